"""A Gymnasium environment: one seat, with bots in the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from rulebound.bots import keep_for, make_bot
from rulebound.envs.encoded import RENDER_MODES, SEEDS, Actions, EncodedMatch, Observation, Reward, win_or_loss
from rulebound.kernel import Game

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class RuleboundSeat(gymnasium.Env[Observation, np.int64]):
    """Plays one seat; the bots play the others, and all seats take turns at being `seat` if that is None.

    An action that is not open forfeits the match: it ends with the reward of a loss, -1.
    """

    metadata = {"render_modes": [*RENDER_MODES]}

    def __init__(
        self,
        game: str | Game[Any],
        setup: Mapping[str, Any] | None = None,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = "random",
        actions: Actions = "slots",
        slots: int | None = None,
        reward: Reward = win_or_loss,
        render_mode: str | None = None,
    ) -> None:
        self.encoded = EncodedMatch(game, setup, actions, slots)
        count = self.encoded.seat_count
        self.bot_names = [bots] * count if isinstance(bots, str) else [*bots]
        self.encoded.keep = keep_for([make_bot(name, 0) for name in self.bot_names])
        self.seat, self.reward, self.render_mode = seat, reward, render_mode
        self.at = seat or 0
        self.action_space = self.encoded.action_space()
        # Gymnasium types a Dict space as one of dicts of spaces.
        self.observation_space = self.encoded.observation_space()  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match and let the bots play until the seat is asked."""
        super().reset(seed=seed, options=options)
        rng, count = self.np_random, self.encoded.seat_count
        self.at = int(rng.integers(count)) if self.seat is None else self.seat
        self.encoded.start(int(rng.integers(SEEDS)))
        seeds = rng.integers(SEEDS, size=count).tolist()
        self._bots = [make_bot(name, seed) for name, seed in zip(self.bot_names, seeds, strict=True)]
        self._handles = [self.encoded.match.handle(seat) for seat in range(count)]
        self._let_bots_play()
        return self.encoded.observe(self.at), {"seat": self.at}

    def step(self, action: np.int64 | int) -> Step:
        """Pick an option, then let the bots play until the seat is asked again or the match is over."""
        encoded = self.encoded
        option = encoded.option(self.at, int(action))
        if option is None:
            return encoded.observe(self.at), -1.0, True, False, {"illegal": True}
        encoded.match.step(self.at, option)
        self._let_bots_play()
        seen = encoded.observe(self.at)
        if not encoded.match.over:
            return seen, 0.0, False, False, {}
        result = encoded.match.result()
        info = {"score": result.scores[self.at], "won": self.at in result.winners}
        return seen, self.reward(result, self.at), True, False, info

    def _let_bots_play(self) -> None:
        match, at, handles, bots = self.encoded.match, self.at, self._handles, self._bots
        while (ask := match.pending) is not None:
            seats = ask.seats
            if at in seats:
                return
            seat = seats[0]
            match.step(seat, bots[seat].choose(handles[seat]))

    def view(self) -> dict[str, Any]:
        """The match as the seat sees it, as plain dicts and lists."""
        return self.encoded.view(self.at)

    def render(self) -> str | None:
        """The table as the seat sees it."""
        return self.encoded.render(self.render_mode, self.at)
