"""The aspects of Jagged Earth, for four spirits of the base box."""

from functools import partial

from rulebound.games.spirit_island import fear, power
from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.aspect import Aspect, aspect
from rulebound.games.spirit_island.blight import remove_blight
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.panel import elements_of, income, is_sacred
from rulebound.games.spirit_island.pieces import DAHAN, EXPLORER, INVADERS
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANOTHER_SPIRIT,
    BOTH,
    FAST,
    POWERS,
    SACRED,
    SLOW,
    WITH_INVADERS,
    Power,
)
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting, ways
from rulebound.games.spirit_island.state import GROWING, READY, IslandState
from rulebound.games.spirit_island.use import doing, levels_met
from rulebound.games.spirit_island.values import speed_of
from rulebound.kernel import Flow

LIGHTNING, RIVER = "lightnings-swift-strike", "river-surges-in-sunlight"
SHADOWS, EARTH = "shadows-flicker-like-flame", "vital-strength-of-the-earth"
HASTE = "storm-wind-haste"
REACHING = "reaching"  # a note of the spirit: range is ignored next, or was ignored this turn
NEXT, DONE_WITH = 1, 2

innate = partial(power.innate, box="jagged-earth")
ways("subtle-madness")
lasting(HASTE)


# Lightning's Swift Strike.


@aspect
class Pandemonium(Aspect):
    """It sets the invaders against each other."""

    id = "pandemonium"
    spirit = LIGHTNING
    needs_tokens = ("strife",)
    replaces = "thundering-destruction"
    innates = ("lightning-torn-skies-incite-pandemonium",)


@innate(
    "lightning-torn-skies-incite-pandemonium",
    LIGHTNING,
    speed=SLOW,
    within=1,
    source=SACRED,
    target=WITH_INVADERS,
    levels=("3 fire 2 air", "4 fire 3 air", "1 moon 5 fire 4 air", "2 moon 5 fire 5 air"),
)
def lightning_torn_skies_incite_pandemonium(act: Action) -> Flow[None]:
    """Fear and strife with each level."""
    for level, number in enumerate((2, 2, 3, 4), 1):
        if act.threshold(level):
            act.fear(number)
            yield from act.add_strife()


@aspect
class Wind(Aspect):
    """It shares its haste with another spirit instead of keeping it."""

    id = "wind"
    spirit = LIGHTNING
    replaces = "swiftness-of-lightning"
    innates = ("exaltation-of-the-storm-wind",)


@innate(
    "exaltation-of-the-storm-wind",
    LIGHTNING,
    speed=FAST,
    target=ANOTHER_SPIRIT,
    levels=("1 air", "3 air", "4 air 1 water", "5 air 2 water"),
)
def exaltation_of_the_storm_wind(act: Action) -> Flow[None]:
    """Haste, range and pushed explorers for both spirits; alone, for oneself twice."""
    both = (act.seat, act.target)
    for seat in both:
        if act.threshold(1):
            act.last(HASTE, seat=seat)
        if act.threshold(2):
            act.last("range", seat=seat, amount=1)
    if act.threshold(3):
        for seat in both:
            yield from _blow_away(act, seat)
    if act.threshold(4):
        act.repeat()


def _blow_away(act: Action, seat: int) -> Flow[None]:
    act.chooser = seat
    lands = act.s.presence_of(seat) & act.s.where(EXPLORER)
    land = yield from act.choose_land("push-from", lands, optional=True)
    if land != NOWHERE:
        yield from act.push(2, (EXPLORER,), up_to=True, land=land)
    act.chooser = act.seat


@rule(HASTE)
class StormWindHaste(Rule):
    """One slow power as a fast one."""

    def hastens(self, s: IslandState, its: Effect, power: Power) -> bool:
        """But no major power."""
        return power.kind != "major"


# River Surges in Sunlight.


@aspect
class Sunshine(Aspect):
    """It begins without Boon of Vigor, and has a second innate power."""

    id = "sunshine"
    spirit = RIVER
    innates = ("boon-of-sunshines-promise",)
    forgets = ("boon-of-vigor",)
    energy = 1


