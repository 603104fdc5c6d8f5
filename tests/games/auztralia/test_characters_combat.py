"""Characters that help once in each combat, and those that make units harder (AZ-H1, AZ-H3)."""

import pytest

from tests.games.auztralia.fighting import (
    attack,
    front,
    home,
    hurt,
    out,
    sanity,
    send,
    trophies,
    wounds,
    write,
)
from tests.games.auztralia.harness import Played
from tests.marks import rule, shows

GUNNERS = [
    ("khouri", "infantry", ""),
    ("milligan", "artillery", "infantry"),
    ("verne", "airship", "infantry"),
    ("singh", "armoured_car", "artillery"),
]


def gunner(monkeypatch: pytest.MonkeyPatch, name: str, unit: str, *foes: str) -> Played:
    """A unit, a character and some Old Ones; nothing on the cards."""
    return attack(
        write(monkeypatch, front(*foes, hand=(name,)).units(0, **{unit: 1}).clock(10, 40), "-", "-", "-")
    )


@rule("AZ-H1", "AZ-H3")
@pytest.mark.parametrize(
    ("name", "unit"),
    [
        pytest.param("khouri", "infantry", marks=shows("character-khouri")),
        pytest.param("milligan", "artillery", marks=shows("character-milligan")),
        pytest.param("verne", "airship", marks=shows("character-verne")),
        pytest.param("singh", "armoured_car", marks=shows("character-singh")),
    ],
)
def test_a_damage_once_in_each_combat(monkeypatch: pytest.MonkeyPatch, name: str, unit: str) -> None:
    play = gunner(monkeypatch, name, unit, "temple")
    assert play.options("use") == [f"use {name}"]  # before the first card already
    play.pick(f"use {name}")
    assert wounds(play, "temple") == [1]  # Singh as well: no card lets cars do that
    assert play.options("use") == []
    play.pick("fight" if play.asked == "fight" else "withdraw all", "withdraw all")
    assert play.asked == "act"
    assert play.s.players[0].hand == [name]
    send(play.pick("attack")).pick(f"use {name}")  # refreshed
    assert wounds(play, "temple") == [2]


@rule("AZ-H3")
@pytest.mark.parametrize(("name", "other"), [(name, other) for name, _, other in GUNNERS if other])
def test_no_damage_without_the_unit(monkeypatch: pytest.MonkeyPatch, name: str, other: str) -> None:
    play = gunner(monkeypatch, name, other, "temple")
    assert play.events("combat-card")  # nothing was asked before the first card
    assert play.options("use") == []


@rule("AZ-H3")
@pytest.mark.parametrize(("name", "unit"), [(name, unit) for name, unit, _ in GUNNERS])
def test_the_player_chooses_among_several_old_ones(monkeypatch: pytest.MonkeyPatch, name: str, unit: str) -> None:
    play = gunner(monkeypatch, name, unit, "zombie", "mi-go").pick(f"use {name}")
    assert play.options() == ["strike mi-go 1", "strike zombie 2"]
    play.pick("strike mi-go 1")
    assert (wounds(play, "zombie"), wounds(play, "mi-go")) == ([0], [1])


@rule("AZ-H3", "AZ-C14")
def test_the_last_damage_of_a_character_ends_the_combat(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("zombie", hand=("khouri",), infantry=1), "zombie I/"))
    play.pick("fight", "use khouri")
    assert (trophies(play), play.s.fight) == (["zombie"], None)
    assert len(play.events("combat-card")) == 1


@rule("AZ-H3")
@shows("character-takanashi")
def test_general_takanashi_gives_a_unit_for_two_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("zombie", "mi-go", hand=("takanashi",), infantry=2, armoured_car=1)
    play = attack(write(monkeypatch, table, "-")).pick("use takanashi")
    assert play.options() == ["sacrifice infantry", "sacrifice armoured-car"]
    play.pick("sacrifice infantry", "strike mi-go 1")
    assert (wounds(play, "mi-go"), wounds(play, "zombie")) == ([2], [0])
    assert out(play) == {"infantry": 1, "armoured-car": 1}
    assert play.s.units[0] == 9
    assert play.options("use") == []


@rule("AZ-H3")
@shows("character-takanashi")
def test_general_takanashi_may_give_the_last_unit() -> None:
    play = attack(front("zombie", hand=("takanashi",), infantry=1)).pick("use takanashi")
    assert (trophies(play), home(play)) == (["zombie"], {})
    play = attack(front("temple", hand=("takanashi",), infantry=1)).pick("use takanashi")
    assert (wounds(play, "temple"), play.s.fight, play.asked) == ([2], None, "act")


@rule("AZ-H3")
@shows("character-caprotti")
def test_luigi_caprotti_takes_off_a_damage_after_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("zombie", hand=("caprotti",), infantry=1, armoured_car=1)
    play = attack(write(monkeypatch, table, "zombie /PP", "-")).pick("hit infantry", "hit armoured-car")
    play.pick("use caprotti")
    assert play.options() == ["mend infantry", "mend armoured-car"]
    play.pick("mend armoured-car")
    assert hurt(play) == {"infantry": 1}
    assert play.options("use") == []


@rule("AZ-H3")
def test_luigi_caprotti_comes_too_late_for_a_unit_that_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("zombie", hand=("caprotti",), infantry=2)
    play = attack(write(monkeypatch, table, "zombie /PP"))
    assert (out(play), play.options("use")) == ({"infantry": 1}, [])  # and now there is nothing to mend


