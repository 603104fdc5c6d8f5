"""The scenarios of the base box: Blitz, Guard the Isle's Heart, Rituals of Terror, Dahan Insurrection."""

from collections.abc import Callable
from typing import Any

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import GameOver, check, resolve
from rulebound.games.spirit_island.fear_cards import FEAR_CARDS, add_card, cards_for, remove_card
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.growth import lay_down, play_card, spirit_phase
from rulebound.games.spirit_island.island import layouts_for
from rulebound.games.spirit_island.panel import PANELS, own_moves
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, INVADERS, TOWN
from rulebound.games.spirit_island.power import FAST, POWERS, SLOW
from rulebound.games.spirit_island.scoring import final_result
from rulebound.games.spirit_island.setup import ALL_BOXES
from rulebound.games.spirit_island.state import EXTRA_BOARD, IslandState
from rulebound.games.spirit_island.turn import play
from rulebound.games.spirit_island.use import options
from rulebound.games.spirit_island.values import cost_of, speed_of
from rulebound.kernel import Decide, Flow, Match, Rng
from rulebound.kernel.contract import check_match, check_position, random_pick
from tests.games.spirit_island.frames import (
    LIGHTNING,
    WORDS,
    after_each,
    asks,
    blight_double,
    give,
    invaders_from,
    nothing,
    power,
    take_last_blight,
    told,
    watch,
    world,
)
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.marks import rule, shows

BLITZ, HEART = "blitz", "guard-the-isles-heart"
RITUALS, INSURRECTION = "rituals-of-terror", "dahan-insurrection"
FOUR = (BLITZ, HEART, RITUALS, INSURRECTION)
RITUAL = "ritual-of-terror"
SHADOWS, THUNDER = "shadows-flicker-like-flame", "thunderspeaker"


def begin(s: IslandState, *wanted: str) -> tuple[Table, list[Decide]]:
    """Set up the whole game: of what is asked the wanted answers, or else the first one; what was asked."""
    table, asked, left = Table(s), list[Decide](), list(wanted)
    flow, told_it = play(s), None
    while True:
        ask = flow.send(told_it)
        told_it = None
        if s.phase != "setup":
            assert not left, f"nobody asked for {left}"
            return table, asked
        if isinstance(ask, Decide):
            asked.append(ask)
            fitting = [option for option in ask.options if left and option.text == left[0]]
            told_it = fitting[0] if fitting else ask.options[0]
            if fitting:
                left.pop(0)


def on(position: str, scenario: str, **setup: Any) -> Table:
    """A position with one of them."""
    return island(position, scenarios=[scenario], **setup)


def offered(table: Table, speed: str, seat: int = 0) -> list[str]:
    """What a spirit could do in a phase of powers."""
    table.s.phase = speed
    return [option.text for option in options(table.s, seat, speed)]


def ended(table: Table) -> tuple[str, str]:
    """Why the game is won or lost, if it is."""
    try:
        check(table.s)
    except GameOver:
        table.over = True
    return table.s.won, table.s.lost


# All of them.


@rule("SI-001", "SI-154")
@pytest.mark.parametrize(("name", "difficulty"), [(BLITZ, 0), (HEART, 0), (RITUALS, 3), (INSURRECTION, 4)])
def test_the_lobby_offers_them_and_their_difficulty_counts(name: str, difficulty: int) -> None:
    s = world(2, scenarios=[name], adversary="brandenburg-prussia", level=2)
    assert (GAME.view(s, 0).scenarios, GAME.view(s, 0).difficulty) == ([name], 4 + difficulty)
    assert [WORDS.status(line) for line in GAME.status(s, None) if line.kind == "scenario"]


@pytest.mark.parametrize("name", FOUR)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_keep_the_contract(name: str, seed: int) -> None:
    setup = {"seats": 1 + seed, "boxes": ["base"] if seed % 2 else list(ALL_BOXES), "scenarios": [name]}
    match = check_match(GAME, setup, seed, depth=1)
    assert isinstance(match.state, IslandState)
    assert match.state.won or match.state.lost


@rule("SI-206", "SI-164")
@pytest.mark.parametrize("names", [(BLITZ, HEART), (RITUALS, INSURRECTION), (HEART, INSURRECTION)])
def test_two_of_them_can_be_played_together_even_with_adversaries(names: tuple[str, str]) -> None:
    setup = {"seats": 2, "scenarios": list(names), "adversary": "brandenburg-prussia", "level": 3}
    match, rng = Match(GAME, setup, 5), Rng(5)
    while match.pending is not None:
        match.pick(*random_pick(match, rng))
    assert isinstance(match.state, IslandState)
    assert GAME.view(match.state, None).scenarios == sorted(names)
    assert list(GAME.invariants(match.state)) == []


# Blitz.


@shows(BLITZ)
def test_blitz_lays_one_more_blight_for_each_player_on_the_card() -> None:
    for seats in (1, 3):
        assert world(seats, scenarios=[BLITZ]).blight_left == world(seats).blight_left + seats
        assert world(seats, scenarios=[BLITZ], blight="none").blight_left == 5 * seats + 1 + seats


@shows(BLITZ)
def test_blitz_lets_the_invaders_build_and_explore_once_more_in_set_up() -> None:
    table, _ = begin(world(1, 3, spirits=[RIVER], scenarios=[BLITZ]))
    s = table.s
    first, second = s.slot("ravage").cards[0], s.slot("build").cards[0]
    assert told(table, "revealed") == [(first,), (second,)]
    assert told(table, "invaders") == [("build", first), ("explore", second)]
    assert len(s.invader_deck) == 10
    assert s.slot("explore").cards == []
    built = [event for event in told(table, "added") if event[0] in ("town", "city")]
    assert built
    assert list(GAME.invariants(s)) == []


@shows(BLITZ)
@rule("SI-108")
def test_nothing_escalates_when_they_act_once_more() -> None:
    for seed in range(6):
        s = world(1, seed, spirits=[RIVER], scenarios=[BLITZ], adversary="brandenburg-prussia", level=6)
        table, _ = begin(s)
        assert s.slot("build").cards[0].startswith("2")
        assert told(table, "escalated") == []


