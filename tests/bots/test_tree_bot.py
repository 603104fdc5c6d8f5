"""The tree bot: it follows its own picks through a turn, and keeps to its budget."""

from collections import Counter

import pytest

from rulebound.bots import Budget, TreeBot
from rulebound.kernel import Decide, Flow, Judge, Match
from tests.kernel.toy import A, B, C, Toy, ToyState

WORTH = {"a": 1.0, "b": 0.0, "c": 3.0, "lost": -9.0, "won": 5.0, "down": -1.0, "theirs": 0.0}


class Gardener(Judge[ToyState]):
    """What is written down is worth something; a turn is over when the step goes on."""

    def hint(self, s: ToyState, seat: int, ask: Decide | None = None) -> float:
        return sum(WORTH[word] for word in s.log) * (1 if seat == 0 else -1)

    def clock(self, s: ToyState, seat: int) -> int:
        return s.step


class Garden(Toy):
    judge_type = Gardener


def chosen(game: Garden, seats: int = 1, bot: TreeBot | None = None) -> str:
    return (bot or TreeBot(1)).choose(Match(game, {"seats": seats}, 1).handle(0)).verb


def three_walls(s: ToyState) -> Flow[None]:
    """To take walls down only costs; with all three gone there is fruit. One may stop at any time."""
    for _ in range(3):
        pick = yield Decide(0, "wall", [A, B])
        if pick is B:
            break
        s.tell("down")
    else:
        s.tell("won")
        s.tell("won")
    s.step += 1
    yield Decide(0, "end", [A, B])


def test_it_follows_its_picks_to_the_end_of_its_turn() -> None:
    assert chosen(Garden(three_walls)) == "a"


def test_what_comes_after_its_turn_does_not_count() -> None:
    def rules(s: ToyState) -> Flow[None]:
        pick = yield Decide(0, "now", [A, B])
        s.tell(pick.verb)
        s.step += 1
        again = yield Decide(0, "later", [A, C])
        if pick is B and again is C:
            s.tell("won")
        yield Decide(0, "end", [A, B])

    assert chosen(Garden(rules)) == "a"


@pytest.mark.parametrize(("odds", "verb"), [(12, "b"), (2, "a")])
def test_chance_is_weighed_and_not_foreseen(odds: int, verb: str) -> None:
    """A sure 1, or -9 once in so many times and else 5."""

    def rules(s: ToyState) -> Flow[None]:
        pick = yield Decide(0, "risk", [A, B])
        if pick is A:
            s.tell("a")
        else:
            s.tell("won" if s.rng.below(odds) else "lost")
        s.step += 1
        yield Decide(0, "end", [A, B])

    game = Garden(rules)
    found = Counter(chosen(game, bot=TreeBot(seed)) for seed in range(8))
    assert found[verb] == 8


def test_others_answer_within_its_turn() -> None:
    def rules(s: ToyState) -> Flow[None]:
        pick = yield Decide(0, "mine", [A, B])
        yield Decide(1, "theirs", [A, B])
        s.tell("c" if pick is B else "a")
        s.step += 1
        yield Decide(0, "end", [A, B])

    assert chosen(Garden(rules), seats=2) == "b"


def test_it_keeps_to_its_budget_and_leaves_the_match_alone() -> None:
    match = Match(Garden(three_walls), {"seats": 1}, 1)
    before = match.state.copy()
    assert TreeBot(1, Budget(iterations=37)).search(match.handle(0)).visits == 37
    assert match.state == before
    thinking = Budget(seconds=0.0).begin()
    assert thinking.spent
    assert not Budget(seconds=60.0).begin().spent


def test_the_same_seed_makes_the_same_search() -> None:
    match = Match(Garden(three_walls), {"seats": 1}, 1)
    one, other = (TreeBot(4).search(match.handle(0)) for _ in range(2))
    assert [child.total for child in one.children.values()] == [child.total for child in other.children.values()]
