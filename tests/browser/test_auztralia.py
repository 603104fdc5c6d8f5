"""AuZtralia in the browser: rails on every edge, reasons, cards and boards of others, the help, the tour."""

import re

from playwright.sync_api import Page, expect

from rulebound.games import load_game
from tests.browser.conftest import PHONE, NewPage
from tests.browser.guide import Guide
from tests.browser.player import Person, Seen, open_game, wait_until, words_of
from tests.browser.test_access import Doctor
from tests.browser.test_phone import Finger, nothing_sticks_out, open_phone

GAME = "AuZtralia"
TOUR_STEPS = 10
# As wide and as high as the eye sees it, in pixels of the screen.
SIZES = """() => [...document.querySelectorAll('[data-target^="edge:"]')].map((e) => {
  const { width, height } = e.getBoundingClientRect();
  return { name: e.dataset.target, width, height };
})"""


def build(me: Person, seen: Seen) -> None:
    """Choose a railway if one can be built, else whatever there is."""
    boxes = [name for name in ("box:hills", "box:railway") if name in seen["targets"]]
    if boxes:
        me.do(f"target {boxes[0]}", seen)
    else:
        me.answer(seen)


def to_a_railway(me: Person) -> Seen:
    """Build a port and choose a railway, until there is an edge to choose."""
    for _ in range(40):
        seen = me.wait_for_turn()
        if any(name.startswith("edge:") for name in seen["targets"]):
            return seen
        build(me, seen)
    raise AssertionError("there was never a rail to lay")


def test_every_open_edge_can_be_hit_and_tells_what_it_is(new_page: NewPage) -> None:
    """Upright edges have an area too; pointing at one says what would be laid, a click lays it."""
    page = new_page()
    me = Person(page, seed=2)
    open_game(page, opponents=1, game=GAME)
    seen = to_a_railway(me)
    sizes = page.evaluate(SIZES)
    assert sizes
    assert all(each["width"] >= 16 and each["height"] >= 16 for each in sizes), sizes
    edge = next(name for name in seen["targets"] if name.startswith("edge:"))
    page.mouse.move(*me.point_of(edge))
    expect(page.locator("[data-tour=decision] .preview")).to_contain_text("Rail from")
    before = me.verbs["rail"]
    me.do(f"target {edge}", seen)
    wait_until(page, lambda: me.verbs["rail"] > before, lambda: f"no rail was laid: {me.verbs}")
    assert me.verbs["rail"] == before + 1


def test_a_rail_is_laid_by_keyboard(new_page: NewPage) -> None:
    """N goes to an open edge, Enter lays the rail."""
    page = new_page()
    me = Person(page, seed=2)
    open_game(page, opponents=1, game=GAME)
    seen = to_a_railway(me)
    before = me.verbs["rail"]
    page.keyboard.press("n")
    edge = page.locator("[data-target^='edge:']:focus")
    expect(edge).to_have_attribute("aria-label", re.compile("^Rail from"))
    focused = edge.get_attribute("data-target")
    assert focused in seen["targets"]
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-target='{focused}']")).to_have_count(0)
    wait_until(page, lambda: me.verbs["rail"] > before, lambda: f"no rail was laid: {me.verbs}")
    assert me.verbs["rail"] == before + 1


def test_a_hex_without_a_port_site_says_why(new_page: NewPage) -> None:
    """A bubble with the reason and the rule."""
    page = new_page()
    me = Person(page)
    open_game(page, opponents=1, game=GAME)
    seen = me.wait_for_turn()
    assert "hex:f3" not in seen["targets"]
    me.press("hex:f3")
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("f3 has no port symbol")
    expect(bubble.get_by_role("button", name=re.compile(r"^AZ-S\d+$"))).to_be_visible()


def test_the_board_of_another_player_is_a_click_away(new_page: NewPage) -> None:
    """Boxes, barracks and characters of somebody else."""
    page = new_page()
    me = Person(page)
    open_game(page, opponents=1, game=GAME)
    me.wait_for_turn()
    page.get_by_role("button", name="The player board of Greedy bot").click()
    card = page.locator(".card-pane")
    for heading in ("Action boxes", "Barracks", "Characters"):
        expect(card.get_by_role("heading", name=heading)).to_be_visible()


def reads_like_a_character(page: Page, name: str) -> None:
    """What is shown in passing has the character's name and whole text."""
    words, peek = words_of(load_game("auztralia")), page.locator(".peek")
    expect(peek.get_by_text(words.text(f"character-{name}"), exact=True)).to_be_visible()
    expect(peek.get_by_text(words.text(f"character-{name}-text"), exact=True)).to_be_visible()


