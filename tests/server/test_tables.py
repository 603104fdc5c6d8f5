"""Tables are made, filled, started, left, taken up again, played again and deleted."""

import asyncio
import re

import pytest
from sqlalchemy import select, update

from rulebound.bots import UnknownBot
from rulebound.kernel import BadSetup, UnknownGame
from rulebound.server.accounts.account import Account, NotAllowed, make_guest
from rulebound.server.database import now
from rulebound.server.live.server import Server
from rulebound.server.play.commit import Overtaken
from rulebound.server.play.votes import agree, propose_end
from rulebound.server.schema import tables as rows
from rulebound.server.tables.access import Access
from rulebound.server.tables.creating import DAY, create_table, delete_table, rematch
from rulebound.server.tables.former import delete_account
from rulebound.server.tables.info import NewTable, SeatRequest, TableInfo, list_mine, list_open, table_info
from rulebound.server.tables.seating import join, leave, set_seat, take_back
from rulebound.server.tables.starting import start
from rulebound.server.tables.table import NoSuchTable, Refused
from tests.server.guests import GAME, seat_guests
from tests.server.table_play import asked_seat, play_to_the_end

pytestmark = pytest.mark.anyio
ME, OPEN, BOT = SeatRequest("me"), SeatRequest("open"), SeatRequest("bot", "random")


@pytest.fixture
async def anna(server: Server) -> Account:
    return await make_guest(server.database, "Anna")


@pytest.fixture
async def bert(server: Server) -> Account:
    return await make_guest(server.database, "Bert")


async def made(server: Server, owner: Account, *wishes: SeatRequest, access: Access = "private") -> TableInfo:
    return await create_table(server, owner, NewTable(game=GAME, seats=list(wishes), access=access))


# Making.


async def test_a_new_table_is_open_and_has_its_seats_and_the_whole_set_up(server: Server, anna: Account) -> None:
    table = await made(server, anna, OPEN, ME, BOT)
    assert (table.status, table.seq, table.you, table.owner) == ("open", 0, 1, True)
    assert [(player.name, player.kind, player.bot) for player in table.players] == [
        (None, "open", None),
        ("Anna", "person", None),
        (None, "bot", "random"),
    ]
    assert table.setup == {"seats": 3, "first": "random", "coins": "hidden", "edition": "polish"}


async def test_a_table_from_before_a_set_up_field_means_what_was_meant_then(server: Server, anna: Account) -> None:
    older = '{"seats": 2, "first": "random", "coins": "hidden"}'
    table = await made(server, anna, ME, BOT)
    async with server.database.write() as connection:
        await connection.execute(update(rows).where(rows.c.id == table.id).values(setup=older))
    assert (await table_info(server, table.id, anna)).setup["edition"] == "english"
    await start(server, table.id, anna)
    assert (await server.rooms.get(table.id)).playing().setup["edition"] == "english"
    await propose_end(server, table.id, anna)
    assert (await rematch(server, table.id, anna)).setup["edition"] == "english"


async def test_a_live_game_has_seconds_for_a_move_and_a_correspondence_game_days(
    server: Server, anna: Account
) -> None:
    live = NewTable(game=GAME, seats=[ME, OPEN], clock=90, days=2)
    slow = NewTable(game=GAME, seats=[ME, OPEN], pace="correspondence", clock=90, days=2)
    plain = NewTable(game=GAME, seats=[ME, OPEN], pace="correspondence")
    clocks = [(await create_table(server, anna, new)).clock for new in (live, slow, plain)]
    assert clocks == [90, 2 * DAY, 3 * DAY]


@pytest.mark.parametrize(
    ("new", "error"),
    [
        (NewTable(game="chess", seats=[ME, OPEN]), UnknownGame),
        (NewTable(game="examples/pearl_divers.py", seats=[ME, OPEN]), UnknownGame),
        (NewTable(game=GAME, seats=[ME]), BadSetup),
        (NewTable(game=GAME, seats=[ME, ME]), BadSetup),
        (NewTable(game=GAME, seats=[ME, OPEN], setup={"seats": 3}), BadSetup),
        (NewTable(game=GAME, seats=[ME, OPEN], setup={"colour": "red"}), BadSetup),
        (NewTable(game=GAME, seats=[ME, SeatRequest("bot", "deep-thought")]), UnknownBot),
    ],
)
async def test_what_cannot_be_played_is_refused(
    server: Server, anna: Account, new: NewTable, error: type[Exception]
) -> None:
    with pytest.raises(error):
        await create_table(server, anna, new)
    assert await list_mine(server, anna) == []


