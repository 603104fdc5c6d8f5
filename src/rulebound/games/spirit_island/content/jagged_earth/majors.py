"""The major powers of Jagged Earth."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from rulebound.games.spirit_island.action import DECLINE, EVERY, Action
from rulebound.games.spirit_island.blight import add_blight, remove_blight
from rulebound.games.spirit_island.cards import forget
from rulebound.games.spirit_island.content.fear_texts import remove_health
from rulebound.games.spirit_island.effect import NOBODY, NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import open_tracks, panel_of
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
)
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    FAST,
    INLAND,
    ITSELF,
    JUNGLE_OR_MOUNTAIN,
    JUNGLE_OR_UNBLIGHTED,
    POWERS,
    SACRED,
    SANDS_OR_WETLAND,
    SLOW,
    WITH_BLIGHT,
    WITH_DAHAN,
    WITH_INVADERS,
    card,
)
from rulebound.games.spirit_island.reshape import (
    ON_THE_MAP,
    attach_board,
    join_lands,
    part_lands,
    places_for_board,
    spare_boards,
)
from rulebound.games.spirit_island.rule import holds, rule
from rulebound.games.spirit_island.said import lasting, ways
from rulebound.games.spirit_island.state import ELEMENTS, FIRST, IslandState
from rulebound.games.spirit_island.use import origins
from rulebound.kernel import DONE, Decide, Flow, Option, plain_class

major = partial(card, "major", box="jagged-earth")
SUN = ELEMENTS.index("sun")
BARGAIN = "bargains-of-power-and-protection"
PAID = "bargain-paid"  # how much energy of this turn a bargain has taken, or did not have to
QUICKSAND = "quicksand"
SPIDERS = "spiders"
BITING = "spiders-biting"
HUNTING = "hunting-grounds"
UNTOUCHED = "untouched-land"
WOVEN = "woven"
STRIFE = "strife"
ways(
    "beasts-there",
    "no-beasts-there",
    "void-again",
    "add-badlands",
    "add-strife",
    "add-disease",
    "add-wilds",
    "gain-energy",
    "pour-out",
    "remove-two",
    "remove-damaged",
    "skip-this",
    "presence-as-beasts",
)
lasting(PAID, QUICKSAND, SPIDERS, BITING, HUNTING, WOVEN, "beside-dahan")


@major(
    "angry-bears",
    cost=3,
    speed=SLOW,
    elements="sun fire animal",
    within=0,
    target=ANY_LAND,
    threshold="2 fire 3 animal",
)
def angry_bears(act: Action) -> Flow[None]:
    """2 fear, 2 damage, and a beast, or more damage where one is; with the threshold they go on next to it."""
    act.fear(2)
    if (yield from _beasts_there(act)):
        yield from act.damage(4)
        yield from act.push(1, tokens=(BEASTS,), up_to=True)
    else:
        yield from act.damage(2)
        act.add_token(BEASTS)
    if not act.threshold():
        return
    act.fear(1)
    s = act.s
    prowled = s.near(act.land) & s.where_tokens(BEASTS, seat=act.seat) & s.where(*SMALL)
    land = yield from act.choose_land("hunt", prowled)
    if land != NOWHERE:
        yield from act.destroy(1, SMALL, land=land)


def _beasts_there(act: Action) -> Flow[bool]:
    """Whether beasts are there; what only may count as beasts does so if it is wanted (SI-058)."""
    if act.s.tokens[BEASTS][act.land] or not act.tokens(BEASTS):
        return bool(act.s.tokens[BEASTS][act.land])
    return (yield from act.choose("beasts-there", "no-beasts-there")) == "beasts-there"


# Bargains of Power and Protection.


@major(
    BARGAIN,
    cost=2,
    speed=FAST,
    elements="sun water earth animal",
    within=0,
    target=WITH_DAHAN,
    threshold="3 sun 2 water 2 earth",
    persistent=True,
)
def bargains_of_power_and_protection(act: Action) -> Flow[None]:
    """Presence leaves for ever, perhaps from a track; dahan near one's own defend for the rest of the game."""
    s, seat = act.s, act.seat
    tracks = [panel_of(s, seat).tracks[place].name for place in open_tracks(s, seat)] if act.threshold() else []
    if tracks:
        pick: Option = yield Decide(seat, "bargain", [Option("take-presence", name) for name in tracks])
        yield from act.uncover(seat, pick.args[0])
        s.spirits[seat].gone += 1
    else:
        pick = yield Decide(seat, "bargain", [Option("lose", name) for name in s.names(s.presence_of(seat))])
        act.give_up_presence(seat, s.island.number_of[pick.args[0]])
    made = next((each for each in s.rules if (each.kind, each.seat) == (BARGAIN, seat)), None)
    if made is None:
        made = Effect(BARGAIN, seat=seat, source=BARGAIN, until="game")
        s.enforce(made)
    made.amount += 1
    s.effects.append(Effect(PAID, seat=seat, amount=1, source=BARGAIN))  # this turn's energy has come in (SI-175)