@shows(BLITZ)
def test_blitz_makes_all_powers_fast() -> None:
    table = on("A5: 2P 1E", BLITZ)
    table.s.spirits[0].played = ["wash-away", "flash-floods"]
    table.s.spirits[0].innates = ()
    assert offered(table, FAST) == ["use wash-away", "use flash-floods"]
    assert offered(table, SLOW) == []
    assert [speed_of(table.s, 0, POWERS[name]) for name in ("wash-away", "massive-flooding")] == [FAST, FAST]
    plain = island("A5: 2P 1E")
    plain.s.spirits[0].innates = ()
    plain.s.spirits[0].played = ["wash-away", "flash-floods"]
    assert (offered(plain, FAST), offered(plain, SLOW)) == (["use flash-floods"], ["use wash-away"])


@shows(BLITZ)
def test_a_slow_power_that_is_used_now_is_used_under_blitz_too() -> None:
    table = on("A5: 2P 1E", BLITZ)
    table.s.spirits[0].played = ["wash-away"]
    table.s.phase = "invaders"
    assert [option.text for option in options(table.s, 0, SLOW)] == ["use wash-away"]
    assert offered(table, SLOW) == []


@shows(BLITZ)
def test_cards_that_are_fast_anyway_cost_one_energy_less() -> None:
    table = on("A5: 1P", BLITZ)
    costs = {name: cost_of(table.s, 0, POWERS[name]) for name in table.s.spirits[0].hand}
    assert costs == {"flash-floods": 1, "wash-away": 1, "boon-of-vigor": 0, "rivers-bounty": 0}
    table.s.spirits[0].energy = 1
    play_card(table.s, 0, "flash-floods")
    assert table.s.spirits[0].energy == 0


@shows(BLITZ)
def test_a_fast_card_without_cost_gives_one_energy_and_a_slow_one_does_not() -> None:
    table = on("A5: 1P", BLITZ)
    play_card(table.s, 0, "boon-of-vigor")
    assert table.s.spirits[0].energy == 1
    play_card(table.s, 0, "rivers-bounty")
    assert table.s.spirits[0].energy == 1
    assert told(table, "energy") == [(0, 1)]


def test_a_card_whose_cost_is_lowered_to_nothing_gives_no_energy(monkeypatch: pytest.MonkeyPatch) -> None:
    table = on("A5: 1P", BLITZ)
    give(monkeypatch, table, power(nothing, cost=1))
    spirit = table.s.spirits[0]
    spirit.hand.append(spirit.played.pop())
    lay_down(table.s, 0, spirit.hand[-1], cost_of(table.s, 0, POWERS[spirit.hand[-1]]))
    assert spirit.energy == 0


@shows(BLITZ)
def test_a_fast_innate_power_gives_one_energy_for_each_turn() -> None:
    table = on("A5: 2P 1E", BLITZ, spirit=SHADOWS)
    table.s.spirits[0].gained = [0, 9, 9, 0, 0, 0, 0, 0, 0]
    table.fast("use darkness-swallows-the-unwary", "target A6", "destroy explorer A6").expect(energy=1)


def test_a_slow_innate_power_gives_none() -> None:
    table = on("A5: 2P 1E", BLITZ)
    table.s.spirits[0].gained = [1, 0, 0, 0, 2, 0, 0, 0, 0]
    table.fast("use massive-flooding", "target A5", "push explorer A6").expect("A5: 2P; A6: 1E", energy=0)


@shows(BLITZ)
def test_a_slow_power_that_something_else_makes_fast_gives_one_energy() -> None:
    table = on("A5: 2P 1T", BLITZ, spirit=LIGHTNING)
    table.s.spirits[0].played = ["shatter-homesteads"]  # which grants air
    ways = ["use shatter-homesteads", "hasten shatter-homesteads"]
    assert offered(table, FAST) == ways
    table.fast(ways[1], "target A5").expect("A5: 2P", energy=1)
    table = on("A5: 2P 1T", BLITZ, spirit=LIGHTNING)
    table.s.spirits[0].played = ["shatter-homesteads"]
    table.fast(ways[0], "target A5").expect("A5: 2P", energy=0)


@shows(BLITZ)
def test_a_power_that_its_elements_make_fast_gives_one_energy() -> None:
    table = on("A5: 2P 1D; A6: 1D", BLITZ, spirit=THUNDER)
    table.s.spirits[0].gained = [0, 0, 0, 3, 0, 0, 0, 1, 0]
    table.fast("use gather-the-warriors", "target A5", "done").expect(energy=0)
    table = on("A5: 2P 1D; A6: 1D", BLITZ, spirit=THUNDER)
    table.s.spirits[0].gained = [0, 0, 0, 4, 0, 0, 0, 1, 0]
    table.fast("use gather-the-warriors", "target A5", "done").expect(energy=1)


@shows(BLITZ)
def test_the_lowered_cost_is_the_cost_of_the_card() -> None:
    table = on("A5: 2P 1E", BLITZ)
    spirit = table.s.spirits[0]
    spirit.played, spirit.used = ["flash-floods"], ["flash-floods"]
    table.s.effects.append(Effect("repeat", seat=0, amount=1))  # a card that costs at most 1
    assert offered(table, FAST) == ["repeat flash-floods"]


@shows(BLITZ)
def test_a_repeated_slow_power_is_fast_as_well() -> None:
    table = on("A5: 2P 1E", BLITZ, spirit=LIGHTNING)
    spirit = table.s.spirits[0]
    spirit.played, spirit.used = ["shatter-homesteads"], ["shatter-homesteads"]
    table.s.effects.append(Effect("repeat", seat=0, amount=2))
    assert offered(table, FAST) == ["repeat shatter-homesteads"]


