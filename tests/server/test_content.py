"""Content packs on a server: offered by name, played with, carried by records, and never loaded when broken."""

import gc
import json
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select

from rulebound.games import load_game
from rulebound.games.auztralia import pack
from rulebound.games.auztralia.pack import standard_tables
from rulebound.games.auztralia.packs import hash_of
from rulebound.kernel import BadRecord, BadSetup, Content, Match, load_record
from rulebound.server import content
from rulebound.server.accounts.account import Account, make_guest
from rulebound.server.content import FoundPack, Packs
from rulebound.server.live.server import Server, close_server, open_server
from rulebound.server.play import bot_process
from rulebound.server.play.bots import Bots
from rulebound.server.play.replay import record_of, replay_at, upload
from rulebound.server.play.votes import agree, propose_end
from rulebound.server.schema import tables as rows
from rulebound.server.settings import Settings, make_settings
from rulebound.server.tables.creating import create_table, rematch
from rulebound.server.tables.games import FieldInfo, list_games
from rulebound.server.tables.info import (
    NewTable,
    NoContent,
    SeatRequest,
    TableInfo,
    content_of,
    list_mine,
    list_open,
    table_info,
)
from rulebound.server.tables.seating import join
from rulebound.server.tables.starting import start
from tests.games.auztralia.content import (
    FAULT_IDS,
    FAULTS,
    Break,
    broken_pack,
    other_numbers,
    smaller_maps,
    write_pack,
)
from tests.server.divers import until, until_over
from tests.server.guests import Seated
from tests.server.table_play import keep_snapshot, pick_any

pytestmark = pytest.mark.anyio
GAME = "auztralia"
HASH = hash_of(other_numbers())
ME, OPEN, BOT = SeatRequest("me"), SeatRequest("open"), SeatRequest("bot", "random")


@pytest.fixture
def settings(sqlite_url: str, tmp_path: Path) -> Settings:
    """A server with one pack; content does not depend on the database."""
    write_pack(tmp_path / "data" / "packs" / GAME / "ours", other_numbers())
    return make_settings(database=sqlite_url, data=tmp_path / "data")


@pytest.fixture
async def anna(server: Server) -> Account:
    return await make_guest(server.database, "Anna")


def folder_of(server: Server, name: str) -> Path:
    return server.settings.data / "packs" / GAME / name


def offered(server: Server) -> FieldInfo:
    (game,) = [game for game in list_games(server.packs) if game.id == GAME]
    return next(field for field in game.setup if field.name == "pack")


async def made(server: Server, owner: Account, *seats: SeatRequest, pack: object = "ours") -> TableInfo:
    new = NewTable(game=GAME, seats=list(seats), setup={"pack": pack}, access="public")
    return await create_table(server, owner, new)


async def begun(server: Server, anna: Account) -> Seated:
    """A game of two guests with the pack."""
    bert = await make_guest(server.database, "Bert")
    table = await made(server, anna, ME, OPEN)
    await join(server, table.id, bert)
    await start(server, table.id, anna)
    return Seated(table.id, [anna, bert])


# What is offered.


async def test_packs_are_offered_by_their_names(server: Server) -> None:
    assert offered(server) == FieldInfo(
        name="pack", kind="content", default="standard", values=["standard", "ours"]
    )
    write_pack(folder_of(server, "another"), smaller_maps())
    (folder_of(server, "notes.txt")).touch()
    assert offered(server).values == ["standard", "another", "ours"]
    (other,) = [game for game in list_games(server.packs) if game.id == "small-world-underground"]
    assert all(field.kind != "content" for field in other.setup)


@pytest.mark.parametrize(("name", "damage", "told"), FAULTS, ids=FAULT_IDS)
async def test_a_broken_pack_is_told_once_and_never_loaded(
    server: Server, anna: Account, caplog: pytest.LogCaptureFixture, name: str, damage: Break, told: str
) -> None:
    folder = broken_pack(folder_of(server, name), damage)
    for _ in range(3):
        assert offered(server).values == ["standard", "ours"]
        with pytest.raises(BadSetup, match=rf"pack: no pack is called '{name}' \(there are: standard, ours\)"):
            await made(server, anna, ME, BOT, pack=name)
    said = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert said == [f"the content pack {folder} is not offered: {told}"]


