"""The spirits of Jagged Earth, a file each."""

from rulebound.games.spirit_island.content.jagged_earth.spirits import (
    lure_of_the_deep_wilderness,
    shroud_of_silent_mist,
    starlight_seeks_its_form,
    stones_unyielding_defiance,
    vengeance_as_a_burning_plague,
    volcano_looming_high,
)

__all__ = [
    "lure_of_the_deep_wilderness",
    "shroud_of_silent_mist",
    "starlight_seeks_its_form",
    "stones_unyielding_defiance",
    "vengeance_as_a_burning_plague",
    "volcano_looming_high",
]
