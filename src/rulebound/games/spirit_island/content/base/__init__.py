"""The base box: eight spirits, minor and major powers, fear cards and blight cards."""

from rulebound.games.spirit_island.content.base import blight, fear, majors, minors, spirits

__all__ = ["blight", "fear", "majors", "minors", "spirits"]
