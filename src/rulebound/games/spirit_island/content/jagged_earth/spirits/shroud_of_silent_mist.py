"""Shroud of Silent Mist."""

from functools import partial

from rulebound.games.spirit_island.action import DECLINE, Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.island import MOUNTAIN, WETLAND, bits
from rulebound.games.spirit_island.panel import (
    SACRED_AT,
    Panel,
    card_track,
    energy_track,
    highest_land,
    is_sacred,
    may_stand,
    panel,
)
from rulebound.games.spirit_island.pieces import DAHAN, EXPLORER, INVADERS, damage_of, kind_of
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANY_LAND, FAST, POWERS, SLOW, WITH_INVADERS, card, innate
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting, ways
from rulebound.games.spirit_island.state import ELEMENTS, IslandState
from rulebound.kernel import DONE, Decide, Flow, Option

ID = "shroud-of-silent-mist"
BOX = "jagged-earth"
FIRE = ELEMENTS.index("fire")
COOL = "gather-power-from-the-cool-and-dark"
DARTING = "darting-by"
SITTING = "sits-out-damaged"
MOST_FEAR = 5
LANDS_FOR_ENERGY = 3
unique = partial(card, "unique", spirit=ID, box=BOX)
lasting(DARTING, SITTING)
ways("damaged-sit-out", "let-gather")


@panel
class Shroud(Panel):
    """It flows through the lands, and who is hurt in it does not recover."""

    id = ID
    box = BOX
    complexity = "high"
    groups = (
        ("reclaim", "card"),
        ("presence-0", "presence-0"),
        ("card", "presence-3-mountain-wetland"),
    )
    tracks = (
        energy_track("0", "1", "water", "2", "air"),
        card_track("1", "2", "move-1", "moon", "3", "4", "reclaim-1", "5"),
    )
    rules = (COOL, "mists-shift-and-flow", "slow-and-silent-death")
    innates = ("suffocating-shroud", "lost-in-the-swirling-haze")
    uniques = (
        "dissolving-vapors",
        "the-fog-closes-in",
        "unnerving-pall",
        "flowing-and-silent-forms-dart-by",
    )

    def set_up(self, s: IslandState, seat: int) -> None:
        """One presence in the last wetland, one in the last mountain."""
        for terrain in (WETLAND, MOUNTAIN):
            s.spirits[seat].presence[highest_land(s, seat, terrain)] = 1


# Special rules.


@rule(COOL)
class CoolAndDark(Rule):
    """Powers without fire bring energy."""

    def card_gained(self, s: IslandState, its: Effect, card: str) -> Flow[None]:
        """1 energy, once in a turn."""
        yield from ()
        spirit = s.spirits[its.seat]
        if not POWERS[card].elements[FIRE] and spirit.notes.get(COOL, 0) != s.turn:
            spirit.notes[COOL] = s.turn
            spirit.energy += 1
            s.emit("energy", its.seat, 1)


@rule("mists-shift-and-flow")
class MistsShift(Rule):
    """Presence comes to where its powers go."""

    def shifts(self, s: IslandState, its: Effect) -> dict[tuple[int, int], int]:
        """From a land into one next to it, which is the target or next to that (SI-188)."""
        found = {}
        for start in bits(s.presence_of(its.seat)):
            for goal in bits(s.near(start)):
                if may_stand(s, its.seat, goal):
                    found[start, goal] = 1 << goal | s.near(goal)
        return found


@rule("slow-and-silent-death")
class SilentDeath(Rule):
    """Wounds do not heal in the mist, and that is terrible."""

    def heals(self, s: IslandState, its: Effect, land: int, code: int) -> bool:
        """Invaders and dahan only in other lands."""
        return not s.spirits[its.seat].presence[land]

    def time_passes(self, s: IslandState, its: Effect) -> Flow[None]:
        """Fear and energy for lands with damaged invaders."""
        lands = sum(_has_damaged(s, land) for land in bits(s.presence_of(its.seat)))
        if lands:
            act = Action(s, "spirit", its.seat, source=its.kind)
            yield from resolve(act, _haunt(act, lands))


def _has_damaged(s: IslandState, land: int) -> bool:
    return any(kind_of(code) in INVADERS and damage_of(code) for code in s.pieces[land])


