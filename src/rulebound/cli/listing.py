"""`rulebound games`, `rulebound schema` (the JSON schema of all data formats) and `rulebound content`."""

import json
from typing import Annotated, Any

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.table import Table

from rulebound.cli.app import GAME_HELP, app, find_game
from rulebound.cli.describe import GameList, describe
from rulebound.cli.help import PlayersCommand, help_text
from rulebound.cli.languages import Language, messages_for
from rulebound.games import game_names
from rulebound.kernel import Game, MatchView, Record
from rulebound.kernel.setup import STANDARD

EXAMPLE = "rulebound play examples/pearl_divers.py"


@app.command(cls=PlayersCommand)
def games(
    game: Annotated[str | None, typer.Argument()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    language: Language = "",
) -> None:
    """List the games, with their players and what each is about."""
    found = [find_game(name) for name in (game_names() if game is None else [game])]
    if as_json:
        listed = GameList(tuple(describe(game) for game in found))
        typer.echo(msgspec.json.format(msgspec.json.encode(listed), indent=2).decode())
    elif found:
        _print_table(found, language)
    else:
        typer.echo(help_text(language, "games-none", command=EXAMPLE))


def _print_table(found: list[Game[Any]], language: str) -> None:
    columns = [help_text(language, f"games-{column}") for column in ("game", "players", "about")]
    table = Table(*columns, box=box.SIMPLE)
    for game in found:
        seats = game.setup.seats
        several = help_text(language, "games-seats", low=seats.low, high=seats.high)
        players = str(seats.low) if seats.low == seats.high else several
        table.add_row(game.id, players, messages_for(game, language).text("game-about"))
    Console(markup=False, highlight=False).print(table)
    typer.echo(help_text(language, "games-play", command=f"rulebound play {found[0].id}"))


@app.command()
def schema(
    game: Annotated[str | None, typer.Option("--game", help=f"Also this game. {GAME_HELP}")] = None,
) -> None:
    """Print the JSON schema of views, records, set-ups, the HTTP API and a table's websocket.

    `views` names the definition of each game's view.
    """
    from rulebound.server.web.http_types import schema_of_everything  # slow to import, so only here

    names = [*game_names(), *([game] if game is not None else [])]
    views = {found.id: found.view_type for found in map(find_game, names)}
    everything = schema_of_everything((MatchView, Record, GameList, *dict.fromkeys(views.values())))
    everything["views"] = {each: view.__name__ for each, view in views.items()}
    typer.echo(json.dumps(everything, indent=2))


@app.command()
def content(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    tables: Annotated[
        bool, typer.Option("--tables/--no-tables", help="With the tables that a content pack can replace.")
    ] = True,
) -> None:
    """Print what is printed on a game's components, as JSON: for screens, packs and tests."""
    typer.echo(content_text(find_game(game), tables), nl=False)


def content_text(game: Game[Any], tables: bool = True) -> str:
    """The content of a game as `rulebound content` prints it."""
    field = game.setup.content() if tables else None
    whole = {} if field is None else field.whole(STANDARD)
    return json.dumps({**game.printed(), **whole}, ensure_ascii=False, indent=1) + "\n"
