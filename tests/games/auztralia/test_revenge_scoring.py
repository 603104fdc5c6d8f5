"""Points and the end of Revenge (RV-R42, RV-R45 to RV-R48), recruiting (RV-R28) and levels (RV-D1 to RV-D4)."""

from typing import Any

import pytest

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.scoring import healthy_farms, old_ones_parts, score_of
from tests.games.auztralia.dusk import dark, dusk, night
from tests.games.auztralia.fighting import send, write
from tests.games.auztralia.harness import Played, Table
from tests.marks import rule

EVERY_UNIT = {"infantry": 1, "armoured_car": 1, "artillery": 1, "airship": 1, "armoured_train": 1}


def beaten(monkeypatch: pytest.MonkeyPatch, *cards: str, hand: tuple[str, ...] = (), **units: int) -> Played:
    """Seat 0 attacks a mi-go on j4 with all it has, and these cards come."""
    table = dusk(hand=hand).rail(0, "k4", "j4").units(0, **units).tile("mi-go", "j4", level=1)
    return send(write(monkeypatch, table, *cards).begin().pick("attack"))


@rule("RV-R45")
@pytest.mark.parametrize(
    ("unit", "points"),
    [("infantry", 1), ("armoured_car", 1), ("artillery", 2), ("airship", 2), ("armoured_train", 2)],
)
def test_each_unit_that_is_destroyed_counts_for_the_old_ones(
    monkeypatch: pytest.MonkeyPatch, unit: str, points: int
) -> None:
    letter = "A" if unit == "airship" else "P"
    units: Any = {unit: 1}
    play = beaten(monkeypatch, f"mi-go /{letter * 3}", **units)
    assert (dark(play).points, play.events("old-ones-gain")) == (points, [(points,)])


@rule("RV-R46")
def test_a_unit_that_neumann_saves_counts_and_one_that_takanashi_gives_up_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = beaten(monkeypatch, "mi-go /PP", hand=("neumann",), infantry=2).pick("save infantry")
    assert (dark(play).points, play.s.players[0].barracks[0]) == (1, 1)
    play = beaten(monkeypatch, "-", hand=("takanashi",), infantry=2).pick("use takanashi")
    assert dark(play).points == 0


@rule("RV-R46")
def test_units_lost_after_a_defeat_count_too(monkeypatch: pytest.MonkeyPatch) -> None:
    play = beaten(monkeypatch, "mi-go /PSSSS", infantry=2)
    assert dark(play).points == 1


@rule("RV-R47", "RV-R50")
def test_at_the_end_blighted_farms_count_three_and_tiles_once() -> None:
    table = night().farm(0, "j4", "cattle", blighted=True).farm(1, "h4", "sheep", blighted=True)
    table.tile("zombie", "g4", level=1).tile("shoggoth", "a1", up=False)
    s = table.s
    worth = {tile.kind: tile.vp for n, tile in enumerate(s.tables.tiles) if s.at[n] >= 0}
    assert s.dark is not None
    s.dark.points = 4
    assert old_ones_parts(s) == (worth["zombie"], worth["shoggoth"], 6, 4)


@rule("RV-R48")
def test_the_old_ones_have_a_score_of_their_own_and_win_ties() -> None:
    table = night().give(0, vp=7).give(1, vp=3)
    assert table.s.dark is not None
    table.s.dark.points = 7
    result = GAME.result(table.s)
    assert (result.scores, result.winners) == ((7, 3, 7), (2,))
    table.s.dark.points = 6
    assert GAME.result(table.s).winners == (0,)
    table.s.players[0].tokens = 2
    assert GAME.result(table.s).scores == (9, 3, 6)


@rule("RV-R42", "RV-RG17")
def test_a_farm_counts_only_while_its_owners_rails_join_it_to_the_port() -> None:
    table = dusk().rail(0, "k4", "j4", "i4", "h4").farm(0, "h4", "sheep").farm(0, "j4", "cattle")
    assert healthy_farms(table.s, 0) == [1, 1, 0]
    assert score_of(table.s, 0) == 4
    table.tile("zombie", "i4")  # an Old One on the line makes no difference
    assert score_of(table.s, 0) == 4
    edge = table.s.board.edge_between[table.hex("j4"), table.hex("i4")]
    table.s.put_rail(edge, -1)
    table.s.players[0].rails += 1
    assert healthy_farms(table.s, 0) == [0, 1, 0]
    table.s.put_rail(edge, 1)  # another's rail does not help
    assert healthy_farms(table.s, 0) == [0, 1, 0]


@rule("RV-RG17", "RV-RG19")
def test_in_a_game_together_the_rails_of_all_humans_join_a_farm() -> None:
    table = dusk(coop=True).rail(0, "k4", "j4").rail(1, "j4", "i4").farm(0, "i4", "cattle")
    assert healthy_farms(table.s, 0) == [0, 1, 0]


@rule("RV-R42")
def test_rails_may_be_laid_again_to_a_farm_but_not_to_an_old_one() -> None:
    table = dusk().rail(0, "k4", "j4").rail(0, "i4", "h4").farm(0, "i4", "cattle").give(0, coal=1, iron=1)
    assert "rail i4 j4" in table.begin().pick("hills").options()
    table.tile("zombie", "i4")
    assert "rail i4 j4" not in table.begin().pick("hills").options()


@rule("RV-R28")
def test_who_recruits_may_first_put_a_card_of_the_display_under_the_deck() -> None:
    table = dusk().display("jago", "bones", "castro", "zhu", "krupp")
    play = table.begin().pick("help")
    assert (play.asked, len(play.options("sink"))) == ("refresh", 5)
    top = play.s.characters[-1]
    play.pick("sink bones")
    assert play.s.display == [top, "jago", "castro", "zhu", "krupp"]
    assert play.s.characters[0] == "bones"
    play.pick(f"recruit {top}")
    assert play.s.players[0].hand == [top]
    assert table.begin().pick("help", "done").asked == "recruit"


@rule("RV-D2", "RV-RG16")
def test_the_harder_levels_know_no_such_exchange_but_the_paid_look_stays() -> None:
    for difficulty in ("harder", "heroic"):
        play = dusk(difficulty=difficulty).give(0, gold=2).begin().pick("help")
        assert (play.asked, "look" in play.options()) == ("recruit", True)


@rule("RV-D4")
def test_the_reminder_of_the_heroic_game_changes_nothing_in_the_deck() -> None:
    assert len(Table(3, mode="revenge", difficulty="heroic").s.deck) == 40
