"""Fractured Days Split the Sky."""

from functools import partial
from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import remove_blight
from rulebound.games.spirit_island.cards import forget, gain_this
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.growth import symbol
from rulebound.games.spirit_island.invaders import build, ravage_apart, stage_of, take_card
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import Panel, card_track, energy_track, may_stand, open_tracks, panel
from rulebound.games.spirit_island.payment import collect
from rulebound.games.spirit_island.pieces import DAHAN, INVADERS
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    FAST,
    ITSELF,
    NO_TARGET,
    POWERS,
    SACRED,
    SLOW,
    Target,
    card,
    innate,
)
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting, noted, ways
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.use import play_now, use_now
from rulebound.kernel import DONE, Decide, Flow, Option

ID = "fractured-days-split-the-sky"
BOX = "jagged-earth"
SLIP = "slip-the-flow-of-time"
DEALT, DEALT_TO_FEW, FEW = 4, 6, 2  # cards of each deck for the Days, and for up to so many players
STASIS, LESS_TIME, MORE_TIME = "stasis", "less-time", "more-time"
BOTTOM: Final = "bottomed"  # cards that it has put below the invader deck
TIME: Final = "time"
lasting(STASIS, LESS_TIME, MORE_TIME)
noted(TIME)
ways("gain-time", "moment-plays", "moment-energy", "once-more")
ways("invader-deck", "event-deck", "to-bottom", "shuffle-two")
unique = partial(card, "unique", spirit=ID, box=BOX)
A_LAND: Final = Target("any", lambda s, _: s.island.lands)


@panel
class FracturedDays(Panel):
    """It keeps presence as Time, and has days at hand that never were."""

    id = ID
    box = BOX
    complexity = "very high"
    groups = (
        ("air", "reclaim", "time-2"),
        ("moon", "card", "presence-2", "moment-plays", "moment-plays"),
        ("sun", "move-4", "days", "moment-energy", "moment-energy", "moment-energy"),
    )
    tracks = (energy_track("1", "1", "2", "2", "2", "3"), card_track("1", "1", "1", "2", "2", "3"))
    keeps = TIME
    rules = ("fragments-of-shattered-time", "days-that-never-were")
    innates = (SLIP, "visions-of-a-shifting-future")
    uniques = ("absolute-stasis", "pour-time-sideways", "the-past-returns-again", "blur-the-arc-of-years")

    def set_up(self, s: IslandState, seat: int) -> Flow[None]:
        """Presence in the first land with one dahan and the last without; the Days; on a single board a Time."""
        spirit, own = s.spirits[seat], bits(s.island.of_board(s.board_of_seat(seat)))
        with_one = [land for land in own if s.count(land, DAHAN) == 1] or own
        spirit.presence[with_one[0]] += 1
        without = [land for land in own if not s.count(land, DAHAN)] or own
        spirit.presence[without[-1]] += 2
        for deck in (s.minors, s.majors):
            for _ in range(DEALT_TO_FEW if s.seat_count <= FEW else DEALT):
                spirit.reserve.append(deck.pop())
        s.rng.reveal()
        if len(s.boards) == 1:
            yield from Action(s, "spirit", seat).keep_presence(seat)


# Time.


@rule("fragments-of-shattered-time")
class FragmentsOfShatteredTime(Rule):
    """Each presence that it keeps on its panel is a Time: see `keep_presence` and `spend_kept`."""


def _has_time(number: int, s: IslandState, seat: int) -> bool:
    return s.spirits[seat].kept >= number


def _can_gain_time(s: IslandState, seat: int) -> bool:
    return bool(open_tracks(s, seat) or s.presence_of(seat))


@symbol("time")
def _time(act: Action, number: str) -> Flow[None]:
    """Up to so much Time."""
    for _ in range(int(number)):
        if not _can_gain_time(act.s, act.seat) or not (yield from act.keep_presence(act.seat, optional=True)):
            return


@symbol("moment")
def _moment(act: Action, other: str) -> Flow[None]:
    """A Time, or else two card plays or two energy: a choice and an action each (SI-185)."""
    labels = ["gain-time"] if _can_gain_time(act.s, act.seat) else []
    chosen = yield from act.choose(*labels, f"moment-{other}")
    if chosen == "gain-time":
        yield from act.keep_presence(act.seat)
    elif chosen == "moment-plays":
        act.s.spirits[act.seat].plays += 2
    else:
        act.gain_energy(act.seat, 2)


# The Days.


@rule("days-that-never-were")
class DaysThatNeverWere(Rule):
    """What it did not choose may come back one day."""

    def card_gained(self, s: IslandState, its: Effect, name: str) -> Flow[None]:
        """One of the cards that were drawn and not chosen may be laid to the Days."""
        spirit = s.spirits[its.seat]
        if not spirit.drawn:
            return
        options = [Option("lay-beside", each) for each in spirit.drawn]
        pick: Option = yield Decide(its.seat, "lay-beside", [*options, DONE])
        if pick is DONE:
            return
        spirit.drawn.remove(pick.args[0])
        spirit.reserve.append(pick.args[0])
        s.emit("reserved", its.seat, pick.args[0])


