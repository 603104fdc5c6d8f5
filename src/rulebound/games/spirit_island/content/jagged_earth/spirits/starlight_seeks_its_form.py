"""Starlight Seeks Its Form."""

from functools import partial

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import remove_blight
from rulebound.games.spirit_island.cards import (
    discard_drawn,
    draw,
    forget_card,
    gain,
    gain_card,
    keep_one,
    reclaim_one,
)
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.growth import symbol
from rulebound.games.spirit_island.panel import (
    SLOT,
    Panel,
    Track,
    card_track,
    energy_track,
    farther,
    panel,
    panel_of,
    passive,
    slot_id,
)
from rulebound.games.spirit_island.pieces import DAHAN, EXPLORER, INVADERS, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    FAST,
    ITSELF,
    POWERS,
    SACRED,
    SLOW,
    card,
    innate,
)
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting, ways
from rulebound.games.spirit_island.state import ELEMENTS, IslandState
from rulebound.kernel import DONE, Decide, Flow, Option

ID, BOX = "starlight-seeks-its-form", "jagged-earth"
ROWS = ("row-1", "row-2", "row-3", "row-4")
FIRST_LOCKED = 5  # the groups from this one on belong to the rows, two to each
ADDED, PLAIN = "added-energy", "growth-row"  # what a space of a row brings when it is uncovered
SCATTERED = "gather-the-scattered-light-of-stars"
ANEW, PEACE = "shape-the-self-anew", "peace-of-the-nighttime-sky"
DRAWN = 6
unique = partial(card, "unique", spirit=ID, box=BOX)
self_innate = partial(innate, spirit=ID, box=BOX)
passive(ADDED, PLAIN)
ways("forget-for-energy", "repeat-and-forget", "gain-minor", "damage-per-dahan")
lasting(SCATTERED)


def row(name: str, *spaces: str) -> Track:
    """A track that leads to growth."""
    return Track(name, spaces, bare=0)


