"""What Mythos cards of both decks do to players outside a combat, and what they can do it to (RV-M7 to RV-M23)."""

from typing import Final

from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.character import held
from rulebound.games.auztralia.movement import first_steps, movers, strongholds, targets
from rulebound.games.auztralia.mythos_cards import CardEffect
from rulebound.games.auztralia.pack import UNITS
from rulebound.games.auztralia.revenge.reward import FOR_UNITS, reward
from rulebound.games.auztralia.state import NOBODY, AuztraliaState
from rulebound.games.auztralia.track import put
from rulebound.kernel import Decide, Flow, Option

ANY: Final = "any"
_LOSE: Final = tuple(Option("lose", name) for name in UNITS)


def walkers(s: AuztraliaState) -> list[int]:
    """The face-up Old Ones that can go a step: none in a port or at an outpost (RV-M17)."""
    stops, goals = strongholds(s), targets(s)
    return [tile for tile in movers(s) if not stops >> s.at[tile] & 1 and first_steps(s, s.at[tile], goals)]


def farms_near(s: AuztraliaState, distance: int) -> list[int]:
    """The farms within so many hexes of a face-up Old One that are not blighted (RV-M20)."""
    foes = [s.at[tile] for tile in bits(s.face_up) if s.at[tile] >= 0]
    return [
        h
        for h, farm in enumerate(s.farm)
        if farm != NOBODY
        and not s.blighted >> h & 1
        and any(0 <= s.board.distance[foe][h] <= distance for foe in foes)
    ]


def wounded(s: AuztraliaState) -> list[int]:
    """The face-up Old Ones with damage on them (RV-M22)."""
    return [tile for tile in bits(s.face_up) if s.at[tile] >= 0 and s.damage_on(tile)]


def units_to_lose(s: AuztraliaState, seat: int, effect: CardEffect) -> list[int]:
    """The kinds of unit in the barracks that the effect can take (RV-M23)."""
    barracks = s.players[seat].barracks
    return [kind for kind, number in enumerate(barracks) if number and effect.unit in (UNITS[kind], ANY)]


def lose_rail(s: AuztraliaState, edge: int) -> None:
    """A rail goes back to its owner; farms and outposts stay (RV-M7, RV-R42)."""
    owner = s.rails[edge]
    s.put_rail(edge, NOBODY)
    s.players[owner].rails += 1
    one, other = s.board.edges[edge]
    s.emit("rail-lost", owner, s.board.ids[one], s.board.ids[other])


def return_tile(s: AuztraliaState, seat: int, tile: int, h: int) -> None:
    """A tile that the seat has taken comes to this hex face up, and the seat gets points for it (RV-M11)."""
    its, player = s.tables.tiles[tile], s.players[seat]
    player.tiles.remove(tile)
    s.destroyed.remove(tile)
    s.put_tile(tile, h)
    s.face_up |= 1 << tile
    s.emit("returned", seat, its.kind, s.board.ids[h])
    points = its.vp + sum(each.tile_returned() for each in held(s, seat, "tile_returned"))
    player.vp += points
    s.emit("share", seat, points)


def lose_character(s: AuztraliaState, seat: int, name: str) -> None:
    """A character that the seat holds leaves the game and scores nothing any more (RV-M10)."""
    s.players[seat].hand.remove(name)
    s.removed.append(name)
    s.emit("slain", seat, name)


def rob(s: AuztraliaState, seat: int, goods: str, number: int) -> None:
    """So much goes back to the supply, or what there is (RV-M18)."""
    player = s.players[seat]
    had: int = getattr(player, goods)
    if lost := min(number, had):
        setattr(player, goods, had - lost)
        s.emit("robbed", seat, goods, lost)


def delay(s: AuztraliaState, seat: int, number: int) -> None:
    """The disc of the seat moves on, not beyond the end of the track (RV-M19)."""
    put(s, seat, min(s.tables.end, s.space[seat] + number))
    s.emit("delayed", seat, s.space[seat])


def give_up_units(s: AuztraliaState, seat: int, effect: CardEffect) -> Flow[None]:
    """Units go from the barracks to the supply; of several kinds their owner chooses (RV-M23)."""
    for left in range(effect.number, 0, -1):
        kinds = units_to_lose(s, seat, effect)
        if not kinds:
            return
        pick: Option = yield Decide(seat, "lose-unit", [_LOSE[kind] for kind in kinds], left=left)
        kind = UNITS.index(pick.args[0])
        s.players[seat].barracks[kind] -= 1
        s.units[kind] += 1
        s.emit("unit-lost", seat, UNITS[kind])
        reward(s, FOR_UNITS[kind])
