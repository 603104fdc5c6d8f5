"""Revenge of the Old Ones in the browser: a person as the Old Ones, what all others see of it, and Mythos solo."""

import random
import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from rulebound.kernel import Match, Option
from tests.browser.conftest import PHONE, NewPage
from tests.browser.course import ME, careful, new_match, picks_of, played, seats_asked, world_of
from tests.browser.player import Person, words_of
from tests.browser.position import lay, play_until
from tests.browser.settler import Settler
from tests.browser.test_phone import nothing_sticks_out
from tests.server.live import LiveServer

GAME: Final = "AuZtralia"
OLD_ONES: Final = 2  # their seat in a game against two
SEED: Final = 9
SOLO_SEED: Final = 1
TRIES: Final = 60
ALL_ASKED: Final = {"old-ones", "place", "step", "interrupt"}
LAST: Final = 4  # questions to the Old Ones at the end of a game
BEGINNING, ENDING = 10, 12  # picks of a Mythos game that are made on the screen
PLAYERS: Final = ("Greedy bot 1", "Greedy bot 2", "Local player")  # as the table calls them


def prowl(match: Match) -> Option:
    """Play the Old Ones by the table's own luck: cards, tiles and moves rather than nothing."""
    options = match.options(world_of(match).old_ones)
    luck = random.Random(match.seed * 10007 + len(match.picks))
    for verb, part in (("mythos", 0.5), ("reveal", 0.45), ("move", 0.5), ("place", 0.6)):
        wanted = [option for option in options if option.verb == verb]
        if wanted and luck.random() < part:
            return luck.choice(wanted)
    return luck.choice(options)


def by_chance(match: Match, seat: int) -> Option:
    """The Old Ones prowl, the others place outposts wherever they can and else do anything."""
    if seat == world_of(match).old_ones:
        return prowl(match)
    options = match.options(seat)
    outposts = [option for option in options if option.verb in ("only-outpost", "outpost")]
    return random.Random(match.seed * 10007 + len(match.picks)).choice(outposts or options)


def position(until: Callable[[Match], bool]) -> Match:
    """The first game from seed 1 on that comes to this, as far as that."""
    for seed in range(1, TRIES):
        match = new_match(3, seed, mode="revenge")
        play_until(match, by_chance, partial(until, match))
        if match.pending is not None:
            return match
    raise AssertionError(f"it never comes to this in {TRIES} games")


def asks(match: Match, seat: int, prompt: str = "") -> bool:
    """Whether this seat is asked, and perhaps just this."""
    pending = match.pending
    return pending is not None and pending.seats == (seat,) and prompt in ("", pending.prompt)


def set_up(page: Page, players: int, mode: str) -> None:
    """The form, with so many players and this game: of two it is one to press, of more one of a list."""
    page.goto("/")
    page.get_by_role("link", name=f"Set up a table: {GAME}").click()
    page.locator("label").get_by_text(str(players), exact=True).click()
    if players == 1:
        page.locator("label").get_by_text(mode).click()
    else:
        page.get_by_label("Game", exact=True).select_option(label=mode)


def table_of(page: Page) -> Any:
    """The table as the server tells it."""
    return page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()["table"]


class Watch:
    """Looks at every question at the Old One player's own screen."""

    def __init__(self, me: Settler) -> None:
        self.me, self.page = me, me.page
        self.words = me.words = words_of(me.match.game, PLAYERS)
        self.seen: set[str] = set()
        me.watch = self.look

    def look(self) -> None:
        """At the hand, the piles, and what is asked."""
        dark = self.me.match.view(OLD_ONES).view.dark
        hand = self.page.get_by_role("list", name="Mythos cards in hand").locator("[data-target^='mythos:']")
        expect(hand).to_have_count(len(dark.hand))
        for card in dark.hand:
            expect(hand.filter(has_text=self.words.text(f"mythos-{card}-text")).first).to_be_attached()
        panel = self.page.locator(f".players [data-seat='{OLD_ONES}']")
        for level, left in enumerate(dark.left, 1):
            tiles = "1 tile" if left == 1 else f"{left} tiles"
            expect(panel).to_contain_text(f"Level {level}: {tiles} not placed yet")
        assert self.me.match.pending is not None
        self.seen.add(self.me.match.pending.prompt)
        if self.me.match.pending.prompt == "interrupt":
            expect(self.page.get_by_role("button", name="No card in this combat")).to_be_visible()


