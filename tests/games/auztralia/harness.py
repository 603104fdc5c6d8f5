"""A table of AuZtralia set up by hand, in the words of the game, and played from there.

    table = Table(2).port(0, "k4").rail(0, "k4", "j4").units(0, infantry=2).tile("zombie", "i4")
    play = table.begin(0)
    play.pick("attack", "target i4", ...).expect(...)

The map is bare unless asked for: no tiles, no resources. Ports stand on sites of their own until they are placed.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Self

from rulebound.games.auztralia.damage import fill_hq
from rulebound.games.auztralia.game import GAME
from rulebound.games.auztralia.pack import UNITS
from rulebound.games.auztralia.setup import new_world
from rulebound.games.auztralia.state import FARMS, GONE, PILE, RESOURCES, AuztraliaState
from rulebound.kernel import Event, Match

FIRST_PORTS = {"east": ("k4", "c8", "i8", "f8"), "west": ("a2", "a4", "b6", "d7"), "tazmania": ("c8", "j5")}


class Table:
    """A position being set up."""

    def __init__(
        self, seats: int = 2, side: str = "east", seed: int = 1, bare: bool = True, **setup: object
    ) -> None:
        players = seats - (setup.get("mode") == "revenge")
        first = {"first": "seat-1"} if players > 1 else {}
        self.setup = GAME.setup.check({"seats": seats, "map": side, **first, **setup})
        self.s: AuztraliaState = new_world(self.setup, seed)
        s = self.s
        if bare:
            for tile, at in enumerate(s.at):
                if at >= 0:
                    s.put_tile(tile, PILE)
                    s.piles[s.tables.tiles[tile].level - 1].append(tile)
            s.ore = [[0] * s.board.size for _ in s.ore]
            s.tokens = s.dangerous = 0
            for player in s.players:
                s.units = [left + number for left, number in zip(s.units, player.barracks, strict=True)]
                player.barracks = [0] * len(UNITS)
        s.phase = "play"
        for seat, name in zip(range(players), FIRST_PORTS[side], strict=False):
            s.players[seat].port = s.board.number_of[name]

    def hex(self, name: str) -> int:
        """The number of a hex."""
        return self.s.board.number_of[name]

    def port(self, seat: int, name: str) -> Self:
        """Put a seat's port somewhere."""
        self.s.players[seat].port = self.hex(name)
        return self

    def rail(self, seat: int, *names: str) -> Self:
        """Lay rails from hex to hex."""
        player = self.s.players[seat]
        for one, other in pairwise(names):
            self.s.put_rail(self.s.board.edge_between[self.hex(one), self.hex(other)], seat)
            player.rails -= 1
        return self

    def farm(self, seat: int, name: str, kind: str, blighted: bool = False) -> Self:
        """Place a farm."""
        number = FARMS.index(kind)
        self.s.farm[self.hex(name)] = 3 * seat + number
        self.s.players[seat].farms[number] -= 1
        if blighted:
            self.s.blighted |= 1 << self.hex(name)
        return self

    def tile(
        self,
        kind: str,
        name: str,
        up: bool = True,
        damage: dict[int, int] | None = None,
        level: int = 0,
        mark: str = "",
    ) -> Self:
        """Put an Old One tile of this kind on a hex, with damage by seats."""
        s = self.s
        number = next(
            n
            for n, tile in enumerate(s.tables.tiles)
            if tile.kind == kind and tile.mark == mark and s.at[n] < 0 and (not level or tile.level == level)
        )
        for pile in [*s.piles, *(s.dark.piles if s.dark is not None else [])]:
            if number in pile:
                pile.remove(number)
        s.put_tile(number, self.hex(name))
        if up:
            s.face_up |= 1 << number
        for seat, wounds in (damage or {}).items():
            s.wounds[number][seat] = wounds
            fill_hq(s, seat)
        return self

    def token(self, *names: str, dangerous: bool = False) -> Self:
        """Put rebirth tokens on hexes."""
        for name in names:
            self.s.tokens |= 1 << self.hex(name)
            if dangerous:
                self.s.dangerous |= 1 << self.hex(name)
        return self

    def outpost(self, seat: int, *names: str) -> Self:
        """Place outposts."""
        self.s.players[seat].outposts += [self.hex(name) for name in names]
        return self

    def mythos(self, *names: str) -> Self:
        """The hand of who plays the Old Ones; the other cards are the deck."""
        s = self.s
        assert s.dark is not None
        wanted = [next(n for n, card in enumerate(s.tables.mythos) if card.id == name) for name in names]
        s.mythos = [n for n in range(len(s.tables.mythos)) if n not in wanted]
        s.dark.hand = wanted
        return self

    def remove_blanks(self) -> Self:
        """Take the blank tiles out of the piles."""
        for n, tile in enumerate(self.s.tables.tiles):
            if tile.kind == "blank":
                self.s.put_tile(n, GONE)
                for pile in self.s.piles:
                    if n in pile:
                        pile.remove(n)
        return self

    def ore(self, name: str, **pieces: int) -> Self:
        """Put resources on a hex."""
        for kind, number in pieces.items():
            self.s.ore[RESOURCES.index(kind)][self.hex(name)] = number
        return self

    def give(self, seat: int, **things: int) -> Self:
        """Set what a player has: gold=4, coal=2..."""
        for name, number in things.items():
            setattr(self.s.players[seat], name, number)
        return self

    def units(self, seat: int, **numbers: int) -> Self:
        """Units to the barracks: infantry=2, armoured_car=1..."""
        for name, number in numbers.items():
            kind = UNITS.index(name.replace("_", "-"))
            self.s.players[seat].barracks[kind] += number
            self.s.units[kind] -= number
        return self

    def hand(self, seat: int, *names: str) -> Self:
        """Give characters."""
        s = self.s
        for name in names:
            if name in s.display:
                s.display[s.display.index(name)] = s.characters.pop()
            else:
                s.characters.remove(name)
            s.players[seat].hand.append(name)
        return self

    def display(self, *names: str) -> Self:
        """Lay out the display, the newest first."""
        s = self.s
        pool = [*s.display, *s.characters]
        rest = [name for name in pool if name not in names]
        s.display, s.characters = list(names), rest
        return self

    def cards(self, *numbers: int) -> Self:
        """The next Old One cards, by their printed numbers, in the order in which they will be turned."""
        s = self.s
        by_number = {card.number: at for at, card in enumerate(s.tables.cards)}
        wanted = [by_number[number] for number in numbers]
        rest = [card for card in s.deck if card not in wanted]
        s.discard = [card for card in s.discard if card not in wanted]
        s.deck = [*rest, *reversed(wanted)]
        return self

    def revelation(self, *kinds: str) -> Self:
        """The next Revelation cards, by their kinds, in the order in which they will be turned."""
        s = self.s
        for kind in reversed(kinds):
            card = next(
                n
                for n, card in enumerate(s.tables.revelations)
                if card.kind == kind and n not in s.revelations[-len(kinds) :]
            )
            if card in s.revelations:
                s.revelations.remove(card)
            else:
                s.revelations.pop(0)
            s.revelations.append(card)
        return self

    def clock(self, *spaces: int) -> Self:
        """Where the discs stand: seats in order, then the purple one if given; the first given lies on top."""
        for disc, space in enumerate(spaces):
            self.s.space[disc] = space
            self.s.came[disc] = len(spaces) - disc
        self.s.arrivals = len(spaces)
        return self

    def begin(self) -> "Played":
        """Play on from here."""
        return Played(Match.at(GAME, self.setup, self.s))


