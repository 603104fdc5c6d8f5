"""Growth, energy, card plays, gaining and losing cards (SI-028 to SI-043)."""

import pytest

from rulebound.games.spirit_island.cards import forget, gain, gain_card
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.growth import options, spirit_phase
from rulebound.games.spirit_island.panel import card_plays, card_track, elements_of, energy_track, income
from rulebound.games.spirit_island.power import POWERS, Power
from rulebound.games.spirit_island.rule import RULES, Rule
from rulebound.games.spirit_island.state import ELEMENTS, IslandState
from rulebound.games.spirit_island.values import cost_of
from tests.games.spirit_island.frames import Plain, asks, fear_deck, play_as, reply, texts
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule

HERE = "A5: 1P; A8: 1C"


def river(position: str = HERE) -> Table:
    return fear_deck(island(position))


def growing(patch: pytest.MonkeyPatch, its: Plain, position: str = HERE) -> Table:
    return play_as(patch, river(position), its)


def offered(table: Table) -> list[str]:
    return [option.text for option in options(table.s, 0)]


@rule("SI-028")
def test_one_group_is_chosen_and_all_its_symbols_are_done_in_any_order() -> None:
    table = river()
    table.s.spirits[0].discard = ["boon-of-vigor"]
    table.s.spirits[0].hand.remove("boon-of-vigor")
    kept = table.s.minors[-1]
    table.spirit_phase(
        "group 1", "grow energy-1", "grow card", "draw minor", f"keep {kept}", "grow reclaim", "ready"
    )
    table.expect(energy=2)
    assert sorted(table.s.spirits[0].hand) == sorted(
        ["flash-floods", "wash-away", "boon-of-vigor", "rivers-bounty", kept]
    )


@rule("SI-028", "SI-031")
def test_after_a_group_is_chosen_only_its_symbols_are_left() -> None:
    table = river()
    flow = spirit_phase(table.s)
    assert texts(reply(flow, asks(flow), "group 3")) == ["grow card", "grow presence-2"]


class PicksTwo(Plain):
    """Two of three groups."""

    pick = 2
    groups = (("energy-1", "energy-2"), ("energy-4",), ("play-1",))


@rule("SI-029")
def test_several_different_groups_one_finished_before_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    table = growing(monkeypatch, PicksTwo())
    flow = spirit_phase(table.s)
    assert texts(reply(flow, asks(flow), "group 1")) == ["grow energy-1", "grow energy-2"]
    table = growing(monkeypatch, PicksTwo())
    table.spirit_phase("group 1", "grow energy-1", "grow energy-2", "group 2", "grow energy-4", "ready")
    table.expect(energy=8)
    table = growing(monkeypatch, PicksTwo())
    with pytest.raises(AssertionError, match=r"is none of .*group 2.*group 3"):
        table.spirit_phase("group 1", "grow energy-1", "grow energy-2", "group 1")


class Costly(Plain):
    """A group that costs energy."""

    pick = 2
    groups = (("energy-3",), ("energy-1",), ("play-2",))
    costs = (0, 0, 3)


@rule("SI-030")
def test_a_group_with_a_cost_may_be_paid_by_an_earlier_group(monkeypatch: pytest.MonkeyPatch) -> None:
    table = growing(monkeypatch, Costly())
    assert texts(asks(spirit_phase(table.s))) == ["group 1", "group 2"]
    table = growing(monkeypatch, Costly())
    table.spirit_phase("group 1", "grow energy-3", "group 3", "grow play-2", "ready").expect(energy=1)


@rule("SI-031")
def test_what_cannot_be_done_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    class Hopeless(Plain):
        """Its presence may only go where dahan are."""

        groups = (("presence-0-dahan", "energy-1"),)

    table = growing(monkeypatch, Hopeless())
    table.spirit_phase("group 1", "grow presence-0-dahan", "grow energy-1", "ready").expect("A5: 1P", energy=2)


@rule("SI-031")
def test_what_can_be_done_has_to_be_done() -> None:
    with pytest.raises(AssertionError, match="is none of"):
        river().spirit_phase("group 2", "grow presence-1", "presence energy A5", "ready")
    with pytest.raises(AssertionError, match="is none of"):
        river().spirit_phase("group 2", "grow presence-1", "done")


@rule("SI-032")
def test_presence_comes_from_the_left_of_a_track_into_a_land_in_range() -> None:
    table = river("A7: 1P; A8: 1C")
    flow = spirit_phase(table.s)
    ask = reply(flow, reply(flow, asks(flow), "group 2"), "grow presence-1")
    lands = ["A5", "A7", "A8"]
    assert texts(ask) == [f"presence {track} {land}" for track in ("energy", "cards") for land in lands]
    table = river("A7: 1P; A8: 1C")
    table.spirit_phase(
        "group 2", "grow presence-1", "presence cards A5", "grow presence-1", "presence cards A1", "ready"
    )
    table.expect("A7: 1P; A5: 1P; A1: 1P")
    assert table.s.spirits[0].open == [1, 3]
    assert card_plays(table.s, 0) == 2


