"""What the rules leave to each player is chosen by who sits down, before the game begins."""

import pytest

from rulebound.kernel import BadSetup
from rulebound.server.accounts.account import Account, NotAllowed, make_guest
from rulebound.server.live.server import Server
from rulebound.server.play.votes import agree, propose_end
from rulebound.server.tables.creating import create_table, rematch
from rulebound.server.tables.info import NewTable, SeatRequest, table_info
from rulebound.server.tables.seating import answer, join, leave, set_seat
from rulebound.server.tables.starting import start
from rulebound.server.tables.table import Refused

pytestmark = pytest.mark.anyio
RIVER, EARTH, OCEAN = "river-surges-in-sunlight", "vital-strength-of-the-earth", "oceans-hungry-grasp"


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
    made = await create_table(server, anna, NewTable(game="spirit-island", seats=wishes, access="public"))
    await join(server, made.id, bert)
    return made.id


async def spirits(server: Server, table: str) -> list[str]:
    chosen: list[str] = (await table_info(server, table, None)).setup["spirits"]
    return chosen


async def test_everybody_chooses_for_their_own_seat(
    server: Server, table: str, anna: Account, bert: Account
) -> None:
    assert await spirits(server, table) == ["random"] * 3
    await answer(server, table, bert, 1, {"spirits": RIVER, "boards": "B"})
    info = await answer(server, table, anna, 0, {"spirits": EARTH})
    assert info.setup["spirits"] == [EARTH, RIVER, "random"]
    assert info.setup["boards"] == ["random", "B", "random"]
    with pytest.raises(NotAllowed, match="only the player of this seat"):
        await answer(server, table, anna, 1, {"spirits": OCEAN})
    assert await spirits(server, table) == [EARTH, RIVER, "random"]


async def test_the_owner_answers_for_bots_and_free_seats(
    server: Server, table: str, anna: Account, bert: Account
) -> None:
    with pytest.raises(NotAllowed, match="owner"):
        await answer(server, table, bert, 2, {"spirits": RIVER})
    await set_seat(server, table, anna, 2, "random")
    await answer(server, table, anna, 2, {"spirits": OCEAN})
    assert await spirits(server, table) == ["random", "random", OCEAN]


async def test_what_does_not_fit_is_refused_and_changes_nothing(
    server: Server, table: str, anna: Account, bert: Account
) -> None:
    await answer(server, table, anna, 0, {"spirits": RIVER})
    with pytest.raises(BadSetup, match="there twice"):
        await answer(server, table, bert, 1, {"spirits": RIVER})
    with pytest.raises(BadSetup, match="not a question to each seat"):
        await answer(server, table, bert, 1, {"adversary": "brandenburg-prussia"})
    with pytest.raises(BadSetup, match="not one of"):
        await answer(server, table, bert, 1, {"spirits": "nobody"})
    with pytest.raises(Refused, match="no such seat"):
        await answer(server, table, bert, 9, {"spirits": OCEAN})
    assert await spirits(server, table) == [RIVER, "random", "random"]


async def test_who_gets_up_leaves_no_choice_behind(server: Server, table: str, bert: Account) -> None:
    await answer(server, table, bert, 1, {"spirits": RIVER, "boards": "C"})
    await leave(server, table, bert)
    info = await table_info(server, table, None)
    assert (info.setup["spirits"], info.setup["boards"]) == (["random"] * 3, ["random"] * 3)


async def test_the_game_begins_with_what_was_chosen_and_then_nothing_can_be_changed(
    server: Server, table: str, anna: Account, bert: Account
) -> None:
    await set_seat(server, table, anna, 2, "random")
    await answer(server, table, bert, 1, {"spirits": RIVER})
    await start(server, table, anna)
    match = (await server.rooms.get(table)).playing()
    assert match.state.spirits[1].id == RIVER  # type: ignore[attr-defined]
    with pytest.raises(Refused, match="has begun"):
        await answer(server, table, bert, 1, {"spirits": OCEAN})
    await propose_end(server, table, anna)
    await agree(server, table, bert, True)
    again = await rematch(server, table, anna)
    assert again.setup["spirits"] == ["random", RIVER, "random"]
