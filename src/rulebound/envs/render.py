"""A match as text and as SVG, as a seat sees it."""

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from rulebound.kernel import Match
from rulebound.kernel.drawing import Area, Drawing, Line, Point
from rulebound.messages import Messages

LINE: Final = 18  # pixels
MARGIN: Final = 12
LETTER: Final = 7.2  # how wide one is
MAP_WIDTH: Final = 1200
NAME_SIZE: Final = 9
SEATS: Final = ("#b3261e", "#1d4ed8", "#15713a", "#8a4b00", "#7c2d92", "#0f6674")
NOBODYS: Final = "#222222"
PAPER: Final = "#fffdf6"


def lines(match: Match, seat: int | None, messages: Messages) -> list[str]:
    """How things stand, and what is asked."""
    found = [messages.status(line) for line in match.game.status(match.state, seat)]
    question = match.question(seat)
    if question is None:
        winners = ", ".join(messages.seat(winner) for winner in match.result().winners)
        return [*found, f"> {winners or '-'}"]
    return [*found, f"> {messages.seat(question.seat)}: {messages.prompt(question)}"]


def text(match: Match, seat: int | None, messages: Messages) -> str:
    """The table in lines of text."""
    return "\n".join(lines(match, seat, messages))


def svg(match: Match, seat: int | None, messages: Messages) -> str:
    """The game's map, if it has one, and beside it the same lines."""
    said, drawing = lines(match, seat, messages), match.game.judge.drawing(match.state, seat)
    drawn, left, height = _map(drawing) if drawing.areas else ("", 0, 0)
    width = left + 2 * MARGIN + round(LETTER * max(map(len, said)))
    height = max(height, 2 * MARGIN + LINE * len(said))
    shown = "".join(
        f'<text x="{left + MARGIN}" y="{MARGIN + LINE * number + LINE - 5}">{escape(line)}</text>'
        for number, line in enumerate(said)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="monospace" '
        f'font-size="12"><rect width="{width}" height="{height}" fill="{PAPER}"/>{drawn}{shown}</svg>'
    )


def _map(drawing: Drawing) -> tuple[str, int, int]:
    """The map, scaled to one width, and how much room it takes."""
    points = [point for area in drawing.areas for point in area.outline]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    scale = MAP_WIDTH / (right - left)

    def put(point: Point) -> Point:
        return round(MARGIN + (point[0] - left) * scale, 1), round(MARGIN + (point[1] - top) * scale, 1)

    parts = [_outline(area.colour, [put(point) for point in area.outline]) for area in drawing.areas]
    parts += [_rail(line, put(line.start), put(line.end)) for line in drawing.lines]
    for area in drawing.areas:
        parts += _words(area, put(area.at))
    return f'<g id="map">{"".join(parts)}</g>', MAP_WIDTH + 2 * MARGIN, round((bottom - top) * scale) + 2 * MARGIN


def _outline(colour: str, points: Sequence[Point]) -> str:
    corners = " ".join(f"{x},{y}" for x, y in points)
    return f'<polygon points="{corners}" fill="{colour}" stroke="{NOBODYS}"/>'


def _rail(line: Line, start: Point, end: Point) -> str:
    ends = f'x1="{start[0]}" y1="{start[1]}" x2="{end[0]}" y2="{end[1]}"'
    return f'<line {ends} stroke="{_colour(line.seat)}" stroke-width="4"/>'


def _words(area: Area, at: Point) -> Iterator[str]:
    """The name of a place, and under it what lies there; a seat's things have its colour and its number."""
    x, y = at[0], at[1] - len(area.marks) * NAME_SIZE / 2
    style = f'text-anchor="middle" stroke="{PAPER}" stroke-width="2" paint-order="stroke"'
    yield f'<text x="{x}" y="{y}" font-size="{NAME_SIZE}" opacity="0.7" {style}>{escape(area.name)}</text>'
    for number, mark in enumerate(area.marks, 1):
        whose = "" if mark.seat is None else f"{mark.seat + 1}: "
        yield (
            f'<text x="{x}" y="{y + number * (NAME_SIZE + 1)}" font-size="{NAME_SIZE + 1}" '
            f'fill="{_colour(mark.seat)}" {style}>{escape(whose + mark.words)}</text>'
        )


def _colour(seat: int | None) -> str:
    return NOBODYS if seat is None else SEATS[seat % len(SEATS)]
