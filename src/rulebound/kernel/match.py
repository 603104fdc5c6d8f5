"""A game in progress. Nothing else advances a state."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from rulebound.kernel.ask import STABLE, Anyone, Ask, Decide, Flow, Option
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
from rulebound.kernel.record import Frozen, Record, load_frozen, pack_state, state_hash
from rulebound.kernel.redeal import (
    NOBODY,
    Pick,
    common_length,
    last_pick_of,
    picks_after_undo,
    picks_without,
    redeal_number,
    redeal_pick,
    redeal_rng,
)
from rulebound.kernel.rng import SEED_LIMIT, Rng
from rulebound.kernel.setup import SetupValues
from rulebound.kernel.view import MatchView, Result, Why, ask_view

SNAPSHOTS_KEPT: Final = 16  # undo beyond them replays from the start
FORCED_LIMIT: Final = 100_000  # answers the kernel gives in a row before it calls the rules endless


class Snapshot(NamedTuple):
    """A copy of the state at a stable point: after how many picks and how many events."""

    picks: int
    events: int
    state: GameState


class Match:
    """A game in progress: `pending`, `pick`, `fork`, `imagine`, `undo`, `view`, `events`.

    A `live` match keeps snapshots, hashes, events and undo. A playout (`live=False`) keeps its picks alone.
    """

    __slots__ = (
        "_base",
        "_events_at",
        "_flow",
        "_rng_at",
        "_snapshots",
        "_undone",
        "events",
        "game",
        "halts",
        "hashes",
        "hashing",
        "imagined",
        "live",
        "pending",
        "picks",
        "seed",
        "setup",
        "state",
    )
    picks: list[Pick]
    state: GameState
    pending: Ask | None
    _flow: Flow[None]

    def __init__(self, game: Game[Any], setup: object, seed: int, live: bool = True) -> None:
        if not 0 <= seed < SEED_LIMIT:
            raise BadSetup("the seed must be a whole number from 0 to 2**128 - 1")
        self.game = game
        self.setup: SetupValues = game.setup.check(setup)
        game.check_setup(self.setup)
        self.seed = seed
        self.live = live
        self.imagined = False
        self.hashing = True  # a server that can replay the record later may do without
        self._clear_history()
        try:
            self._resume_from(None, [])
        except RuleboundError:
            raise
        except Exception as error:
            raise RulesFault(f"{game.id}: the rules failed at the start: {error!r}") from error

    @classmethod
    def at(cls, game: Game[Any], setup: object, state: GameState) -> "Match":
        """A live match that begins at a given stable state, for tests and puzzles. It has no record."""
        match: Match = cls.__new__(cls)
        match.game, match.setup, match.seed = game, game.setup.check(setup), 0
        match.imagined = match.live = match.hashing = True
        match._clear_history()
        match._resume_from(Snapshot(0, 0, state), [])
        return match

    def freeze(self) -> bytes:
        """The last stable point and the history up to it, so that `thaw` need not replay the game."""
        base = self.last_stable()
        frozen = Frozen(
            picks=base.picks,
            events=self.events[: base.events],
            hashes={at: made for at, made in self.hashes.items() if at <= base.picks},
            events_at=self._events_at[: base.picks],
            rng_at=self._rng_at[: base.picks],
            state=pack_state(base.state),
        )
        return frozen.dump()

    @classmethod
    def thaw(cls, game: Game[Any], setup: object, seed: int, picks: list[Pick], data: bytes) -> "Match":
        """The live match after `picks`, from what an earlier `freeze` kept; `BadRecord` if that does not fit."""
        frozen, state = load_frozen(data, game.state_type)
        if frozen.picks > len(picks):
            raise BadRecord("the snapshot is of a later time than the picks")
        match: Match = cls.__new__(cls)
        match.game, match.setup, match.seed = game, game.setup.check(setup), seed
        match.imagined, match.live, match.hashing = False, True, True
        match._clear_history()
        match.events, match.hashes = frozen.events, frozen.hashes
        match._events_at, match._rng_at = frozen.events_at, frozen.rng_at
        base = Snapshot(frozen.picks, len(frozen.events), state)
        match._snapshots = [base]
        match._resume_from(base, picks)
        return match

    def _clear_history(self) -> None:
        self.events: list[Event] = []
        self.hashes: dict[int, str] = {}
        self._undone: list[list[Pick]] = []  # the picks that stood before each undo
        self._events_at: list[int] = []  # for each pick: how many events came before it
        self._rng_at: list[int] = []  # for each pick: the generator's count before it
        self._snapshots: list[Snapshot] = []
        self._base: Snapshot | None = None  # where a fork starts: the last stable point
        self.halts = False  # an imagined world that ends at its next stable point

    # The loop of every game.

    def _run(self, answer: object) -> None:
        send = self._flow.send
        forced = 0
        try:
            while True:
                ask = send(answer)
                if ask.__class__ is Decide:
                    options = ask.options
                    if len(options) != 1 or ask.always_ask:
                        if options:
                            self.pending = ask
                            return
                        raise RulesFault(f"{self.game.id}: the decision {ask.prompt!r} has no options")
                    answer = options[0]
                elif ask is STABLE:
                    if self.live:
                        self._keep()
                    if self.halts:
                        self.pending = None
                        return
                    answer = None
                elif isinstance(ask, Anyone):
                    lone = self._lone_answer(ask)
                    if lone is None:
                        self.pending = ask
                        return
                    answer = lone
                else:
                    raise RulesFault(f"{self.game.id}: a flow yields Decide, Anyone or STABLE, not {ask!r}")
                forced += 1
                if forced > FORCED_LIMIT:
                    raise RulesFault(f"{self.game.id}: the rules go on for ever without asking anybody")
        except StopIteration:
            self.pending = None

    def _lone_answer(self, anyone: Anyone) -> tuple[int, Option] | None:
        """The answer when one seat is asked and has no choice."""
        if not anyone.options:
            raise RulesFault(f"{self.game.id}: nobody has an option of those who are asked")
        if len(anyone.options) > 1:
            return None
        ((seat, options),) = anyone.options.items()
        return (seat, options[0]) if len(options) == 1 and not anyone.shown_to(seat).always_ask else None

    def _keep(self) -> None:
        """At a stable point: keep a copy and its hash."""
        at = len(self.picks)
        if self.hashing:
            self.hashes[at] = state_hash(self.state)
        self._base = Snapshot(at, len(self.events), self.state.copy())
        kept = self._snapshots
        if kept and kept[-1].picks == at:
            kept.pop()
        kept.append(self._base)
        if len(kept) > SNAPSHOTS_KEPT:
            del kept[0]

    # Picking.

    def pick(self, seat: int, option: Option | str, seq: int | None = None) -> None:
        """Answer the pending decision; `seq`, when given, must be the number of picks made so far."""
        ask = self.pending
        if seq is not None and seq != len(self.picks):
            raise IllegalPick(f"too late: this answers pick {seq}, and the match is at pick {len(self.picks)}")
        if ask is None:
            raise IllegalPick("the game is over")
        options = ask.options_of(seat)
        if isinstance(option, str):
            for held in options:
                if held.text == option:
                    option = held
                    break
        if option not in options:
            raise IllegalPick(self._refusal(ask, seat, str(option)))
        try:
            self._step(seat, option)  # type: ignore[arg-type]
        except Exception as error:
            failed = f"{self.game.id}: the rules failed after pick {len(self.picks) - 1} (seat {seat}: {option})"
            if self.live and not self.imagined:
                self._go_back(len(self.picks) - 1)
            raise RulesFault(f"{failed}: {error!r}") from error
        self._undone.clear()

    def _step(self, seat: int, option: Option) -> None:
        if self.live:
            self._events_at.append(len(self.events))
            self._rng_at.append(self.state.rng.count)
        self.picks.append((seat, option))
        self._run(option if self.pending.__class__ is Decide else (seat, option))

    def repeat(self, seat: int, text: str) -> None:
        """Make a pick of an earlier match again, as its log tells it: a seat's answer, or a redeal of nobody."""
        if seat != NOBODY:
            return self.pick(seat, text)
        number = redeal_number(text)
        if number is None or self.pending is None:
            raise IllegalPick(f"{text[:60]!r} is no redeal that can be made now")
        self._redeal(number)
        self._undone.clear()
        return None

    def _repeat(self, seat: int, option: Option) -> None:
        if seat == NOBODY:
            self._redeal(option.args[0])
        else:
            self._step(seat, option)

    def _redeal(self, number: int) -> None:
        """Deal again what no seat knows; the question that is asked stays."""
        state = self.state
        if self.live:
            self._events_at.append(len(self.events))
            self._rng_at.append(state.rng.count)
        self.picks.append(redeal_pick(number))
        rng = redeal_rng(self.seed, number)
        self.game.determinize(state, range(self.setup["seats"]), rng)
        state.rng.reseed(rng)

    def _refusal(self, ask: Ask, seat: int, text: str) -> str:
        if seat not in ask.seats:
            asked = " or ".join(str(s) for s in ask.seats)
            return f"{text[:60]!r} by seat {seat}: {ask.shown_to(seat).prompt!r} is asked of seat {asked}"
        held = [o.text for o in ask.options_of(seat)]
        shown = ", ".join(held[:40]) + (f" and {len(held) - 40} more" if len(held) > 40 else "")
        return f"{text[:60]!r} is not open to seat {seat} at {ask.shown_to(seat).prompt!r}; open: {shown}"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.pending is None

    @property
    def roles(self) -> tuple[str, ...]:
        """The role of each seat, by the set-up; `""` for a plain player."""
        return self.game.setup.roles(self.setup)

    def options(self, seat: int | None) -> Sequence[Option]:
        """What this seat may pick now."""
        return self.pending.options_of(seat) if self.pending is not None else ()

    def question(self, seat: int | None) -> Decide | None:
        """The pending question as it is shown to this seat: its own if it is asked."""
        return self.pending.shown_to(seat) if self.pending is not None else None

    def score_hint(self, seat: int) -> float:
        """How well the seat stands, by the game's own judgement."""
        return self.game.score_hint(self.state, seat, self.question(seat))

    def result(self) -> Result:
        """How the game stands, final when it is over."""
        return self.game.result(self.state)

    # Copies.

    def fork(self, live: bool = False) -> "Match":
        """The same match again, independent of this one: the last stable copy and the picks since."""
        if self.imagined and self._base is None:
            raise ForkRefused(
                "an imagined match can be forked only after its next stable point, and if it is live"
            )
        twin = self._shell(live)
        if live and self.live:
            twin._copy_history(self)
        twin._resume_from(self._base, self.picks)
        return twin

    def _shell(self, live: bool) -> "Match":
        """A match of the same game and set-up that has not begun."""
        shell: Match = Match.__new__(Match)
        shell.game, shell.setup, shell.seed = self.game, self.setup, self.seed
        shell.imagined = self.imagined
        shell.hashing = self.hashing
        shell.live = live
        shell._clear_history()
        return shell

    def _copy_history(self, other: "Match") -> None:
        self.events = other.events.copy()
        self.hashes = other.hashes.copy()
        self._undone = [chunk.copy() for chunk in other._undone]
        self._events_at = other._events_at.copy()
        self._rng_at = other._rng_at.copy()
        self._snapshots = other._snapshots.copy()

    def _resume_from(self, base: Snapshot | None, picks: list[Pick]) -> None:
        """Rebuild the match after `picks`, from a stable point if there is one; what came later is rebuilt."""
        self._base = base
        if base is None:
            self.picks = []
            self.state = self.game.new(self.setup, self.seed)
        else:
            self.picks = picks[: base.picks]
            self.state = base.state.copy()
        at = len(self.picks)
        if self.live:
            del self.events[0 if base is None else base.events :]
            del self._events_at[at:], self._rng_at[at:]
            self._listen()
        self.pending = None
        self._flow = self.game.flow(self.state)
        self._run(None)
        for seat, option in picks[at:]:
            self._repeat(seat, option)

    def _listen(self) -> None:
        """Keep events and undo marks from here on; picks made before cannot be undone."""
        self.state.listen(self.events.append)
        unmarked = len(self.picks) - len(self._rng_at)
        self._events_at += [len(self.events)] * unmarked
        self._rng_at += [-1] * unmarked

    def imagine(self, seat: int, rng: Rng, live: bool = False, halt: bool = False) -> "Match":
        """A world that this seat holds possible: what it cannot know is redealt, the future is drawn again.

        The flow stays suspended at the same decision, so the seat must be one that is asked: the options of
        another seat come from cards that the redeal has taken from it. With `halt` nothing more is asked after the
        next stable point: the state there shows what the picks have brought, before anything else happens.
        """
        if seat not in (self.pending.seats if self.pending is not None else ()):
            raise ForkRefused(f"seat {seat} is not asked now; only a seat that is asked imagines")
        world = self.fork()
        self.game.determinize(world.state, (seat,), rng)
        world.state.rng.reseed(rng)
        world.imagined = True
        world._base = None
        world.halts = halt
        if isinstance(world.pending, Anyone):
            world.pending = Anyone.of([world.pending.shown_to(seat)])
        if live:
            world.live = True
            world._listen()
        return world

    def last_stable(self) -> Snapshot:
        """The last stable point; never to be changed."""
        if self._base is None:
            raise ForkRefused("no stable point is kept here")
        return self._base

    def replay_from_stable(self, redeal: Callable[[Any], None] | None = None) -> "Match":
        """What might have been: the match at its last stable point, its state changed by `redeal`; live."""
        base = self.last_stable()
        state = base.state.copy()
        if redeal is not None:
            redeal(state)
        world = self._shell(live=True)
        world.imagined = True
        world._resume_from(Snapshot(base.picks, 0, state), self.picks[: base.picks])
        return world

    # Undo and redo.

    def undo(self, seat: int | None = None, force: bool = False, redeal: bool = False) -> None:
        """Take this seat's last pick back, if it brought nothing to light; what others have picked since stands.

        Refused where the others' picks would come out differently without it. By `force` everything since then
        is taken back too; with `redeal` what nobody knows is dealt again, so that who has seen the dice cannot
        choose by them.
        """
        if not self.live or self.imagined:
            raise UndoRefused("only a live match can be undone, not a playout or an imagined one")
        if last_pick_of(self.picks, None) is None:
            raise UndoRefused("there is nothing to undo")
        if seat is None and not force:
            raise UndoRefused("a pick is taken back by the seat that made it, or by force")
        target = last_pick_of(self.picks, seat)
        if target is None:
            raise UndoRefused("there is nothing of yours to undo")
        before = self.picks.copy()
        if not force:
            self._check_own_undo(target)
        if force or all(picker == NOBODY for picker, _ in before[target + 1 :]):
            standing = picks_after_undo(before, target, redeal)
        else:
            standing = picks_without(before, target)
        self._go_to(standing)
        self._undone.append(before)

    def _check_own_undo(self, target: int) -> None:
        """Refuse to take back a pick that brought something to light, or on which a later one depends."""
        counts = [*self._rng_at[target:], self.state.rng.count]
        if counts[0] != counts[1]:
            raise UndoRefused("something random or hidden has come to light since")
        if all(picker == NOBODY for picker, _ in self.picks[target + 1 :]):
            return
        twin = self.fork(live=True)
        twin._go_back(target)
        told = [*self._events_at[target + 1 :], len(self.events)]
        for at, (seat, option) in enumerate(self.picks[target + 1 :]):
            heard = self.events[told[at] : told[at + 1]]
            known = len(twin.events)
            if seat == NOBODY or option not in twin.options(seat):
                raise UndoRefused("another player has picked since")
            twin._step(seat, option)
            if twin.events[known:] != heard or twin.state.rng.count != counts[at + 2]:
                raise UndoRefused("another player has picked since, and that would come out differently")

    def redo(self) -> None:
        """Make again the picks of the last undo."""
        if not self._undone:
            raise UndoRefused("there is nothing to redo")
        self._go_to(self._undone.pop())

    def _go_to(self, picks: list[Pick]) -> None:
        """The match after these picks, of which the first may have been made already."""
        common = common_length(self.picks, picks)
        if common < len(self.picks):
            self._go_back(common)
        for seat, option in picks[common:]:
            self._repeat(seat, option)

    def can_undo(self, seats: Sequence[int]) -> bool:
        """Whether one of these seats has a pick that could be taken back, alone or by consent."""
        return any(picker in seats for picker, _ in reversed(self.picks))

    @property
    def can_redo(self) -> bool:
        """Whether there are picks that were taken back and can be made again."""
        return bool(self._undone)

    def _go_back(self, target: int) -> None:
        """Restore the match as it was after `target` picks."""
        self.hashes = {at: made for at, made in self.hashes.items() if at <= target}
        while self._snapshots and self._snapshots[-1].picks > target:
            self._snapshots.pop()
        base = self._snapshots[-1] if self._snapshots else None
        self._resume_from(base, self.picks[:target])

    # What others see.

    def events_before_picks(self) -> list[int]:
        """For each pick, how many events had happened before it."""
        return self._events_at.copy()

    def events_for(self, seat: int | None, since: int = 0) -> Iterable[Event]:
        """The events this seat may hear of, from number `since` on."""
        return [event for event in self.events[since:] if event.is_for(seat)]

    def view(self, seat: int | None) -> MatchView:
        """The match as this seat, or a spectator, sees it."""
        game, state = self.game, self.state
        ask = None
        if self.pending is not None:
            held = self.pending.options_of(seat)
            facts = game.facts(state, seat, held) if seat is not None else []
            ask = ask_view(self.pending, seat, zip(held, facts, strict=True), game.target, game.move)
        result = game.result(state) if self.pending is None else None
        sequel = result is not None and game.sequel(state) is not None
        return MatchView(game.id, len(self.picks), seat, ask, result, game.view(state, seat), sequel)

    def explain(self, seat: int, what: str) -> Why | None:
        """Why the option or target named by `what` is or is not open now, by the game's rules."""
        return self.game.explain(self.state, seat, what, self.question(seat))

    def record(self) -> Record:
        """All that is needed to play this match again."""
        if self.imagined:
            raise ForkRefused("an imagined match never happened and has no record")
        picks = [f"{'-' if seat == NOBODY else seat} {option.text}" for seat, option in self.picks]
        hashes = {str(at): made for at, made in self.hashes.items()}
        return Record(
            game=self.game.id,
            rules=self.game.rules,
            setup=self.setup,
            seed=self.seed,
            picks=picks,
            hashes=hashes,
        )
