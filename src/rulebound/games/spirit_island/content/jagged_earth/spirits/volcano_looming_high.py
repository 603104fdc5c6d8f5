"""Volcano Looming High."""

from functools import partial

from rulebound.games.spirit_island.action import DECLINE, EVERY, Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.cards import gain_card
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.island import MOUNTAIN, bits
from rulebound.games.spirit_island.panel import Panel, card_track, energy_track, may_stand, panel
from rulebound.games.spirit_island.pieces import BADLANDS, BUILDINGS, DAHAN, INVADERS, SMALL, WILDS
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANOTHER_SPIRIT, ANY_LAND, FAST, SACRED, SLOW, Power, card, innate
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting, ways
from rulebound.games.spirit_island.state import ELEMENTS, IslandState
from rulebound.kernel import Decide, Flow, Option

ID = "volcano-looming-high"
BOX = "jagged-earth"
FIRE = ELEMENTS.index("fire")
COLLAPSE = "collapse-in-a-blast-of-lava-and-steam"
ERUPTED = (2, 4, 6, 10)  # destroyed presence that each level of the eruption needs
PEAK = 3  # presence that lets power cards reach farther
EXALTED = "molten-range"
CARD_COST = 2
unique = partial(card, "unique", spirit=ID, box=BOX)
lasting(EXALTED)
ways("add-badlands-and-wilds")


@panel
class Volcano(Panel):
    """It grows high on mountains, and then it erupts."""

    id = ID
    box = BOX
    complexity = "moderate"
    needs_tokens = ("wilds", "badlands")
    groups = (
        ("reclaim", "card", "energy-3"),
        ("presence-0", "presence-0"),
        ("card", "presence-4", "play-1", "energy-2"),
    )
    tracks = (
        energy_track("1", "2", "earth", "3", "4", "5"),
        card_track("1", "fire", "earth", "2", "air", "3", "fire", "4"),
    )
    rules = ("mountain-home", COLLAPSE, "volcanic-peaks-tower-over-the-landscape")
    innates = ("explosive-eruption", "powered-by-the-furnace-of-the-earth")
    uniques = ("rain-of-ash", "lava-flows", "exaltation-of-molten-stone", "pyroclastic-bombardment")

    def set_up(self, s: IslandState, seat: int) -> Flow[None]:
        """One presence and badlands in a mountain of choice, from which the dahan flee."""
        own = s.island.of_board(s.board_of_seat(seat)) & s.island.of_terrain(MOUNTAIN)
        pick: Option = yield Decide(seat, "start-mountain", [Option("land", name) for name in s.names(own)])
        land = s.island.number_of[pick.args[0]]
        s.spirits[seat].presence[land] = 1
        s.tokens[BADLANDS][land] += 1
        yield from Action(s, "spirit", seat, land=land, source=ID).push(EVERY, (DAHAN,))


# Special rules.


@rule("mountain-home")
class MountainHome(Rule):
    """It never leaves the mountains."""

    def may_stand(self, s: IslandState, its: Effect, land: int, growing: bool) -> bool:
        """In mountains."""
        return bool(s.of_terrain(MOUNTAIN) >> land & 1)


@rule(COLLAPSE)
class Collapse(Rule):
    """Whoever destroys it suffers, and the dahan too."""

    def presence_destroyed(self, act: Action, its: Effect, seat: int, land: int, number: int) -> Flow[None]:
        """1 damage to invaders and 1 to dahan for each (SI-191)."""
        if seat == its.seat:
            blast = act.part(seat, land, its.kind)
            yield from blast.damage(number)
            yield from blast.damage(number, (DAHAN,))


@rule("volcanic-peaks-tower-over-the-landscape")
class VolcanicPeaks(Rule):
    """It sees far from its peaks."""

    def reach_from(self, s: IslandState, its: Effect, power: Power, land: int, steps: int) -> int:
        """Power cards reach 1 farther."""
        return steps + (not power.innate and s.spirits[its.seat].presence[land] >= PEAK)


@rule(EXALTED)
class MoltenRange(Rule):
    """Powers reach farther from mountains."""

    def reach_from(self, s: IslandState, its: Effect, power: Power, land: int, steps: int) -> int:
        """1 farther, or more if this was used several times."""
        return steps + its.amount * (s.of_terrain(MOUNTAIN) >> land & 1)


# Innate powers.


