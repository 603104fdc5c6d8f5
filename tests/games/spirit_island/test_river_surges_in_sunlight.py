"""River Surges in Sunlight: panel, innate power, unique cards."""

import pytest

from tests.games.spirit_island.harness import RIVER, island
from tests.games.spirit_island.panels import first_presence, growing, incomes, plays, reach
from tests.marks import shows


@shows(RIVER)
@pytest.mark.parametrize(
    ("board", "land"), [("A", "A5"), ("B", "B6"), ("C", "C8"), ("D", "D3"), ("E", "E8"), ("F", "F7")]
)
def test_it_starts_in_the_highest_wetland(board: str, land: str) -> None:
    assert first_presence(RIVER, board) == {land: 1}


@shows(RIVER)
def test_its_tracks() -> None:
    assert incomes(RIVER) == [1, 2, 2, 3, 4, 4, 5]
    assert plays(RIVER) == [1, 2, 2, 3, 3, 4, 5]


@shows(RIVER, f"{RIVER}-group-2")
def test_its_card_track_reclaims_a_card() -> None:
    table = growing(RIVER)
    table.s.spirits[0].open = [1, 4]
    adds = ("grow presence-1", "presence cards A5", "grow presence-1", "presence energy A5")
    table.spirit_phase("group 2", *adds, "bonus reclaim-1", "ready").expect("A5: 3P", energy=2)
    assert table.s.spirits[0].hand[-1] == "rivers-bounty"


@shows(RIVER, f"{RIVER}-group-1")
def test_its_first_growth_reclaims_gains_a_card_and_gives_energy() -> None:
    table = growing(RIVER)
    drawn = ("grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase("group 1", "grow reclaim", *drawn, "grow energy-1", "ready").expect("A5: 1P", energy=2)
    assert table.s.spirits[0].hand[-2:] == ["rivers-bounty", "natures-resilience"]


@shows(RIVER, f"{RIVER}-group-2")
def test_its_second_growth_adds_presence_twice() -> None:
    table = growing(RIVER)
    adds = ("grow presence-1", "presence cards A4", "grow presence-1", "presence energy A3")
    table.spirit_phase("group 2", *adds, "ready").expect("A5: 1P; A4: 1P; A3: 1P", energy=2)
    assert table.s.spirits[0].plays == 2
    assert reach(growing(RIVER), "group 2", "grow presence-1") == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows(RIVER, f"{RIVER}-group-3")
def test_its_third_growth_gains_a_card_and_adds_presence_afar() -> None:
    table = growing(RIVER, "A8: 1P; A2: 1C")
    drawn = ("grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase("group 3", *drawn, "grow presence-2", "presence energy A4", "ready")
    table.expect("A8: 1P; A4: 1P", energy=2)
    assert table.s.spirits[0].hand[-1] == "natures-resilience"
    two_away = {"A1", "A4", "A5", "A6", "A7", "A8"}
    assert reach(growing(RIVER, "A8: 1P; A2: 1C"), "group 3", "grow presence-2") == two_away


@shows("flash-floods")
def test_flash_floods_hit_harder_at_the_coast() -> None:
    island("A5: 1T 1E 1P").use("flash-floods", "target A5", "hit explorer A5").expect("A5: 1T 1P")
    island("A1: 1T 1E; A5: 1P").use("flash-floods", "target A1", "hit town A1").expect("A1: 1E", fear=1)


@shows("wash-away")
def test_wash_away_pushes_up_to_three_explorers_and_towns() -> None:
    table = island("A5: 2E 2T 1C 1P")
    table.use("wash-away", "target A5", "push town A6", "push town A6", "push explorer A4")
    table.expect("A5: 1E 1C 1P; A6: 2T; A4: 1E")


@shows("boon-of-vigor")
def test_boon_of_vigor_pays_a_friend_for_each_played_card() -> None:
    island("A5: 1P", spirit=RIVER).use("boon-of-vigor").expect(energy=1)
    table = island("A5: 1P; B5: 1Q", others=("lightnings-swift-strike",))
    table.s.spirits[1].played = ["raging-storm", "shatter-homesteads"]
    table.use("boon-of-vigor", "spirit 1").expect(energy=2, seat=1)


@shows("rivers-bounty")
def test_rivers_bounty_adds_a_dahan_where_two_are() -> None:
    table = island("A5: 1D 1P; A4: 1D")
    table.use("rivers-bounty", "gather dahan A4").expect("A5: 3D 1P; A4:", energy=1)
    island("A5: 1D 1P; A4: 1D").use("rivers-bounty", "done").expect("A5: 1D 1P; A4: 1D", energy=0)


@shows("massive-flooding-level-1", "massive-flooding-level-2", "massive-flooding-level-3")
def test_massive_flooding_grows_with_its_elements() -> None:
    weak = island("A5: 1E 1T 1P")
    weak.use("massive-flooding", "target A5", "push town A6", elements="1 sun 2 water").expect("A5: 1E 1P; A6: 1T")
    middle = island("A5: 1E 1T 1P")
    middle.use("massive-flooding", "target A5", "hit town A5", "push explorer A4", elements="2 sun 3 water")
    middle.expect("A5: 1P; A4: 1E", fear=1)
    strong = island("A5: 2E 1T 1C 1P")
    strong.use("massive-flooding", "target A5", elements="3 sun 4 water 1 earth").expect("A5: 1C/2 1P", fear=1)
    held_back = island("A5: 1E 1T 1P")
    held_back.use("massive-flooding", "target A5", "push town A6", elements="3 sun 4 water 1 earth", level=1)


@shows("rivers-domain")
def test_a_single_presence_in_a_wetland_is_a_sacred_site() -> None:
    assert island("A5: 1P").targets("massive-flooding") == {"A1", "A4", "A5", "A6", "A7", "A8"}
    assert island("A8: 1P").targets("massive-flooding") == set()
