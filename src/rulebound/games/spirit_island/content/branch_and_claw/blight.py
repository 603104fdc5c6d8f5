"""The blight cards of Branch & Claw."""

from functools import partial

from rulebound.games.spirit_island import blight
from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import BlightCard, add_blight
from rulebound.games.spirit_island.cards import offer, take_offered
from rulebound.games.spirit_island.each import each_board, each_player, together
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.pieces import BEASTS, BUILDINGS, CITY, TOWN
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Decide, Flow, Option

blight_card = partial(blight.blight_card, box="branch-and-claw")


@blight_card("back-against-the-wall", 2)
class BackAgainstTheWall(BlightCard):
    """Each spirit has more energy and one more card play."""

    def spirit_phase(self, s: IslandState, its: Effect) -> Flow[None]:
        """An action for each spirit."""
        yield from each_player("blight", s, its.kind, _rally)


def _rally(act: Action) -> None:
    act.gain_energy(act.seat, 1)
    act.s.spirits[act.seat].plays += 1


@blight_card("promising-farmlands", 4)
class PromisingFarmlands(BlightCard):
    """On each board invaders settle in an empty inland land."""

    def turned(self, s: IslandState, its: Effect) -> Flow[None]:
        """An action for each board."""
        yield from each_board("blight", s, its.kind, _settle)


def _settle(act: Action, board: int) -> Flow[None]:
    s = act.s
    empty = board & s.island.lands & ~s.island.coastal & ~s.where(*BUILDINGS)
    act.land = yield from act.choose_land("farmland", empty)
    if act.land != NOWHERE:
        act.add(TOWN)
        act.add(CITY)


@blight_card("disintegrating-ecosystem", 5)
class DisintegratingEcosystem(BlightCard):
    """On each board beasts die, and there is more blight beside towns and cities."""

    def turned(self, s: IslandState, its: Effect) -> Flow[None]:
        """An action for each board."""
        yield from each_board("blight", s, its.kind, _disintegrate)


def _disintegrate(act: Action, board: int) -> Flow[None]:
    s = act.s
    lairs = sum(1 << land for land, beasts in enumerate(s.tokens[BEASTS]) if beasts)
    lair = yield from act.choose_land("lose-beasts", board & lairs)
    if lair != NOWHERE:
        act.remove_token(BEASTS, land=lair)
    land = yield from act.choose_land("blight-in", board & s.where(*BUILDINGS))
    if land != NOWHERE:
        yield from add_blight(act, land)


@blight_card("aid-from-lesser-spirits", 2)
class AidFromLesserSpirits(BlightCard):
    """Each spirit is lent a minor power, which it uses every turn as if it had played it."""

    def turned(self, s: IslandState, its: Effect) -> Flow[None]:
        """One action: a card more than there are spirits is drawn, and the last one is discarded."""
        yield from together("blight", s, its.kind, _lend)


def _lend(act: Action) -> Flow[None]:
    s = act.s
    offer(s, "minor", s.seat_count + 1)
    for seat in s.all_seats:
        if s.offered:
            pick: Option = yield Decide(seat, "lend", [Option("keep", card) for card in s.offered])
            take_offered(s, seat, pick.args[0])
    s.minors_discard += s.offered
    s.offered = []


@blight_card("tipping-point", 5)
class TippingPoint(BlightCard):
    """Each spirit destroys three of its presence."""

    def turned(self, s: IslandState, its: Effect) -> Flow[None]:
        """An action for each spirit."""
        yield from each_player("blight", s, its.kind, _lose_three)


def _lose_three(act: Action) -> Flow[None]:
    for _ in range(3):
        yield from act.destroy_presence(act.seat)


@blight_card("erosion-of-will", 3)
class ErosionOfWill(BlightCard):
    """Fear for all; each spirit loses presence and energy."""

    def turned(self, s: IslandState, its: Effect) -> Flow[None]:
        """The fear first."""
        yield from together("blight", s, its.kind, lambda act: act.fear(2 * s.seat_count))
        yield from each_player("blight", s, its.kind, _erode)


def _erode(act: Action) -> Flow[None]:
    yield from act.destroy_presence(act.seat)
    act.lose_energy(act.seat, 1)


@blight_card("a-pall-upon-the-land", 3)
class APallUponTheLand(BlightCard):
    """On each board a presence is destroyed and a town is gone."""

    def turned(self, s: IslandState, its: Effect) -> Flow[None]:
        """An action for each board."""
        yield from each_board("blight", s, its.kind, _darken)


def _darken(act: Action, board: int) -> Flow[None]:
    s = act.s
    there = [seat for seat in s.all_seats if s.presence_of(seat) & board]
    if there:
        seat = yield from act.choose_spirit("whose-presence", there)
        yield from act.destroy_presence(seat, board)
    yield from act.remove_anywhere((TOWN,), board)
