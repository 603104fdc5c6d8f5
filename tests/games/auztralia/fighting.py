"""Combats for tests: Old One cards written for the occasion, and forces sent out.

A card is written like `zombie I/PS mi-go F/A`: against each kind, left of the slash the units that hit (I C A F T:
infantry, car, artillery, airship (flying), train), right of it what comes back (P damage, A airship damage, S
sanity). `zombie!` lets zombies move. Rows that are not named are empty.
"""

import pytest

from rulebound.games.auztralia.kinds import KINDS
from rulebound.games.auztralia.pack import CLOCKWISE, Card, Row
from tests.games.auztralia.harness import Played, Table

LETTERS = "ICAFT"
NOTHING = "-"


def write(monkeypatch: pytest.MonkeyPatch, table: Table, *texts: str) -> Table:
    """These are the next cards."""
    tables = table.s.tables
    cards = [*tables.cards]
    for n, text in enumerate(texts):
        cards[n] = _card(cards[n].number, text)
    monkeypatch.setattr(tables, "cards", tuple(cards))
    return table.cards(*(card.number for card in cards[: len(texts)]))


def _card(number: int, text: str) -> Card:
    rows = {kind: Row((), 0, 0, 0) for kind in KINDS}
    moves = set()
    words = [word for word in text.split() if word != NOTHING]
    while words:
        kind = words.pop(0)
        if kind.endswith("!"):
            moves.add(kind[:-1])
            continue
        hits, back = words.pop(0).split("/")
        rows[kind] = Row(
            tuple(LETTERS.index(letter) for letter in hits), back.count("P"), back.count("A"), back.count("S")
        )
    return Card(number, 0, CLOCKWISE, frozenset(moves), rows)


def front(*foes: str, hand: tuple[str, ...] = (), up: bool = True, **units: int) -> Table:
    """Seat 0 at turn, with units in k4 and a rail to j4, where these Old Ones of level 1 stand."""
    table = Table(2).clock(10, 12).rail(0, "k4", "j4").hand(0, *hand).units(0, **units)
    for foe in foes:
        table.tile(foe, "j4", up=up)
    return table


def purple_acts(table: Table, *spaces: int) -> Table:
    """The purple disc steps from 23 to 24 now, and only once if a seat is on 23."""
    table.clock(*spaces, 23)
    table.s.came[table.s.old_ones] = table.s.arrivals = 10
    return table


def attack(table: Table, *units: str) -> Played:
    """Begin, attack j4 or wherever there is something, and send these units (`infantry 2`), or all."""
    return send(table.begin().pick("attack"), *units)


def send(play: Played, *units: str) -> Played:
    """Send these units, or all."""
    barracks = play.s.players[0].barracks
    wanted = units or tuple(f"{name} {barracks[n]}" for n, name in enumerate(NAMES) if barracks[n])
    for unit in wanted:
        if play.asked == "send":
            play.pick(f"send {unit}")
    if play.asked == "send":
        play.pick("done")
    return play


NAMES = ("infantry", "armoured-car", "artillery", "airship", "armoured-train")


def home(play: Played, seat: int = 0) -> dict[str, int]:
    """The units in the barracks."""
    return {name: number for name, number in zip(NAMES, play.s.players[seat].barracks, strict=True) if number}


def out(play: Played) -> dict[str, int]:
    """The units in the fight."""
    assert play.s.fight is not None
    return {name: number for name, number in zip(NAMES, play.s.fight.force, strict=True) if number}


def hurt(play: Played) -> dict[str, int]:
    """The damage on the stacks in the fight."""
    assert play.s.fight is not None
    return {name: number for name, number in zip(NAMES, play.s.fight.hurt, strict=True) if number}


def sanity(play: Played) -> int:
    """The sanity that is left."""
    assert play.s.fight is not None
    return play.s.fight.sanity


def wounds(play: Played, kind: str) -> list[int]:
    """The damage on the tiles of a kind on the map."""
    s = play.s
    return [s.damage_on(n) for n, at in enumerate(s.at) if at >= 0 and s.tables.tiles[n].kind == kind]


def trophies(play: Played, seat: int = 0) -> list[str]:
    """The kinds of the tiles taken."""
    return sorted(play.s.tables.tiles[tile].kind for tile in play.s.players[seat].tiles)
