"""The minor powers of Branch & Claw."""

from collections import Counter
from functools import partial

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight, remove_blight
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.invaders import build
from rulebound.games.spirit_island.island import JUNGLE, MOUNTAIN, SANDS, WETLAND, bits
from rulebound.games.spirit_island.panel import is_sacred
from rulebound.games.spirit_island.pieces import (
    BEASTS,
    BUILDINGS,
    DAHAN,
    DISEASE,
    EXPLORER,
    INVADERS,
    SMALL,
    TOWN,
    WILDS,
    piece,
    piece_option,
)
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    COASTAL,
    FAST,
    INLAND,
    JUNGLE_OR_MOUNTAIN,
    JUNGLE_OR_SANDS,
    MOUNTAIN_OR_WETLAND,
    NO_BLIGHT,
    ON_MOUNTAIN,
    POWERS,
    SACRED,
    SANDS_OR_WETLAND,
    SLOW,
    WITH_DAHAN,
    WITH_INVADERS,
    Power,
    card,
)
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting, ways
from rulebound.games.spirit_island.state import BUILD, RAVAGE, IslandState
from rulebound.games.spirit_island.use import EITHER_SPEED, play_now
from rulebound.kernel import DONE, Flow

minor = partial(card, "minor", box="branch-and-claw")
TRADE = "call-to-trade"
MISTS = "confounding-mists"
PORTENTS = "portents-of-disaster"
SHORE = "sky-stretches-to-shore"
ways(
    "add-beasts",
    "add-disease",
    "add-strife",
    "add-wilds",
    "destroy-explorer",
    "destroy-small",
    "gather-blight",
    "no-build",
    "pay-to-heal",
    "push-added",
    "push-explorer-and-town",
    "push-explorers",
)
lasting(TRADE, MISTS, PORTENTS, SHORE)


@minor(
    "absorb-corruption",
    cost=1,
    speed=SLOW,
    elements="sun earth plant",
    within=0,
    target=ANY_LAND,
    threshold="2 plant",
    heals=0,
    gathers_blight=True,
)
def absorb_corruption(act: Action) -> Flow[None]:
    """Gather blight, or pay to remove it; with the threshold both."""
    labels = ("gather-blight", "pay-to-heal") if act.s.spirits[act.seat].energy else ("gather-blight",)
    for way in (yield from act.ways(*labels, both=act.threshold())):
        if way == "gather-blight":
            yield from act.gather(1, blight=True)
        else:
            act.pay(1)
            remove_blight(act, act.land)


@minor("animated-wrackroot", cost=0, speed=SLOW, elements="moon fire plant", within=0, target=ANY_LAND)
def animated_wrackroot(act: Action) -> Flow[None]:
    """1 fear and destroy an explorer, or add wilds."""
    for way in (yield from act.ways("destroy-explorer", "add-wilds")):
        if way == "destroy-explorer":
            act.fear(1)
            yield from act.destroy(1, (EXPLORER,))
        else:
            act.add_token(WILDS)


@minor("call-to-ferocity", cost=0, speed=SLOW, elements="sun fire earth", within=1, target=WITH_INVADERS)
def call_to_ferocity(act: Action) -> Flow[None]:
    """Gather up to 3 dahan, or with dahan there 1 fear, and push an explorer and a town."""
    labels = ["gather-dahan", "push-explorer-and-town"]
    for way in (yield from act.ways(*labels[: 2 if act.thorough or act.count(DAHAN) else 1])):
        if way == "gather-dahan":
            yield from act.gather(3, (DAHAN,), up_to=True)
        elif act.count(DAHAN):
            act.fear(1)
            yield from act.push(1, (EXPLORER,))
            yield from act.push(1, (TOWN,))


@minor(TRADE, cost=1, speed=FAST, elements="air water earth plant", within=2, target=WITH_DAHAN)
def call_to_trade(act: Action) -> Flow[None]:
    """Gather up to 1 dahan; before the last terror level gather a town, and the next ravage becomes a build."""
    yield from act.gather(1, (DAHAN,), up_to=True)
    if act.s.terror <= 2:
        yield from act.gather(1, (TOWN,))
        act.last(TRADE, land=act.land)


