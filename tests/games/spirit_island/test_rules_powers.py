"""Targets, range, thresholds and repeats (SI-044 to SI-059, SI-167)."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.facts import facts
from rulebound.games.spirit_island.panel import elements_of, sacred_sites
from rulebound.games.spirit_island.payment import can_pay
from rulebound.games.spirit_island.pieces import EXPLORER
from rulebound.games.spirit_island.power import (
    ANOTHER_SPIRIT,
    ANY_SPIRIT,
    FAST,
    SACRED,
    SLOW,
    WITH_DAHAN,
    counted,
)
from rulebound.games.spirit_island.rule import RULES, Rule
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.use import options, origins, target_seats, targets, use_power
from rulebound.kernel import DONE, Decide, Flow, Option
from tests.games.spirit_island.frames import (
    LIGHTNING,
    TEST_POWER,
    Plain,
    asks,
    fear_deck,
    give,
    nothing,
    play_as,
    power,
    texts,
    told,
    two,
    watch,
)
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule


def here(position: str) -> Table:
    return fear_deck(island(position))


def offered(table: Table, speed: str = FAST, seat: int = 0) -> list[str]:
    return [option.text for option in options(table.s, seat, speed)]


def reach(table: Table, **printed: object) -> set[str]:
    return set(table.s.names(targets(table.s, 0, power(nothing, **printed))))  # type: ignore[arg-type]


@rule("SI-044")
def test_a_power_has_one_target_and_works_there_alone() -> None:
    table = here("A5: 1P 1E; A6: 2E; A8: 1C")
    table.run(use_power(table.s, 0, power(lambda act: act.damage(5))), "target A6").expect("A5: 1P 1E; A6:")


@rule("SI-044")
def test_a_power_may_target_a_spirit_instead() -> None:
    table = two("A5: 1P; B5: 1Q; A8: 1C")
    gift = power(lambda act: act.gain_energy(act.target, 2), target=ANY_SPIRIT, within=None)
    table.run(use_power(table.s, 0, gift), "spirit 1").expect(energy=0, seat=0).expect(energy=2, seat=1)


@rule("SI-045")
def test_range_counts_steps_from_own_presence() -> None:
    table = here("A7: 1P; A8: 1C")
    assert reach(table, within=0) == {"A7"}
    assert reach(table, within=1) == {"A7", "A5", "A8"}
    assert reach(table, within=2) == {"A7", "A5", "A8", "A1", "A4", "A6"}
    assert reach(table, within=3) == {"A7", "A5", "A8", "A1", "A4", "A6", "A2", "A3"}


@rule("SI-045", "SI-046")
def test_range_may_begin_at_sacred_sites_or_in_a_terrain_only() -> None:
    table = island("A7: 2P; A4: 1P; A3: 1P; A8: 1C", spirit=LIGHTNING)
    assert table.s.names(sacred_sites(table.s, 0)) == ["A7"]
    assert reach(table, within=0, source=SACRED) == {"A7"}
    assert reach(table, within=0, source="P in S") == {"A4", "A7"}
    assert reach(table, within=0) == {"A3", "A4", "A7"}


@rule("SI-047")
def test_only_the_target_line_limits_the_choice_and_then_all_is_done_that_can_be() -> None:
    table = here("A5: 1P; A6: 1D; A4: 1E; A8: 1C")
    assert reach(table, target=WITH_DAHAN) == {"A6"}

    def fear_and_damage(act: Action) -> Flow[None]:
        yield from act.damage(3)
        yield from act.push(2, (EXPLORER,))
        act.fear(1)

    assert "A6" in reach(table)
    table.run(use_power(table.s, 0, power(fear_and_damage)), "target A6").expect("A6: 1D", fear=1)


@rule("SI-048")
def test_a_power_may_be_left_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = here("A5: 1P 1E; A8: 1C")
    table.s.spirits[0].energy = 1
    give(monkeypatch, table, power(lambda act: act.damage(5), cost=2, elements="fire fire"))
    table.fast("ready").expect("A5: 1P 1E", energy=1)
    assert elements_of(table.s, 0) == list(counted("2 fire"))
    assert table.s.spirits[0].used == []


@rule("SI-049")
def test_each_power_is_used_once_and_in_its_own_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    table = here("A5: 1P 3E; A8: 1C")
    give(monkeypatch, table, power(lambda act: act.damage(1), within=0))
    assert offered(table) == [f"use {TEST_POWER}"]
    assert offered(table, SLOW) == []
    table.fast(f"use {TEST_POWER}").expect("A5: 1P 2E")
    assert offered(table) == []
    table.time_passes()
    table.s.spirits[0].played = [TEST_POWER]
    assert offered(table) == [f"use {TEST_POWER}"]


@rule("SI-050")
def test_effects_last_for_the_turn_but_moved_pieces_stay() -> None:
    def guard(act: Action) -> Flow[None]:
        act.defend(2)
        act.skip("build")
        yield from act.push(1, (EXPLORER,))

    table = here("A5: 1P 1E 1T; A8: 1C")
    table.run(use_power(table.s, 0, power(guard, within=0)), "push explorer A6").expect(defend={"A5": 2})
    table.build("A5").expect("A5: 1P 1T")
    table.time_passes().expect("A6: 1E", defend={"A5": 0})
    table.build("A5").expect("A5: 1P 1T 1C")


@rule("SI-051")
def test_alone_another_spirit_may_be_oneself() -> None:
    gift = power(nothing, target=ANOTHER_SPIRIT, within=None)
    assert target_seats(here("A5: 1P; A8: 1C").s, 0, gift) == [0]
    assert target_seats(two("A5: 1P; B5: 1Q; A8: 1C").s, 0, gift) == [1]


def levels(act: Action) -> None:
    """The first level is 1 fear, the second defend 2, the third 3 energy."""
    if act.threshold(1):
        act.fear(1)
    if act.threshold(2):
        act.defend(2)
    if act.threshold(3):
        act.gain_energy(act.seat, 3)


LEVELS = power(levels, kind="innate", within=0, needs=("1 sun", "2 sun", "3 sun 1 moon"))


@rule("SI-052", "SI-167")
def test_an_innate_power_costs_nothing_and_needs_elements(monkeypatch: pytest.MonkeyPatch) -> None:
    class Innate(Plain):
        """It has the innate power of this test."""

        innates = (TEST_POWER,)

    table = play_as(monkeypatch, give(monkeypatch, here("A5: 1P; A8: 1C"), LEVELS), Innate())
    table.s.spirits[0].played = []
    assert offered(table) == []
    table.s.spirits[0].gained = list(counted("2 sun"))
    table.fast(f"use {TEST_POWER}").expect(fear=1, defend={"A5": 2}, energy=0)
    table = play_as(monkeypatch, here("A5: 1P; A8: 1C"), Innate())
    table.s.spirits[0].gained = list(counted("3 sun 1 moon"))
    table.fast(f"use {TEST_POWER}").expect(fear=1, defend={"A5": 2}, energy=3)


@rule("SI-052")
def test_a_level_that_says_instead_replaces_the_earlier_one() -> None:
    weak = island("A5: 1E 1T 1P; A8: 1C")
    weak.use("massive-flooding", "target A5", "push town A6", elements="1 sun 2 water").expect("A5: 1E 1P; A6: 1T")
    strong = island("A5: 1E 1T 1P; A8: 1C")
    strong.use("massive-flooding", "target A5", elements="3 sun 4 water 1 earth").expect("A5: 1P; A6:")


@rule("SI-053")
def test_elements_are_not_used_up_and_one_may_act_as_with_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    class Innate(Plain):
        """It has the innate power of this test."""

        innates = (TEST_POWER,)

    table = play_as(monkeypatch, give(monkeypatch, here("A5: 1P; A8: 1C"), LEVELS), Innate())
    spirit = table.s.spirits[0]
    spirit.played, spirit.gained = [], list(counted("3 sun 1 moon"))
    assert offered(table) == [f"use {TEST_POWER}", f"use-less {TEST_POWER} 1", f"use-less {TEST_POWER} 2"]
    table.fast(f"use-less {TEST_POWER} 1").expect(fear=1, defend={"A5": 0}, energy=0)
    assert spirit.gained == list(counted("3 sun 1 moon"))


@rule("SI-053")
def test_a_card_may_be_used_without_its_threshold(monkeypatch: pytest.MonkeyPatch) -> None:
    card = power(levels, within=0, needs=("1 sun",))
    table = give(monkeypatch, here("A5: 1P; A8: 1C"), card)
    assert offered(table) == [f"use {TEST_POWER}"]
    table.s.spirits[0].gained = list(counted("1 sun"))
    assert offered(table) == [f"use {TEST_POWER}", f"use-less {TEST_POWER} 0"]
    table.fast(f"use-less {TEST_POWER} 0").expect(fear=0)


@rule("SI-053")
def test_any_element_may_stand_for_another_one_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    sun, moon = (
        power(lambda act: act.fear(act.threshold()), within=0, needs=(f"2 {element}",), name=f"test-{element}")
        for element in ("sun", "moon")
    )
    table = give(monkeypatch, here("A5: 1P; A8: 1C"), sun, moon)
    table.s.spirits[0].gained = list(counted("1 sun 1 moon 1 any"))
    table.fast("use test-sun", "use test-moon").expect(fear=2)


@rule("SI-053")
def test_any_element_stands_for_one_element_over_all_levels_of_a_use(monkeypatch: pytest.MonkeyPatch) -> None:
    class Innate(Plain):
        """It has the innate power of this test."""

        innates = (TEST_POWER,)

    def does(act: Action) -> None:
        act.fear(act.threshold(1))
        act.defend(act.threshold(2))

    apart = power(does, kind="innate", within=0, needs=("2 sun", "2 moon"))

    def table(elements: str) -> Table:
        found = play_as(monkeypatch, give(monkeypatch, here("A5: 1P; A8: 1C"), apart), Innate())
        found.s.spirits[0].played, found.s.spirits[0].gained = [], list(counted(elements))
        return found

    one = "1 sun 1 moon 1 any"
    assert offered(table(one)) == [f"use {TEST_POWER}", f"use-less {TEST_POWER} 1"]
    table(one).fast(f"use {TEST_POWER}").expect(fear=0, defend={"A5": 1})
    table(one).fast(f"use-less {TEST_POWER} 1").expect(fear=1, defend={"A5": 0})
    table("1 sun 1 moon 2 any").fast(f"use {TEST_POWER}").expect(fear=1, defend={"A5": 1})
    table("2 sun 1 moon 1 any").fast(f"use {TEST_POWER}").expect(fear=1, defend={"A5": 1})
    (shown,) = facts(table(one).s, 0, [Option("use", TEST_POWER)])
    assert shown["levels"] == "2"


@rule("SI-204")
def test_a_card_grants_only_the_elements_printed_as_granted(monkeypatch: pytest.MonkeyPatch) -> None:
    card = power(lambda act: act.gain_element(act.seat, "water"), within=0, elements="fire", needs=("2 sun",))
    table = give(monkeypatch, here("A5: 1P; A8: 1C"), card)
    table.s.spirits[0].hand = []
    assert elements_of(table.s, 0) == list(counted("1 fire"))
    assert (can_pay(table.s, 1, "fire"), can_pay(table.s, 1, "sun"), can_pay(table.s, 1, "water")) == (
        True,
        False,
        False,
    )


@rule("SI-056")
def test_the_origin_is_a_land_from_which_the_range_was_counted() -> None:
    found: list[str] = []

    def look(act: Action) -> None:
        found.extend(act.s.names(origins(act)))

    table = here("A7: 1P; A6: 1P; A3: 1P; A8: 1C")
    table.run(use_power(table.s, 0, power(look)), "target A8")
    assert found == ["A6", "A7"]
    found.clear()
    table.run(use_power(table.s, 0, power(look, within=0)), "target A6")
    assert found == ["A6"]


@rule("SI-057")
def test_a_repeat_is_a_new_action_after_all_that_the_first_triggered(monkeypatch: pytest.MonkeyPatch) -> None:
    def hit_and_repeat(act: Action) -> Flow[None]:
        yield from act.damage(1)
        act.repeat()

    table = here("A5: 1P 2E; A6: 2E; A8: 1C")
    seen = watch(monkeypatch, table)
    table.run(use_power(table.s, 0, power(hit_and_repeat)), "target A5", "target A6")
    table.expect("A5: 1P 1E; A6: 1E")
    assert seen == [f"spirit {TEST_POWER} A5", f"spirit {TEST_POWER} A6"]


@rule("SI-048", "SI-057")
def test_a_repeat_may_be_left_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    def frighten(act: Action) -> None:
        act.fear(1)
        act.repeat()

    table = here("A5: 1P; A8: 1C")
    seen = watch(monkeypatch, table)
    table.run(use_power(table.s, 0, power(frighten)), "target A5", "decline").expect(fear=1)
    assert (seen, told(table, "used")) == ([f"spirit {TEST_POWER} A5"], [(0, TEST_POWER, "A5")])
    pair = fear_deck(two("A5: 1P; A8: 1C; B5: 1Q"))
    kind = power(frighten, within=None, target=ANY_SPIRIT)
    pair.run(use_power(pair.s, 0, kind), "spirit 0", "decline").expect(fear=1)
    pair.run(use_power(pair.s, 0, kind), "spirit 0", "spirit 1").expect(fear=3)


@rule("SI-048")
def test_the_first_use_of_a_power_cannot_be_broken_off_at_its_target() -> None:
    table = here("A5: 1P; A8: 1C")
    assert "decline" not in texts(asks(use_power(table.s, 0, power(nothing))))


@rule("SI-057")
def test_a_granted_repeat_is_used_when_the_power_may_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    table = give(monkeypatch, here("A5: 1P 3E; A8: 1C"), power(lambda act: act.damage(1), within=0, cost=1))
    table.fast(f"use {TEST_POWER}")
    assert offered(table) == []
    table.s.effects.append(Effect("repeat", seat=0, amount=1))
    assert offered(table) == [f"repeat {TEST_POWER}"]
    assert offered(table, SLOW) == []
    table.fast(f"repeat {TEST_POWER}").expect("A5: 1P 1E")
    assert offered(table) == []


@rule("SI-059")
def test_who_may_skip_one_action_chooses_when_it_is_about_to_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stop(Rule):
        """One invader action may be skipped."""

        def before_invaders_act(self, s: IslandState, its: Effect, land: int, what: str) -> Flow[bool]:
            seat = its.seat
            if s.spirits[seat].notes.get("stopped"):
                return False
            pick = yield Decide(seat, "stop", [Option("stop", what), DONE])
            s.spirits[seat].notes["stopped"] = pick is not DONE
            return pick is not DONE

    class Stopper(Plain):
        """It may skip one invader action."""

        rules = ("test-stop",)

    monkeypatch.setitem(RULES, "test-stop", Stop())
    table = play_as(monkeypatch, here("A5: 1P 2T; A8: 1C"), Stopper())
    table.build("A5", "done").expect("A5: 1P 2T 1C")
    table.build("A5", "stop build").expect("A5: 1P 2T 1C")
    table.build("A5").expect("A5: 1P 2T 2C")


@rule("SI-059", "SI-201")
def test_a_skip_of_the_next_action_is_used_up() -> None:
    table = here("A5: 1P 1E; A8: 1C")
    table.s.effects.append(Effect("skip-build", land=5, amount=1))
    table.build("A5").expect("A5: 1P 1E")
    table.build("A5").expect("A5: 1P 1E 1T")
