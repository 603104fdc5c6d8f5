"""Seats that act next to each other: nobody waits, every order replays, and undo leaves the others alone."""

from collections.abc import Collection
from itertools import permutations

import pytest

from rulebound.kernel import (
    STABLE,
    Anyone,
    Decide,
    Flow,
    IllegalPick,
    Match,
    Option,
    Rng,
    RulesFault,
    UndoRefused,
    load_record,
    side_by_side,
)
from rulebound.kernel.contract import check_copies, check_undo, random_pick
from tests.kernel.picture import picture
from tests.kernel.toy import A, B, C, Rules, ToyState, log, toy

REST = Option("rest")
LAST = 4  # how often each seat may begin something


def chores(s: ToyState) -> Flow[None]:
    """Each seat begins things: a is told at once, b asks once more and then rolls, c asks another seat."""

    def asked_of(busy: Collection[int]) -> list[int]:
        return [seat for seat in range(s.seats) if seat not in busy and not done(seat)]

    def question(seat: int) -> Decide:
        return Decide(seat, "chores", [A, B, C, REST], always_ask=True)

    def done(seat: int) -> bool:
        return f"rest {seat}" in s.log or sum(each.endswith(f" {seat}") for each in s.log) >= LAST

    def do(seat: int, pick: Option) -> Flow[None] | None:
        if pick is A:
            s.tell(f"a {seat}")
            return None
        return _long(s, seat, pick)

    yield from side_by_side(asked_of, question, do)


def _long(s: ToyState, seat: int, pick: Option) -> Flow[None]:
    if pick is REST:
        s.tell(f"rest {seat}")
    elif pick is B:
        which: Option = yield Decide(seat, "which", [A, B])
        s.tell(f"b-{which.text}-{s.rng.roll(6) if which is B else 0} {seat}")
    else:
        yield Decide(seat, "forced", [A])
        other = (seat + 1) % s.seats
        agreed: Option = yield Decide(other, "agree", [A, B])
        s.tell(f"c-{agreed.text} {seat}")


def asked(match: Match) -> dict[int, str]:
    """What each seat is asked."""
    assert match.pending is not None
    return {seat: match.pending.shown_to(seat).prompt for seat in match.pending.seats}


def test_while_one_seat_is_inside_the_others_go_on() -> None:
    match = toy(chores)
    match.pick(0, B)
    assert asked(match) == {0: "which", 1: "chores"}
    match.pick(1, A)
    match.pick(1, B)
    assert asked(match) == {0: "which", 1: "which"}
    match.pick(1, A)
    match.pick(0, A)
    assert log(match) == ["a 1", "b-a-0 1", "b-a-0 0"]
    assert asked(match) == {0: "chores", 1: "chores"}


def test_what_is_shown_to_a_seat_is_its_own_question_with_its_own_options() -> None:
    match = toy(chores)
    match.pick(0, B)
    first, second, nobody = (match.view(seat).ask for seat in (0, 1, None))
    assert first is not None
    assert second is not None
    assert nobody is not None
    assert (first.prompt, [option.text for option in first.options]) == ("which", ["a", "b"])
    assert (second.prompt, [option.text for option in second.options]) == ("chores", ["a", "b", "c", "rest"])
    assert (nobody.seats, nobody.options) == ((0, 1), ())


def test_a_question_to_another_seat_comes_before_its_own() -> None:
    match = toy(chores)
    match.pick(0, C)
    assert asked(match) == {1: "agree"}
    match.pick(1, B)
    assert log(match) == ["c-b 0"]
    match.pick(1, B)
    match.pick(0, C)
    assert asked(match) == {1: "which"}  # its own doing goes first, then what the other asks
    match.pick(1, A)
    assert asked(match) == {1: "agree"}


def test_the_point_is_stable_whenever_nobody_is_inside() -> None:
    match = toy(chores)
    match.pick(0, B)
    match.pick(1, A)
    assert match.last_stable().picks == 0
    match.pick(0, A)
    assert match.last_stable().picks == 3


