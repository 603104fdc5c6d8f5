"""Feather & Flame: fear cards, spirits."""

from rulebound.games.spirit_island.content.promo import fear, spirits

__all__ = ["fear", "spirits"]
