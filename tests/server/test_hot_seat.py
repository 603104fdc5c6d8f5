"""Several people at one screen: one account holds their seats, and is shown one of them at a time."""

import json
from typing import Any

import httpx
import pytest

from rulebound.kernel import BadSetup
from rulebound.server.accounts.account import Account, NotAllowed, make_guest
from rulebound.server.accounts.credentials import BadName
from rulebound.server.live.server import Server
from rulebound.server.play.picks import pick
from rulebound.server.play.replay import replay_at
from rulebound.server.play.votes import propose_end
from rulebound.server.tables.creating import create_table, rematch
from rulebound.server.tables.former import delete_account
from rulebound.server.tables.info import NewTable, SeatRequest, table_info
from rulebound.server.tables.seating import join, leave
from rulebound.server.tables.starting import start
from rulebound.server.web.routes_tables import state_for
from tests.server.guests import GAME
from tests.server.sockets import Client, Site

pytestmark = pytest.mark.anyio
ANA, BEN = SeatRequest("me", label="Ana"), SeatRequest("me", label="Ben")


@pytest.fixture
async def host(server: Server) -> Account:
    return await make_guest(server.database, "Host")


async def begin(server: Server, account: Account, *others: SeatRequest) -> str:
    """A game that has begun, with Ana and Ben at the account's screen."""
    wishes = [ANA, BEN, *others]
    new = NewTable(game=GAME, setup={"seats": len(wishes), "coins": "hidden"}, seats=wishes, hot_seat=True)
    table = (await create_table(server, account, new)).id
    await start(server, table, account)
    return table


async def asked(server: Server, table: str) -> int:
    pending = (await server.rooms.get(table)).playing().pending
    assert pending is not None
    return pending.seats[0]


async def turn(server: Server, table: str, account: Account) -> None:
    """Pick the last option until somebody else is asked: it ends a turn."""
    seat = await asked(server, table)
    while await asked(server, table) == seat:
        room = await server.rooms.get(table)
        await pick(server, table, account, room.seq, room.playing().options(seat)[-1].text, seat)


def known(view: dict[str, Any]) -> list[int]:
    """The seats whose hidden coins a view tells."""
    return [seat for seat, player in enumerate(view["view"]["players"]) if player["coins"] is not None]


async def test_one_account_holds_a_seat_for_each_at_its_screen(server: Server, host: Account) -> None:
    info = await table_info(server, await begin(server, host, SeatRequest("bot")), host)
    assert (info.hot_seat, info.yours) == (True, [0, 1])
    assert [player.name for player in info.players] == ["Ana", "Ben", None]


async def test_several_seats_must_be_asked_for(server: Server, host: Account) -> None:
    with pytest.raises(BadSetup, match="one seat only"):
        await create_table(server, host, NewTable(game=GAME, seats=[ANA, BEN]))


@pytest.mark.parametrize("name", ["x", "<b>", "Rulebound"])
async def test_a_label_is_a_name(server: Server, host: Account, name: str) -> None:
    wishes = [ANA, SeatRequest("me", label=name)]
    with pytest.raises(BadName):
        await create_table(server, host, NewTable(game=GAME, seats=wishes, hot_seat=True))


async def test_a_screen_is_shown_nobody_s_secrets_until_one_has_the_device(site: Site) -> None:
    host = await make_guest(site.server.database, "Host")
    table = await begin(site.server, host)
    async with site.client(table, host) as client:
        covered = await client.state()
        assert (covered["view"]["seat"], known(covered["view"])) == (None, [])
        for _ in range(4):
            await one_turn(site, table, client)
        views = [view for text in client.raw if (view := view_in(json.loads(text))) is not None]
        assert {view["seat"] for view in views} == {None, 0, 1}
        for view in views:
            assert known(view) == ([] if view["seat"] is None else [view["seat"]])
            assert view["seat"] is not None or view["ask"]["options"] == []


