"""Keeper of the Forbidden Wilds."""

from collections import Counter
from functools import partial

from rulebound.games.spirit_island.action import EVERY, Action
from rulebound.games.spirit_island.blight import remove_blight
from rulebound.games.spirit_island.cards import gain_card
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.events import in_dahan_event
from rulebound.games.spirit_island.island import JUNGLE
from rulebound.games.spirit_island.panel import (
    SACRED_AT,
    Panel,
    card_track,
    energy_track,
    highest_land,
    is_sacred,
    panel,
)
from rulebound.games.spirit_island.pieces import DAHAN, EXPLORER, INVADERS, WILDS
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    FAST,
    JUNGLE_OR_WETLAND,
    NO_BLIGHT,
    SACRED,
    SLOW,
    card,
    innate,
)
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import ways
from rulebound.games.spirit_island.state import ELEMENTS, IslandState
from rulebound.kernel import Flow, Option

ID, BOX = "keeper-of-the-forbidden-wilds", "branch-and-claw"
SUN, PLANT = ELEMENTS.index("sun"), ELEMENTS.index("plant")
unique = partial(card, "unique", spirit=ID, box=BOX)
ways("wilds-spread", "wilds-strike")


@panel
class Keeper(Panel):
    """It grows wilds, and suffers nobody at its sacred sites."""

    id = ID
    box = BOX
    complexity = "moderate"
    needs_tokens = ("wilds",)
    groups = (
        ("reclaim", "energy-1"),
        ("card",),
        ("presence-3-wilds-own", "energy-1"),
        ("card", "presence-3-unblighted"),
    )
    costs = (0, 0, 0, 3)
    pick = 2
    tracks = (
        energy_track("2", "sun", "4", "5", "plant", "7", "8", "9"),
        card_track("1", "2", "2", "3", "4", "5 reclaim-1"),
    )
    rules = ("forbidden-ground",)
    innates = ("punish-those-who-trespass", "spreading-wilds")
    uniques = ("towering-wrath", "regrow-from-roots", "boon-of-growing-power", "sacrosanct-wilderness")

    def set_up(self, s: IslandState, seat: int) -> None:
        """One presence and one wilds in the highest-numbered jungle."""
        land = highest_land(s, seat, JUNGLE)
        s.spirits[seat].presence[land] = 1
        s.tokens[WILDS][land] += 1


@rule("forbidden-ground")
class ForbiddenGround(Rule):
    """Dahan leave its new sacred sites, and no dahan event brings them to one."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """Push all dahan out of the lands that the action has made sacred sites."""
        lands = [land for land in _made_sacred(act, its.seat) if act.s.count(land, DAHAN)]
        if lands:
            pushing = Action(act.s, "spirit", its.seat, source=its.kind, cause=act)
            yield from resolve(pushing, _push_all_dahan(pushing, lands))

    def keeps_out(self, act: Action, its: Effect, kind: int) -> int:
        """Its sacred sites, from dahan in a dahan event."""
        if kind != DAHAN or act.kind != "event" or not in_dahan_event(act.s):
            return 0
        return act.sacred(its.seat)


def _made_sacred(act: Action, seat: int) -> list[int]:
    """The sacred sites that were none before presence was added or moved there."""
    came = Counter(land for each, land in act.placed if each == seat)
    presence = act.s.spirits[seat].presence
    sacred = [land for land in sorted(came) if is_sacred(act.s, seat, land)]
    return [land for land in sacred if presence[land] - came[land] < SACRED_AT]


def _push_all_dahan(act: Action, lands: list[int]) -> Flow[None]:
    for land in lands:
        yield from act.push(EVERY, (DAHAN,), land=land)


@innate(
    "punish-those-who-trespass",
    ID,
    speed=SLOW,
    within=0,
    target=ANY_LAND,
    levels=("2 sun 1 fire 2 plant", "2 sun 2 fire 3 plant", "4 plant"),
    modifying=(3,),
    box=BOX,
)
def punish_those_who_trespass(act: Action) -> Flow[None]:
    """2 damage, then more for pairs of sun and plant, then in two lands; destroy 1 dahan."""
    if not act.threshold(1):
        return
    damage = 2
    if act.threshold(2):
        damage += min(act.elements[SUN], act.elements[PLANT])
    if act.threshold(3):
        damage -= yield from _punish_elsewhere(act, damage)
    yield from act.damage(damage)
    yield from act.destroy(1, (DAHAN,))


def _punish_elsewhere(act: Action, most: int) -> Flow[int]:
    """A part of the damage may be done in one other of its lands; how much."""
    s = act.s
    lands = s.presence_of(act.seat) & s.where(*INVADERS) & ~(1 << act.land)
    land = yield from act.choose_land("punish-elsewhere", lands, optional=True)
    if land == NOWHERE:
        return 0
    pick = yield from act.ask("punish-part", [Option("deal", number) for number in range(1, most + 1)])
    part: int = pick.args[0]
    yield from act.damage(part, land=land)
    return part


@innate(
    "spreading-wilds",
    ID,
    speed=SLOW,
    within=1,
    target=NO_BLIGHT,
    levels=("2 sun", "1 plant", "3 plant", "1 air"),
    reaching=(3, 4),
    box=BOX,
)
def spreading_wilds(act: Action) -> Flow[None]:
    """Push an explorer for every two sun; where no explorer is add wilds."""
    if act.threshold(1):
        yield from act.push(act.elements[SUN] // 2, (EXPLORER,))
    if act.threshold(2) and not act.count(EXPLORER):
        act.add_token(WILDS)


@unique("towering-wrath", cost=3, speed=SLOW, elements="sun fire plant", within=1, source=SACRED, target=ANY_LAND)
def towering_wrath(act: Action) -> Flow[None]:
    """2 fear; 2 damage for each sacred site in or next to the land; destroy all dahan."""
    act.fear(2)
    sites = act.sacred(act.seat) & act.around(1 << act.land, 1)
    yield from act.damage(2 * sites.bit_count())
    yield from act.destroy_all((DAHAN,))


@unique(
    "regrow-from-roots",
    cost=1,
    speed=SLOW,
    elements="water earth plant",
    within=1,
    target=JUNGLE_OR_WETLAND,
    heals=0,
)
def regrow_from_roots(act: Action) -> None:
    """Where at most 2 blight lie one goes."""
    if act.s.blight[act.land] <= 2:
        remove_blight(act, act.land)


@unique("boon-of-growing-power", cost=1, speed=SLOW, elements="sun moon plant", target=ANY_SPIRIT)
def boon_of_growing_power(act: Action) -> Flow[None]:
    """A power card, and 1 energy for another spirit."""
    yield from gain_card(act.s, act.target)
    if act.another:
        act.gain_energy(act.target, 1)


@unique("sacrosanct-wilderness", cost=2, speed=FAST, elements="sun earth plant", within=1, target=NO_BLIGHT)
def sacrosanct_wilderness(act: Action) -> Flow[None]:
    """Push 2 dahan; then 2 damage for each wilds, or one more wilds."""
    yield from act.push(2, (DAHAN,))
    labels = ("wilds-strike", "wilds-spread") if act.tokens(WILDS) else ("wilds-spread",)
    for way in (yield from act.ways(*labels)):
        if way == "wilds-strike":
            yield from act.damage(2 * act.tokens(WILDS))
        else:
            act.add_token(WILDS)
