"""The database: SQLite in one file by default, or PostgreSQL by its URL. Migrations run at start-up."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rulebound.kernel import RuleboundError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 7_206_121  # a PostgreSQL advisory lock: one worker migrates, the others wait


class BadDatabase(RuleboundError):
    """The database cannot be used by this program."""


class NotOpened(BadDatabase):
    """The database cannot be opened now; perhaps later."""


class Unreachable(OSError):
    """No connection to the database can be made now."""


UNAVAILABLE: Final = (Unreachable, DBAPIError, PoolTimeout)  # what is raised while the database cannot be used


class Database:
    """An engine, with one method for reading and one for writing in a transaction."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(
            url, **({} if self.is_sqlite else {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True})
        )
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A read-only connection."""
        async with self._connected() as connection:
            if self.is_sqlite:
                connection = await connection.execution_options(read_only=True)
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; on SQLite it takes the write lock at once, so that it never has to be retried."""
        async with self._connected() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        try:
            connection = await self.engine.connect()
        except OSError as error:
            raise Unreachable(str(error)) from error
        try:
            yield connection
        finally:
            await asyncio.shield(asyncio.create_task(connection.close()))  # not left open by a cancelled caller

    async def migrate(self) -> None:
        """Run the migrations; raise `BadDatabase` if the database is newer than the program."""
        async with self.engine.connect() as connection:
            await connection.run_sync(_migrate)
            await connection.commit()

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def _prepare_sqlite(connection: Any, _record: object) -> None:
    set_up_sqlite(connection)


def set_up_sqlite(connection: Any) -> None:
    """The settings of every connection: what is committed is on the disk."""
    connection.isolation_level = None  # transactions are begun below
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    read_only = connection.get_execution_options().get("read_only")
    connection.exec_driver_sql("BEGIN" if read_only else "BEGIN IMMEDIATE")


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    present = MigrationContext.configure(connection).get_current_revision()
    known = {revision.revision for revision in script.walk_revisions()}
    if present is not None and present not in known:
        raise BadDatabase(
            "database-newer",
            "the database was made by a newer Rulebound (its version is {version}): upgrade this program",
            version=present,
        )
    command.upgrade(config, "head")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _cause(error: BaseException) -> str:
    """The database's own error message, without the SQL statement."""
    cause = getattr(error, "orig", None) or error
    return str(cause).removeprefix(f"{type(cause)}: ") or type(cause).__name__


def _make_private(file: Path) -> None:
    """Create the file with mode 0600 and set that mode on its WAL files; SQLite copies it to new ones."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for path in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):  # not created yet, or owned by another user
            path.chmod(0o600)


async def migrated(url: str) -> Database:
    """Open and migrate a database; raise `BadDatabase` if that fails."""
    database = Database(url)
    file = database.engine.url.database if database.is_sqlite else None
    if file and not Path(file).parent.is_dir():
        raise BadDatabase(
            "database-no-folder",
            "the database cannot be opened: there is no folder {folder}",
            folder=str(Path(file).parent),
        )
    try:
        if file and file != ":memory:":
            _make_private(Path(file))
        await database.migrate()
    except BadDatabase:
        await database.close()
        raise
    except (TimeoutError, OSError, SQLAlchemyError, PostgresError) as error:
        await database.close()
        raise NotOpened(
            "database-not-opened", "the database cannot be opened: {cause}", cause=_cause(error)
        ) from error
    return database
