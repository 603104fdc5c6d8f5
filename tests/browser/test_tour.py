"""The guided first game: it comes by itself, leads on while one plays, and goes when told to."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Person, start_game

STEPS = 9


def tour(page: Page) -> Locator:
    """The tour's box."""
    return page.get_by_role("dialog", name="A short tour")


def step(page: Page) -> int:
    """At which step it is; 0: it is not there."""
    if not tour(page).is_visible():
        return 0
    found = re.search(r"(\d+) of (\d+)", tour(page).inner_text())
    assert found is not None
    assert int(found[2]) == STEPS
    return int(found[1])


def press_next(page: Page) -> None:
    """Next, or the last word."""
    before = step(page)
    tour(page).get_by_role("button", name=re.compile("Next|s play")).click()
    expect(tour(page).get_by_text(f"{before} of {STEPS}")).to_be_hidden()


def is_on_the_screen(page: Page) -> bool:
    """Whether the whole box can be seen."""
    box = tour(page).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"]
        and box["y"] + box["height"] <= size["height"]
    )


def test_the_tour_leads_through_the_first_turn(new_page: NewPage) -> None:
    """Next where it tells something, doing it where it asks for something; then it never comes again."""
    page = new_page(toured=False, reduced_motion="reduce")
    me = Person(page, seed=2)
    start_game(page)
    me.wait_for_turn()
    expect(tour(page)).to_be_visible()
    assert step(page) == 1
    visited = {1}
    by_doing = set()
    did = None  # the step at which something was done last: the tour may take a moment to see it
    press_next(page)
    for _ in range(120):
        now = step(page)
        visited.add(now)
        if did is not None and now > did:
            by_doing.add(did)
        if not now:
            break
        assert is_on_the_screen(page)
        if tour(page).get_by_text("This goes on when you have done it").is_visible():
            seen = me.wait_for_turn()
            if step(page) != now:  # it has gone on with the question that is asked by now
                continue
            me.answer(seen)
            did = now
        else:
            press_next(page)
            did = None
    assert {1, 2, 3, 9} <= visited, visited
    assert len(by_doing) >= 2, "it goes on when what it asks for is done"
    expect(tour(page)).to_be_hidden()

    page.reload()
    me.wait_for_turn()
    page.wait_for_timeout(600)  # longer than the tour takes to look around
    expect(tour(page)).to_be_hidden()


def test_the_tour_can_be_skipped_and_asked_for_again(new_page: NewPage) -> None:
    """Skip, and it stays away at the next table; the help brings it back; Esc skips it too."""
    page = new_page(toured=False, reduced_motion="reduce")
    me = Person(page)
    start_game(page)
    me.wait_for_turn()
    tour(page).get_by_role("button", name="Skip").click()
    expect(tour(page)).to_be_hidden()
    start_game(page)
    me.wait_for_turn()
    page.wait_for_timeout(600)
    expect(tour(page)).to_be_hidden()

    page.get_by_role("button", name="Help and keys").click()
    page.get_by_role("button", name="Show the tour again").click()
    expect(tour(page)).to_be_visible()
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_hidden()
    assert step(page) == 1
    press_next(page)
    tour(page).get_by_role("button", name="Back").click()
    expect(tour(page).get_by_text(f"1 of {STEPS}")).to_be_visible()
    page.keyboard.press("Escape")
    expect(tour(page)).to_be_hidden()


def test_the_tour_on_a_phone(new_page: NewPage) -> None:
    """The box fits, and never lies over what must be pressed."""
    page = new_page(PHONE, toured=False, reduced_motion="reduce", has_touch=True, is_mobile=True)
    me = Person(page)
    start_game(page)
    me.wait_for_turn()
    expect(tour(page)).to_be_visible()
    assert is_on_the_screen(page)
    press_next(page)
    expect(tour(page).get_by_text(f"2 of {STEPS}")).to_be_visible()
    assert is_on_the_screen(page)
    seen = me.see()
    assert seen["targets"], "the market is open"
    me.point_of(seen["targets"][0])
    width = page.evaluate("() => document.scrollingElement.scrollWidth")
    assert width <= PHONE["width"]
    tour(page).get_by_role("button", name="Skip").click()
    expect(tour(page)).to_be_hidden()
