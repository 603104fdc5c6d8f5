"""`rulebound replay`: print the log of a record, or verify it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from rulebound.cli.app import app, find_game
from rulebound.cli.files import read_record
from rulebound.cli.help import PlayersCommand, help_text
from rulebound.cli.languages import Language, language_of, messages_for
from rulebound.cli.terminal import Terminal
from rulebound.cli.terminal_game import print_result
from rulebound.games import game_names
from rulebound.kernel import BadRecord, BadSetup, Event, Game, Match, Record


@app.command(cls=PlayersCommand)
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument()],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    to: Annotated[int | None, typer.Option(min=0)] = None,
    game: Annotated[str | None, typer.Option("--game")] = None,
    seat: Annotated[int | None, typer.Option(min=1)] = None,
    language: Language = "",
) -> None:
    """Print the log of a saved game, or verify it with --verify."""
    record = read_record(file)
    found = _game_of(record, game)
    match = record.replay(found, to)
    if verify:
        picks = len(match.picks)
        states = sum(int(at) <= picks for at in record.hashes)
        typer.echo(help_text(language_of(context), "verified", picks=picks, states=states))
        return
    if seat is not None and seat > match.setup["seats"]:
        raise BadSetup(
            "no-such-player",
            "there is no player {player}: the record is of {players} players",
            player=seat,
            players=match.setup["seats"],
        )
    _print_log(Terminal(messages_for(found, language), language), match, seat)


def _game_of(record: Record, name: str | None) -> Game[Any]:
    if name is not None:
        return find_game(name)
    if record.game not in game_names():
        raise BadRecord(
            "record-of-a-file",
            "a record of {game}, which is not built in: name its file with --game",
            game=repr(record.game[:60]),
        )
    return find_game(record.game)


def _print_log(terminal: Terminal, match: Match, seat: int | None) -> None:
    terminal.say("game")
    terminal.lines(_log(terminal, match, seat))
    terminal.line()
    if match.over:
        print_result(terminal, match)
    else:
        terminal.say("terminal-stops")


def _log(terminal: Terminal, match: Match, seat: int | None) -> Iterator[str]:
    """The log of one player or a spectator; in a finished game a spectator also sees private events."""
    for event in match.events:
        if event.is_for(None if seat is None else seat - 1):
            yield terminal.words.event(event)
        elif seat is None and match.over:
            yield from _private_event(terminal, event)


def _private_event(terminal: Terminal, event: Event) -> Iterator[str]:
    for listener in event.audience or ():
        if listener is not None:
            yield terminal.words.text("terminal-whispered", seat=listener, text=terminal.words.event(event))