async def test_invitations_and_table_names_cannot_be_guessed(server: Server, anna: Account) -> None:
    infos = [await made(server, anna, ME, OPEN) for _ in range(20)]
    assert len({info.id for info in infos} | {info.invitation for info in infos}) == 40
    assert all(len(info.invitation or "") >= 32 and len(info.id) >= 12 for info in infos)


async def test_the_lobby_lists_public_tables_with_a_free_seat(
    server: Server, anna: Account, bert: Account
) -> None:
    await made(server, anna, ME, OPEN)
    await made(server, anna, ME, BOT, access="public")
    public = await made(server, anna, ME, OPEN, access="public")
    listed = await list_open(server, bert)
    assert [info.id for info in listed] == [public.id]
    assert listed[0].invitation is None
    assert len(await list_mine(server, anna)) == 3
    assert await list_mine(server, bert) == []


async def test_only_those_at_the_table_see_the_invitation(server: Server, anna: Account, bert: Account) -> None:
    table = await made(server, anna, ME, OPEN, access="unlisted")
    assert (await table_info(server, table.id, anna)).invitation is not None
    assert (await table_info(server, table.id, bert)).invitation is None
    assert (await table_info(server, table.id, None)).invitation is None
    joined = await join(server, table.id, bert, table.invitation)
    assert joined.invitation == table.invitation


@pytest.mark.parametrize("name", ["nowhere", "\0", "a b", "'", "x" * 1000, "é", ""])
async def test_there_is_no_such_table(server: Server, anna: Account, name: str) -> None:
    with pytest.raises(NoSuchTable):
        await table_info(server, name, anna)
    with pytest.raises(NoSuchTable):
        await server.rooms.get(name)
    with pytest.raises(NoSuchTable):
        await join(server, name, anna)
    assert server.rooms.loaded() == []


# Seats.


async def test_a_private_table_wants_its_invitation(server: Server, anna: Account, bert: Account) -> None:
    table = await made(server, anna, ME, OPEN)
    for wrong in (None, "", "x", "é\0", (table.invitation or "")[:-1]):
        with pytest.raises(NotAllowed, match="invitation"):
            await join(server, table.id, bert, wrong)
    assert (await join(server, table.id, bert, table.invitation)).you == 1


async def test_one_sits_in_one_seat_however_often_one_joins(server: Server, anna: Account, bert: Account) -> None:
    table = await made(server, anna, ME, OPEN, OPEN, access="public")
    for _ in range(2):
        assert (await join(server, table.id, bert)).you == 1
    assert [player.kind for player in (await table_info(server, table.id, None)).players] == [
        "person",
        "person",
        "open",
    ]


async def test_the_last_seat_goes_to_one_of_many(server: Server, anna: Account) -> None:
    table = await made(server, anna, ME, OPEN, access="public")
    guests = [await make_guest(server.database, f"Guest {number}") for number in range(6)]
    said = await asyncio.gather(*(join(server, table.id, guest) for guest in guests), return_exceptions=True)
    assert sum(isinstance(answer, TableInfo) for answer in said) == 1
    assert sum(isinstance(answer, Refused) for answer in said) == 5


async def test_the_owner_gives_free_seats_to_bots(server: Server, anna: Account, bert: Account) -> None:
    table = await made(server, anna, ME, OPEN)
    assert (await set_seat(server, table.id, anna, 1, "greedy")).players[1].bot == "greedy"
    assert (await set_seat(server, table.id, anna, 1, None)).players[1].kind == "open"
    with pytest.raises(NotAllowed):
        await set_seat(server, table.id, bert, 1, "greedy")
    for seat in (0, 2, -1):
        with pytest.raises(Refused):
            await set_seat(server, table.id, anna, seat, "greedy")


