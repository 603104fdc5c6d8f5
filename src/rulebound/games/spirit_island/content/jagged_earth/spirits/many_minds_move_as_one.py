"""Many Minds Move as One."""

from collections import Counter
from functools import partial
from typing import Final

from rulebound.games.spirit_island.action import DECLINE, Action
from rulebound.games.spirit_island.cards import gain_card
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.growth import symbol
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import (
    SACRED_AT,
    Panel,
    card_track,
    energy_track,
    is_sacred,
    may_stand,
    open_tracks,
    panel,
)
from rulebound.games.spirit_island.pieces import BEASTS, DAHAN, SMALL, TOKENS, picked, piece_option
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANOTHER_SPIRIT,
    ANY_LAND,
    FAST,
    SACRED,
    SLOW,
    WITH_BEASTS,
    WITH_INVADERS,
    Target,
    card,
    innate,
)
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting
from rulebound.games.spirit_island.state import ELEMENTS, IslandState
from rulebound.kernel import DONE, Decide, Flow, Option

ID = "many-minds-move-as-one"
BOX = "jagged-earth"
AIR = ELEMENTS.index("air")
FLIGHT: Final = 2  # lands that its beasts go when they are pushed or gathered
LED: Final = 2  # dahan that the birds can guide
BESET: Final = ((2, 2, 2), (3, 3, 4), (4, 4, 7), (5, 6, 10))  # by level: beasts that it needs, fear, defence
FLESH, BEDEVILMENT = "scurrying-flesh", "bedevilment"
lasting(FLESH, BEDEVILMENT)
unique = partial(card, "unique", spirit=ID, box=BOX)
SOME_BEASTS: Final = Target(
    ">=2 Be",
    lambda s, seat: sum(
        1 << land for land in bits(s.where_tokens(BEASTS, seat=seat)) if s.token_count(BEASTS, land, seat) > 1
    ),
)


@panel
class ManyMinds(Panel):
    """Its beasts fly far, and its sacred sites are beasts."""

    id = ID
    box = BOX
    complexity = "moderate"
    needs_tokens = ("beasts",)
    groups = (
        ("reclaim", "card"),
        ("presence-1", "presence-0"),
        ("swarm-3", "energy-1", "flock-2"),
    )
    tracks = (
        energy_track("0", "1", "air", "2", "animal", "3", "4"),
        card_track("1", "2", "buy-2", "3", "3", "4", "5"),
    )
    without_events = ("a-strange-madness-among-the-beasts",)
    rules = ("fly-fast-as-thought", "a-joining-of-swarms-and-flocks")
    innates = ("the-teeming-host-arrives", "beset-and-confound-the-invaders")
    uniques = (
        "pursue-with-scratches-pecks-and-stings",
        "a-dreadful-tide-of-scurrying-flesh",
        "boon-of-swarming-bedevilment",
        "guide-the-way-on-feathered-wings",
        "ever-multiplying-swarm",
    )

    def set_up(self, s: IslandState, seat: int) -> Flow[None]:
        """One presence and one beasts where beasts are; in any land where none are (SI-017)."""
        own = s.island.of_board(s.board_of_seat(seat))
        lands = own & s.where_tokens(BEASTS) or own
        pick: Option = yield Decide(seat, "start-beasts", [Option("land", name) for name in s.names(lands)])
        land = s.island.number_of[pick.args[0]]
        s.spirits[seat].presence[land] += 1
        s.tokens[BEASTS][land] += 1


@rule("fly-fast-as-thought")
class FlyFastAsThought(Rule):
    """Beasts that it pushes or gathers go farther."""

    def token_steps(self, s: IslandState, its: Effect, kind: int) -> int:
        """Up to two lands."""
        return FLIGHT if kind == BEASTS else 1


@rule("a-joining-of-swarms-and-flocks")
class AJoiningOfSwarmsAndFlocks(Rule):
    """Its sacred sites may be beasts."""

    of_presence = True

    def counts_as(self, s: IslandState, its: Effect, seat: int, kind: int, land: int) -> int:
        """Each sacred site is one, for whoever counts."""
        return int(kind == BEASTS and is_sacred(s, its.seat, land))

    def stands_for(self, s: IslandState, its: Effect, kind: int, land: int) -> int:
        """What happens to it happens to two presence."""
        return SACRED_AT if kind == BEASTS and s.spirits[its.seat].presence[land] >= SACRED_AT else 0


