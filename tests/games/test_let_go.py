"""Matches are let go without harm, in both modes: while a process runs, and when it ends."""

import pytest

from tests.games.let_go import in_a_fresh_process


@pytest.mark.parametrize("what", ["let-go", "end"])
def test_matches_are_let_go(what: str) -> None:
    done = in_a_fresh_process(what)
    assert (done.returncode, done.stderr) == (0, "")
