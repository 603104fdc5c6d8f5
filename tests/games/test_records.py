"""Golden records: games played once, kept as files, that every later version must replay to the same states."""

from pathlib import Path

import pytest

from rulebound.games import game_names, load_game
from rulebound.kernel import load_record

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_replays_to_the_same_states(path: Path) -> None:
    record = load_record(path.read_bytes())
    game = load_game(record.game)
    match = record.replay(game)
    assert match.over
    assert len(record.hashes) > 20
    record.setup = game.setup.check(game.setup.kept(record.setup))  # what it meant, in today's words
    assert match.record() == record


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_twelve_golden_records(name: str) -> None:
    assert sum(path.parent.name == name for path in RECORDS) >= 12
