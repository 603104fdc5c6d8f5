"""A room: one table in memory, with its match and seats, and how the table's moves are applied to it."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from rulebound.kernel import BadRecord, Event, Game, Match, MatchView, Value, View
from rulebound.kernel.pick_log import PickLog
from rulebound.server.play.changes import changes_between
from rulebound.server.tables.seats import Seat, vote_seconds, voters
from rulebound.server.tables.table import Refused, setup_of

log = logging.getLogger(__name__)
EMPTY_BYTES: Final = 20_000  # a room without a match
OWN: Final = "own"  # the text of an undo that takes back one pick and leaves what others have picked since
REDEAL: Final = "redeal"  # the text of an undo over a random result, which is drawn again


def bytes_in_memory(snapshot: bytes) -> int:
    """About how much memory the room of a match takes that is frozen like this.

    Measured over all games: a live match keeps copies of its last stable states, and takes 12 to 25 times the size
    of its snapshot.
    """
    return EMPTY_BYTES + 25 * len(snapshot)


class EventView(msgspec.Struct, frozen=True):
    """An event as a viewer gets it: without its audience."""

    kind: str
    args: tuple[Value, ...]


@dataclass(slots=True)
class Shown:
    """What was made for the viewers of one position, once for all who share it."""

    public: View | None = None  # what the views are made from, if the game offers that
    views: dict[int | None, MatchView] = field(default_factory=dict)  # by seat
    encoded: dict[int | None, bytes] = field(default_factory=dict)
    changes: dict[tuple[int | None, int], bytes] = field(default_factory=dict)  # by seat and the earlier seq
    messages: dict[tuple[object, ...], bytes] = field(default_factory=dict)  # by all that one depends on


@dataclass(slots=True)
class Room:
    """One table in memory. Hold `lock` to change it, or to read it while a move may be in progress."""

    id: str
    row: dict[str, Any]
    seats: list[Seat]
    game: Game[Any]
    match: Match | None  # None until the game starts
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    seq: int = 0
    size: int = EMPTY_BYTES  # about how many bytes of memory it takes
    event_counts: list[int] = field(default_factory=lambda: [0])  # number of events after each move
    last_undo: int = 0  # seq after the last undo: older logs must be read again
    asked_since: dict[int, int] = field(default_factory=dict)  # by seat: the seq of its present question
    shown: Shown = field(default_factory=Shown)  # until the next move
    view_sizes: dict[int | None, int] = field(default_factory=dict)  # by seat: of the last view that was encoded

    @property
    def status(self) -> str:
        """open, playing, over or ended."""
        status: str = self.row["status"]
        return status

    @property
    def finished(self) -> bool:
        """True when no more moves can be made; then nothing is hidden any more."""
        return self.status in ("over", "ended")

    def seats_of(self, account: int | None) -> list[int]:
        """The seats of this account: several in games with `together`, or in hot seat."""
        if account is None:
            return []
        return [seat.number for seat in self.seats if seat.account == account and seat.kind == "person"]

    def seat_of(self, account: int | None, preferred_seat: int | None = None) -> int | None:
        """The seat this account acts for: one of its seats that is asked, `preferred_seat` if possible."""
        held = self.seats_of(account)
        if len(held) < 2:
            return held[0] if held else None
        asked = self._asked_of(held) or held
        return preferred_seat if preferred_seat in asked else asked[0]

    def voters(self, time: int) -> set[int]:
        """The seats of the people who can vote now."""
        return voters(self.seats, vote_seconds(self.row), time)

    def shares_screen(self, account: int | None) -> bool:
        """True in hot seat, if the people at this account's screen hide things from each other."""
        return bool(self.row["hot_seat"]) and not self.game.together and len(self.seats_of(account)) > 1

    def seat_shown_to(self, account: int | None, uncovered: int | None = None) -> int | None:
        """The seat whose view this account is sent.

        In hot seat it is the `uncovered` seat until another of them is asked; then it is None, and the screen
        shows a spectator's view until the next player has the device.
        """
        if not self.shares_screen(account):
            return self.seat_of(account, uncovered)
        held = self.seats_of(account)
        asked = [seat for seat in self._asked_of(held) if not self.seats[seat].away] or held
        return uncovered if uncovered in asked else None

    def _asked_of(self, held: list[int]) -> list[int]:
        pending = self.match.pending if self.match is not None else None
        return [seat for seat in held if pending is not None and seat in pending.seats]

    def playing(self) -> Match:
        """The match; raise `Refused` if the game has not started."""
        if self.match is None:
            raise Refused("not-begun", "the game has not begun")
        return self.match

    def answers_question(self, seat: int, seq: int) -> bool:
        """True if a pick of this seat made at `seq` answers the question that it is asked now.

        What other seats pick in the meantime may leave a seat's question as it is.
        """
        asked = bool(self._asked_of([seat]))
        return (self.asked_since.get(seat, 0) if asked else self.seq) <= seq <= self.seq

    def view(self, seat: int | None) -> MatchView:
        """The match as this seat sees it."""
        view = self.shown.views.get(seat)
        if view is None:
            match = self.playing()
            if not self.shown.views:
                self.shown.public = match.public_view()
            view = self.shown.views[seat] = match.view(seat, self.shown.public)
        return view

    def view_bytes(self, seat: int | None) -> bytes:
        """The encoded view."""
        made = self.shown.encoded.get(seat)
        if made is None:
            made = self.shown.encoded[seat] = msgspec.json.encode(self.view(seat))
            self.view_sizes[seat] = len(made)
        return made

    def changes_bytes(self, seat: int | None, since: int, base: MatchView) -> bytes | None:
        """The encoded changes of the view of this seat since `base`, which it had after move `since`.

        None if the whole is not larger. It is not encoded only to see that: sizes of views change slowly.
        """
        made = self.shown.changes.get((seat, since))
        if made is None:
            made = msgspec.json.encode(changes_between(base, self.view(seat)))
            self.shown.changes[seat, since] = made
        small = 2 * len(made) < self.view_sizes.get(seat, 0) or len(made) < len(self.view_bytes(seat))
        return made if small else None

    def events_since(self, seat: int | None, since: int) -> tuple[bool, list[Event]]:
        """Returns `(reset, events)`: the events after move `since`, or all events if the log must be reset."""
        if self.match is None:
            return False, []
        reset = since < self.last_undo or not 0 <= since < len(self.event_counts)
        return reset, list(self.match.events_for(seat, 0 if reset else self.event_counts[since]))


