"""Second Wave: a game on the island that a finished one has left (SI-183)."""

from copy import deepcopy
from typing import Any

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import CARDS, take_blight
from rulebound.games.spirit_island.content.branch_and_claw.second_wave import PLAYED, WAVES
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.growth import options as growth_options
from rulebound.games.spirit_island.island import JUNGLE
from rulebound.games.spirit_island.panel import PANELS, do_own_move, elements_of
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, TOKENS, TOWN
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.rule import at
from rulebound.games.spirit_island.scoring import difficulty_parts
from rulebound.games.spirit_island.sequel import beside_of, left_by
from rulebound.games.spirit_island.setup import ALL_BOXES, SETUP, new_world
from rulebound.games.spirit_island.state import PLAYING, IslandState
from rulebound.games.spirit_island.use import options
from rulebound.kernel import BadSetup, Decide, Match, Rng
from rulebound.kernel.contract import check_match, random_pick
from tests.games.spirit_island.frames import LIGHTNING
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.marks import rule, shows

WAVE = "second-wave"
BOXES = ["base", "branch-and-claw"]
EARTH = ["base", "branch-and-claw", "jagged-earth"]
THUNDER, SHADOWS, GREEN = "thunderspeaker", "shadows-flicker-like-flame", "a-spread-of-rampant-green"
HELD = ["boon-of-vigor", "flash-floods", "drought", "call-of-the-dahan-ways"]
SPIRAL = "downward-spiral"
LARGER: Any = {"extra-board": True}


def finished(position: str = "A2: 1D", *, seats: int = 1, boxes: Any = None, **setup: Any) -> IslandState:
    """A game that is over, with this left on the island."""
    others = (LIGHTNING,) * (seats - 1)
    s = island(position, others=others, boxes=boxes or BOXES, **setup).s
    s.phase, s.lost = "over", "presence"
    s.spirits[0].hand = ["boon-of-vigor", "drought"]
    s.minors = [card for card in s.minors if card not in HELD]
    s.spirits[0].discard = ["flash-floods"]
    s.spirits[0].played = ["call-of-the-dahan-ways"]
    return s


def turned(s: IslandState, card: str = SPIRAL, left: int = 3) -> IslandState:
    """Its blight card was turned."""
    s.blight_deck = [each for each in (*s.blight_deck, s.blight_card) if each != card]
    s.blight_card, s.flipped, s.blighted, s.blight_left = card, True, True, left
    return s


def following(s: IslandState, **changes: Any) -> dict[str, Any]:
    """The set-up of the next game."""
    asked = GAME.sequel(s)
    assert asked is not None
    values = SETUP.check({**asked, "spirits": [THUNDER, SHADOWS][: s.seat_count], **changes})
    GAME.check_setup(values)
    return values


def opened(s: IslandState, *answers: str, aside: str = "keep drought", seed: int = 1, **changes: Any) -> Table:
    """The next game until everything is set up but the spirits."""
    table = Table(new_world(following(s, **changes), seed))
    for spirit in table.s.spirits[1:]:
        spirit.drawn = []
    return table.run(_begin(table.s), aside, *answers)


def _begin(s: IslandState) -> Any:
    for each, its in at(s, "left_behind"):
        yield from each.left_behind(s, its)
        s.end(its)
    for each, its in at(s, "set_up"):
        each.set_up(s, its)


def later(wave: int, s: IslandState) -> Table:
    """A later wave on what was left."""
    asked = following(s)
    return opened(s, after={**asked["after"], "wave": wave})


def bare(table: Table, kind: int) -> dict[str, int]:
    """Where pieces of a kind are, and how many."""
    s = table.s
    return {s.island.names[n]: s.count(n, kind) for n in range(s.island.size) if s.count(n, kind)}


# What is offered.


def test_a_game_offers_the_next_one_only_when_it_is_over_and_with_the_box() -> None:
    s = finished()
    assert GAME.sequel(s) is not None
    s.phase = "slow"
    assert GAME.sequel(s) is None
    s.phase, s.boxes = "over", ("base",)
    assert GAME.sequel(s) is None


