"""Plays the golden records of a game and writes them to tests/records/<game>/.

Run it for a new game, or when its rules version was raised on purpose: the files keep old games playable. The file
`told.json` beside the records has a digest of the events and the result of each. With `--rehash` no new games are
played: if only the shape of the state has changed, it first checks that every record gives the same events and
result as before, and then writes the new hashes. With `--rehash --against REV` the code of an older revision plays
the records too, and the last view of every seat and of a spectator must be the same as well.
"""

import argparse
import json
import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.against import ROOT, checked_out
from rulebound.bots import make_bot, play_out
from rulebound.games import load_game
from rulebound.kernel import BadSetup, Choice, Flag, Game, Match, Rng, SetupValues, load_record

FOLDER = ROOT / "tests" / "records"
TOLD = "told.json"


def any_setup(game: Game[Any], seat_count: int, rng: Rng) -> SetupValues:
    """Random answers to the set-up questions, as far as they are compatible; no content packs."""
    setup = game.setup.check({"seats": seat_count})
    for name, field in game.setup.fields.items():
        if isinstance(field, Choice) and not field.per_seat and not field.many:
            tried = setup | {name: rng.choice(field.values)}
        elif isinstance(field, Flag):
            tried = setup | {name: bool(rng.below(2))}
        else:
            continue
        try:
            game.check_setup(game.setup.check(tried))
        except BadSetup:
            continue
        setup = tried
    return setup


def write_records(name: str, each: int) -> None:
    """Write `each` games for every number of players, with random set-ups, by greedy and random bots."""
    game = load_game(name)
    folder = FOLDER / game.id
    folder.mkdir(parents=True, exist_ok=True)
    for seats in range(game.setup.seats.low, game.setup.seats.high + 1):
        for number in range(1, each + 1):
            seed = 1000 * seats + number
            bots = [make_bot("greedy" if (seat + number) % 3 else "random", seed + seat) for seat in range(seats)]
            match = Match(game, any_setup(game, seats, Rng(seed)), seed)
            play_out(match, bots, Rng(seed))
            path = folder / f"{seats}-players-{number}.json"
            path.write_bytes(match.record().dump())
            print(f"{path.name}: {len(match.picks)} picks, scores {match.result().scores}")
    write_told(folder, {path.name: told_in(replayed(path)) for path in records_in(folder)})


def records_in(folder: Path) -> list[Path]:
    """The golden records of a game."""
    return sorted(path for path in folder.glob("*.json") if path.name != TOLD)


def replayed(path: Path) -> Match:
    """Replay the picks of a record without checking its hashes."""
    record = load_record(path.read_bytes())
    record.hashes = {}
    return record.replay(load_game(record.game))


def told_in(match: Match) -> dict[str, Any]:
    """The number of events of a match, their digest, and the result."""
    events = list(match.events)
    return {"events": len(events), "digest": digest_of(events), "result": msgspec.to_builtins(match.result())}


def told_with_views(match: Match) -> dict[str, Any]:
    """The same, and a digest of the last view of each seat and of a spectator."""
    views = [match.view(seat) for seat in (*range(match.setup["seats"]), None)]
    told: dict[str, Any] = json.loads(json.dumps(told_in(match)))
    return told | {"views": [digest_of(view) for view in views]}


def digest_of(what: object) -> str:
    """A digest of something that can be sent."""
    return blake2b(msgspec.json.encode(what), digest_size=16).hexdigest()


def told_by(tree: Path, name: str) -> dict[str, dict[str, Any]]:
    """What the code of a work tree tells of each record here, with the views."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tree / "src"), str(ROOT)))}
    command = [sys.executable, "-m", "workshop.golden", name, "--tell"]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    told: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return told


def differing(told: dict[str, Any], before: dict[str, Any]) -> list[str]:
    """What is not told as before."""
    return [part for part in told if told[part] != before.get(part)]


def write_told(folder: Path, told: dict[str, dict[str, Any]]) -> None:
    """One line for each record."""
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(told[name])}" for name in sorted(told))
    (folder / TOLD).write_text(f"{{\n{lines}\n}}\n", "utf-8")


def read_told(folder: Path) -> dict[str, dict[str, Any]]:
    """The expected events and result of each record of a folder."""
    told: dict[str, dict[str, Any]] = json.loads((folder / TOLD).read_text("utf-8"))
    return told


def rehash(name: str, before: dict[str, dict[str, Any]] | None = None) -> None:
    """Write the hashes of all records again, if each still gives the same events and result.

    With what other code tells of them, the last views are compared too.
    """
    folder = FOLDER / load_game(name).id
    told, made = read_told(folder), {}
    for path in records_in(folder):
        match = replayed(path)
        if json.loads(json.dumps(told_in(match))) != told.get(path.name):
            sys.exit(f"{path.name}: gives other events or another result than before; no record is changed")
        if before is not None and (others := differing(told_with_views(match), before[path.name])):
            sys.exit(f"{path.name}: gives other {' and '.join(others)} than before; no record is changed")
        made[path] = match.record().dump()
    for path, record in made.items():
        path.write_bytes(record)
    what = "events, results and last views" if before is not None else "events and results"
    print(f"{len(made)} records give the same {what} as before; their hashes are written again")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--each", type=int, default=3)
    parser.add_argument("--rehash", action="store_true", help="only write hashes again, if the games are the same")
    parser.add_argument("--against", metavar="REV", help="with --rehash: compare with the code of this revision")
    parser.add_argument("--tell", action="store_true", help="print what the records give, as JSON")
    given = parser.parse_args()
    if given.tell:
        found = records_in(FOLDER / load_game(given.game).id)
        print(json.dumps({path.name: told_with_views(replayed(path)) for path in found}))
    elif given.rehash and given.against:
        with checked_out(given.against) as older:
            of_old = told_by(older, given.game)
        rehash(given.game, of_old)
    elif given.rehash:
        rehash(given.game)
    else:
        write_records(given.game, given.each)
