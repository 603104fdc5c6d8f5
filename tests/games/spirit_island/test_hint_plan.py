"""What bots foresee: the invaders' next steps in each land, and powers that serve together."""

from itertools import pairwise
from typing import Any

import pytest

from rulebound.games.spirit_island.invaders import build, ravage
from rulebound.games.spirit_island.judge.hint import score_hint
from rulebound.games.spirit_island.judge.outlook import (
    A_DAHAN,
    A_FEAR,
    A_PRESENCE,
    LAST_BLIGHT,
    PIECE,
    Outlook,
    course,
    falling,
    price,
)
from rulebound.games.spirit_island.judge.plan import Plan, Use, best_cards, uses_of
from rulebound.games.spirit_island.panel import elements_of
from rulebound.games.spirit_island.pieces import KIND_OF, TOWN
from rulebound.games.spirit_island.state import GROWING, PLAYING
from rulebound.kernel import Decide, Option
from tests.games.spirit_island.harness import Table, island

EARTH = "vital-strength-of-the-earth"
RIVER = "river-surges-in-sunlight"
JUNGLE_LAND = 8  # A8


def table(position: str, spirit: str = EARTH, **setup: Any) -> Table:
    """Jungles ravage and build; A3 and A8 are jungle."""
    found = island(position + "; A5: 2P", spirit=spirit, **setup)
    found.s.slot("ravage").cards, found.s.slot("build").cards = ["1-jungle"], ["2-jungle"]
    found.s.phase = "fast"
    found.s.spirits[0].hand = []
    return found


# The invaders' steps.


@pytest.mark.parametrize("position", ["1E", "1E 1T", "2E 1T 1D", "1T 1C 3D", "1T 2D 1B", "3E 4D", "1C 1D"])
@pytest.mark.parametrize("guard", [0, 2, 6])
def test_ravage_and_build_are_foreseen_as_they_come(position: str, guard: int) -> None:
    found = table(f"A8: {position}; A1: 1C")
    s = found.s
    s.defend[JUNGLE_LAND] = guard
    outlook = Outlook(s)
    _, then = course(outlook.there[JUNGLE_LAND], outlook.places[JUNGLE_LAND])
    assert then.pieces == _striking(found)
    assert then.blight == s.blight[JUNGLE_LAND]


def test_a_build_where_no_invaders_are_is_foreseen() -> None:
    lands = "A6: 1T; A7: 1C"
    plain, servants = (Outlook(table(lands, adversary="england", level=level).s) for level in (0, 1))
    pieces = [course(each.there[8], each.places[8])[1].pieces for each in (plain, servants)]
    assert pieces == [(0, 0, 0, 0), (0, 1, 0, 0)]
    assert servants.cost(8) > plain.cost(8)


@pytest.mark.parametrize("position", ["1C", "2C", "2C 1B", "3C 3D"])
def test_the_blight_of_a_hard_ravage_is_foreseen(position: str) -> None:
    found = table(f"A8: {position}", adversary="sweden", level=1)
    outlook = Outlook(found.s)
    _, then = course(outlook.there[JUNGLE_LAND], outlook.places[JUNGLE_LAND])
    assert then.pieces == _striking(found)
    assert then.blight == found.s.blight[JUNGLE_LAND]


def _striking(found: Table) -> tuple[int, ...]:
    """Ravage and build by the rules, dahan striking the greatest piece that they can destroy."""
    s = found.s
    for step in (ravage, build):
        if not s.invaders(JUNGLE_LAND):
            break
        flow = step(s, JUNGLE_LAND)
        told = None
        while True:
            try:
                ask = flow.send(told)
            except StopIteration:
                break
            told = None
            if isinstance(ask, Decide):
                left = int(ask.about.get("number", 0))
                told = max(ask.options, key=lambda option: _worth(option, left))
    return tuple(s.count(JUNGLE_LAND, kind) for kind in range(4))


def _worth(option: Option, damage: int) -> int:
    words = str(option).split()
    if words[0] != "hit" or words[1] not in KIND_OF:
        return -1
    kind = KIND_OF[words[1]]
    return kind if kind + 1 <= damage else -1


