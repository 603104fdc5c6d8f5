"""Things are moved by hand, piece and land or land and piece, by press, drag and key; and the board rests."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from rulebound.bots import make_bot
from rulebound.kernel import Match, Option
from tests.browser.conftest import PHONE, NewPage
from tests.browser.islander import GAME, Islander, by_luck, island_is, new_match, wait_for_table
from tests.browser.player import WHICH, wait_until, words_of
from tests.browser.position import lay
from tests.browser.reading import AT_REST
from tests.server.live import LiveServer

DESK: Final = {"width": 1280, "height": 800}
SIZES: Final = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
SPIRIT: Final = "river-surges-in-sunlight"
TRIES: Final = 60
MOST_PICKS: Final = 150
RESTING: Final = 6  # a seed
ONE_ACTION: Final = 24  # picks in which the board is watched
BOARD: Final = """() => {
  const { x, y, width, height } = document.querySelector('[data-tour=board] .canvas').getBoundingClientRect();
  return [x, y, width, height];
}"""
PUT_BACK: Final = "Put it back"
Holds = Callable[[Match], bool]


@cache
def picks_to(prompt: str, holds: Holds) -> tuple[int, tuple[str, ...]]:
    """A seed and the picks of a game that come to such a question."""
    for seed in range(1, TRIES):
        match, bot = new_match(1, seed, spirits=[SPIRIT]), make_bot("random", seed)
        while match.pending is not None and len(match.picks) < MOST_PICKS:
            if match.pending.shown_to(0).prompt == prompt and holds(match):
                return seed, tuple(option.text for _, option in match.picks)
            match.pick(0, bot.choose(match.handle(0)))
    raise RuntimeError(f"no game comes to {prompt}")


def two_pieces_and_lands(match: Match) -> bool:
    """Whether several pieces can be pushed to several lands, and more than one is to go."""
    pushed = [option for option in match.options(0) if option.verb == "push"]
    several = len({option.args[0] for option in pushed}) > 1 and len({option.args[1] for option in pushed}) > 1
    return several and int(match.question(0).about["number"]) > 1  # type: ignore[union-attr]


def two_tracks(match: Match) -> bool:
    """Whether presence can come from two tracks."""
    return len({option.args[0] for option in match.options(0)}) > 1


def always(match: Match) -> bool:
    """Any such question will do."""
    return match.pending is not None


def sit_down(page: Page, server: LiveServer, prompt: str, holds: Holds) -> Islander:
    """A table at which this is asked."""
    seed, picks = picks_to(prompt, holds)
    match = new_match(1, seed, spirits=[SPIRIT])
    for text in picks:
        match.pick(0, text)
    me = Islander(page, match)
    page.goto(lay(server, match))
    wait_for_table(page)
    me.words = words_of(match.game, ["Local player"])
    me.wait_until_asked()
    return me


def moved_by(me: Islander, verb: str) -> list[tuple[Option, str, str]]:
    """The options with this verb, what each moves and where to."""
    ask = me.match.view(0).ask
    assert ask is not None
    return [
        (option, shown.moves.thing, shown.moves.to)
        for option, shown in zip(me.match.options(0), ask.options, strict=True)
        if option.verb == verb and shown.moves
    ]


def lit(me: Islander) -> set[str]:
    return set(me.see()["targets"])


def wait_for_pick(me: Islander, option: Option) -> None:
    """The server hears this pick and nothing else, and the board shows what it has brought about."""
    picks = wait_until(me.page, me._picks, lambda: f"nothing was picked: {me.see()}")
    assert picks == [option.text]
    me.match.pick(0, option)
    island_is(me.page, me.match)


class Still:
    """Looks whether the board is where it was, to the pixel."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.box = self._look()

    def _look(self) -> list[float]:
        self.page.evaluate(AT_REST)
        found: list[float] = self.page.evaluate(BOARD)
        return found

    def check(self) -> None:
        """It has not moved."""
        assert self._look() == self.box


