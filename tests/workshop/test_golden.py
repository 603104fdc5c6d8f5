"""Writing the hashes of golden records again: only for games that are told, and end, as before."""

import json
import shutil
from pathlib import Path

import pytest

from benchmarks.against import ROOT
from workshop import golden

GAME = "small-world-underground"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    copied = tmp_path / GAME
    copied.mkdir()
    name = "2-players-1.json"
    record = json.loads((golden.FOLDER / GAME / name).read_text())
    record["hashes"] = dict.fromkeys(record["hashes"], "0" * 16)
    (copied / name).write_text(json.dumps(record))
    shutil.copy(golden.FOLDER / GAME / golden.TOLD, copied)
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    return copied


def test_hashes_are_written_again_when_the_game_is_told_as_before(folder: Path) -> None:
    before = json.loads((folder / "2-players-1.json").read_text())
    golden.rehash(GAME)
    after = json.loads((folder / "2-players-1.json").read_text())
    assert after["picks"] == before["picks"]
    assert set(after["hashes"].values()) != {"0" * 16}


def test_no_record_is_changed_when_one_is_told_otherwise(folder: Path) -> None:
    told = golden.read_told(folder)
    told["2-players-1.json"]["digest"] = "0" * 32
    golden.write_told(folder, told)
    before = (folder / "2-players-1.json").read_bytes()
    with pytest.raises(SystemExit, match=r"2-players-1\.json: gives other events or another result than before"):
        golden.rehash(GAME)
    assert (folder / "2-players-1.json").read_bytes() == before


def test_a_work_tree_tells_of_the_records_with_the_last_views() -> None:
    told = golden.told_by(ROOT, GAME)
    paths = golden.records_in(golden.FOLDER / GAME)
    assert set(told) == {path.name for path in paths}
    match = golden.replayed(paths[0])
    assert told[paths[0].name] == golden.told_with_views(match)
    assert len(told[paths[0].name]["views"]) == match.setup["seats"] + 1


def test_no_record_is_changed_when_a_last_view_is_another(folder: Path) -> None:
    name = "2-players-1.json"
    before = {name: golden.told_with_views(golden.replayed(folder / name))}
    before[name]["views"][1] = "0" * 32
    record = (folder / name).read_bytes()
    with pytest.raises(SystemExit, match=r"2-players-1\.json: gives other views than before"):
        golden.rehash(GAME, before)
    assert (folder / name).read_bytes() == record
    golden.rehash(GAME, {name: golden.told_with_views(golden.replayed(folder / name))})
    assert (folder / name).read_bytes() != record
