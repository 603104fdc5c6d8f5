"""Ten thousand spoiled records: each is refused in one line or is a valid match, soon and in little memory."""

import json
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from examples.bucket_brigade import GAME as BRIGADE
from examples.pearl_divers import GAME as PEARLS
from rulebound.kernel import BadRecord, Game, Match, Rng, replay, state_hash
from rulebound.kernel.record import MAX_BYTES
from tests.kernel.picture import play

GAMES: Final[dict[str, Game[Any]]] = {PEARLS.id: PEARLS, BRIGADE.id: BRIGADE}
SEED: Final = 20_240
RECORDS: Final = 10_000
SECONDS_EACH: Final = 2.0
BYTES_AT_ONCE: Final = 60_000_000

STRANGE: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    3,
    2**63,
    2**64,
    2**128,
    10**400,
    -(10**400),
    0.5,
    1e308,
    "",
    "0",
    "0 done",
    "1 done",
    "1 ready",
    "0 to 1",
    "x" * 300,
    "\x00\n\u2028\U000e0001",
    [],
    {},
    [[[[]]]],
    ["0 done"] * 50,
    {"seats": 2},
    {"0": "0" * 16},
    "pearl-divers",
    "bucket-brigade",
)
SCRAPS: Final = (
    b"\x00",
    b"\xff",
    b"\xed\xa0\x80",
    b"{",
    b"}",
    b"[",
    b"]",
    b'"',
    b",",
    b":",
    b"\\",
    b"\\ud800",
    b"\\u0000",
    b"NaN",
    b"Infinity",
    b"1e999",
    b"-",
    b"0",
    b"9" * 40,
    b"null",
    b" ",
    b"\n",
    b"/*",
)


def originals() -> list[bytes]:
    """Records of both examples, cut off here and there."""
    found = []
    for number in range(12):
        game = (PEARLS, BRIGADE)[number % 2]
        match = Match(game, {"seats": 2 + number % 3}, number)
        found.append(play(match, seed=number, picks=None if number < 4 else 3 * number).record().dump())
    return found


# Changes of bytes.


def flip(data: bytes, rng: Rng) -> bytes:
    spoiled = bytearray(data)
    for _ in range(rng.roll(4)):
        spoiled[rng.below(len(spoiled))] ^= 1 << rng.below(8)
    return bytes(spoiled)


def cut(data: bytes, rng: Rng) -> bytes:
    first, last = sorted((rng.below(len(data) + 1), rng.below(len(data) + 1)))
    return rng.choice((data[:first], data[first:], data[:first] + data[last:]))


def insert(data: bytes, rng: Rng) -> bytes:
    at = rng.below(len(data) + 1)
    return data[:at] + rng.choice(SCRAPS) * rng.choice((1, 1, 1, 2, 1000)) + data[at:]


def double(data: bytes, rng: Rng) -> bytes:
    first, last = sorted((rng.below(len(data) + 1), rng.below(len(data) + 1)))
    return data[:last] + data[first:last] + data[last:]


# Changes of values.


def as_json(change: Callable[[dict[str, Any], Rng], object]) -> Callable[[bytes, Rng], bytes]:
    def changed(data: bytes, rng: Rng) -> bytes:
        raw: dict[str, Any] = json.loads(data)
        change(raw, rng)
        return json.dumps(raw).encode()

    return changed


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every (holder, key) inside a JSON value."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


def change_value(raw: dict[str, Any], rng: Rng) -> None:
    holder, key = rng.choice(places(raw))
    holder[key] = rng.choice(STRANGE)


def nudge_number(raw: dict[str, Any], rng: Rng) -> None:
    numbers = [(holder, key) for holder, key in places(raw) if type(holder[key]) is int]
    holder, key = rng.choice(numbers)
    holder[key] += rng.choice((-1, 1, 2, 10**30))


def change_key(raw: dict[str, Any], rng: Rng) -> None:
    holder = rng.choice((raw, raw["setup"], raw["hashes"]))
    if holder:
        key = rng.choice(list(holder))
        holder[rng.choice(("", "x", "\n", "seats", "rounds", "0", "1", "2", "007", key + key))] = holder.pop(key)


def drop_key(raw: dict[str, Any], rng: Rng) -> None:
    holder = rng.choice((raw, raw["setup"], raw["hashes"]))
    if holder:
        del holder[rng.choice(list(holder))]


def swap_picks(raw: dict[str, Any], rng: Rng) -> None:
    picks = raw["picks"]
    if picks:
        one, other = rng.below(len(picks)), rng.below(len(picks))
        picks[one], picks[other] = picks[other], picks[one]


def repeat_pick(raw: dict[str, Any], rng: Rng) -> None:
    picks = raw["picks"]
    if picks:
        at = rng.below(len(picks))
        picks[at:at] = [rng.choice(picks)] * rng.choice((1, 1, 2, 400))


