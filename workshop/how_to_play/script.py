"""A game that is shown, step by step."""

import json
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from rulebound.games import load_game
from rulebound.kernel import Match, SetupValues

PARTS: Final = ("board", "mine", "market", "players", "result")


@dataclass(frozen=True, slots=True)
class Step:
    """What one step shows, after so many picks, with the eyes of a seat.

    `shows` names parts of the table. `marks` are the targets that glow; without them it is what the seat can pick.
    `near` are the targets that the board is brought near to, the most telling first: a narrow screen has room for
    it and perhaps some more. Without them all of the board is shown. `only` are selectors of what is shown of the
    other parts; without them they are shown whole. `told` is how many of the last events are known.
    """

    name: str
    at: int
    shows: tuple[str, ...]
    rules: tuple[str, ...]
    marks: tuple[str, ...] | None = None
    near: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    seat: int = 0
    told: int = 0


@dataclass(frozen=True, slots=True)
class Script:
    """A game from its seed, one pick a line (`0 conquer r03`), and the steps it is shown in."""

    game: str
    setup: SetupValues
    seed: int
    picks: str
    steps: tuple[Step, ...]


def shown(script: Script) -> dict[str, Any]:
    """What the web client draws: the steps, and the views of the moments they show."""
    match = Match(load_game(script.game), script.setup, seed=script.seed)
    picks = script.picks.split("\n")
    steps: dict[str, Any] = {}
    views: dict[str, Any] = {}
    for at in range(max(step.at for step in script.steps) + 1):
        for step in (each for each in script.steps if each.at == at):
            views[_moment(step)] = msgspec.to_builtins(match.view(step.seat))
            steps[step.name] = _told(step, match)
        if at < len(picks):
            seat, _, text = picks[at].partition(" ")
            match.pick(int(seat), text)
    return {"seats": match.setup["seats"], "steps": [steps[step.name] for step in script.steps], "views": views}


def _moment(step: Step) -> str:
    return f"{step.at}-{step.seat}"


def _told(step: Step, match: Match) -> dict[str, Any]:
    events = [*match.events_for(step.seat)]
    return {
        "name": step.name,
        "view": _moment(step),
        "shows": step.shows,
        "marks": step.marks,
        "near": step.near,
        "only": step.only,
        "rules": step.rules,
        "log": [{"kind": event.kind, "args": event.args} for event in events[len(events) - step.told :]],
    }


def text_of(script: Script) -> str:
    """The file of the web client."""
    return json.dumps(shown(script), ensure_ascii=False, indent=1) + "\n"
