"""Blight and blight cards (SI-089 to SI-098, SI-168)."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight, remove_blight
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Decide, Flow
from tests.games.spirit_island.frames import (
    Plain,
    asks,
    blight_double,
    blighted_island,
    fear_deck,
    play_as,
    texts,
    turn_blight_card,
    two,
)
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule


def here(position: str, left: int = 9) -> Table:
    table = fear_deck(island(position + "; A7: 1P 1C"))
    table.s.blight_left = left
    return table


def card(
    patch: pytest.MonkeyPatch,
    table: Table,
    when: str,
    per_player: int = 3,
    healthy: bool = False,
    name: str = "test",
) -> list[list[int]]:
    """Put a blight card of the test's own before the players; each time its text is done it notes the blight."""
    seen: list[list[int]] = []

    def text(s: IslandState) -> Flow[None]:
        seen.append(s.blight.copy())
        yield from ()

    blight_double(patch, name, per_player, when, text, healthy)
    table.s.blight_card, table.s.flipped = name, False
    return seen


@rule("SI-089")
def test_two_damage_to_the_land_bring_one_blight_and_never_more() -> None:
    for invaders, blight in (("1E", ""), ("2E", "1B"), ("1T", "1B"), ("3C", "1B")):
        here(f"A6: {invaders}").ravage("A6").expect(f"A6: {invaders} {blight}")


@rule("SI-089")
def test_blight_comes_from_one_ravage_and_not_from_the_sum_of_two() -> None:
    here("A6: 1E").ravage("A6").ravage("A6").expect("A6: 1E")


@rule("SI-090", "SI-168")
def test_a_changed_threshold_never_falls_below_one() -> None:
    table = here("A6: 1E")
    table.s.effects += [Effect("blight-threshold", land=6, amount=-1) for _ in range(3)]
    table.action(lambda act: act.defend(1), land="A6").ravage("A6").expect("A6: 1E")
    table.s.defend[6] = 0
    table.ravage("A6").expect("A6: 1E 1B")


@rule("SI-090")
def test_a_threshold_may_be_higher() -> None:
    table = here("A6: 1C")
    table.s.effects.append(Effect("blight-threshold", land=6, amount=2))
    table.ravage("A6").expect("A6: 1C")


@rule("SI-091")
def test_blight_comes_from_the_card_and_each_spirit_loses_presence() -> None:
    table = fear_deck(two("A6: 2P 1Q; A7: 1P 1Q 1C"))
    table.s.blight_left = 5
    table.action(lambda act: add_blight(act, act.land), land="A6").expect("A6: 1P 1B")
    assert table.s.blight_left == 4
    assert [spirit.destroyed for spirit in table.s.spirits] == [1, 1]


@rule("SI-091", "SI-093")
def test_blight_cascades_as_long_as_it_meets_blight() -> None:
    table = here("A6: 1B; A8: 1B 1P")
    table.action(lambda act: add_blight(act, act.land), "land A8", "land A5", land="A6")
    table.expect("A6: 2B; A8: 2B; A5: 1B")
    assert (table.s.blight_left, table.s.spirits[0].destroyed) == (6, 1)


@rule("SI-092")
def test_several_blight_at_once_cost_presence_once_and_cascade_once() -> None:
    table = here("A6: 1B 3P")
    table.action(lambda act: add_blight(act, act.land, 2), "land A1", land="A6").expect("A6: 3B 2P; A1: 1B")
    assert table.s.blight_left == 6
    table = here("A6: 3P")
    table.action(lambda act: add_blight(act, act.land, 2), land="A6").expect("A6: 2B 2P")


@rule("SI-093")
def test_the_players_choose_where_it_cascades_to() -> None:
    for land, seat in (("A4", 0), ("B4", 1)):
        table = fear_deck(two(f"{land}: 1B; A7: 1P 1C; B7: 1Q"))
        number = table.s.island.number_of[land]
        ask = asks(add_blight(Action(table.s, "invader", land=number), number))
        assert isinstance(ask, Decide)
        assert ask.seat == seat
        assert texts(ask) == [f"land {name}" for name in table.s.names(table.s.near(number))]
    table = fear_deck(two("B4: 1B; A7: 1P 1C; B7: 1Q"))
    ask = asks(add_blight(Action(table.s, "spirit", 0, land=13), 13))
    assert isinstance(ask, Decide)
    assert ask.seat == 0


@rule("SI-094")
def test_removed_blight_goes_to_the_card() -> None:
    table = here("A6: 3B", left=2)
    table.action(lambda act: remove_blight(act, act.land, 2) and None, land="A6").expect("A6: 1B")
    assert table.s.blight_left == 4


@rule("SI-095")
def test_an_empty_healthy_card_is_turned_and_filled_and_read(monkeypatch: pytest.MonkeyPatch) -> None:
    table = fear_deck(two("A7: 1P 1C; B7: 1Q"))
    table.s.blight_left = 2
    seen = card(monkeypatch, table, "turned")
    table.action(lambda act: add_blight(act, 1))
    assert (table.s.flipped, table.s.blighted, seen) == (False, False, [])
    table.action(lambda act: add_blight(act, 2))
    assert (table.s.flipped, table.s.blighted, table.s.blight_left, len(seen)) == (True, True, 6, 1)
    assert not table.over


