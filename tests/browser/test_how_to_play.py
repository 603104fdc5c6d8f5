"""How to play: from the lobby and from a table's help, at both widths."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.player import A_MOMENT, Person, open_game, sign_in_as_host, wait_until
from tests.browser.test_access import Doctor
from workshop.how_to_play.scripts import SCRIPTS, file_of

NAMES = {
    "auztralia": "AuZtralia",
    "small-world-underground": "Small World Underground",
    "spirit-island": "Spirit Island",
}
ONE_ROW = "(list) => new Set([...list.children].map((dot) => dot.offsetTop)).size === 1"
NOT_CUT = "(words) => words.scrollHeight <= words.clientHeight + 1"
# A thing that is drawn as a part of a picture is larger than at the table, and lies within the picture.
WHOLE = """(drawn) => {
  const box = drawn.getBoundingClientRect();
  const picture = drawn.closest("[data-picture]").getBoundingClientRect();
  const high = box.top >= picture.top && box.bottom <= picture.bottom;
  const wide = box.left >= picture.left && box.right <= picture.right;
  return high && wide && box.height > 1.09 * drawn.offsetHeight;
}"""
AT_ONCE = "(step) => step.scrollHeight <= step.clientHeight"
SMALL = {"width": 360, "height": 740}
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def steps_of(game: str) -> list[dict[str, Any]]:
    """What the client shows."""
    steps: list[dict[str, Any]] = json.loads(file_of(game).read_text("utf-8"))["steps"]
    return steps


def is_drawn(page: Page, step: dict[str, Any]) -> None:
    """Every part of the step's picture is there, and the board has come near to what the step tells of."""
    for part in step["shows"]:
        expect(page.locator(f"[data-picture] > .{part}")).to_be_visible()
    if "board" in step["shows"]:
        expect(page.locator("[data-picture] [data-target]").first).to_be_attached()
        expect(page.locator("[data-picture] .canvas.near")).to_have_count(1 if step["near"] else 0)


def becomes(thing: Locator, fact: str, words: str) -> None:
    """This is soon true of the thing: pictures take their size when they are drawn."""
    wait_until(thing.page, lambda: bool(thing.evaluate(fact)), lambda: words)


def can_be_scrolled_to(thing: Locator, name: str) -> None:
    """It comes into sight; a picture that takes its size meanwhile may push it out again."""

    def in_sight() -> bool:
        thing.scroll_into_view_if_needed()
        try:
            expect(thing).to_be_in_viewport(ratio=0.95, timeout=A_MOMENT)
        except AssertionError:
            return False
        return True

    wait_until(thing.page, in_sight, lambda: f"{name}: it cannot be scrolled to")


def nothing_scrolls_sideways(page: Page) -> None:
    """The page is as wide as the window."""
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")


@SIZES
@pytest.mark.parametrize("game", SCRIPTS)
def test_a_game_is_taught_from_the_lobby(new_page: NewPage, game: str, size: dict[str, int]) -> None:
    """Its card leads to the steps; each is drawn; the last one leads back."""
    page = new_page(size)
    page.goto("/")
    page.get_by_role("link", name=f"How to play: {NAMES[game]}").click()
    steps = steps_of(game)
    for number, step in enumerate(steps, 1):
        expect(page.get_by_text(f"Step {number} of {len(steps)}")).to_be_visible()
        is_drawn(page, step)
        nothing_scrolls_sideways(page)
        page.get_by_role("button", name="Done" if number == len(steps) else "Next").click()
    expect(page.get_by_role("link", name=f"How to play: {NAMES[game]}")).to_be_visible()


