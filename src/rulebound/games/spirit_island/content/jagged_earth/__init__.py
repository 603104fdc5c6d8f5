"""Jagged Earth: aspects, blight cards, events, fear cards, majors, minors, scenarios, spirits, variants."""

from rulebound.games.spirit_island.content.jagged_earth import (
    aspects,
    blight,
    events,
    fear,
    majors,
    minors,
    scenarios,
    spirits,
    variants,
)

__all__ = ["aspects", "blight", "events", "fear", "majors", "minors", "scenarios", "spirits", "variants"]
