"""What a flow may yield: a decision of one seat, of any of several seats, or a stable point."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

from rulebound.kernel.errors import RulesFault

Value: TypeAlias = str | int


class Option:
    """One thing a seat may pick. Equal options are the same object; it prints as `conquer r07`."""

    __slots__ = ("args", "text", "verb")
    verb: str
    args: tuple[Any, ...]
    text: str

    def __new__(cls, verb: str, *args: Value) -> "Option":
        known = _KNOWN.get((verb, *args))
        if known is not None:
            return known
        for part in (verb, *args):
            _check_part(part)
        option = super().__new__(cls)
        option.verb = verb
        option.args = args
        option.text = " ".join(str(part) for part in (verb, *args))
        return _KNOWN.setdefault((verb, *args), option)

    @staticmethod
    def parse(text: str) -> "Option":
        """The option that prints as `text`. Only for texts of our own: every new one is kept for ever."""
        verb, *args = text.split(" ")
        return Option(verb, *(int(arg) if arg.lstrip("-").isdigit() else arg for arg in args))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[type["Option"], tuple[Value, ...]]:
        return Option, (self.verb, *self.args)


# Filled by the games alone: a pick that comes from outside is looked up among the pending options and
# never makes a new one, so the table cannot be grown by a stranger.
_KNOWN: Final[dict[tuple[Value, ...], Option]] = {}


def _check_part(part: Value) -> None:
    if isinstance(part, int) and not isinstance(part, bool):
        return
    if not isinstance(part, str) or not part or not part.isprintable() or " " in part:
        raise RulesFault(f"an option's part must be a word or a whole number, not {part!r}")
    if part.lstrip("-").isdigit():
        raise RulesFault(f"the option part {part!r} reads like a number: give the number itself")


# `Option`, four times as fast for one that was made before: for the lists of options that a game builds most.
known_option: Final[Callable[..., Option]] = cache(Option)
DONE: Final = Option("done")


class Decide:
    """One seat picks one of `options`; the flow is sent that `Option`. `about` fills the prompt's message."""

    __slots__ = ("about", "always_ask", "options", "prompt", "seat")

    def __init__(
        self, seat: int, prompt: str, options: Sequence[Option], always_ask: bool = False, **about: Value
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.always_ask = always_ask
        self.about = about

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may answer."""
        return (self.seat,)

    def options_of(self, seat: int | None) -> Sequence[Option]:
        """What this seat may pick now."""
        return self.options if seat == self.seat else ()

    def shown_to(self, seat: int | None) -> "Decide":
        """What is asked is the same for whoever looks."""
        del seat
        return self


class Anyone:
    """Several seats hold options and whoever picks first goes; the flow is sent `(seat, Option)`.

    All are asked the same, or each has a question of its own (`Anyone.of`, `Anyone.later`).
    """

    __slots__ = ("_made", "_question", "seats")

    def __init__(
        self,
        options: Mapping[int, Sequence[Option]],
        prompt: str,
        always_ask: bool = False,
        **about: Value,
    ) -> None:
        held = {seat: its for seat, its in options.items() if its}
        self.seats: tuple[int, ...] = tuple(held)
        self._made: dict[int, Decide] = {}
        self._question: Callable[[int], Decide] = lambda seat: Decide(
            seat, prompt, held[seat], always_ask, **about
        )

    @classmethod
    def of(cls, asks: Iterable[Decide]) -> "Anyone":
        """Each seat's own question."""
        own = {ask.seat: ask for ask in asks if ask.options}
        return cls.later(tuple(own), own.__getitem__)

    @classmethod
    def later(cls, seats: tuple[int, ...], question: Callable[[int], Decide]) -> "Anyone":
        """Each seat's own question, made when somebody wants to see it: picks made again look at none of them."""
        anyone = cls(_NO_OPTIONS, "")
        anyone.seats, anyone._question = seats, question
        return anyone

    @property
    def asks(self) -> dict[int, Decide]:
        """The question of each seat."""
        return {seat: self.shown_to(seat) for seat in self.seats}

    @property
    def prompt(self) -> str:
        """What the first seat is asked."""
        return self.shown_to(None).prompt

    @property
    def about(self) -> dict[str, Value]:
        """What fills the message of that."""
        return self.shown_to(None).about

    def options_of(self, seat: int | None) -> Sequence[Option]:
        """What this seat may pick now."""
        return self.shown_to(seat).options if seat in self.seats else ()

    def shown_to(self, seat: int | None) -> Decide:
        """The question of this seat; who has none is shown the first seat's."""
        asked = seat if seat is not None and seat in self.seats else self.seats[0]
        made = self._made.get(asked)
        if made is None:
            made = self._made[asked] = self._question(asked)
        return made


_NO_OPTIONS: Final[dict[int, Sequence[Option]]] = {}


class Stable:
    """Yielded where the rest of the game follows from the state alone."""

    __slots__ = ()


STABLE: Final = Stable()

Ask: TypeAlias = Decide | Anyone
T = TypeVar("T")
Flow: TypeAlias = Generator[Ask | Stable, Any, T]
