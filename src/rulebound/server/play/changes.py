"""Changes: what of a view is another than in an earlier view of the same seat, for who has that one.

They are made from these two views alone, so they tell nothing that the newer one does not tell.
"""

from functools import cache
from typing import Any, Final, TypeAlias

import msgspec

Path: TypeAlias = tuple[str | int, ...]
LISTS: Final = (list, tuple)


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """One change: `at` is the way to it, by names and numbers of elements, and `to` what is there now.

    With `start` it is in a list: from that element on `drop` elements go, and those of the list `to` come instead.
    """

    at: Path
    to: Any
    start: int | None = None
    drop: int = 0


def changes_between(old: object, new: object) -> list[Change]:
    """The changes that make the old view into the new one."""
    found: list[Change] = []
    if old != new:
        _compare(old, new, (), found)
    return found


def _compare(old: Any, new: Any, at: Path, found: list[Change]) -> None:
    kind = new.__class__
    if old.__class__ is not kind:
        found.append(Change(at, new))
    elif kind in LISTS:
        _compare_lists(old, new, at, found)
    elif names := _names(kind):
        for name in names:
            before, now = getattr(old, name), getattr(new, name)
            if before != now:
                _compare(before, now, (*at, name), found)
    else:
        found.append(Change(at, new))


def _compare_lists(old: Any, new: Any, at: Path, found: list[Change]) -> None:
    """What differs between the elements that both have in front and those that both have at the end."""
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    drop, come = len(old) - end - start, new[start : len(new) - end]
    if drop == len(come) == 1 and _names(come[0].__class__):
        _compare(old[start], come[0], (*at, start), found)
    else:
        found.append(Change(at, list(come), start, drop))


@cache
def _names(kind: type) -> tuple[str, ...]:
    """The fields that are compared one by one; none if the whole is given: some are not written in every view."""
    if not issubclass(kind, msgspec.Struct):
        return ()
    config = kind.__struct_config__
    plain = kind.__struct_fields__ == kind.__struct_encode_fields__ and not config.array_like
    return kind.__struct_fields__ if plain and not config.omit_defaults else ()
