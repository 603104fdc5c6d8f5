"""The Mythos cards of the Old One player: laying one down, and playing one in a combat (RV-M2 to RV-M4)."""

from rulebound.games.auztralia.mythos_cards import MythosCard
from rulebound.games.auztralia.revenge.in_combat import IN_COMBAT, carry_out
from rulebound.games.auztralia.state import NOBODY, AuztraliaState, Fight
from rulebound.games.auztralia.track import advance, has_time
from rulebound.kernel import Flow


def number_of(s: AuztraliaState, name: str) -> int:
    """The number of the card with this id."""
    return next(number for number, card in enumerate(s.tables.mythos) if card.id == name)


def lay_down(s: AuztraliaState, number: int) -> MythosCard:
    """The card leaves the hand, and takes its time."""
    card, dark = s.tables.mythos[number], s.old_one_player()
    dark.hand.remove(number)
    if number in dark.known:
        dark.known.remove(number)
    dark.open = number
    s.rng.reveal()
    s.emit("mythos", card.id)
    advance(s, s.old_ones, card.time)
    return card


def discard(s: AuztraliaState) -> None:
    """The card that was carried out goes to the others that were played."""
    dark = s.old_one_player()
    s.played.append(dark.open)
    dark.open = NOBODY


def for_combat(s: AuztraliaState, f: Fight) -> list[int]:
    """The cards that can be played in this combat now; past the end of the track those without time (RV-R43)."""
    in_time = has_time(s, s.old_ones)
    found = []
    for number in s.old_one_player().hand:
        card = s.tables.mythos[number]
        if card.combat and card.effects and (in_time or not card.time):
            first = card.effects[0]
            if IN_COMBAT[first.do].can(s, f, first):
                found.append(number)
    return found


def play_in_combat(s: AuztraliaState, f: Fight, number: int) -> Flow[None]:
    """A combat card, against who fights."""
    card = lay_down(s, number)
    yield from carry_out(s, f, card.effects)
    discard(s)
