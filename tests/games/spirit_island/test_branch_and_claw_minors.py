"""Minor powers of Branch & Claw."""

import pytest

from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import invader_phase
from rulebound.games.spirit_island.pieces import CITY, EXPLORER
from rulebound.games.spirit_island.power import FAST, POWERS, SLOW
from rulebound.games.spirit_island.use import options
from tests.games.spirit_island.frames import fear_deck
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

THUNDER = "thunderspeaker"
BOX = ("base", "branch-and-claw")


def offered(table: Table, speed: str, seat: int = 0) -> list[str]:
    return [option.text for option in options(table.s, seat, speed)]


def playing(table: Table, *cards: str, seat: int = 0) -> Table:
    """These cards lie played before a spirit."""
    table.s.spirits[seat].played = list(cards)
    return table


@shows("absorb-corruption")
def test_absorb_corruption_gathers_blight_or_pays_to_remove_it() -> None:
    position = "A5: 1P 1B; A4: 1B; A1: 1E"
    gather = island(position)
    gather.s.spirits[0].energy = 1
    gather.use("absorb-corruption", "choose gather-blight").expect("A5: 1P 2B; A4:", energy=1)
    remove = island(position)
    remove.s.spirits[0].energy = 1
    left = remove.s.blight_left
    remove.use("absorb-corruption", "choose pay-to-heal").expect("A5: 1P; A4: 1B", energy=0)
    assert remove.s.blight_left == left + 1
    poor = island(position)
    poor.use("absorb-corruption").expect("A5: 1P 2B; A4:", energy=0)


@shows("absorb-corruption", "absorb-corruption-threshold-1")
def test_absorb_corruption_does_both_with_two_plant() -> None:
    table = island("A5: 1P; A4: 1B; A1: 1E")
    table.s.spirits[0].energy = 2
    table.use("absorb-corruption", "choose both", elements="2 plant").expect("A5: 1P; A4:", energy=1)


@shows("animated-wrackroot")
def test_animated_wrackroot_destroys_an_explorer_or_grows_wilds() -> None:
    root = island("A5: 1P 2E 1T")
    root.use("animated-wrackroot", "choose destroy-explorer").expect("A5: 1P 1E 1T", fear=1)
    wild = island("A5: 1P 2E 1T")
    wild.use("animated-wrackroot", "choose add-wilds").expect("A5: 1P 2E 1T 1Wi", fear=0)


@shows("call-to-ferocity")
def test_call_to_ferocity_gathers_dahan_or_drives_invaders_away() -> None:
    gather = island("A4: 1E 1D; A1: 4D; A5: 1P")
    gather.use("call-to-ferocity", "choose gather-dahan", *["gather dahan A1"] * 3).expect("A4: 1E 4D; A1: 1D")
    drive = island("A4: 2E 2T 1D; A5: 1P")
    drive.use("call-to-ferocity", "choose push-explorer-and-town", "push explorer A3", "push town A1")
    drive.expect("A4: 1E 1T 1D; A3: 1E; A1: 1T", fear=1)
    alone = island("A4: 2E; A5: 1P; A1: 1D")
    alone.use("call-to-ferocity", "done").expect("A4: 2E; A1: 1D", fear=0)


@shows("call-to-trade")
def test_call_to_trade_turns_the_first_ravage_into_a_build() -> None:
    table = fear_deck(island("A4: 1D; A1: 1D; A3: 1T; A2: 1T; A5: 1P"))
    table.use("call-to-trade", "target A4", "gather dahan A1", "gather town A3").expect("A4: 1T 2D; A3:; A1:")
    table.ravage("A4").expect("A4: 1T 1C 2D")
    table.ravage("A4").expect("A4: 1T 1C 1B")


