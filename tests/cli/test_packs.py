"""`rulebound packs` and `rulebound validate`: packs are begun, listed and checked at a terminal."""

from pathlib import Path

import pytest

from rulebound.games.auztralia.pack import standard_tables
from rulebound.games.auztralia.packs import hash_of
from tests.cli.program import TRAPDOOR, refused, run
from tests.games.auztralia.content import FAULT_IDS, FAULTS, Break, broken_pack, other_numbers, write_pack


def test_a_template_that_is_left_as_it_is_is_sound(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    made = run("packs", "template", "auztralia", str(folder))
    assert made.exit_code == 0, made.output
    assert str(folder) in made.stdout
    assert "rulebound validate" in (folder / "README.md").read_text("utf-8")
    checked = run("validate", str(folder))
    assert (checked.exit_code, checked.stderr) == (0, "")
    assert checked.stdout == f"sound: {folder} (hash {hash_of(standard_tables())})\n"
    assert run("validate", str(folder), "--game", "auztralia").exit_code == 0


def test_a_template_needs_an_empty_folder(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    assert "is not empty: choose an empty folder" in refused("packs", "template", "auztralia", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


@pytest.mark.parametrize(("_name", "damage", "told"), FAULTS, ids=FAULT_IDS)
def test_each_fault_is_told_in_one_line(tmp_path: Path, _name: str, damage: Break, told: str) -> None:
    result = run("validate", str(broken_pack(tmp_path / "mine", damage)))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"rulebound: {told}\n"


def test_all_faults_are_told_each_in_its_line(tmp_path: Path) -> None:
    folder = broken_pack(tmp_path / "mine", FAULTS[0][1])
    for _, damage, _ in FAULTS[1:]:
        damage(folder)
    result = run("validate", str(folder))
    assert result.exit_code == 1
    assert sorted(result.stderr.splitlines()) == sorted(f"rulebound: {told}" for _, _, told in FAULTS)


def test_what_cannot_be_checked_is_refused(tmp_path: Path) -> None:
    assert "there is no folder" in refused("validate", str(tmp_path / "nowhere"))
    assert "no game is called 'chess'" in refused("validate", str(tmp_path), "--game", "chess")
    taken = refused("validate", str(tmp_path), "--game", TRAPDOOR)
    assert "takes no content packs (these do: auztralia)" in taken
    assert "takes no content packs" in refused("packs", "template", TRAPDOOR, str(tmp_path))


def test_the_list_shows_what_is_there_and_what_is_wrong(tmp_path: Path) -> None:
    packs = tmp_path / "packs" / "auztralia"
    assert f"no packs; they go into {packs}" in run("packs", "list", "--data", str(tmp_path)).stdout
    assert not packs.exists()
    write_pack(packs / "our copy", other_numbers())
    broken_pack(packs / "typo", FAULTS[2][1])
    (packs / "readme.txt").touch()
    result = run("packs", "list", "--data", str(tmp_path))
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        f"auztralia: our copy (hash {hash_of(other_numbers())})",
        f"auztralia: typo is not offered: {FAULTS[2][2]}",
    ]


def test_a_game_is_not_begun_with_a_broken_pack(tmp_path: Path) -> None:
    folder = broken_pack(tmp_path / "mine", FAULTS[4][1])
    told = refused("play", "auztralia", "--seats", "random,random", "--set", f"pack={folder}")
    assert told == f"rulebound: pack: {FAULTS[4][2]}; see `rulebound validate {folder}`"
