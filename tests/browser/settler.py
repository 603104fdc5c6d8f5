"""Somebody who plays AuZtralia at the browser, and knows beforehand what will be asked.

A match of our own runs beside the server's: at every question the screen must offer what the rules offer.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from playwright.sync_api import Page, WebSocket

from rulebound.kernel import Match, Option
from tests.browser.course import ME, Plan, as_a_bot, seats_asked
from tests.browser.heard import Wire
from tests.browser.player import CONFIRM, NO_ANSWER, Person, Seen, wait_until, words_of
from tests.browser.position import lay
from tests.server.live import LiveServer

BOXES: Final = "railway hills mine help military trade farming attack retrieve"
# What the options point at, by their verbs.
KINDS: Final = {
    "hex": (
        "port dig farm target sally uncover bombard demolish restore "
        "outpost battle put step rouse soothe wither endanger"
    ),
    "box": BOXES,
    "action": "place reveal move summon",
    "card": "recruit swap clear sink kill",
    "hand": "play use keep give-up",
    "mythos": "mythos draw regain",
    "unit": "buy enlist",
    "stack": "send hit sacrifice mend lose",
    "turn": "turn",
}
KIND_OF: Final = {verb: kind for kind, verbs in KINDS.items() for verb in verbs.split()}
Watch = Callable[[], None]


def target_of(option: Option) -> str | None:
    """The thing on the table that an option points at; None: it is a button."""
    if option.verb in ("rail", "tear"):
        return f"edge:{option.args[0]}-{option.args[1]}"
    if option.verb == "strike":
        return f"foe:{option.args[1]}"
    if option.verb == "only-outpost":
        return "unit:outpost"
    if option.verb == "slay":
        return f"prey:{option.args[0]}:{option.args[1]}"
    if option.verb == "reclaim":
        return f"trophy:{option.args[0]}:{option.args[2]}"
    kind = KIND_OF.get(option.verb)
    if kind is None:
        return None
    return f"{kind}:{option.verb}" if kind in ("box", "action") else f"{kind}:{option.args[0]}"


def states_in(frame: dict[str, Any]) -> list[dict[str, Any]]:
    """The states that a message of the server brings: by itself, or with an acknowledgement."""
    if frame["type"] == "state":
        return [frame]
    return [frame["state"]] if frame["type"] == "ack" and frame["state"] else []


class Settler(Person):
    """Plays one seat; `match` is the game as it must be on the server, and several may share it."""

    target_of = staticmethod(target_of)
    endings = frozenset({"done"})  # verbs whose button stands last

    def __init__(self, page: Page, match: Match, seat: int = ME) -> None:
        super().__init__(page)
        self.match = match
        self.seat = seat
        self.words = words_of(match.game)
        self.pressing = ""  # the option that is being picked
        self.states: list[dict[str, Any]] = []
        self.watch: Watch = lambda: None  # called at every question, before it is answered

    def _listen(self, socket: WebSocket) -> None:
        super()._listen(socket)
        wire = Wire()
        socket.on("framereceived", lambda frame: self.states.extend(states_in(wire.read(frame))))

    # What is asked.

    @property
    def seq(self) -> int:
        """At which move the table must be."""
        return len(self.match.picks)

    def in_order(self, options: Iterable[Option]) -> list[Option]:
        """As the buttons stand: the ending last."""
        return sorted(options, key=lambda option: option.verb in self.endings)

    def wait_until_asked(self) -> Seen:
        """Wait for what the rules ask now; the server and the screen offer the same and nothing else."""
        options = self.match.options(self.seat)
        assert options, f"seat {self.seat} is asked nothing"
        self._wait_for_server(self.seq)
        asked = self.states[-1]["view"]["ask"]
        assert [option["text"] for option in asked["options"]] == [option.text for option in options]
        return self._wait_for_screen(options)

    def _wait_for_server(self, seq: int) -> None:
        wait_until(
            self.page,
            lambda: self.states and self.states[-1]["seq"] >= seq,
            lambda: f"the server never came to move {seq}",
        )
        assert self.states[-1]["seq"] == seq

    def _wait_for_screen(self, options: Iterable[Option]) -> Seen:
        """Wait until the screen shows the move that the server has sent, and offers what the rules offer."""
        seq = self.states[-1]["seq"]
        targets = {target for option in options if (target := self.target_of(option))}
        targets |= {thing for option in options if (thing := self._moves(option)[0])}
        buttons = [self.words.option(option) for option in self.in_order(options) if not self.target_of(option)]

        def look() -> Seen | None:
            seen = self.see()
            return seen if seen["seq"] == seq and _shows(seen, targets, buttons) else None

        return wait_until(self.page, look, lambda: f"not {sorted(targets)} and {buttons}, but {self.see()}")

    def _moves(self, option: Option) -> tuple[str, str]:
        """What the option moves by hand, and where to, as the server says."""
        shown = next(each for each in self.states[-1]["view"]["ask"]["options"] if each["text"] == option.text)
        moves = shown.get("moves") or {"thing": "", "to": ""}
        return moves["thing"], moves["to"]

    # What is answered.

    def make(self, option: Option) -> None:
        """Answer the question with this option through what can be seen and pressed."""
        self.wait_until_asked()
        self.watch()
        before = len(self._picks())
        self.pressing = option.text
        target = self.target_of(option)
        thing, goal = self._moves(option)
        alike = [each for each in self.match.options(self.seat) if self._moves(each) == (thing, goal)]
        if thing and thing != target:
            same = alike
            self.press(thing)
            self.press(goal)
        else:
            same = [each for each in self.match.options(self.seat) if self.target_of(each) == target]
            if target:
                self.press(target)
        if not target or len(same) > 1:
            self._answer(self.words.option(option))
        self._confirm(before)
        assert self._picks()[before:] == [option.text]
        self.match.pick(self.seat, option)

    def _answer(self, words: str) -> None:
        """Press the button with these words; what it costs may stand behind them."""
        found = wait_until(
            self.page,
            lambda: [name for name in self.see()["buttons"] if _means(name, words)],
            lambda: f"no button {words!r}: {self.see()}",
        )
        self.button(found[0])

    def _confirm(self, before: int) -> None:
        """Wait until the pick is sent; where something comes to light, it is asked for once more."""

        def is_sent() -> bool:
            if len(self._picks()) == before and CONFIRM in self.see()["buttons"]:
                self.button(CONFIRM)
            return len(self._picks()) > before

        wait_until(self.page, is_sent, lambda: f"nothing was picked for {self.pressing}: {self.see()}")

    def _picks(self) -> list[str]:
        return [said["pick"] for said in self.sent if said["type"] == "pick"]

    # A course of play.

    def follow(self, picks: Iterable[tuple[int, str]]) -> None:
        """Make this seat's picks of a game that has been played beforehand."""
        for seat, text in picks:
            if seat == self.seat:
                self.make(next(option for option in self.match.options(seat) if option.text == text))
            else:
                self.match.pick(seat, text)

    def follow_both_ends(
        self, server: LiveServer, picks: Sequence[tuple[int, str]], first: int, last: int
    ) -> None:
        """Make the first and the last picks of a game on the screen; those between are made without it."""
        cut = max(at for at, (seat, _) in enumerate(picks) if seat == self.seat and at <= len(picks) - last)
        self.follow(picks[:first])
        for seat, text in picks[first:cut]:
            self.match.pick(seat, text)
        self.open_at(lay(server, self.match, self.seat))
        self.follow(picks[cut:])

    def open_at(self, address: str) -> None:
        """Go to another table, where the match has come as far as it has here."""
        self.states.clear()
        self.page.goto(address)

    def play_by(self, plan: Plan, enough: Callable[[], bool]) -> None:
        """Play by a plan until it is enough and this one is asked again, the bots as they play on the server."""
        for seat in seats_asked(self.match):
            if seat != self.seat:
                self.match.pick(seat, as_a_bot(self.match, seat))
            elif enough():
                return
            else:
                self.make(plan(self.match))


def _shows(seen: Seen, targets: set[str], buttons: list[str]) -> bool:
    answers = [name for name in seen["buttons"] if name not in NO_ANSWER]
    fit = len(answers) == len(buttons) and all(map(_means, answers, buttons))
    return set(seen["targets"]) == targets and fit


def _means(name: str, words: str) -> bool:
    return name == words or name.startswith(f"{words} (")
