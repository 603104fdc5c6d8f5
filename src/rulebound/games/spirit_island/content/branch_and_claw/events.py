"""The event cards of Branch & Claw."""

from functools import partial

from rulebound.games.spirit_island.action import DECLINE, Action
from rulebound.games.spirit_island.blight import add_blight, remove_blight, take_blight
from rulebound.games.spirit_island.cards import forget
from rulebound.games.spirit_island.content.event_texts import (
    BEASTS_ATTACK,
    BEASTS_PROWL,
    CANNY_DEFENSE,
    FIERCE_MIEN,
    GRIM_TOLL,
    LINGERING_PLAGUES,
    NEW_DISEASES,
    OFFERINGS_OF_PATTERN,
    PREY_ON_THE_UNWARY,
    SPIRIT_SPEAKERS,
    STRICKEN,
    Stronger,
    add,
    add_token,
    all_lands,
    all_players,
    at_least,
    blight,
    blight_alone,
    boards_with,
    change_health,
    choose_piece,
    choose_terrain,
    clean,
    coming_of_age,
    damage_dahan,
    each_beast,
    fear_per_player,
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
    player_may_push,
    prevented,
    push_to,
    push_token_to,
    remove_one_token,
    spirits_with_dahan,
    that,
    tokens,
    turn_up,
    unless_prevented,
    with_buildings,
    without,
)
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.events import (
    EventText,
    Part,
    Way,
    by_health,
    by_stage,
    by_terror,
    choice,
    draws_again,
    each_board,
    each_land,
    each_player,
    returns,
    together,
)
from rulebound.games.spirit_island.events import event as register
from rulebound.games.spirit_island.fear_cards import add_card, remove_card
from rulebound.games.spirit_island.invaders import (
    ADVANCE,
    NEXT_RAVAGE,
    build,
    leave_game,
    ravage_apart,
    topmost_as_printed,
)
from rulebound.games.spirit_island.island import JUNGLE, MOUNTAIN, SANDS, WETLAND, bits
from rulebound.games.spirit_island.panel import anyones_sacred_sites, sacred_sites
from rulebound.games.spirit_island.payment import can_pay, pay
from rulebound.games.spirit_island.pieces import (
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
    picked,
    piece_option,
    strife_of,
)
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import FAST, POWERS, SLOW
from rulebound.games.spirit_island.ravage import blight_at, defence_of
from rulebound.games.spirit_island.rule import RULES, rule
from rulebound.games.spirit_island.said import ways
from rulebound.games.spirit_island.state import BUILD, ELEMENTS, EXPLORE, RAVAGE, IslandState
from rulebound.games.spirit_island.use import use_now
from rulebound.games.spirit_island.values import speed_of
from rulebound.kernel import DONE, Decide, Flow, Option

HAD = 0xFF  # the bits of boards in an amount
event = partial(register, box="branch-and-claw")
SUN, WATER = ELEMENTS.index("sun"), ELEMENTS.index("water")
ways(
    "forget-two",
    "lose-one-each",
    "lose-two",
    "match-paying",
    "match-losing",
    "steady",
    "take-blight",
    "town-instead",
    "two-damage",
)


def _assimilate(act: Action) -> Flow[None]:
    yield from act.replace([(DAHAN, (TOWN,))])


# Years of Little Rain.


def _wither(act: Action, board: int, card: str) -> Flow[None] | None:
    """Blight in sands for a card without water."""
    if grants(card, WATER):
        return None
    return in_one(act, board & act.s.island.of_terrain(SANDS), blight)


def _ease(act: Action) -> Flow[None]:
    """A spirit may add presence where dahan are with it."""
    yield from act.add_presence(act.seat, act.s.presence_of(act.seat) & act.s.where(DAHAN), optional=True)


event(
    "years-of-little-rain",
    choice,
    Way(
        "let-the-plants-die-and-the-land-wither",
        in_turn(per_board_minor(_wither), change_health((*BUILDINGS, DAHAN), -1)),
    ),
    Way("act-to-ease-the-drought", all_players(_ease), energy=4, aided_by="water"),
    token=BEASTS_ATTACK,
    dahan=CANNY_DEFENSE,
)


