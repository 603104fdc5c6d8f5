"""How well the Old One player stands, in points it can expect by the end beyond the best of the humans."""

from typing import Final

from rulebound.games.auztralia.movement import first_steps, movers, targets
from rulebound.games.auztralia.scoring import old_ones_score, scores
from rulebound.games.auztralia.state import NOBODY, AuztraliaState, Dark

TIME: Final = 1.0  # what a space of the time track is worth
CARD: Final = 1.2  # a Mythos card in the hand
TOKEN: Final = 0.3  # a rebirth token on the map
PLACED: Final = 0.5  # how much of a tile counts that can still be placed
ON_THE_WAY: Final[tuple[float, ...]] = (3.0, 2.0, 1.2, 0.8, 0.5, 0.3)  # a face-up Old One, by its steps to go


def dark_hint(s: AuztraliaState, dark: Dark) -> float:
    """Its points less those of the best human, or of the last where all must win; and what is still to come."""
    humans = scores(s)
    value = old_ones_score(s) - float(min(humans) if s.coop else max(humans))
    if s.phase == "over":
        return value
    left = max(0, s.tables.end - s.space[s.old_ones])
    return value + min(1.0, left / 6) * (_tiles(s, dark) + _on_the_way(s)) + TIME * left + CARD * len(dark.hand)


def action_done(asked: AuztraliaState, now: AuztraliaState) -> bool:
    """Whether what the Old One player began in its own turn is over: its time is spent, or its card laid aside."""
    if asked.dark is None or now.dark is None or asked.seat != asked.old_ones or asked.fight is not None:
        return True
    if now.phase == "over" or now.seat != asked.seat or now.fight is not None:
        return True
    spent = now.space[now.old_ones] != asked.space[now.old_ones]
    return now.dark.open == NOBODY and (spent or len(now.played) != len(asked.played))


def _tiles(s: AuztraliaState, dark: Dark) -> float:
    """The tiles to be placed, as far as there are tokens for them."""
    worth = sorted((s.tables.tiles[tile].vp for pile in dark.piles for tile in pile), reverse=True)
    return TOKEN * s.tokens.bit_count() + PLACED * sum(worth[: s.tokens.bit_count()])


def _on_the_way(s: AuztraliaState) -> float:
    """The face-up Old Ones by how near they are to what they move to."""
    goals, distance = targets(s), s.board.distance
    value = 0.0
    for tile in movers(s):
        h = s.at[tile]
        if first_steps(s, h, goals):
            steps = min(far for goal in goals if (far := distance[goal][h]) > 0)
            value += ON_THE_WAY[min(steps, len(ON_THE_WAY)) - 1]
    return value
