"""What hurts: damage, destroying and removing (SI-063, SI-072 to SI-079, SI-123, SI-124)."""

from collections import Counter
from collections.abc import Callable, Sequence

from rulebound.games.spirit_island import fear
from rulebound.games.spirit_island.acting import EVERY, Acting, End, still
from rulebound.games.spirit_island.effect import NOWHERE
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.pieces import (
    BADLANDS,
    DAHAN,
    HEALTH,
    INVADERS,
    KINDS,
    PRINTED,
    damage_of,
    kind_of,
    picked,
    piece,
    piece_option,
    strife_of,
    unhurt,
)
from rulebound.kernel import DONE, Flow, Option


class Harm(Acting):
    """Damage, destroying and removing."""

    __slots__ = ()

    # Damage.

    def damage(
        self,
        amount: int,
        kinds: tuple[int, ...] = INVADERS,
        land: int = NOWHERE,
        one: bool = False,
        *,
        most: int = EVERY,
        again: bool = False,
    ) -> Flow[None]:
        """Damage that the chooser splits freely, or that goes to one piece (SI-073).

        Badlands add to it, but not beyond `most`; where the action does damage `again` they may wait (SI-124).
        """
        where = self.land if land == NOWHERE else land
        if amount <= 0:
            return
        kinds = yield from self.harmed(where, kinds)
        if not self.s.count(where, *self.all_of(kinds)):
            return
        more = yield from self._more(where, kinds, again)
        amount = max(amount, min(most, amount + more))
        if kinds == (DAHAN,) and self.kind == "event":
            yield from self.strike_dahan(where, amount)
            return
        while amount > 0:
            codes = self.open_codes(where, kinds)
            if not codes:
                return
            if not one and (yield from self._without_choice(where, codes, amount)):
                return
            pick = yield from self.ask("damage", self._hits(where, codes, amount, one), where, number=amount)
            code, _ = picked(pick)
            left = self.s.health_of(where, code) - damage_of(code)
            dealt = min(amount, left) if pick.verb.startswith("hit") else 1
            yield from self.wound(where, code, amount if one else dealt)
            if one:
                return
            amount -= dealt

    def strike_dahan(self, land: int, amount: int, kinds: tuple[int, ...] = (DAHAN,)) -> Flow[None]:
        """Damage of invaders and events, which destroys as many dahan as it can, and who is with them (SI-074)."""
        kinds = yield from self.harmed(land, kinds)
        while amount > 0:
            left = {code: self.s.health_of(land, code) - damage_of(code) for code in self.open_codes(land, kinds)}
            if not left:
                return
            weakest = [code for code in left if left[code] == min(left.values())]
            code = weakest[0]
            if len(weakest) > 1:
                hits = self._hits(land, weakest, amount, one=True)
                code, _ = picked((yield from self.ask("damage", hits, land, number=amount)))
            dealt = min(amount, left[code])
            yield from self.wound(land, code, dealt)
            amount -= dealt

    def _without_choice(self, land: int, codes: Sequence[int], amount: int) -> Flow[bool]:
        """Deal the damage where it can be done in one way only: to a single piece, or if it is enough for all."""
        there, health = self.s.pieces[land], self.s.health_of
        standing = [
            (code, there[code] - self.saved[land, code], health(land, code) - damage_of(code)) for code in codes
        ]
        if amount < sum(number * left for _, number, left in standing):
            if len(standing) > 1 or standing[0][1] > 1:
                return False
            yield from self.wound(land, codes[0], amount)
            return True
        for code, number, left in standing:
            for _ in range(number):
                yield from self.wound(land, code, left)
        return True

    def _hits(self, land: int, codes: Sequence[int], amount: int, one: bool) -> list[Option]:
        """To hit is to give a piece all it takes, as far as the damage goes; to graze is to give it one."""
        name = self.s.island.names[land]
        options = [piece_option("hit", code, name) for code in codes]
        if amount > 1 and not one:
            grazed = [code for code in codes if self.s.health_of(land, code) - damage_of(code) > 1]
            options += [piece_option("graze", code, name) for code in grazed]
        return options

    def split(
        self, land: int, codes: list[int], amount: int, deal: Callable[[int, int, int], Flow[None]]
    ) -> Flow[None]:
        """Damage that is split as you like among these pieces and no others."""
        while amount > 0 and codes:
            left = {code: self.s.health_of(land, code) - damage_of(code) for code in codes}
            if len(codes) == 1 or amount >= sum(left[code] for code in codes):
                for code in codes:
                    yield from deal(land, code, min(amount, left[code]))
                return
            pick = yield from self.ask(
                "damage", self._hits(land, sorted(left), amount, one=False), land, number=amount
            )
            code, _ = picked(pick)
            dealt = min(amount, left[code]) if pick.verb.startswith("hit") else 1
            codes.remove(code)
            if dealt < left[code]:
                codes.append(piece(kind_of(code), damage_of(code) + dealt, strife_of(code)))
            yield from deal(land, code, dealt)
            amount -= dealt

    def damage_each(
        self,
        amount: int,
        kinds: tuple[int, ...] = INVADERS,
        land: int = NOWHERE,
        *,
        again: bool = False,
        times: Callable[[int], int] | None = None,
    ) -> Flow[None]:
        """So much damage to every piece; badlands add theirs once, to be split (SI-124, E4).

        If `times` is given, it says how often a piece takes it.
        """
        where = self.land if land == NOWHERE else land
        if amount <= 0:
            return
        kinds = yield from self.harmed(where, kinds)
        # The most hurt first: what is dreamt of another must not be taken for damage that lay there.
        codes = sorted(self.open_codes(where, kinds), key=damage_of, reverse=True)
        if times is not None:
            codes = [code for code in codes if times(code)]
        there = [(code, self.s.pieces[where][code] - self.saved[where, code]) for code in codes]
        if not there:
            return
        more = yield from self._more(where, kinds, again)
        for code, number in there:
            for _ in range(number):
                yield from self.wound(where, code, amount if times is None else amount * times(code))
        if more:
            yield from self.damage(more, kinds, where)

    def damage_each_by(self, amount: Callable[[int], int], land: int = NOWHERE) -> Flow[None]:
        """Damage to each invader that is to take some, its own amount; badlands add to these once (SI-124)."""
        where = self.land if land == NOWHERE else land
        hurt = [code for code in self._pieces(where) if amount(code)]
        if not hurt or not (yield from self.harmed(where, INVADERS)):
            return
        more = yield from self._badlands(where, INVADERS)
        for code in sorted(hurt, key=damage_of, reverse=True):  # so none that was hurt is taken for another
            yield from self.wound(where, code, amount(code))
        yield from self.split(where, [code for code in self._pieces(where) if amount(code)], more, self.wound)

    def strike_others(self, damage: Callable[[int], int], land: int = NOWHERE) -> Flow[None]:
        """Each invader that is to do damage does it to others of its land, also those that are destroyed by it."""
        where = self.land if land == NOWHERE else land
        strikers: list[int | None] = [code for code in self._pieces(where) if damage(code)]
        amounts = [damage(code) for code in strikers if code is not None]
        if not amounts or not (yield from self.harmed(where, INVADERS)):
            return

        def deal(there: int, code: int, dealt: int) -> Flow[None]:
            struck = [place for place, each in enumerate(strikers) if each == code and place != striking]
            if struck:
                after = piece(kind_of(code), damage_of(code) + dealt, strife_of(code))
                strikers[struck[0]] = after if damage_of(after) < self.s.health_of(there, code) else None
            yield from self.wound(there, code, dealt)

        for striking, amount in enumerate(amounts):
            others, itself = self._pieces(where), strikers[striking]
            if itself is not None and itself in others:
                others.remove(itself)
            if others:
                amount += yield from self._badlands(where, INVADERS)
                yield from self.split(where, others, amount, deal)

    def _pieces(self, land: int) -> list[int]:
        """All invaders there that this action can hurt, one by one."""
        there = self.s.pieces[land]
        return [
            code for code in self.open_codes(land, INVADERS) for _ in range(there[code] - self.saved[land, code])
        ]

    def damage_these(self, amount: int, codes: list[int]) -> Flow[None]:
        """So much damage to each of these pieces of the target land; badlands add theirs once (SI-124)."""
        if not codes or not (yield from self.harmed(self.land, INVADERS)):
            return
        more = yield from self._more(self.land, INVADERS)
        left = [code for code in codes if damage_of(code) + amount < self.s.health_of(self.land, code)]
        for code in codes:
            yield from self.wound(self.land, code, amount)
        hurt = [piece(kind_of(code), damage_of(code) + amount, strife_of(code)) for code in left]
        yield from self.split(self.land, hurt, more, self.wound)

    def damage_apart(self, number: int, *, again: bool = False) -> Flow[None]:
        """1 damage to each of so many different invaders of the target land."""
        if not number or not self.count(*self.all_of(INVADERS)):
            return
        if not (yield from self.harmed(self.land, INVADERS)):
            return
        hurt: Counter[int] = Counter()  # those that have taken theirs and still stand
        number += yield from self._more(self.land, INVADERS, again)
        for done in range(number):
            there = self.s.pieces[self.land]
            codes = self.open_codes(self.land, INVADERS)
            codes = [code for code in codes if there[code] > self.saved[self.land, code] + hurt[code]]
            if not codes:
                return
            hits, more = self._hits(self.land, codes, 1, True), still(number, done)
            pick = yield from self.ask("damage-apart", hits, self.land, **more)
            code, _ = picked(pick)
            hurt[piece(kind_of(code), damage_of(code) + 1, strife_of(code))] += 1
            yield from self.wound(self.land, code, 1)

    def _more(self, land: int, kinds: tuple[int, ...], again: bool = False) -> Flow[int]:
        """What badlands and rules add to damage there."""
        more = yield from self._badlands(land, kinds, again)
        if self.strengthened or self.power is None or not self.more_damage:
            return more
        if (yield from self.choose("more-damage-now", "more-damage-later")) == "more-damage-later":
            return more
        self.strengthened = True
        return more + self.more_damage

    def _badlands(self, land: int, kinds: tuple[int, ...], again: bool = False) -> Flow[int]:
        """One more for each badlands token, once in an action for invaders and once for dahan (SI-123, SI-124)."""
        side = (land, DAHAN in kinds)
        # Presence that may count as badlands does so where the players want it: not against dahan (SI-058).
        more = self.tokens(BADLANDS, land=land, wanted=DAHAN not in kinds)
        if not more or side in self.rough:
            return 0
        if again and (yield from self.choose("badlands-now", "badlands-later")) == "badlands-later":
            return 0
        self.rough.add(side)
        return more

    def strike(self, land: int, code: int, amount: int) -> Flow[None]:
        """Damage to this one piece, to which badlands add theirs."""
        if amount > 0 and (yield from self.harmed(land, (kind_of(code),))):
            more = yield from self._badlands(land, (kind_of(code),))
            yield from self.wound(land, code, amount + more)

    def wound(self, land: int, code: int, amount: int) -> Flow[None]:
        """Damage to one piece."""
        if self.is_gone(land, code):
            return
        kind = kind_of(code)
        if kind == DAHAN and self._spared(land):
            return
        hurt = damage_of(code) + amount
        if hurt >= self.s.health_of(land, code):
            yield from self.destroy_piece(land, code)
            return
        after = piece(kind, hurt, strife_of(code))
        self.s.take(land, code)
        self.s.put(land, after)
        self.marked(land, code, after)
        if self.dreaming:
            self.dreamt.append((land, code, after))
            return
        self.s.emit("hurt", KINDS[kind], self.s.island.names[land], amount)

    def _spared(self, land: int) -> bool:
        """Whether dahan there can be neither hurt nor destroyed by this action."""
        return self.dreaming or self.s.has("dahan-safe", land)

    def _forget_dream(self, land: int, code: int) -> int:
        """No dreamt damage will have to be taken off this piece; the piece without it."""
        for entry in reversed(self.dreamt.copy()):
            if (entry[0], entry[2]) == (land, code):
                self.dreamt.remove(entry)
                code = entry[1]
        return code

    def wake(self) -> None:
        """Take off all damage that was only dreamt."""
        if not self.dreamt:
            return
        for land, before, after in reversed(self.dreamt):
            if self.s.pieces[land].get(after):
                self.s.take(land, after)
                self.s.put(land, before)
        self.dreamt.clear()

    # Destroying and removing.

    def save(self, land: int, code: int) -> int:
        """A piece is saved from destruction: its damage is gone, and this action cannot hurt it again (SI-077)."""
        whole = unhurt(code)
        self._forget_dream(land, code)
        self.s.take(land, code)
        self.s.put(land, whole)
        self.saved[land, whole] += 1
        return whole

    def destroy(
        self, number: int, kinds: tuple[int, ...], *, up_to: bool = False, land: int = NOWHERE
    ) -> Flow[int]:
        """Destroy pieces of choice; how many were (SI-063)."""
        where = self.land if land == NOWHERE else land
        before = len(self.destroyed)
        if number > 0:
            kinds = yield from self.harmed(where, kinds)
        durable: list[int] = []
        for done in range(number):
            there = self.s.pieces[where]
            codes = self.open_codes(where, kinds)
            codes = [code for code in codes if there[code] - self.saved[where, code] > durable.count(code)]
            if not codes:
                break
            options = [piece_option("destroy", code, self.s.island.names[where]) for code in codes]
            leave = up_to and not self.thorough
            more = still(number, done)
            pick = yield from self.ask("destroy", [*options, DONE] if leave else options, where, **more)
            if pick is DONE:
                break
            code, _ = picked(pick)
            if self.s.durable(where, kind_of(code)):
                durable.append(code)
            else:
                yield from self.destroy_piece(where, code)
        if durable:
            yield from self._strike_durable(where, durable)
        return len(self.destroyed) - before

    def _strike_durable(self, land: int, codes: list[int]) -> Flow[None]:
        """Durable pieces that would be destroyed share damage of their base health (SI-078, SI-171)."""
        more = yield from self._badlands(land, (kind_of(codes[0]),))
        yield from self.split(land, codes, sum(HEALTH[kind_of(code)] for code in codes) + more, self.wound)

    def destroy_all(self, kinds: tuple[int, ...], land: int = NOWHERE) -> Flow[int]:
        """Destroy every piece of these kinds, durable ones as well (SI-078)."""
        where = self.land if land == NOWHERE else land
        before = len(self.destroyed)
        kinds = yield from self.harmed(where, kinds)
        for code in self.codes(where, kinds):
            for _ in range(self.s.pieces[where].get(code, 0) - self.saved[where, code]):
                yield from self.destroy_piece(where, code)
        return len(self.destroyed) - before

    def destroy_piece(self, land: int, code: int) -> Flow[bool]:
        """Destroy this piece, unless a rule has something else happen; who is harmed was asked before."""
        if self.is_gone(land, code):
            return False
        kind = kind_of(code)
        if kind == DAHAN and self._spared(land):
            return False
        if kind == DAHAN and self._one_fewer(land):
            self.save(land, code)
            return False
        if kind in INVADERS and (yield from self.something_else_happens(land, code)):
            return False
        if self.is_gone(land, code):
            return False
        if kind not in PRINTED and self.waits(End("destroyed", land, code)):
            return False
        self._take_destroyed(land, code)
        if kind == DAHAN:
            yield from self.tell_of_leaving(land)
        return True

    def _take_destroyed(self, land: int, code: int) -> None:
        kind = kind_of(code)
        self.s.take(land, code)
        self.destroyed.append((land, kind))
        self.changed.add(land)
        self.s.emit("destroyed", KINDS[kind], self.s.island.names[land])
        fear.generate(self.s, fear.for_destroying(self.s, kind))

    def _one_fewer(self, land: int) -> bool:
        """Whether this dahan is one of those that are saved: so many in each action, or in the next one only."""
        if land not in self.fewer:
            once = self.s.total("dahan-fewer-once", land)
            self.fewer[land] = once + self.s.total("dahan-fewer", land)
            if once:
                spent = ("dahan-fewer-once", land)
                self.s.effects = [each for each in self.s.effects if (each.kind, each.land) != spent]
        self.fewer[land] -= 1
        return self.fewer[land] >= 0

    def change_health(self, kinds: tuple[int, ...], amount: int, land: int = NOWHERE) -> Flow[None]:
        """Other health for the turn: in a land, or everywhere if the action has no target land (SI-075)."""
        where = self.land if land == NOWHERE else land
        for kind in kinds:
            self.last(f"{KINDS[kind]}-health", land=where, amount=amount)
        yield from self.collapse(*(range(self.s.island.size) if where == NOWHERE else (where,)))

    def collapse(self, *lands: int) -> Flow[None]:
        """Pieces there whose damage has reached their health are destroyed at once (SI-075)."""
        failing = [each for land in lands for each in self._failing(land)]
        for land, code, number in failing:
            for _ in range(number):
                yield from self.destroy_piece(land, code)

    def _failing(self, land: int) -> list[tuple[int, int, int]]:
        """Those pieces, with as much damage as they can bear: rules may ask what happens instead (SI-147)."""
        there, failing = self.s.pieces[land], []
        for code in [code for code in there if damage_of(code)]:
            health = self.s.health_of(land, code)
            if damage_of(code) >= health:
                number, after = there[code], piece(kind_of(code), health - 1, strife_of(code))
                self._lessen(land, code, after)
                failing.append((land, after, number))
        return failing

    def _lessen(self, land: int, code: int, after: int) -> None:
        """All pieces of one code become those of another with less damage."""
        number = self.s.pieces[land][code]
        self.s.take(land, code, number)
        self.s.put(land, after, number)
        for _ in range(number):
            self.marked(land, code, after)
        for place, (where, before, dreamt) in enumerate(self.dreamt):
            if (where, dreamt) == (land, code):
                self.dreamt[place] = (where, before, after)

    def remove(
        self, number: int, kinds: tuple[int, ...], *, up_to: bool = False, land: int = NOWHERE
    ) -> Flow[int]:
        """Take pieces off the island; nobody is afraid of that (SI-063)."""
        where = self.land if land == NOWHERE else land
        removed = 0
        while removed < number:
            codes = self.loose_codes(where, kinds)
            if not codes:
                break
            options = [piece_option("remove", code, self.s.island.names[where]) for code in codes]
            leave = up_to and not self.thorough
            more = still(number, removed)
            pick = yield from self.ask("remove", [*options, DONE] if leave else options, where, **more)
            if pick is DONE:
                break
            yield from self.remove_piece(where, picked(pick)[0])
            removed += 1
        return removed

    def remove_piece(self, land: int, code: int) -> Flow[None]:
        """Take this piece off the island, if it can be, unless a rule has something else happen."""
        if self.is_gone(land, code) or self.is_fixed(land, code):
            return
        if (yield from self.is_not_removed(land, code)):
            return
        if kind_of(code) not in PRINTED and self.waits(End("removed", land, code)):
            return
        self._take_off(land, code)
        if kind_of(code) == DAHAN:
            yield from self.tell_of_leaving(land)

    def _take_off(self, land: int, code: int) -> None:
        self._forget_dream(land, code)
        self.s.take(land, code)
        self.changed.add(land)
        self.s.emit("removed", KINDS[kind_of(code)], self.s.island.names[land])

    def remove_anywhere(self, kinds: tuple[int, ...], lands: int, optional: bool = False) -> Flow[int]:
        """Remove one piece of these kinds from one of these lands; where, or NOWHERE."""
        found = [(land, code) for land in bits(lands) for code in self.loose_codes(land, kinds)]
        if not found:
            return NOWHERE
        options = [piece_option("remove", code, self.s.island.names[land]) for land, code in found]
        pick = yield from self.ask("remove", [*options, DONE] if optional else options)
        if pick is DONE:
            return NOWHERE
        code, name = picked(pick)
        land = self.s.island.number_of[name]
        yield from self.remove_piece(land, code)
        return land
