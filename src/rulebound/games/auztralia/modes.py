"""Solo objectives and the variants for two players, chosen before the ports are placed (AZ-L5, AZ-W1)."""

from collections.abc import Callable
from typing import Any, Final

from rulebound.games.auztralia.actions.recruit import refill, take_from_display
from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.network import network
from rulebound.games.auztralia.state import BASE, EMPOWERED, GONE, NOBODY, REVENGE, VP, World
from rulebound.kernel import Decide, Flow, Option

MOVEMENT_CARDS: Final = 2
PER_BLIGHTED: Final = 1
PER_BLIGHTED_BY_REVENGE: Final = 3
EXCLUDES: Final = {"far-ports": "near-ports", "near-ports": "far-ports"}


def before_the_ports(s: World) -> Flow[None]:
    """What is still to be chosen when the table is laid."""
    if s.offered:
        if s.seats == 1:
            pick: Option = yield Decide(0, "objective", [Option("objective", name) for name in s.offered])
            s.objective = pick.args[0]
            s.offered = []
            s.emit("objective", s.objective)
        else:
            yield from _choose_variants(s)
    if s.mode != BASE:
        yield from _first_characters(s)


def _first_characters(s: World) -> Flow[None]:
    """With the expansion everybody begins with a character from the display, in the order of play (RV-R3)."""
    for seat in s.order:
        if not s.players[seat].hand:
            pick: Option = yield Decide(seat, "recruit", [Option("recruit", name) for name in s.display])
            take_from_display(s, seat, pick.args[0])


def _choose_variants(s: World) -> Flow[None]:
    """One of the two on a card, or two of the four on two cards, in the order of play (AZ-W1)."""
    wanted = len(s.offered) // 2
    while len(s.variants) < wanted:
        options = [Option("variant", name) for name in s.offered]
        seat = s.order[len(s.variants)]
        pick: Option = yield Decide(seat, "variant", options, left=wanted - len(s.variants))
        name = pick.args[0]
        s.variants.append(name)
        s.offered = [other for other in s.offered if other not in (name, EXCLUDES.get(name))]
        s.emit("variant", name)
    s.offered = []
    for name in s.variants:
        if name in AT_ONCE:
            AT_ONCE[name](s, s.tables.variants[name])


def _late_start(s: World, terms: dict[str, Any]) -> None:
    """The players begin later."""
    later = terms["start"] - s.tables.starts[s.seats]
    for seat in range(s.seats):
        s.space[seat] += later


def _light_sleep(s: World, terms: dict[str, Any]) -> None:
    """The Old Ones wake earlier."""
    s.space[s.old_ones] = terms["old_ones"]


def _wide_display(s: World, _terms: dict[str, Any]) -> None:
    """More characters lie open."""
    refill(s)


def _short_lines(s: World, terms: dict[str, Any]) -> None:
    """Everybody has fewer rails."""
    for player in s.players:
        player.rails = terms["rails"]


def _no_kangaroos(s: World, _terms: dict[str, Any]) -> None:
    """No blank tile is in the game: another of its level, or of the next, lies where one was."""
    tiles = s.tables.tiles
    blanks = [n for n, tile in enumerate(tiles) if tile.kind == "blank"]
    s.rng.reveal()  # the piles show how many of them lay on the map
    for pile in s.piles:
        pile[:] = [n for n in pile if n not in blanks]
    for n in blanks:
        h, s.at[n] = s.at[n], GONE
        pile = next((pile for pile in s.piles[tiles[n].level - 1 :] if pile), [])
        if h >= 0 and pile:
            s.at[pile.pop()] = h


AT_ONCE: Final[dict[str, Callable[[World, dict[str, Any]], None]]] = {
    "late-start": _late_start,
    "light-sleep": _light_sleep,
    "wide-display": _wide_display,
    "short-lines": _short_lines,
    "no-kangaroos": _no_kangaroos,
}


def after_the_ports(s: World) -> Flow[None]:
    """With old hands, everybody begins with a character from the display, the last player first."""
    if "old-hands" not in s.variants:
        return
    for _ in range(s.tables.variants["old-hands"]["characters"]):
        for seat in reversed(s.order):
            pick: Option = yield Decide(seat, "recruit", [Option("recruit", name) for name in s.display])
            take_from_display(s, seat, pick.args[0])