@rule(TRADE)
class CallToTrade(Rule):
    """The first ravage in a land is a build instead."""

    def before_invaders_act(self, s: IslandState, its: Effect, land: int, what: str) -> Flow[bool]:
        """Whatever brings the ravage; one that is skipped anyway does not count."""
        if what != RAVAGE or land != its.land:
            return False
        s.effects.remove(its)
        yield from build(s, land)
        return True


@minor(MISTS, cost=1, speed=FAST, elements="air water", within=1, target=ANY_LAND)
def confounding_mists(act: Action) -> Flow[None]:
    """Defend 4, or invaders that are added this turn may be pushed."""
    for way in (yield from act.ways("defend", "push-added")):
        if way == "defend":
            act.defend(4)
        else:
            act.last(MISTS, land=act.land, seat=act.seat)


@rule(MISTS)
class ConfoundingMists(Rule):
    """Invaders that are added to a land may be pushed at once; those that move in may not."""

    def order_matters(self, s: IslandState, its: Effect) -> bool:
        """What is pushed out of the land may change what is built elsewhere."""
        return its.land in s.todo

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """After each action that added any there."""
        new = Counter(kind for land, kind in act.added if land == its.land and kind in INVADERS)
        if new and not act.follows(its.source):
            lost = Action(act.s, "spirit", its.seat, land=its.land, power=POWERS[its.source], cause=act)
            yield from resolve(lost, _push_added(lost, new))


def _push_added(act: Action, new: Counter[int]) -> Flow[None]:
    """Each of these may be pushed; one that is hurt or has strife already is not one of them."""
    s = act.s
    near = s.names(s.near(act.land))
    while True:
        codes = [piece(kind) for kind in sorted(+new) if s.pieces[act.land].get(piece(kind))]
        options = [piece_option("push", code, name) for code in codes for name in near]
        if not options:
            return
        must = act.thorough
        about = act.out_of(act.land)
        pick = yield from act.ask(
            "push", options if must else [*options, DONE], act.land, number=new.total(), **about
        )
        if pick is DONE:
            return
        code = next(code for code in codes if piece_option("push", code, pick.args[-1]) == pick)
        new[code] -= 1
        if act.cause is not None:  # for what else follows, it did not come here
            act.cause.came.remove((act.land, code))
        yield from act.move(code, act.land, s.island.number_of[pick.args[-1]])


@minor("cycles-of-time-and-tide", cost=1, speed=FAST, elements="sun moon water", within=1, target=COASTAL, heals=0)
def cycles_of_time_and_tide(act: Action) -> None:
    """Add a dahan where some are; where none are remove blight."""
    if act.count(DAHAN):
        act.add(DAHAN)
    else:
        remove_blight(act, act.land)


@minor(
    "disorienting-landscape",
    cost=1,
    speed=FAST,
    elements="moon air plant",
    within=2,
    source=SACRED,
    target=ANY_LAND,
)
def disorienting_landscape(act: Action) -> Flow[None]:
    """Push an explorer; in jungle and mountains add wilds."""
    yield from act.push(1, (EXPLORER,))
    if act.is_terrain(JUNGLE, MOUNTAIN):
        act.add_token(WILDS)


@minor("elusive-ambushes", cost=1, speed=FAST, elements="sun fire water", within=1, target=WITH_DAHAN)
def elusive_ambushes(act: Action) -> Flow[None]:
    """1 damage, or defend 4."""
    for way in (yield from act.ways("damage", "defend")):
        if way == "damage":
            yield from act.damage(1)
        else:
            act.defend(4)


@minor("fire-in-the-sky", cost=1, speed=FAST, elements="sun fire air", within=1, source=SACRED, target=ANY_LAND)
def fire_in_the_sky(act: Action) -> Flow[None]:
    """2 fear and strife."""
    act.fear(2)
    yield from act.add_strife()


