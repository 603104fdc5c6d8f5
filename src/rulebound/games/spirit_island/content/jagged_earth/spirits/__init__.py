"""The spirits of Jagged Earth, a file each."""

from rulebound.games.spirit_island.content.jagged_earth.spirits import (
    lure_of_the_deep_wilderness,
    vengeance_as_a_burning_plague,
)

__all__ = ["lure_of_the_deep_wilderness", "vengeance_as_a_burning_plague"]
