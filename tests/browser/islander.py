"""Somebody who plays Spirit Island at the browser, and knows beforehand what will be asked.

A match of our own runs beside the server's: at every question the screen must offer what the rules offer, and
every land must hold what it holds there.
"""

import random
import re
from collections import Counter
from typing import Any, Final

from playwright.sync_api import Page, expect

from rulebound.games import load_game
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.view import IslandView
from rulebound.kernel import Event, Match, Option
from tests.browser.company import elsewhere, take_table
from tests.browser.conftest import DESKTOP, NewPage
from tests.browser.player import Seen, wait_until, words_of
from tests.browser.settler import Settler
from tests.server.live import LiveServer

GAME: Final = "Spirit Island"
ISLAND: Final = "The island"
# Two people at one table, each with a spirit that begins without a choice.
NAMES: Final = ["Local player", "Ana"]
SPIRITS: Final = ["river-surges-in-sunlight", "lightnings-swift-strike"]
# What the options point at, by their verbs, and which of their arguments says where.
LANDS: Final = {
    **dict.fromkeys(("target", "target-far", "land", "lose", "link", "set-aside-from"), 0),
    **dict.fromkeys(("presence", "follow", "choke", "shift", "skip"), 1),
}
TO_A_LAND: Final = {"push", "move"}
# What has no damage and no strife goes to a land, or is pressed itself.
PUSHED: Final = re.compile(r"(push|move)-(token|blight|presence|together)|(gather|remove)-together")
GATHERED: Final = re.compile(r"(?:gather|remove|save)-(token|blight|presence|sacred)")
AT_A_PIECE: Final = {
    *("hit", "graze", "destroy", "remove", "replace", "strife", "gather"),
    *("bring", "calm", "fight", "sit-out"),
}
TRACKS: Final = {"cover", "set-aside", "take-presence"}
POWERS: Final = {
    *("play", "keep", "forget", "give", "reclaim", "discard", "lay-beside"),
    *("use", "hasten", "hasten-paying", "delay", "repeat"),
}
ELSEWHERE: Final = {"spend": "element", "spirit-far": "spirit", "corner": "corner"}
NAMED: Final = {"group", "grow", "bonus", "element", "spirit"}
# What stands in every land, as a screen reader says it.
LABELS: Final = """() => Object.fromEntries([...document.querySelectorAll('g[data-target^="land:"]')].map(
  (e) => [e.dataset.target.slice(5), e.getAttribute('aria-label')]))"""
COUNTED: Final = re.compile(r"(\d+) (explorer|town|city|cities|dahan|blight|presence)")
Lands = dict[str, dict[str, int]]
# What comes sooner than the rest, of what is picked by luck: a turn in which something happens, and which ends.
WEIGHTS: Final = {"ready": 1, "play": 4, "use": 6, "done": 2, "own": 1}
USUAL: Final = 3
ENDINGS: Final = ("ready", "done", "decline")


def target_of(option: Option) -> str | None:
    """The thing on the table that an option points at; None: it is a button."""
    verb, args = option.verb.removesuffix("-marked"), option.args
    if verb in TO_A_LAND or PUSHED.fullmatch(verb):
        return f"land:{args[-1]}"
    if verb in LANDS:
        return f"land:{args[LANDS[verb]]}"
    if verb in AT_A_PIECE:
        kind, *marks, land = args
        return ":".join(map(str, ["piece", land, kind, *marks]))
    if thing := GATHERED.fullmatch(verb):
        kinds = {"token": str(args[0]), "blight": "blight"}
        return f"piece:{args[-1]}:{kinds.get(thing[1], f'presence-{args[0]}')}"
    if verb in POWERS:
        return f"power:{args[0]}"
    if verb in TRACKS:
        return f"track:{args[0]}"
    if verb in ELSEWHERE:
        return f"{ELSEWHERE[verb]}:{args[0]}"
    return f"{verb}:{args[0]}" if verb in NAMED else None


def new_match(seats: int, seed: int, **setup: Any) -> Match:
    """The same table as the lobby makes when nothing else is chosen."""
    return Match(load_game("spirit-island"), {"seats": seats, **setup}, seed=seed)


def by_luck(match: Match, seat: int = 0) -> Option:
    """Any option, some more often than others, by the table's own luck: the bots think much longer."""
    options = match.options(seat)
    luck = random.Random(match.seed * 10007 + len(match.picks))
    return luck.choices(options, [WEIGHTS.get(option.verb, USUAL) for option in options])[0]


def hasty(match: Match, seat: int = 0) -> Option:
    """Whatever ends the question, else by luck."""
    endings = [option for option in match.options(seat) if option.verb in ENDINGS]
    return endings[0] if endings else by_luck(match, seat)


def world_of(match: Match) -> IslandState:
    """The table itself, with all that is hidden."""
    assert isinstance(match.state, IslandState)
    return match.state


