"""Records: a whole match as a short JSON text that anybody can read and any machine can prove."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec

from rulebound.kernel.errors import BadRecord, BadSetup, IllegalPick, RuleboundError, RulesFault
from rulebound.kernel.event import Event
from rulebound.kernel.redeal import NOBODY
from rulebound.kernel.rng import SEED_LIMIT
from rulebound.kernel.state import State
from rulebound.kernel.thaw import thaw

if TYPE_CHECKING:
    from rulebound.kernel.ask import Option
    from rulebound.kernel.core import Keep
    from rulebound.kernel.game import Game
    from rulebound.kernel.match import Match

S = TypeVar("S", bound=State)
FORMAT: Final = 1
MAX_BYTES: Final = 8_000_000
MAX_PICKS: Final = 100_000
MAX_LINE: Final = 300  # of what a message shows

PickText = Annotated[str, msgspec.Meta(max_length=200)]
HashText = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
At = Annotated[str, msgspec.Meta(pattern="^[0-9]{1,6}$")]


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Game, rules version, set-up, seed, picks (`seat option`), and a hash of the state at stable points.

    A pick of `-` is a redeal: what nobody knew was dealt again after an undo over chance.
    """

    format: int = FORMAT
    game: Annotated[str, msgspec.Meta(max_length=100)]
    rules: int
    setup: dict[str, Any]
    seed: int
    picks: Annotated[list[PickText], msgspec.Meta(max_length=MAX_PICKS)]
    hashes: Annotated[dict[At, HashText], msgspec.Meta(max_length=MAX_PICKS)]

    def dump(self) -> bytes:
        """The record as JSON, one pick on a line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def replay(self, game: Game[Any], to: int | None = None, keep: Keep = "all") -> Match:
        """Play the record by the rules, checking every hash on the way; `BadRecord` at the first mistake."""
        from rulebound.kernel.match import Match

        self._check_made_for(game)
        try:
            match = Match(game, game.setup.kept(self.setup), self.seed, keep)
        except BadSetup as error:
            raise BadRecord("record-setup", "bad set-up: {error}", error=_short(error)) from error
        except RulesFault as error:
            raise BadRecord("record-start", "the rules fail at the start: {error}", error=_short(error)) from error
        self._check_hash(match)
        for text in self.picks[:to]:
            self._replay_pick(match, text)
            self._check_hash(match)
        if to is None:
            self._check_no_hash_is_left(match)
        return match

    def _check_made_for(self, game: Game[Any]) -> None:
        if self.game != game.id:
            raise BadRecord(
                "record-other-game",
                "a record of {game}, not of {other}",
                game=_quoted(self.game),
                other=repr(game.id),
            )
        if self.rules != game.rules:
            raise BadRecord(
                "record-rules",
                "made with rules version {rules}; this program plays version {ours}",
                rules=_line(str(self.rules)),
                ours=str(game.rules),
            )

    def _replay_pick(self, match: Match, text: str) -> None:
        at = len(match.picks)
        seat, space, option = text.partition(" ")
        if not space or (seat != "-" and (not seat.isascii() or not seat.isdigit() or len(seat) > 3)):
            raise BadRecord(
                "record-not-a-pick",
                "pick {pick}: {text} is not a seat number and an option",
                pick=at,
                text=_quoted(text),
            )
        try:
            match.repeat(NOBODY if seat == "-" else int(seat), option)
        except IllegalPick as error:
            raise BadRecord("record-pick", "pick {pick}: {error}", pick=at, error=_short(error)) from error
        except RulesFault as error:
            raise BadRecord(
                "record-pick-fails", "pick {pick}: the rules fail here: {error}", pick=at, error=_short(error)
            ) from error

    def _check_hash(self, match: Match) -> None:
        at = len(match.picks)
        expected = self.hashes.get(str(at))
        if match.history is not None and expected is not None and match.hashes.get(at) != expected:
            if at == 0:
                raise BadRecord("record-starts-otherwise", "the state at the start differs from the recorded one")
            raise BadRecord(
                "record-differs", "after pick {pick} the state differs from the recorded one", pick=at - 1
            )

    def _check_no_hash_is_left(self, match: Match) -> None:
        last = len(match.picks)
        for at in self.hashes:
            if int(at) > last or str(int(at)) != at:
                raise BadRecord(
                    "record-hash", "a hash for pick {pick}, and the record has {picks} picks", pick=at, picks=last
                )


def pick_text(seat: int, option: Option) -> str:
    """A pick as a record tells it."""
    return f"{'-' if seat == NOBODY else seat} {option.text}"


def _quoted(text: str) -> str:
    """A stranger's text as it may stand in a message."""
    return _line(repr(text[:60]))


