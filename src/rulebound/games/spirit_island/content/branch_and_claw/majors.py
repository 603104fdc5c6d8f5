"""The major powers of Branch & Claw."""

from collections import Counter
from functools import partial

from rulebound.games.spirit_island.action import EVERY, Action
from rulebound.games.spirit_island.blight import add_blight, remove_blight
from rulebound.games.spirit_island.cards import discard_drawn, draw, forget_card, gain_card, keep_one
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.growth import lay_down
from rulebound.games.spirit_island.invaders import ravage_apart
from rulebound.games.spirit_island.island import JUNGLE, WETLAND, bits
from rulebound.games.spirit_island.pieces import (
    BEASTS,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    INVADERS,
    MARKED,
    SMALL,
    TOKENS,
    TOWN,
    WILDS,
    damage_of,
    kind_of,
    picked,
    piece,
    piece_option,
    strife_of,
)
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    COASTAL,
    COASTAL_OR_WETLAND,
    FAST,
    JUNGLE_OR_SANDS,
    NO_BLIGHT,
    POWERS,
    SACRED,
    SLOW,
    WITH_CITY,
    WITH_INVADERS,
    Power,
    card,
)
from rulebound.games.spirit_island.ravage import all_damage_to_invaders, strength_of
from rulebound.games.spirit_island.reshape import destroy_board
from rulebound.games.spirit_island.rule import holds, rule
from rulebound.games.spirit_island.said import lasting, ways
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.use import origins
from rulebound.games.spirit_island.values import cost_of, range_of
from rulebound.kernel import DONE, Flow, Option

major = partial(card, "major", box="branch-and-claw")
UNLOCKED = "unlocked"  # all thresholds of the card that the effect names are met
BORROWED = "borrowed"  # the card that the effect names is forgotten at the end of the turn
STRIFE = "strife"
ways(
    "add-disease-and-strife",
    "remove-tokens",
    "sweep",
    "destroy-all-small",
    "play-for-half",
    "play-and-forget",
    *(f"put-back-{token}" for token in ("beasts", "wilds", "disease", STRIFE)),
)
lasting("ravage-bonus", "ruin", UNLOCKED, BORROWED)


@major(
    "bloodwrack-plague",
    cost=4,
    speed=FAST,
    elements="water earth animal",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="2 earth 4 animal",
)
def bloodwrack_plague(act: Action) -> Flow[None]:
    """2 disease; disease here defends here and around; with the threshold fear, and damage here or around."""
    act.add_token(DISEASE, 2)
    sick = act.tokens(DISEASE)
    around = act.s.near(act.land) | 1 << act.land
    for land in bits(around):
        act.defend(sick, land)
    if not act.threshold():
        return
    act.fear(2)
    for _ in range(sick):
        land = yield from act.choose_land("avenge", around & act.s.where(*INVADERS))
        if land != NOWHERE:
            yield from act.damage(1, land=land)


@major(
    "cast-down-into-the-briny-deep",
    cost=9,
    speed=SLOW,
    elements="sun moon water earth",
    within=1,
    source=SACRED,
    target=COASTAL,
    threshold="2 sun 2 moon 4 water 4 earth",
)
def cast_down_into_the_briny_deep(act: Action) -> Flow[None]:
    """6 fear, no invaders left; with the threshold the whole board goes under."""
    act.fear(6)
    yield from act.destroy_all(INVADERS)
    if act.threshold():
        yield from destroy_board(act, act.s.island.board_of(act.land))


@major(
    "death-falls-gently-from-open-blossoms",
    cost=4,
    speed=SLOW,
    elements="moon air plant",
    within=3,
    target=JUNGLE_OR_SANDS,
    threshold="3 air 3 plant",
)
def death_falls_gently_from_open_blossoms(act: Action) -> Flow[None]:
    """4 damage, disease for those who are left; with the threshold fear, and disease in two lands next to it."""
    yield from act.damage(4)
    if act.count(*INVADERS):
        act.add_token(DISEASE)
    if not act.threshold():
        return
    act.fear(3)
    settled = act.s.near(act.land) & act.s.where(*INVADERS)
    for land in (yield from act.choose_lands("disease", settled, 2, up_to=False)):
        act.add_token(DISEASE, land=land)


