"""The invaders' turn at the browser: followed step by step, skipped, shown again; and what they will do."""

import re
from functools import cache

from playwright.sync_api import Locator, Page, expect

from rulebound.games import load_game
from rulebound.kernel import Event, Match
from tests.browser.conftest import PHONE, NewPage
from tests.browser.islander import (
    Lands,
    island_is,
    lands_of,
    shown_lands,
    target_of,
    view_of,
    wait_for_table,
)
from tests.browser.player import Passing, wait_until, words_of
from tests.browser.position import from_record, lay
from tests.server.live import LiveServer

TURN = "The invaders' turn"
FOLLOWED = ".follow"
RECORD = "spirit-island/1-players-1"
WANTED = {"ravaged", "struck-back", "destroyed", "blight", "revealed", "added"}
ORDER = "in-order"
WORDS = words_of(load_game("spirit-island"))


@cache
def picks_before() -> int:
    """After how many picks of the record one more has the invaders do all they can, without a question."""
    match = from_record(RECORD)
    ends = [*match.events_before_picks()[1:], len(match.events)]
    for at, (began, ended) in enumerate(zip(match.events_before_picks(), ends, strict=True)):
        kinds = {event.kind for event in match.events[began:ended]}
        if match.picks[at][1].text == ORDER and kinds >= WANTED:
            return at
    raise RuntimeError("the record has no such turn")


def open_table(page: Page, server: LiveServer) -> Match:
    """A table where it is asked in which order lands are ravaged."""
    record = from_record(RECORD)
    match = Match(record.game, record.setup, record.seed)
    for _, option in record.picks[: picks_before()]:
        match.pick(0, option)
    page.goto(lay(server, match))
    wait_for_table(page)
    island_is(page, match)
    return match


def go_on(page: Page, match: Match) -> tuple[list[Event], Lands]:
    """Let the lands act in order; what the invaders do then, and what stood on the island before."""
    told, lands = len(match.events), lands_of(match)
    page.get_by_role("button", name=WORDS.text("option-in-order")).click()
    match.pick(0, ORDER)
    return match.events[told:], lands


def answer(page: Page, match: Match) -> None:
    """Answer what is asked now, whatever else is shown."""
    option = match.options(0)[0]
    target = target_of(option)
    if target is None:
        page.get_by_role("button", name=WORDS.option(option)).click()
    else:
        page.locator(f'[data-target="{target}"]').first.click()
    match.pick(0, option)


def stands_at_step(page: Page, before: Lands, still: set[str], changed: list[str]) -> None:
    """Wait until the one lands stand as before, and the others do not."""

    def look() -> bool:
        shown = shown_lands(page)
        rest = all(shown[land] == before[land] for land in still)
        return rest and all(shown[land] != before[land] for land in changed)

    wait_until(page, look, lambda: f"{shown_lands(page)}: {changed} and no other of {still} must have changed")


def followed(page: Page) -> Locator:
    """What is told of the step that is shown."""
    return page.get_by_role("region", name=TURN)


def to_the_first(page: Page) -> int:
    """Pause and go back to the first step; how many there are."""
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Go on", exact=True)).to_be_visible()
    back = page.get_by_role("button", name="One step back")
    while (at := number_of(page))[0] > 1:
        back.click()
        expect(followed(page)).to_contain_text(f"{at[0] - 1} of {at[1]}")
    return at[1]


def number_of(page: Page) -> tuple[int, int]:
    """Which step is shown, of how many."""
    said = re.search(r"(\d+) of (\d+)", followed(page).inner_text())
    assert said, followed(page).inner_text()
    return int(said[1]), int(said[2])


