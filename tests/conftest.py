"""Settings that every test shares, and a way to run tests in another order."""

import os
import random

import pytest
from hypothesis import settings

# `make test` tries the same examples every day, others with `LUCK=1` and in `make test-long`.
settings.register_profile("default", deadline=None, print_blob=True, derandomize="LUCK" not in os.environ)
settings.register_profile("long", deadline=None, print_blob=True, max_examples=2000)
settings.load_profile("default")


def pytest_addoption(parser: pytest.Parser) -> None:
    """No test may hope that another one has run before it."""
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run the tests in the random order of this seed")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say how this order can be had again."""
    seed = config.getoption("--shuffle")
    if seed is not None:
        terminalreporter.write_line(f"in random order: --shuffle {seed}")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the tests into the order that was asked for; each process of a run has the same."""
    seed = config.getoption("--shuffle")
    if seed is not None:
        random.Random(seed).shuffle(items)
