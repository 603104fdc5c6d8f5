"""What leaves the kernel: views of a match as msgspec structs, and their JSON schema."""

from collections.abc import Callable, Iterable
from typing import Any, Self

import msgspec
import msgspec.structs

from rulebound.kernel.ask import Anyone, Decide, Option, Value


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Base of a game's own view: what one seat, or a spectator, can see."""

    def but(self, **fields: Any) -> Self:
        """The same view with other values in these fields."""
        return msgspec.structs.replace(self, **fields)


class Part(msgspec.Struct, frozen=True):
    """Base of the parts of a view."""


class Result(msgspec.Struct, frozen=True):
    """How a match ended: who won, the score of each seat, and the message that tells why."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Why(msgspec.Struct, frozen=True):
    """Why an option is open or not: a message with its variables, and the rule's number."""

    kind: str
    args: dict[str, Value]
    rule: str


class MoveView(msgspec.Struct, frozen=True):
    """What an option takes from one place of the table to another: the thing, and where it goes."""

    thing: str
    to: str


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One pending option, with what it would cost or do (`facts`).

    `at` is what on the table it points at, as `field:b`; null: it is a button. `moves`: what it moves there.
    """

    text: str
    verb: str
    args: tuple[Value, ...]
    facts: dict[str, Value]
    at: str | None
    moves: MoveView | None = None


class AskView(msgspec.Struct, frozen=True):
    """What is asked, of whom, and what this seat may answer."""

    prompt: str
    about: dict[str, Value]
    seats: tuple[int, ...]
    options: tuple[OptionView, ...]


class MatchView(msgspec.Struct, frozen=True):
    """A match as one seat (null: a spectator) sees it now."""

    game: str
    seq: int
    seat: int | None
    ask: AskView | None
    result: Result | None
    view: Any
    sequel: bool  # whether a next game can be played on what this one has left


def ask_view(
    ask: Decide | Anyone,
    seat: int | None,
    options: Iterable[tuple[Option, dict[str, Value]]],
    point: Callable[[Option], str | None],
    move: Callable[[Option, Decide], tuple[str, str] | None],
) -> AskView:
    """A pending decision for the screen of this seat.

    `point` says what an option points at, `move` what it moves at this question, and where to.
    """
    question = ask.shown_to(seat)
    shown = tuple(
        OptionView(
            o.text, o.verb, o.args, facts, point(o), MoveView(*moved) if (moved := move(o, question)) else None
        )
        for o, facts in options
    )
    return AskView(question.prompt, dict(question.about), ask.seats, shown)


def view_bytes(view: object) -> bytes:
    """A view as it travels, byte for byte the same for the same view."""
    return msgspec.json.encode(view, order="deterministic")


def json_schema(types: Iterable[type]) -> dict[str, Any]:
    """One JSON schema with a definition for each of `types` and all they use."""
    _, definitions = msgspec.json.schema_components(tuple(types), ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}
