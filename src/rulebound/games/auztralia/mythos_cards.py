"""The Mythos cards of Revenge as data: an effect is a verb of a closed list with its numbers (RV-M1, RV-N1)."""

from dataclasses import dataclass
from typing import Any, Final

# Verb -> what it is given. `join` is given a level or a kind; in the solo deck `reveal` also says by what.
ON_A_TURN: Final[dict[str, tuple[str, ...]]] = {
    "remove-rail": ("number",),
    "spawn": ("level",),
    "kill-display": ("number",),
    "kill-held": ("number",),
    "take-back": (),
    "regain": ("number",),
    "reshuffle": (),
    "draw": ("number",),
    "place": ("number",),
    "reveal": ("number",),
    "move": ("number",),
    "lose-goods": ("goods", "number", "who"),
    "delay": ("number",),
    "blight": ("distance",),
    "endanger": ("number",),
    "heal": ("number",),
    "lose-unit": ("unit", "number"),
}
IN_COMBAT: Final[dict[str, tuple[str, ...]]] = {
    "heal": ("number",),
    "lose-unit": ("unit", "number"),
    "damage": ("number",),
    "airship-damage": ("number",),
    "sanity": ("number",),
    "join": ("level",),
    "no-withdrawal": (),
    "shield": ("number",),
}
NOT_SOLO: Final = (
    "regain",
    "reshuffle",
    "draw",
    "place",
    "endanger",
)  # nobody does these in a solo game
SOLO_ON_A_TURN: Final[dict[str, tuple[str, ...]]] = {
    **{verb: given for verb, given in ON_A_TURN.items() if verb not in NOT_SOLO},
    "reveal": ("number", "by"),
    "rewind": (),
}


@dataclass(slots=True, frozen=True)
class CardEffect:
    """One thing that a card does. What its verb is not given stays 0 or empty."""

    do: str
    number: int = 0
    level: int = 0
    distance: int = 0
    unit: str = ""  # one of UNITS, or any
    goods: str = ""
    who: str = ""  # one or all
    kind: str = ""  # of an Old One
    by: str = ""  # near or level


@dataclass(slots=True, frozen=True)
class MythosCard:
    """A card of the Old One player, with its `time`, or of the solo deck, with `level` and `pending`."""

    id: str
    combat: bool
    effects: tuple[CardEffect, ...]
    time: int = 0
    level: int = 0
    pending: str = ""  # infantry, airship or any
    name: str = ""  # of a pack's own card, and its text
    text: str = ""


def mythos_card(data: dict[str, Any]) -> MythosCard:
    """A card as its table has it."""
    effects = tuple(CardEffect(**each) for each in data["effects"])
    return MythosCard(**{**data, "effects": effects})
