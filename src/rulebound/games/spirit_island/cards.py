"""Power cards: gained, forgotten, reclaimed (SI-033, SI-040 to SI-043)."""

from typing import Any, Final

from rulebound.games.spirit_island.effect import NOBODY
from rulebound.games.spirit_island.panel import panel_of
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.rule import at_seat
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import DONE, Decide, Flow, Option, known_option

DRAWN = 4
DECKS: Final = (Option("draw", "minor"), Option("draw", "major"))


def gain_card(s: IslandState, seat: int, passed_to: int = NOBODY, ransom: int = 0) -> Flow[str]:
    """A minor or a major power, or the next one of the power progression; which (SI-040).

    So much energy may be paid instead of forgetting a card, if a `ransom` is given.
    """
    if follows_progression(s, seat):
        return (yield from _progress(s, seat, ransom))
    pick: Option = yield Decide(seat, "deck", DECKS)
    return (yield from gain(s, seat, pick.args[0], passed_to, ransom))


def follows_progression(s: IslandState, seat: int) -> bool:
    """Whether the next card of the spirit is that of its printed order."""
    return s.progression and s.spirits[seat].progress < len(panel_of(s, seat).progression)


def _progress(s: IslandState, seat: int, ransom: int) -> Flow[str]:
    """The next card of the printed order; for a major power one is forgotten."""
    spirit = s.spirits[seat]
    card = panel_of(s, seat).progression[spirit.progress]
    spirit.progress += 1
    spirit.hand.append(card)
    s.emit("gained", seat, card)
    yield from _tell_of_gain(s, seat, card)
    if POWERS[card].kind == "major":
        yield from forget(s, seat, ransom=ransom)
    return card


def gain(s: IslandState, seat: int, kind: str, passed_to: int = NOBODY, ransom: int = 0) -> Flow[str]:
    """Draw four of a deck, keep one; a major power is paid for by forgetting another (SI-040 to SI-042).

    A spirit to which the rest is passed keeps one of that as well.
    """
    draw(s, seat, kind)
    return (yield from choose_of_drawn(s, seat, kind, passed_to, ransom))


def choose_of_drawn(s: IslandState, seat: int, kind: str, passed_to: int = NOBODY, ransom: int = 0) -> Flow[str]:
    """The same when the cards lie on the table."""
    card = yield from keep_one(s, seat)
    shared = ""
    if passed_to != NOBODY:
        spirit, other = s.spirits[seat], s.spirits[passed_to]
        spirit.drawn, other.drawn = [], spirit.drawn
        shared = yield from keep_one(s, passed_to)
    discard_drawn(s, seat if passed_to == NOBODY else passed_to, kind)
    if kind == "major" and card:
        yield from forget(s, seat, ransom=ransom)
    if kind == "major" and shared:
        yield from forget(s, passed_to)
    return card


def draw(s: IslandState, seat: int, kind: str, number: int = DRAWN) -> None:
    """Lay the top cards of a deck on the table; an empty deck is made again of what was discarded."""
    for _ in range(number):
        card = _top(s, kind)
        if card:
            s.spirits[seat].drawn.append(card)
    s.rng.reveal()
    s.emit("drawn", seat, kind)


def offer(s: IslandState, kind: str, number: int) -> None:
    """Lay the top cards of a deck on the table for all spirits; nobody's own drawn cards lie among them."""
    s.offered = [card for card in (_top(s, kind) for _ in range(number)) if card]
    s.rng.reveal()


def take_offered(s: IslandState, seat: int, card: str) -> None:
    """A spirit takes one of the cards on the table."""
    s.offered.remove(card)
    s.spirits[seat].lent.append(card)
    s.emit("lent", seat, card)


def _top(s: IslandState, kind: str) -> str:
    """The top card of a deck, or "" if there is none at all."""
    deck, discard = (s.minors, s.minors_discard) if kind == "minor" else (s.majors, s.majors_discard)
    if not deck:
        deck += discard
        discard.clear()
        s.rng.shuffle(deck)
    return deck.pop() if deck else ""


def discard_top(s: IslandState, kind: str) -> str:
    """The top card of a deck goes to its discard pile for all to see; which, or "" if there is none."""
    card = _top(s, kind)
    if card:
        (s.minors_discard if kind == "minor" else s.majors_discard).append(card)
        s.rng.reveal()
        s.emit("turned", card)
    return card


def keep_one(s: IslandState, seat: int) -> Flow[str]:
    """One of the cards that it has drawn goes to the hand."""
    spirit = s.spirits[seat]
    if not spirit.drawn:
        return ""
    pick: Option = yield Decide(seat, "keep", [known_option("keep", card) for card in spirit.drawn])
    card: str = pick.args[0]
    spirit.drawn.remove(card)
    spirit.hand.append(card)
    s.emit("gained", seat, card)
    yield from _tell_of_gain(s, seat, card)
    return card


