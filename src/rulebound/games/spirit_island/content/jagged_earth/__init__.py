"""Jagged Earth: aspects, blight cards, events, fear cards, majors, minors, spirits."""

from rulebound.games.spirit_island.content.jagged_earth import (
    aspects,
    blight,
    events,
    fear,
    majors,
    minors,
    spirits,
)

__all__ = ["aspects", "blight", "events", "fear", "majors", "minors", "spirits"]
