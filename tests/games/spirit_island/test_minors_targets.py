"""Which lands the minor powers of the base box can target, and from where."""

import pytest

from rulebound.games.spirit_island.power import POWERS
from tests.games.spirit_island.harness import island

# Board A: mountains 1 and 6, wetlands 2 and 5, jungles 3 and 8, sands 4 and 7. A single presence of the river is a
# sacred site in a wetland, elsewhere two are.
NEAR_A5 = "A1 A4 A5 A6 A7 A8"
NEAR_A8 = "A5 A6 A7 A8"

TARGETS = [
    ("call-of-the-dahan-ways", "A1: 1E; A3: 1D; A4: 1D; A5: 1P", "A4"),
    ("call-to-bloodshed", "A1: 1E; A3: 1D; A4: 1D; A5: 1P", "A4"),
    ("call-to-isolation", "A1: 1E; A3: 1D; A4: 1D; A5: 1P", "A4"),
    ("call-to-migrate", "A4: 1D; A5: 1P", NEAR_A5),
    ("call-to-tend", "A1: 1B; A3: 1D; A4: 1D; A5: 1P", "A4"),
    ("dark-and-tangled-woods", "A5: 1P", NEAR_A5),
    ("delusions-of-danger", "A5: 1P", NEAR_A5),
    ("devouring-ants", "A8: 1P", ""),
    ("devouring-ants", "A8: 2P", NEAR_A8),
    ("drift-down-into-slumber", "A7: 1P", NEAR_A5),
    ("drought", "A5: 1P", NEAR_A5),
    ("enticing-splendor", "A5: 1P; A4: 1P 1B", "A5"),
    ("entrancing-apparitions", "A4: 1E; A5: 1P", NEAR_A5),
    ("gnawing-rootbiters", "A5: 1P", NEAR_A5),
    ("land-of-haunts-and-embers", "A7: 1P", NEAR_A5),
    ("lure-of-the-unknown", "A4: 1E; A8: 1C; A6: 1D; A7: 1P", "A1 A5 A6 A7"),
    ("natures-resilience", "A8: 1P", ""),
    ("natures-resilience", "A8: 2P", NEAR_A8),
    ("pull-beneath-the-hungry-earth", "A5: 1P", NEAR_A5),
    ("purifying-flame", "A8: 1P", ""),
    ("purifying-flame", "A8: 2P", NEAR_A8),
    ("quicken-the-earths-struggles", "A5: 1P; A4: 1P; A8: 2P", "A5 A8"),
    ("rain-of-blood", "A1: 1E; A2: 1E; A4: 1D; A6: 1T; A7: 1C; A5: 1P", "A1 A6 A7"),
    ("rain-of-blood", "A6: 1T; A7: 1C; A8: 1P", ""),
    ("rouse-the-trees-and-stones", "A8: 1P", ""),
    ("rouse-the-trees-and-stones", "A6: 1B; A8: 2P", "A5 A7 A8"),
    ("sap-the-strength-of-multitudes", "A5: 1P", "A5"),
    ("savage-mawbeasts", "A8: 1P", ""),
    ("savage-mawbeasts", "A8: 2P", NEAR_A8),
    ("shadows-of-the-burning-forest", "A4: 1E 1P; A5: 1P; A1: 1E; A8: 1D 1P", "A4"),
    ("song-of-sanctity", "A5: 1P", "A1 A6 A8"),
    ("steam-vents", "A5: 1P; A1: 1P", "A1 A5"),
    ("uncanny-melting", "A8: 1P", ""),
    ("uncanny-melting", "A8: 2P", NEAR_A8),
    ("veil-the-nights-hunt", "A4: 1D; A8: 1E; A2: 1D; A7: 1P", "A4"),
    ("visions-of-fiery-doom", "A5: 1P; A1: 1P", "A1 A5"),
    ("voracious-growth", "A8: 1P", ""),
    ("voracious-growth", "A5: 1P", "A5 A8"),
]


@pytest.mark.parametrize(("power", "position", "lands"), TARGETS)
def test_a_minor_power_reaches_what_its_bar_says(power: str, position: str, lands: str) -> None:
    assert island(position).targets(power) == set(lands.split())


def test_sap_the_strength_of_multitudes_reaches_farther_with_air() -> None:
    assert island("A5: 1P").targets("sap-the-strength-of-multitudes", elements="1 air") == set(NEAR_A5.split())


def test_every_minor_power_that_targets_a_land_is_tested() -> None:
    at_lands = {
        power.id
        for power in POWERS.values()
        if power.kind == "minor" and power.box == "base" and not power.at_spirits
    }
    assert {power for power, _, _ in TARGETS} == at_lands
