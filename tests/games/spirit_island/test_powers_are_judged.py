"""Bots can try every power of the spirits of Feather & Flame and of Starlight on a model land."""

import pytest

from rulebound.games.spirit_island.judge.plan import general_worth
from rulebound.games.spirit_island.panel import PANELS

SPIRITS = (
    "downpour-drenches-the-world",
    "finder-of-paths-unseen",
    "serpent-slumbering-beneath-the-island",
    "starlight-seeks-its-form",
)


@pytest.mark.parametrize("spirit", SPIRITS)
def test_every_power_can_be_tried(spirit: str) -> None:
    for power in (*PANELS[spirit].innates, *PANELS[spirit].uniques):
        assert general_worth(power, spirit) > -100


def test_what_drives_invaders_away_is_worth_something() -> None:
    assert general_worth("a-circuitous-and-wending-journey", "finder-of-paths-unseen") > 0
