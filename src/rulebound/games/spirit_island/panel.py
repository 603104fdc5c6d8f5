"""A spirit's panel: its growth, its tracks, its cards; and what its special rules say of its presence."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cache
from operator import add, ge
from typing import ClassVar, Final

from rulebound.games.spirit_island.effect import NOBODY, Effect
from rulebound.games.spirit_island.island import OCEAN, TERRAINS, bits
from rulebound.games.spirit_island.pieces import BUILDINGS, DAHAN, INVADERS, TOKENS
from rulebound.games.spirit_island.power import POWERS, Power
from rulebound.games.spirit_island.rule import at_seat
from rulebound.games.spirit_island.state import ANY, ELEMENTS, IslandState, Spirit
from rulebound.kernel import Flow, Option, plain_class

PRESENCE_OF_A_SPIRIT: Final = 13
ENOUGH: Final = 99  # of any element, for every threshold
NO_LIMIT: Final = 99  # to presence on the island
SACRED_AT: Final = 2  # presence that makes a land a sacred site
SLOT: Final = "slot"  # a space for an element of choice
PASSIVE: Final = set[str]()  # symbols of tracks that are no actions
COUNTS_ENERGY, COUNTS_PLAYS = "energy", "plays"  # what the numbers of a track can be


@dataclass(slots=True, frozen=True)
class Track:
    """A presence track. A space has one or more symbols, as in `5 reclaim-1`.

    A symbol is a number, an element, `+1` or `+1-plays`, `slot` for an element of choice, or a bonus such as
    `reclaim-1`.
    """

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


@plain_class
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
    sets: ClassVar[tuple[tuple[int, ...], ...]] = ()  # one group of each set is picked, if there are sets
    tracks: ClassVar[tuple[Track, ...]]
    links: ClassVar[tuple[tuple[str, str], ...]] = ()  # lines between tracks of one space each, which are a web
    crossing: ClassVar[tuple[str, int, str] | None] = None  # a space of one track through which another leads too
    opens: ClassVar[dict[str, tuple[int, ...]]] = {}  # growth groups that a track opens when it is empty
    keeps: ClassVar[str] = ""  # what presence is called that it keeps on its panel, as in `noted("...")`
    innates: ClassVar[tuple[str, ...]]
    uniques: ClassVar[tuple[str, ...]]
    progression: ClassVar[tuple[str, ...]] = ()
    rules: ClassVar[tuple[str, ...]] = ()  # the names of its special rules
    without_events: ClassVar[tuple[str, ...]] = ()  # event cards that are left out when it plays (SI-013)

    needs_tokens: ClassVar[tuple[str, ...]] = ()  # kinds that it adds or uses, by their names (SI-163)

    def place_of(self, track: str) -> int:
        """Which of its tracks has this name, from 0."""
        return next(place for place, its in enumerate(self.tracks) if its.name == track)

    def may_uncover(self, s: IslandState, seat: int, place: int) -> bool:
        """Whether presence may be taken from the next space of a track that has any."""
        return True

    def may_cover(self, s: IslandState, seat: int, place: int) -> bool:
        """Whether presence may be laid on the last open space of a track again (SI-068)."""
        return True

    def is_locked(self, s: IslandState, seat: int, group: int) -> bool:
        """Whether a growth group cannot be chosen now."""
        return False

    def set_up(self, s: IslandState, seat: int) -> Flow[None] | None:
        """Put the first presence on the island."""
        raise NotImplementedError


PANELS: Final[dict[str, Panel]] = {}


def panel(cls: type[Panel]) -> type[Panel]:
    """Register a spirit."""
    PANELS[cls.id] = cls()
    return cls


def panel_of(s: IslandState, seat: int) -> Panel:
    """The panel of the spirit in this seat."""
    return PANELS[s.spirits[seat].id]


def is_sacred(s: IslandState, seat: int, land: int) -> bool:
    """Whether this land is a sacred site of the spirit (SI-046)."""
    if s.spirits[seat].presence[land] >= SACRED_AT:
        return True
    rules = at_seat(s, seat, "sacred")
    return bool(rules) and any(rule.sacred(s, its, land) for rule, its in rules)


def sacred_sites(s: IslandState, seat: int) -> int:
    """The lands that are sacred sites of this spirit."""
    return sum(1 << land for land in bits(s.presence_of(seat)) if is_sacred(s, seat, land))


def may_stand(s: IslandState, seat: int, land: int, growing: bool = False) -> bool:
    """Whether presence may be added or moved there; powers can bring it into an ocean in play, growth not."""
    own = at_seat(s, seat, "may_stand")
    if own:
        return all(rule.may_stand(s, its, land, growing) for rule, its in own)
    if s.island.terrain[land] != OCEAN:
        return True
    return not growing and bool(s.in_play >> land & 1)


def where_may_stand(s: IslandState, seat: int, lands: int, growing: bool = False) -> int:
    """Those of the lands where presence may be added or moved."""
    if at_seat(s, seat, "may_stand"):
        return sum(1 << land for land in bits(lands) if may_stand(s, seat, land, growing))
    shut = s.island.oceans
    return lands & ~(shut if growing else shut & ~s.in_play)


def regrow_price(s: IslandState, seat: int) -> int | None:
    """What it costs to add destroyed presence by growth; None if the spirit cannot."""
    return min((rule.regrow_price(s, its) for rule, its in at_seat(s, seat, "regrow_price")), default=None)


def own_moves(s: IslandState, seat: int) -> list[Option]:
    """What the spirit may do by its own rules while it is its turn to act."""
    found: dict[str, None] = {}
    for rule, its in at_seat(s, seat, "own_moves"):
        found |= dict.fromkeys(rule.own_moves(s, _of_seat(its, seat)))
    return [Option("own", what) for what in found] if found else []


def do_own_move(s: IslandState, seat: int, what: str) -> Flow[None]:
    """Do such a thing."""
    for rule, in_force in at_seat(s, seat, "own_moves"):
        its = _of_seat(in_force, seat)
        if what in rule.own_moves(s, its):
            doing = rule.do_own_move(s, its, what)
            if doing is not None:
                yield from doing
            return


def _of_seat(its: Effect, seat: int) -> Effect:
    """A rule that is in force for all, as this spirit has it."""
    return its if its.seat == seat else replace(its, seat=seat)


def room_for_presence(s: IslandState, seat: int) -> int:
    """How much more presence of the spirit can come to the island."""
    most = NO_LIMIT
    for rule, its in at_seat(s, seat, "most_presence"):
        most = min(most, rule.most_presence(s, its))
    return max(0, most - sum(s.spirits[seat].presence))


def farther(s: IslandState, seat: int, steps: int) -> int:
    """How far anything of the spirit reaches, growth as well as powers, that would reach so far."""
    for rule, its in at_seat(s, seat, "farther"):
        steps = rule.farther(s, its, steps)
    return steps


def anyones_sacred_sites(s: IslandState) -> int:
    """The lands that are sacred sites of any spirit."""
    found = 0
    for seat in s.all_seats:
        found |= sacred_sites(s, seat)
    return found


def able(boxes: Collection[str], unused: Collection[str], earlier: Collection[str] = ()) -> tuple[str, ...]:
    """The spirits of these boxes that need none of the unused tokens and were not in an earlier game."""
    found = [its for its in PANELS.values() if its.box in boxes]
    if unused:
        found = [its for its in found if not {*its.needs_tokens} & {*unused}]
    return tuple(sorted(its.id for its in found if its.id not in earlier))


def new_spirit(name: str, lands: int) -> Spirit:
    """A spirit before the game, on an island of so many lands and oceans."""
    its = PANELS[name]
    uncovered = [track.bare for track in its.tracks]
    return Spirit(name, [0] * lands, list(its.uniques), uncovered, its.rules, its.innates)


# Tracks.


def open_symbols(s: IslandState, seat: int) -> Sequence[str]:
    """The symbols of all uncovered spaces of all tracks; a slot is the element that was chosen for it."""
    spirit = s.spirits[seat]
    if not spirit.slots:
        return _symbols(PANELS[spirit.id], tuple(spirit.open))
    found = []
    for track, uncovered in zip(panel_of(s, seat).tracks, spirit.open, strict=True):
        for number, space in enumerate(track.spaces[:uncovered]):
            chosen = spirit.slots.get(slot_id(track, number), SLOT)
            found += [chosen if symbol == SLOT else symbol for symbol in space.split()]
    return found


def passive(*symbols: str) -> None:
    """Declare symbols of tracks that work by a rule of the spirit, and are no actions."""
    PASSIVE.update(symbols)


@cache
def _symbols(its: Panel, uncovered: tuple[int, ...]) -> tuple[str, ...]:
    tracks = zip(its.tracks, uncovered, strict=True)
    return tuple(symbol for track, number in tracks for space in track.spaces[:number] for symbol in space.split())


@cache
def _elements(symbols: tuple[str, ...]) -> tuple[int, ...]:
    """How often each element is among these symbols."""
    return tuple(symbols.count(element) for element in (*ELEMENTS, "any"))


@cache
def _bonuses(symbols: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(symbol for symbol in symbols if is_bonus(symbol))


def symbol_name(symbol: str) -> str:
    """A symbol of a track as messages name it: `+1-plays` is `plus-1-plays`."""
    return symbol.replace("+", "plus-")


def slot_id(track: Track, number: int) -> str:
    """What a slot for an element is called in the state."""
    return f"{track.name} {number}"


def is_bonus(symbol: str) -> bool:
    """Whether a symbol of a track is an action that can be taken once in a spirit phase (SI-037)."""
    if symbol.isdigit() or symbol.startswith("+"):
        return False
    return symbol not in ELEMENTS and symbol not in ("any", SLOT) and symbol not in PASSIVE


def bonuses_left(s: IslandState, seat: int) -> list[str]:
    """What the tracks still offer in this spirit phase."""
    offered = _bonuses(tuple(open_symbols(s, seat)))
    if not offered:
        return []
    found = list(offered)
    for taken in s.spirits[seat].taken:
        if taken in found:
            found.remove(taken)
    return found


def open_tracks(s: IslandState, seat: int) -> list[int]:
    """The tracks from which presence can be taken."""
    its = panel_of(s, seat)
    tracks = enumerate(zip(its.tracks, s.spirits[seat].open, strict=True))
    return [
        place for place, (track, open_) in tracks if open_ < len(track.spaces) and its.may_uncover(s, seat, place)
    ]


def coverable_tracks(s: IslandState, seat: int) -> list[int]:
    """The tracks to which presence can be returned (SI-068)."""
    its = panel_of(s, seat)
    tracks = enumerate(zip(its.tracks, s.spirits[seat].open, strict=True))
    return [place for place, (track, open_) in tracks if open_ > track.bare and its.may_cover(s, seat, place)]


def gain_energy(s: IslandState, seat: int, number: int) -> int:
    """A spirit gains energy, or what rules leave of it; how much."""
    for rule, its in at_seat(s, seat, "gains_energy"):
        number = rule.gains_energy(s, its, number)
    s.spirits[seat].energy += number
    return number


def income(s: IslandState, seat: int) -> int:
    """Energy gained each turn: the highest uncovered number (SI-034)."""
    return _counted(panel_of(s, seat), tuple(s.spirits[seat].open), COUNTS_ENERGY)


def card_plays(s: IslandState, seat: int) -> int:
    """Cards that can be played each turn (SI-035)."""
    return _counted(panel_of(s, seat), tuple(s.spirits[seat].open), COUNTS_PLAYS)


@cache
def _counted(its: Panel, uncovered: tuple[int, ...], what: str) -> int:
    return counted_by(its.tracks, uncovered, what)


def counted_by(tracks: Sequence[Track], uncovered: Sequence[int], what: str) -> int:
    """The highest number on so many spaces of the tracks that count this, and what others add to it."""
    highest = more = 0
    for track, number in zip(tracks, uncovered, strict=True):
        for space in track.spaces[:number]:
            for symbol in space.split():
                if symbol.isdigit():
                    highest = max(highest, int(symbol)) if track.counts == what else highest
                elif symbol.startswith("+"):
                    plus, _, counts = symbol.partition("-")
                    more += int(plus) if (counts or track.counts) == what else 0
    return highest + more


def elements_of(s: IslandState, seat: int) -> list[int]:
    """The elements a spirit has now: of its tracks, its played cards and what it was given (SI-036, SI-038)."""
    spirit = s.spirits[seat]
    found = map(add, spirit.gained, _elements(tuple(open_symbols(s, seat))))
    for name in spirit.in_use:
        if not (spirit.lent and _gives_nothing(s, seat, name)):
            found = map(add, found, POWERS[name].elements)
    return list(found)


def _gives_nothing(s: IslandState, seat: int, card: str) -> bool:
    """Whether a rule has a card give no elements."""
    return any(rule.without_elements(s, its, card) for rule, its in at_seat(s, seat, "without_elements"))


def elements_for(s: IslandState, seat: int, power: Power, have: list[int]) -> list[int]:
    """What counts for the thresholds of a power: these elements, or as many as it takes where a rule says so."""
    for rule, its in at_seat(s, seat, "meets_all"):
        if rule.meets_all(s, its, power):
            return [*have[:ANY], ENOUGH]
    return have


def land_elements(s: IslandState, seat: int) -> dict[int, list[int]]:
    """By land: the elements that it adds to those of the spirit for a power that targets it; only where any."""
    found: dict[int, list[int]] = {}
    for rule, its in at_seat(s, seat, "land_elements"):
        for land, elements in rule.land_elements(s, its).items():
            found[land] = list(map(add, found.get(land, [0] * (ANY + 1)), elements))
    return found


def meets(have: list[int], need: tuple[int, ...]) -> bool:
    """Whether these elements are enough; "any element" stands for whatever is missing."""
    if all(map(ge, have, need)):
        return True
    if not have[ANY]:
        return False
    missing = sum(wanted - owned for owned, wanted in zip(have, need, strict=True) if wanted > owned)
    return missing <= have[ANY]  # nothing needs "any element" itself


def levels_used(power: Power, have: list[int], highest: int) -> list[int]:
    """The thresholds up to this one that are met together: "any element" stands for one thing in a use (SI-053).

    The highest goes first, then those below it as far as what is left of "any element" allows.
    """
    need: tuple[int, ...] = (0,) * len(have)
    found = []
    for level in range(min(highest, len(power.needs)), 0, -1):
        for each in power.needs_of(level):
            both = tuple(map(max, need, each))
            if meets(have, both):
                need = both
                found.append(level)
                break
    return found[::-1]


# Where a spirit starts.


def highest_land(s: IslandState, seat: int, terrain: int) -> int:
    """The highest-numbered land of a terrain on the spirit's own board."""
    return bits(s.island.of_board(s.board_of_seat(seat)) & s.island.of_terrain(terrain))[-1]


def lands_with(s: IslandState, words: str, seat: int = NOBODY) -> int:
    """The lands a growth symbol allows this spirit: `dahan`, `jungle-wetland`, `wilds-own`; all for ``."""
    if not words:
        return s.in_play
    found = 0
    for word in words.split("-"):
        if word in TERRAINS:
            found |= s.of_terrain(TERRAINS.index(word)) & ~s.island.oceans
        elif word == "dahan":
            found |= s.where(DAHAN)
        elif word == "invaders":
            found |= s.where(*INVADERS)
        elif word == "buildings":
            found |= s.where(*BUILDINGS)
        elif word == "blight":
            found |= s.blighted_lands()
        elif word == "unblighted":
            found |= ~s.blighted_lands()
        elif word in TOKENS:
            found |= s.where_tokens(TOKENS.index(word), seat=seat)
        elif word == "own":
            found |= s.presence_of(seat)
        elif word == "coastal":
            found |= s.island.coastal
        elif word == "inland":
            found |= s.inland
        else:
            raise ValueError(word)
    return found & s.in_play
