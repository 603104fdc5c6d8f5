"""Keeper of the Forbidden Wilds: panel, special rule, innate powers, unique cards."""

import pytest

from rulebound.games.spirit_island.action import Action
from rulebound.games.spirit_island.events import each_board, each_player
from rulebound.games.spirit_island.growth import spirit_phase
from rulebound.games.spirit_island.pieces import DAHAN
from rulebound.games.spirit_island.state import IslandState
from rulebound.games.spirit_island.use import options
from rulebound.kernel import Flow
from tests.games.spirit_island.frames import fear_deck
from tests.games.spirit_island.happenings import dahan, dahan_question, event_of, happen, note
from tests.games.spirit_island.harness import RIVER, Table, island
from tests.games.spirit_island.panels import beginning, elements, growing, incomes, offered, plays, reach
from tests.games.spirit_island.random_play import keeps_promises
from tests.marks import rule, shows

KEEPER = "keeper-of-the-forbidden-wilds"
PUNISH, SPREAD = "punish-those-who-trespass", "spreading-wilds"


def innates(table: Table) -> list[str]:
    return [option.text for option in options(table.s, 0, "slow")]


@shows(KEEPER)
@pytest.mark.parametrize("land", ["A8", "B8", "C4", "D6", "E7", "F5"])
def test_it_starts_with_wilds_in_the_highest_numbered_jungle(land: str) -> None:
    assert beginning(KEEPER, land[0]) == f"{land}: 1Q 1wilds"


@shows(KEEPER)
def test_its_tracks() -> None:
    assert incomes(KEEPER) == [2, 2, 4, 5, 5, 7, 8, 9]
    assert plays(KEEPER) == [1, 2, 2, 3, 4, 5]
    table = island("A5: 1P", spirit=KEEPER)
    table.s.spirits[0].open = [5, 6]
    assert elements(table) == {"sun": 1, "plant": 1}


@shows(KEEPER, f"{KEEPER}-group-1", f"{KEEPER}-group-2")
def test_its_last_card_space_reclaims_a_card() -> None:
    table = growing(KEEPER)
    table.s.spirits[0].open = [1, 6]
    grown = ("group 1", "grow energy-1", "grow reclaim", "group 2", "grow card", "draw minor")
    assert "bonus reclaim-1" in offered(_phase(growing_at(6)), "group 1")
    table.s.spirits[0].discard.append("rivers-bounty")
    table.spirit_phase("bonus reclaim-1", "reclaim rivers-bounty", *grown, "keep natures-resilience", "ready")
    assert "rivers-bounty" in table.s.spirits[0].hand
    assert "bonus reclaim-1" not in offered(_phase(growing_at(5)), "group 1")


def growing_at(cards: int) -> Table:
    table = growing(KEEPER)
    table.s.spirits[0].open = [1, cards]
    return table


def _phase(table: Table) -> Flow[None]:
    table.s.step = ""
    return spirit_phase(table.s)


@shows(KEEPER, f"{KEEPER}-group-1", f"{KEEPER}-group-2")
@rule("SI-029")
def test_its_first_two_growth_groups() -> None:
    table = growing(KEEPER)
    table.s.spirits[0].energy = 0
    taken = ("group 2", "grow card", "draw minor", "keep natures-resilience")
    table.spirit_phase("group 1", "grow reclaim", "grow energy-1", *taken, "ready")
    assert table.s.spirits[0].hand[-2:] == ["sacrosanct-wilderness", "natures-resilience"]
    table.expect("A5: 1P", energy=3)


@shows(KEEPER, f"{KEEPER}-group-3", f"{KEEPER}-group-4")
@rule("SI-030")
def test_its_last_group_costs_energy_that_an_earlier_one_may_bring() -> None:
    poor = growing(KEEPER)
    poor.s.spirits[0].energy = 1
    assert offered(_phase(poor)) == {"group 1", "group 2", "group 3"}
    table = growing(KEEPER)
    table.s.spirits[0].energy = 2
    assert "group 4" not in offered(_phase(table))
    earned = ("group 3", "grow energy-1", "grow presence-3-wilds-own", "presence energy A5")
    far = ("group 4", "grow card", "draw minor", "keep natures-resilience", "grow presence-3-unblighted")
    table.spirit_phase(*earned, *far, "presence energy A3", "ready")
    table.expect("A5: 2P; A3: 1P", energy=0 + 4)
    assert table.s.spirits[0].hand[-1] == "natures-resilience"


