"""A spirit's panel: its growth, its tracks, its cards, and its special rules as methods that others ask.

A spirit without a rule of the kind asked about answers like this base.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from rulebound.games.spirit_island.island import OCEAN, TERRAINS, bits
from rulebound.games.spirit_island.pieces import DAHAN, INVADERS
from rulebound.games.spirit_island.power import POWERS, Power
from rulebound.games.spirit_island.state import ANY, ELEMENTS, Spirit, World
from rulebound.kernel import Flow

if TYPE_CHECKING:
    from rulebound.games.spirit_island.action import Action

PRESENCE_OF_A_SPIRIT: Final = 13
COUNTS_ENERGY, COUNTS_PLAYS = "energy", "plays"  # what the numbers of a track can be


@dataclass(slots=True, frozen=True)
class Track:
    """A presence track. A space is a number, an element, or a bonus such as `reclaim-1`."""

    name: str
    spaces: tuple[str, ...]
    counts: str = ""  # what its numbers are: energy or plays
    bare: int = 1  # so many spaces have no presence at first


def energy_track(*spaces: str) -> Track:
    """The track that most panels have for the energy of each turn."""
    return Track("energy", spaces, COUNTS_ENERGY)


def card_track(*spaces: str) -> Track:
    """The track that most panels have for the card plays of each turn."""
    return Track("cards", spaces, COUNTS_PLAYS)


class Panel:
    """What is printed on a panel.

    Growth: groups of symbols such as `reclaim`, `card`, `energy-3`, `presence-2`, `presence-1-dahan`.
    """

    id: ClassVar[str]
    box: ClassVar[str] = "base"
    complexity: ClassVar[str] = "low"
    always: ClassVar[tuple[str, ...]] = ()  # growth of every turn, besides the chosen groups
    groups: ClassVar[tuple[tuple[str, ...], ...]]
    costs: ClassVar[tuple[int, ...]] = ()  # energy for each group; nothing if not given
    pick: ClassVar[int] = 1
    tracks: ClassVar[tuple[Track, ...]]
    innates: ClassVar[tuple[str, ...]]
    uniques: ClassVar[tuple[str, ...]]
    progression: ClassVar[tuple[str, ...]] = ()
    rules: ClassVar[tuple[str, ...]] = ()  # the names of its special rules
    hooks: ClassVar[frozenset[str]] = frozenset()  # of: destroying, dreams, dahan, invaders, after

    def place_of(self, track: str) -> int:
        """Which of its tracks has this name, from 0."""
        return next(place for place, its in enumerate(self.tracks) if its.name == track)

    def set_up(self, s: World, seat: int) -> Flow[None] | None:
        """Put the first presence on the island."""
        raise NotImplementedError

    # Rules that others ask about.

    def is_sacred(self, s: World, seat: int, land: int) -> bool:
        """Whether this land is a sacred site of the spirit (SI-046)."""
        return s.spirits[seat].presence[land] >= 2

    def may_stand(self, s: World, land: int, growing: bool = False) -> bool:
        """Whether presence may be added or moved there; powers can bring it into an ocean in play, growth not."""
        return not growing or s.island.terrain[land] != OCEAN

    def defends(self, s: World, seat: int, land: int) -> int:
        """Defend that its presence gives, as long as it is there."""
        del s, seat, land
        return 0

    def slow_as_fast(self, s: World, seat: int) -> int:
        """How many slow powers it may use as fast ones in a turn by its own rule."""
        del s, seat
        return 0

    def far_targets(self, s: World, seat: int, power: Power) -> int:
        """Lands out of range that it may target for 1 energy."""
        del s, seat, power
        return 0

    def may_regrow(self, s: World, seat: int) -> int | None:
        """What it costs to add destroyed presence by growth; None if it cannot."""
        del s, seat
        return None

    def at_any_time(self, s: World, seat: int) -> list[str]:
        """What it may do by its own rules while it is its turn to act."""
        del s, seat
        return []

    def do_at_any_time(self, s: World, seat: int, what: str) -> None:
        """Do such a thing."""
        raise NotImplementedError

    # Rules that change what happens, or follow it; only those that `hooks` names are asked.

    def instead_of_destroying(self, act: "Action", seat: int, land: int, code: int) -> Flow[bool]:
        """Asked when an invader would be destroyed; True if something else has happened."""
        raise NotImplementedError

    def when_dahan_move(self, act: "Action", seat: int, from_land: int, to_land: int) -> Flow[None]:
        """Told at once of each dahan that moves."""
        raise NotImplementedError

    def before_invaders_act(self, s: World, seat: int, land: int, what: str) -> Flow[bool]:
        """Asked before a ravage, build or explore; True if the action is skipped."""
        raise NotImplementedError

    def after(self, act: "Action", seat: int) -> Flow[None]:
        """Triggered when an action is over."""
        raise NotImplementedError


PANELS: Final[dict[str, Panel]] = {}


def panel(cls: type[Panel]) -> type[Panel]:
    """Register a spirit."""
    PANELS[cls.id] = cls()
    return cls


def panel_of(s: World, seat: int) -> Panel:
    """The panel of the spirit in this seat."""
    return PANELS[s.spirits[seat].id]


def sacred_sites(s: World, seat: int) -> int:
    """The lands that are sacred sites of this spirit."""
    its = panel_of(s, seat)
    return sum(1 << land for land in bits(s.presence_of(seat)) if its.is_sacred(s, seat, land))


def anyones_sacred_sites(s: World) -> int:
    """The lands that are sacred sites of any spirit."""
    found = 0
    for seat in s.seats:
        found |= sacred_sites(s, seat)
    return found


def new_spirit(name: str, lands: int) -> Spirit:
    """A spirit before the game, on an island of so many lands and oceans."""
    its = PANELS[name]
    return Spirit(name, [0] * lands, list(its.uniques), [track.bare for track in its.tracks])


# Tracks.


def open_spaces(s: World, seat: int) -> list[str]:
    """All uncovered spaces of all tracks."""
    tracks = zip(panel_of(s, seat).tracks, s.spirits[seat].open, strict=True)
    return [space for track, uncovered in tracks for space in track.spaces[:uncovered]]


def income(s: World, seat: int) -> int:
    """Energy gained each turn: the highest uncovered number (SI-034)."""
    return counted_by(panel_of(s, seat).tracks, s.spirits[seat].open, COUNTS_ENERGY)


def card_plays(s: World, seat: int) -> int:
    """Cards that can be played each turn (SI-035)."""
    return counted_by(panel_of(s, seat).tracks, s.spirits[seat].open, COUNTS_PLAYS)


def counted_by(tracks: Sequence[Track], uncovered: Sequence[int], what: str) -> int:
    """The highest number on so many spaces of the tracks that count this, and what others add to it."""
    highest = more = 0
    for track, number in zip(tracks, uncovered, strict=True):
        if track.counts == what:
            for space in track.spaces[:number]:
                if space.isdigit():
                    highest = max(highest, int(space))
                elif space.startswith("+"):
                    more += int(space)
    return highest + more


def elements_of(s: World, seat: int) -> list[int]:
    """The elements a spirit has now: of its tracks, its played cards and what it was given (SI-036, SI-038)."""
    spirit = s.spirits[seat]
    found = spirit.gained.copy()
    for space in open_spaces(s, seat):
        if space in ELEMENTS:
            found[ELEMENTS.index(space)] += 1
        elif space == "any":
            found[ANY] += 1
    for name in spirit.played:
        for place, number in enumerate(POWERS[name].elements):
            found[place] += number
    return found


def meets(have: list[int], need: tuple[int, ...]) -> bool:
    """Whether these elements are enough; "any element" stands for whatever is missing."""
    missing = sum(max(0, wanted - owned) for owned, wanted in zip(have[:ANY], need[:ANY], strict=True))
    return missing <= have[ANY]


def levels_used(power: Power, have: list[int], highest: int) -> list[int]:
    """The thresholds up to this one that are met together: "any element" stands for one thing in a use (SI-053).

    The highest goes first, then those below it as far as what is left of "any element" allows.
    """
    need: tuple[int, ...] = (0,) * len(have)
    found = []
    for level in range(min(highest, len(power.needs)), 0, -1):
        both = tuple(map(max, need, power.needs[level - 1]))
        if meets(have, both):
            need = both
            found.append(level)
    return found[::-1]


# Where a spirit starts.


def highest_land(s: World, seat: int, terrain: int) -> int:
    """The highest-numbered land of a terrain on the spirit's own board."""
    return bits(s.island.of_board(s.board_of_seat(seat)) & s.island.of_terrain(terrain))[-1]


def lands_with(s: World, words: str) -> int:
    """The lands a growth symbol allows: `dahan`, `coastal`, `jungle-wetland`, `dahan-invaders`; all for ``."""
    if not words:
        return s.in_play
    found = 0
    for word in words.split("-"):
        if word in TERRAINS:
            found |= s.island.of_terrain(TERRAINS.index(word))
        elif word == "dahan":
            found |= s.where(DAHAN)
        elif word == "invaders":
            found |= s.where(*INVADERS)
        elif word == "coastal":
            found |= s.island.coastal
        else:
            raise ValueError(word)
    return found & s.in_play
