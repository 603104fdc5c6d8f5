"""The thirty-six characters of AuZtralia and the solo objectives; importing this declares them all."""

from rulebound.games.auztralia.content import in_combat, lasting, objectives, one_use

__all__ = ["in_combat", "lasting", "objectives", "one_use"]
