"""The copies that stand in the source of state classes are those that follow from their annotations."""

import ast

import pytest

from rulebound.kernel import State
from workshop.copies import definition_of, source_of, state_classes, wanted_copy, written_copy


def test_the_states_of_all_games_are_found() -> None:
    found = {cls.__name__ for cls in state_classes()}
    assert {"Rng", "QuickRng", "Troop", "UndergroundState", "AuztraliaState", "Spirit", "IslandState"} <= found


@pytest.mark.parametrize("cls", state_classes(), ids=lambda cls: cls.__name__)
def test_the_copy_in_the_source_follows_from_the_annotations(cls: type[State]) -> None:
    written = written_copy(definition_of(cls, ast.parse(source_of(cls).read_text())))
    assert written is not None, f"{cls.__name__} has no copy(): run `make copies`"
    assert ast.dump(written) == ast.dump(ast.parse(wanted_copy(cls)).body[0]), "run `make copies`"
