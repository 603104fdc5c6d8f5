"""Tables with guests in their seats, made straight on a server: what a test of play begins with."""

from dataclasses import dataclass

from rulebound.server.accounts.account import Account, make_guest, make_token
from rulebound.server.live.server import Server
from rulebound.server.tables.creating import create_table
from rulebound.server.tables.info import NewTable, SeatRequest
from rulebound.server.tables.seating import join
from rulebound.server.tables.starting import start

GAME = "small-world-underground"


@dataclass(slots=True)
class Seated:
    """A table that has begun, and who sits there."""

    table: str
    accounts: list[Account]


async def seat_guests(
    server: Server, seats: int = 2, name: str = "Guest", game: str = GAME, **answers: object
) -> Seated:
    """A game that has just begun, with a guest in every seat."""
    accounts = [await make_guest(server.database, f"{name} {seat}") for seat in range(seats)]
    wishes = [SeatRequest("me"), *(SeatRequest("open") for _ in range(seats - 1))]
    made = await create_table(
        server, accounts[0], NewTable(game=game, setup={"seats": seats, **answers}, seats=wishes, access="public")
    )
    for account in accounts[1:]:
        await join(server, made.id, account)
    info = await server.rooms.get(made.id)
    if info.status == "open":
        await start(server, made.id, accounts[0])
    return Seated(made.id, accounts)


async def tokens_of(server: Server, seated: Seated) -> list[str]:
    """A personal token for each seat, as a program would use."""
    return [(await make_token(server.database, account, "test"))[1] for account in seated.accounts]