@major(
    "fire-and-flood",
    cost=7,
    speed=SLOW,
    elements="sun fire water",
    within=1,
    second=2,
    source=SACRED,
    target=ANY_LAND,
    threshold=("3 fire", "3 water"),
)
def fire_and_flood(act: Action) -> Flow[None]:
    """4 damage in two lands near the same sacred site; each threshold adds 4 in one of them."""
    targets = [act.land]
    other = yield from act.choose_land("second-target", _second_targets(act))
    if other != NOWHERE:
        targets.append(other)
    damage = dict.fromkeys(targets, 4)
    for number in (1, 2):
        if act.threshold(number):
            land = yield from act.choose_land("more-damage", sum(1 << each for each in targets))
            damage[land] += 4
    for land, amount in damage.items():
        yield from act.damage(amount, land=land)


def _second_targets(act: Action) -> int:
    """Other lands in the second range, with all that adds to the first, of a site from which that was aimed."""
    power = act.power
    assert power is not None
    assert power.within is not None
    assert power.second is not None
    steps = range_of(act.s, act.seat, power, act.limit) - power.within + power.second
    return act.around(origins(act), steps) & ~(1 << act.land)


@major(
    "flow-like-water-reach-like-air",
    cost=2,
    speed=FAST,
    elements="air water",
    target=ANY_SPIRIT,
    threshold="2 air 2 water",
)
def flow_like_water_reach_like_air(act: Action) -> Flow[None]:
    """Range 2 more; the target may push presence, and what is with it goes along."""
    s, seat = act.s, act.target
    act.last("range", seat=seat, amount=2)
    act.chooser = seat
    land = yield from act.choose_land("push-from", s.presence_of(seat), optional=True)
    if land == NOWHERE:
        return
    went = yield from act.push(1, presence=(seat,), land=land)
    if not went:
        return
    goal = 1 << went[0]
    strong = act.threshold()
    for kind in (EXPLORER, TOWN, CITY, DAHAN) if strong else (EXPLORER, TOWN, DAHAN):
        yield from act.push(2, (kind,), up_to=True, land=land, to=goal)
    if strong:
        yield from act.push(2, blight=True, up_to=True, land=land, to=goal)


@major(
    "grant-hatred-a-ravenous-form",
    cost=4,
    speed=SLOW,
    elements="moon fire",
    within=1,
    target=ANY_LAND,
    threshold="4 moon 2 fire",
)
def grant_hatred_a_ravenous_form(act: Action) -> Flow[None]:
    """Strife and blight frighten and hurt, and turn into a beast; with the threshold there is more strife."""
    s = act.s
    hatred = s.blight[act.land] + sum(strife_of(code) * n for code, n in s.pieces[act.land].items())
    hated = act.count(*INVADERS)
    act.fear(hatred)
    yield from act.damage(2 * hatred)
    if hated and sum(land == act.land and kind in INVADERS for land, kind in act.destroyed) == hated:
        act.add_token(BEASTS)
    if act.threshold():
        settled = s.near(act.land) & s.where(*INVADERS)
        for land in (yield from act.choose_lands("strife-in", settled, 3)):
            yield from act.add_strife(land=land)


@major(
    "insatiable-hunger-of-the-swarm",
    cost=4,
    speed=FAST,
    elements="air plant animal",
    within=2,
    source=SACRED,
    target=ANY_LAND,
    threshold="2 air 4 animal",
)
def insatiable_hunger_of_the_swarm(act: Action) -> Flow[None]:
    """Blight, and beasts that eat whoever is there; with the threshold once more next to it."""
    if act.threshold():
        act.repeat(act.s.near(act.land))
    yield from add_blight(act, act.land)
    act.add_token(BEASTS, 2)
    yield from act.gather(2, tokens=(BEASTS,), up_to=True)
    swarm = act.tokens(BEASTS)
    act.fear(swarm)
    yield from act.damage(2 * swarm)
    yield from act.damage(2 * swarm, (DAHAN,))
    act.remove_token(BEASTS)


