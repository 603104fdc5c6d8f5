"""The cards of AuZtralia: the few that are known, and every known limit on the rest."""

import json
import random
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.marks import rule

ROOT = Path(__file__).parents[3]
FACTS = json.loads((ROOT / "tests" / "facts" / "auztralia" / "deck.json").read_text("utf-8"))["deck"]
PAGE = (ROOT / "docs" / "auztralia-reconstruction.md").read_text("utf-8")
DATA = files("rulebound.games") / "auztralia" / "data"

KINDS = ("cthulhu", "shoggoth", "mi-go", "zombie", "loyalist", "temple")
UNITS = ("infantry", "armoured-car", "artillery", "airship", "armoured-train")
CAPACITY = {"infantry": 2, "armoured-car": 2, "artillery": 2, "airship": 2, "armoured-train": 3}
COMBAT_EXAMPLE = (4, 12, 25, 33)
FREQUENT, RARE = 12, 4  # of the 40 cards
Row = dict[str, Any]


def table(name: str, key: str) -> list[dict[str, Any]]:
    """The entries of one table of the game."""
    found: list[dict[str, Any]] = json.loads((DATA / f"{name}.json").read_text("utf-8"))[key]
    return found


CARDS = {each["number"]: each for each in table("old-one-cards", "cards")}


def rows(kind: str) -> list[Row]:
    """The row of one kind on every card."""
    return [each["rows"][kind] for each in CARDS.values()]


def hits(kind: str, unit: str) -> int:
    """On how many cards a unit hits this kind."""
    return sum(unit in each["hits"] for each in rows(kind))


def share(kind: str, what: str) -> int:
    """On how many cards this comes back from this kind."""
    return sum(each[what] > 0 for each in rows(kind))


def moving(kind: str) -> int:
    return sum(kind in each["moves"] for each in CARDS.values())


def empty(each: Row) -> bool:
    return mood(each) == (False, False)


def mood(each: Row) -> tuple[bool, bool]:
    """Whether a row hurts the Old One, and whether it hurts you."""
    return bool(each["hits"]), bool(each["damage"] or each["airship"] or each["sanity"])


# Old One cards


def test_there_are_forty_cards_each_with_six_rows() -> None:
    assert sorted(CARDS) == list(range(1, FACTS["count"] + 1))
    for each in CARDS.values():
        assert tuple(each["rows"]) == KINDS
        assert each["direction"] in range(1, 7)
        assert each["turn"] in ("clockwise", "counter")
        for row in each["rows"].values():
            assert row["hits"] == [unit for unit in UNITS if unit in row["hits"]]
            assert 0 <= row["damage"] <= 2
            assert 0 <= row["airship"] <= 1
            assert 0 <= row["sanity"] <= 2


def test_directions_are_spread_evenly_and_half_the_cards_turn_clockwise() -> None:
    assert sorted(Counter(each["direction"] for each in CARDS.values()).values()) == [6, 6, 7, 7, 7, 7]
    assert Counter(each["turn"] for each in CARDS.values()) == {"clockwise": 20, "counter": 20}
    both = Counter((each["direction"], each["turn"]) for each in CARDS.values())
    assert len(both) == 12
    assert set(both.values()) == {3, 4}


@rule("AZ-O21")
def test_zombies_are_slow_mi_go_fast_the_others_between_and_temples_never_move() -> None:
    assert 4 <= moving("zombie") <= 5
    assert moving("mi-go") >= 16
    for kind in ("cthulhu", "shoggoth", "loyalist"):
        assert 6 <= moving(kind) <= 8
        assert moving("zombie") < moving(kind) < moving("mi-go")
    assert moving("temple") == 0
    for each in CARDS.values():
        assert each["moves"] == [kind for kind in KINDS if kind in each["moves"]]
    for kind in KINDS[:-1]:  # no direction is a kind's own
        by_direction = Counter(each["direction"] for each in CARDS.values() if kind in each["moves"])
        assert len(by_direction) == min(6, moving(kind))
        assert max(by_direction.values()) <= moving(kind) / 6 + 1


