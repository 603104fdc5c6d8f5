"""Jagged Earth: adversaries, aspects, blight and fear cards, events, powers, scenarios, spirits, variants."""

from rulebound.games.spirit_island.content.jagged_earth import (
    adversaries,
    aspects,
    blight,
    events,
    fear,
    majors,
    minors,
    russia,
    scenarios,
    spirits,
    variants,
)

__all__ = [
    "adversaries",
    "aspects",
    "blight",
    "events",
    "fear",
    "majors",
    "minors",
    "russia",
    "scenarios",
    "spirits",
    "variants",
]
