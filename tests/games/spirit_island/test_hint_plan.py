"""What bots foresee: the invaders' next steps in each land, and powers that serve together."""

from typing import Any

import pytest

from rulebound.games.spirit_island.invaders import build, ravage
from rulebound.games.spirit_island.judge.hint import score_hint
from rulebound.games.spirit_island.judge.outlook import (
    A_DAHAN,
    A_FEAR,
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
    assert falling(1, 2, 1, True) * 2 == LAST_BLIGHT


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
