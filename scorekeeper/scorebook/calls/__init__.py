"""What the app can do: the calls of the scorebook, by what they are for."""
