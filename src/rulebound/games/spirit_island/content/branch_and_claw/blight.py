"""The blight cards of Branch & Claw."""
