"""A table as a simple picture: places with outlines, what lies there, and lines between them."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]  # to the right, and down


class Mark(NamedTuple):
    """Something that lies in a place, in a few words, and the seat that it belongs to."""

    words: str
    seat: int | None = None


class Area(NamedTuple):
    """A place: its outline, its colour, where its name goes, and what lies there."""

    name: str
    outline: Sequence[Point]
    at: Point
    colour: str
    marks: Sequence[Mark] = ()


class Line(NamedTuple):
    """A line of a seat from one point to another."""

    start: Point
    end: Point
    seat: int


class Drawing(NamedTuple):
    """All that is drawn of a table; nothing for a game without a map."""

    areas: Sequence[Area] = ()
    lines: Sequence[Line] = ()
