"""The battery: what every game promises, over its set-ups and many seeds."""

from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

from rulebound.games import game_names, load_game
from rulebound.kernel import BadSetup, Choice, Flag, Game, Match, Number, Setup, SetupValues
from rulebound.kernel.contract import check_match
from rulebound.messages import Messages
from tests.games.fresh_process import final_hashes, hashes_in_a_fresh_process
from tests.games.setups import SEEDS, setups
from tests.games.words import say_everything
from tests.kernel.toy import Toy

EXAMPLES: Final = ("examples/bucket_brigade.py", "examples/pearl_divers.py")
ROOT: Final = Path(__file__).parents[2]
EXAMPLE_MATCHES: Final = 500
GAME_MATCHES: Final = 25
FEWER_MATCHES: Final = {"spirit-island": 5}  # where one can take a quarter of a minute
LONG_MATCHES: Final = 400
PROCESS_SEEDS: Final = (1, 2, 3, 4, 5)
SLOW: Final = list(HealthCheck)
# A smaller seed is no simpler match, and the search for one takes minutes.
NO_SHRINKING: Final = (Phase.explicit, Phase.reuse, Phase.generate)


def names() -> list[str]:
    """The registered games, and both examples by their files."""
    return [*game_names(), *(str(ROOT / file) for file in EXAMPLES)]


def matches_of(name: str) -> int:
    return EXAMPLE_MATCHES if name.endswith(".py") else FEWER_MATCHES.get(name, GAME_MATCHES)


EVERY_GAME = pytest.mark.parametrize("name", names(), ids=lambda name: Path(name).stem)


def run_battery(name: str, matches: int) -> None:
    """Check so many matches of a game, each with all that is said in it."""
    game = load_game(name)
    messages = Messages(game)

    @settings(max_examples=matches, deadline=None, suppress_health_check=SLOW, phases=NO_SHRINKING)
    @given(setup=setups(game), seed=SEEDS)
    def battery(setup: SetupValues, seed: int) -> None:
        note(f"{game.id}: {game.setup.shown(setup)}, seed {seed}")
        check_match(game, setup, seed)
        assert say_everything(Match(game, setup, seed), messages, seed) > 0

    battery()


@EVERY_GAME
def test_a_game_keeps_its_promises_and_has_words_for_everything(name: str) -> None:
    run_battery(name, matches_of(name))


@pytest.mark.long
@EVERY_GAME
def test_a_game_keeps_its_promises_over_many_matches(name: str) -> None:
    run_battery(name, LONG_MATCHES)


@EVERY_GAME
def test_set_ups_for_a_first_game_can_be_played(name: str) -> None:
    game = load_game(name)
    for setup in game.first_setups:
        checked = game.setup.check(setup)
        game.check_setup(checked)
        assert checked["seats"] == setup["seats"]
        assert Match(game, checked, seed=1).pending is not None


@EVERY_GAME
def test_the_same_seed_is_the_same_game_in_a_fresh_process(name: str) -> None:
    game = load_game(name)
    seats = game.setup.seats
    tables = [{"seats": number} for number in range(seats.low, seats.high + 1)]
    here = final_hashes(game, tables, PROCESS_SEEDS)
    assert len(set(here)) > len(PROCESS_SEEDS)
    for hash_seed in (1, 4242):
        assert hashes_in_a_fresh_process(name, tables, PROCESS_SEEDS, hash_seed) == here


@EVERY_GAME
def test_the_fields_of_a_set_up_have_sensible_defaults(name: str) -> None:
    game = load_game(name)
    for seats in range(game.setup.seats.low, game.setup.seats.high + 1):
        standard = game.setup.check({"seats": seats})
        game.check_setup(standard)
        assert game.setup.check(standard) == standard


def test_drawn_set_ups_reach_every_kind_of_field_and_obey_the_game() -> None:
    class Wide(Toy):
        setup = Setup(
            (2, 3),
            Choice("map", ("plain", "hills")),
            Choice("colour", ("red", "blue"), per_seat=True),
            Choice("extras", ("owls", "bats"), many=True),
            Choice("gifts", ("salt", "tin"), per_seat=True, many=True),
            Number("rounds", 3, 5, default=4),
            Flag("fog"),
        )

        def check_setup(self, setup: SetupValues) -> None:
            if setup["fog"] and setup["map"] == "hills":
                raise BadSetup("no fog on the hills")

    seen: dict[str, set[str]] = {}
    game: Game[Any] = Wide(lambda _: iter(()))  # type: ignore[arg-type, return-value]

    @settings(max_examples=300, database=None)
    @given(data=st.data())
    def draw(data: st.DataObject) -> None:
        setup = game.setup.check(data.draw(setups(game)))
        assert not (setup["fog"] and setup["map"] == "hills")
        for name, value in setup.items():
            seen.setdefault(name, set()).add(repr(value))

    draw()
    assert {name: len(values) for name, values in seen.items() if name not in ("colour", "gifts", "extras")} == {
        "seats": 2,
        "map": 2,
        "rounds": 3,
        "fog": 2,
    }
    assert len(seen["colour"]) == 4 + 8
    assert len(seen["extras"]) == 4
    assert len(seen["gifts"]) > 16


def test_drawn_set_ups_reach_content_packs() -> None:
    game = load_game("auztralia")
    seen: set[str] = set()

    @settings(max_examples=100, database=None, deadline=None, suppress_health_check=SLOW)
    @given(setup=setups(game))
    def draw(setup: SetupValues) -> None:
        seen.add(game.setup.shown(game.setup.check(setup))["pack"])

    draw()
    assert "standard" in seen
    assert len(seen) == 3
