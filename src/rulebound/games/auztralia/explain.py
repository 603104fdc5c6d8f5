"""Why something can or cannot be done now, with the rule's number."""

from collections.abc import Callable
from typing import Final

from rulebound.games.auztralia.actions import attack, farm, military, mine, recruit
from rulebound.games.auztralia.actions.cost import gold_after_box
from rulebound.games.auztralia.character import CHARACTERS, playable
from rulebound.games.auztralia.expedition import targets
from rulebound.games.auztralia.modes import ports_apart
from rulebound.games.auztralia.network import in_reach, linked, network, rail_edges, unit_range, usable
from rulebound.games.auztralia.pack import AIRSHIP, UNITS
from rulebound.games.auztralia.prices import box_time
from rulebound.games.auztralia.revenge.outposts import outposts
from rulebound.games.auztralia.revenge.reasons import explain_outpost, explain_to_old_ones
from rulebound.games.auztralia.state import (
    ATTACK_BOX,
    BOXES,
    FARM_BOX,
    FARMS,
    HILLS_BOX,
    MILITARY_BOX,
    MINE_BOX,
    NOBODY,
    RAIL_BOX,
    RECRUIT_BOX,
    RESOURCES,
    RETRIEVE_BOX,
    AuztraliaState,
)
from rulebound.games.auztralia.track import has_time
from rulebound.kernel import Value, Why

FAR: Final = 6  # no unit goes further off the rails
Answer = Callable[[AuztraliaState, int, list[str]], Why | None]


def explain(s: AuztraliaState, seat: int, what: str) -> Why | None:
    """Answer `g5`, `rail g5 g6`, `farm g5 sheep`, `dig g5 coal`, `target g5`, `buy airship`, `railway`..."""
    if s.dark is not None and seat == s.old_ones:
        return explain_to_old_ones(s, s.dark, what)
    verb, *words = what.split() or [""]
    if verb in ANSWERS:
        if s.phase == "play" and s.seat != seat:
            return Why("not-now", {}, "AZ-T1")
        return ANSWERS[verb](s, seat, words)
    if verb in BOXES:
        return _box(s, seat, BOXES.index(verb))
    if verb in s.board.number_of:
        return _bare_hex(s, seat, verb)
    return None


def _bare_hex(s: AuztraliaState, seat: int, name: str) -> Why | None:
    """What one would most likely want to do there."""
    h = s.board.number_of[name]
    if s.phase == "ports":
        return explain(s, seat, f"port {name}")
    if s.tiles_at(h) or s.tokens >> h & 1:
        return explain(s, seat, f"target {name}")
    if any(pieces[h] for pieces in s.ore):
        return explain(s, seat, f"dig {name}")
    return explain(s, seat, f"farm {name}")


def _hexes(s: AuztraliaState, words: list[str], number: int) -> list[int] | None:
    """The first words, if they are hexes."""
    found = [s.board.number_of[word] for word in words[:number] if word in s.board.number_of]
    return found if len(found) == number else None


def _box(s: AuztraliaState, seat: int, box: int) -> Why | None:
    """Whether an action can be begun."""
    if s.phase != "play" or s.seat != seat or s.doing != NOBODY or s.fight is not None:
        return Why("not-now", {}, "AZ-T1")
    if not has_time(s, seat):
        return Why("no-time", {}, "AZ-T6")
    player = s.players[seat]
    cubes, gold = player.boxes[box], player.gold
    if box == RETRIEVE_BOX:
        time, _ = box_time(s, seat, box)
        return Why("box-open", {"time": time, "gold": cubes}, "AZ-A37" if player.hq else "AZ-A38")
    if not player.hq:
        return Why("no-cube", {}, "AZ-T3")
    if gold < cubes:
        return Why("box-gold", {"cubes": cubes, "gold": gold}, "AZ-T4")
    return _cannot(s, seat, box) or Why("box-open", {"time": box_time(s, seat, box)[0], "gold": cubes}, "AZ-T3")


def _cannot(s: AuztraliaState, seat: int, box: int) -> Why | None:
    """What the action itself lacks."""
    player = s.players[seat]
    if box in (RAIL_BOX, HILLS_BOX):
        if not player.rails:
            return Why("no-rails", {}, "AZ-A9")
        if not player.coal or not player.iron:
            return Why("no-fuel", {"coal": player.coal, "iron": player.iron}, "AZ-A2")
        if not rail_edges(s, seat, box == HILLS_BOX):
            return Why("no-hills-edge" if box == HILLS_BOX else "no-edge", {}, "AZ-A8")
    if box == MINE_BOX and not mine.can_mine(s, seat):
        return Why("nothing-to-mine", {}, "AZ-A10")
    if box == RECRUIT_BOX and not recruit.can_recruit(s, seat):
        return Why("nobody-to-recruit", {}, "AZ-A14")
    if box == MILITARY_BOX and not military.can_buy(s, seat):
        return Why("no-unit", {}, "AZ-A17")
    if box == FARM_BOX and not farm.can_farm(s, seat):
        return Why("no-farm-site", {}, "AZ-A24")
    if box == ATTACK_BOX and not attack.can_attack(s, seat):
        return Why("no-target", {}, "AZ-A29") if any(player.barracks) else Why("no-force", {}, "AZ-A28")
    return None


