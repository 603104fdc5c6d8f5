"""Adversaries in general (SI-001, SI-018, SI-108, SI-111, SI-142 to SI-145, SI-153, SI-154)."""

from collections.abc import Callable

import pytest

from rulebound.games.spirit_island.adversary import (
    ADVERSARIES,
    HIGHEST,
    Adversary,
    Foe,
    Level,
    fear_of,
    joint_difficulty,
    level_id,
    plan_of,
)
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.fear_cards import cards_for
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invader_deck import (
    DeckChange,
    Plan,
    after_each,
    moved_under,
    shown,
    without,
    without_any,
)
from rulebound.games.spirit_island.invaders import invader_phase, stage_of
from rulebound.games.spirit_island.pieces import CITY, EXPLORER, KINDS, TOWN, kind_of
from rulebound.games.spirit_island.rule import RULES, Rule
from rulebound.games.spirit_island.scoring import score
from rulebound.games.spirit_island.setup import SETUP, check
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.turn import play
from rulebound.games.spirit_island.view import FoeView
from rulebound.kernel import COMPILED, BadSetup, Choice, Flow, Number, When
from tests.games.spirit_island.frames import asks, fear_deck, told, two, world
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.marks import rule

TEST_FOE = "test-foe"
PRUSSIA = "brandenburg-prussia"


def note_escalation(s: IslandState) -> Flow[None]:
    s.emit("escalated", "noted")
    yield from ()


def invent(
    patch: pytest.MonkeyPatch,
    *levels: Level,
    escalation: Callable[[IslandState], Flow[None]] = note_escalation,
    after_exploring: bool = False,
) -> None:
    """An adversary of the test's own."""
    facts = {"id": TEST_FOE, "levels": levels, "escalate": lambda _, s, __, ___: escalation(s)}
    facts["after_exploring"] = after_exploring
    foe: Adversary = type("FoeDouble", (Adversary,), facts)()
    patch.setitem(ADVERSARIES, TEST_FOE, foe)
    patch.setitem(RULES, TEST_FOE, foe)
    for number, level in enumerate(levels):
        patch.setitem(RULES, level_id(TEST_FOE, number), level)
    patch.setitem(SETUP.fields, "adversary", Choice("adversary", ("none", TEST_FOE, PRUSSIA)))
    when = When("adversary", (TEST_FOE, PRUSSIA))
    patch.setitem(SETUP.fields, "supporting", Choice("supporting", ("none", TEST_FOE), when=when))
    patch.setitem(SETUP.fields, "level", Number("level", 0, HIGHEST, 0, when=when))


def stacked(cards: str) -> DeckChange:
    """An invader deck of these stages from its top."""

    def change(plan: Plan) -> None:
        plan[:] = cards

    return change


def explores(table: Table, *cards: str, answers: tuple[str, ...] = ()) -> Table:
    """An invader phase in which these cards are turned up; the last of them comes from the deck."""
    table.s.slot("explore").cards, table.s.invader_deck, table.s.step = list(cards[:-1]), [cards[-1]], ""
    return table.run(invader_phase(table.s), *answers)


# Before the game.


@rule("SI-001")
def test_an_adversary_and_its_level_are_chosen_before_set_up() -> None:
    plain, hard = world(2), world(2, adversary=PRUSSIA, level=6)
    assert [GAME.view(s, 0).foes for s in (plain, hard)] == [[], [FoeView(PRUSSIA, 6)]]
    assert len(plain.invader_deck) > len(hard.invader_deck)
    assert [name for name in SETUP.fields if name in ("adversary", "level")] == ["adversary", "level"]
    assert SETUP.check({"seats": 1})["adversary"] == "none"


@rule("SI-001")
def test_a_level_needs_an_adversary() -> None:
    with pytest.raises(BadSetup, match="level: asked only with adversary"):
        SETUP.check({"seats": 1, "level": 3})
    with pytest.raises(BadSetup, match="level"):
        SETUP.check({"seats": 1, "adversary": PRUSSIA, "level": 7})
    check(SETUP.check({"seats": 1, "adversary": PRUSSIA, "level": 3}))
    check(SETUP.check({"seats": 1, "adversary": PRUSSIA}))