@symbol("days")
def _days(act: Action, _: str) -> Flow[None]:
    """Gain one of the Days."""
    s, days = act.s, act.s.spirits[act.seat].reserve
    if not days:
        return
    pick: Option = yield Decide(act.seat, "keep", [Option("keep", name) for name in days])
    yield from gain_this(s, act.seat, pick.args[0], days)
    if POWERS[pick.args[0]].kind == "major":
        yield from forget(s, act.seat)


# Innate powers.


def _can_slip(s: IslandState, seat: int) -> bool:
    """Each use costs a Time more than the one before it."""
    return _has_time(s.spirits[seat].used.count(SLIP), s, seat)


@innate(
    SLIP,
    ID,
    speed=FAST,
    target=ANY_SPIRIT,
    levels=("3 moon 1 air", "2 sun 2 moon", "3 sun 2 air"),
    usable=_can_slip,
    again=lambda *_: True,
    box=BOX,
)
def slip_the_flow_of_time(act: Action) -> Flow[None]:
    """The target may use a slow power, take back a card, and play a card."""
    s = act.s
    yield from act.spend_kept(act.seat, s.spirits[act.seat].used.count(SLIP) - 1)
    if act.threshold(1):
        yield from use_now(s, act.target, SLOW)
    if act.threshold(2):
        yield from _take_back(s, act.target)
    if act.threshold(3):
        yield from play_now(s, act.target)


def _take_back(s: IslandState, seat: int) -> Flow[None]:
    """One card of the discard or of those in play; what comes back can be used when it is played again."""
    spirit = s.spirits[seat]
    options = [Option("reclaim", name) for name in (*spirit.discard, *spirit.played)]
    if not options:
        return
    pick: Option = yield Decide(seat, "reclaim", [*options, DONE])
    if pick is DONE:
        return
    name: str = pick.args[0]
    (spirit.discard if name in spirit.discard else spirit.played).remove(name)
    spirit.used = [each for each in spirit.used if each != name]
    spirit.hand.append(name)
    s.emit("reclaimed-one", seat, name)


@innate(
    "visions-of-a-shifting-future",
    ID,
    speed=SLOW,
    target=ITSELF,
    levels=("1 sun 2 moon 2 air", "2 sun 3 moon 2 air"),
    box=BOX,
)
def visions_of_a_shifting_future(act: Action) -> Flow[None]:
    """All see the next card of a deck; it is shuffled with the one below it, or goes to the bottom."""
    s = act.s
    labels = [name for name, deck in (("invader-deck", s.invader_deck), ("event-deck", s.event_deck)) if deck]
    if not labels:
        return
    of_invaders = (yield from act.choose(*labels)) == "invader-deck"
    deck = s.invader_deck if of_invaders else s.event_deck
    s.rng.reveal()
    s.emit("seen" if of_invaders else "seen-event", deck[-1])
    may_sink = act.threshold(2) and not (of_invaders and _placed(s, act.seat))
    if may_sink and (yield from act.choose("to-bottom", "shuffle-two")) == "to-bottom":
        deck.insert(0, take_card(s) if of_invaders else deck.pop())
        if of_invaders:
            notes = s.spirits[act.seat].notes
            notes[BOTTOM] = notes.get(BOTTOM, 0) + 1
    else:
        top = deck[-2:]
        s.rng.shuffle(top)
        deck[-2:] = top
        s.event_shown = [name for name in s.event_shown if name not in top]


def _placed(s: IslandState, seat: int) -> bool:
    """Whether the next invader card was put there when the deck was made: lower stages lie below it."""
    below = s.invader_deck[s.spirits[seat].notes.get(BOTTOM, 0) : -1]
    return any(stage_of(each) < stage_of(s.invader_deck[-1]) for each in below)


# Unique powers.


@unique(
    "absolute-stasis",
    cost=1,
    speed=FAST,
    elements="sun air earth",
    within=2,
    source=SACRED,
    target=A_LAND,
    usable=partial(_has_time, 1),
)
def absolute_stasis(act: Action) -> Flow[None]:
    """The land is not there until the end of the slow phase."""
    yield from act.spend_kept(act.seat)
    act.s.lay_aside(act.land)
    act.s.emit("vanished", act.s.island.names[act.land])
    act.last("stasis", land=act.land)


@rule(STASIS)
class Stasis(Rule):
    """A land is not there."""

    def phase_over(self, s: IslandState, its: Effect, phase: str) -> None:
        """It comes back with all that was in it."""
        if phase == SLOW:
            s.put_back(its.land)
            s.emit("returned", s.island.names[its.land])


