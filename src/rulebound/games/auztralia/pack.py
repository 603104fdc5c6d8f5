"""A content pack: every table of the game, read once. The one in this package is partly reconstructed."""

import json
from collections import deque
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final
from weakref import WeakValueDictionary

from rulebound.games.auztralia.board import Board
from rulebound.games.auztralia.mythos_cards import mythos_card
from rulebound.kernel import plain_class

STANDARD: Final = "standard"
UNITS: Final = ("infantry", "armoured-car", "artillery", "airship", "armoured-train")
INFANTRY, CAR, ARTILLERY, AIRSHIP, TRAIN = range(5)
CLOCKWISE, COUNTER = 1, -1


@dataclass(slots=True, frozen=True)
class Unit:
    """A kind of military unit."""

    name: str
    count: int
    range: int
    capacity: int
    time: int  # what it adds to the time of an attack


@dataclass(slots=True, frozen=True)
class Tile:
    """An Old One tile. `spawn`: what a spawning tile calls up; `mark`: X or XX."""

    kind: str  # one of KINDS, or blank
    level: int
    vp: int
    capacity: int
    mark: str
    spawn: str


@dataclass(slots=True, frozen=True)
class Row:
    """One row of an Old One card: which units hit, and what comes back."""

    hits: tuple[int, ...]  # units by number
    damage: int
    airship: int
    sanity: int


@dataclass(slots=True, frozen=True)
class Card:
    """An Old One card: the tie-break on top, who moves, and a row for each kind."""

    number: int
    direction: int  # from 0, north, clockwise
    turn: int  # CLOCKWISE or COUNTER
    moves: frozenset[str]
    rows: dict[str, Row]


@dataclass(slots=True, frozen=True)
class Revelation:
    """A Revelation card."""

    id: str
    level: int
    kind: str
    benefit: dict[str, int]


class Pack:
    """All tables, in the shape in which the rules use them."""

    def __init__(self, name: str, tables: dict[str, dict[str, Any]]) -> None:
        self.name = name
        self.boards = {side: Board(tables[side]) for side in MAPS}
        self.survey: dict[int, tuple[str, bool]] = {
            each["id"]: (each["layout"], each["red_clip"]) for each in tables["survey"]["tiles"]
        }
        self.units = tuple(
            Unit(each["type"], each["count"], each["range"], each["capacity"], each["time"])
            for each in tables["units"]["units"]
        )
        barracks = {each["id"]: each["prices"] for each in tables["barracks"]["sides"]}
        # map -> what each kind of unit costs on the side of the player board that goes with it
        self.prices: dict[str, tuple[int, ...]] = {
            side: tuple(barracks[tables[side]["barracks"]][unit] for unit in UNITS) for side in MAPS
        }
        self.tiles = tuple(
            Tile(
                each["kind"],
                each["level"],
                each["vp"],
                each["capacity"],
                each.get("mark", ""),
                each.get("spawn", ""),
            )
            for each in tables["tiles"]["tiles"]
        )
        self.cards = tuple(_card(each) for each in tables["old-one-cards"]["cards"])
        self.revelations = tuple(
            Revelation(each["id"], each["level"], each["kind"], each.get("benefit", {}))
            for each in tables["revelations"]["cards"]
        )
        self.mythos = tuple(mythos_card(each) for each in tables["mythos"]["cards"])
        self.solo_mythos = tuple(mythos_card(each) for each in tables["solo-mythos"]["cards"])
        track = tables["track"]
        self.starts: dict[int, int] = {int(players): space for players, space in track["starts"].items()}
        self.coop_shift: int = track["coop"]  # how many spaces later the players of a cooperative game start
        self.site_14: dict[str, bool] = track["survey_14"]  # by solo level
        self.old_ones_start: int = track["old_ones"]
        self.end: int = track["end"]
        self.lit: frozenset[int] = frozenset(track["revelations"])
        self.stocks: dict[str, dict[str, int]] = track["stocks"]
        self.objectives: dict[str, dict[str, Any]] = {
            each["id"]: each for each in tables["objectives"]["objectives"]
        }
        self.variants: dict[str, dict[str, Any]] = {each["id"]: each for each in tables["variants"]["variants"]}
        self._provenance: dict[str, str] = {table: content["provenance"] for table, content in tables.items()}

    def provenance(self, side: str) -> dict[str, str]:
        """Where each table is from that a game on this map is played with."""
        return {table: said for table, said in self._provenance.items() if table == side or table not in MAPS}


def _card(data: dict[str, Any]) -> Card:
    rows = {
        kind: Row(tuple(UNITS.index(unit) for unit in row["hits"]), row["damage"], row["airship"], row["sanity"])
        for kind, row in data["rows"].items()
    }
    turn = CLOCKWISE if data["turn"] == "clockwise" else COUNTER
    return Card(data["number"], data["direction"] - 1, turn, frozenset(data["moves"]), rows)


def _read(table: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((DATA / f"{table}.json").read_text("utf-8"))
    return content


def _maps() -> tuple[str, ...]:
    """Every file with hexes is a map; those for most players come first."""
    names = [each.name.removesuffix(".json") for each in DATA.iterdir() if each.name.endswith(".json")]
    found = {name: _read(name) for name in names}
    maps = [name for name, content in found.items() if "hexes" in content]
    return tuple(sorted(maps, key=lambda name: (-max(found[name]["players"]), name)))


DATA: Final = files("rulebound.games.auztralia") / "data"
MAPS: Final = _maps()
TABLES: Final = (
    *MAPS,
    "survey",
    "units",
    "barracks",
    "tiles",
    "old-one-cards",
    "revelations",
    "mythos",
    "solo-mythos",
    "track",
    "objectives",
    "variants",
)


@plain_class  # a compiled class that is weakly referenced ends the process
class PackTables(dict[str, dict[str, Any]]):
    """The tables of a checked pack, as they stand in a set-up, with the pack that was made of them.

    `whole` are all tables that the rules read: a pack may leave some of them out.
    """

    __slots__ = ("__weakref__", "pack", "whole")

    def __init__(self, name: str, tables: dict[str, dict[str, Any]], whole: dict[str, dict[str, Any]]) -> None:
        super().__init__(tables)
        self.whole = whole
        self.pack = Pack(name, whole)

    def __reduce__(self) -> tuple[type[dict[str, Any]], tuple[dict[str, Any]]]:
        return dict, (dict(self),)  # another process checks them itself


# The packs that are played with, by the hash of their tables: a set-up keeps its own alive. Besides these only the
# newest few stay: strangers send packs inside records, and all of them together would fill the memory.
KNOWN: Final[WeakValueDictionary[str, PackTables]] = WeakValueDictionary()
NEWEST: Final[deque[PackTables]] = deque(maxlen=8)


@cache
def _standard_pack() -> Pack:
    return Pack(STANDARD, standard_tables())


def pack_of(name: str) -> Pack:
    """The standard pack, or the one of a set-up that is kept."""
    return _standard_pack() if name == STANDARD else KNOWN[name].pack


def standard_tables() -> dict[str, dict[str, Any]]:
    """The tables of this package."""
    return {table: _read(table) for table in TABLES}
