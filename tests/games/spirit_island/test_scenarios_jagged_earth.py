"""The scenarios of Jagged Earth, sentence by sentence."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.content.jagged_earth.scenarios import THIEVES
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import acted_on, invader_phase, stage_of
from rulebound.games.spirit_island.island import column
from rulebound.games.spirit_island.panel import do_own_move, land_elements, own_moves
from rulebound.games.spirit_island.payment import can_pay, pay
from rulebound.games.spirit_island.pieces import BUILDINGS, DAHAN, EXPLORER, INVADERS, KIND, KIND_OF, KINDS, TOWN
from rulebound.games.spirit_island.power import ANY_SPIRIT
from rulebound.games.spirit_island.reshape import attach_board
from rulebound.games.spirit_island.scenario import SCENARIOS, scenarios_of
from rulebound.games.spirit_island.scoring import difficulty
from rulebound.games.spirit_island.setup import ALL_BOXES
from rulebound.games.spirit_island.state import PLAYING, ScenarioMarker
from rulebound.games.spirit_island.turn import phase_ends
from rulebound.games.spirit_island.use import haste_left, options
from rulebound.games.spirit_island.view import CornerView, CounterView
from rulebound.kernel import BadSetup, Decide, Flow, Option, Rng
from rulebound.kernel.view import view_bytes
from tests.games.spirit_island.doubles import play_from_the_lobby
from tests.games.spirit_island.frames import (
    LIGHTNING,
    TEST_POWER,
    WORDS,
    asks,
    give,
    invaders_from,
    power,
    reply,
    texts,
    told,
    watch,
    world,
)
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule, shows

EARTH = ["base", "jagged-earth"]
INVOCATION, THEFT, GREAT_RIVER = "elemental-invocation", "despicable-theft", "the-great-river"
INVOKE = "invoke-element"


def told_in_order(table: Table, *kinds: str) -> list[tuple[str | int, ...]]:
    """What the table has told of these kinds."""
    return [event.args for event in table.heard if event.kind in kinds]


# Elemental Invocation.


def invocation(position: str, *markers: str, others: tuple[str, ...] = (), **setup: Any) -> Table:
    """A position of Elemental Invocation with markers such as `fire A1-A2-A4`."""
    table = island(position, others=others, scenarios=[INVOCATION], **setup)
    for marker in markers:
        element, corner = marker.split()
        table.s.scenario_markers.append(ScenarioMarker("element", face=element, corner=corner))
    return table


def invoking(table: Table, energy: int = 0, seat: int = 0) -> list[str]:
    """The corners that a spirit is offered in the spirit phase."""
    table.s.phase, table.s.step = "spirits", ""
    for spirit in table.s.spirits:
        spirit.stage = PLAYING
    table.s.spirits[seat].energy = energy
    if Option("own", INVOKE) not in own_moves(table.s, seat):
        return []
    ask = asks(do_own_move(table.s, seat, INVOKE))
    return [text.removeprefix("corner ") for text in texts(ask)]


def invoke(table: Table, *answers: str, seat: int = 0) -> Table:
    return table.run(do_own_move(table.s, seat, INVOKE), *answers)


@shows(INVOCATION)
@rule("SI-018", "SI-003", "SI-193")
def test_invocation_begins_with_more_towns_more_fear_and_a_faster_deck() -> None:
    for seats in (1, 3):
        boards = list("ADF"[:seats])
        plain, s = (world(seats, boxes=EARTH, boards=boards, scenarios=each) for each in ([], [INVOCATION]))
        more = {
            s.island.names[land]: s.count(land, TOWN) - plain.count(land, TOWN)
            for land in range(s.island.size)
            if s.pieces[land] != plain.pieces[land]
        }
        assert more == {f"{board}6": 1 for board in boards}
        assert (plain.fear_levels, s.fear_levels) == ([3, 3, 3], [4, 3, 3])
        assert len({*s.fear_deck}) == 10
        assert [stage_of(card) for card in s.invader_discard] == [1]
        assert plain.invader_deck[:-1] == s.invader_deck
        assert list(GAME.invariants(s)) == []


@rule("SI-154")
def test_the_difficulty_of_invocation_is_that_of_most_players() -> None:
    assert difficulty(invocation("A5: 1P").s) == SCENARIOS[INVOCATION].difficulty == 1


@shows(INVOCATION)
@rule("SI-125")
def test_a_spirit_lays_a_marker_on_a_corner_of_its_lands() -> None:
    table = invocation("A7: 1P; A2: 1T")
    assert invoking(table, energy=3) == ["A5-A7 1", "A5-A7-A8 1", "A7-A8 1"]
    invoke(table, "corner A5-A7-A8 1", "element water").expect(energy=2)
    assert GAME.view(table.s, None).corners == [CornerView(["A5", "A7", "A8"], "element", "water")]
    assert told(table, "invoked") == [(0, "water", "A5-A7-A8")]
    assert "Corner A5-A7-A8: water" in [WORDS.status(line) for line in GAME.status(table.s, None)]


@shows(INVOCATION)
def test_it_may_do_so_once_in_each_spirit_phase_and_in_no_other() -> None:
    table = invocation("A7: 1P; B7: 1Q; A2: 1T", others=(LIGHTNING,))
    assert invoking(table, energy=3)
    invoke(table, "corner A5-A7-A8 1", "element water")
    assert not invoking(table, energy=3)
    assert invoking(table, energy=3, seat=1)
    table.time_passes()
    for phase in ("fast", "invaders", "slow"):
        table.s.phase = phase
        assert own_moves(table.s, 0) == []
    assert invoking(table, energy=3)


@shows(INVOCATION)
def test_it_is_offered_among_growth_and_cards() -> None:
    table = invocation("A7: 1P; A2: 1T")
    table.s.phase = "spirits"
    table.s.spirits[0].energy = 1
    growth = ("group 2", "grow presence-1", "presence energy A7", "grow presence-1", "presence energy A7")
    table.spirit_phase("own invoke-element", "corner A5-A7 1", "element sun", *growth, "ready")
    assert len(table.s.scenario_markers) == 1


@shows(INVOCATION)
def test_a_corner_has_one_marker_and_keeps_it() -> None:
    table = invocation("A7: 1P; A2: 1T", "fire A5-A7")
    assert invoking(table, energy=9) == ["A5-A7-A8 2", "A7-A8 2"]
    table.time_passes()
    assert len(table.s.scenario_markers) == 1


@shows(INVOCATION)
def test_it_costs_more_beside_other_markers() -> None:
    table = invocation("A7: 1P; A2: 1T", "fire A5-A6-A8", "sun A6-A8", "air A4-A5")
    assert invoking(table, energy=9) == ["A5-A7 2", "A5-A7-A8 2", "A7-A8 2"]
    table = invocation("A7: 1P; A2: 1T", "fire A5-A7", "sun A7-A8", "air A5-A6-A8")
    assert invoking(table, energy=9) == ["A5-A7-A8 4"]
    assert invoking(table, energy=3) == []
    invoking(table, energy=4)
    invoke(table, "element sun").expect(energy=0)


@shows(INVOCATION)
def test_its_element_is_on_a_card_of_the_spirit_in_hand_in_play_or_discarded() -> None:
    def elements(**cards: list[str]) -> list[str]:
        table = invocation("A7: 1P; A2: 1T")
        spirit = table.s.spirits[0]
        spirit.hand, spirit.played, spirit.discard = (
            cards.get(pile, []) for pile in ("hand", "played", "discard")
        )
        if not invoking(table, energy=9):
            return []
        flow = do_own_move(table.s, 0, INVOKE)
        return [text.removeprefix("element ") for text in texts(reply(flow, asks(flow), "corner A5-A7 1"))]

    flood, boon = "flash-floods", "boon-of-vigor"  # sun and water; sun, water and plant
    assert elements(hand=[flood]) == elements(played=[flood]) == elements(discard=[flood]) == ["sun", "water"]
    assert elements(hand=[flood], discard=[boon]) == ["sun", "water", "plant"]
    assert elements() == []


@rule("SI-027")
def test_a_corner_that_another_spirit_took_meanwhile_costs_nothing() -> None:
    table = invocation("A7: 1P 1Q; A2: 1T", others=(LIGHTNING,))
    invoking(table, energy=5)
    flow = do_own_move(table.s, 0, INVOKE)
    ask = reply(flow, asks(flow), "corner A7-A8 1")
    assert isinstance(ask, Decide)
    table.s.spirits[1].energy = 1
    invoke(table, "corner A7-A8 1", "element fire", seat=1)
    with pytest.raises(StopIteration):
        flow.send(next(option for option in ask.options if option.text == "element sun"))
    table.expect(energy=5)
    assert [each.face for each in table.s.scenario_markers] == ["fire"]
    assert invoking(table, energy=5)


WASHED_OUT = "massive-flooding"  # 1 sun 2 water; 2 sun 3 water; 3 sun 4 water 1 earth


def frightening(act: Action) -> None:
    """A power of the test's own: 1 fear, 3 with its threshold, and as many more as the spirit has fire."""
    act.fear((3 if act.threshold() else 1) + act.elements[2])


