"""Pieces: explorers, towns, cities and dahan as small numbers that carry damage and strife; tokens by kind."""

from typing import Final

from rulebound.kernel import Option

EXPLORER, TOWN, CITY, DAHAN = range(4)
KINDS: Final = ("explorer", "town", "city", "dahan")
INVADERS: Final = (EXPLORER, TOWN, CITY)
BUILDINGS: Final = (TOWN, CITY)
SMALL: Final = (EXPLORER, TOWN)
HEALTH: Final = (1, 2, 3, 2)  # SI-072
STRENGTH: Final = (1, 2, 3, 2)  # damage that it does
FEAR: Final = (0, 1, 2, 0)  # for destroying it (SI-063)

BEASTS, WILDS, DISEASE, BADLANDS = range(4)
TOKENS: Final = ("beasts", "wilds", "disease", "badlands")  # strife lies on a piece

# What can be done with a piece, and the same with one that has damage or strife on it.
MARKED: Final = {
    "hit": "hit-marked",
    "graze": "graze-marked",
    "destroy": "destroy-marked",
    "remove": "remove-marked",
    "replace": "replace-marked",
    "strife": "strife-marked",
    "sit-out": "sit-out-marked",
    "push": "push-marked",
    "gather": "gather-marked",
    "move": "move-marked",
}

_DAMAGE: Final = 2  # bits of the kind
KIND: Final = (1 << _DAMAGE) - 1  # `code & KIND` is the kind of a piece, where a call would cost too much
_STRIFE: Final = 7
_MOST: Final = (1 << _STRIFE - _DAMAGE) - 1


def piece(kind: int, damage: int = 0, strife: int = 0) -> int:
    """A piece of this kind, with damage and strife on it. An unhurt one without strife is its kind."""
    return kind | damage << _DAMAGE | strife << _STRIFE


def kind_of(code: int) -> int:
    """Explorer, town, city or dahan."""
    return code & KIND


def damage_of(code: int) -> int:
    """How much damage lies on it."""
    return code >> _DAMAGE & _MOST


def strife_of(code: int) -> int:
    """How much strife lies on it."""
    return code >> _STRIFE


def unhurt(code: int) -> int:
    """The same piece without damage."""
    return code & ~(_MOST << _DAMAGE)


def piece_option(verb: str, code: int, land: str) -> Option:
    """To do something with a piece: `push town A5`, or `push-marked town 1 0 A5` with its damage and strife."""
    kind = KINDS[code & KIND]
    if not code >> _DAMAGE:
        return Option(verb, kind, land)
    return Option(MARKED[verb], kind, damage_of(code), strife_of(code), land)


def picked(option: Option) -> tuple[int, str]:
    """The piece that such an option names, and the land."""
    kind, *marks, land = option.args
    return piece(KINDS.index(kind), *marks), land