def view_of(match: Match) -> IslandView:
    """The table as everybody sees it."""
    view = match.view(0).view
    assert isinstance(view, IslandView)
    return view


def lands_of(match: Match) -> Lands:
    """What stands in each land by the rules; what is empty is left out."""
    found: Lands = {}
    for land in view_of(match).lands:
        counts = Counter({"blight": land.blight, "presence": sum(land.presence)})
        for piece in land.pieces:
            counts[piece.kind] += piece.number
        found[land.id] = {what: number for what, number in counts.items() if number}
    return {land: counts for land, counts in found.items() if counts}


def shown_lands(page: Page) -> Lands:
    """What stands in each land as the board tells it."""
    found: Lands = {}
    for land, label in page.evaluate(LABELS).items():
        counts: Counter[str] = Counter()
        for number, what in COUNTED.findall(label):
            counts["city" if what == "cities" else what] += int(number)
        found[land] = dict(counts)
    return {land: counts for land, counts in found.items() if counts}


def island_is(page: Page, match: Match) -> None:
    """Wait until the board shows what is there by the rules."""
    lands = lands_of(match)
    wait_until(page, lambda: shown_lands(page) == lands, lambda: f"{shown_lands(page)} instead of {lands}")


def told(match: Match, kind: str) -> list[Event]:
    """All that happened of this kind."""
    return [event for event in match.events if event.kind == kind]


class Islander(Settler):
    """Plays one seat, and looks at the whole island at every question."""

    target_of = staticmethod(target_of)
    endings = frozenset({"ready", "done"})

    def __init__(self, page: Page, match: Match, seat: int = 0) -> None:
        super().__init__(page, match, seat)
        self.undone = 0  # picks that were taken back: the server counts them, and that they were taken back

    @property
    def seq(self) -> int:
        """At which move the table must be."""
        return len(self.match.picks) + 2 * self.undone

    def wait_until_asked(self) -> Seen:
        """Wait for what the rules ask now; server, screen and island agree with them."""
        seen = super().wait_until_asked()
        island_is(self.page, self.match)
        return seen

    def undo(self) -> None:
        """Take the last pick back, here and there."""
        self.page.get_by_role("button", name="Undo").click()
        self.match.undo(self.seat)
        self.undone += 1
        self.wait_until_asked()

    def redo(self) -> None:
        """Make again what was taken back."""
        self.page.get_by_role("button", name="Redo").click()
        self.match.redo()
        self.wait_until_asked()


def wait_for_table(page: Page) -> None:
    """The island is drawn."""
    expect(page.get_by_role("group", name=ISLAND, exact=True)).to_be_visible()


def sit_down_as_two(
    new_page: NewPage, server: LiveServer, seed: int, friends_size: dict[str, int] = DESKTOP, **host: Any
) -> list[Islander]:
    """A table for two at which the game has begun; `sit_down_by_invitation` has the way there."""
    players = _two(new_page, seed, friends_size, host)
    here, there = (each.page for each in players)
    take_table(here, there, server, "spirit-island", {"spirits": SPIRITS}, NAMES[1])
    return _seated(players)


def _two(new_page: NewPage, seed: int, friends_size: dict[str, int], host: dict[str, Any]) -> list[Islander]:
    """Two people who will share a table."""
    match = new_match(2, seed, spirits=SPIRITS)
    pages = new_page(**host), new_page(size=friends_size)
    return [Islander(page, match, seat) for seat, page in enumerate(pages)]


def _seated(players: list[Islander]) -> list[Islander]:
    """Both, once their islands are drawn."""
    for each in players:
        wait_for_table(each.page)
        each.words = words_of(each.match.game, NAMES)
    return players


def sit_down_by_invitation(new_page: NewPage, server: LiveServer, seed: int) -> list[Islander]:
    """A table for two, made through the form and joined by its invitation; the game has begun."""
    players = _two(new_page, seed, DESKTOP, {})
    here, there = (each.page for each in players)
    here.goto("/")
    here.get_by_role("link", name=f"Set up a table: {GAME}").click()
    here.locator("label").get_by_text("2", exact=True).click()
    here.get_by_label("Spirit, player 1").select_option(SPIRITS[0])
    here.get_by_role("button", name="Create the table").click()
    link = here.get_by_label("Invitation link").input_value()
    there.goto(link.replace(server.url, elsewhere(server)))
    there.get_by_role("button", name="Sit down").click()
    there.get_by_label("Name", exact=True).fill(NAMES[1])
    there.get_by_role("button", name="Go on").click()
    expect(here.get_by_text(NAMES[1])).to_be_visible()
    there.get_by_label("Spirit, player 2").select_option(SPIRITS[1])
    expect(here.locator("li", has_text=NAMES[1])).to_contain_text(players[1].words.text(f"spirit-{SPIRITS[1]}"))
    here.get_by_role("button", name="Start the game").click()
    return _seated(players)
