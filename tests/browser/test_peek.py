"""Whatever has a card shows it: to a pointer that rests on it, to a finger that holds it down, and by a key."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from rulebound.games import load_game
from rulebound.kernel import Match, Rng
from tests.browser.conftest import NewPage
from tests.browser.course import as_a_bot, new_match
from tests.browser.player import Person, box_at_rest, words_of
from tests.browser.position import lay, play_until
from tests.browser.test_phone import nothing_sticks_out, open_phone
from tests.server.live import LiveServer

ME: Final = 0
# Whether two boxes have a point in common.
MEET: Final = """([one, other]) => {
  const [a, b] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def underground() -> Match:
    """A game of two at my first choice of a race."""
    game = load_game("small-world-underground")
    return Match(game, game.setup.check({"seats": 2, "first": "seat-1"}), 5)


def conquering() -> Match:
    """The same after a turn of each."""
    match, rng = underground(), Rng(5)
    return play_until(
        match,
        lambda match, seat: rng.choice(match.options(seat)),
        lambda: match.pending is not None and match.pending.seats == (ME,) and match.view(ME).view.round > 2,
    )


def settling() -> Match:
    """A game of AuZtralia at my first action."""
    match = new_match(2, 3)
    return play_until(match, as_a_bot, lambda: any(option.verb == "railway" for option in match.options(ME)))


def growing() -> Match:
    """A game of Spirit Island for one, against an adversary, at my first growth."""
    game = load_game("spirit-island")
    asked = {"seats": 1, "spirits": ["river-surges-in-sunlight"], "adversary": "england", "level": 1}
    return Match(game, game.setup.check(asked), 3)


def text_of(match: Match, peek: str) -> str:
    """The whole text of a card."""
    kind, _, name = peek.partition(":")
    return words_of(match.game).text(f"{kind}-{name}-text")


def first(page: Page, sort: str) -> tuple[Locator, str]:
    """The first thing that shows a card of this sort, and which card that is."""
    thing = page.locator(f"[data-peek^='{sort}:']:visible").first
    expect(thing).to_be_visible()
    peek = thing.get_attribute("data-peek")
    assert peek is not None
    return thing, peek


def shows(page: Page, *texts: str) -> None:
    """The card that is shown has these texts, all of them on the screen."""
    for text in texts:
        expect(page.locator(".peek")).to_contain_text(text)
    expect(page.locator(".peek")).to_be_in_viewport(ratio=0.99)


def texts_of(match: Match, peek: str) -> list[str]:
    """What the card must say; a combo is a race and a power."""
    kind, _, name = peek.partition(":")
    if kind != "combo":
        return [text_of(match, peek)]
    race, power = name.split(" ")
    return [text_of(match, f"race:{race}"), text_of(match, f"power:{power}")]


POINTED: Final = [
    pytest.param(underground, "combo", id="small-world-underground-banner"),
    pytest.param(conquering, "race", id="small-world-underground-race"),
    pytest.param(conquering, "power", id="small-world-underground-power"),
    pytest.param(settling, "character", id="auztralia-character"),
    pytest.param(growing, "spirit", id="spirit-island-spirit"),
    pytest.param(growing, "rule", id="spirit-island-rule"),
    pytest.param(growing, "adversary", id="spirit-island-adversary"),
]


@pytest.mark.parametrize(("position", "sort"), POINTED)
def test_what_a_pointer_rests_on_shows_its_card_beside_it(
    new_page: NewPage, server: LiveServer, position: Callable[[], Match], sort: str
) -> None:
    page, match = new_page(), position()
    page.goto(lay(server, match))
    thing, peek = first(page, sort)
    thing.hover()
    shows(page, *texts_of(match, peek))
    assert not page.evaluate(MEET, [".peek", f"[data-peek='{peek}'][aria-describedby]"])
    page.mouse.move(720, 20)
    expect(page.locator(".peek")).to_be_hidden()


def test_tokens_on_the_map_show_the_card_of_their_race(new_page: NewPage, server: LiveServer) -> None:
    page, match = new_page(), conquering()
    page.goto(lay(server, match))
    ask = match.view(ME).ask
    assert ask is not None
    priced = {option.at for option in ask.options if "cost" in option.facts}
    held = next(each for each in match.view(ME).view.regions if each.race and f"region:{each.id}" not in priced)
    at = Person(page).point_of(f"region:{held.id}")
    page.mouse.click(720, 20)  # the hand is on the mouse
    page.mouse.move(*at)
    shows(page, text_of(match, f"race:{held.race}"))


@pytest.mark.parametrize(
    ("position", "sort"),
    [
        pytest.param(underground, "combo", id="small-world-underground"),
        pytest.param(settling, "unit", id="auztralia"),
        pytest.param(growing, "rule", id="spirit-island"),
    ],
)
def test_the_key_keeps_a_card_until_esc(
    new_page: NewPage, server: LiveServer, position: Callable[[], Match], sort: str
) -> None:
    page, match = new_page(), position()
    page.goto(lay(server, match))
    thing, _ = first(page, sort)
    page.keyboard.press("Shift")  # the hand is at the keyboard
    thing.focus()
    page.keyboard.press("i")
    card = page.get_by_role("dialog", name="Card")
    expect(card).to_be_focused()
    page.mouse.move(720, 20)
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(thing).to_be_focused()


@pytest.mark.parametrize(
    ("position", "sort", "sheet"),
    [
        pytest.param(underground, "combo", None, id="small-world-underground"),
        pytest.param(settling, "character", "On offer", id="auztralia"),
        pytest.param(growing, "power", None, id="spirit-island"),
    ],
)
def test_a_finger_that_holds_something_reads_its_card(
    new_page: NewPage, server: LiveServer, position: Callable[[], Match], sort: str, sheet: str | None
) -> None:
    page, match = open_phone(new_page), position()
    page.goto(lay(server, match))
    if sheet:
        page.get_by_role("navigation").get_by_role("button", name=sheet).tap()
    thing, _ = first(page, sort)
    thing.scroll_into_view_if_needed()
    box = box_at_rest(thing)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(box["height"] / 2, 40)}
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    card = page.get_by_role("dialog", name="Card")
    expect(card).to_be_in_viewport(ratio=0.99)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    nothing_sticks_out(page, "the card")
    expect(page.locator("[data-tour=decision] .decision")).to_have_attribute("data-seq", str(len(match.picks)))
    lies = box_at_rest(card)
    # Beside the card: in the top bar, or below it at the edge of the screen.
    page.touchscreen.tap(*((195, 6) if lies["y"] > 12 else (3, lies["y"] + lies["height"] + 4)))
    expect(card).to_be_hidden()


def test_what_slides_under_a_resting_pointer_shows_no_card(new_page: NewPage, server: LiveServer) -> None:
    """The next pennants move up when one is chosen: whoever has pressed there has not pointed at them."""
    page = new_page()
    page.clock.install()
    page.goto(lay(server, underground()))
    me = Person(page)
    seen = me.wait_for_turn()
    x, y = me.point_of(seen["targets"][0])
    page.mouse.click(x, y)
    expect(page.locator(".prompt")).not_to_have_text(seen["prompt"])
    page.clock.fast_forward(5000)
    expect(page.locator(".peek")).to_have_count(0)
    page.mouse.move(x + 4, y)
    expect(page.locator(".peek")).to_be_visible()
