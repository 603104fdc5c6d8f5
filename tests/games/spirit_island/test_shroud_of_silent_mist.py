"""Shroud of Silent Mist: panel, special rules, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.use import options, use_power
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import elements, first_presence, growing, incomes, offered, plays, reach
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

SHROUD = "shroud-of-silent-mist"
SUFFOCATING, HAZE = "suffocating-shroud", "lost-in-the-swirling-haze"
COOL, MISTS, DEATH = "gather-power-from-the-cool-and-dark", "mists-shift-and-flow", "slow-and-silent-death"
VAPORS, FOG, PALL = "dissolving-vapors", "the-fog-closes-in", "unnerving-pall"
FORMS = "flowing-and-silent-forms-dart-by"


def asked(table: Table, power: str, *answers: str) -> set[str]:
    """What can be answered while a power is used."""
    return offered(use_power(table.s, 0, POWERS[power]), *answers)


# Panel.


@shows(SHROUD)
@pytest.mark.parametrize(
    ("board", "lands"),
    [("A", {"A5": 1, "A6": 1}), ("B", {"B6": 1, "B7": 1}), ("D", {"D3": 1, "D8": 1}), ("F", {"F7": 1, "F6": 1})],
)
def test_it_starts_in_the_last_wetland_and_the_last_mountain(board: str, lands: dict[str, int]) -> None:
    assert first_presence(SHROUD, board) == lands


@shows(SHROUD)
def test_its_tracks() -> None:
    assert incomes(SHROUD) == [0, 1, 1, 2, 2]
    assert plays(SHROUD) == [1, 2, 2, 2, 3, 4, 4, 5]
    table = island("A5: 1P", spirit=SHROUD)
    table.s.spirits[0].open = [5, 8]
    assert elements(table) == {"water": 1, "air": 1, "moon": 1}
    table.s.spirits[0].open = [3, 3]
    assert elements(table) == {"water": 1}


@shows(SHROUD, f"{SHROUD}-group-2")
def test_its_card_track_moves_presence_and_reclaims_a_card() -> None:
    table = growing(SHROUD)
    table.s.spirits[0].open = [1, 7]
    grown = ("grow presence-0", "presence energy A4", "grow presence-0", "presence energy A4")
    table.spirit_phase("group 2", "bonus move-1", "shift A5 A4", *grown, "bonus reclaim-1", "ready")
    table.expect("A4: 3P; A5:")
    assert table.s.spirits[0].hand[-1] == FORMS


@shows(f"{SHROUD}-group-1", COOL)
def test_its_first_growth_reclaims_and_gains_a_card() -> None:
    table = growing(SHROUD)
    table.spirit_phase("group 1", "grow reclaim", "grow card", "draw minor", "keep natures-resilience", "ready")
    assert table.s.spirits[0].hand[-2:] == [FORMS, "natures-resilience"]
    table.expect("A5: 1P", energy=1)  # 0 of the track, 1 for a card without fire


@shows(SHROUD, f"{SHROUD}-group-2")
def test_its_second_growth_adds_presence_twice_where_it_is() -> None:
    table = growing(SHROUD)
    grown = ("grow presence-0", "presence energy A5", "grow presence-0", "presence cards A5")
    table.spirit_phase("group 2", *grown, "ready").expect("A5: 3P", energy=1)


@shows(SHROUD, f"{SHROUD}-group-3")
def test_its_third_growth_gains_a_card_and_adds_presence_to_mountains_and_wetlands() -> None:
    table = growing(SHROUD)
    where = "grow presence-3-mountain-wetland"
    drawn = ("grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase("group 3", *drawn, where, "presence energy A2", "ready").expect(
        "A5: 1P; A2: 1P 1C", energy=2
    )
    assert reach(growing(SHROUD), "group 3", where) == {"A1", "A2", "A5", "A6"}


# Special rules.


def gaining(card: str, turn: int = 1) -> Table:
    table = island("A5: 1P; A2: 1C", spirit=SHROUD)
    table.s.turn, table.s.minors = turn, [card]
    return table


@shows(COOL)
def test_a_card_without_fire_brings_energy_once_in_a_turn() -> None:
    table = gaining("natures-resilience")
    grown = ("group 1", "grow reclaim", "grow card", "draw minor", "ready")
    table.spirit_phase(*grown).expect(energy=1)
    table.s.minors, table.s.minors_discard = ["call-of-the-dahan-ways"], []
    table.spirit_phase(*grown).expect(energy=1)
    table.s.turn, table.s.minors = 2, ["dark-and-tangled-woods"]
    table.spirit_phase(*grown).expect(energy=2)


def test_a_card_with_fire_brings_none() -> None:
    fiery = "call-to-bloodshed"
    assert POWERS[fiery].elements[2]
    table = gaining(fiery)
    table.spirit_phase("group 1", "grow reclaim", "grow card", "draw minor", "ready").expect(energy=0)
    assert COOL not in table.s.spirits[0].notes


@rule("SI-045")
@shows(MISTS)
def test_presence_may_flow_to_the_target_or_next_to_it() -> None:
    table = island("A5: 2P; A4: 1P; A3: 1P; A8: 1E; A2: 1C", spirit=SHROUD)
    moves = asked(table, VAPORS, "target A5")
    into = {"shift A4 A5"}
    beside = {"shift A5 A1", "shift A5 A4", "shift A5 A6", "shift A5 A7", "shift A5 A8"}
    beside |= {"shift A4 A1", "shift A3 A4"}
    assert moves == {*into, *beside, "decline"}
    table.use(VAPORS, "target A5", "shift A4 A5").expect("A5: 3P; A4:")
    table.use(VAPORS, "target A5", "decline").expect("A5: 3P; A4:")


@rule("SI-188")
@shows(MISTS)
def test_a_land_out_of_range_can_be_targeted_by_flowing() -> None:
    table = island("A5: 1P; A8: 2E; A2: 1C", spirit=SHROUD)
    assert table.targets(VAPORS) == {"A1", "A4", "A5", "A6", "A7", "A8"}
    assert asked(table, VAPORS, "target A8") == {"shift A5 A8"}
    table.use(VAPORS, "target A8").expect("A5:; A8: 1P", fear=1)
    far = island("A7: 1P; A2: 1C", spirit=SHROUD)
    assert far.targets("dissolving-vapors") == {"A5", "A7", "A8"}


@rule("SI-188")
@shows(MISTS)
def test_presence_may_flow_to_make_a_sacred_site_or_an_origin_of_a_terrain() -> None:
    sacred = "rain-of-blood"
    assert (POWERS[sacred].source, POWERS[sacred].within) == ("SS", 1)
    table = island("A5: 1P; A6: 1P; A8: 1T; A1: 1T; A2: 1C", spirit=SHROUD)
    assert table.targets(sacred) == {"A1", "A8"}
    # Two in A5 or two in A6 are a sacred site next to A8.
    assert asked(table, sacred, "target A8") == {"shift A5 A6", "shift A6 A5"}
    floods = "cleansing-floods"
    assert (POWERS[floods].source, POWERS[floods].within) == ("P in W", 1)
    dry = island("A4: 1P; A2: 1C", spirit=SHROUD)
    assert island("A4: 1P; A2: 1C").targets(floods) == set()
    assert dry.targets(floods) == {"A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"}
    assert asked(dry, floods, "target A8") == {"shift A4 A5"}
    assert asked(dry, floods, "target A1") == {"shift A4 A5", "shift A4 A2"}


@rule("SI-188")
@shows(MISTS)
def test_the_land_must_be_in_range_after_presence_has_flowed() -> None:
    table = island("A5: 1P; A6: 1P; A2: 1C", spirit=SHROUD)
    # The only presence of A5 cannot leave it.
    assert asked(table, VAPORS, "target A5") == {"shift A6 A1", "shift A6 A5", "shift A6 A8", "decline"}


@rule("SI-167", "SI-188")
def test_a_power_that_is_not_used_moves_nothing() -> None:
    table = island("A5: 1P; A8: 1E; A2: 1C", spirit=SHROUD)
    table.s.spirits[0].gained = [0, 1, 0, 1, 1, 0, 0, 0, 0]
    assert options(table.s, 0, "slow") == []
    table.s.spirits[0].gained = [0, 1, 0, 2, 1, 0, 0, 0, 0]
    assert [option.text for option in options(table.s, 0, "slow")] == [f"use {SUFFOCATING}"]


def test_other_spirits_do_not_flow() -> None:
    table = island("A5: 1P; A8: 1Q; A2: 1C", spirit=SHROUD, others=(RIVER,))
    assert table.targets(VAPORS, seat=1) == {"A8"}
    table.use(VAPORS, seat=1).expect("A8: 1Q")


@shows(DEATH)
def test_wounds_do_not_heal_in_the_mist() -> None:
    table = island("A5: 1P 1T/1 1D/1; A8: 1T/1 1D/1; A2: 1C", spirit=SHROUD)
    table.time_passes().expect("A5: 1P 1T/1 1D/1; A8: 1T 1D", fear=1, energy=0)


@shows(DEATH)
def test_damaged_invaders_bring_fear_and_energy() -> None:
    table = island("A1: 1P 1C/1; A4: 1P 1T/1; A5: 2P 1C/2 1T/1; A6: 1P 1D/1; A7: 1P 1T; A2: 1C/1", spirit=SHROUD)
    table.time_passes().expect(fear=3, energy=1)
    many = island("; ".join(f"A{land}: 1P 1T/1" for land in range(1, 8)), spirit=SHROUD)
    many.s.fear_pool = 20
    many.time_passes().expect(fear=5, energy=2)


@rule("SI-075")
@shows(DEATH)
def test_who_does_not_heal_falls_when_more_health_ends() -> None:
    table = island("A5: 1P 1T/2 1D/1; A2: 1C", spirit=SHROUD)
    table.s.effects.append(Effect("town-health", amount=1))
    table.time_passes().expect("A5: 1P 1D/1", fear=2)


# Innate powers.


@shows(f"{SUFFOCATING}-level-1", f"{SUFFOCATING}-level-2")
def test_suffocating_shroud_does_damage_from_all_sides() -> None:
    first = island("A5: 1P 1T 1E; A4: 1P; A6: 1P; A2: 1C", spirit=SHROUD)
    first.use(SUFFOCATING, "target A5", "decline", "hit explorer A5", elements="1 moon 2 air 1 water")
    first.expect("A5: 1P 1T")
    second = island("A5: 1P 2T 1E; A4: 1P; A6: 1P; A2: 1C", spirit=SHROUD)
    second.use(SUFFOCATING, "target A5", "decline", "hit explorer A5", elements="2 moon 3 air 2 water")
    second.expect("A5: 1P 2T/1")


@shows(f"{SUFFOCATING}-level-1", f"{SUFFOCATING}-level-2", f"{SUFFOCATING}-level-3", f"{SUFFOCATING}-level-4")
def test_its_third_and_fourth_level() -> None:
    third = island("A5: 1P 2C; A4: 1P; A2: 1C", spirit=SHROUD)
    answers = ("hit-marked city 1 0 A5", "hit-marked city 2 0 A5")
    third.use(SUFFOCATING, "target A5", "decline", *answers, elements="4 moon 4 air 3 water")
    third.expect("A5: 1P 1C", fear=2)
    fourth = island("A5: 1P 2C 1E; A2: 1C", spirit=SHROUD)
    answers = ("hit city A5", "hit-marked city 1 0 A5")
    fourth.use(SUFFOCATING, "target A5", *answers, elements="5 moon 6 air 4 water")
    fourth.expect("A5: 1P 1C/1", fear=2)  # 1, none from around, 1, and 1 to each


@shows(f"{HAZE}-level-1", f"{HAZE}-level-2", f"{HAZE}-level-3")
def test_lost_in_the_swirling_haze_pushes_dahan_and_explorers() -> None:
    first = island("A5: 1P 2D 2E; A2: 1C", spirit=SHROUD)
    first.use(HAZE, "target A5", "push dahan A4", elements="1 air 2 water")
    first.expect("A5: 1P 1D 2E; A4: 1D")
    second = island("A5: 2P 2D 2E; A2: 1C", spirit=SHROUD)
    answers = ("done", "push explorer A4", "push dahan A4")
    second.use(HAZE, "target A5", "decline", *answers, elements="2 air 3 water").expect("A5: 2P 1D 1E; A4: 1E 1D")
    third = island("A5: 2P 3D 2E; A2: 1C", spirit=SHROUD)
    more = ("push dahan A4", "push explorer A4", "push explorer A4", "push dahan A6", "push dahan A6")
    third.use(HAZE, "target A5", "decline", *more, elements="3 air 4 water").expect("A5: 2P; A4: 2E 1D; A6: 2D")


# Unique powers.


@shows(VAPORS)
def test_dissolving_vapors_hurt_everybody() -> None:
    table = island("A5: 2P 1C 1T 1E 2D; A2: 1C", spirit=SHROUD)
    table.use(VAPORS, "target A5", "decline").expect("A5: 2P 1C/1 1T/1 2D/1", fear=1)


@shows(FOG)
def test_the_fog_closes_in_from_lands_around() -> None:
    table = island("A5: 1P 2T 3D; A4: 1P; A6: 3P; A3: 1P; A2: 1C", spirit=SHROUD)
    table.use(FOG, "target A5", "decline", "push dahan A8", "push dahan A7")
    table.expect("A5: 1P 2T/1 1D; A8: 1D; A7: 1D")


@shows(FOG)
def test_presence_that_flows_counts_for_the_fog() -> None:
    table = island("A5: 2P 2T; A2: 1C", spirit=SHROUD)
    table.use(FOG, "target A5", "shift A5 A4").expect("A5: 1P 1T 1T/1; A4: 1P")


@rule("SI-105")
@shows(PALL)
def test_unnerving_pall_keeps_damaged_invaders_from_ravaging() -> None:
    table = island("A5: 2P 1C/1 2T/1 1E 1T; A2: 1C", spirit=SHROUD)
    table.use(PALL, "decline", "choose damaged-sit-out").expect(fear=1)
    out = ("sit-out-marked city 1 0 A5", "sit-out-marked town 1 0 A5", "sit-out-marked town 1 0 A5")
    table.ravage("A5", *out).expect("A5: 1P 1C/1 2T/1 1E 1T 1B")
    assert [event.args for event in table.heard if event.kind == "ravaged"] == [("A5", 3, 3, 0)]


@shows(PALL)
def test_fewer_may_sit_out_and_unhurt_ones_cannot() -> None:
    table = island("A5: 2P 1C/1 1T/1; A2: 1C", spirit=SHROUD)
    table.use(PALL, "decline", "choose damaged-sit-out")
    table.ravage("A5", "sit-out-marked city 1 0 A5", "done").expect("A5: 1P 1C/1 1T/1 1B")
    all_hurt = island("A5: 2P 1C/1; A2: 1C", spirit=SHROUD)
    all_hurt.use(PALL, "decline", "choose damaged-sit-out")
    all_hurt.ravage("A5", "sit-out-marked city 1 0 A5").expect("A5: 2P 1C/1")
    unhurt = island("A5: 2P 1C; A2: 1C", spirit=SHROUD)
    unhurt.use(PALL, "decline", "choose damaged-sit-out")
    unhurt.ravage("A5").expect("A5: 1P 1C 1B")


@shows(PALL)
def test_unnerving_pall_defends_for_its_presence_when_it_is_used() -> None:
    table = island("A5: 3P 1E; A4: 1P; A2: 1C", spirit=SHROUD)
    table.use(PALL, "target A5", "shift A4 A5", "choose defend").expect(fear=1, defend={"A5": 4})
    assert table.targets(PALL) == {"A5"}
    near = island("A5: 1P; A8: 1E; A6: 1D; A2: 1C", spirit=SHROUD)
    assert near.targets(PALL) == {"A8"}


@shows(FORMS)
def test_flowing_forms_frighten_and_let_presence_get_away() -> None:
    table = island("A5: 2P 1Q 1T; A8: 1Q; A2: 1C", spirit=SHROUD, others=(RIVER,))
    table.use(FORMS, "target A5", "decline", "done").expect(fear=2)
    table.ravage("A5", "push-presence 0 A4", "push-presence 1 A6")
    table.expect("A5: 1P 1T 1B; A4: 1P; A6: 1Q")
    staying = island("A5: 2P; A2: 1C", spirit=SHROUD)
    staying.use(FORMS, "target A5", "decline").expect(fear=0)
    staying.action(lambda act: act.lose_presence(0, 5), "decline").expect("A5: 1P")
    assert staying.s.spirits[0].destroyed == 1
    staying.s.spirits[0].presence[6] = 1
    staying.action(lambda act: act.lose_presence(0, 6)).expect("A6:")


@shows(FORMS)
def test_presence_gets_away_from_costs_and_choices_too() -> None:
    table = island("A5: 2P 1T; A2: 1C", spirit=SHROUD)
    table.use(FORMS, "target A5", "decline")
    table.action(lambda act: act.destroy_presence(0), "push-presence 0 A8", seat=0).expect("A5: 1P 1T; A8: 1P")
    table.time_passes().action(lambda act: act.lose_presence(0, 5)).expect("A5: 1T")


@shows(FORMS)
def test_presence_or_a_sacred_site_of_another_spirit_is_gathered_if_it_agrees() -> None:
    table = island("A5: 2P 1T; A4: 3Q; A8: 1Q; A2: 1C", spirit=SHROUD, others=(RIVER,))
    use = ("target A5", "decline")
    table.use(FORMS, *use, "gather-sacred 1 A4", "choose let-gather").expect("A5: 2P 2Q 1T; A4: 1Q")
    table.use(FORMS, *use, "gather-presence 1 A8", "choose let-gather").expect("A5: 2P 3Q 1T; A8:")
    table.use(FORMS, *use, "gather-presence 1 A4", "decline").expect("A5: 2P 3Q 1T; A4: 1Q")


@pytest.mark.parametrize("seed", range(4))
def test_random_games_with_it(seed: int) -> None:
    play_out([SHROUD, "thunderspeaker"][: 1 + seed % 2], seed)
