"""The ground of an action: who acts and where, what is asked, what holds, fear and defence.

An action keeps what it has done, so that what follows from it ("after X, do Y") can be found when it is over. It
lives in the flow, never in the state: everything it changes lies in the world.
"""

from abc import ABC, abstractmethod
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Self

from rulebound.games.spirit_island import fear
from rulebound.games.spirit_island.effect import NOBODY, NOWHERE, Effect
from rulebound.games.spirit_island.island import OCEAN
from rulebound.games.spirit_island.panel import elements_for, elements_of, land_elements, levels_used
from rulebound.games.spirit_island.pieces import DAHAN, kind_of
from rulebound.games.spirit_island.power import Power
from rulebound.games.spirit_island.state import ACTIONS, IslandState
from rulebound.kernel import DONE, Decide, Flow, Option, Value, known_option

DECLINE = Option("decline")
EVERY = 99  # as many as there are


class End(NamedTuple):
    """What is to become of a piece: `destroyed`, `removed`, or `replaced` by new ones."""

    how: str
    land: int
    code: int
    new: tuple[int, ...] = ()


def still(number: int, done: int) -> dict[str, Any]:
    """What a question tells that is asked several times: how many more are wanted."""
    return {"more": number - done} if 1 < number < EVERY else {}


class Acting(ABC):
    """What happens together. `kind` is spirit, invader, fear, blight, event, adversary (SI-145) or scenario."""

    # A dictionary of more than thirty attributes would be made and grown for every action.
    __slots__ = (
        "added",
        "asked",
        "blighted",
        "blighting",
        "came",
        "cause",
        "changed",
        "chooser",
        "dealt",
        "destroyed",
        "dreamt",
        "far",
        "fewer",
        "healed",
        "kind",
        "land",
        "limit",
        "more",
        "moved",
        "noted",
        "placed",
        "power",
        "presence_lost",
        "put_off",
        "repeated",
        "repeats",
        "rough",
        "s",
        "saved",
        "seat",
        "source",
        "strengthened",
        "strife",
        "target",
        "thorough",
        "tokens_moved",
        "undecided",
        "way",
        "withheld",
    )

    def __init__(
        self,
        s: IslandState,
        kind: str,
        seat: int = NOBODY,
        *,
        land: int = NOWHERE,
        power: Power | None = None,
        target: int = NOBODY,
        source: str = "",
        level: int = EVERY,
        cause: "Acting | None" = None,
        repeated: bool = False,
    ) -> None:
        self.s = s
        self.kind = kind
        self.seat = seat  # the spirit that acts
        self.chooser = seat
        self.land = land  # its target land
        self.power = power
        self.target = target  # the spirit it targets
        self.source = source or (power.id if power is not None else "")
        self.limit = level  # thresholds are used up to this one (SI-053)
        self.cause = cause  # of a triggered action: the one it follows
        self.far = False  # it has ignored range
        self.repeated = repeated  # it is the repetition of a power by itself
        self.way = ""  # the one that was chosen of its ways
        self.undecided = True  # nothing but a way was chosen yet for what it does
        self.repeats: list[int] = []  # how often it is repeated, and on which lands (-1: on any target)
        self.destroyed: list[tuple[int, int]] = []  # land and kind of each piece
        self.moved: list[tuple[int, int, int]] = []  # kind, from, to
        # By land and piece: how many are not to be hurt again by it (SI-077).
        self.saved: dict[tuple[int, int], int] = defaultdict(int)
        self.fewer: dict[int, int] = {}  # by land: how many dahan it still saves from being destroyed
        self.dreamt: list[tuple[int, int, int]] = []  # land, the piece before, and with dreamt damage
        self.strengthened = False  # what adds to the damage of a power has been added
        self.dealt = 0  # damage that the invaders did to the land of a ravage
        self.blighting = False  # it is adding blight right now
        self.presence_lost: list[tuple[int, int]] = []  # seat and land
        self.placed: list[tuple[int, int]] = []  # presence that was added or moved: seat and land
        self.added: list[tuple[int, int]] = []  # pieces: land and kind
        self.came: list[tuple[int, int]] = []  # what was added or has moved: its land now, and the piece
        self.tokens_moved: list[tuple[int, int, int]] = []  # kind, from, to
        self.withheld: list[tuple[str, int]] = []  # tokens that were not added: kind and land
        self.noted: dict[str, int] = {}  # what rules keep beside it while it goes on
        self.strife: list[int] = []  # lands where it was added
        self.blighted: list[int] = []  # lands to which blight was added
        self.healed: list[int] = []  # lands from which blight was removed
        self.changed: set[int] = set()  # lands where other pieces are than before; damage is no change (SI-187)
        self.more: list[int] = []  # elements for this action alone
        self.asked: dict[tuple[str, int], bool] = {}  # by rule and land: whether was paid what it asked for
        self.put_off: list[End] = []  # what is only seen at its end
        self.thorough = False  # every "up to" is done in full, every "or" is an "and"
        self.rough: set[tuple[int, bool]] = set()  # where badlands have added their damage, and whether to dahan

    def follows(self, source: str) -> bool:
        """Whether this action, or one that it comes from, was triggered by this rule (SI-146)."""
        return self.cause is not None and (self.source == source or self.cause.follows(source))

    @property
    def doer(self) -> "Acting":
        """The action whose power does this: itself if it is of a power, or else the one that it follows."""
        return self if self.power is not None or self.cause is None else self.cause.doer

    @property
    def by_power(self) -> bool:
        """Whether a power, or what it triggered, does this."""
        return self.doer.power is not None

    def marked(self, land: int, before: int, after: int) -> None:
        """A piece there has got damage or strife; if it came with this action, it still did."""
        if (land, before) in self.came:
            self.came[self.came.index((land, before))] = (land, after)

    # Where rules step in, and presence: `Action` answers, which rules are handed.

    @property
    @abstractmethod
    def dreaming(self) -> bool:
        """Whether what this action does to invaders and dahan is only dreamt."""

    @abstractmethod
    def harmed(self, land: int, kinds: tuple[int, ...]) -> Flow[tuple[int, ...]]:
        """Those of the kinds of pieces that this action damages or destroys there."""

    @abstractmethod
    def something_else_happens(self, land: int, code: int) -> Flow[bool]:
        """Whether a rule has something else happen instead of the destruction of an invader."""

    @abstractmethod
    def is_not_removed(self, land: int, code: int) -> Flow[bool]:
        """Whether a rule has a piece stay, or something else happen, instead of its removal."""

    @property
    @abstractmethod
    def more_damage(self) -> int:
        """What rules add once to the damage of the power."""

    @abstractmethod
    def tell_of_dahan(self, from_land: int, to_land: int) -> Flow[None]:
        """Let rules follow a dahan that has moved."""

    @abstractmethod
    def tell_of_leaving(self, land: int) -> Flow[None]:
        """Let rules follow a dahan that has left a land."""

    @abstractmethod
    def tell_of_token(self, kind: int, from_land: int, to_land: int) -> Flow[None]:
        """Let rules follow a token that has moved."""

    @abstractmethod
    def token_lands(self, kind: int, land: int) -> int:
        """The lands from which a token comes or to which it goes when this action gathers or pushes it."""

    @abstractmethod
    def instead_of_token(self, kind: str, land: int, number: int = 1) -> bool:
        """Whether a rule has something else happen instead of adding so many tokens of a kind there."""

    @abstractmethod
    def stand_ins(self, kind: int, land: int) -> list[int]:
        """The spirits whose presence there may be taken for one token of a kind."""

    @abstractmethod
    def remove_together(self, seat: int, kind: int, land: int) -> None:
        """Presence that stands for a token there is removed as one."""

    @abstractmethod
    def move_together(self, seat: int, kind: int, from_land: int, to_land: int) -> Flow[None]:
        """Presence that stands for a token goes from one land to another as one."""

    @abstractmethod
    def taken_for(self) -> dict[int, int]:
        """By kind: the kinds of pieces that it affects as if they were of another kind, and as which."""

    @abstractmethod
    def waits(self, end: End) -> bool:
        """Whether it is only seen at the end of the action if this becomes of a piece."""

    @abstractmethod
    def open_to(self, kind: int, lands: int) -> int:
        """Those of the lands to which this action can push or gather pieces of a kind."""

    @abstractmethod
    def may_go(self, seat: int, land: int) -> bool:
        """Whether presence of this spirit may go there."""

    @abstractmethod
    def move_presence(self, seat: int, from_land: int, to_land: int) -> None:
        """Presence of this spirit goes from one land to another."""

    # Asking.

    def speaker(self, land: int) -> int:
        """Who chooses: the acting spirit, or for all players the spirit whose board it is (SI-026)."""
        return self.chooser if self.chooser != NOBODY else self.s.owner_at(land)

    def ask(self, prompt: str, options: Sequence[Option], land: int = NOWHERE, **about: Any) -> Flow[Option]:
        """One of these options."""
        pick: Option = yield Decide(self.speaker(land), prompt, options, **about)
        self.undecided = False
        return pick

    def out_of(self, land: int) -> dict[str, Any]:
        """What a question tells of the land from which all things go that it names."""
        return {"from-land": self.s.island.names[land]}

    def into(self, land: int) -> dict[str, Any]:
        """What a question tells of the land to which all things go that it names."""
        return {"to-land": self.s.island.names[land]}

    def between(self, land: int, other: int) -> dict[str, Any]:
        """What a question tells of two lands between which all things go to and fro that it names."""
        names = self.s.island.names
        return {"ends": f"{names[land]} {names[other]}"}

    def ways(self, *labels: str, both: bool = False) -> Flow[tuple[str, ...]]:
        """What a card says with "or": one of these, or if it may be `both` all of them, in their order."""
        if self.thorough or len(labels) < 2:
            return labels
        chosen = yield from self.choose(*labels, *(("both",) if both else ()))
        return labels if chosen == "both" else (chosen,)

    def choose(self, *labels: str) -> Flow[str]:
        """One of several ways."""
        undecided = self.undecided
        pick = yield from self.ask("way", [Option("choose", label) for label in labels], self.land)
        self.undecided, self.way = undecided, pick.args[0]
        return self.way

    def under_way(self) -> dict[str, Value]:
        """What a question tells of the power that asks it, until something is chosen for what the power does."""
        if self.power is None or not self.undecided:
            return {}
        about: dict[str, Value] = {"power": self.power.id, "level": self.limit}
        if self.land != NOWHERE:
            about["land"] = self.s.island.names[self.land]
        if self.way:
            about["way"] = self.way
        return about

    def may(self, label: str) -> Flow[bool]:
        """Whether to do something that need not be done."""
        if self.thorough:
            return True
        pick = yield from self.ask("may", [Option("choose", label), DECLINE], self.land)
        return pick is not DECLINE

    def choose_land(self, prompt: str, lands: int, optional: bool = False, **about: Any) -> Flow[int]:
        """One of these lands; NOWHERE if there is none, or none is wanted."""
        if not lands:
            return NOWHERE
        options = [known_option("land", name) for name in self.s.names(lands)]
        pick = yield from self.ask(prompt, [*options, DONE] if optional else options, self.land, **about)
        return NOWHERE if pick is DONE else self.s.island.number_of[pick.args[0]]

    def choose_lands(self, prompt: str, lands: int, number: int, up_to: bool = True) -> Flow[list[int]]:
        """So many different ones of these lands, or up to so many."""
        found: list[int] = []
        while len(found) < number:
            more = still(number, len(found))
            land = yield from self.choose_land(prompt, lands, up_to and not self.thorough, **more)
            if land == NOWHERE:
                break
            found.append(land)
            lands &= ~(1 << land)
        return found

    def choose_spirit(self, prompt: str, seats: Iterable[int]) -> Flow[int]:
        """One of these spirits."""
        pick = yield from self.ask(prompt, [Option("spirit", seat) for seat in seats])
        chosen: int = pick.args[0]
        return chosen

    # What holds.

    def threshold(self, number: int = 1) -> bool:
        """Whether a threshold, or a level of an innate power, is met and used (SI-052, SI-053)."""
        if self.power is None:
            return False
        have = self.elements
        if not self.power.at_spirits:
            there = land_elements(self.s, self.seat).get(self.land)
            have = [own + more for own, more in zip(have, there, strict=True)] if there else have
        have = elements_for(self.s, self.seat, self.power, have)
        return number in levels_used(self.power, have, self.limit)

    @property
    def elements(self) -> list[int]:
        """The elements that the acting spirit has for this action."""
        have = elements_of(self.s, self.seat)
        return [own + more for own, more in zip(have, self.more, strict=True)] if self.more else have

    def tokens(self, *kinds: int, land: int = NOWHERE, wanted: bool = True) -> int:
        """How many tokens of these kinds are in the land, with what counts as such in an action of the spirit.

        What a spirit does by an event or a fear card is no action of its own (SI-145).
        """
        where = self.land if land == NOWHERE else land
        seat = self.seat if self.kind == "spirit" else NOBODY
        return self.s.tokens_of(kinds, where, seat, wanted)

    def is_terrain(self, *terrains: int, land: int = NOWHERE) -> bool:
        """Whether the land is of one of these terrains; for spirits an ocean in play is a wetland too."""
        where = self.land if land == NOWHERE else land
        lands = self.s.of_terrain(*terrains) if self.kind == "spirit" else self.s.island.of_terrain(*terrains)
        return bool(lands >> where & 1)

    @property
    def coastal(self) -> bool:
        """Whether the target land lies at the ocean."""
        return bool((self.s.island.coastal | self.s.island.oceans) >> self.land & 1)

    def open_codes(self, land: int, kinds: tuple[int, ...]) -> list[int]:
        """The different pieces there that this action can hurt."""
        codes = self.codes(land, kinds)
        if not self.saved:
            return codes
        return [code for code in codes if self.s.pieces[land][code] > self.saved[land, code]]

    def loose_codes(self, land: int, kinds: tuple[int, ...]) -> list[int]:
        """The different pieces there that can be moved, removed and replaced."""
        codes = self.codes(land, kinds)
        return [code for code in codes if not self.is_fixed(land, code)] if self.s.effects else codes

    def codes(self, land: int, kinds: tuple[int, ...]) -> list[int]:
        """The different pieces of these kinds there, and of those that this action affects as such."""
        codes = self.s.codes(land, self.all_of(kinds))
        if not self.put_off:
            return codes
        waiting = Counter((end.land, end.code) for end in self.put_off)
        return [code for code in codes if self.s.pieces[land][code] > waiting[land, code]]

    def all_of(self, kinds: tuple[int, ...]) -> tuple[int, ...]:
        """These kinds, and those that this action affects as one of them."""
        others = self.taken_for()
        if not others:
            return kinds
        more = [each for each, as_kind in others.items() if as_kind in kinds and each not in kinds]
        return (*kinds, *more)

    def as_kind(self, code: int) -> int:
        """Of which kind a piece is for this action."""
        return self.taken_for().get(kind_of(code), kind_of(code))

    def is_fixed(self, land: int, code: int) -> bool:
        """Whether a piece there can be neither moved nor removed nor replaced."""
        return kind_of(code) == DAHAN and self.s.has("dahan-fixed", land)

    def part(self, seat: int, land: int, source: str) -> Self:
        """What a rule of a spirit does at once, within this action: that spirit chooses (SI-147)."""
        part = self.__class__(self.s, "spirit", seat, land=land, source=source)
        part.rough, part.saved, part.fewer = self.rough, self.saved, self.fewer
        part.destroyed, part.presence_lost = self.destroyed, self.presence_lost
        part.withheld, part.put_off = self.withheld, self.put_off
        part.noted, part.asked = self.noted, self.asked
        return part

    def is_open_sea(self, land: int) -> bool:
        """Whether this is an ocean out of play, where nothing but blight can be."""
        return self.s.island.terrain[land] == OCEAN and not self.s.in_play >> land & 1

    def is_gone(self, land: int, code: int) -> bool:
        """Whether a piece is not there any more: another spirit may have come first (SI-027)."""
        return code not in self.s.pieces[land]

    def count(self, *kinds: int, land: int = NOWHERE) -> int:
        """How many such pieces are in the land."""
        return self.s.count(self.land if land == NOWHERE else land, *kinds)

    @property
    def own_presence(self) -> int:
        """How much presence of the acting spirit is in the target land."""
        return self.s.spirits[self.seat].presence[self.land]

    @property
    def another(self) -> bool:
        """Whether the power targets another spirit."""
        return self.target != self.seat

    def repeat(self, lands: int = -1) -> None:
        """ "Repeat this power", as a new action when this one is over (SI-057); a repetition repeats nothing."""
        if not self.repeated:
            self.repeats.append(lands)

    # Fear and defence.

    def fear(self, number: int, land: int = NOWHERE) -> None:
        """Generate fear (SI-080)."""
        where = self.land if land == NOWHERE else land
        dread = self.s.total("dread", where) if self.by_power and where != NOWHERE else 0
        if number and dread:
            self.defend(number * dread, where)
        fear.generate(self.s, number)

    def defend(self, number: int, land: int = NOWHERE) -> None:
        """Less damage from invaders there for the turn (SI-102)."""
        where = self.land if land == NOWHERE else land
        self.s.defend[where] += number
        self.s.emit("defended", self.s.island.names[where], number)

    def skip(self, *what: str, land: int = NOWHERE) -> None:
        """Invader actions that do not happen there this turn; all of them if none is named (SI-201)."""
        where = self.land if land == NOWHERE else land
        for each in what or ACTIONS:
            self.last(f"skip-{each}", land=where)

    def isolate(self, land: int = NOWHERE) -> None:
        """Invaders neither come nor go there this turn, unless the players want it (SI-126 to SI-129)."""
        where = self.land if land == NOWHERE else land
        if self.is_open_sea(where):
            return
        self.s.isolated |= 1 << where
        self.s.emit("isolated", self.s.island.names[where])

    def last(self, kind: str, *, land: int = NOWHERE, seat: int = NOBODY, amount: int = 0) -> None:
        """Something that lasts for the turn."""
        self.s.effects.append(Effect(kind, land, seat, amount, self.source))
