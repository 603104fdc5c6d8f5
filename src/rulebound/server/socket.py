"""The websocket of a table: `/api/tables/{table}/socket`. What comes in is checked, done and answered."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from litestar import Router, websocket
from litestar.exceptions import WebSocketDisconnect

from rulebound.kernel import RuleboundError
from rulebound.server import play
from rulebound.server.accounts import Account
from rulebound.server.chat import say
from rulebound.server.hub import NoRoom
from rulebound.server.notify import notify
from rulebound.server.rooms import Refused
from rulebound.server.security import TooFast, address, caller, check_origin
from rulebound.server.server import Server
from rulebound.server.tables import table_info
from rulebound.server.viewer import GONE, NO_ROOM, POLICY, Socket, Viewer
from rulebound.server.wire import (
    VERSION,
    Ack,
    Agree,
    AskWhy,
    BadMessage,
    Fault,
    Hello,
    MakePick,
    NotDone,
    Ping,
    Pong,
    ProposeEnd,
    Redo,
    Request,
    Say,
    Sit,
    Undo,
    WhyAnswer,
    code_of,
    decode,
    reason_of,
)

log = logging.getLogger(__name__)
HELLO_SECONDS: Final = 10.0
BAD_MESSAGES: Final = 20  # more than this, and the connection is closed; every good message makes up for one
LIMIT_OF: Final[dict[type[Request], str]] = {
    MakePick: "pick",
    Sit: "pick",
    Undo: "pick",
    Redo: "pick",
    Agree: "pick",
    ProposeEnd: "pick",
    AskWhy: "why",
    Say: "chat",
}
T = TypeVar("T")


class BadVersion(RuleboundError):
    """The client speaks another version of the wire."""


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: Socket) -> None:
    """Watch a table and play at it."""
    server: Server = socket.app.state.server
    table: str = socket.path_params["table"]
    try:
        check_origin(socket.headers, server.settings)
        server.limiter.check("anything", address(socket))
        account = await caller(socket, server)
    except RuleboundError:
        return await socket.close(POLICY)  # before it is accepted: the browser sees a plain refusal
    await socket.accept()
    viewer = Viewer(server, socket, table, account)
    try:
        viewer.introduce(await table_info(server, table, account))  # refuses those who may not see the table
        await _greet(viewer)
    except GONE:
        return await viewer.close(POLICY)
    except NoRoom as error:
        return await viewer.part(code_of(error), reason_of(error), NO_ROOM)
    except RuleboundError as error:
        return await viewer.part(code_of(error), reason_of(error), POLICY)


async def _greet(viewer: Viewer) -> None:
    """Wait for `hello`, then watch and listen until the connection ends."""
    async with asyncio.timeout(HELLO_SECONDS):
        first = await _hello(viewer)
    if first is None:
        return
    if first.v != VERSION:
        raise BadVersion(f"this server speaks version {VERSION} of the wire, not {first.v}: load the page again")
    viewer.server.hub.add(viewer.table, viewer)
    try:
        await viewer.welcome(first.since)
        await _watch_and_listen(viewer)
    finally:
        viewer.server.hub.remove(viewer.table, viewer)


async def _hello(viewer: Viewer) -> Hello | None:
    """The first good message must be a hello; None if only bad ones came."""
    while not viewer.closed:
        try:
            message = decode(await _receive(viewer))
            if isinstance(message, Hello):
                return message
            raise BadMessage("begin with a hello")
        except BadMessage as error:
            await _answer_bad(viewer, error, None)
    return None


async def _watch_and_listen(viewer: Viewer) -> None:
    following = asyncio.create_task(viewer.follow())
    try:
        while not viewer.closed:
            await _hear_one(viewer)
    finally:
        # Only the one who tells is cancelled, never a move that is being committed.
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)


async def _receive(viewer: Viewer) -> str:
    """The next message; frames of bytes are none."""
    event: Any = await viewer.socket.receive()
    if event["type"] != "websocket.receive":
        viewer.closed = True
        raise WebSocketDisconnect(detail="the client has gone")
    text: str | None = event.get("text")
    if text is None:
        raise BadMessage("messages are texts, not bytes")
    return text


async def _hear_one(viewer: Viewer) -> None:
    """Take one message and answer it; what cannot be read is answered too, and counted."""
    try:
        message = decode(await _receive(viewer))
        if isinstance(message, Hello):
            raise BadMessage("hello was said already")
        viewer.server.limiter.check("anything", viewer.who)
    except BadMessage as error:
        await _answer_bad(viewer, error, error.number)
    except TooFast as error:
        await _answer_bad(viewer, error, None)
    else:
        viewer.bad = max(0, viewer.bad - 1)
        await _answer(viewer, message)


async def _answer_bad(viewer: Viewer, error: RuleboundError, number: int | None) -> None:
    viewer.bad += 1
    if viewer.bad > BAD_MESSAGES:
        return await viewer.part("too-many-bad", "too many bad messages", POLICY)
    if number is None:
        return await viewer.send(Fault(code=code_of(error), reason=reason_of(error)))
    return await _refuse(viewer, number, error)


async def _refuse(viewer: Viewer, number: int, error: RuleboundError) -> None:
    seq = await _committed_seq(viewer.server, viewer.table)
    await viewer.send(NotDone(id=number, code=code_of(error), reason=reason_of(error), seq=seq))


async def _answer(viewer: Viewer, message: Request) -> None:
    try:
        kind = LIMIT_OF.get(type(message))
        if kind is not None:
            viewer.server.limiter.check(kind, viewer.who)
        await _do(viewer, message)
    except play.Stale as error:
        await _refuse(viewer, message.id, error)
        viewer.show_again()
    except GONE:
        raise
    except RuleboundError as error:
        await _refuse(viewer, message.id, error)
    except Exception:
        log.exception("a %s at table %s failed", type(message).__name__, viewer.table)
        await _refuse(viewer, message.id, Refused("something went wrong on the server; it has been written down"))


async def _do(viewer: Viewer, message: Request) -> None:
    """Do what is asked, and say that it is done."""
    server, table, number = viewer.server, viewer.table, message.id
    if isinstance(message, Ping):
        return await viewer.send(Pong(id=number))
    account = await viewer.check_may_act()
    if isinstance(message, AskWhy):
        why = await play.why(server, table, account, message.what, viewer.wished)
        return await viewer.send(WhyAnswer(id=number, why=why))
    if isinstance(message, MakePick):  # the room sees to it that a pick is finished and told
        await play.pick(server, table, account, message.seq, message.pick, viewer.wished)
        return await viewer.acknowledge(number, message.seq + 1)
    if isinstance(message, Sit):
        viewer.wished = message.seat
        viewer.show_again()
    seq = await _to_its_end(_act(server, table, account, message))
    return await viewer.send(Ack(id=number, seq=seq))


async def _act(server: Server, table: str, account: Account, message: Request) -> int:
    """Change something, and tell the seq at which the table then stands."""
    match message:
        case Undo():
            await play.undo(server, table, account)
        case Redo():
            await play.redo(server, table, account)
        case Agree():
            await play.agree(server, table, account, message.yes)
        case ProposeEnd():
            await play.propose_end(server, table, account)
        case Say():
            await say(server, table, account, message.text)
            await notify(server, table)
    return await _committed_seq(server, table)


async def _committed_seq(server: Server, table: str) -> int:
    """Where the table stands for all to see, with no move that is not yet saved."""
    async with server.rooms.hold(table) as room:
        return room.seq


async def _to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """What has begun is finished and told even if the client's connection ends meanwhile."""
    return await asyncio.shield(asyncio.ensure_future(work))


router = Router("/api", route_handlers=[table_socket])
