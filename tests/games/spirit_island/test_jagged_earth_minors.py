"""Minor powers of Jagged Earth, and what all minor powers do where every "or" is an "and"."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, TOWN
from rulebound.games.spirit_island.power import FAST, POWERS, SLOW
from rulebound.games.spirit_island.use import options
from rulebound.kernel import Decide, Flow
from tests.games.spirit_island.frames import fear_deck
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

THUNDER = "thunderspeaker"
BRINGER = "bringer-of-dreams-and-nightmares"
BOX = ("base", "branch-and-claw", "jagged-earth")
DRY_WOOD = "dry-wood-explodes-in-smoldering-splinters"
CURRENTS = "strong-and-constant-currents"
SKIES = "skies-herald-the-season-of-return"
HAZARDS = "hazards-spread-across-the-island"
CONNECTION = "gift-of-natures-connection"
SCREAM = "scream-disease-into-the-wind"
SUNSET = "sunsets-fire-flows-across-the-land"


def offered(table: Table, speed: str, seat: int = 0) -> list[str]:
    return [option.text for option in options(table.s, seat, speed)]


def playing(table: Table, *cards: str, seat: int = 0) -> Table:
    """These cards lie played before a spirit."""
    table.s.spirits[seat].played = list(cards)
    return table


@shows("bats-scout-for-raids-by-darkness")
def test_bats_scout_for_raids_by_darkness() -> None:
    raid = island("A4: 2E 1C 2D; A5: 1P")
    raid.use("bats-scout-for-raids-by-darkness", "target A4", "choose damage").expect("A4: 2E 1C/2 2D", fear=0)
    scout = island("A4: 2E 2D; A1: 3D; A5: 1P")
    answers = ("target A4", "choose gather-dahan", "gather dahan A1", "gather dahan A1")
    scout.use("bats-scout-for-raids-by-darkness", *answers).expect("A4: 2E 4D; A1: 1D", fear=1)


@shows("birds-cry-warning")
def test_birds_cry_warning_saves_two_dahan_once() -> None:
    table = island("A4: 2C 3D; A5: 1P")
    table.use("birds-cry-warning", "choose save-dahan")
    table.action(lambda act: act.destroy(3, (DAHAN,)), land="A4").expect("A4: 2C 2D")
    table.action(lambda act: act.destroy(1, (DAHAN,)), land="A4").expect("A4: 2C 1D")


@shows("birds-cry-warning")
def test_birds_cry_warning_pushes_dahan() -> None:
    table = island("A4: 2C 3D; A5: 1P")
    table.use("birds-cry-warning", "choose push-dahan", "push dahan A1", "push dahan A3", "done")
    table.expect("A4: 2C 1D; A1: 1D; A3: 1D")


@shows("blood-draws-predators")
def test_blood_draws_predators_once_after_invaders_fall() -> None:
    table = island("A4: 2E 1C; A8: 1E; A5: 1P; A1: 1C")
    table.use("blood-draws-predators", "target A4")
    table.action(lambda act: act.destroy(1, (EXPLORER,)), land="A8").expect("A8:; A4: 2E 1C")
    table.action(lambda act: act.destroy(1, (EXPLORER,)), "hit city A4", land="A4").expect("A4: 1E 1C/1 1Be")
    table.action(lambda act: act.destroy(1, (EXPLORER,)), land="A4").expect("A4: 1C/1 1Be")


@shows("blood-draws-predators")
def test_predators_do_at_most_three_damage() -> None:
    table = island("A4: 1E 3C 5Be 2Ba; A5: 1P")
    table.use("blood-draws-predators", "target A4")
    table.action(lambda act: act.destroy(1, (EXPLORER,)), "hit city A4", land="A4").expect(
        "A4: 2C 6Be 2Ba", fear=2
    )


@shows("blood-draws-predators")
def test_predators_belong_to_the_spirit_that_called_them() -> None:
    table = fear_deck(island("A4: 1C 1T/1 1D; A5: 1P", spirit=BRINGER))
    table.use("blood-draws-predators", "target A4")
    table.action(lambda act: act.destroy(1, (TOWN,)), land="A4", kind="event").expect("A4: 1C 1D 1Be")


@shows("call-to-guard")
def test_call_to_guard_defends_for_each_dahan() -> None:
    table = island("A4: 2E 1D; A1: 1D; A5: 1P")
    table.use("call-to-guard", "target A4", "gather dahan A1", "choose defend").expect(
        "A4: 2E 2D", defend={"A4": 2}
    )
    island("A4: 2E; A5: 1P").use("call-to-guard", "target A4").expect("A4: 2E", defend={"A4": 0})


@shows("call-to-guard")
def test_call_to_guard_hurts_invaders_that_come_and_no_others() -> None:
    table = island("A4: 1E 1T 1C 1D; A3: 1T; A1: 1E; A5: 1P")
    table.use("call-to-guard", "target A4", "choose guard").expect(defend={"A4": 0})
    table.build("A4").expect("A4: 1E 1T 1T/1 1C 1D")
    table.action(lambda act: act.push(1, (EXPLORER,)), "push explorer A4", land="A1")
    table.expect("A4: 1E 1T 1T/1 1C 1D; A1:")
    table.action(lambda act: act.push(1, (TOWN,)), "push town A4", land="A3").expect("A4: 1E 1T 2T/1 1C 1D")
    table.action(lambda act: act.push(1, (TOWN,)), "push town A3", land="A4").expect("A4: 1E 2T/1 1C 1D; A3: 1T")


@shows("call-to-guard")
def test_call_to_guard_knows_a_piece_that_got_damage_or_strife_as_it_came() -> None:
    def gather_and_hurt(act: Action) -> Flow[None]:
        yield from act.gather(1, (CITY,))
        yield from act.add_strife((CITY,))
        yield from act.damage(1, (CITY,))

    table = island("A4: 1T 1D; A3: 1C; A5: 1P")
    table.use("call-to-guard", "target A4", "choose guard")
    table.action(gather_and_hurt, land="A4").expect("A4: 1T 1C/2*1 1D")


@rule("SI-124")
@shows("call-to-guard")
def test_badlands_add_once_to_what_the_guard_does() -> None:
    table = island("A4: 1D 1Ba; A3: 2C; A5: 1P")
    table.use("call-to-guard", "target A4", "choose guard")
    answers = ("push city A4", "push city A4")
    table.action(lambda act: act.push(2, (CITY,)), *answers, land="A3").expect("A4: 1C/1 1C/2 1D 1Ba")


@shows("carapaced-land", "carapaced-land-threshold-1")
def test_carapaced_land_defends_and_reaches_to_beasts() -> None:
    table = island("A5: 1P; A4: 1Be 1E; A3: 1Be")
    assert table.targets("carapaced-land") == {"A4", "A5"}
    table.use("carapaced-land", "target A4").expect(defend={"A4": 3})
    table.use("carapaced-land", "target A5", elements="2 earth").expect(defend={"A5": 6})
    table.s.effects = []
    table.use("reaching-grasp")
    assert "A3" in table.targets("carapaced-land")


@shows("desiccating-winds")
def test_desiccating_winds_hurt_where_badlands_were() -> None:
    fresh = island("A4: 1C; A5: 1P")
    fresh.use("desiccating-winds", "target A4").expect("A4: 1C 1Ba")
    again = island("A4: 1C 1Ba; A5: 1P")
    again.use("desiccating-winds", "target A4").expect("A4: 1C/2 2Ba")


@shows("dire-metamorphosis")
def test_dire_metamorphosis_changes_everything() -> None:
    table = island("A4: 1C 1D; A5: 1P")
    table.use("dire-metamorphosis", "target A4").expect("A4: 1C/1*1 1D/1 1Ba 1Be 1Di 1Wi 1B", fear=1)


@shows("domesticated-animals-go-berserk", "domesticated-animals-go-berserk-threshold-1")
def test_domesticated_animals_go_berserk() -> None:
    table = island("A5: 1P 1T")
    table.use("domesticated-animals-go-berserk").expect("A5: 1P 1T", fear=1, defend={"A5": 5})
    wild = island("A5: 1P 1T")
    wild.use("domesticated-animals-go-berserk", elements="3 moon").expect("A5: 1P 1T 1Be", defend={"A5": 5})


@shows(DRY_WOOD)
def test_dry_wood_explodes_for_fear_and_damage() -> None:
    island("A4: 1P 2E").use(DRY_WOOD).expect("A4: 1P 1E", fear=2)


@shows(DRY_WOOD)
def test_dry_wood_may_be_fast_for_one_energy() -> None:
    table = playing(island("A4: 1P 2E"), DRY_WOOD)
    assert offered(table, FAST) == []
    table.s.spirits[0].energy = 1
    assert offered(table, FAST) == [f"hasten-paying {DRY_WOOD}"]
    assert GAME.facts(table.s, 0, options(table.s, 0, FAST))[0]["cost"] == 1
    table.fast(f"hasten-paying {DRY_WOOD}").expect("A4: 1P 1E", fear=2, energy=0)
    assert offered(table, SLOW) == []
    slow = playing(island("A4: 1P 2E"), DRY_WOOD)
    slow.s.spirits[0].energy = 1
    slow.slow(f"use {DRY_WOOD}").expect("A4: 1P 1E", fear=2, energy=1)


@shows("entrap-the-forces-of-corruption")
def test_entrap_the_forces_of_corruption() -> None:
    table = island("A4: 1B; A1: 1B; A5: 1P; A8: 1E")
    table.use("entrap-the-forces-of-corruption", "target A4", "gather-blight A1").expect("A4: 2B; A1:")
    assert table.s.isolated == 1 << 4
    table.action(lambda act: add_blight(act, act.land), land="A4").expect("A4: 3B; A1:; A5: 1P")
    table.time_passes()
    table.action(lambda act: add_blight(act, act.land), "land A1", land="A4").expect("A4: 4B; A1: 1B")


@shows("favor-of-the-sun-and-star-lit-dark", "favor-of-the-sun-and-star-lit-dark-threshold-1")
def test_favor_of_the_sun_and_star_lit_dark() -> None:
    table = island("A4: 1E 2B; A5: 1P")
    name = "favor-of-the-sun-and-star-lit-dark"
    table.use(name, "target A4", "push-blight A3").expect("A4: 1E 1B; A3: 1B", fear=0, defend={"A4": 4})
    table.use(name, "target A4", "done", elements="2 sun").expect("A4: 1E 1B", fear=1, defend={"A4": 8})


@shows("flow-downriver-blow-downwind")
def test_flow_downriver_blow_downwind_pushes_one_piece_in_all() -> None:
    for pick, left in (("push-blight A3", "1E 1T"), ("push explorer A3", "1T 1B"), ("push town A3", "1E 1B")):
        table = island("A4: 1E 1T 1B; A5: 1P")
        table.use("flow-downriver-blow-downwind", "target A4", pick).expect(f"A4: {left}")


@shows(CONNECTION)
def test_gift_of_natures_connection_gives_energy_or_elements() -> None:
    table = island("A5: 1P; B4: 1Q; A1: 1E", others=(THUNDER,))
    table.use(CONNECTION, "spirit 1", "choose gain-energy", "element moon").expect(energy=2, seat=1)
    assert table.s.spirits[0].gained[1] == 1
    table.use(CONNECTION, "spirit 0", "choose gain-element", "element sun").expect(energy=0)
    assert table.s.spirits[0].gained[:2] == [2, 1]
    assert sum(table.s.spirits[1].gained) == 0


@shows("gift-of-twinned-days")
def test_gift_of_twinned_days_repeats_the_cheapest_card_for_its_cost() -> None:
    table = island("A5: 1P; B4: 1Q 2D 3E; A1: 1E", others=(THUNDER,))
    spirit = table.s.spirits[1]
    spirit.played = spirit.used = ["words-of-warning", "sudden-ambush"]
    spirit.used = spirit.played.copy()
    spirit.energy = 3
    assert offered(table, FAST, seat=1) == []
    table.use("gift-of-twinned-days")
    assert offered(table, FAST, seat=1) == ["repeat words-of-warning"]
    assert [effect.seat for effect in table.s.lasting("repeat-cheapest")] == [0, 1]
    table.fast("1: repeat words-of-warning").expect(energy=2, seat=1, defend={"B4": 3})
    assert offered(table, FAST, seat=1) == []


@shows("gift-of-twinned-days")
def test_gift_of_twinned_days_may_repeat_itself_while_it_is_the_cheapest_card() -> None:
    table = playing(island("A5: 1P; A1: 1E"), "gift-of-twinned-days")
    table.s.spirits[0].energy = 2
    name = "gift-of-twinned-days"
    table.fast(f"use {name}", f"repeat {name}", f"repeat {name}").expect(energy=0)


@shows("haunted-by-primal-memories")
def test_haunted_by_primal_memories() -> None:
    for beasts, fear in (("", 1), ("1Be", 3)):
        table = island(f"A4: 1E {beasts}; A5: 1P")
        table.use("haunted-by-primal-memories").expect(fear=fear, defend={"A4": 3})


@shows(HAZARDS)
def test_hazards_spread_from_lands_next_to_it() -> None:
    table = island("A4: 1E; A3: 1Be 1Ba; A1: 1T*1; A7: 1Wi; A5: 1P")
    answers = ("target A4", "choose add-beasts")
    table.use(HAZARDS, *answers).expect("A4: 1E 1Be; A3: 1Be 1Ba", energy=0)
    table.use(HAZARDS, "target A4", "choose add-badlands").expect("A4: 1E 1Be 1Ba")
    table.use(HAZARDS, "target A4", "choose add-strife").expect("A4: 1E*1 1Be 1Ba")
    island("A4: 1E; A8: 1Be; A5: 1P").use(HAZARDS, "target A4").expect("A4: 1E")


@shows(HAZARDS)
def test_disease_spreads_for_one_energy() -> None:
    position = "A4: 1E; A3: 1Di; A5: 1P"
    island(position).use(HAZARDS, "target A4").expect("A4: 1E", energy=0)
    table = island(position)
    table.s.spirits[0].energy = 1
    table.use(HAZARDS, "target A4").expect("A4: 1E 1Di", energy=0)


@shows("like-calls-to-like")
def test_like_calls_to_like_gathers_what_is_there_already() -> None:
    around = "A1: 2E 2T 2D 2B 2Be; A5: 1P"
    table = island(f"A4: 1E 1T 1D 1B 1Be; {around}")
    answers = ("gather explorer A1", "gather town A1", "gather dahan A1", "gather-blight A1")
    table.use("like-calls-to-like", "target A4", *answers, "gather-token beasts A1")
    table.expect("A4: 2E 2T 2D 2B 2Be; A1: 1E 1T 1D 1B 1Be")
    some = island(f"A4: 1T; {around}")
    some.use("like-calls-to-like", "target A4", "gather town A1").expect("A4: 2T; A1: 2E 1T 2D 2B 2Be")
    none = island(f"A4: 1T; {around}")
    none.use("like-calls-to-like", "target A4", "done").expect("A4: 1T; A1: 2E 2T 2D 2B 2Be")


@shows("mesmerized-tranquility")
def test_mesmerized_tranquility_weakens_each_invader() -> None:
    table = island("A5: 1P 2E 1C 1D; A4: 1T")
    table.use("mesmerized-tranquility")
    assert table.s.isolated == 1 << 5
    table.ravage("A5").expect("A5: 2E 1C 1B")
    table.ravage("A4").expect("A4: 1T 1B")
    soft = island("A5: 1P 3E 1D; A4: 1T")
    soft.use("mesmerized-tranquility").ravage("A5").expect("A5: 1P 1E 1D")


@shows("renewing-boon")
def test_renewing_boon_heals_and_brings_presence_back_where_both_are() -> None:
    table = island("A5: 1P 1Q 2B; A4: 1P; B1: 1Q 1E", others=(THUNDER,))
    table.s.spirits[1].destroyed = 1
    table.use("renewing-boon", "choose restore-presence").expect("A5: 1P 2Q 1B")
    assert table.s.spirits[1].destroyed == 0
    without = island("A5: 1P 1Q 2B; A4: 1P 1Q; B1: 1E", others=(THUNDER,))
    without.use("renewing-boon", "land A5").expect("A5: 1P 1Q 1B")
    declined = island("A5: 1P 1Q; B1: 1E", others=(THUNDER,))
    declined.s.spirits[1].destroyed = 1
    declined.use("renewing-boon", "decline").expect("A5: 1P 1Q")


@shows(SCREAM)
def test_scream_disease_into_the_wind_reaches_farther_and_brings_disease_once() -> None:
    table = island("A5: 1P; B4: 1Q 1D; A1: 1E", others=(THUNDER,))
    before = table.targets("call-to-migrate", seat=1)
    table.use(SCREAM)
    assert table.targets("call-to-migrate", seat=1) > before
    table.use("call-to-migrate", "target A5")
    table.use("call-to-migrate", "target B4", "done", "decline", seat=1).expect("B4: 1Q 1D")
    table.use("call-to-migrate", "target B4", "done", "choose add-disease", seat=1).expect("B4: 1Q 1D 1Di")
    table.use("call-to-migrate", "target B4", "done", seat=1).expect("B4: 1Q 1D 1Di")


@shows("sear-anger-into-the-wild-lands")
def test_sear_anger_into_the_wild_lands() -> None:
    island("A4: 1E; A5: 1P").use("sear-anger-into-the-wild-lands", "target A4").expect("A4: 1E 1Ba", fear=0)
    wild = island("A4: 1E 1Wi; A5: 1P; A8: 1C")
    wild.use("sear-anger-into-the-wild-lands", "target A4", "choose damage").expect("A4: 1Wi", fear=1)
    bare = island("A4: 1E 1Wi; A5: 1P")
    bare.use("sear-anger-into-the-wild-lands", "target A4", "choose add-badlands").expect("A4: 1E 1Wi 1Ba")
    island("A4: 1Wi; A5: 1P 1E").use("sear-anger-into-the-wild-lands", "target A4").expect("A4: 1Wi 1Ba", fear=0)


@shows("set-them-on-an-ever-twisting-trail")
def test_set_them_on_an_ever_twisting_trail() -> None:
    name = "set-them-on-an-ever-twisting-trail"
    gather = island("A4: 1E; A3: 1E; A5: 1P")
    gather.use(name, "target A4", "choose gather-explorer").expect("A4: 2E; A3:")
    push = island("A4: 1E; A5: 1P; A3: 1E")
    push.use(name, "target A4", "choose push-explorer", "push explorer A3").expect("A4:; A3: 2E")
    assert gather.s.isolated == push.s.isolated == 1 << 4


@shows(SKIES)
def test_skies_herald_the_season_of_return() -> None:
    table = island("A4: 1B; A1: 3D; A5: 1P; A8: 1Q 1E; B4: 1Q", others=(THUNDER,))
    table.s.spirits[1].destroyed = table.s.spirits[0].destroyed = 1
    answers = ("spirit 1", "choose restore-presence", "gather dahan A1", "gather dahan A1", "push-blight A3")
    table.use(SKIES, "target A4", *answers).expect("A4: 2D 1Q; A1: 1D; A3: 1B")
    away = island("A4: 1B; A5: 1P; A8: 1E; B4: 1Q", others=(THUNDER,))
    away.s.spirits[1].destroyed = 1
    away.use(SKIES, "target A4", "push-blight A3").expect("A4:; A3: 1B")


@shows(CURRENTS)
def test_strong_and_constant_currents_push_along_the_coast() -> None:
    table = island("A1: 1P 1E 1T")
    table.use(CURRENTS, "choose push-invaders", "push town A2").expect("A1: 1P 1E; A2: 1T")
    inland = island("A1: 1P 1E")
    inland.use(CURRENTS, "choose push-invaders").expect("A1: 1P; A2: 1E")


@shows(CURRENTS)
def test_strong_and_constant_currents_carry_dahan_both_ways() -> None:
    position = "A1: 1P 1E 2D; A3: 1D"
    away = island(position)
    away.use(CURRENTS, "choose move-dahan", "land A3", "move dahan A3", "move dahan A3").expect(
        "A1: 1P 1E; A3: 3D"
    )
    both_ways = island(position)
    both_ways.use(CURRENTS, "choose move-dahan", "land A3", "move dahan A1", "done")
    both_ways.expect("A1: 1P 1E 3D; A3:")
    stay = island(position)
    stay.use(CURRENTS, "choose move-dahan", "done").expect("A1: 1P 1E 2D; A3: 1D")


@shows(CURRENTS, f"{CURRENTS}-threshold-1")
def test_strong_and_constant_currents_do_both_with_two_water() -> None:
    table = island("A1: 1P 1E 1D")
    table.use(CURRENTS, "choose both", "land A3", "move dahan A3", "done", elements="2 water")
    table.expect("A1: 1P; A2: 1E; A3: 1D")


@shows("sucking-ooze")
def test_sucking_ooze_frightens_invaders_and_isolates() -> None:
    for there, fear in (("1E", 2), ("1D", 0)):
        table = island(f"A4: {there}; A5: 1P; A8: 1C")
        table.use("sucking-ooze", "target A4").expect(fear=fear)
        assert table.s.isolated == 1 << 4


@shows(SUNSET)
def test_sunsets_fire_flows_across_the_land_for_one_energy() -> None:
    poor = island("A4: 2E; A1: 2E; A5: 1P")
    poor.use(SUNSET, "target A4").expect("A4: 1E; A1: 2E", fear=1)
    table = island("A4: 2E; A1: 2E; A3: 1E; A5: 1P")
    table.s.spirits[0].energy = 1
    table.use(SUNSET, "target A4", "choose pay-for-damage", "land A1").expect("A4: 1E; A1: 1E", energy=0)
    kept = island("A4: 2E; A1: 2E; A5: 1P")
    kept.s.spirits[0].energy = 1
    kept.use(SUNSET, "target A4", "decline").expect("A4: 1E; A1: 2E", energy=1)


@shows("territorial-strife")
def test_territorial_strife() -> None:
    fight = island("A4: 1E 1T 1C; A5: 1P")
    fight.use("territorial-strife", "choose damage").expect("A4: 1C", fear=1)
    strife = island("A4: 1E 1T 1C; A5: 1P")
    strife.use("territorial-strife", "choose add-strife", "strife city A4").expect("A4: 1E 1T 1C*1", fear=0)


@shows("terror-turns-to-madness")
def test_terror_turns_to_madness_by_terror_level() -> None:
    def at_level(earned: int, *answers: str) -> Table:
        table = fear_deck(island("A4: 1C; A5: 1P"), earned)
        before = table.s.fear
        table.use("terror-turns-to-madness", *answers)
        return table.expect(fear=table.s.fear - before)

    assert at_level(0).expect("A4: 1C").s.fear == 3
    assert at_level(3, "choose fear").expect("A4: 1C").s.fear == 2
    assert at_level(3, "choose add-strife").expect("A4: 1C*1").s.fear == 0
    assert at_level(6).expect("A4: 1C*1").s.fear == 0


@shows("the-shore-seethes-with-hatred")
def test_the_shore_seethes_with_hatred() -> None:
    island("A1: 1E; A5: 1P").use("the-shore-seethes-with-hatred").expect("A1: 1E 1Ba 1Wi", fear=1)


@shows("thriving-chokefungus")
def test_thriving_chokefungus() -> None:
    island("A8: 1E; A5: 1P").use("thriving-chokefungus", "target A8").expect("A8: 1E 1Di 1Ba", fear=0)


@shows("treacherous-waterways")
def test_treacherous_waterways() -> None:
    wild = island("A6: 1E; A5: 1P")
    wild.use("treacherous-waterways", "target A6", "choose add-wilds").expect("A6: 1E 1Wi")
    push = island("A6: 1E; A5: 1P")
    push.use("treacherous-waterways", "target A6", "choose push-explorer", "push explorer A8").expect(
        "A6:; A8: 1E"
    )


@shows("unquenchable-flames")
def test_unquenchable_flames_keep_burning() -> None:
    table = island("A4: 1E 1C 1D/1; A1: 1C/1; A5: 1P")
    table.use("unquenchable-flames", "target A4").expect("A4: 1E 1C/1 1D/1", fear=1)
    table.time_passes().expect("A4: 1E 1C/1 1D; A1: 1C")
    table.time_passes().expect("A4: 1E 1C 1D")


@shows("unquenchable-flames", "unquenchable-flames-threshold-1")
def test_unquenchable_flames_leave_badlands_with_two_fire() -> None:
    table = island("A4: 1C; A5: 1P")
    table.use("unquenchable-flames", "target A4", elements="2 fire").expect("A4: 1C/1 1Ba")


@shows("weep-for-what-is-lost")
def test_weep_for_what_is_lost() -> None:
    table = island("A4: 2E 2T 1C 2B; A5: 1P")
    table.use("weep-for-what-is-lost", "push town A3", "push explorer A1").expect("A4: 1E 1T 1C 2B", fear=3)
    few = island("A4: 2E 1B; A5: 1P")
    few.use("weep-for-what-is-lost", "done").expect("A4: 2E 1B", fear=1)


# Board A: mountains 1 and 6, wetlands 2 and 5, jungles 3 and 8, sands 4 and 7; the coast is 1, 2 and 3.

NEAR_A5 = "A1 A4 A5 A6 A7 A8"
NEAR_A8 = "A5 A6 A7 A8"
TARGETS = [
    ("bats-scout-for-raids-by-darkness", "A7: 1P", NEAR_A5),
    ("birds-cry-warning", "A7: 1P; A3: 1D; A4: 1D; A5: 1E", "A3 A4"),
    ("blood-draws-predators", "A5: 1P", NEAR_A5),
    ("call-to-guard", "A5: 1P", NEAR_A5),
    ("carapaced-land", "A5: 1P; A1: 1P; A8: 1Be; A3: 1Be", "A1 A5 A8"),
    ("desiccating-winds", "A8: 1P", ""),
    ("desiccating-winds", "A5: 1P", "A1 A4 A6 A7"),
    ("dire-metamorphosis", "A5: 1P", NEAR_A5),
    ("domesticated-animals-go-berserk", "A5: 1P 1T; A4: 1P 1E; A8: 1P 1C", "A5 A8"),
    (DRY_WOOD, "A5: 1P; A4: 1P; A1: 1P", "A1 A4"),
    ("entrap-the-forces-of-corruption", "A5: 1P", NEAR_A5),
    ("favor-of-the-sun-and-star-lit-dark", "A8: 1P", ""),
    ("favor-of-the-sun-and-star-lit-dark", "A8: 2P", NEAR_A8),
    ("flow-downriver-blow-downwind", "A8: 1P", ""),
    ("flow-downriver-blow-downwind", "A7: 2P", NEAR_A5),
    ("haunted-by-primal-memories", "A8: 1P; A7: 1E", ""),
    ("haunted-by-primal-memories", "A7: 2P; A1: 1E; A2: 1E; A4: 1D", "A1"),
    (HAZARDS, "A8: 1P", ""),
    (HAZARDS, "A7: 2P", NEAR_A5),
    ("like-calls-to-like", "A5: 1P", NEAR_A5),
    ("mesmerized-tranquility", "A5: 1P; A1: 1P", "A1 A5"),
    ("sear-anger-into-the-wild-lands", "A5: 1P", NEAR_A5),
    ("set-them-on-an-ever-twisting-trail", "A8: 1P", ""),
    ("set-them-on-an-ever-twisting-trail", "A8: 2P", NEAR_A8),
    (SKIES, "A5: 1P", NEAR_A5),
    (CURRENTS, "A5: 1P; A1: 1P; A3: 1P", "A1 A3"),
    ("sucking-ooze", "A5: 1P", "A4 A5 A7"),
    (SUNSET, "A8: 1P", ""),
    (SUNSET, "A8: 2P", NEAR_A8),
    ("territorial-strife", "A5: 1P; A4: 1T; A8: 1C; A3: 1C", "A8"),
    ("terror-turns-to-madness", "A7: 1P; A1: 1E; A2: 1E; A4: 1D", "A1"),
    ("the-shore-seethes-with-hatred", "A5: 1P; A4: 1P", "A1 A2 A3"),
    ("thriving-chokefungus", "A8: 1P", ""),
    ("thriving-chokefungus", "A5: 1P", "A5 A8"),
    ("treacherous-waterways", "A5: 1P", "A1 A5 A6"),
    ("unquenchable-flames", "A8: 1P", ""),
    ("unquenchable-flames", "A7: 2P", NEAR_A5),
    ("weep-for-what-is-lost", "A5: 1P; A4: 1B; A3: 1B; A8: 1E", "A4"),
]


@pytest.mark.parametrize(("power", "position", "lands"), TARGETS)
def test_a_minor_power_reaches_what_its_bar_says(power: str, position: str, lands: str) -> None:
    assert island(position).targets(power) == set(lands.split())


def test_every_minor_power_that_targets_a_land_is_tested() -> None:
    own = [each for each in POWERS.values() if each.kind == "minor" and each.box == "jagged-earth"]
    assert len(own) == 33
    assert {power for power, _, _ in TARGETS} == {each.id for each in own if not each.at_spirits}


@pytest.mark.parametrize("seed", range(4))
def test_random_games_with_these_minor_powers_run_clean(seed: int) -> None:
    s = play_out([RIVER, THUNDER], seed, boxes=list(BOX))
    held = [card for spirit in s.spirits for card in (*spirit.hand, *spirit.played, *spirit.discard, *spirit.lent)]
    cards = [*s.minors, *s.minors_discard, *held]
    assert sum(POWERS[card].kind == "minor" and POWERS[card].box == "jagged-earth" for card in cards) == 33


# Every "or" as "and", every "up to" in full.

RICH = (
    "A4: 4E 3T 2C 3D 2B 2P 1Be 1Wi 1Di 1Ba; A1: 2E 2T 1C*1 3D 2B 1P 1Be 1Wi 1Di 1Ba; A3: 1E 1T 2D 1B 1Be;"
    "A2: 2E 2T 1D; A5: 2P 2E 2T 2D 1B 1Be"
)
AT_LANDS = sorted(power.id for power in POWERS.values() if power.kind == "minor" and not power.at_spirits)


def thoroughly(table: Table, power: str, land: str, *answers: str) -> Table:
    """Use a minor power on a land with every "or" as "and"; nothing can be left undone."""
    act = Action(table.s, "spirit", 0, land=table.s.island.number_of[land], power=POWERS[power])
    act.thorough = True
    return table.run(resolve(act, POWERS[power].use(act)), *answers)


@pytest.mark.parametrize("land", ["A4", "A1", "A3", "A8"])
@pytest.mark.parametrize("power", AT_LANDS)
def test_every_minor_power_can_be_done_thoroughly(power: str, land: str) -> None:
    table = fear_deck(island(RICH, spirit=THUNDER))
    table.s.spirits[0].energy, table.s.spirits[0].destroyed = 3, 2
    table.s.blight_left = 9
    act = Action(table.s, "spirit", 0, land=table.s.island.number_of[land], power=POWERS[power])
    act.thorough = True
    flow, told = resolve(act, POWERS[power].use(act)), None
    while True:
        try:
            ask = flow.send(told)
        except StopIteration:
            return
        assert isinstance(ask, Decide)
        texts = [option.text for option in ask.options]
        assert "done" not in texts
        told = next(option for option in ask.options)


def test_the_minor_powers_that_can_be_drawn_are_many() -> None:
    assert len(AT_LANDS) == 85


@shows("call-to-bloodshed", "call-to-ferocity", "prowling-panthers", "swarming-wasps")
def test_each_or_is_an_and_and_the_first_part_can_make_the_second_one_possible() -> None:
    table = island("A4: 1T 1D; A1: 1D; A5: 1P; A8: 1C")
    thoroughly(table, "call-to-bloodshed", "A4").expect("A4: 1T/1 2D; A1:", fear=0)
    wasps = island("A4: 2E; A5: 1P")
    thoroughly(wasps, "swarming-wasps", "A4", "push explorer A1", "push explorer A1").expect("A4: 1Be; A1: 2E")
    panthers = island("A4: 1E; A5: 1P 1C")
    thoroughly(panthers, "prowling-panthers", "A4").expect("A4: 1Be", fear=1)
    fierce = island("A4: 1E 1T; A1: 1D; A5: 1P")
    thoroughly(fierce, "call-to-ferocity", "A4", "push explorer A3", "push town A3")
    fierce.expect("A4: 1D; A1:; A3: 1E 1T", fear=1)


@shows("delusions-of-danger", "animated-wrackroot", "confounding-mists", "territorial-strife")
def test_both_parts_of_a_power_happen() -> None:
    mists = thoroughly(island("A4: 1E; A5: 1P"), "confounding-mists", "A4").expect(defend={"A4": 4})
    mists.build("A4", "push town A1").expect("A4: 1E; A1: 1T")
    root = island("A4: 1E; A5: 1P 1C")
    thoroughly(root, "animated-wrackroot", "A4").expect("A4: 1Wi", fear=1)
    strife = island("A4: 1C; A5: 1P")
    thoroughly(strife, "territorial-strife", "A4").expect("A4: 1C*1")
    danger = island("A4: 1E; A5: 1P")
    thoroughly(danger, "delusions-of-danger", "A4", "push explorer A3").expect("A4:; A3: 1E", fear=2)


@shows("purifying-flame")
def test_instead_is_no_or() -> None:
    table = island("A4: 2B 1C; A5: 1P")
    thoroughly(table, "purifying-flame", "A4", "choose heal").expect("A4: 1B 1C")


@shows("gnawing-rootbiters")
def test_up_to_is_done_in_full() -> None:
    table = island("A4: 3T; A5: 1P")
    thoroughly(table, "gnawing-rootbiters", "A4", "push town A1", "push town A3").expect("A4: 1T; A1: 1T; A3: 1T")
