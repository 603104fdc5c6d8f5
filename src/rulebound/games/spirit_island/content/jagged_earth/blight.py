"""The blight cards of Jagged Earth."""