@shows(INVOCATION)
def test_a_power_has_the_elements_on_the_corners_of_its_target_land(monkeypatch: pytest.MonkeyPatch) -> None:
    for land, fear in (("A5", 3), ("A8", 3), ("A7", 1), ("A4", 1)):
        table = invocation("A5: 2P; A2: 1T", "fire A5-A6-A8", "fire A5-A7-A8")
        give(monkeypatch, table, power(frightening, needs=("2 fire",)))
        table.use(TEST_POWER, f"target {land}").expect(fear=fear)
    table = invocation("A5: 2P; A2: 1T", "fire A5-A7")
    give(monkeypatch, table, power(frightening, needs=("2 fire",)))
    table.use(TEST_POWER, "target A7", elements="1 fire").expect(fear=4)


def test_it_helps_no_power_that_targets_a_spirit(monkeypatch: pytest.MonkeyPatch) -> None:
    table = invocation("A5: 2P; A2: 1T", "fire A5-A6-A8", "fire A5-A7-A8")
    give(monkeypatch, table, power(frightening, needs=("2 fire",), target=ANY_SPIRIT, within=None))
    table.use(TEST_POWER).expect(fear=1)


def test_it_helps_no_special_rule() -> None:
    table = invocation(
        "A5: 2P; A2: 1T", *(f"air {corner}" for corner in ("A5-A6-A8", "A5-A7", "A4-A5")), spirit=LIGHTNING
    )
    assert haste_left(table.s, 0) == 0


@shows(INVOCATION)
def test_it_helps_no_threshold_for_range_or_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = invocation("A5: 2P; A2: 1T", "fire A5-A6-A8", "fire A5-A7-A8", "fire A2-A3-A4", "fire A0-A2-A3")
    give(
        monkeypatch,
        table,
        replace(power(frightening, needs=("2 fire",), speed="slow"), farther=(1, 3), hastened=1),
    )
    assert table.targets(TEST_POWER) == {"A1", "A4", "A5", "A6", "A7", "A8"}
    assert options(table.s, 0, "fast") == []
    table.slow(f"use {TEST_POWER}", "target A8").expect(fear=3)
    assert table.targets(TEST_POWER, elements="2 fire") > {"A2"}
    table.s.spirits[0].used = []
    assert Option("use", TEST_POWER) in options(table.s, 0, "fast")


@shows(INVOCATION)
@rule("SI-053")
def test_one_can_act_as_if_without_the_markers(monkeypatch: pytest.MonkeyPatch) -> None:
    table = invocation("A5: 2P; A2: 1T", "fire A5-A6-A8", "fire A5-A7-A8")
    give(monkeypatch, table, power(frightening, needs=("2 fire",), speed="slow"))
    assert [each.text for each in options(table.s, 0, "slow")] == [f"use {TEST_POWER}", f"use-less {TEST_POWER} 0"]
    table.slow(f"use-less {TEST_POWER} 0", "target A8").expect(fear=1)


@shows(INVOCATION)
@rule("SI-140")
def test_each_marker_counts_two_energy_for_what_its_element_aids() -> None:
    table = invocation("A5: 2P; A2: 1T", "fire A5-A6-A8", "fire A5-A7-A8", "air A5-A7", boxes=[*ALL_BOXES])
    table.s.spirits[0].hand = []
    assert [cost for cost in range(1, 9) if can_pay(table.s, cost, "fire")] == [1, 2, 3, 4]
    assert [cost for cost in range(1, 9) if can_pay(table.s, cost, "air")] == [1, 2]
    assert not can_pay(table.s, 1, "plant")
    assert not can_pay(table.s, 1)
    table.s.spirits[0].energy = 3
    table.run(pay(table.s, 6, "fire"), "pay 2").expect(energy=1)


