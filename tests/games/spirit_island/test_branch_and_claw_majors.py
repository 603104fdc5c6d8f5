"""The major powers of Branch & Claw."""

import pytest

from rulebound.games.spirit_island.each import each_board
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import NEXT_RAVAGE, matching
from rulebound.games.spirit_island.judge.hint import score_hint
from rulebound.games.spirit_island.power import deck
from rulebound.games.spirit_island.seen import island_view
from rulebound.games.spirit_island.status import look, status_lines
from rulebound.kernel import Match, Rng
from rulebound.kernel.contract import random_pick
from tests.games.spirit_island.any_use import use_each
from tests.games.spirit_island.frames import told
from tests.games.spirit_island.happenings import token
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule, shows

RIVER = "river-surges-in-sunlight"
OCEAN = "oceans-hungry-grasp"
THUNDER = "thunderspeaker"
BRINY = "2 sun 2 moon 4 water 4 earth"
ALL = "2 sun 2 moon 2 fire 2 air 2 water 2 earth 2 plant 2 animal"
UNLOCK = "unlock-the-gates-of-deepest-power"


@shows("bloodwrack-plague")
def test_bloodwrack_plague_defends_for_all_disease_here_and_around() -> None:
    table = island("A8: 2P; A7: 1E 1Di; A5: 1T")
    table.use("bloodwrack-plague", "target A7").expect("A7: 1E 3Di; A5: 1T", fear=0)
    table.expect(defend={"A7": 3, "A5": 3, "A8": 3, "A6": 0})


@shows("bloodwrack-plague", "bloodwrack-plague-threshold-1")
def test_bloodwrack_plague_hurts_here_and_around_with_the_threshold() -> None:
    table = island("A8: 2P; A7: 1E 1Di; A5: 1T; A6: 1T")
    table.use("bloodwrack-plague", "target A7", "land A5", "land A5", elements="2 earth 4 animal")
    table.expect("A7: 3Di; A5:; A6: 1T", fear=3)


@shows("cast-down-into-the-briny-deep")
def test_cast_down_destroys_all_invaders_of_a_coastal_land() -> None:
    table = island("A1: 2P; A2: 2E 1T 1C 1D; A3: 1C")
    assert table.targets("cast-down-into-the-briny-deep") == {"A1", "A2"}
    table.use("cast-down-into-the-briny-deep", "target A2").expect("A2: 1D; A3: 1C; A1: 2P", fear=9)


def sunk() -> Table:
    position = "A1: 2P 1D; A2: 1E 1T 1C 1Be 2B; A4: 1C 1Q; A8: 1T 1B 1Wi; B3: 1C 1P; B4: 2Q 1T"
    table = island(position, others=(THUNDER,), boxes=["base", "branch-and-claw"])
    table.use("cast-down-into-the-briny-deep", "target A2", elements=BRINY)
    return table


@shows("cast-down-into-the-briny-deep", "cast-down-into-the-briny-deep-threshold-1")
@rule("SI-202")
def test_cast_down_sinks_the_whole_board() -> None:
    table = sunk()
    s = table.s
    table.expect("A1:; A2:; A4:; A8:; B3: 1C 1P; B4: 2Q 1T", fear=6 + 2 * 2 + 2)
    assert s.names(s.island.lands) == ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"]
    assert s.names(s.island.oceans) == ["B0"]
    assert s.island.coastal == s.island.coastal & s.island.lands
    assert (s.spirits[0].destroyed, s.spirits[1].destroyed) == (2, 1)
    assert not table.over
    assert s.names(s.near(s.island.number_of["B3"])) == ["B2", "B4"]


@shows("cast-down-into-the-briny-deep")
def test_a_sunk_board_is_not_counted_where_boards_are() -> None:
    position = "A1: 2P 1D; A2: 1E; B3: 1C 1P 1D; C3: 1Q 1T 1D"
    table = island(position, others=(THUNDER, "oceans-hungry-grasp"), boxes=["base", "branch-and-claw"])
    table.s.spirits[2].presence[table.s.island.number_of["C3"]] = 1
    table.use("cast-down-into-the-briny-deep", "target A2", elements=BRINY)
    # The disease of one of the two boards that are left, not of two of three.
    token(table, "farmers-seek-the-dahan-for-aid", "land B3").expect("B3: 1C 1P 1Di; C3: 1Q 1T 1D")


