"""Damage and health (SI-072 to SI-079)."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, HEALTH, INVADERS, STRENGTH, TOWN, piece
from rulebound.kernel import Flow
from rulebound.kernel.ask import Stable
from tests.games.spirit_island.frames import after_each, asks, fear_deck, texts
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule


def here(position: str, others: tuple[str, ...] = ()) -> Table:
    return fear_deck(island(position + "; A7: 1P 1C", others=others))


@rule("SI-072")
def test_every_piece_has_its_health_and_its_damage() -> None:
    kinds = (EXPLORER, TOWN, CITY, DAHAN)
    assert [(HEALTH[kind], STRENGTH[kind]) for kind in kinds] == [(1, 1), (2, 2), (3, 3), (2, 2)]
    for name, health in (("1E", 1), ("1T", 2), ("1C", 3)):
        for amount in range(1, health + 1):
            table = here(f"A6: {name}")
            table.action(lambda act, number=amount: act.damage(number, one=True), land="A6")
            table.expect("A6:" if amount == health else f"A6: {name}/{amount}")
    here("A6: 1D").action(lambda act: act.damage(1, (DAHAN,)), land="A6").expect("A6: 1D/1")
    here("A6: 1D").action(lambda act: act.damage(2, (DAHAN,), one=True), land="A6").expect("A6:")
    table = here("A6: 1E 1T 1C 4D")
    table.ravage("A6", "hit city A6").expect("A6: 1E 1T 1C/2 1B 1D")


@rule("SI-073")
def test_damage_of_powers_hits_invaders_only_and_is_split_freely() -> None:
    act = Action(here("A6: 1E 1T 1D").s, "spirit", 0, land=6)
    assert texts(asks(act.damage(2))) == ["hit explorer A6", "hit town A6", "graze town A6"]
    table = here("A6: 1C 1T 1D")
    table.action(lambda act: act.damage(3), "graze city A6", "hit town A6", land="A6").expect(
        "A6: 1C/1 1D", fear=1
    )


@rule("SI-073")
def test_damage_stays_until_the_end_of_the_turn() -> None:
    table = here("A6: 1C")
    table.action(lambda act: act.damage(1), land="A6").expect("A6: 1C/1")
    table.action(lambda act: act.damage(1), land="A6").expect("A6: 1C/2")
    table.time_passes().expect("A6: 1C")


@rule("SI-074")
def test_powers_split_damage_to_dahan_and_invaders_destroy_as_many_as_they_can() -> None:
    table = here("A6: 2D")
    split = ["graze dahan A6", "hit dahan A6"]
    table.action(lambda act: act.damage(2, (DAHAN,)), *split, land="A6", kind="spirit", seat=0).expect("A6: 2D/1")
    table = here("A6: 2D 1D/1")
    table.action(lambda act: act.damage(3, (DAHAN,)), land="A6", kind="event").expect("A6: 1D")
    table = here("A6: 1T 1E 1D/1 2D")
    table.ravage("A6", "hit town A6").expect("A6: 1E 1B 1D")
    table = here("A6: 1T 2D/1")
    table.ravage("A6").expect("A6: 1T 1B")


@rule("SI-075")
def test_health_never_falls_below_one() -> None:
    table = here("A6: 1T")
    table.s.effects.append(Effect("town-health", land=6, amount=-5))
    assert table.s.health_of(6, piece(TOWN)) == 1
    table.action(lambda act: act.damage(1), land="A6").expect("A6:", fear=1)


@rule("SI-075")
def test_health_that_holds_in_a_place_is_lost_by_moving() -> None:
    table = here("A6: 1T")
    table.s.effects.append(Effect("town-health", land=6, amount=2))
    table.action(lambda act: act.damage(3), land="A6").expect("A6: 1T/3")
    table.action(lambda act: act.push(1, (TOWN,)), "push-marked town 3 0 A8", land="A6")
    table.expect("A6:; A8:", fear=1)
    table = here("A6: 1T/1")
    table.s.effects.append(Effect("town-health", land=8, amount=1))
    table.action(lambda act: act.push(1, (TOWN,)), "push-marked town 1 0 A8", land="A6")
    table.action(lambda act: act.damage(1), land="A8").expect("A8: 1T/2")


@rule("SI-075")
def test_a_piece_whose_damage_reaches_its_new_health_is_destroyed_at_once() -> None:
    table = here("A6: 1T/1 1T 1C/1 1D/1; A8: 1T/1")
    table.action(lambda act: act.change_health((TOWN,), -1), land="A6").expect(
        "A6: 1T 1C/1 1D/1; A8: 1T/1", fear=1
    )
    table.action(lambda act: act.change_health((DAHAN,), -1), land="A6").expect("A6: 1T 1C/1", fear=1)
    table.time_passes()
    assert table.s.health_of(6, piece(TOWN)) == 2


@rule("SI-075")
def test_health_that_hangs_on_strife_comes_and_goes_with_it() -> None:
    table = here("A6: 1C 1C/2*1; A8: 1C/2")
    table.s.effects.append(Effect("strife-health", amount=-1))
    assert [table.s.health_of(6, piece(CITY, 0, strife)) for strife in range(4)] == [3, 2, 1, 1]
    table = here("A6: 1C/1*1 1D; A8: 1C/2")
    table.s.effects.append(Effect("strife-health", amount=-1))
    table.ravage("A6").expect("A6: 1D", fear=2)
    table = here("A6: 1C/1*1; A8: 1C/2")
    table.s.effects.append(Effect("strife-health", amount=-1))
    table.ravage("A6").action(lambda act: act.damage(1), land="A6").expect("A6: 1C/2", fear=0)
    table.action(lambda act: act.add_strife(), land="A8").expect("A8:", fear=2)


@rule("SI-075", "SI-133")
def test_health_may_change_everywhere_for_the_turn() -> None:
    table = here("A6: 2C/2; A8: 1C/1 1T/1; B1: 1C/2", others=("lightnings-swift-strike",))
    table.action(lambda act: act.change_health((CITY,), -1)).expect("A6:; A8: 1C/1 1T/1; B1:", fear=6)
    table.action(lambda act: act.damage(1), "hit-marked city 1 0 A8", land="A8").expect("A8: 1T/1", fear=8)


@rule("SI-076")
def test_changes_of_single_pieces_come_before_those_of_the_land() -> None:
    table = here("A6: 2T 3D")
    table.s.effects += [
        Effect("town-strength", land=6, amount=-3),
        Effect("ravage-bonus", land=6, amount=4),
    ]
    table.ravage("A6").expect("A6: 3D")
    table = here("A6: 1T 1E 2D")
    table.s.effects += [
        Effect("town-strength", land=6, amount=-3),
        Effect("ravage-bonus", land=6, amount=1),
    ]
    table.ravage("A6", "hit town A6").expect("A6: 1E 1B 1D")
    table = here("A6: 1C 3D")
    table.s.effects += [
        Effect("city-strength", land=6, amount=-2),
        Effect("ravage-bonus", land=6, amount=1),
    ]
    table.ravage("A6").expect("A6: 1B 2D")


@rule("SI-077")
def test_a_saved_piece_loses_its_damage_and_is_out_of_reach_for_the_action() -> None:
    def save_then_hit(act: Action) -> Flow[None]:
        act.save(act.land, piece(TOWN, 1))
        yield from act.damage(5)
        yield from act.destroy(1, INVADERS)

    table = here("A6: 1T/1 1E")
    table.action(save_then_hit, land="A6").expect("A6: 1T", fear=0)
    table.action(lambda act: act.damage(2), land="A6").expect("A6:", fear=1)


@rule("SI-077")
def test_so_many_dahan_fewer_are_destroyed_by_each_action() -> None:
    table = here("A6: 3D 1D/1; A8: 1D")
    table.s.effects.append(Effect("dahan-fewer", land=6, amount=2))
    table.action(lambda act: act.destroy_all((DAHAN,)), land="A6").expect("A6: 2D")
    table.action(lambda act: act.destroy(1, (DAHAN,)), land="A6").expect("A6: 2D")
    table.action(lambda act: act.damage(4, (DAHAN,)), land="A6").expect("A6: 2D")
    table.action(lambda act: act.destroy(1, (DAHAN,)), land="A8").expect("A8:")


@rule("SI-077")
def test_dahan_may_be_saved_from_the_next_action_only() -> None:
    table = here("A6: 3D")
    table.s.effects.append(Effect("dahan-fewer-once", land=6, amount=2))
    table.action(lambda act: act.damage(1, (DAHAN,), one=True), land="A6").expect("A6: 2D 1D/1")
    table.action(lambda act: act.destroy_all((DAHAN,)), land="A6").expect("A6: 2D")
    table.action(lambda act: act.destroy_all((DAHAN,)), land="A6").expect("A6:")


@rule("SI-079")
def test_win_and_loss_are_seen_only_when_the_action_is_over() -> None:
    def last_and_next(act: Action) -> Flow[None]:
        yield from act.destroy_all(INVADERS, 7)
        act.add(TOWN, land=8)

    table = here("A6: 1D").action(last_and_next)
    assert (table.over, table.s.won) == (False, "")
    table.action(lambda act: act.destroy_all(INVADERS, 8))
    assert (table.over, table.s.won) == (True, "no-invaders")


@rule("SI-079")
def test_win_and_loss_wait_for_all_that_the_action_triggered(monkeypatch: pytest.MonkeyPatch) -> None:
    def destroy_all(act: Action) -> Flow[None]:
        yield from act.destroy_all(INVADERS, 7)

    def first(act: Action, _: Effect) -> Flow[None]:
        if act.cause is None:
            own = Action(act.s, "event", source="test-first", cause=act)
            yield from resolve(own, destroy_all(own))

    def second(act: Action, _: Effect) -> Flow[None]:
        yield from ()
        if act.cause is None:
            act.add(TOWN, land=8)

    after_each(monkeypatch, "test-first", first)
    after_each(monkeypatch, "test-second", second)
    table = here("A6: 1D")
    table.s.effects += [Effect("test-first"), Effect("test-second")]
    table.action(lambda act: act.defend(1), land="A6").expect("A7: 1P; A8: 1T")
    assert (table.over, table.s.won) == (False, "")


@rule("SI-073")
def test_no_damage_asks_for_nothing() -> None:
    with pytest.raises(StopIteration):
        asks(Action(here("A6: 2T").s, "spirit", 0, land=6).damage(0))


@rule("SI-073")
@pytest.mark.parametrize(
    ("before", "amount", "after"),
    [("1C", 2, "1C/2"), ("1C", 3, ""), ("1C/1", 9, ""), ("2T 1E", 5, ""), ("1T/1 1C/2", 2, ""), ("3E", 4, "")],
)
def test_nothing_is_asked_where_damage_can_be_dealt_in_one_way_only(before: str, amount: int, after: str) -> None:
    table = here(f"A6: {before} 1D")
    flow = Action(table.s, "spirit", 0, land=6).damage(amount)
    assert [ask for ask in flow if not isinstance(ask, Stable)] == []
    table.expect(f"A6: {after} 1D")


@rule("SI-073")
def test_who_is_hit_is_asked_where_it_matters() -> None:
    for before, amount, options in (
        ("2T", 2, ["hit town A6", "graze town A6"]),
        ("1T 1E", 2, ["hit explorer A6", "hit town A6", "graze town A6"]),
        ("1T 1E", 1, ["hit explorer A6", "hit town A6"]),
    ):
        assert texts(asks(Action(here(f"A6: {before}").s, "spirit", 0, land=6).damage(amount))) == options
