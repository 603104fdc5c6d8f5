"""The spirit phase: growth, energy, and the cards that are played (SI-028 to SI-039)."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Final

from rulebound.games.spirit_island.acting import still
from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.cards import (
    DECKS,
    choose_of_drawn,
    draw,
    follows_progression,
    gain_card,
    reclaim_all,
    reclaim_one,
)
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.panel import (
    Panel,
    bonuses_left,
    card_plays,
    do_own_move,
    farther,
    gain_energy,
    income,
    lands_with,
    own_moves,
    panel_of,
    where_may_stand,
)
from rulebound.games.spirit_island.power import POWERS
from rulebound.games.spirit_island.rule import at, at_seat
from rulebound.games.spirit_island.state import ELEMENTS, GROWING, PLAYING, READY, IslandState
from rulebound.games.spirit_island.telling import telling
from rulebound.games.spirit_island.values import affordable, cost_of
from rulebound.kernel import STABLE, Decide, Flow, Option, Value, known_option, side_by_side

READY_NOW: Final = Option("ready")
SPIRIT_PHASE: Final = "spirit-phase"  # what is asked of a spirit between its actions
Symbol = Callable[[Action, str], Flow[None] | None]
Possible = Callable[[IslandState, int, str], bool]  # for a seat and the rest of the words
SYMBOLS: Final[dict[str, Symbol]] = {}  # the first word of a growth symbol or a track bonus -> what it does
POSSIBLE: Final[dict[str, Possible]] = {}  # by the same word: whether it can be done, if not always


def symbol(name: str, can: Possible | None = None) -> Callable[[Symbol], Symbol]:
    """Register what a growth symbol does; it is given the rest of its words.

    Of a track it is offered only if it can be done.
    """

    def register(does: Symbol) -> Symbol:
        SYMBOLS[name] = does
        if can is not None:
            POSSIBLE[name] = can
        return does

    return register


def spirit_phase(s: IslandState) -> Flow[None]:
    """All spirits grow and play cards next to each other, until each is ready (SI-021, SI-026)."""
    if s.step != "growth":
        for seat in s.all_seats:
            _begin(s, seat)
        for rule, its in at(s, "spirit_phase"):
            yield from rule.spirit_phase(s, its)
        s.step = "growth"
    yield from side_by_side(partial(_asked, s), partial(_question, s), partial(_do, s), partial(_resumed, s))


def _resumed(s: IslandState) -> dict[int, Flow[None]]:
    """What spirits are in the middle of, begun again from what the state tells of it."""
    return {seat: _act_again(s, seat) for seat, spirit in enumerate(s.spirits) if spirit.doing}


def _act_again(s: IslandState, seat: int) -> Flow[None]:
    yield from _act(s, seat, s.spirits[seat].doing)


def _asked(s: IslandState, busy: Collection[int]) -> list[int]:
    """The spirits that are not ready; who has done all growth gains energy first."""
    resting = []
    for seat, spirit in enumerate(s.spirits):
        if spirit.stage == READY or seat in busy:
            continue
        if spirit.stage == GROWING and not open_growth(s, seat):
            _gain_energy(s, seat)
        resting.append(seat)
    rules = at(s, "grow_first") if len(s.spirits) > 1 else ()
    if rules and is_growing(s) and any(rule.grow_first(s, its) for rule, its in rules):
        resting = [seat for seat in resting if s.spirits[seat].stage == GROWING]
    return resting


def _question(s: IslandState, seat: int) -> Decide:
    """What a spirit is asked in the spirit phase. Nobody is ready without being asked."""
    return Decide(seat, SPIRIT_PHASE, options(s, seat), s.spirits[seat].stage != GROWING, **_left(s, seat))


def is_growing(s: IslandState) -> bool:
    """Whether a spirit has not done all its growth."""
    return any(spirit.stage == GROWING for spirit in s.spirits)


def _left(s: IslandState, seat: int) -> dict[str, Value]:
    """What a spirit has left to do: growth to choose and to do, then cards to play and energy to pay them."""
    spirit = s.spirits[seat]
    if spirit.stage != GROWING:
        return {"choices": 0, "actions": 0, "cards": spirit.plays, "energy": spirit.energy}
    return {"choices": groups_left(s, seat), "actions": len(spirit.growth), "cards": 0, "energy": spirit.energy}


def groups_left(s: IslandState, seat: int) -> int:
    """How many growth groups a spirit has still to choose this turn."""
    its, groups = panel_of(s, seat), s.spirits[seat].groups
    if its.sets:
        return sum(not _any_chosen(groups, numbers) for numbers in its.sets)
    return its.pick - groups.bit_count()


def open_growth(s: IslandState, seat: int) -> bool:
    """Whether there is growth left to do or to choose."""
    if s.spirits[seat].growth:
        return True
    its = panel_of(s, seat)
    return any(not its.is_locked(s, seat, number) for number in _free_groups(s, seat, its))


def _begin(s: IslandState, seat: int) -> None:
    spirit = s.spirits[seat]
    spirit.stage, spirit.groups, spirit.plays = GROWING, 0, 0
    spirit.growth = list(panel_of(s, seat).always)
    spirit.taken = []


def options(s: IslandState, seat: int) -> list[Option]:
    """What a spirit can do now in the spirit phase."""
    spirit = s.spirits[seat]
    found = own_moves(s, seat)
    if spirit.stage == GROWING:
        found += [known_option("grow", each) for each in dict.fromkeys(spirit.growth)]
        found += [known_option("group", number) for number in open_groups(s, seat)]
    bonuses = bonuses_left(s, seat)
    if bonuses:
        found += [known_option("bonus", each) for each in dict.fromkeys(bonuses) if _can(s, seat, each)]
    if spirit.stage == GROWING:
        return found
    if spirit.plays:
        found += [known_option("play", card) for card in affordable(s, seat)]
    return [*found, READY_NOW]


def _can(s: IslandState, seat: int, words: str) -> bool:
    name, _, rest = words.partition("-")
    return name not in POSSIBLE or POSSIBLE[name](s, seat, rest)


def open_groups(s: IslandState, seat: int) -> list[int]:
    """The growth groups that can be chosen now, by their numbers from 1 (SI-028 to SI-030)."""
    its = panel_of(s, seat)
    for each in s.spirits[seat].growth:
        if each not in its.always:
            return []
    return [number for number in _free_groups(s, seat, its) if not its.is_locked(s, seat, number)]


def _free_groups(s: IslandState, seat: int, its: Panel) -> list[int]:
    """The growth groups that the spirit can pay and has not chosen, locked ones too."""
    spirit = s.spirits[seat]
    if its.sets:
        free = [number for numbers in its.sets for number in numbers if not _any_chosen(spirit.groups, numbers)]
    elif spirit.groups.bit_count() == its.pick:
        return []
    else:
        free = [number for number in range(1, len(its.groups) + 1) if not spirit.groups >> number & 1]
    if its.costs:
        free = [number for number in free if its.costs[number - 1] <= spirit.energy]
    return free


def _any_chosen(groups: int, numbers: tuple[int, ...]) -> bool:
    return any(groups >> number & 1 for number in numbers)


def _do(s: IslandState, seat: int, pick: Option) -> Flow[None] | None:
    """What a pick begins; nothing if it is done at once."""
    spirit = s.spirits[seat]
    if pick is READY_NOW:
        spirit.stage = READY
        s.emit("ready", seat)
    elif pick.verb == "own":
        return do_own_move(s, seat, pick.args[0])
    elif pick.verb == "group":
        _choose_group(s, seat, pick.args[0])
    elif pick.verb == "grow":
        spirit.growth.remove(pick.args[0])
        return _act(s, seat, pick.args[0])
    elif pick.verb == "bonus":
        spirit.taken.append(pick.args[0])
        return _act(s, seat, pick.args[0])
    else:
        play_card(s, seat, pick.args[0])
    return None


def _choose_group(s: IslandState, seat: int, number: int) -> None:
    spirit, its = s.spirits[seat], panel_of(s, seat)
    if its.costs:
        spirit.energy -= its.costs[number - 1]
    spirit.groups |= 1 << number
    spirit.growth += its.groups[number - 1]
    s.emit("grew", seat, number)


def _act(s: IslandState, seat: int, words: str) -> Flow[None]:
    """One symbol is one action (SI-142)."""
    name, _, rest = words.partition("-")
    act = Action(s, "spirit", seat, source=words)
    return telling(resolve(act, SYMBOLS[name](act, rest)), lambda: {"symbol": words})


def _gain_energy(s: IslandState, seat: int) -> None:
    """Growth is over: energy comes in, the track's bonuses are open, cards can be played (SI-034 to SI-037)."""
    spirit = s.spirits[seat]
    spirit.stage = PLAYING
    gained = gain_energy(s, seat, income(s, seat))
    spirit.plays += card_plays(s, seat)
    s.emit("income", seat, gained)


