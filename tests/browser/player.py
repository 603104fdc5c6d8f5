"""A person at the browser: sees what glows and what can be pressed, and presses it."""

import random
import time
from collections import Counter
from typing import Any

from playwright.sync_api import Page, expect

# Where a target can be hit with the pointer: a point of its box where nothing lies over it.
POINT_OF = """(name) => {
  for (const element of document.querySelectorAll(`[data-target="${name}"]`)) {
    const box = element.getBoundingClientRect();
    for (const [x, y] of [[.5,.5],[.3,.5],[.7,.5],[.5,.3],[.5,.7],[.2,.2],[.8,.2],[.2,.8],[.8,.8]]) {
      const at = [box.x + x * box.width, box.y + y * box.height];
      const hit = document.elementFromPoint(...at);
      if (hit?.closest('[data-target]') === element && !hit.closest('a, [data-card]')) return at;
    }
  }
  return null;
}"""

# What can be done now, as the screen shows it: glowing targets, and the buttons of the decision bar.
CHOICES = """() => {
  const seen = (e) => { const b = e.getBoundingClientRect(); return b.width > 0 && b.height > 0; };
  const lit = [...document.querySelectorAll('[data-target]')].filter((e) => e.closest('.lit') && seen(e));
  const buttons = [...document.querySelectorAll('[data-tour=decision] .answers button')]
    .filter((e) => !e.disabled && seen(e));
  return {
    targets: [...new Set(lit.map((e) => e.dataset.target))],
    buttons: buttons.map((e) => e.textContent.trim()),
    prompt: document.querySelector('[data-tour=decision] .prompt')?.textContent ?? null,
    over: document.querySelector('dialog.result') !== null,
  };
}"""


class Person:
    """Plays one seat through visible controls alone."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.made: Counter[str] = Counter()  # how often each prompt was answered, by its first words
        self.pressed: Counter[str] = Counter()  # how often each button was pressed

    def see(self) -> dict[str, Any]:
        """What can be done now."""
        seen: dict[str, Any] = self.page.evaluate(CHOICES)
        return seen

    def press(self, target: str) -> None:
        """Click a place on the table where it can be seen."""
        point = self.page.evaluate(POINT_OF, target)
        assert point is not None, f"{target} cannot be seen"
        self.page.mouse.click(*point)

    def button(self, name: str) -> None:
        """Press a button of the decision bar."""
        self.pressed[name] += 1
        self.page.locator("[data-tour=decision] .answers").get_by_role("button", name=name, exact=True).click()

    def wait_for_turn(self, seconds: float = 60.0) -> dict[str, Any]:
        """Wait until something is asked of this person, or the game is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.see()
            if seen["over"] or seen["targets"] or seen["buttons"]:
                return seen
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nothing to do for {seconds:g} s: {self.see()}")

    def answer(self, seen: dict[str, Any]) -> None:
        """Do one thing: what has been done least often so far, to meet every kind of question."""
        prompt = " ".join((seen["prompt"] or "").split()[:4])
        self.made[prompt] += 1
        if "Yes, do it" in seen["buttons"] and self.luck.random() < 0.9:
            self.button("Yes, do it")
            return self._settle(seen)
        buttons = [name for name in seen["buttons"] if name != "Back"]
        ways = [*("target " + each for each in seen["targets"]), *("button " + each for each in buttons)]
        # Mostly the table, sometimes a button: a game of nothing but Done shows little.
        onto = [way for way in ways if way.startswith("target")]
        way = self.luck.choice(onto) if onto and self.luck.random() < 0.8 else self.luck.choice(ways)
        kind, _, name = way.partition(" ")
        if kind == "target":
            self.press(name)
        else:
            self.button(name)
        return self._settle(seen)

    def _settle(self, before: dict[str, Any]) -> None:
        """Wait until the press has had its effect."""
        end = time.monotonic() + 10
        while time.monotonic() < end:
            now = self.see()
            if now != before:
                return
            self.page.wait_for_timeout(15)

    def play_to_the_end(self, most: int = 1500) -> None:
        """Play until the result is shown."""
        for _ in range(most):
            seen = self.wait_for_turn()
            if seen["over"]:
                return
            self.answer(seen)
        raise AssertionError(f"no end after {most} answers")

    def play(self, answers: int) -> None:
        """Play a while."""
        for _ in range(answers):
            seen = self.wait_for_turn()
            if seen["over"]:
                return
            self.answer(seen)


def start_game(page: Page, opponents: int = 2) -> None:
    """From the lobby to a game against bots in two clicks."""
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    if opponents != 2:
        page.get_by_role("radio", name=str(opponents)).check()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("[data-tour=board]")).to_be_visible()
