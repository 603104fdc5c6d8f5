"""Durable invaders (SI-078, SI-170, SI-171)."""

from rulebound.games.spirit_island.blight import add_blight
from rulebound.games.spirit_island.effect import Effect
from rulebound.games.spirit_island.pieces import BUILDINGS, CITY, EXPLORER, INVADERS, TOWN, piece
from tests.games.spirit_island.frames import fear_deck
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.marks import rule, shows

OCEAN_SPIRIT = "oceans-hungry-grasp"
HABSBURG = "habsburg-monarchy"
DURABLE = "habsburg-monarchy-level-4"


def here(position: str, spirit: str = RIVER) -> Table:
    """A position with the Habsburg Monarchy of level 4: towns are durable where no blight is."""
    table = fear_deck(island(position + "; A7: 1C", spirit=spirit, adversary=HABSBURG, level=4))
    table.s.blight_left = 9
    return table


@rule("SI-078")
@shows(DURABLE)
def test_a_durable_piece_has_its_base_health_once_more() -> None:
    s = here("A5: 1P; A6: 1B").s
    assert [s.health_of(5, piece(kind)) for kind in INVADERS] == [1, 4, 3]
    assert s.health_of(6, piece(TOWN)) == 2
    s.effects.append(Effect("town-health", amount=-1))
    assert (s.health_of(5, piece(TOWN)), s.health_of(6, piece(TOWN))) == (3, 1)
    here("A5: 1P 1T").action(lambda act: act.damage(3), land="A5").expect("A5: 1P 1T/3").time_passes()


@rule("SI-078")
@shows(DURABLE)
def test_a_durable_piece_may_be_so_in_one_land() -> None:
    s = here("A5: 1P").s
    next(effect for effect in s.rules if effect.kind == DURABLE).land = 5
    assert (s.health_of(5, piece(TOWN)), s.health_of(6, piece(TOWN))) == (4, 2)


@rule("SI-078")
@shows(DURABLE)
def test_to_destroy_a_durable_piece_is_to_damage_it_by_its_base_health() -> None:
    table = here("A5: 1P 1T 1E; A6: 1T 1B")
    table.action(lambda act: act.destroy(1, (TOWN,)), land="A5").expect("A5: 1P 1E 1T/2", fear=0)
    table.action(lambda act: act.destroy(1, (TOWN,)), land="A5").expect("A5: 1P 1E", fear=1)
    table.action(lambda act: act.destroy(1, (EXPLORER,)), land="A5").expect("A5: 1P")
    table.action(lambda act: act.destroy(1, (TOWN,)), land="A6").expect("A6: 1B", fear=2)


@rule("SI-078")
@shows(DURABLE)
def test_damage_instead_of_destroying_several_durable_pieces_is_split_freely_among_them() -> None:
    for answers, after in (
        (["hit town A5"], "1P 1T"),
        (["graze town A5", "hit-marked town 1 0 A5"], "1P 1T"),
        (["graze town A5", "graze-marked town 1 0 A5", "hit-marked town 2 0 A5"], "1P 1T"),
        (["graze town A5", "graze town A5", "graze-marked town 1 0 A5", "hit-marked town 1 0 A5"], "1P 2T/2"),
    ):
        table = here("A5: 1P 2T").action(lambda act: act.destroy(2, BUILDINGS), *answers, land="A5")
        table.expect(f"A5: {after}", fear="T/2" not in after)
    table = here("A5: 1P 2T 1T/1")
    chosen = ["destroy town A5", "destroy-marked town 1 0 A5"]
    split = ["hit-marked town 1 0 A5"]
    table.action(lambda act: act.destroy(2, BUILDINGS), *chosen, *split, land="A5").expect(
        "A5: 1P 1T 1T/1", fear=1
    )


@rule("SI-078")
@shows(DURABLE)
def test_no_more_durable_pieces_are_struck_than_would_be_destroyed() -> None:
    table = here("A5: 1P 2T").action(lambda act: act.destroy(1, BUILDINGS), land="A5")
    table.expect("A5: 1P 1T 1T/2")
    here("A5: 1P 1T").action(lambda act: act.destroy(2, BUILDINGS), land="A5").expect("A5: 1P 1T/2", fear=0)
    table = here("A5: 1P 1T 1C")
    table.action(lambda act: act.destroy(2, BUILDINGS), "destroy town A5", land="A5").expect("A5: 1P 1T/2", fear=2)


