"""Play: picks, undo and redo, votes, and why an option is or is not open.

A move is applied to the locked room, committed, and only then published. What one person may not do alone (an undo
after others have seen or done something, the end of the game) needs the votes of all people at the table. A person
who is away can still vote for a while: nobody loses a game by a short absence.
"""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from sqlalchemy import select, update

from rulebound.kernel import IllegalPick, Match, UndoRefused, Why
from rulebound.kernel.redeal import NOBODY
from rulebound.server.accounts import Account, NotAllowed
from rulebound.server.commit import Overtaken
from rulebound.server.database import now
from rulebound.server.notify import notify
from rulebound.server.room import OWN, REDEAL
from rulebound.server.rooms import Refused, Room
from rulebound.server.schema import tables
from rulebound.server.table_info import Proposal, proposal_of
from rulebound.server.tables import wake_bots

if TYPE_CHECKING:
    from rulebound.server.server import Server

MAX_PICK_LENGTH: Final = 200
ProposalKind = Literal["undo", "redo", "end"]


class Stale(Refused):
    """The request is for an older state of the table; `seq` is the current one."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"too late: the table stands at move {seq}")
        self.seq = seq


class WhyView(Why, frozen=True):
    """Why an option is open or not: a message, its variables, the rule's number, and the option or target."""

    what: str


@asynccontextmanager
async def _locked(server: "Server", table: str, seen: int = 0) -> AsyncIterator[Room]:
    try:
        async with server.rooms.locked(table, seen) as room:
            yield room
    except Overtaken as error:
        raise await _stale(server, table) from error


async def _stale(server: "Server", table: str) -> Stale:
    async with server.rooms.locked(table) as room:
        return Stale(room.seq)


def _own_seat(room: Room, account: Account, preferred_seat: int | None = None, voting: bool = False) -> int:
    """The caller's seat in a running game; with `voting`, a person who is away may act too."""
    seat = room.seat_of(account.id, preferred_seat)
    if seat is None:
        raise NotAllowed("you have no seat at this table")
    if room.finished:
        raise Refused("the game is over")
    room.playing()
    if room.seats[seat].away and not (voting and seat in room.voters(now())):
        raise Refused("a bot plays for you: take your seat back first")
    return seat


# Picks.


async def pick(
    server: "Server", table: str, account: Account, seq: int, text: str, preferred_seat: int | None = None
) -> Room:
    """Answer the decision that was pending at `seq`; returns after the pick is committed."""
    try:
        room = await server.rooms.acquire(table, seq)
        try:
            await _pick(server, room, _own_seat(room, account, preferred_seat), seq, text)
        finally:
            room.lock.release()
    except Overtaken as error:
        raise await _stale(server, table) from error
    _wake_bots_if_asked(server, room)
    return room


async def pick_as_bot(server: "Server", table: str, seat: int, seq: int, text: str) -> Room:
    """Pick for a seat that a bot plays, or whose person is out of time."""
    async with _locked(server, table) as room:
        if room.status != "playing":
            raise Refused("there is no game on")
        await _pick(server, room, seat, seq, text)
    return room


async def _pick(server: "Server", room: Room, seat: int, seq: int, text: str) -> None:
    if not room.answers_question(seat, seq):
        raise Stale(room.seq)
    if len(text) > MAX_PICK_LENGTH:
        raise IllegalPick(f"no option is longer than {MAX_PICK_LENGTH} letters")
    await server.rooms.move(room, "pick", seat, text)


def _wake_bots_if_asked(server: "Server", room: Room) -> None:
    pending = room.match.pending if room.match is not None else None
    if pending is not None and any(room.seats[seat].acting_bot for seat in pending.seats):
        wake_bots(server, room.id)


# Undo, redo and the end.


async def undo(server: "Server", table: str, account: Account) -> Room:
    """Undo the caller's last pick: at once if no information was revealed, otherwise by a vote."""
    return await _move_or_propose(server, table, account, "undo")


async def redo(server: "Server", table: str, account: Account) -> Room:
    """Redo what was undone: at once if all its picks are the caller's, otherwise by a vote."""
    return await _move_or_propose(server, table, account, "redo")


async def propose_end(server: "Server", table: str, account: Account) -> Room:
    """Propose to end the game now, or agree if somebody else has proposed it."""
    room = await server.rooms.get(table)
    proposal = proposal_of(room.row)
    if proposal is not None and proposal.kind == "end" and proposal.seat not in room.seats_of(account.id):
        return await agree(server, table, account, True, "end")
    return await _move_or_propose(server, table, account, "end")


