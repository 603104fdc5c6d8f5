"""The beam bot: a deed to its end, chance weighed in several worlds, and no more worlds than it is given."""

from collections import Counter

import pytest

from rulebound.bots import BeamBot, GreedyBot
from rulebound.bots.beam_bot import FINALISTS, WORLDS
from rulebound.bots.budget import Budget
from rulebound.kernel import STABLE, Decide, Flow, Judge, Match, Option
from tests.kernel.toy import A, B, C, Toy, ToyState

WORTH = {"a": 1.0, "b": 0.0, "c": 3.0, "lost": -9.0, "won": 5.0, "down": -1.0}
MANY = [Option("a"), Option("b"), Option("c"), *(Option("a", number) for number in range(40))]


class Gardener(Judge[ToyState]):
    """What is written down is worth something; every hint that is asked for is counted."""

    asked = 0

    def hint(self, s: ToyState, seat: int, ask: Decide | None = None) -> float:
        self.asked += 1
        return sum(WORTH[word] for word in s.log)


class Garden(Toy):
    judge: Gardener
    judge_type = Gardener


def two_walls(s: ToyState) -> Flow[None]:
    """To take down one wall only costs; with both gone there is fruit. One may stop at any time."""
    yield STABLE
    for _ in range(2):
        pick = yield Decide(0, "wall", [A, B])
        if pick is B:
            break
        s.tell("down")
    else:
        s.tell("c")
    yield STABLE
    yield Decide(0, "end", [A, B])


def test_it_thinks_a_deed_through_where_the_greedy_bot_looks_one_pick_ahead() -> None:
    def first(bot: type[GreedyBot] | type[BeamBot]) -> Option:
        return bot(1).choose(Match(Garden(two_walls), {"seats": 1}, 1).handle(0))

    assert first(GreedyBot) is B
    assert first(BeamBot) is A


def test_a_deed_is_judged_at_the_next_stable_point_and_not_by_what_follows() -> None:
    def rules(s: ToyState) -> Flow[None]:
        yield STABLE
        pick = yield Decide(0, "deed", [A, B])
        s.tell(pick.verb)
        yield STABLE
        s.tell("lost" if pick is A else "c")
        yield Decide(0, "end", [A, B])

    assert BeamBot(1).choose(Match(Garden(rules), {"seats": 1}, 1).handle(0)) is A


def test_it_does_not_answer_for_others() -> None:
    def rules(s: ToyState) -> Flow[None]:
        pick = yield Decide(0, "mine", [A, B])
        s.tell(pick.verb)
        if pick is B:
            s.tell((yield Decide(1, "theirs", [A, C])).verb)
        yield Decide(0, "end", [A, B])

    assert BeamBot(1).choose(Match(Garden(rules), {"seats": 2}, 1).handle(0)) is A


def test_luck_that_it_imagines_does_not_guide_the_picks_after_it() -> None:
    """To guess a die that one has seen would pay; to guess one that nobody has seen does not."""

    def rules(s: ToyState) -> Flow[None]:
        yield STABLE
        pick = yield Decide(0, "play", [A, B])
        if pick is A:
            s.tell("a")
        else:
            die = s.rng.below(2)
            guess = yield Decide(0, "guess", [A, B])
            s.tell("won" if (guess is A) == bool(die) else "lost")
        yield STABLE
        yield Decide(0, "end", [A, B])

    picks = {BeamBot(seed).choose(Match(Garden(rules), {"seats": 1}, 1).handle(0)) for seed in range(20)}
    assert picks == {A}


@pytest.mark.parametrize(("odds", "verb"), [(10, "b"), (2, "a")])
def test_chance_is_weighed_in_several_worlds(odds: int, verb: str) -> None:
    """Five points or nine lost: worth it at nine to one, not at one to one."""

    def rules(s: ToyState) -> Flow[None]:
        yield STABLE
        pick = yield Decide(0, "play", [A, B])
        s.tell("a" if pick is A else "won" if s.rng.below(odds) else "lost")
        yield STABLE
        yield Decide(0, "end", [A, B])

    game = Garden(rules)
    picks = Counter(BeamBot(seed).choose(Match(game, {"seats": 1}, 1).handle(0)).verb for seed in range(20))
    assert picks[verb] >= 15


def test_a_deed_is_gone_through_with_as_it_was_planned() -> None:
    game, bot = Garden(two_walls), BeamBot(1)
    match = Match(game, {"seats": 1}, 1)
    match.pick(0, bot.choose(match.handle(0)))
    game.judge.asked = 0
    assert bot.choose(match.handle(0)) is A
    assert game.judge.asked == 0


def test_after_an_undo_it_thinks_again() -> None:
    game, bot = Garden(two_walls), BeamBot(1)
    match = Match(game, {"seats": 1}, 1)
    match.pick(0, bot.choose(match.handle(0)))
    match.undo(0)
    game.judge.asked = 0
    assert bot.choose(match.handle(0)) is A
    assert game.judge.asked > 0


def test_it_leaves_the_match_as_it_is() -> None:
    match = Match(Garden(two_walls), {"seats": 1}, 1)
    before = match.state.copy()
    BeamBot(1).choose(match.handle(0))
    assert match.state == before
    assert list(match.options(0)) == [A, B]


def test_it_looks_at_no_more_worlds_than_it_is_given() -> None:
    def rules(s: ToyState) -> Flow[None]:
        while True:
            s.step += 1
            yield Decide(0, "deed", MANY)

    game = Garden(rules)
    BeamBot(1, Budget(iterations=200)).choose(Match(game, {"seats": 1}, 1).handle(0))
    assert 200 <= game.judge.asked <= 200 + len(MANY) + WORLDS * (FINALISTS + 1)
