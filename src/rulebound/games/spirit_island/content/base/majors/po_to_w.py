"""Major powers of the base box, from Powerstorm to Wrap in Wings of Sunlight."""

from functools import partial

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.ending import after, resolve
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import (
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    SMALL,
    TOWN,
    picked,
    piece_option,
)
from rulebound.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    COASTAL,
    FAST,
    MOUNTAIN_OR_WETLAND,
    POWERS,
    SACRED,
    SLOW,
    WITH_BLIGHT,
    WITH_DAHAN,
    card,
)
from rulebound.games.spirit_island.state import NOWHERE, Effect
from rulebound.kernel import DONE, Flow

major = partial(card, "major")
VENGEANCE = "vengeance-of-the-dead"


@major(
    "powerstorm",
    cost=3,
    speed=FAST,
    elements="sun fire air",
    target=ANY_SPIRIT,
    threshold="2 sun 2 fire 3 air",
)
def powerstorm(act: Action) -> None:
    """3 energy, and a power card may be repeated for its cost, or three with the threshold."""
    act.gain_energy(act.target, 3)
    act.last("repeat-paying", seat=act.target, amount=3 if act.threshold() else 1)


@major(
    "talons-of-lightning",
    cost=6,
    speed=FAST,
    elements="fire air",
    within=1,
    target=MOUNTAIN_OR_WETLAND,
    threshold="3 fire 3 air",
    farther=(1, 3),
)
def talons_of_lightning(act: Action) -> Flow[None]:
    """3 fear, 5 damage; with the threshold a town falls in each land next to it."""
    act.fear(3)
    yield from act.damage(5)
    if act.threshold():
        for land in bits(act.s.near(act.land)):
            yield from act.destroy(1, (TOWN,), land=land)


@major(
    "terrifying-nightmares",
    cost=4,
    speed=FAST,
    elements="moon air",
    within=2,
    target=ANY_LAND,
    threshold="4 moon",
)
def terrifying_nightmares(act: Action) -> Flow[None]:
    """2 fear, or 6 with the threshold; push up to 4 explorers and towns."""
    act.fear(6 if act.threshold() else 2)
    yield from act.push(4, SMALL, up_to=True)


@major(
    "the-jungle-hungers",
    cost=3,
    speed=SLOW,
    elements="moon plant",
    within=1,
    source="P in J",
    target=ANY_LAND,
    threshold="2 moon 3 plant",
)
def the_jungle_hungers(act: Action) -> Flow[None]:
    """Explorers, towns and dahan are destroyed; with the threshold a city instead of the dahan."""
    yield from act.destroy_all(SMALL)
    if act.threshold():
        yield from act.destroy(1, (CITY,))
    else:
        yield from act.destroy_all((DAHAN,))


@major(
    "the-land-thrashes-in-furious-pain",
    cost=4,
    speed=SLOW,
    elements="moon fire earth",
    within=2,
    target=WITH_BLIGHT,
    threshold="3 moon 3 earth",
)
def the_land_thrashes_in_furious_pain(act: Action) -> Flow[None]:
    """Damage for all blight here and around; with the threshold once more next to it."""
    blight = act.s.blight
    near = act.s.near(act.land)
    if act.threshold():
        act.repeat(near)
    yield from act.damage(2 * blight[act.land] + sum(blight[land] for land in bits(near)))


@major(
    "the-trees-and-stones-speak-of-war",
    cost=2,
    speed=FAST,
    elements="sun earth plant",
    within=1,
    target=WITH_DAHAN,
    threshold="2 sun 2 earth 2 plant",
)
def the_trees_and_stones_speak_of_war(act: Action) -> Flow[None]:
    """1 damage and defend 2 for each dahan; with the threshold two of them take their defence elsewhere."""
    dahan = act.count(DAHAN)
    yield from act.damage(dahan)
    act.defend(2 * dahan)
    if not act.threshold():
        return
    for land in (yield from act.push(2, (DAHAN,), up_to=True)):
        act.s.defend[act.land] -= 2
        act.defend(2, land)


