"""The major powers of the base box."""

from functools import partial

from rulebound.games.spirit_island.action import EVERY, Action
from rulebound.games.spirit_island.blight import add_blight, remove_blight
from rulebound.games.spirit_island.cards import gain_card, give_card
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.island import JUNGLE, WETLAND, bits
from rulebound.games.spirit_island.pieces import (
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    SMALL,
    STRENGTH,
    TOWN,
    picked,
    piece_option,
)
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANOTHER_SPIRIT,
    ANY_LAND,
    ANY_SPIRIT,
    COASTAL,
    FAST,
    JUNGLE_OR_WETLAND,
    MOUNTAIN_OR_WETLAND,
    POWERS,
    SACRED,
    SLOW,
    WITH_BLIGHT,
    WITH_DAHAN,
    card,
)
from rulebound.games.spirit_island.rule import rule
from rulebound.kernel import DONE, Flow

major = partial(card, "major")
VENGEANCE = "vengeance-of-the-dead"


@major(
    "accelerated-rot",
    cost=4,
    speed=SLOW,
    elements="sun water plant",
    within=2,
    target=JUNGLE_OR_WETLAND,
    threshold="3 sun 2 water 3 plant",
    heals=1,
)
def accelerated_rot(act: Action) -> Flow[None]:
    """2 fear, 4 damage; with the threshold 5 more, and blight goes."""
    act.fear(2)
    strong = act.threshold()
    yield from act.damage(9 if strong else 4)
    if strong:
        remove_blight(act, act.land)


@major(
    "blazing-renewal",
    cost=5,
    speed=FAST,
    elements="fire earth plant",
    target=ANY_SPIRIT,
    threshold="3 fire 3 earth 2 plant",
)
def blazing_renewal(act: Action) -> Flow[None]:
    """The target's destroyed presence comes back near one's own, and what stands there burns."""
    reach = act.around(act.s.presence_of(act.seat), 2 + act.s.total("range", seat=act.seat))
    land = yield from act.restore_presence(act.target, reach, 2)
    if land == NOWHERE:
        return
    yield from act.damage_each(2, BUILDINGS, land, again=act.threshold())
    if act.threshold():
        yield from act.damage(4, land=land)


@major(
    "cleansing-floods",
    cost=5,
    speed=SLOW,
    elements="sun water",
    within=1,
    source="P in W",
    target=ANY_LAND,
    threshold="4 water",
    heals=0,
)
def cleansing_floods(act: Action) -> Flow[None]:
    """4 damage, 10 more with the threshold, and blight goes."""
    yield from act.damage(14 if act.threshold() else 4)
    remove_blight(act, act.land)


@major(
    "dissolve-the-bonds-of-kinship",
    cost=4,
    speed=SLOW,
    elements="fire water animal",
    within=1,
    target=ANY_LAND,
    threshold="2 fire 2 water 3 animal",
)
def dissolve_the_bonds_of_kinship(act: Action) -> Flow[None]:
    """A city, a town and a dahan turn into explorers, who perhaps fight the rest and then scatter."""
    yield from act.replace([(CITY, (EXPLORER, EXPLORER))])
    yield from act.replace([(TOWN, (EXPLORER,))])
    yield from act.replace([(DAHAN, (EXPLORER,))])
    if act.threshold():
        by_explorers = act.count(EXPLORER) * STRENGTH[EXPLORER]
        by_buildings = sum(act.count(kind) * STRENGTH[kind] for kind in BUILDINGS)
        yield from act.damage(by_explorers, BUILDINGS, again=bool(by_buildings))
        yield from act.damage(by_buildings, (EXPLORER,))
    yield from _scatter(act)


def _scatter(act: Action) -> Flow[None]:
    """Push all explorers, one to each land next to it before a second goes anywhere."""
    empty = act.s.near_for_invaders(act.land)
    while empty:
        went = yield from act.push(1, (EXPLORER,), to=empty)
        if not went:
            return
        empty &= ~(1 << went[0])
    yield from act.push(EVERY, (EXPLORER,))


@major(
    "entwined-power",
    cost=2,
    speed=FAST,
    elements="moon water plant",
    target=ANOTHER_SPIRIT,
    threshold="2 water 4 plant",
)
def entwined_power(act: Action) -> Flow[None]:
    """Two spirits share range and a draw of cards; with the threshold they gain energy and may give cards."""
    s, pair = act.s, (act.seat, act.target)
    if act.another:
        act.last("entwined", seat=act.seat, amount=act.target)
        act.last("entwined", seat=act.target, amount=act.seat)
    yield from gain_card(s, act.target, passed_to=act.seat)
    if not act.threshold():
        return
    for seat in dict.fromkeys(pair):
        act.gain_energy(seat, 3)
    if act.another:
        yield from give_card(s, act.seat, act.target)
        yield from give_card(s, act.target, act.seat)


