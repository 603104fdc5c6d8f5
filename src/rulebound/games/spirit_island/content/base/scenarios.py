"""The scenarios of the base box."""

from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.cards import draw
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import check, resolve
from rulebound.games.spirit_island.fear import reach_victory
from rulebound.games.spirit_island.fear_cards import cards_for, deepen, resolve_next
from rulebound.games.spirit_island.invaders import act_in_set_up, slot_under_way
from rulebound.games.spirit_island.island import PRINTED, bits
from rulebound.games.spirit_island.panel import gain_energy, may_stand
from rulebound.games.spirit_island.payment import collect
from rulebound.games.spirit_island.pieces import BUILDINGS, CITY, DAHAN, EXPLORER, INVADERS, TOWN, WILDS, kind_of
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import FAST, SLOW, Power
from rulebound.games.spirit_island.ravage import dahan_strike
from rulebound.games.spirit_island.rule import RULES, at_seat, rule
from rulebound.games.spirit_island.said import lasting, markers, reasons, ways
from rulebound.games.spirit_island.scenario import Scenario, scenario
from rulebound.games.spirit_island.state import EXPLORE, IslandState, ScenarioMarker
from rulebound.games.spirit_island.values import own_speed
from rulebound.kernel import STABLE, Anyone, Decide, Flow, Option

# Blitz.

HURRY: Final = "blitz-hurry"  # what it changes for a spirit
MORE_EXPLORERS: Final = "blitz-explorers"  # a board, in `amount`, that has had its additional explorer
HERE, LATER = "explorer-here", "explorer-later"
ways(HERE, LATER)


@scenario("blitz", 0)
class Blitz(Scenario):
    """All powers are fast, and the invaders are faster still."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """More blight lies on the card."""
        s.blight_left += s.share
        for seat in s.all_seats:
            s.enforce(Effect(HURRY, seat=seat, until="game"))

    def set_up_over(self, s: IslandState, its: Effect) -> Flow[None]:
        """The invaders build and explore once more before the first turn."""
        s.effects = [each for each in s.effects if each.kind != MORE_EXPLORERS]
        yield from act_in_set_up(s)

    def more_explorers(self, act: Action, its: Effect) -> Flow[int]:
        """One more on each board, in a land of the players' choice where explorers come."""
        s, board = act.s, act.s.island.board_of(act.land)
        if not _by_a_card(s) or any(each.amount == board for each in s.lasting(MORE_EXPLORERS)):
            return 0
        later = [land for land in s.todo if s.island.board_of(land) == board and not _stays_out(s, land)]
        if later and (yield from act.choose(HERE, LATER)) == LATER:
            return 0
        s.effects.append(Effect(MORE_EXPLORERS, amount=board, until=f"next-{EXPLORE}"))
        return 1

    def blight_on_card(self, s: IslandState, its: Effect, healthy: bool, number: int) -> int:
        """When the island becomes blighted there is less on the card."""
        return number if healthy else number - s.share


def _by_a_card(s: IslandState) -> bool:
    """Whether the invaders explore with a card, and not for something else."""
    slot = slot_under_way(s)
    return s.phase == "setup" or (slot is not None and slot.does == s.done_by(slot) == EXPLORE)


def _stays_out(s: IslandState, land: int) -> bool:
    """Whether no explorers will come to a land, as things stand."""
    if s.tokens[WILDS][land] or s.has(f"skip-{EXPLORE}", land):
        return True
    return any(each.kind in RULES and RULES[each.kind].skips(s, each, land, EXPLORE) for each in s.effects)


@rule(HURRY)
class Hurry(Rule):
    """Powers that are fast by themselves cost less, or give energy where there is no cost."""

    def all_fast(self, s: IslandState, its: Effect) -> bool:
        """All of them."""
        return True

    def cost(self, s: IslandState, its: Effect, power: Power, cost: int) -> int:
        """1 energy less for a fast card."""
        return max(0, cost - (own_speed(s, its.seat, power) != SLOW))

    def card_played(self, s: IslandState, its: Effect, power: Power) -> None:
        """A fast card without cost gives 1 energy."""
        if own_speed(s, its.seat, power) != SLOW and not _cost_without(s, its, power):
            _gain_one(s, its.seat)

    def power_used(self, s: IslandState, its: Effect, power: Power, made_fast: bool) -> None:
        """So does a fast innate power, and a slow power that something else makes fast."""
        innate = power.innate and s.phase == FAST and own_speed(s, its.seat, power) != SLOW
        if innate or made_fast:
            _gain_one(s, its.seat)