@rule("SI-180")
def test_lands_that_are_one_have_the_corners_of_both() -> None:
    table = invocation("A5: 2P; A2: 1T", "fire A3-A4")
    s = table.s
    s.lay_out((f"join {s.island.number_of['A5']} {s.island.number_of['A4']}",))
    assert land_elements(s, 0).keys() == {s.island.number_of["A3"], s.island.number_of["A5"]}
    assert "A3-A4 1" not in invoking(table, energy=5)
    assert "A1-A2-A4 1" in invoking(table, energy=5)


@shows(INVOCATION)
def test_an_innate_power_can_be_used_where_markers_alone_meet_a_level() -> None:
    table = invocation("A5: 2P 1T; A6: 1E; A7: 1E; A1: 1E", "sun A5-A6-A8", "water A6-A8", "water A1-A6")
    assert table.s.phase == "fast"
    assert table.targets(WASHED_OUT) == {"A6"}
    assert Option("use", WASHED_OUT) in options(table.s, 0, "slow")
    table.slow(f"use {WASHED_OUT}", "push explorer A8").expect("A6: ; A8: 1E")
    bare = invocation("A5: 2P 1T; A6: 1E")
    assert options(bare.s, 0, "slow") == []


@shows(INVOCATION)
def test_with_its_own_elements_a_power_targets_any_land_and_is_stronger_on_some() -> None:
    position = "A5: 2P; A6: 2T; A7: 2T"
    laid = ("sun A5-A6-A8", "water A6-A8")
    table = invocation(position, *laid)
    assert table.targets(WASHED_OUT, elements="1 sun 2 water") == {"A1", "A4", "A5", "A6", "A7", "A8"}
    both = {option.text for option in options(table.s, 0, "slow")}
    assert both == {f"use {WASHED_OUT}", f"use-less {WASHED_OUT} 1"}
    table.use(WASHED_OUT, "target A6", "graze town A6", "hit town A6", "done").expect("A6: 2T/1")
    table.use(WASHED_OUT, "target A7", "push town A8").expect("A7: 1T; A8: 1T")


def test_a_marker_is_shown_where_its_corner_lies_when_a_board_has_come() -> None:
    table = island("A5: 1P", scenarios=[INVOCATION])
    table.s.scenario_markers = [ScenarioMarker("element", face="fire", corner="A1-A6")]
    assert [corner.lands for corner in GAME.view(table.s, 0).corners] == [["A1", "A6"]]
    attach_board(table.s, "B", 0, 0, "top", "bottom")
    assert [corner.lands for corner in GAME.view(table.s, 0).corners] == [["A1", "A6", "B3"]]


# Despicable Theft.


def theft(position: str, *thieves: str, others: tuple[str, ...] = (), **setup: Any) -> Table:
    """A position of Despicable Theft with thieves such as `A7 blank` or `A7 3`, as many dahan see them or not."""
    table = island(position, others=others, scenarios=[THEFT], **setup)
    s = table.s
    for text in thieves:
        name, face = text.split()
        land = s.island.number_of[name]
        marker = next(each for each in s.scenario_markers if each.land == NOWHERE and each.face == face)
        marker.land, marker.hidden = land, s.count(land, DAHAN) < 2
        s.put(land, KIND_OF["thief" if marker.hidden else f"thief-{face}"])
    return table


def at_large(table: Table) -> dict[str, list[str]]:
    """What is seen of the thieves in each land; their markers lie where they are."""
    s, found = table.s, dict[str, list[str]]()
    for land in range(s.island.size):
        seen = sorted(KINDS[code & KIND] for code in s.pieces[land] if code & KIND in THIEVES)
        names = [name for name in seen for _ in range(s.count(land, KIND_OF[name]))]
        markers = [each for each in s.scenario_markers if each.land == land]
        assert names == sorted("thief" if each.hidden else f"thief-{each.face}" for each in markers)
        if names:
            found[s.island.names[land]] = names
    return found


def away(table: Table) -> list[str]:
    """The faces of the thieves off the island that have been seen this turn."""
    markers = table.s.scenario_markers
    return sorted(each.face for each in markers if each.land == NOWHERE and not each.hidden)


def flee(table: Table, *answers: str, deck: tuple[str, ...] = ("3-jungle-sands", "2-sands", "1-sands")) -> Table:
    """The invader phase from the ravage step on, with a card that nobody follows."""
    table.s.effects += [Effect("skip-explore", land, source="test") for land in range(table.s.island.size)]
    return invaders_from(table, "ravage", *answers, deck=list(deck))


@rule("SI-199")
def test_eighteen_thieves_wait_face_down() -> None:
    s = world(2, boxes=EARTH, scenarios=[THEFT])
    assert Counter(each.face for each in s.scenario_markers) == {"blank": 12, "1": 3, "2": 2, "3": 1}
    assert all(each.hidden and each.land == NOWHERE for each in s.scenario_markers)
    orders = {
        tuple(each.face for each in world(seed=seed, boxes=EARTH, scenarios=[THEFT]).scenario_markers)
        for seed in range(8)
    }
    assert len(orders) == 8
    assert difficulty(s) == SCENARIOS[THEFT].difficulty == 2


@shows(THEFT)
def test_a_thief_comes_with_each_explore_into_a_remote_land() -> None:
    table = theft("A1: 1P; A5: 1T; A8: 1T")
    table.explore("1-jungle").explore("1-mountain").explore("1-wetland").explore("1-sands")
    assert at_large(table) == {"A6": ["thief"], "A7": ["thief"], "A8": ["thief"]}
    assert told(table, "added").count(("thief", "A8", 1)) == 1
    table.explore("1-jungle")
    assert at_large(table)["A8"] == ["thief", "thief"]


@shows(THEFT)
def test_none_comes_where_the_explore_adds_nobody_or_belongs_to_the_set_up() -> None:
    table = theft("A1: 1P; A8: 1T 1Wi; A7: 1T; A6: 1T")
    table.action(lambda act: act.skip("explore"), land="A7")
    table.explore("1-jungle").explore("1-sands")
    assert at_large(table) == {}
    table.s.phase = "setup"
    table.explore("1-mountain").expect("A6: 1T 1E")
    table.s.phase = "invaders"
    table.explore("1-mountain").expect("A6: 1T 2E 1thief")


@shows(THEFT)
def test_when_all_are_on_the_island_none_comes() -> None:
    table = theft("A1: 1P; A8: 1T")
    for _ in range(20):
        table.explore("1-jungle")
    table.expect("A8: 1T 20E 18thief")


