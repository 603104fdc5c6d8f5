"""What is wrong with a content pack, told file by file and entry by entry."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from rulebound.games.auztralia.board import Board, around, bits
from rulebound.games.auztralia.kinds import BLANK, CALLED, KINDS
from rulebound.games.auztralia.mythos_faults import MythosEntry, SoloMythosEntry, judge_mythos
from rulebound.games.auztralia.pack import INFANTRY, MAPS, TABLES, UNITS, standard_tables
from rulebound.games.auztralia.pack_whole import whole_pack
from rulebound.games.auztralia.revenge.setup import INFANTRY_AT_START
from rulebound.games.auztralia.state import FARMS

MOST_PLAYERS: Final = 4  # besides who plays the Old Ones

Tables: TypeAlias = dict[str, dict[str, Any]]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Outside = Annotated[int, msgspec.Meta(ge=-9, le=99)]
UnitName = Literal["infantry", "armoured-car", "artillery", "airship", "armoured-train"]
VariantName = Annotated[str, msgspec.Meta(pattern="^[a-z-]{1,20}$")]
KindName = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(KINDS)})$")]
MOST_SITES: Final = 24  # of ports on one map
MOST_CHARACTERS: Final = 5  # for a player of the variant with old hands
PROSE: Final = ("provenance", "note", "reconstructed")  # what any file says of itself


class _Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of what stands in a file."""


class About(_Entry, kw_only=True):
    """What every file says of itself: where its numbers are from, and which of them are reconstructed."""

    provenance: Annotated[str, msgspec.Meta(pattern="^[ -~]{1,60}$")]
    note: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    reconstructed: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=100)] = []


class TerrainEntry(_Entry):
    """A kind of ground."""

    farms: Annotated[list[Literal["sheep", "cattle", "corn"]], msgspec.Meta(max_length=len(FARMS))]
    hills: bool = False
    ports: bool = False
    resources: bool = True


class InlandEntry(_Entry):
    """A part of the sheet, beyond the hexes, where the land goes on: from row to row, from column to column."""

    rows: tuple[Outside, Outside]
    columns: tuple[Outside, Outside]


class CompassEntry(_Entry):
    """Where the compass stands on the sheet."""

    row: Annotated[float, msgspec.Meta(ge=-2, le=14)]
    column: Annotated[float, msgspec.Meta(ge=-2, le=18)]
    size: Annotated[float, msgspec.Meta(ge=0.5, le=3)]


class AboutMap(About, kw_only=True):
    """A map also has its name and its size, and what goes for the whole of it."""

    map: str
    rows: Annotated[int, msgspec.Meta(ge=1, le=12)]
    columns: Annotated[int, msgspec.Meta(ge=1, le=16)]
    players: list[Annotated[int, msgspec.Meta(ge=1, le=4)]]
    barracks: str
    ports_apart: dict[VariantName, Annotated[int, msgspec.Meta(ge=1, le=99)]]
    terrain: dict[str, TerrainEntry]
    farm_rule: Annotated[str, msgspec.Meta(pattern="^AZ-[A-Z][0-9]{1,2}$")]
    not_surveyed: list[Literal["coal", "iron", "gold", "phosphate"]]
    solo_site: Annotated[int, msgspec.Meta(ge=1, le=99)] | None
    objectives_left_out: Annotated[list[str], msgspec.Meta(max_length=9)]
    inland: Annotated[list[InlandEntry], msgspec.Meta(max_length=20)]
    compass: CompassEntry


class HexEntry(_Entry):
    """One hex of a map."""

    id: str
    row: Small
    col: Small
    terrain: str
    level: Annotated[int, msgspec.Meta(ge=1, le=3)] | None
    number: Annotated[int, msgspec.Meta(ge=1, le=99)] | None
    survey: bool
    port: bool
    vp: Small


