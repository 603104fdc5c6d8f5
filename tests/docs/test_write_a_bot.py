"""The guide to bots is true: its bot plays in every game, and its commands run."""

import re
import shlex
from pathlib import Path
from typing import Final

import pytest

from rulebound.bots import make_bot
from rulebound.games import game_names, load_game
from rulebound.kernel import Match
from tests.cli.program import run
from tests.docs.blocks import assembled, blocks

GUIDE: Final = "docs/write-a-bot.md"
FILE: Final = "my_bot.py"
FEW: Final = 2  # games, where the guide plays more


@pytest.fixture
def bot(tmp_path: Path) -> str:
    """The guide's bot by its name."""
    path = tmp_path / FILE
    path.write_text(assembled(GUIDE)[FILE], "utf-8")
    return f"{path}:Clever"


@pytest.mark.parametrize("game", game_names())
def test_its_bot_answers_in_every_game(bot: str, game: str) -> None:
    match = Match(load_game(game), {"seats": 2}, 7, "stable")
    bots = [make_bot(bot, seat) for seat in range(2)]
    for _ in range(12):
        assert match.pending is not None
        seat = match.pending.seats[0]
        match.pick(seat, bots[seat].choose(match.handle(seat)))


def commands() -> list[str]:
    """Those that end by themselves."""
    lines = [line for block in blocks(GUIDE) if block.language == "sh" for line in block.text.splitlines()]
    return [line for line in lines if not line.startswith("rulebound serve")]


@pytest.mark.parametrize("command", commands())
def test_its_commands_run(bot: str, command: str) -> None:
    words = shlex.split(command.replace(f"{FILE}:Clever", bot).replace("--games 20", f"--games {FEW}"))
    done = run(*words[1:])
    assert done.exit_code == 0, done.output
    assert re.search(rf"games\W+{FEW}|{FEW} games", done.output)