@shows(THEFT)
def test_before_the_ravage_step_all_thieves_go_one_land_towards_the_ocean_of_their_board() -> None:
    table = theft("A1: 1P; A2: 1C; B8: 1Q", "A8 3", "A4 1", "B4 blank", others=(LIGHTNING,))
    flee(table, "move thief A3", "move thief A5", "move thief B2")
    assert at_large(table) == {"A5": ["thief"], "A3": ["thief"], "B2": ["thief"]}
    table = theft("A1: 1P; A2: 1C; A7: 2E", "A7 blank")
    flee(table)
    assert next(event.kind for event in table.heard if event.kind in ("moved", "invaders")) == "moved"
    assert at_large(table) == {"A5": ["thief"]}
    invaders_from(table, "build", deck=["1-sands"])
    assert at_large(table) == {"A5": ["thief"]}


@shows(THEFT)
def test_each_thief_goes_one_land_though_another_comes_after_it() -> None:
    table = flee(theft("A8: 1P; A2: 1C", "A7 3", "A5 blank"))
    faces = {
        table.s.island.names[each.land]: each.face for each in table.s.scenario_markers if each.land != NOWHERE
    }
    assert faces == {"A5": "3", "A1": "blank"}
    table = flee(theft("A8: 1P; A2: 1C", "A3 3", "A6 blank"))  # an ascending way as well
    assert (at_large(table), away(table)) == ({"A1": ["thief"]}, ["3"])
    table = theft("A8: 1P; A2: 1C; B8: 1Q", "A5 3", "B3 blank", others=(LIGHTNING,))
    table.s.isolated = sum(1 << table.s.island.number_of[name] for name in ("A1", "A4"))
    flee(table)
    assert (at_large(table), away(table)) == ({"B3": ["thief"]}, ["blank"])


@shows(THEFT)
@rule("SI-026")
def test_of_several_ways_the_spirit_of_the_board_chooses() -> None:
    table = theft("A1: 1P; A2: 1C; B8: 1Q", "B4 blank", others=(LIGHTNING,))
    table.s.phase, table.s.step, table.s.begun = "invaders", "ravage", False
    ask = asks(invader_phase(table.s))
    assert isinstance(ask, Decide)
    assert (ask.seat, texts(ask)) == (1, ["move thief B1", "move thief B2", "move thief B3"])
    assert "B4" in WORDS.prompt(ask)


@shows(THEFT)
@pytest.mark.parametrize(("fear", "left"), [(0, 0), (3, 0), (4, 0), (7, 3)])
def test_at_the_coast_a_thief_escapes_and_up_to_4_fear_is_lost(fear: int, left: int) -> None:
    table = theft("A8: 1P 1C", "A2 blank")
    table.s.fear, table.s.fear_pool = fear, 8
    table.s.earned = ["test-fear"]
    cards = len(table.s.fear_deck)
    flee(table)
    assert (table.s.fear, table.s.earned, len(table.s.fear_deck)) == (left, ["test-fear"], cards)
    assert (at_large(table), away(table)) == ({}, ["blank"])
    assert told(table, "escaped") == [("thief-blank", "A2")]
    assert told(table, "fear-lost") == ([(fear - left,)] if fear else [])


@shows(THEFT)
@rule("SI-193")
@pytest.mark.parametrize(("face", "gone"), [("blank", 0), ("1", 1), ("2", 2), ("3", 3)])
def test_one_with_loot_accelerates_the_deck_as_often_as_its_number_says(face: str, gone: int) -> None:
    deck = ("3-jungle-sands", "2-sands", "2-jungle", "1-sands", "1-jungle")
    table = flee(theft("A8: 1P 1C", f"A2 {face}"), deck=deck)
    left = list(deck)
    for card in ("1-jungle", "1-sands", "2-jungle")[:gone]:
        left.remove(card)
    assert table.s.invader_deck == left[:-1]
    assert [event.args[0] for event in table.heard if event.kind == "accelerated"] == [
        "1-jungle",
        "1-sands",
        "2-jungle",
    ][:gone]


@shows(THEFT)
@rule("SI-182")
def test_thieves_take_the_longer_way_that_isolation_leaves() -> None:
    for isolated, where in (((), "A5"), (("A5",), "A8"), (("A1", "A2"), "A5"), (("A5", "A8"), "A7")):
        table = theft("A1: 1P; A2: 1C", "A7 blank")
        table.s.isolated = sum(1 << table.s.island.number_of[name] for name in isolated)
        flee(table)
        assert at_large(table) == {where: ["thief"]}, isolated


@shows(THEFT)
@rule("SI-182")
def test_on_another_board_they_head_for_its_ocean() -> None:
    table = theft("A1: 1P; A8: 1C; B8: 1Q", "A5 blank", others=(LIGHTNING,))
    number = table.s.island.number_of
    table.s.isolated = sum(1 << number[name] for name in ("A4", "A1"))
    flee(table)
    ((where, _),) = at_large(table).items()
    assert where == "B3"
    table.s.isolated, table.s.effects = 0, []
    flee(table)
    assert (at_large(table), told(table, "escaped")) == ({}, [("thief-blank", "B3")])


@shows(THEFT)
@rule("SI-126")
def test_an_isolated_thief_stays_also_at_the_coast() -> None:
    table = theft("A8: 1P 1C", "A2 3", "A7 1")
    table.s.isolated = sum(1 << table.s.island.number_of[name] for name in ("A2", "A7"))
    flee(table)
    assert at_large(table) == {"A2": ["thief"], "A7": ["thief"]}


def test_thieves_are_no_invaders_and_take_no_part_in_what_invaders_do() -> None:
    table = theft("A8: 1P; A2: 1C; A5: 1D", "A5 blank", "A4 1")
    s = table.s
    a4, a5 = (s.island.number_of[name] for name in ("A4", "A5"))
    assert (s.invaders(a4), s.where(*INVADERS)) == (0, 1 << s.island.number_of["A2"])
    assert acted_on(s, "ravage", "1-wetland") == acted_on(s, "build", "1-wetland") == 1 << s.island.number_of["A2"]
    assert "A4" not in table.targets("rain-of-blood")
    table.ravage("A5").expect("A5: 1D 1thief", fear=0)
    table.s.put(a5, EXPLORER)
    table.s.defend[a5] = 9
    table.ravage("A5").expect("A5: 1D 1thief")
    assert not s.blight[a5]
    assert s.health_of(a4, THIEVES[0]) == 1


