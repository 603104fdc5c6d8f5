"""Retrieving cubes (AZ-A37, AZ-A38)."""

from rulebound.games.auztralia.state import CUBES, RETRIEVE_BOX, TRADE_BOX
from tests.games.auztralia.harness import Table
from tests.marks import rule


@rule("AZ-A37")
def test_all_cubes_come_home_for_one_time() -> None:
    play = Table().clock(4, 20).begin()
    play.pick("trade", "import coal", "import coal", "help", "recruit " + play.s.display[0])
    assert play.s.players[0].hq == CUBES - 2
    play.pick("retrieve")
    player = play.s.players[0]
    assert (player.hq, player.boxes) == (CUBES, [0] * 9)
    assert (play.s.space[0], player.gold) == (7, 4)


@rule("AZ-A38")
def test_without_a_cube_it_takes_two_time() -> None:
    table = Table().clock(4, 20)
    table.s.players[0].boxes[TRADE_BOX] = CUBES
    table.s.players[0].hq = 0
    play = table.begin()  # nothing else can be done, so nothing is asked
    assert play.s.players[0].hq == CUBES
    assert play.s.space[0] == 6


@rule("AZ-A37")
def test_cubes_on_old_ones_stay_there() -> None:
    play = Table().tile("shoggoth", "a1", damage={0: 3}).clock(4, 20).begin().pick("retrieve")
    assert play.s.players[0].hq == CUBES - 3
    assert play.s.players[0].boxes[RETRIEVE_BOX] == 0
