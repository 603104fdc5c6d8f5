"""What bots go by: threats, powers before their use, and nothing that lies face down."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.bots import Bot, GreedyBot, RandomBot
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.island import JUNGLE, MOUNTAIN, SANDS
from rulebound.games.spirit_island.judge.hint import score_hint
from rulebound.games.spirit_island.judge.outlook import blight_cost, price
from rulebound.games.spirit_island.judge.trial import Scene, promises
from rulebound.games.spirit_island.redeal import redeal
from rulebound.games.spirit_island.setup import SPIRITS
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import DONE, Decide, Match, Rng
from tests.games.spirit_island.harness import Table, island

GREEN = "a-spread-of-rampant-green"
BRINGER = "bringer-of-dreams-and-nightmares"
EARTH = "vital-strength-of-the-earth"
CROWD = (2, 1, 0, 1)  # explorers, towns, cities, dahan


def table(position: str, ravage: str = "1-jungle", build: str = "1-sands") -> Table:
    """A4 and A7 are sands, A3 and A8 jungle."""
    found = island(position + "; A5: 1P", spirit=EARTH)
    found.s.slot("ravage").cards, found.s.slot("build").cards = [ravage], [build]
    found.s.spirits[0].hand = []
    return found


def hint(found: Table) -> float:
    return score_hint(found.s, 0)


def worth_in_hand(card: str, energy: int) -> float:
    """How much better it is to hold this card, with so much energy, when no turn is under way."""
    hints = []
    for hand in ([], [card]):
        found = table("A8: 1E")
        found.s.phase = "slow"
        found.s.spirits[0].hand, found.s.spirits[0].energy = hand, energy
        hints.append(hint(found))
    return hints[1] - hints[0]


# What threatens.


def test_what_another_spirit_has_defended_is_left_as_it_is() -> None:
    """A3 and A8 ravage; A8 is defended and its dahan will strike back."""
    left = table("A8: 1E 1T 2D")
    without_dahan, pushed = table("A8: 1E 1T; A5: 2D"), table("A8: 1E 2D; A3: 1T")
    for each in (left, without_dahan, pushed):
        each.s.defend[8] = 3
    assert hint(left) > hint(without_dahan) + 3
    assert hint(left) > hint(pushed) + 3


def test_defence_is_worth_most_where_the_land_would_be_blighted() -> None:
    before = table("A8: 1E 1T; A4: 1E 1T")
    ravaged, quiet, weak = (table("A8: 1E 1T; A4: 1E 1T") for _ in range(3))
    ravaged.s.defend[8] = 3
    quiet.s.defend[4] = 3
    weak.s.defend[8] = 1
    assert hint(ravaged) > hint(before) + 3
    assert hint(quiet) == hint(weak) == hint(before)


def test_lands_that_ravage_or_build_this_turn_are_feared_more_than_others() -> None:
    ravaging, building, quiet = (hint(table(f"{land}: 1E 1T")) for land in ("A8", "A4", "A6"))
    assert max(ravaging, building) < quiet - 4


def test_a_ravage_that_is_skipped_is_not_feared() -> None:
    skipped = table("A8: 1E 1T")
    skipped.action(lambda act: act.skip("ravage"), land="A8")
    assert hint(skipped) > hint(table("A8: 1E 1T")) + 3


def test_blight_where_blight_lies_already_is_feared_more() -> None:
    fresh, old = table("A8: 1E 1T; A6: 1B"), table("A8: 1E 1T 1B")
    assert hint(old) < hint(fresh) - 2


def test_the_hint_falls_with_each_blight_and_faster_towards_the_last() -> None:
    found = table("A8: 1E")
    found.s.blighted = found.s.flipped = True
    hints = []
    for left in (5, 4, 3, 2, 1):
        found.s.blight_left = left
        hints.append(hint(found))
    steps = [one - other for one, other in pairwise(hints)]
    assert all(step > 0 for step in steps)
    assert steps[-1] > 1.5 * steps[0]


def test_what_blight_has_cost_is_the_sum_of_its_prices() -> None:
    assert blight_cost(3, 1, True) - blight_cost(4, 1, True) == pytest.approx(price(4, 1, True))
    assert price(1, 1, True) > price(2, 1, True) > price(5, 1, True)
    assert price(2, 1, False) < price(2, 1, True)  # the card will give more


def test_blight_that_is_about_to_spread_counts() -> None:
    still, spreading = table("A8: 1E 1B"), table("A8: 1E 1B")
    ask = Decide(0, "cascade", [DONE])
    assert score_hint(spreading.s, 0, ask) < hint(still) - price(3, 1, False)


def test_the_hint_grows_with_fear() -> None:
    found = table("A8: 1E 1T 1C")
    hints = []
    for fear in range(4):
        found.s.fear = fear
        hints.append(hint(found))
    assert hints == sorted(hints)
    assert len(set(hints)) == 4


def test_to_destroy_a_town_is_better_than_to_push_it_or_nothing() -> None:
    standing, pushed, destroyed = table("A6: 1E 1T"), table("A6: 1E; A1: 1T"), table("A6: 1E")
    assert hint(destroyed) > hint(standing) + 2
    assert hint(destroyed) > hint(pushed) + 2


def test_a_won_game_is_best_and_a_lost_one_worst() -> None:
    won, lost, open_yet = (table("A8: 1E") for _ in range(3))
    won.s.won = "fear"
    lost.s.lost = "blight"
    assert hint(won) > hint(open_yet) > hint(lost)


# Powers before their use.


def scene(terrain: int = JUNGLE, pieces: tuple[int, int, int, int] = CROWD, blight: int = 0) -> Scene:
    return Scene(terrain, False, pieces, True, blight, 1)


def test_a_power_is_tried_on_a_land_like_the_real_one() -> None:
    (rouse,) = promises("rouse-the-trees-and-stones", EARTH, 0, scene())
    assert (rouse.gone, rouse.pushed, rouse.fear) == ((1, 1, 0), (1, 0, 0), 1)
    (rouse,) = promises("rouse-the-trees-and-stones", EARTH, 0, scene(pieces=(0, 0, 1, 0)))
    assert (rouse.gone, rouse.fear) == ((0, 0, 0), 0)
    woods = [promises("dark-and-tangled-woods", EARTH, 0, scene(terrain))[0] for terrain in (MOUNTAIN, SANDS)]
    defended = [each.defend for each in woods]
    assert defended == [3, 0]


def test_what_depends_on_dahan_or_blight_is_tried_with_as_many() -> None:
    crowds = [scene(pieces=(0, 2, 0, dahan)) for dahan in (1, 2, 4)]
    damage = [promises("call-to-bloodshed", EARTH, 0, crowd)[0].gone for crowd in crowds]
    assert damage == [(0, 0, 0), (0, 1, 0), (0, 2, 0)]
    assert [promises("voracious-growth", EARTH, 0, scene(blight=blight))[1].healed for blight in (0, 1)] == [0, 1]


def test_each_way_of_a_power_is_tried() -> None:
    damage, defend = promises("quicken-the-earths-struggles", EARTH, 0, scene())
    assert (damage.way, damage.defend, defend.way, defend.defend) == ("damage", 0, "defend", 10)


def test_thresholds_count_as_far_as_they_are_met() -> None:
    assert [promises("all-enveloping-green", GREEN, level, scene())[0].defend for level in (1, 2)] == [2, 4]


def test_what_counts_elements_is_tried_with_those_that_its_levels_need() -> None:
    found = promises("gather-the-warriors", "thunderspeaker", 2, scene(pieces=(1, 0, 0, 0)))
    assert max(each.dahan_came for each in found) == 4


def test_a_dear_card_is_worth_more_to_one_whose_energy_lies_idle() -> None:
    poor, rich = (worth_in_hand("cleansing-floods", energy) for energy in (2, 12))
    assert rich > poor + 0.5
    cheap = [worth_in_hand("call-to-tend", energy) for energy in (2, 12)]
    assert abs(cheap[1] - cheap[0]) < rich - poor


def open_questions(spirits: list[str], boards: list[str]) -> set[str]:
    """The prompts of a first turn that are judged by what comes of them, not at once."""
    match = Match(GAME, {"seats": len(spirits), "spirits": spirits, "boards": boards}, 3)
    bot, found = RandomBot(3), set()
    while match.pending is not None:
        before, prompt, seat = match.state.copy(), match.pending.prompt, match.pending.seats[0]
        ask = match.question(seat)
        match.pick(seat, bot.choose(match.handle(seat)))
        assert isinstance(before, IslandState)
        assert isinstance(match.state, IslandState)
        if match.state.turn > 1:
            assert GAME.judge.settled(before, match.state, ask)
            break
        if not GAME.judge.settled(before, match.state, ask):
            found.add(prompt)
    return found


def test_alone_growth_and_cards_are_judged_by_the_turn_that_they_begin() -> None:
    assert open_questions([EARTH], ["A"]) == {"spirit-phase"}
    assert open_questions([EARTH, GREEN], ["A", "B"]) == set()


def test_the_bringer_frightens_instead_of_destroying() -> None:
    (real,) = promises("rouse-the-trees-and-stones", EARTH, 0, scene(pieces=(0, 1, 0, 0)))
    (dreamt,) = promises("rouse-the-trees-and-stones", BRINGER, 0, scene(pieces=(0, 1, 0, 0)))
    assert (real.pushed, real.fear) == ((0, 0, 0), 1)
    assert (dreamt.pushed, dreamt.fear) == ((0, 1, 0), 2)


def with_card(position: str, card: str, played: bool, used: bool = False) -> float:
    found = table(position)
    spirit = found.s.spirits[0]
    if played:
        spirit.played = [card]
        spirit.used = [card] if used else []
    else:
        spirit.discard = [card]
    return hint(found)


def test_a_played_card_is_worth_what_it_can_still_do() -> None:
    card = "natures-resilience"  # defends 6 next to a sacred site
    position = "A8: 1E 1T; A7: 2P"
    assert with_card(position, card, played=True) > with_card(position, card, played=True, used=True) + 3
    far = "A3: 1E 1T; A7: 2P"
    assert with_card(far, card, played=True) < with_card(far, card, played=True, used=True) + 1


def test_the_power_under_way_is_judged_by_its_land_and_its_way() -> None:
    found = table("A8: 1E 1T; A7: 2P; A4: 1E 1T")
    found.s.spirits[0].played = found.s.spirits[0].used = ["quicken-the-earths-struggles"]
    hints = []
    power = "quicken-the-earths-struggles"
    for ask in (None, Decide(0, "damage", [DONE], power=power, land="A8")):
        hints.append(score_hint(found.s, 0, ask))
    asks = [Decide(0, "damage", [DONE], power=power, land="A8", way=way) for way in ("damage", "defend")]
    ways = [score_hint(found.s, 0, ask) for ask in asks]
    assert hints[1] > hints[0] + 3
    assert ways[1] > ways[0]
    assert hints[1] == max(ways)


def test_growth_that_is_still_to_come_counts() -> None:
    found = table("A8: 1E")
    found.s.phase, found.s.spirits[0].stage, found.s.spirits[0].groups = "spirits", 0, 0b10
    found.s.spirits[0].discard = ["natures-resilience", "call-to-bloodshed"]
    bare = hint(found)
    for symbol in ("presence-1", "card", "energy-2", "reclaim"):
        found.s.spirits[0].growth = [symbol]
        assert hint(found) > bare, symbol


# Nothing hidden.


@given(st.integers(0, 2**32), st.integers(0, 80), st.integers(0, 2**32))
def test_the_hint_is_the_same_whatever_the_decks_hold(seed: int, picks: int, other: int) -> None:
    match = Match(GAME, {"seats": 2}, seed, keep="nothing")
    bot = RandomBot(seed)
    while match.pending is not None and len(match.picks) < picks:
        seat = match.pending.seats[0]
        match.pick(seat, bot.choose(match.handle(seat)))
    state = match.state
    assert isinstance(state, IslandState)
    dealt = state.copy()
    redeal(dealt, Rng(other))
    assert [score_hint(dealt, seat) for seat in range(2)] == [score_hint(state, seat) for seat in range(2)]


# Games.


def wins(bot_type: type[Bot], seeds: range) -> int:
    """How many solo games are won, with each spirit in turn on any board."""
    won = 0
    for seed in seeds:
        match = Match(GAME, {"seats": 1, "spirits": [SPIRITS[seed % len(SPIRITS)]], "boards": ["random"]}, seed)
        match.hashing = False
        bot = bot_type(seed)
        while match.pending is not None:
            match.pick(0, bot.choose(match.handle(0)))
        won += bool(match.result().winners)
    return won


def test_one_who_looks_ahead_lasts_longer_than_chance() -> None:
    turns = []
    for bot in (GreedyBot(7), RandomBot(7)):
        match = Match(GAME, {"seats": 1, "spirits": [EARTH], "boards": ["A"]}, 7)
        while match.pending is not None:
            match.pick(0, bot.choose(match.handle(0)))
        state = match.state
        assert isinstance(state, IslandState)
        turns.append(99 if state.won else state.turn)
    assert turns[0] > turns[1]


@pytest.mark.long
def test_one_who_looks_ahead_wins_many_games_that_chance_loses() -> None:
    assert wins(GreedyBot, range(100)) >= 50


@pytest.mark.long
def test_random_play_wins_next_to_nothing() -> None:
    assert wins(RandomBot, range(100)) <= 5
