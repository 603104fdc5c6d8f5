"""Tables outside of play: create, join, change seats, start, leave, return and rematch."""

import asyncio
import hmac
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.games import load_game
from rulebound.kernel import BadSetup, Game, Lesson, Match, SetupValues
from rulebound.server.accounts import Account, NotAllowed
from rulebound.server.content import Packs
from rulebound.server.credentials import clean_name
from rulebound.server.database import now
from rulebound.server.games import check_bot, checked_setup, known_game
from rulebound.server.notify import notify
from rulebound.server.room import STAND_IN
from rulebound.server.rooms import (
    DAY,
    NoSuchTable,
    Refused,
    Room,
    Seat,
    check_id,
    progress,
    seat_of_row,
    whose_turn,
)
from rulebound.server.schema import seats, tables
from rulebound.server.table_info import (
    NewTable,
    PlayerInfo,
    Proposal,
    SeatRequest,
    TableInfo,
    list_mine,
    list_open,
    table_info,
    waiting_seats,
)

if TYPE_CHECKING:
    from rulebound.server.server import Server

__all__ = [
    "NewTable",
    "PlayerInfo",
    "Proposal",
    "SeatRequest",
    "TableInfo",
    "answer",
    "create_table",
    "delete_table",
    "join",
    "leave",
    "list_mine",
    "list_open",
    "move_to",
    "new_table_id",
    "rematch",
    "sequel",
    "set_colour",
    "set_seat",
    "start",
    "table_info",
    "take_back",
    "wake_bots",
]

MAX_UNSTARTED: Final = 100  # tables of one account that have not started
DAYS_FOR_A_MOVE: Final = 3  # by correspondence, unless the table says otherwise


@dataclass(slots=True)
class LockedTable:
    """A table's database row and seats, locked until the transaction ends."""

    connection: AsyncConnection
    row: Any
    seats: list[Seat]

    def require_status(self, *statuses: str) -> None:
        """Raise `Refused` unless the table has one of these statuses."""
        status = self.row["status"]
        if status not in statuses:
            stages = {"open": "the game has not begun", "playing": "the game has begun"}
            raise Refused(stages.get(status, "the game is over"))

    def seats_of(self, account: Account) -> list[Seat]:
        """The seats of this account, and those reserved for it."""
        return [seat for seat in self.seats if seat.account == account.id]

    async def set_seat(self, number: int, **values: Any) -> None:
        """Update the row of a seat."""
        here = (seats.c.table_id == self.row["id"]) & (seats.c.number == number)
        await self.connection.execute(update(seats).where(here).values(**values))

    async def swap_seats(self, one: int, other: int) -> None:
        """Swap the players of two seats, with their names, bots, notes and colours."""
        here = (seats.c.table_id == self.row["id"]) & seats.c.number.in_((one, other))
        found = {
            row["number"]: dict(row)
            for row in (await self.connection.execute(select(seats).where(here))).mappings()
        }
        for number, origin in ((one, other), (other, one)):
            theirs = {name: value for name, value in found[origin].items() if name not in ("table_id", "number")}
            await self.set_seat(number, **{**theirs, "colour": self.seats[origin].colour})

    async def update_table(self, **values: Any) -> None:
        """Update the row of the table."""
        await self.connection.execute(update(tables).where(tables.c.id == self.row["id"]).values(**values))


@asynccontextmanager
async def _locked(server: "Server", table: str) -> AsyncIterator[LockedTable]:
    async with server.database.write() as connection:
        query = select(tables).where(tables.c.id == check_id(table)).with_for_update()
        row = (await connection.execute(query)).mappings().first()
        if row is None:
            raise NoSuchTable("there is no such table")
        seat_values = select(seats).where(seats.c.table_id == table).order_by(seats.c.number)
        held = [seat_of_row(seat) for seat in (await connection.execute(seat_values)).mappings()]
        yield LockedTable(connection, row, held)


async def _changed(server: "Server", table: str, account: Account) -> TableInfo:
    """Notify everybody of changed seats or terms; return the table."""
    await notify(server, table)
    wake_bots(server, table)
    return await table_info(server, table, account)


def wake_bots(server: "Server", table: str) -> None:
    """Start the bots of this table if one of them is asked."""
    if server.bots is not None:
        server.bots.wake(table)


# Creating tables.


def new_table_id() -> str:
    """A random id that cannot be guessed."""
    return secrets.token_urlsafe(9)