@shows(BLITZ)
def test_one_more_explorer_comes_to_each_board_where_the_players_like() -> None:
    table = on("A2: 1C; B1: 1T; A8: 1P; B8: 1Q", BLITZ, others=(LIGHTNING,))
    # No choice where only one land of a board is explored.
    invaders_from(table, "explore", deck=["2-mountain"]).expect("A1: 2E; A6:; B2: 2E; B7:")
    table = on("A1: 1C; A8: 1P", BLITZ)
    invaders_from(table, "explore", "choose explorer-later", deck=["1-mountain"])
    table.expect("A1: 1C 1E; A6: 2E")
    table = on("A1: 1C; A8: 1P", BLITZ)
    invaders_from(table, "explore", "choose explorer-here", deck=["1-mountain"])
    table.expect("A1: 1C 2E; A6: 1E")


@shows(BLITZ)
def test_the_additional_explorer_is_not_put_off_to_a_land_where_none_comes() -> None:
    table = on("A1: 1C; A6: 1Wi; A8: 1P", BLITZ)
    invaders_from(table, "explore", deck=["1-mountain"]).expect("A1: 1C 2E; A6:")
    table = on("A1: 1C; A8: 1P", BLITZ)
    table.action(lambda act: act.skip("explore"), land="A6")
    invaders_from(table, "explore", deck=["1-mountain"]).expect("A1: 1C 2E; A6:")
    table = on("A1: 1C 1Wi; A8: 1P", BLITZ)
    invaders_from(table, "explore", deck=["1-mountain"]).expect("A1: 1C; A6: 2E")


@shows(BLITZ)
def test_it_comes_with_each_explore_card_once_more_in_the_next_turn() -> None:
    table = on("A1: 1C; A8: 1P", BLITZ)
    invaders_from(table, "explore", "choose explorer-here", deck=["2-coastal", "1-wetland"])
    table.expect("A2: 2E; A5: 1E")
    invaders_from(table, "explore", "choose explorer-here").expect("A1: 1C 2E; A2: 3E; A3: 1E")


def test_what_explores_without_a_card_brings_no_additional_explorer() -> None:
    table = on("A1: 1C; A8: 1P", BLITZ)
    table.s.phase, table.s.step = "invaders", "event"
    table.explore("1-mountain").expect("A1: 1C 1E; A6: 1E")


@shows(BLITZ)
def test_a_blighted_island_has_less_blight_on_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    blight_double(monkeypatch, "test-blight", 4)
    left = []
    for names in ([], [BLITZ]):
        table = island("A5: 1P; B5: 1Q", others=(LIGHTNING,), scenarios=names)
        take_last_blight(table, "test-blight")
        left.append(table.s.blight_left)
    assert left == [8, 6]
    table = on("A5: 1P; B5: 1Q", BLITZ, others=(LIGHTNING,))
    table.s.enforce(Effect(EXTRA_BOARD, until="game"))
    take_last_blight(table, "test-blight")
    assert table.s.blight_left == 12 - 3


def test_a_card_that_leaves_the_island_healthy_has_all_its_blight(monkeypatch: pytest.MonkeyPatch) -> None:
    blight_double(monkeypatch, "test-healthy", 2, healthy=True)
    table = on("A5: 1P; B5: 1Q", BLITZ, others=(LIGHTNING,))
    take_last_blight(table, "test-healthy")
    assert (table.s.blight_left, table.s.blighted) == (4, False)


# Guard the Isle's Heart.


def inner(s: IslandState) -> list[str]:
    """The inner lands as everybody sees them."""
    marked = [
        land for land in GAME.view(s, None).lands if any(each.kind == "isles-heart" for each in land.markers)
    ]
    return [land.id for land in marked]


@shows(HEART)
@pytest.mark.parametrize(
    ("boards", "lands"),
    [
        ("A", ["A7"]),
        ("C", ["C7"]),
        ("CD", ["C7", "D7"]),
        ("ACD", ["A7", "C4", "D6"]),  # at the corners in the middle of the island
        ("ACDF", ["A7", "C8", "D6", "F8"]),
    ],
)
def test_each_board_has_its_inner_land(boards: str, lands: list[str]) -> None:
    s = world(len(boards), boards=list(boards), scenarios=[HEART])
    assert inner(s) == lands
    assert any("inner land" in WORDS.status(line) for line in GAME.status(s, None))


@shows(HEART)
def test_the_inner_lands_of_three_and_four_boards_lie_together() -> None:
    for boards in ("ABC", "DEF", "ABCD", "FEDC"):
        s = world(len(boards), boards=list(boards), scenarios=[HEART])
        first, *others = (s.island.number_of[land] for land in inner(s))
        assert all(s.island.near[first] >> land & 1 for land in others)


@shows(HEART)
@rule("SI-157")
def test_on_other_layouts_the_players_choose_one_land_of_each_board_next_to_each_other() -> None:
    for seats in range(2, 7):
        for layout in layouts_for(seats):
            if layout.startswith("standard"):
                continue
            s = world(seats, seats, layout=layout, scenarios=[HEART], spirits=_spirits(seats))
            assert inner(s) == []
            _, asked = begin(s)
            lands = [s.island.number_of[land] for land in inner(s)]
            assert sorted(s.island.board_of(land) for land in lands) == list(range(seats))
            chosen = [ask for ask in asked if ask.prompt == "inner-land"]
            if layout in ("fragment", "opposite-shores", "sunrise", "leaf", "meeple", "star"):
                assert is_group(s, lands)
            else:  # where they cannot lie together any land will do
                assert is_group(s, lands) or all(len(ask.options) == 8 for ask in chosen)
            assert [s.boards[ask.seat] for ask in chosen] == [ask.about["board"] for ask in chosen]


def is_group(s: IslandState, lands: list[int]) -> bool:
    """Whether one comes from each of these lands to each other through them alone."""
    group = {lands[0]}
    for _ in lands:
        group |= {land for land in lands if any(s.island.near[each] >> land & 1 for each in group)}
    return group == {*lands}


def _spirits(seats: int) -> list[str]:
    """Spirits that are asked nothing at set-up."""
    return [RIVER, LIGHTNING, SHADOWS, THUNDER, "vital-strength-of-the-earth", "a-spread-of-rampant-green"][:seats]


