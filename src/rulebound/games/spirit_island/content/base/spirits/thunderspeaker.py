"""Thunderspeaker."""

from functools import partial

from rulebound.games.spirit_island.action import DECLINE, Action
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import Panel, card_track, elements_of, energy_track, panel
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, INVADERS, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANY_LAND, FAST, SLOW, WITH_DAHAN, card, innate
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.state import ELEMENTS, RAVAGE, IslandState
from rulebound.kernel import Decide, Flow, Option

ID = "thunderspeaker"
SUN, AIR = ELEMENTS.index("sun"), ELEMENTS.index("air")
unique = partial(card, "unique", spirit=ID)


@panel
class Thunderspeaker(Panel):
    """It goes with the dahan, and suffers with them."""

    id = ID
    complexity = "moderate"
    groups = (
        ("reclaim", "card", "card"),
        ("presence-2-dahan", "presence-1-dahan"),
        ("presence-1", "energy-4"),
    )
    tracks = (
        energy_track("1", "air", "2", "fire", "sun", "3"),
        card_track("1", "2", "2", "3", "reclaim-1", "3", "4"),
    )
    rules = ("ally-of-the-dahan", "sworn-to-victory")
    innates = ("gather-the-warriors", "lead-the-furious-assault")
    uniques = ("manifestation-of-power-and-glory", "words-of-warning", "sudden-ambush", "voice-of-thunder")

    def set_up(self, s: IslandState, seat: int) -> Flow[None]:
        """One presence in each of the two lands with the most dahan; where others have as many, it chooses."""
        own, presence = bits(s.island.of_board(s.board_of_seat(seat))), s.spirits[seat].presence
        fewest = sorted(s.count(land, DAHAN) for land in own)[-2]
        lands = [land for land in own if s.count(land, DAHAN) > fewest]
        others = [land for land in own if s.count(land, DAHAN) == fewest]
        while len(lands) < 2:
            left = [Option("land", s.island.names[land]) for land in others if land not in lands]
            pick: Option = left[0] if len(lands) + len(left) == 2 else (yield Decide(seat, "start-dahan", left))
            lands.append(s.island.number_of[pick.args[0]])
        for land in lands:
            presence[land] = 1


@rule("ally-of-the-dahan")
class AllyOfTheDahan(Rule):
    """It goes with the dahan."""

    def dahan_moved(self, act: Action, its: Effect, from_land: int, to_land: int) -> Flow[None]:
        """One presence may go along."""
        s, seat = act.s, its.seat
        if not s.spirits[seat].presence[from_land] or not act.may_go(seat, to_land):
            return
        names = s.island.names
        pick: Option = yield Decide(seat, "follow", [Option("follow", names[from_land], names[to_land]), DECLINE])
        if pick is not DECLINE:
            act.move_presence(seat, from_land, to_land)


@rule("sworn-to-victory")
class SwornToVictory(Rule):
    """It suffers with the dahan."""

    def falls_with_dahan(self, s: IslandState, its: Effect) -> bool:
        """In every ravage."""
        return True

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """Each dahan that a ravage destroys costs one presence in or next to the land."""
        if act.source != RAVAGE:
            return
        fallen = sum(kind == DAHAN for _, kind in act.destroyed)
        if fallen:
            mourning = Action(act.s, "spirit", its.seat, land=act.land, source=its.kind, cause=act)
            yield from resolve(mourning, _mourn(mourning, fallen))


def _mourn(act: Action, fallen: int) -> Flow[None]:
    for _ in range(fallen):
        yield from act.destroy_presence(act.seat, act.around(1 << act.land, 1))


@innate("gather-the-warriors", ID, speed=SLOW, within=1, target=ANY_LAND, levels=("4 air", "1 animal"), hastened=1)
def gather_the_warriors(act: Action) -> Flow[None]:
    """Gather a dahan for each air, then push one for each sun."""
    if not act.threshold(2):
        return
    have = elements_of(act.s, act.seat)
    yield from act.gather(have[AIR], (DAHAN,), up_to=True)
    yield from act.push(have[SUN], (DAHAN,), up_to=True)


@innate(
    "lead-the-furious-assault",
    ID,
    speed=SLOW,
    within=0,
    target=ANY_LAND,
    levels=("4 air", "2 sun 1 fire", "4 sun 3 fire"),
    hastened=1,
)
def lead_the_furious_assault(act: Action) -> Flow[None]:
    """A town falls to each two dahan, a city to each three."""
    if act.threshold(2):
        yield from act.destroy(act.count(DAHAN) // 2, (TOWN,))
    if act.threshold(3):
        yield from act.destroy(act.count(DAHAN) // 3, (CITY,))


@unique(
    "manifestation-of-power-and-glory", cost=3, speed=SLOW, elements="sun fire air", within=0, target=WITH_DAHAN
)
def manifestation_of_power_and_glory(act: Action) -> Flow[None]:
    """1 fear; each dahan does as much damage as there is presence."""
    act.fear(1)
    yield from act.damage(act.count(DAHAN) * act.own_presence)


@unique("words-of-warning", cost=1, speed=FAST, elements="sun air animal", within=1, target=WITH_DAHAN)
def words_of_warning(act: Action) -> None:
    """Defend 3, and the dahan strike when they are struck."""
    act.defend(3)
    act.last("dahan-at-once", land=act.land)


@unique("sudden-ambush", cost=2, speed=FAST, elements="fire air animal", within=1, target=ANY_LAND)
def sudden_ambush(act: Action) -> Flow[None]:
    """Gather up to 1 dahan; each dahan destroys an explorer."""
    yield from act.gather(1, (DAHAN,), up_to=True)
    yield from act.destroy(act.count(DAHAN), (EXPLORER,))


@unique("voice-of-thunder", cost=0, speed=SLOW, elements="sun air", within=1, target=ANY_LAND)
def voice_of_thunder(act: Action) -> Flow[None]:
    """Push up to 4 dahan, or frighten invaders."""
    ways = ("push-dahan", "fear") if act.count(*INVADERS) else ("push-dahan",)
    if (yield from act.choose(*ways)) == "fear":
        act.fear(2)
    else:
        yield from act.push(4, (DAHAN,), up_to=True)
