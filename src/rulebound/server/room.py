"""One table in memory: its match, who sits there, and how its log of moves is played."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from rulebound.kernel import BadRecord, Event, Game, Match, MatchView, Option, RuleboundError
from rulebound.kernel.redeal import Pick, common_length, last_pick_of, picks_after_undo
from rulebound.server.database import now

log = logging.getLogger(__name__)
STAND_IN: Final = "greedy"  # the bot that plays on while a person is away, or for good
REDEAL: Final = "redeal"  # the text of an undo that goes back over chance
BOT_GRACE: Final = 3_000  # milliseconds until another worker may take a bot's move over
AWAY_GRACE: Final = 600  # seconds for which one who is away still has a say; or the time for a move, if longer


class Refused(RuleboundError):
    """The table does not allow this now; the message says why."""


@dataclass(slots=True)
class Seat:
    """Who sits in a seat. An open seat with an account is kept for that account."""

    number: int
    kind: str
    account: int | None
    bot: str | None
    away: bool
    away_since: int | None = None  # None: for good, or so long ago that it is not known
    label: str | None = None  # the name of who plays here, if not the account's

    @property
    def by_bot(self) -> str | None:
        """The bot that answers for this seat, if one does."""
        return self.bot if self.kind == "bot" or self.away else None

    @property
    def is_persons(self) -> bool:
        """Whether the seat belongs to a person, here or away."""
        return self.kind == "person" and self.account is not None

    def say_ends(self, clock: int | None) -> int | None:
        """When one who is away has no more say in what the table votes on."""
        if not self.is_persons or self.away_since is None:
            return None
        return self.away_since + 1000 * max(AWAY_GRACE, clock or 0)


@dataclass(slots=True)
class Room:
    """One table in memory."""

    id: str
    row: dict[str, Any]
    seats: list[Seat]
    game: Game[Any]
    match: Match | None  # None until the game starts
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    seq: int = 0
    told: int = 0  # the last move that everybody here has been told of
    event_marks: list[int] = field(default_factory=lambda: [0])  # events told after each move
    rewound_at: int = 0  # the last move that was an undo: logs from before it are to be read again
    shown: dict[int | None, bytes] = field(default_factory=dict)  # views by seat, until the next move

    @property
    def status(self) -> str:
        """open, playing, over or ended."""
        status: str = self.row["status"]
        return status

    @property
    def finished(self) -> bool:
        """Whether no more moves can be made, so that nothing has to be hidden any more."""
        return self.status in ("over", "ended")

    def seats_of(self, account: int | None) -> list[int]:
        """The seats that this account holds: several where they play together or people share its screen."""
        if account is None:
            return []
        return [seat.number for seat in self.seats if seat.account == account and seat.kind == "person"]

    def seat_of(self, account: int | None, wished: int | None = None) -> int | None:
        """The seat for which this account acts now: of its own one that is asked, the wished if it can be."""
        held = self.seats_of(account)
        if len(held) < 2:
            return held[0] if held else None
        asked = self._asked_of(held) or held
        return wished if wished in asked else asked[0]

    def voters(self, time: int) -> set[int]:
        """The seats of the people who are asked when the table votes: those here, and those not long away."""
        return voters(self.seats, self.row["clock"], time)

    def shares_screen(self, account: int | None) -> bool:
        """Whether several people play through this account, with things to hide from each other."""
        return bool(self.row["hot_seat"]) and not self.game.together and len(self.seats_of(account)) > 1

    def shown_to(self, account: int | None, uncovered: int | None = None) -> int | None:
        """The seat whose view this account is sent.

        Where people share a screen it is the uncovered one, until another of them is asked: then nobody's, and the
        screen has what a spectator sees until the next one has the device.
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
        """The match, if one has begun."""
        if self.match is None:
            raise Refused("the game has not begun")
        return self.match

    def view(self, seat: int | None) -> MatchView:
        """The match as this seat sees it."""
        return self.playing().view(seat)

    def view_bytes(self, seat: int | None) -> bytes:
        """The view as it travels, made once for all who share it."""
        if seat not in self.shown:
            self.shown[seat] = msgspec.json.encode(self.view(seat))
        return self.shown[seat]

    def events_since(self, seat: int | None, since: int) -> tuple[bool, list[Event]]:
        """What happened after move `since`, and whether the log is to be begun anew because of an undo."""
        if self.match is None:
            return False, []
        anew = since < self.rewound_at or not 0 <= since < len(self.event_marks)
        return anew, list(self.match.events_for(seat, 0 if anew else self.event_marks[since]))


def voters(sitting: Sequence[Seat], clock: int | None, time: int) -> set[int]:
    """The seats of the people who have a say: those here, and those not long away."""
    here = {seat.number for seat in sitting if seat.is_persons and not seat.away}
    return here | set(awaited(sitting, clock, time))


def awaited(sitting: Sequence[Seat], clock: int | None, time: int) -> dict[int, int]:
    """The seats whose people are away and still have a say, each with the time until which they have it."""
    ends = {seat.number: seat.say_ends(clock) for seat in sitting if seat.away}
    return {seat: end for seat, end in ends.items() if end is not None and end > time}


