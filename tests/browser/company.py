"""Two people at one table, each in a browser of their own: the host on this machine, a friend from elsewhere."""

import re
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Locator, Page, WebSocket, expect

from rulebound.server.accounts.callers import COOKIE
from tests.browser.conftest import NewPage
from tests.browser.heard import Wire
from tests.browser.player import OURS, PATIENCE, WHICH, Person, sign_in_as_host, tell_server, wait_until
from tests.server.live import LiveServer

# What stands in each region, as the board tells it; prices are for the one who is asked.
REGIONS = """() => Object.fromEntries([...document.querySelectorAll('[data-target^="region:"]')].map(
  (e) => [e.dataset.target, e.getAttribute('aria-label').replace(/, costs .*/, '')]))"""

# What is said of a region that somebody holds.
HELD = re.compile(" tokens? of ")


def elsewhere(server: LiveServer) -> str:
    """The server's address under a name that is not this machine's own: whoever comes by it is a stranger."""
    return f"http://friend.localhost:{server.port}"


def regions(page: Page) -> dict[str, str]:
    """What a screen reader says of every region."""
    seen: dict[str, str] = page.evaluate(REGIONS)
    return seen


def shows(page: Page, wanted: dict[str, str]) -> None:
    """Wait until the board is like this."""
    wait_until(page, lambda: regions(page) == wanted, lambda: f"{regions(page)} instead of {wanted}")


def same_board(one: Page, other: Page) -> None:
    """Wait until both show the same, while bots may be moving."""
    wait_until(one, lambda: regions(one) == regions(other), lambda: "the two boards are different")


def listen(page: Page) -> list[dict[str, Any]]:
    """Everything that this page's table sends from now on."""
    heard: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        wire = Wire()
        socket.on("framereceived", lambda frame: heard.append(wire.read(frame)))

    page.on("websocket", opened)
    return heard


@dataclass(slots=True)
class Seat:
    """One of the two, with what their page was told."""

    number: int
    page: Page
    heard: list[dict[str, Any]] = field(default_factory=list)

    @property
    def person(self) -> Person:
        """Somebody who plays here."""
        return Person(self.page)

    @property
    def panel(self) -> Locator:
        """This player's panel on the own screen."""
        return self.page.locator(f".players [data-seat='{self.number}']")

    def panel_of(self, other: "Seat") -> Locator:
        """Another player's panel on this one's screen."""
        return self.page.locator(f".players [data-seat='{other.number}']")

    @property
    def asked(self) -> bool:
        """Whether it is for this one to choose."""
        seen = self.person.see()
        return bool(seen["targets"] or seen["buttons"])

    def choose_race(self, alone: bool = False) -> str:
        """Take a race that asks nothing more before it comes in, and give its name.

        Unless one plays alone it is asked twice: the next race comes to light.
        """
        seen = self.person.wait_for_turn()
        odd = ("combo:flames", "combo:shadow-mimes")
        target = next(each for each in seen["targets"] if each.startswith("combo:") and each not in odd)
        race = self.page.locator(f"[data-target='{target}'] .race").inner_text()
        self.person.press(target)
        if not alone:
            self.person.button("Yes, do it")
        expect(self.panel).to_contain_text(race)
        return race

    def conquer(self) -> str:
        """Conquer an empty region, where nothing can come to light, and give its name."""
        seen = self.person.wait_for_turn()
        before = regions(self.page)
        open_now = [each for each in seen["targets"] if each.startswith("region:")]
        target: str = next(each for each in open_now if not re.search("Monster|token", before[each]))
        self.person.press(target)
        which = self.page.locator("[data-tour=decision]", has_text=WHICH)
        if (
            wait_until(self.page, lambda: self._after_press(which, target), lambda: "nothing comes of it")
            == "asked"
        ):
            which.get_by_role("button").first.click()
        expect(self.page.locator(f"[data-target='{target}']")).to_have_attribute("aria-label", HELD)
        return target

    def _after_press(self, which: Locator, target: str) -> str:
        """Whether it is asked how the region is to be conquered, or that is done already."""
        if which.is_visible():
            return "asked"
        return "done" if HELD.search(regions(self.page)[target]) else ""

    def end_turn(self, other: "Seat") -> None:
        """Stop as soon as the rules allow it, and place what is left."""
        for _ in range(60):
            if wait_until(self.page, lambda: self._turn_of(other), lambda: "nobody is asked") != "mine":
                return
            seen = self.person.see()
            ending = self.page.locator("[data-tour=decision] .ending:enabled").all_inner_texts()
            if ending:
                self.person.do(f"button {ending[0].strip()}", seen)
            else:
                self.person.answer(seen)
        raise AssertionError("the turn does not end")

    def _turn_of(self, other: "Seat") -> str:
        """Whose turn it is; nobody's while a pick is on its way."""
        return "mine" if self.asked else "theirs" if other.asked else ""

    def coins(self, seat: int) -> str:
        """What the panel of a player says of their coins."""
        label = self.page.locator(f".players [data-seat='{seat}'] .coins").first.get_attribute("aria-label")
        assert label is not None
        return label


