"""`rulebound sim`: run many games of bots to find faults and to measure speed and scores."""

import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from rulebound.bots import make_bot
from rulebound.cli.app import GAME_HELP, SET_HELP, app, find_game
from rulebound.cli.contest import win_share
from rulebound.cli.files import make_folder
from rulebound.cli.playouts import Plan, Tally, empty_tally, forks_per_second, tallies
from rulebound.cli.seats import assign_seats, names_by_role
from rulebound.kernel import BadSetup, Game, SetupValues
from rulebound.kernel.rng import SEED_LIMIT
from rulebound.messages import Messages


@app.command()
def sim(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    seat_count: Annotated[
        int | None, typer.Option("--seats", min=1, help="The number of seats; the game's minimum if not given.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games are played.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game; each next game adds one.")] = 0,
    answers: Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help=SET_HELP)] = None,
    bot: Annotated[
        str,
        typer.Option(
            metavar="NAME[,NAME...]",
            help="The bot of every seat, or one for each; ROLE=NAME is for the seat of a role.",
        ),
    ] = "random",
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes play at once.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
    save_failures: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the record of each game that fails into this folder.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Run all contract checks of a game, with random picks; slower.")
    ] = False,
) -> None:
    """Let bots play many games; find faults and speed."""
    found = find_game(game)
    setup = found.setup.parse(answers or [], seat_count)
    found.check_setup(setup)
    bots = _bots(bot, found, setup)
    if seed + games > SEED_LIMIT:
        raise BadSetup("seeds", "the seeds must stay below 2**128")
    if save_failures is not None:
        make_folder(save_failures)
    plan = Plan(game, setup, bots, seed, games, check, save_failures)
    report = _measure(plan, found, jobs, quiet=as_json)
    if as_json:
        typer.echo(json.dumps(report, indent=2))
    else:
        _print_report(report, Messages(found))
    if report["failures"]:
        raise typer.Exit(1)


def _bots(names: str, game: Game[Any], setup: SetupValues) -> tuple[str, ...]:
    """One bot for each seat: those named for roles, and one for all others or one for each of them."""
    seat_count: int = setup["seats"]
    others, by_role = names_by_role("--bot", names.split(","), game, setup)
    for name in (*others, *by_role.values()):
        make_bot(name, 0)
    left = seat_count - len(by_role)
    if len(others) == 1:
        others *= left
    if len(others) != left and by_role:
        raise BadSetup(
            "bot-others",
            "--bot names {named} bots for the other {seats} seats: name one for all, or one for each",
            named=len(others),
            seats=left,
        )
    if len(others) != left:
        raise BadSetup(
            "bot-seats",
            "--bot names {named} bots, and the game is set up for {seats} players",
            named=len(others),
            seats=seat_count,
        )
    return tuple(assign_seats(others, by_role, seat_count))


def _measure(plan: Plan, game: Game[Any], jobs: int, quiet: bool) -> dict[str, Any]:
    total = empty_tally(plan.setup["seats"])
    started = time.perf_counter()
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True) as bar:
        task = bar.add_task("", total=plan.games)
        for tally in tallies(plan, jobs):
            total.add(tally)
            bar.advance(task, tally.games)
    wall = time.perf_counter() - started
    return _report(plan, game, jobs, total, wall)


def _report(plan: Plan, game: Game[Any], jobs: int, total: Tally, wall: float) -> dict[str, Any]:
    """All results; those that depend on the machine are under `speed`."""
    finished, roles = total.finished, game.setup.roles(plan.setup)
    return {
        "game": game.id,
        "rules": game.rules,
        "setup": game.setup.shown(plan.setup),
        "seed": plan.seed,
        "checked": plan.check,
        "games": total.games,
        "decisions": total.decisions,
        "failures": total.failed,
        "first_failures": [asdict(failure) for failure in total.first_failures],
        "seats": [
            {
                "bot": bot,
                "role": role,
                "mean_score": round(score / finished, 4) if finished else None,
                "wins": wins,
                "win_share": [round(end, 4) for end in win_share(wins, finished)] if finished else None,
            }
            for bot, role, score, wins in zip(plan.bots, roles, total.scores, total.wins, strict=True)
        ],
        "speed": {
            "jobs": jobs,
            "busy_seconds": round(total.seconds, 6),
            "wall_seconds": round(wall, 6),
            "decisions_per_second": _rate(total.decisions, total.seconds),
            "decisions_per_wall_second": _rate(total.decisions, wall),
            "forks_per_second": None if plan.check else _rounded(forks_per_second(plan)),
        },
    }


def _rate(count: int, seconds: float) -> float | None:
    return _rounded(count / seconds) if count and seconds > 0 else None


def _rounded(rate: float | None) -> float | None:
    return None if rate is None else round(rate, 1)


def _print_report(report: dict[str, Any], words: Messages) -> None:
    console = Console(markup=False, highlight=False)
    players = len(report["seats"])
    console.print(f"{report['game']}, {players} players, seeds from {report['seed']}")
    console.print()
    console.print(_figures(report))
    console.print()
    console.print(_by_seat(report, words))
    for failure in report["first_failures"]:
        where = f" (record: {failure['file']})" if failure["file"] else ""
        typer.echo(f"failed: seed {failure['seed']}: {failure['error']}{where}", err=True)
    if report["failures"] and not report["first_failures"][0]["file"]:
        typer.echo("To keep the records of failed games, add --save-failures DIR.", err=True)


def _figures(report: dict[str, Any]) -> Table:
    speed = report["speed"]
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(justify="left")
    table.add_column(justify="right")
    table.add_row("games", f"{report['games']:,}")
    table.add_row("decisions", f"{report['decisions']:,}")
    table.add_row("decisions per second of one process", _whole(speed["decisions_per_second"]))
    table.add_row(f"decisions per second in all, jobs {speed['jobs']}", _whole(speed["decisions_per_wall_second"]))
    table.add_row("forks per second", _whole(speed["forks_per_second"]))
    table.add_row("failures", f"{report['failures']:,}")
    return table


def _by_seat(report: dict[str, Any], words: Messages) -> Table:
    table = Table("", "bot", box=None, padding=(0, 2, 0, 0))
    table.add_column("mean score", justify="right")
    table.add_column("wins", justify="right")
    table.add_column("share of wins, 95 %", justify="right")
    for number, seat in enumerate(report["seats"]):
        mean = "-" if seat["mean_score"] is None else f"{seat['mean_score']:.2f}"
        share = "-" if seat["win_share"] is None else "{:.1%} to {:.1%}".format(*seat["win_share"])
        table.add_row(words.seat(number, seat["role"]), seat["bot"], mean, f"{seat['wins']:,}", share)
    return table


def _whole(rate: float | None) -> str:
    return "-" if rate is None else f"{rate:,.0f}"
