"""Positions in which something on the board is to be picked, and where the board lies then."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from rulebound.bots import make_bot
from rulebound.games import load_game
from rulebound.kernel import Match
from tests.browser.position import play_until
from tests.browser.reading import AT_REST

ME: Final = 0
SIZES: Final[tuple[Any, ...]] = ({"width": 390, "height": 844}, {"width": 360, "height": 740})
# The board's room and the board itself, in whole tenths of a pixel.
PLACE: Final = """() => {
  return ['[data-tour=board]', '[data-tour=board] .canvas'].flatMap((name) => {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
    return [x, y, width, height].map((each) => Math.round(10 * each));
  });
}"""
LAID: Final = "() => document.querySelector('[data-tour=board] .canvas')?.getBoundingClientRect().width > 100"
SHARE: Final = "() => document.querySelector('[data-tour=board]').getBoundingClientRect().height / innerHeight"


def asked(game: str, seats: int, seed: int, prompt: str, picks: int = 0) -> Callable[[], Match]:
    """A game that bots have played until the first seat gets this prompt, after so many picks."""

    def play() -> Match:
        its = load_game(game)
        match = Match(its, its.setup.check({"seats": seats}), seed)
        bots = [make_bot("greedy", seed + seat) for seat in range(seats)]
        play_until(
            match,
            lambda match, seat: bots[seat].choose(match.handle(seat)),
            lambda: (
                match.pending is not None
                and match.pending.seats == (ME,)
                and match.pending.prompt == prompt
                and len(match.picks) >= picks
            ),
        )
        assert match.pending is not None, f"nobody asked {prompt}"
        return match

    return play


PICKING: Final = {
    "small-world-underground": asked("small-world-underground", 3, 3, "conquer", 20),
    "auztralia": asked("auztralia", 2, 2, "rail", 8),
    "spirit-island": asked("spirit-island", 1, 3, "presence"),
}
HAND: Final = {
    "auztralia": asked("auztralia", 2, 2, "act", 8),
    "spirit-island": asked("spirit-island", 1, 3, "spirit-phase"),
}


def place_of_the_board(page: Page) -> list[int]:
    """Where the board's room and the board lie, once that has been measured."""
    page.wait_for_function(LAID)
    page.evaluate(AT_REST)
    place: list[int] = page.evaluate(PLACE)
    return place


def share_of_the_height(page: Page) -> float:
    """How much of the screen's height the board's room has."""
    share: Any = page.evaluate(SHARE)
    return float(share)
