"""The scenarios of Jagged Earth, sentence by sentence."""

import pytest

from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.island import column
from rulebound.games.spirit_island.pieces import TOWN
from rulebound.games.spirit_island.scenario import SCENARIOS
from rulebound.games.spirit_island.scoring import difficulty
from rulebound.games.spirit_island.turn import phase_ends
from rulebound.games.spirit_island.view import CounterView
from rulebound.kernel import BadSetup, Decide
from tests.games.spirit_island.frames import LIGHTNING, WORDS, asks, invaders_from, texts, told, watch, world
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule, shows

EARTH = ["base", "jagged-earth"]
GREAT_RIVER = "the-great-river"


def told_in_order(table: Table, *kinds: str) -> list[tuple[str | int, ...]]:
    """What the table has told of these kinds."""
    return [event.args for event in table.heard if event.kind in kinds]


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
