"""The pieces screens are made of: each small, and shown only what it is given."""
