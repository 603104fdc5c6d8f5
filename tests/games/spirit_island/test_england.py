"""England, level by level, its escalation and its loss condition."""

from typing import Any

import pytest

from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import invader_phase
from rulebound.games.spirit_island.pieces import CITY, KINDS, TOWN, kind_of, piece
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.view import CounterView
from rulebound.kernel import Decide
from tests.games.spirit_island.doubles import play_from_the_lobby
from tests.games.spirit_island.frames import (
    LIGHTNING,
    WORDS,
    asks,
    fear_deck,
    invaders_from,
    reply,
    texts,
    told,
    watch,
    why,
    world,
)
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

ENGLAND = "england"
EXTRA = "high-immigration"
BUILDS = "build"
LEVELS = range(7)


def england(position: str, level: int = 0, *, others: tuple[str, ...] = ()) -> Table:
    return fear_deck(island(position, others=others, adversary=ENGLAND, level=level))


def boom(position: str, *answers: str, card: str = "2-sands", others: tuple[str, ...] = ()) -> Table:
    """An invader phase in which this card is turned up."""
    return invaders_from(england(position, others=others), "explore", *answers, deck=[card])


def places(s: IslandState) -> list[str]:
    return [slot.name for slot in s.slots]


# Building Boom.


@shows(ENGLAND)
@rule("SI-108", "SI-153")
def test_they_build_in_the_land_with_most_buildings() -> None:
    table = boom("A1: 1P; A3: 1T; A7: 1T 1C").expect("A3: 1T; A7: 2T 1C 1E; A4: 1E")
    assert told(table, "escalated") == [(ENGLAND,)]
    boom("A1: 1P; A3: 3E 1T; A7: 1T 1C", card="2-coastal").expect("A7: 1T 1C")


@shows(ENGLAND)
@rule("SI-108")
def test_what_is_built_can_be_a_source_for_the_explore_that_follows() -> None:
    boom("A1: 1P; A6: 2T", card="2-sands").expect("A6: 2T 1C; A4:; A7:")
    table = boom("A1: 1P 1T; A6: 2T", card="2-mountain").expect("A1: 1P 1T 1E; A6: 2T 1C 1E")
    kinds = [event.kind for event in table.heard if event.kind in ("escalated", "added", "invaders")]
    assert kinds[:3] == ["escalated", "added", "invaders"]


@shows(ENGLAND)
@rule("SI-143", "SI-144", "SI-026")
def test_each_board_with_buildings_has_its_own_build_and_its_spirit_chooses_among_equals() -> None:
    table = england("A5: 1P; B5: 1Q; A7: 1C; B2: 1T; B8: 1C; B6: 5E", others=(LIGHTNING,))
    table.s.invader_deck, table.s.step, table.s.phase = ["2-coastal", "2-wetland"], "explore", "invaders"
    flow = invader_phase(table.s)
    ask = reply(flow, asks(flow), "land A7")
    assert isinstance(ask, Decide)
    assert (ask.prompt, ask.seat, texts(ask)) == ("building-boom", 1, ["land B2", "land B8"])
    table = boom("A5: 1P; B5: 1Q; A7: 1C; B2: 1T; B8: 1C", "land B2", others=(LIGHTNING,), card="2-jungle")
    table.expect("A7: 1C 1T; B2: 1T 1C")
    table = boom("A5: 1P; B5: 1Q 1E; A7: 1C", others=(LIGHTNING,), card="2-jungle").expect("A7: 1C 1T; B5: 1Q 1E")
    assert len(told(table, "added")) == 3  # the town, and explorers in A3 and A8


@shows(ENGLAND)
@rule("SI-145")
def test_its_builds_are_invader_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    table = england("A5: 1P; A7: 1C")
    seen = watch(monkeypatch, table)
    invaders_from(table, "explore", deck=["2-mountain"])
    assert seen[0] == "invader build A7"
    assert all(each.startswith("invader explore") for each in seen[1:])


