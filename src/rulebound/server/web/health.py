"""Health check and metrics, for monitoring."""

import asyncio
import logging
from importlib.metadata import version
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import State
from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

from rulebound.server.live.server import Server
from rulebound.server.schema import tables

log = logging.getLogger(__name__)
SECONDS: Final = 5.0  # a slower answer of the database counts as a failure
STATUSES: Final = ("open", "playing", "over", "ended")


class Health(msgspec.Struct):
    """Whether the server and its database work."""

    well: bool
    version: str
    database: str  # ok, or what is wrong


@get("/health", summary="Health check")
async def health(request: Request[Any, Any, State]) -> Response[Health]:
    """Runs a query on the database; 503 if it fails."""
    said = await _ask_database(request.app.state.server)
    well = said == "ok"
    return Response(Health(well, version("rulebound"), said), status_code=200 if well else 503)


async def _ask_database(server: Server) -> str:
    try:
        async with asyncio.timeout(SECONDS), server.database.read() as connection:
            await connection.execute(text("SELECT 1"))
    except TimeoutError:
        return "does not answer in time"
    except (SQLAlchemyError, OSError) as error:
        log.warning("the database cannot be reached: %s", error)
        return "cannot be reached"
    return "ok"


@get("/metrics", summary="Metrics for Prometheus", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, State]) -> Response[str]:
    """The metrics of the worker that answers, and the number of tables of the whole server."""
    server: Server = request.app.state.server
    query = select(tables.c.status, func.count()).group_by(tables.c.status)
    async with server.database.read() as connection:
        found: dict[str, int] = {row[0]: row[1] for row in await connection.execute(query)}
    for status in STATUSES:
        server.metrics.set("tables", found.get(status, 0), status=status)
    server.metrics.set("sockets", len(server.hub))
    return Response(server.metrics.text(), headers={"content-type": "text/plain; version=0.0.4; charset=utf-8"})


router = Router(path="/api", route_handlers=[health, metrics], tags=["operation"])
