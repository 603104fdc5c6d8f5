"""The order of a turn (SI-021 to SI-027)."""

from collections.abc import Callable

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.growth import spirit_phase
from rulebound.games.spirit_island.invaders import ravage
from rulebound.games.spirit_island.pieces import BEASTS, EXPLORER
from rulebound.games.spirit_island.power import FAST, SLOW
from rulebound.games.spirit_island.turn import play
from rulebound.games.spirit_island.use import options, power_phase
from rulebound.kernel import Anyone, Decide, Flow, Option
from tests.games.spirit_island.frames import asks, give, power, reply, texts, told, two, world
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.marks import rule


def play_a_turn() -> tuple[Table, list[str]]:
    """A whole turn in which everything takes the first way; with the phases and steps that were gone through."""
    s = world(spirits=[RIVER], boards=["A"])
    table = Table(s)
    steps: list[str] = []
    flow = play(s)
    answer: Option | tuple[int, Option] | None = None
    while s.turn < 2:
        ask = flow.send(answer)
        answer = None
        name = f"{s.phase} {s.step}".strip()
        if name not in steps[-1:]:
            steps.append(name)
        if isinstance(ask, Decide):
            answer = ask.options[0]
        elif isinstance(ask, Anyone):
            own = ask.options_of(0)
            answer = (0, next((each for each in own if each.text == "ready"), own[0]))
    return table, steps


@rule("SI-021", "SI-022", "SI-023", "SI-024", "SI-025")
def test_a_turn_goes_through_its_phases_in_order() -> None:
    table, steps = play_a_turn()
    phases = [args[0] for args in told(table, "phase")]
    assert phases == ["spirits", "fast", "invaders", "slow", "time", "spirits"]
    assert told(table, "turn") == [(1,), (2,)]
    kinds = [event.kind for event in table.heard if event.kind in ("turn", "phase")]
    assert [place for place, kind in enumerate(kinds) if kind == "turn"] == [0, 6]
    assert [step.removeprefix("invaders ") for step in steps if step.startswith("invaders ")] == [
        "blighted",
        "event",
        "fear",
        "ravage",
        "build",
        "explore",
        "advance",
    ]


@rule("SI-021")
def test_in_the_spirit_phase_growth_comes_before_energy_and_energy_before_cards() -> None:
    table = island("A5: 1P; A8: 1C")
    offered = texts(asks(spirit_phase(table.s)))
    assert offered == ["group 1", "group 2", "group 3"]
    table = island("A5: 1P; A8: 1C")
    table.spirit_phase(
        "group 2",
        "grow presence-1",
        "presence energy A5",
        "grow presence-1",
        "presence energy A5",
        "play flash-floods",
        "ready",
    )
    table.expect("A5: 3P", energy=0)
    assert table.s.spirits[0].played == ["flash-floods"]


@rule("SI-022", "SI-024")
def test_fast_powers_are_used_in_the_fast_phase_and_slow_ones_in_the_slow_phase() -> None:
    table = island("A5: 1P; A8: 1C")
    table.s.spirits[0].played = ["flash-floods", "wash-away"]
    table.s.spirits[0].gained[0], table.s.spirits[0].gained[4] = 1, 2
    assert [option.text for option in options(table.s, 0, FAST)] == ["use flash-floods"]
    slow = [option.text for option in options(table.s, 0, SLOW)]
    assert slow[0] == "use wash-away"
    assert "use massive-flooding" in slow
    assert not any("flash-floods" in text for text in slow)


@rule("SI-025")
def test_when_time_passes_what_lasted_for_the_turn_ends() -> None:
    table = island("A5: 1T/1 1D/1 1C/2*1 1P")
    spirit = table.s.spirits[0]
    spirit.played, spirit.discard, spirit.gained[0] = ["wash-away"], ["flash-floods"], 2
    table.action(lambda act: act.defend(3), land="A5")
    table.action(lambda act: act.last("town-health", land=act.land, amount=1), land="A5")
    table.s.isolated = 1 << 5
    table.time_passes().expect("A5: 1T 1D 1C*1 1P", defend={"A5": 0})
    assert (spirit.played, spirit.discard) == ([], ["flash-floods", "wash-away"])
    assert not any(spirit.gained)
    assert (table.s.effects, table.s.isolated) == ([], 0)


@rule("SI-026")
def test_all_spirits_may_act_in_a_phase_in_any_order() -> None:
    table = two("A5: 1P; B5: 1Q")
    ask = asks(spirit_phase(table.s))
    assert isinstance(ask, Anyone)
    assert ask.seats == (0, 1)


