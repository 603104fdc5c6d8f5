"""Every page through axe, in both themes: nothing that is serious or critical."""

from typing import Any, Literal

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, ROOT, NewPage
from tests.browser.player import Person, open_game, wait_until
from tests.browser.position import from_record, lay
from tests.server.live import LiveServer

RECORD = "small-world-underground/3-players-1"
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
# The board is half of what is on the page, and axe goes through the whole page each time. So it is looked at as a
# part of "html", and taken away for as long as something else is examined.
RUN = """async ([within, rules]) => {
  const board = within === 'html' ? null : document.querySelector('[data-tour=board]');
  const place = document.createComment('');
  board?.replaceWith(place);
  const options = { resultTypes: ['violations'], preload: false, ...(rules ? { runOnly: rules } : {}) };
  const found = await axe.run({ include: [within] }, options).finally(() => board && place.replaceWith(board));
  return found.violations.map((each) => ({
    id: each.id, impact: each.impact, help: each.help,
    where: each.nodes.slice(0, 4).map((node) => node.html.slice(0, 140) + ' | ' + (node.any[0]?.message ?? '')),
  }));
}"""
# From one theme to the other every colour would fade, an inherited one anew while it fades further up. Only those
# at the end count: from now on they change at once.
NO_FADING = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}"""
FADING = "() => document.getAnimations().some((each) => each.transitionProperty)"
GRAVE = {"serious", "critical"}


class Doctor:
    """Looks at one page after the other, and remembers what is wrong."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.theme: Literal["dark", "light"] = "light"  # which pages for it are opened in
        self.grave: list[str] = []

    def look(self, where: str, within: str = "body") -> None:
        """Examine what is shown now: everything in the theme it has, and once more the colours in the other."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE)
            self.page.evaluate(NO_FADING)
        self.note(f"{where}, {self.theme}", self.page.evaluate(RUN, [within, None]))
        self.turn()
        self.note(f"{where}, {self.theme}", self.page.evaluate(RUN, [within, ["color-contrast"]]))

    def turn(self) -> None:
        """To the other theme, with its own colours."""
        self.theme = "dark" if self.theme == "light" else "light"
        self.page.emulate_media(color_scheme=self.theme)
        expect(self.page.locator("html")).to_have_attribute("data-theme", self.theme)
        wait_until(self.page, lambda: not self.page.evaluate(FADING), lambda: "colours fade")

    def note(self, where: str, found: list[dict[str, Any]]) -> None:
        """Print it, and keep what is grave."""
        for each in found:
            line = f"{where}: {each['impact']} {each['id']}: {each['help']}\n    " + "\n    ".join(each["where"])
            print(line)
            if each["impact"] in GRAVE:
                self.grave.append(line)

    def verdict(self) -> None:
        """Fail with all that was found."""
        assert not self.grave, "\n".join(self.grave)


def test_pages_on_a_desk(new_page: NewPage) -> None:
    """Lobby, forms, account, and the table in each phase."""
    page = new_page(color_scheme="light", reduced_motion="reduce")
    doctor = Doctor(page)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    doctor.look("the lobby")
    pages = {
        "/new/small-world-underground": page.get_by_role("button", name="Create the table"),
        "/account": page.get_by_role("heading").first,
    }
    for path, there in pages.items():
        page.goto(path)
        expect(there).to_be_visible()
        doctor.look(path)

    me = Person(page, seed=5)
    open_game(page)
    me.wait_for("Choose a race")
    doctor.look("choosing a race")
    seen = me.wait_for("Conquer a region")
    doctor.look("conquering", "html")  # the board too
    me.press(next(f"region:r{each:02}" for each in range(1, 34) if f"region:r{each:02}" not in seen["targets"]))
    expect(page.locator(".bubble")).to_be_visible()
    doctor.look("the bubble", ".bubble")
    doctor.verdict()


def test_panes_and_boxes_on_a_desk(new_page: NewPage) -> None:
    """What stands beside the table, and what opens over it."""
    page = new_page(color_scheme="light", reduced_motion="reduce")
    doctor = Doctor(page)
    me = Person(page, seed=5)
    open_game(page)
    me.wait_for("Conquer a region")
    for tab in ["Chat", "Rules", "Notes"]:
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        doctor.look(f"the pane {tab}", ".side")
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("log").get_by_role("button").first.click()
    expect(page.locator(".card-pane")).to_be_visible()
    doctor.look("a card", ".side")
    for name in ["Settings", "Help and keys"]:
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        doctor.look(name, "dialog")
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("button", name="Propose to end the game")).to_be_visible()
    doctor.look("the menu", "header")
    doctor.verdict()


def test_result_and_replay_on_a_desk(new_page: NewPage, server: LiveServer) -> None:
    """The end of a game."""
    page = new_page(color_scheme="light", reduced_motion="reduce")
    doctor = Doctor(page)
    page.goto(lay(server, from_record(RECORD)))
    expect(page.locator("dialog.result .places")).to_be_visible()
    doctor.look("the result", "dialog")
    page.get_by_role("button", name="Watch the replay").click()
    expect(page.get_by_role("group", name="Map of the underground")).to_be_visible()
    doctor.look("the replay", "#app")
    doctor.verdict()


def test_pages_on_a_phone(new_page: NewPage) -> None:
    """The lobby, and the table with each of its sheets."""
    page = new_page(PHONE, color_scheme="light", reduced_motion="reduce", has_touch=True, is_mobile=True)
    doctor = Doctor(page)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    doctor.look("the lobby")
    me = Person(page, seed=6)
    open_game(page)
    me.wait_for("Choose a race")
    doctor.look("choosing a race")
    me.wait_for("Conquer a region")
    doctor.look("conquering")
    for name in ["Players", "Log", "Chat", "Rules", "Notes"]:
        page.get_by_role("navigation").get_by_role("button", name=name).click()
        expect(page.locator("section.sheet")).to_have_attribute("aria-label", name)
        doctor.look(f"the sheet {name}", ".sheet")
    doctor.verdict()
