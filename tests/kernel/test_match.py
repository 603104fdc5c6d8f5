"""A match: picks, forced decisions, faults of the rules, forks and imagined worlds."""

import copy
import pickle
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import pytest

from examples.bucket_brigade import GAME as BRIGADE
from examples.pearl_divers import GAME as PEARLS
from examples.pearl_divers import Dive
from rulebound.kernel import (
    DONE,
    STABLE,
    Anyone,
    BadSetup,
    Decide,
    Flow,
    ForkRefused,
    Game,
    GameState,
    IllegalPick,
    Keep,
    Match,
    Option,
    Result,
    Rng,
    RulesFault,
    Setup,
    SetupValues,
    State,
    View,
    shared_objects,
    state_hash,
)
from tests.kernel.picture import picture, play
from tests.kernel.toy import A, B, C, ToyState, log, toy

# Picks.


def two_questions(s: ToyState) -> Flow[None]:
    yield STABLE
    first: Option = yield Decide(0, "first", [A, B])
    s.tell(first.text)
    second: Option = yield Decide(1, "second", [B, C])
    s.tell(second.text)


def test_a_pick_is_made_by_option_or_by_its_text() -> None:
    one, other = toy(two_questions), toy(two_questions)
    one.pick(0, A)
    other.pick(0, "a")
    assert picture(one) == picture(other)
    assert one.picks == [(0, A)]
    assert log(one) == ["a"]


def test_the_game_is_over_when_its_flow_ends() -> None:
    match = toy(two_questions)
    match.pick(0, A)
    match.pick(1, C)
    assert match.over
    assert match.options(0) == ()
    assert match.result().reason == "done"
    with pytest.raises(IllegalPick, match="the game is over"):
        match.pick(0, A)


@pytest.mark.parametrize(
    ("seat", "option", "words"),
    [
        (0, C, ["'c'", "seat 0", "'first'", "open: a, b"]),
        (0, "conquer r07", ["'conquer r07'", "seat 0", "'first'", "open: a, b"]),
        (0, "", ["''", "seat 0", "'first'", "open: a, b"]),
        (0, " a", ["' a'", "open: a, b"]),
        (1, A, ["'a'", "by seat 1", "'first'", "asked of seat 0"]),
        (7, "a", ["by seat 7", "asked of seat 0"]),
        (-1, "a", ["by seat -1", "asked of seat 0"]),
        (0, "x" * 5000, ["'xxx", "open: a, b"]),
    ],
)
def test_an_illegal_pick_says_what_was_asked_of_whom_and_what_was_open(
    seat: int, option: Option | str, words: list[str]
) -> None:
    match = toy(two_questions)
    before = picture(match)
    with pytest.raises(IllegalPick) as refused:
        match.pick(seat, option)
    for word in words:
        assert word in str(refused.value)
    assert len(str(refused.value)) < 200
    assert picture(match) == before


def test_an_illegal_pick_names_every_seat_that_is_asked() -> None:
    def all_but_one(_: ToyState) -> Flow[None]:
        yield Anyone({0: [A], 2: [B, C]}, "act")

    with pytest.raises(IllegalPick, match="'act' is asked of seat 0 or 2"):
        toy(all_but_one, seats=3).pick(1, A)


def test_a_long_list_of_open_options_is_cut_short() -> None:
    def hundred(_: ToyState) -> Flow[None]:
        yield Decide(0, "which", [Option("take", number) for number in range(100)])

    with pytest.raises(IllegalPick, match=r"take 0, take 1, .*take 39 and 60 more$"):
        toy(hundred).pick(0, "take 100")


@pytest.mark.parametrize("seq", [0, 2, -1, 10**9])
def test_a_stale_pick_is_refused_and_changes_nothing(seq: int) -> None:
    match = toy(two_questions)
    match.pick(0, A, seq=0)
    before = picture(match)
    with pytest.raises(IllegalPick, match=f"answers pick {seq}, and the match is at pick 1"):
        match.pick(1, B, seq=seq)
    assert picture(match) == before
    match.pick(1, B, seq=1)
    assert match.over


