"""The rules of a table in plain sentences, made from its options alone."""
