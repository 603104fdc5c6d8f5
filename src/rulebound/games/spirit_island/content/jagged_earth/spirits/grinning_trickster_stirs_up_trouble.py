"""Grinning Trickster Stirs Up Trouble."""

from functools import partial

from rulebound.games.spirit_island.action import EVERY, Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.cards import discard_top, forget, gain_this
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.growth import symbol
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import Panel, card_plays, card_track, energy_track, panel
from rulebound.games.spirit_island.pieces import (
    BEASTS,
    DAHAN,
    EXPLORER,
    INVADERS,
    TOWN,
    damage_of,
    kind_of,
    picked,
    piece,
    piece_option,
    strife_of,
)
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANY_LAND, FAST, POWERS, SLOW, WITH_INVADERS, card, innate
from rulebound.games.spirit_island.ravage import defence_of, strength_of
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.state import ELEMENTS, IslandState
from rulebound.kernel import Flow

ID = "grinning-trickster-stirs-up-trouble"
BOX = "jagged-earth"
LETS_SEE = "lets-see-what-happens"
FIRE = ELEMENTS.index("fire")
FOURTH = 4  # the land of its board where it begins
unique = partial(card, "unique", spirit=ID, box=BOX)


@panel
class Trickster(Panel):
    """It sows strife, and lets chance decide."""

    id = ID
    box = BOX
    complexity = "moderate"
    needs_tokens = ("beasts", "strife")
    groups = (("reclaim", "move-1"), ("presence-2",), ("card",), ("earn-plays",))
    costs = (1, 0, 0, 0)
    pick = 2
    tracks = (
        energy_track("1", "moon", "2", "any", "fire", "3"),
        card_track("2", "drive-dahan", "3", "3", "4", "air", "5"),
    )
    rules = ("a-real-flair-for-discord", "cleaning-up-messes-is-a-drag")
    innates = (LETS_SEE, "why-dont-you-and-them-fight")
    uniques = ("unexpected-tigers", "impersonate-authority", "incite-the-mob", "overenthusiastic-arson")

    def set_up(self, s: IslandState, seat: int) -> None:
        """One presence in the last land with dahan, one in the fourth land."""
        board = s.board_of_seat(seat)
        presence, own = s.spirits[seat].presence, s.island.of_board(board)
        presence[bits(own & s.where(DAHAN) or own)[-1]] += 1
        presence[s.island.land_of(board, FOURTH)] += 1