@panel
class Starlight(Panel):
    """It chooses what it will be: its elements, and how it grows."""

    id = ID
    box = BOX
    complexity = "very high"
    groups = (
        ("reclaim-1",),
        ("presence-0",),
        ("energy-1",),
        ("move-3",),
        ("half",),
        ("card", "move-1"),
        ("energy-3",),
        ("play-1", "move-2"),
        ("reclaim",),
        ("card", "energy-1"),
        ("damage-2",),
        ("play-1", "fast-1"),
    )
    pick = 3
    tracks = (
        energy_track("1", "2", SLOT, "4"),
        card_track("2", SLOT, SLOT, "3"),
        row("row-1", PLAIN),
        row("row-2", PLAIN),
        row("row-3", ADDED, f"{SLOT} {ADDED}"),
        row("row-4", ADDED, ADDED),
    )
    opens = {name: (FIRST_LOCKED + 2 * at, FIRST_LOCKED + 2 * at + 1) for at, name in enumerate(ROWS)}
    rules = ("growth-begets-growth", "slowly-coalescing-nature")
    innates = (
        "air-moves-earth-endures",
        "fire-burns-water-soothes",
        "wood-seeks-growth-humans-seek-freedom",
        "sidereal-guidance",
        "stars-blaze-in-the-daytime-sky",
    )
    uniques = ("boon-of-reimagining", SCATTERED, ANEW, PEACE)

    def is_locked(self, s: IslandState, seat: int, group: int) -> bool:
        """A group of a row is open while the row is empty, if it is the one that was chosen (SI-190)."""
        if group < FIRST_LOCKED:
            return False
        name = ROWS[(group - FIRST_LOCKED) // 2]
        place = self.place_of(name)
        spirit = s.spirits[seat]
        return spirit.open[place] < len(self.tracks[place].spaces) or spirit.notes.get(name) != group

    def set_up(self, s: IslandState, seat: int) -> Flow[None]:
        """One presence in a land with blight."""
        own = s.island.of_board(s.board_of_seat(seat)) & s.blighted_lands()
        lands = s.names(own or s.island.of_board(s.board_of_seat(seat)))
        pick: Option = yield Decide(seat, "start-land", [Option("land", name) for name in lands])
        s.spirits[seat].presence[s.island.number_of[pick.args[0]]] = 1


@rule("growth-begets-growth")
class GrowthBegetsGrowth(Rule):
    """Rows of presence that bring energy, and open growth when they are empty."""

    def uncovered(self, act: Action, its: Effect, track: str, number: int) -> Flow[None]:
        """1 energy for some spaces; the last of a row opens one of two groups for ever."""
        printed = panel_of(act.s, its.seat)
        spaces = printed.tracks[printed.place_of(track)].spaces
        if ADDED in spaces[number].split():
            act.gain_energy(its.seat, 1)
        notes = act.s.spirits[its.seat].notes
        if track not in ROWS or number + 1 < len(spaces) or track in notes:
            return
        first = FIRST_LOCKED + 2 * ROWS.index(track)
        pick: Option = yield Decide(its.seat, "unlock", [Option("group", each) for each in (first, first + 1)])
        notes[track] = pick.args[0]


@rule("slowly-coalescing-nature")
class SlowlyCoalescingNature(Rule):
    """Its elements are of its own choice."""

    def uncovered(self, act: Action, its: Effect, track: str, number: int) -> Flow[None]:
        """An element for the slot, unless one lies there from before."""
        printed = panel_of(act.s, its.seat)
        place = printed.tracks[printed.place_of(track)]
        slots, name = act.s.spirits[its.seat].slots, slot_id(place, number)
        if SLOT in place.spaces[number].split() and name not in slots:
            pick: Option = yield Decide(its.seat, "element", [Option("element", each) for each in ELEMENTS])
            slots[name] = pick.args[0]


# Growth.


@symbol("damage")
def _damage(act: Action, number: str) -> Flow[None]:
    """In a land with its presence."""
    reach = act.around(act.s.presence_of(act.seat), farther(act.s, act.seat, 0))
    act.land = yield from act.choose_land("damage-in", reach & act.s.where(*INVADERS))
    if act.land != NOWHERE:
        yield from act.damage(int(number))


@symbol("fast")
def _fast(act: Action, number: str) -> None:
    """So many slow powers may be used as fast ones."""
    act.last("slow-as-fast", seat=act.seat, amount=int(number))


# Innate powers.


@self_innate("air-moves-earth-endures", speed=FAST, within=1, target=ANY_LAND, levels=("3 air", "3 earth"))
def air_moves_earth_endures(act: Action) -> Flow[None]:
    """Push up to 2 explorers or up to 1 town; defend 5."""
    if act.threshold(1):
        for way in (yield from act.ways("push-explorer", "push-town")):
            number, kind = (2, EXPLORER) if way == "push-explorer" else (1, TOWN)
            yield from act.push(number, (kind,), up_to=True)
    if act.threshold(2):
        act.defend(5)


@self_innate(
    "fire-burns-water-soothes",
    speed=SLOW,
    within=1,
    source=SACRED,
    target=ANY_LAND,
    levels=("3 fire", "3 water"),
    heals=2,
)
def fire_burns_water_soothes(act: Action) -> Flow[None]:
    """1 fear and 2 damage; blight goes."""
    if act.threshold(1):
        act.fear(1)
        yield from act.damage(2)
    if act.threshold(2):
        remove_blight(act, act.land)


@self_innate(
    "wood-seeks-growth-humans-seek-freedom", speed=SLOW, within=2, target=ANY_LAND, levels=("3 plant", "3 animal")
)
def wood_seeks_growth_humans_seek_freedom(act: Action) -> Flow[None]:
    """A spirit there gains a power card; dahan fight, or up to 3 of them are pushed."""
    s = act.s
    if act.threshold(1):
        there = [seat for seat in s.all_seats if s.spirits[seat].presence[act.land]]
        if there:
            yield from gain_card(s, (yield from act.choose_spirit("spirit-there", there)))
    if act.threshold(2):
        for way in (yield from act.ways("damage-per-dahan", "push-dahan")):
            if way == "push-dahan":
                yield from act.push(3, (DAHAN,), up_to=True)
            else:
                yield from act.damage(act.count(DAHAN))


@self_innate("sidereal-guidance", speed=SLOW, within=1, target=ANY_LAND, levels=("2 moon", "3 moon"))
def sidereal_guidance(act: Action) -> Flow[None]:
    """Gather up to 1 explorer or dahan, or with more moon up to 3 explorers."""
    if act.threshold(2):
        yield from act.gather(3, (EXPLORER,), up_to=True)
    else:
        yield from act.gather(1, (EXPLORER, DAHAN), up_to=True)


@self_innate("stars-blaze-in-the-daytime-sky", speed=SLOW, target=ITSELF, levels=("4 sun",))
def stars_blaze_in_the_daytime_sky(act: Action) -> Flow[None]:
    """3 fear, 1 energy, and a card comes back from play or discard."""
    act.fear(3)
    act.gain_energy(act.seat, 1)
    spirit = act.s.spirits[act.seat]
    cards = [*spirit.played, *spirit.discard]
    if not cards:
        return
    pick = yield from act.ask("reclaim", [*(Option("reclaim", name) for name in cards), DONE])
    if pick is not DONE:
        name = pick.args[0]
        (spirit.played if name in spirit.played else spirit.discard).remove(name)
        spirit.hand.append(name)
        act.s.emit("reclaimed-one", act.seat, name)


# Unique powers.


def _may_forget(act: Action, seat: int, cards: list[str]) -> Flow[str]:
    """A spirit may forget one of these cards; which."""
    if not cards:
        return ""
    pick: Option = yield Decide(seat, "forget", [*(Option("forget", name) for name in cards), DONE])
    if pick is DONE:
        return ""
    name: str = pick.args[0]
    yield from forget_card(act.s, seat, name, act.source)
    return name


@unique("boon-of-reimagining", cost=1, speed=SLOW, elements="moon", target=ANY_SPIRIT)
def boon_of_reimagining(act: Action) -> Flow[None]:
    """The target may forget a card to keep 2 minor powers of 6; another spirit gains 1 energy."""
    s, spirit = act.s, act.s.spirits[act.target]
    if (yield from _may_forget(act, act.target, [*spirit.hand, *spirit.discard])):
        draw(s, act.target, "minor", DRAWN)
        yield from keep_one(s, act.target)
        yield from keep_one(s, act.target)
        discard_drawn(s, act.target, "minor")
    if act.another:
        act.gain_energy(act.target, 1)


@unique(SCATTERED, cost=0, speed=SLOW, elements="moon", target=ITSELF)
def gather_the_scattered_light_of_stars(act: Action) -> None:
    """Cards come back when the turn ends."""
    act.last(SCATTERED, seat=act.seat)


@rule(SCATTERED)
class GatherTheScatteredLight(Rule):
    """At the end of the turn, after discarding."""

    def time_passes(self, s: IslandState, its: Effect) -> Flow[None]:
        """Reclaim up to 2 cards; forget a unique power to reclaim up to 3 more."""
        act, spirit = Action(s, "spirit", its.seat, source=SCATTERED), s.spirits[its.seat]
        yield from _reclaim(s, its.seat, 2)
        if not spirit.discard:
            return
        own = [name for name in (*spirit.hand, *spirit.discard) if POWERS[name].kind == "unique"]
        if (yield from _may_forget(act, its.seat, own)):
            yield from _reclaim(s, its.seat, 3)


def _reclaim(s: IslandState, seat: int, number: int) -> Flow[None]:
    for _ in range(number):
        if not (yield from reclaim_one(s, seat, optional=True)):
            return


@unique(ANEW, cost=0, speed=SLOW, elements="moon", target=ITSELF, threshold="4 moon")
def shape_the_self_anew(act: Action) -> Flow[None]:
    """A minor power, or a major one; this card may be forgotten for energy."""
    choices = ("gain-minor", "major") if act.threshold() else ("gain-minor",)
    kind = "major" if (yield from act.choose(*choices)) == "major" else "minor"
    yield from gain(act.s, act.seat, kind)
    yield from _give_up(act, ANEW, "forget-for-energy", energy=3)


def _give_up(act: Action, name: str, label: str, energy: int = 0) -> Flow[bool]:
    """Forget this card if the spirit still has it and wants to; not one that was forgotten for something else."""
    spirit = act.s.spirits[act.seat]
    if name not in spirit.hand + spirit.played + spirit.discard or not (yield from act.may(label)):
        return False
    yield from forget_card(act.s, act.seat, name, act.source)
    if energy:
        act.gain_energy(act.seat, energy)
    return True


@unique(PEACE, cost=1, speed=FAST, elements="moon", within=1, source=SACRED, target=ANY_LAND)
def peace_of_the_nighttime_sky(act: Action) -> Flow[None]:
    """No ravage at the first terror level; once more if the card is forgotten."""
    if act.s.terror == 1:
        act.skip("ravage")
    if not act.repeated and (yield from _give_up(act, PEACE, "repeat-and-forget")):
        act.gain_element(act.seat, "moon")
        act.repeat()
