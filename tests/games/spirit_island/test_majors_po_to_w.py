"""The major powers of the base box, from Powerstorm to Wrap in Wings of Sunlight."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.pieces import TOWN
from rulebound.games.spirit_island.power import POWERS, counted
from rulebound.games.spirit_island.use import options
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule, shows

LIGHTNING = "lightnings-swift-strike"
OCEAN = "oceans-hungry-grasp"
BRINGER = "bringer-of-dreams-and-nightmares"
VENGEFUL = "vengeance-of-the-dead"


def _storm(energy: int, elements: str = "") -> Table:
    table = island("A5: 3C 1P")
    table.s.spirits[0].played = ["powerstorm", "flash-floods"]
    table.s.spirits[0].energy = energy
    table.s.spirits[0].gained = list(counted(elements))
    return table


@shows("powerstorm")
def test_powerstorm_lets_one_card_be_repeated_for_its_cost() -> None:
    table = _storm(4)
    flood = ["use flash-floods", "target A5"]
    table.fast("use powerstorm", *flood, "repeat flash-floods", "target A5", "hit-marked city 1 0 A5")
    table.expect("A5: 2C 1C/2 1P", energy=5)


@shows("powerstorm", "powerstorm-threshold-1")
def test_with_the_threshold_three_cards_can_be_repeated() -> None:
    table = _storm(5, "1 sun 1 fire 2 air")
    again = ["repeat flash-floods", "target A5"]
    hits = ["hit-marked city 1 0 A5", "hit-marked city 2 0 A5"]
    table.fast("use powerstorm", "use flash-floods", "target A5", *again, hits[0], *again, hits[1], *again)
    table.expect("A5: 1C 1C/1 1P", fear=2, energy=2)


@shows("powerstorm")
def test_a_repeat_must_be_paid_and_powerstorm_does_not_repeat_itself() -> None:
    table = _storm(0)
    table.s.spirits[0].played = ["powerstorm"]
    table.fast("use powerstorm").expect(energy=3)
    dear = _storm(0)
    dear.s.spirits[0].played = ["powerstorm", "paralyzing-fright"]  # for 4 energy
    dear.fast("use powerstorm", "use paralyzing-fright", "target A5").expect(fear=4, energy=3)


@shows("powerstorm")
def test_who_has_paid_for_a_repeat_needs_one_energy_more_for_a_far_target() -> None:
    for energy, offered in ((3, False), (4, True)):
        table = island("A3: 1P 1C; A7: 1D", spirit="shadows-flicker-like-flame").use("powerstorm")
        shadows = table.s.spirits[0]
        shadows.played, shadows.used, shadows.energy = ["infinite-vitality"], ["infinite-vitality"], energy
        found = [option.text for option in options(table.s, 0, "fast")]
        assert ("repeat infinite-vitality" in found) == offered
    table.fast("repeat infinite-vitality").expect(energy=0)
    assert table.s.has("no-blight", table.s.island.number_of["A7"])


@shows("powerstorm")
def test_powerstorm_serves_the_spirit_it_targets() -> None:
    table = island("A5: 1P 1C; B5: 1Q", others=(LIGHTNING,)).use("powerstorm", "spirit 1")
    table.expect(energy=0).expect(energy=3, seat=1)
    assert [(each.seat, each.amount) for each in table.s.lasting("repeat-paying")] == [(1, 1)]


@shows("talons-of-lightning", "talons-of-lightning-threshold-1")
def test_talons_of_lightning_reach_farther_and_wider_with_the_threshold() -> None:
    elements = "3 fire 3 air"
    assert island("A8: 1P").targets("talons-of-lightning") == {"A5", "A6"}
    assert island("A8: 1P").targets("talons-of-lightning", elements=elements) == {"A1", "A2", "A5", "A6"}
    position = "A8: 1P 1T; A5: 2C; A1: 1T 1E; A4: 2T; A6: 1C; A3: 1T"
    weak = island(position).use("talons-of-lightning", "target A5", "hit city A5")
    weak.expect("A5: 1C/2; A1: 1T 1E; A4: 2T; A8: 1P 1T", fear=5)
    strong = island(position)
    strong.use("talons-of-lightning", "target A5", "hit city A5", elements=elements)
    strong.expect("A5: 1C/2; A1: 1E; A4: 1T; A6: 1C; A8: 1P; A3: 1T", fear=8)


@shows("terrifying-nightmares", "terrifying-nightmares-threshold-1")
def test_terrifying_nightmares_drive_up_to_four_away() -> None:
    assert island("A7: 1P").targets("terrifying-nightmares") == {"A1", "A4", "A5", "A6", "A7", "A8"}
    pushes = ["push town A6", "push town A6", "push explorer A1", "push explorer A4"]
    weak = island("A5: 3E 2T 1C 1P").use("terrifying-nightmares", "target A5", *pushes)
    weak.expect("A5: 1E 1C 1P; A6: 2T; A1: 1E; A4: 1E", fear=2)
    strong = island("A5: 1E 1C 1P").use("terrifying-nightmares", "target A5", "done", elements="4 moon")
    strong.expect("A5: 1E 1C 1P", fear=6)


@shows("the-jungle-hungers", "the-jungle-hungers-threshold-1")
def test_the_jungle_eats_all_but_cities_and_with_the_threshold_spares_dahan() -> None:
    assert island("A8: 1P; A4: 1P").targets("the-jungle-hungers") == {"A5", "A6", "A7", "A8"}
    position = "A8: 1P; A5: 2E 1T 2C 2D"
    island(position).use("the-jungle-hungers", "target A5").expect("A5: 2C", fear=1)
    strong = island(position).use("the-jungle-hungers", "target A5", elements="2 moon 3 plant")
    strong.expect("A5: 1C 2D", fear=3)


@shows("the-land-thrashes-in-furious-pain", "the-land-thrashes-in-furious-pain-threshold-1")
def test_the_thrashing_land_counts_blight_here_and_around() -> None:
    position = "A5: 1P 2C; A6: 2C 1B; A8: 1B; A1: 2B; A3: 1B"
    assert island(position).targets("the-land-thrashes-in-furious-pain") == {"A1", "A3", "A6", "A8"}
    hits = ["hit city A6"]
    weak = island(position).use("the-land-thrashes-in-furious-pain", "target A6", *hits)
    weak.expect("A6: 1C/2 1B; A5: 1P 2C", fear=2)
    strong = island(position)
    again = ["target A5", "hit city A5"]
    strong.use("the-land-thrashes-in-furious-pain", "target A6", *hits, *again, elements="3 moon 3 earth")
    strong.expect("A6: 1C/2 1B; A5: 1P 1C/1", fear=4)
    far = [*hits, "target A3"]
    with pytest.raises(AssertionError, match="'target A3' is none of"):
        island(position).use("the-land-thrashes-in-furious-pain", "target A6", *far, elements="3 moon 3 earth")


@shows("the-trees-and-stones-speak-of-war", "the-trees-and-stones-speak-of-war-threshold-1")
def test_trees_and_stones_fight_for_each_dahan() -> None:
    position = "A5: 3D 1C 1T 1P; A6: 1E"
    assert island(position).targets("the-trees-and-stones-speak-of-war") == {"A5"}
    weak = island(position).use("the-trees-and-stones-speak-of-war", "hit city A5")
    weak.expect("A5: 3D 1T 1P", fear=2, defend={"A5": 6})
    strong = island(position)
    pushes = ["push dahan A6", "push dahan A4"]
    strong.use("the-trees-and-stones-speak-of-war", "hit city A5", *pushes, elements="2 sun 2 earth 2 plant")
    strong.expect("A5: 1D 1T 1P; A6: 1D 1E; A4: 1D", fear=2, defend={"A5": 2, "A6": 2, "A4": 2})
    one = island(position)
    one.use(
        "the-trees-and-stones-speak-of-war", "hit city A5", pushes[0], "done", elements="2 sun 2 earth 2 plant"
    )
    one.expect("A5: 2D 1T 1P; A6: 1D 1E", defend={"A5": 4, "A6": 2})


@shows("tsunami", "tsunami-threshold-1")
def test_a_tsunami_breaks_on_one_coast_or_with_the_threshold_on_the_whole_board() -> None:
    position = "A5: 1P; A1: 3C 3D; A2: 2C 2D; A4: 1T 1D; B8: 1Q; B1: 1C 1D; B3: 1C"
    assert island("A5: 1P; A4: 1P").targets("tsunami") == {"A1", "A2", "A3"}
    hits = ["hit city A1"] * 2
    weak = island(position, others=(LIGHTNING,)).use("tsunami", "target A1", *hits)
    weak.expect("A1: 1C/2 1D; A2: 2C 2D; A4: 1T 1D; B1: 1C 1D", fear=6)
    strong = island(position, others=(LIGHTNING,))
    strong.use("tsunami", "target A1", *hits, "hit city A2", elements="3 water 2 earth")
    strong.expect("A1: 1C/2 1D; A2: 1C/1 1D; A4: 1T 1D; B1: 1C 1D; B3: 1C", fear=10)


@shows("tsunami", "tsunami-threshold-1")
def test_an_ocean_in_play_is_one_of_the_boards_coastal_lands() -> None:
    table = island("A1: 2P 4C", spirit=OCEAN)
    table.use("tsunami", "target A1", *["hit city A1"] * 3, elements="3 water 2 earth").expect(
        "A1: 2P 1C 1C/2", fear=9
    )


@shows(VENGEFUL)
def test_vengeance_follows_each_action_that_destroys() -> None:
    table = island("A7: 1P; A5: 1T 1D").use(VENGEFUL, "target A5").expect(fear=3)
    table.ravage("A5").expect("A5: 1T/1 1B", fear=3)
    again = island("A7: 1P; A5: 2T 1C").use(VENGEFUL, "target A5")
    again.action(lambda act: act.destroy(1, (TOWN,)), "hit city A5", land="A5").expect("A5: 1T 1C/1", fear=4)
    again.action(lambda act: act.destroy(1, (TOWN,)), land="A5").expect("A5: 1C/2", fear=5)


@shows(VENGEFUL)
@rule("SI-150")
def test_vengeance_counts_all_that_one_action_destroyed_but_not_its_own_dead() -> None:
    table = island("A7: 1P; A5: 3T 1C").use(VENGEFUL, "target A5")
    table.action(lambda act: act.destroy(2, (TOWN,)), "hit town A5", land="A5").expect("A5: 1C", fear=6)


@shows(VENGEFUL)
def test_vengeance_is_for_towns_cities_and_dahan_of_its_land_and_its_turn() -> None:
    table = island("A7: 1P; A5: 1E 1C; A6: 1T").use(VENGEFUL, "target A5")
    table.action(lambda act: act.destroy(1, (0,)), land="A5")
    table.action(lambda act: act.destroy(1, (TOWN,)), land="A6").expect("A5: 1C; A6:", fear=4)
    table = island("A7: 1P; A5: 1T 1C").use(VENGEFUL, "target A5").time_passes()
    table.action(lambda act: act.destroy(1, (TOWN,)), land="A5").expect("A5: 1C", fear=4)


@shows(VENGEFUL, f"{VENGEFUL}-threshold-1")
def test_with_the_threshold_vengeance_may_strike_next_to_its_land() -> None:
    table = island("A7: 1P; A5: 2T 1C; A6: 1E 1T; A3: 1E").use(VENGEFUL, "target A5", elements="3 animal")
    answers = ["land A6", "hit explorer A6", "land A5"]
    table.action(lambda act: act.destroy(2, (TOWN,)), *answers, land="A5")
    table.expect("A5: 1C/1; A6: 1T; A3: 1E", fear=5)


@shows(VENGEFUL)
def test_vengeance_is_a_power_of_its_spirit_whatever_sets_it_off() -> None:
    island("A7: 1P; A5: 1C 1D", spirit=BRINGER).use(VENGEFUL, "target A5").ravage("A5").expect("A5: 1C 1B", fear=3)
    dreamt = island("A7: 1P; A5: 1C/2 1D", spirit=BRINGER).use(VENGEFUL, "target A5")
    dreamt.ravage("A5").expect("A5: 1C 1B", fear=8)
    table = island("A7: 1P; A5: 1C 1D")
    ravage = Action(table.s, "invader", land=5)
    assert not ravage.by_power
    assert not Action(table.s, "spirit", 0, cause=ravage).by_power
    assert Action(table.s, "spirit", 0, power=POWERS[VENGEFUL], cause=ravage).by_power


@shows("vigor-of-the-breaking-dawn", "vigor-of-the-breaking-dawn-threshold-1")
def test_vigor_of_the_breaking_dawn_carries_the_fight_along() -> None:
    position = "A5: 2D 1C 1T 1P; A6: 1D 3C; A4: 1C"
    assert island(position).targets("vigor-of-the-breaking-dawn") == {"A5", "A6"}
    weak = island(position).use("vigor-of-the-breaking-dawn", "target A5", "hit city A5")
    weak.expect("A5: 2D 1T/1 1P; A6: 1D 3C", fear=2)
    elements = "3 sun 2 animal"
    together = island(position)
    answers = ["hit city A5", "push dahan A6", "push dahan A6", "hit city A6", "hit city A6"]
    together.use("vigor-of-the-breaking-dawn", "target A5", *answers, elements=elements)
    together.expect("A5: 1T/1 1P; A6: 3D 1C", fear=6)
    apart = island(position)
    answers = ["hit city A5", "push dahan A4", "push dahan A6", "hit city A6"]
    apart.use("vigor-of-the-breaking-dawn", "target A5", *answers, elements=elements)
    apart.expect("A5: 1T/1 1P; A4: 1D 1C/2; A6: 2D 1C 1C/1", fear=4)


@shows("winds-of-rust-and-atrophy", "winds-of-rust-and-atrophy-threshold-1")
def test_winds_of_rust_shrink_a_city_or_a_town() -> None:
    assert island("A3: 2P; A8: 1P").targets("winds-of-rust-and-atrophy") == {
        "A1",
        "A2",
        "A3",
        "A4",
        "A5",
        "A6",
        "A7",
        "A8",
    }
    assert island("A8: 1P").targets("winds-of-rust-and-atrophy") == set()
    weak = island("A5: 1C 1T 1P").use("winds-of-rust-and-atrophy", "target A5", "replace town A5")
    weak.expect("A5: 1C 1E 1P", fear=1, defend={"A5": 6})
    strong = island("A5: 1C 1T 1P; A6: 1T")
    answers = ["replace city A5", "target A6"]
    strong.use("winds-of-rust-and-atrophy", "target A5", *answers, elements="3 air 3 water 2 animal")
    strong.expect("A5: 2T 1P; A6: 1E", fear=2, defend={"A5": 6, "A6": 6})


@shows("wrap-in-wings-of-sunlight")
def test_wings_of_sunlight_carry_up_to_five_dahan_anywhere() -> None:
    assert island("A5: 1P; A3: 1P").targets("wrap-in-wings-of-sunlight") == {"A3", "A5"}
    moves = ["move dahan A3", "move dahan A3"]
    table = island("A5: 3D 1P 1C; A6: 1D").use("wrap-in-wings-of-sunlight", "land A3", *moves, "done")
    table.expect("A5: 1D 1P 1C; A3: 2D; A6: 1D", defend={"A3": 5, "A5": 0})
    many = island("A5: 7D 1P 1C").use("wrap-in-wings-of-sunlight", "land A3", *["move dahan A3"] * 5)
    many.expect("A5: 2D 1P 1C; A3: 5D", defend={"A3": 5})
    stay = island("A5: 3D 1P 1C").use("wrap-in-wings-of-sunlight", "land A5")
    stay.expect("A5: 3D 1P 1C", defend={"A5": 5})


@shows("wrap-in-wings-of-sunlight", "wrap-in-wings-of-sunlight-threshold-1")
def test_with_the_threshold_dahan_are_gathered_first() -> None:
    table = island("A5: 1D 1P 1C; A6: 4D")
    gathers = ["gather dahan A6"] * 3
    moves = ["move dahan A2"] * 4
    table.use("wrap-in-wings-of-sunlight", *gathers, "land A2", *moves, elements="2 sun 2 air 2 animal")
    table.expect("A5: 1P 1C; A6: 1D; A2: 4D", defend={"A2": 5})
