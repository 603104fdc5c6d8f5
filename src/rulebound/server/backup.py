"""Backup and restore of the whole database, SQLite or PostgreSQL; a backup can be made while the server runs."""

import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from rulebound.kernel import RuleboundError
from rulebound.server.database import Database, now
from rulebound.server.schema import heartbeat

ALIVE: Final = 10_000  # milliseconds: a server whose heartbeat is not older is running
SQLITE_START: Final = b"SQLite format 3\0"
DUMP_START: Final = b"PGDMP"


class BadBackup(RuleboundError):
    """The backup cannot be made or restored."""


def back_up(url: str, file: Path) -> None:
    """Copy the database into a new file that only its owner can read; either the whole copy is there or none."""
    if file.exists():
        raise BadBackup("file-exists", "{file} exists already: choose another name", file=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        if url.startswith("sqlite"):
            _copy_sqlite(_sqlite_file(url), part)
        else:
            _run("pg_dump", "--format=custom", "--no-owner", f"--file={part}", f"--dbname={_plain(url)}")
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except OSError as error:
        raise BadBackup(
            "not-written", "{file} cannot be written: {cause}", file=str(file), cause=error.strerror or str(error)
        ) from error
    finally:
        part.unlink(missing_ok=True)


async def restore(url: str, file: Path, force: bool = False) -> None:
    """Put a backup in the place of the database, whose content is lost; refused while a server runs."""
    try:
        with file.open("rb") as opened:
            start = opened.read(16)
    except OSError as error:
        raise BadBackup(
            "not-read", "{file} cannot be read: {cause}", file=str(file), cause=error.strerror or str(error)
        ) from error
    wanted = SQLITE_START if url.startswith("sqlite") else DUMP_START
    if not start.startswith(wanted):
        raise BadBackup("no-backup", "{file} is no backup of this kind of database", file=str(file))
    if not force and await _is_served(url):
        raise BadBackup("database-in-use", "a server uses this database: stop it first")
    if url.startswith("sqlite"):
        _check_sqlite(file)
        _copy_sqlite(file, _sqlite_file(url))
    else:
        options = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
        _run("pg_restore", *options, f"--dbname={_plain(url)}", str(file))


async def _is_served(url: str) -> bool:
    if url.startswith("sqlite") and not _sqlite_file(url).is_file():
        return False
    database = Database(url)
    try:
        async with database.read() as connection:
            last = (await connection.execute(select(heartbeat.c.at))).scalar()
    except SQLAlchemyError:  # empty, or of an older version
        return False
    finally:
        await database.close()
    return last is not None and abs(now() - last) < ALIVE


def _sqlite_file(url: str) -> Path:
    return Path(make_url(url).database or "")


def _copy_sqlite(source: Path, target: Path) -> None:
    """SQLite's own backup: a whole state of the database, however much is written meanwhile."""
    if not source.is_file():
        raise BadBackup("no-database", "there is no database {file}", file=str(source))
    try:
        with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as written:
            read.backup(written, pages=1_000, sleep=0.01)
    except sqlite3.Error as error:
        raise BadBackup(
            "not-copied", "{file} cannot be copied: {fault}", file=str(source), fault=str(error)
        ) from error
    _check_sqlite(target)


def _check_sqlite(file: Path) -> None:
    try:
        with closing(sqlite3.connect(file)) as opened:
            (said,) = opened.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise BadBackup("damaged", "{file} is damaged: {fault}", file=str(file), fault=str(error)) from error
    if said != "ok":
        raise BadBackup("damaged", "{file} is damaged: {fault}", file=str(file), fault=str(said))


def _plain(url: str) -> str:
    """The address as PostgreSQL's own programs take it."""
    return url.replace("postgresql+asyncpg://", "postgresql://", 1)


def _run(program: str, *words: str) -> None:
    try:
        done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise BadBackup("no-program", "{program} of PostgreSQL is not installed here", program=program) from error
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
        raise BadBackup("program-failed", "{program} failed: {fault}", program=program, fault=said[0])