@pytest.mark.parametrize("game", [PEARLS, BRIGADE], ids=lambda game: str(game.id))
def test_a_match_is_unchanged_by_any_number_of_illegal_picks(game: Game[Any]) -> None:
    match = play(Match(game, {}, 3), seed=3, picks=9)
    before = picture(match)
    for seat in range(-1, 4):
        for option in ("land 99", "again 7", "douse church", "done done", "to 0", ""):
            with pytest.raises(IllegalPick):
                match.pick(seat, option)
    assert picture(match) == before
    undisturbed = play(Match(game, {}, 3), seed=3, picks=9)
    assert picture(play(match, seed=4)) == picture(play(undisturbed, seed=4))


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match="seed"):
        toy(two_questions, seed=seed)


def test_a_bad_set_up_starts_no_match() -> None:
    with pytest.raises(BadSetup, match="seats"):
        Match(PEARLS, {"seats": 5}, 1)


# Forced decisions.


def test_a_forced_decision_is_answered_and_recorded_as_nothing() -> None:
    def forced(s: ToyState) -> Flow[None]:
        yield STABLE
        only: Option = yield Decide(0, "only", [A])
        s.tell(only.text)
        seat, lone = yield Anyone({0: [], 1: [B]}, "lone")
        s.tell(f"{seat}{lone}")
        yield Decide(0, "free", [A, B])

    match = toy(forced)
    assert match.pending is not None
    assert match.pending.prompt == "free"
    assert log(match) == ["a", "1b"]
    assert match.picks == []
    assert match.record().picks == []


def test_a_forced_decision_that_must_be_asked_is_asked() -> None:
    def asked(s: ToyState) -> Flow[None]:
        yield STABLE
        only: Option = yield Decide(0, "only", [A], always_ask=True)
        s.tell(only.text)
        seat, lone = yield Anyone({1: [B]}, "lone", always_ask=True)
        s.tell(f"{seat}{lone}")

    match = toy(asked)
    assert log(match) == []
    match.pick(0, A)
    assert log(match) == ["a"]
    match.pick(1, B)
    assert log(match) == ["a", "1b"]
    assert match.record().picks == ["0 a", "1 b"]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_where_anyone_may_act_any_order_will_do(order: tuple[int, ...]) -> None:
    def all_act(s: ToyState) -> Flow[None]:
        yield STABLE
        waiting = set(range(s.seats))
        while waiting:
            seat, pick = yield Anyone({i: [A, B] for i in sorted(waiting)}, "act")
            waiting.remove(seat)
            s.tell(f"{seat}{pick}")

    match = toy(all_act, seats=3)
    for done, seat in enumerate(order):
        assert match.pending is not None
        assert set(match.pending.seats) == set(order[done:])
        match.pick(seat, B)
        if not match.over:
            with pytest.raises(IllegalPick):
                match.pick(seat, B)
    assert log(match) == [f"{seat}b" for seat in order]


# Faults of the rules.


def ask_for_ever(s: ToyState) -> Flow[None]:
    yield STABLE
    pick: Option = yield Decide(0, "begin", [A, B])
    s.tell(pick.text)
    while pick is B:
        yield Decide(0, "only", [A])
    yield Decide(0, "end", [A, B])


def stable_for_ever(s: ToyState) -> Flow[None]:
    yield STABLE
    pick: Option = yield Decide(0, "begin", [A, B])
    s.tell(pick.text)
    while pick is B:
        yield STABLE
    yield Decide(0, "end", [A, B])


def raise_on_b(s: ToyState) -> Flow[None]:
    yield STABLE
    pick: Option = yield Decide(0, "begin", [A, B])
    s.tell(pick.text)
    if pick is B:
        s.rng.roll(6)
        yield STABLE
        s.tell("lost")
        raise KeyError("no such region")
    yield Decide(0, "end", [A, B])


