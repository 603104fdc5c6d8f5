"""Tables over HTTP: the lobby, seats, picks, votes, chat and notes."""

import asyncio
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from rulebound.kernel import MatchView
from rulebound.server import notes, play, tables
from rulebound.server.accounts import Account
from rulebound.server.chat import said_since, say
from rulebound.server.games import GameInfo, list_games
from rulebound.server.notify import notify
from rulebound.server.play import WhyView
from rulebound.server.rooms import Room
from rulebound.server.security import address, caller, need_caller
from rulebound.server.server import Server
from rulebound.server.table_info import (
    Name,
    NewTable,
    TableInfo,
    asked_of,
    content_of,
    list_mine,
    list_open,
    table_info,
)
from rulebound.server.wire import ChatText, OptionText, Said, SeatNumber, Seq, Told

Call: TypeAlias = Request[Any, Any, State]
LONGEST_WAIT: Final = 30.0  # seconds

After = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1, description="The last seq that the caller has.")]
Wait = Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT, description="Seconds to wait for news.")]
What = Annotated[str, QueryParameter(min_length=1, max_length=200, description="An option or a target.")]
Wished = Annotated[int | None, QueryParameter(ge=0, le=100, description="Of several seats, the one to act for.")]
LineNumber = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="Only lines after this one.")]


class Lobby(msgspec.Struct):
    """The public tables that wait for players, and the caller's own tables."""

    open: list[TableInfo]
    mine: list[TableInfo]


class TableState(msgspec.Struct):
    """A table and, once the game has begun, the caller's view of it with the events since (`anew`: all)."""

    table: TableInfo
    view: MatchView | None
    anew: bool
    events: list[Told]


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """The invitation to a private table, and the free seat that is wished; none: the first."""

    invitation: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    seat: SeatNumber | None = None


class NewPlace(msgspec.Struct, forbid_unknown_fields=True):
    """The seat to change to: a free one, a bot's, or another of the caller's own."""

    to: SeatNumber


class BotSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The bot that is to sit there; none: the seat is free."""

    bot: Name | None = None


class SeatAnswers(msgspec.Struct, forbid_unknown_fields=True):
    """Answers to what the set-up asks each seat, by the names of the fields."""

    answers: dict[Name, Any]


class NewPick(msgspec.Struct, forbid_unknown_fields=True):
    """The answer to the decision that was pending at `seq`."""

    seq: Seq
    pick: OptionText
    seat: SeatNumber | None = None  # of several that the caller holds; none: the first that is asked


class Ballot(msgspec.Struct, forbid_unknown_fields=True):
    """Whether the caller agrees to what is proposed."""

    yes: bool


class Done(msgspec.Struct):
    """What was asked is done, and safe; the table now stands at `seq`."""

    seq: int


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say to the table."""

    text: ChatText


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """The caller's private notes."""

    text: Annotated[str, msgspec.Meta(max_length=notes.LONGEST_NOTES)]


async def knock(request: Call, kind: str = "anything") -> tuple[Server, Account]:
    """Who wants to change something, no faster than allowed."""
    server: Server = request.app.state.server
    account = await need_caller(request, server)
    server.limiter.check(kind, f"account {account.id}")
    return server, account


async def looker(request: Call) -> tuple[Server, Account | None]:
    """Who looks on, signed in or not, no faster than allowed."""
    server: Server = request.app.state.server
    account = await caller(request, server)
    server.limiter.check("anything", address(request) if account is None else f"account {account.id}")
    return server, account


# The lobby.


@get("/games", summary="The games and what they ask before they start")
async def games(request: Call) -> list[GameInfo]:
    """What can be played here, with which bots and content packs."""
    server: Server = request.app.state.server
    return await asyncio.to_thread(list_games, server.packs)


@get("/tables", summary="The lobby")
async def lobby(request: Call) -> Lobby:
    """The public tables that wait for players, and the caller's own."""
    server, account = await looker(request)
    mine = await list_mine(server, account) if account is not None else []
    return Lobby(await list_open(server, account), mine)


@post("/tables", summary="Make a table")
async def create(request: Call, data: JSONBody[NewTable]) -> TableInfo:
    """A new table; the caller owns it."""
    server, account = await knock(request, "create")
    return await tables.create_table(server, account, data)


