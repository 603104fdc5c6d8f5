"""How well a seat stands, in points it can expect by the end: what search bots steer by."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from rulebound.games.auztralia import state
from rulebound.games.auztralia.actions.farm import suits
from rulebound.games.auztralia.board import Board, bits, mask_of
from rulebound.games.auztralia.judge.dark import dark_hint
from rulebound.games.auztralia.judge.hunt import PREY, Hunt
from rulebound.games.auztralia.judge.lair import lair_of
from rulebound.games.auztralia.judge.odds import WORTH, holds, troop_in_fight, troop_of, venture
from rulebound.games.auztralia.judge.persons import hand_value, person_value
from rulebound.games.auztralia.judge.raids import Raids, foresee, ways_of
from rulebound.games.auztralia.network import rail_edges, usable
from rulebound.games.auztralia.pack import INFANTRY
from rulebound.games.auztralia.scoring import old_ones_score, score_of, seen_old_ones_score
from rulebound.games.auztralia.state import (
    ATTACK_BOX,
    FARM_BOX,
    FARMS,
    HILLS_BOX,
    MILITARY_BOX,
    MINE_BOX,
    NOBODY,
    RAIL_BOX,
    RAILS,
    RECRUIT_BOX,
    TRADE_BOX,
    AuztraliaState,
)

TIME: Final = 1.0  # what a space of the time track is worth
GOLD: Final = 0.75
PIECE: Final[tuple[float, ...]] = (0.5, 0.5, 0.75, 3.75, 1.0)  # coal, iron, gold, phosphate, a point token
FARM: Final = 2.75  # points and gold of a farm that may stand
AGAIN: Final = 0.8  # each further site of a kind, as only one farm of a kind is placed in an action
OFF_RAILS: Final[tuple[float, ...]] = (0.8, 0.3, 0.15, 0.08, 0.04)  # how much counts what lies so far from rails
PAIRS: Final[tuple[float, ...]] = (0.95, 0.8, 0.6, 0.4, 0.2)  # a coal and an iron, and the next
IN_TIME: Final = 1.1  # the most that a space of the time track brings of what lies within reach
BOX: Final = 0.3
NEEDED: Final = 4.0  # the most that the port adds to the worth of a unit
NO_UNITS: Final = (0, 0, 0, 0, 0)
DEALS: Final = ((1, 1, 0), (2, 0, 0), (0, 2, 0), (-1, 1, 1), (1, -1, 1), (-2, 0, 2), (0, -2, 2))
PORT: Final = 10.0
THEIRS: Final = 0.8  # a point of the Old Ones, to one who must beat the other players too
THEIRS_ALONE: Final = 1.0  # to those who play against nobody else


def score_hint(s: AuztraliaState, seat: int) -> float:
    """Points, what is in store and within reach, less what the Old Ones have and threaten."""
    if s.dark is not None and seat == s.old_ones:
        return dark_hint(s, s.dark)
    return Outlook(s, seat).value()


class Outlook:
    """One seat's prospects."""

    def __init__(self, s: AuztraliaState, seat: int) -> None:
        self.s, self.seat, self.player = s, seat, s.players[seat]
        self.alone = s.coop or s.seat_count == 1
        self.theirs = THEIRS_ALONE if self.alone else THEIRS
        self.left = max(0, s.tables.end - s.space[seat])
        self.hurry = min(1.0, self.left / 12)
        self.stake = PORT + 0.35 * self.left

    def value(self) -> float:
        """What `score_hint` says."""
        s, seat = self.s, self.seat
        value = float(score_of(s, seat))
        if s.coop:
            value += 0.5 * min(score_of(s, other) for other in range(s.seat_count))
        if s.phase == "over":
            return value - self.theirs * old_ones_score(s) - (PORT if s.lost_port != NOBODY else 0)
        value -= self.theirs * self._their_score()
        if self.player.port == NOBODY:
            return value
        return value + self._stores() + self._prospects()

    def _their_score(self) -> float:
        """What they will have: hidden tiles count twice, unless a Revelation turns them up."""
        s = self.s
        return seen_old_ones_score(s) + lair_of(s).hidden_points(len(s.revelations))

    def _stores(self) -> float:
        """Time, goods, cubes and cards."""
        player = self.player
        boxes = sum(cubes * (cubes + 1) for cubes in player.boxes) / 2
        stores = self._goods(player.coal, player.iron) + gold_value(player.gold) - BOX * boxes
        stores -= 0.0 if player.hq > 2 else 0.8
        return TIME * self.left + self.hurry * stores + hand_value(self.s, self.seat, self.theirs, self.hurry)

    def _goods(self, coal: int, iron: int) -> float:
        """Coal and iron: in pairs they are railways, what is over can be completed or sold."""
        pairs = min(coal, iron, (self.player.rails + 1) // 2, self.left // 4 + 1)
        over = coal + iron - 2 * pairs
        return sum(PAIRS[:pairs]) + 0.1 * max(0, pairs - len(PAIRS)) + 0.45 * min(over, 3) + 0.2 * max(0, over - 3)

    def _prospects(self) -> float:
        """What can be had from here, and what is in danger; and the action that is under way."""
        s, seat = self.s, self.seat
        self.haunted = s.haunted() | s.tokens
        self.start = usable(s, seat)
        force = self._all_units()
        self.ways = ways_of(s, seat, self.theirs)
        raids = self._raids(force)
        self.dear = self._dear(force, raids)
        self.hunt = Hunt(s, seat, self.theirs, self.dear, self.stake, self.ways, raids)
        self.hunt.on_foot = self.hunt.by_land(force, TIME)
        self.values, self.sites = self._land()
        within = self._potential(self.start)
        value = self._in_time(within) + self.hunt.by_air(force, TIME, self.start) - self._fear(raids)
        if s.fight is not None and s.fight.seat == seat:
            return value + self._fight()
        if s.seat == seat and s.doing != NOBODY:
            return value + self._under_way(within, force, raids)
        if s.aim != NOBODY and s.seat == NOBODY:
            return value + self.hunt.best(self.player.barracks, TIME)
        return value

    def _all_units(self) -> list[int]:
        fight, barracks = self.s.fight, self.player.barracks
        if fight is not None and fight.seat == self.seat:
            return [one + other for one, other in zip(barracks, fight.force, strict=True)]
        return barracks

    def _raids(self, force: Sequence[int]) -> Raids:
        """What the Old Ones do if this force is at home."""
        return foresee(self.s, self.ways, self.stake, troop_of(self.s, self.seat, force))

    def _fear(self, raids: Raids) -> float:
        """Farms that will be blighted, and the port."""
        return raids.farms + self.stake * raids.port

    def _dear(self, force: Sequence[int], raids: Raids) -> float:
        """How much of its worth a unit still has: it can be used again, and the port needs it."""
        worth = sum(each * number for each, number in zip(WORTH, force, strict=True))
        if not worth:
            return self.hurry
        bare = self._raids(NO_UNITS)
        needed = 0.7 * max(0.0, self._fear(bare) - self._fear(raids)) / worth
        return round(2 * self.hurry + 2 * min(needed, NEEDED)) / 2

    # What lies on the map.

    def _land(self) -> tuple[list[float], dict[str, list[int]]]:
        """What can be got from each hex, and the sites for farms on the railway."""
        s, board = self.s, self.s.board
        kinds = tuple([kind for kind in range(len(FARMS)) if self.player.farms[kind]])
        ground = ground_for(board, kinds, tuple(s.farm), tuple([other.port for other in s.players]))
        return lie_of_the_land(board, tuple([tuple(pieces) for pieces in s.ore]), ground, self.start, self.hurry)

    def _potential(self, start: int) -> float:
        """What lies on the railway and near it, on hexes free of Old Ones, and the prey beside it."""
        values, prey, total = self.values, self.hunt.on_foot, 0.0
        for weight, (ring, beside) in zip(OFF_RAILS, rings(self.s.board, start, self.haunted), strict=True):
            for h in ring:
                total += weight * values[h]
            if prey:
                for h in beside:
                    total += PREY * weight * prey.get(h, 0.0)
        return total

    def _in_time(self, within: float) -> float:
        """How much of what lies within reach there is time for.

        More to choose from helps, though less and less, but not beside rivals, who take it first.
        """
        most = IN_TIME * self.left
        if self.alone and most:
            return most * (1 - exp(-within / most))
        return min(within, most)

    # What is under way.

    def _fight(self) -> float:
        """A combat; its time is spent."""
        s, f = self.s, self.s.fight
        assert f is not None
        foes, prizes = self.hunt.open_foes(f.hex)
        troop = troop_in_fight(s)
        if f.place == state.PORT:
            return -self.stake * (1 - holds(troop, foes))
        return 0.0 if f.defeated else venture(troop, foes, prizes, self.dear)

    def _under_way(self, within: float, force: Sequence[int], raids: Raids) -> float:
        """What the action that has begun will bring."""
        s, player, box = self.s, self.player, self.s.doing
        if box in (RAIL_BOX, HILLS_BOX):
            return self._rails(within, box == HILLS_BOX)
        if box == MINE_BOX:
            return self._mine()
        if box == FARM_BOX:
            return self._farms()
        if box == RECRUIT_BOX:
            names = [*s.display, *s.looking]
            best = max((person_value(s, self.seat, name, self.theirs, self.hurry) for name in names), default=0.8)
            return best - self._spent(1)
        if box == MILITARY_BOX:
            return self._military(force, raids)
        if box == TRADE_BOX:
            return self._trade()
        if box == ATTACK_BOX:
            return self.hunt.best(player.barracks, TIME)
        return 0.0

    def _spent(self, time: int) -> float:
        return TIME * min(time, self.left)

    def _rails(self, within: float, hills: bool) -> float:
        """The best hexes that can still be joined in this action; as a rule an even number lies."""
        s, board = self.s, self.s.board
        more = 2 if (RAILS - self.player.rails) % 2 == 0 else 1
        ends = 0
        for edge in rail_edges(s, self.seat, hills):
            one, other = board.edges[edge]
            ends |= 1 << one | 1 << other
        shut = self.haunted if hills else self.haunted | board.hills
        start, best, ends = self.start, within, ends & ~self.start
        for _ in range(more):
            choice = NOBODY
            for h in bits(ends):
                value = self._potential(start | 1 << h)
                if choice == NOBODY or value > best:
                    choice, best = h, value
            if choice == NOBODY:
                break
            start |= 1 << choice
            ends = (ends | board.next_to[choice]) & ~shut & ~start
        return self._in_time(best) - self._in_time(within) - self._spent(3 if hills else 2)

    def _mine(self) -> float:
        """The best that lies on the railway."""
        best = 0.0
        for kind, pieces in enumerate(self.s.ore):
            for h in bits(self.start):
                if pieces[h]:
                    best = max(best, self._dug(kind, pieces[h]) - OFF_RAILS[0] * self.values[h])
        return best - self._spent(1)

    def _dug(self, kind: int, number: int) -> float:
        """What pieces from a mine add to the stores."""
        player = self.player
        if kind > 2:
            return PIECE[kind] * number
        if kind == 2:
            return self.hurry * (gold_value(player.gold + number) - gold_value(player.gold))
        coal, iron = (number, 0) if kind == 0 else (0, number)
        now = self._goods(player.coal, player.iron)
        return self.hurry * (self._goods(player.coal + coal, player.iron + iron) - now)

    def _trade(self) -> float:
        """The best two deals."""
        player = self.player
        now = self._goods(player.coal, player.iron) + gold_value(player.gold)
        best = 0.0
        for coal, iron, gold in DEALS:
            if player.coal + coal >= 0 and player.iron + iron >= 0:
                then = self._goods(player.coal + coal, player.iron + iron) + gold_value(player.gold + gold)
                best = max(best, then - now)
        return self.hurry * best - self._spent(1)

    def _farms(self) -> float:
        """A farm on the best site of each ground."""
        total, placed = 0.0, 0
        for terrain, sites in self.sites.items():
            for h in sites[: len(self.s.board.farms_on[terrain])]:
                total += 2 + GOLD * self.hurry - OFF_RAILS[0] * self.values[h]
                placed += 1
        return total - self._spent(min(3, placed))

    def _military(self, force: Sequence[int], raids: Raids) -> float:
        """The best unit that can be paid."""
        s, gold = self.s, self.player.gold
        now = self.hunt.by_air(force, TIME, self.start) - self._fear(raids) + self._near_prey(force)
        best = -1.0
        for kind, each in enumerate(s.prices):
            for number in (1, 2) if kind == INFANTRY else (1,):
                if s.units[kind] >= number and each * number <= gold:
                    more = [n + (number if other == kind else 0) for other, n in enumerate(force)]
                    then = self.hunt.by_air(more, TIME, self.start) + self._near_prey(more)
                    then -= self._fear(self._raids(more))
                    price = gold_value(gold) - gold_value(gold - each * number)
                    best = max(best, then - now - self.hurry * price)
        return best - self._spent(1)

    def _near_prey(self, force: Sequence[int]) -> float:
        """The part of the potential that hangs on the force."""
        kept = self.hunt.on_foot
        self.hunt.on_foot = self.hunt.by_land(force, TIME)
        value = self._potential(self.start)
        self.hunt.on_foot = kept
        return self._in_time(value)


@lru_cache(maxsize=4096)
def rings(board: Board, start: int, haunted: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """By the distance from these hexes: those that are free of Old Ones, and the haunted ones beside them."""
    found, ring, seen = start, start, 0
    made = []
    for _ in OFF_RAILS:
        step = 0
        for h in bits(ring):
            step |= board.next_to[h]
        made.append((bits(ring), bits(step & haunted & ~seen)))
        seen |= step & haunted
        ring = step & ~found & ~haunted
        found |= ring
    return tuple(made)


@lru_cache(maxsize=1024)
def lie_of_the_land(
    board: Board, ore: tuple[tuple[int, ...], ...], ground: int, start: int, hurry: float
) -> tuple[list[float], dict[str, list[int]]]:
    """What can be got from each hex, the time for it taken off; by terrain, the sites for farms on the rails."""
    values = [0.0] * board.size
    for kind, pieces in enumerate(ore):
        worth = PIECE[kind] * (hurry if kind <= 2 else 1.0)
        for h, number in enumerate(pieces):
            if number:
                values[h] += max(0.05, worth * number - TIME)
    farm = FARM - TIME
    found: dict[str, list[int]] = {}
    for h in bits(ground):
        if values[h]:
            values[h] += 0.4 * farm
        elif start >> h & 1:
            found.setdefault(board.terrain[h], []).append(h)
        else:
            values[h] = farm
    for terrain, sites in found.items():
        less = 0.93 if len(board.farms_on[terrain]) > 1 else AGAIN
        for number, h in enumerate(sites):
            values[h] = farm * less**number
    return values, found


@lru_cache(maxsize=512)
def ground_for(board: Board, kinds: tuple[int, ...], farms: tuple[int, ...], ports: tuple[int, ...]) -> int:
    """The hexes with neither farm nor port that suit one of these kinds."""
    return mask_of(
        h
        for h, farm in enumerate(farms)
        if farm == NOBODY and h not in ports and any(suits(board, h, kind) for kind in kinds)
    )


def gold_value(gold: int) -> float:
    """The first coins are worth most."""
    return GOLD * min(gold, 8) + 0.3 * max(0, min(gold, 14) - 8)
