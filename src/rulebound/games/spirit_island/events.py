"""Events: the deck, the three parts of a card, and choices that all make together (SI-130 to SI-141)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias, TypeVar

from rulebound.games.spirit_island import each
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.payment import can_pay, pay
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import STABLE, Decide, Flow, Option

EventText: TypeAlias = Callable[[IslandState], Flow[None] | None]
PARTS: Final = ("main", "token", "dahan")
PLAYER, EACH_SPIRIT = "player", "each-spirit"
RETURNS, AGAIN, CARD = "event-returns", "event-again", "event"  # what a card says of itself lasts until it is over
together = partial(each.together, "event")
each_player = partial(each.each_player, "event")
each_land = partial(each.each_land, "event")
each_board = partial(each.each_board, "event")


@dataclass(slots=True, frozen=True)
class Way:
    """One of the things that a main event can be. What it costs is energy for each player (SI-140).

    Where the cost is counted by something else, its text has it paid, and only the `least` it can be is asked
    for before it is chosen.
    """

    name: str
    text: EventText
    energy: int = 0
    aided_by: str = ""
    per: str = PLAYER
    least: int = 0

    def cost(self, s: IslandState) -> int:
        """What all have to be able to pay together for choosing it."""
        return self.energy * s.seat_count if self.per == PLAYER else self.least


@dataclass(slots=True, frozen=True)
class Part:
    """The token event or the dahan event of a card."""

    name: str
    text: EventText


Main: TypeAlias = Callable[[IslandState, tuple[Way, ...]], Flow[Way | None]]


@dataclass(slots=True, frozen=True)
class EventCard:
    """An event card: `main` says which of its ways happens, or does all itself; other parts may be missing."""

    id: str
    box: str
    ways: tuple[Way, ...]
    main: Main
    token: Part | None = None
    dahan: Part | None = None
    without: tuple[str, ...] = ()  # adversaries with which it is not in the deck
    adversary: str = ""  # with which alone it is in the deck
    level: int = 0  # the least level of that adversary
    under: int = 0  # so many cards lie above it at set-up
    persistent: bool = False  # it may bring something that lasts to the end of the game

    @property
    def kind(self) -> str:
        """What decides which of its ways happens."""
        return KINDS_OF_MAIN.get(self.main, EACH_SPIRIT)

    @property
    def parts(self) -> tuple[Way, ...]:
        """Its different ways, in their order."""
        return tuple(dict.fromkeys(self.ways))


EVENTS: Final[dict[str, EventCard]] = {}


def event(
    name: str,
    main: Main,
    *ways: Way,
    token: Part | None = None,
    dahan: Part | None = None,
    box: str,
    without: tuple[str, ...] = (),
    adversary: str = "",
    level: int = 0,
    under: int = 0,
    persistent: bool = False,
) -> None:
    """Register an event card: `event("drought", choice, Way(...), Way(..., energy=4, aided_by="water"), ...)`."""
    EVENTS[name] = EventCard(name, box, ways, main, token, dahan, without, adversary, level, under, persistent)


INSTEAD_OF_EVENTS: Final[list[str]] = []  # rules that are in force in a game without events
R = TypeVar("R", bound=type[Rule])


def instead_of_events(name: str) -> Callable[[R], R]:
    """Declare a rule of the game without events, by the class below (SI-161)."""
    INSTEAD_OF_EVENTS.append(name)
    return rule(name)


# Which of its ways a main event is.


def by_health(s: IslandState, ways: tuple[Way, ...]) -> Flow[Way | None]:
    """The first on a healthy island, the second on a blighted one (SI-131)."""
    yield from ()
    return ways[s.blighted]


def by_terror(s: IslandState, ways: tuple[Way, ...]) -> Flow[Way | None]:
    """One for each terror level (SI-131)."""
    yield from ()
    return ways[s.terror - 1]


def by_stage(s: IslandState, ways: tuple[Way, ...]) -> Flow[Way | None]:
    """One for each stage of the invaders (SI-131)."""
    yield from ()
    return ways[s.invader_stage - 1]


def choice(s: IslandState, ways: tuple[Way, ...]) -> Flow[Way | None]:
    """What all agree on, of that which can be paid; the first if they do not agree (SI-139)."""
    able = [way for way in ways if can_pay(s, way.cost(s), way.aided_by)]
    options = [Option("agree", way.name) for way in able]
    wanted: set[Option] = set()
    for seat in s.all_seats:
        pick: Option = yield Decide(seat, "event-choice", options, happening=s.event)
        if len(options) > 1:
            s.emit("agreed", seat, pick.args[0])
        wanted.add(pick)
        if len(wanted) > 1:
            return able[0]
    return next(way for way, option in zip(able, options, strict=True) if option in wanted)


KINDS_OF_MAIN: Final[dict[Main, str]] = {
    choice: "choice",
    by_health: "health",
    by_terror: "terror",
    by_stage: "stage",
}


# The step.


def event_step(s: IslandState) -> Flow[None]:
    """One card is drawn and done from top to bottom; the first turn's has no effect (SI-130, SI-132)."""
    if s.events and not s.begun and s.event_deck:
        s.begun = True
        _draw(s)
        if s.turn == 1:
            s.emit("event-passed", s.event)
            _put_away(s)
        else:
            s.emit("event-drawn", s.event)
    while s.event:
        yield STABLE
        parts = (_main, _token, _dahan)
        if s.event_part == len(parts):
            if _put_away(s) and s.event_deck:
                _draw(s)
                s.emit("event-drawn", s.event)
            continue
        s.event_part += 1
        yield from parts[s.event_part - 1](s, EVENTS[s.event])


