"""The fifteen races."""

from rulebound.games.small_world_underground.ability import (
    Ability,
    abilities,
    adjacent,
    hand_over,
    immune_regions,
    linked,
    race,
    tokens_from_tray,
)
from rulebound.games.small_world_underground.board import bits
from rulebound.games.small_world_underground.state import HAMMERS, NOBODY, OFF, POLISH, UndergroundState
from rulebound.kernel import DONE, Decide, Flow, Option


@race("cultists", tokens=5, tray=10)
class Cultists(Ability):
    """The Great Ancient makes its region immune and everything next to it cheaper (SU-087 to SU-090)."""

    order = 3

    def conquered(self, s: UndergroundState, slot: int, r: int) -> None:
        if s.ancient == OFF:
            s.ancient = r
            s.emit("ancient-moved", slot >> 1, s.board.ids[r])

    def discount(self, s: UndergroundState, slot: int, anywhere: bool) -> tuple[int, int]:
        if s.ancient == OFF:
            return 0, 0
        if anywhere:  # SU-207
            return s.board.all, 1
        return adjacent(s, slot, s.ancient, abilities(s, slot)), 1

    def start_of_turn(self, s: UndergroundState, slot: int) -> Flow[None]:
        if s.turn.picked:
            return
        move = s.board.options("ancient")
        homes = [move[r] for r in bits(s.held(slot)) if r != s.ancient]
        pick: Option = yield Decide(slot >> 1, "ancient", [*homes, DONE])
        if pick is not DONE:
            s.ancient = s.board.number[pick.args[0]]
            s.emit("ancient-moved", slot >> 1, *pick.args)

    def settle(self, s: UndergroundState) -> None:
        if s.ancient != OFF and not _active_race_at(s, s.ancient, "cultists"):
            s.ancient = OFF  # SU-205, SU-206
            s.emit("ancient-left")


def _active_race_at(s: UndergroundState, r: int, name: str) -> bool:
    holder = s.holder[r]
    return holder >= 0 and not holder & 1 and s.troop(holder).race == name


@race("drow", tokens=4, tray=9)
class Drow(Ability):
    """A coin more for regions without company next door (SU-091)."""

    def region_coins(self, s: UndergroundState, slot: int, r: int) -> int:
        return int(not any(s.monsters[n] or s.holder[n] not in (slot, NOBODY) for n in bits(s.board.borders[r])))


@race("flames", tokens=4, tray=9)
class Flames(Ability):
    """They come out of the Volcano and burn what its fire can reach (SU-092 to SU-094)."""

    def when_picked(self, s: UndergroundState, seat: int) -> Flow[None]:
        erupt = s.board.options("volcano")
        pick: Option = yield Decide(seat, "volcano", [erupt[r] for r in bits(s.board.volcanoes)])
        s.volcano = s.board.number[pick.args[0]]
        s.emit("volcano-placed", seat, *pick.args)

    def entry(self, s: UndergroundState, slot: int, mask: int) -> int:
        # SU-093: in the Polish rules they enter like everybody.
        return mask if s.edition == POLISH or s.volcano == OFF else s.board.borders[s.volcano]

    def as_if_empty(self, s: UndergroundState, slot: int) -> int:
        if s.volcano == OFF:
            return 0
        near, held, helps = s.board.borders[s.volcano], s.held(slot), abilities(s, slot)
        reach = near
        for r in bits(linked(s, slot, held & near, held, helps)):
            reach |= adjacent(s, slot, r, helps)
        return reach

    def settle(self, s: UndergroundState) -> None:
        if s.volcano != OFF and not any(t is not None and t.race == self.id for t in s.races[::2]):
            s.volcano = OFF  # SU-208
            s.emit("volcano-left")


@race("gnomes", tokens=6, tray=11)
class Gnomes(Ability):
    """Nothing magic helps to conquer their regions (SU-095 to SU-097)."""

    plain_only = True


@race("iron-dwarves", tokens=7, tray=12)
class IronDwarves(Ability):
    """Silver Hammers from the Mines pay for conquests (SU-098 to SU-100)."""

    def gain(self, s: UndergroundState, slot: int, held: int) -> Flow[None]:
        troop = s.troop(slot)
        made = min((held & s.board.of_terrain["mine"]).bit_count(), HAMMERS - troop.hammers)
        troop.hammers += made
        if made:
            s.emit("hammers", slot >> 1, made)
        yield from ()


