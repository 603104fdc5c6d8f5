"""Serpent Slumbering Beneath the Island."""

from functools import partial

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.cards import discard_drawn, draw, gain, keep_one
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import Panel, card_track, energy_track, farther, panel
from rulebound.games.spirit_island.pieces import BUILDINGS, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANOTHER_SPIRIT, ANY_LAND, FAST, ITSELF, SLOW, card, innate
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import noted, ways
from rulebound.games.spirit_island.state import ANY, ELEMENTS, IslandState
from rulebound.games.spirit_island.use import play_now
from rulebound.kernel import Flow, Option

ID, BOX = "serpent-slumbering-beneath-the-island", "promo"
ENERGY, CARDS = range(2)
SHARED = 4  # the place of the space that both tracks lead to, on the energy track; the card track goes on from it
MOST = (5, 7, 8, 10, 11, 12, 13)  # presence on the island, with none absorbed, with one, and so on
ABSORBED = "absorbed"  # how much presence of a spirit it has absorbed
FURY = 7  # what the last level of its anger costs
ANGER = ("moon", "fire", "earth")
MOON, FIRE, EARTH = (ELEMENTS.index(name) for name in ANGER)
unique = partial(card, "unique", spirit=ID, box=BOX)
ways("pay-for-level", "gain-major")
noted(ABSORBED)


@panel
class Serpent(Panel):
    """It sleeps, and only the presence of others lets it wake."""

    id = ID
    box = BOX
    complexity = "high"
    groups = (("reclaim", "move-1"), ("card", "energy-1"), ("energy-4",), ("presence-3-unblighted",))
    pick = 2
    tracks = (
        energy_track("1", "fire", "any", "reclaim-1", "earth", "6", "any", "12"),
        card_track("1", "moon", "2", "water", "4", "5 reclaim-1"),
    )
    crossing = ("energy", SHARED, "cards")
    rules = ("deep-slumber",)
    innates = ("serpent-wakes-in-power", "serpent-rouses-in-anger")
    uniques = ("gift-of-the-primordial-deeps", "gift-of-flowing-power", "absorb-essence", "elemental-aegis")

    def may_uncover(self, s: IslandState, seat: int, place: int) -> bool:
        """The shared space comes after all before it on both tracks, and before all behind it."""
        uncovered = s.spirits[seat].open
        if uncovered[place] != SHARED:
            return True
        return uncovered[CARDS] >= SHARED if place == ENERGY else uncovered[ENERGY] > SHARED

    def may_cover(self, s: IslandState, seat: int, place: int) -> bool:
        """The shared space is covered after all behind it on both tracks, and before all before it."""
        uncovered = s.spirits[seat].open
        if place == ENERGY:
            return uncovered[ENERGY] != SHARED + 1 or uncovered[CARDS] <= SHARED
        return uncovered[CARDS] > SHARED or uncovered[ENERGY] <= SHARED

    def set_up(self, s: IslandState, seat: int) -> None:
        """One presence in land 5."""
        s.spirits[seat].presence[s.island.land_of(s.board_of_seat(seat), 5)] = 1


@rule("deep-slumber")
class DeepSlumber(Rule):
    """It may not have much presence on the island until it has absorbed that of others."""

    def most_presence(self, s: IslandState, its: Effect) -> int:
        """The lowest number of its track that is not covered."""
        return MOST[absorbed(s)]


def absorbed(s: IslandState) -> int:
    """How much presence of all spirits it has absorbed."""
    return sum(spirit.notes.get(ABSORBED, 0) for spirit in s.spirits)


def _joining(act: Action, number: int) -> list[int]:
    """The other spirits of which so much presence was absorbed."""
    return [
        seat
        for seat in act.s.all_seats
        if seat != act.seat and act.s.spirits[seat].notes.get(ABSORBED, 0) >= number
    ]


# Innate powers.


@innate(
    "serpent-wakes-in-power",
    ID,
    speed=SLOW,
    target=ITSELF,
    levels=("2 fire 1 water 1 plant", "2 water 3 earth 2 plant", "3 fire 3 water 3 earth 3 plant"),
    box=BOX,
)
def serpent_wakes_in_power(act: Action) -> Flow[None]:
    """Energy, presence, a major power; those of whom enough was absorbed have their part in it."""
    if act.threshold(1):
        for seat in (act.seat, *_joining(act, 1)):
            act.gain_energy(seat, 1)
    if act.threshold(2):
        for seat in (act.seat, *_joining(act, 2)):
            reach = act.around(act.s.presence_of(seat), farther(act.s, seat, 1))
            yield from act.add_presence(seat, reach, optional=seat != act.seat)
    if act.threshold(3):
        yield from _gain_major(act, act.seat)
        for seat in _joining(act, 3):
            act.chooser = seat
            if (yield from act.may("gain-major")):
                yield from _gain_major(act, seat)


