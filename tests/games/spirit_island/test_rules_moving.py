"""Pushing, gathering, removing, replacing, presence (SI-060 to SI-071)."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.island import island as joined
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, INVADERS, TOWN
from rulebound.kernel import Decide, Flow
from tests.games.spirit_island.frames import asks, fear_deck, texts, two
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule


def here(position: str) -> Table:
    return fear_deck(island(position + "; A7: 1P 1C"))


def options_of(table: Table, land: str, does: object) -> list[str]:
    act = Action(table.s, "spirit", 0, land=table.s.island.number_of[land])
    ask = asks(does(act))  # type: ignore[operator]
    assert isinstance(ask, Decide)
    return texts(ask)


@rule("SI-060")
def test_push_moves_each_piece_to_an_adjacent_land_of_its_own() -> None:
    table = here("A6: 1E 2T")
    table.action(lambda act: act.push(2, (EXPLORER, TOWN)), "push town A1", "push explorer A8", land="A6")
    table.expect("A6: 1T; A1: 1T; A8: 1E")
    assert options_of(here("A6: 1E"), "A6", lambda act: act.push(1, INVADERS)) == [
        "push explorer A1",
        "push explorer A5",
        "push explorer A8",
    ]


@rule("SI-060", "SI-066")
def test_nothing_is_pushed_into_an_ocean_unless_it_is_in_play() -> None:
    table = here("A3: 1E")
    assert options_of(table, "A3", lambda act: act.push(1, INVADERS)) == ["push explorer A2", "push explorer A4"]
    table.s.spirits[0].rules, table.s.kept = ("ocean-in-play",), None
    offered = options_of(table, "A3", lambda act: act.push(1, INVADERS))
    assert offered == ["push explorer A0", "push explorer A2", "push explorer A4"]


@rule("SI-061")
def test_gather_moves_pieces_in_from_adjacent_lands() -> None:
    table = here("A6: 1D; A1: 1D; A8: 2D; A2: 1D")
    assert options_of(table, "A6", lambda act: act.gather(1, (DAHAN,))) == ["gather dahan A1", "gather dahan A8"]
    table.action(lambda act: act.gather(2, (DAHAN,)), "gather dahan A8", "gather dahan A8", land="A6")
    table.expect("A6: 3D; A8:; A1: 1D; A2: 1D")


@rule("SI-062")
def test_up_to_allows_fewer_and_else_all_that_can_be_is_done() -> None:
    table = here("A6: 2E")
    table.action(lambda act: act.push(2, INVADERS, up_to=True), "push explorer A8", "done", land="A6")
    table.expect("A6: 1E; A8: 1E")
    assert "done" not in options_of(here("A6: 2E"), "A6", lambda act: act.push(2, INVADERS))
    table = here("A6: 2E")
    table.action(lambda act: act.push(5, INVADERS), "push explorer A8", "push explorer A1", land="A6")
    table.expect("A6:; A8: 1E; A1: 1E")


@rule("SI-063")
def test_destroying_causes_fear_and_removing_does_not() -> None:
    for name, fear in (("1E", 0), ("1T", 1), ("1C", 2), ("1D", 0)):
        table = here(f"A6: {name}")
        table.action(lambda act: act.destroy(1, (*INVADERS, DAHAN)), land="A6").expect("A6:", fear=fear)
        table = here(f"A6: {name}")
        table.action(lambda act: act.remove(1, (*INVADERS, DAHAN)), land="A6").expect("A6:", fear=0)


@rule("SI-064")
def test_damage_carries_over_to_the_piece_in_place() -> None:
    table = here("A6: 1C/1")
    table.action(lambda act: act.replace([(CITY, (TOWN,))]), land="A6").expect("A6: 1T/1", fear=0)
    table = here("A6: 1T/1")
    table.action(lambda act: act.replace([(TOWN, (EXPLORER,))]), land="A6").expect("A6:", fear=0)
    table = here("A6: 1C/2")
    table.action(lambda act: act.replace([(CITY, (TOWN,))]), land="A6").expect("A6:", fear=1)


@rule("SI-064")
def test_damage_is_split_among_several_new_pieces_and_them_alone() -> None:
    swap: list[tuple[int, tuple[int, ...]]] = [(CITY, (TOWN, EXPLORER))]
    table = here("A6: 1C/2 1T/1")
    table.action(lambda act: act.replace(swap), "graze town A6", "hit explorer A6", land="A6")
    table.expect("A6: 2T/1", fear=0)
    table = here("A6: 1C/2")
    table.action(lambda act: act.replace(swap), "hit explorer A6", land="A6").expect("A6: 1T/1")
    table = here("A6: 1C/2 1E")
    table.action(lambda act: act.replace([(CITY, (TOWN, TOWN))]), "graze town A6", "hit town A6", land="A6")
    table.expect("A6: 2T/1 1E")


@rule("SI-064")
def test_damage_of_a_replaced_piece_is_no_new_damage_for_badlands() -> None:
    def swap_and_hit(act: Action) -> Flow[None]:
        yield from act.replace([(CITY, (TOWN, TOWN))])
        yield from act.damage(1, one=True)

    table = here("A6: 1C/1 1Ba")
    table.action(swap_and_hit, "hit town A6", land="A6").expect("A6: 1T/1 1Ba", fear=1)


@rule("SI-064")
def test_strife_stays_on_an_invader_and_vanishes_with_it() -> None:
    table = here("A6: 1T*1")
    table.action(lambda act: act.replace([(TOWN, (EXPLORER,))]), land="A6").expect("A6: 1E*1")
    table = here("A6: 1T*1")
    table.action(lambda act: act.replace([(TOWN, (DAHAN,))]), land="A6").expect("A6: 1D")
    table = here("A6: 1C*2")
    table.action(lambda act: act.replace([(CITY, (TOWN, TOWN))]), land="A6").expect("A6: 1T 1T*2")


@rule("SI-065")
def test_lands_touch_across_boards_and_an_ocean_only_those_of_its_own() -> None:
    s = two("A5: 1P; B5: 1Q; A8: 1C").s
    assert s.names(s.near(s.island.number_of["A3"])) == ["A2", "A4", "B3", "B4", "B7"]
    assert s.names(s.island.near[s.island.number_of["A0"]]) == ["A1", "A2", "A3"]
    assert s.names(s.island.near[s.island.number_of["B0"]]) == ["B1", "B2", "B3"]


@rule("SI-065")
def test_boards_that_meet_at_a_corner_touch_there() -> None:
    sunrise = joined(("A", "B", "C"), "sunrise")
    assert sunrise.near[sunrise.number_of["A8"]] >> sunrise.number_of["C3"] & 1


@rule("SI-066")
def test_an_ocean_is_no_land_and_no_way_leads_across_it() -> None:
    table = here("A1: 1E")
    assert not table.s.in_play & table.s.island.oceans
    assert table.s.island.distance[1][3] == 2
    assert "A0" not in table.targets("flash-floods")
    s = island("A3: 1P; A8: 1C").s
    assert not any(name.endswith("0") for name in s.names(s.near(3)))


@rule("SI-067")
def test_destroyed_presence_lies_beside_the_island_and_is_not_added_again() -> None:
    table = here("A6: 2P")
    spirit = table.s.spirits[0]
    table.action(lambda act: act.destroy_presence(0, 1 << 6), seat=0, land="A6").expect("A6: 1P")
    assert (spirit.destroyed, spirit.open) == (1, [1, 1])
    spirit.open = [7, 7]
    table.action(lambda act: act.add_presence(0, 1 << 6, growth=True), seat=0, land="A6").expect("A6: 1P")
    table.action(lambda act: act.restore_presence(0, 1 << 6), seat=0, land="A6").expect("A6: 2P")
    assert spirit.destroyed == 0


@rule("SI-067")
def test_what_is_out_of_the_game_does_not_come_back() -> None:
    table = here("A6: 1P")
    table.s.spirits[0].gone = 3
    table.action(lambda act: act.restore_presence(0, 1 << 6), seat=0, land="A6").expect("A6: 1P")
    assert table.s.spirits[0].gone == 3


def test_a_question_without_options_is_never_asked() -> None:
    with pytest.raises(StopIteration):
        asks(Action(here("A6: 1P").s, "spirit", 0, land=6).push(1, INVADERS))
