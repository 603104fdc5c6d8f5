"""Several seats act next to each other: one seat's sub-choice never keeps another waiting."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from rulebound.kernel.ask import STABLE, Anyone, Decide, Flow, Option
from rulebound.kernel.errors import RulesFault

FORCED_LIMIT: Final = 10_000  # answers in a row that leave no choice, before the rules are called endless


@dataclass(slots=True)
class Begun:
    """What a seat's pick has begun, whom it asks now, and whether it can begin again there from the state."""

    flow: Flow[None]
    seat: int
    stable: bool
    ask: Decide | None  # None: it was begun again, and nobody has looked yet

    def question(self) -> Decide:
        """The question at which it waits."""
        if self.ask is None:
            again = _next_question(self.flow, None)
            if again is None:
                raise RulesFault("what is begun again from the state must ask again")
            self.ask = again.ask
        assert self.ask is not None
        return self.ask


def side_by_side(
    asked: Callable[[Collection[int]], Sequence[int]],
    question: Callable[[int], Decide],
    do: Callable[[int, Option], Flow[None] | None],
    resumed: Callable[[], Mapping[int, Flow[None]]] | None = None,
) -> Flow[None]:
    """Ask every seat its own question at once, and do what each picks, until nobody is asked any more.

    `asked` is told which seats are busy with what they have begun, and names those of the others that are asked;
    `question` is what a seat is asked then, with at least one option: it is worked out only when somebody looks.
    `do` is what a pick begins, with as many questions as it needs. The state is stable whenever nobody is busy.
    What a pick begins may ask another seat: that comes before the other's own question at rest.
    A flow that was begun may yield STABLE right before a question that follows from the state, with all that comes
    after it, for the seat that has begun it: `resumed` has the flows that begin so again, from the state alone. So
    the state is stable too while all who are busy wait at such questions.
    """
    flows = resumed() if resumed is not None else {}
    busy = {seat: Begun(flow, seat, True, None) for seat, flow in flows.items()}
    while True:
        seats, askers = asked(busy), _NOBODY
        if busy:
            askers = _askers(busy)
            seats = sorted({*seats, *askers})
        if not seats:
            return
        if all(begun.stable for begun in busy.values()):
            yield STABLE
        shown = partial(_question_of, question, busy, askers)
        if len(seats) == 1:
            seat = seats[0]
            pick = yield shown(seat)
        else:
            seat, pick = yield Anyone.later(tuple(seats), shown)
        asker = askers.get(seat)
        if asker is not None:
            busy[asker].question()
            begun = _next_question(busy[asker].flow, pick)
            if begun is None:
                del busy[asker]
            else:
                busy[asker] = begun
            continue
        flow = do(seat, pick)
        begun = None if flow is None else _next_question(flow, None)
        if begun is not None:
            busy[seat] = begun


_NOBODY: Final[dict[int, int]] = {}


def _askers(busy: dict[int, Begun]) -> dict[int, int]:
    """By the seat that is asked from within something begun: the one that has begun it, the first of several."""
    askers: dict[int, int] = {}
    for seat, begun in busy.items():
        askers.setdefault(begun.seat, seat)
    return askers


def _question_of(
    question: Callable[[int], Decide], busy: dict[int, Begun], askers: dict[int, int], seat: int
) -> Decide:
    """What a seat is asked from within something begun, else its question at rest."""
    asker = askers.get(seat)
    return question(seat) if asker is None else busy[asker].question()


def _next_question(flow: Flow[None], answer: Option | None) -> Begun | None:
    """Go on to the next question with a choice; None at the end."""
    stable = False
    for _ in range(FORCED_LIMIT):
        try:
            ask = flow.send(answer)
        except StopIteration:
            return None
        if isinstance(ask, Decide):
            if not ask.options:
                raise RulesFault(f"the decision {ask.prompt!r} has no options")
            if len(ask.options) > 1 or ask.always_ask:
                return Begun(flow, ask.seat, stable, ask)
            answer, stable = ask.options[0], False
        elif ask is STABLE:
            answer, stable = None, True
        else:
            raise RulesFault("what one of several seats has begun asks one seat at a time")
    raise RulesFault("the rules go on for ever without asking anybody")
