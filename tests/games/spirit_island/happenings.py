"""Event cards of the tests' own: small ones that do everything an event can do."""

from typing import Any

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.each import where_possible
from rulebound.games.spirit_island.effect import NOWHERE
from rulebound.games.spirit_island.events import (
    EVENTS,
    EventCard,
    EventText,
    Part,
    Way,
    by_health,
    by_stage,
    by_terror,
    choice,
    each_board,
    each_land,
    each_player,
    event,
    event_step,
    together,
)
from rulebound.games.spirit_island.invaders import build, invader_phase
from rulebound.games.spirit_island.pieces import BEASTS, BUILDINGS, CITY, DAHAN, DISEASE, EXPLORER, TOWN
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow
from tests.games.spirit_island.frames import asks, fear_deck, reply, texts, two
from tests.games.spirit_island.harness import Table, island

TEST_EVENT = "test-event"
DROUGHT, SEARCH, PLAGUE, PANIC = "test-drought", "test-search", "test-plague", "test-panic"


def note(said: list[str], word: str) -> EventText:
    """A text that only notes that it was done."""

    def text(s: IslandState) -> None:
        del s
        said.append(word)

    return text


def wither(s: IslandState) -> Flow[None]:
    """Cities, towns and dahan have 1 health less this turn."""
    return together(s, s.event, lambda act: act.change_health((TOWN, CITY, DAHAN), -1))


def ease(s: IslandState) -> Flow[None]:
    """Each spirit may add presence where dahan are with it."""

    def does(act: Action) -> Flow[None]:
        yield from act.add_presence(act.seat, s.presence_of(act.seat) & s.where(DAHAN), optional=True)

    return each_player(s, s.event, does)


def beasts_attack(s: IslandState) -> Flow[None]:
    """Each beasts does 2 damage in its land."""
    lands = sum(1 << land for land in range(s.island.size) if s.tokens[BEASTS][land])
    return each_land(s, s.event, lands, lambda act: act.damage(2 * s.tokens[BEASTS][act.land]))


def forsake_the_blight(s: IslandState) -> Flow[None]:
    """On each board push 2 dahan from a land with blight to a land without."""

    def does(act: Action, board: int) -> Flow[None]:
        clean = ~s.blighted_lands()
        lands = board & ~clean & s.where(DAHAN)
        fit = where_possible(lands, 2, lambda land: s.count(land, DAHAN) if s.near(land) & clean else 0)
        land = yield from act.choose_land("push-from", fit)
        if land != NOWHERE:
            yield from act.push(2, (DAHAN,), land=land, to=clean)

    return each_board(s, s.event, does)


def build_where_beasts_are_not(s: IslandState) -> Flow[None]:
    """On each board the invaders build in a land of choice, or an explorer comes to one."""

    def does(act: Action, board: int) -> Flow[None]:
        if (yield from act.choose("gather-town", "gather-explorer")) == "gather-town":
            land = yield from act.choose_land("push-from", board & s.island.coastal)
            yield from build(s, land)
        else:
            land = yield from act.choose_land("push-from", board)
            act.add(EXPLORER, land=land)

    return each_board(s, s.event, does)


def stricken(s: IslandState) -> Flow[None]:
    """No ravage where disease is."""
    lands = sum(1 << land for land in range(s.island.size) if s.tokens[DISEASE][land])
    return each_land(s, s.event, lands, lambda act: act.skip("ravage"))


def gain_energy(s: IslandState) -> Flow[None]:
    """Each spirit with a city among its lands gains 1 energy."""
    rich = [seat for seat in s.all_seats if s.presence_of(seat) & s.where(*BUILDINGS)]
    return each_player(s, s.event, lambda act: act.gain_energy(act.seat, 1), rich)


CARDS = (
    EventCard(
        DROUGHT,
        "base",
        (Way("nothing", wither), Way("add-presence", ease, energy=2, aided_by="water")),
        choice,
        Part("test-beasts", beasts_attack),
        Part("test-dahan", forsake_the_blight),
    ),
    EventCard(SEARCH, "base", (Way("push-town", wither),) + (Way("push-explorer", gain_energy),) * 2, by_stage),
    EventCard(
        PLAGUE,
        "base",
        (Way("heal", stricken), Way("fear", wither)),
        by_health,
        token=Part("test-disease", stricken),
    ),
    EventCard(
        PANIC,
        "base",
        (Way("fear", build_where_beasts_are_not),) * 2 + (Way("damage", forsake_the_blight),),
        by_terror,
        dahan=Part("test-dahan", gain_energy),
    ),
)


