"""Heart of the Wildfire."""

from functools import partial

from rulebound.games.spirit_island.action import EVERY, Action
from rulebound.games.spirit_island.blight import add_blight, remove_blight
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.growth import symbol
from rulebound.games.spirit_island.island import SANDS, bits
from rulebound.games.spirit_island.panel import (
    Panel,
    card_track,
    energy_track,
    highest_land,
    open_symbols,
    panel,
)
from rulebound.games.spirit_island.pieces import BEASTS, DAHAN, INVADERS, SMALL, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    FAST,
    SACRED,
    SLOW,
    WITH_BLIGHT,
    WITH_BLIGHT_AND_INVADERS,
    card,
    innate,
)
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting
from rulebound.games.spirit_island.state import ELEMENTS, IslandState
from rulebound.kernel import Flow, Option

ID = "heart-of-the-wildfire"
BOX = "promo"
FIRE = ELEMENTS.index("fire")
BLAZING = "blazing-presence"
FURIOUS = "furious-flames"
BURNING = 2  # fire on its tracks that brings blight
unique = partial(card, "unique", spirit=ID, box=BOX)
lasting(FURIOUS)


@panel
class Wildfire(Panel):
    """It burns whatever land it comes to."""

    id = ID
    box = BOX
    complexity = "high"
    groups = (
        ("reclaim", "card", "energy-1"),
        ("card", "presence-3"),
        ("presence-1", "kindle-2"),
    )
    tracks = (
        energy_track("0", "fire", "1", "2", "fire plant", "3"),
        card_track("1", "fire", "2", "3", "fire", "4"),
    )
    rules = (BLAZING, "destructive-nature")
    innates = ("firestorm", "the-burned-land-regrows")
    uniques = ("flash-fires", "asphyxiating-smoke", "flames-fury", "threatening-flames")

    def set_up(self, s: IslandState, seat: int) -> None:
        """Three presence and two blight from the box in the last sands."""
        land = highest_land(s, seat, SANDS)
        s.spirits[seat].presence[land] = 3
        s.blight[land] += 2


def fire_showing(s: IslandState, seat: int) -> int:
    """How much fire its presence tracks show."""
    return open_symbols(s, seat).count("fire")


@symbol("kindle")
def _kindle(act: Action, number: str) -> None:
    """Energy, and more for each fire on the tracks."""
    act.gain_energy(act.seat, int(number) + fire_showing(act.s, act.seat))


# Special rules.


