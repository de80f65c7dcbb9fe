"""Showing the app: served to browsers, or in a window of its own."""
