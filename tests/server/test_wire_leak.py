"""No byte that a seat is sent tells one world it holds possible from another.

Whole games with hidden coins are played over real sockets. After every pick, what each seat and a spectator have
received is made again from worlds in which all they cannot know is dealt reset: the bytes must be the same.
"""

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from rulebound.games import load_game
from rulebound.games.small_world_underground import seen
from rulebound.games.small_world_underground.state import UndergroundState
from rulebound.kernel import COMPILED, Match, MatchView, Rng, Value, state_hash
from rulebound.server.accounts.account import Account
from rulebound.server.live.wire import state_message
from rulebound.server.play.room import Room, Shown
from rulebound.server.settings import make_settings
from rulebound.server.tables.seats import Seat
from tests.server.guests import GAME, seat_guests
from tests.server.sockets import Client, Site, open_site

ANEW_EVERY = 25  # picks between looks at the whole log, as one gets it who comes back with nothing


@dataclass(slots=True)
class Tally:
    """How much was compared: a test that compares nothing must not pass."""

    compared: int = 0
    changes: int = 0  # instead of whole states
    worlds: int = 0  # that really differed
    relived: int = 0  # in which the picks since the last stable point were made again


def knowing(seat: int | None) -> tuple[int, ...]:
    """Who must keep what they know: the seat, or nobody for a spectator."""
    return () if seat is None else (seat,)


def redealt(match: Match, seat: int | None, rng: Rng) -> Match:
    """The same position with other hidden things, the same log, and another future."""
    twin = match.fork(keep="all")
    match.game.determinize(twin.state, knowing(seat), rng)
    twin.state.rng.reseed(rng)
    return twin


def relived(match: Match, seat: int | None, rng: Rng) -> Match | None:
    """Another world from the last stable point on, same dice and picks; None where they lead elsewhere.

    They may do so only where hidden things have come to light, or where a pick of another is not open there.
    """
    start = match.last_stable()
    redealt = start.state.copy()
    match.game.determinize(redealt, knowing(seat), rng)
    other = Match.at(match.game, match.setup, redealt, match.picks[: start.picks])
    for picker, option in match.picks[start.picks :]:
        if option not in other.options(picker):
            return None
        other.pick(picker, option)
    mine, its = match.state.rng, other.state.rng
    if mine.revealed != start.state.rng.revealed or mine.count != its.count:
        return None
    other.events[:0] = match.events[: start.events]
    return other


def marks_of(match: Match, other: Match) -> list[int]:
    """For each seq, how many events the other world had told by then."""
    start = match.last_stable()
    since = [start.events + at for at in other.events_before_picks()[start.picks :]]
    return [*match.events_before_picks()[: start.picks], *since, len(other.events)]


def check(
    room: Room,
    seat: int | None,
    since: int | None,
    sent: bytes,
    rng: Rng,
    tally: Tally,
    base: MatchView | None = None,
) -> None:
    """Compare what was sent with what would be sent in other worlds, to who has the view `base`."""
    match = room.playing()
    where = f"seed {match.seed}, {match.setup}, move {room.seq}, seat {seat}, since {since}"
    twin = redealt(match, seat, rng)
    assert state_message(replace(room, match=twin, shown=Shown()), seat, since, base) == sent, where
    tally.compared += 1
    tally.changes += sent.startswith(b'{"type":"changes"')
    tally.worlds += state_hash(twin.state) != state_hash(match.state)
    other = relived(match, seat, rng)
    if other is not None:
        elsewhere = replace(room, match=other, shown=Shown(), event_counts=marks_of(match, other))
        assert state_message(elsewhere, seat, since, base) == sent, f"{where}, from the last stable point"
        tally.relived += 1


@pytest.fixture
async def site(sqlite_url: str, tmp_path: Path) -> AsyncIterator[Site]:
    async with open_site(make_settings(database=sqlite_url, data=tmp_path / "data"), limited=False) as opened:
        yield opened


async def next_state(client: Client, seq: int) -> bytes:
    """The bytes of the state after `seq` moves."""
    state = await client.state(seq)
    assert state["seq"] == seq
    return next(sent for sent in map(state_in, reversed(client.raw)) if sent is not None)


def state_in(raw: str) -> bytes | None:
    """The bytes of a state or of changes, sent by themselves or with the acknowledgement of a pick."""
    if raw.startswith(('{"type":"state"', '{"type":"changes"')):
        return raw.encode()
    at = raw.find('"state":{"type":') if raw.startswith('{"type":"ack"') else -1
    return raw[at + len('"state":') : -1].encode() if at > 0 else None


