"""Starting a game."""

import asyncio
import secrets
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.games import load_game
from rulebound.kernel import Match
from rulebound.server.accounts.account import Account, NotAllowed
from rulebound.server.database import now
from rulebound.server.schema import seats, tables
from rulebound.server.tables.info import TableInfo
from rulebound.server.tables.seating import changed
from rulebound.server.tables.seats import progress
from rulebound.server.tables.table import NoSuchTable, Refused, check_id, locked_table, setup_of
from rulebound.server.worker import Worker

BOT_TABLES: Final = 3  # tables of one account at which bots alone play at the same time


async def start(server: Worker, table: str, account: Account) -> TableInfo:
    """Start the game when every seat is taken; any player and the owner may."""
    row = await _terms(server, table)
    seed = int(row["seed"]) if row["seed"] else secrets.randbits(128)
    game = load_game(row["game"])
    setup = setup_of(row)
    match = await asyncio.to_thread(Match, game, setup, seed)
    async with locked_table(server.database, table) as locked:
        locked.require_status("open")
        if locked.row["setup"] != row["setup"]:
            raise Refused("chosen-otherwise", "somebody has just chosen something else: look again, then start")
        sits = any(seat.kind == "person" for seat in locked.seats_of(account))
        if locked.row["owner"] != account.id and not sits:
            raise NotAllowed("players-start", "only players of this table can start the game")
        free = [seat for seat in locked.seats if seat.kind == "open"]
        if free:
            raise Refused("seats-free", "{seats} seats are still free", seats=len(free))
        if all(seat.kind == "bot" for seat in locked.seats):
            await _check_quota(locked.connection, locked.row["owner"])
        begun = progress({**locked.row, "status": "playing"}, locked.seats, match)
        await locked.update_table(**{**begun, "moved": None}, seed=str(seed), rules=game.rules, started=now())
    return await changed(server, table, account)


async def _check_quota(connection: AsyncConnection, owner: int) -> None:
    """Raise `Refused` if the owner watches enough tables of bots alone already."""
    person = select(seats.c.number).where(seats.c.table_id == tables.c.id, seats.c.kind == "person")
    mine = (tables.c.owner == owner) & (tables.c.status == "playing") & ~person.exists()
    running = (await connection.execute(select(func.count()).select_from(tables).where(mine))).scalar() or 0
    if running >= BOT_TABLES:
        raise Refused(
            "bots-alone",
            "bots alone play at {tables} of your tables: wait until one of them is over",
            tables=running,
        )


async def _terms(server: Worker, table: str) -> Any:
    async with server.database.read() as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == check_id(table)))).mappings().first()
    if row is None:
        raise NoSuchTable("no-such-table", "there is no such table")
    if row["status"] != "open":
        raise Refused("begun", "the game has begun")
    return row
