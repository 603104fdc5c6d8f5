"""One who looks at a table through a websocket: what it has been sent, and what it has yet to be sent."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final, TypeAlias, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from rulebound.kernel import RuleboundError
from rulebound.server.accounts import Account, NotSignedIn
from rulebound.server.chat import said_since
from rulebound.server.rooms import Room
from rulebound.server.security import address, caller
from rulebound.server.server import Server
from rulebound.server.tables import TableInfo, table_info
from rulebound.server.wire import (
    VERSION,
    Ack,
    Fault,
    FromServer,
    StateNow,
    TableNow,
    Welcome,
    code_of,
    encode,
    reason_of,
    state_message,
)

Socket: TypeAlias = WebSocket[Any, Any, Any]
SEND_SECONDS: Final = 30.0  # a client that takes longer to read one message is let go
SIGNED_IN_SECONDS: Final = 60.0  # how long a log-out may take to reach an open connection
GOING_AWAY: Final = 1012  # the server stops or restarts
POLICY: Final = 1008
NO_ROOM: Final = 1013  # come back later
GAVE_WAY: Final = 4001  # to another window of the same account; do not come back by yourself
GONE: Final = (WebSocketDisconnect, OSError)  # what sending to a closed connection raises


class Viewer:
    """A connection: its account, the last seq it was sent, and whether there is news for it.

    News are not queued. Whoever has news wakes the viewer, and the viewer makes its message from the room as it
    then is: a slow client gets fewer and newer messages.
    """

    def __init__(self, server: Server, socket: Socket, table: str, account: Account | None) -> None:
        self.server = server
        self.socket = socket
        self.table = table
        self.account = account
        self.address = address(socket)
        self.who = self.address if account is None else f"account {account.id}"
        self.bad = 0
        self.closed = False
        self._sending = asyncio.Lock()
        self._news = asyncio.Event()
        self._stopping = False
        self._giving_way = False
        self._too_slow = False
        self._changed = False  # seats, terms or chat
        self._again = False  # the client asks for a state that it has had
        self._seq: int | None = None
        self._seat: int | None = None
        self._owns = False
        self.wished: int | None = None  # of several seats the one that its person would act for
        self._terms: tuple[object, ...] = ()
        self._last_line = 0
        self._known = time.monotonic()

    def introduce(self, info: TableInfo) -> None:
        """Take note of what the table is to the one who looks."""
        self._seat, self._owns = info.you, info.owner

    @property
    def seated(self) -> bool:
        """Whether the table is the viewer's own: a seat there, or the table itself."""
        return self._seat is not None or self._owns

    # Being told.

    def wake(self, seq: int) -> None:
        """The table stands at `seq`; 0: its seats, its terms or its chat have changed."""
        self._changed |= seq == 0
        if seq == 0 or seq != self._seq:  # else it was sent with the acknowledgement
            self._news.set()

    def show_again(self) -> None:
        """Send the present state even if the client has had it."""
        self._again = True
        self._news.set()

    def stop(self) -> None:
        """The server stops: say goodbye."""
        self._stopping = True
        self._news.set()

    def give_way(self) -> None:
        """Another window of the same account takes the place: say goodbye."""
        self._giving_way = True
        self._news.set()

    # Telling.

    async def welcome(self, since: int | None) -> None:
        """Greet the client and send what it has missed."""
        account = None if self.account is None else self.account.id
        async with self.server.rooms.hold(self.table, since or 0) as room:
            self._seat, self._terms = room.shown_to(account), _terms(room)
            self._seq = None if room.shares_screen(account) else since  # the client's log may be another seat's
            message = self._state(room, again=True)
        info = await table_info(self.server, self.table, self.account)
        await self.send(Welcome(v=VERSION, table=info, you=self._seat))
        if message is not None:
            await self.send_bytes(message)
        await self._send_chat()

    async def follow(self) -> None:
        """Send news as they come, until the connection or the server ends."""
        try:
            while not self.closed:
                await self._news.wait()
                self._news.clear()
                if self._stopping:
                    return await self.part("stopping", "the server stops: come back in a moment", GOING_AWAY)
                if self._giving_way:
                    return await self.part("gave-way", "this table is open in too many other windows", GAVE_WAY)
                await self._check_still_signed_in()
                await self._send_news()
        except GONE:
            await self.close(POLICY)
        except RuleboundError as error:  # the table is gone, or the account may no longer see it
            await self.part(code_of(error), reason_of(error), POLICY)

    async def _send_news(self) -> None:
        changed, self._changed = self._changed, False
        again, self._again = self._again, False
        resting = self.server.rooms.at_rest(self.table)
        if resting is not None:
            message, terms = self._look(resting, again), _terms(resting)
        else:
            async with self.server.rooms.hold(self.table) as room:
                message, terms = self._look(room, again), _terms(room)
        if changed or terms != self._terms:
            self._terms = terms
            info = await table_info(self.server, self.table, self.account)
            await self.send(TableNow(table=info, you=self._seat))
        if message is not None:
            await self.send_bytes(message)
        if changed:
            await self._send_chat()

    async def acknowledge(self, number: int, seq: int) -> None:
        """Say that a pick is done and safe, with the new state if it can be had at once."""
        resting = self.server.rooms.at_rest(self.table)
        message = None
        if resting is not None and resting.seq >= seq:
            message = self._look(resting, again=False)
            if _terms(resting) != self._terms:  # a pick ends what was voted on
                self._news.set()
        state = cast("StateNow", msgspec.Raw(message)) if message is not None else None
        await self.send(Ack(id=number, seq=seq, state=state))

    def _look(self, room: Room, again: bool) -> bytes | None:
        """What is to be sent of a room in which no move is under way."""
        seat = room.shown_to(None if self.account is None else self.account.id, self.wished)
        if seat != self._seat:
            together = room.game.together and seat is not None and self._seat is not None
            self._seat, again = seat, True
            if not together:  # another seat sees another log
                self._seq = None
        return self._state(room, again)

    def _state(self, room: Room, again: bool) -> bytes | None:
        if room.match is None or (self._seq == room.seq and not again):
            return None
        message = state_message(room, self._seat, self._seq)
        self._seq = room.seq
        return message

    async def _send_chat(self) -> None:
        for line in await said_since(self.server, self.table, self._last_line):
            await self.send(line)
            self._last_line = line.number

    async def _check_still_signed_in(self) -> None:
        if time.monotonic() - self._known < SIGNED_IN_SECONDS:
            return
        now = await caller(self.socket, self.server)
        if (now and now.id) != (self.account and self.account.id):
            raise NotSignedIn("you have logged out")
        self._known = time.monotonic()

    async def check_may_act(self) -> Account:
        """The account that acts here; refuse a stranger, and one who has logged out since."""
        await self._check_still_signed_in()
        if self.account is None:
            raise NotSignedIn("log in first, or come as a guest")
        return self.account

    # The connection.

    async def send(self, message: FromServer) -> None:
        """Send one message."""
        await self.send_bytes(encode(message))

    async def send_bytes(self, data: bytes) -> None:
        """Send one message, already written; a client that does not read is let go."""
        async with self._sending:
            if not self.closed:
                await self._send_in_time(data)

    async def _send_in_time(self, data: bytes) -> None:
        """A bare timer: `asyncio.timeout` took a tenth of a busy worker's time, for sends that never wait."""
        task = asyncio.current_task()
        assert task is not None
        timer = asyncio.get_running_loop().call_later(SEND_SECONDS, self._give_up, task)
        try:
            await self.socket.send_text(data)
        except asyncio.CancelledError:
            if self._too_slow and task.uncancel() == 0:
                raise TimeoutError from None
            raise
        finally:
            timer.cancel()

    def _give_up(self, task: asyncio.Task[Any]) -> None:
        self._too_slow = True
        task.cancel()

    async def part(self, code: str, reason: str, close: int) -> None:
        """Say why, and close."""
        with suppress(*GONE):
            await self.send(Fault(code=code, reason=reason))
        await self.close(close)

    async def close(self, code: int) -> None:
        """Close the connection, if it is open."""
        if self.closed:
            return
        self.closed = True
        with suppress(*GONE):
            async with asyncio.timeout(SEND_SECONDS):
                await self.socket.close(code)


def _terms(room: Room) -> tuple[object, ...]:
    """What a `table` message is sent for when it changes."""
    row = room.row
    sitting = [(seat.kind, seat.account, seat.bot, seat.away) for seat in room.seats]
    return row["status"], row["proposal"], row["rematch"], sitting
