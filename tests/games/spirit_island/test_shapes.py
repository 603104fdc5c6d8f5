"""Corners of lands, the east edge and what lies north, as they are derived from the drawn boards."""

from itertools import combinations, permutations

import pytest

from rulebound.games.spirit_island.island import (
    BOARDS,
    MAPS,
    PRINTED,
    THEMATIC,
    Island,
    _data,
    bits,
    column,
    island,
)
from rulebound.games.spirit_island.shapes import corners_of, east_edge, northward, where_it_lies

LAYOUTS = {each["id"]: each["players"] for each in _data("layouts")["layouts"]}


def some_islands(layout: str) -> list[Island]:
    """Boards in this layout, in a few orders."""
    orders = list(permutations(BOARDS, LAYOUTS[layout]))
    return [island(boards, layout) for boards in orders[:: max(1, len(orders) // 12)]]


@pytest.mark.parametrize("board", BOARDS)
def test_where_three_lands_of_a_board_are_next_to_each_other_there_is_a_corner(board: str) -> None:
    its = island((board,), "standard-1")
    lands = range(its.size)
    mutual = {
        "-".join(its.names[land] for land in three)
        for three in combinations(lands, 3)
        if all(its.near[a] >> b & 1 for a, b in combinations(three, 2))
    }
    assert {name for name in corners_of(its) if name.count("-") == 2} == mutual


@pytest.mark.parametrize("board", BOARDS)
def test_the_coast_ends_in_a_corner_on_both_sides(board: str) -> None:
    found = corners_of(island((board,), "standard-1"))
    corners = PRINTED[board]["corners"]
    assert {f"{board}0-{board}{corners['NW']}", f"{board}0-{board}{corners['SW']}"} <= {*found}


def test_the_corners_of_a_board_alone_are_these() -> None:
    found = corners_of(island(("A",), "standard-1"))
    inner = "A0-A1-A2 A0-A2-A3 A1-A2-A4 A1-A4-A5 A1-A5-A6 A2-A3-A4 A5-A6-A8 A5-A7-A8"
    rim = "A0-A1 A1-A6 A6-A8 A7-A8 A5-A7 A4-A5 A3-A4 A0-A3"
    assert {*found} == {*inner.split(), *rim.split()}
    assert found["A1-A2-A4"].near == ("A0-A1-A2", "A1-A4-A5", "A2-A3-A4")
    assert found["A7-A8"].near == ("A5-A7", "A5-A7-A8", "A6-A8")  # around the tips of the board too
    assert found["A0-A3"].near == ("A0-A2-A3", "A3-A4")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_lands_of_a_corner_are_next_to_each_other(layout: str) -> None:
    for its in some_islands(layout):
        for corner in corners_of(its).values():
            lands = bits(corner.lands & its.lands)
            assert lands, corner.name
            assert all(its.near[a] >> b & 1 for a, b in combinations(lands, 2)), corner.name


@pytest.mark.parametrize("layout", LAYOUTS)
def test_lands_of_two_boards_that_are_next_to_each_other_have_a_corner_in_common(layout: str) -> None:
    for its in some_islands(layout):
        met = {pair for corner in corners_of(its).values() for pair in combinations(bits(corner.lands), 2)}
        for land in bits(its.lands):
            for other in bits(its.near[land] & its.lands):
                assert land > other or (land, other) in met


@pytest.mark.parametrize("layout", LAYOUTS)
def test_corners_and_the_borders_between_them_make_as_many_faces_as_there_are_lands(layout: str) -> None:
    for its in some_islands(layout):
        found = corners_of(its)
        assert all(corner.name in found[near].near for corner in found.values() for near in corner.near)
        borders = sum(len(corner.near) for corner in found.values()) // 2
        # Where boards enclose a piece of sea, or touch at a corner only, there are more faces than the sea around.
        islets = len({*its.islet_of})
        assert borders - len(found) + islets - its.lands.bit_count() in range(2), layout


@pytest.mark.parametrize("number", range(1, 7))
def test_thematic_boards_have_a_corner_wherever_three_lands_are_next_to_each_other(number: int) -> None:
    its = island(MAPS[number - 1], THEMATIC)
    found = corners_of(its)
    assert len(found) >= 8 * number
    met = 0
    for corner in found.values():
        lands = bits(corner.lands)
        assert len(lands) == 3
        assert all(its.near[a] >> b & 1 for a, b in combinations(lands, 2))
        assert all(corner.name in found[near].near for near in corner.near)
        assert all((corner.lands & found[near].lands).bit_count() == 2 for near in corner.near)
        met |= corner.lands
    assert its.names[6] == "NE6" or its.lands & ~met == 0  # alone, that land has one neighbour


def test_where_four_boards_meet_four_lands_do() -> None:
    found = corners_of(island(("A", "B", "C", "D"), "standard-4"))
    assert found["A7-B8-C4-D8"].near == ("A5-A7-B8", "A7-D7-D8", "B8-C4-C7", "C4-D1-D8")


def test_a_corner_keeps_its_name_when_a_board_comes_to_it() -> None:
    before, after = island(("A",), "standard-1"), island(("A", "B"), "standard-1", ("attach 0 top bottom",))
    assert "A1-A6" not in corners_of(after)
    there = where_it_lies(after, "A1-A6")
    assert there is not None
    assert there.name == "A1-A6-B3"
    for name in corners_of(before):
        found = where_it_lies(after, name)
        assert found is not None
        assert corners_of(before)[name].lands & ~found.lands == 0


def test_the_east_edge_is_where_no_board_lies_in_the_east() -> None:
    def edge(boards: str, layout: str, *changes: str) -> list[str]:
        its = island(tuple(boards), layout, changes)
        return [its.names[land] for land in bits(east_edge(its))]

    assert edge("A", "standard-1") == ["A7", "A8"]
    assert edge("CE", column(2)) == ["C4", "C7", "C8", "E6", "E8"]
    assert edge("AB", "opposite-shores") == []
    assert edge("A", "standard-1", "gone 8") == ["A7"]


def test_what_lies_north_follows_from_how_the_boards_lie() -> None:
    its = island(("A", "B", "C"), column(3))
    north = northward(its)
    by_board = [[north[land] for land in bits(its.of_board(board))] for board in range(3)]
    assert min(by_board[0]) > max(by_board[1]) > min(by_board[1]) > max(by_board[2])
    order = sorted(bits(its.of_board(0)), key=lambda land: -north[land])
    assert [its.names[land] for land in order] == ["A8", "A6", "A1", "A5", "A2", "A7", "A4", "A3"]
    turned = northward(island(("A", "B"), "opposite-shores"))  # B lies on its head
    assert turned[its.number_of["B3"]] > turned[its.number_of["B1"]]


def test_an_island_without_changes_is_worked_out_once() -> None:
    layout = next(name for name, count in LAYOUTS.items() if count == 1)
    assert island(("A",), layout) is island(("A",), layout, ())