def ask_without_options(s: ToyState) -> Flow[None]:
    yield STABLE
    pick: Option = yield Decide(0, "begin", [A, B])
    s.tell(pick.text)
    yield Decide(0, "end", [A, B] if pick is A else [])


def anyone_without_options(s: ToyState) -> Flow[None]:
    yield STABLE
    pick: Option = yield Decide(0, "begin", [A, B])
    s.tell(pick.text)
    yield Anyone({0: [A, B] if pick is A else [], 1: []}, "end")


def ask_nonsense(s: ToyState) -> Flow[None]:
    yield STABLE
    pick: Option = yield Decide(0, "begin", [A, B])
    s.tell(pick.text)
    if pick is B:
        yield "what?"  # type: ignore[misc]
    yield Decide(0, "end", [A, B])


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (ask_for_ever, "go on for ever without asking anybody"),
        (stable_for_ever, "go on for ever without asking anybody"),
        (raise_on_b, "KeyError('no such region')"),
        (ask_without_options, "'end' has no options"),
        (anyone_without_options, "nobody has an option"),
        (ask_nonsense, "not 'what?'"),
    ],
)
def test_rules_that_fail_leave_a_live_match_as_it_was_and_able_to_go_on(rules: Any, words: str) -> None:
    match = toy(rules)
    before = picture(match)
    for _ in range(2):
        with pytest.raises(RulesFault) as fault:
            match.pick(0, B)
        assert words in str(fault.value)
        assert "toy: the rules failed after pick 0 (seat 0: b)" in str(fault.value)
        assert picture(match) == before
    match.pick(0, A)
    assert log(match) == ["a"]
    assert match.pending is not None
    assert match.pending.prompt == "end"


def test_rules_that_fail_do_not_take_away_the_redo() -> None:
    match = toy(raise_on_b)
    match.pick(0, A)
    after = picture(match)
    match.undo(0)
    with pytest.raises(RulesFault):
        match.pick(0, B)
    match.redo()
    assert picture(match) == after


def test_rules_that_fail_in_a_playout_are_a_fault_too() -> None:
    with pytest.raises(RulesFault, match="KeyError"):
        toy(raise_on_b, keep="nothing").pick(0, B)


def test_rules_that_fail_at_the_start_are_a_fault_of_the_rules() -> None:
    def broken(_: ToyState) -> Flow[None]:
        yield STABLE
        raise ZeroDivisionError("none")

    with pytest.raises(RulesFault, match="toy: the rules failed at the start: ZeroDivisionError"):
        toy(broken)


def test_rules_that_never_ask_are_a_fault_of_the_rules() -> None:
    def restless(_: ToyState) -> Flow[None]:
        while True:
            yield STABLE

    with pytest.raises(RulesFault, match="for ever"):
        toy(restless, keep="nothing")


# Forks.

KEEPS: list[Keep] = ["nothing", "stable", "all"]
GAMES = pytest.mark.parametrize("game", [PEARLS, BRIGADE], ids=lambda game: str(game.id))


@GAMES
@pytest.mark.parametrize("picks", [0, 1, 2, 7, 12])
@pytest.mark.parametrize("keep", KEEPS)
def test_a_fork_goes_the_same_way_and_leaves_the_match_alone(game: Game[Any], picks: int, keep: Keep) -> None:
    match = play(Match(game, {}, 5), seed=6, picks=picks)
    before = picture(match)
    twin = match.fork(keep)
    assert shared_objects(match.state, twin.state) == []
    assert picture(twin)[:3] == before[:3]
    play(twin, seed=7)
    assert picture(match) == before
    assert picture(play(match, seed=7))[:3] == picture(twin)[:3]


@GAMES
def test_a_live_fork_has_all_of_the_history(game: Game[Any]) -> None:
    match = play(Match(game, {}, 5), seed=6, picks=11)
    twin = match.fork(keep="all")
    assert picture(twin) == picture(match)
    play(twin, seed=8)
    assert picture(play(match, seed=8)) == picture(twin)
    assert twin.record().dump() == match.record().dump()


