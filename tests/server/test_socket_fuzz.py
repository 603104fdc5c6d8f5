"""Rubbish on the wire: random bytes, halves, giants, depths, wrong types. The server lives and does not grow."""

import asyncio
import gc
import json
import random
import tracemalloc
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as run
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from rulebound.server.live import socket
from rulebound.server.live.wire import FRAME_LIMIT, MESSAGE_LIMIT, BadMessage, decode
from rulebound.server.said import TEXT_LIMIT
from rulebound.server.settings import make_settings
from tests.server.guests import Seated, seat_guests
from tests.server.sockets import Client, Site, open_site, until

SEED = 20_261_115
ROUNDS = 40
GROWTH = 4_000_000  # bytes that may be left after all that rubbish

GOOD = (
    {"type": "hello", "v": 2, "since": None},
    {"type": "pick", "id": 1, "seq": 0, "pick": "done"},
    {"type": "undo", "id": 2},
    {"type": "redo", "id": 3},
    {"type": "agree", "id": 4, "yes": False},
    {"type": "why", "id": 5, "what": "conquer r07"},
    {"type": "chat", "id": 6, "text": "hello"},
    {"type": "ping", "id": 7},
)
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0.5,
    1e308,
    2**53,
    2**64,
    -(2**200),
    "",
    "\x00",
    "\ud7ff\uffff",
    "x" * 5000,
    [],
    {},
    [[[]]],
    {"type": "ping"},
)


# One kind of rubbish each.


def noise(rng: random.Random) -> str:
    """Any letters."""
    return "".join(chr(rng.choice((rng.randrange(128), rng.randrange(0xD800)))) for _ in range(rng.randrange(200)))


def bytes_of_noise(rng: random.Random) -> bytes:
    """A frame of bytes."""
    return rng.randbytes(rng.randrange(1, 500))


def bytes_of_sense(rng: random.Random) -> bytes:
    """A good message in the wrong kind of frame."""
    return json.dumps(rng.choice(GOOD)).encode()


def cut(rng: random.Random) -> str:
    """A message that stops in the middle."""
    text = json.dumps(rng.choice(GOOD))
    return text[: rng.randrange(len(text))]


def scratched(rng: random.Random) -> str:
    """A message with one wrong letter."""
    text = list(json.dumps(rng.choice(GOOD)))
    text[rng.randrange(len(text))] = chr(rng.randrange(128))
    return "".join(text)


def huge(rng: random.Random) -> str:
    """More than a message may have, less than a frame."""
    return json.dumps({"type": "chat", "id": 1, "text": "x" * rng.randrange(MESSAGE_LIMIT, FRAME_LIMIT - 100)})


