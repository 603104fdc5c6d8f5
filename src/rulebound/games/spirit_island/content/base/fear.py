"""The fear cards of the base box."""

from collections.abc import Callable

from rulebound.games.spirit_island.action import EVERY, Action
from rulebound.games.spirit_island.content.fear_texts import (
    NOTHING,
    choose_way,
    coastal,
    defend,
    each_different,
    everywhere,
    inland,
    lasts,
    push,
    reached_by,
    remove,
    remove_health,
    that,
    with_dahan,
    with_presence,
    worship,
)
from rulebound.games.spirit_island.effect import NOWHERE
from rulebound.games.spirit_island.fear_cards import each_land, each_player, fear_card
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import anyones_sacred_sites
from rulebound.games.spirit_island.pieces import BUILDINGS, CITY, DAHAN, EXPLORER, INVADERS, SMALL, TOWN
from rulebound.games.spirit_island.rule import skips
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow

# Avoid the Dahan.


@fear_card("avoid-the-dahan", 1)
def avoid_the_dahan_1(s: IslandState) -> Flow[None]:
    """No exploring where two dahan are."""
    return lasts(s, "avoid-the-dahan-1")


@skips("avoid-the-dahan-1")
def _two_dahan(s: IslandState, land: int, what: str) -> bool:
    return what == "explore" and s.count(land, DAHAN) >= 2


@fear_card("avoid-the-dahan", 2)
def avoid_the_dahan_2(s: IslandState) -> Flow[None]:
    """No building where dahan outnumber towns and cities."""
    return lasts(s, "avoid-the-dahan-2")


@skips("avoid-the-dahan-2")
def _outnumbered(s: IslandState, land: int, what: str) -> bool:
    return what == "build" and s.count(land, DAHAN) > s.count(land, *BUILDINGS)


@fear_card("avoid-the-dahan", 3)
def avoid_the_dahan_3(s: IslandState) -> Flow[None]:
    """No building where dahan are."""
    return lasts(s, "avoid-the-dahan-3")


@skips("avoid-the-dahan-3")
def _any_dahan(s: IslandState, land: int, what: str) -> bool:
    return what == "build" and s.count(land, DAHAN) > 0


# Belief Takes Root.


@fear_card("belief-takes-root", 1)
def belief_takes_root_1(s: IslandState) -> Flow[None]:
    """Defend 2 where presence is."""
    return defend(s, "belief-takes-root", with_presence(s), lambda _: 2)


@fear_card("belief-takes-root", 2)
def belief_takes_root_2(s: IslandState) -> Flow[None]:
    """The same, and energy for sacred sites among invaders."""
    yield from defend(s, "belief-takes-root", with_presence(s), lambda _: 2)
    yield from worship(s, "belief-takes-root")


@fear_card("belief-takes-root", 3)
def belief_takes_root_3(s: IslandState) -> Flow[None]:
    """Remove 2 health of invaders for each presence in a land."""

    def does(act: Action) -> Flow[None]:
        presence = sum(spirit.presence[act.land] for spirit in s.spirits)
        yield from remove_health(act, act.land, 2 * presence)

    return each_different(s, "belief-takes-root", with_presence, does)


# Dahan Enheartened.


@fear_card("dahan-enheartened", 1)
def dahan_enheartened_1(s: IslandState) -> Flow[None]:
    """Push a dahan away from invaders, or gather one to them."""

    def does(act: Action) -> Flow[None]:
        invaded, dahan = s.where(*INVADERS), s.where(DAHAN)
        near_dahan = invaded & that(s, lambda land: bool(s.near(land) & dahan))
        way = yield from choose_way(act, ("push-dahan", invaded & dahan), ("gather-dahan", near_dahan))
        if way == "push-dahan":
            land = yield from act.choose_land("push-from", invaded & dahan)
            yield from act.push(1, (DAHAN,), land=land, to=s.island.lands)
        elif way == "gather-dahan":
            land = yield from act.choose_land("gather-to", near_dahan)
            yield from act.gather(1, (DAHAN,), land=land)

    return each_player(s, "dahan-enheartened", does)


@fear_card("dahan-enheartened", 2)
def dahan_enheartened_2(s: IslandState) -> Flow[None]:
    """Gather dahan, who do 1 damage."""
    return _gather_and_strike(s, lambda act: min(1, act.count(DAHAN)))


@fear_card("dahan-enheartened", 3)
def dahan_enheartened_3(s: IslandState) -> Flow[None]:
    """Gather dahan, each of whom does 1 damage."""
    return _gather_and_strike(s, lambda act: act.count(DAHAN))