def after_a_turn(s: World) -> None:
    """Note whether an Old One lies face up near the port, for the objective that asks for quiet."""
    if s.objective == "quiet-port" and not s.near_port:
        near, home = s.tables.objectives["quiet-port"]["distance"], s.board.distance[s.players[0].port]
        s.near_port = any(at >= 0 and s.is_up(n) and 0 <= home[at] <= near for n, at in enumerate(s.at))


def ports_apart(s: World) -> int:
    """How many hexes lie between two ports at least, counting one of them (AZ-S22, AZ-X3)."""
    said = s.board.ports_apart
    return next((said[name] for name in s.variants if name in said), said["standard"])


def movement_cards(s: World) -> int:
    """How many cards are turned for movement in an activation (AZ-O2)."""
    if "swift-old-ones" in s.variants:
        return int(s.tables.variants["swift-old-ones"]["movement"])
    return MOVEMENT_CARDS


def per_blighted_farm(s: World) -> int:
    """What a blighted farm is worth to the Old Ones (AZ-E3)."""
    if s.mode in (REVENGE, EMPOWERED):  # RV-R47, RV-Q5
        return PER_BLIGHTED_BY_REVENGE
    if "bitter-harvest" in s.variants:
        return int(s.tables.variants["bitter-harvest"]["blighted"])
    return PER_BLIGHTED


def met(s: World, objective: str) -> bool:
    """Whether the lone player has done what the objective asks (AZ-L5)."""
    return OBJECTIVES[objective](s, s.tables.objectives[objective])


def _quiet_port(s: World, _asked: dict[str, Any]) -> bool:
    """No Old One has been seen near the port."""
    return not s.near_port


def _rich_seam(s: World, asked: dict[str, Any]) -> bool:
    """So many phosphates; on the West map tokens that were dug count instead."""
    dug = sum(1 for h, vp in enumerate(s.board.vp) if vp and not s.ore[VP][h])
    return bool(s.players[0].phosphate + dug >= asked["pieces"])


def _mixed_farming(s: World, asked: dict[str, Any]) -> bool:
    """So many farms of each kind that are not blighted."""
    sound = [s.farm[h] for h in range(s.board.size) if s.farm[h] != NOBODY and not s.blighted >> h & 1]
    return all(sound.count(kind) >= asked["each"] for kind in range(3))


def _clean_fields(s: World, asked: dict[str, Any]) -> bool:
    """So many farms, and none is blighted."""
    farms = sum(farm != NOBODY for farm in s.farm)
    return bool(farms >= asked["farms"] and not s.blighted)


def _big_game(s: World, asked: dict[str, Any]) -> bool:
    """Tiles of a high level taken."""
    tiles = s.tables.tiles
    return bool(sum(tiles[n].level >= asked["level"] for n in s.players[0].tiles) >= asked["tiles"])


def _many_trophies(s: World, asked: dict[str, Any]) -> bool:
    """Many tiles taken."""
    return bool(len(s.players[0].tiles) >= asked["tiles"])


def _temple_breaker(s: World, asked: dict[str, Any]) -> bool:
    """Temples destroyed, and none to be seen on the map."""
    temples = [n for n, tile in enumerate(s.tables.tiles) if tile.kind == "temple"]
    if any(s.at[n] >= 0 and s.is_up(n) for n in temples):
        return False
    return bool(sum(n in temples for n in s.players[0].tiles) >= asked["temples"])


def _nothing_hidden(s: World, asked: dict[str, Any]) -> bool:
    """Hardly a tile on the map lies face down."""
    return bool(sum(at >= 0 and not s.is_up(n) for n, at in enumerate(s.at)) <= asked["left"])


def _far_station(s: World, asked: dict[str, Any]) -> bool:
    """The railway touches a hex of the far interior."""
    return any(s.board.level[h] >= asked["level"] for h in bits(network(s, 0)))


def _standing_army(s: World, asked: dict[str, Any]) -> bool:
    """Enough units of enough kinds stand in the barracks."""
    barracks = s.players[0].barracks
    return bool(sum(barracks) >= asked["units"] and sum(map(bool, barracks)) >= asked["types"])


OBJECTIVES: Final[dict[str, Callable[[World, dict[str, Any]], bool]]] = {
    "quiet-port": _quiet_port,
    "rich-seam": _rich_seam,
    "mixed-farming": _mixed_farming,
    "clean-fields": _clean_fields,
    "big-game": _big_game,
    "many-trophies": _many_trophies,
    "temple-breaker": _temple_breaker,
    "nothing-hidden": _nothing_hidden,
    "far-station": _far_station,
    "standing-army": _standing_army,
}
