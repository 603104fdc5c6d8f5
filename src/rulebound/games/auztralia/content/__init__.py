"""The thirty-six characters of AuZtralia, each beside its facts; importing this declares them all."""

from rulebound.games.auztralia.content import in_combat, lasting, one_use

__all__ = ["in_combat", "lasting", "one_use"]
