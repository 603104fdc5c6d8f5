"""What the environments promise besides the interfaces."""

from functools import partial
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from examples.pearl_divers import PearlDivers
from rulebound.envs import RuleboundAEC, RuleboundParallel, RuleboundSeat, SeatPool, TooManyOptions
from rulebound.games import game_names
from rulebound.kernel import BadSetup, IllegalPick, Option, RuleboundError, SetupValues, UnknownGame
from tests.envs.games import EVERY_SETUP, UNDERGROUND

SVG = "{http://www.w3.org/2000/svg}"


def play(env: RuleboundAEC, seed: int) -> None:
    """A whole match of random actions."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    while not all(env.terminations.values()):
        open_now = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(rng.choice(open_now)))


def test_a_match_ends_with_a_reward_for_everybody() -> None:
    env = RuleboundAEC(UNDERGROUND, {"seats": 2})
    play(env, 3)
    result = env.encoded.match.result()
    assert env.rewards == {f"seat_{seat}": 1.0 if seat in result.winners else -1.0 for seat in (0, 1)}
    assert [env.infos[agent]["score"] for agent in env.agents] == [*result.scores]


def test_listed_actions_name_the_options_that_are_open() -> None:
    env = RuleboundAEC(UNDERGROUND, {"seats": 2}, actions="listed")
    play(env, 4)
    env.reset(seed=5)
    seat = env.possible_agents.index(env.agent_selection)
    seen = env.observe(env.agent_selection)
    numbers = np.flatnonzero(seen["action_mask"])
    assert "options" not in seen
    assert [env.encoded.encoder.actions[int(number)] for number in numbers] == [
        f"choose {place}" for place in range(6)
    ]
    taken = env.encoded.option(seat, int(numbers[2]))
    assert taken is not None
    assert taken.args[2] == 2


@EVERY_SETUP
def test_every_option_of_a_match_is_listed(name: str, setup: SetupValues) -> None:
    if name == "spirit-island":
        pytest.skip("it lists no actions")
    env = RuleboundAEC(name, setup, actions="listed")
    assert len(set(env.encoded.encoder.actions)) == env.encoded.action_count < 5000
    play(env, 6)


def test_a_tile_is_listed_by_its_place_in_the_stack() -> None:
    encoder = RuleboundAEC("auztralia", {"seats": 2}).encoded.encoder
    numbers = [encoder.number_of(Option("bombard", "g5", kind, 2)) for kind in ("zombie", "temple")]
    assert [encoder.actions[number] for number in numbers] == ["tile g5 2"] * 2
    assert encoder.actions[encoder.number_of(Option("strike", "zombie", 3))] == "strike 3"
    with pytest.raises(RuleboundError, match="use actions='slots'"):
        encoder.number_of(Option("bombard", "g5", "zombie", 13))


def test_a_game_without_a_list_of_actions_says_so() -> None:
    with pytest.raises(BadSetup, match="use actions='slots'"):
        RuleboundAEC("spirit-island", {"seats": 2}, actions="listed")


def test_too_few_slots_are_named_with_the_remedy() -> None:
    env = RuleboundAEC(UNDERGROUND, {"seats": 2}, slots=3)
    env.reset(seed=1)
    with pytest.raises(TooManyOptions, match=r"6 options are open .* make it with slots=12"):
        env.observe(env.agent_selection)


def test_an_action_that_is_not_open_is_refused() -> None:
    env = RuleboundAEC(UNDERGROUND, {"seats": 2})
    env.reset(seed=1)
    with pytest.raises(IllegalPick, match="keep to the action mask"):
        env.step(40)


def test_an_action_that_is_not_open_forfeits_the_seat() -> None:
    env = RuleboundSeat(UNDERGROUND, {"seats": 2})
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(40)
    assert (reward, ended, info) == (-1.0, True, {"illegal": True})


def test_spirits_act_in_one_step() -> None:
    env = RuleboundParallel("spirit-island", {"seats": 3})
    seen, _ = env.reset(seed=1)
    for _ in range(50):
        waiting = [agent for agent, each in seen.items() if not each["action_mask"].any()]
        seen, _, _, _, infos = env.step(dict.fromkeys(env.agents, 0))
        assert not any(infos[agent]["picked"] for agent in waiting)
        if sum(info["picked"] for info in infos.values()) > 1:
            return
    pytest.fail("no two spirits acted in one step")


def test_all_seats_take_turns_where_none_is_named() -> None:
    env = RuleboundSeat(UNDERGROUND, {"seats": 3}, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_the_view_is_a_dict_without_anything_hidden() -> None:
    env = RuleboundSeat(UNDERGROUND, {"seats": 2})
    env.reset(seed=1)
    view = env.view()
    assert view["seat"] == 0
    assert [player["coins"] for player in view["view"]["players"]] == [5, None]


@pytest.mark.parametrize("name", game_names())
def test_matches_are_rendered(name: str) -> None:
    env = RuleboundSeat(name, {"seats": 2}, render_mode="ansi")
    env.reset(seed=2)
    told = env.render()
    assert told is not None
    assert len(told.splitlines()) > 5
    env.render_mode = "svg"
    drawn = env.render()
    assert drawn is not None
    picture = ElementTree.fromstring(drawn)
    assert [each.text for each in picture.findall(f"{SVG}text")] == told.splitlines()
    areas = env.encoded.game.judge.drawing(env.encoded.match.state, 0).areas
    outlines, words = picture.findall(f"{SVG}g/{SVG}polygon"), picture.findall(f"{SVG}g/{SVG}text")
    assert len(outlines) == len(areas) > 15
    assert len(words) == len(areas) + sum(len(area.marks) for area in areas)


def test_the_picture_tells_whose_tokens_stand_where() -> None:
    env = RuleboundAEC(UNDERGROUND, {"seats": 2}, render_mode="svg")
    env.reset(seed=2)
    while not (held := [each for each in env.view("seat_0")["view"]["regions"] if "seat" in each]):
        env.step(0)
    drawn = env.render()
    assert drawn is not None
    first = held[0]
    assert f">{first['seat'] + 1}: {first['tokens']} {first['race']}</text>" in drawn


def test_rails_are_lines() -> None:
    env = RuleboundAEC("auztralia", {"seats": 2}, render_mode="svg")
    env.reset(seed=2)
    while not (rails := env.view("seat_0")["view"]["rails"]):
        env.step(0)
    drawn = env.render()
    assert drawn is not None
    assert len(ElementTree.fromstring(drawn).findall(f"{SVG}g/{SVG}line")) == len(rails)


def test_boards_without_outlines_are_told_in_words_only() -> None:
    env = RuleboundAEC("spirit-island", {"seats": 2, "map": "thematic"}, render_mode="svg")
    env.reset(seed=2)
    drawn = env.render()
    assert drawn is not None
    picture = ElementTree.fromstring(drawn)
    assert picture.find(f"{SVG}g") is None
    assert picture.findall(f"{SVG}text")


def test_a_game_of_ones_own_needs_no_encoder() -> None:
    env = RuleboundAEC(PearlDivers(), {"seats": 2})
    play(env, 1)
    assert env.encoded.match.over


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame):
        RuleboundAEC("chess")


def steps_of(pool: SeatPool, count: int) -> list[Any]:
    """What random steps bring."""
    rng, seen, found = np.random.default_rng(1), pool.reset(7), []
    for _ in range(count):
        actions = [int(rng.integers(mask.sum())) for mask in seen["action_mask"]]
        seen, rewards, ended, _ = pool.step(actions)
        found.append((rewards.tolist(), ended.tolist(), seen["observation"].sum(), seen["options"].sum()))
    return found


def test_processes_play_the_same_matches() -> None:
    make = partial(RuleboundSeat, UNDERGROUND, {"seats": 2})
    alone, shared = SeatPool(make, 4), SeatPool(make, 4, processes=2)
    try:
        assert steps_of(alone, 80) == steps_of(shared, 80)
    finally:
        shared.close()
    assert any(any(ended) for _, ended, _, _ in steps_of(alone, 80))
