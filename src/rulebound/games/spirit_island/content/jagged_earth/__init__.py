"""Jagged Earth: aspects, blight cards, events, fear cards, majors, minors, Russia, spirits, variants."""

from rulebound.games.spirit_island.content.jagged_earth import (
    aspects,
    blight,
    events,
    fear,
    majors,
    minors,
    russia,
    spirits,
    variants,
)

__all__ = ["aspects", "blight", "events", "fear", "majors", "minors", "russia", "spirits", "variants"]
