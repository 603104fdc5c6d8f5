"""Content packs that differ from the standard one, made from its tables: sound ones, and some with a fault."""

import json
from collections.abc import Callable
from pathlib import Path

from rulebound.games.auztralia.board import around
from rulebound.games.auztralia.pack import MAPS, standard_tables
from rulebound.games.auztralia.pack_faults import Tables
from rulebound.games.auztralia.packs import write_template

Break = Callable[[Path], object]


def other_numbers() -> Tables:
    """The same maps, and other numbers wherever a pack may have them."""
    tables = standard_tables()
    for name in tables:
        tables[name]["provenance"] = "printed"
    for side in tables["barracks"]["sides"]:
        side["prices"] = {unit: price + 1 for unit, price in side["prices"].items()}
    tables["units"]["units"][0]["count"] = 8
    for tile in tables["tiles"]["tiles"]:
        tile["vp"] += 1
        tile["capacity"] += 1 if tile["kind"] != "blank" else 0
    for card in tables["old-one-cards"]["cards"]:
        card["direction"] = card["direction"] % 6 + 1
        card["rows"]["zombie"]["damage"] = 1
    benefits: list[dict[str, int]] = [{"card": 1}, {"time": 2}, {"infantry": 2, "coal": 1}]
    for card in tables["revelations"]["cards"]:
        card.pop("benefit", None)
        card["kind"] = "nothing" if card["level"] == 2 else "benefit"
        if card["kind"] == "benefit":
            card["benefit"] = benefits[int(card["id"][-2:]) % 3]
    tables["track"] |= {
        "coop": 3,
        "old_ones": 20,
        "end": 50,
        "survey_14": dict.fromkeys(("easy", "hard", "insane"), True),
    }
    tables["track"]["starts"] = {"1": 2, "2": 5, "3": 6, "4": 9}
    tables["track"]["stocks"]["standard"] = {"coal": 3, "iron": 3, "gold": 6}
    tables["objectives"]["objectives"][0]["vp"] = 9
    return tables


def smaller_maps() -> Tables:
    """Maps without their last hexes: numbers of hexes and edges that belong to other maps do not fit here."""
    tables = standard_tables()
    for side in MAPS:
        hexes = tables[side]["hexes"]
        inland = [each for each in hexes if not each["port"] and not each["survey"]]
        for gone in inland[:4]:
            if _hang_together([each for each in hexes if each is not gone]):
                hexes.remove(gone)
    tables["survey"]["tiles"].reverse()
    return tables


def _hang_together(hexes: list[dict[str, int]]) -> bool:
    places = {(each["row"], each["col"]) for each in hexes}
    ring = [next(iter(places))]
    found = set(ring)
    for place in ring:
        near = [other for other in around(*place) if other in places and other not in found]
        found.update(near)
        ring += near
    return found == places


def write_pack(folder: Path, tables: Tables) -> Path:
    """A folder with these tables."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in tables.items():
        (folder / f"{name}.json").write_text(json.dumps(content), "utf-8")
    return folder


def _changed(table: str, change: Callable[[Tables], object]) -> Break:
    """Change one file of a folder."""

    def work(folder: Path) -> None:
        path = folder / f"{table}.json"
        tables = {table: json.loads(path.read_text("utf-8"))}
        change(tables)
        path.write_text(json.dumps(tables[table]), "utf-8")

    return work


def broken_pack(folder: Path, damage: Break) -> Path:
    """A template with a fault."""
    write_template(folder)
    damage(folder)
    return folder


FAULTS: list[tuple[str, Break, str]] = [
    ("missing-file", lambda folder: (folder / "survey.json").unlink(), "survey.json: the file is missing"),
    (
        "wrong-type",
        _changed("units", lambda t: t["units"]["units"][0].update(count="1")),
        "units.json, units 1: Expected `int`, got `str` - at `count`",
    ),
    (
        "39-cards",
        _changed("old-one-cards", lambda t: t["old-one-cards"]["cards"].pop()),
        "old-one-cards.json: has 39 cards, and there are 40",
    ),
    (
        "car-hits-temple",
        _changed(
            "old-one-cards",
            lambda t: t["old-one-cards"]["cards"][0]["rows"]["temple"]["hits"].append("armoured-car"),
        ),
        "old-one-cards.json, card 1: no armoured-car ever hits a temple",
    ),
    (
        "inland-port",
        _changed("east", lambda t: t["east"]["hexes"][12].update(port=True)),
        "east.json, hex b2: a port site must lie at the sea",
    ),
]
FAULT_IDS = [name for name, _, _ in FAULTS]
