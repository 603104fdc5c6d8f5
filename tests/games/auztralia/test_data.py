"""Maps, tiles, units and track of AuZtralia: the known parts as recorded, the rest within every known limit."""

import json
import random
from collections import Counter
from importlib.resources import files
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.auztralia.pack import MAPS, TABLES
from tests.marks import rule

FACTS = Path(__file__).parents[2] / "facts" / "auztralia"
PAGE = (Path(__file__).parents[3] / "docs" / "auztralia-reconstruction.md").read_text("utf-8")
DATA = files("rulebound.games") / "auztralia" / "data"

KINDS = ("cthulhu", "shoggoth", "mi-go", "zombie", "loyalist", "temple")
UNITS = ("infantry", "armoured-car", "artillery", "airship", "armoured-train")
EVERY_MAP = pytest.mark.parametrize("side", MAPS)
Place = tuple[int, int]


def data(name: str) -> dict[str, Any]:
    """One table of the game."""
    found: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    return found


def facts(name: str) -> dict[str, Any]:
    """One part of the independent table."""
    found: dict[str, Any] = json.loads((FACTS / f"{name}.json").read_text("utf-8"))[name]
    return found


def hexes(side: str) -> dict[Place, dict[str, Any]]:
    """The hexes of a map by row and column."""
    return {(each["row"], each["col"]): each for each in data(side)["hexes"]}


def around(place: Place) -> list[Place]:
    """The places N, NE, SE, S, SW and NW of a place, on the map or not."""
    row, col = place
    if col % 2:
        return [
            (row - 1, col),
            (row, col + 1),
            (row + 1, col + 1),
            (row + 1, col),
            (row + 1, col - 1),
            (row, col - 1),
        ]
    return [(row - 1, col), (row - 1, col + 1), (row, col + 1), (row + 1, col), (row, col - 1), (row - 1, col - 1)]


def slanted(place: Place) -> tuple[int, int, int]:
    row, col = place
    down = row - col // 2
    return col, down, -col - down


def distance(one: Place, other: Place) -> int:
    """Hexes from place to place, as the crow flies."""
    return max(abs(a - b) for a, b in zip(slanted(one), slanted(other), strict=True))


def at_sea(side: str, place: Place) -> bool:
    """Whether open sea touches a hex: beyond some edges of a map the land goes on."""
    land, inland = hexes(side), data(side)["inland"]

    def goes_on(row: int, col: int) -> bool:
        return any(
            its["rows"][0] <= row <= its["rows"][1] and its["columns"][0] <= col <= its["columns"][1]
            for its in inland
        )

    return any(each not in land and not goes_on(*each) for each in around(place))


def port_sites(side: str) -> list[Place]:
    return [place for place, each in hexes(side).items() if each["port"]]


def test_every_table_says_where_it_comes_from() -> None:
    known = {"rulebook", "public record", "reconstructed"}
    names = sorted(file.name.removesuffix(".json") for file in DATA.iterdir())
    assert sorted(names) == sorted((*TABLES, "old-ones"))  # what a pack cannot change
    for name in names:
        assert data(name)["provenance"] in known
        assert data(name)["note"]


# Maps


@pytest.mark.parametrize("side", ["east", "west"])
def test_every_hex_has_the_recorded_terrain_number_level_and_tokens(side: str) -> None:
    land, known = hexes(side), facts("maps")[side]
    terrains = [name for name in known if name in ("outback", "hills", "coast", "farmland", "desert")]
    recorded = {name: terrain for terrain in terrains for name in known[terrain]}
    assert {each["id"]: each["terrain"] for each in land.values()} == recorded
    numbered = sorted((each["number"], each["id"], each["level"]) for each in land.values() if each["number"])
    assert [number for number, _, _ in numbered] == list(range(1, len(numbered) + 1))
    assert [name for _, name, _ in numbered] == known["numbered"]
    assert "".join(str(level) for _, _, level in numbered) == known["levels"]
    assert [each["id"] for each in land.values() if each["survey"]] == known["survey"]
    assert {each["id"]: each["vp"] for each in land.values() if each["vp"]} == known["vp"]