@shows(WAVE)
def test_the_next_game_is_that_scenario_and_the_one_after_it_a_later_wave() -> None:
    s = opened(finished()).s
    assert GAME.view(s, 0).scenarios == [WAVE]
    assert left_by(s)["wave"] == 3


def test_the_scenario_is_not_chosen_in_a_lobby() -> None:
    with pytest.raises(BadSetup, match="scenarios"):
        SETUP.check({"boxes": BOXES, "scenarios": [WAVE]})
    assert "after" not in [field.name for field in SETUP.asked()]


def test_the_next_game_is_played_on_the_same_thematic_boards() -> None:
    s = finished("NE2: 1D", map="thematic", boards=("NE",))
    asked = following(s)
    assert (asked["map"], asked["boards"]) == ("thematic", ["NE"])
    assert opened(s).s.island.names == s.island.names


def test_the_next_game_leaves_out_what_persists_if_the_last_one_did() -> None:
    assert following(finished(boxes=EARTH))["persistent"]
    assert not following(finished(boxes=EARTH, persistent=False))["persistent"]


@pytest.mark.parametrize(("seats", "offered"), [(4, True), (5, False)])
def test_without_spirits_enough_there_is_no_next_game(seats: int, offered: bool) -> None:
    s = new_world(SETUP.check({"seats": seats, "boxes": BOXES, "tokens": []}), 1)
    s.phase, s.lost = "over", "presence"
    assert (GAME.sequel(s) is not None) == offered


def test_a_next_game_that_leaves_out_tokens_may_have_too_few_spirits() -> None:
    s = new_world(SETUP.check({"seats": 5, "boxes": BOXES}), 1)
    s.phase, s.lost = "over", "presence"
    asked = GAME.sequel(s)
    assert asked is not None
    GAME.check_setup(SETUP.check(asked))
    with pytest.raises(BadSetup, match="too few"):
        GAME.check_setup(SETUP.check({**asked, "tokens": []}))


# After the first game.


@shows(WAVE)
def test_each_spirit_sets_one_card_aside_of_hand_play_and_discard() -> None:
    s = new_world(following(finished()), 1)
    assert sorted(s.spirits[0].drawn) == sorted(HELD)
    assert not {*HELD} & {*s.minors, *s.majors}
    table = opened(finished())
    assert table.s.set_aside == ["drought"]
    assert not table.s.spirits[0].drawn
    assert "call-of-the-dahan-ways" in table.s.minors
    assert "boon-of-vigor" not in table.s.minors
    assert not [law for law in GAME.invariants(table.s) if "presence" not in law]


@shows(WAVE)
def test_presence_and_invaders_are_removed() -> None:
    table = opened(finished("A1: 2T 3P; A8: 1C 1D; A7: 4E"))
    table.expect("A7: ; A8: 1D")
    assert not any(table.s.spirits[0].presence)


@shows(WAVE)
def test_one_token_of_each_kind_stays_for_each_player() -> None:
    table = opened(finished("A8: 2Be 1Wi 1D; A7: 1Be"), "remove-token beasts A8", "remove-token beasts A8")
    table.expect("A7: 1Be; A8: 1Wi 1D")
    both = opened(finished("A8: 1Be 1D; B8: 1Be", seats=2))
    both.expect("A8: 1Be 1D; B8: 1Be")


@shows(WAVE)
def test_two_blight_stay_for_each_player_and_the_rest_goes_to_the_card() -> None:
    s = finished("A8: 3B; A7: 1B")
    s.blight_left = 2
    table = opened(s, "land A8", "land A7")
    table.expect("A8: 2B; A7: ")
    assert table.s.blight_left == 2 + 2


@shows(WAVE)
@rule("SI-159")
def test_with_an_extra_board_each_board_counts() -> None:
    s = finished("A8: 4B 2Be", **LARGER)
    table = opened(s)
    table.expect("A8: 4B 2Be")
    turn = turned(finished(**LARGER), left=20)
    assert opened(turn).s.blight_left == 2 * 2 + 1


