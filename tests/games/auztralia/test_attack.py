"""The attack action: who goes, how far, and what it takes (AZ-A28 to AZ-A36)."""

import pytest

from tests.games.auztralia.fighting import attack, front, home, out, send, write
from tests.games.auztralia.harness import Played, Table
from tests.marks import rule, shows


def targets(table: Table) -> set[str]:
    """The hexes that seat 0 may attack."""
    play = table.begin()
    if "attack" not in play.options():
        return set()
    play.pick("attack")
    found = {text.split()[1] for text in play.options("target")}
    return found or {str(play.match.pending.about["hex"])}  # type: ignore[union-attr]


def lone(unit: str, *hexes: str) -> Table:
    """Seat 0 with one unit in k4 and no rails, and Old Ones here and there; a far one makes it a choice."""
    table = Table(2).clock(10, 12).units(0, **{unit: 2})
    for name in hexes:
        table.tile("temple", name)
    return table


@rule("AZ-A28")
def test_any_units_may_be_sent_and_the_others_stay() -> None:
    play = front("temple", infantry=3, armoured_car=1).begin().pick("attack")
    assert play.options() == [
        "send infantry 1",
        "send infantry 2",
        "send infantry 3",
        "send armoured-car 1",
    ]
    play.pick("send infantry 2")
    assert play.options() == ["send armoured-car 1", "done"]
    play.pick("done")
    assert out(play) == {"infantry": 2}
    assert home(play) == {"infantry": 1, "armoured-car": 1}


@rule("AZ-A28")
def test_without_units_there_is_no_attack() -> None:
    assert targets(front("zombie")) == set()


@rule("AZ-A29")
@pytest.mark.parametrize("up", [True, False])
def test_a_tile_can_be_attacked_face_up_or_face_down(up: bool) -> None:
    assert targets(front("zombie", up=up, infantry=2)) == {"j4"}


@rule("AZ-A29")
def test_a_force_goes_as_far_as_its_slowest_unit() -> None:
    table = Table(2).clock(10, 12).units(0, infantry=1, armoured_car=1, airship=1).tile("temple", "i4")
    play = table.begin().pick("attack")
    assert play.options("send") == ["send armoured-car 1", "send airship 1"]
    play.pick("send airship 1")
    assert play.options("send") == ["send armoured-car 1"]


@rule("AZ-A29")
def test_an_attack_needs_something_to_attack() -> None:
    assert "attack" not in Table(2).clock(10, 12).units(0, infantry=1).begin().options()


@rule("AZ-A30")
@pytest.mark.parametrize(
    ("unit", "range_of_it"),
    [("infantry", 1), ("artillery", 1), ("armoured_car", 2), ("airship", 4), ("armoured_train", 0)],
)
def test_every_unit_has_its_range(unit: str, range_of_it: int) -> None:
    for distance, name in enumerate(("j4", "i4", "h4", "g4", "f4"), 1):
        assert targets(lone(unit, name)) == ({name} if distance <= range_of_it else set()), name


@rule("AZ-A30")
def test_a_train_attacks_only_hexes_of_its_own_railway() -> None:
    assert targets(lone("armoured_train", "j4", "j3").rail(0, "k4", "j4")) == {"j4"}
    assert targets(lone("armoured_train", "j4").rail(1, "c8", "d8")) == set()


@rule("AZ-A31")
def test_the_range_counts_from_any_hex_of_the_railway() -> None:
    table = lone("infantry", "h4", "g4", "k3").rail(0, "k4", "j4", "i4")
    assert targets(table) == {"h4", "k3"}


@rule("AZ-A32")
def test_a_force_on_the_ground_does_not_pass_through_old_ones() -> None:
    ring = ("j3", "j4", "i4")
    assert targets(lone("armoured_car", *ring)) == {"j3", "j4"}
    assert targets(lone("armoured_car", "j3", "i4")) == {"j3", "i4"}  # there is another way
    assert targets(lone("airship", *ring)) == {"j3", "j4", "i4"}


@rule("AZ-A32")
def test_airships_with_company_do_not_fly_over_old_ones() -> None:
    table = lone("airship", "j3", "j4", "i4").units(0, armoured_car=1)
    play = table.begin().pick("attack", "target i4")
    assert play.options() == ["send airship 1", "send airship 2"]


@rule("AZ-A32")
def test_airships_fly_over_old_ones_that_stand_on_the_railway() -> None:
    table = lone("airship", "j3", "j4", "g4").rail(0, "k4", "j4").rail(0, "k4", "j3")
    assert targets(table) == {"j3", "j4", "g4"}


@rule("AZ-A32")
def test_a_tile_that_lies_face_down_shuts_the_way_too() -> None:
    table = lone("armoured_car", "i4")
    table.tile("zombie", "j3", up=False).tile("zombie", "j4", up=False)
    assert targets(table) == {"j3", "j4"}


@rule("AZ-A33")
@pytest.mark.parametrize("unit", ["infantry", "armoured_train"])
def test_rails_behind_an_old_one_cannot_be_used(unit: str) -> None:
    rails = ("k4", "j4", "i4", "h4", "g4")
    assert targets(lone(unit, "g4").rail(0, *rails)) == {"g4"}
    assert targets(lone(unit, "i4", "g4").rail(0, *rails)) == {"i4"}


