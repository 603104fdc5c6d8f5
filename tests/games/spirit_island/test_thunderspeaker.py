"""Thunderspeaker: panel, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.pieces import DAHAN
from rulebound.games.spirit_island.use import options
from rulebound.kernel import Flow
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import elements, first_presence, growing, incomes, plays, reach
from tests.marks import shows

THUNDER = "thunderspeaker"
WARRIORS, ASSAULT = "gather-the-warriors", "lead-the-furious-assault"
GLORY = "manifestation-of-power-and-glory"


def innates(table: Table, speed: str) -> list[str]:
    return [option.text for option in options(table.s, 0, speed)]


@shows(THUNDER)
@pytest.mark.parametrize(
    ("board", "lands"),
    [
        ("A", {"A3": 1, "A7": 1}),
        ("B", {"B3": 1, "B8": 1}),
        ("C", {"C3": 1, "C5": 1}),
        ("D", {"D1": 1, "D7": 1}),
        ("E", {"E3": 1, "E8": 1}),
        ("F", {"F1": 1, "F6": 1}),
    ],
)
def test_it_starts_in_the_two_lands_with_the_most_dahan(board: str, lands: dict[str, int]) -> None:
    assert first_presence(THUNDER, board) == lands


@shows(THUNDER)
def test_its_tracks() -> None:
    assert incomes(THUNDER) == [1, 1, 2, 2, 2, 3]
    assert plays(THUNDER) == [1, 2, 2, 3, 3, 3, 4]
    table = island("A5: 1P", spirit=THUNDER)
    table.s.spirits[0].open = [5, 7]
    assert elements(table) == {"air": 1, "fire": 1, "sun": 1}
    table.s.spirits[0].open = [1, 7]
    assert elements(table) == {}


@shows(THUNDER, f"{THUNDER}-group-3")
def test_its_card_track_reclaims_a_card() -> None:
    table = growing(THUNDER)
    table.s.spirits[0].open = [1, 4]
    grown = ("group 3", "grow energy-4", "grow presence-1", "presence cards A5")
    table.spirit_phase(*grown, "bonus reclaim-1", "ready")
    assert table.s.spirits[0].hand[-1] == "voice-of-thunder"


@shows(THUNDER, f"{THUNDER}-group-1")
def test_its_first_growth_reclaims_and_gains_two_cards() -> None:
    table = growing(THUNDER)
    drawn = ("grow card", "draw minor", "keep natures-resilience", "grow card", "draw minor")
    table.spirit_phase("group 1", "grow reclaim", *drawn, "ready")
    gained = ["voice-of-thunder", "natures-resilience", "call-of-the-dahan-ways"]
    assert table.s.spirits[0].hand[-3:] == gained
    table.expect("A5: 1P", energy=1)


@shows(THUNDER, f"{THUNDER}-group-2")
def test_its_second_growth_adds_presence_twice_where_dahan_are() -> None:
    where = "A8: 1P; A4: 1D; A7: 1D; A3: 1D; A2: 1C"
    table = growing(THUNDER, where)
    two_away = ("grow presence-2-dahan", "presence energy A4")
    table.spirit_phase("group 2", *two_away, "grow presence-1-dahan", "presence energy A3", "ready")
    table.expect("A8: 1P; A4: 1P 1D; A3: 1P 1D", energy=2)
    assert reach(growing(THUNDER, where), "group 2", "grow presence-2-dahan") == {"A4", "A7"}
    assert reach(growing(THUNDER, where), "group 2", "grow presence-1-dahan") == {"A7"}


@shows(THUNDER, f"{THUNDER}-group-3")
def test_its_third_growth_adds_presence_and_gives_energy() -> None:
    table = growing(THUNDER)
    table.spirit_phase("group 3", "grow energy-4", "grow presence-1", "presence energy A6", "ready")
    table.expect("A5: 1P; A6: 1P", energy=5)
    assert elements(table) == {"air": 1}
    assert reach(growing(THUNDER), "group 3", "grow presence-1") == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows("ally-of-the-dahan")
def test_presence_may_go_along_with_each_dahan_that_is_pushed() -> None:
    table = island("A5: 3D 2P; A2: 1C", spirit=THUNDER)
    pushes = ("push dahan A6", "follow A5 A6", "push dahan A4", "decline", "push dahan A4", "follow A5 A4")
    table.use("voice-of-thunder", "target A5", *pushes)
    table.expect("A5:; A6: 1D 1P; A4: 2D 1P")


@shows("ally-of-the-dahan")
def test_presence_may_go_along_with_dahan_that_are_gathered() -> None:
    table = island("A5: 1P; A4: 2D 1P; A2: 1C", spirit=THUNDER)
    table.use("sudden-ambush", "target A5", "gather dahan A4", "follow A4 A5").expect("A5: 1D 2P; A4: 1D")


@shows("ally-of-the-dahan")
def test_presence_may_go_along_whoever_moves_the_dahan() -> None:
    table = island("A5: 1D 1P; A4: 1Q; A8: 1P; A2: 1C", spirit=THUNDER, others=(RIVER,))
    table.use("rivers-bounty", "gather dahan A5", "follow A5 A4", seat=1)
    table.expect("A5:; A4: 1D 1P 1Q")
    invaders = island("A5: 1D 1P 1T; A8: 1P; A2: 1C", spirit=THUNDER)

    def push(act: Action) -> Flow[list[int]]:
        return act.push(1, (DAHAN,))

    invaders.action(push, "push dahan A6", "follow A5 A6", land="A5").expect("A5: 1T; A6: 1D 1P")


@shows("sworn-to-victory")
def test_each_dahan_that_a_ravage_destroys_costs_presence_nearby() -> None:
    table = island("A5: 1T 1C 2D 1P; A4: 1P; A6: 1P; A3: 2P", spirit=THUNDER)
    table.ravage("A5", "lose A4").expect("A5: 1T 1C 1B; A4:; A6:; A3: 2P")
    assert table.s.spirits[0].destroyed == 3
    own_land = island("A5: 1T 2D 2P; A4: 1P; A2: 1C", spirit=THUNDER)
    own_land.ravage("A5", "lose A5").expect("A5: 1D 1B; A4: 1P")


def test_without_presence_nearby_a_destroyed_dahan_costs_nothing() -> None:
    island("A5: 1T 1D; A3: 2P; A2: 1C", spirit=THUNDER).ravage("A5").expect("A5: 1T 1B; A3: 2P")


def test_only_dahan_destroyed_by_a_ravage_are_mourned() -> None:
    hurt = island("A5: 1E 1D 1P; A2: 1C", spirit=THUNDER)
    hurt.ravage("A5").expect("A5: 1D/1 1P")
    event = island("A5: 2D 1P; A2: 1C", spirit=THUNDER)
    event.action(lambda act: act.destroy(1, (DAHAN,)), land="A5").expect("A5: 1D 1P")


@shows(f"{WARRIORS}-level-2")
def test_gather_the_warriors_gathers_for_air_and_pushes_for_sun() -> None:
    table = island("A5: 1P; A8: 3D; A2: 1C", spirit=THUNDER)
    answers = ("gather dahan A8", "gather dahan A8", "push dahan A4", "decline")
    table.use(WARRIORS, "target A5", *answers, elements="2 air 1 sun 1 animal")
    table.expect("A5: 1P 1D; A8: 1D; A4: 1D")
    windless = island("A5: 1P 1D; A8: 3D; A2: 1C", spirit=THUNDER)
    windless.use(WARRIORS, "target A5", elements="1 animal").expect("A5: 1P 1D; A8: 3D")
    unwilling = island("A5: 1P 1D; A8: 3D; A2: 1C", spirit=THUNDER)
    unwilling.use(WARRIORS, "target A5", "done", "done", elements="2 air 1 sun 1 animal")
    unwilling.expect("A5: 1P 1D; A8: 3D")
    assert table.targets(WARRIORS) == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows(
    f"{WARRIORS}-level-1", f"{WARRIORS}-level-2", f"{ASSAULT}-level-1", f"{ASSAULT}-level-2", f"{ASSAULT}-level-3"
)
def test_with_four_air_its_innate_powers_may_be_fast() -> None:
    table = island("A5: 1P 2D 1T", spirit=THUNDER)
    table.s.spirits[0].gained = [2, 0, 1, 3, 0, 0, 0, 1, 0]
    assert innates(table, "fast") == []
    assert innates(table, "slow") == [f"use {WARRIORS}", f"use {ASSAULT}"]
    table.s.spirits[0].gained[3] = 4
    assert innates(table, "fast") == [f"use {WARRIORS}", f"use {ASSAULT}"]
    table.s.spirits[0].gained = [4, 0, 3, 4, 0, 0, 0, 0, 0]
    assert innates(table, "fast") == [f"use {ASSAULT}", f"use-less {ASSAULT} 2"]
    table.s.spirits[0].gained = [0, 0, 0, 4, 0, 0, 0, 0, 0]
    assert innates(table, "fast") == innates(table, "slow") == []


@shows(f"{ASSAULT}-level-2", f"{ASSAULT}-level-3")
def test_lead_the_furious_assault_destroys_a_town_for_two_dahan_and_a_city_for_three() -> None:
    towns = island("A5: 1P 5D 3T 2C", spirit=THUNDER)
    towns.use(ASSAULT, elements="2 sun 1 fire").expect("A5: 1P 5D 1T 2C", fear=2)
    cities = island("A5: 1P 5D 3T 2C", spirit=THUNDER)
    cities.use(ASSAULT, elements="4 sun 3 fire").expect("A5: 1P 5D 1T 1C", fear=4)
    held_back = island("A5: 1P 5D 3T 2C", spirit=THUNDER)
    held_back.use(ASSAULT, elements="4 sun 3 fire", level=2).expect("A5: 1P 5D 1T 2C", fear=2)
    alone = island("A5: 1P 1D 1T", spirit=THUNDER)
    alone.use(ASSAULT, elements="4 sun 3 fire").expect("A5: 1P 1D 1T", fear=0)
    assert towns.targets(ASSAULT) == {"A5"}


@shows(GLORY)
def test_manifestation_of_power_and_glory_makes_each_dahan_as_strong_as_its_presence() -> None:
    table = island("A5: 2P 2D 1C 1T; A2: 1C", spirit=THUNDER)
    table.use(GLORY, "hit city A5").expect("A5: 2P 2D 1T/1", fear=3)
    assert island("A5: 1P; A3: 1P 1D; A4: 1D", spirit=THUNDER).targets(GLORY) == {"A3"}


@shows("words-of-warning")
def test_words_of_warning_defend_and_let_the_dahan_strike_first() -> None:
    table = island("A5: 2P 1C 2T 2D; A3: 1P", spirit=THUNDER)
    table.use("words-of-warning").expect(defend={"A5": 3})
    table.ravage("A5", "hit town A5", "hit town A5").expect("A5: 1C 1B", fear=2)
    assert table.s.spirits[0].destroyed == 2
    without = island("A5: 4P 1C 1T 1D; A2: 1C", spirit=THUNDER)
    without.ravage("A5").expect("A5: 2P 1C 1T 1B", fear=0)
    near = island("A5: 1P 1D; A4: 1D; A6: 1T; A2: 1D", spirit=THUNDER)
    assert near.targets("words-of-warning") == {"A4", "A5"}


@shows("sudden-ambush")
def test_sudden_ambush_destroys_an_explorer_for_each_dahan() -> None:
    table = island("A5: 1P 1D 3E 1T; A4: 1D", spirit=THUNDER)
    table.use("sudden-ambush", "target A5", "gather dahan A4").expect("A5: 1P 2D 1E 1T; A4:", fear=0)
    staying = island("A5: 1P 1D 3E; A4: 1D", spirit=THUNDER)
    staying.use("sudden-ambush", "target A5", "done").expect("A5: 1P 1D 2E; A4: 1D")
    assert staying.targets("sudden-ambush") == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows("voice-of-thunder")
def test_voice_of_thunder_pushes_dahan_or_frightens_invaders() -> None:
    table = island("A5: 1P; A4: 5D 1E", spirit=THUNDER)
    table.use("voice-of-thunder", "target A4", "choose push-dahan", *["push dahan A3"] * 4)
    table.expect("A4: 1D 1E; A3: 4D", fear=0)
    afraid = island("A5: 1P; A4: 5D 1E", spirit=THUNDER)
    afraid.use("voice-of-thunder", "target A4", "choose fear").expect("A4: 5D 1E", fear=2)
    nobody = island("A5: 1P; A4: 1D; A2: 1C", spirit=THUNDER)
    nobody.use("voice-of-thunder", "target A4", "done").expect("A4: 1D", fear=0)
    assert nobody.targets("voice-of-thunder") == {"A1", "A4", "A5", "A6", "A7", "A8"}