@major(
    "indomitable-claim",
    cost=4,
    speed=FAST,
    elements="sun earth",
    within=1,
    target=ANY_LAND,
    threshold="2 sun 3 earth",
)
def indomitable_claim(act: Action) -> Flow[None]:
    """Presence in whatever land, defend 20; with the threshold fear, and the invaders stand still."""
    yield from act.add_presence(act.seat, 1 << act.land, anywhere=True)
    act.defend(20)
    if act.threshold():
        if act.count(*INVADERS):
            act.fear(3)
        act.skip()


@major(
    "infinite-vitality",
    cost=3,
    speed=FAST,
    elements="earth plant animal",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="4 earth",
)
def infinite_vitality(act: Action) -> Flow[None]:
    """Dahan endure 4 more and no blight comes; with the threshold nothing hurts them, and blight goes near by."""
    act.last("dahan-health", land=act.land, amount=4)
    act.last("no-blight", land=act.land)
    if not act.threshold():
        return
    act.last("dahan-safe", land=act.land)
    around = act.s.near_for_blight(act.land) | 1 << act.land
    land = yield from act.choose_land("heal", around & act.s.lands_to_heal())
    if land != NOWHERE:
        remove_blight(act, land)


@major(
    "mists-of-oblivion",
    cost=4,
    speed=SLOW,
    elements="moon air water",
    within=3,
    target=ANY_LAND,
    threshold="2 moon 3 air 2 water",
)
def mists_of_oblivion(act: Action) -> Flow[None]:
    """1 damage to each invader, perhaps 3 more, and up to 4 fear for the towns and cities that it destroys."""
    yield from act.damage_each(1, again=act.threshold())
    if act.threshold():
        yield from act.damage(3)
    act.fear(min(4, sum(kind in BUILDINGS for _, kind in act.destroyed)))


@major(
    "paralyzing-fright",
    cost=4,
    speed=FAST,
    elements="air earth",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="2 air 3 earth",
)
def paralyzing_fright(act: Action) -> None:
    """4 fear, or 8 with the threshold; the invaders stand still."""
    act.fear(8 if act.threshold() else 4)
    act.skip()


@major(
    "pillar-of-living-flame",
    cost=5,
    speed=SLOW,
    elements="fire",
    within=2,
    source=SACRED,
    target=ANY_LAND,
    threshold="4 fire",
)
def pillar_of_living_flame(act: Action) -> Flow[None]:
    """3 fear, 5 damage, with the threshold 2 and 5 more; jungle and wetlands are blighted."""
    strong = act.threshold()
    act.fear(5 if strong else 3)
    yield from act.damage(10 if strong else 5)
    if act.is_terrain(JUNGLE, WETLAND):
        yield from add_blight(act, act.land)


@major(
    "poisoned-land",
    cost=3,
    speed=SLOW,
    elements="earth plant animal",
    within=1,
    target=ANY_LAND,
    threshold="3 earth 2 plant 2 animal",
)
def poisoned_land(act: Action) -> Flow[None]:
    """1 fear, 7 damage, blight, no dahan left; with the threshold each blight frightens and hurts as well."""
    act.fear(1)
    yield from act.damage(7, again=act.threshold())
    yield from add_blight(act, act.land)
    yield from act.destroy_all((DAHAN,))
    if act.threshold():
        blight = act.s.blight[act.land]
        act.fear(blight)
        yield from act.damage(4 * blight)


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


@rule("vengeance")
class Vengeance(Rule):
    """Whatever is destroyed in a land is avenged."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """1 damage for each town, city and dahan that an action destroyed there; none for its own (SI-150)."""
        dead = sum(land == its.land and kind != EXPLORER for land, kind in act.destroyed)
        if not dead or act.follows(VENGEANCE):
            return
        power = POWERS[VENGEANCE]
        revenge = Action(act.s, "spirit", its.seat, land=its.land, power=power, cause=act)
        yield from resolve(revenge, _strike_back(revenge, dead, far=bool(its.amount)))


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
        pick = yield from act.ask("fly", [*options, DONE], **act.out_of(act.land))
        if pick is DONE:
            return
        code, _ = picked(pick)
        yield from act.move(code, act.land, goal)