def _cost_without(s: IslandState, its: Effect, power: Power) -> int:
    """What a card would cost by what comes before this rule."""
    cost = power.cost
    for each, effect in at_seat(s, its.seat, "cost"):
        if effect is its:
            break
        cost = each.cost(s, effect, power, cost)
    return cost


def _gain_one(s: IslandState, seat: int) -> None:
    s.emit("energy", seat, gain_energy(s, seat, 1))


# Guard the Isle's Heart.

HEART: Final = "isles-heart"
SHORE_LAND: Final = 7  # the inner land of each board where one or two of them lie as usual
CENTRE: Final = {
    "standard-3": ("SE", "SE", "SE"),
    "standard-4": ("SE", "NE", "SE", "NE"),
}  # by board: its corner in the middle of the island
markers(HEART)
reasons(HEART)


@scenario("guard-the-isles-heart", 0)
class GuardTheIslesHeart(Scenario):
    """No town and no city may stand in the inner lands."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """The usual layouts have their inner lands."""
        for board, name in enumerate(s.boards):
            if s.layout in CENTRE:
                _mark(s, s.island.land_of(board, PRINTED[name]["corners"][CENTRE[s.layout][board]]))
            elif s.layout in ("standard-1", "standard-2"):
                _mark(s, s.island.land_of(board, SHORE_LAND))

    def laid_out(self, s: IslandState, its: Effect) -> Flow[None]:
        """On other layouts the players choose one land of each board, next to each other (SI-157)."""
        while left := _unmarked(s):
            yield STABLE
            chosen = sum(1 << land for land in _inner(s))
            open_now = _to_be_chosen(s, chosen, left)
            board = s.island.board_of(bits(open_now)[0])
            options = [Option("land", name) for name in s.names(open_now & s.island.of_board(board))]
            pick: Option = yield Decide(s.owner_of(board), "inner-land", options, board=s.boards[board])
            _mark(s, s.island.number_of[pick.args[0]])

    def set_up_over(self, s: IslandState, its: Effect) -> Flow[None]:
        """No towns; explorers and presence in the inner lands; two more power cards for each spirit."""
        act = Action(s, "scenario", source=its.kind)
        for land in range(s.island.size):
            for code in s.codes(land, (TOWN,)):
                for _ in range(s.pieces[land][code]):
                    yield from act.remove_piece(land, code)
        for land in _inner(s):
            act.add(EXPLORER, land=land)
        for seat in s.all_seats:
            yield from _come_inside(act, seat)
        for seat in s.all_seats:
            for kind in ("minor", "major"):
                _deal(s, seat, kind)

    def spirit_phase(self, s: IslandState, its: Effect) -> Flow[None]:
        """What still stands there when the first turn is over."""
        if s.turn > 1:
            check(s)
        yield from ()

    def lost(self, s: IslandState, its: Effect) -> str:
        """A building in an inner land, after the first turn."""
        return HEART if s.turn > 1 and any(_stands(s, land) for land in _inner(s)) else ""


def _mark(s: IslandState, land: int) -> None:
    s.scenario_markers.append(ScenarioMarker(HEART, land))
    s.emit("marker-added", HEART, s.island.names[land])


def _inner(s: IslandState) -> list[int]:
    return sorted(each.land for each in s.scenario_markers if each.kind == HEART and each.land != NOWHERE)


def _stands(s: IslandState, land: int) -> bool:
    """Whether a building stands there, even if the land is not there for a while."""
    laid_aside = (code for each in s.absent if each.land == land for code in each.pieces)
    return bool(s.count(land, *BUILDINGS)) or any(kind_of(code) in BUILDINGS for code in laid_aside)


def _unmarked(s: IslandState) -> tuple[int, ...]:
    """The boards that have no inner land yet."""
    marked = {s.island.board_of(land) for land in _inner(s)}
    return tuple(board for board in range(len(s.boards)) if board not in marked)


def _to_be_chosen(s: IslandState, chosen: int, left: tuple[int, ...]) -> int:
    """Lands of these boards with which all inner lands can lie next to each other; all where they never can."""
    known: dict[int, bool] = {}
    lands = sum(s.island.of_board(board) for board in left)
    if not any(_fits(s, 1 << land, known) for land in bits(s.island.of_board(0))):
        return lands
    near = _around(s, chosen) & lands if chosen else lands
    return sum(1 << land for land in bits(near) if _fits(s, chosen | 1 << land, known))


def _fits(s: IslandState, chosen: int, known: dict[int, bool]) -> bool:
    """Whether the other boards have lands next to these, one after the other."""
    if chosen not in known:
        taken = sum(s.island.of_board(s.island.board_of(land)) for land in bits(chosen))
        left = s.island.lands & ~taken
        more = bits(_around(s, chosen) & left)
        known[chosen] = not left or any(_fits(s, chosen | 1 << land, known) for land in more)
    return known[chosen]


def _around(s: IslandState, lands: int) -> int:
    found = 0
    for land in bits(lands):
        found |= s.island.near[land]
    return found


def _come_inside(act: Action, seat: int) -> Flow[None]:
    """1 presence for the inner land of the spirit's board, or the nearest one there where it may stand."""
    s = act.s
    own = s.island.of_board(s.board_of_seat(seat))
    heart = next(land for land in _inner(s) if own >> land & 1)
    open_to_it = sum(1 << land for land in bits(own) if may_stand(s, seat, land))
    yield from act.add_presence(seat, _nearest(s, heart, open_to_it))


