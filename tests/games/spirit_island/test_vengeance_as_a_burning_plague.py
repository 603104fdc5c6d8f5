"""Vengeance as a Burning Plague: panel, special rules, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.growth import play_card, spirit_phase
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.pieces import BADLANDS, DAHAN
from rulebound.games.spirit_island.use import options
from rulebound.kernel import Flow
from rulebound.messages import Messages
from tests.games.spirit_island.frames import fear_deck
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import beginning, elements, growing, incomes, offered, plays, reach
from tests.games.spirit_island.random_play import keeps_promises
from tests.marks import rule, shows

PLAGUE = "vengeance-as-a-burning-plague"
TERROR = "the-terror-of-a-slowly-unfolding-plague"
LINGERING = "lingering-pestilence"
WREAK = "wreak-vengeance-for-the-lands-corruption"
EPIDEMICS, REVENGE = "epidemics-run-rampant", "savage-revenge"
FIERY, BEARERS = "fiery-vengeance", "plaguebearers"
FETID, FEVERS = "fetid-breath-spreads-infection", "strike-low-with-sudden-fevers"


def here(position: str, others: tuple[str, ...] = ()) -> Table:
    table = fear_deck(island(position + "; A2: 1C", spirit=PLAGUE, others=others))
    table.s.blight_left = 9
    return table


def phase(table: Table) -> Flow[None]:
    table.s.step = ""
    return spirit_phase(table.s)


@shows(PLAGUE)
@pytest.mark.parametrize(
    ("board", "lands"),
    [
        ("A", "A4: 1Q; A5: 1Q"),
        ("B", "B4: 1Q; B6: 1Q"),
        ("C", "C5: 1Q; C8: 1Q"),
        ("D", "D3: 1Q; D5: 1Q"),
        ("E", "E4: 2Q"),
        ("F", "F4: 1Q; F7: 1Q"),
    ],
)
def test_it_starts_with_blight_and_in_a_wetland_without_dahan(board: str, lands: str) -> None:
    assert beginning(PLAGUE, board) == lands


@shows(PLAGUE)
def test_where_several_lands_fit_it_chooses_and_one_presence_is_destroyed_at_first() -> None:
    table = here("A4: 1B; A7: 1B; A5: 1D")
    table.run(PANELS[PLAGUE].set_up(table.s, 0), "land A7").expect("A4: 1B; A7: 1B 1P; A2: 1C 1P")
    assert table.s.spirits[0].destroyed == 1


@shows(PLAGUE)
def test_its_tracks() -> None:
    assert incomes(PLAGUE) == [1, 2, 2, 3, 4]
    assert plays(PLAGUE) == [1, 2, 2, 2, 3, 3, 4]
    table = here("A5: 1P")
    table.s.spirits[0].open = [3, 3]
    assert elements(table) == {"fire": 1, "animal": 1}


@shows(PLAGUE, f"{PLAGUE}-group-1")
def test_its_first_growth_reclaims_and_gains_a_card() -> None:
    table = growing(PLAGUE)
    drawn = ("grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase("group 1", "grow reclaim", *drawn, "grow energy-1", "ready").expect(energy=2)
    assert table.s.spirits[0].hand[-2:] == [FEVERS, "natures-resilience"]


@shows(PLAGUE, f"{PLAGUE}-group-2")
def test_its_second_growth_adds_presence_twice_where_buildings_or_blight_are() -> None:
    where = "A8: 1P; A5: 1T; A6: 1E; A7: 1B; A1: 1C; A4: 1D; A2: 1C"
    table = growing(PLAGUE, where)
    twice = ("presence energy A5", "grow presence-2-buildings-blight", "presence energy A2")
    table.spirit_phase("group 2", "grow presence-2-buildings-blight", *twice, "ready")
    table.expect("A5: 1T 1P; A2: 1C 1P", energy=2)
    reached = reach(growing(PLAGUE, where), "group 2", "grow presence-2-buildings-blight")
    assert reached == {"A1", "A5", "A7"}


@shows(PLAGUE, f"{PLAGUE}-group-3")
def test_its_third_growth_adds_presence_or_disease() -> None:
    drawn = ("grow card", "draw minor", "keep natures-resilience")
    table = growing(PLAGUE)
    presence = ("grow plague-1", "choose plague-presence", "presence cards A6")
    table.spirit_phase("group 3", *drawn, *presence, "grow energy-1", "ready").expect("A5: 1P; A6: 1P", energy=2)
    sick = growing(PLAGUE)
    disease = ("grow plague-1", "choose plague-disease", "land A6")
    sick.spirit_phase("group 3", *drawn, *disease, "grow energy-1", "ready").expect("A5: 1P; A6: 1Di", energy=2)
    near = {f"land A{number}" for number in (1, 4, 5, 6, 7, 8)}
    assert offered(phase(growing(PLAGUE)), "group 3", "grow plague-1", "choose plague-disease") == near
    assert reach(growing(PLAGUE), "group 3", "grow plague-1", "choose plague-presence") == {
        name.split()[1] for name in near
    }


@shows(TERROR)
def test_it_may_let_invaders_build_among_disease() -> None:
    table = here("A5: 1E 1Di; A8: 1P")
    table.build("A5", "choose let-them-build").expect("A5: 1E 1T 1Di", fear=1)
    stopped = here("A5: 1E 1Di; A8: 1P")
    stopped.build("A5", "decline").expect("A5: 1E", fear=0)


def test_builds_on_a_board_without_its_presence_are_stopped() -> None:
    table = here("A5: 1P 1Q; B5: 1E 1Di; B8: 1Q", others=(RIVER,))
    table.build("B5").expect("B5: 1E", fear=0)
    wild = here("A4: 1E 1Wi; A8: 1P")
    wild.explore("1-sands").expect("A4: 1E")


@shows(LINGERING)
def test_presence_that_anything_but_a_spirit_destroys_leaves_disease() -> None:
    table = here("A5: 1T 2P; A8: 1P")
    table.ravage("A5").expect("A5: 1T 1B 1P 1Di; A8: 1P")

    def lose(act: Action) -> Flow[None]:
        for land in (5, 5, 8):
            yield from act.lose_presence(0, land)

    event = here("A5: 3P; A8: 1P")
    event.action(lose).expect("A5: 1P 2Di; A8: 1Di")


def test_presence_destroyed_by_a_spirits_action_or_of_another_spirit_leaves_nothing() -> None:
    table = here("A5: 2P; A8: 1P", others=(RIVER,))
    table.action(lambda act: act.lose_presence(0, 5), kind="spirit", seat=1).expect("A5: 1P; A8: 1P")
    table.action(lambda act: add_blight(act, 5), kind="spirit", seat=0).expect("A5: 1B; A8: 1P")
    other = here("A5: 1T 1Q; A8: 1P 1Q", others=(RIVER,))
    other.ravage("A5").expect("A5: 1T 1B")


@shows(WREAK)
def test_in_its_actions_blight_is_badlands() -> None:
    table = here("A5: 1P 1C 1D 2B")
    table.action(lambda act: act.damage(1), kind="spirit", seat=0, land="A5").expect("A5: 1P 1D 2B", fear=2)
    table.action(lambda act: act.damage(1, (DAHAN,)), kind="spirit", seat=0, land="A5").expect("A5: 1P 2B")
    mixed = here("A5: 1P 1C 1B 1Ba")
    mixed.action(lambda act: act.damage(1), kind="spirit", seat=0, land="A5").expect("A5: 1P 1B 1Ba", fear=2)
    assert mixed.s.names(mixed.s.where_tokens(BADLANDS, seat=0)) == ["A5"]
    assert here("A5: 1P 1B").s.where_tokens(BADLANDS) == 0


def test_no_damage_and_no_other_action_makes_blight_badlands() -> None:
    table = here("A5: 1P 1C 1D 1B; A8: 1Q", others=(RIVER,))
    table.action(lambda act: act.damage(0), kind="spirit", seat=0, land="A5")
    table.action(lambda act: act.damage(1), kind="spirit", seat=1, land="A5")
    for kind in ("fear", "event"):  # what a card says each player does is no action of the spirit
        table.action(lambda act: act.damage(0, (DAHAN,)), kind=kind, seat=0, land="A5")
    table.expect("A5: 1P 1C/1 1D 1B")
    table.action(lambda act: act.damage(1), kind="fear", seat=0, land="A5").expect("A5: 1P 1C/2 1D 1B")


@shows(WREAK)
@rule("SI-146")
def test_what_its_power_does_later_finds_blight_to_be_badlands() -> None:
    table = here("A4: 1P 1Q; A5: 1C 1D 1B", others=(RIVER,))
    table.use("vengeance-of-the-dead", "target A5")
    table.ravage("A5", "land A8").expect("A5: 2B; A8: 1B")  # 1 damage, and 2 for the blight
    plain = here("A4: 1P 1Q; A5: 1C 1D 1B", others=(RIVER,))
    plain.use("vengeance-of-the-dead", "target A5", seat=1)
    plain.ravage("A5", "land A8").expect("A5: 1C/1 2B; A8: 1B")


@shows(WREAK)
@rule("SI-124")
def test_blight_adds_its_damage_once_in_an_action_for_invaders_and_once_for_dahan() -> None:
    def thrice(act: Action) -> Flow[None]:
        yield from act.damage(1)
        yield from act.damage(1)
        yield from act.damage(1, (DAHAN,))

    table = here("A5: 1P 2C 1D 1B")
    answers = ("graze city A5", "hit-marked city 1 0 A5", "hit city A5")
    table.action(thrice, *answers, kind="spirit", seat=0, land="A5").expect("A5: 1P 1B 1C/1 1C/2")


def test_dahan_who_strike_back_get_no_help_from_blight() -> None:
    table = here("A5: 1C 2B 1P 2D; A4: 1P")
    table.ravage("A5", "land A6").expect("A5: 1C/2 3B 1D/1 1Di; A6: 1B; A4: 1P")


@shows(f"{EPIDEMICS}-level-1", f"{EPIDEMICS}-level-2")
@pytest.mark.parametrize(
    ("have", "left"),
    [("1 fire 3 animal", "1C/2 1C"), ("2 fire 1 water 4 animal", "1C/1")],
)
def test_epidemics_run_rampant_do_damage_for_each_disease(have: str, left: str) -> None:
    table = here("A5: 1P 2Di 2C")
    table.use(EPIDEMICS, "hit city A5", elements=have).expect(f"A5: 1P 2Di {left}")


@shows(f"{EPIDEMICS}-level-1", f"{EPIDEMICS}-level-2")
def test_epidemics_run_rampant_strike_dahan_as_much_as_invaders() -> None:
    table = here("A5: 1P 2Di 1C 2D")
    table.use(EPIDEMICS, "hit dahan A5", elements="1 fire 3 animal").expect("A5: 1P 2Di 1C/2 1D")
    worse = here("A5: 1P 1Di 1C 1D; A8: 1Di")
    worse.use(EPIDEMICS, "target A5", elements="2 fire 1 water 4 animal").expect("A5: 1P 1Di 1C/2")
    assert here("A5: 1P; A4: 1Di; A8: 1Di; A3: 1Di; A6: 1B").targets(EPIDEMICS) == {"A4", "A8"}


def test_a_land_without_disease_is_told_to_have_none() -> None:
    why = GAME.explain(here("A5: 1P; A4: 1Di").s, 0, f"target A6 {EPIDEMICS}")
    assert why is not None
    assert Messages(GAME).why(why).startswith("Epidemics Run Rampant needs a land with disease")


@shows(f"{EPIDEMICS}-level-1", f"{EPIDEMICS}-level-2", f"{EPIDEMICS}-level-3")
@pytest.mark.parametrize(("disease", "fear"), [(2, 2), (6, 5)])
def test_the_worst_epidemics_frighten_and_subside(disease: int, fear: int) -> None:
    table = here(f"A5: 1P {disease}Di 1C")
    table.use(EPIDEMICS, elements="3 fire 3 water 5 animal").expect(f"A5: 1P {disease - 1}Di", fear=fear + 2)
    tough = here("A5: 1P 1Di 2C")
    tough.use(EPIDEMICS, "hit city A5", elements="3 fire 3 water 5 animal").expect("A5: 1P 1C", fear=1 + 2)


@shows(f"{REVENGE}-level-2", f"{REVENGE}-level-3", f"{REVENGE}-level-4")
def test_savage_revenge_grows_with_its_elements() -> None:
    here("A5: 1P 2C").use(REVENGE, elements="3 fire 1 animal").expect("A5: 1P 1C 1C/1")
    here("A5: 1P 2C").use(REVENGE, "hit city A5", elements="4 fire 2 animal").expect("A5: 1P 1C")
    here("A5: 1P 2C 1T").use(REVENGE, "hit city A5", "hit city A5", elements="5 fire 2 air 2 animal").expect(
        "A5: 1P 1T"
    )


@shows(f"{REVENGE}-level-1", f"{REVENGE}-level-2")
def test_savage_revenge_reaches_farther_with_three_air() -> None:
    table = here("A5: 1P 1T; A8: 1T; A6: 1E")
    assert table.targets(REVENGE, elements="3 fire 1 animal 2 air") == {"A5"}
    assert table.targets(REVENGE, elements="3 fire 1 animal 3 air") == {"A5", "A8"}
    table.s.spirits[0].gained = [0, 0, 0, 3, 0, 0, 0, 0, 0]
    assert options(table.s, 0, "slow") == []
    table.use(REVENGE, "target A8", elements="3 fire 1 animal 3 air").expect("A8: 1T/1")


@shows(FIERY)
@rule("SI-054")
def test_fiery_vengeance_takes_destroyed_presence_out_of_the_game() -> None:
    table = here("A5: 1P 1T 1B; A8: 1P")
    table.s.spirits[0].destroyed = 2
    table.use(FIERY, "land A5").expect("A5: 1P 1B", fear=1 + 1)
    assert (table.s.spirits[0].destroyed, table.s.spirits[0].gone) == (1, 1)


@shows(FIERY)
def test_fiery_vengeance_burns_in_a_land_of_its_target_where_blight_is_badlands() -> None:
    table = here("A5: 1P; A8: 1Q 1T 1B; A6: 1Q 1T", others=(RIVER,))
    table.s.spirits[1].destroyed = 1
    table.use(FIERY, "spirit 1", "land A8").expect("A8: 1Q 1B; A6: 1Q 1T", fear=2)
    assert (table.s.spirits[1].destroyed, table.s.spirits[1].gone) == (0, 1)
    table.use(FIERY, "spirit 1").expect("A6: 1Q 1T", fear=2)


@rule("SI-054")
def test_fiery_vengeance_cannot_be_used_without_destroyed_presence() -> None:
    table = here("A5: 1P 1T")
    play_card(table.s, 0, FIERY)
    assert options(table.s, 0, "fast") == []
    table.s.spirits[0].destroyed = 1
    assert [option.text for option in options(table.s, 0, "fast")] == [f"use {FIERY}"]


@shows(BEARERS)
def test_plaguebearers_push_two_for_each_disease_and_may_carry_it_along() -> None:
    table = here("A5: 2Di 1E 2T 1D 1C; A8: 1P")
    first = ("push explorer A4", "follow A5 A4", "push town A6", "decline")
    table.use(BEARERS, *first, "push dahan A6", "decline", "push town A7", "follow A5 A7")
    table.expect("A5: 1C; A4: 1E 1Di; A6: 1T 1D; A7: 1T 1Di", fear=1)


@shows(BEARERS)
def test_plaguebearers_frighten_invaders_only() -> None:
    table = here("A5: 1Di 1D; A7: 1Di; A8: 1P")
    table.use(BEARERS, "target A5", "push dahan A6", "follow A5 A6").expect("A5:; A6: 1D 1Di", fear=0)
    table.use(BEARERS, "target A7").expect("A7: 1Di", fear=0)
    assert here("A8: 1P; A4: 1Di; A7: 1Di; A3: 1Di").targets(BEARERS) == {"A4", "A7"}


@shows(FETID)
def test_fetid_breath_spreads_infection_adds_disease() -> None:
    table = here("A5: 1E; A7: 1T; A4: 1T; A8: 1P")
    table.use(FETID, "target A5").expect("A5: 1E 1Di", fear=1)
    assert table.targets(FETID) == {"A5", "A7"}


@shows(FEVERS)
def test_strike_low_with_sudden_fevers_stops_a_ravage() -> None:
    table = here("A5: 1T 1Di; A7: 1Di; A8: 1P")
    table.use(FEVERS, "target A5").ravage("A5").expect("A5: 1T 1Di", fear=1)
    table.time_passes().ravage("A5").expect("A5: 1T 1B 1Di")
    assert here("A8: 1P; A4: 1Di; A7: 1Di; A6: 1T").targets(FEVERS) == {"A7"}


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_it_keep_every_promise(seed: int) -> None:
    keeps_promises(PLAGUE, seed)