@rule("SI-032")
def test_a_symbol_may_limit_the_land(monkeypatch: pytest.MonkeyPatch) -> None:
    class Coast(Plain):
        """It comes to the coast, or to jungle and sands."""

        groups = (("presence-1-coastal",), ("presence-1-jungle-sands",))

    for group, lands in (("group 1", ["A1"]), ("group 2", ["A4", "A7", "A8"])):
        table = growing(monkeypatch, Coast())
        with pytest.raises(AssertionError) as told:
            table.spirit_phase(group, f"grow {Coast.groups[int(group[-1]) - 1][0]}")
        assert all(f"'presence energy {land}'" in str(told.value) for land in lands)
        assert str(told.value).count("presence energy") == len(lands)


@rule("SI-033")
def test_reclaim_takes_back_all_discarded_cards_or_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    class Reclaims(Plain):
        """All, or two."""

        groups = (("reclaim",), ("reclaim-2",))

    cards = ["flash-floods", "wash-away", "rivers-bounty"]
    table = growing(monkeypatch, Reclaims())
    table.s.spirits[0].discard = cards.copy()
    table.spirit_phase("group 1", "grow reclaim", "ready")
    assert (table.s.spirits[0].hand, table.s.spirits[0].discard) == (cards, [])
    table = growing(monkeypatch, Reclaims())
    table.s.spirits[0].discard = cards.copy()
    table.spirit_phase("group 2", "grow reclaim-2", "reclaim wash-away", "reclaim flash-floods", "ready")
    assert (table.s.spirits[0].hand, table.s.spirits[0].discard) == (["wash-away", "flash-floods"], cards[2:])


class Tracks(Plain):
    """Every kind of space."""

    groups = (("energy-0",),)
    tracks = (
        energy_track("1", "3", "2", "+1", "fire", "any"),
        card_track("1", "earth", "2", "+2", "reclaim-1"),
    )


@rule("SI-034")
def test_the_highest_uncovered_number_comes_in_and_energy_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    table = growing(monkeypatch, Tracks())
    table.s.spirits[0].open[0] = 3
    assert income(table.s, 0) == 3
    table.spirit_phase("group 1", "grow energy-0", "ready").expect(energy=3)
    table.time_passes().spirit_phase("group 1", "grow energy-0", "ready").expect(energy=6)


@rule("SI-035")
def test_as_many_cards_as_the_highest_uncovered_number_and_unused_plays_lapse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = growing(monkeypatch, Tracks())
    spirit = table.s.spirits[0]
    spirit.open[1], spirit.energy, spirit.hand = 3, 9, ["flash-floods", "wash-away", "rivers-bounty"]
    table.spirit_phase("group 1", "grow energy-0", "ready").time_passes()
    table.spirit_phase("group 1", "grow energy-0", "play flash-floods", "play wash-away", "ready")
    assert spirit.hand == ["rivers-bounty"]
    spirit.hand, spirit.played = ["flash-floods", "wash-away", "rivers-bounty"], []
    with pytest.raises(AssertionError, match="nobody asked for"):
        table.spirit_phase("group 1", "grow energy-0", "play flash-floods", "play wash-away", "play rivers-bounty")


@rule("SI-036")
def test_uncovered_elements_count_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    table = growing(monkeypatch, Tracks())
    assert sum(elements_of(table.s, 0)) == 0
    table.s.spirits[0].open = [6, 2]
    have = elements_of(table.s, 0)
    assert (have[ELEMENTS.index("fire")], have[ELEMENTS.index("earth")], have[-1], sum(have)) == (1, 1, 1, 3)
    table.time_passes()
    assert elements_of(table.s, 0) == have


@rule("SI-037")
def test_plus_spaces_add_and_other_symbols_may_be_done_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = growing(monkeypatch, Tracks())
    spirit = table.s.spirits[0]
    spirit.open = [4, 5]
    assert (income(table.s, 0), card_plays(table.s, 0)) == (4, 4)
    spirit.discard = ["flash-floods", "wash-away"]
    table.spirit_phase("group 1", "grow energy-0", "bonus reclaim-1", "reclaim wash-away", "ready")
    assert (spirit.hand, spirit.discard) == (["wash-away"], ["flash-floods"])
    with pytest.raises(AssertionError, match="is none of"):
        table.spirit_phase("group 1", "grow energy-0", "bonus reclaim-1", "bonus reclaim-1")
    table.spirit_phase("group 1", "grow energy-0", "ready")


@rule("SI-038")
def test_cards_are_paid_when_played_and_their_elements_count_at_once() -> None:
    table = river()
    table.s.spirits[0].energy, table.s.spirits[0].open[1] = 2, 4
    table.spirit_phase(
        "group 2",
        "grow presence-1",
        "presence energy A5",
        "grow presence-1",
        "presence energy A5",
        "play flash-floods",
        "play wash-away",
        "ready",
    )
    table.expect(energy=1)
    have = elements_of(table.s, 0)
    assert {name: have[place] for place, name in enumerate(ELEMENTS) if have[place]} == {
        "sun": 1,
        "water": 2,
        "earth": 1,
    }


