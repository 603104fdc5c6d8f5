"""What a player is warned of before a pick: what it brings to light (`reveals`), what people regret (`regret`)."""

from collections.abc import Sequence
from typing import Final

from rulebound.games.spirit_island.fear_cards import are_kept
from rulebound.games.spirit_island.growth import READY_NOW
from rulebound.games.spirit_island.power import FAST, POWERS
from rulebound.games.spirit_island.rule import at
from rulebound.games.spirit_island.state import RAVAGE, IslandState
from rulebound.games.spirit_island.use import offers
from rulebound.games.spirit_island.values import speed_of
from rulebound.kernel import Option, Value

_REVEALED: Final = {"draw": "reveals-powers", "show": "reveals-fear", "show-earned": "reveals-fear"}


def caution(s: IslandState, seat: int, option: Option, options: Sequence[Option]) -> dict[str, Value]:
    """Messages to be shown before the pick is made, with their variables; none for most options."""
    if option is not READY_NOW:
        return {"reveals": _REVEALED[option.verb]} if option.verb in _REVEALED else {}
    found: dict[str, Value] = {}
    if s.phase == FAST and list(offers(s, FAST)) == [seat] and _invaders_turn_a_card(s):
        found["reveals"] = "reveals-invaders"
    if unused := _unused(s, seat, options):
        found |= {"regret": "regret-unused", "power": unused[0], "more": len(unused) - 1}
    return found


def _invaders_turn_a_card(s: IslandState) -> bool:
    """Whether they turn up a card before a player is asked anything, so that nobody could take that back alone."""
    if at(s, "invader_phase"):
        return False
    return bool((s.earned and not are_kept(s)) or (s.events and s.event_deck) or not s.cards_that(RAVAGE))


def _unused(s: IslandState, seat: int, options: Sequence[Option]) -> list[str]:
    """The cards in play that could be used now and not later this turn."""
    usable = [option.args[0] for option in options if option.verb == "use"]
    last_chance = [name for name in usable if s.phase != FAST or speed_of(s, seat, POWERS[name]) == FAST]
    return [name for name in s.spirits[seat].in_use if name in last_chance]
