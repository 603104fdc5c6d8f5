"""Every race with every power, every power of Stonehedge, and the Bag with every relic, played at random."""

import pytest

from rulebound.games.small_world_underground.ability import POWERS, RACES, RELICS, has_power
from rulebound.kernel import Rng
from tests.games.small_world_underground.harness import Play, Table, all_pairs
from tests.marks import rule

ROUNDS = 6
DECLINE_IN = 4  # the round in which seat 0 puts its first race in decline


def random_pick(play: Play, rng: Rng) -> str:
    """Anything, but bold: stopping and giving regions up are rare, and seat 0 declines at its hour."""
    options = play.options
    if play.prompt == "choose-way" and play.seat == 0:
        if play.s.round == DECLINE_IN and "decline" in options:
            return "decline"
        options = [text for text in options if text != "decline"]
    if play.prompt == "mimic" and play.s.round == 1:
        return "done"  # the pair under test stays together
    bold = [text for text in options if text != "done" and not text.startswith("abandon")]
    return rng.choice(bold if bold and rng.below(8) else options)


def play_on(play: Play, seed: int) -> Play:
    """Random picks for some whole rounds, each checked against the laws of the box."""
    rng = Rng(seed)
    while play.match.pending is not None and play.s.round <= ROUNDS:
        play.pick(random_pick(play, rng))
        check_markers(play)
    assert play.s.round > ROUNDS
    return play


def check_markers(play: Play) -> None:
    """Queen and Bag lie with a race that has their power; Vengeance markers need a Vengeful race."""
    s = play.s
    if s.queen >= 0:
        assert has_power(s, s.holder[s.queen], "royal")
    if s.bag >= 0:
        assert has_power(s, s.holder[s.bag], "magic")
    if s.vengeance:
        assert has_power(s, s.avenger, "vengeful")
        assert s.avenger >> 1 not in s.vengeance


def shared(seats: int, seed: int, *names: str) -> Table:
    """A table with Monsters, where none of these places and relics is found under them."""
    table = Table(seats, monsters=True, seed=seed)
    s = table.s
    for name in names:
        if name in s.finds:
            other = next(find for find in s.aside if find not in names)
            s.finds[s.finds.index(name)], s.aside[s.aside.index(other)] = other, name
    return table


@rule("SU-036")
@pytest.mark.parametrize("race", sorted(RACES))
def test_every_power_goes_with_every_race(race: str) -> None:
    for seed, (banner, badge) in enumerate(all_pairs()):
        if banner != race:
            continue
        play = Table(2 + seed % 4, monsters=True, seed=seed).combos((race, badge)).begin(0, "pick")
        play_on(play.pick(f"choose {race} {badge} 0"), seed)
        assert any(event.args[:2] == (0, race) for event in play.events("conquered")), f"{badge}, seed {seed}"
        assert any(event.args == (0, race) for event in play.events("declined")), f"{badge}, seed {seed}"


@rule("SU-166")
@pytest.mark.parametrize("power", sorted(POWERS))
def test_stonehedge_lends_every_power(power: str) -> None:
    held = set()
    for seed in range(4):
        play = (
            shared(2 + seed, seed, "stonehedge").hedge(("r05", "r03", "r07", "r07")[seed], power).begin(0, "pick")
        )
        play_on(play, seed)
        home = play.s.board.ids[play.s.places["stonehedge"]]
        held |= {event.args[0] for event in play.events("conquered") if event.args[2] == home}
        assert play.s.hedge == power
    assert len(held) > 1, "Stonehedge never changed hands"


@rule("SU-120")
@pytest.mark.parametrize("relic", sorted(RELICS))
def test_the_bag_copies_every_relic(relic: str) -> None:
    copied = 0
    for seed in range(8):
        table = shared(2 + seed % 4, seed, relic).combos((sorted(RACES)[seed], "magic"))
        play = table.find(relic, "r04").begin(0, "pick").pick(f"choose {sorted(RACES)[seed]} magic 0")
        play_on(play, seed)
        copied += sum(event.args[1] == relic for event in play.events("bag-moved"))
    assert copied
