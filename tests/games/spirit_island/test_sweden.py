"""Sweden, level by level, and its escalation."""

from typing import Any

import pytest

from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import invader_phase, stage_of
from rulebound.games.spirit_island.island import TERRAINS
from rulebound.games.spirit_island.pieces import CITY, TOWN
from rulebound.games.spirit_island.ravage import ravage_damage
from rulebound.games.spirit_island.rule import RULES, Rule
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.turn import phase_over, play
from rulebound.kernel import Decide
from tests.games.spirit_island.doubles import play_from_the_lobby
from tests.games.spirit_island.frames import (
    LIGHTNING,
    WORDS,
    asks,
    fear_deck,
    invaders_from,
    texts,
    told,
    watch,
    world,
)
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

SWEDEN = "sweden"
PRUSSIA = "brandenburg-prussia"
SWAYED = "swayed-by-the-invaders"
LEVELS = range(7)


def sweden(position: str, level: int = 0, **setup: object) -> Table:
    return fear_deck(island(position, adversary=SWEDEN, level=level, **setup))  # type: ignore[arg-type]


def explores(table: Table, *answers: str, card: str = "2-sands") -> Table:
    """An explore step in which this card is turned up."""
    return invaders_from(table, "explore", *answers, deck=[card])


def on_the_card(table: Table, number: int = 9) -> Table:
    table.s.blight_left = number
    return table


# Swayed by the Invaders.


@shows(SWEDEN)
@rule("SI-108", "SI-153")
@pytest.mark.parametrize(
    ("there", "after"),
    [
        ("1D", "1E 1T"),
        ("2D", "2D 1E"),
        ("1E 2D", "2E 1D 1T"),
        ("1C 1T 3D", "1C 2T 1E 2D"),
        ("1E 1T", "2E 1T"),  # no dahan
        ("1T 4D", "1T 1E 4D"),
    ],
)
def test_where_they_explore_one_dahan_becomes_a_town_if_invaders_are_not_fewer(there: str, after: str) -> None:
    explores(sweden(f"A1: 1P; A8: 1C; A7: {there}")).expect(f"A7: {after}; A8: 1C")
    plain = explores(sweden(f"A1: 1P; A8: 1C; A7: {there}"), card="1-sands")
    assert plain.s.count(7, TOWN) == sweden(f"A7: {there}").s.count(7, TOWN)


@shows(SWEDEN)
def test_only_lands_that_are_explored_are_swayed_and_each_of_them() -> None:
    table = explores(sweden("A1: 1P; A8: 1C 1D; A7: 1D; A3: 1T; A4: 1D; A5: 3E 1D"))
    table.expect("A7: 1E 1T; A4: 1E 1T; A8: 1C 1D; A5: 3E 1D")
    assert told(table, "escalated") == [(SWEDEN,)]


@shows(SWEDEN)
@rule("SI-109")
def test_where_no_explorer_came_nobody_is_swayed() -> None:
    explores(sweden("A1: 1P; A8: 1C; A3: 1T; A7: 5E 1D 1Wi; A4: 1D")).expect("A7: 5E 1D; A4: 1E 1T")
    table = sweden("A1: 1P; A8: 1C; A3: 1T; A7: 5E 1D; A4: 1D")
    table.action(lambda act: act.skip("explore"), land="A7")
    explores(table).expect("A7: 5E 1D; A4: 1E 1T")