@rule(BARGAIN)
class Bargain(Rule):
    """As often as it was made."""

    def defence(self, s: IslandState, its: Effect, land: int, defence: int) -> int:
        """Each dahan in or next to a land with the spirit's presence defends its land."""
        dahan = s.count(land, DAHAN)
        if not dahan or not s.island.within(land, 1) & s.presence_of(its.seat):
            return defence
        return defence + its.amount * dahan

    def gains_energy(self, s: IslandState, its: Effect, number: int) -> int:
        """The first energy of each turn is not gained, whatever it comes from (SI-175)."""
        paid = s.total(PAID, seat=its.seat)
        taken = max(0, min(number, its.amount - paid))
        if taken:
            s.effects.append(Effect(PAID, seat=its.seat, amount=taken, source=BARGAIN))
        return number - taken


# Draw Towards a Consuming Void.


@major(
    "draw-towards-a-consuming-void",
    cost=8,
    speed=SLOW,
    elements="",
    within=0,
    target=ANY_LAND,
    threshold=("",),
)
def draw_towards_a_consuming_void(act: Action) -> Flow[None]:
    """Everything around is drawn in and destroyed; for forgotten cards again and again, if no other is in play."""
    again = True
    while again:
        again = act.threshold() and _may_feed(act.s, act.seat)
        yield from _devour(act, again)
        if again:
            again = yield from _feed(act)


def _devour(act: Action, again: bool) -> Flow[None]:
    s, here = act.s, 1 << act.land
    for land in bits(s.near(act.land)):
        for kind in (EXPLORER, TOWN, CITY, DAHAN):
            yield from act.gather(1, (kind,), origin=1 << land)
        yield from act.gather(1, tokens=(BEASTS,), origin=1 << land)
        yield from act.gather(1, presence=s.all_seats, origin=1 << land)
    act.fear(4)
    yield from act.damage(15, again=again)
    yield from act.damage(5, (DAHAN,), again=again)
    for seat in s.all_seats:
        yield from act.destroy_presence(seat, here)
    act.remove_token(BEASTS, 2)


def _may_feed(s: IslandState, seat: int) -> bool:
    """Whether no other card is in play, and one of each kind can be forgotten, itself among them (SI-176)."""
    spirit = s.spirits[seat]
    kinds = {POWERS[name].kind for name in (*spirit.hand, *spirit.played, *spirit.discard)}
    others = {*spirit.played, *spirit.face_down} - {"draw-towards-a-consuming-void"}
    return not others and {"minor", "major", "unique"} <= kinds


def _feed(act: Action) -> Flow[bool]:
    """Whether a minor, a major and a unique power are forgotten for it."""
    if not _may_feed(act.s, act.seat) or (yield from act.choose("void-again", "nothing")) == "nothing":
        return False
    for kind in ("minor", "major", "unique"):
        yield from forget(act.s, act.seat, kind=kind)
    return True


