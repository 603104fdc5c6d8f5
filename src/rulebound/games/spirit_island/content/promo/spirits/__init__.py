"""The spirits of Feather & Flame, a file each."""

from rulebound.games.spirit_island.content.promo.spirits import (
    downpour_drenches_the_world,
    finder_of_paths_unseen,
    heart_of_the_wildfire,
    serpent_slumbering_beneath_the_island,
)

__all__ = [
    "downpour_drenches_the_world",
    "finder_of_paths_unseen",
    "heart_of_the_wildfire",
    "serpent_slumbering_beneath_the_island",
]
