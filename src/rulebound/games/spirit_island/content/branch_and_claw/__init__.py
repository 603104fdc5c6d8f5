"""Branch & Claw: an adversary, blight cards, events, fear cards, majors, minors, spirits."""

from rulebound.games.spirit_island.content.branch_and_claw import (
    adversaries,
    blight,
    events,
    fear,
    majors,
    minors,
    spirits,
)

__all__ = ["adversaries", "blight", "events", "fear", "majors", "minors", "spirits"]
