"""The event cards of Jagged Earth."""

from collections.abc import Callable
from functools import partial

from rulebound.games.spirit_island.action import DECLINE, EVERY, Action
from rulebound.games.spirit_island.aspect import ASPECTS
from rulebound.games.spirit_island.blight import add_blight, remove_blight, take_blight
from rulebound.games.spirit_island.cards import forget, gain_card, reclaim_one
from rulebound.games.spirit_island.content.event_texts import (
    A_THOUSAND_SMALL_STRUGGLES,
    BEASTS_CHASE_OFF,
    CAREFUL_DEFENSE,
    COORDINATED_DEFENSE,
    EXPLORERS_BLUNDER,
    GRIM_TOLL,
    OFFERINGS_OF_PATTERN,
    OFFERINGS_OF_STORY,
    PLAGUES_BRING_FEAR,
    PREY_ON_THE_HEEDLESS,
    STRICKEN,
    Stronger,
    add,
    add_token,
    all_agree,
    all_lands,
    all_players,
    at_least,
    blight,
    blight_alone,
    boards_with,
    change_health,
    choose_piece,
    clean,
    coming_of_age,
    count_on,
    dahan_come,
    destroy_on_board,
    fear_per_board,
    fear_per_land,
    fear_per_player,
    gather_dahan,
    grants,
    ignoring,
    in_one,
    in_turn,
    inland,
    lasting,
    lasts,
    most,
    most_buildings,
    near,
    one_action,
    one_land,
    outbreak,
    outnumbering,
    per_board_minor,
    presence_on,
    push_to,
    push_token_to,
    remove_one_token,
    slots_matching,
    spirits_with_dahan,
    that,
    tokens,
    turn_up,
    unless_prevented,
    with_buildings,
    without,
)
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.events import (
    EventText,
    Part,
    Way,
    by_health,
    by_stage,
    by_terror,
    choice,
    each_board,
    each_land,
    each_player,
    together,
)
from rulebound.games.spirit_island.events import event as register
from rulebound.games.spirit_island.fear_cards import add_card
from rulebound.games.spirit_island.invaders import (
    build,
    leave_game,
    matching,
    ravage_apart,
    slot_under_way,
    stage_of,
    with_source,
)
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import panel_of
from rulebound.games.spirit_island.payment import offers
from rulebound.games.spirit_island.pieces import (
    BADLANDS,
    BEASTS,
    BUILDINGS,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    INVADERS,
    SMALL,
    TOWN,
    WILDS,
    damage_of,
    kind_of,
    picked,
    piece,
    piece_option,
    strife_of,
)
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import FAST, POWERS, SLOW
from rulebound.games.spirit_island.ravage import defence_of, standing_defence, wear_off_strife
from rulebound.games.spirit_island.rule import RULES, rule
from rulebound.games.spirit_island.said import ways
from rulebound.games.spirit_island.state import BUILD, ELEMENTS, EXPLORE, RAVAGE, IslandState
from rulebound.kernel import Decide, Flow, Option, plain_class

event = partial(register, box="jagged-earth")
PLANT, ANIMAL = ELEMENTS.index("plant"), ELEMENTS.index("animal")
ways(
    "become-slow",
    "forget-and-wander",
    "forget-two",
    "lose-for-card",
    "lose-for-wilds",
    "pay-three",
    "reclaim-one",
    "regain-unique",
    "return-presence",
    "save-blight",
    "skip-this",
    "warding",
)


def _take_per_player(s: IslandState, act: Action, saved: int = 0) -> Flow[None]:
    number = s.seat_count - saved
    if number:
        yield from take_blight(act, number)


# Lesser Spirits Imperiled.


def _tend_to_yourself(act: Action) -> Flow[None]:
    """Minor powers are turned up; plants cost blight of the card, animals dahan."""
    s = act.s
    for _ in s.all_seats:
        card = turn_up(s, "minor")
        if grants(card, PLANT):
            yield from take_blight(act)
        if grants(card, ANIMAL):
            land = yield from act.choose_land("event-land", s.blighted_lands() & s.where(DAHAN))
            if land != NOWHERE:
                yield from act.destroy(1, (DAHAN,), land=land)


@rule("permanent-element")
class PermanentElement(Rule):
    """A spirit has an element for the rest of the game; its amount is which."""

    def time_passes(self, s: IslandState, its: Effect) -> Flow[None]:
        """It stays when the others vanish."""
        yield from ()
        s.spirits[its.seat].gained[its.amount] += 1


def _forge(act: Action) -> Flow[None]:
    """An element of choice for good."""
    pick: Option = yield Decide(act.seat, "element", [Option("element", name) for name in ELEMENTS])
    act.gain_element(act.seat, pick.args[0])
    number = ELEMENTS.index(pick.args[0])
    act.s.enforce(Effect("permanent-element", seat=act.seat, amount=number, source=act.source, until="game"))


def _lose_own(act: Action) -> Flow[None]:
    yield from act.destroy_presence(act.seat)


def _fear_of_explorers(act: Action) -> None:
    act.fear(1 if act.count(EXPLORER) else 0)


def _old_pillars(s: IslandState) -> int:
    """The lands with dahan printed on them."""
    return that(s, lambda land: "dahan" in s.island.setup[land].get("setup", {}))


event(
    "lesser-spirits-imperiled",
    choice,
    Way(
        "tend-to-your-own-strength",
        in_turn(all_players(lambda act: act.gain_energy(act.seat, 1)), one_action(_tend_to_yourself)),
    ),
    Way(
        "forge-a-web-of-mutual-support",
        in_turn(all_players(_lose_own), all_players(_forge)),
        energy=4,
        aided_by="plant",
    ),
    token=Part(
        "quit-the-farmed-lands", push_token_to(BEASTS, lambda s, _: without(s, *BUILDINGS), _fear_of_explorers)
    ),
    dahan=Part("return-to-old-pillars", gather_dahan(_old_pillars)),
    persistent=True,
)


# Remnants of a Spirit's Heart.


@rule("strength-with-the-dahan")
class StrengthWithTheDahan(Rule):
    """Dahan have much more health, and invaders beside them some."""

    def health(self, s: IslandState, its: Effect, land: int, kind: int, health: int) -> int:
        """10 and 1 more."""
        if kind == DAHAN:
            return health + 10
        return health + 1 if kind in INVADERS and s.count(land, DAHAN) else health

    def dahan_left(self, act: Action, its: Effect, land: int) -> Flow[None]:
        """Invaders whose last dahan is gone may have too much damage (SI-075)."""
        yield from act.collapse(land)


