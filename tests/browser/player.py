"""A person at the browser: sees what glows and what can be pressed, and presses it."""

import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from copy import copy
from functools import cache
from typing import Any, Final, TypeVar

from playwright.sync_api import Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from rulebound.games import load_game
from rulebound.kernel import Game
from rulebound.messages import Messages

# Seconds after which something that must come is said not to have come: long, for machines that are slow or busy.
PATIENCE: Final = 60.0
LOOK_EVERY: Final = 15  # milliseconds
A_MOMENT: Final = 2000  # milliseconds, for a button that others may take away

# Where a target can be hit with the pointer: a whole pixel of its box where nothing lies over it, and none of the
# pixels beside it either if there is such a place. The pointer hits whole pixels: a point between two of them may
# lie on the target, and the press beside it. Not before the second frame from now: what follows from a change of
# size, such as a smaller board beside a longer question, comes then.
POINTS_OF: Final = """async (names) => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const places = [[.5,.5],[.3,.5],[.7,.5],[.5,.3],[.5,.7],[.2,.2],[.8,.2],[.2,.8],[.8,.8]];
  const beside = [[1,0],[-1,0],[0,1],[0,-1]];
  const hits = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit?.closest('[data-target]') === element && !hit.closest('a, [data-card]');
  };
  const point = (name) => {
    let found = null;
    for (const element of document.querySelectorAll(`[data-target="${name}"]`)) {
      const box = element.getBoundingClientRect();
      for (const [wide, high] of places) {
        const [x, y] = [Math.round(box.x + wide * box.width), Math.round(box.y + high * box.height)];
        if (!hits(element, x, y)) continue;
        if (beside.every(([dx, dy]) => hits(element, x + dx, y + dy))) return [x, y];
        found ??= [x, y];
      }
    }
    return found;
  };
  return names.map(point);
}"""

# Where something lies, if it has lain there for two frames; null: it moves, or has no size.
AT_REST: Final = """async (element) => {
  const look = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const before = look();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const now = look();
  return now.width && Object.keys(now).every((side) => Math.abs(now[side] - before[side]) < 0.5) ? now : null;
}"""

# Writes down, at every change of the page, what stands in a place and can be seen.
NOTE: Final = """(place) => {
  const all = (window.shownInPassing ??= []);
  const texts = [];
  const look = () => {
    for (const each of document.querySelectorAll(place)) {
      if (each.checkVisibility() && texts.at(-1) !== each.textContent) texts.push(each.textContent);
    }
  };
  const changes = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.documentElement, changes);
  look();
  return all.push(texts) - 1;
}"""

# Brings the target into sight where it lies further down in its list; nothing happens when it is not there.
SCROLL_TO: Final = """(name) =>
  [...document.querySelectorAll(`[data-target="${name}"]`)].at(-1)?.scrollIntoView({block: 'nearest'})"""

# What can be done now, as the screen shows it: glowing targets, and the buttons of the decision bar.
CHOICES: Final = """() => {
  const seen = (e) => { const b = e.getBoundingClientRect(); return b.width > 0 && b.height > 0; };
  // A pick on its way: nothing more can be done until it is answered.
  const bar = document.querySelector('[data-tour=decision] .decision');
  const busy = bar?.ariaBusy === 'true';
  const lit = [...document.querySelectorAll('[data-target]')].filter((e) => !busy && e.closest('.lit') && seen(e));
  const buttons = [...document.querySelectorAll('[data-tour=decision] .answers button')]
    .filter((e) => !e.disabled && seen(e));
  return {
    targets: [...new Set(lit.map((e) => e.dataset.target))],
    labels: Object.fromEntries(lit.map((e) => [e.dataset.target, e.getAttribute('aria-label') ?? e.textContent])),
    buttons: buttons.map((e) => e.textContent.trim()),
    prompt: document.querySelector('[data-tour=decision] .prompt')?.textContent ?? null,
    over: document.querySelector('dialog.result') !== null,
    seq: Number(bar?.dataset.seq ?? -1),
  };
}"""

ON_THE_BOARD: Final = ("region:", "hex:", "edge:")
CONFIRM: Final = "Yes, do it"
OFFER: Final = "Show what is on offer"
WHICH: Final = "Which of these?"
# Buttons that answer nothing, or only how long one waits.
NO_ANSWER: Final = frozenset({"Back", "Put it back", "Skip ahead", OFFER, "Show the result"})

# What our own pages send along, and no other page can.
OURS: Final = {"X-Rulebound": "1"}

Seen = dict[str, Any]
T = TypeVar("T")


