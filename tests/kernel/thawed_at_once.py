"""Threads that thaw the same type of state at once, for the first time: run as a program, for it may crash.

`python -m tests.kernel.thawed_at_once ROUNDS`: each round has a type of its own.
"""

import json
import sys
import threading
from dataclasses import dataclass
from typing import Any

from rulebound.kernel.state import State
from rulebound.kernel.thaw import thaw

THREADS = 6
PART = {"number": 1, "many": [1, 2], "named": {"a": 1}, "pair": [1, "a"], "perhaps": None}
WHOLE = {"one": PART, "several": [PART, PART], "named": {"a": PART}, "rows": [[1]], "perhaps": None, "number": 4}


def fresh() -> Any:
    """A type of state that nobody has read yet."""

    @dataclass(slots=True)
    class Part(State):
        number: int
        many: list[int]
        named: dict[str, int]
        pair: tuple[int, str]
        perhaps: str | None

    @dataclass(slots=True)
    class Whole(State):
        one: Part
        several: list[Part]
        named: dict[str, Part]
        rows: list[list[int]]
        perhaps: Part | None
        number: int

    return Whole


def thaw_at_once() -> None:
    """One round."""
    kind, data, ready = fresh(), json.dumps(WHOLE).encode(), threading.Barrier(THREADS)
    found: list[Any] = []

    def work() -> None:
        ready.wait()
        found.append(thaw(data, kind))

    threads = [threading.Thread(target=work) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [(each.number, each.several[1].pair) for each in found] == [(4, (1, "a"))] * THREADS


if __name__ == "__main__":
    sys.setswitchinterval(1e-6)
    for _ in range(int(sys.argv[1])):
        thaw_at_once()
