"""A crowd of spectators: it has its limits, and never keeps a player from the table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from rulebound.server.accounts.account import make_guest
from rulebound.server.live import hub, viewer
from rulebound.server.settings import Settings, make_settings
from rulebound.server.tables.creating import create_table
from rulebound.server.tables.info import NewTable, SeatRequest
from rulebound.server.tables.seating import join
from tests.server.guests import GAME, Seated, seat_guests
from tests.server.sockets import Client, Site, until

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(sqlite_url: str, tmp_path: Path) -> Settings:
    """Nothing here depends on the database."""
    return make_settings(database=sqlite_url, data=tmp_path / "data")


@pytest.fixture
async def lines() -> AsyncIterator[AsyncExitStack]:
    """Keeps connections open until the test is over."""
    async with AsyncExitStack() as stack:
        yield stack


async def stranger(lines: AsyncExitStack, site: Site, table: str, number: int = 0) -> Client:
    """Somebody without an account, from one of several addresses."""
    line = site.line(table, headers={"X-Forwarded-For": f"203.0.113.{number}"})
    client = await lines.enter_async_context(line)
    await client.send(type="hello", v=2)
    return client


async def refused(client: Client) -> tuple[int | None, str]:
    """How the connection was closed, and the word for programs."""
    code = await client.closed()
    return code, client.unread[-1]["code"]


async def test_two_hundred_spectators_do_not_keep_a_player_out(
    site: Site, seated: Seated, lines: AsyncExitStack
) -> None:
    crowd = await asyncio.gather(*(stranger(lines, site, seated.table, at % 4) for at in range(200)))
    for each in crowd:
        await each.of("welcome")
    late = await stranger(lines, site, seated.table, 9)
    assert await refused(late) == (1013, "no-room")  # the code after which clients try again
    for seat, account in enumerate(seated.accounts):
        player = await lines.enter_async_context(site.client(seated.table, account))
        assert (await player.of("welcome"))["you"] == seat


async def test_one_address_has_its_share_of_all_tables_and_others_have_theirs(
    site: Site, seated: Seated, lines: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "SPECTATORS_OF_AN_ADDRESS", 3)
    other = await seat_guests(site.server, name="Other")
    for table in (seated.table, other.table, seated.table):
        await (await stranger(lines, site, table)).of("welcome")
    for table in (seated.table, other.table):
        assert await refused(await stranger(lines, site, table)) == (viewer.TRY_LATER, "no-room")
    await (await stranger(lines, site, seated.table, 1)).of("welcome")


async def test_the_server_has_so_many_spectators_over_all_tables(
    site: Site, seated: Seated, lines: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "SPECTATORS", 2)
    other = await seat_guests(site.server, name="Other")
    for number, table in enumerate((seated.table, other.table)):
        await (await stranger(lines, site, table, number)).of("welcome")
    assert await refused(await stranger(lines, site, other.table, 3)) == (viewer.TRY_LATER, "no-room")


async def test_one_account_watches_in_so_many_windows(
    site: Site, seated: Seated, lines: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "SPECTATORS_OF_AN_ACCOUNT", 2)
    gus, eva = [await make_guest(site.server.database, name) for name in ("Gus", "Eva")]
    for account in (gus, gus, eva):
        await (await lines.enter_async_context(site.client(seated.table, account))).of("welcome")
    late = await lines.enter_async_context(site.client(seated.table, gus))
    assert await refused(late) == (viewer.TRY_LATER, "no-room")


async def test_one_who_goes_makes_room(
    site: Site, seated: Seated, lines: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "SPECTATORS_OF_A_TABLE", 1)
    async with AsyncExitStack() as first:
        await (await stranger(first, site, seated.table)).of("welcome")
    await until(lambda: len(site.server.hub) == 0)
    await (await stranger(lines, site, seated.table)).of("welcome")


async def test_who_sits_down_is_no_longer_counted(
    site: Site, lines: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "SPECTATORS_OF_A_TABLE", 1)
    anna, bert = [await make_guest(site.server.database, name) for name in ("Anna", "Bert")]
    wishes = [SeatRequest("me"), SeatRequest("open"), SeatRequest("open")]
    new = NewTable(game=GAME, setup={"seats": 3}, seats=wishes, access="public")
    table = (await create_table(site.server, anna, new)).id
    watching = await lines.enter_async_context(site.client(table, bert))
    await watching.of("welcome")
    assert await refused(await stranger(lines, site, table)) == (viewer.TRY_LATER, "no-room")
    await join(site.server, table, bert)
    await watching.get(lambda told: told["type"] == "table" and told["you"] == 1)
    await (await stranger(lines, site, table)).of("welcome")


@pytest.mark.parametrize("limit", ["WINDOWS_AT_A_TABLE", "WINDOWS"])
async def test_a_player_s_oldest_window_gives_way_to_a_new_one(
    site: Site, seated: Seated, lines: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(hub, limit, 2)
    windows = []
    for account in (seated.accounts[0], seated.accounts[1], seated.accounts[0], seated.accounts[0]):
        windows.append(await lines.enter_async_context(site.client(seated.table, account)))
        await windows[-1].of("welcome")
    assert await refused(windows[0]) == (viewer.REPLACED, "gave-way")
    for window in windows[1:]:
        assert await window.is_alive()


async def test_a_server_that_stops_sends_nobody_away_for_good(site: Site, seated: Seated) -> None:
    await site.server.hub.close()
    async with site.client(seated.table, seated.accounts[0]) as client:
        assert await refused(client) == (viewer.TRY_LATER, "no-room")