def apply_move(room: Room, kind: str, seat: int, text: str) -> None:
    """Apply one move: a pick, an undo of the seat's last pick, a redo, or an early end."""
    match = room.playing()
    before = _questions(match)
    if kind == "pick":
        match.repeat(seat, text)
    elif kind == "undo":
        match.undo(seat, force=text != OWN, redeal=text == REDEAL)
        room.last_undo = room.seq + 1
    elif kind == "redo":
        match.redo()
    room.seq += 1
    for asked, question in _questions(match).items():
        if kind != "pick" or asked == seat or before.get(asked) != question:
            room.asked_since[asked] = room.seq
    room.event_counts.append(len(match.events))
    room.shown = Shown()


def _questions(match: Match) -> dict[int, tuple[object, ...]]:
    """What each seat is asked now, so that two questions can be compared."""
    pending = match.pending
    if pending is None:
        return {}
    asks = {seat: pending.shown_to(seat) for seat in pending.seats}
    return {seat: (ask.prompt, ask.about, list(ask.options)) for seat, ask in asks.items()}


class Snapshot(NamedTuple):
    """A serialized match and the move after which it was stored."""

    seq: int
    data: bytes


def pick_log(moves_made: Sequence[dict[str, Any]]) -> PickLog:
    """The picks that stand after these moves."""
    log = PickLog()
    for move in moves_made:
        kind, seat, text = move["kind"], move["seat"], move["text"]
        if kind == "pick":
            log.pick(seat, text)
        elif kind == "undo":
            log.undo(seat, force=text != OWN, redeal=text == REDEAL)
        elif kind == "redo":
            log.redo()
        else:
            log.end()
    return log


def rebuild(room: Room, moves_made: Sequence[dict[str, Any]], snapshot: Snapshot | None) -> None:
    """Bring the room to the state after these moves: from the snapshot if it is valid, else move by move."""
    if room.row["rules"] != room.game.rules:
        raise Refused(
            "other-rules",
            "this game was begun with version {rules} of its rules; this program plays version {ours}",
            rules=str(room.row["rules"]),
            ours=str(room.game.rules),
        )
    if snapshot is not None and _thaw(room, moves_made, snapshot):
        return
    setup = setup_of(room.row)
    room.match = Match(room.game, setup, int(room.row["seed"]))
    room.match.hashing = False  # a record's hashes are computed on request
    room.seq, room.last_undo, room.asked_since = 0, 0, {}
    room.event_counts = [len(room.match.events)]
    for move in moves_made:
        apply_move(room, move["kind"], move["seat"], move["text"])


def _thaw(room: Room, moves_made: Sequence[dict[str, Any]], snapshot: Snapshot) -> bool:
    history = pick_log(moves_made)
    if not history.still_begins_as_after(snapshot.seq):
        return False
    setup = setup_of(room.row)
    seed = int(room.row["seed"])
    try:
        match = Match.thaw(room.game, setup, seed, history.picks, snapshot.data)
    except BadRecord as error:
        log.warning("the snapshot of table %s cannot be used: %s", room.id, error)
        return False
    match.hashing = False
    marks = [*match.events_before_picks(), len(match.events)]
    room.match, room.seq, room.last_undo = match, len(moves_made), history.last_undo
    room.asked_since = dict.fromkeys(_questions(match), room.seq)
    # Counts from before the last undo are never used: a client that far behind gets the whole log.
    room.event_counts = [
        marks[length] if at >= history.last_undo else 0 for at, length in enumerate(history.lengths)
    ]
    return True
