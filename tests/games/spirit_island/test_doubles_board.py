"""A board with eleven lands and a coast of five plays by being in the data, alone and beside a printed one."""

from collections.abc import Iterator
from typing import Final

import pytest

from rulebound.games.spirit_island.adversary import ADVERSARIES, HIGHEST
from rulebound.games.spirit_island.events import each_board
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invaders import explored
from rulebound.games.spirit_island.island import PRINTED, TERRAINS, bits
from rulebound.games.spirit_island.pieces import BEASTS, DISEASE
from rulebound.games.spirit_island.setup import SPIRITS, lay_tokens
from rulebound.games.spirit_island.state import IslandState
from tests.games.spirit_island.doubles import board_in_the_box, fresh, play_to_the_end
from tests.games.spirit_island.harness import RIVER, Table

# Its lands with their neighbours, 0 is the ocean: five at the coast, then two rows behind them.
LANDS: Final[tuple[tuple[str, list[int], dict[str, int]], ...]] = (
    ("mountain", [0, 2, 6], {"dahan": 1}),
    ("wetland", [0, 1, 3, 6, 7], {"city": 1}),
    ("jungle", [0, 2, 4, 7], {"dahan": 2}),
    ("sands", [0, 3, 5, 7, 8], {"blight": 1}),
    ("mountain", [0, 4, 8], {}),
    ("sands", [1, 2, 7, 9], {"dahan": 2}),
    ("jungle", [2, 3, 4, 6, 8, 9, 10], {}),
    ("wetland", [4, 5, 7, 10, 11], {"town": 1}),
    ("wetland", [6, 7, 10], {}),
    ("jungle", [7, 8, 9, 11], {"dahan": 1}),
    ("sands", [8, 10], {}),
)
WIDE: Final = {
    "corners": {"NW": 1, "NE": 9, "SE": 11, "SW": 5},
    "coast": [1, 2, 3, 4, 5],
    "lands": [
        {"terrain": terrain, "adjacent": near, "setup": pieces, "tokens": {}} for terrain, near, pieces in LANDS
    ],
}
MEETING: Final = {"A.bottom|Z.bottom": [[7, 5], [5, 8], [3, 11]]}
ALONE: Final = ("Z",)
BESIDE: Final = ("A", "Z")
PAIR: Final = (RIVER, "oceans-hungry-grasp")


@pytest.fixture(autouse=True)
def _wide_board() -> Iterator[None]:
    with board_in_the_box("Z", WIDE, MEETING):
        yield


def empty(s: IslandState) -> IslandState:
    s.pieces = [{} for _ in s.pieces]
    return s


def test_the_coast_of_the_printed_boards_is_where_the_ocean_is_near() -> None:
    for board, printed in PRINTED.items():
        at_sea = [number for number, land in enumerate(printed["lands"], 1) if 0 in land["adjacent"]]
        assert printed["coast"] == at_sea, board


def test_its_lands_are_numbered_after_those_of_the_board_before_it() -> None:
    place = fresh(BESIDE, PAIR).island
    assert place.size == 9 + 12
    assert place.names[:10] == ("A0", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "Z0")
    assert place.names[-2:] == ("Z10", "Z11")
    assert [place.board_of(place.number_of[name]) for name in ("A0", "A8", "Z0", "Z1", "Z11")] == [0, 0, 1, 1, 1]
    assert bits(place.of_board(0)) == list(range(1, 9))
    assert bits(place.of_board(1)) == list(range(10, 21))
    assert (place.ocean_of(0), place.ocean_of(1)) == (0, 9)
    assert (place.ocean_at(8), place.ocean_at(20)) == (0, 9)
    assert place.names[place.land_of(1, 11)] == "Z11"
    assert fresh(tuple(reversed(BESIDE)), PAIR).island.number_of["A0"] == 12


def test_its_coast_of_five_is_coastal_and_next_to_its_ocean_alone() -> None:
    s = fresh(BESIDE, PAIR)
    coast = ["A1", "A2", "A3", "Z1", "Z2", "Z3", "Z4", "Z5"]
    assert s.names(s.island.coastal) == coast
    assert s.names(s.island.near[s.island.number_of["Z0"]]) == coast[3:]
    assert s.names(s.island.near[s.island.number_of["Z11"]]) == ["A3", "Z8", "Z10"]


