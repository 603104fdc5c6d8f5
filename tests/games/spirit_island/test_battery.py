"""What every game promises, over random set-ups for one to six spirits, and words for all that is said."""

from typing import Any, Final

import pytest

from rulebound.games.spirit_island.adversary import ADVERSARIES, HIGHEST
from rulebound.games.spirit_island.fewer_tokens import all_kinds
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.island import BOARDS, layouts_for
from rulebound.games.spirit_island.setup import ALL_BOXES, SPIRITS, event_cards, needs_tokens
from rulebound.kernel import BadSetup, Match, Rng, SetupValues
from rulebound.kernel.contract import ContractBroken, check_match, random_pick
from rulebound.messages import Messages
from tests.games.words import say_everything

MATCHES: Final = {1: 6, 2: 6, 3: 5, 4: 4, 5: 2, 6: 2}  # by seats
WORDS: Final = Messages(GAME)
FOES: Final[list[dict[str, Any]]] = [
    {"adversary": name, "level": level} for name in sorted(ADVERSARIES) for level in range(HIGHEST + 1)
]


def some_setup(seats: int, rng: Rng) -> SetupValues:
    """Any answers that go together; some seats leave spirit and board to chance."""

    def each_seat(names: tuple[str, ...]) -> list[str]:
        left = list(names)
        rng.shuffle(left)
        return [left.pop() if rng.below(2) else "random" for _ in range(seats)]

    spirits, events, foe = each_seat(SPIRITS), bool(rng.below(2)), rng.choice([{}, *FOES])
    name = str(foe.get("adversary"))
    events = events or (name in ADVERSARIES and ADVERSARIES[name].needs_events)
    needed = {kind for each in (*spirits, name) for kind in needs_tokens(each)}
    return {
        "seats": seats,
        "boxes": list(ALL_BOXES),
        "events": events,
        "tokens": [kind for kind in all_kinds() if kind in needed or rng.below(3)],
        "spirits": spirits,
        "boards": each_seat(BOARDS),
        "layout": rng.choice(["standard", *(layouts_for(seats) if seats > 1 else ())]),
        "blight": rng.choice(["card"] if events and event_cards(ALL_BOXES) else ["card", "none"]),
        "progression": bool(rng.below(2)),
        **foe,
    }


@pytest.mark.parametrize(("seats", "matches"), MATCHES.items())
def test_the_game_keeps_its_promises(seats: int, matches: int) -> None:
    for seed in range(matches):
        setup = some_setup(seats, Rng(100 * seats + seed))
        GAME.check_setup(GAME.setup.check(setup))
        try:
            check_match(GAME, setup, seed, depth=1)
        except ContractBroken as broken:
            raise AssertionError(f"{setup}, seed {seed}") from broken


@pytest.mark.parametrize("foe", [{}, FOES[0], FOES[-1]], ids=["alone", "lowest", "highest"])
@pytest.mark.parametrize("seats", range(1, 7))
def test_everything_that_is_said_has_words(seats: int, foe: dict[str, object]) -> None:
    assert say_everything(Match(GAME, {"seats": seats, **foe}, seats), WORDS, seats) > 0


@pytest.mark.parametrize("seats", [1, 3])
def test_every_option_has_words_with_its_facts_and_an_explanation(seats: int) -> None:
    match, rng = Match(GAME, {"seats": seats}, 11), Rng(3)
    told = set()
    while match.pending is not None:
        for seat in match.pending.seats:
            view = match.view(seat)
            assert view.ask is not None
            for option, shown in zip(match.options(seat), view.ask.options, strict=True):
                assert WORDS.option(option, shown.facts)
        seat = match.pending.seats[0]
        for what in (*match.state.island.names[::5], *(option.text for option in match.options(seat)[:5])):  # type: ignore[attr-defined]
            why = match.explain(seat, what)
            if why is not None:
                assert WORDS.why(why).endswith(f"({why.rule})")
                told.add(why.kind)
        match.pick(*random_pick(match, rng))
    assert len(told) > 12


@pytest.mark.parametrize("seats", range(1, 7))
def test_each_seat_names_its_spirit_and_its_board(seats: int) -> None:
    spirits, boards = list(SPIRITS[:seats]), list(reversed(BOARDS))[:seats]
    for layout in ("standard", *(layouts_for(seats) if seats > 1 else ())):
        setup = {
            "seats": seats,
            "boxes": list(ALL_BOXES),
            "spirits": spirits,
            "boards": boards,
            "layout": layout,
        }
        s = GAME.new(GAME.setup.check(setup), 1)
        GAME.check_setup(GAME.setup.check(setup))
        assert [spirit.id for spirit in s.spirits] == spirits
        assert list(s.boards) == boards
    boxes = f"boxes={','.join(ALL_BOXES)}"
    typed = GAME.setup.parse([boxes, f"spirits={','.join(spirits)}", f"boards={','.join(boards)}"], seats)
    assert (typed["spirits"], typed["boards"]) == (spirits, boards)


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ({"seats": 2, "boards": ["A", "A"]}, "boards: A is there twice"),
        ({"seats": 2, "spirits": ["thunderspeaker", "thunderspeaker"]}, "spirits: thunderspeaker is there twice"),
        ({"seats": 2, "layout": "crab"}, "layout: crab goes only with seats 5"),
    ],
)
def test_answers_that_do_not_go_together_are_refused(setup: SetupValues, problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        GAME.check_setup(GAME.setup.check(setup))