class SurveyEntry(_Entry):
    """A survey tile: its own hex, then the six around it."""

    id: Small
    layout: Annotated[str, msgspec.Meta(pattern="^[OICGP-]{7}$")]
    red_clip: bool


class UnitEntry(_Entry):
    """A kind of military unit."""

    type: UnitName
    count: Small
    range: Small
    capacity: Annotated[int, msgspec.Meta(ge=1, le=20)]
    time: Small


class BarracksEntry(_Entry):
    """A side of the player board."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z-]{1,20}$")]
    prices: dict[UnitName, Small]


class TileEntry(_Entry):
    """An Old One tile."""

    kind: Annotated[str, msgspec.Meta(pattern=f"^({'|'.join((*KINDS, BLANK))})$")]
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    vp: Small
    capacity: Small
    mark: Literal["", "X", "XX"] = ""
    spawn: Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(CALLED)})?$")] = ""


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
    moves: Annotated[list[KindName], msgspec.Meta(max_length=len(KINDS))]
    rows: dict[KindName, RowEntry]


class RevelationEntry(_Entry):
    """A Revelation card."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{1,20}$")]
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    kind: Literal["reveal", "reveal-rush", "assassinate", "feed-temples", "benefit", "nothing"]
    benefit: dict[
        Literal["coal", "iron", "gold", "infantry", "card", "time", "scouts"],
        Annotated[int, msgspec.Meta(ge=1, le=9)],
    ] = {}


# file -> where its entries stand, what each must be; the others must keep the shape of the standard pack
LISTS: Final[dict[str, tuple[str, type[msgspec.Struct]]]] = {
    **dict.fromkeys(MAPS, ("hexes", HexEntry)),
    "survey": ("tiles", SurveyEntry),
    "units": ("units", UnitEntry),
    "barracks": ("sides", BarracksEntry),
    "tiles": ("tiles", TileEntry),
    "old-one-cards": ("cards", CardEntry),
    "revelations": ("cards", RevelationEntry),
    "mythos": ("cards", MythosEntry),
    "solo-mythos": ("cards", SoloMythosEntry),
}
# Packs are read in threads: msgspec crashes when two of them let it read a structure for the first time at once.
for _structure in {About, AboutMap, *(entry for _, entry in LISTS.values())}:
    msgspec.json.Decoder(_structure)
NUMBERS: Final = {
    "survey": 20,
    "units": 5,
    "tiles": 43,
    "old-one-cards": 40,
    "revelations": 30,
    "mythos": 30,
    "solo-mythos": 30,
}


def faults_of(given: Tables) -> list[str]:
    """Everything that is wrong with a pack, one line for each fault: `file.json, entry: what`."""
    tables = whole_pack(given)
    faults = [f"{table}.json: the file is missing" for table in TABLES if table not in tables]
    sound = set()
    for table, content in tables.items():
        wrong = list(_wrong_about(table, content))
        if table in LISTS:
            place, entry = LISTS[table]
            entries = list(_wrong_entries(table, content, place, entry))
            faults += [*wrong, *_wrong_number(table, content, place), *entries]
            wrong += entries
        else:
            unlike = list(_unlike_ours(table, content))
            faults += [*wrong, *unlike]
            wrong += unlike
        if not wrong:
            sound.add(table)
    for needed, judge in JUDGES:
        if needed in sound:  # what entries say together can be judged only when each of them is sound
            faults += judge(needed, tables[needed])
    return faults or [*_judge_barracks(tables), *_judge_ports(tables)]


def _wrong_about(table: str, content: dict[str, Any]) -> Iterator[str]:
    of_map = table in MAPS
    names = About.__struct_fields__ if not of_map else AboutMap.__struct_fields__
    place = LISTS[table][0] if table in LISTS else None
    known = {*names, place} if place else {*names, *standard_tables()[table]}
    yield from (f"{table}.json: {name[:60]!r} is not known here" for name in content if name not in known)
    try:
        msgspec.convert({name: content[name] for name in names if name in content}, AboutMap if of_map else About)
    except msgspec.ValidationError as error:
        yield f"{table}.json: {_told(error)}"
        return
    if of_map and content["map"] != table:
        yield f"{table}.json: 'map' must be {table!r}, not {content['map']!r}"


