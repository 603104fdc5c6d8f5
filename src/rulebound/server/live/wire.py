"""The protocol of a table's websocket: JSON messages with a `type`.

A client sends `hello` first; the answer is `welcome` and, once the game has started, a `state`. After that every
commit causes a new `state`. A state has the events since the last one; with `reset` it has the whole log. A client
that says in `hello` that it understands `changes` gets these instead, where they are smaller; if they do not fit
what it has, it asks for the `whole`.
"""

from typing import Annotated, Any, Final, TypeAlias, cast

import msgspec

from rulebound.kernel import Event, MatchView, RuleboundError
from rulebound.server.live.planning import Mark
from rulebound.server.play.changes import Change
from rulebound.server.play.lessons import LessonView, lesson_view
from rulebound.server.play.picks import WhyView
from rulebound.server.play.room import EventView, Room
from rulebound.server.said import ArgView, code_of, one_line, said_by, view_of
from rulebound.server.tables.chat import CHAT_LIMIT, ChatLine
from rulebound.server.tables.info import TableInfo

VERSION: Final = 2
MESSAGE_LIMIT: Final = 16_384  # bytes of one message from a client
FRAME_LIMIT: Final = 4 * MESSAGE_LIMIT  # a larger frame closes the connection
TARGET_LIMIT: Final = 80

Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=100)]
OptionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT_LIMIT)]
# What a board calls a place, a piece or a card: `place:a7`. The server does not know which ones a board has.
Target = Annotated[
    str, msgspec.Meta(min_length=1, max_length=TARGET_LIMIT, pattern=r"\A[A-Za-z0-9][A-Za-z0-9:_.+-]*\Z")
]


class BadMessage(RuleboundError):
    """An invalid message; `number` is its id, if it could be read."""

    number: int | None = None


# From the client.


