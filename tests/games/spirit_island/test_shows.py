"""Every piece of content has tests of its own, and they fail without it."""

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.spirit_island.bare import PIECES

HERE = Path(__file__).parent
TESTS = [path for path in sorted(HERE.glob("test_*.py")) if "\n@shows(" in path.read_text("utf-8")]
PARTS = 4  # of these tests, for as many processes


def shown() -> Iterator[str]:
    """What the tests of this folder say they show."""
    for path in TESTS:
        module = importlib.import_module(f"tests.games.spirit_island.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_"):
                marks = getattr(test, "pytestmark", [])
                yield from (str(piece) for mark in marks if mark.name == "shows" for piece in mark.args)


def test_every_piece_of_content_is_shown_by_a_test() -> None:
    assert sorted({*shown()}) == sorted(PIECES)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_tests_fail_when_what_they_show_does_nothing(part: int) -> None:
    options = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--assert=plain"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *map(str, TESTS[part::PARTS])],
        env={**os.environ, "RULEBOUND_BARE": "all"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4000:]
