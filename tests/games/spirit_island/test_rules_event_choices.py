"""Choices that all make together and what they cost (SI-139 to SI-141), and whole games with events."""

import pytest

from rulebound.bots import RandomBot
from rulebound.games.spirit_island.events import EVENTS, EventCard, Way, choice, event_step
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.payment import can_pay, pay
from rulebound.games.spirit_island.power import POWERS, counted
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Decide, Match, Rng
from rulebound.kernel.record import load_record
from tests.games.spirit_island.frames import asks, fear_deck, nothing, power, reply, texts, told, two
from tests.games.spirit_island.happenings import TEST_EVENT, happen, note, with_events
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule


def pair(water: int = 0, energy: tuple[int, int] = (0, 0)) -> Table:
    table = fear_deck(two("A7: 1P 1C; B7: 1Q"))
    for spirit, number in zip(table.s.spirits, energy, strict=True):
        spirit.hand, spirit.energy = [], number
    table.s.spirits[0].gained = list(counted(f"{water} water" if water else ""))
    return table


def water_card(patch: pytest.MonkeyPatch, name: str, elements: str = "water") -> str:
    patch.setitem(POWERS, name, power(nothing, elements=elements, name=name))
    return name


def drought(said: list[str], energy: int = 0, aided_by: str = "") -> EventCard:
    ways = (Way("wither", note(said, "wither")), Way("ease", note(said, "ease"), energy, aided_by))
    return EventCard(TEST_EVENT, "base", ways, choice)


# Agreeing.


@rule("SI-139")
def test_a_choice_event_is_what_all_agree_on_or_else_its_first_option(monkeypatch: pytest.MonkeyPatch) -> None:
    for votes, result in (
        (("ease", "ease"), "ease"),
        (("wither", "wither"), "wither"),
        (("ease", "wither"), "wither"),
        (("wither", "ease"), "wither"),
    ):
        said: list[str] = []
        table = happen(monkeypatch, pair(), drought(said), *(f"agree {vote}" for vote in votes))
        assert said == [result]
        assert told(table, "event-way") == [(result,)]


@rule("SI-139")
def test_each_spirit_is_asked_until_two_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    table = fear_deck(island("A7: 1P 1C", others=("lightnings-swift-strike", "thunderspeaker")))
    monkeypatch.setitem(EVENTS, TEST_EVENT, drought([]))
    table.s.events, table.s.event_deck, table.s.turn = True, [TEST_EVENT], 2
    flow = event_step(table.s)
    ask = asks(flow)
    assert isinstance(ask, Decide)
    assert (ask.seat, texts(ask)) == (0, ["agree wither", "agree ease"])
    ask = reply(flow, ask, "agree ease")
    assert isinstance(ask, Decide)
    assert ask.seat == 1
    with pytest.raises(StopIteration):
        reply(flow, ask, "agree wither")


@rule("SI-139", "SI-140")
def test_what_cannot_be_paid_cannot_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    happen(monkeypatch, pair(energy=(3, 4)), drought(said, energy=4))
    assert said == ["wither"]


# Paying.


@rule("SI-140")
def test_the_cost_is_for_each_player_and_paid_in_any_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    for shares in (("0: pay 3", "pay 5"), ("1: pay 5", "0: pay 3"), ("0: pay 1", "1: pay 5", "0: pay 2")):
        said: list[str] = []
        table = pair(energy=(3, 6))
        happen(monkeypatch, table, drought(said, energy=4), "agree ease", "agree ease", *shares)
        assert ([spirit.energy for spirit in table.s.spirits], said) == ([0, 1], ["ease"])
    alone = pair(energy=(0, 9))
    alone.run(pay(alone.s, 8), "pay 8")
    assert alone.s.spirits[1].energy == 1


@rule("SI-140")
def test_nobody_pays_more_than_is_left() -> None:
    table = pair(energy=(3, 9))
    ask = asks(pay(table.s, 2))
    assert texts(ask) == ["pay 1", "pay 2", "pay 1", "pay 2"]
    assert ask.about == {"number": 2}


@rule("SI-141")
def test_e27_an_element_in_play_and_cards_with_it_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    table = pair(water=3)
    one, other = water_card(monkeypatch, "test-well"), water_card(monkeypatch, "test-rain")
    table.s.spirits[0].hand, table.s.spirits[1].discard = [one], [other]
    given = ["1: forget test-rain", "discard test-well"]
    happen(monkeypatch, table, drought(said, 4, "water"), "agree ease", "agree ease", *given)
    assert said == ["ease"]
    assert (table.s.spirits[0].hand, table.s.spirits[0].discard) == ([], [one])
    assert (table.s.spirits[1].discard, table.s.minors_discard[-1:]) == ([], [other])
    assert told(table, "discarded") == [(0, one)]