def test_dahan_who_are_defended_strike_back() -> None:
    costs = []
    for dahan in ("", " 3D"):
        found = table(f"A8: 1E 1T{dahan}")
        found.s.defend[JUNGLE_LAND] = 3
        outlook = Outlook(found.s)
        costs.append(outlook.cost(JUNGLE_LAND))
    assert costs[1] < costs[0] - 3 * A_DAHAN - PIECE[TOWN] - A_FEAR


def test_blight_that_falls_all_at_once_is_dearer_until_the_last() -> None:
    assert falling(3, 1, 1, True) == price(3, 1, True)
    assert falling(3, 2, 1, True) > falling(3, 1, 1, True)
    assert falling(3, 3, 1, True) * 3 == pytest.approx(price(3, 1, True) + price(2, 1, True) + LAST_BLIGHT)
    assert falling(1, 2, 1, True) == LAST_BLIGHT


def test_no_blight_is_cheaper_because_more_of_it_falls() -> None:
    for left, final in ((1, True), (3, True), (5, True), (1, False), (3, False)):
        each = [falling(left, number, 1, final) for number in range(1, 12)]
        assert each == sorted(each)


def test_to_save_one_land_is_better_even_where_all_is_lost_without_others() -> None:
    """Three ravages and two blights: the third land still costs what it costs, whoever is saved first."""
    found = table("A8: 2T; A3: 2T; A6: 2T")
    s = found.s
    s.slot("ravage").cards = ["1-jungle", "1-mountain"]
    s.blight_left, s.blighted = 2, True
    threats = []
    for guarded in ((), (8,), (8, 3), (8, 3, 6)):
        for land in guarded:
            s.defend[land] = 9
        threats.append(Outlook(s).threats())
    assert threats == sorted(threats, reverse=True)
    assert threats[0] > threats[1] + LAST_BLIGHT / 2


def choking(presence: int) -> Outlook:
    """A ravage and a build to come in A8, where Rampant Green has so much presence."""
    found = table(f"A8: 2T; A8: {presence}P" if presence else "A8: 2T", spirit="a-spread-of-rampant-green")
    found.s.slot("build").cards = ["1-jungle"]
    return Outlook(found.s)


def test_who_can_give_up_presence_to_stop_invaders_counts_on_it() -> None:
    bare, one, two, three = map(choking, range(4))
    assert bare.cost(8) <= one.cost(8)  # one presence is no sacred site, and would be lost with the blight
    assert two.cost(8) < bare.cost(8) - 5
    assert three.cost(8) < two.cost(8)
    after = [each.after[8] for each in (bare, two, three)]
    assert [there.blight for there in after] == [1, 0, 0]
    assert [there.pieces for there in after] == [(0, 2, 1, 0), (0, 2, 1, 0), (0, 2, 0, 0)]


def test_presence_goes_with_dahan_only_where_it_is_near() -> None:
    costs = []
    for land in (JUNGLE_LAND, 7, 2):  # there, next to it, and far away
        found = table("A8: 2T 1D", spirit="thunderspeaker")
        presence = found.s.spirits[0].presence
        presence[:] = [int(number == land) for number in range(len(presence))]
        outlook = Outlook(found.s)
        place = outlook.places[JUNGLE_LAND]._replace(mourned=0.0)
        costs.append(course(outlook.there[JUNGLE_LAND], place)[0])
    assert costs[0] == costs[1] == pytest.approx(costs[2] + A_PRESENCE)


def test_what_has_drowned_is_worth_its_energy() -> None:
    found = table("A8: 1E", spirit="oceans-hungry-grasp")
    before = score_hint(found.s, 0)
    found.s.spirits[0].notes["drowned"] = 2
    kept = score_hint(found.s, 0)
    found.s.spirits[0].notes["drowned"] = 0
    found.s.spirits[0].energy += 2
    assert before < kept <= score_hint(found.s, 0)


def test_to_pay_for_a_card_never_makes_the_tracks_worth_less() -> None:
    """Energy that is saved up is worth its own price alone, so that a rich spirit plays its cards."""
    found = table("A8: 1E")
    spirit = found.s.spirits[0]
    hints = []
    for energy in range(6, 20):
        spirit.energy = energy
        hints.append(score_hint(found.s, 0))
    assert max(after - before for before, after in pairwise(hints)) < 0.5