@shows("call-to-trade")
def test_call_to_trade_has_invaders_build_in_the_ravage_step() -> None:
    table = fear_deck(island("A4: 1T 1D; A5: 1P; A6: 1C"))
    table.use("call-to-trade")
    table.s.slot("ravage").cards = ["1-sands"]
    table.s.phase, table.s.step = "invaders", "ravage"
    table.run(invader_phase(table.s)).expect("A4: 1T 1C 1D")
    assert not table.s.lasting("call-to-trade")


@shows("call-to-trade")
def test_call_to_trade_brings_only_dahan_in_the_last_terror_level() -> None:
    table = fear_deck(island("A4: 1D; A1: 1D; A3: 1T; A5: 1P; A6: 1C"), earned=6)
    assert table.s.terror == 3
    table.use("call-to-trade", "target A4", "gather dahan A1").expect("A4: 2D; A3: 1T")
    assert not table.s.effects


@shows("call-to-trade")
def test_a_build_instead_of_a_ravage_can_be_skipped() -> None:
    table = fear_deck(island("A4: 1T 1D; A5: 1P; A6: 1C"))
    table.use("call-to-trade")
    table.action(lambda act: act.skip("build"), land="A4")
    table.ravage("A4").expect("A4: 1T 1D")


@shows("call-to-trade")
def test_a_ravage_that_is_skipped_anyway_does_not_become_a_build() -> None:
    table = fear_deck(island("A4: 1T 1D; A5: 1P; A6: 1C"))
    table.use("call-to-trade")
    table.action(lambda act: act.last("skip-ravage", land=act.land, amount=1), land="A4")
    table.ravage("A4").expect("A4: 1T 1D")
    table.ravage("A4").expect("A4: 1T 1C 1D")


@shows("confounding-mists")
def test_confounding_mists_defend() -> None:
    island("A5: 1P; A1: 1E").use("confounding-mists", "target A4", "choose defend").expect(defend={"A4": 4})


@shows("confounding-mists")
def test_confounding_mists_push_what_is_added_but_not_what_was_there_or_moves_in() -> None:
    table = island("A5: 1P; A4: 1E 1T*1")
    table.use("confounding-mists", "target A4", "choose push-added").expect(defend={"A4": 0})
    table.build("A4", "push city A3").expect("A4: 1E 1T*1; A3: 1C")
    table.build("A4", "done").expect("A4: 1E 1T*1 1C")
    table.action(lambda act: act.push(1, (CITY,)), "push city A4", land="A3").expect("A4: 1E 1T*1 2C; A3:")
    table.build("A2").expect("A2: 1T")


@rule("SI-100")
@shows("confounding-mists")
def test_with_confounding_mists_the_players_choose_the_order_of_builds() -> None:
    table = fear_deck(island("A5: 1P; A4: 1T 1C; A7: 1T"))
    table.use("confounding-mists", "target A7", "choose push-added")
    table.s.slot("build").cards = ["1-sands"]
    table.s.phase, table.s.step = "invaders", "build"
    table.s.invader_deck = ["1-jungle"]
    table.run(invader_phase(table.s), "land A7", "push city A5").expect("A7: 1T; A5: 1P 1C; A4: 2T 1C")


@shows("cycles-of-time-and-tide")
def test_cycles_of_time_and_tide_bring_dahan_or_take_blight() -> None:
    dahan = island("A1: 1E 1D 1B; A5: 1P")
    dahan.use("cycles-of-time-and-tide").expect("A1: 1E 2D 1B")
    blight = island("A1: 1E 1B; A5: 1P")
    blight.use("cycles-of-time-and-tide").expect("A1: 1E")


@shows("disorienting-landscape")
def test_disorienting_landscape_pushes_an_explorer_and_in_some_lands_grows_wilds() -> None:
    for land, wilds in (("A8", "1Wi"), ("A6", "1Wi"), ("A4", ""), ("A5", "")):
        table = island(f"{land}: 2E; A7: 2P; A2: 1C")
        goal = "A1" if land != "A8" else "A7"
        table.use("disorienting-landscape", f"target {land}", f"push explorer {goal}").expect(
            f"{land}: 1E {wilds}"
        )


