"""Events: the deck, the three parts of a card, and choices that all make together (SI-130 to SI-141)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from rulebound.games.spirit_island import each
from rulebound.games.spirit_island.payment import can_pay, pay
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import STABLE, Decide, Flow, Option

EventText: TypeAlias = Callable[[IslandState], Flow[None] | None]
together = partial(each.together, "event")
each_player = partial(each.each_player, "event")
each_land = partial(each.each_land, "event")
each_board = partial(each.each_board, "event")


@dataclass(slots=True, frozen=True)
class Way:
    """One of the things that a main event can be. What it costs is energy for each player (SI-140)."""

    name: str
    text: EventText
    energy: int = 0
    aided_by: str = ""


@dataclass(slots=True, frozen=True)
class EventCard:
    """An event card: `main` says which of its ways happens; the other parts may be missing."""

    id: str
    box: str
    ways: tuple[Way, ...]
    main: Callable[[IslandState, tuple[Way, ...]], Flow[Way]]
    token: EventText | None = None
    dahan: EventText | None = None


EVENTS: Final[dict[str, EventCard]] = {}


def event(
    name: str,
    main: Callable[[IslandState, tuple[Way, ...]], Flow[Way]],
    *ways: Way,
    token: EventText | None = None,
    dahan: EventText | None = None,
    box: str,
) -> None:
    """Register an event card: `event("drought", choice, Way(...), Way(..., energy=4, aided_by="water"), ...)`."""
    EVENTS[name] = EventCard(name, box, ways, main, token, dahan)


# Which of its ways a main event is.


def by_health(s: IslandState, ways: tuple[Way, ...]) -> Flow[Way]:
    """The first on a healthy island, the second on a blighted one (SI-131)."""
    yield from ()
    return ways[s.blighted]


def by_terror(s: IslandState, ways: tuple[Way, ...]) -> Flow[Way]:
    """One for each terror level (SI-131)."""
    yield from ()
    return ways[s.terror - 1]


def by_stage(s: IslandState, ways: tuple[Way, ...]) -> Flow[Way]:
    """One for each stage of the invaders (SI-131)."""
    yield from ()
    return ways[s.invader_stage - 1]


def choice(s: IslandState, ways: tuple[Way, ...]) -> Flow[Way]:
    """What all agree on, of that which can be paid; the first if they do not agree (SI-139)."""
    able = [way for way in ways if can_pay(s, way.energy * s.seat_count, way.aided_by)]
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


# The step.


def event_step(s: IslandState) -> Flow[None]:
    """One card is drawn and done from top to bottom; the first turn's has no effect (SI-130, SI-132)."""
    if s.events and not s.begun and s.event_deck:
        s.begun, s.event, s.event_part = True, s.event_deck.pop(), 0
        s.rng.reveal()
        if s.turn == 1:
            s.emit("event-passed", s.event)
            _discard(s)
        else:
            s.emit("event-drawn", s.event)
    while s.event:
        yield STABLE
        if s.event_part == len(PARTS):
            _discard(s)
            return
        doing = PARTS[s.event_part](s, EVENTS[s.event])
        s.event_part += 1
        if doing is not None:
            yield from doing


def _main(s: IslandState, card: EventCard) -> Flow[None]:
    way = yield from card.main(s, card.ways)
    s.emit("event-way", way.name)
    if way.energy:
        yield from pay(s, way.energy * s.seat_count, way.aided_by)
    doing = way.text(s)
    if doing is not None:
        yield from doing


def _token(s: IslandState, card: EventCard) -> Flow[None] | None:
    return card.token(s) if card.token is not None else None


def _dahan(s: IslandState, card: EventCard) -> Flow[None] | None:
    return card.dahan(s) if card.dahan is not None else None


def in_dahan_event(s: IslandState) -> bool:
    """Whether the dahan event of the card is being done, which is its last part."""
    return bool(s.event) and s.event_part == len(PARTS)


def _discard(s: IslandState) -> None:
    s.event_discard.append(s.event)
    s.event = ""


PARTS: Final = (_main, _token, _dahan)  # in their order; `event_part` has gone on when one is being done
