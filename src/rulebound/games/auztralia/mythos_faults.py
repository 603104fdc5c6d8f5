"""What is wrong with the Mythos cards of a content pack."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from rulebound.games.auztralia.kinds import KINDS
from rulebound.games.auztralia.mythos_cards import IN_COMBAT, ON_A_TURN, SOLO_ON_A_TURN
from rulebound.games.auztralia.pack import standard_tables

Few = Annotated[int, msgspec.Meta(ge=1, le=9)]
Level = Annotated[int, msgspec.Meta(ge=1, le=3)]
Name = Annotated[str, msgspec.Meta(pattern=r"^[^\x00-\x1f\x7f]{1,40}$")]
Text = Annotated[str, msgspec.Meta(pattern=r"^[^\x00-\x1f\x7f]{1,300}$")]
OF_A_LEVEL: Final = 10  # of the solo deck
SOLO: Final = "solo-mythos"


class CardEffectEntry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One effect of a card; its verb decides what else it has."""

    do: str
    number: Few | UnsetType = UNSET
    level: Level | UnsetType = UNSET
    distance: Few | UnsetType = UNSET
    unit: Literal["any", "infantry", "armoured-car", "artillery", "airship", "armoured-train"] | UnsetType = UNSET
    goods: Literal["coal", "iron", "gold"] | UnsetType = UNSET
    who: Literal["one", "all"] | UnsetType = UNSET
    kind: Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(KINDS)})$")] | UnsetType = UNSET
    by: Literal["near", "level"] | UnsetType = UNSET


class _CardEntry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of both kinds of card."""

    combat: bool
    effects: Annotated[list[CardEffectEntry], msgspec.Meta(min_length=1, max_length=4)]
    name: Name = ""
    text: Text = ""


class MythosEntry(_CardEntry, kw_only=True):
    """A card of the Old One player."""

    id: Annotated[str, msgspec.Meta(pattern="^(?!solo-)[a-z0-9-]{1,40}$")]
    time: Annotated[int, msgspec.Meta(ge=0, le=2)]


class SoloMythosEntry(_CardEntry, kw_only=True):
    """A card of the solo deck."""

    id: Annotated[str, msgspec.Meta(pattern="^solo-[a-z0-9-]{1,40}$")]
    level: Level
    pending: Literal["infantry", "airship", "any"] | UnsetType = UNSET


def judge_mythos(table: str, content: dict[str, Any]) -> Iterator[str]:
    """What is wrong with the cards of a deck, each of which is sound by itself."""
    cards = content["cards"]
    ids = Counter(card["id"] for card in cards)
    yield from (f"{table}.json: two cards have the id {one}" for one, n in ids.items() if n > 1)
    if table == SOLO:
        yield from _wrong_levels(cards)
    ours = {card["id"]: _does(card) for card in standard_tables()[table]["cards"]}
    for card in cards:
        place = f"{table}.json, card {card['id']}"
        yield from (f"{place}: {fault}" for fault in _wrong_card(table, card, ours))


def _wrong_levels(cards: list[dict[str, Any]]) -> Iterator[str]:
    levels = Counter(card["level"] for card in cards)
    for level in (1, 2, 3):
        if levels[level] != OF_A_LEVEL:
            yield f"{SOLO}.json: has {levels[level]} cards of level {level}, and there are {OF_A_LEVEL}"


def _does(card: dict[str, Any]) -> tuple[Any, Any]:
    """What the text of a card tells."""
    return card["effects"], card.get("pending")


def _wrong_card(table: str, card: dict[str, Any], ours: dict[str, tuple[Any, Any]]) -> Iterator[str]:
    if table == SOLO and card["combat"] != bool(card.get("pending")):
        yield "says what it waits for in `pending` if it is for combat, else nothing"
    known = IN_COMBAT if card["combat"] else SOLO_ON_A_TURN if table == SOLO else ON_A_TURN
    for effect in card["effects"]:
        yield from _wrong_effect(effect, known, "a combat card" if card["combat"] else "a card of this deck")
    if card["id"] not in ours and not card.get("name"):
        yield "is not one of the standard cards, so it needs a `name`"
    if _does(card) != ours.get(card["id"]) and not card.get("text"):
        yield "does something else than in the standard pack, so it needs a `text` that says what"


def _wrong_effect(effect: dict[str, Any], known: dict[str, tuple[str, ...]], whose: str) -> Iterator[str]:
    verb = effect["do"]
    if verb not in known:
        yield f"{whose} cannot do {verb[:40]!r}, but {', '.join(known)}"
        return
    given = effect.keys() - {"do"}
    wanted = set(known[verb])
    if verb == "join" and "kind" in given:
        wanted = {"kind"}
    if given != wanted:
        yield f"{verb!r} wants {_listed(wanted)}, and has {_listed(given)}"


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"