def test_the_last_invader_is_the_last_though_thieves_are_left() -> None:
    table = theft("A8: 1P; A2: 1E", "A5 blank")
    table.action(lambda act: act.destroy_all(INVADERS), land="A2")
    assert (table.over, table.s.won) == (True, "no-invaders")


@shows(THEFT)
def test_what_players_do_moves_them_as_explorers() -> None:
    table = theft("A8: 1P; A2: 1C; A4: 1E", "A5 3", "A6 blank")
    table.action(lambda act: act.push(1, (EXPLORER,)), "push thief A7", kind="spirit", seat=0, land="A5")
    table.action(lambda act: act.gather(1, (EXPLORER, TOWN)), "gather thief A6", kind="spirit", seat=0, land="A8")
    assert at_large(table) == {"A7": ["thief"], "A8": ["thief"]}
    (marker,) = [each for each in table.s.scenario_markers if each.land == table.s.island.number_of["A7"]]
    assert marker.face == "3"
    table.action(lambda act: act.add_strife(), kind="spirit", seat=0, land="A7")
    table.expect("A7: 1thief*1")


HARM: dict[str, Callable[[Action], Flow[Any]]] = {
    "damage": lambda act: act.damage(1),
    "damage each": lambda act: act.damage_each(1),
    "damage apart": lambda act: act.damage_apart(1),
    "destroy": lambda act: act.destroy(1, (EXPLORER,)),
    "destroy all": lambda act: act.destroy_all((EXPLORER,)),
    "remove": lambda act: act.remove(1, (EXPLORER,)),
    "remove anywhere": lambda act: act.remove_anywhere(INVADERS, 1 << act.land),
    "replace": lambda act: act.replace([(EXPLORER, (DAHAN,))]),
}


@shows(THEFT)
@pytest.mark.parametrize("verb", HARM)
def test_they_are_destroyed_removed_and_replaced_where_two_dahan_and_no_buildings_are(verb: str) -> None:
    table = theft("A8: 1P; A2: 1C; A5: 2D", "A5 2")
    table.action(HARM[verb], kind="spirit", seat=0, land="A5")
    table.expect(f"A5: {3 if verb == 'replace' else 2}D", fear=0 if verb.startswith("re") else 1)
    assert (at_large(table), away(table)) == ({}, ["2"])


@shows(THEFT)
@pytest.mark.parametrize("place", ["1T 2D", "1C 3D", "", "1B"])
@pytest.mark.parametrize("verb", HARM)
def test_elsewhere_they_are_pushed_instead(verb: str, place: str) -> None:
    table = theft(f"A8: 1P; A2: 1C; A5: {place}", "A5 2")
    seen = "thief-2" if "D" in place else "thief"
    if "T" in place or "C" in place:
        table.action(lambda act: act.last("town-health", amount=5), kind="spirit", land="A5")
    hit = {"damage": f"hit {seen} A5", "damage apart": f"hit {seen} A5", "remove anywhere": f"remove {seen} A5"}
    asked = [hit[verb]] if place and "D" in place and verb in hit else []
    table.action(HARM[verb], *asked, f"push {seen} A7", kind="spirit", seat=0, land="A5")
    table.expect("A7: 1thief", fear=0)
    assert at_large(table) == {"A7": ["thief"]}


@shows(THEFT)
def test_with_one_dahan_a_replaced_thief_can_be_the_second() -> None:
    table = theft("A8: 1P; A2: 1C; A5: 1D", "A5 2")
    table.action(HARM["replace"], kind="spirit", seat=0, land="A5").expect("A5: 2D")
    assert away(table) == ["2"]


@shows(THEFT)
def test_it_is_enough_if_they_can_be_caught_before_or_after_the_action() -> None:
    def act_so(position: str, does: Callable[[Action], Flow[Any]], *answers: str) -> Table:
        return theft(position, "A5 1").action(does, *answers, kind="spirit", seat=0, land="A5")

    def first_the_dahan(act: Action) -> Flow[None]:
        yield from act.push(1, (DAHAN,))
        yield from act.destroy(1, (EXPLORER,))

    def first_the_thief(act: Action) -> Flow[None]:
        yield from act.destroy(1, (EXPLORER,))
        yield from act.destroy_all(BUILDINGS)

    def in_the_middle(act: Action) -> Flow[None]:
        yield from act.gather(1, (DAHAN,))
        yield from act.destroy(1, (EXPLORER,))
        yield from act.push(1, (DAHAN,))

    act_so("A8: 1P; A2: 1C; A5: 2D", first_the_dahan, "push dahan A7").expect("A5: 1D", fear=1)
    act_so("A8: 1P; A2: 1C; A5: 2D 1T", first_the_thief).expect("A5: 2D", fear=2)
    act_so("A8: 1P; A2: 1C; A5: 1D; A7: 1D", in_the_middle, "push dahan A4", "push thief A6").expect(
        "A6: 1thief", fear=0
    )


@shows(THEFT)
def test_one_that_waits_for_its_end_is_not_hurt_or_moved_again() -> None:
    def twice(act: Action) -> Flow[None]:
        yield from act.destroy(5, (EXPLORER,))
        yield from act.push(5, (EXPLORER,))
        yield from act.damage(5)

    table = theft("A8: 1P; A2: 1C", "A5 1", "A5 blank")
    table.action(twice, "push thief A6", "push thief A7", kind="spirit", seat=0, land="A5")
    assert at_large(table) == {"A6": ["thief"], "A7": ["thief"]}


@pytest.mark.parametrize("kind", ["fear", "event", "invader", "adversary", "blight"])
def test_for_nothing_else_are_they_explorers(kind: str) -> None:
    table = theft("A8: 1P; A2: 1C; A5: 2D; A4: 1D", "A5 2")

    def all_of_it(act: Action) -> Flow[None]:
        yield from act.damage(9)
        yield from act.destroy_all(INVADERS)
        yield from act.remove(9, INVADERS)
        yield from act.push(9, INVADERS)
        yield from act.replace([(EXPLORER, (DAHAN,))])

    table.action(all_of_it, kind=kind, land="A5").expect("A5: 2D 1thief-2", fear=0)
    assert Action(table.s, "spirit", 0, land=5).count(*INVADERS) == 0


@shows(THEFT)
def test_dahan_see_them_and_they_hide_again() -> None:
    table = theft("A8: 1P; A2: 1C; A5: 2D", "A4 3")
    table.action(lambda act: act.gather(1, (EXPLORER,)), kind="spirit", seat=0, land="A5")
    assert at_large(table) == {"A5": ["thief-3"]}
    assert told(table, "seen-thief") == [("thief-3", "A5")]
    table.action(lambda act: act.push(1, (DAHAN,)), "push dahan A7", land="A5")
    assert at_large(table) == {"A5": ["thief"]}
    table.action(lambda act: act.add(DAHAN), land="A5")
    assert at_large(table) == {"A5": ["thief-3"]}


