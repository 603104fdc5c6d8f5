"""Bringer of Dreams and Nightmares: panel, special rule, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.fear import generate
from rulebound.games.spirit_island.fear_cards import resolve_fear
from rulebound.games.spirit_island.panel import PANELS, panel_of
from rulebound.games.spirit_island.pieces import CITY, DAHAN, INVADERS, TOWN
from rulebound.games.spirit_island.power import POWERS
from rulebound.kernel import Flow
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.marks import rule, shows

BRINGER = "bringer-of-dreams-and-nightmares"
MIDNIGHT = "call-on-midnights-dream"
FAR = "; A8: 1C"  # so that the invaders have not lost


def bringer(position: str, others: tuple[str, ...] = ()) -> Table:
    """A position for Bringer, with a fear pool that does not run out."""
    table = island(position + FAR, spirit=BRINGER, others=others)
    table.s.fear_pool = 50
    return table


def dream(table: Table, does: object, *answers: str, land: str = "A5", seat: int = 0) -> Table:
    """An action of one of its powers."""

    def by_power(act: Action) -> Flow[None]:
        act.power = POWERS["predatory-nightmares"]
        assert callable(does)
        flow: Flow[None] = does(act)
        return flow

    return table.action(by_power, *answers, kind="spirit", land=land, seat=seat)


# The panel.


@shows(BRINGER)
def test_it_starts_with_two_presence_in_the_highest_sands() -> None:
    table = bringer("")
    table.run(panel_of(table.s, 0).set_up(table.s, 0)).expect("A7: 2P; A4:")


@shows(BRINGER, f"{BRINGER}-group-1")
def test_its_first_growth_reclaims_all_and_gains_a_card() -> None:
    table = bringer("A5: 1P")
    spirit = table.s.spirits[0]
    spirit.hand, spirit.discard, drawn = [], [MIDNIGHT, "dread-apparitions"], table.s.minors[-1]
    table.spirit_phase("group 1", "grow reclaim", "grow card", "draw minor", f"keep {drawn}", "ready")
    assert spirit.hand == [MIDNIGHT, "dread-apparitions", drawn]
    table.expect(energy=2)


@shows(BRINGER, f"{BRINGER}-group-2")
def test_its_second_growth_reclaims_one_and_adds_presence_at_home() -> None:
    table = bringer("A5: 1P")
    spirit = table.s.spirits[0]
    spirit.hand, spirit.discard = [], [MIDNIGHT, "dread-apparitions"]
    answers = ("grow reclaim-1", "reclaim dread-apparitions", "grow presence-0", "presence energy A5", "ready")
    table.spirit_phase("group 2", *answers).expect("A5: 2P", energy=2)
    assert (spirit.hand, spirit.discard) == (["dread-apparitions"], [MIDNIGHT])


@shows(BRINGER, f"{BRINGER}-group-3")
def test_its_third_growth_gains_a_card_and_adds_presence_nearby() -> None:
    table = bringer("A5: 1P")
    drawn = table.s.minors[-1]
    answers = ("grow card", "draw minor", f"keep {drawn}", "grow presence-1", "presence cards A6", "ready")
    table.spirit_phase("group 3", *answers).expect("A5: 1P; A6: 1P", energy=2)
    assert drawn in table.s.spirits[0].hand


@shows(BRINGER, f"{BRINGER}-group-4")
def test_its_fourth_growth_adds_presence_far_away_among_people_and_gives_energy() -> None:
    table = bringer("A7: 1P; A3: 1D; A2: 1E")
    answers = ("grow presence-4-dahan-invaders", "presence energy A2", "grow energy-2", "ready")
    table.spirit_phase("group 4", *answers).expect("A2: 1P 1E", energy=4)
    with pytest.raises(AssertionError, match="is none of"):
        bringer("A7: 1P; A3: 1D").spirit_phase("group 4", "grow presence-4-dahan-invaders", "presence energy A5")


@shows(BRINGER)
def test_its_tracks_end_with_any_element() -> None:
    its = PANELS[BRINGER]
    assert its.tracks[0].spaces == ("2", "air", "3", "moon", "4", "any", "5")
    assert its.tracks[1].spaces == ("2", "2", "2", "3", "3", "any")
    table = bringer("A5: 1P 1E")
    table.s.spirits[0].open = [4, 6]  # air, moon, any
    table.use("night-terrors").expect(fear=1)
    table.s.spirits[0].open = [6, 6]
    table.use("night-terrors").expect(fear=1 + 2)


# Its special rule.


@shows("to-dream-a-thousand-deaths")
@rule("SI-151")
def test_what_would_be_destroyed_is_afraid_and_small_ones_run_away() -> None:
    table = bringer("A5: 1P 1E 1T 1C")
    answers = ("push explorer A4", "push town A6")
    dream(table, lambda act: act.destroy_all(INVADERS), *answers)
    table.expect("A5: 1P 1C; A4: 1E; A6: 1T", fear=0 + 2 + 5)


@shows("to-dream-a-thousand-deaths")
def test_dreamt_damage_is_gone_when_the_power_is_over() -> None:
    table = bringer("A5: 1P 1C")
    dream(table, lambda act: act.damage(2)).expect("A5: 1P 1C", fear=0)
    dream(table, lambda act: act.damage(2)).expect("A5: 1P 1C", fear=0)
    dream(table, lambda act: act.damage(3)).expect("A5: 1P 1C", fear=5)


@shows("to-dream-a-thousand-deaths")
def test_dreamt_damage_adds_to_real_damage_and_leaves_it_there() -> None:
    table = bringer("A5: 1P 1C/2 1T/1")
    dream(table, lambda act: act.damage_each(1), "push town A4").expect("A5: 1P 1C; A4: 1T", fear=7)
    table = bringer("A5: 1P 1C 1C/1")
    dream(table, lambda act: act.damage(3), "graze city A5", "graze-marked city 1 0 A5", "hit-marked city 2 0 A5")
    table.expect("A5: 1P 1C 1C/1", fear=5)


@shows("to-dream-a-thousand-deaths")
@rule("SI-064")
def test_damage_that_lay_on_a_replaced_piece_is_real_in_a_dream_as_well() -> None:
    table = bringer("A5: 1P 1C/1")
    dream(table, lambda act: act.replace([(CITY, (TOWN,))])).expect("A5: 1P 1T/1", fear=0)
    table = bringer("A5: 1P 1C/1")
    dream(table, lambda act: act.replace([(CITY, (DAHAN,))])).expect("A5: 1P 1D/1", fear=0)

    def hurt_and_replace(act: Action) -> Flow[None]:
        yield from act.damage(1, (CITY,))
        yield from act.replace([(CITY, (TOWN, TOWN))])
        yield from act.damage_each(1, (TOWN,))

    table = bringer("A5: 1P 1C/1; A4: 1E")
    dream(table, hurt_and_replace, "push town A4").expect("A5: 1P 1T; A4: 1E 1T", fear=2)


@shows("to-dream-a-thousand-deaths")
def test_one_power_destroys_no_invader_twice() -> None:
    table = bringer("A5: 1P 1C")
    dream(table, lambda act: act.destroy(3, (CITY,))).expect("A5: 1P 1C", fear=5)

    def destroy_then_hurt(act: Action) -> Flow[None]:
        yield from act.destroy(1, (CITY,))
        yield from act.damage_each(3)

    dream(bringer("A5: 1P 1C"), destroy_then_hurt).expect("A5: 1P 1C", fear=5)
    table = bringer("A5: 1P 2C")
    dream(table, lambda act: act.damage(6)).expect("A5: 1P 2C", fear=10)


@shows("to-dream-a-thousand-deaths")
def test_dahan_are_not_hurt_by_its_powers() -> None:
    table = bringer("A5: 1P 2D")
    dream(table, lambda act: act.damage_each(2, (DAHAN,))).expect("A5: 1P 2D")
    dream(table, lambda act: act.destroy(1, (DAHAN,))).expect("A5: 1P 2D")


def test_what_others_do_is_real() -> None:
    table = bringer("A5: 1P 1Q 1T", others=(RIVER,))
    dream(table, lambda act: act.damage(2), seat=1).expect("A5: 1P 1Q", fear=1)
    table = bringer("A5: 1P 1T")
    table.action(lambda act: act.destroy(1, (TOWN,)), land="A5", kind="event").expect("A5: 1P", fear=1)
    bringer("A5: 1P 1E 2D").ravage("A5").expect("A5: 1P 1D 1D/1")


# Innate powers.


@shows("spirits-may-yet-dream-level-1")
def test_spirits_may_yet_dream_turns_up_a_fear_card_of_the_deck() -> None:
    table = bringer("A5: 1P")
    third, s = table.s.fear_deck[-3], table.s
    table.use("spirits-may-yet-dream", "show 3", elements="2 moon 2 air")
    assert s.fear_shown == [third]
    assert s.spirits[0].gained[1] == 2
    with pytest.raises(AssertionError, match="is none of"):
        table.use("spirits-may-yet-dream", "show 3")
    s.fear_pool = 4
    generate(s, 12)
    assert (s.earned[-1], s.fear_shown) == (third, [third])


@shows("spirits-may-yet-dream-level-1")
def test_spirits_may_yet_dream_turns_up_an_earned_card_until_it_is_resolved() -> None:
    table = bringer("A5: 1P")
    s = table.s
    s.earned = ["dahan-on-their-guard", "isolation"]
    table.use("spirits-may-yet-dream", "show-earned 1", elements="2 moon 2 air")
    assert s.fear_shown == ["dahan-on-their-guard"]
    table.run(resolve_fear(s))
    assert s.fear_shown == []


@shows("spirits-may-yet-dream-level-2")
def test_spirits_may_yet_dream_gives_one_more_of_an_element() -> None:
    table = bringer("A5: 1P; B5: 1Q", others=(RIVER,))
    table.s.spirits[1].played = ["flash-floods"]
    table.use("spirits-may-yet-dream", "spirit 1", "element water", elements="3 moon")
    assert table.s.spirits[1].gained == [0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert table.s.fear_shown == []
    with pytest.raises(AssertionError, match="is none of"):
        table.use("spirits-may-yet-dream", "spirit 1", "element fire")


@shows("night-terrors-level-1", "night-terrors-level-2", "night-terrors-level-3")
def test_night_terrors_frighten_more_with_each_level() -> None:
    levels = {"1 moon 1 air": 1, "2 moon 1 air 1 animal": 2, "3 moon 2 air 1 animal": 3}
    for elements, fear in levels.items():
        bringer("A5: 1P 1E").use("night-terrors", elements=elements).expect(fear=fear)
    assert bringer("A5: 1P 1E; A4: 1P; A6: 1E").targets("night-terrors") == {"A5"}


# Unique powers.


@shows("predatory-nightmares")
def test_predatory_nightmares_hunt_in_dreams_and_push_dahan() -> None:
    table = bringer("A5: 2P; A4: 1T 1C 3D")
    answers = ("target A4", "hit town A4", "push town A1", "push dahan A5", "push dahan A5")
    table.use("predatory-nightmares", *answers).expect("A4: 1C 1D; A1: 1T; A5: 2P 2D", fear=2)
    assert bringer("A5: 2P; A4: 1T; A1: 1P; A2: 1E; A6: 1D").targets("predatory-nightmares") == {"A4", "A8"}


@shows("dread-apparitions")
def test_dread_apparitions_turn_the_fear_of_powers_into_defence() -> None:
    table = bringer("A5: 2P; A4: 1T; A6: 1E")
    table.use("dread-apparitions", "target A4").expect(fear=1, defend={"A4": 1})
    table.use("predatory-nightmares", "target A4", "push town A5")
    table.expect("A5: 2P 1T; A4:", fear=3, defend={"A4": 3, "A5": 0, "A6": 0})
    assert bringer("A5: 1P; A4: 1T; A6: 1D").targets("dread-apparitions") == {"A4", "A8"}


@shows("dread-apparitions")
def test_fear_for_destroyed_towns_does_not_defend() -> None:
    table = bringer("A5: 1P; A4: 2T").use("dread-apparitions", "target A4")
    table.action(lambda act: act.destroy(1, (TOWN,)), land="A4").expect("A4: 1T", fear=2, defend={"A4": 1})


@shows("dread-apparitions")
def test_dread_apparitions_used_twice_defend_twice() -> None:
    table = bringer("A5: 1P; A4: 2T").use("dread-apparitions", "target A4").use("dread-apparitions", "target A4")
    table.expect(fear=2, defend={"A4": 1 + 2})


@shows(MIDNIGHT)
def test_call_on_midnights_dream_frightens_invaders() -> None:
    bringer("A5: 1P 1E").use(MIDNIGHT).expect(fear=2)
    bringer("A5: 1P 1E 1D").use(MIDNIGHT, "choose fear").expect(fear=2)
    bringer("A5: 1P").use(MIDNIGHT).expect(fear=0, energy=0)


@shows(MIDNIGHT)
def test_call_on_midnights_dream_gains_a_major_power() -> None:
    table = bringer("A5: 1P 1E 3D")
    spirit, card = table.s.spirits[0], table.s.majors[-2]
    spirit.hand.remove(MIDNIGHT)
    spirit.played = [MIDNIGHT]
    table.use(MIDNIGHT, "choose major", f"keep {card}", "forget dread-apparitions").expect(fear=0, energy=0)
    assert card in spirit.hand
    assert spirit.played == [MIDNIGHT]


@shows(MIDNIGHT)
def test_forgetting_call_on_midnights_dream_pays_for_playing_the_major_power_at_once() -> None:
    table = bringer("A5: 1P 3D")
    spirit, card = table.s.spirits[0], table.s.majors[-2]
    spirit.hand.remove(MIDNIGHT)
    spirit.played, spirit.energy = [MIDNIGHT], 5
    table.use(MIDNIGHT, f"keep {card}", f"forget {MIDNIGHT}", "choose play-major")
    table.expect(energy=5 + 3 - POWERS[card].cost)
    assert (spirit.played, spirit.plays) == ([card], 0)
    table = bringer("A5: 1P 3D")
    spirit, card = table.s.spirits[0], table.s.majors[-2]
    spirit.energy = 5
    table.use(MIDNIGHT, f"keep {card}", f"forget {MIDNIGHT}", "decline").expect(energy=8)
    assert card in spirit.hand


@shows(MIDNIGHT)
def test_a_major_power_that_is_too_dear_is_not_played() -> None:
    table = bringer("A5: 1P 1D")
    spirit, card = table.s.spirits[0], table.s.majors[-2]
    assert POWERS[card].cost > 1
    table.use(MIDNIGHT, f"keep {card}", f"forget {MIDNIGHT}").expect(energy=1)
    assert card in spirit.hand


@shows("dreams-of-the-dahan")
def test_dreams_of_the_dahan_gather_them_or_frighten_their_neighbours() -> None:
    table = bringer("A5: 1P; A4: 1D; A1: 2D; A2: 1T")
    table.use("dreams-of-the-dahan", "target A4", "gather dahan A1", "gather dahan A1").expect(
        "A4: 3D; A1:", fear=0
    )
    for dahan, fear in ((1, 1), (3, 3), (4, 3)):
        table = bringer(f"A5: 1P; A4: 1T {dahan}D")
        table.use("dreams-of-the-dahan", "target A4", "choose fear").expect(fear=fear)
    table = bringer("A5: 1P; A4: 1T; A1: 1D")
    table.use("dreams-of-the-dahan", "target A4", "choose gather-dahan", "gather dahan A1").expect("A4: 1T 1D")
