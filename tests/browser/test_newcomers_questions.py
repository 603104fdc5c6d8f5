"""Ten questions of newcomers in each game are answered on the screen within two clicks."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.newcomers_questions import GAMES, Question
from tests.browser.player import Person
from tests.browser.position import lay
from tests.server.live import LiveServer

PAGE: Final = Path(__file__).parents[2] / "docs" / "newcomers-questions.md"
CLICKS: Final = 2
ASKED: Final = [(game, name) for game, positions in GAMES.items() for name in positions]


def take(page: Page, step: str) -> None:
    """One step of the way to an answer."""
    does, what = step.split(" ", 1)
    if does in ("point", "press"):
        at = Person(page).point_of(what)
        page.mouse.move(*at)
        if does == "press":
            page.mouse.click(*at)
        return
    thing = page.locator(what).locator("visible=true").first
    if does == "hover":
        thing.hover()
    else:
        thing.click()


def find(page: Page, question: Question) -> None:
    """Go the way, and read the answer."""
    for step in question.way:
        take(page, step)
    answer = page.locator(question.place).filter(has_text=question.answer).first
    expect(answer, question.asked).to_be_visible()


@pytest.mark.parametrize(("game", "name"), ASKED)
def test_the_screen_answers_what_a_newcomer_asks(
    new_page: NewPage, server: LiveServer, game: str, name: str
) -> None:
    position, questions = GAMES[game][name]
    page, path = new_page(), lay(server, position())
    for question in questions:
        page.goto(path)
        expect(page.locator("[data-tour=board] svg").first).to_be_visible()
        find(page, question)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_two_clicks_away_at_most(game: str) -> None:
    questions = [question for _, asked in GAMES[game].values() for question in asked]
    assert len(questions) == 10
    assert [question.asked for question in questions if question.clicks() > CLICKS] == []


def test_the_docs_list_the_same_questions() -> None:
    chapters = re.split(r"^## (.+)$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    listed = {
        game: re.findall(r"^\| (.+?\?) \|", text, re.MULTILINE)
        for game, text in zip(chapters[::2], chapters[1::2], strict=True)
    }
    assert listed == {
        game: [question.asked for _, asked in positions.values() for question in asked]
        for game, positions in GAMES.items()
    }
