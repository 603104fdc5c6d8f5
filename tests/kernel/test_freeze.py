"""Frozen matches: a stable point on disk, from which a match goes on as if it had never stopped."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from rulebound.games import load_game
from rulebound.kernel import BadRecord, Match, Option, Rng, state_hash
from rulebound.kernel.contract import random_pick

DIVERS = load_game("examples/pearl_divers.py")
ROOT = Path(__file__).parents[2]
SEED = 2**127 + 5  # wider than any machine word


def half_way() -> Match:
    match, rng = Match(DIVERS, {"seats": 3}, SEED), Rng(3)
    for _ in range(15):
        match.pick(*random_pick(match, rng))
    return match


def test_a_thawed_match_has_the_same_state_history_and_question() -> None:
    match = half_way()
    picks = [(seat, Option.parse(option.text)) for seat, option in match.picks]
    again = Match.thaw(DIVERS, match.setup, SEED, picks, match.freeze())
    assert state_hash(again.state) == state_hash(match.state)
    assert (again.events, again.hashes, again.picks) == (match.events, match.hashes, match.picks)
    assert again.options(again.pending.seats[0]) == match.options(match.pending.seats[0])  # type: ignore[union-attr]
    assert again.record() == match.record()


def test_a_thawed_match_can_be_undone_beyond_its_snapshot() -> None:
    match = half_way()
    again = Match.thaw(DIVERS, match.setup, SEED, match.picks, match.freeze())
    for _ in range(15):
        again.undo(force=True)
    assert state_hash(again.state) == state_hash(Match(DIVERS, {"seats": 3}, SEED).state)
    for _ in range(15):
        again.redo()
    assert again.events == match.events


def test_picks_made_after_the_freeze_are_played_on_top_of_it() -> None:
    match = half_way()
    frozen = match.freeze()
    match.pick(*random_pick(match, Rng(4)))
    match.pick(*random_pick(match, Rng(5)))
    again = Match.thaw(DIVERS, match.setup, SEED, match.picks, frozen)
    assert state_hash(again.state) == state_hash(match.state)
    assert again.events == match.events


@pytest.mark.parametrize("damage", [lambda d: d[:-9], lambda _: b"{}", lambda d: d.replace(b'"hands"', b'"arms"')])
def test_a_snapshot_of_another_version_is_refused(damage: object) -> None:
    match = half_way()
    assert callable(damage)
    with pytest.raises(BadRecord, match="not a snapshot"):
        Match.thaw(DIVERS, match.setup, SEED, match.picks, damage(match.freeze()))


def test_a_snapshot_from_after_the_picks_is_refused() -> None:
    match = half_way()
    with pytest.raises(BadRecord, match="later time"):
        Match.thaw(DIVERS, match.setup, SEED, match.picks[:3], match.freeze())


def test_an_option_is_read_back_from_its_text() -> None:
    for option in (Option("place", "r07", 3), Option("done"), Option("by", -2)):
        assert Option.parse(option.text) is option


def test_a_server_that_thaws_many_games_at_once_does_not_crash() -> None:
    """It does so in threads: msgspec must not read a structure for the first time in two of them."""
    command = [sys.executable, "-m", "tests.kernel.thawed_at_once", "300"]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("folder", ["kernel", "games", "bots"])
def test_decoders_are_made_before_there_are_threads(folder: str) -> None:
    files = sorted((ROOT / "src" / "rulebound" / folder).rglob("*.py"))
    assert files
    assert [path.name for path in files if makes_one_late(path.read_text("utf-8"))] == []


def makes_one_late(text: str) -> bool:
    """Whether a decoder is made while something is read: wherever `decode` is told the type."""
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    return any(
        ast.unparse(call.func) in ("msgspec.json.decode", "msgspec.msgpack.decode")
        and any(each.arg == "type" for each in call.keywords)
        for call in calls
    )


def test_a_planted_late_decoder_is_found() -> None:
    assert makes_one_late("read = msgspec.json.decode(path.read_bytes(), type=Ladder)")
    assert not makes_one_late("read = msgspec.json.decode(path.read_bytes())")