@shows(THEFT)
def test_a_face_stays_with_its_thief_and_is_mixed_with_others_of_its_land() -> None:
    def faces(seed: int) -> str:
        table = theft("A8: 1P; A2: 1C; A7: 2D", "A5 3", "A4 blank", seed=seed)
        table.action(lambda act: act.gather(1, (EXPLORER,)), kind="spirit", seat=0, land="A5")
        table.action(lambda act: act.push(1, (EXPLORER,)), "push thief A7", kind="spirit", seat=0, land="A5")
        return at_large(table)["A7"][0]

    assert {faces(seed) for seed in range(12)} == {"thief-3", "thief-blank"}


@shows(THEFT)
def test_powers_of_dreams_only_push_them(monkeypatch: pytest.MonkeyPatch) -> None:
    table = theft("A5: 2P 2D; A2: 1C", "A5 2", spirit="bringer-of-dreams-and-nightmares")
    give(monkeypatch, table, power(HARM["destroy"], within=0))
    table.use(TEST_POWER, "push thief-2 A7").expect(fear=0)
    assert at_large(table) == {"A7": ["thief"]}


@shows(THEFT)
@rule("SI-070")
def test_thieves_pushed_into_an_ocean_come_ashore() -> None:
    table = theft("A1: 2P; A0: 1P; A8: 1C", "A2 2", spirit="oceans-hungry-grasp")
    table.action(
        lambda act: act.push(1, (EXPLORER,)), "push thief A0", "push thief A3", kind="spirit", seat=0, land="A2"
    )
    assert at_large(table) == {"A3": ["thief"]}


@shows(THEFT)
def test_at_the_end_of_the_turn_those_off_the_island_are_mixed() -> None:
    table = flee(theft("A8: 1P 1C", "A2 3", "A5 1"))
    assert away(table) == ["3"]
    table.s.isolated = 0
    table.time_passes()
    assert away(table) == []
    assert Counter(each.face for each in table.s.scenario_markers) == {"blank": 12, "1": 3, "2": 2, "3": 1}
    places = set()
    for seed in range(20):
        table = flee(theft("A8: 1P 1C", "A2 3", seed=seed))
        table.time_passes()
        places.add(next(place for place, each in enumerate(table.s.scenario_markers) if each.face == "3"))
    assert len(places) > 5


@rule("SI-199")
def test_hidden_faces_are_dealt_again_and_shown_to_nobody() -> None:
    real = theft("A8: 1P; A2: 1C; A5: 2D", "A4 3", "A5 2", "A6 blank", "A3 1").s
    real.invader_deck = ["2-sands", "2-jungle", "1-sands"]  # which one is next turn's depends on the thief of A3
    state, met = real.copy(), set()
    for seed in range(60):
        GAME.determinize(state, (0,), Rng(seed))
        assert view_bytes(GAME.view(state, 0)) == view_bytes(GAME.view(real, 0))
        at = {real.island.names[each.land]: each.face for each in state.scenario_markers if each.land != NOWHERE}
        assert at["A5"] == "2"
        met.add(at["A4"])
    assert met == {"blank", "1", "2", "3"}
    views = {land.id: land for land in GAME.view(real, None).lands}
    assert [each.kind for each in views["A4"].pieces] == ["thief"]
    assert views["A4"].markers == []


def test_the_table_tells_of_thieves() -> None:
    said = [WORDS.status(line) for line in GAME.status(theft("A8: 1P; A5: 2D", "A4 3", "A5 2").s, None)]
    assert "Scenario: Despicable Theft, difficulty 2" in said
    assert "A4: thief, 1" in said
    assert "A5: thief with loot 2, 1" in said


# The Great River.


def river(position: str, *, others: tuple[str, ...] = (), **setup: Any) -> Table:
    """A position of The Great River, in the slow phase."""
    table = island(position, others=others, scenarios=[GREAT_RIVER], **setup)
    table.s.phase = "slow"
    return table


def upriver(table: Table, *answers: str) -> Table:
    """The end of the slow phase."""
    return table.run(phase_ends(table.s), *answers)


def escaped(table: Table) -> int:
    """How many towns have left the island."""
    ((_, number, _),) = [(each.name, each.number, each.limit) for each in GAME.view(table.s, None).counters]
    return number


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_boards_lie_in_a_column_with_all_oceans_in_the_west(seats: int) -> None:
    s = world(seats, boxes=EARTH, scenarios=[GREAT_RIVER], boards=list("ABCDEF"[:seats]))
    assert s.layout == column(seats)
    assert [place.rotation for place in s.island.places] == [0] * seats
    assert [place.offset for place in s.island.places] == [(0, -place) for place in range(seats)]
    for north, south in zip(s.island.boards, s.island.boards[1:], strict=False):
        corners = s.island.number_of
        assert s.island.near[corners[f"{north}3"]] >> corners[f"{south}1"] & 1, (north, south)
    assert GAME.view(s, None).layout == column(seats)


def test_another_layout_cannot_be_chosen_for_it() -> None:
    asked = {"seats": 2, "boxes": list(EARTH), "scenarios": [GREAT_RIVER]}
    for layout in ("standard", "coastline-2"):
        GAME.check_setup(GAME.setup.check({**asked, "layout": layout}))
    with pytest.raises(BadSetup, match="column"):
        GAME.check_setup(GAME.setup.check({**asked, "layout": "fragment"}))
    with pytest.raises(BadSetup, match="balanced"):
        GAME.check_setup(GAME.setup.check({**asked, "map": "thematic"}))
    assert "coastline-4" not in GAME.setup.check({"seats": 4})["layout"]
    with pytest.raises(BadSetup):
        GAME.setup.check({"seats": 4, "layout": "coastline-4"})


@rule("SI-154")
def test_its_difficulty_counts() -> None:
    assert difficulty(river("A5: 1P").s) == SCENARIOS[GREAT_RIVER].difficulty == 3


@shows(GREAT_RIVER)
def test_after_the_build_step_coasts_with_explorers_and_no_building_are_built_on() -> None:
    table = river("A5: 1P; A1: 2E; A2: 1E 1T; A3: 1C; A4: 1E")
    invaders_from(table, "build", build=[], deck=["1-sands"])
    table.expect("A1: 2E 1T; A2: 1E 1T; A4: 2E; A5: 1P")


