"""With RULEBOUND_BARE=race-drow the tests that show the Drow run against Drow who can do nothing."""

import os
from collections.abc import Iterable

import pytest

from rulebound.games.small_world_underground.ability import (
    PLACES,
    POWERS,
    RACES,
    RELICS,
    Ability,
    PowerFacts,
    RaceFacts,
)

BARE = os.environ.get("RULEBOUND_BARE", "")


def make_bare(content: str) -> None:
    """Keep the numbers of a race, power, relic or place, and take away all it does."""
    kind, _, name = content.partition("-")
    if kind == "race":
        race = RACES[name]
        RACES[name] = RaceFacts(_dull(race.ability), race.tokens, race.tray)
    elif kind == "power":
        power = POWERS[name]
        POWERS[name] = PowerFacts(_dull(power.ability), power.tokens)
    else:
        abilities = PLACES if kind == "place" else RELICS
        abilities[name] = _dull(abilities[name])


def _dull(ability: Ability) -> Ability:
    dull = type("Dull", (Ability,), {"id": ability.id, "lasts": ability.lasts})()
    assert isinstance(dull, Ability)
    return dull


if BARE:
    make_bare(BARE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run only the tests that show what was made bare."""
    if BARE:
        items[:] = [item for item in items if BARE in _shown(item.iter_markers("shows"))]


def _shown(marks: Iterable[pytest.Mark]) -> list[str]:
    return [str(content) for mark in marks for content in mark.args]
