"""Polish, French and Portuguese in the browser: all is said in them, nothing is cut, and they change at once."""

import random
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from rulebound.games import load_game
from rulebound.kernel import Event
from rulebound.messages import Messages
from tests.browser.company import sit_down_by_invitation
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.picking import HAND, PICKING
from tests.browser.player import log_tells, sign_in_as_host, tell_server, wait_until
from tests.browser.position import from_record, lay
from tests.browser.reading import faults, picks, read, table_of
from tests.server.live import LiveServer

GAMES: Final = tuple(PICKING)
LANGUAGES: Final = ("pl", "fr", "pt-BR")
ENOUGH: Final = 300_000  # compressed bytes of JavaScript and words before the lobby can be used
SIZES: Final = {"desk": DESKTOP, "phone": PHONE}
IN_LANGUAGE: Final = {"pl": {"Local player": "Gracz lokalny"}, "fr": {"Local player": "Joueur local"}}
MINE: Final = {"kind": "me"}
LUCK: Final = {"kind": "bot", "bot": "random"}
OLD_ONES: Final = {"mode": "revenge"}
# The whole games: which language, which game, its set-up, and how many picks at the most.
WHOLE: Final = {
    "small-world-underground": ("pl", "small-world-underground", {}, 1000),
    "auztralia": ("fr", "auztralia", {}, 1000),
    "revenge": ("pt-BR", "auztralia", OLD_ONES, 1000),
    "spirit-island": ("pl", "spirit-island", {}, 60),  # a round and more
}


