"""The scenarios of Jagged Earth, sentence by sentence."""

from dataclasses import replace

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import stage_of
from rulebound.games.spirit_island.island import column
from rulebound.games.spirit_island.panel import do_own_move, land_elements, own_moves
from rulebound.games.spirit_island.payment import can_pay, pay
from rulebound.games.spirit_island.pieces import TOWN
from rulebound.games.spirit_island.power import ANY_SPIRIT
from rulebound.games.spirit_island.scenario import SCENARIOS
from rulebound.games.spirit_island.scoring import difficulty
from rulebound.games.spirit_island.setup import ALL_BOXES
from rulebound.games.spirit_island.state import PLAYING, ScenarioMarker
from rulebound.games.spirit_island.turn import phase_ends
from rulebound.games.spirit_island.use import haste_left, options
from rulebound.games.spirit_island.view import CornerView, CounterView
from rulebound.kernel import BadSetup, Decide, Option
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
INVOCATION, GREAT_RIVER = "elemental-invocation", "the-great-river"
INVOKE = "invoke-element"


def told_in_order(table: Table, *kinds: str) -> list[tuple[str | int, ...]]:
    """What the table has told of these kinds."""
    return [event.args for event in table.heard if event.kind in kinds]


# Elemental Invocation.


def invocation(position: str, *markers: str, others: tuple[str, ...] = (), **setup: object) -> Table:
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
    s.changes = (f"join {s.island.number_of['A5']} {s.island.number_of['A4']}",)
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


# The Great River.


def river(position: str, *, others: tuple[str, ...] = (), **setup: object) -> Table:
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
    table.s.changes = ("gone 6", "gone 7")
    upriver(table).expect("D5: ; D4: 1T")
    table = river("D8: 1P; D5: 1T; D4: 1T", boards=("D",))
    table.s.changes = ("gone 6", "gone 7")
    upriver(table).expect("D5: 1T; D4: 1T")
    table = river("D8: 1P; D5: 1T", boards=("D",))
    table.s.changes = ("gone 4", "gone 6", "gone 7")
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
    table = river("A5: 1P")
    table.s.enforce(Effect("extra-board", until="game"))
    assert GAME.view(table.s, None).counters == [CounterView(GREAT_RIVER, 0, 7)]


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
