"""The minor powers of the base box."""

from functools import partial

from rulebound.games.spirit_island.action import EVERY, Action
from rulebound.games.spirit_island.blight import add_blight, remove_blight
from rulebound.games.spirit_island.cards import gain
from rulebound.games.spirit_island.island import JUNGLE, MOUNTAIN, SANDS, WETLAND
from rulebound.games.spirit_island.pieces import BUILDINGS, CITY, DAHAN, EXPLORER, INVADERS, SMALL, TOWN
from rulebound.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    FAST,
    JUNGLE_OR_MOUNTAIN,
    JUNGLE_OR_WETLAND,
    NO_BLIGHT,
    NO_INVADERS,
    SACRED,
    SLOW,
    WITH_DAHAN,
    WITH_INVADERS,
    card,
)
from rulebound.games.spirit_island.state import ELEMENTS
from rulebound.kernel import Flow, Option

minor = partial(card, "minor")


@minor(
    "call-of-the-dahan-ways",
    cost=1,
    speed=SLOW,
    elements="moon water animal",
    within=1,
    target=WITH_DAHAN,
    threshold="2 moon",
)
def call_of_the_dahan_ways(act: Action) -> Flow[None]:
    """An explorer joins the dahan, or with the threshold a town."""
    ways = [(EXPLORER, (DAHAN,)), (TOWN, (DAHAN,))]
    yield from act.replace(ways if act.threshold() else ways[:1])


@minor("call-to-bloodshed", cost=1, speed=SLOW, elements="sun fire animal", within=1, target=WITH_DAHAN)
def call_to_bloodshed(act: Action) -> Flow[None]:
    """1 damage for each dahan, or gather up to 3 of them."""
    for way in (yield from act.ways("damage", "gather-dahan")):
        if way == "damage":
            yield from act.damage(act.count(DAHAN))
        else:
            yield from act.gather(3, (DAHAN,), up_to=True)


@minor("call-to-isolation", cost=0, speed=FAST, elements="sun air animal", within=1, target=WITH_DAHAN)
def call_to_isolation(act: Action) -> Flow[None]:
    """Push an explorer or town for each dahan, or push a dahan."""
    for way in (yield from act.ways("push-invaders", "push-dahan")):
        if way == "push-invaders":
            yield from act.push(act.count(DAHAN), SMALL)
        else:
            yield from act.push(1, (DAHAN,))


@minor("call-to-migrate", cost=1, speed=SLOW, elements="fire air animal", within=1, target=ANY_LAND)
def call_to_migrate(act: Action) -> Flow[None]:
    """Gather up to 3 dahan, then push up to 3."""
    yield from act.gather(3, (DAHAN,), up_to=True)
    yield from act.push(3, (DAHAN,), up_to=True)


@minor("call-to-tend", cost=1, speed=SLOW, elements="water plant animal", within=1, target=WITH_DAHAN)
def call_to_tend(act: Action) -> Flow[None]:
    """Remove blight, or push up to 3 dahan."""
    for way in (yield from act.ways("heal", "push-dahan")):
        if way == "heal":
            remove_blight(act, act.land)
        else:
            yield from act.push(3, (DAHAN,), up_to=True)


@minor("dark-and-tangled-woods", cost=1, speed=FAST, elements="moon earth plant", within=1, target=ANY_LAND)
def dark_and_tangled_woods(act: Action) -> None:
    """2 fear; defend 3 in jungle and mountains."""
    act.fear(2)
    if act.is_terrain(JUNGLE, MOUNTAIN):
        act.defend(3)


@minor("delusions-of-danger", cost=1, speed=FAST, elements="sun moon air", within=1, target=ANY_LAND)
def delusions_of_danger(act: Action) -> Flow[None]:
    """Push an explorer, or 2 fear."""
    for way in (yield from act.ways("push-explorer", "fear")):
        if way == "fear":
            act.fear(2)
        else:
            yield from act.push(1, (EXPLORER,))


