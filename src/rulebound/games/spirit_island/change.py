"""What changes the island: pieces and tokens are added, replaced, pushed and gathered (SI-060 to SI-064)."""

from collections.abc import Sequence

from rulebound.games.spirit_island.acting import EVERY
from rulebound.games.spirit_island.effect import NOWHERE
from rulebound.games.spirit_island.harm import Harm
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import (
    DAHAN,
    INVADERS,
    KINDS,
    TOKENS,
    damage_of,
    kind_of,
    picked,
    piece,
    piece_option,
    strife_of,
)
from rulebound.kernel import DONE, Flow, Option


class Change(Harm):
    """Adding, replacing and moving."""

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
        """Lay strife on an invader of choice; it may take its last health (SI-075, SI-122)."""
        where = self.land if land == NOWHERE else land
        codes = self.s.codes(where, kinds)
        if not codes:
            return False
        options = [piece_option("strife", code, self.s.island.names[where]) for code in codes]
        pick = yield from self.ask("strife", options, where)
        code, _ = picked(pick)
        self.s.take(where, code)
        self.s.put(where, piece(kind_of(code), damage_of(code), strife_of(code) + 1))
        yield from self.collapse(where)
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
        real = self._forget_dream(land, code)
        self.s.take(land, code)
        damage, strife = damage_of(real), strife_of(code)
        self.s.emit("replaced", KINDS[kind_of(code)], self.s.island.names[land])
        laid = []
        for number, kind in enumerate(new):
            keeps = strife if kind != DAHAN and not number else 0
            laid.append(piece(kind, 0, keeps))
            self.s.put(land, laid[-1])
        yield from self.split(land, laid, damage, self._carry)

    def _carry(self, land: int, code: int, damage: int) -> Flow[None]:
        """Damage that lay on a replaced piece: it is no new damage, and real even in a dream (SI-064)."""
        hurt = damage_of(code) + damage
        if hurt >= self.s.health_of(land, code):
            yield from self.destroy_piece(land, code)
            return
        self.s.take(land, code)
        self.s.put(land, piece(kind_of(code), hurt, strife_of(code)))

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
            options, bound = self._pushes(where, kinds, to)
            if not options:
                break
            left = number - len(went)
            pick = yield from self.ask(
                "push", options if bound and not up_to else [*options, DONE], where, number=min(left, EVERY)
            )
            if pick is DONE:
                break
            code, name = picked(pick)
            goal = self.s.island.number_of[name]
            yield from self.move(code, where, goal)
            went.append(goal)
        return went

    def _pushes(self, land: int, kinds: tuple[int, ...], to: int) -> tuple[list[Option], bool]:
        """What can be pushed, and whether one has to be: isolated lands are near only if wanted (SI-127)."""
        names = self.s.island.names
        found, bound = [], False
        near = self.s.near(land) & to
        goals, free = bits(near), self.s.without_isolated(land, near)
        for code in self.s.codes(land, kinds):
            found += [piece_option("push", code, names[goal]) for goal in goals]
            bound = bound or bool(free) or kind_of(code) == DAHAN
        return found, bound

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
            options, bound = self._gathers(where, kinds, origin)
            if not options:
                break
            pick = yield from self.ask(
                "gather", options if bound and not up_to else [*options, DONE], where, number=number - came
            )
            if pick is DONE:
                break
            code, name = picked(pick)
            yield from self.move(code, self.s.island.number_of[name], where)
            came += 1
        return came

    def _gathers(self, land: int, kinds: tuple[int, ...], origin: int) -> tuple[list[Option], bool]:
        """What can be gathered, and whether one has to be: isolated lands are near only if wanted (SI-127)."""
        names = self.s.island.names
        found, bound = [], False
        near = self.s.near(land) & origin
        free = self.s.without_isolated(land, near)
        for other in bits(near):
            for code in self.s.codes(other, kinds):
                found.append(piece_option("gather", code, names[other]))
                bound = bound or bool(free >> other & 1) or kind_of(code) == DAHAN
        return found, bound

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
        if damage_of(code) and damage_of(code) >= self.s.health_of(to_land, code):
            yield from self.destroy_piece(to_land, code)  # SI-075
        if kind == DAHAN:
            yield from self.tell_of_dahan(from_land, to_land)

    def push_token(
        self, number: int, kinds: tuple[int, ...], *, up_to: bool = False, land: int = NOWHERE, to: int = -1
    ) -> Flow[list[int]]:
        """Move tokens from the land to lands next to it, each where you like; where they went (SI-060)."""
        where = self.land if land == NOWHERE else land
        names, goals = self.s.island.names, bits(self.s.near(where) & to)
        went: list[int] = []
        while len(went) < number:
            there = [TOKENS[kind] for kind in kinds if self.s.tokens[kind][where]]
            options = [Option("push-token", name, names[goal]) for name in there for goal in goals]
            if not options:
                break
            pick = yield from self.ask(
                "push-token", [*options, DONE] if up_to else options, where, number=number - len(went)
            )
            if pick is DONE:
                break
            went.append(self.s.island.number_of[pick.args[1]])
            self.move_token(TOKENS.index(pick.args[0]), where, went[-1])
        return went

    def gather_token(
        self, number: int, kinds: tuple[int, ...], *, up_to: bool = False, land: int = NOWHERE, origin: int = -1
    ) -> Flow[int]:
        """Move tokens from lands next to it into the land; how many came (SI-061)."""
        where = self.land if land == NOWHERE else land
        near = bits(self.s.near(where) & origin)
        for came in range(number):
            found = [(kind, other) for other in near for kind in kinds if self.s.tokens[kind][other]]
            options = [Option("gather-token", TOKENS[kind], self.s.island.names[other]) for kind, other in found]
            if not options:
                return came
            pick = yield from self.ask(
                "gather-token", [*options, DONE] if up_to else options, where, number=number - came
            )
            if pick is DONE:
                return came
            self.move_token(TOKENS.index(pick.args[0]), self.s.island.number_of[pick.args[1]], where)
        return number

    def move_token(self, kind: int, from_land: int, to_land: int) -> None:
        """One token goes from one land to another."""
        self.s.tokens[kind][from_land] -= 1
        self.s.tokens[kind][to_land] += 1
        names = self.s.island.names
        self.s.emit("token-moved", TOKENS[kind], names[from_land], names[to_land])
