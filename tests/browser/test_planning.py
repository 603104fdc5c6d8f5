"""Two people plan together: what one points at the other sees, marks stay, and names in the chat are links."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import elsewhere, sit_down
from tests.browser.conftest import NewPage
from tests.browser.islander import sit_down_as_two, wait_for_table
from tests.browser.player import Passing
from tests.browser.position import unlist
from tests.server.live import LiveServer

PHONE = {"width": 390, "height": 844}
LAND = "A3"
SEED = 1


def picture(page: Page, name: str) -> None:
    """Keep a picture, where somebody wants to look at it."""
    folder = os.environ.get("PLANNING_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")


def press_with_alt(page: Page, target: str, *more: str) -> None:
    """Press the middle of a target with Alt held down."""
    page.locator(f"[data-target='{target}']").first.dispatch_event(
        "click", {"bubbles": True, "altKey": True, "shiftKey": "Shift" in more, "detail": 1}
    )


def wish(page: Page, name: str) -> None:
    """Open the planning bar, and press one of its buttons."""
    bar = page.get_by_role("region", name="Plan together")
    if not bar.is_visible():
        page.get_by_role("button", name="Plan together").click()
    bar.get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize("seed", [SEED])
def test_two_plan_on_the_island(new_page: NewPage, server: LiveServer, seed: int) -> None:
    """Point, mark, write of a card; a desktop here, a phone there."""
    here, there = (each.page for each in sit_down_as_two(new_page, server, seed, friends_size=PHONE))

    wish(here, "Point")
    place = f".at[data-pointing='{LAND}']"
    pulses, said = Passing(there, place), Passing(there, "[role=status], [aria-live]")
    here.locator(f"[data-target='land:{LAND}']").first.press("Enter")
    pulses.shows("Local player")
    picture(there, "pulse-phone")
    picture(here, "pulse-desk")
    said.shows(f"Local player points at {LAND}")
    expect(there.locator(place)).to_have_count(0)  # by itself, after a moment
    expect(here.get_by_role("button", name="Point", exact=True)).to_have_attribute("aria-pressed", "false")

    wish(there, "Mark")
    there.locator(f"[data-target='land:{LAND}']").first.press("Enter")
    press_with_alt(here, f"land:{LAND}", "Shift")
    press_with_alt(here, "land:B4", "Shift")
    for page in (here, there):
        expect(page.locator(f"[data-marked='land:{LAND}'] [data-mark-of]")).to_have_count(2)
        expect(page.locator("[data-marked='land:B4'] [data-mark-of='0']")).to_have_count(1)
    bar = there.get_by_role("region", name="Plan together")
    expect(bar).to_have_text("Press what you plan for; press it again to remove your mark.")  # no room for more
    picture(here, "marks-desk")
    picture(there, "marks-phone")
    for page in (here, there):
        page.reload()
        wait_for_table(page)
        expect(page.locator("[data-mark-of]")).to_have_count(3)
    here.get_by_role("button", name="Plan together").click()
    marks = here.get_by_role("list", name="Plan marks")
    expect(marks.get_by_role("listitem")).to_have_count(3)
    here.get_by_role("button", name=f"Remove my mark: {LAND}").click()
    expect(there.locator(f"[data-marked='land:{LAND}'] [data-mark-of]")).to_have_count(1)
    here.get_by_role("button", name="Clear my marks").click()
    expect(there.locator("[data-mark-of]")).to_have_count(1)
    expect(there.locator("[data-mark-of='1']")).to_have_count(1)
    here.keyboard.press("Escape")
    expect(marks).to_be_hidden()

    here.keyboard.press("c")
    here.get_by_label("Say something to the table").fill(f"Flash Floods in {LAND}? <b>B4</b>")
    here.keyboard.press("Enter")
    there.get_by_role("button", name="Chat").click()
    chat = there.get_by_role("log", name="Chat")
    expect(chat).to_contain_text(f"Flash Floods in {LAND}? <b>B4</b>")
    picture(here, "chat-desk")
    picture(there, "chat-phone")
    seen, seen_here = Passing(there, f"[data-pointing='{LAND}']"), Passing(here, "[data-pointing]")
    chat.get_by_role("button", name=LAND, exact=True).click()
    seen.shows("")
    assert seen_here.texts() == []  # looked up by one alone
    here.get_by_role("log", name="Chat").get_by_role("button", name="Flash Floods").click()
    expect(here.locator("article", has_text="Flash Floods").first).to_be_visible()
    picture(here, "card-desk")


def test_who_looks_on_sees_it_and_cannot_do_it(new_page: NewPage, server: LiveServer) -> None:
    """A game without a word of planning in it: the same."""
    host, friend = sit_down(new_page, server)
    onlooker = new_page()
    onlooker.goto(unlist(server, host.page.url).replace(server.url, elsewhere(server)))
    expect(onlooker.get_by_role("region", name="Board")).to_be_visible()
    target = friend.page.locator("[data-target^='region:']").first.get_attribute("data-target")
    assert target is not None
    pointed = [Passing(page, "[data-pointing]") for page in (host.page, onlooker)]
    press_with_alt(friend.page, target, "Shift")
    press_with_alt(friend.page, target)
    for page, told in zip((host.page, onlooker), pointed, strict=True):
        expect(page.locator(f"[data-marked='{target}'] [data-mark-of='1']")).to_have_count(1)
        told.shows("")
    assert onlooker.get_by_role("button", name="Plan together").count() == 0
    for page in (host.page, friend.page):  # each tells of it as long, from when it has heard of it
        expect(page.locator("[data-pointing]")).to_have_count(0)
    who = Passing(friend.page, ".at .who")
    press_with_alt(onlooker, target)
    onlooker.keyboard.press("o")
    press_with_alt(host.page, target)
    who.shows("Local player")
    assert {*who.texts()} == {"Local player"}
