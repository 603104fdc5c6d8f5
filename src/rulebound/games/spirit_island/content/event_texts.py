"""Where events work, what several of them do, and the token and dahan events that stand on several cards.

Oceans are no lands for them, even those in play.
"""

from collections.abc import Callable, Iterable

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.cards import gain, reclaim_one
from rulebound.games.spirit_island.each import where_possible
from rulebound.games.spirit_island.effect import NOBODY, NOWHERE, Effect
from rulebound.games.spirit_island.events import EventText, Part, each_board, each_land, each_player, together
from rulebound.games.spirit_island.invaders import matching
from rulebound.games.spirit_island.island import TERRAINS, bits
from rulebound.games.spirit_island.payment import offers
from rulebound.games.spirit_island.pieces import (
    BEASTS,
    BUILDINGS,
    DAHAN,
    DISEASE,
    EXPLORER,
    INVADERS,
    TOWN,
    picked,
    piece_option,
    strife_of,
)
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.power import Effect as Does
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import ways
from rulebound.games.spirit_island.state import RAVAGE, IslandState
from rulebound.kernel import Decide, Flow, Option, plain_class

ways("push-two-explorers")
Lands = Callable[[IslandState], int]
Boards = Callable[[IslandState], Iterable[int]]


# Where.


def that(s: IslandState, fits: Callable[[int], bool]) -> int:
    """The lands of which this holds."""
    return sum(1 << land for land in bits(s.island.lands) if fits(land))


def at_least(s: IslandState, number: int, *kinds: int) -> int:
    """The lands with so many pieces of these kinds or more."""
    return that(s, lambda land: s.count(land, *kinds) >= number)


def inland(s: IslandState) -> int:
    return s.island.lands & ~s.island.coastal


def clean(s: IslandState) -> int:
    return s.island.lands & ~s.blighted_lands()


def with_buildings(s: IslandState) -> int:
    return s.where(*BUILDINGS) & s.island.lands


def without(s: IslandState, *kinds: int) -> int:
    """The lands without pieces of these kinds."""
    return s.island.lands & ~s.where(*kinds)


def tokens(s: IslandState, *kinds: int) -> int:
    """The lands with tokens of these kinds."""
    return s.where_tokens(*kinds) & s.island.lands


def near(s: IslandState, lands: int) -> int:
    """The lands next to any of these."""
    return that(s, lambda land: bool(s.island.near[land] & lands))


def outnumbering(s: IslandState) -> int:
    """The lands where dahan outnumber towns and cities."""
    return that(s, lambda land: s.count(land, DAHAN) > s.count(land, *BUILDINGS))


def most(lands: int, number: Callable[[int], int], least: int = 1) -> int:
    """Those of the lands with the most of something, and at least so much."""
    found = bits(lands)
    highest = max((number(land) for land in found), default=0)
    return sum(1 << land for land in found if number(land) == highest) if highest >= least else 0


def most_buildings(s: IslandState, lands: int) -> int:
    return most(lands, lambda land: s.count(land, *BUILDINGS))


def boards_with(s: IslandState, fits: Callable[[int], bool]) -> list[int]:
    """The boards of whose lands this holds."""
    return [board for board in s.island.boards_left if fits(s.island.of_board(board))]


def count_on(s: IslandState, lands: int, *kinds: int) -> int:
    """How many such pieces are in these lands."""
    return sum(s.count(land, *kinds) for land in bits(lands))


def terrains_not_shown(s: IslandState) -> list[int]:
    """The terrains that no invader card on the invader board shows."""
    shown = {word for card in s.cards_in_slots for word in card.split("-")[1:]}
    return [number for number, name in enumerate(TERRAINS[:-1]) if name not in shown]


def choose_terrain(s: IslandState) -> Flow[int | None]:
    """One of the terrains that no invader card shows."""
    options = [Option("terrain", TERRAINS[terrain]) for terrain in terrains_not_shown(s)]
    if not options:
        return None
    pick: Option = yield Decide(s.owner_at(NOWHERE), "terrain", options)
    return TERRAINS.index(pick.args[0])


def with_dahan_of(s: IslandState, number: int) -> list[int]:
    """The spirits with so many dahan among their lands (SI-194)."""
    return [seat for seat in s.all_seats if count_on(s, s.presence_of(seat), DAHAN) >= number]


def slots_matching(s: IslandState, does: str) -> int:
    """The lands that the cards of these slots name."""
    found = 0
    for card in s.cards_that(does):
        found |= matching(s, card, does)
    return found


# What several of them do.


