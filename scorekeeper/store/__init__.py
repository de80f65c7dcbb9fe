"""The history: every match, kept in a database. The only place that knows SQLModel."""
