"""The scenarios of Jagged Earth."""

from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.each import often
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.invaders import act_apart, with_source
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import BUILDINGS, EXPLORER, KINDS, TOWN, picked, piece_option
from rulebound.games.spirit_island.power import SLOW
from rulebound.games.spirit_island.scenario import Scenario, scenario
from rulebound.games.spirit_island.shapes import east_edge, northward
from rulebound.games.spirit_island.state import BUILD, EXPLORE, IslandState
from rulebound.kernel import Decide, Flow, Option

BOX: Final = "jagged-earth"


# The Great River.

ESCAPED: Final = "escaped"  # why the game is lost
TOWNS_LET_GO: Final = 3  # for each player
AWAY: Final = -2  # off the island, at its east edge


@scenario("the-great-river", 3, box=BOX)
class TheGreatRiver(Scenario):
    """The invaders settle the coast and send their towns inland; its amount is how many have left the island."""

    in_a_column = True

    def step_over(self, s: IslandState, its: Effect, step: str) -> Flow[None]:
        """Coasts without buildings are built on and explored once more."""
        empty = s.island.coastal & ~s.where(*BUILDINGS)
        if step == BUILD:
            lands = empty & s.where(EXPLORER)
        elif step == EXPLORE:
            lands = with_source(s, empty)
        else:
            return
        for land in often(s, lands):
            yield from act_apart(s, step, land)

    def phase_ends(self, s: IslandState, its: Effect, phase: str) -> Flow[None]:
        """At the end of the slow phase the towns go inland."""
        if phase == SLOW:
            act = Action(s, "scenario", source=self.id)
            yield from resolve(act, _go_inland(act, its))

    def counter(self, s: IslandState, its: Effect) -> tuple[int, int]:
        """The towns that have left the island."""
        return its.amount, TOWNS_LET_GO * s.share + 1

    def lost(self, s: IslandState, its: Effect) -> str:
        """Too many of them have."""
        return ESCAPED if its.amount > TOWNS_LET_GO * s.share else ""


def _go_inland(act: Action, its: Effect) -> Flow[None]:
    """Each town goes one land, those farthest inland first."""
    s = act.s
    inland = [min(s.island.distance[land][sea] for sea in s.island.seas) for land in range(s.island.size)]
    north = northward(s.island)
    towns = {land: s.count(land, TOWN) for land in bits(s.where(TOWN))}
    for land in sorted(towns, key=lambda land: (-inland[land], -north[land])):
        near = bits(s.near(land) & s.island.lands & ~(1 << land))
        goals = [goal for goal in near if inland[goal] > inland[land]]
        if not goals and east_edge(s.island) >> land & 1:
            goals = [AWAY]
        elif not goals:
            goals = [goal for goal in near if inland[goal] == inland[land]]
        if goals:
            goals.sort(key=lambda goal: -north[goal])
            ways = yield from _ways_inland(act, land, goals, towns[land])
            yield from _leave(act, its, land, ways)


def _ways_inland(act: Action, land: int, goals: list[int], towns: int) -> Flow[list[int]]:
    """Where the towns of a land go, split evenly; isolation is ignored unless a spirit pays for a town."""
    s = act.s
    ways = [goals[number % len(goals)] for number in range(towns)]
    free = [goal for goal in goals if not _barred(s, land, goal)]
    barred = [place for place, goal in enumerate(ways) if _barred(s, land, goal)]
    held = yield from _hold(act, land, len(barred))
    for number, place in enumerate(barred[:held]):
        ways[place] = free[number % len(free)] if free else land
    return [goal for goal in ways if goal != land]


def _barred(s: IslandState, land: int, goal: int) -> bool:
    """Whether isolation parts these lands, or a land from what lies off the island."""
    return bool(s.isolated >> land & 1) or (goal != AWAY and bool(s.isolated >> goal & 1))


def _hold(act: Action, land: int, towns: int) -> Flow[int]:
    """How many of these towns are held back by isolation, for 1 energy each that any spirit may pay."""
    s, left = act.s, towns
    for seat in s.all_seats:
        most = min(left, s.spirits[seat].energy)
        if most:
            options = [Option("offer", number) for number in range(most + 1)]
            pick: Option = yield Decide(seat, "hold-towns", options, land=s.island.names[land], number=left)
            if pick.args[0]:
                s.spirits[seat].energy -= pick.args[0]
                s.emit("paid", seat, pick.args[0])
                left -= pick.args[0]
    return towns - left


def _leave(act: Action, its: Effect, land: int, ways: list[int]) -> Flow[None]:
    """So many towns go where they are to go; which of them goes where is asked if they are not alike."""
    s, names = act.s, act.s.island.names
    for place, goal in enumerate(ways):
        codes, rest = s.codes(land, (TOWN,)), ways[place:]
        if not codes:
            return
        code = codes[0]
        alike = len(codes) == 1 or (len({*rest}) == 1 and len(rest) >= s.count(land, TOWN))
        if not alike and goal != AWAY:
            options = [piece_option("move", each, names[goal]) for each in codes]
            code, _ = picked((yield from act.ask("upriver", options, land)))
        if goal == AWAY:
            s.take(land, code)
            act.changed.add(land)
            its.amount += 1
            s.emit("escaped", KINDS[TOWN], names[land])
        else:
            yield from act.move(code, land, goal)
