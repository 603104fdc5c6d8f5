"""The invader cards: their stages, which of them escalate, and the deck they make (SI-004, SI-108)."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from rulebound.kernel import Rng


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


def stages(order: str) -> list[int]:
    """The stages of a deck from its top: `11-3` is two cards of stage I and one of stage III."""
    return [int(stage) for stage in order.replace("-", "")]


def stack(rng: Rng, order: str) -> list[str]:
    """Each stage shuffled and a card of it removed unseen, then stacked in this order from the top (SI-004)."""
    piles = {}
    for stage, cards in sorted(invader_cards().items(), reverse=True):
        rng.shuffle(cards)
        piles[stage] = cards[1:]
    return [piles[stage].pop(0) for stage in reversed(stages(order))]
