"""The named rule sets as data, by where they are played."""
