"""Aspects: cards that change a spirit, at most one for each (SI-016)."""

from typing import ClassVar, Final

from rulebound.games.spirit_island.state import Spirit
from rulebound.kernel import plain_class


@plain_class
class Aspect:
    """What is printed on an aspect card: it may take away a special rule or an innate power, and gives its own."""

    id: ClassVar[str]
    spirit: ClassVar[str]
    box: ClassVar[str] = "jagged-earth"
    replaces: ClassVar[str] = ""  # a special rule or an innate power of the panel
    rules: ClassVar[tuple[str, ...]] = ()
    innates: ClassVar[tuple[str, ...]] = ()
    forgets: ClassVar[tuple[str, ...]] = ()  # unique powers without which it begins; nothing brings them back
    energy: ClassVar[int] = 0  # with which it begins
    needs_tokens: ClassVar[tuple[str, ...]] = ()  # kinds that it adds or uses, by their names (SI-163)


ASPECTS: Final[dict[str, Aspect]] = {}


def aspect(cls: type[Aspect]) -> type[Aspect]:
    """Register an aspect."""
    ASPECTS[cls.id] = cls()
    return cls


def take_aspect(spirit: Spirit, its: Aspect) -> None:
    """Let a spirit begin with this aspect."""
    spirit.aspect = its.id
    spirit.rules = (*(rule for rule in spirit.rules if rule != its.replaces), *its.rules)
    spirit.innates = (*(power for power in spirit.innates if power != its.replaces), *its.innates)
    spirit.hand = [card for card in spirit.hand if card not in its.forgets]
    spirit.energy += its.energy
