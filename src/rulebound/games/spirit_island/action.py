"""An action and its verbs: what a power, a growth symbol, a fear card or a ravage does to the island.

An action keeps what it has done, so that what follows from it ("after X, do Y") can be found when it is over. It
lives in the flow, never in the state: everything it changes lies in the world.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rulebound.games.spirit_island import fear
from rulebound.games.spirit_island.island import OCEAN, bits
from rulebound.games.spirit_island.panel import elements_of, meets, panel_of, sacred_sites
from rulebound.games.spirit_island.pieces import (
    BADLANDS,
    DAHAN,
    FEAR,
    INVADERS,
    KINDS,
    TOKENS,
    damage_of,
    kind_of,
    picked,
    piece,
    piece_option,
    strife_of,
    unhurt,
)
from rulebound.games.spirit_island.power import Power
from rulebound.games.spirit_island.state import ELEMENTS, NOBODY, NOWHERE, Effect, World
from rulebound.kernel import DONE, Decide, Flow, Option

TRACKS = ("energy", "cards")
DECLINE = Option("decline")
EVERY = 99  # as many as there are


class Action:
    """What happens together. `kind` is spirit, invader, fear, blight, event or adversary (SI-145)."""

    def __init__(
        self,
        s: World,
        kind: str,
        seat: int = NOBODY,
        *,
        land: int = NOWHERE,
        power: Power | None = None,
        target: int = NOBODY,
        source: str = "",
        level: int = EVERY,
        cause: "Action | None" = None,
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
        self.repeated = repeated  # it is the repetition of a power by itself
        self.repeats: list[int] = []  # how often it is repeated, and on which lands (-1: on any target)
        self.destroyed: list[tuple[int, int]] = []  # land and kind of each piece
        self.moved: list[tuple[int, int, int]] = []  # kind, from, to
        self.saved: Counter[tuple[int, int]] = Counter()  # land and piece: not to be hurt again by it (SI-077)
        self.dreamt: list[tuple[int, int, int]] = []  # land, the piece before, and with dreamt damage
        self.presence_lost: list[tuple[int, int]] = []  # seat and land
        self.rough: set[tuple[int, bool]] = set()  # where badlands have added their damage, and whether to dahan

    @property
    def roots(self) -> "Action":
        """The base action that this one comes from."""
        return self if self.cause is None else self.cause.roots

    def follows(self, source: str) -> bool:
        """Whether this action, or one that it comes from, was triggered by this rule (SI-146)."""
        return self.cause is not None and (self.source == source or self.cause.follows(source))

    @property
    def doer(self) -> "Action":
        """The action whose power does this: itself if it is of a power, or else the one that it follows."""
        return self if self.power is not None or self.cause is None else self.cause.doer

    @property
    def by_power(self) -> bool:
        """Whether a power, or what it triggered, does this."""
        return self.doer.power is not None

    # Asking.

    def speaker(self, land: int) -> int:
        """Who chooses: the acting spirit, or for all players the spirit whose board it is (SI-026)."""
        if self.chooser != NOBODY:
            return self.chooser
        return self.s.island.board_of(land) if land != NOWHERE else 0

    def ask(self, prompt: str, options: Sequence[Option], land: int = NOWHERE, **about: Any) -> Flow[Option]:
        """One of these options."""
        pick: Option = yield Decide(self.speaker(land), prompt, options, **about)
        self.s.using = ""
        return pick

    def choose(self, *labels: str) -> Flow[str]:
        """One of several ways."""
        using = self.s.using
        pick = yield from self.ask("way", [Option("choose", label) for label in labels], self.land)
        chosen: str = pick.args[0]
        self.s.using, self.s.way = using, chosen
        return chosen

    def may(self, label: str) -> Flow[bool]:
        """Whether to do something that need not be done."""
        pick = yield from self.ask("may", [Option("choose", label), DECLINE], self.land)
        return pick is not DECLINE

    def choose_land(self, prompt: str, lands: int, optional: bool = False) -> Flow[int]:
        """One of these lands; NOWHERE if there is none, or none is wanted."""
        if not lands:
            return NOWHERE
        options = [Option("land", name) for name in self.s.names(lands)]
        pick = yield from self.ask(prompt, [*options, DONE] if optional else options, self.land)
        return NOWHERE if pick is DONE else self.s.island.number_of[pick.args[0]]

    def choose_spirit(self, prompt: str, seats: Iterable[int]) -> Flow[int]:
        """One of these spirits."""
        pick = yield from self.ask(prompt, [Option("spirit", seat) for seat in seats])
        chosen: int = pick.args[0]
        return chosen

    # What holds.

    def threshold(self, number: int = 1) -> bool:
        """Whether a threshold, or a level of an innate power, is met and used (SI-052, SI-053)."""
        if number > self.limit or self.power is None:
            return False
        return meets(elements_of(self.s, self.seat), self.power.needs[number - 1])

    def is_terrain(self, *terrains: int, land: int = NOWHERE) -> bool:
        """Whether the land is of one of these terrains; an ocean in play is a wetland too."""
        own = self.s.island.terrain[self.land if land == NOWHERE else land]
        return own in terrains or (own == OCEAN and 3 in terrains)

    @property
    def coastal(self) -> bool:
        """Whether the target land lies at the ocean."""
        return bool((self.s.island.coastal | self.s.island.oceans) >> self.land & 1)

    def open_codes(self, land: int, kinds: tuple[int, ...]) -> list[int]:
        """The different pieces there that this action can hurt."""
        codes = self.s.codes(land, kinds)
        if not self.saved:
            return codes
        return [code for code in codes if self.s.pieces[land][code] > self.saved[land, code]]

    def save(self, land: int, code: int) -> int:
        """A piece is saved from destruction: its damage is gone, and this action cannot hurt it again (SI-077)."""
        whole = unhurt(code)
        self._forget_dream(land, code)
        self.s.take(land, code)
        self.s.put(land, whole)
        self.saved[land, whole] += 1
        return whole

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
        for each in what or ("ravage", "build", "explore"):
            self.last(f"skip-{each}", land=where)

    def last(self, kind: str, *, land: int = NOWHERE, seat: int = NOBODY, amount: int = 0) -> None:
        """Something that lasts for the turn."""
        self.s.effects.append(Effect(kind, land, seat, amount, self.source))

    # Damage.

    def damage(
        self, amount: int, kinds: tuple[int, ...] = INVADERS, land: int = NOWHERE, one: bool = False
    ) -> Flow[None]:
        """Damage that the chooser splits freely, or that goes to one piece (SI-073)."""
        where = self.land if land == NOWHERE else land
        if amount <= 0 or not self.s.count(where, *kinds):
            return
        amount += self._badlands(where, kinds)
        while amount > 0:
            codes = self.open_codes(where, kinds)
            if not codes:
                return
            pick = yield from self.ask("damage", self._hits(where, codes, amount, one), where, number=amount)
            code, _ = picked(pick)
            left = self.s.health(where, code) - damage_of(code)
            dealt = min(amount, left) if pick.verb.startswith("hit") else 1
            yield from self.wound(where, code, amount if one else dealt)
            if one:
                return
            amount -= dealt

    def _hits(self, land: int, codes: Sequence[int], amount: int, one: bool) -> list[Option]:
        """To hit is to give a piece all it takes, as far as the damage goes; to graze is to give it one."""
        name = self.s.island.names[land]
        options = [piece_option("hit", code, name) for code in codes]
        if amount > 1 and not one:
            grazed = [code for code in codes if self.s.health(land, code) - damage_of(code) > 1]
            options += [piece_option("graze", code, name) for code in grazed]
        return options

    def damage_each(self, amount: int, kinds: tuple[int, ...] = INVADERS, land: int = NOWHERE) -> Flow[None]:
        """So much damage to every piece; badlands add theirs once, to be split (SI-124, E4)."""
        where = self.land if land == NOWHERE else land
        there = [
            (code, self.s.pieces[where][code] - self.saved[where, code]) for code in self.open_codes(where, kinds)
        ]
        if not there or amount <= 0:
            return
        more = self._badlands(where, kinds)
        for code, number in there:
            for _ in range(number):
                yield from self.wound(where, code, amount)
        if more:
            yield from self.damage(more, kinds, where)

    def damage_apart(self, number: int) -> Flow[None]:
        """1 damage to each of so many different invaders of the target land."""
        if not number or not self.count(*INVADERS):
            return
        hurt: Counter[int] = Counter()  # those that have taken theirs and still stand
        for _ in range(number + self._badlands(self.land, INVADERS)):
            there = self.s.pieces[self.land]
            codes = self.open_codes(self.land, INVADERS)
            codes = [code for code in codes if there[code] > self.saved[self.land, code] + hurt[code]]
            if not codes:
                return
            pick = yield from self.ask("damage-apart", self._hits(self.land, codes, 1, True), self.land)
            code, _ = picked(pick)
            hurt[piece(kind_of(code), damage_of(code) + 1, strife_of(code))] += 1
            yield from self.wound(self.land, code, 1)

    def _badlands(self, land: int, kinds: tuple[int, ...]) -> int:
        """One more for each badlands token, once in an action for invaders and once for dahan (SI-123, SI-124)."""
        more, side = self.s.tokens[BADLANDS][land], (land, DAHAN in kinds)
        if not more or side in self.rough:
            return 0
        self.rough.add(side)
        return more

    def wound(self, land: int, code: int, amount: int) -> Flow[None]:
        """Damage to one piece."""
        kind = kind_of(code)
        if kind == DAHAN and self._spared(land):
            return
        hurt = damage_of(code) + amount
        if hurt >= self.s.health(land, code):
            yield from self.destroy_piece(land, code)
            return
        after = piece(kind, hurt, strife_of(code))
        self.s.take(land, code)
        self.s.put(land, after)
        if self.dreaming:
            self.dreamt.append((land, code, after))
            return
        self.s.emit("hurt", KINDS[kind], self.s.island.names[land], amount)

    @property
    def dreaming(self) -> bool:
        """Whether what this action does to invaders and dahan is only dreamt."""
        return self.by_power and "dreams" in panel_of(self.s, self.doer.seat).hooks

    def _spared(self, land: int) -> bool:
        """Whether dahan there can be neither hurt nor destroyed by this action."""
        return self.dreaming or self.s.has("dahan-safe", land)

    def _forget_dream(self, land: int, code: int) -> None:
        """This piece keeps no dreamt damage that would have to be taken off."""
        for entry in reversed(self.dreamt.copy()):
            if (entry[0], entry[2]) == (land, code):
                self.dreamt.remove(entry)
                code = entry[1]

    def wake(self) -> None:
        """Take off all damage that was only dreamt."""
        for land, before, after in reversed(self.dreamt):
            if self.s.pieces[land].get(after):
                self.s.take(land, after)
                self.s.put(land, before)
        self.dreamt.clear()

    # Destroying and removing.

    def destroy(
        self, number: int, kinds: tuple[int, ...], *, up_to: bool = False, land: int = NOWHERE
    ) -> Flow[int]:
        """Destroy pieces of choice; how many were (SI-063)."""
        where = self.land if land == NOWHERE else land
        before = len(self.destroyed)
        for _ in range(number):
            codes = self.open_codes(where, kinds)
            if not codes:
                break
            options = [piece_option("destroy", code, self.s.island.names[where]) for code in codes]
            pick = yield from self.ask("destroy", [*options, DONE] if up_to else options, where)
            if pick is DONE:
                break
            yield from self.destroy_piece(where, picked(pick)[0])
        return len(self.destroyed) - before

    def destroy_all(self, kinds: tuple[int, ...], land: int = NOWHERE) -> Flow[int]:
        """Destroy every piece of these kinds."""
        where = self.land if land == NOWHERE else land
        before = len(self.destroyed)
        for code in self.s.codes(where, kinds):
            for _ in range(self.s.pieces[where].get(code, 0) - self.saved[where, code]):
                yield from self.destroy_piece(where, code)
        return len(self.destroyed) - before

    def destroy_piece(self, land: int, code: int) -> Flow[bool]:
        """Destroy this piece, unless a rule has something else happen."""
        kind = kind_of(code)
        if kind == DAHAN and self._spared(land):
            return False
        if kind != DAHAN:
            for seat in self.s.seats:
                its = panel_of(self.s, seat)
                if "destroying" in its.hooks and (yield from its.instead_of_destroying(self, seat, land, code)):
                    return False
        self.s.take(land, code)
        self.destroyed.append((land, kind))
        self.s.emit("destroyed", KINDS[kind], self.s.island.names[land])
        fear.generate(self.s, FEAR[kind])
        return True

    def remove(
        self, number: int, kinds: tuple[int, ...], *, up_to: bool = False, land: int = NOWHERE
    ) -> Flow[int]:
        """Take pieces off the island; nobody is afraid of that (SI-063)."""
        where = self.land if land == NOWHERE else land
        removed = 0
        while removed < number:
            codes = self.s.codes(where, kinds)
            if not codes:
                break
            options = [piece_option("remove", code, self.s.island.names[where]) for code in codes]
            pick = yield from self.ask("remove", [*options, DONE] if up_to else options, where)
            if pick is DONE:
                break
            self.remove_piece(where, picked(pick)[0])
            removed += 1
        return removed

    def remove_piece(self, land: int, code: int) -> None:
        """Take this piece off the island."""
        self._forget_dream(land, code)
        self.s.take(land, code)
        self.s.emit("removed", KINDS[kind_of(code)], self.s.island.names[land])

    def remove_anywhere(self, kinds: tuple[int, ...], lands: int, optional: bool = False) -> Flow[int]:
        """Remove one piece of these kinds from one of these lands; where, or NOWHERE."""
        found = [(land, code) for land in bits(lands) for code in self.s.codes(land, kinds)]
        if not found:
            return NOWHERE
        options = [piece_option("remove", code, self.s.island.names[land]) for land, code in found]
        pick = yield from self.ask("remove", [*options, DONE] if optional else options)
        if pick is DONE:
            return NOWHERE
        code, name = picked(pick)
        land = self.s.island.number_of[name]
        self.remove_piece(land, code)
        return land

    # Adding and changing.

    def add(self, kind: int, number: int = 1, land: int = NOWHERE) -> None:
        """Put new pieces down."""
        where = self.land if land == NOWHERE else land
        self.s.put(where, piece(kind), number)
        self.s.emit("added", KINDS[kind], self.s.island.names[where], number)

    def add_token(self, kind: int, number: int = 1, land: int = NOWHERE) -> None:
        """Put tokens down."""
        where = self.land if land == NOWHERE else land
        self.s.tokens[kind][where] += number
        self.s.emit("token", TOKENS[kind], self.s.island.names[where], number)

    def remove_token(self, kind: int, number: int = 1, land: int = NOWHERE) -> int:
        """Take tokens away, as far as there are any."""
        where = self.land if land == NOWHERE else land
        taken = min(number, self.s.tokens[kind][where])
        self.s.tokens[kind][where] -= taken
        return taken

    def add_strife(self, kinds: tuple[int, ...] = INVADERS, land: int = NOWHERE) -> Flow[bool]:
        """Lay strife on an invader of choice."""
        where = self.land if land == NOWHERE else land
        codes = self.s.codes(where, kinds)
        if not codes:
            return False
        options = [piece_option("strife", code, self.s.island.names[where]) for code in codes]
        pick = yield from self.ask("strife", options, where)
        code, _ = picked(pick)
        self.s.take(where, code)
        self.s.put(where, piece(kind_of(code), damage_of(code), strife_of(code) + 1))
        return True

    def replace(
        self,
        ways: Sequence[tuple[int, tuple[int, ...]]],
        *,
        land: int = NOWHERE,
        optional: bool = False,
    ) -> Flow[bool]:
        """Swap one piece: each way is a kind and what comes in its place. Damage and strife stay (SI-064)."""
        where = self.land if land == NOWHERE else land
        name = self.s.island.names[where]
        options = [
            piece_option("replace", code, name) for kind, _ in ways for code in self.s.codes(where, (kind,))
        ]
        if not options:
            return False
        pick = yield from self.ask("replace", [*options, DONE] if optional else options, where)
        if pick is DONE:
            return False
        code, _ = picked(pick)
        yield from self.replace_piece(where, code, dict(ways)[kind_of(code)])
        return True

    def replace_piece(self, land: int, code: int, new: tuple[int, ...]) -> Flow[None]:
        """Put these pieces in the place of that one."""
        self.s.take(land, code)
        damage, strife = damage_of(code), strife_of(code)
        self.s.emit("replaced", KINDS[kind_of(code)], self.s.island.names[land])
        laid = []
        for number, kind in enumerate(new):
            keeps = strife if kind != DAHAN and not number else 0
            laid.append(piece(kind, 0, keeps))
            self.s.put(land, laid[-1])
        if not damage or not laid:
            return
        if len(laid) == 1:
            yield from self.wound(land, laid[0], damage)
            return
        yield from self._share(land, laid, damage)

    def _share(self, land: int, laid: list[int], damage: int) -> Flow[None]:
        """Damage that lay on a replaced piece is split among those in its place (SI-064); it is no new damage."""
        while damage and laid:
            options = [piece_option("graze", code, self.s.island.names[land]) for code in sorted(set(laid))]
            pick = yield from self.ask("damage", options, land, number=damage)
            code, _ = picked(pick)
            laid.remove(code)
            hurt = piece(kind_of(code), damage_of(code) + 1, strife_of(code))
            if damage_of(hurt) < self.s.health(land, code):
                laid.append(hurt)
            yield from self.wound(land, code, 1)
            damage -= 1

    # Moving.

    def push(
        self,
        number: int,
        kinds: tuple[int, ...],
        *,
        up_to: bool = False,
        land: int = NOWHERE,
        to: int = -1,
    ) -> Flow[list[int]]:
        """Move pieces from the land to lands next to it, each where you like; where they went (SI-060)."""
        where = self.land if land == NOWHERE else land
        went: list[int] = []
        while len(went) < number:
            options = self._pushes(where, kinds, to)
            if not options:
                break
            left = number - len(went)
            pick = yield from self.ask(
                "push", [*options, DONE] if up_to else options, where, number=min(left, EVERY)
            )
            if pick is DONE:
                break
            code, name = picked(pick)
            goal = self.s.island.number_of[name]
            yield from self.move(code, where, goal)
            went.append(goal)
        return went

    def _pushes(self, land: int, kinds: tuple[int, ...], to: int) -> list[Option]:
        names = self.s.island.names
        found = []
        for code in self.s.codes(land, kinds):
            near = self.s.near(land) if kind_of(code) == DAHAN else self.s.near_for_invaders(land)
            found += [piece_option("push", code, names[goal]) for goal in bits(near & to)]
        return found

    def gather(
        self,
        number: int,
        kinds: tuple[int, ...],
        *,
        up_to: bool = False,
        land: int = NOWHERE,
        origin: int = -1,
    ) -> Flow[int]:
        """Move pieces from lands next to it into the land; how many came (SI-061)."""
        where = self.land if land == NOWHERE else land
        came = 0
        while came < number:
            options = self._gathers(where, kinds, origin)
            if not options:
                break
            pick = yield from self.ask(
                "gather", [*options, DONE] if up_to else options, where, number=number - came
            )
            if pick is DONE:
                break
            code, name = picked(pick)
            yield from self.move(code, self.s.island.number_of[name], where)
            came += 1
        return came

    def _gathers(self, land: int, kinds: tuple[int, ...], origin: int) -> list[Option]:
        names = self.s.island.names
        found = []
        for other in bits(self.s.near(land) & origin):
            open_to_invaders = not (self.s.isolated >> other & 1 or self.s.isolated >> land & 1)
            for code in self.s.codes(other, kinds):
                if kind_of(code) == DAHAN or open_to_invaders:
                    found.append(piece_option("gather", code, names[other]))
        return found

    def move(self, code: int, from_land: int, to_land: int) -> Flow[None]:
        """One piece goes from one land to another."""
        kind = kind_of(code)
        names = self.s.island.names
        self.s.take(from_land, code)
        self.s.put(to_land, code)
        self.moved.append((kind, from_land, to_land))
        if self.saved[from_land, code]:
            self.saved[from_land, code] -= 1
            self.saved[to_land, code] += 1
        for number, (land, before, after) in enumerate(self.dreamt):
            if (land, after) == (from_land, code):
                self.dreamt[number] = (to_land, before, after)
                break
        self.s.emit("moved", KINDS[kind], names[from_land], names[to_land])
        if damage_of(code) and damage_of(code) >= self.s.health(to_land, code):
            yield from self.destroy_piece(to_land, code)
        if kind == DAHAN:
            for seat in self.s.seats:
                its = panel_of(self.s, seat)
                if "dahan" in its.hooks:
                    yield from its.when_dahan_move(self, seat, from_land, to_land)

    # Presence.

    def add_presence(
        self, seat: int, lands: int, *, optional: bool = False, anywhere: bool = False, growth: bool = False
    ) -> Flow[int]:
        """Take presence from a track and put it into one of these lands; which (SI-032)."""
        spirit, its = self.s.spirits[seat], panel_of(self.s, seat)
        fits = [land for land in bits(lands) if anywhere or its.may_stand(self.s, land, growth)]
        sources = [TRACKS[track] for track in (0, 1) if spirit.open[track] < len(its.tracks[track])]
        price = its.may_regrow(self.s, seat) if growth and spirit.destroyed else None
        if price is not None and price <= spirit.energy:
            sources.append("destroyed")
        options = [Option("presence", source, self.s.island.names[land]) for source in sources for land in fits]
        if not options:
            return NOWHERE
        pick: Option = yield Decide(seat, "presence", [*options, DONE] if optional else options)
        if pick is DONE:
            return NOWHERE
        land = self.s.island.number_of[pick.args[1]]
        if pick.args[0] == "destroyed":
            spirit.destroyed -= 1
            spirit.energy -= price or 0
        else:
            spirit.open[TRACKS.index(pick.args[0])] += 1
        self._place(seat, land)
        return land

    def _place(self, seat: int, land: int) -> None:
        self.s.spirits[seat].presence[land] += 1
        self.s.emit("presence", seat, self.s.island.names[land])

    def restore_presence(self, seat: int, lands: int, number: int = 1) -> Flow[int]:
        """Put destroyed presence back, all into one of these lands; which, or NOWHERE."""
        spirit = self.s.spirits[seat]
        number = min(number, spirit.destroyed)
        if not number:
            return NOWHERE
        self.chooser, before = seat, self.chooser
        its = panel_of(self.s, seat)
        fits = sum(1 << land for land in bits(lands) if its.may_stand(self.s, land))
        land = yield from self.choose_land("restore", fits)
        self.chooser = before
        if land == NOWHERE:
            return NOWHERE
        for _ in range(number):
            spirit.destroyed -= 1
            self._place(seat, land)
        return land

    def destroy_presence(self, seat: int, lands: int = -1) -> Flow[bool]:
        """A spirit destroys one presence of its own in one of these lands."""
        held = self.s.presence_of(seat) & lands
        if not held:
            return False
        options = [Option("lose", name) for name in self.s.names(held)]
        pick: Option = yield Decide(seat, "lose-presence", options)
        self.lose_presence(seat, self.s.island.number_of[pick.args[0]])
        return True

    def lose_presence(self, seat: int, land: int) -> None:
        """Presence of this spirit is destroyed there (SI-067)."""
        spirit = self.s.spirits[seat]
        spirit.presence[land] -= 1
        spirit.destroyed += 1
        self.presence_lost.append((seat, land))
        self.s.emit("presence-lost", seat, self.s.island.names[land])

    def move_presence(self, seat: int, from_land: int, to_land: int) -> None:
        """Presence of this spirit goes from one land to another."""
        spirit = self.s.spirits[seat]
        spirit.presence[from_land] -= 1
        spirit.presence[to_land] += 1
        self.s.emit("presence-moved", seat, self.s.island.names[from_land], self.s.island.names[to_land])

    # Spirits.

    def gain_energy(self, seat: int, number: int) -> None:
        """Energy for a spirit."""
        self.s.spirits[seat].energy += number
        self.s.emit("energy", seat, number)

    def gain_element(self, seat: int, element: str, number: int = 1) -> None:
        """Elements for a spirit, for the turn."""
        self.s.spirits[seat].gained[ELEMENTS.index(element)] += number
        self.s.emit("element", seat, element, number)

    def sacred(self, seat: int) -> int:
        """The sacred sites of a spirit."""
        return sacred_sites(self.s, seat)

    def around(self, lands: int, steps: int) -> int:
        """All lands in play within so many steps of these."""
        found = 0
        for land in bits(lands):
            found |= self.s.island.within(land, steps)
        return found & self.s.in_play
