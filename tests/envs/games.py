"""The games with every seat count, for tests of the environments."""

from typing import Final

import pytest

from rulebound.games import game_names, load_game
from rulebound.kernel import SetupValues


def _all() -> list[tuple[str, SetupValues]]:
    found: list[tuple[str, SetupValues]] = []
    for name in game_names():
        setup = load_game(name).setup
        for count in range(setup.seats.low, setup.seats.high + 1):
            # Five play AuZtralia only where somebody plays the Old Ones.
            mode: SetupValues = {"mode": "revenge"} if (name, count) == ("auztralia", 5) else {}
            found.append((name, {"seats": count, **mode}))
    return found


EVERY_SETUP: Final = pytest.mark.parametrize(
    ("name", "setup"), _all(), ids=lambda value: value if isinstance(value, str) else str(value["seats"])
)
UNDERGROUND: Final = "small-world-underground"
