"""Play over a table's websocket: everybody sees each move at once, and whatever is wrong is answered."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from litestar.datastructures import Headers

from rulebound.server.accounts.account import Account, close_all_sessions, make_guest
from rulebound.server.accounts.callers import caller
from rulebound.server.live import viewer
from rulebound.server.live.server import Server
from rulebound.server.live.viewer import Viewer
from rulebound.server.live.wire import VERSION
from rulebound.server.settings import Settings, make_settings
from rulebound.server.tables.chat import say
from rulebound.server.tables.creating import create_table
from rulebound.server.tables.info import NewTable, SeatRequest, TableInfo
from rulebound.server.tables.seating import join
from tests.server.guests import GAME, Seated, seat_guests
from tests.server.sockets import (
    PATIENCE,
    Client,
    Message,
    Site,
    open_site,
    pick_on_server,
    standing,
    until,
)

pytestmark = pytest.mark.anyio


def asked(state: Message) -> int:
    """The seat that is asked."""
    seat: int = state["view"]["ask"]["seats"][0]
    return seat


def first_option(state: Message) -> str:
    """What the viewer may pick."""
    text: str = state["view"]["ask"]["options"][0]["text"]
    return text


async def play_on(players: list[Client], states: list[Message], picks: int) -> list[Message]:
    """Make this many picks, each by the seat that is asked, and see that all players hear of each."""
    for _ in range(picks):
        seat = asked(states[0])
        seq = states[seat]["seq"]
        answer = await players[seat].ask("pick", seq=seq, pick=first_option(states[seat]))
        assert (answer["type"], answer.get("seq")) == ("ack", seq + 1), answer
        states = [await player.state(seq + 1) for player in players]
        assert [state["seq"] for state in states] == [seq + 1] * len(players)
    return states


async def test_two_players_play_over_two_sockets(site: Site, seated: Seated) -> None:
    async with AsyncExitStack() as stack:
        lines = [site.client(seated.table, account) for account in seated.accounts]
        players = [await stack.enter_async_context(line) for line in lines]
        for seat, player in enumerate(players):
            hello = await player.of("welcome")
            assert (hello["v"], hello["you"], hello["table"]["id"]) == (VERSION, seat, seated.table)
        states = [await player.state() for player in players]
        assert all(state["reset"] for state in states)
        states = await play_on(players, states, 12)
        assert [state["reset"] for state in states] == [False, False]
        for seat, state in enumerate(states):
            purses = [each["coins"] for each in state["view"]["view"]["players"]]
            assert [purse is not None for purse in purses] == [other == seat for other in (0, 1)]


async def test_a_spectator_sees_every_move_and_nobody_s_coins(site: Site, seated: Seated) -> None:
    watcher = await make_guest(site.server.database, "Watcher")
    async with site.client(seated.table, watcher) as spectator:
        assert (await spectator.of("welcome"))["you"] is None
        assert (await spectator.state())["seq"] == 0
        for seq in range(1, 8):
            await pick_on_server(site.server, seated, 1)
            state = await spectator.state(seq)
            assert (state["seq"], state["view"]["seat"]) == (seq, None)
            assert state["view"]["ask"]["options"] == []
            assert [each["coins"] for each in state["view"]["view"]["players"]] == [None, None]
        _, _, options = await standing(site.server, seated)
        answer = await spectator.ask("pick", seq=7, pick=options[0])
        assert (answer["type"], answer["code"]) == ("refused", "not-allowed")
        assert (await spectator.ask("chat", text="hello"))["code"] == "not-allowed"
        assert await spectator.is_alive()


async def test_a_client_that_comes_back_gets_what_it_missed(site: Site, seated: Seated) -> None:
    async with site.client(seated.table, seated.accounts[0]) as steady:
        log = (await steady.state())["events"]
        async with site.client(seated.table, seated.accounts[0]) as player:
            heard = (await player.state())["events"]
            await pick_on_server(site.server, seated, 3)
            while True:
                state = await player.state()
                heard += state["events"]
                if state["seq"] == 3:
                    break
        for seq in range(4, 10):
            await pick_on_server(site.server, seated, 1)
            log_at = await steady.state(seq)
        async with site.client(seated.table, seated.accounts[0], since=3) as player:
            state = await player.state()
        assert (state["seq"], state["reset"]) == (9, False)
        async with site.client(seated.table, seated.accounts[0]) as player:
            whole = await player.state()
    assert whole["reset"]
    assert whole["events"] == heard + state["events"]
    assert whole["events"][: len(log)] == log
    assert whole["view"] == state["view"] == log_at["view"]


async def test_a_client_that_is_up_to_date_comes_back_to_nothing_new(site: Site, seated: Seated) -> None:
    await pick_on_server(site.server, seated, 2)
    async with site.client(seated.table, seated.accounts[0], since=2) as player:
        state = await player.state()
    assert (state["seq"], state["reset"], state["events"]) == (2, False, [])


@pytest.mark.parametrize("since", [99, 2**31 - 1])
async def test_a_client_from_the_future_begins_anew(site: Site, seated: Seated, since: int) -> None:
    async with site.client(seated.table, seated.accounts[0], since=since) as player:
        state = await player.state()
    assert (state["seq"], state["reset"]) == (0, True)


async def test_after_an_undo_the_log_begins_anew(site: Site, seated: Seated) -> None:
    await pick_on_server(site.server, seated, 4)
    async with (
        site.client(seated.table, seated.accounts[0]) as player,
        site.client(seated.table, seated.accounts[1]) as other,
    ):
        before, _ = await player.state(), await other.state()
        async with site.server.rooms.locked(seated.table) as room:
            assert room.match is not None
            await site.server.rooms.move(room, "undo", room.match.picks[-1][0], "")
        for client in (player, other):
            assert ((await client.of("state"))["reset"]) is True
    async with site.client(seated.table, seated.accounts[0], since=4) as player:
        state = await player.state()
        assert (state["seq"], state["reset"]) == (5, True)
        assert len(state["events"]) < len(before["events"])
    async with site.client(seated.table, seated.accounts[0], since=5) as player:
        state = await player.state()
        assert (state["reset"], state["events"]) == (False, [])


async def test_undo_and_redo_are_answered(site: Site, seated: Seated) -> None:
    _, seat, _ = await standing(site.server, seated)
    async with site.client(seated.table, seated.accounts[seat]) as player:
        state = await player.state()
        nothing = await player.ask("undo")
        assert (nothing["type"], nothing["seq"]) == ("refused", 0)
        assert (await player.ask("redo"))["type"] == "refused"
        assert (await player.ask("agree", yes=True))["type"] == "refused"
        await player.ask("pick", seq=0, pick=first_option(state))
        assert (await player.ask("undo"))["type"] in ("ack", "refused")
        assert await player.is_alive()


async def test_a_proposal_reaches_all_and_ends_the_game(site: Site, seated: Seated) -> None:
    async with (
        site.client(seated.table, seated.accounts[0]) as one,
        site.client(seated.table, seated.accounts[1]) as two,
    ):
        await one.state(), await two.state()
        assert (await one.ask("end"))["type"] == "ack"
        assert (await two.of("table"))["table"]["proposal"] is not None
        assert (await two.ask("agree", yes=True))["type"] == "ack"
        for client in (one, two):
            ended = await client.get(lambda told: told["type"] == "table" and told["table"]["status"] == "ended")
            assert ended["table"]["id"] == seated.table


async def test_why_is_answered(site: Site, seated: Seated) -> None:
    _, seat, options = await standing(site.server, seated)
    async with site.client(seated.table, seated.accounts[seat]) as player:
        for what in (options[0], "nonsense", "conquer \x00"):
            assert set(await player.ask("why", what=what)) == {"type", "id", "why"}


async def test_what_is_said_reaches_the_others_and_those_who_come_later(site: Site, seated: Seated) -> None:
    async with site.client(seated.table, seated.accounts[1]) as other:
        await other.state()
        async with site.client(seated.table, seated.accounts[0]) as client:
            assert (await client.ask("chat", text="  good\n<b>luck</b>  "))["type"] == "ack"
            assert (await client.ask("chat", text=" \n "))["type"] == "refused"
            assert (await client.ask("chat", text="a\u0000b"))["type"] == "ack"
        line = await other.of("chat")
        assert (line["text"], line["seat"], line["name"]) == ("good <b>luck</b>", 0, seated.accounts[0].name)
        assert (await other.of("chat"))["text"] == "a b"
    async with site.client(seated.table) as late:
        assert (await late.of("chat"))["text"] == "good <b>luck</b>"


async def test_everybody_is_told_who_is_there_and_how_many_watch(site: Site, seated: Seated) -> None:
    def present(seats: list[int], spectators: int) -> Callable[[Message], bool]:
        return lambda told: told == {"type": "present", "seats": seats, "spectators": spectators}

    async with site.client(seated.table, seated.accounts[1]) as client:
        await client.get(present([1], 0))
        async with site.client(seated.table, seated.accounts[0]), site.client(seated.table, seated.accounts[0]):
            await client.get(present([0, 1], 0))  # two windows are one player
            async with site.client(seated.table), site.client(seated.table):
                await client.get(present([0, 1], 2))
        await client.get(present([1], 0))


async def test_one_who_watched_and_sits_down_is_no_spectator_any_more(site: Site) -> None:
    server = site.server
    owner, guest = [await make_guest(server.database, f"Guest {n}") for n in (0, 1)]
    wishes = [SeatRequest("me"), SeatRequest("open")]
    table = await create_table(
        server, owner, NewTable(game=GAME, setup={"seats": 2}, seats=wishes, access="public")
    )
    async with site.client(table.id, owner) as client, site.client(table.id, guest):
        await client.get(lambda told: told["type"] == "present" and told["spectators"] == 1)
        await join(server, table.id, guest)
        await client.get(
            lambda told: told["type"] == "present" and (told["seats"], told["spectators"]) == ([0, 1], 0)
        )


async def test_one_who_takes_a_seat_sees_it_at_once(site: Site) -> None:
    server = site.server
    owner, guest = [await make_guest(server.database, f"Guest {n}") for n in (0, 1)]
    wishes = [SeatRequest("me"), SeatRequest("open")]
    table = await create_table(
        server, owner, NewTable(game=GAME, setup={"seats": 2}, seats=wishes, access="public")
    )
    async with site.client(table.id, guest) as client:
        assert (await client.of("welcome"))["you"] is None
        await join(server, table.id, guest)
        assert (await client.get(lambda told: told["type"] == "table" and told["you"] == 1))["you"] == 1


async def test_a_log_out_reaches_an_open_connection(
    site: Site, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = asyncio.Event()

    async def caller_now(socket: viewer.Socket, server: Server) -> Account | None:
        account = await caller(socket, server)
        checked.set()
        return account

    monkeypatch.setattr(viewer, "caller", caller_now)
    _, seat, options = await standing(site.server, seated)
    async with site.client(seated.table, seated.accounts[seat]) as client:
        await client.state()
        await checked.wait()  # the check after the hello, which would close the connection before the pick
        monkeypatch.setattr(viewer, "RECHECK_SECONDS", 0.0)
        await close_all_sessions(site.server.database, seated.accounts[seat])
        assert (await client.ask("pick", seq=0, pick=options[0]))["code"] == "not-signed-in"
        await pick_on_server(site.server, seated, 1)
        assert await client.closed() == viewer.POLICY
        assert all(told["type"] != "state" for told in client.unread)


async def test_a_server_that_stops_says_goodbye(site: Site, seated: Seated) -> None:
    async with site.client(seated.table, seated.accounts[0]) as client:
        await client.state()
        await site.server.hub.close()
        assert await client.closed() == viewer.RESTARTING
        assert client.unread[-1]["code"] == "stopping"
    assert len(site.server.hub) == 0


async def test_a_program_that_ends_closes_its_connections(settings: Settings) -> None:
    async with open_site(settings) as site:
        seated = await seat_guests(site.server)
        async with site.client(seated.table, seated.accounts[0]) as client:
            await client.state()
            site.program.should_exit = True
            assert await client.closed() == viewer.RESTARTING


class SlowSocket:
    """A connection whose client does not read until it is let."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.sent: list[Message] = []
        self.headers = Headers({})
        self.cookies: dict[str, str] = {}
        self.client = None

    async def send_text(self, data: bytes) -> None:
        """Wait for the client."""
        await self.reads.wait()
        self.sent.append(json.loads(data))

    async def close(self, code: int) -> None:
        """Remember how it ended."""
        self.sent.append({"type": "closed", "code": code})


