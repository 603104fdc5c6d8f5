"""Where fear cards work and what several of them do. Oceans are no lands for them, even those in play."""

from collections.abc import Callable

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import NOWHERE
from rulebound.games.spirit_island.fear_cards import each_land, each_player, together
from rulebound.games.spirit_island.invaders import matching, slot_under_way
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import sacred_sites
from rulebound.games.spirit_island.pieces import (
    DAHAN,
    INVADERS,
    kind_of,
    picked,
    piece_option,
    strife_of,
)
from rulebound.games.spirit_island.power import Effect
from rulebound.games.spirit_island.ravage import strength_of
from rulebound.games.spirit_island.state import RAVAGE, IslandState
from rulebound.kernel import DONE, Flow, Option

Lands = Callable[[IslandState], int]
NOTHING = "nothing"
WEAK_BY_STRIFE = "strife-health"


# Where.


def everywhere(s: IslandState) -> int:
    return s.island.lands


def coastal(s: IslandState) -> int:
    return s.island.coastal


def inland(s: IslandState) -> int:
    return s.island.lands & ~s.island.coastal


def with_presence(s: IslandState) -> int:
    return s.anyones_presence() & s.island.lands


def with_dahan(s: IslandState) -> int:
    return s.where(DAHAN)


def that(s: IslandState, fits: Callable[[int], bool]) -> int:
    """The lands of which this holds."""
    return sum(1 << land for land in bits(s.island.lands) if fits(land))


def with_tokens(*kinds: int) -> Lands:
    """The lands with a token of any of these kinds."""
    return lambda s: s.where_tokens(*kinds) & s.island.lands


def either(*lands: Lands) -> Lands:
    """The lands that one of these names."""

    def found(s: IslandState) -> int:
        mask = 0
        for each in lands:
            mask |= each(s)
        return mask

    return found


def many_dahan(s: IslandState) -> int:
    """The lands with at least two dahan."""
    return that(s, lambda land: s.count(land, DAHAN) >= 2)


def near_dahan(s: IslandState, number: int) -> int:
    """The lands next to which that many dahan live, all together."""
    return that(s, lambda land: sum(s.count(other, DAHAN) for other in bits(s.near(land))) >= number)


def next_to(s: IslandState, lands: int) -> int:
    """The lands that are adjacent to one of these."""
    return that(s, lambda land: bool(s.near(land) & lands))


def with_strife(s: IslandState) -> int:
    """The lands with strife."""
    return that(s, lambda land: any(strife_of(code) for code in s.pieces[land]))


def ravage_cards(s: IslandState) -> int:
    """The lands that match a card in the ravage slot."""
    found = 0
    for card in s.cards_that(RAVAGE):
        found |= matching(s, card, RAVAGE)
    return found


def reached_by(s: IslandState, *kinds: int) -> int:
    """The lands into which such an invader can be gathered."""
    homes = s.where(*kinds)
    return that(s, lambda land: bool(s.near_for_invaders(land) & homes))


def lowest_matching(s: IslandState, does: str) -> int:
    """On each board the land with the lowest number that matches a card of the normal step (SI-114)."""
    found = 0
    for card in s.slot(does).cards:
        for board in range(len(s.boards)):
            found |= sum(1 << land for land in bits(matching(s, card, does) & s.island.of_board(board))[:1])
    return found


def is_normal(s: IslandState, what: str) -> bool:
    """Whether an invader action is one of the invader phase, by a card in a slot (SI-114)."""
    slot = slot_under_way(s)
    return s.phase == "invaders" and (slot is None or slot.name == what)


# What several cards do.


def lasts(s: IslandState, kind: str) -> Flow[None]:
    """A condition under which invaders skip actions this turn."""
    yield from together(s, kind.rpartition("-")[0], lambda act: act.last(kind))


def lasts_until_next(s: IslandState, kind: str, what: str) -> Flow[None]:
    """Something about the next normal ravage, build or explore, in whatever turn it comes."""
    yield from lasts(s, kind)
    s.effects[-1].until = f"next-{what}"


def defend(s: IslandState, card: str, lands: int, number: Callable[[Action], int]) -> Flow[None]:
    yield from each_land(s, card, lands, lambda act: act.defend(number(act)))