# Dream of the Untouched Land.


@major(
    "dream-of-the-untouched-land",
    cost=6,
    speed=FAST,
    elements="moon water earth plant animal",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="3 moon 2 water 3 earth 2 plant",
    heals=0,
    persistent=True,
)
def dream_of_the_untouched_land(act: Action) -> Flow[None]:
    """Blight and a few invaders go; with the threshold, once in a game, a new board comes up."""
    for _ in range(min(3, act.s.blight[act.land])):
        if (yield from act.choose_land("heal", 1 << act.land, optional=not act.thorough)) == NOWHERE:
            break
        remove_blight(act, act.land)
    yield from remove_health(act, act.land, 3)
    if act.threshold() and not any(each.kind == UNTOUCHED for each in act.s.rules):
        yield from _find_board(act)


def _find_board(act: Action) -> Flow[None]:
    """A random one of those that are not in use (SI-177)."""
    s = act.s
    spare = spare_boards(s, s.island.board_of(act.land))
    places = places_for_board(s, s.island.board_of(act.land))
    if not spare or not places:
        return
    found = s.rng.choice(spare)
    s.rng.reveal()
    boards = dict.fromkeys(board for board, _, _ in places)
    at_board = yield from _choose_board(act, list(boards))
    sides = ON_THE_MAP
    if (at_board, *ON_THE_MAP) not in places:
        options = [Option("attach", *sides) for board, *sides in places if board == at_board]
        sides = (yield from act.ask("attach", options, board=found)).args
    place = attach_board(s, found, act.seat, at_board, *sides)
    new = s.island.of_board(place)
    s.enforce(Effect(UNTOUCHED, source=act.source, until="game"))
    for kind, prompt in ((BEASTS, "beasts"), (WILDS, "wilds"), (BADLANDS, "badlands")):
        for _ in range(2):
            act.add_token(kind, land=(yield from act.choose_land(prompt, new)))
    for _ in range(2):
        seats = [Option("spirit", seat) for seat in s.all_seats if open_tracks(s, seat)]
        pick = yield from act.ask("who-comes", [*seats, DONE])
        if pick is DONE:
            return
        yield from act.add_presence(pick.args[0], new)


def _choose_board(act: Action, boards: list[int]) -> Flow[int]:
    """At which board it lies, if there is no room at that of the target land."""
    names = {act.s.boards[board]: board for board in boards}
    pick = yield from act.ask("at-board", [Option("board", name) for name in names])
    return names[pick.args[0]]


@rule(UNTOUCHED)
class Untouched(Rule):
    """Build cards and adversaries leave out a board."""

    def leaves_out(self, s: IslandState, its: Effect, boards: list[int]) -> Flow[int]:
        """The players choose one of those where something would happen."""
        names = {s.boards[board]: board for board in boards}
        pick: Option = yield Decide(FIRST, "leave-out", [Option("leave-out", name) for name in names])
        s.emit("left-out", pick.args[0])
        return names[pick.args[0]]


@major(
    "focus-the-lands-anguish",
    cost=5,
    speed=SLOW,
    elements="sun",
    within=1,
    target=ANY_LAND,
    threshold="3 sun",
    gathers_blight=True,
)
def focus_the_lands_anguish(act: Action) -> Flow[None]:
    """Gather blight, which hurts, or twice so; 5 fear if a town or city is destroyed."""
    yield from act.gather(5, blight=True, up_to=True)
    yield from act.damage(act.s.blight[act.land] * (2 if act.threshold() else 1))
    if any(kind in BUILDINGS for _, kind in act.destroyed):
        act.fear(5)


