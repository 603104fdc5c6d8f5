"""Vital Strength of the Earth."""

from functools import partial

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import remove_blight
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.island import JUNGLE, MOUNTAIN
from rulebound.games.spirit_island.panel import Panel, card_track, energy_track, highest_land, is_sacred, panel
from rulebound.games.spirit_island.pieces import DAHAN, EXPLORER
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANY_LAND, ANY_SPIRIT, FAST, SACRED, SLOW, WITH_DAHAN, card, innate
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow

ID = "vital-strength-of-the-earth"
unique = partial(card, "unique", spirit=ID)


@panel
class Earth(Panel):
    """Its sacred sites defend themselves."""

    id = ID
    groups = (
        ("reclaim", "presence-2"),
        ("card", "presence-0"),
        ("presence-1", "energy-2"),
    )
    tracks = (
        energy_track("2", "3", "4", "6", "7", "8"),
        card_track("1", "1", "2", "2", "3", "4"),
    )
    rules = ("earths-vitality",)
    innates = ("gift-of-strength",)
    uniques = (
        "guard-the-healing-land",
        "a-year-of-perfect-stillness",
        "rituals-of-destruction",
        "draw-of-the-fruitful-earth",
    )
    progression = (
        "rouse-the-trees-and-stones",
        "call-to-migrate",
        "poisoned-land",
        "devouring-ants",
        "vigor-of-the-breaking-dawn",
        "voracious-growth",
        "savage-mawbeasts",
    )

    def set_up(self, s: IslandState, seat: int) -> None:
        """Two presence in the highest-numbered mountain, one in the highest-numbered jungle."""
        presence = s.spirits[seat].presence
        presence[highest_land(s, seat, MOUNTAIN)] = 2
        presence[highest_land(s, seat, JUNGLE)] = 1


@rule("earths-vitality")
class EarthsVitality(Rule):
    """Its sacred sites are defended all the time."""

    def defence(self, s: IslandState, its: Effect, land: int, defence: int) -> int:
        """Defend 3 in each of them."""
        return defence + 3 * is_sacred(s, its.seat, land)


@innate(
    "gift-of-strength",
    ID,
    speed=FAST,
    target=ANY_SPIRIT,
    levels=("1 sun 2 earth 2 plant", "2 sun 3 earth 2 plant", "2 sun 4 earth 3 plant"),
)
def gift_of_strength(act: Action) -> None:
    """A spirit may repeat one card, a dearer one with each level."""
    dearest = 6 if act.threshold(3) else 3 if act.threshold(2) else 1
    act.last("repeat", seat=act.target, amount=dearest)


@unique(
    "guard-the-healing-land",
    cost=3,
    speed=FAST,
    elements="water earth plant",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    heals=0,
)
def guard_the_healing_land(act: Action) -> None:
    """Remove a blight, defend 4."""
    remove_blight(act, act.land)
    act.defend(4)


@unique("a-year-of-perfect-stillness", cost=3, speed=FAST, elements="sun earth", within=1, target=ANY_LAND)
def a_year_of_perfect_stillness(act: Action) -> None:
    """No invader acts there this turn."""
    act.skip()


@unique(
    "rituals-of-destruction",
    cost=3,
    speed=SLOW,
    elements="sun moon fire earth plant",
    within=1,
    source=SACRED,
    target=WITH_DAHAN,
)
def rituals_of_destruction(act: Action) -> Flow[None]:
    """2 damage; with three dahan 5, and 2 fear."""
    crowd = act.count(DAHAN) >= 3
    if crowd:
        act.fear(2)
    yield from act.damage(5 if crowd else 2)


@unique("draw-of-the-fruitful-earth", cost=1, speed=SLOW, elements="earth plant animal", within=1, target=ANY_LAND)
def draw_of_the_fruitful_earth(act: Action) -> Flow[None]:
    """Gather up to 2 explorers and up to 2 dahan."""
    yield from act.gather(2, (EXPLORER,), up_to=True)
    yield from act.gather(2, (DAHAN,), up_to=True)
