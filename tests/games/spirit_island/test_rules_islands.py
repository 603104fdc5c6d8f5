"""Larger and other islands: an extra board, archipelagos and thematic boards (SI-158 to SI-160, SI-017)."""

from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.state import EXTRA_BOARD
from tests.games.spirit_island.frames import world
from tests.marks import rule


@rule("SI-159")
def test_pools_have_a_share_for_each_player_or_for_each_board_with_an_extra_one() -> None:
    s = world(2)
    assert (s.share, s.extra_board, list(s.home_boards)) == (2, False, [0, 1])
    s.enforce(Effect(EXTRA_BOARD, until="game"))
    assert (s.share, s.extra_board, list(s.home_boards)) == (3, True, [0, 1])
