"""The blight cards of Jagged Earth; two of them leave the island healthy."""

from functools import partial

from rulebound.games.spirit_island import blight
from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import BlightCard, add_blight, is_spared
from rulebound.games.spirit_island.each import each_board, each_player, together
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.payment import can_pay, pay
from rulebound.games.spirit_island.pieces import BEASTS, BUILDINGS, CITY, DAHAN, EXPLORER, INVADERS, SMALL, TOWN
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.said import ways
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Flow

blight_card = partial(blight.blight_card, box="jagged-earth")
ways("pay-for-the-land", "lose-for-the-land", "let-it-crumble")
MANY_CARDS, DEAR = 3, 4
UPKEEP = 3


def _next_to_blight(s: IslandState) -> int:
    """The lands that are adjacent to blight."""
    blighted = s.blighted_lands()
    return sum(1 << land for land in bits(s.island.lands) if s.near(land) & blighted)


@blight_card("unnatural-proliferation", 3)
class UnnaturalProliferation(BlightCard):
    """Presence, dahan and cities grow rank."""

    def turned(self, s: IslandState, its: Effect) -> Flow[None]:
        """An action for each spirit, then one for each board."""
        yield from each_player("blight", s, its.kind, _spread)
        yield from each_board("blight", s, its.kind, _proliferate)


def _spread(act: Action) -> Flow[None]:
    yield from act.add_presence(act.seat, act.s.presence_of(act.seat))


def _proliferate(act: Action, board: int) -> Flow[None]:
    s = act.s
    land = yield from act.choose_land("dahan-in", board & s.where(DAHAN))
    if land != NOWHERE:
        act.add(DAHAN, land=land)
    numbers = {land: s.count(land, *BUILDINGS) for land in bits(board & s.where(*BUILDINGS))}
    fewest = sum(1 << land for land, number in numbers.items() if number == min(numbers.values()))
    land = yield from act.choose_land("cities-in", fewest)
    if land != NOWHERE:
        act.add(CITY, 2, land=land)


@blight_card("all-things-weaken", 3)
class AllThingsWeaken(BlightCard):
    """From the next turn on all have less health, and blight comes sooner and destroys more."""

    def turned(self, s: IslandState, its: Effect) -> Flow[None]:
        """Note the turn after which it begins."""
        yield from ()
        its.amount = s.turn

    def spirit_phase(self, s: IslandState, its: Effect) -> Flow[None]:
        """What still has damage may not stand any longer (SI-075)."""
        if s.turn == its.amount + 1:
            yield from together("blight", s, its.kind, _collapse)

    def health(self, s: IslandState, its: Effect, land: int, kind: int, health: int) -> int:
        """1 less for invaders and dahan."""
        return health - (s.turn > its.amount and (kind in INVADERS or kind == DAHAN))

    def blight_at(self, s: IslandState, its: Effect, land: int, damage: int) -> int:
        """1 damage less."""
        return damage - (s.turn > its.amount)

    def blight_added(self, act: Action, its: Effect, land: int) -> Flow[None]:
        """All presence and beasts there, and one presence next to it."""
        s = act.s
        if s.turn == its.amount:
            return
        for seat in s.all_seats:
            while s.spirits[seat].presence[land] and not is_spared(act, seat, land):
                if not (yield from act.lose_presence(seat, land)):
                    break
        act.remove_token(BEASTS, s.tokens[BEASTS][land], land)
        near = s.near(land)
        there = [seat for seat in s.all_seats if s.presence_of(seat) & near]
        if there:
            before = act.chooser
            act.chooser = act.seat if act.kind == "spirit" else s.owner_at(land)
            seat = yield from act.choose_spirit("whose-presence", there)
            act.chooser = before
            yield from act.destroy_presence(seat, near)


def _collapse(act: Action) -> Flow[None]:
    yield from act.collapse(*range(act.s.island.size))


@blight_card("thriving-communities", 4)
class ThrivingCommunities(BlightCard):
    """On each board invaders grow in four lands."""

    def turned(self, s: IslandState, its: Effect) -> Flow[None]:
        """An action for each board."""
        yield from each_board("blight", s, its.kind, _thrive)


def _thrive(act: Action, board: int) -> Flow[None]:
    left = board & act.s.where(*SMALL)
    for _ in range(4):
        land = yield from act.choose_land("replace-in", left)
        if land == NOWHERE:
            return
        yield from act.replace([(TOWN, (CITY,)), (EXPLORER, (TOWN,))], land=land)
        left &= ~(1 << land)


@blight_card("power-corrodes-the-spirit", 4)
class PowerCorrodesTheSpirit(BlightCard):
    """Spirits with many or mighty cards in play lose presence, in every invader phase."""

    def invader_phase(self, s: IslandState, its: Effect) -> Flow[None]:
        """An action for each of them."""
        mighty = [seat for seat in s.all_seats if _is_mighty(s, seat)]
        yield from each_player("blight", s, its.kind, _corrode, mighty)


def _is_mighty(s: IslandState, seat: int) -> bool:
    cards = s.spirits[seat].in_use
    return len(cards) >= MANY_CARDS or any(POWERS[card].cost >= DEAR for card in cards)


def _corrode(act: Action) -> Flow[None]:
    yield from act.destroy_presence(act.seat)


@blight_card("untended-land-crumbles", 4)
class UntendedLandCrumbles(BlightCard):
    """On each board blight spreads in every invader phase, unless the spirits pay for it."""

    def invader_phase(self, s: IslandState, its: Effect) -> Flow[None]:
        """An action for each board."""
        yield from each_board("blight", s, its.kind, _crumble)


def _crumble(act: Action, board: int) -> Flow[None]:
    s = act.s
    if not board & _next_to_blight(s):
        return
    there = [seat for seat in s.all_seats if s.presence_of(seat) & board]
    open_ways = ["let-it-crumble"]
    open_ways += ["pay-for-the-land"] * can_pay(s, UPKEEP) + ["lose-for-the-land"] * bool(there)
    way = yield from act.choose(*open_ways)
    if way == "pay-for-the-land":
        yield from pay(s, UPKEEP)
    elif way == "lose-for-the-land":
        seat = yield from act.choose_spirit("whose-presence", there)
        yield from act.destroy_presence(seat, board)
    else:
        land = yield from act.choose_land("blight-in", board & _next_to_blight(s))
        yield from add_blight(act, land)


@blight_card("invaders-find-the-land-to-their-liking", 2, healthy=True)
class InvadersFindTheLandToTheirLiking(BlightCard):
    """It takes more to frighten the invaders."""

    def turned(self, s: IslandState, its: Effect) -> Flow[None]:
        """For each player 1, 1.5 or 2 by the terror level, rounded down in all."""
        yield from ()
        s.fear_pool += s.seat_count * (1 + s.terror) // 2


@blight_card("strong-earth-shatters-slowly", 2, healthy=True)
class StrongEarthShattersSlowly(BlightCard):
    """Each player adds blight next to blight."""

    def turned(self, s: IslandState, its: Effect) -> Flow[None]:
        """An action for each player."""
        yield from each_player("blight", s, its.kind, _shatter)


def _shatter(act: Action) -> Flow[None]:
    land = yield from act.choose_land("blight-in", _next_to_blight(act.s))
    if land != NOWHERE:
        yield from add_blight(act, land)
