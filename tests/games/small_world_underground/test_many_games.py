"""Thousands of random games over all maps: nothing fails, nothing is lost, every race meets every power."""

import pytest

from rulebound.bots import RandomBot
from rulebound.games.small_world_underground import GAME
from rulebound.games.small_world_underground.ability import POWERS, RACES
from rulebound.games.small_world_underground.state import UndergroundState
from rulebound.kernel import Match

EDITIONS = pytest.mark.parametrize("edition", ["polish", "english"])
PAIRS = {(race, power) for race in RACES for power in POWERS}


def play(seed: int, edition: str) -> set[tuple[str, str]]:
    """One random game with the laws of the box checked at every decision; the pairs that were in play."""
    match = Match(GAME, {"seats": 2 + seed % 4, "edition": edition}, seed, keep="nothing")
    bot = RandomBot(seed)
    seen = set()
    while match.pending is not None:
        state = match.state
        assert isinstance(state, UndergroundState)
        wrong = list(GAME.invariants(state))
        assert not wrong, f"seed {seed}, {edition}, after pick {len(match.picks)}: {wrong}"
        active = state.races[2 * state.seat]
        if active is not None:
            seen.add((active.race, active.power))
        seat = match.pending.seats[0]
        match.pick(seat, bot.choose(match.handle(seat)))
    return seen


@EDITIONS
def test_fifty_random_games_of_each_edition_keep_the_laws_of_the_box(edition: str) -> None:
    for seed in range(50):
        play(seed, edition)


@pytest.mark.long
@EDITIONS
@pytest.mark.parametrize("first", range(1_000, 11_000, 1_000))
def test_ten_thousand_random_games_of_each_edition_keep_the_laws_of_the_box(first: int, edition: str) -> None:
    seen: set[tuple[str, str]] = set()
    for seed in range(first, first + 1_000):
        seen |= play(seed, edition)
    assert seen == PAIRS
