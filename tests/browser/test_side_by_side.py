"""Two people who grow and play cards at the same time, each in a browser of their own: nobody waits."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.islander import NAMES, Islander, island_is, sit_down_as_two, view_of
from tests.browser.player import CONFIRM, WHICH
from tests.server.live import LiveServer

SMALL = {"width": 1280, "height": 800}
pytestmark = pytest.mark.parametrize("seed", [1])


def sit_down(new_page: NewPage, server: LiveServer, seed: int) -> list[Islander]:
    """The host at a small laptop, the friend with a phone."""
    return sit_down_as_two(new_page, server, seed, size=SMALL, friends_size=PHONE)


def make(player: Islander, *texts: str) -> None:
    """Pick these options one after the other."""
    for text in texts:
        player.make(next(option for option in player.match.options(player.seat) if option.text == text))


def bar(player: Islander) -> Locator:
    """What is asked, and the answers."""
    return player.page.locator("[data-tour=decision]")


def is_at(player: Islander) -> None:
    """Wait until this screen shows the last move of all."""
    expect(bar(player).locator(".decision")).to_have_attribute("data-seq", str(player.seq))


def drawn_by(player: Islander, title: str) -> Locator:
    """The drawn cards with this title on the stage."""
    return player.page.get_by_role("region", name=title)


def shows_own_cards(player: Islander) -> None:
    """What was drawn lies open before the one who keeps a card of it, and can be pressed."""
    cards = drawn_by(player, "You draw: keep one card").locator(".lit [data-target], .lit[data-target]")
    expect(cards).to_have_count(4)
    for name in view_of(player.match).spirits[player.seat].drawn:
        player.point_of(f"power:{name}")


def undo(player: Islander, *others: Islander) -> None:
    """Take the last own pick back; the others count it too."""
    for other in others:
        other.undone += 1
    player.undo()


def test_both_draw_at_once_and_each_keeps_a_card(new_page: NewPage, server: LiveServer, seed: int) -> None:
    """Each has the own cards open, and those of the other on a slip; neither waits."""
    host, friend = sit_down(new_page, server, seed)
    make(host, "group 1", "grow card", "draw minor")
    shows_own_cards(host)
    slip = drawn_by(friend, f"{NAMES[0]} has drawn")
    expect(slip).to_be_visible()
    expect(slip.locator("[data-target]")).to_have_count(0)  # folded: only told of
    make(friend, "group 1", "grow card", "draw minor")
    for me, other in ((host, friend), (friend, host)):
        is_at(me)
        shows_own_cards(me)
        slip = drawn_by(me, f"{NAMES[other.seat]} has drawn")
        expect(slip).to_be_visible()
        slip.get_by_role("button").first.click(trial=True)  # nothing lies over it
        expect(bar(me)).not_to_contain_text("choosing")
    mine = view_of(host.match).spirits[0].drawn
    make(friend, host.match.options(1)[2].text)
    shows_own_cards(host)
    make(host, f"keep {mine[0]}")
    for me in (host, friend):
        expect(me.page.locator(".raised")).to_have_count(0)
    make(friend, "grow energy-1")
    make(host, "grow energy-1")


def test_what_one_has_begun_stays_open_while_the_other_goes_on(
    new_page: NewPage, server: LiveServer, seed: int
) -> None:
    """A second press, a choice among several, a fold, a focus and a reason outlive the other's picks."""
    host, friend = sit_down(new_page, server, seed)
    make(host, "group 1", "grow card")
    bar(host).get_by_role("button", name=host.words.option(host.match.options(0)[0])).click()
    confirm = bar(host).get_by_role("button", name=CONFIRM)
    expect(confirm).to_be_focused()
    make(friend, "group 2", "grow presence-2")
    friend.wait_until_asked()
    friend.press("land:B3")
    expect(bar(friend)).to_contain_text(WHICH)
    ways = bar(friend).locator(".answers button")
    second = ways.nth(1).inner_text()
    ways.nth(1).focus()

    is_at(host)
    expect(confirm).to_be_focused()
    confirm.click()
    host.match.pick(0, "draw minor")
    shows_own_cards(host)
    is_at(friend)
    expect(bar(friend)).to_contain_text(WHICH)
    expect(friend.page.locator(":focus")).to_have_text(second, use_inner_text=True)
    make(host, host.match.options(0)[0].text)
    is_at(friend)
    expect(friend.page.locator(":focus")).to_have_text(second, use_inner_text=True)
    ways.nth(1).click()
    friend.match.pick(1, "presence cards B3")
    make(friend, "grow presence-0")

    friend.wait_until_asked()
    friend.press("land:A8")  # too far
    reason = friend.page.locator(".bubble")
    expect(reason).to_contain_text("SI-")
    words = reason.inner_text()
    make(host, "grow reclaim", "grow energy-1")
    is_at(friend)
    expect(reason).to_have_text(words, use_inner_text=True)
    island_is(friend.page, friend.match)

    reason.get_by_role("button", name="Close").click()
    friend.page.get_by_role("button", name="Invaders", exact=True).click()
    phases = friend.page.get_by_role("region", name="The phases of a turn")
    expect(phases).to_be_visible()
    make(host, next(option for option in host.match.options(0) if option.verb == "play").text)
    is_at(friend)
    expect(phases).to_be_visible()


def test_one_plays_cards_and_is_ready_while_the_other_still_chooses_a_card_to_keep(
    new_page: NewPage, server: LiveServer, seed: int
) -> None:
    """Who is ready is told who is not; taking that back leaves the other's picks, and the other's cards, alone."""
    host, friend = sit_down(new_page, server, seed)
    make(host, "group 1", "grow card", "draw minor")
    make(friend, "group 2", "grow presence-2", "presence cards B3", "grow presence-0", "presence energy B3")
    shows_own_cards(host)
    play = next(option for option in friend.match.options(1) if option.verb == "play")
    card = str(play.args[0])
    make(friend, play.text)
    expect(bar(host)).not_to_contain_text("choosing")
    make(friend, "ready")
    expect(bar(friend)).to_contain_text(f"{NAMES[0]} is choosing")
    expect(bar(host)).not_to_contain_text("choosing")
    shows_own_cards(host)

    kept = host.match.options(0)[1].text
    make(host, kept)
    undo(friend, host)
    assert host.match.picks[-1][1].text == kept
    assert kept.removeprefix("keep ") in view_of(host.match).spirits[0].hand
    host.wait_until_asked()
    make(host, "grow reclaim")
    undo(host, friend)
    friend.wait_until_asked()
    assert card in view_of(host.match).spirits[1].played
    make(friend, "ready")
    make(host, "grow reclaim", "ready")  # the energy is all that is left: nobody is asked
    assert view_of(host.match).phase != "spirits"


def test_what_came_to_light_is_put_to_the_other_who_goes_on_meanwhile(
    new_page: NewPage, server: LiveServer, seed: int
) -> None:
    """Drawn cards cannot be put back alone: the other is asked, and keeps the choice that is open there."""
    host, friend = sit_down(new_page, server, seed)
    make(friend, "group 2", "grow presence-2")
    make(host, "group 1", "grow card", "draw minor")
    friend.wait_until_asked()
    friend.press("land:B3")
    expect(bar(friend)).to_contain_text(WHICH)
    host.page.get_by_role("button", name="Undo").click()
    no = friend.page.get_by_role("button", name="No", exact=True)
    expect(no).to_be_visible()
    expect(bar(friend)).to_contain_text(WHICH)
    no.click()
    expect(no).to_have_count(0)
    expect(bar(friend)).to_contain_text(WHICH)
    shows_own_cards(host)