@rule("warding-drain")
class WardingDrain(Rule):
    """What spirits still defend by rules and presence is lowered too, in the lands of a mask above three bits."""

    def defended(self, s: IslandState, its: Effect, land: int, defence: int) -> int:
        """By what was left to be lowered there."""
        if not its.amount >> 3 >> land & 1:
            return defence
        held = standing_defence(s, land)
        held += sum(each.amount for each in s.lasting("ward") if s.spirits[each.seat].presence[land])
        return defence - min(held, its.amount & 7)


@rule("great-warding")
class GreatWarding(Rule):
    """In one later spirit phase all lands can be defended."""

    def spirit_phase(self, s: IslandState, its: Effect) -> Flow[None]:
        """If all want that."""
        if (yield from all_agree(s, "warding")):
            s.lift(its.kind)
            yield from each_land(s, its.source, s.island.lands, lambda act: act.defend(4))


def _craft_warding(s: IslandState) -> None:
    """What defends now is lowered by up to 4, so that later all lands can be defended by 4."""
    left: dict[int, int] = {}
    for land in bits(s.island.lands):
        lowered = min(4, s.defend[land])
        s.defend[land] -= lowered
        left[4 - lowered] = left.get(4 - lowered, 0) | 1 << land
    for number, lands in left.items():
        if number:
            lasts(s, "warding-drain", number | lands << 3)
    s.enforce(Effect("great-warding", source=s.event, until="game"))


def _hunt(act: Action) -> None:
    act.fear(1)
    act.remove_token(BEASTS)


event(
    "remnants-of-a-spirits-heart",
    choice,
    Way("leave-its-strength-with-the-dahan", lasting("strength-with-the-dahan")),
    Way("with-patient-focus-craft-a-great-warding", _craft_warding, energy=4, aided_by="earth"),
    token=Part("hunting-parties", all_lands(lambda s: tokens(s, BEASTS) & s.where(CITY), _hunt)),
    dahan=A_THOUSAND_SMALL_STRUGGLES,
    persistent=True,
)


# Numinous Crisis.


def _draw_strength(act: Action) -> Flow[None]:
    """Blight is taken until the card turns, for 3 energy each, split evenly."""
    s, taken = act.s, 0
    while not s.lost and (taken < s.seat_count or not s.flipped):
        yield from take_blight(act)
        taken += 1
    each, over = divmod(3 * taken, s.seat_count)
    left = list(s.all_seats)
    for _ in range(over):
        seat = yield from act.choose_spirit("more-energy", left)
        left.remove(seat)
        act.gain_energy(seat, each + 1)
    for seat in left:
        act.gain_energy(seat, each)


def _pour_strength(act: Action) -> Flow[None]:
    s, spirit = act.s, act.s.spirits[act.seat]
    found = ["pay-three"] if spirit.energy >= 3 else []
    found += ["forget-two"] if len((*spirit.hand, *spirit.played, *spirit.discard)) >= 2 else []
    way = yield from act.choose(*found, "return-presence")
    if way == "pay-three":
        spirit.energy -= 3
        s.emit("paid", act.seat, 3)
    elif way == "forget-two":
        for _ in range(2):
            yield from forget(s, act.seat)
    else:
        land = yield from act.choose_land("return-from", s.presence_of(act.seat))
        if land != NOWHERE:
            yield from act.return_presence(act.seat, land)


def _feed_the_island(act: Action) -> None:
    act.s.blight_left += act.s.seat_count
    act.s.emit("blight-returned", act.s.seat_count)


event(
    "numinous-crisis",
    choice,
    Way("draw-strength-from-it-while-you-can", one_action(_draw_strength)),
    Way("pour-your-strength-into-the-island", in_turn(all_players(_pour_strength), one_action(_feed_the_island))),
    token=PLAGUES_BRING_FEAR,
    dahan=CAREFUL_DEFENSE,
)


# Hard-Working Settlers.


def _push_up_to_two(s: IslandState) -> Flow[None]:
    def does(act: Action, board: int) -> Flow[None]:
        for _ in range(2):
            land = yield from act.choose_land("push-from", board & s.where(DAHAN), optional=True)
            if land == NOWHERE:
                return
            yield from act.push(1, (DAHAN,), land=land, to=s.island.lands)

    return each_board(s, s.event, does)


def _ravage_now(s: IslandState, lands: int) -> Flow[None]:
    """On each board a ravage in one of these lands."""
    yield from each_board(s, s.event, lambda act, board: in_one(act, lands & board, _ravage_there))


def _ravage_there(act: Action) -> Flow[None]:
    return ravage_apart(act.s, act.land)


def _ravage_the_fullest(s: IslandState) -> Flow[None]:
    def does(act: Action, board: int) -> Flow[None]:
        yield from in_one(act, most(board & slots_matching(s, RAVAGE), s.invaders), _ravage_there)

    return each_board(s, s.event, does)


@plain_class
class SkipOnePerBoard(Rule):
    """On each board one ravage of a card can be skipped; the amount has a bit for each board that has."""

    def fits(self, s: IslandState, land: int) -> bool:
        """Where that may be."""
        return True

    def before_invaders_act(self, s: IslandState, its: Effect, land: int, what: str) -> Flow[bool]:
        """Asked when a ravage is about to happen (SI-059)."""
        board, slot = s.island.board_of(land), slot_under_way(s)
        normal = what == RAVAGE and slot is not None and slot.does == RAVAGE
        if not normal or its.amount >> board & 1 or not self.fits(s, land):
            return False
        options = [Option("choose", "skip-this"), DECLINE]
        pick: Option = yield Decide(s.owner_of(board), "skip-ravage", options, land=s.island.names[land])
        if pick is DECLINE:
            return False
        its.amount |= 1 << board
        return True


@rule("unnerving-distractions")
class UnnervingDistractions(SkipOnePerBoard):
    """In any land."""


def _lowest_cards_leave(act: Action) -> None:
    """The lowest card of stage II and the lowest of stage III."""
    for stage in (2, 3):
        deck = act.s.invader_deck
        place = next((place for place, card in enumerate(deck) if stage_of(card) == stage), None)
        if place is not None:
            leave_game(act.s, place)


@rule("beasts-are-badlands")
class BeastsAreBadlands(Rule):
    """Beasts count as badlands too."""

    def kinds_as(self, s: IslandState, its: Effect, kind: int) -> tuple[int, ...]:
        """Each of them."""
        return (BEASTS,) if kind == BADLANDS else ()


def _injured(s: IslandState) -> int:
    return that(s, lambda land: any(damage_of(code) for code in s.codes(land, INVADERS)))


