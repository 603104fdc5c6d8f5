"""Where fear cards work and what several of them do. Oceans are no lands for them, even those in play."""

from collections.abc import Callable

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import NOWHERE
from rulebound.games.spirit_island.fear_cards import each_land, each_player, together
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import (
    DAHAN,
    INVADERS,
    picked,
    piece_option,
)
from rulebound.games.spirit_island.power import Effect
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import DONE, Flow, Option

Lands = Callable[[IslandState], int]
NOTHING = "nothing"


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


# What several cards do.


def lasts(s: IslandState, kind: str) -> Flow[None]:
    """A condition under which invaders skip actions this turn."""
    yield from together(s, kind.rpartition("-")[0], lambda act: act.last(kind))


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
        act.remove_piece(land, code)
