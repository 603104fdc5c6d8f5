"""What is seen of the table, and what is not."""

import pytest

from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.power import counted
from rulebound.games.spirit_island.view import IslandView, LandView, PieceView
from rulebound.kernel import Option, Rng
from rulebound.kernel.view import view_bytes
from tests.games.spirit_island.frames import LIGHTNING, two, world
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.marks import rule


def seen(table: Table) -> IslandView:
    return GAME.view(table.s, None)


def at(view: IslandView, name: str) -> LandView:
    return next(each for each in view.lands if each.id == name)


def test_a_land_field_by_field() -> None:
    table = two("A5: 2E 1T/1 1C*2 3D 2B 2P 1Q 1Wi 2Ba; B1: 1Q")
    s = table.s
    a5 = s.island.number_of["A5"]
    s.defend[a5], s.isolated = 3, 1 << a5
    s.effects.append(Effect("no-blight", land=a5))
    land = at(seen(table), "A5")
    assert land.pieces == [
        PieceView("explorer", 2),
        PieceView("dahan", 3),
        PieceView("town", 1, damage=1),
        PieceView("city", 1, strife=2),
    ]
    assert (land.tokens, land.blight, land.presence, land.sacred) == ({"wilds": 1, "badlands": 2}, 2, [2, 1], [0])
    assert (land.defend, land.effects, land.isolated) == (3, ["no-blight"], True)
    assert [each.id for each in seen(table).lands] == ["A5", "B1"]
    assert at(seen(table), "B1") == LandView("B1", presence=[0, 1])


def test_a_spirit_field_by_field() -> None:
    table = two("A5: 2P; B5: 1Q")
    spirit = table.s.spirits[0]
    spirit.energy, spirit.plays, spirit.destroyed, spirit.open = 4, 1, 2, [3, 2]
    spirit.hand, spirit.played, spirit.discard = (
        ["wash-away"],
        ["flash-floods", "boon-of-vigor"],
        ["rivers-bounty"],
    )
    spirit.used, spirit.groups, spirit.growth = ["flash-floods"], 0b10, ["card"]
    spirit.gained = list(counted("1 any"))
    spirit.notes = {"hastened": 1}
    table.s.effects.append(Effect("ward", seat=0, amount=2))
    view = seen(table).spirits[0]
    assert (view.id, view.energy, view.income, view.plays, view.card_plays) == (RIVER, 4, 2, 1, 2)
    assert (view.open, view.destroyed) == ([3, 2], 2)
    assert (view.hand, view.played, view.used) == (
        ["wash-away"],
        ["flash-floods", "boon-of-vigor"],
        ["flash-floods"],
    )
    assert view.discard == ["rivers-bounty"]
    assert view.elements == {"sun": 2, "water": 2, "plant": 1, "any": 1}
    assert view.levels == {"massive-flooding": [1, 2]}
    assert (view.stage, view.groups, view.growth, view.done) == ("ready", [1], ["card"], False)
    assert (view.notes, view.effects) == ({"hastened": 1}, ["ward"])
    assert seen(table).spirits[1].id == LIGHTNING


@rule("SI-004", "SI-100", "SI-108")
def test_the_invader_board() -> None:
    table = island("A1: 1E 1P; A5: 1T; A6: 1D")
    s = table.s
    s.slot("ravage").cards, s.slot("build").cards, s.slot("explore").cards, s.invader_discard = (
        ["1-mountain"],
        ["2-wetland"],
        ["1-jungle"],
        ["1-sands"],
    )
    s.invader_deck, s.todo = ["3-jungle-sands", "2-coastal"], [s.island.number_of["A1"]]
    view = seen(table)
    assert [(slot.name, slot.does, slot.cards, slot.lands) for slot in view.slots] == [
        ("ravage", "ravage", ["1-mountain"], ["A1"]),
        ("build", "build", ["2-wetland"], ["A5"]),
        ("explore", "explore", ["1-jungle"], ["A3", "A8"]),
    ]
    assert (view.invader_deck, view.invader_discard, view.todo) == ([2, 3], ["1-sands"], ["A1"])


def test_fear_blight_and_decks() -> None:
    table = island("A5: 1P")
    s = table.s
    s.earned, s.fear_deck = s.fear_deck[-4:], s.fear_deck[:-4]
    s.fear_discard = [s.earned.pop(0)]
    s.fear, s.blight_left, s.turn, s.phase, s.step = 2, 3, 4, "invaders", "fear"
    s.spirits[0].drawn, s.minors_discard = [s.minors.pop()], [s.minors.pop()]
    view = seen(table)
    assert (view.terror, view.fear, view.fear_pool, view.fear_left) == (2, 2, 4, [0, 2, 3])
    assert (view.fear_earned, view.fear_resolved, view.fear_shown) == (3, s.fear_discard, [])
    assert (view.blight_left, view.blighted, view.turn, view.phase, view.step) == (3, False, 4, "invaders", "fear")
    assert (view.spirits[0].drawn, view.minors_discard) == (s.spirits[0].drawn, s.minors_discard)
    assert (view.minors_left, view.majors_left, view.boards, view.layout) == (34, 22, ["A"], "standard-1")


