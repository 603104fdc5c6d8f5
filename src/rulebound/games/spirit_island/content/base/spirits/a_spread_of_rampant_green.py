"""A Spread of Rampant Green."""

from functools import partial

from rulebound.games.spirit_island.action import DECLINE, Action
from rulebound.games.spirit_island.blight import remove_blight
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.island import JUNGLE, MOUNTAIN, SANDS, WETLAND, bits
from rulebound.games.spirit_island.panel import Panel, card_track, energy_track, highest_land, is_sacred, panel
from rulebound.games.spirit_island.pieces import BUILDINGS, DAHAN, INVADERS, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANOTHER_SPIRIT, ANY_LAND, FAST, SACRED, SLOW, card, innate
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.state import EXPLORE, IslandState
from rulebound.kernel import Decide, Flow, Option

ID = "a-spread-of-rampant-green"
unique = partial(card, "unique", spirit=ID)


@panel
class Green(Panel):
    """Its presence chokes what the invaders do, and grows again."""

    id = ID
    complexity = "moderate"
    always = ("presence-2-jungle-wetland",)
    groups = (
        ("reclaim", "card"),
        ("presence-1", "play-1"),
        ("card", "energy-3"),
    )
    tracks = (
        energy_track("0", "1", "plant", "2", "2", "plant", "3"),
        card_track("1", "1", "2", "2", "3", "4"),
    )
    rules = ("choke-the-land-with-green", "steady-regeneration")
    innates = ("creepers-tear-into-mortar", "all-enveloping-green")
    uniques = (
        "overgrow-in-a-night",
        "gift-of-proliferation",
        "fields-choked-with-growth",
        "stem-the-flow-of-fresh-water",
    )

    def set_up(self, s: IslandState, seat: int) -> Flow[None]:
        """One presence in the highest-numbered wetland, one in a jungle without dahan."""
        own = s.island.of_board(s.board_of_seat(seat)) & s.island.of_terrain(JUNGLE)
        quiet = [land for land in bits(own) if not s.count(land, DAHAN)]
        options = [Option("land", s.island.names[land]) for land in quiet or bits(own)]
        pick: Option = yield Decide(seat, "first-presence", options)
        presence = s.spirits[seat].presence
        presence[highest_land(s, seat, WETLAND)] = 1
        presence[s.island.number_of[pick.args[0]]] = 1


@rule("choke-the-land-with-green")
class ChokeTheLandWithGreen(Rule):
    """Presence of a sacred site for a ravage or a build."""

    def before_invaders_act(self, s: IslandState, its: Effect, land: int, what: str) -> Flow[bool]:
        """The spirit may destroy one of its presence there to skip the action."""
        seat = its.seat
        if what == EXPLORE or not is_sacred(s, seat, land):
            return False
        pick: Option = yield Decide(seat, "choke", [Option("choke", what, s.island.names[land]), DECLINE])
        if pick is DECLINE:
            return False
        yield from Action(s, "spirit", seat, land=land, source=its.kind).lose_presence(seat, land)
        return True

    def stoppers(self, s: IslandState, its: Effect, land: int) -> int:
        """As long as it stays a sacred site."""
        return max(0, s.spirits[its.seat].presence[land] - 1)


@rule("steady-regeneration")
class SteadyRegeneration(Rule):
    """Destroyed presence grows again."""

    def regrow_price(self, s: IslandState, its: Effect) -> int:
        """Nothing on a healthy island, 1 energy on a blighted one."""
        return 1 if s.blighted else 0


@innate(
    "creepers-tear-into-mortar",
    ID,
    speed=SLOW,
    within=0,
    target=ANY_LAND,
    levels=("1 moon 2 plant", "2 moon 3 plant", "3 moon 4 plant"),
)
def creepers_tear_into_mortar(act: Action) -> Flow[None]:
    """1 damage to a town or city, once more with each level."""
    yield from act.damage(1, BUILDINGS, one=True)
    for level in (2, 3):
        if act.threshold(level):
            act.repeat()


@innate(
    "all-enveloping-green",
    ID,
    speed=FAST,
    within=1,
    source=SACRED,
    target=ANY_LAND,
    levels=("1 water 3 plant", "2 water 4 plant", "3 water 1 earth 5 plant"),
    heals=3,
)
def all_enveloping_green(act: Action) -> None:
    """Defend 2, then 4, then blight goes as well."""
    act.defend(4 if act.threshold(2) else 2)
    if act.threshold(3):
        remove_blight(act, act.land)


@unique("overgrow-in-a-night", cost=2, speed=FAST, elements="moon plant", within=1, target=ANY_LAND)
def overgrow_in_a_night(act: Action) -> Flow[None]:
    """Add presence, or frighten invaders among it."""
    frightening = act.own_presence and act.count(*INVADERS)
    ways = ("add-presence", "fear") if frightening else ("add-presence",)
    if (yield from act.choose(*ways)) == "fear":
        act.fear(3)
    else:
        yield from act.add_presence(act.seat, 1 << act.land)


@unique("gift-of-proliferation", cost=1, speed=FAST, elements="moon plant", target=ANOTHER_SPIRIT)
def gift_of_proliferation(act: Action) -> Flow[None]:
    """Another spirit adds presence within range 1 of its own."""
    yield from act.add_presence(act.target, act.around(act.s.presence_of(act.target), 1))


@unique("fields-choked-with-growth", cost=0, speed=SLOW, elements="sun water plant", within=1, target=ANY_LAND)
def fields_choked_with_growth(act: Action) -> Flow[None]:
    """Push a town, or 3 dahan."""
    if (yield from act.choose("push-town", "push-dahan")) == "push-town":
        yield from act.push(1, (TOWN,))
    else:
        yield from act.push(3, (DAHAN,))


@unique(
    "stem-the-flow-of-fresh-water",
    cost=0,
    speed=SLOW,
    elements="water plant",
    within=1,
    source=SACRED,
    target=ANY_LAND,
)
def stem_the_flow_of_fresh_water(act: Action) -> Flow[None]:
    """1 damage to a town or city; in mountains and sands to each of them."""
    if act.is_terrain(MOUNTAIN, SANDS):
        yield from act.damage_each(1, BUILDINGS)
    else:
        yield from act.damage(1, BUILDINGS, one=True)
