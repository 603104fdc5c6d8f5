"""Names that docs/glossary.md has replaced stay away, and those still to be replaced are listed here."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from tests.docs.blocks import ROOT

# Where a name may be banned: the folders and files of each scope.
SCOPES: Final[dict[str, tuple[str, ...]]] = {
    "server": ("src/rulebound/server",),
    "cli": ("src/rulebound/cli",),
    "bots": ("src/rulebound/bots",),
    "messages": ("src/rulebound/messages",),
    "envs": ("src/rulebound/envs",),
    "package": ("src/rulebound/__init__.py", "src/rulebound/__main__.py", "src/rulebound/games/__init__.py"),
    "workshop": ("workshop", "benchmarks", "examples", "Makefile"),
    "docs": ("README.md", "CONTRIBUTING.md", "docs"),
    "guides": ("docs/write-a-game.md", "docs/draw-a-game.md"),
    "kernel": ("src/rulebound/kernel",),
    "small-world": ("src/rulebound/games/small_world_underground",),
    "auztralia": ("src/rulebound/games/auztralia",),
    "spirit-island": ("src/rulebound/games/spirit_island",),
    "web": ("web/src",),
}
# The rules speak the rulebook's language, and the glossary lists the old names.
LEFT_OUT: Final = ("docs/rules", "docs/glossary.md")
ENDINGS: Final = {".py", ".ts", ".svelte", ".md", ".sh", ""}
EVERYWHERE: Final = tuple(SCOPES)
PYTHON: Final = tuple(scope for scope in SCOPES if scope not in ("docs", "guides", "web"))


class Retired(NamedTuple):
    """A name that is no longer used: a pattern of whole words, what to write instead, and where that holds."""

    pattern: str
    instead: str
    scopes: tuple[str, ...] = EVERYWHERE


RETIRED: Final[dict[str, Retired]] = {
    "anew": Retired("anew", "again, reset"),
    "bots_chance": Retired("bots_chance", "bot_rng"),
    "close_with_reason": Retired("close_with_reason|reason_of", "close_with_error, said_by"),
    "deed": Retired("[Dd]eeds?", "plan (of a bot), action"),
    "Farewell": Retired("[Ff]arewell", "DeleteAccount, close reason"),
    "Effect (on a card)": Retired("Effect", "CardEffect, Outcome", ("auztralia",)),
    "GAVE_WAY": Retired("GAVE_WAY|give_way", "REPLACED, close_replaced"),
    "knock": Retired("_?knock", "require_account"),
    "looker": Retired("(?:on)?lookers?", "optional_account, spectator"),
    "luck": Retired("luck", "seed", ("server", "cli", "bots", "workshop", "kernel")),
    "machine's own player": Retired("own player", "host"),
    "need_caller": Retired("need_caller|need_person", "require_caller, require_session"),
    "NotDone": Retired("NotDone", "Rejected"),
    "on the others nothing hangs": Retired("nothing hangs", "the order of builds cannot matter"),
    "one hopes": Retired("one hopes", "yields one line per broken invariant"),
    "parted by": Retired("parted by", "space-separated"),
    "players (a number)": Retired(r"players: int|players\(self\) -> int", "seat_count: int", PYTHON),
    "seats (a number)": Retired(r"seats: int|seats\(self\) -> (?:int|range)", "seat_count: int", PYTHON),
    "SeatWish": Retired("SeatWish|wishes", "SeatRequest"),
    "Talk": Retired("Talk", "Terminal", ("cli",)),
    "the wiser": Retired("the wiser", "no information was revealed"),
    "Thinker": Retired("Thinker", "ChildProcess"),
    "Told": Retired("_?Told", "EventView"),
    "what it is good for": Retired("answer to a question is good for", "True when this state may be evaluated"),
    "wished": Retired("[Ww]ished", "preferred_seat"),
    "World (a class)": Retired("(?<!Small )(?<!Drenches the )World(?:View)?(?!'s)", "<Game>State", PYTHON),
}

# Still to do. To ban a name in a scope, rename it there and delete its line.
PENDING: Final[frozenset[tuple[str, str]]] = frozenset()


def files(scope: str) -> Iterator[str]:
    for place in SCOPES[scope]:
        path = ROOT / place
        for found in sorted(path.rglob("*")) if path.is_dir() else [path]:
            name = found.relative_to(ROOT).as_posix()
            other = scope != "guides" and name in SCOPES["guides"]
            if other or name.startswith(LEFT_OUT) or "node_modules" in found.parts:
                continue
            if found.is_file() and found.suffix in ENDINGS:
                yield name


def uses(scope: str, retired: Retired) -> list[str]:
    """Where a retired name is used, as `file:line: text`."""
    pattern = re.compile(rf"(?<![\w-])(?:{retired.pattern})(?![\w-])")
    found = []
    for name in files(scope):
        for number, line in enumerate((ROOT / name).read_text("utf-8").splitlines(), 1):
            if pattern.search(line):
                found.append(f"{name}:{number}: {line.strip()[:100]}")
    return found


ALL: Final = [(scope, name) for name, retired in RETIRED.items() for scope in retired.scopes]


@pytest.mark.parametrize("scope", SCOPES)
def test_no_retired_name_comes_back(scope: str) -> None:
    wrong = [
        f"{use}\n    {name}: write {RETIRED[name].instead}"
        for name, retired in RETIRED.items()
        if scope in retired.scopes and (scope, name) not in PENDING
        for use in uses(scope, retired)
    ]
    assert not wrong, "\n".join(["docs/glossary.md has other names for these:", *wrong])


def test_what_is_still_to_do_is_listed_and_nothing_else() -> None:
    assert set(ALL) >= PENDING, "not a retired name and its scope"
    left = {entry: len(uses(entry[0], RETIRED[entry[1]])) for entry in sorted(PENDING)}
    print("still to do:", *(f"{scope}: {name} ({count})" for (scope, name), count in left.items()), sep="\n  ")
    done = [entry for entry, count in left.items() if not count]
    assert not done, f"renamed everywhere in their scope: delete these lines of PENDING: {done}"


@pytest.mark.parametrize("folder", ["src", "web/src", "docs"])
def test_every_file_is_in_a_scope(folder: str) -> None:
    looked_at = {name for scope in SCOPES for name in files(scope)}
    texts = {".py", ".ts", ".svelte", ".md"}
    there = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / folder).rglob("*")
        if path.suffix in texts and "node_modules" not in path.parts
    }
    assert sorted(name for name in there - looked_at if not name.startswith(LEFT_OUT)) == []


def test_the_check_finds_whole_words_only() -> None:
    found = uses("docs", Retired("Rulebound", ""))
    assert found
    assert found[0].startswith("README.md:1:")
    assert not uses("docs", Retired("Ruleboun", ""))
