"""Seats of a table: taking, changing, giving to bots, leaving and taking back."""

from typing import Any

import msgspec

from rulebound.games import load_game
from rulebound.server.accounts.account import Account, NotAllowed
from rulebound.server.database import now
from rulebound.server.tables.access import PRIVATE, Private, is_invitation, is_invited, remember_invited
from rulebound.server.tables.games import check_bot
from rulebound.server.tables.info import TableInfo, table_info, waiting_seats
from rulebound.server.tables.seats import STAND_IN, Seat, whose_turn
from rulebound.server.tables.table import LockedTable, Refused, locked_table, setup_of
from rulebound.server.worker import Worker


async def changed(server: Worker, table: str, account: Account) -> TableInfo:
    """Notify everybody of changed seats or terms; return the table."""
    await server.publication.announce(table)
    return await table_info(server, table, account)


async def join(
    server: Worker, table: str, account: Account, invitation: str | None = None, number: int | None = None
) -> TableInfo:
    """Take a seat: the reserved ones, else the first free one, or the free seat `number`."""
    async with locked_table(server.database, table) as locked:
        mine = locked.seats_of(account)
        if not any(seat.kind == "person" for seat in mine):
            locked.require_status("open")
            if not mine:
                await _check_invited(locked, account, invitation)
            if mine and number is not None and number not in [seat.number for seat in mine]:
                raise Refused("seat-kept", "a seat is reserved for you: take it first, then change to another one")
            for seat in mine or [_free_seat(locked, number)]:
                await locked.set_seat(seat.number, kind="person", account_id=account.id)
    return await changed(server, table, account)


def _free_seat(locked: LockedTable, number: int | None) -> Seat:
    """The free seat `number`, or the first free one; raise `Refused` if it is taken or reserved."""
    free = [seat for seat in locked.seats if seat.kind == "open" and seat.account is None]
    if not free:
        raise Refused("seats-taken", "every seat is taken")
    if number is None:
        return free[0]
    if number >= len(locked.seats):
        raise Refused("no-such-seat", "there is no such seat")
    if locked.seats[number] not in free:
        raise Refused("seat-taken", "that seat is taken: choose another one")
    return locked.seats[number]


async def move_to(server: Worker, table: str, account: Account, number: int, to: int) -> TableInfo:
    """Before the start, change to a free seat, or swap with a bot or another seat of the caller.

    Nobody else is moved: seats of other people, and reserved ones, are refused.
    """
    async with locked_table(server.database, table) as locked:
        locked.require_status("open")
        if not (0 <= number < len(locked.seats) and 0 <= to < len(locked.seats)):
            raise Refused("no-such-seat", "there is no such seat")
        here, there = locked.seats[number], locked.seats[to]
        if here.kind != "person" or here.account != account.id:
            raise NotAllowed("not-your-seat", "this is not your seat")
        if there.account not in (None, account.id) or (there.kind == "person" and there.account is None):
            if there.kind == "person":
                raise Refused("seat-has-somebody", "that seat is taken")
            raise Refused("seat-reserved", "that seat is reserved for somebody else")
        game = load_game(locked.row["game"])
        setup = game.setup.swap_seats(setup_of(locked.row), number, to)
        game.check_setup(setup)
        await locked.swap_seats(number, to)
        await locked.update_table(setup=msgspec.json.encode(setup).decode())
    return await changed(server, table, account)


async def _check_invited(locked: LockedTable, account: Account, invitation: str | None) -> None:
    row = locked.row
    if row["access"] != PRIVATE or row["owner"] == account.id:
        return
    if is_invitation(row, invitation):
        await remember_invited(locked.connection, row["id"], account.id)
    elif not await is_invited(locked.connection, row["id"], account):
        raise Private


async def set_seat(server: Worker, table: str, account: Account, number: int, bot: str | None) -> TableInfo:
    """Give a free seat to a bot, or free a seat, also that of a person; only the owner may, before the start."""
    async with locked_table(server.database, table) as locked:
        if locked.row["owner"] != account.id:
            raise NotAllowed("owner-frees", "only the owner of a table can free seats and give them to bots")
        locked.require_status("open")
        if not 0 <= number < len(locked.seats):
            raise Refused("no-such-seat", "there is no such seat")
        if locked.seats[number].kind == "person":
            if bot is not None:
                raise Refused("person-sits", "a person has this seat: free it first")
            await _clear_answers(locked, [number])
        name = None if bot is None else check_bot(bot or STAND_IN, locked.row["game"], server.settings.bots)
        await locked.set_seat(
            number, kind="bot" if name else "open", bot=name, account_id=None, label=None, notes=""
        )
    return await changed(server, table, account)


