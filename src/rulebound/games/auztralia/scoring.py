"""The end: what the players and the Old Ones score, and who has won (AZ-E1 to AZ-E5, AZ-K6, AZ-L5)."""

from typing import Final

from rulebound.games.auztralia.board import bits
from rulebound.games.auztralia.character import held
from rulebound.games.auztralia.modes import met, per_blighted_farm
from rulebound.games.auztralia.network import joined
from rulebound.games.auztralia.revenge.reward import FOR_PORT
from rulebound.games.auztralia.state import BASE, EMPOWERED, MYTHOS, NOBODY, AuztraliaState
from rulebound.kernel import Result

PER_FARM: Final = 2
PER_PHOSPHATE: Final = 3


def scores(s: AuztraliaState) -> list[int]:
    """What each player has, if the game ended now (AZ-E2, AZ-E4)."""
    return [score_of(s, seat) for seat in range(s.seat_count)]


def standings(s: AuztraliaState) -> list[int]:
    """What each faction has: the players by their seats, then the Old Ones."""
    return [*scores(s), old_ones_score(s)]


def score_of(s: AuztraliaState, seat: int) -> int:
    """Farms, phosphate, tiles, tokens and characters; gold and goods are worth nothing."""
    return sum(score_parts(s, seat))


def score_parts(s: AuztraliaState, seat: int) -> tuple[int, int, int, int, int, int, int]:
    """The score by what it is for: farms, phosphate, tokens, Old Ones, characters, objective, rebirth tokens."""
    player, tiles = s.players[seat], s.tables.tiles
    farms = healthy_farms(s, seat)
    destroyed = sum(tiles[tile].vp for tile in player.tiles)
    return (
        PER_FARM * sum(farms),
        PER_PHOSPHATE * player.phosphate,
        player.vp,
        destroyed,
        _bonus(s, seat, farms),
        _objective(s),
        player.tokens,  # RV-R48
    )


def _objective(s: AuztraliaState) -> int:
    """What the objective brings; in the Mythos game one that is not met costs as much (AZ-L5, RV-Y8)."""
    if not s.objective:
        return 0
    points = int(s.tables.objectives[s.objective]["vp"])
    if met(s, s.objective):
        return points
    return -points if s.mode == MYTHOS else 0


def _bonus(s: AuztraliaState, seat: int, farms: list[int]) -> int:
    """What the characters at hand add (AZ-H3)."""
    return sum(each.points(s, seat, farms) for each in held(s, seat, "points"))


def healthy_farms(s: AuztraliaState, seat: int) -> list[int]:
    """The seat's farms that are not blighted, by kind; where rails can be lost, those that are linked (RV-R42)."""
    counts = [0, 0, 0]
    lost = 0 if s.mode == BASE else ~joined(s, seat, 0)
    for h, farm in enumerate(s.farm):
        if farm != NOBODY and farm // 3 == seat and not (s.blighted | lost) >> h & 1:
            counts[farm % 3] += 1
    return counts


def blighted_farms(s: AuztraliaState) -> int:
    """How many farms lie waste."""
    return sum(1 for h in bits(s.blighted) if s.farm[h] != NOBODY)


def seen_old_ones_score(s: AuztraliaState) -> int:
    """What the Old Ones have for all to see: face-up tiles on the map, blighted farms, and their points."""
    seen, _, blighted, points = old_ones_parts(s)
    return seen + blighted + points


def old_ones_score(s: AuztraliaState) -> int:
    """Tiles on the map, face-down ones twice, blighted farms, and points that they got before (AZ-E3, RV-R47)."""
    return sum(old_ones_parts(s))


def old_ones_parts(s: AuztraliaState) -> tuple[int, int, int, int]:
    """What the Old Ones have for face-up tiles, for face-down ones, for blighted farms, and for what was lost."""
    seen = hidden = 0
    twice = 1 if s.dark is not None else 2
    for number, at in enumerate(s.at):
        if at >= 0:
            worth = s.tables.tiles[number].vp
            if s.is_up(number):
                seen += worth
            else:
                hidden += twice * worth
    return seen, hidden, per_blighted_farm(s) * blighted_farms(s), _points(s)


def _points(s: AuztraliaState) -> int:
    """What the Old One player was paid at once; without one a lost port counts in the Empowered game (RV-Q5)."""
    if s.dark is not None:
        return s.dark.points
    return FOR_PORT if s.mode == EMPOWERED and s.lost_port != NOBODY else 0


def final_result(s: AuztraliaState) -> Result:
    """The most points; the Old Ones win their ties, players share theirs (AZ-E5, AZ-K6)."""
    *found, theirs = standings(s)
    points = (*found, theirs) if s.dark is not None else tuple(found)  # who plays the Old Ones has a seat
    fallen = s.lost_port != NOBODY
    if (min(found) if s.coop else max(found)) <= theirs:
        return Result(
            (s.old_ones,) if s.dark is not None else (),
            points,
            "port-lost-old-ones-win" if fallen else "old-ones-win",
        )
    if s.coop:
        return Result(tuple(range(s.seat_count)), points, "port-lost-together-win" if fallen else "together-win")
    winners = tuple(seat for seat, score in enumerate(found) if score == max(found))
    return Result(winners, points, "port-lost-players-win" if fallen else "players-win")
