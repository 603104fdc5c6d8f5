"""`rulebound arena`."""

import json
from pathlib import Path
from typing import Any

import pytest

from examples.pearl_divers import GAME as DIVERS_GAME
from rulebound.cli.contest import Pairing, Plan, Played, line_ups, schedule, standings, win_share
from tests.cli.program import BRIDGE, DIVERS, one_object, refused, run, start

CONTEST = ("arena", DIVERS, "--set", "rounds=2", "--bots", "greedy,random")


def report(*words: str) -> dict[str, Any]:
    """The JSON report without what depends on the machine."""
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    return timeless(one_object(result.stdout))


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    for row in found["standings"]:
        del row["ms_a_decision"]
    return found


def plan(seats: int, *bots: str) -> Plan:
    return Plan("pearl-divers", 1, {"seats": seats}, bots, 5)


def test_of_two_seats_every_pair_plays_both_ways_round_with_the_same_deal() -> None:
    found = schedule(plan(2, "a", "b", "c"), DIVERS_GAME, 8)
    assert [game.seed for game in found] == [5, 5, 5, 5, 5, 5, 6, 6]
    assert ["".join(game.bots) for game in found] == ["ab", "ba", "ac", "ca", "bc", "cb", "ab", "ba"]
    assert found[6] == Pairing(6, 6, ("a", "b"))


def test_of_three_seats_each_bot_sits_alone_against_two_of_the_other_in_every_seat() -> None:
    found = ["".join(game.bots) for game in schedule(plan(3, "a", "b"), DIVERS_GAME, 6)]
    assert found == ["abb", "bab", "bba", "baa", "aba", "aab"]


def test_who_plays_together_has_all_seats() -> None:
    assert line_ups(["a", "b"], 3, together=True) == [("a", "a", "a"), ("b", "b", "b")]
    assert line_ups(["a", "b"], 1, together=False) == [("a",), ("b",)]


def played(number: int, bots: str, scores: tuple[int, ...], *winners: int) -> Played:
    return Played(number, tuple(bots), scores, winners, 10, (1.0,) * len(scores), (10,) * len(scores))


def test_the_standings_count_wins_and_games_ahead_of_every_seat_of_the_other() -> None:
    games = [
        played(0, "abb", (9, 5, 7), 0),
        played(1, "bab", (9, 8, 5), 0),
        played(2, "bba", (4, 6, 6), 1, 2),
    ]
    found = {standing.bot: standing for standing in standings(["a", "b"], reversed(games), together=False)}
    a, b = found["a"], found["b"]
    assert (a.games, a.wins, a.ahead) == (3, 1.5, 1.5)
    assert (b.games, b.wins, b.ahead) == (3, 1.5, 1.5)
    assert (a.scores, a.seat_count, b.seat_count) == (23, 3, 6)
    assert a.against == {"b": [1.5, 3]}


def test_who_wins_more_is_rated_higher_and_with_more_games_more_surely() -> None:
    def rated(games: int) -> tuple[float, float, float]:
        found = standings(["a", "b"], [played(at, "ab", (2, 1), 0) for at in range(games)], together=False)
        return found[0].rating, found[1].rating, found[0].doubt

    few, many = rated(2), rated(30)
    assert few[0] > 1500 > few[1]
    assert many[0] > few[0]
    assert many[2] < few[2]


@pytest.mark.parametrize(("wins", "games", "low", "high"), [(39, 40, 0.871, 0.996), (0, 28, 0.0, 0.121)])
def test_the_interval_of_a_share_is_wilson_s(wins: int, games: int, low: float, high: float) -> None:
    assert win_share(wins, games) == pytest.approx((low, high), abs=0.001)


def test_a_contest_is_the_same_whatever_the_jobs_and_finds_the_better_bot() -> None:
    alone = report(*CONTEST, "--games", "12")
    together = timeless(one_object(start(*CONTEST, "--games", "12", "--jobs", "2", "--json").stdout))
    assert together == alone
    assert alone["plan"]["bots"] == ["greedy", "random"]
    assert [row["bot"] for row in alone["standings"]] == ["greedy", "random"]
    assert [row["games"] for row in alone["standings"]] == [12, 12]
    assert alone["standings"][0]["ahead_of"]["random"][1] == 12


def test_a_contest_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    kept_in = ("--file", str(file))
    report(*CONTEST, *kept_in, "--games", "4")
    kept = file.read_bytes()
    file.write_bytes(kept + b'{"number": 4, "bo')  # stopped in the middle of a line
    assert report(*CONTEST, *kept_in, "--games", "10") == report(*CONTEST, "--games", "10")
    assert file.read_bytes().startswith(kept)
    assert len(file.read_bytes().splitlines()) == 11
    before = file.read_bytes()
    report(*CONTEST, *kept_in, "--games", "10")
    assert file.read_bytes() == before  # nothing was left to play


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    report(*CONTEST, "--games", "2", "--file", str(file))
    before = file.read_bytes()
    others = ("arena", DIVERS, "--bots", "greedy,beam", "--games", "2")
    assert "another contest" in refused(*others, "--file", str(file), code=1)
    assert file.read_bytes() == before
    file.write_text("Dear diary\n")
    assert "not the file of a contest" in refused(*others, "--file", str(file), code=1)
    assert file.read_text() == "Dear diary\n"


def test_tables_csv_and_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "ratings.svg"
    words = (*CONTEST, "--games", "4")
    lines = run(*words, "--csv", "--plot", str(picture)).stdout.splitlines()
    assert lines[0].split(",")[:3] == ["bot", "rating", "rating_95"]
    assert sorted(line.split(",")[0] for line in lines[1:]) == ["greedy", "random"]
    drawn = picture.read_text()
    assert drawn.count("<circle") == 2
    assert ">greedy<" in drawn
    shown = run(*words)
    assert shown.exit_code == 0
    assert "greedy" in shown.stdout
    assert "cannot be written" in refused(*words, "--plot", str(tmp_path / "nowhere" / "a.svg"))
    assert "must end in .svg" in refused(*words, "--plot", str(tmp_path / "a.png"))


def test_where_bots_do_not_meet_the_picture_shows_their_wins(tmp_path: Path) -> None:
    picture = tmp_path / "wins.svg"
    assert run("arena", "spirit-island", "--bots", "random", "--games", "2", "--plot", str(picture)).exit_code == 0
    drawn = picture.read_text()
    assert drawn.count("<circle") == 1
    assert "1500" not in drawn
    assert "%</text>" in drawn


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((DIVERS, "--bots", "greedy"), "it takes two to compare"),
        ((DIVERS, "--bots", "greedy,greedy"), "twice"),
        ((DIVERS, "--bots", "greedy,nobody"), "no bot is called"),
        ((BRIDGE, "--bots", "greedy,random", "--seats", "9"), "9"),
    ],
)
def test_what_cannot_be_played_is_refused(words: tuple[str, ...], why: str) -> None:
    assert why in refused("arena", *words)


def test_the_report_is_json() -> None:
    assert json.loads(run(*CONTEST, "--games", "2", "--json").stdout)["plan"]["game"] == "pearl-divers"
