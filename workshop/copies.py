"""Writes `copy()` into the state classes of the kernel and of our games: `make copies`.

A copy follows from the annotations of a class. It stands in the source, because compiled classes take no methods
that are made while the program runs. A test compares what stands there with the annotations.
"""

import ast
import subprocess
import sys
from dataclasses import is_dataclass
from pathlib import Path
from textwrap import indent
from typing import Final

from rulebound.games import game_names, load_game
from rulebound.kernel import GameState, State
from rulebound.kernel.state import copy_lines

ABOUT: Final = "A copy that shares nothing that can change."


def state_classes() -> list[type[State]]:
    """The state classes of the kernel and of our games, but for the base of the games' states."""
    for name in game_names():
        load_game(name)
    modules = [module for name, module in sorted(sys.modules.items()) if name.startswith("rulebound.")]
    found = [each for module in modules for each in vars(module).values() if each.__class__ is type]
    states = dict.fromkeys(each for each in found if issubclass(each, State) and is_dataclass(each))
    return [each for each in states if each is not GameState and each.__module__.startswith("rulebound.")]


def source_of(cls: type[State]) -> Path:
    """The file that defines a class, in either mode."""
    module = sys.modules[cls.__module__]
    return Path(str(module.__file__)).parent / f"{cls.__module__.rpartition('.')[2]}.py"


def definition_of(cls: type[State], tree: ast.Module) -> ast.ClassDef:
    """Where the module of a class defines it."""
    return next(each for each in tree.body if isinstance(each, ast.ClassDef) and each.name == cls.__name__)


def written_copy(definition: ast.ClassDef) -> ast.FunctionDef | None:
    """The `copy()` that stands in a class."""
    return next((e for e in definition.body if isinstance(e, ast.FunctionDef) and e.name == "copy"), None)


def wanted_copy(cls: type[State]) -> str:
    """The `copy()` that a class should have."""
    lines = [f'def copy(self) -> "{cls.__name__}":  # written by `make copies`', f'    """{ABOUT}"""']
    return "\n".join([*lines, *(f"    {line}" for line in copy_lines(cls))])


def write(cls: type[State]) -> None:
    """Put the copy into the source, below the fields."""
    path = source_of(cls)
    lines = path.read_text().splitlines()
    definition = definition_of(cls, ast.parse(path.read_text()))
    old = written_copy(definition)
    fields = [each for each in definition.body if isinstance(each, ast.AnnAssign)]
    start, end = (old.lineno - 1, old.end_lineno) if old else (fields[-1].end_lineno, fields[-1].end_lineno)
    lines[start:end] = ["", *indent(wanted_copy(cls), "    ").splitlines(), ""]
    path.write_text("\n".join(lines) + "\n")
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", str(path)], check=True)


if __name__ == "__main__":
    for each in state_classes():
        write(each)