@minor("devouring-ants", cost=1, speed=SLOW, elements="sun earth animal", within=1, source=SACRED, target=ANY_LAND)
def devouring_ants(act: Action) -> Flow[None]:
    """1 fear, 1 damage or 2 in jungle and sands, and a dahan is destroyed."""
    act.fear(1)
    yield from act.damage(2 if act.is_terrain(JUNGLE, SANDS) else 1)
    yield from act.destroy(1, (DAHAN,))


@minor("drift-down-into-slumber", cost=0, speed=FAST, elements="air earth plant", within=2, target=ANY_LAND)
def drift_down_into_slumber(act: Action) -> None:
    """Defend 1, or 4 in jungle and sands."""
    act.defend(4 if act.is_terrain(JUNGLE, SANDS) else 1)


@minor("drought", cost=1, speed=SLOW, elements="sun fire earth", within=1, target=ANY_LAND, threshold="3 sun")
def drought(act: Action) -> Flow[None]:
    """Destroy 3 towns, hurt what is left of towns and cities, add blight; with the threshold destroy a city."""
    yield from act.destroy(3, (TOWN,))
    yield from act.damage_each(1, BUILDINGS)
    yield from add_blight(act, act.land)
    if act.threshold():
        yield from act.destroy(1, (CITY,))


@minor("elemental-boon", cost=1, speed=FAST, elements="", target=ANY_SPIRIT)
def elemental_boon(act: Action) -> Flow[None]:
    """Three different elements of the target's choice, for the giver as well."""
    act.chooser = act.target
    left = list(ELEMENTS)
    for _ in range(3):
        pick = yield from act.ask("element", [Option("element", name) for name in left])
        left.remove(pick.args[0])
        for seat in sorted({act.target, act.seat}):
            act.gain_element(seat, pick.args[0])


@minor("encompassing-ward", cost=1, speed=FAST, elements="sun water earth", target=ANY_SPIRIT)
def encompassing_ward(act: Action) -> None:
    """Defend 2 wherever the target has presence."""
    act.last("ward", seat=act.target, amount=2)


@minor("enticing-splendor", cost=0, speed=FAST, elements="sun air plant", within=0, target=NO_BLIGHT)
def enticing_splendor(act: Action) -> Flow[None]:
    """Gather an explorer or town, or up to 2 dahan."""
    for way in (yield from act.ways("gather-invader", "gather-dahan")):
        if way == "gather-invader":
            yield from act.gather(1, SMALL)
        else:
            yield from act.gather(2, (DAHAN,), up_to=True)


@minor("entrancing-apparitions", cost=1, speed=FAST, elements="moon air water", within=1, target=ANY_LAND)
def entrancing_apparitions(act: Action) -> Flow[None]:
    """Defend 2; where no invaders are, gather up to 2 explorers."""
    act.defend(2)
    if not act.count(*INVADERS):
        yield from act.gather(2, (EXPLORER,), up_to=True)


@minor("gift-of-constancy", cost=0, speed=FAST, elements="sun earth", target=ANY_SPIRIT)
def gift_of_constancy(act: Action) -> None:
    """2 energy for the target; it and the giver may take a played card back at the end of the turn."""
    act.gain_energy(act.target, 2)
    for seat in sorted({act.target, act.seat}):
        act.last("reclaim-played", seat=seat, amount=1)


@minor("gift-of-living-energy", cost=0, speed=FAST, elements="sun fire plant", target=ANY_SPIRIT)
def gift_of_living_energy(act: Action) -> None:
    """1 energy, 1 more for another spirit, 1 more if the giver has two sacred sites."""
    act.gain_energy(act.target, 1 + act.another + (act.sacred(act.seat).bit_count() >= 2))


@minor("gift-of-power", cost=0, speed=SLOW, elements="moon water earth plant", target=ANY_SPIRIT)
def gift_of_power(act: Action) -> Flow[None]:
    """The target gains a minor power."""
    yield from gain(act.s, act.target, "minor")