@shows("elusive-ambushes")
def test_elusive_ambushes_hurt_or_defend() -> None:
    hurt = island("A4: 2E 1D; A5: 1P")
    hurt.use("elusive-ambushes", "choose damage").expect("A4: 1E 1D", defend={"A4": 0})
    guard = island("A4: 2E 1D; A5: 1P")
    guard.use("elusive-ambushes", "choose defend").expect("A4: 2E 1D", defend={"A4": 4})


@shows("fire-in-the-sky")
def test_fire_in_the_sky_frightens_and_brings_strife() -> None:
    table = island("A4: 1E 1T; A5: 1P")
    table.use("fire-in-the-sky", "target A4", "strife town A4").expect("A4: 1E 1T*1", fear=2)
    island("A1: 1E; A5: 1P").use("fire-in-the-sky", "target A4").expect("A4:", fear=2)


@shows("fleshrot-fever")
def test_fleshrot_fever_frightens_and_sickens() -> None:
    island("A4: 1E; A5: 1P").use("fleshrot-fever", "target A4").expect("A4: 1E 1Di", fear=1)


@shows("golds-allure")
def test_golds_allure_gathers_an_explorer_and_a_town_and_brings_strife() -> None:
    table = island("A1: 2E; A5: 1P 1T")
    table.use("golds-allure", "target A6", "strife town A6").expect("A1: 1E; A5: 1P; A6: 1E 1T*1")


@shows("growth-through-sacrifice")
def test_growth_through_sacrifice_trades_presence_for_blight_or_presence() -> None:
    heal = island("A5: 2P; B4: 1Q 1B; B1: 1Q; A1: 1E", others=(THUNDER,))
    heal.use("growth-through-sacrifice", "spirit 1", "choose heal").expect("A5: 1P; B4: 1Q")
    assert heal.s.spirits[0].destroyed == 1
    grow = island("A5: 2P; B4: 1Q 1B; B1: 1Q; A1: 1E", others=(THUNDER,))
    grow.use("growth-through-sacrifice", "spirit 1", "choose add-presence", "presence energy B1")
    grow.expect("A5: 1P; B4: 1Q 1B; B1: 2Q")


@shows("growth-through-sacrifice", "growth-through-sacrifice-threshold-1")
def test_growth_through_sacrifice_does_both_in_one_land_with_two_sun() -> None:
    table = island("A5: 2P; B4: 1Q 1B; B1: 1Q; A1: 1E", others=(THUNDER,))
    answers = ("spirit 1", "choose both", "land B4", "presence cards B4")
    table.use("growth-through-sacrifice", *answers, elements="2 sun").expect("A5: 1P; B4: 2Q; B1: 1Q")


@shows("guardian-serpents")
def test_guardian_serpents_defend_a_sacred_site() -> None:
    site = island("A5: 1P; B4: 2Q; B1: 1Q; A1: 1E", others=(THUNDER,))
    site.use("guardian-serpents", "spirit 1", "land B4").expect("B4: 2Q 1Be", defend={"B4": 4})
    land = island("A5: 1P; B4: 2Q; B1: 1Q; A1: 1E", others=(THUNDER,))
    land.use("guardian-serpents", "spirit 1", "land B1").expect("B1: 1Q 1Be", defend={"B1": 0})


@shows("here-there-be-monsters")
def test_here_there_be_monsters_frightens_more_with_beasts() -> None:
    push = island("A5: 1P 1E 1D")
    push.use("here-there-be-monsters", "push dahan A4").expect("A5: 1P 1E; A4: 1D", fear=2)
    island("A5: 1P 1C 1Be").use("here-there-be-monsters").expect("A5: 1P 1C 1Be", fear=3)
    island("A5: 1P 1T").use("here-there-be-monsters", "done").expect("A5: 1P 1T", fear=2)


