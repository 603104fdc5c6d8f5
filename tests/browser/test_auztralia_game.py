"""Whole games of AuZtralia by mouse: a withdrawal, a blighted farm, a defended port, the final scores."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rulebound.kernel import Event
from tests.browser.conftest import NewPage
from tests.browser.course import ME, Course, careful, course, new_match, picks_of, played
from tests.browser.player import log_tells, open_game, words_of
from tests.browser.settler import Settler
from tests.server.live import LiveServer

GAME = "AuZtralia"
BOT = "Greedy bot 2"
FIRST_SEED = 7
SOLO_SEED = 2
BEGINNING, ENDING = 12, 10  # picks of a game alone that are made on the screen
CATEGORIES = [
    "Farms that are not blighted",
    "Phosphate",
    "Point tokens",
    "Old Ones destroyed",
    "Characters",
]
# What a screen reader says of a figure: its title, or the words of a figure that opens a card.
SAID = "(all) => all.map((each) => each.title || each.querySelector('.visually-hidden').textContent)"
LOGGED = {"withdrew", "blighted", "at-port", "port-held", "combat", "combat-card", "combat-over"}


class Witness:
    """Looks at every question whether the screen shows what has come about since the last one."""

    def __init__(self, me: Settler) -> None:
        self.me = me
        self.page = me.page
        self.told = 0
        self.seen: set[str] = set()
        self.cards = 0  # combat cards that were seen with their rows
        told = self.page.request.get(f"/api/tables/{self.page.url.rsplit('/', 1)[-1]}").json()
        names = [player["name"] or BOT for player in told["table"]["players"]]
        self.words = words_of(me.match.game, names)
        me.watch = self.look

    @property
    def world(self) -> Any:
        """The table as the first seat sees it."""
        return self.me.match.view(ME).view

    def look(self) -> None:
        """At the log, the farms, and the fight."""
        fresh = list(self.me.match.events[self.told :])
        self.told += len(fresh)
        self.check_log([event for event in fresh if event.kind in LOGGED])
        for event in fresh:
            if event.kind == "blighted" and event.args[0] == ME:
                self.check_farm(str(event.args[1]))
        if self.world.fight is not None and self.world.fight.seat == ME:
            self.check_fight()
        if any(event.kind == "withdrew" and event.args[0] == ME for event in fresh):
            self.check_withdrawal(fresh)

    def check_log(self, events: list[Event]) -> None:
        """Each of these is a line."""
        log_tells(self.page, [self.words.event(event) for event in events[-40:]])

    def check_farm(self, hex_: str) -> None:
        """The farm is told to be blighted."""
        name = self.words.players[ME]
        label = re.compile(f"blighted farm of {re.escape(name)}")
        expect(self.page.locator(f"[data-target='hex:{hex_}']")).to_have_attribute("aria-label", label)
        self.seen.add("blighted")

    def check_fight(self) -> None:
        """The panel of the fight: where, how much sanity, and the last card with its rows."""
        fight = self.world.fight
        title = f"{'Defence of the port' if fight.at_port else 'Combat'} at {fight.hex}"
        panel = self.page.get_by_role("region", name=title)
        expect(panel).to_contain_text(f"Sanity {fight.sanity} of")
        if not fight.cards:
            expect(panel).to_contain_text("No card has been turned yet")
            return
        number = next(event.args[1] for event in reversed(self.me.match.events) if event.kind == "combat-card")
        open_now = fight.card is not None
        heading = f"Card {number} counts now" if open_now else f"The last card: {number}"
        expect(panel.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        if open_now:
            self.check_rows(panel, fight)
        else:
            kinds = {tile.kind for hex_ in self.world.hexes if hex_.id == fight.hex for tile in hex_.tiles}
            for kind in kinds:
                expect(panel.locator("tbody tr", has_text=self.foe(kind))).to_have_count(1)
        self.cards += 1
        if fight.at_port:
            self.seen.add("port")

    def check_rows(self, panel: Locator, fight: Any) -> None:
        """Who hits and who does not, and all that comes back, row by row."""
        rows = panel.locator("tbody tr")
        expect(rows).to_have_count(len(fight.rows))
        for at, row in enumerate(fight.rows):
            shown = rows.nth(at)
            expect(shown.get_by_role("rowheader")).to_have_text(re.compile(self.foe(row.kind)))
            hits = shown.locator(".look:has(.hit)").evaluate_all(SAID)
            there = [unit in fight.force for unit in row.hits]
            units = [self.words.text(f"unit-{unit}") for unit in row.hits]
            assert [hit.startswith(f"{unit}: ") for hit, unit in zip(hits, units, strict=True)] == [True] * len(
                hits
            )
            assert [hit.endswith(": hits") for hit in hits] == there
            back = shown.locator("td").nth(1).locator(".back, .look").evaluate_all(SAID)
            numbers = [int(text.split()[0]) for text in back]
            assert numbers == [number for number in (row.damage, row.airship, row.sanity) if number]

    def check_withdrawal(self, fresh: list[Event]) -> None:
        """Nobody of mine is left there; unless somebody has fought since, the end of the combat is still told."""
        last = next(event for event in reversed(self.me.match.events) if event.kind == "combat")
        if self.world.fight is None and last.args[0] == ME:
            stage = self.page.locator("[data-tour=board]")
            expect(stage.get_by_role("heading", name=f"{last.args[1]}: you withdrew")).to_be_visible()
        assert any(event.kind == "combat-over" and event.args[0] == ME for event in fresh)
        self.seen.add("withdrew")

    def foe(self, kind: str) -> str:
        """What an Old One is called."""
        return self.words.text(f"foe-{kind}")


def check_scores(page: Page, me: Settler) -> None:
    """Every category of every player, the sums, and the Old Ones' own line, as the rules count them."""
    final = me.match.view(ME).view.final
    result = page.locator("dialog.result")
    expect(result).to_be_visible()
    told = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert tuple(told["table"]["result"]["scores"]) == me.match.result().scores
    rows = result.locator("tbody tr")
    expect(rows).to_have_count(len(final.players))
    heads = result.locator("thead th").evaluate_all("(all) => all.map((each) => each.title).filter(Boolean)")
    assert heads == CATEGORIES
    for seat, parts in enumerate(final.players):
        shown = [int(cell) for cell in rows.nth(seat).locator("td").all_inner_texts()]
        counted = [parts.farms, parts.phosphate, parts.tokens, parts.destroyed, parts.characters]
        assert shown == [*counted, sum(counted)]
        assert sum(counted) == me.match.result().scores[seat]
    theirs = final.old_ones
    expect(result.locator(".theirs")).to_contain_text(
        f"The Old Ones: {theirs.seen} for tiles face up, {theirs.hidden} for tiles face down, "
        f"{theirs.blighted} for blighted farms"
    )
    expect(result.locator(".theirs b")).to_have_text(str(theirs.seen + theirs.hidden + theirs.blighted))


