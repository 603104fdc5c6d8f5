"""The fear cards of the base box, by their names."""

from rulebound.games.spirit_island.content.base.fear import a_to_f, i_to_w

__all__ = ["a_to_f", "i_to_w"]
