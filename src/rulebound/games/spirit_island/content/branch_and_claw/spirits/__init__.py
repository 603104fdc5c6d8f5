"""The spirits of Branch & Claw, a file each."""

from rulebound.games.spirit_island.content.branch_and_claw.spirits import (
    keeper_of_the_forbidden_wilds,
    sharp_fangs_behind_the_leaves,
)

__all__ = ["keeper_of_the_forbidden_wilds", "sharp_fangs_behind_the_leaves"]
