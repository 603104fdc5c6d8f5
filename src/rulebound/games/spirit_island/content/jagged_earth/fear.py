"""The fear cards of Jagged Earth."""

from collections.abc import Callable
from functools import partial

from rulebound.games.spirit_island import fear_cards
from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.content.fear_texts import (
    add_strife,
    coastal,
    defend,
    each_different,
    either,
    everywhere,
    fight_each_other,
    one_way,
    ravage_cards,
    that,
    with_dahan,
    with_presence,
    with_tokens,
    worship,
)
from rulebound.games.spirit_island.effect import NOWHERE
from rulebound.games.spirit_island.fear_cards import each_board, together
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import (
    BADLANDS,
    BEASTS,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    INVADERS,
    SMALL,
    WILDS,
    strife_of,
)
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow

fear_card = partial(fear_cards.fear_card, box="jagged-earth")

# Sense of Dread.


@fear_card("sense-of-dread", 1)
def sense_of_dread_1(s: IslandState) -> Flow[None]:
    """An explorer leaves a land that is about to be ravaged."""
    return _dread(s, (EXPLORER,))


@fear_card("sense-of-dread", 2)
def sense_of_dread_2(s: IslandState) -> Flow[None]:
    """An explorer or town leaves such a land."""
    return _dread(s, SMALL)


@fear_card("sense-of-dread", 3)
def sense_of_dread_3(s: IslandState) -> Flow[None]:
    """An invader leaves such a land."""
    return _dread(s, INVADERS)


def _dread(s: IslandState, kinds: tuple[int, ...]) -> Flow[None]:
    def does(act: Action, board: int) -> Flow[None]:
        yield from act.remove_anywhere(kinds, board & ravage_cards(s))

    yield from each_board(s, "sense-of-dread", does)


# Flee from Dangerous Lands.

_dangerous = either(with_tokens(BADLANDS, WILDS), with_dahan)


@fear_card("flee-from-dangerous-lands", 1)
def flee_from_dangerous_lands_1(s: IslandState) -> Flow[None]:
    """An explorer or town is pushed out of badlands, wilds or from dahan."""

    def does(act: Action, board: int) -> Flow[None]:
        lands = board & _dangerous(s) & s.where(*SMALL)
        free = lands & that(s, lambda land: bool(s.near_for_invaders(land)))
        land = yield from act.choose_land("push-from", free or lands)
        if land != NOWHERE:
            yield from act.push(1, SMALL, land=land, to=s.island.lands)

    return each_board(s, "flee-from-dangerous-lands", does)


@fear_card("flee-from-dangerous-lands", 2)
def flee_from_dangerous_lands_2(s: IslandState) -> Flow[None]:
    """An explorer or town leaves badlands, wilds or dahan."""

    def does(act: Action, board: int) -> Flow[None]:
        yield from act.remove_anywhere(SMALL, board & _dangerous(s))

    return each_board(s, "flee-from-dangerous-lands", does)


@fear_card("flee-from-dangerous-lands", 3)
def flee_from_dangerous_lands_3(s: IslandState) -> Flow[None]:
    """An explorer or town leaves any land, or a city such a land."""

    def does(act: Action, board: int) -> Flow[None]:
        small = board & s.where(*SMALL) & everywhere(s)
        cities = board & s.where(CITY) & _dangerous(s)
        way = yield from one_way(act, ("remove-small", small), ("remove-city", cities))
        if way == "remove-small":
            yield from act.remove_anywhere(SMALL, small)
        elif way:
            yield from act.remove_anywhere((CITY,), cities)

    return each_board(s, "flee-from-dangerous-lands", does)


# Dahan Reclaim Fishing Grounds.


@fear_card("dahan-reclaim-fishing-grounds", 1)
def dahan_reclaim_fishing_grounds_1(s: IslandState) -> Flow[None]:
    """1 damage for each dahan at the coast."""
    return each_different(
        s,
        "dahan-reclaim-fishing-grounds",
        lambda s: coastal(s) & with_dahan(s),
        lambda act: act.damage(act.count(DAHAN)),
    )


