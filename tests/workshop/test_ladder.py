"""The ladder of the bots: its contests and its tables."""

from rulebound.bots import make_bot
from rulebound.games import load_game
from workshop.ladder import CONTESTS, table_of

ROW = {
    "bot": "greedy",
    "rating": 1493.6,
    "rating_95": 40.2,
    "games": 40,
    "wins": 30.0,
    "wins_95": [0.598, 0.858],
    "ahead": 32.0,
    "ahead_95": [0.652, 0.895],
    "mean_score": 81.25,
    "ms_a_decision": 12.4,
}


def test_its_contests_are_of_games_and_bots_there_are() -> None:
    for contest in CONTESTS:
        seats = load_game(contest.game).setup.seats
        assert seats.low <= contest.seat_count <= seats.high
        for name in contest.bots:
            make_bot(name, 0)


def test_a_row_tells_rating_shares_and_time() -> None:
    table = table_of(CONTESTS[0], [ROW])
    assert table.splitlines()[0] == "## small-world-underground, 2 players"
    assert table.splitlines()[-1] == (
        "| greedy | 1494 ± 40 | 40 | 75% (60% to 86%) | 80% (65% to 90%) | 81.2 | 12 |"
    )
