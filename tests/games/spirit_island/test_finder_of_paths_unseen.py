"""Finder of Paths Unseen: panel, special rules, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.content.promo.spirits.finder_of_paths_unseen import CLEAR, LINKS, SPACES
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.growth import spirit_phase
from rulebound.games.spirit_island.panel import (
    PANELS,
    card_plays,
    coverable_tracks,
    elements_of,
    income,
    open_tracks,
)
from rulebound.games.spirit_island.pieces import DAHAN, EXPLORER, TOWN
from rulebound.games.spirit_island.setup import new_world
from rulebound.games.spirit_island.use import options
from rulebound.kernel import Flow
from tests.games.spirit_island.against_facts import spirit_facts
from tests.games.spirit_island.harness import RIVER, Table, island, unboxed
from tests.games.spirit_island.panels import elements, growing, offered, reach
from tests.games.spirit_island.random_play import play_out
from tests.marks import rule, shows

FINDER, OCEAN = "finder-of-paths-unseen", "oceans-hungry-grasp"
PATHS, CLOSE = "lay-paths-they-cannot-help-but-walk", "close-the-ways"
BOON, PASSAGE, AID = "travelers-boon", "offer-passage-between-worlds", "aid-from-the-spirit-speakers"
NATURE, SHORE = "paths-tied-by-nature", "ways-of-shore-and-heartland"
JOURNEY = "a-circuitous-and-wending-journey"
DEAD, WAYS = "responsibilities-to-the-dead", "open-the-ways"


def web(table: Table, *clear: str) -> Table:
    """These spaces of its web are clear, besides the first ones."""
    table.s.spirits[0].open = [int(name in (*CLEAR, *clear)) for name in SPACES]
    return table


def names(places: list[int]) -> set[str]:
    return {list(SPACES)[place] for place in places}


def near(table: Table, land: str) -> set[str]:
    return set(table.s.names(table.s.near(table.s.island.number_of[land])))


# The panel.


@shows(FINDER)
def test_it_starts_in_land_three_and_in_land_one_of_any_board() -> None:
    s = new_world(unboxed({"seats": 2, "spirits": [RIVER, FINDER], "boards": ["A", "B"]}), 1)
    Table(s).run(PANELS[FINDER].set_up(s, 1), "land A1")
    assert {s.island.names[land]: number for land, number in enumerate(s.spirits[1].presence) if number} == {
        "A1": 1,
        "B3": 1,
    }


def test_its_panel_and_its_web() -> None:
    printed = spirit_facts(FINDER)
    spaces = [*printed["energy_track"], *printed["card_play_track"]]
    assert list(SPACES) == [each["id"] for each in spaces]
    assert [list(link) for link in LINKS] == printed["track_links"]
    assert len(PANELS[FINDER].uniques) == 6
    assert sum(len(track.spaces) - track.bare for track in PANELS[FINDER].tracks) == 11


@shows(FINDER)
@pytest.mark.parametrize(
    ("clear", "energy", "cards"),
    [
        ((), 0, 1),
        (("sun",), 0, 1),
        (("sun", "moon"), 1, 1),
        (("sun", "moon", "water", "plus2"), 4, 1),
        (("sun", "moon", "water", "plus2", "any", "range"), 6, 1),
        (("earth", "play-a", "play-b"), 0, 3),
    ],
)
def test_its_income_and_card_plays(clear: tuple[str, ...], energy: int, cards: int) -> None:
    table = web(island("A5: 1P", spirit=FINDER), *clear)
    assert (income(table.s, 0), card_plays(table.s, 0)) == (energy, cards)


@shows(FINDER)
def test_its_elements() -> None:
    table = web(island("A5: 1P", spirit=FINDER), "sun", "moon", "water", "air", "earth", "plus2", "any")
    assert elements(table) == {"sun": 1, "moon": 1, "water": 1, "air": 1, "earth": 1}
    assert elements_of(table.s, 0)[-1] == 1


@pytest.mark.parametrize(
    ("clear", "linked"),
    [
        ((), {"sun", "earth"}),
        (("sun",), {"earth", "moon", "water"}),
        (("earth",), {"sun", "moon", "play-a"}),
        (("sun", "moon", "air"), {"earth", "water", "plus2", "play-b"}),
        (("sun", "moon", "air", "play-b"), {"earth", "water", "plus2", "play-a", "range", "push"}),
    ],
)
def test_a_space_is_uncovered_next_to_a_clear_one(clear: tuple[str, ...], linked: set[str]) -> None:
    table = web(island("A5: 1P", spirit=FINDER), *clear)
    assert names(open_tracks(table.s, 0)) == linked


@rule("SI-068")
def test_presence_returned_to_the_web_leaves_no_clear_space_alone() -> None:
    line = web(island("A5: 1P", spirit=FINDER), "sun", "moon", "air")
    assert names(coverable_tracks(line.s, 0)) == {"air"}
    ring = web(island("A5: 1P", spirit=FINDER), "sun", "moon", "earth")
    assert names(coverable_tracks(ring.s, 0)) == {"sun", "moon", "earth"}


@shows(f"{FINDER}-group-1")
def test_its_first_growth_lets_it_ignore_range() -> None:
    table = growing(FINDER)
    cards = ("grow reclaim", "grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase("group 1", *cards, "grow ignore-range", "ready")
    assert table.targets(PASSAGE) == {f"A{number}" for number in range(1, 9)}
    assert table.s.spirits[0].hand[-2:] == [JOURNEY, "natures-resilience"]
    table.time_passes()
    assert table.targets(PASSAGE) == {"A1", "A4", "A5", "A6", "A7", "A8"}


@shows(FINDER, f"{FINDER}-group-2", f"{FINDER}-group-3", f"{FINDER}-group-4")
def test_its_other_growth_groups() -> None:
    second = growing(FINDER)
    second.spirit_phase("group 2", "grow play-1", "grow presence-1", "presence web-sun A4", "ready").expect(
        "A4: 1P"
    )
    assert second.s.spirits[0].plays == 2
    third = growing(FINDER)
    cards = ("grow card", "draw minor", "keep natures-resilience", "grow presence-2", "presence web-earth A3")
    third.spirit_phase("group 3", *cards, "ready").expect("A3: 1P")
    fourth = growing(FINDER, "A7: 1P; A2: 1C")
    fourth.spirit_phase("group 4", "grow energy-2", "grow anywhere", "presence web-sun A3", "ready")
    fourth.expect("A3: 1P", energy=2)
    lands = {f"A{number}" for number in range(1, 9)}
    assert reach(growing(FINDER, "A7: 1P; A2: 1C"), "group 4", "grow anywhere") == lands


@rule("SI-037")
@shows(FINDER, f"{FINDER}-group-2")
def test_its_web_moves_presence_pushes_a_building_and_lengthens_every_range() -> None:
    table = web(growing(FINDER, "A5: 1P 1C 1E; A2: 1C"), "air", "push", "range")
    pushed = ("bonus push-building", "push city A4", "bonus move-1", "shift A5 A6")
    grown = ("group 2", "grow play-1", "grow presence-1", "presence web-sun A7")
    table.spirit_phase(*pushed, *grown, "ready").expect("A5: 1E; A4: 1C; A6: 1P; A7: 1P")
    assert table.targets(JOURNEY) == {"A1", "A5", "A6", "A7", "A8"}


# Responsibilities to the Dead.


def killing(act: Action) -> Flow[int]:
    return act.destroy(1, (EXPLORER,))


@shows(DEAD)
def test_an_own_action_that_destroys_costs_presence_and_energy() -> None:
    table = island("A5: 2P 2E; A4: 1P; A2: 1C", spirit=FINDER)
    table.s.spirits[0].energy = 2
    table.action(killing, "lose A4", kind="spirit", seat=0, land="A5").expect("A5: 2P 1E; A4:", energy=1)
    assert table.s.spirits[0].destroyed == 1


@shows(DEAD)
def test_without_energy_it_costs_one_more_presence() -> None:
    table = island("A5: 3P 2E; A2: 1C", spirit=FINDER)
    table.action(killing, kind="spirit", seat=0, land="A5").expect("A5: 1P 1E", energy=0)


@shows(DEAD)
def test_one_action_costs_only_once_and_dahan_count_too() -> None:
    def slaughter(act: Action) -> Flow[None]:
        yield from act.destroy(2, (DAHAN,))
        yield from act.destroy(2, (TOWN,))

    table = island("A5: 3P 2D 2T; A2: 1C", spirit=FINDER)
    table.s.spirits[0].energy = 1
    table.action(slaughter, kind="spirit", seat=0, land="A5").expect("A5: 2P", energy=0)


def test_what_others_destroy_costs_nothing() -> None:
    table = island("A5: 2P 2E; A4: 1Q; A2: 1C", spirit=FINDER, others=(RIVER,))
    table.action(killing, kind="spirit", seat=1, land="A5").expect("A5: 2P 1E")
    table.action(killing, kind="event", land="A5").expect("A5: 2P")
    harmless = island("A5: 2P 2E; A2: 1C", spirit=FINDER)
    harmless.action(lambda act: act.remove(1, (EXPLORER,)), kind="spirit", seat=0, land="A5").expect("A5: 2P 1E")


@rule("SI-146")
@shows(DEAD)
def test_what_its_power_does_later_is_its_own_action() -> None:
    table = island("A4: 2P; A5: 1T 1E 1D; A2: 1C", spirit=FINDER)
    table.s.spirits[0].energy = 1
    table.use("vengeance-of-the-dead", "target A5")
    table.ravage("A5", "hit explorer A5").expect("A4: 1P; A5: 1T 1B", energy=0)


@rule("SI-146")
@shows(DEAD)
@pytest.mark.parametrize("first", [FINDER, OCEAN])
def test_whom_it_moves_into_an_ocean_it_mourns_once(first: str) -> None:
    second = OCEAN if first == FINDER else FINDER
    mine, theirs = ("P", "Q") if first == FINDER else ("Q", "P")
    table = island(f"A2: 3{mine} 2E 1{theirs}; A5: 1C", spirit=first, others=(second,))
    seat = 0 if first == FINDER else 1
    table.s.spirits[seat].energy = 1

    def drown(act: Action) -> Flow[list[int]]:
        return act.push(2, (EXPLORER,), to=act.s.island.oceans)

    table.action(drown, kind="spirit", seat=seat, land="A2")
    table.expect(f"A2: 2{mine} 1{theirs}").expect(energy=0, seat=seat)


@shows(DEAD)
def test_growth_is_an_own_action_too() -> None:
    table = web(growing(FINDER, "A1: 2P 1T; A5: 1Q; A2: 1C", others=(OCEAN,)), "push")
    table.s.spirits[1].presence[table.s.island.number_of["A0"]] = 1
    grown = ("0: group 2", "0: grow play-1", "0: grow presence-1", "presence web-sun A1")
    table.s.spirits[0].energy = 1
    table.s.step = ""
    flow = spirit_phase(table.s)
    table.s.spirits[1].hand = []
    others = (
        "1: group 2",
        "1: grow energy-1",
        "1: grow ocean",
        "presence energy A0",
        "1: grow ocean",
        "presence energy A0",
    )
    table.run(flow, "0: bonus push-building", "push town A0", *grown, *others, "0: ready", "ready")
    table.expect("A1: 2P", energy=0)


# Open the Ways.


@shows(WAYS)
def test_two_of_its_lands_are_adjacent() -> None:
    table = island("A7: 1P 1E; A3: 1P; A2: 1C", spirit=FINDER)
    assert near(table, "A7") == {"A5", "A8"}
    table.fast("own open-way", "ready")
    assert near(table, "A7") == {"A3", "A5", "A8"}
    assert near(table, "A3") == {"A2", "A4", "A7"}
    assert GAME.view(table.s, 0).links == [["A3", "A7"]]
    table.action(lambda act: act.push(1, (EXPLORER,)), "push explorer A3", land="A7").expect("A3: 1P 1E")


@shows(WAYS)
def test_only_its_own_lands_that_are_not_adjacent_can_be_linked() -> None:
    table = island("A7: 1P; A3: 1P; A8: 1P; A2: 1C", spirit=FINDER)
    table.fast("own open-way", "link A3 A8", "ready")
    assert list(table.s.changes) == ["link 3 8"]
    alone = island("A7: 1P; A8: 1P; A2: 1C", spirit=FINDER)
    alone.s.step = "fast"
    assert [option.text for option in options(alone.s, 0, "fast")] == ["own watch-ways"]


@shows(WAYS)
def test_the_pair_changes_once_between_actions() -> None:
    table = island("A7: 1P; A3: 1P; A6: 1P; A2: 1C", spirit=FINDER)
    table.s.spirits[0].hand, table.s.spirits[0].played = [], [PASSAGE]
    used = (f"use {PASSAGE}", "target A5", "choose save-dahan")
    table.fast("own open-way", "link A3 A7", *used, "own open-way", "link A3 A6", "ready")
    assert list(table.s.changes) == ["link 3 6"]
    table.s.step = "fast"
    assert [option.text for option in options(table.s, 0, "fast")] == ["own watch-ways"]
    table.slow("own close-way")
    assert not list(table.s.changes)
    assert near(table, "A3") == {"A2", "A4"}


@shows(WAYS)
def test_a_way_closes_when_its_presence_leaves_an_end() -> None:
    table = island("A7: 2P; A3: 1P; A2: 1C", spirit=FINDER).fast("own open-way", "ready")
    table.action(lambda act: act.destroy_presence(0), "lose A7", kind="spirit", seat=0)
    assert near(table, "A3") == {"A2", "A4", "A7"}

    def go(act: Action) -> None:
        act.move_presence(0, *(act.s.island.number_of[name] for name in ("A3", "A4")))

    table.action(go, kind="spirit", seat=0)
    assert near(table, "A3") == {"A2", "A4"}
    assert not list(table.s.changes)


@shows(WAYS)
@rule("SI-067")
def test_a_way_closes_when_presence_at_an_end_leaves_the_game() -> None:
    table = island("A7: 1P; A3: 1P; A5: 1P 1D; A2: 1C", spirit=FINDER)
    table.fast("own open-way", "link A3 A7", "ready")
    table.use("bargains-of-power-and-protection", "lose A7")
    assert near(table, "A3") == {"A2", "A4"}
    spirit = table.s.spirits[0]
    assert (spirit.gone, spirit.destroyed) == (1, 0)


@shows(WAYS)
def test_who_watches_the_ways_is_asked_between_the_actions_of_the_invaders() -> None:
    table = island("A7: 1P; A3: 1P; A2: 1C; A5: 1E; A1: 1E", spirit=FINDER)
    table.fast("own open-way", "own watch-ways")
    table.s.phase = "invaders"
    table.ravage("A5", "own close-way")
    assert not list(table.s.changes)
    table.ravage("A1", "own open-way")
    assert list(table.s.changes) == ["link 3 7"]
    table.time_passes()
    table.ravage("A5")
    quiet = island("A7: 1P; A3: 1P; A2: 1C; A5: 1E", spirit=FINDER)
    quiet.s.phase = "invaders"
    quiet.ravage("A5")


@shows(WAYS)
def test_invaders_explore_along_a_way() -> None:
    table = island("A7: 1P 1T; A6: 1P; A2: 1C", spirit=FINDER)
    table.explore("1-mountain").expect("A6: 1P; A1: 1E")
    linked = island("A7: 1P 1T; A6: 1P; A2: 1C", spirit=FINDER).fast("own open-way", "ready")
    linked.explore("1-mountain").expect("A6: 1P 1E; A1: 1E")


# Innate powers.


@shows(f"{PATHS}-level-1")
def test_lay_paths_pushes_half_of_everything() -> None:
    table = island("A5: 3P 3E 2T 2D 3Be; A2: 1C", spirit=FINDER)
    pushes = ("push explorer A4", "push town A4", "push dahan A6", "push-presence 0 A7", "push-token beasts A8")
    table.use(PATHS, *pushes, elements="2 moon 2 air")
    table.expect("A5: 2P 2E 1T 1D 2Be; A4: 1E 1T; A6: 1D; A7: 1P; A8: 1Be")
    lone = island("A5: 1P 1E 1D 1Be; A2: 1C", spirit=FINDER)
    lone.use(PATHS, elements="2 moon 2 air").expect("A5: 1P 1E 1D 1Be")


@shows(f"{PATHS}-level-1", f"{PATHS}-level-2", f"{PATHS}-level-3")
def test_lay_paths_pushes_one_more_and_repeats() -> None:
    table = island("A5: 1P 1E 1D 1Be; A2: 1C", spirit=FINDER)
    table.use(PATHS, "push-token beasts A4", elements="2 sun 2 air").expect("A5: 1P 1E 1D; A4: 1Be")
    unwilling = island("A5: 1P 1E; A2: 1C", spirit=FINDER)
    unwilling.use(PATHS, "done", elements="2 sun 2 air").expect("A5: 1P 1E")
    again = island("A5: 1P 4E; A4: 1P 2D; A2: 1C", spirit=FINDER)
    first = ("target A5", "push explorer A6", "done")
    again.use(PATHS, *first, "target A4", "push dahan A3", elements="2 moon 4 air 3 water")
    again.expect("A5: 1P 3E; A6: 1E; A4: 1P 1D; A3: 1D")


@shows(f"{PATHS}-level-1")
def test_lay_paths_pushes_presence_of_others_too() -> None:
    table = island("A5: 1P 1Q 1E; A2: 1C", spirit=FINDER, others=(RIVER,))
    table.use(PATHS, "push-presence 1 A4", elements="2 moon 2 air").expect("A5: 1P 1E; A4: 1Q")


@shows(f"{CLOSE}-level-1", f"{CLOSE}-level-2", f"{CLOSE}-level-3")
def test_close_the_ways_isolates_a_land_for_each_level() -> None:
    table = island("A5: 1P; A2: 1C", spirit=FINDER)
    table.use(CLOSE, "target A4", elements="1 air 2 water")
    assert table.s.names(table.s.isolated) == ["A4"]
    two = island("A5: 1P; A2: 1C", spirit=FINDER)
    two.use(CLOSE, "target A4", "target A1", elements="3 air 2 earth 2 plant")
    assert two.s.names(two.s.isolated) == ["A1", "A4"]
    three = island("A5: 1P; A2: 1C", spirit=FINDER)
    three.use(CLOSE, "target A4", "target A1", "target A5", elements="3 air 2 water 2 earth 2 plant")
    assert three.s.names(three.s.isolated) == ["A1", "A4", "A5"]
    less = island("A5: 1P; A2: 1C", spirit=FINDER)
    less.use(CLOSE, "target A4", "decline", elements="2 air 2 water 2 earth")
    assert less.s.names(less.s.isolated) == ["A4"]


# Unique powers.


@shows(BOON)
def test_travelers_boon() -> None:
    table = island("A5: 1P; A3: 2Q 1T 1D 1Be; A2: 1Q 2E 1D; A8: 1C", spirit=FINDER, others=(RIVER,))
    travels = ("land A5", "land A3", "land A2", "done")
    along = ("bring explorer A2", "bring dahan A3", "land A3")
    table.use(BOON, *travels, *along).expect("A5: 1P 2Q 1E 1D 1Be; A3: 1Q 1T; A2: 1E 1D")
    staying = island("A5: 1P; A3: 2Q 1T; A8: 1C", spirit=FINDER, others=(RIVER,))
    staying.use(BOON, "done").expect("A3: 2Q 1T")
    alone = island("A5: 1P; A3: 4P 1E; A8: 1C", spirit=FINDER)
    alone.use(BOON, "land A5", "land A3", "land A3", "land A3", "done").expect("A5: 4P; A3: 1P 1E")


@shows(PASSAGE)
def test_offer_passage_between_worlds_moves_dahan_or_saves_them() -> None:
    table = island("A5: 1P; A8: 1P 2D; A4: 3D; A2: 1C", spirit=FINDER)
    moves = ("move dahan A8", "move dahan A8", "move dahan A8", "move dahan A4")
    table.use(PASSAGE, "target A4", "choose move-dahan", "land A8", *moves).expect("A8: 1P 4D; A4: 1D")
    fewer = island("A5: 1P; A8: 1P; A4: 3D; A2: 1C", spirit=FINDER)
    fewer.use(PASSAGE, "target A4", "choose save-dahan")
    fewer.action(lambda act: act.destroy(3, (DAHAN,)), land="A4").expect("A4: 2D")
    fewer.action(lambda act: act.destroy(1, (DAHAN,)), land="A4").expect("A4: 1D")
    some = island("A5: 1P; A8: 1P; A4: 3D; A2: 1C", spirit=FINDER)
    some.use(PASSAGE, "target A4", "choose move-dahan", "land A5", "move dahan A5", "done").expect(
        "A5: 1P 1D; A4: 2D"
    )


@shows(AID)
def test_aid_from_the_spirit_speakers() -> None:
    table = island("A5: 1P; A4: 1P 3D 1T 1Be; A3: 1D; A6: 1D; A2: 1C", spirit=FINDER)
    moves = ("move town A3", "move-presence 0 A3", "move-token beasts A3")
    table.use(AID, "target A4", "land A3", *moves).expect("A4: 3D; A3: 1P 1D 1T 1Be")
    nobody = island("A5: 1P; A4: 1T; A3: 1D; A2: 1C", spirit=FINDER)
    nobody.use(AID, "target A4").expect("A4: 1T")
    some = island("A5: 1P; A4: 1D 2T; A3: 1D; A2: 1C", spirit=FINDER)
    some.use(AID, "target A4", "land A3", "move town A3").expect("A4: 1D 1T; A3: 1D 1T")


@shows(AID)
def test_its_range_counts_within_the_text_as_well() -> None:
    place = "A5: 1P 1D 1T; A3: 1D; B8: 1D; A2: 1C"
    table = island(place, spirit=FINDER, others=(RIVER,))
    table.use(AID, "target A5", "done").expect(place)
    far = web(island("A7: 1P 1D 1T; A3: 1D; A2: 1C", spirit=FINDER), "range")
    far.use(AID, "target A7", "land A3", "move town A3").expect("A7: 1P 1D; A3: 1D 1T")
    island("A7: 1P 1D 1T; A3: 1D; A2: 1C", spirit=FINDER).use(AID, "target A7").expect("A7: 1P 1D 1T")


@shows(NATURE)
def test_paths_tied_by_nature() -> None:
    table = island("A4: 1P 2T 1D; A2: 1C", spirit=FINDER)
    table.use(NATURE, "target A4", "land A7", "move town A7", "move dahan A7").expect("A4: 1P 1T; A7: 1T 1D")
    few = island("A4: 1P 2T 1D; A2: 1C", spirit=FINDER)
    few.use(NATURE, "target A4", "land A7", "move town A7", "done").expect("A4: 1P 1T 1D; A7: 1T")
    far = island("A3: 1P 1E; A2: 1C", spirit=FINDER)
    far.use(NATURE, "target A3").expect("A3: 1P 1E")


@shows(SHORE)
def test_ways_of_shore_and_heartland() -> None:
    coast = island("A2: 2P 1E 1D; A5: 1C", spirit=FINDER)
    coast.use(SHORE, "target A2", "push explorer A3", "push-presence 0 A1").expect("A2: 1P 1D; A3: 1E; A1: 1P")
    inland = island("A4: 1P 1E 1D; A2: 1C", spirit=FINDER)
    inland.use(SHORE, "target A4", "push explorer A5", "push dahan A5").expect("A4: 1P; A5: 1E 1D")
    few = island("A4: 1P 1E 1D; A2: 1C", spirit=FINDER)
    few.use(SHORE, "target A4", "done").expect("A4: 1P 1E 1D")


@shows(JOURNEY)
def test_a_circuitous_and_wending_journey_rounds_up() -> None:
    table = island("A5: 1P 3E 1D 1Be; A2: 1C", spirit=FINDER)
    pushes = (
        "push explorer A4",
        "push explorer A4",
        "push dahan A6",
        "push-presence 0 A7",
        "push-token beasts A8",
    )
    table.use(JOURNEY, *pushes).expect("A5: 1E; A4: 2E; A6: 1D; A7: 1P; A8: 1Be")
    staying = island("A5: 1P 3E; A2: 1C", spirit=FINDER)
    staying.use(JOURNEY, "done", "done").expect("A5: 1P 3E")


# The whole.


def test_it_is_offered_its_ways_while_it_grows() -> None:
    table = growing(FINDER, "A7: 1P; A3: 1P; A2: 1C")
    table.s.step = ""
    assert {"own open-way", "own watch-ways"} <= offered(spirit_phase(table.s))


@pytest.mark.parametrize("seed", range(3))
def test_random_games_run_clean(seed: int) -> None:
    play_out([FINDER, OCEAN], seed)
