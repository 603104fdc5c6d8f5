"""Content packs: a sound one is taken in, and every fault of a broken one is told by file and entry."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.auztralia.actions.farm import suits
from rulebound.games.auztralia.board import around
from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.modes import ports_apart
from rulebound.games.auztralia.pack import MAPS, TABLES, standard_tables
from rulebound.games.auztralia.pack_faults import Tables, faults_of
from rulebound.games.auztralia.pack_whole import OWN
from rulebound.games.auztralia.packs import check_pack, pack_named, read_folder, tables_of, write_template
from rulebound.games.auztralia.setup import new_world
from rulebound.games.auztralia.state import CATTLE, COAL, CORN, GOLD
from rulebound.kernel import BadSetup, content_hash
from tests.games.auztralia.content import other_numbers, smaller_maps

Break = Callable[[Tables], object]


def _inland(tables: Tables) -> None:
    tables["east"]["hexes"][12]["port"] = True


def _hit_a_temple(tables: Tables) -> None:
    tables["old-one-cards"]["cards"][0]["rows"]["temple"]["hits"].append("armoured-car")


def _strand(tables: Tables) -> None:
    """Cut the last corner of the map off."""
    hexes = tables["west"]["hexes"]
    corner = {"id": "p12", "row": 11, "col": 15, "terrain": "desert", "level": None, "number": None}
    hexes.append({**corner, "survey": False, "port": False, "vp": 0})
    tables["west"] |= {"rows": 12, "columns": 16}


def _bunch(tables: Tables) -> None:
    """Only four sites for ports, side by side."""
    hexes = tables["east"]["hexes"]
    at = {(each["row"], each["col"]) for each in hexes}
    shore = [each for each in hexes if each["terrain"] in ("coast", "farmland")]
    shore = [each for each in shore if any(place not in at for place in around(each["row"], each["col"]))]
    for each in hexes:
        each["port"] = any(each is one for one in shore[-4:])


def _set(path: str, value: object) -> Break:
    """Put a value at a place such as `units.units.0.count`."""

    def change(tables: Tables) -> None:
        *way, last = path.split(".")
        at: Any = tables
        for step in way:
            at = at[int(step) if step.isdigit() else step]
        at[int(last) if last.isdigit() else last] = value

    return change


def _worded(do: str = "remove-rail", **other: object) -> dict[str, object]:
    """A Mythos card that brings its own text."""
    card = {"id": "chthonian", "time": 2, "combat": False, "effects": [{"do": do, "number": 2}]}
    return {**card, "text": "It digs.", **other}


BROKEN: list[tuple[Break, str]] = [
    (lambda t: t.pop("survey"), "survey.json: the file is missing"),
    (lambda t: t["old-one-cards"]["cards"].pop(), "old-one-cards.json: has 39 cards, and there are 40"),
    (_hit_a_temple, "old-one-cards.json, card 1: no armoured-car ever hits a temple"),
    (_inland, "east.json, hex b2: a port site must lie at the sea"),
    (_set("units.units.0.count", "1"), "units.json, units 1: Expected `int`, got `str` - at `count`"),
    (
        _set("units.units.0.count", 7),
        "units.json: has 7 infantry, and there must be 2 each for 4 players at the start of Revenge",
    ),
    (_set("old-one-cards.cards.2.rows.loyalist.sanity", 1), "card 3: a loyalist never costs sanity"),
    (_set("old-one-cards.cards.1.number", 1), "two cards have the number 1"),
    (_set("old-one-cards.cards.0.moves", ["temple"]), "card 1: a temple never moves"),
    (_set("tiles.tiles.0.level", 4), "tiles.json, tiles 1: Expected `int` <= 3 - at `level`"),
    (_set("revelations.cards.0.benefit", {"gold": 1}), "card r1-01: says what it brings"),
    (_set("survey.tiles.0.layout", "OOO"), "survey.json, tiles 1: Expected `str` matching regex"),
    (_set("west.hexes.0.level", 1), "west.json, hex a1: a hex has both a number and a level, or neither"),
    (_set("objectives.objectives", []), "objectives.json: the ids of the objectives"),
    (_set("track.starts", 5), "track.json: wants 'starts'"),
    (lambda t: t["units"].pop("units"), "units.json: wants a list called 'units'"),
    (lambda t: t["units"].pop("provenance"), "units.json: Missing the required field `provenance`"),
    (_set("units.cots", 3), "units.json: 'cots' is not known here"),
    (_set("east.map", "west"), "east.json: 'map' must be 'east', not 'west'"),
    (_set("east.rows", 7), "lies outside the 7 rows and 11 columns of the map"),
    (_set("track.stocks.easy.vp", "8"), "track.json: wants 'stocks.easy.vp'"),
    (_set("track.starts", {"1": 1}), "track.json: wants 'starts'"),
    (_set("track.old_ones", 53), "track.json: the Old Ones start at 53, too late"),
    (lambda t: t["track"]["starts"].update({"4": 50}), "track.json: 4 players start at 50, too late"),
    (_set("track.end", 56), "track.json: the game ends at 56, beyond the last space 55"),
    (_set("variants.variants.0.card", 2), "variants.json, late-start: stands on card 1, not 2"),
    (_set("variants.variants.6.characters", 9), "variants.json, old-hands: 5 characters"),
    (
        _set("east.ports_apart.far-ports", 40),
        "east.json: the sites for ports lie too close together for the variant",
    ),
    (lambda t: t["variants"]["variants"][0].pop("start"), "variants.json: wants 'late-start'"),
    (_set("objectives.objectives.0.vp", None), "objectives.json: wants 'quiet-port.vp'"),
    (_set("survey.tiles.1.id", 1), "survey.json: two tiles have the id 1"),
    (_set("revelations.cards.1.id", "r1-01"), "revelations.json: two cards have the id r1-01"),
    (_set("revelations.cards.1.id", "<b>"), "revelations.json, cards 2: Expected `str` matching regex"),
    (_set("old-one-cards.cards.0.rows.zombie.hits", ["airship", "airship"]), "row for zombie names a unit twice"),
    (lambda t: t["mythos"]["cards"].pop(), "mythos.json: has 29 cards, and there are 30"),
    (_set("mythos.cards.0.time", 3), "mythos.json, cards 1: Expected `int` <= 2 - at `time`"),
    (_set("mythos.cards.0.effects.0.number", None), "mythos.json, cards 1: Expected `int`, got `null`"),
    (_set("mythos.cards.0.id", "solo-chthonian"), "mythos.json, cards 1: Expected `str` matching regex"),
    (_set("solo-mythos.cards.0.id", "ghosts"), "solo-mythos.json, cards 1: Expected `str` matching regex"),
    (_set("mythos.cards.1", _worded(id="chthonian")), "mythos.json: two cards have the id chthonian"),
    (_set("mythos.cards.0", _worded(do="dance")), "card chthonian: a card of this deck cannot do 'dance', but"),
    (_set("mythos.cards.0", _worded(do="rewind")), "card chthonian: a card of this deck cannot do 'rewind', but"),
    (_set("mythos.cards.0", _worded(do="take-back")), "card chthonian: 'take-back' wants nothing, and has number"),
    (_set("mythos.cards.0", _worded(combat=True)), "card chthonian: a combat card cannot do 'remove-rail', but"),
    (_set("mythos.cards.0.effects.0.number", 2), "card chthonian: does something else than in the standard pack"),
    (_set("mythos.cards.0", _worded(name="")), "mythos.json, cards 1: Expected `str` matching regex"),
    (
        _set("mythos.cards.0", _worded(id="worm")),
        "card worm: is not one of the standard cards",
    ),
    (_set("solo-mythos.cards.0.pending", None), "solo-mythos.json, cards 1: Expected `str`, got `null`"),
    (_strand, "west.json: 1 hexes cannot be reached over land from hex a1"),
    (
        _set("east.ports_apart", {"standard": 3, "near-ports": 1}),
        "east.json: ports_apart does not say 'far-ports'",
    ),
    (_set("west.ports_apart.standard", 0), "west.json: Expected `int` >= 1 - at `ports_apart"),
    (_set("east.players", [1, 2]), "east.json: players must be [1, 2, 3, 4]: the lobby offers"),
    (_set("east.barracks", "north"), "east.json: barracks.json has no side 'north'"),
    (
        lambda t: t["barracks"]["sides"].append(t["barracks"]["sides"][0]),
        "barracks.json: the side east stands there twice",
    ),
    (lambda t: t["barracks"]["sides"][0]["prices"].pop("airship"), "side east: has no price for airship"),
    (_set("barracks.sides.0.prices.cavalry", 3), "barracks.json, sides 1: Invalid enum value 'cavalry'"),
    (lambda t: t.pop("barracks"), "barracks.json: the file is missing"),
    (_set("units.units.0.cost", 1), "units.json, units 1: Object contains unknown field `cost`"),
    (_set("east.terrain.outback.farms", ["sheep", "sheep"]), "east.json: terrain 'outback' names a farm twice"),
    (_set("east.terrain.swamp", {"farms": []}), "east.json: terrain 'swamp' is not known (coast, "),
    (_set("east.terrain.hills.farm", []), "east.json: Object contains unknown field `farm`"),
    (_set("east.hexes.0.terrain", "desert"), "east.json, hex a1: the map's table of terrain has no 'desert'"),
    (_set("east.hexes.10.terrain", "hills"), "east.json, hex k1: a port site cannot lie on hills"),
    (_set("west.not_surveyed", ["silver"]), "west.json: Invalid enum value 'silver' - at `not_surveyed"),
    (_set("west.solo_site", 14), "west.json: solo_site is 14, but no survey hex has that number"),
    (
        _set("west.objectives_left_out", ["win"]),
        "west.json: objectives_left_out names 'win', which is no objective",
    ),
    (_set("west.farm_rule", "X4"), "west.json: Expected `str` matching regex"),
    (_set("west.compass.size", 9), "west.json: Expected `float` <= 3.0 - at `compass.size`"),
    (_set("west.inland.0.rows", [1]), "west.json: Expected `array` of length 2"),
    (_bunch, "east.json: the sites for ports lie too close together for 4 players"),
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


def test_a_list_of_kinds_is_no_longer_than_there_are_kinds() -> None:
    tables = standard_tables()
    tables["old-one-cards"]["cards"][0]["moves"] = ["zombie"] * 1_000_000
    (fault,) = faults_of(tables)
    assert fault.startswith("old-one-cards.json")
    assert "length" in fault


def test_a_mythos_card_of_a_packs_own_brings_its_words() -> None:
    tables = standard_tables()
    tables["mythos"]["cards"][0] = _worded(id="worm", name="The Worm")
    tables["mythos"]["cards"][1] = _worded(combat=True, effects=[{"do": "join", "kind": "mi-go"}], id="dholes")
    assert faults_of(tables) == []
    worm, dholes = pack_named(tables).mythos[:2]
    assert (worm.name, worm.text, worm.effects[0].number) == ("The Worm", "It digs.", 2)
    assert (dholes.combat, dholes.effects[0].kind) == (True, "mi-go")


def test_a_printed_time_needs_no_words_and_cards_may_be_alike() -> None:
    tables = standard_tables()
    chthonian, dholes = tables["mythos"]["cards"][:2]
    chthonian["time"] = 0
    dholes |= {"effects": chthonian["effects"], "text": "A rail goes.", "time": 0}
    assert faults_of(tables) == []


def test_the_solo_deck_has_ten_cards_of_each_level() -> None:
    tables = standard_tables()
    tables["solo-mythos"]["cards"][0]["level"] = 2
    told = ["has 9 cards of level 1, and there are 10", "has 11 cards of level 2, and there are 10"]
    assert faults_of(tables) == [f"solo-mythos.json: {each}" for each in told]


def test_a_card_that_joins_is_given_a_level_or_a_kind() -> None:
    for given, told in (
        ({}, "nothing"),
        ({"level": 1, "kind": "zombie"}, "kind, level"),
        ({"number": 1}, "number"),
    ):
        tables = standard_tables()
        tables["solo-mythos"]["cards"][0] |= {"effects": [{"do": "join", **given}], "text": "One more."}
        (fault,) = faults_of(tables)
        assert fault.startswith("solo-mythos.json, card solo-ghosts: 'join' wants ")
        assert fault.endswith(f", and has {told}")


def test_a_waiting_card_is_for_combat_and_no_other_waits() -> None:
    for change in ({"combat": False}, {"pending": "any"}):
        tables = standard_tables()
        card = next(each for each in tables["solo-mythos"]["cards"] if each["combat"] == ("combat" in change))
        card |= {**change, "text": "It waits."}
        assert any("says what it waits for" in fault for fault in faults_of(tables))


def test_several_faults_are_all_told() -> None:
    tables = standard_tables()
    for damage, _ in BROKEN[:5]:
        damage(tables)
    assert len(faults_of(tables)) == 5


def test_a_sound_pack_is_taken_in_and_known_by_its_hash() -> None:
    tables = copy.deepcopy(standard_tables())
    tables["barracks"]["sides"][0]["prices"]["armoured-car"] = 3
    assert check_pack(tables) == tables
    assert pack_named(tables).prices["east"][1] == 3
    assert pack_named(tables).prices["west"][1] == 1
    assert pack_named(tables).name != pack_named("standard").name
    assert pack_named("standard").prices["east"][1] == 2


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
    (tmp_path / "wets.json").write_text("{}", "utf-8")
    _, faults = read_folder(tmp_path)
    assert [fault.split(":")[0] for fault in faults] == ["wets.json", "units.json", "tiles.json"]
    missing = [f"{table}.json: the file is missing" for table in TABLES if table not in MAPS]
    assert read_folder(tmp_path / "nowhere")[1] == missing


@pytest.mark.parametrize("value", [None, 5, "other", [], {"units": 3}, {}])
def test_what_is_no_pack_is_refused(value: object) -> None:
    with pytest.raises(BadSetup, match="pack"):
        check_pack(value)


@pytest.mark.parametrize("tables", [other_numbers, smaller_maps])
def test_packs_that_differ_from_ours_are_sound(tables: Callable[[], Tables]) -> None:
    assert faults_of(tables()) == []
    assert tables() != standard_tables()
    sizes = {len(tables()[side]["hexes"]) - len(standard_tables()[side]["hexes"]) for side in MAPS}
    assert sizes == {0} if tables is other_numbers else max(sizes) < 0


def test_a_pack_brings_no_tables_that_the_game_does_not_know() -> None:
    with pytest.raises(BadSetup, match="has a table 'extra'"):
        check_pack({**standard_tables(), "extra": {}})
    with pytest.raises(BadSetup, match=r"survey.json: the file is missing"):
        check_pack({name: content for name, content in standard_tables().items() if name != "survey"})


def test_a_template_has_an_entry_on_each_line(tmp_path: Path) -> None:
    write_template(tmp_path)
    lines = (tmp_path / "old-one-cards.json").read_text("utf-8").splitlines()
    assert sum('"direction"' in line for line in lines) == 40


def test_a_template_wants_an_empty_folder_that_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "notes.txt").write_text("mine", "utf-8")
    with pytest.raises(BadSetup, match="is not empty"):
        write_template(tmp_path / "full")
    assert [each.name for each in (tmp_path / "full").iterdir()] == ["notes.txt"]
    with pytest.raises(BadSetup, match="cannot be written"):
        write_template(tmp_path / "full" / "notes.txt" / "deeper")


def before_maps_had_terms() -> Tables:
    """A pack as they were when the prices stood with the units and the distances of ports with the variants."""
    tables = standard_tables()
    del tables["barracks"]
    for unit, price in zip(tables["units"]["units"], (2, 3, 6, 5, 5), strict=True):
        unit["cost"] = price
    for name in MAPS:
        if name not in ("east", "west"):
            del tables[name]
    for name in ("east", "west"):
        tables[name] = {key: value for key, value in tables[name].items() if key in OWN}
    far, near = tables["variants"]["variants"][2:4]
    far |= {"east": 6, "west": 3}
    near |= {"east": 2, "west": 1}
    return tables


def test_a_pack_from_before_maps_had_terms_is_understood_and_keeps_its_hash() -> None:
    old = before_maps_had_terms()
    assert faults_of(old) == []
    pack = pack_named(old)
    assert pack.name == content_hash(old)
    assert pack.prices["east"] == pack.prices["west"] == (2, 3, 6, 5, 5)
    assert pack.boards["east"].ports_apart == {"standard": 3, "far-ports": 6, "near-ports": 2}
    assert pack.boards["west"].ports_apart == {"standard": 1, "far-ports": 3, "near-ports": 1}
    assert pack.boards["west"].not_surveyed == {"coal", "phosphate"}
    assert set(pack.boards) == set(MAPS)
    assert check_pack(old) == old == before_maps_had_terms()


def test_what_a_pack_leaves_unsaid_of_a_map_is_as_in_ours() -> None:
    tables = standard_tables()
    del tables["west"], tables["east"]["solo_site"]
    assert faults_of(tables) == []
    assert pack_named(tables).boards["west"].size == 69
    assert pack_named(tables).boards["east"].solo_site == 14
    assert tables_of(tables) == standard_tables() == tables_of("standard")


def test_a_pack_says_a_price_once() -> None:
    old = before_maps_had_terms()
    old["units"]["units"][0].pop("cost")
    assert "barracks.json: the file is missing" in faults_of(old)
    assert faults_of({**before_maps_had_terms(), "units": {"provenance": "printed"}}) == [
        "barracks.json: the file is missing",
        "units.json: wants a list called 'units'",
    ]


def test_a_pack_may_have_other_distances_ground_and_survey() -> None:
    tables = standard_tables()
    tables["east"]["ports_apart"] = {"standard": 2, "far-ports": 4, "near-ports": 1}
    tables["east"]["terrain"]["outback"] = {"farms": ["sheep", "cattle"], "resources": False}
    tables["east"]["not_surveyed"] = ["gold"]
    s = new_world(GAME.setup.check({"seats": 2, "pack": tables}), 3)
    assert ports_apart(s) == 2
    assert not any(s.ore[GOLD])
    assert {s.board.terrain[h] for h in range(s.board.size) if s.ore[COAL][h]} == {"hills"}
    assert suits(s.board, 0, CATTLE)
    assert not suits(s.board, 0, CORN)