@shows("cast-down-into-the-briny-deep", "cast-down-into-the-briny-deep-threshold-1")
def test_blight_of_a_sunk_board_leaves_the_game() -> None:
    table = island("A1: 2P; A2: 1E 2B; B3: 1C 1P 1Q", others=(THUNDER,))
    left = table.s.blight_left
    table.use("cast-down-into-the-briny-deep", "target A2", elements=BRINY)
    assert table.s.blight_left == left
    assert sum(table.s.blight) == 0


@shows("cast-down-into-the-briny-deep", "cast-down-into-the-briny-deep-threshold-1")
def test_nothing_happens_any_more_on_a_sunk_board() -> None:
    table = sunk()
    s = table.s
    acted: list[int] = []
    table.run(each_board("fear", s, "card", lambda _, lands: acted.append(lands)))
    assert acted == [s.island.of_board(1)]
    for card in ("1-jungle", "1-mountain", "2-coastal"):
        assert all(name[0] == "B" for name in s.names(matching(s, card)))
    table.explore("1-sands")
    assert table.at("A4") == table.at("A7") == ""
    assert all(name[0] == "B" for name in table.targets("infinite-vitality", seat=1))
    assert table.targets("pillar-of-living-flame", seat=1) <= {f"B{number}" for number in range(1, 9)}


@shows("cast-down-into-the-briny-deep", "cast-down-into-the-briny-deep-threshold-1")
def test_a_game_goes_on_in_order_without_a_board() -> None:
    table = sunk()
    s = table.s
    lost = [spirit.destroyed for spirit in s.spirits]
    assert [law for law in GAME.invariants(s) if "presence" not in law] == []
    assert lost == [2, 1]
    assert {land.id[0] for land in island_view(s).lands} == {"B"}
    assert all(str(event.args[0]).startswith("B") for event in status_lines(s) if event.kind == "land")
    assert list(look(s, "A4")) == []
    assert list(look(s, "B4"))
    score_hint(s, 0)
    table.time_passes()
    table.expect("B3: 1C 1P; B4: 2Q 1T")


@shows("cast-down-into-the-briny-deep", "cast-down-into-the-briny-deep-threshold-1")
@rule("SI-086")
def test_a_spirit_that_sinks_with_the_board_loses() -> None:
    table = island("A1: 2P; A2: 1E; B3: 1C 1Q", others=(THUNDER,))
    table.use("cast-down-into-the-briny-deep", "target A2", elements=BRINY)
    assert (table.over, table.s.lost, table.s.won) == (True, "presence", "")


@shows("cast-down-into-the-briny-deep", "cast-down-into-the-briny-deep-threshold-1")
@rule("SI-087")
def test_the_last_board_takes_all_invaders_down_with_the_spirit() -> None:
    table = island("A1: 2P; A2: 1E; A8: 1C 1D 1B")
    table.use("cast-down-into-the-briny-deep", "target A2", elements=BRINY)
    assert (table.over, table.s.lost, table.s.won) == (True, "presence", "no-invaders")


@shows("cast-down-into-the-briny-deep", "cast-down-into-the-briny-deep-threshold-1")
def test_an_ocean_sinks_with_its_board() -> None:
    table = island("A0: 1P; A1: 2P; A2: 1T; B0: 1P; B3: 1C; B4: 1Q", spirit=OCEAN, others=(THUNDER,))
    table.use("cast-down-into-the-briny-deep", "target A2", elements=BRINY)
    table.expect("A0:; A1:; B0: 1P")
    assert table.s.names(table.s.in_play & table.s.island.oceans) == ["B0"]
    assert table.s.spirits[0].destroyed == 3


@shows("cast-down-into-the-briny-deep", "cast-down-into-the-briny-deep-threshold-1")
@rule("SI-070")
def test_who_cannot_be_destroyed_is_driven_to_the_nearest_land() -> None:
    bringer = "bringer-of-dreams-and-nightmares"
    table = island("A1: 2P; A7: 1E 1D; A2: 1C; B8: 1P; B4: 1Q", spirit=bringer, others=(THUNDER,))
    answers = ("target A2", "push explorer A5", "land B4")
    table.use("cast-down-into-the-briny-deep", *answers, elements=BRINY)
    table.expect("A2:; A5:; A7:; B4: 1C 1Q; B3: 1E 1D")