@pytest.mark.skipif(COMPILED, reason="compiled code calls its own methods")
@rule("SI-018")
def test_pieces_of_set_up_come_level_by_level_after_what_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    invent(
        monkeypatch,
        Level(0, (3, 3, 3)),
        Level(0, (3, 3, 3), pieces=((1, CITY), (4, TOWN))),
        Level(0, (3, 3, 3), pieces=((2, TOWN),)),
        Level(0, (3, 3, 3), pieces=((5, CITY),)),
    )
    put, came = IslandState.put, []

    def note(s: IslandState, land: int, code: int, number: int = 1) -> None:
        came.append(f"{s.island.names[land]} {KINDS[kind_of(code)]}")
        put(s, land, code, number)

    monkeypatch.setattr(IslandState, "put", note)
    world(2, boards=["A", "B"], adversary="none")
    printed, came[:] = came.copy(), []
    world(2, boards=["A", "B"], adversary=TEST_FOE, level=2)
    assert came[: len(printed)] == printed
    assert came[len(printed) :] == ["A1 city", "A4 town", "B1 city", "B4 town", "A2 town", "B2 town"]


@rule("SI-153")
def test_levels_add_up_and_the_highest_says_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    invent(
        monkeypatch,
        Level(1, (3, 3, 3)),
        Level(2, (4, 4, 4), deck=stacked("112233"), pieces=((4, TOWN),)),
        Level(5, (1, 2, 3), pieces=((4, CITY),)),
    )
    found = []
    for level in range(3):
        s = world(boards=["A"], adversary=TEST_FOE, level=level)
        order = "".join(str(stage_of(card)) for card in reversed(s.invader_deck))
        found.append((order, s.fear_levels, len(s.fear_deck), s.count(4, TOWN), s.count(4, CITY)))
    assert found == [
        ("111222233333", [3, 3, 3], 9, 0, 0),
        ("112233", [4, 4, 4], 12, 1, 0),
        ("112233", [1, 2, 3], 6, 1, 1),
    ]


@rule("SI-154", "SI-088")
def test_the_difficulty_of_the_level_counts_in_the_score(monkeypatch: pytest.MonkeyPatch) -> None:
    invent(monkeypatch, Level(1, (3, 3, 3)), Level(4, (3, 3, 3), deck=stacked("1222233333")))
    for foe, level, number, cards in (("none", 0, 0, 12), (TEST_FOE, 0, 1, 12), (TEST_FOE, 1, 4, 10)):
        s = island("A5: 1P 3D 1B; A8: 1C", adversary=foe, level=level).s
        s.invader_deck = s.invader_deck[:4]
        assert GAME.view(s, 0).difficulty == number
        s.lost = "blight"
        assert score(s) == 2 * number + cards - 4 + 3 - 1
        s.won, s.lost = "fear", ""
        assert score(s) == 5 * number + 10 + 2 * 4 + 3 - 1


# Escalation.


@rule("SI-108")
@pytest.mark.parametrize(
    ("card", "does"),
    [("2-sands", True), ("2-wetland", True), ("2-coastal", False), ("1-sands", False), ("3-jungle-sands", False)],
)
def test_cards_of_stage_two_escalate_but_not_the_coast(
    monkeypatch: pytest.MonkeyPatch, card: str, does: bool
) -> None:
    invent(monkeypatch, Level(1, (3, 3, 3)))
    table = explores(fear_deck(island("A5: 1P; A7: 1C", adversary=TEST_FOE)), card)
    assert told(table, "escalated") == [(TEST_FOE,), ("noted",)] * does
    alone = explores(fear_deck(island("A5: 1P; A7: 1C")), card)
    assert told(alone, "escalated") == []


@rule("SI-108")
def test_escalation_comes_after_the_card_is_turned_and_before_its_lands_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def settle(s: IslandState) -> Flow[None]:
        s.put(5, TOWN)
        yield from ()

    invent(monkeypatch, Level(1, (3, 3, 3)), escalation=settle)
    table = explores(fear_deck(island("A3: 1P 1C", adversary=TEST_FOE)), "2-wetland")
    table.expect("A2: 1E; A5: 1T 1E")
    kinds = [event.kind for event in table.heard if event.kind in ("revealed", "escalated", "invaders")]
    assert kinds == ["revealed", "escalated", "invaders"]
    explores(fear_deck(island("A3: 1P 1C")), "2-wetland").expect("A2: 1E; A5:")


