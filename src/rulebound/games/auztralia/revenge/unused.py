"""The unused tiles, which Mythos cards bring to the map (RV-R40, RV-N5)."""

# A module, not a name: what is turned up may move.
from rulebound.games.auztralia import revelation
from rulebound.games.auztralia.state import NOBODY, AuztraliaState
from rulebound.kernel import Flow


def unused_level(s: AuztraliaState, level: int) -> int:
    """The level itself, or the next lower one of which a tile is left; 0: none is."""
    while level and not s.piles[level - 1]:
        level -= 1
    return level


def take_unused(s: AuztraliaState, level: int) -> int:
    """A random tile of a level of which there are any."""
    pile = s.piles[level - 1]
    return pile.pop(s.rng.below(len(pile)))


def least_of(s: AuztraliaState, kind: str) -> int:
    """The unused tile of this kind that is worth least; NOBODY: none is left (RV-RG21)."""
    tiles = s.tables.tiles
    found = sorted(tile for pile in s.piles for tile in pile if tiles[tile].kind == kind)
    return min(found, key=lambda tile: tiles[tile].vp, default=NOBODY)


def take_least_of(s: AuztraliaState, kind: str) -> int:
    """That tile, out of its pile."""
    tile = least_of(s, kind)
    s.piles[s.tables.tiles[tile].level - 1].remove(tile)
    return tile


def arise(s: AuztraliaState, tile: int, h: int) -> Flow[None]:
    """An unused tile comes to a hex face up; a blank one goes (RV-M8, RV-M27)."""
    s.put_tile(tile, h)
    s.emit("arose", s.board.ids[h], s.tables.tiles[tile].level)
    yield from revelation.turn_up(s, tile)
