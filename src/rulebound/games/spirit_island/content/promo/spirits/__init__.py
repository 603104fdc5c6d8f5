"""The spirits of Feather & Flame, a file each."""

from rulebound.games.spirit_island.content.promo.spirits import heart_of_the_wildfire

__all__ = ["heart_of_the_wildfire"]
