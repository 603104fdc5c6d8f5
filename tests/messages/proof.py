"""Proofreads what is said to players: no id, no gap, nothing twice, no false number."""

import json
import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from rulebound.kernel import Game, Value
from rulebound.messages import Messages, MissingMessage, message_files
from tests.messages.finder import read_all, with_references
from tests.messages.walk import PLAYERS, Said, Walk

ROOT: Final = Path(__file__).parents[2]
# Words that are joined as ids are: `presence-1`, `r1-05`, `feed-temples`, `in_decline`.
COMPOUND: Final = re.compile(r"\w+(?:[-_]\w+)+")
# Those that are ids of something, whatever the game knows; not `2-3` nor `Player-1`.
NUMBERED: Final = re.compile(r"[a-z]+\d*(?:-[a-z]+)*-\d+(?:-[a-z]+)*|\w*_\w*")
PATTERNS: Final = {
    "is not filled in": re.compile(r"[{}$\[\]]|\b(?:undefined|NaN)\b"),
    # `presence presence`, `of Ana, of Ana`. Numbers may stand twice: 2, 2.
    "says twice": re.compile(r"\b((?!\d+\b)[^\W_][\w'-]*(?: [\w'-]+){0,7})[ ,]+\1\b", re.IGNORECASE),
    "says wrongly": re.compile(
        r"(?<!of )\byou (?!always\b|sometimes\b|perhaps\b)(?:has|is|was|does|goes|[a-z]+(?:es|[^sui]s))\b",
        re.IGNORECASE,
    ),
    "has a plural after 1": re.compile(  # tokens have the name of the rulebook, which is a plural
        r"(?<![\w/-])(?<!Turn )(?<!Card )(?<!level )(?<!region )"
        r"1 (?!less\b|beasts\b|wilds\b|badlands\b)[a-z]+[^su\W\d]s\b"
    ),
    "has a stray space or stop": re.compile(r"^\s|\s$|  |[^\W_]\)? [,.;:)]|\(\s*\)|[,;:]\.|,,|\.\."),
}


class Proof:
    """Knows the ids of a game and of its messages."""

    def __init__(self, game: Game[Any], *others: str) -> None:
        compound = {thing for things in game.names.values() for thing in things}
        messages = read_all(message_files(game, "en"), [])
        known = {*compound, *messages, *game.verbs, *game.events, *game.status_lines, *others}
        self.ids = {name for name in known if COMPOUND.fullmatch(name)}

    def faults(self, text: str, raw: Iterable[str] = ()) -> Iterator[str]:
        """What is wrong with a sentence; `raw` are the values that no message gave a name to."""
        if not text.strip():
            yield "says nothing"
        for value in raw:
            if re.search(rf"(?<![\w-]){re.escape(value)}(?![\w-])", text):
                yield f"shows the id {value!r}"
        yield from (f"shows the id {word!r}" for word in COMPOUND.findall(text) if word in self.ids)
        yield from plain_faults(text)


def plain_faults(text: str) -> Iterator[str]:
    """What is wrong with a sentence whatever game it belongs to."""
    yield from (f"shows the id {word!r}" for word in COMPOUND.findall(text) if NUMBERED.fullmatch(word))
    for fault, pattern in PATTERNS.items():
        found = pattern.search(text)
        if found:
            yield f"{fault} {found.group()!r}"


def same(one: str, other: str) -> bool:
    """Whether two sentences say the same but for numbers: `Ana collects coins`, `Ana collects 3 coins`."""
    return _bare(one) == _bare(other)


def _bare(sentence: str) -> list[str]:
    words = re.findall(r"[^\W\d_][\w'-]*", sentence.lower())
    return [word.removesuffix("s") for word in words if word not in ("a", "an", "one")]


