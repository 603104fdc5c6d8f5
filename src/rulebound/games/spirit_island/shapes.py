"""The drawn outlines of the lands: what lies north, what lies at the east edge, and where lands meet in a point.

All of it is derived: inside a board from the outlines, along joined sides from the table of lands that face each
other there, at the corners of boards from how the boards lie. Thematic boards have no outlines here: their corners
follow from which lands are next to each other.
"""

import json
from collections import defaultdict
from functools import cache, lru_cache
from importlib.resources import files
from itertools import combinations, groupby, pairwise
from math import cos, pi, sin, sqrt
from typing import Any, Final, NamedTuple, TypeAlias

from rulebound.games.spirit_island.geometry import LAND_SIDES, SIDES, Place, Point, corners, meeting_sides
from rulebound.games.spirit_island.island import KEPT, PRINTED, THEMATIC, Island, bits

QUAD: Final = {"SW": "ocean_bottom", "SE": "inland_bottom", "NE": "inland_top", "NW": "ocean_top"}
ANGLES: Final = {"SW": 1, "SE": 2, "NE": 1, "NW": 2}  # of a board's corners, in sixths of a turn
FULL_TURN: Final = 6
SIXTH: Final = complex(0.5, sqrt(3) / 2)  # turns by a sixth
ENOUGH: Final = 3  # lands, oceans and edges that make a corner where they meet
JOINT: Final = "-"  # between the lands in a corner's name
Node: TypeAlias = tuple[str | int | Point, ...]  # a point of the island


