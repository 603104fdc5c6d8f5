"""The characters that help once and are gone (AZ-H1 to AZ-H3)."""

from collections.abc import Callable

# A module, not a name: old_ones imports actions, which import this.
from rulebound.games.auztralia import old_ones
from rulebound.games.auztralia.actions.farm import can_farm, place_farms
from rulebound.games.auztralia.actions.give import for_whom
from rulebound.games.auztralia.actions.military import gain_unit
from rulebound.games.auztralia.actions.railway import can_build_in_hills, lay_rails
from rulebound.games.auztralia.actions.recruit import take_from_display
from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.content.characters import ONE_USE, OneUse
from rulebound.games.auztralia.damage import bury, clear_wounds, wound
from rulebound.games.auztralia.pack import UNITS
from rulebound.games.auztralia.state import GONE, World
from rulebound.kernel import DONE, Decide, Flow, Option

Able = Callable[[World, int], bool]
Does = Callable[[World, int], Flow[None]]


def always(_s: World, _seat: int) -> bool:
    """Some cards can be played at any time."""
    return True


def one_use(name: str, can: Able = always) -> Callable[[Does], Does]:
    """Declare what a card does, and when it would do anything."""

    def declare(do: Does) -> Does:
        ONE_USE[name] = OneUse(can, do)
        return do

    return declare


def gain(s: World, seat: int, **things: int) -> None:
    """Take from the supply: coal, iron, gold or VP tokens."""
    player = s.players[seat]
    for name, number in things.items():
        setattr(player, name, getattr(player, name) + number)
        s.emit("gained", seat, name, number)


@one_use("davies")
def agent_davies(s: World, seat: int) -> Flow[None]:
    """Two tiles come to light, and two VP."""
    gain(s, seat, vp=2)
    options = s.board.options("uncover")
    for left in (2, 1):
        hidden = {at for tile, at in enumerate(s.at) if at >= 0 and not s.is_up(tile)}
        if not hidden:
            return
        pick: Option = yield Decide(seat, "davies", [options[h] for h in sorted(hidden)], left=left)
        h = s.board.number_of[pick.args[0]]
        old_ones.turn_up(s, next(tile for tile in s.tiles_at(h) if not s.is_up(tile)))


@one_use("flounder", lambda s, _: any(s.units))
def captain_flounder(s: World, seat: int) -> Flow[None]:
    """A unit of any kind, free."""
    options = [Option("enlist", name) for name, left in zip(UNITS, s.units, strict=True) if left]
    pick: Option = yield Decide(seat, "flounder", options)
    gain_unit(s, seat, UNITS.index(pick.args[0]))


def face_up_temples(s: World) -> int:
    """The hexes of the temples that have come to light."""
    found = 0
    for tile, at in enumerate(s.at):
        if at >= 0 and s.is_up(tile) and s.tables.tiles[tile].kind == "temple":
            found |= 1 << at
    return found


@one_use("danger", lambda s, _: face_up_temples(s) != 0)
def desta_danger(s: World, seat: int) -> Flow[None]:
    """A temple and all Old Ones on it leave the game; nobody gets anything for them."""
    options = s.board.options("demolish")
    pick: Option = yield Decide(seat, "danger", [options[h] for h in bits(face_up_temples(s))])
    s.emit("demolished", seat, pick.args[0])
    for tile in s.tiles_at(s.board.number_of[pick.args[0]]):
        s.at[tile] = GONE
        clear_wounds(s, tile)


@one_use("mcdonald")
def donald_mcdonald(s: World, seat: int) -> Flow[None]:
    """Two of everything."""
    gain(s, seat, iron=2, coal=2, gold=2)
    yield from ()


@one_use("carter")
def lady_carter(s: World, seat: int) -> Flow[None]:
    """Four coal."""
    gain(s, seat, coal=4)
    yield from ()


@one_use("blackstock")
def lord_blackstock(s: World, seat: int) -> Flow[None]:
    """Four gold."""
    gain(s, seat, gold=4)
    yield from ()


@one_use("quilla")
def yvette_quilla(s: World, seat: int) -> Flow[None]:
    """Four iron."""
    gain(s, seat, iron=4)
    yield from ()


@one_use("cassan", can_farm)
def ferdi_cassan(s: World, seat: int) -> Flow[None]:
    """Two farms by the usual rules, so of different kinds, at no cost of time."""
    yield from place_farms(s, seat, 2)


@one_use("brassey", can_build_in_hills)
def timothy_brassey(s: World, seat: int) -> Flow[None]:
    """Two rails at the usual price, at no cost of time: so on any ground."""
    yield from lay_rails(s, seat, hills=True)


def restorable(s: World, seat: int) -> int:
    """Blighted farms of the player; in a co-operative game of anybody (AZ-K5)."""
    found = 0
    for h in bits(s.blighted):
        if s.coop or s.farm[h] // 3 == seat:
            found |= 1 << h
    return found


@one_use("appleseed", lambda s, seat: restorable(s, seat) != 0)
def jenny_appleseed(s: World, seat: int) -> Flow[None]:
    """One or two farms thrive again."""
    options = s.board.options("restore")
    for left in (2, 1):
        farms = [options[h] for h in bits(restorable(s, seat))]
        if not farms:
            return
        pick: Option = yield Decide(seat, "appleseed", farms if left == 2 else [*farms, DONE], left=left)
        if pick is DONE:
            return
        s.blighted &= ~(1 << s.board.number_of[pick.args[0]])
        s.emit("restored", seat, pick.args[0])


@one_use("kitchener", lambda s, _: bool(s.display))
def kitchener(s: World, seat: int) -> Flow[None]:
    """A character from the display."""
    pick: Option = yield Decide(seat, "kitchener", [Option("recruit", name) for name in s.display])
    to = yield from for_whom(s, seat)  # AZ-K5
    take_from_display(s, to, pick.args[0])


def in_the_open(s: World) -> list[int]:
    """The Old Ones that lie face up on the map."""
    return [tile for tile, at in enumerate(s.at) if at >= 0 and s.is_up(tile)]


@one_use("lrog", lambda s, _: bool(in_the_open(s)))
def long_range_outback_group(s: World, seat: int) -> Flow[None]:
    """Two damage to any Old One that lies face up."""
    options = [
        Option("bombard", s.board.ids[h], s.tables.tiles[tile].kind, place)
        for h in sorted({s.at[tile] for tile in in_the_open(s)})
        for place, tile in enumerate(s.stack(h), 1)
        if s.is_up(tile)
    ]
    pick: Option = yield Decide(seat, "lrog", options)
    tile = s.stack(s.board.number_of[pick.args[0]])[pick.args[2] - 1]
    wound(s, tile, seat, 2)
    bury(s, [tile])
