"""Fear, terror and fear cards (SI-080 to SI-084)."""

import pytest

from rulebound.games.spirit_island import fear
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS, resolve_fear
from rulebound.games.spirit_island.pieces import CITY
from rulebound.games.spirit_island.state import IslandState
from tests.games.spirit_island.frames import fear_deck, told, two
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule


def here(earned: int = 0) -> Table:
    return fear_deck(island("A5: 1P; A7: 1C; A8: 1C"), earned)


def read(patch: pytest.MonkeyPatch, said: list[str], *names: str, more: int = 0) -> None:
    """Fear cards that say their name and level; the first generates more fear."""

    def text(s: IslandState, name: str, level: int) -> None:
        said.append(f"{name} {level}")
        if name == names[0]:
            fear.generate(s, more)

    for name in names:
        levels = {level: lambda s, n=name, at=level: text(s, n, at) for level in (1, 2, 3)}
        patch.setitem(FEAR_CARDS, name, levels)


@rule("SI-080")
def test_fear_fills_the_pool_and_earns_cards_and_what_is_over_counts_on() -> None:
    table = here()
    top = table.s.fear_deck[-1]
    table.action(lambda act: act.fear(3))
    assert (table.s.fear, table.s.earned) == (3, [])
    table.action(lambda act: act.fear(1))
    assert (table.s.fear, table.s.earned) == (0, [top])
    table.action(lambda act: act.fear(9))
    assert (table.s.fear, len(table.s.earned), len(table.s.fear_deck)) == (1, 3, 6)


@rule("SI-080")
def test_the_pool_is_larger_for_more_players() -> None:
    table = fear_deck(two("A5: 1P; B5: 1Q; A8: 1C"))
    table.action(lambda act: act.fear(7))
    assert table.s.earned == []
    table.action(lambda act: act.fear(1))
    assert len(table.s.earned) == 1


@rule("SI-081")
def test_a_divider_raises_the_terror_level_at_once() -> None:
    table = here(earned=2)
    assert table.s.terror == 1
    table.action(lambda act: act.fear(4))
    assert table.s.terror == 2
    assert told(table, "terror") == [(2,)]
    table.action(lambda act: act.fear(12))
    assert table.s.terror == 3


@rule("SI-081", "SI-085")
def test_the_last_fear_card_wins_the_game() -> None:
    table = here(earned=8).action(lambda act: act.fear(3))
    assert not table.over
    table.action(lambda act: act.fear(1))
    assert (table.over, table.s.won) == (True, "fear")


@rule("SI-082")
def test_earned_cards_are_resolved_in_order_by_the_terror_level(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    read(monkeypatch, said, "test-a", "test-b")
    table = here(earned=4)
    table.s.earned = ["test-b", "test-a"]
    table.run(resolve_fear(table.s))
    assert said == ["test-b 2", "test-a 2"]
    assert (table.s.earned, table.s.fear_discard) == ([], ["test-b", "test-a"])


@rule("SI-083")
def test_cards_earned_meanwhile_come_in_the_same_step_at_the_new_level(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    read(monkeypatch, said, "test-a", "test-b", "test-c", more=4)
    table = here(earned=2)
    table.s.fear_deck[-1] = "test-c"
    table.s.earned = ["test-a", "test-b"]
    table.run(resolve_fear(table.s))
    assert said == ["test-a 1", "test-b 2", "test-c 2"]
    assert table.s.earned == []


@rule("SI-084")
def test_what_fear_cards_cause_lasts_for_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    def calm(s: IslandState) -> None:
        s.effects.append(Effect("skip-build", land=8))

    monkeypatch.setitem(FEAR_CARDS, "test-calm", {1: calm})
    table = here()
    table.fear("test-calm", 1)
    table.build("A8").expect("A8: 1C")
    table.build("A8").expect("A8: 1C")
    table.time_passes().build("A8").expect("A8: 1C 1T")
    assert table.s.count(8, CITY) == 1
