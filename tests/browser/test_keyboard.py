"""A game with the keyboard alone: no pointer is ever moved."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from rulebound.kernel import Match
from tests.browser.conftest import NewPage
from tests.browser.player import CHOICES, CONFIRM, NO_ANSWER, Person, wait_until
from tests.browser.position import from_record, lay
from tests.server.live import LiveServer

# What has the focus, and whether one can see that: by an outline, or by the bright border drawn on the board.
FOCUS = """() => {
  const at = document.activeElement;
  const region = at.matches('g[data-target]');
  const border = region && [...document.querySelectorAll('.pointed > path')].some(
    (path) => path.getAttribute('d') === at.querySelector('path').getAttribute('d'));
  const style = getComputedStyle(at);
  return {
    target: at.dataset?.target ?? null,
    label: at.getAttribute('aria-label') ?? at.textContent.trim(),
    role: at.tagName,
    lit: at.closest('.lit') !== null,
    visible: at === document.body || !at.matches(':focus-visible') ? null
      : border || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0),
  };
}"""
ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
Focus = dict[str, Any]
FIRST_TURNS = {"choose", "conquer", "done", "place"}
# A game whose last picks are all of the player in this seat.
RECORD, LAST = "small-world-underground/3-players-1", 1


class Keys:
    """Somebody who has no mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.watch = Person(page, seed=4)  # it only watches: what the page sends, and what chance decides
        self.unseen: list[Focus] = []  # places where the focus could not be seen
        self.walked = 0  # arrow keys that led somewhere

    def focus(self) -> Focus:
        """Where the focus is; a place where one cannot see it is noted."""
        found: Focus = self.page.evaluate(FOCUS)
        if found["visible"] is False and found not in self.unseen:
            self.unseen.append(found)
        return found

    def press(self, *keys: str) -> None:
        """One key after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, words: str, most: int = 40) -> None:
        """Press Tab until something with these words has the focus."""
        for _ in range(most):
            self.press("Tab")
            if words in self.focus()["label"]:
                return
        raise AssertionError(f"{most} times Tab and no {words!r}")

    def see(self) -> dict[str, Any]:
        """What can be done now."""
        seen: dict[str, Any] = self.page.evaluate(CHOICES)
        return seen

    def act(self, seen: dict[str, Any], *keys: str) -> None:
        """Press keys and wait until the screen has changed."""
        self.press(*keys)
        wait_until(self.page, lambda: self.see() != seen, lambda: f"{keys} change nothing: {seen}")

    def walk(self, wanted: set[str]) -> Focus:
        """From the first open place onwards with the arrows; where they do not lead, N does."""
        self.press("n")
        at = self.focus()
        assert at["lit"], f"N leads to what is open, not to {at}"
        for _ in range(self.watch.luck.randint(1, 6)):
            before = at["target"]
            self.press(self.watch.luck.choice(ARROWS))
            at = self.focus()
            self.walked += at["target"] != before
        for _ in range(60):
            if at["target"] in wanted:
                return at
            self.press("n")
            at = self.focus()
        raise AssertionError(f"the keyboard leads to none of {wanted}")

    def answer(self, seen: dict[str, Any]) -> None:
        """One thing: mostly somewhere on the table, then the ending with D, a button with its digit."""
        luck = self.watch.luck
        buttons = [name for name in seen["buttons"] if name not in NO_ANSWER]
        if CONFIRM in buttons:
            wait_until(
                self.page, lambda: self.focus()["label"] == CONFIRM, lambda: f"not at {CONFIRM}: {self.focus()}"
            )
            return self.act(seen, "Enter")
        if seen["prompt"] == "Which of these?":  # the place is chosen, and does not say what to do there
            return self.act(seen, str(luck.randint(1, len(buttons))))
        conquering = (seen["prompt"] or "").startswith("Conquer a region")
        # To abandon a region is possible too; nobody wants that.
        wanted = {each for each in seen["targets"] if not conquering or "costs" in seen["labels"][each]}
        if wanted and not ("Done" in buttons and luck.random() < 0.2):
            self.walk(wanted)
            return self.act(seen, "Enter")
        if "Done" in buttons:
            return self.act(seen, "d")
        return self.act(seen, str(luck.randint(1, len(buttons))))


def enter(page: Page, keys: Keys) -> None:
    """From the lobby to a table."""
    page.goto("/")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    keys.tab_to("Play now against bots: Small World Underground")
    keys.press("Enter")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_focused()
    keys.press("Enter")
    expect(page.locator("[data-tour=board]")).to_be_visible()


def play_on(keys: Keys, enough: Callable[[], bool]) -> None:
    """Play with the keyboard until this holds, or to the end."""
    for _ in range(800):
        seen = keys.watch.wait_for_turn()
        if seen["over"] or enough():
            return
        keys.answer(seen)
    raise AssertionError("the game never comes so far")


def last_turn() -> Match:
    """A game in which one player's last turn is all that is left."""
    record = from_record(RECORD)
    picks = list(record.picks)
    while picks and picks[-1][0] == LAST:
        picks.pop()
    match = Match(record.game, record.setup, record.seed)
    for seat, option in picks:
        match.pick(seat, option)
    return match


