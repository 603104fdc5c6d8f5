"""The guided first game: it comes by itself, leads on while one plays, and goes when told to."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.guide import Guide
from tests.browser.player import Person, open_game, start_game, wait_until
from tests.browser.test_phone import nothing_sticks_out

STEPS = 9


def guide_on(page: Page) -> Guide:
    """The tour of Small World Underground."""
    return Guide(page, "small-world-underground", STEPS)


def test_the_tour_leads_through_the_first_turn(new_page: NewPage) -> None:
    """Next where it tells something, doing it where it asks for something; then it never comes again."""
    page = new_page(toured=False, reduced_motion="reduce")
    me, guide = Person(page, seed=2), guide_on(page)
    start_game(page)
    me.wait_for_turn()
    assert guide.step().number == 1
    visited, by_doing = set(), set()
    did = None  # the step at which something was done last
    while (now := guide.step()).number:
        visited.add(now.number)
        if did is not None and now.number > did:
            by_doing.add(did)
        guide.comes_onto_the_screen()
        if not now.waits:
            guide.press_next()
            did = None
            continue
        seen = me.wait_for_turn()
        if guide.step() == now:  # else it has gone on with the question that is asked by now
            me.answer(seen)
            did = now.number
    assert {1, 2, 3, STEPS} <= visited, visited
    assert len(by_doing) >= 2, "it goes on when what it asks for is done"
    expect(guide.box).to_be_hidden()

    page.clock.install()
    page.reload()
    me.wait_for_turn()
    guide.stays_away()


def test_the_tour_can_be_skipped_and_asked_for_again(new_page: NewPage) -> None:
    """Skip, and it stays away at the next table; the help brings it back; Esc skips it too."""
    page = new_page(toured=False, reduced_motion="reduce")
    me, guide = Person(page), guide_on(page)
    open_game(page)
    me.wait_for_turn()
    guide.box.get_by_role("button", name="Skip").click()
    expect(guide.box).to_be_hidden()
    page.clock.install()
    open_game(page)
    me.wait_for_turn()
    guide.stays_away()

    page.get_by_role("button", name="Help and keys").click()
    page.get_by_role("tab", name="Using the table").click()
    page.get_by_role("button", name="Show the tour again").click()
    expect(guide.box).to_be_visible()
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_hidden()
    assert guide.step().number == 1
    guide.press_next()
    guide.box.get_by_role("button", name="Back").click()
    expect(guide.box.get_by_text(f"1 of {STEPS}")).to_be_visible()
    page.keyboard.press("Escape")
    expect(guide.box).to_be_hidden()


def test_the_tour_on_a_phone(new_page: NewPage) -> None:
    """The box fits, and never lies over what must be pressed."""
    page = new_page(PHONE, toured=False, reduced_motion="reduce", has_touch=True, is_mobile=True)
    me, guide = Person(page), guide_on(page)
    open_game(page)
    me.wait_for_turn()
    guide.comes_onto_the_screen()
    guide.press_next()
    expect(guide.box.get_by_text(f"2 of {STEPS}")).to_be_visible()
    guide.comes_onto_the_screen()
    targets = wait_until(page, lambda: me.see()["targets"], lambda: f"the market is not open: {me.see()}")
    me.point_of(targets[0])
    nothing_sticks_out(page, "the tour")
    guide.box.get_by_role("button", name="Skip").click()
    expect(guide.box).to_be_hidden()
