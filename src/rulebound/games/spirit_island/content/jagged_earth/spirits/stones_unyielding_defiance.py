"""Stone's Unyielding Defiance."""

from functools import partial

from rulebound.games.spirit_island.action import DECLINE, Action
from rulebound.games.spirit_island.blight import remove_blight, take_from_card
from rulebound.games.spirit_island.cards import gain
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.ending import resolve
from rulebound.games.spirit_island.island import MOUNTAIN, SANDS, bits
from rulebound.games.spirit_island.panel import Panel, card_track, energy_track, open_symbols, panel
from rulebound.games.spirit_island.pieces import BADLANDS, BUILDINGS, DAHAN, TOWN
from rulebound.games.spirit_island.points import Rule
from rulebound.games.spirit_island.power import ANY_LAND, FAST, ITSELF, SACRED, SLOW, WITH_BLIGHT, card, innate
from rulebound.games.spirit_island.rule import rule
from rulebound.games.spirit_island.said import lasting, ways
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Decide, Flow, Option

ID = "stones-unyielding-defiance"
BOX = "jagged-earth"
LAYERS = "deep-layers-exposed-to-the-surface"
MORE_PLAYS = "+1-plays"
BULWARK, STEADFAST, BROKEN = "bulwark-of-will", "steadfast-presence", "broken-against-the-stone"
unique = partial(card, "unique", spirit=ID, box=BOX)
lasting(BULWARK, STEADFAST, BROKEN)
ways("damage-and-push-town", "destroy-town")


@panel
class Stone(Panel):
    """It holds what it has against blight and invaders."""

    id = ID
    box = BOX
    complexity = "moderate"
    needs_tokens = ("badlands",)
    groups = (
        ("reclaim", "earth-2", "presence-3-mountain-own"),
        ("presence-2", "energy-3"),
        ("card", "presence-1"),
    )
    tracks = (
        energy_track("2", "3", MORE_PLAYS, "4", MORE_PLAYS, "6", MORE_PLAYS),
        card_track("1", "earth", "earth", "earth reclaim-1", "earth any", "2 earth"),
    )
    rules = ("bestow-the-endurance-of-bedrock", LAYERS)
    innates = ("hold-the-island-fast-with-a-bulwark-of-will", "let-them-break-themselves-against-the-stone")
    uniques = (
        "scarred-and-stony-land",
        "plows-shatter-on-rocky-ground",
        "jagged-shards-push-from-the-earth",
        "stubborn-solidity",
    )

    def set_up(self, s: IslandState, seat: int) -> Flow[None]:
        """One presence in the first mountain without dahan, one next to it in a land with blight or in sands."""
        board = s.island.of_board(s.board_of_seat(seat))
        mountains = board & s.island.of_terrain(MOUNTAIN)
        home = bits(mountains & ~s.where(DAHAN) or mountains)[0]
        near = s.near(home) & board
        fits = near & s.blighted_lands() or near & s.island.of_terrain(SANDS) or board  # SI-017
        pick: Option = yield Decide(seat, "start-beside", [Option("land", name) for name in s.names(fits)])
        s.spirits[seat].presence[home] += 1
        s.spirits[seat].presence[s.island.number_of[pick.args[0]]] += 1


# Special rules.


@rule("bestow-the-endurance-of-bedrock")
class Bedrock(Rule):
    """Where it is not outnumbered by blight, that does no more harm."""

    def spared_by_blight(self, act: Action, its: Effect, seat: int, land: int) -> bool:
        """Presence of all spirits."""
        return self._holds(act.s, its, land)

    def stops_cascade(self, act: Action, its: Effect, land: int) -> bool:
        """Blight does not spread either."""
        return self._holds(act.s, its, land)

    def _holds(self, s: IslandState, its: Effect, land: int) -> bool:
        presence = s.spirits[its.seat].presence[land]
        return bool(presence) and s.blight[land] <= presence


