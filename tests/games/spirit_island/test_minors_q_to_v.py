"""Minor powers of the base box, from Quicken the Earth's Struggles to Voracious Growth."""

from tests.games.spirit_island.harness import island
from tests.marks import shows

LIGHTNING = "lightnings-swift-strike"
AROUND_A5 = {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows("quicken-the-earths-struggles")
def test_quicken_the_earths_struggles_hurts_towns_and_cities_or_defends() -> None:
    hurt = island("A5: 2E 2T 1C 1P").use("quicken-the-earths-struggles", "choose damage")
    hurt.expect("A5: 2E 2T/1 1C/1 1P", defend={"A5": 0})
    defend = island("A5: 2E 2T 1C 1P").use("quicken-the-earths-struggles", "choose defend")
    defend.expect("A5: 2E 2T 1C 1P", defend={"A5": 10})


@shows("rain-of-blood")
def test_rain_of_blood_frightens_more_where_two_buildings_are() -> None:
    island("A5: 3E 1T 1P").use("rain-of-blood").expect("A5: 3E 1T 1P", fear=2)
    island("A5: 1T 1C 1P").use("rain-of-blood").expect("A5: 1T 1C 1P", fear=3)


@shows("reaching-grasp")
def test_reaching_grasp_lengthens_the_range_of_all_powers_of_its_target() -> None:
    table = island("A7: 1P; A1: 1E").use("reaching-grasp")
    assert table.targets("rivers-bounty") == AROUND_A5
    assert table.targets("flash-floods") == AROUND_A5 | {"A2", "A3"}
    table.time_passes()
    assert table.targets("rivers-bounty") == {"A7"}


@shows("reaching-grasp")
def test_reaching_grasp_serves_only_its_target() -> None:
    table = island("A8: 1P; B7: 2Q; A1: 1E", others=(LIGHTNING,))
    before = table.targets("raging-storm", seat=1)
    table.use("reaching-grasp", "spirit 1")
    assert table.targets("rivers-bounty") == {"A8"}
    assert table.targets("raging-storm", seat=1) > before


@shows("rouse-the-trees-and-stones")
def test_rouse_the_trees_and_stones_does_damage_then_pushes_an_explorer() -> None:
    table = island("A4: 2E 1T; A5: 1P")
    table.use("rouse-the-trees-and-stones", "target A4", "hit town A4", "push explorer A3")
    table.expect("A4: 1E; A3: 1E", fear=1)
    nobody = island("A4: 1E 1T; A5: 1P")
    nobody.use("rouse-the-trees-and-stones", "target A4", "hit explorer A4").expect("A4: 1T/1")


@shows("sap-the-strength-of-multitudes", "sap-the-strength-of-multitudes-threshold-1")
def test_sap_the_strength_of_multitudes_defends() -> None:
    table = island("A1: 1E; A5: 1P").use("sap-the-strength-of-multitudes").expect(defend={"A5": 5})
    farther = island("A1: 1E; A5: 1P").use("sap-the-strength-of-multitudes", "target A4", elements="1 air")
    farther.expect(defend={"A4": 5, "A5": 0})
    table.expect(fear=0)


@shows("savage-mawbeasts")
def test_savage_mawbeasts_hunt_in_jungle_and_wetlands() -> None:
    for land in ("A5", "A8"):
        table = island(f"A1: 1E; A5: 1P; {land}: 1T").use("savage-mawbeasts", f"target {land}").expect(fear=1)
        assert "1T/1" in table.at(land)
    for land in ("A4", "A6"):
        island(f"{land}: 1T; A5: 1P").use("savage-mawbeasts", f"target {land}").expect(f"{land}: 1T", fear=0)


@shows("savage-mawbeasts", "savage-mawbeasts-threshold-1")
def test_savage_mawbeasts_bite_anywhere_with_three_animals() -> None:
    sands = island("A4: 1T; A5: 1P").use("savage-mawbeasts", "target A4", elements="3 animal")
    sands.expect("A4: 1T/1", fear=0)
    jungle = island("A8: 1C; A5: 1P").use("savage-mawbeasts", "target A8", elements="3 animal")
    jungle.expect("A8: 1C/2", fear=1)


@shows("shadows-of-the-burning-forest")
def test_shadows_of_the_burning_forest_drive_an_explorer_and_a_town_out() -> None:
    for land in ("A8", "A6"):
        table = island(f"{land}: 2E 2T 1P")
        table.use("shadows-of-the-burning-forest", "push explorer A5", "push town A5")
        table.expect(f"{land}: 1E 1T 1P; A5: 1E 1T", fear=2)
    for land in ("A4", "A5"):
        table = island(f"{land}: 2E 2T 1P").use("shadows-of-the-burning-forest")
        table.expect(f"{land}: 2E 2T 1P", fear=2)


@shows("song-of-sanctity")
def test_song_of_sanctity_sends_all_explorers_away() -> None:
    table = island("A6: 3E 1T 1B; A5: 1P")
    table.use("song-of-sanctity", "target A6", "push explorer A1", "push explorer A5", "push explorer A8")
    table.expect("A6: 1T 1B; A1: 1E; A5: 1E 1P; A8: 1E")


@shows("song-of-sanctity")
def test_song_of_sanctity_heals_where_no_explorer_is() -> None:
    island("A6: 1T 2B; A5: 1P").use("song-of-sanctity", "target A6").expect("A6: 1T 1B")


@shows("steam-vents")
def test_steam_vents_destroy_an_explorer() -> None:
    island("A5: 2E 1T 1P").use("steam-vents").expect("A5: 1E 1T 1P", fear=0)
    island("A5: 1T 1P").use("steam-vents").expect("A5: 1T 1P", fear=0)


@shows("steam-vents", "steam-vents-threshold-1")
def test_steam_vents_may_destroy_a_town_with_three_earth() -> None:
    town = island("A5: 2E 1T 1P").use("steam-vents", "destroy town A5", elements="3 earth")
    town.expect("A5: 2E 1P", fear=1)
    explorer = island("A5: 2E 1T 1P").use("steam-vents", "destroy explorer A5", elements="3 earth")
    explorer.expect("A5: 1E 1T 1P", fear=0)
    island("A5: 1C 1P").use("steam-vents", elements="3 earth").expect("A5: 1C 1P", fear=0)


@shows("uncanny-melting")
def test_uncanny_melting_frightens_invaders_and_heals_soft_ground() -> None:
    island("A5: 1E 2B 1P").use("uncanny-melting", "target A5").expect("A5: 1E 1B 1P", fear=1)
    island("A4: 2B; A5: 1P; A1: 1E").use("uncanny-melting", "target A4").expect("A4: 1B", fear=0)
    island("A6: 1E 2B; A5: 1P").use("uncanny-melting", "target A6").expect("A6: 1E 2B", fear=1)


@shows("veil-the-nights-hunt")
def test_veil_the_nights_hunt_hurts_a_different_invader_for_each_dahan() -> None:
    table = island("A4: 2T 1C 2D; A5: 1P")
    table.use("veil-the-nights-hunt", "choose damage", "hit town A4", "hit town A4").expect(
        "A4: 2T/1 1C 2D", fear=0
    )


@shows("veil-the-nights-hunt")
def test_veil_the_nights_hunt_hurts_nobody_twice() -> None:
    table = island("A4: 1E 1T 1C 5D; A5: 1P")
    table.use("veil-the-nights-hunt", "choose damage", "hit town A4", "hit city A4").expect("A4: 1T/1 1C/1 5D")
    wounded = island("A4: 1T/1 1T 2D; A5: 1P; A1: 1E")
    wounded.use("veil-the-nights-hunt", "choose damage", "hit town A4").expect("A4: 1T/1 2D", fear=1)


@shows("veil-the-nights-hunt")
def test_badlands_add_to_veil_the_nights_hunt_another_invader() -> None:
    table = island("A4: 3C 1D 1Ba; A5: 1P").use("veil-the-nights-hunt", "choose damage")
    table.expect("A4: 1C 2C/1 1D 1Ba")


@shows("veil-the-nights-hunt")
def test_veil_the_nights_hunt_pushes_up_to_three_dahan() -> None:
    table = island("A4: 1E 4D; A5: 1P")
    table.use("veil-the-nights-hunt", "choose push-dahan", "push dahan A3", "push dahan A3", "push dahan A1")
    table.expect("A4: 1E 1D; A3: 2D; A1: 1D")
    fewer = island("A4: 1E 4D; A5: 1P")
    fewer.use("veil-the-nights-hunt", "choose push-dahan", "push dahan A3", "done").expect("A4: 1E 3D; A3: 1D")


@shows("visions-of-fiery-doom", "visions-of-fiery-doom-threshold-1")
def test_visions_of_fiery_doom_frighten_and_push() -> None:
    table = island("A5: 2E 1T 1C 1P").use("visions-of-fiery-doom", "push town A4")
    table.expect("A5: 2E 1C 1P; A4: 1T", fear=1)
    strong = island("A5: 2E 1T 1C 1P").use("visions-of-fiery-doom", "push explorer A4", elements="2 fire")
    strong.expect("A5: 1E 1T 1C 1P; A4: 1E", fear=2)
    island("A5: 1C 1P").use("visions-of-fiery-doom").expect("A5: 1C 1P", fear=1)


@shows("voracious-growth")
def test_voracious_growth_does_damage_or_heals() -> None:
    damage = island("A5: 1C 1B 1P").use("voracious-growth", "target A5", "choose damage")
    damage.expect("A5: 1C/2 1B 1P")
    heal = island("A5: 1C 1B 1P").use("voracious-growth", "target A5", "choose heal")
    heal.expect("A5: 1C 1P")
