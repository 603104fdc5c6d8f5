"""The fear cards of the base box."""

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.fear_cards import each_land, each_player, fear_card
from rulebound.games.spirit_island.panel import anyones_sacred_sites
from rulebound.games.spirit_island.pieces import CITY, EXPLORER, SMALL, TOWN
from rulebound.games.spirit_island.state import World
from rulebound.kernel import Flow


def _remove(s: World, card: str, kinds: tuple[int, ...], lands: int) -> Flow[None]:
    """Each player removes one piece of these kinds from one of these lands."""
    del lands

    def does(act: Action) -> Flow[None]:
        yield from act.remove_anywhere(kinds, anyones_sacred_sites(s))

    yield from each_player(s, card, does)


@fear_card("fear-of-the-unseen", 1)
def fear_of_the_unseen_1(s: World) -> Flow[None]:
    """From a land with a sacred site."""
    yield from _remove(s, "fear-of-the-unseen", SMALL, anyones_sacred_sites(s))


@fear_card("scapegoats", 1)
def scapegoats_1(s: World) -> Flow[None]:
    """An explorer for each town."""

    def does(act: Action) -> Flow[None]:
        yield from act.destroy(act.count(TOWN), (EXPLORER,))

    yield from each_land(s, "scapegoats", s.where(TOWN, CITY), does)