@shows(GREAT_RIVER)
def test_what_the_build_card_has_built_on_is_not_built_on_again() -> None:
    table = river("A5: 1P; A1: 2E; A2: 1E")
    invaders_from(table, "build", build=["1-mountain"], deck=["1-sands"])
    table.expect("A1: 2E 1T; A2: 1E 1T; A3: 1E")


@shows(GREAT_RIVER)
def test_after_the_explore_step_coasts_without_buildings_are_explored() -> None:
    table = river("A8: 1P; A2: 1T; A3: 1E")
    invaders_from(table, "explore", deck=["1-jungle"])
    table.expect("A1: 1E; A2: 1T; A3: 3E; A4: ; A8: 1P")


@shows(GREAT_RIVER)
@rule("SI-114", "SI-126")
def test_these_builds_and_explores_are_invader_actions_beside_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    table = river("A8: 1P; A1: 1E 1Di; A2: 1E; A3: 1E", boxes=[*EARTH, "branch-and-claw"])
    table.s.isolated = 1 << 1
    table.action(lambda act: act.skip("build"), land="A2")
    table.s.effects.append(Effect("skip-build", 3, amount=1, source="test", until="next-build"))
    seen = watch(monkeypatch, table)
    invaders_from(table, "build", build=[], deck=["1-sands"])
    table.expect("A1: 1E; A2: 2E; A3: 1E 1T; A8: 1P")
    assert [each for each in seen if each.startswith("invader")] == [
        "invader build A1",
        "invader build A3",
        "invader explore A4",
        "invader explore A2",
    ]
    table = river("A8: 1P; A3: 1Wi")
    invaders_from(table, "explore", deck=["1-sands"])
    table.expect("A1: 1E; A2: 1E; A3: ; A8: 1P")


def test_the_explore_of_the_set_up_is_no_such_step() -> None:
    plain, s = (world(boxes=EARTH, boards=["A"], scenarios=names) for names in ([], [GREAT_RIVER]))
    assert plain.pieces == s.pieces


@shows(GREAT_RIVER)
def test_at_the_end_of_the_slow_phase_each_town_goes_one_land_inland() -> None:
    table = upriver(river("A8: 1P; A2: 1T 1C 1E; A4: 1T"))
    table.expect("A2: 1C 1E; A4: 1T; A5: 1T; A8: 1P")
    assert told(table, "moved") == [("town", "A4", "A5"), ("town", "A2", "A4")]
    assert table.s.phase == "slow"


@shows(GREAT_RIVER)
def test_no_other_phase_moves_them() -> None:
    table = river("A8: 1P; A2: 1T")
    for phase in ("spirits", "fast", "invaders", "time"):
        table.s.phase = phase
        upriver(table).expect("A2: 1T")
    table.s.phase = "slow"
    upriver(table).expect("A2: ; A4: 1T")


@shows(GREAT_RIVER)
@pytest.mark.parametrize(("towns", "split"), [(1, (1, 0, 0)), (2, (1, 1, 0)), (3, (1, 1, 1)), (4, (2, 1, 1))])
def test_several_lands_get_as_many_the_northernmost_first(towns: int, split: tuple[int, int, int]) -> None:
    table = upriver(river(f"A8: 1P; A1: {towns}T"))
    s = table.s
    assert tuple(s.count(s.island.number_of[name], TOWN) for name in ("A6", "A5", "A4")) == split
    assert not s.count(s.island.number_of["A1"], TOWN)


@shows(GREAT_RIVER)
def test_towns_that_are_not_alike_are_sent_by_the_players() -> None:
    table = river("A8: 1P; A1: 1T 1T*1")
    upriver(table, "move-marked town 0 1 A6").expect("A6: 1T*1; A5: 1T; A1: ")
    table = river("A8: 1P; A2: 1T 1T*1")
    upriver(table).expect("A4: 1T 1T*1; A2: ")


@shows(GREAT_RIVER)
def test_a_town_that_cannot_get_farther_inland_leaves_at_the_east_edge() -> None:
    table = upriver(river("A5: 1P 1C; A7: 1T; A8: 2T"))
    table.expect("A7: ; A8: ; A5: 1P 1C")
    assert escaped(table) == 3
    assert told(table, "escaped") == [("town", "A8"), ("town", "A8"), ("town", "A7")]
    assert not table.over


@shows(GREAT_RIVER)
def test_at_the_east_edge_it_still_goes_inland_if_it_can() -> None:
    table = upriver(river("C5: 1P; C4: 1T; C7: 1T", boards=("C",)))
    table.expect("C4: ; C7: 1T")
    assert escaped(table) == 1


@shows(GREAT_RIVER)
def test_elsewhere_it_goes_sideways_to_a_land_as_far_inland_if_there_is_one() -> None:
    s = river("A5: 1P").s
    far = [min(s.island.distance[land][sea] for sea in s.island.seas) for land in range(s.island.size)]
    by_name = dict(zip(s.island.names, far, strict=True))
    assert (by_name["A5"], by_name["A6"], by_name["A7"], by_name["A8"]) == (2, 2, 3, 3)
    table = river("D8: 1P; D5: 1T", boards=("D",))
    table.s.lay_out(("gone 6", "gone 7"))
    upriver(table).expect("D5: ; D4: 1T")
    table = river("D8: 1P; D5: 1T; D4: 1T", boards=("D",))
    table.s.lay_out(("gone 6", "gone 7"))
    upriver(table).expect("D5: 1T; D4: 1T")
    table = river("D8: 1P; D5: 1T", boards=("D",))
    table.s.lay_out(("gone 4", "gone 6", "gone 7"))
    upriver(table).expect("D5: 1T")


@shows(GREAT_RIVER)
@rule("SI-127")
def test_isolation_is_ignored_unless_a_spirit_pays_for_a_town() -> None:
    def walled(energy: int, *answers: str) -> Table:
        table = river("A8: 1P; A2: 3T")
        table.action(lambda act: act.isolate(), land="A2")
        table.s.spirits[0].energy = energy
        return upriver(table, *answers)

    walled(0).expect("A2: ; A4: 3T", energy=0)
    walled(2, "offer 0").expect("A2: ; A4: 3T", energy=2)
    walled(2, "offer 2").expect("A2: 2T; A4: 1T", energy=0)
    walled(4, "offer 3").expect("A2: 3T; A4: ", energy=1)


