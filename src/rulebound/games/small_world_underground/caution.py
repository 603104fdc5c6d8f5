"""What a player is warned of before a pick: what it brings to light (`reveals`), what people regret (`regret`)."""

from collections.abc import Sequence
from typing import Final

from rulebound.games.small_world_underground.ability import POWERS, RACES, RELICS, VANISH, Ability
from rulebound.games.small_world_underground.state import COMBOS, NOBODY, UndergroundState
from rulebound.kernel import DONE, Option, Value

DIE: Final = "reveals-die"
RACE: Final = "reveals-race"
FIND: Final = "reveals-find"
COINS: Final = "reveals-coins"
_DECLINES: Final = ("decline", "keep-one", "keep-all", "vanish")
_ENTERS: Final = ("conquer", "balrog", "reborn", "sacrifice", "bite", "swap")


def caution(s: UndergroundState, seat: int, option: Option, options: Sequence[Option]) -> dict[str, Value]:
    """Messages to be shown before the pick is made; none for most options."""
    if option.verb == "abandon":
        return {"regret": "regret-abandon"}
    what = _revealed(s, seat, option, options)
    return {"reveals": what} if what else {}


def _revealed(s: UndergroundState, seat: int, option: Option, options: Sequence[Option]) -> str:
    verb, args = option.verb, option.args
    if verb in ("attempt", "roll"):
        return DIE
    if verb == "ring" or (verb == "bag" and RELICS[args[0]].shows_coins):
        return COINS
    if verb == "choose":
        return "" if _asks_further(args[0]) else _next_race(s)
    if verb in ("mimic", "volcano") or (option is DONE and any(each.verb == "mimic" for each in options)):
        return _next_race(s)
    if verb in _DECLINES:
        return RACE if _decline_refills(s, seat, option) else ""
    if verb in _ENTERS:
        r = s.board.number[args[0]]
        return FIND if s.monsters[r] else RACE if _ends_a_race(s, r) else ""
    return ""


def _next_race(s: UndergroundState) -> str:
    """A combo that is taken makes room for one from the stacks (SU-034)."""
    return RACE if s.banners else ""


def _asks_further(race: str) -> bool:
    """Some races ask something before the stacks are touched (SU-092, SU-109)."""
    return type(RACES[race].ability).when_picked is not Ability.when_picked


def _ends_a_race(s: UndergroundState, r: int) -> bool:
    """With a short column the banner of a race that is gone comes back at once, with a new power (SU-074)."""
    slot = s.holder[r]
    return len(s.combos) < COMBOS and slot != NOBODY and bool(slot & 1) and s.holder.count(slot) == 1


def _decline_refills(s: UndergroundState, seat: int, option: Option) -> bool:
    troop = s.races[2 * seat]
    if troop is None or len(s.combos) >= COMBOS:
        return False
    vanishes = option is VANISH or POWERS[troop.power].ability.departure is VANISH
    return s.races[2 * seat + 1] is not None or vanishes or 2 * seat not in s.holder
