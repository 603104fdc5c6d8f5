"""Isolated lands (SI-126 to SI-129)."""

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.invaders import explored
from rulebound.games.spirit_island.pieces import DAHAN, EXPLORER, INVADERS
from tests.games.spirit_island.frames import asks, fear_deck, nothing, power, texts
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule


def here(position: str, *isolated: str) -> Table:
    table = fear_deck(island(position))
    table.s.blight_left = 9
    table.s.isolated = sum(1 << table.s.island.number_of[land] for land in isolated)
    return table


@rule("SI-126")
def test_nobody_explores_into_an_isolated_land_or_from_it() -> None:
    position = "A5: 1P; A8: 1T"
    assert here(position).s.names(explored(here(position).s, "3-mountain-sands")) == ["A1", "A6", "A7"]
    apart = here(position, "A8", "A1").s
    assert apart.names(explored(apart, "3-mountain-sands")) == []
    inside = here(position, "A8").s
    assert inside.names(explored(inside, "1-jungle")) == ["A3"]


@rule("SI-127")
def test_no_invader_has_to_go_in_or_out_of_an_isolated_land() -> None:
    table = here("A5: 1P; A6: 1E; A8: 1C", "A6")
    table.action(lambda act: act.push(1, INVADERS), "done", land="A6").expect("A6: 1E")
    table.action(lambda act: act.gather(1, INVADERS), "done", land="A6").expect("A6: 1E; A8: 1C")
    table.action(lambda act: act.push(2, (EXPLORER, DAHAN)), "done", land="A6").expect("A6: 1E")


@rule("SI-127")
def test_the_players_may_want_an_isolated_land_to_be_near() -> None:
    table = here("A5: 1P; A6: 1E; A8: 1C", "A6")
    table.action(lambda act: act.push(1, INVADERS), "push explorer A1", land="A6").expect("A6:; A1: 1E")
    table.action(lambda act: act.gather(1, INVADERS), "gather explorer A1", land="A6").expect("A6: 1E; A1:")
    table = here("A5: 1P; A6: 1E; A8: 1C", "A5")
    table.action(lambda act: act.push(1, INVADERS), "push explorer A5", land="A6").expect("A5: 1E 1P")


@rule("SI-127")
def test_what_an_open_neighbour_allows_has_to_be_done() -> None:
    table = here("A5: 1P; A6: 1E; A8: 1C", "A5")
    ask = asks(Action(table.s, "spirit", 0, land=6).push(1, INVADERS))
    assert texts(ask) == ["push explorer A1", "push explorer A5", "push explorer A8"]
    ask = asks(Action(here("A5: 1P 1E; A1: 1E; A8: 1C", "A5").s, "spirit", 0, land=6).gather(1, INVADERS))
    assert texts(ask) == ["gather explorer A1", "gather explorer A5", "gather city A8"]
    ask = asks(Action(here("A5: 1P 1E", "A5").s, "spirit", 0, land=6).gather(1, INVADERS))
    assert texts(ask) == ["gather explorer A5", "done"]
    ask = asks(Action(here("A5: 1P; A6: 1E 1D", "A6").s, "spirit", 0, land=6).push(1, (EXPLORER, DAHAN)))
    assert "done" not in texts(ask)


@rule("SI-127")
def test_a_dreaming_invader_flees_over_a_border_of_isolation_only_if_wanted() -> None:
    for answer, here_, there in (("done", "1E 1P", ""), ("push explorer A4", "1P", "1E")):
        table = fear_deck(island("A5: 1P 1E; A2: 1C", spirit="bringer-of-dreams-and-nightmares"))
        table.action(lambda act: act.isolate(), land="A5")
        act = Action(table.s, "spirit", 0, land=5, power=power(nothing))
        table.run(act.destroy(1, (EXPLORER,)), answer).expect(f"A5: {here_}; A4: {there}", fear=0)


@rule("SI-128")
def test_isolation_leaves_dahan_blight_coast_and_presence_alone_and_ends_with_the_turn() -> None:
    table = here("A3: 1D 1B 1P; A8: 1C", "A3", "A4")
    table.action(lambda act: act.push(1, (DAHAN,)), "push dahan A4", land="A3").expect("A4: 1D")
    table.action(lambda act: act.gather(1, (DAHAN,)), land="A3").expect("A3: 1D 1B 1P")
    assert table.targets("flash-floods") >= {"A2", "A3", "A4"}
    assert table.s.island.coastal >> 3 & 1
    table.s.spirits[0].presence[8] = 1
    table.action(lambda act: add_blight(act, act.land), "land A4", land="A3").expect("A3: 1D 2B; A4: 1B")
    assert table.time_passes().s.isolated == 0


@rule("SI-129")
def test_an_isolated_ocean_is_no_source_but_its_lands_are_coastal() -> None:
    table = here("A5: 1P; A7: 1T", "A0")
    table.s.spirits[0].rules, table.s.kept = ("ocean-in-play", "drowning"), None
    assert table.s.names(explored(table.s, "2-coastal")) == []
    assert table.s.names(table.s.island.coastal) == ["A1", "A2", "A3"]
    table.s.isolated = 0
    assert table.s.names(explored(table.s, "2-coastal")) == ["A1", "A2", "A3"]
