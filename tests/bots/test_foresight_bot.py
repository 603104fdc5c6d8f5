"""The foresight bot: its best options played on to the end of the turn, and the first answer kept in doubt."""

import time
from collections import Counter

import pytest

from rulebound.bots import Budget, ForesightBot, bots_for, make_bot
from rulebound.bots.budget import Thinking
from rulebound.bots.foresight_bot import CANDIDATES, ENOUGH
from rulebound.games import load_game
from rulebound.kernel import Anyone, Decide, Flow, Judge, Match, Option, SeatHandle
from tests.kernel.toy import A, B, C, Toy, ToyState

WORTH = {"a": 1.0, "b": 0.0, "c": 3.0, "lost": -9.0, "won": 5.0, "down": -1.0}


class Gardener(Judge[ToyState]):
    """What is written down is worth something to all, or to the first and against the others; a turn is a step."""

    rivalry = False

    def hint(self, s: ToyState, seat: int, ask: Decide | None = None) -> float:
        return sum(WORTH[word] for word in s.log) * (-1 if self.rivalry and seat else 1)

    def clock(self, s: ToyState, seat: int) -> int:
        return s.step

    def rivals(self, s: ToyState, seat: int) -> list[int]:
        return [other for other in range(s.seats) if other != seat] if self.rivalry else []


class Garden(Toy):
    judge: Gardener
    judge_type = Gardener


def chosen(game: Garden, seats: int = 1, bot: ForesightBot | None = None) -> str:
    return (bot or ForesightBot(1)).choose(Match(game, {"seats": seats}, 1).handle(0)).verb


def sow_and_reap(s: ToyState) -> Flow[None]:
    """To eat the seed is worth a little at once; to sow it brings more before the turn is over."""
    seed = yield Decide(0, "seed", [A, B])
    s.tell(seed.verb)
    fruit = yield Decide(0, "fruit", [B, C] if seed is B else [B, A])
    s.tell(fruit.verb)
    s.step += 1
    yield Decide(0, "end", [A, B])


def test_an_option_that_is_better_when_the_turn_is_over_is_preferred() -> None:
    assert chosen(Garden(sow_and_reap)) == "b"


def test_without_worlds_to_play_on_it_answers_as_it_sees_one_pick_ahead() -> None:
    assert chosen(Garden(sow_and_reap), bot=ForesightBot(1, Budget(iterations=1))) == "a"
    assert chosen(Garden(sow_and_reap), bot=ForesightBot(1, Budget(seconds=0.0))) == "a"


def test_what_comes_after_the_turn_does_not_count() -> None:
    def rules(s: ToyState) -> Flow[None]:
        pick = yield Decide(0, "now", [A, B])
        s.tell(pick.verb)
        s.step += 1
        if pick is B:
            s.tell((yield Decide(0, "later", [A, C])).verb)
        yield Decide(0, "end", [A, B])

    assert chosen(Garden(rules)) == "a"


@pytest.mark.parametrize(("odds", "verb"), [(12, "b"), (2, "a")])
def test_the_first_answer_stands_unless_another_is_ahead_of_it_by_more_than_luck(odds: int, verb: str) -> None:
    """A sure 1, or 0 now and, once more is known, -9 once in so many times and else 5."""

    def rules(s: ToyState) -> Flow[None]:
        pick = yield Decide(0, "risk", [A, B])
        s.tell(pick.verb)
        yield Decide(0, "wait", [A, B])
        if pick is B:
            s.tell("won" if s.rng.below(odds) else "lost")
        s.step += 1
        yield Decide(0, "end", [A, B])

    game = Garden(rules)
    found = Counter(chosen(game, bot=ForesightBot(seed, Budget(iterations=200))) for seed in range(12))
    assert found[verb] >= 9


def test_luck_that_it_imagines_does_not_guide_its_first_pick() -> None:
    """To guess a die would pay, if one knew it."""

    def rules(s: ToyState) -> Flow[None]:
        pick = yield Decide(0, "play", [A, B, C])
        s.tell("a" if pick is A else "b")
        yield Decide(0, "wait", [A, B])
        die = s.rng.below(2)
        if pick is not A:
            s.tell("won" if (pick is B) == bool(die) else "lost")
        s.step += 1
        yield Decide(0, "end", [A, B])

    game = Garden(rules)
    found = Counter(chosen(game, bot=ForesightBot(seed, Budget(iterations=200))) for seed in range(12))
    assert found["a"] >= 9