def with_events(patch: pytest.MonkeyPatch) -> None:
    """The box holds these cards, each three times."""
    for card in CARDS:
        for number in range(3):
            name = f"{card.id}-{number}"
            patch.setitem(EVENTS, name, card)  # so that it is gone after the test
            event(name, card.main, *card.ways, token=card.token, dahan=card.dahan, box=card.box)


def happen(patch: pytest.MonkeyPatch, table: Table, card: EventCard, *answers: str) -> Table:
    """The event step of a later turn, with this card on top."""
    patch.setitem(EVENTS, card.id, card)
    s = table.s
    s.events, s.event_deck, s.turn, s.begun = True, [card.id], max(2, s.turn), False
    return table.run(event_step(s), *answers)


def event_of(main: EventText, **parts: EventText) -> EventCard:
    """A card that does the same on every island."""
    token, dahan = (Part(f"test-{name}", parts[name]) if name in parts else None for name in ("token", "dahan"))
    return EventCard(TEST_EVENT, "base", (Way("nothing", main),) * 2, by_health, token, dahan)


# Printed cards.


def here(position: str, anchor: str = "A7: 1P 1E", **setup: Any) -> Table:
    """A position on board A, with presence and an explorer in a corner so that the game goes on."""
    return _ready(island(f"{position}; {anchor}", **setup))


def pair(position: str, anchor: str = "A7: 1P 1E; B5: 1Q") -> Table:
    """The same on boards A and B for two spirits."""
    return _ready(two(f"{position}; {anchor}"))


def _ready(table: Table) -> Table:
    fear_deck(table)
    table.s.blight_left, table.s.turn, table.s.phase, table.s.step = 9, 3, "invaders", "event"
    for spirit in table.s.spirits:
        spirit.hand = []
    return table


def way(table: Table, card: str, number: int, *answers: str) -> Table:
    """One of the ways of an event card, without its cost."""
    return _text(table, card, EVENTS[card].parts[number - 1].text, *answers)


def token(table: Table, card: str, *answers: str) -> Table:
    """The token event of a card."""
    part = EVENTS[card].token
    assert part is not None
    return _text(table, card, part.text, *answers)


def dahan(table: Table, card: str, *answers: str) -> Table:
    """The dahan event of a card."""
    part = EVENTS[card].dahan
    assert part is not None
    return _text(table, card, part.text, *answers)


def _text(table: Table, card: str, text: EventText, *answers: str) -> Table:
    table.s.event = card
    table.run(text(table.s), *answers)
    assert not table.over
    table.s.event = ""
    return table


def whole(table: Table, card: str, *answers: str) -> Table:
    """The event step with this card on top of the deck."""
    s = table.s
    s.events, s.begun = True, False
    s.event_deck.append(card)
    return table.run(event_step(s), *answers)


def step(table: Table, name: str, *answers: str, **cards: list[str]) -> Table:
    """One step of the invader phase, with these cards in the slots."""
    s = table.s
    for slot in s.slots:
        slot.cards = cards.get(slot.name, [])
    s.phase, s.step, s.begun = "invaders", name, False

    def until_it_is_over() -> Flow[None]:
        flow, told = invader_phase(s), None
        while True:
            try:
                ask = flow.send(told)
            except StopIteration:
                return
            if s.step != name:
                return
            told = yield ask

    return table.run(until_it_is_over(), *answers)


def on_top(table: Table, *cards: str) -> Table:
    """These power cards lie on top of their decks, the first one uppermost."""
    for card in reversed(cards):
        deck = table.s.minors if POWERS[card].kind == "minor" else table.s.majors
        deck.remove(card)
        deck.append(card)
    return table


def dahan_question(table: Table, card: str) -> list[str]:
    """The options of what the dahan event of a card asks first."""
    part = EVENTS[card].dahan
    assert part is not None
    table.s.event = card
    flow = part.text(table.s)
    assert flow is not None
    return texts(asks(flow))


def question(table: Table, card: str, number: int, *answers: str) -> list[str]:
    """The options of what a way of a card asks after these answers."""
    table.s.event = card
    flow = EVENTS[card].parts[number - 1].text(table.s)
    assert flow is not None
    ask = asks(flow)
    for answer in answers:
        ask = reply(flow, ask, answer)
    return texts(ask)
