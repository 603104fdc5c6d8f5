"""Somebody who plays Spirit Island at the browser, and knows beforehand what will be asked.

A match of our own runs beside the server's: at every question the screen must offer what the rules offer, and
every land must hold what it holds there.
"""

import re
import time
from collections import Counter
from typing import Any, Final

from playwright.sync_api import Page, expect

from rulebound.games import load_game
from rulebound.games.spirit_island.state import World
from rulebound.games.spirit_island.view import IslandView
from rulebound.kernel import Event, Match, Option
from tests.browser.player import NO_ANSWER, Seen
from tests.browser.settler import PATIENCE, Settler

GAME: Final = "Spirit Island"
ISLAND: Final = "The island"
# What the options point at, by their verbs, and which of their arguments says where.
LANDS: Final = {"target": 0, "target-far": 0, "land": 0, "lose": 0, "presence": 1, "follow": 1, "choke": 1}
TO_A_LAND: Final = {"push", "move"}
AT_A_PIECE: Final = {"hit", "graze", "destroy", "remove", "replace", "strife", "gather"}
POWERS: Final = {"play", "keep", "forget", "give", "reclaim", "use", "hasten", "repeat"}
NAMED: Final = {"group", "grow", "bonus", "element", "spirit"}
ENDING: Final = {"ready", "done"}
# What stands in every land, as a screen reader says it.
LABELS: Final = """() => Object.fromEntries([...document.querySelectorAll('g[data-target^="land:"]')].map(
  (e) => [e.dataset.target.slice(5), e.getAttribute('aria-label')]))"""
COUNTED: Final = re.compile(r"(\d+) (explorer|town|city|cities|dahan|blight|presence)")
Lands = dict[str, dict[str, int]]


def target_of(option: Option) -> str | None:
    """The thing on the table that an option points at; None: it is a button."""
    verb, args = option.verb.removesuffix("-marked"), option.args
    if verb in TO_A_LAND:
        return f"land:{args[-1]}"
    if verb in LANDS:
        return f"land:{args[LANDS[verb]]}"
    if verb in AT_A_PIECE:
        kind, *marks, land = args
        return ":".join(map(str, ["piece", land, kind, *marks]))
    if verb in POWERS:
        return f"power:{args[0]}"
    return f"{verb}:{args[0]}" if verb in NAMED else None


def new_match(seats: int, seed: int, **setup: Any) -> Match:
    """The same table as the lobby makes when nothing else is chosen."""
    return Match(load_game("spirit-island"), {"seats": seats, **setup}, seed=seed)


def world_of(match: Match) -> World:
    """The table itself, with all that is hidden."""
    assert isinstance(match.state, World)
    return match.state


def view_of(match: Match) -> IslandView:
    """The table as everybody sees it."""
    view = match.view(0).view
    assert isinstance(view, IslandView)
    return view


def lands_of(match: Match) -> Lands:
    """What stands in each land by the rules; what is empty is left out."""
    found: Lands = {}
    for land in view_of(match).lands:
        counts = Counter({"blight": land.blight, "presence": sum(land.presence)})
        for piece in land.pieces:
            counts[piece.kind] += piece.number
        found[land.id] = {what: number for what, number in counts.items() if number}
    return {land: counts for land, counts in found.items() if counts}


def shown_lands(page: Page) -> Lands:
    """What stands in each land as the board tells it."""
    found: Lands = {}
    for land, label in page.evaluate(LABELS).items():
        counts: Counter[str] = Counter()
        for number, what in COUNTED.findall(label):
            counts["city" if what == "cities" else what] += int(number)
        found[land] = dict(counts)
    return {land: counts for land, counts in found.items() if counts}


def island_is(page: Page, match: Match, seconds: float = 10.0) -> None:
    """Wait until the board shows what is there by the rules."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and shown_lands(page) != lands_of(match):
        page.wait_for_timeout(20)
    assert shown_lands(page) == lands_of(match)


def told(match: Match, kind: str) -> list[Event]:
    """All that happened of this kind."""
    return [event for event in match.events if event.kind == kind]


class Islander(Settler):
    """Plays one seat; `match` is the game as it must be on the server, and several may share it."""

    def __init__(self, page: Page, match: Match, seat: int = 0) -> None:
        super().__init__(page, match)
        self.seat = seat
        self.undone = 0  # picks that were taken back: the server counts them, and that they were taken back

    @property
    def seq(self) -> int:
        """At which move the table must be."""
        return len(self.match.picks) + 2 * self.undone

    def wait_until_asked(self) -> Seen:
        """Wait for what the rules ask now; server, screen and island agree with them."""
        options = self.match.options(self.seat)
        assert options, f"seat {self.seat} is asked nothing"
        self._wait_for_server(self.seq)
        asked = self.states[-1]["view"]["ask"]
        assert [option["text"] for option in asked["options"]] == [option.text for option in options]
        seen = self._wait_for_offer(options)
        island_is(self.page, self.match)
        return seen

    def _wait_for_offer(self, options: Any) -> Seen:
        targets = {target for option in options if (target := target_of(option))}
        plain = sorted((each for each in options if not target_of(each)), key=lambda each: each.verb in ENDING)
        buttons = [self.words.option(option) for option in plain]
        end = time.monotonic() + PATIENCE
        while not _shows(seen := self.see(), targets, buttons):
            assert time.monotonic() < end, f"not {sorted(targets)} and {buttons}, but {seen}"
            self.page.wait_for_timeout(15)
        return seen

    def make(self, option: Option) -> None:
        """Answer the question with this option through what can be seen and pressed."""
        self.wait_until_asked()
        self.watch()
        before = len(self._picks())
        self.pressing = option.text
        target = target_of(option)
        same = [each for each in self.match.options(self.seat) if target_of(each) == target]
        if target:
            self.press(target)
        if not target or len(same) > 1:
            self._answer(self.words.option(option))
        self._confirm(before)
        assert self._picks()[before:] == [option.text]
        self.match.pick(self.seat, option)

    def undo(self) -> None:
        """Take the last pick back, here and there."""
        self.page.get_by_role("button", name="Undo").click()
        self.match.undo(self.seat)
        self.undone += 1
        self.wait_until_asked()

    def redo(self) -> None:
        """Make again what was taken back."""
        self.page.get_by_role("button", name="Redo").click()
        self.match.redo()
        self.wait_until_asked()


def _shows(seen: Seen, targets: set[str], buttons: list[str]) -> bool:
    answers = [name for name in seen["buttons"] if name not in NO_ANSWER]
    fit = len(answers) == len(buttons) and all(map(_means, answers, buttons))
    return set(seen["targets"]) == targets and fit


def _means(name: str, words: str) -> bool:
    return name == words or name.startswith(f"{words} (")


def wait_for_table(page: Page) -> None:
    """The island is drawn."""
    expect(page.get_by_role("group", name=ISLAND)).to_be_visible()