@minor("gnawing-rootbiters", cost=0, speed=SLOW, elements="earth animal", within=1, target=ANY_LAND)
def gnawing_rootbiters(act: Action) -> Flow[None]:
    """Push up to 2 towns."""
    yield from act.push(2, (TOWN,), up_to=True)


@minor("land-of-haunts-and-embers", cost=0, speed=FAST, elements="moon fire air", within=2, target=ANY_LAND)
def land_of_haunts_and_embers(act: Action) -> Flow[None]:
    """2 fear and up to 2 explorers and towns pushed, twice that where blight is; then blight is added."""
    number = 4 if act.s.blight[act.land] else 2
    act.fear(number)
    yield from act.push(number, SMALL, up_to=True)
    yield from add_blight(act, act.land)


@minor("lure-of-the-unknown", cost=0, speed=FAST, elements="moon fire air plant", within=2, target=NO_INVADERS)
def lure_of_the_unknown(act: Action) -> Flow[None]:
    """Gather an explorer or town."""
    yield from act.gather(1, SMALL)


@minor(
    "natures-resilience",
    cost=1,
    speed=FAST,
    elements="earth plant animal",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="2 water",
    heals=1,
)
def natures_resilience(act: Action) -> Flow[None]:
    """Defend 6, or with the threshold remove blight instead."""
    if act.threshold() and (yield from act.choose("defend", "heal")) == "heal":
        remove_blight(act, act.land)
    else:
        act.defend(6)


@minor("pull-beneath-the-hungry-earth", cost=1, speed=SLOW, elements="moon water earth", within=1, target=ANY_LAND)
def pull_beneath_the_hungry_earth(act: Action) -> Flow[None]:
    """1 fear and 1 damage where own presence is; 1 damage in sands and wetlands."""
    damage = int(act.is_terrain(SANDS, WETLAND))
    if act.own_presence:
        act.fear(1)
        damage += 1
    yield from act.damage(damage)


@minor(
    "purifying-flame", cost=1, speed=SLOW, elements="sun fire air plant", within=1, source=SACRED, target=ANY_LAND
)
def purifying_flame(act: Action) -> Flow[None]:
    """1 damage for each blight; in mountains and sands blight can be removed instead."""
    if act.is_terrain(MOUNTAIN, SANDS) and (yield from act.choose("damage", "heal")) == "heal":
        remove_blight(act, act.land)
    else:
        yield from act.damage(act.s.blight[act.land])


@minor(
    "quicken-the-earths-struggles",
    cost=1,
    speed=FAST,
    elements="moon fire earth animal",
    within=0,
    source=SACRED,
    target=ANY_LAND,
)
def quicken_the_earths_struggles(act: Action) -> Flow[None]:
    """1 damage to each town and city, or defend 10."""
    for way in (yield from act.ways("damage", "defend")):
        if way == "damage":
            yield from act.damage_each(1, BUILDINGS)
        else:
            act.defend(10)


@minor(
    "rain-of-blood", cost=0, speed=SLOW, elements="air water animal", within=1, source=SACRED, target=WITH_INVADERS
)
def rain_of_blood(act: Action) -> None:
    """2 fear, or 3 where two towns and cities are."""
    act.fear(3 if act.count(*BUILDINGS) >= 2 else 2)


@minor("reaching-grasp", cost=0, speed=FAST, elements="sun air water", target=ANY_SPIRIT)
def reaching_grasp(act: Action) -> None:
    """All powers of the target reach 2 lands farther."""
    act.last("range", seat=act.target, amount=2)


@minor(
    "rouse-the-trees-and-stones",
    cost=1,
    speed=SLOW,
    elements="fire earth plant",
    within=1,
    source=SACRED,
    target=NO_BLIGHT,
)
def rouse_the_trees_and_stones(act: Action) -> Flow[None]:
    """2 damage, then push an explorer."""
    yield from act.damage(2)
    yield from act.push(1, (EXPLORER,))