@shows(WAVE)
def test_lands_with_three_dahan_push_until_two_are_left() -> None:
    table = opened(finished("A8: 4D; A1: 2D"), "land A7", "land A5")
    assert bare(table, DAHAN) == {"A8": 2, "A7": 1, "A5": 1, "A1": 2}


@shows(WAVE)
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("A4: 1D", {"A4": 1}),
        ("A4: 1D; A7: 1D", {"A4": 2, "A7": 1}),
        ("A4: 2D; A7: 2D", {"A4": 3, "A7": 2}),
        ("A4: 2D; A7: 2D; A8: 1D", {"A4": 2, "A7": 2, "A8": 1}),
    ],
)
def test_a_board_with_two_to_four_dahan_gets_one_in_the_lowest_land_with_dahan(
    before: str, after: dict[str, int]
) -> None:
    assert bare(opened(finished(before)), DAHAN) == after


@shows(WAVE)
def test_a_board_with_more_than_eight_dahan_keeps_eight() -> None:
    many = "; ".join(f"A{land}: 2D" for land in range(1, 6))
    table = opened(finished(many), "land A1", "land A5")
    assert bare(table, DAHAN) == {"A1": 1, "A2": 2, "A3": 2, "A4": 2, "A5": 1}


# The second game.


def test_other_spirits_play() -> None:
    with pytest.raises(BadSetup, match="other spirits"):
        following(finished(), spirits=[RIVER])
    drawn = {new_world(following(finished(), spirits=["random"]), seed).spirits[0].id for seed in range(60)}
    assert RIVER not in drawn
    assert len(drawn) > 5


@pytest.mark.parametrize(("level", "healthy", "blighted"), [(0, 1, 0), (4, 5, 4), (6, 6, 6)])
def test_the_same_adversary_comes_one_level_higher_if_the_island_is_healthy(
    level: int, healthy: int, blighted: int
) -> None:
    prussia: dict[str, Any] = {"adversary": "brandenburg-prussia", "level": level}
    s = finished(**prussia)
    assert following(s)["level"] == healthy
    assert following(turned(s))["level"] == blighted
    with pytest.raises(BadSetup, match="adversary"):
        following(finished(**prussia), level=healthy - 1)
    with pytest.raises(BadSetup, match="adversary"):
        following(s, adversary="none", level=0)


@shows(WAVE)
def test_a_card_that_was_turned_is_healthy_again_and_the_rest_lies_beside_it() -> None:
    table = opened(turned(finished("A8: 4B"), left=4))
    s = table.s
    assert (s.blight_card, s.flipped, s.blighted, s.blight_left, beside_of(s)) == (SPIRAL, False, False, 3, 3)
    table.action(lambda act: take_blight(act, 3))
    assert (s.flipped, s.blight_left, beside_of(s)) == (True, 3, 0)


@shows(WAVE)
def test_a_healthy_card_keeps_its_blight_and_its_printed_number() -> None:
    s = finished()
    s.blight_left = 2
    table = opened(s)
    assert (table.s.blight_left, table.s.flipped, beside_of(table.s)) == (2, False, 0)
    table.s.blight_card = SPIRAL
    table.action(lambda act: take_blight(act, 2))
    assert table.s.blight_left == 5


def test_a_card_that_is_known_is_not_dealt_again_and_one_that_is_not_is() -> None:
    s = opened(turned(finished(boxes=EARTH), left=4)).s
    for seed in range(5):
        GAME.determinize(s, [0], Rng(seed))
        assert s.blight_card == SPIRAL
    assert left_by(finished())["cards"] == []


@shows(WAVE)
def test_nothing_printed_but_invaders_is_set_up_and_those_from_inland_come_nearer() -> None:
    table = opened(finished("A3: 1D"))
    plain = new_world(SETUP.check({"boxes": BOXES, "boards": ["A"]}), 1)
    printed = {
        (land, kind): plain.count(plain.island.number_of[f"A{land}"], kind)
        for land in range(1, 9)
        for kind in (EXPLORER, TOWN, CITY)
    }
    assert any(number for (land, _), number in printed.items() if land >= 6)
    for land in range(1, 9):
        for kind in (EXPLORER, TOWN, CITY):
            wanted = printed[land, kind] if land < 6 else 0
            wanted += printed.get((land + 3, kind), 0) if land + 3 >= 6 else 0
            wanted += (land, kind) == (5, TOWN)
            assert table.s.count(table.s.island.number_of[f"A{land}"], kind) == wanted, (land, kind)
    assert bare(table, DAHAN) == {"A3": 1}
    assert not sum(table.s.blight)
    assert not any(sum(table.s.tokens[kind]) for kind in range(len(TOKENS)))