def test_a_game_with_the_keyboard(new_page: NewPage, server: LiveServer) -> None:
    """Lobby, choice, conquests with arrows and Enter, redeployment; and a last turn, to the final score."""
    page = new_page()
    keys = Keys(page)
    enter(page, keys)
    verbs = FIRST_TURNS
    play_on(keys, lambda: set(keys.watch.verbs) >= verbs and keys.watch.verbs["conquer"] >= 5 <= keys.walked)
    assert keys.watch.verbs["conquer"] >= 5
    assert verbs <= set(keys.watch.verbs), keys.watch.verbs
    assert keys.walked >= 5, "the arrows lead from region to region"
    page.goto(lay(server, last_turn(), LAST))
    play_on(keys, lambda: False)
    expect(page.locator("dialog.result")).to_be_visible()
    assert keys.unseen == [], "the focus can always be seen"
    page.wait_for_function("() => document.activeElement.closest('dialog') !== null")  # the result has the focus
    keys.press("Escape")
    expect(page.locator("dialog.result")).to_be_hidden()


def test_keys_for_help_undo_and_back(new_page: NewPage) -> None:
    """`?` shows the keys, U takes back, Esc closes a card."""
    page = new_page()
    keys = Keys(page)
    enter(page, keys)
    keys.watch.wait_for_turn()
    keys.press("?")
    help_box = page.get_by_role("dialog", name="Help and keys")
    expect(help_box).to_be_visible()
    keys.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)

    seen = keys.watch.wait_for_turn()
    assert (seen["prompt"] or "").startswith("Choose a race")
    cards = page.locator(".card-pane")
    keys.press("n", "Tab")
    expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile("^Read the cards"))
    keys.press("Enter")
    expect(cards).to_be_visible()
    keys.press("Escape")
    expect(cards).to_be_hidden()

    for _ in range(30):
        seen = keys.watch.wait_for_turn()
        free = [name for name in seen["targets"] if seen["labels"][name].endswith(("token", "tokens"))]
        if (seen["prompt"] or "").startswith("Conquer a region") and free:
            break
        keys.answer(seen)
    before = seen["prompt"]
    prompt = page.locator("[data-tour=decision] .prompt")
    keys.walk(set(free))
    keys.press("Enter")
    expect(prompt).not_to_have_text(before)
    keys.press("u")
    expect(prompt).to_have_text(before)
    keys.press("r")
    expect(prompt).not_to_have_text(before)

    # The panes have their letters.
    keys.press("p")
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    keys.press("l")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    assert keys.unseen == []
