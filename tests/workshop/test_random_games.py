"""`make random-games` plays games over all set-ups and says what failed and what was met."""

from collections import Counter
from pathlib import Path

import pytest

from rulebound.games import game_names, load_game
from rulebound.kernel import BadSetup, Rng
from tests.cli.program import TRAPDOOR
from workshop.random_games import answers_of, known_answers, main, play, setup_of, tell_met
from workshop.setups import Only, draw, is_allowed

AUZTRALIA = load_game("auztralia")
REVENGE = {"mode": ["revenge", "mythos", "empowered"]}


@pytest.mark.parametrize("name", game_names())
def test_set_ups_that_are_drawn_are_allowed_and_always_the_same(name: str) -> None:
    game = load_game(name)
    for seed in range(10):
        setup = setup_of(game, seed, {})
        assert is_allowed(game, setup)
        assert setup_of(game, seed, {}) == setup


def test_every_answer_is_drawn_sooner_or_later_and_no_other_than_those_asked_for() -> None:
    met: Counter[tuple[str, str]] = Counter()
    for seed in range(300):
        met.update(answers_of(AUZTRALIA, AUZTRALIA.setup.check(setup_of(AUZTRALIA, seed, REVENGE))))
    assert {*known_answers(AUZTRALIA, REVENGE)} <= {*met}
    assert met["mode, difficulty", "mythos heroic"] > 1
    assert not met["mode", "base"]
    assert "never" not in " ".join(tell_met(AUZTRALIA, REVENGE, met))


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(BadSetup, match="no set-up has been found with seats, mode"):
        draw(AUZTRALIA, Rng(1), {"seats": [5], "mode": ["base"]})


def test_the_same_games_are_played_whatever_the_jobs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["small-world-underground", "--games", "4", "--folder", str(tmp_path)]
    told = []
    for jobs in ("1", "2"):
        with pytest.raises(SystemExit) as ended:
            main([*words, "--jobs", jobs])
        assert ended.value.code == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "from seed 0: 4 games" in told[0]
    assert "0 failures" in told[0]


def test_a_game_is_followed_by_its_sequel(tmp_path: Path) -> None:
    only: Only = {"seats": [1], "boxes": [["base", "branch-and-claw"]], "map": ["thematic"]}
    played = play("spirit-island", only, tmp_path, range(3))
    assert (played.games, played.sequels, played.failures) == (3, 3, [])


def test_a_game_that_fails_is_told_and_its_record_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([TRAPDOOR, "--games", "20", "--jobs", "1", "--folder", str(tmp_path)])
    told = capsys.readouterr().out
    records = [*tmp_path.glob("*.json")]
    assert ended.value.code == 1
    assert "the floor is gone" in told
    assert told.count("failed: seed") == len(records) > 0
    assert all(str(record) in told for record in records)