@shows(SWEDEN)
@rule("SI-142", "SI-145")
def test_each_is_an_action_of_the_adversary_after_the_explore(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sweden("A1: 1P; A8: 1C; A7: 1D")
    seen = watch(monkeypatch, table)
    explores(table)
    assert seen == ["invader explore A7", f"adversary {SWEDEN} A7"]


@shows(SWEDEN)
@rule("SI-064", "SI-026")
def test_which_dahan_is_replaced_is_chosen_and_its_damage_stays() -> None:
    explores(sweden("A1: 1P; A8: 1C; A7: 2E 1D 1D/1"), "replace-marked dahan 1 0 A7").expect("A7: 3E 1D 1T/1")


@shows(SWEDEN)
@rule("SI-111")
def test_it_lasts_for_all_explores_of_the_phase_and_no_longer() -> None:
    table = sweden("A1: 1P; A8: 1C; A7: 1D; A6: 1D")
    table.s.effects.append(Effect("two-cards"))
    with pytest.MonkeyPatch.context() as patch:

        class Two(Rule):
            def explore_cards(self, s: IslandState, its: Effect, number: int) -> int:
                return 2

        patch.setitem(RULES, "two-cards", Two())
        invaders_from(table, "explore", deck=["1-mountain", "2-sands"]).expect("A7: 1E 1T; A6: 1E 1T")
    assert table.s.has(SWAYED)
    phase_over(table.s)
    assert not table.s.has(SWAYED)
    explores(sweden("A1: 1P; A8: 1C; A7: 1D"), card="2-coastal").expect("A7: 1D")


@shows(SWEDEN)
def test_everybody_is_told_that_it_lasts() -> None:
    table = explores(sweden("A1: 1P; A8: 1C"))
    assert [each.name for each in GAME.view(table.s, 0).lasting] == [SWAYED]
    assert WORDS.text(f"lasting-{SWAYED}")


@shows(SWEDEN)
@rule("SI-155")
def test_as_supporting_adversary_it_sways_in_one_terrain_of_the_card_drawn_at_random() -> None:
    drawn = set()
    for seed in range(12):
        table = sweden("A1: 1P; A6: 1C; A7: 1D; A8: 1D; A3: 1D; A4: 1D", seed=seed)
        s = table.s
        s.rules = world(adversary=PRUSSIA, supporting=SWEDEN).rules
        s.kept = None
        explores(table, card="3-jungle-sands")
        ((terrain,),) = told(table, "terrain-drawn")
        drawn.add(terrain)
        for name in ("A3", "A8"):  # A4 and A7 have no source
            land = s.island.number_of[name]
            of_it = TERRAINS[s.island.terrain[land]] == terrain
            assert table.at(name).split() == (["1E", "1T"] if of_it else ["1E", "1D"])
        assert told(table, "escalated") == [(SWEDEN,)]
    assert drawn == {"jungle", "sands"}


@shows(SWEDEN)
@rule("SI-155", "SI-108")
def test_as_leading_adversary_nothing_is_drawn() -> None:
    table = explores(sweden("A1: 1P; A8: 1C; A7: 1D")).expect("A7: 1E 1T")
    assert told(table, "terrain-drawn") == []
    table = explores(sweden("A1: 1P; A8: 1D 1C; A7: 1D"), card="3-jungle-sands").expect("A8: 1C 1D 1E; A7: 1D 1E")
    assert told(table, "escalated") == []


# Heavy Mining.


@shows("sweden-level-1")
@rule("SI-089", "SI-153")
@pytest.mark.parametrize(
    ("there", "blight"), [("2C", 2), ("1C 1T", 1), ("1C 1T 1E", 2), ("6E", 2), ("1T", 1), ("1E", 0)]
)
def test_a_ravage_of_six_damage_or_more_adds_two_blight(there: str, blight: int) -> None:
    table = on_the_card(sweden(f"A1: 1P; A7: {there}", level=1)).ravage("A7")
    assert (table.s.blight[7], table.s.blight_left) == (blight, 9 - blight)
    plain = on_the_card(sweden(f"A1: 1P; A7: {there}")).ravage("A7")
    assert plain.s.blight[7] == min(1, blight)


@shows("sweden-level-1")
@rule("SI-102")
def test_defence_counts_before_that() -> None:
    for defence, blight in ((0, 2), (1, 1)):
        table = on_the_card(sweden("A1: 1P; A7: 2C", level=1))
        table.action(lambda act, number=defence: act.defend(number), land="A7")
        assert table.ravage("A7").s.blight[7] == blight


@shows("sweden-level-1")
@rule("SI-091")
def test_the_second_blight_destroys_no_presence_and_does_not_spread() -> None:
    table = on_the_card(sweden("A1: 1P; A7: 3P 2C", level=1)).ravage("A7").expect("A7: 2P 2C 2B")
    assert told(table, "cascade") == []
    table = on_the_card(sweden("A1: 1P; A7: 1B 3P 2C; A5: 1P", level=1)).ravage("A7", "land A5")
    table.expect("A7: 2P 2C 3B; A5: 1B")
    assert (told(table, "cascade"), table.s.blight_left) == ([("A7",)], 6)


@shows("sweden-level-1")
@rule("SI-090")
def test_it_is_four_damage_more_than_brings_blight() -> None:
    table = on_the_card(sweden("A1: 1P; A7: 2C 1E", level=1))
    table.s.effects.append(Effect("blight-threshold", land=7, amount=2))
    assert table.ravage("A7").s.blight[7] == 1
    table = on_the_card(sweden("A1: 1P; A7: 2C 2E", level=1))
    table.s.effects.append(Effect("blight-threshold", land=7, amount=2))
    assert table.ravage("A7").s.blight[7] == 2


@shows("sweden-level-1")
@rule("SI-096", "SI-097")
def test_both_come_from_the_blight_card_which_may_be_turned_between_them() -> None:
    table = sweden("A1: 1P; A7: 2C", level=1)
    table.s.blight_card, table.s.blight_left, table.s.flipped = "memory-fades-to-dust", 1, False
    table.ravage("A7").expect("A7: 2C 2B")
    assert (table.s.flipped, table.s.blight_left) == (True, 4 - 1)
    table = sweden("A1: 1P; A7: 2C", level=1)
    table.s.blight_card, table.s.blight_left, table.s.flipped = "memory-fades-to-dust", 2, True
    table.ravage("A7")
    assert table.s.lost == "blight"


# Population Pressure at Home.


@shows("sweden-level-2")
@rule("SI-018", "SI-153")
@pytest.mark.parametrize("level", LEVELS)
def test_from_level_two_on_land_four_has_a_city_and_its_blight_lies_in_land_five(level: int) -> None:
    boards = ["A", "B", "C", "D", "E", "F"]
    plain, s = world(6, boards=boards), world(6, boards=boards, adversary=SWEDEN, level=level)
    printed = {plain.island.names[land]: number for land, number in enumerate(plain.blight) if number}
    there = {s.island.names[land]: number for land, number in enumerate(s.blight) if number}
    wanted = dict(printed)
    if level >= 2:
        for board in boards:
            moved = wanted.pop(f"{board}4", 0)
            if moved:
                wanted[f"{board}5"] = wanted.get(f"{board}5", 0) + moved
        assert wanted != printed
    if level >= 6:
        wanted |= {f"{board}8": wanted.get(f"{board}8", 0) + 1 for board in boards}
    assert there == wanted
    cities = {s.island.names[land]: s.count(land, CITY) - plain.count(land, CITY) for land in range(s.island.size)}
    assert {name: number for name, number in cities.items() if number} == (
        {f"{board}4": 1 for board in boards} if level >= 2 else {}
    )
    assert s.blight_left == plain.blight_left


# Fine Steel for Tools and Guns.


@shows("sweden-level-3")
@rule("SI-101", "SI-153")
@pytest.mark.parametrize(("there", "damage"), [("1T", 3), ("1C", 5), ("1E", 1), ("1E 2T 1C 3D", 12)])
def test_towns_do_three_damage_and_cities_five(there: str, damage: int) -> None:
    table = on_the_card(sweden(f"A1: 1P; A7: {there}", level=3))
    assert ravage_damage(table.s, 7) == damage
    assert ravage_damage(sweden(f"A1: 1P; A7: {there}", level=2).s, 7) < damage or there == "1E"
    table.ravage("A7")
    assert told(table, "ravaged")[0][:3] == ("A7", damage, damage)


@shows("sweden-level-3")
@rule("SI-101")
def test_what_else_changes_their_damage_adds_to_it_and_dahan_are_as_strong_as_ever() -> None:
    table = sweden("A1: 1P; A7: 1T 2D", level=3)
    table.s.effects.append(Effect("town-strength", land=7, amount=-1))
    assert ravage_damage(table.s, 7) == 2
    on_the_card(sweden("A1: 1P; A7: 1C 1D", level=3)).ravage("A7").expect("A7: 1C 1B")
    on_the_card(sweden("A1: 1P; A7: 1C 3D", level=3)).ravage("A7").expect("A7: 1C/2 1D/1 1B")


# Royal Backing.


def set_up(level: int, *answers: str, seed: int = 1, seats: int = 1, top: tuple[str, ...] = ()) -> Table:
    """A game up to its first turn; these invader cards lie on top of the deck, the top one last."""
    boards = ["A", "B", "C"][:seats]
    table = Table(
        world(seats, seed, spirits=[RIVER, LIGHTNING][:seats], boards=boards, adversary=SWEDEN, level=level)
    )
    s = table.s
    s.pieces = [{} for _ in s.pieces]
    s.put(s.island.number_of["A2"], CITY)
    if top:
        s.invader_deck[-len(top) :] = top
    flow = play(s)
    ask = asks(flow)
    for answer in answers:
        assert isinstance(ask, Decide)
        option = next(option for option in ask.options if option.text == answer)
        following = flow.send(option)
        ask = following if isinstance(following, Decide) else asks(flow)
    assert s.phase == "spirits"
    return table


@shows("sweden-level-4")
@rule("SI-019", "SI-193", "SI-153")
def test_at_the_end_of_set_up_a_card_is_discarded_and_a_town_comes_to_a_land_of_its_kind() -> None:
    # Wetland is explored: A2 has a city and an explorer. Then jungle: A3 and A8 are both empty.
    table = set_up(4, "land A8", top=("1-jungle", "1-wetland"))
    assert table.at("A8").split() == ["1T"]
    assert table.at("A3") == ""
    assert table.s.invader_discard == ["1-jungle"]
    assert table.s.slot("build").cards == ["1-wetland"]
    assert told(table, "accelerated") == [("1-jungle",)]
    assert list(GAME.invariants(table.s)) == []
    assert [stage_of(card) for card in reversed(table.s.invader_deck)] == [1] + [2] * 4 + [3] * 5
    plain = set_up(3, top=("1-jungle", "1-wetland"))
    assert (plain.s.invader_discard, plain.at("A8")) == ([], "")


@shows("sweden-level-4")
@rule("SI-018")
def test_it_is_the_land_with_fewest_invaders_after_the_first_explore() -> None:
    # Of the wetlands A2 has a city, and A5 nobody.
    s = set_up(4, "land A5", top=("1-wetland", "1-sands")).s
    assert (s.count(5, TOWN), s.count(2, TOWN)) == (1, 0)


@shows("sweden-level-4")
@rule("SI-026", "SI-143")
def test_each_board_gets_its_town_by_its_own_spirit() -> None:
    table = set_up(4, "land A3", "land B8", seats=2, top=("1-jungle", "1-wetland"))
    assert (table.at("A3").split(), table.at("B8").split()) == (["1T"], ["1T"])


# Mining Rush.


@shows("sweden-level-5")
@rule("SI-153")
def test_a_ravage_that_adds_blight_has_a_town_come_beside_the_land() -> None:
    table = on_the_card(sweden("A1: 1P; A7: 1C; A8: 1T; A5: 3E", level=5)).ravage("A7")
    table.expect("A7: 1C 1B; A5: 3E 1T; A8: 1T")
    on_the_card(sweden("A1: 1P; A7: 1C; A8: 1T; A5: 3E", level=4)).ravage("A7").expect("A7: 1C 1B; A5: 3E; A8: 1T")
    on_the_card(sweden("A1: 1P; A7: 1E; A8: 1T; A5: 3E", level=5)).ravage("A7").expect("A7: 1E; A5: 3E; A8: 1T")
    on_the_card(sweden("A1: 1P; A7: 1C; A8: 1T; A5: 1C", level=5)).ravage("A7").expect("A5: 1C; A8: 1T")


@shows("sweden-level-5")
@rule("SI-026")
def test_which_land_that_is_is_chosen_before_the_blight_spreads() -> None:
    table = on_the_card(sweden("A1: 1P; A7: 1C 1B", level=5)).ravage("A7", "land A8", "land A5")
    table.expect("A7: 1C 2B; A8: 1T; A5: 1B")
    kinds = [event.kind for event in table.heard if event.kind in ("blight", "added", "cascade", "presence-lost")]
    assert kinds == ["blight", "added", "cascade", "blight"]


@shows("sweden-level-5")
@rule("SI-092", "SI-147")
def test_presence_is_lost_first_and_it_is_part_of_the_ravage(monkeypatch: pytest.MonkeyPatch) -> None:
    table = on_the_card(sweden("A1: 1P; A7: 1C 1P; A8: 1T", level=5))
    seen = watch(monkeypatch, table)
    table.ravage("A7").expect("A7: 1C 1B; A5: 1T")
    kinds = [event.kind for event in table.heard if event.kind in ("blight", "added", "presence-lost")]
    assert kinds == ["blight", "presence-lost", "added"]
    assert seen == ["invader ravage A7"]


@shows("sweden-level-5")
@rule("SI-093")
def test_blight_that_has_spread_draws_nobody_even_back_to_the_ravaged_land() -> None:
    # From A7 to A8, and back to A7, and on to A5.
    table = on_the_card(sweden("A1: 1P; A7: 1C 1B; A8: 1B; A5:", level=5))
    table.ravage("A7", "land A5", "land A8", "land A7", "land A5").expect("A7: 1C 3B; A8: 2B; A5: 1T 1B")
    assert len(told(table, "added")) == 1


@shows("sweden-level-5")
def test_two_blight_of_one_ravage_bring_one_town_and_other_blight_none() -> None:
    table = on_the_card(sweden("A1: 1P; A7: 2C; A8: 1T", level=5)).ravage("A7").expect("A7: 2C 2B; A5: 1T")
    assert len(told(table, "added")) == 1
    table = on_the_card(sweden("A1: 1P; A7: 2C; A8: 1T", level=5))
    table.action(lambda act: add_blight(act, act.land), land="A7").expect("A7: 2C 1B; A5:")


@shows("sweden-level-5")
@rule("SI-127")
def test_nobody_comes_to_or_from_an_isolated_land() -> None:
    table = on_the_card(sweden("A1: 1P; A7: 1C", level=5))
    table.action(lambda act: act.isolate(), land="A5")
    table.ravage("A7").expect("A7: 1C 1B; A8: 1T; A5:")
    table = on_the_card(sweden("A1: 1P; A7: 1C", level=5))
    table.action(lambda act: act.isolate(), land="A7")
    table.ravage("A7").expect("A7: 1C 1B; A8:; A5:")


# Prospecting Outpost.


@shows("sweden-level-6")
@rule("SI-018", "SI-153")
@pytest.mark.parametrize("level", LEVELS)
def test_at_level_six_land_eight_has_a_town_and_blight_from_the_box(level: int) -> None:
    boards = ["A", "B", "C"]
    plain, s = world(3, boards=boards), world(3, boards=boards, adversary=SWEDEN, level=level)
    for board in boards:
        land = s.island.number_of[f"{board}8"]
        assert s.count(land, TOWN) - plain.count(land, TOWN) == (level == 6)
        assert s.blight[land] - plain.blight[land] == (level == 6)
    assert s.blight_left == plain.blight_left


# What is told.


def test_the_panel_can_be_looked_at() -> None:
    table = sweden("A5: 1P", level=2)
    assert [WORDS.status(line) for line in GAME.look(table.s, 0, SWEDEN)] == [
        "Escalation: Swayed by the Invaders",
        "Level 1: Heavy Mining",
        "Level 2: Population Pressure at Home",
    ]
    assert GAME.view(table.s, 0).counters == []


def test_the_questions_are_asked_in_words() -> None:
    table = on_the_card(sweden("A1: 1P; A7: 1C", level=5))
    table.s.phase, table.s.step, table.s.begun = "invaders", "ravage", False
    table.s.slot("ravage").cards = ["1-sands"]
    ask = asks(invader_phase(table.s))
    assert isinstance(ask, Decide)
    assert (ask.prompt, texts(ask)) == ("mining-rush", ["land A5", "land A8"])


# Whole games.


@pytest.mark.parametrize(("seed", "level"), [(1, 0), (2, 5), (3, 6)])
def test_games_against_it_keep_every_promise(seed: int, level: int) -> None:
    end = play_from_the_lobby(seed, seats=1 + seed % 2, adversary=SWEDEN, level=level)
    assert end.won or end.lost


def test_a_game_beside_another_adversary_comes_to_its_end() -> None:
    both: dict[str, Any] = {"adversary": PRUSSIA, "level": 2, "supporting": SWEDEN, "supporting-level": 6}
    end = play_out([RIVER, LIGHTNING], 5, **both)
    assert end.won or end.lost
