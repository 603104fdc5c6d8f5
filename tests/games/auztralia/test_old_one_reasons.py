"""Reasons, facts and warnings for who plays the Old Ones, and for players about what the expansion adds."""

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.state import AuztraliaState, Fight
from rulebound.kernel import Option, Value
from rulebound.messages import Messages
from tests.games.auztralia.revenge import DarkTable
from tests.marks import rule

WORDS = Messages(GAME)
OLD_ONES = 2


def dark(*cards: str) -> DarkTable:
    """The Old One player acts: a normal token at e5, a dangerous one at f5, and a tile of each of two levels."""
    table = DarkTable(*cards).old_ones_act().token("e5").token("f5", dangerous=True)
    table.hoard(one="zombie", two="", three="cthulhu")
    table.s.seat = OLD_ONES
    return table


def why(table: DarkTable, what: str, seat: int = OLD_ONES) -> tuple[str, str]:
    """The reason and its rule; it has words."""
    found = GAME.explain(table.s, seat, what)
    assert found is not None, what
    assert WORDS.why(found).endswith(f"({found.rule})")
    return found.kind, found.rule


def facts(s: AuztraliaState, text: str, seat: int = OLD_ONES) -> dict[str, Value]:
    """What is told of an option."""
    return GAME.facts(s, seat, [Option.parse(text)])[0]


@rule("RV-R30", "RV-R32", "RV-R33", "RV-F12")
def test_why_a_tile_can_or_cannot_be_placed() -> None:
    table = dark()
    assert why(table, "place") == ("action-open", "RV-R32")
    assert why(table, "e5") == ("site-open", "RV-R32")
    assert why(table, "a1") == ("no-token", "RV-R30")
    table.tile("zombie", "e5", level=1)
    assert why(table, "e5") == ("token-taken", "RV-R33")
    table.s.tokens = table.s.dangerous = 0
    assert why(table, "place") == ("no-token-left", "RV-F12")
    table.dark.piles = [[], [], []]
    assert why(table, "place") == ("no-tiles-left", "RV-R9")


@rule("RV-R34", "RV-R36", "RV-RG8")
def test_why_the_other_deeds_can_or_cannot_be_done() -> None:
    table = dark()
    assert why(table, "reveal") == ("none-hidden", "RV-R34")
    assert why(table.tile("zombie", "e5", level=1, up=False), "reveal") == ("action-open", "RV-R34")
    assert why(table, "move") == ("action-open", "RV-RG8")
    assert why(table, "summon") == ("action-open", "RV-R36")
    table.s.mythos = []
    assert why(table, "summon") == ("no-mythos-left", "RV-R36")
    table.s.seat = 0
    assert why(table, "summon") == ("not-now", "RV-R10")


@rule("RV-M2", "RV-M3")
def test_why_a_card_can_or_cannot_be_played() -> None:
    table = dark("dagon", "deep-ones")
    assert why(table, "mythos dagon") == ("mythos-idle", "RV-M3")
    assert why(table, "mythos deep-ones") == ("mythos-for-combat", "RV-M2")
    table.tile("zombie", "e5", level=1)
    assert why(table, "mythos dagon") == ("mythos-open", "RV-M3")
    assert GAME.explain(table.s, OLD_ONES, "mythos gugs") is None  # not in the hand
    assert GAME.explain(table.s, OLD_ONES, "railway") is None  # nothing that the Old Ones do


@rule("RV-R15", "RV-R11")
def test_a_player_is_told_of_tokens_and_outposts() -> None:
    table = dark().port(0, "k4").rail(0, "k4", "j4").token("i4").units(0, infantry=1)
    table.s.seat = 0
    assert why(table, "rail j4 i4", seat=0) == ("token-edge", "RV-R15")
    assert why(table, "i4", seat=0) == ("attack-open", "AZ-A29")
    table.s.players[0].outposts = [table.hex("j4")]
    assert why(table, "farm j4", seat=0) == ("outpost-there", "AZ-A24")


def test_options_tell_what_they_take_and_concern() -> None:
    table = dark("dagon").farm(0, "j4", "cattle")
    table.s.players[1].outposts = [table.hex("h4")]
    s = table.s
    assert facts(s, "summon")["time"] == 1
    assert facts(s, "mythos star-spawn")["time"] == 2
    assert facts(s, "put f5 2") == {"piece": "dangerous", "level": 1, "reveals": "reveals-placed"}
    assert facts(s, "whom 0") == {"gold": s.players[0].gold, "number": 0, "space": s.space[0]}
    assert facts(s, "wither j4") == {"farm": "cattle", "seat": 0}
    assert facts(s, "battle h4") == {"unit": "outpost", "seat": 1}
    assert facts(s, "outpost h4", seat=1) == {"gold": 2}


def test_a_pick_that_brings_something_to_light_is_warned_of() -> None:
    """Cards that are turned, a tile that is drawn, a card that all see; the way to a action can be gone back."""
    s = dark("dagon").s
    told = {text: facts(s, text).get("reveals") for text in ("move", "summon", "mythos dagon", "place", "reveal")}
    assert told == {
        "move": "reveals-cards",
        "summon": "reveals-summoned",
        "mythos dagon": "reveals-mythos",
        "place": None,
        "reveal": None,
    }
    assert all(WORDS.text(str(name)) for name in told.values() if name)


def test_nothing_is_warned_of_in_a_combat() -> None:
    """The Old One player who plays a card there is not asked twice."""
    table = dark("deep-ones").tile("zombie", "e5", level=1)
    table.s.fight = Fight(0, table.hex("e5"), [1, 0, 0, 0, 0], [0] * 5, 3)
    assert facts(table.s, "mythos deep-ones") == {"time": 0}
    assert why(table, "mythos deep-ones") == ("mythos-open", "RV-M3")
