"""What tests ask of a spirit's panel: where it starts, what its tracks give, and what it is offered."""

from typing import Any

from rulebound.games.spirit_island.growth import SPIRIT_PHASE, spirit_phase
from rulebound.games.spirit_island.panel import PANELS, card_plays, elements_of, income
from rulebound.games.spirit_island.pieces import TOKENS
from rulebound.games.spirit_island.setup import new_world
from rulebound.games.spirit_island.state import ELEMENTS
from rulebound.kernel import Anyone, Decide, Flow
from tests.games.spirit_island.harness import RIVER, Table, island, unboxed

MINORS = ["call-of-the-dahan-ways", "natures-resilience"]
LIGHTNING = "lightnings-swift-strike"


def first_presence(spirit: str, board: str) -> dict[str, int]:
    """Where a spirit that is not the first one puts its presence on its board."""
    friend = LIGHTNING if spirit == RIVER else RIVER
    boards = ["A" if board != "A" else "B", board]
    s = new_world(unboxed({"seats": 2, "spirits": [friend, spirit], "boards": boards}), 1)
    Table(s).run(PANELS[spirit].set_up(s, 1))
    assert not any(s.spirits[0].presence)
    return {s.island.names[land]: number for land, number in enumerate(s.spirits[1].presence) if number}


def beginning(spirit: str, board: str, *answers: str) -> str:
    """Where a spirit that is not the first one puts presence and tokens on its board, as positions are written."""
    boards = ["A" if board != "A" else "B", board]
    s = new_world(unboxed({"seats": 2, "spirits": [RIVER, spirit], "boards": boards}), 1)
    Table(s).run(PANELS[spirit].set_up(s, 1), *answers)
    found = []
    for land, name in enumerate(s.island.names):
        there = [f"{s.spirits[1].presence[land]}Q"] * bool(s.spirits[1].presence[land])
        there += [f"{number}{TOKENS[kind]}" for kind, row in enumerate(s.tokens) if (number := row[land])]
        found += [f"{name}: {' '.join(there)}"] if there else []
    return "; ".join(found)


def incomes(spirit: str) -> list[int]:
    """The energy of a turn, with one space of the energy track uncovered, with two, and so on."""
    return _along(spirit, 0, income)


def plays(spirit: str) -> list[int]:
    """The cards of a turn, with one space of the card track uncovered, with two, and so on."""
    return _along(spirit, 1, card_plays)


def _along(spirit: str, track: int, gives: Any) -> list[int]:
    s, found = island(spirit=spirit).s, []
    for number in range(1, len(PANELS[spirit].tracks[track].spaces) + 1):
        s.spirits[0].open[track] = number
        found.append(gives(s, 0))
    return found


def elements(table: Table) -> dict[str, int]:
    """The elements that the first spirit has."""
    have = elements_of(table.s, 0)
    return {name: have[place] for place, name in enumerate(ELEMENTS) if have[place]}


def growing(spirit: str, position: str = "A5: 1P; A2: 1C", others: tuple[str, ...] = ()) -> Table:
    """A spirit about to grow: it has one discarded card, and two minor powers are on the deck."""
    table = island(position, spirit=spirit, others=others)
    its = table.s.spirits[0]
    its.discard = [its.hand.pop()]
    table.s.minors = MINORS.copy()
    return table


def offered(flow: Flow[Any], *answers: str, seat: int = 0) -> set[str]:
    """What this seat can answer to the question that comes after these answers of its own."""
    left, told = list(answers), None
    while True:
        ask = flow.send(told)
        told = None
        options: dict[str, Any] = {}
        if isinstance(ask, Decide):
            options = {option.text: option for option in ask.options}
        elif isinstance(ask, Anyone):
            options = {option.text: (seat, option) for option in ask.options_of(seat)}
        if isinstance(ask, Decide) and ask.prompt != SPIRIT_PHASE and len(options) == 1 and left:
            told = next(iter(options.values()))
        elif options and not left:
            return set(options)
        elif options:
            told = options[left.pop(0)]


def reach(table: Table, *answers: str) -> set[str]:
    """The lands to which growth can bring presence after these answers."""
    table.s.step = ""
    texts = [text.split() for text in offered(spirit_phase(table.s), *answers)]
    assert all(text[0] == "presence" for text in texts), texts
    return {text[2] for text in texts}