# Growth.


@symbol("swarm")
def _swarm(act: Action, steps: str) -> Flow[None]:
    """Presence and beasts in the same land; beasts alone if no presence is left."""
    reach = act.around(act.s.presence_of(act.seat), int(steps))
    if open_tracks(act.s, act.seat):
        land = yield from act.add_presence(act.seat, reach, growth=True)
    else:
        land = yield from act.choose_land("swarm", reach & ~act.s.island.oceans)
    if land != NOWHERE:
        act.add_token(BEASTS, land=land)


@symbol("flock")
def _flock(act: Action, steps: str) -> Flow[None]:
    """One beasts may come into a land in range."""
    reach = act.around(act.s.presence_of(act.seat), int(steps))
    sources = act.s.where_tokens(BEASTS, seat=act.seat)
    lands = sum(1 << land for land in bits(reach) if act.token_lands(BEASTS, land) & sources)
    land = yield from act.choose_land("flock", lands, optional=True)
    if land != NOWHERE:
        yield from act.gather(1, tokens=(BEASTS,), up_to=True, land=land)


def _can_buy(s: IslandState, seat: int, cost: str) -> bool:
    return s.spirits[seat].energy >= int(cost)


@symbol("buy", _can_buy)
def _buy(act: Action, cost: str) -> Flow[None]:
    """Pay energy for a power card."""
    act.s.spirits[act.seat].energy -= int(cost)
    act.s.emit("paid", act.seat, int(cost))
    yield from gain_card(act.s, act.seat)


# Innate powers.


@innate(
    "the-teeming-host-arrives",
    ID,
    speed=FAST,
    within=2,
    target=ANY_LAND,
    levels=("2 air 1 animal", "3 air 1 water 2 animal", "1 fire 4 air 2 animal"),
    box=BOX,
)
def the_teeming_host_arrives(act: Action) -> Flow[None]:
    """Gather beasts, one or as many as there is air, then push up to 3."""
    if act.threshold(2):
        yield from act.gather(act.elements[AIR], tokens=(BEASTS,), up_to=True)
    elif act.threshold(1):
        yield from act.gather(1, tokens=(BEASTS,), up_to=True)
    if act.threshold(3):
        yield from act.push(3, tokens=(BEASTS,), up_to=True)


@innate(
    "beset-and-confound-the-invaders",
    ID,
    speed=FAST,
    within=2,
    target=WITH_INVADERS,
    levels=("1 air 2 animal", "2 air 3 animal", "3 air 4 animal", "4 air 1 earth 5 animal"),
    box=BOX,
)
def beset_and_confound_the_invaders(act: Action) -> None:
    """Fear and defence by the highest level for which there are beasts enough."""
    beasts = act.tokens(BEASTS)
    for level in range(len(BESET), 0, -1):
        need, fear, defence = BESET[level - 1]
        if act.threshold(level) and beasts >= need:
            act.fear(fear)
            act.defend(defence)
            return


# Unique powers.


@unique(
    "pursue-with-scratches-pecks-and-stings",
    cost=0,
    speed=FAST,
    elements="sun fire air animal",
    within=2,
    target=WITH_BEASTS,
)
def pursue_with_scratches_pecks_and_stings(act: Action) -> Flow[None]:
    """1 fear; push an explorer or town for each beasts but the first."""
    act.fear(1)
    yield from act.push(act.tokens(BEASTS) - 1, SMALL)