def errands(s: ToyState) -> Flow[None]:
    """Each seat goes out, chooses where the state tells that it is out, and comes back; c asks once more then."""

    def out(seat: int) -> bool:
        return s.log.count(f"out {seat}") > sum(each.startswith(f"back {seat}") for each in s.log)

    def asked_of(busy: Collection[int]) -> list[int]:
        return [seat for seat in range(s.seats) if seat not in busy and s.log.count(f"out {seat}") < LAST]

    def do(seat: int, _pick: Option) -> Flow[None]:
        s.tell(f"out {seat}")
        yield from _come_back(s, seat)

    yield from side_by_side(
        asked_of,
        lambda seat: Decide(seat, "errands", [A], always_ask=True),
        do,
        lambda: {seat: _come_back(s, seat) for seat in range(s.seats) if out(seat)},
    )


def _come_back(s: ToyState, seat: int) -> Flow[None]:
    yield STABLE
    how: Option = yield Decide(seat, "how", [A, B, C])
    if how is C:
        yield Decide(seat, "really", [A, B])
    s.tell(f"back {seat} {how.text}-{s.rng.roll(6)}")


def test_the_point_is_stable_too_while_all_who_are_inside_can_begin_again() -> None:
    match = toy(errands, seats=3)
    match.pick(0, A)
    match.pick(2, A)
    assert match.last_stable().picks == 2
    twin = match.fork("all")
    assert asked(twin) == asked(match) == {0: "how", 1: "errands", 2: "how"}
    match.pick(0, C)
    assert asked(match) == {0: "really", 1: "errands", 2: "how"}
    match.pick(2, B)
    assert match.last_stable().picks == 2
    match.pick(0, A)
    assert match.last_stable().picks == 5
    for seat, text in [(0, "c"), (2, "b"), (0, "a")]:
        twin.pick(seat, text)
    assert _picture(twin) == _picture(match)


def test_what_is_begun_again_must_ask_again() -> None:
    def silent() -> Flow[None]:
        yield STABLE

    def nobody(_busy: Collection[int]) -> list[int]:
        return []

    def nothing(_seat: int, _pick: Option) -> None:
        """What no pick begins."""

    def rules(_: ToyState) -> Flow[None]:
        yield from side_by_side(nobody, lambda seat: Decide(seat, "never", [A, B]), nothing, lambda: {0: silent()})

    with pytest.raises(RulesFault, match="must ask again"):
        toy(rules)


def test_every_order_of_a_short_phase_replays_from_its_record() -> None:
    scripts = {0: ["b", "a", "a", "rest"], 1: ["a", "b", "b", "rest"]}
    orders = set(permutations([0, 0, 0, 0, 1, 1, 1, 1]))
    for order in sorted(orders):
        match, left = toy(chores), {seat: list(texts) for seat, texts in scripts.items()}
        for seat in order:
            match.pick(seat, left[seat].pop(0))
        assert match.over
        again = load_record(match.record().dump()).replay(match.game)
        assert picture(again) == picture(match)
        assert sorted(log(match)) == sorted(log(again))


@pytest.mark.parametrize("rules", [chores, errands])
@pytest.mark.parametrize("seed", range(12))
def test_copies_forks_undo_and_imagined_worlds_stay_exact(seed: int, rules: Rules) -> None:
    match, rng = toy(rules, seats=3), Rng(seed)
    while not match.over:
        check_copies(match, rng)
        assert match.pending is not None
        seat = match.pending.seats[0]
        world = match.imagine(seat, Rng(seed))
        assert list(world.options(seat)) == list(match.options(seat))
        while not world.over:
            world.pick(*random_pick(world, rng))
        before = _picture(match)
        match.pick(*random_pick(match, rng))
        check_undo(match, before)


def _picture(match: Match) -> tuple[object, ...]:
    from rulebound.kernel.contract import _picture as taken

    return taken(match)