@shows("infested-aquifers")
def test_infested_aquifers_hurt_everybody_or_spread_disease() -> None:
    hurt = island("A5: 1P 2E 1C 1Di")
    hurt.use("infested-aquifers", "choose damage").expect("A5: 1P 1C/1 1Di", fear=0)
    spread = island("A5: 1P 2E 1Di")
    spread.use("infested-aquifers", "choose add-disease").expect("A5: 1P 2E 2Di", fear=1)
    island("A5: 1P 2E").use("infested-aquifers").expect("A5: 1P 2E 1Di", fear=1)
    island("A4: 1P 2E 1T 1Di").use("infested-aquifers").expect("A4: 1P 1T/1 1Di", fear=0)
    island("A4: 1P 2E").use("infested-aquifers").expect("A4: 1P 2E", fear=0)


@shows("inflame-the-fires-of-life", "inflame-the-fires-of-life-threshold-1")
def test_inflame_the_fires_of_life_brings_disease_or_strife_or_both() -> None:
    position, target = "A4: 1E 1T; A5: 1P", "target A4"
    disease = island(position)
    disease.use("inflame-the-fires-of-life", target, "choose add-disease").expect("A4: 1E 1T 1Di", fear=0)
    strife = island(position)
    strife.use("inflame-the-fires-of-life", target, "choose add-strife", "strife town A4")
    strife.expect("A4: 1E 1T*1", fear=1)
    both = island(position)
    both.use("inflame-the-fires-of-life", target, "choose both", "strife explorer A4", elements="3 animal")
    both.expect("A4: 1E*1 1T 1Di", fear=1)


@shows("pact-of-the-joined-hunt")
def test_pact_of_the_joined_hunt_gathers_a_dahan_and_each_of_them_hurts() -> None:
    table = island("A5: 1P; B4: 1Q 1C 1D; B2: 2D; B1: 1Q", others=(THUNDER,))
    table.use("pact-of-the-joined-hunt", "spirit 1", "land B4").expect("B4: 1Q 1C/2 2D; B2: 1D")


@shows("poisoned-dew")
def test_poisoned_dew_destroys_all_explorers_in_jungle_and_wetlands() -> None:
    for land, left in (("A8", ""), ("A5", ""), ("A4", "2E"), ("A6", "2E")):
        table = island(f"{land}: 3E 1T; A7: 1P; A1: 1P")
        table.use("poisoned-dew", f"target {land}").expect(f"{land}: {left} 1T", fear=0)


@shows("portents-of-disaster")
def test_portents_of_disaster_frighten_once_more_when_invaders_fall() -> None:
    table = island("A4: 3E 1T; A5: 1P; A8: 1E")
    table.use("portents-of-disaster", "target A4").expect(fear=2)
    table.action(lambda act: act.destroy(1, (EXPLORER,)), land="A8").expect(fear=2)
    table.action(lambda act: act.destroy(2, (EXPLORER,)), land="A4").expect("A4: 1E 1T", fear=3)
    table.action(lambda act: act.destroy(1, (EXPLORER,)), land="A4").expect("A4: 1T", fear=3)


@shows("promises-of-protection")
def test_promises_of_protection_gather_dahan_who_endure_more() -> None:
    table = island("A4: 1C; A1: 3D; A5: 1P")
    table.use("promises-of-protection", "target A4", "gather dahan A1", "gather dahan A1").expect(
        "A4: 1C 2D; A1: 1D"
    )
    table.ravage("A4").expect("A4: 1D/3 1D 1B")


@shows("prowling-panthers")
def test_prowling_panthers_bring_beasts_or_kill() -> None:
    fresh = island("A8: 1E 1T; A5: 1P")
    fresh.use("prowling-panthers", "target A8").expect("A8: 1E 1T 1Be", fear=1)
    kill = island("A8: 1E 1T 1Be; A5: 1P")
    kill.use("prowling-panthers", "target A8", "choose destroy-small", "destroy town A8").expect(
        "A8: 1E 1Be", fear=1
    )


