"""What an option points at, costs or concerns, for the screen."""

from collections.abc import Sequence
from typing import Final

from rulebound.games.auztralia.actions import mine
from rulebound.games.auztralia.caution import caution
from rulebound.games.auztralia.chance import first_card, next_card
from rulebound.games.auztralia.combat import capacity
from rulebound.games.auztralia.explain import distance_off_rails
from rulebound.games.auztralia.network import linked, unit_range
from rulebound.games.auztralia.pack import UNITS
from rulebound.games.auztralia.price_parts import parts_of_box, parts_of_dig, parts_of_unit
from rulebound.games.auztralia.prices import box_gold, box_time
from rulebound.games.auztralia.revenge.facts import REVENGE_TARGETS, revenge_facts
from rulebound.games.auztralia.state import (
    BOXES,
    NOBODY,
    RESOURCES,
    RETRIEVE_BOX,
    AuztraliaState,
)
from rulebound.kernel import DONE, Option, Value

NEAR = 2  # how far around a port site one looks
_AT_A_HEX: Final = ("port", "dig", "farm", "target", "sally", "uncover", "bombard", "demolish", "restore")
TARGETS: Final = {
    **dict.fromkeys(_AT_A_HEX, "hex:{hex}"),
    "rail": "edge:{hex}-{to-hex}",
    **{box: f"box:{box}" for box in BOXES},
    **dict.fromkeys(("recruit", "swap", "clear"), "card:{character}"),  # on display
    **dict.fromkeys(("play", "use", "keep"), "hand:{character}"),
    **dict.fromkeys(("buy", "enlist"), "unit:{unit}"),  # in the supply
    **dict.fromkeys(("send", "hit", "sacrifice", "mend"), "stack:{unit}"),
    "objective": "objective:{objective}",
    "variant": "variant:{variant}",
    "strike": "foe:{tile}",
    **REVENGE_TARGETS,
}


def facts(s: AuztraliaState, seat: int, options: Sequence[Option]) -> list[dict[str, Value]]:
    """For each option what the player wants to know of it."""
    return [
        {**(revenge_facts(s, option) or _facts(s, seat, option)), **caution(s, seat, option, options)}
        for option in options
    ]


def _facts(s: AuztraliaState, seat: int, option: Option) -> dict[str, Value]:
    verb, args = option.verb, option.args
    if verb in BOXES:
        box = BOXES.index(verb)
        return {**_box_facts(s, seat, box), **parts_of_box(s, seat, box)}
    if verb in ("buy", "enlist", "send"):
        return _unit_facts(s, seat, verb, UNITS.index(args[0]), args[1] if len(args) > 1 else 1)
    if option is DONE:
        return first_card(s, seat) if s.aim != NOBODY and any(s.going) else {}
    if verb == "fight" and s.fight is not None:
        return next_card(s, s.fight)
    if verb in ("hit", "mend") and s.fight is not None:
        if args[0] not in UNITS:  # the port or the outpost
            return {"damage": s.fight.wall_hurt, "capacity": s.fight.wall}
        kind = UNITS.index(args[0])
        return {"damage": s.fight.hurt[kind], "capacity": capacity(s, seat, kind)}
    if verb in ("strike", "bombard", "soothe", "rouse"):
        h = s.fight.hex if verb == "strike" and s.fight is not None else s.board.number_of[args[0]]
        return _tile_facts(s, s.stack(h)[args[-1] - 1])
    if verb == "objective":
        return {"points": int(s.tables.objectives[args[0]]["vp"])}
    h = s.board.number_of.get(args[0], NOBODY) if args else NOBODY
    return _hex_facts(s, seat, option, h) if h != NOBODY else {}


def _box_facts(s: AuztraliaState, seat: int, box: int) -> dict[str, Value]:
    player = s.players[seat]
    least, most = box_time(s, seat, box)
    if box == RETRIEVE_BOX:
        return {"time": least, "cubes": sum(player.boxes) + (1 if player.hq else 0)}
    gold: dict[str, Value] = {"gold": box_gold(s, seat, box)}
    return {"time": least, **gold} if least == most else gold


def _unit_facts(s: AuztraliaState, seat: int, verb: str, kind: int, number: int) -> dict[str, Value]:
    found: dict[str, Value] = {"range": unit_range(s, seat, kind), "capacity": capacity(s, seat, kind)}
    price: dict[str, Value] = {"gold": s.prices[kind] * number} if verb == "buy" else {}
    return {**price, **found, **parts_of_unit(s, seat, kind)}


def _tile_facts(s: AuztraliaState, tile: int) -> dict[str, Value]:
    its = s.tables.tiles[tile]
    return {"damage": s.damage_on(tile), "capacity": its.capacity, "points": its.vp}


def _hex_facts(s: AuztraliaState, seat: int, option: Option, h: int) -> dict[str, Value]:
    board = s.board
    if option.verb == "rail":
        return _rail_facts(s, seat, h, board.number_of[option.args[1]])
    if option.verb == "dig":
        kind = RESOURCES.index(option.args[1])
        total: dict[str, Value] = {"number": mine.yield_of(s, seat, h, kind), "time": mine.time_of(s, seat, h)}
        return {**total, **parts_of_dig(s, seat, h, kind)}
    if option.verb == "farm":
        return {"terrain": board.terrain[h]}
    if option.verb in ("target", "sally"):
        tiles = s.tiles_at(h)
        distance = distance_off_rails(s, seat, h)
        return {
            "range": distance if distance != NOBODY else distance_off_rails(s, seat, h, flying=True),
            "points": sum(s.tables.tiles[tile].vp for tile in tiles if s.is_up(tile)),
            "hidden": sum(not s.is_up(tile) for tile in tiles),
        }
    if option.verb == "uncover":
        return {"level": next(s.tables.tiles[tile].level for tile in s.tiles_at(h) if not s.is_up(tile))}
    if option.verb == "port":
        around = [other for other in range(board.size) if 0 <= board.distance[h][other] <= NEAR]
        return {"near": sum(pieces[other] for pieces in s.ore for other in around)}
    return {}


def _rail_facts(s: AuztraliaState, seat: int, one: int, other: int) -> dict[str, Value]:
    """From the ground that is linked to the ground beyond."""
    if not linked(s, seat) >> one & 1:
        one, other = other, one
    return {"terrain": s.board.terrain[one], "to-terrain": s.board.terrain[other]}
