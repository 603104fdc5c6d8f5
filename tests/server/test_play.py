"""Picks: safe when acknowledged, refused when late, foreign or not open, the same in every worker."""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from rulebound.kernel import IllegalPick
from rulebound.server.accounts.account import NotAllowed, make_guest
from rulebound.server.database import now
from rulebound.server.live.server import Server, close_server, open_server
from rulebound.server.notices import Listener
from rulebound.server.play import votes
from rulebound.server.play.commit import Change, NotSaved, Overtaken
from rulebound.server.play.picks import Stale, pick, pick_as_bot, why
from rulebound.server.play.rooms import SNAPSHOT_EVERY, Rooms
from rulebound.server.play.votes import PAUSE, agree, propose_end
from rulebound.server.publication import News
from rulebound.server.schema import moves
from rulebound.server.settings import Settings
from rulebound.server.tables.creating import create_table
from rulebound.server.tables.info import NewTable, SeatRequest, list_finished, table_info
from rulebound.server.tables.seating import leave, take_back
from rulebound.server.tables.seats import progress
from rulebound.server.tables.starting import start
from rulebound.server.tables.table import NoSuchTable, Refused
from tests.server.guests import GAME, seat_guests
from tests.server.table_play import asked, asked_seat, keep_snapshot, pick_any, play_to_the_end

pytestmark = pytest.mark.anyio


@pytest.fixture
async def other(settings: Settings) -> AsyncIterator[Server]:
    """A second worker on the same database."""
    opened = await open_server(settings)
    yield opened
    await close_server(opened)


async def saved(server: Server, table: str) -> list[tuple[int, str, int, str]]:
    query = select(moves.c.seq, moves.c.kind, moves.c.seat, moves.c.text).where(moves.c.table_id == table)
    async with server.database.read() as connection:
        return [tuple(row) for row in await connection.execute(query.order_by(moves.c.seq))]


async def test_a_pick_is_saved_when_it_is_acknowledged(server: Server) -> None:
    seated = await seat_guests(server)
    seat = await asked_seat(server, seated)
    text = (await server.rooms.get(seated.table)).playing().options(seat)[0].text
    room = await pick(server, seated.table, seated.accounts[seat], 0, text)
    assert room.seq == 1
    assert await saved(server, seated.table) == [(0, "pick", seat, text)]
    info = await table_info(server, seated.table, None)
    assert (info.seq, info.waiting) == (1, [await asked_seat(server, seated)])


async def test_a_whole_game_is_played_and_ends(server: Server) -> None:
    seated = await seat_guests(server)
    room = await play_to_the_end(server, seated)
    info = await table_info(server, seated.table, None)
    assert (info.status, info.waiting, info.deadline) == ("over", [], None)
    assert info.result == room.playing().result()
    assert [await list_finished(server, each) for each in seated.accounts] == [[info.game]] * len(seated.accounts)
    with pytest.raises(Refused, match="over"):
        await pick(server, seated.table, seated.accounts[0], room.seq, "done")


async def test_a_late_pick_is_refused_with_the_present_seq(server: Server) -> None:
    seated = await seat_guests(server)
    await pick_any(server, seated)
    for seq in (0, 2, -1):
        with pytest.raises(Stale) as refusal:
            await pick(server, seated.table, await asked(server, seated), seq, "done")
        assert refusal.value.seq == 1


async def test_foreign_and_unknown_picks_are_refused(server: Server) -> None:
    seated = await seat_guests(server)
    seat = await asked_seat(server, seated)
    text = (await server.rooms.get(seated.table)).playing().options(seat)[0].text
    stranger = await make_guest(server.database, "Stranger")
    with pytest.raises(NotAllowed):
        await pick(server, seated.table, stranger, 0, text)
    with pytest.raises(IllegalPick):
        await pick(server, seated.table, seated.accounts[1 - seat], 0, text)
    for wrong in ("", "win", "\0", "x" * 100_000):
        with pytest.raises(IllegalPick):
            await pick(server, seated.table, seated.accounts[seat], 0, wrong)
    with pytest.raises(NoSuchTable):
        await pick(server, "nowhere", stranger, 0, text)
    assert await saved(server, seated.table) == []
    await pick(server, seated.table, seated.accounts[seat], 0, text)


