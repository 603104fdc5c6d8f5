"""Shadows Flicker Like Flame: panel, innate power, unique cards."""

import pytest

from rulebound.games.spirit_island.power import POWERS, counted
from rulebound.games.spirit_island.use import far_targets, power_phase, use_power
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import first_presence, growing, incomes, offered, plays, reach
from tests.marks import shows

SHADOWS = "shadows-flicker-like-flame"
DARKNESS = "darkness-swallows-the-unwary"


def far(table: Table, power: str) -> list[str]:
    return table.s.names(far_targets(table.s, 0, POWERS[power]))


@shows(SHADOWS)
@pytest.mark.parametrize(
    ("board", "lands"),
    [
        ("A", {"A5": 1, "A8": 2}),
        ("B", {"B5": 1, "B8": 2}),
        ("C", {"C4": 2, "C5": 1}),
        ("D", {"D5": 1, "D6": 2}),
        ("E", {"E5": 1, "E7": 2}),
        ("F", {"F5": 3}),
    ],
)
def test_it_starts_in_the_highest_jungle_and_in_land_five(board: str, lands: dict[str, int]) -> None:
    assert first_presence(SHADOWS, board) == lands


@shows(SHADOWS)
def test_its_tracks() -> None:
    assert incomes(SHADOWS) == [0, 1, 3, 4, 5, 6]
    assert plays(SHADOWS) == [1, 2, 3, 3, 4, 5]


@shows(f"{SHADOWS}-group-1")
def test_its_first_growth_reclaims_and_gains_a_card() -> None:
    table = growing(SHADOWS)
    table.spirit_phase("group 1", "grow reclaim", "grow card", "draw minor", "keep natures-resilience", "ready")
    table.expect("A5: 1P", energy=0)
    assert table.s.spirits[0].hand[-2:] == ["crops-wither-and-fade", "natures-resilience"]


@shows(SHADOWS, f"{SHADOWS}-group-2")
def test_its_second_growth_gains_a_card_and_adds_presence_next_to_it() -> None:
    table = growing(SHADOWS)
    table.spirit_phase(
        "group 2",
        "grow card",
        "draw minor",
        "keep natures-resilience",
        "grow presence-1",
        "presence cards A6",
        "ready",
    )
    table.expect("A5: 1P; A6: 1P", energy=0)
    assert table.s.spirits[0].plays == 2
    assert table.s.spirits[0].hand[-1] == "natures-resilience"
    assert reach(growing(SHADOWS), "group 2", "grow presence-1") == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows(SHADOWS, f"{SHADOWS}-group-3")
def test_its_third_growth_adds_presence_far_away_and_gives_energy() -> None:
    table = growing(SHADOWS, "A8: 1P; A2: 1C")
    table.spirit_phase("group 3", "grow energy-3", "grow presence-3", "presence energy A2", "ready")
    table.expect("A8: 1P; A2: 1C 1P", energy=4)
    two_boards = growing(SHADOWS, "A1: 1P; B5: 1Q; A2: 1C", others=(RIVER,))
    three_away = {*(f"A{number}" for number in range(1, 9)), "B2", "B3", "B4", "B7"}
    assert reach(two_boards, "group 3", "grow presence-3") == three_away


@shows("shadows-of-the-dahan")
def test_for_an_energy_it_targets_any_land_with_dahan() -> None:
    table = island("A8: 2P; A3: 1D; A2: 1C", spirit=SHADOWS)
    table.s.spirits[0].played = ["concealing-shadows"]
    table.s.spirits[0].energy = 1
    table.fast("use concealing-shadows", "target-far A3").expect(energy=0, fear=1)
    table.ravage("A3").expect("A3: 1D")


@shows("shadows-of-the-dahan")
def test_each_use_of_a_power_costs_its_own_energy() -> None:
    table = island("A8: 2P; A3: 1D; A2: 1C", spirit=SHADOWS)
    table.s.spirits[0].energy = 2
    table.use("concealing-shadows", "target-far A3").use("concealing-shadows", "target-far A3")
    table.use("concealing-shadows").expect(energy=0, fear=3)
    assert table.s.has("dahan-hidden", table.s.island.number_of["A8"])


