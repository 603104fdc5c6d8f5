"""The minor powers of Jagged Earth."""

from collections import Counter
from functools import partial

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight, remove_blight
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import may_stand
from rulebound.games.spirit_island.pieces import (
    BADLANDS,
    BEASTS,
    BUILDINGS,
    DAHAN,
    DISEASE,
    EXPLORER,
    INVADERS,
    SMALL,
    TOWN,
    WILDS,
    kind_of,
    picked,
    piece_option,
    strife_of,
)
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANOTHER_SPIRIT,
    ANY_LAND,
    ANY_SPIRIT,
    COASTAL,
    FAST,
    JUNGLE_OR_WETLAND,
    MOUNTAIN_OR_SANDS,
    MOUNTAIN_OR_WETLAND,
    NO_WETLAND,
    POWERS,
    SACRED,
    SANDS_OR_WETLAND,
    SLOW,
    WITH_BEASTS,
    WITH_BLIGHT,
    WITH_BUILDINGS,
    WITH_CITY,
    WITH_DAHAN,
    WITH_INVADERS,
    card,
)
from rulebound.games.spirit_island.rule import holds, rule
from rulebound.games.spirit_island.said import lasting, ways
from rulebound.games.spirit_island.state import ELEMENTS, IslandState
from rulebound.kernel import DONE, Flow, Option

minor = partial(card, "minor", box="jagged-earth")
PREDATORS = "blood-draws-predators"
GUARD = "call-to-guard"
ENTRAP = "entrap-the-forces-of-corruption"
TRANQUILITY = "mesmerized-tranquility"
SCREAM = "scream-disease-into-the-wind"
FLAMES = "unquenchable-flames"
ways(
    "add-badlands",
    "add-beasts",
    "add-disease",
    "add-strife",
    "add-wilds",
    "gain-element",
    "gain-energy",
    "guard",
    "move-dahan",
    "pay-for-damage",
    "restore-presence",
    "save-dahan",
)
lasting(PREDATORS, GUARD, ENTRAP, TRANQUILITY, SCREAM, FLAMES)


@minor(
    "bats-scout-for-raids-by-darkness", cost=1, speed=SLOW, elements="moon air animal", within=2, target=ANY_LAND
)
def bats_scout_for_raids_by_darkness(act: Action) -> Flow[None]:
    """1 damage to towns and cities for each dahan, or 1 fear, and gather up to 2 dahan."""
    for way in (yield from act.ways("damage", "gather-dahan")):
        if way == "damage":
            yield from act.damage(act.count(DAHAN), BUILDINGS)
        else:
            act.fear(1)
            yield from act.gather(2, (DAHAN,), up_to=True)


@minor("birds-cry-warning", cost=1, speed=FAST, elements="sun air animal", within=3, target=WITH_DAHAN)
def birds_cry_warning(act: Action) -> Flow[None]:
    """2 fewer dahan are destroyed the next time, or push up to 3 of them."""
    for way in (yield from act.ways("save-dahan", "push-dahan")):
        if way == "save-dahan":
            act.last("dahan-fewer-once", land=act.land, amount=2)
        else:
            yield from act.push(3, (DAHAN,), up_to=True)


@minor(PREDATORS, cost=1, speed=FAST, elements="sun fire water animal", within=1, target=ANY_LAND)
def blood_draws_predators(act: Action) -> None:
    """When next invaders are destroyed there, beasts come and bite."""
    act.last(PREDATORS, land=act.land, seat=act.seat)


