"""Content packs: a sound one is taken in, and every fault of a broken one is told by file and entry."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.auztralia.pack import TABLES, standard_tables
from rulebound.games.auztralia.packs import Tables, check_pack, faults_of, pack_named, read_folder, write_template
from rulebound.kernel import BadSetup

Break = Callable[[Tables], object]


def _inland(tables: Tables) -> None:
    tables["east"]["hexes"][12]["port"] = True


def _hit_a_temple(tables: Tables) -> None:
    tables["old-one-cards"]["cards"][0]["rows"]["temple"]["hits"].append("armoured-car")


def _set(path: str, value: object) -> Break:
    """Put a value at a place such as `units.units.0.cost`."""

    def change(tables: Tables) -> None:
        *way, last = path.split(".")
        at: Any = tables
        for step in way:
            at = at[int(step) if step.isdigit() else step]
        at[int(last) if last.isdigit() else last] = value

    return change


BROKEN: list[tuple[Break, str]] = [
    (lambda t: t.pop("survey"), "survey.json: the file is missing"),
    (lambda t: t["old-one-cards"]["cards"].pop(), "old-one-cards.json: has 39 cards, and there are 40"),
    (_hit_a_temple, "old-one-cards.json, card 1: armoured cars never hit temples"),
    (_inland, "east.json, hex b2: a port site must lie at the sea"),
    (_set("units.units.0.cost", "1"), "units.json, units 1: Expected `int`, got `str` - at `cost`"),
    (_set("old-one-cards.cards.2.rows.loyalist.sanity", 1), "card 3: loyalists never cost sanity"),
    (_set("old-one-cards.cards.1.number", 1), "two cards have the number 1"),
    (_set("old-one-cards.cards.0.moves", ["temple"]), "card 1: temples never move"),
    (_set("tiles.tiles.0.level", 4), "tiles.json, tiles 1: Expected `int` <= 3 - at `level`"),
    (_set("revelations.cards.0.benefit", {"gold": 1}), "card r1-01: says what it brings"),
    (_set("survey.tiles.0.layout", "OOO"), "survey.json, tiles 1: Expected `str` matching regex"),
    (_set("west.hexes.0.level", 1), "west.json, hex a1: a hex has both a number and a level, or neither"),
    (_set("objectives.objectives", []), "objectives.json: the ids of the objectives"),
    (_set("track.starts", 5), "track.json: wants 'starts'"),
    (lambda t: t["units"].pop("units"), "units.json: wants a list called 'units'"),
]


def test_the_standard_pack_is_sound() -> None:
    assert faults_of(standard_tables()) == []


@pytest.mark.parametrize(("damage", "told"), BROKEN, ids=[told[:40] for _, told in BROKEN])
def test_a_fault_is_told_once_by_file_and_entry(damage: Break, told: str) -> None:
    tables = standard_tables()
    damage(tables)
    faults = faults_of(tables)
    assert len(faults) == 1
    assert told in faults[0]
    with pytest.raises(BadSetup, match="pack: "):
        check_pack(tables)


def test_several_faults_are_all_told() -> None:
    tables = standard_tables()
    for damage, _ in BROKEN[:5]:
        damage(tables)
    assert len(faults_of(tables)) == 5


def test_a_sound_pack_is_taken_in_and_known_by_its_hash() -> None:
    tables = copy.deepcopy(standard_tables())
    tables["units"]["units"][1]["cost"] = 2
    assert check_pack(tables) == tables
    assert pack_named(tables).units[1].cost == 2
    assert pack_named(tables).name != pack_named("standard").name
    assert pack_named("standard").units[1].cost == 3


def test_a_template_is_sound_and_explains_itself(tmp_path: Path) -> None:
    write_template(tmp_path / "mine")
    tables, faults = read_folder(tmp_path / "mine")
    assert faults == []
    assert tables == standard_tables()
    page = (tmp_path / "mine" / "README.md").read_text("utf-8")
    assert all(f"`{table}.json`" in page for table in TABLES)
    with pytest.raises(BadSetup, match="is there already"):
        write_template(tmp_path / "mine")


def test_a_folder_that_cannot_be_read_is_told_file_by_file(tmp_path: Path) -> None:
    write_template(tmp_path)
    (tmp_path / "units.json").write_text("{", "utf-8")
    (tmp_path / "tiles.json").write_text(json.dumps([1]), "utf-8")
    (tmp_path / "west.json").unlink()
    _, faults = read_folder(tmp_path)
    assert [fault.split(":")[0] for fault in faults] == ["units.json", "tiles.json"]
    assert read_folder(tmp_path / "nowhere")[1] == [f"{table}.json: the file is missing" for table in TABLES]


@pytest.mark.parametrize("value", [None, 5, "other", [], {"units": 3}, {}])
def test_what_is_no_pack_is_refused(value: object) -> None:
    with pytest.raises(BadSetup, match="pack"):
        check_pack(value)