async def test_nothing_is_picked_before_the_game_begins(server: Server) -> None:
    owner = await make_guest(server.database, "Anna")
    table = await create_table(server, owner, NewTable(game=GAME, seats=[SeatRequest("me"), SeatRequest("open")]))
    with pytest.raises(Refused, match="not begun"):
        await pick(server, table.id, owner, 0, "done")


async def test_who_is_away_takes_the_seat_back_first(server: Server) -> None:
    seated = await seat_guests(server)
    account, seat = await asked(server, seated), await asked_seat(server, seated)
    text = (await server.rooms.get(seated.table)).playing().options(seat)[0].text
    await leave(server, seated.table, account)
    with pytest.raises(Refused, match="take your seat back"):
        await pick(server, seated.table, account, 0, text)
    await pick_as_bot(server, seated.table, seat, 0, text)
    await take_back(server, seated.table, account)
    await pick_any(server, seated)
    assert len(await saved(server, seated.table)) == 2


# Races and workers.


async def test_of_two_picks_with_the_same_seq_one_wins(server: Server) -> None:
    seated = await seat_guests(server)
    seat = await asked_seat(server, seated)
    texts = [option.text for option in (await server.rooms.get(seated.table)).playing().options(seat)[:2]]
    said = await asyncio.gather(
        *(pick(server, seated.table, seated.accounts[seat], 0, text) for text in texts), return_exceptions=True
    )
    assert [type(answer).__name__ for answer in said] == ["Room", "Stale"]
    assert len(await saved(server, seated.table)) == 1


async def test_of_two_workers_with_the_same_seq_one_wins(server: Server, other: Server) -> None:
    seated = await seat_guests(server)
    await other.rooms.get(seated.table)
    rng = random.Random(7)
    for seq in range(30):
        seat = await asked_seat(server, seated)
        options = (await server.rooms.get(seated.table)).playing().options(seat)
        said = await asyncio.gather(
            *(
                pick(worker, seated.table, seated.accounts[seat], seq, rng.choice(options).text)
                for worker in (server, other)
            ),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in said) == ["Room", "Stale"], said
        for worker in (server, other):
            worker.publication.publish(seated.table, seq + 1, here=False)
    left, right = [await worker.rooms.get(seated.table) for worker in (server, other)]
    assert left.seq == right.seq == 30
    assert left.view_bytes(0) == right.view_bytes(0)
    assert left.events_since(0, 10) == right.events_since(0, 10)


async def test_a_pick_made_on_a_worker_that_has_not_heard_is_stale_and_the_next_is_not(
    server: Server, other: Server
) -> None:
    seated = await seat_guests(server)
    await other.rooms.get(seated.table)
    await pick_any(server, seated)  # the other worker hears nothing
    with pytest.raises(Stale) as refusal:
        await pick_any(other, seated)
    assert refusal.value.seq == 1
    assert (await pick_any(other, seated)).seq == 2


async def test_who_sits_where_reaches_the_other_worker(server: Server, other: Server) -> None:
    seated = await seat_guests(server)
    await other.rooms.get(seated.table)
    await leave(server, seated.table, seated.accounts[0])
    other.publication.publish(seated.table, 0, here=False)
    assert (await other.rooms.get(seated.table)).seats[0].away


async def test_a_start_reaches_the_other_worker(server: Server, other: Server) -> None:
    owner = await make_guest(server.database, "Anna")
    wishes = [SeatRequest("me"), SeatRequest("bot", "random")]
    table = await create_table(server, owner, NewTable(game=GAME, seats=wishes))
    assert (await other.rooms.get(table.id)).match is None
    await start(server, table.id, owner)
    other.publication.publish(table.id, 0, here=False)
    assert (await other.rooms.get(table.id)).status == "playing"


