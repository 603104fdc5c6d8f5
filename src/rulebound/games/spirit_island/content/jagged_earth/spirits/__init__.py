"""The spirits of Jagged Earth, a file each."""

from rulebound.games.spirit_island.content.jagged_earth.spirits import many_minds_move_as_one

__all__ = ["many_minds_move_as_one"]
