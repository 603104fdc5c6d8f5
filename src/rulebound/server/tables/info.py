"""Tables as one caller may see them, for the lobby and the table's page."""

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from sqlalchemy import Select, case, desc, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.games import game_names, load_game
from rulebound.kernel import Result, RuleboundError, SetupValues
from rulebound.kernel.setup import STANDARD
from rulebound.server.accounts.account import Account
from rulebound.server.accounts.credentials import FORMER
from rulebound.server.database import now
from rulebound.server.schema import accounts, seats, tables
from rulebound.server.tables.access import PRIVATE, PUBLIC, Access, check_row
from rulebound.server.tables.games import SetupInfo, about_setup
from rulebound.server.tables.seats import away_voters, seat_of_row, vote_seconds, voters
from rulebound.server.tables.table import NoSuchTable, check_id
from rulebound.server.worker import Worker

MAX_LISTED: Final = 100
MAX_SEATS: Final = 20
LONGEST: Final = 60 * 86_400  # seconds

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
TakeBack = Literal["always", "never"]


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who gets a seat of a new table: the caller (in hot seat with a `label`), anybody (open), or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Name | None = None
    label: Name | None = None


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to create. A move may take `clock` seconds in a live game, `days` days by correspondence.

    `access`: for those with a seat or the invitation (`private`), with the address (`unlisted`), or for all.
    `hot_seat`: several people share a screen, and one account has a seat for each of them.
    Who is away can vote for `away_vote` seconds (null: ten minutes, or the time for a move if that is longer).
    In a seat that was left a bot plays after `bot_after` seconds; with `take_back` `never` it plays to the end.
    """

    game: Name
    seats: Annotated[list[SeatRequest], msgspec.Meta(min_length=1, max_length=MAX_SEATS)]
    setup: dict[str, Any] = {}
    access: Access = PRIVATE
    pace: Literal["live", "correspondence"] = "live"
    clock: Annotated[int, msgspec.Meta(ge=5, le=86_400)] | None = None
    days: Annotated[int, msgspec.Meta(ge=1, le=60)] | None = None
    on_timeout: Literal["move", "seat"] = "move"
    away_vote: Annotated[int, msgspec.Meta(ge=0, le=LONGEST)] | None = None
    bot_after: Annotated[int, msgspec.Meta(ge=0, le=LONGEST)] = 0
    take_back: TakeBack = "always"
    hot_seat: bool = False


class PlayerInfo(msgspec.Struct, frozen=True):
    """Who plays a seat. An open seat with a name is reserved for that person; `away`: a bot plays instead.

    `guest`: who has only given a name, which others may give too.
    `bot_from`: when that bot begins to play; null: it does already, or nobody is away.
    `role` is the role of the seat by the set-up; empty for an ordinary player. `colour` is one of six, 0 to 5.
    """

    name: str | None
    kind: str
    bot: str | None
    away: bool
    role: str
    colour: int
    bot_from: int | None
    guest: bool


class Proposal(msgspec.Struct, frozen=True):
    """What the table votes on: an undo, a redo or the end; the seat that proposed it, and the seats that agreed.

    The people of the seats in `awaited` are away and can still vote, the last of them until `until`.
    """

    kind: Literal["undo", "redo", "end"]
    seat: int
    agreed: list[int]
    awaited: list[int] = []
    until: int | None = None


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one caller may see it. Times are milliseconds since 1970; `setup` has the hash of a pack."""

    id: str
    game: str
    status: str
    setup: dict[str, Any]
    access: Access
    pace: str
    clock: int | None
    on_timeout: str
    away_vote: int
    bot_after: int
    take_back: TakeBack
    hot_seat: bool
    seq: int
    waiting: list[int]
    since: int | None
    deadline: int | None
    players: list[PlayerInfo]
    you: int | None  # the seat the caller acts for now, one of `yours`
    yours: list[int]
    owner: bool
    invitation: str | None
    result: Result | None
    rematch: str | None
    proposal: Proposal | None
    consent: bool  # whether other people vote when the caller cannot undo alone


