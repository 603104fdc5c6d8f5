"""Bringer of Dreams and Nightmares."""

from functools import partial
from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.cards import gain
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.growth import play_card
from rulebound.games.spirit_island.island import SANDS, bits
from rulebound.games.spirit_island.panel import Panel, card_track, elements_of, energy_track, highest_land, panel
from rulebound.games.spirit_island.pieces import (
    BUILDINGS,
    CITY,
    DAHAN,
    INVADERS,
    KINDS,
    kind_of,
    picked,
    piece_option,
)
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    FAST,
    POWERS,
    SACRED,
    SLOW,
    WITH_INVADERS,
    card,
    innate,
)
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import ways
from rulebound.games.spirit_island.state import ANY, ELEMENTS, IslandState
from rulebound.games.spirit_island.values import cost_of
from rulebound.kernel import DONE, Decide, Flow, Option

ID = "bringer-of-dreams-and-nightmares"
DREAM_FEAR: Final = (0, 2, 5)  # for an explorer, a town, a city
MIDNIGHT = "call-on-midnights-dream"
DREAM: Final = "only-dream"
ways(DREAM)
unique = partial(card, "unique", spirit=ID)


@panel
class Bringer(Panel):
    """Its powers hurt nobody: invaders only dream of it, and are afraid."""

    id = ID
    complexity = "high"
    groups = (
        ("reclaim", "card"),
        ("reclaim-1", "presence-0"),
        ("card", "presence-1"),
        ("presence-4-dahan-invaders", "energy-2"),
    )
    tracks = (
        energy_track("2", "air", "3", "moon", "4", "any", "5"),
        card_track("2", "2", "2", "3", "3", "any"),
    )
    rules = ("to-dream-a-thousand-deaths",)
    innates = ("spirits-may-yet-dream", "night-terrors")
    uniques = ("predatory-nightmares", "dread-apparitions", MIDNIGHT, "dreams-of-the-dahan")

    def set_up(self, s: IslandState, seat: int) -> None:
        """Two presence in the highest-numbered sands."""
        s.spirits[seat].presence[highest_land(s, seat, SANDS)] = 2


@rule("to-dream-a-thousand-deaths")
class ToDreamAThousandDeaths(Rule):
    """Its powers hurt nobody."""

    def dreams(self, act: Action, its: Effect) -> bool:
        """All that its powers do to invaders and dahan."""
        return True

    def saves_as(self, act: Action, its: Effect, land: int, code: int) -> str:
        """Whoever its powers would destroy."""
        return DREAM if act.dreaming and act.doer.seat == its.seat else ""

    def instead_of_destroying(self, act: Action, its: Effect, land: int, code: int) -> Flow[bool]:
        """Fear instead, explorers and towns are pushed, cities stay."""
        seat = its.seat
        if not self.saves_as(act, its, land, code):
            return False
        s, kind = act.s, kind_of(code)
        whole = act.save(land, code)
        s.emit("dreamt", KINDS[kind], s.island.names[land])
        act.fear(DREAM_FEAR[kind], land)
        goals = bits(s.near(land))
        if kind == CITY or not goals:
            return True
        options = [piece_option("push", whole, s.island.names[goal]) for goal in goals]
        bound = bool(s.near_for_invaders(land))
        pick: Option = yield Decide(seat, "flee", options if bound else [*options, DONE], **act.out_of(land))
        if pick is not DONE:
            yield from act.move(whole, land, s.island.number_of[picked(pick)[1]])
        return True


# Innate powers.


@innate("spirits-may-yet-dream", ID, speed=FAST, target=ANY_SPIRIT, levels=("2 moon 2 air", "3 moon"))
def spirits_may_yet_dream(act: Action) -> Flow[None]:
    """A fear card is turned up; the target gets one more of an element that it has."""
    if act.threshold(1):
        yield from _show_fear(act)
    if act.threshold(2):
        yield from _more_of_an_element(act)


