"""What the printed cards do: the units' worth, and the rulebook's examples of combat (AZ-C24, AZ-C25)."""

from rulebound.games.auztralia.pack import UNITS, pack_of
from tests.games.auztralia.fighting import attack, front, home, hurt, sanity, trophies, wounds
from tests.games.auztralia.harness import Table
from tests.marks import rule


def share_of_cards(unit: str, kind: str) -> int:
    """On how many cards the unit hits this kind."""
    return sum(UNITS.index(unit) in card.rows[kind].hits for card in pack_of("standard").cards)


@rule("AZ-C24")
def test_units_are_good_against_whom_they_should_be_good_against() -> None:
    for unit in ("infantry", "armoured-car"):
        weak = max(share_of_cards(unit, kind) for kind in ("shoggoth", "cthulhu"))
        assert min(share_of_cards(unit, kind) for kind in ("zombie", "mi-go")) > weak
    for unit in ("artillery", "armoured-train"):
        for kind in ("cthulhu", "shoggoth"):
            assert share_of_cards(unit, kind) > max(
                share_of_cards(other, kind) for other in ("infantry", "armoured-car")
            )
    for unit in ("infantry", "artillery"):
        assert share_of_cards(unit, "temple") > max(
            share_of_cards(other, "temple") for other in UNITS if other not in ("infantry", "artillery")
        )
    assert share_of_cards("airship", "zombie") == min(share_of_cards(unit, "zombie") for unit in UNITS)
    assert min(share_of_cards(unit, "loyalist") for unit in UNITS) >= 8
    on_airships = {
        kind: sum(card.rows[kind].airship for card in pack_of("standard").cards)
        for kind in pack_of("standard").cards[0].rows
    }
    assert max(on_airships, key=lambda kind: on_airships[kind]) == "mi-go"


@rule("AZ-C25")
def test_loyalists_never_cost_sanity_and_cars_never_hit_temples() -> None:
    assert all(card.rows["loyalist"].sanity == 0 for card in pack_of("standard").cards)
    assert share_of_cards("armoured-car", "temple") == 0


EXAMPLE_CARDS = (4, 12, 25, 33)  # docs/auztralia-reconstruction.md


def example(*foes: str) -> Table:
    """Two infantry, a car and an airship, and the cards of the rulebook's example."""
    return front(*foes, infantry=2, armoured_car=1, airship=1).cards(*EXAMPLE_CARDS)


@rule("AZ-C7", "AZ-C13", "AZ-C22")
def test_example_12_a_zombie_card_by_card() -> None:
    play = attack(example("zombie"))
    assert play.options() == ["hit infantry", "hit armoured-car"]  # not the airship
    play.pick("hit infantry")
    assert (wounds(play, "zombie"), hurt(play), sanity(play)) == ([0], {"infantry": 1}, 2)
    play.pick("fight", "hit armoured-car")
    assert (wounds(play, "zombie"), hurt(play), sanity(play)) == ([0], {"infantry": 1, "armoured-car": 1}, 1)
    play.pick("fight")
    assert (wounds(play, "zombie"), hurt(play), sanity(play)) == ([1], {"infantry": 1, "armoured-car": 1}, 1)
    play.pick("fight")
    assert play.options() == ["hit infantry", "hit armoured-car"]
    play.pick("hit infantry")
    assert play.s.fight is None
    assert trophies(play) == ["zombie"]
    assert home(play) == {"infantry": 1, "armoured-car": 1, "airship": 1}
    assert play.events("defeated") == []
    assert [args[1] for args in play.events("combat-card")] == [*EXAMPLE_CARDS]


@rule("AZ-C20", "AZ-C21", "AZ-M2")
def test_example_13_the_same_cards_against_a_zombie_and_a_mi_go() -> None:
    play = attack(example("zombie", "mi-go")).pick("hit infantry")
    assert (wounds(play, "mi-go"), wounds(play, "zombie"), sanity(play)) == ([1], [0], 2)
    play.pick("fight", "hit armoured-car")
    assert (wounds(play, "mi-go"), wounds(play, "zombie"), sanity(play)) == ([2], [0], 0)
    assert hurt(play) == {"infantry": 1, "armoured-car": 1}
    play.pick("fight")
    assert (wounds(play, "mi-go"), wounds(play, "zombie"), sanity(play)) == ([2], [1], 0)
    assert hurt(play) == {"infantry": 1, "armoured-car": 1, "airship": 1}
    assert "withdraw airships" in play.options()
    play.pick("fight", "hit infantry")
    assert trophies(play) == ["mi-go", "zombie"]
    assert play.events("defeated") == [(0,)]
    assert home(play) == {"infantry": 1}  # the airship, an infantry and the damaged car are lost


@rule("AZ-C4")
def test_example_14_the_rows_of_the_four_cards() -> None:
    cards = {card.number: card for card in pack_of("standard").cards}
    sent = {UNITS.index(name) for name in ("infantry", "armoured-car", "airship")}
    found = []
    for number in EXAMPLE_CARDS:
        for kind in ("zombie", "mi-go"):
            row = cards[number].rows[kind]
            found.append((len(sent & {*row.hits}), row.damage, row.airship, row.sanity))
    assert found == [
        *[(0, 1, 0, 1), (1, 0, 0, 0)],
        *[(0, 1, 0, 1), (1, 0, 0, 1)],
        *[(1, 0, 0, 0), (0, 0, 1, 0)],
        *[(1, 1, 0, 0), (1, 0, 1, 1)],
    ]