def _gain_major(act: Action, seat: int) -> Flow[None]:
    """No card is forgotten for it."""
    draw(act.s, seat, "major")
    yield from keep_one(act.s, seat)
    discard_drawn(act.s, seat, "major")


@innate(
    "serpent-rouses-in-anger",
    ID,
    speed=SLOW,
    within=0,
    target=ANY_LAND,
    levels=("1 fire 1 earth", "2 moon 2 earth", "5 moon 6 fire 6 earth"),
    box=BOX,
)
def serpent_rouses_in_anger(act: Action) -> Flow[None]:
    """Damage for fire with earth; fear and pushed towns for moon with earth; then damage in every land."""
    yield from _settle_elements(act)
    have = act.elements
    if act.threshold(1):
        yield from act.damage(min(have[FIRE], have[EARTH]), BUILDINGS, again=act.threshold(3))
    if act.threshold(2):
        for _ in range(min(have[MOON], have[EARTH]) // 2):
            act.fear(2)
            yield from act.push(1, (TOWN,), up_to=True)
    spirit = act.s.spirits[act.seat]
    if act.threshold(3) and spirit.energy >= FURY and (yield from act.may("pay-for-level")):
        spirit.energy -= FURY
        act.s.emit("paid", act.seat, FURY)
        for land in bits(act.s.in_play):
            near = act.s.near(land) | 1 << land
            yield from act.damage(sum(spirit.presence[each] for each in bits(near)), land=land)


def _settle_elements(act: Action) -> Flow[None]:
    """What "any element" stands for in this use: what is counted needs it as much as the levels."""
    act.more = [0] * (ANY + 1)
    while act.elements[ANY]:
        pick = yield from act.ask("element", [Option("element", name) for name in ANGER])
        act.more[ELEMENTS.index(pick.args[0])] += 1
        act.more[ANY] -= 1


# Unique powers.


def _play_or_gain(act: Action, elements: tuple[str, str], cards: list[str] | None = None) -> Flow[None]:
    """The target plays one of these cards of its hand for its cost, or else gains elements."""
    if (yield from play_now(act.s, act.target, cards)):
        return
    for element in elements:
        act.gain_element(act.target, element)


@unique("gift-of-the-primordial-deeps", cost=1, speed=FAST, elements="moon earth", target=ANOTHER_SPIRIT)
def gift_of_the_primordial_deeps(act: Action) -> Flow[None]:
    """The target gains a minor power and plays it, or gains moon and earth."""
    name = yield from gain(act.s, act.target, "minor")
    yield from _play_or_gain(act, ("moon", "earth"), [name])


@unique("gift-of-flowing-power", cost=1, speed=FAST, elements="fire water", target=ANOTHER_SPIRIT)
def gift_of_flowing_power(act: Action) -> Flow[None]:
    """The target gains 1 energy and plays a card, or gains fire and water."""
    act.gain_energy(act.target, 1)
    yield from _play_or_gain(act, ("fire", "water"))


@unique("absorb-essence", cost=2, speed=FAST, elements="moon fire water earth", target=ANOTHER_SPIRIT)
def absorb_essence(act: Action) -> Flow[None]:
    """3 energy; presence of the target is absorbed if there is room; it gains an element and energy."""
    act.gain_energy(act.seat, 3)
    if absorbed(act.s) < len(MOST) - 1:
        land = yield from act.choose_land("absorb", act.s.presence_of(act.target))
        if land != NOWHERE:
            act.give_up_presence(act.target, land)
            notes = act.s.spirits[act.target].notes
            notes[ABSORBED] = notes.get(ABSORBED, 0) + 1
    act.gain_element(act.target, "any")
    act.gain_energy(act.target, 1)


@unique("elemental-aegis", cost=1, speed=FAST, elements="fire water earth", within=0, target=ANY_LAND)
def elemental_aegis(act: Action) -> None:
    """Defend 2 there and next to it, and 1 more for each absorbed presence."""
    for land in bits(act.s.near(act.land) | 1 << act.land):
        act.defend(2 + absorbed(act.s), land)
