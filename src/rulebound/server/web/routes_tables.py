"""Table routes: lobby, seats, picks, votes, chat and notes."""

import asyncio
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from rulebound.kernel import MatchView
from rulebound.server.accounts.account import Account
from rulebound.server.accounts.callers import address, caller, require_caller
from rulebound.server.live.server import Server
from rulebound.server.live.wire import ChatText, OptionText, SeatNumber, Seq
from rulebound.server.play import picks, votes
from rulebound.server.play import sequel as next_game
from rulebound.server.play.lessons import LessonView, lesson_view, mark_read, start_lesson
from rulebound.server.play.picks import WhyView
from rulebound.server.play.room import EventView, Room
from rulebound.server.tables import creating, notes, seating, starting
from rulebound.server.tables import games as games_of_lobby
from rulebound.server.tables.access import check_access
from rulebound.server.tables.chat import ChatLine, chat_since, say
from rulebound.server.tables.games import GameInfo, SetupInfo, list_games
from rulebound.server.tables.info import (
    Name,
    NewTable,
    TableInfo,
    about_table,
    content_of,
    list_finished,
    list_mine,
    list_open,
    table_info,
    waiting_seats,
)
from rulebound.server.tables.moderation import REPORT_LENGTH, report
from rulebound.server.tables.seats import COLOURS

Call: TypeAlias = Request[Any, Any, State]
MAX_WAIT: Final = 30.0  # seconds
INVITATION: Final = "X-Rulebound-Invitation"  # the invitation to a private table

After = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1, description="The last seq that the caller has.")]
Wait = Annotated[float, QueryParameter(ge=0, le=MAX_WAIT, description="Seconds to wait for a change.")]
What = Annotated[str, QueryParameter(min_length=1, max_length=200, description="An option or a target.")]
PreferredSeat = Annotated[
    int | None, QueryParameter(ge=0, le=100, description="Of several seats, the one to act for.")
]
LineNumber = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="Only lines after this one.")]


class Lobby(msgspec.Struct):
    """The public tables with free seats, the caller's own tables, and the games that the caller has finished."""

    open: list[TableInfo]
    mine: list[TableInfo]
    finished: list[str]


class SetupToCheck(msgspec.Struct, forbid_unknown_fields=True):
    """Answers to the set-up questions of a game; what is left out has its default."""

    setup: dict[str, Any]


class TableState(msgspec.Struct):
    """A table and, once the game has started, the caller's view and the events since `after` (`reset`: all).

    `lesson`: the step that a learner is at.
    """

    table: TableInfo
    view: MatchView | None
    reset: bool
    events: list[EventView]
    lesson: LessonView | None = None


class JoinTable(msgspec.Struct, forbid_unknown_fields=True):
    """The invitation to a private table, and the number of a free seat (null: the first)."""

    invitation: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    seat: SeatNumber | None = None


class ChangeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The seat to change to: a free one, a bot's, or another one of the caller."""

    to: SeatNumber


class BotSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The bot that gets the seat; null: the seat becomes free."""

    bot: Name | None = None


class SeatAnswers(msgspec.Struct, forbid_unknown_fields=True):
    """Answers to the set-up fields with `per_seat`, by field name."""

    answers: dict[str, Any]


class SeatColour(msgspec.Struct, forbid_unknown_fields=True):
    """The colour of a seat, one of six."""

    colour: Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]


class StepRead(msgspec.Struct, forbid_unknown_fields=True):
    """The step of the lesson that the learner has read."""

    step: Name


class NewPick(msgspec.Struct, forbid_unknown_fields=True):
    """The answer to the decision that was pending at `seq`."""

    seq: Seq
    pick: OptionText
    seat: SeatNumber | None = None  # one of the caller's seats; null: the first that is asked


class Vote(msgspec.Struct, forbid_unknown_fields=True):
    """Whether the caller agrees to the proposal."""

    yes: bool


class PickAccepted(msgspec.Struct):
    """The pick is committed; the table is now at `seq`."""

    seq: int


class NewChatLine(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a new chat line."""

    text: ChatText


class NewReport(msgspec.Struct, forbid_unknown_fields=True):
    """What the host should know, and of whom: the player of a seat, or (null) nobody in particular."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=REPORT_LENGTH)]
    seat: SeatNumber | None = None


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """The caller's private notes."""

    text: Annotated[str, msgspec.Meta(max_length=notes.MAX_NOTES_LENGTH)]