@rule(BLAZING)
class BlazingPresence(Rule):
    """Where it goes it burns."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """Each land to which presence was added or moved, once."""
        if act.follows(BLAZING):
            return
        for land in dict.fromkeys(land for seat, land in act.placed if seat == its.seat):
            blaze = Action(act.s, "spirit", its.seat, land=land, source=its.kind, cause=act)
            yield from resolve(blaze, _blaze(blaze))


def _blaze(act: Action) -> Flow[None]:
    fire = fire_showing(act.s, act.seat)
    yield from act.damage(fire)
    if fire >= BURNING:
        yield from add_blight(act, act.land)
    yield from act.push(EVERY, tokens=(BEASTS,))
    yield from act.push(EVERY, (DAHAN,), up_to=True)


@rule("destructive-nature")
class DestructiveNature(Rule):
    """Blight that spirits bring does not harm it."""

    def spared_by_blight(self, act: Action, its: Effect, seat: int, land: int) -> bool:
        """Only its own presence; cascades as well."""
        return seat == its.seat and act.kind == "spirit"


# Innate powers.


@innate(
    "firestorm",
    ID,
    speed=FAST,
    within=0,
    target=WITH_BLIGHT,
    levels=("1 plant", "3 plant", "4 fire 2 air", "7 fire"),
    modifying=(3,),
    box=BOX,
)
def firestorm(act: Action) -> Flow[None]:
    """Damage for its fire, perhaps in several lands; and one land burns down."""
    if act.threshold(1) or act.threshold(2):
        fire = act.elements[FIRE]
        lands = _burnt_lands(act) if act.threshold(3) else 0
        yield from _spread(act, fire if act.threshold(2) else fire // 2, lands | 1 << act.land)
    if act.threshold(4):
        land = yield from act.choose_land("burn-down", _burnt_lands(act))
        if land != NOWHERE:
            yield from _burn_down(act, land)


def _burnt_lands(act: Action) -> int:
    """Its lands with blight."""
    return act.s.presence_of(act.seat) & act.s.blighted_lands()


def _spread(act: Action, amount: int, lands: int) -> Flow[None]:
    """Damage that is split between lands: how much each takes is chosen before any is done."""
    shares = []
    open_lands = bits(lands & act.s.where(*INVADERS))
    for land in open_lands:
        name = act.s.island.names[land]
        if land != open_lands[-1] and amount:
            options = [Option("damage-in", name, number) for number in range(amount + 1)]
            pick = yield from act.ask("spread-damage", options, land, number=amount)
            shares.append((land, pick.args[1]))
            amount -= pick.args[1]
        else:
            shares.append((land, amount))
            amount = 0
    for land, number in shares:
        yield from act.damage(number, land=land)


def _burn_down(act: Action, land: int) -> Flow[None]:
    """The dahan flee, nobody else lives."""
    yield from act.push(EVERY, (DAHAN,), land=land)
    yield from act.destroy_all(INVADERS, land)
    act.remove_token(BEASTS, EVERY, land)
    yield from add_blight(act, land)


@innate(
    "the-burned-land-regrows",
    ID,
    speed=SLOW,
    within=0,
    target=ANY_LAND,
    levels=("4 fire 1 plant", "4 fire 2 plant", "5 fire 2 earth 2 plant"),
    box=BOX,
    heals=1,
)
def the_burned_land_regrows(act: Action) -> None:
    """Blight goes, at first only where there is much of it."""
    if act.threshold(2) or (act.threshold(1) and act.s.blight[act.land] > 1):
        remove_blight(act, act.land)
    if act.threshold(3):
        remove_blight(act, act.land)


# Unique powers.


@unique(
    "flash-fires",
    cost=2,
    speed=SLOW,
    elements="fire air",
    within=1,
    target=ANY_LAND,
    threshold="2 air",
    hastened=1,
)
def flash_fires(act: Action) -> Flow[None]:
    """1 fear, 1 damage."""
    act.fear(1)
    yield from act.damage(1)


@unique(
    "asphyxiating-smoke",
    cost=2,
    speed=SLOW,
    elements="fire air plant",
    within=2,
    source=SACRED,
    target=ANY_LAND,
)
def asphyxiating_smoke(act: Action) -> Flow[None]:
    """1 fear; destroy a town; push a dahan."""
    act.fear(1)
    yield from act.destroy(1, (TOWN,))
    yield from act.push(1, (DAHAN,))


@unique("flames-fury", cost=0, speed=FAST, elements="sun fire plant", target=ANY_SPIRIT)
def flames_fury(act: Action) -> None:
    """1 energy; powers of the target do more damage."""
    act.gain_energy(act.target, 1)
    act.last(FURIOUS, seat=act.target, amount=1)


@rule(FURIOUS)
class FuriousFlames(Rule):
    """Powers do more damage."""

    def more_damage(self, act: Action, its: Effect) -> int:
        """1 for each use of a power."""
        return its.amount


@unique(
    "threatening-flames",
    cost=0,
    speed=FAST,
    elements="fire plant",
    within=0,
    target=WITH_BLIGHT_AND_INVADERS,
)
def threatening_flames(act: Action) -> Flow[None]:
    """2 fear; explorers and towns flee from its presence, or there is more fear."""
    act.fear(2)
    away = act.s.near(act.land) & ~act.s.presence_of(act.seat)
    if away:
        yield from act.push(act.s.terror, SMALL, to=away)
    else:
        act.fear(2)
