"""Every kind of moment is announced on the board with its card, and stands in the log to be shown again."""

import re
from collections.abc import Mapping
from typing import Final

import pytest

from rulebound.bots import make_bot
from rulebound.games import load_game
from rulebound.kernel import Event, Match
from tests.browser.conftest import NewPage
from tests.browser.player import Passing, Person, words_of
from tests.browser.position import lay
from tests.server.live import LiveServer

ME: Final = 0
SEEDS: Final = 40
SETUPS: Final[Mapping[str, Mapping[str, object]]] = {
    "small-world-underground": {"seats": 2, "coins": "open"},
    "auztralia": {"seats": 1},
    "spirit-island": {"seats": 1},
}
GO_IN_DECLINE: Final = ("decline", "button Go in decline")
PLACES: Final = ("region:", "hex:", "edge:", "land:")


def way_of(match: Match, picked: int) -> str | None:
    """How this option is picked on the screen, if one press on a place of the board, or on a button, will do."""
    ask = match.view(ME).ask
    assert ask is not None
    option = ask.options[picked]
    if option.text == GO_IN_DECLINE[0]:
        return GO_IN_DECLINE[1]
    alone = sum(other.at == option.at for other in ask.options) == 1
    return f"target {option.at}" if alone and (option.at or "").startswith(PLACES) else None


def before(game: str, kind: str, bot: str) -> tuple[Match, str, Event]:
    """A game before one press of mine that brings such an event; how to press, and the event."""
    its = load_game(game)
    for seed in range(1, SEEDS):
        match = Match(its, its.setup.check(SETUPS[game]), seed)
        bots = [make_bot(bot, seed + seat) for seat in range(match.setup["seats"])]
        while match.pending is not None:
            seat = match.pending.seats[0]
            option = bots[seat].choose(match.handle(seat))
            way = way_of(match, match.options(seat).index(option)) if seat == ME else None
            told = len(match.events)
            match.pick(seat, option)
            found = [event for event in match.events[told:] if event.kind == kind]
            if way and found and match.pending is not None:
                match.undo(force=True)
                return match, way, found[0]
    raise AssertionError(f"no game comes to {kind}")


@pytest.mark.parametrize(
    ("game", "kind", "bot", "card"),
    [
        pytest.param("small-world-underground", "found-place", "random", "place-{1}-text", id="a place found"),
        pytest.param("small-world-underground", "found-relic", "random", "relic-{1}-text", id="a relic won"),
        pytest.param("small-world-underground", "declined", "random", None, id="a race in decline"),
        pytest.param("auztralia", "revealed", "random", None, id="an Old One turned up"),
        pytest.param("auztralia", "blighted", "random", None, id="a farm lost"),
        pytest.param("spirit-island", "blight-card", "random", "blight-{0}-text", id="a blighted island"),
        pytest.param("spirit-island", "terror", "greedy", None, id="a terror level"),
    ],
)
def test_a_moment_is_announced_and_stands_in_the_log(
    new_page: NewPage, server: LiveServer, game: str, kind: str, bot: str, card: str | None
) -> None:
    match, way, event = before(game, kind, bot)
    words = words_of(match.game, ["Local player"])
    said = re.sub(r"\br0?(\d+)\b", r"region \1", words.event(event))  # the terminal names regions shortly
    text = words.text(card.format(*event.args)) if card else ""
    page = new_page(follow="normal")
    page.goto(lay(server, match))
    me = Person(page)
    seen = me.wait_for_turn()
    # What a caption of the invaders' phase tells is not announced a second time.
    passing = Passing(page, ".follow" if kind == "blight-card" else ".moment")
    me.do(way, seen)
    passing.shows(said, text)
    while page.locator(".follow, .moment").count():
        page.keyboard.press("s")
    passing = Passing(page, ".moment")
    page.locator("[role=log] p").filter(has_text=said).last.get_by_role(
        "button", name="Show it on the board"
    ).click()
    passing.shows(said, text)
