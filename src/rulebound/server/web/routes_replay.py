"""Replay and record routes."""

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from rulebound.kernel import Record
from rulebound.kernel.record import MAX_BYTES
from rulebound.server.play.replay import ReplayView, Timeline, record_of, replay_at, timeline_of, upload
from rulebound.server.tables.info import TableInfo
from rulebound.server.web.routes_tables import Call, require_account, visitor

Position = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="After how many picks.")]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=100, description="Whose view; none: a spectator's.")]


@get("/replays/{table:str}", summary="A game after some of its picks")
async def replay(request: Call, table: FromPath[str], at: Position = None, seat: SeatNumber = None) -> ReplayView:
    """In a finished game any seat's view, for everybody; in a running one the caller's own."""
    server, account = await visitor(request, table)
    return await replay_at(server, table, account, at, seat)


@get("/replays/{table:str}/timeline", summary="The timeline of a finished game")
async def timeline(request: Call, table: FromPath[str]) -> Timeline:
    """Its turns, which a replay can jump to, and the changes of the scores."""
    server, _ = await visitor(request, table)
    return await timeline_of(server, table)


@get("/tables/{table:str}/record", summary="The record of a finished game")
async def record(request: Call, table: FromPath[str]) -> Response[Record]:
    """Everything needed to replay the game, as a file."""
    server, _ = await visitor(request, table)
    found = await record_of(server, table)
    name = f'attachment; filename="{found.game}-{table}.json"'
    return Response(found, media_type="application/json", headers={"Content-Disposition": name})


@post("/records", summary="Upload a record", request_max_body_size=MAX_BYTES)
async def upload_record(request: Call, data: JSONBody[Record]) -> TableInfo:
    """Verify a record by replaying it, and store it as a finished table."""
    server, account = await require_account(request, "create")
    return await upload(server, account, data)


router = Router(path="/api", route_handlers=[replay, timeline, record, upload_record], tags=["replays"])
