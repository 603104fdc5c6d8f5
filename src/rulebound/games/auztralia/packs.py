"""Content packs: an owner of the printed game fills in what is printed there; nothing wrong is ever played with.

A pack is a folder with files like those in `data`; of the maps it needs only those that differ from ours.
"""

import copy
import json
from pathlib import Path
from typing import Any, Final

from rulebound.games.auztralia.pack import (
    KNOWN,
    MAPS,
    NEWEST,
    STANDARD,
    TABLES,
    Pack,
    PackTables,
    pack_of,
    standard_tables,
)
from rulebound.games.auztralia.pack_faults import Tables, faults_of
from rulebound.games.auztralia.pack_whole import whole_pack
from rulebound.kernel import BadSetup, content_hash

LARGEST: Final = 1_000_000  # bytes of one file


def read_folder(folder: Path) -> tuple[Tables, list[str]]:
    """The tables of a pack, and what is wrong with them."""
    tables: Tables = {}
    faults: list[str] = []
    for path in sorted(folder.glob("*.json")):
        if path.stem not in TABLES:
            faults.append(f"{path.name[:60]}: the game has no table of this name")
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
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadSetup(
                "folder-not-empty",
                "{folder} is there already and is not empty: choose an empty folder",
                folder=str(folder),
            )
        for table, content in standard_tables().items():
            (folder / f"{table}.json").write_text(_lines(content) + "\n", "utf-8")
        (folder / "README.md").write_text(TEMPLATE_PAGE, "utf-8")
    except OSError as error:
        raise BadSetup(
            "not-written",
            "{file} cannot be written: {cause}",
            file=str(folder),
            cause=error.strerror or str(error),
        ) from error


def _lines(content: dict[str, Any]) -> str:
    """A table as JSON with an entry on each line, so that a person can fill it in."""
    parts = []
    for key, value in content.items():
        text = json.dumps(value)
        if isinstance(value, list) and value and isinstance(value[0], dict):
            text = "[\n  " + ",\n  ".join(json.dumps(each) for each in value) + "\n ]"
        parts.append(f" {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(parts) + "\n}"


def hash_of(tables: Tables) -> str:
    """A name for exactly these tables."""
    return content_hash(tables)


def check_pack(value: object) -> object:
    """The answer to the question for a pack: `standard`, or all tables of another, known as long as it is kept."""
    if value == STANDARD:
        return value
    if not isinstance(value, dict) or not all(isinstance(each, dict) for each in value.values()):
        raise BadSetup("pack-wanted", "{field}: wants the word standard, or all tables of a pack", field="pack")
    unknown = [table for table in value if table not in TABLES]
    if unknown:
        raise BadSetup(
            "pack-table",
            "{field}: has a table {table}, which the game does not know",
            field="pack",
            table=repr(str(unknown[0])[:60]),
        )
    try:
        name = hash_of(value)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadSetup(
            "pack-not-read", "{field}: cannot be read: {fault}", field="pack", fault=str(error)
        ) from error
    known = KNOWN.get(name)
    if known is not None:
        return known  # one copy for all matches that are played with it
    faults = faults_of(value)
    if len(faults) > 1:
        raise BadSetup(
            "pack-faults",
            "{field}: {fault} (and {more} more)",
            field="pack",
            fault=faults[0],
            more=len(faults) - 1,
        )
    if faults:
        raise BadSetup("pack-fault", "{field}: {fault}", field="pack", fault=faults[0])
    kept = copy.deepcopy(value)
    made = KNOWN.setdefault(name, PackTables(name, kept, whole_pack(kept)))
    NEWEST.append(made)
    return made


def pack_named(value: object) -> Pack:
    """The pack that a checked set-up asks for."""
    checked = check_pack(value)
    return checked.pack if isinstance(checked, PackTables) else pack_of(STANDARD)


def tables_of(value: object) -> Tables:
    """All tables of the pack that a set-up asks for, the standard one included: the browser draws by them."""
    checked = check_pack(value)
    return checked.whole if isinstance(checked, PackTables) else standard_tables()


TEMPLATE_PAGE: Final = """\
# A content pack for AuZtralia

These files hold every table of the game. As they stand they are the tables of Rulebound's own pack, parts of which
are reconstructed because they are not public. If you own the game, put in what is printed on your copy:

- MAPS: one map each. Of its `hexes`, `port` is true where a port symbol is printed; `number` and `level`
  stand where Old Ones can lie; `survey` marks the triangles; `vp` the tokens of the West map. Before the
  hexes stands what goes for the whole map: `players` (how many people it is for), `barracks` (the side of the
  player board), `ports_apart` (as a rule, and with two variants for two players), `terrain` (which `farms`
  each ground takes, whether it counts as `hills` for building, has `ports`, and takes `resources`; what is
  not said there is no, but for resources), `farm_rule` (the rule to quote for it), `not_surveyed` (resources
  that are not put out), `solo_site` (the survey hex that the easier solo levels leave out),
  `objectives_left_out`, and for the drawing `inland` (where land goes on beyond the hexes) and `compass`.
  What a map does not say of these, and a map without a file, is as in Rulebound's own pack: you may delete
  the maps that you do not have.
- `barracks.json`: the prices of the units on both sides of the player board.
- `units.json`: how many there are of each, ranges and capacities.
- `tiles.json`: points and capacity of each Old One tile; `mark` is X or XX on the eight tiles of the challenges.
- `old-one-cards.json`: the 40 cards. `direction` is the number on top, `turn` the arrow beside it, `moves` the
  kinds in a circle; in each row `hits` are the units on the left, the rest is what comes back.
- `revelations.json`: the 30 cards, ten of each level.
- `mythos.json`, `solo-mythos.json`: the 30 cards of the Old One player and the 30 of the solo deck, ten of each
  level. `effects` are words of a closed list with their numbers: see docs/rules/auztralia-revenge.md. A card that
  you change needs a `text` that says what it does, and one with an `id` of your own also a `name`.
- `survey.json`: the 20 survey tiles: own hex, then north and clockwise; O old one, I iron, C coal, G gold,
  P phosphate, - nothing.
- `track.json`, `objectives.json`, `variants.json`: start spaces, stocks, points. Their ids stay as they are.

Every file says where its numbers are from. Write `"provenance": "printed"` into those that you have filled in, and
take out what stands in `reconstructed`: the table tells players what is still a reconstruction.

Check it with `rulebound validate FOLDER`. Put it into the folder `packs/auztralia` of your data folder, and
the lobby offers it. Please keep it to yourself: what is printed belongs to the publisher.
""".replace("MAPS", ", ".join(f"`{name}.json`" for name in MAPS), 1)
