"""Tables with a solo Mythos deck: the next cards, the cards that wait, and the turn of one.

play = turn(alone().tile("zombie", "g3"), "solo-gnoph-keh")
"""

from rulebound.games.auztralia.state import TAKEN, AuztraliaState
from tests.games.auztralia.harness import Played, Table
from tests.games.auztralia.night import activate

STILL = (10, 23, 31, 40)  # Old One cards that move nobody


def alone(**setup: object) -> Table:
    """A bare table of the Mythos game for one, with a port in k4."""
    return Table(1, mode="mythos", **setup)  # type: ignore[arg-type]


def together(seats: int = 2, **setup: object) -> Table:
    """A bare table of the Empowered game, with ports in k4, c8..."""
    return Table(seats, mode="empowered", **setup)  # type: ignore[arg-type]


def number_of(s: AuztraliaState, name: str) -> int:
    """The number of a card."""
    return next(n for n, card in enumerate(s.tables.solo_mythos) if card.id == name)


def _take(s: AuztraliaState, names: tuple[str, ...]) -> list[int]:
    """These cards out of the deck, or for those in the box as many from its bottom."""
    wanted = [number_of(s, name) for name in names]
    rest = [card for card in s.mythos if card not in wanted]
    s.mythos = rest[len(rest) - (len(s.mythos) - len(wanted)) :]
    return wanted


def deck(table: Table, *names: str) -> Table:
    """The next cards, in the order in which they will be turned."""
    s = table.s
    wanted = _take(s, names)
    s.mythos += reversed(wanted)
    return table


def waiting(table: Table, *names: str, seat: int = 0) -> Table:
    """Cards that wait before a player, in the order in which they came."""
    table.s.players[seat].waiting += _take(table.s, names)
    return table


def turn(table: Table, *names: str, to: int = 24) -> Played:
    """One activation that leads the purple disc to this space; nobody moves, and these are the next cards."""
    return activate(deck(table, *names).cards(*STILL), to - 1)


def front(*foes: str, up: bool = False, hand: tuple[str, ...] = (), **units: int) -> Table:
    """A player alone, at turn, with units in k4 and a rail to j4, where these Old Ones lie.

    Unless they lie face up, one is asked before the first card of a combat: one may withdraw.
    """
    table = alone().clock(10).rail(0, "k4", "j4").hand(0, *hand).units(0, **units)
    for foe in foes:
        table.tile(foe, "j4", up=up)
    return table


def trophy(table: Table, kind: str, level: int, seat: int = 0) -> Table:
    """The seat has taken such a tile."""
    s = table.s
    tile = next(n for n, its in enumerate(s.tables.tiles) if (its.kind, its.level, s.at[n]) == (kind, level, -1))
    s.piles[level - 1].remove(tile)
    s.put_tile(tile, TAKEN)
    s.players[seat].tiles.append(tile)
    s.destroyed.append(tile)
    return table


def before(play: Played, seat: int = 0) -> list[str]:
    """The cards that wait before a player."""
    return [play.s.tables.solo_mythos[card].id for card in play.s.players[seat].waiting]


def discarded(play: Played) -> list[str]:
    """The cards that were carried out."""
    return [play.s.tables.solo_mythos[card].id for card in play.s.played]


def seen(play: Played) -> list[str]:
    """The hexes with a face-up Old One, in alphabetical order."""
    s = play.s
    return sorted(s.board.ids[at] for tile, at in enumerate(s.at) if at >= 0 and s.is_up(tile))
