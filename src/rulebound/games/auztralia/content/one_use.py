"""The characters that help once and are gone (AZ-H1 to AZ-H3)."""

from rulebound.games.auztralia.actions.farm import can_farm, place_farms
from rulebound.games.auztralia.actions.give import for_whom
from rulebound.games.auztralia.actions.military import gain_unit
from rulebound.games.auztralia.actions.railway import can_build_in_hills, lay_rails
from rulebound.games.auztralia.actions.recruit import take_from_display
from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.character import ONE_USE, Character, character
from rulebound.games.auztralia.damage import bury, clear_wounds, wound
from rulebound.games.auztralia.pack import UNITS
from rulebound.games.auztralia.revelation import turn_up
from rulebound.games.auztralia.revenge.tokens import clear_token
from rulebound.games.auztralia.state import GONE, AuztraliaState
from rulebound.kernel import DONE, Decide, Flow, Option, plain_class


def gain(s: AuztraliaState, seat: int, **things: int) -> None:
    """Take from the supply: coal, iron, gold or VP tokens."""
    player = s.players[seat]
    for name, number in things.items():
        setattr(player, name, getattr(player, name) + number)
        s.emit("gained", seat, name, number)


@character("davies", ONE_USE, number=41)
class AgentDavies(Character):
    """Two tiles come to light, and two VP."""

    def play(self, s: AuztraliaState, seat: int) -> Flow[None]:
        gain(s, seat, vp=2)
        options = s.board.options("uncover")
        for left in (2, 1):
            hidden = {at for tile, at in enumerate(s.at) if at >= 0 and not s.is_up(tile)}
            if not hidden:
                return
            pick: Option = yield Decide(seat, "davies", [options[h] for h in sorted(hidden)], left=left)
            h = s.board.number_of[pick.args[0]]
            yield from turn_up(s, next(tile for tile in s.tiles_at(h) if not s.is_up(tile)))


@character("flounder", ONE_USE)
class CaptainFlounder(Character):
    """A unit of any kind, free."""

    def can_play(self, s: AuztraliaState, seat: int) -> bool:
        return any(s.units)

    def play(self, s: AuztraliaState, seat: int) -> Flow[None]:
        options = [Option("enlist", name) for name, left in zip(UNITS, s.units, strict=True) if left]
        pick: Option = yield Decide(seat, "flounder", options)
        gain_unit(s, seat, UNITS.index(pick.args[0]))


def face_up_temples(s: AuztraliaState) -> int:
    """The hexes of the temples that have come to light."""
    found = 0
    for tile, at in enumerate(s.at):
        if at >= 0 and s.is_up(tile) and s.tables.tiles[tile].kind == "temple":
            found |= 1 << at
    return found


@character("danger", ONE_USE, number=52)
class DestaDanger(Character):
    """A temple and all Old Ones on it leave the game, for nothing but the rebirth token under them (RV-F5)."""

    def can_play(self, s: AuztraliaState, seat: int) -> bool:
        return face_up_temples(s) != 0

    def play(self, s: AuztraliaState, seat: int) -> Flow[None]:
        options = s.board.options("demolish")
        pick: Option = yield Decide(seat, "danger", [options[h] for h in bits(face_up_temples(s))])
        s.emit("demolished", seat, pick.args[0])
        h = s.board.number_of[pick.args[0]]
        for tile in s.tiles_at(h):
            s.put_tile(tile, GONE)
            clear_wounds(s, tile)
        clear_token(s, h, (seat,))


@plain_class
class Gift(Character):
    """Goods from the supply."""

    coal = 0
    iron = 0
    gold = 0

    def play(self, s: AuztraliaState, seat: int) -> Flow[None]:
        goods = {"iron": self.iron, "coal": self.coal, "gold": self.gold}
        gain(s, seat, **{name: number for name, number in goods.items() if number})
        yield from ()


@character("mcdonald", ONE_USE)
class DonaldMcDonald(Gift):
    """Two of everything."""

    coal = 2
    iron = 2
    gold = 2


@character("carter", ONE_USE)
class LadyCarter(Gift):
    """Coal."""

    coal = 4


@character("blackstock", ONE_USE)
class LordBlackstock(Gift):
    """Gold."""

    gold = 4


@character("quilla", ONE_USE)
class YvetteQuilla(Gift):
    """Iron."""

    iron = 4


@character("cassan", ONE_USE)
class FerdiCassan(Character):
    """Two farms by the usual rules, so of different kinds, at no cost of time."""

    def can_play(self, s: AuztraliaState, seat: int) -> bool:
        return can_farm(s, seat)

    def play(self, s: AuztraliaState, seat: int) -> Flow[None]:
        yield from place_farms(s, seat, 2)


@character("brassey", ONE_USE)
class TimothyBrassey(Character):
    """Two rails at the usual price, at no cost of time: so on any ground."""

    def can_play(self, s: AuztraliaState, seat: int) -> bool:
        return can_build_in_hills(s, seat)

    def play(self, s: AuztraliaState, seat: int) -> Flow[None]:
        yield from lay_rails(s, seat, hills=True)


def restorable(s: AuztraliaState, seat: int) -> int:
    """Blighted farms of the player; in a co-operative game of anybody (AZ-K5)."""
    found = 0
    for h in bits(s.blighted):
        if s.coop or s.farm[h] // 3 == seat:
            found |= 1 << h
    return found


@character("appleseed", ONE_USE)
class JennyAppleseed(Character):
    """One or two farms thrive again."""

    def can_play(self, s: AuztraliaState, seat: int) -> bool:
        return restorable(s, seat) != 0

    def play(self, s: AuztraliaState, seat: int) -> Flow[None]:
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


@character("kitchener", ONE_USE)
class Kitchener(Character):
    """A character from the display."""

    def can_play(self, s: AuztraliaState, seat: int) -> bool:
        return bool(s.display)

    def play(self, s: AuztraliaState, seat: int) -> Flow[None]:
        pick: Option = yield Decide(seat, "kitchener", [Option("recruit", name) for name in s.display])
        to = yield from for_whom(s, seat)  # AZ-K5
        take_from_display(s, to, pick.args[0])


def in_the_open(s: AuztraliaState) -> list[int]:
    """The Old Ones that lie face up on the map."""
    return [tile for tile, at in enumerate(s.at) if at >= 0 and s.is_up(tile)]


@character("lrog", ONE_USE)
class LongRangeOutbackGroup(Character):
    """Two damage to any Old One that lies face up."""

    def can_play(self, s: AuztraliaState, seat: int) -> bool:
        return bool(in_the_open(s))

    def play(self, s: AuztraliaState, seat: int) -> Flow[None]:
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
