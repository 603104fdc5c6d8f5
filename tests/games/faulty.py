"""Variants of the examples, each with one planted fault that the battery must find (and one without)."""

import random
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any

from examples.bucket_brigade import HOUSES, BucketBrigade, Fire
from examples.pearl_divers import DEPTHS, LAND, Dive, DiveView, PearlDivers
from rulebound.kernel import (
    DONE,
    STABLE,
    Decide,
    Encoder,
    Event,
    Flow,
    Judge,
    Option,
    Result,
    Rng,
    SetupValues,
    View,
)
from rulebound.kernel.encoder import row


class LeakInView(PearlDivers):
    """Everybody sees how deep the first seat's pearls lie together."""

    def view(self, s: Dive, seat: int | None) -> DiveView:
        shown = super().view(s, seat)
        return DiveView(
            hand=shown.hand,
            held=[sum(s.hands[0]), *shown.held[1:]],
            landed=shown.landed,
            deck=shown.deck,
            dice=shown.dice,
            turn=shown.turn,
        )


class LeakInOptions(PearlDivers):
    """A seat may land only what is not deeper than all of the next seat's hidden pearls."""

    def dive(self, s: Dive, seat: int) -> Flow[None]:
        s.dice = [s.rng.roll(6), s.rng.roll(6)]
        s.emit("rolled", seat, *s.dice)
        hand, deepest = s.hands[seat], max(s.hands[(seat + 1) % len(s.hands)])
        options = [LAND[depth] for depth in dict.fromkeys(hand) if depth <= deepest]
        pick: Option = yield Decide(seat, "land", [*options, DONE], always_ask=True, total=sum(s.dice))
        if pick is DONE:
            return s.emit("kept", seat)
        hand.remove(pick.args[0])
        s.landed[seat].append(pick.args[0])
        s.emit("landed", seat, pick.args[0])
        if s.deck:
            s.rng.reveal()
            hand.append(s.deck.pop())
        return None


class LeakInPrompt(PearlDivers):
    """The question put to one seat names a card of the next, and everybody reads it."""

    def dive(self, s: Dive, seat: int) -> Flow[None]:
        secret = s.hands[(seat + 1) % len(s.hands)][0]
        yield Decide(seat, "land", [DONE], always_ask=True, total=secret)
        s.emit("kept", seat)


class LeakInEvent(PearlDivers):
    """The last card of a hand is told to everybody."""

    def dive(self, s: Dive, seat: int) -> Flow[None]:
        yield from super().dive(s, seat)
        s.emit("drew", s.hands[seat][-1])


class ShowsACard(PearlDivers):
    """No fault: the last card of a hand is shown to everybody, by an event that may do so."""

    events = {**PearlDivers.events, "shown": "depth"}
    telling = frozenset({"shown"})

    def dive(self, s: Dive, seat: int) -> Flow[None]:
        yield from super().dive(s, seat)
        s.rng.reveal()
        s.emit("shown", s.hands[seat][-1])


class LeakInStatus(PearlDivers):
    """A status line gives the next card of the deck away."""

    def status(self, s: Dive, seat: int | None) -> Iterable[Event]:
        yield from super().status(s, seat)
        if s.deck:
            yield Event("hand", (s.deck[-1],))


class EncodesADeck(Encoder[Dive]):
    """The fault: the next card of the deck is among the numbers."""

    def encode(self, s: Dive, seat: int) -> bytes:
        return row((*sorted(s.hands[seat]), *s.deck[-1:])).ljust(16, b"\0")


class EncodesAHand(Encoder[Dive]):
    """The fault: a hand is as long as it is."""

    def encode(self, s: Dive, seat: int) -> bytes:
        return row(s.landed[seat])


class LeakInEncoding(PearlDivers):
    """Programs that learn are told the next card of the deck."""

    class judge_type(Judge[Dive]):  # noqa: N801  the name that a game gives its judge
        encoder_type = EncodesADeck


class EncodingOfManyLengths(PearlDivers):
    """What programs that learn are told grows with the game."""

    class judge_type(Judge[Dive]):  # noqa: N801  the name that a game gives its judge
        encoder_type = EncodesAHand


@dataclass(slots=True)
class SharingDive(Dive):
    def copy(self) -> "SharingDive":
        return SharingDive(
            self.rng.copy(),
            [hand[:] for hand in self.hands],
            self.landed,  # the fault: the copy holds the same lists
            self.deck[:],
            self.dice[:],
            self.rounds,
            self.turn,
        )


class SharedList(PearlDivers):
    """Copies of the state share the landed pearls."""

    state_type = SharingDive

    def new(self, setup: SetupValues, seed: int) -> Dive:
        s = super().new(setup, seed)
        return SharingDive(s.rng, s.hands, s.landed, s.deck, s.dice, s.rounds)


@dataclass(slots=True)
class TwiceFire(Fire):
    wells: list[list[int]] = field(default_factory=list)


class HeldTwice(BucketBrigade):
    """One list lies in two places of the state, and nothing has changed it yet."""

    state_type = TwiceFire

    def new(self, setup: SetupValues, seed: int) -> Fire:
        s = super().new(setup, seed)
        well = [3]
        return TwiceFire(s.rng, s.flames, s.buckets, s.ready, s.rounds, wells=[well, well])

    def flow(self, s: Fire) -> Flow[None]:
        assert isinstance(s, TwiceFire)
        s.wells[1] = s.wells[0]
        yield from super().flow(s)


