"""The kernel and the games know no network, no disk, no clock, no chance but their own, and no other game."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
FORBIDDEN = {"asyncio", "datetime", "os", "random", "secrets", "socket", "time"}
ALLOWED = {"rulebound", "mypy_extensions"}  # the second tells the compiler which classes may have plain subclasses
ALLOWED_IN = {
    "msgspec": {"record.py", "thaw.py", "view.py", "packs.py", "pack_faults.py", "mythos_faults.py"},
    "fluent": {"messages.py"},
}


def imports(path: Path, source: Path) -> Iterator[str]:
    """Gives the full name of everything a module imports."""
    package = path.relative_to(source).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            stem = [*start, *([node.module] if node.module else [])]
            # `from rulebound.games import moths` imports a game by its last word.
            yield from (".".join([*stem, alias.name]) for alias in node.names)


def strangers(source: Path) -> list[str]:
    """Lists the imports that a pure core must not have."""
    found = []
    for path in core(source):
        for name in imports(path, source):
            top = name.split(".")[0]
            ours = top in ALLOWED or path.name in ALLOWED_IN.get(top, ())
            if top in FORBIDDEN or not (ours or top in sys.stdlib_module_names):
                found.append(f"{path.relative_to(source).as_posix()}: {top}")
    return found


def neighbours(source: Path) -> list[str]:
    """Lists the imports of one game by another."""
    games = source / "rulebound" / "games"
    names = {folder.name for folder in games.glob("*/")} | {path.stem for path in games.glob("*.py")}
    found = []
    for path in sorted(games.rglob("*.py")):
        own = path.relative_to(games).parts[0].removesuffix(".py")
        if own == "__init__":
            continue
        for name in imports(path, source):
            match name.split("."):
                case ["rulebound", "games", other, *_] if other in names - {own}:
                    found.append(f"{path.relative_to(source).as_posix()}: {other}")
    return found


def core(source: Path) -> list[Path]:
    return [path for part in ("kernel", "games") for path in sorted((source / "rulebound" / part).rglob("*.py"))]


def plant(source: Path, place: str, text: str) -> None:
    path = source / "rulebound" / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_kernel_and_games_import_nothing_strange() -> None:
    assert core(SOURCE)
    assert strangers(SOURCE) == []


def test_no_game_imports_another() -> None:
    assert neighbours(SOURCE) == []


@pytest.mark.parametrize(
    ("place", "text", "name"),
    [
        ("kernel/match.py", "import random", "random"),
        ("kernel/match.py", "def f():\n    from os import path", "os"),
        ("kernel/match.py", "import time as clock", "time"),
        ("kernel/match.py", "import numpy.random", "numpy"),
        ("kernel/match.py", "import msgspec", "msgspec"),
        ("kernel/record.py", "from fluent.runtime import FluentBundle", "fluent"),
        ("games/moths/flow.py", "from datetime import date", "datetime"),
    ],
)
def test_a_planted_stranger_is_found(tmp_path: Path, place: str, text: str, name: str) -> None:
    plant(tmp_path, place, text)
    assert strangers(tmp_path) == [f"rulebound/{place}: {name}"]


def test_the_edge_may_use_its_libraries(tmp_path: Path) -> None:
    plant(tmp_path, "kernel/record.py", "import msgspec\nfrom . import rng\nfrom .rng import Rng")
    plant(tmp_path, "kernel/view.py", "from msgspec import Struct")
    plant(tmp_path, "kernel/messages.py", "from fluent.runtime import FluentBundle\nimport re")
    assert strangers(tmp_path) == []


@pytest.mark.parametrize(
    "text",
    [
        "import rulebound.games.lanterns.flow",
        "from rulebound.games import lanterns",
        "from rulebound.games.lanterns import flow",
        "from ..lanterns import flow",
        "from .. import lanterns",
    ],
)
def test_a_planted_neighbour_is_found(tmp_path: Path, text: str) -> None:
    plant(tmp_path, "games/__init__.py", "from . import lanterns, moths")
    plant(tmp_path, "games/lanterns/flow.py", "from rulebound.games.lanterns import state\nfrom . import state")
    plant(tmp_path, "games/moths/flow.py", text)
    assert neighbours(tmp_path) == ["rulebound/games/moths/flow.py: lanterns"]
