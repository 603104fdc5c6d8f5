"""The board on a phone: half of the height while it is picked from, and a hand that is pulled up over it."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.picking import HAND, PICKING, SIZES, place_of_the_board, share_of_the_height
from tests.browser.player import Person, box_at_rest, wait_until
from tests.browser.position import lay
from tests.browser.test_access import Doctor
from tests.browser.test_phone import Finger, open_phone
from tests.server.live import LiveServer

GAMES: Final = tuple(PICKING)
LESSONS: Final = ("Small World Underground", "AuZtralia", "Spirit Island")
# Words on the board that can be seen and are less than 12 pixels high on the screen.
TOO_SMALL: Final = """() => [...document.querySelectorAll('[data-tour=board] .canvas svg text')].filter((text) => {
  for (let up = text; up; up = up.parentElement) if (Number(getComputedStyle(up).opacity) < 0.05) return false;
  const { a, b } = text.getScreenCTM();
  return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) < 11.9;
}).map((text) => text.textContent)"""
# How many pixels the digits of a timetable reach beyond the space that they stand in, up or down.
BEYOND: Final = """() => [...document.querySelectorAll('.track .grows')].map((text) => {
  let space = text.parentElement;
  while (!space.matches('.space')) space = space.previousElementSibling;
  const { top, bottom } = space.getBoundingClientRect();
  const { d, f } = text.getScreenCTM();
  const line = f + d * Number(text.getAttribute('y'));
  return Math.max(top - line + 0.72 * d * parseFloat(getComputedStyle(text).fontSize), line - bottom);
})"""
# What a box of actions says of its price and lies beneath the cubes that are in the box.
UNDER_CUBES: Final = """() => [...document.querySelectorAll('.boxes .cubes')].flatMap((cubes) => {
  const over = cubes.getBoundingClientRect();
  return [...cubes.parentElement.querySelectorAll('.cost, .name')].filter((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    const { left, right, top, bottom } = words.getBoundingClientRect();
    return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  }).map((each) => each.textContent);
})"""
# Buttons of the frame that lie over the board's room.
OVER_THE_BOARD: Final = """() => {
  const room = document.querySelector('[data-tour=board]').getBoundingClientRect();
  return [...document.querySelectorAll('button, a')].filter((each) => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    return width && left < room.right && right > room.left && top < room.bottom - 1 && bottom > room.top + 1;
  }).map((each) => each.outerHTML.slice(0, 90));
}"""
# What glows and is covered by something that lies over the board.
COVERED: Final = """() => [...document.querySelectorAll('[data-tour=board] .canvas .lit')].filter((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return at?.closest('.raised, .moment, [role=dialog]');
}).length"""


def has_half_of_the_height(page: Page) -> None:
    """And no control lies over it."""
    wait_until(page, lambda: share_of_the_height(page) >= 0.5, lambda: f"it has {share_of_the_height(page):.3f}")
    wait_until(page, lambda: page.evaluate(OVER_THE_BOARD) == [], lambda: f"{page.evaluate(OVER_THE_BOARD)}")


def labels_can_be_read(page: Page) -> None:
    """No word on the board that can be seen is too small."""
    wait_until(page, lambda: page.evaluate(TOO_SMALL) == [], lambda: f"too small: {page.evaluate(TOO_SMALL)}")


def drag(page: Page, thing: Locator, up: float) -> None:
    """With a finger, from the middle of it."""
    box = box_at_rest(thing)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 11):
        at = {"x": x, "y": y - up * step / 10}
        wire.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wire.detach()


@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_half_of_the_height_while_it_is_picked_from(
    new_page: NewPage, server: LiveServer, game: str
) -> None:
    page = open_phone(new_page)
    page.goto(lay(server, PICKING[game]()))
    Person(page).wait_for_turn()
    for size in SIZES:
        page.set_viewport_size(size)
        has_half_of_the_height(page)


@pytest.mark.parametrize("name", LESSONS)
def test_in_a_lesson_too(new_page: NewPage, name: str) -> None:
    page = open_phone(new_page)
    page.goto("/")
    page.get_by_role("button", name=f"Learn it: a first game: {name}").tap()
    expect(page.locator("section.lesson")).to_be_visible()
    expect(page.locator("[data-tour=board] .canvas svg").first).to_be_visible()
    for size in SIZES:
        page.set_viewport_size(size)
        has_half_of_the_height(page)
    page.locator("section.lesson").get_by_role("button", name="Got it").tap()


@pytest.mark.parametrize("game", GAMES)
def test_labels_can_be_read_at_any_zoom_and_a_finger_is_told_to_tap(
    new_page: NewPage, server: LiveServer, game: str
) -> None:
    page = open_phone(new_page)
    page.goto(lay(server, PICKING[game]()))
    Person(page).wait_for_turn()
    labels_can_be_read(page)
    whole = page.get_by_role("button", name="Show the whole board")
    if whole.is_enabled():
        whole.tap()
    labels_can_be_read(page)
    for _ in range(2):
        page.get_by_role("button", name="Nearer").tap()
        labels_can_be_read(page)
    expect(page.locator("[data-tour=decision] .hint")).to_have_text(re.compile("^Tap "))


def test_numbers_of_the_timetable_stand_in_their_spaces_and_no_cube_on_a_price(
    new_page: NewPage, server: LiveServer
) -> None:
    page = open_phone(new_page)
    page.goto(lay(server, HAND["auztralia"]()))
    Person(page).wait_for_turn()
    for size in SIZES:
        page.set_viewport_size(size)
        labels_can_be_read(page)
        wait_until(
            page, lambda: max(page.evaluate(BEYOND)) < 1, lambda: f"they reach {page.evaluate(BEYOND)} beyond"
        )
        expect(page.locator(".boxes .cubes").first).to_be_visible()
        wait_until(
            page,
            lambda: page.evaluate(UNDER_CUBES) == [],
            lambda: f"beneath cubes: {page.evaluate(UNDER_CUBES)}",
        )


@pytest.mark.parametrize("game", tuple(HAND))
def test_the_hand_is_pulled_up_over_the_board_and_pushed_down(
    new_page: NewPage, server: LiveServer, game: str
) -> None:
    """By a finger, by its button and by keys; the board stays where it is."""
    page = open_phone(new_page)
    page.goto(lay(server, PICKING[game]()))
    Person(page).wait_for_turn()
    doctor, place = Doctor(page), place_of_the_board(page)
    hand = page.locator("[data-tour=mine]")
    low = box_at_rest(hand)

    def is_higher() -> bool:
        now = hand.bounding_box()
        return now is not None and now["height"] > low["height"] + 20

    def is_up(up: bool) -> None:
        handle = page.get_by_role("button", name="Push down my hand" if up else "Pull up my hand")
        expect(handle).to_have_attribute("aria-expanded", "true" if up else "false")
        if up:
            wait_until(page, is_higher, lambda: f"it is not up: {hand.bounding_box()}")
        assert place_of_the_board(page) == place

    page.get_by_role("button", name="Pull up my hand").tap()
    is_up(True)
    doctor.look(f"the hand, pulled up: {game}")
    page.keyboard.press("Escape")
    is_up(False)
    page.get_by_role("button", name="Pull up my hand").focus()
    page.keyboard.press("ArrowUp")
    is_up(True)
    page.keyboard.press("ArrowDown")
    is_up(False)
    drag(page, page.get_by_role("button", name="Pull up my hand"), 260)
    is_up(True)
    drag(page, page.get_by_role("button", name="Push down my hand"), -260)
    is_up(False)
    doctor.look(f"the hand, pushed down: {game}")
    doctor.verdict()


@pytest.mark.parametrize("game", tuple(HAND))
def test_the_hand_comes_up_by_itself_when_the_answer_lies_in_it(
    new_page: NewPage, server: LiveServer, game: str
) -> None:
    page = open_phone(new_page)
    page.set_viewport_size(SIZES[1])
    page.goto(lay(server, HAND[game]()))
    Person(page).wait_for_turn()
    expect(page.get_by_role("button", name="Push down my hand")).to_be_visible()
    lit = page.locator("[data-tour=mine] .lit").first
    expect(lit).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_board_keeps_its_place_from_click_to_click(
    new_page: NewPage, server: LiveServer, game: str, size: dict[str, int]
) -> None:
    phone = size is PHONE
    page = open_phone(new_page) if phone else new_page()
    page.goto(lay(server, PICKING[game]()))
    me = Finger(page) if phone else Person(page)
    me.wait_for_turn()
    place = place_of_the_board(page)
    for _ in range(8):
        seen = me.wait_for_turn()
        if seen["over"]:
            break
        assert place_of_the_board(page) == place, seen["prompt"]
        wait_until(page, lambda: page.evaluate(COVERED) == 0, lambda: f"{page.evaluate(COVERED)} are covered")
        me.answer(seen)


def test_a_box_over_the_board_is_dragged_away_with_a_finger(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(PHONE, toured=False, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.goto(lay(server, PICKING["small-world-underground"]()))
    box = page.get_by_role("dialog", name="A short tour")
    expect(box).to_be_visible()
    before = box_at_rest(box)
    drag(page, box.locator(".head"), 160)
    wait_until(
        page,
        lambda: abs((box.bounding_box() or before)["y"] - before["y"] + 160) < 12,
        lambda: f"the box stays: {before}, {box.bounding_box()}",
    )