# Farmers Seek the Dahan for Aid.


@rule("ravage-becomes-build")
class RavageBecomesBuild(Rule):
    """The next normal ravage step is one of building."""

    def step_becomes(self, s: IslandState, its: Effect, does: str) -> str:
        """As said."""
        return BUILD if does == RAVAGE else does


event(
    "farmers-seek-the-dahan-for-aid",
    choice,
    Way(
        "spurn-the-invaders",
        in_turn(
            one_land(lambda s: with_buildings(s) & s.where(DAHAN), damage_dahan(2)),
            one_land(lambda s: at_least(s, 2, *BUILDINGS), blight),
            change_health(BUILDINGS, -1),
        ),
    ),
    Way(
        "teach-the-invaders",
        in_turn(one_land(lambda s: s.where(DAHAN), add(TOWN)), lasting("ravage-becomes-build", until=NEXT_RAVAGE)),
    ),
    token=NEW_DISEASES,
)


# New Species Spread.


def _bloom(act: Action, board: int, card: str) -> Flow[None] | None:
    """Blight near towns and cities for a fast card."""
    return in_one(act, board & with_buildings(act.s), blight) if POWERS[card].speed == FAST else None


event(
    "new-species-spread",
    choice,
    Way(
        "let-the-invasive-species-bloom",
        in_turn(per_board_minor(_bloom), lambda s: returns(s, 2)),
    ),
    Way(
        "transmute-the-worst-of-the-species",
        in_turn(fear_per_player(1), one_land(with_buildings, add_token(BEASTS))),
        energy=4,
        aided_by="moon",
    ),
    token=NEW_DISEASES,
    dahan=OFFERINGS_OF_PATTERN,
)


# War Touches the Island's Shores.


def _attacked_from_sea(s: IslandState) -> Flow[None]:
    """Damage to invaders and land of the coast where most towns and cities are, by the cost of a major power."""

    def does(act: Action, board: int) -> Flow[None]:
        cost = POWERS[turn_up(s, "major")].cost
        act.land = yield from act.choose_land("event-land", most_buildings(s, board & s.island.coastal))
        if act.land == NOWHERE:
            return
        dealt = max(0, cost - defence_of(s, act.land))
        yield from act.damage(dealt)
        if dealt >= blight_at(s, act.land):
            yield from add_blight(act, act.land)

    return each_board(s, s.event, does)


def _fear_where_invaders(act: Action) -> None:
    act.fear(1 if act.count(*INVADERS) else 0)


event(
    "war-touches-the-islands-shores",
    choice,
    Way("allow-the-attacks", _attacked_from_sea),
    Way("help-repel-the-newcomers", one_action(lambda act: add_card(act.s)), energy=1),
    token=Part("beasts-find-new-homes", push_token_to(BEASTS, lambda s, _: clean(s), _fear_where_invaders)),
    dahan=Part(
        "reclaim-territory", player_may_push((DAHAN,), lambda s: s.island.lands, lambda act: act.damage(1))
    ),
)


# Sacred Sites under Threat.


def _take_per_player(act: Action) -> Flow[None]:
    """Blight leaves the card, 1 for each player."""
    return take_blight(act, act.s.seat_count)


def _guard(s: IslandState) -> Flow[None]:
    """In each sacred site with invaders 2 damage for 3 energy, or each spirit there loses presence."""
    lands, paid = anyones_sacred_sites(s) & s.island.lands & s.where(*INVADERS), 0
    for land in bits(lands):
        options = [Option("choose", "lose-one-each")]
        if can_pay(s, 3 * (paid.bit_count() + 1), "fire"):
            options.insert(0, Option("choose", "two-damage"))
        pick: Option = yield Decide(s.owner_at(land), "guard", options, land=s.island.names[land])
        paid |= (pick.args[0] == "two-damage") << land
    yield from pay(s, 3 * paid.bit_count(), "fire")

    def does(act: Action) -> Flow[None]:
        if paid >> act.land & 1:
            yield from act.damage(2)
            return
        for seat in s.all_seats:
            yield from act.destroy_presence(seat, 1 << act.land)

    yield from each_land(s, s.event, lands, does)