class OwnChance(PearlDivers):
    """The dice fall by Python's own chance, which no seed repeats."""

    def dive(self, s: Dive, seat: int) -> Flow[None]:
        s.dice = [random.randint(1, 6), random.randint(1, 6)]
        s.emit("rolled", seat, *s.dice)
        yield Decide(seat, "land", [LAND[depth] for depth in dict.fromkeys(s.hands[seat])], total=sum(s.dice))


class OrderOfASet(BucketBrigade):
    """Which house burns higher depends on the order of strings in a set."""

    def flow(self, s: Fire) -> Flow[None]:
        while any(s.flames.values()) and max(s.flames.values()) < 6 and s.round < s.rounds:
            yield STABLE
            s.round += 1
            s.buckets = [held + 1 for held in s.buckets]
            s.ready = [False] * len(s.buckets)
            yield from self.brigade(s)
            for house in {house for house in HOUSES if s.flames[house]}:
                s.flames[house] += s.rng.roll(3)


class KeptInALocal(PearlDivers):
    """The card to be drawn is chosen before the decision and kept in a local variable."""

    def dive(self, s: Dive, seat: int) -> Flow[None]:
        if not s.deck:
            return
        coming = s.deck[-1]
        pick: Option = yield Decide(
            seat, "land", [LAND[depth] for depth in dict.fromkeys(s.hands[seat])], total=12
        )
        s.hands[seat].remove(pick.args[0])
        s.landed[seat].append(pick.args[0])
        s.rng.reveal()
        s.deck.pop()
        s.hands[seat].append(coming)


class OptionTwice(PearlDivers):
    """A hand with two pearls of one depth offers the same option twice."""

    def dive(self, s: Dive, seat: int) -> Flow[None]:
        pick: Option = yield Decide(seat, "land", [LAND[depth] for depth in s.hands[seat]] + [DONE], total=12)
        s.emit("kept", seat)
        del pick


class LostPearl(PearlDivers):
    """A landed pearl is sometimes lost."""

    def dive(self, s: Dive, seat: int) -> Flow[None]:
        yield from super().dive(s, seat)
        if s.landed[seat] and s.landed[seat][-1] == 7:
            s.landed[seat].pop()


class NotDeclared(PearlDivers):
    """An event that the game does not declare."""

    events = {kind: args for kind, args in PearlDivers.events.items() if kind != "kept"}


class LiveView(PearlDivers):
    """The view holds the state's own dice."""

    def view(self, s: Dive, seat: int | None) -> DiveView:
        shown = super().view(s, seat)
        return DiveView(
            hand=shown.hand, held=shown.held, landed=s.landed, deck=shown.deck, dice=shown.dice, turn=shown.turn
        )


class LookThatChanges(PearlDivers):
    """Asking for the status sorts a hand."""

    def status(self, s: Dive, seat: int | None) -> Iterable[Event]:
        for hand in s.hands:
            hand.sort(reverse=True)
        return super().status(s, seat)


class HearsItself(PearlDivers):
    """The rules go another way when nobody listens."""

    def dive(self, s: Dive, seat: int) -> Flow[None]:
        if s.sink is None and s.deck:
            s.rng.bits()
        yield from super().dive(s, seat)


class RedealThatLoses(PearlDivers):
    """The redeal deals from a fresh box, pearls already landed among them."""

    def determinize(self, s: Dive, seats: Collection[int], rng: Rng) -> None:
        box = list(DEPTHS)
        rng.shuffle(box)
        s.deck[:] = [box.pop() for _ in s.deck]


class NotStable(PearlDivers):
    """A stable point in the middle of a turn: from there the turn starts again."""

    def dive(self, s: Dive, seat: int) -> Flow[None]:
        s.dice = [s.rng.roll(6), s.rng.roll(6)]
        yield Decide(seat, "again", [Option("again", 0), DONE], total=sum(s.dice))
        yield STABLE
        yield Decide(seat, "land", [LAND[s.hands[seat][0]], DONE], total=sum(s.dice))


class WrongResult(PearlDivers):
    """The winner sits at no seat."""

    def result(self, s: Dive) -> Result:
        return Result((len(s.hands),), super().result(s).scores, "most-points")


class OtherView(View, frozen=True, kw_only=True):
    turn: int


class WrongSeatView(PearlDivers):
    """A seat's view is made from the public one without its own hand."""

    def public_view(self, s: Dive) -> DiveView:
        return self.view(s, None)


class LivePublicView(WrongSeatView):
    """The public view holds the state's own dice."""

    def public_view(self, s: Dive) -> DiveView:
        return self.view(s, None).but(dice=s.dice)

    def seat_view(self, s: Dive, seat: int | None, public: View) -> View:
        hand = self.view(s, seat).hand
        return public.but(hand=hand)


class WrongView(PearlDivers):
    """The view is of another type than the game says."""

    def view(self, s: Dive, seat: int | None) -> Any:
        return OtherView(turn=s.turn)


class NoEnd(PearlDivers):
    """The game goes on for ever."""

    def flow(self, s: Dive) -> Flow[None]:
        while True:
            yield STABLE
            yield Decide(0, "land", [LAND[2], DONE], total=12)


class TogetherAndHidden(PearlDivers):
    """The seats are said to play together, and each sees its own cards."""

    together = True


class TogetherAndWhispered(BucketBrigade):
    """The seats are said to play together; what one of them sees done, only the first is told."""

    together = True

    def brigade(self, s: Fire) -> Flow[None]:
        yield from super().brigade(s)
        s.emit("readied", 0, to=(0,))
