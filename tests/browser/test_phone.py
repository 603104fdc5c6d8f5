"""On a phone: nothing sticks out, the question is always in sight, fingers do everything."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Person, Seen, box_at_rest, open_game, start_game, wait_until
from tests.browser.position import from_record, lay
from tests.server.live import LiveServer

RECORD = "small-world-underground/2-players-1"
# What reaches beyond the right edge, unless it is cut off by something that hides or scrolls on purpose.
STICKS_OUT = """() => {
  const wide = document.documentElement.clientWidth;
  const cut = (e) => {
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
      const hides = getComputedStyle(up).overflowX !== 'visible';
      if (hides && up.getBoundingClientRect().right <= wide + 1) return true;
    }
    return false;
  };
  const out = [...document.body.querySelectorAll('*')].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && box.right > wide + 1 && !e.closest('.visually-hidden') && !cut(e);
  });
  return {
    page: [document.scrollingElement.scrollWidth, innerWidth],
    out: out.slice(0, 5).map((e) => e.outerHTML.slice(0, 120)),
  };
}"""
SCALE = (
    """() => new DOMMatrix(getComputedStyle(document.querySelector('[data-tour=board] .canvas')).transform).a"""
)


def open_phone(new_page: NewPage) -> Page:
    """A page that is touched, not clicked."""
    return new_page(PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")


def nothing_sticks_out(page: Page, where: str) -> None:
    """Nothing scrolls sideways here, once all of it has its size."""

    def look() -> str:
        found = page.evaluate(STICKS_OUT)
        if found["page"][0] > PHONE["width"]:
            return f"{where} scrolls sideways: {found}"
        if found["page"][1] != PHONE["width"]:
            return f"{where} is zoomed out: {found}"
        return f"{where}: {found['out']}" if found["out"] else ""

    wait_until(page, lambda: not look(), look)


class Finger(Person):
    """Somebody who taps."""

    def press(self, target: str) -> None:
        """Tap it once it lies still: a longer question makes the board smaller."""
        self.page.touchscreen.tap(*self.point_at_rest(target))

    def point_at_rest(self, target: str) -> tuple[int, int]:
        """The pixel where it can be hit, once it lies still."""
        return wait_until(self.page, lambda: self._resting(target), lambda: f"{target} never lies still")

    def _resting(self, target: str) -> tuple[int, int] | None:
        point = self.point_of(target)
        return point if point == self.point_of(target) else None

    def button(self, name: str) -> None:
        """Tap a button of the decision bar."""
        self.pressed[name] += 1
        self.page.locator("[data-tour=decision] .answers").get_by_role("button", name=name, exact=True).tap()

    def wait_for_turn(self) -> Seen:
        """The question, which is in sight whenever there is one."""
        seen = super().wait_for_turn()
        if not seen["over"]:
            expect(self.page.locator("[data-tour=decision]")).to_be_in_viewport(ratio=1)
        return seen


def test_pages_around_the_table_fit(new_page: NewPage) -> None:
    """Lobby, new table, account."""
    page = open_phone(new_page)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    nothing_sticks_out(page, "the lobby")
    page.get_by_role("button", name="Play now against bots").first.tap()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    nothing_sticks_out(page, "the quick start")
    pages = {
        "/new/small-world-underground": page.get_by_role("button", name="Create the table"),
        "/account": page.get_by_role("heading").first,
        "/nowhere": page.get_by_role("link", name="To the lobby"),
    }
    for path, there in pages.items():
        page.goto(path)
        expect(there).to_be_visible()
        nothing_sticks_out(page, path)


def test_a_few_turns_by_tapping(new_page: NewPage) -> None:
    """The market comes up when a race is to be chosen, and goes when it is; each sheet fits."""
    page = open_phone(new_page)
    me = Finger(page)
    start_game(page)
    seen = me.wait_for_turn()
    assert (seen["prompt"] or "").startswith("Choose a race")
    sheet = page.locator("section.sheet")
    expect(sheet.get_by_role("heading", name="On offer")).to_be_visible()
    nothing_sticks_out(page, "the market")
    offers = sheet.locator("[data-target]").all()
    assert offers
    for offer in offers:
        expect(offer).to_be_in_viewport(ratio=0.9)

    # Put away, it can be called back.
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="Show what is on offer").tap()
    expect(sheet).to_be_visible()
    # So it can when a card lies over it.
    sheet.get_by_role("button", name=re.compile("^Read")).first.tap()
    expect(sheet).to_have_attribute("aria-label", "Card")
    page.get_by_role("button", name="Show what is on offer").tap()
    expect(sheet).to_have_attribute("aria-label", "On offer")

    me.wait_for("Conquer a region")
    expect(sheet).to_be_hidden()
    nothing_sticks_out(page, "the table")

    for name in ["Players", "On offer", "Log", "Chat", "Rules", "Notes"]:
        page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{name}")).tap()
        expect(sheet).to_have_attribute("aria-label", name)
        expect(page.locator("[data-tour=decision]")).to_be_in_viewport(ratio=1)
        nothing_sticks_out(page, f"the sheet {name}")
    page.get_by_role("navigation").get_by_role("button", name="Notes").tap()
    expect(sheet).to_be_hidden()

    for _ in range(60):
        seen = me.wait_for_turn()
        me.answer(seen)
        if me.verbs["conquer"] >= 4 and me.verbs["choose"] >= 1:
            break
    assert me.verbs["conquer"] >= 4, me.verbs
    nothing_sticks_out(page, "the table after some turns")

    for name in ["Settings", "Help and keys"]:
        page.get_by_role("button", name=name).tap()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        nothing_sticks_out(page, name)
        page.get_by_role("dialog").get_by_role("button", name="Close").tap()


def test_result_and_replay_fit(new_page: NewPage, server: LiveServer) -> None:
    """The end of a game: its result, and its replay."""
    page = open_phone(new_page)
    page.goto(lay(server, from_record(RECORD)))
    expect(page.locator("dialog.result .places")).to_be_visible()
    nothing_sticks_out(page, "the result")
    page.get_by_role("button", name="Watch the replay").tap()
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.get_by_role("group", name="Map of the underground")).to_be_visible()
    nothing_sticks_out(page, "the replay")
    for button in page.get_by_role("navigation").get_by_role("button").all():
        name = button.inner_text()
        button.tap()
        expect(page.locator("section.sheet")).to_have_attribute("aria-label", name)
        nothing_sticks_out(page, f"the replay's sheet {name}")


def test_two_fingers_zoom_the_board_and_not_the_page(new_page: NewPage) -> None:
    """Apart: nearer. The page stays as it is; the whole board is one tap away."""
    page = open_phone(new_page)
    me = Finger(page)
    open_game(page)
    me.wait_for("Conquer a region")
    page.get_by_role("button", name="Show the whole board").tap()  # a wide board is seen from near at first
    box = box_at_rest(page.locator("[data-tour=board]"))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    wire = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points: list[dict[str, Any]] = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if kind != "touchEnd" else []})

    expect(page.locator("[data-tour=board] .canvas")).to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")
    picked = sum(me.verbs.values())
    fingers("touchStart", 30)
    for apart in range(40, 121, 10):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    wait_until(page, lambda: page.evaluate(SCALE) > 2, lambda: f"the board is {page.evaluate(SCALE)} as large")
    assert page.evaluate("() => visualViewport.scale") == 1
    nothing_sticks_out(page, "the zoomed board")
    assert sum(me.verbs.values()) == picked, "zooming picks nothing"
    page.get_by_role("button", name="Show the whole board").tap()
    expect(page.locator("[data-tour=board] .canvas")).to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")
