"""The use cases: one call, one transaction, one answer."""
