"""Scoring, and the end of the game."""

from rulebound.games.small_world_underground.ability import Ability, abilities, pay
from rulebound.games.small_world_underground.board import bits
from rulebound.games.small_world_underground.state import UndergroundState
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
    coins = coins_of(s, 2 * seat) + coins_of(s, 2 * seat + 1) + 2 * s.turn.vanished
    pay(s, seat, coins)
    if s.open_coins:
        s.emit("scored", seat, coins)
    else:
        s.emit("collected", seat)
        s.emit("counted", seat, coins, to=(seat,))
    helps = both(s)
    for slot, ability in helps:
        ability.rob(s, slot)
    for slot, ability in helps:
        yield from ability.after_scoring(s, slot)
    for slot, ability in helps:
        ability.turn_over(s, slot)


def coins_of(s: UndergroundState, slot: int) -> int:
    """What the race in this slot takes from the bank."""
    if s.races[slot] is None:
        return 0
    held = s.held(slot)
    helps = abilities(s, slot)
    coins = 0
    for ability in helps:
        coins += ability.other_coins(s, slot, held)
    for r in bits(held):
        here = 1
        for ability in helps:
            here += ability.region_coins(s, slot, r)
        coins += here if slot & 1 else here << s.turn.doubled.count(r)  # SU-279
    return coins


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
