"""Health check and metrics, for monitoring."""

import asyncio
import logging
import math
import shutil
import time
from importlib.metadata import version
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import State
from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

from rulebound.server.database import now
from rulebound.server.live.server import Server
from rulebound.server.schema import tables

log = logging.getLogger(__name__)
SECONDS: Final = 5.0  # a slower answer of the database counts as a failure
KEPT_SECONDS: Final = 1.0  # for which an answer is kept
FREE_BYTES: Final = 200_000_000  # with less free space the host should do something
# Writes always: in a new database there is no note of the server yet, and to update nothing would write nothing.
WRITE: Final = text('INSERT INTO heartbeat (id, "at") VALUES (1, :now) ON CONFLICT (id) DO UPDATE SET id = 1')
STATUSES: Final = ("open", "playing", "over", "ended")


class Health(msgspec.Struct):
    """Whether the server and its database work."""

    well: bool
    version: str
    database: str  # ok, or what is wrong
    disk: str  # of the data folder: ok, or nearly full


@get("/health", summary="Health check")
async def health(request: Request[Any, Any, State]) -> Response[Health]:
    """Reads and writes the database, at most once a second; 503 if it fails."""
    said = await request.app.state.health.ask(request.app.state.server)
    well = said == "ok"
    disk = _disk(request.app.state.server)
    return Response(Health(well, version("rulebound"), said, disk), status_code=200 if well else 503)


def _disk(server: Server) -> str:
    return "ok" if shutil.disk_usage(server.settings.data).free >= FREE_BYTES else "nearly full"


class DatabaseCheck:
    """Whether the database can be read and written; many who ask at once cost one transaction."""

    def __init__(self) -> None:
        self._asking = asyncio.Lock()
        self._said, self._at = "", -math.inf

    async def ask(self, server: Server) -> str:
        """`ok`, or what is wrong."""
        async with self._asking:
            if time.monotonic() - self._at >= KEPT_SECONDS:
                self._said = await _ask_database(server)
                self._at = time.monotonic()
            return self._said


async def _ask_database(server: Server) -> str:
    try:
        async with asyncio.timeout(SECONDS):
            async with server.database.read() as connection:
                await connection.execute(text("SELECT 1"))
            try:  # a full disk can still be read
                async with server.database.write() as connection:
                    await connection.execute(WRITE, {"now": now()})
            except (SQLAlchemyError, OSError) as error:
                log.warning("the database cannot be written: %s", error)
                return "cannot be written"
    except TimeoutError:
        return "does not answer in time"
    except (SQLAlchemyError, OSError) as error:
        log.warning("the database cannot be reached: %s", error)
        return "cannot be reached"
    return "ok"


@get("/metrics", summary="Metrics for Prometheus", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """The metrics of all workers of the machine, and the number of tables of the whole server."""
    server: Server = request.app.state.server
    query = select(tables.c.status, func.count()).group_by(tables.c.status)
    async with server.database.read() as connection:
        found: dict[str, int] = {row[0]: row[1] for row in await connection.execute(query)}
    for status in STATUSES:
        server.metrics.set("tables", found.get(status, 0), status=status)
    return Response(server.metrics.text(), headers={"content-type": "text/plain; version=0.0.4; charset=utf-8"})


router = Router(path="/api", route_handlers=[health, metrics], tags=["operation"])