@unique(
    "pour-time-sideways",
    cost=1,
    speed=FAST,
    elements="moon air water",
    target=ITSELF,
    usable=partial(_has_time, 3),
)
def pour_time_sideways(act: Action) -> Flow[None]:
    """Presence goes to another land of its own; one board acts less often, the other more."""
    s, seat = act.s, act.seat
    yield from act.spend_kept(seat, 3)
    held, names = bits(s.presence_of(seat)), s.island.names
    options = [
        Option("shift", names[start], names[goal])
        for start in held
        for goal in held
        if goal != start and may_stand(s, seat, goal)
    ]
    if not options:
        return
    pick = yield from act.ask("shift", options)
    start, goal = (s.island.number_of[name] for name in pick.args)
    act.move_presence(seat, start, goal)
    if s.island.board_of(start) != s.island.board_of(goal):
        _pour(act, start, "less-time", "more-time")
        _pour(act, goal, "more-time", "less-time")


def _pour(act: Action, land: int, kind: str, opposite: str) -> None:
    """One thing makes up for the other on the same board."""
    s, board = act.s, act.s.island.board_of(land)
    for each in s.lasting(opposite):
        if s.island.board_of(each.land) == board:
            s.effects.remove(each)
            return
    s.effects.append(Effect(kind, land, source=act.source))


@rule(LESS_TIME)
class LessTime(Rule):
    """A board acts once less."""

    def acting_lands(self, s: IslandState, its: Effect, does: str, name: str, lands: list[int]) -> list[int]:
        """Each land of the board once less."""
        board, left = s.island.board_of(its.land), lands.copy()
        for land in {land for land in lands if s.island.board_of(land) == board}:
            left.remove(land)
        return left

    def acting_boards(self, s: IslandState, its: Effect, boards: list[int]) -> list[int]:
        """The board once less."""
        board, left = s.island.board_of(its.land), boards.copy()
        if board in left:
            left.remove(board)
        return left


@rule(MORE_TIME)
class MoreTime(Rule):
    """A board acts once more."""

    def acting_lands(self, s: IslandState, its: Effect, does: str, name: str, lands: list[int]) -> list[int]:
        """Each land of the board once more."""
        board = s.island.board_of(its.land)
        found: list[int] = []
        for land in lands:
            again = s.island.board_of(land) == board and land not in found
            found += [land, land] if again else [land]
        return found

    def acting_boards(self, s: IslandState, its: Effect, boards: list[int]) -> list[int]:
        """The board once more."""
        board = s.island.board_of(its.land)
        if board not in boards:
            return boards
        place = boards.index(board)
        return [*boards[:place], board, *boards[place:]]


def _bygone(s: IslandState) -> list[str]:
    """The discarded invader cards that can come back: of the stage of the next one, or the stage beside it."""
    if not s.invader_deck:
        return []
    stage = stage_of(s.invader_deck[-1])
    return [each for each in s.invader_discard if each not in s.face_down and abs(stage_of(each) - stage) <= 1]


def _can_return(s: IslandState, seat: int) -> bool:
    energy = sum(spirit.energy for spirit in s.spirits)
    return _has_time(s.seat_count, s, seat) and energy >= s.seat_count and bool(_bygone(s))


@unique("the-past-returns-again", cost=0, speed=FAST, elements="sun moon", target=NO_TARGET, usable=_can_return)
def the_past_returns_again(act: Action) -> Flow[None]:
    """All pay together; a discarded invader card takes the place of the next one, which nobody sees."""
    s = act.s
    if not _bygone(s):
        return
    yield from act.spend_kept(act.seat, s.seat_count)
    yield from collect(s, s.seat_count)
    pick = yield from act.ask("bring-back", [Option("bring-back", name) for name in _bygone(s)])
    name: str = pick.args[0]
    place = s.invader_discard.index(name)
    s.invader_discard[place] = s.invader_deck.pop()
    s.face_down.append(s.invader_discard[place])
    s.invader_deck.append(name)
    s.emit("brought-back", name)


@unique("blur-the-arc-of-years", cost=1, speed=FAST, elements="sun moon air", within=1, target=ANY_LAND, heals=0)
def blur_the_arc_of_years(act: Action) -> Flow[None]:
    """The years go by: an empty land heals, invaders build and ravage, dahan multiply; again for a Time."""
    s, land = act.s, act.land
    if not act.count(DAHAN, *INVADERS):
        remove_blight(act, land)
    if act.count(*INVADERS):
        yield from build(s, land)
        yield from ravage_apart(s, land)
    if act.count(DAHAN):
        act.add(DAHAN)
        yield from act.push(2, (DAHAN,), up_to=True)
    if not act.repeated and _has_time(1, s, act.seat) and (yield from act.may("once-more")):
        yield from act.spend_kept(act.seat)
        act.repeat(1 << land)