@shows(f"{KEEPER}-group-3", f"{KEEPER}-group-4")
def test_its_growth_goes_to_wilds_and_its_own_lands_or_where_no_blight_is() -> None:
    where = "A3: 1P; A5: 1Wi; A4: 1B; A7: 1Wi; A8: 1Wi; A2: 1C"
    assert reach(growing(KEEPER, where), "group 3", "grow presence-3-wilds-own") == {"A3", "A5", "A7", "A8"}
    table = growing(KEEPER, where)
    table.s.spirits[0].energy = 3
    lands = {"A1", "A2", "A3", "A5", "A6", "A7", "A8"}
    assert reach(table, "group 4", "grow presence-3-unblighted") == lands


@shows("forbidden-ground")
def test_all_dahan_leave_a_new_sacred_site() -> None:
    table = growing(KEEPER, "A5: 1P 2D; A8: 2P 1D; A2: 1C")
    grown = ("group 3", "grow presence-3-wilds-own", "presence energy A5", "push dahan A4", "push dahan A6")
    other = ("grow energy-1", "group 1", "grow reclaim", "grow energy-1")
    table.spirit_phase(*grown, *other, "ready").expect("A5: 2P; A4: 1D; A6: 1D; A8: 2P 1D")
    third = growing(KEEPER, "A8: 2P 1D; A2: 1C")
    third.spirit_phase("group 3", "grow presence-3-wilds-own", "presence energy A8", *other, "ready")
    third.expect("A8: 3P 1D")


@shows("forbidden-ground")
def test_presence_that_is_moved_makes_a_sacred_site_too_whoever_moves_it() -> None:
    table = island("A5: 1P 1D; A4: 1P; A2: 1C", spirit=KEEPER, others=(RIVER,))
    table.action(lambda act: act.push(1, presence=(0,)), "push-presence 0 A5", "push dahan A8", land="A4", seat=1)
    table.expect("A5: 2P; A8: 1D")


def gather_dahan(s: IslandState) -> Flow[None]:
    """On each board gather a dahan into land 5 of board A."""

    def does(act: Action, board: int) -> Flow[None]:
        if board >> 5 & 1:
            yield from act.gather(1, (DAHAN,), land=5)

    return each_board(s, s.event, does)


def push_dahan(s: IslandState) -> Flow[None]:
    """Each player pushes a dahan out of land 4 of board A."""

    def does(act: Action) -> Flow[None]:
        yield from act.push(1, (DAHAN,), land=4, to=1 << 5 | 1 << 3)

    return each_player(s, s.event, does)


@shows("forbidden-ground")
def test_no_dahan_event_brings_dahan_to_its_sacred_sites(monkeypatch: pytest.MonkeyPatch) -> None:
    for text in (gather_dahan, push_dahan):
        table = fear_deck(island("A4: 1D; A5: 2P; A2: 1C", spirit=KEEPER))
        happen(monkeypatch, table, event_of(note([], "main"), dahan=text))
        table.expect("A5: 2P; A3:; A4: 1D" if text is gather_dahan else "A5: 2P; A3: 1D; A4:")
        no_site = fear_deck(island("A4: 1D; A5: 1P; A2: 1C", spirit=KEEPER))
        answers = ("push dahan A5",) if text is push_dahan else ()
        happen(monkeypatch, no_site, event_of(note([], "main"), dahan=text), *answers)
        no_site.expect("A5: 1P 1D; A4:")


@shows("forbidden-ground")
@rule("SI-137")
def test_a_dahan_event_chooses_another_land_than_its_sacred_sites() -> None:
    def at_event(position: str) -> Table:
        table = fear_deck(island(position + "; A7: 1E", spirit=KEEPER))
        table.s.turn, table.s.phase, table.s.event_part = 3, "invaders", 3
        return table

    pillars, rally = "lesser-spirits-imperiled", "provincial-seat-lands-hollow-of-promise"
    assert dahan_question(at_event("A1: 1D; A6: 1P"), pillars) == ["land A2", "land A6"]
    assert dahan_question(at_event("A1: 1D; A6: 2P"), pillars) == ["land A2"]
    dahan(at_event("A1: 1D; A2: 2P; A6: 2P"), pillars).expect("A1: 1D; A2: 2P; A6: 2P")
    assert dahan_question(at_event("A5: 2D 1P; A6: 1D"), rally) == ["land A5", "land A6"]
    elsewhere = dahan(at_event("A5: 2D 2P; A6: 1D"), rally)
    elsewhere.expect("A5: 1D 2P; A6: 2D", defend={"A5": 0, "A6": 2})
    plague = at_event("A3: 1D 1Di; A2: 2P; A4: 2P; A7: 1D 1Di")  # out of A3 all ways lead to sacred sites
    dahan(plague, "civic-engagement-lifes-web-torn-asunder", "push dahan A8").expect("A3: 1D 1Di; A8: 1D")
    alone = dahan(at_event("A5: 2D 2P; A2: 1D 2P"), rally, "land A5")
    alone.expect("A5: 2D 2P; A2: 1D 2P", defend={"A5": 2, "A2": 0})


