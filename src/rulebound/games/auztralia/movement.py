"""How Old Ones move, and what happens where they come (AZ-O12 to AZ-O21)."""

from typing import Final

from rulebound.games.auztralia.board import DIRECTIONS, NOWHERE, bits
from rulebound.games.auztralia.character import held
from rulebound.games.auztralia.deck import turn_card
from rulebound.games.auztralia.pack import Card
from rulebound.games.auztralia.state import NOBODY, World
from rulebound.kernel import Flow

TEMPLE: Final = "temple"


def movers(s: World) -> list[int]:
    """The face-up Old Ones on the map that can move at all (AZ-O4, AZ-O21)."""
    tiles, at = s.tables.tiles, s.at
    return [n for n in bits(s.face_up) if at[n] >= 0 and tiles[n].kind != TEMPLE]


def check_movement(s: World, tiles: list[int]) -> Flow[None]:
    """Turn a card and move those of these tiles whose kind is circled, all at the same time (AZ-O12)."""
    card = s.tables.cards[turn_card(s)]
    s.emit("movement", card.number)
    goals = targets(s)
    stops = set(ports(s))
    steps: list[tuple[int, int]] = []
    for tile in tiles:
        h = s.at[tile]
        if h < 0 or h in stops or s.besieged >> h & 1:  # AZ-O20
            continue
        if s.tables.tiles[tile].kind in card.moves:
            steps.append((tile, step_from(s, h, goals, card)))
    move(s, steps)
    yield from ()


def ports(s: World) -> list[int]:
    """Where the ports are."""
    return [player.port for player in s.players if player.port != NOBODY]


def targets(s: World) -> list[int]:
    """The ports and the farms that are not blighted (AZ-O13)."""
    blighted = s.blighted
    return ports(s) + [h for h, farm in enumerate(s.farm) if farm != NOBODY and not blighted >> h & 1]


def step_from(s: World, h: int, goals: list[int], card: Card) -> int:
    """The first step to the nearest target; the card decides between equal ones (AZ-O13 to AZ-O16)."""
    steps = first_steps(s, h, goals)
    around = s.board.neighbours[h]
    for turns in range(DIRECTIONS):
        other = around[(card.direction + turns * card.turn) % DIRECTIONS]
        if other in steps:
            return other
    return h


def first_steps(s: World, h: int, goals: list[int]) -> list[int]:
    """The neighbours that lie on a shortest way over land to a nearest target."""
    distance = s.board.distance
    # A farm that was healed under an Old One is nothing to move towards.
    ways = [(distance[goal][h], goal) for goal in goals if distance[goal][h] > 0]
    if not ways:
        return []
    nearest = min(far for far, _ in ways)
    goals = [goal for far, goal in ways if far == nearest]
    return [
        other
        for other in s.board.neighbours[h]
        if other != NOWHERE and any(distance[goal][other] == nearest - 1 for goal in goals)
    ]


def move(s: World, steps: list[tuple[int, int]]) -> None:
    """Move tiles with the damage on them (AZ-O18), then see what they find there, together (AZ-O19)."""
    ids, tiles = s.board.ids, s.tables.tiles
    came: dict[int, list[int]] = {}
    for tile, h in steps:
        if s.at[tile] == h:
            continue
        s.emit("moved", tiles[tile].kind, ids[s.at[tile]], ids[h])
        s.at[tile] = h
        came.setdefault(h, []).append(tile)
    for h in sorted(came):
        _arrive(s, h, came[h])


def _arrive(s: World, h: int, came: list[int]) -> None:
    for seat, player in enumerate(s.players):
        if player.port == h:
            _reach_port(s, seat, came)
            return
    if s.farm[h] != NOBODY and not s.blighted >> h & 1:
        _enter_farm(s, s.farm[h] // 3, h, came)


def _reach_port(s: World, seat: int, came: list[int]) -> None:
    """They stop; the fight comes when all have moved, but some characters do not wait for it (AZ-O20, AZ-P5)."""
    s.struck |= 1 << seat
    for tile in came:
        s.emit("at-port", seat, s.board.ids[s.at[tile]], s.tables.tiles[tile].kind)
    for each in held(s, seat, "port_reached"):
        each.port_reached(s, seat, came)


def _enter_farm(s: World, seat: int, h: int, came: list[int]) -> None:
    """The farm is blighted, unless characters kill all who came, or hold the farm for now (AZ-O17)."""
    for each in held(s, seat, "farm_entered"):
        each.farm_entered(s, seat, came)
    if all(s.at[tile] != h for tile in came):
        s.emit("spared", seat, s.board.ids[h])
    elif any(each.holds_farms() for each in held(s, seat, "holds_farms")):
        s.besieged |= 1 << h
    else:
        blight(s, h)


def blight(s: World, h: int) -> None:
    """Turn a farm over."""
    s.blighted |= 1 << h
    s.emit("blighted", s.farm[h] // 3, s.board.ids[h])
