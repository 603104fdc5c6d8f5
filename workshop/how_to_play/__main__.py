"""Writes what the web client shows in "How to play": web/src/games/<game>/howto.json."""

from workshop.how_to_play.script import text_of
from workshop.how_to_play.scripts import ROOT, SCRIPTS, file_of


def main() -> None:
    """Write the files."""
    for game, script in SCRIPTS.items():
        file_of(game).write_text(text_of(script), "utf-8")
        print(f"Written: {file_of(game).relative_to(ROOT)}")


if __name__ == "__main__":
    main()
