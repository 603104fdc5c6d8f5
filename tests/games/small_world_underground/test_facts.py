"""Every number in the code against the independent table in tests/facts, both ways."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import rulebound.games.small_world_underground as package
from rulebound.games.small_world_underground.ability import PLACES, POWERS, RACES, RELICS
from rulebound.games.small_world_underground.board import Board, bits, board_for
from tests.marks import rule

FACTS = Path(__file__).parents[2] / "facts" / "small_world_underground"
EVERY_MAP = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def table(name: str) -> dict[str, Any]:
    """One part of the independent table."""
    found: dict[str, Any] = json.loads((FACTS / f"{name}.json").read_text("utf-8"))[name]
    return found


def printed(seats: int) -> dict[str, Any]:
    """What the independent table says of one map."""
    found: dict[str, Any] = table("maps")[f"{seats}p"]
    return found


def ids(board: Board, mask: int) -> set[str]:
    """The regions in a mask by their ids."""
    return {board.ids[r] for r in bits(mask)}


@rule("SU-002", "SU-003")
def test_every_race_has_the_printed_numbers() -> None:
    coded = {name: (facts.tokens, facts.tray, facts.ability.lasts) for name, facts in RACES.items()}
    assert coded == {name: (of["banner"], of["tray"], of["lasts"]) for name, of in table("races").items()}


@rule("SU-002", "SU-178")
def test_every_power_has_the_printed_number_and_sides() -> None:
    coded = {name: (facts.tokens, facts.ability.lasts) for name, facts in POWERS.items()}
    assert coded == {name: (of["bonus"], of["has_decline_side"]) for name, of in table("powers").items()}


@rule("SU-005")
def test_every_place_is_there_and_lasts_as_printed() -> None:
    """A place that works in decline only in part has that part in its own rules, and does not last."""
    coded = {name: ability.lasts for name, ability in PLACES.items()}
    assert coded == {name: of["works_in_decline"] is True for name, of in table("places").items()}


@rule("SU-005")
def test_every_relic_is_there_and_none_lasts() -> None:
    coded = {name: ability.lasts for name, ability in RELICS.items()}
    assert coded == {name: of["works_in_decline"] for name, of in table("relics").items()}


def test_every_ability_knows_its_own_name() -> None:
    banners = {name: facts.ability for name, facts in RACES.items()}
    badges = {name: facts.ability for name, facts in POWERS.items()}
    for name, ability in [*banners.items(), *badges.items(), *PLACES.items(), *RELICS.items()]:
        assert ability.id == name


@EVERY_MAP
@rule("SU-009")
def test_every_region_has_the_printed_terrain(seats: int) -> None:
    board = board_for(seats)
    assert dict(zip(board.ids, board.terrain, strict=True)) == printed(seats)["terrain"]


@EVERY_MAP
@rule("SU-011")
def test_every_border_is_there_from_both_sides_and_no_other(seats: int) -> None:
    board = board_for(seats)
    both_ways = {tuple(pair) for pair in printed(seats)["borders"]}
    assert both_ways.isdisjoint((b, a) for a, b in both_ways)
    both_ways |= {(b, a) for a, b in both_ways}
    assert {(board.ids[r], board.ids[n]) for r in range(board.size) for n in bits(board.borders[r])} == both_ways


@EVERY_MAP
@rule("SU-016")
def test_monsters_stand_in_the_printed_regions_in_pairs(seats: int) -> None:
    board = board_for(seats)
    standing = {name: number for name, number in zip(board.ids, board.monsters, strict=True) if number}
    assert standing == dict.fromkeys(printed(seats)["monsters"], 2)


@EVERY_MAP
@rule("SU-092")
def test_volcano_symbols_are_on_the_printed_chasms(seats: int) -> None:
    board = board_for(seats)
    assert ids(board, board.volcanoes) == set(printed(seats)["volcano"])
    assert not board.volcanoes & ~board.chasms


@EVERY_MAP
@rule("SU-037", "SU-041")
def test_the_edge_is_as_printed_and_its_chasms_are_no_way_in(seats: int) -> None:
    board, facts = board_for(seats), printed(seats)
    raw = json.loads(files(package).joinpath("maps", f"{seats}p.json").read_text("utf-8"))
    assert {region["id"] for region in raw["regions"] if region["edge"]} == set(facts["edge"])
    assert ids(board, board.edge) == {r for r in facts["edge"] if facts["terrain"][r] != "chasm"}


@EVERY_MAP
@rule("SU-013")
def test_the_turn_track_has_the_printed_length(seats: int) -> None:
    assert board_for(seats).turns == printed(seats)["turns"]


@rule("SU-001")
def test_there_are_four_maps_and_no_more() -> None:
    shipped = {file.name for file in files(package).joinpath("maps").iterdir()}
    assert shipped == {f"{name}.json" for name in table("maps")}


@rule("SU-268")
def test_monsters_of_the_reconstructed_map_are_in_seven_regions_that_never_touch() -> None:
    board, sites = board_for(5), printed(5)["monsters"]
    assert sites == ["r05", "r09", "r21", "r23", "r26", "r44", "r49"]
    places = sum(1 << board.number[name] for name in sites)
    assert not board.next_to(places) & places
    assert sum(board.monsters) == 14
    assert "monsters" in board.reconstructed


@rule("SU-269")
def test_inland_chasms_have_the_volcano_symbol_on_every_map_and_only_they_on_the_reconstructed_one() -> None:
    for seats in (2, 3, 4, 5):
        facts = printed(seats)
        inland = {r for r, terrain in facts["terrain"].items() if terrain == "chasm" and r not in facts["edge"]}
        assert inland
        assert inland <= ids(board_for(seats), board_for(seats).volcanoes)
    assert ids(board_for(5), board_for(5).volcanoes) == {"r14", "r42"} == inland
    assert "volcano" in board_for(5).reconstructed


@rule("SU-270")
def test_only_the_five_player_map_is_reconstructed_but_its_terrain_and_borders_are_on_record() -> None:
    assert [board_for(seats).provenance for seats in (2, 3, 4)] == ["public record"] * 3
    assert all(not board_for(seats).reconstructed for seats in (2, 3, 4))
    board = board_for(5)
    assert (board.provenance, board.turns) == ("reconstructed", 8)
    assert {"turns", "polygon"} <= set(board.reconstructed)
    assert {"terrain", "adjacent"}.isdisjoint(board.reconstructed)
