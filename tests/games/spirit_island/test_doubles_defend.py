"""Spirits whose own rule replaces how defend works: it counts twice where they are, or strikes instead."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.ravage import defence_of
from rulebound.games.spirit_island.rule import RULES, Rule
from rulebound.games.spirit_island.state import RAVAGE, IslandState
from rulebound.kernel import Event, Flow
from tests.games.spirit_island.doubles import WORDS, fresh, play_to_the_end, say_table
from tests.games.spirit_island.harness import RIVER, Table, island

EARTH, GREEN = "vital-strength-of-the-earth", "a-spread-of-rampant-green"
TWICE, THORNS = "test-twice", "test-thorns"


class Twice(Rule):
    """Whatever defends one of its lands counts twice."""

    def defended(self, s: IslandState, its: Effect, land: int, defence: int) -> int:
        """The whole, with what others bring."""
        return defence * 2 if s.spirits[its.seat].presence[land] else defence


class Thorns(Rule):
    """In its lands nothing is defended: before a ravage the invaders take as much damage."""

    def defended(self, s: IslandState, its: Effect, land: int, defence: int) -> int:
        """Nothing, while it is there."""
        return 0 if s.spirits[its.seat].presence[land] else defence

    def before_invaders_act(self, s: IslandState, its: Effect, land: int, what: str) -> Flow[bool]:
        """The damage is an action of the spirit."""
        if what == RAVAGE and s.defend[land] and s.spirits[its.seat].presence[land]:
            act = Action(s, "spirit", its.seat, land=land, source=its.kind)
            yield from resolve(act, act.damage(s.defend[land]))
        return False


@pytest.fixture(autouse=True)
def _rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES, TWICE, Twice())
    monkeypatch.setitem(RULES, THORNS, Thorns())


def with_rule(position: str, rule: str, defend: int, spirit: str = RIVER) -> Table:
    """A position in which A5 and A7 are defended so much, and the first spirit has this rule besides its own."""
    table = island(position, spirit=spirit)
    s = table.s
    s.spirits[0].rules, s.kept = (*s.spirits[0].rules, rule), None
    for name in ("A5", "A7"):
        s.defend[s.island.number_of[name]] = defend
    return table


def test_defend_counts_twice_where_the_spirit_is() -> None:
    table = with_rule("A5: 1P 2T 1D; A7: 1T", TWICE, 2)
    assert {land.id: land.defend for land in GAME.view(table.s, None).lands} == {"A5": 4, "A7": 2}
    assert WORDS.status(Event("defend-at", ("A5", 4))) in say_table(table.s)
    table.ravage("A5", "hit town A5").expect("A5: 1P 1T 1D")  # 4 damage are kept off, and the dahan strike back
    assert not table.s.blight[table.s.island.number_of["A5"]]


def test_the_whole_counts_twice_standing_defence_as_well() -> None:
    s = with_rule("A5: 2P 1T", TWICE, 1, spirit=EARTH).s
    assert defence_of(s, s.island.number_of["A5"]) == (1 + 3) * 2


def test_defend_strikes_instead_where_the_spirit_is() -> None:
    table = with_rule("A5: 1P 2T; A7: 2T", THORNS, 2)
    assert {land.id: land.defend for land in GAME.view(table.s, None).lands} == {"A5": 0, "A7": 2}
    table.ravage("A5", "hit town A5").ravage("A7")
    table.expect("A5: 1T 1B; A7: 2T 1B")  # the town that is left brings blight, and that takes the presence


@pytest.mark.parametrize(("rule", "defend"), [(TWICE, 2), (THORNS, 3)])
def test_bots_see_what_defend_is_worth_there(rule: str, defend: int) -> None:
    table, plain = with_rule("A5: 1P 2T; A8: 1P", rule, defend), island("A5: 1P 2T; A8: 1P")
    plain.s.defend = table.s.defend.copy()
    for each in (table, plain):
        each.s.slot(RAVAGE).cards = ["1-wetland"]
    worth, common = GAME.judge.hint(table.s, 0), GAME.judge.hint(plain.s, 0)
    assert worth > common if rule == TWICE else worth < common


@pytest.mark.parametrize("rule", [TWICE, THORNS])
def test_games_come_to_their_end(rule: str) -> None:
    s = fresh(("A", "D"), (EARTH, GREEN), 3)
    s.spirits[0].rules, s.kept = (*s.spirits[0].rules, rule), None
    assert play_to_the_end(s, 3).turn > 1
