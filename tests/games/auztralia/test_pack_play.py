"""Games with a content pack: every rule goes by the pack, and a record carries it to whoever has never seen it."""

import base64
import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.auztralia import GAME
from rulebound.games.auztralia.pack import MAPS, standard_tables
from rulebound.games.auztralia.pack_faults import Tables
from rulebound.games.auztralia.packs import hash_of, pack_named
from rulebound.games.auztralia.seen import world_view
from rulebound.games.auztralia.state import AuztraliaState
from rulebound.games.auztralia.view import AuztraliaView
from rulebound.kernel import BadRecord, BadSetup, Match, Record, Rng, load_record, state_hash
from rulebound.kernel.contract import check_match, random_pick
from tests.cli.program import start
from tests.games.auztralia.content import other_numbers, smaller_maps, write_pack

ROOT = Path(__file__).parents[3]
PACKS = [other_numbers, smaller_maps]
THAW = """
import base64, json, sys
from rulebound.games import load_game
from rulebound.kernel import Match, Option, state_hash
told = json.load(sys.stdin)
picks = [(seat, Option.parse(text)) for seat, text in told["picks"]]
frozen = base64.b64decode(told["frozen"])
match = Match.thaw(load_game("auztralia"), told["setup"], told["seed"], picks, frozen)
print(state_hash(match.state))
"""


def begun(**setup: Any) -> AuztraliaState:
    """The table of a game that has just begun."""
    return world(Match(GAME, setup, 1))


def world(match: Match) -> AuztraliaState:
    """What lies on the table."""
    assert isinstance(match.state, AuztraliaState)
    return match.state


def played(tables: Tables, picks: int = 10_000, seed: int = 5, **setup: Any) -> Match:
    """A match with this pack, picked at random."""
    match, rng = Match(GAME, {"seats": 2, "pack": tables, **setup}, seed), Rng(seed)
    while match.pending is not None and len(match.picks) < picks:
        match.pick(*random_pick(match, rng))
    return match


@pytest.mark.parametrize("tables", PACKS)
@pytest.mark.parametrize(
    "setup",
    [
        {"seats": 1, "objective": "drawn"},
        {"seats": 2, "variants": "two"},
        {"seats": 3, "map": "west", "challenge": "insane"},
        {"seats": 4, "coop": True},
    ],
    ids=["solo", "two", "west", "coop"],
)
def test_a_game_with_a_pack_keeps_every_promise(tables: Any, setup: dict[str, Any]) -> None:
    match = check_match(GAME, {**setup, "pack": tables()}, 11)
    assert world(match).pack == hash_of(tables())


def test_the_state_and_the_view_name_the_pack_by_its_hash() -> None:
    tables = other_numbers()
    s = world(played(tables, 3))
    assert s.pack == hash_of(tables) != hash_of(standard_tables())
    assert world_view(s, 0).pack == hash_of(tables)
    assert world_view(begun(), 0).pack == "standard"


def test_every_rule_goes_by_the_pack_from_the_first_moment() -> None:
    ours, theirs = begun(seats=3), begun(seats=3, pack=other_numbers())
    assert (ours.players[0].gold, theirs.players[0].gold) == (4, 6)
    assert (ours.units[0], theirs.units[0]) == (10, 8)
    assert theirs.space == [6, 6, 6, 20]
    assert world_view(theirs, None).end == 50
    together = begun(seats=3, coop=True, pack=other_numbers())
    assert together.space[:3] == [9, 9, 9]


def test_the_view_tells_of_each_table_in_use_what_its_own_file_says() -> None:
    tables = other_numbers()
    tables["east"]["provenance"] = "reconstructed"
    shown = world_view(begun(pack=tables), None)
    assert isinstance(shown, AuztraliaView)
    used = [name for name in tables if name == "east" or name not in MAPS]
    assert shown.provenance == {name: "reconstructed" if name == "east" else "printed" for name in used}
    west = world_view(begun(pack=tables, map="west"), None)
    assert isinstance(west, AuztraliaView)
    assert set(west.provenance.values()) == {"printed"}