@shows("death-falls-gently-from-open-blossoms")
def test_death_falls_gently_leaves_disease_where_invaders_are_left() -> None:
    table = island("A5: 1P; A8: 1C 1T; A6: 1E")
    table.use("death-falls-gently-from-open-blossoms", "target A8", "hit city A8")
    table.expect("A8: 1T/1 1Di; A6: 1E", fear=2)
    empty = island("A5: 1P; A4: 1C; A6: 1E")
    empty.use("death-falls-gently-from-open-blossoms", "target A4").expect("A4:", fear=2)
    assert empty.targets("death-falls-gently-from-open-blossoms") == {"A3", "A4", "A7", "A8"}


@shows("death-falls-gently-from-open-blossoms", "death-falls-gently-from-open-blossoms-threshold-1")
def test_death_falls_gently_next_to_it_with_the_threshold() -> None:
    table = island("A5: 1P; A8: 1E; A5: 1E; A6: 1E; A7: 1E")
    answers = ("target A8", "land A6", "land A7")
    table.use("death-falls-gently-from-open-blossoms", *answers, elements="3 air 3 plant")
    table.expect("A8:; A6: 1E 1Di; A7: 1E 1Di; A5: 1E 1P", fear=3)


@shows("fire-and-flood")
def test_fire_and_flood_hit_two_lands_near_the_same_sacred_site() -> None:
    table = island("A8: 2P; A7: 2C; A1: 2C; A2: 1C")
    assert table.targets("fire-and-flood") == {"A5", "A6", "A7", "A8"}
    table.use("fire-and-flood", "target A7", "land A1", "hit city A7", "hit city A1")
    table.expect("A7: 1C/1; A1: 1C/1; A2: 1C", fear=4)


@shows("fire-and-flood")
def test_the_second_land_of_fire_and_flood_is_counted_from_where_the_first_was() -> None:
    table = island("A8: 2P; A2: 2P; A6: 1C; A3: 1C; A4: 2E")
    # A6 is next to A8 alone, and A3 is three lands away from it.
    power = ("fire-and-flood", "target A6")
    asked = island("A8: 2P; A2: 2P; A6: 1C; A3: 1C; A4: 2E")
    asked.use(*power, "land A4").expect("A6:; A4:; A3: 1C")
    with pytest.raises(AssertionError, match="second-target: 'land A3' is none of"):
        table.use(*power, "land A3")


@shows("fire-and-flood", "fire-and-flood-threshold-1", "fire-and-flood-threshold-2")
def test_each_element_of_fire_and_flood_adds_to_one_land() -> None:
    both = island("A8: 2P; A7: 5C; A1: 2C")
    both.use("fire-and-flood", "target A7", "land A1", "land A7", "land A7", *["hit city A7"] * 4, "hit city A1",
             elements="3 fire 3 water")  # fmt: skip
    both.expect("A7: 1C; A1: 1C/1")
    one = island("A8: 2P; A7: 2C; A1: 3C")
    one.use("fire-and-flood", "target A7", "land A1", "land A1", "hit city A7", "hit city A1", "hit city A1",
            elements="3 water")  # fmt: skip
    one.expect("A7: 1C/1; A1: 1C/2")


@shows("flow-like-water-reach-like-air")
def test_flow_like_water_takes_along_what_is_with_the_presence() -> None:
    table = island("A5: 2P 3E 1T 1C 1D 1B")
    moved = ["push explorer A8", "push explorer A8", "push town A8", "push dahan A8"]
    table.use("flow-like-water-reach-like-air", "land A5", "push-presence 0 A8", *moved)
    table.expect("A5: 1P 1E 1C 1B; A8: 1P 2E 1T 1D")
    assert table.targets("accelerated-rot") == {"A2", "A3", "A5", "A8"}


@shows("flow-like-water-reach-like-air", "flow-like-water-reach-like-air-threshold-1")
def test_flow_like_water_takes_cities_and_blight_with_the_threshold() -> None:
    table = island("A5: 1P 1E 3C 3B")
    moved = ["done", "push city A8", "push city A8", "push-blight A8", "push-blight A8"]
    answers = ("land A5", "push-presence 0 A8", *moved)
    table.use("flow-like-water-reach-like-air", *answers, elements="2 air 2 water")
    table.expect("A5: 1E 1C 1B; A8: 1P 2C 2B")
    stays = island("A5: 1P 1E")
    stays.use("flow-like-water-reach-like-air", "done").expect("A5: 1P 1E")


