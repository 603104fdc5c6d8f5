"""No internal word on the screen: all that can be read or heard while a game is played is proofread."""

from typing import Final

import pytest

from rulebound.games import game_names, load_game
from rulebound.messages import FOLDER
from tests.browser.conftest import NewPage
from tests.browser.player import Person, open_game, words_of
from tests.messages.finder import read_all
from tests.messages.proof import Proof

ANSWERS: Final = 15
# What is written, line by line, and what a screen reader or a tooltip adds.
READ: Final = """() => {
  const said = document.body.innerText.split("\\n");
  for (const name of ["aria-label", "aria-description", "title", "alt", "placeholder"])
    said.push(...[...document.querySelectorAll(`[${name}]`)].map((e) => e.getAttribute(name)));
  said.push(...[...document.querySelectorAll("svg title, svg text, option")].map((e) => e.textContent));
  return [...new Set(said.map((each) => each.trim()))].filter((each) => each);
}"""


@pytest.mark.parametrize("name", game_names())
def test_what_stands_on_the_screen_reads_well(new_page: NewPage, name: str) -> None:
    game = load_game(name)
    page = new_page()
    me, read = Person(page, seed=3), set[str]()
    open_game(page, opponents=1, game=words_of(game).text("game"))
    for _ in range(ANSWERS):
        seen = me.wait_for_turn()
        read |= set(page.evaluate(READ))
        me.answer(seen)
    proof = Proof(game, *read_all(sorted((FOLDER / "en").glob("web-*.ftl")), []))
    assert len(read) > ANSWERS
    assert [f"{fault}: {text}" for text in sorted(read) for fault in proof.faults(text)] == []
