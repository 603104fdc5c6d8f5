"""A first game, step by step: from the lobby to its end through visible controls."""

import re

import pytest
from playwright.sync_api import Page, expect

from rulebound.games.auztralia.content.lesson import LESSON as AUZTRALIA
from rulebound.games.spirit_island.content.base.lesson import LESSON as SPIRIT_ISLAND
from rulebound.kernel import Lesson as KernelLesson
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import CONFIRM, WHICH, Person, Seen, wait_until
from tests.browser.test_access import Doctor
from tests.browser.test_phone import Finger, nothing_sticks_out

MOST_ANSWERS = 400
MOST_KEYS = 150
FOCUSED = """() => {
  const at = document.activeElement;
  return at.getAttribute('aria-label') ?? at.textContent.trim();
}"""
# The step that is on, what it speaks of, and how many of the things that can be pressed lie under its words.
LOOK = """() => {
  const box = document.querySelector('section.lesson');
  if (!box) return null;
  const its = box.getBoundingClientRect();
  const open = '.lit[data-target], .lit [data-target], [data-tour=decision] .answers button';
  const covered = [...document.querySelectorAll(open)].filter((each) => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    const list = each.closest('[data-tour=mine], section.sheet')?.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    if (list && (middle > list.bottom || middle < list.top)) return false; // further down or up in its list
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return width && box.contains(at) && !each.contains(at);
  });
  const words = box.querySelector('.text');
  return {
    step: box.dataset.step,
    waits: !box.querySelector('button'),
    covered: covered.length,
    height: its.height,
    spills: words.getBoundingClientRect().bottom > its.bottom,
  };
}"""


# Whether there is a ring, and what it is around can be seen there; or the step is over by now.
RINGED = """() => {
  const at = document.querySelector('section.lesson')?.dataset.at;
  const ring = document.querySelector('.ring')?.getBoundingClientRect();
  if (!at) return true;
  if (!ring) return false;
  const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
  const seen = document.elementsFromPoint(x, y);
  return !at.includes(':') || seen.some((each) => each.closest(`[data-target="${at}"]`));
}"""


class Lesson:
    """The lesson as somebody follows it on the screen."""

    def __init__(self, page: Page, game: str, me: Person | None = None) -> None:
        self.page, self.game = page, game
        self.me = me or Person(page)
        self.visited: list[str] = []

    def begin(self) -> None:
        """From the lobby, at one press."""
        self.page.goto("/")
        learn = f"Learn it: a first game: {self.game}"
        expect(self.page.get_by_role("button", name=learn)).to_be_visible()
        self._press(learn)
        expect(self.page.locator("section.lesson")).to_be_visible()

    def look(self) -> Seen | None:
        """The step that is on, none when the lesson is over; once no sheet on its way covers anything."""
        (now,) = wait_until(self.page, self._clear, lambda: f"it covers: {self.page.evaluate(LOOK)}")
        if now is not None:
            assert not now["spills"], now
            if self.visited[-1:] != [now["step"]]:
                self.visited.append(now["step"])
        return now

    def _clear(self) -> tuple[Seen | None] | None:
        now: Seen | None = self.page.evaluate(LOOK)
        return None if now is not None and now["covered"] else (now,)

    def read(self) -> None:
        """Say that this is understood."""
        step = self.page.locator("section.lesson").get_attribute("data-step")
        self._press("Got it")
        expect(self.page.locator(f"section.lesson[data-step={step}]")).to_be_hidden()

    def _press(self, name: str) -> None:
        self.page.get_by_role("button", name=name).click()

    def reach(self, step: str) -> None:
        """Follow the lesson until this step is on."""
        while (now := self.look()) is not None and now["step"] != step:
            self.go_on(now)

    def go_on(self, now: Seen) -> bool:
        """In the step that was seen last, read what is told or do one thing; false: the game is over.

        What is on may have gone on since then: nothing that the caller has not seen is read.
        """
        if not now["waits"]:
            self.read()
            return True
        seen = self.me.wait_for_turn()
        if seen["over"]:
            return False
        if self.look() != now:  # it has gone on with what was done last
            return True
        if CONFIRM in seen["buttons"]:
            self.me.do(f"button {CONFIRM}", seen)
        elif (advised := self._advised(seen)) is not None:
            self.me.do(advised, seen)
        else:
            self.me.answer(seen)
        return True

    def _advised(self, seen: Seen) -> str | None:
        """What the ring is around, if that can be pressed; the marked answer at a question with buttons."""
        target = self.page.evaluate("() => document.querySelector('section.lesson')?.dataset.at ?? ''")
        if target in seen["targets"] and seen["prompt"] != WHICH:
            return f"target {target}"
        advised = self.page.locator("[data-tour=decision] .answers .advised").all_text_contents()
        wanted = [name for name in seen["buttons"] if name in {each.strip() for each in advised}]
        assert wanted or target not in seen["targets"], f"none of {seen['buttons']} is marked"
        return f"button {wanted[0]}" if wanted else None


class Keyboard(Person):
    """Somebody who has no pointer: N leads to what is open, Tab to every button, Enter presses."""

    def press(self, target: str) -> None:
        """Walk there and pick it."""
        for _ in range(MOST_KEYS):
            self.page.keyboard.press("n")
            if self.page.evaluate("() => document.activeElement.dataset.target") == target:
                return self.page.keyboard.press("Enter")
        raise AssertionError(f"N does not lead to {target}")

    def button(self, name: str) -> None:
        """Walk there with Tab."""
        self.pressed[name] += 1
        self.tab_to(name)
        self.page.keyboard.press("Enter")

    def tab_to(self, name: str) -> None:
        """Press Tab until this has the focus."""
        for _ in range(MOST_KEYS):
            if self.page.evaluate(FOCUSED) == name:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {name!r}")