async def answer(server: Worker, table: str, account: Account, number: int, answers: dict[str, Any]) -> TableInfo:
    """Answer the set-up questions of a seat: its player may, and the owner for bots and free seats."""
    async with locked_table(server.database, table) as locked:
        locked.require_status("open")
        if not 0 <= number < len(locked.seats):
            raise Refused("no-such-seat", "there is no such seat")
        seat = locked.seats[number]
        _check_chooses_for(locked, seat, account)
        game = load_game(locked.row["game"])
        setup = game.setup.answer_for_seat(setup_of(locked.row), number, answers)
        game.check_setup(setup)
        await locked.update_table(setup=msgspec.json.encode(setup).decode())
    return await changed(server, table, account)


def _check_chooses_for(locked: LockedTable, seat: Seat, account: Account) -> None:
    """Raise `NotAllowed` unless the caller chooses for this seat: its player, or the owner for the others."""
    if seat.kind == "person" and seat.account != account.id:
        raise NotAllowed("player-chooses", "only the player of this seat can choose")
    if seat.kind != "person" and locked.row["owner"] != account.id:
        raise NotAllowed("owner-chooses", "the owner of the table chooses for this seat")


async def set_colour(server: Worker, table: str, account: Account, number: int, colour: int) -> TableInfo:
    """Choose a seat's colour before the start. A bot or a free seat that has it gets the old one instead."""
    async with locked_table(server.database, table) as locked:
        locked.require_status("open")
        if not 0 <= number < len(locked.seats):
            raise Refused("no-such-seat", "there is no such seat")
        seat = locked.seats[number]
        _check_chooses_for(locked, seat, account)
        others = [each for each in locked.seats if each.colour == colour and each.number != number]
        if any(each.kind == "person" and each.account != account.id for each in others):
            raise Refused("colour-taken", "another player has this colour: choose a different one")
        for other in others:
            await locked.set_seat(other.number, colour=seat.colour)
        await locked.set_seat(number, colour=colour)
    return await changed(server, table, account)


async def leave(server: Worker, table: str, account: Account) -> TableInfo:
    """Leave the table. Before the start the seat becomes free; later a bot plays, after `bot_after` seconds."""
    async with locked_table(server.database, table) as locked:
        locked.require_status("open", "playing")
        mine_all = _require_seats(locked, account)
        await remember_invited(locked.connection, table, account.id)  # one may watch where one has sat
        if locked.row["status"] == "open":
            await _clear_answers(locked, [mine.number for mine in mine_all])
        for mine in mine_all:
            if locked.row["status"] == "open":
                await locked.set_seat(mine.number, kind="open", account_id=None, notes="", label=None)
            elif not mine.away:
                time, wait = now(), locked.row["bot_after"]
                mine.away, mine.bot, mine.away_since = True, STAND_IN, time
                mine.bot_from = time + 1000 * wait if wait else None
                await _seat_changed(locked, mine)
    return await changed(server, table, account)


async def _clear_answers(locked: LockedTable, numbers: list[int]) -> None:
    """Forget what the people of these seats have chosen in the set-up."""
    setup = load_game(locked.row["game"]).setup.clear_seats(setup_of(locked.row), numbers)
    await locked.update_table(setup=msgspec.json.encode(setup).decode())


async def take_back(server: Worker, table: str, account: Account) -> TableInfo:
    """Take the caller's seats back from the bot."""
    async with locked_table(server.database, table) as locked:
        locked.require_status("playing")
        for mine in _require_seats(locked, account):
            if mine.away:
                if locked.row["take_back"] == "never" and mine.acting_bot(now()):
                    raise Refused("bot-stays", "at this table a bot that has taken a seat plays it to the end")
                mine.away, mine.bot, mine.away_since, mine.bot_from = False, None, None, None
                await _seat_changed(locked, mine)
    return await changed(server, table, account)


def _require_seats(locked: LockedTable, account: Account) -> list[Seat]:
    mine = locked.seats_of(account)
    if not mine:
        raise NotAllowed("no-seat-of-yours", "you have no seat at this table")
    return mine


async def _seat_changed(locked: LockedTable, seat: Seat) -> None:
    """Store that a bot or a person took over; a vote goes on, because a person who left can still vote."""
    values = {"away": seat.away, "bot": seat.bot, "away_since": seat.away_since, "bot_from": seat.bot_from}
    await locked.set_seat(seat.number, **values)
    turn = whose_turn(locked.seats, waiting_seats(locked.row), locked.row["clock"], now())
    if seat.number not in waiting_seats(locked.row):
        del turn["deadline"]  # another player's clock must not restart
    await locked.update_table(**turn)
