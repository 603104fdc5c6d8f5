"""Every character and every Mythos card has tests of its own, and they fail without it."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulebound.games.auztralia.character import CHARACTERS
from rulebound.games.auztralia.pack import pack_of

HERE = Path(__file__).parent
CARDS = [f"mythos-{card.id}" for card in (*pack_of("standard").mythos, *pack_of("standard").solo_mythos)]
CONTENT = sorted([*CARDS, *(f"character-{name}" for name in CHARACTERS)])


def shown() -> set[str]:
    """What the tests of this folder say they show."""
    found = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "shows":
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return {str(content) for content in found}


def files_that_name(content: str) -> list[str]:
    """The files in which a test may show it: to collect the others takes longer than to run these."""
    return [str(path) for path in sorted(HERE.glob("test_*.py")) if f'"{content}"' in path.read_text("utf-8")]


def test_every_character_and_every_card_is_shown_by_a_test() -> None:
    assert sorted(shown()) == CONTENT


@pytest.mark.long
@pytest.mark.parametrize("content", CONTENT)
def test_its_tests_fail_when_it_does_nothing(content: str) -> None:
    options = ["-p", "no:xdist", "-p", "no:cacheprovider", "-m", "shows"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *files_that_name(content)],
        env={**os.environ, "RULEBOUND_BARE": content},
        capture_output=True,
        text=True,
        check=False,
    )
    summary = run.stdout.strip().splitlines()[-1]
    assert run.returncode == 1, run.stdout[-2000:]
    assert "failed" in summary, summary
    assert "passed" not in summary, summary
