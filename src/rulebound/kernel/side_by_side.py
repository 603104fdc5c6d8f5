"""Several seats act next to each other: one seat's sub-choice never keeps another waiting."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
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
    rest: Callable[[Collection[int]], Sequence[Decide]], do: Callable[[int, Option], Flow[None] | None]
) -> Flow[None]:
    """Ask every seat its own question at once, and do what each picks, until nobody is asked any more.

    `rest` is told which seats are busy with what they have begun, and gives the questions of the others; `do` is
    what a pick begins, with as many questions as it needs. The state is stable whenever nobody is busy. What a
    pick begins may ask another seat: that comes before the other's own question at rest.
    """
    busy: dict[int, Begun] = {}
    askers: dict[int, int] = {}  # by the seat that is asked: the one whose doing asks it
    while True:
        asks = rest(busy)
        if busy:
            asks, askers = _with_busy(asks, busy)
        elif asks:
            askers = {}
            yield STABLE
        if not asks:
            return
        if len(asks) == 1:
            pick = yield asks[0]
            seat = asks[0].seat
        else:
            seat, pick = yield Anyone.of(asks)
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


def _with_busy(resting: Sequence[Decide], busy: dict[int, Begun]) -> tuple[list[Decide], dict[int, int]]:
    """All questions by seat, where one from within something begun comes first; and whose doing asks whom."""
    if not resting and len(busy) == 1:
        ((seat, begun),) = busy.items()
        return [begun.ask], {begun.ask.seat: seat}
    asks = {ask.seat: ask for ask in resting}
    askers: dict[int, int] = {}
    for seat, begun in busy.items():
        if begun.ask.seat not in askers:
            askers[begun.ask.seat] = seat
            asks[begun.ask.seat] = begun.ask
    return [asks[seat] for seat in sorted(asks)], askers


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