@shows(WAVE)
@pytest.mark.parametrize("wave", range(2, 10))
def test_later_waves_go_by_the_table(wave: int) -> None:
    blight, nearer, towns = {
        2: (2, 3, [5]),
        3: (3, 2, [4, 5]),
        4: (4, 1, [3, 4, 5]),
        5: (5, 0, [2, 3, 4, 5]),
        6: (6, 0, [1, 2, 3, 4, 5]),
        7: (7, 0, [1, 2, 3, 4, 5, 6]),
    }[min(wave, 7)]
    its = WAVES[min(wave, 7) - 2]
    assert (its.blight, its.nearer, list(its.towns)) == (blight, nearer, towns)
    s = later(wave, finished("A3: 8B")).s
    assert sum(s.blight) == blight
    plain = new_world(SETUP.check({"boxes": BOXES, "boards": ["A"]}), 1)
    expected = {land: int(land in towns) for land in range(1, 9)}
    for land in range(1, 9):
        expected[land - nearer * (land >= 6)] += plain.count(plain.island.number_of[f"A{land}"], TOWN)
    assert {land: s.count(s.island.number_of[f"A{land}"], TOWN) for land in range(1, 9)} == expected


@shows(WAVE)
def test_the_adversary_is_set_up_as_usual_and_its_blight_is_taken_from_beside_the_card() -> None:
    s = turned(finished("A8: 1D", adversary="sweden", level=6), left=9)
    table = opened(s)
    added = sum(table.s.blight)
    assert added
    assert (table.s.blight_left, beside_of(table.s)) == (3, 9 - 3 - added)
    s.flipped = s.blighted = False
    s.blight_left = 9
    table = opened(s)
    assert (table.s.blight_left, beside_of(table.s)) == (9 - sum(table.s.blight), 0)


@shows(WAVE)
@rule("SI-154")
def test_the_difficulty_rises_on_a_blighted_island_and_falls_on_a_healthy_one() -> None:
    assert [part.number for part in difficulty_parts(opened(finished()).s)] == [-1]
    assert [part.number for part in difficulty_parts(opened(turned(finished())).s)] == [1]


# Cards of a still healthy island.


def still_healthy() -> str:
    """A card that leaves the island healthy."""
    return min(name for name, its in CARDS.items() if its.healthy)


@shows(WAVE)
@rule("SI-183")
def test_a_still_healthy_card_that_was_spent_comes_first_again() -> None:
    s = turned(finished(boxes=EARTH), left=4)
    first = still_healthy()
    s.blight_deck.remove(first)
    s.blight_spent = [first]
    table = opened(s)
    s = table.s
    assert (s.blight_card, s.blight_deck[-1], s.flipped) == (first, SPIRAL, False)
    assert first not in s.blight_deck


@shows(WAVE)
@rule("SI-183")
def test_a_still_healthy_card_that_was_reached_counts_as_blighted_and_the_next_is_filled_from_the_box() -> None:
    first = still_healthy()
    s = turned(finished("A8: 1D", boxes=EARTH, adversary="brandenburg-prussia", level=2), first, left=7)
    s.blighted = False
    assert following(s)["level"] == 2
    table = opened(s)
    s = table.s
    assert (s.blight_card, s.flipped, s.blight_left, beside_of(s)) == (first, False, 3, 4)
    s.blight_deck[-1:] = [SPIRAL]
    table.action(lambda act: take_blight(act, 3))
    assert (s.flipped, s.blight_left) == (True, 4)
    table.action(lambda act: take_blight(act, 4))
    assert (s.blight_card, s.blight_left) == (SPIRAL, 5)
    assert s.blight_spent == [first]


