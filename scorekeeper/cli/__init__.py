"""The command line: opens the app, and scores match files for scripts."""
