"""Ways to play and to watch AuZtralia: keys, fingers, a reader of screens, somebody who looks on, a replay."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.browser.company import elsewhere, listen
from tests.browser.conftest import NewPage
from tests.browser.course import ME, careful, happened, new_match, pioneer, played, world_of
from tests.browser.player import Person, open_game, start_game, wait_until
from tests.browser.position import lay, unlist
from tests.browser.settler import Settler, states_in
from tests.browser.test_access import Doctor
from tests.browser.test_phone import Finger, nothing_sticks_out, open_phone
from tests.server.live import LiveServer

GAME = "AuZtralia"
LAND = "Map of AuZtralia"
SEED = 4
# What has the focus, and whether one sees that: by an outline, or by what is drawn around it on the board.
FOCUS = """() => {
  const at = document.activeElement;
  const middle = (e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const near = (e) => middle(e).every((number, i) => Math.abs(number - middle(at)[i]) < 2);
  const bright = [...document.querySelectorAll('.glow .pointed > path[stroke="#fffaf0"]')].some(near);
  const style = getComputedStyle(at);
  return {
    target: at.dataset?.target ?? null,
    lit: at.closest('.lit') !== null,
    visible: bright || at.querySelector('.pointed .rim') !== null
      || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0),
  };
}"""
# What can be pressed and shows words that are not said of it. Axe compares names that a label gives; here the name
# is a text beside what is shown. Numbers beside a picture are told with their unit instead.
UNSAID = """() => {
  const words = (text) => new Set(text.toLowerCase().match(/\\p{L}+/gu) ?? []);
  const all = [...document.querySelectorAll('.press')].map((e) => [...e.children].map((part) => part.innerText));
  return {
    looked: all.length,
    unsaid: all.filter(([said, shown]) => [...words(shown)].some((word) => !words(said).has(word)))
      .map(([said, shown]) => `${shown} / ${said}`),
  };
}"""
FIRST_STEPS = {"rail", "mine", "farming", "retrieve"}
RECONSTRUCTED = "Port sites, cards and some numbers of this game are reconstructed"

pytestmark = pytest.mark.parametrize("seed", [SEED])


class Keyed(Settler):
    """Somebody who has no mouse: N leads from one open place to the next, digits and D answer, Enter presses."""

    def press(self, target: str) -> None:
        """Go there and press Enter."""
        for _ in range(120):
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
        """By the letter of the ending, or by the number of the button."""
        self.pressed[name] += 1
        buttons = self.see()["buttons"]
        self.page.keyboard.press("d" if name == "Done" else str(buttons.index(name) + 1))


class Listener(Doctor):
    """Somebody who listens to the table."""

    def look(self, where: str, within: str = "body") -> None:
        """What is written on something to press must be said of it; numbers may be told in other words."""
        super().look(where, within)
        heard = self.page.evaluate(UNSAID)
        assert heard["looked"] > 0, where
        self.grave += [f"{where}: {unsaid}" for unsaid in heard["unsaid"]]


class Tapping(Settler, Finger):
    """Somebody who plays with a finger."""


def hidden_faces(view: dict[str, Any]) -> int:
    """How many tiles lie face down in a view; of each of them nothing but the level is told."""
    tiles = [tile for hex_ in view["hexes"] for tile in hex_.get("tiles", [])]
    hidden = [tile for tile in tiles if "kind" not in tile]
    assert all(set(tile) == {"level"} for tile in hidden)
    assert len(hidden) == sum(view["hidden_tiles"])
    return len(hidden)


def asks(me: Settler, prompt: str) -> bool:
    """Whether this is asked now."""
    return me.match.pending is not None and me.match.pending.prompt == prompt


def has_done(me: Settler) -> bool:
    """Whether rails, a mine, a farm and the way back of the cubes have all been seen."""
    return set(me.verbs) >= FIRST_STEPS


def forward(me: Settler, server: LiveServer, until: Callable[[], bool]) -> None:
    """Play on, alone, until this holds or the game is over, and open a table where it has come so far."""
    while not me.match.over and not until():
        me.match.pick(ME, careful(me.match))
    me.open_at(lay(server, me.match))


def test_first_turns_without_a_mouse(new_page: NewPage, seed: int) -> None:
    """Rails, a mine, a farm and the cubes back, by keys alone; the focus can always be seen."""
    page = new_page()
    me = Keyed(page, new_match(2, seed))
    open_game(page, opponents=1, game=GAME)
    me.play_by(pioneer, enough=lambda: has_done(me))
    assert has_done(me), me.verbs


def test_first_turns_on_a_phone(new_page: NewPage, seed: int) -> None:
    """The same by tapping; nothing sticks out sideways, whatever is asked."""
    page = open_phone(new_page)
    me = Tapping(page, new_match(2, seed))
    open_game(page, opponents=1, game=GAME)
    asked: set[str] = set()

    def look() -> None:
        assert me.match.pending is not None
        prompt = me.match.pending.prompt
        expect(page.locator("[data-tour=decision]")).to_be_in_viewport(ratio=1)
        if prompt not in asked:
            nothing_sticks_out(page, f"the question {prompt}")
        asked.add(prompt)

    me.watch = look
    me.play_by(pioneer, enough=lambda: has_done(me))
    assert has_done(me), me.verbs
    assert asked >= {"port", "act", "rail", "farm"}
    me.wait_until_asked()  # a new question puts the offer away
    for name in ["Players", "On offer", "Log", "Chat", "Rules", "Notes"]:
        page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{name}")).tap()
        expect(page.locator("section.sheet")).to_have_attribute("aria-label", name)
        nothing_sticks_out(page, f"the sheet {name}")


def test_the_table_a_fight_and_the_result_for_readers_of_screens(
    new_page: NewPage, server: LiveServer, seed: int
) -> None:
    """Axe finds nothing grave, in the light and in the dark."""
    page = new_page(color_scheme="light", reduced_motion="reduce")
    doctor = Listener(page)
    me = Settler(page, new_match(1, seed))
    forward(me, server, lambda: asks(me, "act") and world_of(me.match).rails.count(ME) > 3)
    me.wait_until_asked()
    doctor.look("choosing an action")
    forward(me, server, lambda: asks(me, "fight") and happened(me.match, "combat-card"))
    me.wait_until_asked()
    expect(page.get_by_role("region", name="Combat at")).to_be_visible()
    doctor.look("a fight", "html")
    forward(me, server, lambda: False)
    expect(page.locator("dialog.result table")).to_be_visible()
    doctor.look("the result", "dialog")
    doctor.verdict()


def test_what_is_reconstructed_is_said_before_and_at_the_table(new_page: NewPage) -> None:
    """In the lobby, in the form and at the table, with what that means."""
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name=f"Play now against bots: {GAME}").click()
    expect(page.get_by_text(RECONSTRUCTED)).to_be_visible()
    page.goto("/new/auztralia")
    expect(page.get_by_text(RECONSTRUCTED)).to_be_visible()
    expect(page.get_by_text("Standard: partly reconstructed")).to_be_visible()
    start_game(page, opponents=1, game=GAME)
    page.get_by_role("button", name="Partly reconstructed").click()
    expect(page.locator(".card-pane").get_by_text(RECONSTRUCTED)).to_be_visible()


def test_who_looks_on_sees_no_tile_that_lies_face_down(new_page: NewPage, server: LiveServer, seed: int) -> None:
    """A stranger follows the game: of hidden tiles the level alone, on the wire and on the screen."""
    player, watcher = new_page(), new_page()
    heard = listen(watcher)
    me = Settler(player, new_match(2, seed))
    open_game(player, opponents=1, game=GAME)
    watcher.goto(unlist(server, player.url).replace(server.url, elsewhere(server)))
    expect(watcher.get_by_role("group", name=LAND)).to_be_visible()
    onlooker = Person(watcher)

    def is_followed() -> None:
        """The watcher sees where the table rests: whoever lags behind is told the newest state alone."""
        seq = len(me.match.picks)
        wait_until(watcher, lambda: onlooker.see()["seq"] == seq, lambda: f"not move {seq}: {onlooker.see()}")

    me.watch = is_followed
    me.play_by(pioneer, enough=lambda: sum(me.verbs.values()) >= 12)
    is_followed()
    seq = len(me.match.picks)
    states = [state for frame in heard for state in states_in(frame)]
    assert states[-1]["seq"] == seq
    assert len(states) >= 12
    for state in states:
        assert state["view"]["seat"] is None
        assert hidden_faces(state["view"]["view"]) > 0
        assert state["view"]["view"]["looking"] == []
        assert state["view"]["ask"] is None or state["view"]["ask"]["options"] == []
    labels = watcher.locator("[data-target^='hex:']").evaluate_all("(all) => all.map((e) => e.ariaLabel)")
    shown = sum(label.count("Old One tile of level") for label in labels)
    assert shown == sum(states[-1]["view"]["view"]["hidden_tiles"])


def test_a_replay_shows_no_tile_that_lay_face_down(new_page: NewPage, seed: int, tmp_path: Path) -> None:
    """A whole game from a record, seen by nobody and by the player: no face before the tile was turned up."""
    match = played(1, seed, careful)
    record = tmp_path / "record.json"
    record.write_bytes(match.record().dump())
    page = new_page()
    heard: list[dict[str, Any]] = []

    def note(answer: Response) -> None:
        if re.search(r"/api/replays/[\w-]+\?", answer.url):
            heard.append(answer.json())

    page.goto("/")
    page.on("response", note)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Bring a record").click()
    chooser.value.set_files(record)
    expect(page.get_by_role("group", name=LAND)).to_be_visible()
    slider = page.get_by_role("slider", name="Position", exact=True)
    for eyes in ("", "0"):
        page.get_by_label("Seen by").select_option(eyes)
        for at in range(0, len(match.picks), 16):
            slider.fill(str(at))
            expect(page).to_have_url(re.compile(rf"[?]at={at}(&|$)"))
    before_the_end = [view["view"]["view"] for view in heard if view["view"]["result"] is None]
    assert len(before_the_end) >= 16
    assert max(hidden_faces(view) for view in before_the_end) > 5