def take_table(
    host: Page, friend: Page, server: LiveServer, game: str, setup: dict[str, Any] | None = None, name: str = "Ana"
) -> None:
    """A table for these two, where the game begins: without a click, the friend from elsewhere."""
    sign_in_as_host(host)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = tell_server(host, "tables", game=game, seats=seats, setup=setup or {})
    there = elsewhere(server)
    headers = {**OURS, "Host": urlsplit(there).netloc}
    with httpx.Client(base_url=f"{server.url}/api", headers=headers, timeout=PATIENCE) as calling:
        calling.post("/guest", json={"name": name}).raise_for_status()
        joining = calling.post(f"/tables/{table['id']}/join", json={"invitation": table["invitation"]})
        joining.raise_for_status()
        friend.context.add_cookies([{"name": COOKIE, "value": calling.cookies[COOKIE], "url": there}])
    tell_server(host, f"tables/{table['id']}/start")
    host.goto(f"/table/{table['id']}")
    friend.goto(f"{there}/table/{table['id']}")


def sit_down(new_page: NewPage, server: LiveServer) -> list[Seat]:
    """A table for two at which the game has begun; `sit_down_by_invitation` has the way there."""
    host, friend = new_page(), new_page()
    heard = [listen(host), listen(friend)]
    take_table(host, friend, server, "small-world-underground")
    return _seated(host, friend, heard)


def _seated(host: Page, friend: Page, heard: list[list[dict[str, Any]]]) -> list[Seat]:
    """Both, once their boards are drawn."""
    for page in (host, friend):
        expect(page.locator("[data-target='region:r01']")).to_be_attached()
    return [Seat(0, host, heard[0]), Seat(1, friend, heard[1])]


def sit_down_by_invitation(new_page: NewPage, server: LiveServer) -> list[Seat]:
    """A table for two, made through the form and joined by its invitation; the game has begun."""
    host, friend = new_page(), new_page()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    heard = [listen(host), listen(friend)]
    host.goto("/")
    host.get_by_role("link", name="Set up a table: Small World Underground").click()
    host.locator("label").get_by_text("2", exact=True).click()
    host.get_by_role("button", name="Create the table").click()
    host.get_by_role("button", name="Copy", exact=True).click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    link: str = host.evaluate("navigator.clipboard.readText()")
    assert link == host.get_by_label("Invitation link").input_value()
    assert link.startswith(server.url)

    friend.goto(link.replace(server.url, elsewhere(server)))
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_label("Name", exact=True).fill("Ana")
    friend.get_by_role("button", name="Go on").click()
    expect(host.get_by_text("Ana")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    return _seated(host, friend, heard)
