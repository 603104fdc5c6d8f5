"""A Spread of Rampant Green: panel, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.growth import spirit_phase
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import elements, first_presence, growing, incomes, offered, plays, reach
from tests.marks import shows

GREEN = "a-spread-of-rampant-green"
CREEPERS, ENVELOPING = "creepers-tear-into-mortar", "all-enveloping-green"
ALWAYS = "grow presence-2-jungle-wetland"


@shows(GREEN)
@pytest.mark.parametrize(
    ("board", "lands"),
    [
        ("A", {"A5": 1, "A8": 1}),
        ("B", {"B4": 1, "B6": 1}),
        ("C", {"C4": 1, "C8": 1}),
        ("D", {"D3": 1, "D6": 1}),
        ("E", {"E7": 1, "E8": 1}),
        ("F", {"F2": 1, "F7": 1}),
    ],
)
def test_it_starts_in_the_highest_wetland_and_a_jungle_without_dahan(board: str, lands: dict[str, int]) -> None:
    assert first_presence(GREEN, board) == lands


@shows(GREEN)
def test_its_tracks() -> None:
    assert incomes(GREEN) == [0, 1, 1, 2, 2, 2, 3]
    assert plays(GREEN) == [1, 1, 2, 2, 3, 4]
    table = island("A5: 1P", spirit=GREEN)
    table.s.spirits[0].open = [5, 1]
    assert elements(table) == {"plant": 1}
    table.s.spirits[0].open = [6, 1]
    assert elements(table) == {"plant": 2}


@shows(GREEN, f"{GREEN}-always", f"{GREEN}-group-1")
def test_it_always_adds_presence_in_jungle_or_wetland_besides_its_first_growth() -> None:
    table = growing(GREEN, "A8: 1P; A2: 1C")
    drawn = ("grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase("group 1", "grow reclaim", *drawn, ALWAYS, "presence energy A5", "ready")
    table.expect("A8: 1P; A5: 1P", energy=1)
    assert table.s.spirits[0].hand[-2:] == ["stem-the-flow-of-fresh-water", "natures-resilience"]
    assert reach(growing(GREEN, "A8: 1P; A2: 1C"), ALWAYS) == {"A5", "A8"}
    assert reach(growing(GREEN, "A5: 1P; A2: 1C"), ALWAYS) == {"A2", "A3", "A5", "A8"}


@shows(GREEN, f"{GREEN}-always", f"{GREEN}-group-2")
def test_its_second_growth_adds_presence_and_plays_one_card_more() -> None:
    table = growing(GREEN, "A8: 1P; A2: 1C")
    first = (ALWAYS, "presence energy A5")
    table.spirit_phase(*first, "group 2", "grow presence-1", "presence energy A4", "grow play-1", "ready")
    table.expect("A8: 1P; A5: 1P; A4: 1P", energy=1)
    assert table.s.spirits[0].plays == 2
    assert elements(table) == {"plant": 1}
    near = {"A5", "A6", "A7", "A8"}
    assert reach(growing(GREEN, "A8: 1P; A2: 1C"), "group 2", "grow presence-1") == near


@shows(GREEN, f"{GREEN}-always", f"{GREEN}-group-3")
def test_its_third_growth_gains_a_card_and_energy() -> None:
    table = growing(GREEN)
    drawn = ("grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase("group 3", *drawn, "grow energy-3", ALWAYS, "presence cards A5", "ready")
    table.expect("A5: 2P", energy=3)
    assert table.s.spirits[0].plays == 1
    assert table.s.spirits[0].hand[-1] == "natures-resilience"


def regrowing(blighted: bool, energy: int) -> Table:
    table = growing(GREEN, "A8: 1P; A2: 1C")
    table.s.spirits[0].destroyed = 2
    table.s.spirits[0].energy = energy
    table.s.blighted = blighted
    return table


@shows("steady-regeneration")
def test_destroyed_presence_grows_again_for_nothing_while_the_island_is_healthy() -> None:
    table = regrowing(blighted=False, energy=0)
    growth = (ALWAYS, "presence destroyed A5", "grow presence-1", "presence destroyed A6", "grow play-1")
    table.spirit_phase("group 2", *growth, "ready").expect("A8: 1P; A5: 1P; A6: 1P", energy=0)
    assert table.s.spirits[0].destroyed == 0
    assert table.s.spirits[0].open == [1, 1]


@shows("steady-regeneration")
def test_on_a_blighted_island_each_destroyed_presence_costs_an_energy() -> None:
    table = regrowing(blighted=True, energy=1)
    growth = (ALWAYS, "presence destroyed A5", "grow presence-1", "presence cards A6", "grow play-1")
    table.spirit_phase("group 2", *growth, "ready").expect("A8: 1P; A5: 1P; A6: 1P", energy=0)
    assert table.s.spirits[0].destroyed == 1
    poor = regrowing(blighted=True, energy=0)
    poor.s.step = ""
    tracks = {f"presence {track} {land}" for track in ("energy", "cards") for land in ("A5", "A8")}
    assert offered(spirit_phase(poor.s), ALWAYS) == tracks


def test_only_growth_brings_destroyed_presence_back() -> None:
    table = regrowing(blighted=False, energy=0)
    table.use("gift-of-proliferation", "presence energy A5").expect("A5: 1P")
    assert table.s.spirits[0].destroyed == 2
    friend = island("A8: 1P; B5: 1Q; A2: 1C", spirit=GREEN, others=(RIVER,))
    friend.s.spirits[1].destroyed = 1
    friend.s.step = ""
    choices = offered(spirit_phase(friend.s), "group 2", "grow presence-1", seat=1)
    assert "presence energy B5" in choices
    assert "presence destroyed B5" not in choices


@shows("choke-the-land-with-green")
def test_presence_of_a_sacred_site_chokes_a_ravage() -> None:
    table = island("A5: 2P 1C 1D", spirit=GREEN)
    table.ravage("A5", "choke ravage A5").expect("A5: 1P 1C 1D")
    assert table.s.spirits[0].destroyed == 1
    table.ravage("A5").expect("A5: 1C 1B")
    unwilling = island("A5: 2P 1C 1D", spirit=GREEN)
    unwilling.ravage("A5", "decline").expect("A5: 1P 1C 1B")


@shows("choke-the-land-with-green")
def test_presence_of_a_sacred_site_chokes_a_build_but_not_an_explore() -> None:
    table = island("A8: 3P 1T", spirit=GREEN)
    table.build("A8", "choke build A8").expect("A8: 2P 1T")
    table.build("A8", "decline").expect("A8: 2P 1T 1C")
    table.explore("1-jungle").expect("A8: 2P 1T 1C 1E")


def test_an_action_that_is_skipped_anyway_need_not_be_choked() -> None:
    table = island("A8: 2P 1T", spirit=GREEN)
    table.action(lambda act: act.skip("build"), land="A8").build("A8").expect("A8: 2P 1T")
    others = island("A8: 2Q 1T; A5: 1P", spirit=GREEN, others=(RIVER,))
    others.build("A8").expect("A8: 2Q 1T 1C")


@shows(f"{CREEPERS}-level-1")
def test_creepers_hurt_a_town_or_city() -> None:
    table = island("A5: 1P 1T 1C 1E", spirit=GREEN)
    table.use(CREEPERS, "hit town A5", elements="1 moon 2 plant").expect("A5: 1P 1T/1 1C 1E", fear=0)
    assert table.targets(CREEPERS) == {"A5"}


@shows(f"{CREEPERS}-level-1", f"{CREEPERS}-level-2", f"{CREEPERS}-level-3")
def test_creepers_come_again_with_more_elements_and_may_go_elsewhere() -> None:
    twice = island("A5: 1P 1T; A8: 1P 1C", spirit=GREEN)
    twice.use(CREEPERS, "target A5", "target A8", elements="2 moon 3 plant").expect("A5: 1P 1T/1; A8: 1P 1C/1")
    thrice = island("A5: 1P 1T; A8: 1P 1C", spirit=GREEN)
    thrice.use(CREEPERS, "target A5", "target A8", "target A5", elements="3 moon 4 plant")
    thrice.expect("A5: 1P; A8: 1P 1C/1", fear=1)
    held_back = island("A5: 1P 1T; A8: 1P 1C", spirit=GREEN)
    held_back.use(CREEPERS, "target A5", elements="3 moon 4 plant", level=1).expect("A5: 1P 1T/1; A8: 1P 1C")
    declined = island("A5: 1P 1T; A8: 1P 1C", spirit=GREEN)
    declined.use(CREEPERS, "target A5", "decline", "target A8", elements="3 moon 4 plant")
    declined.expect("A5: 1P 1T/1; A8: 1P 1C/1")


@shows(f"{ENVELOPING}-level-1", f"{ENVELOPING}-level-2", f"{ENVELOPING}-level-3")
def test_all_enveloping_green_defends_and_heals() -> None:
    weak = island("A5: 2P 1B; A2: 1C", spirit=GREEN)
    weak.use(ENVELOPING, "target A5", elements="1 water 3 plant").expect("A5: 2P 1B", defend={"A5": 2})
    middle = island("A5: 2P 1B; A2: 1C", spirit=GREEN)
    middle.use(ENVELOPING, "target A5", elements="2 water 4 plant").expect("A5: 2P 1B", defend={"A5": 4})
    strong = island("A5: 2P 1B; A2: 1C", spirit=GREEN)
    left = strong.s.blight_left
    strong.use(ENVELOPING, "target A5", elements="3 water 1 earth 5 plant").expect("A5: 2P", defend={"A5": 4})
    assert strong.s.blight_left == left + 1
    single = island("A5: 2P; A3: 1P", spirit=GREEN)
    assert single.targets(ENVELOPING) == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows("overgrow-in-a-night")
def test_overgrow_in_a_night_adds_presence_or_frightens() -> None:
    table = island("A5: 1P 1E; A2: 1C", spirit=GREEN)
    table.use("overgrow-in-a-night", "target A5", "choose add-presence", "presence cards A5")
    table.expect("A5: 2P 1E", fear=0)
    table.use("overgrow-in-a-night", "target A5", "choose fear").expect("A5: 2P 1E", fear=3)
    assert table.targets("overgrow-in-a-night") == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows("overgrow-in-a-night")
def test_overgrow_in_a_night_frightens_only_where_presence_and_invaders_are() -> None:
    empty = island("A5: 1P; A2: 1C", spirit=GREEN)
    empty.use("overgrow-in-a-night", "target A5", "presence energy A5").expect("A5: 2P", fear=0)
    strange = island("A5: 1P; A4: 1E; A2: 1C", spirit=GREEN)
    strange.use("overgrow-in-a-night", "target A4", "presence energy A4").expect("A4: 1E 1P", fear=0)


@shows("gift-of-proliferation")
def test_gift_of_proliferation_lets_another_spirit_add_presence() -> None:
    table = island("A5: 1P; B5: 1Q; A2: 1C", spirit=GREEN, others=(RIVER,))
    table.use("gift-of-proliferation", "presence energy B6").expect("B5: 1Q; B6: 1Q; A5: 1P")
    assert table.s.spirits[1].open == [2, 1]
    alone = island("A5: 1P; A2: 1C", spirit=GREEN)
    alone.use("gift-of-proliferation", "presence cards A6").expect("A6: 1P")


@shows("fields-choked-with-growth")
def test_fields_choked_with_growth_pushes_a_town_or_three_dahan() -> None:
    table = island("A5: 1P 2T 4D; A2: 1C", spirit=GREEN)
    table.use("fields-choked-with-growth", "target A5", "choose push-town", "push town A4")
    table.expect("A5: 1P 1T 4D; A4: 1T")
    pushes = ("push dahan A4", "push dahan A6", "push dahan A6")
    table.use("fields-choked-with-growth", "target A5", "choose push-dahan", *pushes)
    table.expect("A5: 1P 1T 1D; A4: 1T 1D; A6: 2D")
    assert table.targets("fields-choked-with-growth") == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows("stem-the-flow-of-fresh-water")
def test_stem_the_flow_hurts_one_building_or_in_dry_lands_each() -> None:
    table = island("A5: 2P 1T 1C 1E; A4: 2T 1C 1E; A6: 1T/1 1C", spirit=GREEN)
    table.use("stem-the-flow-of-fresh-water", "target A5", "hit city A5").expect("A5: 2P 1T 1C/1 1E")
    table.use("stem-the-flow-of-fresh-water", "target A4").expect("A4: 2T/1 1C/1 1E", fear=0)
    table.use("stem-the-flow-of-fresh-water", "target A6").expect("A6: 1C/1", fear=1)


@shows("stem-the-flow-of-fresh-water")
def test_badlands_strike_the_same_building_or_one_of_each() -> None:
    wet = island("A5: 2P 1T 1C 1Ba", spirit=GREEN)
    wet.use("stem-the-flow-of-fresh-water", "target A5", "hit city A5").expect("A5: 2P 1T 1C/2 1Ba")
    dry = island("A5: 2P; A4: 1T 1C 1Ba", spirit=GREEN)
    dry.use("stem-the-flow-of-fresh-water", "target A4", "hit-marked city 1 0 A4").expect("A4: 1T/1 1C/2 1Ba")
    assert island("A5: 2P; A3: 1P", spirit=GREEN).targets("stem-the-flow-of-fresh-water") == {
        "A1",
        "A4",
        "A5",
        "A6",
        "A7",
        "A8",
    }