@shows(HEART)
@rule("SI-157")
def test_they_choose_before_the_spirits_come_and_nothing_that_parts_the_group() -> None:
    s = world(2, boards=["A", "B"], layout="fragment", scenarios=[HEART], spirits=[RIVER, LIGHTNING])
    ask = next(each for each in play(s) if isinstance(each, Decide))
    assert (ask.seat, ask.prompt) == (0, "inner-land")
    first = [option.args[0] for option in ask.options]
    joined = [s.island.names[land] for land in range(1, 9) if s.island.near[land] & s.island.of_board(1)]
    assert first == joined
    assert not any(any(spirit.presence) for spirit in s.spirits)
    _, asked = begin(world(2, boards=["A", "B"], layout="fragment", scenarios=[HEART], spirits=[RIVER, LIGHTNING]))
    near = s.island.near[s.island.number_of[joined[0]]] & s.island.of_board(1)
    second = next(each for each in asked if each.prompt == "inner-land" and each.seat == 1)
    assert [option.args[0] for option in second.options] == s.names(near)


@shows(HEART)
def test_all_towns_leave_and_explorers_come_to_the_inner_lands() -> None:
    table, _ = begin(world(2, boards=["A", "B"], spirits=[RIVER, LIGHTNING], scenarios=[HEART]))
    plain, _ = begin(world(2, boards=["A", "B"], spirits=[RIVER, LIGHTNING]))
    s = table.s
    assert (s.where(TOWN), bool(plain.s.where(TOWN)), s.where(CITY)) == (0, True, plain.s.where(CITY))
    for name in ("A7", "B7"):
        land = s.island.number_of[name]
        assert s.count(land, EXPLORER) == plain.s.count(land, EXPLORER) + 1


@shows(HEART)
def test_each_spirit_has_presence_in_the_inner_land_of_its_board_from_a_track_of_its_choice() -> None:
    wanted = ("presence cards A7", "presence energy B7")
    table, _ = begin(world(2, boards=["A", "B"], spirits=[RIVER, LIGHTNING], scenarios=[HEART]), *wanted)
    assert [table.s.spirits[seat].presence[7 + 9 * seat] for seat in (0, 1)] == [1, 1]
    assert [spirit.open for spirit in table.s.spirits] == [[1, 2], [2, 1]]
    assert list(GAME.invariants(table.s)) == []


@shows(HEART)
def test_a_spirit_that_may_not_be_there_comes_to_the_nearest_land_of_the_board() -> None:
    table, asked = begin(world(1, boards=["A"], spirits=["oceans-hungry-grasp"], scenarios=[HEART]))
    ask = next(ask for ask in asked if ask.prompt == "presence")
    lands = {option.args[1] for option in ask.options}
    far = [table.s.island.distance[7][land] for land in (1, 2, 3)]
    assert lands == {f"A{land}" for land in (1, 2, 3) if far[land - 1] == min(far)}
    assert table.s.spirits[0].presence[7] == 0


@shows(HEART)
@rule("SI-164")
def test_a_board_that_is_nobodys_own_has_an_inner_land_with_an_explorer_only() -> None:
    table, _ = begin(world(1, boards=["A"], spirits=[RIVER], scenarios=[HEART], **{EXTRA_BOARD: True}))
    s = table.s
    _, other = inner(s)
    assert inner(s) == ["A7", f"{s.boards[1]}7"]
    assert s.count(s.island.number_of[other], EXPLORER) == 1
    assert [sum(s.spirits[0].presence[start:end]) for start, end in s.island.spans] == [2, 0]


@shows(HEART)
@rule("SI-164")
def test_on_an_archipelago_any_land_can_be_an_inner_land() -> None:
    s = world(2, layout="two-islets", scenarios=[HEART], spirits=[RIVER, LIGHTNING])
    _, asked = begin(s)
    assert [len(ask.options) for ask in asked if ask.prompt == "inner-land"] == [8, 8]
    assert len(inner(s)) == 2


@shows(HEART)
def test_each_spirit_starts_with_a_minor_and_a_major_power_more() -> None:
    s = world(2, spirits=[RIVER, LIGHTNING], scenarios=[HEART])
    tops = [(s.minors[-1 - seat], s.majors[-1 - seat]) for seat in (0, 1)]
    hands = [list(spirit.hand) for spirit in s.spirits]
    table, _ = begin(s)
    assert [spirit.hand for spirit in s.spirits] == [[*hands[seat], *tops[seat]] for seat in (0, 1)]
    assert [POWERS[card].kind for card in tops[0]] == ["minor", "major"]
    assert told(table, "forgot") == []
    assert list(GAME.invariants(s)) == []


@shows(HEART)
@pytest.mark.parametrize("building", ["1T", "1C"])
def test_a_building_in_an_inner_land_loses_the_game_after_the_first_turn(building: str) -> None:
    for turn, land, lost in ((1, "A7", ""), (2, "A7", "isles-heart"), (2, "A5", ""), (5, "A7", "isles-heart")):
        table = on(f"{land}: {building}; A1: 1C; A8: 1P", HEART)
        table.s.turn = turn
        table.action(nothing)
        assert (table.over, table.s.lost) == (bool(lost), lost)
    table = on("A7: 9E; A1: 1C; A8: 1P", HEART)
    table.s.turn = 2
    assert ended(table) == ("", "")
    assert WORDS.text("result-isles-heart")


@shows(HEART)
def test_what_still_stands_there_when_the_second_turn_begins_loses_the_game() -> None:
    table = on("A7: 1T; A1: 1C; A8: 1P", HEART)
    table.s.phase, table.s.step = "spirits", ""
    assert asks(spirit_phase(table.s))
    table.s.turn = 2
    table.spirit_phase()
    assert table.s.lost == "isles-heart"


@shows(HEART)
def test_a_building_in_an_inner_land_that_is_not_there_for_a_while_counts_too() -> None:
    table = on("A7: 1T; A1: 1C; A8: 1P", HEART)
    table.s.turn = 2
    table.s.lay_aside(7)
    assert ended(table) == ("", "isles-heart")