class Looking:
    """Looks at a page on a desk and on a phone, and remembers what could not be read."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: set[str] = set()

    def look(self, where: str) -> None:
        for name in SIZES:
            self.look_on(name, where)

    def look_on(self, name: str, where: str) -> None:
        self.page.set_viewport_size(SIZES[name])  # type: ignore[arg-type]
        self.found |= {f"{where} {name}: {fault}" for fault in faults(self.page)}


# What is planted on an empty page, and what is found there.
NARROW: Final = "display: inline-block; width: 60px; white-space: nowrap"
GOLD: Final = "background: gold"
PLANTED: Final = {
    f'<i class="pill" style="{NARROW}; border: 1px solid">Przegrupowanie</i>': 'out of i.pill: "Przegrupowanie"',
    f'<i class="pill" style="{NARROW}; {GOLD}"><b>Przegrupowanie</b></i>': 'out of i.pill: "Przegrupowanie"',
    f'<p class="note" style="width: 90px; height: 20px; {GOLD}">Kolejny podbój z kostką</p>': "out of p.note",
    f'<p class="row" style="{NARROW}; overflow: hidden">Przegrupowanie</p>': "cut by p.row",
    f'<button style="{NARROW}; padding: 0">Przegrupowanie</button>': "out of its button",
    '<p style="width: 60px; overflow-wrap: anywhere">Przegrupowanie</p>': 'broken: "Przegrupowanie"',
    '<p style="position: fixed; right: -20px">Przegrupowanie</p>': "beyond the screen",
    # Nothing is wrong with these.
    '<i style="display: inline-block; border: 1px solid">Przegrupowanie</i>': None,
    f'<i style="{NARROW}; border-bottom: 1px solid">Przegrupowanie</i>': None,
    f'<p style="height: 9px; line-height: 9px; {GOLD}">Przegrupowanie</p>': None,
    f'<p style="{NARROW}; {GOLD}; overflow: auto">Przegrupowanie</p>': None,
    f'<p style="width: 9px; {GOLD}"><i style="position: absolute; left: 20px">Przegrupowanie</i></p>': None,
}


@pytest.mark.parametrize(("planted", "found"), PLANTED.items())
def test_words_that_cannot_be_read_are_found(new_page: NewPage, planted: str, found: str | None) -> None:
    page = new_page()
    page.set_content(f"<!doctype html><body>{planted}")
    assert [each[: len(found or "")] for each in faults(page)] == ([found] if found else [])


def shown(page: Page, place: str) -> None:
    """Wait until this stands there and all that it needs has come."""
    expect(page.locator(place).first).to_be_visible()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_around_the_tables_can_be_read(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    looking = Looking(page)
    places = {"/": "article", "/account": "h1"}
    places |= {f"/new/{game}": "main .field" for game in GAMES} | {
        f"/how-to-play/{game}": "main h1" for game in GAMES
    }
    for path, place in places.items():
        page.goto(path)
        shown(page, place)
        looking.look(path)
    sign_in_as_host(page)
    waiting = tell_server(page, "tables", game=GAMES[0], seats=[MINE, {"kind": "open"}, LUCK], setup={})
    for path, place in {f"/table/{waiting['id']}": "main select", "/table/nowhere": "[role=alert]"}.items():
        page.goto(path)
        shown(page, place)
        looking.look(path.rpartition("/")[0])
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert sorted(looking.found) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_and_its_end_can_be_read(new_page: NewPage, server: LiveServer, language: str, game: str) -> None:
    page = new_page(language=language)
    looking = Looking(page)
    for asked in filter(None, (HAND.get(game), PICKING[game])):
        page.goto(lay(server, asked()))
        shown(page, "[data-tour=board] .canvas")
        looking.look("table")
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    page.locator("#tab-rules").click()
    expect(page.locator("[data-rule]").first).to_be_visible()
    looking.look("rules")
    for pane in ("players", "log", "chat", "rules", "notes"):  # on a phone, where they cover the board
        page.locator(f"nav [data-tour={pane}]").click()
        expect(page.locator("section.sheet")).to_be_visible()
        looking.look_on("phone", pane)
        page.keyboard.press("Escape")
    page.goto(lay(server, from_record(f"{game}/3-players-1")))
    shown(page, "dialog .places")
    looking.look("result")
    assert sorted(looking.found) == []


def begin(page: Page, game: str, setup: dict[str, Any], players: int = 2) -> str:
    """A game against bots that play by luck; its table."""
    sign_in_as_host(page)
    made = tell_server(page, "tables", game=game, seats=[MINE, *[LUCK] * (players - 1)], setup=setup)
    table = str(made["id"])
    tell_server(page, f"tables/{table}/start")
    page.goto(f"/table/{table}")
    shown(page, "[data-tour=board] .canvas")
    return table


@pytest.mark.long
@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_is_said_in_its_language(new_page: NewPage, seed: int, name: str) -> None:
    language, game, setup, most = WHOLE[name]
    page = new_page(language=language)
    looking = Looking(page)
    table = begin(page, game, setup, 3 if setup else 2)
    over = picks(page, table, random.Random(seed), most, lambda: looking.look("table"))
    view = page.request.get(f"/api/tables/{table}").json()["view"]
    assert over or (game == "spirit-island" and view["view"]["round"] > 1)
    if over:
        shown(page, "dialog .places")
        looking.look("result")
    assert sorted(looking.found) == []


def test_the_language_is_that_of_the_browser_and_then_of_the_account(new_page: NewPage) -> None:
    page = new_page(locale="pt-PT")  # what is there of Portuguese is Brazilian
    page.goto("/")
    menu = page.locator("#top-language")
    expect(menu).to_have_value("pt-BR")
    assert page.locator("#top-language option").all_inner_texts() == [
        "English",
        "Français",
        "Polski",
        "Português (Brasil)",
    ]
    with page.expect_response("**/api/language") as kept:
        menu.select_option("pl")
    assert kept.value.ok
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.evaluate("() => localStorage.clear()")  # another browser of the same person
    page.reload()
    expect(menu).to_have_value("pl")


def test_another_language_changes_all_that_stands_there(new_page: NewPage, server: LiveServer) -> None:
    """In the middle of a game, without a reload, to the very words that a page opened in it would show."""
    page = new_page(language="pl")
    page.goto(lay(server, PICKING["small-world-underground"]()))
    shown(page, "[data-tour=board] .canvas")
    page.evaluate("() => (window.stayed = true)")
    page.locator("#tab-chat").click()
    page.locator(".chat input, .chat textarea").first.fill("Drowy, Elfes noirs?")
    page.keyboard.press("Enter")
    page.locator(".chat").get_by_role("button", name="Drowy").click()  # its card, from what was said
    page.locator("#tab-rules").click()
    expect(page.locator("[data-rule='SU-001']")).to_be_visible()
    polish = read(page)
    page.get_by_role("button", name="Ustawienia").click()
    page.locator("#language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    rules = page.locator("[data-rule='SU-001']")
    wait_until(page, lambda: rules.inner_text() not in polish, lambda: "the rules are still Polish")
    assert page.evaluate("() => window.stayed") is True

    def only_changed() -> list[str]:
        there = read(fresh)
        return [line for line in read(page) if line not in there]

    def logs() -> list[list[str]]:
        return [each.locator("[role=log] p").all_inner_texts() for each in (page, fresh)]

    fresh = new_page(language="fr", storage_state=page.context.storage_state())
    fresh.goto(page.url)
    shown(fresh, "[data-tour=board] .canvas")
    fresh.locator("#tab-chat").click()
    fresh.locator(".chat").get_by_role("button", name="Elfes noirs").click()
    fresh.locator("#tab-rules").click()
    expect(fresh.locator("[data-rule='SU-001']")).to_be_visible()
    wait_until(fresh, lambda: not only_changed(), lambda: f"only where it was changed: {only_changed()}")
    for each in (page, fresh):
        each.locator("#tab-log").click()
        expect(each.locator("[role=log] p").first).to_be_visible()
    wait_until(fresh, lambda: logs()[0] == logs()[1], lambda: f"two logs: {logs()}")


def test_the_lobby_comes_quickly_and_a_language_brings_its_own_files_alone(new_page: NewPage) -> None:
    page = new_page(language="pl")
    loaded: dict[str, int] = {}

    def note(response: Any) -> None:
        if response.url.endswith(".js"):
            loaded[response.url.rsplit("/", 1)[-1]] = int(response.headers.get("content-length", 0))

    page.on("response", note)
    page.goto("/")
    shown(page, "article")
    assert 50_000 < sum(loaded.values()) < ENOUGH
    assert [
        name
        for name in loaded
        if name.startswith("words-") and not re.match(r"words-(pl-|of-tables|[\w-]{8}\.js)", name)
    ] == []
    loaded.clear()
    page.locator("#top-language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    wait_until(page, lambda: loaded, lambda: "nothing is loaded")
    shown(page, "article")
    assert [name for name in loaded if not name.startswith("words-fr-")] == []


def test_two_people_read_one_log_each_in_their_own_language(new_page: NewPage, server: LiveServer) -> None:
    seats = sit_down_by_invitation(new_page, server)
    asked = wait_until(
        seats[0].page, lambda: next((seat for seat in seats if seat.asked), None), lambda: "neither is asked"
    )
    asked.choose_race()
    for seat, language in zip(seats, ("pl", "fr"), strict=True):
        seat.page.get_by_role("button", name="Settings").click()
        seat.page.locator("#language").select_option(language)
        expect(seat.page.locator("html")).to_have_attribute("lang", language)
        seat.page.keyboard.press("Escape")
    for seat, language in zip(seats, ("pl", "fr"), strict=True):
        ask = "(table) => fetch(`/api/tables/${table}`).then((answer) => answer.json())"
        state = seat.page.evaluate(ask, table_of(seat.page))
        names = [IN_LANGUAGE[language].get(each["name"], each["name"]) for each in state["table"]["players"]]
        words = Messages(load_game("small-world-underground"), language, names)
        events = [Event(each["kind"], tuple(each["args"])) for each in state["events"]]
        chosen = [event for event in events if event.kind == "chose"]
        assert chosen
        log_tells(seat.page, [words.event(event) for event in chosen])
        race = str(chosen[0].args[1])
        seat.page.locator(f"[data-peek='race:{race}']:not([aria-hidden=true])").first.click()
        expect(seat.page.get_by_role("heading", name=words.text(f"race-{race}"))).to_be_visible()
