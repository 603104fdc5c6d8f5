"""Content packs: an owner of the printed game fills in what is printed there; nothing wrong is ever played with.

A pack is a folder with the same files as `data`. What is wrong with one is told file by file and entry by entry.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from rulebound.games.auztralia.board import around
from rulebound.games.auztralia.pack import KINDS, KNOWN, STANDARD, TABLES, UNITS, Pack, pack_of, standard_tables
from rulebound.kernel import BadSetup

Tables: TypeAlias = dict[str, dict[str, Any]]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Terrain = Literal["outback", "hills", "coast", "farmland", "desert"]
UnitName = Literal["infantry", "armoured-car", "artillery", "airship", "armoured-train"]
Kind = Literal["cthulhu", "shoggoth", "mi-go", "zombie", "loyalist", "temple"]
LARGEST: Final = 1_000_000  # bytes of one file


class _Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of what stands in a file."""


class HexEntry(_Entry):
    """One hex of a map."""

    id: str
    row: Small
    col: Small
    terrain: Terrain
    level: Annotated[int, msgspec.Meta(ge=1, le=3)] | None
    number: Annotated[int, msgspec.Meta(ge=1, le=99)] | None
    survey: bool
    port: bool
    vp: Small = 0


class SurveyEntry(_Entry):
    """A survey tile: its own hex, then the six around it."""

    id: Small
    layout: Annotated[str, msgspec.Meta(pattern="^[OICGP-]{7}$")]
    red_clip: bool


class UnitEntry(_Entry):
    """A kind of military unit."""

    type: UnitName
    count: Small
    cost: Small
    range: Small
    capacity: Annotated[int, msgspec.Meta(ge=1, le=20)]
    time: Small


class TileEntry(_Entry):
    """An Old One tile."""

    kind: Literal["cthulhu", "shoggoth", "mi-go", "zombie", "loyalist", "temple", "blank"]
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    vp: Small
    capacity: Small
    mark: Literal["", "X", "XX"] = ""
    spawn: Literal["", "mi-go", "zombie"] = ""


class RowEntry(_Entry):
    """A row of an Old One card."""

    hits: list[UnitName]
    damage: Small
    airship: Small
    sanity: Small


class CardEntry(_Entry):
    """An Old One card."""

    number: Annotated[int, msgspec.Meta(ge=1, le=40)]
    direction: Annotated[int, msgspec.Meta(ge=1, le=6)]
    turn: Literal["clockwise", "counter"]
    moves: list[Kind]
    rows: dict[Kind, RowEntry]


class RevelationEntry(_Entry):
    """A Revelation card."""

    id: str
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    kind: Literal["reveal", "reveal-rush", "assassinate", "feed-temples", "benefit", "nothing"]
    benefit: dict[Literal["coal", "iron", "gold", "infantry", "card", "time"], Small] = {}


# file -> where its entries stand, what each must be; the others must keep the shape of the standard pack
LISTS: Final[dict[str, tuple[str, type[_Entry]]]] = {
    "east": ("hexes", HexEntry),
    "west": ("hexes", HexEntry),
    "survey": ("tiles", SurveyEntry),
    "units": ("units", UnitEntry),
    "tiles": ("tiles", TileEntry),
    "old-one-cards": ("cards", CardEntry),
    "revelations": ("cards", RevelationEntry),
}
NUMBERS: Final = {"survey": 20, "units": 5, "tiles": 43, "old-one-cards": 40, "revelations": 30}
OTHERS: Final = tuple(table for table in TABLES if table not in LISTS)


def faults_of(tables: Tables) -> list[str]:
    """Everything that is wrong with a pack, one line for each fault: `file.json, entry: what`."""
    faults = [f"{table}.json: the file is missing" for table in TABLES if table not in tables]
    sound = set()
    for table, (place, entry) in LISTS.items():
        if table in tables:
            wrong = list(_wrong_entries(table, tables[table], place, entry))
            faults += [*_wrong_number(table, tables[table], place), *wrong]
            if not wrong:
                sound.add(table)
    for table in OTHERS:
        if table in tables:
            faults += _difference(table, tables[table])
    for needed, judge in JUDGES:
        if needed in sound:  # what entries say together can be judged only when each of them is sound
            faults += judge(needed, tables[needed])
    return faults


def _wrong_entries(table: str, content: dict[str, Any], place: str, entry: type[_Entry]) -> Iterator[str]:
    entries = content.get(place)
    if not isinstance(entries, list):
        yield f"{table}.json: wants a list called {place!r}"
        return
    for number, each in enumerate(entries, 1):
        try:
            msgspec.convert(each, entry)
        except msgspec.ValidationError as error:
            yield f"{table}.json, {place} {number}: {str(error).replace('`$.', '`').replace('`$`', 'the entry')}"