def deep(rng: random.Random) -> str:
    """Depth upon depth, closed or not."""
    depth = rng.randrange(100, MESSAGE_LIMIT // 6)
    opening, closing = rng.choice((("[", "]"), ('{"a":', "}"), ('{"id":', "}")))
    return opening * depth + "1" + closing * rng.choice((0, depth))


def wrong_type(rng: random.Random) -> str:
    """A message with one value of another kind."""
    message = dict(rng.choice(GOOD))
    message[rng.choice(list(message))] = rng.choice(ODD)
    return json.dumps(message)


def unknown(rng: random.Random) -> str:
    """A type or a field that there is not."""
    return json.dumps({**rng.choice(GOOD), rng.choice(("type", "more", "")): f"x{rng.random()}"})


def twice(rng: random.Random) -> str:
    """Two messages in one, or the same field twice."""
    text = json.dumps(rng.choice(GOOD))
    return rng.choice((text + text, text[:-1] + ', "id": 1, "id": 2, "type": "ping"}'))


RUBBISH: tuple[Callable[[random.Random], str | bytes], ...] = (
    noise,
    bytes_of_noise,
    bytes_of_sense,
    cut,
    scratched,
    huge,
    deep,
    wrong_type,
    unknown,
    twice,
)


@pytest.fixture
async def site(sqlite_url: str, tmp_path: Path) -> AsyncIterator[Site]:
    async with open_site(make_settings(database=sqlite_url, data=tmp_path / "data"), limited=False) as opened:
        yield opened


@pytest.fixture
async def seated(site: Site) -> Seated:
    return await seat_guests(site.server)


async def throw(client: Client, rng: random.Random, kind: Callable[[random.Random], str | bytes]) -> None:
    """Send a handful of one kind; the server may hang up, and must not fall silent."""
    try:
        for _ in range(socket.BAD_MESSAGES // 2):
            await client.connection.send(kind(rng))
        assert await client.is_alive()
    except ConnectionClosed as closed:
        word = closed.rcvd
        if word is None or word.code not in (1007, 1008, 1009):
            pytest.fail(f"{kind.__name__}, seed {SEED}: the connection broke off: {word}")


@pytest.mark.anyio
@pytest.mark.parametrize("kind", RUBBISH, ids=lambda kind: kind.__name__)
async def test_rubbish_is_survived(
    site: Site, seated: Seated, kind: Callable[[random.Random], str | bytes], caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random(f"{SEED} {kind.__name__}")  # the seed of a failure is in this line
    for _ in range(10):
        async with site.client(seated.table, rng.choice([*seated.accounts, None])) as client:
            await client.state()
            await throw(client, rng, kind)
    await until(lambda: len(site.server.hub) == 0)
    async with site.client(seated.table, seated.accounts[0]) as client:
        assert await client.is_alive()
    faults = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert faults == [], f"{kind.__name__}, seed {SEED}"


@pytest.mark.anyio
async def test_a_frame_beyond_all_bounds_is_not_even_read(site: Site, seated: Seated) -> None:
    for size in (FRAME_LIMIT + 1, 20 * FRAME_LIMIT):
        async with site.client(seated.table, seated.accounts[0]) as client:
            await client.state()
            with suppress(ConnectionClosed):
                await client.connection.send("x" * size)
            assert await client.closed() in (1006, 1009)
    async with site.client(seated.table, seated.accounts[0]) as client:
        assert await client.is_alive()


@pytest.mark.anyio
async def test_a_flood_is_not_stored(site: Site, seated: Seated) -> None:
    """One who sends without reading the answers is slowed down or let go, and others play on."""
    async with site.client(seated.table, seated.accounts[0]) as flooding:
        await flooding.state()
        text = json.dumps({"type": "why", "id": 1, "what": "x" * 190})

        async def flood() -> None:
            for _ in range(20_000):
                await flooding.connection.send(text)

        pouring = asyncio.create_task(flood())
        async with site.client(seated.table, seated.accounts[1]) as other:
            for _ in range(20):
                assert await other.is_alive()
        pouring.cancel()
        await asyncio.gather(pouring, return_exceptions=True)
    await until(lambda: len(site.server.hub) == 0)


@pytest.mark.anyio
async def test_rubbish_leaves_nothing_in_memory(site: Site, seated: Seated) -> None:
    rng = random.Random(SEED)
    tracemalloc.start()
    try:
        before = await memory_after(site, seated, rng, 8)
        after = await memory_after(site, seated, rng, ROUNDS)
    finally:
        tracemalloc.stop()
    assert after - before < GROWTH, f"{after - before} bytes more, seed {SEED}"


async def memory_after(site: Site, seated: Seated, rng: random.Random, rounds: int) -> int:
    """What is in use after so many connections full of rubbish."""
    for _ in range(rounds):
        async with site.client(seated.table, rng.choice(seated.accounts)) as client:
            await throw(client, rng, rng.choice(RUBBISH))
    await until(lambda: len(site.server.hub) == 0)
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@run(max_examples=300)
@given(st.one_of(st.text(), st.binary(max_size=200)))
def test_any_text_is_a_message_or_a_bad_one(text: str | bytes) -> None:
    read(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=20,
)


@run(max_examples=300)
@given(st.sampled_from(GOOD), st.dictionaries(st.sampled_from(["type", "id", "seq", "pick", "text", "v"]), JSON))
def test_any_values_are_a_message_or_a_bad_one(message: dict[str, Any], values: dict[str, Any]) -> None:
    read(json.dumps({**message, **values}))


def read(text: str | bytes) -> None:
    """Decode, and see that a refusal is one short line."""
    said = ""
    try:
        decode(text)
    except BadMessage as error:
        said = str(error)
    assert len(said) <= TEXT_LIMIT
    assert said.isprintable()