@shows("grant-hatred-a-ravenous-form")
def test_grant_hatred_a_form_counts_strife_and_blight() -> None:
    table = island("A5: 1P 1T*2 1C 1B")
    table.use("grant-hatred-a-ravenous-form", "target A5").expect("A5: 1P 1B 1Be", fear=3 + 3)
    left = island("A5: 1P 1T*1 1C")
    left.use("grant-hatred-a-ravenous-form", "target A5", "hit city A5").expect("A5: 1P 1T*1 1C/2", fear=1)
    nobody = island("A5: 1P 1B; A1: 1C")
    nobody.use("grant-hatred-a-ravenous-form", "target A5").expect("A5: 1P 1B", fear=1)


@shows("grant-hatred-a-ravenous-form", "grant-hatred-a-ravenous-form-threshold-1")
def test_grant_hatred_a_form_sows_strife_around_with_the_threshold() -> None:
    table = island("A5: 1P; A1: 1T; A4: 1E; A6: 1C; A7: 1E")
    answers = ("target A5", "land A1", "land A6", "land A7")
    table.use("grant-hatred-a-ravenous-form", *answers, elements="4 moon 2 fire")
    table.expect("A1: 1T*1; A4: 1E; A6: 1C*1; A7: 1E*1")


@shows("insatiable-hunger-of-the-swarm")
def test_insatiable_hunger_eats_invaders_and_dahan() -> None:
    table = island("A8: 2P; A7: 2C 3D; A5: 1Be")
    table.use("insatiable-hunger-of-the-swarm", "target A7", "gather-token beasts A5")
    table.expect("A7: 1B 2Be; A5:", fear=3 + 4)


@shows("insatiable-hunger-of-the-swarm", "insatiable-hunger-of-the-swarm-threshold-1")
def test_insatiable_hunger_goes_on_next_to_it_with_the_threshold() -> None:
    table = island("A8: 3P; A7: 1T; A5: 1C; A2: 1C")
    table.use("insatiable-hunger-of-the-swarm", "target A7", "target A5", "gather-token beasts A7",
              elements="2 air 4 animal")  # fmt: skip
    table.expect("A7: 1B; A5: 1B 2Be", fear=2 + 1 + 3 + 2)


@shows("instruments-of-their-own-ruin")
def test_who_has_strife_strikes_the_others() -> None:
    table = island("A8: 2P; A7: 1C 1T 1E")
    table.use("instruments-of-their-own-ruin", "target A7", "strife city A7").expect("A7: 1C*1", fear=1)
    alone = island("A8: 2P; A7: 1C; A1: 1T")
    alone.use("instruments-of-their-own-ruin", "target A7").expect("A7: 1C*1", fear=0)


@shows("instruments-of-their-own-ruin")
def test_those_with_strife_strike_each_other_at_the_same_time() -> None:
    table = island("A8: 2P; A7: 1T*1 1T; A1: 1C")
    table.use("instruments-of-their-own-ruin", "target A7", "strife town A7").expect("A7:", fear=2)


@shows("instruments-of-their-own-ruin", "instruments-of-their-own-ruin-threshold-1")
@rule("SI-121")
def test_with_the_threshold_a_ravage_hits_invaders_next_to_it() -> None:
    table = island("A8: 2P; A7: 1C*1 1T 1D; A5: 1C; A2: 1E")
    table.use("instruments-of-their-own-ruin", "target A7", elements="4 sun 2 fire 2 animal")
    table.expect("A7: 1C*1 1T 1D", fear=0)
    table.ravage("A7").expect("A7: 1C*1 1T 1D; A5:; A2: 1E", fear=2)
    split = island("A8: 2P; A7: 1C 1D; A5: 1T; A8: 1T")
    split.use("instruments-of-their-own-ruin", "target A7", elements="4 sun 2 fire 2 animal")
    split.ravage("A7", "land A5", "land A8", "land A8").expect("A7: 1C 1D; A5: 1T/1; A8: 2P", fear=1)
    split.ravage("A5").expect("A5: 1T/1 1B")