def _told(error: msgspec.ValidationError) -> str:
    return str(error).replace("`$.", "`").replace("`$`", "the entry").replace("Object missing", "Missing the")


def _wrong_entries(table: str, content: dict[str, Any], place: str, entry: type[msgspec.Struct]) -> Iterator[str]:
    entries = content.get(place)
    if not isinstance(entries, list):
        yield f"{table}.json: wants a list called {place!r}"
        return
    for number, each in enumerate(entries, 1):
        try:
            msgspec.convert(each, entry)
        except msgspec.ValidationError as error:
            yield f"{table}.json, {place} {number}: {_told(error)}"


def _wrong_number(table: str, content: dict[str, Any], place: str) -> Iterator[str]:
    entries = content.get(place)
    if isinstance(entries, list) and len(entries) != NUMBERS.get(table, len(entries)):
        yield f"{table}.json: has {len(entries)} {place}, and there are {NUMBERS[table]}"


def _unlike_ours(table: str, content: dict[str, Any]) -> Iterator[str]:
    """Objectives, variants and the track come with rules of their own: a pack can change their numbers alone."""
    for key, ours in standard_tables()[table].items():
        if key in PROSE:
            continue
        theirs = content.get(key)
        if key not in ("objectives", "variants"):
            yield from _unlike(table, key, ours, theirs)
            continue
        found = _by_id(theirs)
        if list(found) != [each["id"] for each in ours]:
            yield f"{table}.json: the ids of the {key} must be those of the standard pack, in the same order"
            continue
        for each in ours:
            yield from _unlike(table, each["id"], each, found[each["id"]])


def _by_id(entries: object) -> dict[object, object]:
    if not isinstance(entries, list):
        return {}
    return {str(each.get("id")): each for each in entries if isinstance(each, dict)}


def _unlike(table: str, place: str, ours: object, theirs: object) -> Iterator[str]:
    """Where a value has not the shape of ours: the same names, numbers from 0 to 99, lists of such numbers."""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        for key in ours:
            yield from _unlike(table, f"{place}.{key}", ours[key], theirs[key])
    elif isinstance(ours, dict) or not _is_like(ours, theirs):
        yield f"{table}.json: wants {place!r}, of the shape that the standard pack has"


def _is_like(ours: object, theirs: object) -> bool:
    if isinstance(ours, list):
        return isinstance(theirs, list) and all(_is_like(0, each) for each in theirs)
    if isinstance(ours, int) and not isinstance(ours, bool):
        return isinstance(theirs, int) and not isinstance(theirs, bool) and 0 <= theirs <= 99
    return type(theirs) is type(ours)


# What the entries say together.


def _judge_map(side: str, content: dict[str, Any]) -> Iterator[str]:
    hexes = content["hexes"]
    at = dict.fromkeys((each["row"], each["col"]) for each in hexes)
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
        elif each["terrain"] not in content["terrain"]:
            yield f"{place}: the map's table of terrain has no {each['terrain'][:60]!r}"
        elif each["port"] and not content["terrain"][each["terrain"]].get("ports", False):
            yield f"{place}: a port site cannot lie on {each['terrain']}"
    rows, columns = content["rows"], content["columns"]
    outside = [each["id"] for each in hexes if each["row"] >= rows or each["col"] >= columns]
    if outside:
        yield f"{side}.json: hex {outside[0]} lies outside the {rows} rows and {columns} columns of the map"
    sites = sum(each["port"] for each in hexes)
    if not 4 <= sites <= MOST_SITES:
        yield f"{side}.json: has {sites} sites for ports; there must be 4 to {MOST_SITES}"
    yield from _judge_terms(side, content)
    apart = len(hexes) - len(_mainland(at))
    if apart:
        yield f"{side}.json: {apart} hexes cannot be reached over land from hex {hexes[0]['id']}"


