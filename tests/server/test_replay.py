"""Replays and records: all of a finished game for everybody, before the end only what a seat has seen."""

import asyncio
import random
import time
from dataclasses import replace
from itertools import pairwise

import httpx
import msgspec
import pytest
from litestar import Litestar

from rulebound.games import load_game
from rulebound.kernel import BadRecord, Match, Record, load_record, view_bytes
from rulebound.server.accounts.account import NotAllowed, make_guest
from rulebound.server.limits import TooFast
from rulebound.server.live.server import Server
from rulebound.server.play import replay, studies
from rulebound.server.play.replay import record_of, replay_at, timeline_of, upload
from rulebound.server.play.study_process import COPY_EVERY, Studied, Study, studied
from rulebound.server.play.votes import propose_end, undo
from rulebound.server.tables.creating import rematch
from rulebound.server.tables.info import list_open, table_info
from rulebound.server.tables.seating import leave
from rulebound.server.tables.table import NoSuchTable, Refused
from tests.server.guests import GAME, seat_guests
from tests.server.table_play import long_ago, pick_any, play_to_the_end

pytestmark = pytest.mark.anyio


async def test_before_the_end_a_seat_sees_again_what_it_saw(server: Server) -> None:
    seated = await seat_guests(server)
    seen: list[list[bytes]] = []
    logs: list[int] = []
    for _ in range(12):
        room = await server.rooms.get(seated.table)
        seen.append([room.view_bytes(seat) for seat in (0, 1)])
        logs.append(len(room.events_since(0, -1)[1]))
        await pick_any(server, seated)
    for at, both in enumerate(seen):
        for seat in (0, 1):
            shown = await replay_at(server, seated.table, seated.accounts[seat], at)
            assert msgspec.json.encode(shown.view) == both[seat]
            assert (shown.at, shown.length, shown.seat, shown.finished) == (at, 12, seat, False)
            assert shown.picked is None or shown.picked.seat == seat
        assert len((await replay_at(server, seated.table, seated.accounts[0], at)).events) == logs[at]


async def test_before_the_end_nobody_looks_through_the_eyes_of_another(server: Server) -> None:
    seated = await seat_guests(server)
    await pick_any(server, seated)
    stranger = await make_guest(server.database, "Stranger")
    for account, seat in ((seated.accounts[0], 1), (stranger, None), (stranger, 0), (None, None), (None, 1)):
        with pytest.raises(NotAllowed):
            await replay_at(server, seated.table, account, 0, seat)
    for told_at_the_end in (record_of, timeline_of):
        with pytest.raises(Refused, match=r"when (the game|it) is over"):
            await told_at_the_end(server, seated.table)


