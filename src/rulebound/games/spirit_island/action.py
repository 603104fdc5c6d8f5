"""An action with all its verbs: what a power, a growth symbol, a fear card or a ravage does to the island."""

from typing import Final

from rulebound.games.spirit_island.acting import DECLINE, EVERY
from rulebound.games.spirit_island.change import Change
from rulebound.games.spirit_island.island import bits
from rulebound.games.spirit_island.panel import panel_of, sacred_sites
from rulebound.games.spirit_island.state import ELEMENTS, NOWHERE
from rulebound.kernel import DONE, Decide, Flow, Option

__all__ = ["DECLINE", "DESTROYED", "EVERY", "Action"]

DESTROYED: Final = "destroyed"  # whence presence comes that is on no track


class Action(Change):
    """Besides what hurts pieces and what changes them: presence, and what spirits gain."""

    # Presence.

    def add_presence(
        self, seat: int, lands: int, *, optional: bool = False, anywhere: bool = False, growth: bool = False
    ) -> Flow[int]:
        """Take presence from a track and put it into one of these lands; which (SI-032)."""
        spirit, its = self.s.spirits[seat], panel_of(self.s, seat)
        fits = [land for land in bits(lands) if anywhere or its.may_stand(self.s, land, growth)]
        tracks = zip(its.tracks, spirit.open, strict=True)
        sources = [track.name for track, uncovered in tracks if uncovered < len(track.spaces)]
        price = its.may_regrow(self.s, seat) if growth and spirit.destroyed else None
        if price is not None and price <= spirit.energy:
            sources.append(DESTROYED)
        options = [Option("presence", source, self.s.island.names[land]) for source in sources for land in fits]
        if not options:
            return NOWHERE
        pick: Option = yield Decide(seat, "presence", [*options, DONE] if optional else options)
        if pick is DONE:
            return NOWHERE
        land = self.s.island.number_of[pick.args[1]]
        if pick.args[0] == DESTROYED:
            spirit.destroyed -= 1
            spirit.energy -= price or 0
        else:
            spirit.open[its.place_of(pick.args[0])] += 1
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