@rule("SI-141")
def test_the_values_of_what_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    table = pair(energy=(0, 9))
    s = table.s
    s.spirits[1].hand = [water_card(monkeypatch, "test-well")]
    flow = pay(s, 9, "water")
    ask = reply(flow, asks(flow), "discard test-well", seat=1)
    assert ask.about == {"number": 7}
    s.spirits[1].hand, s.spirits[1].discard = ["test-well"], []
    flow = pay(s, 9, "water")
    assert reply(flow, asks(flow), "forget test-well", seat=1).about == {"number": 5}
    assert s.spirits[1].energy == 9


@rule("SI-141")
def test_a_card_serves_once_and_a_forgotten_one_gives_no_element(monkeypatch: pytest.MonkeyPatch) -> None:
    table = pair(energy=(0, 9))
    s = table.s
    s.spirits[1].hand = [water_card(monkeypatch, "test-well")]
    flow = pay(s, 9, "water")
    ask = reply(flow, asks(flow), "discard test-well", seat=1)
    assert not [text for text in texts(ask) if not text.startswith("pay")]
    s.spirits[1].played, s.spirits[1].discard = ["test-well"], []
    flow = pay(s, 9, "water")
    ask = asks(flow)
    assert ask.about == {"number": 8}
    assert reply(flow, ask, "forget test-well", seat=1).about == {"number": 5}


@rule("SI-141")
def test_only_cards_that_print_the_element_serve_and_only_where_it_aids(monkeypatch: pytest.MonkeyPatch) -> None:
    table = pair(water=2, energy=(3, 0))
    s = table.s
    s.spirits[0].hand = [water_card(monkeypatch, "test-fire", "fire"), water_card(monkeypatch, "test-well")]
    assert texts(asks(pay(s, 2))) == ["pay 1", "pay 2"]
    ask = asks(pay(s, 4, "water"))
    assert texts(ask) == ["pay 1", "pay 2", "discard test-well", "forget test-well"]
    assert [can_pay(s, cost) for cost in (3, 4)] == [True, False]
    assert [can_pay(s, cost, "water") for cost in (9, 10)] == [True, False]


@rule("SI-141")
def test_a_card_is_not_discarded_where_it_has_to_be_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    table = pair(energy=(1, 0))
    table.s.spirits[0].hand = [water_card(monkeypatch, "test-well")]
    assert texts(asks(pay(table.s, 5, "water"))) == ["pay 1", "forget test-well"]
    assert texts(asks(pay(table.s, 3, "water"))) == ["pay 1", "discard test-well", "forget test-well"]


@rule("SI-141")
def test_a_card_in_play_counts_as_element_or_as_forgotten_but_not_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    table = pair()
    table.s.spirits[0].played = [water_card(monkeypatch, "test-well")]
    assert [can_pay(table.s, cost, "water") for cost in (4, 5)] == [True, False]


@rule("SI-141")
def test_any_element_aids_as_well() -> None:
    table = pair(energy=(1, 0))
    table.s.spirits[0].gained = list(counted("2 any 1 fire"))
    assert [can_pay(table.s, cost, "water") for cost in (3, 4)] == [True, False]


# The whole game.


def play(seats: int, seed: int) -> Match:
    match = Match(GAME, {"seats": seats, "spirits": ["random"] * seats, "boards": ["random"] * seats}, seed)
    bot, rng = RandomBot(seed), Rng(seed)
    while match.pending is not None:
        assert isinstance(match.state, IslandState)
        assert list(GAME.invariants(match.state)) == []
        seat = rng.choice(match.pending.seats)
        match.pick(seat, bot.choose(match.handle(seat)))
    return match


@rule("SI-130")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_random_games_with_events_keep_the_laws_of_the_box(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with_events(monkeypatch)
    happened: set[str] = set()
    for seed in range(8):
        match = play(seats, seed)
        happened |= {event.kind for event in match.events}
        assert load_record(match.record().dump()).replay(GAME).hashes == match.hashes
    assert happened >= {"event-passed", "event-drawn", "event-way", "agreed"}


@rule("SI-130")
def test_the_order_of_the_events_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    with_events(monkeypatch)
    match = Match(GAME, {"seats": 1, "spirits": ["random"], "boards": ["random"]}, 5)
    decks = set()
    for seed in range(4):
        imagined = match.imagine(0, Rng(seed))
        assert isinstance(imagined.state, IslandState)
        decks.add(tuple(imagined.state.event_deck))
        assert imagined.view(0) == match.view(0)
    assert len(decks) == 4
