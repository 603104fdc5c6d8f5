"""Somebody who has no seat: sees the game as it goes, nobody's coins, and nothing to pick."""

from playwright.sync_api import Locator, expect

from tests.browser.company import elsewhere, listen, regions, same_board
from tests.browser.conftest import NewPage
from tests.browser.player import Person, open_game, wait_until
from tests.browser.position import unlist
from tests.server.live import LiveServer

SEATS = 3


def width_of(part: Locator) -> float:
    """How many pixels wide it is."""
    box = part.bounding_box()
    return box["width"] if box else 0.0


def test_a_spectator_follows_the_game_and_looks_at_all_that_is_open(new_page: NewPage, server: LiveServer) -> None:
    """A game against two bots, watched by a stranger, as soon as its terms let strangers watch."""
    player, watcher = new_page(), new_page()
    open_game(player)
    there = player.url.replace(server.url, elsewhere(server))
    watcher.goto(there)
    expect(watcher.get_by_text("This table is private")).to_be_visible()
    expect(watcher.locator("[data-target]")).to_have_count(0)
    unlist(server, player.url)
    heard = listen(watcher)
    watcher.goto(there)
    expect(watcher.locator("[data-target='region:r01']")).to_be_attached()
    same_board(player, watcher)

    me = Person(player, seed=5)
    me.play(12)
    me.wait_for_turn()
    assert regions(player) != {name: label for name, label in regions(watcher).items() if "token" not in label}
    same_board(player, watcher)
    expect(watcher.get_by_text("is choosing")).to_be_visible()

    # No coins, neither on the screen nor on the wire.
    purses = watcher.locator(".players .coins")
    assert [purse.get_attribute("aria-label") for purse in purses.all()] == ["Coins hidden until the end"] * SEATS
    views = [message["view"] for message in heard if message["type"] == "state"]
    assert len(views) > 5
    for view in views:
        assert view["seat"] is None
        assert [each["coins"] for each in view["view"]["players"]] == [None] * SEATS
        assert view["ask"] is None or view["ask"]["options"] == []

    # Nothing to pick, to take back, to say or to leave.
    seen = Person(watcher).see()
    assert (seen["targets"], seen["buttons"]) == ([], [])
    before = regions(player)
    Person(watcher).press("region:r05")
    assert watcher.get_by_role("button", name="Undo").count() == 0
    watcher.get_by_role("tab", name="Chat").click()
    assert watcher.get_by_role("textbox").count() == 0
    assert watcher.get_by_role("tab", name="Notes").count() == 0
    watcher.get_by_role("button", name="More").click()
    expect(watcher.locator(".menu > button")).to_have_attribute("aria-expanded", "true")
    assert watcher.get_by_role("button", name="Leave").count() == 0
    watcher.keyboard.press("Escape")
    assert regions(player) == before

    # Cards, rules and the board from near.
    watcher.locator("[data-target^='combo:']").first.click()
    card = watcher.get_by_role("complementary", name="Log, chat and rules")
    expect(card.get_by_text("Special power").first).to_be_visible()
    watcher.keyboard.press("Escape")
    watcher.keyboard.press("p")
    watcher.get_by_label("Search the rules").fill("decline")
    expect(card.get_by_text("SU-").first).to_be_visible()
    board = watcher.locator("[data-tour=board] svg").first
    small = board.bounding_box()
    watcher.get_by_role("button", name="Nearer").click()
    assert small is not None
    wide = 1.2 * small["width"]
    wait_until(watcher, lambda: width_of(board) > wide, lambda: f"{width_of(board)} is not nearer than {small}")
