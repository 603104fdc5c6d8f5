"""What a power does in general, found by trying it on a model land; for bots that must judge it before its use."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.ending import GameOver
from rulebound.games.spirit_island.island import BOARDS, LANDS, bits, island
from rulebound.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, FEAR, HEALTH, KINDS, TOWN, damage_of
from rulebound.games.spirit_island.power import POWERS, Power
from rulebound.games.spirit_island.state import ELEMENTS, ENERGY_TRACK, Spirit, World
from rulebound.kernel import Decide, Flow, Option, Rng

FEW, MANY = 1, 3  # dahan of the two model lands
PLENTY: Final = 20  # of each element, so that thresholds are met
SOLO: Final = "standard-1"


@dataclass(slots=True)
class Promise:
    """What one way to use a power did on the model land. Kinds are masks."""

    way: str = ""
    fear: int = 0  # besides that of destroying
    damage: int = 0
    per_dahan: float = 0.0  # more damage with each dahan
    hurt: int = 0  # the kinds that the damage can go to
    destroyed: list[int] = field(default_factory=list)  # for each piece destroyed outright: which kinds it can be
    pushed: int = 0
    moving: int = 0  # the kinds that can be pushed
    lured: int = 0  # invaders that come into the land
    dahan: int = 0  # that come into the land
    dahan_lost: int = 0
    defend: int = 0
    stops: frozenset[str] = frozenset()  # the invader actions that do not happen
    healed: int = 0  # blight, less what it adds
    energy: int = 0
    presence: int = 0
    cards: int = 0
    others: int = 0  # what else lasts for the turn


@cache
def promises(power: str, spirit: str, level: int, terrain: int, coastal: bool) -> tuple[Promise, ...]:
    """One for each way to use it, with thresholds up to this level, in a land of this terrain."""
    ways = _ways(power, spirit, level, terrain, coastal)
    return tuple(_promise(power, spirit, level, terrain, coastal, way) for way in ways)


def _ways(power: str, spirit: str, level: int, terrain: int, coastal: bool) -> list[str]:
    """The labels of the first choice between ways, or one that says nothing."""
    trial = _Trial(POWERS[power], spirit, level, _model(terrain, coastal, MANY, spirit))
    trial.run("")
    return trial.ways or [""]


def _promise(power: str, spirit: str, level: int, terrain: int, coastal: bool, way: str) -> Promise:
    found = []
    for dahan in (FEW, MANY):
        trial = _Trial(POWERS[power], spirit, level, _model(terrain, coastal, dahan, spirit))
        trial.run(way)
        found.append(trial.seen())
    few, many = found
    few.way, few.per_dahan = way, (many.damage - few.damage) / (MANY - FEW)
    few.fear, few.pushed = max(few.fear, many.fear), max(few.pushed, many.pushed)
    few.destroyed = few.destroyed or many.destroyed
    few.damage -= round(few.per_dahan * FEW)
    return few


@cache
def _place(terrain: int, coastal: bool) -> tuple[str, int]:
    """A board and a land of this terrain on it, at the coast or not if there is such a one."""
    found = []
    for board in BOARDS:
        place = island((board,), SOLO)
        for land in range(1, LANDS):
            if place.terrain[land] == terrain:
                found.append((bool(place.coastal >> land & 1) == coastal, board, land))
    _, board, land = max(found)
    return board, land


def _model(terrain: int, coastal: bool, dahan: int, spirit: str) -> tuple[World, int]:
    """A crowded land with presence and blight, and lands around it where somebody is."""
    board, land = _place(terrain, coastal)
    place = island((board,), SOLO)
    actor = Spirit(spirit, [0] * place.size, [])
    actor.presence[land], actor.energy, actor.destroyed = 2, 20, 2
    actor.gained = [PLENTY] * len(ELEMENTS) + [0]
    actor.open[ENERGY_TRACK] = 2
    world = World(
        rng=Rng(1),
        boards=(board,),
        layout=SOLO,
        spirits=[actor],
        pieces=[{} for _ in range(place.size)],
        tokens=[[0] * place.size for _ in range(4)],
        blight=[0] * place.size,
        defend=[0] * place.size,
        minors=[],
        majors=[],
        invader_deck=[],
        fear_deck=["unseen"] * 99,
        fear_levels=[99, 99, 99],
        fear_pool=1000,
        blight_card="",
        blight_deck=[],
        blight_left=99,
        progression=False,
        events=False,
        phase="trial",
    )
    for other in bits(place.near[land] & place.lands):
        for kind in (EXPLORER, TOWN, DAHAN):
            world.put(other, kind)
        actor.presence[other] = 1
    for kind, number in ((EXPLORER, 2), (TOWN, 2), (CITY, 1), (DAHAN, dahan)):
        world.put(land, kind, number)
    world.blight[land] = 2
    return world, land


class _Trial:
    """One use of a power on a model land, with plain answers to whatever is asked."""

    def __init__(self, power: Power, spirit: str, level: int, model: tuple[World, int]) -> None:
        self.power = power
        self.s, self.land = model
        self.spirit = self.s.spirits[0]
        self.spirit.id = spirit
        self.before = (self._health(), self.s.blight_left, self.spirit.energy, sum(self.spirit.presence))
        self.act = Action(self.s, "spirit", 0, land=self.land, power=power, target=0, level=level)
        if power.at_spirits:
            self.act.land = -1
        self.ways: list[str] = []
        self.hurt = 0
        self.moving = 0
        self.cards = 0
        self.outright: list[int] = []

    def run(self, way: str) -> None:
        """Do it, in this way if it asks for one."""
        try:
            flow = self.power.use(self.act)
            if flow is not None:
                self._answer(flow, way)
        except GameOver:
            return
        self.act.wake()

    def _answer(self, flow: Flow[None], way: str) -> None:
        told: Any = None
        while True:
            try:
                ask = flow.send(told)
            except StopIteration:
                return
            assert isinstance(ask, Decide)
            told = self._pick(ask, way)

    def _pick(self, ask: Decide, way: str) -> Option:
        options = list(ask.options)
        verb = options[0].verb.removesuffix("-marked")
        if ask.prompt == "way" and not self.ways:
            self.ways = [option.args[0] for option in options]
            return next((option for option in options if option.args[0] == way), options[0])
        if verb == "draw":
            self.cards += 1
        kinds = 0
        for option in options:
            if option.args and option.args[0] in KINDS:
                kinds |= 1 << KINDS.index(option.args[0])
        if verb in ("hit", "graze"):
            self.hurt |= kinds
        elif verb == "destroy" and options[0].args[-1] == self.s.island.names[self.land]:
            self.outright.append(kinds)
        elif verb == "push":
            self.moving |= kinds
        if not kinds:
            return options[0]
        most = int(ask.about.get("number", CITY + 1)) if self.hurt else CITY + 1
        return max(options, key=lambda option: _size(option, most))

    def _health(self) -> int:
        """What the invaders of the land can still take."""
        there = self.s.pieces[self.land].items()
        return sum((HEALTH[code & 3] - damage_of(code)) * number for code, number in there if code & 3 != DAHAN)

    def seen(self) -> Promise:
        """What has come of it."""
        s, act, land = self.s, self.act, self.land
        health, blight_left, energy, presence = self.before
        destroyed = [kind for where, kind in act.destroyed if where == land and kind != DAHAN]
        went = [kind for kind, origin, _ in act.moved if origin == land]
        came = [kind for kind, _, goal in act.moved if goal == land]
        moved = sum(HEALTH[kind] for kind in went if kind != DAHAN)
        moved -= sum(HEALTH[kind] for kind in came if kind != DAHAN)
        outright = [mask.bit_length() - 1 for mask in self._outright]
        lost = health - self._health() - moved - sum(HEALTH[kind] for kind in outright)
        stops = {"ravage", "build"} & {each.kind.removeprefix("skip-") for each in s.effects}
        return Promise(
            fear=max(0, s.fear - sum(FEAR[kind] for _, kind in act.destroyed)),
            damage=max(0, lost),
            hurt=self.hurt or 7,
            destroyed=self._outright,
            pushed=sum(kind != DAHAN for kind in went),
            moving=self.moving & 7,
            lured=sum(kind != DAHAN for kind in came),
            dahan=sum(kind == DAHAN for kind in came),
            dahan_lost=sum(kind == DAHAN for _, kind in act.destroyed),
            defend=s.defend[land] if destroyed or s.defend[land] else max(s.defend),
            stops=frozenset(stops),
            healed=s.blight_left - blight_left,
            energy=self.spirit.energy - energy,
            presence=sum(self.spirit.presence) - presence,
            cards=self.cards,
            others=len(s.effects) - len(stops),
        )

    @property
    def _outright(self) -> list[int]:
        return [mask & 7 for mask in self.outright if mask & 7]


def _size(option: Option, most: int) -> int:
    """Great pieces first, as far as so much damage destroys them."""
    if not option.args or option.args[0] not in KINDS[:3]:
        return -1
    kind = KINDS.index(option.args[0])
    return kind if HEALTH[kind] <= most else 0