@shows(ENGLAND)
@rule("SI-145", "SI-107")
def test_what_stops_a_build_stops_its_build() -> None:
    table = england("A5: 1P; A7: 2C; A8: 1C")
    table.action(lambda act: act.skip("build"), land="A7")
    invaders_from(table, "explore", deck=["2-mountain"]).expect("A7: 2C; A8: 1C")
    assert told(table, "escalated") == [(ENGLAND,)]
    assert told(table, "skipped") != []
    boom("A5: 1P; A7: 2C 1Di; A8: 1C", card="2-mountain").expect("A7: 2C; A8: 1C")


@shows(ENGLAND)
@rule("SI-114")
def test_its_builds_are_not_normal_ones() -> None:
    table = england("A5: 1P; A7: 1C")
    table.s.effects.append(Effect("immigration-slows-3", source="immigration-slows", until="next-build"))
    invaders_from(table, "explore", deck=["2-mountain"]).expect("A7: 1C 1T")


# Proud & Mighty Capital.


@shows("england-panel")
@rule("SI-086", "SI-153")
@pytest.mark.parametrize(("there", "lost"), [("3T 3C", True), ("2T 3C", False), ("3T 2C 9E", False)])
def test_seven_buildings_in_one_land_are_the_end(there: str, lost: bool) -> None:
    table = england(f"A5: 1P; A7: {there}; A8: 6T").build("A7")
    assert (table.over, table.s.lost) == (lost, "capital" if lost else "")


@shows("england-panel")
@rule("SI-086")
def test_whatever_action_brings_the_seventh() -> None:
    table = england("A5: 1P; A7: 5C 1T; A8: 1T")
    table.action(lambda act: act.gather(1, (TOWN,)), land="A7", kind="spirit", seat=0)
    assert (table.over, table.s.lost) == (True, "capital")
    plain = fear_deck(island("A5: 1P; A7: 5C 1T; A8: 1T"))
    plain.action(lambda act: act.gather(1, (TOWN,)), land="A7", kind="spirit", seat=0)
    assert not plain.over


@shows("england-panel")
@rule("SI-086")
def test_hurt_buildings_and_those_of_a_land_that_is_not_there_count_as_well() -> None:
    table = england("A5: 1P; A7: 3T/1 2C/2 1C*1; A8: 1E").build("A7")
    assert table.s.lost == "capital"
    table = england("A5: 1P; A7: 3T 3C; A8: 1E")
    table.s.lay_aside(table.s.island.number_of["A7"])
    assert GAME.view(table.s, 0).counters == [CounterView(ENGLAND, 6, 7)]
    table.build("A8")
    assert not table.over
    table.s.absent[0].pieces[piece(TOWN)] += 1
    table.build("A8")
    assert table.s.lost == "capital"


@shows("england-panel")
def test_everybody_sees_how_great_the_greatest_city_is() -> None:
    table = england("A5: 1P; A7: 2T 1C; A8: 3E 2T", level=1)
    assert GAME.view(table.s, 0).counters == [CounterView(ENGLAND, 3, 7)]
    said = [WORDS.status(line) for line in GAME.status(table.s, None)]
    assert "Proud & Mighty Capital: 3, lost at 7" in said
    assert "Adversary: Kingdom of England, level 1, difficulty 3" in said


# Indentured Servants Earn Land.


@shows("england-level-1")
@rule("SI-152")
@pytest.mark.parametrize(
    ("position", "built"),
    [
        ("A3: 1T; A1: 1C", True),
        ("A3: 2T", True),
        ("A3: 1T", False),
        ("A3: 1T 3E 2D", False),
        ("A7: 5T", False),  # not adjacent
    ],
)
def test_build_cards_affect_empty_lands_beside_two_buildings(position: str, built: bool) -> None:
    table = england(f"{position}; A6: 1P", level=1)
    invaders_from(table, BUILDS, build=["1-sands"], deck=["1-mountain"])
    assert table.s.count(4, TOWN) == built
    if built:
        plain = invaders_from(england(f"{position}; A6: 1P"), BUILDS, build=["1-sands"], deck=["1-mountain"])
        assert plain.at("A4") == ""


@shows("england-level-1")
def test_a_land_of_another_terrain_is_not_built_in_and_one_with_invaders_once() -> None:
    table = england("A3: 2T; A1: 1P; A4: 1E; A7: 1D; A8: 2T", level=1)
    invaders_from(table, BUILDS, build=["1-sands"], deck=["1-mountain"])
    table.expect("A4: 1E 1T; A2:; A7: 1D 1T; A5:")


