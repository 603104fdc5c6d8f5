"""The ladder of the bots: its contests and its tables."""

from pathlib import Path

import msgspec

from rulebound.bots import make_bot
from rulebound.bots.ladder import Ladder
from rulebound.games import load_game
from workshop.ladder import BEGIN, CONTESTS, END, Contest, parts, table_of, write

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


def test_who_plays_against_the_game_alone_has_no_rating() -> None:
    alone, together = Contest("auztralia", 1, ("greedy",)), Contest("spirit-island", 2, ("greedy",))
    for contest in (alone, together):
        last = table_of(contest, [ROW]).splitlines()[-1]
        assert last == "| greedy | - | 40 | 75% (60% to 86%) | - | 81.2 | 12 |"


def test_what_was_played_so_far_is_written_and_replaces_what_stood_there(tmp_path: Path) -> None:
    page, file = tmp_path / "ladder.md", tmp_path / "ladder.json"
    page.write_text(f"# Ladder\n\n{BEGIN}\n\nold\n\n{END}\n")
    met, alone = Contest("auztralia", 2, ("greedy", "random")), Contest("auztralia", 1, ("greedy",))
    absent = {**ROW, "bot": "random", "games": 0}
    write({met: [ROW, absent], alone: [ROW]}, page, file)
    text = page.read_text()
    assert text.startswith(f"# Ladder\n\n{BEGIN}\n\n## auztralia, 2 players\n")
    assert text.endswith(f"\n\n{END}\n")
    assert "## auztralia, 1 player\n" in text
    assert "old" not in text
    assert "random" not in text
    (ladder,) = msgspec.json.decode(file.read_bytes(), type=list[Ladder])
    assert (ladder.game, ladder.seat_count) == ("auztralia", 2)
    assert [(rung.bot, rung.rating, rung.games) for rung in ladder.rungs] == [("greedy", 1493.6, 40)]


def test_a_run_is_written_part_by_part() -> None:
    assert parts(30) == [12, 24, 30]
    assert parts(10) == [10]
