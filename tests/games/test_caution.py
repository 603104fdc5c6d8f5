"""What a player is warned of before a pick is true: after it, nobody can take it back alone; and it has words."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from rulebound.games import load_game
from rulebound.games.auztralia.state import AuztraliaState
from rulebound.kernel import Match, Option, UndoRefused
from rulebound.messages import Messages

TABLES: Final[dict[str, dict[str, Any]]] = {
    "auztralia": {"seats": 2},
    "small-world-underground": {"seats": 3},
    "spirit-island": {"seats": 2, "spirits": ["lightnings-swift-strike", "bringer-of-dreams-and-nightmares"]},
}
# What must come up in the games that are played here, so that the test cannot pass on nothing.
SEEN: Final = {
    "auztralia": {"reveals-character", "reveals-tiles"},
    "small-world-underground": {"reveals-die", "reveals-race", "reveals-find", "regret-abandon"},
    "spirit-island": {"reveals-powers", "reveals-fear", "reveals-invaders", "regret-unused"},
}
PICKS: Final = 260


def warned(match: Match, seat: int) -> Iterator[tuple[Option, str, dict[str, Any]]]:
    """The options of a seat that carry a warning: which, and all that the message may speak of."""
    options = match.options(seat)
    for option, facts in zip(options, match.game.facts(match.state, seat, options), strict=True):
        named = dict(zip(match.game.verbs.get(option.verb, "").split(), option.args, strict=True))
        for kind in ("reveals", "regret"):
            if kind in facts:
                yield option, str(facts[kind]), {**named, **facts}


def can_be_taken_back_alone(match: Match, seat: int, option: Option) -> bool:
    twin = match.fork(keep="all")
    twin.pick(seat, option)
    try:
        twin.undo(seat)
    except UndoRefused:
        return False
    return True


@pytest.mark.parametrize("game", TABLES)
def test_what_is_warned_of_comes_to_light_and_has_words(game: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        match, luck = Match(load_game(game), TABLES[game], seed), random.Random(seed)
        words = Messages(match.game)
        while match.pending is not None and len(match.picks) < PICKS:
            seat = luck.choice(match.pending.seats)
            for option, message, about in warned(match, seat):
                seen[message] += 1
                assert words.text(message, **about)
                if message.startswith("reveals-"):
                    assert not can_be_taken_back_alone(match, seat, option), (seed, match.picks[-3:], option)
            match.pick(seat, luck.choice(match.options(seat)))
    assert set(seen) == SEEN[game]


@pytest.mark.parametrize("mode", ["base", "revenge"])
def test_nothing_is_warned_of_inside_a_combat(mode: str) -> None:
    """Not even of a Mythos card that the Old One player turns there, which is warned of elsewhere."""
    fights = 0
    for seed in range(4):
        match, luck = Match(load_game("auztralia"), {"seats": 2, "mode": mode}, seed), random.Random(seed)
        while match.pending is not None and len(match.picks) < PICKS:
            (seat,) = match.pending.seats
            assert isinstance(match.state, AuztraliaState)
            if match.state.fight is not None:
                fights += 1
                assert list(warned(match, seat)) == []
            match.pick(seat, luck.choice(match.options(seat)))
    assert fights > 20