async def table_info(
    server: Worker, table: str, account: Account | None, invitation: str | None = None
) -> TableInfo:
    """One table, as this caller may see it; raises `Private` for those who may not."""
    async with server.database.read() as connection:
        query = select(tables).where(tables.c.id == check_id(table))
        row = (await connection.execute(query)).mappings().first()
        if row is None:
            raise NoSuchTable("no-such-table", "there is no such table")
        seat_rows = (await _read_seats(connection, [table]))[table]
    holders = {seat["account_id"] for seat in seat_rows} - {None}
    await check_row(server.database, table, row, holders, account, invitation)
    return _info(row, seat_rows, account.id if account else None)


async def list_open(server: Worker, account: Account | None) -> list[TableInfo]:
    """The public tables with free seats, the newest first."""
    free = select(seats.c.table_id).where(seats.c.kind == "open", seats.c.account_id.is_(None))
    query = (
        select(tables)
        .where(tables.c.status == "open", tables.c.access == PUBLIC, tables.c.id.in_(free))
        .order_by(desc(tables.c.created), tables.c.id)
    )
    return await _infos(server, query.limit(MAX_LISTED), account)


async def list_mine(server: Worker, account: Account) -> list[TableInfo]:
    """The caller's tables: unfinished ones first, then by the last move."""
    held = select(seats.c.table_id).where(seats.c.account_id == account.id)
    under_way = case((tables.c.status.in_(("over", "ended")), 1), else_=0)
    query = (
        select(tables)
        .where(or_(tables.c.id.in_(held), tables.c.owner == account.id))
        .order_by(under_way, desc(func.coalesce(tables.c.moved, tables.c.created)), tables.c.id)
    )
    return await _infos(server, query.limit(MAX_LISTED), account)


async def list_finished(server: Worker, account: Account) -> list[str]:
    """The games that the caller has played to the end at least once."""
    held = select(seats.c.table_id).where(seats.c.account_id == account.id)
    query = select(tables.c.game).where(tables.c.id.in_(held), tables.c.status == "over").distinct()
    async with server.database.read() as connection:
        return sorted((await connection.execute(query.order_by(tables.c.game))).scalars())


async def _infos(server: Worker, query: Select[Any], account: Account | None) -> list[TableInfo]:
    async with server.database.read() as connection:
        rows = (await connection.execute(query)).mappings().all()
        seat_rows = await _read_seats(connection, [row["id"] for row in rows])
    return [_info(row, seat_rows[row["id"]], account.id if account else None) for row in rows]


async def _read_seats(connection: AsyncConnection, names: list[str]) -> dict[str, list[Any]]:
    query = (
        select(seats, accounts.c.name, accounts.c.kind.label("account_kind"))
        .outerjoin(accounts, accounts.c.id == seats.c.account_id)
        .where(seats.c.table_id.in_(names))
        .order_by(seats.c.table_id, seats.c.number)
    )
    found: dict[str, list[Any]] = {name: [] for name in names}
    for seat in (await connection.execute(query)).mappings():
        found[seat["table_id"]].append(seat)
    return found


def _info(row: Any, seat_rows: Sequence[Any], account: int | None) -> TableInfo:
    mine = [seat for seat in seat_rows if account is not None and seat["account_id"] == account]
    owner = account is not None and row["owner"] == account
    held = [seat["number"] for seat in mine if seat["kind"] == "person"]
    roles = _roles(row["game"], row["setup"])
    return TableInfo(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        setup=_public_setup(row["game"], row["setup"]),
        access=row["access"],
        pace=row["pace"],
        clock=row["clock"],
        on_timeout=row["on_timeout"],
        away_vote=vote_seconds(row),
        bot_after=row["bot_after"],
        take_back=row["take_back"],
        hot_seat=row["hot_seat"],
        seq=row["seq"],
        waiting=waiting_seats(row),
        since=row["moved"] or row["started"] or row["created"],
        deadline=row["deadline"],
        players=[_player(seat, roles[seat["number"]]) for seat in seat_rows],
        you=next((seat for seat in (*waiting_seats(row), *held) if seat in held), None),
        yours=held,
        owner=owner,
        invitation=row["invitation"] if owner or mine else None,
        result=msgspec.json.decode(row["result"], type=Result) if row["result"] else None,
        rematch=row["rematch"],
        proposal=_proposal(row, seat_rows),
        consent=not voters([seat_of_row(each) for each in seat_rows], vote_seconds(row), now()) <= set(held),
    )