@shows("razor-sharp-undergrowth")
def test_razor_sharp_undergrowth_cuts_both_sides() -> None:
    table = island("A5: 1P 2E 2D")
    table.use("razor-sharp-undergrowth").expect("A5: 1P 1E 1D 1Wi", fear=0, defend={"A5": 2})


@shows("renewing-rain", "renewing-rain-threshold-1")
def test_renewing_rain_heals_jungle_and_sands_and_grows_wilds_with_three_plant() -> None:
    for land, left in (("A8", ""), ("A4", ""), ("A6", "1B"), ("A5", "1P 1B")):
        table = island(f"{land}: 1B; A5: 1P; A1: 1E")
        table.use("renewing-rain", f"target {land}").expect(f"{land}: {left}")
    wild = island("A6: 1B; A5: 1P; A1: 1E")
    wild.use("renewing-rain", "target A6", elements="3 plant").expect("A6: 1B 1Wi")


@shows("rites-of-the-lands-rejection")
def test_rites_of_the_lands_rejection_stop_builds_and_frighten_by_the_lesser_number() -> None:
    table = island("A4: 1E 2T 1C 2D; A5: 1P")
    table.use("rites-of-the-lands-rejection", "choose no-build").expect(fear=2)
    table.build("A4").build("A4").expect("A4: 1E 2T 1C 2D")
    few = island("A4: 1T 3D; A5: 1P")
    few.use("rites-of-the-lands-rejection", "choose no-build").expect(fear=1)


@shows("rites-of-the-lands-rejection")
def test_rites_of_the_lands_rejection_push_dahan() -> None:
    table = island("A4: 1T 3D; A5: 1P")
    table.use("rites-of-the-lands-rejection", "choose push-dahan", "push dahan A1", "done")
    table.expect("A4: 1T 2D; A1: 1D", fear=0).build("A4").expect("A4: 1T 1C 2D")


@shows("scour-the-land")
def test_scour_the_land_destroys_and_blights() -> None:
    table = island("A4: 2E 4T 1C; A5: 1P")
    table.use("scour-the-land", "target A4").expect("A4: 1T 1C 1B", fear=3)


@shows("scour-the-land", "scour-the-land-threshold-1")
def test_scour_the_land_is_fast_with_three_air_and_never_without() -> None:
    table = playing(island("A4: 2E; A5: 1P; A6: 1C"), "scour-the-land")
    assert offered(table, FAST) == []
    assert offered(table, SLOW) == ["use scour-the-land"]
    table.s.spirits[0].gained[3] = 2
    assert offered(table, FAST) == ["use scour-the-land"]
    table.fast("use scour-the-land", "target A4").expect("A4: 1B")
    assert offered(table, SLOW) == []


@shows("sky-stretches-to-shore")
def test_sky_stretches_to_shore_lets_a_slow_power_be_fast() -> None:
    table = playing(island("A5: 1P; A4: 3E"), "poisoned-dew", "gnawing-rootbiters")
    assert offered(table, FAST) == []
    table.use("sky-stretches-to-shore")
    assert offered(table, FAST) == ["hasten poisoned-dew", "hasten gnawing-rootbiters"]
    table.fast("hasten poisoned-dew", "target A4").expect("A4: 2E")
    assert offered(table, FAST) == []
    assert offered(table, SLOW) == ["use gnawing-rootbiters"]


@shows("sky-stretches-to-shore")
def test_sky_stretches_to_shore_lets_a_fast_power_be_slow() -> None:
    table = playing(island("A5: 1P; A4: 3E"), "dark-and-tangled-woods", "confounding-mists")
    assert offered(table, SLOW) == []
    table.use("sky-stretches-to-shore")
    assert offered(table, SLOW) == ["delay dark-and-tangled-woods", "delay confounding-mists"]
    assert offered(table, FAST) == ["use dark-and-tangled-woods", "use confounding-mists"]
    table.slow("delay dark-and-tangled-woods", "target A4").expect(fear=2)
    assert offered(table, SLOW) == []
    why = GAME.explain(table.s, 0, "use confounding-mists")
    assert why is not None


