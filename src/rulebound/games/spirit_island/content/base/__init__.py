"""The base box: spirits, minor and major powers, fear cards, blight cards, adversaries and scenarios."""

from rulebound.games.spirit_island.content.base import (
    adversaries,
    blight,
    fear,
    majors,
    minors,
    scenarios,
    spirits,
)

__all__ = ["adversaries", "blight", "fear", "majors", "minors", "scenarios", "spirits"]
