"""Ocean's Hungry Grasp: panel, special rules, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.panel import PANELS, own_moves, panel_of
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, TOWN
from rulebound.games.spirit_island.power import COASTAL, POWERS
from rulebound.kernel import Decide
from tests.games.spirit_island.frames import asks
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.marks import rule, shows

OCEAN = "oceans-hungry-grasp"
BRINGER = "bringer-of-dreams-and-nightmares"
FAR = "; A8: 1C"  # so that the invaders have not lost


def ocean(position: str) -> Table:
    """A position for Ocean alone."""
    return island(position + FAR, spirit=OCEAN)


def with_river(position: str) -> Table:
    """A position for Ocean and River."""
    return island(position + FAR, spirit=OCEAN, others=(RIVER,))


def drowned(table: Table) -> int:
    """The health of the invaders that Ocean keeps."""
    return table.s.spirits[0].notes.get("drowned", 0)


# The panel.


@shows(OCEAN)
def test_it_starts_in_the_ocean_and_in_a_coastal_land_of_choice() -> None:
    table = ocean("")
    table.run(panel_of(table.s, 0).set_up(table.s, 0), "land A2").expect("A0: 1P; A2: 1P; A1:; A3:")
    table = ocean("")
    with pytest.raises(AssertionError, match="is none of"):
        table.run(panel_of(table.s, 0).set_up(table.s, 0), "land A5")


@shows(f"{OCEAN}-group-1")
def test_its_first_growth_reclaims_gains_a_card_and_the_tide_comes_in() -> None:
    table = with_river("A0: 1P; A1: 1P; A2: 2P; B2: 1P; B5: 1Q")
    spirit = table.s.spirits[0]
    spirit.hand, spirit.discard = [], ["grasping-tide"]
    table.s.spirits[1].stage = 2
    drawn = table.s.minors[-1]
    table.spirit_phase(
        "0: group 1",
        "0: grow reclaim",
        "0: grow card",
        "draw minor",
        f"keep {drawn}",
        "0: grow energy-2",
        "0: grow tide-in",
        "land A2",
        "0: ready",
        "group 1",
        "grow reclaim",
        "grow energy-1",
        "grow card",
        "draw minor",
        f"keep {table.s.minors[-5]}",
        "ready",
    )
    table.expect("A0: 2P; A1: 1P; A2: 1P; B0: 1P; B2:", energy=2)
    assert spirit.hand == ["grasping-tide", drawn]


@shows(f"{OCEAN}-group-2")
def test_its_second_growth_adds_presence_to_any_two_oceans() -> None:
    table = island("A1: 1P; B5: 1Q; A8: 1C", spirit=OCEAN, others=(RIVER,))
    table.s.spirits[1].hand = []
    table.spirit_phase(
        "0: group 2",
        "0: grow ocean",
        "presence energy B0",
        "0: grow ocean",
        "presence cards A0",
        "0: grow energy-1",
        "0: ready",
        "group 2",
        "grow presence-1",
        "presence energy B5",
        "grow presence-1",
        "presence energy B5",
        "ready",
    )
    table.expect("A0: 1P; B0: 1P; A1: 1P", energy=1)
    assert table.s.spirits[0].open == [2, 2]


@shows(f"{OCEAN}-group-3")
def test_its_third_growth_has_the_tide_go_out_and_adds_presence_at_the_coast() -> None:
    table = ocean("A0: 2P; A3: 1P")
    drawn = table.s.minors[-1]
    table.spirit_phase(
        "group 3",
        "grow card",
        "draw minor",
        f"keep {drawn}",
        "grow tide-out",
        "land A1",
        "grow presence-1-coastal",
        "presence cards A2",
        "ready",
    )
    table.expect("A0: 1P; A1: 1P; A2: 1P; A3: 1P", energy=0)
    assert drawn in table.s.spirits[0].hand


def test_coastal_growth_offers_neither_inland_lands_nor_oceans() -> None:
    for land in ("A4", "A5", "A0"):
        table = ocean("A1: 1P")
        table.s.spirits[0].growth = []
        with pytest.raises(AssertionError, match="is none of"):
            table.spirit_phase("group 3", "grow presence-1-coastal", f"presence cards {land}")


@shows(OCEAN)
def test_its_tracks() -> None:
    its = PANELS[OCEAN]
    assert its.tracks[0].spaces == ("0", "moon", "water", "1", "earth", "water", "2")
    assert its.tracks[1].spaces == ("1", "2", "2", "3", "4", "5")


# Special rules.


@shows("ocean-in-play")
def test_an_ocean_is_in_play_where_the_spirit_is_on_the_board() -> None:
    table = with_river("A1: 1P; B5: 1Q")
    assert table.targets("grasping-tide") == {"A0", "A1", "A2"}
    assert not table.s.in_play >> table.s.island.number_of["B0"] & 1


@shows("ocean-in-play")
def test_it_never_goes_inland() -> None:
    table = with_river("A1: 1P; B5: 1Q")
    table.action(
        lambda act: act.add_presence(0, act.around(1 << 1, 1), optional=True), "presence energy A0", seat=0
    )
    table.expect("A0: 1P")
    with pytest.raises(AssertionError, match="is none of"):
        table.action(lambda act: act.add_presence(0, act.around(1 << 1, 1)), "presence energy A5", seat=0)


@shows("ocean-in-play")
def test_other_spirits_come_into_the_ocean_by_powers_but_not_by_growth() -> None:
    table = with_river("A1: 1P 1Q; B5: 1Q")
    table.action(lambda act: act.add_presence(1, act.around(1 << 1, 1)), "presence energy A0", seat=1)
    table.expect("A0: 1Q")
    with pytest.raises(AssertionError, match="is none of"):
        table.action(
            lambda act: act.add_presence(1, act.around(1 << 1, 1), growth=True), "presence energy A0", seat=1
        )


@shows("ocean-in-play")
def test_an_ocean_in_play_is_a_coastal_wetland_for_powers() -> None:
    table = with_river("A0: 1Q; A1: 1P")
    assert table.targets("massive-flooding", seat=1) == {"A0", "A1", "A2", "A3"}
    assert POWERS["grasping-tide"].target is COASTAL
    assert table.targets("call-of-the-deeps") == {"A1"}
    assert ocean("A0: 1P").targets("call-of-the-deeps") == {"A0"}


@shows("ocean-in-play")
def test_blight_can_spread_into_an_ocean_in_play_and_destroys_presence_there() -> None:
    table = ocean("A1: 1B; A0: 1P; A3: 1P")
    act = Action(table.s, "invader", land=1)
    table.run(add_blight(act, 1), "land A0").expect("A1: 2B; A0: 1B; A3: 1P")


@rule("SI-070", "SI-086")
def test_presence_in_an_ocean_out_of_play_does_not_keep_a_spirit_in_the_game() -> None:
    table = with_river("A0: 1Q; B1: 1P")
    table.action(lambda act: act.gain_energy(0, 1), seat=0)
    assert table.over
    assert table.s.lost == "presence"


@shows("ocean-in-play")
@rule("SI-150")
def test_whoever_is_moved_into_the_ocean_drowns_after_the_action() -> None:
    table = ocean("A1: 1E 1T 1C 1D; A0: 1P")
    answers = ("push explorer A0", "push town A0", "push city A0", "push dahan A0")
    table.action(lambda act: act.push(4, (EXPLORER, TOWN, CITY, DAHAN)), *answers, land="A1", seat=0)
    table.expect("A1:; A0: 1P", fear=3)
    assert drowned(table) == 1 + 2 + 3


def test_nobody_can_be_pushed_into_an_ocean_that_is_not_in_play() -> None:
    table = with_river("B1: 1E; A1: 1P; B5: 1Q")
    with pytest.raises(AssertionError, match="is none of"):
        table.action(lambda act: act.push(1, (EXPLORER,)), "push explorer B0", land="B1", seat=1)


@shows("drowning")
def test_drowned_invaders_are_traded_for_energy_by_the_number_of_players() -> None:
    table = with_river("A1: 1P; B5: 1Q")
    spirit = table.s.spirits[0]
    spirit.notes["drowned"] = 5
    spirit.hand = table.s.spirits[1].hand = []
    table.s.spirits[1].done = True
    table.fast("own trade-drowned", "own trade-drowned").expect(energy=2)
    assert drowned(table) == 1
    table.s.spirits[0].notes["drowned"] = 1
    assert own_moves(table.s, 0) == []


@rule("SI-070")
def test_pieces_that_are_put_into_the_ocean_without_moving_come_ashore() -> None:
    table = ocean("A0: 1P")
    table.action(lambda act: act.add(DAHAN), "land A3", land="A0", seat=0).expect("A0: 1P; A3: 1D")
    assert drowned(table) == 0


@rule("SI-027", "SI-070")
def test_a_piece_that_two_actions_bring_ashore_comes_once() -> None:
    table = with_river("A1: 1P; B5: 1Q")
    table.s.put(0, DAHAN)
    flows = [resolve(Action(table.s, "spirit", seat), None) for seat in (0, 1)]
    first, second = [asks(flow) for flow in flows]
    for flow, ask, land in ((flows[0], first, "land A2"), (flows[1], second, "land A3")):
        assert isinstance(ask, Decide)
        with pytest.raises(StopIteration):
            flow.send(next(option for option in ask.options if option.text == land))
    table.expect("A0:; A2: 1D; A3:")


@shows("to-dream-a-thousand-deaths")
def test_in_a_dream_nobody_drowns() -> None:
    table = island("A1: 1T 1C 1D; A0: 1P; A5: 1Q; A8: 1C", spirit=OCEAN, others=(BRINGER,))
    power = POWERS["predatory-nightmares"]

    def push_all(act: Action) -> object:
        act.power = power
        return act.push(3, (TOWN, CITY, DAHAN))

    answers = ("push town A0", "push city A0", "push dahan A0", "push town A2", "land A1", "land A3")
    table.action(push_all, *answers, kind="spirit", land="A1", seat=1)
    table.expect("A0: 1P; A1: 1C; A2: 1T; A3: 1D", fear=7)
    assert drowned(table) == 0


# Innate powers.


@shows("pound-ships-to-splinters-level-1", "pound-ships-to-splinters-level-2", "pound-ships-to-splinters-level-3")
def test_pound_ships_to_splinters_frightens_more_with_each_level() -> None:
    levels = {"1 moon 1 air 2 water": 1, "2 moon 1 air 3 water": 2, "3 moon 2 air 4 water": 4}
    for elements, fear in levels.items():
        table = ocean("A1: 1P")
        table.s.fear_pool = 9
        table.use("pound-ships-to-splinters", elements=elements).expect(fear=fear)
    assert ocean("A1: 1P; A0: 1P").targets("pound-ships-to-splinters") == {"A0", "A1"}


@shows("ocean-breaks-the-shore-level-1", "ocean-breaks-the-shore-level-2", "ocean-breaks-the-shore-level-3")
def test_ocean_breaks_the_shore_drowns_towns_then_cities() -> None:
    table = ocean("A1: 1P 2T 1C 1E").use("ocean-breaks-the-shore", elements="2 water 1 earth")
    table.expect("A1: 1P 1T 1C 1E", fear=1)
    assert drowned(table) == 2
    table = ocean("A1: 1P 2T 1C").use("ocean-breaks-the-shore", "destroy city A1", elements="3 water 2 earth")
    table.expect("A1: 1P 2T", fear=2)
    assert drowned(table) == 3
    table = ocean("A1: 1P 2T 1C")
    table.use("ocean-breaks-the-shore", "destroy city A1", elements="4 water 3 earth").expect("A1: 1P 1T", fear=3)
    assert drowned(table) == 5
    table = ocean("A1: 1P 2T 1C").use("ocean-breaks-the-shore", elements="4 water 3 earth", level=1)
    table.expect("A1: 1P 1T 1C")


# Unique powers.


@shows("call-of-the-deeps")
def test_call_of_the_deeps_gathers_an_explorer_and_one_more_into_the_ocean() -> None:
    table = ocean("A1: 1P; A2: 2E 1T; A4: 1E").use("call-of-the-deeps", "gather explorer A4")
    table.expect("A1: 1P 1E; A2: 2E 1T; A4:", fear=0)
    table = ocean("A0: 1P; A2: 3E").use("call-of-the-deeps", "gather explorer A2").expect("A0: 1P; A2: 1E")
    assert drowned(table) == 2
    ocean("A0: 1P; A2: 3E").use("call-of-the-deeps", "done").expect("A0: 1P; A2: 2E")


@shows("grasping-tide")
def test_grasping_tide_frightens_and_defends() -> None:
    ocean("A1: 1P").use("grasping-tide", "target A2").expect(fear=2, defend={"A2": 4, "A1": 0})


@shows("swallow-the-land-dwellers")
def test_swallow_the_land_dwellers_drowns_one_of_each() -> None:
    table = ocean("A1: 1P 2E 2T 2D 1C").use("swallow-the-land-dwellers").expect("A1: 1P 1E 1T 1D 1C", fear=1)
    assert drowned(table) == 3
    table = ocean("A1: 1P 1T").use("swallow-the-land-dwellers").expect("A1: 1P", fear=1)
    assert drowned(table) == 2


@shows("tidal-boon")
def test_tidal_boon_gives_energy_and_carries_dahan_along_the_coast() -> None:
    table = with_river("A0: 1P; B1: 1P; A1: 1Q 2T 3D; B5: 1Q")
    answers = ("land A1", "push town A0", "push dahan A0", "land B3", "push dahan A0", "done")
    table.use("tidal-boon", *answers)
    table.expect("A0: 1P; A1: 1Q 1T 1D; B3: 1D", energy=2, seat=1, fear=1)
    assert drowned(table) == 2


@shows("tidal-boon")
def test_tidal_boon_need_not_push_and_may_target_oneself_alone() -> None:
    ocean("A1: 1P 1T 2D").use("tidal-boon", "done").expect("A1: 1P 1T 2D", energy=2)
    table = ocean("A1: 1P 1T 2D").use("tidal-boon", "land A1", "done", "push dahan A2", "done")
    table.expect("A1: 1P 1T 1D; A2: 1D")
