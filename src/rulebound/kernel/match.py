"""A game in progress. Nothing else advances a state."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, cast

from rulebound.kernel import undo
from rulebound.kernel.ask import Anyone, Option
from rulebound.kernel.core import Core, Keep
from rulebound.kernel.errors import (
    BadRecord,
    BadSetup,
    ForkRefused,
    IllegalPick,
    RuleboundError,
    RulesFault,
    UndoRefused,
)
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game, GameState
from rulebound.kernel.handle import SeatHandle
from rulebound.kernel.history import History, Snapshot
from rulebound.kernel.record import Record, load_frozen, pick_text
from rulebound.kernel.redeal import NOBODY, Pick, common_length, redeal_number
from rulebound.kernel.rng import SEED_LIMIT, QuickRng, Rng
from rulebound.kernel.setup import SetupValues

STRIDE: Final = 6  # picks for which a search match copies no stable point, if it was not forked meanwhile


class Match(Core):
    """A game in progress: `pending`, `pick`, `fork`, `imagine`, `undo`, `view`, `events`.

    Its core is the state, the flow that is suspended at the pending question, and the picks; what else it keeps
    for forks, undo and the log is said in one word (`Keep`).
    """

    __slots__ = ("_base", "_behind", "_forked_at", "_kept_at", "_origin", "hashing", "imagined")

    def __init__(
        self, game: Game[Any], setup: object, seed: int, keep: Keep = "all", *, begin: bool = True
    ) -> None:
        if not begin:  # whoever says so has checked the set-up, and brings a state
            self._prepare(game, cast(SetupValues, setup), seed, keep)
            return
        if not 0 <= seed < SEED_LIMIT:
            raise BadSetup("seed", "the seed must be a whole number from 0 to 2**128 - 1")
        checked = game.setup.check(setup)
        game.check_setup(checked)
        self._prepare(game, checked, seed, keep)
        try:
            self._resume_from(None, [])
        except RuleboundError:
            raise
        except Exception as error:
            raise RulesFault(f"{game.id}: the rules failed at the start: {error!r}") from error

    def _prepare(self, game: Game[Any], setup: SetupValues, seed: int, keep: Keep) -> None:
        self.game, self.setup, self.seed, self.keep = game, setup, seed, keep
        self.imagined = False
        self.hashing = True  # a server that can replay the record later may do without
        self.history = History() if keep == "all" else None
        self._base: Snapshot | None = None  # the stable point where a fork starts
        self._origin: Callable[[], Match] | None = None  # makes an imagined match again, as it was at first
        self._kept_at = 0  # the number of picks at that point
        self._forked_at = -STRIDE  # the number of picks when this was last forked
        self._behind = False  # a stable point was passed since without a copy
        self._halts = False

    @classmethod
    def _unbegun(cls, game: Game[Any], setup: SetupValues, seed: int, keep: Keep) -> "Match":
        return cls(game, setup, seed, keep, begin=False)

    @classmethod
    def at(cls, game: Game[Any], setup: object, state: GameState, picks: Sequence[Pick] = ()) -> "Match":
        """A live match from a stable state after these picks, for tests and puzzles. It has no record."""
        match = cls._unbegun(game, game.setup.check(setup), 0, "all")
        match.imagined = True
        match._resume_from(Snapshot(len(picks), 0, state), list(picks))
        return match

    @classmethod
    def thaw(cls, game: Game[Any], setup: object, seed: int, picks: list[Pick], data: bytes) -> "Match":
        """The live match after `picks`, from what an earlier `freeze` kept; `BadRecord` if that does not fit."""
        frozen, state = load_frozen(data, game.state_type)
        if frozen.picks > len(picks):
            raise BadRecord("snapshot-late", "the snapshot is of a later time than the picks")
        match = cls._unbegun(game, game.setup.check(setup), seed, "all")
        match.history = History.thaw(frozen, state)
        match._resume_from(match.history.snapshots[-1], picks)
        return match

    def freeze(self) -> bytes:
        """The last stable point and the history up to it, so that `thaw` need not replay the game."""
        if self.history is None:
            raise ForkRefused("only a live match can be frozen")
        return self.history.freeze(self.last_stable())

    # Picking.

    def pick(self, seat: int, option: Option | str, seq: int | None = None) -> None:
        """Answer the pending decision; `seq`, when given, must be the number of picks made so far."""
        ask = self.pending
        if seq is not None and seq != len(self.picks):
            raise IllegalPick(
                "pick-late",
                "too late: this answers pick {pick}, and the match is at pick {now}",
                pick=seq,
                now=len(self.picks),
            )
        if ask is None:
            raise IllegalPick("game-over", "the game is over")
        options = ask.options_of(seat)
        if isinstance(option, str):
            for held in options:
                if held.text == option:
                    option = held
                    break
        if option not in options:
            raise self._refusal(ask, seat, str(option))
        try:
            self.step(seat, option)  # type: ignore[arg-type]
        except Exception as error:
            failed = f"{self.game.id}: the rules failed after pick {len(self.picks) - 1} (seat {seat}: {option})"
            if self.history is not None and not self.imagined:
                self._go_back(self.history, len(self.picks) - 1)
            raise RulesFault(f"{failed}: {error!r}") from error
        if self.history is not None:
            self.history.undone.clear()

    def repeat(self, seat: int, text: str) -> None:
        """Make a pick of an earlier match again, as its log tells it: a seat's answer, or a redeal of nobody."""
        if seat != NOBODY:
            return self.pick(seat, text)
        number = redeal_number(text)
        if number is None or self.pending is None:
            raise IllegalPick("no-redeal", "{text} is no redeal that can be made now", text=repr(text[:60]))
        self._redeal(number)
        if self.history is not None:
            self.history.undone.clear()
        return None

    def handle(self, seat: int) -> SeatHandle:
        """The match as a bot in this seat gets it: what the seat may know, and worlds that it holds possible."""
        return SeatHandle(self, seat)

    @property
    def roles(self) -> tuple[str, ...]:
        """The role of each seat, by the set-up; `""` for a plain player."""
        return self.game.setup.roles(self.setup)

    def _pass_stable_point(self) -> bool:
        """Keep a copy for forks, and in a live match its hash."""
        if self.keep == "nothing":
            return self._halts
        at = len(self.picks)
        if self.history is not None:
            self._base = self.history.keep(at, self.state, self.hashing)
        elif (
            at < self._forked_at + STRIDE
            or at >= self._kept_at + STRIDE
            or (self._base is None and self._origin is None)
        ):
            self._base = Snapshot(at, 0, self.state.copy())
        else:
            self._behind = True
            return self._halts
        self._origin, self._kept_at, self._behind = None, at, False
        return self._halts

    # Copies.

    def fork(self, keep: Keep = "nothing") -> "Match":
        """The same match again, independent of this one: the last stable copy and the picks since."""
        self._forked_at = len(self.picks)
        if self._origin is not None:
            twin = self._origin()
            twin.keep = "nothing" if keep == "nothing" else "stable"
            twin._repeat(self.picks[len(twin.picks) :])
        else:
            twin = Match._unbegun(self.game, self.setup, self.seed, keep)
            twin.imagined, twin._halts, twin.hashing = self.imagined, self._halts, self.hashing
            if keep == "all" and self.history is not None:
                twin.history = self.history.copy()
            twin._resume_from(self._base, self.picks)
        if keep == "all" and twin.history is None:
            twin._listen()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        """A fork that keeps what this match keeps."""
        return self.fork(self.keep)

    def __reduce__(self) -> tuple[Any, ...]:
        """A match travels as its record does: game, set-up, seed and picks."""
        if self.imagined:
            raise ForkRefused("an imagined match never happened and has no record")
        picks = [(seat, option.text) for seat, option in self.picks]
        return _replayed, (self.game, self.setup, self.seed, self.keep, picks)

    def _resume_from(self, base: Snapshot | None, picks: list[Pick]) -> None:
        """Rebuild the match after `picks`, from a stable point if there is one; what came later is rebuilt."""
        self._base, self._behind = base, False
        if base is None:
            self.picks = []
            self.state = self.game.new(self.setup, self.seed)
        else:
            self.picks = picks[: base.picks]
            self.state = base.state.copy()
        self._kept_at = at = len(self.picks)
        if self.history is not None:
            self.history.cut(base)
            self._listen()
        self.pending = None
        self._flow = self.game.flow(self.state)
        self._run(None)
        self._repeat(picks[at:])

    def _listen(self) -> None:
        """Keep events and undo marks from here on; picks made before cannot be undone."""
        if self.history is None:
            self.history, self.keep = History(), "all"
        self.state.listen(self.history.events.append)
        self.history.skip_to(len(self.picks))

    def imagine(self, seat: int, rng: Rng, keep: Keep = "nothing", halt: bool = False) -> "Match":
        """A world that this seat holds possible: what it cannot know is redealt, the future is drawn again.

        The flow stays suspended at the same decision, so the seat must be one that is asked: the options of
        another seat come from cards that the redeal has taken from it. With `halt` nothing more is asked after the
        next stable point: the state there shows what the picks have brought, before anything else happens.
        """
        if seat not in (self.pending.seats if self.pending is not None else ()):
            raise ForkRefused(f"seat {seat} is not asked now; only a seat that is asked imagines")
        recipe, chance = self._recipe(), rng.copy()

        def world() -> Match:
            made = recipe()
            made._become_imagined(seat, chance.copy(), halt)
            made._origin = world
            return made

        made = recipe()
        made._become_imagined(seat, rng, halt)
        made._origin = world
        made.keep = "nothing" if keep == "nothing" else "stable"
        if keep == "all":
            made._listen()
        return made

    def _recipe(self) -> "Callable[[], Match]":
        """Makes this match as it is now, whatever becomes of it; what it is made from is out of a bot's reach."""
        self._forked_at = len(self.picks)
        if self._behind and not self.imagined:
            self._catch_up()
        base, origin, picks = self._base, self._origin, self.picks.copy()
        game, setup, seed, imagined = self.game, self.setup, self.seed, self.imagined

        def make() -> Match:
            if origin is not None:
                made = origin()
                made._repeat(picks[len(made.picks) :])
                return made
            made = Match._unbegun(game, setup, seed, "nothing")
            made.imagined = imagined
            made._resume_from(base, picks)
            made._base = None
            return made

        return make

    def _catch_up(self) -> None:
        """Keep the last stable point after all: who imagines one world will imagine many."""
        twin = Match._unbegun(self.game, self.setup, self.seed, "all")
        twin.hashing = False
        twin._resume_from(self._base, self.picks)
        found = twin.last_stable()
        self._base, self._kept_at, self._behind = Snapshot(found.picks, 0, found.state), found.picks, False

    def _become_imagined(self, seat: int, rng: Rng, halt: bool) -> None:
        """Turn a fresh fork into a world that this seat holds possible."""
        if isinstance(self.pending, Anyone):
            self.pending = Anyone.of([self.pending.shown_to(seat)])
        self._deal_again((seat,), QuickRng(rng.bits()))
        self.imagined, self._halts = True, halt
        self._base, self._kept_at = None, len(self.picks)

    def last_stable(self) -> Snapshot:
        """The last stable point that is kept; never to be changed."""
        if self._base is None:
            raise ForkRefused("no stable point is kept here")
        return self._base

    # Undo and redo.

    def undo(self, seat: int | None = None, force: bool = False, redeal: bool = False) -> None:
        """Take this seat's last pick back, if it brought nothing to light; what others have picked since stands.

        Refused where the others' picks would come out differently without it. By `force` everything since then
        is taken back too; with `redeal` what nobody knows is dealt again, so that who has seen the dice cannot
        choose by them.
        """
        undo.undo(self, self._undoable(), seat, force, redeal)

    def redo(self) -> None:
        """Make again the picks of the last undo."""
        undo.redo(self, self._undoable())

    def _undoable(self) -> History:
        if self.history is None or self.imagined:
            raise UndoRefused("undo-not-live", "only a live match can be undone, not a playout or an imagined one")
        return self.history

    def can_undo(self, seats: Sequence[int]) -> bool:
        """Whether one of these seats has a pick that could be taken back, alone or by consent."""
        return any(picker in seats for picker, _ in reversed(self.picks))

    @property
    def can_redo(self) -> bool:
        """Whether there are picks that were taken back and can be made again."""
        return self.history is not None and bool(self.history.undone)

    def go_to(self, picks: list[Pick]) -> None:
        """Bring a live match to where it was, or would be, after these picks of its own."""
        common = common_length(self.picks, picks)
        if common < len(self.picks):
            self._go_back(self._undoable(), common)
        self._repeat(picks[common:])

    def _go_back(self, history: History, target: int) -> None:
        self._resume_from(history.snapshot_before(target), self.picks[:target])

    # What others see.

    @property
    def events(self) -> list[Event]:
        """What has happened so far; nothing is kept unless the match keeps all."""
        return self.history.events if self.history is not None else []

    @property
    def hashes(self) -> dict[int, str]:
        """The hash of the state at each stable point, by the number of picks before it."""
        return self.history.hashes if self.history is not None else {}

    def events_before_picks(self) -> list[int]:
        """For each pick, how many events had happened before it."""
        return self.history.events_at.copy() if self.history is not None else []

    def events_for(self, seat: int | None, since: int = 0) -> Iterable[Event]:
        """The events this seat may hear of, from number `since` on."""
        return [event for event in self.events[since:] if event.is_for(seat)]

    def record(self) -> Record:
        """All that is needed to play this match again."""
        if self.imagined:
            raise ForkRefused("an imagined match never happened and has no record")
        return Record(
            game=self.game.id,
            rules=self.game.rules,
            setup=self.setup,
            seed=self.seed,
            picks=[pick_text(seat, option) for seat, option in self.picks],
            hashes={str(at): made for at, made in self.hashes.items()},
        )


def _replayed(
    game: Game[Any], setup: SetupValues, seed: int, keep: Keep, picks: Sequence[tuple[int, str]]
) -> Match:
    """A match that was pickled."""
    match = Match(game, setup, seed, keep)
    for seat, text in picks:
        match.repeat(seat, text)
    return match