async def require_account(request: Call, kind: str = "anything") -> tuple[Server, Account]:
    """The worker and the caller's account; raises `NotSignedIn` without one. Checks the rate limit."""
    server: Server = request.app.state.server
    account = await require_caller(request, server)
    server.limiter.check(kind, f"account {account.id}")
    return server, account


async def optional_account(request: Call) -> tuple[Server, Account | None]:
    """The worker and the caller's account, None if not signed in. Checks the rate limit."""
    server: Server = request.app.state.server
    account = await caller(request, server)
    server.limiter.check("anything", address(request) if account is None else f"account {account.id}")
    return server, account


async def visitor(request: Call, table: str) -> tuple[Server, Account | None]:
    """The worker and the caller's account, if signed in; raises `Private` if the caller may not see the table."""
    server, account = await optional_account(request)
    await check_access(server, table, account, request.headers.get(INVITATION))
    return server, account


# The lobby.


@get("/games", summary="The games and their set-up questions")
async def games(request: Call) -> list[GameInfo]:
    """All games, with their bots and content packs."""
    server: Server = request.app.state.server
    return await asyncio.to_thread(list_games, server.packs, server.settings.bots)


@post("/games/{game:str}/setup", status_code=200, summary="Check a set-up")
async def check_setup(request: Call, game: FromPath[str], data: JSONBody[SetupToCheck]) -> SetupInfo:
    """What the game says about this set-up, or why it cannot be played."""
    server, _ = await optional_account(request)
    return await asyncio.to_thread(games_of_lobby.check_setup, game, data.setup, server.packs)


@get("/tables", summary="The lobby")
async def lobby(request: Call) -> Lobby:
    """The public tables that wait for players, and the caller's own."""
    server, account = await optional_account(request)
    mine = await list_mine(server, account) if account is not None else []
    finished = await list_finished(server, account) if account is not None else []
    return Lobby(await list_open(server, account), mine, finished)


@post("/tables", summary="Create a table")
async def create(request: Call, data: JSONBody[NewTable]) -> TableInfo:
    """A new table; the caller owns it."""
    server, account = await require_account(request, "create")
    return await creating.create_table(server, account, data)


@post("/lessons/{game:str}", summary="Start the lesson of a game")
async def learn(request: Call, game: FromPath[str]) -> TableState:
    """A first game with a fixed deal, at a table of the caller's own; 404 if the game has no lesson."""
    server, account = await require_account(request, "create")
    made = await start_lesson(server, account, game)
    return await state_for(server, made.id, account)


@post("/tables/{table:str}/lesson", status_code=200, summary="Go on in the lesson")
async def read_step(request: Call, table: FromPath[str], data: JSONBody[StepRead]) -> TableState:
    """The learner has read the explanation that is on; a step that waits for something is refused."""
    server, account = await require_account(request)
    await mark_read(server, table, account, data.step)
    return await state_for(server, table, account)


@get("/tables/{table:str}", summary="A table and the caller's view of it")
async def show(
    request: Call, table: FromPath[str], after: After = None, wait: Wait = 0, seat: PreferredSeat = None
) -> TableState:
    """With `after` and `wait`: answers as soon as the table is past that seq or changes otherwise."""
    server, account = await optional_account(request)
    invitation = request.headers.get(INVITATION)
    with server.publication.next_change(table) as news:
        state = await state_for(server, table, account, after, seat, invitation)
        if after is None or not wait or state.table.seq > after:
            return state
        try:
            async with asyncio.timeout(wait):
                await news.wait()
        except TimeoutError:
            return state
    return await state_for(server, table, account, after, seat, invitation)


async def state_for(
    server: Server,
    table: str,
    account: Account | None,
    after: int | None = None,
    preferred_seat: int | None = None,
    invitation: str | None = None,
) -> TableState:
    """The table as this caller sees it; terms and view are of the same moment."""
    info = await table_info(server, table, account, invitation)
    async with server.rooms.locked(table) as room:
        if room.seq >= info.seq and (room.match is not None or info.status == "open"):
            return _state(room, info, account, after, preferred_seat)
    server.publication.publish(table, 0, here=False)  # the notification of the last change has not arrived yet
    async with server.rooms.locked(table) as room:
        return _state(room, info, account, after, preferred_seat)


