"""The whole table: the island with its pieces, the spirits, the decks, and what lasts for a turn."""

from dataclasses import dataclass, field
from itertools import compress
from typing import Final

from rulebound.games.spirit_island.effect import NOBODY, NOWHERE, Effect
from rulebound.games.spirit_island.island import WETLAND, Island, bits
from rulebound.games.spirit_island.pieces import HEALTH, INVADERS, KIND, KIND_OF, KINDS, kind_of, strife_of
from rulebound.games.spirit_island.rule import Kept, at, holds, keep
from rulebound.kernel import GameState
from rulebound.kernel.state import State

FIRST: Final = 0  # the seat that chooses for all players where no board is concerned
ELEMENTS: Final = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")
ANY: Final = len(ELEMENTS)  # the place of "any element" in a count of elements
GROWING, PLAYING, READY = range(3)  # how far a spirit is in the spirit phase
RAVAGE, BUILD, EXPLORE = ACTIONS = ("ravage", "build", "explore")  # what invader cards do, in this order
LAST_STAGE: Final = 3
UNUSED_TOKEN: Final = "unused-token"  # the rule of a kind of tokens that is not in use
EXTRA_BOARD: Final = "extra-board"  # the rule of a game with a board that is nobody's at first


@dataclass(slots=True)
class Spirit(State):
    """A spirit: its panel and its cards."""

    id: str
    presence: list[int]  # by land
    hand: list[str]
    open: list[int]  # how many spaces of each track are uncovered
    rules: tuple[str, ...] = ()  # its special rules
    innates: tuple[str, ...] = ()  # its innate powers
    aspect: str = ""  # none if empty
    energy: int = 0
    destroyed: int = 0  # presence beside the island
    gone: int = 0  # presence that has left the game
    kept: int = 0  # presence that it keeps on its panel for something else
    slots: dict[str, str] = field(default_factory=dict)  # elements of choice that lie on its tracks
    played: list[str] = field(default_factory=list)
    face_down: list[str] = field(default_factory=list)  # played for something else: not used, without elements
    discard: list[str] = field(default_factory=list)
    lent: list[str] = field(default_factory=list)  # power cards that it uses every turn without playing them
    used: list[str] = field(default_factory=list)  # the powers of this turn, each as often as it was used
    gained: list[int] = field(default_factory=lambda: [0] * (ANY + 1))  # elements that nothing printed grants
    stage: int = READY
    groups: int = 0  # the growth groups of this turn
    growth: list[str] = field(default_factory=list)  # what of a chosen group is still to be done
    taken: list[str] = field(default_factory=list)  # bonuses of its tracks, in this spirit phase
    doing: str = ""  # growth or a bonus that it is in the middle of, where all that follows is in the state
    reach: int = 0  # the lands into which that may add presence
    plays: int = 0  # cards that can still be played
    drawn: list[str] = field(default_factory=list)  # power cards on the table, of which it keeps one
    markers: dict[str, int] = field(default_factory=dict)  # prepared element markers
    spent: dict[str, int] = field(default_factory=dict)  # those that count as elements for its next power
    reserve: list[str] = field(default_factory=list)  # power cards beside its panel, which it may gain
    progress: int = 0  # how many cards of its power progression it has taken
    done: bool = False  # with the phase
    notes: dict[str, int] = field(default_factory=dict)  # what its own rules count

    def copy(self) -> "Spirit":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = Spirit.__new__(Spirit)
        new.id = self.id
        new.presence = self.presence.copy()
        new.hand = self.hand.copy()
        new.open = self.open.copy()
        new.rules = self.rules
        new.innates = self.innates
        new.aspect = self.aspect
        new.energy = self.energy
        new.destroyed = self.destroyed
        new.gone = self.gone
        new.kept = self.kept
        new.slots = self.slots.copy()
        new.played = self.played.copy()
        new.face_down = self.face_down.copy()
        new.discard = self.discard.copy()
        new.lent = self.lent.copy()
        new.used = self.used.copy()
        new.gained = self.gained.copy()
        new.stage = self.stage
        new.groups = self.groups
        new.growth = self.growth.copy()
        new.taken = self.taken.copy()
        new.doing = self.doing
        new.reach = self.reach
        new.plays = self.plays
        new.drawn = self.drawn.copy()
        new.markers = self.markers.copy()
        new.spent = self.spent.copy()
        new.reserve = self.reserve.copy()
        new.progress = self.progress
        new.done = self.done
        new.notes = self.notes.copy()
        return new

    @property
    def in_use(self) -> tuple[str, ...]:
        """The power cards that it can use now: those that it has played and those lent to it."""
        return (*self.played, *self.lent) if self.lent else tuple(self.played)


