"""The major powers of Branch & Claw."""