def _port(s: AuztraliaState, seat: int, words: list[str]) -> Why | None:
    hexes = _hexes(s, words, 1)
    if hexes is None:
        return None
    if s.phase != "ports" or s.players[seat].port != NOBODY:
        return Why("not-now", {}, "AZ-S21")
    h, about = hexes[0], _at(words[0])
    if not s.board.ports >> h & 1:
        return Why("no-site", about, "AZ-S21")
    taken = [player.port for player in s.players if player.port != NOBODY]
    if any(s.board.distance[h][port] < ports_apart(s) for port in taken):
        return Why("port-near", about, "AZ-S22")
    return Why("port-open", about, "AZ-S21")


def _at(name: str) -> dict[str, Value]:
    return {"hex": name}


def _rail(s: AuztraliaState, seat: int, words: list[str]) -> Why | None:
    hexes = _hexes(s, words, 2)
    if hexes is None:
        return None
    one, other = hexes
    about: dict[str, Value] = {"hex": words[0], "to-hex": words[1]}
    edge = s.board.edge_between.get((one, other))
    if edge is None:
        return Why("not-adjacent", about, "AZ-A3")
    if s.rails[edge] != NOBODY:
        return Why("edge-taken", {**about, "seat": s.rails[edge]}, "AZ-A5")
    for h in hexes:
        if s.haunted() >> h & 1:
            return Why("haunted-edge", _at(s.board.ids[h]), "AZ-A7")
        if s.tokens >> h & 1:
            return Why("token-edge", _at(s.board.ids[h]), "RV-R15")
    if not s.players[seat].rails:
        return Why("no-rails", {}, "AZ-A9")
    if not linked(s, seat) & (1 << one | 1 << other):
        return Why("edge-far", about, "AZ-A8")
    hilly = [h for h in hexes if s.board.hills >> h & 1]
    if hilly and s.doing != HILLS_BOX:
        named = {**_at(s.board.ids[hilly[0]]), "terrain": s.board.terrain[hilly[0]]}
        return Why("needs-hills", named, "AZ-A1")
    return Why("rail-open", about, "AZ-A3")


def _not_reached(s: AuztraliaState, seat: int, h: int, rule: str) -> Why | None:
    """Why the railway does not serve a hex."""
    about = _at(s.board.ids[h])
    if s.haunted() >> h & 1:
        return Why("haunted", about, rule)
    if usable(s, seat) >> h & 1:
        return None
    return Why("line-blocked" if network(s, seat) >> h & 1 else "not-linked", about, rule)


def _dig(s: AuztraliaState, seat: int, words: list[str]) -> Why | None:
    hexes = _hexes(s, words, 1)
    if hexes is None or (len(words) > 1 and words[1] not in RESOURCES):
        return None
    h, about = hexes[0], _at(words[0])
    lying = [name for name, pieces in zip(RESOURCES, s.ore, strict=True) if pieces[h]]
    goods = words[1] if len(words) > 1 else next(iter(lying), "")
    if not lying:
        return Why("bare", about, "AZ-A10")
    if goods not in lying:
        return Why("no-goods", {**about, "goods": goods}, "AZ-A10")
    here: dict[str, Value] = {**about, "goods": goods, "number": s.ore[RESOURCES.index(goods)][h]}
    if mine.mines(s, seat) >> h & 1:
        return Why("dig-open", here, "AZ-A10")
    return _not_reached(s, seat, h, "AZ-A13")


def _farm(s: AuztraliaState, seat: int, words: list[str]) -> Why | None:
    hexes = _hexes(s, words, 1)
    if hexes is None or (len(words) > 1 and words[1] not in FARMS):
        return None
    h, about = hexes[0], _at(words[0])
    lies = _lies_there(s, h)
    if lies is not None:
        return lies
    far = _not_reached(s, seat, h, "AZ-A25")
    if far is not None:
        return far
    terrain = s.board.terrain[h]
    fit = [kind for kind in range(len(FARMS)) if farm.suits(s.board, h, kind)]
    if not fit:
        return Why("no-ground", {**about, "terrain": terrain}, s.board.farm_rule)
    kind = FARMS.index(words[1]) if len(words) > 1 else fit[0]
    named: dict[str, Value] = {**about, "terrain": terrain, "farm": FARMS[kind]}
    if kind not in fit:
        return Why("wrong-ground", named, s.board.farm_rule)
    if not s.players[seat].farms[kind]:
        return Why("no-farms-left", {"farm": FARMS[kind]}, "AZ-A27")
    return Why("farm-open", named, "AZ-A22")


