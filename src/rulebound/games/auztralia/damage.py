"""Damage on Old Ones: cubes on their tiles, and what a destroyed one is worth to whom (AZ-C6, AZ-C15 to C17)."""

from collections.abc import Iterable

from rulebound.games.auztralia.revenge.tokens import clear_token
from rulebound.games.auztralia.state import CUBES, GONE, POLISH, SPARE_DISCS, TAKEN, AuztraliaState
from rulebound.games.auztralia.track import turn_order

PER_DISC = 5  # the damage that a disc stands for


def wound(s: AuztraliaState, tile: int, seat: int, amount: int) -> None:
    """Mark damage of the seat on a tile; when no cube is left for it, it counts all the same."""
    if not amount:
        return
    _set_damage(s, tile, seat, s.wounds[tile][seat] + amount)
    s.emit("wounded", seat, s.tables.tiles[tile].kind, s.board.ids[s.at[tile]], amount)


def clear_wounds(s: AuztraliaState, tile: int) -> None:
    """All damage leaves the tile, whoever dealt it, and the cubes go home (AZ-C15, AZ-C23)."""
    for seat, damage in enumerate(s.wounds[tile]):
        if damage:
            _set_damage(s, tile, seat, 0)


def heal(s: AuztraliaState, tile: int, number: int) -> None:
    """So much damage leaves a tile, first that of who has most on it, of several the next to act (RV-M22)."""
    wounds = s.wounds[tile]
    healed = min(number, s.damage_on(tile))
    for _ in range(healed):
        seat = max(turn_order(s), key=wounds.__getitem__)
        _set_damage(s, tile, seat, wounds[seat] - 1)
    s.emit("soothed", s.tables.tiles[tile].kind, s.board.ids[s.at[tile]], healed)


def _set_damage(s: AuztraliaState, tile: int, seat: int, damage: int) -> None:
    s.wounds[tile][seat] = damage
    fill_hq(s, seat)


def fill_hq(s: AuztraliaState, seat: int) -> None:
    """The cubes that are neither in a box nor on the map are in the HQ."""
    player = s.players[seat]
    player.hq = max(0, CUBES - sum(player.boxes) - cubes_on_map(s, seat))


def cubes_on_map(s: AuztraliaState, seat: int) -> int:
    """The cubes that mark the seat's damage: spare discs stand for five on one tile wherever they can (AZ-C6)."""
    damage = [number for wounds in s.wounds if (number := wounds[seat])]
    discs = min(SPARE_DISCS, sum(each // PER_DISC for each in damage))
    return sum(damage) - PER_DISC * discs


def bury(s: AuztraliaState, tiles: Iterable[int]) -> None:
    """Destroy those of the tiles that have taken as much damage as they can."""
    for tile in tiles:
        if s.damage_on(tile) >= s.tables.tiles[tile].capacity:
            _destroy(s, tile)


def _destroy(s: AuztraliaState, tile: int) -> None:
    facts, wounds, h = s.tables.tiles[tile], s.wounds[tile], s.at[tile]
    hunters = [seat for seat, cubes in enumerate(wounds) if cubes]
    if len(hunters) == 1:  # AZ-C16
        s.players[hunters[0]].tiles.append(tile)
        s.put_tile(tile, TAKEN)
        s.emit("destroyed", hunters[0], facts.kind, facts.vp)
    else:
        s.put_tile(tile, GONE)
        s.emit("destroyed-together", facts.kind, facts.vp)
        for seat, vp in shares(s.edition, facts.vp, {seat: wounds[seat] for seat in hunters}).items():
            s.players[seat].vp += vp
            s.emit("share", seat, vp)
    s.destroyed.append(tile)
    clear_wounds(s, tile)
    clear_token(s, h, hunters)


def shares(edition: str, vp: int, cubes: dict[int, int]) -> dict[int, int]:
    """Equal parts; the rest goes to who did most damage, or is shared among those who did (AZ-C17)."""
    part, rest = divmod(vp, len(cubes))
    best = [seat for seat, number in cubes.items() if number == max(cubes.values())]
    more, odd = divmod(rest, len(best))
    if odd and edition == POLISH:  # what does not come out even is nobody's; in French only the odd points
        more = 0
    return {seat: part + (more if seat in best else 0) for seat in cubes}
