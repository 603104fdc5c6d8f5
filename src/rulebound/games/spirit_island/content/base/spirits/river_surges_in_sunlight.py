"""River Surges in Sunlight."""

from functools import partial

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.island import OCEAN, WETLAND
from rulebound.games.spirit_island.panel import Panel, card_track, energy_track, highest_land, panel
from rulebound.games.spirit_island.pieces import DAHAN, SMALL
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANY_LAND, ANY_SPIRIT, FAST, SACRED, SLOW, card, innate
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow

ID = "river-surges-in-sunlight"
unique = partial(card, "unique", spirit=ID)


@panel
class River(Panel):
    """Presence in wetlands is a sacred site even alone."""

    id = ID
    groups = (
        ("reclaim", "card", "energy-1"),
        ("presence-1", "presence-1"),
        ("card", "presence-2"),
    )
    tracks = (
        energy_track("1", "2", "2", "3", "4", "4", "5"),
        card_track("1", "2", "2", "3", "reclaim-1", "4", "5"),
    )
    rules = ("rivers-domain",)
    innates = ("massive-flooding",)
    uniques = ("flash-floods", "wash-away", "boon-of-vigor", "rivers-bounty")
    progression = (
        "uncanny-melting",
        "natures-resilience",
        "pull-beneath-the-hungry-earth",
        "accelerated-rot",
        "song-of-sanctity",
        "tsunami",
        "encompassing-ward",
    )

    def set_up(self, s: IslandState, seat: int) -> None:
        """One presence in the highest-numbered wetland."""
        s.spirits[seat].presence[highest_land(s, seat, WETLAND)] = 1


@rule("rivers-domain")
class RiversDomain(Rule):
    """One presence is enough for a sacred site in a wetland."""

    def sacred(self, s: IslandState, its: Effect, land: int) -> bool:
        """An ocean in play is a wetland too."""
        return s.spirits[its.seat].presence[land] == 1 and s.island.terrain[land] in (WETLAND, OCEAN)


@innate(
    "massive-flooding",
    ID,
    speed=SLOW,
    within=1,
    source=SACRED,
    target=ANY_LAND,
    levels=("1 sun 2 water", "2 sun 3 water", "3 sun 4 water 1 earth"),
)
def massive_flooding(act: Action) -> Flow[None]:
    """Each level takes the place of the one before."""
    if act.threshold(3):
        yield from act.damage_each(2)
    elif act.threshold(2):
        yield from act.damage(2)
        yield from act.push(3, SMALL, up_to=True)
    else:
        yield from act.push(1, SMALL)


@unique("flash-floods", cost=2, speed=FAST, elements="sun water", within=1, target=ANY_LAND)
def flash_floods(act: Action) -> Flow[None]:
    """1 damage, 2 at the coast."""
    yield from act.damage(2 if act.coastal else 1)


@unique("wash-away", cost=1, speed=SLOW, elements="water earth", within=1, target=ANY_LAND)
def wash_away(act: Action) -> Flow[None]:
    """Push up to 3 explorers and towns."""
    yield from act.push(3, SMALL, up_to=True)


@unique("boon-of-vigor", cost=0, speed=FAST, elements="sun water plant", target=ANY_SPIRIT)
def boon_of_vigor(act: Action) -> None:
    """Energy for each card that another spirit has played; 1 for oneself."""
    act.gain_energy(act.target, len(act.s.spirits[act.target].played) if act.another else 1)


@unique("rivers-bounty", cost=0, speed=SLOW, elements="sun water animal", within=0, target=ANY_LAND)
def rivers_bounty(act: Action) -> Flow[None]:
    """Gather up to 2 dahan; where two are, another comes, and energy."""
    yield from act.gather(2, (DAHAN,), up_to=True)
    if act.count(DAHAN) >= 2:
        act.add(DAHAN)
        act.gain_energy(act.seat, 1)
