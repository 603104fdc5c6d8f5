"""How a batch of moves is written on PostgreSQL: one statement, one round trip, one transaction.

A worker of several has small batches, so what a batch costs counts as much as what a move costs. The update is the
check: it locks each row, and moves it on only if it still is at the `seq` at which its move was made.
"""

from collections.abc import Sequence
from typing import Any, Final

from rulebound.server.publication import CHANNEL

# The columns of a table's row that a move changes, with their types.
COLUMNS: Final = {
    "waiting": "text",
    "bot_due": "int8",
    "deadline": "int8",
    "moved": "int8",
    "proposal": "text",
    "status": "text",
    "result": "text",
    "ended": "int8",
}
MOVE: Final = {"table_id": "text", "seq": "int4", "kind": "text", "seat": "int4", "text": "text", "at": "int8"}
_PARTS: Final = {**{f"move_{name}": kind for name, kind in MOVE.items()}, **COLUMNS, "data": "bytea"}
_ARRAYS: Final = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(_PARTS.values(), 3))
_VALUES: Final = ", ".join(f"{name} = new.{name}" for name in COLUMNS)
_MADE: Final = ", ".join(f"new.move_{name}" for name in MOVE)

SAVE: Final = f"""
    WITH new AS (SELECT * FROM unnest({_ARRAYS}) AS new({", ".join(_PARTS)})),
    moved_on AS (
        UPDATE tables SET seq = new.move_seq + 1, {_VALUES} FROM new
        WHERE tables.id = new.move_table_id AND tables.seq = new.move_seq
        RETURNING tables.id, tables.seq
    ),
    made AS (
        INSERT INTO moves ({", ".join(MOVE)})
        SELECT {_MADE} FROM new JOIN moved_on ON moved_on.id = new.move_table_id
    ),
    kept AS (
        INSERT INTO snapshots (table_id, seq, data)
        SELECT moved_on.id, moved_on.seq, new.data FROM new JOIN moved_on ON moved_on.id = new.move_table_id
        WHERE new.data IS NOT NULL
        ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data
    )
    SELECT array_agg(id) AS ids, pg_notify($1, $2 || string_agg(id || ' ' || seq, ' ')) FROM moved_on
    HAVING count(*) > 0
"""


async def save(
    driver: Any,
    worker: str,
    moves_made: Sequence[dict[str, Any]],
    columns: Sequence[dict[str, Any]],
    data: list[Any],
) -> set[str]:
    """Write moves of different tables; returns the tables whose moves were not overtaken."""
    arrays = [
        *([move[name] for move in moves_made] for name in MOVE),
        *([row[name] for row in columns] for name in COLUMNS),
        data,
    ]
    row = await driver.fetchrow(SAVE, CHANNEL, f"{worker} tables ", *arrays)
    return set(row["ids"]) if row is not None else set()
