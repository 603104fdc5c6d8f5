"""Draws the thematic boards of Spirit Island and writes them into the game's data/shapes.json.

Nothing printed is traced: all that goes in is which lands are adjacent (data/boards.json) and which of them lie
around the edge of the map. Lands become points that push each other apart and are drawn together along their
borders, without any two borders crossing; around every point lies its land, whose corners are the middles of the
spaces between neighbours. So two lands share a border in the drawing exactly where they are adjacent. Where more
than three lands lie around a space, a small lake keeps those apart that are not. There is no chance in it: the
same boards give the same file.
"""

import json
import math
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent.parent / "src" / "rulebound" / "games" / "spirit_island" / "data"
Point = tuple[float, float]
Ring = list[Point]

# The lands around the map, clockwise from the west.
RIM: Final = (
    *("WE1", "WE2", "WE3", "NW1", "NW2", "NW3", "NW4", "NW7", "NE9", "NE5", "NE1", "NE2", "NE3", "NE4"),
    *("EA1", "EA2", "EA3", "SE1", "SE2", "SE3", "SE4", "SE7", "SW10", "SW5", "SW1", "SW2", "SW3"),
)
LAND_SIZE: Final = 41_000.0  # of a land on average, in the units of the other boards
SHORE: Final = 0.5  # how far the outermost lands reach beyond their points, in steps between lands
SEA: Final = 0.5  # and how broad the ocean is
# Where the boards lie, and how strongly their lands are drawn there, so that the map is not long and thin.
HOME: Final = {
    "NW": (-2.0, -2.3),
    "NE": (2.0, -2.3),
    "WE": (-2.0, 0.0),
    "EA": (2.0, 0.0),
    "SW": (-2.0, 2.3),
    "SE": (2.0, 2.3),
}
HOMESICK: Final = 0.5
DIGITS: Final = "0123456789"
LAKE: Final = 0.3  # how large the water is, as a share of the space, where more than three lands lie around one
ROUNDS: Final = 700
CLEAR_AT_MOST: Final = 105
MEETING: Final = 3  # lands meet in a point
GRID: Final = 6  # units between the places that are tried for a land's middle


def adjacent(boards: dict[str, Any]) -> dict[str, set[str]]:
    """Each land's neighbours."""
    near: dict[str, set[str]] = {}
    for board, printed in boards["thematic"].items():
        for number, land in enumerate(printed["lands"], 1):
            near[f"{board}{number}"] = {f"{board}{other}" for other in land["adjacent"] if other}
    for one, other in boards["joins"]:
        near[one].add(other)
        near[other].add(one)
    return near


def spread(near: dict[str, set[str]]) -> dict[str, Point]:
    """A point for each land, so that no borders cross: the rim in a ring, all others between their neighbours."""
    at: dict[str, Point] = {}
    for place, land in enumerate(RIM):
        turn = 2 * math.pi * (place - 1) / len(RIM)
        at[land] = (-3.2 * math.cos(turn), -4.2 * math.sin(turn))
    inner = [land for land in near if land not in at]
    at.update(dict.fromkeys(inner, (0.0, 0.0)))
    for _ in range(3000):
        for land in inner:
            at[land] = middle([at[other] for other in near[land]])
    return at


def middle(points: Ring) -> Point:
    """The mean of some points."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def relax(near: dict[str, set[str]], at: dict[str, Point]) -> None:
    """Let points push each other apart and borders pull them together; no step lets two borders cross."""
    edges = [(one, other) for one in near for other in near[one] if one < other]
    for turn in range(ROUNDS):
        most = 0.12 * (1 - turn / ROUNDS) + 0.004
        for land in near:
            x, y = at[land]
            hx, hy = HOME[land.rstrip(DIGITS)]
            fx, fy = HOMESICK * (hx - x), HOMESICK * (hy - y)
            for other, (ox, oy) in at.items():
                if other == land:
                    continue
                dx, dy = x - ox, y - oy
                far = max(math.hypot(dx, dy), 0.05)
                push = 1 / far**3 - (far if other in near[land] else 0.0)
                fx, fy = fx + push * dx / far, fy + push * dy / far
            for one, other in edges:
                if land not in (one, other):
                    nx, ny, far = _from_line((x, y), at[one], at[other])
                    if far < 0.7:
                        push = 0.25 / max(far, 0.1) ** 2
                        fx, fy = fx + push * nx, fy + push * ny
            length = math.hypot(fx, fy)
            step = min(most, 0.1 * length) / max(length, 1e-9)
            for share in (1.0, 0.4, 0.1):
                goal = (x + share * step * fx, y + share * step * fy)
                if _is_clear(land, goal, near, at, edges):
                    at[land] = goal
                    break


def _from_line(point: Point, a: Point, b: Point) -> tuple[float, float, float]:
    """The way from a line to a point, as a direction and how far."""
    (px, py), (ax, ay), (bx, by) = point, a, b
    dx, dy = bx - ax, by - ay
    share = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / max(dx * dx + dy * dy, 1e-9)))
    vx, vy = px - ax - share * dx, py - ay - share * dy
    far = math.hypot(vx, vy)
    return vx / max(far, 1e-9), vy / max(far, 1e-9), far


def _is_clear(
    land: str, goal: Point, near: dict[str, set[str]], at: dict[str, Point], edges: list[tuple[str, str]]
) -> bool:
    """Whether the land's borders cross no others if it moves there, and no other point is swept over."""
    for other in near[land]:
        for one, two in edges:
            if not {one, two} & {land, other} and cross(goal, at[other], at[one], at[two]):
                return False
        for third, point in at.items():
            if third in (land, other):
                continue
            before, after = (side(start, at[other], point) > 0 for start in (at[land], goal))
            if before != after and _in_triangle(point, at[land], goal, at[other]):
                return False
    return True


