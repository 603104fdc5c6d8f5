"""The characters of AuZtralia."""