@major(
    "forests-of-living-obsidian",
    cost=4,
    speed=SLOW,
    elements="sun fire earth plant",
    within=0,
    target=ANY_LAND,
    threshold="2 sun 3 fire 3 earth",
)
def forests_of_living_obsidian(act: Action) -> Flow[None]:
    """Badlands, the dahan leave, 1 damage to each invader, or 2 from a sacred site; with the threshold again."""
    if act.threshold():
        act.repeat()
    act.add_token(BADLANDS)
    yield from act.push(EVERY, (DAHAN,))
    yield from act.damage_each(2 if origins(act) & act.sacred(act.seat) else 1)  # SI-178


# Infestation of Venomous Spiders.


@major(
    "infestation-of-venomous-spiders",
    cost=4,
    speed=FAST,
    elements="air earth plant animal",
    within=2,
    source=SACRED,
    target=WITH_INVADERS,
    threshold="2 air 2 earth 3 animal",
)
def infestation_of_venomous_spiders(act: Action) -> Flow[None]:
    """Beasts, and for each fear and an action less of the invaders, with the threshold with 4 damage."""
    act.add_token(BEASTS)
    yield from act.gather(1, tokens=(BEASTS,), up_to=True)
    beasts = act.tokens(BEASTS)
    act.fear(min(4, beasts))
    kind = BITING if act.threshold() else SPIDERS
    act.s.effects.append(Effect(kind, act.land, act.seat, beasts, act.source))


@plain_class
class Spiders(Rule):
    """The invaders skip so many actions there."""

    biting = False

    def before_invaders_act(self, s: IslandState, its: Effect, land: int, what: str) -> Flow[bool]:
        """Which ones is chosen when they are about to happen (SI-059)."""
        if its.land != land or not its.amount:
            return False
        options = [Option("choose", "skip-this"), DECLINE]
        name = s.island.names[land]
        pick: Option = yield Decide(its.seat, "skip-action", options, land=name, step=what, number=its.amount)
        if pick is DECLINE:
            return False
        its.amount -= 1
        if self.biting:
            act = Action(s, "spirit", its.seat, land=land, power=POWERS[its.source])
            yield from resolve(act, act.damage(4))
        return True


@rule(SPIDERS)
class SpidersThatHinder(Spiders):
    """They only hinder."""


@rule(BITING)
class SpidersThatBite(Spiders):
    """They do 4 damage each time."""

    biting = True


@major(
    "irresistible-call",
    cost=6,
    speed=FAST,
    elements="sun air plant",
    within=2,
    source=SACRED,
    target=INLAND,
    threshold="2 sun 3 air 2 plant",
)
def irresistible_call(act: Action) -> Flow[None]:
    """Gather 5 towns, 5 dahan, 5 beasts and 15 explorers; with the threshold they do nothing there."""
    yield from act.gather(5, (TOWN,))
    yield from act.gather(5, (DAHAN,))
    yield from act.gather(5, tokens=(BEASTS,))
    yield from act.gather(15, (EXPLORER,))
    if act.threshold():
        act.skip()
        act.isolate()


# Melt Earth into Quicksand.


@major(
    "melt-earth-into-quicksand",
    cost=4,
    speed=FAST,
    elements="moon water earth",
    within=1,
    target=SANDS_OR_WETLAND,
    threshold="2 moon 4 water 2 earth",
)
def melt_earth_into_quicksand(act: Action) -> Flow[None]:
    """1 fear, 2 damage, isolate; whoever comes there this turn sinks; with the threshold 4 damage and tokens."""
    act.fear(1)
    strong = act.threshold()
    yield from act.damage(6 if strong else 2)
    act.isolate()
    act.last(QUICKSAND, land=act.land, seat=act.seat)
    if strong:
        act.add_token(BADLANDS)
        act.add_token(WILDS)