@rule("AZ-S6")
@pytest.mark.parametrize(
    ("side", "terrain", "levels", "survey"),
    [
        ("east", {"outback": 44, "hills": 17, "coast": 19}, {1: 21, 2: 13, 3: 10}, 13),
        ("west", {"desert": 50, "farmland": 19}, {1: 24, 2: 15, 3: 11}, 12),
        ("tazmania", {"outback": 27, "cornlands": 23, "hills": 9, "lake": 2}, {1: 34, 2: 10, 3: 6}, 13),
    ],
)
def test_each_map_has_its_counts(side: str, terrain: dict[str, int], levels: dict[int, int], survey: int) -> None:
    land = hexes(side).values()
    assert Counter(each["terrain"] for each in land) == terrain
    assert Counter(each["level"] for each in land if each["level"]) == levels
    assert sum(each["survey"] for each in land) == survey


@EVERY_MAP
def test_only_numbered_hexes_have_a_level_and_they_are_the_wild_ones(side: str) -> None:
    for each in hexes(side).values():
        assert (each["number"] is None) == (each["level"] is None)
        assert (each["number"] is not None) == (each["terrain"] in ("outback", "desert", "cornlands"))


@EVERY_MAP
def test_ids_and_places_agree_and_fit_the_grid(side: str) -> None:
    land, shape = hexes(side), data(side)
    assert shape["map"] == side
    assert len(land) == len(shape["hexes"])
    for (at, col), each in land.items():
        assert each["id"] == f"{'abcdefghijk'[col]}{at + 1}"
        assert 0 <= at < shape["rows"]
        assert 0 <= col < shape["columns"]


@EVERY_MAP
def test_the_compass_turns_clockwise_from_north_and_half_a_turn_leads_back(side: str) -> None:
    for place in hexes(side):
        ring = around(place)
        assert ring[0] == (place[0] - 1, place[1])
        assert ring[3] == (place[0] + 1, place[1])
        for direction, other in enumerate(ring):
            assert around(other)[(direction + 3) % 6] == place
            assert distance(place, other) == 1
            assert ring[(direction + 1) % 6] in around(other)


@EVERY_MAP
def test_all_land_hangs_together(side: str) -> None:
    land = hexes(side)
    reached = [next(iter(land))]
    for place in reached:
        reached += [other for other in around(place) if other in land and other not in reached]
    assert len(reached) == len(land)


def test_east_numbers_run_north_east_line_by_line_so_hex_8_lies_between_7_and_9() -> None:
    numbered = [(each["number"], slanted(place)) for place, each in hexes("east").items() if each["number"]]
    by_line = sorted(numbered, key=lambda each: (each[1][2], each[1][0]))
    assert [number for number, _ in by_line] == list(range(1, 45))
    seven, eight, nine = (next(p for p, each in hexes("east").items() if each["number"] == n) for n in (7, 8, 9))
    assert around(seven)[1] == eight
    assert around(eight)[1] == nine


def test_west_numbers_run_in_seven_lines_of_hexes_that_touch() -> None:
    place_of = {each["number"]: place for place, each in hexes("west").items()}
    breaks = [n for n in range(1, 50) if distance(place_of[n], place_of[n + 1]) > 1]
    assert breaks == [9, 18, 26, 34, 42, 47]


def test_east_hex_28_touches_the_survey_hexes_22_and_35_and_hex_14_is_one() -> None:
    land = hexes("east")
    by_number = {each["number"]: (place, each) for place, each in land.items() if each["number"]}
    place, each = by_number[28]
    assert each["level"] == 2
    touching = {land[other]["number"] for other in around(place) if other in land and land[other]["survey"]}
    assert touching == {22, 35}
    assert by_number[14][1]["survey"]
    assert not next(each for each in hexes("west").values() if each["number"] == 14)["survey"]


@EVERY_MAP
@rule("AZ-S21")
def test_ports_lie_on_coast_or_farmland_at_the_sea(side: str) -> None:
    land = hexes(side)
    assert len(port_sites(side)) == {"east": 12, "west": 8, "tazmania": 10}[side]
    for place in port_sites(side):
        assert land[place]["terrain"] == {"east": "coast", "west": "farmland", "tazmania": "cornlands"}[side]
        assert at_sea(side, place)