async def play_whole_game(site: Site, seats: int, changes: bool) -> Tally:
    """A game of random picks over sockets, everything that is sent compared, whole states or changes."""
    tally, server = Tally(), site.server
    seated = await seat_guests(server, seats)
    async with server.rooms.locked(seated.table) as found:
        room = found
    assert room.playing().setup["coins"] == "hidden"
    seed = room.playing().seed
    choice, rng = random.Random(seed), Rng(seed ^ 0x1EAF)
    viewers = [*range(seats), None]
    async with AsyncExitStack() as stack:
        clients = []
        for seat in viewers:
            account = None if seat is None else seated.accounts[seat]
            clients.append(await stack.enter_async_context(site.client(seated.table, account, changes=changes)))
        since = None
        bases: dict[int | None, MatchView | None] = dict.fromkeys(viewers)
        while True:
            for seat, client in zip(viewers, clients, strict=True):
                sent = await next_state(client, room.seq)
                check(room, seat, since, sent, rng, tally, bases[seat])
                bases[seat] = room.view(seat) if changes else None
            if room.seq % ANEW_EVERY == 0:
                await look_anew(site, room, seated.accounts, rng, tally)
            match = room.playing()
            if match.pending is None:
                break
            since, picker = room.seq, choice.choice(match.pending.seats)
            option = choice.choice(match.options(picker))
            answer = await clients[picker].ask("pick", seq=since, pick=option.text)
            assert answer["type"] == "ack", f"{answer}, seed {seed}"
            async with server.rooms.locked(seated.table) as found:
                room = found
        check_other_messages(clients, str(seed))
    return tally


async def look_anew(site: Site, room: Room, accounts: list[Account], rng: Rng, tally: Tally) -> None:
    """Come back as everybody, knowing nothing or only the first moves."""
    for seat in (*range(len(accounts)), None):
        account = None if seat is None else accounts[seat]
        for since in (None, room.seq // 2):
            async with site.client(room.id, account, since=since) as client:
                check(room, seat, since, await next_state(client, room.seq), rng, tally)


def check_other_messages(clients: list[Client], seed: str) -> None:
    """Beside states there are only tables and answers, which know nothing of the match; none has the seed."""
    for client in clients:
        kinds = {told["type"] for told in client.unread}
        assert kinds <= {"welcome", "table", "chat", "marks", "present"}, kinds
        assert not any(seed in raw for raw in client.raw), "the seed was told"


@pytest.mark.anyio
@pytest.mark.parametrize(("seats", "changes"), [(2, False), (2, True), (3, True)])
async def test_what_is_sent_is_the_same_in_all_worlds_a_viewer_holds_possible(
    site: Site, seats: int, changes: bool
) -> None:
    tally = await play_whole_game(site, seats, changes)
    assert tally.compared > 100 * seats, tally
    assert tally.changes > tally.compared * 0.5 if changes else tally.changes == 0, tally
    assert tally.worlds > tally.compared * 0.9, tally
    assert tally.relived > tally.compared * 0.5, tally


@pytest.mark.long
@pytest.mark.anyio
@pytest.mark.parametrize("changes", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_what_is_sent_is_the_same_in_many_games(site: Site, seats: int, changes: bool) -> None:
    for _ in range(3):
        assert (await play_whole_game(site, seats, changes)).compared > 100 * seats


# The comparison itself must be able to fail.

plain = pytest.mark.skipif(COMPILED, reason="compiled code calls its own functions")


def room_of(match: Match) -> Room:
    """A room without a server."""
    marks = [*match.events_before_picks(), len(match.events)]
    sitting = [Seat(seat, "person", seat + 1, None, False) for seat in range(match.setup["seats"])]
    return Room(
        "x",
        {"deadline": None, "lesson": None},
        sitting,
        match.game,
        match,
        seq=len(match.picks),
        event_counts=marks,
    )


def play_alone(seed: int, picks: int) -> Room:
    """Some picks into a game."""
    choice = random.Random(seed)
    match = Match(load_game(GAME), {"seats": 3}, seed)
    for _ in range(picks):
        assert match.pending is not None
        picker = choice.choice(match.pending.seats)
        match.pick(picker, choice.choice(match.options(picker)))
    return room_of(match)


def differs(room: Room, seat: int, since: int, sent: bytes, rng: Rng) -> str:
    """Where the comparison fails; nothing if it does not."""
    try:
        check(room, seat, since, sent, rng, Tally())
    except AssertionError as error:
        return str(error)
    return ""


@plain
def test_a_view_that_shows_the_coins_of_others_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    room = play_alone(5, 60)
    check(room, 0, 59, state_message(room, 0, 59), Rng(1), Tally())
    room.shown = Shown()
    monkeypatch.setattr(seen, "sees_coins", lambda _s, _viewer, _seat: True)
    leaky = state_message(room, 0, 59)
    assert any(differs(room, 0, 59, leaky, Rng(seed)) for seed in range(20))


@plain
def test_an_event_that_tells_the_coins_of_others_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    emit = UndergroundState.emit

    def emit_too_much(s: UndergroundState, kind: str, *args: Value, to: tuple[int, ...] | None = None) -> None:
        emit(s, kind, *args, to=to)
        emit(s, "coins", 1, s.coins[1])

    monkeypatch.setattr(UndergroundState, "emit", emit_too_much)
    found = ""
    for picks in range(20, 60):
        room = play_alone(5, picks)
        found += differs(room, 0, picks - 1, state_message(room, 0, picks - 1), Rng(picks))
    assert "from the last stable point" in found
