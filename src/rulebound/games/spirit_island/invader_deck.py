"""The invader cards: their stages, which of them escalate, and the deck they make (SI-004, SI-108)."""

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any, Final

from rulebound.kernel import Rng

# The stages of a deck from its top, a character each, as adversaries change it before it is stacked.
Plan = list[str]
DeckChange = Callable[[Plan], None]
PLAIN_PLAN: Final = "111222233333"
COASTAL: Final = "C"  # the coastal card of stage II, where it has a place of its own
COASTAL_CARD: Final = "2-coastal"


@cache
def _data() -> dict[str, Any]:
    text = (files("rulebound.games.spirit_island") / "data" / "invaders.json").read_text("utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def invader_cards() -> dict[int, list[str]]:
    """All cards of each stage."""
    return {stage: sorted(cards) for stage, cards in enumerate(_data()["stages"], 1)}


def escalates(card: str) -> bool:
    """Whether the card shows the symbol: those of stage II do, except for the coast."""
    return card in _data()["escalation"]


def stage_in(card: str) -> str:
    """The stage of a card of a plan."""
    return "2" if card == COASTAL else card


def shown(plan: Plan) -> str:
    """A plan to be read: `11-3` is two cards of stage I and one of stage III."""
    return "-".join("".join(cards) for _, cards in groupby(plan, stage_in))


# How adversaries change a plan. What cannot be done is left out (SI-155).


def without(stage: str) -> DeckChange:
    """One card of a stage less: the topmost."""

    def change(plan: Plan) -> None:
        if stage in plan:
            plan.remove(stage)

    return change


def without_any(stage: str) -> DeckChange:
    """No card of a stage."""

    def change(plan: Plan) -> None:
        plan[:] = [card for card in plan if card != stage]

    return change


def moved_under(moved: str, stage: str) -> DeckChange:
    """The bottommost card of one stage comes under the bottommost of another."""

    def change(plan: Plan) -> None:
        if moved in plan and stage in plan:
            del plan[_bottommost(plan, moved)]
            plan.insert(_bottommost(plan, stage) + 1, moved)

    return change


def after_each(stage: str, moved: str) -> DeckChange:
    """Behind each card of one stage comes a card of another, the bottommost first, as far as there are any."""

    def change(plan: Plan) -> None:
        for place in reversed([place for place, card in enumerate(plan) if stage_in(card) == stage]):
            below = plan[place + 1 :]
            if moved in below:
                del plan[_bottommost(plan, moved)]
                plan.insert(place + 1, moved)

    return change


def replaced(stage: str, other: str) -> DeckChange:
    """The bottommost card of one stage makes room for the bottommost of another."""

    def change(plan: Plan) -> None:
        if stage in plan and other in plan:
            plan[_bottommost(plan, stage)] = ""
            del plan[_bottommost(plan, other)]
            plan[plan.index("")] = other

    return change


def coastal_as(number: int) -> DeckChange:
    """The coastal card is that one of its stage, from the top, and those of its stage above it come up by one."""

    def change(plan: Plan) -> None:
        places = [place for place, card in enumerate(plan) if stage_in(card) == "2"]
        if COASTAL in plan or len(places) < number:
            return
        plan[places[number - 1]] = COASTAL
        for place in places[: number - 1]:
            if place:
                plan[place - 1], plan[place] = plan[place], plan[place - 1]

    return change


def _bottommost(plan: Plan, stage: str) -> int:
    return max(place for place, card in enumerate(plan) if card == stage)


def stack(rng: Rng, plan: Plan) -> list[str]:
    """Each stage shuffled and a card of it removed unseen, then stacked in this order from the top (SI-004).

    A card that has a place of its own is not removed.
    """
    piles = {}
    for stage, cards in sorted(invader_cards().items(), reverse=True):
        rng.shuffle(cards)
        if COASTAL in plan and COASTAL_CARD in cards:
            cards.remove(COASTAL_CARD)
        piles[str(stage)] = cards[1:]
    return [COASTAL_CARD if card == COASTAL else piles[card].pop(0) for card in reversed(plan)]