def lasts(s: IslandState, kind: str, amount: int = 0, until: str = "turn") -> None:
    """Something that lasts everywhere, for the turn if nothing else is said (SI-133)."""
    s.effects.append(Effect(kind, amount=amount, source=s.event, until=until))


def lasting(kind: str, amount: int = 0, until: str = "turn") -> EventText:
    """A text that is nothing but that."""
    return lambda s: lasts(s, kind, amount, until)


def one_land(where: Lands, does: Does, boards: Boards | None = None) -> EventText:
    """On each board, or on those that meet a condition, something happens in one of these lands."""

    def text(s: IslandState) -> Flow[None]:
        def on_board(act: Action, board: int) -> Flow[None]:
            yield from in_one(act, where(s) & board, does)

        return each_board(s, s.event, on_board, None if boards is None else boards(s))

    return text


def in_one(act: Action, lands: int, does: Does) -> Flow[None]:
    """Something happens in one of these lands, if there is any."""
    act.land = yield from act.choose_land("event-land", lands)
    if act.land != NOWHERE:
        doing = does(act)
        if doing is not None:
            yield from doing


def all_lands(where: Lands, does: Does) -> EventText:
    """Something happens in each of these lands."""
    return lambda s: each_land(s, s.event, where(s), does)


def all_players(does: Does) -> EventText:
    """Each player does something."""
    return lambda s: each_player(s, s.event, does)


def spirits_with_dahan(number: int, does: Does) -> EventText:
    """Each spirit with so many dahan among its lands does something."""
    return lambda s: each_player(s, s.event, does, with_dahan_of(s, number))


def one_action(does: Does) -> EventText:
    """One action for all."""
    return lambda s: together(s, s.event, does)


def in_turn(*texts: EventText) -> EventText:
    """One text after the other."""

    def text(s: IslandState) -> Flow[None]:
        for each in texts:
            doing = each(s)
            if doing is not None:
                yield from doing

    return text


def change_health(kinds: tuple[int, ...], amount: int) -> EventText:
    """Pieces of these kinds have other health for the turn."""
    return one_action(lambda act: act.change_health(kinds, amount))


def add(kind: int) -> Does:
    return lambda act: act.add(kind)


def add_token(kind: int) -> Does:
    return lambda act: act.add_token(kind)


def blight(act: Action) -> Flow[None]:
    """Add 1 blight."""
    return add_blight(act, act.land)


def blight_alone(act: Action) -> Flow[None]:
    """Add 1 blight that does not spread."""
    return add_blight(act, act.land, cascade=False)


def fear_per_player(number: int) -> EventText:
    return one_action(lambda act: act.fear(number * act.s.seat_count))


def fear_per_board(fits: Callable[[IslandState, int], bool], number: int = 1) -> EventText:
    """Fear for each board of whose lands this holds."""

    def text(s: IslandState) -> Flow[None]:
        boards = boards_with(s, lambda lands: fits(s, lands))
        return each_board(s, s.event, lambda act, _: act.fear(number), boards)

    return text


def fear_per_land(where: Lands, number: int = 1) -> EventText:
    """Fear for each of these lands, in one action."""
    return one_action(lambda act: act.fear(number * where(act.s).bit_count()))


def push_to(number: int, kinds: tuple[int, ...], start: Lands, goal: Lands) -> EventText:
    """On each board push so many pieces from such a land to such lands, wholly if it can be done (SI-137)."""

    def text(s: IslandState) -> Flow[None]:
        def does(act: Action, board: int) -> Flow[None]:
            goals = goal(s)
            lands = board & start(s) & s.where(*kinds)
            fit = where_possible(lands, number, lambda land: s.count(land, *kinds) if s.near(land) & goals else 0)
            land = yield from act.choose_land("push-from", fit)
            if land != NOWHERE:
                yield from act.push(number, kinds, land=land, to=goals)

        return each_board(s, s.event, does)

    return text


def push_token_to(kind: int, goal: Callable[[IslandState, int], int], then: Does) -> EventText:
    """On each board push a token to such a land next to it; then something happens in that land."""

    def text(s: IslandState) -> Flow[None]:
        def does(act: Action, board: int) -> Flow[None]:
            start = board & that(s, lambda land: bool(s.tokens[kind][land] and s.near(land) & goal(s, land)))
            land = yield from act.choose_land("push-from", start)
            if land == NOWHERE:
                return
            went = yield from act.push(1, tokens=(kind,), land=land, to=goal(s, land))
            act.land = went[0]
            doing = then(act)
            if doing is not None:
                yield from doing

        return each_board(s, s.event, does)

    return text


