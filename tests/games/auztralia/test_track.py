"""The time track: whose turn it is, what an action costs, and when there is no more time (AZ-T1 to AZ-T9)."""

import pytest

from rulebound.games.auztralia.state import MINE_BOX, RAIL_BOX, RETRIEVE_BOX, TRADE_BOX
from rulebound.games.auztralia.track import active_disc, put, turn_order
from tests.games.auztralia.fighting import attack, front, write
from tests.games.auztralia.harness import Played, Table
from tests.games.auztralia.night import wake
from tests.marks import rule

RED, GREEN, BLUE = 0, 1, 2


def trade(play: Played) -> Played:
    """An action of one time point."""
    return play.pick("trade", "import coal", "import coal")


@rule("AZ-T1")
def test_the_rearmost_disc_acts_and_of_a_stack_the_one_on_top() -> None:
    s = Table(3).clock(7, 5, 6, 22).s
    assert active_disc(s) == GREEN
    assert turn_order(s) == [GREEN, BLUE, RED]
    s = Table(3).clock(5, 5, 5, 22).s
    assert turn_order(s) == [RED, GREEN, BLUE]
    assert active_disc(s) == RED


@rule("AZ-T1", "AZ-T2")
def test_example_red_lands_on_green_and_blue_is_next() -> None:
    """EX2, the Polish picture."""
    play = trade(Table(3).clock(10, 11, 10).begin())
    assert play.s.space[:3] == [11, 11, 10]
    assert play.s.seat == BLUE
    assert turn_order(play.s) == [BLUE, RED, GREEN]


@rule("AZ-T1")
def test_example_green_is_next_when_red_and_blue_have_passed_it() -> None:
    """EX2, the French picture."""
    play = trade(trade(Table(3).clock(10, 11, 11).begin()))  # red to 11, on top; and on to 12
    assert play.s.seat == GREEN
    assert turn_order(play.s)[:2] == [GREEN, BLUE]
    table = Table(3).clock(12, 11, 11)
    put(table.s, BLUE, 12)
    assert active_disc(table.s) == GREEN


@rule("AZ-T2")
def test_who_comes_last_to_a_space_acts_first_there() -> None:
    play = trade(Table(2).clock(10, 11).begin())
    assert play.s.space[:2] == [11, 11]
    assert play.s.seat == 0


@rule("AZ-T3")
def test_an_action_takes_a_cube_then_time() -> None:
    play = Table(2).ore("j4", iron=3).rail(0, "k4", "j4").clock(5, 6).begin().pick("mine")
    player = play.s.players[0]
    assert player.hq == 19
    assert player.boxes[MINE_BOX] == 1
    assert play.s.space[0] == 6
    assert play.s.players[0].iron == 5


@rule("AZ-T3")
def test_the_time_of_an_attack_is_paid_before_a_tile_is_turned_up_or_a_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = attack(write(monkeypatch, front("zombie", up=False, infantry=1, artillery=1).clock(5, 6), "-", "-"))
    kinds = [event.kind for event in play.match.events]
    assert kinds.index("attacked") < kinds.index("time") < kinds.index("revealed") < kinds.index("combat")
    assert (play.asked, play.s.space[0]) == ("fight", 7)
    assert play.pick("withdraw all").s.space[0] == 7


@rule("AZ-T3")
def test_without_a_cube_there_is_only_retrieving() -> None:
    table = Table(2).clock(5, 6)
    table.s.players[0].hq, table.s.players[0].boxes[TRADE_BOX] = 0, 20
    table.give(0, gold=40)
    play = table.begin()  # the only option is taken by itself
    assert play.events("retrieved") == [(0,)]


@rule("AZ-T4")
def test_example_a_box_in_use_costs_a_gold_for_each_cube_there() -> None:
    """EX3: the two-point rail box again, for a gold; or a time point to retrieve the cubes first."""
    table = Table(2).give(0, coal=5, iron=5, gold=1).clock(5, 30)
    table.s.players[0].boxes[RAIL_BOX], table.s.players[0].hq = 1, 19
    play = table.begin()
    assert {"railway", "retrieve"} <= set(play.options())
    play.pick("railway")
    assert play.s.players[0].gold == 0
    assert play.s.players[0].boxes[RAIL_BOX] == 2
    while play.asked == "rail":
        play.pick(play.options()[0])
    assert "railway" not in play.options()  # two gold now
    play.pick("retrieve")
    assert play.s.space[0] == 5 + 2 + 1
    assert play.s.players[0].hq == 20
    assert "railway" in play.options()


@rule("AZ-T4")
def test_three_cubes_cost_three_gold() -> None:
    table = Table(2).give(0, gold=3).clock(5, 30)
    table.s.players[0].boxes[TRADE_BOX], table.s.players[0].hq = 3, 17
    assert trade(table.begin()).s.players[0].gold == 0
    table = Table(2).give(0, gold=2).clock(5, 30)
    table.s.players[0].boxes[TRADE_BOX], table.s.players[0].hq = 3, 17
    assert "trade" not in table.begin().options()


@rule("AZ-T5")
def test_a_player_acts_again_while_his_disc_is_the_rearmost() -> None:
    play = Table(2).clock(5, 8).begin()
    for space in (6, 7):
        assert trade(play).s.space[0] == space
        assert play.s.seat == 0
    trade(play)  # to 8, on top of the other
    assert play.s.seat == 0
    play.pick("retrieve")
    assert play.s.seat == 1
    assert play.events("turn") == [(0, 5), (1, 8)]


@rule("AZ-T6")
@pytest.mark.parametrize("space", [53, 54, 55])
def test_who_has_reached_53_acts_no_more(space: int) -> None:
    s = Table(2).clock(space, 53, 53).s
    assert active_disc(s) == -1
    play = Table(2).clock(space, 52, 53).begin()
    assert play.s.seat == 1
    trade(play)
    assert play.match.over


@rule("AZ-T7")
def test_the_purple_disc_acts_again_and_again_while_it_is_the_rearmost() -> None:
    play = wake(Table(2), 22, 26)
    assert [space for (space,) in play.events("awakened")] == [23, 24, 25, 26, 27]
    assert play.s.seat == 0


@rule("AZ-T7")
def test_a_player_who_lands_on_the_purple_disc_acts_before_it() -> None:
    table = Table(2).clock(23, 25, 24)
    play = trade(table.begin())
    assert play.s.space == [24, 25, 24]
    assert play.s.seat == 0
    assert not play.events("awakened")


@rule("AZ-T8")
def test_a_score_above_55_is_simply_that_number() -> None:
    play = Table(2).give(0, vp=60).clock(53, 53, 53).begin()
    assert play.match.over
    assert play.match.result().scores == (60, 0)


@rule("AZ-T9")
def test_there_are_eight_actions_with_nine_boxes() -> None:
    table = Table(2).rail(0, "k4", "j4", "i4").ore("j4", coal=3).units(0, infantry=1).tile("zombie", "h3")
    play = table.clock(5, 6).begin()
    assert play.options() == [
        "railway",
        "hills",
        "mine",
        "help",
        "military",
        "trade",
        "farming",
        "attack",
        "retrieve",
    ]
    assert len(play.s.players[0].boxes) == RETRIEVE_BOX + 1