class FromClientBase(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of the messages of a client."""


class Hello(FromClientBase, frozen=True, kw_only=True, tag="hello"):
    """The first message: the protocol version, and the last seq the client has (null: none).

    `invitation`: to a private table; an account that has brought it once need not bring it again. `changes`: the
    client also understands `changes` in place of a `state`.
    """

    v: Number
    since: Seq | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    changes: bool = False


class Request(FromClientBase, frozen=True, kw_only=True):
    """A request with an id chosen by the client; the answer has the same id."""

    id: Number


class MakePick(Request, frozen=True, kw_only=True, tag="pick"):
    """Answer the decision that was pending at `seq`."""

    seq: Seq
    pick: OptionText


class ActForSeat(Request, frozen=True, kw_only=True, tag="sit"):
    """Act for this one of the caller's seats while it is asked."""

    seat: SeatNumber


class SendWhole(Request, frozen=True, kw_only=True, tag="whole"):
    """Send the whole state and the whole log: the client cannot use the changes that it was sent."""


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Undo the last pick, or propose that to the table."""


class Redo(Request, frozen=True, kw_only=True, tag="redo"):
    """Redo what was undone."""


class Agree(Request, frozen=True, kw_only=True, tag="agree"):
    """Vote on the proposal."""

    yes: bool


class ProposeEnd(Request, frozen=True, kw_only=True, tag="end"):
    """Propose to end the game now."""


class AskWhy(Request, frozen=True, kw_only=True, tag="why"):
    """Ask why an option or a target is open or not."""

    what: OptionText


class SendChat(Request, frozen=True, kw_only=True, tag="chat"):
    """Send a chat line."""

    text: ChatText


class Point(Request, frozen=True, kw_only=True, tag="point"):
    """Point at something on the table for a moment."""

    target: Target


class SetMark(Request, frozen=True, kw_only=True, tag="mark"):
    """Set or remove a plan mark of one's own."""

    target: Target
    on: bool


class ClearMarks(Request, frozen=True, kw_only=True, tag="clear-marks"):
    """Remove all plan marks of one's own."""


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """Check the connection; the answer is `pong`."""


FromClient: TypeAlias = (
    Hello
    | MakePick
    | ActForSeat
    | SendWhole
    | Undo
    | Redo
    | Agree
    | ProposeEnd
    | AskWhy
    | SendChat
    | Point
    | SetMark
    | ClearMarks
    | Ping
)
CLIENT_MESSAGES: Final = (
    Hello,
    MakePick,
    ActForSeat,
    SendWhole,
    Undo,
    Redo,
    Agree,
    ProposeEnd,
    AskWhy,
    SendChat,
    Point,
    SetMark,
    ClearMarks,
    Ping,
)


# From the server.


class FromServerBase(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base of the messages of the server."""


class Welcome(FromServerBase, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`: the table, and the viewer's seat (null: a spectator)."""

    v: int
    table: TableInfo
    you: int | None


class Position(FromServerBase, frozen=True, kw_only=True):
    """The match after `seq` moves, and the events since the viewer's last state.

    `can_undo`: the viewer has a pick to undo; other people may have to agree (see `consent` of the table).
    `lesson`: the step that a learner is at.
    """

    seq: int
    events: list[EventView]
    deadline: int | None
    can_undo: bool
    can_redo: bool
    lesson: LessonView | None


class StateNow(Position, frozen=True, kw_only=True, tag="state"):
    """A position with its view; with `reset` the events are all of them."""

    view: MatchView
    reset: bool


class ChangesNow(Position, frozen=True, kw_only=True, tag="changes"):
    """A position by what has changed in the view since move `since`, the last that the viewer was sent."""

    since: int
    changes: list[Change]


class TableNow(FromServerBase, frozen=True, kw_only=True, tag="table"):
    """The seats, the terms or a proposal have changed."""

    table: TableInfo
    you: int | None


class Ack(FromServerBase, frozen=True, kw_only=True, tag="ack"):
    """The request is carried out and committed; the table is now at `seq`.

    The answer to a pick contains the new state unless it was sent already: one message instead of two.
    """

    id: int
    seq: int
    state: StateNow | ChangesNow | None = None


class Rejected(FromServerBase, frozen=True, kw_only=True, tag="refused"):
    """The request was not carried out; `seq` is the current one of the table.

    `code` is for programs; for people `reason` in English, or the message `error-KIND` with `args`.
    """

    id: int
    code: str
    kind: str
    args: dict[str, ArgView]
    reason: str
    seq: int


class WhyAnswer(FromServerBase, frozen=True, kw_only=True, tag="why"):
    """The answer to `why`; null if the game gives no reason."""

    id: int
    why: WhyView | None


class Pointed(FromServerBase, frozen=True, kw_only=True, tag="pointed"):
    """A player points at something; it is not stored."""

    seat: SeatNumber
    target: Target


class MarksNow(FromServerBase, frozen=True, kw_only=True, tag="marks"):
    """All plan marks of the table."""

    marks: list[Mark]


class PresentNow(FromServerBase, frozen=True, kw_only=True, tag="present"):
    """The seats whose people have the table open, and the number of people who watch without a seat."""

    seats: list[int]
    spectators: int


class Pong(FromServerBase, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`."""

    id: int


class SocketError(FromServerBase, frozen=True, kw_only=True, tag="error"):
    """A message could not be read, or the connection is closed; nothing was changed. Said as in `Rejected`."""

    code: str
    kind: str
    args: dict[str, ArgView]
    reason: str


FromServer: TypeAlias = (
    Welcome
    | StateNow
    | ChangesNow
    | TableNow
    | Ack
    | Rejected
    | WhyAnswer
    | ChatLine
    | Pointed
    | MarksNow
    | PresentNow
    | Pong
    | SocketError
)
SERVER_MESSAGES: Final = (
    Welcome,
    StateNow,
    ChangesNow,
    TableNow,
    Ack,
    Rejected,
    WhyAnswer,
    ChatLine,
    Pointed,
    MarksNow,
    PresentNow,
    Pong,
    SocketError,
)


# Reading and writing.

_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder(order="deterministic")


class _Numbered(msgspec.Struct):
    id: Number


_number_decoder: Final = msgspec.json.Decoder(_Numbered)


def decode(text: str | bytes) -> FromClient:
    """Decode a client's message; raise `BadMessage` if it is invalid."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > MESSAGE_LIMIT:
        raise BadMessage(
            "message-big", "too big: {size} bytes, at most {most}", size=len(data), most=MESSAGE_LIMIT
        )
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        bad = BadMessage("not-a-message", "not a message: {fault}", fault=one_line(str(error)))
        bad.number = _number_of(data)
        raise bad from error


def _number_of(data: bytes) -> int | None:
    try:
        return _number_decoder.decode(data).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


def encode(message: FromServer) -> bytes:
    """Encode a message; equal messages give equal bytes."""
    return _encoder.encode(message)


def state_message(room: Room, seat: int | None, since: int | None, base: MatchView | None = None) -> bytes:
    """The `state` message of a seat, with the events after move `since` (None: all).

    For a viewer who has `base`, the view of that seat after move `since`, it is a `changes` message if that is
    smaller. To all who have followed the table until now the same is sent, made once.
    """
    held = room.seats_of(room.seats[seat].account) if seat is not None else []
    if base is None and since != room.seq - 1:  # of a `since` that a client chose there may be many
        return encode(_position(room, seat, held, since, base))
    deadline, lesson = room.row["deadline"], room.row["lesson"]  # these can change without a move
    key = (seat, since, base is None, deadline, lesson, *held)
    made = room.shown.messages.get(key)
    if made is None:
        made = room.shown.messages[key] = encode(_position(room, seat, held, since, base))
    return made


def _position(
    room: Room, seat: int | None, held: list[int], since: int | None, base: MatchView | None
) -> StateNow | ChangesNow:
    reset, events = room.events_since(seat, since if since is not None else -1)
    match = room.playing()
    position: dict[str, Any] = {
        "seq": room.seq,
        "events": [_event_view(event) for event in events],
        "deadline": room.row["deadline"],
        "can_undo": match.can_undo(held),
        "can_redo": bool(held) and match.can_redo,
        "lesson": lesson_view(room, seat),
    }
    if base is not None and since is not None and not reset:
        changes = room.changes_bytes(seat, since, base)
        if changes is not None:
            return ChangesNow(since=since, changes=cast("list[Change]", msgspec.Raw(changes)), **position)
    return StateNow(view=cast("MatchView", msgspec.Raw(room.view_bytes(seat))), reset=reset, **position)


def _event_view(event: Event) -> EventView:
    return EventView(event.kind, event.args)  # without the audience: nobody may see who else knows


def rejected(number: int, error: RuleboundError, seq: int) -> Rejected:
    """The answer to a request that was not carried out."""
    said = view_of(said_by(error))
    return Rejected(id=number, code=code_of(error), kind=said.kind, args=said.args, reason=said.text, seq=seq)


def socket_error(error: RuleboundError) -> SocketError:
    """What is said of an unreadable message, or before the connection is closed."""
    said = view_of(said_by(error))
    return SocketError(code=code_of(error), kind=said.kind, args=said.args, reason=said.text)


def add_unions(schema: dict[str, Any]) -> dict[str, Any]:
    """Add to a JSON schema the union of the client's messages and the union of the server's."""
    for name, types in (("ClientMessage", CLIENT_MESSAGES), ("ServerMessage", SERVER_MESSAGES)):
        refs = [{"$ref": f"#/$defs/{each.__name__}"} for each in types]
        tags = {each.__struct_config__.tag: f"#/$defs/{each.__name__}" for each in types}
        schema["$defs"][name] = {"anyOf": refs, "discriminator": {"propertyName": "type", "mapping": tags}}
    return schema
