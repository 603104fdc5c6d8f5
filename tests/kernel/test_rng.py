"""The one source of chance: the same numbers everywhere, fair, and owned by one state."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.kernel import Rng, shared_objects, state_hash
from rulebound.kernel.rng import QuickRng

SEEDS = st.integers(0, 2**128 - 1)


def test_the_numbers_are_the_same_on_every_machine_and_python() -> None:
    rng = Rng(2024)
    assert [rng.bits() for _ in range(3)] == [2926180019807378059, 4067370128390826868, 5712193600089883774]
    assert [rng.below(1000) for _ in range(6)] == [176, 687, 517, 573, 311, 551]
    assert [rng.roll(6) for _ in range(10)] == [5, 1, 2, 3, 5, 1, 6, 6, 2, 1]
    assert "".join(rng.choice("abcdefgh") for _ in range(8)) == "hbfaaceg"
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [6, 7, 0, 3, 8, 4, 2, 1, 5, 9]
    rng.reveal()
    assert rng.bits() == 9515520053626869665
    assert Rng(2**128 - 1).bits() == 9458111028800649606


def test_a_reseeded_generator_gives_the_same_numbers_everywhere() -> None:
    rng = Rng(1, count=5)
    rng.reseed(Rng(2))
    assert (rng.seed, rng.count) == (129835810222157790015310779547058138405, 5)
    assert 0 <= rng.seed < 2**128


@pytest.mark.parametrize("sides", [2, 6, 10, 52])
def test_every_face_comes_up_about_as_often(sides: int) -> None:
    rng, rolls = Rng(sides), 1000 * sides
    seen = Counter(rng.roll(sides) for _ in range(rolls))
    assert sorted(seen) == list(range(1, sides + 1))
    spread = sum((count - 1000) ** 2 / 1000 for count in seen.values())
    assert spread < 2.5 * sides + 10  # chi squared: far beyond one in a thousand


def test_every_order_of_three_comes_up_about_as_often() -> None:
    rng = Rng(3)
    seen: Counter[str] = Counter()
    for _ in range(6000):
        cards = list("abc")
        rng.shuffle(cards)
        seen["".join(cards)] += 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values()), seen


@given(seed=SEEDS, limit=st.integers(1, 2**40))
def test_a_number_stays_below_its_limit(seed: int, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(5))


@given(seed=SEEDS, cards=st.lists(st.integers(0, 9), max_size=30))
def test_a_shuffle_loses_and_doubles_nothing(seed: int, cards: list[int]) -> None:
    mixed = cards[:]
    Rng(seed).shuffle(mixed)
    assert sorted(mixed) == sorted(cards)


@given(seed=SEEDS, draws=st.integers(0, 5))
def test_a_copy_goes_its_own_way_with_the_same_numbers(seed: int, draws: int) -> None:
    rng = Rng(seed)
    for _ in range(draws):
        rng.bits()
    twin = rng.copy()
    assert shared_objects(rng, twin) == []
    ahead = [twin.bits() for _ in range(4)]
    assert rng.count == draws
    assert [rng.bits() for _ in range(4)] == ahead


@given(seed=SEEDS)
def test_neighbouring_seeds_have_nothing_in_common(seed: int) -> None:
    one, other = Rng(seed), Rng((seed + 1) % 2**128)
    assert {one.bits() for _ in range(8)}.isdisjoint(other.bits() for _ in range(8))


def test_a_reveal_is_counted_apart_from_draws() -> None:
    rng = Rng(1)
    for _ in range(1000):
        rng.bits()
    assert rng.revealed == 0
    count = rng.count
    rng.reveal()
    rng.bits()
    assert rng.revealed == 1
    assert rng.count != count


def test_draws_and_reveals_show_in_the_hash_of_the_state() -> None:
    rng = Rng(1)
    hashes = {state_hash(rng)}
    rng.bits()
    hashes.add(state_hash(rng))
    rng.reveal()
    hashes.add(state_hash(rng))
    assert len(hashes) == 3


def test_the_quick_source_draws_evenly_and_repeats_itself_from_the_same_seed() -> None:
    quick = QuickRng(5)
    counts = Counter(quick.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(880 < number < 1120 for number in counts.values())
    one, other = list(range(40)), list(range(40))
    QuickRng(9).shuffle(one)
    QuickRng(9).shuffle(other)
    assert one == other != list(range(40))
    assert sorted(one) == list(range(40))
    assert QuickRng(1).bits() != QuickRng(2).bits()


def test_the_quick_source_puts_every_thing_at_every_place() -> None:
    quick = QuickRng(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        things = [0, 1, 2, 3]
        quick.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 24
    assert all(60 < number < 145 for number in orders.values())
