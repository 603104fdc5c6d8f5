"""Pieces and tokens that no box holds: settlers and vitality stand, move, are hurt and shown like all others."""

from collections.abc import Iterator

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.pieces import (
    CITY,
    DAHAN,
    FEAR,
    HEALTH,
    KIND,
    KIND_OF,
    KINDS,
    PRINTED,
    STRENGTH,
    TOKENS,
    TOWN,
    damage_of,
    kind_of,
    picked,
    piece,
    piece_kind,
    piece_option,
    strife_of,
    token_kind,
    unhurt,
)
from rulebound.games.spirit_island.printed import printed
from rulebound.games.spirit_island.rule import RULES, Rule
from rulebound.games.spirit_island.setup import SPIRITS
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow
from tests.games.spirit_island.doubles import fresh, play_to_the_end, say_table
from tests.games.spirit_island.frames import TEST_POWER, give, power
from tests.games.spirit_island.harness import Table, island

BRINGER, OCEAN = "bringer-of-dreams-and-nightmares", "oceans-hungry-grasp"


class Kinds:
    """What the box has besides its own."""

    settler: int
    vitality: int


@pytest.fixture(autouse=True)
def _kinds() -> Iterator[None]:
    Kinds.settler = piece_kind("settler", health=2, fear=1)
    Kinds.vitality = token_kind("vitality")
    yield
    for there in (KINDS, HEALTH, STRENGTH, FEAR):
        del there[Kinds.settler]
    del KIND_OF["settler"]
    TOKENS.remove("vitality")


def settled(position: str, **settlers: int) -> Table:
    """A position with so many settlers in these lands."""
    table = island(position)
    for name, number in settlers.items():
        table.s.put(table.s.island.number_of[name], Kinds.settler, number)
    return table


def standing(table: Table, name: str) -> dict[int, int]:
    """The settlers of a land: damage, and how many have it."""
    there = table.s.pieces[table.s.island.number_of[name]]
    return {damage_of(code): number for code, number in there.items() if kind_of(code) == Kinds.settler}


@pytest.mark.parametrize(("damage", "strife"), [(0, 0), (1, 0), (0, 2), (31, 31)])
def test_a_piece_carries_its_kind_damage_and_strife(damage: int, strife: int) -> None:
    for kind in KINDS:
        code = piece(kind, damage, strife)
        assert (kind_of(code), damage_of(code), strife_of(code)) == (kind, damage, strife)
        assert (code & KIND, unhurt(code)) == (kind, piece(kind, 0, strife))
        assert picked(piece_option("push", code, "A5")) == (code, "A5")


def test_the_codes_of_the_printed_pieces_are_those_of_old_records() -> None:
    assert PRINTED == (0, 1, 2, 3)
    assert [piece(TOWN, 1), piece(CITY, 2, 1), piece(DAHAN, 1)] == [1 + 4, 2 + 8 + 128, 3 + 4]


def test_it_is_none_of_the_invaders_and_no_dahan() -> None:
    table = settled("A5: 1D; A8: 1P", A5=3)
    assert table.s.invaders(table.s.island.number_of["A5"]) == 0
    table.ravage("A5")
    assert standing(table, "A5") == {0: 3}


def test_it_is_moved_hurt_and_destroyed() -> None:
    table = settled("A5: 1T; A8: 1P", A5=2)
    table.action(lambda act: act.push(1, (Kinds.settler,)), "push settler A7", land="A5")
    assert (standing(table, "A5"), standing(table, "A7")) == ({0: 1}, {0: 1})
    table.action(lambda act: act.damage(1, (Kinds.settler,)), land="A5")
    assert standing(table, "A5") == {1: 1}
    table.action(lambda act: act.gather(1, (Kinds.settler,)), land="A7")
    assert standing(table, "A7") == {0: 1, 1: 1}
    table.action(lambda act: act.damage(1, (Kinds.settler,)), "hit-marked settler 1 0 A7", land="A7")
    table.expect(fear=1)
    assert standing(table, "A7") == {0: 1}
    table.action(lambda act: act.destroy_all((Kinds.settler,)), land="A7").expect(fear=2)
    assert standing(table, "A7") == {}


def test_its_tokens_are_added_and_moved() -> None:
    table = island("A8: 1P")
    table.action(lambda act: act.add_token(Kinds.vitality, 2), land="A5")
    table.action(lambda act: act.push(1, tokens=(Kinds.vitality,)), "push-token vitality A7", land="A5")
    lands = {land.id: land.tokens for land in GAME.view(table.s, None).lands if land.tokens}
    assert lands == {"A5": {"vitality": 1}, "A7": {"vitality": 1}}
    assert "A5: vitality, 1" in say_table(table.s)


def test_the_view_and_the_lines_tell_of_it() -> None:
    table = settled("A5: 1T; A8: 1P", A5=2, A7=1)
    table.s.put(table.s.island.number_of["A7"], piece(Kinds.settler, 1))
    pieces = {
        land.id: [(each.kind, each.number, each.damage) for each in land.pieces]
        for land in GAME.view(table.s, None).lands
    }
    assert pieces == {
        "A5": [("town", 1, 0), ("settler", 2, 0)],
        "A7": [("settler", 1, 0), ("settler", 1, 1)],
        "A8": [],
    }
    said = say_table(table.s)
    assert "A5: settler, 2" in said
    assert "A7: settler, 2" in said
    assert any("settler" in line and "1 damage" in line for line in said)
    assert printed()["pieces"]["settler"] == {"health": 2, "strength": 0}


def test_bots_can_judge_a_power_that_pushes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def settle_and_push(act: Action) -> Flow[None]:
        act.add(Kinds.settler)
        yield from act.push(1, (Kinds.settler,))

    table = settled("A5: 1T 1P", A5=1)
    give(monkeypatch, table, power(settle_and_push, within=0))
    assert GAME.judge.hint(table.s, 0)
    table.s.spirits[0].stage = 0
    table.use(TEST_POWER, "push settler A7")
    assert standing(table, "A7") == {0: 1}


class Settling(Rule):
    """Each invader phase a settler comes to a land of each board, and each turn one that stands there is hurt."""

    def invader_phase(self, s: IslandState, its: Effect) -> Flow[None]:
        """Pieces and tokens."""
        yield from ()
        for name in ("A1", "D1"):
            s.put(s.island.number_of[name], Kinds.settler)
            s.tokens[Kinds.vitality][s.island.number_of[name]] += 1

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """A spirit that acts drives one away."""
        if act.kind == "spirit" and act.land >= 0 and act.cause is None and act.count(Kinds.settler):
            yield from act.push(1, (Kinds.settler,))
            yield from act.damage(1, (Kinds.settler,))


@pytest.mark.parametrize("seed", [1, 2])
def test_games_with_them_come_to_their_end(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setitem(RULES, "test-settling", Settling())
    s = fresh(("A", "D"), ((BRINGER, OCEAN), (OCEAN, SPIRITS[0]))[seed - 1], seed)
    s.effects.append(Effect("test-settling", until="game"))
    end = play_to_the_end(s, seed)
    assert end.turn > 1
    assert any(kind_of(code) == Kinds.settler for there in end.pieces for code in there)
