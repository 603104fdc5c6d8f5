"""What the view of a seat or a spectator holds."""

from rulebound.kernel import View
from rulebound.kernel.view import Part


class ForecastView(Part, frozen=True, omit_defaults=True):
    """One invader action that is to come in a land if nobody acts. What is not said is nothing."""

    land: str
    does: str  # ravage, build or explore
    damage: int = 0  # what the ravaging invaders do
    defend: int = 0
    dealt: int = 0  # what of it is done
    blight: int = 0  # that comes to the land
    spreads: list[str] = []  # lands to which blight spreads from it
    dahan: int = 0  # that are destroyed
    strikes: int = 0  # damage with which the dahan strike back
    destroyed: dict[str, int] = {}  # invaders, by their kinds
    added: dict[str, int] = {}  # invaders, by their kinds
    sort: str = ""  # what keeps it from happening: the sort of its name
    name: str = ""  # and the name
    chosen: bool = False  # players choose how: this is one way
    maybe: bool = False  # it depends on the next invader card


class PieceView(Part, frozen=True, omit_defaults=True):
    """Pieces of one kind that look the same."""

    kind: str
    number: int
    damage: int = 0
    strife: int = 0


class MarkerView(Part, frozen=True, omit_defaults=True):
    """Scenario markers that look the same; a face that is not said is nothing, or cannot be seen."""

    kind: str
    number: int
    face: str = ""


class CornerView(Part, frozen=True, omit_defaults=True):
    """A scenario marker on a corner of lands."""

    lands: list[str]  # that meet there; an ocean is the 0 of its board
    kind: str
    face: str = ""


class LandView(Part, frozen=True, omit_defaults=True):
    """A land where something is. What is not said is nothing."""

    id: str
    pieces: list[PieceView] = []
    tokens: dict[str, int] = {}
    blight: int = 0
    presence: list[int] = []  # by seats
    sacred: list[int] = []  # the seats that have a sacred site there
    defend: int = 0
    effects: list[str] = []  # what lasts there for the turn
    isolated: bool = False
    markers: list[MarkerView] = []


class SpiritView(Part, frozen=True):
    """A spirit's panel and cards: hands are open among those who play together."""

    id: str
    aspect: str  # empty without one
    rules: list[str]
    innates: list[str]
    energy: int
    income: int
    plays: int  # cards that can still be played this turn
    card_plays: int
    open: list[int]  # uncovered spaces of each track
    destroyed: int
    hand: list[str]
    played: list[str]
    used: list[str]
    discard: list[str]
    lent: list[str]  # power cards that it uses every turn without playing them
    drawn: list[str]  # power cards of which it keeps one
    reserve: list[str]  # power cards beside its panel, which it may gain
    markers: dict[str, int]  # prepared element markers
    spent: dict[str, int]  # those that count as elements for its next power
    kept: int  # presence that it keeps on its panel for something else
    elements: dict[str, int]
    levels: dict[str, list[int]]  # the levels and thresholds that its powers meet now
    stage: str
    groups: list[int]
    groups_left: int  # how many more can be chosen this turn
    growth: list[str]
    done: bool
    notes: dict[str, int]
    effects: list[str]
    face_down: list[str] = []  # cards played for something else, this turn
    slots: dict[str, str] = {}  # elements of choice, by track and number of the space
    locked: list[int] = []  # growth groups that cannot be chosen as things stand


class FoeView(Part, frozen=True):
    """An adversary with its level."""

    name: str
    level: int


class CounterView(Part, frozen=True):
    """What an adversary or a scenario counts, and the number at which the game is lost, if it is (else 0)."""

    name: str
    number: int
    limit: int


class DifficultyView(Part, frozen=True):
    """What makes the game more difficult: an adversary, a scenario or a variant, and by how much."""

    kind: str
    name: str
    number: int


class ScorePartView(Part, frozen=True):
    """A part of the score: victory, difficulty, cards (left after a win, else gone), dahan or blight."""

    name: str
    number: int
    points: int


class SlotView(Part, frozen=True):
    """A slot of the invader board: what it does, its cards, and the lands where they act as things stand."""

    name: str
    does: str  # ravage, build or explore
    cards: list[str]
    lands: list[str]


class LastingView(Part, frozen=True):
    """Something that is in force for all: what sort of name it has, the name, and until when it holds."""

    sort: str  # lasting, fear or power
    name: str
    until: str


class UnderFearView(Part, frozen=True):
    """An invader card that lies face down in the fear deck: under how many fear cards, and its stage."""

    above: int
    stage: int


class IslandView(View, frozen=True, kw_only=True):
    """The table."""

    boards: list[str]
    layout: str
    foes: list[FoeView]  # the leading adversary first
    scenarios: list[str]
    counters: list[CounterView]
    difficulty: int
    challenge: str  # a word for it
    difficulty_parts: list[DifficultyView]  # what it is made of
    turn: int
    phase: str
    step: str
    lands: list[LandView]
    spirits: list[SpiritView]
    slots: list[SlotView]  # in the order in which they act
    invader_deck: list[int]  # the stages of the cards to come, the next one first
    invader_shown: dict[str, int]  # cards of the deck that everybody knows, and how many come before each
    invader_discard: list[str]
    invader_face_down: list[int]  # the stages of those in the discard pile that nobody has seen
    todo: list[str]  # lands that still act in this step
    terror: int
    fear: int
    fear_pool: int
    fear_left: list[int]  # cards to be earned in each terror level
    fear_earned: int
    fear_resolved: list[str]
    fear_shown: list[str]
    under_fear: list[UnderFearView]  # invader cards in the fear deck, the topmost first
    event: str  # the card that is being resolved
    event_part: str  # what of it happens now: main, token or dahan
    events_lasting: list[str]  # cards of which something still lasts or waits
    events_left: int
    event_discard: list[str]
    blight_card: str  # empty until it is turned
    blight_left: int
    blighted: bool
    has_blight_card: bool
    minors_left: int
    majors_left: int
    minors_discard: list[str]
    majors_discard: list[str]
    links: list[list[str]] = []  # lands that are next to each other though they do not touch
    joined: list[list[str]] = []  # lands of which the second is one with the first
    gone: list[str] = []  # lands that are not there
    # Where boards lie that came later: their corner's two coordinates, their turn, and the board they lie at.
    added: list[list[int]] = []
    lasting: list[LastingView] = []
    forecast: list[ForecastView] = []  # what the invaders will do if nobody acts, in its order
    corners: list[CornerView] = []
    score: int
    score_parts: list[ScorePartView]  # what it is made of
    won: str
    lost: str
