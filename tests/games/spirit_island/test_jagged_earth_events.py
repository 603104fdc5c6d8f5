"""The event cards of Jagged Earth."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.panel import elements_of
from rulebound.games.spirit_island.pieces import BUILDINGS, DAHAN, EXPLORER, INVADERS, TOWN
from rulebound.games.spirit_island.ravage import blight_at
from rulebound.games.spirit_island.rule import at
from rulebound.games.spirit_island.state import ELEMENTS, IslandState
from rulebound.games.spirit_island.use import options
from rulebound.kernel import Decide, Flow
from tests.games.spirit_island.forecasts import damage, defence, health, number
from tests.games.spirit_island.frames import fear_deck, told
from tests.games.spirit_island.happenings import (
    dahan,
    dahan_question,
    here,
    on_top,
    pair,
    question,
    step,
    token,
    way,
    whole,
)
from tests.games.spirit_island.harness import Table
from tests.marks import rule, shows

LESSER = "lesser-spirits-imperiled"
REMNANTS = "remnants-of-a-spirits-heart"
NUMINOUS = "numinous-crisis"
SETTLERS = "hard-working-settlers"
TRADE = "dahan-trade-with-the-invaders"
BALANCE = "lifes-balance-tilts"
FAST, SLOW = "call-to-isolation", "call-to-migrate"
Doing: TypeAlias = Callable[[Action], Flow[Any]]


def spirit_phase_begins(s: IslandState) -> Flow[None]:
    """What rules do when a spirit phase begins."""
    for each, its in at(s, "spirit_phase"):
        yield from each.spirit_phase(s, its)


def turned(table: Table) -> Table:
    """The island is blighted."""
    table.s.blight_card, table.s.flipped, table.s.blighted = "downward-spiral", True, True
    return table


# Lesser Spirits Imperiled.


@shows(f"{LESSER}-way-1")
def test_tending_to_oneself_costs_blight_and_dahan() -> None:
    table = on_top(pair("A5: 1D 1B; A6: 1D"), "call-to-tend", "drift-down-into-slumber")
    way(table, LESSER, 1).expect("A5: 1B; A6: 1D", energy=1)
    assert (table.s.spirits[1].energy, table.s.blight_left) == (1, 7)


@shows(f"{LESSER}-way-2")
def test_mutual_support_gives_an_element_for_good() -> None:
    table = here("A5: 1P")
    way(table, LESSER, 2, "lose A5", "element moon").expect("A5: ")
    moon = ELEMENTS.index("moon")
    assert elements_of(table.s, 0)[moon] == 1
    for _ in range(2):
        table.time_passes()
        assert elements_of(table.s, 0)[moon] == 1


@shows(f"{LESSER}-token")
def test_beasts_quit_the_farmed_lands() -> None:
    table = here("A6: 1Be; A1: 1T; A5: 1C; A8: 1E")
    token(table, LESSER).expect("A8: 1E 1Be; A6: ", fear=1)


@shows(f"{LESSER}-dahan")
def test_dahan_return_to_old_pillars() -> None:
    table = here("A5: 3D")
    dahan(table, LESSER, "land A6", "gather dahan A5").expect("A6: 2D; A5: 1D")
    dahan(here("A5: 3D"), LESSER, "land A6", "done").expect("A6: 1D; A5: 2D")
    assert dahan_question(here("A1: 1D"), LESSER) == ["land A2", "land A6"]


# Remnants of a Spirit's Heart.


@shows(f"{REMNANTS}-way-1")
@rule("SI-075")
def test_the_dahan_and_the_invaders_beside_them_are_stronger() -> None:
    table = way(here("A5: 1D 1E; A6: 1E"), REMNANTS, 1)
    assert [health(table, "A5", kind) for kind in (DAHAN, EXPLORER)] == [12, 2]
    assert health(table, "A6", EXPLORER) == 1
    hurt = way(here("A5: 1D 1T/2"), REMNANTS, 1)
    hurt.action(lambda act: act.push(1, (DAHAN,)), "push dahan A8", land="A5").expect("A5: ; A8: 1D", fear=1)


@rule("SI-075")
@pytest.mark.parametrize(
    ("leaves", "answers"),
    [
        (lambda act: act.push(1, (DAHAN,)), ("push dahan A8",)),
        (lambda act: act.destroy(1, (DAHAN,)), ()),
        (lambda act: act.remove(1, (DAHAN,)), ()),
        (lambda act: act.replace([(DAHAN, (EXPLORER,))]), ()),
    ],
)
def test_a_hurt_invader_falls_as_soon_as_the_last_dahan_leaves(leaves: Doing, answers: tuple[str, ...]) -> None:
    def and_then(act: Action) -> Flow[None]:
        yield from leaves(act)
        assert not act.count(TOWN)

    table = way(here("A5: 1D 1T/2"), REMNANTS, 1)
    table.action(and_then, *answers, land="A5")
    assert not table.s.count(5, TOWN, DAHAN)
    assert table.s.fear == 1
    beside = way(here("A5: 2D 1T/2"), REMNANTS, 1)
    beside.action(leaves, *answers, land="A5")
    assert (beside.s.count(5, TOWN), beside.s.count(5, DAHAN)) == (1, 1)


@rule("SI-075", "SI-147")
def test_what_becomes_of_it_instead_is_asked_while_it_still_stands() -> None:
    def destroy(act: Action) -> Flow[None]:
        yield from act.destroy_all((DAHAN,))

    table = way(here("A5: 1D 1E/1", adversary="russia", level=2), REMNANTS, 1)
    act = Action(table.s, "event", land=5)
    asked = next(resolve(act, destroy(act)))
    assert isinstance(asked, Decide)
    assert asked.prompt == "explorer-flees"
    assert not [law for law in GAME.invariants(table.s) if "destroyed" in law]


@shows(f"{REMNANTS}-way-2")
def test_a_great_warding_costs_defence_now_and_gives_it_later() -> None:
    table = here("A5: 1T; A6: 1T; A8: 1P 1T")
    table.s.defend[5], table.s.defend[6] = 6, 3
    table.s.effects.append(Effect("ward", seat=0, amount=7))
    way(table, REMNANTS, 2)
    assert [defence(table, land) for land in ("A5", "A6", "A8")] == [2, 0, 3]
    table.time_passes()
    table.run(spirit_phase_begins(table.s), "decline")
    assert defence(table, "A5") == 0
    table.run(spirit_phase_begins(table.s), "choose warding")
    assert [defence(table, land) for land in ("A1", "A5")] == [4, 4]
    assert "great-warding" not in [rule.kind for rule in table.s.rules]


@shows(f"{REMNANTS}-token", f"{REMNANTS}-dahan")
def test_remnants_parts() -> None:
    token(here("A5: 2Be 1C; A6: 1Be 1T"), REMNANTS).expect("A5: 1Be 1C; A6: 1Be 1T", fear=1)
    lands = "A1: 1D; A2: 1D; A3: 1D; A4: 1D; A5: 4T; A6: 1C; A8: 1P"
    dahan(here(lands), REMNANTS, "land A6").expect("A6: 1C 1B")
    table = dahan(here("A1: 5D; A5: 4T"), REMNANTS)
    assert sum(table.s.blight) == 0


# Numinous Crisis.


@shows(f"{NUMINOUS}-way-1")
def test_strength_is_drawn_from_the_blight_until_the_card_turns() -> None:
    table = pair("A5: 1D")
    table.s.blight_card, table.s.blight_left = "memory-fades-to-dust", 5
    way(table, NUMINOUS, 1, "spirit 1")
    assert (table.s.flipped, table.s.blight_left) == (True, 8)
    assert [spirit.energy for spirit in table.s.spirits] == [7, 8]
    later = turned(pair("A5: 1D"))
    way(later, NUMINOUS, 1)
    assert (later.s.blight_left, later.s.spirits[0].energy, later.s.spirits[1].energy) == (7, 3, 3)


@shows(f"{NUMINOUS}-way-2")
@rule("SI-068")
def test_strength_is_poured_into_the_island() -> None:
    table = here("A5: 2P")
    table.s.spirits[0].energy = 4
    way(table, NUMINOUS, 2, "choose pay-three").expect("A5: 2P", energy=1)
    assert table.s.blight_left == 10
    table = here("A5: 2P")
    table.s.spirits[0].open = [3, 1]
    way(table, NUMINOUS, 2, "land A5").expect("A5: 1P")
    assert (table.s.spirits[0].open, table.s.spirits[0].destroyed) == ([2, 1], 0)
    table = here("A5: 2P")
    table.s.spirits[0].hand = [FAST, SLOW]
    way(table, NUMINOUS, 2, "choose forget-two", f"forget {FAST}").expect("A5: 2P")
    assert table.s.spirits[0].hand == []


@shows(f"{NUMINOUS}-token", f"{NUMINOUS}-dahan")
def test_numinous_parts() -> None:
    token(pair("A5: 1Di 2D; A6: 1Di 1T"), NUMINOUS).expect("A5: 1Di 1D", fear=1)
    table = dahan(here("A5: 3D; A6: 1T"), NUMINOUS)
    assert [defence(table, land) for land in ("A5", "A6")] == [2, 0]


# Hard-Working Settlers.


@shows(f"{SETTLERS}-way-1")
def test_settlers_work_while_spirits_keep_to_the_background() -> None:
    table = here("A5: 3E 2D; A2: 1E; A6: 1T; A8: 1E", "A7: 1P")
    table.s.slot("ravage").cards = ["1-wetland"]
    way(table, SETTLERS, 1, "land A5", "push dahan A8", "done", "land A2")
    table.expect("A8: 1E 1D; A2: 1E 1T; A5: 3E 1B")


@shows(f"{SETTLERS}-way-2")
@rule("SI-059")
def test_distractions_skip_a_ravage_on_each_board() -> None:
    table = pair("A5: 1T; A2: 1T; B6: 1T")
    table.s.invader_deck = ["3-coastal", "3-jungle-sands", "2-sands", "2-jungle", "1-jungle"]
    way(table, SETTLERS, 2).expect(fear=2)
    assert table.s.invader_deck == ["3-jungle-sands", "2-jungle", "1-jungle"]
    assert sorted(table.s.invader_gone) == ["2-sands", "3-coastal"]
    answers = ("in-order", "decline", "choose skip-this", "choose skip-this")
    step(table, "ravage", *answers, ravage=["1-wetland"]).expect("A2: 1T 1B; A5: 1T; B6: 1T")


@shows(f"{SETTLERS}-token")
@rule("SI-058")
def test_beasts_prey_on_the_injured() -> None:
    table = token(here("A5: 1Be 1C/1 1E; A6: 1Be 1C 1D"), SETTLERS).expect("A5: 1Be 1E", fear=2)
    table.action(lambda act: act.damage(1), land="A6").expect("A6: 1Be 1C/2 1D")
    table.ravage("A6").expect("A6: 1Be 1C/2 1B")
    weak = token(here("A5: 1Be 1E 1D", "A7: 1P 1E"), SETTLERS)
    weak.ravage("A5").expect("A5: 1Be 1E")


# Dahan Trade with the Invaders.


@shows(f"{TRADE}-way-1")
@rule("SI-105")
def test_trading_dahan_stay_out_of_ravages() -> None:
    way(here("A5: 1T 1D 1D/1"), TRADE, 1).ravage("A5").expect("A5: 1T 1D 1D/1 1B")


@shows(f"{TRADE}-way-2")
def test_wrath_destroys_a_dahan_of_each_spirit() -> None:
    table = way(pair("A5: 2D 1P 1Q; B6: 1D"), TRADE, 2).expect("A5: 1P 1Q; B6: 1D", fear=2)
    assert table.s.spirits[0].energy == 0
    rich = here("A5: 2D 1P")
    rich.s.spirits[0].energy = 2
    whole(rich, TRADE, "agree display-your-wrath-at-this-betrayal", "pay 2").expect("A5: 1D 1P", energy=0)


@shows(f"{TRADE}-way-3")
def test_dahan_that_learned_defend_from_the_next_turn_on() -> None:
    table = here("A5: 1T 2D")
    table.s.spirits[0].hand = [FAST, SLOW]
    way(table, TRADE, 3, f"forget {FAST}").ravage("A5").expect("A5: 1T 2D 1B")
    assert table.s.spirits[0].hand == [SLOW]
    assert defence(table, "A5") == 0
    table.time_passes()
    table.s.turn += 1
    assert [defence(table, land) for land in ("A5", "A6")] == [2, 0]


@shows(f"{TRADE}-token")
def test_outbreaks_shift() -> None:
    token(here("A6: 1Di; A5: 2E; A8: 1E; A1: 1D"), TRADE).expect("A5: 2E 1Di; A6: ")


# Life's Balance Tilts.


@shows(f"{BALANCE}-way-1")
def test_destruction_has_its_day() -> None:
    table = on_top(here("A5: 1Be 1T"), FAST)
    way(table, BALANCE, 1, "land A6", "land A8").expect("A5: 1T; A6: 1Di; A8: 1B")
    assert [health(table, "A5", kind) for kind in (*INVADERS, DAHAN)] == [1, 1, 2, 1]
    slow = on_top(here("A5: 1Be 1T"), SLOW)
    way(slow, BALANCE, 1, "land A6")
    assert sum(slow.s.blight) == 0


@shows(f"{BALANCE}-way-2")
def test_life_is_fortified() -> None:
    table = on_top(here("A5: 1Di 1B"), SLOW)
    way(table, BALANCE, 2, "land A6").expect("A5: ; A6: 1Be")
    assert [health(table, "A5", kind) for kind in (*INVADERS, DAHAN)] == [2, 3, 4, 3]


@shows(f"{BALANCE}-dahan")
def test_balance_parts() -> None:
    table = here("A5: 4T", "A7: 1P 1E; A1: 1D; A2: 1D; A3: 1D; A4: 1D")
    dahan(table, BALANCE, "land A8").expect("A8: 1B")


# By the invader stage.

HARVEST = "harvest-bounty-harvest-dust-widespread-clearcutting"
ARISTOCRACY = "invested-aristocracy-foreign-dignitaries-visit"
MAPMAKERS = "mapmakers-chart-the-wild-increasing-aggression"
BRAVERY = "no-bravery-without-numbers-courage-of-the-crowd"
PORTS = "smaller-ports-spring-up-extensive-building"


@shows(f"{HARVEST}-way-1")
def test_a_harvest_ravages_a_healthy_island() -> None:
    way(here("A5: 1T; A6: 1E"), HARVEST, 1).expect("A5: 1T 1B; A6: 1E")


@shows(f"{HARVEST}-way-1")
def test_a_harvest_moves_on_from_a_blighted_island() -> None:
    table = turned(here("A6: 2T; A1: 1T; A5: 1C"))
    way(table, HARVEST, 1).expect("A6: 1T; A8: 1T; A5: 1C")


@shows(f"{HARVEST}-way-2")
def test_clearcutting_is_prevented_by_presence_or_dahan() -> None:
    way(here("A5: 1T 1B"), HARVEST, 2).expect("A5: 1T 2B")
    way(here("A5: 1T 2D"), HARVEST, 2, "offer 2").expect("A5: 1T")
    way(here("A5: 1T 1D 1P"), HARVEST, 2, "offer 1", "offer 1").expect("A5: 1T")
    way(here("A5: 1T 1D 2P"), HARVEST, 2, "offer 0", "offer 2").expect("A5: 1T 1D")
    way(here("A5: 1T 1D 1P"), HARVEST, 2, "offer 1", "offer 0").expect("A5: 1T 1D 1B")


@shows(f"{HARVEST}-token", f"{HARVEST}-dahan")
def test_harvest_parts() -> None:
    token(here("A5: 1Be 1E; A6: 1Be 1E; A8: 1E"), HARVEST, "land A5").expect("A5: 1Be; A6: 1Be; A8: 1E")
    dahan(here("A5: 3D 1C; A6: 2D 1T"), HARVEST).expect("A5: 3D 1C/2; A6: 2D 1T", defend={"A5": 2, "A6": 0})


@shows(f"{ARISTOCRACY}-way-1")
def test_aristocrats_settle_where_no_blight_was_added() -> None:
    table = way(pair("A5: 1T; B6: 1E"), ARISTOCRACY, 1)
    step(table, "ravage", "in-order", ravage=["1-wetland"]).expect("A5: 1T 1B; A8: ; B8: 1T; B6: 1E")
    none = way(here("A5: 1E"), ARISTOCRACY, 1)
    step(none, "ravage", ravage=[]).expect("A8: ")


@shows(f"{ARISTOCRACY}-way-2")
def test_dignitaries_visit() -> None:
    table = way(here("A5: 1E; A2: 1E"), ARISTOCRACY, 2)
    table.s.slot("ravage").cards = ["1-wetland"]
    assert [damage(table, land) for land in ("A2", "A5")] == [3, 1]
    blighted = way(turned(here("A5: 1E")), ARISTOCRACY, 2)
    assert (len(blighted.s.fear_deck), blighted.s.fear_levels) == (10, [4, 3, 3])
    blighted.s.slot("ravage").cards = ["1-wetland"]
    assert damage(blighted, "A5") == 1


@shows(f"{ARISTOCRACY}-token", f"{ARISTOCRACY}-dahan")
def test_aristocracy_parts() -> None:
    token(here("A5: 2Be 1C"), ARISTOCRACY).expect("A5: 2Be 1C/2")
    dahan(here("A5: 2D; A6: 1D"), ARISTOCRACY).expect("A5: 3D; A6: 1D")


@shows(f"{MAPMAKERS}-way-1")
def test_mapmakers_ignore_wilds() -> None:
    table = way(pair("A3: 1Wi; B4: 1T"), MAPMAKERS, 1).explore("1-jungle")
    table.expect("A3: 1Wi 1E; B4: 1T 2E; B8: ")


@shows(f"{MAPMAKERS}-way-2", f"{MAPMAKERS}-token", f"{MAPMAKERS}-dahan")
def test_mapmakers_parts() -> None:
    assert damage(way(here("A5: 1E"), MAPMAKERS, 2), "A5") == 2
    token(here("A5: 1Be 1T"), MAPMAKERS).expect("A5: 1Be 1T/1")
    dahan(here("A5: 1D 1Be; A6: 1D; A8: 1D 1Ba; A3: 1D 1Di; A4: 1D 1Wi"), MAPMAKERS).expect("A6: 2D; A5: 1D 1Be")


@shows(f"{BRAVERY}-way-1")
def test_few_invaders_do_not_ravage() -> None:
    table = way(here("A5: 2E; A6: 1T"), BRAVERY, 1)
    table.ravage("A5").ravage("A6").expect("A5: 2E 1B; A6: 1T")
    afraid = way(fear_deck(here("A5: 1C 1E"), 3), BRAVERY, 1)
    afraid.ravage("A5").expect("A5: 1C 1E")


@shows(f"{BRAVERY}-way-2")
def test_courage_of_the_crowd() -> None:
    table = way(here("A5: 2E; A6: 1T"), BRAVERY, 2)
    assert damage(table, "A5") == 4
    table.ravage("A6").expect("A6: 1T")


@shows(f"{BRAVERY}-token", f"{BRAVERY}-dahan")
def test_bravery_parts() -> None:
    token(here("A5: 1Be 1T"), BRAVERY).expect("A5: 1Be 1T/1")
    table = here("A6: 3D 1Ba 1Di; A1: 1Di; A5: 1Ba")
    dahan(table, BRAVERY).expect("A6: 1D 1Ba 1Di; A8: 2D")


@shows(f"{PORTS}-way-1")
def test_smaller_ports_spring_up() -> None:
    way(here("A2: 1C"), PORTS, 1, "land A3").expect("A3: 1T; A2: 1C")
    table = way(here("A2: 2C; A5: 1C"), PORTS, 1)
    assert table.at("A1") == table.at("A3") == ""


@shows(f"{PORTS}-way-2")
def test_extensive_building() -> None:
    table = here("A5: 1E; A6: 1E; A2: 1D", "A7: 1P")
    table.s.slot("build").cards = ["1-wetland"]
    way(table, PORTS, 2).expect("A6: 1E 1T; A5: 1E")


@shows(f"{PORTS}-token", f"{PORTS}-dahan")
def test_ports_parts() -> None:
    token(here("A5: 1T 1Di"), PORTS).ravage("A5").expect("A5: 1T 1Di")
    dahan(here("A5: 2T 5D; A6: 1T 1D"), PORTS, "push town A8", "push town A4").expect("A5: 5D; A8: 1T; A4: 1T")


# By the health of the island.

FRONTIER = "the-frontier-calls-self-sacrifice-buys-time"
FARMLAND = "seek-new-farmland-voracious-consumption"
CORRUPTION = "gradual-corruption-ravaged-wilderness"
FORTUNE = "fortune-seekers-the-lands-bounty-exhausted"
PROVINCIAL = "provincial-seat-lands-hollow-of-promise"
CITIES = "cities-rise-depleted-soil"
THRIVING = "thriving-trade-partitioned-wilderness"
WOUNDED = "wounded-lands-attract-explorers-the-worlds-vibrance-fades"
COASTAL = "coastal-towns-multiply-cooperation-among-towns"
CIVIC = "civic-engagement-lifes-web-torn-asunder"
SPRAWL = "sprawl-contained-by-the-wilds-dissolution-threatens"
STRUGGLES = "the-struggles-of-growth-blight-deepens"


@shows(f"{FRONTIER}-way-1")
def test_the_frontier_calls() -> None:
    way(here("A8: 1T"), FRONTIER, 1).explore("1-jungle").expect("A3: 2E; A8: 1T 1E")


@shows(f"{FRONTIER}-way-2")
def test_self_sacrifice_spares_the_blight_card() -> None:
    table = way(here("A5: 1P; A6: 1P"), FRONTIER, 2, "lose A5").expect("A5: ")
    for land in (1, 2):
        act = Action(table.s, "event")
        table.run(add_blight(act, land))
    assert table.s.blight_left == 8
    two_at_once = way(here("A5: 1P; A6: 1P"), FRONTIER, 2, "lose A5")
    two_at_once.run(add_blight(Action(two_at_once.s, "event"), 1, 2))
    assert two_at_once.s.blight_left == 8


@shows(f"{FRONTIER}-token", f"{FRONTIER}-dahan")
def test_frontier_parts() -> None:
    lands = "A1: 1T; A2: 1B; A3: 1C; A4: 1B; A5: 1B; A6: 1B"
    token(here(lands, "A7: 1P 1B"), FRONTIER).expect("A8: 1Be")
    dahan(here("A6: 3D"), FRONTIER, "land A5", "gather dahan A6").expect("A5: 2D; A6: 1D")
    assert dahan_question(here("A6: 1D"), FRONTIER) == ["land A1", "land A5", "land A8"]


@shows(f"{FARMLAND}-way-1")
def test_towns_seek_new_farmland() -> None:
    way(here("A6: 2T; A1: 1T; A5: 1T"), FARMLAND, 1).expect("A6: 1T; A8: 1T")


@shows(f"{FARMLAND}-way-2")
def test_voracious_consumption_after_the_ravage() -> None:
    table = way(here("A5: 1C; A6: 1C 1B", "A7: 1P"), FARMLAND, 2).expect("A5: 1C")
    step(table, "ravage", ravage=["1-sands"]).expect("A5: 1C 1B; A6: 1C 1B")
    saved = way(here("A5: 1C; A6: 2P"), FARMLAND, 2)
    step(saved, "ravage", "offer 2", "lose A6", "lose A6", ravage=["1-jungle"]).expect("A5: 1C; A6: ")


@shows(f"{FARMLAND}-token", f"{FARMLAND}-dahan")
def test_farmland_parts() -> None:
    token(here("A5: 1Di 1D"), FARMLAND).expect("A5: 1Di", fear=1)
    table = dahan(here("A5: 2D 1T; A6: 1D 1T"), FARMLAND)
    table.ravage("A5").expect("A5: 2D", fear=1)
    table.ravage("A6").expect("A6: 1T/1 1B")


@shows(f"{CORRUPTION}-way-1")
def test_gradual_corruption_is_paid_off_by_the_discard() -> None:
    table = here("A5: 1T")
    table.s.invader_discard, table.s.spirits[0].energy = ["1-jungle", "1-sands"], 3
    way(table, CORRUPTION, 1, "offer 2").expect("A5: 1T", energy=1)
    way(table, CORRUPTION, 1).expect("A5: 1T 1B", energy=1)
    free = way(here("A5: 1T"), CORRUPTION, 1)
    free.expect("A5: 1T")


@shows(f"{CORRUPTION}-way-2")
def test_a_ravaged_wilderness_loses_beasts_and_wilds() -> None:
    way(here("A5: 2Be 1B; A6: 1Wi 1B; A8: 1Be"), CORRUPTION, 2).expect("A5: 1Be 1B; A6: 1B; A8: 1Be")


@shows(f"{CORRUPTION}-token", f"{CORRUPTION}-dahan")
def test_corruption_parts() -> None:
    token(here("A5: 2Di 1E 1T/1 1D; A6: 1Di 1T 1D"), CORRUPTION).expect("A5: 1Di 1D/1; A6: 1Di 1T/1 1D/1", fear=1)
    dahan(here("A5: 1P 1D; A6: 1D"), CORRUPTION, "land A5").expect("A5: 1P 2D; A6: 1D")


@shows(f"{FORTUNE}-way-1")
def test_fortune_seekers_go_everywhere_once() -> None:
    table = way(here("A8: 1T", "A7: 1P"), FORTUNE, 1)
    table.s.invader_deck = ["1-jungle", "1-jungle"]
    step(table, "explore").expect("A1: 1E; A2: 1E; A3: 1E; A4: ; A5: 1E; A6: 1E; A7: 1P 1E; A8: 1T")
    table.s.turn += 1
    step(table, "explore").expect("A1: 1E; A3: 2E; A8: 1T 1E")


@shows(f"{FORTUNE}-way-1")
def test_fortune_seekers_do_not_escalate() -> None:
    position = "A8: 1T", "A7: 1P"
    foe: dict[str, Any] = {"adversary": "brandenburg-prussia", "level": 1}
    table = way(here(*position, **foe), FORTUNE, 1)
    table.s.invader_deck = ["2-jungle"]
    step(table, "explore")
    assert told(table, "escalated") == []
    plain = here(*position, **foe)
    plain.s.invader_deck = ["2-jungle"]
    step(plain, "explore", "land A6")
    assert told(plain, "escalated") == [("brandenburg-prussia",)]


@shows(f"{FORTUNE}-way-2")
def test_bounty_is_exhausted_without_presence() -> None:
    table = way(here("A5: 1P 1E; A6: 1E"), FORTUNE, 2)
    assert [blight_at(table.s, number(table, land)) for land in ("A5", "A6")] == [2, 1]


@shows(f"{FORTUNE}-token", f"{FORTUNE}-dahan")
def test_fortune_parts() -> None:
    token(here("A5: 1Di 1T 1D"), FORTUNE).expect("A5: 1Di")
    table = here("A5: 2D 1P")
    spirit = table.s.spirits[0]
    spirit.discard = [FAST]
    dahan(table, FORTUNE, "choose regain-unique", "keep wash-away")
    assert spirit.hand == ["wash-away"]
    dahan(table, FORTUNE, "choose reclaim-one")
    assert spirit.hand == ["wash-away", FAST]


@shows(f"{FORTUNE}-dahan")
@rule("SI-174")
def test_old_stories_do_not_bring_back_what_an_aspect_took_away() -> None:
    kept = here("A5: 2D 1P", aspects=["sunshine"], boxes=["base", "jagged-earth"])
    kept.s.spirits[0].hand = ["wash-away", "flash-floods", "rivers-bounty"]
    dahan(kept, FORTUNE)
    assert kept.s.spirits[0].hand == ["wash-away", "flash-floods", "rivers-bounty"]
    lost = here("A5: 2D 1P", aspects=["sunshine"], boxes=["base", "jagged-earth"])
    lost.s.spirits[0].hand = ["wash-away", "rivers-bounty"]
    dahan(lost, FORTUNE)
    assert lost.s.spirits[0].hand == ["wash-away", "rivers-bounty", "flash-floods"]


@shows(f"{PROVINCIAL}-way-1")
def test_a_provincial_seat_is_built() -> None:
    way(here("A5: 1C; A6: 1T"), PROVINCIAL, 1).expect("A5: 1C 1T; A6: 1T")


@shows(f"{PROVINCIAL}-way-2")
def test_lands_hollow_of_promise() -> None:
    table = here("A5: 1P; A1: 1P; A2: 1P; A3: 1P; A4: 1P; A6: 1P")
    way(table, PROVINCIAL, 2, "offer 0").expect("A8: 1B")
    way(here("A5: 2P"), PROVINCIAL, 2, "offer 2", "lose A5", "lose A5").expect("A5: ")


@shows(f"{PROVINCIAL}-token", f"{PROVINCIAL}-dahan")
def test_provincial_parts() -> None:
    table = here("A5: 1Be 3E 1T")
    token(table, PROVINCIAL, "choose push-two-explorers", "push explorer A8", "push explorer A8")
    table.expect("A5: 1Be 1E 1T; A8: 2E")
    token(here("A5: 1Be 3E 1T"), PROVINCIAL, "choose push-town", "push town A8").expect("A5: 1Be 3E; A8: 1T")
    dahan(here("A5: 1D; A6: 2D"), PROVINCIAL, "land A5").expect("A5: 2D; A6: 1D", defend={"A5": 2})


@shows(f"{CITIES}-way-1")
def test_cities_rise() -> None:
    way(here("A5: 3T; A6: 2T"), CITIES, 1).expect("A5: 1T 2C; A6: 2T")
    way(here("A5: 1T"), CITIES, 1).expect("A5: 1C")


@shows(f"{CITIES}-way-2")
@rule("SI-090", "SI-168")
def test_depleted_soil() -> None:
    table = way(here("A5: 1T; A6: 1E"), CITIES, 2)
    assert [blight_at(table.s, number(table, land)) for land in ("A5", "A6")] == [1, 2]
    table.s.defend[5] = 2
    table.ravage("A5").expect("A5: 1T")


@shows(f"{CITIES}-token", f"{CITIES}-dahan")
def test_cities_parts() -> None:
    token(here("A5: 1Be 1T"), CITIES, "push town A8").expect("A8: 1T")
    assert defence(dahan(here("A5: 1D"), CITIES), "A5") == 2


@shows(f"{THRIVING}-way-1")
def test_trade_thrives() -> None:
    way(here("A1: 1C; A5: 1C; A2: 1T"), THRIVING, 1).expect("A1: 2C; A5: 1C")


@shows(f"{THRIVING}-way-2")
def test_a_partitioned_wilderness() -> None:
    way(here("A1: 1T; A2: 1T; A5: 1T; A6: 1T"), THRIVING, 2, "land A8").expect("A8: 1B")
    table = way(here("A1: 1T; A2: 1T; A5: 1T"), THRIVING, 2)
    assert sum(table.s.blight) == 0
    saved = here("A1: 1T; A2: 1T; A5: 1T; A6: 1T; A8: 3P")
    way(saved, THRIVING, 2, "offer 3", "lose A8", "lose A8", "lose A8").expect("A8: ")


@shows(f"{THRIVING}-token", f"{THRIVING}-dahan")
def test_thriving_parts() -> None:
    token(here("A1: 1C 3D; A5: 2T 1D; A2: 2D"), THRIVING).expect("A1: 1C 1D 1D/1 1Di; A5: 2T 1D")
    table = here("A5: 1P 1D; A8: 1C")
    dahan(table, THRIVING, "land A5", "push-presence 0 A8").expect("A5: 1D; A8: 1C/2 1P")


@shows(f"{WOUNDED}-way-1")
def test_wounded_lands_attract_explorers() -> None:
    way(here("A5: 1B"), WOUNDED, 1).expect("A5: 1B 1E")


@shows(f"{WOUNDED}-way-2")
def test_the_worlds_vibrance_fades() -> None:
    table = pair("A5: 2P")
    way(table, WOUNDED, 2, "choose save-blight", "lose A5", "lose A5").expect("A5: ")
    assert table.s.blight_left == 8
    assert way(pair("A5: 2P"), WOUNDED, 2, "decline").s.blight_left == 7


@shows(f"{WOUNDED}-token", f"{WOUNDED}-dahan")
def test_wounded_parts() -> None:
    token(here("A5: 1Be 1T"), WOUNDED, "push town A8").expect("A8: 1T")
    table = here("A5: 1E 1C 2T*1 2D; A6: 1T 2D")
    table.s.defend[6] = 1
    dahan(table, WOUNDED, "hit explorer A5", "hit city A5").expect("A5: 1C/1 2T 1D 1D/1; A6: 2D", fear=1)


@shows(f"{COASTAL}-way-1")
def test_coastal_towns_multiply() -> None:
    way(here("A1: 1T; A5: 1T"), COASTAL, 1).expect("A2: 1T; A3: ")


@shows(f"{COASTAL}-way-2")
def test_towns_cooperate_without_strife() -> None:
    table = way(here("A5: 1T; A6: 1T 1E*1; A8: 1E"), COASTAL, 2)
    assert [damage(table, land) for land in ("A5", "A6", "A8")] == [3, 2, 1]


@shows(f"{COASTAL}-token", f"{COASTAL}-dahan")
def test_coastal_parts() -> None:
    token(here("A5: 1Be 3E"), COASTAL).expect("A5: 1Be 1E")
    dahan(here("A5: 1D 1B; A6: 1D; A8: 1D 1Di"), COASTAL).expect("A6: 2D; A5: 1D 1B")


@shows(f"{CIVIC}-way-1")
def test_civic_engagement_takes_strife_or_makes_bold() -> None:
    table = way(pair("A5: 1T*1 1C; B6: 1T; B8: 1E"), CIVIC, 1).expect("A5: 1T 1C")
    assert [damage(table, land) for land in ("A5", "B6", "B8")] == [5, 3, 1]


@shows(f"{CIVIC}-way-2")
def test_lifes_web_is_torn_asunder() -> None:
    way(here("A6: 6B; A1: 1D"), CIVIC, 2, "land A8").expect("A8: 1B; A6: 6B")
    table = way(here("A6: 5B"), CIVIC, 2)
    assert sum(table.s.blight) == 5


@shows(f"{CIVIC}-token", f"{CIVIC}-dahan")
def test_civic_parts() -> None:
    token(here("A5: 1Be 1C 1T; A6: 1T"), CIVIC).expect("A5: 1Be 1C; A6: 1T", fear=1)
    table = here("A6: 2D 1Di; A3: 2D 1Di; A1: 1Di; A5: 1Di; A2: 1Di")
    dahan(table, CIVIC, "land A6", "land A6").expect("A8: 2D; A6: 1Di; A3: 1D 1Di; A4: 1D")


@shows(f"{SPRAWL}-way-1")
def test_the_wilds_contain_the_sprawl() -> None:
    table = here("A5: 2T; A6: 1T", "A7: 1P 1E; A1: 1E; A2: 1E; A3: 1E; A4: 1E")
    way(table, SPRAWL, 1).expect("A8: 1Wi; A5: 2T 1C; A6: 1T")


@shows(f"{SPRAWL}-way-2")
@rule("SI-173")
def test_dissolution_makes_wilds_of_presence() -> None:
    table = here("A5: 2P; A6: 1P")
    way(table, SPRAWL, 2, "lose A5", "lose A6").expect("A5: 1P 1Wi; A6: 1Wi")


@shows(f"{SPRAWL}-way-2")
def test_dissolution_makes_a_spirit_slow() -> None:
    table = here("A5: 2P 1T 1D")
    spirit = table.s.spirits[0]
    spirit.destroyed, spirit.played = 1, [FAST]
    way(table, SPRAWL, 2, "choose become-slow", "land A5").expect("A5: 3P 1T 1D")

    assert [option.text for option in options(table.s, 0, "fast")] == [f"use {FAST}"]
    table.time_passes()
    table.s.turn += 1
    spirit.played = [FAST]
    table.s.effects.append(Effect("slow-as-fast", seat=0, amount=1))
    assert options(table.s, 0, "fast") == []
    assert [option.text for option in options(table.s, 0, "slow")] == [f"use {FAST}"]
    table.time_passes()
    table.s.turn += 1
    spirit.played = [FAST]
    assert [option.text for option in options(table.s, 0, "fast")] == [f"use {FAST}"]


@shows(f"{SPRAWL}-token", f"{SPRAWL}-dahan")
def test_sprawl_parts() -> None:
    token(here("A5: 1Be 3E"), SPRAWL).expect("A5: 1Be 1E")
    dahan(here("A5: 1D 1T"), SPRAWL).ravage("A5").expect("A5: 1B", fear=1)


@shows(f"{STRUGGLES}-way-1")
def test_the_struggles_of_growth() -> None:
    table = here("A5: 2P")
    table.s.minors[-4:] = ["drought", "call-to-tend", FAST, SLOW]
    way(table, STRUGGLES, 1, "lose A5", "lose A5", "draw minor", f"keep {FAST}").expect("A5: ")
    assert table.s.spirits[0].hand == [FAST]
    table = here("A5: 2P")
    table.s.spirits[0].hand = [FAST]
    answers = ("choose forget-and-wander", "shift A5 A3", "shift A5 A1")
    way(table, STRUGGLES, 1, *answers).expect("A5: ; A3: 1P; A1: 1P", energy=2)
    assert table.s.spirits[0].hand == []


@shows(f"{STRUGGLES}-way-2")
def test_blight_deepens() -> None:
    table = way(here("A5: 1B"), STRUGGLES, 2, "offer 0")
    table.expect("A5: 2B")
    assert sum(table.s.blight) == 2
    way(here("A5: 1B 1P"), STRUGGLES, 2, "offer 1", "lose A5").expect("A5: 1B")


@shows(f"{STRUGGLES}-token", f"{STRUGGLES}-dahan")
def test_struggles_parts() -> None:
    table = token(here("A5: 1Di 1E"), STRUGGLES).expect(fear=1)
    table.build("A5").expect("A5: 1Di 1E 1T")
    assert defence(dahan(here("A5: 1D"), STRUGGLES), "A5") == 2


# By the terror level.

EAGER = "eager-explorers-xenophobia"
BUREAUCRATS = "bureaucrats-adjust-funding-ransack-and-run"
RESOURCEFUL = "resourceful-populace-strip-the-land-bare"
OPTIMISM = "relentless-optimism-cultures-mix-and-clash"
PULL = "pull-together-in-adversity-purge-the-land-with-salt-and-fire"
TRUCE = "temporary-truce-temporary-caution"
OVERCONFIDENCE = "overconfidence-terror-breeds-aggression"


@shows(f"{EAGER}-way-1")
def test_eager_explorers_follow_the_first_build() -> None:
    table = way(here("A6: 1E; A8: 1E; A5: 1T"), EAGER, 1)
    table.build("A6").expect("A6: 1E 1T; A1: 1E")
    table.build("A8").expect("A8: 1E 1T")
    stopped = way(here("A6: 1E 1Di; A8: 1E; A5: 1T"), EAGER, 1)
    stopped.build("A6").expect("A6: 1E; A1: ")


@shows(f"{EAGER}-way-2")
def test_xenophobia_turns_on_the_dahan() -> None:
    table = way(here("A5: 3E 3D; A6: 2E"), EAGER, 2)
    assert [damage(table, land) for land in ("A5", "A6")] == [0, 2]
    way(here("A5: 2T 3D"), EAGER, 2).ravage("A5").expect("A5: 2T 1B")


@shows(f"{EAGER}-token", f"{EAGER}-dahan")
def test_eager_parts() -> None:
    token(here("A5: 1Be 1T"), EAGER, "push town A8").expect("A8: 1T")
    dahan(here("A5: 1D 1C; A6: 1D 1T; A8: 2D 2C"), EAGER).expect(fear=4)


@shows(f"{BUREAUCRATS}-way-1")
def test_bureaucrats_adjust_funding() -> None:
    few = way(here("A5: 1T 1E"), BUREAUCRATS, 1)
    step(few, "build", build=["1-jungle"]).expect("A8: 1T; A3: ")
    both = way(here("A5: 1T 1E"), BUREAUCRATS, 1)
    step(both, "build", build=["1-wetland"]).expect("A5: 2T 1E 1C")
    many = way(here("A5: 9T; A2: 1E"), BUREAUCRATS, 1)
    step(many, "build", build=["1-wetland"]).expect("A5: 9T; A2: 1E 1T")
    others = way(here("A5: 4T"), BUREAUCRATS, 1)
    step(others, "build", build=["1-wetland"]).expect("A5: 4T 1C")


@shows(f"{BUREAUCRATS}-way-2")
def test_ransack_and_run_after_the_ravage() -> None:
    table = way(here("A5: 2C; A6: 1C"), BUREAUCRATS, 2)
    step(table, "ravage", ravage=["1-jungle"]).expect("A5: 1C 1B; A6: 1C")


@shows(f"{BUREAUCRATS}-token", f"{BUREAUCRATS}-dahan")
def test_bureaucrats_parts() -> None:
    token(pair("A5: 1Be; A6: 1Be; B6: 1Be"), BUREAUCRATS).expect(fear=2)
    table = dahan(here("A5: 1D 1P; A6: 1D"), BUREAUCRATS)
    assert [defence(table, land) for land in ("A5", "A6", "A7")] == [5, 0, 0]


@shows(f"{RESOURCEFUL}-way-1")
@rule("SI-146")
def test_a_resourceful_populace_builds_anew() -> None:
    table = way(here("A6: 2T"), RESOURCEFUL, 1)
    table.action(lambda act: act.destroy_all(BUILDINGS), "land A8", land="A6").expect("A6: ; A8: 1T")
    alone = way(here("A6: 2T"), RESOURCEFUL, 1)
    alone.s.isolated = 1 << 6
    alone.action(lambda act: act.destroy_all(BUILDINGS), land="A6").expect("A6: ; A8: ")


@shows(f"{RESOURCEFUL}-way-2")
def test_the_land_is_stripped_bare() -> None:
    table = way(here("A5: 2T 2E; A6: 1E"), RESOURCEFUL, 2)
    assert damage(table, "A5") == 8
    table.ravage("A5").ravage("A6").expect("A5: 1T 1E 1B; A6: 1E")


@shows(f"{RESOURCEFUL}-token", f"{RESOURCEFUL}-dahan")
def test_resourceful_parts() -> None:
    token(here("A5: 1T; A8: 2T; A1: 3T"), RESOURCEFUL).expect("A8: 2T 1Di; A1: 3T")
    table = here("A5: 3D 1P")
    table.s.spirits[0].discard = [FAST]
    dahan(table, RESOURCEFUL, f"reclaim {FAST}").expect(energy=1)
    assert table.s.spirits[0].hand == [FAST]


@shows(f"{OPTIMISM}-way-1")
def test_relentless_optimism() -> None:
    table = way(here("A5: 1C 1T"), OPTIMISM, 1)
    table.action(lambda act: act.destroy_all(BUILDINGS), land="A5").expect("A5: ", fear=0)


@shows(f"{OPTIMISM}-way-2")
def test_cultures_mix_and_clash() -> None:
    way(here("A5: 3D; A6: 1T"), OPTIMISM, 2).expect("A6: 1D")
    way(here("A5: 1D; A6: 3T"), OPTIMISM, 2).expect("A5: 1T")
    way(here("A5: 2D; A6: 1T"), OPTIMISM, 2).expect("A5: 2D; A6: 1T")


@shows(f"{OPTIMISM}-token", f"{OPTIMISM}-dahan")
def test_optimism_parts() -> None:
    token(here("A5: 2E 2D; A6: 3E; A8: 1E 1D"), OPTIMISM).expect("A5: 2E 1D 1Di; A8: 1E 1D")
    dahan(here("A5: 2D 1P"), OPTIMISM).expect(energy=1)


@shows(f"{PULL}-way-1")
def test_invaders_pull_together_against_strife() -> None:
    table = way(here("A5: 1T*1 1C*2"), PULL, 1)
    assert damage(table, "A5") == 2
    table.ravage("A5").expect("A5: 1T*1 1C*1 1B")
    table.s.effects.append(Effect("strife-health", amount=-1))
    assert [table.s.health_of(5, code) for code in sorted(table.s.pieces[5])] == [2, 3]


@shows(f"{PULL}-way-2")
def test_the_land_is_purged() -> None:
    table = way(here("A5: 3T 1E 1B; A6: 1T"), PULL, 2).expect("A5: 1E 2B 2Ba; A6: 1T", fear=0)
    assert sum(table.s.blight) == 2


@shows(f"{PULL}-token", f"{PULL}-dahan")
def test_pull_parts() -> None:
    token(here("A5: 1Be 3E"), PULL).expect("A5: 1Be 1E")
    assert defence(dahan(here("A5: 1D"), PULL), "A5") == 2


@shows(f"{TRUCE}-way-1")
@rule("SI-105")
def test_e8_a_truce_keeps_a_dahan_and_a_building_out() -> None:
    table = way(here("A6: 2D 1T 1E; A5: 1T; A8: 1T 1D"), TRUCE, 1)
    table.ravage("A6").expect("A6: 1D 1D/1 1T")
    table.ravage("A5").expect("A5: 1T 1B")
    step(table, "ravage", ravage=["1-jungle"]).expect("A8: 1T 1D")
    assert [event[0] for event in told(table, "ravaged")] == ["A6", "A5"]


@shows(f"{TRUCE}-way-2")
def test_caution_where_dahan_are_more() -> None:
    table = way(here("A5: 1T 2D; A2: 1T 2D"), TRUCE, 2)
    answers = ("land A5", "choose skip-this")
    step(table, "ravage", *answers, ravage=["1-wetland"]).expect("A5: 1T 2D; A2: 1D 1B")
    few = way(here("A5: 2T 2D"), TRUCE, 2)
    step(few, "ravage", ravage=["1-wetland"]).expect("A5: 2T 1B")


@shows(f"{TRUCE}-token", f"{TRUCE}-dahan")
def test_truce_parts() -> None:
    token(here("A5: 1Be 1T"), TRUCE).expect("A5: 1Be 1T/1")
    dahan(pair("A5: 1D 1T; A6: 1D 1C; B6: 1D 1E"), TRUCE).expect(fear=1)


@shows(f"{OVERCONFIDENCE}-way-1")
def test_overconfidence_costs_fear_cards_or_fear() -> None:
    table = here("A5: 1D")
    table.s.earned, table.s.fear = ["isolation", "retreat", "dahan-raid"], 3
    way(table, OVERCONFIDENCE, 1)
    assert (table.s.earned, table.s.fear_discard, table.s.fear) == (["dahan-raid"], ["isolation", "retreat"], 3)
    table = here("A5: 1D")
    table.s.fear = 3
    way(table, OVERCONFIDENCE, 1)
    assert table.s.fear == 1


@shows(f"{OVERCONFIDENCE}-way-2")
def test_terror_breeds_aggression() -> None:
    table = here("A5: 1E")
    table.s.earned = ["isolation", "retreat", "dahan-raid", "avoid-the-dahan", "seek-safety"]
    assert damage(way(table, OVERCONFIDENCE, 2), "A5") == 3


@shows(f"{OVERCONFIDENCE}-token", f"{OVERCONFIDENCE}-dahan")
def test_overconfidence_parts() -> None:
    token(here("A6: 1Be; A8: 2D; A5: 1D"), OVERCONFIDENCE, "land A8").expect("A8: 1Be 1D; A5: 1D")
    assert defence(dahan(here("A5: 1D 1P"), OVERCONFIDENCE), "A5") == 5
    assert question(here("A5: 1E"), STRUGGLES, 1) == ["choose forget-and-wander"]
