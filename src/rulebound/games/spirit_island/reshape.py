"""What changes the island itself: a board goes under (SI-070)."""

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import NOWHERE
from rulebound.games.spirit_island.island import FAR, bits
from rulebound.games.spirit_island.pieces import DAHAN, INVADERS, KINDS, kind_of
from rulebound.kernel import Flow


def destroy_board(act: Action, board: int) -> Flow[None]:
    """A board with everything on it; its blight leaves the game."""
    s = act.s
    first, end = s.island.spans[board]
    lands = s.island.of_board(board) | 1 << first
    for land in bits(lands):
        yield from act.destroy_all((*INVADERS, DAHAN), land)
        for seat in s.all_seats:
            yield from _lose_all(act, seat, land)
    for land in bits(lands):
        yield from _drive_away(act, land, lands)
        s.blight[land] = s.defend[land] = 0
        for kind in s.tokens:
            kind[land] = 0
    own = range(first, end)
    kept = [change for change in s.changes if not _joins(change, own)]
    s.changes = (*kept, *(f"gone {land}" for land in own if f"gone {land}" not in kept))
    s.isolated &= s.island.lands | s.island.oceans
    s.effects = [each for each in s.effects if each.land not in own]
    s.todo = [land for land in s.todo if land not in own]
    s.emit("board-lost", s.boards[board])


def _joins(change: str, lands: range) -> bool:
    """Whether it makes one of these lands one with another."""
    what, *numbers = change.split()
    return what == "join" and any(int(number) in lands for number in numbers)


def _lose_all(act: Action, seat: int, land: int) -> Flow[None]:
    """No presence can stay where no land is."""
    presence = act.s.spirits[seat].presence
    while presence[land]:
        before = presence[land]
        if not (yield from act.lose_presence(seat, land)) and presence[land] == before:
            act.remove_presence(seat, land)


def _drive_away(act: Action, land: int, lands: int) -> Flow[None]:
    """Who was not destroyed comes to the nearest land that is left, if there is any (SI-070)."""
    s = act.s
    distance = s.island.distance[land]
    left = bits(s.island.lands & ~lands)
    nearest = min((distance[other] for other in left), default=FAR)
    goals = sum(1 << other for other in left if distance[other] == nearest)
    for code, number in list(s.pieces[land].items()):
        for _ in range(number):
            s.take(land, code)
            kept = kind_of(code) in (*INVADERS, DAHAN)
            goal = (yield from act.choose_land("driven-away", goals)) if kept else NOWHERE
            if goal != NOWHERE:
                s.put(goal, code)
                s.emit("moved", KINDS[kind_of(code)], s.island.names[land], s.island.names[goal])
                yield from act.collapse(goal)