@shows("sky-stretches-to-shore")
def test_sky_stretches_to_shore_reaches_the_coast() -> None:
    table = island("A7: 1P; A4: 3E")
    near = {"A5", "A7", "A8"}
    assert table.targets("delusions-of-danger") == near
    table.use("sky-stretches-to-shore")
    assert table.targets("delusions-of-danger") == near | {"A1", "A2", "A3"}
    table.use("delusions-of-danger", "target A3", "choose fear").expect(fear=2)
    table.time_passes()
    assert table.targets("delusions-of-danger") == near


@shows("spur-on-with-words-of-fire")
def test_spur_on_with_words_of_fire_lets_another_spirit_play_one_more_card() -> None:
    table = island("A5: 1P; B4: 1Q 2D; A1: 1E", others=(THUNDER,))
    spirit = table.s.spirits[1]
    spirit.hand = ["voice-of-thunder", "words-of-warning", "sudden-ambush"]
    table.use("spur-on-with-words-of-fire", "spirit 1", "play words-of-warning").expect(energy=0, seat=1)
    assert spirit.played == ["words-of-warning"]
    assert "use words-of-warning" in offered(table, FAST, seat=1)
    alone = island("A5: 1P; A1: 1E")
    alone.s.spirits[0].energy = 1
    alone.s.spirits[0].hand = ["rivers-bounty", "wash-away"]
    alone.use("spur-on-with-words-of-fire", "decline").expect(energy=1)
    assert alone.s.spirits[0].played == []


@shows("swarming-wasps")
def test_swarming_wasps_come_or_drive_explorers_away() -> None:
    come = island("A4: 2E; A5: 1P")
    come.use("swarming-wasps", "target A4").expect("A4: 2E 1Be")
    drive = island("A4: 3E 1Be; A5: 1P")
    drive.use("swarming-wasps", "target A4", "choose push-explorers", "push explorer A3", "push explorer A1")
    drive.expect("A4: 1E 1Be; A3: 1E; A1: 1E")


@shows("teeming-rivers")
def test_teeming_rivers_bring_beasts_or_take_a_single_blight() -> None:
    for before, after in (("", "1Be"), ("1B", ""), ("2B", "2B"), ("1B 1Be", "1Be")):
        table = island(f"A6: 1E {before}; A5: 1P")
        table.use("teeming-rivers", "target A6").expect(f"A6: 1E {after}")


@shows("tormenting-rotflies")
def test_tormenting_rotflies_sicken_or_frighten() -> None:
    for there, fear in (("1E", 2), ("1E 1Di", 3), ("1E 1B", 3), ("1E 2Di 2B", 4)):
        table = island(f"A4: {there}; A5: 1P; A8: 1C")
        table.use("tormenting-rotflies", "target A4", "choose fear").expect(f"A4: {there}", fear=fear)
    sick = island("A4: 1E; A5: 1P")
    sick.use("tormenting-rotflies", "target A4", "choose add-disease").expect("A4: 1E 1Di", fear=0)
    island("A8: 1E; A5: 1P").use("tormenting-rotflies", "target A4").expect("A4: 1Di", fear=0)


@shows("twilight-fog-brings-madness")
def test_twilight_fog_brings_madness_to_invaders_and_dahan() -> None:
    table = island("A4: 1E 1T 3D; A5: 1P")
    table.use("twilight-fog-brings-madness", "target A4", "strife town A4", "push dahan A3")
    table.expect("A4: 1E 1T*1 2D/1; A3: 1D")


# Board A: mountains 1 and 6, wetlands 2 and 5, jungles 3 and 8, sands 4 and 7; the coast is 1, 2 and 3.