@rule(QUICKSAND)
class Quicksand(Rule):
    """Who has moved into a land sinks."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """An action of its own for each that moved somebody there, but not for what came of itself (E16)."""
        if act.follows("melt-earth-into-quicksand"):
            return
        came: Counter[int] = Counter()
        for kind, from_land, to_land in act.moved:
            came[kind] += (to_land == its.land) - (from_land == its.land)
        if +came:
            power = POWERS["melt-earth-into-quicksand"]
            sinking = Action(act.s, "spirit", its.seat, land=its.land, power=power, cause=act)
            yield from resolve(sinking, _sink(sinking, +came))


def _sink(act: Action, came: Counter[int]) -> Flow[None]:
    for kind in (*INVADERS, DAHAN):
        yield from act.destroy(came[kind], (kind,))


# Settle Into Hunting-Grounds.


@major(
    "settle-into-hunting-grounds",
    cost=3,
    speed=FAST,
    elements="moon fire plant animal",
    target=ITSELF,
    threshold="2 plant 3 animal",
)
def settle_into_hunting_grounds(act: Action) -> Flow[None]:
    """Presence counts as badlands and beasts this turn, and stays; with the threshold it hunts in one land."""
    act.last(HUNTING, seat=act.seat)
    if not act.threshold():
        return
    land = yield from act.choose_land("hunt-here", act.s.presence_of(act.seat))
    if land != NOWHERE:
        act.fear(2, land)
        yield from act.damage(2, land=land)


@rule(HUNTING)
class HuntingGrounds(Rule):
    """The spirit's presence is badlands and beasts, and does not move."""

    of_presence = True

    def counts_as(self, s: IslandState, its: Effect, seat: int, kind: int, land: int) -> int:
        """Each presence as one; in an event as beasts only if the spirit wants it (SI-058)."""
        if kind == BADLANDS or (kind == BEASTS and (seat != NOBODY or its.amount)):
            return s.spirits[its.seat].presence[land]
        return 0

    def invader_phase(self, s: IslandState, its: Effect) -> Flow[None]:
        """Before the event it is asked whether its presence counts as beasts for it."""
        if s.events:
            options = [Option("choose", "presence-as-beasts"), DECLINE]
            pick: Option = yield Decide(its.seat, "may", options)
            its.amount = int(pick is not DECLINE)

    def presence_held(self, s: IslandState, its: Effect) -> bool:
        """This turn."""
        return True


