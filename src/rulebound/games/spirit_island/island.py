"""The island: boards joined in a layout, who is next to whom, and how far it is (SI-009, SI-065, SI-066)."""

import json
from collections import deque
from functools import cache
from importlib.resources import files
from typing import Any, Final

JUNGLE, MOUNTAIN, SANDS, WETLAND, OCEAN = range(5)
TERRAINS: Final = ("jungle", "mountain", "sands", "wetland", "ocean")
BOARDS: Final = ("A", "B", "C", "D", "E", "F")
LANDS: Final = 9  # of a board: its ocean is number 0, its lands are 1 to 8
FAR: Final = 99
COASTAL: Final = (1, 2, 3)


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


def layouts_for(players: int) -> list[str]:
    """The layouts for so many boards, the standard one first."""
    fitting = [each for each in _data("layouts")["layouts"] if each["players"] == players]
    return [each["id"] for each in sorted(fitting, key=lambda each: not each["standard"])]


def all_layouts() -> list[str]:
    """Every layout there is."""
    return [each["id"] for each in _data("layouts")["layouts"]]


class Island:
    """Boards in a layout. A land is a number: nine times its board's place, and its own number on the board."""

    def __init__(self, boards: tuple[str, ...], layout: str) -> None:
        self.boards = boards
        self.layout = layout
        self.size = LANDS * len(boards)
        self.names = tuple(f"{board}{number}" for board in boards for number in range(LANDS))
        self.number_of = {name: land for land, name in enumerate(self.names)}
        printed = [_data("boards")["boards"][board]["lands"] for board in boards]
        self.terrain = tuple(
            OCEAN if not number else TERRAINS.index(lands[number - 1]["terrain"])
            for lands in printed
            for number in range(LANDS)
        )
        self.setup = tuple({} if not number else lands[number - 1] for lands in printed for number in range(LANDS))
        self.oceans = sum(1 << land for land in range(0, self.size, LANDS))
        self.lands = (1 << self.size) - 1 & ~self.oceans
        self.coastal = sum(1 << land + each for land in range(0, self.size, LANDS) for each in COASTAL)
        self.near = self._neighbours(printed)  # masks; an ocean is next to the coast of its own board
        self.distance = tuple(tuple(self._distances(land)) for land in range(self.size))
        self._within: dict[tuple[int, int], int] = {}
        self._of_terrain: dict[tuple[int, ...], int] = {}

    def board_of(self, land: int) -> int:
        """The place of this land's board."""
        return land // LANDS

    def of_board(self, board: int) -> int:
        """The lands of a board, without its ocean."""
        return (1 << LANDS) - 2 << LANDS * board

    def of_terrain(self, *terrains: int) -> int:
        """All lands of these terrains."""
        known = self._of_terrain.get(terrains)
        if known is None:
            known = sum(1 << land for land, terrain in enumerate(self.terrain) if terrain in terrains)
            self._of_terrain[terrains] = known
        return known

    def within(self, land: int, steps: int) -> int:
        """What lies at most so many steps away, the land itself and oceans as well."""
        known = self._within.get((land, steps))
        if known is None:
            known = sum(1 << other for other, far in enumerate(self.distance[land]) if far <= steps)
            self._within[land, steps] = known
        return known

    def _neighbours(self, printed: list[Any]) -> tuple[int, ...]:
        near = [0] * self.size

        def join(one: int, other: int) -> None:
            near[one] |= 1 << other
            near[other] |= 1 << one

        for place, lands in enumerate(printed):
            for number, land in enumerate(lands, 1):
                for other in land["adjacent"]:
                    join(LANDS * place + number, LANDS * place + other)
        layout = next(each for each in _data("layouts")["layouts"] if each["id"] == self.layout)
        for one, side, other, other_side in layout["joins"]:
            for a, b in self._meeting(one, side, other, other_side):
                join(LANDS * one + a, LANDS * other + b)
        for contact in layout["corners"]:
            one, other = contact["a"] - 1, contact["b"] - 1
            a = _data("boards")["boards"][self.boards[one]]["corners"][contact["aCorner"]]
            b = _data("boards")["boards"][self.boards[other]]["corners"][contact["bCorner"]]
            join(LANDS * one + a, LANDS * other + b)
        return tuple(near)

    def _meeting(self, one: int, side: str, other: int, other_side: str) -> list[tuple[int, int]]:
        """Which lands of two boards face each other; the table has each pair of sides once."""
        table = _data("layouts")["meeting"]
        there, here = f"{self.boards[one]}.{side}", f"{self.boards[other]}.{other_side}"
        if f"{there}|{here}" in table:
            return [(a, b) for a, b in table[f"{there}|{here}"]]
        return [(a, b) for b, a in table[f"{here}|{there}"]]

    def _distances(self, start: int) -> list[int]:
        """Steps to everywhere; no way leads across an ocean, but one may begin or end there."""
        found = [FAR] * self.size
        found[start] = 0
        queue = deque([start])
        while queue:
            land = queue.popleft()
            if self.terrain[land] == OCEAN and land != start:
                continue
            for other in bits(self.near[land]):
                if found[other] == FAR:
                    found[other] = found[land] + 1
                    queue.append(other)
        return found


@cache
def island(boards: tuple[str, ...], layout: str) -> Island:
    """The island of these boards, worked out once."""
    return Island(boards, layout)