def apply_move(room: Room, kind: str, seat: int, text: str) -> None:
    """One move: a pick, an undo back to before the seat's last pick, a redo, or the end before its time."""
    match = room.playing()
    if kind == "pick":
        match.repeat(seat, text)
    elif kind == "undo":
        match.undo(seat, force=True, redeal=text == REDEAL)
        room.rewound_at = room.seq + 1
    elif kind == "redo":
        match.redo()
    room.seq += 1
    room.event_marks.append(len(match.events))
    room.shown.clear()


def progress(room: Room, kind: str = "pick") -> dict[str, Any]:
    """What the table's row says after a move: who is waited for, until when, and how it ended."""
    match, row, time = room.playing(), room.row, now()
    columns: dict[str, Any] = {
        **whose_turn(room.seats, () if match.pending is None else match.pending.seats, row["clock"], time),
        "moved": time,
        "proposal": None,
        "status": row["status"],
        "result": row["result"],
        "ended": row["ended"],
    }
    if match.over:
        columns |= {"status": "over", "result": msgspec.json.encode(match.result()).decode(), "ended": time}
    elif kind == "end":
        columns |= {**whose_turn(room.seats, (), None, time), "status": "ended", "ended": time}
    return columns


def whose_turn(sitting: Sequence[Seat], asked: Sequence[int], clock: int | None, time: int) -> dict[str, Any]:
    """The seats that are asked, and when a bot's or a person's time is up."""
    bots = any(sitting[seat].by_bot for seat in asked)
    return {
        "waiting": ",".join(map(str, asked)),
        "bot_due": time + BOT_GRACE if bots else None,
        "deadline": time + 1000 * clock if clock and asked and not bots else None,
    }


class Snapshot(NamedTuple):
    """A frozen match, and after which move it was frozen."""

    seq: int
    data: bytes


class History:
    """What a log of moves comes to: the picks that stand, without playing them."""

    def __init__(self, log_of_moves: Sequence[dict[str, Any]]) -> None:
        self.picks: list[Pick] = []
        self.undone: list[list[Pick]] = []
        self.lengths = [0]  # picks that stood after each move
        self.untouched = [0]  # of these, how many from the beginning the move left alone
        self.rewound_at = 0
        for move in log_of_moves:
            before = self.picks
            self._follow(move["kind"], move["seat"], move["text"])
            self.lengths.append(len(self.picks))
            self.untouched.append(common_length(before, self.picks) if before is not self.picks else len(before))

    def _follow(self, kind: str, seat: int, text: str) -> None:
        if kind == "pick":
            self.picks.append((seat, Option.parse(text)))
            self.undone.clear()
        elif kind == "undo":
            target = last_pick_of(self.picks, seat)
            assert target is not None
            self.undone.append(self.picks)
            self.picks = picks_after_undo(self.picks, target, text == REDEAL)
            self.rewound_at = len(self.lengths)
        elif kind == "redo":
            self.picks = self.undone.pop()

    def stands_on(self, snapshot: Snapshot) -> bool:
        """Whether every pick of the snapshot still stands, and nothing waits to be redone."""
        if self.undone or snapshot.seq >= len(self.lengths):
            return False
        later = self.untouched[snapshot.seq + 1 :]
        return min(later, default=self.lengths[snapshot.seq]) >= self.lengths[snapshot.seq]


def rebuild(room: Room, log_of_moves: Sequence[dict[str, Any]], snapshot: Snapshot | None) -> None:
    """The room after these moves: from the snapshot if it still stands, else move by move."""
    if room.row["rules"] != room.game.rules:
        raise Refused(
            f"this game was begun with version {room.row['rules']} of its rules;"
            f" this program plays version {room.game.rules}"
        )
    if snapshot is not None and _thaw(room, log_of_moves, snapshot):
        return
    setup = room.game.setup.kept(msgspec.json.decode(room.row["setup"]))
    room.match = Match(room.game, setup, int(room.row["seed"]))
    room.match.hashing = False  # a record's hashes are worked out when it is asked for
    room.seq, room.rewound_at = 0, 0
    room.event_marks = [len(room.match.events)]
    for move in log_of_moves:
        apply_move(room, move["kind"], move["seat"], move["text"])


def _thaw(room: Room, log_of_moves: Sequence[dict[str, Any]], snapshot: Snapshot) -> bool:
    history = History(log_of_moves)
    if not history.stands_on(snapshot):
        return False
    setup = room.game.setup.kept(msgspec.json.decode(room.row["setup"]))
    seed = int(room.row["seed"])
    try:
        match = Match.thaw(room.game, setup, seed, history.picks, snapshot.data)
    except BadRecord as error:
        log.warning("the snapshot of table %s is of no use: %s", room.id, error)
        return False
    match.hashing = False
    marks = [*match.events_before_picks(), len(match.events)]
    room.match, room.seq, room.rewound_at = match, len(log_of_moves), history.rewound_at
    # Marks from before the last undo are never used: whoever is that far behind begins anew.
    room.event_marks = [
        marks[length] if at >= history.rewound_at else 0 for at, length in enumerate(history.lengths)
    ]
    return True
