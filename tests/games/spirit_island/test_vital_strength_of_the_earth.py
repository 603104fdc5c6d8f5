"""Vital Strength of the Earth: panel, innate power, unique cards."""

import pytest

from rulebound.games.spirit_island.use import options
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import LIGHTNING, first_presence, growing, incomes, plays, reach
from tests.marks import shows

EARTH = "vital-strength-of-the-earth"
GIFT = "gift-of-strength"
FIRST, SECOND, THIRD = "1 sun 2 earth 2 plant", "2 sun 3 earth 2 plant", "2 sun 4 earth 3 plant"


def repeatable(table: Table, speed: str, seat: int = 0) -> list[str]:
    """The cards that a spirit may repeat now."""
    return [option.args[0] for option in options(table.s, seat, speed) if option.verb == "repeat"]


@shows(EARTH)
@pytest.mark.parametrize(
    ("board", "lands"),
    [
        ("A", {"A6": 2, "A8": 1}),
        ("B", {"B7": 2, "B8": 1}),
        ("C", {"C4": 1, "C7": 2}),
        ("D", {"D6": 1, "D8": 2}),
        ("E", {"E5": 2, "E7": 1}),
        ("F", {"F5": 1, "F6": 2}),
    ],
)
def test_it_starts_in_the_highest_mountain_and_the_highest_jungle(board: str, lands: dict[str, int]) -> None:
    assert first_presence(EARTH, board) == lands


@shows(EARTH)
def test_its_tracks() -> None:
    assert incomes(EARTH) == [2, 3, 4, 6, 7, 8]
    assert plays(EARTH) == [1, 1, 2, 2, 3, 4]


@shows(EARTH, f"{EARTH}-group-1")
def test_its_first_growth_reclaims_and_adds_presence() -> None:
    table = growing(EARTH, "A8: 1P; A2: 1C")
    table.spirit_phase("group 1", "grow reclaim", "grow presence-2", "presence energy A4", "ready")
    table.expect("A8: 1P; A4: 1P", energy=3)
    assert "draw-of-the-fruitful-earth" in table.s.spirits[0].hand
    two_away = {"A1", "A4", "A5", "A6", "A7", "A8"}
    assert reach(growing(EARTH, "A8: 1P; A2: 1C"), "group 1", "grow presence-2") == two_away


@shows(EARTH, f"{EARTH}-group-2")
def test_its_second_growth_gains_a_card_and_adds_presence_where_it_is() -> None:
    table = growing(EARTH)
    table.spirit_phase(
        "group 2",
        "grow card",
        "draw minor",
        "keep natures-resilience",
        "grow presence-0",
        "presence cards A5",
        "ready",
    )
    table.expect("A5: 2P", energy=2)
    assert table.s.spirits[0].hand[-1] == "natures-resilience"
    assert reach(growing(EARTH), "group 2", "grow presence-0") == {"A5"}


@shows(EARTH, f"{EARTH}-group-3")
def test_its_third_growth_adds_presence_and_gives_energy() -> None:
    table = growing(EARTH)
    table.spirit_phase("group 3", "grow energy-2", "grow presence-1", "presence cards A6", "ready")
    table.expect("A5: 1P; A6: 1P", energy=4)
    assert reach(growing(EARTH), "group 3", "grow presence-1") == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows("earths-vitality")
def test_a_sacred_site_defends_its_land() -> None:
    island("A5: 2P 1C 1D", spirit=EARTH).ravage("A5").expect("A5: 2P 1C/2 1D")
    island("A5: 1P 1C 1D; A8: 2P", spirit=EARTH).ravage("A5").expect("A5: 1C 1B; A8: 2P")
    island("A5: 2P 1C 1T 1D", spirit=EARTH).ravage("A5").expect("A5: 1P 1C 1T 1B")


@shows("earths-vitality")
def test_the_land_of_a_sacred_site_is_defended_for_everyone_and_with_what_else_defends() -> None:
    table = island("A5: 2P 1Q 1C 2T 1D; B2: 1C", spirit=EARTH, others=(RIVER,))
    table.action(lambda act: act.defend(4), land="A5")
    table.ravage("A5", "hit town A5").expect("A5: 2P 1Q 1C 1T 1D")
    table.time_passes()
    assert table.s.defend[5] == 0
    island("A5: 2Q 1C 1D; A8: 1P", spirit=EARTH, others=(RIVER,)).ravage("A5").expect("A5: 1Q 1C 1B")


def test_gift_of_strength_repeats_a_cheap_card_once() -> None:
    table = island("A5: 2P; A4: 4E; A2: 1C", spirit=EARTH)
    spirit = table.s.spirits[0]
    spirit.played = ["draw-of-the-fruitful-earth", "rituals-of-destruction"]
    table.use(GIFT, elements=FIRST)
    spirit.energy = 0
    draw = "draw-of-the-fruitful-earth"
    gathered = ("target A5", "gather explorer A4", "done")
    table.slow(f"use {draw}", *gathered, f"repeat {draw}", *gathered).expect("A5: 2P 2E; A4: 2E", energy=0)