def _gather_and_strike(s: IslandState, damage: Callable[[Action], int]) -> Flow[None]:
    def does(act: Action) -> Flow[None]:
        yield from act.gather(2, (DAHAN,), up_to=True)
        yield from act.damage(damage(act))

    yield from each_different(s, "dahan-enheartened", everywhere, does)


# Dahan on their Guard.


@fear_card("dahan-on-their-guard", 1)
def dahan_on_their_guard_1(s: IslandState) -> Flow[None]:
    """Each dahan defends 1."""
    return defend(s, "dahan-on-their-guard", s.where(DAHAN), lambda act: act.count(DAHAN))


@fear_card("dahan-on-their-guard", 2)
def dahan_on_their_guard_2(s: IslandState) -> Flow[None]:
    """Each dahan defends 1, and all together 1 more."""
    return defend(s, "dahan-on-their-guard", s.where(DAHAN), lambda act: 1 + act.count(DAHAN))


@fear_card("dahan-on-their-guard", 3)
def dahan_on_their_guard_3(s: IslandState) -> Flow[None]:
    """Each dahan defends 2."""
    return defend(s, "dahan-on-their-guard", s.where(DAHAN), lambda act: 2 * act.count(DAHAN))


# Dahan Raid.


@fear_card("dahan-raid", 1)
def dahan_raid_1(s: IslandState) -> Flow[None]:
    """1 damage in a land with dahan."""
    return _raid(s, lambda _: 1)


@fear_card("dahan-raid", 2)
def dahan_raid_2(s: IslandState) -> Flow[None]:
    """1 damage for each dahan."""
    return _raid(s, lambda act: act.count(DAHAN))


@fear_card("dahan-raid", 3)
def dahan_raid_3(s: IslandState) -> Flow[None]:
    """2 damage for each dahan."""
    return _raid(s, lambda act: 2 * act.count(DAHAN))


def _raid(s: IslandState, damage: Callable[[Action], int]) -> Flow[None]:
    yield from each_different(s, "dahan-raid", with_dahan, lambda act: act.damage(damage(act)))


# Emigration Accelerates.


@fear_card("emigration-accelerates", 1)
def emigration_accelerates_1(s: IslandState) -> Flow[None]:
    """Explorers leave the coast."""
    return remove(s, "emigration-accelerates", (EXPLORER,), coastal)


@fear_card("emigration-accelerates", 2)
def emigration_accelerates_2(s: IslandState) -> Flow[None]:
    """Explorers or towns leave the coast."""
    return remove(s, "emigration-accelerates", SMALL, coastal)


@fear_card("emigration-accelerates", 3)
def emigration_accelerates_3(s: IslandState) -> Flow[None]:
    """Explorers or towns leave any land."""
    return remove(s, "emigration-accelerates", SMALL, everywhere)


# Fear of the Unseen.


@fear_card("fear-of-the-unseen", 1)
def fear_of_the_unseen_1(s: IslandState) -> Flow[None]:
    """Explorers or towns leave sacred sites."""
    return remove(s, "fear-of-the-unseen", SMALL, anyones_sacred_sites)


@fear_card("fear-of-the-unseen", 2)
def fear_of_the_unseen_2(s: IslandState) -> Flow[None]:
    """Explorers or towns leave lands with presence."""
    return remove(s, "fear-of-the-unseen", SMALL, with_presence)


@fear_card("fear-of-the-unseen", 3)
def fear_of_the_unseen_3(s: IslandState) -> Flow[None]:
    """The same, or a city leaves a sacred site."""

    def does(act: Action) -> Flow[None]:
        haunted, holy = with_presence(s) & s.where(*SMALL), anyones_sacred_sites(s) & s.where(CITY)
        ways = ["remove-small"] * bool(haunted) + ["remove-city"] * bool(holy)
        if not ways:
            return
        if (yield from act.choose(*ways)) == "remove-small":
            yield from act.remove_anywhere(SMALL, haunted)
        else:
            yield from act.remove_anywhere((CITY,), holy)

    return each_player(s, "fear-of-the-unseen", does)


# Isolation.


@fear_card("isolation", 1)
def isolation_1(s: IslandState) -> Flow[None]:
    """An explorer or town that is alone leaves."""
    return remove(s, "isolation", SMALL, lambda s: that(s, lambda land: s.invaders(land) == 1))


@fear_card("isolation", 2)
def isolation_2(s: IslandState) -> Flow[None]:
    """An explorer or town leaves a land with at most two invaders."""
    return remove(s, "isolation", SMALL, lambda s: that(s, lambda land: s.invaders(land) <= 2))


