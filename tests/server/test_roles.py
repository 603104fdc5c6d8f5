"""Seats with roles: the table tells them, and whoever wants a role sits down on its seat."""

from collections.abc import Mapping
from typing import Any, Final

import httpx
import pytest

import rulebound.games
from rulebound.kernel import BadSetup
from rulebound.server.accounts.account import Account, NotAllowed, make_guest, make_token
from rulebound.server.live.server import Server
from rulebound.server.play.votes import agree, propose_end
from rulebound.server.tables import notes
from rulebound.server.tables.creating import create_table, rematch
from rulebound.server.tables.info import NewTable, SeatRequest, TableInfo, list_open, table_info
from rulebound.server.tables.seating import answer, join, move_to, set_seat
from rulebound.server.tables.starting import start
from rulebound.server.tables.table import Refused

pytestmark = pytest.mark.anyio
ME, OPEN, BOT = SeatRequest("me"), SeatRequest("open"), SeatRequest("bot", "random")
BRIDGE: Final = "troll-bridge"
GAMES: Final[Mapping[str, str]] = {**rulebound.games.BUILT_IN, BRIDGE: "tests.cli.games.troll_bridge"}


@pytest.fixture(autouse=True)
def bridge_built_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.games.BUILT_IN", GAMES)


@pytest.fixture
async def anna(server: Server) -> Account:
    return await make_guest(server.database, "Anna")


@pytest.fixture
async def bert(server: Server) -> Account:
    return await make_guest(server.database, "Bert")


async def made(server: Server, owner: Account, *wishes: SeatRequest, **terms: Any) -> TableInfo:
    """A public table at night: the troll is its last seat."""
    setup = {"mode": "night", **terms.pop("setup", {})}
    return await create_table(
        server, owner, NewTable(game=BRIDGE, seats=list(wishes), setup=setup, access="public", **terms)
    )


def who(table: TableInfo) -> list[str | None]:
    """Who sits where: a name, a bot's kind, or nobody."""
    return [player.bot if player.kind == "bot" else player.name for player in table.players]


async def test_a_table_tells_the_role_of_each_seat(server: Server, anna: Account) -> None:
    table = await made(server, anna, ME, OPEN, BOT)
    assert [player.role for player in table.players] == ["", "", "old-troll"]
    assert [player.role for player in (await list_open(server, None))[0].players] == ["", "", "old-troll"]
    day = await made(server, anna, ME, OPEN, BOT, setup={"mode": "day"})
    assert [player.role for player in day.players] == ["", "", ""]


async def test_who_makes_the_table_may_sit_on_the_seat_of_the_role(server: Server, anna: Account) -> None:
    table = await made(server, anna, BOT, BOT, ME)
    assert (table.you, table.players[2].role) == (2, "old-troll")
    await start(server, table.id, anna)
    match = (await server.rooms.get(table.id)).playing()
    assert match.roles == ("", "", "old-troll")
    assert (await table_info(server, table.id, anna)).players[2].role == "old-troll"


async def test_who_comes_may_choose_among_the_free_seats(server: Server, anna: Account, bert: Account) -> None:
    table = await made(server, anna, ME, OPEN, OPEN)
    with pytest.raises(Refused, match="that seat is taken"):
        await join(server, table.id, bert, number=0)
    with pytest.raises(Refused, match="no such seat"):
        await join(server, table.id, bert, number=3)
    assert who(await join(server, table.id, bert, number=2)) == ["Anna", None, "Bert"]
    assert who(await join(server, table.id, bert, number=1)) == ["Anna", None, "Bert"]  # sits already


async def test_one_moves_to_a_free_seat_and_leaves_ones_own_free(
    server: Server, anna: Account, bert: Account
) -> None:
    table = await made(server, anna, ME, OPEN, OPEN)
    moved = await move_to(server, table.id, anna, 0, 2)
    assert (who(moved), moved.you, moved.yours) == ([None, None, "Anna"], 2, [2])
    assert who(await join(server, table.id, bert)) == ["Bert", None, "Anna"]
    assert moved.owner


async def test_one_changes_places_with_a_bot(server: Server, anna: Account, bert: Account) -> None:
    table = await made(server, anna, ME, OPEN, BOT)
    await join(server, table.id, bert)
    moved = await move_to(server, table.id, bert, 1, 2)  # whoever sits there may, not the owner alone
    assert (who(moved), moved.you) == (["Anna", "random", "Bert"], 2)
    assert [player.kind for player in moved.players] == ["person", "bot", "person"]


async def test_nobody_is_pushed_out_of_a_seat(server: Server, anna: Account, bert: Account) -> None:
    table = await made(server, anna, ME, OPEN, OPEN)
    await join(server, table.id, bert)
    before = await table_info(server, table.id, anna)
    for mover, seat, to in ((anna, 0, 1), (bert, 1, 0)):
        with pytest.raises(Refused, match="that seat is taken"):
            await move_to(server, table.id, mover, seat, to)
    for seat, to in ((1, 2), (2, 0)):
        with pytest.raises(NotAllowed, match="this is not your seat"):
            await move_to(server, table.id, anna, seat, to)  # not even the owner moves others
    for to in (3, 100):
        with pytest.raises(Refused, match="no such seat"):
            await move_to(server, table.id, anna, 0, to)
    stranger = await make_guest(server.database, "Carl")
    with pytest.raises(NotAllowed):
        await move_to(server, table.id, stranger, 1, 2)
    after = await table_info(server, table.id, anna)
    assert (who(after), after.setup) == (who(before), before.setup)


