"""Undo and redo: the picks that stand afterwards, and whether a seat may take its own pick back."""

from typing import TYPE_CHECKING

from rulebound.kernel.errors import UndoRefused
from rulebound.kernel.history import History
from rulebound.kernel.pick_log import standing_after_undo
from rulebound.kernel.redeal import NOBODY, last_pick_of

if TYPE_CHECKING:
    from rulebound.kernel.match import Match


def undo(match: "Match", history: History, seat: int | None, force: bool, redeal: bool) -> None:
    """See `Match.undo`."""
    if last_pick_of(match.picks, None) is None:
        raise UndoRefused("undo-nothing", "there is nothing to undo")
    if seat is None and not force:
        raise UndoRefused("undo-whose", "a pick is taken back by the seat that made it, or by force")
    target = last_pick_of(match.picks, seat)
    if target is None:
        raise UndoRefused("undo-nothing-yours", "there is nothing of yours to undo")
    before = match.picks.copy()
    if not force:
        _check_own_undo(match, history, target)
    match.go_to(standing_after_undo(before, target, force, redeal))
    history.undone.append(before)


def redo(match: "Match", history: History) -> None:
    """Make again the picks of the last undo."""
    if not history.undone:
        raise UndoRefused("redo-nothing", "there is nothing to redo")
    match.go_to(history.undone.pop())


def _check_own_undo(match: "Match", history: History, target: int) -> None:
    """Refuse to take back a pick that brought something to light, or on which a later one depends."""
    counts = [*history.rng_at[target:], match.state.rng.count]
    if counts[0] != counts[1]:
        raise UndoRefused("undo-seen", "something random or hidden has come to light since")
    later = match.picks[target + 1 :]
    if all(picker == NOBODY for picker, _ in later):
        return
    twin = match.fork(keep="all")
    twin.go_to(match.picks[:target])
    told = [*history.events_at[target + 1 :], len(history.events)]
    for at, (seat, option) in enumerate(later):
        heard = history.events[told[at] : told[at + 1]]
        known = len(twin.events)
        if seat == NOBODY or option not in twin.options(seat):
            raise UndoRefused("undo-later", "another player has picked since")
        twin.step(seat, option)
        if twin.events[known:] != heard or twin.state.rng.count != counts[at + 2]:
            raise UndoRefused(
                "undo-changes", "another player has picked since, and that would come out differently"
            )
