"""Redeals in the list of picks: after an undo over chance, what nobody knows is dealt again.

A redeal stands among the picks as a pick of nobody (`- redeal 1` in a record), so that forks, records and replays
repeat it like any other pick.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from rulebound.kernel.ask import Option
from rulebound.kernel.rng import SEED_LIMIT, Rng

NOBODY: Final = -1  # the seat of a redeal
MOST_REDEALS: Final = 10_000  # of one match; options are kept for ever, and records come from strangers
_VERB: Final = "redeal"

Pick: TypeAlias = tuple[int, Option]


def redeal_number(text: str) -> int | None:
    """The number of the redeal that is written like this; None if it is none."""
    verb, _, number = text.partition(" ")
    if verb != _VERB or not number.isascii() or not number.isdigit() or len(number) > 5 or number[0] == "0":
        return None
    return int(number) if int(number) <= MOST_REDEALS else None


def redeal_pick(number: int) -> Pick:
    """The redeal of this number, as it stands among the picks."""
    return NOBODY, Option(_VERB, number)


def redeal_rng(seed: int, number: int) -> Rng:
    """The source of chance of a redeal: only who knows the seed can foretell it."""
    return Rng((seed + number) % SEED_LIMIT)


def last_pick_of(picks: Sequence[Pick], seat: int | None) -> int | None:
    """Where this seat (None: any seat) has picked last."""
    for at in range(len(picks) - 1, -1, -1):
        picker = picks[at][0]
        if picker == seat or (seat is None and picker != NOBODY):
            return at
    return None


def picks_after_undo(picks: Sequence[Pick], target: int, redeal: bool) -> list[Pick]:
    """The picks that stand when all from `target` on are taken back, with a new redeal if asked for.

    A redeal that would be taken back too stands again, or a second undo would bring the old cards back.
    """
    numbers = [option.args[0] for seat, option in picks if seat == NOBODY]
    last = max(numbers, default=0)
    standing = list(picks[:target])
    if redeal:
        last = min(last + 1, MOST_REDEALS)
    elif all(seat != NOBODY for seat, _ in picks[target:]):
        return standing
    while standing and standing[-1][0] == NOBODY:  # the new one takes its place
        standing.pop()
    return [*standing, redeal_pick(last)]


def picks_without(picks: Sequence[Pick], target: int) -> list[Pick]:
    """The picks that stand when this one alone is taken back."""
    return [*picks[:target], *picks[target + 1 :]]


def common_length(one: Sequence[Pick], other: Sequence[Pick]) -> int:
    """How many picks two lists share from their beginning."""
    length = 0
    for mine, yours in zip(one, other, strict=False):
        if mine != yours:
            break
        length += 1
    return length
