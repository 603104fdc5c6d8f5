"""The lesson of Spirit Island, alone with a simple spirit whose new powers come in a printed order: two turns."""

from typing import Final

from rulebound.kernel import Lesson, Step

SECOND: Final = ("play shatter-homesteads", "play delusions-of-danger", "ready")
LESSON: Final = Lesson(
    setup={"seats": 1, "boxes": ["base"], "spirits": ["lightnings-swift-strike"], "progression": True},
    seed=1,
    steps=(
        Step("island", "board"),
        Step("invaders", "market"),
        Step("growth", "mine", ("grew 0",), ("group 2",)),
        Step("presence", "board", ("income 0",), ("grow", "presence energy B4", "presence energy", "presence")),
        Step("cards", "mine", ("played 0",), ("play shatter-homesteads",)),
        Step("ready", "decision", ("phase fast 1",), ("play harbingers-of-the-lightning", "ready")),
        Step("fast", "decision", ("phase invaders 1",), ("ready",)),
        Step("first-news", "market"),
        Step("slow", "board", ("phase time 1",), ("use shatter-homesteads", "target B4", "ready"), overtakes=True),
        Step("second-turn", "mine"),
        Step("reclaim", "mine", ("gained 0",), ("group 1", "grow")),
        Step("more-cards", "mine", ("phase fast 2",), SECOND, overtakes=True),
        Step("hasten", "mine", ("phase invaders 2",), ("hasten shatter-homesteads", "target B8", "ready")),
        Step("ravage", "market", ("phase time 2",), ("in-order", "ready"), overtakes=True),
        Step("end", "market"),
    ),
)
