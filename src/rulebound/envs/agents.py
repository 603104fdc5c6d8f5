"""What both kinds of PettingZoo environments have: an agent for each seat, with its spaces and its view."""

from typing import Any

import numpy as np
from gymnasium import spaces

from rulebound.envs.encoded import SEEDS, EncodedMatch

Agent = str


class Agents:
    """An agent for each seat of an encoded match."""

    encoded: EncodedMatch
    possible_agents: list[Agent]
    agents: list[Agent]

    def seat_agents(self, encoded: EncodedMatch) -> None:
        """Give each seat its agent; none of them plays yet."""
        self.encoded = encoded
        self.possible_agents = [f"seat_{seat}" for seat in range(encoded.seat_count)]
        self.agents = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: encoded.observation_space() for agent in self.possible_agents}
        self._actions = {agent: encoded.action_space() for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def begin(self, seed: int | None) -> None:
        """Begin a match with all agents; the same seed is the same match, and then the same ones after it."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.encoded.start(int(self._rng.integers(SEEDS)))
        self.agents = self.possible_agents[:]

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """What the agent observes."""
        return self._observations[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete[Any]:
        """What it may do."""
        return self._actions[agent]

    def view(self, agent: Agent) -> dict[str, Any]:
        """The match as this agent sees it, as plain dicts and lists."""
        return self.encoded.view(self._seat_of[agent])

    def close(self) -> None:
        """Nothing is kept open."""
