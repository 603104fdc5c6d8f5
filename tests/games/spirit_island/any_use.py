"""Powers used at random in full positions: whatever is answered, the laws of the box hold afterwards."""

from typing import Any

from rulebound.games.spirit_island.ending import GameOver
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import build, explore, invader_phase, ravage
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import PANELS, PRESENCE_OF_A_SPIRIT
from rulebound.games.spirit_island.pieces import BEASTS, TOKENS, piece
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.seen import island_view
from rulebound.games.spirit_island.setup import SETUP, new_world
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.status import status_lines
from rulebound.games.spirit_island.turn import time_passes
from rulebound.games.spirit_island.use import target_seats, targets, use_power
from rulebound.kernel import Anyone, Decide, Event, Flow, Rng
from rulebound.messages import Messages

WORDS = Messages(GAME)


def answered_at_random(s: IslandState, flow: Flow[Any], rng: Rng) -> None:
    """Let something happen, with any answers; all that is asked has words."""
    told: Any = None
    while True:
        try:
            ask = flow.send(told)
        except StopIteration:
            return
        told = None
        if isinstance(ask, Decide):
            assert ask.options, ask.prompt
            assert len({option.text for option in ask.options}) == len(ask.options), ask.prompt
            assert WORDS.prompt(ask)
            for option, facts in zip(ask.options, GAME.facts(s, ask.seat, ask.options), strict=True):
                assert WORDS.option(option, facts)
            told = rng.choice(list(ask.options))
        elif isinstance(ask, Anyone):
            seat = rng.choice(sorted(ask.asks))
            told = seat, rng.choice(list(ask.asks[seat].options))


def _say(event: Event) -> None:
    assert WORDS.event(event)


def full_island(seats: int, rng: Rng, boxes: list[str]) -> IslandState:
    """Pieces, tokens, blight and presence everywhere."""
    s = new_world(SETUP.check({"seats": seats, "boxes": boxes}), rng.below(1000))
    s.phase, s.turn = "fast", 2
    s.listen(_say)
    for land in bits(s.island.lands):
        s.pieces[land] = {}
        for kind in range(4):
            if rng.below(2):
                s.put(land, piece(kind, 0, rng.below(3) if kind < 3 else 0), 1 + rng.below(3))
        s.blight[land] = max(0, rng.below(4) - 1)
        for kind in range(BEASTS, len(TOKENS)):
            s.tokens[kind][land] = max(0, rng.below(4) - 2)
    for spirit in s.spirits:
        its = PANELS[spirit.id]
        covered = sum(len(track.spaces) for track in its.tracks) - sum(spirit.open)
        for _ in range(PRESENCE_OF_A_SPIRIT - covered):
            spirit.presence[rng.choice(bits(s.island.coastal))] += 1
        for _ in range(5):  # more of it on the island
            place = rng.below(len(its.tracks))
            if spirit.open[place] < len(its.tracks[place].spaces):
                spirit.open[place] += 1
                spirit.presence[rng.choice(bits(s.island.lands))] += 1
        spirit.energy = rng.below(9)
        spirit.gained = [rng.below(6) for _ in spirit.gained]
    s.blight_left = 20
    return s


def use_each(box: str, seats: int, seed: int) -> int:
    """Use every major power of a box once, each in a new position, and end the turn; how many were used."""
    rng, used = Rng(seed), 0
    for name in sorted(POWERS):
        power = POWERS[name]
        if power.kind != "major" or power.box != box:
            continue
        s = full_island(seats, rng, ["base", box])
        seat = rng.below(seats)
        s.majors.remove(name)
        s.spirits[seat].played.append(name)
        assert list(GAME.invariants(s)) == []
        if not (target_seats(s, seat, power) if power.at_spirits else targets(s, seat, power)):
            continue
        used += 1
        try:
            answered_at_random(s, use_power(s, seat, power), rng)
            _see(s, name)
            for land in bits(s.island.lands):
                for what in (ravage, build, explore):
                    if s.island.lands >> land & 1:
                        answered_at_random(s, what(s, land), rng)
            _see(s, name)
            answered_at_random(s, time_passes(s), rng)
        except GameOver:
            pass
        _see(s, name)
    return used


SHAPING = (
    "weave-together-the-fabric-of-place",
    "cast-down-into-the-briny-deep",
    "dream-of-the-untouched-land",
    "settle-into-hunting-grounds",
    "melt-earth-into-quicksand",
    "bargains-of-power-and-protection",
)


def use_many(seats: int, seed: int) -> None:
    """Use powers that change the island one after the other, between others, and play several turns on."""
    rng = Rng(seed)
    s = full_island(seats, rng, ["base", "branch-and-claw", "jagged-earth"])
    others = sorted(name for name, power in POWERS.items() if power.kind == "major")
    try:
        for _ in range(3):
            for _ in range(6):
                seat, name = rng.below(seats), rng.choice([*SHAPING, rng.choice(others)])
                s.spirits[seat].gained = [9] * len(s.spirits[seat].gained)
                power = POWERS[name]
                if target_seats(s, seat, power) if power.at_spirits else targets(s, seat, power):
                    answered_at_random(s, use_power(s, seat, power), rng)
                    _see(s, name)
            s.phase, s.step = "invaders", ""
            answered_at_random(s, invader_phase(s), rng)
            _see(s, "invaders")
            answered_at_random(s, time_passes(s), rng)
            _see(s, "time")
            s.phase = "fast"
    except GameOver:
        pass
    _see(s, "over")


def _see(s: IslandState, name: str) -> None:
    assert list(GAME.invariants(s)) == [], name
    island_view(s)
    assert all(WORDS.status(line) for line in status_lines(s))