event(
    "sacred-sites-under-threat",
    choice,
    Way(
        "let-the-islands-strength-repulse-them",
        in_turn(
            all_lands(
                lambda s: anyones_sacred_sites(s) & s.island.lands, lambda act: ignoring(act.push(1, SMALL))
            ),
            one_action(_take_per_player),
        ),
    ),
    Way("guard-them-yourself-for-well-or-ill", _guard, energy=3, aided_by="fire", per="land"),
    token=BEASTS_PROWL,
    dahan=SPIRIT_SPEAKERS,
)


# Outpaced.


def _outpaced(s: IslandState, _ways: tuple[Way, ...]) -> Flow[Way | None]:
    """Each spirit decides for each slow card that it has in play."""

    def does(act: Action) -> Flow[None]:
        spirit = s.spirits[act.seat]
        for card in [card for card in spirit.played if speed_of(s, act.seat, POWERS[card]) == SLOW]:
            found = ["steady"]
            found += ["match-paying"] if spirit.energy >= 3 else []
            found += ["match-losing"] if sum(spirit.presence) >= 2 else []
            options = [Option("choose", way) for way in found]
            pick: Option = yield Decide(act.seat, "outpaced", options, power=card)
            yield from _keep_pace(act, card, pick.args[0])

    yield from each_player(s, s.event, does)
    return None


def _keep_pace(act: Action, card: str, way: str) -> Flow[None]:
    s, spirit = act.s, act.s.spirits[act.seat]
    if way == "steady":
        spirit.played.remove(card)
        spirit.discard.append(card)
        s.emit("discarded", act.seat, card)
        act.gain_energy(act.seat, 1 + POWERS[card].cost)
        return
    if way == "match-paying":
        spirit.energy -= 3
        s.emit("paid", act.seat, 3)
    else:
        for _ in range(2):
            yield from act.destroy_presence(act.seat)
    yield from use_now(s, act.seat, SLOW, [card])


def _raid(s: IslandState) -> Flow[None]:
    """Each spirit chooses another land where dahan outnumber towns and cities."""
    chosen: list[int] = []

    def does(act: Action) -> Flow[None]:
        lands = outnumbering(s) & s.where(*INVADERS) & ~sum(1 << land for land in chosen)
        act.land = yield from act.choose_land("different-land", lands)
        if act.land != NOWHERE:
            chosen.append(act.land)
            yield from act.damage(act.count(DAHAN))

    return each_player(s, s.event, does)


def _nothing(s: IslandState) -> None:
    """What each spirit decides is done by the main event itself."""
    del s


event(
    "outpaced",
    _outpaced,
    Way("stay-steady-and-slow", _nothing),
    Way("work-to-match-their-pace", _nothing),
    token=LINGERING_PLAGUES,
    dahan=Part("raids-in-force", _raid),
)


# Missionaries Arrive.


def _contact(act: Action, board: int, card: str) -> Flow[None]:
    """A card with sun drives an explorer off, another one wins a dahan over."""
    s = act.s
    if grants(card, SUN):
        lands = board & s.where(EXPLORER) & s.where(DAHAN)
        yield from in_one(act, lands, lambda _: ignoring(act.push(1, (EXPLORER,))))
    else:
        yield from in_one(act, board & s.where(DAHAN), _assimilate)


event(
    "missionaries-arrive",
    choice,
    Way(
        "ignore-their-contact-with-the-dahan",
        in_turn(per_board_minor(_contact), lambda s: returns(s, 2)),
    ),
    Way(
        "curse-the-tongues-of-the-foreigners",
        in_turn(
            all_players(lambda act: in_one(act, act.s.where(CITY), add_token(DISEASE))),
            fear_per_player(2),
            lasting("city-strength", 3, NEXT_RAVAGE),
        ),
        energy=4,
        aided_by="sun",
    ),
    token=PREY_ON_THE_UNWARY,
)


