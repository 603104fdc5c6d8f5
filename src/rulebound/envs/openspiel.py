"""The games for OpenSpiel: importing this module registers `python_rulebound`.

    pyspiel.load_game("python_rulebound", {"game": "auztralia", "setup": '{"seats": 3}'})

Chance is sampled inside: a match begins with a chance node that has one outcome, the seed of the match. A clone
is a fork, which has the same future; `resample_from_infostate` gives a world that the player holds possible, with
another future.
"""

import json
from typing import Any, Final

import numpy as np
import pyspiel

from rulebound.envs.encoded import Array, EncodedMatch, win_or_loss
from rulebound.kernel import Match, Rng, view_bytes

NAME: Final = "python_rulebound"
SEEDS: Final = 2**20
MOST_PICKS: Final = 20_000  # more than any match has taken
DEFAULTS: Final = {"game": "small-world-underground", "setup": '{"seats": 2}', "seed": 0}

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="A game of Rulebound",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class RuleboundGame(pyspiel.Game):
    """A game and its set-up; `seed` decides which matches its initial states lead to."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.encoded = EncodedMatch(given["game"], json.loads(given["setup"]), keep="stable")
        self._rng = Rng(given["seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoded.action_count,
            max_chance_outcomes=SEEDS,
            num_players=self.encoded.seat_count,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_PICKS,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> "RuleboundState":
        """A match that is about to begin."""
        return RuleboundState(self, self._rng.below(SEEDS))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "RuleboundObserver":
        """What reads states into tensors."""
        del iig_obs_type
        return RuleboundObserver(self.encoded, params)


class RuleboundState(pyspiel.State):
    """A match under way, or its seed before it begins."""

    def __init__(self, game: RuleboundGame, seed: int, match: Match | None = None) -> None:
        super().__init__(game)
        self.encoded, self.seed, self.match = game.encoded, seed, match

    def current_player(self) -> int:
        """Who is asked; of several the first."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        ask = self.match.pending
        return int(pyspiel.PlayerId.TERMINAL) if ask is None else ask.seats[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seed that was drawn for this match."""
        return [(self.seed, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        """The slots that hold an option; those who act at once do so one after the other."""
        if self.match is None or player != self.current_player():
            return []
        options = self.match.options(player)
        self.encoded.mask(options)
        return [*range(len(options))]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = Match(self.encoded.game, self.encoded.setup, action, "stable")
        else:
            player = self.current_player()
            self.match.step(player, self.match.options(player)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if self.match is None else self.match.options(player)[action].text

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        """One for winners and minus one for others, at the end."""
        seats = range(self.encoded.seat_count)
        if self.match is None or not self.match.over:
            return [0.0 for _ in seats]
        result = self.match.result()
        return [win_or_loss(result, seat) for seat in seats]

    def __deepcopy__(self, memo: dict[int, Any]) -> "RuleboundState":
        """A clone: a fork of the match."""
        match = None if self.match is None else self.match.fork("stable")
        return RuleboundState(self.get_game(), self.seed, match)

    def clone(self) -> "RuleboundState":
        """The same state again, independent of this one."""
        return self.__deepcopy__({})

    def resample_from_infostate(self, player: int, sampler: Any) -> "RuleboundState":
        """A world that the player, who must be asked, holds possible."""
        assert self.match is not None
        rng = Rng(int(sampler() * 2**53))
        return RuleboundState(self.get_game(), self.seed, self.match.imagine(player, rng, "stable"))

    def told(self, player: int) -> str:
        """What the player sees, as text that is the same for the same sight."""
        if self.match is None:
            return ""
        view, options = self.match.view(player), [option.text for option in self.match.options(player)]
        question = (view.ask.prompt, view.ask.about) if view.ask is not None else ()
        return view_bytes((view.view, question, options, view.result)).decode()

    def __str__(self) -> str:
        if self.match is None:
            return "before the match"
        return f"{self.encoded.game.id}, seed {self.match.seed}, after {len(self.match.picks)} picks"


class RuleboundObserver:
    """What a player sees now: the encoding as a tensor, the view as a string. Nothing earlier is recalled."""

    def __init__(self, encoded: EncodedMatch, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters: {params}")
        self._encoded = encoded
        self.tensor: Array = np.zeros(encoded.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RuleboundState, player: int) -> None:
        """Read the state into the tensor."""
        match = state.match
        if match is None:
            self.tensor.fill(0)
            return
        told = self._encoded.encoder.observe(match.state, player, match.question(player))
        self.tensor[:] = np.frombuffer(told, np.uint8)

    def string_from(self, state: RuleboundState, player: int) -> str:
        """The view as JSON."""
        return state.told(player)


pyspiel.register_game(_TYPE, RuleboundGame)
