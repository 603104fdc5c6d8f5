"""`rulebound play`: a game in the terminal, in plain lines."""

import secrets
import shlex
from pathlib import Path
from typing import Annotated, Any

import typer

from rulebound.cli.app import GAME_HELP, SET_HELP, app, find_game
from rulebound.cli.files import NotSaved, check_may_write, read_record, write_record
from rulebound.cli.seats import bots_chance, fill_seats, seat_names
from rulebound.cli.table import Table
from rulebound.cli.talk import Left, Talk
from rulebound.cli.words import words_for
from rulebound.kernel import BadSetup, Game, Match, RuleboundError


@app.command()
def play(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="me,random,...",
            help="Who plays: me or a bot's name, for each seat; ROLE=NAME is for the seat of a role.",
        ),
    ] = None,
    answers: Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help=SET_HELP)] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="Deal the same cards and dice again.")] = None,
    language: Annotated[str, typer.Option(help="The language of the game.")] = "en",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
) -> None:
    """Play a game in this terminal, with bots or friends."""
    found = find_game(game)
    talk = Talk(words_for(found, language))
    names = seat_names(found, seats)
    if resume is None:
        match = _new_match(found, names, answers or [], seed)
    else:
        match = _resumed(found, resume, answers, seed)
    names = fill_seats(found, names, match.setup)
    table = Table(match, names, talk, bots_chance(match.seed, len(match.picks)))
    if save is not None:
        check_may_write(save)
    _sit_down(table, Ending(table, game, save))


def _new_match(game: Game[Any], names: list[str] | None, answers: list[str], seed: int | None) -> Match:
    setup = game.setup.parse(answers, None if names is None else len(names))
    fill_seats(game, names, setup)
    return Match(game, setup, secrets.randbits(64) if seed is None else seed)


def _resumed(game: Game[Any], path: Path, answers: list[str] | None, seed: int | None) -> Match:
    if answers or seed is not None:
        raise BadSetup("a saved game has its own set-up and seed: leave --set and --seed out with --resume")
    return read_record(path).replay(game)


class Ending:
    """What is said and kept when people leave the table."""

    def __init__(self, table: Table, game: str, save: Path | None) -> None:
        self.table = table
        self.talk = table.talk
        self.match = table.match
        self.game = game
        self.save = save

    def offer_to_save(self) -> None:
        """Ask where to keep the game, if it is not known and somebody is there to ask."""
        while self.save is None and self.talk.by_a_person:
            self.talk.say("terminal-save-offer")
            name = self.talk.ask()
            if not name:
                return
            try:
                check_may_write(Path(name))
            except NotSaved as error:
                self.talk.say("terminal-not-saved", reason=str(error))
            else:
                self.save = Path(name)

    def keep(self) -> None:
        """Save the game where that was asked for, and say how to go on."""
        if self.save is not None:
            write_record(self.save, self.match.record())
            self.talk.say("terminal-saved", file=str(self.save))
            self._say_how_to_go_on(self.save)
        elif self.match.over:
            return
        elif self.table.saved_in is not None:
            self._say_how_to_go_on(self.table.saved_in)
        else:
            self.talk.say("terminal-lost")

    def _say_how_to_go_on(self, save: Path) -> None:
        if self.match.over:
            name = ["--game", self.game] if self.game.endswith(".py") else []
            command = ["rulebound", "replay", str(save), *name]
            self.talk.say("terminal-look-back", command=shlex.join(command))
        else:
            seats = ",".join(self.table.names)
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
            self.talk.say("terminal-go-on", command=shlex.join(command))


def _sit_down(table: Table, ending: Ending) -> None:
    """Play until the end, or until somebody leaves."""
    try:
        try:
            table.play()
        except Left:
            ending.offer_to_save()
    except (EOFError, KeyboardInterrupt):
        table.talk.line()
    except RuleboundError:
        ending.keep()
        raise
    ending.keep()
