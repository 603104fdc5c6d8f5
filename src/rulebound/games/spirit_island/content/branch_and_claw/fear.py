"""The fear cards of Branch & Claw."""