@rule("SI-078")
def test_destroying_all_works_as_ever() -> None:
    table = here("A5: 1P 2T 1T/1 1C")
    table.action(lambda act: act.destroy_all(BUILDINGS), land="A5").expect("A5: 1P", fear=5)


@rule("SI-075", "SI-078")
@shows(DURABLE)
def test_a_damaged_town_falls_when_blight_takes_its_durability() -> None:
    table = here("A5: 2P 1T/2 1T/1 1C/2")
    table.action(lambda act: add_blight(act, act.land), land="A5").expect("A5: 1P 1B 1T/1 1C/2", fear=1)


@rule("SI-075", "SI-078", "SI-096")
def test_it_falls_before_presence_is_destroyed() -> None:
    table = here("A5: 1P 1T/2")
    table.action(lambda act: add_blight(act, act.land), land="A5")
    kinds = [event.kind for event in table.heard]
    assert kinds.index("blight") < kinds.index("destroyed") < kinds.index("presence-lost")


@rule("SI-071", "SI-075", "SI-078")
def test_a_damaged_town_falls_when_blight_moves_to_it() -> None:
    table = here("A5: 2P 1T/2 1T/1; A6: 1B")
    table.action(lambda act: act.push(1, blight=True), "push-blight A5", land="A6")
    table.expect("A5: 2P 1B 1T/1; A6:", fear=1)
    table = here("A5: 2P 1T/2; A6: 1B 1T/1")
    table.action(lambda act: act.gather(1, blight=True), land="A5")
    table.expect("A5: 2P 1B; A6: 1T/1", fear=1)


@rule("SI-171")
@shows(DURABLE)
def test_badlands_add_where_destroying_becomes_damage() -> None:
    table = here("A5: 1P 1T 2Ba")
    table.action(lambda act: act.destroy(1, (TOWN,)), land="A5").expect("A5: 1P 2Ba", fear=1)
    table = here("A5: 1P 1T 1C 1Ba")
    table.action(lambda act: act.destroy(1, (TOWN,)), land="A5").expect("A5: 1P 1T/3 1C 1Ba", fear=0)
    table.action(lambda act: act.destroy(1, (CITY,)), land="A5").expect("A5: 1P 1T/3 1Ba", fear=2)


@rule("SI-170")
@shows(DURABLE)
def test_e29_durable_towns_in_the_ocean() -> None:
    table = here("A1: 4T; A0: 1P; A2: 1P 1B", spirit=OCEAN_SPIRIT)
    pushes = ["push town A0"] * 4
    drowning = ["hit town A0", "hit town A0", "land A3", "land A3"]
    table.action(lambda act: act.push(4, (TOWN,)), *pushes, *drowning, land="A1")
    table.expect("A0: 1P; A1:; A3: 2T", fear=2)
    assert table.s.spirits[0].notes == {"drowned": 4}


@rule("SI-170")
@shows(DURABLE)
def test_a_single_durable_town_is_washed_ashore_or_drowns_if_it_was_hurt() -> None:
    table = here("A1: 1T 1T/2; A0: 1P", spirit=OCEAN_SPIRIT)
    table.action(lambda act: act.push(1, (TOWN,)), "push-marked town 2 0 A0", land="A1").expect(fear=1)
    assert table.s.spirits[0].notes == {"drowned": 2}
    table.action(lambda act: act.push(1, (TOWN,)), "push town A0", "land A1", land="A1").expect("A1: 1T/2", fear=1)
    assert table.s.spirits[0].notes == {"drowned": 2}


@rule("SI-170")
@shows(DURABLE)
def test_a_town_washed_into_blight_is_destroyed_there_and_not_drowned() -> None:
    table = here("A1: 1T; A0: 1P; A2: 1B", spirit=OCEAN_SPIRIT)
    table.action(lambda act: act.push(1, (TOWN,)), "push town A0", "land A2", land="A1")
    table.expect("A1:; A2: 1B", fear=1)
    assert table.s.spirits[0].notes == {}
