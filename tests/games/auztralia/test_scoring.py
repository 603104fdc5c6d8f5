"""The end of the game, its scores and its winners (AZ-E1 to AZ-E5, AZ-K6, AZ-L5)."""

import pytest

from rulebound.games.auztralia.scoring import final_result, old_ones_score, scores, seen_old_ones_score
from tests.games.auztralia.harness import Table
from tests.marks import rule, shows


def farms(table: Table) -> Table:
    """Three farms of seat 0, one of them blighted."""
    return table.farm(0, "h4", "sheep").farm(0, "i4", "cattle").farm(0, "j5", "corn", blighted=True)


def take(table: Table, seat: int, kind: str, level: int = 0) -> int:
    """Give a seat a tile that it has destroyed; its points."""
    s = table.tile(kind, "a1", level=level).s
    number = s.tiles_at(table.hex("a1"))[0]
    s.put_tile(number, -4)
    s.players[seat].tiles.append(number)
    s.destroyed.append(number)
    return s.tables.tiles[number].vp


@rule("AZ-E2")
def test_a_farm_that_is_not_blighted_scores_two() -> None:
    assert scores(farms(Table()).s) == [4, 0]


@rule("AZ-E2", "AZ-A12")
def test_a_phosphate_scores_three() -> None:
    assert scores(Table().give(0, phosphate=2).s) == [6, 0]


@rule("AZ-E2", "AZ-C16")
def test_tiles_that_were_taken_score_their_points() -> None:
    table = Table()
    assert scores(table.s) == [0, 0]
    points = take(table, 0, "cthulhu") + take(table, 0, "zombie", 3)
    assert points > 12
    assert scores(table.s) == [points, 0]


@rule("AZ-E2")
def test_point_tokens_score() -> None:
    assert scores(Table().give(1, vp=5).s) == [0, 5]


@rule("AZ-E4")
def test_goods_and_units_score_nothing() -> None:
    table = Table().give(0, gold=20, coal=9, iron=9).units(0, infantry=3, airship=1)
    assert scores(table.s) == [0, 0]


@shows("character-merino")
@rule("AZ-E2", "AZ-H3")
def test_mr_merino_counts_sheep() -> None:
    table = farms(Table()).farm(0, "h5", "sheep").farm(0, "g5", "sheep", blighted=True).hand(0, "merino")
    assert scores(table.s) == [6 + 2, 0]


@shows("character-mcguire")
@rule("AZ-E2", "AZ-H3")
def test_tex_mcguire_counts_cattle() -> None:
    table = farms(Table()).farm(0, "i5", "cattle").farm(0, "j4", "cattle", blighted=True).hand(0, "mcguire")
    assert scores(table.s) == [6 + 2, 0]


@shows("character-sweet")
@rule("AZ-E2", "AZ-H3")
def test_merinda_sweet_counts_corn() -> None:
    table = farms(Table()).farm(0, "j6", "corn").farm(1, "k5", "corn").hand(0, "sweet")
    assert scores(table.s) == [6 + 1, 2]


@shows("character-johnson")
@rule("AZ-E2", "AZ-H3")
def test_mad_johnson_counts_tiles() -> None:
    table = Table().hand(0, "johnson")
    points = take(table, 0, "temple") + take(table, 0, "zombie", 1)
    take(table, 1, "mi-go", 3)
    assert scores(table.s) == [points + 2, 3]


@shows("character-bradshaw")
@rule("AZ-E2", "AZ-H3")
def test_mrs_bradshaw_counts_whole_sets_of_three_rails() -> None:
    table = Table().rail(0, "k4", "j4", "i5", "h4", "h5", "g5").rail(1, "c6", "d6").hand(0, "bradshaw")
    assert scores(table.s) == [1, 0]
    assert scores(table.rail(0, "g5", "g6").s) == [2, 0]


@rule("AZ-E3")
def test_the_old_ones_score_tiles_face_up_once_and_face_down_twice() -> None:
    table = Table().tile("cthulhu", "a1")
    assert old_ones_score(table.s) == 12
    table.tile("temple", "b1", up=False, level=1)
    assert old_ones_score(table.s) == 12 + 2 * 3
    assert seen_old_ones_score(table.s) == 12


@rule("AZ-E3")
def test_the_old_ones_score_one_for_a_blighted_farm() -> None:
    assert old_ones_score(farms(Table()).s) == 1


@rule("AZ-E5")
def test_the_highest_score_wins() -> None:
    result = final_result(Table(3).give(0, vp=3).give(1, vp=7).tile("temple", "a1", level=1).s)
    assert (result.winners, result.scores, result.reason) == ((1,), (3, 7, 0), "players-win")


@rule("AZ-E5")
@pytest.mark.parametrize("points", [12, 11])
def test_the_old_ones_win_their_ties(points: int) -> None:
    result = final_result(Table().give(0, vp=points).tile("cthulhu", "a1").s)
    assert (result.winners, result.reason) == ((), "old-ones-win")


@rule("AZ-E5")
def test_players_who_are_level_share_the_win() -> None:
    result = final_result(Table(3).give(0, vp=5).give(2, vp=5).s)
    assert (result.winners, result.reason) == ((0, 2), "players-win")


@rule("AZ-K6")
def test_together_the_players_win_only_if_each_beats_the_old_ones() -> None:
    table = Table(2, coop=True).give(0, vp=20).give(1, vp=12).tile("cthulhu", "a1")
    assert final_result(table.s).winners == ()
    result = final_result(table.give(1, vp=13).s)
    assert (result.winners, result.reason) == ((0, 1), "together-win")


@rule("AZ-L5")
def test_a_solo_objective_that_is_met_scores() -> None:
    table = Table(1).units(0, infantry=4, artillery=1)
    table.s.objective = "standing-army"
    before = scores(table.s)[0]
    assert scores(table.units(0, airship=1).s) == [before + 4]


@rule("AZ-E1", "AZ-T6")
def test_the_game_ends_when_all_discs_have_come_to_the_end() -> None:
    play = Table().clock(52, 53, 53).begin()
    assert play.asked == "act"
    play.pick("retrieve")
    assert play.asked == ""
    assert play.s.phase == "over"
    assert play.events("ended") == [(0,)]


@rule("AZ-E1", "AZ-P2")
def test_the_game_ends_at_once_when_a_port_is_lost() -> None:
    play = Table().give(1, vp=3).clock(30, 30, 29).tile("zombie", "k4", level=1)
    play.s.raided = 1 << play.s.players[0].port
    match = play.begin()
    assert match.s.phase == "over"
    assert match.s.lost_port == 0
    result = match.match.result()
    assert (result.winners, result.reason) == ((1,), "port-lost-players-win")


def test_what_lies_face_down_is_seen_at_the_end() -> None:
    play = Table().tile("temple", "a1", up=False, level=1).clock(52, 53, 53).begin()
    shown = {each.id: each for each in play.match.view(1).view.hexes}["a1"].tiles[0]
    assert (shown.level, shown.kind) == (1, "")
    play.pick("retrieve")
    shown = {each.id: each for each in play.match.view(1).view.hexes}["a1"].tiles[0]
    assert (shown.kind, shown.vp) == ("temple", 3)
    assert play.events("ended") == [(6,)]
