"""Before the game: everybody sees who is there, talks, and has a colour of their own."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.position import unlist
from tests.browser.test_people import open_table, sit_down, wait_for_table
from tests.server.live import LiveServer


def test_two_talk_choose_colours_and_are_watched(new_page: NewPage, server: LiveServer) -> None:
    host, friend, stranger = new_page(), new_page(), new_page()
    link = open_table(host)
    sit_down(friend, link, "Ana")
    expect(host.get_by_text("is here", exact=True)).to_be_visible()

    friend.get_by_role("button", name="Magenta").click()
    expect(host.get_by_role("button", name="Magenta: another player has it")).to_be_disabled()
    expect(friend.get_by_role("button", name="Blue: another player has it")).to_be_disabled()

    host.get_by_label("Say something").fill("Welcome")
    host.get_by_role("button", name="Send").click()
    expect(friend.get_by_role("log")).to_contain_text("Welcome")

    stranger.goto(unlist(server, link.partition("?")[0]))
    expect(host.get_by_text("One person watches")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    wait_for_table(host, friend)
    worn = "getComputedStyle(document.documentElement).getPropertyValue('--seat-1') === '#b5508f'"
    for page in (host, friend):
        page.wait_for_function(worn)
    expect(host.get_by_text("One person watches")).to_be_attached()

    stranger.close()
    expect(host.get_by_text("One person watches")).to_have_count(0)
