"""Tables in a chosen position, for screenshots and benchmarks.

A scene is a game that greedy bots play from a fixed seed (or one of the next) up to a chosen moment. Scenes are
written to a data folder before the server starts. The cookie they return belongs to the player of the first seat;
guests have the others.
"""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, Final
from unittest.mock import patch
from urllib.error import URLError
from urllib.request import urlopen

from rulebound.bots import make_bot
from rulebound.games import load_game
from rulebound.kernel import Match
from rulebound.server.accounts.account import Account, make_guest, open_session, register
from rulebound.server.accounts.callers import COOKIE
from rulebound.server.live.server import Server, close_server, open_server
from rulebound.server.play.picks import pick
from rulebound.server.settings import make_settings
from rulebound.server.tables.creating import create_table
from rulebound.server.tables.info import NewTable, SeatRequest
from rulebound.server.tables.seating import join
from rulebound.server.tables.starting import start

GAME: Final = "small-world-underground"
AUZTRALIA: Final = "auztralia"
SPIRIT_ISLAND: Final = "spirit-island"
ME: Final = "Mira"
NAMES: Final = ("Ana", "Bruno", "Chiara", "Deniz")
PATIENCE: Final = 30.0
TRIES: Final = 20
SWITCHES: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")


@dataclass(frozen=True, slots=True)
class Scene:
    """The number of players, the seed, the moment to stop at (None: the end), the game and its set-up."""

    seat_count: int
    seed: int
    until: Callable[[Match], bool] | None
    game: str = GAME
    setup: dict[str, Any] = field(default_factory=dict)


def asked(prompt: str, round_: int, options: int = 2) -> Callable[[Match], bool]:
    """True when the first seat gets this prompt, in this round or later, with at least `options` options."""

    def is_it(match: Match) -> bool:
        ask: Any = match.pending
        world: Any = match.view(0).view
        return bool(
            ask.seats == (0,) and ask.prompt == prompt and world.round >= round_ and len(ask.options) >= options
        )

    return is_it


def asked_at(prompt: str, space: int, told: str = "", least: int = 1) -> Callable[[Match], bool]:
    """AuZtralia: true when the first seat gets this prompt and its disc has reached `space` on the time track.

    With `told`: and at least `least` events of that kind have happened since its last turn.
    """

    def is_it(match: Match) -> bool:
        ask: Any = match.pending
        if ask.seats != (0,) or ask.prompt != prompt:
            return False
        world: Any = match.view(0).view
        reached = next(disc.space for disc in world.discs if disc.seat == 0) >= space
        return reached and (not told or since_last_turn(match).count(told) >= least)

    return is_it


def asked_in_turn(prompt: str, turn: int, options: int = 2) -> Callable[[Match], bool]:
    """Spirit Island: true when the first seat (maybe with others) gets this prompt with enough options."""

    def is_it(match: Match) -> bool:
        ask: Any = match.pending
        if 0 not in ask.seats or ask.prompt != prompt or len(match.options(0)) < options:
            return False
        world: Any = match.view(0).view
        return bool(world.turn >= turn)

    return is_it


def since_last_turn(match: Match) -> list[str]:
    """The kinds of the events after the turn that the first seat had before this one."""
    events = match.events
    turns = [at for at, event in enumerate(events) if event.kind == "turn" and event.args[0] == 0]
    if turns and turns[-1] == len(events) - 1:
        turns.pop()
    return [event.kind for event in events[turns[-1] if turns else 0 :]]


def after(picks: int) -> Callable[[Match], bool]:
    """True when this many picks have been made."""
    return lambda match: len(match.picks) >= picks


@dataclass(frozen=True, slots=True)
class Staged:
    """The table ids by scene name, and the cookie of the player of the first seats."""

    tables: dict[str, str]
    secret: str

    def cookie(self, url: str) -> Any:
        """For a browser's context."""
        return {"name": COOKIE, "value": self.secret, "url": url}


async def put(folder: Path, scenes: dict[str, Scene]) -> Staged:
    """Play all scenes and store them in this data folder."""
    server = await open_server(make_settings(data=folder, database=database_of(folder)))
    me = await register(server.database, ME, token_urlsafe())
    others = [await make_guest(server.database, name) for name in NAMES]
    tables = {name: await _play(server, [me, *others], scene) for name, scene in scenes.items()}
    secret = await open_session(server.database, me)
    await close_server(server)
    return Staged(tables, secret)


def seed_of(scene: Scene) -> int:
    """The first seed, starting with the scene's own, whose game reaches the moment."""
    if scene.until is None:
        return scene.seed
    game = load_game(scene.game)
    for seed in range(scene.seed, scene.seed + TRIES):
        match = Match(game, {"seats": scene.seat_count, **scene.setup}, seed=seed)
        bots = [make_bot("greedy", seed + seat) for seat in range(scene.seat_count)]
        while match.pending is not None:
            if scene.until(match):
                return seed
            seat = match.pending.seats[0]
            match.pick(seat, bots[seat].choose(match.handle(seat)))
    raise RuntimeError(f"the moment never came: {scene}")


async def _play(server: Server, people: list[Account], scene: Scene) -> str:
    seed = seed_of(scene)
    people = people[: scene.seat_count]
    requests = [SeatRequest("me"), *(SeatRequest("open") for _ in people[1:])]
    made = await create_table(
        server,
        people[0],
        NewTable(
            game=scene.game, setup={"seats": scene.seat_count, **scene.setup}, seats=requests, access="public"
        ),
    )
    for account in people[1:]:
        await join(server, made.id, account)
    with patch("rulebound.server.tables.starting.secrets.randbits", return_value=seed):
        await start(server, made.id, people[0])
    bots = [make_bot("greedy", seed + seat) for seat in range(scene.seat_count)]
    match = (await server.rooms.get(made.id)).playing()
    while match.pending is not None and not (scene.until and scene.until(match)):
        seat = match.pending.seats[0]
        chosen = bots[seat].choose(match.handle(seat))
        room = await pick(server, made.id, people[seat], len(match.picks), str(chosen))
        if room.status != "playing":
            break
        match = room.playing()
    return made.id


def database_of(folder: Path) -> str:
    """The database URL of a data folder."""
    return f"sqlite:///{folder / 'rulebound.sqlite3'}"


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Run the server on this data folder until the block ends; yields its URL."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = [sys.executable, "-m", "rulebound", "serve", "--port", str(port), "--database", database_of(folder)]
    with (folder / "server.log").open("ab") as log:
        environment = {**os.environ, "RULEBOUND_DATA": str(folder)}
        process = subprocess.Popen(words, stdout=log, stderr=log, env=environment)
    url = f"http://127.0.0.1:{port}"
    try:
        _wait(url, process)
        yield url
    finally:
        process.terminate()
        process.wait()


def _wait(url: str, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode}")
        try:
            with urlopen(f"{url}/api/health", timeout=5) as answer:
                if answer.status == 200:
                    return
        except (URLError, ConnectionError):
            time.sleep(0.05)
    raise RuntimeError("the server does not answer")


def chromium() -> str:
    """The browser, found or installed by the workshop's own script."""
    script = Path(__file__).with_name("chromium.sh")
    return subprocess.run([script], capture_output=True, text=True, check=True).stdout.strip()