@rule("SI-026")
def test_no_power_interrupts_another_and_its_spirit_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    table = two("A5: 1P 1E 1T; B5: 1Q")
    for seat in (0, 1):
        hit = power(lambda act: act.damage(1), within=9, name=f"test-hit-{seat}")
        give(monkeypatch, table, hit, seat=seat)
    flow = power_phase(table.s, FAST)
    aim = reply(flow, asks(flow), "use test-hit-1", seat=1)
    assert isinstance(aim, Decide)
    assert (aim.seat, aim.prompt) == (1, "target")
    hit_which = reply(flow, aim, "target A5")
    assert isinstance(hit_which, Decide)
    assert (hit_which.seat, texts(hit_which)) == (1, ["hit explorer A5", "hit town A5"])


@rule("SI-026")
def test_the_spirit_whose_board_it_is_chooses_for_all() -> None:
    for land, seat in (("A5", 0), ("B5", 1)):
        table = two(f"{land}: 1E 1T 2D; A8: 1P; B8: 1Q")
        ask = asks(ravage(table.s, table.s.island.number_of[land]))
        assert isinstance(ask, Decide)
        assert ask.seat == seat


@rule("SI-026")
def test_nobody_waits_for_what_another_spirit_chooses_in_the_spirit_phase() -> None:
    table = two("A5: 1P; B5: 1Q")
    flow = spirit_phase(table.s)
    ask = reply(flow, reply(flow, asks(flow), "group 2"), "grow presence-1")
    assert [(each, ask.shown_to(each).prompt) for each in ask.seats] == [(0, "presence"), (1, "spirit-phase")]
    ask = reply(flow, ask, "group 2", seat=1)
    assert [ask.shown_to(each).prompt for each in (0, 1)] == ["presence", "spirit-phase"]


@rule("SI-027")
def test_each_change_of_the_island_happens_whole_with_the_pick_that_makes_it() -> None:
    table = two("A5: 1P; B5: 1Q; A8: 1C")
    flow = spirit_phase(table.s)
    ask = asks(flow)
    for seat, symbol in ((0, "presence-1"), (1, "presence-0")):
        ask = reply(flow, reply(flow, ask, "group 2", seat), f"grow {symbol}", seat)
    before = len(table.heard)
    ask = reply(flow, ask, "presence energy B5", seat=1)
    assert [(event.kind, *event.args) for event in table.heard[before:]] == [("presence", 1, "B5")]
    table.expect("A5: 1P; B5: 2Q; A8: 1C")
    reply(flow, ask, "presence energy A5", seat=0)
    assert (table.heard[before + 1].kind, *table.heard[before + 1].args) == ("presence", 0, "A5")
    table.expect("A5: 2P; B5: 2Q; A8: 1C")


MEANWHILE: dict[str, tuple[Callable[[Action], Flow[object]], Callable[[Action], Flow[None] | None], str]] = {
    "a token": (
        lambda act: act.push(1, tokens=(BEASTS,)),
        lambda act: act.move_token(BEASTS, 5, 1),
        "A5: 1E 1B 1P; A1: 1Be",
    ),
    "a piece": (
        lambda act: act.push(1, (EXPLORER,)),
        lambda act: act.move(EXPLORER, 5, 1),
        "A5: 1Be 1B 1P; A1: 1E",
    ),
    "blight": (
        lambda act: act.push(1, blight=True),
        lambda act: act.move_blight(5, 1),
        "A5: 1E 1Be 1P; A1: 1B",
    ),
    "presence": (
        lambda act: act.push(1, presence=(0,)),
        lambda act: act.remove_presence(0, 5),
        "A5: 1E 1Be 1B",
    ),
    "what is removed": (
        lambda act: act.remove(1, (EXPLORER,), up_to=True),
        lambda act: act.remove_piece(5, EXPLORER),
        "A5: 1Be 1B 1P",
    ),
    "what is destroyed": (
        lambda act: act.destroy(1, (EXPLORER,), up_to=True),
        lambda act: act.move(EXPLORER, 5, 1),
        "A5: 1Be 1B 1P; A1: 1E",
    ),
}


@rule("SI-027")
@pytest.mark.parametrize("what", MEANWHILE)
def test_what_another_spirit_has_taken_away_meanwhile_is_passed_over(what: str) -> None:
    choosing, taking, expected = MEANWHILE[what]
    table = two("A5: 1E 1Be 1B 1P; B5: 1Q; A8: 1C")
    flow = choosing(Action(table.s, "spirit", 0, land=5))
    ask = next(flow)
    assert isinstance(ask, Decide)
    assert len(ask.options) > 1
    table.run(taking(Action(table.s, "spirit", 1, land=5)))
    with pytest.raises(StopIteration):
        flow.send(ask.options[0])
    table.expect(f"{expected}; B5: 1Q; A8: 1C")