def test_other_events_and_powers_bring_dahan_to_its_sacred_sites(monkeypatch: pytest.MonkeyPatch) -> None:
    table = fear_deck(island("A4: 1D; A5: 2P; A2: 1C", spirit=KEEPER))
    happen(monkeypatch, table, event_of(gather_dahan)).expect("A5: 2P 1D; A4:")
    power = island("A4: 1D; A5: 2P; A2: 1C", spirit=KEEPER)
    power.use("sacrosanct-wilderness", "target A4", "push dahan A5").expect("A4: 1Wi; A5: 2P 1D")


@shows(f"{PUNISH}-level-1")
def test_punish_those_who_trespass_hurts_invaders_and_dahan() -> None:
    table = island("A5: 1P 2T 2D; A2: 1C", spirit=KEEPER)
    table.use(PUNISH, "hit town A5", elements="2 sun 1 fire 2 plant").expect("A5: 1P 1T 1D", fear=1)
    assert table.targets(PUNISH) == {"A5"}


@shows(f"{PUNISH}-level-1", f"{PUNISH}-level-2")
@pytest.mark.parametrize(
    ("have", "left"),
    [
        ("2 sun 1 fire 3 plant", "1C 1C/2"),
        ("2 sun 2 fire 3 plant", "1C/1"),
        ("5 sun 2 fire 3 plant", "1C/2"),
    ],
)
def test_punish_those_who_trespass_counts_pairs_of_sun_and_plant(have: str, left: str) -> None:
    table = island("A5: 1P 2C; A2: 1C", spirit=KEEPER)
    table.use(PUNISH, "hit city A5", elements=have).expect(f"A5: 1P {left}")


@shows(f"{PUNISH}-level-1", f"{PUNISH}-level-2", f"{PUNISH}-level-3")
def test_punish_those_who_trespass_may_strike_in_two_of_its_lands() -> None:
    where, many = "A5: 1P 2C 1D; A8: 1P 1C 1D; A6: 1T; A2: 1C", "4 sun 2 fire 4 plant"
    table = island(where, spirit=KEEPER)
    table.use(PUNISH, "target A5", "land A8", "deal 2", "hit city A5", elements=many)
    table.expect("A5: 1P 1C/1; A8: 1P 1C/2 1D; A6: 1T")
    whole = island(where, spirit=KEEPER)
    whole.use(PUNISH, "target A5", "land A8", "deal 6", elements=many).expect("A5: 1P 2C; A8: 1P 1D", fear=2)
    at_home = island(where, spirit=KEEPER)
    at_home.use(PUNISH, "target A5", "done", elements=many).expect("A5: 1P; A8: 1P 1C 1D", fear=4)
    fewer = island(where, spirit=KEEPER)
    fewer.use(PUNISH, "target A5", "hit city A5", elements="4 sun 2 fire 3 plant").expect(
        "A5: 1P 1C/2; A8: 1P 1C 1D"
    )


@shows(f"{PUNISH}-level-1", f"{PUNISH}-level-2")
def test_to_split_damage_is_nothing_without_damage() -> None:
    table = island("A5: 1P 2C 1D; A2: 1C", spirit=KEEPER)
    table.s.spirits[0].gained = [0, 0, 0, 0, 0, 0, 4, 0, 0]
    assert PUNISH not in " ".join(innates(table))
    table.s.spirits[0].gained = [2, 0, 2, 0, 0, 0, 4, 0, 0]
    assert [text for text in innates(table) if PUNISH in text] == [f"use {PUNISH}", f"use-less {PUNISH} 1"]


@shows(f"{SPREAD}-level-1")
def test_spreading_wilds_pushes_an_explorer_for_two_sun() -> None:
    table = island("A5: 1P 4E; A2: 1C", spirit=KEEPER)
    table.use(SPREAD, "target A5", "push explorer A4", "push explorer A6", elements="5 sun")
    table.expect("A5: 1P 2E; A4: 1E; A6: 1E")
    table = island("A5: 1P 1T; A2: 1C", spirit=KEEPER)
    table.use(SPREAD, "target A5", elements="5 sun").expect("A5: 1P 1T")