@SIZES
def test_a_piece_is_pushed_by_a_press_on_it_and_on_the_land(
    new_page: NewPage, server: LiveServer, size: dict[str, int]
) -> None:
    page = new_page(size)
    me = sit_down(page, server, "push", two_pieces_and_lands)
    still = Still(page)
    before = me.see()["prompt"]
    option, thing, land = moved_by(me, "push")[-1]
    goals = {to for _, its, to in moved_by(me, "push") if its == thing}
    me.press(thing)
    wait_until(page, lambda: lit(me) == {thing, *goals}, lambda: f"{lit(me)} instead of {goals}")
    expect(page.locator(f"[data-target='{thing}'].held")).to_be_attached()
    assert PUT_BACK in me.see()["buttons"]
    still.check()
    me.press(land)
    wait_for_pick(me, option)
    still.check()
    seen = me.wait_until_asked()
    number = int(me.match.question(0).about["number"])  # type: ignore[union-attr]
    assert f"{number} more to push" in seen["prompt"] != before
    still.check()


@SIZES
def test_a_piece_that_was_taken_up_can_be_put_back_and_another_one_taken(
    new_page: NewPage, server: LiveServer, size: dict[str, int]
) -> None:
    page = new_page(size)
    me = sit_down(page, server, "push", two_pieces_and_lands)
    still, at_rest = Still(page), lit(me)
    first, second = sorted({thing for _, thing, _ in moved_by(me, "push")})[:2]
    me.press(first)
    me.press(second)
    expect(page.locator(f"[data-target='{second}'].held")).to_be_attached()
    expect(page.locator(f"[data-target='{first}'].held")).to_have_count(0)
    me.button(PUT_BACK)
    wait_until(page, lambda: lit(me) == at_rest, lambda: f"{lit(me)} instead of {at_rest}")
    me.press(first)
    me.press(first)
    wait_until(page, lambda: lit(me) == at_rest, lambda: f"{lit(me)} instead of {at_rest}")
    assert me._picks() == []
    still.check()


