"""Somebody who plays AuZtralia at the browser, and knows beforehand what will be asked.

A match of our own runs beside the server's: at every question the screen must offer what the rules offer.
"""

import json
import time
from collections.abc import Callable, Iterable
from typing import Any, Final

from playwright.sync_api import Page, WebSocket

from rulebound.kernel import Match, Option
from rulebound.messages import Messages
from tests.browser.course import ME, Plan, as_a_bot, seats_asked
from tests.browser.player import CONFIRM, NO_ANSWER, Person, Seen

PATIENCE: Final = 30.0
BOXES: Final = "railway hills mine help military trade farming attack retrieve"
# What the options point at, by their verbs.
KINDS: Final = {
    "hex": "port dig farm target sally uncover bombard demolish restore",
    "box": BOXES,
    "card": "recruit swap clear",
    "hand": "play use keep",
    "unit": "buy enlist",
    "stack": "send hit sacrifice mend",
}
KIND_OF: Final = {verb: kind for kind, verbs in KINDS.items() for verb in verbs.split()}
Watch = Callable[[], None]


def target_of(option: Option) -> str | None:
    """The thing on the table that an option points at; None: it is a button."""
    if option.verb == "rail":
        return f"edge:{option.args[0]}-{option.args[1]}"
    if option.verb == "strike":
        return f"foe:{option.args[1]}"
    kind = KIND_OF.get(option.verb)
    if kind is None:
        return None
    return f"box:{option.verb}" if kind == "box" else f"{kind}:{option.args[0]}"


def states_in(frame: dict[str, Any]) -> list[dict[str, Any]]:
    """The states that a message of the server brings: by itself, or with an acknowledgement."""
    if frame["type"] == "state":
        return [frame]
    return [frame["state"]] if frame["type"] == "ack" and frame["state"] else []


class Settler(Person):
    """Plays the first seat; `match` is the game as it must be on the server."""

    def __init__(self, page: Page, match: Match) -> None:
        super().__init__(page)
        self.match = match
        self.words = Messages(match.game)
        self.pressing = ""  # the option that is being picked
        self.states: list[dict[str, Any]] = []
        self.watch: Watch = lambda: None  # called at every question, before it is answered

    def _listen(self, socket: WebSocket) -> None:
        super()._listen(socket)
        socket.on("framereceived", lambda frame: self.states.extend(states_in(json.loads(frame))))

    # What is asked.

    def wait_until_asked(self) -> Seen:
        """Wait for what the rules ask now; the server and the screen offer the same and nothing else."""
        options = self.match.options(ME)
        self._wait_for_server(len(self.match.picks))
        asked = self.states[-1]["view"]["ask"]
        assert [option["text"] for option in asked["options"]] == [option.text for option in options]
        return self._wait_for_screen(options)

    def _wait_for_server(self, seq: int) -> None:
        end = time.monotonic() + PATIENCE
        while not self.states or self.states[-1]["seq"] < seq:
            assert time.monotonic() < end, f"the server never came to move {seq}"
            self.page.wait_for_timeout(15)
        assert self.states[-1]["seq"] == seq

    def _wait_for_screen(self, options: Iterable[Option]) -> Seen:
        targets = {target for option in options if (target := target_of(option))}
        buttons = [self.words.option(option) for option in options if not target_of(option)]
        end = time.monotonic() + PATIENCE
        while not _shows(seen := self.see(), targets, buttons):
            assert time.monotonic() < end, f"not {sorted(targets)} and {buttons}, but {seen}"
            self.page.wait_for_timeout(15)
        return seen

    # What is answered.

    def make(self, option: Option) -> None:
        """Answer the question with this option through what can be seen and pressed."""
        self.wait_until_asked()
        self.watch()
        before = len(self._picks())
        self.pressing = option.text
        same = [each for each in self.match.options(ME) if target_of(each) == target_of(option)]
        target = target_of(option)
        if target:
            self.press(target)
        if not target or len(same) > 1:
            self._answer(self.words.option(option))
        self._confirm(before)
        assert self._picks()[before:] == [option.text]
        self.match.pick(ME, option)

    def _answer(self, words: str) -> None:
        """Press the button with these words; what it costs may stand behind them."""
        end = time.monotonic() + PATIENCE
        while not (found := [name for name in self.see()["buttons"] if _means(name, words)]):
            assert time.monotonic() < end, f"no button {words!r}: {self.see()}"
            self.page.wait_for_timeout(10)
        self.button(found[0])

    def _confirm(self, before: int) -> None:
        """Wait until the pick is sent; where something comes to light, it is asked for once more."""
        end = time.monotonic() + PATIENCE
        while len(self._picks()) == before:
            assert time.monotonic() < end, f"nothing was picked for {self.pressing}: {self.see()}"
            if CONFIRM in self.see()["buttons"]:
                self.button(CONFIRM)
            self.page.wait_for_timeout(5)

    def _picks(self) -> list[str]:
        return [said["pick"] for said in self.sent if said["type"] == "pick"]

    # A course of play.

    def follow(self, picks: Iterable[tuple[int, str]]) -> None:
        """Make the first seat's picks of a game that has been played beforehand."""
        for seat, text in picks:
            if seat == ME:
                self.make(next(option for option in self.match.options(ME) if option.text == text))
            else:
                self.match.pick(seat, text)

    def play_by(self, plan: Plan, enough: Callable[[], bool]) -> None:
        """Play by a plan until it is enough, the bots as they play on the server."""
        for seat in seats_asked(self.match):
            if enough():
                return
            if seat == ME:
                self.make(plan(self.match))
            else:
                self.match.pick(seat, as_a_bot(self.match, seat))


def _shows(seen: Seen, targets: set[str], buttons: list[str]) -> bool:
    answers = [name for name in seen["buttons"] if name not in NO_ANSWER]
    fit = len(answers) == len(buttons) and all(map(_means, answers, sorted_like(buttons)))
    return set(seen["targets"]) == targets and fit


def sorted_like(buttons: list[str]) -> list[str]:
    """The ending answer stands last."""
    return sorted(buttons, key=lambda name: name == "Done")


def _means(name: str, words: str) -> bool:
    return name == words or name.startswith(f"{words} (")
