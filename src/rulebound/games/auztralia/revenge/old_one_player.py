"""The turn of who plays the Old Ones: PLACE, REVEAL, MOVE, SUMMON, or a Mythos card (RV-R30 to RV-R37)."""

from typing import Final

# Modules, not names: Mythos cards do some of these actions too.
from rulebound.games.auztralia import movement, old_ones, revelation
from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.revenge import mythos, on_a_turn
from rulebound.games.auztralia.state import AuztraliaState
from rulebound.games.auztralia.track import advance
from rulebound.kernel import Decide, Flow, Option

PLACE, REVEAL, MOVE, SUMMON = (Option(name) for name in ("place", "reveal", "move", "summon"))
MOVEMENT_CARDS: Final = 4
SUMMONED: Final = 3


def act_as_old_ones(s: AuztraliaState) -> Flow[None]:
    """One action or one card; there is always MOVE (RV-RG8)."""
    pick: Option = yield Decide(s.old_ones, "old-ones", options(s))
    if pick.verb == "mythos":
        yield from on_a_turn.play(s, mythos.number_of(s, pick.args[0]))
        return
    if pick is PLACE:
        yield from place(s)
    elif pick is REVEAL:
        yield from reveal(s)
    elif pick is MOVE:
        yield from move(s)
    else:
        yield from _summon(s)
    advance(s, s.old_ones, 1)


def options(s: AuztraliaState) -> list[Option]:
    """Everything the Old One player may do now."""
    dark = s.old_one_player()
    found = [MOVE]
    if places(s):
        found.append(PLACE)
    if hidden(s):
        found.append(REVEAL)
    if s.mythos:
        found.append(SUMMON)
    return found + [
        Option("mythos", s.tables.mythos[card].id) for card in dark.hand if on_a_turn.can_play(s, card)
    ]


def levels(s: AuztraliaState) -> list[int]:
    """The levels of which a tile may be placed: none higher than the largest of the piles (RV-R30, RV-R31)."""
    piles = s.old_one_player().piles
    most = max(len(pile) for pile in piles)
    highest = max(level for level, pile in enumerate(piles, 1) if len(pile) == most)
    return [level for level in range(1, highest + 1) if piles[level - 1]] if most else []


def places(s: AuztraliaState) -> dict[int, int]:
    """Level -> the hexes where a tile of this level may be placed now."""
    return {level: found for level in levels(s) if (found := sites(s, level))}


def sites(s: AuztraliaState, level: int) -> int:
    """The tokens that take a tile of this level: empty ones, else any; if none is left, lower ones (RV-RG9)."""
    fitting = tokens_for(s, level)
    if fitting:
        return fitting & ~s.haunted() or fitting
    below = level - 1
    while below and not any(s.old_one_player().piles[:below]):  # RV-F13: all tiles of lower levels are placed
        fitting = tokens_for(s, below)
        if fitting:
            return fitting & ~s.haunted() or fitting
        below -= 1
    return 0


def tokens_for(s: AuztraliaState, level: int) -> int:
    """The tokens on hexes of this level or a higher one; a dangerous token counts one more (RV-R32)."""
    found = 0
    for h in bits(s.tokens):
        if s.board.level[h] + (s.dangerous >> h & 1) >= level:
            found |= 1 << h
    return found


def place(s: AuztraliaState) -> Flow[None]:
    """A random tile of the level chosen goes face down on a token; its owner sees it (RV-R30)."""
    options = [Option("put", s.board.ids[h], level) for level, found in places(s).items() for h in bits(found)]
    pick: Option = yield Decide(s.old_ones, "place", options)
    h, level = s.board.number_of[pick.args[0]], pick.args[1]
    pile = s.old_one_player().piles[level - 1]
    s.rng.reveal()
    tile = pile.pop(s.rng.below(len(pile)))
    s.put_tile(tile, h)
    s.emit("placed", pick.args[0], level)
    s.emit("placed-tile", pick.args[0], s.tables.tiles[tile].kind, to=(s.old_ones,))


def hidden(s: AuztraliaState) -> int:
    """The hexes with a tile that lies face down."""
    found = 0
    for tile, at in enumerate(s.at):
        if at >= 0 and not s.is_up(tile):
            found |= 1 << at
    return found


def reveal(s: AuztraliaState) -> Flow[None]:
    """One tile is turned up; of several in a hex the Old One player says which (RV-R34)."""
    options = s.board.options("uncover")
    pick: Option = yield Decide(s.old_ones, "reveal", [options[h] for h in bits(hidden(s))])
    h = s.board.number_of[pick.args[0]]
    kinds = [s.tables.tiles[tile].kind for tile in _face_down(s, h)]
    # Asked even if both are of one kind: else all would know that they are.
    which: Option = yield Decide(
        s.old_ones, "which", [Option("turn", kind) for kind in sorted({*kinds})], always_ask=len(kinds) > 1
    )
    yield from revelation.turn_up(
        s, next(tile for tile in _face_down(s, h) if s.tables.tiles[tile].kind == which.args[0])
    )


def _face_down(s: AuztraliaState, h: int) -> list[int]:
    return [tile for tile in s.tiles_at(h) if not s.is_up(tile)]


def move(s: AuztraliaState) -> Flow[None]:
    """Four cards; who has reached something goes no further, and combats come when all have moved (RV-R35)."""
    halted: set[int] = set()
    for _ in range(MOVEMENT_CARDS):
        walking = [tile for tile in movement.movers(s) if tile not in halted]
        halted.update((yield from movement.check_movement(s, walking)))
    s.raided |= old_ones.besieged_outposts(s)


def _summon(s: AuztraliaState) -> Flow[None]:
    """Three cards are drawn, one is kept, the others go under the deck (RV-R36)."""
    dark = s.old_one_player()
    s.rng.reveal()
    dark.drawn = [s.mythos.pop() for _ in range(min(SUMMONED, len(s.mythos)))]
    s.sunk = min(s.sunk, len(s.mythos))
    s.emit("summoned")
    cards = s.tables.mythos
    pick: Option = yield Decide(s.old_ones, "summon", [Option("draw", cards[card].id) for card in dark.drawn])
    kept = mythos.number_of(s, pick.args[0])
    dark.drawn.remove(kept)
    dark.hand.append(kept)
    s.mythos[:0] = dark.drawn
    s.sunk += len(dark.drawn)
    dark.drawn = []