class Words(Messages):
    """The messages of a game, which also tell what they have no name for."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, players=PLAYERS)
        self.entries = read_all(message_files(game, "en"), [])

    def unnamed(self, message: str, values: Mapping[str, Value]) -> list[str]:
        """The values that a message shows just as they are."""
        read = list(with_references(message, self.entries))
        shown = {name for entry in read for name in entry.shown}
        cases = {value for entry in read for value in entry.cases}
        return [
            item.partition(" ")[0]
            for variable, value in values.items()
            if variable in shown and isinstance(value, str) and value not in cases
            for item in value.split(", ")
            if not item.isdigit() and not self._is_named(variable, item.partition(" ")[0])
        ]

    def _is_named(self, variable: str, value: str) -> bool:
        kind = variable.rpartition("-")[2]
        return any(self.has(name) for name in (kind, f"{kind}-{value}", f"{kind.removesuffix('s')}-{value}"))


def proofread(walk: Walk) -> list[str]:
    """What is wrong with what a game's matches have said, as the terminal shows it: one line for each message."""
    words, proof = Words(walk.game), Proof(walk.game)
    found: dict[tuple[str, str], str] = {}
    sentences: dict[Said, str] = {}
    for said in sorted(walk.said, key=repr):
        try:
            sentences[said] = said.sentence(words)
        except MissingMessage as missing:
            found[said.message, ""] = f"{said.message} cannot be said: {missing}"
    for said, text in sentences.items():
        for fault in proof.faults(text, words.unnamed(said.message, said.values(walk.game))):
            found.setdefault((said.message, fault.split("'")[0]), f"{said.message} {fault}: {text}")
    for one, other in sorted(walk.pairs, key=repr):
        if one.kind != other.kind and {one, other} <= sentences.keys() and same(sentences[one], sentences[other]):
            found[one.message, other.message] = f"{one.message} and {other.message} say the same"
    return list(found.values())


# The browser.


def proofread_in_browser(walk: Walk) -> list[str]:
    """The same for what the browser shows: all but the status lines, formatted by the client's own code."""
    shown = [said for said in sorted(walk.said, key=repr) if said.what != "status"]
    proof, found = Proof(walk.game), dict[tuple[str, str], str]()
    words = Words(walk.game)
    for said, text in zip(shown, _as_the_browser_says(walk.game, shown), strict=True):
        raw = words.unnamed(said.message, said.values(walk.game))
        for fault in proof.faults(text, raw):
            found.setdefault((said.message, fault.split("'")[0]), f"{said.message} {fault}: {text}")
    return list(found.values())


def _as_the_browser_says(game: Game[Any], said: Sequence[Said]) -> list[str]:
    info = {"id": game.id, "verbs": game.verbs, "events": game.events, "names": game.names}
    each = [{"what": s.what, "kind": s.kind, "args": s.args, "about": dict(s.about)} for s in said]
    given = json.dumps({"game": info, "players": PLAYERS, "said": each})
    folder = subprocess.run([ROOT / "workshop/node.sh"], capture_output=True, text=True, check=True).stdout.strip()
    node = [Path(folder) / "node", ROOT / "web/scripts/say.js"]
    done = subprocess.run(node, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    sentences = json.loads(done.stdout)
    assert isinstance(sentences, list)
    return sentences


# What stands in the files as it is shown.


def proofread_files(folder: Path) -> list[str]:
    """What is wrong with the messages that take no variable."""
    found = []
    for path in sorted((folder / "en").glob("*.ftl")):
        if path.stem == "terminal-help":
            continue  # help names variables of the environment and files
        bundle = FluentBundle(["en"], use_isolating=False)
        for other in sorted((folder / "en").glob(f"{path.stem.split('-')[0]}*.ftl")):
            bundle.add_resource(FluentResource(other.read_text("utf-8")))
        entries = read_all([path], [])
        for name in entries:
            takes = [each for entry in with_references(name, entries) for each in entry.variables]
            if takes or name.startswith("-"):
                continue
            pattern = bundle.get_message(name).value
            assert pattern is not None, name
            text, errors = bundle.format_pattern(pattern)
            wrong = [*map(str, errors), *plain_faults(str(text).strip())]  # ` or ` joins
            found += [f"{path.name}: {name} {fault}: {text}" for fault in wrong]
    return found
