"""Feather & Flame: an adversary, fear cards, spirits."""

from rulebound.games.spirit_island.content.promo import adversaries, fear, spirits

__all__ = ["adversaries", "fear", "spirits"]