async def _move_or_propose(server: "Server", table: str, account: Account, kind: ProposalKind) -> Room:
    async with _locked(server, table) as room:
        seat, held = _own_seat(room, account), room.seats_of(account.id)
        if kind == "undo":
            seat = next((picker for picker, _ in reversed(room.playing().picks) if picker in held), seat)
        free = _needs_no_vote(room.playing(), kind, seat, held)
        alone = free or room.voters(now()) <= set(held)
        if alone:
            how = (OWN if free else REDEAL) if kind == "undo" else ""
            await server.rooms.move(room, kind, seat, how)
        else:
            await _propose(server, room, Proposal(kind, seat, held))
    if alone:
        _wake_bots_if_asked(server, room)
    else:
        await notify(server, table)
    return room


def _needs_no_vote(match: Match, kind: ProposalKind, seat: int, held: list[int]) -> bool:
    """True if the player of these seats may do it without a vote; raise `Refused` if it is impossible."""
    if kind == "end":
        return False
    trial = match.fork(keep="all")
    try:
        if kind == "redo":
            trial.redo()
            again = Counter(trial.picks) - Counter(match.picks)
            return all(picker in held for picker, _ in again if picker != NOBODY)
        try:
            trial.undo(seat)
        except UndoRefused:
            trial.undo(seat, force=True)
            return False
        return True
    except UndoRefused as error:
        raise Refused(str(error)) from error


async def _propose(server: "Server", room: Room, proposal: Proposal) -> None:
    async with server.database.write() as connection:
        row = await _row_at(connection, room)
        if row["proposal"]:
            raise Refused("the table votes on something: agree or not, then ask again")
        await _set_proposal(connection, room, proposal)


async def agree(server: "Server", table: str, account: Account, yes: bool, to: ProposalKind | None = None) -> Room:
    """Vote on the proposal: one no rejects it, the last yes carries it out. `to`: the expected kind, if any."""
    async with _locked(server, table) as room:
        _own_seat(room, account, voting=True)
        async with server.database.write() as connection:
            proposal = proposal_of(await _row_at(connection, room))
            if proposal is None or to not in (None, proposal.kind):
                raise Refused("nothing is proposed")
            agreed = sorted({*proposal.agreed, *room.seats_of(account.id)})
            proposal = msgspec.structs.replace(proposal, agreed=agreed) if yes else None
            await _set_proposal(connection, room, proposal)
        done = proposal is not None and room.voters(now()) <= set(proposal.agreed)
        if proposal is not None and done:
            await _carry_out(server, room, proposal)
    if done:
        _wake_bots_if_asked(server, room)
    else:
        await notify(server, table)
    return room


async def end_vote(server: "Server", table: str) -> None:
    """Carry out a proposal if all who can still vote have agreed; the others were away for too long."""
    async with _locked(server, table) as room:
        proposal = proposal_of(room.row)
        if room.status != "playing" or proposal is None or not room.voters(now()) <= set(proposal.agreed):
            return
        await _carry_out(server, room, proposal)
    _wake_bots_if_asked(server, room)


async def _carry_out(server: "Server", room: Room, proposal: Proposal) -> None:
    try:
        await server.rooms.move(room, proposal.kind, proposal.seat, REDEAL if proposal.kind == "undo" else "")
    except UndoRefused as error:
        raise Refused(str(error)) from error


async def _row_at(connection: Any, room: Room) -> Any:
    """The table's row, locked; raise `Overtaken` if the room is out of date."""
    query = select(tables.c.seq, tables.c.status, tables.c.proposal).where(tables.c.id == room.id)
    row = (await connection.execute(query.with_for_update())).mappings().first()
    if row is None or row["seq"] != room.seq or row["status"] != "playing":
        raise Overtaken("the table has moved on")
    return row


async def _set_proposal(connection: Any, room: Room, proposal: Proposal | None) -> None:
    text = msgspec.json.encode(proposal).decode() if proposal is not None else None
    await connection.execute(update(tables).where(tables.c.id == room.id).values(proposal=text))


# Explaining.


async def why(
    server: "Server", table: str, account: Account, what: str, preferred_seat: int | None = None
) -> WhyView | None:
    """Why the option or target is or is not open to the caller; None if the game gives no reason."""
    if len(what) > MAX_PICK_LENGTH:
        raise IllegalPick(f"no option is longer than {MAX_PICK_LENGTH} letters")
    async with server.rooms.locked(table) as room:
        seat = room.seat_of(account.id, preferred_seat)
        if seat is None:
            raise NotAllowed("you have no seat at this table")
        found = room.playing().explain(seat, what)
    return WhyView(found.kind, found.args, found.rule, what) if found is not None else None
