"""The picks that stand after picks, undos and redos, worked out without running the rules."""

from collections.abc import Sequence

from rulebound.kernel.ask import Option
from rulebound.kernel.redeal import NOBODY, Pick, common_length, last_pick_of, picks_after_undo, picks_without


def standing_after_undo(picks: Sequence[Pick], target: int, force: bool, redeal: bool) -> list[Pick]:
    """The picks that stand when that at `target` is taken back: by force with all that came after it."""
    if force or all(picker == NOBODY for picker, _ in picks[target + 1 :]):
        return picks_after_undo(picks, target, redeal)
    return picks_without(picks, target)


class PickLog:
    """Follows a match move by move: the picks that stand, and those that can be made again."""

    def __init__(self) -> None:
        self.picks: list[Pick] = []
        self.undone: list[list[Pick]] = []  # the picks that stood before each undo
        self.lengths = [0]  # number of picks after each move
        self.unchanged = [0]  # how many of the first picks the move left unchanged
        self.last_undo = 0  # the move after which the last undo stood

    def pick(self, seat: int, text: str) -> None:
        """A pick was made."""
        self.picks.append((seat, Option.parse(text)))
        self.undone.clear()
        self._moved(len(self.picks) - 1)

    def undo(self, seat: int, force: bool, redeal: bool) -> None:
        """The last pick of a seat was taken back."""
        target = last_pick_of(self.picks, seat)
        assert target is not None
        before, self.picks = self.picks, standing_after_undo(self.picks, target, force, redeal)
        self.undone.append(before)
        self.last_undo = len(self.lengths)
        self._moved(common_length(before, self.picks))

    def redo(self) -> None:
        """The last undo was taken back."""
        before, self.picks = self.picks, self.undone.pop()
        self._moved(common_length(before, self.picks))

    def end(self) -> None:
        """The game was ended; no pick has changed."""
        self._moved(len(self.picks))

    def _moved(self, unchanged: int) -> None:
        self.lengths.append(len(self.picks))
        self.unchanged.append(unchanged)

    def still_begins_as_after(self, move: int) -> bool:
        """True if every pick that stood after this move still stands, and nothing can be redone."""
        if self.undone or move >= len(self.lengths):
            return False
        return min(self.unchanged[move + 1 :], default=self.lengths[move]) >= self.lengths[move]