def player_may_push(kinds: tuple[int, ...], where: Lands, then: Does | None = None) -> EventText:
    """Each player may push a piece from one of these lands; then something happens where it went."""

    def does(act: Action) -> Flow[None]:
        s = act.s
        land = yield from act.choose_land("push-from", s.where(*kinds) & where(s), optional=True)
        if land == NOWHERE:
            return
        for went in (yield from act.push(1, kinds, land=land, up_to=True, to=s.island.lands)):
            act.land = went
            doing = then(act) if then is not None else None
            if doing is not None:
                yield from doing

    return all_players(does)


def dahan_come(where: Lands, does: Does, whole: bool = True) -> EventText:
    """On each board something happens in one of these lands into which dahan can come; or else in any of them.

    Nothing happens without them if they are the `whole` of it (SI-137).
    """

    def text(s: IslandState) -> Flow[None]:
        def on_board(act: Action, board: int) -> Flow[None]:
            lands = where(s) & board
            fit = act.open_to(DAHAN, lands & near(s, s.where(DAHAN)))
            yield from in_one(act, fit if fit or whole else lands, does)

        return each_board(s, s.event, on_board)

    return text


def gather_dahan(where: Lands) -> EventText:
    """On each board gather 1 or 2 dahan into one of these lands."""

    def does(act: Action) -> Flow[None]:
        if (yield from act.gather(1, (DAHAN,))):
            yield from act.gather(1, (DAHAN,), up_to=True)

    return dahan_come(where, does)


def destroy_on_board(number: int, kinds: tuple[int, ...], where: Lands) -> EventText:
    """On each board destroy so many pieces in all among these lands."""

    def text(s: IslandState) -> Flow[None]:
        def does(act: Action, board: int) -> Flow[None]:
            for _ in range(number):
                land = yield from act.choose_land("event-land", where(s) & s.where(*kinds) & board)
                if land != NOWHERE:
                    yield from act.destroy(1, kinds, land=land)

        return each_board(s, s.event, does)

    return text


def remove_one_token(act: Action, kind: int, lands: int) -> Flow[None]:
    """Remove a token from one of these lands."""
    s = act.s
    land = yield from act.choose_land("event-land", lands & that(s, lambda land: bool(s.tokens[kind][land])))
    if land != NOWHERE:
        act.remove_token(kind, land=land)


def each_beast(does: Callable[[Action, int], Flow[None] | None]) -> EventText:
    """One action for each land with beasts, told how many there are; none of them acts twice (SI-143)."""

    def text(s: IslandState) -> Flow[None]:
        lands = tokens(s, BEASTS)
        number = {land: s.token_count(BEASTS, land) for land in bits(lands)}
        return each_land(s, s.event, lands, lambda act: does(act, number[act.land]))

    return text


def turn_up(s: IslandState, kind: str) -> str:
    """The top card of a deck of powers is discarded; which."""
    deck, discard = (s.minors, s.minors_discard) if kind == "minor" else (s.majors, s.majors_discard)
    if not deck:
        deck += discard
        discard.clear()
        s.rng.shuffle(deck)
    card = deck.pop()
    s.rng.reveal()
    discard.append(card)
    s.emit("turned-up", card)
    return card


def grants(card: str, element: int) -> bool:
    """Whether a power card is printed as giving an element (SI-204)."""
    return bool(POWERS[card].elements[element])


def per_board_minor(does: Callable[[Action, int, str], Flow[None] | None]) -> EventText:
    """For each board the top minor power is discarded, and by that card something happens."""

    def text(s: IslandState) -> Flow[None]:
        return each_board(s, s.event, lambda act, board: does(act, board, turn_up(s, "minor")))

    return text


def all_agree(s: IslandState, label: str) -> Flow[bool]:
    """Whether every spirit wants that."""
    for seat in s.all_seats:
        act = Action(s, "event", seat)
        if not (yield from act.may(label)):
            return False
    return True


def ignoring(flow: Flow[object]) -> Flow[None]:
    """The same, whatever it gives."""
    yield from flow


# What the spirits can prevent.


def presence_on(s: IslandState, lands: int) -> list[tuple[int, int]]:
    """The seats with presence in these lands, and how much."""
    held = [(seat, sum(s.spirits[seat].presence[land] for land in bits(lands))) for seat in s.all_seats]
    return [(seat, number) for seat, number in held if number]


def prevented(act: Action, board: int, number: int) -> Flow[bool]:
    """Whether the spirits destroy so much presence on a board together, so that nothing happens there."""
    holds = presence_on(act.s, board)
    given = yield from offers("prevent", holds, number)
    for place, gives in given:
        for _ in range(gives):
            yield from act.destroy_presence(holds[place][0], board)
    return bool(given)


