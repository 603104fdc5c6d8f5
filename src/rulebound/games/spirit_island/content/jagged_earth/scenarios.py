"""The scenarios of Jagged Earth."""

from collections import Counter, defaultdict
from typing import Final

from rulebound.games.spirit_island.action import Action, End
from rulebound.games.spirit_island.each import often
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.fear_cards import add_card, deepen
from rulebound.games.spirit_island.invaders import accelerate, act_apart, with_source
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import (
    BUILDINGS,
    DAHAN,
    EXPLORER,
    KINDS,
    TOWN,
    damage_of,
    kind_of,
    picked,
    piece,
    piece_kind,
    piece_option,
    strife_of,
)
from rulebound.games.spirit_island.power import POWERS, SLOW
from rulebound.games.spirit_island.said import lasting, markers, reasons
from rulebound.games.spirit_island.scenario import Scenario, scenario
from rulebound.games.spirit_island.shapes import Corner, corners_of, east_edge, northward, where_it_lies
from rulebound.games.spirit_island.state import (
    ANY,
    BUILD,
    ELEMENTS,
    EXPLORE,
    RAVAGE,
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
        before = len(s.fear_deck)
        add_card(s)
        deepen(s, len(s.fear_deck) - before)
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
    for land, other in _joined(s):
        lands |= (lands >> other & 1) << land
    return lands & (s.island.lands | s.island.oceans)


def _joined(s: IslandState) -> list[tuple[int, int]]:
    """Lands, each with another that is one with it."""
    words = [change.split() for change in s.changes if change.startswith("join ")]
    return [(int(land), int(other)) for _, land, other in words]


def _open_corners(s: IslandState, seat: int) -> dict[str, int]:
    """The corners of its lands without a marker that a spirit can pay for, and what each costs.

    That is 1 energy, and 1 more for each next corner with a marker.
    """
    own, energy = s.presence_of(seat), s.spirits[seat].energy
    for land, other in _joined(s):
        own |= (own >> land & 1) << other
    laid = {corner.name for corner, _ in _laid(s)}
    found = {}
    for name, corner in corners_of(s.island).items() if energy else ():
        if corner.lands & own and name not in laid:
            price = 1 + len(laid.intersection(corner.near))
            if price <= energy:
                found[name] = price
    return found


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


# Despicable Theft.

BLANK: Final = "blank"
THIEF: Final = piece_kind("thief", 1, fear=1)  # face down; or else as its face shows it
FACES: Final = {
    BLANK: piece_kind("thief-blank", 1, fear=1),
    **{str(number): piece_kind(f"thief-{number}", 1, fear=1) for number in (1, 2, 3)},
}
THIEVES: Final = (THIEF, *FACES.values())
SUPPLY: Final = (*[BLANK] * 12, "1", "1", "1", "2", "2", "3")
AS_EXPLORERS: Final = dict.fromkeys(THIEVES, EXPLORER)
GUARD: Final = 2  # dahan in a land where thieves are seen and caught
REMOTE: Final = 6  # the least number of a land where a thief comes with explorers
FEAR_LOST: Final = 4
CATCHING: Final = "catching"  # what is noted of an action: the lands where thieves could be caught before it


@scenario("despicable-theft", 2, box=BOX)
class DespicableTheft(Scenario):
    """Thieves come from far inland, head for the ships and are only caught by the dahan."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """The thieves are mixed face down."""
        faces = list(SUPPLY)
        s.rng.shuffle(faces)
        s.scenario_markers += [ScenarioMarker(KINDS[THIEF], face=face, hidden=True) for face in faces]

    def taken_for(self, act: Action, its: Effect) -> dict[int, int]:
        """What the players do affects thieves as explorers."""
        return AS_EXPLORERS if act.kind == "spirit" else {}

    def before(self, act: Action, its: Effect) -> None:
        """Whether a thief can be caught is seen before an action or after it."""
        act.noted[CATCHING] = _catching(act.s)

    def puts_off(self, act: Action, its: Effect, end: End) -> bool:
        """Who could not be caught before may be at the end."""
        return kind_of(end.code) in THIEVES and (act.dreaming or not act.noted.get(CATCHING, 0) >> end.land & 1)

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """Thieves are caught or pushed; they come with explorers; dahan see their faces."""
        yield from _catch(act)
        if act.source != self.id:  # their own move has taken the markers along
            _follow(act)
        if act.kind == "invader" and act.source == EXPLORE and act.s.phase != "setup":
            _come(act)
        _settle(act.s)

    def between_actions(self, s: IslandState, its: Effect) -> Flow[None]:
        """Some may have come ashore."""
        _settle(s)
        yield from ()

    def step_begins(self, s: IslandState, its: Effect, step: str) -> Flow[None]:
        """Before the ravage step all of them move."""
        if step == RAVAGE:
            act = Action(s, "scenario", source=self.id)
            yield from resolve(act, _flee(act))

    def time_passes(self, s: IslandState, its: Effect) -> Flow[None]:
        """Those off the island are mixed."""
        away = [thief for thief in _thieves(s) if thief.land == NOWHERE]
        if not all(thief.hidden for thief in away):
            for thief in away:
                thief.hidden = True
            _mix(s, away)
        yield from ()


def _thieves(s: IslandState) -> list[ScenarioMarker]:
    return [each for each in s.scenario_markers if each.kind == KINDS[THIEF]]


def _look(thief: ScenarioMarker) -> int:
    """The kind of piece that a thief is now."""
    return THIEF if thief.hidden else FACES[thief.face]


def _mix(s: IslandState, thieves: list[ScenarioMarker]) -> None:
    """Nobody knows any more which of them is which."""
    faces = [thief.face for thief in thieves]
    s.rng.shuffle(faces)
    for thief, face in zip(thieves, faces, strict=True):
        thief.face = face


# Who catches them.


def _catching(s: IslandState) -> int:
    """The lands without towns and cities where dahan enough are to catch thieves."""
    return sum(1 << land for land in bits(s.where(DAHAN)) if _can_catch(s, land))


def _can_catch(s: IslandState, land: int, new: tuple[int, ...] = ()) -> bool:
    return not s.count(land, *BUILDINGS) and s.count(land, DAHAN) + new.count(DAHAN) >= GUARD


def _catch(act: Action) -> Flow[None]:
    """What was put off happens where thieves can be caught now; elsewhere they are pushed instead."""
    waiting = [end for end in act.put_off if kind_of(end.code) in THIEVES]
    act.put_off.clear()
    for end in waiting:
        if act.is_gone(end.land, end.code):
            continue
        if _can_catch(act.s, end.land, end.new) and not act.dreaming:
            yield from act.end(end)
        else:
            yield from act.push(1, (kind_of(end.code),), land=end.land)


# Whence they come, and where they go.


def _come(act: Action) -> None:
    """One thief comes with an explore into a remote land that added anybody."""
    s, land = act.s, act.land
    supply = [thief for thief in _thieves(s) if thief.land == NOWHERE and thief.hidden]
    if supply and _is_remote(s, land) and any(where == land for where, _ in act.added):
        supply[0].land = land
        act.add(THIEF)


def _is_remote(s: IslandState, land: int) -> bool:
    """By its number, or that of a land that is one with it."""
    joined = [change.split() for change in s.changes if change.startswith(f"join {land} ")]
    lands = [land, *(int(other) for _, _, other in joined)]
    return any(each - s.island.ocean_of(s.island.board_of(each)) >= REMOTE for each in lands)


def _flee(act: Action) -> Flow[None]:
    """They escape where the ocean is next to them, or go a land towards that of their board (SI-182)."""
    s, free = act.s, defaultdict[int, list[ScenarioMarker]](list)
    for thief in _thieves(s):
        if thief.land != NOWHERE and s.count(thief.land, _look(thief)) and not s.isolated >> thief.land & 1:
            free[thief.land].append(thief)
    for land, thieves in sorted(free.items()):
        if s.island.near[land] & s.island.oceans & ~s.isolated:
            for thief in thieves:
                _escape(act, thief)
        else:
            yield from _go(act, thieves, land, _towards(s, land))


def _go(act: Action, thieves: list[ScenarioMarker], land: int, goals: list[int]) -> Flow[None]:
    """Each of them goes to one of these lands."""
    s, names = act.s, act.s.island.names
    if not goals:
        return
    left = Counter(_look(thief) for thief in thieves)
    for kind in sorted(left.elements()):
        code = s.codes(land, (kind,))[0]
        options = [piece_option("move", code, names[goal]) for goal in goals]
        pick: Option = yield Decide(act.speaker(land), "thief-way", options, land=names[land])
        goal = s.island.number_of[picked(pick)[1]]
        thief = _one_of(s, [each for each in thieves if each.land == land and _look(each) == kind], len(goals) > 1)
        thief.land = goal
        yield from act.move(code, land, goal)


def _one_of(s: IslandState, alike: list[ScenarioMarker], matters: bool = True) -> ScenarioMarker:
    """Which of several thieves that look alike it is: those of a land are mixed."""
    return s.rng.choice(alike) if matters and len(alike) > 1 else alike[0]


def _towards(s: IslandState, land: int) -> list[int]:
    """The next lands on the shortest ways to the ocean of its board that isolation does not bar."""
    steps, reached, number = {s.island.ocean_at(land): 0}, [s.island.ocean_at(land)], 0
    reached = [each for each in reached if not s.isolated >> each & 1]
    while reached and land not in steps:
        number += 1
        near = {other for each in reached for other in bits(s.island.near[each] & s.island.lands & ~s.isolated)}
        reached = sorted(near - {*steps})
        steps |= dict.fromkeys(reached, number)
    if land not in steps:
        return []
    return [other for other in bits(s.island.near[land]) if steps.get(other) == steps[land] - 1]


def _escape(act: Action, thief: ScenarioMarker) -> None:
    """Fear is lost, and who has found something brings more invaders."""
    s, land = act.s, thief.land
    code = s.codes(land, (_look(thief),))[0]
    if thief.hidden:
        s.rng.reveal()
    thief.land, thief.hidden = NOWHERE, False
    s.take(land, code)
    act.changed.add(land)
    s.emit("escaped", KINDS[_look(thief)], s.island.names[land])
    lost = min(s.fear, FEAR_LOST)
    if lost:
        s.fear -= lost
        s.emit("fear-lost", lost)
    for _ in range(int(thief.face) if thief.face != BLANK else 0):
        accelerate(s)


# Their markers lie where they are.


def _follow(act: Action) -> None:
    """Each marker goes with its thief."""
    for kind, start, goal in act.moved:
        if kind in THIEVES:
            alike = [each for each in _thieves(act.s) if each.land == start and _look(each) == kind]
            if alike:
                _one_of(act.s, alike).land = goal


def _settle(s: IslandState) -> None:
    """Markers lie where the thieves are, and these are seen where enough dahan are."""
    aside = {each.land for each in s.absent}
    there = [thief for thief in _thieves(s) if thief.land != NOWHERE and thief.land not in aside]
    where = s.where(*THIEVES)
    if not there and not where:
        return
    want: Counter[tuple[int, int]] = Counter()
    for land in bits(where):
        for kind in THIEVES:
            want[kind, land] = s.count(land, kind)
    astray = []
    for thief in there:
        if want[_look(thief), thief.land]:
            want[_look(thief), thief.land] -= 1
        else:
            astray.append(thief)
    for thief in astray:
        goal = next((land for (kind, land), number in want.items() if number and kind == _look(thief)), NOWHERE)
        if goal == NOWHERE:
            thief.hidden = False
        else:
            want[_look(thief), goal] -= 1
        thief.land = goal
    for land in bits(where):
        _turn(s, land, [thief for thief in there if thief.land == land])


def _turn(s: IslandState, land: int, thieves: list[ScenarioMarker]) -> None:
    """Thieves lie face up beside enough dahan, and else face down."""
    seen = s.count(land, DAHAN) >= GUARD
    for thief in thieves:
        if thief.hidden != seen:
            continue
        code = s.codes(land, (_look(thief),))[0]
        thief.hidden = not seen
        s.take(land, code)
        s.put(land, piece(_look(thief), damage_of(code), strife_of(code)))
        if seen:
            s.rng.reveal()
            s.emit("seen-thief", KINDS[_look(thief)], s.island.names[land])


# The Great River.

ESCAPED: Final = "escaped"  # why the game is lost
reasons(ESCAPED)
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