def _lies_there(s: AuztraliaState, h: int) -> Why | None:
    """What keeps a farm from a hex (AZ-A24)."""
    about = _at(s.board.ids[h])
    if any(player.port == h for player in s.players):
        return Why("port-there", about, "AZ-A24")
    if s.farm[h] != NOBODY:
        return Why("farm-there", about, "AZ-A24")
    if outposts(s) >> h & 1:
        return Why("outpost-there", about, "AZ-A24")
    for goods, pieces in zip(RESOURCES, s.ore, strict=True):
        if pieces[h]:
            return Why("goods-there", {**about, "goods": goods}, "AZ-A24")
    return None


def distance_off_rails(s: AuztraliaState, seat: int, h: int, flying: bool = False) -> int:
    """How far a hex lies from the railway for a force; NOBODY if it cannot come there."""
    for distance in range(FAR + 1):
        if in_reach(s, seat, distance, flying) >> h & 1:
            return distance
    return NOBODY


def _target(s: AuztraliaState, seat: int, words: list[str]) -> Why | None:
    hexes = _hexes(s, words, 1)
    if hexes is None:
        return None
    h, about = hexes[0], _at(words[0])
    if not s.tiles_at(h) and not s.tokens >> h & 1:
        return Why("no-old-one", about, "AZ-A29")
    barracks = s.players[seat].barracks
    if not any(barracks):
        return Why("no-force", {}, "AZ-A28")
    on_foot = distance_off_rails(s, seat, h)
    distance = on_foot if on_foot != NOBODY else distance_off_rails(s, seat, h, flying=True)
    if targets(s, seat) >> h & 1:
        return Why("attack-open", {**about, "distance": distance}, "AZ-A29")
    if on_foot == NOBODY and not barracks[AIRSHIP]:
        return Why("out-of-reach", about, "AZ-A32")
    reach = max(unit_range(s, seat, kind) for kind, number in enumerate(barracks) if number)
    if distance == NOBODY or distance <= reach:
        return Why("out-of-reach", about, "AZ-A32")
    return Why("out-of-range", {**about, "distance": distance, "range": reach}, "AZ-A29")


def _buy(s: AuztraliaState, seat: int, words: list[str]) -> Why | None:
    if not words or words[0] not in UNITS:
        return None
    kind = UNITS.index(words[0])
    number = int(words[1]) if len(words) > 1 and words[1].isdecimal() and len(words[1]) < 3 else 1
    if number > 1 and (kind or number > 2):
        return Why("two-infantry", {}, "AZ-A18")
    price = s.prices[kind] * number
    gold = s.players[seat].gold if s.doing == MILITARY_BOX else gold_after_box(s, seat, MILITARY_BOX)
    about: dict[str, Value] = {"unit": words[0], "price": price}
    if s.units[kind] < number:
        return Why("none-left", {"unit": words[0]}, "AZ-A20")
    if price > gold:
        return Why("unit-gold", {**about, "gold": gold}, "AZ-A17")
    return Why("buy-open", about, "AZ-A17")


def _recruit(s: AuztraliaState, _seat: int, words: list[str]) -> Why | None:
    if not words or words[0] not in CHARACTERS:
        return None
    about: dict[str, Value] = {"character": words[0]}
    return Why("recruit-open" if words[0] in s.display else "not-on-display", about, "AZ-A14")


def _play(s: AuztraliaState, seat: int, words: list[str]) -> Why | None:
    if not words or words[0] not in CHARACTERS:
        return None
    name = words[0]
    about: dict[str, Value] = {"character": name}
    if name not in s.players[seat].hand:
        return Why("not-held", about, "AZ-H1")
    if not playable(name):
        return Why("helps-itself", about, "AZ-H1")
    return Why("play-open" if CHARACTERS[name].can_play(s, seat) else "useless-now", about, "AZ-H1")


def _outpost(s: AuztraliaState, seat: int, words: list[str]) -> Why | None:
    return explain_outpost(s, seat, words[0]) if _hexes(s, words, 1) is not None else None


ANSWERS: Final[dict[str, Answer]] = {
    "outpost": _outpost,
    "port": _port,
    "rail": _rail,
    "dig": _dig,
    "farm": _farm,
    "target": _target,
    "buy": _buy,
    "recruit": _recruit,
    "play": _play,
}
