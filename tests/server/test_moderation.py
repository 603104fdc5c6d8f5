"""Moderation: players report, the host mutes, blocks and removes from the command line, and all of it is noted."""

from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from typer.testing import CliRunner

from rulebound.cli import app
from rulebound.server.accounts.account import (
    Account,
    NotAllowed,
    account_of_session,
    account_of_token,
    log_in,
    make_guest,
    make_token,
    open_session,
    register,
)
from rulebound.server.database import Database, now
from rulebound.server.live.server import Server
from rulebound.server.live.viewer import POLICY
from rulebound.server.publication import Publication
from rulebound.server.settings import Settings, make_settings
from rulebound.server.tables import moderation
from rulebound.server.tables.chat import chat_since, say
from rulebound.server.tables.former import delete_account
from rulebound.server.tables.info import table_info
from rulebound.server.tables.moderation import NoSuchAccount
from rulebound.server.tables.table import NoSuchTable, Refused
from tests.server.guests import Seated, seat_guests
from tests.server.live import PATIENCE
from tests.server.sockets import Site

pytestmark = pytest.mark.anyio
PASSWORD = "a long enough one"


async def test_a_report_reaches_the_host_with_its_table_and_who_it_is_about(
    application: Litestar, client: httpx.AsyncClient
) -> None:
    server: Server = application.state.server
    seated = await seat_guests(server)
    address = f"/api/tables/{seated.table}/reports"
    for body, status in (
        ({"text": "rude\nwords", "seat": 1}, 204),
        ({"text": "slow"}, 204),
        ({"text": " ", "seat": 1}, 409),
        ({"text": "x", "seat": 7}, 409),
        ({"text": "x" * 1001}, 400),
    ):
        assert (await client.post(address, json=body)).status_code == status, body
    found = await moderation.open_reports(server.publication)
    bad = seated.accounts[1]
    assert [(each.table, each.about, each.text) for each in found] == [
        (seated.table, f"{bad.name} (#{bad.id})", "rude words"),
        (seated.table, "-", "slow"),
    ]
    await moderation.close_report(server.publication, found[0].id)
    assert [each.text for each in await moderation.open_reports(server.publication)] == ["slow"]
    for _ in range(moderation.OPEN_REPORTS - 1):
        await client.post(address, json={"text": "again"})
    answer = await client.post(address, json={"text": "again"})
    assert answer.status_code in (409, 429)


