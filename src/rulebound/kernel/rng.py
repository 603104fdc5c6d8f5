"""The one source of chance: a counter and a key, the same numbers on every machine."""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, TypeVar

from rulebound.kernel.state import State

T = TypeVar("T")
SEED_LIMIT: Final = 1 << 128
REVEALED: Final = 1 << 32  # a step of the counter that no number of draws reaches
FACTOR: Final = 0x3FFFF97B  # of the quick source: makes its cycle as long as can be, about 2**61
LOW: Final = 0xFFFFFFFF
_from_bytes = int.from_bytes
_empty = blake2b(digest_size=8)  # a copy of it is made faster than a new one


@dataclass(slots=True)
class Rng(State):
    """Draw number `count` is a keyed hash of `count`: nobody can work the seed out from what was drawn.

    Two integers, so that a state with its generator is cheap to copy. A fast mixer such as splitmix64 takes
    four fifths of the time and can be run backwards from a few dice, which would show a player the deck.
    """

    seed: int
    count: int = 0

    def copy(self) -> "Rng":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = Rng.__new__(Rng)
        new.seed = self.seed
        new.count = self.count
        return new

    def bits(self) -> int:
        """Sixty-four fresh random bits."""
        self.count = count = self.count + 1
        key = (self.seed << 64 | count).to_bytes(24, "little")
        return _from_bytes(blake2b(key, digest_size=8).digest(), "little")

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        self.count = count = self.count + 1
        key = (self.seed << 64 | count).to_bytes(24, "little")
        return (_from_bytes(blake2b(key, digest_size=8).digest(), "little") * limit) >> 64

    def roll(self, sides: int) -> int:
        """A die with the faces 1 to `sides`."""
        return 1 + self.below(sides)

    def choice(self, things: Sequence[T]) -> T:
        """One of `things`."""
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put `things` in a random order, in place."""
        count, seed, copy = self.count, self.seed.to_bytes(16, "little"), _empty.copy
        for last in range(len(things) - 1, 0, -1):  # as `below` draws, without a call for each
            count += 1
            drawn = copy()
            drawn.update(count.to_bytes(8, "little") + seed)
            other = _from_bytes(drawn.digest(), "little") * (last + 1) >> 64
            things[last], things[other] = things[other], things[last]
        self.count = count

    def reveal(self) -> None:
        """Mark that something hidden comes to light, such as a card turned: undo stops here."""
        self.count += REVEALED

    @property
    def revealed(self) -> int:
        """How often something hidden has come to light."""
        return self.count // REVEALED

    def reseed(self, other: "Rng") -> None:
        """Take a new seed from another generator, so that what was to come is not what will come."""
        self.seed = other.bits() << 64 | other.bits()


@dataclass(slots=True)
class QuickRng(Rng):
    """The same for worlds that are only imagined: draws of 32 bits by multiplying with carry.

    A world is dealt with a hundred draws and more, and what is dealt so is no record's. Every number stays below
    2**62, so that compiled code has it in a register. From a draw the next ones can be told: nothing that is to
    stay hidden may come from here.
    """

    drawn: int = 0  # the last draw, above it the carry; 0: there was none yet

    def copy(self) -> "QuickRng":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = QuickRng.__new__(QuickRng)
        new.seed = self.seed
        new.count = self.count
        new.drawn = self.drawn
        return new

    def bits(self) -> int:
        """Sixty-four fresh random bits."""
        return self.below(1 << 32) << 32 | self.below(1 << 32)

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1; a limit above 2**32 is not for it."""
        drawn = self.drawn or self._first()
        self.drawn = drawn = FACTOR * (drawn & LOW) + (drawn >> 32)
        return ((drawn & LOW) * limit) >> 32

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put `things` in a random order, in place."""
        drawn = self.drawn or self._first()
        for last in range(len(things) - 1, 0, -1):  # as `below` draws, without a call for each
            drawn = FACTOR * (drawn & LOW) + (drawn >> 32)
            other = ((drawn & LOW) * (last + 1)) >> 32
            things[last], things[other] = things[other], things[last]
        self.drawn = drawn

    def _first(self) -> int:
        """Where the seed begins: anywhere on the cycle of all numbers but 0 and the largest."""
        return 1 + self.seed % (FACTOR * (LOW + 1) - 2)