@minor("fleshrot-fever", cost=1, speed=SLOW, elements="fire air water animal", within=1, target=JUNGLE_OR_SANDS)
def fleshrot_fever(act: Action) -> None:
    """1 fear and disease."""
    act.fear(1)
    act.add_token(DISEASE)


@minor("golds-allure", cost=0, speed=SLOW, elements="fire earth animal", within=1, target=ON_MOUNTAIN)
def golds_allure(act: Action) -> Flow[None]:
    """Gather an explorer and a town, and add strife."""
    yield from act.gather(1, (EXPLORER,))
    yield from act.gather(1, (TOWN,))
    yield from act.add_strife()


@minor(
    "growth-through-sacrifice",
    cost=0,
    speed=FAST,
    elements="moon fire water plant",
    target=ANY_SPIRIT,
    threshold="2 sun",
)
def growth_through_sacrifice(act: Action) -> Flow[None]:
    """Presence for blight, or for presence of the target; with the threshold for both in one land."""
    yield from act.destroy_presence(act.seat)
    act.chooser = act.target
    chosen = yield from act.ways("heal", "add-presence", both=act.threshold())
    lands = act.s.presence_of(act.target)
    if len(chosen) > 1:
        land = yield from act.choose_land("grow-in", lands)
        lands = 0 if land == NOWHERE else 1 << land
    for way in chosen:
        if way == "heal":
            land = yield from act.choose_land("heal", lands & act.s.blighted_lands())
            if land != NOWHERE:
                remove_blight(act, land)
        else:
            yield from act.add_presence(act.target, lands)


@minor("guardian-serpents", cost=1, speed=FAST, elements="sun moon earth animal", target=ANY_SPIRIT)
def guardian_serpents(act: Action) -> Flow[None]:
    """Beasts where the target has presence; they defend its sacred site."""
    land = yield from act.choose_land("add-beasts", act.s.presence_of(act.target))
    if land == NOWHERE:
        return
    act.add_token(BEASTS, land=land)
    if is_sacred(act.s, act.target, land):
        act.defend(4, land)


@minor("here-there-be-monsters", cost=0, speed=SLOW, elements="moon air animal", within=0, target=INLAND)
def here_there_be_monsters(act: Action) -> Flow[None]:
    """Push up to 1 explorer, town or dahan; 2 fear, and 1 more with beasts."""
    yield from act.push(1, (*SMALL, DAHAN), up_to=True)
    act.fear(3 if act.tokens(BEASTS) else 2)


@minor("infested-aquifers", cost=1, speed=SLOW, elements="moon water earth animal", within=0, target=ANY_LAND)
def infested_aquifers(act: Action) -> Flow[None]:
    """1 damage to each invader where disease is, or in mountains and wetlands 1 fear and disease."""
    labels = ["damage"] if act.tokens(DISEASE) else []
    labels += ["add-disease"] if act.is_terrain(MOUNTAIN, WETLAND) else []
    for way in (yield from act.ways(*labels)):
        if way == "damage":
            yield from act.damage_each(1)
        else:
            act.fear(1)
            act.add_token(DISEASE)


@minor(
    "inflame-the-fires-of-life",
    cost=1,
    speed=SLOW,
    elements="moon fire plant animal",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="3 animal",
)
def inflame_the_fires_of_life(act: Action) -> Flow[None]:
    """Disease, or 1 fear and strife; with the threshold both."""
    for way in (yield from act.ways("add-disease", "add-strife", both=act.threshold())):
        if way == "add-disease":
            act.add_token(DISEASE)
        else:
            act.fear(1)
            yield from act.add_strife()


