"""The entrance of a worker: a connection that asks for another worker's table is handed on to that worker.

Not the call is passed on but the connection itself: the owner gets its file descriptor and what was read of it,
and serves it from then on like any other, a websocket too. So a handed-on connection costs nothing more, and the
owner sees the visitor's own address. Workers reach each other by socket files in a folder that only their user can
open. An owner that cannot be reached like that, on another machine, is asked to give its tables up.
"""

import asyncio
import logging
import os
import socket
import struct
from collections.abc import Coroutine
from pathlib import Path
from typing import Final
from urllib.parse import unquote_to_bytes

import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rulebound.server.owners import NAME, Owners, group_of
from rulebound.server.publication import Publication

log = logging.getLogger(__name__)
TAKEOVER_SECONDS: Final = 5.0  # until a table whose owner has died must have another one
TRY_AGAIN: Final = 0.05  # seconds between attempts
HANDING_SECONDS: Final = 2.0
HEAD_SECONDS: Final = 20.0  # for the head of a call
BODY_SECONDS: Final = 300.0  # for the rest of it
LONGEST_LINE: Final = 4_096  # bytes of a request's first line that are waited for
MOST_READ: Final = 1 << 20  # bytes read of a connection that is handed on
TABLES: Final = b"/api/tables/"
PROBLEM: Final = b'{"code":"not-saved","reason":"the server is busy with this table; try again"}'
BUSY: Final = b"\r\n".join(
    (
        b"HTTP/1.1 503 Service Unavailable",
        b"content-type: application/json",
        b"content-length: %d" % len(PROBLEM),
        b"retry-after: 1",
        b"connection: close",
        b"",
        PROBLEM,
    )
)


def table_of(start: bytes) -> str | None:
    """The table that a request asks for; empty: none. None: its first line is not complete yet."""
    line, end, _ = start.partition(b"\n")
    method, space, rest = line.partition(b" ")
    if not method.isalpha() or not method.isupper() or len(method) > 10:
        return ""
    if not end and len(start) < LONGEST_LINE:
        return None
    path = rest.partition(b" ")[0].partition(b"?")[0]
    if b"%" in path:
        path = unquote_to_bytes(path)
    if not space or not path.startswith(TABLES):
        return ""
    return path.removeprefix(TABLES).partition(b"/")[0].decode("ascii", "replace")