def test_a_question_at_rest_is_made_for_whoever_looks_at_it() -> None:
    made: list[int] = []

    def rules(s: ToyState) -> Flow[None]:
        def question(seat: int) -> Decide:
            made.append(seat)
            return Decide(seat, "any", [A, B])

        def do(seat: int, pick: Option) -> None:
            s.tell(f"{pick.text} {seat}")

        yield from side_by_side(lambda busy: () if busy or len(s.log) >= LAST else range(3), question, do)

    match = toy(rules, seats=3, keep="stable")
    assert match.options(1) is match.options(1)
    match.pick(2, A)
    match.pick(0, B)
    assert made == [1, 2, 0]
    assert match.fork().picks == match.picks
    assert made == [1, 2, 0]


# Undo.


def test_undo_of_a_pick_leaves_what_others_have_picked_since() -> None:
    match = toy(chores)
    match.pick(0, B)
    match.pick(1, A)
    match.pick(1, B)
    match.undo(0)
    assert [f"{seat} {option}" for seat, option in match.picks] == ["1 a", "1 b"]
    assert asked(match) == {0: "chores", 1: "which"}
    match.redo()
    assert asked(match) == {0: "which", 1: "which"}


def test_a_roll_of_another_seat_does_not_keep_one_from_taking_back() -> None:
    match = toy(chores)
    match.pick(0, A)
    match.pick(1, B)
    match.pick(1, B)
    rolled = log(match)[-1]
    match.undo(0)
    assert log(match) == [rolled]


def refused(match: Match, seat: int) -> str:
    before = picture(match)
    with pytest.raises(UndoRefused) as reason:
        match.undo(seat)
    assert picture(match) == before
    return str(reason.value)


def test_undo_is_refused_where_others_picks_would_come_out_differently() -> None:
    match = toy(chores)
    match.pick(0, C)
    match.pick(1, A)  # agrees to what seat 0 has begun
    assert "would come out differently" in refused(match, 0)
    rolls = toy(chores)
    rolls.pick(0, B)
    rolls.pick(1, B)
    rolls.pick(0, B)
    assert "come to light" in refused(rolls, 0)
    rolls.pick(1, B)
    rolls.undo(0, force=True)
    assert [seat for seat, _ in rolls.picks] == [0, 1]


def test_undo_opens_again_what_a_later_pick_had_ended() -> None:
    match = toy(chores)
    match.pick(0, A)
    match.pick(0, REST)
    for _ in range(3):
        match.pick(1, A)
    match.pick(1, REST)
    assert match.over
    match.undo(0)
    assert asked(match) == {0: "chores"}


# Faults.


def test_only_what_a_seat_is_asked_can_be_picked() -> None:
    match = toy(chores)
    match.pick(0, B)
    with pytest.raises(IllegalPick, match="'c' is not open to seat 0 at 'which'"):
        match.pick(0, C)


def _asks_several(_: ToyState) -> Flow[None]:
    def do(seat: int, pick: Option) -> Flow[None]:
        del seat, pick
        yield Anyone({0: [A], 1: [B]}, "both")

    yield from side_by_side(lambda busy: [] if busy else [0], lambda seat: Decide(seat, "begin", [A, B]), do)


def _asks_nothing(_: ToyState) -> Flow[None]:
    def do(seat: int, pick: Option) -> Flow[None]:
        del pick
        yield Decide(seat, "nothing", [])

    yield from side_by_side(lambda busy: [] if busy else [0], lambda seat: Decide(seat, "begin", [A, B]), do)


@pytest.mark.parametrize(
    ("flow", "words"), [(_asks_several, "asks one seat at a time"), (_asks_nothing, "'nothing' has no options")]
)
def test_faults_of_the_rules_are_named(flow: object, words: str) -> None:
    match = toy(flow)  # type: ignore[arg-type]
    with pytest.raises(RulesFault, match=words):
        match.pick(0, A)