async def test_a_seat_that_is_kept_for_somebody_stays_theirs(server: Server, anna: Account, bert: Account) -> None:
    table = await made(server, anna, ME, OPEN, BOT)
    await join(server, table.id, bert)
    await start(server, table.id, anna)
    await propose_end(server, table.id, anna)
    await agree(server, table.id, bert, True)
    again = await rematch(server, table.id, anna)
    with pytest.raises(Refused, match="reserved for somebody else"):
        await move_to(server, again.id, anna, 0, 1)
    stranger = await make_guest(server.database, "Carl")
    with pytest.raises(Refused, match="taken"):
        await join(server, again.id, stranger, number=1)
    await set_seat(server, again.id, anna, 2, None)
    with pytest.raises(Refused, match="a seat is reserved for you"):
        await join(server, again.id, bert, number=2)
    assert who(await join(server, again.id, bert)) == ["Anna", "Bert", None]
    assert who(await move_to(server, again.id, bert, 1, 2)) == ["Anna", None, "Bert"]


async def test_no_seat_is_changed_once_the_game_has_begun(server: Server, anna: Account) -> None:
    table = await made(server, anna, ME, BOT, BOT)
    await start(server, table.id, anna)
    with pytest.raises(Refused, match="has begun"):
        await move_to(server, table.id, anna, 0, 2)


async def test_what_is_ones_own_goes_with_one(server: Server, anna: Account, bert: Account) -> None:
    table = await made(server, anna, ME, OPEN, BOT)
    await answer(server, table.id, anna, 0, {"hat": "red"})
    await answer(server, table.id, anna, 2, {"hat": "blue"})
    await notes.write_notes(server, table.id, anna, "growl")
    moved = await move_to(server, table.id, anna, 0, 2)
    assert moved.setup["hat"] == ["blue", "any", "red"]
    assert await notes.read_notes(server, table.id, anna) == "growl"
    moved = await move_to(server, table.id, anna, 2, 1)
    assert moved.setup["hat"] == ["blue", "red", "any"]
    await join(server, table.id, bert)
    assert await notes.read_notes(server, table.id, bert) == ""


async def test_what_does_not_fit_the_other_seat_moves_nobody(
    server: Server, anna: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await made(server, anna, ME, OPEN, OPEN)
    await answer(server, table.id, anna, 0, {"hat": "red"})

    def no_red_troll(_game: object, setup: Mapping[str, Any]) -> None:
        if setup["hat"][-1] == "red":
            raise BadSetup("hat: the troll wears no red")

    monkeypatch.setattr("tests.cli.games.troll_bridge.TrollBridge.check_setup", no_red_troll)
    with pytest.raises(BadSetup, match="no red"):
        await move_to(server, table.id, anna, 0, 2)
    after = await table_info(server, table.id, anna)
    assert (who(after), after.setup["hat"]) == (["Anna", None, None], ["red", "any", "any"])


async def test_people_at_one_screen_change_places_with_their_names(server: Server, anna: Account) -> None:
    here = [SeatRequest("me", label=name) for name in ("Ana", "Ben", "Cyd")]
    table = await made(server, anna, *here, hot_seat=True)
    assert who(await move_to(server, table.id, anna, 0, 2)) == ["Cyd", "Ben", "Ana"]


# Over HTTP.


async def test_roles_and_moves_over_http(server: Server, anna: Account, client: httpx.AsyncClient) -> None:
    wishes = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    asked = {"game": BRIDGE, "seats": wishes, "setup": {"mode": "night"}, "access": "public"}
    table = (await client.post("/api/tables", json=asked)).json()
    assert [player["role"] for player in table["players"]] == ["", "", "old-troll"]
    (game,) = [each for each in (await client.get("/api/games")).json() if each["id"] == BRIDGE]
    assert [role["name"] for role in game["roles"]] == ["old-troll"]
    address = f"/api/tables/{table['id']}"
    token = (await make_token(server.database, anna, "test"))[1]
    as_anna = {"Authorization": f"Bearer {token}"}
    assert (await client.post(f"{address}/join", json={"seat": 0}, headers=as_anna)).status_code == 409
    assert (await client.post(f"{address}/join", json={"seat": 1}, headers=as_anna)).json()["table"]["you"] == 1
    assert (await client.post(f"{address}/seats/0/move", json={"to": 1})).status_code == 409
    moved = (await client.post(f"{address}/seats/0/move", json={"to": 2})).json()["table"]
    assert (moved["you"], moved["players"][0]["bot"]) == (2, "random")
    for wrong in ({"to": -1}, {"to": "two"}, {}, {"to": 1, "push": True}):
        assert (await client.post(f"{address}/seats/2/move", json=wrong)).status_code == 400
