"""A map: hexes, their neighbours and the edges between them. Sets of hexes are bit masks, hexes are numbers."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from rulebound.kernel import Option

DIRECTIONS: Final = 6  # 1 is north, then clockwise; here they count from 0
NOWHERE: Final = -1


class Board:
    """One map and what its file says of it. A hex is known by its number here and by its id (`g5`) outside."""

    def __init__(self, data: dict[str, Any]) -> None:
        hexes = data["hexes"]
        self.name: str = data["map"]
        self.ids: tuple[str, ...] = tuple(each["id"] for each in hexes)
        self.number_of: dict[str, int] = {name: h for h, name in enumerate(self.ids)}
        self.size = len(self.ids)
        self.places: tuple[tuple[int, int], ...] = tuple((each["row"], each["col"]) for each in hexes)
        self.terrain: tuple[str, ...] = tuple(each["terrain"] for each in hexes)
        self.level: tuple[int, ...] = tuple(each["level"] or 0 for each in hexes)
        self.printed: tuple[int, ...] = tuple(each["number"] or 0 for each in hexes)  # 0: no number
        self.vp: tuple[int, ...] = tuple(each["vp"] for each in hexes)
        self.survey: tuple[int, ...] = tuple(h for h, each in enumerate(hexes) if each["survey"])
        self.ports = mask_of(h for h, each in enumerate(hexes) if each["port"])
        ground = data["terrain"]
        self.hills = mask_of(h for h, its in enumerate(self.terrain) if ground[its].get("hills", False))
        self.barren = mask_of(h for h, its in enumerate(self.terrain) if not ground[its].get("resources", True))
        self.farms_on: dict[str, tuple[str, ...]] = {name: tuple(its["farms"]) for name, its in ground.items()}
        self.farms: tuple[tuple[str, ...], ...] = tuple(self.farms_on[its] for its in self.terrain)
        names = {name for its in self.farms_on.values() for name in its}
        self.farmland: dict[str, int] = {
            name: mask_of(h for h, its in enumerate(self.farms) if name in its) for name in names
        }
        self.farm_rule: str = data["farm_rule"]  # the rule that says which farm goes where
        self.not_surveyed: frozenset[str] = frozenset(data["not_surveyed"])  # resources that the survey leaves out
        self.solo_site: int | None = data["solo_site"]  # a survey hex that some solo games leave out
        self.ports_apart: dict[str, int] = data["ports_apart"]  # as a rule, and with a variant for two players
        self.objectives_left_out: frozenset[str] = frozenset(data["objectives_left_out"])
        at = {place: h for h, place in enumerate(self.places)}
        # hex -> its neighbour in each direction, NOWHERE off the map
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(at.get(place, NOWHERE) for place in around(row, col)) for row, col in self.places
        )
        self.next_to: tuple[int, ...] = tuple(
            mask_of(other for other in others if other != NOWHERE) for others in self.neighbours
        )
        self.edges: tuple[tuple[int, int], ...] = tuple(
            (h, other) for h in range(self.size) for other in self.neighbours[h] if other > h
        )
        self.edge_between: dict[tuple[int, int], int] = {}
        for e, (one, other) in enumerate(self.edges):
            self.edge_between[one, other] = self.edge_between[other, one] = e
        # hex -> (edge, hex beyond it)
        self.ways: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple((self.edge_between[h, other], other) for other in self.neighbours[h] if other != NOWHERE)
            for h in range(self.size)
        )
        self.distance: tuple[tuple[int, ...], ...] = tuple(self._distances(h) for h in range(self.size))
        self.by_printed: tuple[int, ...] = tuple(
            sorted((h for h in range(self.size) if self.printed[h]), key=lambda h: self.printed[h])
        )
        self._options: dict[str, tuple[Option, ...]] = {}

    def _distances(self, start: int) -> tuple[int, ...]:
        """Steps over land from one hex to every other."""
        found = [NOWHERE] * self.size
        found[start] = 0
        ring = [start]
        for h in ring:
            for other in self.neighbours[h]:
                if other != NOWHERE and found[other] == NOWHERE:
                    found[other] = found[h] + 1
                    ring.append(other)
        return tuple(found)

    def options(self, verb: str) -> tuple[Option, ...]:
        """The option `verb g5` for every hex, made once."""
        known = self._options.get(verb)
        if known is None:
            known = self._options[verb] = tuple(Option(verb, name) for name in self.ids)
        return known

    def rail_options(self) -> tuple[Option, ...]:
        """The option `rail g5 g6` for every edge, made once."""
        known = self._options.get("rail")
        if known is None:
            known = self._options["rail"] = tuple(
                Option("rail", self.ids[one], self.ids[other]) for one, other in self.edges
            )
        return known


def around(row: int, col: int) -> tuple[tuple[int, int], ...]:
    """The places north, north-east, south-east, south, south-west and north-west of a place."""
    low = col & 1  # odd columns sit half a hex lower
    return (
        (row - 1, col),
        (row - 1 + low, col + 1),
        (row + low, col + 1),
        (row + 1, col),
        (row + low, col - 1),
        (row - 1 + low, col - 1),
    )


def mask_of(numbers: Iterable[int]) -> int:
    """A set of hexes as a bit mask."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


@lru_cache(maxsize=4096)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a mask, lowest first; the same hexes are asked for again and again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)
