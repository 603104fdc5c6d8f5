"""How the table asks, refuses and shows: second presses, undo, and cards beside the log."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rulebound.kernel import Option
from tests.browser.company import sit_down
from tests.browser.conftest import PHONE, NewPage
from tests.browser.islander import GAME, Islander, new_match, world_of
from tests.browser.player import CONFIRM, Person, Seen, box_at_rest, open_game, wait_until
from tests.browser.test_two_players import in_turn
from tests.server.live import LiveServer

ODD = ("combo:flames", "combo:shadow-mimes")  # these ask further before a race comes up from the stacks
REGIONS = 3  # that are taken in a first turn
LIGHTNING = 3  # a seed that deals the spirit Lightning's Swift Strike, whose powers are fast
CONSENT = "To take it back, the others would have to agree."
DECLINE = "Go in decline"


def question(page: Page) -> Locator:
    return page.get_by_role("region", name="What is asked")


def tool(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def board(page: Page) -> Any:
    return box_at_rest(page.locator("[data-tour=board]"))


def plain_race(seen: Seen) -> str:
    found: str = next(each for each in seen["targets"] if each.startswith("combo:") and each not in ODD)
    return found


def take_race(me: Person) -> None:
    """Take one of the races with a single press."""
    me.press(plain_race(me.wait_for_turn()))
    expect(me.page.locator("[data-tour=mine]")).to_contain_text("Your ")


def second_turn(me: Person) -> tuple[Seen, str]:
    """Take a race and regions, pass, and come back: what can be done then, and a region that is one's own."""
    take_race(me)
    seen = me.wait_for("Conquer a region")
    for _ in range(REGIONS):  # one may be lost before one's next turn, not all of them
        region = next((each for each in seen["targets"] if "costs" in seen["labels"][each]), None)
        if region is None:
            break
        me.do(f"target {region}", seen)
        seen = me.wait_for_turn()
    while (seen := me.wait_for_turn())["prompt"] is None or not own_regions(seen):
        answers = [name for name in ("Done", "Go on conquering", *seen["buttons"]) if name in seen["buttons"]]
        if answers:
            me.do(f"button {answers[0]}", seen)
        else:  # tokens that were driven out want a region
            me.answer(seen)
    return seen, own_regions(seen)[0]


def own_regions(seen: Seen) -> list[str]:
    """Where a click would give a region up: all others have a price."""
    if not (seen["prompt"] or "").startswith("Conquer a region"):
        return []
    return [each for each in seen["targets"] if each.startswith("region:") and "costs" not in seen["labels"][each]]


# A second press.


def test_against_bots_nothing_that_comes_to_light_is_asked_twice(new_page: NewPage) -> None:
    """Nobody has to agree when one takes back a race there, so one press takes it."""
    page = new_page()
    me = Person(page)
    open_game(page)
    take_race(me)
    assert me.verbs["choose"] == 1
    assert not me.pressed[CONFIRM]


def test_with_another_person_it_is_said_what_comes_to_light_and_the_board_keeps_still(
    new_page: NewPage, server: LiveServer
) -> None:
    """What would need the other's consent says so; a switch in the settings turns that off."""
    first, _ = in_turn(sit_down(new_page, server))
    page, me = first.page, Person(first.page)
    target = plain_race(me.wait_for_turn())
    before = board(page)
    me.press(target)
    expect(question(page)).to_contain_text("The next race comes up from the stacks.")
    expect(question(page)).to_contain_text(CONSENT)
    assert board(page) == before
    me.button("Back")
    expect(question(page)).not_to_contain_text(CONSENT)

    tool(page, "Settings").click()
    page.get_by_label("Ask again before what is hard to take back").uncheck()
    page.keyboard.press("Escape")
    me.press(target)
    expect(first.panel).not_to_contain_text("Choosing a race")


