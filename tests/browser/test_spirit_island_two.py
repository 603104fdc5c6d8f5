"""Two people with a spirit each, in two browsers: they act at the same time, in any order, with open hands."""

import random
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Locator, expect

from rulebound.games.spirit_island.state import READY
from rulebound.kernel import Match, Option
from tests.browser.company import elsewhere
from tests.browser.conftest import NewPage
from tests.browser.course import picks_of
from tests.browser.islander import (
    ISLAND,
    NAMES,
    SPIRITS,
    Islander,
    by_luck,
    hasty,
    island_is,
    new_match,
    sit_down_as_two,
    sit_down_by_invitation,
    view_of,
    wait_for_table,
    world_of,
)
from tests.browser.position import lay, unlist
from tests.server.live import LiveServer

SEED = 5
EARNEST = 2  # turns that are played well; after them both let the invaders have their way
LAST = 6  # picks of the end that are made on the screens
pytestmark = pytest.mark.parametrize("seed", [SEED])


def in_any_order(match: Match, seed: int) -> Iterator[tuple[int, Option]]:
    """Who answers next, by lot among those who may, and what: by luck first, later whatever ends the question."""
    luck = random.Random(seed)
    while match.pending is not None:
        seat = luck.choice(match.pending.seats)
        plan = by_luck if world_of(match).turn <= EARNEST else hasty
        yield seat, plan(match, seat)


@cache
def course(seed: int) -> tuple[tuple[int, str], ...]:
    """A whole game for two, played beforehand."""
    match = new_match(2, seed, spirits=SPIRITS)
    for seat, option in in_any_order(match, seed):
        match.pick(seat, option)
    return picks_of(match)


def panel_of(me: Islander, seat: int) -> Locator:
    """A player's panel on this one's screen."""
    return me.page.locator(f".players [data-seat='{seat}']")


def check_phase(players: list[Islander]) -> None:
    """Both see the same island, and who still acts; one who is ready waits for the other."""
    match = players[0].match
    assert match.pending is not None
    asked = match.pending.seats
    for me in players:
        island_is(me.page, match)
        phases = me.page.get_by_role("region", name="The phases of a turn")
        expect(phases.locator(".acting .seat")).to_have_text([NAMES[seat] for seat in asked])
        for seat, name in enumerate(NAMES):
            there = panel_of(me, seat)
            expect(there.locator(".turn")).to_have_count(int(seat in asked))
            expect(there).to_contain_text(name)
        if me.seat in asked:
            me.wait_until_asked()
        else:
            expect(me.page.locator("[data-tour=decision]")).to_contain_text(f"{NAMES[1 - me.seat]} is choosing")


def check_panels(players: list[Islander]) -> None:
    """Each sees energy, elements and played cards of the other, and the whole hand one click away."""
    for me in players:
        other = 1 - me.seat
        spirit = view_of(me.match).spirits[other]
        panel = panel_of(me, other)
        here = sum(world_of(me.match).spirits[other].presence)
        counts = f"{len(spirit.hand)} in hand, {len(spirit.discard)} discarded, {here} presence"
        expect(panel).to_contain_text(counts)
        played = [me.words.text(f"power-{name}") for name in spirit.played]
        expect(panel.get_by_role("list", name="In play").get_by_role("listitem")).to_have_text(played)
        panel.get_by_role("button", name="The whole panel of").click()
        card = me.page.locator(".card-pane")
        expect(card.get_by_role("heading", name=me.words.text(f"spirit-{spirit.id}"))).to_be_visible()
        for name in [*spirit.hand, *spirit.played, *spirit.discard]:
            expect(card.get_by_role("button", name=me.words.text(f"power-{name}"))).to_have_count(1)
        card.get_by_role("button", name="Close").click()


def test_both_act_at_once_and_say_when_they_are_ready(new_page: NewPage, server: LiveServer, seed: int) -> None:
    """From the invitation through two turns in earnest, and from a late position to the end, on both screens."""
    players = sit_down_by_invitation(new_page, server, seed)
    match = players[0].match
    picks = course(seed)
    orders: set[tuple[str, int]] = set()  # who had the first word in which phase
    waited = turned = 0
    asked: tuple[str, tuple[int, ...]] | None = None
    for seat, text in picks:
        if world_of(match).turn > EARNEST:
            break
        assert match.pending is not None
        if len(match.pending.seats) == 2:
            orders.add((world_of(match).phase, seat))
        if asked != (asked := (world_of(match).phase, match.pending.seats)):
            check_phase(players)
        for me in players:
            island_is(me.page, match)
        waited += len(match.pending.seats) == 1
        pick(players[seat], text)
        if [each.stage for each in world_of(match).spirits].count(READY) == 1:
            check_panels(players)
            turned += 1
    assert {phase for phase, _ in orders} >= {"spirits"}
    assert {who for _, who in orders} == {0, 1}
    assert waited
    assert turned
    for seat, text in picks[len(match.picks) : -LAST]:
        match.pick(seat, text)
    path = lay(server, match, guests={1: NAMES[1]})
    for me, address in zip(players, (server.url, elsewhere(server)), strict=True):
        me.open_at(address + path)
        wait_for_table(me.page)
    for seat, text in picks[-LAST:]:
        check_phase(players)
        pick(players[seat], text)
    for me in players:
        result = me.page.locator("dialog.result")
        expect(result.locator("h2").first).to_have_text("The island is lost")
        scores = [str(score) for score in match.result().scores]
        expect(result.locator(".places .score")).to_have_text(scores)
        island_is(me.page, match)


def pick(me: Islander, text: str) -> None:
    """Pick what has this text."""
    me.make(next(option for option in me.match.options(me.seat) if option.text == text))


def test_who_looks_on_sees_everything_open_and_can_do_nothing(
    new_page: NewPage, server: LiveServer, seed: int
) -> None:
    """A stranger follows the first turn: island, hands, phases; no option, no undo."""
    players = sit_down_as_two(new_page, server, seed)
    match = players[0].match
    watcher = new_page()
    watcher.goto(unlist(server, players[0].page.url).replace(server.url, elsewhere(server)))
    wait_for_table(watcher)
    for seat, option in in_any_order(match, seed):
        island_is(watcher, match)
        if world_of(match).turn > 1:
            break
        players[seat].make(option)
    news = watcher.locator("details", has_text="The invaders' last phase")
    news.locator("summary").click()
    expect(news).to_contain_text("The next invader card")
    expect(watcher.get_by_text("are choosing")).to_be_visible()
    assert watcher.locator(".lit, [data-tour=decision] .answers button").count() == 0
    assert watcher.get_by_role("button", name="Undo").count() == 0
    watcher.locator(".players [data-seat='1']").get_by_role("button", name="The whole panel of").click()
    hand = view_of(match).spirits[1].hand
    for name in hand:
        words = players[0].words.text(f"power-{name}")
        expect(watcher.locator(".card-pane").get_by_role("button", name=words)).to_be_visible()
    picks = len(match.picks)
    watcher.get_by_role("group", name=ISLAND).locator("[data-target^='land:']").nth(4).click()
    expect(watcher.locator(".bubble")).to_have_count(0)
    players[match.pending.seats[0] if match.pending else 0].wait_until_asked()
    assert len(match.picks) == picks