def _draw(s: IslandState) -> None:
    s.event, s.event_part = s.event_deck.pop(), 0
    s.rng.reveal()
    if s.event in s.event_shown:
        s.event_shown.remove(s.event)


def _main(s: IslandState, card: EventCard) -> Flow[None]:
    way = yield from card.main(s, card.ways)
    if way is None:
        return
    s.emit("event-way", way.name)
    if way.energy and way.per == PLAYER:
        yield from pay(s, way.cost(s), way.aided_by)
    doing = way.text(s)
    if doing is not None:
        yield from doing


def _token(s: IslandState, card: EventCard) -> Flow[None]:
    return _part(s, card.token)


def _dahan(s: IslandState, card: EventCard) -> Flow[None]:
    return _part(s, card.dahan)


def _part(s: IslandState, part: Part | None) -> Flow[None]:
    if part is None:
        return
    s.emit("event-part", part.name)
    doing = part.text(s)
    if doing is not None:
        yield from doing


def part_under_way(s: IslandState) -> str:
    """Which part of the card happens now, if any."""
    return PARTS[max(0, s.event_part - 1)] if s.event else ""


def in_dahan_event(s: IslandState) -> bool:
    """Whether the dahan event of the card is being done, which is its last part."""
    return part_under_way(s) == PARTS[-1]


def lasting_events(s: IslandState) -> list[str]:
    """The cards of which something still lasts, or waits for a later time."""
    return list(dict.fromkeys(each.source for each in (*s.effects, *s.rules) if each.source in EVENTS))


# What becomes of the card.


def returns(s: IslandState, under: int) -> None:
    """When it is over, the card goes back into the deck under so many others."""
    s.effects.append(Effect(RETURNS, amount=under, source=s.event, until=CARD))


def draws_again(s: IslandState) -> None:
    """When it is over, another card is drawn."""
    s.effects.append(Effect(AGAIN, source=s.event, until=CARD))


def put_under(deck: list[str], card: str, above: int) -> None:
    """Lay a card into a deck under so many others."""
    deck.insert(max(0, len(deck) - above), card)


def _put_away(s: IslandState) -> bool:
    """The card is discarded or goes back into the deck; whether another one is drawn."""
    said = {each.kind: each.amount for each in s.effects if each.until == CARD}
    s.effects = [each for each in s.effects if each.until != CARD]
    if RETURNS in said:
        put_under(s.event_deck, s.event, said[RETURNS])
        s.event_shown.append(s.event)
    else:
        s.event_discard.append(s.event)
    s.event = ""
    return AGAIN in said
