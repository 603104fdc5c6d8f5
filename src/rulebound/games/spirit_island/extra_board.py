"""One board more than players: what is different on a larger island (SI-159, SI-160)."""

from typing import Final

from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import CITY, EXPLORER, INVADERS, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.state import EXTRA_BOARD, IslandState

ALONE: Final = 1  # player, with whom the invaders do not even explore there at first
COASTAL, INLAND = "coastal", "inland"
# By the number of players: the one invader that is left of those printed, or the next smaller one that is there.
LEFT: Final = {1: None, 2: None, 3: (COASTAL, (CITY, TOWN, EXPLORER)), 4: (INLAND, (TOWN, EXPLORER))}


@rule(EXTRA_BOARD)
class ExtraBoard(Rule):
    """The last board is no player's own."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """Of the invaders printed there only some come, by the number of players."""
        if s.seat_count not in LEFT:
            return
        kept = _kept(s)
        for land in bits(_extra(s)):
            for code in s.codes(land, INVADERS):
                s.take(land, code, s.pieces[land][code])
        if kept is not None:
            s.put(*kept)

    def first_explore(self, s: IslandState, its: Effect, lands: int) -> int:
        """With one player not there."""
        return lands & ~_extra(s) if s.seat_count == ALONE else lands


def _extra(s: IslandState) -> int:
    """The lands of the board that is nobody's own."""
    return s.island.of_board(len(s.home_boards))


def _kept(s: IslandState) -> tuple[int, int] | None:
    """The land and the piece of the invader that is left, the largest of those that may be."""
    left = LEFT[s.seat_count]
    if left is None:
        return None
    where, kinds = left
    lands = _extra(s) & (s.island.coastal if where == COASTAL else s.inland)
    found = ((land, code) for kind in kinds for land in bits(lands) for code in s.codes(land, (kind,)))
    return next(found, None)