def _wrong_number(table: str, content: dict[str, Any], place: str) -> Iterator[str]:
    entries = content.get(place)
    if isinstance(entries, list) and len(entries) != NUMBERS.get(table, len(entries)):
        yield f"{table}.json: has {len(entries)} {place}, and there are {NUMBERS[table]}"


def _difference(table: str, content: dict[str, Any]) -> Iterator[str]:
    """Objectives, variants and the track come with rules of their own: their ids cannot be changed by a pack."""
    ours = standard_tables()[table]
    for key in ours:
        if key not in ("provenance", "note", "reconstructed") and type(content.get(key)) is not type(ours[key]):
            yield f"{table}.json: wants {key!r}, of the shape that the standard pack has"
    for key in ("objectives", "variants"):
        if isinstance(ours.get(key), list) and isinstance(content.get(key), list):
            ids = {each.get("id") if isinstance(each, dict) else None for each in content[key]}
            if ids != {each["id"] for each in ours[key]}:
                yield f"{table}.json: the ids of the {key} must be those of the standard pack"


# What the entries say together.


def _judge_map(side: str, content: dict[str, Any]) -> Iterator[str]:
    hexes = content["hexes"]
    at = {(each["row"], each["col"]) for each in hexes}
    names = Counter(each["id"] for each in hexes)
    numbers = Counter(each["number"] for each in hexes if each["number"] is not None)
    for what, counts in (("id", names), ("number", numbers)):
        yield from (f"{side}.json: the {what} {one} stands there twice" for one, n in counts.items() if n > 1)
    for each in hexes:
        place = f"{side}.json, hex {each['id']}"
        if each["id"] != f"{chr(ord('a') + each['col'])}{each['row'] + 1}":
            yield f"{place}: the id does not fit row {each['row']} and column {each['col']}"
        if (each["level"] is None) != (each["number"] is None):
            yield f"{place}: a hex has both a number and a level, or neither"
        if each["port"] and all(other in at for other in around(each["row"], each["col"])):
            yield f"{place}: a port site must lie at the sea"
        elif each["port"] and each["terrain"] not in ("coast", "farmland"):
            yield f"{place}: a port site must lie on the coast, not on {each['terrain']}"
    if sum(each["port"] for each in hexes) < 4:
        yield f"{side}.json: four ports need a site each"


def _judge_tiles(_table: str, content: dict[str, Any]) -> Iterator[str]:
    tiles = content["tiles"]
    plain = Counter(tile["level"] for tile in tiles if not tile.get("mark"))
    for level, number in ((1, 15), (2, 10), (3, 10)):
        if plain[level] != number:
            yield f"tiles.json: has {plain[level]} tiles of level {level}, and there are {number}"
    marks = Counter(tile.get("mark", "") for tile in tiles)
    if (marks["X"], marks["XX"]) != (6, 2):
        yield f"tiles.json: has {marks['X']} tiles marked X and {marks['XX']} marked XX; there are 6 and 2"
    for number, tile in enumerate(tiles, 1):
        if tile["kind"] != "blank" and not tile["capacity"]:
            yield f"tiles.json, tile {number}: a {tile['kind']} needs a capacity"
        if tile["kind"] in ("cthulhu", "shoggoth") and tile["capacity"] < 6:
            yield f"tiles.json, tile {number}: a {tile['kind']} has a capacity of 6 or more"
        if (tile.get("mark") == "XX") != bool(tile.get("spawn")):
            yield f"tiles.json, tile {number}: the tiles marked XX, and only they, spawn something"


def _judge_cards(_table: str, content: dict[str, Any]) -> Iterator[str]:
    cards = content["cards"]
    numbers = Counter(card["number"] for card in cards)
    yield from (f"old-one-cards.json: two cards have the number {one}" for one, n in numbers.items() if n > 1)
    for card in cards:
        place = f"old-one-cards.json, card {card['number']}"
        missing = [kind for kind in KINDS if kind not in card["rows"]]
        if missing:
            yield f"{place}: has no row for {', '.join(missing)}"
            continue
        if "armoured-car" in card["rows"]["temple"]["hits"]:
            yield f"{place}: armoured cars never hit temples"
        if card["rows"]["loyalist"]["sanity"]:
            yield f"{place}: loyalists never cost sanity"
        if "temple" in card["moves"]:
            yield f"{place}: temples never move"


