"""The major powers of Jagged Earth."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.each import each_board, each_land
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.geometry import LAND_SIDES, beside, free_places, meeting_corners, meeting_sides
from rulebound.games.spirit_island.invaders import acted_on, invader_phase, matching
from rulebound.games.spirit_island.island import _data, all_layouts, layouts_for
from rulebound.games.spirit_island.island import island as island_of
from rulebound.games.spirit_island.judge.hint import score_hint
from rulebound.games.spirit_island.panel import income
from rulebound.games.spirit_island.pieces import BADLANDS, BEASTS, DAHAN, EXPLORER, TOWN
from rulebound.games.spirit_island.ravage import defence_of
from rulebound.games.spirit_island.rule import RULES, Rule
from rulebound.games.spirit_island.rule import rule as new_rule
from rulebound.games.spirit_island.seen import island_view
from rulebound.games.spirit_island.status import status_lines
from rulebound.kernel import Flow, Match, Rng
from rulebound.kernel.contract import random_pick
from tests.games.spirit_island.any_use import use_each, use_many
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule, shows

OCEAN = "oceans-hungry-grasp"
THUNDER = "thunderspeaker"
BARGAIN = "bargains-of-power-and-protection"
VOID = "draw-towards-a-consuming-void"
DREAM = "dream-of-the-untouched-land"
SPIDERS = "infestation-of-venomous-spiders"
MELT = "melt-earth-into-quicksand"
HUNT = "settle-into-hunting-grounds"
VOICE = "voice-of-command"
WEAVE = "weave-together-the-fabric-of-place"
UNTOUCHED = "3 moon 2 water 3 earth 2 plant"


@shows("angry-bears")
def test_angry_bears_come_or_are_there() -> None:
    table = island("A5: 1P 1C; A8: 1E")
    table.use("angry-bears").expect("A5: 1P 1C/2 1Be", fear=2)
    there = island("A5: 1P 2C 1Be; A8: 1E")
    there.use("angry-bears", "hit city A5", "push-token beasts A8").expect("A5: 1P 1C/1; A8: 1E 1Be", fear=4)
    stay = island("A5: 1P 1T 1Be; A8: 1E")
    stay.use("angry-bears", "done").expect("A5: 1P 1Be", fear=3)


@shows("angry-bears", "angry-bears-threshold-1")
def test_angry_bears_go_on_next_to_it_with_the_threshold() -> None:
    table = island("A5: 1P 1E 1Be; A8: 1E 1T; A1: 1E; A4: 1T 1Be")
    answers = ("push-token beasts A8", "land A8", "destroy town A8")
    table.use("angry-bears", *answers, elements="2 fire 3 animal")
    table.expect("A5: 1P; A8: 1E 1Be; A1: 1E; A4: 1T 1Be", fear=2 + 1 + 1)


# Bargains of Power and Protection.


@shows(BARGAIN)
def test_a_bargain_takes_presence_off_the_island_for_ever() -> None:
    table = island("A5: 1P 1D; A8: 2P; A2: 1T")
    table.use(BARGAIN, "lose A8").expect("A5: 1P 1D; A8: 1P")
    assert (table.s.spirits[0].gone, table.s.spirits[0].destroyed) == (1, 0)


@shows(BARGAIN, f"{BARGAIN}-threshold-1")
def test_a_bargain_takes_presence_from_a_track_with_the_threshold() -> None:
    table = island("A5: 1P 1D; A2: 1T")
    before = list(table.s.spirits[0].open)
    table.use(BARGAIN, "take-presence cards", elements="3 sun 2 water 2 earth").expect("A5: 1P 1D")
    assert table.s.spirits[0].open == [before[0], before[1] + 1]
    assert table.s.spirits[0].gone == 1


@shows(BARGAIN)
def test_dahan_near_the_presence_defend_their_lands_from_then_on() -> None:
    table = island("A5: 3P 1D; A8: 2D; A7: 2T; A2: 2D; A3: 1T")
    table.use(BARGAIN)
    table.time_passes()
    s = table.s
    defended = {name: defence_of(s, s.island.number_of[name]) for name in ("A5", "A8", "A7", "A2")}
    assert defended == {"A5": 1, "A8": 2, "A7": 0, "A2": 0}
    table.action(lambda act: act.push(1, (DAHAN,), land=s.island.number_of["A2"]), "push dahan A4")
    assert defence_of(s, s.island.number_of["A4"]) == 1


@shows(BARGAIN)
@rule("SI-175")
def test_the_first_energy_of_each_turn_is_not_gained() -> None:
    table = island("A5: 3P 1D; A2: 1T")
    table.use(BARGAIN)
    s, spirit = table.s, table.s.spirits[0]
    table.action(lambda act: act.gain_energy(0, 2)).expect(energy=2)  # the turn of the bargain itself
    table.time_passes()
    spirit.energy = 5
    table.action(lambda act: act.gain_energy(0, 2)).expect(energy=6)
    table.action(lambda act: act.gain_energy(0, 2)).expect(energy=8)
    table.time_passes()
    s.phase = "spirits"
    spirit.energy, spirit.open = 0, [3, 1]
    kept = f"keep {s.minors[-1]}"
    table.spirit_phase("group 1", "grow energy-1", "grow reclaim", "grow card", "draw minor", kept, "ready")
    table.expect(energy=income(s, 0))  # the energy of growth came first, and was lost


@shows(BARGAIN)
@rule("SI-175")
def test_bargains_add_up() -> None:
    """E34."""
    table = island("A5: 9P 1D; A8: 2D; A2: 1T")
    for _ in range(6):
        table.use(BARGAIN)
    s = table.s
    assert s.spirits[0].gone == 6
    assert defence_of(s, s.island.number_of["A5"]) == 6
    assert defence_of(s, s.island.number_of["A8"]) == 12
    table.time_passes()
    table.action(lambda act: act.gain_energy(0, 4)).expect(energy=0)
    table.action(lambda act: act.gain_energy(0, 4)).expect(energy=2)
    table.action(lambda act: act.gain_energy(0, 4)).expect(energy=6)
    table.time_passes()
    table.action(lambda act: act.gain_energy(0, 7)).expect(energy=7)


# Draw Towards a Consuming Void.


@shows(VOID)
def test_the_void_draws_everything_in() -> None:
    position = "A8: 2P; A5: 2E 1T 1C 2D 2Be 1P; A6: 1E 1C 1Q; A7: 1D; A2: 1C 1P 1Q"
    table = island(position, others=(THUNDER,))
    table.s.spirits[0].played = ["drought"]  # another card: no repeating
    table.use(VOID, "target A8")
    table.expect("A5: 1E 1D 1Be; A6:; A7:; A2: 1C 1P 1Q")
    assert table.at("A8") == "2P"


@shows(VOID)
def test_each_spirit_destroys_one_presence_in_the_void() -> None:
    table = island("A7: 1P 3Be; A8: 1Q; A5: 1P; A2: 1C 1P 1Q", others=(THUNDER,))
    table.s.spirits[0].played = ["drought"]
    table.use(VOID, "target A7")
    table.expect("A7: 1P 1Be", fear=4)
    assert [spirit.destroyed for spirit in table.s.spirits] == [1, 1]


@shows(VOID, f"{VOID}-threshold-1")
@rule("SI-176")
def test_the_void_is_fed_with_forgotten_cards_itself_among_them() -> None:
    table = island("A7: 4P 8C; A2: 1C 1P")
    spirit = table.s.spirits[0]
    spirit.played, spirit.hand, spirit.discard = [VOID], ["flash-floods"], ["drought", "tsunami", "boon-of-vigor"]
    fed = ["choose void-again", f"forget {VOID}"]
    hits = ["hit city A7"] * 5
    table.use(VOID, "target A7", *hits, *fed, "forget flash-floods", *["hit city A7"] * 0)
    table.expect("A7: 2P", fear=4 + 4 + 16)
    assert spirit.destroyed == 2
    assert VOID in table.s.majors_discard
    assert (spirit.played, spirit.hand, spirit.discard) == ([], [], ["tsunami", "boon-of-vigor"])


@shows(VOID, f"{VOID}-threshold-1")
def test_the_void_is_not_fed_beside_other_cards_or_without_the_wish() -> None:
    for played, answers in ([VOID, "drought"], ()), ([VOID], ("choose nothing",)):
        table = island("A7: 2P 1C; A2: 1C 1P")
        spirit = table.s.spirits[0]
        spirit.played = list(played)
        spirit.discard = ["steam-vents", "tsunami"]
        table.use(VOID, "target A7", *answers).expect("A7: 1P", fear=4 + 2)
        assert spirit.played == played


# Dream of the Untouched Land.


@shows(DREAM)
def test_dream_removes_blight_and_a_few_invaders() -> None:
    table = island("A8: 2P; A7: 4B 1C 1T 1E; A5: 1C")
    answers = ("target A7", "land A7", "land A7", "done", "remove town A7", "remove explorer A7")
    left = table.s.blight_left
    table.use(DREAM, *answers).expect("A7: 2B 1C", fear=0)
    assert table.s.blight_left == left + 2
    city = island("A8: 2P; A7: 1C 1T 1E; A5: 1C")
    city.use(DREAM, "target A7", "remove city A7").expect("A7: 1T 1E")
    assert len(city.s.boards) == 1


def dreamt() -> tuple[Table, str]:
    """A new board lies at the right side of A; beasts, wilds and badlands are in its land 1, presence in 2."""
    table = island("A8: 2P; A5: 2C; A2: 1T")
    found = new_board(table)
    answers = ["target A8", "attach right bottom", *[f"land {found}1"] * 6]
    answers += ["spirit 0", f"presence energy {found}2", "done"]
    table.use(DREAM, *answers, elements=UNTOUCHED)
    return table, found


def new_board(table: Table) -> str:
    """The board that will be found: the random numbers of a copy tell."""
    return table.s.copy().rng.choice(["B", "C", "D", "E", "F"])


@shows(DREAM, f"{DREAM}-threshold-1")
@rule("SI-177")
def test_dream_brings_up_an_empty_board() -> None:
    table, found = dreamt()
    s = table.s
    assert s.boards == ("A", found)
    table.expect(f"{found}1: 2Be 2Wi 2Ba; {found}2: 1P; {found}3:; {found}4:; A8: 2P; A5: 2C")
    assert s.owners == [0, 0]
    sizes = {len(s.pieces), len(s.blight), len(s.defend), len(s.spirits[0].presence), *(len(k) for k in s.tokens)}
    assert sizes == {s.island.size} == {18}
    assert s.spirits[0].open == [2, 1]


@shows(DREAM, f"{DREAM}-threshold-1")
@rule("SI-065")
def test_the_new_board_lies_at_the_old_one() -> None:
    table, found = dreamt()
    laid, placed = (
        table.s.island,
        island_of(("A", found), "fragment"),
    )  # the same two boards, joined in the same way
    assert laid.names == placed.names
    assert laid.near == placed.near
    assert laid.distance == placed.distance
    assert laid.coastal == placed.coastal
    assert laid.places == placed.places


@shows(DREAM, f"{DREAM}-threshold-1")
def test_dream_brings_up_a_board_only_once() -> None:
    table, _ = dreamt()
    table.use(DREAM, "target A8", elements=UNTOUCHED)
    assert len(table.s.boards) == 2


@shows(DREAM, f"{DREAM}-threshold-1")
def test_a_game_goes_on_in_order_with_a_new_board() -> None:
    table, found = dreamt()
    s = table.s
    assert [law for law in GAME.invariants(s) if "presence" not in law] == []
    assert found in {land.id[0] for land in island_view(s).lands}
    assert any(event.args[0] == f"{found}2" for event in status_lines(s) if event.kind == "presence-at")
    score_hint(s, 0)
    assert {f"{found}1", "A8"} <= table.targets("terrifying-nightmares")
    table.explore("2-coastal")
    assert table.at(f"{found}3").startswith("1E")
    table.time_passes()


@shows(DREAM, f"{DREAM}-threshold-1")
def test_build_cards_leave_out_a_board_from_then_on() -> None:
    table, found = dreamt()
    s = table.s
    sands = next(name for name in s.names(matching(s, "1-sands")) if name[0] == found)
    s.put(s.island.number_of[sands], EXPLORER)
    s.put(s.island.number_of["A4"], EXPLORER)
    s.phase, s.step, s.begun = "invaders", "build", False
    s.slot("build").cards = ["1-sands"]
    s.invader_deck = ["1-wetland"]
    assert set(s.names(acted_on(s, "build", "1-sands"))) == {"A4", sands}
    table.run(invader_phase(s), f"leave-out {found}")
    table.expect("A4: 1E 1T")
    assert "1T" not in table.at(sands)


@shows(DREAM, f"{DREAM}-threshold-1")
def test_ravage_cards_leave_out_nothing() -> None:
    table, found = dreamt()
    s = table.s
    sands = next(name for name in s.names(matching(s, "1-sands")) if name[0] == found)
    for name in ("A4", sands):
        s.put(s.island.number_of[name], TOWN)
    s.phase, s.step, s.begun = "invaders", "ravage", False
    s.slot("ravage").cards = ["1-sands"]
    s.invader_deck = ["1-wetland"]
    table.run(invader_phase(s), "in-order")
    assert s.blight[s.island.number_of["A4"]] == s.blight[s.island.number_of[sands]] == 1


@shows(DREAM, f"{DREAM}-threshold-1")
def test_adversaries_leave_out_a_board_and_others_do_not() -> None:
    table, found = dreamt()
    s = table.s
    for kind, answers, boards in (("adversary", ("leave-out A",), [1]), ("fear", (), [0, 1])):
        acted: list[int] = []
        table.run(each_board(kind, s, "card", lambda _, lands: acted.append(lands)), *answers)  # noqa: B023
        assert acted == [s.island.of_board(board) for board in boards]
        there: list[int] = []
        lands = 1 << s.island.number_of["A4"] | 1 << s.island.number_of[f"{found}4"]
        table.run(each_land(kind, s, "card", lands, lambda act: there.append(act.land)), *answers)  # noqa: B023
        assert len(there) == len(boards)


def test_without_an_unused_board_dream_finds_none() -> None:
    more = ("lightnings-swift-strike", "shadows-flicker-like-flame", "vital-strength-of-the-earth")
    table = island("A8: 2P", others=(THUNDER, OCEAN, *more))
    assert len(table.s.boards) == 6
    table.use(DREAM, "target A8", elements=UNTOUCHED)
    assert len(table.s.boards) == 6


def test_the_layouts_are_joined_as_they_lie() -> None:
    for name in all_layouts():
        layout = next(each for each in _data("layouts")["layouts"] if each["id"] == name)
        boards = tuple("ABCDEF"[: layout["players"]])
        places, islet_of = island_of(boards, name).places, island_of(boards, name).islet_of
        pairs = [(a, b) for b in range(len(boards)) for a in range(b) if islet_of[a] == islet_of[b]]
        joins = {(a, *sides, b) for a, b in pairs for sides in meeting_sides(places[a], places[b])}
        assert joins == {(a, side, other, b) for a, side, b, other in layout["joins"]}
        corners = {(a + 1, *both, b + 1) for a, b in pairs for both in meeting_corners(places[a], places[b])}
        assert corners == {(each["a"], each["aCorner"], each["bCorner"], each["b"]) for each in layout["corners"]}


def test_there_is_room_for_a_new_board_in_every_layout() -> None:
    for seats in range(1, 6):
        for name in layouts_for(seats):
            places = island_of(tuple("ABCDEF"[:seats]), name).places
            found = [(board, sides) for board in range(seats) for sides in free_places(places, board)]
            assert found, name
            for board, (side, other) in found:
                assert (side, other) in meeting_sides(places[board], beside(places[board], side, other))
    alone = island_of(("A",), "standard-1").places
    assert free_places(alone, 0) == [(side, other) for side in LAND_SIDES for other in LAND_SIDES]


# Others.


@shows("focus-the-lands-anguish")
@rule("SI-071")
def test_gathered_blight_destroys_no_presence_and_does_not_spread() -> None:
    table = island("A8: 2P 1E 1B; A7: 1B; A5: 1P; A2: 1T")
    left = table.s.blight_left
    table.use("focus-the-lands-anguish", "target A8", "gather-blight A7").expect("A8: 2P 2B; A7:; A5: 1P; A6:")
    assert (table.s.spirits[0].destroyed, table.s.blight_left) == (0, left)


@shows("focus-the-lands-anguish", "focus-the-lands-anguish-threshold-1")
def test_focus_the_lands_anguish_gathers_blight_and_hurts() -> None:
    table = island("A5: 1P; A8: 1C 1B; A7: 2B; A6: 1B; A2: 1T")
    answers = ("target A8", "gather-blight A7", "gather-blight A6", "done")
    table.use("focus-the-lands-anguish", *answers).expect("A8: 3B; A7: 1B; A6:", fear=2 + 5)
    strong = island("A5: 1P; A8: 1C 1B; A2: 1T")
    strong.use("focus-the-lands-anguish", "target A8", elements="3 sun").expect("A8: 1C/2 1B", fear=0)


@shows("forests-of-living-obsidian")
@rule("SI-178")
def test_forests_of_living_obsidian_hurt_more_from_a_sacred_site() -> None:
    table = island("A7: 1P 1C 2D; A2: 1T")
    table.use("forests-of-living-obsidian", "push dahan A8", "push dahan A5")
    table.expect("A7: 1P 1C/2 1Ba; A8: 1D; A5: 1D", fear=0)
    site = island("A7: 2P 1C 1E; A2: 1T")
    site.use("forests-of-living-obsidian").expect("A7: 2P 1Ba", fear=2)


@shows("forests-of-living-obsidian", "forests-of-living-obsidian-threshold-1")
def test_forests_of_living_obsidian_grow_again_with_the_threshold() -> None:
    table = island("A7: 1P 1T; A8: 1P 1C; A2: 1T")
    table.use("forests-of-living-obsidian", "target A7", "target A8", elements="2 sun 3 fire 3 earth")
    table.expect("A7: 1P 1Ba; A8: 1P 1Ba 1C/2", fear=1)


# Infestation of Venomous Spiders.


@shows(SPIDERS)
@rule("SI-059")
def test_spiders_hinder_what_is_chosen_when_it_would_happen() -> None:
    table = island("A8: 2P; A7: 1C 1T 1D; A5: 1Be")
    table.use(SPIDERS, "gather-token beasts A5").expect("A7: 1C 1T 1D 2Be", fear=2)
    table.ravage("A7", "choose skip-this").expect("A7: 1C 1T 1D 2Be")
    table.build("A7", "decline").expect("A7: 1C 2T 1D 2Be")
    table.build("A7", "choose skip-this").expect("A7: 1C 2T 1D 2Be")
    table.build("A7").expect("A7: 2C 2T 1D 2Be")  # no more


@shows(SPIDERS)
def test_spiders_frighten_for_four_beasts_at_most() -> None:
    table = island("A8: 2P; A7: 1C 5Be; A2: 1T")
    table.use(SPIDERS).expect("A7: 1C 6Be", fear=4)
    assert [each.amount for each in table.s.effects] == [6]


@shows(SPIDERS, f"{SPIDERS}-threshold-1")
def test_spiders_bite_each_time_with_the_threshold() -> None:
    table = island("A8: 2P; A7: 2C 1Be; A2: 1T")
    table.use(SPIDERS, elements="2 air 2 earth 3 animal").expect(fear=2)
    table.ravage("A7", "choose skip-this", "hit city A7").expect("A7: 1C/1 2Be", fear=4)
    table.build("A7", "choose skip-this").expect("A7: 2Be", fear=6)


@shows("irresistible-call")
def test_irresistible_call_gathers_all_it_can() -> None:
    table = island("A5: 2P; A7: 1E; A8: 3E 1T 2D 1C 1Be")
    assert table.targets("irresistible-call") == {"A4", "A5", "A6", "A7", "A8"}
    table.use("irresistible-call", "target A7").expect("A7: 4E 1T 2D 1Be; A8: 1C")
    many = island("A5: 7T 2P; A2: 1C")
    many.use("irresistible-call", "target A7").expect("A7: 5T; A5: 2T 2P")


@shows("irresistible-call", "irresistible-call-threshold-1")
def test_irresistible_call_holds_them_with_the_threshold() -> None:
    table = island("A5: 2P; A7: 1E; A8: 1T; A2: 1C")
    table.use("irresistible-call", "target A7", elements="2 sun 3 air 2 plant").expect("A7: 1E 1T")
    table.ravage("A7").build("A7").expect("A7: 1E 1T")
    assert table.s.names(table.s.isolated) == ["A7"]


# Melt Earth into Quicksand.


@shows(MELT)
def test_who_moves_into_quicksand_sinks() -> None:
    table = island("A5: 1P; A4: 1C; A3: 2E 1D 1T; A1: 1E")
    table.use(MELT, "target A4").expect("A4: 1C/2", fear=1)
    assert table.s.names(table.s.isolated) == ["A4"]
    a4 = table.s.island.number_of["A4"]
    pushes = ["push explorer A4", "push town A4", "push dahan A4"]
    where = table.s.island.number_of["A3"]
    table.action(lambda act: act.push(3, (EXPLORER, TOWN, DAHAN), land=where), *pushes)
    table.expect("A4: 1C/2; A3: 1E", fear=2)
    table.action(lambda act: act.add(TOWN, land=a4)).expect("A4: 1C/2 1T")
    table.time_passes()
    table.action(lambda act: act.push(1, (EXPLORER,), land=where), "push explorer A4").expect("A4: 1C 1T 1E")


@shows(MELT)
def test_who_only_passes_quicksand_does_not_sink() -> None:
    table = island("A5: 1P; A4: 1T; A1: 1E 1C")
    table.use(MELT, "target A4")

    def through(act: Action) -> Flow[None]:
        for goal in ("A4", "A3"):
            here = act.s.island.number_of["A1" if goal == "A4" else "A4"]
            yield from act.move(EXPLORER, here, act.s.island.number_of[goal])

    table.action(through).expect("A3: 1E; A4:")


@shows(MELT, f"{MELT}-threshold-1")
def test_quicksand_is_deeper_with_the_threshold() -> None:
    table = island("A5: 1P; A4: 2C; A1: 1E")
    table.use(MELT, "target A4", elements="2 moon 4 water 2 earth").expect("A4: 1Ba 1Wi", fear=5)


@shows(MELT)
@rule("SI-146", "SI-147")
def test_quicksand_is_not_triggered_by_what_comes_of_it() -> None:
    """E16."""
    table = island("A1: 3E 1P; A2: 1P; A0: 1P; A5: 1C", spirit=OCEAN, adversary="russia", level=2)
    table.use(MELT, "target A2").expect(fear=1)
    # Quicksand: one flees into the ocean, two are destroyed. The ocean: it flees back, and quicksand is done.
    answers = ["push explorer A2"] * 3 + ["push explorer A0", "push explorer A2"]
    table.use("song-of-sanctity", "target A1", *answers)
    table.expect("A1: 1P; A2: 1P 1E; A0: 1P", fear=1 + 1 + 1)


# Settle Into Hunting-Grounds.


@shows(HUNT)
def test_presence_counts_as_badlands() -> None:
    table = island("A5: 2P 1C; A8: 1C; A2: 1T")
    table.use(HUNT)
    a5 = table.s.island.number_of["A5"]
    table.action(lambda act: act.damage(1, land=a5), kind="spirit", seat=0).expect("A5: 2P", fear=2)
    unchanged = island("A5: 2P 2D; A2: 1T")
    unchanged.use(HUNT)
    unchanged.action(lambda act: act.damage(1, (DAHAN,), a5), kind="spirit", seat=0)
    unchanged.expect("A5: 2P 1D 1D/1")
    assert unchanged.s.token_count(BADLANDS, a5) == 2


@shows(HUNT)
@rule("SI-058")
def test_presence_counts_as_beasts_for_spirits() -> None:
    table = island("A5: 2P 1T 1E; A2: 1T")
    table.use(HUNT)
    s = table.s
    assert s.token_count(BEASTS, s.island.number_of["A5"], 0) == 2
    assert s.token_count(BEASTS, s.island.number_of["A5"]) == 0  # an event, unless it is wanted
    bears = table.use("angry-bears", "choose beasts-there")  # 4 damage, and 2 for the presence as badlands
    bears.expect("A5: 2P", fear=2 + 1)
    rather = island("A5: 2P; A2: 1T")
    rather.use(HUNT)
    rather.use("angry-bears", "choose no-beasts-there").expect("A5: 2P 1Be")
    table.time_passes()
    assert s.token_count(BEASTS, s.island.number_of["A5"], 0) == 0


@shows(HUNT)
@rule("SI-058")
def test_before_an_event_it_is_asked_whether_presence_counts() -> None:
    table = island("A5: 2P; A2: 1T")
    table.use(HUNT)
    s = table.s
    s.events = True
    a5 = s.island.number_of["A5"]
    for answer, counted in (("choose presence-as-beasts", 2), ("decline", 0)):
        s.phase, s.step, s.begun, s.turn = "invaders", "blighted", False, 1
        s.event_deck = []
        s.invader_deck = ["1-wetland"]
        table.run(invader_phase(s), answer)
        assert s.token_count(BEASTS, a5) == counted


@shows(HUNT)
@rule("SI-179")
def test_two_ways_to_count_presence_do_not_add_up() -> None:
    class ManyMinds(Rule):
        of_presence = True

        def counts_as(self, s: object, its: Effect, seat: int, kind: int, land: int) -> int:
            return int(kind == BEASTS)

    new_rule("many")(ManyMinds)
    try:
        table = island("A5: 2P; A2: 1T 1Be")
        table.use(HUNT)
        table.s.effects.append(Effect("many", seat=0))
        counts = [table.s.token_count(BEASTS, table.s.island.number_of[name], 0) for name in ("A5", "A2")]
        assert counts == [2, 2]
    finally:
        del RULES["many"]


@shows(HUNT)
def test_presence_in_its_hunting_grounds_cannot_move() -> None:
    table = island("A5: 2P 1D; A2: 1T", spirit=THUNDER)
    table.use(HUNT)
    a5 = table.s.island.number_of["A5"]
    table.action(lambda act: act.push(1, (DAHAN,), land=a5), "push dahan A8").expect("A8: 1D; A5: 2P")
    table.use("flow-like-water-reach-like-air", "land A5").expect("A5: 2P")
    table.action(lambda act: act.move_presence(0, a5, table.s.island.number_of["A8"])).expect("A5: 2P")
    table.time_passes()
    table.action(lambda act: act.move_presence(0, a5, table.s.island.number_of["A8"])).expect("A5: 1P; A8: 1P 1D")


@shows(HUNT, f"{HUNT}-threshold-1")
def test_it_hunts_in_one_land_with_the_threshold() -> None:
    table = island("A5: 1P 1C; A8: 1P 1E; A2: 1T")
    table.use(HUNT, "land A5", elements="2 plant 3 animal").expect("A5: 1P; A8: 1P 1E", fear=2 + 2)


@shows("sleep-and-never-waken")
def test_sleep_and_never_waken_stills_a_land() -> None:
    table = island("A7: 1P; A5: 3E 1T 1D; A1: 1E")
    answers = ("target A5", "remove explorer A5", "remove explorer A5")
    table.use("sleep-and-never-waken", *answers).expect("A5: 1E 1T 1D", fear=1)
    table.ravage("A5").build("A5").expect("A5: 1E 1T 1D")
    one = island("A7: 1P; A5: 3E; A1: 1E")
    one.use("sleep-and-never-waken", "target A5", "remove explorer A5", "done").expect("A5: 2E", fear=0)


@shows("sleep-and-never-waken", "sleep-and-never-waken-threshold-1")
@rule("SI-194")
def test_sleep_and_never_waken_takes_explorers_of_all_own_lands_with_the_threshold() -> None:
    table = island("A7: 1P 2E; A5: 1E; A4: 1P 3E; A1: 9E")
    taken = ["remove explorer A5", "remove explorer A7", "remove explorer A7", *["remove explorer A4"] * 2, "done"]
    table.use("sleep-and-never-waken", "target A5", *taken, elements="3 moon 2 air 2 animal")
    table.expect("A5:; A7: 1P; A4: 1P 1E; A1: 9E", fear=2)


@shows("spill-bitterness-into-the-earth")
def test_spill_bitterness_hurts_and_embitters() -> None:
    table = island("A5: 2P 3C; A8: 1E 1B; A7: 1B; A6: 1B; A2: 1T")
    answers = ["hit city A5", "hit city A5", "choose add-badlands", "choose add-strife"]
    answers += ["land A8", "land A7", "done", "choose add-strife"]
    table.use("spill-bitterness-into-the-earth", *answers)
    table.expect("A5: 1P 1C*1 1B 1Ba; A8: 1E*1 1B; A7: 1B 1Ba; A6: 1B", fear=4)


@shows("spill-bitterness-into-the-earth", "spill-bitterness-into-the-earth-threshold-1")
def test_spill_bitterness_hurts_around_with_the_threshold() -> None:
    table = island("A5: 2P; A8: 1E 1T; A7: 1E; A6: 1E; A4: 1E; A2: 1T")
    table.use("spill-bitterness-into-the-earth", "land A8", "land A7", "land A6", elements="3 fire 3 water")
    table.expect("A5: 1P 1B 2Ba; A8: 1T/1; A7:; A6:; A4: 1E")


@shows("storm-swath")
def test_storm_swath_strikes_origin_and_target() -> None:
    table = island("A8: 2P 1E; A7: 1E 1T; A6: 2P; A5: 1E; A2: 1T")
    table.use("storm-swath", "target A7").expect("A8: 2P; A7: 1T/1; A5: 1E", fear=2)
    chosen = island("A8: 2P 1E; A6: 2P 1E; A5: 1E; A2: 1T")
    chosen.use("storm-swath", "target A5", "land A6").expect("A8: 2P 1E; A6: 2P; A5:", fear=2)


@shows("storm-swath", "storm-swath-threshold-1")
def test_storm_swath_reaches_farther_with_the_threshold_and_towns_fall() -> None:
    table = island("A8: 2P; A4: 1C 1T; A5: 1E 1T; A2: 1T")
    assert "A4" not in table.targets("storm-swath")
    strong = "2 fire 3 air 2 water"
    assert "A4" in table.targets("storm-swath", elements=strong)
    table.use("storm-swath", "target A4", elements=strong).expect("A8: 2P; A4: 1C/1; A5:; A2: 1T", fear=3 + 2)


@shows("the-wounded-wild-turns-on-its-assailants")
def test_the_wounded_wild_counts_blight_beasts_and_wilds() -> None:
    table = island("A5: 1P; A8: 3C 1B 1Wi; A7: 1Be; A2: 1T")
    answers = ("gather-token beasts A7", "hit city A8")
    table.use("the-wounded-wild-turns-on-its-assailants", *answers, "hit city A8")
    table.expect("A8: 1C 1C/2 1B 1Wi 1Be 2Ba", fear=2)


@shows("the-wounded-wild-turns-on-its-assailants", "the-wounded-wild-turns-on-its-assailants-threshold-1")
def test_the_wounded_wild_frightens_for_each_who_dies_with_the_threshold() -> None:
    table = island("A5: 1P; A8: 2E 1B; A2: 1T")
    strong = "2 fire 3 plant 2 animal"
    table.use("the-wounded-wild-turns-on-its-assailants", elements=strong).expect("A8: 1B 2Ba", fear=4)
    many = island("A5: 1P; A8: 6E 4B; A2: 1T")
    many.use("the-wounded-wild-turns-on-its-assailants", elements=strong).expect("A8: 4B 2Ba", fear=8)


@shows("thickets-erupt-with-every-touch-of-breeze", "thickets-erupt-with-every-touch-of-breeze-threshold-1")
def test_thickets_erupt_with_wilds_or_heal() -> None:
    table = island("A8: 2P; A7: 1C 1B; A2: 1T")
    power = "thickets-erupt-with-every-touch-of-breeze"
    assert table.targets(power) == {"A4", "A5", "A6", "A7", "A8"}
    table.use(power, "target A7", "choose add-wilds").expect("A7: 1C/2 1B 3Wi", fear=0)
    heal = island("A8: 2P; A7: 2C 1B; A2: 1T")
    heal.use(power, "target A7", "hit city A7", "choose heal", elements="3 plant").expect("A7: 1C/1", fear=1 + 2)


@shows("transform-to-a-murderous-darkness")
def test_a_sacred_site_turns_into_murderous_darkness() -> None:
    table = island("A8: 3P 4C; A5: 2P; A7: 1E; A2: 1T")
    answers = ("land A8", "push-token badlands A7", "push-token badlands A7", "done")
    table.use("transform-to-a-murderous-darkness", *answers, *["hit city A8"] * 3)
    table.expect("A8: 1C/1 1Ba; A7: 1E 2Ba; A5: 2P", fear=3 + 6)
    assert table.s.spirits[0].gone == 3
    never = island("A8: 3P 4C; A2: 1T")
    never.use("transform-to-a-murderous-darkness", "done").expect("A8: 3P 4C", fear=0)


@shows("transform-to-a-murderous-darkness", "transform-to-a-murderous-darkness-threshold-1")
def test_murderous_darkness_strikes_next_to_it_with_the_threshold() -> None:
    table = island("A8: 2P 1E; A5: 1T 1P; A7: 1E; A2: 1T")
    answers = ("land A8", "done", "land A7")
    table.use("transform-to-a-murderous-darkness", *answers, elements="3 moon 2 fire 2 air")
    table.expect("A8: 2Ba; A7:; A5: 1T/1 1P", fear=3)


@shows("trees-radiate-celestial-brilliance", "trees-radiate-celestial-brilliance-threshold-1")
def test_trees_radiate_defends_and_stops_the_next_build() -> None:
    table = island("A5: 1P 1B; A8: 1T 1B; A2: 1T")
    assert table.targets("trees-radiate-celestial-brilliance") == {"A1", "A4", "A6", "A7", "A8"}
    table.use("trees-radiate-celestial-brilliance", "target A8").expect(fear=3, defend={"A8": 6})
    table.build("A8").expect("A8: 1T 1B")
    table.build("A8").expect("A8: 1T 1C 1B")
    bright = island("A5: 1P; A8: 2C; A2: 1T")
    bright.use("trees-radiate-celestial-brilliance", "target A8", "hit city A8", elements="4 sun 2 moon 2 plant")
    bright.expect("A8: 1C/1", fear=5)


@shows("unleash-a-torrent-of-the-selfs-own-essence")
def test_unleash_a_torrent_gains_energy_or_pays_it_for_damage() -> None:
    power = "unleash-a-torrent-of-the-selfs-own-essence"
    gain = island("A5: 1P 2C; A2: 1T")
    gain.use(power, "choose gain-energy", "done").expect(energy=4)
    more = island("A5: 1P 2C; A2: 1T")
    more.use(power, "choose gain-energy", "forget flash-floods").expect(energy=8)
    assert "flash-floods" not in more.s.spirits[0].hand
    pay = island("A5: 1P 2C; A8: 1P; A2: 1T")
    pay.s.spirits[0].energy = 5
    pay.use(power, "choose pour-out", "land A5", "pay 4", "hit city A5").expect("A5: 1P 1C/1", energy=1)
    poor = island("A5: 1P 2C; A2: 1T")
    poor.use(power, "choose pour-out").expect("A5: 1P 2C", energy=0)


@shows("unleash-a-torrent-of-the-selfs-own-essence", "unleash-a-torrent-of-the-selfs-own-essence-threshold-1")
def test_unleash_a_torrent_does_both_with_the_threshold() -> None:
    table = island("A5: 1P 2C; A2: 1T")
    answers = ("choose both", "done", "pay 4", "hit city A5")
    table.use("unleash-a-torrent-of-the-selfs-own-essence", *answers, elements="2 sun 3 fire")
    table.expect("A5: 1P 1C/1", energy=0)


@shows("utter-a-curse-of-dread-and-bone")
def test_utter_a_curse_adds_tokens_for_blight_here_and_around() -> None:
    table = island("A8: 2P 1B; A7: 1C 1B; A5: 1B; A2: 1T")
    answers = ("target A7", "choose add-badlands", "choose add-disease", "choose add-strife")
    table.use("utter-a-curse-of-dread-and-bone", *answers).expect("A7: 1C/2*1 1B 1Ba 1Di", fear=2)


@shows("utter-a-curse-of-dread-and-bone")
def test_a_curse_adds_three_of_a_kind_at_most() -> None:
    table = island("A8: 2P; A7: 5B; A5: 4B; A2: 1T")
    answers = ["choose add-badlands"] * 3  # nobody is there for strife: the rest is disease
    table.use("utter-a-curse-of-dread-and-bone", "target A7", *answers).expect("A7: 5B 3Ba 3Di", fear=2)


@shows("utter-a-curse-of-dread-and-bone", "utter-a-curse-of-dread-and-bone-threshold-1")
def test_a_curse_spreads_with_the_threshold() -> None:
    table = island("A8: 2P 1E; A7: 2C 2B; A5: 2T; A2: 1T")
    answers = ["target A7", "choose add-badlands", "choose add-strife"]
    answers += ["hit city A7", "land A5", "land A8", "land A5"]
    table.use("utter-a-curse-of-dread-and-bone", *answers, "hit town A5", elements="3 moon 2 animal")
    table.expect("A7: 1C*1 1C/2 2B 1Ba; A8: 2P 1E*1; A5: 1T 1Ba", fear=2 + 1)


@shows("vanish-softly-away-forgotten-by-all")
def test_vanish_softly_away_removes_two_or_all_who_are_hurt() -> None:
    power = "vanish-softly-away-forgotten-by-all"
    table = island("A5: 1P; A8: 1C 2T 1E; A2: 1T")
    table.use(power, "target A8", "choose remove-two", "remove city A8", "remove town A8")
    table.expect("A8: 1T 1E", fear=0)
    hurt = island("A5: 1P; A8: 1C/1 2T/1 1T 1E; A2: 1T")
    hurt.use(power, "target A8", "choose remove-damaged").expect("A8: 1T 1E", fear=0)


@shows("vanish-softly-away-forgotten-by-all", "vanish-softly-away-forgotten-by-all-threshold-1")
def test_vanish_softly_away_thins_crowds_with_the_threshold() -> None:
    table = island("A5: 1P; A8: 1E; A2: 4E; A1: 3E 1C; A4: 3E; A6: 5T")
    answers = ("target A8", "choose remove-two", "land A2", "land A1", "remove city A1")
    table.use("vanish-softly-away-forgotten-by-all", *answers, elements="3 moon 3 air")
    table.expect("A8:; A2: 3E; A1: 3E; A4: 3E; A6: 5T")


# Voice of Command.


@shows(VOICE, f"{VOICE}-threshold-1")
def test_voice_of_command_strikes_towns_and_cities() -> None:
    table = island("A8: 2P; A7: 2E 1T 1C 1D; A2: 1T")
    table.use(VOICE, "hit town A7").expect("A7: 2E 1C/1 1D", fear=1, defend={"A7": 2})
    assert table.s.has("beside-dahan", table.s.island.number_of["A7"])
    more = island("A8: 2P; A7: 1C 1D; A5: 1E 1D; A2: 1T")
    more.use(VOICE, "target A7", "gather explorer A5", "gather dahan A5", elements="3 sun 2 air")
    more.expect("A7: 1E 2D; A5:", fear=2)


def test_explorers_fight_beside_the_dahan_in_a_ravage() -> None:
    table = island("A8: 2P; A7: 3E 2D 1C; A2: 1T")
    table.s.effects.append(Effect("beside-dahan", table.s.island.number_of["A7"]))
    # 3 damage of the city alone: it destroys three explorers before dahan, and blights; two dahan kill it.
    table.ravage("A7").expect("A7: 2D 1B", fear=2)


def test_explorers_strike_back_with_the_dahan_and_do_no_harm() -> None:
    table = island("A8: 2P; A7: 3E*1 1D 2T; A2: 1T")
    table.s.effects.append(Effect("beside-dahan", table.s.island.number_of["A7"]))
    table.s.defend[table.s.island.number_of["A7"]] = 4
    # Nothing gets through; 2 of the dahan and 3 of the explorers destroy both towns. Their strife stays.
    table.ravage("A7").expect("A7: 3E*1 1D", fear=2)
    alone = island("A8: 2P; A7: 4E 1D; A2: 1T")
    alone.s.effects.append(Effect("beside-dahan", alone.s.island.number_of["A7"]))
    alone.ravage("A7").expect("A7: 4E 1D", fear=0)


def test_who_of_the_weakest_falls_beside_the_dahan_is_chosen() -> None:
    table = island("A8: 2P; A7: 2E 1D/1 1T; A2: 1T")
    a7 = table.s.island.number_of["A7"]
    table.s.effects.append(Effect("beside-dahan", a7))
    table.s.defend[a7] = 1
    table.ravage("A7", "hit-marked dahan 1 0 A7").expect("A7: 2E", fear=1)


@shows("walls-of-rock-and-thorn", "walls-of-rock-and-thorn-threshold-1")
def test_walls_of_rock_and_thorn() -> None:
    table = island("A5: 2P; A8: 1C; A2: 1T")
    table.use("walls-of-rock-and-thorn", "target A8").expect("A8: 1C/2 1Wi", defend={"A8": 8}, fear=0)
    assert table.s.names(table.s.isolated) == ["A8"]
    strong = island("A5: 2P; A8: 2C; A2: 1T")
    strong.use("walls-of-rock-and-thorn", "target A8", "hit city A8", elements="2 earth 2 plant")
    strong.expect("A8: 1C/1 1Wi 1Ba", defend={"A8": 10}, fear=2)


# Weave Together the Fabric of Place.


def woven(position: str, *, others: tuple[str, ...] = ()) -> Table:
    """A7 and A8 are one land."""
    return island(position, others=others).use(WEAVE, "target A7", "land A8")


@shows(WEAVE)
@rule("SI-180")
def test_woven_lands_are_one_land_of_both_kinds() -> None:
    table = woven("A8: 2P 1E 1B 1Be; A7: 1T/1 1D 1P; A2: 1T")
    s = table.s
    table.expect("A7: 1E 1T/1 1D 1B 3P 1Be; A8:")
    a7 = s.island.number_of["A7"]
    assert "A8" not in s.names(s.island.lands)
    assert s.names(s.near(a7)) == ["A5", "A6", "A7"]
    assert s.island.of_terrain(0) >> a7 & 1
    assert s.island.of_terrain(2) >> a7 & 1
    assert (
        {"A7"} == set(s.names(matching(s, "1-jungle"))) - {"A3"} == set(s.names(matching(s, "1-sands"))) - {"A4"}
    )
    assert [law for law in GAME.invariants(s) if "presence" not in law] == []
    score_hint(s, 0)
    assert "A8" not in {land.id for land in island_view(s).lands}


@shows(WEAVE)
@rule("SI-180")
def test_a_card_that_names_both_woven_lands_acts_once() -> None:
    """E30, with jungle and sands."""
    table = woven("A8: 2P 1E; A7: 1T; A2: 1T")
    s = table.s
    s.phase, s.step, s.begun = "invaders", "build", False
    s.slot("build").cards = ["3-jungle-sands"]
    s.invader_deck = ["1-wetland"]
    table.run(invader_phase(s))
    table.expect("A7: 2P 1E 1T 1C")


@shows(WEAVE)
@rule("SI-180")
def test_woven_lands_are_coastal_if_either_was() -> None:
    table = island("A1: 2P; A5: 1E; A2: 1T").use(WEAVE, "target A5", "land A1")
    s = table.s
    a5 = s.island.number_of["A5"]
    assert s.island.coastal >> a5 & 1
    assert s.island.ocean_at(a5) == s.island.number_of["A0"]
    assert set(s.names(s.near(a5))) == {"A2", "A4", "A5", "A6", "A7", "A8"}
    table.explore("2-coastal").expect("A5: 2P 2E")


@shows(WEAVE)
def test_what_lasts_in_either_land_lasts_in_both() -> None:
    table = island("A8: 2P 1T; A7: 1T; A2: 1T")
    s = table.s
    s.defend[s.island.number_of["A8"]] = 3
    s.effects.append(Effect("skip-build", s.island.number_of["A8"]))
    table.use(WEAVE, "target A7", "land A8")
    table.build("A7").expect("A7: 2P 2T", defend={"A7": 3, "A8": 0})


@shows(WEAVE)
def test_woven_lands_part_when_the_turn_ends_as_the_spirit_likes() -> None:
    table = woven("A8: 2P 1E 1B 1Be; A7: 1T 1D 1B; A2: 1T")
    answers = [
        "move town A8",
        "move dahan A8",
        "move-blight A8",
        "move-token beasts A8",
        "move-presence 0 A8",
        "done",
    ]
    table.time_passes(*answers).expect("A7: 1P 1E 1B; A8: 1P 1T 1D 1B 1Be")
    s = table.s
    assert s.changes == ()
    assert "A8" in s.names(s.near(s.island.number_of["A7"]))
    assert "A7" not in s.names(s.near(s.island.number_of["A7"]))


@shows(WEAVE)
def test_everything_may_stay_in_one_of_the_woven_lands() -> None:
    woven("A8: 2P 1E; A7: 1T; A2: 1T").time_passes("done").expect("A7: 2P 1E 1T; A8:")


@shows(WEAVE)
@rule("SI-180")
def test_pieces_of_woven_lands_count_as_moved() -> None:
    moved: list[tuple[int, int, int]] = []

    class Watch(Rule):
        def after(self, act: Action, its: Effect) -> Flow[None]:
            moved.extend(act.moved)
            yield from ()

    new_rule("watch")(Watch)
    try:
        table = woven("A8: 2P 1E; A7: 1T; A2: 1T")
        table.s.enforce(Effect("watch", until="game"))
        table.time_passes("move town A8", "done")
        a7, a8 = (table.s.island.number_of[name] for name in ("A7", "A8"))
        assert moved == [(TOWN, a7, a8), (EXPLORER, a7, a7)]
    finally:
        del RULES["watch"]


@shows(WEAVE)
def test_presence_that_may_not_stay_in_a_parted_land_goes_to_the_other() -> None:
    table = island("A1: 2P; A5: 1E; A2: 1T", spirit=OCEAN).use(WEAVE, "target A5", "land A1")
    table.expect("A5: 2P 1E")
    table.time_passes("done").expect("A1: 2P; A5: 1E")


@shows(WEAVE, f"{WEAVE}-threshold-1")
def test_woven_land_is_isolated_and_invaders_vanish_with_the_threshold() -> None:
    table = island("A8: 2P 1C; A7: 1T 1E; A2: 1T")
    answers = ("target A7", "land A8", "remove city A7", "done")
    table.use(WEAVE, *answers, elements="4 air").expect("A7: 2P 1T 1E", fear=2)
    assert table.s.names(table.s.isolated) == ["A7"]


@shows(WEAVE)
def test_several_lands_can_be_woven_and_part_again() -> None:
    table = woven("A8: 2P 1E; A7: 1T; A5: 1C; A2: 1T")
    table.use(WEAVE, "target A5", "land A7").expect("A5: 2P 1E 1T 1C; A7:; A8:")
    answers = ["move explorer A7", "move town A7", *["move-presence 0 A7"] * 2, "done"]
    answers += ["move explorer A8", *["move-presence 0 A8"] * 2, "done"]
    table.time_passes(*answers).expect("A5: 1C; A7: 1T; A8: 2P 1E")


@shows("cast-down-into-the-briny-deep", "cast-down-into-the-briny-deep-threshold-1", WEAVE)
def test_a_board_sinks_with_what_is_woven_to_it() -> None:
    table = island("A3: 2P 1T; B3: 1E 1Q; B8: 1P 2Q 1C; A8: 1T", others=(THUNDER,))
    table.use(WEAVE, "target B3", "land A3").expect("B3: 2P 1Q 1E 1T")
    strong = "2 sun 2 moon 4 water 4 earth"
    table.use("cast-down-into-the-briny-deep", "target A2", elements=strong)
    s = table.s
    table.expect("B3:; A8:; B8: 1P 2Q 1C")
    assert "B3" in s.names(s.island.lands)
    assert all(name[0] == "B" for name in s.names(s.island.lands))
    table.time_passes().expect("B3:; B8: 1P 2Q 1C")
    assert s.names(s.near(s.island.number_of["B3"])) == ["B2", "B4"]


# All together.


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_whatever_is_answered_the_laws_of_the_box_hold(seats: int) -> None:
    for seed in range(4):
        assert use_each("jagged-earth", seats, 10 * seats + seed) > 10


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_powers_that_change_the_island_go_together(seats: int) -> None:
    for seed in range(8):
        use_many(seats, 100 * seats + seed)


@pytest.mark.parametrize("seats", [1, 2])
def test_games_with_the_majors_of_jagged_earth_run_clean(seats: int) -> None:
    setup = {"seats": seats, "boxes": ["base", "branch-and-claw", "jagged-earth"]}
    match, rng = Match(GAME, setup, seats), Rng(seats)
    while not match.over:
        match.pick(*random_pick(match, rng))
    assert list(match.game.invariants(match.state)) == []