@fear_card("isolation", 3)
def isolation_3(s: IslandState) -> Flow[None]:
    """An invader leaves a land with at most two of them."""
    return remove(s, "isolation", INVADERS, lambda s: that(s, lambda land: s.invaders(land) <= 2))


# Overseas Trade Seems Safer.


@fear_card("overseas-trade-seems-safer", 1)
def overseas_trade_seems_safer_1(s: IslandState) -> Flow[None]:
    """Defend 3 at the coast."""
    return defend(s, "overseas-trade-seems-safer", s.island.coastal, lambda _: 3)


@fear_card("overseas-trade-seems-safer", 2)
def overseas_trade_seems_safer_2(s: IslandState) -> Flow[None]:
    """Defend 6 at the coast, where no city is built."""
    yield from defend(s, "overseas-trade-seems-safer", s.island.coastal, lambda _: 6)
    yield from lasts(s, "overseas-trade-seems-safer-2")


@skips("overseas-trade-seems-safer-2")
def _no_coastal_city(s: IslandState, land: int, what: str) -> bool:
    return what == "city" and bool(s.island.coastal >> land & 1)


@fear_card("overseas-trade-seems-safer", 3)
def overseas_trade_seems_safer_3(s: IslandState) -> Flow[None]:
    """Defend 9 at the coast, where nothing is built."""
    yield from defend(s, "overseas-trade-seems-safer", s.island.coastal, lambda _: 9)
    yield from lasts(s, "overseas-trade-seems-safer-3")


@skips("overseas-trade-seems-safer-3")
def _no_coastal_build(s: IslandState, land: int, what: str) -> bool:
    return what == "build" and bool(s.island.coastal >> land & 1)


# Retreat!


@fear_card("retreat", 1)
def retreat_1(s: IslandState) -> Flow[None]:
    """Explorers go away from an inland land."""
    return push(s, "retreat", 2, (EXPLORER,), inland)


@fear_card("retreat", 2)
def retreat_2(s: IslandState) -> Flow[None]:
    """Explorers and towns go away from an inland land."""
    return push(s, "retreat", 3, SMALL, inland)


@fear_card("retreat", 3)
def retreat_3(s: IslandState) -> Flow[None]:
    """All explorers and towns may go away from a land."""
    return push(s, "retreat", EVERY, SMALL, everywhere)


# Scapegoats.


@fear_card("scapegoats", 1)
def scapegoats_1(s: IslandState) -> Flow[None]:
    """An explorer dies for each town."""
    return each_land(s, "scapegoats", s.where(TOWN), lambda act: _scapegoats(act, act.count(TOWN)))


@fear_card("scapegoats", 2)
def scapegoats_2(s: IslandState) -> Flow[None]:
    """An explorer dies for each town, two for each city."""
    blamers = s.where(*BUILDINGS)
    return each_land(s, "scapegoats", blamers, lambda act: _scapegoats(act, act.count(TOWN) + 2 * act.count(CITY)))


def _scapegoats(act: Action, number: int) -> Flow[None]:
    yield from act.destroy(number, (EXPLORER,))


@fear_card("scapegoats", 3)
def scapegoats_3(s: IslandState) -> Flow[None]:
    """All explorers die beside towns and cities, and a town for each city."""

    def does(act: Action) -> Flow[None]:
        yield from act.destroy_all((EXPLORER,))
        yield from act.destroy(act.count(CITY), (TOWN,))

    return each_land(s, "scapegoats", s.where(*BUILDINGS), does)


# Seek Safety.


@fear_card("seek-safety", 1)
def seek_safety_1(s: IslandState) -> Flow[None]:
    """An explorer goes where more towns and cities are."""

    def safer(land: int) -> int:
        here = s.count(land, *BUILDINGS)
        near = s.near_for_invaders(land) & s.island.lands
        return sum(1 << other for other in bits(near) if s.count(other, *BUILDINGS) > here)

    def does(act: Action) -> Flow[None]:
        lands = s.where(EXPLORER) & that(s, lambda land: bool(safer(land)))
        land = yield from act.choose_land("push-from", lands, optional=True)
        if land != NOWHERE:
            yield from act.push(1, (EXPLORER,), land=land, to=safer(land))

    return each_player(s, "seek-safety", does)


