"""Abilities: the named points of the rules at which races, powers, places and relics step in.

Chapters never ask which race this is. They ask every ability in force at the named point, and each ability
stands beside its numbers in `content/`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final, TypeVar

from rulebound.games.small_world_underground.board import bits
from rulebound.games.small_world_underground.state import ENGLISH, NOBODY, OFF, UndergroundState
from rulebound.kernel import Flow, Option, plain_class

# What becomes of the tokens on the board when a race goes in decline.
KEEP_ONE, KEEP_ALL, VANISH = Option("keep-one"), Option("keep-all"), Option("vanish")


@plain_class
class Ability:
    """What a race, power, place or relic can do. Every method is a named point; by default nothing happens.

    `slot` is the race that has the ability. Methods that are flows may ask the player.
    """

    id: ClassVar[str] = ""
    lasts: ClassVar[bool] = False  # works for a race in decline too
    coins: ClassVar[int] = 0  # what it pays at once for what the player gives
    order: ClassVar[int] = 0  # among effects of the same step of the turn (SU-023, SU-028)

    wants_coin: ClassVar[bool] = False  # a seat without coins cannot conquer the regions of this race
    plain_only: ClassVar[bool] = False  # attackers get no help against the regions of this active race
    copies_relics: ClassVar[bool] = False  # the race has the Bag
    only_in_decline: ClassVar[bool] = False  # does nothing for an active race
    walls: ClassVar[int] = 0  # more tokens for a conquest of the region of this place
    lends: ClassVar[bool] = False  # whoever holds this place has a power more
    departure: ClassVar[Option | None] = None  # how a race with this power declines, if not with one token each

    # What a relic does when it is taken up for a conquest.
    for_conquest: ClassVar[bool] = False
    anywhere: ClassVar[bool] = False  # adjacency is not needed
    empty_price: ClassVar[bool] = False  # occupants do not count, and opponents lose no token
    cut: ClassVar[int] = 0  # tokens less
    swaps: ClassVar[bool] = False  # a lone token is replaced instead
    shows_coins: ClassVar[bool] = False  # its use shows who has coins
    doubles: ClassVar[bool] = False  # its region gives its coins twice

    # Whether a class has its own `widen`, `start_of_turn` ...: hot paths pass the others by. `prices`: any that
    # change what a conquest costs.
    widens: ClassVar[bool] = False
    prices: ClassVar[bool] = False
    acts_at_start: ClassVar[bool] = False
    acts_at_end: ClassVar[bool] = False
    pays_by_region: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        cls.widens = cls.widen is not Ability.widen
        cls.prices = (
            cls.surcharge is not Ability.surcharge
            or cls.discount is not Ability.discount
            or cls.as_if_empty is not Ability.as_if_empty
        )
        cls.acts_at_start = cls.start_of_turn is not Ability.start_of_turn
        cls.acts_at_end = cls.end_of_turn is not Ability.end_of_turn
        cls.pays_by_region = cls.region_coins is not Ability.region_coins

    def when_picked(self, s: UndergroundState, seat: int) -> Flow[None]:
        """The combo was chosen, its tokens are not yet taken."""
        yield from ()

    def start_of_turn(self, s: UndergroundState, slot: int) -> Flow[None]:
        """Start-of-turn effects."""
        yield from ()

    def entry(self, s: UndergroundState, slot: int, mask: int) -> int:
        """Where a race without a region may enter."""
        return mask

    def widen(self, s: UndergroundState, slot: int, r: int) -> int:
        """Regions that count as adjacent to region `r` besides those that share a border."""
        return 0

    def surcharge(self, s: UndergroundState, slot: int) -> int:
        """More tokens for every conquest."""
        return 0

    def discount(self, s: UndergroundState, slot: int, anywhere: bool) -> tuple[int, int]:
        """In which regions a conquest costs how many tokens less; `anywhere` if adjacency is lifted for it."""
        return 0, 0

    def as_if_empty(self, s: UndergroundState, slot: int) -> int:
        """The regions that cost as if nobody stood there."""
        return 0

    def rolls_for(self, s: UndergroundState, slot: int) -> int:
        """The regions for which the die may be rolled before any conquest."""
        return 0

    def bites(self, s: UndergroundState, slot: int) -> bool:
        """Whether lone tokens can be replaced."""
        return False

    def spares(self, s: UndergroundState, slot: int) -> bool:
        """Whether no token is discarded when a region of this race is lost."""
        return False

    def lost(self, s: UndergroundState, slot: int, r: int, lost_slot: int, by: int) -> None:
        """An opponent conquered a region of one of the player's races."""

    def conquered(self, s: UndergroundState, slot: int, r: int) -> None:
        """The race conquered a region."""

    def copies_alongside(self, s: UndergroundState) -> bool:
        """Whether a relic and the Bag that copies it may serve the same region."""
        return False

    def taken(self, s: UndergroundState, r: int, loser: int | None) -> None:
        """The region of this place was conquered, from this seat or from nobody."""

    def passes(self, s: UndergroundState, r: int, seat: int) -> bool:
        """Whether this place, which has been found, lets a seat into an immune region that nobody holds."""
        return False

    def found(self, s: UndergroundState, seat: int) -> Flow[None]:
        """This place was just turned up by this seat."""
        yield from ()

    def stays_on_river(self) -> bool:
        """Whether the race may end its turn on River regions."""
        return False

    def gain(self, s: UndergroundState, slot: int, held: int) -> Flow[None]:
        """Gains at redeployment."""
        yield from ()

    def end_of_turn(self, s: UndergroundState, slot: int) -> Flow[None]:
        """End-of-turn effects."""
        yield from ()

    def region_coins(self, s: UndergroundState, slot: int, r: int) -> int:
        """Coins collected from one region, besides its 1."""
        return 0

    def other_coins(self, s: UndergroundState, slot: int, held: int) -> int:
        """Coins from the bank that come from no single region."""
        return 0

    def rob(self, s: UndergroundState, slot: int) -> None:
        """Coins from other players, at scoring."""

    def after_scoring(self, s: UndergroundState, slot: int) -> Flow[None]:
        """What is offered after scoring."""
        yield from ()

    def turn_over(self, s: UndergroundState, slot: int) -> None:
        """The player's turn ends."""

    def offers(self, s: UndergroundState, slot: int) -> Sequence[Option]:
        """What may be done at any moment between the start of the turn and redeployment."""
        return ()

    def accept(self, s: UndergroundState, slot: int, pick: Option) -> Flow[None]:
        """Do what was offered."""
        yield from ()

    def settle(self, s: UndergroundState) -> None:
        """Take markers off the board that no longer have their race, power or region."""


