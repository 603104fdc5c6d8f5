"""Where boards lie: each is a rhombus on a lattice of triangles, and sides and corners of boards meet (SI-065)."""

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

Point = tuple[int, int]
SIDES: Final = {"bottom": ("SW", "SE"), "right": ("SE", "NE"), "top": ("NW", "NE"), "left": ("SW", "NW")}
AT_SEA: Final = "left"  # the side with the ocean, to which nothing is joined
LAND_SIDES: Final = tuple(side for side in SIDES if side != AT_SEA)


class Place(NamedTuple):
    """Where a board lies: its south-west corner, and by how many sixths it is turned."""

    offset: Point
    rotation: int


def _turned(point: Point, times: int) -> Point:
    for _ in range(times):
        point = -point[1], point[0] + point[1]
    return point


def _sum(*points: Point) -> Point:
    return sum(x for x, _ in points), sum(y for _, y in points)


def corners(place: Place) -> dict[str, Point]:
    """The corners of a board."""
    east, north = _turned((1, 0), place.rotation), _turned((0, 1), place.rotation)
    start = place.offset
    return {"SW": start, "SE": _sum(start, east), "NE": _sum(start, east, north), "NW": _sum(start, north)}


def _side(place: Place, side: str) -> frozenset[Point]:
    at = corners(place)
    return frozenset(at[corner] for corner in SIDES[side])


def _halves(place: Place) -> set[frozenset[Point]]:
    """The two triangles that a board covers."""
    at = corners(place)
    return {frozenset((at["SE"], at["NW"], at[corner])) for corner in ("SW", "NE")}


def meeting_sides(one: Place, other: Place) -> list[tuple[str, str]]:
    """The sides at which two boards meet."""
    return [(a, b) for a, b in product(SIDES, SIDES) if _side(one, a) == _side(other, b)]


def meeting_corners(one: Place, other: Place) -> list[tuple[str, str]]:
    """The corners at which two boards meet that have no side in common."""
    if meeting_sides(one, other):
        return []
    here, there = corners(one), corners(other)
    return [(a, b) for a, b in product(here, there) if here[a] == there[b]]


def beside(place: Place, side: str, other_side: str) -> Place:
    """The place of a board that lies with its other side at this side of a board."""
    start = min(_side(place, side))
    for rotation in range(6):
        for corner in corners(Place((0, 0), rotation)).values():
            found = Place((start[0] - corner[0], start[1] - corner[1]), rotation)
            if _side(found, other_side) == _side(place, side) and not _halves(found) & _halves(place):
                return found
    raise AssertionError(f"nothing lies at the {side}")


def free_places(places: Sequence[Place], board: int) -> list[tuple[str, str]]:
    """How a new board can lie at a board: its side and the new one's, where neither covers land nor an ocean."""
    found = []
    for side, other_side in product(LAND_SIDES, LAND_SIDES):
        new = beside(places[board], side, other_side)
        covered = any(_halves(new) & _halves(each) for each in places)
        at_sea = any(AT_SEA in sides for each in places for sides in meeting_sides(new, each))
        if not covered and not at_sea:
            found.append((side, other_side))
    return found
