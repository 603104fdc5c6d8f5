"""Seats with roles: a match knows them from its set-up, wherever it comes from."""

import pytest

from rulebound.bots import RandomBot, play_out
from rulebound.kernel import Match, Option, Rng, SeatHandle
from rulebound.kernel.contract import check_match
from tests.cli.games.troll_bridge import GAME

NIGHT = {"seats": 3, "mode": "night"}
ROLES = ("", "", "old-troll")


def test_a_match_knows_the_roles_of_its_seats() -> None:
    assert Match(GAME, NIGHT, 1).roles == ROLES
    assert Match(GAME, {"seats": 3}, 1).roles == ("", "", "")


def test_the_roles_go_with_forks_records_snapshots_and_imagined_worlds() -> None:
    match = Match(GAME, NIGHT, 1)
    match.pick(0, "step")
    again = match.record().replay(GAME)
    thawed = Match.thaw(GAME, match.setup, 1, match.picks, match.freeze())
    others = [match.fork(), match.imagine(1, Rng(7)), again, thawed, Match.at(GAME, NIGHT, match.state)]
    assert [other.roles for other in others] == [ROLES] * 5


def test_a_bot_may_go_by_the_role_of_its_seat() -> None:
    class Loud(RandomBot):
        def choose(self, seat: SeatHandle) -> Option:
            return seat.options[0 if seat.roles[seat.seat] == "old-troll" else 1]

    match = Match(GAME, NIGHT, 1)
    play_out(match, [Loud(seat) for seat in range(3)], Rng(0))
    assert match.result().scores == (0, 0, 3)


@pytest.mark.parametrize("setup", [NIGHT, {"seats": 2}, {"seats": 5}])
def test_the_game_with_roles_keeps_every_promise(setup: dict[str, object]) -> None:
    check_match(GAME, setup, 5)
