"""Changes of a view: with the older view they give the newer one, in every game; in doubt the whole is sent."""

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulebound.games import load_game
from rulebound.kernel import Match, MatchView
from rulebound.server.live import wire
from rulebound.server.live.wire import ChangesNow, StateNow, encode
from rulebound.server.play.changes import changes_between
from rulebound.server.settings import make_settings
from tests.server.applying import applied
from tests.server.guests import seat_guests
from tests.server.sockets import Client, Message, Site, open_site

GAMES = {
    "small-world-underground": {"seats": 3},
    "auztralia": {"seats": 2},
    "spirit-island": {"seats": 2},
}


class Thing(msgspec.Struct):
    name: str
    number: int


class Scarce(msgspec.Struct, omit_defaults=True):
    name: str
    number: int = 0


class Table(msgspec.Struct):
    things: list[Thing]
    scarce: tuple[Scarce, ...] = ()
    about: dict[str, int] = {}
    thing: Thing | None = None


def plain(value: object) -> Any:
    """The value as it travels."""
    return msgspec.json.decode(msgspec.json.encode(value))


def sent(old: object, new: object) -> list[dict[str, Any]]:
    """The changes as they travel; with the old value they must give the new one."""
    changes: list[dict[str, Any]] = plain(changes_between(old, new))
    before = plain(old)
    assert applied(before, changes) == plain(new)
    assert before == plain(old)
    return changes


def things(*names: str) -> list[Thing]:
    return [Thing(name, 1) for name in names]


def test_what_is_the_same_needs_no_changes() -> None:
    assert sent(Table(things("a", "b")), Table(things("a", "b"))) == []


def test_of_a_list_what_comes_and_goes_is_told() -> None:
    old = Table(things("a", "b", "c"))
    come = [{"name": "x", "number": 1}]
    assert sent(old, Table(things("a", "x", "b", "c"))) == [{"at": ["things"], "to": come, "start": 1}]
    assert sent(old, Table(things("a", "c"))) == [{"at": ["things"], "to": [], "start": 1, "drop": 1}]
    assert sent(old, Table([])) == [{"at": ["things"], "to": [], "start": 0, "drop": 3}]
    assert sent(Table(things("a", "a")), Table(things("a"))) == [
        {"at": ["things"], "to": [], "start": 1, "drop": 1}
    ]


def test_of_one_element_only_what_differs_is_told() -> None:
    new = Table([Thing("a", 1), Thing("b", 7)])
    assert sent(Table(things("a", "b")), new) == [{"at": ["things", 1, "number"], "to": 7}]


def test_what_is_not_always_written_is_told_whole() -> None:
    old, new = Table([], (Scarce("a", 1),)), Table([], (Scarce("a"),))
    assert sent(old, new) == [{"at": ["scarce"], "to": [{"name": "a"}], "start": 0, "drop": 1}]


def test_what_is_there_for_the_first_time_is_told_whole() -> None:
    old, new = Table([], about={"a": 1}), Table([], about={"b": 1}, thing=Thing("a", 1))
    assert sent(old, new) == [
        {"at": ["about"], "to": {"b": 1}},
        {"at": ["thing"], "to": {"name": "a", "number": 1}},
    ]
    assert sent(new, old)[1] == {"at": ["thing"], "to": None}


