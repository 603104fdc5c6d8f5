"""Reasons with rule numbers, and facts about options."""

import pytest

from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.state import CUBES, RAIL_BOX, TRADE_BOX, AuztraliaState
from rulebound.kernel import Match
from rulebound.messages import Messages
from tests.games.auztralia.harness import Played, Table
from tests.games.auztralia.revenge import DarkTable
from tests.marks import rule

WORDS = Messages(GAME)


def line() -> Table:
    """Rails of seat 0 from its port k4 over the hills j4 and i4 to the outback h4."""
    return Table().port(0, "k4").port(1, "c6").rail(0, "k4", "j4", "i4", "h4").clock(4, 20)


def why(table: Table | Played, what: str, seat: int = 0) -> tuple[str, str]:
    """The reason and its rule; it has words."""
    found = GAME.explain(table.s, seat, what)
    assert found is not None, what
    assert WORDS.why(found).endswith(f"({found.rule})")
    return found.kind, found.rule


def at_turn(table: Table) -> Table:
    """Seat 0 is at turn."""
    table.s.seat = 0
    return table


@rule("AZ-A3", "AZ-A5", "AZ-A7", "AZ-A8", "AZ-A1")
def test_why_a_rail_can_or_cannot_be_laid() -> None:
    table = at_turn(line().tile("zombie", "h3", level=1).rail(1, "c6", "d6"))
    assert why(table, "rail h4 g4") == ("rail-open", "AZ-A3")
    assert why(table, "rail h4 h3") == ("haunted-edge", "AZ-A7")
    assert why(table, "rail h4 a1") == ("not-adjacent", "AZ-A3")
    assert why(table, "rail i4 h4") == ("edge-taken", "AZ-A5")
    assert why(table, "rail e5 e6") == ("edge-far", "AZ-A8")
    assert why(table, "rail h4 i5") == ("needs-hills", "AZ-A1")
    table.s.doing = 1
    assert why(table, "rail h4 i5") == ("rail-open", "AZ-A3")
    table.tile("zombie", "i4", level=1)
    assert why(table, "rail h4 g4") == ("edge-far", "AZ-A8")


@rule("AZ-A10", "AZ-A13")
def test_why_something_can_or_cannot_be_mined() -> None:
    table = at_turn(line().ore("h4", iron=3).ore("e5", gold=3))
    assert why(table, "dig h4 iron") == ("dig-open", "AZ-A10")
    assert why(table, "dig h4 gold") == ("no-goods", "AZ-A10")
    assert why(table, "dig g4") == ("bare", "AZ-A10")
    assert why(table, "dig e5 gold") == ("not-linked", "AZ-A13")
    assert why(table, "e5") == ("not-linked", "AZ-A13")
    table.tile("zombie", "i4", level=1)
    assert why(table, "dig h4 iron") == ("line-blocked", "AZ-A13")
    table.tile("zombie", "h4", level=1)
    assert why(table, "dig h4 iron") == ("haunted", "AZ-A13")


@rule("AZ-A23", "AZ-A24", "AZ-A25", "AZ-A27")
def test_why_a_farm_can_or_cannot_be_placed() -> None:
    table = at_turn(line().rail(0, "h4", "g4", "f4").ore("g4", iron=3).farm(1, "f4", "sheep"))
    assert why(table, "farm h4 sheep") == ("farm-open", "AZ-A22")
    assert why(table, "farm h4 corn") == ("wrong-ground", "AZ-A23")
    assert why(table, "farm g4 sheep") == ("goods-there", "AZ-A24")
    assert why(table, "farm f4 sheep") == ("farm-there", "AZ-A24")
    assert why(table, "farm k4 corn") == ("port-there", "AZ-A24")
    assert why(table, "farm e5 sheep") == ("not-linked", "AZ-A25")
    assert why(table, "h4") == ("farm-open", "AZ-A22")
    table.s.players[0].farms[0] = 0
    assert why(table, "farm h4 sheep") == ("no-farms-left", "AZ-A27")


@rule("AZ-X4")
def test_no_farm_in_the_desert() -> None:
    table = at_turn(Table(2, side="west").port(0, "a2").rail(0, "a2", "b2"))
    assert why(table, "farm b2 corn") == ("no-ground", "AZ-X4")


