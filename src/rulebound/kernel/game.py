"""What a game offers to the kernel, and the base of its state."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from rulebound.kernel.ask import Decide, Flow, Option, Value
from rulebound.kernel.event import Event, Sink
from rulebound.kernel.judge import Judge
from rulebound.kernel.rng import Rng
from rulebound.kernel.setup import Setup, SetupValues
from rulebound.kernel.state import State
from rulebound.kernel.view import Result, View, Why

if TYPE_CHECKING:
    from rulebound.kernel.lesson import Lesson


@mypyc_attr(allow_interpreted_subclasses=True)
class _Heard(State):
    """What lies outside the dataclass fields: it is not copied, not hashed, not compared.

    The sink, and what a game has worked out from the state and keeps ready. Copies begin without that, or with
    what `kept_by_copies` gives if a state has such a method: it must be replaced then, never changed.
    """

    __slots__ = ("kept", "sink")
    sink: Sink | None
    kept: Any

    def __new__(cls, *_args: object, **_kwargs: object) -> Self:
        self = super().__new__(cls)
        self.sink = None
        self.kept = None
        return self

    def listen(self, sink: Sink | None) -> None:
        """Tell `sink` of every event from now on."""
        self.sink = sink


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class GameState(_Heard):
    """Base of a game's whole state: it owns the generator and the way to tell what happens."""

    rng: Rng

    def emit(self, kind: str, *args: Value, to: tuple[int | None, ...] | None = None) -> None:
        """Tell what happened, to all or only to some seats (among them None: spectators).

        Without a listener this is one comparison.
        """
        if self.sink is not None:
            self.sink(Event(kind, args, to))


S = TypeVar("S", bound=GameState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """A game: cheap facts about it first, then its rules."""

    id: ClassVar[str]
    rules: ClassVar[int] = 1  # raised when old records no longer replay
    setup: ClassVar[Setup]
    together: ClassVar[bool] = (
        False  # all are on one side and nothing is hidden: one person may play several seats
    )
    first_setups: ClassVar[
        Sequence[SetupValues]
    ] = ()  # set-ups that suit somebody's first game, one as good as another
    lesson: ClassVar["Lesson | None"] = None  # a first game with a fixed deal, step by step
    judge_type: ClassVar[type[Judge[Any]]] = Judge
    state_type: ClassVar[type[GameState]]
    view_type: ClassVar[type[View]]
    verbs: ClassVar[Mapping[str, str]] = {}  # verb -> the names of its arguments: {"conquer": "region"}
    # verb -> what on the table such an option points at: {"conquer": "region:{region}"}; others are buttons
    targets: ClassVar[Mapping[str, str]] = {}
    # verb -> what such an option moves on the table, and where to: {"push": ("cart:{from-hex}", "hex:{hex}")},
    # by its arguments, what the question is about, and `asked`, the seat that is asked
    moves: ClassVar[Mapping[str, tuple[str, str]]] = {}
    events: ClassVar[Mapping[str, str]] = {}  # the same as `verbs` for kinds of events
    telling: ClassVar[Set[str]] = frozenset()  # events that show hidden things to all which no view shows
    status_lines: ClassVar[Mapping[str, str]] = {}  # and for the lines that `status` gives
    names: ClassVar[Mapping[str, Sequence[str]]] = {}  # kind of argument -> ids that have a name of their own
    _judge: Judge[S] | None = None

    def printed(self) -> dict[str, Any]:
        """What is printed on the game's components, by kind, as JSON: what screens and tests know of it.

        The tables that a content pack replaces are told by the set-up's `Content`.
        """
        return {}

    def components(self) -> Mapping[str, Mapping[str, int]]:
        """How many components of each kind there are in each box, for lists; nothing if the game does not say."""
        return {}

    @abstractmethod
    def new(self, setup: SetupValues, seed: int) -> S:
        """The state before the first decision."""

    @abstractmethod
    def flow(self, s: S) -> Flow[None]:
        """The rules from this (stable) state to the end of the game."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> View:
        """All that this seat, or a spectator, can see."""

    def public_view(self, s: S) -> View | None:
        """What is made once for all who look at a position, for `seat_view`; None: each view is made whole."""
        del s
        return None

    def seat_view(self, s: S, seat: int | None, public: View) -> View:
        """The same as `view`, made from the public one."""
        del s, seat
        return public

    @abstractmethod
    def result(self, s: S) -> Result:
        """How the game stands, final once the flow has ended."""

    @abstractmethod
    def determinize(self, s: S, seats: Collection[int], rng: Rng) -> None:
        """Redeal in place, from `rng`, whatever none of these seats can know. The kernel reseeds `s.rng` itself.

        One seat imagines; no seat is a spectator; all seats together know all that somebody knows.
        """

    def check_setup(self, setup: SetupValues) -> None:
        """Raise `BadSetup` where single answers are fine and do not go together."""
        del setup

    def sequel(self, s: S) -> SetupValues | None:
        """The set-up of a next game on what this finished one has left; None if it offers none."""
        del s
        return None

    def about_setup(self, setup: SetupValues) -> Iterable[Event]:
        """What a checked set-up is like, for those who choose it: status lines, what matters most first."""
        del setup
        return ()

    @property
    def judge(self) -> Judge[S]:
        """What bots go by: one for all matches."""
        if self._judge is None:  # no cached_property: compiled, it would make a new one each time
            self._judge = self.judge_type(self)
        return self._judge

    def explain(self, s: S, seat: int, what: str, ask: Decide | None = None) -> Why | None:
        """Why the option or target named by `what` is or is not open now, at this pending question."""
        del s, seat, what, ask
        return None

    def facts(self, s: S, seat: int, options: Sequence[Option]) -> list[dict[str, Value]]:
        """What each option would cost or do, for the screen."""
        del s, seat
        return [{} for _ in options]

    def target(self, option: Option) -> str | None:
        """What on the table the option points at, by `targets`; None: it is a button."""
        pattern = self.targets.get(option.verb)
        return None if pattern is None else pattern.format_map(self._named(option))

    def move(self, option: Option, ask: Decide) -> tuple[str, str] | None:
        """What the option moves on the table at this question, and where to, by `moves`.

        None: nothing, or the question does not say from where.
        """
        patterns = self.moves.get(option.verb)
        if patterns is None:
            return None
        named = {"asked": ask.seat, **ask.about, **self._named(option)}
        try:
            return patterns[0].format_map(named), patterns[1].format_map(named)
        except KeyError:
            return None

    def _named(self, option: Option) -> dict[str, Value]:
        return dict(zip(self.verbs[option.verb].split(), option.args, strict=True))

    def status(self, s: S, seat: int | None) -> Iterable[Event]:
        """How things stand, as lines for a terminal or a screen reader: only what the seat may know."""
        del s, seat
        return ()

    def look(self, s: S, seat: int | None, what: str) -> Iterable[Event]:
        """More about one thing on the table, in status lines: only what the seat may know."""
        del s, seat, what
        return ()

    def invariants(self, s: S) -> Iterable[str]:
        """Yields one line per broken invariant."""
        del s
        return ()
