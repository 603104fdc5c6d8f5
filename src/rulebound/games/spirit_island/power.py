"""Powers: what is printed on a card or an innate power, beside the function that does what it says."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from rulebound.games.spirit_island.island import JUNGLE, MOUNTAIN, SANDS, TERRAINS, WETLAND
from rulebound.games.spirit_island.pieces import BEASTS, BUILDINGS, CITY, DAHAN, DISEASE, INVADERS
from rulebound.games.spirit_island.state import ANY, ELEMENTS, IslandState
from rulebound.kernel import Flow

if TYPE_CHECKING:
    from rulebound.games.spirit_island.action import Action

Effect: TypeAlias = Callable[["Action"], Flow[None] | None]  # a flow where something is asked
Check: TypeAlias = Callable[[IslandState, int], bool]  # of a seat
FAST, SLOW, BOTH = "fast", "slow", "fast-or-slow"
Elements: TypeAlias = tuple[int, ...]  # a number for each element, then "any element"


def counted(text: str) -> Elements:
    """Counted elements from `moon water animal`, or from `3 sun 2 water` as thresholds are written."""
    found = [0] * (ANY + 1)
    words = text.split()
    number = 1
    for word in words:
        if word.isdigit():
            number = int(word)
            continue
        found[ANY if word == "any" else ELEMENTS.index(word)] += number
        number = 1
    return tuple(found)


NO_ELEMENTS: Final = counted("")
OR: Final = " or "


@dataclass(slots=True, frozen=True)
class Target:
    """What a land must have to be targeted; the name is that of the facts."""

    name: str
    fits: Callable[[IslandState, int], int]  # the lands that do for this spirit, as a mask


def terrain(*terrains: int) -> Target:
    """Lands of one of these terrains; an ocean in play counts as a wetland."""
    name = "/".join(TERRAINS[each][0].upper() for each in terrains)

    return Target(name, lambda s, _: s.of_terrain(*terrains))


ANY_LAND: Final = Target("any", lambda s, _: s.island.lands | s.island.oceans)
WITH_INVADERS: Final = Target("inv", lambda s, _: s.where(*INVADERS))
NO_INVADERS: Final = Target("no inv", lambda s, _: ~s.where(*INVADERS))
WITH_DAHAN: Final = Target("D", lambda s, _: s.where(DAHAN))
WITH_BUILDINGS: Final = Target("T/C", lambda s, _: s.where(*BUILDINGS))
WITH_CITY: Final = Target("C", lambda s, _: s.where(CITY))
WITH_BLIGHT: Final = Target("B", lambda s, _: s.lands_to_heal())
WITH_BLIGHT_AND_INVADERS: Final = Target("B and inv", lambda s, _: s.blighted_lands() & s.where(*INVADERS))
NO_BLIGHT: Final = Target("no B", lambda s, _: ~s.blighted_lands())
WITH_BEASTS: Final = Target("Be", lambda s, seat: s.where_tokens(BEASTS, seat=seat))
WITH_DISEASE: Final = Target("Di", lambda s, seat: s.where_tokens(DISEASE, seat=seat))
COASTAL: Final = Target("coastal", lambda s, _: s.island.coastal | s.island.oceans)
INLAND: Final = Target("inland", lambda s, _: s.island.lands & ~s.island.coastal)
COASTAL_OR_WETLAND: Final = Target("coastal/W", lambda s, _: COASTAL.fits(s, _) | s.of_terrain(WETLAND))
JUNGLE_OR_UNBLIGHTED: Final = Target("J / no B", lambda s, _: s.of_terrain(JUNGLE) | ~s.blighted_lands())
NO_WETLAND: Final = Target("no W", lambda s, _: ~s.of_terrain(WETLAND))
ON_MOUNTAIN: Final = terrain(MOUNTAIN)
JUNGLE_OR_MOUNTAIN: Final = terrain(JUNGLE, MOUNTAIN)
JUNGLE_OR_SANDS: Final = terrain(JUNGLE, SANDS)
JUNGLE_OR_WETLAND: Final = terrain(JUNGLE, WETLAND)
MOUNTAIN_OR_WETLAND: Final = terrain(MOUNTAIN, WETLAND)
MOUNTAIN_OR_SANDS: Final = terrain(MOUNTAIN, SANDS)
SANDS_OR_WETLAND: Final = terrain(SANDS, WETLAND)

# Powers that target a spirit.
ANY_SPIRIT: Final = Target("spirit: any", lambda *_: 0)
ANOTHER_SPIRIT: Final = Target("spirit: another", lambda *_: 0)
ITSELF: Final = Target("spirit: self", lambda *_: 0)
NO_TARGET: Final = Target("none", lambda *_: 0)  # it is used, and targets neither a land nor a spirit

PRESENCE, SACRED = "P", "SS"  # whence range is measured; `P in W` names a terrain besides


@dataclass(slots=True, frozen=True)
class Power:
    """A power card, or an innate power. `needs` are its thresholds, or the levels of an innate power."""

    id: str
    kind: str  # minor, major, unique or innate
    box: str
    speed: str
    target: Target
    use: Effect
    within: int | None = None
    source: str = PRESENCE
    cost: int = 0
    elements: Elements = NO_ELEMENTS
    needs: tuple[Elements, ...] = ()
    farther: tuple[int, int] | None = None  # with this threshold (from 1) its range is that
    second: int | None = None  # the range of a second target land, from the same origin
    farther_to: tuple[Target, int] | None = None  # to such lands it reaches so much farther
    hastened: int = 0  # with this threshold or level (from 1) it may be fast
    fast_for: int = 0  # for so much energy it may be fast
    slowed: int = 0  # with this level (from 1) it may be slow
    either: tuple[tuple[int, Elements], ...] = ()  # a level (from 1), and what will do for it as well
    reaching: tuple[int, ...] = ()  # each of these levels (from 1) adds 1 to its range
    modifying: tuple[int, ...] = ()  # these levels (from 1) do nothing without others
    spirit: str = ""  # whose unique or innate power
    heals: int | None = None  # with this threshold or level, 0 for always, it removes or pushes its land's blight
    gathers_blight: bool = False
    persistent: bool = False  # it may bring something that lasts to the end of the game
    usable: Check | None = None  # whether the spirit can pay what it costs to use it (SI-054)
    again: Check | None = None  # whether the spirit may use it once more this turn by its own text
    bare: bool = False  # an innate power that does something without any level (SI-167)

    @property
    def at_spirits(self) -> bool:
        """Whether it targets a spirit instead of a land."""
        return self.within is None

    @property
    def innate(self) -> bool:
        """Whether it is printed on a panel."""
        return self.kind == "innate"

    def does(self, level: int) -> bool:
        """Whether a level (from 1) does something, and not only changes how the power is used."""
        return (
            level not in (self.hastened, self.slowed)
            and level not in self.reaching
            and level not in self.modifying
        )

    def needs_of(self, level: int) -> tuple[Elements, ...]:
        """What meets a level (from 1): any of these."""
        if not self.either:
            return self.needs[level - 1 : level]
        return (self.needs[level - 1], *(need for each, need in self.either if each == level))


class Powers(dict[str, Power]):
    """All powers by their ids, and the decks that were made of them, by kind and boxes."""

    def __init__(self) -> None:
        super().__init__()
        self.decks: dict[tuple[str, tuple[str, ...]], list[str]] = {}

    def __setitem__(self, name: str, power: Power) -> None:
        super().__setitem__(name, power)
        self.decks.clear()

    def __delitem__(self, name: str) -> None:
        super().__delitem__(name)
        self.decks.clear()


POWERS: Final = Powers()


def _needs(text: str | tuple[str, ...]) -> tuple[Elements, ...]:
    """The thresholds that are written so; one that needs no elements is `("",)`."""
    if isinstance(text, str):
        text = (text,) if text else ()
    return tuple(counted(each.partition(OR)[0]) for each in text)


def _either(levels: tuple[str, ...]) -> tuple[tuple[int, Elements], ...]:
    """What will do as well: `3 sun or 3 fire`."""
    return tuple((level, counted(each.partition(OR)[2])) for level, each in enumerate(levels, 1) if OR in each)


def card(
    kind: str,
    name: str,
    *,
    cost: int,
    speed: str,
    elements: str,
    target: Target,
    within: int | None = None,
    source: str = PRESENCE,
    threshold: str | tuple[str, ...] = "",
    farther: tuple[int, int] | None = None,
    second: int | None = None,
    farther_to: tuple[Target, int] | None = None,
    hastened: int = 0,
    fast_for: int = 0,
    heals: int | None = None,
    gathers_blight: bool = False,
    persistent: bool = False,
    usable: Check | None = None,
    box: str = "base",
    spirit: str = "",
) -> Callable[[Effect], Effect]:
    """Register a power card with the function below."""

    def register(use: Effect) -> Effect:
        assert name not in POWERS, name
        POWERS[name] = Power(
            name,
            kind,
            box,
            speed,
            target,
            use,
            within=within,
            source=source,
            cost=cost,
            elements=counted(elements),
            needs=_needs(threshold),
            farther=farther,
            second=second,
            farther_to=farther_to,
            hastened=hastened,
            fast_for=fast_for,
            heals=heals,
            gathers_blight=gathers_blight,
            persistent=persistent,
            usable=usable,
            spirit=spirit,
        )
        return use

    return register


def innate(
    name: str,
    spirit: str,
    *,
    speed: str,
    target: Target,
    levels: tuple[str, ...],
    within: int | None = None,
    source: str = PRESENCE,
    hastened: int = 0,
    slowed: int = 0,
    reaching: tuple[int, ...] = (),
    modifying: tuple[int, ...] = (),
    farther: tuple[int, int] | None = None,
    heals: int | None = None,
    usable: Check | None = None,
    again: Check | None = None,
    bare: bool = False,
    box: str = "base",
) -> Callable[[Effect], Effect]:
    """Register an innate power with the function below; `act.level(n)` tells which levels are met."""

    def register(use: Effect) -> Effect:
        assert name not in POWERS, name
        POWERS[name] = Power(
            name,
            "innate",
            box,
            speed,
            target,
            use,
            within=within,
            source=source,
            needs=_needs(levels),
            either=_either(levels),
            hastened=hastened,
            slowed=slowed,
            reaching=reaching,
            modifying=modifying,
            farther=farther,
            heals=heals,
            usable=usable,
            again=again,
            bare=bare,
            spirit=spirit,
        )
        return use

    return register


def deck(kind: str, boxes: tuple[str, ...], *, persistent: bool = True) -> list[str]:
    """The ids of all minor or all major powers of these boxes, with those that persist or without (SI-166)."""
    found = POWERS.decks.get((kind, boxes))
    if found is None:
        found = sorted(power.id for power in POWERS.values() if power.kind == kind and power.box in boxes)
        POWERS.decks[kind, boxes] = found
    return found.copy() if persistent else [card for card in found if not POWERS[card].persistent]