def test_a_live_fork_has_an_undo_of_its_own() -> None:
    match = play(Match(PEARLS, {}, 5), seed=6, picks=11)
    before, twin = picture(match), match.fork(keep="all")
    for _ in range(11):
        twin.undo(force=True)
    assert twin.picks == []
    assert picture(twin) == picture(Match(PEARLS, {}, 5))
    assert picture(match) == before
    match.undo(force=True)
    assert len(match.picks) == 10
    for _ in range(11):
        twin.redo()
    assert picture(twin) == before


@GAMES
def test_a_playout_is_the_same_game_without_history(game: Game[Any]) -> None:
    match, playout = Match(game, {}, 9), Match(game, {}, 9, keep="nothing")
    assert picture(play(playout, seed=2))[:3] == picture(play(match, seed=2))[:3]
    assert playout.events == []
    assert playout.hashes == {}


@GAMES
@pytest.mark.parametrize("keep", KEEPS)
def test_a_playout_can_be_forked_at_any_time(game: Game[Any], keep: Keep) -> None:
    playout = play(Match(game, {}, 9, keep="nothing"), seed=2, picks=8)
    twin = playout.fork(keep)
    assert picture(twin)[:3] == picture(playout)[:3]
    again = twin.fork()
    play(twin, seed=3)
    assert picture(play(playout, seed=3))[:3] == picture(twin)[:3] == picture(play(again, seed=3))[:3]
    assert twin.keep == keep
    if keep == "all":
        assert picture(twin) == picture(play(play(Match(game, {}, 9), seed=2, picks=8), seed=3))


def test_a_live_fork_of_a_playout_of_a_live_match_can_be_undone_to_the_start() -> None:
    match = play(Match(PEARLS, {}, 5), seed=6, picks=11)
    twin = match.fork().fork(keep="all")
    for _ in range(11):
        twin.undo(force=True)
    assert picture(twin) == picture(Match(PEARLS, {}, 5))


@dataclass(slots=True)
class Stone(State):
    where: int
    marks: list[int]


@dataclass(slots=True)
class Field(GameState):
    stones: list[Stone]


class FieldView(View, frozen=True, kw_only=True):
    stones: int


class Stones(Game[Field]):
    id = "stones"
    setup = Setup((1, 1))
    state_type, view_type = Field, FieldView

    def new(self, setup: SetupValues, seed: int) -> Field:
        return Field(Rng(seed), [Stone(i, [i]) for i in range(300)])

    def flow(self, s: Field) -> Flow[None]:
        yield STABLE
        for number in range(8):
            pick: Option = yield Decide(0, "move", [A, B])
            s.stones[number].where = s.rng.below(1000)
            s.stones[number].marks.append(1 if pick is A else 2)

    def view(self, s: Field, seat: int | None) -> FieldView:
        return FieldView(stones=len(s.stones))

    def result(self, s: Field) -> Result:
        return Result((0,), (0,), "done")

    def determinize(self, s: Field, seats: Collection[int], rng: Rng) -> None:
        """Nothing is hidden."""


def test_a_state_of_three_hundred_objects_forks_after_five_picks() -> None:
    match = play(Match(Stones(), {}, 4), seed=4, picks=5)
    twin = match.fork()
    assert picture(twin)[:3] == picture(match)[:3]
    assert shared_objects(match.state, twin.state) == []
    play(twin, seed=1)
    assert len(match.picks) == 5
    assert picture(play(match, seed=1))[:3] == picture(twin)[:3]


# Imagined worlds.


def test_only_a_seat_that_is_asked_imagines() -> None:
    match = Match(PEARLS, {}, 1)
    with pytest.raises(ForkRefused, match="seat 1 is not asked"):
        match.imagine(1, Rng(1))
    play(match, seed=1)
    with pytest.raises(ForkRefused, match="seat 0 is not asked"):
        match.imagine(0, Rng(1))