def test_the_invaders_are_followed_skipped_and_shown_again(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(follow="slow")
    match = open_table(page, server)
    events, before = go_on(page, match)
    steps = to_the_first(page)
    ravages = {str(event.args[0]): event.args[1:] for event in events if event.kind == "ravaged"}
    assert len(ravages) > 1

    # Each land stands as it was until its step; the caption tells damage, defence and who falls.
    ravaged: list[str] = []
    acted = 0
    for at in range(1, steps + 1):
        expect(followed(page)).to_contain_text(f"{at} of {steps}")
        caption = followed(page).inner_text()
        if found := re.search(r"Ravage: (\w+)", caption):
            ravaged.append(found[1])
            damage, dealt, defend = ravages[found[1]]
            numbers = f"{damage} damage, defence {defend}: {dealt} damage is done"
            expect(followed(page).get_by_label(numbers)).to_be_visible()
        acted += bool(re.search(r"(Build|Explore): \w+", caption))
        stands_at_step(page, before, {*ravages} - {*ravaged}, ravaged)
        if at < steps:
            page.get_by_role("button", name="On to the next step").click()
    assert ravaged == list(ravages)
    assert acted == sum(event.kind in ("added", "stopped") for event in events)

    # Past the last step the island is as it is, and the question can be answered.
    page.get_by_role("button", name="On to the next step").click()
    expect(followed(page)).to_have_count(0)
    island_is(page, match)

    # Again, by a key and by the button; skipped by a key and by the button.
    page.keyboard.press("a")
    assert to_the_first(page) >= steps  # and what the phase began with
    wait_until(page, lambda: shown_lands(page) != lands_of(match), lambda: "the island does not go back")
    page.keyboard.press("s")
    expect(followed(page)).to_have_count(0)
    island_is(page, match)
    page.get_by_role("button", name="Show the invaders' turn again").click()
    followed(page).get_by_role("button", name="Skip").click()
    expect(followed(page)).to_have_count(0)

    # Whoever answers has seen enough: nothing keeps the answer waiting.
    page.keyboard.press("a")
    expect(followed(page)).to_be_visible()
    answer(page, match)
    expect(followed(page)).to_have_count(0)
    island_is(page, match)


def test_the_steps_go_on_by_themselves_as_quickly_as_is_set(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(follow="slow", reduced_motion="reduce")
    match = open_table(page, server)
    page.get_by_role("button", name="Settings").click()
    speed = page.get_by_label("What the game does by itself")
    expect(speed).to_have_value("slow")
    speed.select_option("fast")
    page.reload()
    wait_for_table(page)
    passing = Passing(page, FOLLOWED)
    go_on(page, match)
    passing.shows("1 of")
    expect(page.locator(".flight")).to_have_count(0)
    expect(followed(page)).to_have_count(0)  # without a press
    island_is(page, match)
    # What came before the page was opened can be told again, too.
    page.reload()
    wait_for_table(page)
    passing = Passing(page, FOLLOWED)
    page.keyboard.press("a")
    passing.shows("1 of")
    page.keyboard.press("Escape")
    expect(followed(page)).to_have_count(0)


def test_on_a_phone_the_steps_can_be_skipped_and_cards_stay_in_sight(
    new_page: NewPage, server: LiveServer
) -> None:
    page = new_page(PHONE, follow="slow", has_touch=True, is_mobile=True)
    match = open_table(page, server)
    strip = page.locator(".strip", has_text="Invaders:")
    fear = view_of(match)
    expect(strip).to_contain_text(f"{fear.fear}/{fear.fear_pool}")
    go_on(page, match)
    expect(strip).to_be_in_viewport()
    skip = followed(page).get_by_role("button", name="Skip")
    expect(skip).to_be_in_viewport()
    expect(page.locator(".decision .prompt")).to_be_in_viewport()
    skip.tap()
    expect(followed(page)).to_have_count(0)
    island_is(page, match)
    expect(strip).to_contain_text(f"{view_of(match).fear}/{view_of(match).fear_pool}")
    strip.get_by_role("button", name="Show the invaders' turn again").tap()
    expect(followed(page)).to_be_in_viewport()


def test_a_land_tells_what_the_invaders_will_do(new_page: NewPage, server: LiveServer) -> None:
    page = new_page()
    match = open_table(page, server)
    ravage = next(each for each in view_of(match).forecast if each.does == "ravage")
    build = next(each for each in view_of(match).forecast if each.does == "build" and each.added)
    place = page.locator(f'g[data-target="land:{ravage.land}"]').first
    numbers = f"{ravage.damage} damage, defence {ravage.defend}: {ravage.dealt} damage is done"
    told = page.get_by_role("status").filter(has_text="if nobody acts")
    expect(told).to_have_count(0)
    place.hover(force=True)
    expect(told.get_by_label(numbers)).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    # By the focus, and pressed in vain, where it stands beneath the reason: so a finger is told, too.
    (kind,) = build.added
    other = page.locator(f'g[data-target="land:{build.land}"]').first
    other.focus()
    expect(told).to_contain_text(f"+ 1 {kind}")
    place.focus()
    expect(told.get_by_label(numbers)).to_be_visible()
    other.click(force=True)
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("if nobody acts")
    expect(bubble).to_contain_text(f"+ 1 {kind}")
