"""Ravage, build, explore, advance (SI-100 to SI-116)."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.invaders import explore, explored, invader_phase, ravage
from rulebound.games.spirit_island.pieces import EXPLORER, TOWN
from rulebound.kernel import Decide, Flow
from tests.games.spirit_island.frames import (
    after_each,
    asks,
    fear_deck,
    texts,
    told,
    two,
)
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule


def here(position: str) -> Table:
    table = fear_deck(island(position))
    table.s.invader_deck = ["1-jungle", "1-jungle", "1-jungle"]
    table.s.blight_left = 9
    return table


def phase(table: Table, *answers: str) -> Table:
    table.s.step = ""
    return table.run(invader_phase(table.s), *answers)


@rule("SI-100")
def test_every_matching_land_with_invaders_ravages_in_the_order_of_choice() -> None:
    table = here("A2: 1T; A5: 1T; A6: 1T; A7: 1P 1C")
    table.s.slot("ravage").cards = ["1-wetland"]
    phase(table, "land A5").expect("A2: 1T 1B; A5: 1T 1B; A6: 1T; A7: 1P 1C")
    assert [args[0] for args in told(table, "ravaged")] == ["A5", "A2"]
    table = here("A2: 1T; A5: 1T; A7: 1P 1C")
    table.s.slot("ravage").cards = ["1-wetland"]
    phase(table, "in-order")
    assert [args[0] for args in told(table, "ravaged")] == ["A2", "A5"]


@rule("SI-100")
def test_the_lands_are_fixed_before_the_first_action(monkeypatch: pytest.MonkeyPatch) -> None:
    def flee(act: Action, _: Effect) -> Flow[None]:
        if act.source == "ravage":
            act.s.put(5, EXPLORER)
        yield from ()

    after_each(monkeypatch, "test-flee", flee)
    table = here("A2: 1T; A7: 1P 1C")
    table.s.slot("ravage").cards, table.s.effects = ["1-wetland"], [Effect("test-flee")]
    phase(table).expect("A5: 1E")
    assert [args[0] for args in told(table, "ravaged")] == ["A2"]


@rule("SI-100")
def test_only_the_order_of_ravages_is_asked_of_the_board_where_the_next_lies() -> None:
    table = fear_deck(two("A2: 1T; B6: 1T; B1: 1T; A7: 1P 1C; B7: 1Q"))
    table.s.invader_deck, table.s.slot("ravage").cards = ["1-jungle"], ["1-wetland"]
    ask = asks(invader_phase(table.s))
    assert isinstance(ask, Decide)
    assert (ask.seat, texts(ask)) == (0, ["land A2", "land B1", "land B6", "in-order"])
    table = here("A2: 1T; A5: 1T; A7: 1P 1C")
    table.s.slot("build").cards = ["1-wetland"]
    phase(table).expect("A2: 1T 1C; A5: 1T 1C")


@rule("SI-101")
def test_a_ravage_goes_step_by_step() -> None:
    table = here("A5: 1T 1C*1 3D 1Ba; A7: 1P 1C")
    table.s.effects.append(Effect("ravage-bonus", land=5, amount=2))
    table.s.defend[5] = 1
    table.ravage("A5", "hit town A5").expect("A5: 1C/1 1D 1Ba 1B")


@rule("SI-101")
def test_invaders_strike_before_the_dahan_strike_back() -> None:
    here("A5: 1T 1D; A7: 1P 1C").ravage("A5").expect("A5: 1T 1B")
    here("A5: 1E 1D; A7: 1P 1C").ravage("A5").expect("A5: 1D/1")


@rule("SI-102")
def test_defend_protects_land_and_dahan_and_adds_up() -> None:
    table = here("A5: 1C 1D; A7: 1P 1C")
    table.action(lambda act: act.defend(1), land="A5").action(lambda act: act.defend(1), land="A5")
    table.ravage("A5").expect("A5: 1C/2 1D/1")
    table = here("A5: 1C 1D; A7: 1P 1C")
    table.action(lambda act: act.defend(1), land="A5").ravage("A5").expect("A5: 1C 1B")


@rule("SI-101", "SI-102", "SI-103")
def test_a_ravage_tells_damage_defence_and_how_hard_the_dahan_strike_back() -> None:
    table = here("A5: 1C 1E 2D; A7: 1P 1C")
    table.action(lambda act: act.defend(1), land="A5").ravage("A5", "hit explorer A5")
    assert told(table, "ravaged") == [("A5", 4, 3, 1)]
    assert told(table, "struck-back") == [("A5", 2)]
    table = here("A5: 1E 1D; A7: 1P 1C")
    table.action(lambda act: act.defend(6), land="A5").ravage("A5")
    assert told(table, "ravaged") == [("A5", 1, 0, 6)]
    table = here("A5: 1C; A7: 1P 1C").ravage("A5")
    assert told(table, "struck-back") == []


@rule("SI-103")
def test_dahan_strike_back_unhurt_but_not_in_a_skipped_ravage() -> None:
    table = here("A5: 1T 1D; A7: 1P 1C")
    table.action(lambda act: act.defend(9), land="A5").ravage("A5").expect("A5: 1D", fear=1)
    table = here("A5: 1T 1D; A7: 1P 1C")
    table.action(lambda act: act.skip("ravage"), land="A5").ravage("A5").expect("A5: 1T 1D")


@rule("SI-104")
def test_where_all_do_nothing_no_bonus_of_the_land_applies() -> None:
    table = here("A5: 1C*1 1D; A7: 1P 1C")
    table.s.effects.append(Effect("ravage-bonus", land=5, amount=5))
    table.ravage("A5").expect("A5: 1C/2 1D")


@rule("SI-105")
def test_a_piece_that_sits_out_neither_strikes_nor_is_struck() -> None:
    table = here("A5: 2T 2D; A7: 1P 1C")
    table.s.effects += [Effect("sits-out-town", land=5, amount=2), Effect("sits-out-dahan", land=5, amount=1)]
    table.ravage("A5").expect("A5: 2T 2D")
    table = here("A5: 1E 1T 1D; A7: 1P 1C")
    table.s.effects.append(Effect("sits-out-town", land=5, amount=1))
    table.ravage("A5").expect("A5: 1T 1D/1")


@rule("SI-105")
def test_a_land_where_all_invaders_sit_out_does_not_ravage() -> None:
    table = here("A5: 1E 2T 1D; A2: 1T; A7: 1P 1C")
    table.s.effects += [Effect("sits-out-town", land=5, amount=2), Effect("sits-out-explorer", land=5, amount=1)]
    table.s.effects += [Effect("sits-out-city", land=2, amount=1)]
    table.s.slot("ravage").cards = ["1-wetland"]
    phase(table).expect("A5: 1E 2T 1D; A2: 1T 1B")
    assert [args[0] for args in told(table, "ravaged")] == ["A2"]


@rule("SI-105")
def test_who_sits_out_is_chosen_hurt_or_not() -> None:
    for answer, after in (("sit-out town A5", "1T 1D/1"), ("sit-out-marked town 1 0 A5", "1T/1 1D/1")):
        table = here("A5: 1T 1T/1 1D; A7: 1P 1C")
        table.s.effects.append(Effect("sits-out-town", land=5, amount=1))
        table.s.defend[5] = 1
        table.ravage("A5", answer).expect(f"A5: {after}")


@rule("SI-105")
def test_of_several_kinds_it_is_chosen_which_one_sits_out() -> None:
    for kind, after in (("explorer", "1E 1T 1B"), ("town", "1T 1D/1")):
        table = here("A5: 1E 1T 1D; A7: 1P 1C")
        table.s.effects.append(Effect("sits-out-explorer-town", land=5, amount=1))
        table.ravage("A5", f"sit-out {kind} A5").expect(f"A5: {after}")


@rule("SI-105")
def test_the_spirit_chooses_by_whose_power_pieces_sit_out() -> None:
    for seat in (0, 1):
        table = fear_deck(two("A5: 1E 1T; A7: 1P 1C; B5: 1Q"))
        table.s.effects.append(Effect("sits-out-explorer-town", land=5, seat=seat, amount=1))
        ask = asks(ravage(table.s, 5))
        assert isinstance(ask, Decide)
        assert (ask.seat, texts(ask)) == (seat, ["sit-out explorer A5", "sit-out town A5"])


@rule("SI-105")
def test_a_land_ravages_if_its_invaders_cannot_all_sit_out() -> None:
    for there, answers, ravaged in (
        ("1E", (), []),
        ("1E 1T", (), []),
        ("2T", (), []),
        ("2E", (), ["A5"]),
        ("1E 2T", ("sit-out explorer A5",), ["A5"]),
    ):
        table = here(f"A5: {there}; A7: 1P 1C")
        for kinds in ("explorer-town", "town"):
            table.s.effects.append(Effect(f"sits-out-{kinds}", land=5, amount=1))
        table.s.slot("ravage").cards = ["1-wetland"]
        phase(table, *answers)
        assert [args[0] for args in told(table, "ravaged")] == ravaged, there


@rule("SI-105")
def test_pieces_may_sit_out_in_all_lands() -> None:
    table = here("A5: 1T; A2: 2T; A7: 1P 1C")
    table.s.effects.append(Effect("sits-out-town", amount=1))
    table.s.slot("ravage").cards = ["1-wetland"]
    phase(table).expect("A5: 1T; A2: 2T 1B")


@rule("SI-106")
@pytest.mark.parametrize(
    ("before", "after"),
    [("1E", "1E 1T"), ("1T", "1T 1C"), ("1C", "1C 1T"), ("2T 1C", "2T 2C"), ("1T 1C", "2T 1C")],
)
def test_a_city_is_built_where_towns_outnumber_cities(before: str, after: str) -> None:
    here(f"A5: {before}; A7: 1P 1C").build("A5").expect(f"A5: {after}")


@rule("SI-106")
def test_only_matching_lands_with_invaders_build() -> None:
    table = here("A2: 1E; A5: 1D; A6: 1E; A7: 1P 1C")
    table.s.slot("build").cards = ["1-wetland"]
    phase(table).expect("A2: 1E 1T; A5: 1D; A6: 1E")


@rule("SI-107")
def test_disease_stops_a_build_and_is_used_up() -> None:
    table = here("A5: 1E 2Di; A7: 1P 1C")
    table.build("A5").expect("A5: 1E 1Di").build("A5").expect("A5: 1E").build("A5").expect("A5: 1E 1T")


@rule("SI-108")
def test_explorers_come_from_buildings_and_the_ocean() -> None:
    table = here("A1: 1E; A7: 1P 1T")
    assert table.s.names(explored(table.s, "3-jungle-wetland")) == ["A2", "A3", "A5", "A8"]
    assert table.s.names(explored(table.s, "3-mountain-sands")) == ["A1", "A7"]
    assert table.s.names(explored(table.s, "2-coastal")) == ["A1", "A2", "A3"]
    table.s.invader_deck = ["2-coastal"]
    phase(table).expect("A1: 2E; A2: 1E; A3: 1E; A4:; A5:")


@rule("SI-109")
def test_wilds_stop_an_explore_and_are_used_up() -> None:
    table = here("A3: 1Wi; A7: 1P 1C; A8: 2Wi")
    table.explore("1-jungle").expect("A3:; A8: 1Wi")
    table.explore("1-jungle").expect("A3: 1E; A8:")


@rule("SI-110")
def test_cards_advance_by_one_slot() -> None:
    table = here("A7: 1P 1C")
    table.s.invader_deck, table.s.slot("build").cards, table.s.slot("ravage").cards = (
        ["2-coastal"],
        ["1-wetland"],
        ["1-jungle"],
    )
    phase(table)
    assert (
        table.s.invader_discard,
        table.s.slot("ravage").cards,
        table.s.slot("build").cards,
        table.s.slot("explore").cards,
    ) == (
        ["1-jungle"],
        ["1-wetland"],
        ["2-coastal"],
        [],
    )


@rule("SI-111")
def test_no_card_is_no_step_and_several_come_one_by_one() -> None:
    table = here("A2: 1T; A5: 1E; A7: 1P 1C")
    phase(table).expect("A2: 1T; A5: 1E")
    assert [args[0] for args in told(table, "invaders")] == ["explore"]
    table = here("A4: 1T; A6: 1T; A7: 1C; A8: 1P")
    table.s.slot("build").cards, table.s.slot("ravage").cards = (
        ["1-mountain", "1-wetland"],
        ["1-sands", "1-mountain"],
    )
    phase(table, "land A7")
    assert told(table, "invaders")[:4] == [
        ("ravage", "1-sands"),
        ("ravage", "1-mountain"),
        ("build", "1-mountain"),
        ("build", "1-wetland"),
    ]
    assert (table.s.slot("ravage").cards, table.s.invader_discard) == (
        ["1-mountain", "1-wetland"],
        ["1-sands", "1-mountain"],
    )


@rule("SI-111")
def test_lands_of_the_second_card_are_found_when_it_comes() -> None:
    table = here("A6: 1T; A7: 1P 1C")
    table.s.slot("build").cards = ["1-mountain", "1-mountain"]
    phase(table).expect("A6: 2T 1C")


@rule("SI-113")
def test_actions_without_a_card_need_no_invaders_and_no_source() -> None:
    table = here("A7: 1P 1C")
    table.build("A4").expect("A4: 1T")
    table.run(explore(table.s, 6)).expect("A6: 1E")


@rule("SI-115")
def test_skipping_invader_actions_stops_nothing_else() -> None:
    table = here("A5: 1E; A7: 1P 1C")
    table.action(lambda act: act.skip(), land="A5")
    table.ravage("A5").build("A5").run(explore(table.s, 5)).expect("A5: 1E")
    table.action(lambda act: act.add(TOWN), land="A5").expect("A5: 1E 1T")


@rule("SI-116")
def test_invader_pieces_are_not_limited() -> None:
    table = here("A5: 40E 40T 39C; A7: 1P 1C")
    table.build("A5").run(explore(table.s, 5)).expect("A5: 41E 40T 40C")