@cache
def _drawn() -> dict[str, Any]:
    text = (files("rulebound.games.spirit_island") / "data" / "shapes.json").read_text("utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def _quad() -> dict[str, Point]:
    """The four corners of a board as it is drawn."""
    drawn = _drawn()["frame"]["quad"]
    return {corner: (drawn[name][0], drawn[name][1]) for corner, name in QUAD.items()}


class Outline:
    """The outlines of a board's lands, and the points where they meet."""

    def __init__(self, board: str) -> None:
        self.rings: list[list[Point]] = [
            [(x, y) for x, y in each["polygon"]] for each in _drawn()["boards"][board]
        ]
        self.labels: list[Point] = [(x, y) for x, y in (each["label"] for each in _drawn()["boards"][board])]
        self.at: dict[Point, set[int]] = defaultdict(set)  # the lands at a point, the ocean as 0
        edges: dict[frozenset[Point], list[int]] = defaultdict(list)
        for number, ring in enumerate(self.rings):
            for a, b in _around(ring):
                edges[frozenset((a, b))].append(number)
                self.at[a].add(number)
        self._rim = {edge: numbers[0] for edge, numbers in edges.items() if len(numbers) == 1}
        self.side_of: dict[frozenset[Point], str] = {}  # of each edge of the rim
        self.along: dict[str, list[int]] = {}  # the lands along a side
        self.breaks: dict[str, list[Point]] = {}  # where one of them ends and the next begins
        for side in SIDES:
            self._walk(side)

    def _walk(self, side: str) -> None:
        """Along the rim from one corner of the board to the next."""
        start, goal = (_quad()[corner] for corner in SIDES[side])
        others = {*_quad().values()} - {start, goal}
        for first in [edge for edge in self._rim if start in edge]:
            (point,) = first - {start}
            edge, walked, points = first, [first], [start, point]
            while point != goal and point not in others:
                edge = next(each for each in self._rim if point in each and each != edge)
                (point,) = edge - {point}
                walked.append(edge)
                points.append(point)
            if point == goal:
                break
        self.side_of |= dict.fromkeys(walked, side)
        numbers = [self._rim[edge] for edge in walked]
        self.along[side] = [number for number, _ in groupby(numbers)]
        self.breaks[side] = [at for at, (a, b) in zip(points[1:], pairwise(numbers), strict=False) if a != b]

    def stops(self, number: int) -> list[tuple[Point, str]]:
        """The corners of a land on the way around it, each with the side along which the way goes on, if any."""
        rim, quad = {point for edge in self._rim for point in edge}, {*_quad().values()}
        return [
            (a, self.side_of.get(frozenset((a, b)), ""))
            for a, b in _around(self.rings[number])
            if a in quad or len(self.at[a]) + (a in rim) >= ENOUGH
        ]


def _around(ring: list[Point]) -> list[tuple[Point, Point]]:
    return list(pairwise([*ring, ring[0]]))


@cache
def _outline(board: str) -> Outline:
    return Outline(board)


def drawn(island: Island, land: int) -> tuple[list[tuple[float, float]], tuple[float, float]]:
    """The outline of a land and the point for its name, as its board lies: to the right, and down."""
    (left, foot), (right, _) = _quad()["SW"], _quad()["SE"]
    board = island.board_of(land)
    place, its, number = island.places[board], _outline(island.boards[board]), land - island.ocean_of(board)
    corner = (place.offset[0] + place.offset[1] * SIXTH) * (right - left)

    def lies(point: Point) -> tuple[float, float]:
        at = corner + complex(point[0] - left, foot - point[1]) * SIXTH**place.rotation
        return at.real, -at.imag

    return [lies(point) for point in its.rings[number]], lies(its.labels[number])


# North and east.


@lru_cache(KEPT)
def northward(island: Island) -> tuple[float, ...]:
    """By land: how far north the middle of its outline lies."""
    (left, foot), (right, _) = _quad()["SW"], _quad()["SE"]
    found = []
    for land in range(island.size):
        board = island.board_of(land)
        place = island.places[board]
        x, y = _outline(island.boards[board]).labels[land - island.ocean_of(board)]
        turn = place.rotation * pi / 3
        north = (x - left) * sin(turn) + (foot - y) * cos(turn)
        found.append(round(place.offset[1] * (right - left) * sqrt(3) / 2 + north, 3))
    return tuple(found)


@lru_cache(KEPT)
def east_edge(island: Island) -> int:
    """The lands at a side of their board, but not its ocean's, that faces east and has no board joined to it."""
    found, joined = 0, {place for join in _joins(island) for place in (join[:2], join[2:])}
    for board, place in enumerate(island.places):
        for side in LAND_SIDES:
            if _faces_east(place, side) and (board, side) not in joined:
                for number in _outline(island.boards[board]).along[side]:
                    found |= 1 << island.land_of(board, number)
    return found & island.lands


def _faces_east(place: Place, side: str) -> bool:
    """Whether what lies outside of a side lies east of it, be it a little to the north or south."""
    at = corners(place)
    (_, a), (_, b) = (at[corner] for corner in SIDES[side])
    if a == b:  # the side runs from west to east
        return False
    easting = {corner: 2 * x + y for corner, (x, y) in at.items()}
    ends = [easting[corner] for corner in SIDES[side]]
    return sum(ends) > sum(easting.values()) - sum(ends)


def _joins(island: Island) -> list[tuple[int, str, int, str]]:
    """The sides at which boards lie at each other; islets lie apart (SI-158)."""
    return [
        (one, side, other, other_side)
        for one, other in combinations(range(len(island.places)), 2)
        if island.islet_of[one] == island.islet_of[other]
        for side, other_side in meeting_sides(island.places[one], island.places[other])
    ]


# Corners.


class Corner(NamedTuple):
    """A point where lands meet, or a land and an ocean or the edge of the island; named by the lands."""

    name: str
    lands: int  # a mask, with oceans
    near: tuple[str, ...]  # the next corners along the borders of lands


@lru_cache(KEPT)
def corners_of(island: Island) -> dict[str, Corner]:
    """All corners of the boards as they lie, by their names."""
    if island.layout == THEMATIC:
        return _corners_by_neighbours(island)
    meeting, edged, borders = _points(island)
    names = {
        node: JOINT.join(island.names[land] for land in sorted(lands))
        for node, lands in meeting.items()
        if len(lands) + (node in edged) >= ENOUGH
    }
    found = {}
    for node, name in names.items():
        near = {names[each] for each in _next(node, borders, names)}
        found[name] = Corner(name, sum(1 << land for land in meeting[node]), tuple(sorted(near - {name})))
    assert len(found) == len(names), "two corners have one name"
    return found


def _corners_by_neighbours(island: Island) -> dict[str, Corner]:
    """Where no outlines are at hand: any three lands or oceans that are next to each other meet in a corner."""
    threes = [
        three
        for land in bits(island.lands)
        for pair in combinations(bits(island.near[land] & ~(1 << land)), 2)
        if island.near[pair[0]] >> pair[1] & 1
        for three in [tuple(sorted((land, *pair)))]
    ]
    names = {three: JOINT.join(island.names[land] for land in three) for three in sorted({*threes})}
    near = {
        three: tuple(name for other, name in names.items() if len({*three} & {*other}) == ENOUGH - 1)
        for three in names
    }
    return {name: Corner(name, sum(1 << land for land in three), near[three]) for three, name in names.items()}


def _next(node: Node, borders: dict[Node, set[Node]], names: dict[Node, str]) -> set[Node]:
    """The next corners on each border that begins here, past points that are none."""
    found, seen, queue = set[Node](), {node}, [*borders[node]]
    while queue:
        point = queue.pop()
        if point in seen:
            continue
        seen.add(point)
        if point in names:
            found.add(point)
        else:
            queue += borders[point]
    return found


def _points(island: Island) -> tuple[dict[Node, set[int]], set[Node], dict[Node, set[Node]]]:
    """The points where lands meet, with their lands; those at the edge of the island; and the borders between."""
    meeting: dict[Node, set[int]] = defaultdict(set)
    borders: dict[Node, set[Node]] = defaultdict(set)
    edged: set[Node] = set()
    node_of: dict[tuple[int, Point], Node] = {}  # of a point of a board
    joined: set[tuple[int, str]] = set()

    def border(a: Node, b: Node) -> None:
        borders[a].add(b)
        borders[b].add(a)

    turned: dict[Node, int] = defaultdict(int)
    for board, place in enumerate(island.places):
        for corner, point in corners(place).items():
            node: Node = ("board", island.islet_of[board], point)
            node_of[board, _quad()[corner]] = node
            meeting[node].add(island.land_of(board, PRINTED[island.boards[board]]["corners"][corner]))
            turned[node] += ANGLES[corner]
    edged |= {node for node, turn in turned.items() if turn < FULL_TURN}

    for one, side, other, other_side in _joins(island):
        joined |= {(one, side), (other, other_side)}
        way = [node_of[one, _quad()[SIDES[side][0]]]]
        outlines = _outline(island.boards[one]), _outline(island.boards[other])
        pairs = island.meeting(one, side, other, other_side)
        if [number for number, _ in groupby(a for a, _ in pairs)] != outlines[0].along[side]:
            pairs.reverse()
        left = [*outlines[0].breaks[side]], [*outlines[1].breaks[other_side]]
        if [number for number, _ in groupby(b for _, b in pairs)] != outlines[1].along[other_side]:
            left[1].reverse()
        for place_in, (here, there) in enumerate(pairwise(pairs)):
            node = ("join", one, side, other, place_in)
            for board, points, a, b in ((one, left[0], here[0], there[0]), (other, left[1], here[1], there[1])):
                meeting[node] |= {island.land_of(board, a), island.land_of(board, b)}
                if a != b:
                    node_of[board, points.pop(0)] = node
            way.append(node)
        way.append(node_of[one, _quad()[SIDES[side][1]]])
        for a_node, b_node in pairwise(way):
            border(a_node, b_node)

    for board, name in enumerate(island.boards):
        its = _outline(name)
        rim = {point: side for side in SIDES for point in its.breaks[side]}
        for number in range(1, len(its.rings)):
            stops = its.stops(number)
            nodes = [node_of.setdefault((board, point), ("point", board, point)) for point, _ in stops]
            for node, (point, _) in zip(nodes, stops, strict=True):
                meeting[node] |= {island.land_of(board, each) for each in its.at[point]}
                if point in rim and (board, rim[point]) not in joined:
                    edged.add(node)
            for (a_node, b_node), (_, side) in zip(pairwise([*nodes, nodes[0]]), stops, strict=True):
                if (board, side) not in joined:
                    border(a_node, b_node)
    return meeting, edged, borders


def where_it_lies(island: Island, name: str) -> Corner | None:
    """The corner that had this name when fewer boards were there; none if its board is gone."""
    found = corners_of(island)
    if name in found:
        return found[name]
    lands = {island.number_of[each] for each in name.split(JOINT)}
    boards = {island.board_of(land) for land in lands}
    for corner in found.values():
        if {land for land in bits(corner.lands) if island.board_of(land) in boards} == lands:
            return corner
    return None