def test_what_is_pointed_at_can_be_read_without_a_click(new_page: NewPage) -> None:
    """Units with their numbers, characters with their whole text, by pointer and by focus; Esc sends it away."""
    page = new_page()
    me = Person(page)
    open_game(page, opponents=1, game=GAME)
    me.wait_for_turn()
    peek = page.locator(".peek")
    page.locator("[data-target='unit:armoured-train']").hover()
    for text in (
        "Armoured train",
        "Costs 4 gold",
        "Stays on the rails",
        "3 damage destroys it",
        "Adds no time to an attack",
    ):
        expect(peek.get_by_text(text, exact=True)).to_be_visible()
    offers = page.locator("[data-target^='card:']")
    names = [
        name.removeprefix("card:") for name in offers.evaluate_all("(all) => all.map((e) => e.dataset.target)")
    ]
    assert len(names) == 5
    offers.nth(1).hover()
    reads_like_a_character(page, names[1])
    page.mouse.move(*me.point_of("hex:f3"))
    expect(peek).to_be_hidden()

    page.keyboard.press("Shift")  # the hand is at the keyboard now
    offers.nth(2).focus()
    page.keyboard.press("Tab")
    reads_like_a_character(page, names[3])
    page.keyboard.press("Escape")
    expect(peek).to_be_hidden()
    page.keyboard.press("Shift+Tab")
    reads_like_a_character(page, names[2])


def test_a_unit_held_down_is_read_and_not_bought(new_page: NewPage) -> None:
    """On a phone, where a tap would buy it."""
    page = open_phone(new_page)
    me = Finger(page, seed=2)
    open_game(page, opponents=1, game=GAME)
    for _ in range(40):
        seen = me.wait_for_turn()
        if "unit:infantry" in seen["targets"]:
            break
        if "box:military" in seen["targets"]:
            me.do("target box:military", seen)
        else:
            me.answer(seen)
    x, y = me.point_at_rest("unit:infantry")
    picked = sum(me.verbs.values())
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    card = page.locator(".peek")
    expect(card.get_by_role("heading", name="Infantry")).to_be_visible()
    expect(card.get_by_text("Costs 1 gold")).to_be_visible()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    nothing_sticks_out(page, "the card")
    page.touchscreen.tap(195, 12)  # elsewhere
    expect(card).to_be_hidden()
    assert sum(me.verbs.values()) == picked, "reading buys nothing"
    assert "unit:infantry" in me.wait_for_turn()["targets"]


def test_the_help_tells_what_the_symbols_mean(new_page: NewPage) -> None:
    """The button opens them, the keys lead through them; `?` opens the keys instead."""
    page = new_page(reduced_motion="reduce")
    doctor = Doctor(page)
    me = Person(page)
    open_game(page, opponents=1, game=GAME)
    me.wait_for_turn()
    page.get_by_role("button", name="Help and keys").click()
    symbols = page.get_by_role("tabpanel", name="Symbols")
    expect(symbols.get_by_text("Survey site", exact=True)).to_be_in_viewport()
    doctor.look("the symbols", "dialog")
    lamp = symbols.get_by_text("A lit space: when the purple disc comes here")
    expect(lamp).not_to_be_in_viewport()
    symbols.get_by_role("button", name="Time track").press("Enter")
    expect(lamp).to_be_in_viewport()
    page.get_by_role("tab", name="Symbols").press("ArrowRight")
    keys = page.get_by_role("tabpanel", name="Using the table")
    expect(keys.get_by_role("button", name="Show the tour again")).to_be_visible()
    doctor.look("the keys", "dialog")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)  # closed, and the table has noticed
    page.keyboard.press("?")
    expect(keys).to_be_visible()
    doctor.verdict()


def test_the_symbols_on_a_phone(new_page: NewPage) -> None:
    """They fit, and each group is a tap away."""
    page = open_phone(new_page)
    open_game(page, opponents=1, game=GAME)
    page.get_by_role("button", name="Help and keys").tap()
    symbols = page.get_by_role("tabpanel", name="Symbols")
    nothing_sticks_out(page, "the symbols")
    symbols.get_by_role("button", name="Characters").tap()
    expect(symbols.get_by_text("In danger", exact=True)).to_be_in_viewport()


def test_the_survey_is_shown_once_and_can_be_skipped(new_page: NewPage) -> None:
    """At a fresh table the sites are laid out one by one; Skip shows all of them."""
    page = new_page(pace="normal")
    page.clock.install(time=0)
    page.clock.pause_at(1000)  # it lasts a few seconds: on a busy machine it could be over before it is looked at
    open_game(page, opponents=1, game=GAME)
    survey = page.get_by_role("region", name="The survey")
    expect(survey).to_be_visible()
    survey.get_by_role("button", name="Skip").click()
    expect(survey).to_be_hidden()
    page.reload()
    expect(page.locator("[data-target='hex:a1']")).to_be_attached()
    expect(survey).to_be_hidden()


def test_the_tour_on_a_phone(new_page: NewPage) -> None:
    """It leads from the port to the end, and nothing scrolls sideways."""
    page = new_page(PHONE, toured=False, reduced_motion="reduce", has_touch=True, is_mobile=True)
    me = Person(page, seed=2)
    open_game(page, opponents=1, game=GAME)
    guide = Guide(page, "auztralia", TOUR_STEPS)
    visited = set()
    while (now := guide.step()).number:
        visited.add(now.number)
        if not now.waits:
            guide.press_next()
            continue
        seen = me.wait_for_turn()
        if guide.step() == now:  # else it has gone on with the question that is asked by now
            build(me, seen)
    expect(guide.box).to_be_hidden()
    assert {1, 2, 3, TOUR_STEPS} <= visited
    nothing_sticks_out(page, "the table after the tour")
