"""The lesson of AuZtralia, alone: a port, rails, a farm, a mine, soldiers and a first fight."""

from typing import Final

from rulebound.kernel import Lesson, Step

LESSON: Final = Lesson(
    setup={"seats": 1},
    seed=62,  # what sleeps beside the first rails can be beaten by two infantry
    steps=(
        Step("welcome", "board"),
        Step("port", "board", ("port 0",), ("port e8",)),
        Step("railway", "mine", ("pick railway", "pick hills"), ("railway",)),
        Step("rail", "board", ("rail 0",), ("rail e7 e8",)),
        Step("second-rail", "board", ("rail 0", "pick done"), ("rail d6 e7",)),
        Step("timetable", "board"),
        Step("farm", "mine", ("farmed 0",), ("farming", "farm")),
        Step("mine", "mine", ("dug 0",), ("mine", "dig")),
        Step("cubes", "mine"),
        Step("soldiers", "market", ("enlisted 0",), ("military", "buy infantry 2", "buy infantry")),
        Step(
            "attack",
            "board",
            ("attacked 0",),
            ("attack", "target e6", "target", "send infantry 2", "send"),
        ),
        Step("fight", "decision", ("combat-over 0",), ("fight",)),
        Step("points", "players"),
        Step("old-ones", "board"),
        Step("end", "market"),
    ),
)
