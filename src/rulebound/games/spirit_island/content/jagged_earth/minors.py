"""The minor powers of Jagged Earth."""