@pytest.fixture(scope="module")
def game() -> Course:
    """A game for two in which all happens that must be shown."""
    return course(2, FIRST_SEED)


class TestForTwo:
    """A person and a bot."""

    @pytest.fixture
    def seed(self, game: Course) -> int:
        """The table begins like the game that has been played."""
        return game.seed

    def test_a_game_with_a_withdrawal_a_blighted_farm_and_a_defence(self, new_page: NewPage, game: Course) -> None:
        """To the final scores; the screen offers what the rules offer at every single question."""
        page = new_page()
        me = Settler(page, new_match(2, game.seed))
        open_game(page, opponents=1, game=GAME)
        witness = Witness(me)
        me.follow(game.picks)
        assert me.match.over
        assert witness.seen == {"withdrew", "blighted", "port"}
        assert witness.cards >= 3
        check_scores(page, me)
        won = ME in me.match.result().winners
        title = page.locator("dialog.result h2").first
        expect(title).to_have_text("You win!" if won else re.compile("The Old Ones win|wins"))


@pytest.mark.parametrize("seed", [SOLO_SEED])
def test_a_game_alone(new_page: NewPage, server: LiveServer, seed: int) -> None:
    """The easy level from the set-up form, and to its end: won or lost against the Old Ones."""
    page = new_page()
    me = Settler(page, new_match(1, seed))
    page.goto("/")
    page.get_by_role("link", name=f"Set up a table: {GAME}").click()
    page.locator("label").get_by_text("1", exact=True).click()
    expect(page.get_by_label("Solo level")).to_have_value("easy")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-tour=board]")).to_be_visible()
    me.follow_both_ends(server, picks_of(played(1, seed, careful)), BEGINNING, ENDING)
    assert me.match.over
    check_scores(page, me)
    won = bool(me.match.result().winners)
    expect(page.locator("dialog.result h2").first).to_have_text("You win!" if won else "The Old Ones win")
