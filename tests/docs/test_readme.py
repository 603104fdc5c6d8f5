"""The README is true: its rules run, its program plays, its links and commands lead somewhere."""

import re
import subprocess
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

from rulebound import kernel
from rulebound.kernel import DONE, Decide, Flow, Option, Rng
from tests.docs.blocks import ROOT, blocks

README: Final = "README.md"
SCREEN: Final = 50  # lines
DECISIONS: Final = [f"docs/decisions/{page.name}" for page in sorted((ROOT / "docs/decisions").glob("*.md"))]


@dataclass
class Dive:
    """As much of a state as the README's rule touches."""

    rng: Rng = field(default_factory=lambda: Rng(1))
    hand: list[int] = field(default_factory=lambda: [2, 13])
    dice: list[int] = field(default_factory=list)
    points: int = 0


def python_block(beginning: str) -> str:
    (found,) = [b.text for b in blocks(README) if b.language == "python" and b.text.startswith(beginning)]
    return found


def readme_flow(state: Dive) -> Flow[None]:
    scope: dict[str, Any] = {**vars(kernel), "Dive": Dive}
    exec(python_block("def dive"), scope)
    flow: Flow[None] = scope["dive"](state, 0)
    return flow


def test_the_rule_lands_what_is_in_reach() -> None:
    state = Dive()
    flow = readme_flow(state)
    first = next(flow)
    assert isinstance(first, Decide)
    assert list(first.options) == [Option("again", 0), Option("again", 1), DONE]
    second = flow.send(DONE)
    assert isinstance(second, Decide)
    assert list(second.options) == [Option("land", 2), DONE]
    with pytest.raises(StopIteration):
        flow.send(Option("land", 2))
    assert (state.hand, state.points) == ([13], 2)


def test_the_rule_is_ten_lines() -> None:
    assert len(python_block("def dive").splitlines()) == 10


def test_the_program_plays_a_match(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    exec(python_block("from rulebound"), {})
    assert re.fullmatch(r"\(\d+, \d+, \d+\)\n", capsys.readouterr().out)


def test_the_commands_are_targets_of_make() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"\bmake ([a-z-]+) ", "".join(b.text for b in blocks(README) if b.language == "sh")))
    assert named == {"play", "test", "wheel"}
    assert named <= targets


def test_the_first_lines_say_what_is_so() -> None:
    """The package has a program of its own name; it is promised only for the day when it is published."""
    (first,) = [b.text.splitlines()[0] for b in blocks(README) if b.text.startswith("uvx")]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["name"] == "rulebound"
    assert "rulebound" in project["scripts"]
    assert "once it is published" in first


def test_every_decision_is_in_the_index() -> None:
    index = (ROOT / "docs/decisions/README.md").read_text("utf-8")
    for page in DECISIONS:
        name = Path(page).name
        assert name == "README.md" or f"({name})" in index


def test_friends_are_let_in_by_one_and_the_same_command() -> None:
    command = "make play HOST=0.0.0.0"
    help_of_make = subprocess.run(["make", "help"], capture_output=True, text=True, check=True, cwd=ROOT).stdout
    panel = (ROOT / "web/src/lobby/InvitePanel.svelte").read_text("utf-8")  # what the waiting room shows
    hosting = (ROOT / "docs/hosting.md").read_text("utf-8")
    for told in ((ROOT / README).read_text("utf-8"), hosting, help_of_make, panel):
        assert command in told


def test_the_hosting_page_promises_no_speed_from_more_workers() -> None:
    """Until `make bench-workers` shows that they are faster."""
    about_workers = [
        line for line in (ROOT / "docs/hosting.md").read_text("utf-8").splitlines() if re.search("workers", line)
    ]
    assert about_workers
    assert not [line for line in about_workers if re.search("faster|speed|quick", line)]


def test_the_readme_shows_one_large_picture_and_four_more() -> None:
    text = (ROOT / README).read_text("utf-8")
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text)
    assert len(shown) == len(set(shown)) == 5
    assert [name for name in shown if not (ROOT / name).is_file()] == []
    alone = [line for line in text.splitlines() if line.startswith("![")]
    assert len(alone) == 1
    assert shown[0] in alone[0]


def test_the_readme_fits_two_screens_and_the_first_tells_how_to_start() -> None:
    lines = (ROOT / README).read_text("utf-8").splitlines()
    assert len(lines) <= 2 * SCREEN
    first = "\n".join(lines[: SCREEN // 2])
    told = [first.find(what) for what in ("Rulebound is ", "![", "| players |", "uvx rulebound", "make play")]
    assert told == sorted(told)
    assert min(told) > 0
