"""How the game ends in numbers (SI-088)."""

from rulebound.games.spirit_island.pieces import DAHAN
from rulebound.games.spirit_island.state import World
from rulebound.kernel import Result

CARDS_OF_THE_DECK = 12


def score(s: World) -> int:
    """The same for all: a win counts, and every card left; dahan and blight count by players."""
    dahan = sum(s.count(land, DAHAN) for land in range(s.island.size)) // s.players
    blight = sum(s.blight) // s.players
    cards = 10 + 2 * len(s.invader_deck) if s.won else CARDS_OF_THE_DECK - len(s.invader_deck)
    return cards + dahan - blight


def final_result(s: World) -> Result:
    """All win or all lose; a sacrifice is a win (SI-087)."""
    winners = tuple(s.seats) if s.won else ()
    reason = "sacrifice" if s.won and s.lost else s.won or s.lost
    return Result(winners, tuple(score(s) for _ in s.seats), reason)
