"""The four maps: what is printed on the board and never changes. Sets of regions are bit masks."""

import json
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from rulebound.kernel import Option

TERRAINS: Final = ("black-mountain", "mine", "mudpool", "mushroom-forest", "mystic-crystal", "river", "chasm")


class Board:
    """One map. A region is known by its number here and by its id (`r07`) outside."""

    def __init__(self, data: dict[str, Any]) -> None:
        regions = data["regions"]
        self.turns: int = data["turns"]
        self.provenance: str = data["provenance"]
        self.reconstructed: tuple[str, ...] = tuple(data.get("reconstructed", ()))
        self.ids: tuple[str, ...] = tuple(region["id"] for region in regions)
        self.number: dict[str, int] = {name: r for r, name in enumerate(self.ids)}
        self.size = len(self.ids)
        self.all = (1 << self.size) - 1
        self.terrain: tuple[str, ...] = tuple(region["terrain"] for region in regions)
        self.of_terrain = {
            terrain: _mask(r for r, its in enumerate(self.terrain) if its == terrain) for terrain in TERRAINS
        }
        self.chasms, self.rivers = self.of_terrain["chasm"], self.of_terrain["river"]
        self.borders: tuple[int, ...] = tuple(
            _mask(self.number[other] for other in region["adjacent"]) for region in regions
        )
        self.edge = _mask(r for r, region in enumerate(regions) if region["edge"]) & ~self.chasms
        self.monsters: tuple[int, ...] = tuple(region["monsters"] for region in regions)
        self.volcanoes = _mask(r for r, region in enumerate(regions) if region["volcano"])
        self.chasm_side = self.next_to(self.chasms) & ~self.chasms
        self.coast = self.next_to(self.rivers) & ~self.rivers & ~self.chasms
        self.ground: tuple[int, ...] = tuple(  # what an empty region costs
            (1 if terrain == "river" else 2) + (terrain == "black-mountain") for terrain in self.terrain
        )
        self.outlines: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple((x, y) for x, y in region["polygon"]) for region in regions
        )
        self.labels: tuple[tuple[int, int], ...] = tuple((x, y) for x, y in (each["label"] for each in regions))
        self._options: dict[str, tuple[Option, ...]] = {}
        self._placings: dict[int, tuple[Option, ...]] = {}

    def next_to(self, mask: int) -> int:
        """The regions that share a border with any of these."""
        found, borders = 0, self.borders
        for r in bits(mask):
            found |= borders[r]
        return found

    def options(self, verb: str) -> tuple[Option, ...]:
        """The option `verb r07` for every region, made once."""
        known = self._options.get(verb)
        if known is None:
            known = self._options[verb] = tuple(Option(verb, name) for name in self.ids)
        return known

    def placings(self, tokens: int) -> tuple[Option, ...]:
        """The option `place r07 3` with so many tokens for every region, made once."""
        known = self._placings.get(tokens)
        if known is None:
            known = self._placings[tokens] = tuple(Option("place", name, tokens) for name in self.ids)
        return known


@lru_cache(maxsize=4096)
def bits(mask: int) -> tuple[int, ...]:
    """The region numbers in a mask, lowest first; the same regions are asked for again and again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def _mask(numbers: Iterator[int]) -> int:
    found = 0
    for r in numbers:
        found |= 1 << r
    return found


def _read(seat_count: int) -> Board:
    text = files(__package__).joinpath("maps", f"{seat_count}p.json").read_text("utf-8")
    return Board(json.loads(text))


FEWEST: Final = 2  # players
BOARDS: Final[list[Board]] = [_read(seat_count) for seat_count in range(FEWEST, 6)]


def board_for(seat_count: int) -> Board:
    """The map for this number of players (SU-001)."""
    return BOARDS[seat_count - FEWEST]