@rule("AZ-C25")
def test_armoured_cars_never_hit_temples_and_loyalists_never_cost_sanity() -> None:
    assert hits("temple", "armoured-car") == 0
    assert share("loyalist", "sanity") == 0


def test_no_symbol_of_a_temple_stands_there_for_nothing() -> None:
    """No rail leads to a temple, so a train does not come there by itself."""
    assert hits("temple", "armoured-train") == 0


@rule("AZ-C24")
def test_units_are_good_where_the_rulebook_says_so() -> None:
    for unit in ("infantry", "armoured-car"):
        good = min(hits("zombie", unit), hits("mi-go", unit))
        assert good >= FREQUENT
        assert good > 1.4 * max(hits("shoggoth", unit), hits("cthulhu", unit))
    for unit in ("infantry", "artillery"):
        assert hits("temple", unit) >= FREQUENT
        assert hits("temple", unit) > 1.4 * max(hits("temple", other) for other in ("airship", "armoured-train"))
    for unit in ("artillery", "armoured-train"):
        for kind in ("cthulhu", "shoggoth"):
            assert hits(kind, unit) >= FREQUENT
            assert hits(kind, unit) > 1.4 * max(
                hits(kind, other) for other in ("infantry", "armoured-car", "airship")
            )
    assert hits("zombie", "airship") <= RARE
    assert share("mi-go", "airship") >= FREQUENT
    assert share("mi-go", "airship") > max(share(kind, "airship") for kind in KINDS if kind != "mi-go")
    assert all(hits("loyalist", unit) >= FREQUENT for unit in UNITS)


def test_a_row_may_hurt_one_side_the_other_both_or_neither() -> None:
    for kind in KINDS:
        moods = Counter(mood(each) for each in rows(kind))
        assert len(moods) == 4
        assert min(moods.values()) >= 4
    blank = [number for number, each in CARDS.items() if all(map(empty, each["rows"].values()))]
    assert blank == [10, 36]
    assert [number for number, each in CARDS.items() if not each["moves"]] == [10, 23, 31, 40]


def test_bigger_old_ones_hurt_more() -> None:
    def hurt(kind: str) -> int:
        return sum(each["damage"] + each["sanity"] for each in rows(kind))

    assert hurt("cthulhu") > hurt("shoggoth") > max(hurt("mi-go"), hurt("zombie"))
    assert sum(each["sanity"] for each in rows("temple")) > sum(each["damage"] for each in rows("temple"))
    damage = {kind: sum(each["damage"] for each in rows(kind)) for kind in KINDS}
    assert damage["loyalist"] == max(damage.values())


# Known cards and the examples of the rulebook


def test_the_two_sample_cards_have_their_top_numbers() -> None:
    assert {number: CARDS[int(number)]["direction"] for number in FACTS["directions"]} == FACTS["directions"]


def test_four_cards_have_the_rows_of_the_combat_example() -> None:
    for number, known in zip(COMBAT_EXAMPLE, FACTS["combat"].values(), strict=True):
        for kind, (hit, damage, airship, sanity) in known.items():
            row = CARDS[number]["rows"][kind]
            force = [unit for unit in row["hits"] if unit in ("infantry", "armoured-car", "airship")]
            assert (len(force), row["damage"], row["airship"], row["sanity"]) == (hit, damage, airship, sanity)
    assert CARDS[COMBAT_EXAMPLE[2]]["rows"]["zombie"]["hits"] == ["infantry"]


