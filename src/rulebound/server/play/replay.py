"""Replays and records. In a running game a seat can replay only what it has seen; the seed stays secret."""

import asyncio
import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import insert

from rulebound.games import game_names, load_game
from rulebound.kernel import BadRecord, Event, Game, IllegalPick, Match, MatchView, Option, Record, load_record
from rulebound.kernel.redeal import NOBODY
from rulebound.server.accounts.account import Account, NotAllowed
from rulebound.server.database import now
from rulebound.server.play.room import EventView, Room
from rulebound.server.play.worker import PlayWorker
from rulebound.server.schema import moves, seats, snapshots, tables
from rulebound.server.tables.access import UNLISTED
from rulebound.server.tables.info import TableInfo, table_info
from rulebound.server.tables.table import Refused, new_table_id

TURN: Final = "turn"  # the kind of event that marks the start of a turn


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
        raise Refused(f"there are positions from 0 to {len(picks)}")
    then, before = await asyncio.to_thread(_rebuild, match, picks[:at])
    heard = [(number, event) for number, event in enumerate(then.events) if event.is_for(seat)]
    last = picks[at - 1] if at else None
    knows = last is not None and (last[0] == seat or (finished and last[0] != NOBODY))
    return ReplayView(
        table=table,
        game=match.game.id,
        at=at,
        length=len(picks),
        seat=seat,
        finished=finished,
        view=then.view(seat),
        events=[EventView(event.kind, event.args) for _, event in heard],
        newest=sum(number < before for number, _ in heard),
        picked=Picked(last[0], last[1].text) if last is not None and knows else None,
    )


def _seat_to_show(room: Room, account: Account | None, seat: int | None) -> int | None:
    """The seat whose view the caller gets; None: a spectator's."""
    if seat is not None and not 0 <= seat < len(room.seats):
        raise Refused("there is no such seat")
    if room.finished:
        return seat
    who = account.id if account is not None else None
    own = room.seat_of(who, seat)
    if own is None:
        raise NotAllowed("the game is on: only those who play can look back")
    if room.shares_screen(who):  # several people see this screen: only what all of them may know
        own = None
    if seat not in (None, own):
        raise NotAllowed("the game is on: you can look back from your own seat only")
    return own


def _rebuild(match: Match, picks: list[tuple[int, Option]]) -> tuple[Match, int]:
    """The match after these picks, and the number of events before the last pick."""
    then, before = Match(match.game, match.setup, match.seed), 0
    for seat, option in picks:
        before = len(then.events)
        then.repeat(seat, option.text)
    return then, before


async def timeline_of(server: PlayWorker, table: str) -> Timeline:
    """The timeline of a finished game; in a running one it would reveal hidden scores."""
    async with server.rooms.locked(table) as room:
        if not room.finished:
            raise Refused("the timeline is available when the game is over")
        match = room.playing()
        picks = list(match.picks)
    return await asyncio.to_thread(_timeline, match, picks)


def _timeline(match: Match, picks: list[tuple[int, Option]]) -> Timeline:
    then = Match(match.game, match.setup, match.seed)
    then.hashing = False
    timeline, heard = Timeline([], []), 0
    for at in range(len(picks) + 1):
        if at:
            seat, option = picks[at - 1]
            then.repeat(seat, option.text)
        timeline.turns.extend(
            Turn(at, _seat_of(match.game, event), EventView(event.kind, event.args))
            for event in then.events[heard:]
            if event.kind == TURN
        )
        heard = len(then.events)
        scores = then.result().scores
        if not timeline.scores or timeline.scores[-1].scores != scores:
            timeline.scores.append(ScoreChange(at, scores))
    return timeline


def _seat_of(game: Game[Any], event: Event) -> int | None:
    """The seat among the event's arguments, found by the game's vocabulary."""
    named = zip(game.events.get(event.kind, "").split(), event.args, strict=False)
    return next((arg for name, arg in named if name == "seat" and isinstance(arg, int)), None)


async def record_of(server: PlayWorker, table: str) -> Record:
    """The record of a finished game; it contains the seed, which reveals everything hidden."""
    async with server.rooms.locked(table) as room:
        if not room.finished:
            raise Refused("the record is available when the game is over")
        bare = room.playing().record()
    # Hashes are computed here, once, and not at every move of every game.
    return (await asyncio.to_thread(bare.replay, load_game(bare.game))).record()


async def upload(server: PlayWorker, account: Account, record: Record) -> TableInfo:
    """Verify a record by replaying it, and store it as a finished table."""
    match = await asyncio.to_thread(_verified, record)
    table, time = new_table_id(), now()
    row: dict[str, Any] = {
        "id": table,
        "game": match.game.id,
        "rules": match.game.rules,
        "setup": msgspec.json.encode(match.setup).decode(),
        "seed": str(match.seed),
        "status": "over" if match.over else "ended",
        "access": UNLISTED,  # to be shown to others by its address
        "invitation": secrets.token_urlsafe(24),
        "owner": account.id,
        "pace": "live",
        "on_timeout": "move",
        "seq": len(match.picks),
        "result": msgspec.json.encode(match.result()).decode() if match.over else None,
        **dict.fromkeys(("created", "started", "moved", "ended"), time),
    }
    made = [
        {"table_id": table, "seq": seq, "kind": "pick", "seat": seat, "text": option.text, "at": time}
        for seq, (seat, option) in enumerate(match.picks)
    ]
    seat_values = [{"table_id": table, "number": seat, "kind": "person"} for seat in range(match.setup["seats"])]
    async with server.database.write() as connection:
        await connection.execute(insert(tables).values(row))
        await connection.execute(insert(seats), seat_values)
        if made:
            await connection.execute(insert(moves), made)
        kept = {"table_id": table, "seq": len(made), "data": match.freeze()}
        await connection.execute(insert(snapshots).values(kept))
    return await table_info(server, table, account)


def _verified(record: Record) -> Match:
    checked = load_record(msgspec.json.encode(record))
    if checked.game not in game_names():  # never a file path: the caller is not trusted
        raise BadRecord(f"no game here is called {checked.game[:60]!r}")
    try:
        return checked.replay(load_game(checked.game))
    except BadRecord as error:
        if not isinstance(error.__cause__, IllegalPick):
            raise
        where = str(error).partition(":")[0]  # the rest has ids and seat numbers, which mean nothing to people
        raise BadRecord(f"this is not a game by the rules: {where} is not possible") from error
