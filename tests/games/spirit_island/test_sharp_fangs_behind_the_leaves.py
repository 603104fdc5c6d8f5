"""Sharp Fangs Behind the Leaves: panel, special rules, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.growth import spirit_phase
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.pieces import BEASTS, DISEASE
from rulebound.games.spirit_island.use import options
from rulebound.kernel import Flow
from rulebound.messages import Messages
from tests.games.spirit_island.frames import after_each
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import beginning, elements, growing, incomes, offered, plays, reach
from tests.games.spirit_island.random_play import keeps_promises
from tests.marks import rule, shows

FANGS = "sharp-fangs-behind-the-leaves"
ALLY, CALL = "ally-of-the-beasts", "call-forth-predators"
HUNT, ASSAULT = "ranging-hunt", "frenzied-assault"
TEETH, CHASE = "teeth-gleam-from-darkness", "terrifying-chase"


def phase(table: Table) -> Flow[None]:
    table.s.step = ""
    return spirit_phase(table.s)


@shows(FANGS)
@pytest.mark.parametrize("land", ["A8", "B8", "C4", "D6", "E7", "F5"])
def test_it_starts_with_beasts_in_the_highest_numbered_jungle(land: str) -> None:
    assert beginning(FANGS, land[0]) == f"{land}: 2Q 1beasts"


@shows(FANGS)
def test_its_second_presence_starts_with_any_beasts_of_the_island() -> None:
    table = island("A1: 1Be; B5: 1Be; A2: 1C", spirit=RIVER, others=(FANGS,))
    assert offered(PANELS[FANGS].set_up(table.s, 1), seat=1) == {"land A1", "land B5", "land B8"}  # type: ignore[arg-type]
    table = island("A1: 1Be; B5: 1Be; A2: 1C", spirit=RIVER, others=(FANGS,))
    table.run(PANELS[FANGS].set_up(table.s, 1), "land A1").expect("A1: 1Be 1Q; B8: 1Be 1Q; B5: 1Be")


@shows(FANGS)
def test_its_tracks() -> None:
    assert incomes(FANGS) == [1, 1, 1, 2, 2, 3, 4]
    assert plays(FANGS) == [2, 2, 3, 3, 4, 5]
    table = island("A5: 1P", spirit=FANGS)
    table.s.spirits[0].open = [5, 6]
    assert elements(table) == {"plant": 1, "animal": 2}


@shows(FANGS, f"{FANGS}-group-3", f"{FANGS}-group-4")
def test_its_card_track_reclaims_a_card_twice() -> None:
    table = growing(FANGS)
    table.s.spirits[0].open = [1, 6]
    table.s.spirits[0].discard = ["rivers-bounty", "voice-of-thunder", "words-of-warning"]
    taken = ("bonus reclaim-1", "reclaim rivers-bounty", "bonus reclaim-1", "reclaim words-of-warning")
    table.spirit_phase(
        *taken, "group 4", "grow energy-3", "group 3", "grow energy-1", "grow card", "draw minor", *KEEP, "ready"
    )
    assert table.s.spirits[0].discard == ["voice-of-thunder"]
    once = growing(FANGS)
    once.s.spirits[0].open = [1, 4]
    assert "bonus reclaim-1" not in offered(phase(once), "bonus reclaim-1")
    none = growing(FANGS)
    none.s.spirits[0].open = [1, 3]
    assert "bonus reclaim-1" not in offered(phase(none))


KEEP = ("keep natures-resilience",)


@shows(FANGS, f"{FANGS}-group-1", f"{FANGS}-group-4")
@rule("SI-029", "SI-030")
def test_its_first_growth_costs_energy_that_another_may_bring() -> None:
    table = growing(FANGS)
    groups = {f"group {number}" for number in (2, 3, 4)}
    assert offered(phase(table)) == groups | {f"own {CALL}"}
    table = growing(FANGS)
    table.spirit_phase(
        "group 4", "grow energy-3", "group 1", "grow reclaim", "grow card", "draw minor", *KEEP, "ready"
    )
    assert table.s.spirits[0].hand[-2:] == ["terrifying-chase", "natures-resilience"]
    table.expect(energy=3 - 1 + 1)


@shows(FANGS, f"{FANGS}-group-2", f"{FANGS}-group-3")
def test_its_second_and_third_growth() -> None:
    table = growing(FANGS, "A8: 1P; A4: 1Be; A2: 1C")
    cards = ("group 3", "grow card", "draw minor", *KEEP, "grow energy-1")
    table.spirit_phase("group 2", "grow presence-3-jungle-beasts", "presence energy A4", *cards, "ready").expect(
        "A4: 1P 1Be", energy=1 + 1
    )
    assert reach(growing(FANGS, "A8: 1P; A4: 1Be; A2: 1C"), "group 2", "grow presence-3-jungle-beasts") == {
        "A3",
        "A4",
        "A8",
    }


@shows(ALLY)
def test_presence_may_go_along_with_each_beasts() -> None:
    table = island("A5: 2Be 2P; A2: 1C", spirit=FANGS)
    pushes = ("push-token beasts A6", "follow A5 A6", "push-token beasts A4", "decline")
    table.use(HUNT, "target A5", *pushes, elements="2 animal").expect("A5: 1P; A6: 1Be 1P; A4: 1Be")
    gathered = island("A5: 1P; A4: 2Be 2P; A2: 1C", spirit=FANGS)
    gathered.use("prey-on-the-builders", "target A5", "gather-token beasts A4", "follow A4 A5")
    gathered.expect("A5: 1Be 2P; A4: 1Be 1P")


@shows(ALLY)
def test_presence_goes_with_beasts_only_whoever_moves_them() -> None:
    def push(act: Action) -> Flow[list[int]]:
        return act.push(2, tokens=(BEASTS, DISEASE))

    table = island("A5: 1Be 1Di 2P; A8: 1Be; A2: 1C", spirit=FANGS)
    answers = ("push-token disease A4", "push-token beasts A6", "follow A5 A6")
    table.action(push, *answers, land="A5").expect("A5: 1P; A4: 1Di; A6: 1Be 1P")
    table.action(lambda act: act.push(1, tokens=(BEASTS,)), "push-token beasts A7", land="A8")
    table.expect("A5: 1P; A6: 1Be 1P; A7: 1Be")


@shows(CALL)
def test_presence_becomes_beasts_once_in_a_spirit_phase_and_leaves_the_game() -> None:
    table = growing(FANGS, "A5: 2P; A8: 1P; A2: 1C")
    grown = ("group 4", "grow energy-3", "group 3", "grow energy-1", "grow card", "draw minor", *KEEP)
    table.spirit_phase(f"own {CALL}", "land A5", *grown, "ready").expect("A5: 1P 1Be; A8: 1P")
    spirit = table.s.spirits[0]
    assert (spirit.gone, spirit.destroyed) == (1, 0)
    assert f"own {CALL}" not in offered(phase(table), *grown[:1])
    table.s.turn += 1
    assert f"own {CALL}" in offered(phase(table))


@shows(CALL)
def test_predators_are_called_after_growth_too_but_not_in_another_phase() -> None:
    table = growing(FANGS, "A5: 2P; A2: 1C")
    grown = ("group 4", "grow energy-3", "group 3", "grow energy-1", "grow card", "draw minor", *KEEP)
    table.spirit_phase(*grown, f"own {CALL}", "ready").expect("A5: 1P 1Be")
    table.s.turn += 1
    assert options(table.s, 0, "fast") == []


@shows(CALL)
def test_to_call_predators_is_an_action_of_the_spirit(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int, str]] = []

    def look(act: Action, its: Effect) -> Flow[None]:
        del its
        seen.append((act.kind, act.seat, act.source))
        yield from ()

    after_each(monkeypatch, "test-watch", look)
    table = growing(FANGS, "A5: 2P; A2: 1C")
    table.s.effects.append(Effect("test-watch"))
    offered(phase(table), f"own {CALL}")
    assert seen == [("spirit", 0, CALL)]


@shows(CALL)
def test_who_calls_with_its_last_presence_is_lost() -> None:
    table = growing(FANGS, "A5: 1P; A2: 1C")
    table.spirit_phase(f"own {CALL}")
    assert (table.over, table.s.lost) == (True, "presence")


@shows(f"{HUNT}-level-1", f"{HUNT}-level-2", f"{HUNT}-level-3")
def test_ranging_hunt_gathers_strikes_and_pushes() -> None:
    where = "A5: 1Be 1C 1T; A4: 1Be; A8: 1P; A2: 1C"
    table = island(where, spirit=FANGS)
    answers = ("gather-token beasts A4", "push-token beasts A6", "done")
    table.use(HUNT, "target A5", *answers, elements="2 plant 2 animal").expect("A5: 1Be 1C 1T; A4:; A6: 1Be")
    table = island(where, spirit=FANGS)
    more = ("gather-token beasts A4", "hit town A5", "push-token beasts A6", "push-token beasts A6")
    table.use(HUNT, "target A5", *more, elements="2 plant 3 animal").expect("A5: 1C; A6: 2Be", fear=1)
    table = island(where, spirit=FANGS)
    table.use(HUNT, "target A5", "done", "hit city A5", "done", elements="2 plant 3 animal")
    table.expect("A5: 1Be 1C/1 1T; A4: 1Be")
    assert island("A5: 1P; A8: 1B; A2: 1C", spirit=FANGS).targets(HUNT) == {"A1", "A4", "A5", "A6", "A7"}


@shows(f"{ASSAULT}-level-1")
def test_frenzied_assault_costs_beasts() -> None:
    table = island("A5: 2Be 1T 1C; A8: 1P; A2: 1C", spirit=FANGS)
    table.use(ASSAULT, "hit town A5", elements="1 moon 1 fire 4 animal").expect("A5: 1Be 1C", fear=2)


@shows(f"{ASSAULT}-level-2")
def test_frenzied_assault_is_stronger_with_more_elements() -> None:
    table = island("A5: 1Be 2T; A8: 1P; A2: 1C", spirit=FANGS)
    table.use(ASSAULT, "hit town A5", elements="1 moon 2 fire 5 animal").expect("A5: 1T/1", fear=2 + 1)
    assert island("A5: 1Be; A8: 1P; A4: 1Be; A2: 1C", spirit=FANGS).targets(ASSAULT) == {"A5"}


def test_a_land_without_beasts_is_told_to_have_none() -> None:
    why = GAME.explain(island("A5: 1P; A4: 1Be; A2: 1C", spirit=FANGS).s, 0, f"target A6 {ASSAULT}")
    assert why is not None
    assert Messages(GAME).why(why).startswith("Frenzied Assault needs a land with beasts: there are none in A6.")


@shows("prey-on-the-builders")
def test_prey_on_the_builders_keeps_invaders_from_building_among_beasts() -> None:
    table = island("A5: 1P 1T; A4: 1Be; A2: 1C", spirit=FANGS)
    table.use("prey-on-the-builders", "gather-token beasts A4").build("A5").expect("A5: 1P 1T 1Be; A4:")
    alone = island("A5: 1P 1T; A4: 1Be; A2: 1C", spirit=FANGS)
    alone.use("prey-on-the-builders", "done").build("A5").expect("A5: 1P 1T 1C; A4: 1Be")
    there = island("A5: 1P 1T 1Be; A2: 1C", spirit=FANGS)
    there.use("prey-on-the-builders").build("A5").expect("A5: 1P 1T 1Be")
    there.time_passes().build("A5").expect("A5: 1P 1T 1C 1Be")
    assert there.targets("prey-on-the-builders") == {"A5"}


@shows(TEETH)
def test_teeth_gleam_from_darkness_adds_beasts_or_frightens_invaders_among_them() -> None:
    table = island("A8: 1P; A5: 1E; A2: 1C", spirit=FANGS)
    table.use(TEETH, "target A5").expect("A5: 1E 1Be", fear=1)
    table.use(TEETH, "target A5", "choose teeth-gleam").expect("A5: 1E 1Be", fear=4)
    table.use(TEETH, "target A5", "choose beasts-lurk").expect("A5: 1E 2Be", fear=5)
    nobody = island("A8: 1P; A5: 1Be; A2: 1C", spirit=FANGS)
    nobody.use(TEETH, "target A5").expect("A5: 2Be", fear=1)
    assert island("A8: 1P; A4: 1P; A6: 1B; A2: 1C", spirit=FANGS).targets(TEETH) == {"A5", "A7", "A8"}


@shows("too-near-the-jungle")
def test_too_near_the_jungle_destroys_an_explorer() -> None:
    table = island("A8: 1P; A6: 2E 1T 1B; A4: 1P; A2: 1C", spirit=FANGS)
    table.use("too-near-the-jungle", "target A6").expect("A6: 1E 1T 1B", fear=1)
    table.use("too-near-the-jungle", "target A7").expect(fear=2)
    assert table.targets("too-near-the-jungle") == {"A5", "A6", "A7", "A8"}


@shows(CHASE)
def test_terrifying_chase_pushes_two_and_two_more_for_each_beasts() -> None:
    table = island("A5: 1P 1Be 3E 1T 1D 1C; A2: 1C", spirit=FANGS)
    pushes = ("push explorer A4", "push town A6", "push dahan A6", "push explorer A4")
    table.use(CHASE, *pushes).expect("A5: 1P 1Be 1E 1C; A4: 2E; A6: 1T 1D", fear=2)
    dahan = island("A5: 1P 3D 1C; A2: 1C", spirit=FANGS)
    dahan.use(CHASE, "push dahan A4", "push dahan A4").expect("A5: 1P 1D 1C; A4: 2D", fear=0)
    assert dahan.targets(CHASE) == {"A5"}


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_it_keep_every_promise(seed: int) -> None:
    keeps_promises(FANGS, seed)
