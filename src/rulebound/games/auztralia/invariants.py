"""The laws of the box: nothing is lost and nothing is made, whatever happens."""

from collections.abc import Iterator

from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.character import CHARACTERS
from rulebound.games.auztralia.damage import cubes_on_map
from rulebound.games.auztralia.network import network, rail_edges
from rulebound.games.auztralia.pack import UNITS
from rulebound.games.auztralia.revenge.outposts import OUTPOSTS
from rulebound.games.auztralia.revenge.tokens import TOKENS
from rulebound.games.auztralia.state import (
    BASE,
    CUBES,
    FARMS,
    FARMS_OF_A_KIND,
    HOARD,
    NOBODY,
    PILE,
    RAILS,
    TAKEN,
    AuztraliaState,
)


def broken_laws(s: AuztraliaState) -> Iterator[str]:
    """Every law that does not hold."""
    for seat in range(s.seat_count):
        yield from _piece_laws(s, seat)
    yield from _unit_laws(s)
    yield from _tile_laws(s)
    yield from _card_laws(s)
    yield from _track_laws(s)
    yield from _map_laws(s)
    yield from _revenge_laws(s)
    yield from _kept_laws(s)


def _piece_laws(s: AuztraliaState, seat: int) -> Iterator[str]:
    """Cubes, rails, farms and stores of one player."""
    player = s.players[seat]
    cubes = player.hq + sum(player.boxes) + cubes_on_map(s, seat)
    # Damage counts even when no cube is left to mark it (a ruling), so only then there may be more than twenty.
    if cubes != CUBES and not (cubes > CUBES and player.hq == 0):
        yield f"seat {seat}: {cubes} cubes"
    rails = player.rails + s.rails.count(seat)
    if rails != _rails_of(s) or player.rails < 0:
        yield f"seat {seat}: {rails} rails, {player.rails} left"
    for kind, name in enumerate(FARMS):
        farms = player.farms[kind] + s.farm.count(3 * seat + kind)
        if farms != FARMS_OF_A_KIND or player.farms[kind] < 0:
            yield f"seat {seat}: {farms} {name} farms, {player.farms[kind]} left"
    stores = (player.coal, player.iron, player.gold, player.phosphate, player.vp, player.hq, *player.boxes)
    if min(stores) < 0 or min(player.barracks) < 0:
        yield f"seat {seat}: stores {stores}, barracks {player.barracks}"


def _rails_of(s: AuztraliaState) -> int:
    return RAILS if s.offered else s.term("rails", RAILS)


def _unit_laws(s: AuztraliaState) -> Iterator[str]:
    for kind, unit in enumerate(s.tables.units):
        count = s.units[kind] + sum(player.barracks[kind] for player in s.players)
        if s.fight is not None:
            count += s.fight.force[kind]
        if count != unit.count or s.units[kind] < 0:
            yield f"{count} of {UNITS[kind]}, {s.units[kind]} in the supply"


def _tile_laws(s: AuztraliaState) -> Iterator[str]:
    """Every tile is in one place, and damage lies only on tiles that are face up on the map."""
    piled = sorted(tile for pile in s.piles for tile in pile)
    if piled != [tile for tile, at in enumerate(s.at) if at == PILE]:
        yield f"the piles hold {piled}"
    owned = sorted(tile for player in s.players for tile in player.tiles)
    if owned != [tile for tile, at in enumerate(s.at) if at == TAKEN]:
        yield f"the players have taken {owned}"
    hoard = sorted(tile for pile in s.dark.piles for tile in pile) if s.dark is not None else []
    if hoard != [tile for tile, at in enumerate(s.at) if at == HOARD]:
        yield f"the Old One player has {hoard}"
    if not all(HOARD <= at < s.board.size for at in s.at):
        yield f"tiles at {s.at}"
    for tile, wounds in enumerate(s.wounds):
        if any(wounds) and (s.at[tile] < 0 or not s.is_up(tile) or min(wounds) < 0):
            yield f"tile {tile} at {s.at[tile]} has damage {wounds}"
    for level, pile in enumerate(s.piles, 1):
        if any(s.tables.tiles[tile].level != level or s.is_up(tile) for tile in pile):
            yield f"the pile of level {level} holds other tiles, or some face up"
    if len(s.destroyed) != len(set(s.destroyed)):
        yield f"destroyed twice: {s.destroyed}"


