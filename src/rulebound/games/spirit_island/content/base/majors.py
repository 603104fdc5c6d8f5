"""The major powers of the base box."""

from functools import partial

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import remove_blight
from rulebound.games.spirit_island.power import JUNGLE_OR_WETLAND, SLOW, card
from rulebound.kernel import Flow

major = partial(card, "major")


@major(
    "accelerated-rot",
    cost=4,
    speed=SLOW,
    elements="sun water plant",
    within=2,
    target=JUNGLE_OR_WETLAND,
    threshold="3 sun 2 water 3 plant",
)
def accelerated_rot(act: Action) -> Flow[None]:
    """2 fear, 4 damage; with the threshold 5 more, and blight goes."""
    act.fear(2)
    strong = act.threshold()
    yield from act.damage(9 if strong else 4)
    if strong:
        remove_blight(act, act.land)
