"""What a table's frame promises in Chromium: first paint on a slow line, the board's share of a phone, its place.

A part of `make bench-web`. A line of 1.6 Mbit/s with 150 ms is made by Chromium itself; every visit has an empty
cache, and the server has answered before, as it has for everybody but its first visitor.
"""

from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.picking import SIZES, place_of_the_board, share_of_the_height
from tests.browser.player import Person, Seen, wait_until
from tests.browser.test_phone import Finger
from workshop.scenes import AUZTRALIA, GAME, SPIRIT_ISLAND, Scene, asked, asked_at, asked_in_turn

LOBBY_S: Final = 2.5
TABLE_S: Final = 4.0
LEAST_SHARE: Final = 0.5
CLICKS: Final = 5
LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 1_600_000 / 8,
}
DESK: Final = {"width": 1440, "height": 900}
CALM: Final = (
    """localStorage['rulebound.settings'] ??= '{"toured": ["auztralia", "small-world-underground", """
    """"spirit-island"], "pace": "off", "follow": "off"}'"""
)
SCENES: Final = {
    GAME: Scene(3, 3, asked("conquer", 4, 8)),
    AUZTRALIA: Scene(3, 2, asked_at("rail", 2), AUZTRALIA),
    SPIRIT_ISLAND: Scene(1, 3, asked_in_turn("presence", 1, 4), SPIRIT_ISLAND),
}
# When the page was first painted, and when it shows what was asked for, in seconds since the visit began.
PAINTED: Final = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000"
NOW: Final = "() => performance.now() / 1000"
GAMES_LISTED: Final = "article"
BOARD_DRAWN: Final = "[data-tour=board] [data-target]"


def _context(browser: Browser, cookie: Any, size: Any, touch: bool = False) -> BrowserContext:
    context = browser.new_context(viewport=size, has_touch=touch, is_mobile=touch, reduced_motion="reduce")
    context.add_init_script(CALM)
    context.add_cookies([cookie])
    return context


def _visit(browser: Browser, cookie: Any, address: str, until: str, slow: bool) -> tuple[float, float]:
    """Seconds to the first paint, and until something is there."""
    context = _context(browser, cookie, DESK)
    page = context.new_page()
    if slow:
        line = context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", LINE)
    page.goto(address, wait_until="commit")
    page.wait_for_selector(until, state="attached")
    times: tuple[float, float] = (page.evaluate(PAINTED), page.evaluate(NOW))
    context.close()
    return times


def slow_line(browser: Browser, url: str, tables: dict[str, str], cookie: Any, rounds: int) -> dict[str, Any]:
    """Seconds on the slow line: the lobby's first paint, its games, and each game's board; medians."""
    visits = {"lobby": (f"{url}/", GAMES_LISTED), **{name: (at, BOARD_DRAWN) for name, at in tables.items()}}
    found = {}
    for name, (address, until) in visits.items():
        _visit(browser, cookie, address, until, slow=False)
        times = [_visit(browser, cookie, address, until, slow=True) for _ in range(rounds)]
        painted, there = (median(each) for each in zip(*times, strict=True))
        found[name] = {"painted_s": painted, "there_s": there}
    return found


def shares(browser: Browser, tables: dict[str, str], cookie: Any) -> dict[str, float]:
    """The board's share of the height, by game and size, while something on it is to be picked."""
    found = {}
    for name, address in tables.items():
        for size in SIZES:
            context = _context(browser, cookie, size, touch=True)
            page = context.new_page()
            page.goto(address)
            Person(page).wait_for_turn()
            found[f"{name} {size['width']} x {size['height']}"] = share_of_the_height(page)
            context.close()
    return found


def steadiness(browser: Browser, tables: dict[str, str], cookie: Any) -> dict[str, int]:
    """How often the board was elsewhere after a click, by game and size; the clicks are undone."""
    found = {}
    for name, address in tables.items():
        for size in (DESK, *SIZES):
            touch = size is not DESK
            context = _context(browser, cookie, size, touch)
            found[f"{name} {size['width']} x {size['height']}"] = _moves(context.new_page(), address, touch)
            context.close()
    return found


def _moves(page: Page, address: str, touch: bool) -> int:
    """Pick and undo again and again, as one does who looks for the best place."""
    page.goto(address)
    me = Finger(page) if touch else Person(page)
    me.wait_for_turn()
    place, moved = place_of_the_board(page), 0
    for _ in range(CLICKS):
        seen = wait_until(page, lambda: _aimed(me), lambda: "nothing on the table can be pressed")
        me.do("target " + seen["targets"][0], seen)
        moved += place_of_the_board(page) != place
        before = me.see()
        page.keyboard.press("u")
        me._settle(before)
        moved += place_of_the_board(page) != place
    return moved


def _aimed(me: Person) -> Seen | None:
    """The question, once something on the table answers it: after an undo it comes back a moment later."""
    seen = me._in_sight(me.wait_for_turn())
    return seen if seen["targets"] else None