@shows("shadows-of-the-dahan")
def test_a_land_in_range_costs_nothing_though_it_has_dahan() -> None:
    table = island("A8: 2P 1D; A3: 1D; A2: 1C", spirit=SHADOWS)
    table.s.spirits[0].played = ["concealing-shadows"]
    table.s.spirits[0].energy = 1
    choices = offered(power_phase(table.s, "fast"), "use concealing-shadows")
    assert choices == {"target A8", "target-far A3"}


@shows("shadows-of-the-dahan")
def test_what_else_a_target_needs_stays() -> None:
    table = island("A8: 2P; A3: 1D; A6: 1D; A2: 1C", spirit=SHADOWS)
    assert far(table, "accelerated-rot") == []
    table.s.spirits[0].energy = 1
    assert far(table, "accelerated-rot") == ["A3"]
    assert far(table, DARKNESS) == ["A3", "A6"]
    other = island("A8: 2P; A3: 1D", spirit=RIVER)
    other.s.spirits[0].energy = 1
    assert far(other, "accelerated-rot") == []


@shows("shadows-of-the-dahan")
def test_a_repetition_next_to_the_target_stays_there() -> None:
    thrashes = "the-land-thrashes-in-furious-pain"
    table = island("A8: 1P 1B; A3: 1D 1B; A2: 1C", spirit=SHADOWS)
    table.s.spirits[0].energy = 2
    table.s.spirits[0].gained = list(counted("3 moon 3 earth"))
    flow = use_power(table.s, 0, POWERS[thrashes])
    assert offered(flow) == {"target A8", "target-far A3"}
    again = use_power(table.s, 0, POWERS[thrashes])
    assert offered(again, "target-far A3") == {"target A2", "target A4", "decline"}


@shows(f"{DARKNESS}-level-1")
def test_darkness_lures_an_explorer() -> None:
    table = island("A8: 2P 1E; A5: 2E; A2: 1C", spirit=SHADOWS)
    table.use(DARKNESS, "target A8", elements="2 moon 1 fire").expect("A8: 2P 2E; A5: 1E", fear=0)


@shows(f"{DARKNESS}-level-1", f"{DARKNESS}-level-2")
def test_darkness_then_swallows_up_to_two_explorers() -> None:
    table = island("A8: 2P 2E; A5: 1E; A2: 1C", spirit=SHADOWS)
    table.use(DARKNESS, "target A8", "destroy explorer A8", "destroy explorer A8", elements="3 moon 2 fire")
    table.expect("A8: 2P 1E; A5:", fear=2)
    sparing = island("A8: 2P 2E; A5: 1E; A2: 1C", spirit=SHADOWS)
    sparing.use(DARKNESS, "target A8", "destroy explorer A8", "done", elements="3 moon 2 fire")
    sparing.expect("A8: 2P 2E; A5:", fear=1)
    held_back = island("A8: 2P 2E; A5: 1E; A2: 1C", spirit=SHADOWS)
    held_back.use(DARKNESS, "target A8", elements="3 moon 2 fire", level=1).expect("A8: 2P 3E", fear=0)


@shows(f"{DARKNESS}-level-2", f"{DARKNESS}-level-3")
def test_darkness_at_last_does_damage_and_each_destroyed_invader_frightens() -> None:
    table = island("A8: 2P 1T 1E; A2: 1C", spirit=SHADOWS)
    answers = ("target A8", "destroy explorer A8")
    table.use(DARKNESS, *answers, elements="4 moon 3 fire 2 air").expect("A8: 2P", fear=3)
    hard = island("A8: 2P 1T 1E; A2: 1C", spirit=SHADOWS)
    hard.use(DARKNESS, "target A8", "done", elements="4 moon 3 fire 2 air")
    hard.expect("A8: 2P", fear=3)
    city = island("A8: 2P 2C; A2: 1C", spirit=SHADOWS)
    city.use(DARKNESS, "target A8", "graze city A8", "hit city A8", elements="4 moon 3 fire 2 air")
    city.expect("A8: 2P 1C/1 1C/2", fear=0)


