"""The spirits of Feather & Flame, a file each."""

from rulebound.games.spirit_island.content.promo.spirits import downpour_drenches_the_world

__all__ = ["downpour_drenches_the_world"]