def test_giving_up_one_s_own_region_is_asked_first_by_mouse_and_keys(new_page: NewPage) -> None:
    """Alone too: it is regretted, whoever has to agree. Esc leaves everything as it was, and the focus too."""
    page = new_page()
    me = Person(page)
    open_game(page, opponents=1)
    seen, region = second_turn(me)
    before = board(page)
    me.press(region)
    expect(question(page)).to_contain_text("You give this region up: its tokens go back to your hand.")
    expect(tool(page, CONFIRM)).to_be_focused()
    assert board(page) == before
    page.keyboard.press("Escape")
    expect(tool(page, CONFIRM)).to_be_hidden()
    expect(page.locator(f"[data-target='{region}']")).to_be_focused()
    wait_until(page, lambda: me.see() == seen, lambda: f"{me.see()} instead of {seen}")
    page.keyboard.press("Enter")
    expect(tool(page, CONFIRM)).to_be_focused()
    made = me.verbs["abandon"]
    page.keyboard.press("Enter")
    expect(tool(page, CONFIRM)).to_be_hidden()
    wait_until(page, lambda: me.verbs["abandon"], lambda: "nothing was given up")
    assert (made, me.verbs["abandon"]) == (0, 1)


def test_the_board_keeps_still_under_a_finger_too(new_page: NewPage) -> None:
    """On a phone the question of the second press takes the room of the first."""
    page = new_page(PHONE)
    me = Person(page)
    open_game(page, opponents=1)
    _, region = second_turn(me)
    before = board(page)
    me.press(region)
    expect(tool(page, CONFIRM)).to_be_in_viewport(ratio=1)
    assert board(page) == before


def play_until(me: Islander, wanted: Callable[[list[Option]], bool]) -> None:
    """Grow and play cards as they come until this is offered."""
    while not wanted(list(me.match.options(0))):
        options = me.match.options(0)
        cards = [each for each in options if each.verb == "play"]
        me.make(cards[0] if cards else options[0])


@pytest.mark.parametrize("seed", [LIGHTNING])
def test_ready_names_the_fast_power_that_is_paid_for_and_not_used(new_page: NewPage, seed: int) -> None:
    """Once it is used, Ready is one press."""
    page = new_page()
    me = Islander(page, new_match(1, seed))
    open_game(page, opponents=0, game=GAME)
    play_until(me, lambda options: any(option.verb == "use" for option in options))
    spirit = world_of(me.match).spirits[0]
    power = next(
        each for each in spirit.played if any(option.text == f"use {each}" for option in me.match.options(0))
    )
    me.wait_until_asked()
    me.button("Ready")
    expect(question(page)).to_contain_text(
        f"You have played {me.words.text(f'power-{power}')} and not used it yet"
    )
    me.button("Back")
    assert not me.verbs["ready"] - sum(option.verb == "ready" for _, option in me.match.picks)


# Undo.


def test_undo_is_grey_with_nothing_to_undo(new_page: NewPage) -> None:
    """It says so, and the key does nothing."""
    page = new_page()
    me = Person(page)
    open_game(page)
    seen = me.wait_for_turn()
    for name in ("Undo", "Redo"):
        expect(tool(page, name)).to_be_disabled()
        expect(tool(page, name)).to_have_attribute("title", f"There is nothing to {name.lower()}")
    page.keyboard.press("u")
    me.press(plain_race(seen))
    expect(tool(page, "Undo")).to_be_enabled()
    tool(page, "Undo").click()
    expect(tool(page, "Undo")).to_be_disabled()
    expect(tool(page, "Redo")).to_be_enabled()
    assert [said["type"] for said in me.sent if said["type"] in ("undo", "pick")] == ["pick", "undo"]


def test_what_undo_says_is_gone_with_the_next_move(new_page: NewPage, server: LiveServer) -> None:
    """The refusal and the vote, on both screens; and it never speaks of a seat by its number."""
    first, second = in_turn(sit_down(new_page, server))
    first.choose_race()
    expect(tool(second.page, "Undo")).to_be_disabled()
    for _ in range(2):
        tool(first.page, "Undo").click()
    refused = first.page.get_by_role("alert")
    expect(refused).to_contain_text("the table votes on something")
    votes = [each.page.get_by_text("would like to take a move back") for each in (first, second)]
    for vote in votes:
        expect(vote).to_be_visible()
    first.conquer()
    assert not refused.is_visible()  # with the move: after some seconds it would go by itself
    for vote in votes:
        expect(vote).to_be_hidden()


