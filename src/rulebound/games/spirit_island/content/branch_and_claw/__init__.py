"""Branch & Claw: an adversary, blight cards, events, fear cards, majors, minors, scenarios, spirits."""

from rulebound.games.spirit_island.content.branch_and_claw import (
    adversaries,
    blight,
    events,
    fear,
    majors,
    minors,
    scenarios,
    second_wave,
    spirits,
)

__all__ = ["adversaries", "blight", "events", "fear", "majors", "minors", "scenarios", "second_wave", "spirits"]
