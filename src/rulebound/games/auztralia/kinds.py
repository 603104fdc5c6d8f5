"""The kinds of Old Ones, and what goes for all tiles of a kind."""

import json
from importlib.resources import files
from typing import Final, NamedTuple

BLANK: Final = "blank"  # the kind of a tile without an Old One


class Kind(NamedTuple):
    """A kind of Old Ones."""

    id: str
    least: int = 1  # what each of its tiles can take at least
    stays: bool = False  # it never moves (AZ-O4)
    recovers: bool = False  # its damage goes when a combat is over (AZ-C23)
    calm: bool = False  # it costs no sanity
    never_hit_by: tuple[str, ...] = ()  # units
    called: int = 0  # what it takes, as a rule, when a spawning tile calls it up; 0: none does (AZ-G2)
    token: bool = False  # a rebirth token fights like it


def _read() -> dict[str, Kind]:
    text = (files("rulebound.games.auztralia") / "data" / "old-ones.json").read_text("utf-8")
    return {kind["id"]: Kind(**kind) for kind in json.loads(text)["kinds"]}


KINDS: Final = _read()
STAYING: Final = frozenset(name for name, kind in KINDS.items() if kind.stays)
CALLED: Final = tuple(name for name, kind in KINDS.items() if kind.called)
TOKEN_KIND: Final = next(name for name, kind in KINDS.items() if kind.token)
