"""The thirty-six characters: who they are, and playing a card that helps once (AZ-H1 to AZ-H3).

Lasting and end-scoring ones are asked for where their rule is; those of a combat live in `in_combat.py` and
`combat.py`; what a one-use card does is declared in `one_use.py`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rulebound.games.auztralia.state import World
from rulebound.kernel import Flow

PERSISTENT, IN_COMBAT, ONE_USE_ONLY, AT_THE_END = "persistent", "once-per-combat", "one-use", "end-scoring"


@dataclass(slots=True, frozen=True)
class Character:
    """A card: the number printed on it (0 where it is not on record), and its kind."""

    name_number: int
    kind: str


CHARACTERS: Final[dict[str, Character]] = {
    "davies": Character(41, ONE_USE_ONLY),
    "castro": Character(0, PERSISTENT),
    "proust": Character(0, PERSISTENT),
    "kneebone": Character(0, PERSISTENT),
    "milligan": Character(45, IN_COMBAT),
    "krupp": Character(0, PERSISTENT),
    "flounder": Character(0, ONE_USE_ONLY),
    "khouri": Character(48, IN_COMBAT),
    "jones": Character(0, IN_COMBAT),
    "jago": Character(0, IN_COMBAT),
    "krauss": Character(0, PERSISTENT),
    "danger": Character(52, ONE_USE_ONLY),
    "mcdonald": Character(0, ONE_USE_ONLY),
    "cassan": Character(0, ONE_USE_ONLY),
    "neumann": Character(54, IN_COMBAT),
    "takanashi": Character(0, IN_COMBAT),
    "bones": Character(0, PERSISTENT),
    "karpov": Character(0, PERSISTENT),
    "appleseed": Character(0, ONE_USE_ONLY),
    "verne": Character(59, IN_COMBAT),
    "alika": Character(0, PERSISTENT),
    "kitchener": Character(0, ONE_USE_ONLY),
    "carter": Character(0, ONE_USE_ONLY),
    "lrog": Character(0, ONE_USE_ONLY),
    "blackstock": Character(0, ONE_USE_ONLY),
    "singh": Character(0, IN_COMBAT),
    "caprotti": Character(0, IN_COMBAT),
    "johnson": Character(66, AT_THE_END),
    "merino": Character(0, AT_THE_END),
    "bradshaw": Character(0, AT_THE_END),
    "sweet": Character(69, AT_THE_END),
    "guyonne": Character(71, PERSISTENT),
    "mcguire": Character(0, AT_THE_END),
    "brassey": Character(0, ONE_USE_ONLY),
    "quilla": Character(0, ONE_USE_ONLY),
    "zhu": Character(76, PERSISTENT),
}


@dataclass(slots=True, frozen=True)
class OneUse:
    """Whether a card would do anything now, and what it does."""

    can: Callable[[World, int], bool]
    do: Callable[[World, int], Flow[None]]


ONE_USE: Final[dict[str, OneUse]] = {}  # filled by one_use.py


def playable(name: str) -> bool:
    """Whether this is a card to be played once."""
    return CHARACTERS[name].kind == ONE_USE_ONLY


def can_play(s: World, seat: int, name: str) -> bool:
    """Whether it would do anything now."""
    return ONE_USE[name].can(s, seat)


def play_character(s: World, seat: int, name: str) -> Flow[None]:
    """The card leaves the game, and does what it does."""
    player = s.players[seat]
    player.hand.remove(name)
    player.spent.append(name)
    s.emit("played", seat, name)
    yield from ONE_USE[name].do(s, seat)