@rule(LAYERS)
class DeepLayers(Rule):
    """What lies bare for the first time is worth a minor power."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """For each space with a card play that was never open before."""
        spirit = act.s.spirits[its.seat]
        bare = open_symbols(act.s, its.seat).count(MORE_PLAYS)
        while spirit.notes.get(LAYERS, 0) < bare:
            spirit.notes[LAYERS] = spirit.notes.get(LAYERS, 0) + 1
            gaining = Action(act.s, "spirit", its.seat, source=its.kind, cause=act)
            yield from resolve(gaining, _gain_minor(gaining))


def _gain_minor(act: Action) -> Flow[None]:
    yield from gain(act.s, act.seat, "minor")


# Innate powers.


@innate(
    "hold-the-island-fast-with-a-bulwark-of-will",
    ID,
    speed=FAST,
    target=ITSELF,
    levels=("2 earth", "4 earth", "6 earth 1 plant"),
    box=BOX,
)
def hold_the_island_fast(act: Action) -> None:
    """For energy blight comes from the box, and presence is not destroyed."""
    if act.threshold(1):
        act.last(BULWARK, seat=act.seat, amount=1 if act.threshold(2) else 2)
    if act.threshold(3):
        act.last(STEADFAST, seat=act.seat)


@rule(BULWARK)
class Bulwark(Rule):
    """Blight for its lands can be bought."""

    def blight_from_box(self, act: Action, its: Effect, land: int, number: int) -> Flow[bool]:
        """Each for so much energy."""
        spirit = act.s.spirits[its.seat]
        most = min(number, spirit.energy // its.amount)
        if not spirit.presence[land] or not most:
            return False
        options = [Option("pay", its.amount * each) for each in range(most, 0, -1)]
        name = act.s.island.names[land]
        pick: Option = yield Decide(its.seat, "blight-from-box", [*options, DECLINE], land=name)
        if pick is DECLINE:
            return False
        _pay(act.s, its.seat, pick.args[0])
        left = number - pick.args[0] // its.amount
        if left:
            yield from take_from_card(act, left)
        return True


@rule(STEADFAST)
class Steadfast(Rule):
    """Presence can be bought back from events and blight cards."""

    def instead_of_losing(self, act: Action, its: Effect, seat: int, land: int) -> Flow[bool]:
        """For 1 energy, if their text destroys it and not blight that they add (SI-189)."""
        direct = act.kind in ("event", "blight") and not act.blighting
        if not direct or not act.s.spirits[its.seat].energy:
            return False
        save = Option("save-presence", seat, act.s.island.names[land])
        pick: Option = yield Decide(its.seat, "save-presence", [save, DECLINE])
        if pick is DECLINE:
            return False
        _pay(act.s, its.seat, 1)
        return True


def _pay(s: IslandState, seat: int, number: int) -> None:
    s.spirits[seat].energy -= number
    s.emit("paid", seat, number)


@innate(
    "let-them-break-themselves-against-the-stone",
    ID,
    speed=FAST,
    within=0,
    target=ANY_LAND,
    levels=("3 earth", "5 earth", "7 earth 2 sun"),
    box=BOX,
)
def let_them_break_themselves(act: Action) -> None:
    """Invaders that hurt the land are hurt."""
    if act.threshold(1):
        act.last(BROKEN, land=act.land, seat=act.seat, amount=int(act.threshold(2)))
    if act.threshold(3):
        act.repeat()


@rule(BROKEN)
class Broken(Rule):
    """Who hurts the land is hurt."""

    def after(self, act: Action, its: Effect) -> Flow[None]:
        """2 damage, and perhaps half of what the invaders did."""
        if act.land == its.land and act.dealt:
            blow = Action(act.s, "spirit", its.seat, land=its.land, source=its.kind, cause=act)
            yield from resolve(blow, blow.damage(2 + (act.dealt // 2 if its.amount else 0)))


# Unique powers.


@unique(
    "scarred-and-stony-land",
    cost=2,
    speed=SLOW,
    elements="moon earth",
    within=1,
    source=SACRED,
    target=WITH_BLIGHT,
    heals=0,
)
def scarred_and_stony_land(act: Action) -> Flow[None]:
    """2 damage; blight becomes badlands."""
    yield from act.damage(2)
    act.add_token(BADLANDS)
    remove_blight(act, act.land, to_box=True)


@unique("plows-shatter-on-rocky-ground", cost=2, speed=SLOW, elements="earth", within=1, target=ANY_LAND)
def plows_shatter_on_rocky_ground(act: Action) -> Flow[None]:
    """1 damage to each town and city and push a town, or destroy a town."""
    for way in (yield from act.ways("damage-and-push-town", "destroy-town")):
        if way == "destroy-town":
            yield from act.destroy(1, (TOWN,))
        else:
            yield from act.damage_each(1, BUILDINGS)
            yield from act.push(1, (TOWN,), up_to=True)


@unique("jagged-shards-push-from-the-earth", cost=0, speed=SLOW, elements="fire earth", within=1, target=ANY_LAND)
def jagged_shards_push_from_the_earth(act: Action) -> Flow[None]:
    """Badlands; push up to 2 dahan."""
    act.add_token(BADLANDS)
    yield from act.push(2, (DAHAN,), up_to=True)


@unique("stubborn-solidity", cost=1, speed=FAST, elements="sun earth animal", within=1, target=ANY_LAND)
def stubborn_solidity(act: Action) -> None:
    """Defend 1 for each dahan, who cannot be harmed nor moved."""
    act.defend(act.count(DAHAN))
    act.last("dahan-safe", land=act.land)
    act.last("dahan-fixed", land=act.land)