def friends_and_rivals(s: ToyState) -> Flow[None]:
    """The first gives the second a choice between three for the first and one, or has nothing to do with it."""
    pick = yield Decide(0, "mine", [A, B])
    s.tell(pick.verb)
    if pick is B:
        _, theirs = yield Anyone.of([Decide(seat, "theirs", [C, Option("down")]) for seat in range(1, s.seats)])
        s.tell(theirs.verb)
    s.step += 1
    yield Decide(0, "end", [A, B])


@pytest.mark.parametrize("seats", [2, 4])
def test_friends_answer_in_favour_of_all_and_rivals_in_their_own(seats: int) -> None:
    game = Garden(friends_and_rivals)
    assert chosen(game, seats) == "b"
    game.judge.rivalry = True
    assert chosen(game, seats) == "a"


def test_it_leaves_the_match_alone_and_the_same_seed_makes_the_same_pick() -> None:
    match = Match(load_game("spirit-island"), {"seats": 1}, 5, "stable")
    handle, before = match.handle(0), match.state.copy()
    picks = {ForesightBot(3, Budget(iterations=6)).choose(handle) for _ in range(2)}
    assert len(picks) == 1
    assert picks <= {*handle.options}
    assert match.state == before


MANY = [Option("a", number) for number in range(9)]


class Counting(ForesightBot):
    """Counts the worlds that it plays on."""

    played_on = 0

    def _played_on(self, seat: SeatHandle, option: Option, seed: int, thinking: Thinking) -> float | None:
        self.played_on += not thinking.spent
        return super()._played_on(seat, option, seed, thinking)


def test_it_plays_on_no_more_worlds_than_it_is_given() -> None:
    def rules(s: ToyState) -> Flow[None]:
        pick = yield Decide(0, "deed", MANY)
        s.tell("a")
        yield Decide(0, "wait", [A, B])
        for _ in range(pick.args[0]):
            s.tell("a" if s.rng.below(2) else "c")
        s.step += 1
        yield Decide(0, "end", [A, B])

    for given, most in ((5, 5), (100_000, CANDIDATES * ENOUGH)):
        bot = Counting(1, Budget(iterations=given))
        bot.choose(Match(Garden(rules), {"seats": 1}, 1).handle(0))
        assert 0 < bot.played_on <= most


def test_time_that_is_up_ends_a_world_that_was_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn of a hundred picks, of which each takes a second: five seconds are soon over."""
    now = 0.0
    monkeypatch.setattr(time, "thread_time", lambda: now)

    def rules(s: ToyState) -> Flow[None]:
        nonlocal now
        for _ in range(100):
            now += 1.0
            yield Decide(0, "deed", [A, B])
        s.step += 1
        yield Decide(0, "end", [A, B])

    game = Garden(rules)
    match = Match(game, {"seats": 1}, 1)
    begun = now
    ForesightBot(1, Budget(seconds=5.0)).choose(match.handle(0))
    assert now - begun < 60


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_it_answers_for_one_spirit_among_as_many_as_there_are(seats: int) -> None:
    match = Match(load_game("spirit-island"), {"seats": seats}, 7, "stable")
    bots = [make_bot("foresight@0.05s", seat) for seat in range(seats)]
    for _ in range(6):
        assert match.pending is not None
        seat = match.pending.seats[-1]
        match.pick(seat, bots[seat].choose(match.handle(seat)))
    assert len(match.picks) >= 6


def test_spirit_island_is_played_at_three_strengths() -> None:
    game = load_game("spirit-island")
    assert game.judge.search == "foresight"
    assert bots_for(game)[:3] == ["master", "journeyman", "apprentice"]
    match = Match(game, {"seats": 2}, 2, "stable")
    assert match.pending is not None
    seat = match.pending.seats[0]
    assert make_bot("apprentice", 1).choose(match.handle(seat)) in match.options(seat)