@shows("manifest-incarnation")
def test_manifest_incarnation_frightens_for_all_that_is_there_and_the_rest_ravage() -> None:
    table = island("A5: 2P 2C 1T 1E 1D; A1: 1C")
    table.use("manifest-incarnation").expect("A5: 1P 1C 1B", fear=6 + 3 + 2)
    assert table.s.spirits[0].destroyed == 1


@shows("manifest-incarnation", "manifest-incarnation-threshold-1")
def test_the_ravage_of_manifest_incarnation_is_weaker_with_the_threshold() -> None:
    table = island("A5: 2P 3C 1D; A1: 1C")
    table.use("manifest-incarnation", "graze city A5", "hit city A5", elements="3 sun 3 moon")
    table.expect(fear=6 + 3 + 2 + 3)
    assert table.s.blight[table.s.island.number_of["A5"]] == 0
    assert table.s.effects == []


@shows("manifest-incarnation")
@rule("SI-114")
def test_the_ravage_of_manifest_incarnation_leaves_alone_what_waits_for_the_next_normal_one() -> None:
    table = island("A5: 2P 2C 1T 1E; A1: 1C")
    waiting = Effect("city-strength", amount=3, until=NEXT_RAVAGE)
    table.s.effects.append(waiting)
    table.use("manifest-incarnation")
    assert told(table, "ravaged") == [("A5", 3, 3, 0)]
    assert table.s.effects == [waiting]


@shows("pent-up-calamity", "pent-up-calamity-threshold-1")
def test_pent_up_calamity_adds_disease_and_strife() -> None:
    table = island("A5: 1P; A4: 1T 1Be")
    table.use("pent-up-calamity", "target A4", "choose add-disease-and-strife").expect("A4: 1T*1 1Be 1Di", fear=0)
    more = island("A5: 1P; A4: 1T")
    more.use("pent-up-calamity", "target A4", "choose add-disease-and-strife", elements="2 moon 3 fire")
    more.expect("A4: 1T*3 1Di")


@shows("pent-up-calamity")
def test_pent_up_calamity_turns_tokens_into_fear_and_damage() -> None:
    table = island("A5: 1P; A4: 1T*1 2C 2Be 1Wi 1Ba; A1: 1E")
    answers = ("choose remove-tokens", "remove-token beasts A4", "calm-marked town 0 1 A4", "done")
    table.use("pent-up-calamity", "target A4", *answers, "hit city A4", "hit city A4")
    table.expect("A4: 1T/1 1Be 1Wi 1Ba", fear=2 + 4)


@shows("pent-up-calamity", "pent-up-calamity-threshold-1")
def test_pent_up_calamity_puts_two_tokens_back_with_the_threshold() -> None:
    table = island("A5: 1P; A4: 1C*1 1Be 1Wi 1Di; A1: 1E")
    answers = [
        "choose remove-tokens",
        "remove-token beasts A4",
        "remove-token disease A4",
        "remove-token wilds A4",
        "choose put-back-beasts",
        "choose put-back-wilds",
    ]
    table.use("pent-up-calamity", "target A4", *answers[:4], "done", *answers[4:], elements="2 moon 3 fire")
    table.expect("A4: 1Be 1Wi", fear=3 + 2)
    none = island("A5: 1P; A4: 1C 1Be")
    none.use("pent-up-calamity", "target A4", "choose remove-tokens", "done", elements="2 moon 3 fire")
    none.expect("A4: 1C*2 1Be", fear=0)


@shows("pyroclastic-flow", "pyroclastic-flow-threshold-1")
def test_pyroclastic_flow_burns_explorers_and_blights_jungle_and_wetland() -> None:
    table = island("A6: 1P; A5: 1C 3E; A1: 1E")
    table.use("pyroclastic-flow", "target A5", "hit city A5").expect("A5: 1C/2 1B", fear=0)
    stone = island("A6: 1P; A1: 1C 1E")
    stone.use("pyroclastic-flow", "target A1", "hit city A1").expect("A1: 1C/2", fear=0)
    strong = island("A6: 1P; A1: 2C 1E")
    strong.use("pyroclastic-flow", "target A1", "hit city A1", elements="2 fire 3 air 2 earth")
    strong.expect("A1: 1Wi", fear=4)