def play_card(s: IslandState, seat: int, card: str) -> None:
    """Pay for a card and lay it down; its elements count at once (SI-038)."""
    s.spirits[seat].plays -= 1
    lay_down(s, seat, card, cost_of(s, seat, POWERS[card]))


def lay_down(s: IslandState, seat: int, card: str, cost: int) -> None:
    """A card goes from the hand into play for so much energy."""
    spirit = s.spirits[seat]
    spirit.energy -= cost
    spirit.hand.remove(card)
    spirit.played.append(card)
    s.emit("played", seat, card)
    for rule, its in at_seat(s, seat, "card_played"):
        rule.card_played(s, its, POWERS[card])


def lay_face_down(s: IslandState, seat: int, card: str) -> None:
    """A card of the hand is played for nothing that is printed on it: it costs a card play, and no energy."""
    spirit = s.spirits[seat]
    spirit.plays -= 1
    spirit.hand.remove(card)
    spirit.face_down.append(card)
    s.emit("played-face-down", seat, card)


# The symbols that many spirits have.


@symbol("reclaim")
def _reclaim(act: Action, number: str) -> Flow[None]:
    if number:
        for done in range(int(number)):
            yield from reclaim_one(act.s, act.seat, **still(int(number), done))
    else:
        reclaim_all(act.s, act.seat)


