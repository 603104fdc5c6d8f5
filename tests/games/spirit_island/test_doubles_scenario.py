"""A scenario: a rule for the whole game, with a set-up, a victory and a defeat of its own."""

import pytest

from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import BEASTS, DAHAN
from rulebound.games.spirit_island.rule import RULES, Rule, at
from rulebound.games.spirit_island.setup import SPIRITS
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Event
from tests.games.spirit_island.doubles import WORDS, fresh, play_to_the_end, say_table
from tests.games.spirit_island.harness import RIVER

SCENARIO = "test-long-night"
DAWN, DARKNESS = "test-dawn", "test-darkness"


class LongNight(Rule):
    """Hold out until a turn comes, without losing the dahan."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """Beasts and a dahan in the first land of each board."""
        for board in range(len(s.boards)):
            land = bits(s.island.of_board(board) & s.island.lands)[0]
            s.tokens[BEASTS][land] += 1
            s.put(land, DAHAN)

    def won(self, s: IslandState, its: Effect) -> str:
        """When the turn has come."""
        return DAWN if s.turn >= its.amount else ""

    def lost(self, s: IslandState, its: Effect) -> str:
        """With fewer dahan than so many for each board."""
        dahan = sum(s.count(land, DAHAN) for land in range(s.island.size))
        return DARKNESS if dahan < 6 * len(s.boards) else ""


@pytest.fixture(autouse=True)
def _scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES, SCENARIO, LongNight())


def night(turns: int, seed: int = 1) -> IslandState:
    """A table for two with the scenario, before the spirits come."""
    s = fresh(("A", "D"), (SPIRITS[seed], SPIRITS[seed + 3]), seed)
    s.effects.append(Effect(SCENARIO, amount=turns, until="game"))
    for rule, its in at(s, "set_up"):
        rule.set_up(s, its)
    return s


def test_it_adds_to_the_set_up() -> None:
    s, plain = night(3), fresh(("A", "D"), (SPIRITS[1], SPIRITS[4]))
    assert sum(s.tokens[BEASTS]) == sum(plain.tokens[BEASTS]) + 2
    assert s.count(s.island.number_of["A1"], DAHAN) == plain.count(s.island.number_of["A1"], DAHAN) + 1


def test_the_view_and_the_lines_stand_with_it() -> None:
    s = night(3)
    assert any(land.tokens == {"beasts": 1} for land in GAME.view(s, None).lands)
    assert any("beasts" in line.lower() for line in say_table(s))
    assert WORDS.event(Event("won", (DAWN,))) == f"The spirits win: {DAWN}."


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_games_are_won_by_it(seed: int) -> None:
    end = play_to_the_end(night(2, seed), seed)
    assert (end.won or end.lost) in (DAWN, DARKNESS)
    if end.won == DAWN:
        assert end.turn == 2
        assert GAME.result(end).winners == (0, 1)
        assert GAME.result(end).reason in (DAWN, "sacrifice")


def test_games_are_lost_by_it() -> None:
    reasons = {GAME.result(play_to_the_end(night(99, seed), seed)).reason for seed in (1, 2, 3)}
    assert DARKNESS in reasons
    assert DAWN not in reasons


def test_without_it_nothing_of_it_is_there() -> None:
    s = fresh(("A",), (RIVER,))
    assert not at(s, "won")
    assert not at(s, "lost")