@rule("a-real-flair-for-discord")
class ARealFlairForDiscord(Rule):
    """Strife spreads for energy."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """After its own power has added strife there may be one more nearby."""
        if act.power is None or act.seat != its.seat or not act.strife or not act.s.spirits[its.seat].energy:
            return
        more = Action(act.s, "spirit", its.seat, source=its.kind, cause=act)
        yield from resolve(more, _sow(more, sum(1 << land for land in {*act.strife})))


def _sow(act: Action, lands: int) -> Flow[None]:
    land = yield from act.choose_land("discord", act.around(lands, 1) & act.s.where(*INVADERS), optional=True)
    if land != NOWHERE:
        act.s.spirits[act.seat].energy -= 1
        act.s.emit("paid", act.seat, 1)
        yield from act.add_strife(land=land)


@rule("cleaning-up-messes-is-a-drag")
class CleaningUpMessesIsADrag(Rule):
    """It does not like to heal the land."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """After its own power has removed blight it loses presence, unless chance did it."""
        if act.power is None or act.seat != its.seat or not act.healed or act.power.id == LETS_SEE:
            return
        tired = Action(act.s, "spirit", its.seat, source=its.kind, cause=act)
        yield from resolve(tired, _tire(tired))


def _tire(act: Action) -> Flow[None]:
    yield from act.destroy_presence(act.seat)


# Growth.


@symbol("earn")
def _earn(act: Action, _: str) -> None:
    """As much energy as it can play cards."""
    act.gain_energy(act.seat, card_plays(act.s, act.seat))


def _with_dahan(s: IslandState, seat: int, _: str = "") -> bool:
    return bool(s.presence_of(seat) & s.where(DAHAN))


@symbol("drive", _with_dahan)
def _drive(act: Action, _: str) -> Flow[None]:
    """Push 1 dahan out of one of its lands."""
    land = yield from act.choose_land("push-from", act.s.presence_of(act.seat) & act.s.where(DAHAN))
    if land != NOWHERE:
        yield from act.push(1, (DAHAN,), land=land)


# Innate powers.


@innate(
    LETS_SEE,
    ID,
    speed=FAST,
    within=1,
    target=WITH_INVADERS,
    levels=("1 moon 1 fire 2 air", "2 moon 1 fire 2 air"),
    box=BOX,
)
def lets_see_what_happens(act: Action) -> Flow[None]:
    """The next minor power for a land is done here, in full; then it may be kept for another card."""
    name = _next_for_a_land(act.s)
    if not name:
        return
    yield from _do_in_full(act, name)
    if act.threshold(2) and name in act.s.minors_discard and (yield from forget(act.s, act.seat, optional=True)):
        yield from gain_this(act.s, act.seat, name, act.s.minors_discard)
        act.gain_energy(act.seat, 1)


def _next_for_a_land(s: IslandState) -> str:
    """Minor powers are discarded until one targets a land; which, or "" if there is none."""
    for _ in range(2 * len(s.minors) + len(s.minors_discard)):  # what is left, then all once more
        name = discard_top(s, "minor")
        if name and not POWERS[name].at_spirits:
            return name
    return ""


def _do_in_full(act: Action, name: str) -> Flow[None]:
    """The text of another card, with every "up to" and every "or", as part of this power."""
    own, limit = act.power, act.limit
    act.power, act.limit, act.thorough = POWERS[name], EVERY, True
    doing = act.power.use(act)
    if doing is not None:
        yield from doing
    act.power, act.limit, act.thorough = own, limit, False


@innate(
    "why-dont-you-and-them-fight",
    ID,
    speed=FAST,
    within=0,
    target=WITH_INVADERS,
    levels=("3 moon", "3 air", "3 sun or 3 fire", "3 animal"),
    slowed=1,
    box=BOX,
)
def why_dont_you_and_them_fight(act: Action) -> Flow[None]:
    """Strife; an invader and a dahan fight; beasts do damage, or come."""
    if act.threshold(2):
        yield from act.add_strife()
    if act.threshold(3):
        yield from _fight(act)
    if act.threshold(4):
        if act.tokens(BEASTS):
            yield from act.damage(2)
        else:
            yield from act.gather(1, tokens=(BEASTS,), up_to=True)


def _pick_fighter(act: Action, codes: list[int]) -> Flow[int]:
    name = act.s.island.names[act.land]
    code, _ = picked((yield from act.ask("fight", [piece_option("fight", each, name) for each in codes])))
    return code


def _fight(act: Action) -> Flow[None]:
    """An invader and a dahan hurt each other at the same time; strife and defence count for the invader."""
    s, land = act.s, act.land
    invaders, dahan = act.open_codes(land, INVADERS), act.open_codes(land, (DAHAN,))
    if not invaders or not dahan:
        return
    invader = yield from _pick_fighter(act, invaders)
    defender = yield from _pick_fighter(act, dahan)
    struck = max(0, strength_of(s, land, kind_of(invader)) - defence_of(s, land))
    strife = strife_of(invader)
    if strife:
        calmer = piece(kind_of(invader), damage_of(invader), strife - 1)
        s.take(land, invader)
        s.put(land, calmer)
        act.changed.add(land)
        invader, struck = calmer, 0
    yield from act.strike(land, defender, struck)
    yield from act.strike(land, invader, strength_of(s, land, DAHAN))


# Unique powers.


@unique("unexpected-tigers", cost=0, speed=SLOW, elements="moon fire animal", within=1, target=ANY_LAND)
def unexpected_tigers(act: Action) -> Flow[None]:
    """1 fear if there are invaders; beasts come and drive an explorer away, or there are new ones."""
    if act.count(*INVADERS):
        act.fear(1)
    if (yield from act.gather(1, tokens=(BEASTS,))):
        yield from act.push(1, (EXPLORER,))
    else:
        act.add_token(BEASTS)


@unique("impersonate-authority", cost=0, speed=SLOW, elements="sun air animal", within=1, target=ANY_LAND)
def impersonate_authority(act: Action) -> Flow[None]:
    """Add strife."""
    yield from act.add_strife()


@unique("incite-the-mob", cost=1, speed=SLOW, elements="moon fire air animal", within=1, target=WITH_INVADERS)
def incite_the_mob(act: Action) -> Flow[None]:
    """An invader with strife strikes the others; strife itself does nothing here (SI-121)."""
    codes = [code for code in act.s.codes(act.land, INVADERS) if strife_of(code)]
    if not codes:
        return
    rebel = yield from _pick_fighter(act, codes)
    act.saved[act.land, rebel] += 1  # it does not strike itself
    before = len(act.destroyed)
    yield from act.damage(strength_of(act.s, act.land, kind_of(rebel)))
    act.fear(len(act.destroyed) - before)


@unique("overenthusiastic-arson", cost=1, speed=FAST, elements="fire air", within=1, target=ANY_LAND)
def overenthusiastic_arson(act: Action) -> Flow[None]:
    """Destroy a town; if the next minor power has fire, the land burns."""
    yield from act.destroy(1, (TOWN,))
    name = discard_top(act.s, "minor")
    if name and POWERS[name].elements[FIRE]:
        act.fear(1)
        yield from act.damage(2)
        yield from add_blight(act, act.land)
