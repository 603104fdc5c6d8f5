"""Lure of the Deep Wilderness."""

from collections import Counter
from functools import partial

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.growth import symbol
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import Panel, card_track, energy_track, panel
from rulebound.games.spirit_island.pieces import (
    BADLANDS,
    BEASTS,
    BUILDINGS,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    TOWN,
    WILDS,
    picked,
    piece_option,
)
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANY_SPIRIT, FAST, INLAND, SLOW, WITH_INVADERS, card, innate
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import ways
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import DONE, Flow, Option

ID, BOX = "lure-of-the-deep-wilderness", "jagged-earth"
DANGERS = (BADLANDS, BEASTS, DISEASE, WILDS)
DREAMERS = {EXPLORER: 1, TOWN: 2, CITY: 3}  # into how many explorers a piece turns; the level is the same
unique = partial(card, "unique", spirit=ID, box=BOX)
ways("untamed-disease", "untamed-wilds")


@panel
class Lure(Panel):
    """It draws explorers inland, where they forget what they came for."""

    id = ID
    box = BOX
    complexity = "moderate"
    needs_tokens = ("beasts", "wilds", "disease", "badlands")
    groups = (
        ("reclaim", "energy-1"),
        ("presence-4-inland",),
        ("gain-moon-air-plant", "energy-2"),
        ("card",),
    )
    sets = ((1, 2), (3, 4))
    tracks = (
        energy_track("1", "2", "moon", "3 plant", "4 air", "5 reclaim-1"),
        card_track("1", "2", "animal", "3", "4", "5 reclaim-1"),
    )
    rules = ("home-of-the-islands-heart", "enthrall-the-foreign-explorers")
    innates = ("forsake-society-to-chase-after-dreams", "never-heard-from-again")
    uniques = (
        "perils-of-the-deepest-island",
        "softly-beckon-ever-inward",
        "gift-of-the-untamed-wild",
        "swallowed-by-the-wilderness",
    )

    def set_up(self, s: IslandState, seat: int) -> None:
        """Two presence and one beasts in land 8, one presence in land 7."""
        board, presence = s.board_of_seat(seat), s.spirits[seat].presence
        deepest = s.island.land_of(board, 8)
        presence[deepest] = 2
        presence[s.island.land_of(board, 7)] = 1
        s.tokens[BEASTS][deepest] += 1


@rule("home-of-the-islands-heart")
class HomeOfTheIslandsHeart(Rule):
    """It never goes to the coast."""

    def may_stand(self, s: IslandState, its: Effect, land: int, growing: bool) -> bool:
        """Inland only."""
        return bool(s.inland >> land & 1)


@rule("enthrall-the-foreign-explorers")
class EnthrallTheForeignExplorers(Rule):
    """Explorers forget to ravage."""

    def sits_out(self, s: IslandState, its: Effect, land: int) -> tuple[tuple[int, ...], int]:
        """Two for each presence there."""
        return (EXPLORER,), 2 * s.spirits[its.seat].presence[land]


@symbol("gain")
def _gain(act: Action, words: str) -> Flow[None]:
    """One of these elements, for the turn."""
    pick = yield from act.ask("element", [Option("element", element) for element in words.split("-")])
    act.gain_element(act.seat, pick.args[0])


@innate(
    "forsake-society-to-chase-after-dreams",
    ID,
    speed=SLOW,
    within=1,
    target=WITH_INVADERS,
    levels=("2 moon", "2 moon 1 air", "3 moon 2 air 1 animal", "4 air"),
    modifying=(4,),
    box=BOX,
)
def forsake_society_to_chase_after_dreams(act: Action) -> Flow[None]:
    """An invader turns into explorers, who go where the spirit is; who stays behind in towns is afraid."""
    # To take a smaller piece than the highest level allows is to act with fewer elements.
    kinds = tuple(kind for level, kind in enumerate(DREAMERS, 1) if act.threshold(level))
    name = act.s.island.names[act.land]
    options = [piece_option("replace", code, name) for code in act.codes(act.land, kinds)]
    if options:
        code, _ = picked((yield from act.ask("replace", options, act.land)))
        yield from _lead_away(act, (yield from _forsake(act, code)))
        if act.count(*BUILDINGS):
            act.fear(1)
    if act.threshold(4):
        act.repeat()