@shows("savage-transformation", "savage-transformation-threshold-1")
def test_savage_transformation_makes_beasts_of_explorers() -> None:
    table = island("A5: 1P; A4: 2E 1T; A1: 1E")
    table.use("savage-transformation", "target A4").expect("A4: 1E 1T 1Be; A1: 1E", fear=2)
    more = island("A5: 1P; A4: 2E 1T; A1: 1E")
    more.use("savage-transformation", "target A4", "remove explorer A1", elements="2 moon 3 animal")
    more.expect("A4: 1E 1T 1Be; A1: 1Be", fear=2)


@shows("sea-monsters")
def test_sea_monsters_frighten_and_hurt_for_beasts_and_blight() -> None:
    table = island("A5: 1P; A2: 1E")
    assert table.targets("sea-monsters") == {"A1", "A5"}
    hungry = island("A4: 1P; A2: 4C 1Be 1B; A5: 1E")
    hungry.use("sea-monsters", "target A2", "hit city A2", "hit city A2")
    hungry.expect("A2: 1C 1C/1 2Be 1B", fear=4 + 4)
    nobody = island("A4: 1P; A2: 3Be; A5: 1E")
    nobody.use("sea-monsters", "target A2").expect("A2: 4Be", fear=0)
    most = island("A4: 1P; A2: 1E 4Be; A5: 1E")
    most.use("sea-monsters", "target A2").expect("A2: 5Be", fear=8)


@shows("sea-monsters", "sea-monsters-threshold-1")
def test_sea_monsters_come_again_with_the_threshold() -> None:
    table = island("A4: 1P; A2: 1T; A5: 1C")
    table.use("sea-monsters", "target A2", "target A5", elements="3 water 3 animal")
    table.expect("A2: 1Be; A5: 1Be", fear=2 + 1 + 2 + 2)


@rule("SI-020")
def test_sea_monsters_belong_to_branch_and_claw() -> None:
    assert "sea-monsters" in deck("major", ("base", "branch-and-claw"))
    assert "sea-monsters" not in deck("major", ("base", "jagged-earth"))


@shows("smothering-infestation", "smothering-infestation-threshold-1")
def test_smothering_infestation_hurts_in_jungle_and_wetland() -> None:
    table = island("A5: 1P 1C 1E")
    table.use("smothering-infestation", "hit city A5").expect("A5: 1P 1E 1Di", fear=4)
    sands = island("A4: 1P 1C 1E")
    sands.use("smothering-infestation").expect("A4: 1P 1C 1E 1Di", fear=0)
    more = island("A4: 1P 1C 1E")
    more.use("smothering-infestation", elements="2 water 2 plant").expect("A4: 1P 1C/1 1Di", fear=0)


@shows("strangling-firevine", "strangling-firevine-threshold-1")
def test_strangling_firevine_grows_wilds_here_and_where_it_comes_from() -> None:
    table = island("A4: 1P; A7: 1P; A5: 3E 1C 1T; A6: 1Wi; A3: 1Wi")
    table.use("strangling-firevine", "target A5", "land A7", "hit city A5")
    table.expect("A5: 1T 1Wi; A7: 1P 1Wi; A6: 1Wi; A4: 1P", fear=2)
    strong = island("A4: 1P; A5: 2C; A6: 1Wi")
    strong.use("strangling-firevine", "target A5", elements="2 fire 3 plant").expect("A5: 1Wi; A4: 1P 1Wi", fear=4)


@shows("sweep-into-the-sea")
def test_sweep_into_the_sea_pushes_towards_the_closest_ocean() -> None:
    table = island("A6: 1P; A8: 1E 1T 1C")
    table.use("sweep-into-the-sea", "target A8", "push explorer A5", "push town A6")
    table.expect("A8: 1C; A5: 1E; A6: 1P 1T", fear=0)
    coast = island("A5: 1P; A1: 2E 1T 1C; A2: 1E")
    coast.use("sweep-into-the-sea", "target A1").expect("A1: 1C; A2: 1E", fear=1)


@shows("sweep-into-the-sea")
def test_sweep_into_the_sea_drowns_where_the_ocean_is_in_play() -> None:
    table = island("A1: 1P 1E 1T; A0: 1P; A5: 1C", spirit=OCEAN)
    table.use("sweep-into-the-sea", "target A1", "choose sweep", "push explorer A0")
    table.expect("A1: 1P; A0: 1P", fear=1)
    assert table.s.spirits[0].notes["drowned"] == 3


