"""Tables in a chosen position: for pictures, and for measuring.

A scene is a game that greedy bots play from a fixed seed, or one soon after, up to a chosen moment. Scenes are put
into a data folder before the server starts. A browser that has their cookie sits in the first seat; in the others
sit guests.
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
from rulebound.server.accounts import Account, make_guest, open_session, register
from rulebound.server.play import pick
from rulebound.server.security import COOKIE
from rulebound.server.server import Server, close_server, open_server
from rulebound.server.settings import make_settings
from rulebound.server.tables import NewTable, SeatWish, create_table, join, start

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
    """So many players, a seed, and the moment to stop at (None: the end of the game); which game, set up how."""

    seats: int
    seed: int
    until: Callable[[Match], bool] | None
    game: str = GAME
    setup: dict[str, Any] = field(default_factory=dict)


def asked(prompt: str, round_: int, options: int = 2) -> Callable[[Match], bool]:
    """The first seat is asked this, not before the given turn, and has so many answers."""

    def is_it(match: Match) -> bool:
        ask: Any = match.pending
        world: Any = match.view(0).view
        return bool(
            ask.seats == (0,) and ask.prompt == prompt and world.round >= round_ and len(ask.options) >= options
        )

    return is_it


def asked_at(prompt: str, space: int, told: str = "", least: int = 1) -> Callable[[Match], bool]:
    """In AuZtralia the first seat is asked this, not before its disc has come so far on the time track.

    With `told`: and so many events of that kind have happened since its last turn.
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
    """In Spirit Island the first seat is asked this, perhaps with others, and has so many answers."""

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
    """So many picks have been made."""
    return lambda match: len(match.picks) >= picks


@dataclass(frozen=True, slots=True)
class Staged:
    """The scenes' tables by name, and the cookie of whoever sits in the first seats."""

    tables: dict[str, str]
    secret: str

    def cookie(self, url: str) -> Any:
        """For a browser's context."""
        return {"name": COOKIE, "value": self.secret, "url": url}


async def put(folder: Path, scenes: dict[str, Scene]) -> Staged:
    """Play all scenes in this data folder."""
    server = await open_server(make_settings(data=folder, database=database_of(folder)))
    me = await register(server.database, ME, token_urlsafe())
    others = [await make_guest(server.database, name) for name in NAMES]
    tables = {name: await _play(server, [me, *others], scene) for name, scene in scenes.items()}
    secret = await open_session(server.database, me)
    await close_server(server)
    return Staged(tables, secret)


def seed_of(scene: Scene) -> int:
    """The first seed, from the scene's own on, with which its moment comes."""
    if scene.until is None:
        return scene.seed
    game = load_game(scene.game)
    for seed in range(scene.seed, scene.seed + TRIES):
        match = Match(game, {"seats": scene.seats, **scene.setup}, seed=seed)
        bots = [make_bot("greedy", seed + seat) for seat in range(scene.seats)]
        while match.pending is not None:
            if scene.until(match):
                return seed
            seat = match.pending.seats[0]
            match.pick(seat, bots[seat].choose(match, seat))
    raise RuntimeError(f"the moment never came: {scene}")


async def _play(server: Server, people: list[Account], scene: Scene) -> str:
    seed = seed_of(scene)
    people = people[: scene.seats]
    wishes = [SeatWish("me"), *(SeatWish("open") for _ in people[1:])]
    made = await create_table(
        server,
        people[0],
        NewTable(game=scene.game, setup={"seats": scene.seats, **scene.setup}, seats=wishes, public=True),
    )
    for account in people[1:]:
        await join(server, made.id, account)
    with patch("rulebound.server.tables.secrets.randbits", return_value=seed):
        await start(server, made.id, people[0])
    bots = [make_bot("greedy", seed + seat) for seat in range(scene.seats)]
    match = (await server.rooms.enter(made.id)).playing()
    while match.pending is not None and not (scene.until and scene.until(match)):
        seat = match.pending.seats[0]
        chosen = bots[seat].choose(match, seat)
        room = await pick(server, made.id, people[seat], len(match.picks), str(chosen))
        if room.status != "playing":
            break
        match = room.playing()
    return made.id


def database_of(folder: Path) -> str:
    """The file that the scenes are in."""
    return f"sqlite:///{folder / 'rulebound.sqlite3'}"


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The server on these scenes until the block ends; gives its address."""
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