# Instruments of their own Ruin.


@major(
    "instruments-of-their-own-ruin",
    cost=4,
    speed=FAST,
    elements="sun fire air animal",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="4 sun 2 fire 2 animal",
)
def instruments_of_their_own_ruin(act: Action) -> Flow[None]:
    """Strife, and who has any strikes the others; with the threshold a ravage there hits invaders next to it."""
    if act.threshold():
        act.last("ruin", land=act.land, seat=act.seat)
        return
    yield from act.add_strife()
    yield from _strike_each_other(act)


def _strike_each_other(act: Action) -> Flow[None]:
    """Who has strife strikes the others, all at the same time: even who has been destroyed meanwhile.

    Pieces that look the same are told apart only so far that none strikes itself.
    """
    there = act.s.pieces[act.land]
    striking = [code for code in act.s.codes(act.land, INVADERS) if strife_of(code) for _ in range(there[code])]
    alike = Counter((kind_of(code), strife_of(code)) for code in striking)
    fallen: Counter[tuple[int, int]] = Counter()
    for number, code in enumerate(striking, 1):
        look = kind_of(code), strife_of(code)
        left = [each for each in act.s.codes(act.land, look[:1]) if strife_of(each) == look[1]]
        if alike[look] - sum(there[each] for each in left) > fallen[look]:
            fallen[look] += 1
            left = []
        own = min(left, key=lambda each: each != code, default=None)
        yield from _strike_others(act, code, own, last=number == len(striking))


def _strike_others(act: Action, striker: int, own: int | None, last: bool) -> Flow[None]:
    """One strikes the others, but not itself as it is now."""
    if own is not None:
        act.saved[act.land, own] += 1
    if act.open_codes(act.land, INVADERS):
        damage = strength_of(act.s, act.land, kind_of(striker))
        yield from act.damage(damage, again=not last)
    if own is not None:
        act.saved[act.land, own] -= 1


@rule("ruin")
class Ruin(Rule):
    """Ravaging invaders hurt those next to them."""

    def instead_of_ravage(self, act: Action, its: Effect) -> Flow[bool]:
        """Neither land nor dahan are hurt, and dahan do not strike back; strife does not matter (SI-121)."""
        if not holds(its, act.land):
            return False
        s, damage = act.s, all_damage_to_invaders(act.s, act.land)
        s.emit("ravaged", s.island.names[act.land], damage, 0, 0)
        act.chooser = its.seat
        for _ in range(damage):
            land = yield from act.choose_land("avenge", s.near(act.land) & s.where(*INVADERS))
            if land != NOWHERE:
                yield from act.damage(1, land=land)
        return True


@major(
    "manifest-incarnation",
    cost=6,
    speed=SLOW,
    elements="sun moon earth animal",
    within=0,
    target=WITH_CITY,
    threshold="3 sun 3 moon",
)
def manifest_incarnation(act: Action) -> Flow[None]:
    """Much fear, one of each invader goes, then the others ravage; with the threshold more and weaker."""
    strong = act.threshold()
    act.fear(6 + act.count(TOWN, CITY) + act.own_presence + (3 if strong else 0))
    for kind in (CITY, TOWN, EXPLORER):
        yield from act.remove(1, (kind,))
    weaker = Effect("ravage-bonus", act.land, amount=-6, source=act.source)
    if strong:
        act.s.effects.append(weaker)
    yield from ravage_apart(act.s, act.land)
    if strong:
        act.s.effects.remove(weaker)


# Pent-Up Calamity.


