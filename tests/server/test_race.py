"""Two clients with the same seq: exactly one wins, whatever the database and however many workers there are."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from rulebound.kernel import RuleboundError
from rulebound.server.database import Database
from rulebound.server.live.server import Server, close_server, open_server
from rulebound.server.play.picks import Stale, pick
from rulebound.server.play.room import Room
from rulebound.server.schema import moves
from rulebound.server.settings import Settings
from tests.server.guests import Seated, seat_guests

pytestmark = pytest.mark.anyio
ROUNDS = 12


@pytest.fixture
async def other_server(settings: Settings) -> AsyncIterator[Server]:
    """A second worker on the same database."""
    opened = await open_server(settings)
    yield opened
    await close_server(opened)


async def kept(database: Database, table: str) -> list[tuple[int, str]]:
    """The picks in the database, in order: which seat, and what."""
    async with database.read() as connection:
        rows = await connection.execute(select(moves).where(moves.c.table_id == table).order_by(moves.c.seq))
        return [(row.seat, row.text) for row in rows]


def asked(room: Room) -> tuple[int, list[str]]:
    """The first seat that is asked, and what it may pick."""
    assert room.match is not None
    assert room.match.pending is not None
    seat = room.match.pending.seats[0]
    return seat, [option.text for option in room.match.options(seat)]


async def race(seated: Seated, servers: list[Server], room: Room) -> str:
    """Every server is sent another pick for the same seq; gives the one that won."""
    seat, options = asked(room)
    texts = [options[number % len(options)] for number in range(len(servers))]
    seq, account = room.seq, seated.accounts[seat]
    answers = await asyncio.gather(
        *(pick(server, seated.table, account, seq, text) for server, text in zip(servers, texts, strict=True)),
        return_exceptions=True,
    )
    won = [text for text, answer in zip(texts, answers, strict=True) if isinstance(answer, Room)]
    lost = [answer for answer in answers if not isinstance(answer, Room)]
    assert len(won) == 1, answers
    assert all(isinstance(answer, Stale) for answer in lost), answers
    return won[0]


async def test_one_of_two_clients_at_one_worker_wins(server: Server) -> None:
    seated = await seat_guests(server)
    said = []
    for _ in range(ROUNDS):
        room = await server.rooms.get(seated.table)
        seat, _ = asked(room)
        said.append((seat, await race(seated, [server, server, server], room)))
    assert await kept(server.database, seated.table) == said


async def test_one_of_two_workers_wins(server: Server, other_server: Server) -> None:
    seated = await seat_guests(server)
    said = []
    for turn in range(ROUNDS):
        servers = [server, other_server] if turn % 2 else [other_server, server]
        server.rooms.drop(seated.table)
        room = await server.rooms.get(seated.table)
        seat, _ = asked(room)
        said.append((seat, await race(seated, [*servers, *servers], room)))
    assert await kept(server.database, seated.table) == said


async def test_both_workers_show_the_same_after_a_race(server: Server, other_server: Server) -> None:
    seated = await seat_guests(server)
    await other_server.rooms.get(seated.table)
    for _ in range(ROUNDS):
        server.rooms.drop(seated.table)
        await race(seated, [server, other_server], await server.rooms.get(seated.table))
    for one in (server, other_server):
        one.rooms.drop(seated.table)
    ours, theirs = await server.rooms.get(seated.table), await other_server.rooms.get(seated.table)
    assert ours.seq == theirs.seq == ROUNDS
    for seat in (0, 1, None):
        assert ours.view_bytes(seat) == theirs.view_bytes(seat)


async def test_a_worker_that_has_not_heard_of_a_move_catches_up(server: Server, other_server: Server) -> None:
    """The client is told by one worker and asks the next, which may hear of the move only later."""
    seated = await seat_guests(server)
    await other_server.rooms.get(seated.table)
    servers = [server, other_server]
    for turn in range(ROUNDS):
        here = servers[turn % 2]
        here_room = await here.rooms.get(seated.table)
        seat, options = await _asked_now(servers[(turn + 1) % 2], seated, turn)
        room = await pick(here, seated.table, seated.accounts[seat], turn, options[0])
        assert room.seq == turn + 1
        assert here_room.id == room.id
    assert len(await kept(server.database, seated.table)) == ROUNDS


async def _asked_now(server: Server, seated: Seated, seq: int) -> tuple[int, list[str]]:
    room = await server.rooms.get(seated.table)
    assert room.seq == seq
    return asked(room)


async def test_many_tables_in_one_transaction_do_not_disturb_each_other(server: Server) -> None:
    tables = [await seat_guests(server, name=f"Table {number}") for number in range(8)]
    for _ in range(ROUNDS):
        rooms = [await server.rooms.get(seated.table) for seated in tables]
        await asyncio.gather(
            *(race(seated, [server] * 2, room) for seated, room in zip(tables, rooms, strict=True))
        )
    for seated in tables:
        assert len(await kept(server.database, seated.table)) == ROUNDS


async def test_a_stale_pick_says_where_the_table_stands(server: Server) -> None:
    seated = await seat_guests(server)
    room = await server.rooms.get(seated.table)
    seat, options = asked(room)
    await pick(server, seated.table, seated.accounts[seat], 0, options[0])
    with pytest.raises(Stale) as refusal:
        await pick(server, seated.table, seated.accounts[seat], 0, options[0])
    assert isinstance(refusal.value, RuleboundError)
    assert "1" in str(refusal.value)
