"""500 Scorekeeper: keeps the score of 500, the trick-taking card game."""

__version__ = "0.1.0"