@major(
    "tsunami",
    cost=6,
    speed=SLOW,
    elements="water earth",
    within=2,
    source=SACRED,
    target=COASTAL,
    threshold="3 water 2 earth",
)
def tsunami(act: Action) -> Flow[None]:
    """The wave breaks on a land, and with the threshold on the board's whole coast: all one action (SI-142)."""
    yield from _break_on(act, act.land, 2, 8, 2)
    if not act.threshold():
        return
    island = act.s.island
    board = island.board_of(act.land)
    coast = (island.coastal | island.oceans) & act.s.in_play & ~(1 << act.land)
    for land in bits(coast):
        if island.board_of(land) == board:
            yield from _break_on(act, land, 1, 4, 1)


def _break_on(act: Action, land: int, fear: int, damage: int, dahan: int) -> Flow[None]:
    act.fear(fear, land)
    yield from act.damage(damage, land=land)
    yield from act.destroy(dahan, (DAHAN,), land=land)


@major(
    VENGEANCE,
    cost=3,
    speed=FAST,
    elements="moon fire animal",
    within=3,
    target=ANY_LAND,
    threshold="3 animal",
)
def vengeance_of_the_dead(act: Action) -> None:
    """3 fear; from now on whatever is destroyed there is avenged."""
    act.fear(3)
    act.last("vengeance", land=act.land, seat=act.seat, amount=int(act.threshold()))


@after("vengeance")
def avenge(act: Action, effect: Effect) -> Flow[None]:
    """1 damage for each town, city and dahan that an action destroyed there; none for its own (SI-150)."""
    dead = sum(land == effect.land and kind != EXPLORER for land, kind in act.destroyed)
    if not dead or act.follows(VENGEANCE):
        return
    power = POWERS[VENGEANCE]
    revenge = Action(act.s, "spirit", effect.seat, land=effect.land, power=power, cause=act)
    yield from resolve(revenge, _strike_back(revenge, dead, far=bool(effect.amount)))


def _strike_back(act: Action, damage: int, far: bool) -> Flow[None]:
    """The damage, one by one where it may also go to lands next to it."""
    if not far:
        yield from act.damage(damage)
        return
    around = act.s.near(act.land) | 1 << act.land
    for _ in range(damage):
        land = yield from act.choose_land("avenge", around & act.s.where(*INVADERS))
        if land != NOWHERE:
            yield from act.damage(1, land=land)


@major(
    "vigor-of-the-breaking-dawn",
    cost=3,
    speed=FAST,
    elements="sun animal",
    within=2,
    target=WITH_DAHAN,
    threshold="3 sun 2 animal",
)
def vigor_of_the_breaking_dawn(act: Action) -> Flow[None]:
    """2 damage for each dahan; with the threshold also where two of them go."""
    yield from act.damage(2 * act.count(DAHAN))
    if not act.threshold():
        return
    went = yield from act.push(2, (DAHAN,), up_to=True)
    for land in dict.fromkeys(went):
        yield from act.damage(2 * act.count(DAHAN, land=land), land=land)


@major(
    "winds-of-rust-and-atrophy",
    cost=3,
    speed=FAST,
    elements="air water animal",
    within=3,
    source=SACRED,
    target=ANY_LAND,
    threshold="3 air 3 water 2 animal",
)
def winds_of_rust_and_atrophy(act: Action) -> Flow[None]:
    """1 fear, defend 6, a city or town shrinks; with the threshold once more."""
    if act.threshold():
        act.repeat()
    act.fear(1)
    act.defend(6)
    yield from act.replace([(CITY, (TOWN,)), (TOWN, (EXPLORER,))])


@major(
    "wrap-in-wings-of-sunlight",
    cost=3,
    speed=FAST,
    elements="sun air animal",
    within=0,
    target=ANY_LAND,
    threshold="2 sun 2 air 2 animal",
)
def wrap_in_wings_of_sunlight(act: Action) -> Flow[None]:
    """Up to 5 dahan fly to any one land, which is defended; with the threshold some are gathered first."""
    if act.threshold():
        yield from act.gather(3, (DAHAN,), up_to=True)
    goal = yield from act.choose_land("fly-to", act.s.in_play)
    if goal != act.land:
        yield from _fly(act, goal)
    act.defend(5, goal)


def _fly(act: Action, goal: int) -> Flow[None]:
    """Up to 5 dahan leave the land for that one."""
    for _ in range(5):
        codes = act.s.codes(act.land, (DAHAN,))
        if not codes:
            return
        options = [piece_option("move", code, act.s.island.names[goal]) for code in codes]
        pick = yield from act.ask("fly", [*options, DONE])
        if pick is DONE:
            return
        code, _ = picked(pick)
        yield from act.move(code, act.land, goal)
