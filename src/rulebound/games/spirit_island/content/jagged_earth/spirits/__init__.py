"""The spirits of Jagged Earth, a file each."""

from rulebound.games.spirit_island.content.jagged_earth.spirits import (
    fractured_days_split_the_sky,
    grinning_trickster_stirs_up_trouble,
    lure_of_the_deep_wilderness,
    many_minds_move_as_one,
    shifting_memory_of_ages,
    shroud_of_silent_mist,
    starlight_seeks_its_form,
    stones_unyielding_defiance,
    vengeance_as_a_burning_plague,
    volcano_looming_high,
)

__all__ = [
    "fractured_days_split_the_sky",
    "grinning_trickster_stirs_up_trouble",
    "lure_of_the_deep_wilderness",
    "many_minds_move_as_one",
    "shifting_memory_of_ages",
    "shroud_of_silent_mist",
    "starlight_seeks_its_form",
    "stones_unyielding_defiance",
    "vengeance_as_a_burning_plague",
    "volcano_looming_high",
]
