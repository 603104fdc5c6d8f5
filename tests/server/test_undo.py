"""Undo and redo: at once where nobody is the wiser, else by the vote of all people; always in the log."""

import random
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from rulebound.kernel import Match, state_hash
from rulebound.kernel.history import History
from rulebound.kernel.redeal import NOBODY
from rulebound.server.accounts.account import NotAllowed, make_guest
from rulebound.server.live.server import Server, close_server, open_server
from rulebound.server.play.room import Room, pick_log
from rulebound.server.play.votes import agree, redo, undo
from rulebound.server.schema import moves
from rulebound.server.settings import Settings
from rulebound.server.tables.info import table_info
from rulebound.server.tables.seating import leave
from rulebound.server.tables.table import Refused
from tests.server.guests import Seated, seat_guests
from tests.server.table_play import asked_seat, keep_snapshot, long_ago, pick_any, play_to_the_end

pytestmark = pytest.mark.anyio
SEATS = (0, 1, None)


def history(room: Room) -> History:
    """What the match of a room keeps."""
    kept = room.playing().history
    assert kept is not None
    return kept


@pytest.fixture
async def other(settings: Settings) -> AsyncIterator[Server]:
    """A second worker on the same database."""
    opened = await open_server(settings)
    yield opened
    await close_server(opened)


async def kinds(server: Server, table: str) -> list[str]:
    query = select(moves.c.kind).where(moves.c.table_id == table).order_by(moves.c.seq)
    async with server.database.read() as connection:
        return list((await connection.execute(query)).scalars())


def views(room: Room) -> list[bytes]:
    return [room.view_bytes(seat) for seat in SEATS]


async def pick_free(server: Server, seated: Seated) -> tuple[int, list[bytes]]:
    """Play until a pick that its own seat may take back; the seat, and the views before the pick."""
    rng = random.Random(11)
    while True:
        room = await server.rooms.get(seated.table)
        before, seat = views(room), await asked_seat(server, seated)
        room = await pick_any(server, seated, rng)
        if await asked_seat(server, seated) == seat and history(room).rng_at[-1] == room.playing().state.rng.count:
            return seat, before


async def until_the_turn_passes(server: Server, seated: Seated) -> int:
    """Play until the other seat has picked; the seat that picked before."""
    seat = await asked_seat(server, seated)
    rng = random.Random(5)
    while await asked_seat(server, seated) == seat:
        await pick_any(server, seated, rng)
    await pick_any(server, seated, rng)
    return seat


async def test_what_the_kernel_allows_is_undone_at_once_and_redone(server: Server) -> None:
    seated = await seat_guests(server)
    seat, before = await pick_free(server, seated)
    room = await server.rooms.get(seated.table)
    after, seq = views(room), room.seq
    room = await undo(server, seated.table, seated.accounts[seat])
    assert (views(room), room.seq) == (before, seq + 1)
    room = await redo(server, seated.table, seated.accounts[seat])
    assert (views(room), room.seq) == (after, seq + 2)
    assert (await kinds(server, seated.table))[-3:] == ["pick", "undo", "redo"]
    with pytest.raises(Refused, match="nothing to redo"):
        await redo(server, seated.table, seated.accounts[seat])


async def test_nothing_is_redone_after_the_next_pick(server: Server) -> None:
    seated = await seat_guests(server)
    seat, _ = await pick_free(server, seated)
    await undo(server, seated.table, seated.accounts[seat])
    await pick_any(server, seated)
    with pytest.raises(Refused, match="nothing to redo"):
        await redo(server, seated.table, seated.accounts[seat])


async def test_what_others_have_seen_is_put_to_the_table(server: Server) -> None:
    seated = await seat_guests(server)
    seat = await until_the_turn_passes(server, seated)
    room = await server.rooms.get(seated.table)
    after, seq, picks = views(room), room.seq, len(room.playing().picks)
    await undo(server, seated.table, seated.accounts[seat])
    info = await table_info(server, seated.table, None)
    assert info.proposal is not None
    assert (info.proposal.kind, info.proposal.seat, info.seq) == ("undo", seat, seq)
    room = await agree(server, seated.table, seated.accounts[1 - seat], True)
    assert room.seq == seq + 1
    standing = room.playing().picks
    assert standing[-1][0] == NOBODY  # what came to light is dealt again
    assert len(standing[:-1]) < picks - 1
    assert await asked_seat(server, seated) == seat
    assert (await table_info(server, seated.table, None)).proposal is None
    # What holds the picks of both is made again by both.
    await redo(server, seated.table, seated.accounts[seat])
    room = await agree(server, seated.table, seated.accounts[1 - seat], True)
    assert views(room) == after
    assert (await kinds(server, seated.table))[-2:] == ["undo", "redo"]


async def test_one_no_and_nothing_is_undone(server: Server) -> None:
    seated = await seat_guests(server)
    seat = await until_the_turn_passes(server, seated)
    before = views(await server.rooms.get(seated.table))
    await undo(server, seated.table, seated.accounts[seat])
    with pytest.raises(Refused, match="votes"):
        await undo(server, seated.table, seated.accounts[seat])
    room = await agree(server, seated.table, seated.accounts[1 - seat], False)
    assert views(room) == before
    assert "undo" not in await kinds(server, seated.table)


async def test_one_who_plays_against_bots_alone_need_not_ask(server: Server) -> None:
    seated = await seat_guests(server)
    seat = await until_the_turn_passes(server, seated)
    await leave(server, seated.table, seated.accounts[1 - seat])
    await long_ago(server, seated.table)
    room = await undo(server, seated.table, seated.accounts[seat])
    assert (await kinds(server, seated.table))[-1] == "undo"
    assert room.playing().picks[-1][0] == NOBODY  # what came to light is dealt again, alone too


