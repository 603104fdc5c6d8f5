"""What all can see of the Old One tiles, worked out once for every world in which it is the same."""

from functools import cache, lru_cache
from typing import Final

from rulebound.games.auztralia.board import Board
from rulebound.games.auztralia.pack import pack_of
from rulebound.games.auztralia.state import PILE, AuztraliaState

REVEALS: Final = 0.73  # Revelation cards that turn up a tile
TURNED_UP: Final = 0.5  # how likely who plays the Old Ones turns up a tile

Tiles = tuple[tuple[int, int], ...]


class Lair:
    """The tiles that lie face up, where others lie face down, and what these may be."""

    def __init__(
        self, pack: str, face_up: Tiles, sleepers: Tiles, unseen: tuple[tuple[int, ...], ...], dark: bool
    ):
        self.pack = pack
        self.face_up = face_up  # tile and hex
        self.sleepers = sleepers  # hex and level, in the order in which Revelations turn them up
        self.unseen = unseen  # by level, the tiles that lie face down: nobody knows which is where
        self.dark = dark  # somebody plays the Old Ones
        self.hidden = {h: (rank, level) for rank, (h, level) in enumerate(sleepers)}
        self.open: dict[int, list[int]] = {}  # hex -> tiles that lie face up there
        for n, at in face_up:
            self.open.setdefault(at, []).append(n)
        self.haunted = frozenset(self.hidden.keys() | self.open.keys())
        self._hidden_points: dict[int, float] = {}

    def wakes(self, revelations: int, rank: int) -> float:
        """How likely a Revelation, or who plays the Old Ones, turns up the tile of this rank."""
        if self.dark:
            return TURNED_UP
        return min(1.0, max(0.0, (REVEALS * revelations - rank) / 3 + 0.5))

    def times_counted(self, revelations: int, rank: int) -> float:
        """How often the tile of this rank counts in the end: face down twice, but not for an Old One player."""
        return 1.0 if self.dark else 2 - self.wakes(revelations, rank)

    def hidden_points(self, revelations: int) -> float:
        """What the tiles that lie face down will count, with so many Revelations to come."""
        found = self._hidden_points.get(revelations)
        if found is None:
            found = self._hidden_points[revelations] = sum(
                average_vp(self.pack, self.unseen[level - 1]) * self.times_counted(revelations, rank)
                for rank, (_, level) in enumerate(self.sleepers)
            )
        return found


@cache
def average_vp(pack: str, unseen: tuple[int, ...]) -> float:
    """The points of a tile that may be any of these."""
    tiles = pack_of(pack).tiles
    return sum(tiles[n].vp for n in unseen) / len(unseen) if unseen else 0.0


def lair_of(s: AuztraliaState) -> Lair:
    """What all can see of the tiles."""
    return _look(s.pack, s.board, tuple(s.at), s.face_up, s.dark is not None)


@lru_cache(maxsize=2048)
def _look(pack: str, board: Board, places: tuple[int, ...], up: int, dark: bool) -> Lair:
    """What can be seen when the tiles lie at these places."""
    tiles = pack_of(pack).tiles
    face_up, hidden = [], []
    unseen: tuple[list[int], ...] = ([], [], [])
    for n, at in enumerate(places):
        if at >= 0 and up >> n & 1:
            face_up.append((n, at))
        elif at >= 0 or at == PILE:
            level = tiles[n].level
            unseen[level - 1].append(n)
            if at >= 0:
                hidden.append((board.printed[at], at, level))
    sleepers = tuple((at, level) for _, at, level in sorted(hidden))
    return _same_lair(pack, tuple(face_up), sleepers, tuple(tuple(level) for level in unseen), dark)


_same_lair = lru_cache(maxsize=1024)(Lair)
