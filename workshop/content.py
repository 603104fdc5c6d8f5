"""Writes the content of each game that the web client draws: web/src/games/<game>/content.json.

It is what `rulebound content GAME --no-tables` prints; what a content pack can replace comes from the server.
"""

from pathlib import Path
from typing import Final

from rulebound.cli.listing import content_text
from rulebound.games import game_names, load_game

ROOT: Final = Path(__file__).parent.parent


def file_of(game: str) -> Path:
    """Where the client has the content of a game."""
    return ROOT / "web" / "src" / "games" / game.replace("-", "_") / "content.json"


def main() -> None:
    """Write the files."""
    for game in game_names():
        file_of(game).write_text(content_text(load_game(game), tables=False), "utf-8")
        print(f"Written: {file_of(game).relative_to(ROOT)}")


if __name__ == "__main__":
    main()
