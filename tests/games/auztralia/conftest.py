"""With RULEBOUND_BARE=character-davies the tests that show Agent Davies run against one who can do nothing.

With RULEBOUND_BARE=mythos-dagon the Mythos card Dagon has no effects.
"""

import os
from collections.abc import Iterable
from dataclasses import replace

import pytest

from rulebound.games.auztralia.character import CHARACTERS, Character, playable
from rulebound.games.auztralia.mythos_cards import MythosCard
from rulebound.games.auztralia.pack import pack_of
from tests.games.auztralia.harness import Table

BARE = os.environ.get("RULEBOUND_BARE", "")


def make_bare(content: str) -> None:
    """A Mythos card does nothing; a one-use character can be played for nothing, any other is never dealt."""
    if content.startswith("mythos-"):
        tables, name = pack_of("standard"), content.removeprefix("mythos-")
        tables.mythos = _without_effects(tables.mythos, name)
        tables.solo_mythos = _without_effects(tables.solo_mythos, name)
        return
    name = content.removeprefix("character-")
    if playable(name):
        bare = type("Bare", (Character,), {"id": name, "kind": CHARACTERS[name].kind})
        CHARACTERS[name] = bare()
        return
    deal = Table.hand

    def hand(table: Table, seat: int, *names: str) -> Table:
        return deal(table, seat, *(each for each in names if each != name))

    Table.hand = hand  # type: ignore[assignment, method-assign]


def _without_effects(cards: tuple[MythosCard, ...], name: str) -> tuple[MythosCard, ...]:
    return tuple(replace(card, effects=()) if card.id == name else card for card in cards)


if BARE:
    make_bare(BARE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run only the tests that show what was made bare."""
    if BARE:
        items[:] = [item for item in items if BARE in _shown(item.iter_markers("shows"))]


def _shown(marks: Iterable[pytest.Mark]) -> list[str]:
    return [str(content) for mark in marks for content in mark.args]