def test_the_combat_examples_come_out_card_by_card() -> None:
    """Left of each card: wounds of zombie and mi-go; then damage, airship damage and sanity lost so far."""
    force = {"infantry", "armoured-car", "airship"}
    alone, together = [], []
    zombie = mi_go = 0
    back, both = [0, 0, 0], [0, 0, 0]
    for number in COMBAT_EXAMPLE:
        row, other = CARDS[number]["rows"]["zombie"], CARDS[number]["rows"]["mi-go"]
        zombie += len(force & set(row["hits"]))
        mi_go += len(force & set(other["hits"]))
        for at, what in enumerate(("damage", "airship", "sanity")):
            back[at] += row[what]
            both[at] += row[what] + other[what]
        alone.append((zombie, *back))
        together.append((zombie, mi_go, *both))
    assert alone == [(0, 1, 0, 1), (0, 2, 0, 2), (1, 2, 0, 2), (2, 3, 0, 2)]
    assert together == [(0, 1, 1, 0, 1), (0, 2, 2, 0, 3), (1, 2, 2, 1, 3), (2, 3, 3, 2, 4)]


def test_the_movement_example_can_be_laid_out() -> None:
    first, second, third, fourth = (CARDS[number] for number in (19, 17, 12, 4))
    assert (first["direction"], first["turn"]) == (1, "clockwise")
    assert ["mi-go" in each["moves"] for each in (first, second, third, fourth)] == [True, False, True, False]


def test_a_card_for_the_two_zombies_and_one_for_the_spawning_temple() -> None:
    row = CARDS[33]["rows"]["zombie"]
    assert (row["hits"], row["damage"], row["airship"], row["sanity"]) == (["armoured-car"], 1, 0, 0)
    assert CARDS[1]["direction"] == 4


# What the deck makes of a fight


def fight(force: dict[str, int], kind: str, capacity: int, seed: int) -> tuple[int, bool]:
    """Wounds dealt and whether the force was beaten, if it fights on; damage goes where it destroys least."""
    deck = list(CARDS.values())
    random.Random(seed).shuffle(deck)
    left, damage, sanity, wounds = dict(force), dict.fromkeys(force, 0), 3, 0
    for card in deck:
        row = card["rows"][kind]
        wounds += sum(unit in left for unit in row["hits"])
        for what in ["damage"] * row["damage"] + ["airship"] * row["airship"]:
            able = [unit for unit in left if (unit == "airship") == (what == "airship")]
            if not able:
                continue
            unit = min(able, key=lambda each: (damage[each] + 1 == CAPACITY[each], UNITS.index(each)))
            damage[unit] += 1
            if damage[unit] == CAPACITY[unit]:
                damage[unit] = 0
                left[unit] -= 1
                if not left[unit]:
                    del left[unit]
        sanity -= row["sanity"]
        if wounds >= capacity or sanity < 0 or not left:
            return wounds, sanity < 0 or not left
    return wounds, False


def outcome(force: dict[str, int], kind: str, capacity: int) -> tuple[float, float]:
    """The share of fights that kill, and the mean of the wounds dealt."""
    wounds = [fight(force, kind, capacity, seed)[0] for seed in range(1000)]
    return sum(each >= capacity for each in wounds) / 1000, sum(wounds) / 1000


def test_two_infantry_and_a_car_mostly_beat_a_small_zombie_and_infantry_alone_is_a_risk() -> None:
    assert outcome({"infantry": 2, "armoured-car": 1}, "zombie", 2)[0] > 0.85
    assert 0.6 < outcome({"infantry": 2}, "zombie", 2)[0] < 0.9
    assert outcome({"airship": 1}, "zombie", 2)[0] < 0.3


def test_cthulhu_takes_artillery_trains_and_several_attacks() -> None:
    big = {"infantry": 3, "artillery": 1, "armoured-train": 1}
    kills, wounds = outcome(big, "cthulhu", 12)
    assert kills < 0.1
    assert 3.5 < wounds < 7
    assert outcome({"infantry": 3, "armoured-car": 2}, "cthulhu", 12)[1] < wounds / 2


def test_a_shoggoth_yields_to_big_guns_and_hardly_to_infantry_and_cars() -> None:
    assert outcome({"infantry": 3, "artillery": 1, "armoured-train": 1}, "shoggoth", 6)[0] > 0.4
    assert outcome({"infantry": 2, "armoured-car": 1}, "shoggoth", 6)[0] < 0.15


