"""Planning together: pointing at things on the table, and marks on them."""

from pathlib import Path

import pytest

from rulebound.server.accounts.account import NotAllowed, make_guest
from rulebound.server.limits import LIMITS, Limiter, TooFast
from rulebound.server.live.planning import MAX_MARKS, Mark, clear_marks, marks_of, point, set_mark
from rulebound.server.live.server import Server
from rulebound.server.live.wire import TARGET_LIMIT
from rulebound.server.notices import Listener
from rulebound.server.play.votes import agree, propose_end
from rulebound.server.settings import make_settings
from rulebound.server.tables.creating import create_table
from rulebound.server.tables.info import NewTable, SeatRequest
from rulebound.server.tables.table import NoSuchTable, Refused
from tests.server.guests import GAME, seat_guests
from tests.server.sockets import open_site, pick_on_server, until

pytestmark = pytest.mark.anyio
FORGED = ["", " ", "land:A5 land:A6", "<b>", 'a"]', "a'b", "a\n", "A5\u202e", "-a", "é", "x" * (TARGET_LIMIT + 1)]


def shown(server: Server) -> list[tuple[str, int, str]]:
    """What the hub is told from now on."""
    told: list[tuple[str, int, str]] = []

    def hear(table: str, seat: int, target: str) -> None:
        told.append((table, seat, target))

    server.publication.pointed_listeners.append(hear)
    return told


async def test_a_mark_is_kept_with_its_seat_until_its_owner_removes_it(server: Server) -> None:
    seated = await seat_guests(server)
    table, (one, two) = seated.table, seated.accounts
    await set_mark(server, table, one, "region:r07", True)
    await set_mark(server, table, one, "region:r07", True)
    await set_mark(server, table, two, "region:r07", True)
    await set_mark(server, table, two, "combo:2", True)
    await set_mark(server, table, two, "region:r09", False)
    both = [Mark(0, "region:r07"), Mark(1, "region:r07"), Mark(1, "combo:2")]
    assert await marks_of(server, table) == both
    await set_mark(server, table, two, "region:r07", False)
    assert await marks_of(server, table) == [both[0], both[2]]
    await clear_marks(server, table, two)
    assert await marks_of(server, table) == [both[0]]


async def test_a_seat_has_twelve_marks_at_most(server: Server) -> None:
    seated = await seat_guests(server)
    for number in range(MAX_MARKS):
        await set_mark(server, seated.table, seated.accounts[0], f"region:r{number}", True)
    with pytest.raises(Refused, match="12 marks"):
        await set_mark(server, seated.table, seated.accounts[0], "region:r99", True)
    await set_mark(server, seated.table, seated.accounts[0], "region:r3", True)  # it is set already
    await set_mark(server, seated.table, seated.accounts[1], "region:r99", True)
    assert len(await marks_of(server, seated.table)) == MAX_MARKS + 1


async def test_spectators_neither_point_nor_mark(server: Server) -> None:
    seated = await seat_guests(server)
    told = shown(server)
    stranger = await make_guest(server.database, "Stranger")
    with pytest.raises(NotAllowed):
        await point(server, seated.table, stranger, "region:r07")
    with pytest.raises(NotAllowed):
        await set_mark(server, seated.table, stranger, "region:r07", True)
    with pytest.raises(NotAllowed):
        await clear_marks(server, seated.table, stranger)
    with pytest.raises(NoSuchTable):
        await point(server, "nowhere", stranger, "region:r07")
    assert (told, await marks_of(server, seated.table)) == ([], [])


async def test_pointing_is_limited_for_each_seat(server: Server) -> None:
    seated, other = await seat_guests(server), await seat_guests(server, name="Other")
    server.limiter = Limiter(clock=lambda: 0.0)
    told = shown(server)
    listener = Listener(server.publication, server.metrics, server.tables_in_memory)
    listener.start()
    often = int(LIMITS["point"].burst)
    try:
        if not server.database.is_sqlite:
            await listener.listening.wait()
        for _ in range(often):
            await point(server, seated.table, seated.accounts[0], "region:r07")
        with pytest.raises(TooFast):
            await point(server, seated.table, seated.accounts[0], "region:r07")
        await point(server, seated.table, seated.accounts[1], "region:r08")
        await point(server, other.table, other.accounts[0], "region:r09")
        await until(lambda: len(told) >= often + 2)
    finally:
        await listener.stop()
    assert told == [
        *[(seated.table, 0, "region:r07")] * often,
        (seated.table, 1, "region:r08"),
        (other.table, 0, "region:r09"),
    ]


