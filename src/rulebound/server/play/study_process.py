"""Code of the process for replays and records. It keeps games it has replayed, with a copy every few picks.

So a step in a replay costs a few picks, however long the game is.
"""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from rulebound.games import game_names, load_game
from rulebound.kernel import (
    BadRecord,
    Event,
    Game,
    IllegalPick,
    Match,
    MatchView,
    Record,
    SetupValues,
    load_record,
)

GAMES_KEPT: Final = 16
COPY_EVERY: Final = 20  # picks
TURN: Final = "turn"  # the kind of event that marks the start of a turn


@dataclass(slots=True, frozen=True)
class Study:
    """A game to look at: everything needed to replay it."""

    table: str
    game: str
    setup: SetupValues
    seed: int
    picks: tuple[tuple[int, str], ...]


@dataclass(slots=True, frozen=True)
class Position:
    """A match after some picks: what a seat sees, what it has heard, and how much of that before the last pick."""

    view: MatchView
    events: list[Event]
    newest: int


@dataclass(slots=True, frozen=True)
class Verified:
    """What a server keeps of a record that it has replayed."""

    game: str
    rules: int
    setup: SetupValues
    seed: int
    picks: list[tuple[int, str]]
    result: str | None  # None: the game is not over
    frozen: bytes


class Studied:
    """A replayed game: all its events, and copies of the match on the way."""

    def __init__(self, study: Study) -> None:
        self.study = study
        match = Match(load_game(study.game), study.setup, study.seed)
        match.hashing = False
        self._counts = [len(match.events)]  # of events after each pick
        self._copies = [match.fork("stable")]
        self._whole = match
        self._near: Match | None = None  # the position that was asked for last
        self.follow(study)

    def follow(self, study: Study) -> None:
        """Make the picks that are missing."""
        self.study = study
        for seat, text in study.picks[len(self._whole.picks) :]:
            self._whole.repeat(seat, text)
            self._counts.append(len(self._whole.events))
            if len(self._whole.picks) % COPY_EVERY == 0:
                self._copies.append(self._whole.fork("stable"))

    def at(self, number: int) -> Match:
        """The match after so many picks; only to look at."""
        copy = self._copies[number // COPY_EVERY]
        near = self._near
        if near is None or not len(copy.picks) <= len(near.picks) <= number:
            near = copy.fork("stable")
        for seat, text in self.study.picks[len(near.picks) : number]:
            near.repeat(seat, text)
        self._near = near
        return near

    def position(self, number: int, seat: int | None) -> Position:
        """What a seat sees and has heard after so many picks."""
        events = self._whole.events
        before = self._counts[number - 1] if number else 0
        heard = [event for event in events[: self._counts[number]] if event.is_for(seat)]
        newest = sum(event.is_for(seat) for event in events[:before])
        return Position(self.at(number).view(seat), heard, newest)

    def timeline(self) -> tuple[list[tuple[int, int | None, Event]], list[tuple[int, tuple[int, ...]]]]:
        """The turns, and the changes of the scores."""
        game = self._whole.game
        turns: list[tuple[int, int | None, Event]] = []
        scores: list[tuple[int, tuple[int, ...]]] = []
        heard = 0
        for number in range(len(self._counts)):
            started = [event for event in self._whole.events[heard : self._counts[number]] if event.kind == TURN]
            turns.extend((number, _seat_of(game, event), event) for event in started)
            heard = self._counts[number]
            now = self.at(number).result().scores
            if not scores or scores[-1][1] != now:
                scores.append((number, now))
        return turns, scores


def _seat_of(game: Game[Any], event: Event) -> int | None:
    """The seat among the event's arguments, found by the game's vocabulary."""
    named = zip(game.events.get(event.kind, "").split(), event.args, strict=False)
    return next((arg for name, arg in named if name == "seat" and isinstance(arg, int)), None)


# A cache, and the only state of the process; it may be lost at any time.
_kept: OrderedDict[str, Studied] = OrderedDict()


def studied(study: Study) -> Studied:
    """The replayed game, continued from the kept one if that is an earlier state of it."""
    found = _kept.pop(study.table, None)
    if found is None or not _is_earlier(found.study, study):
        found = Studied(study)
    elif len(found.study.picks) < len(study.picks):
        found.follow(study)
    _kept[study.table] = found
    while len(_kept) > GAMES_KEPT:
        _kept.popitem(last=False)
    return found


def _is_earlier(kept: Study, study: Study) -> bool:
    same = kept.seed == study.seed and kept.setup == study.setup and kept.game == study.game
    return same and study.picks[: len(kept.picks)] == kept.picks


def find_position(study: Study, number: int, seat: int | None) -> Position:
    """What a seat sees after so many picks."""
    return studied(study).position(number, seat)


def find_timeline(
    study: Study,
) -> tuple[list[tuple[int, int | None, Event]], list[tuple[int, tuple[int, ...]]]]:
    """The turns, and the changes of the scores."""
    return studied(study).timeline()


def make_record(bare: Record) -> Record:
    """The record with its hashes, which are computed here, once, and not at every move of every game."""
    return bare.replay(load_game(bare.game)).record()


def verify(record: Record) -> Verified | BadRecord:
    """Replay a record; what is wrong with it is returned, not raised."""
    try:
        match = _verified(record)
    except BadRecord as error:
        return BadRecord.saying(error.said)
    result = msgspec.json.encode(match.result()).decode() if match.over else None
    picks = [(seat, option.text) for seat, option in match.picks]
    return Verified(match.game.id, match.game.rules, match.setup, match.seed, picks, result, match.freeze())


def _verified(record: Record) -> Match:
    checked = load_record(msgspec.json.encode(record))
    if checked.game not in game_names():  # never a file path: the caller is not trusted
        raise BadRecord("no-game-called", "no game is called {game}", game=repr(checked.game[:60]))
    try:
        return checked.replay(load_game(checked.game))
    except BadRecord as error:
        if not isinstance(error.__cause__, IllegalPick):
            raise
        pick = error.said.about["pick"]  # the rest has ids and seat numbers, which mean nothing to people
        raise BadRecord(
            "record-not-by-rules", "this is not a game by the rules: pick {pick} is not possible", pick=pick
        ) from error
