"""How the game ends in numbers (SI-088)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rulebound.games.spirit_island.adversary import Foe, foes_of, joint_difficulty
from rulebound.games.spirit_island.island import is_archipelago
from rulebound.games.spirit_island.pieces import DAHAN, kind_of
from rulebound.games.spirit_island.scenario import difficulty_of, scenarios_of
from rulebound.games.spirit_island.state import EXTRA_BOARD, IslandState
from rulebound.kernel import Result


class Count(NamedTuple):
    """What counts for the score."""

    cards: int  # invader cards that are left after a win, or gone before a loss
    dahan: int
    blight: int


def count(s: IslandState) -> Count:
    """What lies there now."""
    left = len(s.invader_deck)
    dahan = sum(s.count(land, DAHAN) for land in range(s.island.size))
    blight = sum(s.blight)
    for each in s.absent:
        dahan += sum(number for code, number in each.pieces.items() if kind_of(code) == DAHAN)
        blight += each.blight
    return Count(left if s.won else s.invader_cards - left, dahan, blight)


# What an extra board adds: so much from this difficulty of everything else on (SI-159).
OF_EXTRA_BOARD: Final = ((6, 4), (3, 3))
OF_EXTRA_BOARD_AT_LEAST: Final = 2
ARCHIPELAGO: Final = "archipelago"
OF_ARCHIPELAGO: Final = 1  # at most, says the book (SI-158)
VARIANTS: Final = (ARCHIPELAGO, EXTRA_BOARD)
# Our own words for a difficulty, each from this number on; no rulebook has any.
CHALLENGES: Final = {"gentle": 0, "fair": 1, "hard": 4, "very-hard": 7, "expert": 10}


class Part(NamedTuple):
    """What makes the game more difficult, and by how much."""

    kind: str  # adversary, scenario or variant
    name: str
    number: int


def difficulty(s: IslandState) -> int:
    """Everything that makes the game more difficult, taken together (SI-154, SI-158, SI-159)."""
    return sum(part.number for part in difficulty_parts(s))


def difficulty_parts(s: IslandState) -> list[Part]:
    """The adversaries, the scenarios and the variants of this game, each with its number."""
    scenarios = [(name, difficulty_of(s, name)) for name in scenarios_of(s)]
    return parts_of(foes_of(s), scenarios, s.layout, extra_board=s.extra_board)


def parts_of(
    foes: Sequence[Foe], scenarios: Sequence[tuple[str, int]], layout: str, *, extra_board: bool
) -> list[Part]:
    """What these make more difficult, each with its number."""
    parts = [*_foes(foes), *(Part("scenario", name, number) for name, number in scenarios)]
    if is_archipelago(layout):
        parts.append(Part("variant", ARCHIPELAGO, OF_ARCHIPELAGO))
    if extra_board:
        rest = sum(part.number for part in parts)
        more = next((more for least, more in OF_EXTRA_BOARD if rest >= least), OF_EXTRA_BOARD_AT_LEAST)
        parts.append(Part("variant", EXTRA_BOARD, more))
    return parts


def challenge(number: int) -> str:
    """The word for a difficulty; one below 0 has that of 0."""
    return next(word for word, least in reversed(CHALLENGES.items()) if max(0, number) >= least)


def _foes(foes: Sequence[Foe]) -> list[Part]:
    """Of two adversaries the easier one counts only for what it adds to the other (SI-155)."""
    hardest_first = sorted(foes, key=lambda foe: -joint_difficulty([foe]))
    counted = [joint_difficulty(hardest_first[:number]) for number in range(len(hardest_first) + 1)]
    return [
        Part("adversary", foe.name, counted[place + 1] - counted[place]) for place, foe in enumerate(hardest_first)
    ]


class Scored(NamedTuple):
    """A part of the score: how much there is of what counts, and its points."""

    name: str  # victory, difficulty, cards, dahan or blight
    number: int
    points: int


def score(s: IslandState) -> int:
    """The same for all."""
    return sum(part.points for part in score_parts(s))


def score_parts(s: IslandState) -> list[Scored]:
    """A win counts, the difficulty, and every card; dahan and blight count by players (SI-088)."""
    cards, dahan, blight = count(s)
    number = difficulty(s)
    parts = [Scored("victory", 1, 10)] if s.won else []
    if number:
        parts.append(Scored("difficulty", number, (5 if s.won else 2) * number))
    return [
        *parts,
        Scored("cards", cards, (2 if s.won else 1) * cards),
        Scored("dahan", dahan, dahan // s.seat_count),
        Scored("blight", blight, -(blight // s.seat_count)),
    ]


def final_result(s: IslandState) -> Result:
    """All win or all lose; a sacrifice is a win (SI-087)."""
    winners = tuple(s.all_seats) if s.won else ()
    reason = "sacrifice" if s.won and s.lost else s.won or s.lost
    return Result(winners, tuple(score(s) for _ in s.all_seats), reason)
