"""When something goes wrong: every trouble says what it is, keeps what is there, and offers a way on."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.browser.company import same_board
from tests.browser.conftest import LOCALE, NewPage
from tests.browser.player import Person, Seen, open_game
from tests.server.live import LiveServer


def gone(route: Route) -> None:
    """Answer as a server that has just stopped."""
    route.abort("connectionrefused")


def plain_race(seen: Seen) -> str:
    """The first race that asks nothing more."""
    odd = ("combo:flames", "combo:shadow-mimes")
    race: str = next(each for each in seen["targets"] if each.startswith("combo:") and each not in odd)
    return race


def choose_any_race(page: Page) -> None:
    """Take the first race that asks nothing more."""
    person = Person(page)
    person.press(plain_race(person.wait_for_turn()))
    expect(page.locator("[data-tour=mine]")).to_contain_text("Your ")


class Delay:
    """Stands between a page and its table, and keeps the news back for as long as it is told to."""

    def __init__(self) -> None:
        self._holding = False
        self._kept: list[tuple[WebSocketRoute, str | bytes]] = []

    def between(self, line: WebSocketRoute) -> None:
        """What a page's socket is led through."""
        line.connect_to_server().on_message(lambda message: self._pass(line, message))

    def _pass(self, line: WebSocketRoute, message: str | bytes) -> None:
        if self._holding and json.loads(message)["type"] in ("state", "changes"):
            self._kept.append((line, message))
        else:
            line.send(message)

    def hold(self) -> None:
        """From now on no state goes through; answers do."""
        self._holding = True

    def release(self) -> None:
        """Let all that was kept go, in its order, and from now on everything."""
        self._holding = False
        for line, message in self._kept:
            line.send(message)


def test_two_windows_of_one_player_stay_together(new_page: NewPage) -> None:
    """What is done in one is seen in the other, and goes on there."""
    one = new_page()
    open_game(one)
    two = one.context.new_page()
    two.goto(one.url)
    choose_any_race(one)
    expect(two.locator("[data-tour=mine]")).to_contain_text("Your ")
    same_board(one, two)
    Person(two).play(2)
    same_board(one, two)


def test_a_move_on_an_old_board_is_refused_in_words_and_the_board_catches_up(new_page: NewPage) -> None:
    """A window that has missed the news: the server says no, the window says why, and then shows the truth."""
    one = new_page()
    open_game(one)
    two = one.context.new_page()
    # Until the first player answers, no bot moves: whenever the second window asks, it is told of this question.
    Person(one).wait_for_turn()
    delay = Delay()
    two.route_web_socket(re.compile("/socket$"), delay.between)
    two.goto(one.url)
    person = Person(two)
    asked = person.wait_for_turn()
    delay.hold()
    choose_any_race(one)
    assert person.see() == asked  # it does not know yet
    person.press(plain_race(asked))
    expect(two.get_by_role("alert")).to_contain_text("Too late: the table has moved on since.")
    delay.release()
    expect(two.locator("[data-tour=mine]")).to_contain_text("Your ")
    same_board(one, two)


def test_an_unknown_table_and_an_unknown_address_have_a_friendly_page(new_page: NewPage) -> None:
    """Both say that there is nothing, and lead to the lobby."""
    page = new_page()
    page.goto("/table/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("This table cannot be shown")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    page.goto("/no/such/page")
    expect(page.get_by_role("alert")).to_contain_text("There is nothing here")
    page.get_by_role("link", name="To the lobby").click()
    expect(page).to_have_url(re.compile("/$"))


def test_an_unknown_replay_has_a_friendly_page(browser: Browser, server: LiveServer) -> None:
    """In a browser whose complaints are not counted: it writes down that the server knows no such game."""
    page = browser.new_page(base_url=server.url, locale=LOCALE)
    page.goto("/replay/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("This game cannot be looked at")
    expect(page.get_by_role("alert")).to_contain_text("there is no such table")
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
    page.close()


@pytest.mark.line_is_cut
def test_a_map_that_does_not_load_leaves_the_table_and_can_be_tried_again(new_page: NewPage) -> None:
    """The rest of the table is there and works; the board comes with the second attempt."""
    page = new_page()
    page.route(re.compile(r"/assets/3p-"), gone)
    open_game(page)
    expect(page.get_by_text("The map could not be loaded.")).to_be_visible()
    expect(page.locator("[data-target^='combo:']").first).to_be_visible()
    page.unroute(re.compile(r"/assets/3p-"))
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-target='region:r01']")).to_be_attached()
    choose_any_race(page)


def test_a_board_that_breaks_leaves_the_table_and_can_be_tried_again(new_page: NewPage) -> None:
    """A position that cannot be drawn: a box in the place of the board says so; all the rest works."""
    page = new_page()
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        def told(message: str | bytes) -> None:
            news = json.loads(message)
            if news["type"] == "state" and len(lines) == 1:
                news["view"]["view"]["regions"].append({"id": "r01", "markers": 5})
            line.send(json.dumps(news))

        lines.append(line)
        line.connect_to_server().on_message(told)

    page.route_web_socket(re.compile("/socket$"), between)
    page.goto("/")
    page.get_by_role("button", name="Play now against bots: Small World Underground").click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("[data-target^='combo:']").first).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The board could not be shown")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something to the table").fill("My board is broken")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("My board is broken")
    page.reload()
    choose_any_race(page)


@pytest.mark.line_is_cut
def test_a_server_that_does_not_answer_at_first_can_be_tried_again(new_page: NewPage) -> None:
    """The page itself is here, the server is not: it says so, and goes on when the server is back."""
    page = new_page()
    page.route(re.compile("/api/"), gone)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    page.unroute(re.compile("/api/"))
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()


@pytest.mark.line_is_cut
def test_a_server_that_goes_away_in_the_lobby_is_waited_for(new_page: NewPage, server: LiveServer) -> None:
    """A page that has not been loaded yet cannot be: the box says why in words, and tries again."""
    page = new_page()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    server.kill()
    page.get_by_role("link", name="Set up a table: Small World Underground").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Create the table")).to_be_visible()
