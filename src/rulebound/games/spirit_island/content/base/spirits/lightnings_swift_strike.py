"""Lightning's Swift Strike."""

from functools import partial

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.island import SANDS
from rulebound.games.spirit_island.panel import Panel, card_track, elements_of, energy_track, highest_land, panel
from rulebound.games.spirit_island.pieces import BUILDINGS, CITY, DAHAN, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANY_LAND, ANY_SPIRIT, FAST, SACRED, SLOW, card, innate
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.state import ELEMENTS, IslandState
from rulebound.kernel import Flow

ID = "lightnings-swift-strike"
AIR = ELEMENTS.index("air")
unique = partial(card, "unique", spirit=ID)


@panel
class Lightning(Panel):
    """For each air it may use a slow power as a fast one."""

    id = ID
    groups = (
        ("reclaim", "card", "energy-1"),
        ("presence-2", "presence-0"),
        ("presence-1", "energy-3"),
    )
    tracks = (
        energy_track("1", "1", "2", "2", "3", "4", "4", "5"),
        card_track("2", "3", "4", "5", "6"),
    )
    rules = ("swiftness-of-lightning",)
    innates = ("thundering-destruction",)
    uniques = ("shatter-homesteads", "raging-storm", "lightnings-boon", "harbingers-of-the-lightning")
    progression = (
        "delusions-of-danger",
        "call-to-bloodshed",
        "powerstorm",
        "purifying-flame",
        "pillar-of-living-flame",
        "entrancing-apparitions",
        "call-to-isolation",
    )

    def set_up(self, s: IslandState, seat: int) -> None:
        """Two presence in the highest-numbered sands."""
        s.spirits[seat].presence[highest_land(s, seat, SANDS)] = 2


@rule("swiftness-of-lightning")
class SwiftnessOfLightning(Rule):
    """A slow power as a fast one for each air."""

    def slow_as_fast(self, s: IslandState, its: Effect) -> int:
        """As often as it has air."""
        return elements_of(s, its.seat)[AIR]


@innate(
    "thundering-destruction",
    ID,
    speed=SLOW,
    within=1,
    source=SACRED,
    target=ANY_LAND,
    levels=("3 fire 2 air", "4 fire 3 air", "5 fire 4 air 1 water", "5 fire 5 air 2 water"),
)
def thundering_destruction(act: Action) -> Flow[None]:
    """Towns, or with more elements cities, one after the other."""
    yield from act.destroy(1, (TOWN, CITY) if act.threshold(2) else (TOWN,))
    for level in (3, 4):
        if act.threshold(level):
            yield from act.destroy(1, BUILDINGS)


@unique("shatter-homesteads", cost=2, speed=SLOW, elements="fire air", within=2, source=SACRED, target=ANY_LAND)
def shatter_homesteads(act: Action) -> Flow[None]:
    """1 fear, destroy a town."""
    act.fear(1)
    yield from act.destroy(1, (TOWN,))


@unique("raging-storm", cost=3, speed=SLOW, elements="fire air water", within=1, target=ANY_LAND)
def raging_storm(act: Action) -> Flow[None]:
    """1 damage to each invader."""
    yield from act.damage_each(1)


@unique("lightnings-boon", cost=1, speed=FAST, elements="fire air", target=ANY_SPIRIT)
def lightnings_boon(act: Action) -> None:
    """Up to two slow powers as fast ones."""
    act.last("slow-as-fast", seat=act.target, amount=2)


@unique("harbingers-of-the-lightning", cost=0, speed=SLOW, elements="fire air", within=1, target=ANY_LAND)
def harbingers_of_the_lightning(act: Action) -> Flow[None]:
    """Push up to 2 dahan; fear where they come to towns or cities."""
    went = yield from act.push(2, (DAHAN,), up_to=True)
    if any(act.count(*BUILDINGS, land=land) for land in went):
        act.fear(1)