def test_explorers_come_to_the_whole_of_its_coast() -> None:
    s = empty(fresh(ALONE, (RIVER,)))
    assert s.names(explored(s, "2-coastal")) == ["Z1", "Z2", "Z3", "Z4", "Z5"]
    assert s.names(explored(s, "1-mountain")) == ["Z1", "Z5"]
    assert s.names(explored(s, "1-wetland")) == ["Z2"]
    s.put(s.island.number_of["Z10"], 1)
    assert s.names(explored(s, "1-wetland")) == ["Z2", "Z8", "Z9"]


def test_an_isolated_ocean_of_it_is_no_source_for_its_coast_alone() -> None:
    s = empty(fresh(BESIDE, PAIR))
    s.isolated = 1 << s.island.number_of["Z0"]
    assert s.names(explored(s, "2-coastal")) == ["A1", "A2", "A3"]


def test_presence_anywhere_on_it_brings_its_own_ocean_into_play() -> None:
    s = fresh(BESIDE, PAIR)
    assert not s.in_play & s.island.oceans
    s.spirits[1].presence[s.island.number_of["Z5"]] = 1
    assert s.names(s.in_play & s.island.oceans) == ["Z0"]


def test_tokens_and_pieces_of_set_up_go_to_the_lands_with_their_numbers() -> None:
    foe = next(iter(ADVERSARIES))
    plain, s = fresh(BESIDE, PAIR), fresh(BESIDE, PAIR, adversary=foe, level=HIGHEST)
    added = [land for land in range(s.island.size) if s.pieces[land] != plain.pieces[land]]
    numbers = {number for level in ADVERSARIES[foe].levels for number, _ in level.pieces}
    assert s.names(sum(1 << land for land in added)) == [f"{b}{n}" for b in BESIDE for n in sorted(numbers)]
    lay_tokens(s)
    assert (_where(s, DISEASE), _where(s, BEASTS)) == (["A2", "Z2"], ["A1", "Z5"])


def _where(s: IslandState, token: int) -> list[str]:
    return s.names(sum(1 << land for land, number in enumerate(s.tokens[token]) if number))


def test_what_is_done_on_each_board_is_told_all_its_lands() -> None:
    s, told = fresh(BESIDE, PAIR), list[list[str]]()
    Table(s).run(each_board(s, "test", lambda _, lands: told.append(s.names(lands))))
    assert told == [[f"A{n}" for n in range(1, 9)], [f"Z{n}" for n in range(1, 12)]]


def test_the_view_tells_of_it_by_its_names() -> None:
    view = GAME.view(fresh(ALONE, (RIVER,)), None)
    assert view.boards == ["Z"]
    pieces = {land.id: {piece.kind: piece.number for piece in land.pieces} for land in view.lands}
    printed = {f"Z{number}": land[2] for number, land in enumerate(LANDS, 1)}
    assert pieces == {name: {k: n for k, n in of.items() if k != "blight"} for name, of in printed.items() if of}
    s = fresh(ALONE, (RIVER,))
    lines = [event for event in GAME.look(s, None, "Z11") if event.kind in ("ground", "border")]
    assert [event.args for event in lines] == [("Z11", "sands"), ("Z8", "wetland"), ("Z10", "jungle")]
    assert TERRAINS[s.island.terrain[11]] == "sands"


@pytest.mark.parametrize("spirit", SPIRITS)
def test_every_spirit_plays_alone_on_it(spirit: str) -> None:
    end = play_to_the_end(fresh(ALONE, (spirit,), seed=3), 3)
    assert end.turn > 1


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("boards", [BESIDE, tuple(reversed(BESIDE))])
def test_games_beside_a_printed_board_come_to_their_end(boards: tuple[str, ...], seed: int) -> None:
    spirits = (SPIRITS[seed], "oceans-hungry-grasp")
    end = play_to_the_end(fresh(boards, spirits, seed), seed)
    assert end.turn > 1