@unique(
    "a-dreadful-tide-of-scurrying-flesh",
    cost=0,
    speed=FAST,
    elements="moon air water animal",
    within=1,
    source=SACRED,
    target=SOME_BEASTS,
)
def a_dreadful_tide_of_scurrying_flesh(act: Action) -> Flow[None]:
    """Up to half of the beasts go; each brings 2 fear and keeps the invaders from one action."""
    removed = yield from act.remove_tokens(act.tokens(BEASTS) // 2, BEASTS, up_to=True)
    if removed:
        act.fear(2 * removed)
        act.last("scurrying-flesh", land=act.land, seat=act.seat, amount=removed)


@rule(FLESH)
class ScurryingFlesh(Rule):
    """So many actions of the invaders there do not happen; which is decided when one is about to (SI-059)."""

    def before_invaders_act(self, s: IslandState, its: Effect, land: int, what: str) -> Flow[bool]:
        """The spirit chooses."""
        if land != its.land:
            return False
        options = [Option("skip", what, s.island.names[land]), DECLINE]
        pick: Option = yield Decide(its.seat, "skip-one", options)
        if pick is DECLINE:
            return False
        its.amount -= 1
        if not its.amount:
            s.effects.remove(its)
        return True


@unique("boon-of-swarming-bedevilment", cost=0, speed=FAST, elements="air water animal", target=ANOTHER_SPIRIT)
def boon_of_swarming_bedevilment(act: Action) -> Flow[None]:
    """Each presence of the target defends where it is, and one of them may be pushed."""
    s = act.s
    act.last("bedevilment", seat=act.target)
    act.chooser = act.target
    land = yield from act.choose_land("push-presence-from", s.presence_of(act.target), optional=True)
    if land != NOWHERE:
        yield from act.push(1, presence=(act.target,), up_to=True, land=land)


@rule(BEDEVILMENT)
class Bedevilment(Rule):
    """Each presence of a spirit defends."""

    def defended(self, s: IslandState, its: Effect, land: int, defence: int) -> int:
        """1 for each."""
        return defence + s.spirits[its.seat].presence[land]


@unique(
    "guide-the-way-on-feathered-wings", cost=0, speed=FAST, elements="sun air animal", within=1, target=ANY_LAND
)
def guide_the_way_on_feathered_wings(act: Action) -> Flow[None]:
    """One beasts goes up to two lands; up to 2 dahan may go along, for part of the way or all of it."""
    here = act.land
    guide: tuple[object, ...] = ()
    came: Counter[int] = Counter()
    for _ in range(FLIGHT):
        pick = yield from act.ask("fly-on", [*_flights(act, here, guide), DONE], **act.out_of(here))
        if pick is DONE:
            return
        guide, name = pick.args[:-1], pick.args[-1]
        goal = act.s.island.number_of[name]
        if pick.verb == "push-token":
            yield from act.move_token(BEASTS, here, goal)
        else:
            yield from act.move_together(pick.args[0], BEASTS, here, goal)
        came = yield from _go_along(act, here, goal, came)
        here = goal


def _flights(act: Action, land: int, guide: tuple[object, ...]) -> list[Option]:
    """Where beasts can fly next, or only that of which the power has moved one already."""
    s, beasts = act.s, TOKENS[BEASTS]
    goals = bits(s.near(land))
    found = (
        [Option("push-token", beasts, s.island.names[goal]) for goal in goals] if s.tokens[BEASTS][land] else []
    )
    for seat in act.stand_ins(BEASTS, land):
        there = [goal for goal in goals if may_stand(s, seat, goal)]
        found += [Option("push-together", seat, beasts, s.island.names[goal]) for goal in there]
    return [option for option in found if not guide or option.args[:-1] == guide]


def _go_along(act: Action, here: int, goal: int, came: Counter[int]) -> Flow[Counter[int]]:
    """Dahan go along with the beasts: those who came so far, and others as long as it guides no more than two."""
    went: Counter[int] = Counter()
    name = act.s.island.names[goal]
    while True:
        fresh = (went - came).total()
        codes = [
            code for code in act.s.codes(here, (DAHAN,)) if went[code] < came[code] or fresh < LED - came.total()
        ]
        if not codes:
            return went
        options = [*(piece_option("move", code, name) for code in codes), DONE]
        pick = yield from act.ask("along", options, **act.out_of(here))
        if pick is DONE:
            return went
        code, _ = picked(pick)
        went[code] += 1
        yield from act.move(code, here, goal)


@unique("ever-multiplying-swarm", cost=1, speed=SLOW, elements="fire earth animal", within=0, target=ANY_LAND)
def ever_multiplying_swarm(act: Action) -> None:
    """2 beasts."""
    act.add_token(BEASTS, 2)