@minor(
    "sap-the-strength-of-multitudes",
    cost=0,
    speed=FAST,
    elements="water animal",
    within=0,
    target=ANY_LAND,
    threshold="1 air",
    farther=(1, 1),
)
def sap_the_strength_of_multitudes(act: Action) -> None:
    """Defend 5; with the threshold it reaches farther."""
    act.defend(5)


@minor(
    "savage-mawbeasts",
    cost=0,
    speed=SLOW,
    elements="fire animal",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="3 animal",
)
def savage_mawbeasts(act: Action) -> Flow[None]:
    """1 fear and 1 damage in jungle and wetlands; with the threshold 1 damage anywhere."""
    damage = int(act.threshold())
    if act.is_terrain(JUNGLE, WETLAND):
        act.fear(1)
        damage += 1
    yield from act.damage(damage)


@minor(
    "shadows-of-the-burning-forest", cost=0, speed=SLOW, elements="moon fire plant", within=0, target=WITH_INVADERS
)
def shadows_of_the_burning_forest(act: Action) -> Flow[None]:
    """2 fear; from jungle and mountains push an explorer and a town."""
    act.fear(2)
    if act.is_terrain(JUNGLE, MOUNTAIN):
        yield from act.push(1, (EXPLORER,))
        yield from act.push(1, (TOWN,))


@minor("song-of-sanctity", cost=1, speed=SLOW, elements="sun water plant", within=1, target=JUNGLE_OR_MOUNTAIN)
def song_of_sanctity(act: Action) -> Flow[None]:
    """Push all explorers; where there are none remove blight."""
    if act.count(EXPLORER):
        yield from act.push(EVERY, (EXPLORER,))
    else:
        remove_blight(act, act.land)


@minor(
    "steam-vents",
    cost=1,
    speed=FAST,
    elements="fire air water earth",
    within=0,
    target=ANY_LAND,
    threshold="3 earth",
)
def steam_vents(act: Action) -> Flow[None]:
    """Destroy an explorer, or with the threshold a town."""
    yield from act.destroy(1, SMALL if act.threshold() else (EXPLORER,))


@minor(
    "uncanny-melting",
    cost=1,
    speed=SLOW,
    elements="sun moon water",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    heals=0,
)
def uncanny_melting(act: Action) -> None:
    """1 fear where invaders are; blight goes from sands and wetlands."""
    if act.count(*INVADERS):
        act.fear(1)
    if act.is_terrain(SANDS, WETLAND):
        remove_blight(act, act.land)


@minor("veil-the-nights-hunt", cost=1, speed=FAST, elements="moon air animal", within=2, target=WITH_DAHAN)
def veil_the_nights_hunt(act: Action) -> Flow[None]:
    """Each dahan hurts another invader, or push up to 3 dahan."""
    for way in (yield from act.ways("damage", "push-dahan")):
        if way == "damage":
            yield from act.damage_apart(act.count(DAHAN))
        else:
            yield from act.push(3, (DAHAN,), up_to=True)


@minor(
    "visions-of-fiery-doom",
    cost=1,
    speed=FAST,
    elements="moon fire",
    within=0,
    target=ANY_LAND,
    threshold="2 fire",
)
def visions_of_fiery_doom(act: Action) -> Flow[None]:
    """1 fear, or 2 with the threshold; push an explorer or town."""
    act.fear(2 if act.threshold() else 1)
    yield from act.push(1, SMALL)


@minor(
    "voracious-growth",
    cost=1,
    speed=SLOW,
    elements="water plant",
    within=1,
    source=SACRED,
    target=JUNGLE_OR_WETLAND,
    heals=0,
)
def voracious_growth(act: Action) -> Flow[None]:
    """2 damage, or remove blight."""
    for way in (yield from act.ways("damage", "heal")):
        if way == "damage":
            yield from act.damage(2)
        else:
            remove_blight(act, act.land)