def test_wherever_three_east_ports_lie_a_fourth_still_fits() -> None:
    sites = port_sites("east")

    def apart(places: tuple[Place, ...]) -> bool:
        return all(distance(one, other) >= 3 for one, other in combinations(places, 2))

    legal = [three for three in combinations(sites, 3) if apart(three)]
    assert legal
    for three in legal:
        assert any(apart((*three, fourth)) for fourth in sites)


@EVERY_MAP
def test_the_page_names_the_port_sites(side: str) -> None:
    said = {
        "east": ("k1 k2, k4 k5, j6, i8 h8", "f8 e8, c8 b7, a6"),
        "west": ("a2 a3 a4 b5 b6 b7 d7 f7",),
        "tazmania": ("a1, f2, j2, j5, i7 h8, d8 c8, b6 b5",),
    }[side]
    assert all(names in PAGE for names in said)
    assert {hexes(side)[place]["id"] for place in port_sites(side)} == set(" ".join(said).replace(",", "").split())


@EVERY_MAP
def test_far_ports_of_the_two_player_game_always_leave_a_site(side: str) -> None:
    apart = data(side)["ports_apart"]["far-ports"]
    sites = port_sites(side)
    for place in sites:
        assert any(distance(place, other) >= apart for other in sites)


# Survey tiles, Old One tiles, units, track


@rule("AZ-G5")
def test_survey_tiles_are_as_recorded() -> None:
    tiles, known = data("survey")["tiles"], facts("survey")
    assert [each["id"] for each in tiles] == list(range(1, 21))
    assert [each["layout"] for each in tiles] == known["layouts"]
    assert [each["id"] for each in tiles if each["red_clip"]] == known["red_clips"]
    symbols = Counter("".join(each["layout"] for each in tiles))
    del symbols["-"]
    assert symbols == known["symbols"] == {"O": 47, "I": 9, "C": 14, "G": 11, "P": 7}
    for each in tiles:
        assert len(each["layout"]) == 7
        old_ones = each["layout"].count("O")
        assert old_ones == 2 if each["red_clip"] else 2 <= old_ones <= 4


def test_a_survey_of_the_east_puts_out_as_many_old_ones_as_was_reckoned() -> None:
    """About 18.5 hexes with 13 of the 20 tiles, 17 without hex 14, and 20.6 without the red clips."""
    land, tiles = hexes("east"), data("survey")["tiles"]
    sites = [place for place, each in land.items() if each["survey"]]
    no_14 = [place for place in sites if land[place]["number"] != 14]
    no_red = [each for each in tiles if not each["red_clip"]]

    def mean(sites: list[Place], tiles: list[dict[str, Any]]) -> float:
        chance, found = random.Random(1889), 0
        for _ in range(1000):
            hit = set()
            for place, each in zip(sites, chance.sample(tiles, len(sites)), strict=True):
                hit |= {
                    p for p, symbol in zip([place, *around(place)], each["layout"], strict=True) if symbol == "O"
                }
            found += sum(place in land and land[place]["number"] is not None for place in hit)
        return found / 1000

    assert mean(sites, tiles) == pytest.approx(18.5, abs=0.3)
    assert mean(no_14, tiles) == pytest.approx(17, abs=0.4)
    assert mean(sites, no_red) == pytest.approx(20.6, abs=0.3)


@rule("AZ-S5")
def test_old_one_tiles_have_the_printed_levels_and_points() -> None:
    known = facts("tiles")
    plain = [each for each in data("tiles")["tiles"] if not each["mark"]]
    assert len(plain) == 35
    assert {str(level): n for level, n in Counter(each["level"] for each in plain).items()} == known["levels"]
    points: dict[str, dict[str, list[int]]] = {kind: {"1": [], "2": [], "3": []} for kind in KINDS}
    for each in plain:
        if each["kind"] != "blank":
            points[each["kind"]][str(each["level"])].append(each["vp"])
    assert points == known["vp"]
    blanks = Counter(str(each["level"]) for each in plain if each["kind"] == "blank")
    assert blanks == known["blanks"]
    assert all(each["vp"] == each["capacity"] == 0 for each in plain if each["kind"] == "blank")


