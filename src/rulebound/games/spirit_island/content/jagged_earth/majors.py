"""The major powers of Jagged Earth."""