# Cards, rules and the log.


def closed_region(seen: Seen) -> str:
    return next(name for number in range(1, 34) if (name := f"region:r{number:02}") not in seen["targets"])


def test_card_log_and_rules_are_seen_together(new_page: NewPage) -> None:
    """A rule's number brings the rule to the front beside an open card, each time it is pressed."""
    page = new_page()
    me = Person(page)
    open_game(page)
    take_race(me)
    seen = me.wait_for("Conquer a region")
    page.get_by_role("log").get_by_role("button").first.click()
    card = page.locator(".card-pane")
    expect(card).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("log")).to_be_in_viewport(ratio=0.9)
    for _ in range(2):
        me.press(closed_region(seen))
        rule = page.locator(".bubble").get_by_role("button", name=re.compile(r"^SU-\d+$"))
        number = rule.inner_text()
        rule.click()
        expect(page.locator(f"[data-rule={number}]")).to_be_in_viewport()
        expect(card).to_be_in_viewport(ratio=1)
        page.get_by_role("tab", name="Log").click()
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()


@pytest.mark.parametrize("seed", [LIGHTNING])
def test_on_a_phone_a_rule_comes_to_the_front_of_a_card(new_page: NewPage, seed: int) -> None:
    """The card says why its power cannot be used; the number there opens the rule, not something beneath."""
    page = new_page(PHONE)
    me = Islander(page, new_match(1, seed))
    open_game(page, opponents=0, game=GAME)
    me.wait_until_asked()
    page.locator(".hand-card .press").first.click()
    card = page.locator(".card-pane")
    expect(card).to_be_visible()
    card.get_by_role("button", name="Why can I not use it now?").click()
    rule = page.locator(".bubble").get_by_role("button", name=re.compile(r"^SI-\d+$"))
    number = rule.inner_text()
    rule.click()
    expect(page.locator(f"[data-rule={number}]")).to_be_in_viewport()
    expect(card).to_be_hidden()


def test_a_card_on_offer_goes_with_its_race_to_the_player_who_takes_it(
    new_page: NewPage, server: LiveServer
) -> None:
    """The one who reads it sees whose it is now, and no longer that it is on offer."""
    first, second = in_turn(sit_down(new_page, server))
    target = plain_race(first.person.wait_for_turn())
    race = first.page.locator(f"[data-target='{target}'] .race").inner_text()
    second.page.get_by_role("button", name=re.compile(f"Read the cards of .*{race}")).click()
    card = second.page.locator(".card-pane")
    expect(card).to_contain_text("On offer")
    first.person.press(target)
    first.person.button(CONFIRM)
    expect(card).not_to_contain_text("On offer")
    expect(card).to_contain_text("Local player" if first.number == 0 else "Ana")


def test_an_open_card_does_not_show_a_power_that_its_race_has_lost(new_page: NewPage) -> None:
    """In decline a race has no power any more: its card becomes that of the race alone, or closes with it."""
    page = new_page()
    me = Person(page)
    open_game(page, opponents=1)
    target = plain_race(me.wait_for_turn())
    race = page.locator(f"[data-target='{target}'] .race").inner_text()
    page.get_by_role("button", name=re.compile(f"Read the cards of .*{race}")).click()
    card = page.locator(".card-pane")
    both = card.get_by_role("heading", level=2).inner_text()
    assert both != race
    me.press(target)
    while DECLINE not in (seen := me.wait_for_turn())["buttons"]:
        if "Done" in seen["buttons"]:
            me.do("button Done", seen)
        else:
            me.answer(seen)
    expect(card.get_by_role("heading", name=both, exact=True)).to_be_visible()
    me.do(f"button {DECLINE}", seen)
    expect(card.get_by_role("heading", name=both, exact=True)).to_be_hidden()
