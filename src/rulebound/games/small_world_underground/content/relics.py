"""The six Righteous Relics."""

from rulebound.games.small_world_underground.ability import (
    Ability,
    hand_over,
    holds_place,
    neighbours_robbed,
    relic,
)
from rulebound.games.small_world_underground.board import bits
from rulebound.games.small_world_underground.state import UndergroundState
from rulebound.kernel import DONE, Decide, Flow, Option


@relic("flying-doormat")
class FlyingDoormat(Ability):
    """Conquer anywhere (SU-147)."""

    for_conquest = True
    anywhere = True


@relic("stinky-trolls-socks")
class StinkyTrollsSocks(Ability):
    """Conquer as if nobody stood there; nobody is hurt (SU-151, SU-152)."""

    for_conquest = True
    empty_price = True


@relic("shiny-orb")
class ShinyOrb(Ability):
    """Replace a lone token (SU-153)."""

    for_conquest = True
    swaps = True


@relic("sword-of-killer-rabbit")
class SwordOfKillerRabbit(Ability):
    """Two tokens less (SU-154)."""

    for_conquest = True
    cut = 2


@relic("scepter-of-avarice")
class ScepterOfAvarice(Ability):
    """Doubles what one region gives (SU-149, SU-150)."""

    order = 3
    doubles = True

    def end_of_turn(self, s: UndergroundState, slot: int) -> Flow[None]:
        lay = s.board.options("scepter")
        pick: Option = yield Decide(slot >> 1, "scepter", [*(lay[r] for r in bits(s.held(slot))), DONE])
        if pick is not DONE:
            r = s.board.number[pick.args[0]]
            s.relics[self.id] = r
            s.turn.used.append(self.id)
            s.emit("relic-moved", slot >> 1, self.id, *pick.args)
            double(s, slot, r)


def double(s: UndergroundState, slot: int, r: int) -> None:
    """The region's coins count twice at this scoring, but not at the Mine of the Lost Dwarf."""
    if not (holds_place(s, slot, "mine-of-lost-dwarf") and s.places["mine-of-lost-dwarf"] == r):
        s.turn.doubled.append(r)


@relic("froggys-ring")
class FroggysRing(Ability):
    """A coin from every neighbour (SU-148)."""

    order = 4
    shows_coins = True

    def end_of_turn(self, s: UndergroundState, slot: int) -> Flow[None]:
        lay = s.board.options("ring")
        pick: Option = yield Decide(slot >> 1, "ring", [*(lay[r] for r in bits(s.held(slot))), DONE])
        if pick is not DONE:
            r = s.board.number[pick.args[0]]
            s.relics[self.id] = r
            s.turn.used.append(self.id)
            s.emit("relic-moved", slot >> 1, self.id, *pick.args)
            ring(s, slot, r)


def ring(s: UndergroundState, slot: int, r: int) -> None:
    """Take 1 coin from each player with an active token next door who has one."""
    rob(s, slot >> 1, s.board.borders[r], FroggysRing.id)


def rob(s: UndergroundState, seat: int, mask: int, source: str) -> None:
    """Take 1 coin from each player with an active token in these regions who has one: now all know he had."""
    s.rng.reveal()
    for victim in neighbours_robbed(s, seat, mask):
        if s.coins[victim]:
            hand_over(s, victim, seat, source)
            s.emit("robbed", seat, victim)
