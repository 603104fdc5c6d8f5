"""`make bench AGAINST=REV` plays two revisions in turns."""

import subprocess
from pathlib import Path

from benchmarks.against import (
    FRESH,
    ROOT,
    SEEDS,
    Case,
    cases,
    checked_out,
    compare,
    compare_in_turns,
    playing,
    refusal,
)
from rulebound.games import load_game


def test_a_revision_is_checked_out_only_as_long_as_it_is_needed(tmp_path: Path) -> None:
    def git(*words: str) -> str:
        names = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
        command = ["git", "-C", str(tmp_path), *names, *words]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    git("init", "--quiet")
    for text in ("old", "new"):
        (tmp_path / "rules").write_text(text)
        git("add", ".")
        git("commit", "--quiet", "-m", text)
    with checked_out("HEAD~1", tmp_path) as tree:
        assert (tree / "rules").read_text() == "old"
    assert not tree.exists()
    assert len(git("worktree", "list").splitlines()) == 1


def test_both_sides_play_and_ignore_answers_that_a_revision_does_not_ask_for() -> None:
    case = Case(str(ROOT / "examples" / "pearl_divers.py"), 2, {"boxes": ["base"]})
    with playing(ROOT) as new, playing(ROOT) as old:
        compare(case, new, old, rounds=2, seconds=0.01)
    assert len(case.new) == len(case.old) == 2
    assert case.ratio > 0 < case.best_ratio


def test_new_processes_go_on_where_those_before_have_stopped() -> None:
    case = Case(str(ROOT / "examples" / "pearl_divers.py"), 2, {})
    compare_in_turns(case, ROOT, rounds=FRESH + 1, seconds=0.01)
    assert len(case.new) == len(case.old) == FRESH + 1


def test_no_round_is_played_from_the_seeds_of_another() -> None:
    seeds: list[int] = []

    def play_round(_case: Case, seed: int, _seconds: float) -> float:
        seeds.append(seed)
        return 1.0

    case = Case("auztralia", 1, {})
    for _ in range(2):
        compare(case, play_round, play_round, rounds=2, seconds=0.0)
    warm = [0, 0]
    assert seeds == [*warm, *(n * SEEDS for n in (1, 1, 2, 2)), *warm, *(n * SEEDS for n in (3, 3, 4, 4))]


def test_a_set_up_that_a_revision_does_not_know_is_refused() -> None:
    assert "seats" in (refusal(Case("small-world-underground", 9, {}), ROOT) or "")
    assert refusal(Case("small-world-underground", 2, {}), ROOT) is None


def test_every_set_up_that_is_compared_can_be_played() -> None:
    for case in cases():
        game = load_game(case.game)
        game.check_setup(game.setup.check({"seats": case.seat_count, **case.answers}))


def test_the_ratio_is_that_of_the_pair_in_the_middle() -> None:
    case = Case("auztralia", 1, {}, new=[10.0, 30.0, 9.0], old=[10.0, 20.0, 10.0])
    assert case.ratio == 1.0
    assert case.best_ratio == 1.5