# The cards that were set aside.


def with_card(card: str, position: str = "A8: 1P", stage: int = 3, **more: Any) -> Table:
    """A position of the second game in which this card was set aside."""
    table = island(position, spirit=THUNDER, **more)
    s = table.s
    s.enforce(Effect(WAVE, amount=2, until="game"))
    s.set_aside = [card]
    s.minors = [each for each in s.minors if each != card]
    s.majors = [each for each in s.majors if each != card]
    s.invader_deck = [each for each in s.invader_deck if int(each[0]) >= stage]
    s.phase, s.spirits[0].stage, s.spirits[0].energy = "spirits", PLAYING, 0
    return table


def moves(s: IslandState) -> list[str]:
    """What the spirit may do by rules of its own."""
    return [option.text for option in growth_options(s, 0) if option.verb == "own"]


def played(card: str, position: str = "A8: 1P", **more: Any) -> Table:
    """The card has been played."""
    table = with_card(card, position, **more)
    return table.run(do_own_move(table.s, 0, "play-set-aside"))


@shows(WAVE)
def test_a_card_is_played_in_the_spirit_phase_from_stage_three_on() -> None:
    assert moves(with_card("drought", stage=3).s) == ["own play-set-aside"]
    assert moves(with_card("drought", stage=2).s) == []
    s = with_card("drought").s
    s.phase = "fast"
    assert moves(s) == []


@shows(WAVE)
def test_while_one_spirit_chooses_a_card_no_other_does() -> None:
    s = with_card("drought", others=(LIGHTNING,)).s
    s.set_aside.append("tsunami")
    s.majors.remove("tsunami")
    s.spirits[1].stage = PLAYING
    assert moves(s) == ["own play-set-aside"]
    choosing = do_own_move(s, 1, "play-set-aside")
    asked = next(choosing)
    assert isinstance(asked, Decide)
    assert moves(s) == []
    with pytest.raises(StopIteration):
        choosing.send(asked.options[1])
    assert (s.spirits[1].lent, s.set_aside) == (["tsunami"], ["drought"])
    assert moves(s) == ["own play-set-aside"]


@shows(WAVE)
def test_it_costs_neither_energy_nor_a_card_play_and_gives_no_elements() -> None:
    s = played("drought").s
    assert (s.spirits[0].energy, s.spirits[0].plays, s.set_aside) == (0, 0, [])
    assert s.spirits[0].lent == ["drought"]
    assert elements_of(s, 0) == elements_of(with_card("drought").s, 0)
    assert moves(s) == []


@shows(WAVE)
def test_it_can_target_any_land() -> None:
    table = played("drought", "A8: 1P; A1: 2T")
    assert table.targets("drought") == set(table.s.names(table.s.island.lands))
    table = played("call-of-the-dahan-ways", "A8: 1P; A1: 1D")
    assert "A2" in table.targets("call-of-the-dahan-ways")


@shows(WAVE)
def test_its_thresholds_are_met_if_they_need_at_most_ten_elements() -> None:
    table = played("drought")
    act = Action(table.s, "spirit", 0, power=POWERS["drought"])
    assert act.threshold()
    dear = "cast-down-into-the-briny-deep"
    assert sum(POWERS[dear].needs[0]) > 10
    table = played(dear, boxes=BOXES)
    assert not Action(table.s, "spirit", 0, power=POWERS[dear]).threshold()
    assert not Action(table.s, "spirit", 0, power=POWERS["flash-floods"]).threshold()


@shows(WAVE)
def test_it_is_used_once_in_its_phase_and_then_discarded() -> None:
    table = played("drought", "A8: 1P; A1: 2T")
    s = table.s
    s.phase = "slow"
    assert "use drought" in [option.text for option in options(s, 0, "slow")]
    table.slow("use drought", "target A1")
    assert "use drought" not in [option.text for option in options(s, 0, "slow")]
    table.time_passes()
    assert (s.spirits[0].lent, s.minors_discard, s.spirits[0].discard) == ([], ["drought"], [])
    assert not s.lasting(PLAYED)


