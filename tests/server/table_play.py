"""Picking at a table on a server with no network."""

import random

from sqlalchemy import delete, insert, update

from rulebound.server.accounts.account import Account
from rulebound.server.live.server import Server
from rulebound.server.play.picks import pick
from rulebound.server.play.room import Room
from rulebound.server.schema import seats, snapshots
from rulebound.server.tables.seats import AWAY_GRACE
from tests.server.guests import Seated


async def asked(server: Server, seated: Seated) -> Account:
    """The guest whose turn it is."""
    return seated.accounts[await asked_seat(server, seated)]


async def asked_seat(server: Server, seated: Seated) -> int:
    """The seat whose turn it is."""
    room = await server.rooms.get(seated.table)
    pending = room.playing().pending
    assert pending is not None
    return pending.seats[0]


async def pick_any(server: Server, seated: Seated, rng: random.Random | None = None) -> Room:
    """The next pick: the first option, or one by chance."""
    room = await server.rooms.get(seated.table)
    seat = await asked_seat(server, seated)
    options = room.playing().options(seat)
    option = rng.choice(options) if rng is not None else options[0]
    return await pick(server, seated.table, seated.accounts[seat], room.seq, option.text)


async def play_to_the_end(server: Server, seated: Seated, seed: int = 1) -> Room:
    """The rest of the game, by chance."""
    rng = random.Random(seed)
    room = await server.rooms.get(seated.table)
    while room.status == "playing":
        room = await pick_any(server, seated, rng)
    return room


async def long_ago(server: Server, table: str, seconds: int = AWAY_GRACE) -> None:
    """Let everybody who is away have left so much earlier."""
    async with server.database.write() as connection:
        earlier = seats.c.away_since - 1000 * seconds
        await connection.execute(update(seats).where(seats.c.table_id == table).values(away_since=earlier))
    await server.publication.announce(table)


async def keep_snapshot(server: Server, table: str, data: bytes | None = None) -> None:
    """Keep a snapshot of the match as it stands, or of something else."""
    async with server.rooms.locked(table) as room:
        values = {"table_id": table, "seq": room.seq, "data": data or room.playing().freeze()}
    async with server.database.write() as connection:
        await connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
        await connection.execute(insert(snapshots).values(values))
