"""What an option points at, costs or concerns, for the screen."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from rulebound.games.spirit_island.action import DESTROYED, EVERY
from rulebound.games.spirit_island.caution import caution
from rulebound.games.spirit_island.panel import elements_for, elements_of, levels_used, panel_of, regrow_price
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, MARKED, TOWN, damage_of, picked
from rulebound.games.spirit_island.power import POWERS, Elements, Power
from rulebound.games.spirit_island.price_parts import parts_of_cost, parts_of_price, parts_of_range
from rulebound.games.spirit_island.state import ANY, ELEMENTS, IslandState
from rulebound.games.spirit_island.use import (
    LESS,
    doing,
    far_targets,
    levels_met,
    price_of,
    target_seats,
    targets,
)
from rulebound.games.spirit_island.values import cost_of, range_of, speed_of
from rulebound.kernel import Option, Value

NONE: Final = "none"
Facts = dict[str, Value]
_USES: Final = {*LESS, *LESS.values()}
_HITS: Final = {"hit", "graze", MARKED["hit"], MARKED["graze"]}
_CARDS: Final = {"face-down", "keep", "forget", "give", "reclaim", "discard"}
_LANDS: Final = {"target", "target-far", "land"}
_PUSHED: Final = ("push", "move")
_FETCHED: Final = ("gather", "bring")
_AT_A_PIECE: Final = (
    *("hit", "graze", "destroy", "remove", "replace", "strife", "sit-out", "fight", "calm"),
    *_FETCHED,
)
# Tokens, blight and presence are pieces of their land too: what is gathered or removed is pressed itself.
_AT_A_TOKEN: Final = ("gather-token", "remove-token")
_AT_A_LAND: Final = (
    *("lose", "presence", "choke", "skip", "set-aside-from"),
    *("push-token", "push-blight", "push-presence", "push-together", "gather-together", "remove-together"),
    *("move-token", "move-blight", "move-presence", "move-marker"),
)
TARGETS: Final = {
    **dict.fromkeys((*_LANDS, *_AT_A_LAND), "land:{land}"),
    **dict.fromkeys(("follow", "shift"), "land:{to-land}"),
    "link": "land:{from-land}",
    **dict.fromkeys(_AT_A_PIECE, "piece:{land}:{piece}"),
    **{MARKED[verb]: "piece:{land}:{piece}:{damage}:{strife}" for verb in _AT_A_PIECE},
    **dict.fromkeys((*_PUSHED, *(MARKED[verb] for verb in _PUSHED)), "land:{land}"),
    **dict.fromkeys(_AT_A_TOKEN, "piece:{land}:{token}"),
    "gather-blight": "piece:{land}:blight",
    **dict.fromkeys(("gather-presence", "gather-sacred", "save-presence"), "piece:{land}:presence-{seat}"),
    **dict.fromkeys(("cover", "set-aside", "take-presence"), "track:{track}"),
    # What uses a power with fewer elements than there are is a button: a click on the power uses them all.
    **dict.fromkeys(
        ("play", "face-down", "keep", "forget", "give", "reclaim", "discard", "lay-beside", *LESS), "power:{power}"
    ),
    **dict.fromkeys(("spirit", "spirit-far"), "spirit:{seat}"),
    "corner": "corner:{corner}",
    "group": "group:{number}",
    "grow": "grow:{symbol}",
    "bonus": "bonus:{symbol}",
    **dict.fromkeys(("element", "spend"), "element:{element}"),
}
# What an option moves, and where to. An option names only one end; the question tells the other.
MOVES: Final = {
    **dict.fromkeys(_PUSHED, ("piece:{from-land}:{piece}", "land:{land}")),
    **{MARKED[verb]: ("piece:{from-land}:{piece}:{damage}:{strife}", "land:{land}") for verb in _PUSHED},
    **{f"{verb}-token": ("piece:{from-land}:{token}", "land:{land}") for verb in _PUSHED},
    **{f"{verb}-blight": ("piece:{from-land}:blight", "land:{land}") for verb in _PUSHED},
    **{f"{verb}-presence": ("piece:{from-land}:presence-{seat}", "land:{land}") for verb in _PUSHED},
    "push-together": ("piece:{from-land}:presence-{seat}", "land:{land}"),
    **dict.fromkeys(_FETCHED, ("piece:{land}:{piece}", "land:{to-land}")),
    **{MARKED[verb]: ("piece:{land}:{piece}:{damage}:{strife}", "land:{to-land}") for verb in _FETCHED},
    "gather-token": ("piece:{land}:{token}", "land:{to-land}"),
    "gather-blight": ("piece:{land}:blight", "land:{to-land}"),
    **dict.fromkeys(
        ("gather-presence", "gather-sacred", "gather-together"), ("piece:{land}:presence-{seat}", "land:{to-land}")
    ),
    "shift": ("piece:{from-land}:presence-{asked}", "land:{to-land}"),
    "presence": ("track:{track}", "land:{land}"),
}


def facts(s: IslandState, seat: int, options: Sequence[Option]) -> list[Facts]:
    """For each option what the player wants to know of it."""
    return [{**_facts(s, seat, option), **caution(s, seat, option, options)} for option in options]


def _facts(s: IslandState, seat: int, option: Option) -> Facts:
    verb, args = option.verb, option.args
    if verb == "play":
        return _play_facts(s, seat, POWERS[args[0]])
    if verb in _USES:
        return _use_facts(s, seat, verb, POWERS[args[0]], args[1] if len(args) > 1 else EVERY)
    if verb in _CARDS:
        power = POWERS[args[0]]
        return {
            "cost": cost_of(s, seat, power),
            "speed": speed_of(s, seat, power),
            "elements": in_words(power.elements),
        }
    if verb in _HITS:
        return _hit_facts(s, option)
    if verb in _LANDS:
        return there(s, seat, s.island.number_of[args[0]])
    if verb == "presence":
        return {**uncovered(s, seat, args[0]), "cost": _presence_cost(s, seat, args[0])}
    if verb == "lose":
        return {"presence": s.spirits[seat].presence[s.island.number_of[args[0]]]}
    if verb == "group":
        its = panel_of(s, seat)
        cost = its.costs[args[0] - 1] if its.costs else 0
        return {"cost": cost, "symbols": listed(Counter(its.groups[args[0] - 1]))}
    if verb == "draw":
        return {"left": len(s.minors if args[0] == "minor" else s.majors)}
    return {}


def in_words(elements: Sequence[int]) -> str:
    """Counted elements as a list for a message: `sun 2, water 1`; the word `none` for none."""
    names = (*ELEMENTS, "any")
    return ", ".join(f"{name} {number}" for name, number in zip(names, elements, strict=True) if number) or NONE


def listed(symbols: Mapping[str, int]) -> str:
    """Symbols as a list for a message, those that are there more than once with their number."""
    return ", ".join(symbol if number == 1 else f"{symbol} {number}" for symbol, number in symbols.items())


def _play_facts(s: IslandState, seat: int, power: Power) -> Facts:
    return {
        "cost": cost_of(s, seat, power),
        "elements": in_words(power.elements),
        "unlocked-powers": unlocks(s, seat, power),
        **parts_of_cost(s, seat, power),
    }


def unlocks(s: IslandState, seat: int, power: Power) -> str:
    """The levels and thresholds that the elements of this card would newly meet, its own among them."""
    have = elements_of(s, seat)
    then = [one + other for one, other in zip(have, power.elements, strict=True)]
    spirit = s.spirits[seat]
    found = []
    for name in (*spirit.innates, *spirit.in_use, power.id):
        met = set() if name == power.id else {*levels_met(POWERS[name], have)}
        found += [f"{name} {level}" for level in levels_met(POWERS[name], then) if level not in met]
    return ", ".join(found) or NONE


def _use_facts(s: IslandState, seat: int, verb: str, power: Power, level: int) -> Facts:
    """`range` is the word `spirits` for a power that targets one."""
    used = levels_used(power, elements_for(s, seat, power, elements_of(s, seat)), level)
    shown = ", ".join(str(each) for each in doing(power, used)) or NONE
    price = price_of(s, seat, power, verb)
    found: Facts = {"levels": shown, "cost": price, **parts_of_price(s, seat, power, verb)}
    if power.at_spirits:
        return {"range": "spirits", "targets": len(target_seats(s, seat, power, price)), **found}
    lands = targets(s, seat, power, level) | far_targets(s, seat, power, price)
    reach = parts_of_range(s, seat, power, level)
    return {"range": range_of(s, seat, power, level), "targets": lands.bit_count(), **found, **reach}


def there(s: IslandState, seat: int, land: int) -> Facts:
    """What is in a land, in short; `presence` is that of the seat."""
    return {
        "explorers": s.count(land, EXPLORER),
        "towns": s.count(land, TOWN),
        "cities": s.count(land, CITY),
        "dahan": s.count(land, DAHAN),
        "blight": s.blight[land],
        "presence": s.spirits[seat].presence[land],
    }


def _hit_facts(s: IslandState, option: Option) -> Facts:
    code, name = picked(option)
    health = s.health_of(s.island.number_of[name], code)
    return {"health": health, "left": health - damage_of(code)}


def uncovered(s: IslandState, seat: int, track: str) -> Facts:
    """What the next space of a track gives: so much `energy` or so many `plays`, or a `symbol`."""
    if track == DESTROYED:
        return {"gives": NONE}
    its = panel_of(s, seat)
    place = its.place_of(track)
    counts, space = its.tracks[place].counts, its.tracks[place].spaces[s.spirits[seat].open[place]]
    symbols = space.split()
    if counts and symbols[0].isdigit():
        return {"gives": counts, "number": int(symbols[0])}
    if symbols[0].startswith("+"):
        plus, _, what = symbols[0].partition("-")
        return {"gives": f"more-{what or counts}", "number": int(plus)}
    return {"gives": "symbol", "symbol": symbols[0]}


def _presence_cost(s: IslandState, seat: int, track: str) -> int:
    """Destroyed presence can cost energy to bring back."""
    return regrow_price(s, seat) or 0 if track == DESTROYED else 0


def missing(have: Sequence[int], need: Elements) -> str:
    """The elements that a threshold still lacks; "any element" stands in for as many as there are of it."""
    free = have[ANY]
    lacks = [max(0, wanted - owned) for owned, wanted in zip(have[:ANY], need[:ANY], strict=True)]
    for place, number in enumerate(lacks):
        used = min(free, number)
        lacks[place], free = number - used, free - used
    return in_words((*lacks, 0))