def test_an_imagined_world_shows_the_seat_what_it_knows_and_redeals_the_rest() -> None:
    match = play(Match(PEARLS, {"seats": 3}, 1), seed=1, picks=6)
    before = picture(match)
    assert match.pending is not None
    seat = match.pending.seats[0]
    other = (seat + 1) % 3
    deals, futures = set(), set()
    for number in range(20):
        world = match.imagine(seat, Rng(number))
        assert isinstance(world.state, Dive)
        assert world.view(seat) == match.view(seat)
        deals.add(tuple(world.state.hands[other]))
        futures.add(world.state.rng.bits())
        play(world, seed=number)
        assert world.over
    assert len(deals) > 10
    assert len(futures) == 20
    assert picture(match) == before


def test_an_imagined_world_is_the_same_for_the_same_chance() -> None:
    match = play(Match(PEARLS, {}, 1), seed=1, picks=6)
    assert match.pending is not None
    seat = match.pending.seats[0]
    one, other = match.imagine(seat, Rng(5)), match.imagine(seat, Rng(5))
    assert state_hash(one.state) == state_hash(other.state)


def test_in_an_imagined_world_where_anyone_may_act_the_seat_goes_first() -> None:
    match = Match(BRIGADE, {"seats": 3}, 1)
    world = match.imagine(1, Rng(1))
    assert world.pending is not None
    assert world.pending.seats == (1,)
    assert list(world.options(1)) == list(match.options(1))
    world.pick(1, "ready")
    assert world.pending is not None
    assert set(world.pending.seats) == {0, 2}


@pytest.mark.parametrize("keep", KEEPS)
def test_an_imagined_world_halts_at_its_next_stable_point_if_it_is_told_to(keep: Keep) -> None:
    def rules(s: ToyState) -> Flow[None]:
        yield STABLE
        for word in ("first", "second"):
            yield Decide(0, word, [A, B])
            s.tell(word)
        yield STABLE
        s.tell("later")
        yield Decide(0, "end", [A, B])

    match = toy(rules)
    world, other = match.imagine(0, Rng(1), keep, halt=True), match.imagine(0, Rng(1), keep)
    for each in (world, other):
        each.pick(0, A)
        assert list(each.options(0)) == [A, B]
        each.pick(0, A)
    assert log(world) == ["first", "second"]
    assert not world.options(0)
    assert log(other) == ["first", "second", "later"]
    assert list(other.options(0)) == [A, B]


@pytest.mark.parametrize("keep", KEEPS)
@pytest.mark.parametrize("picks", range(5))
def test_an_imagined_match_can_be_forked_at_once(keep: Keep, picks: int) -> None:
    world = play(Match(PEARLS, {}, 1).imagine(0, Rng(1), keep), seed=3, picks=picks)
    twin = world.fork(keep)
    assert twin.imagined
    assert twin.keep == keep
    assert picture(twin)[:3] == picture(world)[:3]
    assert shared_objects(world.state, twin.state) == []
    ends = [picture(play(each, seed=1))[:3] for each in (twin, world.fork(), world)]
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("picks", range(0, 24, 3))
def test_an_imagined_world_can_be_imagined_and_forked_again(picks: int) -> None:
    world = play(Match(PEARLS, {}, 1).imagine(0, Rng(1), "stable"), seed=3, picks=picks)
    assert world.pending is not None
    seat = world.pending.seats[0]
    before = picture(world)[:3]
    again = world.imagine(seat, Rng(5), "stable")
    other = world.imagine(seat, Rng(5))
    assert list(again.options(seat)) == list(world.options(seat))
    assert picture(again)[:3] == picture(other)[:3]
    play(again, seed=4, picks=2)
    assert picture(play(again.fork(), seed=6))[:3] == picture(play(again, seed=6))[:3]
    assert picture(world)[:3] == before


