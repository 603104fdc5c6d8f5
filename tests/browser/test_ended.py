"""A game that all agree to end before its time."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.player import Person, open_game


def test_a_game_that_was_ended_asks_nothing_more_and_can_be_looked_at(new_page: NewPage) -> None:
    page = new_page()
    me = Person(page)
    open_game(page)
    me.wait_for_turn()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Propose to end the game").click()  # nobody else has a say
    expect(page.get_by_text("The game was ended")).to_be_visible()
    assert me.see()["targets"] == []
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.get_by_role("link", name="Look back").click()
    expect(page.get_by_role("slider")).to_be_visible()