async def create_table(
    server: "Server", account: Account, new: NewTable, lesson: Lesson | None = None
) -> TableInfo:
    """Create a table owned by the caller; that of a lesson has the lesson's seed."""
    game, setup = await asyncio.to_thread(_game_and_setup, server.packs, new)
    seat_values = [_requested_seat(server, new, number, account) for number in range(len(new.seats))]
    if not (game.together or new.hot_seat) and sum(request.kind == "me" for request in new.seats) > 1:
        raise BadSetup("you can sit in one seat only, unless several people share your screen")
    table = new_table_id()
    clock = new.clock if new.pace == "live" else DAY * (new.days or DAYS_FOR_A_MOVE)
    terms: dict[str, Any] = {"public": new.public, "pace": new.pace, "clock": clock, "on_timeout": new.on_timeout}
    terms["hot_seat"] = new.hot_seat
    if lesson is not None:
        terms |= {"lesson": 0, "seed": str(lesson.seed)}
    async with server.database.write() as connection:
        mine = (tables.c.owner == account.id) & (tables.c.status == "open")
        unstarted = (await connection.execute(select(func.count()).select_from(tables).where(mine))).scalar()
        if (unstarted or 0) >= MAX_UNSTARTED:
            raise Refused(f"{unstarted} of your tables have not started: start or delete some first")
        await _insert(connection, table, game, setup, account, terms, seat_values)
    return await table_info(server, table, account)


def _game_and_setup(packs: Packs, new: NewTable) -> tuple[Game[Any], SetupValues]:
    game = known_game(new.game)
    setup = checked_setup(game, {"seats": len(new.seats), **new.setup}, packs)
    if setup["seats"] != len(new.seats):
        raise BadSetup(f"the set-up is for {setup['seats']} seats, and {len(new.seats)} are filled")
    return game, setup


def _requested_seat(server: "Server", new: NewTable, number: int, account: Account) -> dict[str, Any]:
    request = new.seats[number]
    if request.kind == "me":
        label = clean_name(request.label) if request.label is not None else None
        return _seat(number, "person", account.id, label=label)
    if request.kind == "bot":
        return _seat(number, "bot", None, check_bot(request.bot or STAND_IN, new.game, server.settings.bots))
    return _seat(number, "open")


def _seat(
    number: int,
    kind: str,
    account: int | None = None,
    bot: str | None = None,
    label: str | None = None,
    colour: int | None = None,
) -> dict[str, Any]:
    held = {"account_id": account, "bot": bot, "away": False, "notes": "", "label": label, "colour": colour}
    return {"number": number, "kind": kind, **held}


async def _insert(
    connection: AsyncConnection,
    table: str,
    game: Game[Any],
    setup: SetupValues,
    owner: Account,
    terms: dict[str, Any],
    seat_values: list[dict[str, Any]],
) -> None:
    row = {
        "id": table,
        "game": game.id,
        "rules": game.rules,
        "setup": msgspec.json.encode(setup).decode(),
        "seed": "",  # drawn at the start, unless the terms name one
        "status": "open",
        "invitation": secrets.token_urlsafe(24),
        "owner": owner.id,
        "created": now(),
    }
    await connection.execute(insert(tables).values({**row, **terms}))
    await connection.execute(insert(seats), [{"table_id": table, **seat} for seat in seat_values])


async def delete_table(server: "Server", table: str, account: Account) -> None:
    """Delete a table that has not started; only its owner may."""
    async with _locked(server, table) as locked:
        if locked.row["owner"] != account.id:
            raise NotAllowed("only the owner of a table can delete it")
        locked.require_status("open")
        await locked.connection.execute(delete(tables).where(tables.c.id == table))
    await notify(server, table)


async def rematch(server: "Server", table: str, account: Account) -> TableInfo:
    """Play the same game again: the first caller creates the table, with seats reserved for the others."""
    return await _play_on(server, table, account, None)


async def sequel(server: "Server", table: str, account: Account) -> TableInfo:
    """Play the next game on what this one has left, unless somebody has asked for a rematch before."""
    room = await server.rooms.get(table)
    setup = None if room.match is None else room.match.game.sequel(room.match.state)
    if setup is None or room.match is None or room.match.pending is not None:
        raise Refused("this game has left nothing to play on")
    return await _play_on(server, table, account, setup)


async def _play_on(server: "Server", table: str, account: Account, sequel_setup: SetupValues | None) -> TableInfo:
    async with _locked(server, table) as locked:
        locked.require_status("over", "ended")
        if account.id not in [seat.account for seat in locked.seats if seat.kind == "person"]:
            raise NotAllowed("only those who played can ask for a rematch")
        row, again = locked.row, locked.row["rematch"]
        query = select(tables.c.id).where(tables.c.id == again)
        if again is None or (await locked.connection.execute(query)).first() is None:
            made, again = True, new_table_id()
            game = load_game(row["game"])
            terms = {name: row[name] for name in ("public", "pace", "clock", "on_timeout", "hot_seat")}
            seat_values = [_rematch_seat(seat, account) for seat in locked.seats]
            asked = _setup_of(row) if sequel_setup is None else sequel_setup
            setup = await asyncio.to_thread(game.setup.check, asked)
            await _insert(locked.connection, again, game, setup, account, terms, seat_values)
            await locked.update_table(rematch=again)
        else:
            made = False
    if made:
        await notify(server, table)
        return await table_info(server, again, account)
    return await join(server, again, account)