@innate(
    "boon-of-sunshines-promise",
    RIVER,
    speed=FAST,
    target=ANOTHER_SPIRIT,
    levels=("2 sun", "3 sun 1 water", "4 sun 2 water"),
)
def boon_of_sunshines_promise(act: Action) -> Flow[None]:
    """Energy for another spirit, for itself, and less blight."""
    s, energy = act.s, max(0, income(act.s, act.seat) - 1)
    if act.threshold(1):
        act.gain_energy(act.target, energy)
    if act.threshold(2):
        act.gain_energy(act.seat, energy)
    if act.threshold(3):
        act.chooser = act.target
        lands = s.presence_of(act.target) & s.blighted_lands() & s.where(DAHAN)
        land = yield from act.choose_land("heal", lands, optional=True)
        if land != NOWHERE:
            remove_blight(act, land)


# Shadows Flicker Like Flame.


@aspect
class Madness(Aspect):
    """It brings strife where it grows, and fear where it is destroyed."""

    id = "madness"
    spirit = SHADOWS
    needs_tokens = ("strife",)
    replaces = "shadows-of-the-dahan"
    rules = ("shadows-cast-a-subtle-madness", "glimpse-of-the-shadowed-void")


@rule("shadows-cast-a-subtle-madness")
class ShadowsCastASubtleMadness(Rule):
    """Strife where presence is added by growth."""

    def presence_grown(self, act: Action, its: Effect, land: int) -> Flow[None]:
        """It may be added to an invader there."""
        if act.count(*INVADERS, land=land) and (yield from act.may("subtle-madness")):
            yield from act.add_strife(land=land)


@rule("glimpse-of-the-shadowed-void")
class GlimpseOfTheShadowedVoid(Rule):
    """Fear where presence is destroyed among invaders."""

    def presence_destroyed(self, act: Action, its: Effect, seat: int, land: int, number: int) -> Flow[None]:
        """1 for each."""
        if seat == its.seat and act.count(*INVADERS, land=land):
            fear.generate(act.s, number)
        yield from ()


@aspect
class Reach(Aspect):
    """Once in a turn it ignores range."""

    id = "reach"
    spirit = SHADOWS
    replaces = "shadows-of-the-dahan"
    rules = ("reach-through-ephemeral-distance",)


@rule("reach-through-ephemeral-distance")
class ReachThroughEphemeralDistance(Rule):
    """Once in a turn range is ignored for one action: the spirit says so before it."""

    moves = ("ignore-range",)

    def own_moves(self, s: IslandState, its: Effect) -> list[str]:
        """While something with a range can come."""
        if REACHING in s.spirits[its.seat].notes or not self._has_range_left(s, its.seat):
            return []
        return ["ignore-range"]

    @staticmethod
    def _has_range_left(s: IslandState, seat: int) -> bool:
        spirit = s.spirits[seat]
        if spirit.stage != READY:
            return spirit.stage == GROWING
        have = elements_of(s, seat)
        awake = [name for name in spirit.innates if doing(POWERS[name], levels_met(POWERS[name], have))]
        names = [name for name in (*spirit.in_use, *awake) if name not in spirit.used]
        return any(speed_of(s, seat, POWERS[name]) in (s.phase, BOTH) for name in names)

    def do_own_move(self, s: IslandState, its: Effect, what: str) -> None:
        """From now on, until an action has ignored it."""
        s.spirits[its.seat].notes[REACHING] = NEXT

    def ignores_range(self, s: IslandState, its: Effect) -> bool:
        """If the spirit has said so."""
        return s.spirits[its.seat].notes.get(REACHING) == NEXT

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """It is over with the action."""
        yield from ()
        if act.far and act.seat == its.seat:
            act.s.spirits[its.seat].notes[REACHING] = DONE_WITH

    def time_passes(self, s: IslandState, its: Effect) -> Flow[None]:
        """In the next turn it can be done again."""
        yield from ()
        s.spirits[its.seat].notes.pop(REACHING, None)


# Vital Strength of the Earth.


@aspect
class Resilience(Aspect):
    """Its sacred sites bear much damage."""

    id = "resilience"
    spirit = EARTH
    replaces = "earths-vitality"
    rules = ("anchor-the-lands-resilience",)


@rule("anchor-the-lands-resilience")
class AnchorTheLandsResilience(Rule):
    """Much damage is needed for blight in its sacred sites."""

    def blight_at(self, s: IslandState, its: Effect, land: int, damage: int) -> int:
        """8 more."""
        return damage + 8 * is_sacred(s, its.seat, land)
