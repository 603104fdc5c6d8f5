"""Two adversaries on an archipelago: chosen with what they do, and followed at the table; and a first game."""

import re

import pytest
from playwright.sync_api import Page, expect

from rulebound.bots import make_bot
from rulebound.kernel import Match
from rulebound.messages import Messages
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.islander import GAME, Islander, hasty, new_match, view_of, wait_for_table, world_of
from tests.browser.player import words_of
from tests.browser.position import lay, play_until
from tests.server.live import LiveServer

SEED = 3
ROUNDS = 2
SPIRITS = ["river-surges-in-sunlight", "lightnings-swift-strike"]
NAMES = ["Local player (1)", "Local player (2)"]
RUSSIA, HABSBURG = "russia", "habsburg-monarchy"
FOES = {"adversary": RUSSIA, "level": 4, "supporting": HABSBURG, "supporting-level": 1}


def table(seed: int) -> Match:
    """The game that the form makes."""
    return new_match(2, seed, boxes=["base", "jagged-earth"], spirits=SPIRITS, layout="two-islets", **FOES)


def set_up(page: Page, words: Messages) -> None:
    """Through the form, which tells what each choice means."""
    page.goto("/")
    page.get_by_role("link", name=f"Set up a table: {GAME}").click()
    page.locator("label").get_by_text("2", exact=True).click()
    for seat, spirit in enumerate(SPIRITS, 1):
        page.get_by_label(re.compile(f"^Player {seat}")).select_option("me")
        page.get_by_label(f"Spirit, player {seat}").select_option(spirit)
    expect(page.get_by_text("Difficulty of the game: 0, gentle")).to_be_visible()
    page.get_by_label("Jagged Earth").check()
    page.get_by_role("button", name="Archipelago: 1 + 1, 2 boards").click()
    page.get_by_text("What each of them does").click()
    page.get_by_role("button", name=words.text(f"adversary-{RUSSIA}")).click()
    expect(page.get_by_text(words.text(f"escalation-{RUSSIA}-text")).first).to_be_visible()
    expect(page.get_by_text(words.text("counter-hunters-swarm-the-island-text")).first).to_be_visible()
    levels = page.get_by_role("list", name=f"The levels of {words.text(f'adversary-{RUSSIA}')}")
    levels.get_by_role("button", name=words.text(f"adversary-{RUSSIA}-level-4-text")).click()
    expect(page.get_by_label("Level of the adversary")).to_have_value("4")
    page.get_by_label("Supporting adversary", exact=True).select_option(HABSBURG)
    page.get_by_label("Level of the supporting adversary").fill("1")
    expect(page.get_by_text("Difficulty of the game: 10, for experts")).to_be_visible()
    for line in ("7 for Tsardom of Russia, level 4", "1 for the variant Archipelago"):
        expect(page.get_by_text(line)).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)


class Witness:
    """Looks at every question whether the panels tell what the rules count."""

    def __init__(self, me: Islander) -> None:
        self.me = me
        self.numbers: set[tuple[str, int, int]] = set()
        me.watch = self.look

    def look(self) -> None:
        """Each counter has its number and the one at which the game is lost."""
        for counter in view_of(self.me.match).counters:
            name = self.me.words.text(f"counter-{counter.name}")
            said = f"{name}: {counter.number} of {counter.limit}, at which the game is lost"
            expect(self.me.page.get_by_role("group", name=said)).to_be_visible()
            self.numbers.add((counter.name, counter.number, counter.limit))


@pytest.mark.parametrize("seed", [SEED])
def test_two_rounds_against_russia_and_the_habsburg_monarchy(new_page: NewPage, seed: int) -> None:
    page, match = new_page(), table(seed)
    me, taken = Islander(page, match, 0), 0
    set_up(page, me.words)
    me.words = words_of(match.game, NAMES)
    foes = page.get_by_role("region", name="Adversaries and scenarios")
    expect(foes).to_contain_text("Difficulty 10: for experts")
    foes.get_by_role("button", name="Tsardom of Russia").click()
    for level in range(1, 5):
        expect(foes).to_contain_text(me.words.text(f"adversary-{RUSSIA}-level-{level}-text"))
    expect(foes).not_to_contain_text(me.words.text(f"adversary-{RUSSIA}-level-5-text"))
    foes.get_by_role("button", name="Tsardom of Russia").click()
    witness = Witness(me)
    while match.pending is not None and world_of(match).turn <= ROUNDS:
        asked = match.pending.seats
        seat = asked[0]
        if seat != (taken if taken in asked else asked[0]):
            page.locator(f".players [data-seat='{seat}']").get_by_role("button", name="Play").click()
            taken = seat
        me.seat = seat
        me.make(hasty(match, seat))
    assert world_of(match).turn > ROUNDS
    assert {name for name, _, _ in witness.numbers} == {"hunters-swarm-the-island", "irreparable-damage"}


@pytest.mark.parametrize("seed", [SEED])
def test_a_phone_shows_the_adversaries_with_the_invaders(new_page: NewPage, server: LiveServer, seed: int) -> None:
    page, match = new_page(size=PHONE), new_match(1, seed, adversary="england", level=2)
    page.goto(lay(server, match))
    wait_for_table(page)
    page.locator(".strip").get_by_role("button").first.click()
    foes = page.get_by_role("region", name="Adversaries and scenarios")
    expect(foes.get_by_role("group", name=re.compile("^Proud & Mighty Capital: ."))).to_be_visible()
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")


def test_a_newcomer_is_led_to_a_first_game(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    words = words_of(new_match(1, 1).game)
    expect(page.get_by_text(words.text("game-first"))).to_be_visible()
    page.get_by_role("button", name=f"Play now with bots: {GAME}").click()
    expect(page.get_by_text("How many companions?")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name=f"An easy game: {GAME}").click()
    wait_for_table(page)
    told = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    setup = told["table"]["setup"]
    (spirit,) = setup["spirits"]
    assert (setup["seats"], setup["boxes"], setup["progression"]) == (1, ["base"], True)
    assert (setup["adversary"], setup["scenarios"]) == ("none", [])
    expect(page.locator(".players").get_by_text(words.text(f"spirit-{spirit}")).first).to_be_visible()


def finished(seed: int, **setup: object) -> Match:
    """A game of one spirit, played to its end."""
    match, bot = new_match(1, seed, spirits=SPIRITS[:1], **setup), make_bot("random", seed)
    return play_until(match, lambda match, seat: bot.choose(match.handle(seat)), lambda: False)


@pytest.mark.parametrize("seed", [SEED])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_second_wave_is_played_on_what_a_finished_game_has_left(
    new_page: NewPage, server: LiveServer, size: dict[str, int], seed: int
) -> None:
    page, path = new_page(size=size), lay(server, finished(seed, boxes=["base", "branch-and-claw"]))
    page.goto(path)
    wait_for_table(page)
    result = page.get_by_role("dialog", name="The game is over")
    result.get_by_role("button", name="Second Wave on this island").click()
    expect(page).not_to_have_url(re.compile(path))
    told = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert (told["table"]["status"], bool(told["table"]["setup"]["after"])) == ("open", True)


@pytest.mark.parametrize("seed", [SEED])
def test_who_has_finished_a_game_is_no_newcomer(new_page: NewPage, server: LiveServer, seed: int) -> None:
    match = finished(seed)
    page = new_page()
    page.goto(lay(server, match))
    wait_for_table(page)
    page.goto("/")
    expect(page.get_by_role("button", name=f"Play now with bots: {GAME}")).to_be_visible()
    expect(page.get_by_role("button", name="An easy game")).to_have_count(0)