def _show_fear(act: Action) -> Flow[None]:
    """Any card that lies face down: of the deck by its place from the top, or an earned one."""
    s = act.s
    places = range(1, len(s.fear_deck) + 1)
    options = [Option("show", place) for place in places if s.fear_deck[-place] not in s.fear_shown]
    options += [Option("show-earned", place) for place, name in enumerate(s.earned, 1) if name not in s.fear_shown]
    if not options:
        return
    pick = yield from act.ask("show", options)
    place: int = pick.args[0]
    shown = s.fear_deck[-place] if pick.verb == "show" else s.earned[place - 1]
    s.rng.reveal()
    s.fear_shown.append(shown)
    s.emit("fear-shown", shown)


def _more_of_an_element(act: Action) -> Flow[None]:
    """The target spirit chooses; who has any element has each of them."""
    have = elements_of(act.s, act.target)
    names = [name for name, number in zip(ELEMENTS, have, strict=False) if number or have[ANY]]
    if names:
        pick: Option = yield Decide(act.target, "element", [Option("element", name) for name in names])
        act.gain_element(act.target, pick.args[0])


@innate(
    "night-terrors",
    ID,
    speed=FAST,
    within=0,
    target=WITH_INVADERS,
    levels=("1 moon 1 air", "2 moon 1 air 1 animal", "3 moon 2 air 1 animal"),
)
def night_terrors(act: Action) -> None:
    """1 fear for each level."""
    act.fear(sum(act.threshold(level) for level in (1, 2, 3)))


# Unique powers.


@unique(
    "predatory-nightmares",
    cost=2,
    speed=SLOW,
    elements="moon fire earth animal",
    within=1,
    source=SACRED,
    target=WITH_INVADERS,
)
def predatory_nightmares(act: Action) -> Flow[None]:
    """2 damage, as in a dream; push up to 2 dahan."""
    yield from act.damage(2)
    yield from act.push(2, (DAHAN,), up_to=True)


@unique("dread-apparitions", cost=2, speed=FAST, elements="moon air", within=1, target=WITH_INVADERS)
def dread_apparitions(act: Action) -> None:
    """Fear that powers bring to the land defends it; 1 fear."""
    act.last("dread", land=act.land, amount=1)
    act.fear(1)


@unique(MIDNIGHT, cost=0, speed=FAST, elements="moon animal", within=0, target=ANY_LAND)
def call_on_midnights_dream(act: Action) -> Flow[None]:
    """Where dahan are a major power, where invaders are 2 fear."""
    ways = ["major"] * bool(act.count(DAHAN)) + ["fear"] * bool(act.count(*INVADERS))
    if not ways:
        return
    if (yield from act.choose(*ways)) == "fear":
        act.fear(2)
    else:
        yield from _dream_of_a_major(act)


def _dream_of_a_major(act: Action) -> Flow[None]:
    """Forgetting this card for it brings energy, and the new one can be played at once."""
    s, spirit = act.s, act.s.spirits[act.seat]
    held = _holds(act, MIDNIGHT)
    name = yield from gain(s, act.seat, "major")
    if not held or _holds(act, MIDNIGHT):
        return
    act.gain_energy(act.seat, act.count(DAHAN))
    dear = cost_of(s, act.seat, POWERS[name]) > spirit.energy
    if name in spirit.hand and not dear and (yield from act.may("play-major")):
        spirit.plays += 1
        play_card(s, act.seat, name)


def _holds(act: Action, name: str) -> bool:
    spirit = act.s.spirits[act.seat]
    return name in spirit.hand + spirit.played + spirit.discard


@unique("dreams-of-the-dahan", cost=0, speed=FAST, elements="moon air", within=2, target=ANY_LAND)
def dreams_of_the_dahan(act: Action) -> Flow[None]:
    """Gather up to 2 dahan, or fear for dahan beside towns and cities."""
    if act.count(*BUILDINGS) and (yield from act.choose("gather-dahan", "fear")) == "fear":
        act.fear(min(3, act.count(DAHAN)))
    else:
        yield from act.gather(2, (DAHAN,), up_to=True)
