"""Numbers are explained where they fall: coins by source, prices in parts, the odds of a die; moments are told."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from rulebound.games import load_game
from rulebound.kernel import Match, Rng
from rulebound.kernel.view import OptionView
from tests.browser.conftest import PHONE, NewPage
from tests.browser.course import as_a_bot, new_match
from tests.browser.player import Passing, wait_until
from tests.browser.position import from_record, lay, play_until
from tests.server.live import LiveServer

ME = 0
# What reaches beyond the right edge of a box.
CUT = """(box) => {
  const parts = [...box.querySelectorAll('td, th, b, span, svg')];
  return parts.filter((each) => each.getBoundingClientRect().right > box.getBoundingClientRect().right)
    .map((each) => each.outerHTML.slice(0, 90));
}"""
AS_WIDE = "(box) => box.scrollWidth <= box.clientWidth"


def conquering(until: str, coins: str = "hidden") -> Match:
    """A game of two at my question of which one option has this verb, after a turn of each."""
    game = load_game("small-world-underground")
    match = Match(game, game.setup.check({"seats": 2, "first": "seat-1", "coins": coins}), 5)
    rng = Rng(5)

    def open_to_me() -> bool:
        mine = match.pending is not None and match.pending.seats == (ME,)
        return mine and match.view(ME).view.round > 1 and any(o.verb == until for o in match.options(ME))

    return play_until(match, lambda match, seat: rng.choice(match.options(seat)), open_to_me)


def open_table(page: Page, server: LiveServer, match: Match) -> None:
    """The table of this match, drawn."""
    page.goto(lay(server, match))
    expect(page.locator("[data-tour=board] svg").first).to_be_visible()


def test_my_coins_say_what_they_consist_of_and_others_stay_hidden(new_page: NewPage, server: LiveServer) -> None:
    page, match = new_page(), conquering("conquer")
    open_table(page, server, match)
    expect(page.locator("[data-target='coins:1']")).to_have_count(0)
    purse = page.locator("[data-target='coins:0']")
    purse.hover()
    beside = page.locator(".beside")
    expect(beside).to_contain_text("At the start")
    expect(beside).to_contain_text("Regions")
    purse.click()
    mine = match.view(ME).view.players[ME]
    card = page.locator(".card-pane")
    expect(card.locator("section").last.locator(".total")).to_contain_text(str(mine.coins))


def test_a_price_says_how_it_is_made_up(new_page: NewPage, server: LiveServer) -> None:
    page, match = new_page(), conquering("conquer")
    open_table(page, server, match)
    option = next(o for o in match.options(ME) if o.verb == "conquer")
    page.locator(f"[data-target='region:{option.args[0]}']").focus()
    expect(page.locator(".beside")).to_contain_text("The region")
    expect(page.locator(".beside .total")).to_contain_text("Costs")


def test_the_die_says_its_odds(new_page: NewPage, server: LiveServer) -> None:
    page, match = new_page(), conquering("attempt")
    open_table(page, server, match)
    option = next(o for o in match.options(ME) if o.verb == "attempt")
    page.locator(f"[data-target='region:{option.args[0]}']").focus()
    expect(page.locator(".beside")).to_contain_text("faces suffice")
    expect(page.locator(".preview")).to_contain_text("faces suffice")


def test_the_end_says_where_the_coins_came_from(new_page: NewPage, server: LiveServer) -> None:
    page, match = new_page(PHONE), from_record("small-world-underground/3-players-1")
    page.goto(lay(server, match))
    table = page.get_by_role("table", name="Where the coins came from")
    expect(table.locator("tbody tr")).to_have_count(3)
    expect(page.locator("dialog svg[role=img][aria-label*='turn 1']")).to_have_count(3)


@pytest.mark.parametrize(
    "record", ["small-world-underground/3-players-1", "auztralia/3-players-1", "spirit-island/2-players-1"]
)
def test_the_end_fits_a_small_phone(new_page: NewPage, server: LiveServer, record: str) -> None:
    """No number of it is cut, and the focus is on what one does next."""
    page = new_page({"width": 360, "height": 740})
    page.goto(lay(server, from_record(record)))
    dialog = page.locator("dialog.result")
    expect(dialog.get_by_role("button", name="Rematch")).to_be_focused()
    wait_until(page, lambda: dialog.evaluate(CUT) == [], lambda: f"cut: {dialog.evaluate(CUT)}")
    wait_until(page, lambda: dialog.evaluate(AS_WIDE), lambda: "the result scrolls sideways")


def test_a_moment_is_announced_put_away_and_shown_again(new_page: NewPage, server: LiveServer) -> None:
    page, match = new_page(follow="normal"), conquering("decline")
    open_table(page, server, match)
    moment = page.get_by_role("region", name="What has just happened")
    passing = Passing(page, ".moment")
    page.get_by_role("button", name="Go in decline").click()
    passing.shows("go in decline")
    page.keyboard.press("s")
    expect(moment).to_have_count(0)
    passing = Passing(page, ".moment")
    page.get_by_role("button", name="Show it on the board").last.click()
    passing.shows("go in decline")


def test_a_combat_says_what_the_next_card_may_bring(new_page: NewPage, server: LiveServer) -> None:
    page, match = new_page(), played_to("fight")
    page.goto(lay(server, match))
    fight = next(o for o in asked(match) if o.verb == "fight")
    line = page.get_by_text("The next card, by itself").locator("..")
    expect(line).to_contain_text(f"{fight.facts['falls']} % an Old One falls")
    expect(line).to_contain_text(f"{fight.facts['hurts']} % damage to you")


def asked(match: Match) -> tuple[OptionView, ...]:
    """My options with their facts."""
    ask = match.view(ME).ask
    assert ask is not None
    return ask.options


def played_to(verb: str) -> Match:
    """A game of AuZtralia at the first question of mine that offers this."""
    for seed in range(1, 20):
        match = new_match(2, seed)
        if play_until(match, as_a_bot, partial(offers, match, verb)).pending is not None:
            return match
    raise AssertionError(f"no game comes to {verb}")


def offers(match: Match, verb: str) -> bool:
    """Whether I am asked, and may do this."""
    pending = match.pending
    return pending is not None and pending.seats == (ME,) and any(o.verb == verb for o in match.options(ME))


def test_the_end_of_spirit_island_says_how_it_went(new_page: NewPage, server: LiveServer) -> None:
    page, match = new_page(), from_record("spirit-island/2-players-1")
    page.goto(lay(server, match))
    dialog = page.get_by_role("dialog")
    for line in ("Terror level", "Fear cards earned", "Blight on the island", "Invaders left"):
        expect(dialog).to_contain_text(line)
    expect(dialog.get_by_role("img", name="Fear, turn by turn")).to_be_visible()
