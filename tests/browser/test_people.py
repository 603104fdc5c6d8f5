"""Who is who: the host's own browser, other browsers, people at one screen, and how friends are let in."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Locator, Page, expect

from rulebound.server.accounts.host import make_link
from rulebound.server.database import Database
from rulebound.server.settings import async_url
from tests.browser.company import Seat, elsewhere, listen
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Person, Seen, box_at_rest, tell_server, wait_until
from tests.server.live import LiveServer

COMMAND = "make play HOST=0.0.0.0"
PASSWORD = "correct horse"


def set_up(page: Page) -> None:
    """The form of a table for two."""
    page.goto("/")
    page.get_by_role("link", name="Set up a table: Small World Underground").click()
    page.locator("label").get_by_text("2", exact=True).click()


def open_table(page: Page) -> str:
    """A table for two with a free seat; gives its invitation."""
    set_up(page)
    page.get_by_role("button", name="Create the table").click()
    return page.get_by_label("Invitation link").input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    """Open an invitation and come in under a name."""
    page.goto(link)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_label("Name", exact=True).fill(name)
    with page.expect_event("load"):  # whoever has come in reloads the page
        page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text(f"{name} (you)")).to_be_visible()


def wait_for_table(*pages: Page) -> None:
    """Wait until the board is drawn."""
    for page in pages:
        page.locator("[data-target='region:r01']").wait_for(state="attached")


def register(page: Page, name: str) -> None:
    """Take a name and a password on the account's page."""
    page.goto("/account")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Register").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def host_link(server: LiveServer) -> str:
    """A link as the server's terminal shows it."""

    async def make() -> str:
        database = Database(async_url(server.database))
        try:
            return await make_link(database)
        finally:
            await database.close()

    with ThreadPoolExecutor(1) as thread:  # this one has Playwright's loop
        return f"{server.url}/?me={thread.submit(asyncio.run, make()).result()}"


def seats(page: Page) -> list[str]:
    """What the waiting room says of each seat."""
    return [" ".join(line.split()) for line in page.locator("main ol li .who").all_inner_texts()]


def test_another_browser_of_the_machine_sits_down_as_itself(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    link = open_table(host)
    assert seats(host) == ["You this is your seat", "Free seat nobody sits here yet"]
    sit_down(friend, link, "Ana")
    expect(friend.locator("main ol li .who").first).to_contain_text("is here")
    assert seats(friend) == ["Local player is here", "Ana (you) this is your seat"]
    expect(host.get_by_text("Ana")).to_be_visible()
    expect(host.locator("main ol li .who").last).to_contain_text("is here")
    assert seats(host) == ["You this is your seat", "Ana (guest) is here"]
    host.get_by_role("button", name="Start the game").click()
    wait_for_table(host, friend)
    for number, page in enumerate((host, friend)):
        expect(page.locator(f".players [data-seat='{number}'] .tag").first).to_have_text("you")


def test_an_invitation_asks_for_a_name_even_before_the_host_has_come(new_page: NewPage) -> None:
    """Whoever comes by an invitation is somebody else than the one who started the server."""
    guest, friend = new_page(), new_page()
    tell_server(guest, "guest", name="Ben")
    sit_down(friend, open_table(guest), "Ana")
    expect(friend.locator("main ol li .who").first).to_contain_text("is here")
    assert seats(friend) == ["Ben (guest) is here", "Ana (you) this is your seat"]


def test_a_name_that_is_taken_in_mid_game_moves_nobody_else_s_seat(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    sit_down(friend, open_table(host), "Ana")
    host.get_by_role("button", name="Start the game").click()
    wait_for_table(host, friend)
    table = host.url.partition("?")[0]
    for page, other, name in ((friend, host, "Anastasia"), (host, friend, "Hanna")):
        register(page, name)
        for each in (page, other):
            each.goto(table)
        wait_for_table(page, other)
    for number, page in enumerate((host, friend)):
        expect(page.locator(f".players [data-seat='{number}'] .tag").first).to_have_text("you")
        expect(page.locator("ol.players")).to_contain_text("Anastasia")
        expect(page.locator("ol.players")).to_contain_text("Hanna")
    stranger = new_page()
    stranger.goto("/")
    expect(stranger.get_by_role("button", name="Sign in")).to_be_visible()


def test_the_host_finds_the_tables_again_by_a_link_of_the_terminal(new_page: NewPage, server: LiveServer) -> None:
    host = new_page()
    open_table(host)
    host.goto("/api/health")  # the page of the table may still ask for something: it would be refused
    host.context.clear_cookies()
    host.goto("/")
    expect(host.get_by_role("button", name="Sign in")).to_be_visible()
    link = host_link(server)
    host.goto(link)
    expect(host.get_by_role("heading", name="My tables")).to_be_visible()
    expect(host.get_by_text("1 seat is free")).to_be_visible()
    expect(host).not_to_have_url(re.compile("me="))


def test_a_link_asks_first_who_has_a_name_here(new_page: NewPage, server: LiveServer) -> None:
    host, friend = new_page(), new_page()
    link = host_link(server)
    sit_down(friend, open_table(host), "Ana")
    friend.goto(link)
    friend.get_by_role("button", name="Stay Ana").click()
    expect(friend.get_by_role("link", name="Ana")).to_be_visible()
    friend.goto(link)
    friend.get_by_role("button", name="I have started it").click()
    expect(friend.get_by_role("link", name="You", exact=True)).to_be_visible()


def test_a_server_of_one_machine_tells_how_friends_are_let_in(new_page: NewPage) -> None:
    host = new_page()
    open_table(host)
    expect(host.get_by_text("To let friends in")).to_be_visible()
    expect(host.locator("code")).to_have_text(COMMAND)
    expect(host.get_by_role("img", name="QR code")).to_be_hidden()


@pytest.mark.serve("--host", "0.0.0.0", "--public-url", "http://friend.localhost:{port}")
@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE], ids=["desktop", "phone"])
def test_a_server_for_friends_has_links_that_they_can_reach(
    new_page: NewPage, server: LiveServer, size: dict[str, int]
) -> None:
    host, friend = new_page(size=size), new_page(size=size)
    host.goto("/")
    expect(host.get_by_role("button", name="Sign in")).to_be_visible()
    host.goto(host_link(server))
    expect(host.get_by_role("heading", name="My tables")).to_be_visible()
    link = open_table(host)
    assert link.startswith(f"{elsewhere(server)}/table/")
    code = host.get_by_role("img", name="QR code that opens this table")
    expect(code).to_be_visible()
    box = box_at_rest(code)
    assert box["width"] == box["height"] > 150
    expect(host.get_by_text("To let friends in")).to_be_hidden()
    sit_down(friend, link, "Ana")
    host.get_by_role("button", name="Start the game").click()
    wait_for_table(host, friend)


