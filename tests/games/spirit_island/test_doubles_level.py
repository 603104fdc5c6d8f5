"""An adversary of the test's own, chosen in the lobby: from level 2 on its invaders build before they ravage."""

import pytest

from rulebound.games.spirit_island.adversary import ADVERSARIES, Adversary, Level, adversary, level_id
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.invader_deck import without
from rulebound.games.spirit_island.pieces import TOWN
from rulebound.games.spirit_island.rule import RULES, Rule
from rulebound.games.spirit_island.setup import new_world
from rulebound.games.spirit_island.state import BUILD, IslandState, Slot
from rulebound.games.spirit_island.view import FoeView
from rulebound.kernel import BadSetup
from tests.games.spirit_island.doubles import in_the_lobby, play_from_the_lobby, say_table

FOE = "test-kingdom"
EARLY = "early-build"


class Hasty(Level):
    """A slot in front of the ravage, which builds."""

    def set_up(self, s: IslandState, its: Effect) -> None:
        """With the pieces that it adds."""
        super().set_up(s, its)
        s.slots.insert(0, Slot(EARLY, BUILD))


class Kingdom(Adversary):
    """It has nothing that escalates."""


@pytest.fixture(autouse=True)
def _kingdom(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = (
        Level(1, (3, 3, 3)),
        Level(2, (3, 3, 3), pieces=((3, TOWN),)),
        Hasty(4, (3, 4, 3), deck=without("1"), pieces=((4, TOWN),)),
    )
    for there, names in ((ADVERSARIES, [FOE]), (RULES, [FOE, *(level_id(FOE, n) for n in range(len(levels)))])):
        for name in names:
            monkeypatch.setitem(there, name, Rule())  # taken out again after the test
    adversary(FOE, *levels)(Kingdom)
    in_the_lobby(monkeypatch)


def table(level: int, seats: int = 1) -> IslandState:
    return new_world(GAME.setup.check({"seats": seats, "adversary": FOE, "level": level}), 1)


def test_the_lobby_offers_it() -> None:
    assert GAME.setup.check({"seats": 1, "adversary": FOE, "level": 2})["adversary"] == FOE
    with pytest.raises(BadSetup, match="'test-empire' is not one of"):
        GAME.setup.check({"seats": 1, "adversary": "test-empire"})


def test_the_slot_comes_with_the_level() -> None:
    printed = ["ravage", "build", "explore"]
    assert [[slot.name for slot in table(level).slots] for level in range(3)] == [
        printed,
        printed,
        [EARLY, *printed],
    ]
    towns = [sum(s.count(land, TOWN) for land in range(s.island.size)) for s in map(table, range(3))]
    assert [number - towns[0] for number in towns] == [0, 1, 2]  # levels add up


def test_the_view_and_the_lines_tell_of_it() -> None:
    s = table(2)
    s.slot(EARLY).cards = ["1-wetland"]
    view = GAME.view(s, None)
    assert (view.foes, view.difficulty) == ([FoeView(FOE, 2)], 4)
    assert (view.slots[0].name, view.slots[0].does) == (EARLY, "build")
    said = say_table(s)
    assert any(FOE in line for line in said)
    assert any(EARLY in line for line in said)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_games_against_it_keep_every_promise(seed: int) -> None:
    end = play_from_the_lobby(seed, seats=1 + seed % 2, adversary=FOE, level=2)
    assert end.slots[0].name == EARLY
    assert end.turn > 1
