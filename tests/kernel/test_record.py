"""Records: a match as JSON that anybody can read, any machine can prove, and no stranger can break."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from examples.bucket_brigade import GAME as BRIGADE
from examples.pearl_divers import GAME as PEARLS
from rulebound.kernel import (
    STABLE,
    BadRecord,
    Choice,
    Decide,
    Flow,
    Game,
    Match,
    Record,
    Setup,
    SetupValues,
    load_record,
    replay,
    state_hash,
)
from tests.kernel.picture import picture, play
from tests.kernel.toy import A, B, Toy, ToyState

ROOT = Path(__file__).parents[2]
GAMES: dict[str, Game[Any]] = {PEARLS.id: PEARLS, BRIGADE.id: BRIGADE}

GOLDEN = b"""{
 "format": 1,
 "game": "pearl-divers",
 "rules": 1,
 "setup": {
  "seats": 2,
  "rounds": 1
 },
 "seed": 1267650600228229401496703205376,
 "picks": [
  "0 again 0",
  "0 done",
  "1 again 0",
  "1 land 3"
 ],
 "hashes": {
  "0": "f4df005099959f36",
  "2": "b821025e7970a5df"
 }
}
"""


def test_a_record_is_written_the_same_for_ever() -> None:
    match = play(Match(PEARLS, {"rounds": 1}, 2**100), seed=1)
    assert match.record().dump() == GOLDEN


def test_a_record_written_long_ago_still_plays() -> None:
    match = replay(GOLDEN, GAMES)
    assert match.over
    assert match.record().dump() == GOLDEN


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("picks", [0, 1, 4, 9, None])
def test_a_record_plays_to_the_same_match(game: Game[Any], picks: int | None) -> None:
    match = play(Match(game, {"seats": 3}, 11), seed=12, picks=picks)
    again = replay(match.record().dump(), GAMES)
    assert picture(again) == picture(match)
    assert picture(replay(match.record().dump().decode(), GAMES)) == picture(match)
    assert picture(play(again, seed=13)) == picture(play(match, seed=13))


def test_a_record_can_be_played_part_of_the_way() -> None:
    match = play(Match(PEARLS, {}, 11), seed=12)
    part = match.record().replay(PEARLS, to=5)
    assert picture(part) == picture(play(Match(PEARLS, {}, 11), seed=12, picks=5))
    assert match.record().replay(PEARLS, to=0).picks == []


def test_a_record_can_be_played_as_a_playout() -> None:
    match = play(Match(PEARLS, {}, 11), seed=12)
    playout = match.record().replay(PEARLS, keep="nothing")
    assert playout.keep == "nothing"
    assert state_hash(playout.state) == state_hash(match.state)


def test_a_playout_has_a_record_without_hashes_that_plays() -> None:
    playout = play(Match(PEARLS, {}, 11, keep="nothing"), seed=12)
    record = playout.record()
    assert record.hashes == {}
    assert state_hash(replay(record.dump(), GAMES).state) == state_hash(playout.state)


CONTINUE = """
import sys
from rulebound.games import load_game
from rulebound.kernel import Rng, load_record, state_hash
from rulebound.kernel.contract import random_pick

match = load_record(sys.stdin.buffer.read()).replay(load_game(sys.argv[1]))
print(len(match.picks), match.pending.prompt)
rng = Rng(99)
while match.pending is not None:
    match.pick(*random_pick(match, rng))
