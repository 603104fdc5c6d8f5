"""Records of earlier rules versions are kept, and refused in one clear line."""

from pathlib import Path

import pytest

from rulebound.games.spirit_island.game import GAME
from rulebound.kernel import BadRecord, load_record

OLD = sorted((Path(__file__).parents[2] / "records" / "spirit-island").glob("rules-*/*.json"))


def test_the_thirteen_records_of_version_1_are_kept() -> None:
    assert sum(path.parent.name == "rules-1" for path in OLD) == 13


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_of_an_earlier_version_is_refused_by_its_number(path: Path) -> None:
    record = load_record(path.read_bytes())
    assert path.parent.name == f"rules-{record.rules}"
    with pytest.raises(BadRecord, match=f"made with rules version {record.rules}; .* version {GAME.rules}$"):
        record.replay(GAME)