FORCES = {
    "infantry 3": 1,
    "armoured-car 1": 1,
    "artillery 1": 1,
    "airship 1": 1,
    "armoured-train 1": 1,
    "airship 1, armoured-train 1": 1,
    "infantry 1, airship 1": 1,
    "infantry 3, artillery 2": 2,
    "infantry 1, armoured-car 1, artillery 1": 3,
    "infantry 1, armoured-car 1, artillery 1, airship 1, armoured-train 1": 3,
}


def army(*hand: str) -> Table:
    """A lot of everything against a temple."""
    numbers = {"infantry": 3, "armoured_car": 2, "artillery": 2, "airship": 1, "armoured_train": 1}
    return front("temple", hand=hand).units(0, **numbers)


def strike(monkeypatch: pytest.MonkeyPatch, table: Table, force: str) -> Played:
    """Attack with this force; nothing happens, and it comes home."""
    return attack(write(monkeypatch, table, "-"), *force.split(", ")).pick("withdraw all")


@rule("AZ-A34")
@pytest.mark.parametrize(("force", "time"), FORCES.items())
def test_an_attack_takes_a_time_point_for_each_kind_on_the_upper_row(
    monkeypatch: pytest.MonkeyPatch, force: str, time: int
) -> None:
    assert strike(monkeypatch, army(), force).s.space[0] == 10 + time


@rule("AZ-H3")
@shows("character-guyonne")
@pytest.mark.parametrize(
    ("force", "time"), [(force, max(1, time - 1)) for force, time in FORCES.items() if time > 1]
)
def test_professor_guyonne_saves_a_time_point(monkeypatch: pytest.MonkeyPatch, force: str, time: int) -> None:
    assert strike(monkeypatch, army("guyonne"), force).s.space[0] == 10 + time


@rule("AZ-H3")
def test_professor_guyonne_leaves_one_time_point(monkeypatch: pytest.MonkeyPatch) -> None:
    assert strike(monkeypatch, army("guyonne"), "infantry 1").s.space[0] == 11


@rule("AZ-H4")
@shows("character-kneebone")
@pytest.mark.parametrize(
    ("unit", "farthest"), [("infantry", "i4"), ("artillery", "i4"), ("armoured_car", "h4"), ("airship", "f4")]
)
def test_billy_kneebone_leads_units_a_hex_farther(unit: str, farthest: str) -> None:
    assert targets(lone(unit, farthest).hand(0, "kneebone")) == {farthest}


@rule("AZ-H4")
@pytest.mark.parametrize(("edition", "found"), [("french", {"j4"}), ("polish", set())])
def test_billy_kneebone_leads_trains_off_their_rails_but_not_by_the_polish_rules(
    edition: str, found: set[str]
) -> None:
    table = lone("armoured_train", "j4").hand(0, "kneebone")
    table.s.edition = edition
    assert targets(table) == found
    assert targets(lone("armoured_train", "j4")) == set()


@rule("AZ-A34")
def test_example_9_an_airship_adds_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    table = front("zombie", infantry=2, armoured_car=1, airship=1)
    play = attack(write(monkeypatch, table, "-"))
    assert out(play) == {"infantry": 2, "armoured-car": 1, "airship": 1}
    assert play.pick("withdraw all").s.space[0] == 12


@rule("AZ-A35", "AZ-C3")
def test_example_10_a_tile_is_turned_up_and_the_attacker_may_leave() -> None:
    play = attack(front("zombie", up=False, infantry=2))
    assert play.events("revealed") == [("j4", "zombie")]
    assert play.asked == "fight"
    assert play.options() == ["fight", "withdraw all"]
    assert play.events("combat-card") == []
    play.pick("withdraw all")
    assert play.events("combat-card") == []
    assert home(play) == {"infantry": 2}
    assert play.s.space[0] == 11  # the action is spent


@rule("AZ-A35")
def test_a_blank_tile_leaves_the_game_and_the_action_is_spent() -> None:
    play = attack(front("blank", up=False, infantry=2))
    assert play.events("revealed") == [("j4", "blank")]
    assert play.events("combat") == []
    assert play.kinds_at("j4") == []
    assert (play.s.space[0], play.s.players[0].hq, home(play)) == (11, 19, {"infantry": 2})


@rule("AZ-A36")
def test_after_combat_the_units_are_at_home_again(monkeypatch: pytest.MonkeyPatch) -> None:
    play = attack(write(monkeypatch, front("zombie", infantry=2, armoured_car=1), "zombie IC/"))
    assert play.s.fight is None
    assert home(play) == {"infantry": 2, "armoured-car": 1}
    assert play.asked == "act"


@rule("AZ-A28", "AZ-T4")
def test_an_attack_takes_a_cube_and_gold_when_the_box_is_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    table = write(monkeypatch, front("temple", infantry=1).clock(10, 40).give(0, gold=1), "-", "-")
    play = attack(table).pick("withdraw all")
    assert (play.s.players[0].gold, play.s.players[0].hq) == (1, 19)
    send(play.pick("attack")).pick("withdraw all")
    assert (play.s.players[0].gold, play.s.players[0].hq) == (0, 18)
    assert "attack" not in play.options()
