"""Many random games with an Old One player: nothing fails, nothing is lost, and nothing hidden gets out."""

from typing import Any, Final

import pytest

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.pack import pack_of
from rulebound.games.auztralia.state import EDITIONS, AuztraliaState
from rulebound.kernel import Match, Rng
from rulebound.kernel.contract import check_match, random_pick
from rulebound.kernel.view import view_bytes
from tests.games.auztralia.test_many_games import Careful

DIFFICULTIES: Final = ("normal", "hard", "harder", "heroic")
DEEP: Final = range(5)
DEEP_LONG: Final = range(5, 125)


def setup_of(seed: int) -> dict[str, Any]:
    """One to four humans, every map that is for so many, every difficulty."""
    humans = 1 + seed % 4
    maps = ("east", "west", "tazmania") if humans <= 2 else ("east", "west")
    setup: dict[str, Any] = {
        "seats": humans + 1,
        "mode": "revenge",
        "map": maps[seed // 4 % len(maps)],
        "difficulty": DIFFICULTIES[seed // 3 % 4],
        "edition": EDITIONS[seed % 2],
    }
    return setup | {"coop": seed % 5 == 0} if humans > 1 else setup


def state_of(match: Match) -> AuztraliaState:
    assert isinstance(match.state, AuztraliaState)
    return match.state


def test_eighty_random_games_keep_the_laws_of_the_box_and_play_every_card() -> None:
    played: set[str] = set()
    happened: set[str] = set()
    for seed in range(80):
        match = Match(GAME, setup_of(seed), seed)
        bot = Careful(seed)
        while match.pending is not None:
            wrong = list(GAME.invariants(state_of(match)))
            assert not wrong, f"seed {seed}, after pick {len(match.picks)}: {wrong}"
            seat = match.pending.seats[0]
            match.pick(seat, bot.choose(match.handle(seat)))
        assert list(GAME.invariants(state_of(match))) == []
        assert len(match.result().scores) == setup_of(seed)["seats"]
        happened |= {event.kind for event in match.events}
        played |= {str(event.args[0]) for event in match.events if event.kind == "mythos"}
    assert played == {card.id for card in pack_of("standard").mythos}
    assert happened >= {
        *("placed", "placed-tile", "summoned", "token-taken", "outpost", "outpost-lost", "at-outpost"),
        *("port-weakened", "port-lost", "sank", "old-ones-gain", "rail-lost", "blighted", "delayed", "slain"),
    }


@pytest.mark.parametrize("seed", DEEP)
def test_every_promise_of_a_game_holds(seed: int) -> None:
    """Forks, undo and records; views, events and questions that do not depend on what a seat cannot know."""
    check_match(GAME, setup_of(seed), seed, depth=4)


@pytest.mark.long
@pytest.mark.parametrize("seed", DEEP_LONG)
def test_every_promise_of_a_game_holds_over_many_games(seed: int) -> None:
    check_match(GAME, setup_of(seed), seed)


def _seen(match: Match, seat: int | None) -> tuple[bytes, list[object]]:
    return view_bytes(match.view(seat)), list(GAME.status(state_of(match), seat))


def test_humans_see_nothing_of_the_old_ones_hand_piles_and_tiles_and_the_old_ones_see_their_own() -> None:
    hidden_on_the_map = told = 0
    for seed in range(12):
        match, rng = Match(GAME, setup_of(seed), seed), Rng(seed)
        while match.pending is not None and len(match.picks) < 150:
            match.pick(*random_pick(match, rng))
        if match.pending is None:
            continue
        s = state_of(match)
        assert s.dark is not None
        for seat in (*range(s.seat_count), None):
            twin = match.fork()
            other = state_of(twin)
            assert other.dark is not None
            GAME.determinize(other, () if seat is None else (seat,), Rng(seed + 1))
            assert _seen(match, seat) == _seen(twin, seat)
            told += (s.dark.hand, s.dark.piles, s.at) != (other.dark.hand, other.dark.piles, other.at)
        hidden_on_the_map += any(at >= 0 and not s.is_up(tile) for tile, at in enumerate(s.at))
        twin = match.fork()
        GAME.determinize(state_of(twin), (s.old_ones,), Rng(seed + 1))
        other = state_of(twin)
        assert other.dark is not None
        assert (s.dark.hand, s.dark.piles, s.at) == (other.dark.hand, other.dark.piles, other.at)
        assert _seen(match, s.old_ones) == _seen(twin, s.old_ones)
    assert hidden_on_the_map > 3
    assert told > 20  # the other worlds were others
