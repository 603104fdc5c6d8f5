"""A seat's handle: all that a bot gets, and nothing that leads to the true state."""

from collections.abc import Iterator
from types import GetSetDescriptorType
from typing import Any

import pytest

from examples.pearl_divers import GAME as PEARLS
from rulebound.bots import Bot, RandomBot, keep_for, make_bot, play_out
from rulebound.games import game_names, load_game
from rulebound.kernel import Anyone, Flow, ForkRefused, Game, GameState, Match, Option, Rng, SeatHandle
from rulebound.kernel.view import view_bytes
from tests.kernel.toy import A, B, ToyState, toy

GAMES = [PEARLS, *(load_game(name) for name in game_names())]


def parts_of(value: object) -> Iterator[object]:
    """Whatever an attribute, an index or a key of this leads to."""
    if isinstance(value, dict):
        yield from value
        yield from value.values()
    elif isinstance(value, list | tuple | set | frozenset):
        yield from value
    for kind in type(value).__mro__:
        compiled = [name for name, each in vars(kind).items() if isinstance(each, GetSetDescriptorType)]
        for name in (*getattr(kind, "__slots__", ()), *compiled):
            yield getattr(value, name, None)
    yield from getattr(value, "__dict__", {}).values()


def reachable(*roots: object) -> list[object]:
    """Everything that attributes lead to, from a few things on; games and their content are the same for all."""
    seen: dict[int, object] = {}
    todo = list(roots)
    while todo:
        value = todo.pop()
        if id(value) in seen or isinstance(value, str | int | float | Game | type):
            continue
        seen[id(value)] = value
        todo += parts_of(value)
    return list(seen.values())


class Peeker(Bot):
    """Looks through all that it gets for a state, and for matches that are not imagined."""

    searches = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.found: list[object] = []

    def choose(self, seat: SeatHandle) -> Option:
        worlds = [seat.imagine(Rng(self.rng.bits()), "stable")]
        worlds += [worlds[0].fork("all"), worlds[0].imagine(seat.seat, self.rng)]
        self.found += [thing for thing in reachable(seat, *worlds) if isinstance(thing, GameState | Match)]
        return self.rng.choice(seat.options)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_no_attribute_of_a_handle_or_of_its_worlds_leads_to_the_match_or_its_states(game: Game[Any]) -> None:
    match = Match(game, {}, 3)
    seats = range(match.setup["seats"])
    bots, handles = [Peeker(seat) for seat in seats], [match.handle(seat) for seat in seats]
    for _ in range(12):
        assert match.pending is not None
        seat = match.pending.seats[0]
        pick = bots[seat].choose(handles[seat])
        assert match.history is not None
        true = [match, match.state, *(kept.state for kept in match.history.snapshots)]
        found = {id(thing) for bot in bots for thing in bot.found}
        assert len(found) >= 6
        assert not [thing for thing in true if id(thing) in found]
        for bot in bots:
            bot.found.clear()
        match.pick(seat, pick)


def test_the_walk_finds_a_match_that_is_within_reach() -> None:
    class Careless(SeatHandle):
        __slots__ = ("match",)

        def __init__(self, match: Match, seat: int) -> None:
            super().__init__(match, seat)
            self.match = match

    match = Match(PEARLS, {}, 3)
    found = reachable(Careless(match, 0))
    assert any(thing is match for thing in found)
    assert any(thing is match.state for thing in found)


def test_a_handle_tells_what_its_seat_is_asked_and_shown() -> None:
    match = Match(PEARLS, {}, 3)
    mine, theirs = match.handle(0), match.handle(1)
    assert (mine.seat, mine.game, mine.setup, mine.roles) == (0, PEARLS, match.setup, match.roles)
    assert mine.question is match.pending
    assert list(mine.options) == list(match.options(0))
    assert (theirs.question, list(theirs.options)) == (None, [])
    assert view_bytes(mine.view()) == view_bytes(match.view(0))
    assert (mine.pick_count, mine.last_pick) == (0, None)
    match.pick(0, mine.options[0])
    assert (mine.pick_count, mine.last_pick) == (1, match.picks[0][1])
    assert theirs.last_pick is None  # what another has picked may be hidden


def test_who_is_not_asked_imagines_nothing() -> None:
    with pytest.raises(ForkRefused):
        Match(PEARLS, {}, 3).handle(1).imagine(Rng(1))


def test_of_several_seats_each_gets_its_own_question() -> None:
    def rules(s: ToyState) -> Flow[None]:
        seat, pick = yield Anyone({0: [A, B], 1: [B, A]}, "any")
        s.tell(f"{seat}{pick.verb}")
        yield Anyone({0: [A, B], 1: [B, A]}, "any")

    match = toy(rules)
    assert list(match.handle(1).options) == [B, A]
    assert match.handle(2).question is None
    assert list(match.handle(0).imagine(Rng(1)).options(1)) == []


@pytest.mark.parametrize(("bots", "keep"), [(["random"], "nothing"), (["random", "greedy"], "stable")])
def test_a_match_keeps_stable_points_only_for_bots_that_search(bots: list[str], keep: str) -> None:
    assert keep_for([make_bot(name, 0) for name in bots]) == keep


def test_bots_play_the_same_game_whatever_the_match_keeps() -> None:
    def played(match: Match) -> list[tuple[int, Option]]:
        play_out(match, [make_bot("greedy", 1), RandomBot(2)], Rng(3))
        return match.picks

    assert played(Match(PEARLS, {}, 5)) == played(Match(PEARLS, {}, 5, "stable"))