@get("/tables/{table:str}", summary="A table and the caller's view of it")
async def show(
    request: Call, table: FromPath[str], after: After = None, wait: Wait = 0, seat: Wished = None
) -> TableState:
    """With `after` and `wait`: as soon as the table is beyond that seq, or has other news."""
    server, account = await looker(request)
    with server.rooms.news(table) as news:
        state = await state_for(server, table, account, after, seat)
        if after is None or not wait or state.table.seq > after:
            return state
        try:
            async with asyncio.timeout(wait):
                await news.wait()
        except TimeoutError:
            return state
    return await state_for(server, table, account, after, seat)


async def state_for(
    server: Server, table: str, account: Account | None, after: int | None = None, wished: int | None = None
) -> TableState:
    """The table for this caller, the terms and the view of the same moment."""
    info = await table_info(server, table, account)
    async with server.rooms.hold(table) as room:
        if room.seq >= info.seq and (room.match is not None or info.status == "open"):
            return _state(room, info, account, after, wished)
    await server.rooms.hear(table, 0)  # the database is ahead of the news
    async with server.rooms.hold(table) as room:
        return _state(room, info, account, after, wished)


def _state(
    room: Room, info: TableInfo, account: Account | None, after: int | None, wished: int | None
) -> TableState:
    if room.match is None:
        return TableState(info, None, True, [])
    row, who = room.row, account.id if account is not None else None
    you, seat = room.seat_of(who, wished), room.shown_to(who, wished)
    info = msgspec.structs.replace(
        info, seq=room.seq, status=room.status, waiting=asked_of(row), deadline=row["deadline"], you=you
    )
    anew, events = room.events_since(seat, -1 if after is None else after)
    return TableState(info, room.view(seat), anew, [Told(event.kind, event.args) for event in events])


@get("/tables/{table:str}/content", summary="The content that a table is played with")
async def content(request: Call, table: FromPath[str]) -> Response[dict[str, Any]]:
    """All its tables, the game's own or a pack's, for those who draw them; 404 if the game knows no packs."""
    server, _ = await looker(request)
    return Response(await content_of(server, table), headers={"Cache-Control": "private, no-cache"})


@delete("/tables/{table:str}", summary="Delete a table that has not begun")
async def drop(request: Call, table: FromPath[str]) -> None:
    """The owner may."""
    server, account = await knock(request)
    await tables.delete_table(server, table, account)


# Seats.


@post("/tables/{table:str}/join", status_code=200, summary="Sit down")
async def join(request: Call, table: FromPath[str], data: JSONBody[Joining]) -> TableState:
    """Take a free seat; a private table wants its invitation."""
    server, account = await knock(request)
    await tables.join(server, table, account, data.invitation, data.seat)
    return await state_for(server, table, account)


@post("/tables/{table:str}/leave", status_code=200, summary="Get up")
async def leave(request: Call, table: FromPath[str]) -> TableState:
    """Before the start the seat is free again; in play a bot stands in."""
    server, account = await knock(request)
    await tables.leave(server, table, account)
    return await state_for(server, table, account)


@post("/tables/{table:str}/take-back", status_code=200, summary="Take the seat back from the bot")
async def take_back(request: Call, table: FromPath[str]) -> TableState:
    """Play on oneself."""
    server, account = await knock(request)
    await tables.take_back(server, table, account)
    return await state_for(server, table, account)


@put("/tables/{table:str}/seats/{seat:int}", summary="Give a free seat to a bot, or free it")
async def set_seat(
    request: Call, table: FromPath[str], seat: FromPath[int], data: JSONBody[BotSeat]
) -> TableState:
    """Before the start, the owner may."""
    server, account = await knock(request)
    await tables.set_seat(server, table, account, seat, data.bot)
    return await state_for(server, table, account)


@post("/tables/{table:str}/seats/{seat:int}/move", status_code=200, summary="Change to another seat")
async def move_to(
    request: Call, table: FromPath[str], seat: FromPath[int], data: JSONBody[NewPlace]
) -> TableState:
    """Before the start, whoever sits there; with a bot they change places, and nobody else is moved."""
    server, account = await knock(request)
    await tables.move_to(server, table, account, seat, data.to)
    return await state_for(server, table, account)


@put("/tables/{table:str}/seats/{seat:int}/answers", summary="Answer what the set-up asks each seat")
async def set_answers(
    request: Call, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatAnswers]
) -> TableState:
    """Before the start, whoever sits there; for bots and free seats the owner."""
    server, account = await knock(request)
    await tables.answer(server, table, account, seat, data.answers)
    return await state_for(server, table, account)


