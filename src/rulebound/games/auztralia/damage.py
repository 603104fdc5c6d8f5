"""Damage on Old Ones: cubes on their tiles, and what a destroyed one is worth to whom (AZ-C6, AZ-C15 to C17)."""

from collections.abc import Iterable

from rulebound.games.auztralia.state import CUBES, GONE, TAKEN, World


def wound(s: World, tile: int, seat: int, amount: int) -> None:
    """Cubes from the HQ, else out of the fullest action box; with none left the damage counts all the same."""
    if not amount:
        return
    player = s.players[seat]
    for _ in range(amount):
        if player.hq:
            player.hq -= 1
        elif any(player.boxes):
            player.boxes[player.boxes.index(max(player.boxes))] -= 1
    s.wounds[tile][seat] += amount
    s.emit("wounded", seat, s.tables.tiles[tile].kind, s.board.ids[s.at[tile]], amount)


def clear_wounds(s: World, tile: int) -> None:
    """All damage leaves the tile, the cubes go home; a player never has more than the box holds."""
    for seat, cubes in enumerate(s.wounds[tile]):
        if not cubes:
            continue
        s.wounds[tile][seat] = 0
        player = s.players[seat]
        elsewhere = player.hq + sum(player.boxes) + sum(wounds[seat] for wounds in s.wounds)
        player.hq += max(0, min(cubes, CUBES - elsewhere))


def bury(s: World, tiles: Iterable[int]) -> None:
    """Destroy those of the tiles that have taken as much damage as they can."""
    for tile in tiles:
        if s.damage_on(tile) >= s.tables.tiles[tile].capacity:
            _destroy(s, tile)


def _destroy(s: World, tile: int) -> None:
    facts, wounds = s.tables.tiles[tile], s.wounds[tile]
    hunters = [seat for seat, cubes in enumerate(wounds) if cubes]
    if len(hunters) == 1:  # AZ-C16
        s.players[hunters[0]].tiles.append(tile)
        s.at[tile] = TAKEN
        s.emit("destroyed", hunters[0], facts.kind, facts.vp)
    else:
        s.at[tile] = GONE
        s.emit("destroyed-together", facts.kind, facts.vp)
        for seat, vp in shares(facts.vp, {seat: wounds[seat] for seat in hunters}).items():
            s.players[seat].vp += vp
            s.emit("share", seat, vp)
    s.destroyed.append(tile)
    clear_wounds(s, tile)


def shares(vp: int, cubes: dict[int, int]) -> dict[int, int]:
    """Equal parts; the rest to who did most damage, or in equal parts to those who did, or to nobody (AZ-C17)."""
    part, rest = divmod(vp, len(cubes))
    best = [seat for seat, number in cubes.items() if number == max(cubes.values())]
    more = rest // len(best) if rest % len(best) == 0 else 0
    return {seat: part + (more if seat in best else 0) for seat in cubes}
