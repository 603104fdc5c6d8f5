"""The fear cards of Feather & Flame, each at its three terror levels."""

import pytest

from tests.games.spirit_island.frames import LIGHTNING, fear_deck
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule, shows

FAR = "; A7: 1P; A8: 1C"  # so that neither side has lost


def alone(position: str) -> Table:
    """A position for one spirit, with a city and a presence out of the way."""
    return fear_deck(island(position + FAR))


def two(position: str) -> Table:
    """A position for two spirits, each with a presence out of the way."""
    return fear_deck(island(position + FAR + "; B8: 1Q", others=(LIGHTNING,)))


def refuses(table: Table, card: str, level: int, *answers: str) -> None:
    """The last of these answers cannot be given."""
    with pytest.raises(AssertionError, match=r"is none of|nobody asked for"):
        table.fear(card, level, *answers)


@shows("angry-mobs-1", "angry-mobs-2", "angry-mobs-3")
def test_angry_mobs_of_explorers() -> None:
    alone("A5: 1T 1C").fear("angry-mobs", 1, "land A5").expect("A5: 2E 1C", fear=1)
    alone("A5: 1T 1C").fear("angry-mobs", 1, "done").expect("A5: 1T 1C", fear=0)
    two("A5: 1T; A4: 1T").fear("angry-mobs", 1, "land A5", "done").expect("A5: 2E; A4: 1T", fear=1)
    two("A5: 1T; A4: 1T").fear("angry-mobs", 1, "land A5", "land A4").expect("A5: 2E; A4: 2E", fear=2)
    position = "A5: 5E 2T 1C; A4: 1E 1T; A3: 2E 1C"
    table = alone(position).fear("angry-mobs", 2, "destroy town A5", "destroy town A5")
    table.expect("A5: 5E 1C; A4: 1E 1T; A3: 1E 1C", fear=2)
    table = alone(position).fear("angry-mobs", 3, "destroy city A3", "destroy city A5", "destroy town A5")
    table.expect("A5: 5E 1T; A4: 1E 1T; A3: 2E", fear=5)


@shows("mimic-the-dahan-1", "mimic-the-dahan-2", "mimic-the-dahan-3")
def test_invaders_mimic_the_dahan() -> None:
    position = "A5: 2D 1E 1T; A4: 1D 1E 1T; A3: 1E"
    alone(position).fear("mimic-the-dahan", 1, "remove town A5").expect("A5: 2D 1E; A4: 1D 1E 1T", fear=0)
    alone(position).fear("mimic-the-dahan", 2, "replace town A5").expect("A5: 3D 1E; A4: 1D 1E 1T", fear=0)
    table = alone(position).fear("mimic-the-dahan", 3, "land A4", "replace explorer A4").expect("A4: 2D 1T")
    refuses(table, "mimic-the-dahan", 3, "land A3")
    alone("A5: 2D; A8: 1D; A6: 1E; A3: 1E").fear("mimic-the-dahan", 3).expect("A6: 1D; A3: 1E")
    alone("A5: 2D; A6: 1E").fear("mimic-the-dahan", 3).expect("A6: 1E")


@shows("depopulation-1", "depopulation-2", "depopulation-3")
def test_depopulation_on_each_board() -> None:
    position = "A5: 1T 1E; A4: 1T; B5: 1T; B4: 1C"
    table = two(position).fear("depopulation", 1, "land A4").expect("A5: 1T 1E; A4: 1E; B5: 1E; B4: 1C", fear=0)
    table = two(position).fear("depopulation", 2, "remove town A5").expect("A5: 1E; A4: 1T; B5:; B4: 1C", fear=0)
    answers = ("choose remove-town", "remove town A4", "choose shrink-city")
    table = two(position).fear("depopulation", 3, *answers)
    table.expect("A5: 1T 1E; A4:; B5: 1T; B4: 1T", fear=0)


@shows("communities-in-disarray-1", "communities-in-disarray-2", "communities-in-disarray-3")
def test_communities_in_disarray_do_less_and_do_not_heal() -> None:
    for level, city, town in ((1, 2, 2), (2, 2, 1), (3, 1, 0)):
        table = alone("A5: 1C 3D; A4: 1T 3D; A3: 1E 3D").fear("communities-in-disarray", level)
        table.heard.clear()
        table.ravage("A5").ravage("A4").ravage("A3")
        assert [event.args for event in table.heard if event.kind == "ravaged"] == [
            ("A5", city, city, 0),
            ("A4", town, town, 0),
            ("A3", 1, 1, 0),
        ]
        table = alone("A5: 1C/1 1T/1 1D/1").fear("communities-in-disarray", level)
        table.time_passes().expect("A5: 1C/1 1T/1 1D").time_passes().expect("A5: 1C 1T 1D")


@shows("spreading-timidity-1", "spreading-timidity-2", "spreading-timidity-3")
@rule("SI-126")
def test_timidity_spreads_over_isolated_lands() -> None:
    for level, defence in ((1, 0), (2, 2), (3, 4)):
        table = two("A5: 1T; A4: 1T").fear("spreading-timidity", level, "land A5", "land B1")
        table.expect(defend={"A5": defence, "B1": defence, "A4": 0})
        assert table.s.names(table.s.isolated) == ["A5", "B1"]
        table.explore("1-wetland").expect("A5: 1T; B1:; A2: 1E")
        if level > 1:
            refuses(two("A5: 1T"), "spreading-timidity", level, "land A5", "land A5")
    two("A5: 1T").fear("spreading-timidity", 1, "land A5", "land A5")
