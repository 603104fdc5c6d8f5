"""Creating tables: new ones, and the next one of the same people; deleting those that have not started."""

import asyncio
import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.games import load_game
from rulebound.kernel import BadSetup, Game, Lesson, SetupValues
from rulebound.server.accounts.account import Account, NotAllowed
from rulebound.server.accounts.credentials import clean_name
from rulebound.server.content import Packs
from rulebound.server.database import now
from rulebound.server.schema import invited, seats, tables
from rulebound.server.tables.games import check_bot, checked_setup, known_game
from rulebound.server.tables.info import NewTable, TableInfo, table_info
from rulebound.server.tables.seating import join
from rulebound.server.tables.seats import STAND_IN, Seat
from rulebound.server.tables.table import Refused, locked_table, new_table_id, setup_of
from rulebound.server.worker import Worker

MAX_UNSTARTED: Final = 100  # tables of one account that have not started
DAY: Final = 86_400
TERMS: Final = ("access", "pace", "clock", "on_timeout", "hot_seat", "away_vote", "bot_after", "take_back")
DAYS_FOR_A_MOVE: Final = 3  # by correspondence, unless the table says otherwise


async def create_table(server: Worker, account: Account, new: NewTable, lesson: Lesson | None = None) -> TableInfo:
    """Create a table owned by the caller; that of a lesson has the lesson's seed."""
    game, setup = await asyncio.to_thread(_game_and_setup, server.packs, new)
    seat_values = [_requested_seat(server, new, number, account) for number in range(len(new.seats))]
    if not (game.together or new.hot_seat) and sum(request.kind == "me" for request in new.seats) > 1:
        raise BadSetup("one-seat", "you can sit in one seat only, unless several people share your screen")
    table = new_table_id()
    clock = new.clock if new.pace == "live" else DAY * (new.days or DAYS_FOR_A_MOVE)
    terms: dict[str, Any] = {"access": new.access, "pace": new.pace, "clock": clock, "on_timeout": new.on_timeout}
    terms |= {name: getattr(new, name) for name in ("hot_seat", "away_vote", "bot_after", "take_back")}
    if lesson is not None:
        terms |= {"lesson": 0, "seed": str(lesson.seed)}
    async with server.database.write() as connection:
        mine = (tables.c.owner == account.id) & (tables.c.status == "open")
        unstarted = (await connection.execute(select(func.count()).select_from(tables).where(mine))).scalar_one()
        if unstarted >= MAX_UNSTARTED:
            raise Refused(
                "unstarted",
                "{tables} of your tables have not started: start or delete some first",
                tables=unstarted,
            )
        await _insert(connection, table, game, setup, account, terms, seat_values)
    return await table_info(server, table, account)


def _game_and_setup(packs: Packs, new: NewTable) -> tuple[Game[Any], SetupValues]:
    game = known_game(new.game)
    setup = checked_setup(game, {"seats": len(new.seats), **new.setup}, packs)
    if setup["seats"] != len(new.seats):
        raise BadSetup(
            "seats-filled",
            "the set-up is for {seats} seats, and {filled} are filled",
            seats=setup["seats"],
            filled=len(new.seats),
        )
    return game, setup


def _requested_seat(server: Worker, new: NewTable, number: int, account: Account) -> dict[str, Any]:
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


async def delete_table(server: Worker, table: str, account: Account) -> None:
    """Delete a table that has not started; only its owner may."""
    async with locked_table(server.database, table) as locked:
        if locked.row["owner"] != account.id:
            raise NotAllowed("owner-deletes", "only the owner of a table can delete it")
        locked.require_status("open")
        await locked.connection.execute(delete(tables).where(tables.c.id == table))
    await server.publication.announce(table)


async def rematch(server: Worker, table: str, account: Account) -> TableInfo:
    """Play the same game again: the first caller creates the table, with seats reserved for the others."""
    return await play_on(server, table, account, None)


async def play_on(server: Worker, table: str, account: Account, sequel_setup: SetupValues | None) -> TableInfo:
    """The next table of the same people, with this set-up or, with None, the same one again."""
    async with locked_table(server.database, table) as locked:
        locked.require_status("over", "ended")
        if account.id not in [seat.account for seat in locked.seats if seat.kind == "person"]:
            raise NotAllowed("rematch", "only those who played can ask for a rematch")
        row, again = locked.row, locked.row["rematch"]
        query = select(tables.c.id).where(tables.c.id == again)
        if again is None or (await locked.connection.execute(query)).first() is None:
            made, again = True, new_table_id()
            game = load_game(row["game"])
            terms = {name: row[name] for name in TERMS}
            seat_values = [_rematch_seat(seat, account) for seat in locked.seats]
            asked = setup_of(row) if sequel_setup is None else sequel_setup
            setup = await asyncio.to_thread(game.setup.check, asked)
            await _insert(locked.connection, again, game, setup, account, terms, seat_values)
            mine = select(literal(again), invited.c.account_id).where(invited.c.table_id == table)
            await locked.connection.execute(insert(invited).from_select(["table_id", "account_id"], mine))
            await locked.update_table(rematch=again)
        else:
            made = False
    if made:
        await server.publication.announce(table)
        return await table_info(server, again, account)
    return await join(server, again, account)


def _rematch_seat(seat: Seat, account: Account) -> dict[str, Any]:
    if seat.kind == "person":
        kind = "person" if seat.account == account.id else "open"
        return _seat(seat.number, kind, seat.account, label=seat.label, colour=seat.chosen_colour)
    return _seat(seat.number, seat.kind, None, seat.bot, colour=seat.chosen_colour)
