"""Finder of Paths Unseen."""

from collections.abc import Collection
from functools import partial

from rulebound.games.spirit_island.acting import Acting
from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import NOWHERE, Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.growth import symbol
from rulebound.games.spirit_island.island import FAR, TERRAINS, bits
from rulebound.games.spirit_island.panel import (
    COUNTS_ENERGY,
    COUNTS_PLAYS,
    Panel,
    Track,
    farther,
    may_stand,
    open_symbols,
    panel,
    passive,
)
from rulebound.games.spirit_island.pieces import BEASTS, BUILDINGS, DAHAN, INVADERS, TOKENS, picked, piece_option
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANOTHER_SPIRIT, ANY_LAND, FAST, SLOW, card, innate
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting, ways
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import DONE, Decide, Flow, Option

ID, BOX = "finder-of-paths-unseen", "promo"
RANGE = "range-1"
IGNORE = "ignore-range"
DEAD, WAYS = "responsibilities-to-the-dead", "open-the-ways"
OPEN, CLOSE, WATCH = "open-way", "close-way", "watch-ways"
FROM, TO = "way-from", "way-to"  # the lands that it has made adjacent
CHANGED = "way-changed"  # since the last action, and in which phase
WATCHING = "ways-watched"  # this turn it wants to be asked between the actions of the invaders
MOVABLE = (*INVADERS, DAHAN)
unique = partial(card, "unique", spirit=ID, box=BOX)
own_innate = partial(innate, spirit=ID, box=BOX)
passive(RANGE)
ways("move-dahan", "save-dahan")
lasting(IGNORE)

# The web of its two tracks: each space is a track of its own, with the spaces it is linked to.
SPACES = {
    "e0": "0",
    "sun": "sun",
    "moon": "1 moon",
    "water": "2 water",
    "air": "air move-1",
    "plus2": "+2-energy",
    "any": "+1-energy any",
    "c1": "1",
    "earth": "earth",
    "play-a": "+1-plays",
    "play-b": "+1-plays",
    "range": f"+1-energy {RANGE}",
    "push": "push-building",
}
ENERGY = ("e0", "sun", "moon", "water", "air", "plus2", "any")  # the spaces of the energy track
CLEAR = ("e0", "c1")  # have no presence at first
LINKS = (
    ("e0", "sun"),
    ("sun", "water"),
    ("water", "plus2"),
    ("plus2", "any"),
    ("c1", "earth"),
    ("earth", "play-a"),
    ("play-a", "play-b"),
    ("play-b", "push"),
    ("sun", "moon"),
    ("earth", "moon"),
    ("moon", "water"),
    ("moon", "air"),
    ("air", "plus2"),
    ("air", "play-b"),
    ("plus2", "range"),
    ("play-b", "range"),
    ("range", "any"),
    ("range", "push"),
)


def linked(name: str, others: Collection[str]) -> bool:
    """Whether a space is linked to one of the others."""
    return any(name in link and (set(link) - {name}) & set(others) for link in LINKS)


def space(name: str) -> Track:
    """A space of the web, as a track of its own."""
    counts = COUNTS_ENERGY if name in ENERGY else COUNTS_PLAYS
    return Track(f"web-{name}", (SPACES[name],), counts, bare=int(name in CLEAR))


