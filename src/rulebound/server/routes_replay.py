"""Replays and records over HTTP."""

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from rulebound.kernel import Record
from rulebound.kernel.record import MAX_BYTES
from rulebound.server.replay import Course, ReplayView, course_of, record_of, replay_at, upload
from rulebound.server.routes_tables import Call, knock, looker
from rulebound.server.table_info import TableInfo

Position = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="After how many picks.")]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=100, description="Whose view; none: a spectator's.")]


@get("/replays/{table:str}", summary="A game at one of its positions")
async def replay(request: Call, table: FromPath[str], at: Position = None, seat: SeatNumber = None) -> ReplayView:
    """After the end any seat's view for anybody; before it the caller's own."""
    server, account = await looker(request)
    return await replay_at(server, table, account, at, seat)


@get("/replays/{table:str}/course", summary="The turns and the scores of a finished game")
async def course(request: Call, table: FromPath[str]) -> Course:
    """Where a replay can jump to, and how the scores rose and fell."""
    server, _ = await looker(request)
    return await course_of(server, table)


@get("/tables/{table:str}/record", summary="The record of a finished game")
async def record(request: Call, table: FromPath[str]) -> Response[Record]:
    """All that is needed to play the game again, as a file."""
    server, _ = await looker(request)
    found = await record_of(server, table)
    name = f'attachment; filename="{found.game}-{table}.json"'
    return Response(found, media_type="application/json", headers={"Content-Disposition": name})


@post("/records", summary="Bring a record", request_max_body_size=MAX_BYTES)
async def bring_record(request: Call, data: JSONBody[Record]) -> TableInfo:
    """Prove a record by the rules and keep it as a finished table."""
    server, account = await knock(request, "create")
    return await upload(server, account, data)


router = Router(path="/api", route_handlers=[replay, course, record, bring_record], tags=["replays"])