@SIZES
def test_steps_are_turned_by_keys_and_dots_and_open_their_rules(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size)
    page.goto("/new/small-world-underground")
    page.get_by_role("link", name="How to play").click()
    expect(page.get_by_text("Step 1 of 10")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Step 3 of 10")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("Step 2 of 10")).to_be_visible()
    page.get_by_role("button", name="Step 9: Let a tired race go").click()
    page.reload()
    expect(page.get_by_text("Step 9 of 10")).to_be_visible()
    page.get_by_role("button", name="SU-073").click()
    rule = page.get_by_role("dialog", name="Rules").locator("[data-rule=SU-073]")
    expect(rule).to_be_in_viewport()
    page.get_by_role("dialog").get_by_role("combobox", name="Go to a chapter").select_option("Immunity")
    expect(page.get_by_role("dialog").get_by_role("heading", name="Immunity").first).to_be_in_viewport()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_text("Step 9 of 10")).to_be_visible()


@pytest.mark.parametrize("game", SCRIPTS)
def test_nothing_is_cut_on_a_small_phone(new_page: NewPage, game: str) -> None:
    """All words beneath a board can be seen at once, and scrolled to beneath what is higher; one row of dots."""
    page = new_page(SMALL)
    page.goto(f"/how-to-play/{game}")
    for number, step in enumerate(steps_of(game), 1):
        expect(page.get_by_text(f"Step {number} of ")).to_be_visible()
        is_drawn(page, step)
        words = page.locator(".words[aria-live]")
        becomes(words, NOT_CUT, f"{step['name']}: words are cut")
        if "board" in step["shows"]:
            becomes(page.locator(".how-to > .step"), AT_ONCE, f"{step['name']}: not all is seen at once")
        can_be_scrolled_to(words.get_by_role("button").last, step["name"])
        becomes(page.locator("nav ol"), ONE_ROW, "the dots have more than one row")
        page.keyboard.press("ArrowRight")


@SIZES
@pytest.mark.parametrize("game", SCRIPTS)
def test_a_part_of_the_table_is_whole_in_its_picture(new_page: NewPage, game: str, size: dict[str, int]) -> None:
    """It is larger than at the table, never cut, and nothing is there that its step does not name."""
    page = new_page(size)
    page.goto(f"/how-to-play/{game}")
    for number, step in enumerate(steps_of(game), 1):
        expect(page.get_by_text(f"Step {number} of ")).to_be_visible()
        is_drawn(page, step)
        for shown in step["only"]:
            expect(page.locator(f"[data-picture] {shown}").first).to_be_visible()
        for drawn in page.locator("[data-picture] .drawn").all():
            becomes(drawn, WHOLE, f"{step['name']}: a part is cut")
        page.keyboard.press("ArrowRight")


@SIZES
@pytest.mark.parametrize("game", SCRIPTS)
def test_the_help_of_a_table_teaches_and_opens_the_rules(
    new_page: NewPage, game: str, size: dict[str, int]
) -> None:
    """Over the table, which stays as it is; a rule's number leads to the table's own rules."""
    page = new_page(size)
    open_game(page, 1, NAMES[game])
    Person(page).wait_for_turn()
    page.keyboard.press("Escape")  # on a phone the offer lies open over the table
    page.get_by_role("button", name="Help and keys").click()
    page.get_by_role("tab", name="How to play").click()
    steps = steps_of(game)
    for number, step in enumerate(steps[:5], 1):
        expect(page.get_by_text(f"Step {number} of {len(steps)}")).to_be_visible()
        is_drawn(page, step)
        page.get_by_role("dialog").get_by_role("button", name="Next").click()
    nothing_scrolls_sideways(page)
    number = steps[5]["rules"][0]
    page.get_by_role("button", name=number).click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator(f"[data-rule={number}]")).to_be_in_viewport()


@SIZES
def test_nothing_grave_is_found_on_the_pages(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size, color_scheme="light", reduced_motion="reduce")
    doctor = Doctor(page)
    sign_in_as_host(page)
    for game in SCRIPTS:
        page.goto(f"/how-to-play/{game}?step=4")
        is_drawn(page, steps_of(game)[3])
        doctor.look(f"how to play {game}")
    page.locator(".words .rules button").first.click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    doctor.look("the rules", "dialog")
    doctor.verdict()