def _destroy_injured(act: Action) -> Flow[None]:
    s = act.s
    kinds = yield from act.harmed(act.land, INVADERS)
    codes = [code for code in s.codes(act.land, kinds) if damage_of(code)]
    if not codes:
        return
    options = [piece_option("destroy", code, s.island.names[act.land]) for code in codes]
    code, _ = picked((yield from act.ask("destroy", options, act.land)))
    yield from act.destroy_piece(act.land, code)


event(
    "hard-working-settlers",
    choice,
    Way(
        "act-cautiously-in-the-background",
        in_turn(_push_up_to_two, one_land(lambda s: without(s, TOWN), add(TOWN)), _ravage_the_fullest),
    ),
    Way(
        "create-unnerving-distractions",
        in_turn(lasting("unnerving-distractions"), fear_per_player(1), one_action(_lowest_cards_leave)),
    ),
    token=Part(
        "beasts-prey-on-the-injured",
        in_turn(
            lasting("beasts-are-badlands"), one_land(lambda s: tokens(s, BEASTS) & _injured(s), _destroy_injured)
        ),
    ),
)


# Dahan Trade with the Invaders.


def _destroy_own_dahan(act: Action) -> Flow[None]:
    """A dahan in a land of the spirit."""
    land = yield from act.choose_land("event-land", act.s.presence_of(act.seat) & act.s.where(DAHAN))
    if land != NOWHERE:
        yield from act.destroy(1, (DAHAN,), land=land)
    act.fear(1)


@rule("dahan-have-learned")
class DahanHaveLearned(Rule):
    """From the turn after its amount on, each dahan defends its land."""

    def defence(self, s: IslandState, its: Effect, land: int, defence: int) -> int:
        """1 for each."""
        return defence + s.count(land, DAHAN) if s.turn > its.amount else defence


def _forget_one(act: Action) -> Flow[None]:
    yield from forget(act.s, act.seat)


def _learn(s: IslandState) -> None:
    s.enforce(Effect("dahan-have-learned", amount=s.turn, source=s.event, until="game"))


_stay_away = lasting("sits-out-dahan", EVERY)

event(
    "dahan-trade-with-the-invaders",
    choice,
    Way("ignore-their-interest", _stay_away),
    Way(
        "display-your-wrath-at-this-betrayal", spirits_with_dahan(1, _destroy_own_dahan), energy=2, aided_by="fire"
    ),
    Way(
        "change-and-help-them-learn-from-the-enemy",
        in_turn(_stay_away, all_players(_forget_one), _learn),
        energy=6,
        aided_by="air",
    ),
    token=Part(
        "outbreaks-shift",
        push_token_to(DISEASE, lambda s, land: most(s.near(land) & s.island.lands, s.invaders), lambda _: None),
    ),
    persistent=True,
)


# Life's Balance Tilts.


def _tilt(kind: int, other: int) -> EventText:
    """On each board a token of one kind goes and one of the other kind comes."""

    def text(s: IslandState) -> Flow[None]:
        def does(act: Action, board: int) -> Flow[None]:
            yield from remove_one_token(act, kind, board)
            yield from in_one(act, board, add_token(other))

        return each_board(s, s.event, does)

    return text


def _fast_blight(act: Action, board: int, card: str) -> Flow[None] | None:
    return in_one(act, board, blight) if POWERS[card].speed == FAST else None


def _slow_healing(act: Action, board: int, card: str) -> Flow[None] | None:
    own = board | 1 << act.s.island.ocean_at(bits(board)[0])
    return in_one(act, own & act.s.lands_to_heal(), _heal) if POWERS[card].speed == SLOW else None


def _heal(act: Action) -> None:
    remove_blight(act, act.land)


event(
    "lifes-balance-tilts",
    choice,
    Way(
        "let-destruction-have-its-day",
        in_turn(_tilt(BEASTS, DISEASE), per_board_minor(_fast_blight), change_health((*INVADERS, DAHAN), -1)),
    ),
    Way(
        "fortify-the-resilience-of-life",
        in_turn(_tilt(DISEASE, BEASTS), per_board_minor(_slow_healing), change_health((*INVADERS, DAHAN), 1)),
        energy=4,
        aided_by="animal",
    ),
    dahan=A_THOUSAND_SMALL_STRUGGLES,
)


# Harvest Bounty, Harvest Dust / Widespread Clearcutting.


def _harvest(s: IslandState) -> Flow[None] | None:
    """A healthy island is ravaged, on a blighted one towns move on."""
    if not s.blighted:
        return _ravage_now(s, with_buildings(s))
    crowded = push_to(
        1,
        (TOWN,),
        lambda s: at_least(s, 2, *BUILDINGS),
        lambda s: without(s, *BUILDINGS),
    )
    return crowded(s)


def _clearcut(act: Action) -> Flow[None]:
    """Blight, unless two presence or dahan there are given for it."""
    s, land = act.s, act.land
    owner = s.owner_at(land)
    holds = [(owner, s.count(land, DAHAN)), *presence_on(s, 1 << land)]
    given = yield from offers("prevent", holds, 2, first="prevent-dahan")
    for place, number in given:
        for _ in range(number):
            if place:
                yield from act.destroy_presence(holds[place][0], 1 << land)
            else:
                yield from act.destroy(1, (DAHAN,))
    if not given:
        yield from add_blight(act, land, cascade=False)


def _strike_together(act: Action) -> Flow[None]:
    yield from act.damage(2)
    act.defend(2)


event(
    "harvest-bounty-harvest-dust-widespread-clearcutting",
    by_stage,
    *[Way("harvest-bounty-harvest-dust", _harvest)] * 2,
    Way("widespread-clearcutting", one_land(with_buildings, _clearcut)),
    token=EXPLORERS_BLUNDER,
    dahan=Part(
        "coordinated-strikes",
        all_lands(lambda s: at_least(s, 3, DAHAN), _strike_together),
    ),
)


# Invested Aristocracy / Foreign Dignitaries Visit.


def _after_ravage(s: IslandState, step: str) -> bool:
    """Whether a ravage step is over that had a card (SI-111)."""
    return step == RAVAGE and bool(s.slot(step).cards)


