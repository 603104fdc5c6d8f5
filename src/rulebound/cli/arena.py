"""`rulebound arena`: let bots play many games against each other and compare them."""

import csv
import io
import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from rulebound.bots import Bot, keep_for, make_bot
from rulebound.cli.app import GAME_HELP, SET_HELP, app, find_game
from rulebound.cli.cluster import on_ray
from rulebound.cli.contest import (
    Ledger,
    Pairing,
    Plan,
    Played,
    Standing,
    read_played,
    schedule,
    setup_of,
    standings,
    win_share,
)
from rulebound.cli.files import NotSaved
from rulebound.cli.playouts import in_parts
from rulebound.cli.seats import bot_rng
from rulebound.kernel import BadSetup, Decide, Match


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    bots: Annotated[str, typer.Option(metavar="NAME,NAME[,...]", help="The bots that are compared.")],
    games: Annotated[int, typer.Option(min=1, help="How many games are played in all.")] = 200,
    seat_count: Annotated[
        int | None, typer.Option("--seats", min=1, help="The number of seats; the game's minimum if not given.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first deal; each next deal adds one.")] = 0,
    answers: Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help=SET_HELP)] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes play at once.")] = 1,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on the Ray cluster at this address; auto: of this machine."),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every game in this file; the same command goes on from there."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print a line of values for each bot.")] = False,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE.svg", help="Draw the ratings, or wins where bots do not meet, into this file."),
    ] = None,
) -> None:
    """Let bots play against each other: seats are rotated, and every rotation gets the same deals."""
    found = find_game(game)
    names = tuple(name.strip() for name in bots.split(","))
    if len(set(names)) != len(names):
        raise BadSetup("bots-twice", "--bots names a bot twice")
    for name in names:
        make_bot(name, 0)
    if plot is not None and plot.suffix.lower() != ".svg":
        raise NotSaved("plot-not-svg", "{file} must end in .svg: the picture is an SVG", file=str(plot))
    setup = found.setup.parse(answers or [], seat_count)
    found.check_setup(setup)
    if len(names) < 2 and setup["seats"] > 1 and not found.together:
        raise BadSetup("bots-one", "--bots names one bot, and it takes two to compare")
    plan = Plan(found.id, found.rules, setup_of(setup), names, seed)
    played = read_played(file, plan) if file is not None else []
    done = {each.number for each in played}
    todo = [pairing for pairing in schedule(plan, found, games) if pairing.number not in done]
    ledger = Ledger(file, plan, played) if file is not None else None
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = as_json or as_csv or not console.is_terminal
    # What bots and the cluster print is no part of the report.
    with redirect_stdout(sys.stderr), Progress(*columns, console=console, disable=quiet, transient=True) as bar:
        task = bar.add_task("", total=games, completed=games - len(todo))
        for each in _play_all(game, plan, todo, jobs, ray):
            played.append(each)
            if ledger is not None:
                ledger.add(each)
            bar.advance(task)
    table = standings(names, played, found.together)
    if plot is not None:
        _draw(plot, table)
    if as_json:
        typer.echo(json.dumps(_report(plan, table), indent=2))
    elif as_csv:
        typer.echo(_csv(table), nl=False)
    else:
        _print_table(plan, table, len(played))


def _play_all(game: str, plan: Plan, todo: Sequence[Pairing], jobs: int, ray: str | None) -> Iterator[Played]:
    play = partial(_play_part, game, plan, todo)
    if ray is None:
        done = in_parts(play, range(len(todo)), jobs)
    else:
        done = on_ray(ray, play, [range(number, number + 1) for number in range(len(todo))])
    for part in done:
        yield from part


def _play_part(game: str, plan: Plan, todo: Sequence[Pairing], numbers: range) -> list[Played]:
    return [play_one(game, plan, todo[number]) for number in numbers]


def play_one(name: str, plan: Plan, pairing: Pairing) -> Played:
    """Play one game of a contest; it depends on the pairing alone, not on the process."""
    game = find_game(name)
    rng = bot_rng(pairing.seed, pairing.number)
    bots: list[Bot] = [make_bot(bot, rng.bits()) for bot in pairing.bots]
    match = Match(game, plan.setup, pairing.seed, keep_for(bots))
    handles = [match.handle(seat) for seat in range(len(bots))]
    seconds, decisions = [0.0] * len(bots), [0] * len(bots)
    while (ask := match.pending) is not None:
        seat = ask.seat if isinstance(ask, Decide) else rng.choice(ask.seats)
        began = time.process_time()
        pick = bots[seat].choose(handles[seat])
        seconds[seat] += time.process_time() - began
        decisions[seat] += 1
        match.pick(seat, pick)
    result = match.result()
    return Played(
        number=pairing.number,
        bots=pairing.bots,
        scores=result.scores,
        winners=result.winners,
        picks=len(match.picks),
        seconds=tuple(seconds),
        decisions=tuple(decisions),
    )


