"""The event deck (SI-007, SI-012, SI-013, SI-130 to SI-141, SI-144, SI-198)."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.events import (
    EVENTS,
    EventCard,
    Way,
    by_health,
    by_stage,
    by_terror,
    each_board,
    each_land,
    each_player,
    event_step,
    together,
)
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import build, invader_phase
from rulebound.games.spirit_island.pieces import BEASTS, DAHAN, DISEASE, EXPLORER, INVADERS, TOWN
from rulebound.games.spirit_island.setup import check, event_cards
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import BadSetup, Decide, Flow
from tests.games.spirit_island.frames import asks, fear_deck, told, turn_blight_card, two, world
from tests.games.spirit_island.frames import watch as watching
from tests.games.spirit_island.happenings import (
    TEST_EVENT,
    beasts_attack,
    event_of,
    forsake_the_blight,
    happen,
    note,
    with_events,
)
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule


def here(position: str) -> Table:
    table = fear_deck(island(position + "; A7: 1P 1C"))
    table.s.blight_left = 9
    return table


def pair(position: str) -> Table:
    table = fear_deck(two(position + "; A7: 1P 1C; B7: 1Q"))
    table.s.blight_left = 9
    return table


# Set-up.


@rule("SI-007")
def test_with_events_a_blight_card_has_to_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = GAME.setup.check({"seats": 1, "spirits": ["random"], "boards": ["random"], "blight": "none"})
    check(setup)
    with_events(monkeypatch)
    with pytest.raises(BadSetup, match="blight card"):
        check(setup)


@rule("SI-012")
def test_each_board_begins_with_disease_and_beasts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any(map(any, world(6).tokens))
    with_events(monkeypatch)
    s = world(6, boards=["A", "B", "C", "D", "E", "F"])
    names = s.island.names
    assert [names[land] for land, number in enumerate(s.tokens[DISEASE]) if number] == [f"{b}2" for b in "ABCDEF"]
    beasts = [names[land] for land, number in enumerate(s.tokens[BEASTS]) if number]
    assert [name[0] for name in beasts] == list("ABCDEF")
    for name in beasts:
        before = [s.island.setup[s.island.number_of[f"{name[0]}{n}"]]["setup"] for n in range(1, int(name[1]))]
        assert not s.island.setup[s.island.number_of[name]]["setup"]
        assert all(before)


@rule("SI-130")
def test_the_event_deck_is_shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    with_events(monkeypatch)
    decks = [tuple(world(seed=seed).event_deck) for seed in range(3)]
    assert len(set(decks)) == 3
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(event_cards(["base"])))}


# The step.


@rule("SI-130")
def test_the_first_turns_event_has_no_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    table = here("A5: 1D")
    monkeypatch.setitem(EVENTS, TEST_EVENT, event_of(note(said, "done")))
    table.s.events, table.s.event_deck = True, [TEST_EVENT] * 2
    table.run(event_step(table.s))
    assert (said, table.s.event, table.s.event_discard) == ([], "", [TEST_EVENT])
    table.s.turn, table.s.begun = 2, False
    table.run(event_step(table.s))
    assert (said, table.s.event_discard, table.s.event_deck) == (["done"], [TEST_EVENT] * 2, [])


@rule("SI-130")
def test_one_event_comes_after_the_blighted_island_and_before_fear(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def look(s: IslandState) -> None:
        said.append(f"{s.step} {len(s.earned)} {s.spirits[0].destroyed}")

    table = here("A5: 2P 1D")
    s = table.s
    turn_blight_card(table, "downward-spiral")
    s.earned = ["isolation"]
    monkeypatch.setitem(EVENTS, TEST_EVENT, event_of(look))
    s.events, s.event_deck, s.turn, s.phase = True, [TEST_EVENT] * 2, 2, "invaders"
    table.run(invader_phase(s), "lose A5")
    assert said == ["event 1 1"]
    assert s.event_deck == [TEST_EVENT]


@rule("SI-131", "SI-198")
def test_the_main_event_goes_by_health_terror_or_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    ways = tuple(Way(f"way-{number}", note(said, str(number))) for number in (1, 2, 3))
    table = here("A5: 1D")
    for blighted in (False, True):
        table.s.blighted = blighted
        happen(monkeypatch, table, EventCard(TEST_EVENT, "base", ways[:2], by_health))
    for earned in (0, 3, 6):
        fear_deck(table, earned)
        happen(monkeypatch, table, EventCard(TEST_EVENT, "base", ways, by_terror))
    for deck in (["3-coastal", "1-jungle"], ["1-jungle", "2-sands"], ["3-jungle-sands"], []):
        table.s.invader_deck = deck
        happen(monkeypatch, table, EventCard(TEST_EVENT, "base", ways, by_stage))
    assert "".join(said) == "12" + "123" + "1233"


@rule("SI-132")
def test_main_token_and_dahan_event_follow_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    table = here("A5: 1D")
    happen(
        monkeypatch,
        table,
        event_of(note(said, "main"), token=note(said, "token"), dahan=note(said, "dahan")),
    )
    happen(monkeypatch, table, event_of(note(said, "alone")))
    assert said == ["main", "token", "dahan", "alone"]


@rule("SI-133")
def test_what_an_event_causes_lasts_for_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    def raise_bonus(s: IslandState) -> Flow[None]:
        return together(s, s.event, lambda act: act.last("ravage-bonus", amount=2))

    table = happen(monkeypatch, here("A5: 1E; A6: 1E"), event_of(raise_bonus))
    table.ravage("A5").ravage("A6").expect("A5: 1E 1B; A6: 1E 1B")
    assert (table.s.effects[0].source, len(table.s.effects)) == (TEST_EVENT, 1)
    table.time_passes()
    assert table.s.effects == []


@rule("SI-134")
def test_the_card_lies_open_and_each_board_chooses_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    def this_or_that(s: IslandState) -> Flow[None]:
        def does(act: Action, board: int) -> Flow[None]:
            kind = TOWN if (yield from act.choose("gather-town", "gather-explorer")) == "gather-town" else EXPLORER
            act.add(kind, land=5 if board >> 5 & 1 else 14)

        return each_board(s, s.event, does)

    answers = ("choose gather-town", "choose gather-explorer")
    happen(monkeypatch, pair("A5: 1D"), event_of(this_or_that), *answers).expect("A5: 1D 1T; B5: 1E")
    table = pair("A5: 1D")
    flow = _flow(monkeypatch, table, event_of(this_or_that))
    ask = asks(flow)
    assert isinstance(ask, Decide)
    assert (ask.seat, table.s.event) == (0, TEST_EVENT)
    assert GAME.view(table.s, None).event == TEST_EVENT
    ask = flow.send(ask.options[0])  # type: ignore[assignment]
    assert isinstance(ask, Decide)
    assert ask.seat == 1


def _flow(patch: pytest.MonkeyPatch, table: Table, card: EventCard) -> Flow[None]:
    patch.setitem(EVENTS, card.id, card)
    table.s.events, table.s.event_deck, table.s.turn = True, [card.id], 2
    return event_step(table.s)


@rule("SI-135")
def test_only_the_land_pushed_from_has_to_be_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    table = pair("A5: 1D")
    lands = [land for land in range(1, 9) if table.s.near(land) >> 9]
    across = next(land for land in range(10, 18) if table.s.near(lands[0]) >> land & 1)
    names = table.s.island.names
    table = pair(f"{names[lands[0]]}: 2D 1B")
    answers = [f"push dahan {names[across]}"] * 2
    happen(monkeypatch, table, event_of(forsake_the_blight), *answers).expect(f"{names[across]}: 2D")


@rule("SI-136")
def test_damage_of_events_hits_invaders_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def hurt(s: IslandState) -> Flow[None]:
        return each_land(s, s.event, 1 << 5, lambda act: act.damage(9))

    happen(monkeypatch, here("A5: 1T 1E 2D"), event_of(hurt)).expect("A5: 2D", fear=1)


@rule("SI-137")
def test_e19_an_event_is_done_where_it_can_be_wholly_or_else_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    one = here("A2: 1B; A5: 1D 1B; A3: 2D")
    happen(monkeypatch, one, event_of(forsake_the_blight), "push dahan A4").expect("A5: 1B; A4: 1D; A3: 2D")
    more = here("A5: 1D 1B; A6: 2D 1B; A8: 3D 1B")
    table = happen(monkeypatch, more, event_of(forsake_the_blight), "land A6")
    table.expect("A5: 1D 1B; A6: 1B; A1: 2D; A8: 3D 1B")
    assert _choices(monkeypatch, "A5: 1D 1B; A6: 2D 1B; A8: 3D 1B") == ["land A6", "land A8"]
    assert _choices(monkeypatch, "A5: 1D 1B; A6: 1D 1B; A2: 1B") == ["land A5", "land A6"]


def _choices(patch: pytest.MonkeyPatch, position: str) -> list[str]:
    ask = asks(_flow(patch, here(position), event_of(forsake_the_blight)))
    assert isinstance(ask, Decide)
    return [option.text for option in ask.options]


@rule("SI-138", "SI-113")
def test_standing_effects_change_what_events_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def build_here(s: IslandState) -> Flow[None]:
        for land in (5, 6):
            yield from build(s, land)

    table = here("A5: 1D; A6: 1D")
    table.s.effects.append(Effect("skip-build", land=5, source="year-of-perfect-stillness"))
    happen(monkeypatch, table, event_of(build_here)).expect("A5: 1D; A6: 1D 1T")

    def push_here(s: IslandState) -> Flow[None]:
        act = Action(s, "event", land=5, source=s.event)
        yield from act.push(1, INVADERS)

    table = here("A5: 1E")
    table.s.isolated = 1 << 5
    happen(monkeypatch, table, event_of(push_here), "done").expect("A5: 1E")


@rule("SI-133")
def test_an_event_that_has_an_action_skipped_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(s: IslandState) -> Flow[None]:
        return each_land(s, s.event, 1 << 5, lambda act: act.skip("ravage"))

    table = happen(monkeypatch, here("A5: 1T"), event_of(stop))
    table.s.slot("ravage").cards = ["1-wetland"]
    before = GAME.explain(table.s, 0, "ravage A5")
    table.ravage("A5").expect("A5: 1T")
    after = GAME.explain(table.s, 0, "ravage A5")
    assert before is not None
    assert after is not None
    assert (before.kind, after.kind) == ("will-skip-by-event", "skipped-by-event")
    assert told(table, "skipped-by-event") == [("ravage", "A5", TEST_EVENT)]


# Each of several.


@rule("SI-143", "SI-145")
def test_each_board_land_and_spirit_has_an_action_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def main(s: IslandState) -> Flow[None]:
        yield from together(s, s.event, lambda act: act.fear(1))
        yield from each_board(s, s.event, lambda act, _: act.fear(1))
        yield from each_land(s, s.event, 1 << 5 | 1 << 6, lambda act: act.fear(1))
        yield from each_player(s, s.event, lambda act: act.fear(1))

    table = pair("A5: 1D")
    seen = watching(monkeypatch, table)
    happen(monkeypatch, table, event_of(main))
    assert seen == [f"event {TEST_EVENT} {land}" for land in ("-", "-", "-", "A5", "A6", "-", "-")]


@rule("SI-144")
def test_e18_who_meets_a_condition_is_found_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def main(s: IslandState) -> Flow[None]:
        many = [seat for seat in s.all_seats if _dahan_of(s, seat) >= 3]

        def act_now(act: Action) -> Flow[None]:
            yield from act.push(3, (DAHAN,), land=5)
            act.gain_energy(act.seat, 1)

        return each_player(s, s.event, act_now, many)

    table = pair("A5: 3D 1P 1Q")
    happen(monkeypatch, table, event_of(main), *["push dahan A4"] * 3).expect("A4: 3D", energy=1)
    assert [spirit.energy for spirit in table.s.spirits] == [1, 1]
    table = pair("A5: 2D 1P 1Q; B5: 1D 1Q")
    happen(monkeypatch, table, event_of(main), *["push dahan A4"] * 2)
    assert [spirit.energy for spirit in table.s.spirits] == [0, 1]


def _dahan_of(s: IslandState, seat: int) -> int:
    lands = s.presence_of(seat)
    return sum(s.count(land, DAHAN) for land in range(s.island.size) if lands >> land & 1)


@rule("SI-143")
def test_an_event_of_each_piece_is_one_action_for_each_land_with_such_pieces(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = here("A5: 2Be 1C; A6: 1Be 1T; A8: 1E")
    seen = watching(monkeypatch, table)
    happen(monkeypatch, table, event_of(lambda _: None, token=beasts_attack))
    assert seen == [f"event {TEST_EVENT} A5", f"event {TEST_EVENT} A6"]
    table.expect("A5: 2Be; A6: 1Be; A8: 1E")


@rule("SI-134")
def test_everybody_sees_which_part_happens_and_what_still_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, list[str]]] = []

    def look(s: IslandState) -> None:
        view = GAME.view(s, None)
        seen.append((view.event_part, view.events_lasting))

    def last(s: IslandState) -> None:
        look(s)
        s.effects.append(Effect("ravage-bonus", amount=1, source=s.event, until="next-ravage"))

    table = happen(monkeypatch, here("A5: 1D"), event_of(last, token=look, dahan=look))
    look(table.s)
    assert seen == [("main", []), ("token", [TEST_EVENT]), ("dahan", [TEST_EVENT]), ("", [TEST_EVENT])]
    assert [event.args for event in GAME.status(table.s, 0) if event.kind == "lasting-event"] == [(TEST_EVENT,)]