class LessonByKeys(Lesson):
    """The lesson without a pointer."""

    def __init__(self, page: Page, game: str) -> None:
        self.keys = Keyboard(page)
        super().__init__(page, game, self.keys)

    def _press(self, name: str) -> None:
        self.keys.tab_to(name)
        self.page.keyboard.press("Enter")


class LessonByFinger(Lesson):
    """The lesson on a phone: whatever it speaks of is brought into sight, and taps do everything."""

    def __init__(self, page: Page, game: str) -> None:
        super().__init__(page, game, Finger(page))

    def _press(self, name: str) -> None:
        self.page.get_by_role("button", name=name).tap()

    def go_on(self, now: Seen) -> bool:
        """See first what the step speaks of, without looking for it."""
        wait_until(self.page, lambda: self.page.evaluate(RINGED), lambda: f"no ring around its subject: {now}")
        return super().go_on(now)


def follow(lesson: Lesson, reload_at: str) -> set[float]:
    """To its end, with a reload in the middle; how high its words stood."""
    heights: set[float] = set()
    for _ in range(MOST_ANSWERS):
        now = lesson.look()
        if now is None or not lesson.go_on(now):
            return heights
        heights.add(now["height"])
        if now["step"] == reload_at:
            lesson.page.reload()
            expect(lesson.page.locator("section.lesson")).to_be_visible()
    raise AssertionError(f"no end in {MOST_ANSWERS} answers: {lesson.visited}")


def test_small_world_underground_from_the_lobby_to_its_end(new_page: NewPage) -> None:
    """Every step waits for what it speaks of, a reload keeps it, and nothing that must be pressed is covered."""
    page = new_page(toured=False, pace="off", reduced_motion="reduce")
    lesson = LessonByKeys(page, "Small World Underground")
    lesson.begin()
    doctor = Doctor(page)
    expect(page.get_by_role("dialog", name="A short tour")).to_be_hidden()
    doctor.look("the lesson", "section.lesson")
    heights = follow(lesson, reload_at="neighbours")
    wait_until(page, lambda: page.locator("dialog.result").count(), lambda: "no result")
    met = {*lesson.visited}
    assert {"welcome", "combo", "enter", "neighbours", "stop", "coins", "go-on", "grow", "decline"} <= met
    assert lesson.visited[-1] == "win"
    assert len(heights) == 1, "the board never moves under the pointer"
    doctor.verdict()


@pytest.mark.parametrize(
    ("game", "lesson_of", "reload_at"),
    [("AuZtralia", AUZTRALIA, "second-rail"), ("Spirit Island", SPIRIT_ISLAND, "ready")],
)
def test_the_others_from_the_lobby_to_their_end(
    new_page: NewPage, game: str, lesson_of: KernelLesson, reload_at: str
) -> None:
    """Without a pointer: by what the ring is around, through every step, with a reload in the middle."""
    page = new_page(toured=False, pace="off", reduced_motion="reduce")
    lesson = LessonByKeys(page, game)
    lesson.begin()
    heights = follow(lesson, reload_at)
    overtaken = {step.id for step in lesson_of.steps if step.overtakes}
    wanted = [step.id for step in lesson_of.steps]
    assert [name for name in wanted if name in lesson.visited] == lesson.visited, "in their order"
    assert {*wanted} - {*lesson.visited} <= overtaken
    assert lesson.visited[-1] == "end"
    assert len(heights) == 1, "the board never moves under the pointer"


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "reload_at", "end"),
    [
        ("Small World Underground", "neighbours", "win"),
        ("AuZtralia", "farm", "end"),
        ("Spirit Island", "cards", "end"),
    ],
)
def test_with_a_finger_from_the_lobby_to_its_end(new_page: NewPage, game: str, reload_at: str, end: str) -> None:
    """Nothing has to be looked for: the map comes to what is in the ring, the hand is pulled up for it."""
    page = new_page(PHONE, toured=False, pace="off", reduced_motion="reduce", has_touch=True, is_mobile=True)
    lesson = LessonByFinger(page, game)
    lesson.begin()
    heights = follow(lesson, reload_at)
    assert lesson.visited[-1] == end
    assert len(heights) == 1, "the board never moves under the finger"


def test_the_step_follows_the_account(new_page: NewPage) -> None:
    """On a phone: a step that waits has no way past it, and another browser shows the same step."""
    page = new_page(PHONE, toured=False, pace="off", reduced_motion="reduce", has_touch=True, is_mobile=True)
    lesson = Lesson(page, "Small World Underground")
    lesson.begin()
    lesson.read()
    box = page.locator("section.lesson")
    expect(box).to_have_attribute("data-step", "combo")
    expect(box.get_by_role("button")).to_have_count(0)
    lesson.reach("enter")
    expect(box).to_have_attribute("data-step", "enter")
    assert lesson.look()
    nothing_sticks_out(page, "the lesson")
    other = new_page(toured=True, reduced_motion="reduce")
    other.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    other.goto(page.url)
    expect(other.locator("section.lesson")).to_have_attribute("data-step", "enter")
    other.get_by_role("button", name=re.compile("Undo")).first.click()
    expect(box).to_have_attribute("data-step", "combo")


def test_a_first_rail_with_the_mouse(new_page: NewPage) -> None:
    """What the ring is around can be clicked."""
    page = new_page(toured=False, pace="off", reduced_motion="reduce")
    lesson = Lesson(page, "AuZtralia")
    lesson.begin()
    lesson.reach("timetable")
    assert lesson.visited == ["welcome", "port", "railway", "rail", "second-rail", "timetable"]
