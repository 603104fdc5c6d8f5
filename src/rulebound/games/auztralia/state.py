"""The state of a game of AuZtralia. Hexes, edges, tiles and cards are numbers; the pack says what they are."""

from dataclasses import dataclass, field
from typing import Final

from rulebound.games.auztralia.board import Board, mask_of
from rulebound.games.auztralia.pack import Pack, pack_of
from rulebound.kernel import GameState, State

NOBODY: Final = -1
UNKNOWN: Final = -1
# Where a tile is when it is not on the map.
PILE, ASIDE, GONE, TAKEN, HOARD = -1, -2, -3, -4, -5
COAL, IRON, GOLD, PHOSPHATE, VP = range(5)  # what can lie on a hex
RESOURCES: Final = ("coal", "iron", "gold", "phosphate", "vp")
SHEEP, CATTLE, CORN = range(3)
FARMS: Final = ("sheep", "cattle", "corn")
BOXES: Final = ("railway", "hills", "mine", "help", "military", "trade", "farming", "attack", "retrieve")
RAIL_BOX, HILLS_BOX, MINE_BOX, RECRUIT_BOX, MILITARY_BOX, TRADE_BOX, FARM_BOX, ATTACK_BOX, RETRIEVE_BOX = range(9)
CUBES: Final = 20
RAILS: Final = 20
FARMS_OF_A_KIND: Final = 7
SANITY: Final = 3
SPARE_DISCS: Final = 2  # of a player's three discs one is on the time track
BASE, REVENGE, MYTHOS, EMPOWERED = MODES = ("base", "revenge", "mythos", "empowered")
# What is fought over: nothing of the player's own, its port, an outpost, or a rebirth token that fights.
ABROAD, PORT, OUTPOST, TOKEN = "", "port", "outpost", "token"
FRENCH, POLISH = EDITIONS = ("french", "polish")  # the printed rules whose readings are played


@dataclass(slots=True)
class Player(State):
    """One player: stores, cubes, units at home, cards."""

    port: int = NOBODY  # its hex, once it is placed
    coal: int = 0
    iron: int = 0
    gold: int = 0
    phosphate: int = 0
    vp: int = 0  # in tokens
    hq: int = CUBES
    boxes: list[int] = field(default_factory=lambda: [0] * len(BOXES))  # cubes in the action boxes
    barracks: list[int] = field(default_factory=lambda: [0] * 5)
    hand: list[str] = field(default_factory=list)  # characters
    spent: list[str] = field(default_factory=list)  # characters that are out of the game but still score
    tiles: list[int] = field(default_factory=list)  # Old Ones destroyed alone
    rails: int = RAILS  # not yet placed
    farms: list[int] = field(default_factory=lambda: [FARMS_OF_A_KIND] * 3)  # not yet placed
    strength: int = 0  # of the port; 0: a port of the base game
    outposts: list[int] = field(default_factory=list)  # their hexes
    tokens: int = 0  # rebirth tokens taken
    hurt: list[int] = field(default_factory=lambda: [0] * 5)  # damage kept between the combats of one movement
    waiting: list[int] = field(default_factory=list)  # Mythos cards that wait for a combat

    def copy(self) -> "Player":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = Player.__new__(Player)
        new.port = self.port
        new.coal = self.coal
        new.iron = self.iron
        new.gold = self.gold
        new.phosphate = self.phosphate
        new.vp = self.vp
        new.hq = self.hq
        new.boxes = self.boxes.copy()
        new.barracks = self.barracks.copy()
        new.hand = self.hand.copy()
        new.spent = self.spent.copy()
        new.tiles = self.tiles.copy()
        new.rails = self.rails
        new.farms = self.farms.copy()
        new.strength = self.strength
        new.outposts = self.outposts.copy()
        new.tokens = self.tokens
        new.hurt = self.hurt.copy()
        new.waiting = self.waiting.copy()
        return new