def _forsake(act: Action, code: int) -> Flow[Counter[int]]:
    """Replace this piece by explorers; those of them that live."""
    there = act.s.pieces[act.land]
    before = Counter({each: there[each] for each in act.s.codes(act.land, (EXPLORER,))})
    before -= Counter([code])
    yield from act.replace_piece(act.land, code, (EXPLORER,) * DREAMERS[act.as_kind(code)])
    return Counter({each: there[each] for each in act.s.codes(act.land, (EXPLORER,))}) - before


def _lead_away(act: Action, new: Counter[int]) -> Flow[None]:
    """Gather any number of these explorers into its lands next to the target."""
    s, names = act.s, act.s.island.names
    goals = bits(s.near(act.land) & s.presence_of(act.seat))
    while goals and new:
        options = [piece_option("move", code, names[goal]) for code in sorted(new) for goal in goals]
        pick = yield from act.ask("lead-away", [*options, DONE], act.land, **act.out_of(act.land))
        if pick is DONE:
            return
        code, name = picked(pick)
        new -= Counter([code])
        yield from act.move(code, act.land, s.island.number_of[name])


@innate(
    "never-heard-from-again",
    ID,
    speed=SLOW,
    within=0,
    target=INLAND,
    levels=("1 fire 3 plant", "2 plant", "4 plant 1 animal", "6 plant"),
    modifying=(4,),
    box=BOX,
)
def never_heard_from_again(act: Action) -> Flow[None]:
    """Badlands, explorers lost to every danger of the land, then 2 damage; fear for lost explorers."""
    if act.threshold(1):
        act.add_token(BADLANDS)
    if act.threshold(2):
        yield from act.destroy(2 * act.tokens(*DANGERS), (EXPLORER,), up_to=True)
    if act.threshold(3):
        yield from act.damage(2)
    lost = sum(kind == EXPLORER for _, kind in act.destroyed)
    act.fear((lost >= 1) + (lost >= 5))
    if act.threshold(4):
        act.repeat()


@unique("perils-of-the-deepest-island", cost=1, speed=SLOW, elements="moon plant animal", within=0, target=INLAND)
def perils_of_the_deepest_island(act: Action) -> Flow[None]:
    """1 fear; badlands there, beasts there or next to it; push up to 2 dahan."""
    act.fear(1)
    act.add_token(BADLANDS)
    land = yield from act.choose_land("perils-beasts", act.around(1 << act.land, 1))
    act.add_token(BEASTS, land=land)
    yield from act.push(2, (DAHAN,), up_to=True)


@unique("softly-beckon-ever-inward", cost=2, speed=SLOW, elements="moon air", within=0, target=INLAND)
def softly_beckon_ever_inward(act: Action) -> Flow[None]:
    """Gather up to 2 explorers, towns, beasts and dahan each."""
    yield from act.gather(2, (EXPLORER,), up_to=True)
    yield from act.gather(2, (TOWN,), up_to=True)
    yield from act.gather(2, tokens=(BEASTS,), up_to=True)
    yield from act.gather(2, (DAHAN,), up_to=True)


@unique("gift-of-the-untamed-wild", cost=0, speed=SLOW, elements="moon fire air plant", target=ANY_SPIRIT)
def gift_of_the_untamed_wild(act: Action) -> Flow[None]:
    """The target adds wilds to one of its lands, or gives a presence for disease."""
    act.chooser = act.target
    held = act.s.presence_of(act.target)
    for way in (yield from act.ways("untamed-wilds", "untamed-disease")):
        if way == "untamed-wilds":
            land = yield from act.choose_land("untamed-wilds", held)
            act.add_token(WILDS, land=land)
        else:
            land = yield from act.choose_land("untamed-disease", held)
            act.remove_presence(act.target, land)
            act.add_token(DISEASE, land=land)


@unique(
    "swallowed-by-the-wilderness", cost=1, speed=FAST, elements="fire air plant animal", within=0, target=INLAND
)
def swallowed_by_the_wilderness(act: Action) -> Flow[None]:
    """2 fear; 1 damage for each danger of the land, for 5 at most."""
    act.fear(2)
    yield from act.damage(min(5, act.tokens(*DANGERS)))