@shows("sweep-into-the-sea", "sweep-into-the-sea-threshold-1")
def test_sweep_into_the_sea_is_repeated_next_to_it_with_the_threshold() -> None:
    table = island("A4: 1P; A5: 1E; A1: 1T; A8: 1C")
    table.use("sweep-into-the-sea", "target A5", "target A1", elements="3 sun 2 water")
    table.expect("A5:; A1:", fear=1)


@shows("tigers-hunting")
def test_tigers_hunt_and_go_on() -> None:
    table = island("A8: 1P; A7: 1C 1Be; A5: 1Be; A6: 1B")
    assert table.targets("tigers-hunting") == {"A5", "A7", "A8"}
    table.use("tigers-hunting", "target A7", "gather-token beasts A5", "push-token beasts A8", "done")
    table.expect("A7: 2Be; A8: 1P 1Be; A5:", fear=2 + 2)


@shows("tigers-hunting", "tigers-hunting-threshold-1")
def test_tigers_hunt_next_to_it_with_the_threshold() -> None:
    table = island("A8: 1P; A7: 1E; A5: 1C 1Be; A1: 1C")
    table.use("tigers-hunting", "target A7", "done", "push-token beasts A5", "land A5",
              elements="2 sun 2 moon 3 animal")  # fmt: skip
    table.expect("A7:; A5: 2Be", fear=2 + 2)


@shows("twisted-flowers-murmur-ultimatums")
def test_twisted_flowers_drive_invaders_away_in_greater_terror() -> None:
    table = island("A8: 2P; A7: 1C 2T")
    table.use("twisted-flowers-murmur-ultimatums", "strife town A7").expect("A7: 1C 1T 1T*1", fear=4)
    later = island("A8: 2P; A7: 1C 2T")
    later.s.fear_levels = [0, 6, 3]
    answers = ("strife city A7", "remove town A7", "remove town A7")
    later.use("twisted-flowers-murmur-ultimatums", *answers).expect("A7: 1C*1", fear=4)


@shows("twisted-flowers-murmur-ultimatums", "twisted-flowers-murmur-ultimatums-threshold-1")
def test_the_fear_of_twisted_flowers_comes_before_the_terror_level() -> None:
    table = island("A8: 2P; A7: 1C 2T 1E")
    table.s.fear_levels, table.s.fear = [1, 5, 3], 0  # the first card brings terror level 2, at 4 fear
    table.s.fear_pool = 7
    answers = ("strife city A7", "remove town A7", "remove town A7", "hit-marked city 0 1 A7")
    weak = island("A8: 2P; A7: 1C 2T")
    weak.s.fear_levels, weak.s.fear_pool = [1, 5, 3], 7
    weak.use("twisted-flowers-murmur-ultimatums", "strife city A7").expect("A7: 1C*1 2T")
    table.use("twisted-flowers-murmur-ultimatums", *answers, elements="3 moon 2 air 3 plant").expect("A7: 1E")


# Unlock the Gates of Deepest Power.


def gates(energy: int, *majors: str) -> Table:
    table = island("A5: 2P 2C 1E; A8: 1T")
    table.s.majors = list(majors)
    table.s.spirits[0].energy = energy
    return table


@shows(UNLOCK)
def test_unlock_the_gates_gains_one_of_two_majors_and_forgets_nothing() -> None:
    table = gates(0, "tsunami", "powerstorm", "accelerated-rot")
    cards = len(table.s.spirits[0].hand)
    table.use(UNLOCK, "keep powerstorm")
    assert len(table.s.spirits[0].hand) == cards + 1
    assert table.s.majors_discard == ["accelerated-rot"]
    assert table.s.majors == ["tsunami"]


@shows(UNLOCK, f"{UNLOCK}-threshold-1")
def test_the_gained_card_is_played_for_half_its_cost_with_all_thresholds_met() -> None:
    table = gates(4, "accelerated-rot", "pillar-of-living-flame")
    table.use(UNLOCK, "keep pillar-of-living-flame", "choose play-for-half", elements=ALL).expect(energy=1)
    spirit = table.s.spirits[0]
    assert spirit.played == ["pillar-of-living-flame"]
    spirit.gained = [0] * len(spirit.gained)
    table.s.phase = "slow"
    table.slow("use pillar-of-living-flame", "target A5")
    table.expect("A5: 1P 1B", fear=5 + 4)
    table.time_passes()
    assert spirit.discard == ["pillar-of-living-flame"]
    assert table.s.effects == []