@major(
    "pent-up-calamity",
    cost=3,
    speed=FAST,
    elements="moon fire earth plant animal",
    within=2,
    target=ANY_LAND,
    threshold="2 moon 3 fire",
)
def pent_up_calamity(act: Action) -> Flow[None]:
    """Disease and strife, or tokens turn into fear and damage; with the threshold two come back, or strife."""
    removed: Counter[str] = Counter()
    for way in (yield from act.ways("add-disease-and-strife", "remove-tokens")):
        if way == "add-disease-and-strife":
            act.add_token(DISEASE)
            yield from act.add_strife()
        else:
            removed = yield from _remove_tokens(act)
            act.fear(removed.total())
            yield from act.damage(3 * removed.total())
    if not act.threshold():
        return
    if removed:
        yield from _put_back(act, removed)
        return
    for _ in range(2):
        yield from act.add_strife()


def _remove_tokens(act: Action) -> Flow[Counter[str]]:
    """Any number of beasts, disease, wilds and strife; how many of each."""
    s, name = act.s, act.s.island.names[act.land]
    removed: Counter[str] = Counter()
    while True:
        kinds = [kind for kind in (BEASTS, DISEASE, WILDS) if s.tokens[kind][act.land]]
        options = [Option("remove-token", TOKENS[kind], name) for kind in kinds]
        for code in s.codes(act.land, INVADERS):
            if strife_of(code):
                options.append(piece_option("calm", code, name))
        if not options:
            return removed
        pick = yield from act.ask("remove-tokens", options if act.thorough else [*options, DONE], act.land)
        if pick is DONE:
            return removed
        if pick.verb == MARKED["calm"]:
            code, _ = picked(pick)
            s.take(act.land, code)
            s.put(act.land, piece(kind_of(code), damage_of(code), strife_of(code) - 1))
            removed[STRIFE] += 1
        else:
            act.remove_token(TOKENS.index(pick.args[0]))
            removed[pick.args[0]] += 1


def _put_back(act: Action, removed: Counter[str]) -> Flow[None]:
    """Up to two of them."""
    for _ in range(2):
        able = [token for token in +removed if token != STRIFE or act.count(*INVADERS)]
        if not able:
            return
        way = yield from act.choose(*(f"put-back-{token}" for token in able), "nothing")
        if way == "nothing":
            return
        token = way.removeprefix("put-back-")
        removed[token] -= 1
        if token == STRIFE:
            yield from act.add_strife()
        else:
            act.add_token(TOKENS.index(token))


@major(
    "pyroclastic-flow",
    cost=3,
    speed=FAST,
    elements="fire air earth",
    within=1,
    source="P in M",
    target=ANY_LAND,
    threshold="2 fire 3 air 2 earth",
)
def pyroclastic_flow(act: Action) -> Flow[None]:
    """2 damage, no explorers left, blight in jungle and wetland; with the threshold 4 more damage and wilds."""
    yield from act.damage(2, again=act.threshold())
    yield from act.destroy_all((EXPLORER,))
    if act.is_terrain(JUNGLE, WETLAND):
        yield from add_blight(act, act.land)
    if act.threshold():
        yield from act.damage(4)
        act.add_token(WILDS)


@major(
    "savage-transformation",
    cost=2,
    speed=SLOW,
    elements="moon animal",
    within=1,
    target=ANY_LAND,
    threshold="2 moon 3 animal",
)
def savage_transformation(act: Action) -> Flow[None]:
    """2 fear, an explorer turns into a beast; with the threshold another one here or next to it."""
    act.fear(2)
    yield from _turn_into_beast(act, 1 << act.land)
    if act.threshold():
        yield from _turn_into_beast(act, act.s.near(act.land) | 1 << act.land)


def _turn_into_beast(act: Action, lands: int) -> Flow[None]:
    land = yield from act.remove_anywhere((EXPLORER,), lands)
    if land != NOWHERE:
        act.add_token(BEASTS, land=land)


@major(
    "sea-monsters",
    cost=5,
    speed=SLOW,
    elements="water animal",
    within=1,
    target=COASTAL_OR_WETLAND,
    threshold="3 water 3 animal",
)
def sea_monsters(act: Action) -> Flow[None]:
    """A beast; beasts and blight are the invaders' ruin; with the threshold once more."""
    if act.threshold():
        act.repeat()
    act.add_token(BEASTS)
    monsters = act.tokens(BEASTS)
    if act.count(*INVADERS):
        act.fear(min(8, 2 * monsters))
    yield from act.damage(3 * monsters + act.s.blight[act.land])


