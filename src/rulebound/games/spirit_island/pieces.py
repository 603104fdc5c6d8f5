"""Pieces: explorers, towns, cities and dahan as small numbers that carry damage and strife; tokens by kind.

A box may bring other kinds of pieces, which are neither invaders nor dahan, and other tokens.
"""

from typing import Final

from rulebound.kernel import Option, known_option

EXPLORER, TOWN, CITY, DAHAN = range(4)
KINDS: Final = dict(enumerate(("explorer", "town", "city", "dahan")))
KIND_OF: Final = {name: kind for kind, name in KINDS.items()}
PRINTED: Final = tuple(KINDS)  # the kinds of the base box
INVADERS: Final = (EXPLORER, TOWN, CITY)
BUILDINGS: Final = (TOWN, CITY)
SMALL: Final = (EXPLORER, TOWN)
HEALTH: Final = dict(enumerate((1, 2, 3, 2)))  # SI-072
STRENGTH: Final = dict(enumerate((1, 2, 3, 2)))  # damage that it does
FEAR: Final = dict(enumerate((0, 1, 2, 0)))  # for destroying it (SI-063)

BEASTS, WILDS, DISEASE, BADLANDS = range(4)
TOKENS: Final = ["beasts", "wilds", "disease", "badlands"]  # strife lies on a piece
STRIFE: Final = "strife"

# What can be done with a piece, and the same with one that has damage or strife on it.
MARKED: Final = {
    "hit": "hit-marked",
    "graze": "graze-marked",
    "destroy": "destroy-marked",
    "remove": "remove-marked",
    "replace": "replace-marked",
    "strife": "strife-marked",
    "calm": "calm-marked",
    "sit-out": "sit-out-marked",
    "fight": "fight-marked",
    "push": "push-marked",
    "gather": "gather-marked",
    "move": "move-marked",
    "bring": "bring-marked",
}

# The kind lies below damage and strife, or above them if a box brought it: so no code changes with a new kind.
_DAMAGE: Final = 2
_STRIFE: Final = 7
_MORE: Final = 12
_MOST: Final = (1 << _STRIFE - _DAMAGE) - 1
KIND: Final = 0xFF << _MORE | (1 << _DAMAGE) - 1  # `code & KIND` is the kind, where a call would cost too much


def piece_kind(name: str, health: int, strength: int = 0, fear: int = 0) -> int:
    """Declare a kind of pieces that the base box does not have; its number."""
    kind = len(KINDS) - len(PRINTED) + 1 << _MORE
    KINDS[kind], KIND_OF[name] = name, kind
    HEALTH[kind], STRENGTH[kind], FEAR[kind] = health, strength, fear
    return kind


def token_kind(name: str) -> int:
    """Declare a kind of tokens that the base box does not have; its number."""
    TOKENS.append(name)
    return len(TOKENS) - 1


def piece(kind: int, damage: int = 0, strife: int = 0) -> int:
    """A piece of this kind, with damage and strife on it. An unhurt one without strife is its kind."""
    return kind | damage << _DAMAGE | strife << _STRIFE


def kind_of(code: int) -> int:
    """Explorer, town, city, dahan, or what a box brought."""
    return code & KIND


def damage_of(code: int) -> int:
    """How much damage lies on it."""
    return code >> _DAMAGE & _MOST


def strife_of(code: int) -> int:
    """How much strife lies on it."""
    return code >> _STRIFE & _MOST


def unhurt(code: int) -> int:
    """The same piece without damage."""
    return code & ~(_MOST << _DAMAGE)


def piece_option(verb: str, code: int, land: str) -> Option:
    """To do something with a piece: `push town A5`, or `push-marked town 1 0 A5` with its damage and strife."""
    kind = KINDS[code & KIND]
    if not code & ~KIND:
        return known_option(verb, kind, land)
    return Option(MARKED[verb], kind, damage_of(code), strife_of(code), land)


def picked(option: Option) -> tuple[int, str]:
    """The piece that such an option names, and the land."""
    kind, *marks, land = option.args
    return piece(KIND_OF[kind], *marks), land
