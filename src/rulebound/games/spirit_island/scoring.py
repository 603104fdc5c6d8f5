"""How the game ends in numbers (SI-088)."""

from typing import NamedTuple

from rulebound.games.spirit_island.adversary import foes_of, joint_difficulty
from rulebound.games.spirit_island.pieces import DAHAN, kind_of
from rulebound.games.spirit_island.scenario import added_difficulty, scenarios_of
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Result


class Count(NamedTuple):
    """What counts for the score."""

    cards: int  # invader cards that are left after a win, or gone before a loss
    dahan: int
    blight: int


def count(s: IslandState) -> Count:
    """What lies there now."""
    left = len(s.invader_deck)
    dahan = sum(s.count(land, DAHAN) for land in range(s.island.size))
    blight = sum(s.blight)
    for each in s.absent:
        dahan += sum(number for code, number in each.pieces.items() if kind_of(code) == DAHAN)
        blight += each.blight
    return Count(left if s.won else s.invader_cards - left, dahan, blight)


def difficulty(s: IslandState) -> int:
    """The number of the adversary's level and that of the scenarios (SI-154)."""
    return joint_difficulty(foes_of(s)) + added_difficulty(scenarios_of(s))


def score(s: IslandState) -> int:
    """The same for all: a win counts, the difficulty, and every card left; dahan and blight count by players."""
    cards, dahan, blight = count(s)
    people = dahan // s.seat_count - blight // s.seat_count
    if s.won:
        return 5 * difficulty(s) + 10 + 2 * cards + people
    return 2 * difficulty(s) + cards + people


def final_result(s: IslandState) -> Result:
    """All win or all lose; a sacrifice is a win (SI-087)."""
    winners = tuple(s.all_seats) if s.won else ()
    reason = "sacrifice" if s.won and s.lost else s.won or s.lost
    return Result(winners, tuple(score(s) for _ in s.all_seats), reason)