@shows(f"{SPREAD}-level-1", f"{SPREAD}-level-2")
def test_spreading_wilds_adds_wilds_where_no_explorer_is() -> None:
    table = island("A5: 1P 1E; A2: 1C", spirit=KEEPER)
    table.use(SPREAD, "target A5", elements="1 plant").expect("A5: 1P 1E")
    table.use(SPREAD, "target A5", "push explorer A4", elements="2 sun 1 plant").expect("A5: 1P 1Wi; A4: 1E")
    table.use(SPREAD, "target A6", elements="1 plant").expect("A6: 1Wi")


@shows(f"{SPREAD}-level-2", f"{SPREAD}-level-3", f"{SPREAD}-level-4")
def test_spreading_wilds_reaches_farther_with_three_plant_and_with_air() -> None:
    table = island("A3: 1P; A4: 1B; A2: 1C", spirit=KEEPER)
    near, far = {"A2", "A3"}, {"A1", "A2", "A3", "A5"}
    assert table.targets(SPREAD, elements="2 plant") == near
    assert table.targets(SPREAD, elements="3 plant") == far
    assert table.targets(SPREAD, elements="1 plant 1 air") == far
    assert table.targets(SPREAD, elements="3 plant 1 air") == far | {"A6", "A7", "A8"}
    table.s.spirits[0].gained = [0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert innates(table) == []
    table.use(SPREAD, "target A8", elements="3 plant 1 air").expect("A8: 1Wi")


@shows("towering-wrath")
def test_towering_wrath_counts_sacred_sites_nearby_and_destroys_dahan() -> None:
    table = island("A5: 2P; A4: 2P 2C 3D; A1: 1P; A8: 2P; A2: 1C", spirit=KEEPER)
    table.use("towering-wrath", "target A4", "hit city A4").expect("A4: 2P 1C/1", fear=4)
    assert island("A5: 1P; A8: 2P; A2: 1C", spirit=KEEPER).targets("towering-wrath") == {"A5", "A6", "A7", "A8"}


@shows("regrow-from-roots")
def test_regrow_from_roots_heals_what_is_not_too_sick() -> None:
    table = island("A5: 1P 2B; A8: 3B; A2: 1C", spirit=KEEPER)
    table.use("regrow-from-roots", "target A5").expect("A5: 1P 1B")
    table.use("regrow-from-roots", "target A8").expect("A8: 3B")
    assert table.targets("regrow-from-roots") == {"A5", "A8"}


@shows("boon-of-growing-power")
def test_boon_of_growing_power_gives_a_card_and_energy_to_another() -> None:
    table = island("A5: 1P; A4: 1Q; A2: 1C", spirit=KEEPER, others=(RIVER,))
    table.s.minors = ["call-of-the-dahan-ways", "natures-resilience"]
    table.use("boon-of-growing-power", "spirit 1", "draw minor", "keep natures-resilience")
    assert table.s.spirits[1].hand[-1] == "natures-resilience"
    table.expect(energy=1, seat=1).expect(energy=0)
    table.use("boon-of-growing-power", "spirit 0", "draw minor").expect(energy=0)
    assert table.s.spirits[0].hand[-1] == "call-of-the-dahan-ways"


@shows("sacrosanct-wilderness")
def test_sacrosanct_wilderness_pushes_dahan_and_strikes_or_grows() -> None:
    where = "A5: 1P 3D 2Wi 1C 1T; A4: 1B; A2: 1C"
    pushed = ("push dahan A4", "push dahan A6")
    table = island(where, spirit=KEEPER)
    table.use("sacrosanct-wilderness", "target A5", *pushed, "choose wilds-strike", "hit city A5")
    table.expect("A5: 1P 1D 2Wi 1T/1; A4: 1B 1D; A6: 1D", fear=2)
    grown = island(where, spirit=KEEPER)
    grown.use("sacrosanct-wilderness", "target A5", *pushed, "choose wilds-spread").expect("A5: 1P 1D 3Wi 1C 1T")
    bare = island("A5: 1P 1T; A2: 1C", spirit=KEEPER)
    bare.use("sacrosanct-wilderness", "target A5").expect("A5: 1P 1T 1Wi")
    assert grown.targets("sacrosanct-wilderness") == {"A1", "A5", "A6", "A7", "A8"}


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_it_keep_every_promise(seed: int) -> None:
    keeps_promises(KEEPER, seed)
