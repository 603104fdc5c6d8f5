"""The solo objectives: what each asks of the lone player (AZ-L5)."""

from typing import Any

from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.modes import objective
from rulebound.games.auztralia.network import network
from rulebound.games.auztralia.state import NOBODY, VP, AuztraliaState


@objective("quiet-port")
def quiet_port(s: AuztraliaState, _asked: dict[str, Any]) -> bool:
    """No Old One has been seen near the port."""
    return not s.near_port


@objective("rich-seam")
def rich_seam(s: AuztraliaState, asked: dict[str, Any]) -> bool:
    """So many phosphates; on the West map tokens that were dug count instead."""
    dug = sum(1 for h, vp in enumerate(s.board.vp) if vp and not s.ore[VP][h])
    return bool(s.players[0].phosphate + dug >= asked["pieces"])


@objective("mixed-farming")
def mixed_farming(s: AuztraliaState, asked: dict[str, Any]) -> bool:
    """So many farms of each kind that are not blighted."""
    sound = [s.farm[h] for h in range(s.board.size) if s.farm[h] != NOBODY and not s.blighted >> h & 1]
    return all(sound.count(kind) >= asked["each"] for kind in range(3))


@objective("clean-fields")
def clean_fields(s: AuztraliaState, asked: dict[str, Any]) -> bool:
    """So many farms, and none is blighted."""
    farms = sum(farm != NOBODY for farm in s.farm)
    return bool(farms >= asked["farms"] and not s.blighted)


@objective("big-game")
def big_game(s: AuztraliaState, asked: dict[str, Any]) -> bool:
    """Tiles of a high level taken."""
    tiles = s.tables.tiles
    return bool(sum(tiles[n].level >= asked["level"] for n in s.players[0].tiles) >= asked["tiles"])


@objective("many-trophies")
def many_trophies(s: AuztraliaState, asked: dict[str, Any]) -> bool:
    """Many tiles taken."""
    return bool(len(s.players[0].tiles) >= asked["tiles"])


@objective("temple-breaker")
def temple_breaker(s: AuztraliaState, asked: dict[str, Any]) -> bool:
    """Temples destroyed, and none to be seen on the map."""
    temples = [n for n, tile in enumerate(s.tables.tiles) if tile.kind == "temple"]
    if any(s.at[n] >= 0 and s.is_up(n) for n in temples):
        return False
    return bool(sum(n in temples for n in s.players[0].tiles) >= asked["temples"])


@objective("nothing-hidden")
def nothing_hidden(s: AuztraliaState, asked: dict[str, Any]) -> bool:
    """Hardly a tile on the map lies face down."""
    return bool(sum(at >= 0 and not s.is_up(n) for n, at in enumerate(s.at)) <= asked["left"])


@objective("far-station")
def far_station(s: AuztraliaState, asked: dict[str, Any]) -> bool:
    """The railway touches a hex of the far interior."""
    return any(s.board.level[h] >= asked["level"] for h in bits(network(s, 0)))


@objective("standing-army")
def standing_army(s: AuztraliaState, asked: dict[str, Any]) -> bool:
    """Enough units of enough kinds stand in the barracks."""
    barracks = s.players[0].barracks
    return bool(sum(barracks) >= asked["units"] and sum(map(bool, barracks)) >= asked["types"])