def drop_pick(raw: dict[str, Any], rng: Rng) -> None:
    if raw["picks"]:
        at = rng.below(len(raw["picks"]))
        del raw["picks"][at : at + rng.roll(2)]


def other_pick(raw: dict[str, Any], rng: Rng) -> None:
    if raw["picks"]:
        at, number = rng.below(len(raw["picks"])), rng.below(14)
        words = ("done", f"land {number}", f"again {number}", "ready", "hand-over", f"to {number}", "douse mill")
        raw["picks"][at] = f"{rng.below(5)} {rng.choice(words)}"


def stop_early(raw: dict[str, Any], rng: Rng) -> None:
    last = rng.below(len(raw["picks"]) + 1)
    del raw["picks"][last:]
    raw["hashes"] = {at: made for at, made in raw["hashes"].items() if int(at) <= last}


def forget_hashes(raw: dict[str, Any], rng: Rng) -> None:
    raw["hashes"].clear()
    other_pick(raw, rng)


CHANGES: Final[tuple[Callable[[bytes, Rng], bytes], ...]] = (
    flip,
    cut,
    insert,
    double,
    *map(
        as_json,
        (
            change_value,
            nudge_number,
            change_key,
            drop_key,
            swap_picks,
            repeat_pick,
            drop_pick,
            other_pick,
            stop_early,
            forget_hashes,
        ),
    ),
)


def spoil(data: bytes, rng: Rng) -> bytes:
    for _ in range(rng.choice((1, 1, 2))):
        try:
            data = rng.choice(CHANGES)(data, rng)
        except (ValueError, TypeError, KeyError, AttributeError, IndexError):
            return data  # a second change found no record any more
    return data


def judge(data: bytes) -> bool:
    """Whether the record is good; anything but a clear refusal or a valid match fails."""
    try:
        match = replay(data, GAMES)
    except BadRecord as refused:
        text = str(refused)
        assert text.isprintable()
        assert 0 < len(text) < 500
        return False
    again = replay(match.record().dump(), GAMES)
    assert state_hash(again.state) == state_hash(match.state)
    return True


def test_ten_thousand_spoiled_records_are_refused_or_valid_in_bounded_time() -> None:
    sources, rng = originals(), Rng(SEED)
    good, slowest = 0, 0.0
    for number in range(RECORDS):
        data = spoil(rng.choice(sources), rng)
        begun = time.perf_counter()
        try:
            good += judge(data)
        except Exception as error:
            pytest.fail(f"seed {SEED}, record {number}: {error!r}\n{data[:3000]!r}")
        slowest = max(slowest, time.perf_counter() - begun)
    assert slowest < SECONDS_EACH, f"seed {SEED}"
    assert RECORDS // 50 < good < RECORDS // 2, (
        f"seed {SEED}: {good} are good, so the changes are too tame or too wild"
    )


def test_spoiled_records_are_read_in_bounded_memory() -> None:
    sources, rng = originals(), Rng(SEED + 1)
    tracemalloc.start()
    try:
        for number in range(300):
            data = spoil(rng.choice(sources), rng)
            tracemalloc.reset_peak()
            before = tracemalloc.get_traced_memory()[0]
            judge(data)
            peak = tracemalloc.get_traced_memory()[1] - before
            assert peak < BYTES_AT_ONCE, f"seed {SEED + 1}, record {number}: {peak} bytes\n{data[:3000]!r}"
    finally:
        tracemalloc.stop()


IN_LITTLE_MEMORY: Final = """
import resource, sys
from rulebound.games import load_game
from rulebound.kernel import BadRecord, replay

game = load_game(sys.argv[1])
data = sys.stdin.buffer.read()
resource.setrlimit(resource.RLIMIT_AS, (600_000_000, 600_000_000))
try:
    replay(data, {game.id: game})
except BadRecord as refused:
    print(refused)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits the memory of a process as Linux does")
@pytest.mark.parametrize(
    ("fill", "words"),
    [
        (b'"rounds": [' + b"[]," * 2_600_000 + b"1]", "bad set-up: rounds: a list"),
        (b'"rounds": "' + b"x" * 7_900_000 + b'"', "bad set-up: rounds: 'xxx"),
        (b'"' + b"y" * 7_900_000 + b'": 1', "bad set-up: 'yyy"),
    ],
    ids=["lists", "text", "name"],
)
def test_the_biggest_record_that_is_read_takes_bounded_memory_and_time(fill: bytes, words: str) -> None:
    record = play(Match(PEARLS, {}, 1), seed=1, picks=3).record().dump()
    data = json.dumps(json.loads(record)).encode().replace(b'"rounds": 6', fill, 1)
    assert 7_000_000 < len(data) < MAX_BYTES
    file = Path(__file__).parents[2] / "examples" / "pearl_divers.py"
    done = subprocess.run(
        [sys.executable, "-c", IN_LITTLE_MEMORY, str(file)],
        input=data,
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.decode().startswith(words)
