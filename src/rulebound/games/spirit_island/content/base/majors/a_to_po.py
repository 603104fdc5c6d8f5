"""Major powers of the base box, from Accelerated Rot to Poisoned Land."""

from functools import partial

from rulebound.games.spirit_island.action import EVERY, Action
from rulebound.games.spirit_island.blight import add_blight, remove_blight
from rulebound.games.spirit_island.cards import gain_card, give_card
from rulebound.games.spirit_island.island import JUNGLE, WETLAND
from rulebound.games.spirit_island.pieces import (
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    STRENGTH,
    TOWN,
)
from rulebound.games.spirit_island.power import (
    ANOTHER_SPIRIT,
    ANY_LAND,
    ANY_SPIRIT,
    FAST,
    JUNGLE_OR_WETLAND,
    SACRED,
    SLOW,
    card,
)
from rulebound.games.spirit_island.state import NOWHERE
from rulebound.kernel import Flow

major = partial(card, "major")


@major(
    "accelerated-rot",
    cost=4,
    speed=SLOW,
    elements="sun water plant",
    within=2,
    target=JUNGLE_OR_WETLAND,
    threshold="3 sun 2 water 3 plant",
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
    around = act.s.near(act.land) | 1 << act.land
    land = yield from act.choose_land("heal", around & act.s.blighted_lands())
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
