"""The environments keep to the interfaces, by the libraries' own tests, in every game with every seat count."""

import warnings
from collections.abc import Iterator

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from rulebound.envs import RuleboundAEC, RuleboundParallel, RuleboundSeat
from rulebound.kernel import SetupValues
from tests.envs.games import EVERY_SETUP

CYCLES = 20


@pytest.fixture(autouse=True)
def no_advice() -> Iterator[None]:
    """The libraries advise against observations that are dicts, which is how they want masks to come."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@EVERY_SETUP
def test_aec(name: str, setup: SetupValues) -> None:
    api_test(RuleboundAEC(name, setup), num_cycles=CYCLES)


@EVERY_SETUP
def test_aec_repeats_itself_with_the_same_seed(name: str, setup: SetupValues) -> None:
    seed_test(lambda: RuleboundAEC(name, setup), num_cycles=CYCLES)


@EVERY_SETUP
def test_parallel(name: str, setup: SetupValues) -> None:
    parallel_api_test(RuleboundParallel(name, setup), num_cycles=CYCLES)


@EVERY_SETUP
def test_parallel_repeats_itself_with_the_same_seed(name: str, setup: SetupValues) -> None:
    parallel_seed_test(lambda: RuleboundParallel(name, setup), num_cycles=CYCLES)


@EVERY_SETUP
def test_gymnasium(name: str, setup: SetupValues) -> None:
    check_env(RuleboundSeat(name, setup), skip_render_check=True)
