"""The twenty-one special powers."""

from rulebound.games.small_world_underground.ability import (
    KEEP_ALL,
    VANISH,
    Ability,
    abilities,
    linked,
    pay,
    power,
    power_slot,
    settle,
)
from rulebound.games.small_world_underground.board import bits
from rulebound.games.small_world_underground.content.relics import double, ring, rob
from rulebound.games.small_world_underground.losses import clear, fade_if_gone
from rulebound.games.small_world_underground.state import ARMORS, ENGLISH, OFF, POLISH, UndergroundState
from rulebound.kernel import DONE, Decide, Flow, Option, plain_class


@plain_class
class TerrainCoin(Ability):
    """A coin more for each region of one terrain."""

    terrain = ""

    def region_coins(self, s: UndergroundState, slot: int, r: int) -> int:
        return int(s.board.terrain[r] == self.terrain)


@power("mining", tokens=4)
class Mining(TerrainCoin):
    """SU-124."""

    terrain = "mine"


@power("muddy", tokens=3, lasts=True)
class Muddy(TerrainCoin):
    """SU-125."""

    terrain = "mudpool"


@power("mystic", tokens=4)
class Mystic(TerrainCoin):
    """SU-126."""

    terrain = "mystic-crystal"


@power("stone", tokens=4)
class Stone(TerrainCoin):
    """SU-134."""

    terrain = "black-mountain"


@power("adventurous", tokens=5)
class Adventurous(Ability):
    """A coin more where there is a Popular Place (SU-114)."""

    def region_coins(self, s: UndergroundState, slot: int, r: int) -> int:
        return int(r in s.places.values())


@power("fisher", tokens=4)
class Fisher(Ability):
    """A coin for every pair of coastal regions (SU-115)."""

    def other_coins(self, s: UndergroundState, slot: int, held: int) -> int:
        return (held & s.board.coast).bit_count() // 2


@power("flocking", tokens=5)
class Flocking(Ability):
    """Two coins for keeping together (SU-116, SU-117)."""

    def other_coins(self, s: UndergroundState, slot: int, held: int) -> int:
        return 2 if held and linked(s, slot, held & -held, held, abilities(s, slot)) == held else 0


@power("quarreling", tokens=3)
class Quarreling(Ability):
    """A coin for every group that shares no border with another (SU-127)."""

    def other_coins(self, s: UndergroundState, slot: int, held: int) -> int:
        groups = 0
        while held:
            held &= ~linked(s, slot, held & -held, held, [])  # SU-272: no help links them
            groups += 1
        return groups


@power("frightened", tokens=4)
class Frightened(Ability):
    """A coin more where three or more huddle (SU-118)."""

    def region_coins(self, s: UndergroundState, slot: int, r: int) -> int:
        return int(s.tokens[r] >= 3)


@power("immortal", tokens=4)
class Immortal(Ability):
    """Losing a region costs no token (SU-119)."""

    def spares(self, s: UndergroundState, slot: int) -> bool:
        return True


@power("magic", tokens=5)
class Magic(Ability):
    """The Bag copies a relic in play (SU-120 to SU-122); for conquests see `attack`."""

    order = 5
    copies_relics = True

    def copies_alongside(self, s: UndergroundState) -> bool:
        return s.edition == POLISH

    def end_of_turn(self, s: UndergroundState, slot: int) -> Flow[None]:
        if s.turn.bag_used:
            return
        lay = [
            Option("bag", relic, s.board.ids[r])
            for relic in ("scepter-of-avarice", "froggys-ring")
            if relic in s.relics and s.turn.bag in ("", relic)
            for r in bits(s.held(slot))
            if self.copies_alongside(s) or relic not in s.turn.used or s.relics[relic] != r  # SU-121
        ]
        pick: Option = yield Decide(slot >> 1, "bag", [*lay, DONE])
        if pick is DONE:
            return
        relic, r = pick.args[0], s.board.number[pick.args[1]]
        s.turn.bag, s.turn.bag_used, s.bag = relic, True, r
        s.emit("bag-moved", slot >> 1, *pick.args)
        (double if relic == "scepter-of-avarice" else ring)(s, slot, r)

    def settle(self, s: UndergroundState) -> None:
        if s.bag != OFF and s.holder[s.bag] != power_slot(s, self.id):
            s.bag = OFF  # SU-122, SU-217, SU-256
            s.emit("bag-left")


@power("martyr", tokens=4)
class Martyr(Ability):
    """A coin for every region lost (SU-123)."""

    def lost(self, s: UndergroundState, slot: int, r: int, lost_slot: int, by: int) -> None:
        if lost_slot == slot:
            pay(s, slot >> 1, 1, self.id)
            s.emit("martyred", slot >> 1)


