"""The major powers of the base box, from Accelerated Rot to Poisoned Land."""

from typing import Any

import pytest

from rulebound.games.spirit_island.pieces import DAHAN
from tests.games.spirit_island.harness import Table, island
from tests.marks import shows

LIGHTNING = "lightnings-swift-strike"
OCEAN = "oceans-hungry-grasp"
BRINGER = "bringer-of-dreams-and-nightmares"
VENGEFUL = "vengeance-of-the-dead"


@shows("accelerated-rot", "accelerated-rot-threshold-1")
def test_accelerated_rot_does_more_and_heals_with_its_threshold() -> None:
    position = "A5: 1C 1T 1E 1P 1B; A3: 1C"
    assert island(position).targets("accelerated-rot") == {"A2", "A3", "A5", "A8"}
    weak = island(position).use("accelerated-rot", "target A5", "hit city A5", "hit explorer A5")
    weak.expect("A5: 1T 1P 1B", fear=4)
    strong = island(position)
    strong.use("accelerated-rot", "target A5", elements="3 sun 2 water 3 plant")
    strong.expect("A5: 1P; A3: 1C", fear=5)


def _after_losses(position: str, destroyed: int, **spirits: Any) -> Table:
    table = island(position, **spirits)
    table.s.spirits[table.s.seat_count - 1].destroyed = destroyed
    return table


@shows("blazing-renewal", "blazing-renewal-threshold-1")
def test_blazing_renewal_brings_presence_back_and_burns_towns_and_cities() -> None:
    weak = _after_losses("A5: 1P; A6: 1T 1C 1E", 3).use("blazing-renewal", "land A6")
    weak.expect("A6: 1C/2 1E 2P", fear=1)
    assert weak.s.spirits[0].destroyed == 1
    strong = _after_losses("A5: 1P; A6: 1T 2C 1E; A1: 1C", 1)
    strong.use(
        "blazing-renewal",
        "land A6",
        elements="3 fire 3 earth 2 plant",
    )
    strong.expect("A6: 1P; A1: 1C", fear=5)


def test_blazing_renewal_does_nothing_where_no_presence_comes_back() -> None:
    table = _after_losses("A5: 1P 1T; A6: 1T", 0).use("blazing-renewal", elements="3 fire 3 earth 2 plant")
    table.expect("A5: 1P 1T; A6: 1T", fear=0)


@shows("blazing-renewal")
def test_blazing_renewal_is_measured_from_the_spirit_that_uses_it() -> None:
    table = _after_losses("A5: 1P; A3: 1T; B8: 1Q", 2, others=(LIGHTNING,))
    table.use("blazing-renewal", "spirit 1", "land A3").expect("A3: 2Q; B8: 1Q", fear=1)
    far = _after_losses("A8: 1P; A4: 1Q; A3: 1T", 2, others=(LIGHTNING,))
    with pytest.raises(AssertionError, match="'land A3' is none of"):
        far.use("blazing-renewal", "spirit 1", "land A3")


@shows("blazing-renewal")
def test_blazing_renewal_keeps_to_where_the_target_may_stand() -> None:
    _after_losses("A5: 1P 1T; A1: 1Q", 2, others=(OCEAN,)).use("blazing-renewal", "spirit 1", "land A3").expect(
        "A3: 2Q"
    )
    inland = _after_losses("A5: 1P 1T; A1: 1Q", 2, others=(OCEAN,))
    with pytest.raises(AssertionError, match="'land A6' is none of"):
        inland.use("blazing-renewal", "spirit 1", "land A6")


@shows("cleansing-floods", "cleansing-floods-threshold-1")
def test_cleansing_floods_come_from_wetlands_and_heal() -> None:
    assert island("A5: 1P; A3: 1P").targets("cleansing-floods") == {"A1", "A4", "A5", "A6", "A7", "A8"}
    weak = island("A5: 2C 2B 1P").use("cleansing-floods", "target A5", "hit city A5")
    weak.expect("A5: 1C/1 1B 1P", fear=2)
    strong = island("A5: 5C 1B 1P")
    strong.use("cleansing-floods", "target A5", *["hit city A5"] * 4, elements="4 water")
    strong.expect("A5: 1C/2 1P", fear=8)