@rule("invested-aristocracy")
class InvestedAristocracy(Rule):
    """After the ravage step a town comes to each board where it added no blight: bits of the amount."""

    def blight_added(self, act: Action, its: Effect, land: int) -> Flow[None]:
        """That board has its blight."""
        yield from ()
        slot = slot_under_way(act.s)
        if slot is not None and slot.does == RAVAGE:
            its.amount |= 1 << act.s.island.board_of(land)

    def step_over(self, s: IslandState, its: Effect, step: str) -> Flow[None]:
        """To its land without invaders that has the highest number."""
        if _after_ravage(s, step):
            boards = [board for board in s.island.boards_left if not its.amount >> board & 1]
            yield from each_board(s, its.source, self._settle, boards)

    @staticmethod
    def _settle(act: Action, board: int) -> None:
        free = bits(board & without(act.s, *INVADERS))
        if free:
            act.add(TOWN, land=free[-1])


def _lowest_matching(s: IslandState, land: int) -> bool:
    """Whether it is the first of its board that a ravage card names."""
    board = s.island.of_board(s.island.board_of(land))
    cards = [matching(s, card, RAVAGE) & board for card in s.cards_that(RAVAGE)]
    return any(lands and bits(lands)[0] == land for lands in cards)


RULES["foreign-dignitaries"] = Stronger(_lowest_matching)


def _visit(s: IslandState) -> Flow[None] | None:
    if s.blighted:
        return together(s, s.event, lambda act: add_card(act.s))
    lasts(s, "foreign-dignitaries", 2)
    return None


event(
    "invested-aristocracy-foreign-dignitaries-visit",
    by_stage,
    *[Way("invested-aristocracy", lasting("invested-aristocracy"))] * 2,
    Way("foreign-dignitaries-visit", _visit),
    token=PREY_ON_THE_HEEDLESS,
    dahan=coming_of_age("two", lambda s: at_least(s, 2, DAHAN)),
)


# Mapmakers Chart the Wild / Increasing Aggression.


@rule("mapmakers")
class Mapmakers(Rule):
    """Wilds stop no explore, and boards without wilds get more explorers."""

    def ignores_token(self, s: IslandState, its: Effect, kind: int, land: int) -> Flow[bool]:
        """They stay where they are."""
        yield from ()
        return kind == WILDS

    def explorers(self, s: IslandState, its: Effect, land: int, kinds: list[int]) -> list[int]:
        """1 more in each land."""
        board = s.island.of_board(s.island.board_of(land))
        return kinds if tokens(s, WILDS) & board else [*kinds, EXPLORER]


event(
    "mapmakers-chart-the-wild-increasing-aggression",
    by_stage,
    *[Way("mapmakers-chart-the-wild", lasting("mapmakers"))] * 2,
    Way("increasing-aggression", lasting("ravage-bonus", 1)),
    token=PREY_ON_THE_HEEDLESS,
    dahan=coming_of_age("untouched", lambda s: s.island.lands & ~tokens(s, BADLANDS, BEASTS, DISEASE, WILDS)),
)


# No Bravery without Numbers / Courage of the Crowd.


@rule("no-bravery-without-numbers")
class NoBraveryWithoutNumbers(Rule):
    """Invaders ravage only where they are more than the terror level."""

    def skips(self, s: IslandState, its: Effect, land: int, what: str) -> bool:
        """As said."""
        return what == RAVAGE and s.invaders(land) <= s.terror


_few = lasting("no-bravery-without-numbers")


def _hostile(s: IslandState) -> Flow[None]:
    """A dahan leaves for each badlands and disease."""

    def does(act: Action) -> Flow[None]:
        goals = s.island.lands & ~tokens(s, BADLANDS, DISEASE)
        yield from act.push(act.tokens(BADLANDS, DISEASE), (DAHAN,), to=goals)

    return each_land(s, s.event, tokens(s, BADLANDS, DISEASE) & s.where(DAHAN), does)


event(
    "no-bravery-without-numbers-courage-of-the-crowd",
    by_stage,
    *[Way("no-bravery-without-numbers", _few)] * 2,
    Way("courage-of-the-crowd", in_turn(_few, lasting("ravage-bonus", 2))),
    token=PREY_ON_THE_HEEDLESS,
    dahan=Part("leave-the-hostile-land", _hostile),
)


# Smaller Ports Spring Up / Extensive Building.


def _boards_with_one_port(s: IslandState) -> list[int]:
    return boards_with(s, lambda lands: count_on(s, lands & s.island.coastal, CITY) == 1)


def _build_there(act: Action) -> Flow[None]:
    return build(act.s, act.land)