def wait_until(page: Page, look: Callable[[], T | None], otherwise: Callable[[], str]) -> T:
    """Look again and again until there is something, and give it; fail with these words if it never comes."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, f"{otherwise()}, for {PATIENCE:g} s"
        page.wait_for_timeout(LOOK_EVERY)
    return found


def box_at_rest(thing: Locator) -> dict[str, float]:
    """Where it lies, once it lies still."""
    return wait_until(
        thing.page, lambda: thing.evaluate(AT_REST), lambda: f"it never lies still: {thing.bounding_box()}"
    )


class Passing:
    """Notes all that is shown in a place from now on: on a busy machine it may be gone before one looks.

    The page that is open now is watched, until it is left.
    """

    def __init__(self, page: Page, place: str) -> None:
        self.page, self.place = page, place
        self._key = page.evaluate(NOTE, place)

    def texts(self) -> list[str]:
        """What has been read there, in its order."""
        texts: list[str] = self.page.evaluate("(key) => window.shownInPassing[key]", self._key)
        return [" ".join(text.split()) for text in texts]

    def shows(self, *words: str) -> None:
        """Wait until all of these words have been seen there at once."""
        wanted = [" ".join(each.split()) for each in words]
        wait_until(
            self.page,
            lambda: any(all(each in text for each in wanted) for text in self.texts()),
            lambda: f"{self.place} never showed {wanted}, but {self.texts()}",
        )


def words_of(game: Game[Any], players: Sequence[str] = ()) -> Messages:
    """The words of a game, whose files are read once for all tests."""
    words = copy(_words(game.id))
    words.players = players
    return words


@cache
def _words(game: str) -> Messages:
    return Messages(load_game(game))


def log_tells(page: Page, lines: Sequence[str]) -> None:
    """Wait until each of these is a line of the log, or stands in one."""

    def missing() -> list[str]:
        said = [" ".join(text.split()) for text in page.locator("[role=log] p").all_text_contents()]
        return [line for line in lines if not any(" ".join(line.split()) in text for text in said)]

    wait_until(page, lambda: not missing(), lambda: f"the log does not say {missing()}")


class Person:
    """Plays one seat through visible controls alone. Made before the table opens, it notes what the page sends."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.made: Counter[str] = Counter()  # how often each kind of answer was given
        self.pressed: Counter[str] = Counter()  # how often each button was pressed
        self.sent: list[dict[str, Any]] = []  # what went over the wire
        page.on("websocket", self._listen)

    @property
    def verbs(self) -> Counter[str]:
        """How often each verb was picked, as the server heard it."""
        return Counter(said["pick"].split()[0] for said in self.sent if said["type"] == "pick")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def see(self) -> Seen:
        """What can be done now."""
        seen: Seen = self.page.evaluate(CHOICES)
        return seen

    def point_of(self, target: str) -> tuple[int, int]:
        """The pixel where the target can be hit."""
        point = wait_until(self.page, lambda: self._look_for(target), lambda: f"{target} cannot be seen")
        return point[0], point[1]

    def _look_for(self, target: str) -> list[int] | None:
        (point,) = self._points_of([target])
        if point is None and not target.startswith(ON_THE_BOARD):  # further down in its list
            self.page.evaluate(SCROLL_TO, target)
            (point,) = self._points_of([target])
        return point

    def _points_of(self, targets: Sequence[str]) -> list[list[int] | None]:
        points: list[list[int] | None] = self.page.evaluate(POINTS_OF, targets)
        return points

    def press(self, target: str) -> None:
        """Click a place on the table where it can be seen."""
        self.page.mouse.click(*self.point_of(target))

    def button(self, name: str) -> None:
        """Press a button of the decision bar."""
        self.pressed[name] += 1
        self.page.locator("[data-tour=decision] .answers").get_by_role("button", name=name, exact=True).click()

    def wait_for_turn(self) -> Seen:
        """Wait until something is asked of this person, or the game is over."""
        return wait_until(self.page, self._asked, lambda: f"nothing to do: {self.see()}")

    def _asked(self) -> Seen | None:
        seen = self.see()
        if seen["over"] or seen["targets"] or set(seen["buttons"]) - NO_ANSWER:
            return seen
        if OFFER in seen["buttons"]:  # on a phone: something lies over it
            self.button(OFFER)
        return None

    def wait_for(self, words: str, most: int = 60) -> Seen:
        """Play until the prompt has these words."""
        for _ in range(most):
            seen = self.wait_for_turn()
            assert not seen["over"], f"the game ended without {words!r}"
            if words in (seen["prompt"] or ""):
                return seen
            self.answer(seen)
        raise AssertionError(f"nobody asked {words!r} in {most} answers")

    def answer(self, seen: Seen) -> None:
        """Do one thing: what has never been done if there is such a thing, else mostly something on the table."""
        if CONFIRM in seen["buttons"]:
            return self.do("button " + (CONFIRM if self.luck.random() < 0.9 else "Back"), seen)
        way = self._choose(self._in_sight(seen))
        if not self._can_still(way, seen):
            return None
        self.made[kind_of(way, seen)] += 1
        return self.do(way, seen)

    def _can_still(self, way: str, seen: Seen) -> bool:
        """Wait until this can be pressed; not when what others did has put another question in its place."""
        sort, _, name = way.partition(" ")

        def look() -> str | None:
            now = self.see()
            if name not in now["buttons" if sort == "button" else "targets"]:
                return "gone" if now != seen else None
            return "there" if sort == "button" or self._look_for(name) else None

        return wait_until(self.page, look, lambda: f"{way} cannot be pressed") == "there"

    def _in_sight(self, seen: Seen) -> Seen:
        """What can be done without moving the board first: on a phone its zoom buttons may lie over a place."""
        places = [target for target in seen["targets"] if target.startswith(ON_THE_BOARD)]
        points = self._points_of(places) if places else []
        hidden = [target for target, point in zip(places, points, strict=True) if point is None]
        left = [target for target in seen["targets"] if target not in hidden]
        return {**seen, "targets": left} if left else seen

    def do(self, way: str, seen: Seen) -> None:
        """Press "target region:r07" or "button Done", and wait until that has had its effect."""
        sort, _, name = way.partition(" ")
        if sort == "target":
            self.press(name)
        else:
            wait_until(self.page, lambda: self._pressed(name), lambda: f"{way} cannot be pressed")
        self._settle(seen)

    def _pressed(self, name: str) -> bool:
        """Press a button of the decision bar, or see that what others did has taken it away."""
        if name not in self.see()["buttons"]:
            return True
        self.page.set_default_timeout(A_MOMENT)
        try:
            self.button(name)
        except PlaywrightTimeout:
            return False  # gone meanwhile, or something lies over it
        finally:
            self.page.set_default_timeout(1000 * PATIENCE)
        return True

    def _choose(self, seen: Seen) -> str:
        buttons: list[str] = ["button " + name for name in seen["buttons"] if name not in NO_ANSWER]
        # Pressed again, a place with several answers only asks the same once more.
        onto: list[str] = ["target " + name for name in seen["targets"] if seen["prompt"] != WHICH]
        # Giving regions up is possible all the time, and ruins every game.
        wanted = [way for way in onto if "abandon" not in kind_of(way, seen)]
        never = [way for way in [*wanted, *buttons] if not self.made[kind_of(way, seen)]]
        if never:
            return self.luck.choice(never)
        if wanted and (not buttons or self.luck.random() < 0.85):
            return self.luck.choice(wanted)
        return self.luck.choice(buttons or onto)

    def _settle(self, before: Seen) -> None:
        """Wait until the press has had its effect: the screen asks something else, or shows a later move."""
        wait_until(self.page, lambda: self.see() != before, lambda: f"the press changes nothing: {before}")

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