@shows("england-level-1")
@rule("SI-152", "SI-100")
def test_its_lands_are_found_before_the_first_build_of_the_card() -> None:
    # A3 gets a town, with which A4 would be next to two.
    position = "A2: 1T; A3: 1E; A6: 1P"
    table = invaders_from(england(position, level=1), BUILDS, build=["3-jungle-sands"], deck=["1-mountain"])
    table.expect("A3: 1E 1T; A4:")
    # The next card finds them.
    table = invaders_from(england(position, level=1), BUILDS, build=["1-jungle", "1-sands"], deck=["1-mountain"])
    table.expect("A3: 1E 1T; A4: 1T; A7:")


@shows("england-level-1")
@rule("SI-127", "SI-152")
def test_an_isolated_land_is_beside_nothing() -> None:
    for isolated, built in (("A4", False), ("A3", False), ("A2", True)):
        table = england("A3: 2T; A6: 1P", level=1)
        table.action(lambda act: act.isolate(), land=isolated)
        invaders_from(table, BUILDS, build=["1-sands"], deck=["1-mountain"])
        assert table.s.count(4, TOWN) == built


@shows("england-level-1")
def test_what_will_be_built_is_told_beforehand() -> None:
    table = england("A3: 2T; A6: 1P", level=1)
    table.s.slot("build").cards, table.s.slot("ravage").cards = ["1-sands"], ["1-sands"]
    slots = {slot.name: slot.lands for slot in GAME.view(table.s, 0).slots}
    assert slots == {"ravage": [], "build": ["A4"], "explore": []}
    assert why(table, "build A4") == ("will-build", "SI-106")
    assert why(table, "build A7") == ("no-invaders-there", "SI-100")
    assert why(table, "ravage A4") == ("no-invaders-there", "SI-100")
    said = [(line.kind, *line.args) for line in GAME.status(table.s, None)]
    assert ("build-at", "A4") in said
    table.action(lambda act: act.skip("build"), land="A4")
    assert why(table, "build A4")[0] == "will-skip"


# Criminals and Malcontents.


@shows("england-level-2")
@rule("SI-153", "SI-018")
@pytest.mark.parametrize("level", LEVELS)
def test_from_level_two_on_land_one_has_a_city_more_and_land_two_a_town(level: int) -> None:
    plain, s = world(3, boards=["A", "B", "C"]), world(3, boards=["A", "B", "C"], adversary=ENGLAND, level=level)
    more = {
        f"{s.island.names[land]} {KINDS[kind_of(code)]}": number - plain.pieces[land].get(code, 0)
        for land in range(s.island.size)
        for code, number in s.pieces[land].items()
        if number != plain.pieces[land].get(code, 0)
    }
    added = {f"{board}{what}": 1 for board in "ABC" for what in ("1 city", "2 town")}
    assert more == (added if level >= 2 else {})
    assert (s.blight, s.tokens) == (plain.blight, plain.tokens)
    assert (s.count(1, CITY), s.count(2, TOWN)) == ((1, 1) if level >= 2 else (0, 0))


# High Immigration.


@shows("england-level-3")
@rule("SI-153")
@pytest.mark.parametrize("level", LEVELS)
def test_from_level_three_on_there_is_a_slot_before_the_ravage(level: int) -> None:
    printed = ["ravage", "build", "explore"]
    assert places(world(adversary=ENGLAND, level=level)) == ([EXTRA] * (level >= 3) + printed)


@shows("england-level-3")
@rule("SI-153")
def test_its_card_builds_before_the_ravage_and_then_is_discarded() -> None:
    table = england("A5: 1E; A7: 1P", level=3)
    cards = {EXTRA: ["1-wetland"], "ravage": ["1-mountain"], "build": ["1-jungle"]}
    invaders_from(table, "", deck=["1-sands"], **cards).expect("A5: 1E 1T")
    assert [args for args in told(table, "invaders") if args[0] != "explore"] == [
        ("build", "1-wetland"),
        ("ravage", "1-mountain"),
        ("build", "1-jungle"),
    ]
    slots = [(slot.name, slot.cards) for slot in table.s.slots]
    assert slots == [(EXTRA, ["1-mountain"]), ("ravage", ["1-jungle"]), ("build", ["1-sands"]), ("explore", [])]
    assert table.s.invader_discard == ["1-wetland"]
    table = england("A5: 1E; A7: 1P", level=2)
    invaders_from(table, "", deck=["1-sands"], ravage=["1-mountain"])
    assert table.s.invader_discard == ["1-mountain"]


