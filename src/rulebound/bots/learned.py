"""A learned value: a small network that says how far a judge's hint is off. It needs numpy, and nothing else."""

from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np

from rulebound.bots.value import lead
from rulebound.kernel import Encoder, Match

Array = Any  # of numpy
_LOGS: Final = np.log1p(np.arange(256, dtype=np.float32))


def numbers_of(world: Match, seat: int) -> list[float]:
    """What the network is told besides the encoding: the lead by the hints, and the lead in points so far."""
    scores = world.result().scores
    ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return [lead(world, seat), float(ahead)]


class Network:
    """One hidden layer over the encoding of a position and `numbers_of` it."""

    SCALE: ClassVar[float] = 20.0  # points

    def __init__(self, path: Path) -> None:
        with np.load(path) as kept:
            parts = {name: kept[name].astype(np.float32) for name in kept.files}
        self._first, self._first_bias = parts["first"], parts["first_bias"]
        self._last, self._last_bias = parts["last"], float(parts["last_bias"])
        self._encoders: dict[int, Encoder[Any]] = {}

    @property
    def size(self) -> int:
        """How many numbers the first layer gets."""
        return int(self._first.shape[0])

    @staticmethod
    def inputs(seen: Array, numbers: Array) -> Array:
        """What the first layer gets, a row for each position."""
        return np.concatenate([_LOGS[seen], np.asarray(numbers, np.float32) / Network.SCALE], axis=-1)

    def value(self, world: Match, seat: int) -> float:
        """By how many points the seat will be ahead of its best rival."""
        seats = world.setup["seats"]
        encoder = self._encoders.get(seats)
        if encoder is None:
            encoder = self._encoders[seats] = world.game.judge.encoder(world.setup)
        numbers = numbers_of(world, seat)
        if world.over:
            return numbers[0]
        seen = np.frombuffer(encoder.encode(world.state, seat), np.uint8)
        hidden = np.maximum(self.inputs(seen, numbers) @ self._first + self._first_bias, 0)
        return numbers[0] + self.SCALE * (float(hidden @ self._last) + self._last_bias)


@cache
def network(path: Path) -> Network:
    """The network of these weights, loaded once."""
    return Network(path)