@rule("SI-038")
def test_a_card_that_cannot_be_paid_is_not_offered() -> None:
    table = river()
    spirit = table.s.spirits[0]
    spirit.stage, spirit.plays, spirit.energy = 1, 2, 1
    assert offered(table) == ["play wash-away", "play boon-of-vigor", "play rivers-bounty", "ready"]


@rule("SI-039")
def test_a_cost_never_falls_below_0() -> None:
    class Cheaper(Rule):
        def cost(self, s: IslandState, its: Effect, power: Power, cost: int) -> int:
            return cost - 1

    RULES["cheaper"] = Cheaper()
    try:
        table = river()
        table.s.effects.append(Effect("cheaper", seat=0))
        cards = ("flash-floods", "wash-away", "boon-of-vigor")
        assert [POWERS[card].cost for card in cards] == [2, 1, 0]
        assert [cost_of(table.s, 0, POWERS[card]) for card in cards] == [1, 0, 0]
        grown = ("group 2", "grow presence-1", "presence energy A5", "grow presence-1", "presence energy A5")
        table.spirit_phase(*grown, "play boon-of-vigor", "ready").expect(energy=2)
    finally:
        del RULES["cheaper"]


@rule("SI-040")
def test_of_four_cards_drawn_one_is_kept() -> None:
    table = river()
    top = table.s.minors[-4:][::-1]
    number = len(table.s.minors)
    table.run(gain_card(table.s, 0), "draw minor", f"keep {top[2]}")
    assert table.s.spirits[0].hand[-1] == top[2]
    assert table.s.minors_discard == [top[0], top[1], top[3]]
    assert (len(table.s.minors), table.s.spirits[0].drawn) == (number - 4, [])


@rule("SI-040")
def test_an_empty_deck_is_made_anew_from_its_discard() -> None:
    table = river()
    cards = table.s.minors[:5]
    table.s.minors, table.s.minors_discard = cards[:1], cards[1:]
    flow = gain(table.s, 0, "minor")
    ask = asks(flow)
    assert texts(ask)[0] == f"keep {cards[0]}"
    assert len(set(texts(ask))) == 4
    assert {text.removeprefix("keep ") for text in texts(ask)} <= set(cards)
    assert len(table.s.minors) == 1
    assert table.s.minors_discard == []


@rule("SI-041")
def test_for_a_major_power_a_card_of_hand_play_or_discard_is_forgotten() -> None:
    for gone in ("wash-away", "flash-floods", "rivers-bounty", "itself"):
        table = river()
        spirit = table.s.spirits[0]
        spirit.hand, spirit.played, spirit.discard = ["wash-away"], ["flash-floods"], ["rivers-bounty"]
        kept = table.s.majors[-1]
        forgotten = kept if gone == "itself" else gone
        table.run(gain(table.s, 0, "major"), f"keep {kept}", f"forget {forgotten}")
        left = {*spirit.hand, *spirit.played, *spirit.discard}
        assert left == {"wash-away", "flash-floods", "rivers-bounty", kept} - {forgotten}
    table = river()
    table.run(gain(table.s, 0, "minor"), f"keep {table.s.minors[-1]}")
    assert len(table.s.spirits[0].hand) == 5


@rule("SI-042")
def test_each_major_power_needs_a_forgotten_card_of_its_own() -> None:
    table = river()
    table.run(forget(table.s, 0), "forget wash-away")
    for card in ("flash-floods", "boon-of-vigor"):
        table.run(gain(table.s, 0, "major"), f"keep {table.s.majors[-1]}", f"forget {card}")
    assert len(table.s.spirits[0].hand) == 3
    assert "rivers-bounty" in table.s.spirits[0].hand


@rule("SI-043")
def test_a_forgotten_card_loses_its_elements_and_goes_to_its_pile() -> None:
    table = river()
    spirit = table.s.spirits[0]
    spirit.played = ["wash-away", "natures-resilience", "accelerated-rot"]
    spirit.hand = []
    water, plant = ELEMENTS.index("water"), ELEMENTS.index("plant")
    assert (elements_of(table.s, 0)[water], elements_of(table.s, 0)[plant]) == (2, 2)
    table.run(forget(table.s, 0), "forget wash-away")
    table.run(forget(table.s, 0), "forget natures-resilience")
    assert (elements_of(table.s, 0)[water], elements_of(table.s, 0)[plant]) == (1, 1)
    table.run(forget(table.s, 0))
    assert sum(elements_of(table.s, 0)) == 0
    assert (table.s.minors_discard, table.s.majors_discard) == (["natures-resilience"], ["accelerated-rot"])
    assert (spirit.hand, spirit.played, spirit.discard) == ([], [], [])