async def test_who_comes_while_a_room_catches_up_waits_for_it(server: Server, other: Server) -> None:
    owner = await make_guest(server.database, "Anna")
    wishes = [SeatRequest("me"), SeatRequest("bot", "random")]
    table = await create_table(server, owner, NewTable(game=GAME, seats=wishes))
    await other.rooms.get(table.id)
    await start(server, table.id, owner)
    other.publication.publish(table.id, 0, here=False)
    rooms = await asyncio.gather(*(other.rooms.get(table.id) for _ in range(5)))
    assert {room.status for room in rooms} == {"playing"}


async def test_a_worker_that_starts_anew_knows_the_game(server: Server, other: Server) -> None:
    seated = await seat_guests(server)
    rng = random.Random(3)
    for _ in range(SNAPSHOT_EVERY + 10):
        room = await pick_any(server, seated, rng)
    await server.rooms.drain()
    found = await other.rooms.get(seated.table)
    assert found.seq == room.seq
    assert [found.view_bytes(seat) for seat in (0, 1, None)] == [room.view_bytes(seat) for seat in (0, 1, None)]
    for since in (-1, 0, 5, room.seq - 1, room.seq, room.seq + 1):
        assert found.events_since(0, since) == room.events_since(0, since)


async def test_snapshots_spare_the_replay(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = await seat_guests(server)
    room = await server.rooms.get(seated.table)
    for _ in range(20):
        room = await pick_any(server, seated)
    await keep_snapshot(server, seated.table)
    server.rooms.drop(seated.table)

    def no_replay(*_: object) -> None:
        raise AssertionError("the game was replayed")

    monkeypatch.setattr("rulebound.server.play.room.apply_move", no_replay)
    assert (await server.rooms.get(seated.table)).view_bytes(1) == room.view_bytes(1)


async def test_a_snapshot_of_no_use_is_not_used(server: Server) -> None:
    seated = await seat_guests(server)
    for _ in range(5):
        room = await pick_any(server, seated)
    await keep_snapshot(server, seated.table, b"{}")
    server.rooms.drop(seated.table)
    assert (await server.rooms.get(seated.table)).view_bytes(1) == room.view_bytes(1)


async def test_a_move_that_cannot_be_saved_has_not_happened(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await seat_guests(server)
    before = (await server.rooms.get(seated.table)).view_bytes(0)

    def refuse(_change: Change) -> "asyncio.Future[None]":
        raise NotSaved("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(server.committer, "commit", refuse)
        with pytest.raises(NotSaved):
            await pick_any(server, seated)
    room = await server.rooms.get(seated.table)
    assert (room.seq, room.view_bytes(0)) == (0, before)
    assert (await pick_any(server, seated)).seq == 1


async def test_of_moves_that_are_saved_together_only_those_that_fit_are_saved(server: Server) -> None:
    fits, late = await seat_guests(server), await seat_guests(server)
    changes = []
    for seated, seq in ((late, 7), (fits, 0), (fits, 0)):
        room = await server.rooms.get(seated.table)
        columns = progress(room.row, room.seats, room.playing())
        move = {"table_id": room.id, "seq": seq, "kind": "pick", "seat": 0, "text": "x", "at": now()}
        changes.append(Change(room.id, seq, move, columns, b"kept" if seq else None))
    await asyncio.gather(*map(server.committer.commit, changes), return_exceptions=True)
    assert [type(change.done.exception()) for change in changes] == [Overtaken, type(None), Overtaken]
    assert await saved(server, fits.table) == [(0, "pick", 0, "x")]
    assert await saved(server, late.table) == []


async def test_a_move_whose_maker_is_gone_is_made_and_told(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await seat_guests(server)
    told: list[int] = []

    def listen(news: News) -> None:
        told.append(news.seq)

    server.publication.listeners.append(listen)
    begun, commit = asyncio.Event(), server.committer.commit

    def slow(change: Change) -> "asyncio.Future[None]":
        begun.set()
        return commit(change)

    monkeypatch.setattr(server.committer, "commit", slow)
    making = asyncio.create_task(pick_any(server, seated))
    await begun.wait()
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making
    await server.rooms.drain()
    assert told == [1]
    assert (await server.rooms.get(seated.table)).seq == 1


async def test_a_listener_that_fails_does_not_keep_the_news_from_the_others(server: Server) -> None:
    seated = await seat_guests(server)
    told: list[int] = []

    def fail(_news: News) -> None:
        raise RuntimeError("deaf")

    def listen(news: News) -> None:
        told.append(news.seq)

    server.publication.listeners += [fail, listen]
    await pick_any(server, seated)
    await server.rooms.drain()
    server.publication.publish(seated.table, 0, here=False)
    assert told == [1, 0]


async def test_news_while_a_move_is_under_way_is_told(server: Server) -> None:
    seated = await seat_guests(server)
    told: list[int] = []

    def listen(news: News) -> None:
        told.append(news.seq)

    server.publication.listeners.append(listen)
    async with server.rooms.locked(seated.table):
        server.publication.publish(seated.table, 0, here=False)
    assert told == [0]
    await pick_any(server, seated)
    await server.rooms.drain()
    listener = Listener(server.publication, server.metrics)
    listener.handle(f"{server.publication.worker} tables {seated.table} 1")  # our own move comes back
    assert told == [0, 1]


async def test_nobody_sees_a_move_that_is_not_yet_safe(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = await seat_guests(server)
    go_on, begun, commit = asyncio.Event(), asyncio.Event(), server.committer.commit

    async def slow(change: Change) -> None:
        begun.set()
        await go_on.wait()
        await commit(change)

    monkeypatch.setattr(server.committer, "commit", slow)
    making = asyncio.create_task(pick_any(server, seated))
    await begun.wait()

    async def look() -> int:
        async with server.rooms.locked(seated.table) as room:
            assert (await table_info(server, seated.table, None)).seq == room.seq
            return room.seq

    looking = asyncio.create_task(look())
    await asyncio.sleep(0)
    assert not looking.done()
    go_on.set()
    await making
    assert await looking == 1


async def test_as_many_rooms_are_kept_as_fit_into_memory(server: Server) -> None:
    games = [await seat_guests(server, name=f"Guest {number}") for number in range(4)]
    size = (await server.rooms.get(games[0].table)).size
    assert size > 50_000
    server.rooms.most_bytes = int(2.5 * size)
    for seated in games:
        server.rooms.drop(seated.table)
    for _ in range(3):
        for seated in games:
            await pick_any(server, seated)
    assert len(server.rooms.loaded()) == 2
    assert [(await server.rooms.get(seated.table)).seq for seated in games] == [3, 3, 3, 3]


async def test_the_rooms_that_were_used_last_stay(server: Server) -> None:
    first, second, third = [await seat_guests(server, name=f"Guest {number}") for number in range(3)]
    for seated in (first, second, third):
        server.rooms.drop(seated.table)
    for seated in (first, second):
        await server.rooms.get(seated.table)
    server.rooms.most_bytes = int(2.5 * (await server.rooms.get(first.table)).size)
    async with server.rooms.locked(first.table):  # as every pick does
        pass
    await server.rooms.get(third.table)
    assert server.rooms.loaded() == [first.table, third.table]


async def test_a_room_with_a_move_under_way_stays_and_the_next_one_goes(server: Server) -> None:
    first, second, third = [await seat_guests(server, name=f"Guest {number}") for number in range(3)]
    for seated in (first, second, third):
        server.rooms.drop(seated.table)
    for seated in (first, second):
        await server.rooms.get(seated.table)
    server.rooms.most_bytes = int(2.5 * (await server.rooms.get(first.table)).size)
    await server.rooms.get(second.table)
    async with server.rooms.locked(second.table):
        await server.rooms.get(first.table)
        await server.rooms.get(third.table)
    assert server.rooms.loaded() == [second.table, third.table]


async def test_a_table_of_other_rules_is_refused_clearly(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = await seat_guests(server)
    room = await server.rooms.get(seated.table)
    monkeypatch.setattr(type(room.game), "rules", room.game.rules + 1)
    fresh = Rooms(server.database, server.committer, server.publication)
    with pytest.raises(Refused, match="version"):
        await fresh.get(seated.table)


# The end by vote.


async def test_the_game_ends_before_its_time_when_all_people_agree(server: Server, other: Server) -> None:
    seated = await seat_guests(server)
    await pick_any(server, seated)
    await propose_end(server, seated.table, seated.accounts[0])
    info = await table_info(server, seated.table, None)
    assert info.proposal is not None
    assert (info.proposal.kind, info.proposal.seat, info.proposal.agreed) == ("end", 0, [0])
    await agree(server, seated.table, seated.accounts[1], True)
    info = await table_info(server, seated.table, None)
    assert (info.status, info.waiting, info.proposal, info.seq) == ("ended", [], None, 2)
    with pytest.raises(Refused, match="over"):
        await pick(server, seated.table, seated.accounts[0], 2, "done")
    assert [kind for _, kind, _, _ in await saved(server, seated.table)] == ["pick", "end"]
    assert (await other.rooms.get(seated.table)).status == "ended"


async def test_one_no_keeps_the_game_going(server: Server) -> None:
    seated = await seat_guests(server)
    await propose_end(server, seated.table, seated.accounts[0])
    with pytest.raises(Refused, match="votes"):
        await propose_end(server, seated.table, seated.accounts[0])
    await agree(server, seated.table, seated.accounts[1], False)
    info = await table_info(server, seated.table, None)
    assert (info.status, info.proposal) == ("playing", None)
    with pytest.raises(Refused, match="nothing is proposed"):
        await agree(server, seated.table, seated.accounts[1], True)


async def test_who_was_told_no_proposes_again_after_a_pause(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await seat_guests(server)
    one, other = seated.accounts
    await propose_end(server, seated.table, one)
    await agree(server, seated.table, one, False)  # taken back by themselves
    await propose_end(server, seated.table, one)
    await agree(server, seated.table, other, False)
    with pytest.raises(Refused, match=r"propose again in \d+ seconds"):
        await propose_end(server, seated.table, one)
    await propose_end(server, seated.table, other)
    await agree(server, seated.table, one, False)
    later = now() + PAUSE
    monkeypatch.setattr(votes, "now", lambda: later)
    await propose_end(server, seated.table, one)
    assert (await table_info(server, seated.table, None)).proposal is not None


async def test_the_other_who_proposes_the_end_agrees_to_it(server: Server) -> None:
    seated = await seat_guests(server)
    for account in seated.accounts:
        await propose_end(server, seated.table, account)
    assert (await table_info(server, seated.table, None)).status == "ended"


async def test_a_vote_ends_with_the_next_pick(server: Server) -> None:
    seated = await seat_guests(server, seats=3)
    await propose_end(server, seated.table, seated.accounts[0])
    await pick_any(server, seated)
    assert (await table_info(server, seated.table, None)).proposal is None


async def test_a_pick_of_another_worker_does_not_revive_an_ended_game(server: Server, other: Server) -> None:
    seated = await seat_guests(server)
    await other.rooms.get(seated.table)
    for account in seated.accounts:
        await propose_end(server, seated.table, account)
    with pytest.raises(Stale):
        await pick_any(other, seated)
    assert (await table_info(server, seated.table, None)).status == "ended"


# Why.


async def test_why_names_the_rule(server: Server) -> None:
    seated = await seat_guests(server)
    await pick_any(server, seated)
    for seat, account in enumerate(seated.accounts):
        found = await why(server, seated.table, account, "conquer r02")
        assert found is not None, f"seat {seat}"
        assert found.rule.startswith("SU-")
        assert found.what == "conquer r02"


async def test_why_is_for_those_who_play(server: Server) -> None:
    seated = await seat_guests(server)
    with pytest.raises(NotAllowed):
        await why(server, seated.table, await make_guest(server.database, "Stranger"), "conquer r01")
    for nonsense in ("nonsense", "", " ", "\0", "conquer", "conquer r99 7", "-1"):
        assert await why(server, seated.table, seated.accounts[0], nonsense) is None
    with pytest.raises(IllegalPick):
        await why(server, seated.table, seated.accounts[0], "x" * 1000)