def remove(s: IslandState, card: str, kinds: tuple[int, ...], lands: Lands) -> Flow[None]:
    """Each player removes one piece of these kinds from one of these lands."""

    def does(act: Action) -> Flow[None]:
        yield from act.remove_anywhere(kinds, lands(s))

    yield from each_player(s, card, does)


def push(s: IslandState, card: str, number: int, kinds: tuple[int, ...], lands: Lands) -> Flow[None]:
    """Each player may push so many pieces from one of these lands."""

    def does(act: Action) -> Flow[None]:
        land = yield from act.choose_land("push-from", s.where(*kinds) & lands(s), optional=True)
        if land != NOWHERE:
            yield from act.push(number, kinds, up_to=True, land=land, to=s.island.lands)

    yield from each_player(s, card, does)


def each_different(s: IslandState, card: str, lands: Lands, does: Effect) -> Flow[None]:
    """Each player chooses a land that no other has chosen; there it happens."""
    chosen: list[int] = []

    def choose_and_do(act: Action) -> Flow[None]:
        left = lands(s) & ~sum(1 << land for land in chosen)
        act.land = yield from act.choose_land("different-land", left)
        if act.land != NOWHERE:
            chosen.append(act.land)
            doing = does(act)
            if doing is not None:
                yield from doing

    yield from each_player(s, card, choose_and_do)


def choose_way(act: Action, *ways: tuple[str, int]) -> Flow[str]:
    """One of the ways for which there are lands, or none of them."""
    names = [name for name, lands in ways if lands]
    return (yield from act.choose(*names, NOTHING)) if names else NOTHING


def remove_health(act: Action, land: int, most: int) -> Flow[None]:
    """Remove invaders whose health together is no more than that."""
    s = act.s
    while True:
        codes = [code for code in s.codes(land, INVADERS) if s.health_of(land, code) <= most]
        if not codes:
            return
        options: list[Option] = [piece_option("remove", code, s.island.names[land]) for code in codes]
        pick = yield from act.ask("remove-health", [*options, DONE], land, number=most)
        if pick is DONE:
            return
        code, _ = picked(pick)
        most -= s.health_of(land, code)
        yield from act.remove_piece(land, code)


def remove_health_in(s: IslandState, card: str, most: int, lands: Lands) -> Flow[None]:
    """Each player removes invaders of at most this health from one of these lands."""

    def does(act: Action) -> Flow[None]:
        yield from leave(act, most, lands(s))

    yield from each_player(s, card, does)


def leave(act: Action, most: int, lands: int) -> Flow[None]:
    """Invaders of at most this health leave one of these lands."""
    land = yield from act.choose_land("remove-from", act.s.where(*INVADERS) & lands)
    if land != NOWHERE:
        yield from remove_health(act, land, most)


def add_strife(
    s: IslandState, card: str, lands: Lands, kinds: tuple[int, ...] = INVADERS, number: int = 1
) -> Flow[None]:
    """Each player adds strife in one of these lands, all of it in the same one."""

    def does(act: Action) -> Flow[None]:
        land = yield from act.choose_land("strife-in", s.where(*kinds) & lands(s))
        for _ in range(number):
            if land != NOWHERE:
                yield from act.add_strife(kinds, land)

    yield from each_player(s, card, does)


def weaken_by_strife(s: IslandState, card: str) -> Flow[None]:
    """For the turn invaders have 1 health less for each of their strife."""

    def does(act: Action) -> Flow[None]:
        act.last(WEAK_BY_STRIFE, amount=-1)
        yield from act.collapse(*bits(s.where(*INVADERS)))

    yield from together(s, card, does)


def fight_each_other(s: IslandState, card: str) -> Flow[None]:
    """Each invader with strife does its damage to other invaders of its land."""

    def does(act: Action) -> Flow[None]:
        yield from act.strike_others(lambda code: strength_of(s, act.land, kind_of(code)) * bool(strife_of(code)))

    yield from each_land(s, card, with_strife(s), does)


def worship(s: IslandState, card: str) -> Flow[None]:
    """Each spirit gains energy for its sacred sites among invaders."""

    def does(act: Action) -> None:
        act.gain_energy(act.seat, (sacred_sites(s, act.seat) & s.where(*INVADERS)).bit_count())

    yield from each_player(s, card, does)


def one_way(act: Action, *ways: tuple[str, int]) -> Flow[str]:
    """One of the ways for which there are lands; "" if there are none."""
    names = [name for name, lands in ways if lands]
    return (yield from act.choose(*names)) if names else ""
