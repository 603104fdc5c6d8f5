"""`rulebound sim`."""

import json
from pathlib import Path
from typing import Any

import pytest

from rulebound.cli.seats import bot_rng
from rulebound.kernel import Rng
from tests.cli.program import BRIGADE, DIVERS, TRAPDOOR, one_object, refused, run, start


def figures(*words: str, code: int = 0) -> dict[str, Any]:
    """The JSON report without what depends on the machine."""
    result = run("sim", *words, "--json")
    assert result.exit_code == code, result.output
    assert result.stderr == ""
    report = one_object(result.stdout)
    del report["speed"]
    return report


def test_the_report_counts_games_decisions_scores_and_wins() -> None:
    report = figures(DIVERS, "--games", "20", "--seats", "3", "--set", "rounds=2")
    assert (report["games"], report["failures"]) == (20, 0)
    assert report["decisions"] == 20 * 3 * 2 * 2  # two questions a turn, always asked
    assert report["setup"] == {"seats": 3, "rounds": 2}
    assert len(report["seats"]) == 3
    assert sum(seat["wins"] for seat in report["seats"]) >= 20
    assert all(seat["mean_score"] > 0 for seat in report["seats"])


def test_a_sim_is_the_same_whatever_the_jobs() -> None:
    words = (BRIGADE, "--games", "30", "--seed", "5")
    alone, again = figures(*words), figures(*words)
    together = one_object(start("sim", *words, "--jobs", "2", "--json").stdout)
    assert together.pop("speed")["jobs"] == 2
    assert alone == again == together
    assert figures(BRIGADE, "--games", "30", "--seed", "6") != alone


def test_seeds_follow_each_other() -> None:
    whole = (
        figures(DIVERS, "--games", "4", "--seed", "5")["decisions"],
        figures(BRIGADE, "--games", "4")["decisions"],
    )
    parts = [
        [figures(game, "--games", "1", "--seed", str(s))["decisions"] for s in range(first, first + 4)]
        for game, first in ((DIVERS, 5), (BRIGADE, 0))
    ]
    assert whole == tuple(map(sum, parts))


def test_bots_do_not_draw_the_dice_of_the_match() -> None:
    drawn = [chance.bits() for chance in (Rng(7), bot_rng(7), bot_rng(8), bot_rng(7, picks=1))]
    assert len(set(drawn)) == 4


def test_speed_is_measured() -> None:
    result = run("sim", DIVERS, "--games", "20", "--json")
    speed = one_object(result.stdout)["speed"]
    assert speed["decisions_per_second"] > 100
    assert speed["decisions_per_wall_second"] > 100
    assert speed["forks_per_second"] > 100


def test_the_table_names_every_figure() -> None:
    shown = run("sim", DIVERS, "--games", "3").stdout
    for figure in (
        "games",
        "decisions",
        "decisions per second",
        "forks per second",
        "failures",
        "wins",
        "Player 2",
    ):
        assert figure in shown


def test_failures_are_told_kept_and_proven(tmp_path: Path) -> None:
    folder = tmp_path / "kept" / "here"
    result = run("sim", TRAPDOOR, "--games", "10", "--save-failures", str(folder))
    assert result.exit_code == 1
    records = sorted(folder.iterdir())
    told = [line for line in result.stderr.splitlines() if line.startswith("failed: seed ")]
    assert 2 < len(told) <= 5
    assert len(records) >= len(told)
    assert all("the floor is gone" in line and "record: " in line for line in told)
    for record in records:
        assert record.name.startswith("trapdoor-")
        picks = json.loads(record.read_bytes())["picks"]
        assert picks[-1].endswith(" jump")
        line = refused("replay", str(record), "--verify", "--game", TRAPDOOR, code=1)
        assert f"pick {len(picks) - 1}: the rules fail here" in line


def test_failures_are_the_same_whatever_the_jobs() -> None:
    words = (TRAPDOOR, "--games", "30", "--seats", "2")
    alone = figures(*words, code=1)
    done = start("sim", *words, "--jobs", "2", "--json")
    together = one_object(done.stdout)
    del together["speed"]
    assert done.returncode == 1
    assert alone == together
    seeds = [failure["seed"] for failure in alone["first_failures"]]
    assert len(seeds) == 5
    assert alone["failures"] > 5
    first = figures(TRAPDOOR, "--seats", "2", "--games", str(seeds[-1] + 1), code=1)
    assert first["failures"] == 5
    assert first["first_failures"] == alone["first_failures"]


def test_without_a_folder_failures_say_how_to_keep_them() -> None:
    assert "--save-failures DIR" in run("sim", TRAPDOOR, "--games", "10").stderr


def test_check_keeps_the_pick_that_breaks_the_rules(tmp_path: Path) -> None:
    """Some matches fail in themselves, others already in a world that a check imagines."""
    report = figures(TRAPDOOR, "--check", "--games", "30", "--save-failures", str(tmp_path), code=1)
    assert report["checked"]
    proofs = [run("replay", str(file), "--verify", "--game", TRAPDOOR) for file in tmp_path.iterdir()]
    assert len(proofs) == report["failures"]
    assert any("the rules fail here" in proof.stderr for proof in proofs)


def test_check_passes_a_good_game() -> None:
    assert figures(DIVERS, "--check", "--games", "2")["failures"] == 0


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--bot", "deep-thought"], "no bot is called 'deep-thought'"),
        (["--seats", "9"], "seats: 9 is not a whole number from 1 to 2"),
        (["--set", "floor=mud"], "floor: 'mud' is not one of oak, stone"),
        (["--set", "floor=oak,stone"], "one entry for each seat, 1 in all"),
        (["--set", "dark=yes", "--seats", "2"], "dark: only for one player"),
        (["--seed", str(2**128 - 1)], "the seeds must stay below"),
        (["--save-failures", "/dev/null/x"], "cannot be created"),
    ],
)
def test_wrong_words_are_one_clear_line(words: list[str], line: str) -> None:
    assert line in refused("sim", TRAPDOOR, *words)


def test_zero_games_or_jobs_are_refused() -> None:
    assert run("sim", TRAPDOOR, "--games", "0").exit_code == 2
    assert run("sim", TRAPDOOR, "--jobs", "0").exit_code == 2
