"""The list of games for the lobby: set-up questions, roles, bots and content packs."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from rulebound.bots import BOTS, UnknownBot, bots_for, rating_of
from rulebound.games import game_names, load_game
from rulebound.kernel import Asked, BadSetup, Choice, Content, Game, Number, Role, SetupValues, UnknownGame, When
from rulebound.kernel.setup import STANDARD
from rulebound.server.content import Packs
from rulebound.server.said import SentenceView, view_of


class FieldInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One question of a set-up: a choice of `values`, a number from `low` to `high`, a flag, or a content pack.

    For a content pack, `values` are the names of this server's packs. A field with `per_seat` is answered by the
    player of each seat; with `distinct` two seats may only share the default. It is asked only if `when` holds;
    `only` gives the condition under which a value is offered. If the default is not offered, the first offered
    value is the default.
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


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can be given a seat, and how strong it is by the ladder of the game; None: it is not on it."""

    name: str
    rating: int | None


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby needs it, and its vocabularies, which turn options and events into sentences.

    `seat_range`: the lowest and the highest number of seats. `together`: all players are on one side, and one
    person may play several seats. `first_setups`: set-ups that suit somebody's first game, one as good as another.
    `lesson`: there is a first game with a fixed deal, step by step.
    `notes` are messages to show in the set-up form, each with the condition under which it is shown.
    If the `when` of a role holds, the last seat that has no role yet plays it. `bots` has the strongest first.
    `verbs` and `events` give the space-separated argument names of each; `names` lists, for each kind of
    argument, the ids that have a message with their name.
    """

    id: str
    rules: int
    seat_range: tuple[int, int]
    together: bool
    first_setups: list[dict[str, Any]]
    lesson: bool
    setup: list[FieldInfo]
    notes: dict[str, When]
    roles: list[Role]
    bots: list[BotInfo]
    verbs: dict[str, str]
    events: dict[str, str]
    names: dict[str, list[str]]


def list_games(packs: Packs, own_bots: Sequence[str] = ()) -> list[GameInfo]:
    """All games with their bots, the server's own after the others, and content packs; reads the disk."""
    return [_info(load_game(name), packs, named_bots(own_bots)) for name in game_names()]


def named_bots(own_bots: Sequence[str]) -> dict[str, str]:
    """The server's own bots by the names that others see, `own:Clever`, without where their files lie."""
    return {f"own:{bot.rpartition(':')[2]}": bot for bot in own_bots}


def check_bot(name: str, game: str, own_bots: Sequence[str]) -> str:
    """The name of a bot that can be given a seat in this game; never another file, callers are not trusted."""
    offered = [*bots_for(known_game(game)), *named_bots(own_bots)]
    if name not in offered and name not in BOTS:
        raise UnknownBot(
            "no-bot",
            "no bot is called {bot} (there are: {known})",
            bot=repr(name[:60]),
            known=", ".join(offered),
        )
    return name


class SetupLine(msgspec.Struct, frozen=True):
    """One line about a set-up: the message `status-KIND` of the game with its variables."""

    kind: str
    args: dict[str, str | int]


class SetupInfo(msgspec.Struct, frozen=True):
    """What a set-up is like, as the game says before it is played; what matters most comes first.

    `problem`: why it cannot be played, if it cannot.
    """

    lines: list[SetupLine]
    problem: SentenceView | None = None


def check_setup(name: str, setup: dict[str, Any], packs: Packs) -> SetupInfo:
    """What a set-up is like that somebody is about to choose. Reads the disk."""
    game = known_game(name)
    try:
        return about_setup(game, checked_setup(game, setup, packs))
    except BadSetup as error:
        return SetupInfo([], view_of(error.said))


def about_setup(game: Game[Any], setup: SetupValues) -> SetupInfo:
    """What a checked set-up is like."""
    words = game.status_lines
    lines = game.about_setup(setup)
    return SetupInfo(
        [SetupLine(kind, dict(zip(words[kind].split(), args, strict=True))) for kind, args, _ in lines]
    )


def known_game(name: str) -> Game[Any]:
    """The game of this name; never a file path, because callers are not trusted."""
    if name not in game_names():
        raise UnknownGame("no-game-called", "no game is called {game}", game=repr(name[:60]))
    return load_game(name)


def checked_setup(game: Game[Any], setup: dict[str, Any], packs: Packs) -> SetupValues:
    """The whole set-up, with the content of a pack that it names; `BadSetup` if it cannot be played."""
    checked = game.setup.check(packs.resolve(game, setup))
    game.check_setup(checked)
    return checked


def _info(game: Game[Any], packs: Packs, own_bots: Iterable[str]) -> GameInfo:
    seats = game.setup.seats
    names = packs.names(game)
    fields = [_field(field, names) for field in game.setup.asked()]
    return GameInfo(
        id=game.id,
        rules=game.rules,
        seat_range=(seats.low, seats.high),
        together=game.together,
        first_setups=[dict(each) for each in game.first_setups],
        lesson=game.lesson is not None,
        setup=fields,
        notes=dict(game.setup.notes),
        roles=list(game.setup.possible_roles),
        bots=[BotInfo(name, rating_of(game, name)) for name in (*bots_for(game), *own_bots)],
        verbs=dict(game.verbs),
        events=dict(game.events),
        names={kind: list(ids) for kind, ids in game.names.items()},
    )


def _field(field: Asked, packs: list[str]) -> FieldInfo:
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
