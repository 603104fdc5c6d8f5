"""`rulebound packs` creates and lists content packs; `rulebound validate` checks one."""

from pathlib import Path
from typing import Annotated, Any

import typer

from rulebound.cli.app import app, find_game, one_line
from rulebound.games import game_names
from rulebound.kernel import BadSetup, Content, Game

packs = typer.Typer(
    help="Content packs: game data filled in by the owner of a printed copy.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
app.add_typer(packs, name="packs")


def _games_with_packs() -> list[Game[Any]]:
    return [game for game in map(find_game, game_names()) if game.setup.content() is not None]


def _content_of(name: str | None) -> Content:
    """The content field of a game; without a name, of the only game that takes packs."""
    games = [find_game(name)] if name is not None else _games_with_packs()
    if len(games) != 1:
        raise BadSetup(
            "which-game", "say which game with --game ({games})", games=", ".join(game.id for game in games)
        )
    field = games[0].setup.content()
    if field is None:
        takes = ", ".join(game.id for game in _games_with_packs())
        raise BadSetup(
            "takes-no-packs", "{game} takes no content packs (these do: {games})", game=games[0].id, games=takes
        )
    return field


@app.command()
def validate(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a content pack.")],
    game: Annotated[str | None, typer.Option("--game", help="The game that the pack is for.")] = None,
) -> None:
    """Check a content pack and print every fault."""
    field = _content_of(game)
    if not folder.is_dir():
        raise BadSetup("no-folder", "there is no folder {folder}", folder=str(folder))
    content, faults = field.read(folder)
    for fault in faults:
        typer.echo(f"rulebound: {one_line(fault)}", err=True)
    if faults:
        raise typer.Exit(1)
    typer.echo(f"sound: {folder} (hash {field.label(content)})")


@packs.command()
def template(
    game: Annotated[str, typer.Argument(help="The game that the pack is for.")],
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="An empty or new folder.")],
) -> None:
    """Write a pack to fill in: the game's own content and a README that explains it."""
    _content_of(game).template(folder)
    typer.echo(f"Written: {folder}. README.md there says what to fill in; then: rulebound validate {folder}")


@packs.command("list")
def list_packs(
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The server's data folder; also RULEBOUND_DATA.")
    ] = None,
) -> None:
    """List the packs that the server offers, and what is wrong with the others."""
    from rulebound.server.content import Packs
    from rulebound.server.settings import data_folder

    here = Packs(data_folder(data))
    for game in _games_with_packs():
        found = here.found(game)
        field = game.setup.content()
        assert field is not None
        if not found:
            typer.echo(f"{game.id}: no packs; they go into {here.folder / game.id}")
        for pack in found:
            if not pack.faults:
                typer.echo(f"{game.id}: {pack.name} (hash {field.label(pack.content)})")
            for fault in pack.faults:
                typer.echo(f"{game.id}: {one_line(pack.name)} is not offered: {one_line(fault)}")
