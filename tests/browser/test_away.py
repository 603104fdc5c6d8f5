"""Who is away, and who finds no room: a vote that waits, and a page that comes back by itself."""

import json

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.company import sit_down
from tests.browser.conftest import NewPage
from tests.browser.position import unlist
from tests.browser.test_two_players import in_turn
from tests.server.live import LiveServer

NO_ROOM = {
    "type": "error",
    "code": "no-room",
    "kind": "too-many-watch",
    "args": {},
    "reason": "too many are watching here now",
}


def vote(page: Page) -> Locator:
    """The line in which the table is asked for its consent."""
    return page.get_by_role("status").filter(has_text="would like to take a move back")


def test_a_vote_waits_for_one_who_is_away_and_who_can_say_no(new_page: NewPage, server: LiveServer) -> None:
    first, second = in_turn(sit_down(new_page, server))
    first.choose_race()  # the stack has shown a new race: not to be taken back alone
    table = second.page.url
    second.page.once("dialog", lambda dialog: dialog.accept())
    second.page.locator(".menu > button").click()
    second.page.get_by_role("button", name="Leave (a bot plays on)").click()
    second.page.wait_for_url(lambda url: "/table/" not in url)
    first.page.get_by_role("button", name="Undo").click()
    expect(vote(first.page)).to_contain_text("is away and can still say no until")
    expect(vote(first.page).get_by_role("button", name="Withdraw")).to_be_visible()
    second.page.goto(table)
    expect(vote(second.page)).to_contain_text("You can still say no until")
    vote(second.page).get_by_role("button", name="No").click()
    expect(vote(first.page)).to_be_hidden()


def test_where_there_is_no_room_the_page_tries_again_by_itself(new_page: NewPage, server: LiveServer) -> None:
    host, _ = sit_down(new_page, server)
    page = new_page()
    tries: list[WebSocketRoute] = []

    def full_once(socket: WebSocketRoute) -> None:
        tries.append(socket)
        if len(tries) == 1:
            socket.send(json.dumps(NO_ROOM))
            socket.close(code=1013)
        else:
            socket.connect_to_server()

    page.route_web_socket("**/socket", full_once)
    page.goto(unlist(server, host.page.url))
    expect(page.get_by_role("status")).to_contain_text("too many are watching")
    expect(page.get_by_role("complementary", name="Players")).to_be_visible()
    assert len(tries) == 2