async def test_the_same_die_does_not_come_again(server: Server, other: Server) -> None:
    seated = await seat_guests(server)
    seat = await until_the_turn_passes(server, seated)
    await undo(server, seated.table, seated.accounts[seat])
    room = await agree(server, seated.table, seated.accounts[1 - seat], True)
    match = room.playing()
    old = Match(match.game, match.setup, match.seed)
    for picker, option in match.picks[:-1]:
        old.pick(picker, option)
    assert old.state.rng.seed != match.state.rng.seed
    assert old.view(seat).view == match.view(seat).view
    # Another worker, and one that starts later, deal the same.
    elsewhere = (await other.rooms.get(seated.table)).playing()
    assert state_hash(elsewhere.state) == state_hash(match.state)


async def test_there_must_be_something_to_undo(server: Server) -> None:
    seated = await seat_guests(server)
    with pytest.raises(Refused, match="nothing to undo"):
        await undo(server, seated.table, seated.accounts[0])
    await pick_any(server, seated)
    stranger = await make_guest(server.database, "Stranger")
    with pytest.raises(NotAllowed):
        await undo(server, seated.table, stranger)
    with pytest.raises(NotAllowed):
        await agree(server, seated.table, stranger, True)


async def test_nothing_is_undone_after_the_end_when_all_is_known(server: Server) -> None:
    seated = await seat_guests(server)
    await play_to_the_end(server, seated)
    for account in seated.accounts:
        with pytest.raises(Refused, match="over"):
            await undo(server, seated.table, account)


async def test_after_an_undo_the_log_begins_anew(server: Server) -> None:
    seated = await seat_guests(server)
    seat, _ = await pick_free(server, seated)
    room = await undo(server, seated.table, seated.accounts[seat])
    reset, events = room.events_since(seat, room.seq - 1)
    assert reset
    assert events == list(room.playing().events_for(seat))
    assert room.events_since(seat, room.seq) == (False, [])


async def test_other_workers_follow_undo_and_redo(server: Server, other: Server) -> None:
    seated = await seat_guests(server)
    await other.rooms.get(seated.table)
    seat, _ = await pick_free(server, seated)
    for step in (undo, redo, undo):
        room = await step(server, seated.table, seated.accounts[seat])
        other.publication.publish(seated.table, room.seq, here=False)
        found = await other.rooms.get(seated.table)
        assert (found.seq, views(found)) == (room.seq, views(room))


@pytest.mark.parametrize("redone", [False, True])
async def test_a_game_with_an_undo_is_loaded_from_its_snapshot(
    server: Server, other: Server, redone: bool
) -> None:
    seated = await seat_guests(server)
    seat, _ = await pick_free(server, seated)
    await undo(server, seated.table, seated.accounts[seat])
    if redone:
        await redo(server, seated.table, seated.accounts[seat])
    for _ in range(3):
        room = await pick_any(server, seated)
    await keep_snapshot(server, seated.table)
    for _ in range(3):
        room = await pick_any(server, seated)
    found = await other.rooms.get(seated.table)
    assert len(history(found).snapshots) < len(history(room).snapshots)  # it was thawed
    assert (found.seq, views(found)) == (room.seq, views(room))
    for since in range(-1, room.seq + 2):
        assert found.events_since(seat, since) == room.events_since(seat, since), since


async def test_a_snapshot_whose_picks_were_undone_is_not_used(server: Server, other: Server) -> None:
    seated = await seat_guests(server)
    seat, _ = await pick_free(server, seated)
    await keep_snapshot(server, seated.table)
    await undo(server, seated.table, seated.accounts[seat])
    room = await server.rooms.get(seated.table)
    options = room.playing().options(seat)
    assert len(options) > 1
    found = await other.rooms.get(seated.table)
    assert (found.seq, views(found)) == (room.seq, views(room))
    found = await redo(other, seated.table, seated.accounts[seat])
    assert found.seq == room.seq + 1


def test_history_follows_undo_and_redo_like_the_match() -> None:
    log = [
        {"kind": kind, "seat": seat, "text": text}
        for kind, seat, text in [
            ("pick", 0, "a"),
            ("pick", 1, "b"),
            ("pick", 0, "c"),
            ("undo", 1, ""),
            ("redo", 0, ""),
            ("undo", 0, ""),
            ("pick", 0, "d"),
        ]
    ]
    history = pick_log(log)
    assert [(seat, option.text) for seat, option in history.picks] == [(0, "a"), (1, "b"), (0, "d")]
    assert history.lengths == [0, 1, 2, 3, 1, 3, 2, 3]
    assert history.last_undo == 6
    assert [history.still_begins_as_after(seq) for seq in range(9)] == [
        True,
        True,
        False,
        False,
        True,
        False,
        True,
        True,
        False,
    ]
    with_redeal = pick_log([*log[:3], {"kind": "undo", "seat": 0, "text": "redeal"}, log[6]])
    assert [f"{seat} {option}" for seat, option in with_redeal.picks] == ["0 a", "1 b", "-1 redeal 1", "0 d"]
    assert with_redeal.lengths == [0, 1, 2, 3, 3, 4]
    assert [with_redeal.still_begins_as_after(seq) for seq in range(6)] == [
        True,
        True,
        True,
        False,
        True,
        True,
    ]
    assert not pick_log(log[:4]).still_begins_as_after(1)  # something waits to be redone