class Played:
    """A match from a set-up position; every pick checks the laws of the box."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def s(self) -> AuztraliaState:
        """The state now."""
        assert isinstance(self.match.state, AuztraliaState)
        return self.match.state

    @property
    def asked(self) -> str:
        """The pending prompt; empty at the end."""
        return self.match.pending.prompt if self.match.pending is not None else ""

    def options(self, verb: str = "") -> list[str]:
        """What may be picked now, by whoever is asked."""
        pending = self.match.pending
        found = [o.text for seat in pending.seats for o in pending.options_of(seat)] if pending is not None else []
        return [text for text in found if text.split()[0] == verb] if verb else found

    def pick(self, *texts: str) -> Self:
        """Pick for whoever is asked."""
        for text in texts:
            pending = self.match.pending
            assert pending is not None, f"{text}: the game is over"
            seat = next((n for n in pending.seats if text in [o.text for o in pending.options_of(n)]), None)
            assert seat is not None, f"{text!r} is not open at {pending.prompt!r}: {self.options()}"
            self.match.pick(seat, text)
            assert list(GAME.invariants(self.s)) == []
        return self

    def events(self, kind: str) -> list[tuple[object, ...]]:
        """What has happened of this kind."""
        return [event.args for event in self.match.events if event.kind == kind]

    def at(self, name: str) -> int:
        """The number of a hex."""
        return self.s.board.number_of[name]

    def kinds_at(self, name: str) -> list[str]:
        """The Old Ones on a hex, by kind."""
        return sorted(self.s.tables.tiles[tile].kind for tile in self.s.tiles_at(self.at(name)))


def said(events: Iterable[Event]) -> list[str]:
    """The kinds of these events."""
    return [event.kind for event in events]