# Revelations, objectives, variants


def test_revelations_are_ten_of_each_level_and_grow_nastier() -> None:
    found = table("revelations", "cards")
    assert [each["id"] for each in found] == [f"r{level}-{n:02}" for level in (1, 2, 3) for n in range(1, 11)]
    assert all(each["id"][1] == str(each["level"]) for each in found)
    kinds = {level: Counter(each["kind"] for each in found if each["level"] == level) for level in (1, 2, 3)}
    assert set().union(*kinds.values()) == {
        *("reveal", "reveal-rush", "assassinate", "feed-temples", "benefit", "nothing")
    }
    for level in kinds.values():
        assert level["reveal"] + level["reveal-rush"] >= 6
    nasty = [
        sum(level[kind] for kind in ("reveal-rush", "feed-temples", "assassinate")) for level in kinds.values()
    ]
    assert nasty == sorted(set(nasty))
    assert kinds[1]["benefit"] >= kinds[2]["benefit"] > kinds[3]["benefit"] == 0
    for each in found:
        assert ("benefit" in each) == (each["kind"] == "benefit")
        assert set(each.get("benefit", {})) <= {"coal", "iron", "gold", "infantry", "card", "time", "scouts"}


@rule("AZ-L5")
def test_there_are_ten_objectives_one_of_them_the_documented_one() -> None:
    found = {each["id"]: each for each in table("objectives", "objectives")}
    assert len(found) == len(table("objectives", "objectives")) == 10
    assert found["quiet-port"] == {"id": "quiet-port", "vp": 6, "distance": 3}
    assert all(4 <= each["vp"] <= 6 for each in found.values())
    for name, each in found.items():
        assert f"| `{name}` | {each['vp']} |" in PAGE


@rule("AZ-W1")
def test_there_are_five_variant_cards_with_two_variants_each() -> None:
    found = table("variants", "variants")
    assert Counter(each["card"] for each in found) == dict.fromkeys(range(1, 6), 2)
    assert len({each["id"] for each in found}) == 10
    for each in found:
        assert f"| {each['card']} | `{each['id']}` |" in PAGE


# The page that describes them


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_shows_the_frequencies_of_the_deck(kind: str) -> None:
    counts = [hits(kind, unit) for unit in UNITS]
    back = [sum(each[what] for each in rows(kind)) for what in ("damage", "airship", "sanity")]
    none = sum(map(empty, rows(kind)))
    line = f"| {kind} | {' | '.join(map(str, [*counts, *back, none, moving(kind)]))} |"
    assert line in PAGE


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_shows_what_rows_do(kind: str) -> None:
    moods = Counter(mood(each) for each in rows(kind))
    counts = [moods[each] for each in ((True, False), (True, True), (False, True), (False, False))]
    twos = [sum(each[what] == 2 for each in rows(kind)) for what in ("damage", "sanity")]
    assert f"| {kind} | {' | '.join(map(str, [*counts, *twos]))} |" in PAGE


def test_the_page_shows_how_many_revelations_there_are_of_each_kind() -> None:
    found = Counter((each["kind"], each["level"]) for each in table("revelations", "cards"))
    for kind, name in (
        ("reveal", "reveal"),
        ("reveal-rush", "reveal and six movement cards (`reveal-rush`)"),
        ("assassinate", "assassinate"),
        ("feed-temples", "a level 3 tile on each temple (`feed-temples`)"),
        ("benefit", "benefit"),
        ("nothing", "nothing"),
    ):
        assert f"| {name} | {' | '.join(str(found[kind, level]) for level in (1, 2, 3))} |" in PAGE


def test_the_page_names_the_cards_of_the_examples() -> None:
    assert "| EX12, EX13, EX14 | 4, 12, 25, 33 |" in PAGE
    assert "| EX16 | 19, 17, then 12, 4 |" in PAGE