def _judge_revelations(_table: str, content: dict[str, Any]) -> Iterator[str]:
    cards = content["cards"]
    levels = Counter(card["level"] for card in cards)
    for level in (1, 2, 3):
        if levels[level] != 10:
            yield f"revelations.json: has {levels[level]} cards of level {level}, and there are 10"
    for card in cards:
        if (card["kind"] == "benefit") != bool(card.get("benefit")):
            yield f"revelations.json, card {card['id']}: says what it brings if its kind is benefit, else nothing"


def _judge_units(_table: str, content: dict[str, Any]) -> Iterator[str]:
    order = [unit["type"] for unit in content["units"]]
    if order != list(UNITS):
        yield f"units.json: the units must stand in this order: {', '.join(UNITS)}"


JUDGES: Final[tuple[tuple[str, Callable[[str, dict[str, Any]], Iterator[str]]], ...]] = (
    ("east", _judge_map),
    ("west", _judge_map),
    ("tiles", _judge_tiles),
    ("old-one-cards", _judge_cards),
    ("revelations", _judge_revelations),
    ("units", _judge_units),
)


# Folders, and packs in play.


def read_folder(folder: Path) -> tuple[Tables, list[str]]:
    """The tables of a pack, and what is wrong with them."""
    tables: Tables = {}
    faults: list[str] = []
    for table in TABLES:
        path = folder / f"{table}.json"
        if not path.is_file():
            continue
        try:
            if path.stat().st_size > LARGEST:
                raise ValueError(f"is larger than {LARGEST:,} bytes")
            content = json.loads(path.read_text("utf-8"))
            if not isinstance(content, dict):
                raise ValueError("wants names and values in braces")
        except (OSError, ValueError, RecursionError) as error:
            faults.append(f"{table}.json: cannot be read: {error}")
            tables[table] = {}
            continue
        tables[table] = content
    if faults:
        return tables, faults
    return tables, faults_of(tables)


def write_template(folder: Path) -> None:
    """A pack to be filled in: the standard tables, and a page that says what is known and what is not."""
    folder.mkdir(parents=True, exist_ok=True)
    for table, content in standard_tables().items():
        path = folder / f"{table}.json"
        if path.exists():
            raise BadSetup(f"{path.name} is there already: choose an empty folder")
        path.write_text(json.dumps(content, indent=1) + "\n", "utf-8")
    (folder / "README.md").write_text(TEMPLATE_PAGE, "utf-8")


def hash_of(tables: Tables) -> str:
    """A name for exactly these tables."""
    text = json.dumps({table: tables[table] for table in TABLES}, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def check_pack(value: object) -> object:
    """The answer to the question for a pack: `standard`, or all tables of another, which is then known."""
    if value == STANDARD:
        return value
    if not isinstance(value, dict) or not all(isinstance(each, dict) for each in value.values()):
        raise BadSetup("pack: wants the word standard, or all tables of a pack")
    tables: Tables = {table: value[table] for table in TABLES if table in value}
    try:
        name = hash_of(tables) if len(tables) == len(TABLES) else ""
    except (TypeError, ValueError, RecursionError) as error:
        raise BadSetup(f"pack: cannot be read: {error}") from error
    if name not in KNOWN:
        faults = faults_of(tables)
        if faults:
            raise BadSetup(f"pack: {faults[0]}" + (f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""))
        KNOWN[name] = Pack(name, tables)
    return tables


def pack_named(value: object) -> Pack:
    """The pack that a checked set-up asks for."""
    return pack_of(STANDARD) if value == STANDARD else KNOWN[hash_of(value)]  # type: ignore[arg-type]


TEMPLATE_PAGE: Final = """\
# A content pack for AuZtralia

These files hold every table of the game. As they stand they are the tables of Rulebound's own pack, parts of which
are reconstructed because they are not public. If you own the game, put in what is printed on your copy:

- `east.json`, `west.json`: the hexes. `port` is true where a port symbol is printed. `number` and `level` stand on
  wild hexes only; `survey` marks the triangles; `vp` the tokens of the West map.
- `units.json`: prices, ranges and capacities from the player board.
- `tiles.json`: points and capacity of each Old One tile; `mark` is X or XX on the eight tiles of the challenges.
- `old-one-cards.json`: the 40 cards. `direction` is the number on top, `turn` the arrow beside it, `moves` the
  kinds in a circle; in each row `hits` are the units on the left, the rest is what comes back.
- `revelations.json`: the 30 cards, ten of each level.
- `survey.json`: the 20 survey tiles: own hex, then north and clockwise; O old one, I iron, C coal, G gold,
  P phosphate, - nothing.
- `track.json`, `objectives.json`, `variants.json`: start spaces, stocks, points. Their ids stay as they are.

Check it with `rulebound validate FOLDER`. Put it into the folder `packs/auztralia` of your data folder, and
the lobby offers it. Please keep it to yourself: what is printed belongs to the publisher.
"""
