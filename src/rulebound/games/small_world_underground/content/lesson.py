"""The lesson of Small World Underground: a whole game, from the first race to the last coin."""

from typing import Final

from rulebound.kernel import Lesson, Step

LESSON: Final = Lesson(
    setup={"seats": 2, "first": "seat-1", "coins": "open"},
    seed=2749,
    bot="random",  # a first game is one to win
    # Two turns at the other end of the board: what the learner has just taken is still there when it is spoken of.
    script={
        1: (
            *(
                "choose mummies mining 0",
                "conquer r05",
                "conquer r11",
                "conquer r06",
                "done",
                "done",
                "place r11 4",
            ),
            *("go-on", "conquer r16", "done", "done", "place r06 1", "place r11 1"),
        )
    },
    steps=(
        Step("welcome", "board"),
        Step("combo", "market", ("chose 0",), ("choose ogres",)),
        Step("enter", "board", ("conquered 0",), ("conquer r27",)),
        Step("neighbours", "board", ("conquered 0",), ("conquer r26",)),
        Step("stop", "mine", ("pick done", "pick take", "rolled 0")),
        Step("redeploy", "board", ("scored 0",), overtakes=True),
        Step("coins", "players"),
        Step("go-on", "decision", ("pick go-on",), ("go-on",)),
        Step("grow", "board", ("scored 0",)),
        Step("decline", "decision", ("declined 0",), ("decline",)),
        Step("declined", "board"),
        Step("new-race", "market", ("chose 0",)),
        Step("two-races", "board", ("scored 0",)),
        Step("win", "players", ("over",), overtakes=True),
    ),
)
