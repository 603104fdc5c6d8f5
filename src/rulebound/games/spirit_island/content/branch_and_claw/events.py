"""The event cards of Branch & Claw."""
