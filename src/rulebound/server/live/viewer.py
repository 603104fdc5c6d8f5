"""One websocket connection to a table: what it has been sent and what it still needs."""

import asyncio
import logging
import math
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias, TypeVar, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from rulebound.kernel import MatchView, RuleboundError
from rulebound.server.accounts.account import Account, NotSignedIn
from rulebound.server.accounts.callers import address, caller
from rulebound.server.database import UNAVAILABLE
from rulebound.server.live.planning import Mark, marks_of
from rulebound.server.live.server import Server
from rulebound.server.live.wire import (
    VERSION,
    Ack,
    FromServer,
    MarksNow,
    Pointed,
    PresentNow,
    StateNow,
    TableNow,
    Welcome,
    encode,
    socket_error,
    state_message,
)
from rulebound.server.play.room import Room
from rulebound.server.tables.chat import chat_since
from rulebound.server.tables.info import TableInfo, table_info

log = logging.getLogger(__name__)
T = TypeVar("T")
Socket: TypeAlias = WebSocket[Any, Any, Any]
SEND_SECONDS: Final = 30.0  # a client that takes longer to read one message is disconnected
RECHECK_SECONDS: Final = 60.0  # how often an open connection checks that its session is still valid
RETRY_SECONDS: Final = 1.0  # while the database does not answer
POINTED_KEPT: Final = 8  # a client that reads slowly misses what was pointed at before
RESTARTING: Final = 1012  # close code: the server stops or restarts
POLICY: Final = 1008
TRY_LATER: Final = 1013  # close code: reconnect later
REPLACED: Final = 4001  # close code: newer windows replaced this one; do not reconnect
DISCONNECTED: Final = (WebSocketDisconnect, OSError)  # raised when sending to a closed connection


class Stopping(RuleboundError):
    """The server stops."""


class GaveWay(RuleboundError):
    """Newer windows of the same account replace this one."""