@innate(
    "explosive-eruption",
    ID,
    speed=FAST,
    within=0,
    target=ANY_LAND,
    levels=("2 fire 2 earth", "3 fire 3 earth", "4 fire 2 air 4 earth", "5 fire 3 air 5 earth"),
    bare=True,
    box=BOX,
)
def explosive_eruption(act: Action) -> Flow[None]:
    """Destroy presence of its own; the more is destroyed, the more levels can be used."""
    if not act.own_presence:
        return
    options = [Option("destroy-presence", number) for number in range(1, act.own_presence + 1)]
    pick = yield from act.ask("erupt", options)
    number = yield from act.lose_presence(act.seat, act.land, pick.args[0])
    used = [level for level, need in enumerate(ERUPTED, 1) if number >= need and act.threshold(level)]
    if 1 in used:
        land = yield from act.choose_land("eruption", act.around(1 << act.land, 1))
        yield from _burn(act, 1 << land, number)
    if 2 in used:
        act.fear(number)
    if 3 in used:
        yield from _burn(act, act.around(1 << act.land, 1), 4)
        yield from add_blight(act, act.land, sparing=act.seat)
    if 4 in used:
        yield from _burn(act, act.around(1 << act.land, 2), 4)
        for land in bits(act.s.near(act.land) & ~act.s.blighted_lands()):
            yield from add_blight(act, land)


def _burn(act: Action, lands: int, number: int) -> Flow[None]:
    """So much damage to invaders and as much to dahan, in each land."""
    for land in bits(lands):
        yield from act.damage(number, land=land)
        yield from act.damage(number, (DAHAN,), land)


@innate(
    "powered-by-the-furnace-of-the-earth",
    ID,
    speed=SLOW,
    within=0,
    target=ANY_LAND,
    levels=("3 earth", "3 fire", "4 fire 4 earth", "5 fire"),
    box=BOX,
)
def powered_by_the_furnace_of_the_earth(act: Action) -> Flow[None]:
    """Destroyed presence comes back, and other presence comes near."""
    spirit = act.s.spirits[act.seat]
    if act.threshold(1):
        yield from act.restore_presence(act.seat, 1 << act.land)
    if act.threshold(2) and spirit.energy >= CARD_COST:
        pick = yield from act.ask("furnace-card", [Option("pay", CARD_COST), DECLINE])
        if pick is not DECLINE:
            spirit.energy -= CARD_COST
            act.s.emit("paid", act.seat, CARD_COST)
            yield from gain_card(act.s, act.seat)
    if act.threshold(3) and may_stand(act.s, act.seat, act.land):
        for _ in range(2):
            elsewhere = act.s.presence_of(act.seat) & ~(1 << act.land)
            land = yield from act.choose_land("presence-from", elsewhere, optional=True)
            if land == NOWHERE:
                break
            act.move_presence(act.seat, land, act.land)
    if act.threshold(4):
        yield from _cool_down(act)


def _cool_down(act: Action) -> Flow[None]:
    """Up to 2 destroyed presence go back to the tracks."""
    for _ in range(min(2, act.s.spirits[act.seat].destroyed)):
        if not (yield from act.cover(act.seat, optional=True)):
            return
        act.s.spirits[act.seat].destroyed -= 1
        act.s.emit("destroyed-returned", act.seat)


# Unique powers.


@unique("rain-of-ash", cost=2, speed=SLOW, elements="fire air earth", within=1, target=ANY_LAND)
def rain_of_ash(act: Action) -> Flow[None]:
    """2 fear if invaders are there; push 2 dahan and 2 explorers or towns away from its presence."""
    if act.count(*INVADERS):
        act.fear(2)
    away = ~act.s.presence_of(act.seat)
    yield from act.push(2, (DAHAN,), to=away)
    yield from act.push(2, SMALL, to=away)


@unique("lava-flows", cost=1, speed=SLOW, elements="fire earth", within=1, target=ANY_LAND)
def lava_flows(act: Action) -> Flow[None]:
    """Badlands and wilds, or 1 damage."""
    for way in (yield from act.ways("add-badlands-and-wilds", "damage")):
        if way == "damage":
            yield from act.damage(1)
        else:
            act.add_token(BADLANDS)
            act.add_token(WILDS)


@unique("exaltation-of-molten-stone", cost=1, speed=FAST, elements="moon fire earth", target=ANOTHER_SPIRIT)
def exaltation_of_molten_stone(act: Action) -> Flow[None]:
    """Its fire is energy for both spirits, and the other one reaches farther from mountains."""
    fire, odd = act.elements[FIRE], act.seat
    if fire % 2 and act.another:
        odd = yield from act.choose_spirit("odd-energy", (act.seat, act.target))
    for seat, share in ((act.seat, fire // 2), (act.target, fire // 2), (odd, fire % 2)):
        if share:
            act.gain_energy(seat, share)
    act.last(EXALTED, seat=act.target, amount=1)


@unique(
    "pyroclastic-bombardment",
    cost=3,
    speed=FAST,
    elements="fire air earth",
    within=2,
    source=SACRED,
    target=ANY_LAND,
)
def pyroclastic_bombardment(act: Action) -> Flow[None]:
    """1 damage to each town, city and dahan, and 1 more to invaders and to dahan."""
    yield from act.damage_each(1, BUILDINGS, again=True)
    yield from act.damage_each(1, (DAHAN,))
    yield from act.damage(1)
    yield from act.damage(1, (DAHAN,))
