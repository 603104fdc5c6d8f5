"""The next game on what a finished one has left, at a table of its own."""

import pytest

from rulebound.server.accounts.account import NotAllowed, make_guest
from rulebound.server.live.server import Server
from rulebound.server.play.sequel import sequel
from rulebound.server.tables.creating import rematch
from rulebound.server.tables.info import table_info
from rulebound.server.tables.seating import join
from rulebound.server.tables.starting import start
from rulebound.server.tables.table import Refused
from tests.server.guests import seat_guests
from tests.server.table_play import play_to_the_end

pytestmark = pytest.mark.anyio

BOXES = ["base", "branch-and-claw"]


async def test_a_sequel_is_played_on_the_island_that_was_left(server: Server) -> None:
    seated = await seat_guests(server, game="spirit-island", boxes=BOXES)
    with pytest.raises(Refused):
        await sequel(server, seated.table, seated.accounts[0])
    assert not (await server.rooms.get(seated.table)).view(0).sequel
    room = await play_to_the_end(server, seated)
    assert room.match is not None
    assert [room.view(seat).sequel for seat in (0, 1, None)] == [True, True, True]
    anna = await make_guest(server.database, "Anna")
    with pytest.raises(NotAllowed):
        await sequel(server, seated.table, anna)
    made = await sequel(server, seated.table, seated.accounts[1])
    assert (made.status, made.you, made.players[0].kind) == ("open", 1, "open")
    assert (await sequel(server, seated.table, seated.accounts[0])).id == made.id
    assert (await table_info(server, seated.table, None)).rematch == made.id
    assert isinstance(made.setup["after"], str)  # a label
    assert (await start(server, made.id, seated.accounts[0])).status == "playing"
    second = (await server.rooms.get(made.id)).match
    assert second is not None
    assert second.setup["after"] == room.match.game.sequel(room.match.state)["after"]  # type: ignore[index]
    assert not {*second.setup["after"]["spirits"]} & {each.id for each in second.state.spirits}  # type: ignore[attr-defined]


async def test_who_asks_first_chooses_for_all(server: Server) -> None:
    seated = await seat_guests(server, game="spirit-island", boxes=BOXES)
    await play_to_the_end(server, seated)
    again = await rematch(server, seated.table, seated.accounts[0])
    assert again.setup["after"] == ""
    assert (await sequel(server, seated.table, seated.accounts[1])).id == again.id
    assert (await join(server, again.id, seated.accounts[1])).you == 1


async def test_a_game_that_leaves_nothing_has_no_sequel(server: Server) -> None:
    seated = await seat_guests(server, game="spirit-island")
    room = await play_to_the_end(server, seated)
    assert not room.view(0).sequel
    with pytest.raises(Refused, match="nothing to play on"):
        await sequel(server, seated.table, seated.accounts[0])