@rule(PREDATORS)
class BloodDrawsPredators(Rule):
    """Once, after invaders are destroyed in a land."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """Beasts come, and each of them does 1 damage, up to 3."""
        fallen = any(land == its.land and kind in INVADERS for land, kind in act.destroyed)
        if not fallen or act.follows(its.source):
            return
        act.s.effects.remove(its)
        hunt = Action(act.s, "spirit", its.seat, land=its.land, power=POWERS[its.source], cause=act)
        yield from resolve(hunt, _hunt(hunt))


def _hunt(act: Action) -> Flow[None]:
    act.add_token(BEASTS)
    yield from act.damage(min(3, act.tokens(BEASTS)), most=3)


@minor(GUARD, cost=0, speed=FAST, elements="sun air earth", within=1, target=ANY_LAND)
def call_to_guard(act: Action) -> Flow[None]:
    """Gather up to 1 dahan; with dahan defend by their number, or hurt invaders that come."""
    yield from act.gather(1, (DAHAN,), up_to=True)
    if not act.count(DAHAN):
        return
    for way in (yield from act.ways("defend", "guard")):
        if way == "defend":
            act.defend(act.count(DAHAN))
        else:
            act.last(GUARD, land=act.land, seat=act.seat)


@rule(GUARD)
class CallToGuard(Rule):
    """Invaders that are added to a land, or move in, are hurt."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """1 damage to each of those that came with an action."""
        codes = _newcomers(act, its.land)
        if codes and not act.follows(its.source):
            guard = Action(act.s, "spirit", its.seat, land=its.land, power=POWERS[its.source], cause=act)
            yield from resolve(guard, guard.damage_these(1, codes))


def _newcomers(act: Action, land: int) -> list[int]:
    """The invaders that an action has brought into a land and that are still there."""
    there = Counter(act.s.pieces[land])
    came = Counter(code for where, code in act.came if where == land and kind_of(code) in INVADERS)
    return sorted((there & came).elements())


@minor(
    "carapaced-land",
    cost=0,
    speed=FAST,
    elements="earth plant animal",
    within=0,
    target=ANY_LAND,
    threshold="2 earth",
    farther_to=(WITH_BEASTS, 1),
)
def carapaced_land(act: Action) -> None:
    """Defend 3, or 6 with the threshold; it reaches farther to lands with beasts."""
    act.defend(6 if act.threshold() else 3)


@minor(
    "desiccating-winds",
    cost=1,
    speed=SLOW,
    elements="fire air earth",
    within=1,
    source=SACRED,
    target=MOUNTAIN_OR_SANDS,
)
def desiccating_winds(act: Action) -> Flow[None]:
    """1 damage where badlands were before; add badlands."""
    if act.tokens(BADLANDS):
        yield from act.damage(1)
    act.add_token(BADLANDS)


@minor("dire-metamorphosis", cost=1, speed=SLOW, elements="moon air earth animal", within=1, target=ANY_LAND)
def dire_metamorphosis(act: Action) -> Flow[None]:
    """1 fear, 1 damage, 1 damage to dahan; then one token of each kind, strife and blight."""
    act.fear(1)
    yield from act.damage(1)
    yield from act.damage(1, (DAHAN,))
    for token in (BADLANDS, BEASTS, DISEASE):
        act.add_token(token)
    yield from act.add_strife()
    act.add_token(WILDS)
    yield from add_blight(act, act.land)


@minor(
    "domesticated-animals-go-berserk",
    cost=1,
    speed=FAST,
    elements="moon fire animal",
    within=0,
    target=WITH_BUILDINGS,
    threshold="3 moon",
)
def domesticated_animals_go_berserk(act: Action) -> None:
    """1 fear, defend 5; with the threshold beasts."""
    act.fear(1)
    act.defend(5)
    if act.threshold():
        act.add_token(BEASTS)


@minor(
    "dry-wood-explodes-in-smoldering-splinters",
    cost=1,
    speed=SLOW,
    elements="fire air plant",
    within=0,
    target=NO_WETLAND,
    fast_for=1,
)
def dry_wood_explodes_in_smoldering_splinters(act: Action) -> Flow[None]:
    """2 fear, 1 damage; for 1 energy it may be fast."""
    act.fear(2)
    yield from act.damage(1)


@minor(ENTRAP, cost=1, speed=FAST, elements="earth plant animal", within=1, target=ANY_LAND, gathers_blight=True)
def entrap_the_forces_of_corruption(act: Action) -> Flow[None]:
    """Gather up to 1 blight; isolate the land, and blight does not spread from it."""
    yield from act.gather(1, blight=True, up_to=True)
    act.isolate()
    act.last(ENTRAP, land=act.land)


@rule(ENTRAP)
class EntrapTheForcesOfCorruption(Rule):
    """Blight that is added to a land does not spread."""

    def stops_cascade(self, act: Action, its: Effect, land: int) -> bool:
        """Whoever adds it."""
        return holds(its, land)


@minor(
    "favor-of-the-sun-and-star-lit-dark",
    cost=1,
    speed=FAST,
    elements="sun moon plant",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="2 sun",
    heals=0,
)
def favor_of_the_sun_and_star_lit_dark(act: Action) -> Flow[None]:
    """Defend 4, push up to 1 blight; 1 fear with the threshold."""
    act.defend(4)
    yield from act.push(1, blight=True, up_to=True)
    if act.threshold():
        act.fear(1)


@minor(
    "flow-downriver-blow-downwind",
    cost=0,
    speed=SLOW,
    elements="air water plant",
    within=2,
    source=SACRED,
    target=ANY_LAND,
    heals=0,
)
def flow_downriver_blow_downwind(act: Action) -> Flow[None]:
    """Push up to 1 blight, explorer or town."""
    yield from act.push(1, SMALL, blight=True, up_to=True)


@minor("gift-of-natures-connection", cost=0, speed=FAST, elements="", target=ANY_SPIRIT)
def gift_of_natures_connection(act: Action) -> Flow[None]:
    """2 energy or 2 of one element for the target; an element for the giver, if that is another spirit."""
    act.chooser = act.target
    for way in (yield from act.ways("gain-energy", "gain-element")):
        if way == "gain-energy":
            act.gain_energy(act.target, 2)
        else:
            yield from _any_element(act, act.target, 2)
    act.chooser = act.seat
    if act.another:
        yield from _any_element(act, act.seat, 1)


def _any_element(act: Action, seat: int, number: int) -> Flow[None]:
    pick = yield from act.ask("element", [Option("element", name) for name in ELEMENTS])
    act.gain_element(seat, pick.args[0], number)


@minor("gift-of-twinned-days", cost=1, speed=FAST, elements="sun moon", target=ANOTHER_SPIRIT)
def gift_of_twinned_days(act: Action) -> None:
    """The target may repeat its cheapest card in play for its cost, and so may the giver."""
    for seat in sorted({act.target, act.seat}):
        act.last("repeat-cheapest", seat=seat, amount=1)


@minor(
    "haunted-by-primal-memories",
    cost=1,
    speed=FAST,
    elements="moon air earth",
    within=2,
    source=SACRED,
    target=WITH_INVADERS,
)
def haunted_by_primal_memories(act: Action) -> None:
    """1 fear, or 3 with beasts; defend 3."""
    act.fear(3 if act.tokens(BEASTS) else 1)
    act.defend(3)


@minor(
    "hazards-spread-across-the-island",
    cost=0,
    speed=FAST,
    elements="fire air earth plant",
    within=2,
    source=SACRED,
    target=ANY_LAND,
)
def hazards_spread_across_the_island(act: Action) -> Flow[None]:
    """Add a token of a kind that lies next to the land; for disease 1 energy is paid."""
    tokens = {"add-badlands": BADLANDS, "add-beasts": BEASTS, "add-disease": DISEASE, "add-wilds": WILDS}
    near = bits(act.s.near(act.land))
    found = [label for label, kind in tokens.items() if any(act.tokens(kind, land=land) for land in near)]
    if not act.s.spirits[act.seat].energy and "add-disease" in found:
        found.remove("add-disease")
    if act.count(*INVADERS) and any(strife_of(code) for land in near for code in act.s.pieces[land]):
        found.append("add-strife")
    if not found:
        return
    chosen = yield from act.choose(*sorted(found))
    if chosen == "add-strife":
        yield from act.add_strife()
        return
    if chosen == "add-disease":
        act.pay(1)
    act.add_token(tokens[chosen])


@minor("like-calls-to-like", cost=1, speed=SLOW, elements="sun water plant", within=1, target=ANY_LAND, heals=0)
def like_calls_to_like(act: Action) -> Flow[None]:
    """Gather up to 1 each of explorers, towns, dahan, blight and beasts, where there are such already."""
    kinds = [kind for kind in (EXPLORER, TOWN, DAHAN) if act.count(kind)]
    blight, beasts = act.s.blight[act.land], act.tokens(BEASTS)
    for kind in kinds:
        yield from act.gather(1, (kind,), up_to=True)
    if blight:
        yield from act.gather(1, blight=True, up_to=True)
    if beasts:
        yield from act.gather(1, tokens=(BEASTS,), up_to=True)


@minor(TRANQUILITY, cost=0, speed=FAST, elements="water earth animal", within=0, target=ANY_LAND)
def mesmerized_tranquility(act: Action) -> None:
    """Isolate the land; each invader there does 1 less damage."""
    act.isolate()
    act.last(TRANQUILITY, land=act.land)


@rule(TRANQUILITY)
class MesmerizedTranquility(Rule):
    """Invaders do less damage."""

    def damage_of(self, s: IslandState, its: Effect, land: int, kind: int, damage: int) -> int:
        """1 less each."""
        return damage - 1 if kind in INVADERS and holds(its, land) else damage


@minor("renewing-boon", cost=1, speed=SLOW, elements="sun earth plant", target=ANOTHER_SPIRIT)
def renewing_boon(act: Action) -> Flow[None]:
    """Where both have presence blight goes, and destroyed presence of the target may come back."""
    s = act.s
    land = yield from act.choose_land("renew", s.presence_of(act.seat) & s.presence_of(act.target))
    if land == NOWHERE:
        return
    remove_blight(act, land)
    yield from _may_restore(act, act.target, land)


def _may_restore(act: Action, seat: int, land: int) -> Flow[None]:
    """A spirit may bring one of its destroyed presence back to a land."""
    if not _can_restore(act, seat, land):
        return
    act.chooser, before = seat, act.chooser
    willing = yield from act.may("restore-presence")
    act.chooser = before
    if willing:
        yield from act.restore_presence(seat, 1 << land)


def _can_restore(act: Action, seat: int, land: int) -> bool:
    return bool(act.s.spirits[seat].destroyed) and may_stand(act.s, seat, land)


@minor(SCREAM, cost=1, speed=FAST, elements="air water animal", target=ANOTHER_SPIRIT)
def scream_disease_into_the_wind(act: Action) -> None:
    """All powers of the target reach 1 land farther, and one of them may bring disease."""
    act.last("range", seat=act.target, amount=1)
    act.last(SCREAM, seat=act.target)


@rule(SCREAM)
class ScreamDiseaseIntoTheWind(Rule):
    """Once, after a power of the spirit has targeted a land."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """Disease may come there."""
        if act.power is None or act.cause is not None or act.seat != its.seat or act.land == NOWHERE:
            return
        plague = Action(act.s, "spirit", its.seat, land=act.land, source=its.source, cause=act)
        if (yield from plague.may("add-disease")):
            act.s.effects.remove(its)
            plague.add_token(DISEASE)
            yield from resolve(plague, None)


@minor("sear-anger-into-the-wild-lands", cost=0, speed=SLOW, elements="sun fire plant", within=1, target=ANY_LAND)
def sear_anger_into_the_wild_lands(act: Action) -> Flow[None]:
    """Badlands, or with wilds 1 fear and 1 damage to invaders."""
    labels = ["add-badlands", "damage"]
    able = act.tokens(WILDS) and act.count(*INVADERS)
    for way in (yield from act.ways(*labels[: 2 if able else 1])):
        if way == "add-badlands":
            act.add_token(BADLANDS)
        else:
            act.fear(1)
            yield from act.damage(1)


@minor(
    "set-them-on-an-ever-twisting-trail",
    cost=1,
    speed=FAST,
    elements="air plant animal",
    within=1,
    source=SACRED,
    target=ANY_LAND,
)
def set_them_on_an_ever_twisting_trail(act: Action) -> Flow[None]:
    """Gather or push an explorer, then isolate the land."""
    for way in (yield from act.ways("gather-explorer", "push-explorer")):
        if way == "gather-explorer":
            yield from act.gather(1, (EXPLORER,))
        else:
            yield from act.push(1, (EXPLORER,))
    act.isolate()


@minor(
    "skies-herald-the-season-of-return",
    cost=1,
    speed=FAST,
    elements="sun moon plant animal",
    within=1,
    target=ANY_LAND,
    heals=0,
)
def skies_herald_the_season_of_return(act: Action) -> Flow[None]:
    """A spirit of the board may bring presence back; gather up to 2 dahan, push blight."""
    s = act.s
    board = s.island.board_of(act.land)
    whole = s.island.of_board(board) | 1 << s.island.ocean_of(board)
    able = [seat for seat in s.all_seats if s.presence_of(seat) & whole and _can_restore(act, seat, act.land)]
    if able:
        seat = yield from act.choose_spirit("restore-whose", able)
        yield from _may_restore(act, seat, act.land)
    yield from act.gather(2, (DAHAN,), up_to=True)
    yield from act.push(1, blight=True)


@minor(
    "strong-and-constant-currents",
    cost=0,
    speed=FAST,
    elements="sun water earth",
    within=0,
    target=COASTAL,
    threshold="2 water",
)
def strong_and_constant_currents(act: Action) -> Flow[None]:
    """Push an explorer or town along the coast, or move dahan between two coasts; with the threshold both."""
    for way in (yield from act.ways("push-invaders", "move-dahan", both=act.threshold())):
        if way == "push-invaders":
            yield from act.push(1, SMALL, to=COASTAL.fits(act.s, act.seat))
        else:
            yield from _ferry(act)


def _ferry(act: Action) -> Flow[None]:
    """Up to 2 dahan go between the land and one other at the coast."""
    s = act.s
    coasts = COASTAL.fits(s, act.seat) & s.in_play & ~(1 << act.land)
    lands = coasts if act.count(DAHAN) else coasts & s.where(DAHAN)
    other = yield from act.choose_land("other-coast", lands, optional=not act.thorough)
    if other == NOWHERE:
        return
    for _ in range(2):
        ways = [(act.land, other), (other, act.land)]
        options = [
            piece_option("move", code, s.island.names[goal])
            for start, goal in ways
            for code in s.codes(start, (DAHAN,))
        ]
        about = act.between(act.land, other)
        pick = yield from act.ask("ferry", options if act.thorough else [*options, DONE], act.land, **about)
        if pick is DONE:
            return
        code, name = picked(pick)
        goal = s.island.number_of[name]
        yield from act.move(code, other if goal == act.land else act.land, goal)


@minor("sucking-ooze", cost=0, speed=FAST, elements="moon water earth", within=1, target=SANDS_OR_WETLAND)
def sucking_ooze(act: Action) -> None:
    """2 fear for invaders; isolate the land."""
    if act.count(*INVADERS):
        act.fear(2)
    act.isolate()


@minor(
    "sunsets-fire-flows-across-the-land",
    cost=1,
    speed=SLOW,
    elements="sun moon fire water",
    within=1,
    source=SACRED,
    target=ANY_LAND,
)
def sunsets_fire_flows_across_the_land(act: Action) -> Flow[None]:
    """1 fear, 1 damage, and for 1 energy 1 damage next to the land."""
    act.fear(1)
    yield from act.damage(1)
    lands = act.s.near(act.land) & act.s.where(*INVADERS)
    if lands and act.s.spirits[act.seat].energy and (yield from act.may("pay-for-damage")):
        act.pay(1)
        land = yield from act.choose_land("burn", lands)
        yield from act.damage(1, land=land)


@minor("territorial-strife", cost=0, speed=SLOW, elements="sun fire animal", within=1, target=WITH_CITY)
def territorial_strife(act: Action) -> Flow[None]:
    """3 damage to explorers and towns, or strife."""
    for way in (yield from act.ways("damage", "add-strife")):
        if way == "damage":
            yield from act.damage(3, SMALL)
        else:
            yield from act.add_strife()


@minor("terror-turns-to-madness", cost=0, speed=SLOW, elements="moon air water", within=2, target=WITH_INVADERS)
def terror_turns_to_madness(act: Action) -> Flow[None]:
    """3 fear in terror level 1, 2 fear or strife in 2, strife in 3."""
    terror = act.s.terror
    for way in (yield from act.ways(*["fear", "add-strife"][terror == 3 : 1 if terror == 1 else 2])):
        if way == "fear":
            act.fear(4 - terror)
        else:
            yield from act.add_strife()


@minor(
    "the-shore-seethes-with-hatred",
    cost=1,
    speed=SLOW,
    elements="fire water earth plant",
    within=1,
    target=COASTAL,
)
def the_shore_seethes_with_hatred(act: Action) -> None:
    """1 fear, badlands and wilds."""
    act.fear(1)
    act.add_token(BADLANDS)
    act.add_token(WILDS)


@minor(
    "thriving-chokefungus",
    cost=1,
    speed=SLOW,
    elements="moon water plant",
    within=1,
    source=SACRED,
    target=JUNGLE_OR_WETLAND,
)
def thriving_chokefungus(act: Action) -> None:
    """Disease and badlands."""
    act.add_token(DISEASE)
    act.add_token(BADLANDS)


@minor(
    "treacherous-waterways", cost=0, speed=FAST, elements="fire water earth", within=1, target=MOUNTAIN_OR_WETLAND
)
def treacherous_waterways(act: Action) -> Flow[None]:
    """Wilds, or push an explorer."""
    for way in (yield from act.ways("add-wilds", "push-explorer")):
        if way == "add-wilds":
            act.add_token(WILDS)
        else:
            yield from act.push(1, (EXPLORER,))


@minor(
    FLAMES,
    cost=1,
    speed=SLOW,
    elements="moon fire earth",
    within=2,
    source=SACRED,
    target=ANY_LAND,
    threshold="2 fire",
)
def unquenchable_flames(act: Action) -> Flow[None]:
    """1 fear, 1 damage to a town or city; invaders there keep their damage. With the threshold badlands."""
    act.fear(1)
    yield from act.damage(1, BUILDINGS)
    act.last(FLAMES, land=act.land)
    if act.threshold():
        act.add_token(BADLANDS)


@rule(FLAMES)
class UnquenchableFlames(Rule):
    """Invaders keep their damage when the turn ends."""

    def heals(self, s: IslandState, its: Effect, land: int, code: int) -> bool:
        """Dahan heal there as well."""
        return kind_of(code) not in INVADERS or not holds(its, land)


@minor("weep-for-what-is-lost", cost=0, speed=SLOW, elements="fire water animal", within=1, target=WITH_BLIGHT)
def weep_for_what_is_lost(act: Action) -> Flow[None]:
    """1 fear for each kind of invaders; push up to 1 explorer or town for each blight."""
    act.fear(sum(bool(act.count(kind)) for kind in INVADERS))
    yield from act.push(act.s.blight[act.land], SMALL, up_to=True)
