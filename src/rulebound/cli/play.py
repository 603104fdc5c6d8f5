"""`rulebound play`: play a game in the terminal, line by line."""

import secrets
import shlex
from pathlib import Path
from typing import Annotated, Any

import typer

from rulebound.cli.app import app, find_game
from rulebound.cli.files import NotSaved, check_may_write, read_record, write_record
from rulebound.cli.help import PlayersCommand
from rulebound.cli.languages import Language, messages_for
from rulebound.cli.seats import bot_rng, fill_seats, seat_names
from rulebound.cli.terminal import Quit, Terminal
from rulebound.cli.terminal_game import TerminalGame
from rulebound.kernel import BadSetup, Game, Match, RuleboundError


@app.command(cls=PlayersCommand)
def play(
    game: Annotated[str, typer.Argument()],
    seats: Annotated[
        str | None,
        typer.Option(metavar="me,random,..."),
    ] = None,
    answers: Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE")] = None,
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    language: Language = "",
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Play a game in this terminal, with bots or friends."""
    found = find_game(game)
    terminal = Terminal(messages_for(found, language), language)
    names = seat_names(found, seats)
    if resume is None:
        match = _new_match(found, names, answers or [], seed)
    else:
        match = _resumed(found, resume, answers, seed)
    names = fill_seats(found, names, match.setup)
    session = TerminalGame(match, names, terminal, bot_rng(match.seed, len(match.picks)))
    if save is not None:
        check_may_write(save)
    _run(session, SaveOnExit(session, game, save))


def _new_match(game: Game[Any], names: list[str] | None, answers: list[str], seed: int | None) -> Match:
    setup = game.setup.parse(answers, None if names is None else len(names))
    fill_seats(game, names, setup)
    return Match(game, setup, secrets.randbits(64) if seed is None else seed)


def _resumed(game: Game[Any], path: Path, answers: list[str] | None, seed: int | None) -> Match:
    if answers or seed is not None:
        raise BadSetup(
            "resume-with-set", "a saved game has its own set-up and seed: leave --set and --seed out with --resume"
        )
    return read_record(path).replay(game)


class SaveOnExit:
    """Saves the game when the players stop, and prints how to continue."""

    def __init__(self, session: TerminalGame, game: str, save: Path | None) -> None:
        self.session = session
        self.terminal = session.terminal
        self.match = session.match
        self.game = game
        self.save = save

    def ask_where_to_save(self) -> None:
        """Ask for a file name, if none was given and a person is at the terminal."""
        while self.save is None and self.terminal.is_interactive:
            self.terminal.say("terminal-save-offer")
            name = self.terminal.ask()
            if not name:
                return
            try:
                check_may_write(Path(name))
            except NotSaved as error:
                self.terminal.say("terminal-not-saved", reason=self.terminal.reason(error))
            else:
                self.save = Path(name)

    def save_game(self) -> None:
        """Save the game if a file was given, and print the command that continues it."""
        if self.save is not None:
            write_record(self.save, self.match.record())
            self.terminal.say("terminal-saved", file=str(self.save))
            self._print_next_command(self.save)
        elif self.match.over:
            return
        elif self.session.saved_to is not None:
            self._print_next_command(self.session.saved_to)
        else:
            self.terminal.say("terminal-lost")

    def _print_next_command(self, save: Path) -> None:
        if self.match.over:
            name = ["--game", self.game] if self.game.endswith(".py") else []
            command = ["rulebound", "replay", str(save), *name]
            self.terminal.say("terminal-look-back", command=shlex.join(command))
        else:
            seats = ",".join(self.session.names)
            command = [
                "rulebound",
                "play",
                self.game,
                "--seats",
                seats,
                "--resume",
                str(save),
                "--save",
                str(save),
            ]
            self.terminal.say("terminal-go-on", command=shlex.join(command))


def _run(session: TerminalGame, on_exit: SaveOnExit) -> None:
    """Play until the end, or until somebody quits."""
    try:
        try:
            session.play()
        except Quit:
            on_exit.ask_where_to_save()
    except (EOFError, KeyboardInterrupt):
        session.terminal.line()
    except RuleboundError:
        on_exit.save_game()
        raise
    on_exit.save_game()
