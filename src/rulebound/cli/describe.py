"""Games and their set-ups as data: what `rulebound games --json` prints."""

from typing import Any, TypeAlias

import msgspec

from rulebound.kernel import Asked, Choice, Content, Flag, Game, Number, Role, When


class ChoiceField(msgspec.Struct, frozen=True, tag_field="kind", tag="choice"):
    """One of `values`; one for each seat with `per_seat`; any number of them with `many`.

    With `distinct` two seats may only share the default. It is asked only if `when` holds; `only` gives the
    condition under which a value is offered.
    """

    name: str
    values: tuple[str, ...]
    default: str | tuple[str, ...] | None
    per_seat: bool
    many: bool
    distinct: bool
    only: dict[str, When]
    when: When | None


class NumberField(msgspec.Struct, frozen=True, tag_field="kind", tag="number"):
    """A whole number from `low` to `high`."""

    name: str
    low: int
    high: int
    default: int
    when: When | None = None


class FlagField(msgspec.Struct, frozen=True, tag_field="kind", tag="flag"):
    """Yes or no."""

    name: str
    default: bool
    when: When | None = None


class ContentField(msgspec.Struct, frozen=True, tag_field="kind", tag="content"):
    """The word `standard`, or the folder of a content pack."""

    name: str
    when: When | None = None


AnyField: TypeAlias = ChoiceField | NumberField | FlagField | ContentField


class ListedGame(msgspec.Struct, frozen=True):
    """A game as a lobby needs it: id, rules version, the question for the number of seats, and the others.

    If the `when` of a role holds, the last seat that has no role yet plays it. `components` counts what is in the
    boxes, by kind, where the game tells it.
    """

    id: str
    rules: int
    seats: NumberField
    setup: tuple[AnyField, ...]
    roles: tuple[Role, ...]
    components: dict[str, int] = {}


class GameList(msgspec.Struct, frozen=True):
    """The built-in games."""

    games: tuple[ListedGame, ...]


def describe(game: Game[Any]) -> ListedGame:
    """A game's set-up questions as data."""
    return ListedGame(
        id=game.id,
        rules=game.rules,
        seats=_number(game.setup.seats),
        setup=tuple(_field(field) for field in game.setup.asked()),
        roles=game.setup.possible_roles,
        components={kind: sum(boxes.values()) for kind, boxes in game.components().items()},
    )


def _field(field: Asked) -> AnyField:
    match field:
        case Choice():
            return ChoiceField(
                name=field.name,
                values=field.values,
                default=field.default,
                per_seat=field.per_seat,
                many=field.many,
                distinct=field.distinct,
                only=dict(field.only),
                when=field.when,
            )
        case Number():
            return _number(field)
        case Flag():
            return FlagField(field.name, field.default, field.when)
        case Content():
            return ContentField(field.name, field.when)


def _number(field: Number) -> NumberField:
    return NumberField(field.name, field.low, field.high, field.default, field.when)
