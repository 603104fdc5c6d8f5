"""What the set-up asks, of whom: questions that go together, and what everybody chooses for themselves."""

from playwright.sync_api import Page, expect

from tests.browser.company import elsewhere
from tests.browser.conftest import PHONE, NewPage
from tests.server.live import LiveServer

RIVER, EARTH = "river-surges-in-sunlight", "vital-strength-of-the-earth"


def set_up(page: Page, players: int) -> None:
    """Open the form of a new table for so many."""
    page.goto("/new/spirit-island")
    page.locator("label").get_by_text(str(players), exact=True).click()


def test_a_question_that_makes_no_sense_is_not_asked(new_page: NewPage) -> None:
    page = new_page()
    set_up(page, 2)
    layouts = page.get_by_label("Layout").locator("option")
    expect(layouts).to_have_count(8)  # the standard one by its own name too
    page.get_by_role("button", name="Archipelago: 1 + 1, 2 boards").click()  # by its picture
    expect(page.get_by_label("Layout", exact=True)).to_have_value("two-islets")
    set_up(page, 1)
    expect(page.get_by_label("Layout")).to_have_count(0)
    level = page.get_by_label("Level of the adversary")
    expect(level).to_have_count(0)
    page.get_by_label("Adversary", exact=True).select_option("brandenburg-prussia")
    level.fill("4")
    page.get_by_label("Adversary", exact=True).select_option("none")
    expect(level).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()  # the level goes with its adversary
    expect(page.locator("[data-target^='land:']").first).to_be_attached()


def test_everybody_chooses_a_spirit_for_themselves(new_page: NewPage, server: LiveServer) -> None:
    host, friend = new_page(), new_page(PHONE)
    set_up(host, 2)
    expect(host.get_by_label("Spirit, player 2")).to_have_count(0)  # for whoever will sit there
    host.get_by_label("Spirit, player 1").select_option(EARTH)
    host.get_by_role("button", name="Create the table").click()
    link = host.get_by_label("Invitation link").input_value()
    friend.goto(link.replace(server.url, elsewhere(server)))
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_label("Name", exact=True).fill("Ana")
    friend.get_by_role("button", name="Go on").click()

    mine = friend.get_by_label("Spirit, player 2")
    expect(mine.locator(f"option[value='{EARTH}']")).to_be_disabled()  # taken
    expect(friend.get_by_label("Spirit, player 1")).to_have_count(0)
    mine.select_option(RIVER)
    expect(host.locator("li", has_text="Ana")).to_contain_text("River Surges in Sunlight")
    expect(host.get_by_label("Spirit, player 2")).to_have_count(0)
    expect(host.get_by_label("Spirit, player 1").locator(f"option[value='{RIVER}']")).to_be_disabled()
    host.get_by_role("button", name="Start the game").click()
    expect(friend.get_by_text("River Surges in Sunlight").first).to_be_attached()