@dataclass(slots=True, frozen=True)
class RaceFacts:
    """What a banner and the tray print."""

    ability: Ability
    tokens: int
    tray: int


@dataclass(slots=True, frozen=True)
class PowerFacts:
    """What a badge prints."""

    ability: Ability
    tokens: int


RACES: Final[dict[str, RaceFacts]] = {}
POWERS: Final[dict[str, PowerFacts]] = {}
PLACES: Final[dict[str, Ability]] = {}
RELICS: Final[dict[str, Ability]] = {}

A = TypeVar("A", bound=type[Ability])


def _name(cls: A, name: str, lasts: bool) -> Ability:
    cls.id, cls.lasts = name, lasts
    return cls()


def race(name: str, tokens: int, tray: int, lasts: bool = False) -> Callable[[A], A]:
    """Declares a race with the number on its banner and its tokens in the tray."""

    def declare(cls: A) -> A:
        RACES[name] = RaceFacts(_name(cls, name, lasts), tokens, tray)
        return cls

    return declare


def power(name: str, tokens: int, lasts: bool = False) -> Callable[[A], A]:
    """Declares a special power with the number on its badge; `lasts` if the badge has an in-decline side."""

    def declare(cls: A) -> A:
        POWERS[name] = PowerFacts(_name(cls, name, lasts), tokens)
        return cls

    return declare


def place(name: str, lasts: bool = False) -> Callable[[A], A]:
    """Declares a Popular Place; `lasts` if it serves a race in decline."""

    def declare(cls: A) -> A:
        PLACES[name] = _name(cls, name, lasts)
        return cls

    return declare


def relic(name: str) -> Callable[[A], A]:
    """Declares a Righteous Relic."""

    def declare(cls: A) -> A:
        RELICS[name] = _name(cls, name, False)
        return cls

    return declare


def abilities(s: UndergroundState, slot: int) -> list[Ability]:
    """All that serves the race in this slot now: banner, badge, places and relics it holds, Stonehedge's power."""
    troop = s.races[slot]
    if troop is None:
        return []
    found = [RACES[troop.race].ability]
    if troop.power:
        found.append(POWERS[troop.power].ability)
    holder = s.holder
    for name, r in s.places.items():
        if holder[r] == slot:
            found.append(PLACES[name])
    if s.hedge and lent_to(s) == slot:
        found.append(POWERS[s.hedge].ability)
    if slot & 1:
        return [ability for ability in found if ability.lasts]
    for name, r in s.relics.items():
        if holder[r] == slot:
            found.append(RELICS[name])
    return found


