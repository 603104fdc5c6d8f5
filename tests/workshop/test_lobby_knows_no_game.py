"""The lobby asks what a game's own schema says, and so it names no game, none of its questions and no answer.

Neither does any other file that games share: what is a game's own lies in its folder.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebound.games import game_names, load_game

CLIENT = Path(__file__).parents[2] / "web/src"
LOBBY = CLIENT / "lobby"
GAMES = CLIENT / "games"
NAMES = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)+|[a-z]+")
MESSAGE = re.compile(r"\bt\([\"'`]([a-z]{2})-")  # of the client's own messages
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


def words_in(folder: Path) -> Iterator[tuple[str, str]]:
    """Each shared file with each of its words; `si-cost` and `games/auztralia` are told by their parts."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".ts", ".svelte", ".css") and GAMES not in path.parents:
            for word in set(NAMES.findall(path.read_text("utf-8"))):
                yield path.relative_to(folder).as_posix(), word


def names_of(game: str) -> set[str]:
    """What nothing but this game and its content is called: names of several words mean nothing else."""
    names = {name for kind in load_game(game).names.values() for name in kind if "-" in name}
    return names | {game, game.replace("-", "_")}


def own_texts(game: str) -> set[str]:
    """How the messages of the client begin that are this game's own: `az-`, `si-`, `su-`."""
    folder = GAMES / game.replace("-", "_")
    asked = (found for path in folder.rglob("*.svelte") for found in MESSAGE.findall(path.read_text("utf-8")))
    return {f"{prefix}-" for prefix in asked}


def known(folder: Path, game: str) -> list[str]:
    """The shared files that know something of a game."""
    names, prefixes = names_of(game), tuple(own_texts(game))
    return sorted(
        f"{file}: {word}" for file, word in words_in(folder) if word in names or word.startswith(prefixes)
    )


@pytest.mark.parametrize("name", game_names())
def test_no_shared_file_knows_a_game(name: str) -> None:
    assert len(own_texts(name)) == 1
    assert known(CLIENT, name) == []


def test_a_shared_file_that_knows_a_game_is_found(tmp_path: Path) -> None:
    text = 'import Land from "../games/spirit_island/Land.svelte"; t("si-cost"); dim("raging-storm"); basi-b;'
    (tmp_path / "Bar.svelte").write_text(text, "utf-8")
    found = ["Bar.svelte: raging-storm", "Bar.svelte: si-cost", "Bar.svelte: spirit_island"]
    assert known(tmp_path, "spirit-island") == found
    assert known(tmp_path, "auztralia") == []
