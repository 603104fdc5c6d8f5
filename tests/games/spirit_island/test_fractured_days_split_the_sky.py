"""Fractured Days Split the Sky: panel, special rules, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.cards import gain
from rulebound.games.spirit_island.each import each_board, each_land
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import GameOver, check
from rulebound.games.spirit_island.invaders import NEXT_RAVAGE, acting_lands, invader_phase
from rulebound.games.spirit_island.invariants import broken_laws
from rulebound.games.spirit_island.panel import PANELS
from rulebound.games.spirit_island.pieces import EXPLORER, TOWN
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.redeal import redeal
from rulebound.games.spirit_island.scoring import count
from rulebound.games.spirit_island.seen import island_view
from rulebound.games.spirit_island.setup import new_world
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.status import status_lines
from rulebound.games.spirit_island.turn import phase_over
from rulebound.games.spirit_island.use import options, target_seats
from rulebound.kernel import Rng
from tests.games.spirit_island.harness import RIVER, Table, island, unboxed
from tests.games.spirit_island.panels import elements, first_presence, growing, incomes, plays, reach
from tests.games.spirit_island.random_play import keeps_promises
from tests.marks import rule, shows

DAYS = "fractured-days-split-the-sky"
TIME, NEVER = "fragments-of-shattered-time", "days-that-never-were"
SLIP, VISIONS = "slip-the-flow-of-time", "visions-of-a-shifting-future"
STASIS, POUR = "absolute-stasis", "pour-time-sideways"
PAST, BLUR = "the-past-returns-again", "blur-the-arc-of-years"


def days(position: str, others: tuple[str, ...] = (), time: int = 0) -> Table:
    """With so much Time, taken from the energy track."""
    table = island(position, spirit=DAYS, others=others)
    its = table.s.spirits[0]
    its.kept = time
    its.open[0] += time
    return table


def texts(table: Table, speed: str = "fast", seat: int = 0) -> list[str]:
    return [option.text for option in options(table.s, seat, speed)]


def set_up(seats: int) -> Table:
    spirits = [DAYS, RIVER, "thunderspeaker"][:seats]
    values = unboxed({"seats": seats, "spirits": spirits, "boards": ["A", "B", "C"][:seats]})
    return Table(new_world(values, 1))


@shows(DAYS)
@pytest.mark.parametrize(
    ("board", "lands"),
    [
        ("A", {"A2": 1, "A8": 2}),
        ("B", {"B1": 1, "B6": 2}),
        ("C", {"C1": 1, "C8": 2}),
        ("D", {"D2": 1, "D8": 2}),
    ],
)
def test_it_starts_where_one_dahan_is_and_in_the_last_land_without(board: str, lands: dict[str, int]) -> None:
    assert first_presence(DAYS, board) == lands


@shows(DAYS)
@pytest.mark.parametrize(("seats", "dealt"), [(2, 6), (3, 4)])
def test_it_starts_with_days_of_both_decks(seats: int, dealt: int) -> None:
    table = set_up(seats)
    s = table.s
    minors, majors = s.minors[-dealt:], s.majors[-dealt:]
    left = len(s.minors), len(s.majors)
    table.run(PANELS[DAYS].set_up(s, 0))
    assert sorted(s.spirits[0].reserve) == sorted([*minors, *majors])
    assert (len(s.minors), len(s.majors)) == (left[0] - dealt, left[1] - dealt)
    assert s.spirits[0].kept == 0
    assert island_view(s).spirits[0].reserve == s.spirits[0].reserve


@shows(DAYS, TIME)
def test_alone_it_starts_with_a_time() -> None:
    table = set_up(1)
    table.run(PANELS[DAYS].set_up(table.s, 0), "set-aside cards")
    assert table.s.spirits[0].kept == 1
    assert table.s.spirits[0].open == [1, 2]
    assert len(table.s.spirits[0].reserve) == 12
    table.s.phase = "spirits"
    assert list(broken_laws(table.s)) == []


@shows(DAYS)
def test_its_tracks() -> None:
    assert incomes(DAYS) == [1, 1, 2, 2, 2, 3]
    assert plays(DAYS) == [1, 1, 1, 2, 2, 3]


@shows(f"{DAYS}-group-1", TIME)
def test_its_first_growth_gains_air_and_up_to_two_time() -> None:
    table = growing(DAYS, "A5: 2P; A2: 1C")
    grown = ("grow air", "grow reclaim", "grow time-2", "set-aside energy", "set-aside-from A5")
    table.spirit_phase("group 1", *grown, "ready").expect("A5: 1P")
    its = table.s.spirits[0]
    assert (its.kept, its.open) == (2, [2, 1])
    assert its.hand[-1] == BLUR
    assert elements(table) == {"air": 1}
    fewer = growing(DAYS, "A5: 2P; A2: 1C")
    fewer.spirit_phase("group 1", "grow air", "grow reclaim", "grow time-2", "set-aside cards", "done", "ready")
    assert fewer.s.spirits[0].kept == 1


@shows(DAYS, f"{DAYS}-group-2")
@rule("SI-185")
def test_its_second_growth_chooses_twice_between_time_and_plays() -> None:
    table = growing(DAYS, "A5: 2P; A2: 1C")
    first = ("grow moon", "grow card", "draw minor", "keep natures-resilience", "done")
    moments = ("grow moment-plays", "choose gain-time", "set-aside energy")
    more = ("grow moment-plays", "choose moment-plays", "grow presence-2", "presence cards A3")
    table.spirit_phase("group 2", *first, *moments, *more, "ready").expect("A5: 2P; A3: 1P", energy=1)
    its = table.s.spirits[0]
    assert (its.kept, its.plays) == (1, 3)
    assert elements(table) == {"moon": 1}
    assert reach(growing(DAYS), "group 2", "grow presence-2") == {f"A{number}" for number in range(1, 9)}


@shows(DAYS, f"{DAYS}-group-3")
@rule("SI-185")
def test_its_third_growth_chooses_three_times_between_time_and_energy() -> None:
    table = growing(DAYS, "A5: 2P; A2: 1C")
    its = table.s.spirits[0]
    its.reserve = ["drought", "accelerated-rot"]
    first = ("grow sun", "grow move-4", "shift A5 A3", "grow days", "keep drought")
    energy = ("grow moment-energy", "choose moment-energy")
    table.spirit_phase(
        "group 3", *first, *energy, *energy, "grow moment-energy", "choose gain-time", "set-aside energy", "ready"
    )
    table.expect("A5: 1P; A3: 1P", energy=4 + 1)
    assert its.hand[-1] == "drought"
    assert its.reserve == ["accelerated-rot"]
    assert its.kept == 1
    assert elements(table) == {"sun": 1}


@shows(DAYS, f"{DAYS}-group-3")
def test_a_major_of_the_days_is_paid_for_by_forgetting() -> None:
    table = growing(DAYS, "A5: 2P; A2: 1C")
    its = table.s.spirits[0]
    its.reserve = ["accelerated-rot"]
    first = ("grow sun", "grow move-4", "done", "grow days", f"forget {PAST}")
    energy = ("grow moment-energy", "choose moment-energy")
    table.spirit_phase("group 3", *first, *energy, *energy, *energy, "ready").expect("A5: 2P", energy=7)
    assert its.hand[-1] == "accelerated-rot"
    assert PAST not in its.hand
    assert its.reserve == []


@shows(TIME)
@rule("SI-068")
def test_spent_time_goes_back_to_a_track_or_is_destroyed() -> None:
    table = days("A5: 2P; A2: 1C", time=2)
    table.s.spirits[0].open = [2, 2]
    spend = Action(table.s, "spirit", 0)
    table.run(spend.spend_kept(0), "cover cards")
    assert (table.s.spirits[0].kept, table.s.spirits[0].open) == (1, [2, 1])
    table.run(spend.spend_kept(0))
    assert (table.s.spirits[0].kept, table.s.spirits[0].open) == (0, [1, 1])
    full = days("A5: 2P; A2: 1C")
    full.s.spirits[0].kept = 1
    full.run(Action(full.s, "spirit", 0).spend_kept(0))
    assert (full.s.spirits[0].kept, full.s.spirits[0].destroyed) == (0, 1)


@shows(TIME)
def test_time_from_the_island_need_not_be_gained() -> None:
    table = days("A5: 2P; A2: 1C")
    table.s.spirits[0].open = [6, 6]
    table.run(Action(table.s, "spirit", 0).keep_presence(0), "done")
    assert table.s.spirits[0].kept == 0
    table.run(Action(table.s, "spirit", 0).keep_presence(0), "set-aside-from A5")
    table.expect("A5: 1P")
    assert table.s.spirits[0].kept == 1
    assert [line.args for line in status_lines(table.s) if line.kind == "presence-kept"] == [(0, 1)]


@shows(NEVER)
def test_an_unchosen_card_may_be_laid_to_the_days() -> None:
    table = days("A5: 2P", others=(RIVER,))
    table.s.minors = ["drought", "natures-resilience", "elemental-boon", "call-to-tend"]
    table.action(lambda act: gain(act.s, 0, "minor"), "keep drought", "lay-beside elemental-boon")
    its = table.s.spirits[0]
    assert its.hand[-1] == "drought"
    assert its.reserve == ["elemental-boon"]
    assert sorted(table.s.minors_discard) == ["call-to-tend", "natures-resilience"]
    assert its.drawn == []
    table.s.minors, table.s.minors_discard = table.s.minors_discard, []
    table.action(lambda act: gain(act.s, 0, "minor"), "keep call-to-tend", "done")
    assert its.reserve == ["elemental-boon"]
    table.s.minors = ["dark-and-tangled-woods", "natures-resilience"]
    table.action(lambda act: gain(act.s, 1, "minor"), "keep natures-resilience")
    assert its.reserve == ["elemental-boon"]


# Innate powers.


@shows(f"{SLIP}-level-1")
@rule("SI-149")
def test_slip_lets_a_spirit_use_a_slow_power_now() -> None:
    table = days("A5: 1P; A4: 1Q 2D; A2: 1C", others=(RIVER,))
    table.s.spirits[1].played = ["rivers-bounty"]
    table.use(SLIP, "spirit 1", "use rivers-bounty", elements="3 moon 1 air")
    table.expect("A4: 1Q 3D", energy=1, seat=1)
    assert table.s.spirits[1].used == ["rivers-bounty"]
    assert texts(table, "slow", 1) == []
    declined = days("A5: 1P; A4: 1Q 2D; A2: 1C", others=(RIVER,))
    declined.s.spirits[1].played = ["rivers-bounty"]
    declined.use(SLIP, "spirit 1", "decline", elements="3 moon 1 air").expect("A4: 1Q 2D")


@shows(f"{SLIP}-level-2")
def test_slip_lets_a_spirit_take_back_a_card_from_its_discard_or_from_play() -> None:
    table = days("A5: 1P; A4: 1Q; A2: 1C", others=(RIVER,))
    its = table.s.spirits[1]
    its.hand, its.played, its.discard = [], ["wash-away"], ["boon-of-vigor"]
    its.used = ["wash-away"]
    table.use(SLIP, "spirit 1", "reclaim wash-away", elements="2 sun 2 moon")
    assert (its.hand, its.played, its.discard) == (["wash-away"], [], ["boon-of-vigor"])
    assert its.used == []
    table.use(SLIP, "spirit 1", "reclaim boon-of-vigor", elements="2 sun 2 moon")
    assert its.hand == ["wash-away", "boon-of-vigor"]


@shows(f"{SLIP}-level-3")
def test_slip_lets_a_spirit_play_a_card_for_its_cost() -> None:
    table = days("A5: 1P; A4: 1Q; A2: 1C", others=(RIVER,))
    its = table.s.spirits[1]
    its.energy = 1
    table.use(SLIP, "spirit 1", "play wash-away", elements="3 sun 2 air").expect(energy=0, seat=1)
    assert its.played == ["wash-away"]


@shows(f"{SLIP}-level-1", f"{SLIP}-level-2", f"{SLIP}-level-3")
def test_slip_does_its_levels_from_top_to_bottom() -> None:
    table = days("A5: 1P; A4: 1Q 2D; A2: 1C", others=(RIVER,))
    its = table.s.spirits[1]
    its.hand, its.played, its.energy = ["flash-floods"], ["rivers-bounty"], 5
    answers = ("use rivers-bounty", "reclaim rivers-bounty", "play rivers-bounty")
    table.use(SLIP, "spirit 1", *answers, elements="3 sun 3 moon 2 air")
    assert its.played == ["rivers-bounty"]
    assert "use rivers-bounty" in texts(table, "slow", 1)


@shows(f"{SLIP}-level-3")
@rule("SI-054")
def test_each_further_use_of_slip_costs_a_time_more() -> None:
    table = days("A5: 1P; A2: 1C", time=3)
    its = table.s.spirits[0]
    its.gained = [3, 0, 0, 2, 0, 0, 0, 0, 0]
    for left in (3, 2, 0):
        assert texts(table) == [f"use {SLIP}"]
        table.use(SLIP, "decline")
        assert its.kept == left
    assert texts(table) == []
    table.s.spirits[0].kept = 2
    assert texts(table) == []
    table.s.spirits[0].kept = 3
    assert texts(table) == [f"use {SLIP}"]


def decks(table: Table, invaders: list[str]) -> IslandState:
    table.s.invader_deck = invaders
    return table.s


@shows(f"{VISIONS}-level-1")
def test_visions_show_the_next_card_and_shuffle_it_with_the_one_below() -> None:
    seen = set()
    for seed in range(6):
        table = days("A5: 1P; A2: 1C")
        table.s.rng = Rng(seed)
        s = decks(table, ["3-jungle-sands", "2-sands", "1-jungle"])
        table.use(VISIONS, elements="1 sun 2 moon 2 air")
        assert [event.args for event in table.heard if event.kind == "seen"] == [("1-jungle",)]
        assert s.invader_deck[0] == "3-jungle-sands"
        assert sorted(s.invader_deck[1:]) == ["1-jungle", "2-sands"]
        seen.add(s.invader_deck[-1])
    assert seen == {"1-jungle", "2-sands"}


@shows(f"{VISIONS}-level-2")
def test_visions_may_sink_the_card_with_the_second_level() -> None:
    table = days("A5: 1P; A2: 1C")
    s = decks(table, ["3-jungle-sands", "2-sands", "1-jungle"])
    table.use(VISIONS, "choose to-bottom", elements="2 sun 3 moon 2 air")
    assert s.invader_deck == ["1-jungle", "3-jungle-sands", "2-sands"]
    table.use(VISIONS, "choose to-bottom", elements="2 sun 3 moon 2 air")
    assert s.invader_deck == ["2-sands", "1-jungle", "3-jungle-sands"]
    table.use(VISIONS, "choose shuffle-two", elements="2 sun 3 moon 2 air")
    assert s.invader_deck[0] == "2-sands"


def test_visions_do_not_sink_a_card_that_was_put_there_in_the_set_up() -> None:
    table = days("A5: 1P; A2: 1C")
    s = decks(table, ["2-jungle", "2-sands", "3-jungle-sands"])
    table.use(VISIONS, elements="2 sun 3 moon 2 air")
    assert s.invader_deck[0] == "2-jungle"


@shows(f"{VISIONS}-level-2")
def test_visions_may_be_of_events() -> None:
    table = days("A5: 1P; A2: 1C")
    table.s.event_deck = ["third", "second", "first"]
    table.use(VISIONS, "choose event-deck", "choose to-bottom", elements="2 sun 3 moon 2 air")
    assert table.s.event_deck == ["first", "third", "second"]
    assert [event.args for event in table.heard if event.kind == "seen-event"] == [("first",)]


# Absolute Stasis.


def stasis(position: str = "A5: 2P; A4: 1T/1 1D 1P 1B 1Be; A2: 1C") -> Table:
    return days(position, time=1).use(STASIS, "target A4")


@shows(STASIS)
def test_a_land_in_stasis_is_not_there() -> None:
    table = stasis()
    s = table.s
    assert s.spirits[0].kept == 0
    table.expect("A4:")
    assert not s.in_play >> 4 & 1
    assert not any(s.island.near[land] >> 4 & 1 for land in range(9))
    assert "A4" not in table.targets(BLUR)
    assert acting_lands(s, "ravage", "1-sands") == []
    assert "A4" not in s.names(s.where(TOWN))
    assert [land.id for land in island_view(s).lands if "stasis" in land.effects] == ["A4"]


@shows(STASIS)
def test_nothing_goes_through_a_land_in_stasis() -> None:
    table = days("A5: 2P; A2: 1C", time=1)
    assert table.s.island.distance[5][3] == 2
    table.use(STASIS, "target A4")
    assert table.s.island.distance[5][3] == 3


@shows(STASIS)
def test_a_land_in_stasis_comes_back_with_the_end_of_the_slow_phase() -> None:
    table = stasis()
    s = table.s
    for phase in ("fast", "invaders"):
        s.phase = phase
        phase_over(s)
        table.expect("A4:")
    s.phase = "slow"
    phase_over(s)
    table.expect("A4: 1T/1 1D 1P 1B 1Be")
    assert s.changes == ()
    assert s.absent == []
    table.time_passes().expect("A4: 1T 1D 1P 1B 1Be")
    assert not s.has("stasis", 4)


@shows(STASIS)
def test_what_is_in_stasis_counts_for_winning_and_losing() -> None:
    table = days("A5: 2P; A4: 1T 1D 1B", time=1).use(STASIS, "target A4")
    assert not table.over
    assert count(table.s)[1:] == (1, 1)
    check(table.s)
    gone = days("A4: 2P; A2: 1C", time=1).use(STASIS, "target A4")
    assert not gone.over
    gone.s.spirits[0].kept = 0
    check(gone.s)
    gone.s.put_back(4)
    gone.s.spirits[0].presence[4] = 0
    with pytest.raises(GameOver):
        check(gone.s)


@rule("SI-054")
def test_stasis_costs_a_time_and_reaches_lands_near_sacred_sites() -> None:
    table = days("A5: 2P; A3: 1P; A2: 1C")
    table.s.spirits[0].played = [STASIS]
    assert texts(table) == []
    table.s.spirits[0].kept = 1
    assert texts(table) == [f"use {STASIS}"]
    assert table.targets(STASIS) == {f"A{number}" for number in range(1, 9)}
    assert days("A7: 2P; A2: 1C").targets(STASIS) == {"A1", "A4", "A5", "A6", "A7", "A8"}
    assert days("A5: 1P").targets(STASIS) == set()


# Pour Time Sideways.


def two_boards(position: str, time: int = 3) -> Table:
    return days(position, others=(RIVER,), time=time)


@shows(POUR)
@rule("SI-185")
def test_sideways_time_lets_one_board_act_twice_and_the_other_not_at_all() -> None:
    """E31."""
    table = two_boards("A4: 1P 1T; A7: 1T; B6: 1P; B7: 1T 1Q; B5: 1E; B2: 1C")
    s = table.s
    sands = [4, 7]
    assert acting_lands(s, "ravage", "1-sands")[: len(sands)] == sands
    there = [land for land in acting_lands(s, "ravage", "1-sands") if land > 8]
    assert there
    table.use(POUR, "shift A4 B6").expect("A4: 1T; B6: 2P")
    assert s.spirits[0].kept == 0
    assert acting_lands(s, "ravage", "1-sands") == sorted(there * 2)
    for does in ("build", "explore"):
        found = acting_lands(s, does, "1-sands")
        assert found
        assert all(land > 8 and found.count(land) == 2 for land in found)
    assert s.names(1 << there[0])[0].startswith("B")


@shows(POUR)
@rule("SI-185")
def test_a_ravage_step_goes_through_the_doubled_lands() -> None:
    table = two_boards("A4: 1P 1T; B6: 1P; B2: 1C; B8: 1Q")
    s = table.s
    sands = next(land for land in range(9, 18) if s.island.terrain[land] == 2)
    name = s.island.names[sands]
    s.put(sands, EXPLORER)
    table.use(POUR, "shift A4 B6")
    s.slots[0].cards, s.invader_deck = ["1-sands"], ["1-wetland", "1-mountain"]
    s.phase, s.step = "invaders", ""
    table.run(invader_phase(s))
    ravaged = [event.args[0] for event in table.heard if event.kind == "ravaged"]
    assert ravaged == [name, name]


@shows(POUR)
@rule("SI-185")
def test_each_doubled_action_is_skipped_apart() -> None:
    table = two_boards("A4: 1P 1T; B6: 1P; B2: 1C; B8: 1Q")
    s = table.s
    sands = next(land for land in range(9, 18) if s.island.terrain[land] == 2)
    s.put(sands, EXPLORER)
    table.use(POUR, "shift A4 B6")
    Action(s, "spirit", 0).last("skip-ravage", land=sands, amount=1)
    s.slots[0].cards, s.invader_deck = ["1-sands"], ["1-wetland", "1-mountain"]
    s.phase, s.step = "invaders", ""
    table.run(invader_phase(s))
    assert [event.kind for event in table.heard if event.kind in ("ravaged", "skipped")] == ["skipped", "ravaged"]


@shows(POUR)
@rule("SI-185")
def test_sideways_time_counts_for_what_happens_on_each_board_and_land() -> None:
    table = two_boards("A4: 1P; B6: 1P; B2: 1C; B8: 1Q")
    s = table.s
    table.use(POUR, "shift A4 B6")

    def town(act: Action, lands: int) -> None:
        act.add(TOWN, land=s.island.land_of(s.owners.index(act.chooser), 1))
        assert lands

    table.run(each_board("event", s, "", town)).expect("A1:; B1: 2T")

    def explorer(act: Action) -> None:
        act.add(EXPLORER)

    a3, b3 = s.island.number_of["A3"], s.island.number_of["B3"]
    table.run(each_land("event", s, "", 1 << a3 | 1 << b3, explorer)).expect("A3:; B3: 2E")


@shows(POUR)
def test_time_that_is_poured_back_makes_up_for_itself() -> None:
    table = two_boards("A4: 2P 1T; B6: 2P; B2: 1C; B8: 1Q", time=3)
    s = table.s
    before = acting_lands(s, "build", "1-sands")
    table.use(POUR, "shift A4 B6")
    s.spirits[0].kept = 3
    s.spirits[0].open = [4, 1]
    table.use(POUR, "shift B6 A4")
    assert acting_lands(s, "build", "1-sands") == before
    assert s.lasting("less-time") == s.lasting("more-time") == []
    s.spirits[0].kept = 3
    s.spirits[0].open = [4, 1]
    table.use(POUR, "shift B6 A4").expect("A4: 3P 1T; B6: 1P")
    assert acting_lands(s, "build", "1-sands")[:2] == [4, 4]


@shows(POUR)
@rule("SI-185")
def test_on_one_board_sideways_time_changes_nothing_but_presence() -> None:
    table = days("A4: 1P 1T; A6: 1P; A2: 1C", time=3)
    table.use(POUR, "shift A4 A6").expect("A4: 1T; A6: 2P")
    assert acting_lands(table.s, "build", "1-sands") == [4]
    table.s.spirits[0].played, table.s.spirits[0].used = [POUR], []
    assert texts(table) == []
    table.s.spirits[0].kept = 3
    assert texts(table) == [f"use {POUR}"]


# The Past Returns Again.


def past(time: int = 2, energy: tuple[int, int] = (1, 1), top: str = "2-jungle") -> Table:
    table = days("A5: 1P; A2: 1C; B8: 1Q", others=(RIVER,), time=time)
    s = table.s
    s.spirits[0].energy, s.spirits[1].energy = energy
    s.spirits[0].played = [PAST]
    s.invader_deck = ["3-jungle-sands", top]
    s.invader_discard = ["1-sands", "1-wetland"]
    return table


@shows(PAST)
@rule("SI-054")
def test_the_past_returns_for_time_and_energy_of_all() -> None:
    """E6."""
    table = past(energy=(0, 3))
    assert texts(table) == [f"use {PAST}"]
    table.use(PAST, "pay 2", "bring-back 1-wetland")
    s = table.s
    assert s.invader_deck == ["3-jungle-sands", "1-wetland"]
    assert s.invader_discard == ["1-sands", "2-jungle"]
    assert s.face_down == ["2-jungle"]
    assert (s.spirits[0].kept, s.spirits[0].energy, s.spirits[1].energy) == (0, 0, 1)
    view = island_view(s)
    assert (view.invader_discard, view.invader_face_down) == (["1-sands"], [2])
    assert not any("2-jungle" in event.args for event in table.heard)


@shows(PAST)
def test_what_lies_face_down_is_dealt_again_for_those_who_do_not_know_it() -> None:
    found = set()
    for seed in range(20):
        table = past(energy=(0, 2))
        table.use(PAST, "pay 2", "bring-back 1-wetland")
        redeal(table.s, Rng(seed))
        (hidden,) = table.s.face_down
        assert table.s.invader_discard == ["1-sands", hidden]
        assert hidden not in table.s.invader_deck
        found.add(hidden)
    assert len(found) > 1
    assert {card[0] for card in found} == {"2"}


@rule("SI-054")
def test_the_past_does_not_return_without_its_full_cost_or_a_fitting_card() -> None:
    """E6: the card may still be played for its elements."""
    for table in (past(time=1), past(energy=(1, 0)), past(top="3-jungle-wetland")):
        assert texts(table) == []
        assert elements(table) == {"sun": 1, "moon": 1}
    assert texts(past(energy=(2, 0))) == [f"use {PAST}"]
    empty = past()
    empty.s.invader_deck = []
    assert texts(empty) == []
    hidden = past()
    hidden.s.face_down = hidden.s.invader_discard.copy()
    assert texts(hidden) == []
    assert target_seats(hidden.s, 0, POWERS[PAST]) == [0]


@shows(PAST)
@rule("SI-054")
def test_each_use_of_the_past_costs_all_again() -> None:
    table = past(time=4, energy=(4, 0))
    table.use(PAST, "pay 2", "bring-back 1-wetland")
    table.use(PAST, "pay 2")
    assert (table.s.spirits[0].kept, table.s.spirits[0].energy) == (0, 0)
    assert table.s.face_down == ["2-jungle", "1-wetland"]


# Blur the Arc of Years.


@shows(BLUR)
def test_years_heal_an_empty_land_and_let_dahan_multiply() -> None:
    days("A5: 1P; A4: 2B; A2: 1C").use(BLUR, "target A4").expect("A4: 1B")
    table = days("A5: 1P; A4: 1B 2D; A2: 1C").use(BLUR, "target A4", "push dahan A3", "done")
    table.expect("A4: 1B 2D; A3: 1D")
    assert table.targets(BLUR) == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows(BLUR)
@rule("SI-113", "SI-145")
def test_in_those_years_invaders_build_and_ravage() -> None:
    table = days("A5: 1P; A4: 1E; A2: 1C").use(BLUR, "target A4").expect("A4: 1E 1T 1B")
    assert [event.args for event in table.heard if event.kind == "ravaged"] == [("A4", 3, 3, 0)]
    both = days("A5: 1P; A4: 1E 3D; A2: 1C")
    both.use(BLUR, "target A4", "push dahan A3", "push dahan A3").expect("A4: 1D/1 1B; A3: 2D")
    lost = days("A5: 1P; A4: 1C 1D; A2: 1C").use(BLUR, "target A4").expect("A4: 1C 1T 1B")
    assert lost.s.count(4, TOWN) == 1


@shows(BLUR)
@rule("SI-114")
def test_the_ravage_of_those_years_leaves_alone_what_waits_for_the_next_normal_one() -> None:
    table = days("A5: 1P; A4: 1E; A2: 1C")
    waiting = Effect("town-strength", amount=1, until=NEXT_RAVAGE)
    table.s.effects.append(waiting)
    table.use(BLUR, "target A4")
    assert [event.args for event in table.heard if event.kind == "ravaged"] == [("A4", 3, 3, 0)]
    assert table.s.effects == [waiting]


@shows(BLUR)
@rule("SI-057")
def test_the_years_go_by_once_more_for_a_time() -> None:
    table = days("A5: 1P; A4: 3B; A2: 1C", time=2)
    table.use(BLUR, "target A4", "choose once-more", "target A4").expect("A4: 1B")
    assert table.s.spirits[0].kept == 1
    once = days("A5: 1P; A4: 3B; A2: 1C", time=1).use(BLUR, "target A4", "decline").expect("A4: 2B")
    assert once.s.spirits[0].kept == 1


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_it_keep_every_promise(seed: int) -> None:
    keeps_promises(DAYS, seed)
