"""What a game tells programs that learn: the table as a seat sees it, in rows of small numbers."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from struct import Struct
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar
from zlib import crc32

from mypy_extensions import mypyc_attr

from rulebound.kernel.ask import Decide, Option
from rulebound.kernel.setup import SetupValues

if TYPE_CHECKING:
    from rulebound.kernel.game import Game, GameState

S = TypeVar("S", bound="GameState")

HIGHEST: Final = 255  # whatever is larger counts as this
QUESTION_BUCKETS: Final = 32
ARGUMENT_BUCKETS: Final = 64
HASHED_ROWS: Final = 4096  # that are kept
NUMBERS: Final = 3  # arguments of an option that are numbers
PLUS: Final = 16  # added to an argument that is a number, so that small negative ones fit


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """Encodes what a seat sees and what it may pick, for one set-up, in numbers from 0 to 255.

    All rows of a kind have one length. This encoder serves games that bring none of their own: of the table it
    tells only the clock.
    """

    slots: int = 64  # more options than anybody is asked to choose from
    actions: Sequence[str] = ()  # the fixed numbering, where the game has one (`number_of`)
    words: Mapping[str, int] = {}  # arguments of options that have a place of their own; others share

    def __init__(self, game: "Game[Any]", setup: SetupValues) -> None:
        self.game, self.setup = game, setup
        self.seat_count: int = setup["seats"]
        self._size = 0  # not known yet
        self._verbs = {verb: place for place, verb in enumerate(sorted({"done", *game.verbs}))}
        self._rows: dict[Option, bytes] = {}
        self._buckets: dict[str, int] = {}
        self.hashed = lru_cache(HASHED_ROWS)(self._hashed)  # the same hands and cards come again and again

    def encode(self, s: S, seat: int) -> bytes:
        """What the seat sees of the table, itself first; nothing that it cannot know."""
        return row((self.game.judge.clock(s, seat),))

    def number_of(self, option: Option) -> int:
        """The place of an option in `actions`; no two that are open at once have the same."""
        raise NotImplementedError(f"{self.game.id} has no fixed numbering of its actions")

    def observe(self, s: S, seat: int, ask: Decide | None) -> bytes:
        """The table and the question that is pending."""
        return self.encode(s, seat) + self.question_row(ask)

    @property
    def size(self) -> int:
        """The length of what `observe` gives."""
        if not self._size:
            self._size = len(self.observe(self.game.new(self.setup, 0), 0, None))
        return self._size

    @property
    def option_size(self) -> int:
        """The length of an option's row."""
        return len(self.option_row(Option("done")))

    def question_row(self, ask: Decide | None) -> bytes:
        """What is asked and about what, its words in shared places."""
        found = bytearray(QUESTION_BUCKETS)
        if ask is not None:
            found[self._bucket(ask.prompt) % QUESTION_BUCKETS] = 1
            for word in ask.about.values():
                if word.__class__ is str:
                    found[self._bucket(word) % QUESTION_BUCKETS] = 1
        return bytes(found)

    def option_row(self, option: Option) -> bytes:
        """The features of an option: its verb, its words, its numbers. It depends on nothing else."""
        known = self._rows.get(option)
        if known is None:
            known = self._rows[option] = self._make_row(option)
        return known

    def _make_row(self, option: Option) -> bytes:
        verb, words, numbers = bytearray(len(self._verbs)), bytearray(len(self.words) or ARGUMENT_BUCKETS), []
        verb[self._verbs[option.verb]] = 1
        for arg in option.args:
            if isinstance(arg, int):
                numbers.append(PLUS + arg)
            else:
                words[self.words[arg] if self.words else self._bucket(arg) % ARGUMENT_BUCKETS] = 1
        return bytes(verb + words) + padded(row(numbers), NUMBERS)

    def _bucket(self, word: str) -> int:
        known = self._buckets.get(word)
        if known is None:
            known = self._buckets[word] = crc32(word.encode())
        return known

    def _hashed(self, words: tuple[str, ...], buckets: int) -> bytes:
        """Which of these words are there, several words sharing a place."""
        found = bytearray(buckets)
        for word in words:
            found[self._bucket(word) % buckets] = 1
        return bytes(found)


def row(numbers: Collection[int]) -> bytes:
    """Numbers as a row; those that do not fit become the lowest or the highest that do."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([min(max(number, 0), HIGHEST) for number in numbers])


def signed_row(size: int) -> Callable[..., bytes]:
    """What packs so many numbers, given one by one, into a row in which -1 becomes 255."""
    return Struct(f"{size}b").pack


def padded(part: bytes, size: int) -> bytes:
    """A part of exactly this size."""
    return part.ljust(size, b"\0")[:size]


def one_hot(names: Iterable[str]) -> dict[str, bytes]:
    """For each name a row with a single one; for no name (`""`) a row without."""
    listed = [*names]
    rows = {name: bytes(name == other for other in listed) for name in listed}
    return {**rows, "": bytes(len(listed))}


def places(names: Iterable[str]) -> dict[str, int]:
    """Where in a row each name has its place."""
    return {name: place for place, name in enumerate(names)}


def marked(at: Mapping[str, int], names: Iterable[str]) -> bytes:
    """A row with a one at the place of each of these names."""
    found = bytearray(len(at))
    for name in names:
        found[at[name]] = 1
    return bytes(found)


def only(*values: int) -> bytes:
    """A table for `bytes.translate` that turns these values to one and all others to nothing."""
    return bytes(value in values for value in range(HIGHEST + 1))


def mask_row(mask: int, size: int) -> bytes:
    """The bits of a mask as a row, the lowest first."""
    return format(mask, f"0{size}b").encode().translate(_DIGITS)[::-1]


_DIGITS: Final = only(ord("1"))