@fear_card("dahan-reclaim-fishing-grounds", 2)
def dahan_reclaim_fishing_grounds_2(s: IslandState) -> Flow[None]:
    """A dahan comes to the coast, then 1 damage for each."""
    return _reclaim(s, lambda act: act.count(DAHAN))


@fear_card("dahan-reclaim-fishing-grounds", 3)
def dahan_reclaim_fishing_grounds_3(s: IslandState) -> Flow[None]:
    """A dahan comes to the coast, then 2 damage for each."""
    return _reclaim(s, lambda act: 2 * act.count(DAHAN))


def _reclaim(s: IslandState, damage: Callable[[Action], int]) -> Flow[None]:
    def does(act: Action) -> Flow[None]:
        yield from act.gather(1, (DAHAN,), up_to=True)
        yield from act.damage(damage(act))

    yield from each_different(s, "dahan-reclaim-fishing-grounds", coastal, does)


# Beset by Many Troubles.


def _troubles(s: IslandState, land: int) -> int:
    """How many tokens of all kinds lie in a land, strife with them."""
    tokens = s.tokens_of((BADLANDS, BEASTS, DISEASE, WILDS), land)
    return tokens + sum(strife_of(code) * number for code, number in s.pieces[land].items())


def _troubles_near(s: IslandState, land: int) -> int:
    return sum(_troubles(s, other) for other in bits(s.near(land)))


@fear_card("beset-by-many-troubles", 1, rests_on=("beasts", "wilds", "disease", "badlands", "strife"))
def beset_by_many_troubles_1(s: IslandState) -> Flow[None]:
    """Defend 3 where any token lies."""
    troubled = that(s, lambda land: _troubles(s, land) > 0)
    return defend(s, "beset-by-many-troubles", troubled, lambda _: 3)


@fear_card("beset-by-many-troubles", 2)
def beset_by_many_troubles_2(s: IslandState) -> Flow[None]:
    """Defend 5 where any token lies, and next to three."""
    troubled = that(s, lambda land: _troubles(s, land) > 0 or _troubles_near(s, land) >= 3)
    return defend(s, "beset-by-many-troubles", troubled, lambda _: 5)


@fear_card("beset-by-many-troubles", 3)
def beset_by_many_troubles_3(s: IslandState) -> Flow[None]:
    """Each token defends 3, in its land and next to it."""
    troubled = that(s, lambda land: _troubles(s, land) + _troubles_near(s, land) > 0)

    def number(act: Action) -> int:
        return 3 * (_troubles(s, act.land) + _troubles_near(s, act.land))

    return defend(s, "beset-by-many-troubles", troubled, number)


# Nerves Fray.


def _elsewhere(s: IslandState) -> int:
    """The lands that match no ravage card."""
    return everywhere(s) & ~ravage_cards(s)


@fear_card("nerves-fray", 1)
def nerves_fray_1(s: IslandState) -> Flow[None]:
    """Strife where no ravage is due."""
    return add_strife(s, "nerves-fray", _elsewhere)


@fear_card("nerves-fray", 2)
def nerves_fray_2(s: IslandState) -> Flow[None]:
    """Two strife where no ravage is due."""
    return add_strife(s, "nerves-fray", _elsewhere, number=2)


@fear_card("nerves-fray", 3)
def nerves_fray_3(s: IslandState) -> Flow[None]:
    """Two strife where no ravage is due, and fear."""
    yield from add_strife(s, "nerves-fray", _elsewhere, number=2)
    yield from together(s, "nerves-fray", lambda act: act.fear(s.seat_count))


# Theological Strife.


@fear_card("theological-strife", 1)
def theological_strife_1(s: IslandState) -> Flow[None]:
    """Strife where presence is."""
    return add_strife(s, "theological-strife", with_presence)


@fear_card("theological-strife", 2)
def theological_strife_2(s: IslandState) -> Flow[None]:
    """Strife where presence is, and energy for sacred sites among invaders."""
    yield from add_strife(s, "theological-strife", with_presence)
    yield from worship(s, "theological-strife")


@fear_card("theological-strife", 3)
def theological_strife_3(s: IslandState) -> Flow[None]:
    """Strife where presence is; then all with strife fight their own."""
    yield from add_strife(s, "theological-strife", with_presence)
    yield from fight_each_other(s, "theological-strife")
