"""The base box: eight spirits, minor and major powers, fear cards, blight cards and three adversaries."""

from rulebound.games.spirit_island.content.base import adversaries, blight, fear, majors, minors, spirits

__all__ = ["adversaries", "blight", "fear", "majors", "minors", "spirits"]