def _haunt(act: Action, lands: int) -> Flow[None]:
    yield from ()
    act.fear(min(lands, MOST_FEAR))
    if lands >= LANDS_FOR_ENERGY:
        act.gain_energy(act.seat, lands // LANDS_FOR_ENERGY)


# Innate powers.


@innate(
    "suffocating-shroud",
    ID,
    speed=SLOW,
    within=0,
    target=ANY_LAND,
    levels=("1 moon 2 air 1 water", "2 moon 3 air 2 water", "4 moon 4 air 3 water", "5 moon 6 air 4 water"),
    box=BOX,
)
def suffocating_shroud(act: Action) -> Flow[None]:
    """1 damage, 1 to an invader for each land with presence around, 1 more, and 1 to each."""
    if act.threshold(1):
        yield from act.damage(1, again=act.threshold(2))
    if act.threshold(2):
        yield from act.damage_apart(_around(act), again=act.threshold(3))
    if act.threshold(3):
        yield from act.damage(1, again=act.threshold(4))
    if act.threshold(4):
        yield from act.damage_each(1)


def _around(act: Action) -> int:
    """How many lands next to the target have presence of its own."""
    return (act.s.near(act.land) & act.s.presence_of(act.seat)).bit_count()


@innate(
    "lost-in-the-swirling-haze",
    ID,
    speed=SLOW,
    within=0,
    target=ANY_LAND,
    levels=("1 air 2 water", "2 air 3 water", "3 air 4 water"),
    box=BOX,
)
def lost_in_the_swirling_haze(act: Action) -> Flow[None]:
    """Push a dahan, and then explorers or dahan."""
    if act.threshold(1):
        yield from act.push(1, (DAHAN,), up_to=True)
    for level in (2, 3):
        if act.threshold(level):
            yield from act.push(2, (EXPLORER, DAHAN), up_to=True)


# Unique powers.


@unique("dissolving-vapors", cost=2, speed=SLOW, elements="air water", within=0, target=ANY_LAND)
def dissolving_vapors(act: Action) -> Flow[None]:
    """1 fear; 1 damage to each invader and to each dahan."""
    act.fear(1)
    yield from act.damage_each(1)
    yield from act.damage_each(1, (DAHAN,))


@unique("the-fog-closes-in", cost=1, speed=SLOW, elements="moon air water", within=0, target=ANY_LAND)
def the_fog_closes_in(act: Action) -> Flow[None]:
    """1 damage to an invader for each land with presence around; push 2 dahan."""
    yield from act.damage_apart(_around(act))
    yield from act.push(2, (DAHAN,))


@unique("unnerving-pall", cost=1, speed=FAST, elements="moon air animal", within=0, target=WITH_INVADERS)
def unnerving_pall(act: Action) -> Flow[None]:
    """1 fear; damaged invaders do not ravage, or its presence defends."""
    for way in (yield from act.ways("damaged-sit-out", "defend")):
        act.fear(1)
        if way == "defend":
            act.defend(act.own_presence)
        else:
            act.last(SITTING, land=act.land, seat=act.seat, amount=3)


@unique(
    "flowing-and-silent-forms-dart-by",
    cost=0,
    speed=FAST,
    elements="moon air water",
    within=0,
    target=ANY_LAND,
)
def flowing_and_silent_forms_dart_by(act: Action) -> Flow[None]:
    """2 fear if invaders are there; presence gets away; another spirit may come along."""
    if act.count(*INVADERS):
        act.fear(2)
    act.last(DARTING, land=act.land)
    yield from _guide(act)


@rule(DARTING)
class DartingBy(Rule):
    """Presence gets away before it is destroyed."""

    def instead_of_losing(self, act: Action, its: Effect, seat: int, land: int) -> Flow[bool]:
        """Its owner may push it."""
        s = act.s
        goals = [goal for goal in bits(s.near(land)) if may_stand(s, seat, goal)] if land == its.land else []
        if not goals:
            return False
        options = [Option("push-presence", seat, s.island.names[goal]) for goal in goals]
        pick: Option = yield Decide(seat, "dart-by", [*options, DECLINE], **act.out_of(land))
        if pick is DECLINE:
            return False
        act.move_presence(seat, land, s.island.number_of[pick.args[1]])
        return True


def _guide(act: Action) -> Flow[None]:
    """Gather one presence or one sacred site of another spirit that lets it happen."""
    s, names = act.s, act.s.island.names
    options = []
    for seat in s.all_seats:
        if seat == act.seat or not may_stand(s, seat, act.land):
            continue
        held = bits(s.near(act.land) & s.presence_of(seat))
        options += [Option("gather-presence", seat, names[land]) for land in held]
        sites = [land for land in held if is_sacred(s, seat, land) and s.spirits[seat].presence[land] >= SACRED_AT]
        options += [Option("gather-sacred", seat, names[land]) for land in sites]
    if not options:
        return
    pick = yield from act.ask("guide", [*options, DONE], **act.into(act.land))
    if pick is DONE:
        return
    seat, land = pick.args[0], s.island.number_of[pick.args[1]]
    answer: Option = yield Decide(seat, "let-gather", [Option("choose", "let-gather"), DECLINE], land=names[land])
    if answer is not DECLINE:
        for _ in range(SACRED_AT if pick.verb == "gather-sacred" else 1):
            act.move_presence(seat, land, act.land)