@dataclass(slots=True)
class Dark(State):
    """What the Old One player has; its tiles, its cards and what it drew are hidden from all others."""

    piles: list[list[int]]  # level - 1 -> tiles that are not placed yet
    hand: list[int] = field(default_factory=list)  # Mythos cards
    drawn: list[int] = field(default_factory=list)  # Mythos cards of which one is kept
    known: list[int] = field(default_factory=list)  # those of its hand that all have seen it take
    open: int = NOBODY  # the Mythos card that is being carried out
    points: int = 0

    def copy(self) -> "Dark":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = Dark.__new__(Dark)
        new.piles = [each.copy() for each in self.piles]
        new.hand = self.hand.copy()
        new.drawn = self.drawn.copy()
        new.known = self.known.copy()
        new.open = self.open
        new.points = self.points
        return new


@dataclass(slots=True)
class Fight(State):
    """A combat under way. A rebirth token that fights has no tile: its damage is `wall_hurt`, of `wall`."""

    seat: int
    hex: int
    force: list[int]  # units by kind
    hurt: list[int]  # damage on the top unit of each kind
    sanity: int
    place: str = ABROAD  # what is fought over
    wall: int = 0  # the damage that destroys the port or outpost, which stands in the fight as well; 0: none does
    wall_hurt: int = 0
    used: list[str] = field(default_factory=list)  # once-per-combat characters that have helped
    card: int = NOBODY  # the Old One card that lies open
    cards: int = 0  # how many have been turned
    defeated: bool = False
    fallen: bool = False  # the port or outpost was destroyed
    flipped: bool = False  # some of the Old Ones came to light just before
    quiet: bool = False  # the Old One player is not asked any more in this combat
    bound: bool = False  # nobody withdraws before the next card
    shield: int = 0  # each Old One takes so much less from the next card
    airships_taken: int = 0  # by Mythos cards

    def copy(self) -> "Fight":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = Fight.__new__(Fight)
        new.seat = self.seat
        new.hex = self.hex
        new.force = self.force.copy()
        new.hurt = self.hurt.copy()
        new.sanity = self.sanity
        new.place = self.place
        new.wall = self.wall
        new.wall_hurt = self.wall_hurt
        new.used = self.used.copy()
        new.card = self.card
        new.cards = self.cards
        new.defeated = self.defeated
        new.fallen = self.fallen
        new.flipped = self.flipped
        new.quiet = self.quiet
        new.bound = self.bound
        new.shield = self.shield
        new.airships_taken = self.airships_taken
        return new


class Kept:
    """What is kept ready beside a state (`s.kept`): tables, map, and what was asked of the tiles and rails.

    It holds for tiles and rails as they lie: who moves one gives the state another, since copies share it.
    """

    __slots__ = ("board", "free_edges", "haunted", "reached", "tables")

    def __init__(self, tables: Pack, board: Board) -> None:
        self.tables = tables
        self.board = board
        self.haunted = UNKNOWN
        self.reached: dict[tuple[int, int, int], int] = {}
        self.free_edges: dict[tuple[int, int, bool], tuple[int, ...]] = {}

    def with_other_tiles(self) -> "Kept":
        """What holds whatever tiles lie on the map: that of the rails names the hexes that are shut."""
        other = Kept(self.tables, self.board)
        other.reached, other.free_edges = self.reached, self.free_edges
        return other

    def with_other_rails(self) -> "Kept":
        """What holds whatever rails lie on the map."""
        other = Kept(self.tables, self.board)
        other.haunted = self.haunted
        return other


