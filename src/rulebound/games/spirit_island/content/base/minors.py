"""The minor powers of the base box."""

from functools import partial

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import remove_blight
from rulebound.games.spirit_island.pieces import DAHAN, EXPLORER, TOWN
from rulebound.games.spirit_island.power import ANY_LAND, FAST, SACRED, SLOW, WITH_DAHAN, card
from rulebound.kernel import Flow

minor = partial(card, "minor")


@minor(
    "call-of-the-dahan-ways",
    cost=1,
    speed=SLOW,
    elements="moon water animal",
    within=1,
    target=WITH_DAHAN,
    threshold="2 moon",
)
def call_of_the_dahan_ways(act: Action) -> Flow[None]:
    """An explorer joins the dahan, or with the threshold a town."""
    ways = [(EXPLORER, (DAHAN,)), (TOWN, (DAHAN,))]
    yield from act.replace(ways if act.threshold() else ways[:1])


@minor(
    "natures-resilience",
    cost=1,
    speed=FAST,
    elements="earth plant animal",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="2 water",
)
def natures_resilience(act: Action) -> Flow[None]:
    """Defend 6, or with the threshold remove blight instead."""
    if act.threshold() and (yield from act.choose("defend", "heal")) == "heal":
        remove_blight(act, act.land)
    else:
        act.defend(6)