@rule("SI-096")
def test_immediate_text_comes_before_the_action_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = here("A6: 1B", left=1)
    seen = card(monkeypatch, table, "turned")
    table.action(lambda act: add_blight(act, act.land), "land A1", land="A6").expect("A6: 2B; A1: 1B")
    assert [(blight[6], blight[1]) for blight in seen] == [(1, 0)]


@rule("SI-096")
def test_an_emptied_card_is_turned_and_read_before_the_blight_is_placed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = here("A6: 2P", left=1)
    presence: list[int] = []

    def text(s: IslandState) -> Flow[None]:
        presence.append(s.spirits[0].presence[6])
        act = Action(s, "blight", 0, source="test-now")
        yield from resolve(act, add_blight(act, 6))

    blight_double(monkeypatch, "test-now", 4, "turned", text)
    table.s.blight_card = "test-now"
    table.action(lambda act: add_blight(act, act.land), "land A1", land="A6")
    assert presence == [2]
    table.expect("A6: 2B; A1: 1B")
    assert (table.s.blight_left, table.s.spirits[0].destroyed) == (2, 2)


@rule("SI-097")
def test_a_still_healthy_island_draws_the_next_card_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    table = here("A6: 1D", left=1)
    card(monkeypatch, table, "turned", per_player=4, name="test-next")
    seen = card(monkeypatch, table, "turned", per_player=1, healthy=True)
    table.s.blight_deck = ["test-next"]
    table.action(lambda act: add_blight(act, 1))
    assert (table.s.flipped, table.s.blighted, table.s.blight_left, len(seen)) == (True, False, 1, 1)
    table.action(lambda act: add_blight(act, 2))
    assert (table.s.blight_card, table.s.flipped, table.s.blighted) == ("test-next", True, True)
    assert (table.s.blight_left, table.over) == (4, False)


@rule("SI-098")
def test_blight_is_not_limited_by_pieces() -> None:
    table = here("A6: 1D", left=99)
    table.action(lambda act: add_blight(act, act.land, 60), land="A6").expect("A6: 1D 60B")
    assert not table.over


@rule("SI-099")
def test_a_turned_card_speaks_in_each_invader_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    table = here("A6: 1D")
    seen = card(monkeypatch, table, "invader_phase")
    table.run(blighted_island(table.s))
    assert seen == []
    turn_blight_card(table, table.s.blight_card)
    table.run(blighted_island(table.s)).run(blighted_island(table.s))
    assert len(seen) == 2


@rule("SI-099")
def test_a_card_of_the_spirit_phase_does_what_its_own_text_says(monkeypatch: pytest.MonkeyPatch) -> None:
    table = here("A6: 1D")
    seen = card(monkeypatch, table, "spirit_phase")
    turn_blight_card(table, table.s.blight_card)
    grown = ("group 1", "grow energy-1", "ready")
    play_as(monkeypatch, table, Plain()).spirit_phase(*grown).expect(energy=2)
    assert (len(seen), table.s.spirits[0].plays) == (1, 1)

    def back_against_the_wall(s: IslandState) -> Flow[None]:
        for seat in s.all_seats:
            act = Action(s, "blight", seat, source="test")
            act.gain_energy(seat, 1)
            s.spirits[seat].plays += 1
            yield from resolve(act, None)

    blight_double(monkeypatch, "test", 3, "spirit_phase", back_against_the_wall)
    table.s.kept = None
    table.spirit_phase(*grown).expect(energy=5)
    assert table.s.spirits[0].plays == 2


@rule("SI-099")
def test_the_blighted_island_comes_first_in_the_invader_phase() -> None:
    table = here("A6: 2P 1E 1C")
    turn_blight_card(table, "downward-spiral")
    act = Action(table.s, "invader")
    table.run(resolve(act, blighted_island(table.s)), "lose A6").expect("A6: 1P 1E 1C")


@rule("SI-086")
def test_blight_spreads_no_farther_when_there_is_none_left() -> None:
    table = here("; ".join(f"A{number}: 1B" for number in range(1, 7)) + "; A8: 1B", left=1)
    table.s.blight[7] = 1
    table.s.blight_card = ""
    table.action(lambda act: add_blight(act, act.land), land="A5")
    assert table.s.lost == "blight"
    assert sum(table.s.blight) == 9


@rule("SI-071")
def test_blight_that_moves_destroys_no_presence_and_does_not_cascade() -> None:
    table = here("A6: 2B 1P; A8: 1B 2P; A5: 1B 1P")
    table.action(lambda act: act.push(1, blight=True), "push-blight A8", land="A6")
    table.expect("A6: 1B 1P; A8: 2B 2P; A5: 1B 1P; A7: 1P 1C")
    table.action(lambda act: act.gather(1, blight=True), "gather-blight A8", land="A5")
    table.expect("A8: 1B 2P; A5: 2B 1P; A7: 1P 1C")
    assert (table.s.spirits[0].destroyed, table.s.blight_left) == (0, 9)
