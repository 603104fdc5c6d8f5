"""The map of AuZtralia as a simple picture, drawn from what a seat sees."""

from math import cos, pi, sin
from typing import Final

from rulebound.games.auztralia.board import DIRECTIONS, Board
from rulebound.games.auztralia.seen import world_view
from rulebound.games.auztralia.state import AuztraliaState
from rulebound.games.auztralia.view import HexView
from rulebound.kernel.drawing import Area, Drawing, Line, Mark, Point

SIDE: Final = 80.0  # of a hex
HEIGHT: Final = 2 * SIDE * sin(pi / 3)
COLOURS: Final = ("#e5c99a", "#c9cf9a", "#b9d6d0", "#d9b7a0", "#cfc3dd")  # of the kinds of ground
CORNERS: Final = [(SIDE * cos(turn * pi / 3), SIDE * sin(turn * pi / 3)) for turn in range(DIRECTIONS)]


def drawing(s: AuztraliaState, seat: int | None) -> Drawing:
    """Every hex with what lies there, and the rails."""
    board, view = s.board, world_view(s, seat)
    seen = {each.id: each for each in view.hexes}
    middles = {name: _middle(board, h) for h, name in enumerate(board.ids)}
    colours = dict(zip(board.farms_on, COLOURS, strict=False))
    return Drawing(
        [
            Area(name, _outline(at), at, colours[board.terrain[board.number_of[name]]], _marks(seen.get(name)))
            for name, at in middles.items()
        ],
        [Line(middles[rail.one], middles[rail.other], rail.seat) for rail in view.rails],
    )


def _middle(board: Board, h: int) -> Point:
    """Columns stand side by side, the odd ones half a hex lower."""
    row, col = board.places[h]
    return 1.5 * SIDE * col, HEIGHT * (row + (col & 1) / 2)


def _outline(middle: Point) -> list[Point]:
    return [(middle[0] + x, middle[1] + y) for x, y in CORNERS]


def _marks(seen: HexView | None) -> list[Mark]:
    if seen is None:
        return []
    found = [Mark(tile.kind or f"level {tile.level}") for tile in seen.tiles]
    found += [Mark(f"{number} {what}") for what, number in seen.goods.items()]
    if seen.farm:
        found.append(Mark(seen.farm + " (blighted)" * seen.blighted, seen.seat))
    if seen.port is not None:
        found.append(Mark("port", seen.port))
    if seen.outpost is not None:
        found.append(Mark("outpost", seen.outpost))
    return found + [Mark(f"{seen.token} token")] * bool(seen.token)