def unless_prevented(number: int, where: Lands, does: Does, boards: Boards | None = None) -> EventText:
    """The same as on one land of each board, unless the spirits destroy so much presence on the board."""

    def text(s: IslandState) -> Flow[None]:
        def on_board(act: Action, board: int) -> Flow[None]:
            if where(s) & board and not (yield from prevented(act, board, number)):
                yield from in_one(act, where(s) & board, does)

        return each_board(s, s.event, on_board, None if boards is None else boards(s))

    return text


# Token events of several cards.


def _attack(act: Action, beasts: int) -> Flow[None]:
    """2 damage by each; who destroys a building goes."""
    for number in range(beasts):
        before = len(act.destroyed)
        yield from act.damage(2, again=number < beasts - 1)
        if any(kind in BUILDINGS for _, kind in act.destroyed[before:]):
            act.remove_token(BEASTS)


def _prowl(act: Action, beasts: int) -> Flow[None]:
    """Fear where invaders are, elsewhere the beasts wander on."""
    if act.count(*INVADERS):
        act.fear(beasts)
    else:
        yield from act.push(beasts, tokens=(BEASTS,), to=act.s.island.lands)


def _come_to_empty_board(act: Action) -> Flow[None]:
    s = act.s
    boards = boards_with(s, lambda lands: not tokens(s, BEASTS) & lands)
    yield from in_one(act, sum(s.island.of_board(board) for board in boards), add_token(BEASTS))


