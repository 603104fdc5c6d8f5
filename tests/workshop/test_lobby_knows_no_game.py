"""The lobby asks what a game's own schema says, and so it names no game, none of its questions and no answer."""

import re
from pathlib import Path

import pytest

from rulebound.games import game_names, load_game

LOBBY = Path(__file__).parents[2] / "web/src/lobby"
QUOTED = re.compile(r"""(["'`])([a-z0-9-]+)\1""")
# Words of the code itself that a game has too.
COMMON = {"first", "medium", "none", "one", "open", "boxes"}


def said_by(folder: Path) -> set[str]:
    """The single words in quotes."""
    files = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    return {word for path in files for _, word in QUOTED.findall(path.read_text("utf-8"))}


def words_of(name: str) -> set[str]:
    """What only this game would ask or be answered."""
    fields = load_game(name).setup.fields
    values = {value for field in fields.values() for value in getattr(field, "values", ())}
    return {name, *fields, *values} - COMMON


@pytest.mark.parametrize("name", game_names())
def test_the_lobby_has_no_word_of_a_game(name: str) -> None:
    assert sorted(words_of(name) & said_by(LOBBY)) == []


def test_a_word_of_a_game_is_found(tmp_path: Path) -> None:
    (tmp_path / "asked.ts").write_text("export const hidden = answers['adversary'] === \"england\";", "utf-8")
    assert words_of("spirit-island") & said_by(tmp_path) == {"adversary", "england"}
