"""A game's engine names no piece of its content: that stands in content/ alone and steps in at named points."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import rulebound.games
from rulebound.games import load_game
from rulebound.messages import Messages

HOME: Final = Path(rulebound.games.__file__).parent
# Where content is declared: these folders, and what bots like of it.
DECLARED: Final = {"content", "data", "maps"}
TASTES: Final = {"judge/persons.py"}

# What each game prints and could print more of, by the kinds of its names.
CONTENT: Final = {
    "small-world-underground": ("race", "power", "place", "relic"),
    "auztralia": ("character", "foe", "objective", "variant", "mythos"),
    "spirit-island": (
        "spirit",
        "aspect",
        "rule",
        "power",
        "fear",
        "blight",
        "happening",
        "adversary",
        "scenario",
        "own",
    ),
}

# Words that mean something else in an engine than the piece of content of that name.
ORDINARY: Final = {
    "small-world-underground": {
        "mystic": "the terrain mystic-crystal",
        "reborn": "the verb of an option and of an event, which records keep",
    },
    "auztralia": {
        "blank": "a tile without an Old One",
        "danger": "how strong the Old Ones near a port or an outpost are",
    },
    "spirit-island": {
        "reach": "how far a power goes, and to what it comes",
    },
}


class Offence(NamedTuple):
    """A line of an engine that names a piece of content."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} names {self.name}"


def words_of(name: str) -> tuple[str, ...]:
    """`will-o-wisps`, `WillOWisps` and `will_o_wisps` are the same words."""
    return tuple(word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+", name))


def names_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Each identifier and each string of a module, with its line; docstrings are prose and no names."""
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield line, node.value
        elif isinstance(node, ast.Name):
            yield line, node.id
        elif isinstance(node, ast.Attribute):
            yield line, node.attr
        elif isinstance(node, ast.arg | ast.keyword):
            yield line, node.arg or ""
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.alias):
            yield line, node.name


def other_names_in(tree: ast.Module, content: set[str]) -> Iterator[tuple[str, str]]:
    """Constants of a module that stand for a piece of content, `OCEAN = "oceans-hungry-grasp"`, and its id."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name) and node.value.value in content:
                    yield target.id, str(node.value.value)


def offences(package: Path, content: set[str], titles: dict[str, str]) -> list[Offence]:
    """Wherever a module of the engine names a piece of content: by its id, a constant for it, or its title."""
    texts = {path.relative_to(package).as_posix(): path.read_text("utf-8") for path in package.rglob("*.py")}
    engine = {
        file: text
        for file, text in sorted(texts.items())
        if not DECLARED & set(Path(file).parts[:-1]) and file not in TASTES
    }
    trees = {file: ast.parse(text) for file, text in engine.items()}
    stand_for = dict(pair for tree in trees.values() for pair in other_names_in(tree, content))
    found = set[Offence]()
    for file, tree in trees.items():
        for line, name in names_in(tree):
            called = {*named(words_of(name), content), *filter(None, [stand_for.get(name)])}
            found |= {Offence(file, line, each) for each in called}
        for number, text in enumerate(engine[file].splitlines(), 1):
            found |= {Offence(file, number, titles[title]) for title in titles if title in text}
    return sorted(found)


def named(words: tuple[str, ...], content: set[str]) -> Iterator[str]:
    """The pieces of content whose words stand side by side among these; the longest where they overlap."""
    start = 0
    while start < len(words):
        for end in range(len(words), start, -1):
            if (name := "-".join(words[start:end])) in content:
                yield name
                start = end - 1
                break
        start += 1


def content_of(game: str) -> set[str]:
    """The ids of all pieces of content."""
    return {each for kind in CONTENT[game] for each in load_game(game).names[kind]} - set(ORDINARY[game])


def titles_of(game: str) -> dict[str, str]:
    """What they are called, where that is more than a word: in comments too it can mean nothing else."""
    said, names = Messages(load_game(game)), load_game(game).names
    titles = {said.text(f"{kind}-{each}"): each for kind in CONTENT[game] for each in names[kind]}
    return {title: each for title, each in titles.items() if " " in title and each in content_of(game)}


def found_in(game: str) -> list[Offence]:
    return offences(HOME / game.replace("-", "_"), content_of(game), titles_of(game))


@pytest.mark.parametrize("game", CONTENT)
def test_the_engine_names_no_content(game: str) -> None:
    assert [str(each) for each in found_in(game)] == []


@pytest.mark.parametrize("game", CONTENT)
def test_ordinary_words_are_names_of_content_that_an_engine_uses(game: str) -> None:
    all_names = {each for kind in CONTENT[game] for each in load_game(game).names[kind]}
    assert set(ORDINARY[game]) <= all_names
    used = {each.name for each in offences(HOME / game.replace("-", "_"), set(ORDINARY[game]), {})}
    assert used == set(ORDINARY[game]), "take them out of ORDINARY"


def test_every_way_to_name_content_is_found(tmp_path: Path) -> None:
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "races.py").write_text('NAME = "iron-dwarves"\n')
    (tmp_path / "chapter.py").write_text(
        '"""Prose may say drow."""\n'
        'RICH: str = "iron-dwarves"\n'
        "def pay(race):\n"
        "    if race.id == RICH: return race.drow_coins\n"
        '    return f"power-drow-{race}", DrowCoins(iron_dwarves=1)\n'
        "# Will-o'-Wisps and Iron Dwarves\n"
    )
    found = offences(tmp_path, {"drow", "iron-dwarves"}, {"Iron Dwarves": "iron-dwarves"})
    assert [str(each).removeprefix("chapter.py:") for each in found] == [
        "2 names iron-dwarves",
        "4 names drow",
        "4 names iron-dwarves",
        "5 names drow",
        "5 names iron-dwarves",
        "6 names iron-dwarves",
    ]
