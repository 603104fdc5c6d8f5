"""The blight cards of Jagged Earth, with those that leave the island healthy."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import CARDS, add_blight
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, TOWN
from rulebound.games.spirit_island.rule import RULES, Rule
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Match, Rng
from rulebound.kernel.contract import random_pick
from tests.games.spirit_island.frames import (
    LIGHTNING,
    blighted_island,
    fear_deck,
    take_last_blight,
    turn_blight_card,
)
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule, shows

NUMBERS = {
    "all-things-weaken": 3,
    "invaders-find-the-land-to-their-liking": 2,
    "power-corrodes-the-spirit": 4,
    "strong-earth-shatters-slowly": 2,
    "thriving-communities": 4,
    "unnatural-proliferation": 3,
    "untended-land-crumbles": 4,
}
LIKING, SHATTERS = "invaders-find-the-land-to-their-liking", "strong-earth-shatters-slowly"


def alone(position: str) -> Table:
    return fear_deck(island(position + "; A7: 1P; A8: 1C"))


def two(position: str) -> Table:
    return fear_deck(island(position + "; A7: 1P; A8: 1C; B8: 1Q", others=(LIGHTNING,)))


def turned(card: str, table: Table) -> Table:
    """This card lies turned since an earlier turn, with blight enough on it."""
    turn_blight_card(table, card)
    table.s.blight_left = 20
    return table


@rule("SI-095")
def test_each_card_brings_its_blight_for_each_player() -> None:
    cards = {name: card.per_player for name, card in CARDS.items() if card.box == "jagged-earth"}
    assert cards == NUMBERS
    assert {name for name in NUMBERS if CARDS[name].healthy} == {LIKING, SHATTERS}
    table = take_last_blight(two(""), "power-corrodes-the-spirit")
    assert (table.s.blight_left, table.s.blighted) == (8, True)


@shows("unnatural-proliferation")
def test_all_proliferates() -> None:
    table = two("A5: 1P 1D; A4: 1D; B5: 2T; B4: 1T 1E; B6: 1C; B1: 1E")
    answers = ["presence energy A5", "presence cards B8", "land A4", "land B4"]
    take_last_blight(table, "unnatural-proliferation", *answers)
    table.expect("A5: 2P 1D; A4: 2D; A8: 3C; B8: 2Q; B4: 1T 1E 2C; B5: 2T; B6: 1C; B1: 1E")
    with pytest.raises(AssertionError, match="is none of"):
        take_last_blight(two("A5: 2T; A4: 1C"), "unnatural-proliferation", *answers[:2], "land A5")


# All Things Weaken.

WEAKEN = "all-things-weaken"


@shows(WEAKEN)
def test_all_things_weaken_from_the_next_turn_on() -> None:
    table = take_last_blight(alone("A5: 1E 1T 1C 1D; A1: 1P 1Be; A4: 1E"), WEAKEN)
    health = [table.s.health_of(5, kind) for kind in (EXPLORER, TOWN, CITY, DAHAN)]
    assert health == [1, 2, 3, 2]
    table.ravage("A4").expect("A4: 1E; A1: 1B 1Be")
    table.time_passes()
    table.s.turn += 1
    health = [table.s.health_of(5, kind) for kind in (EXPLORER, TOWN, CITY, DAHAN)]
    assert health == [1, 1, 2, 1]
    table.ravage("A4").expect("A4: 1E 1B")


@shows(WEAKEN)
@rule("SI-075")
def test_what_has_kept_its_damage_falls_when_all_things_weaken() -> None:
    table = take_last_blight(alone("A5: 1T/1 1C/1 1E"), WEAKEN)
    table.fear("communities-in-disarray", 1).time_passes().expect("A5: 1T/1 1C/1 1E")
    table.s.turn += 1
    for each in table.s.rules:
        table.run(RULES[each.kind].spirit_phase(table.s, each))
    table.expect("A5: 1C/1 1E", fear=1)


@shows(WEAKEN)
def test_one_damage_brings_blight_when_all_things_are_weak() -> None:
    turned(WEAKEN, alone("A5: 1E; A4: 1E 1D")).ravage("A5").ravage("A4").expect("A5: 1E 1B; A4: 1E 1B")
    table = turned(WEAKEN, alone("A5: 1E 1T"))
    table.action(lambda act: act.defend(3), land="A5").ravage("A5").expect("A5: 1E 1T")


@rule("SI-090", "SI-168")
def test_thresholds_that_fall_together_still_need_one_damage() -> None:
    for defence, after in ((2, "1T"), (1, "1T 1B")):
        table = turned(WEAKEN, alone("A5: 1T"))
        table.s.effects.append(Effect("blight-threshold", amount=-1))
        table.action(lambda act, defence=defence: act.defend(defence), land="A5")
        table.ravage("A5").expect(f"A5: {after}")


@shows(WEAKEN)
def test_blight_destroys_all_presence_and_beasts_and_one_presence_beside_it() -> None:
    table = turned(WEAKEN, two("A5: 3P 2Q 2Be; A4: 2P 1Be; A6: 1Q"))
    table.action(lambda act: add_blight(act, 5), "spirit 0", "lose A4", kind="invader", land="A5")
    table.expect("A5: 1B; A4: 1P 1Be; A6: 1Q; A7: 1P")
    assert [spirit.destroyed for spirit in table.s.spirits] == [4, 2]


@shows(WEAKEN)
@rule("SI-096")
def test_presence_beside_it_is_destroyed_before_blight_cascades() -> None:
    table = turned(WEAKEN, alone("A5: 1B 1P; A4: 1P"))
    table.action(lambda act: add_blight(act, 5), "lose A7", "land A6", kind="invader", land="A5")
    table.expect("A5: 2B; A6: 1B; A7:; A4: 1P")


@shows(WEAKEN)
def test_presence_that_blight_spares_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bedrock(Rule):
        def spared_by_blight(self, act: Action, its: Effect, seat: int, land: int) -> bool:
            return True

    monkeypatch.setitem(RULES, "test-bedrock", Bedrock())
    table = turned(WEAKEN, alone("A5: 2P 1Be"))
    table.s.effects.append(Effect("test-bedrock"))
    table.action(lambda act: add_blight(act, 5), kind="invader", land="A5").expect("A5: 2P 1B; A7:")


# The others.


@shows("thriving-communities")
def test_communities_thrive_in_four_lands_of_each_board() -> None:
    table = two("A5: 1T 1E; A4: 1E; A3: 1T; A2: 2E; A1: 1E; B5: 1E; B4: 1C")
    answers = ["land A5", "replace town A5", "land A4", "land A3", "land A2"]
    take_last_blight(table, "thriving-communities", *answers)
    table.expect("A5: 1C 1E; A4: 1T; A3: 1C; A2: 1E 1T; A1: 1E 1B; B5: 1T; B4: 1C")
    with pytest.raises(AssertionError, match="is none of"):
        take_last_blight(two("A5: 2E; A4: 1E; A3: 1E"), "thriving-communities", "land A5", "land A5")


@shows("power-corrodes-the-spirit")
def test_power_corrodes_those_who_have_much_of_it() -> None:
    table = turned("power-corrodes-the-spirit", two("A5: 1P; B5: 1Q"))
    one, other = table.s.spirits
    one.played, other.played = ["wash-away", "boon-of-vigor"], ["raging-storm"]
    table.run(blighted_island(table.s)).expect("A5: 1P; B5: 1Q; A7: 1P; B8: 1Q")
    one.played, other.played = ["wash-away", "boon-of-vigor", "flash-floods"], ["powerstorm"]
    table.run(blighted_island(table.s), "lose A5").expect("A5:; B5: 1Q; B8: 1Q")
    one.played, other.played = [], ["pillar-of-living-flame"]
    table.run(blighted_island(table.s), "lose B5").expect("B5:; B8: 1Q; A7: 1P")


@shows("untended-land-crumbles")
def test_untended_land_crumbles_on_each_board() -> None:
    table = turned("untended-land-crumbles", two("A5: 1B; B6: 1B"))
    answers = ["choose let-it-crumble", "land A4", "choose let-it-crumble", "land B5"]
    table.run(blighted_island(table.s), *answers).expect("A5: 1B; A4: 1B; B6: 1B; B5: 1B")
    assert table.s.blight_left == 18
    table = turned("untended-land-crumbles", two("A6: 1B"))
    table.run(blighted_island(table.s), "choose let-it-crumble", "land A8").expect("A8: 1B 1C; B8: 1Q")


@shows("untended-land-crumbles")
def test_the_spirits_tend_the_land_together() -> None:
    table = turned("untended-land-crumbles", two("A5: 1B; B6: 1B; B5: 1P"))
    table.s.spirits[0].energy, table.s.spirits[1].energy = 2, 1
    answers = ["choose pay-for-the-land", "0: pay 2", "pay 1", "choose lose-for-the-land", "spirit 0"]
    table.run(blighted_island(table.s), *answers).expect("A5: 1B; B6: 1B; B5:; B8: 1Q", energy=0)
    assert table.s.spirits[1].energy == 0
    assert table.s.blight_left == 20
    with pytest.raises(AssertionError, match="is none of"):
        table.run(blighted_island(table.s), "choose pay-for-the-land")


# Cards that leave the island healthy.


@shows(LIKING)
def test_invaders_who_like_the_land_fear_less() -> None:
    for earned, more in ((0, 2), (3, 3), (6, 4)):
        table = fear_deck(two(""), earned)
        take_last_blight(table, LIKING)
        assert (table.s.fear_pool, table.s.blighted, table.s.blight_left) == (8 + more, False, 4)
    table = fear_deck(alone(""), 3)
    assert take_last_blight(table, LIKING).s.fear_pool == 4 + 1


@shows(SHATTERS)
def test_strong_earth_shatters_slowly_beside_blight() -> None:
    table = two("A5: 1B; B6: 1B; A4: 1P")
    take_last_blight(table, SHATTERS, "land A4", "land B5").expect("A4: 1B; B5: 1B; A1: 1B")
    assert (table.s.blight_left, table.s.blighted) == (4 - 2, False)
    assert table.s.spirits[0].destroyed == 1
    take_last_blight(two(""), SHATTERS).expect("A1: 1B")


@shows(LIKING, SHATTERS)
@rule("SI-097")
def test_a_healthy_island_draws_the_next_card_when_this_one_is_empty() -> None:
    table = two("A5: 1P; B5: 1Q")
    take_last_blight(table, LIKING, then=(SHATTERS, "tipping-point"))
    for land in ("A2", "A3", "A4"):
        table.action(lambda act: add_blight(act, act.land), kind="invader", land=land)
    assert (table.s.blight_card, table.s.blight_left) == (LIKING, 1)
    answers = ["land A5", "land B3"]
    table.action(lambda act: add_blight(act, act.land), *answers, kind="invader", land="A6")
    assert (table.s.blight_card, table.s.blighted, table.s.blight_left) == (SHATTERS, False, 2)
    assert [each.kind for each in table.s.rules] == [SHATTERS]
    assert table.s.fear_pool == 10


@shows(SHATTERS)
@rule("SI-096", "SI-097")
def test_after_a_card_that_left_it_healthy_the_island_can_be_blighted() -> None:
    table = alone("A5: 1B; A4: 2P; A3: 1P")
    take_last_blight(table, SHATTERS, "land A6", then=("tipping-point",))
    assert (table.s.blight_card, table.s.blight_left) == (SHATTERS, 1)
    table.action(lambda act: add_blight(act, act.land), "lose A4", "lose A4", "lose A3", kind="invader", land="A2")
    assert (table.s.blight_card, table.s.blight_left, table.s.blighted) == ("tipping-point", 5, True)
    table.expect("A4:; A3:; A7: 1P; A2: 1B")


@pytest.mark.parametrize("card", NUMBERS)
def test_games_with_this_card_run_clean(card: str) -> None:
    match = Match(GAME, {"seats": 2, "boxes": ["base", "branch-and-claw", "jagged-earth"]}, 7)
    rng, s = Rng(5), match.state
    assert isinstance(s, IslandState)
    s.blight_deck = [each for each in s.blight_deck if each != card]
    s.blight_card, s.blight_left = card, 1
    while match.pending is not None:
        match.pick(*random_pick(match, rng))
        assert isinstance(match.state, IslandState)
        assert list(GAME.invariants(match.state)) == []
    assert isinstance(match.state, IslandState)
    assert match.state.flipped