@rule("AZ-A28", "AZ-A29", "AZ-A32")
def test_why_a_hex_can_or_cannot_be_attacked() -> None:
    table = at_turn(line().tile("zombie", "f4", level=1))
    assert why(table, "target f4") == ("no-force", "AZ-A28")
    table.units(0, infantry=1)
    assert why(table, "target f4") == ("out-of-range", "AZ-A29")
    found = GAME.explain(table.s, 0, "f4")
    assert found is not None
    assert (found.args["distance"], found.args["range"]) == (2, 1)
    table.units(0, armoured_car=1)
    assert why(table, "target f4") == ("attack-open", "AZ-A29")
    assert why(table, "target e5") == ("no-old-one", "AZ-A29")


@rule("AZ-A32")
def test_old_ones_in_the_way_of_an_attack() -> None:
    table = at_turn(Table().port(0, "k1").units(0, armoured_car=1).tile("temple", "i1", level=1))
    table.tile("zombie", "j1", level=1).tile("zombie", "k2", level=1).tile("zombie", "j2", level=1)
    assert why(table, "target i1") == ("out-of-reach", "AZ-A32")
    table.units(0, airship=1)
    assert why(table, "target i1") == ("attack-open", "AZ-A29")


@rule("AZ-A17", "AZ-A18", "AZ-A20")
def test_why_a_unit_can_or_cannot_be_bought() -> None:
    table = at_turn(line().units(1, airship=3))
    assert why(table, "buy infantry 2") == ("buy-open", "AZ-A17")
    assert why(table, "buy artillery") == ("unit-gold", "AZ-A17")
    assert why(table, "buy airship 1") == ("none-left", "AZ-A20")
    assert why(table, "buy armoured-car 2") == ("two-infantry", "AZ-A18")


@rule("AZ-A14", "AZ-H1")
def test_why_a_character_can_or_cannot_be_had_or_played() -> None:
    table = at_turn(
        line().display("bones", "zhu", "jago", "krupp", "proust").hand(0, "carter", "castro", "danger")
    )
    assert why(table, "recruit bones") == ("recruit-open", "AZ-A14")
    assert why(table, "recruit castro") == ("not-on-display", "AZ-A14")
    assert why(table, "play carter") == ("play-open", "AZ-H1")
    assert why(table, "play castro") == ("helps-itself", "AZ-H1")
    assert why(table, "play danger") == ("useless-now", "AZ-H1")
    assert why(table, "play bones") == ("not-held", "AZ-H1")


@rule("AZ-T1", "AZ-T3", "AZ-T4", "AZ-T6")
def test_why_an_action_can_or_cannot_be_begun() -> None:
    table = at_turn(line())
    player = table.s.players[0]
    assert why(table, "railway") == ("box-open", "AZ-T3")
    assert why(table, "railway", seat=1) == ("not-now", "AZ-T1")
    assert why(table, "rail h4 g4", seat=1) == ("not-now", "AZ-T1")
    player.boxes[TRADE_BOX], player.hq = 5, CUBES - 5
    assert why(table, "trade") == ("box-gold", "AZ-T4")
    player.hq = 0
    assert why(table, "trade") == ("no-cube", "AZ-T3")
    assert why(table, "retrieve") == ("box-open", "AZ-A38")
    table.s.space[0] = 53
    assert why(table, "trade") == ("no-time", "AZ-T6")


@rule("AZ-A2", "AZ-A9", "AZ-A10", "AZ-A24", "AZ-A28")
def test_what_an_action_lacks() -> None:
    table = at_turn(Table().port(0, "k4").clock(4, 20))
    player = table.s.players[0]
    assert why(table, "mine") == ("nothing-to-mine", "AZ-A10")
    assert why(table, "farming") == ("no-farm-site", "AZ-A24")
    assert why(table, "attack") == ("no-force", "AZ-A28")
    assert why(table.units(0, infantry=1), "attack") == ("no-target", "AZ-A29")
    player.gold = 0
    assert why(table, "military") == ("no-unit", "AZ-A17")
    for name in ("k5", "j5"):
        table.tile("zombie", name, level=1)
    assert why(table, "railway") == ("no-edge", "AZ-A8")
    assert why(table, "hills") == ("box-open", "AZ-T3")
    player.coal = 0
    assert why(table, "railway") == ("no-fuel", "AZ-A2")
    player.rails = 0
    assert why(table, "railway") == ("no-rails", "AZ-A9")


