"""Why who places an outpost, or comes to a rebirth token, can or cannot do something."""

import pytest

from rulebound.games.auztralia.game import GAME
from tests.games.auztralia.dusk import dusk
from tests.games.auztralia.harness import Table


def why(table: Table, what: str, seat: int) -> tuple[str, str]:
    """The kind and the rule of the explanation."""
    found = GAME.explain(table.begin().s, seat, what)
    assert found is not None, what
    return found.kind, found.rule


@pytest.mark.parametrize(
    ("what", "kind", "rule"),
    [
        ("outpost h4", "outpost-open", "RV-R21"),
        ("outpost a1", "outpost-not-here", "RV-R21"),
        ("farm i4", "outpost-there", "AZ-A24"),
        ("rail h4 g4", "token-edge", "RV-R15"),
        ("target g4", "no-force", "AZ-A28"),
        ("g4", "no-force", "AZ-A28"),
    ],
)
def test_the_humans_are_told_of_outposts_and_tokens(what: str, kind: str, rule: str) -> None:
    table = dusk().rail(0, "k4", "j4", "i4", "h4").outpost(0, "i4").token("g4").give(0, gold=2)
    assert why(table, what, 0) == (kind, rule)


def test_why_there_is_no_outpost() -> None:
    table = dusk().rail(0, "k4", "j4", "i4", "h4").give(0, gold=1)
    assert why(table, "outpost h4", 0) == ("outpost-gold", "RV-R20")
    assert why(table.outpost(0, "i4", "j4"), "outpost h4", 0) == ("outposts-placed", "RV-R21")
    assert why(Table(2).clock(10, 12), "outpost h4", 0) == ("no-outposts", "RV-R20")
