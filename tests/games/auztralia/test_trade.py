"""Import and export (AZ-A21)."""

import pytest

from tests.games.auztralia.harness import Table
from tests.marks import rule


@rule("AZ-A21")
@pytest.mark.parametrize(
    ("picks", "coal", "iron", "gold"),
    [
        (("import coal", "import coal"), 4, 2, 4),
        (("import coal", "import iron"), 3, 3, 4),
        (("export iron", "export iron"), 2, 0, 6),
        (("export coal", "import iron"), 1, 3, 5),
        (("import iron", "export iron"), 2, 2, 5),
    ],
)
def test_two_trades_in_any_mixture(picks: tuple[str, str], coal: int, iron: int, gold: int) -> None:
    play = Table().clock(4, 20).begin().pick("trade", *picks)
    player = play.s.players[0]
    assert (player.coal, player.iron, player.gold) == (coal, iron, gold)
    assert play.s.space[0] == 5


@rule("AZ-A21")
def test_only_what_one_has_can_be_exported() -> None:
    play = Table().give(0, coal=0, iron=1).begin().pick("trade")
    assert play.options() == ["import coal", "import iron", "export iron"]
    play.pick("export iron")
    assert play.options() == ["import coal", "import iron"]


@rule("AZ-A21", "AZ-S4")
def test_the_supply_never_runs_out() -> None:
    play = Table().give(1, coal=50, iron=50).begin().pick("trade", "import coal", "import iron")
    assert (play.s.players[0].coal, play.s.players[0].iron) == (3, 3)
