"""Talk at a table, and the private notes of each seat."""

import pytest

from rulebound.server.accounts.account import NotAllowed, make_guest
from rulebound.server.live.server import Server
from rulebound.server.tables.chat import CHAT_LIMIT, chat_since, say
from rulebound.server.tables.notes import MAX_NOTES_LENGTH, read_notes, write_notes
from rulebound.server.tables.table import NoSuchTable, Refused
from tests.server.guests import seat_guests

pytestmark = pytest.mark.anyio


async def test_what_is_said_is_kept_in_order(server: Server) -> None:
    seated = await seat_guests(server)
    for number in range(3):
        await say(server, seated.table, seated.accounts[number % 2], f"line {number}")
    lines = await chat_since(server, seated.table)
    assert [(line.text, line.seat, line.name) for line in lines] == [
        ("line 0", 0, "Guest 0"),
        ("line 1", 1, "Guest 1"),
        ("line 2", 0, "Guest 0"),
    ]
    assert await chat_since(server, seated.table, lines[1].number) == lines[2:]


async def test_tables_do_not_hear_each_other(server: Server) -> None:
    one, two = await seat_guests(server), await seat_guests(server, name="Other")
    await say(server, one.table, one.accounts[0], "hello")
    assert await chat_since(server, two.table) == []


async def test_only_those_at_the_table_talk(server: Server) -> None:
    seated = await seat_guests(server)
    stranger = await make_guest(server.database, "Stranger")
    with pytest.raises(NotAllowed):
        await say(server, seated.table, stranger, "hello")
    with pytest.raises(NoSuchTable):
        await say(server, "nowhere", stranger, "hello")


async def test_lines_are_plain_short_and_not_empty(server: Server) -> None:
    seated = await seat_guests(server)
    account = seated.accounts[0]
    await say(server, seated.table, account, "  one\n two\0\x1b[31m ‮three  ")
    assert [line.text for line in await chat_since(server, seated.table)] == ["one two [31m three"]
    for bad in ("", " \n\0", "x" * (CHAT_LIMIT + 1)):
        with pytest.raises(Refused):
            await say(server, seated.table, account, bad)


async def test_notes_are_for_their_own_seat(server: Server) -> None:
    seated = await seat_guests(server)
    assert await read_notes(server, seated.table, seated.accounts[0]) == ""
    await write_notes(server, seated.table, seated.accounts[0], "watch\0 out\nfor r07")
    assert await read_notes(server, seated.table, seated.accounts[0]) == "watch out\nfor r07"
    assert await read_notes(server, seated.table, seated.accounts[1]) == ""
    with pytest.raises(NotAllowed):
        await read_notes(server, seated.table, await make_guest(server.database, "Stranger"))
    with pytest.raises(Refused):
        await write_notes(server, seated.table, seated.accounts[0], "x" * (MAX_NOTES_LENGTH + 1))