@rule("AZ-H3")
@shows("character-jago")
def test_count_jago_starts_with_four_sanity(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("zombie", hand=("jago",), infantry=1).clock(10, 40)
    play = attack(write(monkeypatch, table, "zombie /SSS", "-"))
    assert sanity(play) == 1
    play.pick("withdraw all")
    assert sanity(send(play.pick("attack"))) == 4


@rule("AZ-H3")
@shows("character-jones")
def test_corporal_jones_withdraws_before_the_card_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("zombie", hand=("jones",), infantry=1)
    play = attack(write(monkeypatch, table, "zombie I/PPSSSS"))
    assert (play.asked, play.options()) == ("jones", ["withdraw all", "done"])
    assert len(play.events("combat-card")) == 1
    play.pick("withdraw all")
    assert (home(play), wounds(play, "zombie")) == ({"infantry": 1}, [0])
    assert (play.events("defeated"), play.events("wounded")) == ([], [])
    assert play.s.fight is None


@rule("AZ-H3")
@shows("character-jones")
@pytest.mark.parametrize("who", ["airships", "ground"])
def test_corporal_jones_withdraws_a_part_and_the_card_counts_for_the_rest(
    monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    table = front("temple", hand=("jones",), infantry=1, artillery=1, airship=1)
    play = attack(write(monkeypatch, table, "temple IF/PAS", "-"))
    assert play.options() == ["withdraw airships", "withdraw ground", "withdraw all", "done"]
    play.pick(f"withdraw {who}")
    if who == "airships":
        assert play.options() == ["hit infantry", "hit artillery"]
        play.pick("hit infantry")
        assert hurt(play) == {"infantry": 1}
    else:
        assert hurt(play) == {"airship": 1}
    assert (wounds(play, "temple"), sanity(play)) == ([1], 2)
    play.pick("fight")
    assert play.asked == "fight"  # once per combat


@rule("AZ-H3")
def test_corporal_jones_may_wait_for_a_worse_card(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("temple", hand=("jones",), infantry=1)
    play = attack(write(monkeypatch, table, "temple I/", "temple /PP")).pick("done")
    assert wounds(play, "temple") == [1]
    play.pick("fight")
    assert play.asked == "jones"


@rule("AZ-H3")
@shows("character-neumann")
def test_franz_neumann_brings_a_destroyed_unit_home(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("mi-go", hand=("neumann",), infantry=2, airship=1)
    play = attack(write(monkeypatch, table, "mi-go /PPAA", "mi-go /P", "mi-go /P"))
    assert (play.asked, play.options()) == ("neumann", ["save infantry", "save airship", "done"])
    play.pick("save airship")
    assert (home(play), out(play)) == ({"airship": 1}, {"infantry": 1})
    assert (play.s.units[0], play.s.units[3]) == (9, 3 - 1)
    play.pick("fight", "fight")  # the other infantry falls, and he has helped already
    assert (home(play), play.asked) == ({"airship": 1}, "act")


@rule("AZ-H3")
@shows("character-neumann")
def test_franz_neumann_helps_after_a_defeat_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("zombie", hand=("neumann",), infantry=1, armoured_car=1)
    play = attack(write(monkeypatch, table, "zombie /PPSSSS")).pick("hit infantry", "hit armoured-car")
    assert play.options() == ["save infantry", "save armoured-car", "done"]
    play.pick("save armoured-car")
    assert home(play) == {"armoured-car": 1}


@rule("AZ-H3")
def test_franz_neumann_may_be_kept_for_later(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("zombie", hand=("neumann",), infantry=2)
    play = attack(write(monkeypatch, table, "zombie /PP", "zombie /PP")).pick("done", "fight")
    assert play.asked == "neumann"
    play.pick("save infantry")
    assert home(play) == {"infantry": 1}


@rule("AZ-H8")
def test_franz_neumann_saves_whom_general_takanashi_gave() -> None:
    table = front("zombie", hand=("neumann", "takanashi"), infantry=1)
    play = attack(table).pick("use takanashi", "save infantry")
    assert (trophies(play), home(play)) == (["zombie"], {"infantry": 1})


@rule("AZ-H3")
@pytest.mark.parametrize(
    ("name", "unit", "capacity", "back"),
    [
        pytest.param("proust", "armoured-car", 3, "P", marks=shows("character-proust")),
        pytest.param("krupp", "armoured-train", 4, "P", marks=shows("character-krupp")),
        pytest.param("zhu", "airship", 3, "A", marks=shows("character-zhu")),
    ],
)
def test_units_that_stand_one_damage_more(
    monkeypatch: pytest.MonkeyPatch, name: str, unit: str, capacity: int, back: str
) -> None:
    table = front("mi-go", hand=(name,)).units(0, **{unit.replace("-", "_"): 2})
    play = attack(write(monkeypatch, table, "mi-go /" + back * (capacity - 1), "mi-go /" + back))
    assert (out(play), hurt(play)) == ({unit: 2}, {unit: capacity - 1})
    play.pick("fight")
    assert (out(play), hurt(play)) == ({unit: 1}, {})


@rule("AZ-H3")
@pytest.mark.parametrize("name", ["proust", "krupp", "zhu"])
def test_other_units_stand_no_more(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    play = attack(write(monkeypatch, front("zombie", hand=(name,), infantry=2), "zombie /PP"))
    assert out(play) == {"infantry": 1}