@major(
    "smothering-infestation",
    cost=3,
    speed=SLOW,
    elements="water plant",
    within=0,
    target=ANY_LAND,
    threshold="2 water 2 plant",
)
def smothering_infestation(act: Action) -> Flow[None]:
    """Disease; in jungle and wetland 2 fear and 3 damage; with the threshold 1 damage to each invader."""
    act.add_token(DISEASE)
    if act.is_terrain(JUNGLE, WETLAND):
        act.fear(2)
        yield from act.damage(3, again=act.threshold())
    if act.threshold():
        yield from act.damage_each(1)


@major(
    "strangling-firevine",
    cost=4,
    speed=SLOW,
    elements="fire plant",
    within=1,
    source="P in S",
    target=ANY_LAND,
    threshold="2 fire 3 plant",
)
def strangling_firevine(act: Action) -> Flow[None]:
    """No explorers left, wilds here and in the origin; all wilds here and around hurt, or twice so."""
    origin = yield from act.choose_land("origin", origins(act))
    yield from act.destroy_all((EXPLORER,))
    act.add_token(WILDS)
    if origin != NOWHERE:
        act.add_token(WILDS, land=origin)
    around = act.s.near(act.land) | 1 << act.land
    vines = sum(act.tokens(WILDS, land=land) for land in bits(around))
    yield from act.damage(2 * vines if act.threshold() else vines)


@major(
    "sweep-into-the-sea",
    cost=4,
    speed=SLOW,
    elements="sun air water",
    within=2,
    target=ANY_LAND,
    threshold="3 sun 2 water",
)
def sweep_into_the_sea(act: Action) -> Flow[None]:
    """Explorers and towns go towards the sea, or at the coast into it; with the threshold once more next to it."""
    if act.threshold():
        act.repeat(act.s.near(act.land))
    goals = _seawards(act.s, act.land)
    labels = (["sweep"] if goals else []) + (["destroy-all-small"] if act.coastal else [])
    for way in (yield from act.ways(*labels)):
        if way == "sweep":
            yield from act.push(EVERY, SMALL, to=goals)
        else:
            yield from act.destroy_all(SMALL)


def _seawards(s: IslandState, land: int) -> int:
    """The lands next to it that are nearer to the closest ocean."""
    oceans = bits(s.island.oceans)

    def far(other: int) -> int:
        return min(s.island.distance[other][ocean] for ocean in oceans)

    return sum(1 << other for other in bits(s.near(land)) if far(other) < far(land))


@major(
    "tigers-hunting",
    cost=2,
    speed=FAST,
    elements="sun moon animal",
    within=1,
    source="P in J",
    target=NO_BLIGHT,
    threshold="2 sun 2 moon 3 animal",
)
def tigers_hunting(act: Action) -> Flow[None]:
    """2 fear; beasts come, hunt and go on; with the threshold they hunt next to it as well."""
    act.fear(2)
    act.add_token(BEASTS)
    yield from act.gather(1, tokens=(BEASTS,), up_to=True)
    yield from act.damage(act.tokens(BEASTS))
    yield from act.push(2, tokens=(BEASTS,), up_to=True)
    if not act.threshold():
        return
    land = yield from act.choose_land("hunt", act.s.near(act.land) & ~act.s.blighted_lands())
    if land != NOWHERE:
        yield from act.damage(1 + act.tokens(BEASTS, land=land), land=land)


@major(
    "twisted-flowers-murmur-ultimatums",
    cost=5,
    speed=SLOW,
    elements="sun moon air earth plant",
    within=1,
    source=SACRED,
    target=WITH_INVADERS,
    threshold="3 moon 2 air 3 plant",
)
def twisted_flowers_murmur_ultimatums(act: Action) -> Flow[None]:
    """4 fear, strife, and in greater terror two invaders leave; with the threshold 3 fear first, and 3 damage."""
    strong = act.threshold()
    act.fear(7 if strong else 4)
    yield from act.add_strife()
    if act.s.terror >= 2:
        yield from act.remove(2, INVADERS)
    if strong:
        yield from act.damage(3)


