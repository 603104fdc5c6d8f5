"""Golden records: games played once, kept as files, that every later version must replay to the same states."""

import json
from pathlib import Path

import pytest

from rulebound.games import game_names, load_game
from rulebound.kernel import BadRecord, load_record
from workshop.golden import TOLD, read_told, told_in

FOLDER = Path(__file__).parent.parent / "records"
RECORDS = sorted(path for path in FOLDER.glob("*/*.json") if path.name != TOLD)
OLD = sorted(FOLDER.glob("*/rules-*/*.json"))  # of rules versions that are no longer played


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_replays_to_the_same_states(path: Path) -> None:
    record = load_record(path.read_bytes())
    game = load_game(record.game)
    match = record.replay(game)
    assert match.over
    assert len(record.hashes) > 20
    record.setup = game.setup.check(game.setup.kept(record.setup))  # what it meant, in today's words
    assert match.record() == record
    assert json.loads(json.dumps(told_in(match))) == read_told(path.parent)[path.name]


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_twelve_golden_records(name: str) -> None:
    assert sum(path.parent.name == name for path in RECORDS) >= 12


def test_the_records_of_earlier_versions_are_kept() -> None:
    kept = [f"{path.parent.parent.name} {path.parent.name}" for path in OLD]
    for folder, number in (
        ("auztralia rules-2", 12),
        ("auztralia rules-3", 12),
        ("small-world-underground rules-1", 12),
        ("spirit-island rules-1", 13),
    ):
        assert kept.count(folder) == number


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parent.parent.name}/{path.parent.name}/{path.stem}")
def test_a_record_of_an_earlier_version_is_refused_by_its_number(path: Path) -> None:
    record = load_record(path.read_bytes())
    game = load_game(record.game)
    assert path.parent.name == f"rules-{record.rules}"
    with pytest.raises(BadRecord, match=f"made with rules version {record.rules}; .* version {game.rules}$"):
        record.replay(game)