def _encroach(act: Action) -> Flow[None]:
    yield from act.push(act.count(DAHAN) // 2, (TOWN,))


event(
    "smaller-ports-spring-up-extensive-building",
    by_stage,
    *[
        Way(
            "smaller-ports-spring-up",
            one_land(
                lambda s: s.island.coastal & ~s.where(CITY),
                add(TOWN),
                _boards_with_one_port,
            ),
        )
    ]
    * 2,
    Way(
        "extensive-building",
        one_land(lambda s: s.where(*INVADERS) & s.island.lands & ~slots_matching(s, BUILD), _build_there),
    ),
    token=STRICKEN,
    dahan=Part(
        "settlers-encroach-too-far",
        one_land(lambda s: s.where(TOWN) & at_least(s, 2, DAHAN), _encroach),
    ),
)


# The Frontier Calls / Self-Sacrifice Buys Time.


@rule("the-frontier-calls")
class TheFrontierCalls(Rule):
    """One more explorer where no town or city is."""

    def explorers(self, s: IslandState, its: Effect, land: int, kinds: list[int]) -> list[int]:
        """As said."""
        return kinds if s.count(land, *BUILDINGS) else [*kinds, EXPLORER]


@rule("self-sacrifice")
class SelfSacrifice(Rule):
    """The next blight comes from the box, as much as the amount says."""

    def blight_from_box(self, act: Action, its: Effect, land: int, number: int) -> Flow[bool]:
        """If it is not enough for all, the card gives the rest."""
        yield from ()
        if its.amount >= number:
            its.amount -= number
            return True
        act.s.blight_left += its.amount
        its.amount = 0
        return False


event(
    "the-frontier-calls-self-sacrifice-buys-time",
    by_health,
    Way("the-frontier-calls", lasting("the-frontier-calls")),
    Way(
        "self-sacrifice-buys-time",
        in_turn(all_players(_lose_own), lambda s: lasts(s, "self-sacrifice", s.seat_count)),
    ),
    token=Part("lair-in-untamed-lands", one_land(lambda s: without(s, *BUILDINGS) & clean(s), add_token(BEASTS))),
    dahan=Part("seek-out-new-grounds", gather_dahan(lambda s: s.island.lands & ~_old_pillars(s))),
)


# Seek New Farmland / Voracious Consumption.


@plain_class
class AfterRavage(Rule):
    """A text that is done when the ravage step is over."""

    def __init__(self, text: EventText) -> None:
        self.text = text

    def step_over(self, s: IslandState, its: Effect, step: str) -> Flow[None]:
        """As an event of its card."""
        if _after_ravage(s, step):
            s.event, before = its.source, s.event
            doing = self.text(s)
            s.event = before
            if doing is not None:
                yield from doing


RULES["voracious-consumption"] = AfterRavage(unless_prevented(2, lambda s: s.where(CITY) & clean(s), blight))


@rule("engage-on-their-own-terms")
class EngageOnTheirOwnTerms(Rule):
    """Dahan strike first, but do less."""

    def dahan_first(self, s: IslandState, its: Effect, land: int) -> bool:
        """Before the invaders."""
        return True

    def damage_of(self, s: IslandState, its: Effect, land: int, kind: int, damage: int) -> int:
        """1 each."""
        return min(1, damage) if kind == DAHAN else damage


event(
    "seek-new-farmland-voracious-consumption",
    by_health,
    Way(
        "seek-new-farmland",
        all_lands(
            lambda s: at_least(s, 2, TOWN),
            lambda act: ignoring(act.push(1, (TOWN,), to=without(act.s, TOWN))),
        ),
    ),
    Way("voracious-consumption", lasting("voracious-consumption")),
    token=PLAGUES_BRING_FEAR,
    dahan=Part("engage-on-their-own-terms", lasting("engage-on-their-own-terms")),
)


# Gradual Corruption / Ravaged Wilderness.


def _corrupt(s: IslandState) -> Flow[None]:
    """Blight on each board, unless as much energy is paid as invader cards are discarded."""

    def does(act: Action, board: int) -> Flow[None]:
        lands, price = board & with_buildings(s), len(s.invader_discard)
        if not lands:
            return
        given: list[tuple[int, int]] = []
        if price:
            holds = [(seat, s.spirits[seat].energy) for seat in s.all_seats]
            given = yield from offers("prevent-paying", holds, price)
        for place, number in given:
            s.spirits[place].energy -= number
            s.emit("paid", place, number)
        if price and not given:
            yield from in_one(act, lands, blight)

    return each_board(s, s.event, does)


def _ravaged_wilderness(s: IslandState) -> Flow[None]:
    def does(act: Action, board: int) -> Flow[None]:
        for kind in (BEASTS, WILDS):
            yield from remove_one_token(act, kind, board & s.blighted_lands())

    return each_board(s, s.event, does)


def _fatal(act: Action) -> Flow[None]:
    yield from act.damage_each(1)
    fallen = any(kind in BUILDINGS for _, kind in act.destroyed)
    yield from act.damage_each(1, (DAHAN,))
    if fallen:
        act.remove_token(DISEASE)


def _bless(act: Action) -> Flow[None]:
    s = act.s
    land = yield from act.choose_land("event-land", s.presence_of(act.seat) & s.where(DAHAN), optional=True)
    if land != NOWHERE:
        act.add(DAHAN, land=land)


event(
    "gradual-corruption-ravaged-wilderness",
    by_health,
    Way("gradual-corruption", _corrupt),
    Way("ravaged-wilderness", _ravaged_wilderness),
    token=Part("fatalities-rise", all_lands(lambda s: tokens(s, DISEASE), _fatal)),
    dahan=Part("blessings-of-bounty-and-health", all_players(_bless)),
)


# Fortune-Seekers / The Land's Bounty Exhausted.


@rule("fortune-seekers")
class FortuneSeekers(Rule):
    """The next explore card names all lands without towns and cities, and does not escalate."""

    def acting_lands(self, s: IslandState, its: Effect, does: str, card: str, lands: list[int]) -> list[int]:
        """Where explorers find a way."""
        if does != EXPLORE or card != s.cards_that(EXPLORE)[0]:
            return lands
        return bits(with_source(s, without(s, *BUILDINGS)))

    def ignores_escalation(self, s: IslandState, its: Effect, card: str) -> bool:
        """As said."""
        return card == s.cards_that(EXPLORE)[0]


@plain_class
class BlightAtOnce(Rule):
    """In lands of which something holds 1 damage is enough for blight."""

    def __init__(self, fits: Callable[[IslandState, int], bool]) -> None:
        self.fits = fits

    def blight_at(self, s: IslandState, its: Effect, land: int, damage: int) -> int:
        """As said."""
        return min(1, damage) if self.fits(s, land) else damage


RULES["bounty-exhausted"] = BlightAtOnce(lambda s, land: not s.anyones_presence() >> land & 1)
RULES["depleted-soil"] = BlightAtOnce(lambda s, land: s.count(land, *BUILDINGS) > 0)


def _old_stories(act: Action) -> Flow[None]:
    """Reclaim a card, or a unique power that was forgotten; not one that an aspect took away (SI-174)."""
    s, seat = act.s, act.seat
    spirit = s.spirits[seat]
    held = {card for each in s.spirits for card in (*each.hand, *each.played, *each.face_down, *each.discard)}
    never = ASPECTS[spirit.aspect].forgets if spirit.aspect else ()
    lost = [card for card in panel_of(s, seat).uniques if card not in held and card not in never]
    found = ["reclaim-one"] if spirit.discard else []
    found += ["regain-unique"] if lost else []
    if not found:
        return
    if (yield from act.choose(*found)) == "reclaim-one":
        yield from reclaim_one(s, seat)
        return
    pick: Option = yield Decide(seat, "keep", [Option("keep", card) for card in lost])
    spirit.hand.append(pick.args[0])
    s.emit("gained", seat, pick.args[0])


event(
    "fortune-seekers-the-lands-bounty-exhausted",
    by_health,
    Way("fortune-seekers", lasting("fortune-seekers", until=f"next-{EXPLORE}")),
    Way("the-lands-bounty-exhausted", lasting("bounty-exhausted")),
    token=GRIM_TOLL,
    dahan=Part("tell-the-old-stories", spirits_with_dahan(2, _old_stories)),
)


# Provincial Seat / Lands Hollow of Promise.


def _rally(act: Action) -> Flow[None]:
    yield from act.gather(1, (DAHAN,))
    act.defend(act.count(DAHAN))


event(
    "provincial-seat-lands-hollow-of-promise",
    by_health,
    Way("provincial-seat", one_land(lambda s: s.where(CITY), _build_there)),
    Way(
        "lands-hollow-of-promise",
        unless_prevented(2, lambda s: s.island.lands & ~s.anyones_presence(), blight),
    ),
    token=BEASTS_CHASE_OFF,
    dahan=Part(
        "rally-to-the-defense-of-distant-kin",
        dahan_come(lambda s: s.where(DAHAN), _rally, whole=False),
    ),
)


# Cities Rise / Depleted Soil.


def _rise(s: IslandState) -> Flow[None]:
    def does(act: Action) -> Flow[None]:
        for _ in range(2):
            yield from act.replace([(TOWN, (CITY,))])

    def on_board(act: Action, board: int) -> Flow[None]:
        yield from in_one(act, most(board, lambda land: s.count(land, TOWN)), does)

    return each_board(s, s.event, on_board)


event(
    "cities-rise-depleted-soil",
    by_health,
    Way("cities-rise", _rise),
    Way("depleted-soil", lasting("depleted-soil")),
    token=BEASTS_CHASE_OFF,
    dahan=CAREFUL_DEFENSE,
)


# Thriving Trade / Partitioned Wilderness.


def _cooperate(act: Action) -> Flow[None]:
    """Presence may leave the dahan for a land where it does damage."""
    s, seat = act.s, act.seat
    land = yield from act.choose_land("push-from", s.presence_of(seat) & s.where(DAHAN), optional=True)
    if land == NOWHERE:
        return
    for went in (yield from act.push(1, presence=(seat,), land=land, up_to=True)):
        yield from act.damage(2, land=went)


def _boards_of_towns(s: IslandState) -> list[int]:
    return boards_with(s, lambda lands: (s.where(TOWN) & lands).bit_count() >= 4)


event(
    "thriving-trade-partitioned-wilderness",
    by_health,
    Way("thriving-trade", one_land(lambda s: s.island.coastal & s.where(CITY), add(CITY))),
    Way(
        "partitioned-wilderness",
        unless_prevented(
            3,
            lambda s: s.where(TOWN) | near(s, s.where(TOWN)),
            blight,
            _boards_of_towns,
        ),
    ),
    token=Part("pestilence-arrives-on-canvas-sails", outbreak(lambda s: s.island.coastal, 3)),
    dahan=Part("clever-cooperation", all_players(_cooperate)),
)


# Wounded Lands Attract Explorers / The World's Vibrance Fades.


def _vibrance_fades(s: IslandState) -> Flow[None]:
    """Blight leaves the card; each spirit may save one by two presence."""
    saved = 0

    def save(act: Action) -> Flow[None]:
        nonlocal saved
        if sum(s.spirits[act.seat].presence) >= 2 and (yield from act.may("save-blight")):
            saved += 1
            for _ in range(2):
                yield from act.destroy_presence(act.seat)

    yield from each_player(s, s.event, save)
    yield from together(s, s.event, lambda act: _take_per_player(s, act, saved))


def _raid(act: Action) -> Flow[None]:
    """Dahan do damage, then the towns and cities that are left."""
    s, land = act.s, act.land
    yield from act.damage(act.count(DAHAN))
    fighting = sum(
        number for code, number in s.pieces[land].items() if kind_of(code) in BUILDINGS and not strife_of(code)
    )
    wear_off_strife(act, BUILDINGS)
    dealt = max(0, fighting - defence_of(s, land))
    if dealt and act.count(DAHAN):
        yield from act.strike_dahan(land, dealt + act.tokens(BADLANDS))


event(
    "wounded-lands-attract-explorers-the-worlds-vibrance-fades",
    by_health,
    Way("wounded-lands-attract-explorers", one_land(lambda s: s.blighted_lands(), add(EXPLORER))),
    Way("the-worlds-vibrance-fades", _vibrance_fades),
    token=BEASTS_CHASE_OFF,
    dahan=Part("raiding-and-retaliation", all_lands(with_buildings, _raid)),
)


# Coastal Towns Multiply / Cooperation Among Towns.

RULES["cooperation-among-towns"] = Stronger(
    lambda s, land: s.count(land, *BUILDINGS) > 0 and not any(map(strife_of, s.pieces[land]))
)

event(
    "coastal-towns-multiply-cooperation-among-towns",
    by_health,
    Way(
        "coastal-towns-multiply",
        one_land(lambda s: s.island.coastal & near(s, s.island.coastal & s.where(TOWN)), add(TOWN)),
    ),
    Way("cooperation-among-towns", lasting("cooperation-among-towns", 1)),
    token=EXPLORERS_BLUNDER,
    dahan=coming_of_age("hale", lambda s: clean(s) & ~tokens(s, DISEASE)),
)


# Civic Engagement / Life's Web Torn Asunder.


@rule("civic-engagement")
class CivicEngagement(Rule):
    """More damage where towns or cities are, on the boards whose bits the amount has."""

    def land_damage(self, s: IslandState, its: Effect, land: int, damage: int) -> int:
        """1 in each land."""
        if not s.count(land, *BUILDINGS):
            return damage
        return damage + (its.amount >> s.island.board_of(land) & 1)


def _engage(s: IslandState) -> Flow[None]:
    """Strife goes on each board, or its invaders grow bold."""
    bold = 0

    def does(act: Action, board: int) -> Flow[None]:
        nonlocal bold
        there = [(land, code) for land in bits(board) for code in s.codes(land, INVADERS) if strife_of(code)]
        land, code = yield from choose_piece(act, "calm", there)
        if land == NOWHERE:
            bold |= 1 << s.island.board_of(bits(board)[0])
            return
        s.take(land, code)
        s.put(land, piece(kind_of(code), damage_of(code), strife_of(code) - 1))

    yield from each_board(s, s.event, does)
    lasts(s, "civic-engagement", bold)


def _keep_far(s: IslandState) -> Flow[None]:
    """On each board push 3 dahan from lands with disease to lands without."""

    def does(act: Action, board: int) -> Flow[None]:
        for _ in range(3):
            goals = act.open_to(DAHAN, s.island.lands & ~tokens(s, DISEASE))
            lands = board & tokens(s, DISEASE) & s.where(DAHAN)
            land = yield from act.choose_land("push-from", lands & near(s, goals))
            if land != NOWHERE:
                yield from act.push(1, (DAHAN,), land=land, to=goals)

    return each_board(s, s.event, does)


def _boards_in_ruin(s: IslandState) -> list[int]:
    return boards_with(s, lambda lands: sum(s.blight[land] for land in bits(lands)) >= 6)


event(
    "civic-engagement-lifes-web-torn-asunder",
    by_health,
    Way("civic-engagement", _engage),
    Way(
        "lifes-web-torn-asunder",
        one_land(
            lambda s: near(s, s.blighted_lands()),
            blight,
            _boards_in_ruin,
        ),
    ),
    token=Part("casualties-of-fang-and-sting", destroy_on_board(1, SMALL, lambda s: tokens(s, BEASTS))),
    dahan=Part("keep-far-from-the-lands-of-plague", _keep_far),
)


# Sprawl Contained by the Wilds / Dissolution Threatens.


def _sprawl(s: IslandState) -> Flow[None]:
    def does(act: Action, board: int) -> Flow[None]:
        yield from in_one(act, board & without(s, *INVADERS), add_token(WILDS))
        yield from in_one(act, most_buildings(s, board), _build_there)

    return each_board(s, s.event, does)


@rule("dissolving")
class Dissolving(Rule):
    """In the turn of its amount all powers of a spirit are slow."""

    def only_slow(self, s: IslandState, its: Effect) -> bool:
        """In that turn."""
        return s.turn == its.amount

    def time_passes(self, s: IslandState, its: Effect) -> Flow[None]:
        """Then it is over."""
        yield from ()
        if s.turn == its.amount:
            s.lift(its.kind)


def _dissolve(act: Action) -> Flow[None]:
    """Presence becomes wilds, or destroyed presence comes back and the powers are slow."""
    s, seat = act.s, act.seat
    found = ["lose-for-wilds"] if sum(s.spirits[seat].presence) >= 2 else []
    found += ["become-slow"] if s.spirits[seat].destroyed or not found else []
    if (yield from act.choose(*found)) == "become-slow":
        yield from act.restore_presence(seat, s.presence_of(seat))
        s.enforce(Effect("dissolving", seat=seat, amount=s.turn + 1, source=act.source, until="game"))
        return
    for _ in range(2):
        lost = len(act.presence_lost)
        yield from act.destroy_presence(seat)
        for _, land in act.presence_lost[lost:]:
            act.add_token(WILDS, land=land)


event(
    "sprawl-contained-by-the-wilds-dissolution-threatens",
    by_health,
    Way("sprawl-contained-by-the-wilds", _sprawl),
    Way("dissolution-threatens", all_players(_dissolve)),
    token=EXPLORERS_BLUNDER,
    dahan=Part("lay-ambushes", lasting("dahan-at-once")),
)


# The Struggles of Growth / Blight Deepens.


def _struggle(act: Action) -> Flow[None]:
    """A power card for presence, or wandering for a power card."""
    s, seat = act.s, act.seat
    spirit = s.spirits[seat]
    found = ["lose-for-card"] if sum(spirit.presence) >= 2 else []
    found += ["forget-and-wander"] if spirit.hand or spirit.played or spirit.discard or not found else []
    if (yield from act.choose(*found)) == "lose-for-card":
        for _ in range(2):
            yield from act.destroy_presence(seat)
        yield from gain_card(s, seat)
        return
    yield from forget(s, seat)
    act.gain_energy(seat, 2)
    for _ in range(2):
        if (yield from act.shift_presence(seat, 4, s.island.lands)) == NOWHERE:
            return


event(
    "the-struggles-of-growth-blight-deepens",
    by_health,
    Way("the-struggles-of-growth", all_players(_struggle)),
    Way("blight-deepens", unless_prevented(1, lambda s: s.blighted_lands(), blight_alone)),
    token=Part(
        "irregular-outbreaks",
        in_turn(
            lasting("disease-stops-nothing"), fear_per_board(lambda s, lands: bool(tokens(s, DISEASE) & lands))
        ),
    ),
    dahan=CAREFUL_DEFENSE,
)


# Eager Explorers / Xenophobia.


@rule("eager-explorers")
class EagerExplorers(Rule):
    """On each board an explorer goes on after the first build: bits of the amount."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """To a land next to it without invaders."""
        s = act.s
        if act.kind != "invader" or act.source != BUILD or not act.added:
            return
        board = s.island.board_of(act.land)
        if not its.amount >> board & 1:
            its.amount |= 1 << board
            then = Action(s, "event", source=its.source, cause=act)
            lands = s.near_for_invaders(act.land) & without(s, *INVADERS)
            yield from resolve(then, in_one(then, lands, add(EXPLORER)))


@rule("xenophobia")
class Xenophobia(Rule):
    """Where dahan are, invaders turn from the land to them."""

    def aimed_damage(self, s: IslandState, its: Effect, land: int, kind: int, damage: int, at_dahan: bool) -> int:
        """1 more or less by each."""
        if not s.count(land, DAHAN):
            return damage
        return damage + 1 if at_dahan else damage - 1


event(
    "eager-explorers-xenophobia",
    by_terror,
    Way("eager-explorers", lasting("eager-explorers")),
    *[Way("xenophobia", lasting("xenophobia"))] * 2,
    token=BEASTS_CHASE_OFF,
    dahan=Part("at-their-gates-demanding-redress", fear_per_land(lambda s: s.where(DAHAN) & s.where(CITY), 2)),
)


# Bureaucrats Adjust Funding / Ransack and Run.


@rule("bureaucrats")
class Bureaucrats(Rule):
    """Boards with many buildings lose the build in their last land of a card, those with few have one more."""

    def acting_lands(self, s: IslandState, its: Effect, does: str, card: str, lands: list[int]) -> list[int]:
        """Many are 9, few are 3."""
        if does != BUILD:
            return lands
        found = list(lands)
        for board in s.island.boards_left:
            there = s.island.of_board(board)
            named = bits(matching(s, card, BUILD) & there)
            buildings = count_on(s, there, *BUILDINGS)
            if named and buildings <= 3:
                found.append(named[-1])
            elif named and buildings >= 9 and named[-1] in found:
                found.remove(named[-1])
        return sorted(found)


def _ransack(act: Action) -> Flow[None]:
    yield from ravage_apart(act.s, act.land)
    yield from act.remove(1, (CITY,))


def _most_cities(s: IslandState) -> Flow[None]:
    def does(act: Action, board: int) -> Flow[None]:
        yield from in_one(act, most(board, lambda land: s.count(land, CITY)), _ransack)

    return each_board(s, s.event, does)


RULES["ransack-and-run"] = AfterRavage(_most_cities)

event(
    "bureaucrats-adjust-funding-ransack-and-run",
    by_terror,
    *[Way("bureaucrats-adjust-funding", lasting("bureaucrats"))] * 2,
    Way("ransack-and-run", lasting("ransack-and-run")),
    token=Part(
        "terrifying-beasts",
        fear_per_board(lambda s, lands: sum(s.token_count(BEASTS, land) for land in bits(lands)) >= 2, 2),
    ),
    dahan=COORDINATED_DEFENSE,
)


# Resourceful Populace / Strip the Land Bare.


@rule("resourceful-populace")
class ResourcefulPopulace(Rule):
    """After an action that destroys a town or city a town comes to a land next to it."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """Once for the action (SI-146)."""
        s = act.s
        fallen = {land for land, kind in act.destroyed if kind in BUILDINGS}
        if not fallen or act.follows(its.source):
            return
        lands = 0
        for land in fallen:
            lands |= s.near_for_invaders(land) & s.island.lands
        then = Action(s, "event", source=its.source, cause=act)
        yield from resolve(then, in_one(then, lands, add(TOWN)))


@rule("strip-the-land-bare")
class StripTheLandBare(Rule):
    """Invaders leave the land that their ravage has blighted."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """1 explorer and 1 town."""
        if act.kind != "invader" or act.source != RAVAGE or act.land not in act.blighted:
            return
        then = Action(act.s, "event", land=act.land, source=its.source, cause=act)
        yield from resolve(then, self._leave(then))

    @staticmethod
    def _leave(act: Action) -> Flow[None]:
        for kind in SMALL:
            yield from act.remove(1, (kind,))


event(
    "resourceful-populace-strip-the-land-bare",
    by_terror,
    Way("resourceful-populace", lasting("resourceful-populace")),
    *[Way("strip-the-land-bare", in_turn(lasting("town-strength", 1), lasting("strip-the-land-bare")))] * 2,
    token=Part("virulence-among-close-packed-homes", outbreak(inland)),
    dahan=OFFERINGS_OF_STORY,
)


# Relentless Optimism / Cultures Mix and Clash.


@rule("relentless-optimism")
class RelentlessOptimism(Rule):
    """Nobody is afraid of destroyed towns and cities."""

    def fear_for(self, s: IslandState, its: Effect, kind: int, fear: int) -> int:
        """As said."""
        return 0 if kind in BUILDINGS else fear


def _mix(act: Action, board: int) -> Flow[None]:
    """Who is fewer by two or more on a board loses one to the others."""
    s = act.s
    more = count_on(s, board, DAHAN) - count_on(s, board, *BUILDINGS)
    if more >= 2:
        yield from in_one(act, board & s.where(TOWN), lambda act: ignoring(act.replace([(TOWN, (DAHAN,))])))
    elif more <= -2:
        yield from in_one(act, board & s.where(DAHAN), lambda act: ignoring(act.replace([(DAHAN, (TOWN,))])))


def _foreign_disease(act: Action) -> Flow[None]:
    act.add_token(DISEASE)
    yield from act.damage(2, (DAHAN,))


def _foreign_diseases(s: IslandState) -> Flow[None]:
    def does(act: Action, board: int) -> Flow[None]:
        lands = board & s.where(*INVADERS) & s.where(DAHAN)
        yield from in_one(act, most(lands, lambda land: s.count(land, *INVADERS, DAHAN)), _foreign_disease)

    return each_board(s, s.event, does)


event(
    "relentless-optimism-cultures-mix-and-clash",
    by_terror,
    Way("relentless-optimism", lasting("relentless-optimism")),
    *[Way("cultures-mix-and-clash", lambda s: each_board(s, s.event, _mix))] * 2,
    token=Part("foreign-diseases", _foreign_diseases),
    dahan=OFFERINGS_OF_PATTERN,
)


# Pull Together in Adversity / Purge the Land with Salt and Fire.


@rule("pull-together")
class PullTogether(Rule):
    """One strife on each invader does nothing."""

    def strife_ignored(self, s: IslandState, its: Effect) -> int:
        """As said."""
        return 1


def _purge(act: Action) -> Flow[None]:
    yield from add_blight(act, act.land, cascade=False)
    act.add_token(BADLANDS, 2)
    yield from act.remove(act.count(TOWN), (TOWN,))


event(
    "pull-together-in-adversity-purge-the-land-with-salt-and-fire",
    by_terror,
    *[Way("pull-together-in-adversity", lasting("pull-together"))] * 2,
    Way(
        "purge-the-land-with-salt-and-fire",
        one_land(lambda s: at_least(s, 2, TOWN), _purge),
    ),
    token=EXPLORERS_BLUNDER,
    dahan=CAREFUL_DEFENSE,
)


# Temporary Truce / Temporary Caution.


@rule("temporary-truce")
class TemporaryTruce(Rule):
    """Where dahan are, one of them and one town or city take no part in a ravage."""

    def sitting_out(self, s: IslandState, its: Effect, land: int) -> list[tuple[tuple[int, ...], int]]:
        """As said."""
        return [((DAHAN,), 1), (BUILDINGS, 1)] if s.count(land, DAHAN) else []


@rule("temporary-caution")
class TemporaryCaution(SkipOnePerBoard):
    """Where dahan outnumber towns and cities."""

    def fits(self, s: IslandState, land: int) -> bool:
        """As said."""
        return bool(outnumbering(s) >> land & 1)


event(
    "temporary-truce-temporary-caution",
    by_terror,
    Way("temporary-truce", lasting("temporary-truce")),
    *[Way("temporary-caution", lasting("temporary-caution"))] * 2,
    token=PREY_ON_THE_HEEDLESS,
    dahan=Part(
        "speak-of-the-spirits-anger",
        fear_per_board(lambda s, lands: bool(s.where(DAHAN) & with_buildings(s) & lands)),
    ),
)


# Overconfidence / Terror Breeds Aggression.


def _overconfident(act: Action) -> None:
    """Two earned fear cards are gone, or some fear."""
    s = act.s
    if not s.earned:
        lost = min(s.fear, 2 * s.seat_count)
        s.fear -= lost
        s.emit("fear-lost", lost)
    for card in s.earned[:2]:
        s.earned.remove(card)
        s.rng.reveal()
        s.fear_discard.append(card)
        if card in s.fear_shown:
            s.fear_shown.remove(card)
        s.emit("fear-card-discarded", card)


def _multiply(s: IslandState) -> Flow[None]:
    def does(act: Action, board: int) -> Flow[None]:
        yield from in_one(act, board & near(s, tokens(s, BEASTS)), add_token(BEASTS))
        lands = board & tokens(s, BEASTS) & s.where(DAHAN)
        yield from in_one(act, lands, lambda act: ignoring(act.destroy(1, (DAHAN,))))

    return each_board(s, s.event, does)


event(
    "overconfidence-terror-breeds-aggression",
    by_terror,
    Way("overconfidence", one_action(_overconfident)),
    *[Way("terror-breeds-aggression", lambda s: lasts(s, "ravage-bonus", len(s.earned) // 2))] * 2,
    token=Part("beasts-multiply", _multiply),
    dahan=COORDINATED_DEFENSE,
)
