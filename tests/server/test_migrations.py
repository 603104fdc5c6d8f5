"""The database is brought up to date by itself, and a newer one is left alone."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from rulebound.server.accounts.host import claim
from rulebound.server.database import MIGRATIONS, BadDatabase, Database, migrated
from rulebound.server.schema import metadata
from rulebound.server.settings import async_url
from tests.server.postgres import Cluster
from tests.server.sockets import PATIENCE

pytestmark = pytest.mark.anyio
NEWEST = ScriptDirectory(str(MIGRATIONS)).get_current_head()


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    opened = await migrated(async_url(database_url))
    yield opened
    await opened.close()


def differences(connection: Connection) -> Sequence[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    found: Sequence[Any] = compare_metadata(MigrationContext.configure(connection, opts=options), metadata)
    return found


async def stamp(database: Database) -> list[str]:
    async with database.read() as connection:
        return list((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars())


async def test_a_migrated_database_equals_the_schema(database: Database) -> None:
    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_keys_and_what_a_deletion_takes_along_equal_the_schema(database: Database) -> None:
    def compare(connection: Connection) -> None:
        look = inspect(connection)
        for table in metadata.sorted_tables:
            primary = look.get_pk_constraint(table.name)["constrained_columns"]
            assert primary == [column.name for column in table.primary_key], table.name
            found = {
                (each["constrained_columns"][0], each["referred_table"], each["options"].get("ondelete"))
                for each in look.get_foreign_keys(table.name)
            }
            wanted = {(key.parent.name, key.column.table.name, key.ondelete) for key in table.foreign_keys}
            assert found == wanted, table.name

    async with database.engine.connect() as connection:
        await connection.run_sync(compare)


async def test_the_comparison_sees_a_difference(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(text("DROP TABLE chat"))
    async with database.engine.connect() as connection:
        assert [change[0] for change in await connection.run_sync(differences)] == ["add_table", "add_index"]


async def test_migrating_twice_is_harmless(database: Database, database_url: str) -> None:
    async with database.write() as connection:
        await connection.execute(text("INSERT INTO accounts (name, kind, created) VALUES ('Anna', 'guest', 1)"))
    before = await stamp(database)
    again = await migrated(async_url(database_url))
    async with again.read() as connection:
        assert (await connection.execute(text("SELECT name FROM accounts"))).scalars().all() == ["Anna"]
    assert await stamp(again) == before == [NEWEST]
    await again.close()


async def test_one_of_several_workers_that_start_at_once_migrates(cluster: Cluster) -> None:
    url = async_url(cluster.url(cluster.make()))
    async with asyncio.timeout(PATIENCE):  # without the lock they may wait for each other for ever
        opened = await asyncio.gather(*(migrated(url) for _ in range(4)))
    assert await stamp(opened[0]) == [NEWEST]
    for each in opened:
        await each.close()


async def test_a_database_of_a_newer_program_is_refused_and_left_alone(
    database: Database, database_url: str
) -> None:
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase, match=r"newer Rulebound .*9999.*upgrade"):
        await migrated(async_url(database_url))
    assert await stamp(database) == ["9999"]


def make_first(connection: Connection) -> None:
    """A database as the first version left it, with a local player who sits at a table, and a public table."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    local = "INSERT INTO accounts (id, name, name_key, kind, created)"
    connection.execute(text(f"{local} VALUES (7, 'Local player', ' local', 'local', 1)"))
    columns = (
        "id, game, rules, setup, seed, status, public, invitation, owner, pace, on_timeout, seq, waiting, created"
    )
    for table, public in (("t", "false"), ("p", "true")):
        row = f"'{table}', 'pearl-divers', 1, '{{}}', '', 'open', {public}, '{table}', 7, 'live', 'move', 0, '', 1"
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({row})"))
    seat = "INSERT INTO seats (table_id, number, kind, account_id, away, notes)"
    connection.execute(text(f"{seat} VALUES ('t', 0, 'person', 7, false, '')"))


@pytest.fixture
async def older(tmp_path: Path) -> AsyncIterator[Database]:
    """A database of the first version, brought up to date."""
    url = async_url(f"sqlite:///{tmp_path / 'old.sqlite3'}")
    old = Database(url)
    async with old.engine.connect() as connection:
        await connection.run_sync(make_first)
        await connection.commit()
    await old.close()
    database = await migrated(url)
    yield database
    await database.close()


async def test_tables_that_an_older_version_did_not_list_are_private(older: Database) -> None:
    async with older.read() as connection:
        rows = (await connection.execute(text("SELECT id, access FROM tables"))).all()
    assert {tuple(row) for row in rows} == {("t", "private"), ("p", "public")}


async def test_the_local_player_of_an_older_database_is_the_host_and_keeps_the_tables(older: Database) -> None:
    account, _ = await claim(older)
    assert (account.id, account.kind) == (7, "local")
    async with older.read() as connection:
        seats = (await connection.execute(text("SELECT table_id FROM seats WHERE account_id = 7"))).scalars().all()
    assert seats == ["t"]
