"""Downpour Drenches the World."""

from functools import partial

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import remove_blight
from rulebound.games.spirit_island.cards import discard_card
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.growth import symbol
from rulebound.games.spirit_island.island import WETLAND, bits
from rulebound.games.spirit_island.panel import (
    Panel,
    card_track,
    elements_of,
    energy_track,
    panel,
    sacred_sites,
)
from rulebound.games.spirit_island.pieces import BUILDINGS, DAHAN, EXPLORER, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANOTHER_SPIRIT,
    ANY_LAND,
    FAST,
    ITSELF,
    SLOW,
    Power,
    card,
    innate,
)
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting, noted, ways
from rulebound.games.spirit_island.state import ANY, ELEMENTS, IslandState
from rulebound.kernel import Decide, Flow, Option

ID, BOX = "downpour-drenches-the-world", "promo"
WATER = ELEMENTS.index("water")
POUR = "pour-energy"
POURED = "poured"  # how often it has poured down power this turn
MOST_POURED = 5
MUD, SODDEN = "rain-and-mud", "sodden-ground"
unique = partial(card, "unique", spirit=ID, box=BOX)
ways("two-energy", "repeat-for-cost", "damage-each-building", "damage-towns", "restore-own", "restore-its")
lasting(MUD, SODDEN)
noted(POURED)


@panel
class Downpour(Panel):
    """Its sacred sites are wetlands, and with enough water it repeats its powers."""

    id = ID
    box = BOX
    complexity = "high"
    groups = (
        ("reclaim", "card", "move-2"),
        ("presence-2", "presence-2", "water-2", "discard-2"),
        ("card", "presence-3", "energy-1"),
    )
    tracks = (
        energy_track("1", "water", "plant", "water", "2 air", "water", "earth", "water water"),
        card_track("1", "move-1", "water", "2", "move-1", "3"),
    )
    rules = ("drench-the-landscape", "pour-down-power-across-the-island")
    innates = ("rain-and-mud-suppress-conflict", "water-nourishes-lifes-growth")
    uniques = (
        "foundations-sink-into-mud",
        "gift-of-abundance",
        "unbearable-deluge",
        "dark-skies-loose-a-stinging-rain",
    )

    def set_up(self, s: IslandState, seat: int) -> None:
        """One presence in the lowest-numbered wetland."""
        wet = s.island.of_board(s.board_of_seat(seat)) & s.island.of_terrain(WETLAND)
        s.spirits[seat].presence[bits(wet)[0]] = 1


@rule("drench-the-landscape")
class DrenchTheLandscape(Rule):
    """Its sacred sites are wetlands too."""

    def terrain(self, s: IslandState, its: Effect, terrains: tuple[int, ...]) -> int:
        """For what spirits do, besides what is printed."""
        return sacred_sites(s, its.seat) if WETLAND in terrains else 0


@rule("pour-down-power-across-the-island")
class PourDownPower(Rule):
    """Two water are worth 1 energy, or the repetition of a card that targets a land."""

    moves = (POUR,)

    def own_moves(self, s: IslandState, its: Effect) -> list[str]:
        """While powers are used."""
        return [POUR] if _can_pour(s, its.seat) else []

    def do_own_move(self, s: IslandState, its: Effect, what: str) -> None:
        """1 energy."""
        spirit = s.spirits[its.seat]
        _pour(s, its.seat)
        spirit.energy += 1
        s.emit("energy", its.seat, 1)

    def may_repeat(self, s: IslandState, its: Effect, power: Power) -> bool:
        """Cards that target a land."""
        return not power.at_spirits and _can_pour(s, its.seat)

    def repeated(self, s: IslandState, its: Effect, power: Power) -> None:
        """Two water are used up."""
        _pour(s, its.seat)

    def time_passes(self, s: IslandState, its: Effect) -> Flow[None]:
        """Next turn it pours again."""
        s.spirits[its.seat].notes.pop(POURED, None)
        yield from ()


