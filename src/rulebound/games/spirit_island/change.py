"""What changes the island: pieces and tokens are added, replaced, pushed and gathered (SI-060 to SI-064)."""

from collections.abc import Iterable, Sequence

from rulebound.games.spirit_island.acting import End, still
from rulebound.games.spirit_island.effect import NOWHERE
from rulebound.games.spirit_island.harm import Harm
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import (
    DAHAN,
    INVADERS,
    KINDS,
    PRINTED,
    STRIFE,
    TOKENS,
    damage_of,
    kind_of,
    picked,
    piece,
    piece_option,
    strife_of,
)
from rulebound.kernel import DONE, Flow, Option


def _binding(options: Iterable[Option]) -> bool:
    """Whether one of these has to be taken: what may stand for a token need not (SI-058)."""
    return any(not option.verb.endswith("-together") for option in options)


class Change(Harm):
    """Adding, replacing and moving."""

    __slots__ = ()

    # Adding and changing.

    def add(self, kind: int, number: int = 1, land: int = NOWHERE) -> None:
        """Put new pieces down, as far as there are any."""
        where = self.land if land == NOWHERE else land
        number = 0 if self.is_open_sea(where) else self.s.from_supply(kind, number)
        if number <= 0:
            return
        code = piece(kind)
        self.s.put(where, code, number)
        self.added += [(where, kind)] * number
        self.changed.add(where)
        self.came += [(where, code)] * number
        self.s.emit("added", KINDS[kind], self.s.island.names[where], number)

    def add_token(self, kind: int, number: int = 1, land: int = NOWHERE) -> None:
        """Put tokens down."""
        where = self.land if land == NOWHERE else land
        if self.is_open_sea(where) or self.instead_of_token(TOKENS[kind], where, number):
            return
        self.s.tokens[kind][where] += number
        self.changed.add(where)
        self.s.emit("token", TOKENS[kind], self.s.island.names[where], number)

    def remove_token(self, kind: int, number: int = 1, land: int = NOWHERE) -> int:
        """Take tokens away, as far as there are any."""
        where = self.land if land == NOWHERE else land
        taken = min(number, self.s.tokens[kind][where])
        if taken:
            self.s.tokens[kind][where] -= taken
            self.changed.add(where)
        return taken

    def remove_tokens(self, number: int, kind: int, *, up_to: bool = False, land: int = NOWHERE) -> Flow[int]:
        """Take tokens of choice away, or presence that stands for one; how many."""
        where = self.land if land == NOWHERE else land
        name, removed = self.s.island.names[where], 0
        while removed < number:
            options = [Option("remove-token", TOKENS[kind], name)] if self.s.tokens[kind][where] else []
            must = bool(options) and (not up_to or self.thorough)
            options += [
                Option("remove-together", seat, TOKENS[kind], name) for seat in self.stand_ins(kind, where)
            ]
            if not options:
                break
            more = still(number, removed)
            pick = yield from self.ask("remove-token", options if must else [*options, DONE], where, **more)
            if pick is DONE:
                break
            if pick.verb == "remove-token":
                self.remove_token(kind, land=where)
            else:
                self.remove_together(pick.args[0], kind, where)
            removed += 1
        return removed

    def add_strife(self, kinds: tuple[int, ...] = INVADERS, land: int = NOWHERE) -> Flow[bool]:
        """Lay strife on an invader of choice; it may take its last health (SI-075, SI-122)."""
        where = self.land if land == NOWHERE else land
        codes = self.codes(where, kinds)
        if not codes or self.instead_of_token(STRIFE, where):
            return False
        options = [piece_option("strife", code, self.s.island.names[where]) for code in codes]
        pick = yield from self.ask("strife", options, where)
        yield from self.lay_strife(where, picked(pick)[0])
        return True

    def lay_strife(self, land: int, code: int) -> Flow[int]:
        """Lay strife on a piece there; what it is then, if it still stands."""
        after = piece(kind_of(code), damage_of(code), strife_of(code) + 1)
        self.s.take(land, code)
        self.s.put(land, after)
        self.marked(land, code, after)
        self.strife.append(land)
        self.changed.add(land)
        yield from self.collapse(land)
        return after

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
            piece_option("replace", code, name) for kind, _ in ways for code in self.loose_codes(where, (kind,))
        ]
        if not options:
            return False
        pick = yield from self.ask("replace", [*options, DONE] if optional else options, where)
        if pick is DONE:
            return False
        code, _ = picked(pick)
        yield from self.replace_piece(where, code, dict(ways)[self.as_kind(code)])
        return True

    def replace_piece(self, land: int, code: int, new: tuple[int, ...]) -> Flow[None]:
        """Put these pieces in the place of that one, if it can be replaced."""
        if self.is_gone(land, code) or self.is_fixed(land, code):
            return
        if kind_of(code) not in PRINTED and self.waits(End("replaced", land, code, new)):
            return
        yield from self._lay_instead(land, code, new)

    def end(self, what: End) -> Flow[None]:
        """Do what was put off: it does become of the piece."""
        if self.is_gone(what.land, what.code):
            return
        if what.how == "destroyed":
            self._take_destroyed(what.land, what.code)
        elif what.how == "removed":
            self._take_off(what.land, what.code)
        else:
            yield from self._lay_instead(what.land, what.code, what.new)

    def _lay_instead(self, land: int, code: int, new: tuple[int, ...]) -> Flow[None]:
        real = self._forget_dream(land, code)
        self.changed.add(land)
        self.s.take(land, code)
        damage, strife = damage_of(real), strife_of(code)
        self.s.emit("replaced", KINDS[kind_of(code)], self.s.island.names[land])
        laid: list[int] = []
        for kind in new:
            if not self.s.from_supply(kind, 1):
                continue
            keeps = strife if kind != DAHAN and not laid else 0
            laid.append(piece(kind, 0, keeps))
            self.s.put(land, laid[-1])
        yield from self.split(land, laid, damage, self._carry)
        if kind_of(code) == DAHAN:
            yield from self.tell_of_leaving(land)

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
        kinds: tuple[int, ...] = (),
        *,
        tokens: tuple[int, ...] = (),
        blight: bool = False,
        presence: Iterable[int] = (),
        up_to: bool = False,
        land: int = NOWHERE,
        to: int = -1,
    ) -> Flow[list[int]]:
        """Move pieces, tokens, blight or presence of these spirits to lands next to it; where they went (SI-060).

        Each goes where you like.
        """
        where = self.land if land == NOWHERE else land
        went: list[int] = []
        prompt = "push" if kinds or presence else "push-token"
        while len(went) < number:
            options, bound, there = self._pushes(where, kinds, to)
            others = self._push_others(where, tokens, blight, presence, to)
            if not options and not others:
                break
            left = min(number - len(went), there + self._how_many(where, others))
            must = (bound or any(not each.verb.endswith("-together") for each in others)) and (
                not up_to or self.thorough
            )
            asked = [*options, *others]
            about = self.out_of(where)
            pick = yield from self.ask(prompt, asked if must else [*asked, DONE], where, number=left, **about)
            if pick is DONE:
                break
            went.append(self.s.island.number_of[pick.args[-1]])
            yield from self.carry(pick, where, went[-1])
        return went

    def _pushes(self, land: int, kinds: tuple[int, ...], to: int) -> tuple[list[Option], bool, int]:
        """What can be pushed, whether one has to be, and how many can be.

        Isolated lands are near only if wanted (SI-127).
        """
        names = self.s.island.names
        found, bound, number = [], False, 0
        near = self.s.near(land) & to
        free = self.s.without_isolated(land, near)
        for code in self.loose_codes(land, kinds):
            goals = self.open_to(kind_of(code), near)
            found += [piece_option("push", code, names[goal]) for goal in bits(goals)]
            bound = bound or bool(free & goals) or kind_of(code) == DAHAN
            number += self.s.pieces[land][code] if goals else 0
        return found, bound, number

    def _push_others(
        self, land: int, tokens: tuple[int, ...], blight: bool, presence: Iterable[int], to: int
    ) -> list[Option]:
        names = self.s.island.names
        found = []
        for kind in tokens:
            if self.s.tokens[kind][land]:
                goals = bits(self.token_lands(kind, land) & to)
                found += [Option("push-token", TOKENS[kind], names[goal]) for goal in goals]
            for seat in self.stand_ins(kind, land):
                goals = [goal for goal in bits(self.token_lands(kind, land) & to) if self.may_go(seat, goal)]
                found += [Option("push-together", seat, TOKENS[kind], names[goal]) for goal in goals]
        near = bits(self.s.near(land) & to)
        if blight and self.s.blight[land]:
            found += [Option("push-blight", names[goal]) for goal in bits(self.s.near_for_blight(land) & to)]
        for seat in presence:
            if self.s.spirits[seat].presence[land]:
                goals = [goal for goal in near if self.may_go(seat, goal)]
                found += [Option("push-presence", seat, names[goal]) for goal in goals]
        return found

    def gather(
        self,
        number: int,
        kinds: tuple[int, ...] = (),
        *,
        tokens: tuple[int, ...] = (),
        blight: bool = False,
        presence: Iterable[int] = (),
        up_to: bool = False,
        land: int = NOWHERE,
        origin: int = -1,
    ) -> Flow[int]:
        """Move pieces, tokens, blight or these spirits' presence from lands next to it; how many came (SI-061)."""
        where = self.land if land == NOWHERE else land
        if self.is_open_sea(where):
            kinds, tokens, presence = (), (), ()
        came = 0
        prompt = "gather" if kinds else "gather-token"
        while came < number:
            options, bound, there = self._gathers(where, kinds, origin)
            others = self._gather_others(where, tokens, blight, presence, origin)
            if not options and not others:
                break
            must = (bound or any(not each.verb.endswith("-together") for each in others)) and (
                not up_to or self.thorough
            )
            asked, about = [*options, *others], self.into(where)
            left = min(number - came, there + self._how_many(NOWHERE, others))
            pick = yield from self.ask(prompt, asked if must else [*asked, DONE], where, number=left, **about)
            if pick is DONE:
                break
            yield from self.carry(pick, self.s.island.number_of[pick.args[-1]], where)
            came += 1
        return came

    def _gathers(self, land: int, kinds: tuple[int, ...], origin: int) -> tuple[list[Option], bool, int]:
        """What can be gathered, whether one has to be, and how many can be.

        Isolated lands are near only if wanted (SI-127).
        """
        names = self.s.island.names
        found, bound, number = [], False, 0
        near = self.s.near(land) & origin
        free = self.s.without_isolated(land, near)
        for other in bits(near):
            for code in self.loose_codes(other, kinds):
                if not self.open_to(kind_of(code), 1 << land):
                    continue
                found.append(piece_option("gather", code, names[other]))
                bound = bound or bool(free >> other & 1) or kind_of(code) == DAHAN
                number += self.s.pieces[other][code]
        return found, bound, number

    def _gather_others(
        self, land: int, tokens: tuple[int, ...], blight: bool, presence: Iterable[int], origin: int
    ) -> list[Option]:
        names = self.s.island.names
        found = [
            Option("gather-token", TOKENS[kind], names[other])
            for kind in tokens
            for other in bits(self.token_lands(kind, land) & origin)
            if self.s.tokens[kind][other]
        ]
        for kind in tokens:
            for other in bits(self.token_lands(kind, land) & origin):
                seats = [seat for seat in self.stand_ins(kind, other) if self.may_go(seat, land)]
                found += [Option("gather-together", seat, TOKENS[kind], names[other]) for seat in seats]
        near = bits(self.s.near(land) & origin)
        if blight:
            others = bits(self.s.near_for_blight(land) & origin)
            found += [Option("gather-blight", names[other]) for other in others if self.s.blight[other]]
        for seat in presence:
            if self.may_go(seat, land):
                held = [other for other in near if self.s.spirits[seat].presence[other]]
                found += [Option("gather-presence", seat, names[other]) for other in held]
        return found

    def _how_many(self, land: int, others: Sequence[Option]) -> int:
        """How many tokens, blight and presence these options move: from the land, or from those they name."""
        number = 0
        for verb, what, name in {(o.verb, o.args[:-1], o.args[-1] if land == NOWHERE else "") for o in others}:
            where = self.s.island.number_of[name] if name else land
            if verb.endswith("-token"):
                number += self.s.tokens[TOKENS.index(what[0])][where]
            elif verb.endswith("-blight"):
                number += self.s.blight[where]
            elif verb.endswith("-presence"):
                number += self.s.spirits[what[0]].presence[where]
            else:
                number += 1
        return number

    def carry(self, pick: Option, from_land: int, to_land: int) -> Flow[None]:
        """What was picked goes from one land to another."""
        what = pick.verb.partition("-")[2]
        if what == "token":
            yield from self.move_token(TOKENS.index(pick.args[0]), from_land, to_land)
        elif what == "together":
            yield from self.move_together(pick.args[0], TOKENS.index(pick.args[1]), from_land, to_land)
        elif what == "blight":
            self.move_blight(from_land, to_land)
            yield from self.collapse(to_land)  # what is durable without blight is so no longer
        elif what == "presence":
            self.move_presence(pick.args[0], from_land, to_land)
        elif what == "marker":
            self._move_marker(pick.args[0], from_land, to_land)
        else:
            yield from self.move(picked(pick)[0], from_land, to_land)

    def _move_marker(self, kind: str, from_land: int, to_land: int) -> None:
        """One scenario marker of a kind goes from one land to another."""
        next(each for each in self.s.markers_in(from_land) if each.kind == kind).land = to_land
        names = self.s.island.names
        self.s.emit("marker-moved", kind, names[from_land], names[to_land])

    def move(self, code: int, from_land: int, to_land: int) -> Flow[None]:
        """One piece goes from one land to another, if it can."""
        if self.is_gone(from_land, code) or self.is_fixed(from_land, code):
            return
        kind = kind_of(code)
        names = self.s.island.names
        self.s.take(from_land, code)
        self.s.put(to_land, code)
        self.moved.append((kind, from_land, to_land))
        self.changed |= {from_land, to_land}
        if (from_land, code) in self.came:
            self.came.remove((from_land, code))
        self.came.append((to_land, code))
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
            yield from self.tell_of_leaving(from_land)
            yield from self.tell_of_dahan(from_land, to_land)

    def move_blight(self, from_land: int, to_land: int) -> None:
        """Blight that goes from one land to another destroys nothing and does not spread (SI-071)."""
        if not self.s.blight[from_land]:
            return
        self.s.blight[from_land] -= 1
        self.s.blight[to_land] += 1
        self.changed |= {from_land, to_land}
        self.s.emit("blight-moved", self.s.island.names[from_land], self.s.island.names[to_land])

    def move_token(self, kind: int, from_land: int, to_land: int) -> Flow[None]:
        """One token goes from one land to another."""
        if not self.s.tokens[kind][from_land]:
            return
        self.s.tokens[kind][from_land] -= 1
        self.s.tokens[kind][to_land] += 1
        self.changed |= {from_land, to_land}
        names = self.s.island.names
        self.s.emit("token-moved", TOKENS[kind], names[from_land], names[to_land])
        self.tokens_moved.append((kind, from_land, to_land))
        yield from self.tell_of_token(kind, from_land, to_land)
