"""A spirit with four presence tracks: numbers, elements and bonuses count wherever they are uncovered."""

from collections.abc import Iterator
from typing import ClassVar

import pytest

from rulebound.games.spirit_island.facts import uncovered
from rulebound.games.spirit_island.game import GAME
from rulebound.games.spirit_island.growth import spirit_phase
from rulebound.games.spirit_island.island import WETLAND
from rulebound.games.spirit_island.panel import (
    COUNTS_ENERGY,
    PANELS,
    Panel,
    Track,
    card_plays,
    card_track,
    elements_of,
    energy_track,
    highest_land,
    income,
    new_spirit,
)
from rulebound.games.spirit_island.state import ELEMENTS, IslandState
from tests.games.spirit_island.doubles import fresh, play_to_the_end
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import offered

FOUR = "four-winds"


class FourWinds(Panel):
    """It begins with 2 presence; 11 lie on the tracks, of which the last is covered as a whole."""

    id = FOUR
    groups = (("reclaim", "card"), ("presence-1", "presence-2"), ("presence-2", "energy-2"))
    tracks: ClassVar[tuple[Track, ...]] = (
        energy_track("1", "2", "air", "4"),
        card_track("1", "2", "reclaim-1", "3"),
        Track("depths", ("+1", "water", "+2"), COUNTS_ENERGY),
        Track("heights", ("sun", "any", "reclaim-1"), bare=0),
    )
    innates = ("massive-flooding",)
    uniques = ("boon-of-vigor", "flash-floods", "rivers-bounty", "wash-away")

    def set_up(self, s: IslandState, seat: int) -> None:
        """All in the highest-numbered wetland."""
        s.spirits[seat].presence[highest_land(s, seat, WETLAND)] = 2


@pytest.fixture(autouse=True)
def _four_winds() -> Iterator[None]:
    PANELS[FOUR] = FourWinds()
    yield
    del PANELS[FOUR]


def winds(position: str, *uncovered_spaces: int) -> Table:
    table = island(position)
    spirit = new_spirit(FOUR, table.s.island.size)
    spirit.presence = table.s.spirits[0].presence
    table.s.spirits[0] = spirit
    if uncovered_spaces:
        spirit.open = list(uncovered_spaces)
    return table


def test_each_track_begins_with_the_spaces_that_are_bare() -> None:
    assert new_spirit(FOUR, 9).open == [1, 1, 1, 0]
    assert new_spirit(RIVER, 9).open == [1, 1]


def test_energy_is_the_highest_number_and_what_other_tracks_add() -> None:
    for spaces, energy in (((1, 1, 0, 0), 1), ((1, 1, 1, 0), 2), ((4, 1, 2, 3), 5), ((4, 4, 3, 3), 7)):
        assert income(winds("A5: 2P", *spaces).s, 0) == energy


def test_card_plays_are_read_from_the_track_that_counts_them() -> None:
    for spaces, plays in (((4, 1, 3, 3), 1), ((1, 3, 0, 0), 2), ((1, 4, 0, 0), 3)):
        assert card_plays(winds("A5: 2P", *spaces).s, 0) == plays


def test_elements_come_from_any_track() -> None:
    have = elements_of(winds("A5: 2P", 3, 1, 2, 2).s, 0)
    named = dict(zip((*ELEMENTS, "any"), have, strict=True))
    assert {name for name, number in named.items() if number} == {"air", "water", "sun", "any"}


def test_bonuses_come_from_any_track() -> None:
    table = winds("A5: 2P; A2: 1C", 1, 3, 0, 3)
    table.s.phase = "spirits"
    table.s.spirits[0].discard = ["wash-away", "flash-floods"]
    ways = ("group 3", "grow energy-2", "grow presence-2", "presence energy A5", "bonus reclaim-1")
    table.spirit_phase(*ways, "reclaim wash-away", "bonus reclaim-1", "ready")
    assert table.s.spirits[0].discard == []


def test_presence_comes_from_every_track_that_still_has_some() -> None:
    asked, table = (winds("A5: 2P; A2: 1C", 4, 2, 1, 0) for _ in range(2))
    for each in (asked, table):
        each.s.phase = "spirits"
    options = offered(spirit_phase(asked.s), "group 2", "grow presence-1")
    assert {text.split()[1] for text in options} == {"cards", "depths", "heights"}
    table.spirit_phase(
        "group 2", "grow presence-1", "presence heights A5", "grow presence-2", "presence depths A6", "ready"
    )
    assert table.s.spirits[0].open == [4, 2, 2, 1]
    table.expect("A5: 3P; A6: 1P")


def test_what_the_next_space_gives_is_told_for_every_track() -> None:
    s = winds("A5: 2P", 1, 1, 0, 0).s
    assert uncovered(s, 0, "energy") == {"gives": "energy", "number": 2}
    assert uncovered(s, 0, "cards") == {"gives": "plays", "number": 2}
    assert uncovered(s, 0, "depths") == {"gives": "more-energy", "number": 1}
    assert uncovered(s, 0, "heights") == {"gives": "symbol", "symbol": "sun"}
    assert uncovered(s, 0, "destroyed") == {"gives": "none"}


def test_the_view_and_the_lines_tell_of_all_tracks() -> None:
    s = winds("A5: 2P", 2, 1, 1, 1).s
    assert GAME.view(s, None).spirits[0].open == [2, 1, 1, 1]
    lines = [line.args for line in GAME.look(s, None, FOUR) if line.kind == "track"]
    assert lines == [
        ("energy", "1, 2, air, 4", 2),
        ("cards", "1, 2, reclaim-1, 3", 1),
        ("depths", "plus-1, water, plus-2", 1),
        ("heights", "sun, any, reclaim-1", 1),
    ]
    unseated = [line.args[2] for line in GAME.look(island().s, None, FOUR) if line.kind == "track"]
    assert unseated == [1, 1, 1, 0]


def test_bots_value_what_is_uncovered_on_any_track() -> None:
    worth = [
        GAME.judge.hint(winds("A5: 2P", *spaces).s, 0) for spaces in ((1, 1, 0, 0), (1, 1, 2, 0), (1, 1, 2, 2))
    ]
    assert worth[0] < worth[1] < worth[2]


@pytest.mark.parametrize("seed", [1, 2])
def test_games_with_four_tracks_come_to_their_end(seed: int) -> None:
    s = fresh(("A", "D"), (RIVER, "thunderspeaker"), seed)
    s.spirits[0] = new_spirit(FOUR, s.island.size)
    assert play_to_the_end(s, seed).turn > 1