def test_capacities_hold_the_known_ones_and_rise_with_the_level() -> None:
    tiles = [each for each in data("tiles")["tiles"] if each["kind"] != "blank"]
    for kind, (level, capacity) in facts("tiles")["capacities"].items():
        alike = [each for each in tiles if each["kind"] == kind and level in (None, each["level"])]
        assert capacity in [each["capacity"] for each in alike]
    for each in tiles:
        assert (each["capacity"] >= 6) == (each["kind"] in ("cthulhu", "shoggoth"))
    for kind in KINDS:
        of_level = sorted({(each["level"], each["capacity"]) for each in tiles if each["kind"] == kind})
        assert [level for level, _ in of_level] == sorted({level for level, _ in of_level})
        assert all(after[1] == before[1] + 1 for before, after in pairwise(of_level))


def test_the_marked_tiles_are_two_temples_and_what_they_spawn() -> None:
    marked = [each for each in data("tiles")["tiles"] if each["mark"]]
    assert Counter(f"{each['mark']} {each['kind']}" for each in marked) == facts("tiles")["marked"]
    assert sorted(each["spawn"] for each in marked if each["mark"] == "XX") == ["mi-go", "zombie"]
    plain = {(each["kind"], each["level"]): each for each in data("tiles")["tiles"] if not each["mark"]}
    for each in marked:
        assert each["level"] == 2
        assert each["capacity"] == plain[each["kind"], 2]["capacity"]
        assert each["vp"] == {"temple": 4, "mi-go": 2, "zombie": 1}[each["kind"]]
        assert each["vp"] in facts("tiles")["vp"][each["kind"]]["2"]


@rule("AZ-S19", "AZ-A30", "AZ-A34")
def test_units_have_the_printed_numbers_and_prices_within_the_known_bounds() -> None:
    units = {each.pop("type"): each for each in data("units")["units"]}
    assert tuple(units) == UNITS
    for name, known in facts("units").items():
        said = {key: value for key, value in known.items() if value is not None and key != "cost"}
        assert {key: units[name][key] for key in said} == said
    for side in data("barracks")["sides"]:
        for name, known in facts("units").items():
            assert known["cost"] in (None, side["prices"][name])
    cost, west = (side["prices"] for side in data("barracks")["sides"])
    assert {name: west[name] for name in facts("units") if facts("units")[name]["cost"] is None} == {
        name: cost[name] // 2 for name in ("armoured-car", "airship", "armoured-train")
    }
    assert cost["infantry"] < cost["armoured-car"] <= 4  # the cheaper class, within the gold of the start
    assert cost["armoured-car"] < min(cost["airship"], cost["armoured-train"])
    assert all(abs(cost[name] - cost["artillery"]) <= 1 for name in ("airship", "armoured-train"))


def test_the_page_shows_the_numbers_of_units_and_tiles() -> None:
    plain = PAGE.replace("*", "")
    for each in data("units")["units"]:
        price = data("barracks")["sides"][0]["prices"][each["type"]]
        numbers = [each["count"], price, *(each[key] for key in ("range", "capacity", "time"))]
        assert f"| {each['type'].replace('-', ' ')} | {' | '.join(map(str, numbers))} |" in plain
    capacity = {(each["kind"], each["level"]): each["capacity"] for each in data("tiles")["tiles"]}
    for kind in KINDS:
        cells = [f"{capacity.get((kind, level), '')} |" for level in (1, 2, 3)]
        line = f"| {kind.replace('cthulhu', 'Cthulhu')} | {' '.join(cells)}".replace("  ", " ").replace(
            "|  |", "| |"
        )
        assert line in PAGE


@rule("AZ-S3", "AZ-S18", "AZ-L1", "AZ-L3", "AZ-O3")
def test_the_track_and_the_stocks() -> None:
    track, known = data("track"), facts("track")
    for key in ("coop", "old_ones", "end", "last"):
        assert track[key] == known[key]
    assert track["starts"]["1"] == known["starts"]["1"] == 1
    starts = [track["starts"][players] for players in "1234"]
    assert starts == sorted(set(starts))
    assert max(starts) + track["coop"] < track["old_ones"]
    assert len(track["revelations"]) == known["revelations"]
    assert track["revelations"] == [n for n in range(23, track["end"]) if n % 2]
    for name, (coal, iron, gold, vp, _) in known["stocks"].items():
        stock = {"coal": coal, "iron": iron, "gold": gold}
        assert track["stocks"][name] == (stock if vp is None else {**stock, "vp": vp})
    assert track["survey_14"] == {name: of[4] for name, of in known["stocks"].items() if of[4] is not None}
