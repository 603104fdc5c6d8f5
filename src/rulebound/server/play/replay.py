"""Replays and records. In a running game a seat can replay only what it has seen; the seed stays secret."""

import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import func, insert, select

from rulebound.kernel import BadRecord, Match, MatchView, Option, Record
from rulebound.kernel.redeal import NOBODY
from rulebound.server.accounts.account import Account, NotAllowed
from rulebound.server.database import now
from rulebound.server.play.room import EventView, Room
from rulebound.server.play.study_process import Study, find_position, find_timeline, make_record, verify
from rulebound.server.play.worker import PlayWorker
from rulebound.server.schema import moves, seats, snapshots, tables
from rulebound.server.tables.access import UNLISTED
from rulebound.server.tables.info import TableInfo, table_info
from rulebound.server.tables.table import Refused, new_table_id

UPLOADS: Final = 200  # records that an account may bring
UPLOADS_A_DAY: Final = 30
DAY_MS: Final = 86_400_000


class Picked(msgspec.Struct, frozen=True):
    """A pick and its seat."""

    seat: int
    pick: str


class ReplayView(msgspec.Struct, frozen=True, kw_only=True):
    """A match after `at` of its `length` picks. `newest`: index of the first event caused by the last pick."""

    table: str
    game: str
    at: int
    length: int
    seat: int | None
    finished: bool
    view: MatchView
    events: list[EventView]
    newest: int
    picked: Picked | None  # the last pick, if the viewer may know it


class Turn(msgspec.Struct, frozen=True):
    """The start of a turn, after `at` picks, and whose turn it is (null: no seat's)."""

    at: int
    seat: int | None
    event: EventView


class ScoreChange(msgspec.Struct, frozen=True):
    """The score of each seat from `at` picks on, until the next change."""

    at: int
    scores: tuple[int, ...]


class Timeline(msgspec.Struct, frozen=True):
    """The timeline of a finished game: its turns and the changes of the scores."""

    turns: list[Turn]
    scores: list[ScoreChange]


async def replay_at(
    server: PlayWorker, table: str, account: Account | None, at: int | None = None, seat: int | None = None
) -> ReplayView:
    """The match after `at` picks: in a finished game any seat's view, in a running one the caller's own."""
    async with server.rooms.locked(table) as room:
        match = room.playing()
        seat = _seat_to_show(room, account, seat)
        finished, picks = room.finished, list(match.picks)
    at = len(picks) if at is None else at
    if not 0 <= at <= len(picks):
        raise Refused("positions", "there are positions from 0 to {last}", last=len(picks))
    shown = await server.studies.ask(find_position, _study(table, match, picks), at, seat)
    last = picks[at - 1] if at else None
    knows = last is not None and (last[0] == seat or (finished and last[0] != NOBODY))
    return ReplayView(
        table=table,
        game=match.game.id,
        at=at,
        length=len(picks),
        seat=seat,
        finished=finished,
        view=shown.view,
        events=[EventView(event.kind, event.args) for event in shown.events],
        newest=shown.newest,
        picked=Picked(last[0], last[1].text) if last is not None and knows else None,
    )


def _seat_to_show(room: Room, account: Account | None, seat: int | None) -> int | None:
    """The seat whose view the caller gets; None: a spectator's."""
    if seat is not None and not 0 <= seat < len(room.seats):
        raise Refused("no-such-seat", "there is no such seat")
    if room.finished:
        return seat
    who = account.id if account is not None else None
    own = room.seat_of(who, seat)
    if own is None:
        raise NotAllowed("look-back", "the game is on: only those who play can look back")
    if room.shares_screen(who):  # several people see this screen: only what all of them may know
        own = None
    if seat not in (None, own):
        raise NotAllowed("look-back-own", "the game is on: you can look back from your own seat only")
    return own


def _study(table: str, match: Match, picks: list[tuple[int, Option]]) -> Study:
    told = tuple((seat, option.text) for seat, option in picks)
    return Study(table, match.game.id, match.setup, match.seed, told)


async def timeline_of(server: PlayWorker, table: str) -> Timeline:
    """The timeline of a finished game; in a running one it would reveal hidden scores."""
    async with server.rooms.locked(table) as room:
        if not room.finished:
            raise Refused("timeline", "the timeline is available when the game is over")
        match = room.playing()
        picks = list(match.picks)
    turns, scores = await server.studies.ask(find_timeline, _study(table, match, picks))
    return Timeline(
        [Turn(at, seat, EventView(event.kind, event.args)) for at, seat, event in turns],
        [ScoreChange(at, reached) for at, reached in scores],
    )


async def record_of(server: PlayWorker, table: str) -> Record:
    """The record of a finished game; it contains the seed, which reveals everything hidden."""
    async with server.rooms.locked(table) as room:
        if not room.finished:
            raise Refused("record-over", "the record is available when the game is over")
        bare = room.playing().record()
    return await server.studies.ask(make_record, bare)


async def upload(server: PlayWorker, account: Account, record: Record) -> TableInfo:
    """Verify a record by replaying it, and store it as a finished table."""
    await _check_quota(server, account)
    found = await server.studies.ask(verify, record)
    if isinstance(found, BadRecord):
        raise found
    table, time = new_table_id(), now()
    row: dict[str, Any] = {
        "id": table,
        "game": found.game,
        "rules": found.rules,
        "setup": msgspec.json.encode(found.setup).decode(),
        "seed": str(found.seed),
        "status": "ended" if found.result is None else "over",
        "access": UNLISTED,  # to be shown to others by its address
        "invitation": secrets.token_urlsafe(24),
        "owner": account.id,
        "pace": "live",
        "on_timeout": "move",
        "seq": len(found.picks),
        "result": found.result,
        **dict.fromkeys(("created", "started", "moved", "ended"), time),
    }
    made = [
        {"table_id": table, "seq": seq, "kind": "pick", "seat": seat, "text": text, "at": time}
        for seq, (seat, text) in enumerate(found.picks)
    ]
    seat_values = [{"table_id": table, "number": seat, "kind": "person"} for seat in range(found.setup["seats"])]
    async with server.database.write() as connection:
        await connection.execute(insert(tables).values(row))
        await connection.execute(insert(seats), seat_values)
        if made:
            await connection.execute(insert(moves), made)
        kept = {"table_id": table, "seq": len(made), "data": found.frozen}
        await connection.execute(insert(snapshots).values(kept))
    return await table_info(server, table, account)


async def _check_quota(server: PlayWorker, account: Account) -> None:
    """Raise `Refused` if the account has uploaded too many records, or too many today."""
    mine = (tables.c.owner == account.id) & (tables.c.created == tables.c.ended)
    today = func.count().filter(tables.c.created > now() - DAY_MS)
    async with server.database.read() as connection:
        all_of_them, lately = (await connection.execute(select(func.count(), today).where(mine))).one()
    if lately >= UPLOADS_A_DAY:
        raise Refused(
            "records-a-day", "{most} records a day are enough: bring the next one tomorrow", most=UPLOADS_A_DAY
        )
    if all_of_them >= UPLOADS:
        raise Refused("records", "you have brought {most} records: more are not kept here", most=UPLOADS)