def test_a_piece_is_dragged_to_the_land_with_the_mouse(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(DESK)
    me = sit_down(page, server, "push", two_pieces_and_lands)
    still = Still(page)
    option, thing, land = moved_by(me, "push")[0]
    page.mouse.move(*me.point_of(thing))
    page.mouse.down()
    page.mouse.move(*me.point_of(land), steps=8)
    expect(page.locator(".carried svg")).to_be_visible()
    expect(page.locator("[data-tour=decision] .preview")).to_contain_text(me.words.option(option))
    still.check()  # the board does not pan under it
    page.mouse.up()
    wait_for_pick(me, option)
    expect(page.locator(".carried")).to_have_count(0)
    still.check()


def test_let_go_where_it_cannot_go_a_piece_goes_back(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(DESK)
    me = sit_down(page, server, "push", two_pieces_and_lands)
    at_rest = lit(me)
    _, thing, _ = moved_by(me, "push")[0]
    page.mouse.move(*me.point_of(thing))
    page.mouse.down()
    page.mouse.move(20, 20, steps=8)
    page.mouse.up()
    wait_until(page, lambda: lit(me) == at_rest, lambda: f"{lit(me)} instead of {at_rest}")
    expect(page.locator(".held")).to_have_count(0)
    assert me._picks() == []


def test_a_piece_is_dragged_with_a_finger(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(PHONE, has_touch=True)
    me = sit_down(page, server, "push", two_pieces_and_lands)
    still = Still(page)
    option, thing, land = moved_by(me, "push")[0]
    touch(page, me.point_of(thing), me.point_of(land))
    wait_for_pick(me, option)
    still.check()


def touch(page: Page, start: tuple[float, float], goal: tuple[float, float]) -> None:
    """A finger goes from here to there, and off."""
    client = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        where: list[Any] = [{"x": x, "y": y} for x, y in points]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    send("touchStart", start)
    for step in range(1, 9):
        send(
            "touchMove",
            *[(start[0] + (goal[0] - start[0]) * step / 8, start[1] + (goal[1] - start[1]) * step / 8)],
        )
    send("touchEnd")


def test_a_piece_is_pushed_by_key(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(DESK)
    me = sit_down(page, server, "push", two_pieces_and_lands)
    option, thing, land = moved_by(me, "push")[0]
    page.locator(f"[data-target='{thing}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-target='{thing}'].held")).to_be_focused()
    expect(page.locator(f"[data-target='{thing}']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-target='{thing}']")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(f"[data-target='{thing}']")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(f"[data-target='{land}']").focus()
    page.keyboard.press("Enter")
    wait_for_pick(me, option)


def test_what_is_gathered_goes_at_once_or_is_dragged_there(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(DESK)
    me = sit_down(page, server, "gather", always)
    option, thing, land = moved_by(me, "gather")[0]
    assert land not in lit(me)  # there is nothing to choose about it
    page.mouse.move(*me.point_of(thing))
    page.mouse.down()
    page.mouse.move(*me.point_of(land), steps=8)
    wait_until(page, lambda: lit(me) == {thing, land}, lambda: f"{lit(me)}")
    page.mouse.up()
    wait_for_pick(me, option)
    me.undo()
    me.press(thing)
    wait_until(page, lambda: me._picks() == [option.text] * 2, lambda: f"{me._picks()}")


@SIZES
def test_presence_is_taken_from_its_track_and_put_into_a_land(
    new_page: NewPage, server: LiveServer, size: dict[str, int]
) -> None:
    page = new_page(size)
    me = sit_down(page, server, "presence", two_tracks)
    still = Still(page)
    option, disc, land = moved_by(me, "presence")[-1]
    me.press(disc)
    expect(page.locator(f"[data-target='{disc}'].held")).to_be_visible()
    assert {name for name in lit(me) if name.startswith("track:")} == {disc}
    still.check()
    me.press(land)
    wait_for_pick(me, option)
    still.check()


def test_presence_is_dragged_from_its_track(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(DESK)
    me = sit_down(page, server, "presence", two_tracks)
    option, disc, land = moved_by(me, "presence")[0]
    page.mouse.move(*me.point_of(disc))
    page.mouse.down()
    page.mouse.move(*me.point_of(land), steps=8)
    page.mouse.up()
    wait_for_pick(me, option)


@SIZES
def test_a_land_that_is_pressed_first_asks_for_the_track(
    new_page: NewPage, server: LiveServer, size: dict[str, int]
) -> None:
    page = new_page(size)
    me = sit_down(page, server, "presence", two_tracks)
    still = Still(page)
    option, disc, land = moved_by(me, "presence")[-1]
    discs = {its for _, its, to in moved_by(me, "presence") if to == land}
    me.press(land)
    wait_until(page, lambda: lit(me) == {land, *discs}, lambda: f"{lit(me)} instead of {discs}")
    assert me.see()["prompt"] == WHICH
    still.check()
    me.press(disc)
    wait_for_pick(me, option)
    still.check()


@SIZES
def test_the_board_rests_while_a_spirit_grows_plays_and_acts(
    new_page: NewPage, server: LiveServer, size: dict[str, int]
) -> None:
    page = new_page(size)
    match = new_match(1, RESTING, spirits=[SPIRIT])
    me = Islander(page, match)
    page.goto(lay(server, match))
    wait_for_table(page)
    me.wait_until_asked()
    still = Still(page)
    me.watch = still.check
    prompts = set()
    for _ in range(ONE_ACTION):
        assert match.pending is not None
        prompts.add(match.pending.shown_to(0).prompt)
        me.make(by_luck(match))
    assert {"spirit-phase", "presence", "fast-phase", "target"} <= prompts, f"{GAME} asks other things: {prompts}"
    still.check()
