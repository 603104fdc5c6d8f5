"""Blight cards that change the health of pieces from when they are turned until another takes their place."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import CARDS, BlightCard, add_blight, blight_card
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.pieces import CITY, DAHAN, TOWN
from rulebound.games.spirit_island.rule import RULES, Rule
from rulebound.games.spirit_island.state import IslandState
from tests.games.spirit_island.doubles import play_from_the_lobby, say_table
from tests.games.spirit_island.harness import Table, island

FRAIL, STURDY = "test-frail", "test-sturdy"


class Frail(BlightCard):
    """Towns and dahan have 1 health less."""

    def health(self, s: IslandState, its: Effect, land: int, kind: int, health: int) -> int:
        """Everywhere."""
        return health - (kind in (TOWN, DAHAN))


class Sturdy(BlightCard):
    """Cities have 2 health more; the island stays healthy."""

    def health(self, s: IslandState, its: Effect, land: int, kind: int, health: int) -> int:
        """Everywhere."""
        return health + 2 * (kind == CITY)


@pytest.fixture(autouse=True)
def _cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other card is in the box."""
    for name in list(CARDS):
        monkeypatch.delitem(CARDS, name)
    for there in (CARDS, RULES):
        for name in (FRAIL, STURDY):
            monkeypatch.setitem(there, name, Rule())  # taken out again after the test
    blight_card(FRAIL, 3)(Frail)
    blight_card(STURDY, 2, healthy=True)(Sturdy)


def with_card(position: str, *cards: str) -> Table:
    """The last blight before the card is turned lies on it; the first card is the one that lies there."""
    table = island(position)
    table.s.blight_left, table.s.blight_card, table.s.blight_deck = 1, cards[0], list(cards[1:])
    return table


def blight(table: Table, land: str = "A1") -> Table:
    return table.action(lambda act: add_blight(act, act.land), kind="invader", land=land)


def test_health_changes_when_the_card_is_turned() -> None:
    table = with_card("A5: 1T 1C; A8: 1P", FRAIL)
    land = table.s.island.number_of["A5"]
    assert [table.s.health_of(land, kind) for kind in (TOWN, CITY, DAHAN)] == [2, 3, 2]
    blight(table)
    assert [table.s.health_of(land, kind) for kind in (TOWN, CITY, DAHAN)] == [1, 3, 1]


def test_pieces_that_are_hurt_enough_fall_at_once() -> None:
    blight(with_card("A5: 1T/1 1T 1D/1; A3: 1C; A8: 1P", FRAIL)).expect("A5: 1T; A3: 1C")


def test_the_change_ends_with_the_card() -> None:
    table = blight(with_card("A5: 1C; A7: 1C; A8: 1P", STURDY, FRAIL))
    states = [table.s.blighted]
    table.action(lambda act: act.damage(4), kind="invader", land="A5").expect("A5: 1C/4; A7: 1C")
    table.s.blight_left = 1
    blight(table, "A2").expect("A5: ; A7: 1C")
    assert [*states, table.s.blighted] == [False, True]
    assert [effect.kind for effect in table.s.rules] == [FRAIL]


def test_the_view_and_the_lines_tell_of_the_card() -> None:
    table = with_card("A5: 1C; A8: 1P", FRAIL)
    assert GAME.view(table.s, None).blight_card == ""
    blight(table)
    assert GAME.view(table.s, None).blight_card == FRAIL
    assert any(FRAIL in line for line in say_table(table.s))


def test_it_matters_to_an_action_under_way() -> None:
    table = with_card("A5: 2T; A8: 1P", FRAIL)
    act = Action(table.s, "spirit", 0, land=table.s.island.number_of["A5"])
    blight(table)
    table.run(act.damage(2)).expect("A5: ")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_games_with_these_cards_keep_every_promise(seed: int) -> None:
    assert play_from_the_lobby(seed, seats=1 + seed % 2, blight="card").turn > 1
