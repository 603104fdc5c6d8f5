"""The last attempt and the die (SU-058 to SU-061)."""

import pytest

from tests.games.small_world_underground.harness import Table
from tests.marks import rule


def short(hand: int, defenders: int = 2) -> Table:
    """Drow in r04 and r05; the Mine r11 next door costs 2 plus its defenders, the river r03 costs 1."""
    table = Table().race(0, "drow", "stone", hand=hand).hold(0, "r04").hold(0, "r05")
    return table.hold(1, "r11", defenders, race="mudmen") if defenders else table


@rule("SU-058")
@pytest.mark.parametrize("missing", [0, 1, 2, 3, 4])
def test_the_die_may_be_rolled_for_a_region_one_two_or_three_tokens_short(missing: int) -> None:
    play = short(hand=2, defenders=missing).begin()
    assert ("r11" in play.regions("conquer")) == (missing == 0)
    assert ("r11" in play.regions("attempt")) == (missing in (1, 2, 3))


@rule("SU-058")
def test_the_die_takes_a_token_in_hand() -> None:
    assert not short(hand=0, defenders=0).begin().regions("attempt")
    assert "r11" in short(hand=1, defenders=0).begin().regions("attempt")


@rule("SU-058")
def test_the_region_is_named_before_the_roll_and_need_not_be_the_cheapest() -> None:
    play = short(hand=2).begin()
    assert {"r03", "r10"} <= set(play.regions("conquer"))  # he could have these
    assert set(play.regions("attempt")) == {"r06", "r11"}  # 3 and 4 tokens
    play.die(2).pick("attempt r11")
    (rolled,) = play.events("rolled")
    assert rolled.args == (0, "r11", 2)
    assert play.holder("r11") == (0, "active")


@rule("SU-058")
def test_the_die_opens_no_region_that_is_out_of_reach_or_immune() -> None:
    assert set(short(hand=2).begin().regions("attempt")) == {"r06", "r11"}  # not r16, of the same price
    table = Table().race(0, "drow", "stone", hand=2).hold(0, "r05").hold(1, "r11", 2, race="mudmen", power="royal")
    play = table.marker("queen", "r11").begin()
    assert play.regions("attempt") == ["r06"]


@rule("SU-059")
@pytest.mark.parametrize(("face", "succeeds"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_attempt_succeeds_if_tokens_and_roll_reach_the_cost(face: int, succeeds: bool) -> None:
    play = short(hand=2).begin().die(face).pick("attempt r11")
    assert (play.holder("r11") == (0, "active")) == succeeds
    assert bool(play.events("failed")) != succeeds


@rule("SU-059")
def test_on_success_every_token_left_is_placed_in_the_region() -> None:
    play = short(hand=3).begin().die(3).pick("attempt r11")
    assert (play.tokens("r11"), play.hand(0)) == (3, 0)


@rule("SU-060")
def test_on_failure_the_tokens_stay_in_hand_and_go_to_regions_the_race_holds() -> None:
    play = short(hand=2).begin().die(0).pick("attempt r11")
    assert (play.hand(0), play.tokens("r11"), play.holder("r11")) == (2, 2, (1, "active"))
    assert play.prompt == "redeploy"
    assert {text.split()[1] for text in play.options} == {"r04", "r05"}
    play.pick("place r04 2")
    assert (play.tokens("r04"), play.tokens("r05"), play.hand(0)) == (3, 1, 0)


@rule("SU-061")
@pytest.mark.parametrize("face", [0, 3])
def test_the_roll_ends_the_conquests_of_the_turn(face: int) -> None:
    play = short(hand=3).begin()
    assert {"conquer r06", "conquer r10"} <= set(play.options)
    play.die(face).pick("attempt r11")
    assert play.prompt.startswith("redeploy")
    assert not [text for text in play.options if text.split()[0] in ("conquer", "attempt", "abandon")]
    play.to_end_of_turn()
    assert len(play.events("rolled")) == 1


@rule("SU-061")
def test_the_attempt_may_come_after_conquests_of_the_same_turn() -> None:
    play = short(hand=4).begin().pick("conquer r10")
    assert "attempt r11" in play.options
    play.die(2).pick("attempt r11")
    assert [play.tokens(r) for r in ("r10", "r11")] == [2, 2]
    assert play.prompt.startswith("redeploy")
