"""Minor powers of the base box, from Call of the Dahan Ways to Drought."""

from tests.games.spirit_island.harness import island
from tests.marks import shows


@shows("call-of-the-dahan-ways")
def test_call_of_the_dahan_ways_wins_an_explorer_over() -> None:
    island("A4: 2E 1T 1D; A5: 1P").use("call-of-the-dahan-ways").expect("A4: 1E 1T 2D", fear=0)


@shows("call-of-the-dahan-ways", "call-of-the-dahan-ways-threshold-1")
def test_call_of_the_dahan_ways_wins_a_town_over_with_two_moon() -> None:
    table = island("A4: 1E 1T 1D; A5: 1P")
    table.use("call-of-the-dahan-ways", "replace town A4", elements="2 moon").expect("A4: 1E 2D", fear=0)
    held_back = island("A4: 1T 1D; A5: 1P")
    held_back.use("call-of-the-dahan-ways", elements="2 moon", level=0).expect("A4: 1T 1D")


@shows("call-to-bloodshed")
def test_call_to_bloodshed_does_damage_for_each_dahan() -> None:
    table = island("A4: 1T 1C 3D; A5: 1P")
    table.use("call-to-bloodshed", "choose damage", "hit town A4").expect("A4: 1C/1 3D", fear=1)


@shows("call-to-bloodshed")
def test_call_to_bloodshed_gathers_up_to_three_dahan() -> None:
    table = island("A4: 1E 1D; A1: 4D; A5: 1P")
    table.use("call-to-bloodshed", "target A4", "choose gather-dahan", *["gather dahan A1"] * 3)
    table.expect("A4: 1E 4D; A1: 1D")
    fewer = island("A4: 1E 1D; A1: 4D; A5: 1P")
    fewer.use("call-to-bloodshed", "target A4", "choose gather-dahan", "done").expect("A4: 1E 1D; A1: 4D")


@shows("call-to-isolation")
def test_call_to_isolation_pushes_an_explorer_or_town_for_each_dahan() -> None:
    table = island("A4: 3E 1T 1C 2D; A5: 1P")
    table.use("call-to-isolation", "choose push-invaders", "push town A3", "push explorer A5")
    table.expect("A4: 2E 1C 2D; A3: 1T; A5: 1E 1P")
    all_of_them = island("A4: 1E 1C 2D; A5: 1P")
    all_of_them.use("call-to-isolation", "choose push-invaders", "push explorer A3").expect("A4: 1C 2D; A3: 1E")


@shows("call-to-isolation")
def test_call_to_isolation_pushes_a_dahan() -> None:
    table = island("A4: 2E 2D; A5: 1P")
    table.use("call-to-isolation", "choose push-dahan", "push dahan A3").expect("A4: 2E 1D; A3: 1D")


@shows("call-to-migrate")
def test_call_to_migrate_gathers_and_pushes_up_to_three_dahan() -> None:
    table = island("A4: 1E 1D; A1: 4D; A5: 1P")
    gathered = ["gather dahan A1"] * 3
    table.use("call-to-migrate", "target A4", *gathered, "push dahan A3", "push dahan A2", "push dahan A2")
    table.expect("A4: 1E 1D; A1: 1D; A2: 2D; A3: 1D; A5: 1P")
    none = island("A4: 1E 1D; A1: 4D; A5: 1P")
    none.use("call-to-migrate", "target A4", "done", "done").expect("A4: 1E 1D; A1: 4D")


@shows("call-to-tend")
def test_call_to_tend_removes_blight() -> None:
    table = island("A4: 1E 2D 2B; A5: 1P")
    left = table.s.blight_left
    table.use("call-to-tend", "choose heal").expect("A4: 1E 2D 1B")
    assert table.s.blight_left == left + 1


@shows("call-to-tend")
def test_call_to_tend_pushes_up_to_three_dahan() -> None:
    table = island("A4: 1E 4D 1B; A5: 1P")
    table.use("call-to-tend", "choose push-dahan", "push dahan A3", "push dahan A3", "push dahan A1")
    table.expect("A4: 1E 1D 1B; A3: 2D; A1: 1D")
    fewer = island("A4: 1E 4D 1B; A5: 1P")
    fewer.use("call-to-tend", "choose push-dahan", "push dahan A3", "done").expect("A4: 1E 3D 1B; A3: 1D")


@shows("dark-and-tangled-woods")
def test_dark_and_tangled_woods_frighten_and_in_jungle_and_mountains_defend() -> None:
    for land, defended in (("A8", 3), ("A6", 3), ("A4", 0), ("A5", 0)):
        table = island("A1: 1E; A5: 1P")
        table.use("dark-and-tangled-woods", f"target {land}").expect(fear=2, defend={land: defended})


@shows("delusions-of-danger")
def test_delusions_of_danger_push_an_explorer_or_frighten() -> None:
    push = island("A4: 2E 1T; A5: 1P")
    push.use("delusions-of-danger", "target A4", "choose push-explorer", "push explorer A3")
    push.expect("A4: 1E 1T; A3: 1E", fear=0)
    island("A4: 2E 1T; A5: 1P").use("delusions-of-danger", "target A4", "choose fear").expect("A4: 2E 1T", fear=2)


@shows("devouring-ants")
def test_devouring_ants_bite_invaders_and_dahan() -> None:
    table = island("A5: 2E 2D 1P")
    table.use("devouring-ants", "target A5").expect("A5: 1E 1D 1P", fear=1)


@shows("devouring-ants")
def test_devouring_ants_bite_harder_in_jungle_and_sands() -> None:
    for land in ("A8", "A4"):
        table = island(f"{land}: 1C 2D; A5: 1P")
        table.use("devouring-ants", f"target {land}").expect(f"{land}: 1C/2 1D", fear=1)
    mountain = island("A6: 1C 2D; A5: 1P")
    mountain.use("devouring-ants", "target A6").expect("A6: 1C/1 1D", fear=1)


@shows("drift-down-into-slumber")
def test_drift_down_into_slumber_defends_more_in_jungle_and_sands() -> None:
    for land, defended in (("A8", 4), ("A4", 4), ("A6", 1), ("A5", 1)):
        table = island("A1: 1E; A5: 1P")
        table.use("drift-down-into-slumber", f"target {land}").expect(defend={land: defended}, fear=0)


@shows("drought")
def test_drought_destroys_three_towns_hurts_the_rest_and_blights() -> None:
    table = island("A4: 2E 4T 2C; A5: 1P")
    left = table.s.blight_left
    table.use("drought", "target A4").expect("A4: 2E 1T/1 2C/1 1B", fear=3)
    assert table.s.blight_left == left - 1


@shows("drought", "drought-threshold-1")
def test_drought_destroys_a_city_with_three_sun() -> None:
    table = island("A4: 1E 1T 2C; A5: 1P")
    table.use("drought", "target A4", elements="3 sun").expect("A4: 1E 1C/1 1B", fear=3)
    held_back = island("A4: 1E 1T 2C; A5: 1P")
    held_back.use("drought", "target A4", elements="3 sun", level=0).expect("A4: 1E 2C/1 1B", fear=1)


@shows("drought")
def test_the_blight_of_a_drought_takes_presence_and_spreads() -> None:
    table = island("A4: 1B; A2: 1T; A5: 1P; A1: 2P")
    table.use("drought", "target A4", "land A1").expect("A4: 2B; A1: 1B 1P")
    assert table.s.spirits[0].destroyed == 1