def _line(text: str) -> str:
    """One line of bounded length, whatever a stranger has put into the record."""
    line = "".join(c if c.isprintable() else " " for c in text[:MAX_LINE])
    return line if len(text) <= MAX_LINE else f"{line}..."


def _short(error: RuleboundError) -> RuleboundError | str:
    """What was wrong, as it may stand in a message."""
    text = str(error)
    return error if len(text) <= MAX_LINE and text.isprintable() else _line(text)


# Made before any thread reads one: see `thaw`.
_RECORD: Final = msgspec.json.Decoder(Record)


def load_record(data: bytes | str) -> Record:
    """Read a record's JSON; whatever is wrong with it is a `BadRecord` with one clear line."""
    if len(data) > MAX_BYTES:
        raise BadRecord(
            "record-big", "too big for a record: {size} bytes, at most {most}", size=len(data), most=MAX_BYTES
        )
    try:
        record = _RECORD.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError) as error:
        raise BadRecord("not-a-record", "not a record: {fault}", fault=_line(str(error))) from error
    if record.format != FORMAT:
        raise BadRecord(
            "record-format",
            "format {format}; this program reads format {ours}",
            format=_line(str(record.format)),
            ours=FORMAT,
        )
    if not 0 <= record.seed < SEED_LIMIT:
        raise BadRecord("record-seed", "the seed is out of range")
    return record


def replay(data: bytes | str, games: Mapping[str, Game[Any]]) -> Match:
    """Load a record of any of these games and play it to where it stops."""
    record = load_record(data)
    if record.game not in games:
        raise BadRecord("record-game", "unknown game {game}", game=_quoted(record.game))
    return record.replay(games[record.game])


_canonical = msgspec.json.Encoder(order="deterministic")


def state_hash(state: State) -> str:
    """Sixteen hexadecimal digits of the state's canonical JSON: the same on every machine and Python."""
    try:
        text = _canonical.encode(state)
    except TypeError:
        text = _with_plain_keys(state)
    return blake2b(text, digest_size=8).hexdigest()


def _with_plain_keys(state: State) -> bytes:
    """The same for keys that are no words: they are written as such first, then all is put in order."""
    try:
        return _canonical.encode(msgspec.to_builtins(state, str_keys=True, order="deterministic"))
    except TypeError:
        return _canonical.encode(_plain(state))


def _plain(value: object) -> object:
    """The same for keys and members that JSON cannot put in order: sorted by how they are written."""
    if isinstance(value, State):
        return [_plain(getattr(value, field.name)) for field in fields(value)]  # type: ignore[arg-type]
    if isinstance(value, dict):
        pairs = [(key, _plain(held)) for key, held in value.items()]
        return sorted(pairs, key=lambda pair: _canonical.encode(pair[0]))
    if isinstance(value, set):
        return sorted(value, key=_canonical.encode)
    return [_plain(held) for held in value] if isinstance(value, list) else value


class Frozen(msgspec.Struct):
    """A live match at its last stable point: the state, and the history up to there."""

    picks: int
    events: list[Event]
    hashes: dict[int, str]
    events_at: list[int]
    rng_at: list[int]
    state: msgspec.Raw

    def dump(self) -> bytes:
        """For the disk of the same program."""
        return msgspec.json.encode(self)


_FROZEN: Final = msgspec.json.Decoder(Frozen)  # see `_RECORD`


def pack_state(state: State) -> msgspec.Raw:
    """A state as JSON, for the disk of the same program."""
    return msgspec.Raw(msgspec.json.encode(state))


def load_frozen(data: bytes, state_type: type[S]) -> tuple[Frozen, S]:
    """What was frozen; `BadRecord` if another version of the rules did it."""
    try:
        frozen = _FROZEN.decode(data)
        return frozen, thaw(frozen.state, state_type)
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadRecord(
            "not-a-snapshot", "not a snapshot of this version: {fault}", fault=_line(str(error))
        ) from error
