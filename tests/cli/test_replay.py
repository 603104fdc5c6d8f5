"""`rulebound replay`."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.program import BRIGADE, DIVERS, play, refused, run, start


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of Pearl Divers between two people."""
    path = tmp_path / "divers.json"
    typed = "\n3\n1\n\n3\n1\n"
    play(DIVERS, "--seats", "me,me", "--seed", "3", "--set", "rounds=1", "--save", str(path), typed=typed)
    return path


def told(*words: str) -> str:
    result = run("replay", *words, "--game", DIVERS)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_finished_game_is_told_with_all_its_secrets(record: Path) -> None:
    said = told(str(record))
    assert said.startswith("Pearl Divers\n\nPlayer 1 rolls 1 and 2.\n")
    assert "To Player 1: You draw a pearl from 4." in said
    assert "The game is over. Most points." in said


def test_a_player_is_told_what_the_player_heard(record: Path) -> None:
    assert "\nYou draw a pearl from 4." in told(str(record), "--seat", "1")
    assert "You draw a pearl from 4" not in told(str(record), "--seat", "2")


def test_a_game_cut_short_keeps_its_secrets(record: Path) -> None:
    said = told(str(record), "--to", "2")
    assert "Player 1 lands a pearl from 2." in said
    assert "You draw" not in said
    assert "The record stops here" in said


def test_a_good_record_is_verified(record: Path) -> None:
    assert told(str(record), "--verify") == "verified: 4 picks, 2 states\n"
    assert told(str(record), "--verify", "--to", "1") == "verified: 1 pick, 1 state\n"


def changed(record: Path, change: Callable[[dict[str, Any]], object]) -> str:
    content = json.loads(record.read_bytes())
    change(content)
    record.write_text(json.dumps(content))
    return refused("replay", str(record), "--verify", "--game", DIVERS, code=1)


def test_a_changed_record_is_refused(record: Path) -> None:
    assert "pick 1: 'land 12'" in changed(record, lambda c: c["picks"].__setitem__(1, "0 land 12"))


def test_a_changed_seed_is_found_by_the_hash(record: Path) -> None:
    assert "the state at the start differs" in changed(record, lambda c: c.update(seed=4))


def test_a_record_of_another_game_is_refused(record: Path) -> None:
    line = refused("replay", str(record), "--game", BRIGADE, code=1)
    assert "a record of 'pearl-divers', not of 'bucket-brigade'" in line
    assert "name its file with --game" in refused("replay", str(record), code=1)


def test_a_player_who_was_not_there_is_refused(record: Path) -> None:
    assert "there is no player 3" in refused("replay", str(record), "--game", DIVERS, "--seat", "3")


@pytest.mark.parametrize(
    "junk",
    [
        b"",
        b"{",
        b"[1, 2]",
        b"null",
        b"\xff\xfe\x00\x01" * 100,
        b"[" * 200_000,
        b'{"a":' * 200_000,
        b'{"format": 1}',
    ],
    ids=["empty", "cut", "list", "null", "binary", "deep-lists", "deep-objects", "bare"],
)
def test_junk_is_one_clear_line(tmp_path: Path, junk: bytes) -> None:
    path = tmp_path / "junk.json"
    path.write_bytes(junk)
    assert "junk.json: not a record" in refused("replay", str(path), code=1)


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    begun = time.process_time()
    assert "too big for a record: 100,000,000 bytes" in refused("replay", str(path), code=1)
    assert time.process_time() - begun < 0.5


def test_a_device_that_never_ends_is_refused() -> None:
    assert "too big" in refused("replay", "/dev/zero", code=1)


def test_what_is_no_file_is_one_clear_line(tmp_path: Path) -> None:
    assert "cannot be read: Is a directory" in refused("replay", str(tmp_path), code=1)
    assert "cannot be read: No such file" in refused("replay", str(tmp_path / "none.json"), code=1)


def test_a_process_of_its_own_ends_with_the_same_codes(record: Path, tmp_path: Path) -> None:
    assert start("replay", str(record), "--game", DIVERS, "--verify").returncode == 0
    done = start("replay", str(tmp_path))
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_a_record_is_verified_in_the_language_asked_for(record: Path) -> None:
    assert told(str(record), "--verify", "--language", "pl") == "sprawdzono: 4 ruchy, 2 stany gry\n"