async def test_a_slow_client_gets_only_the_newest_state(server: Server) -> None:
    seated = await seat_guests(server)
    slow = SlowSocket()
    watching = Viewer(server, cast("Any", slow), seated.table, None)
    server.hub.add(seated.table, watching)
    slow.reads.set()
    await watching.send_welcome(None)
    slow.reads.clear()
    following = asyncio.create_task(watching.send_updates())
    await pick_on_server(server, seated, 20)
    slow.reads.set()
    await until(lambda: slow.sent[-1].get("seq") == 20)
    states = [told for told in slow.sent if told["type"] == "state"]
    assert len(states) <= 3
    async with server.rooms.locked(seated.table) as room:
        assert room.match is not None
        heard = [event["kind"] for state in states for event in state["events"]]
        assert heard == [event.kind for event in room.match.events_for(None)]
    server.hub.remove(seated.table, watching)
    following.cancel()


async def test_no_state_is_overtaken_by_a_newer_one(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = await seat_guests(server)
    line = SlowSocket()
    line.reads.set()
    watching = Viewer(server, cast("Any", line), seated.table, seated.accounts[0])
    server.hub.add(seated.table, watching)
    await watching.send_welcome(None)
    begun, go_on, table_info = asyncio.Event(), asyncio.Event(), watching._info

    async def slow() -> TableInfo:
        begun.set()
        await go_on.wait()
        return await table_info()

    monkeypatch.setattr(watching, "_info", slow)
    await pick_on_server(server, seated, 1)
    await server.publication.announce(seated.table)
    following = asyncio.create_task(watching.send_updates())  # it must send the table, and the first state
    await begun.wait()
    await pick_on_server(server, seated, 1)
    await watching.acknowledge(1, 2)
    watching.show_pointed(0, "x")  # is sent after all else
    go_on.set()
    await until(lambda: line.sent[-1]["type"] == "pointed")
    states = [told.get("state", told) for told in line.sent if told["type"] in ("state", "ack")]
    assert [state["seq"] for state in states] == [0, 2]
    server.hub.remove(seated.table, watching)
    following.cancel()


async def test_a_client_that_never_reads_is_let_go(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer, "SEND_SECONDS", 0.05)
    seated = await seat_guests(server)
    stuck = SlowSocket()
    watching = Viewer(server, cast("Any", stuck), seated.table, None)
    server.hub.add(seated.table, watching)
    following = asyncio.create_task(watching.send_updates())
    await pick_on_server(server, seated, 1)
    async with asyncio.timeout(PATIENCE):
        await following
    assert watching.closed
    assert stuck.sent == [{"type": "closed", "code": viewer.POLICY}]
    server.hub.remove(seated.table, watching)


async def test_many_viewers_come_and_go_and_nothing_is_left(site: Site, seated: Seated) -> None:
    rng = random.Random(7)
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(site.client(seated.table, rng.choice([*seated.accounts, None])))
            for _ in range(30)
        ]
        for client in clients:
            await client.state()
        await pick_on_server(site.server, seated, 1)
        for client in clients:
            assert (await client.state(1))["seq"] == 1
        assert len(site.server.hub) == 30
    await until(lambda: len(site.server.hub) == 0)
    assert site.server.hub._watchers == {}


async def test_a_viewer_hears_of_moves_that_another_worker_makes(postgres_url: str, tmp_path: Path) -> None:
    settings = make_settings(database=postgres_url, data=tmp_path / "data")
    async with open_site(settings) as one, open_site(settings) as other:
        seated = await seat_guests(other.server)
        async with one.client(seated.table, seated.accounts[0]) as client:
            assert (await client.state())["seq"] == 0
            for seq in range(1, 6):
                await pick_on_server(other.server, seated, 1)
                state = await client.state(seq)
                assert (state["seq"], state["reset"]) == (seq, False)
            await say(other.server, seated.table, seated.accounts[1], "from afar")
            await other.server.publication.announce(seated.table)
            assert (await client.of("chat"))["text"] == "from afar"