@dataclass(slots=True)
class Absent(State):
    """A land that is not there for a while, and what lies in it: of no account but for winning and losing."""

    land: int
    pieces: dict[int, int]
    tokens: list[int]  # by kind
    blight: int
    presence: list[int]  # by seat

    def copy(self) -> "Absent":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = Absent.__new__(Absent)
        new.land = self.land
        new.pieces = self.pieces.copy()
        new.tokens = self.tokens.copy()
        new.blight = self.blight
        new.presence = self.presence.copy()
        return new


@dataclass(slots=True)
class ScenarioMarker(State):
    """A marker of a scenario: in a land, or nowhere while it is not on the island."""

    kind: str
    land: int = NOWHERE
    face: str = ""  # what stands on it
    hidden: bool = False  # whether it lies face down
    corner: str = ""  # the corner of lands on which it lies, by its name, if it does not lie in a land

    def copy(self) -> "ScenarioMarker":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = ScenarioMarker.__new__(ScenarioMarker)
        new.kind = self.kind
        new.land = self.land
        new.face = self.face
        new.hidden = self.hidden
        new.corner = self.corner
        return new


@dataclass(slots=True)
class Slot(State):
    """A place of the invader board, and what its cards have the invaders do there."""

    name: str
    does: str  # one of the actions
    cards: list[str] = field(default_factory=list)

    def copy(self) -> "Slot":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = Slot.__new__(Slot)
        new.name = self.name
        new.does = self.does
        new.cards = self.cards.copy()
        return new

    @property
    def printed(self) -> bool:
        """Whether it is one of the invader board, so that its step is a normal one (SI-114)."""
        return self.name in ACTIONS


def printed_slots() -> list[Slot]:
    """The slots of the invader board."""
    return [Slot(action, action) for action in ACTIONS]


