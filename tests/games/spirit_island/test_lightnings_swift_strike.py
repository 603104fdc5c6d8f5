"""Lightning's Swift Strike: panel, innate power, unique cards."""

import pytest

from rulebound.games.spirit_island.use import options
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import LIGHTNING, first_presence, growing, incomes, plays, reach
from tests.marks import shows

DESTRUCTION, HARBINGERS = "thundering-destruction", "harbingers-of-the-lightning"
AIR = 3
AROUND_A5 = {"A1", "A4", "A5", "A6", "A7", "A8"}


def hastened(table: Table, seat: int = 0) -> list[str]:
    """The slow powers that a spirit may use now in the fast phase."""
    return [option.args[0] for option in options(table.s, seat, "fast") if option.verb == "hasten"]


@shows(LIGHTNING)
@pytest.mark.parametrize(
    ("board", "land"), [("A", "A7"), ("B", "B5"), ("C", "C6"), ("D", "D7"), ("E", "E6"), ("F", "F8")]
)
def test_it_starts_in_the_highest_sands(board: str, land: str) -> None:
    assert first_presence(LIGHTNING, board) == {land: 2}


@shows(LIGHTNING)
def test_its_tracks() -> None:
    assert incomes(LIGHTNING) == [1, 1, 2, 2, 3, 4, 4, 5]
    assert plays(LIGHTNING) == [2, 3, 4, 5, 6]


