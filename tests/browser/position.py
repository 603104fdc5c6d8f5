"""Tables in a position that was played beforehand: put into the server's database, not clicked together."""

import secrets
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, create_engine, delete, insert, select, update

from rulebound.games import load_game
from rulebound.kernel import Match, Option, load_record
from rulebound.server.accounts.credentials import LOCAL
from rulebound.server.schema import accounts, metadata, moves, seats, tables
from rulebound.server.tables.seats import Seat, progress
from tests.server.live import LiveServer

BOT = "greedy"
RECORDS = Path(__file__).parents[1] / "records"


def clear(server: LiveServer) -> None:
    """Forget all tables and all people."""
    with _writing(server) as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(delete(table))


def unlist(server: LiveServer, address: str) -> str:
    """Let whoever has the address of this table watch, as its terms may say; gives the address."""
    table = address.partition("/table/")[2].partition("?")[0]
    with _writing(server) as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(access="unlisted"))
    return address


def play_until(match: Match, plan: Callable[[Match, int], Option], until: Callable[[], bool]) -> Match:
    """Let everybody play by this plan until it holds, or to the end."""
    while match.pending is not None and not until():
        seat = match.pending.seats[0]
        match.pick(seat, plan(match, seat))
    return match


def from_record(name: str) -> Match:
    """A game of tests/records, played to its end."""
    record = load_record((RECORDS / f"{name}.json").read_bytes())
    return record.replay(load_game(record.game))


def lay(server: LiveServer, match: Match, mine: int = 0, guests: Mapping[int, str] | None = None) -> str:
    """The match as a table of the local player, who has the first seat or this one; its page's path.

    `guests`, whom the server knows by these names, have their seats, and bots the others. Where a game goes on, no
    bot may be asked.
    """
    guests = guests or {}
    assert match.pending is None or {*match.pending.seats} <= {mine, *guests}
    table, now = secrets.token_urlsafe(9), int(1000 * time.time())
    with _writing(server) as connection:
        me = _local_player(connection, now)
        people = {mine: me, **{seat: _guest(connection, name) for seat, name in guests.items()}}
        sitting = [
            Seat(number, "person", people[number], None, False)
            if number in people
            else Seat(number, "bot", None, BOT, False)
            for number in range(match.setup["seats"])
        ]
        row = _row(table, match, me, now)
        row |= progress(row, sitting, match)
        connection.execute(insert(tables).values(row))
        connection.execute(insert(seats), [_seat(table, seat) for seat in sitting])
        made = [
            {"table_id": table, "seq": seq, "kind": "pick", "seat": seat, "text": option.text, "at": now}
            for seq, (seat, option) in enumerate(match.picks)
        ]
        if made:
            connection.execute(insert(moves), made)
    return f"/table/{table}"


def _writing(server: LiveServer) -> Any:
    engine = create_engine(server.database, connect_args={"timeout": 60})
    return engine.begin()


def _local_player(connection: Connection, now: int) -> int:
    found: int | None = connection.execute(select(accounts.c.id).where(accounts.c.host.is_(True))).scalar()
    if found is not None:
        return found
    made = insert(accounts).values(name=LOCAL, kind="local", created=now, host=True)
    identity: int = connection.execute(made.returning(accounts.c.id)).scalar_one()
    return identity


def _guest(connection: Connection, name: str) -> int:
    identity: int = connection.execute(select(accounts.c.id).where(accounts.c.name == name)).scalar_one()
    return identity


def _row(table: str, match: Match, owner: int, now: int) -> dict[str, Any]:
    return {
        "id": table,
        "game": match.game.id,
        "rules": match.game.rules,
        "setup": msgspec.json.encode(match.setup).decode(),
        "seed": str(match.seed),
        "status": "playing",
        "access": "unlisted",
        "invitation": secrets.token_urlsafe(24),
        "owner": owner,
        "pace": "live",
        "clock": None,
        "on_timeout": "move",
        "seq": len(match.picks),
        "result": None,
        "ended": None,
        "created": now,
        "started": now,
    }


def _seat(table: str, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": seat.number,
        "kind": seat.kind,
        "account_id": seat.account,
        "bot": seat.bot,
    }
