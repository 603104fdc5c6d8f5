"""The blight cards of the base box."""

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import CARDS, add_blight
from rulebound.games.spirit_island.rule import points_of
from tests.games.spirit_island.frames import blighted_island, turn_blight_card
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule, shows

LIGHTNING = "lightnings-swift-strike"


def blighted(card: str, position: str, others: tuple[str, ...] = ()) -> Table:
    """A position whose blight card has been turned."""
    table = island(position + "; A8: 1C", others=others)
    turn_blight_card(table, card)
    return table


def flip(card: str) -> Table:
    """A card that one more blight has turned, for two players."""
    table = island("A7: 1P; B8: 1Q; A8: 1C", others=(LIGHTNING,))
    table.s.blight_card, table.s.blight_left = card, 1
    act = Action(table.s, "invader", land=table.s.island.number_of["A5"])
    return table.run(add_blight(act, act.land))


@shows("downward-spiral")
def test_downward_spiral_destroys_presence_of_each_spirit() -> None:
    table = blighted("downward-spiral", "A5: 1P; A4: 2P; B5: 2Q", (LIGHTNING,))
    table.run(blighted_island(table.s), "lose A4").expect("A5: 1P; A4: 1P; B5: 1Q")
    assert [spirit.destroyed for spirit in table.s.spirits] == [1, 1]


@shows("downward-spiral")
@rule("SI-086")
def test_the_last_presence_lost_to_downward_spiral_loses_the_game() -> None:
    table = blighted("downward-spiral", "A5: 1P")
    table.run(blighted_island(table.s)).expect("A5:")
    assert table.over
    assert table.s.lost == "presence"


@shows("downward-spiral", "memory-fades-to-dust")
@rule("SI-095")
def test_a_turned_card_brings_its_blight_for_each_player() -> None:
    table = flip("downward-spiral")
    assert (table.s.blight_left, table.s.flipped, table.s.blighted) == (10, True, True)
    assert flip("memory-fades-to-dust").s.blight_left == 8
    own = [card for card in CARDS.values() if card.box == "base"]
    assert ["invader_phase" in points_of(card) for card in own] == [True, True]


@shows("memory-fades-to-dust")
def test_memory_fades_to_dust_takes_a_card_or_presence() -> None:
    table = blighted("memory-fades-to-dust", "A5: 2P; B5: 2Q", (LIGHTNING,))
    own = len(table.s.spirits[0].hand)
    table.run(blighted_island(table.s), "choose forget", "forget wash-away", "choose lose-presence")
    table.expect("A5: 2P; B5: 1Q")
    assert "wash-away" not in table.s.spirits[0].hand
    assert len(table.s.spirits[0].hand) == own - 1


@shows("memory-fades-to-dust")
def test_a_spirit_without_cards_loses_presence_to_memory_fades_to_dust() -> None:
    table = blighted("memory-fades-to-dust", "A5: 2P")
    table.s.spirits[0].hand = []
    table.run(blighted_island(table.s)).expect("A5: 1P")


def test_a_healthy_island_is_left_alone() -> None:
    table = island("A5: 2P; A8: 1C")
    table.run(blighted_island(table.s)).expect("A5: 2P")
