"""The fear cards of Feather & Flame."""
