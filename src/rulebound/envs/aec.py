"""PettingZoo's agent environment cycle: one seat after the other, as the rules ask them."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv

from rulebound.envs.agents import Agent, Agents
from rulebound.envs.encoded import RENDER_MODES, Actions, EncodedMatch, Observation, Reward, win_or_loss
from rulebound.kernel import Game, IllegalPick


class RuleboundAEC(Agents, AECEnv[Agent, Observation, int]):
    """A game as an AEC environment. Of several seats that may act at once, the first is asked first."""

    metadata = {"render_modes": [*RENDER_MODES], "name": "rulebound_v0", "is_parallelizable": False}

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
        super().__init__()
        self.seat_agents(EncodedMatch(game, setup, actions, slots))
        self.reward, self.render_mode = reward, render_mode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; the same seed is the same match."""
        del options
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: Agent) -> Observation:
        """The table, the mask and the options of this agent."""
        return self.encoded.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """The agent whose turn it is picks the option with this number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        option = None if action is None else self.encoded.option(seat, int(action))
        if option is None:
            raise IllegalPick(f"action {action} is not open to {agent}: keep to the action mask")
        self._cumulative_rewards[agent] = 0.0
        self.encoded.match.step(seat, option)
        self._go_on()

    def _go_on(self) -> None:
        """Find out who is next, or that the match is over."""
        asked = self.encoded.asked()
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
            return
        result = self.encoded.match.result()
        for agent, seat in self._seat_of.items():
            self.rewards[agent] = self.reward(result, seat)
            self.terminations[agent] = True
            self.infos[agent] = {"score": result.scores[seat], "won": seat in result.winners}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as the agent whose turn it is sees it."""
        return self.encoded.render(self.render_mode, self._seat_of[self.agent_selection])