def _nearest(s: IslandState, land: int, lands: int) -> int:
    """Those of the lands to which the way from this one is shortest."""
    distance = s.island.distance[land]
    least = min((distance[other] for other in bits(lands)), default=0)
    return sum(1 << other for other in bits(lands) if distance[other] == least)


def _deal(s: IslandState, seat: int, kind: str) -> None:
    """The top card of a deck goes to the hand."""
    draw(s, seat, kind, 1)
    drawn = s.spirits[seat].drawn
    s.spirits[seat].hand += drawn
    for card in drawn:
        s.emit("gained", seat, card)
    drawn.clear()


# Rituals of Terror.

RITUALS: Final = "rituals-of-terror"
RITUAL: Final = "ritual-of-terror"
REFUSED: Final = "ritual-refused"
LAST_RITUAL: Final = 3
PRICE: Final = 3  # of a ritual: so much energy, and so much presence
GATHERED: Final = 3  # dahan for each player
ways(RITUAL)
lasting(REFUSED)
reasons("last-ritual")


@scenario(RITUALS, 3)
class RitualsOfTerror(Scenario):
    """Only rituals bring terror; `amount` is how many there were."""

    moves = (RITUAL,)

    def set_up(self, s: IslandState, its: Effect) -> None:
        """All fear cards lie in one deck."""
        cards = sorted(cards_for(s.boxes, s.unused_tokens))
        s.rng.shuffle(cards)
        deepen(s, len(cards) - len(s.fear_deck))
        s.fear_deck, s.fear_levels = cards, [len(cards), 0, 0]

    def terror_level(self, s: IslandState, its: Effect, terror: int) -> int:
        """One level for each ritual; the last one brings victory."""
        return min(LAST_RITUAL, 1 + its.amount)

    def fear_deck_over(self, s: IslandState, its: Effect) -> bool:
        """Nothing more is earned then."""
        s.fear = 0
        return True

    def keeps_fear(self, s: IslandState, its: Effect) -> bool:
        """Earned cards wait for a ritual."""
        return True

    def own_moves(self, s: IslandState, its: Effect) -> list[str]:
        """Any spirit proposes it in a phase of powers; whom another has refused, not again in this turn."""
        if s.phase not in (FAST, SLOW) or its.amount >= LAST_RITUAL or s.has(REFUSED, seat=its.seat):
            return []
        able = sum(spirit.energy for spirit in s.spirits) >= PRICE and _sites(s)
        return [RITUAL] if able else []

    def do_own_move(self, s: IslandState, its: Effect, what: str) -> Flow[None]:
        """If all agree: the price, the next terror level, all earned fear cards, and the dahan scatter."""
        sites = [Option("land", name) for name in s.names(_sites(s))]
        pick: Option = yield Decide(its.seat, "ritual-land", sites)
        land = s.island.number_of[pick.args[0]]
        for seat in s.all_seats:
            if seat != its.seat and not (yield from _agrees(s, seat, land)):
                s.effects.append(Effect(REFUSED, seat=its.seat))
                return
        before = _count(s).amount
        ritual = Action(s, "spirit", its.seat, land=land, source=RITUAL)
        yield from resolve(ritual, _perform(ritual))
        if _count(s).amount == before:
            return
        while s.earned:
            yield from resolve_next(s)
        leaving = Action(s, "spirit", its.seat, land=land, source=RITUAL)
        yield from resolve(leaving, _scatter(leaving))


