"""Cubes, boxes and whose turn it is (AZ-T1 to AZ-T9)."""

import pytest

from rulebound.games.auztralia.state import BOXES, CUBES, TRADE_BOX
from tests.games.auztralia.harness import Played, Table
from tests.marks import rule

TRADE = ("trade", "import coal", "import coal")


def asked_seat(play: Played) -> int:
    """Whose decision is pending."""
    assert play.match.pending is not None
    return play.match.pending.seats[0]


@rule("AZ-T3")
def test_an_action_takes_a_cube_and_then_time() -> None:
    play = Table().clock(4, 20).begin().pick("trade")
    assert (play.s.players[0].hq, play.s.players[0].boxes[TRADE_BOX], play.s.space[0]) == (CUBES - 1, 1, 4)
    play.pick("import coal", "import iron")
    assert play.s.space[0] == 5
    assert play.events("time") == [(0, 1, 5)]


@rule("AZ-T3")
def test_without_a_cube_nothing_but_retrieving_is_left() -> None:
    table = Table().clock(4, 20).hand(0, "carter")
    table.s.players[0].boxes[TRADE_BOX] = CUBES
    table.s.players[0].hq = 0
    assert table.begin().options() == ["retrieve", "play carter"]


@rule("AZ-T4")
def test_a_box_in_use_costs_a_gold_for_each_cube() -> None:
    play = Table().clock(4, 20).begin().pick(*TRADE)
    assert play.s.players[0].gold == 4
    play.pick(*TRADE)
    assert play.s.players[0].gold == 3
    play.pick(*TRADE)
    assert play.s.players[0].gold == 1
    assert not play.options("trade")  # a fourth time would cost three
    play.pick("retrieve", *TRADE)
    assert play.s.players[0].gold == 1


@rule("AZ-T4")
def test_the_two_railway_boxes_are_counted_apart() -> None:
    table = Table().port(0, "k5").clock(4, 20).give(0, gold=0)
    play = table.begin().pick("railway", "rail k4 k5", "done")
    assert not play.options("railway")
    assert play.options("hills")


@rule("AZ-T5")
def test_a_player_goes_on_while_rearmost() -> None:
    play = Table().clock(4, 6).begin().pick(*TRADE)
    assert asked_seat(play) == 0
    play.pick("retrieve")
    assert play.s.space[:2] == [6, 6]
    assert asked_seat(play) == 0  # the last to come lies on top
    play.pick("retrieve")
    assert asked_seat(play) == 1
    assert play.events("turn") == [(0, 4), (1, 6)]


@rule("AZ-T1", "AZ-T2")
def test_red_moves_onto_green_and_blue_is_next() -> None:
    play = Table(3).clock(4, 5, 4).begin()  # red, green, blue; red lies on blue
    play.pick("retrieve")
    assert play.s.space[:3] == [5, 5, 4]
    assert asked_seat(play) == 2


@rule("AZ-T1")
def test_when_red_and_blue_have_passed_green_green_acts() -> None:
    play = Table(3).clock(4, 5, 6).begin()
    play.pick("trade", "import coal", "import coal", "retrieve")
    assert play.s.space[:3] == [6, 5, 6]
    assert asked_seat(play) == 1


@rule("AZ-T6")
@pytest.mark.parametrize("space", [53, 54, 55])
def test_who_has_come_to_the_end_acts_no_more(space: int) -> None:
    play = Table().clock(space, 51, 53).begin()
    assert asked_seat(play) == 1
    play.pick("retrieve", "retrieve")
    assert play.s.phase == "over"


@rule("AZ-T9")
def test_the_eight_actions_with_their_nine_boxes() -> None:
    table = Table().rail(0, "k4", "j4", "i4", "h4").ore("i4", gold=3).tile("temple", "g4", level=1)
    play = table.units(0, infantry=1).begin()
    assert sorted(play.options()) == sorted(BOXES)
