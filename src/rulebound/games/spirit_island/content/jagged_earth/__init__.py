"""Jagged Earth: aspects, blight cards, events, fear cards, majors, minors, spirits, variants."""

from rulebound.games.spirit_island.content.jagged_earth import (
    aspects,
    blight,
    events,
    fear,
    majors,
    minors,
    spirits,
    variants,
)

__all__ = ["aspects", "blight", "events", "fear", "majors", "minors", "spirits", "variants"]