def _rematch_seat(seat: Seat, account: Account) -> dict[str, Any]:
    if seat.kind == "person":
        kind = "person" if seat.account == account.id else "open"
        return _seat(seat.number, kind, seat.account, label=seat.label, colour=seat.chosen_colour)
    return _seat(seat.number, seat.kind, None, seat.bot, colour=seat.chosen_colour)


# Seats.


async def join(
    server: "Server", table: str, account: Account, invitation: str | None = None, number: int | None = None
) -> TableInfo:
    """Take a seat: the reserved ones, else the first free one, or the free seat `number`."""
    async with _locked(server, table) as locked:
        mine = locked.seats_of(account)
        if not any(seat.kind == "person" for seat in mine):
            locked.require_status("open")
            if not mine and not locked.row["public"]:
                _check_invitation(locked.row, account, invitation)
            if mine and number is not None and number not in [seat.number for seat in mine]:
                raise Refused("a seat is reserved for you: take it first, then change to another one")
            for seat in mine or [_free_seat(locked, number)]:
                await locked.set_seat(seat.number, kind="person", account_id=account.id)
    return await _changed(server, table, account)


def _free_seat(locked: LockedTable, number: int | None) -> Seat:
    """The free seat `number`, or the first free one; raise `Refused` if it is taken or reserved."""
    free = [seat for seat in locked.seats if seat.kind == "open" and seat.account is None]
    if not free:
        raise Refused("every seat is taken")
    if number is None:
        return free[0]
    if number >= len(locked.seats):
        raise Refused("there is no such seat")
    if locked.seats[number] not in free:
        raise Refused("that seat is taken: choose another one")
    return locked.seats[number]


async def move_to(server: "Server", table: str, account: Account, number: int, to: int) -> TableInfo:
    """Before the start, change to a free seat, or swap with a bot or another seat of the caller.

    Nobody else is moved: seats of other people, and reserved ones, are refused.
    """
    async with _locked(server, table) as locked:
        locked.require_status("open")
        if not (0 <= number < len(locked.seats) and 0 <= to < len(locked.seats)):
            raise Refused("there is no such seat")
        here, there = locked.seats[number], locked.seats[to]
        if here.kind != "person" or here.account != account.id:
            raise NotAllowed("this is not your seat")
        if there.account not in (None, account.id) or (there.kind == "person" and there.account is None):
            raise Refused(
                "that seat is taken" if there.kind == "person" else "that seat is reserved for somebody else"
            )
        game = load_game(locked.row["game"])
        setup = game.setup.swap_seats(_setup_of(locked.row), number, to)
        game.check_setup(setup)
        await locked.swap_seats(number, to)
        await locked.update_table(setup=msgspec.json.encode(setup).decode())
    return await _changed(server, table, account)


def _check_invitation(row: Any, account: Account, invitation: str | None) -> None:
    given = (invitation or "").encode("utf-8", "replace")
    if row["owner"] != account.id and not hmac.compare_digest(given, row["invitation"].encode()):
        raise NotAllowed("this table is private: join by its invitation link")


async def set_seat(server: "Server", table: str, account: Account, number: int, bot: str | None) -> TableInfo:
    """Give a free seat to a bot, or free it again; only the owner may, before the start."""
    async with _locked(server, table) as locked:
        if locked.row["owner"] != account.id:
            raise NotAllowed("only the owner of a table can give seats to bots")
        locked.require_status("open")
        if not 0 <= number < len(locked.seats):
            raise Refused("there is no such seat")
        if locked.seats[number].kind == "person":
            raise Refused("a person has this seat")
        name = None if bot is None else check_bot(bot or STAND_IN, locked.row["game"], server.settings.bots)
        await locked.set_seat(number, kind="bot" if name else "open", bot=name, account_id=None, label=None)
    return await _changed(server, table, account)


async def answer(
    server: "Server", table: str, account: Account, number: int, answers: dict[str, Any]
) -> TableInfo:
    """Answer the set-up questions of a seat: its player may, and the owner for bots and free seats."""
    async with _locked(server, table) as locked:
        locked.require_status("open")
        if not 0 <= number < len(locked.seats):
            raise Refused("there is no such seat")
        seat = locked.seats[number]
        _check_chooses_for(locked, seat, account)
        game = load_game(locked.row["game"])
        setup = game.setup.answer_for_seat(_setup_of(locked.row), number, answers)
        game.check_setup(setup)
        await locked.update_table(setup=msgspec.json.encode(setup).decode())
    return await _changed(server, table, account)