def test_darkness_comes_from_sacred_sites() -> None:
    table = island("A8: 2P; A3: 1P", spirit=SHADOWS)
    assert table.targets(DARKNESS, elements="2 moon 1 fire") == {"A5", "A6", "A7", "A8"}


@shows("concealing-shadows")
def test_concealing_shadows_hide_the_dahan_from_ravaging_invaders() -> None:
    table = island("A5: 1P 1T 2D; A2: 1C", spirit=SHADOWS)
    table.use("concealing-shadows").expect(fear=1)
    table.ravage("A5").expect("A5: 2D 1B", fear=2)
    assert table.targets("concealing-shadows") == set()
    seen = island("A5: 2P 1T 2D; A2: 1C", spirit=SHADOWS).ravage("A5")
    seen.expect("A5: 1P 1D 1B", fear=1)


@shows("favors-called-due")
def test_favors_called_due_frighten_invaders_that_are_outnumbered() -> None:
    table = island("A5: 1P 1E 1T 1D; A4: 3D; A6: 3D", spirit=SHADOWS)
    table.use("favors-called-due", "target A5", "gather dahan A4", "gather dahan A6", "done")
    table.expect("A5: 1P 1E 1T 3D; A4: 2D; A6: 2D", fear=3)
    four = island("A5: 1P 1E; A4: 5D", spirit=SHADOWS)
    four.use("favors-called-due", "target A5", *["gather dahan A4"] * 4).expect("A5: 1P 1E 4D; A4: 1D", fear=3)


def test_favors_called_due_need_invaders_and_more_dahan() -> None:
    even = island("A5: 1P 1E 1T 2D", spirit=SHADOWS)
    even.use("favors-called-due", "target A5").expect("A5: 1P 1E 1T 2D", fear=0)
    nobody = island("A5: 1P 2D; A2: 1C", spirit=SHADOWS)
    nobody.use("favors-called-due", "target A5").expect(fear=0)
    assert nobody.targets("favors-called-due") == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows("mantle-of-dread")
def test_mantle_of_dread_lets_a_spirit_push_an_explorer_and_a_town_from_one_land() -> None:
    table = island("A5: 1P 2E 2T; A8: 1P 1E; A4: 1E; A2: 1C", spirit=SHADOWS)
    table.use("mantle-of-dread", "land A5", "push explorer A6", "push town A4")
    table.expect("A5: 1P 1E 1T; A6: 1E; A4: 1E 1T; A8: 1P 1E", fear=2)
    unwilling = island("A5: 1P 2E 2T; A2: 1C", spirit=SHADOWS)
    unwilling.use("mantle-of-dread", "done").expect("A5: 1P 2E 2T", fear=2)


@shows("mantle-of-dread")
def test_mantle_of_dread_is_wielded_by_the_spirit_it_targets() -> None:
    table = island("A5: 1P 1E; B5: 1Q 1T; A2: 1C", spirit=SHADOWS, others=(RIVER,))
    table.use("mantle-of-dread", "spirit 1", "land B5", "push town B6").expect("B5: 1Q; B6: 1T; A5: 1P 1E", fear=2)


@shows("crops-wither-and-fade")
def test_crops_wither_and_fade_makes_a_town_or_a_city_smaller() -> None:
    table = island("A5: 1P 1T 1C 1E", spirit=SHADOWS)
    table.use("crops-wither-and-fade", "replace town A5").expect("A5: 1P 1C 2E", fear=2)
    city = island("A5: 1P 1T 1C", spirit=SHADOWS)
    city.use("crops-wither-and-fade", "replace city A5").expect("A5: 1P 2T", fear=2)
    hurt = island("A5: 1P 1T/1; A2: 1C", spirit=SHADOWS)
    hurt.use("crops-wither-and-fade").expect("A5: 1P", fear=2)
    nothing = island("A5: 1P 2E; A2: 1C", spirit=SHADOWS)
    nothing.use("crops-wither-and-fade").expect("A5: 1P 2E", fear=2)
    assert nothing.targets("crops-wither-and-fade") == {"A5"}