def random_play(game: str, seed: int, picks: int) -> Iterator[tuple[Match, random.Random]]:
    """A match before each of its picks, and at its end."""
    rng = random.Random(seed)
    match = Match(load_game(game), GAMES[game], seed)
    for _ in range(picks):
        yield match, rng
        if match.pending is None:
            return
        seat = rng.choice(match.pending.seats)
        match.pick(seat, rng.choice(match.options(seat)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [3, 4])
def test_changes_give_the_views_of_whole_games_and_are_small(game: str, seed: int) -> None:
    seats = (0, 1, None)
    before: dict[int | None, tuple[MatchView, bytes]] = {}
    size = whole = 0
    for match, rng in random_play(game, seed, 400):
        if match.picks and rng.random() < 0.05:
            match.undo(force=True)
        for seat in seats:
            view = match.view(seat)
            encoded = msgspec.json.encode(view)
            if seat in before:
                old, old_encoded = before[seat]
                assert msgspec.json.encode(old) == old_encoded, "a view has changed after it was made"
                changes = msgspec.json.encode(changes_between(old, view))
                assert applied(plain(old), msgspec.json.decode(changes)) == msgspec.json.decode(encoded)
                size, whole = size + len(changes), whole + len(encoded)
            before[seat] = view, encoded
    assert size < whole / 2, (size, whole)


# What the web client's own test applies: web/tests/lib/changes.json.

SAMPLE = Path(__file__).parent.parent.parent / "web" / "tests" / "lib" / "changes.json"
SAMPLE_PICKS, SAMPLE_WHOLE = 40, 13  # picks, and between two of those after which the whole view is there too


def sample() -> bytes:
    """Views of random games, as the first and changes. To write them: python -m tests.server.test_changes."""
    games = []
    for game in GAMES:
        for seat in (0, None) if game == "small-world-underground" else (0,):
            steps: list[dict[str, Any]] = []
            views = [plain(match.view(seat)) for match, _ in random_play(game, 1, 1)]
            old: MatchView | None = None
            for match, _ in random_play(game, 1, SAMPLE_PICKS):
                view = match.view(seat)
                if old is not None:
                    steps.append({"changes": changes_between(old, view)})
                    if len(steps) % SAMPLE_WHOLE == 0 or len(steps) == SAMPLE_PICKS - 1:
                        steps[-1]["view"] = view
                old = view
            games.append({"game": game, "seat": seat, "first": views[0], "steps": steps})
    return msgspec.json.encode(games) + b"\n"


def test_the_web_client_is_tested_with_what_the_server_makes() -> None:
    assert SAMPLE.read_bytes() == sample(), "make it again: python -m tests.server.test_changes"


# Over the socket.


@pytest.fixture
async def site(sqlite_url: str, tmp_path: Path) -> AsyncIterator[Site]:
    async with open_site(make_settings(database=sqlite_url, data=tmp_path / "data"), limited=False) as opened:
        yield opened


class Follower:
    """A client that understands changes, and what it has."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.view: Any = None
        self.seq = -1
        self.log: list[Any] = []
        self.kinds: list[str] = []

    async def follow(self, seq: int) -> None:
        """Read until the position after move `seq`."""
        while self.seq < seq:
            self.take(await self.client.state())

    def take(self, told: Message) -> None:
        """Take what was told over."""
        self.kinds.append(told["type"])
        if told["type"] == "changes":
            assert told["since"] == self.seq
            self.view = applied(self.view, told["changes"])
        else:
            self.view = told["view"]
        self.log = told["events"] if told.get("reset") else self.log + told["events"]
        self.seq = told["seq"]


async def make_pick(site: Site, table: str, followers: list[Follower], rng: random.Random) -> None:
    """One pick at random over the socket of who is asked; all follow it."""
    async with site.server.rooms.locked(table) as room:
        match, seq = room.playing(), room.seq
    assert match.pending is not None
    seat = rng.choice(match.pending.seats)
    option = rng.choice(match.options(seat))
    assert (await followers[seat].client.ask("pick", seq=seq, pick=option.text))["type"] == "ack"
    for follower in followers:
        await follower.follow(seq + 1)


async def check_all(site: Site, table: str, followers: list[Follower]) -> None:
    """Everybody has the view and the log that they would be sent whole."""
    async with site.server.rooms.locked(table) as room:
        for seat, follower in zip((0, 1, None), followers, strict=True):
            assert follower.view == plain(room.view(seat))
            assert len(follower.log) == len(room.events_since(seat, -1)[1])


@pytest.mark.anyio
async def test_who_understands_changes_gets_them_and_sees_the_same(site: Site) -> None:
    seated, rng = await seat_guests(site.server, 2), random.Random(11)
    first, second = seated.accounts
    async with (
        site.client(seated.table, first, changes=True) as one,
        site.client(seated.table, second, changes=True) as two,
        site.client(seated.table, changes=True) as three,
        site.client(seated.table, first) as plain_one,
    ):
        followers = [Follower(client) for client in (one, two, three)]
        for follower in followers:
            await follower.follow(0)
        for _ in range(40):
            await make_pick(site, seated.table, followers, rng)
            await check_all(site, seated.table, followers)
        assert all(follower.kinds.count("changes") > 30 for follower in followers)
        assert (await plain_one.state(40))["type"] == "state"

        # An undo sends the log again, and so the whole.
        picker = (await site.server.rooms.get(seated.table)).playing().picks[-1][0]
        assert (await followers[picker].client.ask("undo"))["type"] == "ack"
        if (await site.server.rooms.get(seated.table)).row["proposal"] is not None:
            await followers[1 - picker].client.ask("agree", yes=True)
        for follower in followers:
            await follower.follow(41)
            assert follower.kinds[-1] == "state"
        await check_all(site, seated.table, followers)
        for _ in range(3):
            await make_pick(site, seated.table, followers, rng)
        assert [follower.kinds[-1] for follower in followers] == ["changes"] * 3
        await check_all(site, seated.table, followers)

        # In doubt a client asks for everything.
        assert (await one.ask("whole"))["type"] == "ack"
        told = await one.state()
        assert (told["type"], told["reset"]) == ("state", True)
        followers[0].take(told)
        await check_all(site, seated.table, followers)
        await make_pick(site, seated.table, followers, rng)
        assert followers[0].kinds[-1] == "changes"
    async with site.client(seated.table, first, since=followers[0].seq, changes=True) as again:
        assert (await again.state())["type"] == "state"


@pytest.mark.anyio
async def test_what_many_viewers_are_sent_is_made_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    seated, rng = await seat_guests(site.server, 2), random.Random(5)
    made: list[object] = []

    def count(message: StateNow | ChangesNow) -> bytes:
        made.append(message)
        return encode(message)

    async with AsyncExitStack() as stack:
        accounts = [*seated.accounts, *[None] * 5]
        lines = [site.client(seated.table, account, changes=True) for account in accounts]
        followers = [Follower(await stack.enter_async_context(line)) for line in lines]
        for follower in followers:
            await follower.follow(0)
        monkeypatch.setattr(wire, "encode", count)
        await make_pick(site, seated.table, followers, rng)
    assert all(follower.kinds == ["state", "changes"] for follower in followers)
    assert len(made) == 3  # of two seats and of all spectators


def test_the_two_messages_differ_in_the_view_alone() -> None:
    shared = set(StateNow.__struct_fields__) & set(ChangesNow.__struct_fields__)
    assert set(StateNow.__struct_fields__) - shared == {"view", "reset"}
    assert set(ChangesNow.__struct_fields__) - shared == {"since", "changes"}


if __name__ == "__main__":
    SAMPLE.write_bytes(sample())
