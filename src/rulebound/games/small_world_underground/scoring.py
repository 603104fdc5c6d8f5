"""Scoring, and the end of the game."""

from functools import cache

from rulebound.games.small_world_underground.ability import (
    PLACES,
    POWERS,
    RACES,
    RELICS,
    VANISH,
    Ability,
    abilities,
    pay,
)
from rulebound.games.small_world_underground.board import bits
from rulebound.games.small_world_underground.state import REGIONS, UndergroundState
from rulebound.kernel import Flow, Result


def both(s: UndergroundState) -> list[tuple[int, Ability]]:
    """The abilities of both races of the player whose turn it is, each with its race's slot."""
    active, old = 2 * s.seat, 2 * s.seat + 1
    found = [(active, ability) for ability in abilities(s, active)]
    if s.races[old] is not None:
        found += [(old, ability) for ability in abilities(s, old)]
    return found


def score(s: UndergroundState) -> Flow[None]:
    """Coins for the regions of both races, then bonuses, then what other players pay (SU-079 to SU-081)."""
    seat = s.seat
    _collect(s, seat)
    helps = both(s)
    for slot, ability in helps:
        ability.rob(s, slot)
    for slot, ability in helps:
        yield from ability.after_scoring(s, slot)
    for slot, ability in helps:
        ability.turn_over(s, slot)


def _collect(s: UndergroundState, seat: int) -> None:
    """All that comes from the bank; where coins are hidden, others hear only that there were some (SU-020)."""
    by_kind = dict.fromkeys(("regions", "race", "power", "place", "relic"), 0)
    for taken in (takings(s, 2 * seat), takings(s, 2 * seat + 1), _last_harvest(s)):
        for source, coins in taken.items():
            pay(s, seat, coins, source)
            by_kind[kind_of(source)] += coins
    parts = (seat, sum(by_kind.values()), *by_kind.values())
    if s.open_coins:
        s.emit("scored", *parts)
    else:
        s.emit("collected", seat, to=(*(other for other in range(s.seat_count) if other != seat), None))
        s.emit("counted", *parts, to=(seat,))


def takings(s: UndergroundState, slot: int) -> dict[str, int]:
    """What the race in this slot takes from the bank, by source."""
    if s.races[slot] is None:
        return {}
    held, helps, found = s.held(slot), abilities(s, slot), {}
    if held:
        found[REGIONS] = held.bit_count()
    for ability in helps:
        coins = ability.other_coins(s, slot, held)
        if ability.pays_by_region:
            for r in bits(held):
                coins += ability.region_coins(s, slot, r)
        if coins:
            found[ability.id] = found.get(ability.id, 0) + coins
    if not slot & 1:  # SU-279
        for r in set(s.turn.doubled):
            if held >> r & 1:
                here = 1 + sum(ability.region_coins(s, slot, r) for ability in helps)
                found[_doubler()] = found.get(_doubler(), 0) + (here << s.turn.doubled.count(r)) - here
    return found


def coins_of(s: UndergroundState, slot: int) -> int:
    """What the race in this slot takes from the bank."""
    return sum(takings(s, slot).values())


def _last_harvest(s: UndergroundState) -> dict[str, int]:
    """What the regions give that a race left by its decline (SU-140)."""
    if not s.turn.vanished:
        return {}
    leaves = next(name for name, facts in POWERS.items() if facts.ability.departure is VANISH)
    return {leaves: 2 * s.turn.vanished}


@cache
def _doubler() -> str:
    """The relic that doubles what a region gives."""
    return next(name for name, ability in RELICS.items() if ability.doubles)


def kind_of(source: str) -> str:
    """What kind of thing gives or takes coins: race, power, place, relic, or the word itself."""
    if source in RACES:
        return "race"
    if source in POWERS:
        return "power"
    if source in PLACES:
        return "place"
    return "relic" if source in RELICS else source


def final_result(s: UndergroundState) -> Result:
    """Most coins; then most tokens on the board; then the win is shared (SU-082, SU-083, SU-266)."""
    on_board = [0] * s.seat_count
    for r, holder in enumerate(s.holder):
        if holder >= 0:
            on_board[holder >> 1] += s.tokens[r]
    marks = list(zip(s.coins, on_board, strict=True))
    winners = tuple(seat for seat, mark in enumerate(marks) if mark == max(marks))
    tied = sum(coins == max(s.coins) for coins in s.coins) > 1
    return Result(winners, tuple(s.coins), "most-tokens" if tied else "most-coins")