@minor("pact-of-the-joined-hunt", cost=1, speed=SLOW, elements="sun plant animal", target=ANY_SPIRIT)
def pact_of_the_joined_hunt(act: Action) -> Flow[None]:
    """The target gathers a dahan to its presence; each dahan there does 1 damage."""
    s = act.s
    held, dahan = s.presence_of(act.target), s.where(DAHAN)
    able = sum(1 << land for land in bits(held) if s.near(land) & dahan)
    act.chooser = act.target
    land = yield from act.choose_land("gather-to", able or held)
    if land == NOWHERE:
        return
    yield from act.gather(1, (DAHAN,), land=land)
    act.chooser = act.seat
    yield from act.damage(act.count(DAHAN, land=land), land=land)


@minor("poisoned-dew", cost=1, speed=SLOW, elements="fire water plant", within=1, target=ANY_LAND)
def poisoned_dew(act: Action) -> Flow[None]:
    """Destroy an explorer, or all of them in jungle and wetlands."""
    if act.is_terrain(JUNGLE, WETLAND):
        yield from act.destroy_all((EXPLORER,))
    else:
        yield from act.destroy(1, (EXPLORER,))


@minor(PORTENTS, cost=0, speed=FAST, elements="sun moon air", within=1, source=SACRED, target=WITH_INVADERS)
def portents_of_disaster(act: Action) -> None:
    """2 fear, and 1 more when next an invader is destroyed there."""
    act.fear(2)
    act.last(PORTENTS, land=act.land, seat=act.seat)