def _count(s: IslandState) -> Effect:
    """The scenario as it is in force for all: its amount are the rituals."""
    return next(each for each in s.rules if each.kind == RITUALS)


def _sites(s: IslandState) -> int:
    """Lands with presence of each spirit, enough of it, and dahan enough."""
    found = 0
    for land in bits(s.where(DAHAN) & s.island.lands):
        presence = [spirit.presence[land] for spirit in s.spirits]
        if all(presence) and sum(presence) >= PRICE and s.count(land, DAHAN) >= GATHERED * s.share:
            found |= 1 << land
    return found


def _agrees(s: IslandState, seat: int, land: int) -> Flow[bool]:
    options = [Option("agree", RITUAL), Option("decline")]
    pick: Option = yield Decide(seat, "ritual-agree", options, land=s.island.names[land])
    if pick.verb == "decline":
        s.emit("refused", seat)
        return False
    s.emit("agreed", seat, RITUAL)
    return True


def _perform(ritual: Action) -> Flow[None]:
    """The price is paid, and the terror level rises."""
    s = ritual.s
    if len([spirit for spirit in s.spirits if spirit.energy]) == 1:
        ritual.seat = next(seat for seat in s.all_seats if s.spirits[seat].energy)
        ritual.pay(PRICE)
    else:
        yield from collect(s, PRICE)
    yield from _give_presence(ritual)
    if len(ritual.presence_lost) < PRICE:
        return
    its = _count(s)
    its.amount += 1
    s.emit("ritual", s.island.names[ritual.land])
    if its.amount == LAST_RITUAL:
        reach_victory(s, "last-ritual")
    else:
        s.emit("terror", s.terror)


def _give_presence(ritual: Action) -> Flow[None]:
    """Whoever wants to destroys presence there, until it is enough; what a rule saves does not count."""
    s, land = ritual.s, ritual.land
    for _ in range(sum(spirit.presence[land] for spirit in s.spirits)):
        left = PRICE - len(ritual.presence_lost)
        if left <= 0:
            return
        givers = [seat for seat in s.all_seats if s.spirits[seat].presence[land]]
        seat = givers[0]
        if len(givers) > 1:
            options = [Option("lose", s.island.names[land])]
            seat, _ = yield Anyone(dict.fromkeys(givers, options), "ritual-presence", number=left)
        yield from ritual.lose_presence(seat, land)


def _scatter(act: Action) -> Flow[None]:
    """All dahan are pushed, and no land gets one more before each has got as many."""
    s, land = act.s, act.land
    goals = act.open_to(DAHAN, s.island.near[land] & s.island.lands & ~(1 << land))
    left = 0
    while goals and (codes := act.loose_codes(land, (DAHAN,))):
        left = left or goals
        alike = len(codes) == 1 and s.pieces[land][codes[0]] >= left.bit_count()
        if alike:
            for goal in bits(left):
                yield from act.move(codes[0], land, goal)
            left = 0
            continue
        went = yield from act.push(1, (DAHAN,), to=left)
        if not went:
            return
        left &= ~(1 << went[0])


# Dahan Insurrection.

