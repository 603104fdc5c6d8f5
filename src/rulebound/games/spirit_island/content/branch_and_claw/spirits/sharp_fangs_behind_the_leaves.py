"""Sharp Fangs Behind the Leaves."""

from functools import partial

from rulebound.games.spirit_island.action import DECLINE, Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.island import JUNGLE
from rulebound.games.spirit_island.panel import (
    Panel,
    card_track,
    energy_track,
    highest_land,
    may_stand,
    panel,
)
from rulebound.games.spirit_island.pieces import BEASTS, DAHAN, EXPLORER, INVADERS, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANY_LAND, FAST, NO_BLIGHT, SLOW, WITH_BEASTS, card, innate
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import ways
from rulebound.games.spirit_island.state import BUILD, READY, IslandState
from rulebound.kernel import Decide, Flow, Option

ID, BOX = "sharp-fangs-behind-the-leaves", "branch-and-claw"
CALL = "call-forth-predators"
CALLED = "called-forth"  # the turn in which it has called last
unique = partial(card, "unique", spirit=ID, box=BOX)
ways("beasts-lurk", "teeth-gleam")


@panel
class Fangs(Panel):
    """It goes with the beasts, and its presence turns into beasts."""

    id = ID
    box = BOX
    complexity = "moderate"
    needs_tokens = ("beasts",)
    groups = (
        ("reclaim", "card"),
        ("presence-3-jungle-beasts",),
        ("card", "energy-1"),
        ("energy-3",),
    )
    costs = (1, 0, 0, 0)
    pick = 2
    tracks = (
        energy_track("1", "animal", "plant", "2", "animal", "3", "4"),
        card_track("2", "2", "3", "reclaim-1", "4", "5 reclaim-1"),
    )
    rules = ("ally-of-the-beasts", CALL)
    innates = ("ranging-hunt", "frenzied-assault")
    uniques = ("prey-on-the-builders", "teeth-gleam-from-darkness", "too-near-the-jungle", "terrifying-chase")

    def set_up(self, s: IslandState, seat: int) -> Flow[None]:
        """One presence and one beasts in the highest-numbered jungle, one presence with beasts anywhere."""
        land, presence = highest_land(s, seat, JUNGLE), s.spirits[seat].presence
        presence[land] += 1
        s.tokens[BEASTS][land] += 1
        options = [Option("land", name) for name in s.names(s.where_tokens(BEASTS))]
        pick: Option = yield Decide(seat, "start-with-beasts", options)
        presence[s.island.number_of[pick.args[0]]] += 1


@rule("ally-of-the-beasts")
class AllyOfTheBeasts(Rule):
    """It goes with the beasts."""

    def token_moved(self, act: Action, its: Effect, kind: int, from_land: int, to_land: int) -> Flow[None]:
        """One presence may go along."""
        s, seat = act.s, its.seat
        if kind != BEASTS or not s.spirits[seat].presence[from_land] or not may_stand(s, seat, to_land):
            return
        names = s.island.names
        follow = Option("follow", names[from_land], names[to_land])
        pick: Option = yield Decide(seat, "follow-beasts", [follow, DECLINE])
        if pick is not DECLINE:
            act.move_presence(seat, from_land, to_land)


@rule(CALL)
class CallForthPredators(Rule):
    """Presence for beasts."""

    moves = (CALL,)

    def own_moves(self, s: IslandState, its: Effect) -> list[str]:
        """Once in each spirit phase."""
        spirit = s.spirits[its.seat]
        now = spirit.stage != READY and spirit.notes.get(CALLED) != s.turn
        return [CALL] if now and s.presence_of(its.seat) else []

    def do_own_move(self, s: IslandState, its: Effect, what: str) -> Flow[None]:
        """It is an action of its own."""
        s.spirits[its.seat].notes[CALLED] = s.turn
        act = Action(s, "spirit", its.seat, source=its.kind)
        yield from resolve(act, _call_forth(act))


def _call_forth(act: Action) -> Flow[None]:
    """Beasts come in the place of one presence, which leaves the game."""
    act.land = yield from act.choose_land("call-forth", act.s.presence_of(act.seat))
    act.give_up_presence(act.seat, act.land)
    act.add_token(BEASTS)


@innate(
    "ranging-hunt",
    ID,
    speed=FAST,
    within=1,
    target=NO_BLIGHT,
    levels=("2 animal", "2 plant 3 animal", "2 animal"),
    box=BOX,
)
def ranging_hunt(act: Action) -> Flow[None]:
    """Gather a beast, 1 damage for each, push up to 2 of them."""
    if act.threshold(1):
        yield from act.gather(1, tokens=(BEASTS,), up_to=True)
    if act.threshold(2):
        yield from act.damage(act.tokens(BEASTS))
    if act.threshold(3):
        yield from act.push(2, tokens=(BEASTS,), up_to=True)


@innate(
    "frenzied-assault",
    ID,
    speed=SLOW,
    within=1,
    target=WITH_BEASTS,
    levels=("1 moon 1 fire 4 animal", "1 moon 2 fire 5 animal"),
    box=BOX,
)
def frenzied_assault(act: Action) -> Flow[None]:
    """1 fear and 2 damage, then 1 more of each; a beast goes."""
    more = act.threshold(2)
    act.fear(1 + more)
    yield from act.damage(2 + more)
    act.remove_token(BEASTS)


@unique("prey-on-the-builders", cost=1, speed=FAST, elements="moon fire animal", within=0, target=ANY_LAND)
def prey_on_the_builders(act: Action) -> Flow[None]:
    """Gather up to 1 beast; among beasts nobody builds."""
    yield from act.gather(1, tokens=(BEASTS,), up_to=True)
    if act.tokens(BEASTS):
        act.skip(BUILD)


@unique(
    "teeth-gleam-from-darkness",
    cost=1,
    speed=SLOW,
    elements="moon plant animal",
    within=1,
    source="P in J",
    target=NO_BLIGHT,
)
def teeth_gleam_from_darkness(act: Action) -> Flow[None]:
    """1 fear and a beast; or 3 fear for invaders among beasts."""
    seen = act.tokens(BEASTS) and act.count(*INVADERS)
    labels = ("beasts-lurk", "teeth-gleam") if seen else ("beasts-lurk",)
    for way in (yield from act.ways(*labels)):
        if way == "teeth-gleam":
            act.fear(3)
        else:
            act.fear(1)
            act.add_token(BEASTS)


@unique(
    "too-near-the-jungle", cost=0, speed=SLOW, elements="plant animal", within=1, source="P in J", target=ANY_LAND
)
def too_near_the_jungle(act: Action) -> Flow[None]:
    """1 fear; destroy 1 explorer."""
    act.fear(1)
    yield from act.destroy(1, (EXPLORER,))


@unique("terrifying-chase", cost=1, speed=SLOW, elements="sun animal", within=0, target=ANY_LAND)
def terrifying_chase(act: Action) -> Flow[None]:
    """Push 2 explorers, towns or dahan, and 2 more for each beast; 2 fear if an invader was among them."""
    yield from act.push(2 + 2 * act.tokens(BEASTS), (EXPLORER, TOWN, DAHAN))
    if any(kind in INVADERS for kind, _, _ in act.moved):
        act.fear(2)
