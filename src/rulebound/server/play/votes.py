"""Votes: undo, redo and the end of the game.

What one person may not do alone (an undo after others have seen or done something, the end of the game) needs the
votes of all people at the table. A person who is away can still vote for a while: nobody loses a game by a short
absence.
"""

from collections import Counter
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import func, select, update

from rulebound.kernel import Match, UndoRefused
from rulebound.kernel.redeal import NOBODY
from rulebound.server.accounts.account import Account
from rulebound.server.database import now
from rulebound.server.play.commit import Overtaken
from rulebound.server.play.picks import locked_room, own_seat
from rulebound.server.play.room import OWN, REDEAL, Room
from rulebound.server.play.worker import PlayWorker
from rulebound.server.schema import seats, tables
from rulebound.server.tables.info import Proposal, proposal_of
from rulebound.server.tables.table import Refused

PAUSE: Final = 60_000  # milliseconds until a seat whose proposal was refused may propose again
ProposalKind = Literal["undo", "redo", "end"]


async def undo(server: PlayWorker, table: str, account: Account) -> Room:
    """Undo the caller's last pick: at once if no information was revealed, otherwise by a vote."""
    return await _move_or_propose(server, table, account, "undo")


async def redo(server: PlayWorker, table: str, account: Account) -> Room:
    """Redo what was undone: at once if all its picks are the caller's, otherwise by a vote."""
    return await _move_or_propose(server, table, account, "redo")


async def propose_end(server: PlayWorker, table: str, account: Account) -> Room:
    """Propose to end the game now, or agree if somebody else has proposed it."""
    room = await server.rooms.get(table)
    proposal = proposal_of(room.row)
    if proposal is not None and proposal.kind == "end" and proposal.seat not in room.seats_of(account.id):
        return await agree(server, table, account, True, "end")
    return await _move_or_propose(server, table, account, "end")


async def _move_or_propose(server: PlayWorker, table: str, account: Account, kind: ProposalKind) -> Room:
    async with locked_room(server, table) as room:
        seat, held = own_seat(room, account), room.seats_of(account.id)
        if kind == "undo":
            seat = next((picker for picker, _ in reversed(room.playing().picks) if picker in held), seat)
        free = _needs_no_vote(room.playing(), kind, seat, held)
        alone = free or room.voters(now()) <= set(held)
        if alone:
            how = (OWN if free else REDEAL) if kind == "undo" else ""
            await server.rooms.move(room, kind, seat, how)
        else:
            await _propose(server, room, Proposal(kind, seat, held))
    if not alone:
        await server.publication.announce(table)
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
        raise Refused.saying(error.said) from error


async def _propose(server: PlayWorker, room: Room, proposal: Proposal) -> None:
    async with server.database.write() as connection:
        row = await _row_at(connection, room)
        if row["proposal"]:
            raise Refused("voting", "the table votes on something: agree or not, then ask again")
        mine = (seats.c.table_id == room.id) & seats.c.number.in_(proposal.agreed)
        again = (await connection.execute(select(func.max(seats.c.proposes_from)).where(mine))).scalar()
        if again is not None and again > now():
            wait = (again - now() + 999) // 1000
            raise Refused(
                "just-rejected", "the others have just said no: propose again in {seconds} seconds", seconds=wait
            )
        await _set_proposal(connection, room, proposal)


async def agree(
    server: PlayWorker, table: str, account: Account, yes: bool, to: ProposalKind | None = None
) -> Room:
    """Vote on the proposal: one no rejects it, the last yes carries it out. `to`: the expected kind, if any."""
    async with locked_room(server, table) as room:
        own_seat(room, account, voting=True)
        async with server.database.write() as connection:
            proposal = proposal_of(await _row_at(connection, room))
            if proposal is None or to not in (None, proposal.kind):
                raise Refused("nothing-proposed", "nothing is proposed")
            if not yes and proposal.seat not in room.seats_of(account.id):  # not if they take it back themselves
                theirs = (seats.c.table_id == room.id) & (seats.c.number == proposal.seat)
                await connection.execute(update(seats).where(theirs).values(proposes_from=now() + PAUSE))
            agreed = sorted({*proposal.agreed, *room.seats_of(account.id)})
            proposal = msgspec.structs.replace(proposal, agreed=agreed) if yes else None
            await _set_proposal(connection, room, proposal)
        done = proposal is not None and room.voters(now()) <= set(proposal.agreed)
        if proposal is not None and done:
            await _carry_out(server, room, proposal)
    if not done:
        await server.publication.announce(table)
    return room


async def end_vote(server: PlayWorker, table: str) -> None:
    """Carry out a proposal if all who can still vote have agreed; the others were away for too long."""
    async with locked_room(server, table) as room:
        proposal = proposal_of(room.row)
        if room.status != "playing" or proposal is None or not room.voters(now()) <= set(proposal.agreed):
            return
        await _carry_out(server, room, proposal)


async def _carry_out(server: PlayWorker, room: Room, proposal: Proposal) -> None:
    try:
        await server.rooms.move(room, proposal.kind, proposal.seat, REDEAL if proposal.kind == "undo" else "")
    except UndoRefused as error:
        raise Refused.saying(error.said) from error


async def _row_at(connection: Any, room: Room) -> Any:
    """The table's row, locked; raise `Overtaken` if the room is out of date."""
    query = select(tables.c.seq, tables.c.status, tables.c.proposal).where(tables.c.id == room.id)
    row = (await connection.execute(query.with_for_update())).mappings().first()
    if row is None or row["seq"] != room.seq or row["status"] != "playing":
        raise Overtaken("moved-on", "the table has moved on")
    return row


async def _set_proposal(connection: Any, room: Room, proposal: Proposal | None) -> None:
    text = msgspec.json.encode(proposal).decode() if proposal is not None else None
    await connection.execute(update(tables).where(tables.c.id == room.id).values(proposal=text))
