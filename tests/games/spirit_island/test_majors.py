"""The major powers of the base box: each with and without its threshold, and where it can be used."""

from typing import Any

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.pieces import DAHAN, TOWN
from rulebound.games.spirit_island.power import POWERS, counted
from rulebound.games.spirit_island.use import options
from tests.games.spirit_island.harness import Table, island
from tests.marks import shows

LIGHTNING = "lightnings-swift-strike"
OCEAN = "oceans-hungry-grasp"
BRINGER = "bringer-of-dreams-and-nightmares"
VENGEFUL = "vengeance-of-the-dead"


@shows("accelerated-rot")
def test_accelerated_rot_does_more_and_heals_with_its_threshold() -> None:
    position = "A5: 1C 1T 1E 1P 1B; A3: 1C"
    assert island(position).targets("accelerated-rot") == {"A2", "A3", "A5", "A8"}
    weak = island(position).use("accelerated-rot", "target A5", "hit city A5", "hit explorer A5")
    weak.expect("A5: 1T 1P 1B", fear=4)
    strong = island(position)
    strong.use("accelerated-rot", "target A5", "hit city A5", "hit town A5", elements="3 sun 2 water 3 plant")
    strong.expect("A5: 1P; A3: 1C", fear=5)


def _after_losses(position: str, destroyed: int, **spirits: Any) -> Table:
    table = island(position, **spirits)
    table.s.spirits[table.s.players - 1].destroyed = destroyed
    return table


@shows("blazing-renewal")
def test_blazing_renewal_brings_presence_back_and_burns_towns_and_cities() -> None:
    weak = _after_losses("A5: 1P; A6: 1T 1C 1E", 3).use("blazing-renewal", "land A6")
    weak.expect("A6: 1C/2 1E 2P", fear=1)
    assert weak.s.spirits[0].destroyed == 1
    strong = _after_losses("A5: 1P; A6: 1T 2C 1E; A1: 1C", 1)
    strong.use(
        "blazing-renewal",
        "land A6",
        "hit-marked city 2 0 A6",
        "hit-marked city 2 0 A6",
        elements="3 fire 3 earth 2 plant",
    )
    strong.expect("A6: 1P; A1: 1C", fear=5)


@shows("blazing-renewal")
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


@shows("cleansing-floods")
def test_cleansing_floods_come_from_wetlands_and_heal() -> None:
    assert island("A5: 1P; A3: 1P").targets("cleansing-floods") == {"A1", "A4", "A5", "A6", "A7", "A8"}
    weak = island("A5: 2C 2B 1P").use("cleansing-floods", "target A5", "hit city A5")
    weak.expect("A5: 1C/1 1B 1P", fear=2)
    strong = island("A5: 5C 1B 1P")
    strong.use("cleansing-floods", "target A5", *["hit city A5"] * 5, elements="4 water")
    strong.expect("A5: 1C/2 1P", fear=8)


@shows("cleansing-floods")
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


@shows("dissolve-the-bonds-of-kinship")
def test_with_the_threshold_explorers_and_buildings_fight_at_the_same_time() -> None:
    table = island("A5: 2C 1T 1E 1P; A3: 1C")
    elements = "2 fire 2 water 3 animal"
    table.use("dissolve-the-bonds-of-kinship", "target A5", "hit city A5", "push explorer A7", elements=elements)
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
    assert not table.s.drawn
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


@shows("entwined-power")
def test_with_the_threshold_entwined_spirits_gain_energy_and_give_cards() -> None:
    gifts = ["give wash-away", "give raging-storm"]
    table, drawn = _entwined("keep {0}", "keep {1}", *gifts, elements="2 water 4 plant")
    table.expect(energy=3).expect(energy=3, seat=1)
    user, target = table.s.spirits
    assert user.hand == ["flash-floods", "boon-of-vigor", "rivers-bounty", drawn[1], "raging-storm"]
    assert target.hand[3:] == [drawn[0], "wash-away"]
    table, _ = _entwined("keep {0}", "keep {1}", "done", "done", elements="2 water 4 plant")
    assert [len(spirit.hand) for spirit in table.s.spirits] == [5, 5]


@shows("entwined-power")
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


@shows("indomitable-claim")
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


