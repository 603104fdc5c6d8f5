"""A contest between bots: which games are played, what came of each, and how the bots compare."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce

from rulebound.cli.files import NotSaved
from rulebound.kernel import BadRecord, Game, SetupValues

RATING: Final = 1500.0  # of a bot that nobody has beaten and that has beaten nobody
POINTS: Final = 200.0 / (25.0 / 6.0)  # of that scale for one of the rating library's


class Pairing(msgspec.Struct, frozen=True):
    """One game of a contest: its number, its deal, and the bot of each seat."""

    number: int
    seed: int
    bots: tuple[str, ...]


class Played(msgspec.Struct, frozen=True):
    """What came of a game: scores and winners by seat, picks, and the seconds of thinking of each bot's seats."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    picks: int
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


class Plan(msgspec.Struct, frozen=True):
    """What a contest is: with another plan, the games of a file belong to another contest."""

    game: str
    rules: int
    setup: dict[str, Any]
    bots: tuple[str, ...]
    seed: int


def line_ups(bots: Sequence[str], seat_count: int, together: bool) -> list[tuple[str, ...]]:
    """Who sits down with whom: each bot alone against each other one in all other seats.

    Where all are on one side, each bot plays all seats.
    """
    if together or seat_count == 1:
        return [(bot,) * seat_count for bot in bots]
    pairs = permutations(dict.fromkeys(bots), 2) if seat_count > 2 else _each_pair(bots)
    return [(one, *(other,) * (seat_count - 1)) for one, other in pairs]


def _each_pair(bots: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every two bots once: with two seats it does not matter who is alone."""
    for at, one in enumerate(bots):
        for other in bots[at + 1 :]:
            yield one, other


def schedule(plan: Plan, game: Game[Any], games: int) -> list[Pairing]:
    """So many games: every line-up plays each deal once with every rotation of the seats."""
    seat_count: int = plan.setup["seats"]
    together = game.together
    found: list[Pairing] = []
    deal = 0
    while len(found) < games:
        for line_up in line_ups(plan.bots, seat_count, together):
            turns = 1 if together else seat_count
            for turn in range(turns):
                bots = line_up[-turn:] + line_up[:-turn] if turn else line_up
                found.append(Pairing(len(found), plan.seed + deal, bots))
        deal += 1
    return found[:games]


# The file that a contest can be continued from.


def read_played(path: Path, plan: Plan) -> list[Played]:
    """The games that were played before; `BadRecord` if the file is of another contest or no contest at all."""
    try:
        lines = path.read_bytes().splitlines()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise BadRecord(
            "not-read", "{file} cannot be read: {cause}", file=str(path), cause=error.strerror or str(error)
        ) from error
    try:
        if lines and msgspec.json.decode(lines[0], type=Plan) != plan:
            raise BadRecord(
                "other-contest",
                "{file} is of another contest; choose another file, or the same game, set-up and bots",
                file=str(path),
            )
        found = [msgspec.json.decode(line, type=Played) for line in lines[1:-1]]
        if len(lines) > 1:
            found += _last_line(lines[-1])
    except msgspec.MsgspecError as error:
        raise BadRecord(
            "not-a-contest", "{file} is not the file of a contest: {fault}", file=str(path), fault=str(error)
        ) from error
    return found


def _last_line(line: bytes) -> list[Played]:
    """The last game, unless the program was stopped while it was written."""
    try:
        return [msgspec.json.decode(line, type=Played)]
    except msgspec.MsgspecError:
        return []


class Ledger:
    """The file of a contest: its plan in the first line, then a line for each game."""

    def __init__(self, path: Path, plan: Plan, played: Iterable[Played]) -> None:
        try:
            lines = [msgspec.json.encode(line) for line in (plan, *played)]
            part = path.with_name(f"{path.name}.part")
            part.write_bytes(b"\n".join(lines) + b"\n")
            part.replace(path)
            self._file = path.open("ab", buffering=0)
        except OSError as error:
            raise NotSaved(
                "not-written",
                "{file} cannot be written: {cause}",
                file=str(path),
                cause=error.strerror or str(error),
            ) from error

    def add(self, played: Played) -> None:
        """Write a game down."""
        self._file.write(msgspec.json.encode(played) + b"\n")


# How the bots compare.


def win_share(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of the share of wins (Wilson's)."""
    z = 1.96
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return middle - reach, middle + reach


@dataclass(slots=True)
class Standing:
    """One bot over all its games: each game counts once, whatever number of seats it had."""

    bot: str
    games: int = 0
    wins: float = 0.0  # a win that is shared with others counts as a part
    ahead: float = 0.0  # games in which its best seat had more than every seat of another bot; a tie is half
    scores: float = 0.0
    seat_count: int = 0
    seconds: float = 0.0
    decisions: int = 0
    rating: float = RATING
    doubt: float = 0.0  # half of the rating's 95 % interval
    against: dict[str, list[float]] = field(default_factory=dict)  # other bot -> ahead, games


def standings(bots: Sequence[str], played: Iterable[Played], together: bool) -> list[Standing]:
    """All bots, the best first. The order of the games does not matter."""
    found = {bot: Standing(bot) for bot in bots}
    in_order = sorted(played, key=lambda game: game.number)
    for game in in_order:
        _count(found, game)
        if not together:
            _compare(found, game)
    if not together:
        _rate(found, in_order)
    return sorted(found.values(), key=lambda standing: (-standing.rating, -standing.wins / max(1, standing.games)))


def _count(found: dict[str, Standing], game: Played) -> None:
    for bot in set(game.bots):
        standing = found[bot]
        seats = [seat for seat, sitting in enumerate(game.bots) if sitting == bot]
        standing.games += 1
        won = [seat for seat in game.winners if seat in seats]
        standing.wins += len(won) / len(game.winners) if game.winners else 0.0
        standing.scores += sum(game.scores[seat] for seat in seats)
        standing.seat_count += len(seats)
        standing.seconds += sum(game.seconds[seat] for seat in seats)
        standing.decisions += sum(game.decisions[seat] for seat in seats)


def _best_scores(game: Played) -> dict[str, int]:
    best: dict[str, int] = {}
    for bot, score in zip(game.bots, game.scores, strict=True):
        best[bot] = max(score, best.get(bot, score))
    return best


def _compare(found: dict[str, Standing], game: Played) -> None:
    best = _best_scores(game)
    for bot, score in best.items():
        for other, theirs in best.items():
            if other != bot:
                point = 1.0 if score > theirs else 0.5 if score == theirs else 0.0
                found[bot].ahead += point / (len(best) - 1)
                pair = found[bot].against.setdefault(other, [0.0, 0])
                pair[0] += point
                pair[1] += 1


def _rate(found: dict[str, Standing], games: Iterable[Played]) -> None:
    """Ratings by the Plackett-Luce model of the rating library, from the order of the bots in each game."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in found}
    for game in games:
        best = _best_scores(game)
        if len(best) < 2:
            continue
        order = list(best)
        ranks = [float(sum(best[other] > best[bot] for other in order)) for bot in order]
        for bot, (made,) in zip(order, model.rate([[ratings[bot]] for bot in order], ranks=ranks), strict=True):
            ratings[bot] = made
    for bot, rating in ratings.items():
        found[bot].rating = RATING + POINTS * (rating.mu - model.mu)
        found[bot].doubt = 1.96 * POINTS * rating.sigma


def setup_of(setup: SetupValues) -> dict[str, Any]:
    """A set-up as it stands in a plan: as JSON would bring it back."""
    return msgspec.json.decode(msgspec.json.encode(dict(setup)), type=dict[str, Any])
