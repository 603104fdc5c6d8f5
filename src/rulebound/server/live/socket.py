"""The websocket of a table, `/api/tables/{table}/socket`: receives, handles and answers messages."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from litestar import Router, websocket
from litestar.exceptions import WebSocketDisconnect

from rulebound.kernel import RuleboundError
from rulebound.server.accounts.account import Account
from rulebound.server.accounts.callers import address, caller, check_origin
from rulebound.server.database import UNAVAILABLE
from rulebound.server.limits import TooFast
from rulebound.server.live.hub import NoRoom
from rulebound.server.live.planning import clear_marks, point, set_mark
from rulebound.server.live.server import Server
from rulebound.server.live.viewer import DISCONNECTED, POLICY, TRY_LATER, Socket, Viewer
from rulebound.server.live.wire import (
    VERSION,
    Ack,
    ActForSeat,
    Agree,
    AskWhy,
    BadMessage,
    ClearMarks,
    Hello,
    MakePick,
    Ping,
    Point,
    Pong,
    ProposeEnd,
    Redo,
    Request,
    SendChat,
    SendWhole,
    SetMark,
    Undo,
    WhyAnswer,
    decode,
    rejected,
    socket_error,
)
from rulebound.server.play import picks, votes
from rulebound.server.play.commit import NotSaved
from rulebound.server.tables.chat import say
from rulebound.server.tables.table import Refused

log = logging.getLogger(__name__)
HELLO_SECONDS: Final = 10.0
BAD_MESSAGES: Final = 20  # with more, the connection is closed; each good message subtracts one
LIMIT_OF: Final[dict[type[Request], str]] = {
    MakePick: "pick",
    ActForSeat: "pick",
    SendWhole: "pick",
    Undo: "pick",
    Redo: "pick",
    Agree: "pick",
    ProposeEnd: "pick",
    AskWhy: "why",
    SendChat: "chat",
}
T = TypeVar("T")


class TooManyBad(RuleboundError):
    """The client has sent too many bad messages."""


class BadVersion(RuleboundError):
    """The client uses another version of the protocol."""


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: Socket) -> None:
    """Handle one connection."""
    server: Server = socket.app.state.server
    table: str = socket.path_params["table"]
    try:
        check_origin(socket.headers, server.settings)
        server.limiter.check("anything", address(socket))
        account = await caller(socket, server)
    except RuleboundError:
        return await socket.close(POLICY)  # before accepting it: the browser sees a failed handshake
    await socket.accept()
    viewer = Viewer(server, socket, table, account)
    try:
        await _serve(viewer)
    except UNAVAILABLE as error:
        log.error("a connection to table %s: the database: %s", table, error)
        return await viewer.close_with_error(_database_silent(), TRY_LATER)
    except DISCONNECTED:
        return await viewer.close(POLICY)
    except NoRoom as error:
        return await viewer.close_with_error(error, TRY_LATER)
    except RuleboundError as error:
        return await viewer.close_with_error(error, POLICY)


def _database_silent() -> NotSaved:
    return NotSaved("database-silent", "the database does not answer; try again")


async def _serve(viewer: Viewer) -> None:
    """Wait for `hello`, then send and receive until the connection ends."""
    async with asyncio.timeout(HELLO_SECONDS):
        first = await _receive_hello(viewer)
    if first is None:
        return
    if first.v != VERSION:
        raise BadVersion(
            "protocol",
            "this server uses version {ours} of the protocol, not {version}: load the page again",
            ours=VERSION,
            version=str(first.v),
        )
    await viewer.ask_in(first.invitation)
    viewer.server.hub.add(viewer.table, viewer)
    viewer.server.metrics.add("sockets")
    viewer.check_caller()  # who has logged out before the hello is not known to the hub
    try:
        await viewer.send_welcome(first.since, first.changes)
        await _send_and_receive(viewer)
    finally:
        viewer.server.hub.remove(viewer.table, viewer)
        viewer.server.metrics.add("sockets", -1)


async def _receive_hello(viewer: Viewer) -> Hello | None:
    """The first valid message, which must be a hello; None if the connection was closed before."""
    while not viewer.closed:
        try:
            message = decode(await _receive(viewer))
            if isinstance(message, Hello):
                return message
            raise BadMessage("hello-first", "the first message must be hello")
        except BadMessage as error:
            await _answer_bad(viewer, error, None)
    return None


async def _send_and_receive(viewer: Viewer) -> None:
    sender = asyncio.create_task(viewer.send_updates())
    try:
        while not viewer.closed:
            await _handle_message(viewer)
    finally:
        # Only the sender is cancelled, never a move that is being committed.
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def _receive(viewer: Viewer) -> str:
    """The next text message; binary ones are refused."""
    event: Any = await viewer.socket.receive()
    if event["type"] != "websocket.receive":
        viewer.closed = True
        raise WebSocketDisconnect(detail="the client has gone")
    text: str | None = event.get("text")
    if text is None:
        raise BadMessage("not-text", "messages must be text, not binary")
    return text


async def _handle_message(viewer: Viewer) -> None:
    """Receive one message and answer it; bad ones are answered too, and counted."""
    try:
        message = decode(await _receive(viewer))
        if isinstance(message, Hello):
            raise BadMessage("hello-twice", "hello was sent already")
        viewer.server.limiter.check("message", viewer.who)
    except BadMessage as error:
        await _answer_bad(viewer, error, error.number)
    except TooFast as error:
        await _answer_bad(viewer, error, None)
    else:
        viewer.bad_messages = max(0, viewer.bad_messages - 1)
        await _answer(viewer, message)


async def _answer_bad(viewer: Viewer, error: RuleboundError, number: int | None) -> None:
    viewer.bad_messages += 1
    if viewer.bad_messages > BAD_MESSAGES:
        return await viewer.close_with_error(TooManyBad("too-many-bad", "too many bad messages"), POLICY)
    if number is None:
        return await viewer.send(socket_error(error))
    return await _refuse(viewer, number, error)


async def _refuse(viewer: Viewer, number: int, error: RuleboundError) -> None:
    try:
        seq = await _committed_seq(viewer.server, viewer.table)
    except UNAVAILABLE:
        seq = viewer.seq
    await viewer.send(rejected(number, error, seq))


async def _answer(viewer: Viewer, message: Request) -> None:
    try:
        kind = LIMIT_OF.get(type(message))
        if kind is not None:
            viewer.server.limiter.check(kind, viewer.who)
        await _do(viewer, message)
    except picks.Stale as error:
        await _refuse(viewer, message.id, error)
        viewer.resend_state()
    except UNAVAILABLE as error:
        log.error("a %s at table %s: the database: %s", type(message).__name__, viewer.table, error)
        await _refuse(viewer, message.id, _database_silent())
    except DISCONNECTED:
        raise
    except RuleboundError as error:
        await _refuse(viewer, message.id, error)
    except Exception:
        log.exception("a %s at table %s failed", type(message).__name__, viewer.table)
        await _refuse(
            viewer,
            message.id,
            Refused("server-fault", "something went wrong on the server; the error has been logged"),
        )


async def _do(viewer: Viewer, message: Request) -> None:
    """Carry out a request and acknowledge it."""
    server, table, number = viewer.server, viewer.table, message.id
    if isinstance(message, Ping):
        return await viewer.send(Pong(id=number))
    account = await viewer.require_account()
    if isinstance(message, AskWhy):
        why = await picks.why(server, table, account, message.what, viewer.preferred_seat)
        return await viewer.send(WhyAnswer(id=number, why=why))
    if isinstance(message, MakePick):  # `Rooms.move` finishes and publishes a pick even if this task is cancelled
        room = await picks.pick(server, table, account, message.seq, message.pick, viewer.preferred_seat)
        return await viewer.acknowledge(number, room.seq)  # others may have picked since `message.seq`
    if isinstance(message, ActForSeat):
        viewer.preferred_seat = message.seat
        viewer.resend_state()
    if isinstance(message, SendWhole):
        viewer.resend_all()
    seq = await _uninterrupted(_act(server, table, account, message, viewer.preferred_seat))
    return await viewer.send(Ack(id=number, seq=seq))


async def _act(server: Server, table: str, account: Account, message: Request, preferred_seat: int | None) -> int:
    """Carry out a change; return the table's seq after it."""
    match message:
        case Undo():
            await votes.undo(server, table, account)
        case Redo():
            await votes.redo(server, table, account)
        case Agree():
            await votes.agree(server, table, account, message.yes)
        case ProposeEnd():
            await votes.propose_end(server, table, account)
        case SendChat():
            await say(server, table, account, message.text)
            await server.publication.announce(table)
        case Point():
            await point(server, table, account, message.target, preferred_seat)
        case SetMark():
            await set_mark(server, table, account, message.target, message.on, preferred_seat)
        case ClearMarks():
            await clear_marks(server, table, account)
    return await _committed_seq(server, table)


async def _committed_seq(server: Server, table: str) -> int:
    """The table's seq, without a move that is not committed yet."""
    async with server.rooms.locked(table) as room:
        return room.seq


async def _uninterrupted(work: Coroutine[Any, Any, T]) -> T:
    """Finish the work even if the connection ends meanwhile."""
    return await asyncio.shield(asyncio.ensure_future(work))


router = Router("/api", route_handlers=[table_socket])
