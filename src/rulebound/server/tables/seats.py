"""Seats: who plays them, who can vote, and whose turn it is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from rulebound.kernel import Match
from rulebound.server.database import now

COLOURS: Final = 6  # colours of seats, each with its pattern
STAND_IN: Final = "greedy"  # the bot that plays for a person who is away
BOT_GRACE: Final = 3_000  # milliseconds until another worker may make a bot's move
AWAY_GRACE: Final = 600  # seconds; see `vote_seconds`


@dataclass(slots=True)
class Seat:
    """Who plays a seat. An open seat with an account is reserved for that account."""

    number: int
    kind: str
    account: int | None
    bot: str | None
    away: bool
    away_since: int | None = None  # None: not away, or away for good
    label: str | None = None  # the player's name, if it is not the account's
    chosen_colour: int | None = None  # None: that of the seat's number
    bot_from: int | None = None  # when the bot may play for a person who is away; None: at once

    @property
    def colour(self) -> int:
        """The colour in which the seat is shown, one of `COLOURS`."""
        return self.number % COLOURS if self.chosen_colour is None else self.chosen_colour

    def acting_bot(self, time: int) -> str | None:
        """The bot that plays this seat at this time, if any."""
        return self.bot if self.kind == "bot" or (self.away and (self.bot_from or 0) <= time) else None

    @property
    def is_person(self) -> bool:
        """True if the seat belongs to a person, even one who is away."""
        return self.kind == "person" and self.account is not None

    def vote_ends(self, seconds: int) -> int | None:
        """The time after which a person who is away cannot vote any more."""
        if not self.is_person or self.away_since is None:
            return None
        return self.away_since + 1000 * seconds


def vote_seconds(row: Mapping[str, Any]) -> int:
    """For how long a person who is away can vote: what the table says, else ten minutes or the time for a move."""
    chosen: int | None = row["away_vote"]
    return max(AWAY_GRACE, row["clock"] or 0) if chosen is None else chosen


def seat_of_row(row: Any) -> Seat:
    """Build a seat from its database row."""
    return Seat(
        row["number"],
        row["kind"],
        row["account_id"],
        row["bot"],
        bool(row["away"]),
        row["away_since"],
        row["label"],
        row["colour"],
        row["bot_from"],
    )


def voters(seats: Sequence[Seat], seconds: int, time: int) -> set[int]:
    """The seats of the people who can vote: those present, and those away for a short time."""
    here = {seat.number for seat in seats if seat.is_person and not seat.away}
    return here | set(away_voters(seats, seconds, time))


def away_voters(seats: Sequence[Seat], seconds: int, time: int) -> dict[int, int]:
    """The seats whose people are away and can still vote, each with the time when that ends."""
    ends = {seat.number: seat.vote_ends(seconds) for seat in seats if seat.away}
    return {seat: end for seat, end in ends.items() if end is not None and end > time}


def progress(row: Mapping[str, Any], seats: Sequence[Seat], match: Match, kind: str = "pick") -> dict[str, Any]:
    """The new values of the table's row after a move: waiting seats, deadlines, status, result."""
    time = now()
    columns: dict[str, Any] = {
        **whose_turn(seats, () if match.pending is None else match.pending.seats, row["clock"], time),
        "moved": time,
        "proposal": None,
        "status": row["status"],
        "result": row["result"],
        "ended": row["ended"],
    }
    if match.over:
        columns |= {"status": "over", "result": msgspec.json.encode(match.result()).decode(), "ended": time}
    elif kind == "end":
        columns |= {**whose_turn(seats, (), None, time), "status": "ended", "ended": time}
    return columns


def whose_turn(seats: Sequence[Seat], asked: Sequence[int], clock: int | None, time: int) -> dict[str, Any]:
    """Row values for the seats that are asked: `waiting`, `bot_due` and `deadline`."""
    bots = any(seats[seat].acting_bot(time) for seat in asked)
    soon = [due for seat in asked if seats[seat].away and (due := seats[seat].bot_from) is not None and due > time]
    return {
        "waiting": ",".join(map(str, asked)),
        "bot_due": time + BOT_GRACE if bots else min(soon, default=None),
        "deadline": time + 1000 * clock if clock and asked and not bots else None,
    }
