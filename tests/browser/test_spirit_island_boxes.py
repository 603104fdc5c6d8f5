"""Three rounds of Spirit Island with everything that Branch & Claw, Jagged Earth and the promo box bring."""

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from rulebound.games.spirit_island.setup import ALL_BOXES
from rulebound.kernel import Match, Option
from tests.browser.conftest import NewPage
from tests.browser.course import Course, picks_of
from tests.browser.islander import GAME, Islander, new_match, view_of, wait_for_table, world_of
from tests.browser.player import box_at_rest
from tests.browser.position import lay, play_until
from tests.browser.reading import AT_REST
from tests.server.live import LiveServer

FRACTURED: Final = "fractured-days-split-the-sky"
STARLIGHT: Final = "starlight-seeks-its-form"
VOLCANO: Final = "volcano-looming-high"
ROUNDS: Final = 3
SEED: Final = 4
TRIES: Final = 60
# What is to be seen of a spirit besides what every table shows.
WANTED: Final = {FRACTURED: ("kept",), STARLIGHT: ("locked",)}
BEFORE: Final = 6  # picks before all choose
DRAWN: Final = 4
NARROW: Final = {"width": 1280, "height": 800}
# What comes sooner than the rest: a turn in which something happens, and which comes to an end.
WEIGHTS: Final = {"ready": 1, "play": 4, "use": 6, "done": 2, "own": 1}
USUAL: Final = 3


def table(seed: int, spirit: str) -> Match:
    """The game that the form makes: one player, all boxes, this spirit."""
    return new_match(1, seed, boxes=list(ALL_BOXES), spirits=[spirit])