def test_an_ocean_in_play_is_a_wetland_to_flood_from() -> None:
    assert island("A0: 1P; A8: 1P", spirit=OCEAN).targets("cleansing-floods") == {"A0", "A1", "A2", "A3"}


@shows("dissolve-the-bonds-of-kinship")
def test_dissolving_bonds_turns_a_city_a_town_and_a_dahan_into_scattered_explorers() -> None:
    table = island("A5: 2C 2T 2D 2E 1P")
    pushes = ["push explorer A1", "push explorer A4", "push explorer A6", "push explorer A7"]
    table.use("dissolve-the-bonds-of-kinship", "target A5", *pushes, "push explorer A1")
    table.expect("A5: 1C 1T 1D 1P; A1: 2E; A4: 1E; A6: 1E; A7: 1E; A8: 1E", fear=0)


@shows("dissolve-the-bonds-of-kinship")
def test_dissolved_explorers_go_to_as_many_lands_as_possible() -> None:
    with pytest.raises(AssertionError, match="'push explorer A1' is none of"):
        island("A5: 3E 1P").use(
            "dissolve-the-bonds-of-kinship", "target A5", "push explorer A1", "push explorer A1"
        )


@shows("dissolve-the-bonds-of-kinship", "dissolve-the-bonds-of-kinship-threshold-1")
def test_with_the_threshold_explorers_and_buildings_fight_at_the_same_time() -> None:
    table = island("A5: 2C 1T 1E 1P; A3: 1C")
    elements = "2 fire 2 water 3 animal"
    table.use("dissolve-the-bonds-of-kinship", "target A5", "push explorer A7", elements=elements)
    table.expect("A5: 1P; A7: 1E; A1: ; A6:", fear=2)


def _entwined(*answers: str, elements: str = "", kind: str = "minor") -> tuple[Table, list[str]]:
    """Two spirits, and the cards the second will draw: `{0}` to `{3}` in the answers are those cards."""
    table = island("A8: 1P 1C; B8: 1Q", others=(LIGHTNING,))
    drawn = (table.s.minors if kind == "minor" else table.s.majors)[-4:]
    texts = [answer.format(*drawn) for answer in answers]
    table.use("entwined-power", f"draw {kind}", *texts, elements=elements)
    return table, drawn


@shows("entwined-power")
def test_entwined_spirits_share_a_draw() -> None:
    table, drawn = _entwined("keep {0}", "keep {2}")
    user, target = table.s.spirits
    assert (user.hand[4:], target.hand[4:]) == ([drawn[2]], [drawn[0]])
    assert sorted(table.s.minors_discard) == sorted([drawn[1], drawn[3]])
    assert not any(spirit.drawn for spirit in table.s.spirits)
    table.expect(energy=0).expect(energy=0, seat=1)


@shows("entwined-power")
def test_each_entwined_spirit_forgets_for_its_own_major() -> None:
    table, drawn = _entwined("keep {0}", "keep {1}", "forget raging-storm", "forget wash-away", kind="major")
    user, target = table.s.spirits
    assert user.hand == ["flash-floods", "boon-of-vigor", "rivers-bounty", drawn[1]]
    assert target.hand == ["shatter-homesteads", "lightnings-boon", "harbingers-of-the-lightning", drawn[0]]


@shows("entwined-power")
def test_entwined_spirits_use_powers_from_each_others_presence_for_the_turn() -> None:
    table, _ = _entwined("keep {0}", "keep {1}")
    assert {"A8", "B8", "B7"} <= table.targets("flash-floods")
    assert {"A8", "B8", "A5"} <= table.targets("raging-storm", seat=1)
    table.time_passes()
    assert "B7" not in table.targets("flash-floods")
    assert "A5" not in table.targets("raging-storm", seat=1)


