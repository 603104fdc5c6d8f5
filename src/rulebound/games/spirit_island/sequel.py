"""What a finished game has left for the next one on the same island, and the check of what comes back (SI-183)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rulebound.games.spirit_island.adversary import ADVERSARIES, HIGHEST, NONE, foes_of
from rulebound.games.spirit_island.blight import CARDS
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.fewer_tokens import all_kinds
from rulebound.games.spirit_island.island import PRINTED, THEMATIC, island, layouts_for
from rulebound.games.spirit_island.panel import PANELS, able
from rulebound.games.spirit_island.pieces import DAHAN, TOKENS, kind_of
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.rule import RULES
from rulebound.games.spirit_island.scenario import SCENARIOS, following
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import BadSetup

AFTER: Final = "after"  # the set-up field
MOST: Final = 99  # of anything, by far
FIRST_SEQUEL: Final = 2
BESIDE: Final = "blight-beside"  # the effect whose amount lies beside the blight card
PARTS: Final = (
    *("wave", "boards", "dahan", "blight", "tokens", "pool", "beside", "turned", "cards", "spirits", "held"),
    *("adversary", "level", "supporting", "supporting-level"),
)
Left = Mapping[str, Any]


def left_by(s: IslandState) -> dict[str, Any]:
    """What a finished game has left: on the boards it began with, as they lay then."""
    boards = s.boards[: s.share]
    place = island(boards, s.layout)
    names, lands = place.names, range(place.size)
    dahan = [s.count(land, DAHAN) for land in lands]
    blight = s.blight[: place.size]
    tokens = [kind[: place.size] for kind in s.tokens]
    for each in s.absent:
        if each.land < place.size:
            dahan[each.land] += sum(number for code, number in each.pieces.items() if kind_of(code) == DAHAN)
            blight[each.land] += each.blight
            for kind, number in enumerate(each.tokens):
                tokens[kind][each.land] += number
    foes = [*foes_of(s), (NONE, 0), (NONE, 0)]
    known = [*s.blight_spent, s.blight_card] if s.flipped else [s.blight_card]
    if s.flipped:
        known += [card for card in reversed(s.blight_deck) if card in s.blight_shown]
    else:
        known = [card for card in (s.blight_card, *reversed(s.blight_deck)) if card in s.blight_shown]
    ashore = [land for land in lands if place.lands >> land & 1]
    return {
        "wave": wave_of(s) + 1,
        "boards": list(boards),
        "dahan": {names[land]: dahan[land] for land in ashore if dahan[land]},
        "blight": {names[land]: blight[land] for land in ashore if blight[land]},
        "tokens": {
            TOKENS[kind]: {names[land]: there[land] for land in ashore if there[land]}
            for kind, there in enumerate(tokens)
        },
        "pool": s.blight_left + sum(blight[land] for land in lands if land not in ashore),
        "beside": beside_of(s),
        "turned": s.flipped,
        "cards": known,
        "spirits": [spirit.id for spirit in s.spirits],
        "held": [[*spirit.hand, *spirit.played, *spirit.face_down, *spirit.discard] for spirit in s.spirits],
        "adversary": foes[0][0],
        "level": foes[0][1],
        "supporting": foes[1][0],
        "supporting-level": foes[1][1],
    }


def wave_of(s: IslandState) -> int:
    """Which game on this island it is, from 1."""
    return next((its.amount for its in s.rules if its.kind in SCENARIOS and SCENARIOS[its.kind].follows), 1)


def beside_of(s: IslandState) -> int:
    """How much blight lies beside the blight card."""
    return next((its.amount for its in s.rules if its.kind == BESIDE), 0)


def sequel_of(s: IslandState) -> dict[str, Any] | None:
    """The set-up of the next game, if the box with its scenario is in play and other spirits are there for it."""
    if s.phase != "over" or SCENARIOS[following()].box not in s.boxes:
        return None
    left = left_by(s)
    seats, larger = s.seat_count, s.extra_board
    if len(able(s.boxes, s.unused_tokens, left["spirits"])) < seats:
        return None
    number = seats + larger
    return {
        "seats": seats,
        "boxes": list(s.boxes),
        **({"map": THEMATIC} if s.layout == THEMATIC else {}),
        "boards": left["boards"][:seats],
        **({"extra-board": True} if larger else {}),
        **({"layout": s.layout} if number > 1 and s.layout in layouts_for(number) else {}),
        "blight": "card" if s.blight_card else "none",
        "progression": s.progression,
        "events": s.events,
        **({} if s.persistent else {"persistent": False}),
        "tokens": [kind for kind in all_kinds() if kind not in s.unused_tokens],
        "adversary": left["adversary"],
        "level": next_level(left),
        "supporting": left["supporting"],
        "supporting-level": left["supporting-level"],
        AFTER: left,
    }


def next_level(left: Left) -> int:
    """The level of the adversary: one more if the island is healthy still."""
    level: int = left["level"]
    return level if left["turned"] or left["adversary"] == NONE else min(level + 1, HIGHEST)


# The check of what comes back.


def take_left(value: Left) -> dict[str, Any]:
    """What was left, if it can have been."""
    if {*value} != {*PARTS}:
        raise BadSetup("si-left-parts", "{field}: wants exactly {parts}", field=AFTER, parts=", ".join(PARTS))
    boards, spirits = value["boards"], value["spirits"]
    _numbered("wave", value["wave"], FIRST_SEQUEL)
    for name in ("pool", "beside", "level", "supporting-level"):
        _numbered(name, value[name])
    if not isinstance(value["turned"], bool):
        raise BadSetup("si-left-turned", "{field}: turned is true or false", field=AFTER)
    _listed("boards", boards, PRINTED)
    _listed("spirits", spirits, PANELS)
    _listed("cards", value["cards"], CARDS)
    if not spirits or not 0 <= len(boards) - len(spirits) <= 1:
        raise BadSetup("si-left-boards", "{field}: the boards are not those of so many spirits", field=AFTER)
    if value["turned"] and not value["cards"]:
        raise BadSetup("si-left-card", "{field}: a blight card that was turned is known", field=AFTER)
    for name in ("adversary", "supporting"):
        foe, level = value[name], value["level" if name == "adversary" else f"{name}-level"]
        if not isinstance(foe, str) or (foe != NONE and foe not in ADVERSARIES) or level > HIGHEST:
            raise BadSetup(
                "si-left-adversary", "{field}: {part} is not an adversary with its level", field=AFTER, part=name
            )
        if foe == NONE and level:
            raise BadSetup("si-left-level", "{field}: no adversary has no level", field=AFTER)
    lands = {f"{board}{number}" for board in boards for number in range(1, len(PRINTED[board]["lands"]) + 1)}
    for name in ("dahan", "blight"):
        _laid(name, value[name], lands)
    if not isinstance(value["tokens"], dict) or {*value["tokens"]} != {*TOKENS}:
        raise BadSetup("si-left-tokens", "{field}: tokens are {tokens}", field=AFTER, tokens=", ".join(TOKENS))
    for name, there in value["tokens"].items():
        _laid(name, there, lands)
    if not isinstance(value["held"], list) or len(value["held"]) != len(spirits):
        raise BadSetup("si-left-held", "{field}: held are the power cards of each spirit", field=AFTER)
    for held in value["held"]:
        _listed("held", held, [name for name, power in POWERS.items() if not power.innate])
    _listed("held", [card for held in value["held"] for card in held], POWERS)
    return {name: value[name] for name in PARTS}


def _numbered(name: str, value: object, low: int = 0) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= MOST:
        raise BadSetup(
            "si-left-number",
            "{field}: {part} is not a whole number from {low} to {high}",
            field=AFTER,
            part=name,
            low=low,
            high=MOST,
        )


def _listed(name: str, value: object, known: Sequence[str] | Mapping[str, object]) -> None:
    if not isinstance(value, list) or not all(isinstance(each, str) and each in known for each in value):
        raise BadSetup("si-left-unknown", "{field}: {part} names something unknown", field=AFTER, part=name)
    if len(set(value)) != len(value):
        raise BadSetup("si-left-twice", "{field}: {part} names something twice", field=AFTER, part=name)


def _laid(name: str, value: object, lands: set[str]) -> None:
    if not isinstance(value, dict) or not {*value} <= lands:
        raise BadSetup("si-left-land", "{field}: {part} lies where no land is", field=AFTER, part=name)
    for number in value.values():
        _numbered(name, number, 1)


def check_left(setup: Mapping[str, Any], left: Left) -> None:
    """Whether the other answers go with what was left."""
    scenario = SCENARIOS[following()]
    boxes, seats = setup["boxes"], setup["seats"]
    if scenario.box not in boxes:
        raise BadSetup(
            "si-left-box", "{field}: {name} is in a box that is not in play", field=AFTER, name=following()
        )
    if len(left["spirits"]) != seats or len(left["boards"]) != seats + bool(setup["extra-board"]):
        raise BadSetup(
            "si-left-seats", "{field}: as many play on as many boards as in the game before", field=AFTER
        )
    if setup["boards"] != left["boards"][:seats]:
        raise BadSetup("si-same-boards", "{field}: they are those of the game before", field="boards")
    if {*setup["spirits"]} & {*left["spirits"]}:
        raise BadSetup("si-other-spirits", "{field}: other spirits play than in the game before", field="spirits")
    wanted = left["adversary"], next_level(left), left["supporting"], left["supporting-level"]
    if tuple(setup[name] for name in ("adversary", "level", "supporting", "supporting-level")) != wanted:
        raise BadSetup(
            "si-same-adversary",
            "{field}: it is that of the game before, {adversary} of level {level}",
            field="adversary",
            adversary=left["adversary"],
            level=next_level(left),
        )
    if (setup["blight"] == "card") < bool(left["cards"]):
        raise BadSetup("si-had-card", "{field}: there was a blight card in the game before", field="blight")
    for kind, there in left["tokens"].items():
        if there and kind not in setup["tokens"]:
            raise BadSetup(
                "si-token-lies",
                "{field}: {token} lie on the island, which cannot be left out",
                field="tokens",
                token=kind,
            )
    for name in left["cards"]:
        if CARDS[name].box not in boxes:
            raise BadSetup(
                "si-left-box", "{field}: {name} is in a box that is not in play", field=AFTER, name=name
            )
    for name in (card for held in left["held"] for card in held):
        power = POWERS[name]
        if power.box not in boxes or (power.spirit and power.spirit not in left["spirits"]):
            raise BadSetup("si-left-nobody", "{field}: nobody can have held {card}", field=AFTER, card=name)


# The next game.


def lay_left(s: IslandState, left: Left) -> None:
    """All that was left lies there; before each spirit lie the cards that the one before it held."""
    number_of = s.island.number_of
    for name, number in left["dahan"].items():
        s.put(number_of[name], DAHAN, number)
    for name, number in left["blight"].items():
        s.blight[number_of[name]] = number
    for kind, there in left["tokens"].items():
        for name, number in there.items():
            s.tokens[TOKENS.index(kind)][number_of[name]] = number
    later = {card for spirit in s.spirits for card in PANELS[spirit.id].progression} if s.progression else ()
    for spirit, held in zip(s.spirits, left["held"], strict=True):
        spirit.drawn = [card for card in held if card not in later]
    if s.blight_card:
        others = [card for card in (*s.blight_deck, s.blight_card) if card not in left["cards"]]
        s.blight_deck = [*others, *reversed(left["cards"])]
        s.blight_card = s.blight_deck.pop()
        s.blight_shown = list(left["cards"])
    s.blight_left = left["pool"]
    scenario = following()
    s.enforce(Effect(scenario, amount=left["wave"], source="turned" if left["turned"] else "", until="game"))
    s.enforce(Effect(BESIDE, amount=left["beside"], until="game"))
    assert SCENARIOS[scenario].follows in RULES
    s.enforce(Effect(SCENARIOS[scenario].follows, until="game"))


def put_beside(s: IslandState, number: int) -> None:
    """So much blight lies beside the blight card now."""
    s.lift(BESIDE)
    s.enforce(Effect(BESIDE, amount=number, until="game"))
