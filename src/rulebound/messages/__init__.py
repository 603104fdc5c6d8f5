"""Sentences: Fluent files `<language>/*.ftl`, and what turns prompts, options and events into words.

`kernel.ftl` serves every game; `<game>*.ftl` is one game's own. A game outside this package keeps its files
in a `messages` folder beside it.
"""

import inspect
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from rulebound.kernel import Decide, Event, Game, Option, RuleboundError, Value, Why

FOLDER: Final = Path(__file__).parent


class MissingMessage(RuleboundError):
    """A message that no file of the language has, or that lacks a variable."""


def message_files(game: Game[Any], language: str) -> list[Path]:
    """The files that speak for this game in this language."""
    own = Path(inspect.getfile(type(game))).parent / "messages"
    found = [FOLDER / language / "kernel.ftl"]
    for folder in (own, FOLDER):
        found += sorted((folder / language).glob(f"{game.id}*.ftl"))
    return found


class Messages:
    """The words of one game and of `also` in one language. Seats are called by `players`, or Player 1..."""

    def __init__(
        self, game: Game[Any], language: str = "en", players: Sequence[str] = (), also: Iterable[Path] = ()
    ) -> None:
        self.game = game
        self.players = players
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in [*message_files(game, language), *also]:
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def has(self, name: str) -> bool:
        """Whether there is a message of this name."""
        return bool(self._bundle.has_message(name))

    def text(self, name: str, **about: Value) -> str:
        """The message of this name, its variables filled in."""
        if not self.has(name):
            raise MissingMessage(f"no message {name!r} for {self.game.id}")
        words = {variable: self._word(variable, value) for variable, value in about.items()}
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise MissingMessage(f"the message {name!r} has no text")
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise MissingMessage(f"the message {name!r}: {errors[0]}")
        return str(text)

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
                return self.text(f"{kind}-{value}")
            if self.has(kind):
                return self.text(kind, id=value)
            if kind[-1] == "s" and kind[:-1] in self.game.names:
                return ", ".join(self._item(kind[:-1], item) for item in value.split(", "))
        return value

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
