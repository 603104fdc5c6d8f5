"""What each spirit is good at is what the command works out from its powers."""

import json

import pytest

from rulebound.games.spirit_island.panel import PANELS
from workshop.figures import FIGURES, FILE, MOST, SCENES, of_power, of_spirit, text

EARTH, LIGHTNING, SHADOWS = "vital-strength-of-the-earth", "lightnings-swift-strike", "shadows-flicker-like-flame"


def test_the_file_is_what_the_command_gives() -> None:
    """After a change to a spirit's powers: `make figures content`."""
    assert FILE.read_text("utf-8") == text()


def test_every_spirit_has_five_figures_and_is_good_at_something() -> None:
    spirits = json.loads(FILE.read_text("utf-8"))["spirits"]
    assert set(spirits) == set(PANELS)
    for figures in spirits.values():
        assert tuple(figures) == FIGURES
        assert all(0 <= value <= MOST for value in figures.values())
        assert max(figures.values()) >= 3


def test_what_a_power_does_counts_for_what_it_is() -> None:
    assert (
        of_power("guard-the-healing-land", EARTH, 0)["defence"] == 4 + 2 * 0.5
    )  # blight lies in half of the lands
    assert of_power("raging-storm", LIGHTNING, 0)["offence"] > 0
    assert of_power("raging-storm", LIGHTNING, 0)["defence"] == 0
    assert len(SCENES) == 64


@pytest.mark.parametrize(
    ("better", "worse", "figure"),
    [(LIGHTNING, EARTH, "offence"), (EARTH, LIGHTNING, "defence"), (SHADOWS, EARTH, "fear")],
)
def test_the_simple_spirits_differ_as_they_are_told(better: str, worse: str, figure: str) -> None:
    assert of_spirit(PANELS[better])[figure] > of_spirit(PANELS[worse])[figure]