@symbol("card")
def _card(act: Action, _: str) -> Flow[None]:
    """Until a card is kept, what the others do meanwhile changes nothing."""
    s, seat, spirit = act.s, act.seat, act.s.spirits[act.seat]
    if follows_progression(s, seat):
        yield from gain_card(s, seat)
        return
    spirit.doing = act.source
    if not spirit.drawn:
        if _can_begin_again(act):
            yield STABLE
        pick: Option = yield Decide(seat, "deck", DECKS)
        draw(s, seat, pick.args[0])
    if spirit.drawn:
        kind = POWERS[spirit.drawn[0]].kind
        if _can_begin_again(act):
            yield STABLE
        yield from choose_of_drawn(s, seat, kind)
    spirit.doing = ""


def _can_begin_again(act: Action) -> bool:
    """Whether the state tells all that what follows in this action may ask for: no rule noted how it began."""
    return not (act.far or at(act.s, "before"))


@symbol("energy")
def _energy(act: Action, number: str) -> None:
    act.gain_energy(act.seat, int(number))


@symbol("play")
def _play(act: Action, number: str) -> None:
    act.s.spirits[act.seat].plays += int(number)


@symbol("presence")
def _presence(act: Action, words: str) -> Flow[None]:
    """Presence within a range of one's own, perhaps only in some lands (SI-032).

    Which lands these are is seen when it begins: what the others do meanwhile changes nothing, unless a rule of
    the spirit limits its presence or brings destroyed presence back.
    """
    s, seat, spirit = act.s, act.seat, act.s.spirits[act.seat]
    if not spirit.doing:
        steps, _, limit = words.partition("-")
        reach = act.around(s.presence_of(seat), farther(s, seat, int(steps))) & lands_with(s, limit, seat)
        spirit.doing, spirit.reach = act.source, where_may_stand(s, seat, reach, growing=True)
    limited = at_seat(s, seat, "most_presence") or at_seat(s, seat, "regrow_price")
    if not limited and _can_begin_again(act):
        yield STABLE
    yield from act.add_presence(seat, spirit.reach, anywhere=True, growth=True)
    spirit.doing, spirit.reach = "", 0


@symbol("move")
def _move(act: Action, steps: str) -> Flow[None]:
    """One presence may go so many lands."""
    yield from act.shift_presence(act.seat, int(steps))


@symbol("half")
def _half(act: Action, _: str) -> Flow[None]:
    """Reclaim half of the discarded cards, rounded up."""
    number = (len(act.s.spirits[act.seat].discard) + 1) // 2
    for done in range(number):
        yield from reclaim_one(act.s, act.seat, **still(number, done))


def _gain_of(element: str) -> Symbol:
    def gain(act: Action, number: str) -> None:
        act.gain_element(act.seat, element, int(number or 1))

    return gain


for _element in ELEMENTS:
    symbol(_element)(_gain_of(_element))