def test_with_that_scenario_the_game_is_won_as_usual() -> None:
    table = on("A8: 1P", HEART)
    table.s.turn = 2
    assert ended(table) == ("no-invaders", "")


@shows(HEART, BLITZ)
@rule("SI-206")
def test_with_blitz_the_towns_leave_after_the_invaders_have_built() -> None:
    table, _ = begin(world(1, 3, spirits=[RIVER], scenarios=[HEART, BLITZ]))
    assert any(event[0] == "town" for event in told(table, "added"))
    assert not table.s.where(TOWN)


# Rituals of Terror.


def site(dahan: int = 3, presence: int = 3, energy: int = 3, **setup: Any) -> Table:
    """A position in which a ritual could be performed in A5."""
    table = on(f"A5: {dahan}D {presence}P; A1: 1C; A3: 1P", RITUALS, **setup)
    table.s.spirits[0].energy = energy
    return table


def site_for_two(dahan: int = 6) -> Table:
    table = on(f"A5: {dahan}D 2P 2Q; A1: 1C; A3: 1P; B1: 1Q", RITUALS, others=(LIGHTNING,))
    for spirit in table.s.spirits:
        spirit.energy = 3
    return table


@shows(RITUALS)
@pytest.mark.parametrize("boxes", [("base",), ALL_BOXES])
def test_all_fear_cards_lie_in_the_fear_deck(boxes: tuple[str, ...]) -> None:
    s = world(2, boxes=list(boxes), scenarios=[RITUALS])
    assert sorted(s.fear_deck) == sorted(cards_for(s.boxes, ()))
    assert len(s.fear_deck) > 9
    assert list(GAME.invariants(s)) == []
    other = world(2, 7, boxes=list(boxes), scenarios=[RITUALS])
    assert s.fear_deck != other.fear_deck


def test_what_lies_in_the_fear_deck_keeps_its_place_from_the_top() -> None:
    places = []
    for names in ([], [RITUALS]):
        setup: dict[str, Any] = {"boxes": list(ALL_BOXES), "adversary": "russia", "level": 6, "scenarios": names}
        s = world(1, spirits=[RIVER], **setup)
        places.append(sorted(len(s.fear_deck) - below for below in s.under_fear))
        assert list(GAME.invariants(s)) == []
    assert places[0]
    assert places[0] == places[1]


@shows(RITUALS)
def test_fear_alone_brings_no_terror_and_no_victory() -> None:
    table = on("A5: 1P 1C", RITUALS)
    s, cards = table.s, len(table.s.fear_deck)
    table.action(lambda act: act.fear(4 * (cards - 1)))
    assert (s.terror, len(s.earned), table.over) == (1, cards - 1, False)
    table.action(lambda act: act.fear(9))
    assert (s.terror, len(s.earned), s.won, s.fear) == (1, cards, "", 0)
    table.action(lambda act: act.fear(9))  # no more are earned
    assert (len(s.earned), s.fear, table.over) == (cards, 0, False)
    assert told(table, "terror") == []
    assert list(GAME.invariants(s)) == []


@shows(RITUALS)
def test_cards_are_added_to_the_deck_and_removed_at_any_terror_level() -> None:
    table = on("A5: 1P 1C", RITUALS)
    s = table.s
    s.rules[-1].amount = 1
    cards = len(s.fear_deck)
    remove_card(s)
    assert (s.terror, len(s.fear_deck)) == (2, cards - 1)
    add_card(s)
    assert (s.terror, len(s.fear_deck), sum(s.fear_levels), min(s.fear_levels)) == (2, cards, cards, 0)


@shows(RITUALS)
def test_earned_fear_cards_are_not_resolved_in_the_invader_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    for names, kept in (([], 0), ([RITUALS], 1)):
        table = island("A5: 1P; A8: 1C", scenarios=names)
        monkeypatch.setitem(FEAR_CARDS, "test-fear", {1: nothing, 2: nothing, 3: nothing})
        table.s.earned = ["test-fear"]
        invaders_from(table, "fear", deck=["1-jungle"])
        assert len(table.s.earned) == kept


@shows(RITUALS)
@pytest.mark.parametrize(
    ("dahan", "presence", "energy", "can"),
    [(3, 3, 3, True), (2, 3, 3, False), (3, 2, 3, False), (3, 3, 2, False), (5, 4, 9, True)],
)
def test_a_ritual_needs_dahan_presence_and_energy(dahan: int, presence: int, energy: int, can: bool) -> None:
    table = site(dahan, presence, energy)
    for phase in (FAST, SLOW):
        assert (f"own {RITUAL}" in offered(table, phase)) == can
    table.s.phase = "spirits"
    assert own_moves(table.s, 0) == []


@shows(RITUALS)
def test_it_needs_presence_of_each_spirit_and_three_dahan_for_each_player() -> None:
    assert f"own {RITUAL}" in offered(site_for_two(), FAST, seat=1)
    assert f"own {RITUAL}" not in offered(site_for_two(5), FAST)
    table = on("A5: 6D 9P; A6: 6D 3Q; A1: 1C", RITUALS, others=(LIGHTNING,))
    table.s.spirits[0].energy = 9
    assert f"own {RITUAL}" not in offered(table, FAST)
    table = site(5)
    table.s.enforce(Effect(EXTRA_BOARD, until="game"))  # for each board then
    assert f"own {RITUAL}" not in offered(table, FAST)


@shows(RITUALS)
@pytest.mark.parametrize("phase", [FAST, SLOW])
def test_a_ritual_takes_energy_and_presence_and_raises_the_terror_level(phase: str) -> None:
    table = site(presence=4, energy=5)
    table.s.phase = phase
    run = table.fast if phase == FAST else table.slow
    run(
        f"own {RITUAL}",
        "push dahan A1",
        "push dahan A4",
        "push dahan A6",
    )
    table.expect("A5: 1P; A1: 1C 1D; A4: 1D; A6: 1D", energy=2)
    assert (table.s.terror, told(table, "terror"), told(table, "ritual")) == (2, [(2,)], [("A5",)])
    assert table.s.spirits[0].destroyed == 3
    assert GAME.view(table.s, None).terror == 2