@dataclass(slots=True)
class IslandState(GameState):
    """The table. Decks lie with their top at the end."""

    boxes: tuple[str, ...]  # that are in play
    boards: tuple[str, ...]
    layout: str
    owners: list[int]  # by board: the seat that chooses for it
    spirits: list[Spirit]
    pieces: list[dict[int, int]]  # by land: how many of each piece
    tokens: list[list[int]]  # by kind and land
    blight: list[int]
    defend: list[int]
    minors: list[str]
    majors: list[str]
    invader_deck: list[str]
    fear_deck: list[str]
    fear_levels: list[int]  # how many fear cards each terror level had at first
    fear_pool: int
    blight_card: str  # none in the simple game
    blight_deck: list[str]
    blight_left: int
    progression: bool
    events: bool
    minors_discard: list[str] = field(default_factory=list)
    majors_discard: list[str] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)  # power cards on the table from which each spirit takes one
    slots: list[Slot] = field(default_factory=printed_slots)  # in the order in which they act
    invader_discard: list[str] = field(default_factory=list)
    invader_gone: list[str] = field(default_factory=list)  # cards that have left the game, unseen
    invader_shown: list[str] = field(default_factory=list)  # cards whose place in the deck everybody knows
    face_down: list[str] = field(default_factory=list)  # those of the invader discard that nobody has seen
    todo: list[int] = field(default_factory=list)  # lands that still act in this step
    acting: list[str] = field(default_factory=list)  # cards of the slot that are still to come
    card: str = ""  # the card of the slot whose lands act now
    unresolved: list[str] = field(default_factory=list)  # cards that came into a slot without being explored with
    unrevealed: int = 0  # invader cards that are still to be revealed in this step
    begun: bool = False  # the step under way
    in_order: bool = False  # the lands of this card act as they lie
    fear: int = 0  # generated since the last card was earned
    earned: list[str] = field(default_factory=list)
    fear_discard: list[str] = field(default_factory=list)
    fear_shown: list[str] = field(default_factory=list)  # cards of the deck or earned ones that lie face up
    under_fear: dict[int, str] = field(default_factory=dict)  # invader cards: on so many cards of the fear deck
    event_deck: list[str] = field(default_factory=list)
    event: str = ""  # the card that is being resolved
    event_part: int = 0  # which of its parts comes next
    event_discard: list[str] = field(default_factory=list)
    event_shown: list[str] = field(default_factory=list)  # cards of the deck whose place everybody knows
    flipped: bool = False  # the blight card
    blighted: bool = False  # the island
    rules: list[Effect] = field(default_factory=list)  # in force for the whole game, besides those of the spirits
    effects: list[Effect] = field(default_factory=list)  # what lasts for the turn
    changes: tuple[str, ...] = ()  # of the island since it was laid out
    absent: list[Absent] = field(default_factory=list)
    isolated: int = 0
    skipped: dict[str, str] = field(default_factory=dict)  # this turn: `ravage A5` -> what kept it from happening
    scenario_markers: list[ScenarioMarker] = field(default_factory=list)
    invader_cards: int = 0  # how many the game began with
    invader_cards_besides: int = 0  # those that were laid elsewhere than into the invader deck
    blight_spent: list[str] = field(
        default_factory=list
    )  # blight cards that left the island healthy and are empty
    blight_shown: list[str] = field(default_factory=list)  # those in the deck or not turned that everybody knows
    set_aside: list[str] = field(default_factory=list)  # power cards of an earlier game, which any spirit may use
    persistent: bool = True  # whether cards that persist are in the decks
    turn: int = 0
    phase: str = "setup"
    step: str = ""
    won: str = ""
    lost: str = ""

    def copy(self) -> "IslandState":  # written by `make copies`
        """A copy that shares nothing that can change."""
        new = IslandState.__new__(IslandState)
        new.rng = self.rng.copy()
        new.boxes = self.boxes
        new.boards = self.boards
        new.layout = self.layout
        new.owners = self.owners.copy()
        new.spirits = [each.copy() for each in self.spirits]
        new.pieces = [each.copy() for each in self.pieces]
        new.tokens = [each.copy() for each in self.tokens]
        new.blight = self.blight.copy()
        new.defend = self.defend.copy()
        new.minors = self.minors.copy()
        new.majors = self.majors.copy()
        new.invader_deck = self.invader_deck.copy()
        new.fear_deck = self.fear_deck.copy()
        new.fear_levels = self.fear_levels.copy()
        new.fear_pool = self.fear_pool
        new.blight_card = self.blight_card
        new.blight_deck = self.blight_deck.copy()
        new.blight_left = self.blight_left
        new.progression = self.progression
        new.events = self.events
        new.minors_discard = self.minors_discard.copy()
        new.majors_discard = self.majors_discard.copy()
        new.offered = self.offered.copy()
        new.slots = [each.copy() for each in self.slots]
        new.invader_discard = self.invader_discard.copy()
        new.invader_gone = self.invader_gone.copy()
        new.invader_shown = self.invader_shown.copy()
        new.face_down = self.face_down.copy()
        new.todo = self.todo.copy()
        new.acting = self.acting.copy()
        new.card = self.card
        new.unresolved = self.unresolved.copy()
        new.unrevealed = self.unrevealed
        new.begun = self.begun
        new.in_order = self.in_order
        new.fear = self.fear
        new.earned = self.earned.copy()
        new.fear_discard = self.fear_discard.copy()
        new.fear_shown = self.fear_shown.copy()
        new.under_fear = self.under_fear.copy()
        new.event_deck = self.event_deck.copy()
        new.event = self.event
        new.event_part = self.event_part
        new.event_discard = self.event_discard.copy()
        new.event_shown = self.event_shown.copy()
        new.flipped = self.flipped
        new.blighted = self.blighted
        new.rules = [each.copy() for each in self.rules]
        new.effects = [each.copy() for each in self.effects]
        new.changes = self.changes
        new.absent = [each.copy() for each in self.absent]
        new.isolated = self.isolated
        new.skipped = self.skipped.copy()
        new.scenario_markers = [each.copy() for each in self.scenario_markers]
        new.invader_cards = self.invader_cards
        new.invader_cards_besides = self.invader_cards_besides
        new.blight_spent = self.blight_spent.copy()
        new.blight_shown = self.blight_shown.copy()
        new.set_aside = self.set_aside.copy()
        new.persistent = self.persistent
        new.turn = self.turn
        new.phase = self.phase
        new.step = self.step
        new.won = self.won
        new.lost = self.lost
        return new

    @property
    def island(self) -> Island:
        """Where everything lies."""
        kept: Kept = self.kept or keep(self)
        return kept.island

    def lay_out(self, changes: tuple[str, ...]) -> None:
        """The island is another one from now on: with these changes."""
        self.changes = changes
        self.kept = None

    @property
    def all_seats(self) -> range:
        """All seats."""
        return range(len(self.spirits))

    @property
    def seat_count(self) -> int:
        """How many spirits play."""
        return len(self.spirits)

    @property
    def home_boards(self) -> range:
        """The places of the players' own boards, where alone adversaries add pieces at set-up (SI-160)."""
        return range(len(self.spirits))

    @property
    def extra_board(self) -> bool:
        """Whether the game began with a board that is no player's own (SI-159)."""
        return any(each.kind == EXTRA_BOARD for each in self.rules)

    @property
    def share(self) -> int:
        """How many shares a pool has: one for each player, or for each board with an extra one (SI-159)."""
        return len(self.spirits) + self.extra_board

    def owner_of(self, board: int) -> int:
        """The seat that chooses for a board (SI-026)."""
        return self.owners[board]

    def owner_at(self, land: int) -> int:
        """The seat that chooses for a land, or where no land is concerned."""
        return FIRST if land == NOWHERE else self.owners[self.island.board_of(land)]

    def board_of_seat(self, seat: int) -> int:
        """The board where this seat's spirit begins: the first of its own."""
        return self.owners.index(seat)

    @property
    def terror(self) -> int:
        """The terror level, from 1 (SI-081)."""
        terror = self.terror_by_fear
        for rule, its in at(self, "terror_level"):
            terror = rule.terror_level(self, its, terror)
        return terror

    @property
    def terror_by_fear(self) -> int:
        """The terror level, from 1, to which the next card of the fear deck belongs."""
        (_, second, third), left = self.fear_levels, len(self.fear_deck)
        return 1 + (left <= second + third) + (left <= third)

    @property
    def invader_stage(self) -> int:
        """The stage of the next invader card (SI-131)."""
        stages = [int(card[0]) for card in self.invader_deck] or [LAST_STAGE]
        stage = stages[-1]
        for rule, its in at(self, "invader_stage"):
            stage = rule.invader_stage(self, its, stage)
        return stage

    # The invader board.

    def slot(self, name: str) -> Slot:
        """A slot by its name."""
        for slot in self.slots:
            if slot.name == name:
                return slot
        raise KeyError(name)

    def done_by(self, slot: Slot) -> str:
        """What a slot has the invaders do now: what is printed there, or something else for once."""
        does = slot.does
        for rule, its in at(self, "step_becomes"):
            does = rule.step_becomes(self, its, does)
        return does

    def cards_that(self, does: str) -> list[str]:
        """The cards of all slots that have the invaders do this, in the order in which they act."""
        return [card for slot in self.slots if slot.does == does for card in slot.cards]

    @property
    def cards_in_slots(self) -> list[str]:
        """All invader cards that lie face up on the invader board."""
        return [card for slot in self.slots for card in slot.cards]

    def markers_in(self, land: int) -> list[ScenarioMarker]:
        """The scenario markers in a land, but for those that are pieces."""
        if not self.scenario_markers:
            return []
        return [each for each in self.scenario_markers if each.land == land and each.kind not in KIND_OF]

    def lay_marker(self, kind: str, land: int) -> bool:
        """A marker of this kind that is not on the island comes to a land; False if there is none."""
        marker = next((each for each in self.scenario_markers if (each.kind, each.land) == (kind, NOWHERE)), None)
        if marker is None:
            return False
        marker.land = land
        self.emit("marker-added", kind, self.island.names[land])
        return True

    def take_marker(self, marker: ScenarioMarker) -> None:
        """A marker leaves the island, and may come back."""
        self.emit("marker-gone", marker.kind, self.island.names[marker.land])
        marker.land = NOWHERE

    # What is in play.

    @property
    def in_play(self) -> int:
        """All lands, and the oceans that count as lands (SI-066)."""
        its_island = self.island
        found = its_island.lands
        for rule, its in at(self, "in_play"):
            found |= rule.in_play(self, its) & its_island.oceans
        return found

    def of_terrain(self, *terrains: int) -> int:
        """The lands of these terrains for what spirits do, and the oceans if they are wetlands."""
        found = self.island.of_terrain(*terrains)
        if WETLAND in terrains:
            found |= self.island.oceans
        for rule, its in at(self, "terrain"):
            found |= rule.terrain(self, its, terrains)
        return found

    @property
    def inland(self) -> int:
        """The lands that do not lie at an ocean."""
        return self.island.lands & ~self.island.coastal

    def near(self, land: int) -> int:
        """The lands next to this one."""
        return self.of_these_in_play(self.island.near[land])

    def of_these_in_play(self, lands: int) -> int:
        """Those of them that are in play: all but some oceans."""
        return lands & self.in_play if lands & self.island.oceans else lands

    def near_for_blight(self, land: int) -> int:
        """Where blight goes from here, and whence it comes: some oceans count as lands for that."""
        seas = self.blight_seas
        return self.near(land) | self.island.near[land] & seas if seas else self.near(land)

    @property
    def blight_seas(self) -> int:
        """The oceans that count as lands where blight is removed or moved."""
        found = 0
        for rule, its in at(self, "holds_blight"):
            found |= rule.holds_blight(self, its)
        return found & self.island.oceans

    def near_for_invaders(self, land: int) -> int:
        """Where invader pieces go from here if they must: isolated lands are near only if wanted (SI-127)."""
        return self.without_isolated(land, self.near(land))

    def without_isolated(self, land: int, lands: int) -> int:
        """Those of the lands that isolation does not part from this one."""
        return 0 if self.isolated >> land & 1 else lands & ~self.isolated

    # Pieces.

    def count(self, land: int, *kinds: int) -> int:
        """How many pieces of these kinds stand there."""
        found = 0
        for code, number in self.pieces[land].items():
            if code & KIND in kinds:
                found += number
        return found

    def invaders(self, land: int) -> int:
        """How many invaders stand there."""
        return self.count(land, *INVADERS)

    def codes(self, land: int, kinds: tuple[int, ...]) -> list[int]:
        """The different pieces of these kinds, in a fixed order."""
        return sorted(code for code in self.pieces[land] if code & KIND in kinds)

    def put(self, land: int, code: int, number: int = 1) -> None:
        """Lay pieces down."""
        there = self.pieces[land]
        there[code] = there.get(code, 0) + number

    def from_supply(self, kind: int, number: int) -> int:
        """How many there are of so many new pieces of a kind: all of them, unless a rule limits these (SI-116)."""
        for rule, its in at(self, "from_supply"):
            number = rule.from_supply(self, its, kind, number)
        return number

    def take(self, land: int, code: int, number: int = 1) -> None:
        """Take pieces away."""
        there = self.pieces[land]
        left = there[code] - number
        if left:
            there[code] = left
        else:
            del there[code]

    def health_of(self, land: int, code: int) -> int:
        """How much damage destroys a piece of this kind there (SI-075)."""
        kind = kind_of(code)
        health = HEALTH[kind]
        if self.durable(land, kind):
            health *= 2
        if self.effects:
            for_strife = self.total("strife-health", land)
            if for_strife:
                for_strife *= max(0, strife_of(code) - self.strife_ignored)
            health += self.total(f"{KINDS[kind]}-health", land) + for_strife
        for rule, its in at(self, "health"):
            if holds(its, land):
                health = rule.health(self, its, land, kind, health)
        return max(1, health)

    @property
    def strife_ignored(self) -> int:
        """How much strife on each invader does nothing now."""
        ignored = 0
        for rule, its in at(self, "strife_ignored"):
            ignored += rule.strife_ignored(self, its)
        return ignored

    def durable(self, land: int, kind: int) -> bool:
        """Whether pieces of this kind are durable there (SI-078)."""
        rules = at(self, "durable")
        return bool(rules) and any(holds(its, land) and rule.durable(self, its, land, kind) for rule, its in rules)

    def where(self, *kinds: int) -> int:
        """The lands where any piece of these kinds stands."""
        found = 0
        for land, there in enumerate(self.pieces):
            for code in there:
                if code & KIND in kinds:
                    found |= 1 << land
                    break
        return found

    def token_count(self, kind: int, land: int, seat: int = NOBODY, wanted: bool = True) -> int:
        """How many tokens of a kind lie there, with what counts as one for this spirit or for all (SI-058).

        Presence does so only where it is wanted.
        """
        return self.tokens_of((kind,), land, seat, wanted)

    def tokens_of(self, kinds: tuple[int, ...], land: int, seat: int = NOBODY, wanted: bool = True) -> int:
        """The same for several kinds together: what is of two of them is still one (SI-058)."""
        for rule, its in at(self, "kinds_as"):
            more = [each for kind in kinds for each in rule.kinds_as(self, its, kind)]
            kinds = tuple(dict.fromkeys((*kinds, *more)))
        found = 0
        for kind in kinds:
            found += self.tokens[kind][land]
        others = at(self, "counts_as")
        if not others:
            return found
        presence: dict[int, int] = {}  # that of a spirit counts once, whatever lets it (SI-179)
        for rule, its in others:
            number = max(rule.counts_as(self, its, seat, kind, land) for kind in kinds)
            if not rule.of_presence:
                found += number
            elif wanted:
                presence[its.seat] = max(presence.get(its.seat, 0), number)
        return found + sum(presence.values())

    def where_tokens(self, *kinds: int, seat: int = NOBODY) -> int:
        """The lands where a token of any of these kinds lies, or something that counts as one."""
        lands = range(self.island.size)
        return sum(1 << land for land in lands if any(self.token_count(kind, land, seat) for kind in kinds))

    def blighted_lands(self) -> int:
        """The lands with blight."""
        return self.of_these_in_play(self._with_blight())

    def lands_to_heal(self) -> int:
        """The lands with blight that can be removed or moved, with oceans that count as lands for that."""
        return self.blighted_lands() | self._with_blight() & self.blight_seas

    def _with_blight(self) -> int:
        return sum(compress(self.island.masks, self.blight))

    # Presence.

    def presence_of(self, seat: int) -> int:
        """The lands with presence of this spirit."""
        return self.of_these_in_play(sum(compress(self.island.masks, self.spirits[seat].presence)))

    def has_presence(self, seat: int) -> bool:
        """Whether this spirit has presence anywhere in play."""
        if any(compress(self.spirits[seat].presence, self.island.ashore)):
            return True
        return bool(self.presence_of(seat)) or any(each.presence[seat] for each in self.absent)

    def anyones_presence(self) -> int:
        """The lands with presence of any spirit."""
        found = 0
        for seat in self.all_seats:
            found |= self.presence_of(seat)
        return found

    # Lands that are not there for a while.

    def lay_aside(self, land: int) -> None:
        """A land is not there, with all that lies in it."""
        presence = [spirit.presence[land] for spirit in self.spirits]
        tokens = [kind[land] for kind in self.tokens]
        self.absent.append(Absent(land, self.pieces[land], tokens, self.blight[land], presence))
        self.pieces[land], self.blight[land] = {}, 0
        for kind in self.tokens:
            kind[land] = 0
        for spirit in self.spirits:
            spirit.presence[land] = 0
        self.lay_out((*self.changes, f"gone {land}"))

    def put_back(self, land: int) -> None:
        """A land is there again, with all that lay in it."""
        back = next(each for each in self.absent if each.land == land)
        self.absent.remove(back)
        self.lay_out(tuple(change for change in self.changes if change != f"gone {land}"))
        self.pieces[land], self.blight[land] = back.pieces, back.blight
        for kind, number in zip(self.tokens, back.tokens, strict=True):
            kind[land] = number
        for spirit, number in zip(self.spirits, back.presence, strict=True):
            spirit.presence[land] = number

    def on_island(self, *kinds: int) -> int:
        """How many pieces of these kinds are left, in lands that are there or not."""
        away = (sum(n for code, n in each.pieces.items() if code & KIND in kinds) for each in self.absent)
        return sum(self.count(land, *kinds) for land in range(len(self.pieces))) + sum(away)

    def stands_anywhere(self, *kinds: int) -> bool:
        """Whether any piece of these kinds is left, in a land that is there or not."""
        for there in (*self.pieces, *(each.pieces for each in self.absent)) if self.absent else self.pieces:
            for code in there:
                if code & KIND in kinds:
                    return True
        return False

    @property
    def unused_tokens(self) -> set[str]:
        """The kinds of tokens, by their names, that are not in use (SI-163)."""
        return {each.source for each in self.rules if each.kind == UNUSED_TOKEN}

    # What lasts.

    def enforce(self, effect: Effect) -> None:
        """A rule is in force from now on, for the rest of the game."""
        self.rules.append(effect)
        self.kept = None

    def lift(self, kind: str) -> None:
        """A rule of the game is no longer in force."""
        self.rules = [each for each in self.rules if each.kind != kind]
        self.kept = None

    def end(self, effect: Effect) -> None:
        """One rule of the game is over, though others of its kind may be in force."""
        self.rules.remove(effect)
        self.kept = None

    def total(self, kind: str, land: int = NOWHERE, seat: int = NOBODY) -> int:
        """The amounts of all effects of a kind on this land or this spirit, taken together."""
        if not self.effects:
            return 0
        return sum(
            each.amount
            for each in self.effects
            if each.kind == kind and each.seat == seat and each.land in (land, NOWHERE)
        )

    def has(self, kind: str, land: int = NOWHERE, seat: int = NOBODY) -> bool:
        """Whether such an effect is there."""
        return bool(self.effects) and any(
            each.kind == kind and each.seat == seat and each.land in (land, NOWHERE) for each in self.effects
        )

    def lasting(self, kind: str) -> list[Effect]:
        """All effects of a kind."""
        return [each for each in self.effects if each.kind == kind]

    def names(self, mask: int) -> list[str]:
        """The names of lands."""
        names = self.island.names
        return [names[land] for land in bits(mask)]
