"""Short games at tables that are put straight into the database, and bots that misbehave."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, insert, select

from rulebound.games import load_game
from rulebound.kernel import Match
from rulebound.server.accounts.account import make_guest
from rulebound.server.database import now
from rulebound.server.live.server import Server
from rulebound.server.play import bot_process
from rulebound.server.play.bot_process import BotJob, think
from rulebound.server.schema import moves, seats, tables
from rulebound.server.tables.seats import BOT_GRACE

DIVERS = str(Path(__file__).parents[2] / "examples" / "pearl_divers.py")
SEED = 11
PATIENCE = 60.0


async def deal(
    server: Server, *who: str, table: str = "divers", rounds: int = 2, game: str = DIVERS, **columns: Any
) -> str:
    """A game that has begun: a bot's name, or `person`, for each seat."""
    setup = {"seats": len(who), **({"rounds": rounds} if game == DIVERS else {})}
    match = Match(load_game(game), setup, SEED)
    assert match.pending is not None
    row = {
        "id": table,
        "game": game,
        "rules": match.game.rules,
        "setup": msgspec.json.encode(setup).decode(),
        "seed": str(SEED),
        "status": "playing",
        "access": "public",
        "invitation": f"invitation to {table}",
        "pace": "live",
        "on_timeout": "move",
        "seq": 0,
        "waiting": ",".join(map(str, match.pending.seats)),
        "created": now(),
        "started": now(),
        "moved": now(),
        "bot_due": now() + BOT_GRACE,
        **columns,
    }
    sitting = [await _seat(server, table, number, name) for number, name in enumerate(who)]
    async with server.database.write() as connection:
        await connection.execute(insert(tables).values(row))
        await connection.execute(insert(seats), sitting)
    return table


async def _seat(server: Server, table: str, number: int, name: str) -> dict[str, Any]:
    seat = {"table_id": table, "number": number, "account_id": None, "away": False, "notes": ""}
    if name != "person":
        return {**seat, "kind": "bot", "bot": name}
    account = await make_guest(server.database, f"{table} {number}")
    return {**seat, "kind": "person", "account_id": account.id, "bot": None}


async def row_of(server: Server, table: str) -> dict[str, Any]:
    """The table's row."""
    async with server.database.read() as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().one()
        return dict(row)


async def seats_of(server: Server, table: str) -> list[dict[str, Any]]:
    """The table's seats."""
    async with server.database.read() as connection:
        query = select(seats).where(seats.c.table_id == table).order_by(seats.c.number)
        return [dict(row) for row in (await connection.execute(query)).mappings()]


async def moves_made(server: Server, table: str) -> int:
    """How many moves are in the database."""
    async with server.database.read() as connection:
        query = select(func.count()).select_from(moves).where(moves.c.table_id == table)
        return int((await connection.execute(query)).scalar_one())


async def until(done: Callable[[], Awaitable[bool]], what: str) -> None:
    """Wait for a condition, with a time limit."""
    end = time.monotonic() + PATIENCE
    while not await done():
        assert time.monotonic() < end, f"waited too long for {what}"
        await asyncio.sleep(0.02)


async def until_over(server: Server, table: str) -> dict[str, Any]:
    """Wait until the game has ended; gives the table's row."""

    async def over() -> bool:
        return bool((await row_of(server, table))["status"] == "over")

    await until(over, "the end of the game")
    return await row_of(server, table)


# Bots that misbehave: they run in a process of their own.


def crash(job: BotJob) -> str:
    """A bot with a defect."""
    raise ZeroDivisionError(f"seat {job.seat}")


def die(job: BotJob) -> str:
    """A bot that takes its process along."""
    os._exit(job.seat + 1)


def babble(job: BotJob) -> str:
    """A bot that does not know the rules."""
    return f"fly {job.seat}"


def dawdle(job: BotJob) -> str:
    """A bot that is slow in seat 0, and plays well in the others."""
    if job.seat == 0:
        time.sleep(3600)
    return think(job)


def kept_picks(job: BotJob) -> str:
    """How many picks the match has that the process keeps for the table."""
    return str(len(bot_process._kept[job.table].picks))
