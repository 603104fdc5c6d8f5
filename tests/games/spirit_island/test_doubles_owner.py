"""Who chooses for a board: more boards than spirits, and boards dealt in another order than the seats."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.effect import NOWHERE
from rulebound.games.spirit_island.events import each_board
from rulebound.games.spirit_island.invaders import invader_phase
from rulebound.games.spirit_island.panel import panel_of
from rulebound.games.spirit_island.setup import SPIRITS
from rulebound.games.spirit_island.state import IslandState
from rulebound.kernel import Anyone, Decide, Flow, Option
from tests.games.spirit_island.doubles import fresh, play_to_the_end
from tests.games.spirit_island.harness import RIVER

GREEN = "a-spread-of-rampant-green"
OCEAN = "oceans-hungry-grasp"


def alone_on_two_boards(spirit: str = RIVER, seed: int = 1) -> IslandState:
    """One spirit, which chooses for both boards."""
    s = fresh(("A", "B"), (spirit, next(each for each in SPIRITS if each != spirit)), seed)
    s.spirits.pop()
    s.owners = [0, 0]
    return s


def crosswise(*spirits: str, seed: int = 1) -> IslandState:
    """Two spirits, each on the board that lies at the other's place."""
    s = fresh(("A", "B"), spirits, seed)
    s.owners = [1, 0]
    return s


def asked_first(flow: object) -> int:
    """The seat that is asked when something begins."""
    for ask in flow:  # type: ignore[attr-defined]
        if isinstance(ask, Decide):
            return ask.seat
        assert not isinstance(ask, Anyone)
    raise AssertionError("nobody is asked")


def test_the_printed_order_is_board_by_board_seat_by_seat() -> None:
    s = fresh(("C", "A"), (RIVER, OCEAN))
    assert [s.owner_of(board) for board in range(2)] == [0, 1]
    assert [s.board_of_seat(seat) for seat in range(2)] == [0, 1]


# Who may begin on another board besides.
ANYWHERE = ("finder-of-paths-unseen", "sharp-fangs-behind-the-leaves")


def test_a_spirit_begins_on_its_own_board_wherever_that_lies() -> None:
    for spirit in SPIRITS:
        other = RIVER if spirit != RIVER else OCEAN
        for seat, board in ((0, "B"), (1, "A")):
            spirits = (spirit, other) if seat == 0 else (other, spirit)
            s = crosswise(*spirits)
            play_set_up(s)
            begun = {name[0] for name in s.names(s.presence_of(seat) & s.island.lands)}
            assert board in begun, spirit
            assert begun == {board} or spirit in ANYWHERE, spirit


def play_set_up(s: IslandState) -> None:
    """The first presence of all spirits; what is asked is answered by the first option."""
    for seat in s.all_seats:
        flow = panel_of(s, seat).set_up(s, seat)
        if flow is None:
            continue
        answer = None
        while (ask := next_ask(flow, answer)) is not None:
            assert ask.seat == seat
            answer = ask.options[0]


def next_ask(flow: Flow[None], answer: Option | None) -> Decide | None:
    """The next question of a flow, or None at its end."""
    try:
        ask = flow.send(answer)
    except StopIteration:
        return None
    assert isinstance(ask, Decide)
    return ask


def test_the_owner_of_the_board_is_asked_for_all_players() -> None:
    s = crosswise(RIVER, OCEAN)
    act = Action(s, "event")
    assert act.speaker(s.island.number_of["A5"]) == 1
    assert act.speaker(s.island.number_of["B5"]) == 0
    assert act.speaker(NOWHERE) == 0
    assert Action(alone_on_two_boards(), "event").speaker(s.island.number_of["B5"]) == 0


def test_blight_spreads_where_the_owner_of_its_board_says() -> None:
    for name, seat in (("A5", 1), ("B5", 0)):
        s = crosswise(RIVER, OCEAN)
        land = s.island.number_of[name]
        s.blight[land] = 1
        assert asked_first(add_blight(Action(s, "invader", land=land), land)) == seat


def test_what_is_done_on_each_board_is_its_owners_choice() -> None:
    for s, seats in ((crosswise(RIVER, OCEAN), [1, 0]), (alone_on_two_boards(), [0, 0])):
        choosers = list[int]()
        for _ in each_board(s, "test", lambda act, _, to=choosers: to.append(act.chooser)):  # type: ignore[misc]
            pass
        assert choosers == seats


def test_the_order_of_ravages_is_chosen_by_the_owner_of_the_first_land() -> None:
    s = crosswise(RIVER, OCEAN)
    s.phase, s.step, s.begun, s.todo = "invaders", "ravage", True, [s.island.number_of[n] for n in ("A2", "B5")]
    assert asked_first(invader_phase(s)) == 1


@pytest.mark.parametrize("spirit", [RIVER, OCEAN, GREEN])
def test_one_spirit_plays_on_two_boards(spirit: str) -> None:
    assert play_to_the_end(alone_on_two_boards(spirit, 2), 2).turn > 1


@pytest.mark.parametrize("seed", [1, 2])
def test_spirits_play_on_boards_dealt_in_another_order(seed: int) -> None:
    assert play_to_the_end(crosswise(SPIRITS[seed], OCEAN, seed=seed), seed).turn > 1
