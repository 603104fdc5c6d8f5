"""Content packs in the server's data folder: found for each game, and read again only when they change."""

import logging
import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from rulebound.games import game_names, load_game
from rulebound.kernel import BadSetup, Content, Game
from rulebound.kernel.setup import STANDARD

log = logging.getLogger(__name__)
FOLDER: Final = "packs"
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}")
Stamp: TypeAlias = tuple[tuple[str, int, int], ...]  # name, modification time and size of each file


@dataclass(slots=True, frozen=True)
class FoundPack:
    """A pack on disk: its content, or what is wrong with it."""

    name: str
    folder: Path
    content: Any
    faults: list[str]


class Packs:
    """The packs of a data folder. Every method reads the disk: never call it on the event loop."""

    def __init__(self, data: Path) -> None:
        self.folder = data / FOLDER
        self._read: dict[Path, tuple[Stamp, FoundPack]] = {}
        self._lock = threading.Lock()

    def found(self, game: Game[Any]) -> list[FoundPack]:
        """Every pack found for this game, valid or not, sorted by name."""
        field = game.setup.content()
        if field is None:
            return []
        with self._lock:
            return [self._found(field, folder) for folder in sorted(_folders(self.folder / game.id))]

    def names(self, game: Game[Any]) -> list[str]:
        """The names of the valid packs, the standard one first."""
        return [STANDARD, *(pack.name for pack in self.found(game) if not pack.faults)]

    def resolve(self, game: Game[Any], setup: dict[str, Any]) -> dict[str, Any]:
        """The set-up, with the name of a pack replaced by the pack's content."""
        field = game.setup.content()
        asked = STANDARD if field is None else setup.get(field.name, STANDARD)
        if field is None or asked == STANDARD:
            return setup
        if not isinstance(asked, str):
            raise BadSetup("pack-name", "{field}: name a pack that this server has", field=field.name)
        for pack in self.found(game):
            if pack.name == asked and not pack.faults:
                return {**setup, field.name: pack.content}
        there = ", ".join(self.names(game))
        raise BadSetup(
            "no-such-pack",
            "{field}: no pack is called {pack} (there are: {known})",
            field=field.name,
            pack=repr(asked[:60]),
            known=there,
        )

    def read_all(self) -> None:
        """Read all packs, so that their faults are logged at start-up."""
        for name in game_names():
            if (self.folder / name).is_dir():
                self.found(load_game(name))

    def _found(self, field: Content, folder: Path) -> FoundPack:
        stamp = _stamp(folder)
        known = self._read.get(folder)
        if known is not None and known[0] == stamp:
            return known[1]
        pack = _read(field, folder)
        self._read[folder] = (stamp, pack)
        if pack.faults:
            log.warning("the content pack %s is not offered: %s", folder, "; ".join(pack.faults))
        return pack


def _read(field: Content, folder: Path) -> FoundPack:
    if NAME.fullmatch(folder.name) is None or folder.name == STANDARD:
        fault = "a pack's name has letters, digits, spaces, dots and dashes, 40 at most, and is not standard"
        return FoundPack(folder.name, folder, None, [fault])
    tables, faults = field.read(folder)
    return FoundPack(folder.name, folder, None if faults else tables, faults)


def _folders(folder: Path) -> Iterator[Path]:
    try:
        yield from (each for each in folder.iterdir() if each.is_dir() and not each.name.startswith("."))
    except (FileNotFoundError, NotADirectoryError):
        return
    except OSError as error:
        log.warning("the folder %s cannot be read: %s", folder, error.strerror)


def _stamp(folder: Path) -> Stamp:
    try:
        files = [(each.name, each.stat()) for each in folder.iterdir()]
    except OSError:  # missing or unreadable: reading it reports that
        return ()
    return tuple(sorted((name, its.st_mtime_ns, its.st_size) for name, its in files))
