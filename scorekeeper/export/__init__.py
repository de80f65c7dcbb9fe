"""Ways for a match to leave the app."""