def begin_as_the_old_ones(page: Page, seed: int) -> Watch:
    """A game against two bots, from the form on; it watches every question."""
    me = Settler(page, new_match(3, seed, mode="revenge"), seat=OLD_ONES)
    set_up(page, 3, "Revenge: one player is the Old Ones")
    seats = page.locator("select:has(option[value*='bot'])")
    for number, who in enumerate(("Greedy bot", "Greedy bot", "You")):
        seats.nth(number).select_option(label=who)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-tour=board]")).to_be_visible()
    return Watch(me)


@pytest.mark.long
@pytest.mark.parametrize("seed", [SEED])
def test_a_whole_game_as_the_old_ones(new_page: NewPage, seed: int) -> None:
    """Every question of a game against two bots, from the form to the final scores."""
    page = new_page()
    watch = begin_as_the_old_ones(page, seed)
    watch.me.play_by(prowl, enough=lambda: False)
    assert watch.seen >= ALL_ASKED
    check_end(page, watch.me.match)


@pytest.mark.parametrize("seed", [SEED])
def test_a_game_as_the_old_ones(new_page: NewPage, server: LiveServer, seed: int) -> None:
    """From the form to the first combat, and to the final scores; the screen offers what the rules offer."""
    page = new_page()
    watch = begin_as_the_old_ones(page, seed)
    me = watch.me
    me.play_by(prowl, enough=lambda: watch.seen >= ALL_ASKED)
    assert watch.seen >= ALL_ASKED
    me.match = late(seed)
    me.open_at(lay(server, me.match, OLD_ONES))
    me.play_by(prowl, enough=lambda: False)
    check_end(page, me.match)


def late(seed: int) -> Match:
    """A game not long before its end, with a question for the Old Ones."""
    match, asked = new_match(3, seed, mode="revenge"), list[int]()
    for seat in seats_asked(match):
        if seat == OLD_ONES:
            asked.append(len(match.picks))
        match.pick(seat, by_chance(match, seat))
    found = new_match(3, seed, mode="revenge")
    for seat, text in picks_of(match)[: asked[-LAST]]:
        found.pick(seat, text)
    return found


def check_end(page: Page, match: Match) -> None:
    """The result says who has won, the points of the Old Ones by what they are for, and everybody's tokens."""
    final = match.view(OLD_ONES).view.final
    result = page.locator("dialog.result")
    title = "You win!" if OLD_ONES in match.result().winners else re.compile("wins?$")
    expect(result.locator("h2").first).to_have_text(title)
    expect(result).to_contain_text(words_of(match.game).text(f"result-{match.result().reason}"))
    assert tuple(table_of(page)["result"]["scores"]) == match.result().scores
    theirs = final.old_ones
    expect(result.locator(".theirs")).to_contain_text(
        f"{theirs.blighted} for blighted farms, {theirs.points} for what they destroyed"
    )
    expect(result.locator(".theirs b")).to_have_text(str(match.result().scores[OLD_ONES]))
    expect(result.locator("tbody tr")).to_have_count(len(final.players))
    heads = result.locator("thead th").evaluate_all("(all) => all.map((each) => each.title).filter(Boolean)")
    assert heads[-1] == "Rebirth tokens"
    for seat, parts in enumerate(final.players):
        cells = result.locator("tbody tr").nth(seat).locator("td").all_inner_texts()
        assert int(cells[-2]) == parts.reborn
        assert int(cells[-1]) == match.result().scores[seat]


def test_others_see_of_the_old_ones_what_lies_open(new_page: NewPage, server: LiveServer) -> None:
    """Points and numbers, but no card and no face; tokens, ports and outposts are told by the board."""
    match = position(lambda match: asks(match, ME) and any(player.outposts for player in world_of(match).players))
    page = new_page()
    page.goto(lay(server, match))
    view = match.view(ME).view
    panel = page.locator(f".players [data-seat='{OLD_ONES}']")
    cards = "1 Mythos card" if view.dark.cards == 1 else f"{view.dark.cards} Mythos cards"
    expect(panel).to_contain_text(f"{cards} in hand")
    expect(panel).to_contain_text("the Old Ones")
    expect(page.locator("[data-target^='mythos:']")).to_have_count(0)
    told = {"normal": "rebirth token", "dangerous": "dangerous rebirth token"}
    for each in view.hexes:
        label = page.locator(f"[data-target='hex:{each.id}']")
        if each.token:
            expect(label).to_have_attribute("aria-label", re.compile(f", {told[each.token]}"))
        if each.outpost is not None:
            expect(label).to_have_attribute("aria-label", re.compile("outpost of"))
        if each.port is not None:
            expect(label).to_have_attribute("aria-label", re.compile("port of .*, strength [24]"))