def side(a: Point, b: Point, c: Point) -> float:
    """Twice the area of a triangle; which way round it goes is the sign."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _in_triangle(point: Point, a: Point, b: Point, c: Point) -> bool:
    signs = [side(a, b, point) > 0, side(b, c, point) > 0, side(c, a, point) > 0]
    return all(signs) or not any(signs)


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two lines cross."""
    return (side(a, b, c) > 0) != (side(a, b, d) > 0) and (side(c, d, a) > 0) != (side(c, d, b) > 0)


def crossings(near: dict[str, set[str]], at: dict[str, Point]) -> list[tuple[str, str, str, str]]:
    """The borders that cross."""
    edges = [(one, other) for one in near for other in near[one] if one < other]
    return [
        (*one, *two)
        for place, one in enumerate(edges)
        for two in edges[place + 1 :]
        if not {*one} & {*two} and cross(at[one[0]], at[one[1]], at[two[0]], at[two[1]])
    ]


def around(near: dict[str, set[str]], at: dict[str, Point]) -> dict[str, list[str]]:
    """Each land's neighbours clockwise (as the screen has it)."""
    return {
        land: sorted(its, key=lambda each: math.atan2(at[each][1] - at[land][1], at[each][0] - at[land][0]))
        for land, its in near.items()
    }


def space(land: str, first: str, turning: dict[str, list[str]]) -> list[str]:
    """The lands around the space that lies clockwise after a neighbour of a land."""
    found, here, there = [land], land, first
    while True:
        found.append(there)
        its = turning[there]
        here, there = there, its[its.index(here) - 1]
        if there == land:
            return found


def rims(at: dict[str, Point]) -> tuple[dict[str, Point], dict[tuple[str, str], Point]]:
    """Which way the sea lies from each land of the rim, and from the middle between two of them."""
    away_of: dict[tuple[str, str], Point] = {}
    for one, other in pairwise((*RIM, RIM[0])):
        (ax, ay), (bx, by) = at[one], at[other]
        length = math.hypot(bx - ax, by - ay)
        away_of[one, other] = ((by - ay) / length, -(bx - ax) / length)
    of_land = {}
    for before, land in pairwise((RIM[-1], *RIM)):
        after = RIM[(RIM.index(land) + 1) % len(RIM)]
        (ax, ay), (bx, by) = away_of[before, land], away_of[land, after]
        length = max(math.hypot(ax + bx, ay + by), 0.6)
        of_land[land] = ((ax + bx) / length, (ay + by) / length)
    return of_land, away_of


def drawn(near: dict[str, set[str]], at: dict[str, Point]) -> dict[str, Ring]:
    """The outline of each land."""
    turning = around(near, at)
    of_land, away_of = rims(at)
    found: dict[str, Ring] = {}
    for land, its in turning.items():
        if land in of_land:
            after = RIM[(RIM.index(land) + 1) % len(RIM)]
            before = RIM[RIM.index(land) - 1]
            start = its.index(after)
            its = its[start:] + its[:start]
            assert its[-1] == before, (land, its, before)
        ring: Ring = []
        for place, other in enumerate(its):
            ring.append(middle([at[land], at[other]]))
            if land not in of_land or place < len(its) - 1:
                ring += _inmost(land, other, its[(place + 1) % len(its)], at, turning)
        if land in of_land:
            ring.append(_shore(at, (before, land), away_of[before, land], SHORE))
            ring.append(_beyond(at[land], of_land[land], SHORE))
            ring.append(_shore(at, (land, after), away_of[land, after], SHORE))
        found[land] = ring
    return found


def _inmost(land: str, other: str, after: str, at: dict[str, Point], turning: dict[str, list[str]]) -> Ring:
    """Where a land ends between two of its neighbours: where all three meet, or at a lake."""
    lands = space(land, other, turning)
    inside = middle([at[each] for each in lands])
    if len(lands) == MEETING:
        return [inside]
    return [
        (inside[0] + LAKE * (x - inside[0]), inside[1] + LAKE * (y - inside[1]))
        for x, y in (middle([at[land], at[each]]) for each in (other, after))
    ]


