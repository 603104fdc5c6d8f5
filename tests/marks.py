"""Marks that tests wear."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Says which numbered rules a test shows: `@rule("SU-041")`."""
    return pytest.mark.rule(*numbers)


def shows(*content: str) -> pytest.MarkDecorator:
    """Says which piece of content a test shows, and would fail without: `@shows("race-drow")`."""
    return pytest.mark.shows(*content)