def kind_of(way: str, seen: Seen) -> str:
    """What sort of answer this is, as far as the screen tells: by what is asked, and the price on the target."""
    sort, _, name = way.partition(" ")
    prompt = " ".join((seen["prompt"] or "").split()[:2])
    if sort == "button":
        return f"{prompt} / {' '.join(name.split()[:3])}"
    label = seen["labels"].get(name, "")
    if prompt.startswith("Conquer") and "costs" not in label:
        return f"{prompt} / abandon"
    return f"{prompt} / {'with the die' if 'with the die' in label else 'on the table'}"


def start_game(page: Page, opponents: int = 2, game: str = "Small World Underground") -> None:
    """From the lobby to a game against bots in two clicks."""
    page.goto("/")
    page.get_by_role("button", name=re.compile(rf"Play now (against|with) bots: {game}")).click()
    if opponents != 2:
        page.locator("label").filter(has=page.get_by_role("radio", name=str(opponents))).click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("[data-tour=board]")).to_be_visible()


def tell_server(page: Page, path: str, **data: object) -> Any:
    """Send this to the server as the page's own browser would, and give the answer."""
    answer = page.request.post(f"/api/{path}", data=data, headers=OURS)
    assert answer.ok, answer.text()
    return answer.json()


def sign_in_as_host(page: Page) -> None:
    """Be the local player, as the first browser that comes is."""
    if page.request.get("/api/me").json()["you"] is None:
        tell_server(page, "host", key=None)


def open_game(page: Page, opponents: int = 2, game: str = "Small World Underground") -> None:
    """The same game as `start_game` begins, without the lobby: where only the table is to be shown."""
    sign_in_as_host(page)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * opponents]
    table = tell_server(page, "tables", game=game.lower().replace(" ", "-"), seats=seats)["id"]
    tell_server(page, f"tables/{table}/start")
    page.goto(f"/table/{table}")
    expect(page.locator("[data-tour=board]")).to_be_visible()