def _beyond(point: Point, away: Point, steps: float) -> Point:
    return point[0] + steps * away[0], point[1] + steps * away[1]


def _shore(at: dict[str, Point], pair: tuple[str, str], away: Point, steps: float) -> Point:
    return _beyond(middle([at[each] for each in pair]), away, 0.8 * steps)


def oceans(at: dict[str, Point], coasts: dict[str, list[str]]) -> dict[str, Ring]:
    """The ocean of each board: beyond its coastal lands."""
    of_land, away_of = rims(at)
    found = {}
    for board, coast in coasts.items():
        ordered = sorted(coast, key=RIM.index)
        while RIM[RIM.index(ordered[-1]) + 1 - len(RIM)] in ordered:  # the rim begins in the middle of a coast
            ordered = [*ordered[1:], ordered[0]]
        rings: list[Ring] = []
        for steps in (SHORE, SHORE + SEA):
            ring: Ring = []
            for land in ordered:
                before, after = RIM[RIM.index(land) - 1], RIM[(RIM.index(land) + 1) % len(RIM)]
                ring += [] if ring else [_shore(at, (before, land), away_of[before, land], steps)]
                ring.append(_beyond(at[land], of_land[land], steps))
                if steps == SHORE or land == ordered[-1]:  # out at sea there are no bays
                    ring.append(_shore(at, (land, after), away_of[land, after], steps))
            rings.append(ring)
        found[board] = [*rings[0], *reversed(rings[1])]
    return found


def area(ring: Ring) -> float:
    """How large an outline is."""
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]))) / 2


def roomiest(ring: Ring) -> tuple[Point, float]:
    """The middle of the largest circle that fits into an outline, and its radius."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    best, most = middle(ring), 0.0
    x = min(xs)
    while x < max(xs):
        y = min(ys)
        while y < max(ys):
            if _inside((x, y), ring):
                far = min(_from_line((x, y), a, b)[2] for a, b in pairwise([*ring, ring[0]]))
                if far > most:
                    best, most = (x, y), far
            y += GRID
        x += GRID
    return best, most


def _inside(point: Point, ring: Ring) -> bool:
    found = False
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        if (ay > point[1]) != (by > point[1]) and point[0] < ax + (bx - ax) * (point[1] - ay) / (by - ay):
            found = not found
    return found


def shapes(boards: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The lands of every thematic board, its ocean first, all in the coordinates of the whole map."""
    near = adjacent(boards)
    at = spread(near)
    assert not crossings(near, at), crossings(near, at)
    relax(near, at)
    assert not crossings(near, at)
    rings = drawn(near, at)
    coasts = {
        board: [f"{board}{number}" for number in printed["coast"]] for board, printed in boards["thematic"].items()
    }
    sea = oceans(at, coasts)
    scale = math.sqrt(LAND_SIZE * len(rings) / sum(map(area, rings.values())))
    every = {**rings, **{f"{board}0": ring for board, ring in sea.items()}}
    left = min(x for ring in every.values() for x, _ in ring)
    top = min(y for ring in every.values() for _, y in ring)
    found: dict[str, list[dict[str, Any]]] = {}
    for board, printed in boards["thematic"].items():
        found[board] = []
        for number in range(len(printed["lands"]) + 1):
            ring = [(round(scale * (x - left)), round(scale * (y - top))) for x, y in every[f"{board}{number}"]]
            ring = [point for point, after in pairwise([*ring, ring[0]]) if point != after]
            (x, y), room = roomiest([(float(a), float(b)) for a, b in ring])
            found[board].append(
                {
                    "number": number,
                    "label": [round(x), round(y)],
                    "clearance": min(round(room), CLEAR_AT_MOST),
                    "polygon": [list(point) for point in ring],
                }
            )
    return found


def main() -> None:
    """Write them beside the balanced boards."""
    boards = json.loads((DATA / "boards.json").read_text("utf-8"))
    path = DATA / "shapes.json"
    known = json.loads(path.read_text("utf-8"))
    known["thematic"] = shapes(boards)
    path.write_text(written(known), "utf-8")
    print(f"Written: {path.relative_to(Path.cwd())}")


def written(known: dict[str, Any]) -> str:
    """The whole file: a line for each land."""
    lines = ["{", f' "provenance": {json.dumps(known["provenance"])},', f' "frame": {json.dumps(known["frame"])},']
    for group, last in (("boards", False), ("thematic", True)):
        parts = []
        for board, lands in known[group].items():
            inner = ",\n".join(f"   {json.dumps(land)}" for land in lands)
            parts.append(f'  "{board}": [\n{inner}\n  ]')
        lines += [f' "{group}": {{', ",\n".join(parts), " }" if last else " },"]
    return "\n".join([*lines, "}"]) + "\n"


if __name__ == "__main__":
    main()
