"""How Old Ones move, and what happens where they come (AZ-O12 to AZ-O21)."""

from rulebound.games.auztralia.board import DIRECTIONS, NOWHERE, bits, mask_of
from rulebound.games.auztralia.character import held
from rulebound.games.auztralia.deck import turn_card
from rulebound.games.auztralia.kinds import STAYING
from rulebound.games.auztralia.pack import CLOCKWISE, Card
from rulebound.games.auztralia.revenge.outposts import outposts
from rulebound.games.auztralia.state import NOBODY, AuztraliaState
from rulebound.kernel import Decide, Flow, Option


def movers(s: AuztraliaState) -> list[int]:
    """The face-up Old Ones on the map that can move at all (AZ-O4, AZ-O21)."""
    tiles, at = s.tables.tiles, s.at
    return [n for n in bits(s.face_up) if at[n] >= 0 and tiles[n].kind not in STAYING]


def check_movement(s: AuztraliaState, tiles: list[int]) -> Flow[list[int]]:
    """Turn a card and move those of these tiles whose kind is circled, all at the same time (AZ-O12).

    Those come back that have reached a farm, a port or an outpost by it.
    """
    card = s.tables.cards[turn_card(s)]
    s.emit("movement", card.number)
    goals = targets(s)
    stops = strongholds(s) | s.besieged
    steps: list[tuple[int, int]] = []
    for tile in tiles:
        h = s.at[tile]
        if h < 0 or stops >> h & 1:  # AZ-O20
            continue
        if s.tables.tiles[tile].kind in card.moves:
            step = yield from choose_step(s, tile, goals, card)
            steps.append((tile, step))
    return move(s, steps)


def strongholds(s: AuztraliaState) -> int:
    """The ports and outposts, where Old Ones stop to fight (AZ-O20, RV-R22)."""
    return mask_of(ports(s)) | outposts(s)


def choose_step(s: AuztraliaState, tile: int, goals: list[int], card: Card | None) -> Flow[int]:
    """The next hex of a tile: where several are as good, the Old One player says which (RV-R35), or the card."""
    h = s.at[tile]
    if s.dark is None:
        return step_from(s, h, goals, card.direction if card else 0, card.turn if card else CLOCKWISE)
    steps = first_steps(s, h, goals)
    if not steps:
        return h
    options = s.board.options("step")
    kind = s.tables.tiles[tile].kind
    pick: Option = yield Decide(s.old_ones, "step", [options[to] for to in steps], foe=kind, hex=s.board.ids[h])
    return s.board.number_of[pick.args[0]]


def ports(s: AuztraliaState) -> list[int]:
    """Where the ports are."""
    return [player.port for player in s.players if player.port != NOBODY]


def targets(s: AuztraliaState) -> list[int]:
    """The ports, the outposts and the farms that are not blighted (AZ-O13)."""
    blighted = s.blighted
    farms = [h for h, farm in enumerate(s.farm) if farm != NOBODY and not blighted >> h & 1]
    return ports(s) + farms + list(bits(outposts(s)))


def step_from(s: AuztraliaState, h: int, goals: list[int], direction: int, turn: int) -> int:
    """The first step to the nearest target; of equal ones the first from this direction on (AZ-O13 to AZ-O16)."""
    steps = first_steps(s, h, goals)
    around = s.board.neighbours[h]
    for turns in range(DIRECTIONS):
        other = around[(direction + turns * turn) % DIRECTIONS]
        if other in steps:
            return other
    return h


def first_steps(s: AuztraliaState, h: int, goals: list[int]) -> list[int]:
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


def move(s: AuztraliaState, steps: list[tuple[int, int]]) -> list[int]:
    """Move tiles with the damage on them (AZ-O18), then see what they find there, together (AZ-O19).

    Those come back that have reached a farm, a port or an outpost.
    """
    ids, tiles = s.board.ids, s.tables.tiles
    came: dict[int, list[int]] = {}
    for tile, h in steps:
        if s.at[tile] == h:
            continue
        s.emit("moved", tiles[tile].kind, ids[s.at[tile]], ids[h])
        s.put_tile(tile, h)
        came.setdefault(h, []).append(tile)
    reached: list[int] = []
    for h in sorted(came):
        if _arrive(s, h, came[h]):
            reached += came[h]
    return reached


def _arrive(s: AuztraliaState, h: int, came: list[int]) -> bool:
    """Whether there was anything to reach."""
    for seat, player in enumerate(s.players):
        if player.port == h:
            _reach_port(s, seat, came)
            return True
        if h in player.outposts:
            s.raided |= 1 << h
            for tile in came:
                s.emit("at-outpost", seat, s.board.ids[h], s.tables.tiles[tile].kind)
            return True
    if s.farm[h] != NOBODY and not s.blighted >> h & 1:
        _enter_farm(s, s.farm[h] // 3, h, came)
        return True
    return False


def _reach_port(s: AuztraliaState, seat: int, came: list[int]) -> None:
    """They stop; the fight comes when all have moved, but some characters do not wait for it (AZ-O20, AZ-P5)."""
    s.raided |= 1 << s.players[seat].port
    for tile in came:
        s.emit("at-port", seat, s.board.ids[s.at[tile]], s.tables.tiles[tile].kind)
    for each in held(s, seat, "port_reached"):
        each.port_reached(s, seat, came)


def _enter_farm(s: AuztraliaState, seat: int, h: int, came: list[int]) -> None:
    """The farm is blighted, unless characters kill all who came, or hold the farm till all have moved (AZ-O17)."""
    for each in held(s, seat, "farm_entered"):
        each.farm_entered(s, seat, came)
    if all(s.at[tile] != h for tile in came):
        s.emit("spared", seat, s.board.ids[h])
    elif any(each.holds_farms() for each in held(s, seat, "holds_farms")):
        s.besieged |= 1 << h
    else:
        blight(s, h)


def blight(s: AuztraliaState, h: int) -> None:
    """Turn a farm over."""
    s.blighted |= 1 << h
    s.emit("blighted", s.farm[h] // 3, s.board.ids[h])