def _check_chooses_for(locked: LockedTable, seat: Seat, account: Account) -> None:
    """Raise `NotAllowed` unless the caller chooses for this seat: its player, or the owner for the others."""
    if seat.kind == "person" and seat.account != account.id:
        raise NotAllowed("only the player of this seat can choose")
    if seat.kind != "person" and locked.row["owner"] != account.id:
        raise NotAllowed("the owner of the table chooses for this seat")


async def set_colour(server: "Server", table: str, account: Account, number: int, colour: int) -> TableInfo:
    """Choose a seat's colour before the start. A bot or a free seat that has it gets the old one instead."""
    async with _locked(server, table) as locked:
        locked.require_status("open")
        if not 0 <= number < len(locked.seats):
            raise Refused("there is no such seat")
        seat = locked.seats[number]
        _check_chooses_for(locked, seat, account)
        others = [each for each in locked.seats if each.colour == colour and each.number != number]
        if any(each.kind == "person" and each.account != account.id for each in others):
            raise Refused("another player has this colour: choose a different one")
        for other in others:
            await locked.set_seat(other.number, colour=seat.colour)
        await locked.set_seat(number, colour=colour)
    return await _changed(server, table, account)


def _setup_of(row: Any) -> SetupValues:
    """The set-up stored in a table's row."""
    return load_game(row["game"]).setup.kept(msgspec.json.decode(row["setup"]))


async def leave(server: "Server", table: str, account: Account) -> TableInfo:
    """Leave the table. Before the start the seat becomes free; later a bot plays until the person returns."""
    async with _locked(server, table) as locked:
        locked.require_status("open", "playing")
        mine_all = _require_seats(locked, account)
        if locked.row["status"] == "open":
            setup = load_game(locked.row["game"]).setup.clear_seats(
                _setup_of(locked.row), [mine.number for mine in mine_all]
            )
            await locked.update_table(setup=msgspec.json.encode(setup).decode())
        for mine in mine_all:
            if locked.row["status"] == "open":
                await locked.set_seat(mine.number, kind="open", account_id=None, notes="", label=None)
            elif not mine.away:
                mine.away, mine.bot, mine.away_since = True, STAND_IN, now()
                await _seat_changed(locked, mine)
    return await _changed(server, table, account)


async def take_back(server: "Server", table: str, account: Account) -> TableInfo:
    """Take the caller's seats back from the bot."""
    async with _locked(server, table) as locked:
        locked.require_status("playing")
        for mine in _require_seats(locked, account):
            if mine.away:
                mine.away, mine.bot, mine.away_since = False, None, None
                await _seat_changed(locked, mine)
    return await _changed(server, table, account)


def _require_seats(locked: LockedTable, account: Account) -> list[Seat]:
    mine = locked.seats_of(account)
    if not mine:
        raise NotAllowed("you have no seat at this table")
    return mine


async def _seat_changed(locked: LockedTable, seat: Seat) -> None:
    """Store that a bot or a person took over; a vote goes on, because a person who left can still vote."""
    await locked.set_seat(seat.number, away=seat.away, bot=seat.bot, away_since=seat.away_since)
    turn = whose_turn(locked.seats, waiting_seats(locked.row), locked.row["clock"], now())
    if seat.number not in waiting_seats(locked.row):
        del turn["deadline"]  # another player's clock must not restart
    await locked.update_table(**turn)


# Starting.


async def start(server: "Server", table: str, account: Account) -> TableInfo:
    """Start the game when every seat is taken; any player and the owner may."""
    row = await _terms(server, table)
    seed = int(row["seed"]) if row["seed"] else secrets.randbits(128)
    game = load_game(row["game"])
    setup = _setup_of(row)
    match = await asyncio.to_thread(Match, game, setup, seed)
    async with _locked(server, table) as locked:
        locked.require_status("open")
        if locked.row["setup"] != row["setup"]:
            raise Refused("somebody has just chosen something else: look again, then start")
        sits = any(seat.kind == "person" for seat in locked.seats_of(account))
        if locked.row["owner"] != account.id and not sits:
            raise NotAllowed("only players of this table can start the game")
        free = [seat for seat in locked.seats if seat.kind == "open"]
        if free:
            raise Refused(f"{len(free)} {'seat is' if len(free) == 1 else 'seats are'} still free")
        begun = Room(table, {**locked.row, "status": "playing"}, locked.seats, game, match)
        await locked.update_table(
            **{**progress(begun), "moved": None}, seed=str(seed), rules=game.rules, started=now()
        )
    return await _changed(server, table, account)


async def _terms(server: "Server", table: str) -> Any:
    async with server.database.read() as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == check_id(table)))).mappings().first()
    if row is None:
        raise NoSuchTable("there is no such table")
    if row["status"] != "open":
        raise Refused("the game has begun")
    return row
