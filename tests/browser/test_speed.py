"""The client is quick; `make bench-web` measures more closely, and how smoothly the map moves."""

import time
from statistics import median

from playwright.sync_api import expect

from benchmarks.web import MOST_PICK_MS, MOST_SCRIPT_KB, loaded_bytes, pick_times
from tests.browser.company import Seat
from tests.browser.conftest import NewPage
from tests.browser.player import open_game
from tests.browser.position import unlist
from tests.server.live import LiveServer

ATTEMPTS = 3
SPIN = 0.1  # seconds of the processor


def slowdown() -> float:
    """How many times longer work takes now because the machine is busy with something else; 1.0: it is not."""
    began, own = time.perf_counter(), time.process_time()
    while (worked := time.process_time() - own) < SPIN:
        pass
    return max(1.0, (time.perf_counter() - began) / worked)


def test_a_table_loads_little(new_page: NewPage, server: LiveServer) -> None:
    """All scripts of a first load, packed as they travel."""
    page = new_page()
    open_game(page)
    fresh = new_page()
    loaded = loaded_bytes(fresh, unlist(server, page.url))
    assert loaded["js"] > 50_000  # it has been counted at all
    assert loaded["js"] < 1000 * MOST_SCRIPT_KB


def test_a_pick_is_seen_at_once(new_page: NewPage) -> None:
    """From the click to the changed board, through the server and its database, on a machine that has time for it.

    What other work takes away is measured before and after each attempt, and allowed for.
    """
    page = new_page()
    open_game(page)
    expect(page.locator("[data-target='region:r01']")).to_be_attached()
    Seat(0, page).choose_race(alone=True)
    tried: list[tuple[float, float]] = []  # the median of some picks, and how slow the machine was
    while len(tried) < ATTEMPTS and not any(each < MOST_PICK_MS * slow for each, slow in tried):
        before = slowdown()
        times = pick_times(page, 20)
        assert len(times) >= 20
        tried.append((median(times), (before + slowdown()) / 2))
    assert any(each < MOST_PICK_MS * slow for each, slow in tried), tried