@shows("england-level-3")
@rule("SI-153")
@pytest.mark.parametrize(("card", "goes"), [("2-mountain", True), ("2-coastal", True), ("1-mountain", False)])
def test_the_slot_goes_when_a_card_of_stage_two_comes_to_it(card: str, goes: bool) -> None:
    table = england("A7: 1P; A5: 1E", level=3)
    invaders_from(
        table, "", deck=["2-coastal", "1-sands"], ravage=[card], build=["1-jungle"], **{EXTRA: ["1-wetland"]}
    )
    assert places(table.s) == ([] if goes else [EXTRA]) + ["ravage", "build", "explore"]
    assert table.s.invader_discard == ["1-wetland", *([card] if goes else [])]
    assert (table.s.slot("ravage").cards, table.s.slot("build").cards) == (["1-jungle"], ["1-sands"])
    if goes:  # and the next turn goes on without it
        table.s.step = ""
        table.run(invader_phase(table.s))
        assert table.s.invader_discard == ["1-wetland", card, "1-jungle"]


@shows("england-level-4")
@rule("SI-153")
@pytest.mark.parametrize("level", [4, 5, 6])
def test_from_level_four_on_the_slot_stays(level: int) -> None:
    table = england("A7: 1P; A5: 1E", level=level)
    invaders_from(table, "", deck=["1-sands"], ravage=["2-mountain"], build=["2-jungle"])
    assert places(table.s) == [EXTRA, "ravage", "build", "explore"]
    assert table.s.slot(EXTRA).cards == ["2-mountain"]
    assert table.s.invader_discard == []


@shows("england-level-3")
@rule("SI-114")
def test_its_step_is_no_normal_one() -> None:
    table = england("A7: 1P; A5: 1E; A6: 1E", level=3)
    table.s.effects.append(Effect("immigration-slows-3", source="immigration-slows", until="next-build"))
    cards = {EXTRA: ["1-wetland"], "build": ["1-mountain"]}
    invaders_from(table, "", deck=["1-sands"], **cards).expect("A5: 1E 1T; A6: 1E")
    assert not table.s.has("immigration-slows-3")


@shows("england-level-3")
@rule("SI-114")
def test_on_each_board_the_lowest_land_of_the_normal_build_is_spared() -> None:
    table = england("A7: 1P; A5: 1E; A1: 1E; A6: 1E", level=3)
    table.s.effects.append(Effect("immigration-slows-1", source="immigration-slows", until="next-build"))
    cards = {EXTRA: ["1-wetland"], "build": ["3-mountain-wetland"]}
    invaders_from(table, "", deck=["1-sands"], **cards).expect("A1: 1E; A5: 1E 1T 1C; A6: 1E 1T")


@shows("england-level-3")
def test_the_slot_is_named() -> None:
    table = england("A7: 1P; A5: 1E", level=3)
    table.s.slot(EXTRA).cards = ["1-wetland"]
    said = [WORDS.status(line) for line in GAME.status(table.s, None)]
    assert any("build of High Immigration" in line for line in said)
    assert WORDS.text(f"step-{EXTRA}") == "build of High Immigration"


@shows("england-level-1")
@rule("SI-152")
def test_the_card_in_the_additional_slot_is_a_build_card_too() -> None:
    table = england("A7: 1P; A3: 2T", level=3)
    invaders_from(table, "", deck=["1-mountain"], **{EXTRA: ["1-sands"]}).expect("A4: 1T; A3: 2T")


# Local Autonomy.