# A Strange Madness among the Beasts.


def _guide(s: IslandState) -> Flow[None]:
    """Beasts are removed as wanted, the others cost 3 energy each; then each spirit may push one."""

    def cost() -> int:
        return max(3, 3 * sum(s.tokens[BEASTS]))

    def thin_out(act: Action) -> Flow[None]:
        while True:
            lands = that(s, lambda land: bool(s.tokens[BEASTS][land]))
            land = yield from act.choose_land("remove-beasts", lands, optional=can_pay(s, cost(), "animal"))
            if land == NOWHERE:
                return
            act.remove_token(BEASTS, land=land)

    yield from together(s, s.event, thin_out)
    yield from pay(s, cost(), "animal")

    def push(act: Action) -> Flow[None]:
        lands = that(s, lambda land: bool(s.tokens[BEASTS][land]))
        land = yield from act.choose_land("push-from", lands, optional=True)
        if land != NOWHERE:
            yield from act.push(1, tokens=(BEASTS,), land=land, to=s.island.lands)

    yield from each_player(s, s.event, push)


def _remove_beasts(s: IslandState) -> Flow[None]:
    return each_board(s, s.event, lambda act, board: remove_one_token(act, BEASTS, board))


def _frenzy(act: Action, beasts: int) -> Flow[None]:
    yield from act.destroy(beasts, (EXPLORER,))
    yield from act.damage(2 * beasts)


event(
    "a-strange-madness-among-the-beasts",
    choice,
    Way(
        "let-them-rampage-unto-death",
        in_turn(each_beast(lambda act, beasts: ignoring(act.destroy(beasts, (DAHAN,)))), _remove_beasts),
    ),
    Way("guide-the-madness", _guide, energy=3, aided_by="animal", per="beasts", least=3),
    token=Part("savage-frenzy", each_beast(_frenzy)),
    dahan=Part(
        "seek-a-safer-home",
        push_to(
            2,
            (DAHAN,),
            lambda s: tokens(s, BEASTS, DISEASE, WILDS),
            lambda s: s.island.lands & ~tokens(s, BEASTS, DISEASE, WILDS),
        ),
    ),
    without=("russia",),
)


# Seeking the Interior / Local Diaspora.


def _disperse(act: Action) -> Flow[None]:
    """From the land with the most invaders one explorer or town goes to each land next to it."""
    s = act.s
    act.land = yield from act.choose_land("push-from", most(s.island.lands, s.invaders))
    left = s.near(act.land) & s.island.lands if act.land != NOWHERE else 0
    while left:
        went = yield from act.push(1, SMALL, to=left)
        if not went:
            return
        left &= ~(1 << went[0])


event(
    "seeking-the-interior-local-diaspora",
    by_stage,
    Way(
        "seeking-the-interior",
        all_lands(lambda s: s.island.coastal, lambda act: ignoring(act.push(1, (EXPLORER,), to=inland(act.s)))),
    ),
    *[Way("local-diaspora", one_action(_disperse))] * 2,
    token=BEASTS_PROWL,
    dahan=Part("forsake-the-barren-land", push_to(2, (DAHAN,), lambda s: s.blighted_lands(), clean)),
)


# Wave of Reconnaissance / Urbanization.


@rule("wave-of-reconnaissance")
class WaveOfReconnaissance(Rule):
    """One more explorer in each land explored."""

    def explorers(self, s: IslandState, its: Effect, land: int, kinds: list[int]) -> list[int]:
        """As said."""
        return [*kinds, EXPLORER]