@race("kraken", tokens=5, tray=10, lasts=True)
class Kraken(Ability):
    """Rivers are home (SU-101, SU-102)."""

    def stays_on_river(self) -> bool:
        return True


@race("liches", tokens=5, tray=10, lasts=True)
class Liches(Ability):
    """Whoever disturbs them in decline pays for it (SU-103, SU-104)."""

    wants_coin = True

    def lost(self, s: UndergroundState, slot: int, r: int, lost_slot: int, by: int) -> None:
        if slot & 1 and lost_slot == slot:
            hand_over(s, by, slot >> 1, self.id)
            s.emit("taxed", by, slot >> 1)


@race("lizardmen", tokens=7, tray=12)
class Lizardmen(Ability):
    """They swim: what lies across a river is next door (SU-105)."""

    def widen(self, s: UndergroundState, slot: int, r: int) -> int:
        return self._across(s, slot, s.board.borders[r])

    def entry(self, s: UndergroundState, slot: int, mask: int) -> int:
        return mask | self._across(s, slot, mask)  # SU-201

    def _across(self, s: UndergroundState, slot: int, start: int) -> int:
        """All banks of the rivers in `start`, along the river as far as it can be passed (SU-200)."""
        passable = s.board.rivers & ~immune_regions(s, slot >> 1)
        water = start & passable
        while True:
            banks = s.board.next_to(water)
            more = banks & passable & ~water
            if not more:
                return banks
            water |= more


@race("mudmen", tokens=5, tray=12)
class Mudmen(Ability):
    """Mudpools breed more of them (SU-106)."""

    def gain(self, s: UndergroundState, slot: int, held: int) -> Flow[None]:
        born = tokens_from_tray(s, self.id, (held & s.board.of_terrain["mudpool"]).bit_count())
        s.troop(slot).hand += born
        if born:
            s.emit("born", slot >> 1, self.id, born)
        yield from ()


@race("mummies", tokens=10, tray=15)
class Mummies(Ability):
    """Slow: everything costs one more (SU-107)."""

    def surcharge(self, s: UndergroundState, slot: int) -> int:
        return 1


@race("ogres", tokens=5, tray=10)
class Ogres(Ability):
    """Strong: everything costs one less (SU-108)."""

    def discount(self, s: UndergroundState, slot: int, anywhere: bool) -> tuple[int, int]:
        return s.board.all, 1


@race("shadow-mimes", tokens=7, tray=12)
class ShadowMimes(Ability):
    """They may take the power of another combo on offer (SU-109)."""

    def when_picked(self, s: UndergroundState, seat: int) -> Flow[None]:
        others = [Option("mimic", combo.race, combo.power) for combo in s.combos]
        pick: Option = yield Decide(seat, "mimic", [*others, DONE], power=s.troop(2 * seat).power)
        if pick is DONE:
            return
        troop = s.troop(2 * seat)
        for combo in s.combos:
            if combo.race == pick.args[0]:
                troop.power, combo.power = combo.power, troop.power
                s.emit("mimicked", seat, *pick.args)


@race("shrooms", tokens=5, tray=10)
class Shrooms(Ability):
    """A coin more for Mushroom Forests (SU-110)."""

    def region_coins(self, s: UndergroundState, slot: int, r: int) -> int:
        return int(s.board.terrain[r] == "mushroom-forest")


@race("spiderines", tokens=7, tray=12)
class Spiderines(Ability):
    """Every chasm leads to every other (SU-111)."""

    def widen(self, s: UndergroundState, slot: int, r: int) -> int:
        side = s.board.chasm_side
        return side | s.held(slot) if side >> r & 1 else side  # being next door is mutual

    def entry(self, s: UndergroundState, slot: int, mask: int) -> int:
        return mask | s.board.chasm_side


@race("will-o-wisps", tokens=6, tray=11)
class WillOWisps(Ability):
    """Near Mystic Crystals they may roll the die before any conquest (SU-112, SU-113)."""

    def rolls_for(self, s: UndergroundState, slot: int) -> int:
        crystals = s.board.of_terrain["mystic-crystal"]
        mask, helps = crystals, abilities(s, slot)
        for r in bits(s.held(slot) & crystals):
            mask |= adjacent(s, slot, r, helps)
        return mask
