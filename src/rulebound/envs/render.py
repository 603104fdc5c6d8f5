"""A match as text and as SVG, as a seat sees it."""

from typing import Final
from xml.sax.saxutils import escape

from rulebound.kernel import Match
from rulebound.messages import Messages

LINE: Final = 18  # pixels
MARGIN: Final = 12
LETTER: Final = 7.2  # how wide one is


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
    """The same lines as a picture."""
    said = lines(match, seat, messages)
    width = 2 * MARGIN + round(LETTER * max(map(len, said)))
    height = 2 * MARGIN + LINE * len(said)
    shown = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * number + LINE - 5}">{escape(line)}</text>'
        for number, line in enumerate(said)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="monospace" '
        f'font-size="12"><rect width="{width}" height="{height}" fill="#fffdf6"/>{shown}</svg>'
    )