@panel
class Finder(Panel):
    """It makes lands adjacent, moves whom it likes, and suffers for those who die by it."""

    id = ID
    box = BOX
    complexity = "very high"
    groups = (
        ("reclaim", "card", IGNORE),
        ("presence-1", "play-1"),
        ("card", "presence-2"),
        ("anywhere", "energy-2"),
    )
    tracks = tuple(space(name) for name in SPACES)
    links = tuple((f"web-{one}", f"web-{other}") for one, other in LINKS)
    rules = (DEAD, WAYS)
    innates = ("lay-paths-they-cannot-help-but-walk", "close-the-ways")
    uniques = (
        "travelers-boon",
        "offer-passage-between-worlds",
        "aid-from-the-spirit-speakers",
        "paths-tied-by-nature",
        "ways-of-shore-and-heartland",
        "a-circuitous-and-wending-journey",
    )

    def may_uncover(self, s: IslandState, seat: int, place: int) -> bool:
        """What is linked to a clear space."""
        return linked(list(SPACES)[place], clear_spaces(s, seat))

    def may_cover(self, s: IslandState, seat: int, place: int) -> bool:
        """What leaves every other clear space on a way to the first ones (SI-068)."""
        left = clear_spaces(s, seat) - {list(SPACES)[place]}
        reached = set(CLEAR)
        while more := {name for name in left - reached if linked(name, reached)}:
            reached |= more
        return reached == left

    def set_up(self, s: IslandState, seat: int) -> Flow[None]:
        """One presence in land 3, one in land 1 of any board."""
        presence = s.spirits[seat].presence
        presence[s.island.land_of(s.board_of_seat(seat), 3)] += 1
        lands = [s.island.names[s.island.land_of(board, 1)] for board in range(len(s.boards))]
        pick: Option = yield Decide(seat, "start-land", [Option("land", name) for name in lands])
        presence[s.island.number_of[pick.args[0]]] += 1


def clear_spaces(s: IslandState, seat: int) -> set[str]:
    """The spaces of the web that have no presence on them."""
    return {name for name, number in zip(SPACES, s.spirits[seat].open, strict=True) if number}


# Special rules.


