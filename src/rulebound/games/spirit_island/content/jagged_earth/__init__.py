"""Jagged Earth: adversaries, aspects, blight cards, events, fear cards, majors, minors, spirits, variants."""

from rulebound.games.spirit_island.content.jagged_earth import (
    adversaries,
    aspects,
    blight,
    events,
    fear,
    majors,
    minors,
    spirits,
    variants,
)

__all__ = ["adversaries", "aspects", "blight", "events", "fear", "majors", "minors", "spirits", "variants"]