print(state_hash(match.state))
print(match.record().dump().decode())
"""


@pytest.mark.parametrize(
    ("game", "file", "prompt"),
    [(PEARLS, "pearl_divers.py", "land"), (BRIGADE, "bucket_brigade.py", "hand-over")],
    ids=GAMES,
)
def test_a_record_saved_within_a_nested_decision_goes_on_to_the_same_end_in_a_fresh_process(
    game: Game[Any], file: str, prompt: str, tmp_path: Path
) -> None:
    match = play(Match(game, {"seats": 3}, 21), seed=22, picks=4)
    for seed in range(200):
        if match.pending is not None and match.pending.prompt == prompt:
            break
        play(match, seed=seed, picks=1)
    assert match.pending is not None
    assert match.pending.prompt == prompt
    assert len(match.picks) > match.last_stable().picks
    saved = tmp_path / "half-way.json"
    saved.write_bytes(match.record().dump())
    with saved.open("rb") as source:
        done = subprocess.run(
            [sys.executable, "-c", CONTINUE, str(ROOT / "examples" / file)],
            stdin=source,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONHASHSEED": "77"},
        )
    assert done.returncode == 0, done.stderr
    where, final, record = done.stdout.split("\n", 2)
    assert where == f"{len(match.picks)} {prompt}"
    play(match, seed=99)
    assert final == state_hash(match.state)
    assert record.strip() == match.record().dump().decode().strip()


# What is not a record.


def good() -> dict[str, Any]:
    """A record of six picks as JSON values."""
    raw: dict[str, Any] = json.loads(play(Match(PEARLS, {}, 7), seed=7, picks=6).record().dump())
    return raw


def refusal(data: bytes | str) -> str:
    """The one clear line with which this is refused, quickly."""
    begun = time.perf_counter()
    with pytest.raises(BadRecord) as refused:
        replay(data, GAMES)
    assert time.perf_counter() - begun < 2
    text = str(refused.value)
    assert text.isprintable()
    assert 0 < len(text) < 500
    return text


def spoiled(change: Callable[[dict[str, Any]], object]) -> str:
    """The refusal of a good record with one change."""
    raw = good()
    change(raw)
    return refusal(json.dumps(raw))


def test_the_record_that_these_tests_spoil_is_good() -> None:
    raw = good()
    assert len(replay(json.dumps(raw), GAMES).picks) == 6
    assert len(raw["hashes"]) >= 3


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda raw: raw.update(game="chess"), "unknown game 'chess'"),
        (lambda raw: raw.update(game="\n" * 90), "unknown game"),
        (lambda raw: raw.update(game="\U000e0001" * 100), "unknown game"),
        (lambda raw: raw.update(game="x" * 101), "`$.game`"),
        (lambda raw: raw.update(game=7), "`$.game`"),
        (lambda raw: raw.update(rules=2), "made with rules version 2; this program plays version 1"),
        (lambda raw: raw.update(rules=10**4000), "made with rules version 1000"),
        (lambda raw: raw.update(rules="1"), "`$.rules`"),
        (lambda raw: raw.update(rules=1.5), "`$.rules`"),
        (lambda raw: raw.update(format=2), "format 2; this program reads format 1"),
        (lambda raw: raw.update(format=10**4000), "format 1000"),
        (lambda raw: raw.update(format=None), "`$.format`"),
        (lambda raw: raw.update(seed=-1), "seed is out of range"),
        (lambda raw: raw.update(seed=2**128), "seed is out of range"),
        (lambda raw: raw.update(seed=10**4000), "seed is out of range"),
        (lambda raw: raw.update(seed=1.5), "`$.seed`"),
        (lambda raw: raw.update(seed="7"), "`$.seed`"),
        (lambda raw: raw.update(seed=True), "`$.seed`"),
        (lambda raw: raw.update(setup=[]), "`$.setup`"),
        (lambda raw: raw.update(setup=None), "`$.setup`"),
        (lambda raw: raw["setup"].update(seats=9), "bad set-up: seats: 9"),
        (lambda raw: raw["setup"].update(seats=10**4000), "bad set-up: seats: a huge number"),
        (lambda raw: raw["setup"].update(rounds="six"), "bad set-up: rounds: 'six'"),
        (lambda raw: raw["setup"].update(moon=1), "bad set-up: 'moon'"),
        (lambda raw: raw["setup"].update({"\n\x00" * 3000: 1}), "bad set-up: "),
        (lambda raw: raw.update(picks={}), "`$.picks`"),
        (lambda raw: raw.update(picks=[1]), "`$.picks[0]`"),
        (lambda raw: raw.update(picks=["0 " + "x" * 500]), "`$.picks[0]`"),
        (lambda raw: raw.update(picks=["0 done"] * 100_001), "`$.picks`"),
        (
            lambda raw: raw["picks"].__setitem__(2, "1 land 99"),
            "pick 2: 'land 99' is not open to seat 1 at 'again'",
        ),
        (lambda raw: raw["picks"].__setitem__(3, "0 done"), "pick 3: 'done' by seat 0: 'land' is asked of seat 1"),
        (lambda raw: raw["picks"].__setitem__(2, "done"), "pick 2: 'done' is not a seat number and an option"),
        (lambda raw: raw["picks"].__setitem__(2, "-1 done"), "pick 2: '-1 done' is not a seat number"),
        (lambda raw: raw["picks"].__setitem__(2, "1000 done"), "pick 2: '1000 done' is not a seat number"),
        (lambda raw: raw["picks"].__setitem__(2, "\u0661 done"), "is not a seat number"),
        (lambda raw: raw["picks"].__setitem__(2, "\U000e0001" * 200), "pick 2: "),
        (lambda raw: raw["picks"].__setitem__(2, "1 a\nb\rc\u2028d"), "pick 2: "),
        (lambda raw: raw["picks"].__setitem__(2, "1"), "pick 2: '1' is not"),
        (lambda raw: raw["picks"].__setitem__(2, ""), "pick 2: '' is not"),
        (lambda raw: raw["picks"].pop(0), "pick "),
        (lambda raw: raw["picks"].extend(["0 done"] * 500), "pick "),
        (lambda raw: raw.update(hashes=[]), "`$.hashes`"),
        (
            lambda raw: raw["hashes"].update({"0": "0" * 16}),
            "the state at the start differs from the recorded one",
        ),
        (
            lambda raw: raw["hashes"].update({"2": "0" * 16}),
            "after pick 1 the state differs from the recorded one",
        ),
        (lambda raw: raw["hashes"].update({"3": "0" * 16}), "after pick 2 the state differs"),
        (lambda raw: raw["hashes"].update({"9": "0" * 16}), "a hash for pick 9, and the record has 6 picks"),
        (lambda raw: raw["hashes"].update({"002": "0" * 16}), "a hash for pick 002"),
        (lambda raw: raw["hashes"].update({"two": "0" * 16}), "`$.hashes"),
        (lambda raw: raw["hashes"].update({"-2": "0" * 16}), "`$.hashes"),
        (lambda raw: raw["hashes"].update({"9999999": "0" * 16}), "`$.hashes"),
        (lambda raw: raw["hashes"].update({"2": "0" * 17}), "`$.hashes"),
        (lambda raw: raw["hashes"].update({"2": "0" * 15 + "\n"}), "`$.hashes"),
        (lambda raw: raw["hashes"].update({"2": 7}), "`$.hashes"),
        (lambda raw: raw.update(seed=8), "the state at the start differs from the recorded one"),
        (lambda raw: raw.update(notes="mine"), "unknown field `notes`"),
        (lambda raw: raw.update({"a\nb" + "x" * 5000: 1}), "unknown field `a b"),
        (lambda raw: raw.pop("picks"), "missing required field `picks`"),
        (lambda raw: raw.pop("game"), "missing required field `game`"),
        (lambda raw: raw.clear(), "missing required field"),
    ],
)
def test_a_spoiled_record_is_refused_in_one_clear_line(
    change: Callable[[dict[str, Any]], object], words: str
) -> None:
    assert words in spoiled(change)


def test_a_record_cut_short_anywhere_is_refused() -> None:
    whole = json.dumps(good()).encode()
    for length in range(len(whole)):
        refusal(whole[:length])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b" ",
        b"null",
        b"[]",
        b"7",
        b'"a record"',
        b"not JSON at all",
        b"\x00" * 1000,
        b"\xff\xfe{\x00}\x00",
        b"\xef\xbb\xbf{}",
        b"{}{}",
        "{}\ud800",
    ],
)
def test_what_was_never_a_record_is_refused(data: bytes | str) -> None:
    assert refusal(data).startswith("not a record: ")


@pytest.mark.parametrize(
    "number", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 1_000_000, "0x10", "1_0", "--1"]
)
@pytest.mark.parametrize("where", ['"seed": 7', '"rounds": 6', '"rules": 1'])
def test_a_number_that_is_none_is_refused(number: str, where: str) -> None:
    text = json.dumps(good())
    assert where in text
    refusal(text.replace(where, f"{where.split(':')[0]}: {number}"))


def test_text_that_is_not_utf8_is_refused() -> None:
    whole = json.dumps(good()).encode()
    for spot in (b"pearl-divers", b"done", b"rounds", b"format"):
        assert spot in whole
        refusal(whole.replace(spot, spot[:2] + b"\xff\xfe" + spot[2:], 1))
    refusal(whole.replace(b"pearl-divers", b"\\ud800", 1))


@pytest.mark.parametrize("junk", [b"\x00", b"[", b'{"a":', b"9", b'"', b"{}", b" "])
def test_a_hundred_megabytes_of_junk_are_refused(junk: bytes) -> None:
    data = junk * (100_000_000 // len(junk))
    assert "too big for a record: " in refusal(data)


@pytest.mark.parametrize("mark", ["[", '{"a":'])
@pytest.mark.parametrize(
    "where", ["{}", '{{"setup": {}', '{{"format": 1, "game": "pearl-divers", "rules": 1, "picks": {}']
)
def test_deep_nesting_is_refused(mark: str, where: str) -> None:
    refusal(where.format(mark * 100_000))
    text = json.dumps(good())
    closing = {"[": "]", '{"a":': "}"}[mark]
    for depth in (100, 500, 900, 100_000):
        refusal(text.replace('"rounds": 6', f'"rounds": {mark * depth}1{closing * depth}'))


class Fussy(Toy):
    id = "fussy"
    setup = Setup((1, 4), Choice("extras", ("owls", "bats"), many=True))


def fail_on_b(s: ToyState) -> Flow[None]:
    yield STABLE
    pick = yield Decide(0, "first", [A, B])
    s.tell("x" * 5000 if pick is B else "fine")
    if pick is B:
        raise ValueError("line\nbreak " + "x" * 5000)
    yield Decide(0, "second", [A, B])


def fussy(picks: list[str], **setup: object) -> bytes:
    return Record(game="fussy", rules=1, setup=setup, seed=1, picks=picks, hashes={}).dump()


def test_rules_that_fail_on_a_record_make_it_a_bad_record() -> None:
    game = Fussy(fail_on_b)
    assert replay(fussy(["0 a"]), {"fussy": game}).picks == [(0, A)]
    with pytest.raises(BadRecord, match="pick 0: the rules fail here: ") as refused:
        replay(fussy(["0 b"]), {"fussy": game})
    assert len(str(refused.value)) < 500
    assert str(refused.value).isprintable()

    def fail_at_once(_: ToyState) -> Flow[None]:
        yield STABLE
        raise KeyError("gone")

    with pytest.raises(BadRecord, match=r"the rules fail at the start: .*KeyError"):
        replay(fussy([]), {"fussy": Fussy(fail_at_once)})


def test_many_choices_in_a_record_are_checked_without_harm() -> None:
    game = Fussy(fail_on_b)
    deep: Any = []
    for _ in range(300):
        deep = [deep]
    bad: list[Any] = [[10**4200], [deep], ["owls", "owls"], [None], [{}], "owls", [1.5, 1.5]]
    for extras in bad:
        data = json.dumps({**json.loads(fussy([])), "setup": {"extras": extras}})
        with pytest.raises(BadRecord, match="bad set-up: extras"):
            replay(data, {"fussy": game})


def test_a_record_of_another_game_is_refused() -> None:
    record = load_record(json.dumps(good()))
    with pytest.raises(BadRecord, match="a record of 'pearl-divers', not of 'bucket-brigade'"):
        record.replay(BRIGADE)


def test_a_record_of_a_time_before_a_set_up_field_replays_with_what_was_meant_then() -> None:
    class Edited(Toy):
        setup = Setup((1, 4), Choice("edition", ("new", "old"), before="old"))

        def new(self, setup: SetupValues, seed: int) -> ToyState:
            state = super().new(setup, seed)
            state.log.append(setup["edition"])
            return state

    game = Edited(_one_pick)
    match = Match(game, {"seats": 1, "edition": "old"}, 5)
    match.pick(0, A)
    record = match.record()
    del record.setup["edition"]
    again = record.replay(game)
    assert again.setup == {"seats": 1, "edition": "old"}
    assert Match(game, {"seats": 1}, 5).setup["edition"] == "new"


def _one_pick(s: ToyState) -> Flow[None]:
    if not s.step:
        yield STABLE
        yield Decide(0, "x", [A, B])
        s.step = 1
        yield STABLE