# What is shown.


def _row(standing: Standing) -> dict[str, Any]:
    games = standing.games
    shares = {"wins": standing.wins, "ahead": standing.ahead}
    return {
        "bot": standing.bot,
        "rating": round(standing.rating, 1),
        "rating_95": round(standing.doubt, 1),
        "games": games,
        **{name: round(count, 4) for name, count in shares.items()},
        **{
            f"{name}_95": [round(end, 4) for end in win_share(count, games)] if games else None
            for name, count in shares.items()
        },
        "mean_score": round(standing.scores / standing.seat_count, 4) if standing.seat_count else None,
        "ms_a_decision": round(1000 * standing.seconds / standing.decisions, 3) if standing.decisions else None,
        "ahead_of": {other: [points, int(met)] for other, (points, met) in sorted(standing.against.items())},
    }


def _report(plan: Plan, table: Sequence[Standing]) -> dict[str, Any]:
    return {"plan": msgspec.to_builtins(plan), "standings": [_row(standing) for standing in table]}


def _csv(table: Sequence[Standing]) -> str:
    text = io.StringIO()
    names = ["bot", "rating", "rating_95", "games", "wins", "ahead", "mean_score", "ms_a_decision"]
    writer = csv.DictWriter(text, names, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(_row(standing) for standing in table)
    return text.getvalue()


def _print_table(plan: Plan, table: Sequence[Standing], games: int) -> None:
    console = Console(markup=False, highlight=False)
    console.print(f"{plan.game}, {plan.setup['seats']} seats, {games} games, deals from {plan.seed}")
    shown = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("bot", "rating", "games", "wins, 95 %", "ahead, 95 %", "mean score", "ms a decision"):
        shown.add_column(name, justify="left" if name == "bot" else "right")
    for standing in table:
        row = _row(standing)
        rating = f"{row['rating']:.0f} ± {row['rating_95']:.0f}" if standing.against else "-"
        shown.add_row(
            *(standing.bot, rating, f"{standing.games:,}", _share(standing.wins, standing.games)),
            _share(standing.ahead, standing.games) if standing.against else "-",
            *(_number(row["mean_score"]), _number(row["ms_a_decision"])),
        )
    console.print(shown)


def _share(count: float, games: int) -> str:
    if not games:
        return "-"
    low, high = win_share(count, games)
    return f"{count / games:.1%} ({low:.1%} to {high:.1%})"


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"


class _Mark(NamedTuple):
    """A bot in the picture: where it stands, and its interval."""

    bot: str
    low: float
    at: float
    high: float
    text: str


def _mark(standing: Standing) -> _Mark:
    """By its rating; by its share of wins where it met no other bot."""
    if standing.against or not standing.games:
        rating, doubt = standing.rating, standing.doubt
        return _Mark(standing.bot, rating - doubt, rating, rating + doubt, f"{rating:.0f}")
    share = standing.wins / standing.games
    low, high = win_share(standing.wins, standing.games)
    return _Mark(standing.bot, low, share, high, f"{share:.0%}")


def _draw(path: Path, table: Sequence[Standing]) -> None:
    """The bots as an SVG: a dot for each, a line for its interval."""
    marks = [_mark(standing) for standing in table]
    low, high = min(mark.low for mark in marks), max(mark.high for mark in marks)
    width, left, row = 420.0, 120.0, 28.0

    def x(at: float) -> float:
        return left + width * ((at - low) / (high - low) if high > low else 0.5)

    parts = []
    for number, mark in enumerate(marks, 1):
        y, from_, to = row * number, x(mark.low), x(mark.high)
        parts.append(f'<text x="{left - 12}" y="{y + 4}" text-anchor="end">{mark.bot}</text>')
        parts.append(f'<line x1="{from_:.1f}" x2="{to:.1f}" y1="{y}" y2="{y}" stroke="#5B6770" stroke-width="2"/>')
        parts.append(f'<circle cx="{x(mark.at):.1f}" cy="{y}" r="5" fill="#3B6FB6"/>')
        parts.append(f'<text x="{to + 8:.1f}" y="{y + 4}">{mark.text}</text>')
    size = f'width="{left + width + 70:.0f}" height="{row * (len(table) + 1):.0f}"'
    style = 'font-family="sans-serif" font-size="13" fill="#333"'
    text = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n' + "\n".join(parts) + "\n</svg>\n"
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise NotSaved(
            "not-written", "{file} cannot be written: {cause}", file=str(path), cause=error.strerror or str(error)
        ) from error
