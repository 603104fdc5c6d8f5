"""Picks: the walk of a pick, and why an option is or is not open.

A pick is applied to the locked room, committed, and only then published: `pick` -> `Rooms.move` ->
`Committer.commit` -> `Publication.publish`. Rooms, hub, bots and clock listen to the publication.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from rulebound.kernel import IllegalPick, Why
from rulebound.server.accounts.account import Account, NotAllowed
from rulebound.server.database import now
from rulebound.server.play.commit import Overtaken
from rulebound.server.play.room import Room
from rulebound.server.play.worker import PlayWorker
from rulebound.server.tables.table import Refused

MAX_PICK_LENGTH: Final = 200


class Stale(Refused):
    """The request is for an older state of the table; `seq` is the current one."""

    def __init__(self, seq: int) -> None:
        super().__init__("stale", "too late: the table stands at move {move}", move=seq)
        self.seq = seq


class WhyView(Why, frozen=True):
    """Why an option is open or not: a message, its variables, the rule's number, and the option or target."""

    what: str


@asynccontextmanager
async def locked_room(server: PlayWorker, table: str, seen: int = 0) -> AsyncIterator[Room]:
    try:
        async with server.rooms.locked(table, seen) as room:
            yield room
    except Overtaken as error:
        raise await _stale(server, table) from error


async def _stale(server: PlayWorker, table: str) -> Stale:
    async with server.rooms.locked(table) as room:
        return Stale(room.seq)


def own_seat(room: Room, account: Account, preferred_seat: int | None = None, voting: bool = False) -> int:
    """The caller's seat in a running game; with `voting`, a person who is away may act too."""
    seat = room.seat_of(account.id, preferred_seat)
    if seat is None:
        raise NotAllowed("no-seat-of-yours", "you have no seat at this table")
    if room.finished:
        raise Refused("game-over", "the game is over")
    room.playing()
    if room.seats[seat].away and not (voting and seat in room.voters(now())):
        raise Refused("bot-plays", "a bot plays for you: take your seat back first")
    return seat


async def pick(
    server: PlayWorker, table: str, account: Account, seq: int, text: str, preferred_seat: int | None = None
) -> Room:
    """Answer the decision that was pending at `seq`; returns after the pick is committed."""
    try:
        room = await server.rooms.acquire(table, seq)
        try:
            await _pick(server, room, own_seat(room, account, preferred_seat), seq, text)
        finally:
            room.lock.release()
    except Overtaken as error:
        raise await _stale(server, table) from error
    return room


async def pick_as_bot(server: PlayWorker, table: str, seat: int, seq: int, text: str) -> Room:
    """Pick for a seat that a bot plays, or whose person is out of time."""
    async with locked_room(server, table) as room:
        if room.status != "playing":
            raise Refused("no-game-on", "there is no game on")
        await _pick(server, room, seat, seq, text)
    return room


async def _pick(server: PlayWorker, room: Room, seat: int, seq: int, text: str) -> None:
    if not room.answers_question(seat, seq):
        raise Stale(room.seq)
    if len(text) > MAX_PICK_LENGTH:
        raise IllegalPick("option-long", "no option is longer than {most} letters", most=MAX_PICK_LENGTH)
    await server.rooms.move(room, "pick", seat, text)


async def why(
    server: PlayWorker, table: str, account: Account, what: str, preferred_seat: int | None = None
) -> WhyView | None:
    """Why the option or target is or is not open to the caller; None if the game gives no reason."""
    if len(what) > MAX_PICK_LENGTH:
        raise IllegalPick("option-long", "no option is longer than {most} letters", most=MAX_PICK_LENGTH)
    async with server.rooms.locked(table) as room:
        seat = room.seat_of(account.id, preferred_seat)
        if seat is None:
            raise NotAllowed("no-seat-of-yours", "you have no seat at this table")
        found = room.playing().explain(seat, what)
    return WhyView(found.kind, found.args, found.rule, what) if found is not None else None