@major(
    "sleep-and-never-waken",
    cost=3,
    speed=FAST,
    elements="moon air earth animal",
    within=2,
    source="P in S",
    target=ANY_LAND,
    threshold="3 moon 2 air 2 animal",
)
def sleep_and_never_waken(act: Action) -> Flow[None]:
    """The invaders do nothing; explorers vanish, with the threshold in all one's lands; fear for each two."""
    act.skip()
    gone = yield from act.remove(2, (EXPLORER,), up_to=True)
    if act.threshold():
        for _ in range(6):
            lands = act.s.presence_of(act.seat)
            if (yield from act.remove_anywhere((EXPLORER,), lands, optional=not act.thorough)) == NOWHERE:
                break
            gone += 1
    act.fear(gone // 2)


@major(
    "spill-bitterness-into-the-earth",
    cost=5,
    speed=FAST,
    elements="fire water earth",
    within=0,
    target=ANY_LAND,
    threshold="3 fire 3 water",
)
def spill_bitterness_into_the_earth(act: Action) -> Flow[None]:
    """6 damage, badlands and strife, blight; more where blight is next to it; with the threshold damage around."""
    s = act.s
    yield from act.damage(6)
    for _ in range(2):
        yield from _badlands_or_strife(act, act.land)
    yield from add_blight(act, act.land)
    near = s.near(act.land)
    for land in (yield from act.choose_lands("embitter", near & s.blighted_lands(), 3)):
        yield from _badlands_or_strife(act, land)
    if act.threshold():
        for land in (yield from act.choose_lands("hurt-in", near & s.where(*INVADERS), 3)):
            yield from act.damage_each(1, land=land)


def _badlands_or_strife(act: Action, land: int) -> Flow[None]:
    labels = ("add-badlands", "add-strife") if act.count(*INVADERS, land=land) else ("add-badlands",)
    for way in (yield from act.ways(*labels)):
        if way == "add-badlands":
            act.add_token(BADLANDS, land=land)
        else:
            yield from act.add_strife(land=land)


@major(
    "storm-swath",
    cost=3,
    speed=SLOW,
    elements="fire air water",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="2 fire 3 air 2 water",
    farther=(1, 2),
)
def storm_swath(act: Action) -> Flow[None]:
    """2 fear, 1 damage to each invader here and in the origin; with the threshold between too, and towns fall."""
    s, strong = act.s, act.threshold()
    act.fear(3 if strong else 2)
    origin = yield from act.choose_land("origin", origins(act))
    swath = dict.fromkeys((origin, act.land)) if origin != NOWHERE else {act.land: None}
    if strong:
        between = s.near(act.land) & s.near(origin) if origin != NOWHERE else 0
        land = yield from act.choose_land("storm-between", between)
        if land != NOWHERE:
            swath[land] = None
    struck = [land for land in swath if s.invaders(land)]
    for land in struck:
        yield from act.damage_each(1, land=land)
    if strong:
        for land in struck:
            yield from act.destroy(1, (TOWN,), land=land)


@major(
    "the-wounded-wild-turns-on-its-assailants",
    cost=4,
    speed=SLOW,
    elements="fire plant animal",
    within=1,
    target=WITH_BLIGHT,
    threshold="2 fire 3 plant 2 animal",
)
def the_wounded_wild_turns_on_its_assailants(act: Action) -> Flow[None]:
    """Badlands, gather beasts; blight, beasts and wilds hurt; with the threshold fear for each who dies."""
    act.add_token(BADLANDS, 2)
    yield from act.gather(2, tokens=(BEASTS,), up_to=True)
    yield from act.damage(act.s.blight[act.land] + act.tokens(BEASTS, WILDS))
    if act.threshold():
        act.fear(min(8, 2 * sum(kind in INVADERS for _, kind in act.destroyed)))


@major(
    "thickets-erupt-with-every-touch-of-breeze",
    cost=3,
    speed=FAST,
    elements="air plant",
    within=2,
    source=SACRED,
    target=INLAND,
    threshold="3 plant",
)
def thickets_erupt_with_every_touch_of_breeze(act: Action) -> Flow[None]:
    """2 damage, and wilds or less blight; with the threshold fear and 2 more damage."""
    strong = act.threshold()
    yield from act.damage(4 if strong else 2)
    for way in (yield from act.ways(*(("add-wilds", "heal") if act.s.blight[act.land] else ("add-wilds",)))):
        if way == "add-wilds":
            act.add_token(WILDS, 3)
        else:
            remove_blight(act, act.land)
    if strong:
        act.fear(1)


@major(
    "transform-to-a-murderous-darkness",
    cost=6,
    speed=SLOW,
    elements="moon fire air water plant",
    target=ANY_SPIRIT,
    threshold="3 moon 2 fire 2 air",
)
def transform_to_a_murderous_darkness(act: Action) -> Flow[None]:
    """A sacred site of the target turns into badlands, fear and damage; with the threshold damage next to it."""
    s, seat = act.s, act.target
    act.chooser = seat
    land = yield from act.choose_land("sacrifice", act.sacred(seat), optional=True)
    act.chooser = act.seat
    if land == NOWHERE:
        return
    act.land = land
    number = s.spirits[seat].presence[land]
    for _ in range(number):
        act.give_up_presence(seat, land)
    act.add_token(BADLANDS, number)
    yield from act.push(number, tokens=(BADLANDS,), up_to=True)
    act.fear(3)
    yield from act.damage(3 * number)
    if act.threshold():
        for _ in range(2):
            yield from _strike_next_to_it(act)


def _strike_next_to_it(act: Action) -> Flow[None]:
    """1 damage in a land next to the target."""
    land = yield from act.choose_land("avenge", act.s.near(act.land) & act.s.where(*INVADERS))
    if land != NOWHERE:
        yield from act.damage(1, land=land)


@major(
    "trees-radiate-celestial-brilliance",
    cost=3,
    speed=FAST,
    elements="sun moon plant",
    within=1,
    target=JUNGLE_OR_UNBLIGHTED,
    threshold="3 sun 2 moon 2 plant",
)
def trees_radiate_celestial_brilliance(act: Action) -> Flow[None]:
    """3 fear, defend 6, no next build; with the threshold damage for each sun."""
    act.fear(3)
    act.defend(6)
    act.last("skip-build", land=act.land, amount=1)
    if act.threshold():
        yield from act.damage(act.elements[SUN])


@major(
    "unleash-a-torrent-of-the-selfs-own-essence",
    cost=2,
    speed=FAST,
    elements="sun moon fire water",
    target=ITSELF,
    threshold="2 sun 3 fire",
)
def unleash_a_torrent_of_the_selfs_own_essence(act: Action) -> Flow[None]:
    """Energy, more for a forgotten card; or energy turns into damage; with the threshold both."""
    for way in (yield from act.ways("gain-energy", "pour-out", both=act.threshold())):
        if way == "gain-energy":
            act.gain_energy(act.seat, 4)
            if (yield from forget(act.s, act.seat, optional=True)):
                act.gain_energy(act.seat, 4)
        else:
            yield from _pour_out(act)


def _pour_out(act: Action) -> Flow[None]:
    """Pay some energy for as much damage in a land of one's own, or as far as powers reach beyond."""
    s, spirit = act.s, act.s.spirits[act.seat]
    if not spirit.energy:
        return
    reach = act.around(s.presence_of(act.seat), s.total("range", seat=act.seat))
    land = yield from act.choose_land("pour-out", reach)
    if land == NOWHERE:
        return
    options = [Option("pay", number) for number in range(1, spirit.energy + 1)]
    pick = yield from act.ask("pay-for-damage", options, land)
    spirit.energy -= pick.args[0]
    s.emit("paid", act.seat, pick.args[0])
    yield from act.damage(pick.args[0], land=land)


# Utter a Curse of Dread and Bone.


@major(
    "utter-a-curse-of-dread-and-bone",
    cost=4,
    speed=SLOW,
    elements="moon animal",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="3 moon 2 animal",
)
def utter_a_curse_of_dread_and_bone(act: Action) -> Flow[None]:
    """A token for each blight here and around, then fear and damage; with the threshold more of each kind."""
    s = act.s
    around = s.near(act.land) | 1 << act.land
    added: Counter[str] = Counter()
    for _ in range(sum(s.blight[land] for land in bits(around))):
        labels = [label for label in CURSES if added[label] < 3 and _can_add(act, label, act.land)]
        if not labels:
            break
        label = yield from act.choose(*labels)
        added[label] += 1
        yield from _curse(act, label, act.land)
    act.fear(2)
    yield from act.damage(1)
    if not act.threshold():
        return
    reach = act.around(1 << act.land, 1)
    for label in CURSES:
        if added[label]:
            able = sum(1 << land for land in bits(reach) if _can_add(act, label, land))
            land = yield from act.choose_land(CURSES[label], able)
            if land != NOWHERE:
                yield from _curse(act, label, land)
    yield from _strike_next_to_it(act)


CURSES = {"add-badlands": "badlands", "add-disease": "disease", "add-strife": "strife-in"}  # and what is asked


def _can_add(act: Action, label: str, land: int) -> bool:
    return label != "add-strife" or bool(act.count(*INVADERS, land=land))


def _curse(act: Action, label: str, land: int) -> Flow[None]:
    if label == "add-strife":
        yield from act.add_strife(land=land)
    else:
        act.add_token(BADLANDS if label == "add-badlands" else DISEASE, land=land)


@major(
    "vanish-softly-away-forgotten-by-all",
    cost=3,
    speed=SLOW,
    elements="moon air",
    within=2,
    target=ANY_LAND,
    threshold="3 moon 3 air",
)
def vanish_softly_away_forgotten_by_all(act: Action) -> Flow[None]:
    """An invader and a small one vanish, or all that are hurt; with the threshold also where many are."""
    s = act.s
    for way in (yield from act.ways("remove-two", "remove-damaged")):
        if way == "remove-two":
            yield from act.remove(1, INVADERS)
            yield from act.remove(1, SMALL)
        else:
            yield from _remove_all(act, [code for code in s.codes(act.land, INVADERS) if damage_of(code)])
    if act.threshold():
        crowded = sum(1 << land for land in bits(s.in_play) if s.invaders(land) >= 4)
        for land in (yield from act.choose_lands("remove-from", crowded, 2, up_to=False)):
            yield from act.remove(1, INVADERS, land=land)


def _remove_all(act: Action, codes: Sequence[int]) -> Flow[None]:
    for code in codes:
        for _ in range(act.s.pieces[act.land][code]):
            yield from act.remove_piece(act.land, code)


@major(
    "voice-of-command",
    cost=3,
    speed=FAST,
    elements="sun air",
    within=1,
    source=SACRED,
    target=WITH_DAHAN,
    threshold="3 sun 2 air",
)
def voice_of_command(act: Action) -> Flow[None]:
    """Dahan and explorers strike towns and cities; explorers take the dahan's side; with the threshold gather."""
    if act.threshold():
        yield from act.gather(2, (EXPLORER, TOWN, DAHAN), up_to=True)
    yield from act.damage(act.count(DAHAN, EXPLORER), BUILDINGS)
    act.defend(2)
    act.last("beside-dahan", land=act.land)


@rule("beside-dahan")
class BesideDahan(Rule):
    """Explorers fight for the dahan."""

    def beside_dahan(self, s: IslandState, its: Effect, land: int, kind: int) -> bool:
        """They alone."""
        return kind == EXPLORER and holds(its, land)


@major(
    "walls-of-rock-and-thorn",
    cost=4,
    speed=FAST,
    elements="sun earth plant",
    within=2,
    source=SACRED,
    target=JUNGLE_OR_MOUNTAIN,
    threshold="2 earth 2 plant",
)
def walls_of_rock_and_thorn(act: Action) -> Flow[None]:
    """2 damage, defend 8, wilds, isolate; with the threshold 2 more of both, and badlands."""
    strong = act.threshold()
    yield from act.damage(4 if strong else 2)
    act.defend(10 if strong else 8)
    act.add_token(WILDS)
    act.isolate()
    if strong:
        act.add_token(BADLANDS)


# Weave Together the Fabric of Place.


@major(
    "weave-together-the-fabric-of-place",
    cost=4,
    speed=FAST,
    elements="sun moon air water earth",
    within=1,
    source=SACRED,
    target=ANY_LAND,
    threshold="4 air",
)
def weave_together_the_fabric_of_place(act: Action) -> Flow[None]:
    """The target and a land next to it are one this turn; with the threshold isolated, and invaders vanish."""
    s = act.s
    if s.island.lands >> act.land & 1:  # an ocean in play is not woven
        near = s.near(act.land) & s.island.lands & ~(1 << act.land)
        other = yield from act.choose_land("weave", near)
        if other != NOWHERE:
            yield from join_lands(act, act.land, other)
            act.last(WOVEN, land=act.land, seat=act.seat)
    if not act.threshold():
        return
    act.isolate()
    if act.count(*INVADERS):
        act.fear(2)
        yield from act.remove(2, INVADERS, up_to=True)


@rule(WOVEN)
class Woven(Rule):
    """Lands that are one for the turn."""

    def time_passes(self, s: IslandState, its: Effect) -> Flow[None]:
        """They part, the last joined first; then none is left for another such effect."""
        for what, *numbers in [change.split() for change in reversed(s.changes)]:
            if what == "join":
                land, other = map(int, numbers)
                act = Action(s, "spirit", its.seat, land=land, source=its.source)
                yield from resolve(act, part_lands(act, land, other))