@shows(GREAT_RIVER)
@rule("SI-127")
def test_a_town_held_off_an_isolated_land_goes_another_way_inland_if_there_is_one() -> None:
    table = river("A8: 1P; A1: 3T")
    table.action(lambda act: act.isolate(), land="A6")
    table.s.spirits[0].energy = 5
    upriver(table, "offer 1").expect("A1: ; A6: ; A5: 2T; A4: 1T", energy=4)
    table = river("A8: 1P; A2: 1T")
    table.action(lambda act: act.isolate(), land="A4")
    table.s.spirits[0].energy = 5
    upriver(table, "offer 1").expect("A2: 1T; A4: ", energy=4)


@shows(GREAT_RIVER)
def test_isolation_that_is_paid_for_holds_towns_at_the_east_edge_too() -> None:
    table = river("A5: 1P; A8: 2T; B5: 1Q", others=(LIGHTNING,))
    table.action(lambda act: act.isolate(), land="A8")
    table.s.spirits[0].energy = table.s.spirits[1].energy = 1
    ask = asks(phase_ends(table.s))
    assert texts(ask) == ["offer 0", "offer 1"]
    assert isinstance(ask, Decide)
    assert "A8" in WORDS.prompt(ask)
    upriver(table, "offer 1", "offer 0").expect("A8: 1T", energy=0).expect(energy=1, seat=1)
    assert escaped(table) == 1


@shows(GREAT_RIVER)
def test_what_isolation_does_not_part_goes_unasked() -> None:
    table = river("A8: 1P; A1: 1T; A2: 1T")
    table.action(lambda act: act.isolate(), land="A7")
    table.s.spirits[0].energy = 5
    upriver(table).expect("A6: 1T; A4: 1T", energy=5)


@shows(GREAT_RIVER)
@rule("SI-086")
@pytest.mark.parametrize(("others", "most"), [((), 3), ((LIGHTNING,), 6)])
def test_more_than_three_towns_off_the_island_for_each_player_lose_it(others: tuple[str, ...], most: int) -> None:
    presence = "; B5: 1Q" if others else ""
    table = upriver(river(f"A5: 1P 1C; A8: {most}T{presence}", others=others))
    assert (escaped(table), table.over) == (most, False)
    assert GAME.view(table.s, None).counters == [CounterView(GREAT_RIVER, most, most + 1)]
    table.s.put(table.s.island.number_of["A7"], TOWN)
    upriver(table)
    assert (escaped(table), table.over, table.s.lost) == (most + 1, True, "escaped")


@shows(GREAT_RIVER)
@rule("SI-159")
def test_with_an_extra_board_the_limit_counts_boards() -> None:
    s = world(3, boxes=EARTH, scenarios=[GREAT_RIVER], **{"extra-board": True})
    assert GAME.view(s, None).counters == [CounterView(GREAT_RIVER, 0, 13)]
    assert (len(s.boards), s.layout) == (4, column(4))


@shows(GREAT_RIVER)
@rule("SI-184")
def test_towns_that_leave_the_island_come_back_to_the_supply_of_france() -> None:
    table = river("A5: 1P 1C; A8: 2T; A2: 1T", adversary="france", boxes=[*ALL_BOXES])

    def towns() -> tuple[int, int]:
        counters = {each.name: each for each in GAME.view(table.s, None).counters}
        return counters["sprawling-plantations"].number, counters[GREAT_RIVER].number

    assert towns() == (3, 0)
    upriver(table)
    assert towns() == (1, 2)
    table.action(lambda act: act.add(TOWN, 6), land="A4")
    assert (towns(), table.s.lost) == ((7, 2), "")


@shows(GREAT_RIVER)
def test_the_number_is_kept_in_copies_of_the_game() -> None:
    table = upriver(river("A5: 1P 1C; A8: 2T"))
    copy = table.s.copy()
    table.s.put(table.s.island.number_of["A8"], TOWN)
    upriver(table)
    assert (escaped(table), escaped(Table(copy))) == (3, 2)


def test_the_table_tells_of_the_great_river() -> None:
    said = [WORDS.status(line) for line in GAME.status(river("A5: 1P").s, None)]
    assert "Scenario: The Great River, difficulty 3" in said
    assert "Towns that left the island: 0, lost at 4" in said


# Whole games.


@pytest.mark.parametrize("name", [INVOCATION, THEFT, GREAT_RIVER])
@pytest.mark.parametrize("seats", [1, 3])
def test_random_games_keep_all_promises_and_have_words(name: str, seats: int) -> None:
    play_from_the_lobby(seats, seats=seats, boxes=[*ALL_BOXES], scenarios=[name])


@pytest.mark.parametrize("name", [INVOCATION, THEFT])
def test_they_are_played_on_thematic_boards_too(name: str) -> None:
    s = play_from_the_lobby(2, seats=2, boxes=[*EARTH], scenarios=[name], map="thematic")
    assert s.layout == "thematic"


@rule("SI-206", "SI-164")
@pytest.mark.parametrize("both", [(INVOCATION, THEFT), (THEFT, GREAT_RIVER), (INVOCATION, GREAT_RIVER)])
def test_two_of_them_are_played_together_and_against_an_adversary(both: tuple[str, str]) -> None:
    foe = {"adversary": "brandenburg-prussia", "level": 2}
    s = play_from_the_lobby(7, seats=2, boxes=[*EARTH], scenarios=[*both], **foe)
    assert scenarios_of(s) == sorted(both)
    assert difficulty(s) == 4 + sum(SCENARIOS[name].difficulty for name in both)


@rule("SI-164")
@pytest.mark.parametrize("name", [INVOCATION, THEFT, GREAT_RIVER])
@pytest.mark.parametrize("risk", ["two adversaries", "an extra board", "an archipelago"])
def test_they_are_mixed_with_two_adversaries_an_extra_board_and_an_archipelago(name: str, risk: str) -> None:
    risks: dict[str, dict[str, Any]] = {
        "two adversaries": {"adversary": "brandenburg-prussia", "supporting": "england"},
        "an extra board": {"extra-board": True},
        "an archipelago": {"layout": "two-islets"},
    }
    setup = risks[risk]
    if name == GREAT_RIVER and "layout" in setup:
        with pytest.raises(BadSetup, match="column"):
            GAME.check_setup(GAME.setup.check({"seats": 2, "boxes": [*EARTH], "scenarios": [name], **setup}))
        return
    s = play_from_the_lobby(3, seats=2, boxes=[*EARTH], scenarios=[name], **setup)
    assert scenarios_of(s) == [name]
