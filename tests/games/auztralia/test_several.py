"""Several Old Ones in one hex (AZ-M1 to AZ-M3)."""

import pytest

from tests.games.auztralia.fighting import attack, front, home, hurt, out, sanity, trophies, wounds, write
from tests.marks import rule


@rule("AZ-M1")
def test_all_old_ones_of_the_hex_are_fought(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("zombie", "mi-go", infantry=1, artillery=1)
    play = attack(write(monkeypatch, table, "zombie IA/ mi-go I/", "zombie I/ mi-go IA/"))
    assert (trophies(play), wounds(play, "mi-go")) == (["zombie"], [1])
    assert play.asked == "fight"  # the other one is still there
    play.pick("fight")
    assert trophies(play) == ["mi-go", "zombie"]


@rule("AZ-M1", "AZ-A35")
def test_what_lies_face_down_beside_another_is_turned_up_and_fought(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("temple", infantry=1).tile("zombie", "j4", up=False)
    play = attack(write(monkeypatch, table, "zombie I/ temple I/"))
    assert play.events("revealed") == [("j4", "zombie")]
    play.pick("fight")
    assert (wounds(play, "zombie"), wounds(play, "temple")) == ([1], [1])


@rule("AZ-M2")
def test_one_card_serves_for_all_and_each_has_its_own_row(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("zombie", "mi-go", infantry=2, airship=1)
    play = attack(write(monkeypatch, table, "zombie I/P mi-go F/AS"))
    assert len(play.events("combat-card")) == 1
    assert (wounds(play, "zombie"), wounds(play, "mi-go")) == ([1], [1])
    assert (hurt(play), sanity(play)) == ({"infantry": 1, "airship": 1}, 2)


@rule("AZ-M2")
def test_the_rows_count_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("zombie", "mi-go", infantry=1)
    play = attack(write(monkeypatch, table, "zombie I/PP mi-go I/PP"))
    assert (wounds(play, "mi-go"), home(play)) == ([1], {})  # the infantry fell, and had hit both
    assert play.events("wounded") == [(0, "mi-go", "j4", 1), (0, "zombie", "j4", 1)]


@rule("AZ-M3")
def test_two_of_a_kind_are_hit_both_and_strike_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("zombie", "zombie", infantry=2, armoured_car=1)
    play = attack(write(monkeypatch, table, "zombie I/PS"))
    assert play.match.pending.about["left"] == 2  # type: ignore[union-attr]
    play.pick("hit infantry", "hit armoured-car")  # spread as the player likes
    assert wounds(play, "zombie") == [1, 1]
    assert (hurt(play), sanity(play)) == ({"infantry": 1, "armoured-car": 1}, 1)


@rule("AZ-M3")
def test_damage_may_go_to_one_stack(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("zombie", "zombie", infantry=2, armoured_car=1)
    play = attack(write(monkeypatch, table, "zombie I/P")).pick("hit infantry", "hit infantry")
    assert (out(play), hurt(play)) == ({"infantry": 1, "armoured-car": 1}, {})


@rule("AZ-M3")
def test_example_15_two_zombies_and_a_printed_card() -> None:
    play = attack(front("zombie", "zombie", infantry=2, armoured_car=1).cards(33))
    assert (play.asked, play.match.pending.about["left"]) == ("damage", 2)  # type: ignore[union-attr]
    play.pick("hit infantry", "hit armoured-car")
    assert wounds(play, "zombie") == [1, 1]
    assert sanity(play) == 3