def _state(
    room: Room, info: TableInfo, account: Account | None, after: int | None, preferred_seat: int | None
) -> TableState:
    if room.match is None:
        return TableState(info, None, True, [])
    row, who = room.row, account.id if account is not None else None
    you, seat = room.seat_of(who, preferred_seat), room.seat_shown_to(who, preferred_seat)
    info = msgspec.structs.replace(
        info, seq=room.seq, status=room.status, waiting=waiting_seats(row), deadline=row["deadline"], you=you
    )
    reset, events = room.events_since(seat, -1 if after is None else after)
    shown = [EventView(event.kind, event.args) for event in events]
    return TableState(info, room.view(seat), reset, shown, lesson_view(room, seat))


@get("/tables/{table:str}/content", summary="The content of a table")
async def content(request: Call, table: FromPath[str]) -> Response[dict[str, Any]]:
    """The whole content, the game's own or a pack's, for drawing it; 404 if the game takes no packs."""
    server, _ = await visitor(request, table)
    return Response(await content_of(server, table), headers={"Cache-Control": "private, no-cache"})


@get("/tables/{table:str}/about", summary="What the table's set-up is like")
async def about(request: Call, table: FromPath[str]) -> SetupInfo:
    """What the game says about the set-up."""
    server, _ = await visitor(request, table)
    return await about_table(server, table)


@delete("/tables/{table:str}", summary="Delete a table that has not started")
async def drop(request: Call, table: FromPath[str]) -> None:
    """Only the owner may do this."""
    server, account = await require_account(request)
    await creating.delete_table(server, table, account)


# Seats.


@post("/tables/{table:str}/join", status_code=200, summary="Take a seat")
async def join(request: Call, table: FromPath[str], data: JSONBody[JoinTable]) -> TableState:
    """Take a free seat; a private table needs its invitation."""
    server, account = await require_account(request)
    await seating.join(server, table, account, data.invitation, data.seat)
    return await state_for(server, table, account)


@post("/tables/{table:str}/leave", status_code=200, summary="Leave the table")
async def leave(request: Call, table: FromPath[str]) -> TableState:
    """Before the start the seat becomes free; in a running game a bot takes it over."""
    server, account = await require_account(request)
    await seating.leave(server, table, account)
    return await state_for(server, table, account)


@post("/tables/{table:str}/take-back", status_code=200, summary="Take the seat back from the bot")
async def take_back(request: Call, table: FromPath[str]) -> TableState:
    """The caller plays again instead of the bot."""
    server, account = await require_account(request)
    await seating.take_back(server, table, account)
    return await state_for(server, table, account)


@put("/tables/{table:str}/seats/{seat:int}", summary="Give a free seat to a bot, or free it")
async def set_seat(
    request: Call, table: FromPath[str], seat: FromPath[int], data: JSONBody[BotSeat]
) -> TableState:
    """Only the owner may do this, before the start."""
    server, account = await require_account(request)
    await seating.set_seat(server, table, account, seat, data.bot)
    return await state_for(server, table, account)


@post("/tables/{table:str}/seats/{seat:int}/move", status_code=200, summary="Change to another seat")
async def move_to(
    request: Call, table: FromPath[str], seat: FromPath[int], data: JSONBody[ChangeSeat]
) -> TableState:
    """Before the start; a bot in the new seat is swapped, nobody else is moved."""
    server, account = await require_account(request)
    await seating.move_to(server, table, account, seat, data.to)
    return await state_for(server, table, account)


@put("/tables/{table:str}/seats/{seat:int}/answers", summary="Answer the set-up questions of a seat")
async def set_answers(
    request: Call, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatAnswers]
) -> TableState:
    """Before the start, by the player of the seat; by the owner for bots and free seats."""
    server, account = await require_account(request)
    await seating.answer(server, table, account, seat, data.answers)
    return await state_for(server, table, account)


@put("/tables/{table:str}/seats/{seat:int}/colour", summary="Choose the colour of a seat")
async def set_colour(
    request: Call, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatColour]
) -> TableState:
    """Before the start, by the player of the seat; by the owner for bots and free seats."""
    server, account = await require_account(request)
    await seating.set_colour(server, table, account, seat, data.colour)
    return await state_for(server, table, account)


@post("/tables/{table:str}/start", status_code=200, summary="Start the game")
async def start(request: Call, table: FromPath[str]) -> TableState:
    """Needs a player in every seat."""
    server, account = await require_account(request)
    await starting.start(server, table, account)
    return await state_for(server, table, account)


@post("/tables/{table:str}/rematch", status_code=200, summary="Play the same again")
async def rematch(request: Call, table: FromPath[str]) -> TableState:
    """A new table with the same people, or the one that one of them has created."""
    server, account = await require_account(request, "create")
    made = await creating.rematch(server, table, account)
    return await state_for(server, made.id, account)


