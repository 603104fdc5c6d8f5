"""The gallery of spirits: looked through and chosen from, on the new table's page and in the waiting room."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage

EARTH, RIVER, VOLCANO = "vital-strength-of-the-earth", "river-surges-in-sunlight", "volcano-looming-high"


def set_up(page: Page) -> None:
    """The form of a table of Spirit Island for two."""
    page.goto("/")
    page.get_by_role("link", name="Set up a table: Spirit Island").click()
    page.locator("label").get_by_text("2", exact=True).click()


def open_gallery(page: Page) -> Locator:
    """Press the button beside my spirit."""
    page.get_by_role("button", name="See the spirits, player 1").click()
    gallery = page.get_by_role("dialog", name="Choose a spirit for player 1")
    expect(gallery.get_by_role("listbox")).to_be_visible()
    return gallery


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_spirit_is_chosen_in_the_waiting_room(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size=size)
    set_up(page)
    page.get_by_label("Jagged Earth").check()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_label("Invitation link")).to_be_visible()
    gallery = open_gallery(page)
    expect(gallery.locator("[role=option] .first")).to_have_text(["Good for a first game"] * 4)
    gallery.get_by_label("Complexity").select_option("Moderate")
    gallery.get_by_role("searchbox").fill("volcano")
    expect(gallery.get_by_text("1 spirit", exact=True)).to_be_visible()
    expect(gallery.locator("[role=option] .name")).to_have_text(["Volcano Looming High"])
    gallery.locator(f"[data-spirit={VOLCANO}]").click()
    about = gallery.get_by_role("region", name="Volcano Looming High")
    expect(about.get_by_text("Explosive Eruption")).to_be_visible()
    expect(about.locator(f"[data-picture={VOLCANO}]")).to_be_visible()
    for figure in ("Offence", "Control", "Fear", "Defence", "Utility"):
        expect(about.get_by_text(figure, exact=True)).to_be_visible()
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    if size is PHONE:
        expect(gallery.get_by_role("listbox")).to_be_hidden()
        gallery.get_by_role("button", name="All spirits").click()
        expect(gallery.get_by_role("listbox")).to_be_visible()
        gallery.locator(f"[data-spirit={VOLCANO}]").click()
    gallery.get_by_role("button", name="Play this spirit").click()
    expect(gallery).to_have_count(0)
    expect(page.get_by_label("Spirit, player 1")).to_have_value(VOLCANO)
    expect(page.get_by_role("button", name="See the spirits, player 1")).to_be_focused()
    page.reload()
    expect(page.get_by_label("Spirit, player 1")).to_have_value(VOLCANO)


def test_the_keyboard_is_enough(new_page: NewPage) -> None:
    page = new_page()
    set_up(page)
    page.get_by_role("button", name="See the spirits, player 1").focus()
    page.keyboard.press("Enter")
    gallery = page.get_by_role("dialog")
    expect(gallery.locator("[role=option]").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(gallery.locator(f"[data-spirit={RIVER}]")).to_be_focused()
    expect(gallery.get_by_role("region", name="River Surges in Sunlight")).to_be_visible()
    page.keyboard.press("Enter")
    expect(gallery.get_by_role("button", name="Play this spirit")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Spirit, player 1")).to_have_value(RIVER)
    expect(page.get_by_role("heading", name="Set up a table")).to_be_visible()  # the form was not sent
    page.keyboard.press("Enter")
    gallery.get_by_role("searchbox").press("Enter")
    expect(gallery).to_be_visible()
    page.keyboard.press("Escape")
    expect(gallery).to_have_count(0)


def test_only_spirits_of_the_boxes_in_play_and_that_nobody_has_can_be_chosen(new_page: NewPage) -> None:
    page = new_page()
    set_up(page)
    page.get_by_label("Player 2").select_option("bot:greedy")
    page.get_by_label("Spirit, player 2").select_option(EARTH)
    gallery = open_gallery(page)
    play = gallery.get_by_role("button", name="Play this spirit")
    gallery.locator(f"[data-spirit={VOLCANO}]").click()
    expect(
        gallery.get_by_text("This spirit is from Jagged Earth, which is not in play at this table.")
    ).to_be_visible()
    expect(play).to_be_disabled()
    gallery.locator(f"[data-spirit={EARTH}]").click()
    expect(gallery.get_by_text("Another player has chosen this spirit.")).to_be_visible()
    expect(play).to_be_disabled()
    page.keyboard.press("Escape")
    page.get_by_label("Jagged Earth").check()
    open_gallery(page).locator(f"[data-spirit={VOLCANO}]").click()
    play.click()
    expect(page.get_by_label("Spirit, player 1")).to_have_value(VOLCANO)
    page.get_by_label("Jagged Earth").uncheck()
    expect(page.get_by_label("Spirit, player 1")).to_have_value("random")


def test_an_aspect_is_chosen_with_its_spirit_and_goes_with_it(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    set_up(page)
    page.get_by_label("Jagged Earth").check()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_label("Invitation link")).to_be_visible()
    gallery = open_gallery(page)
    gallery.locator(f"[data-spirit={RIVER}]").click()
    gallery.get_by_label("Sunshine").check()
    expect(gallery.get_by_text("Boon of Sunshine's Promise", exact=True)).to_be_visible()
    gallery.get_by_role("button", name="Play this spirit").click()
    expect(page.get_by_label("Aspect, player 1")).to_have_value("sunshine")
    open_gallery(page).locator(f"[data-spirit={VOLCANO}]").click()
    gallery.get_by_role("button", name="Play this spirit").click()
    expect(page.get_by_label("Spirit, player 1")).to_have_value(VOLCANO)
    expect(page.get_by_label("Aspect, player 1")).to_have_value("none")
