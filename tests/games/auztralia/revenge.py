"""Tables with an Old One player: its hand, its tiles, the unused ones, and cards that do something else."""

from collections.abc import Sequence
from typing import Self

import pytest

from rulebound.games.auztralia.mythos_cards import CardEffect
from rulebound.games.auztralia.state import GONE, HOARD, PILE, TAKEN, Dark
from tests.games.auztralia.harness import Played, Table


class DarkTable(Table):
    """A bare map, some humans with their ports, and who plays the Old Ones, with these cards, on the last seat."""

    def __init__(self, *cards: str, humans: int = 2, difficulty: str = "normal") -> None:
        super().__init__(humans + 1, mode="revenge", difficulty=difficulty)
        self.mythos(*cards)

    @property
    def dark(self) -> Dark:
        """What the Old One player has."""
        assert self.s.dark is not None
        return self.s.dark

    def mythos(self, *names: str) -> Self:
        """The hand; the other cards are the deck."""
        super().mythos(*names)
        return self

    def old_ones_act(self, *spaces: int) -> Self:
        """The purple disc is on 10, on top of all there; the humans' are on 20 and on, or on these spaces."""
        self.clock(*(spaces or range(20, 20 + self.s.seat_count)), 10)
        self.s.arrivals += 1
        self.s.came[self.s.old_ones] = self.s.arrivals
        return self

    def number(self, name: str) -> int:
        """A Mythos card by its id."""
        return next(n for n, card in enumerate(self.s.tables.mythos) if card.id == name)

    def discarded(self, *names: str) -> Self:
        """These cards were played before."""
        for name in names:
            self.s.mythos.remove(self.number(name))
            self.s.played.append(self.number(name))
        return self

    def deck(self, *names: str) -> Self:
        """The top of the Mythos deck, the first card uppermost."""
        for name in reversed(names):
            self.s.mythos.remove(self.number(name))
            self.s.mythos.append(self.number(name))
        return self

    def unused(self, **kinds: str) -> Self:
        """The unused tiles, by kinds: one="zombie mi-go", two="", three="cthulhu"; the others are put away."""
        for level, name in enumerate(("one", "two", "three")):
            self.s.piles[level] = self._only(level + 1, self.s.piles[level], kinds.get(name, ""), PILE)
        return self

    def hoard(self, **kinds: str) -> Self:
        """The tiles that the Old One player can place, in the same way."""
        for level, name in enumerate(("one", "two", "three")):
            self.dark.piles[level] = self._only(level + 1, self.dark.piles[level], kinds.get(name, ""), HOARD)
        return self

    def _only(self, level: int, before: list[int], kinds: str, place: int) -> list[int]:
        s = self.s
        found: list[int] = []
        for tile in before:
            s.put_tile(tile, GONE)
        for kind in kinds.split():
            found.append(self._free(kind, level, found))
            s.put_tile(found[-1], place)
        return found

    def _free(self, kind: str, level: int, but: Sequence[int] = ()) -> int:
        s = self.s
        tile = next(
            n
            for n, its in enumerate(s.tables.tiles)
            if its.kind == kind and its.level == level and s.at[n] in (PILE, HOARD, GONE) and n not in but
        )
        for pile in [*s.piles, *self.dark.piles]:
            if tile in pile:
                pile.remove(tile)
        return tile

    def taken(self, seat: int, kind: str, level: int) -> Self:
        """A human has destroyed such an Old One alone."""
        tile = self._free(kind, level)
        self.s.put_tile(tile, TAKEN)
        self.s.face_up |= 1 << tile
        self.s.players[seat].tiles.append(tile)
        self.s.destroyed.append(tile)
        return self

    def card_does(self, monkeypatch: pytest.MonkeyPatch, name: str, *effects: CardEffect) -> Self:
        """Another text on a card."""
        tables = self.s.tables
        cards = [
            card if card.id != name else type(card)(card.id, card.combat, effects, card.time)
            for card in tables.mythos
        ]
        monkeypatch.setattr(tables, "mythos", tuple(cards))
        return self


def hand(play: Played) -> list[str]:
    """The Mythos cards in the Old One player's hand."""
    assert play.s.dark is not None
    return sorted(play.s.tables.mythos[card].id for card in play.s.dark.hand)


def played(play: Played) -> list[str]:
    """The Mythos cards that are discarded, the last one last."""
    return [play.s.tables.mythos[card].id for card in play.s.played]


def points(play: Played) -> int:
    """What the Old One player has been paid."""
    assert play.s.dark is not None
    return play.s.dark.points


def purple(play: Played) -> int:
    """Where the purple disc is."""
    return play.s.space[play.s.old_ones]


def who(play: Played) -> int:
    """The seat that is asked."""
    assert play.match.pending is not None
    (seat,) = play.match.pending.seats
    return seat


def up_at(play: Played, name: str) -> list[str]:
    """The kinds that lie face up on a hex."""
    s = play.s
    return sorted(s.tables.tiles[tile].kind for tile in s.tiles_at(play.at(name)) if s.is_up(tile))
