"""The Mythos cards of the Old One player: when one can be played, and what its effects do (RV-M1 to RV-M30)."""

from rulebound.games.auztralia.mythos_cards import MythosCard
from rulebound.games.auztralia.state import Dark, Fight, World
from rulebound.games.auztralia.track import advance
from rulebound.kernel import Flow


def number_of(s: World, name: str) -> int:
    """The number of the card with this id."""
    return next(number for number, card in enumerate(s.tables.mythos) if card.id == name)


def _dark(s: World) -> Dark:
    assert s.dark is not None
    return s.dark


def can_play(s: World, number: int) -> bool:
    """Whether it is a card for one's own turn, and its first effect can do something (RV-M2, RV-M3)."""
    card = s.tables.mythos[number]
    return not card.combat and can_do(s, card)


def can_do(s: World, card: MythosCard) -> bool:
    """Whether the first effect can do something."""
    raise NotImplementedError


def play(s: World, number: int) -> Flow[None]:
    """The disc moves on, the effects happen in their order, the card is discarded (RV-M4)."""
    card = lay_down(s, number)
    raise NotImplementedError(card)


def lay_down(s: World, number: int) -> MythosCard:
    """The card leaves the hand, and takes its time."""
    card = s.tables.mythos[number]
    _dark(s).hand.remove(number)
    s.played.append(number)
    s.rng.reveal()
    s.emit("mythos", card.id)
    advance(s, s.old_ones, card.time)
    return card


def for_combat(s: World, f: Fight) -> list[int]:
    """The cards that can be played in this combat now; past the end of the track those without time (RV-R43)."""
    raise NotImplementedError((s, f))


def play_in_combat(s: World, f: Fight, number: int) -> Flow[None]:
    """A combat card, against who fights."""
    card = lay_down(s, number)
    raise NotImplementedError(card, f)
