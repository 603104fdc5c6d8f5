"""The spirits of Jagged Earth, a file each."""

from rulebound.games.spirit_island.content.jagged_earth.spirits import (
    grinning_trickster_stirs_up_trouble,
    many_minds_move_as_one,
    shifting_memory_of_ages,
)

__all__ = [
    "grinning_trickster_stirs_up_trouble",
    "many_minds_move_as_one",
    "shifting_memory_of_ages",
]
