"""Ocean's Hungry Grasp."""

from collections import Counter
from functools import partial

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.growth import symbol
from rulebound.games.spirit_island.island import OCEAN, bits
from rulebound.games.spirit_island.panel import Panel, card_track, energy_track, gain_energy, panel
from rulebound.games.spirit_island.pieces import BUILDINGS, DAHAN, EXPLORER, HEALTH, INVADERS, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANOTHER_SPIRIT, COASTAL, FAST, SLOW, card, innate
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Decide, Flow, Option

ID = "oceans-hungry-grasp"
DROWNING = "drowning"
DROWNED = "drowned"  # the health of the drowned invaders that it keeps
TRADE = "trade-drowned"
unique = partial(card, "unique", spirit=ID)


@panel
class Ocean(Panel):
    """Oceans are in play, who comes into one drowns, and drowned invaders are worth energy."""

    id = ID
    complexity = "high"
    groups = (
        ("reclaim", "card", "tide-in", "energy-2"),
        ("ocean", "ocean", "energy-1"),
        ("card", "tide-out", "presence-1-coastal"),
    )
    tracks = (
        energy_track("0", "moon", "water", "1", "earth", "water", "2"),
        card_track("1", "2", "2", "3", "4", "5"),
    )
    rules = ("ocean-in-play", DROWNING)
    innates = ("pound-ships-to-splinters", "ocean-breaks-the-shore")
    uniques = ("call-of-the-deeps", "grasping-tide", "swallow-the-land-dwellers", "tidal-boon")

    def set_up(self, s: IslandState, seat: int) -> Flow[None]:
        """One presence in the ocean, one in a coastal land of choice."""
        own = s.island.of_board(s.board_of_seat(seat)) & s.island.coastal
        pick: Option = yield Decide(seat, "start", [Option("land", name) for name in s.names(own)])
        land = s.island.number_of[pick.args[0]]
        for where in (_ocean_of(s, land), land):
            s.spirits[seat].presence[where] += 1


@rule("ocean-in-play")
class OceanInPlay(Rule):
    """Oceans near its presence are lands, and it never goes inland."""

    def in_play(self, s: IslandState, its: Effect) -> int:
        """The oceans of the boards where it has presence."""
        found, presence = 0, s.spirits[its.seat].presence
        for ocean, end in s.island.spans:
            if any(presence[ocean:end]):
                found |= 1 << ocean
        return found

    def may_stand(self, s: IslandState, its: Effect, land: int, growing: bool) -> bool:
        """At the coast and in oceans."""
        return bool((s.island.coastal | s.island.oceans) >> land & 1)

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """Whom an action has moved into an ocean drowns."""
        if not act.moved or act.follows(DROWNING):
            return
        fallen = _fallen(act)
        if fallen:
            drowning = Action(act.s, act.kind, its.seat, source=DROWNING, cause=act)
            yield from resolve(drowning, _drown_fallen(drowning, fallen))


@rule(DROWNING)
class Drowning(Rule):
    """Drowned invaders are worth energy."""

    moves = (TRADE,)

    def own_moves(self, s: IslandState, its: Effect) -> list[str]:
        """What it keeps can be traded."""
        return [TRADE] if self.stored(s, its) else []

    def stored(self, s: IslandState, its: Effect) -> int:
        """What can be traded."""
        return s.spirits[its.seat].notes.get(DROWNED, 0) // s.seat_count

    def do_own_move(self, s: IslandState, its: Effect, what: str) -> None:
        """As much health as there are players for 1 energy."""
        s.spirits[its.seat].notes[DROWNED] -= s.seat_count
        s.emit("energy", its.seat, gain_energy(s, its.seat, 1))


def _ocean_of(s: IslandState, land: int) -> int:
    """The ocean of this land's board."""
    return s.island.ocean_at(land)


def _fallen(act: Action) -> Counter[tuple[int, int]]:
    """How many pieces of each kind this action has brought into each ocean in play."""
    oceans = act.s.island.oceans & act.s.in_play
    found: Counter[tuple[int, int]] = Counter()
    for kind, from_land, to_land in act.moved:
        if oceans >> from_land & 1:
            found[from_land, kind] -= 1
        if oceans >> to_land & 1:
            found[to_land, kind] += 1
    return +found


def _drown_fallen(act: Action, fallen: Counter[tuple[int, int]]) -> Flow[None]:
    s = act.s
    for (ocean, kind), number in sorted(fallen.items()):
        if s.durable(ocean, kind):  # SI-170
            yield from act.damage(number * HEALTH[kind], (kind,), ocean)
            continue
        drowning = yield from act.harmed(ocean, (kind,))
        there = [code for code in s.codes(ocean, drowning) for _ in range(s.pieces[ocean][code])]
        for code in there[:number]:
            yield from act.destroy_piece(ocean, code)
    _keep_drowned(act, 0)


