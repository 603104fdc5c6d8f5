"""Options, and the decisions that offer them."""

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.kernel import DONE, Anyone, Decide, Option, RulesFault

WORDS = st.text(st.characters(categories=["L"]), min_size=1, max_size=8)
PARTS = st.lists(WORDS | st.integers(), max_size=3)


@given(verb=WORDS, args=PARTS)
def test_equal_options_are_one_object(verb: str, args: list[str | int]) -> None:
    assert Option(verb, *args) is Option(verb, *args)


@given(verb=WORDS, args=PARTS)
def test_an_option_comes_back_from_a_pickle_as_itself(verb: str, args: list[str | int]) -> None:
    option = Option(verb, *args)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(option, protocol)) is option


@given(one=st.tuples(WORDS, PARTS), other=st.tuples(WORDS, PARTS))
def test_two_options_never_print_the_same(
    one: tuple[str, list[str | int]], other: tuple[str, list[str | int]]
) -> None:
    first, second = Option(one[0], *one[1]), Option(other[0], *other[1])
    assert (first.text == second.text) == (first is second)


def test_an_option_prints_as_its_verb_and_arguments() -> None:
    option = Option("conquer", "r07", -3)
    assert (option.verb, option.args) == ("conquer", ("r07", -3))
    assert option.text == str(option) == "conquer r07 -3"
    assert repr(option) == "<conquer r07 -3>"


def test_done_is_the_option_done() -> None:
    assert Option("done") is DONE


@pytest.mark.parametrize(
    "parts",
    [
        ("",),
        ("two words",),
        ("line\nbreak",),
        ("tab\there",),
        ("bell\x07",),
        ("no-break\u00a0space",),
        ("land", ""),
        ("land", "two words"),
        ("land", "7"),
        ("land", "-7"),
        ("unheard-of-truth", True),
        ("unheard-of-half", 0.5),
        ("unheard-of-none", None),
    ],
)
def test_a_part_that_is_no_word_or_number_is_refused(parts: Any) -> None:
    with pytest.raises((RulesFault, TypeError)):  # compiled code checks the types of what it is given
        Option(*parts)


def test_a_decision_offers_its_options_to_its_seat_alone() -> None:
    options = [Option("a"), Option("b")]
    ask = Decide(1, "which", options, total=7)
    assert ask.seats == (1,)
    assert ask.about == {"total": 7}
    assert list(ask.options_of(1)) == options
    assert not ask.options_of(0)
    assert not ask.options_of(None)


def test_anyone_drops_seats_without_options() -> None:
    ask = Anyone({0: [], 2: [DONE], 1: [Option("a")]}, "act", word="now")
    assert ask.seats == (2, 1)
    assert [ask.shown_to(seat).about for seat in ask.seats] == [{"word": "now"}] * 2
    assert list(ask.options_of(2)) == [DONE]
    assert not ask.options_of(0)
    assert not ask.options_of(None)