def uncover(page: Page, names: list[str]) -> Seat:
    """Wait for the cover, look that it hides everything, and be the one who is to have the device."""
    heading = page.get_by_role("heading", name=re.compile("^Pass the device to "))
    expect(heading).to_be_visible()
    name = heading.inner_text().removeprefix("Pass the device to ")
    assert page.locator("[data-target], .players, [data-tour]").count() == 0
    page.get_by_role("button", name=f"I am {name}").click()
    number = names.index(name)
    mine = page.locator(f".players [data-seat='{number}'] .tag, .strip [data-seat='{number}'] .name")
    expect(mine.filter(visible=True).first).to_have_text("you")
    return Seat(number, page)


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE], ids=["desktop", "phone"])
def test_two_at_one_screen_pass_the_device_and_see_their_own_coins_only(
    new_page: NewPage, size: dict[str, int]
) -> None:
    names = ["Ana", "Ben"]
    page = new_page(size=size)
    heard = listen(page)
    set_up(page)
    page.get_by_text("Hot seat").click()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Start the game").click()
    for _ in range(2):
        seat = uncover(page, names)
        play_turn(page, names[1 - seat.number])
    states = [told.get("state") if told["type"] == "ack" else told for told in heard]
    views = [told["view"] for told in states if told and told["type"] == "state"]
    assert {view["seat"] for view in views} == {None, 0, 1}
    for view in views:
        known = [seat for seat, player in enumerate(view["view"]["players"]) if player["coins"] is not None]
        assert known == ([] if view["seat"] is None else [view["seat"]])


def play_turn(page: Page, other: str) -> None:
    """Take a race, and stop as soon as the rules allow, until the device goes to the other."""
    person = Person(page)
    covered = page.get_by_role("heading", name=f"Pass the device to {other}")
    for _ in range(60):
        seen = wait_until(page, lambda: _covered_or_asked(person, covered), lambda: "nobody is asked")
        if seen.pop("covered"):
            return
        ending = page.locator("[data-tour=decision] .ending:enabled").all_inner_texts()
        if ending:
            person.do(f"button {ending[0].strip()}", seen)
        else:
            person.answer(seen)
    raise AssertionError("the turn does not end")


def _covered_or_asked(person: Person, covered: Locator) -> Seen | None:
    """What can be done now, and whether the screen is covered; nothing while a pick is on its way."""
    if covered.is_visible():
        return {"covered": True}
    seen = person.see()
    return {**seen, "covered": False} if seen["targets"] or seen["buttons"] else None