@rule("SI-108", "SI-111", "SI-155")
def test_an_escalation_may_wait_until_its_card_has_been_explored_with(monkeypatch: pytest.MonkeyPatch) -> None:
    invent(monkeypatch, Level(1, (3, 3, 3)), after_exploring=True)
    table = explores(fear_deck(island("A5: 1P; A7: 1C", adversary=TEST_FOE)), "2-sands", "2-jungle")
    kinds = ("revealed", "added", "escalated")
    assert [event.args[0] for event in table.heard if event.kind in kinds] == [
        *("2-jungle", "explorer", TEST_FOE, "noted"),
        *(*["explorer"] * 2, TEST_FOE, "noted"),
    ]
    for number in range(1, 9):
        table.action(lambda act: act.skip(), land=f"A{number}")
    table.heard.clear()
    explores(table, "2-sands")
    assert [event.kind for event in table.heard if event.kind in kinds] == ["revealed", *["escalated"] * 2]
    for card, does in (("3-jungle-sands", True), ("2-sands", False)):
        table = fear_deck(island("A5: 1P; A7: 1C; A4: 1T", adversary=PRUSSIA, supporting=TEST_FOE))
        explores(table, card, answers=("land A1",) * (not does))
        assert (("noted",) in told(table, "escalated")) == does


def test_rules_follow_each_card_that_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    class Following(Rule):
        """Tells of each card, and how many lands are still to act."""

        def card_done(self, s: IslandState, its: Effect, does: str, card: str) -> Flow[None]:
            yield from ()
            seen.append((does, card, len(s.todo), s.count(7, EXPLORER)))

    seen: list[tuple[str, str, int, int]] = []
    monkeypatch.setitem(RULES, "test-following", Following())
    table = fear_deck(island("A5: 1P; A7: 1C"))
    table.s.enforce(Effect("test-following", until="game"))
    table.s.slot("ravage").cards, table.s.slot("build").cards = ["1-mountain"], ["1-jungle", "1-wetland"]
    explores(table, "1-sands")
    assert seen == [
        ("ravage", "1-mountain", 0, 0),
        ("build", "1-jungle", 0, 0),
        ("build", "1-wetland", 0, 0),
        ("explore", "1-sands", 0, 1),
    ]


@rule("SI-111")
def test_each_card_of_the_explore_slot_escalates_in_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    invent(monkeypatch, Level(1, (3, 3, 3)))
    table = fear_deck(island("A5: 1P; A7: 1C", adversary=TEST_FOE))
    explores(table, "2-sands", "2-jungle")
    assert [(event.kind, *event.args) for event in table.heard if event.kind in ("escalated", "invaders")] == [
        ("escalated", TEST_FOE),
        ("escalated", "noted"),
        ("invaders", "explore", "2-sands"),
        ("escalated", TEST_FOE),
        ("escalated", "noted"),
        ("invaders", "explore", "2-jungle"),
    ]


@rule("SI-019", "SI-108")
def test_nothing_escalates_while_the_game_is_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    invent(monkeypatch, Level(1, (3, 3, 3), deck=without_any("1")))
    for seed in range(8):
        table = Table(world(seed=seed, spirits=[RIVER], adversary=TEST_FOE))
        asks(play(table.s))
        assert stage_of(table.s.slot("build").cards[0]) == 2
        assert told(table, "escalated") == []


def test_the_adversary_stays_when_time_passes() -> None:
    table = fear_deck(two("A5: 1P; B5: 1Q; A7: 1C"))
    table.s.rules, table.s.kept = world(adversary=PRUSSIA, level=2).rules, None
    table.time_passes()
    assert GAME.view(table.s, 0).foes == [FoeView(PRUSSIA, 2)]