def test_a_land_that_may_be_explored_is_feared_with_a_way_to_it() -> None:
    near, far = (Outlook(table(position).s) for position in ("A6: 1T; A1: 1E", "A6: 1T; A8: 1E"))
    assert any(near.explored)
    assert near.places[5].lured  # A5 is next to A6
    assert not Outlook(table("A1: 1E").s).places[5].lured
    assert far.explored == near.explored


def test_the_end_of_a_turn_and_the_next_dawn_are_judged_alike() -> None:
    hints = []
    for dawn in (False, True):
        found = table("A8: 1E 1T 1D; A4: 2E")
        s = found.s
        s.phase, s.turn = ("spirits", 3) if dawn else ("slow", 2)
        s.spirits[0].stage = GROWING if dawn else PLAYING
        s.spirits[0].discard = ["natures-resilience"]
        hints.append(score_hint(s, 0))
    assert hints[0] == pytest.approx(hints[1])


# Powers together.


def test_two_powers_for_one_threat_gain_less_than_each_alone() -> None:
    found = table("A8: 1E 1T; A7: 2P")
    plan = Plan(Outlook(found.s))
    uses = [Use(0, "natures-resilience", 0, True), Use(0, "dark-and-tangled-woods", 0, True)]
    assert plan.together(uses) < sum(plan.alone(use) for use in uses) - 3
    assert plan.together(uses) >= max(plan.alone(use) for use in uses)


def test_slow_powers_meet_what_the_invaders_have_built() -> None:
    found = table("A8: 1E; A7: 2P")
    found.s.slot("ravage").cards = []
    plan = Plan(Outlook(found.s))
    shatter = Use(0, "shatter-homesteads", 0, early=False)
    assert plan.alone(shatter) > plan.alone(shatter._replace(early=True)) + 3


def test_cards_are_chosen_for_the_innate_power_that_they_feed() -> None:
    found = table("A8: 1E; A7: 2P", spirit=RIVER)
    s = found.s
    s.slot("ravage").cards = []
    s.phase, s.spirits[0].stage = "spirits", PLAYING
    have = elements_of(s, 0)
    feeding = {"rivers-bounty": 0.0, "boon-of-vigor": 0.0}  # two suns and two waters
    plan = Plan(Outlook(s))
    apart = [best_cards(plan, 0, {card: 0.0}, 2, 5, have, []) for card in feeding]
    assert [use.power for use in uses_of(plan, 0, ["massive-flooding"], have, True)] == []
    assert best_cards(plan, 0, feeding, 2, 5, have, []) > sum(apart) + 1


def test_cards_that_cannot_be_paid_for_are_not_counted_on() -> None:
    found = table("A8: 2E 1T; A7: 2P", spirit=RIVER)
    s = found.s
    s.phase, s.spirits[0].stage = "spirits", PLAYING
    plan = Plan(Outlook(s))
    gains = [best_cards(plan, 0, {"flash-floods": 0.0}, 1, energy, elements_of(s, 0), []) for energy in (1, 2)]
    assert gains[0] == 0 < gains[1]


def test_a_power_under_way_leaves_the_others_what_is_left_to_do() -> None:
    """Two powers that would each drive the same town away: the second gains nothing more there."""
    plan = Plan(Outlook(table("A8: 1T; A7: 2P", spirit=RIVER).s))
    use = Use(0, "wash-away", 0, True)
    known = use._replace(land=JUNGLE_LAND)
    alone = plan.together([], known)
    assert alone > 3
    assert alone == pytest.approx(plan.alone(use))
    assert plan.together([use], known) < alone + 3


def test_no_more_dahan_are_gathered_than_stand_around() -> None:
    gathers = Use(0, "gather-the-warriors", 2, True, JUNGLE_LAND)
    found = []
    for position in ("A8: 1E 1T", "A8: 1E 1T; A6: 2D"):
        plan = Plan(Outlook(table(position, spirit="thunderspeaker").s))
        there = plan.outlook.there[JUNGLE_LAND]
        found.append(plan._gain(gathers, JUNGLE_LAND, there)[1].pieces[3] - there.pieces[3])
    assert found == [0, 2]