async def test_before_the_start_the_owner_can_free_the_seat_of_somebody_who_does_not_come(
    server: Server, anna: Account, bert: Account
) -> None:
    table = await made(server, anna, ME, OPEN, access="public")
    await join(server, table.id, bert)
    with pytest.raises(NotAllowed):
        await set_seat(server, table.id, bert, 0, None)
    with pytest.raises(Refused, match="free it first"):
        await set_seat(server, table.id, anna, 1, "greedy")
    freed = (await set_seat(server, table.id, anna, 1, None)).players[1]
    assert (freed.kind, freed.name) == ("open", None)
    assert (await table_info(server, table.id, bert)).yours == []
    await join(server, table.id, bert)
    await start(server, table.id, anna)
    with pytest.raises(Refused, match="begun"):
        await set_seat(server, table.id, anna, 1, None)


async def test_before_the_start_a_seat_that_is_left_is_free(server: Server, anna: Account, bert: Account) -> None:
    table = await made(server, anna, ME, OPEN, access="public")
    await join(server, table.id, bert)
    assert (await leave(server, table.id, bert)).players[1].kind == "open"
    with pytest.raises(NotAllowed):
        await leave(server, table.id, bert)


# Starting.


async def test_the_game_begins_when_every_seat_is_filled(server: Server, anna: Account, bert: Account) -> None:
    table = await made(server, anna, ME, OPEN, access="public")
    with pytest.raises(Refused, match="still free"):
        await start(server, table.id, anna)
    stranger = await make_guest(server.database, "Carl")
    await join(server, table.id, bert)
    with pytest.raises(NotAllowed):
        await start(server, table.id, stranger)
    begun = await start(server, table.id, bert)
    assert (begun.status, begun.seq, len(begun.waiting)) == ("playing", 0, 1)
    with pytest.raises(Refused, match="has begun"):
        await start(server, table.id, anna)
    with pytest.raises(Refused, match="has begun"):
        await join(server, table.id, stranger)


async def test_two_who_start_at_once_start_one_game(server: Server, anna: Account, bert: Account) -> None:
    table = await made(server, anna, ME, OPEN, access="public")
    await join(server, table.id, bert)
    said = await asyncio.gather(*(start(server, table.id, who) for who in (anna, bert)), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in said) == ["Refused", "TableInfo"]
    room = await server.rooms.get(table.id)
    async with server.database.read() as connection:
        seed = (await connection.execute(select(rows.c.seed))).scalar()
    assert str(room.playing().seed) == seed
    assert re.fullmatch(r"\d{20,39}", seed or "")


async def test_a_clock_runs_from_the_start(server: Server, anna: Account, bert: Account) -> None:
    new = NewTable(game=GAME, seats=[ME, OPEN], access="public", clock=60)
    table = await create_table(server, anna, new)
    await join(server, table.id, bert)
    before = now()
    begun = await start(server, table.id, anna)
    assert begun.deadline is not None
    assert before + 60_000 <= begun.deadline <= now() + 60_000


# Away.


async def test_who_leaves_is_stood_in_for_and_may_come_back(server: Server) -> None:
    seated = await seat_guests(server)
    seat = await asked_seat(server, seated)
    account = seated.accounts[seat]
    gone = await leave(server, seated.table, account)
    assert (gone.players[seat].away, gone.players[seat].bot, gone.you) == (True, "greedy", seat)
    room = await server.rooms.get(seated.table)
    assert room.seats[seat].acting_bot(now()) == "greedy"
    assert room.row["bot_due"] is not None
    back = await take_back(server, seated.table, account)
    assert (back.players[seat].away, back.players[seat].bot) == (False, None)
    room = await server.rooms.get(seated.table)
    assert room.row["bot_due"] is None


async def test_a_seat_belongs_to_its_person_while_the_bot_stands_in(server: Server, anna: Account) -> None:
    seated = await seat_guests(server)
    await leave(server, seated.table, seated.accounts[0])
    with pytest.raises(Refused):
        await join(server, seated.table, anna)
    with pytest.raises(NotAllowed):
        await take_back(server, seated.table, anna)


