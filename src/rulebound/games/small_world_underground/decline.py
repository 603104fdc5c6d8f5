"""Decline: a race is turned over and its player starts afresh next turn."""

from rulebound.games.small_world_underground.ability import (
    KEEP_ALL,
    KEEP_ONE,
    POWERS,
    VANISH,
    abilities,
    holds_lender,
    settle,
)
from rulebound.games.small_world_underground.board import bits
from rulebound.games.small_world_underground.combos import spend_badge
from rulebound.games.small_world_underground.losses import clear, fade_if_gone
from rulebound.games.small_world_underground.redeployment import spread
from rulebound.games.small_world_underground.state import UndergroundState
from rulebound.kernel import Decide, Flow, Option


def decline(s: UndergroundState) -> Flow[None]:
    """Put the active race in decline (SU-071 to SU-078)."""
    seat = s.seat
    active, old = 2 * seat, 2 * seat + 1
    troop = s.troop(active)
    s.turn.declined = True
    way: Option = yield Decide(seat, "decline-how", _ways(s, active))
    stays_on_river = any(ability.stays_on_river() for ability in abilities(s, active))
    _remove_old_race(s, old)
    s.emit("declined", seat, troop.race)
    s.races[active], s.races[old] = None, troop
    troop.together = way is KEEP_ALL
    s.tray[troop.race] += troop.hand
    troop.hand = troop.hammers = 0
    for r in range(s.board.size):
        if s.holder[r] == active:
            _turn_over(s, r, old, way, stays_on_river)
    if not POWERS[troop.power].ability.lasts:
        spend_badge(s, troop.power)
        troop.power = ""
    settle(s)
    fade_if_gone(s, old)
    if s.races[old] is not None and troop.together:
        yield from spread(s, old, "entomb", "entomb-take")  # SU-136


def _ways(s: UndergroundState, slot: int) -> list[Option]:
    """What becomes of the tokens: the race's own badge decides, Stonehedge's offers (SU-260 to SU-262)."""
    own = POWERS[s.troop(slot).power].ability.departure
    ways = [own or KEEP_ONE]
    if own is not VANISH and holds_lender(s, slot):
        lent = POWERS[s.hedge].ability.departure
        if lent is not None:
            ways.append(lent)
    return ways


def _turn_over(s: UndergroundState, r: int, old: int, way: Option, stays_on_river: bool) -> None:
    race = s.troop(old).race
    leaves_river = s.board.rivers >> r & 1 and not stays_on_river  # SU-199
    if way is VANISH or leaves_river:
        if way is KEEP_ALL:  # to be placed with the rest of the Tomb
            s.troop(old).hand += s.tokens[r]
        else:
            s.tray[race] += s.tokens[r]
        if way is VANISH:
            s.turn.vanished += 1
        clear(s, r)
        return
    s.holder[r] = old
    if way is KEEP_ONE:
        s.tray[race] += s.tokens[r] - 1
        s.tokens[r] = 1


def _remove_old_race(s: UndergroundState, slot: int) -> None:
    """The older race in decline leaves the board first (SU-072)."""
    troop = s.races[slot]
    if troop is None:
        return
    for r in bits(s.held(slot)):
        s.tray[troop.race] += s.tokens[r]
        clear(s, r)
    fade_if_gone(s, slot)
    settle(s)