@shows(LIGHTNING, f"{LIGHTNING}-group-1")
def test_its_first_growth_reclaims_gains_a_card_and_gives_energy() -> None:
    table = growing(LIGHTNING)
    drawn = ("grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase("group 1", "grow reclaim", *drawn, "grow energy-1", "ready").expect("A5: 1P", energy=2)
    assert table.s.spirits[0].hand[-2:] == [HARBINGERS, "natures-resilience"]


@shows(LIGHTNING, f"{LIGHTNING}-group-2")
def test_its_second_growth_adds_presence_afar_and_where_it_is() -> None:
    table = growing(LIGHTNING, "A8: 1P; A2: 1C")
    afar = ("grow presence-2", "presence cards A4")
    table.spirit_phase("group 2", *afar, "grow presence-0", "presence energy A4", "ready")
    table.expect("A8: 1P; A4: 2P", energy=1)
    assert table.s.spirits[0].plays == 3
    assert reach(growing(LIGHTNING, "A8: 1P; A2: 1C"), "group 2", "grow presence-2") == AROUND_A5
    assert reach(growing(LIGHTNING, "A8: 1P; A2: 1C"), "group 2", "grow presence-0") == {"A8"}


@shows(LIGHTNING, f"{LIGHTNING}-group-3")
def test_its_third_growth_adds_presence_and_gives_energy() -> None:
    table = growing(LIGHTNING)
    table.spirit_phase("group 3", "grow energy-3", "grow presence-1", "presence cards A6", "ready")
    table.expect("A5: 1P; A6: 1P", energy=4)
    assert reach(growing(LIGHTNING), "group 3", "grow presence-1") == AROUND_A5


@shows("swiftness-of-lightning")
def test_each_air_makes_a_slow_power_fast() -> None:
    table = island("A5: 2P 2T; A2: 1C", spirit=LIGHTNING)
    spirit = table.s.spirits[0]
    spirit.gained[AIR] = -2
    spirit.played = ["shatter-homesteads", "raging-storm"]
    assert hastened(table) == []
    spirit.gained[AIR] = -1
    assert hastened(table) == ["shatter-homesteads", "raging-storm"]
    table.fast("hasten shatter-homesteads", "target A5").expect("A5: 2P 1T", fear=2)
    assert hastened(table) == []
    table.slow("use raging-storm", "target A5").expect("A5: 2P 1T/1")
    table.time_passes()
    spirit.played = ["shatter-homesteads"]
    assert hastened(table) == ["shatter-homesteads"]


@shows("swiftness-of-lightning")
def test_its_innate_power_can_be_made_fast_too_but_not_those_of_others() -> None:
    table = island("A5: 2P 1T; B5: 2Q; A2: 1C", spirit=LIGHTNING, others=(RIVER,))
    for spirit in table.s.spirits:
        spirit.gained = [1, 0, 3, 2, 2, 0, 0, 0, 0]
    assert hastened(table) == [DESTRUCTION]
    assert hastened(table, seat=1) == []
    table.fast(f"hasten {DESTRUCTION}", "target A5").expect("A5: 2P", fear=1)


@shows(f"{DESTRUCTION}-level-1", f"{DESTRUCTION}-level-2", f"{DESTRUCTION}-level-3", f"{DESTRUCTION}-level-4")
def test_thundering_destruction_grows_with_its_elements() -> None:
    def struck(*answers: str, elements: str) -> Table:
        return island("A5: 2P 2T 2C; A2: 1C", spirit=LIGHTNING).use(
            DESTRUCTION, "target A5", *answers, elements=elements
        )

    struck(elements="3 fire 2 air").expect("A5: 2P 1T 2C", fear=1)
    struck("destroy city A5", elements="4 fire 3 air").expect("A5: 2P 2T 1C", fear=2)
    struck("destroy town A5", elements="4 fire 3 air").expect("A5: 2P 1T 2C", fear=1)
    twice = ("destroy city A5", "destroy town A5")
    struck(*twice, elements="5 fire 4 air 1 water").expect("A5: 2P 1T 1C", fear=3)
    struck(*twice, "destroy town A5", elements="5 fire 5 air 2 water").expect("A5: 2P 1C", fear=4)


@shows(f"{DESTRUCTION}-level-1")
def test_thundering_destruction_may_be_held_back_and_comes_from_sacred_sites() -> None:
    table = island("A5: 2P 2T 2C; A3: 1P", spirit=LIGHTNING)
    table.use(DESTRUCTION, "target A5", elements="5 fire 5 air 2 water", level=1).expect("A5: 2P 1T 2C", fear=1)
    assert table.targets(DESTRUCTION) == AROUND_A5


@shows("shatter-homesteads")
def test_shatter_homesteads_destroys_a_town() -> None:
    table = island("A8: 2P; A4: 2T 1C; A3: 1P", spirit=LIGHTNING)
    table.use("shatter-homesteads", "target A4").expect("A4: 1T 1C", fear=2)
    table.use("shatter-homesteads", "target A8").expect("A8: 2P", fear=3)
    assert table.targets("shatter-homesteads") == AROUND_A5


@shows("raging-storm")
def test_raging_storm_hurts_each_invader() -> None:
    table = island("A5: 1P; A4: 2E 2T 1C 1D", spirit=LIGHTNING)
    table.use("raging-storm", "target A4").expect("A4: 2T/1 1C/1 1D", fear=0)
    assert table.targets("raging-storm") == AROUND_A5


@shows("lightnings-boon")
def test_lightnings_boon_makes_two_slow_powers_of_a_spirit_fast() -> None:
    table = island("A5: 1P; B5: 1Q 2D; A2: 1C", spirit=LIGHTNING, others=(RIVER,))
    river = table.s.spirits[1]
    river.played = ["wash-away", "rivers-bounty", "draw-of-the-fruitful-earth"]
    assert hastened(table, seat=1) == []
    table.use("lightnings-boon", "spirit 1")
    assert hastened(table, seat=1) == river.played
    table.fast("hasten rivers-bounty", "hasten wash-away", "target B5").expect("B5: 1Q 3D")
    assert hastened(table, seat=1) == []
    assert island("A5: 1P", spirit=LIGHTNING).use("lightnings-boon").s.total("slow-as-fast", seat=0) == 2


@shows(HARBINGERS)
def test_harbingers_push_dahan_and_frighten_where_buildings_are() -> None:
    table = island("A5: 1P 3D; A4: 1T; A6: 1E; A2: 1C", spirit=LIGHTNING)
    table.use(HARBINGERS, "target A5", "push dahan A4", "push dahan A4").expect("A5: 1P 1D; A4: 1T 2D", fear=1)
    calm = island("A5: 1P 3D; A4: 1T; A6: 1E; A2: 1C", spirit=LIGHTNING)
    calm.use(HARBINGERS, "target A5", "push dahan A6", "done").expect("A5: 1P 2D; A6: 1E 1D", fear=0)
    assert calm.targets(HARBINGERS) == AROUND_A5
