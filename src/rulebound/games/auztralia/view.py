"""What the view of a seat or a spectator holds."""

from rulebound.kernel import View
from rulebound.kernel.view import Part


class TileView(Part, frozen=True, omit_defaults=True):
    """An Old One tile. Of one that lies face down only the level is known; damage is given by seats.

    `secret`: it lies face down, and only who plays the Old Ones sees its face.
    """

    level: int
    kind: str = ""
    vp: int = 0
    capacity: int = 0
    mark: str = ""
    damage: list[int] = []
    secret: bool = False


class HexView(Part, frozen=True, omit_defaults=True):
    """One hex where something is. What is not said is nothing."""

    id: str
    tiles: list[TileView] = []
    goods: dict[str, int] = {}
    farm: str = ""
    seat: int | None = None  # whose farm
    blighted: bool = False
    port: int | None = None  # whose port
    outpost: int | None = None  # whose outpost
    token: str = ""  # a rebirth token: normal or dangerous


class RailView(Part, frozen=True):
    """A rail across the edge between two hexes."""

    one: str
    other: str
    seat: int


class AuztraliaPlayer(Part, frozen=True):
    """A player: nothing of it is hidden."""

    port: str
    coal: int
    iron: int
    gold: int
    phosphate: int
    vp: int
    hq: int
    boxes: dict[str, int]
    units: dict[str, int]
    hand: list[str]
    spent: list[str]
    tiles: list[TileView]
    rails_left: int
    farms_left: dict[str, int]
    score: int
    strength: int = 0  # of the port; 0: a port of the base game
    outposts: list[str] = []  # their hexes
    outposts_left: int = 0
    tokens: int = 0  # rebirth tokens taken
    waiting: list[str] = []  # Mythos cards that wait for a combat


class BoxView(Part, frozen=True):
    """An action box of who looks on: what using it takes now."""

    id: str
    least: int  # time
    most: int
    gold: int
    dear: bool  # there is not enough gold


class UnitView(Part, frozen=True):
    """A kind of unit as it is for who looks on: what its characters add is counted."""

    id: str
    cost: int
    range: int
    capacity: int
    time: int


class DarkActionView(Part, frozen=True):
    """Something that the Old One player can do: the time it takes, and how often it can still be done."""

    id: str
    time: int
    left: int | None  # null: without end


class DarkView(Part, frozen=True):
    """Who plays the Old Ones. Its hand, what it has drawn, its tiles and their worth are seen by nobody else."""

    seat: int
    points: int
    cards: int  # in its hand
    hand: list[str]
    drawn: list[str]
    left: list[int]  # tiles that are not placed yet, by level
    tiles: list[TileView]
    face_down: int  # points for what lies face down on the map
    actions: list[DarkActionView]


class DiscView(Part, frozen=True):
    """A disc on the time track; the Old Ones' belongs to no seat."""

    seat: int | None
    space: int


class RowView(Part, frozen=True):
    """A row of the Old One card that lies open in a fight."""

    kind: str
    hits: list[str]
    damage: int
    airship: int
    sanity: int


class FightView(Part, frozen=True):
    """A combat under way: the force, the damage on the top unit of each kind, and what the open card says."""

    seat: int
    hex: str
    force: dict[str, int]
    hurt: dict[str, int]
    sanity: int
    most_sanity: int  # with which it began
    capacity: dict[str, int]  # the damage that destroys a unit of each kind in the force
    at_port: bool
    used: list[str]
    card: int | None
    cards: int
    rows: list[RowView]
    defeated: bool
    place: str = ""  # what is fought over: port, outpost, or a token that fights
    wall: int = 0  # the damage that destroys it; 0: it does not fight itself
    wall_hurt: int = 0
    bound: bool = False  # nobody withdraws before the next card
    shield: int = 0


class OldOneCardView(Part, frozen=True):
    """The Old One card that was turned last: its direction from 1, north, and who it moves."""

    number: int
    direction: int
    clockwise: bool
    moves: list[str]


class ScoreView(Part, frozen=True):
    """A player's final score by what it is for."""

    farms: int
    phosphate: int
    tokens: int
    destroyed: int
    characters: int
    objective: int
    reborn: int = 0  # rebirth tokens


class OldOnesScoreView(Part, frozen=True):
    """The Old Ones' final score by what it is for; tiles that were still face down count double."""

    seen: int
    hidden: int
    blighted: int
    points: int = 0


class FinalView(Part, frozen=True):
    """How the scores came about, when the game is over."""

    players: list[ScoreView]
    old_ones: OldOnesScoreView


class AuztraliaView(View, frozen=True, kw_only=True):
    """The table."""

    pack: str  # standard, or the hash of the content pack
    map: str
    mode: str
    difficulty: str
    coop: bool
    challenge: str
    level: str
    objective: str
    variants: list[str]
    phase: str
    seat: int | None
    doing: str  # the box of the action under way
    aim: str  # the hex that an attack is being prepared against
    going: dict[str, int]  # the units chosen for it
    order: list[int]
    end: int
    now: int  # where the disc stands that acts
    discs: list[DiscView]  # as they will act; of a stack the top one first
    hexes: list[HexView]
    rails: list[RailView]
    players: list[AuztraliaPlayer]
    old_ones: int  # their score, as far as it lies open; at the end all of it
    hidden_tiles: list[int]  # face down on the map, by level
    piles: list[int]
    display: list[str]
    exposed: list[str]  # those of the display whom a Revelation may kill
    looking: list[str]
    characters_left: int
    cards_left: int
    discard: list[int]  # Old One cards by their numbers, the last one last
    earlier: list[int]  # those that were turned before the deck was last shuffled
    revelations_left: int
    revealed: list[str]  # the Revelation cards that have been turned, the last one last
    revelation: str  # the kind of the last one
    supply: dict[str, int]
    units: list[UnitView]
    outpost_cost: int  # gold; 0: there are no outposts in this game
    boxes: list[BoxView]  # empty for who has none
    card: OldOneCardView | None
    fight: FightView | None
    lost_port: int | None
    final: FinalView | None
    provenance: dict[str, str]  # where each table is from, as its own file says
    token_kind: str  # whose row of an Old One card counts for a rebirth token that fights
    dark: DarkView | None  # who plays the Old Ones, if somebody does
    mythos_left: int  # cards in the Mythos deck
    played: list[str]  # Mythos cards that are discarded, the last one last, which may be under way
