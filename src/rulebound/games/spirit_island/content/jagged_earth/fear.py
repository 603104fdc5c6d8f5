"""The fear cards of Jagged Earth."""
