"""What a price or a number is made up of is told with the option."""

import pytest

from rulebound.kernel import Value
from tests.games.auztralia.fighting import front, write
from tests.games.auztralia.harness import Played, Table
from tests.marks import rule


def parts(play: Played, option: str) -> dict[str, Value]:
    """The parts that are told with an option, without their prefix."""
    ask = play.match.view(0).ask
    assert ask is not None
    facts = next(each.facts for each in ask.options if each.text == option)
    return {name.removeprefix("part-"): n for name, n in facts.items() if name.startswith("part-")}


@rule("AZ-T3", "AZ-T4", "AZ-A2")
def test_a_box_with_cubes_costs_gold_and_rails_cost_coal_and_iron() -> None:
    table = Table(2).clock(10, 12).give(0, coal=2, iron=2, gold=5)
    table.s.players[0].boxes[1] = 2
    found = parts(table.begin(), "hills")
    assert found == {
        "time-rails": 2,
        "time-hills": 1,
        "cube-box": 1,
        "gold-cubes": 2,
        "coal-rails": 1,
        "iron-rails": 1,
    }
    assert parts(table.begin(), "railway") == {"time-rails": 2, "cube-box": 1, "coal-rails": 1, "iron-rails": 1}


@rule("AZ-A38")
def test_cubes_that_are_all_out_come_back_for_more_time() -> None:
    assert parts(Table(2).clock(10, 12).begin(), "retrieve") == {"time-action": 1, "cube-box": 1}
    play = Table(2).clock(10, 12).begin()
    player = play.s.players[0]
    player.boxes[0], player.hq = player.hq, 0
    assert parts(play, "retrieve") == {"time-action": 1, "time-no-cube": 1}


@rule("AZ-A34")
def test_who_spares_time_in_an_attack_is_named() -> None:
    assert parts(front("zombie", hand=("guyonne",), infantry=1).begin(), "attack")["time-guyonne"] == -1


@rule("AZ-C4")
def test_the_odds_of_the_first_card_are_told_before_a_force_sets_out(monkeypatch: pytest.MonkeyPatch) -> None:
    table = write(
        monkeypatch,
        front("zombie", infantry=1, armoured_car=1),
        "zombie I/",
        "zombie /P",
        "zombie /P",
        "zombie /PS",
    )
    play = table.begin().pick("attack")
    play.s.deck, play.s.discard = play.s.deck[-4:], [*play.s.discard, *play.s.deck[:-4]]
    play.pick("send infantry 1")
    ask = play.match.view(0).ask
    assert ask is not None
    done = next(each.facts for each in ask.options if each.verb == "done")
    assert done == {"falls": 0, "hurts": 75, "maddens": 25}


def test_nothing_is_told_of_foes_that_lie_face_down() -> None:
    play = front("zombie", up=False, infantry=1, armoured_car=1).begin().pick("attack").pick("send infantry 1")
    ask = play.match.view(0).ask
    assert ask is not None
    assert all("falls" not in each.facts for each in ask.options)