@shows("entwined-power", "entwined-power-threshold-1")
def test_with_the_threshold_entwined_spirits_gain_energy_and_give_cards() -> None:
    gifts = ["give wash-away", "give raging-storm"]
    table, drawn = _entwined("keep {0}", "keep {1}", *gifts, elements="2 water 4 plant")
    table.expect(energy=3).expect(energy=3, seat=1)
    user, target = table.s.spirits
    assert user.hand == ["flash-floods", "boon-of-vigor", "rivers-bounty", drawn[1], "raging-storm"]
    assert target.hand[3:] == [drawn[0], "wash-away"]
    table, _ = _entwined("keep {0}", "keep {1}", "done", "done", elements="2 water 4 plant")
    assert [len(spirit.hand) for spirit in table.s.spirits] == [5, 5]


@shows("entwined-power", "entwined-power-threshold-1")
def test_alone_a_spirit_is_entwined_with_itself() -> None:
    table = island("A8: 1P 1C")
    drawn = table.s.minors[-4:]
    keep = [f"keep {drawn[0]}", f"keep {drawn[1]}"]
    table.use("entwined-power", "draw minor", *keep, elements="2 water 4 plant").expect(energy=3)
    assert table.s.spirits[0].hand[4:] == drawn[:2]


@shows("entwined-power")
def test_nothing_is_passed_on_from_a_power_progression() -> None:
    table = island("A8: 1P 1C; B8: 1Q", others=(LIGHTNING,), progression=True).use("entwined-power")
    assert table.s.spirits[1].hand[4:] == ["delusions-of-danger"]
    assert len(table.s.spirits[0].hand) == 4


@shows("indomitable-claim")
def test_indomitable_claim_adds_presence_and_defends() -> None:
    table = island("A5: 1T 1P; A3: 1C").use("indomitable-claim", "target A5", "presence cards A5")
    table.expect("A5: 1T 2P", fear=0, defend={"A5": 20})
    assert table.s.spirits[0].open == [1, 2]
    table.ravage("A5").build("A5").expect("A5: 1T 1C 2P")


@shows("indomitable-claim", "indomitable-claim-threshold-1")
def test_with_the_threshold_the_claim_frightens_invaders_and_stops_them() -> None:
    elements = "2 sun 3 earth"
    table = island("A5: 1T 1P; A3: 1C")
    table.use("indomitable-claim", "target A5", "presence energy A5", elements=elements).expect(fear=3)
    table.ravage("A5").build("A5").explore("1-wetland").expect("A5: 1T 2P; A2: 1E", defend={"A5": 20})
    empty = island("A5: 1P; A4: 1T")
    empty.use("indomitable-claim", "target A5", "presence energy A5", elements=elements).expect(fear=0)
    empty.explore("1-wetland").expect("A5: 2P; A2: 1E")


@shows("indomitable-claim")
def test_the_claim_holds_where_the_spirit_otherwise_could_not_stand() -> None:
    table = island("A1: 1P 1T", spirit=OCEAN).use("indomitable-claim", "target A5", "presence energy A5")
    table.expect("A1: 1P 1T; A5: 1P", defend={"A5": 20})


@shows("infinite-vitality")
def test_infinite_vitality_keeps_dahan_alive_and_blight_away() -> None:
    assert island("A5: 1P; A3: 1P").targets("infinite-vitality") == {"A1", "A4", "A5", "A6", "A7", "A8"}
    table = island("A5: 1C 1T 1D 1B 1P; A4: 1B").use("infinite-vitality", "target A5")
    left = table.s.blight_left
    table.ravage("A5", "hit town A5").expect("A5: 1C 1D/5 1B 1P; A4: 1B", fear=1)
    assert table.s.blight_left == left
    table.time_passes().ravage("A5", "land A6").expect("A5: 1C 2B; A6: 1B")


