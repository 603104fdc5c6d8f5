"""Bots at the browser: their strengths in the lobby, who is seen thinking, and a partner beside a person."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import Person, start_game

GAME: Final = "Small World Underground"
STRENGTHS: Final = ("Apprentice", "Journeyman", "Master")
# Notes who was seen thinking, and whether one could act meanwhile. It looks at every change: an apprentice is done
# before a test, or even a frame, has come.
WATCH: Final = """() => {
  window.thinkers = new Set();
  window.actedBeside = false;
  const look = () => {
    for (const line of document.querySelectorAll('.player .thinking')) {
      window.thinkers.add(line.closest('.player').querySelector('.name').textContent.trim());
      window.actedBeside ||= document.querySelector('[data-tour=decision] .prompt') !== null;
    }
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.documentElement, all);
  look();
}"""


def ask_for_bots(page: Page) -> None:
    """Open the quick start, for a game against one bot."""
    page.goto("/")
    page.get_by_role("button", name=f"Play now against bots: {GAME}").click()
    page.locator("label").filter(has=page.get_by_role("radio", name="1", exact=True)).click()


def choose(page: Page, strength: str) -> None:
    """Choose how strong the bot is to be."""
    page.locator("label").filter(has=page.get_by_role("radio", name=strength)).click()


def play_until_told_of(page: Page, person: Person, bot: str) -> None:
    """Play until the log tells of something that the bot did."""
    told = page.locator("[role=log] p", has_text=bot)
    for _ in range(60):
        if told.count():
            return
        person.play(1)
    raise AssertionError(f"{bot} does nothing")


@pytest.mark.parametrize("strength", STRENGTHS)
def test_each_strength_can_be_chosen_and_plays(new_page: NewPage, seed: int, strength: str) -> None:
    page = new_page()
    person = Person(page, seed)
    ask_for_bots(page)
    choose(page, strength)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Start", exact=True).click()
    bot = f"{strength} bot 2"
    expect(page.locator(".player .name", has_text=bot)).to_be_visible()
    play_until_told_of(page, person, bot)
    assert page.evaluate("() => [...window.thinkers]") == [bot]


def test_the_middle_strength_is_proposed_with_a_line_about_each(new_page: NewPage) -> None:
    page = new_page()
    ask_for_bots(page)
    expect(page.get_by_role("radio", name="Journeyman")).to_be_checked()
    for strength, about in zip(STRENGTHS, ("answers at once", "for a moment", "a second or two"), strict=True):
        choose(page, strength)
        expect(page.locator(".strength p")).to_contain_text(about)


def test_a_partner_acts_beside_the_person_and_never_holds_them_up(new_page: NewPage, seed: int) -> None:
    page = new_page()
    person = Person(page, seed)
    start_game(page, 1, "Spirit Island")
    page.evaluate(WATCH)
    turn = page.locator("header h1 .soft")
    for _ in range(200):
        if "turn 2" in (turn.text_content() or ""):
            break
        person.play(1)
    expect(turn).to_contain_text("turn 2")
    assert page.evaluate("() => window.actedBeside")
    assert len(page.evaluate("() => [...window.thinkers]")) == 1