@post("/tables/{table:str}/start", status_code=200, summary="Begin the game")
async def start(request: Call, table: FromPath[str]) -> TableState:
    """When every seat is filled."""
    server, account = await knock(request)
    await tables.start(server, table, account)
    return await state_for(server, table, account)


@post("/tables/{table:str}/rematch", status_code=200, summary="Play the same again")
async def rematch(request: Call, table: FromPath[str]) -> TableState:
    """A new table with the same people, or the one that another of them has made."""
    server, account = await knock(request, "create")
    made = await tables.rematch(server, table, account)
    return await state_for(server, made.id, account)


# Play.


@post("/tables/{table:str}/picks", status_code=200, summary="Pick")
async def pick(request: Call, table: FromPath[str], data: JSONBody[NewPick]) -> Done:
    """Answer the pending decision; 409 with the present seq if the table has moved on."""
    server, account = await knock(request, "pick")
    await play.pick(server, table, account, data.seq, data.pick, data.seat)
    return Done(data.seq + 1)


@post("/tables/{table:str}/undo", status_code=200, summary="Take the last pick back")
async def undo(request: Call, table: FromPath[str]) -> TableState:
    """At once if nobody is the wiser; otherwise the table is asked."""
    server, account = await knock(request, "pick")
    await play.undo(server, table, account)
    return await state_for(server, table, account)


@post("/tables/{table:str}/redo", status_code=200, summary="Make again what was taken back")
async def redo(request: Call, table: FromPath[str]) -> TableState:
    """Until the next pick."""
    server, account = await knock(request, "pick")
    await play.redo(server, table, account)
    return await state_for(server, table, account)


@post("/tables/{table:str}/agree", status_code=200, summary="Vote")
async def agree(request: Call, table: FromPath[str], data: JSONBody[Ballot]) -> TableState:
    """On what is proposed."""
    server, account = await knock(request, "pick")
    await play.agree(server, table, account, data.yes)
    return await state_for(server, table, account)


@post("/tables/{table:str}/end", status_code=200, summary="Propose to end the game here")
async def end(request: Call, table: FromPath[str]) -> TableState:
    """It ends when all people at the table agree."""
    server, account = await knock(request, "pick")
    await play.propose_end(server, table, account)
    return await state_for(server, table, account)


@get("/tables/{table:str}/why", summary="Why something is open or not")
async def why(request: Call, table: FromPath[str], what: What) -> WhyView | None:
    """By the rules, for the caller's seat; null where there is nothing to say."""
    server, account = await knock(request, "why")
    return await play.why(server, table, account, what)


# Talk and notes.


@get("/tables/{table:str}/chat", summary="What was said")
async def chat(request: Call, table: FromPath[str], after: LineNumber = 0) -> list[Said]:
    """The last lines, oldest first."""
    server, _ = await looker(request)
    await server.rooms.enter(table)
    return await said_since(server, table, after)


@post("/tables/{table:str}/chat", status_code=204, summary="Say something")
async def talk(request: Call, table: FromPath[str], data: JSONBody[Line]) -> None:
    """To all who watch; those who sit at the table may."""
    server, account = await knock(request, "chat")
    await say(server, table, account, data.text)
    await notify(server, table)


@get("/tables/{table:str}/notes", summary="My notes")
async def read_notes(request: Call, table: FromPath[str]) -> Notes:
    """What the caller has written down at this table."""
    server, account = await knock(request)
    return Notes(await notes.read_notes(server, table, account))


@put("/tables/{table:str}/notes", summary="Write my notes")
async def write_notes(request: Call, table: FromPath[str], data: JSONBody[Notes]) -> Notes:
    """Nobody else reads them."""
    server, account = await knock(request, "chat")
    return Notes(await notes.write_notes(server, table, account, data.text))


LOBBY: Final = [games, lobby, create, show, content, drop]
SEATS: Final = [join, leave, take_back, set_seat, move_to, set_answers, start, rematch]
PLAY: Final = [pick, undo, redo, agree, end, why]
TALK: Final = [chat, talk, read_notes, write_notes]
router = Router(path="/api", route_handlers=[*LOBBY, *SEATS, *PLAY, *TALK], tags=["tables"])
