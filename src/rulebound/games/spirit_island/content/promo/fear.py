"""The fear cards of Feather & Flame."""

from functools import partial

from rulebound.games.spirit_island import fear_cards
from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.content.fear_texts import (
    Lands,
    each_different,
    everywhere,
    lasts,
    many_dahan,
    near_dahan,
    one_way,
    remove,
    that,
    with_dahan,
)
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.fear_cards import each_board, each_land, each_player
from rulebound.games.spirit_island.pieces import (
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    SMALL,
    TOWN,
    kind_of,
)
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.rule import RULES
from rulebound.games.spirit_island.said import ways
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow, plain_class

fear_card = partial(fear_cards.fear_card, box="promo")
ways("shrink-city")

# Angry Mobs.


@fear_card("angry-mobs", 1)
def angry_mobs_1(s: IslandState) -> Flow[None]:
    """A town may become two explorers, which frightens."""

    def does(act: Action) -> Flow[None]:
        land = yield from act.choose_land("replace-in", s.where(TOWN) & everywhere(s), optional=True)
        if land != NOWHERE:
            yield from act.replace([(TOWN, (EXPLORER, EXPLORER))], land=land)
            act.fear(1)

    return each_player(s, "angry-mobs", does)


@fear_card("angry-mobs", 2)
def angry_mobs_2(s: IslandState) -> Flow[None]:
    """Two explorers together destroy an explorer or town."""
    return _mobs(s, SMALL)


@fear_card("angry-mobs", 3)
def angry_mobs_3(s: IslandState) -> Flow[None]:
    """Two explorers together destroy an invader."""
    return _mobs(s, INVADERS)


def _mobs(s: IslandState, kinds: tuple[int, ...]) -> Flow[None]:
    def does(act: Action) -> Flow[None]:
        yield from act.destroy(act.count(EXPLORER) // 2, kinds)

    yield from each_land(s, "angry-mobs", that(s, lambda land: s.count(land, EXPLORER) >= 2), does)


# Mimic the Dahan.


@fear_card("mimic-the-dahan", 1)
def mimic_the_dahan_1(s: IslandState) -> Flow[None]:
    """An explorer or town leaves a land with two dahan."""
    return remove(s, "mimic-the-dahan", SMALL, many_dahan)


@fear_card("mimic-the-dahan", 2)
def mimic_the_dahan_2(s: IslandState) -> Flow[None]:
    """An explorer or town joins two dahan."""
    return _join(s, many_dahan)


@fear_card("mimic-the-dahan", 3)
def mimic_the_dahan_3(s: IslandState) -> Flow[None]:
    """An explorer or town joins dahan, also those around it."""
    return _join(s, lambda s: with_dahan(s) & s.island.lands | near_dahan(s, 3))


def _join(s: IslandState, lands: Lands) -> Flow[None]:
    def does(act: Action) -> Flow[None]:
        land = yield from act.choose_land("replace-in", s.where(*SMALL) & lands(s))
        if land != NOWHERE:
            yield from act.replace([(kind, (DAHAN,)) for kind in SMALL], land=land)

    yield from each_player(s, "mimic-the-dahan", does)


# Depopulation.


@fear_card("depopulation", 1)
def depopulation_1(s: IslandState) -> Flow[None]:
    """On each board a town becomes an explorer."""
    return each_board(s, "depopulation", lambda act, board: _shrink(act, board, TOWN, EXPLORER))


@fear_card("depopulation", 2)
def depopulation_2(s: IslandState) -> Flow[None]:
    """On each board a town is given up."""

    def does(act: Action, board: int) -> Flow[None]:
        yield from act.remove_anywhere((TOWN,), board)

    return each_board(s, "depopulation", does)


@fear_card("depopulation", 3)
def depopulation_3(s: IslandState) -> Flow[None]:
    """On each board a town is given up, or a city becomes a town."""

    def does(act: Action, board: int) -> Flow[None]:
        towns, cities = board & s.where(TOWN), board & s.where(CITY)
        way = yield from one_way(act, ("remove-town", towns), ("shrink-city", cities))
        if way == "remove-town":
            yield from act.remove_anywhere((TOWN,), towns)
        elif way:
            yield from _shrink(act, cities, CITY, TOWN)

    return each_board(s, "depopulation", does)


def _shrink(act: Action, lands: int, kind: int, into: int) -> Flow[None]:
    land = yield from act.choose_land("replace-in", lands & act.s.where(kind))
    if land != NOWHERE:
        yield from act.replace([(kind, (into,))], land=land)


# Communities in Disarray.


@plain_class
class Disarray(Rule):
    """Towns or cities do less in a ravage, and invaders keep their damage when the turn ends."""

    def __init__(self, kinds: tuple[int, ...], less: int) -> None:
        self.kinds, self.less = kinds, less

    def damage_of(self, s: IslandState, its: Effect, land: int, kind: int, damage: int) -> int:
        """Of each such piece."""
        return damage - self.less * (kind in self.kinds)

    def heals(self, s: IslandState, its: Effect, land: int, code: int) -> bool:
        """Only dahan do."""
        return kind_of(code) not in INVADERS


RULES["communities-in-disarray-1"] = Disarray((CITY,), 1)
RULES["communities-in-disarray-2"] = Disarray(BUILDINGS, 1)
RULES["communities-in-disarray-3"] = Disarray(BUILDINGS, 2)


@fear_card("communities-in-disarray", 1)
def communities_in_disarray_1(s: IslandState) -> Flow[None]:
    """Cities do 1 less; no invader heals."""
    return lasts(s, "communities-in-disarray-1")


@fear_card("communities-in-disarray", 2)
def communities_in_disarray_2(s: IslandState) -> Flow[None]:
    """Towns and cities do 1 less; no invader heals."""
    return lasts(s, "communities-in-disarray-2")


@fear_card("communities-in-disarray", 3)
def communities_in_disarray_3(s: IslandState) -> Flow[None]:
    """Towns and cities do 2 less; no invader heals."""
    return lasts(s, "communities-in-disarray-3")


# Spreading Timidity.


@fear_card("spreading-timidity", 1)
def spreading_timidity_1(s: IslandState) -> Flow[None]:
    """A land is isolated."""

    def does(act: Action) -> Flow[None]:
        act.land = yield from act.choose_land("isolate-land", everywhere(s))
        act.isolate()

    return each_player(s, "spreading-timidity", does)


@fear_card("spreading-timidity", 2)
def spreading_timidity_2(s: IslandState) -> Flow[None]:
    """Lands are isolated and defended."""
    return _isolate(s, 2)


@fear_card("spreading-timidity", 3)
def spreading_timidity_3(s: IslandState) -> Flow[None]:
    """Lands are isolated and defended more."""
    return _isolate(s, 4)


def _isolate(s: IslandState, defence: int) -> Flow[None]:
    def does(act: Action) -> None:
        act.isolate()
        act.defend(defence)

    yield from each_different(s, "spreading-timidity", everywhere, does)
