"""How well a seat stands, in coins it can expect by the end: what search bots steer by."""

from typing import Final

from rulebound.games.small_world_underground.scoring import coins_of
from rulebound.games.small_world_underground.state import UndergroundState

FRESH: Final = 8.5  # what a new combo brings in its first turn
PER_TOKEN: Final = 0.45  # regions that a token in hand is worth while there is still conquering to do
LASTING: Final[tuple[float, ...]] = (
    0.9,
    1.7,
    2.3,
    2.7,
)  # turns that a race in decline still scores, by turns left
RULING: Final[tuple[float, ...]] = (0.9, 1.6, 2.1, 2.3)  # the same for an active race


def score_hint(s: UndergroundState, seat: int) -> float:
    """Coins, this turn's harvest if it is still to come, and a guess at the turns after that."""
    active, declined = s.races[2 * seat], s.races[2 * seat + 1]
    before = (seat - s.first) % s.seat_count < (s.seat - s.first) % s.seat_count
    over = s.phase == "over"
    left = 0 if over else s.board.turns - s.round + (0 if before else 1)  # harvests to come
    if not left:
        return float(s.coins[seat])
    my_turn = s.seat == seat
    now = coins_of(s, 2 * seat) if active is not None else 0.0
    if active is not None and active.hand and my_turn and s.phase in ("start", "choose", "conquest"):
        now += PER_TOKEN * (active.hand + active.hammers)
    old = coins_of(s, 2 * seat + 1) if declined is not None else 0
    harvest = now + old + 2 * s.turn.vanished * my_turn if my_turn else 0.0
    later = left - my_turn
    rule = now if active is not None else FRESH
    return s.coins[seat] + harvest + rule * _turns(RULING, later) + old * _turns(LASTING, later)


def _turns(table: tuple[float, ...], left: int) -> float:
    return table[min(left, len(table)) - 1] if left > 0 else 0.0
