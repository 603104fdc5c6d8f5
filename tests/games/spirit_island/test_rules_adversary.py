"""Adversaries in general (SI-001, SI-018, SI-108, SI-111, SI-142 to SI-145, SI-153, SI-154)."""

from collections.abc import Callable

import pytest

from rulebound.games.spirit_island.adversary import ADVERSARIES, HIGHEST, Adversary, Level, level_id
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import invader_phase, stage_of
from rulebound.games.spirit_island.pieces import CITY, KINDS, TOWN, kind_of
from rulebound.games.spirit_island.rule import RULES
from rulebound.games.spirit_island.scoring import score
from rulebound.games.spirit_island.setup import SETUP, check
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.turn import play
from rulebound.kernel import BadSetup, Choice, Flow, Number, When
from tests.games.spirit_island.frames import asks, fear_deck, told, two, world
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.marks import rule

TEST_FOE = "test-foe"
PRUSSIA = "brandenburg-prussia"


def note_escalation(s: IslandState) -> Flow[None]:
    s.emit("escalated", "noted")
    yield from ()


def invent(
    patch: pytest.MonkeyPatch, *levels: Level, escalation: Callable[[IslandState], Flow[None]] = note_escalation
) -> None:
    """An adversary of the test's own."""
    facts = {"id": TEST_FOE, "levels": levels, "escalate": lambda _, s, __: escalation(s)}
    foe: Adversary = type("FoeDouble", (Adversary,), facts)()
    patch.setitem(ADVERSARIES, TEST_FOE, foe)
    patch.setitem(RULES, TEST_FOE, foe)
    for number, level in enumerate(levels):
        patch.setitem(RULES, level_id(TEST_FOE, number), level)
    patch.setitem(SETUP.fields, "adversary", Choice("adversary", ("none", TEST_FOE)))
    when = When("adversary", (TEST_FOE,))
    patch.setitem(SETUP.fields, "level", Number("level", 0, HIGHEST, 0, when=when))


def explores(table: Table, *cards: str, answers: tuple[str, ...] = ()) -> Table:
    """An invader phase in which these cards are turned up; the last of them comes from the deck."""
    table.s.slot("explore").cards, table.s.invader_deck, table.s.step = list(cards[:-1]), [cards[-1]], ""
    return table.run(invader_phase(table.s), *answers)


# Before the game.


@rule("SI-001")
def test_an_adversary_and_its_level_are_chosen_before_set_up() -> None:
    plain, hard = world(2), world(2, adversary=PRUSSIA, level=6)
    assert [(view.adversary, view.level) for view in (GAME.view(plain, 0), GAME.view(hard, 0))] == [
        ("", 0),
        (PRUSSIA, 6),
    ]
    assert len(plain.invader_deck) > len(hard.invader_deck)
    assert [field.name for field in list(SETUP.fields.values())[-2:]] == ["adversary", "level"]
    assert SETUP.check({"seats": 1})["adversary"] == "none"


@rule("SI-001")
def test_a_level_needs_an_adversary() -> None:
    with pytest.raises(BadSetup, match="level: asked only with adversary"):
        SETUP.check({"seats": 1, "level": 3})
    with pytest.raises(BadSetup, match="level"):
        SETUP.check({"seats": 1, "adversary": PRUSSIA, "level": 7})
    check(SETUP.check({"seats": 1, "adversary": PRUSSIA, "level": 3}))
    check(SETUP.check({"seats": 1, "adversary": PRUSSIA}))


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
        Level(2, (4, 4, 4), "11-22-33", ((4, TOWN),)),
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
    invent(monkeypatch, Level(1, (3, 3, 3)), Level(4, (3, 3, 3), "1-2222-33333"))
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
    invent(monkeypatch, Level(1, (3, 3, 3), "2222-33333"))
    for seed in range(8):
        table = Table(world(seed=seed, spirits=[RIVER], adversary=TEST_FOE))
        asks(play(table.s))
        assert stage_of(table.s.slot("build").cards[0]) == 2
        assert told(table, "escalated") == []


def test_the_adversary_stays_when_time_passes() -> None:
    table = fear_deck(two("A5: 1P; B5: 1Q; A7: 1C"))
    table.s.rules, table.s.kept = world(adversary=PRUSSIA, level=2).rules, None
    table.time_passes()
    assert GAME.view(table.s, 0).adversary == PRUSSIA


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
