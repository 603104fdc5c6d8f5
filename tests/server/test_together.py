"""Where the seats play together, one person may hold several of them."""

import pytest

from rulebound.kernel import BadSetup
from rulebound.server.accounts.account import Account, make_guest
from rulebound.server.live.server import Server
from rulebound.server.play.picks import pick
from rulebound.server.play.votes import agree, propose_end, undo
from rulebound.server.tables.chat import chat_since, say
from rulebound.server.tables.creating import create_table, rematch
from rulebound.server.tables.info import NewTable, SeatRequest, table_info
from rulebound.server.tables.seating import join, leave, take_back
from rulebound.server.tables.starting import start
from tests.server.sockets import Site

pytestmark = pytest.mark.anyio
GAME = "spirit-island"
SPIRITS = ["lightnings-swift-strike", "river-surges-in-sunlight", "vital-strength-of-the-earth"]


@pytest.fixture
async def anna(server: Server) -> Account:
    return await make_guest(server.database, "Anna")


async def begin(server: Server, account: Account, *others: str) -> str:
    """A table that has begun: the account in seats 0 and 1, then what the others wish."""
    wishes = [
        SeatRequest("me"),
        SeatRequest("me"),
        *(SeatRequest("bot") if each == "bot" else SeatRequest("open") for each in others),
    ]
    made = await create_table(
        server,
        account,
        NewTable(game=GAME, setup={"spirits": SPIRITS[: len(wishes)]}, seats=wishes, access="public"),
    )
    for number, each in enumerate(others):
        if each == "open":
            await join(server, made.id, await make_guest(server.database, f"Other {number}"))
    if (await table_info(server, made.id, account)).status == "open":
        await start(server, made.id, account)
    return made.id


async def options(server: Server, table: str, seat: int) -> list[str]:
    return [option.text for option in (await server.rooms.get(table)).playing().options(seat)]


async def test_one_person_sits_twice_only_where_nothing_is_hidden(server: Server, anna: Account) -> None:
    table = await begin(server, anna)
    info = await table_info(server, table, anna)
    assert (info.yours, info.you, [player.name for player in info.players]) == ([0, 1], 0, ["Anna", "Anna"])
    apart = NewTable(game="small-world-underground", seats=[SeatRequest("me"), SeatRequest("me")])
    with pytest.raises(BadSetup, match="one seat only"):
        await create_table(server, anna, apart)


async def test_each_of_the_seats_can_be_played_in_any_order(server: Server, anna: Account) -> None:
    table = await begin(server, anna)
    for seq, seat in enumerate((1, 0, 1)):
        room = await pick(server, table, anna, seq, (await options(server, table, seat))[0], seat)
        assert room.playing().picks[-1][0] == seat
    # Unwished, it is the first that is asked.
    room = await pick(server, table, anna, 3, (await options(server, table, 0))[0])
    assert room.playing().picks[-1][0] == 0


async def test_an_undo_takes_back_the_last_pick_of_any_of_them(server: Server, anna: Account) -> None:
    table = await begin(server, anna)
    for seq, seat in enumerate((0, 1)):
        await pick(server, table, anna, seq, (await options(server, table, seat))[0], seat)
    room = await undo(server, table, anna)
    assert [seat for seat, _ in room.playing().picks] == [0]
    room = await undo(server, table, anna)
    assert room.playing().picks == []


async def test_a_vote_counts_for_all_seats_of_the_voter(server: Server, anna: Account) -> None:
    table = await begin(server, anna, "open")
    room = await propose_end(server, table, anna)
    assert (await table_info(server, table, anna)).proposal is not None
    assert not room.finished
    other = next(seat.account for seat in room.seats if seat.number == 2)
    account = Account(id=other, name="Other 0", kind="guest") if other is not None else anna
    await agree(server, table, account, True)
    assert (await table_info(server, table, anna)).status == "ended"


async def test_alone_at_the_table_nobody_else_is_asked(server: Server, anna: Account) -> None:
    table = await begin(server, anna, "bot")
    await propose_end(server, table, anna)
    assert (await table_info(server, table, anna)).status == "ended"


async def test_who_leaves_leaves_all_seats_and_takes_all_back(server: Server, anna: Account) -> None:
    table = await begin(server, anna, "open")
    gone = await leave(server, table, anna)
    assert [player.away for player in gone.players] == [True, True, False]
    back = await take_back(server, table, anna)
    assert [player.away for player in back.players] == [False, False, False]


async def test_a_line_of_chat_is_said_once(server: Server, anna: Account) -> None:
    table = await begin(server, anna)
    await say(server, table, anna, "hello")
    assert [(line.text, line.seat) for line in await chat_since(server, table)] == [("hello", 0)]


async def test_a_rematch_keeps_all_seats(server: Server, anna: Account) -> None:
    table = await begin(server, anna)
    await propose_end(server, table, anna)
    assert (await rematch(server, table, anna)).yours == [0, 1]


async def test_a_connection_acts_for_the_seat_that_its_person_takes(site: Site) -> None:
    anna = await make_guest(site.server.database, "Anna")
    table = await begin(site.server, anna)
    async with site.client(table, anna) as client:
        state = await client.state()
        assert state["view"]["seat"] == 0
        told = len(state["events"])
        await client.ask("sit", seat=1)
        state = await client.get(lambda message: message["type"] == "state")
        assert (state["view"]["seat"], state["reset"], state["events"]) == (1, False, [])
        assert told > 0
        done = await client.ask("pick", seq=0, pick=state["view"]["ask"]["options"][0]["text"])
        assert done["type"] == "ack"
        assert (await site.server.rooms.get(table)).playing().picks[-1][0] == 1
