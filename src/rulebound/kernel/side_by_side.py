"""Several seats act next to each other: one seat's sub-choice never keeps another waiting."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from rulebound.kernel.ask import STABLE, Anyone, Decide, Flow, Option
from rulebound.kernel.errors import RulesFault

FORCED_LIMIT: Final = 10_000  # answers in a row that leave no choice, before the rules are called endless


@dataclass(slots=True)
class Begun:
    """What a seat's pick has begun, and the question at which it waits."""

    flow: Flow[None]
    ask: Decide


def side_by_side(
    asked: Callable[[Collection[int]], Sequence[int]],
    question: Callable[[int], Decide],
    do: Callable[[int, Option], Flow[None] | None],
) -> Flow[None]:
    """Ask every seat its own question at once, and do what each picks, until nobody is asked any more.

    `asked` is told which seats are busy with what they have begun, and names those of the others that are asked;
    `question` is what a seat is asked then, with at least one option: it is worked out only when somebody looks.
    `do` is what a pick begins, with as many questions as it needs. The state is stable whenever nobody is busy.
    What a pick begins may ask another seat: that comes before the other's own question at rest.
    """
    busy: dict[int, Begun] = {}
    while True:
        seats, askers = asked(busy), _NOBODY
        if busy:
            askers = _askers(busy)
            seats = sorted({*seats, *askers})
        elif seats:
            yield STABLE
        if not seats:
            return
        shown = partial(_question_of, question, busy, askers)
        if len(seats) == 1:
            seat = seats[0]
            pick = yield shown(seat)
        else:
            seat, pick = yield Anyone.later(tuple(seats), shown)
        asker = askers.get(seat)
        if asker is not None:
            begun = busy[asker]
            ask = _next_question(begun.flow, pick)
            if ask is None:
                del busy[asker]
            else:
                begun.ask = ask
            continue
        flow = do(seat, pick)
        ask = None if flow is None else _next_question(flow, None)
        if flow is not None and ask is not None:
            busy[seat] = Begun(flow, ask)


_NOBODY: Final[dict[int, int]] = {}


def _askers(busy: dict[int, Begun]) -> dict[int, int]:
    """By the seat that is asked from within something begun: the one that has begun it, the first of several."""
    askers: dict[int, int] = {}
    for seat, begun in busy.items():
        askers.setdefault(begun.ask.seat, seat)
    return askers


def _question_of(
    question: Callable[[int], Decide], busy: dict[int, Begun], askers: dict[int, int], seat: int
) -> Decide:
    """What a seat is asked from within something begun, else its question at rest."""
    asker = askers.get(seat)
    return question(seat) if asker is None else busy[asker].ask


def _next_question(flow: Flow[None], answer: Option | None) -> Decide | None:
    """Go on to the next question with a choice; None at the end. Within it no point is stable."""
    for _ in range(FORCED_LIMIT):
        try:
            ask = flow.send(answer)
        except StopIteration:
            return None
        if isinstance(ask, Decide):
            if not ask.options:
                raise RulesFault(f"the decision {ask.prompt!r} has no options")
            if len(ask.options) > 1 or ask.always_ask:
                return ask
            answer = ask.options[0]
        elif ask is STABLE:
            answer = None
        else:
            raise RulesFault("what one of several seats has begun asks one seat at a time")
    raise RulesFault("the rules go on for ever without asking anybody")
