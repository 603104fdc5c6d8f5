"""An action with all its verbs: what a power, a growth symbol, a fear card or a ravage does to the island."""

from collections.abc import Sequence
from typing import Final

from rulebound.games.spirit_island.acting import DECLINE, EVERY, End
from rulebound.games.spirit_island.change import Change
from rulebound.games.spirit_island.effect import NOBODY, NOWHERE
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import (
    coverable_tracks,
    gain_energy,
    may_stand,
    open_tracks,
    panel_of,
    regrow_price,
    room_for_presence,
    sacred_sites,
    where_may_stand,
)
from rulebound.games.spirit_island.pieces import INVADERS
from rulebound.games.spirit_island.rule import InForce, at, at_seat
from rulebound.games.spirit_island.state import ANY, ELEMENTS
from rulebound.games.spirit_island.values import ignores_range
from rulebound.kernel import DONE, Decide, Flow, Option, known_option

__all__ = ["DECLINE", "DESTROYED", "EVERY", "Action", "End"]

DESTROYED: Final = "destroyed"  # whence presence comes that is on no track


class Action(Change):
    """Besides what hurts pieces and what changes them: presence, and what spirits gain."""

    __slots__ = ()

    # Where rules step in.

    @property
    def dreaming(self) -> bool:
        """Whether what this action does to invaders and dahan is only dreamt, as a power of its spirit."""
        if (self.power is None and self.cause is None) or not self.by_power:
            return False
        return any(rule.dreams(self, its) for rule, its in at_seat(self.s, self.doer.seat, "dreams"))

    def harmed(self, land: int, kinds: tuple[int, ...]) -> Flow[tuple[int, ...]]:
        """Those of the kinds of pieces that this action damages or destroys there: rules can spare the invaders.

        They are asked only where there are any, and before anything is chosen.
        """
        rules = at(self.s, "spares")
        if rules and self.s.count(land, *(kind for kind in kinds if kind in INVADERS)):
            for rule, its in rules:
                if (yield from rule.spares(self, its, land)):
                    return tuple(kind for kind in kinds if kind not in INVADERS)
        return kinds

    def something_else_happens(self, land: int, code: int) -> Flow[bool]:
        """Whether a rule has something else happen instead of the destruction of an invader (SI-147)."""
        rules = at(self.s, "instead_of_destroying")
        if len(rules) > 1:
            rules = yield from self._saving_first(rules, land, code)
        for rule, its in rules:
            if (yield from rule.instead_of_destroying(self, its, land, code)):
                return True
        return False

    def _saving_first(self, rules: tuple[InForce, ...], land: int, code: int) -> Flow[tuple[InForce, ...]]:
        """These rules, the one first that is chosen of several that would step in (SI-172)."""
        named = {each.rule.saves_as(self, each.its, land, code): each for each in rules}
        named.pop("", None)
        if len(named) < 2:
            return rules
        pick = yield from self.ask("saves-first", [Option("choose", name) for name in named], land)
        first = named[pick.args[0]]
        return (first, *(each for each in rules if each is not first))

    def is_not_removed(self, land: int, code: int) -> Flow[bool]:
        """Whether a rule has a piece stay, or something else happen, instead of its removal."""
        for rule, its in at(self.s, "instead_of_removing"):
            if (yield from rule.instead_of_removing(self, its, land, code)):
                return True
        return False

    @property
    def more_damage(self) -> int:
        """What rules add once to the damage of the power."""
        return sum(rule.more_damage(self, its) for rule, its in at_seat(self.s, self.seat, "more_damage"))

    def tell_of_dahan(self, from_land: int, to_land: int) -> Flow[None]:
        """Let rules follow a dahan that has moved."""
        for rule, its in at(self.s, "dahan_moved"):
            yield from rule.dahan_moved(self, its, from_land, to_land)

    def tell_of_leaving(self, land: int) -> Flow[None]:
        """Let rules follow a dahan that has left a land, whatever became of it."""
        for rule, its in at(self.s, "dahan_left"):
            yield from rule.dahan_left(self, its, land)

    def tell_of_token(self, kind: int, from_land: int, to_land: int) -> Flow[None]:
        """Let rules follow a token that has moved."""
        for rule, its in at(self.s, "token_moved"):
            yield from rule.token_moved(self, its, kind, from_land, to_land)

    def token_lands(self, kind: int, land: int) -> int:
        """The lands from which a token comes or to which it goes when this action gathers or pushes it."""
        steps = 1
        if self.seat != NOBODY:
            for rule, its in at_seat(self.s, self.seat, "token_steps"):
                steps = max(steps, rule.token_steps(self.s, its, kind))
        return self.s.near(land) if steps == 1 else self._within(1 << land, steps) & ~(1 << land)

    def instead_of_token(self, kind: str, land: int, number: int = 1) -> bool:
        """Whether a rule has something else happen instead of adding so many tokens of a kind there (SI-163)."""
        rules = at(self.s, "instead_of_token")
        return any(rule.instead_of_token(self, its, kind, land, number) for rule, its in rules)

    def stand_ins(self, kind: int, land: int) -> list[int]:
        """The spirits whose presence there may be taken for one token of a kind (SI-058, SI-069)."""
        return [its.seat for rule, its in at(self.s, "stands_for") if rule.stands_for(self.s, its, kind, land)]

    def _standing(self, seat: int, kind: int, land: int) -> int:
        """How much presence of this spirit stands for one token there."""
        return max(rule.stands_for(self.s, its, kind, land) for rule, its in at_seat(self.s, seat, "stands_for"))

    def remove_together(self, seat: int, kind: int, land: int) -> None:
        """Presence that stands for a token there is removed as one."""
        for _ in range(self._standing(seat, kind, land)):
            self.remove_presence(seat, land)

    def move_together(self, seat: int, kind: int, from_land: int, to_land: int) -> Flow[None]:
        """Presence that stands for a token goes from one land to another as one (SI-186)."""
        for _ in range(self._standing(seat, kind, from_land)):
            self.move_presence(seat, from_land, to_land)
        self.tokens_moved.append((kind, from_land, to_land))
        yield from self.tell_of_token(kind, from_land, to_land)

    def taken_for(self) -> dict[int, int]:
        """By kind: the kinds of pieces that it affects as if they were of another kind, and as which."""
        found: dict[int, int] = {}
        for rule, its in at(self.s, "taken_for"):
            found |= rule.taken_for(self, its)
        return found

    def waits(self, end: End) -> bool:
        """Whether it is only seen at the end of the action if this becomes of a piece."""
        if not any(rule.puts_off(self, its, end) for rule, its in at(self.s, "puts_off")):
            return False
        waiting = sum((each.land, each.code) == (end.land, end.code) for each in self.put_off)
        if waiting < self.s.pieces[end.land][end.code]:  # or else all of them wait already
            self.put_off.append(end)
        return True

    def open_to(self, kind: int, lands: int) -> int:
        """Those of the lands to which this action can push or gather pieces of a kind."""
        for rule, its in at(self.s, "keeps_out"):
            lands &= ~rule.keeps_out(self, its, kind)
        return lands

    def may_go(self, seat: int, land: int) -> bool:
        """Whether presence of this spirit may go there."""
        return may_stand(self.s, seat, land) and not self.is_held(seat)

    def is_held(self, seat: int) -> bool:
        """Whether presence of this spirit cannot move."""
        return any(rule.presence_held(self.s, its) for rule, its in at_seat(self.s, seat, "presence_held"))

    # Presence.

    def add_presence(
        self, seat: int, lands: int, *, optional: bool = False, anywhere: bool = False, growth: bool = False
    ) -> Flow[int]:
        """Take presence from a track and put it into one of these lands; which (SI-032)."""
        spirit, its = self.s.spirits[seat], panel_of(self.s, seat)
        fits = bits(lands if anywhere else where_may_stand(self.s, seat, lands, growth))
        if not room_for_presence(self.s, seat):
            return (yield from self._reposition(seat, fits))
        sources = [its.tracks[place].name for place in open_tracks(self.s, seat)]
        price = regrow_price(self.s, seat) if growth and spirit.destroyed else None
        if price is not None and price <= spirit.energy:
            sources.append(DESTROYED)
        names = self.s.island.names
        options = [known_option("presence", source, names[land]) for source in sources for land in fits]
        if not options:
            return NOWHERE
        pick: Option = yield Decide(seat, "presence", [*options, DONE] if optional else options)
        if pick is DONE:
            return NOWHERE
        land = self.s.island.number_of[pick.args[1]]
        if pick.args[0] == DESTROYED:
            spirit.destroyed -= 1
            spirit.energy -= price or 0
            self._place(seat, land)
            yield from self._tell_of_growth(seat, land)
            return land
        place = its.place_of(pick.args[0])
        spirit.open[place] += 1
        self._place(seat, land)
        yield from self._tell_of_space(seat, place)
        if growth and at_seat(self.s, seat, "presence_grown"):
            yield from self._tell_of_growth(seat, land)
        return land

    def _tell_of_growth(self, seat: int, land: int) -> Flow[None]:
        """Let rules follow presence that growth has added; only growth takes it from beside the island."""
        for rule, its in at_seat(self.s, seat, "presence_grown"):
            yield from rule.presence_grown(self, its, land)

    def _reposition(self, seat: int, goals: Sequence[int]) -> Flow[int]:
        """No more presence may come to the island: what is there may go instead; where to, or NOWHERE."""
        names = self.s.island.names
        pairs = [(start, goal) for start in bits(self.s.presence_of(seat)) for goal in goals if start != goal]
        return (yield from self._shift(seat, [Option("shift", names[a], names[b]) for a, b in pairs]))

    def _shift(self, seat: int, options: Sequence[Option]) -> Flow[int]:
        """Presence goes from one land to another, or not; where to, or NOWHERE."""
        if not options:
            return NOWHERE
        pick: Option = yield Decide(seat, "shift", [*options, DONE])
        if pick is DONE:
            return NOWHERE
        start, goal = (self.s.island.number_of[name] for name in pick.args)
        self.move_presence(seat, start, goal)
        return goal

    def uncover(self, seat: int, track: str) -> Flow[None]:
        """Take presence from the next space of a track; rules follow that."""
        place = panel_of(self.s, seat).place_of(track)
        self.s.spirits[seat].open[place] += 1
        yield from self._tell_of_space(seat, place)

    def _tell_of_space(self, seat: int, place: int) -> Flow[None]:
        """Let rules follow the space of a track that was uncovered last."""
        for rule, effect in at_seat(self.s, seat, "uncovered"):
            name, number = panel_of(self.s, seat).tracks[place].name, self.s.spirits[seat].open[place] - 1
            yield from rule.uncovered(self, effect, name, number)

    def cover(self, seat: int, *, optional: bool = False) -> Flow[bool]:
        """Lay presence on a track again; False if no space can be covered (SI-068), or none is wanted."""
        its = panel_of(self.s, seat)
        names = [its.tracks[place].name for place in coverable_tracks(self.s, seat)]
        if not names:
            return False
        options = [Option("cover", name) for name in names]
        pick: Option = yield Decide(seat, "cover", [*options, DONE] if optional else options)
        if pick is DONE:
            return False
        self.s.spirits[seat].open[its.place_of(pick.args[0])] -= 1
        return True

    def return_presence(self, seat: int, land: int) -> Flow[None]:
        """Presence goes from the island back to a track, or is destroyed if it cannot (SI-068)."""
        if (yield from self.cover(seat)):
            self.s.spirits[seat].presence[land] -= 1
            self.changed.add(land)
            self.s.emit("presence-returned", seat, self.s.island.names[land])
            self._presence_left(seat, land)
        else:
            yield from self.lose_presence(seat, land)

    def keep_presence(self, seat: int, optional: bool = False) -> Flow[bool]:
        """A spirit lays presence of a track, or if it likes of the island, on its panel to keep it there."""
        spirit, its, names = self.s.spirits[seat], panel_of(self.s, seat), self.s.island.names
        options = [Option("set-aside", its.tracks[place].name) for place in open_tracks(self.s, seat)]
        must = bool(options) and not optional
        options += [Option("set-aside-from", names[land]) for land in bits(self.s.presence_of(seat))]
        pick: Option = yield Decide(seat, "set-aside", options if must else [*options, DONE])
        if pick is DONE:
            return False
        if pick.verb == "set-aside":
            yield from self.uncover(seat, pick.args[0])
        else:
            land = self.s.island.number_of[pick.args[0]]
            spirit.presence[land] -= 1
            self.changed.add(land)
            self._presence_left(seat, land)
        spirit.kept += 1
        self.s.emit("presence-set-aside", seat)
        return True

    def spend_kept(self, seat: int, number: int = 1) -> Flow[None]:
        """Presence that a spirit keeps on its panel goes back to its tracks, or is destroyed if it cannot."""
        spirit = self.s.spirits[seat]
        for _ in range(number):
            if not (yield from self.cover(seat)):
                spirit.destroyed += 1
            spirit.kept -= 1
            self.s.emit("presence-spent", seat)

    def shift_presence(self, seat: int, steps: int, lands: int = -1) -> Flow[int]:
        """A spirit may move one presence so many lands, into one of these; where it went, or NOWHERE."""
        names = self.s.island.names
        options = [
            Option("shift", names[start], names[goal])
            for start in bits(self.s.presence_of(seat))
            for goal in bits(self.around(1 << start, steps) & lands)
            if goal != start and self.may_go(seat, goal)
        ]
        return (yield from self._shift(seat, options))

    def _place(self, seat: int, land: int) -> None:
        self.s.spirits[seat].presence[land] += 1
        self.placed.append((seat, land))
        self.changed.add(land)
        self.s.emit("presence", seat, self.s.island.names[land])

    def restore_presence(self, seat: int, lands: int, number: int = 1) -> Flow[int]:
        """Put destroyed presence back, all into one of these lands; which, or NOWHERE."""
        spirit = self.s.spirits[seat]
        wanted = min(number, spirit.destroyed)
        if not wanted:
            return NOWHERE
        number = min(wanted, room_for_presence(self.s, seat))
        fits = sum(1 << land for land in bits(lands) if may_stand(self.s, seat, land))
        if not number:
            return (yield from self._reposition(seat, bits(fits)))
        self.chooser, before = seat, self.chooser
        land = yield from self.choose_land("restore", fits)
        self.chooser = before
        if land == NOWHERE:
            return NOWHERE
        for _ in range(number):
            spirit.destroyed -= 1
            self._place(seat, land)
        for _ in range(wanted - number):
            yield from self._reposition(seat, (land,))
        return land

    def destroy_presence(self, seat: int, lands: int = -1) -> Flow[bool]:
        """A spirit destroys one presence of its own in one of these lands."""
        held = self.s.presence_of(seat) & lands
        if not held:
            return False
        options = [known_option("lose", name) for name in self.s.names(held)]
        pick: Option = yield Decide(seat, "lose-presence", options)
        return bool((yield from self.lose_presence(seat, self.s.island.number_of[pick.args[0]])))

    def lose_presence(self, seat: int, land: int, number: int = 1) -> Flow[int]:
        """Presence of this spirit is destroyed there, unless a rule saves it; how much was (SI-067)."""
        lost = 0
        for _ in range(min(number, self.s.spirits[seat].presence[land])):
            if not (yield from self._is_presence_saved(seat, land)):
                self.remove_presence(seat, land)
                lost += 1
        if lost:
            for rule, its in at(self.s, "presence_destroyed"):
                yield from rule.presence_destroyed(self, its, seat, land, lost)
        return lost

    def _is_presence_saved(self, seat: int, land: int) -> Flow[bool]:
        for rule, its in at(self.s, "instead_of_losing"):
            if (yield from rule.instead_of_losing(self, its, seat, land)):
                return True
        return False

    def remove_presence(self, seat: int, land: int) -> None:
        """Presence of this spirit goes beside the island, where it counts as destroyed (SI-067)."""
        spirit = self.s.spirits[seat]
        if not spirit.presence[land]:
            return
        spirit.presence[land] -= 1
        spirit.destroyed += 1
        self.presence_lost.append((seat, land))
        self.changed.add(land)
        self.s.emit("presence-lost", seat, self.s.island.names[land])
        self._presence_left(seat, land)

    def give_up_presence(self, seat: int, land: int) -> None:
        """Presence of this spirit leaves the game for good; it is not destroyed (SI-067)."""
        spirit = self.s.spirits[seat]
        if not spirit.presence[land]:
            return
        spirit.presence[land] -= 1
        spirit.gone += 1
        self.changed.add(land)
        self.s.emit("presence-banished", seat, self.s.island.names[land])
        self._presence_left(seat, land)

    def _presence_left(self, seat: int, land: int) -> None:
        for rule, its in at(self.s, "presence_left"):
            rule.presence_left(self.s, its, seat, land)

    def move_presence(self, seat: int, from_land: int, to_land: int) -> None:
        """Presence of this spirit goes from one land to another, if it can move."""
        spirit = self.s.spirits[seat]
        if not spirit.presence[from_land] or self.is_held(seat):
            return
        spirit.presence[from_land] -= 1
        spirit.presence[to_land] += 1
        self.placed.append((seat, to_land))
        self.changed |= {from_land, to_land}
        self.s.emit("presence-moved", seat, self.s.island.names[from_land], self.s.island.names[to_land])
        self._presence_left(seat, from_land)

    # Spirits.

    def gain_energy(self, seat: int, number: int) -> None:
        """Energy for a spirit."""
        self.s.emit("energy", seat, gain_energy(self.s, seat, number))

    def lose_energy(self, seat: int, number: int) -> None:
        """A spirit loses energy, as far as it has any."""
        lost = min(number, self.s.spirits[seat].energy)
        if lost:
            self.s.spirits[seat].energy -= lost
            self.s.emit("energy-lost", seat, lost)

    def pay(self, number: int) -> None:
        """Energy that the acting spirit pays for a part of what it does; it must have so much."""
        self.s.spirits[self.seat].energy -= number
        self.s.emit("paid", self.seat, number)

    def gain_element(self, seat: int, element: str, number: int = 1) -> None:
        """Elements for a spirit, for the turn."""
        self.s.spirits[seat].gained[ANY if element == "any" else ELEMENTS.index(element)] += number
        self.s.emit("element", seat, element, number)

    def sacred(self, seat: int) -> int:
        """The sacred sites of a spirit."""
        return sacred_sites(self.s, seat)

    def around(self, lands: int, steps: int) -> int:
        """All lands in play within so many steps of these; all there are where the spirit ignores range."""
        if self.seat != NOBODY and ignores_range(self.s, self.seat):
            self.far = True
            return self.s.in_play
        return self._within(lands, steps)

    def _within(self, lands: int, steps: int) -> int:
        found, within = 0, self.s.island.within
        for land in bits(lands):
            found |= within(land, steps)
        return found & self.s.in_play
