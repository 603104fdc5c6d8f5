"""Questions that tell what is under way when they are asked."""

from collections.abc import Callable
from typing import TypeVar

from rulebound.kernel import Decide, Flow, Value

T = TypeVar("T")


def telling(flow: Flow[T], under_way: Callable[[], dict[str, Value]]) -> Flow[T]:
    """The same flow, whose questions are also about what is under way."""
    answer = None
    while True:
        try:
            ask = flow.send(answer)
        except StopIteration as end:
            found: T = end.value
            return found
        if isinstance(ask, Decide):
            ask.about = {**under_way(), **ask.about}
        answer = yield ask
