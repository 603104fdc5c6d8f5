"""The fear cards of Jagged Earth, each at its three terror levels."""

import pytest

from tests.games.spirit_island.frames import LIGHTNING, fear_deck
from tests.games.spirit_island.harness import Table, island
from tests.marks import rule, shows

FAR = "; A7: 1P; A8: 1C"  # so that neither side has lost


def alone(position: str, *ravage: str) -> Table:
    """A position for one spirit, with a city and a presence out of the way, and these ravage cards."""
    table = fear_deck(island(position + FAR))
    table.s.slot("ravage").cards = list(ravage)
    return table


def two(position: str, *ravage: str) -> Table:
    """A position for two spirits, each with a presence out of the way."""
    table = fear_deck(island(position + FAR + "; B8: 1Q", others=(LIGHTNING,)))
    table.s.slot("ravage").cards = list(ravage)
    return table


def refuses(table: Table, card: str, level: int, *answers: str) -> None:
    """The last of these answers cannot be given."""
    with pytest.raises(AssertionError, match=r"is none of|nobody asked for"):
        table.fear(card, level, *answers)


@shows("sense-of-dread-1", "sense-of-dread-2", "sense-of-dread-3")
def test_a_sense_of_dread_where_a_ravage_is_due() -> None:
    position = "A5: 1E 1T 1C; A4: 1E 1T 1C"
    alone(position, "1-wetland").fear("sense-of-dread", 1).expect("A5: 1T 1C; A4: 1E 1T 1C", fear=0)
    table = alone(position, "1-wetland").fear("sense-of-dread", 2, "remove town A5")
    table.expect("A5: 1E 1C; A4: 1E 1T 1C", fear=0)
    table = alone(position, "1-wetland").fear("sense-of-dread", 3, "remove city A5")
    table.expect("A5: 1E 1T; A4: 1E 1T 1C", fear=0)


@shows("sense-of-dread-1")
def test_on_each_board_and_for_each_ravage_card() -> None:
    table = two("A5: 1E; A4: 1E; B6: 1E; B1: 1E", "1-wetland", "1-sands")
    table.fear("sense-of-dread", 1, "remove explorer A4", "remove explorer B1")
    table.expect("A5: 1E; A4:; B6: 1E; B1:")


@shows("flee-from-dangerous-lands-1", "flee-from-dangerous-lands-2", "flee-from-dangerous-lands-3")
def test_flee_from_dangerous_lands_with_badlands_wilds_or_dahan() -> None:
    for danger in ("1Ba", "1Wi", "1D"):
        position = f"A5: 1E 1T 1C {danger}; A4: 1E 1T 1C"
        table = alone(position).fear("flee-from-dangerous-lands", 1, "push town A6")
        table.expect(f"A5: 1E 1C {danger}; A6: 1T; A4: 1E 1T 1C")
        table = alone(position).fear("flee-from-dangerous-lands", 2, "remove town A5")
        table.expect(f"A5: 1E 1C {danger}; A4: 1E 1T 1C", fear=0)
        table = alone(position).fear("flee-from-dangerous-lands", 3, "choose remove-small", "remove town A4")
        table.expect(f"A5: 1E 1T 1C {danger}; A4: 1E 1C", fear=0)
        table = alone(position).fear("flee-from-dangerous-lands", 3, "choose remove-city")
        table.expect(f"A5: 1E 1T {danger}; A4: 1E 1T 1C", fear=0)


@shows("flee-from-dangerous-lands-1")
@rule("SI-135")
def test_who_flees_may_come_to_another_board() -> None:
    table = two("A5: 1E 1D; B6: 1T 1D").fear("flee-from-dangerous-lands", 1, "push explorer B3", "push town B5")
    table.expect("A5: 1D; B3: 1E; B6: 1D; B5: 1T")
    alone("A5: 1C 1D; A4: 1E").fear("flee-from-dangerous-lands", 1).expect("A5: 1C 1D; A4: 1E")