@rule("AZ-S21", "AZ-S22")
def test_why_a_port_can_or_cannot_be_placed() -> None:
    match = Match(GAME, {"seats": 2, "first": "seat-1"}, 1)
    match.pick(1, "port k4")

    def reason(what: str) -> str:
        state = match.state
        assert isinstance(state, AuztraliaState)
        found = GAME.explain(state, 0, what)
        assert found is not None
        return found.kind

    assert reason("port e8") == "port-open"
    assert reason("port k5") == "port-near"
    assert reason("j5") == "no-site"


@pytest.mark.parametrize(
    "what", ["", "dance", "rail", "rail k4", "rail k4 z9", "farm k4 wheat", "buy", "play who"]
)
def test_what_is_not_understood_gets_no_answer(what: str) -> None:
    assert GAME.explain(at_turn(line()).s, 0, what) is None


def facts(play: Played, text: str) -> dict[str, object]:
    """The facts of a pending option."""
    pending = play.match.pending
    assert pending is not None
    view = play.match.view(pending.seats[0])
    assert view.ask is not None
    return dict(next(option.facts for option in view.ask.options if option.text == text))


def whole(told: dict[str, object]) -> dict[str, object]:
    """The facts without what they are made up of."""
    return {name: fact for name, fact in told.items() if not name.startswith("part-")}


@rule("AZ-A1", "AZ-T4")
def test_facts_of_actions() -> None:
    table = line().ore("h4", iron=3)
    table.s.players[0].boxes[RAIL_BOX] = 2
    table.s.players[0].hq -= 2
    play = table.begin()
    assert whole(facts(play, "railway")) == {"time": 2, "gold": 2}
    assert whole(facts(play, "hills")) == {"time": 3, "gold": 0}
    assert whole(facts(play, "retrieve")) == {"time": 1, "cubes": 3}
    assert whole(facts(play.pick("military"), "buy infantry 2")) == {"gold": 2, "range": 1, "capacity": 2}


@rule("AZ-A29")
def test_facts_of_targets() -> None:
    table = line().units(0, armoured_car=1).tile("zombie", "f4", level=1).tile("temple", "g4", level=1)
    play = table.tile("mi-go", "h3", up=False, level=1).begin().pick("attack")
    assert facts(play, "target g4") == {"range": 1, "points": 3, "hidden": 0}
    assert facts(play, "target h3") == {"range": 1, "points": 0, "hidden": 1, "reveals": "reveals-tiles"}


@rule("RV-M2", "RV-M3")
def test_why_a_mythos_card_can_or_cannot_be_played() -> None:
    table = DarkTable("dagon", "gugs", "keziah-mason").old_ones_act()
    play = table.begin()
    assert why(play, "mythos keziah-mason", 2) == ("mythos-open", "RV-M3")
    assert why(play, "mythos dagon", 2) == ("mythos-idle", "RV-M3")  # no Old One is there
    assert why(play, "mythos gugs", 2) == ("mythos-for-combat", "RV-M2")
    assert GAME.explain(play.s, 2, "mythos azathoth") is GAME.explain(play.s, 0, "mythos dagon") is None
    table = DarkTable("dagon", "gugs").clock(10, 12, 30).rail(0, "k4", "j4").tile("zombie", "j4")
    fought = table.units(0, infantry=1).begin()
    assert why(fought, "mythos dagon", 2) == ("not-now", "RV-R38")
    fought.pick("attack")
    while fought.s.fight is None:
        fought.pick(fought.options()[0])
    assert why(fought, "mythos gugs", 2) == ("mythos-open", "RV-M3")
    assert why(fought, "mythos dagon", 2) == ("mythos-not-in-combat", "RV-M2")


@rule("RV-R16")
def test_the_facts_of_what_the_expansion_offers() -> None:
    table = DarkTable("yog-sothoth", "dagon", "deep-ones").old_ones_act().taken(0, "shoggoth", 1)
    table.taken(0, "zombie", 2).token("h3", "f2").tile("mi-go", "k3", damage={0: 2}).units(0, infantry=1)
    play = table.begin()
    assert facts(play, "mythos yog-sothoth")["time"] == 2
    play.pick("mythos yog-sothoth")
    assert facts(play, "reclaim 0 shoggoth 1") == {"points": 4}
    assert facts(play, "reclaim 0 zombie 2") == {"points": 1}
    play.pick("reclaim 0 zombie 2", "mythos dagon")
    assert facts(play, "rouse k3 mi-go 1") == {"damage": 2, "capacity": 3, "points": 1}
    play.pick("rouse k3 mi-go 1", "mythos deep-ones")
    assert facts(play, "hit port") == {"damage": 0, "capacity": 4}
