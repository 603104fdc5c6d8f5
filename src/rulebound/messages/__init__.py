"""Sentences: Fluent files `<language>/*.ftl`, and what turns prompts, options and events into words.

`kernel.ftl` serves every game; `<game>*.ftl` is one game's own. A game outside this package keeps its files
in a `messages` folder beside it.
"""

import inspect
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rulebound.kernel import Decide, Defect, Event, Game, Option, Value, Why
from rulebound.messages.names import Words

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"  # the language in which every message is there


class MissingMessage(Defect):
    """A message that no file of the language has, or that lacks a variable."""


def message_files(game: Game[Any], language: str) -> list[Path]:
    """The files that speak for this game in this language."""
    own = Path(inspect.getfile(type(game))).parent / "messages"
    found = [FOLDER / language / "kernel.ftl"]
    for folder in (own, FOLDER):
        found += sorted((folder / language).glob(f"{game.id}*.ftl"))
    return found


def _read(game: Game[Any], language: str, also: Iterable[str]) -> Words:
    words = Words(language)
    for path in [*message_files(game, language), *(FOLDER / language / f"{name}.ftl" for name in also)]:
        if path.is_file():
            words.add(path.read_text("utf-8"))
    return words


class Messages:
    """The words of one game and of `also` in one language. Seats are called by `players`, or Player 1...

    A message that the language lacks is said in English; `fallbacks` counts these, and missing forms of names.
    """

    def __init__(
        self,
        game: Game[Any],
        language: str = ENGLISH,
        players: Sequence[str] = (),
        also: Iterable[str] = (),
    ) -> None:
        self.game = game
        self.players = players
        self._words = [_read(game, each, also) for each in dict.fromkeys((language, ENGLISH))]
        self._fallbacks: Counter[str] = Counter()

    @property
    def fallbacks(self) -> Counter[str]:
        """How often each message was said in English instead, and each form of a name was its plain one."""
        return self._fallbacks + self._words[0].missing_forms

    def has(self, name: str) -> bool:
        """Whether there is a message of this name."""
        return any(words.has(name) for words in self._words)

    def text(self, name: str, **about: Value) -> str:
        """The message of this name, its variables filled in."""
        words = self._in_first_language(name)
        if words is None:
            raise MissingMessage(f"no message {name!r} for {self.game.id}")
        text, errors = words.format(name, {key: self._word(key, value) for key, value in about.items()})
        if text is None:
            raise MissingMessage(f"the message {name!r} has no text")
        if errors:
            raise MissingMessage(f"the message {name!r}: {errors[0]}")
        return text

    def _in_first_language(self, name: str) -> Words | None:
        for words in self._words:
            if words.has(name):
                if words is not self._words[0]:
                    self._fallbacks[name] += 1
                return words
        return None

    def _word(self, variable: str, value: Value) -> Value:
        """`from-region` is a region: it is called by `region-r07`, else by `region` with `$id`, else as it is.

        `elements` is a list of what the game names as `element`: `sun 2, air`.
        """
        kind = variable.rpartition("-")[2]
        if kind == "seat" and isinstance(value, int):
            if 0 <= value < len(self.players):
                return self.players[value]
            return self.text("seat", number=value + 1)
        if isinstance(value, str):
            if self.has(f"{kind}-{value}"):
                return self._name(f"{kind}-{value}")
            if self.has(kind):
                return self._name(kind, id=value)
            if kind[-1] == "s" and kind[:-1] in self.game.names:
                return ", ".join(self._item(kind[:-1], item) for item in value.split(", "))
        return value

    def _name(self, message: str, **about: Value) -> Value:
        plain = self.text(message, **about)
        words = next(each for each in self._words if each.has(message))
        return words.name(message, plain, **about)

    def _item(self, kind: str, item: str) -> str:
        """One thing of a list; with a number after it, by the message `element-numbered`."""
        name, _, number = item.partition(" ")
        if number:
            about: dict[str, Value] = {kind: name, "number": int(number)}
            return self.text(f"{kind}-numbered", **about)
        return str(self._word(kind, name))

    def seat(self, seat: int, role: str = "") -> str:
        """What a seat is called, with its role where it has one: `Player 3 (the Old Ones)`."""
        return self.text("seat-role", seat=seat, role=role) if role else str(self._word("seat", seat))

    def role(self, role: str) -> str:
        """What a role is called; nothing for a plain player."""
        return str(self._word("role", role)) if role else ""

    def prompt(self, ask: Decide) -> str:
        """What is asked, in words."""
        return self.text(f"prompt-{ask.prompt}", **ask.about)

    def left(self, ask: Decide) -> str:
        """What is left to do of what is asked: by `left-PROMPT`, or how many `more` are asked for, or nothing."""
        if self.has(f"left-{ask.prompt}"):
            return self.text(f"left-{ask.prompt}", **ask.about)
        return self.text("left", more=ask.about["more"]) if "more" in ask.about else ""

    def option(self, option: Option, facts: Mapping[str, Value] | None = None) -> str:
        """What picking this option means, in words; with its `facts` where the game has a line for them."""
        said = self._said("option", option.verb, option.args, {"done": "", **self.game.verbs})
        if facts and self.has(f"facts-{option.verb}"):
            return f"{said} ({self.text(f'facts-{option.verb}', **facts)})"
        return said

    def event(self, event: Event) -> str:
        """What happened, in words."""
        return self._said("event", event.kind, event.args, self.game.events)

    def status(self, line: Event) -> str:
        """How something stands, in words."""
        return self._said("status", line.kind, line.args, self.game.status_lines)

    def about(self, name: str) -> list[str]:
        """What the game's files tell of a name, be it an id or the word itself: `drow`, `Drow`."""
        found = []
        for kind, ids in self.game.names.items():
            for each in ids:
                word = self.text(f"{kind}-{each}")
                if name.lower() in (each, word.lower()) and self.has(f"{kind}-{each}-text"):
                    found.append(f"{word}: {self.text(f'{kind}-{each}-text')}")
        return found

    def why(self, why: Why) -> str:
        """Why something can or cannot be done, in words, with the rule's number."""
        return f"{self.text(f'why-{why.kind}', **why.args)} ({why.rule})"

    def _said(self, what: str, kind: str, args: Iterable[Value], vocabulary: Mapping[str, str]) -> str:
        if kind not in vocabulary:
            raise MissingMessage(f"{self.game.id} does not declare the {what} {kind!r}")
        variables = vocabulary[kind].split()
        values = tuple(args)
        if len(variables) != len(values):
            raise MissingMessage(f"the {what} {kind!r} takes {variables}, not {values}")
        return self.text(f"{what}-{kind}", **dict(zip(variables, values, strict=True)))
