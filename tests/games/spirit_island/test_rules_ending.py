"""Winning, losing and the score (SI-085 to SI-088)."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.invaders import invader_phase
from rulebound.games.spirit_island.rule import RULES, Rule
from rulebound.games.spirit_island.scoring import final_result, score
from rulebound.games.spirit_island.turn import play
from rulebound.kernel import Flow
from tests.games.spirit_island.frames import Plain, fear_deck, play_as, told, two
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule


def after_anything(position: str, earned: int) -> str:
    """How the game stands after some action."""
    table = fear_deck(island(position), earned)
    table.action(lambda act: act.defend(1), land="A5")
    assert table.over == bool(table.s.won or table.s.lost)
    return table.s.won or table.s.lost


@rule("SI-085")
@pytest.mark.parametrize(
    ("pieces", "won"),
    [
        ("", ("no-invaders", "no-buildings", "no-cities")),
        ("1E", ("", "no-buildings", "no-cities")),
        ("1T", ("", "", "no-cities")),
        ("1C", ("", "", "")),
    ],
)
def test_the_terror_level_says_which_invaders_must_be_gone(pieces: str, won: tuple[str, ...]) -> None:
    found = tuple(after_anything(f"A5: 1P 2D; A6: {pieces}", earned) for earned in (0, 3, 6))
    assert found == won


@rule("SI-086")
def test_a_spirit_without_presence_loses_for_all() -> None:
    table = fear_deck(two("A5: 1P; B5: 1Q; A8: 1C"))
    table.action(lambda act: act.destroy_presence(1), kind="spirit", seat=1)
    assert (table.over, table.s.lost, table.s.won) == (True, "presence", "")


@rule("SI-086")
def test_without_an_invader_card_to_turn_up_the_game_is_lost() -> None:
    table = fear_deck(island("A5: 1P; A8: 1C"))
    table.s.invader_deck = ["1-jungle"]
    table.run(invader_phase(table.s))
    assert not table.over
    table.s.step = ""
    table.run(invader_phase(table.s))
    assert (table.over, table.s.lost) == (True, "deck")


@rule("SI-005", "SI-086")
def test_in_the_simple_game_the_last_blight_loses() -> None:
    table = fear_deck(island("A5: 1P; A8: 1C", blight="none"))
    table.s.blight_left = 2
    table.action(lambda act: add_blight(act, 1))
    assert not table.over
    table.action(lambda act: add_blight(act, 2))
    assert (table.over, table.s.lost) == (True, "blight")


@rule("SI-086")
def test_an_empty_turned_blight_card_loses() -> None:
    table = fear_deck(island("A5: 1P; A8: 1C"))
    table.s.flipped, table.s.blight_left = True, 1
    table.action(lambda act: add_blight(act, 1))
    assert (table.over, table.s.lost) == (True, "blight")


def sacrifice(table: Table) -> Table:
    """The last presence and the last city go by the same action."""

    def does(act: Action) -> Flow[None]:
        yield from act.destroy_presence(0)
        yield from act.destroy_all((2,), 8)

    return table.action(does, seat=0)


@rule("SI-087")
def test_to_win_and_lose_at_once_is_a_win() -> None:
    table = sacrifice(fear_deck(island("A5: 1P; A8: 1C")))
    assert (table.s.won, table.s.lost) == ("no-invaders", "presence")
    result = final_result(table.s)
    assert (result.winners, result.reason) == ((0,), "sacrifice")


@rule("SI-087")
def test_the_course_of_the_game_ends_with_a_sacrifice_as_a_win(monkeypatch: pytest.MonkeyPatch) -> None:
    class Sacrifice(Rule):
        """After its growth its last presence and the last city are gone."""

        def after(self, act: Action, its: Effect) -> Flow[None]:
            act.s.spirits[its.seat].presence[5] = 0
            act.s.pieces[8].clear()
            yield from ()

    class Martyr(Plain):
        """It gives itself up."""

        rules = ("test-sacrifice",)

    monkeypatch.setitem(RULES, "test-sacrifice", Sacrifice())
    table = play_as(monkeypatch, fear_deck(island("A5: 1P; A8: 1C")), Martyr())
    table.s.phase = "spirits"
    table.run(play(table.s), "group 1", "grow energy-1")
    assert table.s.phase == "over"
    assert told(table, "won") == [("no-invaders",)]
    assert told(table, "lost") == []


@rule("SI-088")
def test_the_score_counts_cards_dahan_and_blight() -> None:
    table = two("A5: 1P 3D 3B; B5: 1Q 2D 2B; A8: 1C")
    table.s.invader_deck = ["1-jungle"] * 7
    table.s.won = "fear"
    assert score(table.s) == 10 + 2 * 7 + 2 - 2
    assert final_result(table.s).scores == (24, 24)
    table.s.won, table.s.lost = "", "blight"
    assert score(table.s) == (12 - 7) + 2 - 2
    table.s.blight[5] = 0
    assert score(table.s) == (12 - 7) + 2 - 1
    assert final_result(table.s).winners == ()
