"""Branch & Claw: blight cards, events, fear cards, majors, minors, spirits."""

from rulebound.games.spirit_island.content.branch_and_claw import blight, events, fear, majors, minors, spirits

__all__ = ["blight", "events", "fear", "majors", "minors", "spirits"]
