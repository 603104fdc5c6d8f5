"""Jagged Earth: adversaries, aspects, cards, spirits, variants."""

from rulebound.games.spirit_island.content.jagged_earth import (
    adversaries,
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

__all__ = [
    "adversaries",
    "aspects",
    "blight",
    "events",
    "fear",
    "majors",
    "minors",
    "russia",
    "spirits",
    "variants",
]