class Viewer:
    """A connection: its account, the last seq it was sent, and whether it must be sent something.

    Changes are not queued. A change wakes the viewer, which builds its message from the current room: a slow
    client gets fewer and newer messages.
    """

    def __init__(self, server: Server, socket: Socket, table: str, account: Account | None) -> None:
        self.server = server
        self.socket = socket
        self.table = table
        self.account = account
        self.address = address(socket)
        self.who = self.address if account is None else f"account {account.id}"
        self.bad_messages = 0
        self.closed = False
        self._sending = asyncio.Lock()
        self._wakeup = asyncio.Event()
        self._stopping = False
        self._replaced = False
        self._too_slow = False
        self._changed = False  # seats, terms, chat or marks
        self._pointed: deque[Pointed] = deque(maxlen=POINTED_KEPT)
        self._resend = False  # send the state even if the client has it
        self._seq: int | None = None
        self._base: MatchView | None = None  # the view after `_seq`, for a client that understands changes
        self._understands_changes = False
        self._seat: int | None = None
        self._owns = False
        self._invitation: str | None = None
        self.preferred_seat: int | None = None  # which of the account's seats to act for
        self._sent_terms: tuple[object, ...] = ()
        self._last_chat_line = 0
        self._sent_marks: list[Mark] = []
        self._sent_present: PresentNow | None = None
        self._present_changed = False
        self._checked_at = time.monotonic()

    async def ask_in(self, invitation: str | None) -> None:
        """Find the viewer's seat and whether it owns the table; raises for those who may not see the table."""
        self._invitation = invitation
        info = await self._info()
        self._seat, self._owns = info.you, info.owner

    async def _info(self) -> TableInfo:
        return await table_info(self.server, self.table, self.account, self._invitation)

    @property
    def seq(self) -> int:
        """The last seq that the viewer was sent."""
        return self._seq or 0

    @property
    def seated(self) -> bool:
        """True if the viewer has a seat at the table or owns it."""
        return self._seat is not None or self._owns

    # Called by the hub.

    def wake(self, seq: int) -> None:
        """The table is now at `seq`; 0: its seats, its terms, its chat or its marks have changed."""
        self._changed |= seq == 0
        if seq == 0 or seq != self._seq:  # else it was sent with the acknowledgement
            self._wakeup.set()

    def show_pointed(self, seat: int, target: str) -> None:
        """A player points at something."""
        self._pointed.append(Pointed(seat=seat, target=target))
        self._wakeup.set()

    def show_present(self) -> None:
        """Somebody has come to the table, or gone."""
        self._present_changed = True
        self._wakeup.set()

    def resend_state(self) -> None:
        """Send the current state even if the client has it."""
        self._resend = True
        self._wakeup.set()

    def resend_all(self) -> None:
        """Send the whole state and the whole log: the client does not know what it has."""
        self._seq = None
        self.resend_state()

    def check_caller(self) -> None:
        """Close the connection unless its session or token is still valid."""
        self._checked_at = -math.inf
        self._wakeup.set()

    def stop(self) -> None:
        """Close the connection because the server stops."""
        self._stopping = True
        self._wakeup.set()

    def close_replaced(self) -> None:
        """Close the connection because newer windows of the same account replace it."""
        self._replaced = True
        self._wakeup.set()

    # Sending.

    async def send_welcome(self, since: int | None, understands_changes: bool = False) -> None:
        """Answer `hello`: send the table, the state, the marks, and the chat that the client has missed."""
        self._understands_changes = understands_changes
        account = None if self.account is None else self.account.id
        async with self.server.rooms.locked(self.table, since or 0) as room:
            self._seat, self._sent_terms = room.seat_shown_to(account), _terms(room)
            self._seq = None if room.shares_screen(account) else since  # the client's log may be of another seat
            message = self._state(room, again=True)
            self._sent_present = present = self._present(room)
        info = await self._info()
        await self.send(Welcome(v=VERSION, table=info, you=self._seat))
        if message is not None:
            await self.send_bytes(message)
        await self._send_chat()
        self._sent_marks = await marks_of(self.server, self.table)
        await self.send(MarksNow(marks=self._sent_marks))
        await self.send(present)

    async def send_updates(self) -> None:
        """Send changes until the connection or the server ends."""
        try:
            while not self.closed:
                await self._wakeup.wait()
                self._wakeup.clear()
                if self._stopping:
                    stopping = Stopping("stopping", "the server stops: come back in a moment")
                    return await self.close_with_error(stopping, RESTARTING)
                if self._replaced:
                    replaced = GaveWay("gave-way", "this table is open in too many other windows")
                    return await self.close_with_error(replaced, REPLACED)
                try:
                    await self._check_still_signed_in()
                    await self._send_changes()
                except UNAVAILABLE as error:
                    log.warning("a viewer of table %s waits for the database: %s", self.table, error)
                    await asyncio.sleep(RETRY_SECONDS)
                    self._changed = self._resend = True  # what was to be sent may not have been
                    self._wakeup.set()
        except DISCONNECTED:
            await self.close(POLICY)
        except RuleboundError as error:  # the table was deleted, or the account may no longer see it
            await self.close_with_error(error, POLICY)

    async def _send_changes(self) -> None:
        changed, self._changed = self._changed, False
        again, self._resend = self._resend, False
        present_changed, self._present_changed = self._present_changed or changed, False
        message, terms = await self._read(lambda room: self._look(room, again, changed))
        remade = changed or terms != self._sent_terms
        if remade:
            self._sent_terms = terms
            info = await self._info()
            await self.send(TableNow(table=info, you=await self._read(self._shown_seat)))
            message = await self._read(lambda room: self._changed_state(room, again))
        if message is not None:
            await self.send_bytes(message)
        if changed:
            await self._send_chat()
        if remade:  # the marks go when the game ends
            await self._send_marks()
        if present_changed or remade:  # who has got a seat, or lost it, is counted otherwise
            await self._send_present()
        while self._pointed:
            await self.send(self._pointed.popleft())

    async def _send_present(self) -> None:
        present = await self._read(self._present)
        if present != self._sent_present:
            self._sent_present = present
            await self.send(present)

    def _look(self, room: Room, again: bool, changed: bool) -> tuple[bytes | None, tuple[object, ...]]:
        """The state to send now, and the terms.

        A state is sent as soon as it is made: nothing that is waited for may let a newer one overtake it. So there
        is none yet if the table must be sent first.
        """
        terms = _terms(room)
        remade = changed or terms != self._sent_terms
        return None if remade else self._changed_state(room, again), terms

    async def _read(self, look: Callable[[Room], T]) -> T:
        """Read the room between two moves."""
        resting = self.server.rooms.idle_room(self.table)
        if resting is not None:
            return look(resting)
        async with self.server.rooms.locked(self.table) as room:
            return look(room)

    async def acknowledge(self, number: int, seq: int) -> None:
        """Acknowledge a committed pick, with the new state if the room is unlocked."""
        resting = self.server.rooms.idle_room(self.table)
        message = None
        if resting is not None and resting.seq >= seq:
            message = self._changed_state(resting, again=False)
            if _terms(resting) != self._sent_terms:  # a pick removes a proposal
                self._wakeup.set()
        state = cast("StateNow", msgspec.Raw(message)) if message is not None else None
        await self.send(Ack(id=number, seq=seq, state=state))

    def _changed_state(self, room: Room, again: bool) -> bytes | None:
        """The state message to send, or None; the room must have no move in progress."""
        seat = self._shown_seat(room)
        if seat != self._seat:
            together = room.game.together and seat is not None and self._seat is not None
            self._seat, again = seat, True
            if not together:  # another seat has another log
                self._seq = None
        return self._state(room, again)

    def _shown_seat(self, room: Room) -> int | None:
        return room.seat_shown_to(None if self.account is None else self.account.id, self.preferred_seat)

    def _state(self, room: Room, again: bool) -> bytes | None:
        if room.match is None or (self._seq == room.seq and not again):
            return None
        base = None if again else self._base  # another seat has another view
        message = state_message(room, self._seat, self._seq, base)
        self._seq = room.seq
        self._base = room.view(self._seat) if self._understands_changes else None
        return message

    async def _send_chat(self) -> None:
        for line in await chat_since(self.server, self.table, self._last_chat_line):
            await self.send(line)
            self._last_chat_line = line.number

    async def _send_marks(self) -> None:
        marks = await marks_of(self.server, self.table)
        if marks != self._sent_marks:
            self._sent_marks = marks
            await self.send(MarksNow(marks=marks))

    def _present(self, room: Room) -> PresentNow:
        """Who is connected: a person with several windows counts once."""
        accounts = self.server.hub.accounts_at(self.table)
        held = {seat.account for seat in room.seats if seat.is_person}
        watching = {account for account in accounts if account is not None and account not in held}
        present = [seat.number for seat in room.seats if seat.is_person and seat.account in accounts]
        return PresentNow(seats=present, spectators=len(watching) + accounts.count(None))

    async def _check_still_signed_in(self) -> None:
        if time.monotonic() - self._checked_at < RECHECK_SECONDS:
            return
        now = await caller(self.socket, self.server)
        if (now and now.id) != (self.account and self.account.id):
            raise NotSignedIn("logged-out", "you have logged out")
        self._checked_at = time.monotonic()

    async def require_account(self) -> Account:
        """The viewer's account; raise `NotSignedIn` without one, or after a log-out."""
        await self._check_still_signed_in()
        if self.account is None:
            raise NotSignedIn("log-in-first", "log in first, or sign in as a guest")
        return self.account

    # The connection.

    async def send(self, message: FromServer) -> None:
        """Send one message."""
        await self.send_bytes(encode(message))

    async def send_bytes(self, data: bytes) -> None:
        """Send one encoded message; raise `TimeoutError` if the client does not read."""
        async with self._sending:
            if not self.closed:
                await self._send_in_time(data)

    async def _send_in_time(self, data: bytes) -> None:
        """Uses a plain timer: `asyncio.timeout` took a tenth of a busy worker's time."""
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

    async def close_with_error(self, error: RuleboundError, close: int) -> None:
        """Send what the error says, then close the connection."""
        with suppress(*DISCONNECTED):
            await self.send(socket_error(error))
        await self.close(close)

    async def close(self, code: int) -> None:
        """Close the connection, if it is open."""
        if self.closed:
            return
        self.closed = True
        with suppress(*DISCONNECTED):
            async with asyncio.timeout(SEND_SECONDS):
                await self.socket.close(code)


def _terms(room: Room) -> tuple[object, ...]:
    """The values that cause a `table` message when they change."""
    row = room.row
    seats_now = [(seat.kind, seat.account, seat.bot, seat.away, seat.colour) for seat in room.seats]
    return row["status"], row["proposal"], row["rematch"], seats_now