@shows("infinite-vitality")
def test_with_the_threshold_nothing_hurts_the_dahan_and_blight_goes_near_by() -> None:
    table = island("A5: 3C 2D 1B 1P; A4: 1B; A3: 1B")
    table.use("infinite-vitality", "target A5", "land A4", elements="4 earth").expect(
        "A5: 3C 2D 1B 1P; A4: ; A3: 1B"
    )
    table.ravage("A5", "hit city A5").expect("A5: 1C 1C/1 2D 1B 1P", fear=2)
    table.action(lambda act: act.destroy(1, (DAHAN,)), land="A5").expect("A5: 1C 1C/1 2D 1B 1P")
    with pytest.raises(AssertionError, match="'land A3' is none of"):
        island("A5: 1D 1B 1P; A4: 1B; A3: 1B").use("infinite-vitality", "target A5", "land A3", elements="4 earth")


@shows("mists-of-oblivion")
def test_mists_of_oblivion_frighten_for_what_they_destroy() -> None:
    position = "A5: 2E 2T 1T/1 1C 1P"
    island(position).use("mists-of-oblivion", "target A5").expect("A5: 2T/1 1C/1 1P", fear=2)
    strong = island(position)
    hits = ["hit-marked town 1 0 A5", "hit-marked town 1 0 A5"]
    strong.use("mists-of-oblivion", "target A5", *hits, elements="2 moon 3 air 2 water")
    strong.expect("A5: 1C/2 1P", fear=6)
    many = island("A5: 6T/1 1P; A3: 1C").use("mists-of-oblivion", "target A5")
    many.expect("A5: 1P", fear=10)


@shows("paralyzing-fright")
def test_paralyzing_fright_stops_the_invaders() -> None:
    assert island("A3: 1P; A8: 2P").targets("paralyzing-fright") == {"A5", "A6", "A7", "A8"}
    weak = island("A5: 2T 1P; A3: 1C").use("paralyzing-fright", "target A5").expect(fear=4)
    weak.ravage("A5").build("A5").explore("1-wetland").expect("A5: 2T 1P; A2: 1E")
    weak.time_passes().build("A5").expect("A5: 2T 1C 1P")
    strong = island("A5: 2T 1P").use("paralyzing-fright", "target A5", elements="2 air 3 earth")
    strong.expect("A5: 2T 1P", fear=8)


@shows("pillar-of-living-flame")
def test_pillar_of_living_flame_blights_jungle_and_wetlands() -> None:
    assert island("A3: 1P; A7: 2P").targets("pillar-of-living-flame") == {"A1", "A4", "A5", "A6", "A7", "A8"}
    jungle = island("A5: 1P; A8: 1C 1T; A3: 1C")
    jungle.use("pillar-of-living-flame", "target A8", "hit city A8", "hit town A8").expect("A8: 1B", fear=6)
    mountain = island("A5: 1P; A6: 3C 1T")
    mountain.use("pillar-of-living-flame", "target A6", *["hit city A6"] * 3, elements="4 fire")
    mountain.expect("A6: 1T/1", fear=11)


@shows("poisoned-land")
def test_poisoned_land_kills_and_blights() -> None:
    table = island("A5: 1P; A6: 2C 1T 2D")
    table.use("poisoned-land", "target A6", "hit city A6", "hit city A6").expect("A6: 1T/1 1B", fear=5)


@shows("poisoned-land")
def test_with_the_threshold_the_lands_blight_does_damage() -> None:
    table = island("A5: 1P; A6: 3C 1T 2D 1B; A3: 1C")
    answers = ["hit city A6", "hit city A6", "hit town A6", "land A8", "hit city A6"]
    table.use("poisoned-land", "target A6", *answers, elements="3 earth 2 plant 2 animal")
    table.expect("A6: 2B; A8: 1B; A5: 1P", fear=10)


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


@shows("powerstorm")
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


@shows("talons-of-lightning")
def test_talons_of_lightning_reach_farther_and_wider_with_the_threshold() -> None:
    elements = "3 fire 3 air"
    assert island("A8: 1P").targets("talons-of-lightning") == {"A5", "A6"}
    assert island("A8: 1P").targets("talons-of-lightning", elements=elements) == {"A1", "A2", "A5", "A6"}
    position = "A8: 1P 1T; A5: 2C; A1: 1T 1E; A4: 2T; A6: 1C; A3: 1T"
    weak = island(position).use("talons-of-lightning", "target A5", "hit city A5", "hit city A5")
    weak.expect("A5: 1C/2; A1: 1T 1E; A4: 2T; A8: 1P 1T", fear=5)
    strong = island(position)
    strong.use("talons-of-lightning", "target A5", "hit city A5", "hit city A5", elements=elements)
    strong.expect("A5: 1C/2; A1: 1E; A4: 1T; A6: 1C; A8: 1P; A3: 1T", fear=8)


