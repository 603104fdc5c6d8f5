"""What can be played here: the games, what they ask before they start, and the bots."""

from typing import Any

import msgspec

from rulebound.bots import BOTS
from rulebound.games import game_names, load_game
from rulebound.kernel import Choice, Content, Field, Game, Number, Role, When
from rulebound.kernel.setup import STANDARD
from rulebound.server.content import Packs


class FieldInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One question of a set-up: a choice of `values`, a number from `low` to `high`, a flag, or a content pack.

    The `values` of a pack are the names of those that this server has. A field with `per_seat` is answered by who
    sits in the seat; with `distinct` no two seats answer the same, but for the default. It is asked where `when`
    holds; `only` names the values that are offered under a condition. Where the default is not offered, the first
    value that is takes its place.
    """

    name: str
    kind: str
    default: Any
    values: list[str] | None = None
    low: int | None = None
    high: int | None = None
    per_seat: bool = False
    many: bool = False
    distinct: bool = False
    only: dict[str, When] = {}
    when: When | None = None


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby needs it, and its vocabularies, with which options and events become words.

    `together`: one person may play several seats.
    `notes` are messages of the game that people must know before they choose, with their conditions.
    A role is played by one seat where its `when` holds: by the last, or the next before it that has none yet.
    `verbs` and `events` name the arguments of each, parted by spaces; `names` lists for each kind of argument the
    ids that have a name of their own.
    """

    id: str
    rules: int
    seats: tuple[int, int]
    together: bool
    setup: list[FieldInfo]
    notes: dict[str, When]
    roles: list[Role]
    bots: list[str]
    verbs: dict[str, str]
    events: dict[str, str]
    names: dict[str, list[str]]


def list_games(packs: Packs) -> list[GameInfo]:
    """All games, with the bots that play them and the packs that are there; reads the disk."""
    return [_info(load_game(name), packs) for name in game_names()]


def _info(game: Game[Any], packs: Packs) -> GameInfo:
    seats = game.setup.seats
    names = packs.names(game)
    fields = [_field(field, names) for field in game.setup.fields.values()]
    return GameInfo(
        id=game.id,
        rules=game.rules,
        seats=(seats.low, seats.high),
        together=game.together,
        setup=fields,
        notes=dict(game.setup.notes),
        roles=list(game.setup.possible_roles),
        bots=sorted(BOTS),
        verbs=dict(game.verbs),
        events=dict(game.events),
        names={kind: list(ids) for kind, ids in game.names.items()},
    )


def _field(field: Field, packs: list[str]) -> FieldInfo:
    if isinstance(field, Choice):
        return FieldInfo(
            name=field.name,
            kind="choice",
            default=field.usual(),
            values=list(field.values),
            per_seat=field.per_seat,
            many=field.many,
            distinct=field.distinct,
            only=dict(field.only),
            when=field.when,
        )
    if isinstance(field, Number):
        low, high = field.low, field.high
        return FieldInfo(
            name=field.name, kind="number", default=field.default, low=low, high=high, when=field.when
        )
    if isinstance(field, Content):
        return FieldInfo(name=field.name, kind="content", default=STANDARD, values=packs, when=field.when)
    return FieldInfo(name=field.name, kind="flag", default=field.default, when=field.when)
