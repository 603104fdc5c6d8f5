"""The event cards of Jagged Earth."""
