"""What the app can do: one call, one transaction, one answer."""
