"""What surrounds a game in its first minute: my name, what to press first, no needless menu, replays."""

import pytest
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import create_engine, update

from rulebound.games import game_names
from rulebound.server.schema import accounts
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.player import box_at_rest, wait_until
from tests.browser.position import from_record, lay
from tests.browser.test_peek import settling
from tests.server.live import LiveServer

LONG = "Wilhelmina of the Nine Rivers"
SMALL = {"width": 360, "height": 740}
# In how many lines the words of a button stand.
LINES = """(button) => {
  const words = document.createRange();
  words.selectNodeContents([...button.childNodes].findLast((each) => each.nodeType === Node.TEXT_NODE));
  return new Set([...words.getClientRects()].map(({ top }) => top)).size;
}"""
# Whether all of a text is drawn.
WHOLE = "(text) => text.scrollWidth <= text.clientWidth + 1 && text.scrollHeight <= text.clientHeight + 1"


def rename(server: LiveServer) -> None:
    """Give the local player a long name."""
    with create_engine(server.database, connect_args={"timeout": 60}).begin() as connection:
        connection.execute(update(accounts).where(accounts.c.host.is_(True)).values(name=LONG))


def is_whole(page: Page, place: str) -> None:
    """My name stands there, and nothing of it is cut."""
    name = page.locator(place).filter(has_text=LONG).first
    expect(name).to_be_visible()
    wait_until(page, lambda: name.evaluate(WHOLE), lambda: f"cut: {name.inner_text()}")


def is_in_one_line(button: Locator) -> None:
    """Its words stand in one line, once they have their font."""
    wait_until(button.page, lambda: button.evaluate(LINES) == 1, lambda: f"two lines: {button.inner_text()}")


def test_my_own_name_is_never_cut(new_page: NewPage, server: LiveServer) -> None:
    page, path, ended = new_page(), lay(server, settling()), lay(server, from_record("auztralia/3-players-1"))
    page.goto(path)  # the first browser is the host's
    rename(server)
    page.reload()
    is_whole(page, ".players .name")
    page.goto(ended)
    is_whole(page, "dialog .name")


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL], ids=["desk", "phone", "small"])
def test_the_first_thing_to_press_stands_by_itself(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size=size)
    page.goto("/")
    cards = page.locator("article")
    expect(cards).to_have_count(len(game_names()))
    for card in cards.all():
        main = card.locator(".button.main")
        expect(main).to_have_count(1)
        expect(main).to_contain_text("Learn it")
        others = card.locator(".button:not(.main)").all()
        is_in_one_line(main)
        assert others
        lowest = box_at_rest(main)["y"] + box_at_rest(main)["height"]
        assert all(box_at_rest(other)["y"] >= lowest for other in others)


def test_a_replay_opens_as_all_see_it(new_page: NewPage, server: LiveServer) -> None:
    page = new_page()
    page.goto(lay(server, from_record("small-world-underground/3-players-1")).replace("/table/", "/replay/"))
    eyes = page.get_by_label("Seen by")
    expect(eyes).to_have_value("")
    expect(eyes.locator("option").first).to_have_text("All")