RAIDING, RESPONSE, INSURRECTION = "constant-raiding", "military-response", "coordinated-insurrection"
DUE, DONE_WITH = 1, 2  # the coordinated insurrection, as the `amount` of the scenario
ENOUGH_DAHAN: Final = 2  # for each player
reasons("insurrection", "insurrection-failed", "few-dahan")


@scenario("dahan-insurrection", 4)
class DahanInsurrection(Scenario):
    """The dahan raid wherever they go, and whoever is destroyed is followed by others."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """First the dahan that have moved, then the invaders' answer (SI-150)."""
        s = act.s
        raided = _raided(act)
        if raided and not act.follows(RAIDING):
            raid = Action(s, act.kind, source=RAIDING, cause=act)
            yield from resolve(raid, _raid(raid, raided))
        fallen = [(land, kind) for land, kind in act.destroyed if kind in BUILDINGS]
        if fallen and not act.follows(RESPONSE):
            response = Action(s, act.kind, source=RESPONSE, cause=act)
            yield from resolve(response, _respond(response, fallen))
        if its.amount == DUE:
            its.amount = DONE_WITH
            rising = Action(s, act.kind, source=INSURRECTION, cause=act)
            yield from resolve(rising, _rise(rising))

    def instead_of_fear_victory(self, s: IslandState, its: Effect) -> bool:
        """The dahan rise everywhere when the action is over."""
        its.amount = DUE
        return True

    def counter(self, s: IslandState, its: Effect) -> tuple[int, int]:
        """The dahan that are left."""
        return _dahan(s), ENOUGH_DAHAN * s.share - 1

    def won(self, s: IslandState, its: Effect) -> str:
        """At the second terror level no land, later few lands, where buildings are more than dahan."""
        most = (None, 0, s.share - 1)[s.terror - 1]
        return "insurrection" if most is not None and _outnumbered(s) <= most else ""

    def lost(self, s: IslandState, its: Effect) -> str:
        """With too few dahan, or if they have risen everywhere in vain."""
        if _dahan(s) < ENOUGH_DAHAN * s.share:
            return "few-dahan"
        return "insurrection-failed" if its.amount == DONE_WITH and not s.won else ""


def _raided(act: Action) -> dict[int, int]:
    """By land: how many dahan have ended there that this action has moved, wherever it moved them before."""
    found = dict[int, int]()
    for kind, _, land in act.moved:
        if kind == DAHAN:
            found[land] = min(found.get(land, 0) + 1, act.s.count(land, DAHAN))
    return {land: number for land, number in found.items() if number and act.s.count(land, *INVADERS)}


def _raid(raid: Action, raided: dict[int, int]) -> Flow[None]:
    for land, number in sorted(raided.items()):
        yield from raid.damage(number, land=land)


def _respond(response: Action, fallen: list[tuple[int, int]]) -> Flow[None]:
    """A town for each city and an explorer for each town, in the nearest land with dahan; isolated or not."""
    s = response.s
    for land, kind in fallen:
        response.land = land
        goal = yield from response.choose_land(RESPONSE, _nearest(s, land, s.where(DAHAN) & s.island.lands))
        if goal != NOWHERE:
            response.add(TOWN if kind == CITY else EXPLORER, land=goal)


def _rise(rising: Action) -> Flow[None]:
    """The dahan of each land strike as after a ravage."""
    s = rising.s
    for land in bits(s.where(DAHAN) & s.where(*INVADERS) & s.in_play):
        yield from dahan_strike(rising, land)


def _lands(s: IslandState) -> list[dict[int, int]]:
    """The pieces of each land, also of those that are not there for a while."""
    return [*s.pieces, *(each.pieces for each in s.absent)]


def _of_kinds(there: dict[int, int], *kinds: int) -> int:
    return sum(number for code, number in there.items() if kind_of(code) in kinds)


def _dahan(s: IslandState) -> int:
    return sum(_of_kinds(there, DAHAN) for there in _lands(s))


def _outnumbered(s: IslandState) -> int:
    """In how many lands there are more buildings than dahan."""
    return sum(_of_kinds(there, *BUILDINGS) > _of_kinds(there, DAHAN) for there in _lands(s))
