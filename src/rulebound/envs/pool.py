"""Many seats at once, stepped in processes: what a learner that wants batches uses."""

import multiprocessing
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any

import numpy as np

from rulebound.envs.encoded import Array, Observation
from rulebound.envs.seat import RuleboundSeat

Shapes = dict[str, tuple[int, ...]]
MakeSeat = Callable[[], RuleboundSeat]
STEP, RESET, STOP = range(3)


class SeatPool:
    """`count` environments made by `make`, shared out to so many processes; 0: all in this one.

    Observations are batches in memory that all processes share: they change with the next step. A match that is
    over begins again at once, and its last reward and info are those of the step that ended it.
    """

    def __init__(self, make: MakeSeat, count: int, processes: int = 0) -> None:
        if count % max(1, processes):
            raise ValueError(f"{count} environments cannot be shared out evenly to {processes} processes")
        self.count = count
        self.shapes = shapes = make().encoded.shapes  # of one environment's observation
        raw = {name: RawArray("B", count * int(np.prod(shape))) for name, shape in shapes.items()}
        self._seen = _arrays(raw, count, shapes)
        size = count // max(1, processes)
        parts = [range(start, start + size) for start in range(0, count, size)]
        self._parts = parts
        if not processes:
            self._local: _Part | None = _Part(make, self._seen, parts[0])
            return
        self._local = None
        context = multiprocessing.get_context("spawn")
        pairs = [context.Pipe() for _ in parts]
        self._ends: list[Connection] = [here for here, _ in pairs]
        self._workers = [
            context.Process(target=_work, args=(there, make, raw, count, shapes, part), daemon=True)
            for (_, there), part in zip(pairs, parts, strict=True)
        ]
        for worker in self._workers:
            worker.start()

    def reset(self, seed: int) -> Observation:
        """Begin a match in each environment; the same seed gives the same matches, whatever the processes."""
        self._all(RESET, [[seed + number for number in part] for part in self._parts])
        return self._seen

    def step(self, actions: Sequence[int] | Array) -> tuple[Observation, Array, Array, list[dict[str, Any]]]:
        """An action for each environment; observations, rewards, what has ended, and infos come back."""
        chosen = np.asarray(actions).tolist()
        told = self._all(STEP, [[chosen[number] for number in part] for part in self._parts])
        rewards, ended, infos = ([each for part in told for each in part[kind]] for kind in range(3))
        return self._seen, np.array(rewards, np.float32), np.array(ended, np.bool_), infos

    def close(self) -> None:
        """End the processes."""
        if self._local is not None:
            return
        for end in self._ends:
            end.send((STOP, None))
        for worker in self._workers:
            worker.join()

    def _all(self, what: int, given: list[list[int]]) -> list[Any]:
        if self._local is not None:
            return [self._local.do(what, given[0])]
        for end, each in zip(self._ends, given, strict=True):
            end.send((what, each))
        return [end.recv() for end in self._ends]


class _Part:
    """The environments of one process, which write into their rows of the batch."""

    def __init__(self, make: MakeSeat, seen: Observation, numbers: range) -> None:
        self._numbers = numbers
        self._envs = [make() for _ in numbers]
        self._seen = seen

    def do(self, what: int, given: list[int]) -> tuple[list[float], list[bool], list[dict[str, Any]]] | None:
        """Reset with seeds, or step with actions."""
        if what == RESET:
            for number, env, seed in zip(self._numbers, self._envs, given, strict=True):
                self._write(number, env.reset(seed=seed)[0])
            return None
        rewards, ends, infos = [], [], []
        for number, env, action in zip(self._numbers, self._envs, given, strict=True):
            seen, reward, ended, _, info = env.step(action)
            if ended:
                seen, _ = env.reset()
            self._write(number, seen)
            rewards.append(reward)
            ends.append(ended)
            infos.append(info)
        return rewards, ends, infos

    def _write(self, number: int, seen: Observation) -> None:
        for name, part in seen.items():
            self._seen[name][number] = part


def _arrays(raw: dict[str, Any], count: int, shapes: Shapes) -> Observation:
    """The shared memory as batches."""
    return {name: np.frombuffer(made, np.uint8).reshape(count, *shapes[name]) for name, made in raw.items()}


def _work(
    end: Connection,
    make: MakeSeat,
    raw: dict[str, Any],
    count: int,
    shapes: Shapes,
    part: range,
) -> None:
    """A worker process: does what it is told until it is told to stop."""
    envs = _Part(make, _arrays(raw, count, shapes), part)
    while True:
        what, given = end.recv()
        if what == STOP:
            return
        end.send(envs.do(what, given))