async def test_nobodys_time_begins_anew_because_another_leaves(server: Server) -> None:
    seated = await seat_guests(server)
    seat = await asked_seat(server, seated)
    async with server.database.write() as connection:
        await connection.execute(update(rows).values(deadline=4_000_000_000_000, clock=60))
    assert (await leave(server, seated.table, seated.accounts[1 - seat])).deadline == 4_000_000_000_000
    assert (await leave(server, seated.table, seated.accounts[seat])).deadline is None


async def test_a_bot_plays_on_for_an_account_that_is_deleted(server: Server) -> None:
    seated = await seat_guests(server)
    await delete_account(server.database, seated.accounts[0])
    player = (await table_info(server, seated.table, None)).players[0]
    assert (player.name, player.away) == ("a former player", True)


# Deleting and playing again.


async def test_the_owner_deletes_a_table_that_has_not_begun(server: Server, anna: Account, bert: Account) -> None:
    table = await made(server, anna, ME, OPEN, access="public")
    await join(server, table.id, bert)
    await server.rooms.get(table.id)
    with pytest.raises(NotAllowed):
        await delete_table(server, table.id, bert)
    await delete_table(server, table.id, anna)
    with pytest.raises(NoSuchTable):
        await server.rooms.get(table.id)
    assert await list_mine(server, bert) == []


async def test_a_game_that_is_on_cannot_be_deleted(server: Server) -> None:
    seated = await seat_guests(server)
    with pytest.raises(Refused):
        await delete_table(server, seated.table, seated.accounts[0])


async def test_a_rematch_keeps_a_seat_for_each_and_begins_when_all_have_come(
    server: Server, anna: Account
) -> None:
    seated = await seat_guests(server)
    with pytest.raises(Refused):
        await rematch(server, seated.table, seated.accounts[0])
    await play_to_the_end(server, seated)
    with pytest.raises(NotAllowed):
        await rematch(server, seated.table, anna)
    again = await rematch(server, seated.table, seated.accounts[1])
    assert (again.status, again.you, again.players[0].kind) == ("open", 1, "open")
    assert again.players[0].name == "Guest 0"
    assert (await table_info(server, seated.table, None)).rematch == again.id
    assert again.id in [info.id for info in await list_mine(server, seated.accounts[0])]
    with pytest.raises(Refused):
        await join(server, again.id, anna)  # the seat is kept
    with pytest.raises(Refused):
        await start(server, again.id, seated.accounts[1])
    joined = await rematch(server, seated.table, seated.accounts[0])
    assert (joined.id, joined.you) == (again.id, 0)
    assert (await start(server, again.id, seated.accounts[0])).status == "playing"


async def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(server: Server) -> None:
    seated = await seat_guests(server)
    await play_to_the_end(server, seated)
    made = await asyncio.gather(*(rematch(server, seated.table, account) for account in seated.accounts))
    assert made[0].id == made[1].id
    info = await table_info(server, made[0].id, None)
    assert [player.kind for player in info.players] == ["person", "person"]


async def test_a_rematch_that_was_declined_or_deleted(server: Server) -> None:
    seated = await seat_guests(server)
    await play_to_the_end(server, seated)
    zero, one = seated.accounts
    again = await rematch(server, seated.table, zero)
    declined = await leave(server, again.id, one)
    assert declined.players[1].name is None
    await delete_table(server, again.id, zero)
    assert (await rematch(server, seated.table, one)).id != again.id


async def test_a_game_ended_by_vote_can_be_played_again(server: Server) -> None:
    seated = await seat_guests(server)
    await leave(server, seated.table, seated.accounts[1])
    await propose_end(server, seated.table, seated.accounts[0])
    await agree(server, seated.table, seated.accounts[1], True)
    again = await rematch(server, seated.table, seated.accounts[0])
    assert [player.kind for player in again.players] == ["person", "open"]
    assert not again.players[1].away


async def test_a_room_that_was_left_behind_makes_no_move(server: Server) -> None:
    seated = await seat_guests(server)
    room = await server.rooms.get(seated.table)
    server.rooms.drop(seated.table)
    async with room.lock:
        seat = await asked_seat(server, seated)
        with pytest.raises(Overtaken):
            await server.rooms.move(room, "pick", seat, room.playing().options(seat)[0].text)