# Unlock the Gates of Deepest Power.


@major(
    "unlock-the-gates-of-deepest-power",
    cost=4,
    speed=FAST,
    elements="sun moon fire air water earth plant animal",
    target=ANY_SPIRIT,
    threshold="2 sun 2 moon 2 fire 2 air 2 water 2 earth 2 plant 2 animal",
)
def unlock_the_gates_of_deepest_power(act: Action) -> Flow[None]:
    """One of two major powers, and nothing is forgotten; with the threshold it may be played at once in full."""
    s, seat = act.s, act.target
    draw(s, seat, "major", 2)
    gained = yield from keep_one(s, seat)
    discard_drawn(s, seat, "major")
    if not gained or gained not in s.spirits[seat].hand or not act.threshold():
        return
    half = (cost_of(s, seat, POWERS[gained]) + 1) // 2
    labels = ["play-for-half"] if half <= s.spirits[seat].energy else []
    act.chooser = seat
    way = yield from act.choose(*labels, "play-and-forget", "nothing")
    if way == "nothing":
        return
    lay_down(s, seat, gained, half if way == "play-for-half" else 0)
    s.effects.append(Effect(UNLOCKED, seat=seat, source=gained))
    if way == "play-and-forget":
        s.effects.append(Effect(BORROWED, seat=seat, source=gained))


@rule(UNLOCKED)
class Unlocked(Rule):
    """All thresholds of a card are met."""

    def meets_all(self, s: IslandState, its: Effect, power: Power) -> bool:
        """Of the one that was played so."""
        return power.id == its.source


@rule(BORROWED)
class Borrowed(Rule):
    """A card that was played for nothing."""

    def time_passes(self, s: IslandState, its: Effect) -> Flow[None]:
        """It is forgotten, if the spirit still has it."""
        spirit = s.spirits[its.seat]
        if its.source in spirit.hand + spirit.played + spirit.discard:
            yield from forget_card(s, its.seat, its.source)


@major(
    "unrelenting-growth",
    cost=4,
    speed=SLOW,
    elements="sun fire water plant",
    target=ANY_SPIRIT,
    threshold="3 sun 3 plant",
)
def unrelenting_growth(act: Action) -> Flow[None]:
    """2 presence and wilds in one land near the target's presence; with the threshold more wilds, less blight."""
    s, seat = act.s, act.target
    reach = act.around(s.presence_of(seat), 1 + s.total("range", seat=act.seat))
    land = yield from act.add_presence(seat, reach)
    if land == NOWHERE:
        act.chooser = seat
        land = yield from act.choose_land("wilds", reach)
    else:
        yield from act.add_presence(seat, 1 << land)
    if land != NOWHERE:
        act.add_token(WILDS, 2 if act.threshold() else 1, land)
        if act.threshold():
            remove_blight(act, land)
    if act.threshold():
        yield from gain_card(s, seat)


@major(
    "volcanic-eruption",
    cost=8,
    speed=SLOW,
    elements="fire earth",
    within=1,
    source="P in M",
    target=ANY_LAND,
    threshold="4 fire 3 earth",
)
def volcanic_eruption(act: Action) -> Flow[None]:
    """6 fear, 20 damage, dahan and beasts die, blight; with the threshold nobody is left, and it spreads."""
    act.fear(6)
    yield from _bury(act, act.land, 20)
    yield from add_blight(act, act.land)
    if not act.threshold():
        return
    yield from act.destroy_all(INVADERS)
    act.add_token(WILDS)
    for land in bits(act.s.near(act.land)):
        yield from _bury(act, land, 10)
        if not act.s.blight[land]:
            yield from add_blight(act, land)


def _bury(act: Action, land: int, damage: int) -> Flow[None]:
    """Damage, and the end of all dahan and beasts."""
    yield from act.damage(damage, land=land)
    yield from act.destroy_all((DAHAN,), land)
    act.remove_token(BEASTS, EVERY, land)