NEAR_A5 = "A1 A4 A5 A6 A7 A8"
NEAR_A8 = "A5 A6 A7 A8"
TARGETS = [
    ("absorb-corruption", "A5: 1P; A1: 1P 1B", "A1 A5"),
    ("animated-wrackroot", "A5: 1P; A1: 1P", "A1 A5"),
    ("call-to-ferocity", "A4: 1E; A6: 1C; A8: 1D; A5: 1P", "A4 A6"),
    ("call-to-trade", "A3: 1D; A4: 1D; A8: 1E; A5: 1P; A6: 1T", "A3 A4"),
    ("confounding-mists", "A5: 1P", NEAR_A5),
    ("cycles-of-time-and-tide", "A5: 1P", "A1"),
    ("disorienting-landscape", "A7: 1P", ""),
    ("disorienting-landscape", "A7: 2P", NEAR_A5),
    ("elusive-ambushes", "A4: 1D; A8: 1E; A5: 1P", "A4"),
    ("fire-in-the-sky", "A8: 1P", ""),
    ("fire-in-the-sky", "A8: 2P", NEAR_A8),
    ("fleshrot-fever", "A5: 1P", "A4 A7 A8"),
    ("golds-allure", "A5: 1P", "A1 A6"),
    ("here-there-be-monsters", "A5: 1P; A1: 1P", "A5"),
    ("infested-aquifers", "A5: 1P; A4: 1P", "A4 A5"),
    ("inflame-the-fires-of-life", "A8: 1P; A4: 1E", ""),
    ("inflame-the-fires-of-life", "A8: 2P", NEAR_A8),
    ("poisoned-dew", "A5: 1P", NEAR_A5),
    ("portents-of-disaster", "A5: 1P; A4: 1E; A6: 1D", "A4"),
    ("portents-of-disaster", "A8: 1P; A7: 1E", ""),
    ("promises-of-protection", "A8: 1P", ""),
    ("promises-of-protection", "A7: 2P", NEAR_A5),
    ("prowling-panthers", "A5: 1P", "A1 A6 A8"),
    ("razor-sharp-undergrowth", "A5: 1P; A1: 1P 1B", "A5"),
    ("renewing-rain", "A8: 1P", ""),
    ("renewing-rain", "A8: 2P", NEAR_A8),
    ("rites-of-the-lands-rejection", "A8: 1P; A7: 1D", ""),
    ("rites-of-the-lands-rejection", "A5: 1P; A3: 1D; A6: 1E", "A3"),
    ("scour-the-land", "A8: 1P", ""),
    ("scour-the-land", "A7: 2P", NEAR_A5),
    ("swarming-wasps", "A5: 1P; A4: 1B", "A1 A5 A6 A7 A8"),
    ("teeming-rivers", "A8: 1P", ""),
    ("teeming-rivers", "A7: 2P", "A1 A5 A6"),
    ("tormenting-rotflies", "A7: 1P", "A4 A5 A7"),
    ("twilight-fog-brings-madness", "A5: 1P", NEAR_A5),
]


@pytest.mark.parametrize(("power", "position", "lands"), TARGETS)
def test_a_minor_power_reaches_what_its_bar_says(power: str, position: str, lands: str) -> None:
    assert island(position).targets(power) == set(lands.split())


def test_every_minor_power_that_targets_a_land_is_tested() -> None:
    own = [each for each in POWERS.values() if each.kind == "minor" and each.box == "branch-and-claw"]
    assert len(own) == 31
    assert {power for power, _, _ in TARGETS} == {each.id for each in own if not each.at_spirits}


@pytest.mark.parametrize("seed", range(4))
def test_random_games_with_these_minor_powers_run_clean(seed: int) -> None:
    s = play_out([RIVER, THUNDER], seed, boxes=list(BOX))
    held = [card for spirit in s.spirits for card in (*spirit.hand, *spirit.played, *spirit.discard, *spirit.lent)]
    cards = [*s.minors, *s.minors_discard, *held]
    assert sum(POWERS[card].kind == "minor" and POWERS[card].box == "branch-and-claw" for card in cards) == 31
