"""The spirits of Jagged Earth, a file each."""

from rulebound.games.spirit_island.content.jagged_earth.spirits import starlight_seeks_its_form

__all__ = ["starlight_seeks_its_form"]