@shows("infinite-vitality", "infinite-vitality-threshold-1")
def test_with_the_threshold_nothing_hurts_the_dahan_and_blight_goes_near_by() -> None:
    table = island("A5: 3C 2D 1B 1P; A4: 1B; A3: 1B")
    table.use("infinite-vitality", "target A5", "land A4", elements="4 earth").expect(
        "A5: 3C 2D 1B 1P; A4: ; A3: 1B"
    )
    table.ravage("A5", "hit city A5").expect("A5: 1C 1C/1 2D 1B 1P", fear=2)
    table.action(lambda act: act.destroy(1, (DAHAN,)), land="A5").expect("A5: 1C 1C/1 2D 1B 1P")
    with pytest.raises(AssertionError, match="'land A3' is none of"):
        island("A5: 1D 1B 1P; A4: 1B; A3: 1B").use("infinite-vitality", "target A5", "land A3", elements="4 earth")


@shows("mists-of-oblivion", "mists-of-oblivion-threshold-1")
def test_mists_of_oblivion_frighten_for_what_they_destroy() -> None:
    position = "A5: 2E 2T 1T/1 1C 1P"
    island(position).use("mists-of-oblivion", "target A5").expect("A5: 2T/1 1C/1 1P", fear=2)
    strong = island(position)
    hits = ["hit-marked town 1 0 A5", "hit-marked town 1 0 A5"]
    strong.use("mists-of-oblivion", "target A5", *hits, elements="2 moon 3 air 2 water")
    strong.expect("A5: 1C/2 1P", fear=6)
    many = island("A5: 6T/1 1P; A3: 1C").use("mists-of-oblivion", "target A5")
    many.expect("A5: 1P", fear=10)


@shows("paralyzing-fright", "paralyzing-fright-threshold-1")
def test_paralyzing_fright_stops_the_invaders() -> None:
    assert island("A3: 1P; A8: 2P").targets("paralyzing-fright") == {"A5", "A6", "A7", "A8"}
    weak = island("A5: 2T 1P; A3: 1C").use("paralyzing-fright", "target A5").expect(fear=4)
    weak.ravage("A5").build("A5").explore("1-wetland").expect("A5: 2T 1P; A2: 1E")
    weak.time_passes().build("A5").expect("A5: 2T 1C 1P")
    strong = island("A5: 2T 1P").use("paralyzing-fright", "target A5", elements="2 air 3 earth")
    strong.expect("A5: 2T 1P", fear=8)


@shows("pillar-of-living-flame", "pillar-of-living-flame-threshold-1")
def test_pillar_of_living_flame_blights_jungle_and_wetlands() -> None:
    assert island("A3: 1P; A7: 2P").targets("pillar-of-living-flame") == {"A1", "A4", "A5", "A6", "A7", "A8"}
    jungle = island("A5: 1P; A8: 1C 1T; A3: 1C")
    jungle.use("pillar-of-living-flame", "target A8").expect("A8: 1B", fear=6)
    mountain = island("A5: 1P; A6: 3C 1T")
    mountain.use("pillar-of-living-flame", "target A6", *["hit city A6"] * 3, elements="4 fire")
    mountain.expect("A6: 1T/1", fear=11)


@shows("poisoned-land")
def test_poisoned_land_kills_and_blights() -> None:
    table = island("A5: 1P; A6: 2C 1T 2D")
    table.use("poisoned-land", "target A6", "hit city A6", "hit city A6").expect("A6: 1T/1 1B", fear=5)


@shows("poisoned-land", "poisoned-land-threshold-1")
def test_with_the_threshold_the_lands_blight_does_damage() -> None:
    table = island("A5: 1P; A6: 3C 1T 2D 1B; A3: 1C")
    answers = ["hit city A6", "hit city A6", "hit town A6", "land A8"]
    table.use("poisoned-land", "target A6", *answers, elements="3 earth 2 plant 2 animal")
    table.expect("A6: 2B; A8: 1B; A5: 1P", fear=10)