def _urbanize(act: Action) -> Flow[None]:
    for _ in range((act.count(TOWN) + 1) // 2):
        yield from act.replace([(TOWN, (CITY,))])


event(
    "wave-of-reconnaissance-urbanization",
    by_stage,
    Way("wave-of-reconnaissance", lasting("wave-of-reconnaissance")),
    *[Way("urbanization", all_lands(lambda s: at_least(s, 2, TOWN), _urbanize))] * 2,
    token=STRICKEN,
    dahan=Part("retreat", push_to(2, (DAHAN,), lambda s: s.where(CITY), lambda s: without(s, CITY))),
)


# Interesting Discoveries / Increasing Aggression.


def _discover(act: Action) -> Flow[None]:
    yield from act.gather(1, (EXPLORER,))
    act.add(EXPLORER)


def _tend(act: Action) -> None:
    remove_blight(act, act.land)


event(
    "interesting-discoveries-increasing-aggression",
    by_stage,
    Way("interesting-discoveries", one_land(anyones_sacred_sites, _discover)),
    *[Way("increasing-aggression", lasting("ravage-bonus", 1))] * 2,
    token=Part("wheezelung-outbreak", outbreak(lambda s: s.island.of_terrain(JUNGLE, WETLAND))),
    dahan=Part(
        "tend-the-land",
        one_land(lambda s: s.blighted_lands() & at_least(s, 2, DAHAN), _tend),
    ),
)


# Strange Tales attract Explorers / Fortification.


@rule("strange-tales")
class StrangeTales(Rule):
    """When the cards have advanced, explorers come to the sacred sites."""

    def step_over(self, s: IslandState, its: Effect, step: str) -> Flow[None]:
        """1 to each land with a sacred site."""
        if step == ADVANCE:
            yield from each_land(s, its.source, anyones_sacred_sites(s) & s.island.lands, add(EXPLORER))


@rule("fortification")
class Fortification(Rule):
    """When the cards have advanced, the invaders build in a terrain that no card shows."""

    def step_over(self, s: IslandState, its: Effect, step: str) -> Flow[None]:
        """In all its lands, even without invaders (SI-113)."""
        terrain = (yield from choose_terrain(s)) if step == ADVANCE else None
        if terrain is not None:
            for land in bits(s.island.of_terrain(terrain) & s.island.lands):
                yield from build(s, land)


def _tell_tales(act: Action) -> None:
    act.fear(sum(bool(sacred_sites(act.s, seat)) for seat in act.s.all_seats))


event(
    "strange-tales-attract-explorers-fortification",
    by_stage,
    Way("strange-tales-attract-explorers", in_turn(one_action(_tell_tales), lasting("strange-tales"))),
    *[Way("fortification", lasting("fortification"))] * 2,
    token=BEASTS_ATTACK,
    dahan=coming_of_age("mountain-sands", lambda s: s.island.of_terrain(MOUNTAIN, SANDS)),
)


# Cultural Assimilation / Reprisal Against the Dahan.


def _at_city(s: IslandState) -> int:
    cities = s.where(CITY)
    return (cities | near(s, cities)) & that(s, lambda land: s.count(land, DAHAN) == 1)


def _reckless(act: Action) -> Flow[None]:
    yield from act.destroy(act.count(DAHAN), BUILDINGS)
    yield from add_blight(act, act.land)


event(
    "cultural-assimilation-reprisal-against-the-dahan",
    by_terror,
    *[Way("cultural-assimilation", one_land(_at_city, _assimilate))] * 2,
    Way("reprisal-against-the-dahan", one_land(lambda s: s.where(DAHAN) & with_buildings(s), damage_dahan(3))),
    token=BEASTS_ATTACK,
    dahan=Part(
        "reckless-offensive",
        one_land(lambda s: at_least(s, 2, DAHAN) & at_least(s, 2, *BUILDINGS), _reckless),
    ),
)


# Investigation of Dangers / Destroy the unnatural!

RULES["destroy-the-unnatural"] = Stronger(lambda s, land: bool(s.anyones_presence() >> land & 1))


def _rouse(act: Action) -> Flow[None]:
    yield from use_now(act.s, act.seat)


event(
    "investigation-of-dangers-destroy-the-unnatural",
    by_terror,
    Way("investigation-of-dangers", one_land(lambda s: without(s, *INVADERS, DAHAN), add(EXPLORER))),
    *[Way("destroy-the-unnatural", lasting("destroy-the-unnatural", 3))] * 2,
    token=PREY_ON_THE_UNWARY,
    dahan=Part("rouse-the-spirits", spirits_with_dahan(3, _rouse)),
)


# Distant Exploration / Fearful Mobs.


@rule("distant-exploration")
class DistantExploration(Rule):
    """Explorers go one land farther."""

    def explore_steps(self, s: IslandState, its: Effect, steps: int) -> int:
        """From towns, cities and oceans."""
        return steps + 1


RULES["fearful-mobs"] = Stronger(lambda s, land: s.invaders(land) >= 3)

event(
    "distant-exploration-fearful-mobs",
    by_terror,
    Way("distant-exploration", lasting("distant-exploration")),
    *[Way("fearful-mobs", lasting("fearful-mobs", 3))] * 2,
    token=GRIM_TOLL,
    dahan=FIERCE_MIEN,
)


# Rising Interest in the Island.


def _ignore_curiosity(act: Action) -> None:
    """The next invader card goes back to the box."""
    place = topmost_as_printed(act.s)
    if place is not None:
        leave_game(act.s, place)


def _beasts_of_the_jungle(act: Action) -> None:
    act.add_token(BEASTS)
    _fear_where_invaders(act)


def _weave_lies(s: IslandState) -> None:
    for kind in ("town-strength", "city-strength"):
        lasts(s, kind, 1, NEXT_RAVAGE)


event(
    "rising-interest-in-the-island",
    choice,
    Way(
        "ignore-the-curiosity",
        in_turn(one_action(_ignore_curiosity), one_land(lambda s: without(s, TOWN), add(TOWN))),
    ),
    Way(
        "weave-lies-in-the-minds-of-their-observers",
        in_turn(one_action(lambda act: remove_card(act.s)), _weave_lies),
        energy=4,
        aided_by="air",
    ),
    token=Part(
        "beasts-of-the-jungle", one_land(lambda s: s.island.of_terrain(JUNGLE) & clean(s), _beasts_of_the_jungle)
    ),
    dahan=Part("traps-and-snares", one_land(lambda s: s.where(DAHAN), add_token(WILDS))),
)


# Putting down Roots / The Center Crumbles.


def _settle(act: Action) -> Flow[None]:
    yield from act.replace([(EXPLORER, (TOWN,))])


def _boards_invaded(s: IslandState) -> list[int]:
    return boards_with(s, lambda lands: bool(s.where(*INVADERS) & lands))


event(
    "putting-down-roots-the-center-crumbles",
    by_health,
    Way("putting-down-roots", one_land(lambda s: inland(s) & s.where(EXPLORER), _settle)),
    Way("the-center-crumbles", unless_prevented(3, inland, blight, _boards_invaded)),
    token=STRICKEN,
    dahan=Part("drive-off-the-interlopers", player_may_push(SMALL, lambda s: s.where(DAHAN))),
)


# Search for new Lands / Devastated Shores.


def _search(act: Action) -> Flow[None]:
    yield from act.push(1, (EXPLORER,), to=without(act.s, *INVADERS))


event(
    "search-for-new-lands-devastated-shores",
    by_health,
    Way("search-for-new-lands", all_lands(lambda s: at_least(s, 2, EXPLORER), _search)),
    Way("devastated-shores", unless_prevented(2, lambda s: s.island.coastal, blight, _boards_invaded)),
    token=Part("distant-hunt", push_token_to(BEASTS, lambda s, _: clean(s), lambda act: act.damage(1))),
    dahan=CANNY_DEFENSE,
)


# Invaders Surge Inland / Widening Destruction.


def _surge(act: Action, board: int) -> Flow[None]:
    """A town goes one or two lands inland from the coast."""
    s, names = act.s, act.s.island.names
    lands = board & s.island.coastal & s.where(TOWN) & near(s, inland(s))
    land = yield from act.choose_land("event-land", lands)
    if land == NOWHERE:
        return
    first = s.near(land) & inland(s)
    goals = bits((first | near(s, first)) & inland(s))
    options = [piece_option("move", code, names[goal]) for code in s.codes(land, (TOWN,)) for goal in goals]
    apart = not s.near_for_invaders(land) & inland(s)  # SI-127
    pick = yield from act.ask("move-inland", [*options, DONE] if apart else options, land, **act.out_of(land))
    if pick is not DONE:
        code, name = picked(pick)
        yield from act.move(code, land, s.island.number_of[name])


event(
    "invaders-surge-inland-widening-destruction",
    by_health,
    Way("invaders-surge-inland", lambda s: each_board(s, s.event, _surge)),
    Way(
        "widening-destruction",
        unless_prevented(2, lambda s: with_buildings(s) | near(s, with_buildings(s)), blight),
    ),
    token=GRIM_TOLL,
    dahan=CANNY_DEFENSE,
)


# Tight-Knit Communities, Well-Prepared Explorers / Blight Spreads.

_blight_spreads = Way("blight-spreads", unless_prevented(2, lambda s: near(s, s.blighted_lands()), blight))

event(
    "tight-knit-communities-blight-spreads",
    by_health,
    Way("tight-knit-communities", change_health(BUILDINGS, 1)),
    _blight_spreads,
    token=PREY_ON_THE_UNWARY,
    dahan=coming_of_age("coastal", lambda s: s.island.coastal),
)

event(
    "well-prepared-explorers-blight-spreads",
    by_health,
    Way("well-prepared-explorers", change_health((EXPLORER,), 1)),
    _blight_spreads,
    token=BEASTS_PROWL,
    dahan=coming_of_age("inland", inland),
)


# Population Rises / Power Fades.


def _fade(act: Action) -> Flow[None]:
    """Presence, powers or blight of the card."""
    s, spirit = act.s, act.s.spirits[act.seat]
    found = ["lose-two"] if sum(spirit.presence) >= 2 else []
    found += ["forget-two"] if len((*spirit.hand, *spirit.played, *spirit.discard)) >= 2 else []
    way = yield from act.choose(*found, "take-blight")
    if way == "take-blight":
        yield from take_blight(act)
    for _ in range(2):
        if way == "lose-two":
            yield from act.destroy_presence(act.seat)
        elif way == "forget-two":
            yield from forget(s, act.seat)


event(
    "population-rises-power-fades",
    by_health,
    Way("population-rises", one_land(lambda s: s.where(*SMALL), add(TOWN))),
    Way("power-fades", all_players(_fade)),
    token=Part("sandfever-outbreak", outbreak(lambda s: s.island.of_terrain(SANDS, MOUNTAIN))),
    dahan=OFFERINGS_OF_PATTERN,
)


# Urban Development / Festering Pits of Blight; Heavy Farming / Overcrowded Cities.


def _twice_blighted(s: IslandState) -> int:
    return that(s, lambda land: s.blight[land] >= 2)


event(
    "urban-development-festering-pits-of-blight",
    by_health,
    Way("urban-development", lasting("city-strength", 2, NEXT_RAVAGE)),
    Way(
        "festering-pits-of-blight",
        one_land(_twice_blighted, blight_alone, _boards_invaded),
    ),
    token=LINGERING_PLAGUES,
    dahan=FIERCE_MIEN,
)

event(
    "heavy-farming-overcrowded-cities",
    by_health,
    Way("heavy-farming", lasting("town-strength", 1, NEXT_RAVAGE)),
    Way("overcrowded-cities", unless_prevented(2, lambda s: s.where(CITY), blight)),
    token=PREY_ON_THE_UNWARY,
    dahan=coming_of_age("jungle-wetland", lambda s: s.island.of_terrain(JUNGLE, WETLAND)),
)


# Promising Farmland / New Cash Crops Take Hold.


@rule("promising-farmland")
class PromisingFarmland(Rule):
    """Once on each board an explore adds a town instead of an explorer, in a land of choice.

    Its amount has a bit for each board that has had it, and above them the land that was chosen.
    """

    def before_invaders_act(self, s: IslandState, its: Effect, land: int, what: str) -> Flow[bool]:
        """Ask where it is to be, while there is a choice; wilds would stop it."""
        board = s.island.board_of(land)
        its.amount &= HAD
        if what == EXPLORE and not its.amount >> board & 1 and not s.tokens[WILDS][land]:
            there = s.island.of_board(board)
            later = any(there >> other & 1 and not s.tokens[WILDS][other] for other in s.todo)
            options = [Option("choose", "town-instead"), *([DECLINE] if later else [])]
            pick: Option = yield Decide(s.owner_of(board), "town-instead", options, land=s.island.names[land])
            its.amount |= (land + 1) * (pick is not DECLINE) * (HAD + 1)
        return False

    def explorers(self, s: IslandState, its: Effect, land: int, kinds: list[int]) -> list[int]:
        """There it is."""
        if its.amount // (HAD + 1) != land + 1 or EXPLORER not in kinds:
            return kinds
        its.amount = its.amount & HAD | 1 << s.island.board_of(land)
        place = kinds.index(EXPLORER)
        return [*kinds[:place], TOWN, *kinds[place + 1 :]]


def _cash_crops(s: IslandState) -> Flow[None]:
    """A ravage in a terrain that no card shows, but for boards where the spirits prevent it."""
    terrain = yield from choose_terrain(s)
    if terrain is None:
        return
    ravaged = 0

    def does(act: Action, board: int) -> Flow[None]:
        nonlocal ravaged
        lands = board & s.island.of_terrain(terrain) & s.where(*INVADERS)
        if lands and not (yield from prevented(act, board, 2)):
            ravaged |= lands

    yield from each_board(s, s.event, does)
    for land in bits(ravaged):
        yield from ravage_apart(s, land)


event(
    "promising-farmland-new-cash-crops-take-hold",
    by_health,
    Way("promising-farmland", lasting("promising-farmland")),
    Way("new-cash-crops-take-hold", _cash_crops),
    token=Part("beasts-provoked", one_land(lambda s: s.where(TOWN) & clean(s), add_token(BEASTS))),
    dahan=CANNY_DEFENSE,
)


# Slave Rebellion.


def _strife_on_board(number: int, kinds: tuple[int, ...]) -> EventText:
    """On each board strife is laid on so many different pieces."""

    def text(s: IslandState) -> Flow[None]:
        def does(act: Action, board: int) -> Flow[None]:
            laid: list[tuple[int, int]] = []
            for _ in range(number):
                there = [(land, code) for land in bits(board) for code in s.codes(land, kinds)]
                free = [each for each in there if s.pieces[each[0]][each[1]] > laid.count(each)]
                land, code = yield from choose_piece(act, "strife", free)
                if land == NOWHERE:
                    continue
                used = not act.instead_of_token("strife", land)
                laid.append((land, (yield from act.lay_strife(land, code)) if used else code))

        return each_board(s, s.event, does)

    return text


def _torn(act: Action) -> Flow[None]:
    """Every invader takes 1 damage for each strife on it."""
    yield from act.damage_each(1, times=strife_of)


def _with_strife(s: IslandState) -> int:
    return that(s, lambda land: any(map(strife_of, s.pieces[land])))


def _aid(act: Action) -> Flow[None]:
    """Invaders with strife take damage from the dahan, which grow by every town and city destroyed."""
    yield from act.damage_each(act.count(DAHAN), times=lambda code: min(1, strife_of(code)))
    fallen = sum(kind in BUILDINGS for _, kind in act.destroyed)
    if fallen:
        act.add(DAHAN, fallen)


def _small_uprising(s: IslandState) -> None:
    draws_again(s)
    returns(s, 3)


event(
    "slave-rebellion",
    by_stage,
    *[Way("small-uprising", in_turn(_strife_on_board(1, (TOWN,)), _small_uprising))] * 2,
    Way(
        "rebellion",
        in_turn(
            one_land(lambda s: s.where(TOWN), lambda act: ignoring(act.destroy(1, (TOWN,)))),
            _strife_on_board(2, BUILDINGS),
            all_lands(_with_strife, _torn),
            draws_again,
        ),
    ),
    dahan=Part("aid-the-uprising", all_lands(_with_strife, _aid)),
    adversary="france",
    level=2,
    under=3,
)