def test_the_blight_card_is_seen_when_it_is_turned() -> None:
    table = island("A5: 1P", blight="card")
    assert (seen(table).blight_card, seen(table).has_blight_card) == ("", True)
    table.s.flipped = True
    assert seen(table).blight_card == table.s.blight_card
    without = island("A5: 1P", blight="none")
    assert (seen(without).blight_card, seen(without).has_blight_card) == ("", False)


def test_nothing_that_lies_face_down_is_seen() -> None:
    table = island("A5: 1P", blight="card")
    s = table.s
    s.earned = [s.fear_deck.pop(), s.fear_deck.pop()]
    hidden = [*s.fear_deck, *s.earned, *s.minors, *s.majors, s.blight_card, *s.blight_deck]
    text = view_bytes(seen(table)).decode()
    assert len(hidden) > 60
    assert [card for card in hidden if f'"{card}"' in text] == []
    assert [card for card in s.invader_deck if f'"{card}"' in text] == []


def test_a_fear_card_that_was_turned_up_is_seen() -> None:
    table = island("A5: 1P")
    shown = table.s.fear_deck[-2]
    table.s.fear_shown = [shown]
    assert seen(table).fear_shown == [shown]


@pytest.mark.parametrize("seats", [1, 3])
def test_every_world_that_is_redealt_looks_the_same_and_keeps_the_laws(seats: int) -> None:
    real = world(seats, 5, blight="card")
    real.earned = [real.fear_deck.pop()]
    state = real.copy()
    decks: dict[str, set[str]] = {}
    for n in range(20):
        GAME.determinize(state, (0,), Rng(n))
        assert list(GAME.invariants(state)) == []
        assert view_bytes(GAME.view(state, 0)) == view_bytes(GAME.view(real, 0))
        for name in ("minors", "majors", "fear_deck", "earned", "invader_deck", "blight_card"):
            decks.setdefault(name, set()).add(repr(getattr(state, name)))
    assert {name for name, met in decks.items() if len(met) > 1} == set(decks)


def test_all_seats_and_those_who_watch_see_the_same() -> None:
    s = world(3, 5)
    views = [view_bytes(GAME.view(s, seat)) for seat in (0, 1, 2, None)]
    assert len(set(views)) == 1


def test_what_counts_for_the_score_is_told_with_it() -> None:
    table = island("A5: 1P 3D 2B; A8: 1C")
    table.s.invader_deck = table.s.invader_deck[:4]
    view = seen(table)
    assert [(part.name, part.number, part.points) for part in view.score_parts] == [
        ("cards", 8, 8),
        ("dahan", 3, 3),
        ("blight", 2, -2),
    ]
    assert view.score == 8 + 3 - 2
    table.s.won = "fear"
    assert [(part.name, part.points) for part in seen(table).score_parts] == [
        ("victory", 10),
        ("cards", 2 * 4),
        ("dahan", 3),
        ("blight", -2),
    ]
    assert seen(table).score == 10 + 2 * 4 + 3 - 2


def test_how_many_growth_groups_can_still_be_chosen() -> None:
    table = island("A5: 1P")
    assert seen(table).spirits[0].groups_left == 1
    table.s.spirits[0].groups = 0b10
    assert seen(table).spirits[0].groups_left == 0


def test_what_has_become_of_the_island() -> None:
    table = two("A5: 1P; B5: 1Q")
    number = table.s.island.number_of
    table.s.lay_out(
        (
            f"link {number['A5']} {number['B5']}",
            f"gone {number['A7']}",
            f"join {number['A1']} {number['A2']}",
        )
    )
    view = seen(table)
    assert (view.links, view.gone, view.joined) == ([["A5", "B5"]], ["A7"], [["A1", "A2"]])


def test_what_lasts_for_all_is_told_by_its_own_name_or_by_that_of_the_card_that_brought_it() -> None:
    table = two("A5: 1P; B5: 1Q")
    table.s.effects = [
        Effect("dahan-safe"),
        Effect("dahan-safe"),
        Effect("a-nameless-rule", source="wash-away"),
        Effect("a-nameless-rule"),
        Effect("ward", seat=0),
        Effect("no-blight", land=3),
    ]
    table.s.rules = [*table.s.rules, Effect("dread", until="game")]
    assert [(each.sort, each.name, each.until) for each in seen(table).lasting] == [
        ("lasting", "dread", "game"),
        ("lasting", "dahan-safe", "turn"),
        ("power", "wash-away", "turn"),
    ]


@pytest.mark.parametrize(
    ("option", "target"),
    [
        (Option("push-token", "beasts", "A3"), "land:A3"),
        (Option("gather-token", "beasts", "A3"), "piece:A3:beasts"),
        (Option("gather-blight", "A3"), "piece:A3:blight"),
        (Option("gather-presence", 1, "A3"), "piece:A3:presence-1"),
        (Option("shift", "A3", "A5"), "land:A5"),
        (Option("cover", "energy"), "track:energy"),
        (Option("spend", "moon"), "element:moon"),
        (Option("discard", "wash-away"), "power:wash-away"),
        (Option("fight-marked", "town", 1, 0, "A3"), "piece:A3:town:1:0"),
    ],
)
def test_what_an_option_points_at(option: Option, target: str) -> None:
    assert GAME.target(option) == target


def test_every_option_with_a_target_has_a_pattern_that_its_words_fill() -> None:
    for verb, pattern in GAME.targets.items():
        assert pattern.format_map(dict.fromkeys(GAME.verbs[verb].split(), "x")) != pattern
