"""Shifting Memory of Ages."""

from functools import partial
from typing import Final

from rulebound.games.spirit_island.action import DECLINE, Action
from rulebound.games.spirit_island.cards import discard_card, gain, gain_card
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.growth import symbol
from rulebound.games.spirit_island.island import MOUNTAIN, SANDS, bits
from rulebound.games.spirit_island.panel import Panel, card_track, elements_of, energy_track, panel, panel_of
from rulebound.games.spirit_island.payment import spend_marker
from rulebound.games.spirit_island.pieces import DAHAN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    BOTH,
    FAST,
    POWERS,
    SACRED,
    SLOW,
    WITH_BUILDINGS,
    WITH_INVADERS,
    card,
    innate,
)
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting, ways
from rulebound.games.spirit_island.state import ELEMENTS, IslandState
from rulebound.games.spirit_island.values import speed_of
from rulebound.kernel import DONE, Decide, Flow, Option

ID = "shifting-memory-of-ages"
BOX = "jagged-earth"
INSIGHTS: Final = "insights-into-the-worlds-nature"
REMEMBERED: Final = "remembered"  # whether a card was discarded instead of forgotten: a bit for each action
OBSERVED: Final = "observed"
SPEND: Final = "spend-"
RANSOM: Final = 2  # energy that the boon lets another spirit pay instead of forgetting
lasting(OBSERVED)
ways("spare-dahan")
unique = partial(card, "unique", spirit=ID, box=BOX)


@panel
class ShiftingMemory(Panel):
    """It keeps elements for when they are needed, and hardly forgets."""

    id = ID
    box = BOX
    complexity = "moderate"
    groups = (("reclaim", "presence-0"), ("card", "presence-2"), ("presence-1", "energy-2"), ("energy-9",))
    tracks = (
        energy_track("0", "1", "2", "3 prepare-1", "4", "reclaim-1", "5", "6 prepare-1"),
        card_track("1", "2", "2", "markers-2", "3"),
    )
    rules = ("long-ages-of-knowledge-and-forgetfulness", INSIGHTS)
    innates = ("learn-the-invaders-tactics", "observe-the-ever-changing-world")
    uniques = (
        "boon-of-ancient-memories",
        "elemental-teachings",
        "share-secrets-of-survival",
        "study-the-invaders-fears",
    )

    def set_up(self, s: IslandState, seat: int) -> None:
        """Two presence in the last sands or mountain; a marker each of moon, air and earth."""
        spirit = s.spirits[seat]
        own = s.island.of_board(s.board_of_seat(seat))
        spirit.presence[bits(own & s.island.of_terrain(SANDS, MOUNTAIN))[-1]] = 2
        spirit.markers = {"moon": 1, "air": 1, "earth": 1}


@rule("long-ages-of-knowledge-and-forgetfulness")
class LongAges(Rule):
    """What it would forget it may lay away for a while."""

    def instead_of_forgetting(self, s: IslandState, its: Effect, name: str, source: str) -> Flow[bool]:
        """A card of its hand may be discarded, once in an action."""
        spirit = s.spirits[its.seat]
        done = spirit.notes.get(REMEMBERED, 0)
        if name not in spirit.hand or done & 1:
            return False
        pick: Option = yield Decide(its.seat, "remember", [Option("discard", name), DECLINE])
        if pick is DECLINE:
            return False
        discard_card(s, its.seat, name)
        spirit.notes[REMEMBERED] = done | 1
        return True

    def before(self, act: Action, its: Effect) -> None:
        """In an action inside another it may do so again; the lowest bit is that of the innermost."""
        notes = act.s.spirits[its.seat].notes
        if REMEMBERED in notes:
            notes[REMEMBERED] <<= 1

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """The action around it, if there is one, goes on as before."""
        yield from ()
        notes = act.s.spirits[its.seat].notes
        outer = notes.pop(REMEMBERED, 0) >> 1
        if outer:
            notes[REMEMBERED] = outer

    def phase_over(self, s: IslandState, its: Effect, phase: str) -> None:
        """What is forgotten in no action spares nothing for long."""
        s.spirits[its.seat].notes.pop(REMEMBERED, None)


# Element markers.


@rule(INSIGHTS)
class Insights(Rule):
    """Prepared markers are elements for one use of a power: they are spent before it."""

    moves = tuple(f"{SPEND}{element}" for element in ELEMENTS)

    def own_moves(self, s: IslandState, its: Effect) -> list[str]:
        """Markers that could serve a power of this phase."""
        if s.phase not in (FAST, SLOW) or not s.spirits[its.seat].markers:
            return []
        return [f"{SPEND}{element}" for element in s.spirits[its.seat].markers if _serves(s, its.seat, element)]

    def do_own_move(self, s: IslandState, its: Effect, what: str) -> None:
        """One of that element for the next power."""
        element = what.removeprefix(SPEND)
        spirit = s.spirits[its.seat]
        spend_marker(s, its.seat, element)
        spirit.spent[element] = spirit.spent.get(element, 0) + 1
        spirit.gained[ELEMENTS.index(element)] += 1

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """A power has been used: what was spent for it counts no longer."""
        if act.power is not None and act.seat == its.seat and act.cause is None:
            _end(act.s, its.seat)
        yield from ()

    def phase_over(self, s: IslandState, its: Effect, phase: str) -> None:
        """What was spent for no power is a marker again."""
        spirit = s.spirits[its.seat]
        for element, number in spirit.spent.items():
            spirit.markers[element] = spirit.markers.get(element, 0) + number
        _end(s, its.seat)


