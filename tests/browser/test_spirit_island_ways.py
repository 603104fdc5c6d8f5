"""Ways to play and to look at Spirit Island: keys, fingers, a reader of screens, a bubble, the tour, a replay."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rulebound.kernel import Match, Option
from tests.browser.conftest import PHONE, NewPage
from tests.browser.guide import Guide
from tests.browser.islander import GAME, Islander, by_luck, island_is, new_match, wait_for_table, world_of
from tests.browser.player import CONFIRM, Person, open_game, wait_until
from tests.browser.position import lay
from tests.browser.test_auztralia_ways import Listener
from tests.browser.test_phone import Finger, nothing_sticks_out, open_phone
from tests.server.live import LiveServer

SEED = 3
TOUR_STEPS = 10
FIRST_STEPS = {"group", "grow", "presence", "play", "ready", "use", "target"}
# What has the focus, and whether one sees that: by an outline, by the bright border of a land or of a piece.
FOCUS = """() => {
  const at = document.activeElement;
  const path = at.matches('g[data-target]') ? at.querySelector('path')?.getAttribute('d') : null;
  const bright = [...document.querySelectorAll('path[stroke="#fffaf0"]')];
  const border = path && bright.some((e) => e.getAttribute('d') === path);
  const spot = at.querySelector('.spot');
  const style = getComputedStyle(at);
  return {
    target: at.dataset?.target ?? null,
    lit: at.closest('.lit') !== null,
    visible: Boolean(border) || (spot !== null && getComputedStyle(spot).stroke !== 'none')
      || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0),
  };
}"""
# What could be scrolled sideways by itself: the bar, a sheet, a list.
SIDEWAYS = """() => [...document.querySelectorAll('body *')]
  .filter((e) => /auto|scroll/.test(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1)
  .map((e) => e.outerHTML.slice(0, 120))"""

pytestmark = pytest.mark.parametrize("seed", [SEED])


class Keyed(Islander):
    """Somebody who has no mouse: N leads from one open place to the next, digits and D answer, Enter presses."""

    def press(self, target: str) -> None:
        """Go there and press Enter."""
        for _ in range(60):
            self.page.keyboard.press("n")
            at = wait_until(self.page, self._focused, lambda: f"not open or unseen: {self.page.evaluate(FOCUS)}")
            if at == target:
                return self.page.keyboard.press("Enter")
        raise AssertionError(f"the keyboard does not lead to {target}")

    def _focused(self) -> str | None:
        """What has the focus, which N leads to because it is open, once one sees that."""
        at = self.page.evaluate(FOCUS)
        target: str | None = at["target"] if at["lit"] and at["visible"] else None
        return target

    def button(self, name: str) -> None:
        """By the letter of the ending, by Enter where it has the focus, or by the number of the button."""
        self.pressed[name] += 1
        if name == CONFIRM:
            expect(self.page.get_by_role("button", name=name)).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            key = "d" if name in ("Done", "Ready") else str(self.see()["buttons"].index(name) + 1)
            self.page.keyboard.press(key)


class Tapping(Islander, Finger):
    """Somebody who plays with a finger."""


def brief(match: Match) -> Option:
    """By luck, but with one card a turn."""
    world = world_of(match)
    enough = world.phase == "spirits" and world.spirits[0].played
    return next((each for each in match.options(0) if enough and each.verb == "ready"), None) or by_luck(match)


def has_done(me: Islander) -> bool:
    """Whether the spirit has grown, played cards, and aimed a power."""
    return set(me.verbs) >= FIRST_STEPS


def play_on(me: Islander, until: Callable[[], bool]) -> None:
    """Play through the screen until this holds."""
    while me.match.pending is not None and not until():
        me.make(brief(me.match))


def asks(me: Islander, prompt: str) -> bool:
    """Whether this is asked now."""
    return me.match.pending is not None and me.match.pending.prompt == prompt


def forward(me: Islander, server: LiveServer, until: Callable[[], bool]) -> None:
    """Play on until this holds or the game is over, and open a table where it has come so far."""
    while not me.match.over and not until():
        me.match.pick(0, by_luck(me.match))
    me.open_at(lay(server, me.match))
    wait_for_table(me.page)


def test_a_turn_without_a_mouse(new_page: NewPage, seed: int) -> None:
    """Growth, presence, cards and a power by keys alone; the focus can always be seen; U takes back."""
    page = new_page()
    me = Keyed(page, new_match(1, seed))
    open_game(page, opponents=0, game=GAME)
    play_on(me, lambda: me.verbs["play"] > 0)
    page.keyboard.press("u")
    me.match.undo(0)
    me.undone += 1
    me.wait_until_asked()
    play_on(me, lambda: has_done(me))
    assert has_done(me), me.verbs


def fits(page: Page, where: str) -> None:
    """Nothing scrolls sideways, neither the page nor a part of it."""
    nothing_sticks_out(page, where)
    wait_until(page, lambda: page.evaluate(SIDEWAYS) == [], lambda: f"{where}: {page.evaluate(SIDEWAYS)}")


def test_first_turns_on_a_phone(new_page: NewPage, seed: int) -> None:
    """The same by tapping; nothing sticks out sideways, whatever is asked, and no sheet does."""
    page = open_phone(new_page)
    me = Tapping(page, new_match(1, seed))
    open_game(page, opponents=0, game=GAME)
    asked: set[str] = set()

    def look() -> None:
        assert me.match.pending is not None
        prompt = me.match.pending.prompt
        expect(page.locator("[data-tour=decision]")).to_be_in_viewport(ratio=1)
        if prompt not in asked:
            fits(page, f"the question {prompt}")
        asked.add(prompt)

    me.watch = look
    play_on(me, lambda: has_done(me) and world_of(me.match).turn > 1)
    assert has_done(me), me.verbs
    assert asked >= {"spirit-phase", "presence", "target"}
    for name in ["Players", "Invaders", "Log", "Chat", "Rules", "Notes"]:
        page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{name}")).tap()
        expect(page.locator("section.sheet")).to_have_attribute("aria-label", name)
        fits(page, f"the sheet {name}")
    page.get_by_role("navigation").get_by_role("button", name="Players").tap()
    page.locator("section.sheet").get_by_role("button", name="The whole panel of").tap()
    expect(page.locator(".card-pane").get_by_role("heading", name="Growth")).to_be_visible()
    fits(page, "the panel of a spirit")


def test_the_table_and_the_result_for_readers_of_screens(new_page: NewPage, server: LiveServer, seed: int) -> None:
    """Axe finds nothing grave, in the light and in the dark, from the first growth to the result."""
    page = new_page(color_scheme="light", reduced_motion="reduce")
    doctor = Listener(page)
    me = Islander(page, new_match(1, seed))
    forward(me, server, lambda: asks(me, "keep"))
    me.wait_until_asked()
    doctor.look("drawn cards", "html")
    forward(me, server, lambda: asks(me, "target") and world_of(me.match).turn > 1)
    me.wait_until_asked()
    page.locator("details", has_text="The invaders' last phase").locator("summary").click()
    page.get_by_role("button", name="The whole panel of").click()
    doctor.look("a target, the news, and the panel of a spirit", "html")
    page.locator(".card-pane").get_by_role("button").last.click()
    doctor.look("a power", ".side")
    forward(me, server, lambda: False)
    expect(page.locator("dialog.result")).to_be_visible()
    doctor.look("the result", "dialog")
    doctor.verdict()


def test_a_phone_for_readers_of_screens(new_page: NewPage, server: LiveServer, seed: int) -> None:
    """The table and its sheets, with a turn behind them."""
    page = new_page(PHONE, color_scheme="light", reduced_motion="reduce", has_touch=True, is_mobile=True)
    doctor = Listener(page)
    me = Islander(page, new_match(1, seed))
    forward(me, server, lambda: world_of(me.match).turn > 1 and asks(me, "spirit-phase"))
    me.wait_until_asked()
    doctor.look("the table")
    for name in ["Players", "Invaders"]:
        page.get_by_role("navigation").get_by_role("button", name=name).click()
        expect(page.locator("section.sheet")).to_have_attribute("aria-label", name)
        doctor.look(f"the sheet {name}", ".sheet")
    doctor.verdict()


def test_a_land_out_of_reach_says_why(new_page: NewPage, server: LiveServer, seed: int) -> None:
    """A bubble with the reason and the rule; what the invaders will do there is told too."""
    page = new_page()
    me = Islander(page, new_match(1, seed))
    forward(me, server, lambda: asks(me, "target") and len(me.match.options(0)) < 6)
    seen = me.wait_until_asked()
    names = world_of(me.match).island.names
    far = next(name for name in names if f"land:{name}" not in seen["targets"] and not name.endswith("0"))
    before = len(me.sent)
    me.press(f"land:{far}")
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    expect(bubble.get_by_role("button", name=re.compile(r"^SI-\d+$"))).to_be_visible()
    assert len(bubble.locator("p").first.inner_text().split()) > 3, "the reason is a sentence"
    assert [said["type"] for said in me.sent[before:]] == ["why"]


def test_the_tour_leads_through_the_first_turn(new_page: NewPage, seed: int) -> None:
    """It comes by itself, goes on when what it speaks of is done, and ends."""
    page = new_page(toured=False, reduced_motion="reduce")
    me = Islander(page, new_match(1, seed))
    open_game(page, opponents=0, game=GAME)
    guide = Guide(page, "spirit-island", TOUR_STEPS)
    visited, by_doing = set(), 0
    while (now := guide.step()).number:
        visited.add(now.number)
        if not now.waits:
            guide.press_next()
            continue
        me.wait_until_asked()
        if guide.step() == now:  # else it has gone on with the question that is asked by now
            me.make(by_luck(me.match))
            by_doing += 1
    expect(guide.box).to_be_hidden()
    assert {1, 2, 3, TOUR_STEPS} <= visited
    assert by_doing >= 4


def test_a_replay_shows_the_island_at_every_move(new_page: NewPage, seed: int, tmp_path: Path) -> None:
    """A whole game from a record: each position as the rules have it; the end with its result."""
    match = new_match(1, seed)
    while match.pending is not None:
        match.pick(0, by_luck(match))
    record = tmp_path / "record.json"
    record.write_bytes(match.record().dump())
    page = new_page()
    page.goto("/")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Bring a record").click()
    chooser.value.set_files(record)
    wait_for_table(page)
    slider = page.get_by_role("slider", name="Position", exact=True)
    again = new_match(1, seed)
    for at, (seat, option) in enumerate(match.picks):
        if at % 9 == 0:
            slider.fill(str(at))
            expect(page).to_have_url(re.compile(rf"[?]at={at}(&|$)"))
            island_is(page, again)
            assert Person(page).see()["targets"] == []
        again.pick(seat, option)
    page.get_by_role("button", name="To the end").click()
    island_is(page, match)
    expect(page.get_by_text("The game is over.")).to_be_visible()
    expect(page.locator(".result .score").first).to_have_text(str(match.result().scores[0]))