# The set-up field.


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("wave", 1),
        ("wave", "2"),
        ("boards", ["A", "A"]),
        ("boards", ["B"]),
        ("boards", ["Z"]),
        ("dahan", {"A9": 1}),
        ("dahan", {"A0": 1}),
        ("dahan", {"A1": 0}),
        ("dahan", {"A1": 10**9}),
        ("dahan", []),
        ("blight", {"B1": 1}),
        ("tokens", {}),
        ("tokens", {"beasts": {"A9": 1}, "wilds": {}, "disease": {}, "badlands": {}}),
        ("pool", -1),
        ("pool", True),
        ("turned", 1),
        ("turned", True),
        ("cards", ["nothing"]),
        ("spirits", []),
        ("spirits", [RIVER, LIGHTNING]),
        ("spirits", [["x"]]),
        ("held", []),
        ("held", [["drought", "drought"]]),
        ("held", [["boon-of-swarming-bedevilment"]]),
        ("held", [["thunderspeaker"]]),
        ("held", [[None]]),
        ("adversary", "nobody"),
        ("level", 7),
        ("level", 2),
    ],
)
def test_what_cannot_have_been_left_is_refused(part: str, value: object) -> None:
    asked = deepcopy(following(finished()))
    asked["after"][part] = value
    with pytest.raises(BadSetup):
        GAME.check_setup(SETUP.check(asked))


@pytest.mark.parametrize("value", ["", "x", None, [], {"wave": 2}])
def test_what_is_no_island_is_refused(value: object) -> None:
    with pytest.raises(BadSetup):
        SETUP.check({"boxes": BOXES, "after": value})


@pytest.mark.parametrize("changes", [{"boards": ["B"]}, {"boxes": ["base"]}, {"extra-board": True}])
def test_other_answers_go_with_what_was_left(changes: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        following(finished(), **changes)


def test_rampant_green_comes_to_any_jungle_where_dahan_live_in_all() -> None:
    s = finished()
    place = s.island
    lands = [name for name in place.names if name in {f"A{n}" for n in range(1, 9)}]
    jungles = [name for name in lands if place.terrain[place.number_of[name]] == JUNGLE]
    table = island("; ".join(f"{name}: 1D" for name in jungles), spirit=GREEN)
    table.run(PANELS[GREEN].set_up(table.s, 0), f"land {jungles[0]}")
    assert table.s.spirits[0].presence[place.number_of[jungles[0]]]


@pytest.mark.parametrize("dahan", [0, 1])
@pytest.mark.parametrize("board", "ABCDEF")
@pytest.mark.parametrize("name", [name for name, its in sorted(PANELS.items())])
def test_every_spirit_finds_its_lands_whatever_was_left(name: str, board: str, dahan: int) -> None:
    lands = "; ".join(f"{board}{number}: {dahan}D" for number in range(1, 9)) if dahan else ""
    table = island(lands, spirit=name, boards=(board,), boxes=list(ALL_BOXES))
    flow = PANELS[name].set_up(table.s, 0)
    told: Any = None
    try:
        while flow is not None:
            ask = flow.send(told)
            if isinstance(ask, Decide):
                assert ask.options
                told = ask.options[0]
            else:
                told = None
    except StopIteration:
        pass
    assert any(table.s.spirits[0].presence)


# Whole games.


@pytest.mark.parametrize("seats", [1, 2])
def test_three_waves_are_played_one_after_the_other(seats: int) -> None:
    setup: Any = {"seats": seats, "boxes": EARTH, "adversary": "brandenburg-prussia", "level": 1}
    rng = Rng(seats)
    for wave in range(1, 4):
        match = Match(GAME, setup, wave)
        while match.pending is not None:
            match.pick(*random_pick(match, rng))
        assert isinstance(match.state, IslandState)
        assert not list(GAME.invariants(match.state))
        setup = GAME.sequel(match.state)
        assert setup["after"]["wave"] == wave + 1


def test_a_second_wave_keeps_every_promise() -> None:
    first = finished("A8: 4D 3B 2Be; A7: 2D", boxes=EARTH)
    check_match(GAME, following(turned(first), spirits=["random"]), 3, depth=2)