@dataclass(slots=True)
class AuztraliaState(GameState):
    """The whole table. Factions, each with a disc: the players by their seats, then the Old Ones."""

    pack: str
    side: str
    mode: str
    difficulty: str  # of the expansion: "", hard, harder, heroic
    coop: bool
    edition: str
    challenge: str  # "", medium, hard, insane
    level: str  # of a solo game: easy, hard, insane
    objective: str
    variants: list[str]
    players: list[Player]
    ore: list[list[int]]  # resource -> hex -> pieces
    rails: list[int]  # edge -> seat
    farm: list[int]  # hex -> 3 x seat + kind, or NOBODY
    blighted: int
    at: list[int]  # tile -> hex, PILE, ASIDE, GONE or TAKEN
    face_up: int  # tiles
    wounds: list[list[int]]  # tile -> seat -> damage
    piles: list[list[int]]  # level - 1 -> tiles face down, the top one last
    deck: list[int]  # Old One cards, the top one last
    discard: list[int]
    revelations: list[int]  # the top one last
    revealed: list[int]  # Revelation cards that have been resolved
    display: list[str]  # five characters, the oldest last
    characters: list[str]  # the deck, the top one last
    looking: list[str]  # characters that the player at turn has drawn and holds unseen by others
    top_known_by: int  # the seat that has seen the top of the deck
    units: list[int]  # in the supply, by kind
    space: list[int]  # faction -> the space of its disc on the time track
    came: list[int]  # faction -> when its disc came there: the last comer lies on top
    arrivals: int
    order: list[int]  # seats, the first player first
    phase: str  # ports, play, over
    seat: int  # whose turn it is; NOBODY: the Old Ones'
    lost_port: int  # the seat whose port fell
    near_port: bool  # after some turn an Old One lay face up near the port (for a solo objective)
    besieged: int  # farms that Old Ones have entered and not blighted yet, for their owner may still attack
    raided: int  # ports and outposts that Old Ones have reached just now
    offered: list[str]  # objectives or variants to choose from before the ports are placed
    removed: list[str]  # characters that are out of the game and score for nobody
    destroyed: list[int]  # tiles destroyed by anybody, alone or together
    fight: Fight | None
    earlier: list[int] = field(default_factory=list)  # the discards before they were last shuffled: all saw them
    doing: int = NOBODY  # the box of the action under way
    aim: int = NOBODY  # the hex that an attack is being prepared against
    going: list[int] = field(default_factory=lambda: [0] * 5)  # the units chosen for it, still in the barracks
    tokens: int = 0  # hexes with a rebirth token
    dangerous: int = 0  # those of them whose token shows its dangerous side
    mythos: list[int] = field(default_factory=list)  # the deck, the top one last
    mythos_cards: int = 0  # how many Mythos cards the game is played with
    sunk: int = 0  # so many at its bottom the Old One player has seen
    played: list[int] = field(default_factory=list)  # Mythos cards that are discarded, the last one last
    dark: Dark | None = None  # the Old One player, if somebody plays the Old Ones

    def copy(self) -> "AuztraliaState":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = AuztraliaState.__new__(AuztraliaState)
        new.rng = self.rng.copy()
        new.pack = self.pack
        new.side = self.side
        new.mode = self.mode
        new.difficulty = self.difficulty
        new.coop = self.coop
        new.edition = self.edition
        new.challenge = self.challenge
        new.level = self.level
        new.objective = self.objective
        new.variants = self.variants.copy()
        new.players = [each.copy() for each in self.players]
        new.ore = [each.copy() for each in self.ore]
        new.rails = self.rails.copy()
        new.farm = self.farm.copy()
        new.blighted = self.blighted
        new.at = self.at.copy()
        new.face_up = self.face_up
        new.wounds = [each.copy() for each in self.wounds]
        new.piles = [each.copy() for each in self.piles]
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.revelations = self.revelations.copy()
        new.revealed = self.revealed.copy()
        new.display = self.display.copy()
        new.characters = self.characters.copy()
        new.looking = self.looking.copy()
        new.top_known_by = self.top_known_by
        new.units = self.units.copy()
        new.space = self.space.copy()
        new.came = self.came.copy()
        new.arrivals = self.arrivals
        new.order = self.order.copy()
        new.phase = self.phase
        new.seat = self.seat
        new.lost_port = self.lost_port
        new.near_port = self.near_port
        new.besieged = self.besieged
        new.raided = self.raided
        new.offered = self.offered.copy()
        new.removed = self.removed.copy()
        new.destroyed = self.destroyed.copy()
        new.fight = None if self.fight is None else self.fight.copy()
        new.earlier = self.earlier.copy()
        new.doing = self.doing
        new.aim = self.aim
        new.going = self.going.copy()
        new.tokens = self.tokens
        new.dangerous = self.dangerous
        new.mythos = self.mythos.copy()
        new.mythos_cards = self.mythos_cards
        new.sunk = self.sunk
        new.played = self.played.copy()
        new.dark = None if self.dark is None else self.dark.copy()
        new.kept = self.kept_by_copies()
        return new

    def kept_by_copies(self) -> Kept | None:
        """What is kept ready holds for a copy too, until one of the two moves a tile or a rail."""
        kept: Kept | None = self.kept
        return kept

    @property
    def tables(self) -> Pack:
        """The tables that this game is played with."""
        return self.ready.tables

    @property
    def board(self) -> Board:
        """The map."""
        return self.ready.board

    @property
    def ready(self) -> Kept:
        """Tables and map, which never change in a game, and what was asked of the tiles and rails."""
        kept: Kept | None = self.kept
        if kept is None:
            tables = pack_of(self.pack)
            self.kept = kept = Kept(tables, tables.boards[self.side])
        return kept

    @property
    def prices(self) -> tuple[int, ...]:
        """What each kind of unit costs with this map."""
        return pack_of(self.pack).prices[self.side]

    @property
    def seat_count(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def old_ones(self) -> int:
        """The faction of the Old Ones: it comes after all players, and has the purple disc."""
        return len(self.players)

    def old_one_player(self) -> Dark:
        """What who plays the Old Ones has, in a game in which somebody does."""
        assert self.dark is not None
        return self.dark

    def is_up(self, tile: int) -> bool:
        """Whether the tile lies face up."""
        return bool(self.face_up >> tile & 1)

    def tiles_at(self, h: int) -> list[int]:
        """The Old One tiles on a hex."""
        at, found, tile = self.at, [], -1
        for _ in range(at.count(h)):
            tile = at.index(h, tile + 1)
            found.append(tile)
        return found

    def shows_face(self, tile: int) -> bool:
        """Whether all see what this tile is; at the end every tile is turned up."""
        return self.is_up(tile) or self.at[tile] < 0 or self.phase == "over"

    def looks(self, tile: int) -> tuple[int, str, int, int, int, str, list[int]]:
        """All that is seen of a tile, to put those of a hex into an order that gives nothing away."""
        its = self.tables.tiles[tile]
        if not self.shows_face(tile):
            return (1, "", its.level, 0, 0, "", [])
        return (0, its.kind, its.level, its.vp, its.capacity, its.mark, self.wounds[tile])

    def stack(self, h: int) -> list[int]:
        """The tiles on a hex as they are shown. Of two that look the same it does not matter which is which."""
        return sorted(self.tiles_at(h), key=self.looks)

    def term(self, what: str, usual: int) -> int:
        """A number of the rules: as a variant in play says, or the usual one (AZ-W1)."""
        for name in self.variants:
            said = self.tables.variants[name]
            if what in said:
                return int(said[what])
        return usual

    def haunted(self) -> int:
        """The hexes with an Old One tile, face up or down."""
        kept = self.ready
        if kept.haunted == UNKNOWN:
            kept.haunted = mask_of(at for at in {*self.at} if at >= 0)
        return kept.haunted

    def put_tile(self, tile: int, place: int) -> None:
        """A tile comes to a hex, or leaves the map. Nobody else writes where tiles are."""
        self.at[tile] = place
        if self.kept is not None:
            self.kept = self.kept.with_other_tiles()

    def put_rail(self, edge: int, seat: int) -> None:
        """A rail is laid, or comes off the map (NOBODY). Nobody else writes where rails are."""
        self.rails[edge] = seat
        if self.kept is not None:
            self.kept = self.kept.with_other_rails()

    def damage_on(self, tile: int) -> int:
        """All damage on a tile."""
        return sum(self.wounds[tile])