def secrets(match: Match) -> list[Any]:
    """The hexes with a tile whose face only the Old One player sees."""
    return [each for each in match.view(OLD_ONES).view.hexes if any(tile.secret for tile in each.tiles)]


def test_a_tile_placed_face_down_is_seen_by_its_owner_alone(new_page: NewPage, server: LiveServer) -> None:
    """The Old One player reads the face, and that it is face down."""
    match = position(lambda match: asks(match, OLD_ONES) and bool(secrets(match)))
    secret = secrets(match)
    page = new_page()
    page.goto(lay(server, match, OLD_ONES))
    foe = words_of(match.game).text(f"foe-{next(tile.kind for tile in secret[0].tiles if tile.secret)}")
    label = re.compile(f"face down: only you see {foe}")
    expect(page.locator(f"[data-target='hex:{secret[0].id}']")).to_have_attribute("aria-label", label)


def test_damage_may_go_to_the_outpost(new_page: NewPage, server: LiveServer) -> None:
    """It stands in the fight with what it bears, and takes a hit by a click."""
    match = position(lambda match: "hit outpost" in [option.text for option in match.options(ME)])
    fight = match.view(ME).view.fight
    page = new_page()
    me = Settler(page, match)
    page.goto(lay(server, match))
    panel = page.get_by_role("region", name=f"Defence of the outpost at {fight.hex}")
    wall = panel.locator("[data-target='stack:outpost']")
    expect(wall).to_contain_text(f"damage {fight.wall_hurt} of {fight.wall}")
    me.make(Option.parse("hit outpost"))
    assert me.verbs["hit"] == 1


def test_the_old_ones_on_a_phone(new_page: NewPage, server: LiveServer) -> None:
    """Actions, cards and the drawn cards lie one below the other; nothing scrolls sideways."""
    match = position(lambda match: asks(match, OLD_ONES, "summon"))
    page = new_page(PHONE)
    me = Settler(page, match, seat=OLD_ONES)
    page.goto(lay(server, match, OLD_ONES))
    me.make(match.options(OLD_ONES)[0])
    expect(page.locator("[data-tour=mine]")).to_be_visible()
    nothing_sticks_out(page, "the table of the Old Ones")
    Person(page).play(4)


class Waiting:
    """Looks at every question of a Mythos game at the last card, and at those that wait for a combat."""

    def __init__(self, me: Settler) -> None:
        self.me, self.page = me, me.page
        self.seen: set[str] = set()
        me.watch = self.look

    def look(self) -> None:
        """The last card lies open, those that wait lie on the player board."""
        events = [event for event in self.me.match.events if event.kind == "mythos"]
        if events:
            name = self.me.words.text(f"mythos-{events[-1].args[0]}")
            expect(self.page.get_by_role("button", name=f"The last Mythos card: {name}")).to_be_attached()
        waiting = self.me.match.view(ME).view.players[ME].waiting
        board = self.page.locator("[data-tour=mine]").get_by_role(
            "list", name="Mythos cards that wait for a combat"
        )
        expect(board.locator("li")).to_have_count(len(waiting))
        self.seen.update(waiting)


def begin_mythos(page: Page, seed: int) -> Settler:
    """A Mythos game alone, from the form on."""
    me = Settler(page, new_match(1, seed, mode="mythos"))
    set_up(page, 1, "Mythos solo: one player against a deck")
    expect(page.get_by_text("How many solo Mythos cards are played with.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-tour=board]")).to_be_visible()
    return me


def check_mythos_end(page: Page, match: Match) -> None:
    """The game is over, and the result says who has won."""
    assert match.over
    won = bool(match.result().winners)
    title = page.locator("dialog.result").locator("h2").first
    expect(title).to_have_text("You win!" if won else "The Old Ones win")


@pytest.mark.long
@pytest.mark.parametrize("seed", [SOLO_SEED])
def test_a_whole_mythos_game_alone(new_page: NewPage, seed: int) -> None:
    """Every question of the game, from the form to its end."""
    page = new_page()
    me = begin_mythos(page, seed)
    waiting = Waiting(me)
    me.follow(picks_of(played(1, seed, careful, mode="mythos")))
    assert waiting.seen
    check_mythos_end(page, me.match)


@pytest.mark.parametrize("seed", [SOLO_SEED])
def test_a_mythos_game_alone(new_page: NewPage, server: LiveServer, seed: int) -> None:
    """From the form, and to its end."""
    page = new_page()
    me = begin_mythos(page, seed)
    waiting = Waiting(me)
    me.follow_both_ends(server, picks_of(played(1, seed, careful, mode="mythos")), BEGINNING, ENDING)
    assert waiting.seen
    check_mythos_end(page, me.match)
