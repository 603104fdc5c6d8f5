"""What a network has learned: it fits the encoding, and the tree bot judges by it where a game has one."""

import pytest

from rulebound.bots import Budget, PlainTreeBot, TreeBot, make_bot
from rulebound.bots.learned import Network, network, numbers_of
from rulebound.bots.value import lead
from rulebound.games import load_game
from rulebound.kernel import Match, Rng

GAME = load_game("small-world-underground")
LEARNED = (2, 3)  # seats


def begun(seats: int) -> Match:
    return Match(GAME, {"seats": seats}, 7, "stable")


def weights_for(match: Match) -> Network:
    path = GAME.judge.network(match.setup)
    assert path is not None
    return network(path)


@pytest.mark.parametrize("seats", LEARNED)
def test_the_weights_fit_the_encoding(seats: int) -> None:
    match = begun(seats)
    encoded = len(GAME.judge.encoder(match.setup).encode(match.state, 0))
    assert weights_for(match).size == encoded + len(numbers_of(match, 0))


@pytest.mark.parametrize("seats", LEARNED)
def test_a_network_corrects_the_hint_and_not_the_end(seats: int) -> None:
    match = begun(seats)
    its = weights_for(match)
    assert 0 < abs(its.value(match, 0) - lead(match, 0)) < 60
    rng = Rng(3)
    while match.pending is not None:
        seat = match.pending.seats[0]
        match.pick(seat, rng.choice(match.options(seat)))
    assert its.value(match, 0) == lead(match, 0)


def test_the_tree_bot_judges_by_the_network_of_a_game_that_has_one() -> None:
    handle = begun(2).handle(0)
    assert TreeBot(1).value_in(handle) == weights_for(begun(2)).value
    assert PlainTreeBot(1).value_in(handle) is lead
    assert TreeBot(1).value_in(begun(4).handle(0)) is lead


def test_a_bot_that_judges_by_hints_alone_has_a_name() -> None:
    assert isinstance(make_bot("plain-tree@20", 1), PlainTreeBot)


def test_a_network_beats_the_hint() -> None:
    """Four deals, each from both seats, with few iterations: seeds are fixed, so this always ends the same."""
    won = 0.0
    for number in range(8):
        deal, learned = divmod(number, 2)
        match = Match(GAME, {"seats": 2}, deal, "stable")
        bots: list[TreeBot] = [PlainTreeBot(number, Budget(iterations=12)) for _ in range(2)]
        bots[learned] = TreeBot(number, Budget(iterations=12))
        while match.pending is not None:
            seat = match.pending.seats[0]
            match.pick(seat, bots[seat].choose(match.handle(seat)))
        winners = match.result().winners
        won += (learned in winners) / len(winners)
    assert won >= 5