async def test_after_the_end_anybody_looks_through_all_eyes(server: Server) -> None:
    seated = await seat_guests(server)
    room = await play_to_the_end(server, seated)
    length = len(room.playing().picks)
    for seat in (0, 1, None):
        shown = await replay_at(server, seated.table, None, None, seat)
        assert view_bytes(shown.view) == room.view_bytes(seat)
        assert (shown.at, shown.length, shown.finished) == (length, length, True)
    middle = await replay_at(server, seated.table, None, length // 2, 1)
    picker, option = room.playing().picks[length // 2 - 1]
    assert middle.picked is not None
    assert (middle.picked.seat, middle.picked.pick) == (picker, option.text)
    assert 0 <= middle.newest <= len(middle.events)
    assert middle.view.result is None


async def test_the_course_of_a_game_has_its_turns_and_its_scores(server: Server) -> None:
    seated = await seat_guests(server)
    match = (await play_to_the_end(server, seated)).playing()
    course = await timeline_of(server, seated.table)
    began = [event for event in match.events if event.kind == "turn"]
    assert [(turn.event.kind, turn.event.args, turn.seat) for turn in course.turns] == [
        ("turn", event.args, event.args[0]) for event in began
    ]
    assert course.turns[0].at == course.scores[0].at == 0
    for turn in course.turns:
        shown = await replay_at(server, seated.table, None, turn.at)
        assert any(event == turn.event for event in shown.events[shown.newest :])
    assert course.scores[-1].scores == match.result().scores
    assert [each.at for each in course.scores] == sorted({each.at for each in course.scores})
    for before, after in pairwise(course.scores):
        assert before.scores != after.scores


async def test_the_course_is_told_over_http(client: httpx.AsyncClient, application: Litestar) -> None:
    seated = await seat_guests(application.state.server)
    address = f"/api/replays/{seated.table}/timeline"
    assert (await client.get(address)).status_code == 409
    await play_to_the_end(application.state.server, seated)
    told = (await client.get(address)).json()
    first = told["turns"][0]
    assert first == {"at": 0, "seat": first["seat"], "event": {"kind": "turn", "args": [first["seat"], 1]}}
    assert told["scores"][0]["at"] == 0
    assert (await client.get("/api/replays/nowhere/timeline")).status_code == 404


async def test_positions_and_seats_that_are_not_there(server: Server) -> None:
    seated = await seat_guests(server)
    room = await play_to_the_end(server, seated)
    for at in (-1, len(room.playing().picks) + 1, 10**9):
        with pytest.raises(Refused, match="positions"):
            await replay_at(server, seated.table, None, at)
    for seat in (-1, 2):
        with pytest.raises(Refused, match="no such seat"):
            await replay_at(server, seated.table, None, 0, seat)
    with pytest.raises(NoSuchTable):
        await replay_at(server, "nowhere", None, 0)


async def test_a_record_is_proved_and_holds_what_stands(server: Server) -> None:
    seated = await seat_guests(server)
    match = (await pick_any(server, seated)).playing()
    picker = match.picks[0][0]
    assert match.history is not None
    shown = match.history.rng_at[0] != match.state.rng.count  # a race that brings the next one to light
    await leave(server, seated.table, seated.accounts[1 - picker])
    await long_ago(server, seated.table)
    await undo(server, seated.table, seated.accounts[picker])
    await propose_end(server, seated.table, seated.accounts[picker])
    record = await record_of(server, seated.table)
    assert record.picks == (["- redeal 1"] if shown else [])
    assert load_record(record.dump()).replay(load_game(GAME)).seed == record.seed


async def test_a_record_goes_out_and_comes_in_again(server: Server) -> None:
    seated = await seat_guests(server)
    room = await play_to_the_end(server, seated)
    record = await record_of(server, seated.table)
    visitor = await make_guest(server.database, "Visitor")
    brought = await upload(server, visitor, load_record(record.dump()))
    assert (brought.status, brought.seq, brought.result) == ("over", len(record.picks), room.playing().result())
    assert [player.name for player in brought.players] == ["a former player"] * 2
    assert await record_of(server, brought.id) == record
    shown = await table_info(server, brought.id, None)  # to whoever has its address
    assert shown.access == "unlisted"
    server.rooms.drop(brought.id)
    for at in (0, 40, None):
        first, second = [await replay_at(server, table, None, at, 0) for table in (seated.table, brought.id)]
        assert msgspec.structs.replace(second, table=first.table) == first
    with pytest.raises(NotAllowed):
        await rematch(server, brought.id, visitor)
    assert await list_open(server, visitor) == []


async def test_half_a_game_is_kept_as_one_that_was_ended(server: Server) -> None:
    seated = await seat_guests(server)
    await play_to_the_end(server, seated)
    record = await record_of(server, seated.table)
    half = msgspec.structs.replace(
        record, picks=record.picks[:30], hashes={at: made for at, made in record.hashes.items() if int(at) <= 30}
    )
    visitor = await make_guest(server.database, "Visitor")
    brought = await upload(server, visitor, half)
    assert (brought.status, brought.result) == ("ended", None)
    assert (await replay_at(server, brought.id, None)).at == 30


@pytest.mark.parametrize(
    "change",
    [
        {"game": "examples/pearl_divers.py"},
        {"game": "chess"},
        {"rules": 99},
        {"seed": 1},
        {"seed": -1},
        {"format": 2},
        {"picks": ["0 win"]},
        {"picks": ["x"]},
        {"setup": {"seats": 99}},
    ],
)
async def test_a_record_that_is_not_a_game_by_the_rules_is_refused(
    server: Server, change: dict[str, object]
) -> None:
    seated = await seat_guests(server)
    await play_to_the_end(server, seated)
    record = await record_of(server, seated.table)
    visitor = await make_guest(server.database, "Visitor")
    false: Record = msgspec.structs.replace(record, **change)
    with pytest.raises(BadRecord):
        await upload(server, visitor, false)


# Dear work is done elsewhere.


def positions(match: Match) -> Study:
    picks = tuple((seat, option.text) for seat, option in match.picks)
    return Study("t", match.game.id, match.setup, match.seed, picks)


@pytest.fixture(scope="module")
def long_match() -> Match:
    """A game of many picks, played by chance."""
    rng = random.Random(5)
    match = Match(load_game("spirit-island"), {"seats": 2}, 7)
    while not match.over and len(match.picks) < 260:
        assert match.pending is not None
        seat = rng.choice(list(match.pending.seats))
        match.pick(seat, rng.choice(match.options(seat)).text)
    return match


def test_each_position_is_the_same_by_steps_and_jumps_as_when_it_was_played(long_match: Match) -> None:
    study = positions(long_match)
    whole = Match(long_match.game, long_match.setup, long_match.seed)
    then = [([view_bytes(whole.view(seat)) for seat in (0, None)], len(list(whole.events_for(0))))]
    for seat, text in study.picks:
        whole.repeat(seat, text)
        then.append(([view_bytes(whole.view(each)) for each in (0, None)], len(list(whole.events_for(0)))))
    replayed = Studied(study)
    last = len(then) - 1
    order = [*range(0, last, 7), *range(last, 0, -11), 0, last, 1, last // 2, last // 2 - 1, last // 2 + 1]
    for at in order:
        shown = [view_bytes(replayed.position(at, viewer).view) for viewer in (0, None)]
        assert shown == then[at][0], at
        assert len(replayed.position(at, 0).events) == then[at][1]


def test_a_step_costs_a_few_picks_however_long_the_game_is(
    long_match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    study = positions(long_match)
    replayed = studied(study)
    made = 0
    real = Match.repeat

    def count(match: Match, seat: int, text: str) -> None:
        nonlocal made
        made += 1
        real(match, seat, text)

    monkeypatch.setattr(Match, "repeat", count)
    length = len(study.picks)
    for at in range(length + 1):  # forwards: each pick once
        assert studied(study) is replayed
        replayed.position(at, 0)
    assert made <= length
    made = 0
    for at in range(length, -1, -1):  # backwards: from the copy before
        replayed.position(at, 0)
    assert made <= (COPY_EVERY + 1) * length / 2


def test_a_game_that_goes_on_is_followed_and_one_that_was_undone_is_replayed(long_match: Match) -> None:
    whole = positions(long_match)
    part = replace(whole, picks=whole.picks[:50])
    kept = studied(part)
    assert studied(whole) is kept
    assert studied(part) is not kept  # an undo: nothing that was taken back may be told
    assert len(studied(part).position(50, None).events) <= len(
        studied(whole).position(len(whole.picks), None).events
    )


async def test_replays_hold_up_no_move_and_too_many_are_sent_away(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "MOST_WAITING", 2)
    seated = await seat_guests(server)
    first = [asyncio.create_task(server.studies.ask(time.sleep, 600.0)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(TooFast):
        await server.studies.ask(time.sleep, 0.0)
    await pick_any(server, seated)  # while the process sleeps
    assert not any(task.done() for task in first)
    for task in first:
        task.cancel()
    await asyncio.gather(*first, return_exceptions=True)


async def test_a_replay_that_takes_too_long_is_refused_and_the_next_one_is_shown(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await seat_guests(server)
    await pick_any(server, seated)
    with monkeypatch.context() as hurried:
        hurried.setattr(studies, "SECONDS", 0.05)
        with pytest.raises(Refused, match="too long"):
            await server.studies.ask(time.sleep, 60.0)
    assert (await replay_at(server, seated.table, seated.accounts[0], 1)).at == 1


async def test_an_account_brings_so_many_records(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "UPLOADS_A_DAY", 2)
    record = Match(load_game(GAME), {"seats": 2}, 1).record()
    anna, bert = [await make_guest(server.database, name) for name in ("Anna", "Bert")]
    for _ in range(2):
        await upload(server, anna, record)
    with pytest.raises(Refused, match="tomorrow"):
        await upload(server, anna, record)
    await upload(server, bert, record)
    monkeypatch.setattr(replay, "DAY_MS", 0)
    await upload(server, anna, record)
    monkeypatch.setattr(replay, "UPLOADS", 3)
    with pytest.raises(Refused, match="not kept"):
        await upload(server, anna, record)
