"""Pieces: explorers, towns, cities and dahan as small numbers that carry damage and strife; tokens by kind."""

from typing import Final

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

_DAMAGE: Final = 2  # bits of the kind
_STRIFE: Final = 7
_MOST: Final = (1 << _STRIFE - _DAMAGE) - 1


def piece(kind: int, damage: int = 0, strife: int = 0) -> int:
    """A piece of this kind, with damage and strife on it. An unhurt one without strife is its kind."""
    return kind | damage << _DAMAGE | strife << _STRIFE


def kind_of(code: int) -> int:
    """Explorer, town, city or dahan."""
    return code & 3


def damage_of(code: int) -> int:
    """How much damage lies on it."""
    return code >> _DAMAGE & _MOST


def strife_of(code: int) -> int:
    """How much strife lies on it."""
    return code >> _STRIFE


def unhurt(code: int) -> int:
    """The same piece without damage."""
    return code & ~(_MOST << _DAMAGE)


def piece_name(code: int) -> str:
    """As options and records name it: `town`, `town-1` with a damage, `town-1-2` with two strife besides."""
    name = KINDS[code & 3]
    if not code >> _DAMAGE:
        return name
    damage, strife = damage_of(code), strife_of(code)
    return f"{name}-{damage}-{strife}" if strife else f"{name}-{damage}"


def piece_named(name: str) -> int:
    """The piece that has this name."""
    kind, _, rest = name.partition("-")
    damage, _, strife = rest.partition("-")
    return piece(KINDS.index(kind), int(damage or 0), int(strife or 0))
