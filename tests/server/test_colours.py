"""Everybody at a table has a colour of their own, and chooses it before the game begins."""

import pytest

from rulebound.server.accounts.account import Account, NotAllowed, make_guest
from rulebound.server.live.server import Server
from rulebound.server.play.votes import agree, propose_end
from rulebound.server.tables.creating import create_table, rematch
from rulebound.server.tables.info import NewTable, SeatRequest, TableInfo, table_info
from rulebound.server.tables.seating import join, move_to, set_colour, set_seat
from rulebound.server.tables.starting import start
from rulebound.server.tables.table import Refused
from tests.server.guests import GAME

pytestmark = pytest.mark.anyio


@pytest.fixture
async def anna(server: Server) -> Account:
    return await make_guest(server.database, "Anna")


@pytest.fixture
async def bert(server: Server) -> Account:
    return await make_guest(server.database, "Bert")


@pytest.fixture
async def table(server: Server, anna: Account, bert: Account) -> str:
    """Anna's table, at which Bert sits too, and one seat is free."""
    wishes = [SeatRequest("me"), SeatRequest("open"), SeatRequest("open")]
    made = await create_table(server, anna, NewTable(game=GAME, setup={"seats": 3}, seats=wishes, access="public"))
    await join(server, made.id, bert)
    return made.id


def colours(info: TableInfo) -> list[int]:
    return [player.colour for player in info.players]


async def test_a_seat_has_the_colour_of_its_number_until_one_is_chosen(
    server: Server, table: str, bert: Account
) -> None:
    assert colours(await table_info(server, table, None)) == [0, 1, 2]
    assert colours(await set_colour(server, table, bert, 1, 5)) == [0, 5, 2]


async def test_a_player_s_colour_is_not_taken_and_a_free_seat_s_is_swapped(
    server: Server, table: str, anna: Account, bert: Account
) -> None:
    with pytest.raises(Refused, match="another player has this colour"):
        await set_colour(server, table, bert, 1, 0)
    assert colours(await set_colour(server, table, bert, 1, 2)) == [0, 2, 1]
    await set_seat(server, table, anna, 2, "greedy")
    assert colours(await set_colour(server, table, bert, 1, 1)) == [0, 1, 2]


async def test_only_who_chooses_for_a_seat_chooses_its_colour(
    server: Server, table: str, anna: Account, bert: Account
) -> None:
    with pytest.raises(NotAllowed, match="only the player of this seat"):
        await set_colour(server, table, anna, 1, 4)
    with pytest.raises(NotAllowed, match="the owner of the table"):
        await set_colour(server, table, bert, 2, 4)
    with pytest.raises(Refused, match="no such seat"):
        await set_colour(server, table, anna, 3, 4)
    assert colours(await set_colour(server, table, anna, 2, 4)) == [0, 1, 4]


async def test_a_colour_goes_with_its_player_to_another_seat_and_to_a_rematch(
    server: Server, table: str, anna: Account, bert: Account
) -> None:
    await set_colour(server, table, bert, 1, 2)
    info = await move_to(server, table, bert, 1, 2)
    assert colours(info) == [0, 1, 2]
    await set_colour(server, table, anna, 0, 3)
    await set_seat(server, table, anna, 1, "random")
    await start(server, table, anna)
    with pytest.raises(Refused, match="the game has begun"):
        await set_colour(server, table, bert, 2, 5)
    await propose_end(server, table, anna)
    await agree(server, table, bert, True)
    assert colours(await rematch(server, table, anna)) == [3, 1, 2]
