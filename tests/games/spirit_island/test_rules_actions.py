"""What an action is, and what it triggers (SI-142 to SI-149, and the words of SI-193 to SI-203)."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.fear_cards import each_land, each_player
from rulebound.games.spirit_island.invaders import invader_phase, ravage
from rulebound.games.spirit_island.panel import card_track, energy_track
from rulebound.games.spirit_island.pieces import EXPLORER, INVADERS, TOWN
from rulebound.games.spirit_island.rule import RULES, Rule
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.use import use_power
from rulebound.kernel import Flow
from tests.games.spirit_island.frames import (
    Plain,
    after_each,
    blight_double,
    blighted_island,
    fear_deck,
    play_as,
    power,
    turn_blight_card,
    two,
    watch,
)
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule


def here(position: str) -> Table:
    table = fear_deck(island(position + "; A7: 1P 1C"))
    table.s.blight_left = 9
    return table


@rule("SI-142", "SI-197")
def test_one_ravage_build_or_explore_in_one_land_is_one_action(monkeypatch: pytest.MonkeyPatch) -> None:
    table = here("A2: 1E; A5: 1E")
    seen = watch(monkeypatch, table)
    table.s.invader_deck, table.s.slot("ravage").cards, table.s.slot("build").cards = (
        ["1-jungle"],
        ["1-wetland"],
        ["1-wetland"],
    )
    table.run(invader_phase(table.s), "in-order")
    assert seen == [
        "invader ravage A2",
        "invader ravage A5",
        "invader build A2",
        "invader build A5",
        "invader explore A3",
        "invader explore A8",
    ]


@rule("SI-142")
def test_one_growth_symbol_and_one_symbol_of_a_track_are_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    class Grows(Plain):
        """Two symbols, and one on its track."""

        groups = (("energy-1", "play-1"),)
        tracks = (energy_track("1"), card_track("reclaim-1"))

    table = play_as(monkeypatch, here("A5: 1P"), Grows())
    seen = watch(monkeypatch, table)
    table.spirit_phase("group 1", "grow play-1", "grow energy-1", "bonus reclaim-1", "ready")
    assert seen == ["spirit play-1 -", "spirit energy-1 -", "spirit reclaim-1 -"]


@rule("SI-143")
def test_each_player_and_each_land_have_an_action_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    table = fear_deck(two("A5: 1P 2E; B5: 1Q 1E; A8: 1C"))
    seen = watch(monkeypatch, table)

    def destroy_explorers(act: Action) -> Flow[None]:
        yield from act.destroy_all((EXPLORER,))

    table.run(each_player(table.s, "test-players", lambda act: act.gain_energy(act.seat, 1)))
    table.run(each_land(table.s, "test-lands", table.s.where(EXPLORER), destroy_explorers))
    assert seen == ["fear test-players -"] * 2 + ["fear test-lands A5", "fear test-lands B5"]
    assert [spirit.energy for spirit in table.s.spirits] == [1, 1]


@rule("SI-144")
def test_who_meets_a_condition_is_found_first() -> None:
    def onward(act: Action) -> Flow[None]:
        yield from act.push(1, (EXPLORER,))

    table = here("A1: 1E; A3: 1E")
    table.run(each_land(table.s, "test", table.s.where(EXPLORER), onward), "push explorer A5", "push explorer A4")
    table.expect("A1:; A3:; A5: 1E; A4: 1E")


@rule("SI-145")
def test_the_kind_of_an_action_follows_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    table = here("A5: 1P 1E")
    seen = watch(monkeypatch, table)
    table.run(use_power(table.s, 0, power(lambda act: act.fear(1), within=0)), "target A5")
    table.run(each_player(table.s, "test-fear", lambda act: act.defend(1, 5)))
    table.build("A5")
    turn_blight_card(table, "downward-spiral")
    table.run(blighted_island(table.s), "lose A5")
    assert [line.split()[0] for line in seen] == ["spirit", "fear", "invader", "blight"]


def push_explorer(act: Action, to: int) -> Flow[None]:
    """One explorer goes to this land."""
    yield from act.push(1, (EXPLORER,), to=1 << to)


def echo(patch: pytest.MonkeyPatch, table: Table) -> None:
    """After explorers have moved, an explorer of A6 moves to A8, which would set it off again."""

    def does(act: Action, effect: Effect) -> Flow[None]:
        del effect
        if act.moved and not act.follows("test-echo") and act.s.count(6, EXPLORER):
            own = Action(act.s, act.kind, act.seat, land=6, source="test-echo", cause=act)
            yield from resolve(own, push_explorer(own, to=8))

    after_each(patch, "test-echo", does)
    table.s.effects.append(Effect("test-echo"))


@rule("SI-146", "SI-195")
def test_a_triggered_action_comes_once_for_an_action_and_not_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    table = here("A6: 5E; A4: 3E")
    echo(monkeypatch, table)
    seen = watch(monkeypatch, table)
    table.action(lambda act: act.push(2, (EXPLORER,)), "push explorer A3", "push explorer A3", land="A4")
    table.expect("A4: 1E; A3: 2E; A6: 4E; A8: 1E")
    assert seen == ["event test-echo A6", "event  A4"]
    table.action(lambda act: act.push(1, (EXPLORER,)), "push explorer A3", land="A4").expect("A6: 3E; A8: 2E")


@rule("SI-146")
def test_a_triggered_action_belongs_to_what_caused_it() -> None:
    s = here("A5: 1P").s
    base = Action(s, "spirit", 0, power=power(lambda act: act.fear(1)))
    triggered = Action(s, "spirit", 0, source="test-echo", cause=base)
    assert triggered.by_power
    assert triggered.follows("test-echo")
    assert not base.follows("test-echo")


@rule("SI-147", "SI-201")
def test_skipping_works_at_once_when_the_action_would_happen() -> None:
    table = here("A5: 1T 1D")
    table.action(lambda act: act.skip("ravage", "build"), land="A5")
    table.ravage("A5").build("A5").expect("A5: 1T 1D")
    table.explore("1-wetland").expect("A5: 1E 1T 1D")


@rule("SI-147")
def test_instead_works_inside_the_action(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mercy(Rule):
        """Instead of being destroyed an explorer only causes fear."""

        def instead_of_destroying(self, act: Action, its: Effect, land: int, code: int) -> Flow[bool]:
            yield from ()
            if code == EXPLORER:
                act.fear(1)
            return code == EXPLORER

    class Merciful(Plain):
        """It spares explorers."""

        rules = ("test-mercy",)

    monkeypatch.setitem(RULES, "test-mercy", Mercy())
    table = play_as(monkeypatch, here("A5: 1E 1T"), Merciful())
    table.action(lambda act: act.destroy_all(INVADERS), land="A5").expect("A5: 1E", fear=2)


@rule("SI-148")
def test_what_holds_all_the_time_is_no_action(monkeypatch: pytest.MonkeyPatch) -> None:
    table = here("A5: 1T")
    seen = watch(monkeypatch, table)
    table.s.effects.append(Effect("town-health", land=5, amount=1))
    table.action(lambda act: act.damage(2, (TOWN,)), land="A5").expect("A5: 1T/2")
    assert seen == ["event  A5"]


@rule("SI-149")
def test_an_action_inside_another_is_over_before_the_first_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def text(s: IslandState) -> Flow[None]:
        act = Action(s, "blight", land=5, source="test-now")
        yield from resolve(act, push_explorer(act, to=4))

    table = here("A5: 1T 1E 2D; A6: 1E")
    blight_double(monkeypatch, "test-now", 4, "turned", text)
    table.s.blight_card, table.s.blight_left = "test-now", 1
    echo(monkeypatch, table)
    seen = watch(monkeypatch, table)
    table.ravage("A5").expect("A5: 1D/1 1B; A4: 1E; A6:; A8: 1E")
    assert seen == ["blight test-echo A6", "blight test-now A5", "invader ravage A5"]


@rule("SI-149")
def test_a_presence_lost_inside_a_ravage_loses_before_the_dahan_can_win(monkeypatch: pytest.MonkeyPatch) -> None:
    def text(s: IslandState) -> Flow[None]:
        act = Action(s, "blight", 0, source="test-now")
        yield from resolve(act, lose_presence(act))

    def lose_presence(act: Action) -> Flow[None]:
        yield from act.destroy_presence(0)

    table = fear_deck(island("A5: 1T 2D; A6: 1P"))
    blight_double(monkeypatch, "test-now", 4, "turned", text)
    table.s.blight_card, table.s.blight_left = "test-now", 1
    table.ravage("A5")
    assert (table.over, table.s.lost, table.s.won) == (True, "presence", "")


@rule("SI-145", "SI-149")
def test_a_ravage_that_a_power_causes_is_an_invader_action_and_does_real_damage() -> None:
    table = fear_deck(island("A5: 1P 1T 2D; A7: 1P 1C", spirit="bringer-of-dreams-and-nightmares"))
    table.s.blight_left = 9
    force = power(lambda act: ravage(act.s, act.land), within=0)
    table.run(use_power(table.s, 0, force), "target A5").expect("A5: 1D 1B; A7: 1P 1C", fear=1)
    assert not table.over
