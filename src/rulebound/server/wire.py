"""What travels over a table's websocket: JSON texts, each with a `type`, checked both ways.

A client begins with `hello`; it is answered with `welcome` and, once the game has begun, a `state`. From then on
every commit brings a new `state`. A state has the events since the last one; with `anew` it has the whole log.
"""

import re
from typing import Annotated, Any, Final, TypeAlias, cast

import msgspec

from rulebound.kernel import Event, IllegalPick, MatchView, RuleboundError, RulesFault, Value
from rulebound.server.play import WhyView
from rulebound.server.rooms import Room
from rulebound.server.tables import TableInfo

VERSION: Final = 1
MESSAGE_LIMIT: Final = 16_384  # bytes of one message from a client
FRAME_LIMIT: Final = 4 * MESSAGE_LIMIT  # beyond this the connection itself is closed, unread
CHAT_LIMIT: Final = 500
REASON_LIMIT: Final = 400

Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=100)]
OptionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT_LIMIT)]


class BadMessage(RuleboundError):
    """A message that is not of our wire; `number` is its id, if that could be read."""

    def __init__(self, reason: str, number: int | None = None) -> None:
        super().__init__(reason)
        self.number = number


# From the client.


class FromClientBase(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of what a client says."""


class Hello(FromClientBase, frozen=True, kw_only=True, tag="hello"):
    """First of all: the wire's version, and the last seq the client has (null: nothing yet)."""

    v: Number
    since: Seq | None = None


class Request(FromClientBase, frozen=True, kw_only=True):
    """Something with an id of the client's choice, which the answer repeats."""

    id: Number


class MakePick(Request, frozen=True, kw_only=True, tag="pick"):
    """Answer the pending decision, as it stood at `seq`."""

    seq: Seq
    pick: OptionText


class Sit(Request, frozen=True, kw_only=True, tag="sit"):
    """Act for this one of my seats, as long as it is asked."""

    seat: SeatNumber


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Take the last pick back, or ask the table for it."""


class Redo(Request, frozen=True, kw_only=True, tag="redo"):
    """Make again what was taken back."""


class Agree(Request, frozen=True, kw_only=True, tag="agree"):
    """Vote on what is proposed."""

    yes: bool


class ProposeEnd(Request, frozen=True, kw_only=True, tag="end"):
    """Propose to end the game here."""


class AskWhy(Request, frozen=True, kw_only=True, tag="why"):
    """Ask why an option or a target is open or not."""

    what: OptionText


class Say(Request, frozen=True, kw_only=True, tag="chat"):
    """Say something to the table."""

    text: ChatText


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """See whether anybody is there."""


FromClient: TypeAlias = Hello | MakePick | Sit | Undo | Redo | Agree | ProposeEnd | AskWhy | Say | Ping
CLIENT_MESSAGES: Final = (Hello, MakePick, Sit, Undo, Redo, Agree, ProposeEnd, AskWhy, Say, Ping)


# From the server.


class FromServerBase(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base of what the server says."""


class Told(msgspec.Struct, frozen=True):
    """Something that happened, as this viewer may hear of it."""

    kind: str
    args: tuple[Value, ...]


class Welcome(FromServerBase, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`: the table, and the viewer's own seat (null: a spectator)."""

    v: int
    table: TableInfo
    you: int | None


class StateNow(FromServerBase, frozen=True, kw_only=True, tag="state"):
    """The match after `seq` moves, and the events since the viewer's last state (with `anew`: all of them).

    `can_undo`: there is a pick of the viewer's to take back; others may have to agree (`consent` of the table).
    """

    seq: int
    view: MatchView
    anew: bool
    events: list[Told]
    deadline: int | None
    can_undo: bool
    can_redo: bool


class TableNow(FromServerBase, frozen=True, kw_only=True, tag="table"):
    """The seats, the terms or a proposal have changed."""

    table: TableInfo
    you: int | None


class Ack(FromServerBase, frozen=True, kw_only=True, tag="ack"):
    """What was asked is done, and safe; the table now stands at `seq`.

    The answer to a pick brings the new state along, unless it was sent already: one message instead of two.
    """

    id: int
    seq: int
    state: StateNow | None = None


class NotDone(FromServerBase, frozen=True, kw_only=True, tag="refused"):
    """What was asked is not done, and why; `seq` is where the table stands."""

    id: int
    code: str
    reason: str
    seq: int


class WhyAnswer(FromServerBase, frozen=True, kw_only=True, tag="why"):
    """The answer to `why`; null where the game has nothing to say."""

    id: int
    why: WhyView | None


class Said(FromServerBase, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something; `number` grows from line to line."""

    number: int
    name: str
    seat: int | None
    text: str
    at: int


class Pong(FromServerBase, frozen=True, kw_only=True, tag="pong"):
    """Somebody is there."""

    id: int


class Fault(FromServerBase, frozen=True, kw_only=True, tag="error"):
    """What came could not be read, or the connection ends; nothing has happened."""

    code: str
    reason: str


FromServer: TypeAlias = Welcome | StateNow | TableNow | Ack | NotDone | WhyAnswer | Said | Pong | Fault
SERVER_MESSAGES: Final = (Welcome, StateNow, TableNow, Ack, NotDone, WhyAnswer, Said, Pong, Fault)


# Reading and writing.

_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder(order="deterministic")


class _Numbered(msgspec.Struct):
    id: Number


_number_decoder: Final = msgspec.json.Decoder(_Numbered)


def decode(text: str | bytes) -> FromClient:
    """What a client says; `BadMessage` for anything that is not one of our messages."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > MESSAGE_LIMIT:
        raise BadMessage(f"too big: {len(data)} bytes, at most {MESSAGE_LIMIT}")
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadMessage(one_line(f"not a message: {error}"), _number_of(data)) from error


def _number_of(data: bytes) -> int | None:
    try:
        return _number_decoder.decode(data).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


def encode(message: FromServer) -> bytes:
    """A message as it travels, byte for byte the same for the same message."""
    return _encoder.encode(message)


def state_message(room: Room, seat: int | None, since: int | None) -> bytes:
    """The match as this seat sees it, with what happened after move `since` (None: from the start)."""
    anew, events = room.events_since(seat, since if since is not None else -1)
    view = cast("MatchView", msgspec.Raw(room.view_bytes(seat)))  # made once for all viewers of a seat
    told = [_told(event) for event in events]
    held = room.seats_of(room.seats[seat].account) if seat is not None else []
    match = room.playing()
    return encode(
        StateNow(
            seq=room.seq,
            view=view,
            anew=anew,
            events=told,
            deadline=room.row["deadline"],
            can_undo=match.can_undo(held),
            can_redo=bool(held) and match.can_redo,
        )
    )


def _told(event: Event) -> Told:
    return Told(event.kind, event.args)  # not the audience: who else knows is not told


def code_of(error: RuleboundError) -> str:
    """A word for programs: `IllegalPick` is `illegal-pick`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()


def reason_of(error: RuleboundError) -> str:
    """A sentence for people; what failed inside the rules might tell hidden things and is kept back."""
    if isinstance(error, RulesFault):
        return "the rules of this game failed here; nothing has happened"
    if isinstance(error, IllegalPick):  # the kernel's own words are for programs: ids, and seats by number
        return "this cannot be picked now"
    return one_line(str(error))


def one_line(text: str) -> str:
    """One line of bounded length, whatever a stranger has put into it."""
    return "".join(sign if sign.isprintable() else " " for sign in text[:REASON_LIMIT])


def add_unions(schema: dict[str, Any]) -> dict[str, Any]:
    """Add to a JSON schema what a client and what the server may say, each as one definition."""
    for name, types in (("ClientMessage", CLIENT_MESSAGES), ("ServerMessage", SERVER_MESSAGES)):
        refs = [{"$ref": f"#/$defs/{each.__name__}"} for each in types]
        tags = {each.__struct_config__.tag: f"#/$defs/{each.__name__}" for each in types}
        schema["$defs"][name] = {"anyOf": refs, "discriminator": {"propertyName": "type", "mapping": tags}}
    return schema
