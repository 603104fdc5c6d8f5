"""The nine Popular Places."""

from rulebound.games.small_world_underground.ability import (
    Ability,
    immune_regions,
    pay,
    place,
    settle,
    tokens_from_tray,
)
from rulebound.games.small_world_underground.board import bits
from rulebound.games.small_world_underground.combos import draw_badge
from rulebound.games.small_world_underground.conquest import barred_regions, occupied, plainly_defended
from rulebound.games.small_world_underground.losses import clear, fade_if_gone, oust
from rulebound.games.small_world_underground.state import ENGLISH, OFF, POLISH, UndergroundState
from rulebound.kernel import DONE, Decide, Flow, Option


@place("altar-of-souls", lasts=True)
class AltarOfSouls(Ability):
    """Three coins for a token in decline: before scoring in the Polish rules, after it in the English (SU-157)."""

    coins = 3
    order = 6

    def end_of_turn(self, s: UndergroundState, slot: int) -> Flow[None]:
        if s.edition == POLISH:
            yield from self._sacrifice(s, slot)

    def after_scoring(self, s: UndergroundState, slot: int) -> Flow[None]:
        if s.edition == ENGLISH:
            yield from self._sacrifice(s, slot)

    def _sacrifice(self, s: UndergroundState, slot: int) -> Flow[None]:
        seat, old = slot >> 1, slot | 1
        give = s.board.options("sacrifice")
        pick: Option = yield Decide(seat, "sacrifice", [*(give[r] for r in bits(s.held(old))), DONE])
        if pick is DONE:
            return
        r = s.board.number[pick.args[0]]
        s.tray[s.troop(old).race] += 1
        s.tokens[r] -= 1
        pay(s, seat, self.coins, self.id)
        s.emit("sacrificed", seat, *pick.args)
        if not s.tokens[r]:
            clear(s, r)
            fade_if_gone(s, old)
            settle(s)


@place("crypt-of-tomb-raider")
class CryptOfTombRaider(Ability):
    """The Ghost guards any region; in the English rules not this one (SU-158 to SU-160)."""

    order = 2

    def end_of_turn(self, s: UndergroundState, slot: int) -> Flow[None]:
        haunt = s.board.options("ghost")
        shut = (s.ghost,) if s.edition == POLISH else (s.ghost, s.places[self.id])
        homes = [
            haunt[r]
            for r in bits(s.board.all & ~s.board.chasms & ~immune_regions(s, slot >> 1))  # SU-233
            if r not in shut
        ]
        pick: Option = yield Decide(slot >> 1, "ghost", [*homes, DONE])
        if pick is not DONE:
            s.ghost = s.board.number[pick.args[0]]
            s.emit("ghost-moved", slot >> 1, *pick.args)

    def passes(self, s: UndergroundState, r: int, seat: int) -> bool:
        own = s.places[self.id]
        return own == r or s.holder[own] in (2 * seat, 2 * seat + 1)

    def taken(self, s: UndergroundState, r: int, loser: int | None) -> None:
        if s.ghost in (OFF, r) or loser == s.seat:  # SU-237
            return
        if s.edition == POLISH and s.balrog != r:  # SU-160, SU-249
            s.ghost = r
            s.emit("ghost-moved", s.seat, s.board.ids[r])
        else:
            s.ghost = OFF
            s.emit("ghost-left")


@place("diamond-fields", lasts=True)
class DiamondFields(Ability):
    """A coin more for every region of its terrain (SU-161)."""

    def region_coins(self, s: UndergroundState, slot: int, r: int) -> int:
        return int(s.board.terrain[r] == s.board.terrain[s.places[self.id]])


@place("great-brass-pipe")
class GreatBrassPipe(Ability):
    """All regions of its terrain are next to each other (SU-162)."""

    def widen(self, s: UndergroundState, slot: int, r: int) -> int:
        terrain = s.board.terrain[s.places[self.id]]
        return s.board.of_terrain[terrain] if s.board.terrain[r] == terrain else 0


@place("fountain-of-youth")
class FountainOfYouth(Ability):
    """A token more at the start of the turn (SU-163)."""

    order = 1

    def start_of_turn(self, s: UndergroundState, slot: int) -> Flow[None]:
        troop = s.troop(slot)
        born = tokens_from_tray(s, troop.race, 1)
        troop.hand += born
        if born:
            s.emit("born", slot >> 1, troop.race, born)
        yield from ()


@place("keep-on-motherland", lasts=True)
class KeepOnMotherland(Ability):
    """A coin more; its walls add 1 to the cost for everybody (SU-164)."""

    walls = 1

    def region_coins(self, s: UndergroundState, slot: int, r: int) -> int:
        return int(r == s.places[self.id])


@place("mine-of-lost-dwarf", lasts=True)
class MineOfLostDwarf(Ability):
    """Two coins more (SU-165)."""

    def region_coins(self, s: UndergroundState, slot: int, r: int) -> int:
        return 2 if r == s.places[self.id] else 0


@place("stonehedge")
class Stonehedge(Ability):
    """Lends a power to whoever holds it, see `abilities` (SU-166 to SU-168)."""

    lends = True

    def found(self, s: UndergroundState, seat: int) -> Flow[None]:
        s.hedge = draw_badge(s)
        s.emit("hedge", s.hedge)
        yield from ()


@place("wickedest-pentacle")
class WickedestPentacle(Ability):
    """The Balrog comes, and goes where it is sent (SU-169 to SU-173)."""

    def found(self, s: UndergroundState, seat: int) -> Flow[None]:
        doors = self._doors(s, seat)
        pick: Option = yield Decide(seat, "balrog", [*doors, DONE], always_ask=not s.open_coins)
        if pick is not DONE:  # SU-241
            yield from self._send(s, seat, s.board.number[pick.args[0]])

    def offers(self, s: UndergroundState, slot: int) -> list[Option]:
        return [] if s.turn.balrog_moved or s.turn.armed else self._doors(s, slot >> 1)

    def accept(self, s: UndergroundState, slot: int, pick: Option) -> Flow[None]:
        yield from self._send(s, slot >> 1, s.board.number[pick.args[0]])

    def _doors(self, s: UndergroundState, seat: int) -> list[Option]:
        """Where the Balrog can go: SU-097, SU-238, SU-242, SU-243, SU-245."""
        start = s.balrog if s.balrog != OFF else s.places[self.id]
        shut = s.board.chasms | plainly_defended(s) | barred_regions(s, seat)
        send = s.board.options("balrog")
        doors = bits(s.board.borders[start] & ~shut)
        return [send[r] for r in doors if r not in (s.ancient, s.queen, s.ghost)]

    def _send(self, s: UndergroundState, seat: int, r: int) -> Flow[None]:
        s.turn.balrog_moved = True
        s.balrog = r
        s.emit("balrog-moved", seat, s.board.ids[r])
        if s.holder[r] >= 0:
            oust(s, r, seat, discard=2)
        yield from occupied(s, r, None)
