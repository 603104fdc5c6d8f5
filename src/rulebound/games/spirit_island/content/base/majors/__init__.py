"""The major powers of the base box, by their names."""

from rulebound.games.spirit_island.content.base.majors import a_to_po, po_to_w

__all__ = ["a_to_po", "po_to_w"]