def _judge_terms(side: str, content: dict[str, Any]) -> Iterator[str]:
    """What a map says of the whole of itself."""
    tables = standard_tables()
    known = {name for each in MAPS for name in tables[each]["terrain"]}
    for name, its in content["terrain"].items():
        if name not in known:
            yield f"{side}.json: terrain {name[:60]!r} is not known ({', '.join(sorted(known))} are)"
        if len(set(its["farms"])) != len(its["farms"]):
            yield f"{side}.json: terrain {name[:60]!r} names a farm twice"
    missing = [name for name in tables[side]["ports_apart"] if name not in content["ports_apart"]]
    yield from (f"{side}.json: ports_apart does not say {name!r}" for name in missing)
    unknown = [name for name in content["ports_apart"] if name not in tables[side]["ports_apart"]]
    yield from (f"{side}.json: ports_apart says {name!r}, which is no variant" for name in unknown)
    if content["players"] != tables[side]["players"]:
        yield f"{side}.json: players must be {tables[side]['players']}: the lobby offers the map to so many"
    site = content["solo_site"]
    if site is not None and not any(each["number"] == site and each["survey"] for each in content["hexes"]):
        yield f"{side}.json: solo_site is {site}, but no survey hex has that number"
    aims = [each["id"] for each in tables["objectives"]["objectives"]]
    unknown = [name for name in content["objectives_left_out"] if name not in aims]
    yield from (f"{side}.json: objectives_left_out names {name[:60]!r}, which is no objective" for name in unknown)


def _mainland(places: dict[tuple[int, int], None]) -> set[tuple[int, int]]:
    """The places that hang together with the first."""
    found = set(list(places)[:1])
    ring = list(found)
    for place in ring:
        for other in around(*place):
            if other in places and other not in found:
                found.add(other)
                ring.append(other)
    return found


def _judge_survey(_table: str, content: dict[str, Any]) -> Iterator[str]:
    ids = Counter(tile["id"] for tile in content["tiles"])
    yield from (f"survey.json: two tiles have the id {one}" for one, n in ids.items() if n > 1)


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
        least = KINDS[tile["kind"]].least if tile["kind"] != BLANK else 0
        if least and not tile["capacity"]:
            yield f"tiles.json, tile {number}: a {tile['kind']} needs a capacity"
        elif tile["capacity"] < least:
            yield f"tiles.json, tile {number}: a {tile['kind']} has a capacity of {least} or more"
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
        for name, kind in KINDS.items():
            row = card["rows"][name]
            hit_by = [unit for unit in kind.never_hit_by if unit in row["hits"]]
            yield from (f"{place}: no {unit} ever hits a {name}" for unit in hit_by)
            if kind.calm and row["sanity"]:
                yield f"{place}: a {name} never costs sanity"
            if kind.stays and name in card["moves"]:
                yield f"{place}: a {name} never moves"
        twice = [kind for kind, row in card["rows"].items() if len(set(row["hits"])) != len(row["hits"])]
        yield from (f"{place}: the row for {kind} names a unit twice" for kind in twice)


def _judge_revelations(_table: str, content: dict[str, Any]) -> Iterator[str]:
    cards = content["cards"]
    levels = Counter(card["level"] for card in cards)
    for level in (1, 2, 3):
        if levels[level] != 10:
            yield f"revelations.json: has {levels[level]} cards of level {level}, and there are 10"
    ids = Counter(card["id"] for card in cards)
    yield from (f"revelations.json: two cards have the id {one}" for one, n in ids.items() if n > 1)
    for card in cards:
        if (card["kind"] == "benefit") != bool(card.get("benefit")):
            yield f"revelations.json, card {card['id']}: says what it brings if its kind is benefit, else nothing"


