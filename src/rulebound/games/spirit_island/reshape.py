"""What changes the island itself: boards go under and come up, lands become one and part (SI-070, SI-180)."""

from typing import Final

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.effect import NOWHERE
from rulebound.games.spirit_island.geometry import beside, free_places, meeting_corners, meeting_sides
from rulebound.games.spirit_island.island import BOARDS, FAR, THEMATIC, THEMATIC_BOARDS, TOUCHING, bits
from rulebound.games.spirit_island.panel import may_stand
from rulebound.games.spirit_island.pieces import DAHAN, INVADERS, KINDS, TOKENS, kind_of, piece_option
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import DONE, Flow, Option

DIGITS: Final = "0123456789"
ON_THE_MAP: Final = ("map", "map")  # instead of the sides of a thematic board and of the one that it lies at


def destroy_board(act: Action, board: int) -> Flow[None]:
    """A board with everything on it; its blight leaves the game."""
    s = act.s
    first, end = s.island.spans[board]
    for land in [each.land for each in s.absent if each.land in range(first, end)]:
        s.put_back(land)
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
        for marker in s.markers_in(land):
            s.take_marker(marker)
    own = range(first, end)
    kept = [change for change in s.changes if not _joins(change, own)]
    s.lay_out((*kept, *(f"gone {land}" for land in own if f"gone {land}" not in kept)))
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
            kept = kind_of(code) in INVADERS or kind_of(code) == DAHAN
            goal = (yield from act.choose_land("driven-away", goals)) if kept else NOWHERE
            if goal != NOWHERE:
                s.put(goal, code)
                s.emit("moved", KINDS[kind_of(code)], s.island.names[land], s.island.names[goal])
                yield from act.collapse(goal)


# A new board.


def spare_boards(s: IslandState, board: int) -> list[str]:
    """The boards that are not in use and could come; thematic ones touch this board, or any if none does."""
    if s.layout != THEMATIC:
        return [each for each in BOARDS if each not in s.boards]
    spare = [each for each in THEMATIC_BOARDS if each not in s.boards]
    for boards in ([board], s.island.boards_left):
        found = [each for each in spare if any(_touch(each, s.boards[other]) for other in boards)]
        if found:
            return found
    return []


def _touch(one: str, other: str) -> bool:
    """Whether two thematic boards lie next to each other on the map."""
    return any({a.rstrip(DIGITS), b.rstrip(DIGITS)} == {one, other} for a, b in TOUCHING)


def places_for_board(s: IslandState, board: int) -> list[tuple[int, str, str]]:
    """Where a new board can lie at this one, or at any other if there is no room: the board and both sides.

    A thematic one has its place on the map.
    """
    if s.layout == THEMATIC:
        return [(board, *ON_THE_MAP)]
    for boards in ([board], s.island.boards_left):
        found = [(each, *sides) for each in boards for sides in _free_places(s, each)]
        if found:
            return found
    return []


def _free_places(s: IslandState, board: int) -> list[tuple[str, str]]:
    """How it can lie at this one, clear of all boards of other islets."""
    place = s.island
    others = [each for number, each in enumerate(place.places) if place.islet_of[number] != place.islet_of[board]]
    found = []
    for side, other_side in free_places(place.places, board):
        new = beside(place.places[board], side, other_side)
        if not any(meeting_sides(new, each) or meeting_corners(new, each) for each in others):
            found.append((side, other_side))
    return found


def attach_board(s: IslandState, board: str, seat: int, at_board: int, side: str, other_side: str) -> int:
    """Lay an empty board at that one; its place. A seat chooses for it."""
    before = s.island.size
    s.boards = (*s.boards, board)
    s.owners.append(seat)
    s.lay_out((*s.changes, f"attach {at_board} {side} {other_side}"))
    new = s.island.size - before
    s.pieces += [{} for _ in range(new)]
    for numbers in (*s.tokens, s.blight, s.defend, *(spirit.presence for spirit in s.spirits)):
        numbers += [0] * new
    s.emit("board-found", board)
    return len(s.boards) - 1


# Two lands that are one.


def join_lands(act: Action, land: int, other: int) -> Flow[None]:
    """What lies in the other land lies in the first from now on: nothing moves (SI-180)."""
    s = act.s
    for code, number in s.pieces[other].items():
        s.put(land, code, number)
    s.pieces[other] = {}
    for numbers in _by_land(s):
        numbers[land] += numbers[other]
        numbers[other] = 0
    for marker in s.markers_in(other):
        marker.land = land
    if s.isolated >> other & 1:
        s.isolated = s.isolated & ~(1 << other) | 1 << land
    for effect in s.effects:
        if effect.land == other:
            effect.land = land
    s.todo = list(dict.fromkeys(land if each == other else each for each in s.todo))
    s.lay_out((*s.changes, f"join {land} {other}"))
    s.emit("woven", s.island.names[land], s.island.names[other])
    yield from act.collapse(land)


def _by_land(s: IslandState) -> list[list[int]]:
    """Everything that is counted by lands."""
    return [*s.tokens, s.blight, s.defend, *(spirit.presence for spirit in s.spirits)]


def part_lands(act: Action, land: int, other: int) -> Flow[None]:
    """They are two again: the chooser splits what lies there, and all of it counts as moved (SI-180)."""
    s = act.s
    s.lay_out(tuple(change for change in s.changes if change != f"join {land} {other}"))
    s.emit("parted", s.island.names[land], s.island.names[other])
    for seat in s.all_seats:
        if not may_stand(s, seat, land) and may_stand(s, seat, other):
            for _ in range(s.spirits[seat].presence[land]):
                act.move_presence(seat, land, other)
    while True:
        options = _crossing(act, land, other)
        if not options:
            break
        pick = yield from act.ask("part", [*options, DONE], land, **act.out_of(land))
        if pick is DONE:
            break
        yield from act.carry(pick, land, other)
    act.moved += [(kind_of(code), land, land) for code, n in s.pieces[land].items() for _ in range(n)]
    act.tokens_moved += [(kind, land, land) for kind, lying in enumerate(s.tokens) for _ in range(lying[land])]


def _crossing(act: Action, land: int, other: int) -> list[Option]:
    """What can go to the other land."""
    s, name = act.s, act.s.island.names[other]
    found = [piece_option("move", code, name) for code in sorted(s.pieces[land])]
    found += [Option("move-token", TOKENS[kind], name) for kind, lying in enumerate(s.tokens) if lying[land]]
    if s.blight[land]:
        found.append(Option("move-blight", name))
    seats = [seat for seat in s.all_seats if s.spirits[seat].presence[land] and act.may_go(seat, other)]
    found += [Option("move-presence", seat, name) for seat in seats]
    kinds = sorted({each.kind for each in s.markers_in(land)})
    return found + [Option("move-marker", kind, name) for kind in kinds]