@shows("terrifying-nightmares")
def test_terrifying_nightmares_drive_up_to_four_away() -> None:
    assert island("A7: 1P").targets("terrifying-nightmares") == {"A1", "A4", "A5", "A6", "A7", "A8"}
    pushes = ["push town A6", "push town A6", "push explorer A1", "push explorer A4"]
    weak = island("A5: 3E 2T 1C 1P").use("terrifying-nightmares", "target A5", *pushes)
    weak.expect("A5: 1E 1C 1P; A6: 2T; A1: 1E; A4: 1E", fear=2)
    strong = island("A5: 1E 1C 1P").use("terrifying-nightmares", "target A5", "done", elements="4 moon")
    strong.expect("A5: 1E 1C 1P", fear=6)


@shows("the-jungle-hungers")
def test_the_jungle_eats_all_but_cities_and_with_the_threshold_spares_dahan() -> None:
    assert island("A8: 1P; A4: 1P").targets("the-jungle-hungers") == {"A5", "A6", "A7", "A8"}
    position = "A8: 1P; A5: 2E 1T 2C 2D"
    island(position).use("the-jungle-hungers", "target A5").expect("A5: 2C", fear=1)
    strong = island(position).use("the-jungle-hungers", "target A5", elements="2 moon 3 plant")
    strong.expect("A5: 1C 2D", fear=3)


@shows("the-land-thrashes-in-furious-pain")
def test_the_thrashing_land_counts_blight_here_and_around() -> None:
    position = "A5: 1P 2C; A6: 2C 1B; A8: 1B; A1: 2B; A3: 1B"
    assert island(position).targets("the-land-thrashes-in-furious-pain") == {"A1", "A3", "A6", "A8"}
    hits = ["hit city A6", "hit city A6"]
    weak = island(position).use("the-land-thrashes-in-furious-pain", "target A6", *hits)
    weak.expect("A6: 1C/2 1B; A5: 1P 2C", fear=2)
    strong = island(position)
    again = ["target A5", "hit city A5"]
    strong.use("the-land-thrashes-in-furious-pain", "target A6", *hits, *again, elements="3 moon 3 earth")
    strong.expect("A6: 1C/2 1B; A5: 1P 1C/1", fear=4)
    far = [*hits, "target A3"]
    with pytest.raises(AssertionError, match="'target A3' is none of"):
        island(position).use("the-land-thrashes-in-furious-pain", "target A6", *far, elements="3 moon 3 earth")


@shows("the-trees-and-stones-speak-of-war")
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


@shows("tsunami")
def test_a_tsunami_breaks_on_one_coast_or_with_the_threshold_on_the_whole_board() -> None:
    position = "A5: 1P; A1: 3C 3D; A2: 2C 2D; A4: 1T 1D; B8: 1Q; B1: 1C 1D; B3: 1C"
    assert island("A5: 1P; A4: 1P").targets("tsunami") == {"A1", "A2", "A3"}
    hits = ["hit city A1"] * 3
    weak = island(position, others=(LIGHTNING,)).use("tsunami", "target A1", *hits)
    weak.expect("A1: 1C/2 1D; A2: 2C 2D; A4: 1T 1D; B1: 1C 1D", fear=6)
    strong = island(position, others=(LIGHTNING,))
    strong.use("tsunami", "target A1", *hits, "hit city A2", elements="3 water 2 earth")
    strong.expect("A1: 1C/2 1D; A2: 1C/1 1D; A4: 1T 1D; B1: 1C 1D; B3: 1C", fear=10)


@shows("tsunami")
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


@shows(VENGEFUL)
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


@shows("vigor-of-the-breaking-dawn")
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
    answers = ["hit city A5", "push dahan A4", "push dahan A6", "hit city A4", "hit city A6"]
    apart.use("vigor-of-the-breaking-dawn", "target A5", *answers, elements=elements)
    apart.expect("A5: 1T/1 1P; A4: 1D 1C/2; A6: 2D 1C 1C/1", fear=4)


@shows("winds-of-rust-and-atrophy")
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


@shows("wrap-in-wings-of-sunlight")
def test_with_the_threshold_dahan_are_gathered_first() -> None:
    table = island("A5: 1D 1P 1C; A6: 4D")
    gathers = ["gather dahan A6"] * 3
    moves = ["move dahan A2"] * 4
    table.use("wrap-in-wings-of-sunlight", *gathers, "land A2", *moves, elements="2 sun 2 air 2 animal")
    table.expect("A5: 1P 1C; A6: 1D; A2: 4D", defend={"A2": 5})