@shows(UNLOCK, f"{UNLOCK}-threshold-1")
def test_only_the_unlocked_card_has_its_thresholds_met() -> None:
    table = gates(4, "accelerated-rot", "pillar-of-living-flame")
    table.use(UNLOCK, "keep pillar-of-living-flame", "choose play-for-half", elements=ALL)
    table.s.spirits[0].gained = [0] * 9
    table.use("accelerated-rot", "target A5", "hit city A5", "hit city A5").expect("A5: 2P 1C/1 1E")


@shows(UNLOCK, f"{UNLOCK}-threshold-1")
def test_the_gained_card_is_played_for_nothing_and_forgotten_when_the_turn_ends() -> None:
    table = gates(0, "accelerated-rot", "pillar-of-living-flame")
    table.use(UNLOCK, "keep pillar-of-living-flame", "choose play-and-forget", elements=ALL).expect(energy=0)
    spirit = table.s.spirits[0]
    assert spirit.played == ["pillar-of-living-flame"]
    table.time_passes()
    assert "pillar-of-living-flame" not in (*spirit.hand, *spirit.discard)
    assert "pillar-of-living-flame" in table.s.majors_discard


@shows(UNLOCK, f"{UNLOCK}-threshold-1")
def test_the_gained_card_may_stay_in_the_hand() -> None:
    table = gates(9, "accelerated-rot", "pillar-of-living-flame")
    table.use(UNLOCK, "keep accelerated-rot", "choose nothing", elements=ALL).expect(energy=9)
    assert "accelerated-rot" in table.s.spirits[0].hand


@shows("unrelenting-growth")
def test_unrelenting_growth_adds_presence_and_wilds_in_one_land() -> None:
    table = island("A5: 1P; A8: 1B")
    table.use("unrelenting-growth", "presence energy A8", "presence cards A8").expect("A8: 2P 1B 1Wi; A5: 1P")
    assert table.s.spirits[0].open == [2, 2]


@shows("unrelenting-growth", "unrelenting-growth-threshold-1")
def test_unrelenting_growth_heals_and_teaches_with_the_threshold() -> None:
    table = island("A5: 1P; A8: 2B")
    answers = ("presence energy A8", "presence energy A8", "draw minor")
    table.s.minors = ["drought", "steam-vents", "pull-beneath-the-hungry-earth", "rouse-the-trees-and-stones"]
    table.use("unrelenting-growth", *answers, "keep drought", elements="3 sun 3 plant")
    table.expect("A8: 2P 1B 2Wi")
    assert "drought" in table.s.spirits[0].hand


@shows("volcanic-eruption")
def test_volcanic_eruption_buries_a_land() -> None:
    table = island("A6: 1P; A5: 2C 2E 3D 2Be; A8: 1T 1D 1Be")
    table.use("volcanic-eruption", "target A5").expect("A5: 1B; A8: 1T 1D 1Be", fear=6 + 4)


@shows("volcanic-eruption", "volcanic-eruption-threshold-1")
def test_volcanic_eruption_spreads_with_the_threshold() -> None:
    table = island("A6: 2P; A5: 9C; A8: 1T 1D 1Be; A7: 1E 1B; A1: 4C")
    hits = ["hit city A5"] * 7
    answers = ("target A5", *hits, *["hit city A1"] * 3)
    table.use("volcanic-eruption", *answers, elements="4 fire 3 earth")
    table.expect("A5: 1B 1Wi; A8: 1B; A7: 1B; A6: 1P 1B; A4: 1B; A1: 1C/1 1B", fear=6 + 18 + 1 + 6)


# All together.


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_whatever_is_answered_the_laws_of_the_box_hold(seats: int) -> None:
    for seed in range(4):
        assert use_each("branch-and-claw", seats, 10 * seats + seed) > 10


@pytest.mark.parametrize("seats", [1, 2])
def test_games_with_the_majors_of_branch_and_claw_run_clean(seats: int) -> None:
    match, rng = Match(GAME, {"seats": seats, "boxes": ["base", "branch-and-claw"]}, seats), Rng(seats)
    while not match.over:
        match.pick(*random_pick(match, rng))
    assert list(match.game.invariants(match.state)) == []
