"""The scenarios of Jagged Earth."""

from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.each import often
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.fear_cards import add_card
from rulebound.games.spirit_island.invaders import accelerate, act_apart, with_source
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import BUILDINGS, EXPLORER, KINDS, TOWN, picked, piece_option
from rulebound.games.spirit_island.power import POWERS, SLOW
from rulebound.games.spirit_island.said import lasting, markers
from rulebound.games.spirit_island.scenario import Scenario, scenario
from rulebound.games.spirit_island.shapes import Corner, corners_of, east_edge, northward, where_it_lies
from rulebound.games.spirit_island.state import (
    ANY,
    BUILD,
    ELEMENTS,
    EXPLORE,
    READY,
    IslandState,
    ScenarioMarker,
)
from rulebound.kernel import Decide, Flow, Option

BOX: Final = "jagged-earth"


# Elemental Invocation.

INVOKE: Final = "invoke-element"
INVOKED: Final = "invoked"  # what a spirit has done in this spirit phase
ELEMENT: Final = "element"  # the kind of the markers
AID: Final = 2  # what a marker counts towards a cost
SETTLED: Final = 6  # the land of each board that gets a town
lasting(INVOKED)
markers(ELEMENT)


@scenario("elemental-invocation", 1, box=BOX)
class ElementalInvocation(Scenario):
    """Markers on the corners of lands add their elements to powers that target these lands."""

    moves = (INVOKE,)

    def set_up(self, s: IslandState, its: Effect) -> None:
        """A town more on each board, a fear card more for the first terror level, an invader card less."""
        for board in range(len(s.boards)):
            s.put(s.island.land_of(board, SETTLED), TOWN)
        add_card(s)
        accelerate(s)

    def own_moves(self, s: IslandState, its: Effect) -> list[str]:
        """Once in each spirit phase."""
        now = s.phase == "spirits" and s.spirits[its.seat].stage != READY and not s.has(INVOKED, seat=its.seat)
        return [INVOKE] if now and _own_elements(s, its.seat) and _open_corners(s, its.seat) else []

    def do_own_move(self, s: IslandState, its: Effect, what: str) -> Flow[None]:
        """It is an action of its own."""
        act = Action(s, "spirit", its.seat, source=its.kind)
        yield from resolve(act, _invoke(act))

    def land_elements(self, s: IslandState, its: Effect) -> dict[int, tuple[int, ...]]:
        """Those on the corners of each land."""
        found: dict[int, list[int]] = {}
        for corner, element in _laid(s):
            for land in bits(_around(s, corner)):
                found.setdefault(land, [0] * (ANY + 1))[ELEMENTS.index(element)] += 1
        return {land: tuple(elements) for land, elements in found.items()}

    def aids(self, s: IslandState, its: Effect, element: str) -> int:
        """Each marker of that element counts twice."""
        return AID * sum(marker.face == element for marker in _markers(s))


def _markers(s: IslandState) -> list[ScenarioMarker]:
    return [each for each in s.scenario_markers if each.kind == ELEMENT]


def _laid(s: IslandState) -> list[tuple[Corner, str]]:
    """The corners with a marker, and its element."""
    found = [(where_it_lies(s.island, each.corner), each.face) for each in _markers(s)]
    return [(corner, element) for corner, element in found if corner is not None]


def _around(s: IslandState, corner: Corner) -> int:
    """The lands at a corner, also those that are one with a land there."""
    lands = corner.lands
    for what, *numbers in (change.split() for change in s.changes):
        if what == "join" and lands >> int(numbers[1]) & 1:
            lands |= 1 << int(numbers[0])
    return lands & s.in_play


def _price(s: IslandState, corner: Corner) -> int:
    """1 energy, and 1 more for each next corner with a marker."""
    laid = {each.name for each, _ in _laid(s)}
    return 1 + len(laid & {*corner.near})


def _open_corners(s: IslandState, seat: int) -> dict[str, int]:
    """The corners of its lands without a marker that a spirit can pay for, and what each costs."""
    own, laid = s.presence_of(seat), {each.name for each, _ in _laid(s)}
    found = {
        name: _price(s, corner)
        for name, corner in corners_of(s.island).items()
        if name not in laid and _around(s, corner) & own
    }
    return {name: price for name, price in found.items() if price <= s.spirits[seat].energy}


def _own_elements(s: IslandState, seat: int) -> list[str]:
    """The elements printed on the spirit's power cards in hand, in play and discarded."""
    spirit = s.spirits[seat]
    cards = [POWERS[card].elements for card in (*spirit.hand, *spirit.played, *spirit.discard)]
    return [element for place, element in enumerate(ELEMENTS) if any(card[place] for card in cards)]


def _invoke(act: Action) -> Flow[None]:
    """Lay a marker of an element on a corner; another spirit may take the corner meanwhile (SI-027)."""
    s, seat = act.s, act.seat
    options = [Option("corner", name, price) for name, price in _open_corners(s, seat).items()]
    name: str = (yield from act.ask("corner", options)).args[0]
    element: str = (
        yield from act.ask("element", [Option("element", each) for each in _own_elements(s, seat)])
    ).args[0]
    price = _open_corners(s, seat).get(name)
    if price is None:
        return
    act.pay(price)
    s.scenario_markers.append(ScenarioMarker(ELEMENT, face=element, corner=name))
    act.last(INVOKED, seat=seat)
    s.emit("invoked", seat, element, name)


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