@post("/tables/{table:str}/sequel", status_code=200, summary="Play on what is left")
async def sequel(request: Call, table: FromPath[str]) -> TableState:
    """A new table for the next game on what this one has left, or the one that another of them has created."""
    server, account = await require_account(request, "create")
    made = await next_game.sequel(server, table, account)
    return await state_for(server, made.id, account)


# Play.


@post("/tables/{table:str}/picks", status_code=200, summary="Pick")
async def pick(request: Call, table: FromPath[str], data: JSONBody[NewPick]) -> PickAccepted:
    """Answer the pending decision; 409 with the current seq if the table has changed."""
    server, account = await require_account(request, "pick")
    await picks.pick(server, table, account, data.seq, data.pick, data.seat)
    return PickAccepted(data.seq + 1)


@post("/tables/{table:str}/undo", status_code=200, summary="Undo the last pick")
async def undo(request: Call, table: FromPath[str]) -> TableState:
    """At once if no information was revealed; otherwise the table votes."""
    server, account = await require_account(request, "pick")
    await votes.undo(server, table, account)
    return await state_for(server, table, account)


@post("/tables/{table:str}/redo", status_code=200, summary="Redo what was undone")
async def redo(request: Call, table: FromPath[str]) -> TableState:
    """Possible until the next pick."""
    server, account = await require_account(request, "pick")
    await votes.redo(server, table, account)
    return await state_for(server, table, account)


@post("/tables/{table:str}/agree", status_code=200, summary="Vote")
async def agree(request: Call, table: FromPath[str], data: JSONBody[Vote]) -> TableState:
    """Votes on the proposal."""
    server, account = await require_account(request, "pick")
    await votes.agree(server, table, account, data.yes)
    return await state_for(server, table, account)


@post("/tables/{table:str}/end", status_code=200, summary="Propose to end the game now")
async def end(request: Call, table: FromPath[str]) -> TableState:
    """It ends when all people at the table agree."""
    server, account = await require_account(request, "pick")
    await votes.propose_end(server, table, account)
    return await state_for(server, table, account)


@get("/tables/{table:str}/why", summary="Why something is open or not")
async def why(request: Call, table: FromPath[str], what: What) -> WhyView | None:
    """The reason by the rules, for the caller's seat; null if there is none."""
    server, account = await require_account(request, "why")
    return await picks.why(server, table, account, what)


# Chat and notes.


@get("/tables/{table:str}/chat", summary="The chat")
async def chat(request: Call, table: FromPath[str], after: LineNumber = 0) -> list[ChatLine]:
    """The last lines, oldest first."""
    server, _ = await visitor(request, table)
    return await chat_since(server, table, after)


@post("/tables/{table:str}/chat", status_code=204, summary="Send a chat line")
async def send_chat(request: Call, table: FromPath[str], data: JSONBody[NewChatLine]) -> None:
    """Players and the owner of the table may do this."""
    server, account = await require_account(request, "chat")
    await say(server, table, account, data.text)
    await server.publication.announce(table)


@post("/tables/{table:str}/reports", status_code=204, summary="Report to the host")
async def send_report(request: Call, table: FromPath[str], data: JSONBody[NewReport]) -> None:
    """Tell the host of the server about the table, or about a player; nobody else is told."""
    server, account = await require_account(request, "chat")
    await check_access(server, table, account, request.headers.get(INVITATION))
    await report(server, table, account, data.text, data.seat)


@get("/tables/{table:str}/notes", summary="My notes")
async def read_notes(request: Call, table: FromPath[str]) -> Notes:
    """The caller's notes at this table."""
    server, account = await require_account(request)
    return Notes(await notes.read_notes(server, table, account))


@put("/tables/{table:str}/notes", summary="Write my notes")
async def write_notes(request: Call, table: FromPath[str], data: JSONBody[Notes]) -> Notes:
    """Replaces the caller's notes; nobody else can read them."""
    server, account = await require_account(request, "chat")
    return Notes(await notes.write_notes(server, table, account, data.text))


LOBBY: Final = [games, check_setup, lobby, create, learn, show, content, about, drop]
SEATS: Final = [join, leave, take_back, set_seat, move_to, set_answers, set_colour, start, rematch, sequel]
PLAY: Final = [pick, undo, redo, agree, end, why, read_step]
CHAT: Final = [chat, send_chat, send_report, read_notes, write_notes]
router = Router(path="/api", route_handlers=[*LOBBY, *SEATS, *PLAY, *CHAT], tags=["tables"])
