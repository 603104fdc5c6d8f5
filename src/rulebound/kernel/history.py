"""What a live match keeps beside its state: events, hashes, copies of stable points, and the picks of undos."""

from typing import Final, NamedTuple

from rulebound.kernel.event import Event
from rulebound.kernel.game import GameState
from rulebound.kernel.record import Frozen, pack_state, state_hash
from rulebound.kernel.redeal import Pick

SNAPSHOTS_KEPT: Final = 16  # undo beyond them replays from the start


class Snapshot(NamedTuple):
    """A copy of the state at a stable point: after how many picks and how many events. It is never changed."""

    picks: int
    events: int
    state: GameState


class History:
    """The events and stable points of a match, and for each pick how many events and draws came before it."""

    __slots__ = ("events", "events_at", "hashes", "rng_at", "snapshots", "undone")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.hashes: dict[int, str] = {}
        self.undone: list[list[Pick]] = []  # the picks that stood before each undo
        self.events_at: list[int] = []  # for each pick: how many events came before it
        self.rng_at: list[int] = []  # for each pick: the generator's count before it; -1: it cannot be undone
        self.snapshots: list[Snapshot] = []

    def copy(self) -> "History":
        """The same history, to be continued apart from this one."""
        twin = History()
        twin.events = self.events.copy()
        twin.hashes = self.hashes.copy()
        twin.undone = [picks.copy() for picks in self.undone]
        twin.events_at = self.events_at.copy()
        twin.rng_at = self.rng_at.copy()
        twin.snapshots = self.snapshots.copy()
        return twin

    def mark(self, state: GameState) -> None:
        """Note where a pick begins."""
        self.events_at.append(len(self.events))
        self.rng_at.append(state.rng.count)

    def skip_to(self, picks: int) -> None:
        """Let the history begin after so many picks: those before cannot be undone."""
        unmarked = picks - len(self.rng_at)
        self.events_at += [len(self.events)] * unmarked
        self.rng_at += [-1] * unmarked

    def keep(self, picks: int, state: GameState, hashing: bool) -> Snapshot:
        """Keep a copy of a stable state, and its hash."""
        if hashing:
            self.hashes[picks] = state_hash(state)
        made = Snapshot(picks, len(self.events), state.copy())
        kept = self.snapshots
        if kept and kept[-1].picks == picks:
            kept.pop()
        kept.append(made)
        if len(kept) > SNAPSHOTS_KEPT:
            del kept[0]
        return made

    def snapshot_before(self, picks: int) -> Snapshot | None:
        """The last snapshot after at most so many picks; later ones and later hashes are forgotten."""
        self.hashes = {at: made for at, made in self.hashes.items() if at <= picks}
        while self.snapshots and self.snapshots[-1].picks > picks:
            self.snapshots.pop()
        return self.snapshots[-1] if self.snapshots else None

    def cut(self, base: Snapshot | None) -> None:
        """Forget the events and marks that came after a stable point; None: all of them."""
        picks, events = (0, 0) if base is None else (base.picks, base.events)
        del self.events[events:], self.events_at[picks:], self.rng_at[picks:]

    def freeze(self, base: Snapshot) -> bytes:
        """A stable point and the history up to it, for the disk of the same program."""
        frozen = Frozen(
            picks=base.picks,
            events=self.events[: base.events],
            hashes={at: made for at, made in self.hashes.items() if at <= base.picks},
            events_at=self.events_at[: base.picks],
            rng_at=self.rng_at[: base.picks],
            state=pack_state(base.state),
        )
        return frozen.dump()

    @classmethod
    def thaw(cls, frozen: Frozen, state: GameState) -> "History":
        """The history that was frozen with this state."""
        history = cls()
        history.events, history.hashes = frozen.events, frozen.hashes
        history.events_at, history.rng_at = frozen.events_at, frozen.rng_at
        history.snapshots = [Snapshot(frozen.picks, len(frozen.events), state)]
        return history
