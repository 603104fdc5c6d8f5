"""Why the Old One player, or who places an outpost, can or cannot do something."""

import pytest

from rulebound.games.auztralia.game import GAME
from tests.games.auztralia.dusk import OLD_ONES, dusk, night
from tests.games.auztralia.harness import Table


def why(table: Table, what: str, seat: int = OLD_ONES) -> tuple[str, str]:
    """The kind and the rule of the explanation."""
    found = GAME.explain(table.begin().s, seat, what)
    assert found is not None, what
    return found.kind, found.rule


@pytest.mark.parametrize(
    ("what", "kind", "rule"),
    [
        ("move", "deed-open", "RV-RG8"),
        ("place", "deed-open", "RV-RG8"),
        ("summon", "deed-open", "RV-RG8"),
        ("put h4 1", "put-open", "RV-R30"),
        ("h4", "put-open", "RV-R30"),
        ("put g5", "no-token", "RV-R30"),
        ("put h4 2", "not-the-largest", "RV-R31"),
        ("put g4 1", "token-taken", "RV-R33"),
        ("uncover e4", "uncover-open", "RV-R34"),
        ("e4", "uncover-open", "RV-R34"),
        ("uncover h4", "none-hidden-here", "RV-R34"),
        ("mythos dagon", "mythos-open", "RV-R37"),
        ("mythos deep-ones", "mythos-for-combat", "RV-R38"),
        ("mythos azathoth", "mythos-not-held", "RV-R36"),
        ("mythos nyarlathotep", "mythos-useless", "RV-M3"),
    ],
)
def test_the_old_one_player_is_told_why(what: str, kind: str, rule: str) -> None:
    table = night("dagon", "deep-ones", "nyarlathotep").token("h4", "g4").tile("zombie", "g4", level=1)
    table.tile("mi-go", "e4", up=False, level=1)
    assert why(table, what) == (kind, rule)


def test_what_cannot_be_done_by_the_old_one_player() -> None:
    s = night().s
    s.seat, s.mythos, s.played = OLD_ONES, [], s.mythos
    found = [GAME.explain(s, OLD_ONES, what) for what in ("place", "reveal", "summon")]
    assert [(each.kind, each.rule) for each in found if each is not None] == [
        ("no-token-fits", "RV-F12"),
        ("none-hidden", "RV-R34"),
        ("no-mythos", "RV-R36"),
    ]
    assert why(dusk(), "move") == ("not-now", "RV-RG8")
    assert GAME.explain(night().begin().s, OLD_ONES, "railway") is None
    three = night().token("h4")
    assert three.s.dark is not None
    three.s.dark.piles = [three.s.dark.piles[0][:1], three.s.dark.piles[1][:2], three.s.dark.piles[2]]
    assert why(three, "put h4 3") == ("level-too-low", "RV-R32")


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