def test_a_world_does_not_change_when_the_match_goes_on() -> None:
    match = Match(PEARLS, {}, 1)
    world = match.imagine(0, Rng(1))
    before = picture(world)[:3]
    play(match, seed=2)
    assert picture(world.fork())[:3] == before


def test_a_search_match_keeps_a_stable_point_and_neither_events_nor_hashes() -> None:
    match, search = Match(PEARLS, {}, 5), Match(PEARLS, {}, 5, keep="stable")
    play(match, seed=6, picks=20)
    play(search, seed=6, picks=20)
    assert search.last_stable().picks <= match.last_stable().picks
    assert (search.events, search.hashes) == ([], {})
    assert picture(search.fork())[:3] == picture(match)[:3]


def test_a_search_match_that_is_forked_keeps_every_stable_point() -> None:
    search = Match(PEARLS, {}, 5, keep="stable")
    live = Match(PEARLS, {}, 5)
    for _ in range(20):
        play(search, seed=6, picks=1)
        play(live, seed=6, picks=1)
        search.fork()
    assert search.last_stable().picks == live.last_stable().picks


def test_a_deep_copy_is_a_fork_and_a_pickle_is_a_record() -> None:
    match = play(Match(PEARLS, {}, 5), seed=6, picks=11)
    for twin in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin is not match
        assert picture(twin) == picture(match)
        assert picture(play(twin, seed=7)) == picture(play(match.fork(keep="all"), seed=7))
    with pytest.raises(ForkRefused, match="no record"):
        pickle.dumps(match.imagine(match.pending.seats[0], Rng(1)))  # type: ignore[union-attr]


@pytest.mark.parametrize("keep", KEEPS)
def test_an_imagined_match_has_no_record(keep: Keep) -> None:
    world = Match(PEARLS, {}, 1).imagine(0, Rng(1), keep)
    with pytest.raises(ForkRefused, match="no record"):
        world.record()
    play(world, seed=1)
    with pytest.raises(ForkRefused, match="no record"):
        world.record()


def test_a_live_imagined_match_tells_its_own_events_from_there_on() -> None:
    match = Match(PEARLS, {}, 1)
    before = list(match.events)
    world = match.imagine(0, Rng(1), keep="all")
    assert world.events == []
    world.pick(0, DONE)
    world.pick(0, DONE)
    assert [event.kind for event in world.events] == ["kept", "rolled"]
    assert match.events == before


def test_a_match_begins_again_at_a_stable_point() -> None:
    match = play(Match(PEARLS, {}, 1), seed=1, picks=7)
    before, base = picture(match), match.last_stable()
    again = Match.at(PEARLS, {}, base.state, match.picks[: base.picks])
    assert again.imagined
    assert len(again.picks) == base.picks
    for seat, option in match.picks[base.picks :]:
        again.pick(seat, option)
    assert picture(again)[:3] == picture(match)[:3]
    play(again, seed=1)
    assert picture(match) == before


def test_a_playout_keeps_no_stable_point() -> None:
    with pytest.raises(ForkRefused, match="no stable point"):
        Match(PEARLS, {}, 1, keep="nothing").last_stable()


def test_who_imagines_often_starts_at_the_last_stable_point() -> None:
    """A search match copies only some stable points; the first world asked for makes up for the others."""
    begun = []

    def rules(s: ToyState) -> Flow[None]:
        begun.append(s.step)
        while True:
            yield STABLE
            yield Decide(0, "go on", [A, B])
            s.step += 1

    match = toy(rules, keep="stable")
    for _ in range(4):
        match.pick(0, A)
    before = match.state.copy()
    match.imagine(0, Rng(1))
    begun.clear()
    world = match.imagine(0, Rng(2))
    assert begun == [4]
    assert match.state == before
    assert (world.state.step, len(world.picks)) == (4, 4)  # type: ignore[attr-defined]
    match.pick(0, B)
    assert match.fork().picks == match.picks