def test_the_lines_speak_of_a_reconstruction_only_where_there_is_one() -> None:
    for tables, told in ((other_numbers(), False), (smaller_maps(), True)):
        kinds = [line.kind for line in GAME.status(begun(pack=tables), None)]
        assert ("reconstructed" in kinds) is told


def test_nobody_changes_a_pack_that_is_played_with() -> None:
    tables = other_numbers()
    match = Match(GAME, {"pack": tables}, 1)
    tables["units"]["units"][0]["count"] = 99
    assert match.setup["pack"]["units"]["units"][0]["count"] == 8
    assert world(match).tables.units[0].count == 8
    again = Match(GAME, {"pack": copy.deepcopy(match.setup["pack"])}, 2)
    assert again.setup["pack"] is match.setup["pack"]


def test_the_label_of_a_set_up_is_the_name_of_its_pack() -> None:
    setup = GAME.setup.check({"pack": smaller_maps()})
    assert GAME.setup.shown(setup)["pack"] == pack_named(setup["pack"]).name == hash_of(smaller_maps())
    assert GAME.setup.shown(GAME.setup.check({}))["pack"] == "standard"


# Records.


def test_a_record_is_proved_in_a_process_that_has_never_seen_the_pack(tmp_path: Path) -> None:
    match = played(smaller_maps())
    path = tmp_path / "game.json"
    path.write_bytes(match.record().dump())
    said = start("replay", str(path), "--verify")
    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith(f"verified: {len(match.picks)} picks, {len(match.hashes)} states")


def test_a_snapshot_thaws_in_a_process_that_has_never_seen_the_pack() -> None:
    match = played(other_numbers(), 60)
    told = {
        "setup": match.setup,
        "seed": match.seed,
        "picks": [(seat, option.text) for seat, option in match.picks],
        "frozen": base64.b64encode(match.freeze()).decode(),
    }
    done = subprocess.run(
        [sys.executable, "-c", THAW], input=json.dumps(told), capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == state_hash(match.state)


def test_a_record_whose_pack_is_broken_is_refused(tmp_path: Path) -> None:
    record = played(other_numbers(), 20).record()
    broken = json.loads(record.dump())
    broken["setup"]["pack"]["old-one-cards"]["cards"].pop()
    with pytest.raises(BadRecord, match=r"bad set-up: pack: old-one-cards.json: has 39 cards, and there are 40"):
        load_record(json.dumps(broken)).replay(GAME)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(broken), "utf-8")
    said = start("replay", str(path), "--verify")
    assert said.returncode == 1
    assert said.stderr.count("\n") == 1
    assert "has 39 cards" in said.stderr


def test_a_record_with_another_pack_than_it_was_played_with_is_refused() -> None:
    record = played(other_numbers(), 20).record()
    swapped = Record(
        game=record.game,
        rules=record.rules,
        setup={**record.setup, "pack": "standard"},
        seed=record.seed,
        picks=record.picks,
        hashes=record.hashes,
    )
    with pytest.raises(BadRecord, match="the state at the start differs"):
        swapped.replay(GAME)


# Typed at a terminal.


def test_a_pack_is_typed_as_its_folder(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "mine", other_numbers())
    assert GAME.setup.parse([f"pack={folder}"])["pack"] == other_numbers()
    (folder / "units.json").unlink()
    (folder / "tiles.json").unlink()
    with pytest.raises(BadSetup) as refused:
        GAME.setup.parse([f"pack={folder}"])
    assert str(refused.value) == (
        f"pack: units.json: the file is missing and 1 more; see `rulebound validate {folder}`"
    )


def test_bots_play_with_a_pack_in_several_processes(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "mine", smaller_maps())
    said = start("sim", "auztralia", "--games", "4", "--jobs", "2", "--set", f"pack={folder}", "--json")
    assert said.returncode == 0, said.stderr
    report = json.loads(said.stdout)
    assert (report["games"], report["failures"]) == (4, 0)
    assert report["setup"]["pack"] == hash_of(smaller_maps())