async def test_who_is_muted_cannot_chat_until_the_time_is_over(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await seat_guests(server)
    loud = seated.accounts[0]
    await moderation.mute(server.publication, loud, 7)
    with pytest.raises(NotAllowed, match="muted"):
        await say(server, seated.table, loud, "hello")
    await say(server, seated.table, seated.accounts[1], "peace")
    await moderation.mute(server.publication, loud, 0)
    await say(server, seated.table, loud, "hello")
    await moderation.mute(server.publication, loud, 1)
    later = now() + moderation.DAY_MS + 1
    monkeypatch.setattr("rulebound.server.tables.chat.now", lambda: later)
    await say(server, seated.table, loud, "hello again")


async def test_who_is_blocked_is_signed_out_and_cannot_come_in(server: Server) -> None:
    anna = await register(server.database, "Anna", PASSWORD)
    session, (_, token) = await open_session(server.database, anna), await make_token(server.database, anna, "t")
    await moderation.block(server.publication, anna)
    assert await account_of_session(server.database, session) is None
    assert await account_of_token(server.database, token) is None
    with pytest.raises(NotAllowed, match="blocked"):
        await log_in(server.database, "Anna", PASSWORD)
    await moderation.block(server.publication, anna, blocked=False)
    assert (await log_in(server.database, "Anna", PASSWORD)).id == anna.id


async def test_the_open_sockets_of_who_is_blocked_are_closed(site: Site, seated: Seated) -> None:
    async with site.client(seated.table, seated.accounts[0]) as bad, site.client(seated.table) as other:
        await bad.of("present")
        await moderation.block(site.server.publication, seated.accounts[0])
        assert await bad.closed() == POLICY
        assert await other.is_alive()


async def test_open_pages_close_when_the_host_acts_in_another_process(site: Site, seated: Seated) -> None:
    elsewhere = Publication(Database(site.server.settings.database))
    bad, good = seated.accounts
    async with site.client(seated.table, bad) as blocked, site.client(seated.table, good) as other:
        for each in (blocked, other):
            await each.of("present")
        await moderation.block(elsewhere, bad)
        assert await blocked.closed() == POLICY
        assert await other.is_alive()
        await moderation.remove_table(elsewhere, seated.table)
        assert await other.closed() == POLICY
    await elsewhere.database.close()


async def test_a_table_is_removed_for_all(site: Site, seated: Seated) -> None:
    async with site.client(seated.table, seated.accounts[0]) as client:
        await client.of("present")
        await moderation.remove_table(site.server.publication, seated.table)
        assert await client.closed() == POLICY
    with pytest.raises(NoSuchTable):
        await table_info(site.server, seated.table, seated.accounts[0])
    with pytest.raises(Refused):
        await moderation.remove_table(site.server.publication, seated.table)


@pytest.mark.parametrize("erase", [True, False])
@pytest.mark.parametrize("by_host", [True, False])
async def test_an_account_goes_with_its_chat_if_wished(server: Server, erase: bool, by_host: bool) -> None:
    seated = await seat_guests(server)
    gone, other = seated.accounts
    await say(server, seated.table, gone, "my address is ...")
    await say(server, seated.table, other, "hello")
    if by_host:
        await moderation.remove_account(server.publication, gone, erase)
    else:
        await delete_account(server.database, gone, None, erase)
    assert [line.text for line in await chat_since(server, seated.table)] == (
        ["hello"] if erase else ["my address is ...", "hello"]
    )


async def test_guests_who_share_a_name_are_told_apart_by_number(server: Server) -> None:
    one, other = [await make_guest(server.database, "Guest") for _ in range(2)]
    with pytest.raises(NoSuchAccount, match=f"#{one.id}, #{other.id}"):
        await moderation.find_account(server.publication, "Guest")
    assert await moderation.find_account(server.publication, f"#{other.id}") == other
    anna = await register(server.database, "Anna", PASSWORD)
    assert await moderation.find_account(server.publication, "ANNA") == anna
    for nobody in ("Bert", "#999"):
        with pytest.raises(NoSuchAccount, match="nobody"):
            await moderation.find_account(server.publication, nobody)


async def test_the_host_cannot_be_blocked_or_removed(server: Server) -> None:
    host = Account(1, "Host", "person", host=True)
    with pytest.raises(Refused):
        await moderation.block(server.publication, host)
    with pytest.raises(Refused):
        await moderation.remove_account(server.publication, host, False)


# The commands.


@pytest.fixture
def settings(database_url: str, tmp_path: Path) -> Settings:
    return make_settings(database=database_url, data=tmp_path / "data")


def run(url: str, folder: Path, *words: str) -> str:
    result = CliRunner().invoke(app, ["moderate", *words, "--database", url, "--data", str(folder)])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_commands_do_it_and_the_log_tells_all(
    make_live_server: object, sqlite_url: str, tmp_path: Path
) -> None:
    live = make_live_server(sqlite_url)  # type: ignore[operator]
    folder = tmp_path / "data"
    with httpx.Client(base_url=live.url, headers={"X-Rulebound": "1"}, timeout=PATIENCE, trust_env=False) as anna:
        anna.post("/api/register", json={"name": "Anna", "password": PASSWORD}).raise_for_status()
        new = {"game": "small-world-underground", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = anna.post("/api/tables", json=new).json()["id"]
        anna.post(f"/api/tables/{table}/reports", json={"text": "look here"}).raise_for_status()
        told = run(sqlite_url, folder, "reports")
        assert table in told
        assert "look here" in told
        run(sqlite_url, folder, "done", "1")
        assert run(sqlite_url, folder, "reports") == "No reports.\n"
        run(sqlite_url, folder, "mute", "Anna", "--days", "3")
        assert anna.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code == 403
        run(sqlite_url, folder, "block", "Anna")
        assert anna.get("/api/me").json()["you"] is None
        run(sqlite_url, folder, "block", "Anna", "--undo")
        run(sqlite_url, folder, "remove-table", table)
        assert anna.get(f"/api/tables/{table}").status_code == 404
        run(sqlite_url, folder, "remove-account", "anna", "--erase-chat")
        again = anna.post("/api/log-in", json={"name": "Anna", "password": PASSWORD})
        assert again.status_code == 401
    log = run(sqlite_url, folder, "log")
    actions = ["report", "close report", "mute", "block", "unblock", "remove table", "remove account"]
    assert [line.split("  ")[1] for line in log.splitlines()] == actions
    assert table in log