@shows(RITUALS)
def test_all_earned_fear_cards_are_resolved_at_the_new_level(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def text(card: str, level: int) -> Callable[[IslandState], None]:
        return lambda _: done.append(f"{card} {level}")

    table = site(dahan=5)
    for card in ("test-one", "test-two"):
        monkeypatch.setitem(FEAR_CARDS, card, {level: text(card, level) for level in (1, 2, 3)})
    table.s.earned = ["test-one", "test-two"]
    table.fast(f"own {RITUAL}")
    assert done == ["test-one 2", "test-two 2"]
    assert (table.s.earned, table.s.fear_discard) == ([], ["test-one", "test-two"])
    kinds = [event.kind for event in table.heard if event.kind in ("ritual", "fear-resolved", "moved")]
    assert kinds == ["ritual", *["fear-resolved"] * 2, *["moved"] * 5]


@shows(RITUALS)
def test_the_dahan_spread_evenly_over_the_lands_next_to_it() -> None:
    around = ("A1", "A4", "A6", "A7", "A8")
    table = site(dahan=5)
    table.fast(f"own {RITUAL}")
    table.expect("A5:; A1: 1C 1D; A4: 1D; A6: 1D; A7: 1D; A8: 1D")
    table = site(dahan=12)
    table.fast(f"own {RITUAL}", "push dahan A8", "push dahan A4")
    counts = [table.s.count(table.s.island.number_of[land], DAHAN) for land in around]
    assert counts == [2, 3, 2, 2, 3]


@shows(RITUALS)
def test_a_land_gets_no_second_one_before_each_has_its_first() -> None:
    table = site(dahan=4)
    table.action(lambda act: act.wound(5, DAHAN, 1), land="A5")
    flow = ("push-marked dahan 1 0 A4", "push dahan A1", "push dahan A6", "push dahan A7")
    table.fast(f"own {RITUAL}", *flow[:1], *flow[1:])
    table.expect("A5:; A4: 1D/1; A1: 1C 1D; A6: 1D; A7: 1D; A8:")


@shows(RITUALS)
def test_they_spread_to_no_ocean() -> None:
    table = on("A1: 5D 3P 1C; A2: 1P", RITUALS, spirit="oceans-hungry-grasp")
    table.s.spirits[0].energy = 3
    table.fast(f"own {RITUAL}", "push dahan A2").expect("A0:; A2: 1P 2D; A4: 1D; A5: 1D; A6: 1D")


@shows(RITUALS)
def test_dahan_that_cannot_move_stay_where_the_ritual_was() -> None:
    table = site()
    table.s.effects.append(Effect("dahan-fixed", 5))  # as Stubborn Solidity does
    table.fast(f"own {RITUAL}").expect("A5: 3D")
    assert table.s.terror == 2


@shows(RITUALS)
def test_the_spirits_choose_together_whose_energy_and_presence_it_costs() -> None:
    table = site_for_two()
    table.fast(
        f"0: own {RITUAL}",
        "agree ritual-of-terror",
        "1: pay 2",
        "0: pay 1",
        "1: lose A5",
        "0: lose A5",
        "1: lose A5",
    )
    table.expect("A5: 1P")
    assert [spirit.energy for spirit in table.s.spirits] == [2, 1]
    assert [spirit.destroyed for spirit in table.s.spirits] == [1, 2]
    assert table.s.terror == 2


@shows(RITUALS)
def test_a_spirit_can_refuse_and_is_not_asked_again_in_this_turn() -> None:
    table = site_for_two()
    table.fast(f"0: own {RITUAL}", "decline", "ready")
    assert (table.s.terror, [spirit.energy for spirit in table.s.spirits]) == (1, [3, 3])
    assert f"own {RITUAL}" not in offered(table, SLOW)
    assert f"own {RITUAL}" in offered(table, SLOW, seat=1)
    table.time_passes()
    assert f"own {RITUAL}" in offered(table, FAST)


@shows(RITUALS)
def test_the_land_of_the_ritual_is_chosen() -> None:
    table = on("A5: 3D 3P; A8: 3D 3P; A1: 1C", RITUALS)
    table.s.spirits[0].energy = 3
    table.slow(f"own {RITUAL}", "land A8").expect("A8:; A5: 4D 3P; A6: 1D; A7: 1D")


@shows(RITUALS)
def test_the_third_ritual_wins() -> None:
    table = site()
    table.s.rules[-1].amount = 2
    assert table.s.terror == 3
    table.fast(f"own {RITUAL}")
    assert (table.over, table.s.won) == (True, "last-ritual")
    assert final_result(table.s).reason == "last-ritual"
    assert WORDS.text("result-last-ritual")


@shows(RITUALS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_is_played_from_the_first_ritual_to_the_third(seed: int) -> None:
    position = "A5: 42D 2P 2Q; A4: 3P 3Q; A6: 3P 3Q; A1: 1P 1Q 1C; B1: 1C"
    s = on(position, RITUALS, others=(LIGHTNING,)).s
    for spirit in s.spirits:
        spirit.open = [len(track.spaces) for track in PANELS[spirit.id].tracks]
        spirit.destroyed, spirit.energy = 13 - sum(spirit.presence), 6
    s.earned = [s.fear_deck.pop() for _ in range(3)]
    match, rng = Match.at(GAME, {"seats": 2}, s), Rng(seed)
    while match.pending is not None:
        check_position(match)
        held = [(seat, option) for seat in match.pending.seats for option in match.options(seat)]
        wanted = [each for each in held if each[1].args == (RITUAL,)]
        match.pick(*(wanted[0] if wanted else random_pick(match, rng)))
    assert isinstance(match.state, IslandState)
    assert match.state.won == "last-ritual"


@shows(RITUALS)
def test_a_spirit_that_gives_its_last_presence_for_it_wins_by_sacrifice() -> None:
    table = on("A5: 3D 3P; A1: 1C", RITUALS)
    table.s.rules[-1].amount, table.s.spirits[0].energy = 2, 3
    table.fast(f"own {RITUAL}")
    assert final_result(table.s).reason == "sacrifice"
    table = on("A5: 3D 3P; A1: 1C", RITUALS)
    table.s.spirits[0].energy = 3
    table.fast(f"own {RITUAL}")
    assert (table.s.won, table.s.lost) == ("", "presence")


@shows(RITUALS)
def test_the_game_is_won_as_usual_at_the_new_terror_level() -> None:
    table = on("A5: 3D 3P; A1: 1E; A3: 1P", RITUALS)
    table.s.spirits[0].energy = 3
    assert ended(table) == ("", "")
    table.fast(f"own {RITUAL}")
    assert table.s.won == "no-buildings"


@shows(RITUALS)
def test_what_looks_at_the_terror_level_sees_the_rituals() -> None:
    table = on("A5: 3P 3D; A1: 1C; A3: 1P", RITUALS)
    table.s.rules[-1].amount = 1
    view = GAME.view(table.s, None)
    assert (view.terror, sum(view.fear_left)) == (2, len(table.s.fear_deck))
    said = [WORDS.status(line) for line in GAME.status(table.s, None) if line.kind == "terror"]
    assert said == [f"Terror level 2, fear cards left in it: {len(table.s.fear_deck)}"]


# Dahan Insurrection.


def carry(*ways: str) -> Callable[[Action], Flow[None]]:
    """An action that moves dahan: `A5 A6` is one of them."""

    def does(act: Action) -> Flow[None]:
        for way in ways:
            start, goal = (act.s.island.number_of[name] for name in way.split())
            yield from act.move(act.s.codes(start, (DAHAN,))[0], start, goal)

    return does


def rising(position: str, **setup: Any) -> Table:
    """A position with dahan enough, far from everything."""
    return on(f"{position}; A8: 9D 1P", INSURRECTION, **setup)


@shows(INSURRECTION)
def test_each_dahan_that_has_moved_does_one_damage_where_it_is_now() -> None:
    rising("A5: 3D; A6: 1C; A4: 2E").action(carry("A5 A6", "A5 A6", "A5 A4")).expect("A6: 2D 1C/2; A4: 1D 1E")
    rising("A5: 3D; A6: 1C").action(carry("A5 A6")).expect("A5: 2D; A6: 1D 1C/1")


@shows(INSURRECTION)
def test_it_does_none_in_lands_through_which_it_went() -> None:
    rising("A5: 1D; A6: 2E; A1: 2E").action(carry("A5 A6", "A6 A1")).expect("A6: 2E; A1: 1D 1E")
    # Of several dahan those move on that have not moved yet: each of them does damage then.
    rising("A5: 1D; A6: 1D 2E; A1: 2E").action(carry("A5 A6", "A6 A1")).expect("A6: 1D 1E; A1: 1D 1E")


@shows(INSURRECTION)
def test_any_action_that_moves_dahan_is_followed_by_a_raid() -> None:
    table = rising("A5: 1P 1E; A4: 2D")
    table.use("rivers-bounty", "target A5", "gather dahan A4", "gather dahan A4").expect("A5: 1P 3D")
    rising("A5: 1D; A6: 1E").action(carry("A5 A6"), kind="fear").expect("A6: 1D")


@shows(INSURRECTION)
@rule("SI-124")
def test_badlands_add_to_the_damage_of_a_raid() -> None:
    rising("A5: 1D; A6: 1C 1Ba").action(carry("A5 A6")).expect("A6: 1D 1C/2 1Ba")


@shows(INSURRECTION)
def test_a_destroyed_city_is_followed_by_a_town_and_a_town_by_an_explorer() -> None:
    table = rising("A7: 1C 1T 1E")
    table.action(lambda act: act.destroy_all(INVADERS), land="A7").expect("A7:; A8: 9D 1P 1T 1E")
    table = rising("A7: 1E")
    table.action(lambda act: act.destroy_all(INVADERS), land="A7").expect("A7:; A8: 9D 1P")


@shows(INSURRECTION)
def test_they_come_to_the_nearest_land_with_dahan() -> None:
    table = rising("A5: 1T 1D; A1: 1D")
    table.action(lambda act: act.destroy_all(INVADERS), land="A5").expect("A5: 1D 1E")
    table = rising("A2: 1T; A4: 1D; A1: 1D; A6: 1D")
    table.action(lambda act: act.destroy_all(INVADERS), "land A1", land="A2").expect("A1: 1D 1E; A4: 1D; A6: 1D")


def test_without_dahan_nobody_comes() -> None:
    table = on("A5: 1T; A8: 1P", INSURRECTION)
    table.action(lambda act: act.destroy_all(INVADERS), land="A5").expect("A5:; A8: 1P")


@shows(INSURRECTION)
@rule("SI-192")
def test_isolated_lands_are_no_hindrance_to_them() -> None:
    table = rising("A5: 1T; A4: 1D")
    table.action(lambda act: act.isolate(), land="A4")
    table.action(lambda act: act.isolate(), land="A5")
    table.action(lambda act: act.destroy_all(INVADERS), "land A4", land="A5").expect("A4: 1D 1E")


@shows(INSURRECTION)
@rule("SI-150")
def test_raids_and_answers_are_triggered_actions_raids_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def does(act: Action) -> Flow[None]:
        yield from carry("A5 A6")(act)
        yield from act.destroy_all((TOWN,), 1)

    table = rising("A5: 1D; A6: 1T/1 1C; A1: 1T; A4: 1C")
    seen = watch(monkeypatch, table)
    table.action(does, "hit-marked town 1 0 A6")
    # The raid destroys the town, and is answered; then the answer to the action itself.
    table.expect("A6: 1D 1C 2E")
    assert [each.split()[1] for each in seen] == [
        "military-response",
        "constant-raiding",
        "military-response",
        "-",
    ]


@shows(INSURRECTION)
@rule("SI-150", "SI-146")
def test_a_raid_does_not_hurt_who_comes_in_answer_to_the_same_action() -> None:
    def does(act: Action) -> Flow[None]:
        yield from carry("A5 A6")(act)
        yield from act.destroy_all((TOWN,), 1)

    rising("A5: 1D; A6: 1C; A1: 1T; A4: 1C").action(does).expect("A6: 1D 1C/1 1E; A1:")


@rule("SI-146")
def test_nothing_that_follows_a_raid_is_followed_by_another_raid(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rising("A5: 2D; A6: 2C")

    def move_on(act: Action, _: Effect) -> Flow[None]:
        if act.source == "constant-raiding":
            then = Action(act.s, "event", source="test", cause=act)
            yield from resolve(then, carry("A5 A6")(then))

    after_each(monkeypatch, "test-move-on", move_on)
    table.s.effects.append(Effect("test-move-on", until="game"))
    table.action(carry("A5 A6")).expect("A6: 2D 1C 1C/1")


@rule("SI-146")
def test_a_raid_belongs_to_the_power_that_moved_the_dahan(monkeypatch: pytest.MonkeyPatch) -> None:
    for spirit, left in ((RIVER, "1C/1"), ("bringer-of-dreams-and-nightmares", "1C")):
        table = rising("A5: 1D 1P; A6: 1C", spirit=spirit)
        give(monkeypatch, table, power(carry("A5 A6")))
        table.use("test-power", "target A5").expect(f"A6: 1D {left}")


@shows(INSURRECTION)
@pytest.mark.parametrize(
    ("terror", "position", "won"),
    [
        (1, "A1: 1C 1D; A5: 1E", ""),
        (2, "A1: 1C 1D; A5: 9E", "insurrection"),
        (2, "A1: 1C 1T 2D; A5: 1T 1D", "insurrection"),
        (2, "A1: 1C 1T 1D", ""),
        (3, "A1: 1C", ""),
        (3, "A1: 1C 1D", "insurrection"),
    ],
)
def test_it_is_won_where_buildings_do_not_outnumber_the_dahan(terror: int, position: str, won: str) -> None:
    table = rising(position)
    table.s.fear_deck = table.s.fear_deck[: 9 - 3 * (terror - 1)]
    assert table.s.terror == terror
    assert ended(table) == (won, "")


@shows(INSURRECTION)
def test_at_the_third_level_fewer_such_lands_than_players_may_be_left() -> None:
    for lands, won in ((1, "insurrection"), (2, "")):
        position = "; ".join(f"A{land}: 1C" for land in range(1, lands + 1))
        table = rising(f"{position}; B8: 1Q", others=(LIGHTNING,))
        table.s.fear_deck = table.s.fear_deck[:3]
        assert ended(table) == (won, "")


@shows(INSURRECTION)
def test_the_last_fear_card_does_not_win_but_the_dahan_rise_in_each_land() -> None:
    table = rising("A1: 2D 1T 1C; A5: 1D 1C; A4: 1E")
    table.s.fear_deck = table.s.fear_deck[:1]
    table.action(lambda act: act.fear(4), "hit city A1")
    # 4 damage in A1 and 2 in A5; the destroyed city is followed by a town in A1 itself.
    table.expect("A5: 1D 1C/2")
    assert (table.over, table.s.won, table.s.lost) == (True, "insurrection", "")


@shows(INSURRECTION)
def test_if_they_rise_in_vain_the_game_is_lost() -> None:
    table = rising("A1: 1D 3C")
    table.s.fear_deck = table.s.fear_deck[:1]
    table.action(lambda act: act.fear(4), "hit city A1")
    assert (table.over, table.s.won, table.s.lost) == (True, "", "insurrection-failed")
    assert WORDS.text("result-insurrection-failed")


@shows(INSURRECTION)
@pytest.mark.parametrize(("dahan", "lost"), [(4, ""), (3, "few-dahan")])
def test_too_few_dahan_lose_the_game(dahan: int, lost: str) -> None:
    table = on(f"A5: {dahan}D; A8: 1P; B8: 1Q; A1: 1C", INSURRECTION, others=(LIGHTNING,))
    assert GAME.view(table.s, None).counters[0].number == dahan
    assert GAME.view(table.s, None).counters[0].limit == 3
    assert ended(table) == ("", lost)
    said = [WORDS.status(line) for line in GAME.status(table.s, None) if line.kind == "counter"]
    assert said == [f"Dahan left: {dahan}, lost at 3"]


@shows(INSURRECTION)
def test_dahan_in_a_land_that_is_not_there_for_a_while_are_left() -> None:
    table = on("A5: 2D; A8: 1P; A1: 1C", INSURRECTION)
    table.s.lay_aside(5)
    assert ended(table) == ("", "")
    table.s.fear_deck = table.s.fear_deck[:6]
    table.s.lay_aside(1)  # with the city, which no dahan stand against
    assert ended(table) == ("", "")
    table = on("A5: 1D; A8: 1P; A1: 1C", INSURRECTION)
    table.s.lay_aside(5)
    assert ended(table) == ("", "few-dahan")


@shows(INSURRECTION, RITUALS)
@rule("SI-206")
def test_with_rituals_the_third_one_lets_the_dahan_rise() -> None:
    for invaders, struck, end in (
        ("2T", "town", ("insurrection", "")),
        ("4C", "city", ("", "insurrection-failed")),
    ):
        table = island(f"A5: 3D 4P; A1: {invaders} 1D; A3: 1C 1D; A8: 9D", scenarios=[RITUALS, INSURRECTION])
        table.s.spirits[0].energy = 3
        next(each for each in table.s.rules if each.kind == RITUALS).amount = 2
        assert ended(table) == ("", "")
        table.fast(f"own {RITUAL}", f"hit {struck} A1")
        assert (table.s.won, table.s.lost) == end


@shows(RITUALS)
@rule("SI-206")
def test_with_rituals_an_empty_fear_deck_lets_nobody_rise() -> None:
    table = island("A5: 3D 4P; A1: 4C 1D; A8: 9D", scenarios=[RITUALS, INSURRECTION])
    table.s.fear_deck = table.s.fear_deck[:1]
    table.action(lambda act: act.fear(4)).expect("A1: 4C 1D")
    assert (table.over, table.s.terror) == (False, 1)
