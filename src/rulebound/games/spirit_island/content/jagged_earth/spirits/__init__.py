"""The spirits of Jagged Earth, a file each."""

from rulebound.games.spirit_island.content.jagged_earth.spirits import (
    fractured_days_split_the_sky,
    grinning_trickster_stirs_up_trouble,
    many_minds_move_as_one,
    shifting_memory_of_ages,
)

__all__ = [
    "fractured_days_split_the_sky",
    "grinning_trickster_stirs_up_trouble",
    "many_minds_move_as_one",
    "shifting_memory_of_ages",
]
