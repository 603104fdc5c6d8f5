"""What a position is worth to a seat: its hint, and how far that is ahead of its rivals'."""

from rulebound.kernel import Match


def lead(world: Match, seat: int) -> float:
    """The seat's hint, less the highest hint of its rivals."""
    rivals = world.game.judge.rivals(world.state, seat)
    own = world.score_hint(seat)
    return own - max(world.score_hint(rival) for rival in rivals) if rivals else own