async def test_marking_is_limited_for_each_seat(server: Server) -> None:
    seated = await seat_guests(server)
    server.limiter = Limiter(clock=lambda: 0.0)
    for turn in range(int(LIMITS["mark"].burst)):
        await set_mark(server, seated.table, seated.accounts[0], "region:r07", turn % 2 == 0)
    with pytest.raises(TooFast):
        await set_mark(server, seated.table, seated.accounts[0], "region:r07", True)


async def test_the_marks_go_when_the_game_ends(server: Server) -> None:
    seated = await seat_guests(server)
    table, (one, two) = seated.table, seated.accounts
    await set_mark(server, table, one, "region:r07", True)
    await propose_end(server, table, one)
    await agree(server, table, two, True)
    assert await marks_of(server, table) == []
    for act in (point(server, table, one, "region:r07"), set_mark(server, table, one, "region:r07", True)):
        with pytest.raises(Refused):
            await act


async def test_before_the_game_there_is_nothing_to_point_at(server: Server) -> None:
    host = await make_guest(server.database, "Host")
    wishes = [SeatRequest("me"), SeatRequest("open")]
    made = await create_table(server, host, NewTable(game=GAME, setup={"seats": 2}, seats=wishes, access="public"))
    with pytest.raises(Refused):
        await set_mark(server, made.id, host, "region:r07", True)


async def test_the_record_and_the_moves_know_nothing_of_it(server: Server) -> None:
    seated = await seat_guests(server)
    await pick_on_server(server, seated, 2)
    async with server.rooms.locked(seated.table) as room:
        before = (room.seq, room.playing().record())
    await point(server, seated.table, seated.accounts[0], "region:r07")
    await set_mark(server, seated.table, seated.accounts[0], "region:r07", True)
    async with server.rooms.locked(seated.table) as room:
        assert (room.seq, room.playing().record()) == before


async def test_other_workers_show_it_too(server: Server) -> None:
    told = shown(server)
    listener = Listener(server.publication, server.metrics, server.tables_in_memory)
    for payload in ("w pointed t 1 land:A5", "w pointed t x land:A5", "w pointed t 1", "w pointed t 1 a b"):
        listener.handle(payload)
    assert told == [("t", 1, "land:A5")]


async def test_everybody_at_the_table_sees_it_and_a_new_page_has_the_marks(tmp_path: Path) -> None:
    async with open_site(make_settings(data=tmp_path), limited=False) as site:
        seated = await seat_guests(site.server)
        table, (one, two) = seated.table, seated.accounts
        async with (
            site.client(table, one) as first,
            site.client(table, two) as second,
            site.client(table) as third,
        ):
            for client in (first, second, third):
                assert (await client.of("marks"))["marks"] == []
            assert (await first.ask("point", target="region:r07"))["type"] == "ack"
            for client in (first, second, third):
                assert await client.of("pointed") == {"type": "pointed", "seat": 0, "target": "region:r07"}
            assert (await second.ask("mark", target="region:r08", on=True))["type"] == "ack"
            kept = [{"seat": 1, "target": "region:r08"}]
            for client in (first, second, third):
                assert (await client.of("marks"))["marks"] == kept
            refused = await third.ask("point", target="region:r07")
            assert (refused["type"], refused["code"]) == ("refused", "not-signed-in")
        async with site.client(table, one) as again:
            assert (await again.of("marks"))["marks"] == kept
            assert (await again.ask("clear-marks"))["type"] == "ack"  # of one's own alone
        assert await marks_of(site.server, table) == [Mark(1, "region:r08")]


@pytest.mark.parametrize("target", FORGED)
async def test_a_forged_target_is_refused(tmp_path: Path, target: str) -> None:
    async with open_site(make_settings(data=tmp_path), limited=False) as site:
        seated = await seat_guests(site.server)
        async with site.client(seated.table, seated.accounts[0]) as client:
            for kind, more in (("point", {}), ("mark", {"on": True})):
                answer = await client.ask(kind, target=target, **more)
                assert (answer["type"], answer["code"]) == ("refused", "bad-message")
            assert await client.is_alive()
            assert not [told for told in client.unread if told["type"] == "pointed"]
        assert await marks_of(site.server, seated.table) == []