def _new_diseases(s: IslandState) -> Flow[None]:
    """On half the boards, rounded up."""
    boards = s.island.boards_left

    def does(act: Action) -> Flow[None]:
        lands = s.where(DAHAN) & s.where(*INVADERS) & sum(s.island.of_board(board) for board in boards)
        act.land = yield from act.choose_land("event-land", lands)
        if act.land != NOWHERE:
            boards.remove(s.island.board_of(act.land))
            act.add_token(DISEASE)
            yield from act.damage(2, (DAHAN,))

    for _ in range((len(boards) + 1) // 2):
        yield from together(s, s.event, does)


def _toll(act: Action) -> Flow[None]:
    yield from act.damage(2)
    yield from act.damage(2, (DAHAN,))


def damage_dahan(number: int) -> Does:
    return lambda act: act.damage(number, (DAHAN,))


def _chase_off(act: Action) -> Flow[None]:
    """Push up to 2 explorers or a town."""
    found = [name for name, kind in (("push-two-explorers", EXPLORER), ("push-town", TOWN)) if act.count(kind)]
    for way in (yield from act.ways(*found)):
        if way == "push-town":
            yield from act.push(1, (TOWN,))
        else:
            yield from act.push(2, (EXPLORER,), up_to=True)


def outbreak(terrain: Lands, damage: int = 0) -> EventText:
    """On each board disease comes to the land of this kind with the most towns and cities."""

    def text(s: IslandState) -> Flow[None]:
        def does(act: Action) -> Flow[None]:
            act.add_token(DISEASE)
            yield from act.damage(damage, (DAHAN,))

        def on_board(act: Action, board: int) -> Flow[None]:
            yield from in_one(act, most_buildings(s, terrain(s) & board), does)

        return each_board(s, s.event, on_board)

    return text


@rule("stricken")
class Stricken(Rule):
    """No ravage where disease or strife is."""

    def skips(self, s: IslandState, its: Effect, land: int, what: str) -> bool:
        """As said."""
        return what == RAVAGE and bool(s.token_count(DISEASE, land) or any(map(strife_of, s.pieces[land])))


@rule("disease-stops-nothing")
class DiseaseStopsNothing(Rule):
    """Disease stops no build in this invader phase."""

    def ignores_token(self, s: IslandState, its: Effect, kind: int, land: int) -> Flow[bool]:
        """It stays where it is."""
        yield from ()
        return kind == DISEASE and s.phase == "invaders"


BEASTS_ATTACK = Part("beasts-attack", each_beast(_attack))
BEASTS_PROWL = Part("beasts-prowl", each_beast(_prowl))
PREY_ON_THE_UNWARY = Part(
    "prey-on-the-unwary",
    in_turn(
        each_beast(lambda act, beasts: ignoring(act.destroy(beasts, (EXPLORER,)))),
        one_action(_come_to_empty_board),
    ),
)
PREY_ON_THE_HEEDLESS = Part("prey-on-the-heedless", each_beast(lambda act, beasts: act.damage(beasts)))
NEW_DISEASES = Part("new-diseases", _new_diseases)
LINGERING_PLAGUES = Part(
    "lingering-plagues",
    in_turn(one_land(lambda s: s.island.lands, add_token(DISEASE)), lasting("disease-stops-nothing")),
)
STRICKEN = Part("stricken", lasting("stricken"))
GRIM_TOLL = Part(
    "grim-toll", one_land(lambda s: tokens(s, DISEASE) & (s.where(*INVADERS) | s.where(DAHAN)), _toll)
)
PLAGUES_BRING_FEAR = Part(
    "plagues-bring-fear-and-death",
    in_turn(
        fear_per_board(lambda s, lands: bool(tokens(s, DISEASE) & lands)),
        one_land(lambda s: tokens(s, DISEASE) & s.where(DAHAN), damage_dahan(2)),
    ),
)
EXPLORERS_BLUNDER = Part("explorers-blunder", destroy_on_board(2, (EXPLORER,), lambda s: tokens(s, BEASTS)))
BEASTS_CHASE_OFF = Part(
    "beasts-chase-off-homesteaders", one_land(lambda s: tokens(s, BEASTS) & s.where(EXPLORER, TOWN), _chase_off)
)


# Dahan events of several cards.


@rule("canny-defense")
class CannyDefense(Rule):
    """Every land is defended by its dahan."""

    def defended(self, s: IslandState, its: Effect, land: int, defence: int) -> int:
        """1 for each."""
        return defence + s.count(land, DAHAN)


@rule("careful-defense")
class CarefulDefense(Rule):
    """Lands with dahan are defended."""

    def defended(self, s: IslandState, its: Effect, land: int, defence: int) -> int:
        """2 in each."""
        return defence + 2 * bool(s.count(land, DAHAN))


@rule("coordinated-defense")
class CoordinatedDefense(Rule):
    """Lands with dahan and presence are defended."""

    def defended(self, s: IslandState, its: Effect, land: int, defence: int) -> int:
        """5 in each."""
        return defence + 5 * bool(s.count(land, DAHAN) and s.anyones_presence() >> land & 1)


def coming_of_age(name: str, where: Lands) -> Part:
    """On each board a dahan is added to such a land with dahan."""
    return Part(f"coming-of-age-{name}", one_land(lambda s: where(s) & s.where(DAHAN), add(DAHAN)))


def _tell_stories(act: Action) -> Flow[None]:
    act.gain_energy(act.seat, 1)
    yield from reclaim_one(act.s, act.seat, optional=True)


CANNY_DEFENSE = Part("canny-defense", lasting("canny-defense"))
CAREFUL_DEFENSE = Part("careful-defense", lasting("careful-defense"))
COORDINATED_DEFENSE = Part("coordinated-defense", lasting("coordinated-defense"))
OFFERINGS_OF_PATTERN = Part(
    "offerings-of-pattern-and-dance", spirits_with_dahan(2, lambda act: act.gain_energy(act.seat, 1))
)
OFFERINGS_OF_STORY = Part("offerings-of-story-and-season", spirits_with_dahan(3, _tell_stories))
SPIRIT_SPEAKERS = Part(
    "spirit-speakers-solve-riddles-of-power",
    spirits_with_dahan(4, lambda act: ignoring(gain(act.s, act.seat, "minor"))),
)


def _boards_of_strangers(s: IslandState) -> list[int]:
    return boards_with(s, lambda lands: count_on(s, lands, *BUILDINGS) >= 4 and count_on(s, lands, DAHAN) <= 4)


FIERCE_MIEN = Part("fierce-mien", fear_per_land(lambda s: s.where(*INVADERS) & outnumbering(s)))
A_THOUSAND_SMALL_STRUGGLES = Part(
    "a-thousand-small-struggles", one_land(lambda s: without(s, DAHAN), blight, _boards_of_strangers)
)


# What changes a ravage for the turn, or for the next normal one.


@plain_class
class Stronger(Rule):
    """Invaders do more damage in lands of which something holds, if they do any (SI-104)."""

    def __init__(self, fits: Callable[[IslandState, int], bool]) -> None:
        self.fits = fits

    def land_damage(self, s: IslandState, its: Effect, land: int, damage: int) -> int:
        """So much more as its amount says."""
        return damage + its.amount if self.fits(s, land) else damage


# Pieces wherever they stand.


def choose_piece(act: Action, verb: str, codes: Iterable[tuple[int, int]]) -> Flow[tuple[int, int]]:
    """One of these pieces, each with its land; nowhere if there is none."""
    names = act.s.island.names
    options = [piece_option(verb, code, names[land]) for land, code in codes]
    if not options:
        return NOWHERE, NOBODY
    code, name = picked((yield from act.ask(verb, options, act.land)))
    return act.s.island.number_of[name], code