@rule(PORTENTS)
class PortentsOfDisaster(Rule):
    """1 fear the next time that an invader is destroyed in a land."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """Once, however many there were."""
        if not any(land == its.land and kind in INVADERS for land, kind in act.destroyed):
            return
        act.s.effects.remove(its)
        foretold = Action(act.s, "spirit", its.seat, land=its.land, power=POWERS[its.source], cause=act)
        foretold.fear(1)
        yield from resolve(foretold, None)


@minor(
    "promises-of-protection",
    cost=0,
    speed=FAST,
    elements="sun earth animal",
    within=2,
    source=SACRED,
    target=ANY_LAND,
)
def promises_of_protection(act: Action) -> Flow[None]:
    """Gather up to 2 dahan; dahan there have 2 more health."""
    yield from act.gather(2, (DAHAN,), up_to=True)
    yield from act.change_health((DAHAN,), 2)


@minor("prowling-panthers", cost=1, speed=SLOW, elements="moon fire animal", within=1, target=JUNGLE_OR_MOUNTAIN)
def prowling_panthers(act: Action) -> Flow[None]:
    """1 fear and beasts, or where beasts are destroy an explorer or town."""
    labels = ["add-beasts", "destroy-small"]
    for way in (yield from act.ways(*labels[: 2 if act.thorough or act.tokens(BEASTS) else 1])):
        if way == "add-beasts":
            act.fear(1)
            act.add_token(BEASTS)
        elif act.tokens(BEASTS):
            yield from act.destroy(1, SMALL)


@minor("razor-sharp-undergrowth", cost=1, speed=FAST, elements="moon plant", within=0, target=NO_BLIGHT)
def razor_sharp_undergrowth(act: Action) -> Flow[None]:
    """Destroy an explorer and a dahan; wilds, and defend 2."""
    yield from act.destroy(1, (EXPLORER,))
    yield from act.destroy(1, (DAHAN,))
    act.add_token(WILDS)
    act.defend(2)


@minor(
    "renewing-rain",
    cost=1,
    speed=SLOW,
    elements="water earth plant",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="3 plant",
)
def renewing_rain(act: Action) -> None:
    """Blight goes from jungle and sands; with the threshold wilds come to any land."""
    if act.is_terrain(JUNGLE, SANDS):
        remove_blight(act, act.land)
    if act.threshold():
        act.add_token(WILDS)


@minor(
    "rites-of-the-lands-rejection",
    cost=1,
    speed=FAST,
    elements="moon fire earth",
    within=2,
    source=SACRED,
    target=WITH_DAHAN,
)
def rites_of_the_lands_rejection(act: Action) -> Flow[None]:
    """Invaders do not build, and fear the dahan by towns and cities; or push up to 3 dahan."""
    for way in (yield from act.ways("no-build", "push-dahan")):
        if way == "no-build":
            act.skip(BUILD)
            act.fear(min(act.count(*BUILDINGS), act.count(DAHAN)))
        else:
            yield from act.push(3, (DAHAN,), up_to=True)


@minor(
    "scour-the-land",
    cost=1,
    speed=SLOW,
    elements="air earth",
    within=2,
    source=SACRED,
    target=ANY_LAND,
    threshold="3 air",
    hastened=1,
)
def scour_the_land(act: Action) -> Flow[None]:
    """Destroy 3 towns and all explorers; add blight. With the threshold it may be fast."""
    yield from act.destroy(3, (TOWN,))
    yield from act.destroy_all((EXPLORER,))
    yield from add_blight(act, act.land)


@minor(SHORE, cost=1, speed=FAST, elements="sun air water earth", target=ANY_SPIRIT)
def sky_stretches_to_shore(act: Action) -> None:
    """The target may use one power at the other speed, and reaches 3 lands farther to the coast."""
    act.last(EITHER_SPEED, seat=act.target, amount=1)
    act.last(SHORE, seat=act.target, amount=3)


@rule(SHORE)
class SkyStretchesToShore(Rule):
    """More range to the coast."""

    def farther_to(self, s: IslandState, its: Effect, power: Power) -> tuple[int, int]:
        """To coastal lands, and oceans in play."""
        return COASTAL.fits(s, its.seat), its.amount


@minor("spur-on-with-words-of-fire", cost=1, speed=FAST, elements="sun fire air", target=ANY_SPIRIT)
def spur_on_with_words_of_fire(act: Action) -> Flow[None]:
    """1 energy for another spirit; the target may play one more card at once."""
    if act.another:
        act.gain_energy(act.target, 1)
    yield from play_now(act.s, act.target)


@minor("swarming-wasps", cost=0, speed=FAST, elements="fire air animal", within=1, target=NO_BLIGHT)
def swarming_wasps(act: Action) -> Flow[None]:
    """Beasts, or where beasts are push up to 2 explorers."""
    labels = ["add-beasts", "push-explorers"]
    for way in (yield from act.ways(*labels[: 2 if act.thorough or act.tokens(BEASTS) else 1])):
        if way == "add-beasts":
            act.add_token(BEASTS)
        elif act.tokens(BEASTS):
            yield from act.push(2, (EXPLORER,), up_to=True)


@minor(
    "teeming-rivers",
    cost=1,
    speed=SLOW,
    elements="sun water plant animal",
    within=2,
    source=SACRED,
    target=MOUNTAIN_OR_WETLAND,
    heals=0,
)
def teeming_rivers(act: Action) -> None:
    """Beasts where no blight is; a single blight goes."""
    blight = act.s.blight[act.land]
    if not blight:
        act.add_token(BEASTS)
    elif blight == 1:
        remove_blight(act, act.land)


@minor("tormenting-rotflies", cost=1, speed=SLOW, elements="air plant animal", within=2, target=SANDS_OR_WETLAND)
def tormenting_rotflies(act: Action) -> Flow[None]:
    """Disease, or invaders have 2 fear, 1 more with disease and 1 more with blight."""
    labels = ["add-disease", "fear"]
    for way in (yield from act.ways(*labels[: 2 if act.count(*INVADERS) else 1])):
        if way == "add-disease":
            act.add_token(DISEASE)
        else:
            act.fear(2 + bool(act.tokens(DISEASE)) + bool(act.s.blight[act.land]))


@minor("twilight-fog-brings-madness", cost=0, speed=SLOW, elements="sun moon air water", within=1, target=ANY_LAND)
def twilight_fog_brings_madness(act: Action) -> Flow[None]:
    """Strife; push a dahan, and 1 damage to each that is left."""
    yield from act.add_strife()
    yield from act.push(1, (DAHAN,))
    yield from act.damage_each(1, (DAHAN,))
