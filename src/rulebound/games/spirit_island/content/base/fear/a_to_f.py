"""Fear cards of the base box, from Avoid the Dahan to Fear of the Unseen."""

from collections.abc import Callable

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.content.base.fear.shared import (
    choose_way,
    coastal,
    defend,
    each_different,
    everywhere,
    lasts,
    remove,
    remove_health,
    that,
    with_dahan,
    with_presence,
)
from rulebound.games.spirit_island.fear_cards import each_player, fear_card
from rulebound.games.spirit_island.invaders import skips
from rulebound.games.spirit_island.panel import anyones_sacred_sites, sacred_sites
from rulebound.games.spirit_island.pieces import (
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    SMALL,
)
from rulebound.games.spirit_island.state import World
from rulebound.kernel import Flow

# Avoid the Dahan.


@fear_card("avoid-the-dahan", 1)
def avoid_the_dahan_1(s: World) -> Flow[None]:
    """No exploring where two dahan are."""
    return lasts(s, "avoid-the-dahan-1")


@skips("avoid-the-dahan-1")
def _two_dahan(s: World, land: int, what: str) -> bool:
    return what == "explore" and s.count(land, DAHAN) >= 2


@fear_card("avoid-the-dahan", 2)
def avoid_the_dahan_2(s: World) -> Flow[None]:
    """No building where dahan outnumber towns and cities."""
    return lasts(s, "avoid-the-dahan-2")


@skips("avoid-the-dahan-2")
def _outnumbered(s: World, land: int, what: str) -> bool:
    return what == "build" and s.count(land, DAHAN) > s.count(land, *BUILDINGS)


@fear_card("avoid-the-dahan", 3)
def avoid_the_dahan_3(s: World) -> Flow[None]:
    """No building where dahan are."""
    return lasts(s, "avoid-the-dahan-3")


@skips("avoid-the-dahan-3")
def _any_dahan(s: World, land: int, what: str) -> bool:
    return what == "build" and s.count(land, DAHAN) > 0


# Belief Takes Root.


@fear_card("belief-takes-root", 1)
def belief_takes_root_1(s: World) -> Flow[None]:
    """Defend 2 where presence is."""
    return defend(s, "belief-takes-root", with_presence(s), lambda _: 2)


@fear_card("belief-takes-root", 2)
def belief_takes_root_2(s: World) -> Flow[None]:
    """The same, and energy for sacred sites among invaders."""
    yield from defend(s, "belief-takes-root", with_presence(s), lambda _: 2)

    def worship(act: Action) -> None:
        act.gain_energy(act.seat, (sacred_sites(s, act.seat) & s.where(*INVADERS)).bit_count())

    yield from each_player(s, "belief-takes-root", worship)


@fear_card("belief-takes-root", 3)
def belief_takes_root_3(s: World) -> Flow[None]:
    """Remove 2 health of invaders for each presence in a land."""

    def does(act: Action) -> Flow[None]:
        presence = sum(spirit.presence[act.land] for spirit in s.spirits)
        yield from remove_health(act, act.land, 2 * presence)

    return each_different(s, "belief-takes-root", with_presence, does)


# Dahan Enheartened.


@fear_card("dahan-enheartened", 1)
def dahan_enheartened_1(s: World) -> Flow[None]:
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
def dahan_enheartened_2(s: World) -> Flow[None]:
    """Gather dahan, who do 1 damage."""
    return _gather_and_strike(s, lambda act: min(1, act.count(DAHAN)))


@fear_card("dahan-enheartened", 3)
def dahan_enheartened_3(s: World) -> Flow[None]:
    """Gather dahan, each of whom does 1 damage."""
    return _gather_and_strike(s, lambda act: act.count(DAHAN))


def _gather_and_strike(s: World, damage: Callable[[Action], int]) -> Flow[None]:
    def does(act: Action) -> Flow[None]:
        yield from act.gather(2, (DAHAN,), up_to=True)
        yield from act.damage(damage(act))

    yield from each_different(s, "dahan-enheartened", everywhere, does)


# Dahan on their Guard.


@fear_card("dahan-on-their-guard", 1)
def dahan_on_their_guard_1(s: World) -> Flow[None]:
    """Each dahan defends 1."""
    return defend(s, "dahan-on-their-guard", s.where(DAHAN), lambda act: act.count(DAHAN))


@fear_card("dahan-on-their-guard", 2)
def dahan_on_their_guard_2(s: World) -> Flow[None]:
    """Each dahan defends 1, and all together 1 more."""
    return defend(s, "dahan-on-their-guard", s.where(DAHAN), lambda act: 1 + act.count(DAHAN))


@fear_card("dahan-on-their-guard", 3)
def dahan_on_their_guard_3(s: World) -> Flow[None]:
    """Each dahan defends 2."""
    return defend(s, "dahan-on-their-guard", s.where(DAHAN), lambda act: 2 * act.count(DAHAN))


# Dahan Raid.


@fear_card("dahan-raid", 1)
def dahan_raid_1(s: World) -> Flow[None]:
    """1 damage in a land with dahan."""
    return _raid(s, lambda _: 1)


@fear_card("dahan-raid", 2)
def dahan_raid_2(s: World) -> Flow[None]:
    """1 damage for each dahan."""
    return _raid(s, lambda act: act.count(DAHAN))


@fear_card("dahan-raid", 3)
def dahan_raid_3(s: World) -> Flow[None]:
    """2 damage for each dahan."""
    return _raid(s, lambda act: 2 * act.count(DAHAN))


def _raid(s: World, damage: Callable[[Action], int]) -> Flow[None]:
    yield from each_different(s, "dahan-raid", with_dahan, lambda act: act.damage(damage(act)))


# Emigration Accelerates.


@fear_card("emigration-accelerates", 1)
def emigration_accelerates_1(s: World) -> Flow[None]:
    """Explorers leave the coast."""
    return remove(s, "emigration-accelerates", (EXPLORER,), coastal)


@fear_card("emigration-accelerates", 2)
def emigration_accelerates_2(s: World) -> Flow[None]:
    """Explorers or towns leave the coast."""
    return remove(s, "emigration-accelerates", SMALL, coastal)


@fear_card("emigration-accelerates", 3)
def emigration_accelerates_3(s: World) -> Flow[None]:
    """Explorers or towns leave any land."""
    return remove(s, "emigration-accelerates", SMALL, everywhere)


# Fear of the Unseen.


@fear_card("fear-of-the-unseen", 1)
def fear_of_the_unseen_1(s: World) -> Flow[None]:
    """Explorers or towns leave sacred sites."""
    return remove(s, "fear-of-the-unseen", SMALL, anyones_sacred_sites)


@fear_card("fear-of-the-unseen", 2)
def fear_of_the_unseen_2(s: World) -> Flow[None]:
    """Explorers or towns leave lands with presence."""
    return remove(s, "fear-of-the-unseen", SMALL, with_presence)


@fear_card("fear-of-the-unseen", 3)
def fear_of_the_unseen_3(s: World) -> Flow[None]:
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