def _proposal(row: Any, seat_rows: Sequence[Any]) -> Proposal | None:
    """The current proposal, with the seats of people who are away and can still vote."""
    proposal = proposal_of(row)
    if proposal is None:
        return None
    ends = away_voters([seat_of_row(seat) for seat in seat_rows], vote_seconds(row), now())
    ends = {seat: end for seat, end in ends.items() if seat not in proposal.agreed}
    return msgspec.structs.replace(proposal, awaited=list(ends), until=max(ends.values(), default=None))


@lru_cache(maxsize=256)
def _public_setup(game: str, setup: str) -> SetupValues:
    """The set-up with a content pack replaced by its label. Cached: tables share set-ups, and packs are long."""
    values: SetupValues = msgspec.json.decode(setup)
    if game not in game_names():
        return values
    asked = load_game(game).setup
    return asked.shown(asked.kept(values))


@lru_cache(maxsize=256)
def _roles(game: str, setup: str) -> tuple[str, ...]:
    """The role of each seat; no roles if the game is not installed any more."""
    values: SetupValues = msgspec.json.decode(setup)
    if game not in game_names():
        return ("",) * MAX_SEATS
    asked = load_game(game).setup
    return asked.roles(asked.kept(values))


class NoContent(RuleboundError):
    """The game takes no content packs."""


async def about_table(server: Worker, table: str) -> SetupInfo:
    """What the set-up of a table is like."""
    row = await _game_and_setup(server, table)
    game = load_game(row["game"])
    setup = await asyncio.to_thread(game.setup.check, game.setup.kept(msgspec.json.decode(row["setup"])))
    return about_setup(game, setup)


async def _game_and_setup(server: Worker, table: str) -> Any:
    query = select(tables.c.game, tables.c.setup).where(tables.c.id == check_id(table))
    async with server.database.read() as connection:
        row = (await connection.execute(query)).mappings().first()
    if row is None:
        raise NoSuchTable("no-such-table", "there is no such table")
    return row


async def content_of(server: Worker, table: str) -> dict[str, Any]:
    """The whole content of a table, the game's own or a pack's."""
    row = await _game_and_setup(server, table)
    field = load_game(row["game"]).setup.content()
    if field is None:
        raise NoContent("no-packs", "this game has no content packs")
    asked = msgspec.json.decode(row["setup"]).get(field.name, STANDARD)
    whole: dict[str, Any] = await asyncio.to_thread(field.whole, asked)  # a pack from a record is checked again
    return whole


def _player(seat: Any, role: str) -> PlayerInfo:
    name = seat["label"] or seat["name"] or (FORMER if seat["kind"] == "person" else None)
    guest = seat["account_kind"] == "guest"
    bot_from = seat["bot_from"] if seat["away"] and (seat["bot_from"] or 0) > now() else None
    return PlayerInfo(
        name, seat["kind"], seat["bot"], bool(seat["away"]), role, seat_of_row(seat).colour, bot_from, guest
    )


def waiting_seats(row: Any) -> list[int]:
    """The seats that are asked."""
    return [int(seat) for seat in row["waiting"].split(",") if seat]


def proposal_of(row: Any) -> Proposal | None:
    """The proposal in a table's row."""
    return msgspec.json.decode(row["proposal"], type=Proposal) if row["proposal"] else None
