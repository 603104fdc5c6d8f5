"""What all environments have in common: a match, and its options and views as arrays."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec
import numpy as np
from gymnasium import spaces

from rulebound.envs.render import svg, text
from rulebound.games import load_game
from rulebound.kernel import BadSetup, Decide, Defect, Game, Keep, Match, Option, Result
from rulebound.messages import Messages

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
Observation: TypeAlias = dict[str, Array]
Actions: TypeAlias = Literal["slots", "listed"]
"""How actions are numbered: by the place of the option among those open now, or by the game's own list."""

Reward: TypeAlias = Callable[[Result, int], float]
RENDER_MODES: Final = ("ansi", "svg")
SEEDS: Final = 2**63


class TooManyOptions(Defect):
    """More options are open than the environment has slots."""


def win_or_loss(result: Result, seat: int) -> float:
    """One for a winner, minus one for everybody else."""
    return 1.0 if seat in result.winners else -1.0


class EncodedMatch:
    """One match after another of a set-up, with what a seat sees and may do as arrays."""

    def __init__(
        self,
        game: str | Game[Any],
        setup: Mapping[str, Any] | None = None,
        actions: Actions = "slots",
        slots: int | None = None,
        keep: Keep = "nothing",
    ) -> None:
        self.game = load_game(game) if isinstance(game, str) else game
        self.setup = self.game.setup.check(dict(setup or {}))
        self.game.check_setup(self.setup)
        self.encoder = self.game.judge.encoder(self.setup)
        self.keep: Keep = keep
        self.seat_count: int = self.setup["seats"]
        self.listed = actions == "listed"
        if self.listed and not self.encoder.actions:
            raise BadSetup(f"{self.game.id} has no list of its actions: use actions='slots'")
        self.action_count = len(self.encoder.actions) if self.listed else slots or self.encoder.slots
        self._masks = np.tri(self.action_count + 1, self.action_count, -1, dtype=np.int8)
        self._messages: Messages | None = None
        self.match: Match

    def start(self, seed: int) -> None:
        """Begin a match."""
        self.match = Match(self.game, self.setup, seed, self.keep)

    # What the spaces are.

    def action_space(self) -> spaces.Discrete[Any]:
        """A number for each slot or listed action."""
        return spaces.Discrete(self.action_count)

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The encoding, the mask of the actions, and with slots a row of features for each."""
        found: dict[str, tuple[int, ...]] = {
            "observation": (self.encoder.size,),
            "action_mask": (self.action_count,),
        }
        if not self.listed:
            found["options"] = (self.action_count, self.encoder.option_size)
        return found

    def observation_space(self) -> spaces.Dict:
        """A space for each of the arrays that `observe` gives."""
        boxes: dict[str, spaces.Space[Any]] = {
            name: spaces.Box(0, 255, shape, np.uint8) for name, shape in self.shapes.items()
        }
        return spaces.Dict({**boxes, "action_mask": spaces.MultiBinary(self.action_count)})

    # What a seat sees and may do.

    def asked(self) -> tuple[int, ...]:
        """The seats that may act now."""
        ask = self.match.pending
        return ask.seats if ask is not None else ()

    def observe(self, seat: int) -> Observation:
        """The table, the mask and the options of the seat; it may pick nothing while it is not asked."""
        match, encoder = self.match, self.encoder
        ask = match.pending
        question: Decide | None = None
        options: Sequence[Option] = ()
        if ask is not None:
            question, options = ask.shown_to(seat), ask.options_of(seat)
        seen = np.frombuffer(bytearray(encoder.observe(match.state, seat, question)), np.uint8)
        if self.listed:
            return {"observation": seen, "action_mask": self._listed_mask(options)}
        return {"observation": seen, "action_mask": self.mask(options), "options": self._rows(options)}

    def mask(self, options: Sequence[Option]) -> Array:
        """Which slots hold an option: as many as there are."""
        if len(options) > self.action_count:
            raise TooManyOptions(
                f"{self.game.id}: {len(options)} options are open and the environment has {self.action_count} "
                f"slots; make it with slots={2 * len(options)}"
            )
        mask: Array = self._masks[len(options)].copy()
        return mask

    def _listed_mask(self, options: Sequence[Option]) -> Array:
        mask = np.zeros(self.action_count, np.int8)
        number_of = self.encoder.number_of
        mask[[number_of(option) for option in options]] = 1
        return mask

    def _rows(self, options: Sequence[Option]) -> Array:
        row, size = self.encoder.option_row, self.encoder.option_size
        made = bytearray(b"".join([row(option) for option in options]))
        made += bytes(self.action_count * size - len(made))
        return np.frombuffer(made, np.uint8).reshape(self.action_count, size)

    def option(self, seat: int, action: int) -> Option | None:
        """The option of the seat that has this number; None if none that is open has it."""
        options = self.match.options(seat)
        if not self.listed:
            return options[action] if 0 <= action < len(options) else None
        number_of = self.encoder.number_of
        return next((option for option in options if number_of(option) == action), None)

    def view(self, seat: int | None) -> dict[str, Any]:
        """The match as the seat, or a spectator, sees it, as plain dicts and lists."""
        made: dict[str, Any] = msgspec.to_builtins(self.match.view(seat))
        return made

    def render(self, mode: str | None, seat: int | None) -> str | None:
        """The table as the seat sees it, as text or as SVG; nothing without a mode."""
        if mode is None:
            return None
        if self._messages is None:
            self._messages = Messages(self.game)
        return svg(self.match, seat, self._messages) if mode == "svg" else text(self.match, seat, self._messages)
