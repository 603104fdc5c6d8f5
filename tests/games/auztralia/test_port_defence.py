"""Old Ones at a port (AZ-P1 to AZ-P5)."""

import pytest

from tests.games.auztralia.fighting import home, out, purple_acts, trophies, write
from tests.games.auztralia.harness import Played, Table
from tests.marks import rule


def siege(
    monkeypatch: pytest.MonkeyPatch,
    *cards: str,
    foes: tuple[str, ...] = ("zombie",),
    hand: tuple[str, ...] = (),
    **units: int,
) -> Played:
    """Old Ones beside the port of seat 0 move in when the purple disc steps to 24; then come these cards."""
    table = purple_acts(Table(2), 23, 24).hand(0, *hand).units(0, **units)
    for foe in foes:
        table.tile(foe, "j4")
    movers = " ".join(f"{foe}!" for foe in {*foes})
    return write(monkeypatch, table, movers, "-", *cards).begin()


@rule("AZ-P1", "AZ-C1")
def test_all_units_fight_for_the_port_and_nobody_withdraws(monkeypatch: pytest.MonkeyPatch) -> None:
    play = siege(monkeypatch, "zombie I/P", foes=("zombie", "mi-go"), infantry=2, artillery=1)
    assert play.events("combat") == [(0, "k4")]
    assert out(play) == {"infantry": 2, "artillery": 1}
    assert home(play) == {}
    assert play.asked == "damage"


@rule("AZ-P1")
def test_the_defence_goes_on_without_a_question_and_takes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    play = siege(monkeypatch, "-", "zombie I/", "-", "zombie I/", infantry=1)
    assert play.s.players[0].tiles  # four cards, and not one question
    assert (play.s.space[0], play.asked) == (23, "act")
    assert play.events("port-held") == [(0,)]
    assert play.s.players[0].hq == 20  # no cube in the attack box


@rule("AZ-P1")
def test_corporal_jones_leads_nobody_away_from_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    play = siege(monkeypatch, "-", "zombie IA/", hand=("jones",), infantry=1, artillery=1)
    assert trophies(play) == ["zombie"]


@rule("AZ-P2", "AZ-E1")
def test_a_port_that_is_not_cleared_is_lost_and_the_game_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    play = siege(monkeypatch, "zombie I/PP", infantry=1)
    assert play.events("port-lost") == [(0,)]
    assert (play.s.lost_port, play.s.phase) == (0, "over")
    assert play.match.pending is None


@rule("AZ-P2")
def test_a_port_without_units_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    assert siege(monkeypatch).s.lost_port == 0


@rule("AZ-P2")
def test_an_undefended_port_is_lost_though_one_of_two_was_destroyed(monkeypatch: pytest.MonkeyPatch) -> None:
    play = siege(monkeypatch, "zombie IA/ mi-go /SSSS", foes=("zombie", "mi-go"), infantry=1, artillery=1)
    assert trophies(play) == ["zombie"]
    assert play.s.lost_port == 0


@rule("AZ-H7")
def test_colonel_khouri_may_save_a_port_without_units(monkeypatch: pytest.MonkeyPatch) -> None:
    table = purple_acts(Table(2), 23, 24).hand(0, "khouri").tile("mi-go", "j4", damage={0: 2})
    play = write(monkeypatch, table, "mi-go!", "-").begin()
    assert play.options() == ["fight", "use khouri"]
    play.pick("use khouri")
    assert (trophies(play), play.s.lost_port) == (["mi-go"], -1)


@rule("AZ-P3")
def test_a_port_cleared_in_defeat_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    play = siege(monkeypatch, "zombie IA/PSSSS", infantry=1, artillery=1).pick("hit infantry")
    assert play.events("defeated") == [(0,)]
    assert home(play) == {"artillery": 1}
    assert play.events("port-held") == [(0,)]
    assert (play.s.lost_port, play.s.phase) == (-1, "play")


def two_ports(monkeypatch: pytest.MonkeyPatch, clock: tuple[int, int], *cards: str) -> Played:
    """A zombie comes to k4 and another to c8 at the same time."""
    table = purple_acts(Table(2), *clock).units(0, infantry=1).units(1, infantry=1)
    table.tile("zombie", "j4").tile("zombie", "d8")
    return write(monkeypatch, table, "zombie!", "-", *cards).begin()


@rule("AZ-P4")
@pytest.mark.parametrize(("clock", "order"), [((23, 24), [0, 1]), ((24, 23), [1, 0])])
def test_two_ports_are_defended_in_player_order(
    monkeypatch: pytest.MonkeyPatch, clock: tuple[int, int], order: list[int]
) -> None:
    play = two_ports(monkeypatch, clock, *["zombie I/"] * 4)
    assert [args[0] for args in play.events("combat")] == order
    assert [args[0] for args in play.events("port-held")] == order


@rule("AZ-P5")
def test_combat_comes_when_all_movement_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    table = purple_acts(Table(2), 23, 24).units(0, infantry=1).tile("zombie", "j4").tile("mi-go", "i4")
    play = write(monkeypatch, table, "zombie! mi-go!", "mi-go!", "mi-go /SSSS").begin()
    kinds = [event.kind for event in play.match.events]
    last_move = max(n for n, kind in enumerate(kinds) if kind in ("moved", "movement"))
    assert last_move < kinds.index("combat")
    assert len(play.events("moved")) == 3
    assert play.s.lost_port == 0
