"""What a power does in general, found by trying it on a model land; for bots that must judge it before its use."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.ending import GameOver, resolve
from rulebound.games.spirit_island.island import BOARDS, OCEAN, bits, island
from rulebound.games.spirit_island.panel import new_spirit
from rulebound.games.spirit_island.pieces import (
    BEASTS,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    HEALTH,
    KIND_OF,
    KINDS,
    PRINTED,
    TOKENS,
    TOWN,
    WILDS,
    damage_of,
    kind_of,
    strife_of,
)
from rulebound.games.spirit_island.power import POWERS, Power
from rulebound.games.spirit_island.rule import at_seat
from rulebound.games.spirit_island.state import BUILD, ELEMENTS, FIRST, RAVAGE, IslandState
from rulebound.kernel import Anyone, Decide, Option, Rng

SOME: Final = 2  # of each element that a power may count
SOLO: Final = "standard-1"
MOST: Final = (4, 4, 3, 4)  # pieces of each kind that a model land has
MOST_BLIGHT: Final = 2
MOST_PRESENCE: Final = 2
KEPT: Final = 60_000
ENERGY: Final = 20  # that the spirit has at first, and the blight on its card
BLIGHT: Final = 99
LYING: Final = (BEASTS, WILDS, DISEASE)  # tokens that a model land can have
STOPS: Final = frozenset({"skip-ravage", "skip-build", "dahan-hidden", "dahan-safe", "dahan-at-once", "no-blight"})


class Scene(NamedTuple):
    """What matters of a land for what a power does there."""

    terrain: int
    coastal: bool
    pieces: tuple[int, int, int, int]  # of each kind
    dahan_near: bool
    blight: int
    presence: int  # of the spirit that acts
    tokens: int = 0  # beasts, wilds and disease, so many of each; around it one


@dataclass(slots=True)
class Promise:
    """What one way to use a power did in a land like that."""

    way: str = ""
    fear: int = 0
    gone: tuple[int, int, int] = (0, 0, 0)  # fewer explorers, towns and cities in the land
    pushed: tuple[int, int, int] = (0, 0, 0)  # those of them that are elsewhere now
    dahan: int = 0  # more of them
    dahan_came: int = 0  # those of them that were elsewhere
    dahan_lost: int = 0
    defend: int = 0
    stops: frozenset[str] = frozenset()  # what keeps the invaders from acting, or from doing harm
    healed: int = 0  # blight, less what it adds
    energy: int = 0
    presence: int = 0
    cards: int = 0
    others: int = 0  # what else lasts for the turn
    lasting: tuple[str, ...] = ()  # the kinds of that
    tokens: tuple[int, ...] = ()  # more of each kind in the land
    strife: int = 0  # on the pieces of the land
    hurt: int = 0  # damage on the invaders that are left there


@lru_cache(KEPT)
def promises(power: str, spirit: str, level: int, scene: Scene) -> tuple[Promise, ...]:
    """One for each way to use it, with thresholds up to this level."""
    first = _Trial(POWERS[power], spirit, level, scene)
    first.run("")
    found = [first.seen(first.ways[0] if first.ways else "")]
    for way in first.ways[1:]:
        trial = _Trial(POWERS[power], spirit, level, scene)
        trial.run(way)
        found.append(trial.seen(way))
    return tuple(found)


def stored(s: IslandState, seat: int) -> int:
    """Energy that the spirit can still take for what it has done."""
    return sum(rule.stored(s, its) for rule, its in at_seat(s, seat, "stored"))


def may_target(power: str, spirit: str, scene: Scene) -> bool:
    """Whether the power can target a land like that; one that targets a spirit can be used anywhere."""
    its = POWERS[power]
    world, land = _model(scene, spirit, [SOME] * len(ELEMENTS) + [0])
    return its.at_spirits or bool(its.target.fits(world, FIRST) >> land & 1)


@cache
def _place(terrain: int, coastal: bool) -> tuple[str, int]:
    """A board and a land of this terrain on it, at the coast or not if there is such a one."""
    if terrain == OCEAN:
        return BOARDS[0], 0
    found = []
    for board in BOARDS:
        place = island((board,), SOLO)
        for land in bits(place.lands):
            if place.terrain[land] == terrain:
                found.append((bool(place.coastal >> land & 1) == coastal, board, land))
    _, board, land = max(found)
    return board, land


def _model(scene: Scene, spirit: str, elements: list[int]) -> tuple[IslandState, int]:
    """A land like that, and lands around it where somebody is."""
    board, land = _place(scene.terrain, scene.coastal)
    place = island((board,), SOLO)
    actor = new_spirit(spirit, place.size)
    actor.hand = []
    actor.presence[land], actor.energy, actor.destroyed = scene.presence, ENERGY, 2
    actor.gained = elements
    world = IslandState(
        rng=Rng(1),
        boxes=(),
        boards=(board,),
        layout=SOLO,
        owners=[FIRST],
        spirits=[actor],
        pieces=[{} for _ in range(place.size)],
        tokens=[[0] * place.size for _ in TOKENS],
        blight=[0] * place.size,
        defend=[0] * place.size,
        minors=[],
        majors=[],
        invader_deck=[],
        fear_deck=["unseen"],
        fear_levels=[1, 1, 1],
        fear_pool=1000,
        blight_card="",
        blight_deck=[],
        blight_left=BLIGHT,
        progression=False,
        events=False,
        phase="trial",
    )
    for other in bits(place.near[land] & place.lands):
        for kind in (EXPLORER, TOWN, DAHAN) if scene.dahan_near else (EXPLORER, TOWN):
            world.put(other, kind)
        actor.presence[other] = 1
    for kind, number in enumerate(scene.pieces):
        if number:
            world.put(land, kind, number)
    world.blight[land] = scene.blight
    if scene.tokens:
        for kind in LYING:
            for other in bits(place.near[land] & place.lands):
                world.tokens[kind][other] = 1
            world.tokens[kind][land] = scene.tokens
    return world, land


def _enough(power: Power, level: int) -> list[int]:
    """The elements that this level needs, and a few of each: some powers do more the more there are."""
    return [max(SOME, *each) for each in zip(*power.needs[:level], strict=True)] or [SOME] * len(ELEMENTS) + [0]


class _Trial:
    """One use of a power on a model land, with plain answers to whatever is asked."""

    def __init__(self, power: Power, spirit: str, level: int, scene: Scene) -> None:
        self.power, self.scene = power, scene
        self.s, self.land = _model(scene, spirit, _enough(power, level))
        self.spirit = self.s.spirits[0]
        self.held = sum(self.spirit.presence)
        self.tokens = [lie[self.land] for lie in self.s.tokens]
        self.act = Action(self.s, "spirit", 0, land=self.land, power=power, target=0, level=level)
        self.ways: list[str] = []
        self.cards = 0

    def run(self, way: str) -> None:
        """Do it, in this way if it asks for one."""
        flow = resolve(self.act, self.power.use(self.act))
        told: Any = None
        while True:
            try:
                ask = flow.send(told)
            except (StopIteration, GameOver):
                return
            if isinstance(ask, Anyone):  # all pay together, and here is but one
                told = FIRST, ask.options_of(FIRST)[-1]
                continue
            assert isinstance(ask, Decide)
            told = self._pick(ask, way)

    def _pick(self, ask: Decide, way: str) -> Option:
        """The greatest piece that the damage destroys; else what comes first."""
        options = ask.options
        if ask.prompt == "way" and not self.ways:
            self.ways = [option.args[0] for option in options]
            return next((option for option in options if option.args[0] == way), options[0])
        self.cards += options[0].verb == "draw"
        if options[0].args and options[0].args[0] in KIND_OF:
            most = int(ask.about.get("number", CITY + 1)) if ask.prompt == "damage" else CITY + 1
            return max(options, key=lambda option: _size(option, most))
        return options[0]

    def seen(self, way: str) -> Promise:
        """What has come of it."""
        s, act, land = self.s, self.act, self.land
        for absent in s.absent.copy():  # it comes back as it was
            s.put_back(absent.land)
            act.skip(RAVAGE, BUILD, land=absent.land)
        left = [s.count(land, kind) for kind in PRINTED]
        pushed = dict.fromkeys(KINDS, 0)
        for kind, origin, goal in act.moved:
            drowned = kind != DAHAN and s.island.terrain[goal] == OCEAN
            pushed[kind] += (origin == land and not drowned) - (goal == land)
        stops = {each.kind for each in s.effects} & STOPS
        gone = [before - after for before, after in zip(self.scene.pieces, left, strict=True)]
        return Promise(
            way=way,
            fear=s.fear,
            gone=(gone[0], gone[1], gone[2]),
            pushed=(pushed[0], pushed[1], pushed[2]),
            dahan=-gone[DAHAN],
            dahan_came=-pushed[DAHAN],
            dahan_lost=sum(kind == DAHAN for _, kind in act.destroyed),
            defend=s.defend[land],
            stops=frozenset(stops),
            healed=s.blight_left - BLIGHT,
            energy=self.spirit.energy + stored(s, FIRST) - ENERGY,
            presence=sum(self.spirit.presence) - self.held,
            cards=self.cards,
            others=len(s.effects) - len(stops),
            lasting=tuple(each.kind for each in s.effects if each.kind not in stops),
            tokens=tuple(lie[land] - lay for lie, lay in zip(s.tokens, self.tokens, strict=True)),
            strife=sum(strife_of(piece) * number for piece, number in s.pieces[land].items()),
            hurt=sum(
                damage_of(piece) * number for piece, number in s.pieces[land].items() if kind_of(piece) != DAHAN
            ),
        )


def _size(option: Option, most: int) -> int:
    """Great pieces first, as far as so much damage destroys them; to do nothing last."""
    if not option.args or option.args[0] not in KIND_OF:  # blight or a token beside pieces
        return -1
    kind = KIND_OF.get(option.args[0])
    if kind is None:  # presence or a token, which can be moved as well
        return -2
    if kind == DAHAN or option.verb.startswith("graze"):
        return 0 if option.verb == "gather" else -2
    return kind if HEALTH[kind] <= most else 0
