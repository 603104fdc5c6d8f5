"""What a server keeps to itself: visitors' addresses, its files; and what a stranger's JSON cannot do."""

import json
import os
import stat
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from websockets.asyncio.client import connect

from rulebound.server.database import migrated
from rulebound.server.settings import Settings, make_settings
from rulebound.server.web.description import describe
from tests.server.conftest import MakeLive
from tests.server.live import PATIENCE

pytestmark = pytest.mark.anyio
VISITOR = "203.0.113.77"


@pytest.fixture
def settings(sqlite_url: str, tmp_path: Path) -> Settings:
    """None of this depends on the database."""
    return make_settings(database=sqlite_url, data=tmp_path / "data")


def nested(depth: int, around: str = "%s") -> bytes:
    return (around % ("[" * depth + "]" * depth)).encode()


@pytest.mark.parametrize(
    ("path", "around"),
    [
        ("/api/guest", "%s"),
        ("/api/guest", '{"name": %s}'),
        ("/api/tables", '{"game": "auztralia", "seats": [{"kind": "me"}], "setup": {"pack": %s}}'),
        ("/api/records", '{"game": "auztralia", "rules": 1, "setup": {"pack": {"units": {"a": %s}}}, "seed": 1}'),
    ],
)
async def test_a_deeply_nested_body_is_a_bad_request(
    client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture, path: str, around: str
) -> None:
    for depth in (200, 900, 1_000, 5_000, 100_000):
        body = nested(depth, around)
        answer = await client.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), depth
        assert answer.json()["reason"]
    assert not [record for record in caplog.records if record.exc_info]


async def test_no_call_at_all_fails_on_a_deeply_nested_body(
    client: httpx.AsyncClient, application: Litestar, caplog: pytest.LogCaptureFixture
) -> None:
    """Nested by itself, and in the place of each thing that a call takes."""
    new = {"game": "small-world-underground", "seats": [{"kind": "me"}, {"kind": "open"}], "access": "public"}
    table = (await client.post("/api/tables", json=new)).json()["id"]
    calls = [
        (method, path.format_map(defaultdict(lambda: "1", table=table)), around)
        for path, item in describe(application)["paths"].items()
        for method in {"post", "put", "delete"} & set(item)
        for around in bodies_of(application, item[method])
    ]
    assert len(calls) > 50
    for method, path, around in calls:
        body = nested(5_000, around)
        answer = await client.request(method, path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code < 500, (method, path, around)
    assert not [record for record in caplog.records if record.exc_info]


def bodies_of(application: Litestar, call: dict[str, Any]) -> list[str]:
    """The body of a call with a gap for all of it, and for each of its fields."""
    schema = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    name = schema.get("$ref", "").rpartition("/")[2]
    known = describe(application)["components"]["schemas"].get(name, {})
    return ["%s", *(f'{{"{field}": %s}}' for field in known.get("properties", {}))]


async def test_no_visitor_s_address_stands_in_the_log(make_live_server: MakeLive, sqlite_url: str) -> None:
    live = make_live_server(sqlite_url)
    headers = {"X-Rulebound": "1", "X-Forwarded-For": VISITOR}
    with httpx.Client(base_url=live.url, headers=headers, timeout=PATIENCE) as visitor:
        visitor.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        new = {"game": "small-world-underground", "seats": [{"kind": "me"}, {"kind": "open"}], "access": "public"}
        table = visitor.post("/api/tables", json=new).json()["id"]
        visitor.post("/api/guest", content=b"{")
        visitor.get(f"/api/tables/{table}/nowhere")
    address = f"{live.url.replace('http', 'ws')}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"X-Forwarded-For": VISITOR}, proxy=None) as line:
        await line.send(json.dumps({"type": "hello", "v": 2}))
        assert "welcome" in str(await line.recv())
        assert "marks" in str(await line.recv())
        assert "present" in str(await line.recv())
        await line.send("rubbish")
        assert "bad-message" in str(await line.recv())
    live.stop()
    log = live.log.read_text()
    assert "the worker is ready" in log  # the default level is no quieter than it was
    assert VISITOR not in log
    assert "127.0.0.1" not in log.replace(f"Rulebound is at {live.url}", "")


async def test_with_the_level_debug_the_log_tells_addresses(
    make_live_server: MakeLive, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULEBOUND_LOG", "debug")
    live = make_live_server(sqlite_url)
    address = f"{live.url.replace('http', 'ws')}/api/tables/nowhere/socket"
    async with connect(address, additional_headers={"X-Forwarded-For": VISITOR}, proxy=None) as line:
        await line.send(json.dumps({"type": "hello", "v": 2}))
        assert "no-such-table" in str(await line.recv())
    live.stop()
    assert VISITOR in live.log.read_text()


# Files.


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(params=[0o022, 0o000])
def open_mask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


async def modes_of_a_running_server(folder: Path) -> dict[str, int]:
    database = await migrated(make_settings(database="", data=folder).database)
    try:
        async with database.read():
            return {path.name: mode_of(path) for path in (folder, *folder.iterdir())}
    finally:
        await database.close()


@pytest.mark.usefixtures("open_mask")
@pytest.mark.skipif(os.name == "nt", reason="has no such modes")
async def test_only_the_owner_can_read_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    folder, name = tmp_path / "new" / "data", "rulebound.sqlite3"
    private = {"data": 0o700, name: 0o600, f"{name}-wal": 0o600, f"{name}-shm": 0o600}
    assert await modes_of_a_running_server(folder) == private
    # And what an older version has left wider.
    folder.chmod(0o755)
    (folder / name).chmod(0o644)
    assert await modes_of_a_running_server(folder) == private


@pytest.mark.skipif(os.name == "nt", reason="has no such modes")
async def test_a_folder_that_is_not_ours_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letter.txt").touch()
    make_settings(database="", data=tmp_path)
    assert mode_of(tmp_path) == 0o755