def _judge_units(_table: str, content: dict[str, Any]) -> Iterator[str]:
    order = [unit["type"] for unit in content["units"]]
    if order != list(UNITS):
        yield f"units.json: the units must stand in this order: {', '.join(UNITS)}"
    elif content["units"][INFANTRY]["count"] < INFANTRY_AT_START * MOST_PLAYERS:
        needed = f"{INFANTRY_AT_START} each for {MOST_PLAYERS} players at the start of Revenge"
        yield f"units.json: has {content['units'][INFANTRY]['count']} infantry, and there must be {needed}"


def _judge_track(_table: str, content: dict[str, Any]) -> Iterator[str]:
    end = content["end"]
    if end > content["last"]:
        yield f"track.json: the game ends at {end}, beyond the last space {content['last']}"
    for players, space in content["starts"].items():
        if space + content["coop"] >= end:
            yield f"track.json: {players} players start at {space}, too late for a game that ends at {end}"
    if content["old_ones"] >= end:
        yield f"track.json: the Old Ones start at {content['old_ones']}, too late for a game that ends at {end}"


def _judge_variants(_table: str, content: dict[str, Any]) -> Iterator[str]:
    ours = {each["id"]: each["card"] for each in standard_tables()["variants"]["variants"]}
    for each in content["variants"]:
        if each["card"] != ours[each["id"]]:
            yield f"variants.json, {each['id']}: stands on card {ours[each['id']]}, not {each['card']}"
        if each.get("characters", 0) > MOST_CHARACTERS:
            yield f"variants.json, {each['id']}: {MOST_CHARACTERS} characters for each player at most"


def _judge_barracks(tables: Tables) -> Iterator[str]:
    """Every map is played with a side of the player board, which has all prices."""
    sides = Counter(each["id"] for each in tables["barracks"]["sides"])
    yield from (f"barracks.json: the side {one} stands there twice" for one, n in sides.items() if n > 1)
    for each in tables["barracks"]["sides"]:
        missing = [unit for unit in UNITS if unit not in each["prices"]]
        yield from (f"barracks.json, side {each['id']}: has no price for {unit}" for unit in missing)
    for side in MAPS:
        if tables[side]["barracks"] not in sides:
            yield f"{side}.json: barracks.json has no side {tables[side]['barracks'][:60]!r}"


def _judge_ports(tables: Tables) -> Iterator[str]:
    """Wherever the others have put their ports, there is a site for the last."""
    for side in MAPS:
        board, most = Board(tables[side]), max(tables[side]["players"])
        if _can_be_shut_out(board, board.ports_apart["standard"], most):
            yield f"{side}.json: the sites for ports lie too close together for {most} players"
        else:
            for variant in [name for name in board.ports_apart if name != "standard"]:
                if _can_be_shut_out(board, board.ports_apart[variant], 2):
                    yield f"{side}.json: the sites for ports lie too close together for the variant {variant}"


def _can_be_shut_out(board: Board, apart: int, seat_count: int) -> bool:
    sites = list(bits(board.ports))
    for others in range(1, seat_count):
        for taken in combinations(sites, others):
            fits = all(board.distance[one][other] >= apart for one, other in combinations(taken, 2))
            if fits and not any(all(board.distance[h][port] >= apart for port in taken) for h in sites):
                return True
    return False


JUDGES: Final[tuple[tuple[str, Callable[[str, dict[str, Any]], Iterator[str]]], ...]] = (
    *((side, _judge_map) for side in MAPS),
    ("tiles", _judge_tiles),
    ("old-one-cards", _judge_cards),
    ("revelations", _judge_revelations),
    ("mythos", judge_mythos),
    ("solo-mythos", judge_mythos),
    ("units", _judge_units),
    ("survey", _judge_survey),
    ("track", _judge_track),
    ("variants", _judge_variants),
)