@fear_card("seek-safety", 2)
def seek_safety_2(s: IslandState) -> Flow[None]:
    """An explorer comes to towns and cities, or a town to a city."""

    def does(act: Action) -> Flow[None]:
        explorers = reached_by(s, EXPLORER) & s.where(*BUILDINGS)
        towns = reached_by(s, TOWN) & s.where(CITY)
        way = yield from choose_way(act, ("gather-explorer", explorers), ("gather-town", towns))
        if way == NOTHING:
            return
        kind, lands = (EXPLORER, explorers) if way == "gather-explorer" else (TOWN, towns)
        land = yield from act.choose_land("gather-to", lands)
        yield from act.gather(1, (kind,), land=land)

    return each_player(s, "seek-safety", does)


@fear_card("seek-safety", 3)
def seek_safety_3(s: IslandState) -> Flow[None]:
    """Invaders leave a land without a city."""

    def does(act: Action) -> Flow[None]:
        land = yield from act.choose_land("remove-from", s.where(*INVADERS) & ~s.where(CITY), optional=True)
        if land != NOWHERE:
            yield from remove_health(act, land, 3)

    return each_player(s, "seek-safety", does)


# Tall Tales of Savagery.


@fear_card("tall-tales-of-savagery", 1)
def tall_tales_of_savagery_1(s: IslandState) -> Flow[None]:
    """An explorer leaves a land with dahan."""
    return remove(s, "tall-tales-of-savagery", (EXPLORER,), with_dahan)


@fear_card("tall-tales-of-savagery", 2)
def tall_tales_of_savagery_2(s: IslandState) -> Flow[None]:
    """Two explorers or a town leave a land with dahan."""

    def does(act: Action) -> Flow[None]:
        act.land = yield from act.choose_land("remove-from", s.where(*SMALL) & with_dahan(s))
        if act.land != NOWHERE:
            yield from _flee(act)

    return each_player(s, "tall-tales-of-savagery", does)


@fear_card("tall-tales-of-savagery", 3)
def tall_tales_of_savagery_3(s: IslandState) -> Flow[None]:
    """The same in every land with dahan, and a city leaves where two dahan are."""
    yield from each_land(s, "tall-tales-of-savagery", s.where(*SMALL) & with_dahan(s), _flee)
    many = s.where(CITY) & that(s, lambda land: s.count(land, DAHAN) >= 2)
    yield from each_land(s, "tall-tales-of-savagery", many, _city_flees)


def _flee(act: Action) -> Flow[None]:
    ways = ["remove-explorers"] * bool(act.count(EXPLORER)) + ["remove-town"] * bool(act.count(TOWN))
    if (yield from act.choose(*ways)) == "remove-explorers":
        yield from act.remove(2, (EXPLORER,))
    else:
        yield from act.remove(1, (TOWN,))


def _city_flees(act: Action) -> Flow[None]:
    yield from act.remove(1, (CITY,))


# Trade Suffers.


@fear_card("trade-suffers", 1)
def trade_suffers_1(s: IslandState) -> Flow[None]:
    """No building where a city is."""
    return lasts(s, "trade-suffers-1")


@skips("trade-suffers-1")
def _beside_a_city(s: IslandState, land: int, what: str) -> bool:
    return what == "build" and s.count(land, CITY) > 0


@fear_card("trade-suffers", 2)
def trade_suffers_2(s: IslandState) -> Flow[None]:
    """A town at the coast becomes an explorer."""
    return _decay(s, [(TOWN, (EXPLORER,))])


@fear_card("trade-suffers", 3)
def trade_suffers_3(s: IslandState) -> Flow[None]:
    """A city at the coast becomes a town, or a town an explorer."""
    return _decay(s, [(CITY, (TOWN,)), (TOWN, (EXPLORER,))])


def _decay(s: IslandState, ways: list[tuple[int, tuple[int, ...]]]) -> Flow[None]:
    def does(act: Action) -> Flow[None]:
        lands = s.where(*(kind for kind, _ in ways)) & s.island.coastal
        land = yield from act.choose_land("replace-in", lands, optional=True)
        if land != NOWHERE:
            yield from act.replace(ways, land=land)

    yield from each_player(s, "trade-suffers", does)


# Wary of the Interior.


@fear_card("wary-of-the-interior", 1)
def wary_of_the_interior_1(s: IslandState) -> Flow[None]:
    """Explorers leave inland lands."""
    return remove(s, "wary-of-the-interior", (EXPLORER,), inland)


@fear_card("wary-of-the-interior", 2)
def wary_of_the_interior_2(s: IslandState) -> Flow[None]:
    """Explorers or towns leave inland lands."""
    return remove(s, "wary-of-the-interior", SMALL, inland)


@fear_card("wary-of-the-interior", 3)
def wary_of_the_interior_3(s: IslandState) -> Flow[None]:
    """Explorers or towns leave any land."""
    return remove(s, "wary-of-the-interior", SMALL, everywhere)
