"""How a batch of moves is written on SQLite: three statements in one transaction, in a thread of its own.

The rows travel as one JSON text. With a row for each execution the thread gave the interpreter's lock away several
times for each move, and got it back from the busy event loop as often: that took longer than the disk.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec

from rulebound.server.database import set_up_sqlite
from rulebound.server.play.commit_postgresql import COLUMNS, MOVE

_PLACES: Final = {name: f"json_extract(new.value, '$[{at}]')" for at, name in enumerate((*MOVE, *COLUMNS))}
_VALUES: Final = ", ".join(f"{name} = {_PLACES[name]}" for name in COLUMNS)
_MADE: Final = ", ".join(_PLACES[name] for name in MOVE)

FIND: Final = f"""
    SELECT json_group_array(tables.id) FROM json_each(?1) AS new
    JOIN tables ON tables.id = {_PLACES["table_id"]} AND tables.seq = {_PLACES["seq"]}
"""
MOVE_ON: Final = f"""
    UPDATE tables SET seq = {_PLACES["seq"]} + 1, {_VALUES} FROM json_each(?1) AS new
    WHERE tables.id = {_PLACES["table_id"]}
"""
INSERT: Final = f"INSERT INTO moves ({', '.join(MOVE)}) SELECT {_MADE} FROM json_each(?1) AS new"
KEEP: Final = """
    INSERT INTO snapshots (table_id, seq, data) VALUES (?1, ?2, ?3)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data
"""


class SqliteWriter:
    """A connection that is kept for moves alone, and its thread."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "moves")
        self._connection: sqlite3.Connection | None = None  # touched by the thread alone

    async def save(
        self, moves_made: Sequence[dict[str, Any]], columns: Sequence[dict[str, Any]], data: Sequence[bytes | None]
    ) -> set[str]:
        """Write moves of different tables; returns the tables whose moves were not overtaken."""
        return await asyncio.get_running_loop().run_in_executor(
            self._thread, self._save, moves_made, columns, data
        )

    async def close(self) -> None:
        """Close the connection; what is not committed is rolled back."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _save(
        self, moves_made: Sequence[dict[str, Any]], columns: Sequence[dict[str, Any]], data: Sequence[bytes | None]
    ) -> set[str]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file)
            set_up_sqlite(self._connection)
        execute = self._connection.execute
        rows = [
            [*(move[name] for name in MOVE), *(values[name] for name in COLUMNS)]
            for move, values in zip(moves_made, columns, strict=True)
        ]
        text = _text(rows)
        execute("BEGIN IMMEDIATE")
        ((found,),) = execute(FIND, (text,)).fetchall()
        saved: set[str] = set(msgspec.json.decode(found))
        if len(saved) < len(rows):
            text = _text([row for row in rows if row[0] in saved])
        execute(MOVE_ON, (text,))
        execute(INSERT, (text,))
        for move, kept in zip(moves_made, data, strict=True):
            if kept is not None and move["table_id"] in saved:
                execute(KEEP, (move["table_id"], move["seq"] + 1, kept))
        execute("COMMIT")
        return saved

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _text(rows: list[list[Any]]) -> str:
    return msgspec.json.encode(rows).decode()