async def one_turn(site: Site, table: str, client: Client) -> None:
    """The one who is asked uncovers the screen and plays a turn; then it is covered again, with a log reset."""
    seat = await asked(site.server, table)
    await client.ask("sit", seat=seat)
    state = await client.get(lambda told: told["type"] == "state" and told["view"]["seat"] == seat)
    while seat in state["view"]["ask"]["seats"]:
        options = state["view"]["ask"]["options"]
        done = await client.ask("pick", seq=state["seq"], pick=options[-1]["text"])
        assert done["type"] == "ack", done
        state = await client.state(done["seq"])
    assert (state["view"]["seat"], state["reset"]) == (None, True)


def view_in(message: dict[str, Any]) -> dict[str, Any] | None:
    state = message.get("state") if message["type"] == "ack" else message if message["type"] == "state" else None
    view: dict[str, Any] | None = state["view"] if state else None
    return view


async def test_who_comes_back_to_the_line_finds_the_screen_covered(site: Site) -> None:
    host = await make_guest(site.server.database, "Host")
    table = await begin(site.server, host)
    async with site.client(table, host, since=0) as client:
        state = await client.state()
        assert (state["view"]["seat"], state["reset"]) == (None, True)


async def test_while_others_move_the_screen_stays_with_who_had_it(server: Server, host: Account) -> None:
    friend = await make_guest(server.database, "Friend")
    wishes = [ANA, BEN, SeatRequest("open")]
    table = (
        await create_table(server, host, NewTable(game=GAME, seats=wishes, hot_seat=True, access="public"))
    ).id
    await join(server, table, friend)
    await start(server, table, host)
    seen = []
    for _ in range(3):
        room = await server.rooms.get(table)
        seat = await asked(server, table)
        seen.append(
            (seat, room.seat_shown_to(host.id, 0), room.seat_shown_to(host.id, 1), room.seat_shown_to(friend.id))
        )
        await turn(server, table, friend if seat == 2 else host)
    assert sorted(seen) == [(0, 0, None, 2), (1, None, 1, 2), (2, 0, 1, 2)]


async def test_over_http_one_asks_for_a_seat(server: Server, host: Account) -> None:
    table = await begin(server, host)
    seat = await asked(server, table)
    for preferred_seat, shown in ((None, None), (seat, seat), (1 - seat, None)):
        state = await state_for(server, table, host, preferred_seat=preferred_seat)
        assert state.view is not None
        assert state.view.seat == shown
        assert state.table.you == seat


async def test_looking_back_in_a_running_game_shows_what_all_may_see(server: Server, host: Account) -> None:
    table = await begin(server, host)
    await turn(server, table, host)
    assert (await replay_at(server, table, host)).seat is None
    with pytest.raises(NotAllowed, match="own seat"):
        await replay_at(server, table, host, seat=await asked(server, table))


async def test_a_rematch_keeps_the_names_and_getting_up_drops_them(server: Server, host: Account) -> None:
    table = await begin(server, host)
    await propose_end(server, table, host)
    again = await rematch(server, table, host)
    assert (again.hot_seat, [player.name for player in again.players]) == (True, ["Ana", "Ben"])
    left = await leave(server, again.id, host)
    assert [player.name for player in left.players] == [None, None]


async def test_an_account_that_ends_takes_the_names_along_and_bots_play_on(server: Server, host: Account) -> None:
    table = await begin(server, host)
    for _ in range(2):  # whichever of the seats is asked
        await delete_account(server.database, host)
        server.publication.publish(table, 0, here=False)
        room = await server.rooms.get(table)
        assert room.row["bot_due"] is not None
        assert {seat.label for seat in room.seats} == {None}
        host = await make_guest(server.database, "Host")
        table = await begin(server, host)
        await turn(server, table, host)


async def test_the_names_travel_with_the_wish(client: httpx.AsyncClient) -> None:
    wishes = [{"kind": "me", "label": "Ana"}, {"kind": "me", "label": "Ben"}]
    made = await client.post("/api/tables", json={"game": GAME, "seats": wishes, "hot_seat": True})
    assert made.status_code == 201, made.text
    assert [player["name"] for player in made.json()["players"]] == ["Ana", "Ben"]