@shows(f"{GIFT}-level-1", f"{GIFT}-level-2", f"{GIFT}-level-3")
@pytest.mark.parametrize(
    ("have", "cards"),
    [
        (FIRST, ["draw-of-the-fruitful-earth"]),
        (SECOND, ["draw-of-the-fruitful-earth", "rituals-of-destruction"]),
        (THIRD, ["draw-of-the-fruitful-earth", "rituals-of-destruction", "accelerated-rot"]),
    ],
)
def test_with_more_elements_gift_of_strength_repeats_dearer_cards(have: str, cards: list[str]) -> None:
    table = island("A5: 2P 1D; A2: 1C", spirit=EARTH)
    table.use(GIFT, elements=have)
    spirit = table.s.spirits[0]
    spirit.played = ["draw-of-the-fruitful-earth", "rituals-of-destruction", "accelerated-rot"]
    assert repeatable(table, "slow") == []
    spirit.used += spirit.played
    assert repeatable(table, "slow") == cards
    assert repeatable(table, "fast") == []


@shows(f"{GIFT}-level-2")
def test_one_may_use_a_lower_level_of_gift_of_strength() -> None:
    table = island("A5: 2P; A2: 1C", spirit=EARTH).use(GIFT, elements=THIRD, level=2)
    assert [effect.amount for effect in table.s.lasting("repeat")] == [3]


@shows(f"{GIFT}-level-1")
def test_gift_of_strength_can_be_given_to_another_spirit() -> None:
    table = island("A5: 2P; B5: 2Q 1D; B2: 1C", spirit=EARTH, others=(LIGHTNING,))
    table.use(GIFT, "spirit 1", elements=FIRST)
    for spirit in table.s.spirits:
        spirit.played = spirit.used = ["harbingers-of-the-lightning"]
    assert repeatable(table, "slow", seat=1) == ["harbingers-of-the-lightning"]
    assert repeatable(table, "slow") == []


@shows(f"{GIFT}-level-1")
def test_a_slow_card_can_be_repeated_as_a_fast_one_by_a_spirit_that_is_swift_enough() -> None:
    table = island("A5: 2P; B5: 2Q 3D; B2: 1C", spirit=EARTH, others=(LIGHTNING,))
    table.use(GIFT, "spirit 1", elements=FIRST)
    harbingers, lightning = "harbingers-of-the-lightning", table.s.spirits[1]
    lightning.played = [harbingers]
    lightning.gained[3] = 1
    hasten = f"hasten {harbingers}"
    table.fast(hasten, "target B5", "push dahan B6", "done", hasten, "target B5", "push dahan B6", "done")
    table.expect("B5: 2Q 1D; B6: 2D")
    assert not options(table.s, 1, "slow")
    assert not table.s.lasting("repeat")


@shows("guard-the-healing-land")
def test_guard_the_healing_land_heals_and_defends() -> None:
    table = island("A5: 2P 2B; A2: 1C; A3: 1P", spirit=EARTH)
    left = table.s.blight_left
    table.use("guard-the-healing-land", "target A5").expect("A5: 2P 1B", defend={"A5": 4})
    assert table.s.blight_left == left + 1
    table.use("guard-the-healing-land", "target A6").expect("A6:", defend={"A6": 4})
    assert table.targets("guard-the-healing-land") == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows("a-year-of-perfect-stillness")
def test_a_year_of_perfect_stillness_stops_all_invaders_in_a_land() -> None:
    table = island("A5: 1P; A8: 2T 1D; A7: 1T; A2: 1C", spirit=EARTH)
    table.use("a-year-of-perfect-stillness", "target A8")
    table.ravage("A8").build("A8").explore("1-jungle").expect("A8: 2T 1D; A3: 1E")
    table.time_passes().build("A8").expect("A8: 2T 1C 1D")
    assert table.targets("a-year-of-perfect-stillness") == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows("rituals-of-destruction")
def test_rituals_of_destruction_are_stronger_with_three_dahan() -> None:
    few = island("A5: 2P 1C 1T 2D", spirit=EARTH)
    few.use("rituals-of-destruction", "hit town A5").expect("A5: 2P 1C 2D", fear=1)
    many = island("A5: 2P 1C 1T 3D; A2: 1C", spirit=EARTH)
    many.use("rituals-of-destruction").expect("A5: 2P 3D", fear=5)


def test_rituals_of_destruction_need_dahan_near_a_sacred_site() -> None:
    table = island("A5: 2P; A3: 1P 1D; A4: 1D; A6: 1T", spirit=EARTH)
    assert table.targets("rituals-of-destruction") == {"A4"}


@shows("draw-of-the-fruitful-earth")
def test_draw_of_the_fruitful_earth_gathers_explorers_and_dahan() -> None:
    table = island("A5: 1P; A4: 3E 1T 3D; A6: 1D; A2: 1C", spirit=EARTH)
    drawn = ("gather explorer A4", "gather explorer A4", "gather dahan A4", "gather dahan A6")
    table.use("draw-of-the-fruitful-earth", "target A5", *drawn).expect("A5: 1P 2E 2D; A4: 1E 1T 2D; A6:")
    table.use("draw-of-the-fruitful-earth", "target A5", "done", "done").expect("A5: 1P 2E 2D")
    assert table.targets("draw-of-the-fruitful-earth") == {"A1", "A4", "A5", "A6", "A7", "A8"}
