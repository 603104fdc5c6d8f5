"""A stranger's path: from the door to the final score, with nothing but a mouse."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import Person, open_game, start_game

# What the rules bring up for everybody who plays a whole game.
KINDS = {"choose", "conquer", "attempt", "take", "place", "go-on", "decline", "done"}
GAMES = 3  # tables are dealt by chance: what one game did not bring up, the next one may


def without_animations(page: Page) -> None:
    """Choose it in the settings, as a person would."""
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_role("dialog", name="Settings")
    box.get_by_label("Animations").select_option(label="None")
    box.get_by_role("button", name="Close").click()
    expect(box).to_be_hidden()


def told_by_the_server(page: Page) -> dict[str, Any]:
    """The table, asked for in the page's own session."""
    answer = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}")
    assert answer.ok
    told: dict[str, Any] = answer.json()
    return told


def shown_scores(page: Page) -> dict[str, int]:
    """Who has how many coins, as the result says."""
    places = page.locator("dialog.result .places li")
    return {
        places.nth(at).locator(".name").inner_text().removesuffix("(you)").strip(): int(
            places.nth(at).locator(".score").inner_text()
        )
        for at in range(places.count())
    }


def test_a_stranger_plays_a_whole_game(new_page: NewPage) -> None:
    """Two clicks to the table, then every kind of answer, then the scores that the server knows."""
    page = new_page(pace="normal")
    me = Person(page)
    for number in range(GAMES):
        start_game(page)
        if not number:
            without_animations(page)
        me.play_to_the_end()
        if not KINDS - set(me.verbs):
            break
    assert not KINDS - set(me.verbs), f"never met: {KINDS - set(me.verbs)}; picked: {dict(me.verbs)}"
    assert me.pressed["Yes, do it"] <= me.verbs["abandon"]  # nobody else would have to agree to take the rest back

    result = told_by_the_server(page)["table"]["result"]
    shown = shown_scores(page)
    assert shown["Local player"] == result["scores"][0]
    assert sorted(shown.values()) == sorted(result["scores"])
    assert list(shown.values()) == sorted(shown.values(), reverse=True)
    expect(page.locator("dialog.result h2")).to_contain_text("win")

    page.locator("dialog.result").get_by_role("button", name="Close").click()
    expect(page.get_by_text("The game is over")).to_be_visible()
    page.get_by_role("button", name="Show the result").click()
    expect(page.locator("dialog.result")).to_be_visible()


def test_what_is_not_possible_says_why(new_page: NewPage) -> None:
    """A bubble with a reason and a rule's number; the number opens the rule."""
    page = new_page()
    me = Person(page)
    open_game(page)
    seen = me.wait_for("Conquer a region")
    closed = [f"region:r{number:02}" for number in range(1, 34) if f"region:r{number:02}" not in seen["targets"]]
    assert closed
    me.press(closed[0])
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    rule = bubble.get_by_role("button", name=re.compile(r"^SU-\d+$"))
    number = rule.inner_text()
    assert len(bubble.locator("p").first.inner_text().split()) > 3, "the reason is a sentence"
    rule.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator(f"[data-rule={number}]")).to_be_in_viewport()
    expect(page.locator(f"[data-rule={number}]")).to_have_class(re.compile("asked"))
    assert not me.verbs["conquer"] or me.sent[-1]["type"] == "why"
    bubble.get_by_role("button", name="Close").click()
    expect(bubble).to_be_hidden()


def test_names_open_their_cards(new_page: NewPage) -> None:
    """A name in the log, and a combo's eye."""
    page = new_page()
    me = Person(page)
    open_game(page)
    me.wait_for("Conquer a region")
    name = page.get_by_role("log").get_by_role("button").first
    words = name.inner_text()
    name.click()
    expect(page.locator(".card-pane").get_by_role("heading", name=words)).to_be_visible()
    page.locator(".card-pane").get_by_role("button", name="Close").click()
    expect(page.get_by_role("log")).to_be_visible()
    page.get_by_role("button", name="Read the cards of").first.click()
    expect(page.locator(".card-pane")).to_be_visible()


def test_a_price_is_shown_before_it_is_paid(new_page: NewPage) -> None:
    """Pointing at a region says in the decision bar what a click would do, and what it costs."""
    page = new_page()
    me = Person(page)
    open_game(page)
    seen = me.wait_for("Conquer a region")
    open_to_me = [name for name in seen["targets"] if "costs" in seen["labels"][name]]
    target = open_to_me[0]
    cost = re.search(r"costs (\d+) token", seen["labels"][target])
    assert cost is not None
    page.mouse.move(*me.point_of(target))
    preview = page.locator("[data-tour=decision] .preview")
    expect(preview).to_contain_text(f"region {int(target[-2:])}")
    expect(preview).to_contain_text(cost[1])
    page.mouse.move(5, 400)
    expect(preview).to_contain_text("Pick something that glows")


@pytest.mark.parametrize("seed", [1])  # a deal in which tokens are left to be placed
def test_undo_takes_a_placed_token_back(new_page: NewPage) -> None:
    """A token is laid, taken back, and laid again."""
    page = new_page()
    me = Person(page)
    open_game(page)
    for _ in range(40):
        seen = me.wait_for_turn()
        prompt = seen["prompt"] or ""
        cheap = [name for name in seen["targets"] if re.search(r"costs \d+ tokens?$", seen["labels"][name])]
        if prompt.startswith("Place your tokens"):
            break
        if prompt.startswith("Conquer a region") and (me.verbs["conquer"] >= 2 or not cheap):
            me.do("button Done", seen)  # with two regions and some tokens there is something to place
        elif prompt.startswith("Conquer a region"):
            me.do(f"target {cheap[0]}", seen)
        elif prompt.startswith("Redeploy") and seen["targets"]:
            me.do(f"target {seen['targets'][0]}", seen)
        else:
            me.answer(seen)
    prompt = page.locator("[data-tour=decision] .prompt")
    expect(prompt).to_contain_text("Place your tokens")
    before = prompt.inner_text()
    target = me.see()["targets"][0]
    region = page.locator(f'[data-target="{target}"]')
    label = region.get_attribute("aria-label") or ""
    me.press(target)
    expect(prompt).not_to_have_text(before)
    page.get_by_role("button", name="Undo").click()
    expect(prompt).to_have_text(before)
    expect(region).to_have_attribute("aria-label", label)
    page.get_by_role("button", name="Redo").click()
    expect(prompt).not_to_have_text(before)