@shows("england-level-5")
@rule("SI-075", "SI-153")
def test_buildings_have_one_more_health() -> None:
    for level in (4, 5, 6):
        s = england("A7: 1P; A5: 1E 1T 1C 1D", level=level).s
        health = [s.health_of(5, piece(kind)) for kind in range(4)]
        assert health == ([1, 3, 4, 2] if level >= 5 else [1, 2, 3, 2])
    table = england("A7: 1P; A5: 1T; A8: 1C", level=5)
    table.action(lambda act: act.damage(2), land="A5").expect("A5: 1T/2")
    table.action(lambda act: act.damage(3), land="A8").expect("A8: 1C/3")
    table.action(lambda act: act.damage(1), land="A5").expect("A5:")


# Independent Resolve.


@shows("england-level-6")
@rule("SI-080", "SI-153")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_each_player_adds_one_fear_to_the_pool(seats: int) -> None:
    assert world(seats, adversary=ENGLAND, level=5).fear_pool == 4 * seats
    assert world(seats, adversary=ENGLAND, level=6).fear_pool == 5 * seats


@shows("england-level-6")
@rule("SI-153")
def test_without_a_fear_card_the_additional_build_happens_twice() -> None:
    table = england("A7: 1P; A5: 1E", level=6)
    invaders_from(table, "", deck=["1-mountain"], **{EXTRA: ["1-wetland"]}).expect("A5: 1E 1T 1C")
    assert told(table, "invaders")[:2] == [("build", "1-wetland")] * 2
    assert table.s.invader_discard == ["1-wetland"]
    once = england("A7: 1P; A5: 1E", level=5)
    invaders_from(once, "", deck=["1-mountain"], **{EXTRA: ["1-wetland"]}).expect("A5: 1E 1T")


@shows("england-level-6")
@rule("SI-152")
def test_the_second_time_its_lands_are_found_again() -> None:
    # The town that A3 gets first has A4 built in the second time.
    table = england("A6: 1P; A2: 1T; A3: 1E", level=6)
    cards = {EXTRA: ["3-jungle-sands"]}
    invaders_from(table, "", deck=["1-mountain"], **cards).expect("A3: 1E 1T 1C; A4: 1T; A2: 1T")


@shows("england-level-6")
@rule("SI-153", "SI-082")
def test_with_a_fear_card_it_happens_once_and_twice_again_in_the_next_phase() -> None:
    table = england("A7: 1P; A5: 1E", level=6)
    table.s.earned = ["belief-takes-root"]
    deck = ["1-jungle", "1-mountain"]
    invaders_from(table, "", deck=deck, **{EXTRA: ["1-wetland"]}).expect("A5: 1E 1T")
    assert told(table, "fear-resolved") == [("belief-takes-root", 1)]
    invaders_from(table, "", **{EXTRA: ["1-wetland"]}).expect("A5: 1E 2T 1C")


def test_other_slots_build_once() -> None:
    table = england("A7: 1P; A5: 1E", level=6)
    invaders_from(table, "", deck=["1-mountain"], build=["1-wetland"]).expect("A5: 1E 1T")
    assert [args[0] for args in told(table, "invaders")] == ["build", "explore"]


# What is told.


def test_the_panel_can_be_looked_at() -> None:
    table = england("A5: 1P", level=3)
    assert [WORDS.status(line) for line in GAME.look(table.s, 0, ENGLAND)] == [
        "Escalation: Building Boom",
        "Level 1: Indentured Servants Earn Land",
        "Level 2: Criminals and Malcontents",
        "Level 3: High Immigration (I)",
    ]


# Whole games.


@pytest.mark.parametrize(("seed", "level"), [(1, 3), (2, 4), (3, 6)])
def test_games_against_it_keep_every_promise(seed: int, level: int) -> None:
    end = play_from_the_lobby(seed, seats=1 + seed % 2, adversary=ENGLAND, level=level)
    assert (end.slots[0].name == EXTRA) or level == 3
    assert end.won or end.lost


def test_a_game_with_another_adversary_comes_to_its_end() -> None:
    both: dict[str, Any] = {"adversary": "sweden", "level": 6, "supporting": ENGLAND, "supporting-level": 6}
    end = play_out([RIVER, LIGHTNING], 5, **both)
    assert end.won or end.lost
