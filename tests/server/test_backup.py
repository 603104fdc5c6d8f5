"""A backup is made while the server runs, and put back while it is stopped, on both databases."""

import asyncio
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import delete, select

from rulebound.server.backup import BadBackup, back_up, restore
from rulebound.server.database import Database, now
from rulebound.server.live.server import Server, close_server, open_server
from rulebound.server.play.heartbeat import beat
from rulebound.server.schema import heartbeat, moves, tables
from rulebound.server.settings import Settings, async_url
from tests.server.conftest import MakeLive
from tests.server.guests import Seated, seat_guests
from tests.server.played import kept_moves, playing, set_up
from tests.server.postgres import Cluster, programs
from tests.server.table_play import pick_any

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _programs_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(programs()), prepend=":")


async def test_a_backup_made_during_play_is_put_back_and_the_game_continues(
    settings: Settings, tmp_path: Path
) -> None:
    server = await open_server(settings)
    seated = await seat_guests(server)
    for _ in range(5):
        await pick_any(server, seated)
    playing = asyncio.create_task(_play_on(server, seated))
    copy = tmp_path / "copy"
    await asyncio.to_thread(back_up, settings.database, copy)
    await playing
    shown = (await server.rooms.get(seated.table)).seq
    assert shown == 25
    async with server.database.write() as connection:
        await connection.execute(delete(moves))
        await connection.execute(delete(tables))
    await close_server(server)
    assert (copy.stat().st_mode & 0o777, list(tmp_path.glob("*.part"))) == (0o600, [])

    await restore(settings.database, copy)
    again = await open_server(settings)
    room = await again.rooms.get(seated.table)
    assert 5 <= room.seq <= 25
    async with again.database.read() as connection:
        assert len((await connection.execute(select(moves))).all()) == room.seq
    assert (await pick_any(again, seated)).seq == room.seq
    await close_server(again)


async def _play_on(server: Server, seated: Seated) -> None:
    for _ in range(20):
        await pick_any(server, seated)
        await asyncio.sleep(0)


async def test_what_exists_is_not_overwritten_and_what_is_no_backup_not_restored(
    settings: Settings, tmp_path: Path
) -> None:
    await close_server(await open_server(settings))
    there = tmp_path / "there"
    there.write_text("something else")
    with pytest.raises(BadBackup, match="exists"):
        back_up(settings.database, there)
    with pytest.raises(BadBackup, match="no backup"):
        await restore(settings.database, there)
    with pytest.raises(BadBackup, match="cannot be read"):
        await restore(settings.database, tmp_path / "nowhere")
    with pytest.raises(BadBackup, match="cannot be written"):
        back_up(settings.database, tmp_path / "no folder" / "copy")
    assert there.read_text() == "something else"


async def test_nothing_is_restored_under_a_running_server(settings: Settings, tmp_path: Path) -> None:
    server = await open_server(settings)
    copy = tmp_path / "copy"
    await asyncio.to_thread(back_up, settings.database, copy)
    await beat(server, now())
    with pytest.raises(BadBackup, match="stop it first"):
        await restore(settings.database, copy)
    async with server.database.write() as connection:
        await connection.execute(heartbeat.update().values(at=now() - 60_000))
    await close_server(server)
    await restore(settings.database, copy)


async def test_a_damaged_copy_is_refused_before_anything_is_lost(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    url = async_url(sqlite_url)
    back_up(url, copy)
    data = bytearray(copy.read_bytes())
    data[4_096:8_192] = b"\xff" * 4_096
    copy.write_bytes(data)
    with pytest.raises(BadBackup, match="damaged"):
        await restore(url, copy)
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as kept:
        assert kept.execute("SELECT count(*) FROM tables").fetchone() == (0,)


# The drill: the machine with the database is gone, and the games go on elsewhere, from the copy.


@pytest.fixture
def empty_url(database_url: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of the same kind that has nothing in it."""
    if database_url.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'elsewhere.sqlite3'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.url(cluster.make())


def command(*words: str) -> None:
    """Run the program as a host does."""
    done = subprocess.run([sys.executable, "-m", "rulebound", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.long
async def test_games_go_on_elsewhere_from_a_copy_that_was_made_while_they_were_played(
    make_live_server: MakeLive, database_url: str, empty_url: str, tmp_path: Path
) -> None:
    rng, copy = random.Random(1), str(tmp_path / "copy")
    sitting = await set_up(database_url, tmp_path, 20)
    live = make_live_server(database_url)
    async with playing(live, sitting, rng, 0.15) as played:
        await played.every_table_continues()
        acknowledged = dict(played.ledger.picks)
        await asyncio.to_thread(command, "backup", copy, "--database", database_url)
        await played.every_table_continues()
        last = await played.kept()
    live.stop()

    command("restore", copy, "--database", empty_url, "--yes")
    database = Database(async_url(empty_url))
    restored = await kept_moves(database)
    await database.close()
    assert acknowledged.items() <= restored.items() <= last.items()
    assert len(restored) < len(last)
    live = make_live_server(empty_url)
    async with playing(live, sitting, rng, 0.15) as played:
        await played.every_table_continues()
        await played.nothing_is_lost()
        assert restored.items() <= (await played.kept()).items()
