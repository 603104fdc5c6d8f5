"""Scoring and the end of the game: SU-079 to SU-083."""

import pytest

from tests.games.small_world_underground.harness import Play, Table
from tests.marks import rule


@rule("SU-079")
def test_every_region_of_both_races_gives_one_coin_from_the_bank() -> None:
    table = Table().race(0, "gnomes", "martyr").hold(0, "r04", 5).hold(0, "r11", 1)
    for region in ("r20", "r26", "r27"):
        table.hold_declined(0, region, race="drow")
    bank = table.s.bank
    play = table.begin(0, "scoring")
    assert play.coins(0) == 5 + 2 + 3
    assert play.s.bank == bank - 5


@rule("SU-079")
def test_bonuses_of_race_power_place_and_relic_come_on_top() -> None:
    table = Table().race(0, "shrooms", "stone").hold(0, "r05").hold(0, "r06").hold(0, "r11")
    table.find("mine-of-lost-dwarf", "r11").find("scepter-of-avarice", "r05")
    play = table.begin(0, "end").pick("scepter r05")
    # The forest gives 2 and is doubled, the mountain gives 2, the Mine 3.
    assert play.coins(0) == 5 + 2 * 2 + 2 + 3


@rule("SU-079")
def test_a_race_in_decline_gets_bonuses_only_from_what_lasts() -> None:
    table = Table().hold_declined(0, "r05", race="shrooms", power="muddy").hold_declined(0, "r20")
    table.hold_declined(0, "r26").find("keep-on-motherland", "r26").find("wickedest-pentacle", "r05")
    play = table.begin(0, "scoring")
    # No coin for the forest; Muddy and the Keep last.
    assert play.coins(0) == 5 + 3 + 1 + 1


@rule("SU-080")
def test_the_race_just_put_in_decline_scores_its_regions() -> None:
    table = Table().race(0, "gnomes", "martyr").hold(0, "r04", 3).hold(0, "r05", 1).hold(0, "r26", 1)
    play = table.begin(0, "choose").pick("decline")
    assert play.coins(0) == 5 + 3


@rule("SU-081")
def test_the_power_of_the_active_race_does_not_count_regions_in_decline() -> None:
    table = Table().race(0, "gnomes", "mining").hold(0, "r11").hold_declined(0, "r26", race="drow")
    play = table.begin(0, "scoring")
    assert play.coins(0) == 5 + 2 + 1


@rule("SU-081")
def test_a_power_that_lasts_does_not_count_regions_of_the_active_race() -> None:
    table = Table().race(0, "gnomes", "martyr").hold(0, "r20").hold(0, "r02")
    table.hold_declined(0, "r27", race="drow", power="muddy")
    play = table.begin(0, "scoring")
    assert play.coins(0) == 5 + 3 + 1


@rule("SU-082")
def test_on_the_last_turn_every_player_has_one_more_turn_and_the_game_ends() -> None:
    table = Table(3)
    for seat, race in enumerate(("gnomes", "drow", "shrooms")):
        table.hold(seat, ("r02", "r20", "r32")[seat], race=race)
    play = table.begin(2, "choose", round_=9).to_end_of_turn()
    for seat in range(3):
        assert (play.s.round, play.seat) == (10, seat)
        play.to_end_of_turn()
    assert play.match.over


@rule("SU-082")
@pytest.mark.parametrize("winner", [0, 1])
def test_most_coins_win(winner: int) -> None:
    table = Table().hold(0, "r04", 8, race="gnomes").hold(1, "r27", 1, race="shrooms")
    table.coins(winner, 21).coins(1 - winner, 20)
    play = table.begin(0, "choose", round_=10).to_end_of_turn().to_end_of_turn()
    result = play.match.result()
    assert result.winners == (winner,)
    assert result.scores[winner] == 22


def _last_scoring(table: Table) -> Play:
    play = table.begin(0, "scoring", round_=10).to_end_of_turn()
    assert play.match.over
    assert play.coins(0) == play.coins(1)
    return play


@rule("SU-083")
def test_a_tie_goes_to_more_tokens_on_the_board_hands_do_not_count() -> None:
    table = Table().race(0, "gnomes", "martyr", hand=6)
    table.hold_declined(0, "r04", race="drow").hold_declined(0, "r05")
    table.race(1, "ogres", "immortal").hold(1, "r26", 2).hold_declined(1, "r27", 1, race="shrooms")
    assert _last_scoring(table).match.result().winners == (1,)


@rule("SU-083")
@pytest.mark.parametrize(
    ("stacks", "winner"),
    [((3, 1, 2, 3), 1), ((1, 4, 4, 2), 1), ((2, 3, 3, 1), 0), ((4, 2, 1, 4), 0)],
)
def test_active_tokens_and_tokens_in_decline_count_together(stacks: tuple[int, ...], winner: int) -> None:
    table = Table().race(0, "gnomes", "martyr").race(0, "drow", "tomb", decline=True, tomb=True)
    table.race(1, "ogres", "immortal").race(1, "liches", "wise", decline=True, tomb=True)
    table.hold(0, "r04", stacks[0]).hold_declined(0, "r20", stacks[1])
    table.hold(1, "r26", stacks[2]).hold_declined(1, "r10", stacks[3])
    table.coins(0, 12)  # what Wise gives the other
    assert _last_scoring(table.coins(1, 10)).match.result().winners == (winner,)
