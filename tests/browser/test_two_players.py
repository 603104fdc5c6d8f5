"""Two people in two browsers: hidden coins, undo, votes, chat, notes, and a server that dies between them."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.company import Seat, regions, shows, sit_down, sit_down_by_invitation
from tests.browser.conftest import NewPage
from tests.browser.player import wait_until
from tests.server.live import LiveServer

HIDDEN = "Coins hidden until the end"


def in_turn(seats: list[Seat]) -> tuple[Seat, Seat]:
    """Whoever is asked, and the other one."""
    asked = wait_until(
        seats[0].page, lambda: next((seat for seat in seats if seat.asked), None), lambda: "neither is asked"
    )
    return asked, seats[1 - asked.number]


def states(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The views that came over the wire, by themselves or with an acknowledgement."""
    found = [message for message in heard if message["type"] == "state"]
    found += [message["state"] for message in heard if message["type"] == "ack" and message["state"]]
    return [message["view"] for message in found]


def same_board(one: Seat, other: Seat) -> None:
    """Wait until the other's screen shows what this one's does."""
    shows(other.page, regions(one.page))


def is_free(page: Page, region: str) -> None:
    """Wait until nobody has a token there."""
    wait_until(page, lambda: "token" not in regions(page)[region], lambda: f"{region}: {regions(page)[region]}")


def vote(page: Page) -> Locator:
    """The line in which the table is asked for its consent."""
    return page.get_by_role("status").filter(has_text="would like to take a move back")


def test_two_people_play_and_neither_sees_the_other_s_coins(new_page: NewPage, server: LiveServer) -> None:
    """One turn each, and a whole look at everything that either page was told."""
    seats = sit_down_by_invitation(new_page, server)
    first, second = in_turn(seats)
    race = first.choose_race()
    expect(second.panel_of(first)).to_contain_text(race)
    first.conquer()
    same_board(first, second)
    first.end_turn(second)
    race = second.choose_race()
    expect(first.panel_of(second)).to_contain_text(race)
    second.conquer()
    same_board(second, first)
    second.end_turn(first)
    for seat in seats:
        other = 1 - seat.number
        assert seat.coins(seat.number) != HIDDEN
        assert seat.coins(other) == HIDDEN
        views = states(seat.heard)
        assert len(views) > 6
        for view in views:
            assert view["seat"] == seat.number
            assert view["view"]["players"][other]["coins"] is None
            assert isinstance(view["view"]["players"][seat.number]["coins"], int)
            asked = view["ask"]
            if asked and seat.number not in asked["seats"]:
                assert asked["options"] == []


def test_undo_is_free_for_a_plain_move_and_asked_for_otherwise(new_page: NewPage, server: LiveServer) -> None:
    """What has shown something, or lies before another's move, needs the other's consent."""
    first, second = in_turn(sit_down(new_page, server))
    race = first.choose_race()  # the stack has shown a new race: not to be taken back alone

    first.page.keyboard.press("u")
    expect(vote(first.page).get_by_role("button", name="Withdraw")).to_be_visible()
    vote(second.page).get_by_role("button", name="Agree").click()
    for seat in (first, second):
        expect(seat.panel_of(first)).to_contain_text("Choosing a race")
        expect(seat.page.locator("[data-target^='combo:'] .race", has_text=race)).to_be_visible()
    first.choose_race()

    before = regions(first.page)
    region = first.conquer()
    same_board(first, second)
    assert regions(second.page)[region] != before[region]
    after = regions(first.page)
    first.page.get_by_role("button", name="Undo").click()
    shows(first.page, before)
    shows(second.page, before)
    assert not vote(second.page).is_visible()
    first.page.get_by_role("button", name="Redo").click()
    shows(first.page, after)
    shows(second.page, after)

    first.end_turn(second)
    second.choose_race()
    first.page.get_by_role("button", name="Undo").click()
    vote(second.page).get_by_role("button", name="No").click()
    expect(vote(first.page)).to_be_hidden()
    expect(vote(second.page)).to_be_hidden()
    first.page.get_by_role("button", name="Undo").click()
    expect(first.page.get_by_text("the others have just said no")).to_be_visible()
    second.conquer()
    same_board(second, first)


def test_an_undo_after_the_others_moves_takes_them_back_once_the_other_agrees(
    new_page: NewPage, server: LiveServer
) -> None:
    """All that came after the move goes with it, and both play on from there."""
    first, second = in_turn(sit_down(new_page, server))
    first.choose_race()
    first.conquer()
    first.end_turn(second)
    race = second.choose_race()
    taken = second.conquer()
    same_board(second, first)
    first.page.get_by_role("button", name="Undo").click()
    vote(second.page).get_by_role("button", name="Agree").click()
    for seat in (first, second):
        expect(seat.panel_of(second)).not_to_contain_text(race)
        is_free(seat.page, taken)
    first.person.wait_for_turn()
    assert not second.asked
    first.end_turn(second)
    second.choose_race()
    second.conquer()
    same_board(second, first)


def test_chat_goes_both_ways_as_plain_text_and_notes_stay_private(new_page: NewPage, server: LiveServer) -> None:
    """Angle brackets are what they are, and nobody reads another's notes."""
    host, friend = sit_down(new_page, server)
    rude = "<img src=x onerror=\"document.title='caught'\"><b>bold</b>"
    friend.page.keyboard.press("c")
    friend.page.get_by_label("Say something to the table").fill(rude)
    friend.page.keyboard.press("Enter")
    expect(host.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    host.page.get_by_role("tab", name="Chat").click()
    said = host.page.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Ana")
    expect(said).to_contain_text(rude)
    assert said.locator("img").count() == 0
    assert "caught" not in host.page.title()
    host.page.get_by_label("Say something to the table").fill("Good luck!")
    host.page.get_by_role("button", name="Send").click()
    expect(friend.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    expect(said).to_contain_text("Good luck!")

    host.page.get_by_role("tab", name="Notes").click()
    host.page.get_by_role("textbox", name="Notes").fill("Go for the mines in turn three")
    expect(host.page.get_by_text("Kept.")).to_be_visible()
    friend.page.get_by_role("tab", name="Notes").click()
    expect(friend.page.get_by_role("textbox", name="Notes")).to_be_enabled()
    expect(friend.page.get_by_role("textbox", name="Notes")).to_have_value("")
    host.page.reload()
    host.page.get_by_role("tab", name="Notes").click()
    expect(host.page.get_by_role("textbox", name="Notes")).to_have_value("Go for the mines in turn three")
    assert "three" not in str(friend.heard)


@pytest.mark.line_is_cut
def test_the_server_dies_and_comes_back_and_nothing_is_lost(new_page: NewPage, server: LiveServer) -> None:
    """Both pages say that the connection is lost, and heal by themselves; play goes on where it was."""
    seats = sit_down(new_page, server)
    first, second = in_turn(seats)
    race = first.choose_race()
    first.conquer()
    same_board(first, second)
    before = regions(first.page)

    server.kill()
    lost = "The connection is lost. It comes back by itself."
    for seat in seats:
        expect(seat.page.get_by_text(lost)).to_be_visible()
        assert regions(seat.page) == before
    server.start()
    for seat in seats:
        expect(seat.page.get_by_text(lost)).to_be_hidden()
        shows(seat.page, before)
        expect(seat.panel_of(first)).to_contain_text(race)
    first.conquer()
    same_board(first, second)
    first.page.get_by_role("button", name="Undo").click()
    shows(first.page, before)
    shows(second.page, before)
    first.end_turn(second)
    second.choose_race()
    same_board(second, first)