def holds_place(s: UndergroundState, slot: int, name: str) -> bool:
    """Whether the race in this slot holds this place."""
    r = s.places.get(name, -1)
    return r >= 0 and s.holder[r] == slot


def lender(s: UndergroundState) -> int:
    """The region of the place that lends a power, or OFF."""
    for name, r in s.places.items():
        if PLACES[name].lends:
            return r
    return OFF


def holds_lender(s: UndergroundState, slot: int) -> bool:
    """Whether the race in this slot holds the place that lends a power."""
    at = lender(s)
    return at != OFF and s.holder[at] == slot


def lent_to(s: UndergroundState) -> int:
    """The slot of the race that the lent power serves, or NOBODY (SU-167, SU-278)."""
    at = lender(s)
    holder = NOBODY if at == OFF else s.holder[at]
    if holder == NOBODY or s.edition == ENGLISH:
        return holder
    if holder & 1:
        return NOBODY
    return holder | 1 if POWERS[s.hedge].ability.only_in_decline else holder


def has_power(s: UndergroundState, slot: int, name: str) -> bool:
    """Whether the race in this slot has this power, by its badge or by Stonehedge."""
    troop = s.races[slot]
    if troop is None or (slot & 1 and not POWERS[name].ability.lasts):
        return False
    return troop.power == name or (s.hedge == name and lent_to(s) == slot)


def power_slot(s: UndergroundState, name: str) -> int | None:
    """The slot of the race that has this power now, if any."""
    for slot in range(2 * s.seat_count):
        if has_power(s, slot, name):
            return slot
    return None


def adjacent(s: UndergroundState, slot: int, r: int, helps: list[Ability]) -> int:
    """The regions adjacent to `r` for this race: by border, and by what its abilities add (SU-197)."""
    mask = s.board.borders[r]
    for ability in helps:
        if ability.widens:
            mask |= ability.widen(s, slot, r)
    return mask


def linked(s: UndergroundState, slot: int, start: int, within: int, helps: list[Ability]) -> int:
    """All regions of `within` that hang together with `start` by the race's adjacency."""
    found = start
    fresh = start
    while fresh:
        reach = 0
        for r in bits(fresh):
            reach |= adjacent(s, slot, r, helps)
        fresh = reach & within & ~found
        found |= fresh
    return found


def settle(s: UndergroundState) -> None:
    """After regions changed hands: markers that lost their race, power or region leave the board."""
    for ability in _settlers():
        ability.settle(s)


@cache
def _settlers() -> list[Ability]:
    everything = [facts.ability for facts in RACES.values()] + [facts.ability for facts in POWERS.values()]
    return [ability for ability in everything if type(ability).settle is not Ability.settle]


def neighbours_robbed(s: UndergroundState, seat: int, mask: int) -> list[int]:
    """The seats with an active token in a region of `mask` that is not immune to this seat (SU-227)."""
    found = set()
    for r in bits(mask & ~immune_regions(s, seat)):
        holder = s.holder[r]
        if holder >= 0 and not holder & 1 and holder >> 1 != seat:
            found.add(holder >> 1)
    return sorted(found)


def immune_regions(s: UndergroundState, seat: int) -> int:
    """The regions that are safe from this seat, as a mask (SU-084, SU-086, SU-232 to SU-235)."""
    mask = 0 if s.balrog == OFF else 1 << s.balrog
    for r in (s.ancient, s.queen, s.ghost):
        if r != OFF and not _is_guardian(s, r, seat):
            mask |= 1 << r
    return mask


def _is_guardian(s: UndergroundState, r: int, seat: int) -> bool:
    """Whether this seat holds an immune region; if nobody does, whether a place lets it in (SU-276)."""
    holder = s.holder[r]
    if holder >= 0:
        return holder >> 1 == seat
    return any(PLACES[name].passes(s, r, seat) for name in s.places)


def pay(s: UndergroundState, seat: int, coins: int, source: str) -> None:
    """Coins from the bank to a player."""
    s.bank -= coins
    gain(s, seat, coins, source)


def hand_over(s: UndergroundState, giver: int, taker: int, source: str) -> None:
    """A coin from one player to another."""
    gain(s, giver, -1, source)
    gain(s, taker, 1, source)


def gain(s: UndergroundState, seat: int, coins: int, source: str) -> None:
    """A player has so many coins more, or fewer, and the ledger says why."""
    s.coins[seat] += coins
    if coins:
        s.ledger.append((s.round, seat, source, coins))


def tokens_from_tray(s: UndergroundState, race_name: str, wanted: int) -> int:
    """Take up to `wanted` tokens of a race out of the tray (SU-033)."""
    taken = min(wanted, s.tray[race_name])
    s.tray[race_name] -= taken
    return taken