def _card_laws(s: AuztraliaState) -> Iterator[str]:
    cards = sorted([*s.deck, *s.discard])
    if cards != list(range(len(s.tables.cards))):
        yield f"Old One cards: {len(cards)}"
    revelations = [*s.revelations, *s.revealed]
    if len(set(revelations)) != len(revelations):
        yield f"Revelation cards twice: {revelations}"
    held = [name for player in s.players for name in (*player.hand, *player.spent)]
    characters = [*s.display, *s.characters, *s.looking, *s.removed, *held]
    if sorted(characters) != sorted(CHARACTERS):
        yield f"characters: {sorted(characters)}"


def _track_laws(s: AuztraliaState) -> Iterator[str]:
    if len(set(s.came)) != len(s.came) or max(s.came) > s.arrivals:
        yield f"discs came as {s.came} of {s.arrivals}"
    last = s.tables.end + (1 if s.dark is not None else 0)  # a card of 2 time may lead one beyond
    if min(s.space) < 0 or s.space[s.old_ones] > last:
        yield f"discs on {s.space}"


def _map_laws(s: AuztraliaState) -> Iterator[str]:
    """Railways hang together, and only a farm can be blighted."""
    board = s.board
    reach = [network(s, seat) for seat in range(s.seat_count)]
    for edge, seat in enumerate(s.rails):
        if seat != NOBODY:
            one, other = board.edges[edge]
            if s.mode == BASE and not reach[seat] >> one & reach[seat] >> other & 1:
                yield f"seat {seat}: the rail {board.ids[one]} {board.ids[other]} hangs loose"
    for h in bits(s.blighted):
        if s.farm[h] == NOBODY:
            yield f"{board.ids[h]}: a blighted farm that is not there"
    haunted = s.haunted()
    if s.phase == "play" and s.fight is None and s.doing == NOBODY and not s.raided:
        for seat, player in enumerate(s.players):
            if haunted >> player.port & 1 and s.lost_port == NOBODY:
                yield f"seat {seat}: an Old One on the port, and nobody fights it"


def _kept_laws(s: AuztraliaState) -> Iterator[str]:
    """What is kept ready beside the state holds for tiles and rails as they lie now."""
    fresh = s.copy()
    fresh.kept = None
    if s.haunted() != fresh.haunted():
        yield "a tile has moved, and what is kept ready does not know"
    for seat in range(s.seat_count):
        if (network(s, seat), rail_edges(s, seat, hills=True)) != (
            network(fresh, seat),
            rail_edges(fresh, seat, hills=True),
        ):
            yield f"seat {seat}: a rail has come or gone, and what is kept ready does not know"


def _revenge_laws(s: AuztraliaState) -> Iterator[str]:
    """Rebirth tokens, outposts, ports and Mythos cards of the expansion."""
    if s.dangerous & ~s.tokens:
        yield "a dangerous side without a token"
    taken = sum(player.tokens for player in s.players)
    if s.tokens.bit_count() + taken > TOKENS:
        yield f"{s.tokens.bit_count()} rebirth tokens on the map and {taken} taken"
    stand = [h for player in s.players for h in player.outposts]
    if len(set(stand)) != len(stand) or any(len(player.outposts) > OUTPOSTS for player in s.players):
        yield f"outposts at {stand}"
    if any(player.strength not in (0, 2, 4) for player in s.players):
        yield f"ports of strength {[player.strength for player in s.players]}"
    if s.mode == BASE and (s.tokens or stand or s.mythos or s.dark is not None):
        yield "pieces of the expansion in the base game"
    cards = [*s.mythos, *s.played, *(card for player in s.players for card in player.waiting)]
    if s.dark is not None:
        cards += [*s.dark.hand, *s.dark.drawn, *([s.dark.open] if s.dark.open != NOBODY else [])]
        if not {*s.dark.known} <= {*s.dark.hand}:
            yield f"cards {s.dark.known} were seen and are not in the hand {s.dark.hand}"
    if len(set(cards)) != len(cards) or len(cards) != s.mythos_cards:
        yield f"Mythos cards: {sorted(cards)}"
    if not 0 <= s.sunk <= len(s.mythos):
        yield f"{s.sunk} cards of {len(s.mythos)} were put under the deck"
