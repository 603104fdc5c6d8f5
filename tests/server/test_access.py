"""A private table is private: view, chat, players, content and record need a seat or the invitation."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from rulebound.server.accounts.account import Account, make_guest, make_token
from rulebound.server.live.server import Server
from rulebound.server.play.picks import pick_as_bot
from rulebound.server.play.votes import agree, propose_end
from rulebound.server.settings import Settings, make_settings
from rulebound.server.tables.access import Access, Private
from rulebound.server.tables.creating import create_table, rematch
from rulebound.server.tables.info import NewTable, SeatRequest, table_info
from rulebound.server.tables.seating import join, leave
from rulebound.server.tables.starting import start
from tests.server.sockets import Site

pytestmark = pytest.mark.anyio
GAME = "auztralia"  # it has content packs
SEEN_BY_ADDRESS = (
    "/tables/{id}",
    "/tables/{id}/chat",
    "/tables/{id}/content",
    "/tables/{id}/about",
    "/tables/{id}/record",
    "/replays/{id}",
    "/replays/{id}/timeline",
)


@pytest.fixture
def settings(sqlite_url: str, tmp_path: Path) -> Settings:
    """Access does not depend on the database."""
    return make_settings(database=sqlite_url, data=tmp_path / "data")


async def ended_game(server: Server, access: Access) -> tuple[str, str, Account]:
    """A game of two that was ended; its id, its invitation and its owner."""
    owner, other = [await make_guest(server.database, name) for name in ("Anna", "Bert")]
    wishes = [SeatRequest("me"), SeatRequest("open")]
    info = await create_table(server, owner, NewTable(game=GAME, seats=wishes, access=access))
    assert info.invitation is not None
    await join(server, info.id, other, info.invitation)
    await start(server, info.id, owner)
    room = await server.rooms.get(info.id)
    match = room.playing()
    assert match.pending is not None
    seat = match.pending.seats[0]
    await pick_as_bot(server, info.id, seat, 0, match.options(seat)[0].text)
    await propose_end(server, info.id, owner)
    await agree(server, info.id, other, True)
    return info.id, info.invitation, owner


@pytest.mark.parametrize("access", ["private", "unlisted", "public"])
async def test_a_stranger_sees_nothing_of_a_private_table(
    application: Litestar, app_client: httpx.AsyncClient, access: Access
) -> None:
    server: Server = application.state.server
    table, invitation, _ = await ended_game(server, access)
    stranger = await make_guest(server.database, "Stranger")
    token = (await make_token(server.database, stranger, "test"))[1]
    for headers in ({}, {"Authorization": f"Bearer {token}"}):
        app_client.cookies.clear()
        for path in SEEN_BY_ADDRESS:
            answer = await app_client.get("/api" + path.format(id=table), headers=headers)
            if access == "private":
                assert (answer.status_code, answer.json()["code"]) == (403, "private"), path
                assert "Anna" not in answer.text
            else:
                assert answer.status_code == 200, path
        wrong = {**headers, "X-Rulebound-Invitation": invitation[:-1]}
        refused = (await app_client.get(f"/api/tables/{table}", headers=wrong)).status_code
        assert refused == (403 if access == "private" else 200)


async def test_who_has_the_invitation_sees_all_and_needs_it_only_once(
    application: Litestar, app_client: httpx.AsyncClient
) -> None:
    server: Server = application.state.server
    table, invitation, _ = await ended_game(server, "private")
    app_client.cookies.clear()
    for path in SEEN_BY_ADDRESS:  # also who has no account
        headers = {"X-Rulebound-Invitation": invitation}
        assert (await app_client.get("/api" + path.format(id=table), headers=headers)).status_code == 200, path
    friend = await make_guest(server.database, "Friend")
    token = {"Authorization": f"Bearer {(await make_token(server.database, friend, 'test'))[1]}"}
    assert (await app_client.get(f"/api/tables/{table}", headers=token)).status_code == 403
    await app_client.get(f"/api/tables/{table}/chat", headers={**token, "X-Rulebound-Invitation": invitation})
    for path in SEEN_BY_ADDRESS:
        assert (await app_client.get("/api" + path.format(id=table), headers=token)).status_code == 200, path


async def test_a_socket_needs_a_seat_or_the_invitation_too(site: Site) -> None:
    table, invitation, owner = await ended_game(site.server, "private")

    async def said(account: Account | None, **hello: Any) -> str:
        async with site.line(table, account) as client:
            await client.send(type="hello", v=2, **hello)
            told = await client.hear()
            kind: str = told["type"]
            return kind if kind == "welcome" else told["code"]

    friend = await make_guest(site.server.database, "Friend")
    assert await said(None) == await said(friend) == await said(None, invitation="x") == "private"
    assert await said(owner) == await said(None, invitation=invitation) == "welcome"
    assert await said(None) == "private"
    assert await said(friend, invitation=invitation) == await said(friend) == "welcome"


async def test_an_unlisted_table_is_joined_by_its_address(server: Server) -> None:
    owner, other = [await make_guest(server.database, name) for name in ("Anna", "Bert")]
    wishes = [SeatRequest("me"), SeatRequest("open")]
    made = await create_table(server, owner, NewTable(game=GAME, seats=wishes, access="unlisted"))
    assert (await join(server, made.id, other)).you == 1


async def test_who_gets_up_from_a_private_table_may_watch_and_come_to_the_rematch(server: Server) -> None:
    owner, other = [await make_guest(server.database, name) for name in ("Anna", "Bert")]
    wishes = [SeatRequest("me"), SeatRequest("open")]
    made = await create_table(server, owner, NewTable(game=GAME, seats=wishes))
    await join(server, made.id, other, made.invitation)
    assert (await leave(server, made.id, other)).you is None
    assert (await join(server, made.id, other)).you == 1
    await start(server, made.id, owner)
    watcher, stranger = [await make_guest(server.database, name) for name in ("Cleo", "Dora")]
    await table_info(server, made.id, watcher, made.invitation)
    await propose_end(server, made.id, owner)
    await agree(server, made.id, other, True)
    again = await rematch(server, made.id, owner)
    assert again.access == "private"
    assert (await table_info(server, again.id, other)).you is None  # reserved, not taken yet
    assert (await table_info(server, again.id, watcher)).id == again.id
    with pytest.raises(Private):
        await table_info(server, again.id, stranger)
