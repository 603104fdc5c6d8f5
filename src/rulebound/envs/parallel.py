"""PettingZoo's parallel environment: all seats that are asked act in one step."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from rulebound.envs.agents import Agent, Agents
from rulebound.envs.encoded import RENDER_MODES, Actions, EncodedMatch, Observation, Reward, win_or_loss
from rulebound.kernel import Game, Option

Infos = dict[Agent, dict[str, Any]]


class RuleboundParallel(Agents, ParallelEnv[Agent, Observation, int]):
    """A game in which seats choose side by side, as the spirits of Spirit Island do.

    An agent whose mask is empty waits, whatever it sends. The picks of a step are made in the order of the seats;
    one that an earlier pick has closed is not made, and the agent is asked again.
    """

    metadata = {"render_modes": [*RENDER_MODES], "name": "rulebound_parallel_v0"}

    def __init__(
        self,
        game: str | Game[Any],
        setup: Mapping[str, Any] | None = None,
        *,
        actions: Actions = "slots",
        slots: int | None = None,
        reward: Reward = win_or_loss,
        render_mode: str | None = None,
    ) -> None:
        self.seat_agents(EncodedMatch(game, setup, actions, slots))
        self.reward, self.render_mode = reward, render_mode

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], Infos]:
        """Begin a match; the same seed is the same match."""
        del options
        self.begin(seed)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Observation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, Any]
    ]:
        """Make the picks of all seats that are asked."""
        encoded, seat_of = self.encoded, self._seat_of
        chosen = {
            seat: option
            for seat, action in sorted((seat_of[agent], action) for agent, action in actions.items())
            if (option := encoded.option(seat, int(action))) is not None
        }
        made = [seat for seat, option in chosen.items() if self._pick(seat, option)]
        over = encoded.match.over
        result = encoded.match.result() if over else None
        seats = [(agent, seat_of[agent]) for agent in self.agents]
        rewards = {agent: 0.0 if result is None else self.reward(result, seat) for agent, seat in seats}
        infos: Infos = {agent: {"picked": seat in made} for agent, seat in seats}
        seen = self._observe()
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        if result is not None:
            for agent, seat in seats:
                infos[agent] |= {"score": result.scores[seat], "won": seat in result.winners}
            self.agents = []
        return seen, rewards, ended, cut, infos

    def _pick(self, seat: int, option: Option) -> bool:
        """Make a pick if it is still open."""
        if option not in self.encoded.match.options(seat):
            return False
        self.encoded.match.step(seat, option)
        return True

    def _observe(self) -> dict[Agent, Observation]:
        return {agent: self.encoded.observe(self._seat_of[agent]) for agent in self.agents}

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return self.encoded.render(self.render_mode, None)
