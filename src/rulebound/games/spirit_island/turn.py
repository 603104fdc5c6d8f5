"""The course of the game: set-up, then turn after turn until it is won or lost (SI-021 to SI-025)."""

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.cards import reclaim_played
from rulebound.games.spirit_island.ending import GameOver, resolve
from rulebound.games.spirit_island.growth import spirit_phase
from rulebound.games.spirit_island.invaders import advance, explore, explored, invader_phase, reveal_card
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import panel_of
from rulebound.games.spirit_island.pieces import damage_of, unhurt
from rulebound.games.spirit_island.power import FAST, SLOW
from rulebound.games.spirit_island.rule import at
from rulebound.games.spirit_island.state import EXPLORE, IslandState
from rulebound.games.spirit_island.use import power_phase
from rulebound.kernel import STABLE, Flow

PHASES = ("spirits", "fast", "invaders", "slow", "time")


def play(s: IslandState) -> Flow[None]:
    """The whole game, from any stable point."""
    over = GameOver  # a match that Python's end lets go is closed when this module may have lost its names
    try:
        if s.phase == "setup":
            yield from _set_up(s)
            s.turn = 1
            _go_to(s, PHASES[0])
        while True:
            yield STABLE
            if s.phase == "spirits":
                yield from spirit_phase(s)
            elif s.phase in (FAST, SLOW):
                yield from power_phase(s, s.phase)
            elif s.phase == "invaders":
                yield from invader_phase(s)
            else:
                yield from time_passes(s)
                s.turn += 1
            yield from phase_ends(s)
            phase_over(s)
            _go_to(s, PHASES[(PHASES.index(s.phase) + 1) % len(PHASES)])
    except over:
        s.phase = "over"
        s.rng.reveal()
        s.emit("won" if s.won else "lost", s.won or s.lost)


def phase_ends(s: IslandState) -> Flow[None]:
    """Let rules have something happen at the end of a phase."""
    for rule, its in at(s, "phase_ends"):
        yield from rule.phase_ends(s, its, s.phase)


def phase_over(s: IslandState) -> None:
    """Let rules follow the end of a phase."""
    for rule, its in at(s, "phase_over"):
        rule.phase_over(s, its, s.phase)


def _go_to(s: IslandState, phase: str) -> None:
    s.phase, s.step = phase, ""
    if phase == PHASES[0]:
        s.emit("turn", s.turn)
    s.emit("phase", phase, s.turn)


def _set_up(s: IslandState) -> Flow[None]:
    """Each spirit comes to its own board, then the invaders explore for the first time (SI-015, SI-019)."""
    left = at(s, "left_behind")
    for rule, its in left:
        yield from rule.left_behind(s, its)
        s.end(its)
    for rule, its in at(s, "set_up") if left else ():
        rule.set_up(s, its)
    for rule, its in at(s, "laid_out"):
        yield STABLE
        yield from rule.laid_out(s, its)
    for seat in s.all_seats:
        if not any(s.spirits[seat].presence):
            yield STABLE
            placing = panel_of(s, seat).set_up(s, seat)
            if placing is not None:
                yield from placing
    yield from reveal_card(s)
    lands = explored(s, s.cards_that(EXPLORE)[0])
    for rule, its in at(s, "first_explore"):
        lands = rule.first_explore(s, its, lands)
    s.todo = bits(lands)
    while s.todo:
        yield from explore(s, s.todo.pop(0))
    advance(s)
    for rule, its in at(s, "set_up_over"):
        yield from rule.set_up_over(s, its)


def time_passes(s: IslandState) -> Flow[None]:
    """What lasted for the turn ends (SI-025)."""
    for seat in s.all_seats:
        yield from reclaim_played(s, seat)
    for spirit in s.spirits:
        spirit.discard += [*spirit.played, *spirit.face_down]
        spirit.played, spirit.face_down, spirit.used = [], [], []
        spirit.gained = [0] * len(spirit.gained)
        spirit.notes.pop("hastened", None)
        spirit.plays = 0
    for rule, its in at(s, "time_passes"):
        yield from rule.time_passes(s, its)
    keeping = at(s, "heals")
    s.effects = [effect for effect in s.effects if effect.until != "turn"]
    s.defend = [0] * len(s.defend)
    s.isolated = 0
    s.skipped = {}
    sore = 0
    for land, there in enumerate(s.pieces):
        for code in [code for code in there if damage_of(code)]:
            if not all(rule.heals(s, its, land, code) for rule, its in keeping):
                sore |= 1 << land
                continue
            number = there[code]
            s.take(land, code, number)
            s.put(land, unhurt(code), number)
    if sore:  # what gave them more health may be over (SI-075)
        act = Action(s, "spirit")
        yield from resolve(act, act.collapse(*bits(sore)))