class Entrance:
    """Hands connections on to other workers, and takes those that they hand on."""

    def __init__(self, owners: Owners, publication: Publication, folder: Path | None) -> None:
        self.owners = owners
        self.publication = publication
        self.folder = folder
        self._server: uvicorn.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._door: socket.socket | None = None

    @property
    def name(self) -> str:
        """The name under which this worker owns tables: its socket file, or nothing that can be reached."""
        return NAME + (self._file(self.publication.worker) if self.folder is not None else "elsewhere")

    def _file(self, worker: str) -> str:
        return f"{self.folder}/{worker}"

    async def open(self, app: Litestar, options: dict[str, object]) -> None:
        """Take connections from now on; `options` are those of the web server."""
        if self.folder is not None:
            await self._open_door(app, options, self._file(self.publication.worker))
        self.owners.start(self.name)

    async def _open_door(self, app: Litestar, options: dict[str, object], file: str) -> None:
        config = uvicorn.Config(app, lifespan="off", **options)  # type: ignore[arg-type]
        config.load()
        self._server = server = uvicorn.Server(config)
        server.lifespan = config.lifespan_class(config)
        await server.startup(sockets=[])
        self._keep(server.main_loop())
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._door.bind(file)
        self._door.listen(256)
        self._door.setblocking(False)
        asyncio.get_running_loop().add_reader(self._door, self._answer_door)

    async def close(self) -> None:
        """Take no more connections, and give all tables up."""
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
            Path(self._file(self.publication.worker)).unlink(missing_ok=True)
        await self.owners.stop()
        if self._server is not None:
            self._server.should_exit = True
            await self._server.shutdown(sockets=[])
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _keep(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Taking.

    def _answer_door(self) -> None:
        assert self._door is not None
        try:
            line, _ = self._door.accept()
        except BlockingIOError:
            return
        self._keep(self._take(line))

    async def _take(self, line: socket.socket) -> None:
        try:
            visitor, start = await asyncio.to_thread(_receive, line)
        except OSError as error:
            log.warning("a connection could not be taken from another worker: %s", error)
            return
        server = self._server
        assert server is not None

        def make() -> TableProtocol:
            return TableProtocol(server.config, server.server_state, server.lifespan.state, read_before=start)

        await asyncio.get_running_loop().connect_accepted_socket(make, visitor)

    # Handing on.

    async def admit(self, table: str, protocol: "TableProtocol", fresh: bool) -> bool:
        """True if this worker serves the call; False if the connection was handed on, or closed."""
        end, asked_for = asyncio.get_running_loop().time() + TAKEOVER_SECONDS, False
        while not protocol.transport.is_closing():
            owner = await self.owners.owner_of(table, fresh)
            if owner == self.owners.me:
                return True
            if owner is not None and await self._hand_on(owner, protocol.transport, protocol.start):
                protocol.transport.abort()  # our copy of it: the owner has its own
                return False
            if asyncio.get_running_loop().time() > end:
                log.warning("nobody can be found who owns table %s", table)
                protocol.transport.write(BUSY)
                protocol.transport.close()
                return False
            if owner is not None and not asked_for:
                await self.publication.ask_for(group_of(table))
                asked_for = True
            fresh = True
            await asyncio.sleep(TRY_AGAIN)
        return False

    async def _hand_on(self, owner: str, transport: asyncio.Transport, start: bytes) -> bool:
        """Give the connection to its owner; False if the owner cannot be reached."""
        file = owner.removeprefix(NAME)
        if self.folder is None or Path(file).parent != self.folder:
            return False
        try:
            visitor = os.dup(transport.get_extra_info("socket").fileno())
        except OSError:
            return False
        try:
            await asyncio.to_thread(hand_over, file, visitor, start)
        except OSError as error:
            log.info("worker %s cannot be reached: %s", file, error)
            return False
        finally:
            os.close(visitor)
        return True


def hand_over(file: str, visitor: int, start: bytes) -> None:
    """Give a connection, and what was read of it, to the worker with this socket file."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(HANDING_SECONDS)
        line.connect(file)
        socket.send_fds(line, [struct.pack("!I", len(start))], [visitor])
        line.sendall(start)
        if line.recv(1) != b"y":
            raise OSError("the connection was not taken")


def _receive(line: socket.socket) -> tuple[socket.socket, bytes]:
    with line:
        line.settimeout(HANDING_SECONDS)
        header, handles, _, _ = socket.recv_fds(line, 4, 1)
        if len(header) != 4 or len(handles) != 1:
            for handle in handles:
                os.close(handle)
            raise OSError("not a connection")
        visitor = socket.socket(fileno=handles[0])
        try:
            start = b""
            (length,) = struct.unpack("!I", header)
            while len(start) < min(length, MOST_READ):
                more = line.recv(length - len(start))
                if not more:
                    raise OSError("the other worker has gone")
                start += more
            visitor.setblocking(False)
            line.sendall(b"y")
        except BaseException:
            visitor.close()
            raise
    return visitor, start


class TableProtocol(HttpToolsProtocol):
    """The web server's protocol, which looks at the start of each call: whose table is it?"""

    def __init__(self, *args: object, read_before: bytes = b"", **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        self.start = b""  # of a call that is not let in yet
        self._read_before = read_before  # by the worker that has handed this connection on
        self._fresh = bool(read_before)  # another worker took us for the owner: its knowledge or ours is old
        self._asking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        app = self.app
        while not isinstance(app, Litestar):
            app = app.app
        self._entrance: Entrance | None = app.state.get("entrance")

    # A caller that sends its call a byte a minute, or nothing, must not hold a connection for ever.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect the head of a call."""
        super().connection_made(transport)
        self._expect(HEAD_SECONDS)
        if self._read_before:  # not at once: until now reading cannot be paused
            self.loop.call_soon(self.data_received, b"")

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing any more."""
        self._expect(None)
        super().connection_lost(exc)

    def on_headers_complete(self) -> None:
        """Expect the rest of the call."""
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Expect nothing until the next call."""
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Expect nothing: the websocket has rules of its own."""
        self._expect(None)
        super().handle_websocket_upgrade()

    def _expect(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.close)

    def data_received(self, data: bytes) -> None:
        """Let a call in if it is for this worker."""
        data, self._read_before = self._read_before + data, b""  # the loop may have read on before our turn came
        if not data or self.transport.is_closing():
            return
        if self._timer is None and self._asking is None and self._is_between_calls():
            self._expect(HEAD_SECONDS)  # of the next call on this connection
        if self._asking is not None:
            self.start += data
        elif self._entrance is None or not self._is_between_calls():
            super().data_received(data)
        else:
            self._look(self._entrance, self.start + data)

    def _is_between_calls(self) -> bool:
        return self.cycle is None or (self.cycle.response_complete and not self.pipeline)

    def _look(self, entrance: Entrance, start: bytes) -> None:
        self._unset_keepalive_if_required()
        table = table_of(start)
        if table is None:
            self.start = start
            return
        self.start = b""
        if not table or entrance.owners.owns(table):
            super().data_received(start)
            return
        self.start = start
        self.flow.pause_reading()
        self._asking = asyncio.create_task(self._ask(entrance, table))

    async def _ask(self, entrance: Entrance, table: str) -> None:
        fresh, self._fresh = self._fresh, False
        try:
            admitted = await entrance.admit(table, self, fresh)
        finally:
            self._asking = None
        start, self.start = self.start, b""
        if admitted and not self.transport.is_closing():
            self.flow.resume_reading()
            super().data_received(start)
