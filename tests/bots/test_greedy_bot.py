"""The greedy bot: one pick ahead, and as far as a game holds a question to be open."""

import pytest

from rulebound.bots import GreedyBot, RivalBot
from rulebound.kernel import Decide, Flow, Judge, Match
from tests.kernel.toy import A, B, C, Toy, ToyState

WORTH = {"a": 1.0, "b": 0.0, "c": 3.0, "lost": -9.0, "down": -1.0}


class Gardener(Judge[ToyState]):
    """What is written down is worth something; it may say how long to wait before one judges."""

    waits = 1

    def hint(self, s: ToyState, seat: int, ask: Decide | None = None) -> float:
        return sum(WORTH[word] for word in s.log)

    def settled(self, asked: ToyState, now: ToyState, ask: Decide | None = None) -> bool:
        return now.step >= asked.step + self.waits


class Garden(Toy):
    judge: Gardener
    judge_type = Gardener


def sow_and_reap(s: ToyState) -> Flow[None]:
    """To eat the seed is worth a little at once; to sow it brings more, if one reaps."""
    seed = yield Decide(0, "seed", [A, B])
    s.tell(seed.verb)
    s.step += 1
    yield Decide(0, "rest", [B])
    fruit = yield Decide(0, "fruit", [B, C])
    if fruit is C and seed is B:
        s.tell("c")
    s.step += 1
    yield Decide(0, "end", [A, B])


def chosen(waits: int) -> str:
    game = Garden(sow_and_reap)
    game.judge.waits = waits
    return GreedyBot(1).choose(Match(game, {"seats": 1}, 1).handle(0)).verb


def test_it_looks_one_pick_ahead() -> None:
    assert chosen(waits=1) == "a"


def test_a_question_that_is_open_is_played_to_its_end() -> None:
    assert chosen(waits=2) == "b"


def test_it_does_not_answer_for_others() -> None:
    def rules(s: ToyState) -> Flow[None]:
        pick = yield Decide(0, "mine", [A, B])
        s.tell(pick.verb)
        other = yield Decide(1, "theirs", [A, C])
        s.tell(other.verb)
        yield Decide(0, "end", [A, B])

    game = Garden(rules)
    assert GreedyBot(1).choose(Match(game, {"seats": 2}, 1).handle(0)).verb == "a"


def test_to_play_on_leaves_the_match_as_it_is() -> None:
    def rules(s: ToyState) -> Flow[None]:
        pick = yield Decide(0, "risk", [A, B])
        s.tell(pick.verb)
        yield Decide(0, "rest", [B, C])
        s.tell("c" if s.rng.below(2) else "lost")
        s.step += 1
        yield Decide(0, "end", [A, B])

    match = Match(Garden(rules), {"seats": 1}, 1)
    before = match.state.copy()
    GreedyBot(1).choose(match.handle(0))
    assert match.state == before
    assert [each.verb for each in match.options(0)] == ["a", "b"]


def two_walls(s: ToyState) -> Flow[None]:
    """To take down one wall only costs; with both gone there is fruit. One may stop at any time."""
    for _ in range(2):
        pick = yield Decide(0, "wall", [A, B])
        if pick is B:
            return
        s.tell("down")
    s.tell("c")


@pytest.mark.parametrize(("steps", "verb"), [(frozenset(), "b"), (frozenset({"wall"}), "a")])
def test_the_steps_of_a_deed_are_weighed_together(steps: frozenset[str], verb: str) -> None:
    game = Garden(two_walls)
    game.judge.waits, game.judge.steps = 0, steps  # type: ignore[misc]
    assert GreedyBot(1).choose(Match(game, {"seats": 1}, 1).handle(0)).verb == verb


class Race(Judge[ToyState]):
    """Each seat has its own words."""

    def hint(self, s: ToyState, seat: int, ask: Decide | None = None) -> float:
        return float(sum(word == f"for-{seat}" for word in s.log))


class Track(Toy):
    judge_type = Race


def test_a_rival_would_rather_harm_the_leader_than_gain_as_much_with_him() -> None:
    def rules(s: ToyState) -> Flow[None]:
        s.tell("for-1")
        pick = yield Decide(0, "deed", [A, B])
        for word in ("for-0", "for-1", "for-1") if pick is A else ():
            s.tell(word)
        yield Decide(0, "end", [A, B])

    match = Match(Track(rules), {"seats": 2}, 1)
    assert GreedyBot(1).choose(match.handle(0)) is A
    assert RivalBot(1).choose(match.handle(0)) is B
