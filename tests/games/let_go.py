"""Matches that are let go in a process of their own: what goes wrong there may end the process.

`begin_and_let_go` and `end_while_games_go_on` are what the process runs; `in_a_fresh_process` starts it.
"""

import gc
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rulebound.games import load_game
from rulebound.games.auztralia import pack
from rulebound.kernel import Match, Rng
from rulebound.kernel.contract import random_pick

ROOT: Final = Path(__file__).parents[2]
SETUPS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("small-world-underground", {"seats": 3}),
    ("auztralia", {"seats": 2}),
    ("spirit-island", {"seats": 2}),
]


def in_a_fresh_process(what: str) -> subprocess.CompletedProcess[str]:
    """What a new Python says that does this; where it dies, it says what it was doing."""
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.games.let_go", what]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


def matches(name: str, setup: dict[str, Any], picks: int) -> Iterator[Match]:
    """A match at each of its first questions."""
    match, rng = Match(load_game(name), setup, 7), Rng(7)
    for _ in range(picks):
        yield match
        match.pick(*random_pick(match, rng))


def play_on(name: str, setup: dict[str, Any]) -> None:
    """Let worlds of a match go, in circles that only the garbage collector finds, while it goes on."""
    for made, match in enumerate(matches(name, setup, picks=24)):
        assert match.pending is not None
        seat = match.pending.seats[0]
        world = match.imagine(seat, Rng(made))
        worlds = [match.fork(), world, world.fork(), world.imagine(seat, Rng(made))]
        circle: list[object] = [*worlds, match.view(seat), *(each._flow for each in worlds)]
        circle.append(circle)
        del world, worlds, circle
        gc.collect(made % 3)


def noted(number: int) -> dict[str, Any]:
    """The tables of the game, with a note that no other pack has."""
    tables = pack.standard_tables()
    tables["units"]["note"] = f"copy {number}"
    return tables


def begin_and_let_go() -> None:
    """Begin games of all kinds and let them go, and the packs that they are played with."""
    for name, setup in SETUPS:
        play_on(name, setup)
    for number in range(2 + (pack.NEWEST.maxlen or 0)):
        play_on("auztralia", {"seats": 2, "pack": noted(number)})
    pack.NEWEST.clear()
    gc.collect()
    assert list(pack.KNOWN) == []


def end_while_games_go_on() -> None:
    """Hold matches, at several questions, so that they are let go when modules have lost their names."""
    held = [match.fork() for name, setup in SETUPS for match in matches(name, setup, picks=40)]
    # Python takes the names out of modules that something holds, of those imported last first.
    threading.held = held, dict(sys.modules)  # type: ignore[attr-defined]


if __name__ == "__main__":
    {"let-go": begin_and_let_go, "end": end_while_games_go_on}[sys.argv[1]]()
