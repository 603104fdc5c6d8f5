"""The guide is true: its game plays, speaks, keeps every promise, and its commands and tests run."""

import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from rulebound import kernel
from rulebound.games import load_game
from rulebound.kernel import Game, Match
from rulebound.kernel.contract import ContractBroken, check_match
from rulebound.messages import Messages
from tests.docs.blocks import ROOT, assembled, blocks
from tests.games.words import say_everything

GUIDE: Final = "docs/write-a-game.md"
GAME_FILE: Final = "cheese_cellar.py"
MARKET_FILE: Final = "market_day.py"
QUOTED: Final = "examples/bucket_brigade.py"
SEATS: Final = (2, 3, 4)


def write_guide(folder: Path, old: str = "", new: str = "") -> None:
    """Write the guide's files into a folder; in the game's file put `new` where `old` stands."""
    for name, text in assembled(GUIDE).items():
        if name == QUOTED:
            continue
        if name == GAME_FILE and old:
            assert text.count(old) == 1
            text = text.replace(old, new)
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


@pytest.fixture
def game(tmp_path: Path) -> Game[Any]:
    write_guide(tmp_path)
    return load_game(str(tmp_path / GAME_FILE))


@pytest.mark.parametrize("seats", SEATS)
def test_the_guides_game_keeps_every_promise(game: Game[Any], seats: int) -> None:
    for seed in range(40):
        assert check_match(game, {"seats": seats}, seed).over


@pytest.mark.parametrize("seats", SEATS)
def test_the_guides_game_has_words_for_everything(game: Game[Any], seats: int) -> None:
    messages = Messages(game)
    for name in (
        "game",
        "game-about",
        *(f"setup-{field}{end}" for field in game.setup.fields for end in ("", "-help")),
    ):
        assert messages.text(name)
    for seed in range(10):
        assert say_everything(Match(game, {"seats": seats}, seed), messages, seed) > 0


def check_fifty(game: Game[Any]) -> None:
    for seed in range(50):
        check_match(game, {"seats": 3}, seed)


REVEAL: Final = "s.rng.reveal()\n        "


@pytest.mark.parametrize("needed", [", always_ask=True", f"{REVEAL}s.hands", f"{REVEAL}for seat", ", to=(seat,)"])
def test_the_checks_find_what_the_guide_says_they_find(tmp_path: Path, needed: str) -> None:
    write_guide(tmp_path, needed, needed.removeprefix(REVEAL) if REVEAL in needed else "")
    leaky = load_game(str(tmp_path / GAME_FILE))
    with pytest.raises(ContractBroken):
        check_fifty(leaky)


def test_the_guides_tests_pass(tmp_path: Path) -> None:
    write_guide(tmp_path)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_cheese_cellar.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def guide_commands() -> list[str]:
    return [line for block in blocks(GUIDE) if block.language == "sh" for line in block.text.splitlines()]


@pytest.mark.parametrize("line", guide_commands())
def test_the_guides_commands_run(tmp_path: Path, line: str) -> None:
    write_guide(tmp_path)
    program, *words = shlex.split(line)
    assert program == "rulebound"
    command = [sys.executable, "-m", "rulebound", *words]
    done = subprocess.run(command, cwd=tmp_path, input="1\n" * 100, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def market(tmp_path: Path) -> Game[Any]:
    write_guide(tmp_path)
    return load_game(str(tmp_path / MARKET_FILE))


@pytest.mark.parametrize("rules", [{}, {"baker": True}, {"picnic": True}, {"baker": True, "picnic": True}])
def test_the_guides_market_keeps_every_promise_and_speaks(market: Game[Any], rules: dict[str, bool]) -> None:
    for seed in range(10):
        assert check_match(market, {"seats": 3, **rules}, seed).over
        assert say_everything(Match(market, {"seats": 3, **rules}, seed), Messages(market), seed) > 0


def test_the_guides_market_is_shopped_side_by_side(market: Game[Any]) -> None:
    match = Match(market, {"seats": 2, "baker": True}, seed=1)
    match.pick(0, "buy")
    match.pick(1, "buy")  # while the other still thinks what
    match.pick(1, "take bread")
    assert match.view(1).view.coins == [10, 9]
    match.undo(0)
    assert [f"{seat} {option}" for seat, option in match.picks] == ["1 buy", "1 take bread"]


def test_the_guide_quotes_the_example_as_it_is() -> None:
    assert assembled(GUIDE)[QUOTED] in (ROOT / QUOTED).read_text("utf-8")


def test_the_guides_set_up_with_a_role_is_as_it_says() -> None:
    (block,) = [block.text for block in blocks(GUIDE) if block.file is None and "roles=" in block.text]
    known: dict[str, Any] = dict(vars(kernel))
    exec(block, known)
    setup = known["setup"]
    assert setup.roles(setup.check({"seats": 5})) == ("", "", "", "", "old-troll")
    assert setup.roles(setup.check({"seats": 4})) == ("", "", "", "")
