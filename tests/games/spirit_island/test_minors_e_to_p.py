"""Minor powers of the base box, from Elemental Boon to Purifying Flame."""

import pytest

from rulebound.games.spirit_island.panel import elements_of
from rulebound.games.spirit_island.power import counted
from tests.games.spirit_island.harness import Table, island
from tests.marks import shows

LIGHTNING = "lightnings-swift-strike"


def two_spirits(position: str = "A5: 1P; B5: 1Q; B1: 1E") -> Table:
    return island(position, others=(LIGHTNING,))


@shows("elemental-boon")
def test_elemental_boon_gives_three_different_elements() -> None:
    table = island("A5: 1P; A1: 1E").use("elemental-boon", "element moon", "element fire", "element animal")
    assert elements_of(table.s, 0) == list(counted("moon fire animal"))
    table.time_passes()
    assert elements_of(table.s, 0) == list(counted(""))


@shows("elemental-boon")
def test_elemental_boon_gives_no_element_twice() -> None:
    table = two_spirits()
    with pytest.raises(AssertionError, match="'element moon' is none of"):
        table.use("elemental-boon", "spirit 0", "element moon", "element moon")


@shows("elemental-boon")
def test_elemental_boon_for_a_friend_gives_the_same_to_the_giver() -> None:
    table = two_spirits().use("elemental-boon", "spirit 1", "element sun", "element air", "element water")
    for seat in (0, 1):
        assert elements_of(table.s, seat) == list(counted("sun air water"))


@shows("encompassing-ward")
def test_encompassing_ward_defends_wherever_the_target_has_presence() -> None:
    table = island("A5: 1E 1T 1P; A4: 2T 1P; A1: 1T").use("encompassing-ward")
    for land in ("A5", "A4", "A1"):
        table.ravage(land)
    table.expect("A5: 1E 1T 1P; A4: 2T 1B; A1: 1T 1B")


@shows("encompassing-ward")
def test_encompassing_ward_moves_with_the_presence_of_its_target() -> None:
    table = two_spirits("A5: 1T 1P; B5: 1T 1Q; B1: 1T").use("encompassing-ward", "spirit 1")
    table.s.spirits[1].presence[table.s.island.number_of["B1"]] = 1
    for land in ("A5", "B5", "B1"):
        table.ravage(land)
    table.expect("A5: 1T 1B; B5: 1T 1Q; B1: 1T 1Q")


@shows("enticing-splendor")
def test_enticing_splendor_gathers_an_explorer_or_town() -> None:
    table = island("A5: 1P; A4: 1E 1T 1C; A1: 1D")
    table.use("enticing-splendor", "choose gather-invader", "gather town A4").expect(
        "A5: 1T 1P; A4: 1E 1C; A1: 1D"
    )
    island("A5: 1P; A4: 1C").use("enticing-splendor", "choose gather-invader").expect("A5: 1P; A4: 1C")


@shows("enticing-splendor")
def test_enticing_splendor_gathers_up_to_two_dahan() -> None:
    table = island("A5: 1P; A4: 1E 1D; A1: 2D")
    table.use("enticing-splendor", "choose gather-dahan", "gather dahan A1", "gather dahan A4")
    table.expect("A5: 2D 1P; A4: 1E; A1: 1D")
    none = island("A5: 1P; A4: 1E 1D")
    none.use("enticing-splendor", "choose gather-dahan", "done").expect("A5: 1P; A4: 1E 1D")


@shows("entrancing-apparitions")
def test_entrancing_apparitions_defend_and_draw_explorers_into_an_empty_land() -> None:
    table = island("A5: 1P; A4: 3E 1T")
    table.use("entrancing-apparitions", "target A5", "gather explorer A4", "gather explorer A4")
    table.expect("A5: 2E 1P; A4: 1E 1T", defend={"A5": 2})
    none = island("A5: 1P; A4: 3E 1T").use("entrancing-apparitions", "target A5", "done")
    none.expect("A5: 1P; A4: 3E 1T", defend={"A5": 2})


@shows("entrancing-apparitions")
def test_entrancing_apparitions_only_defend_where_invaders_are() -> None:
    table = island("A5: 1C 1P; A4: 3E").use("entrancing-apparitions", "target A5")
    table.expect("A5: 1C 1P; A4: 3E", defend={"A5": 2})


@shows("gift-of-constancy")
def test_gift_of_constancy_gives_energy_and_brings_a_played_card_back() -> None:
    table = island("A5: 1P; A1: 1E").use("gift-of-constancy").expect(energy=2)
    spirit = table.s.spirits[0]
    spirit.hand, spirit.played = [], ["gift-of-constancy", "wash-away"]
    table.time_passes("reclaim wash-away")
    assert (spirit.hand, spirit.discard) == (["wash-away"], ["gift-of-constancy"])


@shows("gift-of-constancy")
def test_gift_of_constancy_to_a_friend_brings_a_card_of_both_back() -> None:
    table = two_spirits().use("gift-of-constancy", "spirit 1").expect(energy=0).expect(energy=2, seat=1)
    giver, friend = table.s.spirits
    giver.hand, giver.played = [], ["gift-of-constancy", "wash-away"]
    friend.hand, friend.played = [], ["raging-storm", "lightnings-boon"]
    table.time_passes("reclaim gift-of-constancy", "done")
    assert (giver.hand, giver.discard) == (["gift-of-constancy"], ["wash-away"])
    assert (friend.hand, friend.discard) == ([], ["raging-storm", "lightnings-boon"])


