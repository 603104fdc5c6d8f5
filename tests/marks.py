"""Marks that tests wear."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Says which numbered rules a test shows: `@rule("SU-041")`."""
    return pytest.mark.rule(*numbers)
