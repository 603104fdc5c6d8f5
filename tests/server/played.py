"""Tables that scripted players play at a live server, and what must be true of them whatever happens to it."""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import select

from rulebound.games import load_game
from rulebound.kernel import Match, view_bytes
from rulebound.server.database import Database
from rulebound.server.live.server import close_server, open_server
from rulebound.server.schema import moves, tables
from rulebound.server.settings import async_url, make_settings
from tests.server.guests import Seated, seat_guests, tokens_of
from tests.server.live import LiveServer
from tests.server.swarm import Ledger, Player

SEATS = 3
PATIENCE = 60.0


class Played:
    """A live server, its tables, and the players who sit there.

    Of each circle of players: the tables at which they sit down one after the other.
    """

    def __init__(
        self, live: LiveServer, database: Database, ledger: Ledger, players: list[Player], circles: list[list[str]]
    ) -> None:
        self.live, self.database, self.ledger, self.players, self.circles = (
            live,
            database,
            ledger,
            players,
            circles,
        )
        self.tables = [table for tables in circles for table in tables]

    def tables_now(self) -> list[str]:
        """The tables at which games are on."""
        left = ([table for table in tables if table not in self.ledger.over] for tables in self.circles)
        return [tables[0] for tables in left if tables]

    async def kept(self) -> dict[tuple[str, int], tuple[int, str]]:
        """All moves that are in the database."""
        return await kept_moves(self.database)

    async def nothing_is_lost(self) -> None:
        """Every pick that was acknowledged so far is in the database, as it was made."""
        acknowledged = dict(self.ledger.picks)
        kept = await self.kept()
        lost = {where: pick for where, pick in acknowledged.items() if kept.get(where) != pick}
        assert lost == {}

    async def every_table_continues(self) -> None:
        """Each table at which a game is on gets another acknowledged pick, or its game is over."""
        before = {table: self.ledger.furthest.get(table, 0) for table in self.tables_now()}

        def moved() -> bool:
            ledger = self.ledger
            return all(t in ledger.over or ledger.furthest.get(t, 0) > seen for t, seen in before.items())

        await self.ledger.until(moved, PATIENCE)

    async def more_picks(self, number: int) -> None:
        """Wait for so many acknowledged picks more, or for the end of all games."""
        goal = len(self.ledger.picks) + number
        ledger = self.ledger
        await ledger.until(lambda: len(ledger.picks) >= goal or len(ledger.over) == len(self.tables), PATIENCE)

    async def everybody_agrees(self) -> None:
        """The moves make a game that the rules allow, and the server and the players' logs show that game."""
        shown = [await self._shown_to(player) for player in self.players]
        kept = await self.kept()
        async with self.database.read() as connection:
            rows = {row.id: row._mapping for row in await connection.execute(select(tables))}
        for player, view in zip(self.players, shown, strict=True):
            match = _replayed(rows[player.table], kept)
            _log_is_true(player, match)
            while len(match.picks) > view["seq"]:  # a last pick was under way when the view was taken
                match.undo(force=True)
            assert _plain(view) == _plain(match.view(player.seat))

    async def _shown_to(self, player: Player) -> Any:
        async with httpx.AsyncClient(base_url=self.live.url, timeout=30) as client:
            found = await client.get(f"/api/tables/{player.table}", headers=player.headers)
            assert found.status_code == 200, found.text
            return found.json()["view"]


async def kept_moves(database: Database) -> dict[tuple[str, int], tuple[int, str]]:
    """All moves in a database: by table and seq, the seat and its pick."""
    async with database.read() as connection:
        rows = await connection.execute(select(moves))
        return {(row.table_id, row.seq): (row.seat, row.text) for row in rows}


def _plain(view: object) -> object:
    return msgspec.json.decode(view_bytes(view))


def _replayed(row: Any, kept: dict[tuple[str, int], tuple[int, str]]) -> Match:
    match = Match(load_game(row["game"]), msgspec.json.decode(row["setup"]), int(row["seed"]))
    for seq in range(row["seq"]):
        match.pick(*kept[row["id"], seq])  # no gaps: a missing one is a KeyError
    assert (row["id"], row["seq"]) not in kept
    return match


def _log_is_true(player: Player, match: Match) -> None:
    """What a player was told over all its connections is what happened, in order, with no hole."""
    if player.seq is None or not player.log:
        return
    happened = [{"kind": event.kind, "args": list(event.args)} for event in match.events_for(player.seat)]
    told = [{"kind": event["kind"], "args": event["args"]} for event in player.log]
    assert told == happened[: len(told)]


async def set_up(url: str, folder: Path, number: int) -> list[tuple[Seated, list[str]]]:
    """Tables that have begun, made before the server starts."""
    server = await open_server(make_settings(database=url, data=folder))
    try:
        seated = [await seat_guests(server, SEATS, f"Guest {table}") for table in range(number)]
        return [(each, await tokens_of(server, each)) for each in seated]
    finally:
        await close_server(server)


@asynccontextmanager
async def playing(
    live: LiveServer, sitting: list[tuple[Seated, list[str]]], rng: random.Random, think: float, games: int = 1
) -> AsyncIterator[Played]:
    """Players at all seats, the first of each table by HTTP and the others by socket; stopped at the end.

    With more than one of `games`, whoever has ended one sits down at the next table.
    """
    ledger = Ledger()
    players = [
        [
            Player(live.url, seated.table, seat, token, ledger, random.Random(rng.random()), think)
            for seat, token in enumerate(tokens)
        ]
        for seated, tokens in sitting
    ]
    at_once = len(sitting) // games
    circles = [players[circle::at_once] for circle in range(at_once)]
    database = Database(async_url(live.database))
    async with asyncio.TaskGroup() as group:
        tasks = [
            group.create_task(_play_games(one_seat))
            for circle in circles
            for one_seat in zip(*circle, strict=True)
        ]
        tables = [[seats[0].table for seats in circle] for circle in circles]
        played = Played(live, database, ledger, [player for seats in players for player in seats], tables)
        yield played
        for task in tasks:
            task.cancel()
    await played.everybody_agrees()
    await database.close()


async def _play_games(players: Sequence[Player]) -> None:
    for player in players:
        await (player.play_by_socket() if player.seat else player.play_by_http())
