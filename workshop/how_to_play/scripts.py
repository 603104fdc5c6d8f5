"""The scripts of all games, and where the client has what they show."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from workshop.how_to_play import auztralia, small_world_underground, spirit_island
from workshop.how_to_play.script import Script

ROOT: Final = Path(__file__).parents[2]
SCRIPTS: Final[Mapping[str, Script]] = {
    script.game: script for script in (auztralia.SCRIPT, small_world_underground.SCRIPT, spirit_island.SCRIPT)
}


def file_of(game: str) -> Path:
    """Where the client has the steps of a game."""
    return ROOT / "web" / "src" / "games" / game.replace("-", "_") / "howto.json"
