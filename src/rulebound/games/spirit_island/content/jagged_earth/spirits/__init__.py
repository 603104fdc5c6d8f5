"""The spirits of Jagged Earth, a file each."""

from rulebound.games.spirit_island.content.jagged_earth.spirits import (
    shroud_of_silent_mist,
    stones_unyielding_defiance,
    volcano_looming_high,
)

__all__ = ["shroud_of_silent_mist", "stones_unyielding_defiance", "volcano_looming_high"]