def _drown(act: Action, number: int, kinds: tuple[int, ...]) -> Flow[None]:
    """Drowned pieces are destroyed, and the invaders among them kept."""
    before = len(act.destroyed)
    yield from act.destroy(number, kinds)
    _keep_drowned(act, before)


def _keep_drowned(act: Action, before: int) -> None:
    """Of those destroyed since then, with their printed health."""
    health = sum(HEALTH[kind] for _, kind in act.destroyed[before:] if kind in INVADERS)
    if health:
        notes = act.s.spirits[act.seat].notes
        notes[DROWNED] = notes.get(DROWNED, 0) + health
        act.s.emit("drowned", health)


# Growth: each ocean is an action of its own.


@symbol("tide")
def _tide(act: Action, way: str) -> Flow[None]:
    s = act.s
    for ocean in bits(s.island.oceans):
        one = Action(s, "spirit", act.seat, source=act.source)
        yield from resolve(one, _come_in(one, ocean) if way == "in" else _go_out(one, ocean))


def _come_in(act: Action, ocean: int) -> Flow[None]:
    """Gather one of its presence into this ocean."""
    land = yield from act.choose_land("tide-in", act.s.presence_of(act.seat) & act.s.island.near[ocean])
    if land != NOWHERE:
        act.move_presence(act.seat, land, ocean)


def _go_out(act: Action, ocean: int) -> Flow[None]:
    """Push one of its presence out of this ocean."""
    if act.s.spirits[act.seat].presence[ocean]:
        land = yield from act.choose_land("tide-out", act.s.island.near[ocean])
        act.move_presence(act.seat, ocean, land)


@symbol("ocean")
def _ocean(act: Action, _: str) -> Flow[None]:
    yield from act.add_presence(act.seat, act.s.island.oceans, growth=True)


# Innate powers.


@innate(
    "pound-ships-to-splinters",
    ID,
    speed=FAST,
    within=0,
    target=COASTAL,
    levels=("1 moon 1 air 2 water", "2 moon 1 air 3 water", "3 moon 2 air 4 water"),
)
def pound_ships_to_splinters(act: Action) -> None:
    """1 fear, then 1 more, then 2 more."""
    act.fear(sum(number for level, number in enumerate((1, 1, 2), 1) if act.threshold(level)))


@innate(
    "ocean-breaks-the-shore",
    ID,
    speed=SLOW,
    within=0,
    target=COASTAL,
    levels=("2 water 1 earth", "3 water 2 earth", "4 water 3 earth"),
)
def ocean_breaks_the_shore(act: Action) -> Flow[None]:
    """Drown a town, or with more elements a city, and one more of either."""
    yield from _drown(act, 1, BUILDINGS if act.threshold(2) else (TOWN,))
    if act.threshold(3):
        yield from _drown(act, 1, BUILDINGS)


# Unique powers.


@unique("call-of-the-deeps", cost=0, speed=FAST, elements="moon air water", within=0, target=COASTAL)
def call_of_the_deeps(act: Action) -> Flow[None]:
    """Gather an explorer, and one more into an ocean."""
    yield from act.gather(1, (EXPLORER,))
    if act.s.island.terrain[act.land] == OCEAN:
        yield from act.gather(1, (EXPLORER,), up_to=True)


@unique("grasping-tide", cost=1, speed=FAST, elements="moon water", within=1, target=COASTAL)
def grasping_tide(act: Action) -> None:
    """2 fear, defend 4."""
    act.fear(2)
    act.defend(4)


@unique("swallow-the-land-dwellers", cost=0, speed=SLOW, elements="water earth", within=0, target=COASTAL)
def swallow_the_land_dwellers(act: Action) -> Flow[None]:
    """Drown an explorer, a town and a dahan."""
    for kind in (EXPLORER, TOWN, DAHAN):
        yield from _drown(act, 1, (kind,))


@unique("tidal-boon", cost=1, speed=SLOW, elements="moon water earth", target=ANOTHER_SPIRIT)
def tidal_boon(act: Action) -> Flow[None]:
    """2 energy; the target may push a town and dahan, whom the ocean can carry to any coast."""
    s = act.s
    act.gain_energy(act.target, 2)
    act.chooser = act.target
    lands = s.presence_of(act.target) & s.where(TOWN, DAHAN)
    land = yield from act.choose_land("push-from", lands, optional=True)
    if land == NOWHERE:
        return
    yield from act.push(1, (TOWN,), up_to=True, land=land)
    for _ in range(2):
        went = yield from act.push(1, (DAHAN,), up_to=True, land=land)
        if not went:
            return
        if s.island.terrain[went[0]] == OCEAN:
            yield from _carry_dahan(act, went[0])


def _carry_dahan(act: Action, ocean: int) -> Flow[None]:
    """A dahan that was pushed into the ocean comes to a coast instead of drowning."""
    code = act.s.codes(ocean, (DAHAN,))[0]
    act.chooser = act.seat
    land = yield from act.choose_land("carry-dahan", act.s.island.coastal, optional=True)
    act.chooser = act.target
    if land != NOWHERE:
        yield from act.move(code, ocean, land)