@shows("gift-of-living-energy")
def test_gift_of_living_energy_gives_more_to_a_friend_and_with_two_sacred_sites() -> None:
    island("A5: 1P; A1: 1E").use("gift-of-living-energy").expect(energy=1)
    island("A5: 1P; A2: 1P; A1: 1E").use("gift-of-living-energy").expect(energy=2)
    friend = two_spirits("A5: 1P; B4: 2Q; B5: 2Q; B1: 1E").use("gift-of-living-energy", "spirit 1")
    friend.expect(energy=2, seat=1).expect(energy=0)
    strong = two_spirits("A5: 1P; A2: 1P; B5: 1Q; B1: 1E").use("gift-of-living-energy", "spirit 1")
    strong.expect(energy=3, seat=1).expect(energy=0)


@shows("gift-of-power")
def test_gift_of_power_lets_the_target_keep_one_of_four_minor_powers() -> None:
    table = two_spirits()
    table.s.minors = ["drought", "steam-vents", "rain-of-blood", "call-to-tend", "purifying-flame"]
    hand = table.s.spirits[1].hand.copy()
    table.use("gift-of-power", "spirit 1", "keep call-to-tend")
    assert table.s.spirits[1].hand == [*hand, "call-to-tend"]
    assert table.s.minors == ["drought"]
    assert sorted(table.s.minors_discard) == ["purifying-flame", "rain-of-blood", "steam-vents"]


@shows("gnawing-rootbiters")
def test_gnawing_rootbiters_push_up_to_two_towns() -> None:
    table = island("A4: 1E 3T; A5: 1P")
    table.use("gnawing-rootbiters", "target A4", "push town A3", "push town A1").expect(
        "A4: 1E 1T; A3: 1T; A1: 1T"
    )
    fewer = island("A4: 1E 3T; A5: 1P")
    fewer.use("gnawing-rootbiters", "target A4", "push town A3", "done").expect("A4: 1E 2T; A3: 1T")


@shows("land-of-haunts-and-embers")
def test_land_of_haunts_and_embers_frightens_pushes_and_blights() -> None:
    table = island("A4: 2E 2T 1C; A5: 1P")
    table.use("land-of-haunts-and-embers", "target A4", "push town A3", "push explorer A3")
    table.expect("A4: 1E 1T 1C 1B; A3: 1E 1T", fear=2)
    none = island("A4: 2E; A5: 1P").use("land-of-haunts-and-embers", "target A4", "done")
    none.expect("A4: 2E 1B", fear=2)
    city = island("A4: 1C; A5: 1P").use("land-of-haunts-and-embers", "target A4")
    city.expect("A4: 1C 1B", fear=2)


@shows("land-of-haunts-and-embers")
def test_land_of_haunts_and_embers_does_twice_as_much_where_blight_is() -> None:
    table = island("A4: 3E 2T 1B; A5: 1P")
    pushed = ["push town A3", "push town A3", "push explorer A3", "push explorer A3"]
    table.use("land-of-haunts-and-embers", "target A4", *pushed, "land A3")
    table.expect("A4: 1E 2B; A3: 2E 2T 1B", fear=4)


@shows("lure-of-the-unknown")
def test_lure_of_the_unknown_gathers_an_explorer_or_town() -> None:
    table = island("A4: 2E 1T 1C 1D; A7: 1P")
    table.use("lure-of-the-unknown", "target A5", "gather town A4").expect("A4: 2E 1C 1D; A5: 1T")
    island("A4: 1C; A7: 1P").use("lure-of-the-unknown", "target A5").expect("A4: 1C; A5:")


@shows("natures-resilience")
def test_natures_resilience_defends() -> None:
    table = island("A4: 1E 1B; A5: 1P").use("natures-resilience", "target A4")
    table.expect("A4: 1E 1B", defend={"A4": 6})


@shows("natures-resilience", "natures-resilience-threshold-1")
def test_natures_resilience_may_heal_instead_with_two_water() -> None:
    heal = island("A4: 1E 2B; A5: 1P").use("natures-resilience", "target A4", "choose heal", elements="2 water")
    heal.expect("A4: 1E 1B", defend={"A4": 0})
    table = island("A4: 1E 2B; A5: 1P").use("natures-resilience", "target A4", "choose defend", elements="2 water")
    table.expect("A4: 1E 2B", defend={"A4": 6})


@shows("pull-beneath-the-hungry-earth")
def test_pull_beneath_the_hungry_earth_adds_up_presence_and_soft_ground() -> None:
    both = island("A5: 1C 1P").use("pull-beneath-the-hungry-earth", "target A5")
    both.expect("A5: 1C/2 1P", fear=1)
    ground = island("A4: 1C; A5: 1P").use("pull-beneath-the-hungry-earth", "target A4")
    ground.expect("A4: 1C/1", fear=0)
    presence = island("A6: 1C 1P").use("pull-beneath-the-hungry-earth", "target A6")
    presence.expect("A6: 1C/1 1P", fear=1)
    neither = island("A6: 1C; A5: 1P").use("pull-beneath-the-hungry-earth", "target A6")
    neither.expect("A6: 1C", fear=0)


@shows("purifying-flame")
def test_purifying_flame_does_damage_for_each_blight() -> None:
    wetland = island("A5: 1C 2B 1P").use("purifying-flame", "target A5")
    wetland.expect("A5: 1C/2 2B 1P", fear=0)
    sands = island("A4: 1C 1B; A5: 1P").use("purifying-flame", "target A4", "choose damage")
    sands.expect("A4: 1C/1 1B")


@shows("purifying-flame")
def test_purifying_flame_may_heal_mountains_and_sands() -> None:
    for land in ("A4", "A6"):
        table = island(f"{land}: 1C 2B; A5: 1P").use("purifying-flame", f"target {land}", "choose heal")
        table.expect(f"{land}: 1C 1B")
