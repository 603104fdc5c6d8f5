"""The island: boards joined in a layout, who is next to whom, and how far it is (SI-009, SI-065, SI-066)."""

import json
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from itertools import accumulate, pairwise, product
from typing import Any, Final

from rulebound.games.spirit_island.geometry import Place, beside, meeting_corners, meeting_sides

JUNGLE, MOUNTAIN, SANDS, WETLAND, OCEAN = range(5)
TERRAINS: Final = ("jungle", "mountain", "sands", "wetland", "ocean")
FAR: Final = 99
KEPT: Final = 512  # islands that are kept ready


def bits(mask: int) -> list[int]:
    """The numbers whose bits are set, from low to high."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


@cache
def _data(name: str) -> dict[str, Any]:
    text = (files("rulebound.games.spirit_island") / "data" / f"{name}.json").read_text("utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


# What is printed on each board: its lands in the order of their numbers, its coast, and the lands at its corners.
# The corners of thematic boards are no matter: each has its place on the one map.
PRINTED: Final[dict[str, Any]] = _data("boards")["boards"] | _data("boards")["thematic"]
MEETING: Final[dict[str, Any]] = _data("layouts")["meeting"]  # the lands that face each other on joined sides
BOARDS: Final = tuple(_data("boards")["boards"])  # the balanced ones
THEMATIC_BOARDS: Final = tuple(_data("boards")["thematic"])
THEMATIC: Final = "thematic"  # the layout of all thematic boards
# By the number of boards from 1: the thematic ones that are used.
MAPS: Final[tuple[tuple[str, ...], ...]] = tuple(tuple(boards) for boards in _data("boards")["maps"])
TOUCHING: Final[frozenset[tuple[str, str]]] = frozenset((a, b) for a, b in _data("boards")["joins"])  # their lands


@cache
def layouts_for(seat_count: int) -> tuple[str, ...]:
    """The layouts for so many boards that can be chosen, the standard one first."""
    fitting = [each for each in _offered() if each["players"] == seat_count]
    return tuple(each["id"] for each in sorted(fitting, key=lambda each: not each["standard"]))


def all_layouts() -> list[str]:
    """Every layout that can be chosen."""
    return [each["id"] for each in _offered()]


def _offered() -> list[dict[str, Any]]:
    return [each for each in _data("layouts")["layouts"] if each.get("offered", True)]


def column(boards: int) -> str:
    """The layout of so many boards below each other, with all oceans on the west side."""
    slots = [{"offset": [0, -place], "rotation": 0} for place in range(boards)]
    found: str = next(each["id"] for each in _data("layouts")["layouts"] if each["slots"] == slots)
    return found


@cache
def _layout(name: str) -> dict[str, Any]:
    if name == THEMATIC:
        return {"slots": [], "joins": [], "corners": []}
    found: dict[str, Any] = next(each for each in _data("layouts")["layouts"] if each["id"] == name)
    return found


def _islets(layout: str) -> list[list[int]]:
    """The boards of each islet; one island is no archipelago, and has none."""
    found: list[list[int]] = _layout(layout).get("islets", [])
    return found


def is_archipelago(layout: str) -> bool:
    """Whether the boards lie as several islets (SI-158)."""
    return len(_islets(layout)) > 1


@cache
def _oceans_between(layout: str) -> list[list[int]]:
    """How many oceans lie between two islets."""
    islets = _islets(layout) or [[]]
    of_board = {board: islet for islet, its in enumerate(islets) for board in its}
    all_of_them = range(len(islets))
    found = [[FAR * (one != other) for other in all_of_them] for one in all_of_them]
    for pair in _layout(layout).get("facing", ()):
        one, other = (of_board[board] for board in pair)
        found[one][other] = found[other][one] = 1
    for by_way_of, one, other in product(all_of_them, repeat=3):
        found[one][other] = min(found[one][other], found[one][by_way_of] + found[by_way_of][other])
    return found


class Island:
    """Boards in a layout. A land is a number: where its board begins, and its own number on the board.

    Changes are written as `gone 12`, `join 3 5`, `link 3 20` and `attach 1 side other-side`: a land is not there;
    a second land is one with the first; two lands are next to each other; a later board lies at that one.
    """

    def __init__(self, boards: tuple[str, ...], layout: str, changes: tuple[str, ...] = ()) -> None:
        self.boards = boards
        self.layout = layout
        printed = [PRINTED[board] for board in boards]
        sizes = [len(each["lands"]) + 1 for each in printed]  # the ocean of a board is its number 0
        begins = tuple(accumulate(sizes, initial=0))
        self.spans = tuple(pairwise(begins))  # of each board: its ocean, and where it ends
        self.size = begins[-1]
        self._board = tuple(board for board, size in enumerate(sizes) for _ in range(size))
        self.names = tuple(f"{boards[board]}{land - begins[board]}" for land, board in enumerate(self._board))
        self.number_of = {name: land for land, name in enumerate(self.names)}
        self.setup: tuple[dict[str, Any], ...] = tuple(
            land for each in printed for land in ({}, *each["lands"])
        )  # what is printed there
        self.terrain = tuple(TERRAINS.index(land["terrain"]) if land else OCEAN for land in self.setup)
        self.masks = tuple(1 << land for land in range(self.size))
        self.ashore = tuple(terrain != OCEAN for terrain in self.terrain)  # whether it is no ocean
        self.oceans = sum(1 << ocean for ocean, _ in self.spans)
        self.lands = (1 << self.size) - 1 & ~self.oceans
        self.coastal = sum(
            1 << self.land_of(board, number) for board, each in enumerate(printed) for number in each["coast"]
        )
        self._of_board = [(1 << end) - (2 << ocean) for ocean, end in self.spans]
        self._ocean = [self.spans[board][0] for board in self._board]
        self._also: list[tuple[int, int]] = []  # a land, and another terrain that it is of
        words = [change.split() for change in changes]
        attached = [each for each in words if each[0] == "attach"]
        self.places = [
            Place((x, y), each["rotation"]) for each in _layout(layout)["slots"] for x, y in [each["offset"]]
        ]
        self.islet_of = [
            next((islet for islet, its in enumerate(_islets(layout)) if board in its), 0)
            for board in range(len(boards) - len(attached))
        ]  # by board
        for _, board, side, other_side in attached:
            if layout != THEMATIC:
                self.places.append(beside(self.places[int(board)], side, other_side))
            self.islet_of.append(self.islet_of[int(board)])
        self.oceans_between = _oceans_between(layout)  # by islet and islet
        near = self._neighbours(printed, attached)
        self.facing = self._over_the_sea()  # masks: what lies over the sea from here
        self._change(near, words)
        self.near = tuple(near)  # masks; an ocean is next to the coast of its own board
        self.seas = tuple(bits(self.oceans))
        self.distance = tuple(tuple(self._distances(land)) for land in range(self.size))
        self._within: dict[tuple[int, int], int] = {}
        self._of_terrain: dict[tuple[int, ...], int] = {}

    def board_of(self, land: int) -> int:
        """The place of this land's board."""
        return self._board[land]

    @property
    def boards_left(self) -> list[int]:
        """The places of the boards that are there: all but those that were destroyed."""
        return [board for board, lands in enumerate(self._of_board) if lands]

    def of_board(self, board: int) -> int:
        """The lands of a board, without its ocean."""
        return self._of_board[board]

    def land_of(self, board: int, number: int) -> int:
        """The land with this number on a board."""
        return self.spans[board][0] + number

    def ocean_of(self, board: int) -> int:
        """The ocean of a board."""
        return self.spans[board][0]

    def ocean_at(self, land: int) -> int:
        """The ocean of this land's board."""
        return self._ocean[land]

    def of_terrain(self, *terrains: int) -> int:
        """All lands of these terrains."""
        known = self._of_terrain.get(terrains)
        if known is None:
            known = sum(1 << land for land, terrain in enumerate(self.terrain) if terrain in terrains)
            for land, terrain in self._also:
                known |= (terrain in terrains) << land
            known &= self.lands | self.oceans
            self._of_terrain[terrains] = known
        return known

    def within(self, land: int, steps: int) -> int:
        """What lies at most so many steps away, the land itself and oceans as well."""
        known = self._within.get((land, steps))
        if known is None:
            known = sum(1 << other for other, far in enumerate(self.distance[land]) if far <= steps)
            self._within[land, steps] = known
        return known

    def _change(self, near: list[int], changes: list[list[str]]) -> None:
        """What has changed about the island since it was laid out, one thing after the other."""
        for what, *numbers in changes:
            if what == "attach":
                continue
            land, *more = map(int, numbers)
            if what == "gone":
                self._leave(near, land)
                continue
            (other,) = more
            if what == "join":
                self._join(near, land, other)
            near[land] |= 1 << other
            near[other] |= 1 << land
            if what == "join":
                near[land] |= 1 << land  # SI-180
                self._leave(near, other)

    def _leave(self, near: list[int], land: int) -> None:
        """This land is not there."""
        here = ~(1 << land)
        self.facing = [mask & here for mask in self.facing]
        self.facing[land] = 0
        self.lands &= here
        self.oceans &= here
        self.coastal &= here
        self._of_board = [mask & here for mask in self._of_board]
        for other in range(self.size):
            near[other] &= here
        near[land] = 0

    def _join(self, near: list[int], land: int, other: int) -> None:
        """The first land is the second one too: where it lies, what is next to it and its terrain (SI-180)."""
        for beside_it in (near, self.facing):
            beside_it[land] |= beside_it[other]
            for each in bits(beside_it[other]):
                beside_it[each] |= 1 << land
        if self.coastal >> other & 1:
            if not self.coastal >> land & 1:
                self._ocean[land] = self._ocean[other]
            self.coastal |= 1 << land
        self._also.append((land, self.terrain[other]))
        self._of_board[self._board[other]] |= 1 << land

    def _neighbours(self, printed: list[Any], attached: list[list[str]]) -> list[int]:
        near = [0] * self.size

        def join(one: int, a: int, other: int, b: int) -> None:
            """A land of one board and a land of the same or another one, by their numbers there."""
            here, there = self.land_of(one, a), self.land_of(other, b)
            near[here] |= 1 << there
            near[there] |= 1 << here

        for board, each in enumerate(printed):
            for number, land in enumerate(each["lands"], 1):
                for other in land["adjacent"]:
                    join(board, number, board, other)
        for one, side, other, other_side in self._joins(attached):
            for a, b in self.meeting(one, side, other, other_side):
                join(one, a, other, b)
        if self.layout == THEMATIC:
            for pair in TOUCHING:
                a, b = (self.number_of.get(name, -1) for name in pair)
                if a >= 0 and b >= 0:
                    near[a] |= 1 << b
                    near[b] |= 1 << a
        for one, corner, other, other_corner in self._contacts(attached):
            join(one, printed[one]["corners"][corner], other, printed[other]["corners"][other_corner])
        return near

    def _later(self, attached: list[list[str]]) -> range:
        """The boards that came later and have a place in the layout."""
        return range(max(0, len(self.places) - len(attached)), len(self.places))

    def _of_islet(self, new: int) -> list[int]:
        """The boards before this one on its islet: others are drawn apart, even if they seem to touch."""
        return [board for board in range(new) if self.islet_of[board] == self.islet_of[new]]

    def _over_the_sea(self) -> list[int]:
        """By land: the coast that faces it over the sea; by ocean: the oceans that do (SI-158)."""
        found = [0] * self.size
        for one, other in _layout(self.layout).get("facing", ()):
            for here, there in ((one, other), (other, one)):
                found[self.ocean_of(here)] |= 1 << self.ocean_of(there)
                for land in bits(self.of_board(here) & self.coastal):
                    found[land] |= self.of_board(there) & self.coastal
        return found

    def _joins(self, attached: list[list[str]]) -> Iterator[tuple[int, str, int, str]]:
        """Boards and their sides that lie at each other: those of the layout, then those attached later."""
        for one, side, other, other_side in _layout(self.layout)["joins"]:
            yield one, side, other, other_side
        for new in self._later(attached):
            for board in self._of_islet(new):
                for side, other in meeting_sides(self.places[board], self.places[new]):
                    yield board, side, new, other

    def _contacts(self, attached: list[list[str]]) -> Iterator[tuple[int, str, int, str]]:
        """The same for boards that touch at a corner only."""
        for contact in _layout(self.layout)["corners"]:
            yield contact["a"] - 1, contact["aCorner"], contact["b"] - 1, contact["bCorner"]
        for new in self._later(attached):
            for board in self._of_islet(new):
                for corner, other in meeting_corners(self.places[board], self.places[new]):
                    yield board, corner, new, other

    def meeting(self, one: int, side: str, other: int, other_side: str) -> list[tuple[int, int]]:
        """Which lands of two boards face each other; the table has each pair of sides once."""
        there, here = f"{self.boards[one]}.{side}", f"{self.boards[other]}.{other_side}"
        if f"{there}|{here}" in MEETING:
            return [(a, b) for a, b in MEETING[f"{there}|{here}"]]
        return [(a, b) for b, a in MEETING[f"{here}|{there}"]]

    def _distances(self, start: int) -> list[int]:
        """Steps to everywhere; no way leads across an ocean, but one may begin or end there."""
        found = [FAR] * self.size
        seen, steps = 0, 0
        ring, next_ring = 1 << start, 0  # what may be so many steps away, and one step more
        while ring or next_ring:
            nearer, over_the_sea = next_ring, 0
            for land in bits(ring & ~seen):
                found[land] = steps
                if self.terrain[land] != OCEAN or land == start:
                    nearer |= self.near[land]
                    over_the_sea |= self.facing[land]  # two steps (SI-158)
            seen |= ring
            ring, next_ring = nearer & ~seen, over_the_sea & ~seen
            steps += 1
        return found


def island(boards: tuple[str, ...], layout: str, changes: tuple[str, ...] = ()) -> Island:
    """The island of these boards, worked out once."""
    return _island(boards, layout, changes)


def forget_islands() -> None:
    """Work all islands out again, after boards have come or gone."""
    _island.cache_clear()


# Behind a function without default values: the cache takes a call with and one without an argument for two.
_island = lru_cache(KEPT)(Island)