@pytest.mark.parametrize("level", [0, 6])
def test_an_invader_card_that_is_lost_or_there_twice_breaks_the_laws_of_the_box(level: int) -> None:
    s = world(adversary=PRUSSIA, level=level)
    assert list(GAME.invariants(s)) == []
    s.slot("build").cards = [s.invader_deck.pop()]
    assert list(GAME.invariants(s)) == []
    card = s.invader_deck.pop()
    assert list(GAME.invariants(s)) == ["the invader cards are not those of the deck"]
    s.invader_discard = [s.slot("build").cards[0]]
    assert list(GAME.invariants(s)) == ["the invader cards are not those of the deck"]
    s.invader_discard = [card]
    assert list(GAME.invariants(s)) == []


# Two adversaries.


@rule("SI-155")
def test_of_two_adversaries_the_supporting_one_changes_the_deck_first(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Level(1, (3, 3, 3))
    invent(monkeypatch, plain, plain, plain, plain, Level(7, (4, 4, 4), deck=after_each("2", "3")))
    found = [shown(plan_of([Foe(PRUSSIA, level), Foe(TEST_FOE, 4)])) for level in (1, 2, 3, 4)]
    assert found == [
        "111-2-3-2-3-2-3-2-33",
        "111-3-2-3-2-3-2-3-2-3",
        "11-3-2-3-2-3-2-3-2-3",
        "11-33-2-3-2-3-2-3",
    ]  # the book's example


@rule("SI-155")
def test_what_cannot_be_done_to_the_deck_is_left_out() -> None:
    plan = list("2233")
    for change in (without("1"), without_any("1"), moved_under("3", "1")):
        change(plan)
    assert shown(plan) == "22-33"


@rule("SI-155")
def test_the_fear_decks_of_two_adversaries_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    invent(monkeypatch, Level(1, (3, 4, 3)))
    assert fear_of([Foe(PRUSSIA, 6), Foe(TEST_FOE, 0)]) == (4, 5, 4)
    s = world(adversary=PRUSSIA, level=6, supporting=TEST_FOE)
    assert (s.fear_levels, len(s.fear_deck)) == ([4, 5, 4], 13)


@rule("SI-155")
def test_where_the_fear_cards_do_not_suffice_the_last_level_has_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    invent(monkeypatch, Level(1, (5, 5, 6)))
    s = world(adversary=PRUSSIA, level=6, supporting=TEST_FOE)
    assert (s.fear_levels, len(s.fear_deck)) == ([6, 6, 3], len(cards_for(("base",), ())))
    assert list(GAME.invariants(s)) == []
    s = world(adversary=PRUSSIA, level=6, supporting=TEST_FOE, boxes=["base", "branch-and-claw"])
    assert (s.fear_levels, len(s.fear_deck)) == ([6, 6, 7], 19)


@rule("SI-155")
def test_the_joint_difficulty_is_the_higher_one_and_a_part_of_the_lower(monkeypatch: pytest.MonkeyPatch) -> None:
    invent(monkeypatch, *(Level(number, (3, 3, 3)) for number in (1, 2, 4, 7, 8)))
    found = [joint_difficulty([Foe(PRUSSIA, 6), Foe(TEST_FOE, level)]) for level in range(5)]
    assert found == [11, 11, 13, 14, 15]
    assert joint_difficulty([Foe(TEST_FOE, 4), Foe(PRUSSIA, 6)]) == 15


@rule("SI-155")
def test_the_supporting_adversary_escalates_with_the_last_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    invent(monkeypatch, Level(1, (3, 3, 3)))
    for card, who in (("2-sands", PRUSSIA), ("2-coastal", ""), ("3-jungle-sands", TEST_FOE), ("1-sands", "")):
        table = island("A5: 1P; A8: 1C", adversary=PRUSSIA, supporting=TEST_FOE)
        told_of = [
            args[0] for args in told(explores(table, card, answers=("land A4",) * (who == PRUSSIA)), "escalated")
        ]
        assert told_of == {PRUSSIA: [PRUSSIA], TEST_FOE: [TEST_FOE, "noted"]}.get(who, [])


@rule("SI-155")
def test_two_adversaries_are_two_different_ones() -> None:
    with pytest.raises(BadSetup, match="two different"):
        check(SETUP.check({"seats": 1, "adversary": PRUSSIA, "supporting": PRUSSIA}))
    with pytest.raises(BadSetup, match="supporting: asked only with adversary"):
        SETUP.check({"seats": 1, "supporting": PRUSSIA})
