"""One person with two spirits: the table asks for one of them, and the other can be taken up at any time."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.islander import GAME, Islander, by_luck, new_match, wait_for_table, world_of
from tests.browser.player import words_of

SEED = 1
SPIRITS = ["river-surges-in-sunlight", "lightnings-swift-strike"]
NAMES = ["Local player (1)", "Local player (2)"]
TURNS = 1
pytestmark = pytest.mark.parametrize("seed", [SEED])


def test_one_person_plays_two_spirits_and_goes_from_one_to_the_other(new_page: NewPage, seed: int) -> None:
    page = new_page()
    match = new_match(2, seed, spirits=SPIRITS)
    me = Islander(page, match, 0)
    page.goto("/")
    page.get_by_role("link", name=f"Set up a table: {GAME}").click()
    page.locator("label").get_by_text("2", exact=True).click()
    for seat, spirit in enumerate(SPIRITS, 1):
        page.get_by_label(re.compile(f"^Player {seat}")).select_option("me")
        page.get_by_label(f"Spirit, player {seat}").select_option(spirit)
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)
    me.words = words_of(match.game, NAMES)
    taken, wished = 0, 0
    while match.pending is not None and world_of(match).turn <= TURNS:
        asked = match.pending.seats
        seat = asked[len(match.picks) % len(asked)]
        if seat != (wished if wished in asked else asked[0]):
            page.locator(f".players [data-seat='{seat}']").get_by_role("button", name="Play").click()
            taken, wished = taken + 1, seat
        me.seat = seat
        expect(page.locator(f".players [data-seat='{seat}'] .tag").first).to_have_text("you")
        me.make(by_luck(match, seat))
    assert taken > 3
