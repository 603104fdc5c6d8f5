"""Words of the rules that content leans on (SI-193 to SI-203)."""

from rulebound.games.spirit_island.blight import CARDS
from rulebound.games.spirit_island.events import event_step
from rulebound.games.spirit_island.fear_cards import BOX_OF
from rulebound.games.spirit_island.invaders import accelerate, invader_phase
from rulebound.games.spirit_island.power import POWERS, deck
from rulebound.games.spirit_island.use import options, use_now
from tests.games.spirit_island.frames import asks, fear_deck, told, world
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule


@rule("SI-193")
def test_to_accelerate_discards_the_topmost_card_of_the_lowest_stage() -> None:
    table = island("A5: 1P; A8: 1C")
    s = table.s
    s.invader_deck = ["3-jungle-sands", "2-sands", "2-jungle", "1-jungle", "3-sands-wetland", "1-wetland"]
    gone = ["1-wetland", "1-jungle", "2-jungle", "2-sands", "3-sands-wetland", "3-jungle-sands"]
    for number in range(1, 7):
        accelerate(s)
        assert s.invader_discard == gone[:number]
        assert len(s.invader_deck) == 6 - number
    assert told(table, "accelerated") == [(card,) for card in gone]
    accelerate(s)
    assert s.invader_discard == gone


@rule("SI-196")
def test_exactly_so_far_is_the_length_of_the_shortest_way() -> None:
    s = island("A5: 1P; A8: 1C").s
    a5 = s.island.number_of["A5"]
    steps = {name: s.island.distance[a5][s.island.number_of[name]] for name in s.names(s.island.lands)}
    assert {name for name, far in steps.items() if far == 2} == {"A2", "A3"}  # longer ways lead there too
    assert s.names(s.island.within(a5, 2) & ~s.island.within(a5, 1) & s.island.lands) == ["A2", "A3"]
    assert (steps["A5"], steps["A4"]) == (0, 1)


def now(table: Table, *answers: str) -> Table:
    """The first spirit may use a slow power now."""
    return table.run(use_now(table.s, 0), *answers)


@rule("SI-200")
def test_a_power_that_is_resolved_early_has_been_used() -> None:
    table = fear_deck(island("A5: 1P 1E; A8: 1C"))
    table.s.spirits[0].played = ["wash-away"]
    assert [option.text for option in options(table.s, 0, "slow")] == ["use wash-away"]
    now(table, "use wash-away", "target A5", "push explorer A4").expect("A4: 1E")
    assert table.s.spirits[0].used == ["wash-away"]
    assert options(table.s, 0, "slow") == []


@rule("SI-203")
def test_a_base_game_has_only_what_needs_its_rules() -> None:
    s = world()
    assert not any(map(sum, s.tokens))
    assert (s.events, s.event_deck) == (False, [])
    cards = {*s.minors, *s.majors}
    assert {POWERS[card].box for card in cards} == {"base"}
    assert {BOX_OF[card] for card in s.fear_deck} == {"base"}
    more = world(boxes=["base", "jagged-earth"], blight="card")
    assert {POWERS[card].box for card in deck("minor", more.boxes)} == {"base", "jagged-earth"}
    assert {CARDS[card].box for card in (more.blight_card, *more.blight_deck)} == {"base", "jagged-earth"}
    assert sum(map(sum, more.tokens)) == 2


@rule("SI-203")
def test_text_about_events_is_passed_over_without_them() -> None:
    def begins(events: bool) -> Table:
        table = fear_deck(island("A5: 2P; A8: 1C"))
        table.use("settle-into-hunting-grounds")  # before an event it asks whether presence counts as beasts
        table.s.phase, table.s.step, table.s.begun, table.s.events = "invaders", "", False, events
        table.s.event_deck, table.s.invader_deck = [], ["1-wetland"]
        return table

    assert asks(invader_phase(begins(True).s)).prompt == "may"
    table = begins(False)
    table.run(invader_phase(table.s)).expect("A5: 2P 1E")
    table.run(event_step(table.s))
    assert told(table, "event-drawn") == []
