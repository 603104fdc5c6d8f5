"""The games, one folder each, and the way to find one by its name.

A game written elsewhere is a Python file that defines `GAME`; it is loaded by its path.
"""

import gc
import importlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rulebound.kernel import Game, UnknownGame
from rulebound.kernel.python_file import load_python

# Name -> module that defines GAME. Kept as text so that listing the games imports none of them.
BUILT_IN: Final[Mapping[str, str]] = {
    "auztralia": "rulebound.games.auztralia",
    "small-world-underground": "rulebound.games.small_world_underground",
    "spirit-island": "rulebound.games.spirit_island",
}


def game_names() -> list[str]:
    """The names of the games that come with Rulebound."""
    return sorted(BUILT_IN)


def load_game(name: str) -> Game[Any]:
    """The game of this name, or the one that a Python file defines."""
    if name.endswith(".py"):
        return _load_file(Path(name))
    if name not in BUILT_IN:
        known = ", ".join(game_names())
        raise UnknownGame(
            "no-game-or-file",
            "no game is called {game} (there are: {known}); a .py file works too",
            game=repr(name[:60]),
            known=known,
        )
    is_new = BUILT_IN[name] not in sys.modules
    module = importlib.import_module(BUILT_IN[name])
    if is_new:  # its content stays for good: the garbage collector need not look through it again and again
        gc.freeze()
    return _game_of(module, name)


def _load_file(path: Path) -> Game[Any]:
    if not path.is_file():
        raise UnknownGame("no-file", "there is no file {file}", file=str(path))
    try:
        module = load_python(path)
    except ImportError as error:
        raise UnknownGame(
            "python-fails", "{file} cannot be loaded: {fault}", file=str(path), fault=str(error)
        ) from error
    return _game_of(module, str(path))


def _game_of(module: object, name: str) -> Game[Any]:
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise UnknownGame("no-game-in-file", "{file} defines no GAME", file=name)
    return game
