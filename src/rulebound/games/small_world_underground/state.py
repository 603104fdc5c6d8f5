"""The state of a game: who stands where, what everybody has, and how far the turn has come."""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from rulebound.games.small_world_underground.board import Board, board_for
from rulebound.kernel import GameState, State

NOBODY: Final = -1  # the holder of a region without race tokens
OFF: Final = -1  # the place of a marker that is not on the board
ALL_COINS: Final = 508
COMBOS: Final = 6
ARMORS: Final = 8
HAMMERS: Final = 7
POLISH: Final = "polish"  # the editions of the rulebook: docs/rules/editions.md
ENGLISH: Final = "english"

# Where coins of a player came from or went to: turn, seat, source, number. The source is a race, a power, a place
# or a relic, or one of the words below.
Entry: TypeAlias = tuple[int, int, str, int]
START: Final = "start"
REGIONS: Final = "regions"
PRICE: Final = "price"  # of a combo
FOUND: Final = "found"  # coins that lay on a combo


@dataclass(slots=True)
class Troop(State):
    """A race in play: its banner, its badge, and its tokens that are not on the board."""

    race: str
    power: str  # "" once the badge is discarded
    hand: int = 0
    hammers: int = 0  # in stock, not on the board
    together: bool = False  # in decline: stacks stay together (SU-136, SU-261)

    def copy(self) -> "Troop":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = Troop.__new__(Troop)
        new.race = self.race
        new.power = self.power
        new.hand = self.hand
        new.hammers = self.hammers
        new.together = self.together
        return new


@dataclass(slots=True)
class Combo(State):
    """A race and a power on offer, with the coins that were laid on them."""

    race: str
    power: str
    coins: int = 0

    def copy(self) -> "Combo":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = Combo.__new__(Combo)
        new.race = self.race
        new.power = self.power
        new.coins = self.coins
        return new


@dataclass(slots=True)
class Turn(State):
    """What the player whose turn it is has done so far."""

    picked: bool = False  # a combo, this very turn
    declined: bool = False
    conquests: int = 0
    ended: bool = False  # the conquests, by a roll of the die
    armed: list[str] = field(default_factory=list)  # relics that will serve the next conquest
    used: list[str] = field(default_factory=list)  # relics that have served
    bag: str = ""  # the relic that the Bag copies this turn
    bag_armed: bool = False
    bag_used: bool = False
    bitten: list[int] = field(default_factory=list)  # seats that the Vampire has visited
    balrog_moved: bool = False
    vanished: int = 0  # regions that a Vanishing race left by its decline
    doubled: list[int] = field(default_factory=list)  # regions in which a Scepter works

    def copy(self) -> "Turn":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = Turn.__new__(Turn)
        new.picked = self.picked
        new.declined = self.declined
        new.conquests = self.conquests
        new.ended = self.ended
        new.armed = self.armed.copy()
        new.used = self.used.copy()
        new.bag = self.bag
        new.bag_armed = self.bag_armed
        new.bag_used = self.bag_used
        new.bitten = self.bitten.copy()
        new.balrog_moved = self.balrog_moved
        new.vanished = self.vanished
        new.doubled = self.doubled.copy()
        return new


@dataclass(slots=True)
class UndergroundState(GameState):
    """Regions are numbers. A race is known by its slot: 2 x seat when active, 2 x seat + 1 when in decline."""

    holder: list[int]  # region -> slot, or NOBODY
    tokens: list[int]  # region -> race tokens of its holder
    monsters: list[int]
    armor: list[int]
    hammers: list[int]  # region -> Silver Hammers lying there until redeployment
    coins: list[int]  # seat -> coins
    bank: int
    races: list[Troop | None]  # slot -> race
    tray: dict[str, int]  # race -> tokens in the box
    combos: list[Combo]
    banners: list[str]  # the stack below the last combo, top first
    known_banners: int  # how many at the bottom of it everybody saw coming back
    badges: list[str]
    spent_badges: list[str]
    finds: list[str]  # places and relics still face down, top first
    aside: list[str]  # places and relics that nobody sees this game
    places: dict[str, int]  # place -> region
    relics: dict[str, int]  # relic -> region
    hedge: str  # the power that Stonehedge lends
    ancient: int
    volcano: int
    queen: int
    ghost: int
    balrog: int
    bag: int  # region, or OFF: with its owner
    vengeance: list[int]  # seats that hold a Vengeance marker
    avenger: int  # the slot that gave them out
    first: int
    open_coins: bool
    edition: str
    seat: int
    round: int
    phase: str
    turn: Turn
    ledger: list[Entry] = field(default_factory=list)

    def copy(self) -> "UndergroundState":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = UndergroundState.__new__(UndergroundState)
        new.rng = self.rng.copy()
        new.holder = self.holder.copy()
        new.tokens = self.tokens.copy()
        new.monsters = self.monsters.copy()
        new.armor = self.armor.copy()
        new.hammers = self.hammers.copy()
        new.coins = self.coins.copy()
        new.bank = self.bank
        new.races = [(None if each is None else each.copy()) for each in self.races]
        new.tray = self.tray.copy()
        new.combos = [each.copy() for each in self.combos]
        new.banners = self.banners.copy()
        new.known_banners = self.known_banners
        new.badges = self.badges.copy()
        new.spent_badges = self.spent_badges.copy()
        new.finds = self.finds.copy()
        new.aside = self.aside.copy()
        new.places = self.places.copy()
        new.relics = self.relics.copy()
        new.hedge = self.hedge
        new.ancient = self.ancient
        new.volcano = self.volcano
        new.queen = self.queen
        new.ghost = self.ghost
        new.balrog = self.balrog
        new.bag = self.bag
        new.vengeance = self.vengeance.copy()
        new.avenger = self.avenger
        new.first = self.first
        new.open_coins = self.open_coins
        new.edition = self.edition
        new.seat = self.seat
        new.round = self.round
        new.phase = self.phase
        new.turn = self.turn.copy()
        new.ledger = self.ledger.copy()
        return new

    @property
    def seat_count(self) -> int:
        """How many play."""
        return len(self.coins)

    @property
    def board(self) -> Board:
        """The map they play on."""
        return board_for(len(self.coins))

    def troop(self, slot: int) -> Troop:
        """The race in this slot, which must be there."""
        troop = self.races[slot]
        assert troop is not None
        return troop

    def held(self, slot: int) -> int:
        """The regions that the race in this slot holds, as a mask."""
        mask = 0
        for r, holder in enumerate(self.holder):
            if holder == slot:
                mask |= 1 << r
        return mask

    def finds_by_region(self) -> dict[int, list[str]]:
        """The places and relics, where they lie."""
        found: dict[int, list[str]] = {}
        for name, at in (*self.places.items(), *self.relics.items()):
            found.setdefault(at, []).append(name)
        return found