def _serves(s: IslandState, seat: int, element: str) -> bool:
    """Whether the element could serve an unused power of this phase: a card, or a level that lacks it."""
    spirit, have = s.spirits[seat], elements_of(s, seat)
    place = ELEMENTS.index(element)
    powers = [POWERS[name] for name in (*spirit.played, *panel_of(s, seat).innates) if name not in spirit.used]
    now = [power for power in powers if speed_of(s, seat, power) in (s.phase, BOTH)]
    return any(not power.innate or any(need[place] > have[place] for need in power.needs) for power in now)


def _end(s: IslandState, seat: int) -> None:
    spirit = s.spirits[seat]
    for element, number in spirit.spent.items():
        spirit.gained[ELEMENTS.index(element)] -= number
    spirit.spent = {}


def prepare(act: Action, seat: int) -> Flow[None]:
    """A spirit prepares a marker of an element of its choice; whoever has one may spend it."""
    s, spirit = act.s, act.s.spirits[seat]
    pick: Option = yield Decide(seat, "prepare", [Option("element", name) for name in ELEMENTS])
    spirit.markers[pick.args[0]] = spirit.markers.get(pick.args[0], 0) + 1
    s.emit("prepared", seat, pick.args[0])
    if INSIGHTS not in spirit.rules and not any((each.kind, each.seat) == (INSIGHTS, seat) for each in s.rules):
        s.enforce(Effect(INSIGHTS, seat=seat, until="game"))


def _discard_marker(act: Action, optional: bool) -> Flow[str]:
    """Give up a marker of choice; its element, or "" for none."""
    options = [Option("spend", element) for element in act.s.spirits[act.seat].markers]
    if not options:
        return ""
    pick: Option = yield Decide(act.seat, "markers", [*options, DONE] if optional else options)
    if pick is DONE:
        return ""
    spend_marker(act.s, act.seat, pick.args[0])
    return str(pick.args[0])


@symbol("prepare")
def _prepare(act: Action, number: str) -> Flow[None]:
    for _ in range(int(number)):
        yield from prepare(act, act.seat)


def _has_markers(s: IslandState, seat: int, number: str) -> bool:
    return sum(s.spirits[seat].markers.values()) >= int(number)


@symbol("markers", _has_markers)
def _markers(act: Action, number: str) -> Flow[None]:
    """So many markers for 1 more card play."""
    for _ in range(int(number)):
        yield from _discard_marker(act, optional=False)
    act.s.spirits[act.seat].plays += 1


# Innate powers.


@innate(
    "learn-the-invaders-tactics",
    ID,
    speed=FAST,
    within=1,
    target=WITH_INVADERS,
    levels=("2 earth", "1 air 2 earth", "2 moon 3 air 4 earth"),
    box=BOX,
)
def learn_the_invaders_tactics(act: Action) -> None:
    """Defend 2, 3, or 2 for each card that the invaders have discarded."""
    if act.threshold(3):
        act.defend(2 * len(act.s.invader_discard))
    else:
        act.defend(3 if act.threshold(2) else 2)


@innate(
    "observe-the-ever-changing-world",
    ID,
    speed=FAST,
    within=1,
    target=ANY_LAND,
    levels=("1 moon", "2 moon 1 air"),
    box=BOX,
)
def observe_the_ever_changing_world(act: Action) -> Flow[None]:
    """Prepare a marker; or one after each of the next 3 actions that change what is in the land."""
    if act.threshold(2):
        act.last("observed", land=act.land, seat=act.seat, amount=3)
    else:
        yield from prepare(act, act.seat)


@rule(OBSERVED)
class Observed(Rule):
    """A spirit learns from what changes in a land."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """One marker for each action, as long as it still looks; damage is no change (SI-187)."""
        if its.land not in act.changed:
            return
        its.amount -= 1
        if not its.amount:
            act.s.effects.remove(its)
        learning = Action(act.s, "spirit", its.seat, land=its.land, source=its.kind, cause=act)
        yield from resolve(learning, prepare(learning, its.seat))


# Unique powers.


@unique("boon-of-ancient-memories", cost=1, speed=SLOW, elements="moon water earth plant", target=ANY_SPIRIT)
def boon_of_ancient_memories(act: Action) -> Flow[None]:
    """A minor power for itself; any for another spirit, which may pay instead of forgetting."""
    if act.another:
        yield from gain_card(act.s, act.target, ransom=RANSOM)
    else:
        yield from gain(act.s, act.seat, "minor")


@unique("elemental-teachings", cost=0, speed=FAST, elements="moon air earth", target=ANY_SPIRIT)
def elemental_teachings(act: Action) -> Flow[None]:
    """Prepare a marker, then give the target the elements of up to 3."""
    yield from prepare(act, act.seat)
    for _ in range(3):
        element = yield from _discard_marker(act, optional=True)
        if not element:
            return
        act.gain_element(act.target, element)


@unique(
    "share-secrets-of-survival",
    cost=0,
    speed=FAST,
    elements="sun air earth",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="3 air",
)
def share_secrets_of_survival(act: Action) -> Flow[None]:
    """Each time 2 fewer dahan are destroyed, or gather up to 2; both with the threshold."""
    for way in (yield from act.ways("spare-dahan", "gather-dahan", both=act.threshold())):
        if way == "spare-dahan":
            act.last("dahan-fewer", land=act.land, amount=2)
        else:
            yield from act.gather(2, (DAHAN,), up_to=True)


@unique(
    "study-the-invaders-fears", cost=0, speed=FAST, elements="moon air animal", within=0, target=WITH_BUILDINGS
)
def study_the_invaders_fears(act: Action) -> None:
    """2 fear; the next fear card is turned up."""
    s = act.s
    act.fear(2)
    if s.fear_deck and s.fear_deck[-1] not in s.fear_shown:
        s.rng.reveal()
        s.fear_shown.append(s.fear_deck[-1])
        s.emit("fear-shown", s.fear_deck[-1])