@shows("dahan-reclaim-fishing-grounds-1", "dahan-reclaim-fishing-grounds-2", "dahan-reclaim-fishing-grounds-3")
def test_dahan_reclaim_fishing_grounds_at_the_coast() -> None:
    position = "A1: 1D 1T 1E; A4: 1D; A5: 2D 1E; A3: 1E"
    table = alone(position).fear("dahan-reclaim-fishing-grounds", 1, "hit town A1")
    table.expect("A1: 1D 1E 1T/1; A5: 2D 1E")
    answers = ("land A1", "gather dahan A4", "hit town A1")
    table = alone(position).fear("dahan-reclaim-fishing-grounds", 2, *answers)
    table.expect("A1: 2D 1E; A4:", fear=1)
    table = alone(position).fear("dahan-reclaim-fishing-grounds", 2, "land A3", "done")
    table.expect("A3: 1E; A4: 1D")
    table = alone("A1: 1D 1C 1E; A4: 1D").fear("dahan-reclaim-fishing-grounds", 3, "land A1", "gather dahan A4")
    table.expect("A1: 2D; A4:", fear=2)
    refuses(alone(position), "dahan-reclaim-fishing-grounds", 3, "land A5")
    refuses(two("A1: 1D 1E; A3: 1D 1E; B1: 1D 1E"), "dahan-reclaim-fishing-grounds", 1, "land A1", "land A1")


@shows("beset-by-many-troubles-1", "beset-by-many-troubles-2", "beset-by-many-troubles-3")
def test_beset_by_many_troubles_defends_where_tokens_are() -> None:
    for trouble in ("1Ba", "1Be", "1Di", "1Wi", "1T*1"):
        table = alone(f"A5: {trouble}; A3: 1T").fear("beset-by-many-troubles", 1)
        table.expect(defend={"A5": 3, "A4": 0, "A3": 0})
        alone(f"A5: {trouble}").fear("beset-by-many-troubles", 2).expect(defend={"A5": 5, "A4": 0})
        table = alone(f"A5: {trouble}").fear("beset-by-many-troubles", 3)
        table.expect(defend={"A5": 3, "A4": 3, "A6": 3, "A2": 0})


@shows("beset-by-many-troubles-2", "beset-by-many-troubles-3")
def test_troubles_of_neighbours_are_counted_together() -> None:
    position = "A1: 1Be 1Di; A6: 1T*1"
    table = alone(position).fear("beset-by-many-troubles", 2)
    table.expect(defend={"A1": 5, "A6": 5, "A5": 5, "A2": 0, "A8": 0})
    table = alone(position).fear("beset-by-many-troubles", 3)
    table.expect(defend={"A1": 9, "A6": 9, "A5": 9, "A2": 6, "A8": 3, "A3": 0})


@shows("nerves-fray-1", "nerves-fray-2", "nerves-fray-3")
def test_nerves_fray_where_no_ravage_is_due() -> None:
    position = "A5: 1T; A4: 1T 1E; A6: 1T"
    table = alone(position, "1-wetland").fear("nerves-fray", 1, "land A4", "strife town A4")
    table.expect("A5: 1T; A4: 1T*1 1E", fear=0)
    refuses(alone(position, "1-wetland"), "nerves-fray", 1, "land A5")
    answers = ("land A4", "strife town A4", "strife explorer A4")
    alone(position, "1-wetland").fear("nerves-fray", 2, *answers).expect("A4: 1T*1 1E*1", fear=0)
    alone(position, "1-wetland").fear("nerves-fray", 2, "land A6").expect("A6: 1T*2", fear=0)
    table = two("A4: 1T; B4: 1T").fear("nerves-fray", 3, "land A4", "land B4")
    table.expect("A4: 1T*2; B4: 1T*2", fear=2)


@shows("theological-strife-1", "theological-strife-2", "theological-strife-3")
def test_theological_strife_where_presence_is() -> None:
    position = "A5: 2P 1T 1E; A4: 1P 1C; A3: 1T"
    table = alone(position).fear("theological-strife", 1, "land A5", "strife town A5")
    table.expect("A5: 2P 1T*1 1E; A4: 1P 1C", energy=0)
    refuses(alone(position), "theological-strife", 1, "land A3")
    alone(position).fear("theological-strife", 2, "land A4").expect("A4: 1P 1C*1", energy=1)
    table = alone(position).fear("theological-strife", 3, "land A5", "strife town A5")
    table.expect("A5: 2P 1T*1", energy=0)