@power("reborn", tokens=5, lasts=True)
class Reborn(Ability):
    """In decline, up to two of its regions a turn come alive as the active race (SU-128)."""

    order = 2
    only_in_decline = True

    def start_of_turn(self, s: UndergroundState, slot: int) -> Flow[None]:
        active = s.races[slot - 1] if slot & 1 else None
        if active is None:
            return
        awake = s.board.options("reborn")
        for _ in range(2):
            if not s.tray[active.race] and not active.hand:
                return
            pick: Option = yield Decide(slot >> 1, "reborn", [*(awake[r] for r in bits(s.held(slot))), DONE])
            if pick is DONE:
                return
            self._swap(s, slot, s.board.number[pick.args[0]])

    def _swap(self, s: UndergroundState, slot: int, r: int) -> None:
        active, old = s.troop(slot - 1), s.troop(slot)
        s.tray[old.race] += s.tokens[r]
        clear(s, r)
        s.holder[r], s.tokens[r] = slot - 1, 1
        if s.tray[active.race]:
            s.tray[active.race] -= 1
        else:
            active.hand -= 1
        s.emit("reborn", slot >> 1, active.race, s.board.ids[r])
        fade_if_gone(s, slot)
        settle(s)


def _is_lent(s: UndergroundState, slot: int, name: str) -> bool:
    """Whether the race has this power by Stonehedge, whose use is optional (SU-274)."""
    return s.troop(slot).power != name


@power("royal", tokens=5, lasts=True)
class Royal(Ability):
    """The Queen makes one region immune (SU-129, SU-130)."""

    order = 1

    def end_of_turn(self, s: UndergroundState, slot: int) -> Flow[None]:
        held = s.held(slot)
        if slot & 1 or not held:
            return
        enthrone = s.board.options("queen")
        options = [enthrone[r] for r in bits(held)]
        if _is_lent(s, slot, self.id):
            options.append(DONE)
        pick: Option = yield Decide(slot >> 1, "queen", options)
        if pick is DONE:
            return
        s.queen = s.board.number[pick.args[0]]
        s.emit("queen-moved", slot >> 1, *pick.args)

    def settle(self, s: UndergroundState) -> None:
        if s.queen != OFF and s.holder[s.queen] != power_slot(s, self.id):
            s.queen = OFF  # SU-222, SU-223, SU-254
            s.emit("queen-left")


@power("shield", tokens=3, lasts=True)
class Shield(Ability):
    """Mushroom Armor from the forests, to be laid in any region (SU-131 to SU-133)."""

    def gain(self, s: UndergroundState, slot: int, held: int) -> Flow[None]:
        forests = (held & s.board.of_terrain["mushroom-forest"]).bit_count()
        lay = s.board.options("armor")
        for left in range(min(forests, ARMORS - sum(s.armor)), 0, -1):
            options = [lay[r] for r in bits(held)]
            if _is_lent(s, slot, self.id):
                options.append(DONE)
            pick: Option = yield Decide(slot >> 1, "armor", options, armors=left)
            if pick is DONE:
                return
            s.armor[s.board.number[pick.args[0]]] += 1
            s.emit("armored", slot >> 1, *pick.args)


@power("thieving", tokens=4)
class Thieving(Ability):
    """A coin from every neighbour (SU-135)."""

    def rob(self, s: UndergroundState, slot: int) -> None:
        rob(s, slot >> 1, s.board.next_to(s.held(slot)), self.id)


@power("tomb", tokens=5, lasts=True)
class Tomb(Ability):
    """In decline all tokens stay (SU-136, SU-137)."""

    departure = KEEP_ALL


@power("vampire", tokens=5)
class Vampire(Ability):
    """Lone tokens change sides (SU-138, SU-139); in the Polish rules one a turn."""

    def bites(self, s: UndergroundState, slot: int) -> bool:
        return s.edition == ENGLISH or not s.turn.bitten


@power("vanishing", tokens=5, lasts=True)
class Vanishing(Ability):
    """The race leaves with a last double harvest (SU-140)."""

    departure = VANISH


@power("vengeful", tokens=4)
class Vengeful(Ability):
    """Attackers are marked and pay for it next turn (SU-141, SU-142)."""

    def lost(self, s: UndergroundState, slot: int, r: int, lost_slot: int, by: int) -> None:
        s.avenger = slot
        if by not in s.vengeance:
            s.vengeance.append(by)
            s.emit("marked", slot >> 1, by)

    def discount(self, s: UndergroundState, slot: int, anywhere: bool) -> tuple[int, int]:
        mask = 0
        for r, holder in enumerate(s.holder):
            if holder >= 0 and holder >> 1 in s.vengeance:
                mask |= 1 << r
        return mask, 1

    def turn_over(self, s: UndergroundState, slot: int) -> None:
        s.vengeance = []

    def settle(self, s: UndergroundState) -> None:
        if s.vengeance and power_slot(s, self.id) != s.avenger:
            s.vengeance = []  # SU-216, SU-257


@power("wise", tokens=4, lasts=True)
class Wise(Ability):
    """Two coins a turn in decline (SU-143)."""

    only_in_decline = True

    def other_coins(self, s: UndergroundState, slot: int, held: int) -> int:
        return 2 if slot & 1 and held else 0