def _can_pour(s: IslandState, seat: int) -> bool:
    """Once for each two water, five times a turn; "any element" can be water."""
    if s.step not in (FAST, SLOW):
        return False
    have = elements_of(s, seat)
    return s.spirits[seat].notes.get(POURED, 0) < min(MOST_POURED, (have[WATER] + have[ANY]) // 2)


def _pour(s: IslandState, seat: int) -> None:
    notes = s.spirits[seat].notes
    notes[POURED] = notes.get(POURED, 0) + 1


@symbol("discard")
def _discard(act: Action, number: str) -> Flow[None]:
    """Cards of the hand, as many as there are."""
    for _ in range(int(number)):
        hand = act.s.spirits[act.seat].hand
        if hand:
            pick: Option = yield Decide(act.seat, "discard-card", [Option("discard", name) for name in hand])
            discard_card(act.s, act.seat, pick.args[0])


# Innate powers.


@rule(MUD)
class RainAndMud(Rule):
    """Each presence defends its land, and lets the dahan there do less."""

    def defended(self, s: IslandState, its: Effect, land: int, defence: int) -> int:
        """As much as there is presence."""
        return defence + its.amount * s.spirits[its.seat].presence[land]

    def strike_back(self, s: IslandState, its: Effect, land: int, damage: int) -> int:
        """All dahan there together."""
        return damage - its.amount * s.spirits[its.seat].presence[land]


@rule(SODDEN)
class SoddenGround(Rule):
    """Invaders and dahan have less health where its presence is."""

    def health(self, s: IslandState, its: Effect, land: int, kind: int, health: int) -> int:
        """1 less."""
        return health - 1 if s.spirits[its.seat].presence[land] else health

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """Where its presence has come, hurt pieces may have no health left (SI-075)."""
        lands = sorted({land for seat, land in act.placed if seat == its.seat})
        if lands and not act.follows(SODDEN):
            sinking = Action(act.s, act.kind, act.seat, source=SODDEN, cause=act)
            yield from resolve(sinking, sinking.collapse(*lands))


@innate(
    "rain-and-mud-suppress-conflict",
    ID,
    speed=FAST,
    target=ITSELF,
    levels=("1 air 3 water", "5 water 1 earth", "3 air 9 water 2 earth"),
    box=BOX,
)
def rain_and_mud_suppress_conflict(act: Action) -> Flow[None]:
    """Each presence defends 1 and holds the dahan back, twice with the second level; then health shrinks."""
    held_back = act.threshold(1) + act.threshold(2)
    if held_back:
        act.last(MUD, seat=act.seat, amount=held_back)
    if act.threshold(3):
        act.fear(2)
        act.last(SODDEN, seat=act.seat)
        yield from act.collapse(*bits(act.s.presence_of(act.seat)))


@innate(
    "water-nourishes-lifes-growth",
    ID,
    speed=FAST,
    within=0,
    target=ANY_LAND,
    levels=("3 water 2 plant", "5 water 1 earth 2 plant", "7 water 2 earth 3 plant"),
    box=BOX,
)
def water_nourishes_lifes_growth(act: Action) -> Flow[None]:
    """Energy, and presence for blight; more energy and a dahan; no blight comes there."""
    if act.threshold(1):
        act.gain_energy(act.seat, 1)
        if act.s.blight[act.land] and act.own_presence and (yield from act.may("heal")):
            act.remove_presence(act.seat, act.land)
            remove_blight(act, act.land)
    if act.threshold(2):
        act.gain_energy(act.seat, 1)
        yield from act.gather(1, (DAHAN,), up_to=True)
    if act.threshold(3):
        act.last("no-blight", land=act.land)


# Unique powers.


@unique("foundations-sink-into-mud", cost=1, speed=SLOW, elements="water earth", within=0, target=ANY_LAND)
def foundations_sink_into_mud(act: Action) -> Flow[None]:
    """2 damage to towns; in a wetland perhaps 1 to each town and city instead."""
    names = ("damage-towns", "damage-each-building") if act.is_terrain(WETLAND) else ("damage-towns",)
    if (yield from act.choose(*names)) == "damage-towns":
        yield from act.damage(2, (TOWN,))
    else:
        yield from act.damage_each(1, BUILDINGS)


@unique("gift-of-abundance", cost=1, speed=FAST, elements="sun air water plant", target=ANOTHER_SPIRIT)
def gift_of_abundance(act: Action) -> Flow[None]:
    """2 energy or a repeated card for the target; destroyed presence of one of the two comes back."""
    act.chooser = act.target
    for way in (yield from act.ways("two-energy", "repeat-for-cost")):
        if way == "two-energy":
            act.gain_energy(act.target, 2)
        else:
            act.last("repeat-paying", seat=act.target, amount=1)
    act.chooser = act.seat
    wet = act.s.presence_of(act.seat) & act.s.of_terrain(WETLAND)
    who = {"restore-own": act.seat} | ({"restore-its": act.target} if act.another else {})
    able = [name for name, seat in who.items() if wet and act.s.spirits[seat].destroyed]
    if able:
        chosen = yield from act.choose(*able, "nothing")
        if chosen != "nothing":
            yield from act.restore_presence(who[chosen], wet)


@unique("unbearable-deluge", cost=0, speed=FAST, elements="air water earth", within=0, target=ANY_LAND)
def unbearable_deluge(act: Action) -> Flow[None]:
    """1 fear, push 2 dahan, defend 3; a wetland is isolated."""
    act.fear(1)
    yield from act.push(2, (DAHAN,))
    act.defend(3)
    if act.is_terrain(WETLAND):
        act.isolate()


@unique(
    "dark-skies-loose-a-stinging-rain",
    cost=1,
    speed=FAST,
    elements="moon air water",
    within=1,
    source="P in W",
    target=ANY_LAND,
)
def dark_skies_loose_a_stinging_rain(act: Action) -> Flow[None]:
    """Isolate the land, push up to 1 explorer and up to 2 dahan."""
    act.isolate()
    yield from act.push(1, (EXPLORER,), up_to=True)
    yield from act.push(2, (DAHAN,), up_to=True)
