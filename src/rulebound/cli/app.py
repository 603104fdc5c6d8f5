"""The program: its global options and error output."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from rulebound.cli.help import PlayersCommand, translate, with_headings
from rulebound.cli.languages import language_of
from rulebound.cli.usage import bad_usage, no_such_command, usage_as_messages
from rulebound.games import load_game
from rulebound.kernel import COMPILED, BadRecord, Game, RuleboundError, UnknownGame
from rulebound.messages.errors import Errors

GAME_HELP = "A built-in game's name, or a Python file that defines GAME."
SET_HELP = "A set-up answer; can be repeated."


class Commands(TyperGroup):
    """All commands; a `RuleboundError` becomes one line on stderr and an exit code."""

    def get_help(self, ctx: Any) -> str:
        """The program's own help, and one line for each command, in the reader's language."""
        translate(self, ctx)
        return with_headings(super().get_help(ctx), language_of(ctx))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A command, which says in the reader's language what it is for."""
        command = super().get_command(ctx, cmd_name)
        if isinstance(command, PlayersCommand):
            translate(command, ctx)
        return command

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Read the program's own options."""
        with _errors_told(ctx), usage_as_messages(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that was typed, and its arguments."""
        if args[0] not in self.commands:
            raise bad_usage(no_such_command(args[0], self.list_commands(ctx)), ctx.command_path)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was typed."""
        with _errors_told(ctx), usage_as_messages(ctx):
            return super().invoke(ctx)


@contextmanager
def _errors_told(ctx: Any) -> Iterator[None]:
    try:
        yield
    except RuleboundError as error:
        if ctx.params.get("debug"):
            raise
        said = Errors(language_of(ctx)).text(error)
        typer.echo(f"rulebound: {one_line(said or type(error).__name__)}", err=True)
        raise typer.Exit(1 if isinstance(error, BadRecord) else 2) from error


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def one_line(text: str) -> str:
    """The text on one line, without control characters."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"rulebound {version('rulebound')} ({'compiled' if COMPILED else 'plain'})")
        raise typer.Exit


def _replace_unencodable() -> None:
    """Replace characters that the terminal cannot show or decode, instead of failing."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


@app.callback()
def main(
    ctx: typer.Context,
    debug: Annotated[bool, typer.Option("--debug", envvar="RULEBOUND_DEBUG", show_envvar=False)] = False,
    _version: Annotated[bool, typer.Option("--version", callback=_print_version, is_eager=True)] = False,
) -> None:
    """Board games played by the whole rulebook. Without a command: start the server and open the browser."""
    del debug  # read by Commands.invoke
    _replace_unencodable()
    if ctx.invoked_subcommand is None:
        from rulebound.cli.serve import serve  # imported here: it imports this module

        serve(ctx, open_page=True)


def find_game(name: str) -> Game[Any]:
    """Load a game by name or file; any exception in a file becomes an `UnknownGame` error."""
    try:
        return load_game(name)
    except RuleboundError:
        raise
    except Exception as error:
        raise UnknownGame(
            "python-fails", "{file} cannot be loaded: {fault}", file=name, fault=f"{type(error).__name__}: {error}"
        ) from error