async def test_faults_stand_in_the_log_from_the_start(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    broken_pack(settings.data / "packs" / GAME / "typo", FAULTS[0][1])
    await close_server(await open_server(settings))
    assert [FAULTS[0][2] in record.getMessage() for record in caplog.records].count(True) == 1


async def test_a_folder_whose_name_cannot_be_offered_is_left_out(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("standard", "a\nb", "x" * 41, ".hidden"):
        write_pack(folder_of(server, name), other_numbers())
    assert offered(server).values == ["standard", "ours"]
    assert sum("a pack's name has letters" in record.getMessage() for record in caplog.records) == 3


async def test_a_pack_is_read_again_only_when_its_files_have_changed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []
    real = content._read

    def noted(field: Content, folder: Path) -> FoundPack:
        read.append(folder)
        return real(field, folder)

    monkeypatch.setattr(content, "_read", noted)
    packs = Packs(server.settings.data)
    game, units = load_game(GAME), folder_of(server, "ours") / "units.json"
    for _ in range(3):
        assert packs.names(game) == ["standard", "ours"]
    assert len(read) == 1
    text = units.read_text("utf-8")
    units.write_text("{", "utf-8")
    assert packs.names(game) == ["standard"]
    units.write_text(text, "utf-8")
    assert packs.names(game) == ["standard", "ours"]
    seen = len(read)
    later = units.stat().st_mtime_ns + 5_000_000_000
    os.utime(units, ns=(later, later))
    assert packs.resolve(game, {"pack": "ours"})["pack"] == other_numbers()
    assert len(read) == seen + 1


async def test_without_a_folder_there_is_the_standard_pack_alone(tmp_path: Path) -> None:
    assert Packs(tmp_path / "nowhere").names(load_game(GAME)) == ["standard"]
    (tmp_path / "packs").touch()
    assert Packs(tmp_path).names(load_game(GAME)) == ["standard"]


# Tables.


async def test_a_table_has_the_tables_and_tells_the_hash(server: Server, anna: Account) -> None:
    table = await made(server, anna, ME, OPEN)
    assert table.setup["pack"] == HASH
    everywhere = [
        await table_info(server, table.id, None),
        *await list_open(server, None),
        *await list_mine(server, anna),
    ]
    assert [info.setup["pack"] for info in everywhere] == [HASH] * 3
    assert len(msgspec.json.encode(everywhere)) < 6000
    async with server.database.read() as connection:
        kept = (await connection.execute(select(rows.c.setup).where(rows.c.id == table.id))).scalar_one()
    assert json.loads(kept)["pack"] == other_numbers()


async def test_tables_that_a_client_sends_are_refused(server: Server, anna: Account) -> None:
    for sent in (other_numbers(), {}, 5, None, ["ours"]):
        with pytest.raises(BadSetup, match="pack: name a pack that this server has"):
            await made(server, anna, ME, BOT, pack=sent)


@pytest.mark.parametrize("name", ["theirs", "", "../ours", "ours/", "x" * 500])
async def test_an_unknown_pack_is_refused_with_those_there_are(server: Server, anna: Account, name: str) -> None:
    with pytest.raises(BadSetup, match=r"pack: no pack is called '.*' \(there are: standard, ours\)"):
        await made(server, anna, ME, BOT, pack=name)


async def test_a_game_is_played_with_its_pack_even_when_the_folder_is_gone(server: Server, anna: Account) -> None:
    seated = await begun(server, anna)
    for path in folder_of(server, "ours").iterdir():
        path.unlink()
    for _ in range(6):
        await pick_any(server, seated)
    await keep_snapshot(server, seated.table)
    server.rooms.drop(seated.table)
    room = await server.rooms.get(seated.table)
    shown = room.view(0).view
    assert (shown.pack, shown.end) == (HASH, 50)
    assert room.seq == 6


async def test_a_rematch_keeps_the_pack(server: Server, anna: Account) -> None:
    seated = await begun(server, anna)
    await propose_end(server, seated.table, anna)
    await agree(server, seated.table, seated.accounts[1], True)
    again = await rematch(server, seated.table, anna)
    assert again.id != seated.table
    assert again.setup["pack"] == HASH
    assert await content_of(server, again.id) == other_numbers()


async def test_bots_play_a_whole_game_with_a_pack(server: Server, anna: Account) -> None:
    server.settings = replace(server.settings, bot_seconds=30.0)
    server.bots = Bots(server, bot_process.think)
    try:
        table = await made(server, anna, BOT, SeatRequest("bot", "random"))
        await start(server, table.id, anna)
        row = await until_over(server, table.id)
    finally:
        await server.bots.close()
    assert row["result"] is not None
    assert server.metrics.total("bot_failures_total") == 0
    assert server.metrics.get("bot_moves_total") == row["seq"] > 50


# Records and replays.


@asynccontextmanager
async def another_server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server that has no packs."""
    opened = await open_server(make_settings(data=tmp_path / "elsewhere"))
    try:
        yield opened
    finally:
        await close_server(opened)


async def test_a_record_carries_the_pack_to_another_server(server: Server, anna: Account, tmp_path: Path) -> None:
    seated = await begun(server, anna)
    for _ in range(10):
        await pick_any(server, seated)
    await propose_end(server, seated.table, anna)
    await agree(server, seated.table, seated.accounts[1], True)
    record = load_record((await record_of(server, seated.table)).dump())
    assert record.setup["pack"] == other_numbers()
    async with another_server(tmp_path) as other:
        guest = await make_guest(other.database, "Cleo")
        brought = await upload(other, guest, record)
        assert brought.setup["pack"] == HASH
        then = await replay_at(other, brought.id, None, 5)
        assert then.view.view.pack == HASH
        assert await content_of(other, brought.id) == other_numbers()
        record.setup["pack"]["old-one-cards"]["cards"].pop()
        with pytest.raises(BadRecord, match=r"bad set-up: pack: old-one-cards.json: has 39 cards"):
            await upload(other, guest, record)


def with_note(number: int) -> dict[str, Any]:
    return {**smaller_maps(), "units": {**smaller_maps()["units"], "note": f"copy {number}"}}


async def test_packs_from_uploaded_records_are_let_go_and_found_again(server: Server, anna: Account) -> None:
    brought, names = [], []
    for number in range(2 + (pack.NEWEST.maxlen or 0)):
        record = Match(load_game(GAME), {"seats": 2, "pack": with_note(number)}, 7).record()
        brought.append(await upload(server, anna, record))
        names.append(hash_of(with_note(number)))
    del record

    async def gone() -> bool:
        gc.collect()  # the thread that has proved a record may hold it for a moment longer
        return names[0] not in pack.KNOWN and names[1] not in pack.KNOWN

    await until(gone, "the packs to go")
    shown = await replay_at(server, brought[0].id, None, 0)  # from the table's own set-up
    assert shown.view.view.pack == names[0]
    # One that is in use stays, whatever else comes.
    pack.NEWEST.clear()
    gc.collect()
    room = await server.rooms.get(brought[0].id)
    assert pack.KNOWN[names[0]] is room.playing().setup["pack"]


# Over HTTP.


async def created(client: httpx.AsyncClient, pack: Any) -> httpx.Response:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    return await client.post("/api/tables", json={"game": GAME, "seats": seats, "setup": {"pack": pack}})


async def test_the_content_of_a_table_is_there_for_who_draws_it(client: httpx.AsyncClient) -> None:
    games = {game["id"]: game for game in (await client.get("/api/games")).json()}
    assert games[GAME]["setup"][-1]["values"] == ["standard", "ours"]
    table = (await created(client, "ours")).json()
    assert table["setup"]["pack"] == HASH
    answer = await client.get(f"/api/tables/{table['id']}/content")
    assert (answer.status_code, answer.json()) == (200, other_numbers())
    state = (await client.post(f"/api/tables/{table['id']}/start")).json()
    assert state["table"]["setup"]["pack"] == state["view"]["view"]["pack"] == HASH


async def test_a_table_with_the_standard_pack_tells_the_tables_of_the_game(client: httpx.AsyncClient) -> None:
    table = (await created(client, "standard")).json()
    answer = await client.get(f"/api/tables/{table['id']}/content")
    assert (answer.status_code, answer.json()) == (200, standard_tables())
    assert (await client.get("/api/tables/nowhere/content")).json()["code"] == "no-such-table"
    refused = await created(client, other_numbers())
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-setup")
    assert refused.json()["reason"] == "pack: name a pack that this server has"


async def test_a_game_without_packs_has_no_content(server: Server, anna: Account) -> None:
    new = NewTable(game="small-world-underground", seats=[ME, BOT])
    with pytest.raises(NoContent, match="has no content packs"):
        await content_of(server, (await create_table(server, anna, new)).id)


async def test_what_a_pack_leaves_out_is_told_with_it(server: Server, anna: Account) -> None:
    tables = {name: content for name, content in other_numbers().items() if name != "west"}
    write_pack(folder_of(server, "east-only"), tables)
    new = NewTable(game=GAME, seats=[ME, BOT], setup={"pack": "east-only"})
    told = await content_of(server, (await create_table(server, anna, new)).id)
    assert told == {**tables, "west": standard_tables()["west"]}