def gain_this(s: IslandState, seat: int, card: str, pile: list[str]) -> Flow[None]:
    """A card of a pile goes to the hand of a spirit."""
    pile.remove(card)
    s.spirits[seat].hand.append(card)
    s.emit("gained", seat, card)
    yield from _tell_of_gain(s, seat, card)


def _tell_of_gain(s: IslandState, seat: int, card: str) -> Flow[None]:
    for rule, its in at_seat(s, seat, "card_gained"):
        yield from rule.card_gained(s, its, card)


def discard_drawn(s: IslandState, seat: int, kind: str) -> None:
    """What was not kept."""
    drawn = s.spirits[seat].drawn
    (s.minors_discard if kind == "minor" else s.majors_discard).extend(drawn)
    drawn.clear()


def forget(s: IslandState, seat: int, optional: bool = False, ransom: int = 0, kind: str = "") -> Flow[str]:
    """Give up a card of hand, play or discard, perhaps of one kind only, or pay so much energy instead; which.

    SI-041, SI-043.
    """
    spirit = s.spirits[seat]
    cards = [*spirit.hand, *spirit.played, *spirit.discard]
    if kind:
        cards = [card for card in cards if POWERS[card].kind == kind]
    if not cards:
        return ""
    options = [known_option("forget", card) for card in cards]
    options += [Option("pay", ransom)] if ransom and ransom <= spirit.energy else []
    pick: Option = yield Decide(seat, "forget", [*options, DONE] if optional else options)
    if pick is DONE:
        return ""
    if pick.verb == "pay":
        spirit.energy -= ransom
        s.emit("paid", seat, ransom)
        return ""
    card: str = pick.args[0]
    yield from forget_card(s, seat, card)
    return card


def forget_card(s: IslandState, seat: int, card: str, source: str = "") -> Flow[None]:
    """Forget this card, unless a rule of the spirit has something else happen to it in this action."""
    for rule, its in at_seat(s, seat, "instead_of_forgetting"):
        if (yield from rule.instead_of_forgetting(s, its, card, source)):
            return
    lose_card(s, seat, card)


def give_card(s: IslandState, seat: int, to_seat: int) -> Flow[None]:
    """A spirit may give a card of its hand to another one."""
    hand = s.spirits[seat].hand
    if not hand:
        return
    pick: Option = yield Decide(seat, "give", [*(Option("give", card) for card in hand), DONE])
    if pick is DONE:
        return
    hand.remove(pick.args[0])
    s.spirits[to_seat].hand.append(pick.args[0])
    s.emit("gave", seat, pick.args[0], to_seat)


def lose_card(s: IslandState, seat: int, card: str) -> None:
    """A card leaves the spirit: minors and majors to their discard piles, unique ones out of the game."""
    spirit = s.spirits[seat]
    next(pile for pile in (spirit.hand, spirit.played, spirit.discard) if card in pile).remove(card)
    kind = POWERS[card].kind
    if kind == "minor":
        s.minors_discard.append(card)
    elif kind == "major":
        s.majors_discard.append(card)
    s.emit("forgot", seat, card)


def discard_card(s: IslandState, seat: int, card: str) -> None:
    """A card goes from the hand to the spirit's own discard."""
    spirit = s.spirits[seat]
    spirit.hand.remove(card)
    spirit.discard.append(card)
    s.emit("discarded", seat, card)


def reclaim_all(s: IslandState, seat: int) -> None:
    """All discarded cards come back (SI-033)."""
    spirit = s.spirits[seat]
    spirit.hand += spirit.discard
    spirit.discard.clear()
    s.emit("reclaimed", seat)


def reclaim_one(s: IslandState, seat: int, optional: bool = False, **about: Any) -> Flow[str]:
    """One discarded card of choice comes back; which."""
    spirit = s.spirits[seat]
    if not spirit.discard:
        return ""
    options = [known_option("reclaim", card) for card in spirit.discard]
    pick: Option = yield Decide(seat, "reclaim", [*options, DONE] if optional else options, False, **about)
    if pick is DONE:
        return ""
    card: str = pick.args[0]
    spirit.discard.remove(card)
    spirit.hand.append(card)
    s.emit("reclaimed-one", seat, card)
    return card


def reclaim_played(s: IslandState, seat: int) -> Flow[None]:
    """At the end of the turn played cards come back instead of being discarded, where a power said so."""
    spirit = s.spirits[seat]
    for _ in range(s.total("reclaim-played", seat=seat)):
        if not spirit.played:
            return
        options = [known_option("reclaim", card) for card in spirit.played]
        pick: Option = yield Decide(seat, "reclaim", [*options, DONE])
        if pick is DONE:
            return
        spirit.played.remove(pick.args[0])
        spirit.hand.append(pick.args[0])
        s.emit("reclaimed-one", seat, pick.args[0])


def put_back(s: IslandState, cards: list[str]) -> None:
    """Minor and major powers go back into their decks, which are shuffled; unique ones leave the game."""
    for kind, pile in (("minor", s.minors), ("major", s.majors)):
        back = [card for card in cards if POWERS[card].kind == kind]
        if back:
            pile += back
            s.rng.shuffle(pile)
