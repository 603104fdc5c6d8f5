"""The guided first game as somebody follows it: which step is shown, and whether it waits for something."""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import wait_until

# The box may be away for a moment while its subject is; that the tour is over is kept in the settings.
LOOK = """(game) => ({
  over: (JSON.parse(localStorage['rulebound.settings'] ?? '{}').toured ?? []).includes(game),
  text: [...document.querySelectorAll('[role=dialog][aria-modal=false]')].map((box) => box.innerText).join(),
})"""
WAITS = "This goes on when you have done it"


@dataclass(frozen=True, slots=True)
class Step:
    """A step by its number, 0 when the tour is over, and whether something must be done first."""

    number: int
    waits: bool = False


class Guide:
    """The tour of one game."""

    def __init__(self, page: Page, game: str, steps: int) -> None:
        self.page, self.game, self.steps = page, game, steps

    @property
    def box(self) -> Locator:
        """Where it speaks."""
        return self.page.get_by_role("dialog", name="A short tour")

    def step(self) -> Step:
        """The step that is shown, or the end."""
        return wait_until(self.page, self._look, lambda: "the tour is neither here nor over")

    def _look(self) -> Step | None:
        now = self.page.evaluate(LOOK, self.game)
        if now["over"]:
            return Step(0)
        found = re.search(r"(\d+) of (\d+)", now["text"])
        if found is None:
            return None
        assert int(found[2]) == self.steps
        return Step(int(found[1]), WAITS in now["text"])

    def press_next(self) -> None:
        """Next, or the last word."""
        before = self.step().number
        self.box.get_by_role("button", name=re.compile("Next|s play")).click()
        expect(self.box.get_by_text(f"{before} of {self.steps}")).to_be_hidden()

    def comes_onto_the_screen(self) -> None:
        """Wait until the whole box can be seen: it is placed once its size is known."""
        wait_until(self.page, self._is_on_the_screen, lambda: f"the box stands at {self.box.bounding_box()}")

    def _is_on_the_screen(self) -> bool:
        box, size = self.box.bounding_box(), self.page.viewport_size
        if box is None or size is None:
            return False
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        return box["x"] >= 0 and box["y"] >= 0 and right <= size["width"] and bottom <= size["height"]

    def stays_away(self) -> None:
        """It is not here, and has not come after it has looked around often; the page's clock is put forward."""
        expect(self.box).to_be_hidden()
        self.page.clock.fast_forward(10_000)
        expect(self.box).to_be_hidden()