class Player:
    """Picks by luck, a turn at a time, and not the same optional thing for ever."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def pick(self, match: Match) -> Option:
        """Any option, some more often than others."""
        options = match.options(0)
        return self.luck.choices(options, [WEIGHTS.get(option.verb, USUAL) for option in options])[0]


def played(seed: int, spirit: str, until: Callable[[Match], bool]) -> Match:
    """A game by luck, until this holds or it is over."""
    match, player = table(seed, spirit), Player(seed)
    return play_until(match, lambda match, _: player.pick(match), lambda: until(match))


def sit_down(page: Page, spirit: str) -> None:
    """A table for one with all boxes and this spirit, made through the form."""
    page.goto("/")
    page.get_by_role("link", name=f"Set up a table: {GAME}").click()
    page.locator("label").get_by_text("1", exact=True).click()
    for name in ("Branch & Claw", "Jagged Earth", "Feather & Flame (promo)"):
        page.get_by_label(name).check()
    page.get_by_label("Spirit, player 1").select_option(spirit)
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)


class Witness:
    """Looks at every question whether the screen shows what the boxes have brought."""

    def __init__(self, me: Islander) -> None:
        self.me, self.page = me, me.page
        self.seen: set[str] = set()
        me.watch = self.look

    def look(self) -> None:
        """At the cards, what the spirit counts, the tokens, and the event of the turn."""
        view = view_of(self.me.match)
        spirit = view.spirits[0]
        for name in [*spirit.drawn, *spirit.hand[:1]]:
            self.check_card(name)
        if spirit.kept:
            expect(self.page.locator(".mine .counter", has_text="Time").locator("b")).to_have_text(
                str(spirit.kept)
            )
            self.seen.add("kept")
        for element in spirit.slots.values():
            expect(self.page.locator(f".mine .track use[href='#si-element-{element}']").first).to_be_attached()
            self.seen.add("slot")
        if spirit.locked:
            expect(self.page.locator(".mine .opens .group")).to_have_count(len(spirit.locked) + self.open_groups())
            self.seen.add("locked")
        for land in view.lands:
            for token, number in land.tokens.items():
                shown = self.page.locator(f"[data-target='land:{land.id}']").first
                expect(shown).to_have_attribute("aria-label", re.compile(rf"\b{number} {token}"))
                self.seen.add("token")
        self.check_event()

    def open_groups(self) -> int:
        """The groups of the rows that can be chosen as things stand: there are eight in all."""
        return 8 - len(view_of(self.me.match).spirits[0].locked)

    def check_card(self, name: str) -> None:
        """Its whole text stands where it lies."""
        if name in self.seen:
            return
        card = self.page.locator(f"[data-target='power:{name}']").first
        expect(card.locator(".text")).to_have_text(self.me.words.text(f"power-{name}-text"))
        self.seen |= {name, "card"}

    def check_event(self) -> None:
        """It lies on the table while all choose and when it has happened; put away, it is read from the log."""
        match = self.me.match
        drawn = [event for event in match.events if event.kind == "event-drawn"]
        if not drawn:
            return
        name = str(drawn[-1].args[0])
        sheet = self.page.get_by_role("region", name=f"Event: {self.me.words.text(f'happening-{name}')}")
        if any(option.verb == "agree" for option in match.options(0)):
            expect(sheet).to_be_visible()
            expect(sheet).to_contain_text("Without agreement the first happens.")
            self.seen.add("choice")
        elif sheet.count():
            sheet.get_by_role("button", name="Put the event away").click()
            expect(sheet).to_have_count(0)
            self.page.get_by_role("log").get_by_role(
                "button", name=self.me.words.text(f"happening-{name}")
            ).last.click()
            expect(self.page.locator(".card-pane").get_by_text("Event card")).to_be_visible()
            self.page.keyboard.press("Escape")
            self.seen.add("event")


@cache
def course(spirit: str) -> Course:
    """The first game of this spirit that lasts so long, and in which all choose what an event does."""
    for seed in range(SEED, SEED + TRIES):
        match = played(seed, spirit, lambda match: world_of(match).turn > ROUNDS)
        if not match.over and any(option.verb == "agree" for _, option in match.picks):
            return Course(1, seed, picks_of(match))
    raise RuntimeError(f"no game of {spirit} from seed {SEED} on has it all")


class TestThreeRounds:
    """A spirit that asks much of its player, with all boxes in play."""

    @pytest.fixture
    def seed(self, spirit: str) -> int:
        """The table begins like the game that has been played."""
        return course(spirit).seed

    @pytest.mark.parametrize("spirit", [STARLIGHT, VOLCANO])
    def test_around_an_event(self, new_page: NewPage, server: LiveServer, seed: int, spirit: str) -> None:
        """From before all choose what an event does until everything has been seen, at every single question."""
        page = new_page(size=NARROW)
        me = Islander(page, table(seed, spirit))
        picks = list(course(spirit).picks)
        choice = next(at for at, (_, text) in enumerate(picks) if text.startswith("agree"))
        for _, text in picks[: choice - BEFORE]:
            me.match.pick(0, text)
        me.open_at(lay(server, me.match))
        wait_for_table(page)
        witness = Witness(me)
        wanted = {"card", "token", "event", "choice", *WANTED.get(spirit, ())}
        for pick in picks[choice - BEFORE :]:
            if witness.seen >= wanted:
                break
            me.follow([pick])
        assert witness.seen >= wanted

    @pytest.mark.parametrize(
        "spirit", [FRACTURED, *[pytest.param(each, marks=pytest.mark.long) for each in (STARLIGHT, VOLCANO)]]
    )
    def test_through_visible_controls(self, new_page: NewPage, seed: int, spirit: str) -> None:
        """From the form to the fourth turn; screen, island and rules agree at every single question."""
        page = new_page(size=NARROW)
        me = Islander(page, table(seed, spirit))
        sit_down(page, spirit)
        witness = Witness(me)
        me.follow(course(spirit).picks)
        assert world_of(me.match).turn > ROUNDS
        assert witness.seen >= {"card", "token", "event", "choice", *WANTED.get(spirit, ())}


@pytest.mark.parametrize("seed", [SEED])
def test_four_drawn_cards_lie_whole_side_by_side(new_page: NewPage, server: LiveServer, seed: int) -> None:
    """Even on a small screen: no card is cut, none has to be scrolled to."""
    page = new_page(size=NARROW)
    match = played(seed, VOLCANO, lambda match: len(view_of(match).spirits[0].drawn) == DRAWN)
    page.goto(lay(server, match))
    wait_for_table(page)
    sheet = page.get_by_role("region", name="You draw: keep one card")
    cards = sheet.locator("[data-target^='power:']")
    expect(cards).to_have_count(DRAWN)
    page.evaluate(AT_REST)
    whole = box_at_rest(sheet)
    for card in cards.all():
        box = box_at_rest(card)
        assert box["y"] >= whole["y"]
        assert box["y"] + box["height"] <= whole["y"] + whole["height"]
        assert card.locator(".face").evaluate("face => face.scrollHeight <= face.clientHeight + 1")
