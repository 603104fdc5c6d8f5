"""Shadows Flicker Like Flame."""

from functools import partial

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.island import JUNGLE
from rulebound.games.spirit_island.panel import Panel, card_track, energy_track, highest_land, panel
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, INVADERS, SMALL, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANY_LAND, ANY_SPIRIT, FAST, SACRED, SLOW, Power, card, innate
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow

ID = "shadows-flicker-like-flame"
unique = partial(card, "unique", spirit=ID)


@panel
class Shadows(Panel):
    """It reaches any land with dahan, for energy."""

    id = ID
    groups = (
        ("reclaim", "card"),
        ("card", "presence-1"),
        ("presence-3", "energy-3"),
    )
    tracks = (
        energy_track("0", "1", "3", "4", "5", "6"),
        card_track("1", "2", "3", "3", "4", "5"),
    )
    rules = ("shadows-of-the-dahan",)
    innates = ("darkness-swallows-the-unwary",)
    uniques = ("concealing-shadows", "favors-called-due", "mantle-of-dread", "crops-wither-and-fade")
    progression = (
        "dark-and-tangled-woods",
        "shadows-of-the-burning-forest",
        "the-jungle-hungers",
        "land-of-haunts-and-embers",
        "terrifying-nightmares",
        "call-of-the-dahan-ways",
        "visions-of-fiery-doom",
    )

    def set_up(self, s: IslandState, seat: int) -> None:
        """Two presence in the highest-numbered jungle, one in land 5."""
        presence = s.spirits[seat].presence
        presence[highest_land(s, seat, JUNGLE)] += 2
        presence[s.island.land_of(s.board_of_seat(seat), 5)] += 1


@rule("shadows-of-the-dahan")
class ShadowsOfTheDahan(Rule):
    """It reaches any land with dahan, for energy."""

    def far_targets(self, s: IslandState, its: Effect, power: Power) -> int:
        """Wherever dahan are."""
        return s.where(DAHAN)


@innate(
    "darkness-swallows-the-unwary",
    ID,
    speed=FAST,
    within=1,
    source=SACRED,
    target=ANY_LAND,
    levels=("2 moon 1 fire", "3 moon 2 fire", "4 moon 3 fire 2 air"),
)
def darkness_swallows_the_unwary(act: Action) -> Flow[None]:
    """An explorer is lured in, then explorers vanish, then anyone; each that does frightens the others."""
    yield from act.gather(1, (EXPLORER,))
    if act.threshold(2):
        act.fear((yield from act.destroy(2, (EXPLORER,), up_to=True)))
    if act.threshold(3):
        before = len(act.destroyed)
        yield from act.damage(3)
        act.fear(len(act.destroyed) - before)


@unique("concealing-shadows", cost=0, speed=FAST, elements="moon air", within=0, target=ANY_LAND)
def concealing_shadows(act: Action) -> None:
    """1 fear, and ravaging invaders do not find the dahan."""
    act.fear(1)
    act.last("dahan-hidden", land=act.land)


@unique("favors-called-due", cost=1, speed=SLOW, elements="moon air animal", within=1, target=ANY_LAND)
def favors_called_due(act: Action) -> Flow[None]:
    """Gather up to 4 dahan; 3 fear if they outnumber invaders there."""
    yield from act.gather(4, (DAHAN,), up_to=True)
    if 0 < act.count(*INVADERS) < act.count(DAHAN):
        act.fear(3)


@unique("mantle-of-dread", cost=1, speed=SLOW, elements="moon fire air", target=ANY_SPIRIT)
def mantle_of_dread(act: Action) -> Flow[None]:
    """2 fear; the spirit may push an explorer and a town from one of its lands."""
    act.fear(2)
    act.chooser = act.target
    land = yield from act.choose_land(
        "push-from", act.s.presence_of(act.target) & act.s.where(*SMALL), optional=True
    )
    if land != NOWHERE:
        yield from act.push(1, (EXPLORER,), land=land)
        yield from act.push(1, (TOWN,), land=land)


@unique("crops-wither-and-fade", cost=1, speed=SLOW, elements="moon fire plant", within=0, target=ANY_LAND)
def crops_wither_and_fade(act: Action) -> Flow[None]:
    """2 fear; a town shrinks to an explorer, or a city to a town."""
    act.fear(2)
    yield from act.replace([(TOWN, (EXPLORER,)), (CITY, (TOWN,))])
