"""The minor powers of Branch & Claw."""