@rule(DEAD)
class ResponsibilitiesToTheDead(Rule):
    """Who dies by its actions costs it presence and energy."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """Once for each own action, whatever sets it off, and for what its moves bring about."""
        if not act.destroyed or act.follows(DEAD):
            return
        first: Acting = act
        while first.cause is not None:
            first = first.cause
        brought_about = _is_own(first, its.seat) and not first.destroyed
        if not _is_own(act, its.seat) and not brought_about:
            return
        mourning = Action(act.s, "spirit", its.seat, source=DEAD, cause=act)
        yield from resolve(mourning, _mourn(mourning))


def _is_own(act: Acting, seat: int) -> bool:
    """Whether it is an action of this spirit, not of a card that has each spirit do something (SI-145)."""
    return act.kind == "spirit" and act.seat == seat


def _mourn(act: Action) -> Flow[None]:
    """Presence and energy; without energy more presence."""
    spirit = act.s.spirits[act.seat]
    yield from act.destroy_presence(act.seat)
    if spirit.energy:
        spirit.energy -= 1
        act.s.emit("paid", act.seat, 1)
    else:
        yield from act.destroy_presence(act.seat)


@rule(WAYS)
class OpenTheWays(Rule):
    """Two of its lands are adjacent; which two can be changed between actions."""

    moves = (OPEN, CLOSE, WATCH)

    def farther(self, s: IslandState, its: Effect, steps: int) -> int:
        """The space of its panel for range."""
        return steps + open_symbols(s, its.seat).count(RANGE)

    def own_moves(self, s: IslandState, its: Effect) -> list[str]:
        """One change between two actions."""
        notes = s.spirits[its.seat].notes
        found = [WATCH] * (s.step != SLOW and WATCHING not in notes)
        if notes.get(CHANGED) != _stamp(s):
            found += [OPEN] * bool(_openable(s, its.seat)) + [CLOSE] * (FROM in notes)
        return found

    def do_own_move(self, s: IslandState, its: Effect, what: str) -> Flow[None] | None:
        """Open a way, close it, or watch the ways while the invaders act."""
        if what == OPEN:
            return _open_way(s, its.seat)
        notes = s.spirits[its.seat].notes
        if what == CLOSE:
            notes[CHANGED] = _stamp(s)
            _close(s, its.seat)
        else:
            notes[WATCHING] = 1
        return None

    def presence_left(self, s: IslandState, its: Effect, seat: int, land: int) -> None:
        """Without its presence at both ends a way is closed."""
        spirit = s.spirits[its.seat]
        ends = (spirit.notes.get(FROM), spirit.notes.get(TO))
        if seat == its.seat and land in ends and not spirit.presence[land]:
            _close(s, seat)

    def invader_phase(self, s: IslandState, its: Effect) -> Flow[None]:
        """Before the first action of the invaders."""
        yield from _between(s, its.seat)

    def between_actions(self, s: IslandState, its: Effect) -> Flow[None]:
        """The ways may be changed again."""
        s.spirits[its.seat].notes.pop(CHANGED, None)
        if s.phase == "invaders":
            yield from _between(s, its.seat)

    def time_passes(self, s: IslandState, its: Effect) -> Flow[None]:
        """Next turn the ways may be changed again, and are watched only if it says so again."""
        for name in (CHANGED, WATCHING):
            s.spirits[its.seat].notes.pop(name, None)
        yield from ()


def _stamp(s: IslandState) -> int:
    """The phase of a change: to begin another one is an action as well (SI-142)."""
    return {FAST: 1, SLOW: 2}.get(s.step, 3)


def _openable(s: IslandState, seat: int) -> list[tuple[int, int]]:
    """The pairs of its lands that are not adjacent."""
    own = bits(s.presence_of(seat) & s.island.lands)
    return [(a, b) for a in own for b in own if a < b and not s.island.near[a] >> b & 1]


def _open_way(s: IslandState, seat: int) -> Flow[None]:
    """Choose the two ends; the way that was open is closed."""
    pairs = _openable(s, seat)
    names = s.island.names
    options = [Option("link", names[a], names[b]) for a, b in pairs]
    pick: Option = yield Decide(seat, "open-way", options)
    _close(s, seat)
    a, b = (s.island.number_of[name] for name in pick.args)
    notes = s.spirits[seat].notes
    notes[FROM], notes[TO], notes[CHANGED] = a, b, _stamp(s)
    s.lay_out((*s.changes, f"link {a} {b}"))
    s.emit("way-opened", seat, *pick.args)


def _close(s: IslandState, seat: int) -> None:
    notes = s.spirits[seat].notes
    if FROM not in notes:
        return
    a, b = notes.pop(FROM), notes.pop(TO)
    changes = list(s.changes)
    changes.remove(f"link {a} {b}")
    s.lay_out(tuple(changes))
    s.emit("way-closed", seat, s.island.names[a], s.island.names[b])


def _between(s: IslandState, seat: int) -> Flow[None]:
    """It is asked for a change only if it has said that it watches the ways."""
    notes = s.spirits[seat].notes
    if not notes.get(WATCHING):
        return
    names = [OPEN] * bool(_openable(s, seat)) + [CLOSE] * (FROM in notes)
    if not names:
        return
    pick: Option = yield Decide(seat, "change-ways", [*(Option("own", name) for name in names), DONE])
    if pick is not DONE and pick.args[0] == OPEN:
        yield from _open_way(s, seat)
    elif pick is not DONE:
        _close(s, seat)


# Growth and tracks.


@symbol("ignore")
def _ignore(act: Action, _: str) -> None:
    """Everything of the spirit reaches everywhere this turn."""
    act.last(IGNORE, seat=act.seat)


@rule(IGNORE)
class IgnoreRange(Rule):
    """Range does not matter."""

    def farther(self, s: IslandState, its: Effect, steps: int) -> int:
        """As far as it goes."""
        return FAR


@symbol("anywhere")
def _anywhere(act: Action, _: str) -> Flow[None]:
    """Add presence to any land."""
    yield from act.add_presence(act.seat, act.s.in_play, growth=True)


@symbol("push")
def _push_building(act: Action, _: str) -> Flow[None]:
    """Push a town or city from a land with its presence."""
    lands = act.s.presence_of(act.seat) & act.s.where(*BUILDINGS)
    act.land = yield from act.choose_land("push-from", lands)
    if act.land != NOWHERE:
        yield from act.push(1, BUILDINGS)


# Moving anything: invaders, dahan, presence of any spirit, beasts.


def _move_some(act: Action, number: int, goal: int) -> Flow[None]:
    """Move up to so many of them from the target land to another."""
    s, name = act.s, act.s.island.names[goal]
    for left in range(number, 0, -1):
        options = [piece_option("move", code, name) for code in act.codes(act.land, MOVABLE)]
        options += [Option("move-token", TOKENS[BEASTS], name)] * bool(s.tokens[BEASTS][act.land])
        options += [
            Option("move-presence", seat, name)
            for seat in s.all_seats
            if s.spirits[seat].presence[act.land] and may_stand(s, seat, goal)
        ]
        if not options:
            return
        about = act.out_of(act.land)
        pick = yield from act.ask("move-some", [*options, DONE], act.land, number=left, **about)
        if pick is DONE:
            return
        if pick.verb == "move-token":
            yield from act.move_token(BEASTS, act.land, goal)
        elif pick.verb == "move-presence":
            act.move_presence(pick.args[0], act.land, goal)
        else:
            yield from act.move(picked(pick)[0], act.land, goal)


def _push_half(act: Action, rounded_up: bool) -> Flow[None]:
    """Push up to half of the invaders, of the dahan, of the presence and of the beasts."""
    s, more = act.s, int(rounded_up)
    presence = sum(spirit.presence[act.land] for spirit in s.spirits)
    dahan, beasts = act.count(DAHAN), s.tokens[BEASTS][act.land]
    yield from act.push((act.count(*INVADERS) + more) // 2, INVADERS, up_to=True)
    yield from act.push((dahan + more) // 2, (DAHAN,), up_to=True)
    yield from act.push((presence + more) // 2, presence=s.all_seats, up_to=True)
    yield from act.push((beasts + more) // 2, tokens=(BEASTS,), up_to=True)


# Innate powers.


@own_innate(
    "lay-paths-they-cannot-help-but-walk",
    speed=FAST,
    within=0,
    target=ANY_LAND,
    levels=("2 moon 2 air", "2 sun 2 air", "2 moon 4 air 3 water"),
)
def lay_paths_they_cannot_help_but_walk(act: Action) -> Flow[None]:
    """Push up to half of everything, then 1 more; once again with the last level."""
    if act.threshold(1):
        yield from _push_half(act, rounded_up=False)
    if act.threshold(2):
        yield from act.push(1, MOVABLE, tokens=(BEASTS,), presence=act.s.all_seats, up_to=True)
    if act.threshold(3):
        act.repeat()


@own_innate(
    "close-the-ways",
    speed=FAST,
    within=1,
    target=ANY_LAND,
    levels=("1 air 2 water", "2 air 2 earth", "3 air 2 plant"),
)
def close_the_ways(act: Action) -> None:
    """Isolate a land; each level has a target of its own."""
    act.isolate()
    for _ in range(sum(act.threshold(level) for level in (1, 2, 3)) - 1):
        act.repeat()


# Unique powers.


@unique("travelers-boon", cost=0, speed=FAST, elements="moon air water", target=ANOTHER_SPIRIT)
def travelers_boon(act: Action) -> Flow[None]:
    """The target moves up to 3 presence to a land of the Finder, and up to 1 of each other kind comes along."""
    s, seat = act.s, act.target
    act.chooser = seat
    goals = [land for land in bits(s.presence_of(act.seat)) if may_stand(s, seat, land)]
    goal = yield from act.choose_land("travel-to", sum(1 << land for land in goals), optional=True)
    if goal == NOWHERE:
        return
    left_from = 0
    for _ in range(3):
        lands = s.presence_of(seat) & ~(1 << goal)
        land = yield from act.choose_land("travel-from", lands, optional=True)
        if land == NOWHERE:
            break
        act.move_presence(seat, land, goal)
        left_from |= 1 << land
    yield from _bring(act, INVADERS, left_from, goal)
    yield from _bring(act, (DAHAN,), left_from, goal)
    beasts = sum(1 << land for land in bits(left_from) if s.tokens[BEASTS][land])
    land = yield from act.choose_land("bring-beasts", beasts, optional=True)
    if land != NOWHERE:
        yield from act.move_token(BEASTS, land, goal)


def _bring(act: Action, kinds: tuple[int, ...], lands: int, goal: int) -> Flow[None]:
    """One piece of these kinds may come along from one of these lands."""
    names = act.s.island.names
    options = [piece_option("bring", code, names[land]) for land in bits(lands) for code in act.codes(land, kinds)]
    if not options:
        return
    pick = yield from act.ask("bring-along", [*options, DONE], **act.into(goal))
    if pick is not DONE:
        code, name = picked(pick)
        yield from act.move(code, act.s.island.number_of[name], goal)


@unique("offer-passage-between-worlds", cost=1, speed=FAST, elements="sun moon air", within=1, target=ANY_LAND)
def offer_passage_between_worlds(act: Action) -> Flow[None]:
    """Move up to 4 dahan between the land and one with its presence, or save 2 dahan."""
    others = act.s.presence_of(act.seat) & ~(1 << act.land)
    for way in (yield from act.ways(*["move-dahan"] * bool(others), "save-dahan")):
        if way == "save-dahan":
            act.last("dahan-fewer-once", land=act.land, amount=2)
        else:
            yield from _move_dahan(act, (yield from act.choose_land("passage", others)))


def _move_dahan(act: Action, other: int) -> Flow[None]:
    """Up to 4, to and fro."""
    s, names = act.s, act.s.island.names
    for left in range(4, 0, -1):
        ends = ((act.land, other), (other, act.land))
        options = [piece_option("move", code, names[b]) for a, b in ends for code in s.codes(a, (DAHAN,))]
        if not options:
            return
        about = act.between(act.land, other)
        pick = yield from act.ask("move-some", [*options, DONE], act.land, number=left, **about)
        if pick is DONE:
            return
        code, name = picked(pick)
        goal = s.island.number_of[name]
        yield from act.move(code, act.land if goal == other else other, goal)


@unique(
    "aid-from-the-spirit-speakers", cost=2, speed=FAST, elements="sun fire air animal", within=1, target=ANY_LAND
)
def aid_from_the_spirit_speakers(act: Action) -> Flow[None]:
    """For each dahan one piece may go to a land near by with dahan, all to the same."""
    number = act.count(DAHAN)
    yield from _move_to_one(act, number, act.s.where(DAHAN) if number else 0)


@unique("paths-tied-by-nature", cost=0, speed=SLOW, elements="sun air earth plant", within=1, target=ANY_LAND)
def paths_tied_by_nature(act: Action) -> Flow[None]:
    """Move up to 2 to a land near by of the same terrain."""
    alike = 0
    for terrain in range(len(TERRAINS)):
        lands = act.s.of_terrain(terrain)
        alike |= lands if lands >> act.land & 1 else 0
    yield from _move_to_one(act, 2, alike)


def _move_to_one(act: Action, number: int, lands: int) -> Flow[None]:
    """Move up to so many to one of these lands within range 2."""
    reach = act.around(1 << act.land, farther(act.s, act.seat, 2)) & ~(1 << act.land)
    goal = yield from act.choose_land("move-to", reach & lands, optional=True)
    if goal != NOWHERE:
        yield from _move_some(act, number, goal)


@unique("ways-of-shore-and-heartland", cost=1, speed=SLOW, elements="air water earth", within=2, target=ANY_LAND)
def ways_of_shore_and_heartland(act: Action) -> Flow[None]:
    """Push up to 2 from coast to coast, or from inland to inland."""
    coastal = act.s.island.coastal | act.s.island.oceans
    to = coastal if act.coastal else ~coastal
    yield from act.push(2, MOVABLE, tokens=(BEASTS,), presence=act.s.all_seats, up_to=True, to=to)


@unique("a-circuitous-and-wending-journey", cost=0, speed=SLOW, elements="moon air", within=0, target=ANY_LAND)
def a_circuitous_and_wending_journey(act: Action) -> Flow[None]:
    """Push up to half of everything, rounded up."""
    yield from _push_half(act, rounded_up=True)
